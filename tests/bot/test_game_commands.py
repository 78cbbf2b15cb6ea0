"""A game's own commands are data of its box: what Discord is told of them, and what it would not take."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import db
from bot.commands import BadCommands, payload
from bot.game_commands import check, cog_of
from bot.keeper import Keeper
from bot.settings import Settings
from bot.shelf import Box, Command, Field, Shelf, fill
from games import registry
from keeper import run
from rendering.fluent import Words
from tests.bot.given import LOCALE, WORDS, answered, custom_ids, press, world
from tests.bot.tiny import TinyBox

# What people know, in English and German; "?": may be left out. Every field offers something while one types.
KNOWN = {
    "elder/älteres": """
        move/bewegen to/wohin · roll/würfeln · solve/lösen task/aufgabe · fail/scheitern how/wie? · discard/ablegen what/was
        · focus/konzentration die/würfel · assist/unterstützung who/wen · clue/hinweis · use/einsetzen card/karte
        · buy/kaufen what/was · choose/wählen option/antwort · why/warum what/was
    """,
    "alone/alone": """
        move/bewegen to/wohin · block/blockieren door/tür · explore/erkunden way/richtung · attack/angreifen target/ziel
        · locate/orten first/erstes second/zweites · search/durchsuchen · interact/interagieren target/womit · bullet/bullettime
        · heal/heilen track/leiste · use/einsetzen card/gegenstand · sacrifice/opfern who/wen · react/reagieren card/karte
        · orders/anweisungen order/anweisung? · concede/aufgeben · spawn/auftauchen what/was · danger/gefahr where/wo
        · choose/wählen option/antwort · map/karte · hand/hand · why/warum what/was
    """,
}


def named(node: dict[str, Any]) -> str:
    return f"{node['name']}/{node['name_localizations']['de']}"


def told(command: dict[str, Any]) -> str:
    fields = command.get("options") or ()
    assert all(f["autocomplete"] and f["type"] == 3 for f in fields)
    return " ".join([named(command), *(named(f) + ("" if f["required"] else "?") for f in fields)])


async def test_discord_is_told_the_commands_people_know(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        groups = {named(c): c for c in await payload(w.keeper.tree)}
    assert [name for name in groups if name in KNOWN] == list(KNOWN)
    for name, known in KNOWN.items():
        assert " · ".join(told(c) for c in groups[name]["options"]) == " ".join(known.split())


def test_each_game_has_a_cog_of_its_own() -> None:
    made = {box.name: cog_of(box, WORDS) for box in fill()}
    assert len({cog.__cog_name__ for cog in made.values()}) == len(made)
    assert all(cog.game == name for name, cog in made.items())


# A small game with commands of its own, and their words


COMMANDS = (
    Command("go", ("go",)),
    Command("pick", ("o:",), (Field("what"),)),
    Command("choose", fields=(Field("option"),), does="choose"),
    Command("story", does="log"),
    Command("why", fields=(Field("what", required=False),), does="why"),
)


class Spoken(TinyBox):
    group = "tiny"

    def __init__(self, commands: tuple[Command, ...], script: tuple[str, ...] = ("turn:0", "wide:3", "turn:0")) -> None:
        super().__init__(script)
        self.commands = commands


def words_for(folder: Path, commands: tuple[Command, ...], **other: str) -> Words:
    """Of each command and field, in both languages; `other` says otherwise, and "" leaves one out."""
    ids = ["cmd-tiny"]
    for command in commands:
        ids += [f"cmd-tiny-{command.name}", *(f"cmd-tiny-{command.name}-{f.name}" for f in command.fields)]
    said = dict.fromkeys(ids, "Something") | {id.replace("_", "-"): text for id, text in other.items()}
    for lang in ("en", "de"):
        (folder / lang).mkdir(parents=True, exist_ok=True)
        (folder / lang / "commands.ftl").write_text("".join(f"{id} = {text}\n" for id, text in said.items() if text))
    return Words.load(LOCALE, folder, strict=True)


async def test_a_game_needs_no_python_but_its_data(tmp_path: Path) -> None:
    words = words_for(tmp_path / "words", COMMANDS)
    async with world(tmp_path, shelf=Shelf([Spoken(COMMANDS)]), words=words) as w:
        anna = w.person("anna")
        assert "There is no game" in answered(await anna.slash(w.channel, "tiny go"))
        await anna.slash(w.channel, "game new", game="tiny", language="en")
        await press(w, anna, "start")
        await w.settle()
        assert "go" in answered(await anna.slash(w.channel, "tiny go"))
        offered = await anna.autocomplete(w.channel, "tiny pick", "what", "")
        assert [c["name"] for c in offered] == ["o:0", "o:1", "o:2"]
        assert "no go" in answered(await anna.slash(w.channel, "tiny why", what="go"))
        assert await anna.autocomplete(w.channel, "tiny why", "what", "p") == [{"name": "pick", "value": "pick"}]
        await anna.slash(w.channel, "tiny choose", option=offered[1]["value"])
        table = await w.table()
        assert table.live.state.seen == ["go", "1"]
        story = await anna.slash(w.channel, "tiny story")
        assert story.ephemeral
        assert not any(":-:join:" in id for id in custom_ids(story.response))


MANY = tuple(Command(f"verb{i}", ("go",)) for i in range(26))
FIELDS = tuple(Field(f"field{i}") for i in range(26))
LONG = tuple(Command(f"verb{i}", ("go",), (Field("a"), Field("b"), Field("c"), Field("d"))) for i in range(20))


@pytest.mark.parametrize(("commands", "other", "says"), [
    (MANY, {}, "tiny: /tiny: 26 commands, Discord takes 25"),
    ((Command("go", ("go",), FIELDS),), {}, "tiny: /tiny go: 26 things to type, Discord takes 25"),
    ((Command("go", ("go",)),), {"cmd_tiny_go": "x" * 101}, "/tiny go: 'xxx.*' has 101 letters, Discord takes 1 to 100"),
    ((Command("go", ("go",)),), {"cmd_tiny_go": ""}, "tiny: /tiny go: there is no cmd-tiny-go in (de|en)"),
    ((Command("go", ("go",), (Field("to"),)),), {"cmd_tiny_go_to": ""}, "tiny: /tiny go to: there is no cmd-tiny-go-to"),
    ((Command("go", ("go",)),), {"cmd_tiny_go_name": "Go now"}, "tiny: /tiny go: the name 'Go now' is not 1 to 32 small"),
    ((Command("g" * 33, ("go",)),), {}, "the name 'g{33}' is not 1 to 32"),
    ((Command("go", ("go",)), Command("go", ("go",))), {}, "tiny: /tiny: 'go' stands twice"),
    ((Command("go", ("go",)), Command("run", ("go",))), {"cmd_tiny_run_name": "go"}, "tiny: /tiny: 'go' stands twice"),
    ((Command("go", ("go",), (Field("a", required=False), Field("b"))),), {}, "/tiny go: what must be typed stands before"),
    ((Command("go"),), {}, "tiny: /tiny go: stands for no option at all"),
    ((Command("map", ("go",), does="board"),), {}, "tiny: /tiny map: only what answers stands for options"),
    (LONG, {f"cmd_tiny_verb{i}_{f}": "x" * 100 for i in range(20) for f in "abcd"}, "tiny: /tiny: all texts together have 8[0-9]+"),
])  # fmt: skip
def test_what_discord_would_not_take_is_one_line_with_game_and_command(
    tmp_path: Path, commands: tuple[Command, ...], other: dict[str, str], says: str
) -> None:
    box: Box = Spoken(commands)
    with pytest.raises(BadCommands, match=says) as bad:
        check(box, words_for(tmp_path, commands, **other))
    assert "\n" not in str(bad.value)


async def test_it_is_said_at_the_start_before_anything_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(_env_file=None, state_folder=tmp_path, pictures=False)  # pyright: ignore[reportCallIssue]
    memory = await db.Database.open(str(tmp_path / "keeper.db"))
    try:
        words = words_for(tmp_path / "words", MANY)
        keeper = Keeper(settings, memory, shelf=Shelf([Spoken(MANY)]), words=words, cogs=("cogs.games",))
        with pytest.raises(BadCommands, match="tiny: /tiny: 26 commands"):
            await keeper.setup_hook()
        await keeper.studio.close()
    finally:
        await memory.close()


def test_whoever_starts_it_reads_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fails(*_: Any) -> None:
        raise BadCommands("tiny: /tiny: 26 commands, Discord takes 25")

    monkeypatch.setattr(run, "read_settings", fails)
    assert run.run(port=None, browser=False) == 2
    assert capsys.readouterr().err == "keeper: tiny: /tiny: 26 commands, Discord takes 25\n"


def first_words(folder: Path) -> set[str]:
    """What the texts in the code of a folder begin with, up to a colon."""
    nodes = (node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return {node.value.partition(":")[0] for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("name", registry.names())
def test_a_command_stands_for_keys_that_are_written_somewhere_in_the_rules(name: str) -> None:
    box = next(box for box in fill() if box.name == name)
    keys = {key.partition(":")[0] for command in box.commands for key in command.keys}
    home = registry.manifest(name).home
    nowhere = keys - first_words(home) - first_words(home.parent / "kernel")
    assert nowhere == set(), "a command stands for keys that no rule offers"
