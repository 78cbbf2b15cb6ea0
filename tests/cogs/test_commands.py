"""A linter for slash commands: Discord's rules for names, texts, counts and locales, which nobody else checks for us."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.commands import payload, sync_if_changed
from bot.keeper import COGS
from tests.bot.given import LOCALE, MINE, WORDS, answered, world

Node = dict[str, Any]
LOCALES = {str(locale) for locale in discord.Locale}
SUBCOMMAND, GROUP = 1, 2


@pytest.fixture
async def commands(tmp_path: Path) -> AsyncIterator[list[Node]]:
    cogs = tuple(dict.fromkeys((*MINE, *COGS)))
    async with world(tmp_path, cogs=cogs) as w:
        yield await payload(w.keeper.tree)


def nodes(node: Node, place: str = "") -> Iterator[tuple[str, Node]]:
    place = f"{place} {node['name']}".strip()
    yield place, node
    for option in node.get("options") or ():
        yield from nodes(option, place)


def texts(node: Node, field: str) -> dict[str, str]:
    return {"": node[field], **(node.get(f"{field}_localizations") or {})}


def good_name(name: str) -> bool:
    letters = all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def weight(node: Node) -> int:
    """Characters that count towards the 8000 of a command: every text in its longest language."""
    total = sum(max(len(t) for t in texts(node, f).values()) for f in ("name", "description"))
    for choice in node.get("choices") or ():
        total += max(len(t) for t in texts(choice, "name").values()) + len(str(choice["value"]))
    return total + sum(weight(o) for o in node.get("options") or ())


async def test_commands_are_within_discords_rules(commands: list[Node]) -> None:
    faults: list[str] = []
    for command in commands:
        if weight(command) > 8000:
            faults.append(f"{command['name']}: {weight(command)} characters in all")
        for place, node in nodes(command):
            faults += [f"{place}: {fault}" for fault in lint(node)]
    assert faults == []


def lint(node: Node) -> Iterator[str]:
    for lang, name in texts(node, "name").items():
        if not good_name(name):
            yield f"bad name {name!r} ({lang})"
    for lang, text in texts(node, "description").items():
        if not 1 <= len(text) <= 100:
            yield f"description of {len(text)} characters ({lang})"
    for field in ("name_localizations", "description_localizations"):
        yield from (f"unknown locale {lang}" for lang in set(node.get(field) or ()) - LOCALES)
    options = node.get("options") or ()
    if len(options) > 25:
        yield f"{len(options)} options"
    required = [bool(o.get("required")) for o in options if o["type"] not in (SUBCOMMAND, GROUP)]
    if required != sorted(required, reverse=True):
        yield "a required option after an optional one"
    for lang in ("", "de", "en-US", "en-GB"):
        names = [texts(o, "name").get(lang, o["name"]) for o in options]
        doubled = {n for n in names if names.count(n) > 1}
        if doubled:
            yield f"doubled names {sorted(doubled)} ({lang})"
    choices = node.get("choices") or ()
    if len(choices) > 25:
        yield f"{len(choices)} choices"
    if choices and node.get("autocomplete"):
        yield "choices and autocomplete"
    for choice in choices:
        for text in texts(choice, "name").values():
            if not 1 <= len(text) <= 100:
                yield f"choice of {len(text)} characters"
        if len(str(choice["value"])) > 100:
            yield "choice value too long"


async def test_every_text_is_there_in_german_and_english(commands: list[Node]) -> None:
    missing: list[str] = []
    for command in commands:
        for place, node in nodes(command):
            for lang in ("de", "en-US", "en-GB"):
                if lang not in (node.get("description_localizations") or {}):
                    missing.append(f"{place}: description in {lang}")
            for choice in node.get("choices") or ():
                if "de" not in (choice.get("name_localizations") or {}):
                    missing.append(f"{place}: choice {choice['name']} in de")
    assert missing == []


async def test_there_are_few_top_level_commands_with_different_names(commands: list[Node]) -> None:
    assert len(commands) <= 20
    for lang in ("", "de"):
        names = [texts(c, "name").get(lang, c["name"]) for c in commands]
        assert len(set(names)) == len(names)


async def test_the_linter_finds_what_is_wrong() -> None:
    """The linter itself can fail."""
    bad = {
        "name": "Game",
        "description": "x" * 101,
        "name_localizations": {"xx": "ok"},
        "options": [
            {"name": "a", "description": "d", "type": 3, "required": False},
            {"name": "a", "description": "d", "type": 3, "required": True},
        ],
        "choices": [{"name": "y" * 101, "value": "v"}],
        "autocomplete": True,
    }
    assert len(list(lint(bad))) >= 7
    assert weight({"name": "a" * 10, "description": "b" * 20}) == 30


def typed(command: Node, lang: str, before: str = "") -> Iterator[str]:
    """What somebody with a client of this language types: "/spiel neu". A group by itself is a name one may speak of, too."""
    called = texts(command, "name")
    name = f"{before} {called.get(lang, called[''])}".strip()
    yield f"/{name}"
    for option in command.get("options") or ():
        if option.get("type") in (SUBCOMMAND, GROUP):
            yield from typed(option, lang, name)


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_a_text_names_only_commands_that_can_be_typed_in_its_language(commands: list[Node], lang: str) -> None:
    """By the one way there is (`{ $cmd-game-new }`, worded from the names of the command tree), or written out where that cannot be: in the
    description of a command itself."""
    known = {name for command in commands for name in typed(command, lang)}
    assert {"en": "/game new", "de": "/spiel neu"}[lang] in known
    cited = {
        id
        for path in (LOCALE / lang).rglob("*.ftl")
        for id in re.findall(r"\{ \$(cmd-[\w-]+) \}", path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 15
    assert {id: name for id in cited if (name := WORDS.command(lang, id).strip("`")) not in known} == {}
    for path in (LOCALE / lang).rglob("*.ftl"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        written = re.findall(r"(?<![\w/.:}<])/[a-zäöüß][\w-]*(?: [a-zäöüß][\w-]*)?", "\n".join(lines))
        named = [w for w in written if w not in known and w.partition(" ")[0] not in known]
        named += [
            w for w in written if w.partition(" ")[0] in {k.partition(" ")[0] for k in known if " " in k} and w not in known
        ]
        assert named == [], path


async def test_commands_are_sent_once_and_again_only_when_they_change(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert not await sync_if_changed(w.keeper)
        note = tmp_path / "commands.sha256"
        whole = note.read_text()
        for other in ("something else\n", whole.partition("\n")[0], whole.replace("game ", "game x"), "", "\0"):
            note.write_text(other)
            assert await sync_if_changed(w.keeper), other
            assert not await sync_if_changed(w.keeper)


async def test_a_command_in_a_sentence_can_be_pressed_also_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        known = {c["name"]: c["id"] for c in await w.keeper.http.get_global_commands(w.keeper.application_id or 0)}
        for _ in range(2):
            said = answered(await w.person("anna").slash(w.channel, "game hand"))
            assert f"</game new:{known['game']}>" in said
            w.keeper.command_ids.clear()  # the next process learns them from its note, and asks Discord nothing
            await sync_if_changed(w.keeper)
