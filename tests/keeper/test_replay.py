"""`keeper replay`: what it prints is a test that runs, and that fails where a rule fails."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest

from bot import exports
from bot.evidence import of_table
from bot.versions import versions
from examples.tiny import rules as wading
from games import registry
from games.kernel.live import RuleCrash
from keeper.cli import main
from keeper.games import Game, game
from rendering.fluent import Words, word_folders
from tests.bot.given import World, world
from tests.cogs.given import begin, posted, reply
from tests.examples.conftest import PACKAGE, tiny  # noqa: F401

from .test_luck_recipe import play as played_game

ROOT = Path(__file__).parents[2]


async def a_table(w: World, answers: int = 400) -> Any:
    """A game of three by its own pilot: so many answers, or to its end."""
    table = await begin(w, "anna", "ben", "clara", game="wading-out")
    for _ in range(answers):
        if table.over:
            break
        await reply(w, table)
    await posted(w)
    return table


def strict() -> Words:
    return Words.load(*word_folders(), strict=True)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The three files of one game that is over."""
    folder = tmp_path_factory.mktemp("files")

    async def whole() -> dict[str, bytes]:
        async with world(folder, words=strict()) as w:
            table = await a_table(w)
            assert table.over
            return {
                "verify": (await of_table(table))[0].written(),
                "export": (await exports.export(w.keeper.db, table.id))[0],
                "report": await exports.report(table, w.person("anna").id, versions()),
            }

    registry.bring(PACKAGE)
    try:
        found = asyncio.run(whole())
    finally:
        registry.send_away(PACKAGE)
    paths = {name: folder / f"keeper-{name}.json" for name in found}
    for name, data in found.items():
        paths[name].write_bytes(data)
    return paths


@pytest.fixture
def files(tiny: Game, made: dict[str, Path]) -> dict[str, Path]:  # noqa: F811
    return made


def printed(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    capsys.readouterr()
    assert main(["replay", *map(str, words)]) == 0
    return capsys.readouterr().out


def run(source: str) -> None:
    """The printed test, here and now."""
    space: dict[str, Any] = {}
    exec(compile(source, "printed.py", "exec"), space)
    next(made for name, made in space.items() if name.startswith("test_"))()


def test_every_kind_of_file_gives_the_same_test_and_it_passes(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found = {name: printed(capsys, path) for name, path in files.items()}
    assert len(set(found.values())) == 1
    source = found["verify"]
    assert "t.says(0, 'wade')  # 1: wo-turn" in source
    assert source.splitlines()[-1].startswith("    assert t.live.outcome.winners == (")
    run(source)


def test_a_game_can_be_played_up_to_a_point(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    source = printed(capsys, files["verify"], "--until", "2")
    assert source.count("t.says(") == 2
    assert "its first 2 answers" in source
    assert "    t.asks(" in source
    run(source)
    assert printed(capsys, files["verify"], "--until", "0").count("t.says(") == 0


def test_the_test_fails_where_a_rule_fails(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = printed(capsys, files["export"])
    real = wading.throw

    def broken(g: Any, me: int) -> Any:
        if g.state.throws == 1:
            raise ZeroDivisionError("the second throw of a turn")
        return (yield from real(g, me))

    monkeypatch.setattr(wading, "throw", broken)
    source = printed(capsys, files["export"])
    *_, comment, last = source.splitlines()
    assert comment.strip() == "# Here it fails: RuleCrash: ZeroDivisionError: the second throw of a turn"
    assert 0 < source.count("t.says(") < whole.count("t.says(")
    assert last in whole.splitlines()
    with pytest.raises(RuleCrash) as crash:
        run(source)
    where = [f.lineno for f in traceback.extract_tb(crash.value.__traceback__) if f.filename == "printed.py"]
    assert where[-1] == len(source.splitlines())
    monkeypatch.setattr(wading, "throw", real)
    run(source)  # mended


def test_a_rule_that_asks_something_else_is_told(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_listens(g: Any, me: int) -> Any:
        return False
        yield

    monkeypatch.setattr(wading, "whistle", nobody_listens)
    source = printed(capsys, files["verify"])
    assert "# What followed from this answer was something else then." in source
    assert "# Here it fails: " in source
    with pytest.raises(AssertionError, match="not offered"):
        run(source)


def test_a_transcript_says_everything(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, files["report"], "--describe")
    assert "   1 #0 wo-turn: wade" in said
    assert "luck 1/throw:0:1#0: " in said
    assert "[only #2]" in said  # a wish
    assert "had the wish" in said
    german = printed(capsys, files["report"], "--describe", "--lang", "de", "--until", "3")
    assert "ist dran." in german
    assert "asked now: " in german


@pytest.mark.parametrize("kind", ["verify", "export", "report"])
async def test_a_running_game_is_refused_in_one_clear_line(
    tiny: Game,  # noqa: F811
    tmp_path: Path,
    kind: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with world(tmp_path, words=strict()) as w:
        table = await a_table(w, answers=3)
        match kind:
            case "verify":
                data = (await of_table(table))[0].written()
            case "export":
                data, _ = await exports.export(w.keeper.db, table.id)
            case _:
                data = await exports.report(table, w.person("anna").id, versions())
    path = tmp_path / "running.json"
    path.write_bytes(data)
    capsys.readouterr()
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert ("sealed" if kind == "export" else "not over") in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("data", "says"), [
    (b"", "not JSON"),
    (b"[]", "no file of a game"),
    (b"{}", "no file of a game"),
    (b'{"format": "keeper luck 1"}', "Field required"),
    (b'{"whole": 5}', "no file of a game"),
    (b'{"whole": {"format": 1, "checkpoints": []}}', "no game that can be read"),
    (b'{"format": 1, "checkpoints": {}, "game": {"name": "go"}}', "no game that can be read"),
])  # fmt: skip
def test_what_is_no_game_is_refused(data: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("keeper: odd.json: ")
    assert says in said.err
    assert main(["replay", str(tmp_path / "nothing.json")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_what_it_prints_is_a_file_for_pytest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With a game of the house, of which every question is among those that must be told apart."""
    path = tmp_path / "luck.json"
    path.write_bytes(played_game(game("elder-sign").rules.version).written())
    test = tmp_path / "test_printed.py"
    test.write_text(printed(capsys, path), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(test)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    assert json.loads(path.read_text("utf-8"))["answers"]
