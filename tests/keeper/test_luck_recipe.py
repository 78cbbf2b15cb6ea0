"""`docs/luck.md` is exact: its script, in another language, works out real dice from a real file."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest

from bot import evidence
from bot.evidence import AnswerPart, Evidence
from bot.luck_words import drawn
from games import registry
from games.kernel.live import Live, new_game
from games.kernel.luck import Witness, commitment, key_of, salt_of
from keeper.cli import main
from keeper.games import game

RECIPE = (Path(__file__).parents[2] / "docs" / "luck.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
WORDS = ["Käsekuchen", "otter", "two words", "🎲"]


@pytest.fixture(scope="module")
def played() -> Evidence:
    """A whole game of three, as the file of `/game verify` has it."""
    return play(game("elder-sign").rules.version)


def play(version: int, name: str = "elder-sign", answers: int = 10_000) -> Evidence:
    """As a game that was begun by this version of the rules; the first answers of it."""
    shelf = game(name)
    rules, pilot = shelf.rules, shelf.manifest.pilot(shelf.cards)
    fate = Witness(key_of(SECRET, salt_of(WORDS).split("\n")))
    live = Live(rules, fate, new_game(rules, rules.load(rules.new(3).model_dump_json(), version)))
    file = Evidence(
        keeper="?", game=name, rules_version=version, status="finished", options={}, wishes=[{}] * 3, recipe=2,
        commitment=commitment(SECRET), words=WORDS, secret=SECRET.hex(),
    )  # fmt: skip
    file.opening = evidence.happened(live.opening, fate.look())
    while not live.over and len(file.answers) < answers:
        ask = next(a for a in live.asks if a.needed)
        moved = live.answer(ask.n, ask.seat, pilot.pick(live.view(ask.seat), ask))
        now = moved.answer
        assert now is not None
        what = evidence.happened(moved.told, fate.look())
        file.answers.append(
            AnswerPart(
                seat=now.seat,
                step=now.step,
                n=now.n,
                picks=list(now.picks),
                by=now.by,
                sig=now.sig,
                trace=now.trace,
                told=what.told,
                draws=what.draws,
            )
        )
    file.result = evidence.result_of(live) if live.over else ""
    return file


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_begun_by_an_earlier_version_is_checked_as_that_version_began_it(
    version: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = play(version)
    path = tmp_path / "luck.json"
    path.write_bytes(old.written())
    assert main(["verify", str(path)]) == 0
    assert f"HONEST: {len(old.answers)} answers" in capsys.readouterr().out
    path.write_bytes(old.model_copy(update={"rules_version": version + 1}).written())
    assert main(["verify", str(path)]) == 1


def test_a_whole_game_is_honest_on_the_command_line(played: Evidence, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "luck.json"
    path.write_bytes(played.written())
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"HONEST: {len(played.answers)} answers" in said
    assert [line.split(maxsplit=1) for line in said.splitlines() if line.strip()[:1] in "1234" and line.strip()] == [
        ["1", r'"K\u00e4sekuchen"  Käsekuchen'],
        ["2", '"otter"'],
        ["3", '"two words"'],
        ["4", r'"\ud83c\udfb2"  🎲'],
    ]
    lying = json.loads(played.written()) | {"result": "won signs [0, 1, 2]" if "lost" in played.result else "lost doom []"}
    path.write_text(json.dumps(lying))
    assert main(["verify", str(path)]) == 1
    assert "did not end as the file says" in capsys.readouterr().out


def test_a_word_that_the_terminal_cannot_write_is_no_proof_of_anything(played: Evidence, tmp_path: Path) -> None:
    path = tmp_path / "luck.json"
    path.write_bytes(played.written())
    run = subprocess.run(
        [sys.executable, "-m", "keeper", "verify", str(path)],
        capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert rb"\U0001f3b2" in run.stdout  # the word that is a die


def test_a_fault_of_ours_is_not_called_dishonest(
    played: Evidence, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "luck.json"
    path.write_bytes(played.written())

    def fails(*_: Any) -> Any:
        raise KeyError("ours")

    monkeypatch.setattr(evidence, "check", fails)
    assert main(["verify", str(path)]) == 2
    assert "our fault" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_script_of_the_recipe_works_out_real_dice(played: Evidence, tmp_path: Path) -> None:
    found = re.search(r"```js\n(.*?)```", RECIPE, re.DOTALL)
    assert found
    assert len(found[1].splitlines()) == 10
    (tmp_path / "die.js").write_text(found[1], encoding="utf-8")
    path = tmp_path / "luck.json"

    def die(name: str) -> str:
        run = ["node", str(tmp_path / "die.js"), str(path), name]
        return subprocess.run(run, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    path.write_bytes(played.written())
    named = re.search(r"node die.js FILE '([^']+)'", RECIPE)
    assert named
    rolled = next(d for a in played.answers for d in a.draws or [] if d.sides == 6)
    first = next(d for d in (played.opening and played.opening.draws) or [] if d.name == named[1])
    for draw in (first, rolled):
        assert die(draw.name) == f"honest {draw.name} {draw.value}"
    lying: dict[str, Any] = json.loads(played.written())
    lying["words"][0] = "Quarkkuchen"
    path.write_text(json.dumps(lying))
    assert [die(d.name).split()[0] for d in (first, rolled)].count("NOT") >= 1
    path.write_text(json.dumps(json.loads(played.written()) | {"commitment": "00" * 32}))
    assert die(first.name).startswith("NOT HONEST")


def named_by_the_recipe(drawn: Sequence[str], chained: bool = True) -> list[str]:
    """The names of all draws of a game, made from nothing but the step and the label of each, as the page says."""
    names: list[str] = []
    now, before, counts = "", "", Counter[str]()
    for name in drawn:
        place, _, rest = name.partition("/")
        label = rest.rpartition("#")[0]
        if (step := place.partition(".")[0]) != now:
            now, before, counts = step, "", Counter()
        names.append(f"{step}{'.' if before else ''}{before}/{label}#{counts[label]}")
        before = blake2b(f"{before}/{label}".encode(), digest_size=6).hexdigest() if chained else ""
        counts[label] += 1
    return names


def test_the_recipe_says_what_every_draw_of_a_game_is_called(played: Evidence) -> None:
    drawn = [d.name for part in (played.opening, *played.answers) if part is not None for d in part.draws or []]
    assert named_by_the_recipe(drawn) == drawn
    first, second = drawn[:2]
    assert f"what follows `{first}` begins with `{second.partition('/')[0]}/`" in RECIPE
    assert any(name.partition("/")[0].count(".") and not name.startswith("0.") for name in drawn)
    old = [d.name for part in play(1).answers for d in part.draws or []]
    assert not any("." in name.partition("/")[0] for name in old)


@pytest.mark.parametrize("name", registry.names())
def test_the_recipe_says_it_for_every_game(name: str) -> None:
    without = re.search(r"\*\*in every game but (.+?)\*\*", RECIPE)
    assert without
    chained = registry.manifest(name).name != without[1].lower()
    found = play(game(name).rules.version, name, 40)
    drawn = [d.name for part in (found.opening, *found.answers) if part is not None for d in part.draws or []]
    assert named_by_the_recipe(drawn, chained) == drawn
    assert any("." in place.partition("/")[0] for place in drawn) == chained


def test_the_recipe_says_how_promise_key_and_drawn_words_are_made() -> None:
    """The same in other words than the program's own: a change of the recipe must be written down."""
    import hmac

    promise = sha256(b"keeper:" + SECRET).hexdigest()
    assert commitment(SECRET) == promise
    assert key_of(SECRET, salt_of(["a", "b"]).split("\n")) == hmac.digest(SECRET, b"keeper:2\na\nb", "sha256")
    bag = ["a", "b", "c", "d", "e"]
    h = int.from_bytes(sha256(f"keeper word:{promise}:1234".encode()).digest()[:8], "big")
    assert drawn(promise, 1234, bag) == bag[h % 5]
    for said in ("`keeper:`", "`keeper:2`", "`keeper word:`", "2⁶⁴", "NFC", "1 to 24 characters", "BLAKE2b", "an output of 6"):
        assert said in RECIPE
