"""Every command, where it does not belong and with values that mean nothing: a private sentence in the reader's language, and
nothing else. The commands are those Keeper has registered, so a new one is tried without being named here.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from sandbox.actors import visible_text
from sandbox.errors import Misuse
from sandbox.messages import Message
from tests.bot.given import WORDS
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.waiting import until

_REPORTS = ('INSERT INTO "report"', 'INSERT INTO "sqlite_sequence"')

# Whoever takes a copy of a game is told to its table, also when the game is over: this one does what it says, wherever there is one.
TOLD = ("admin export",)

GRETA, HUGO, STRANGER = PEOPLE = ("greta", "hugo", "karl")
NONSENSE = "¿dɐɯ? `*_<@0>_*` 🜏 @everyone @here <@&0> \u202e||\u0301\u0301"
LANGUAGES = ("en-GB", "de")

STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 10, 11


@dataclass(frozen=True)
class Leaf:
    """A command a person can use: its whole name and its options."""

    name: str
    options: tuple[dict[str, Any], ...]

    @property
    def takes_nonsense(self) -> bool:
        return any(_free(o) for o in self.options)


def _free(option: dict[str, Any]) -> bool:
    """Discord itself sees to it that a choice is one of the choices, and so on; these can be anything."""
    return option["type"] in (STRING, ATTACHMENT) and not option.get("choices")


def leaves(stage: InSandbox) -> list[Leaf]:
    return [leaf for command in stage.server.commands.all.values() for leaf in _leaves(command, "")]


def _leaves(command: dict[str, Any], before: str) -> Iterator[Leaf]:
    name = f"{before} {command['name']}".strip()
    inner = [o for o in command.get("options") or [] if o["type"] in (1, 2)]
    if inner:
        for sub in inner:
            yield from _leaves(sub, name)
    else:
        yield Leaf(name, tuple(command.get("options") or ()))


@dataclass
class Trial:
    """One place and one person, and everything that went wrong there."""

    stage: InSandbox
    path: Path
    who: str
    where: Any
    log: pytest.LogCaptureFixture
    wrong: list[str] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)
    memory: sqlite3.Connection = field(init=False)
    known: tuple[int, list[str]] = (0, [])

    def __post_init__(self) -> None:
        self.memory = sqlite3.connect(self.path)

    def _dump(self) -> list[str]:
        """The whole database. A report is meant to be written down whatever is wrong.

        SQLite tells whether anybody else has written since it was asked last: if not, it is as it was.
        """
        version: int = self.memory.execute("PRAGMA data_version").fetchone()[0]
        if version != self.known[0]:
            self.known = version, [line for line in self.memory.iterdump() if not line.startswith(_REPORTS)]
        return self.known[1]

    def _public(self) -> list[str]:
        everywhere = [c for c in self.stage.server.world.channels.values() if not c.is_dm]
        return [f"{m.id} {visible_text(m)}" for c in everywhere for m in c.messages.values() if m.only_for is None]

    def values(self, leaf: Leaf, *, all_options: bool) -> dict[str, Any]:
        world, actor = self.stage.server.world, self.stage.server.actor(self.who)
        given: dict[str, Any] = {}
        for option in leaf.options:
            if not option.get("required") and not (all_options and _free(option)):
                continue
            match option["type"]:
                case 3 if option.get("choices"):
                    given[option["name"]] = option["choices"][0]["value"]
                case 3:
                    least, most = option.get("min_length", 0), option.get("max_length", 6000)
                    given[option["name"]] = NONSENSE.ljust(least, "x")[:most]
                case 4 | 10:
                    given[option["name"]] = option.get("max_value", 2_000_000_000)
                case 5:
                    given[option["name"]] = True
                case 6:
                    given[option["name"]] = world.bot_id
                case 7:
                    given[option["name"]] = world.channel(self.stage.where).id
                case 11:
                    given[option["name"]] = actor.upload("nonsense.json", b'{"neither": "a game"')
                case kind:
                    raise AssertionError(f"/{leaf.name} has an option of a kind this test does not know: {kind}")
        return given

    async def all(self, *, nonsense: bool = False) -> None:
        """`nonsense`: only commands that take some, with all of it; otherwise every command with what it must have."""
        await self.stage.settle()
        for leaf in leaves(self.stage):
            if leaf.takes_nonsense or not nonsense:
                await self._one(leaf, all_options=nonsense)
        assert self.wrong == [], "\n" + "\n".join(self.wrong)

    async def _one(self, leaf: Leaf, *, all_options: bool) -> None:
        said = [await self._in(leaf, language, all_options=all_options) for language in LANGUAGES]
        if None not in said:
            self.tried.append(leaf.name)
            if said[0] == said[1]:
                self.wrong.append(f"/{leaf.name}: the same in both languages: {said[0]!r}")

    async def _in(self, leaf: Leaf, language: str, *, all_options: bool) -> str | None:
        """What was answered; None: Discord does not offer the command here."""
        person = self.stage.server.actor(self.who).person
        person.locale = language
        before, posts = self._dump(), self._public()
        self.log.clear()
        try:
            for option in leaf.options:
                if option.get("autocomplete"):
                    await self._suggestions(leaf, option["name"])
            actor = self.stage.server.actor(self.who)
            response = await actor.command(self.where, leaf.name, **self.values(leaf, all_options=all_options))
        except Misuse as misuse:
            if misuse.code != "unknown_command":
                raise
            return None
        if response.failed or response.message is None:
            self.wrong.append(f"/{leaf.name}: the application did not respond")
            return ""
        message: Message = response.message
        await self.stage.settle()
        said = visible_text(message)
        if message.only_for != person.id:
            self.wrong.append(f"/{leaf.name}: not private: {said!r}")
        if message.mentions or message.mention_roles or message.mention_everyone:
            self.wrong.append(f"/{leaf.name}: somebody is called: {said!r}")
        if said in [WORDS.say("de" if language == "de" else "en", id) for id in ("no-fault", "no-memory")]:
            self.wrong.append(f"/{leaf.name}: {said!r}")
        for record in self.log.records:
            if record.levelno >= logging.ERROR or record.exc_info:
                self.wrong.append(f"/{leaf.name}: {record.name}: {record.getMessage()} {record.exc_text or ''}")
        if leaf.name in TOLD:
            return said
        if (now := self._dump()) != before:
            self.wrong.append(f"/{leaf.name}: changed {set(now) ^ set(before)}")
        if self._public() != posts:
            self.wrong.append(f"/{leaf.name}: something was posted")
        return said

    async def _suggestions(self, leaf: Leaf, option: str) -> None:
        first, *path = leaf.name.split()
        stage = self.stage
        place = stage.server.actor(self.who).channel(self.where)
        person = stage.server.actor(self.who).person
        found = await stage.server.actors.autocomplete(person, place, first, option, path, {option: NONSENSE})
        if found.failed:
            self.wrong.append(f"/{leaf.name} {option}: no answer to autocomplete")


async def open_table(stage: InSandbox, *, start: bool = True) -> None:
    await stage.command(GRETA, "game new", game="elder-sign")
    await stage.press(HUGO, ":-:join:")
    await until(lambda: "2 of 8" in str(stage.public()))
    if not start:
        return
    await stage.press(GRETA, ":-:start:")
    table = await stage.table()
    await until(lambda: table.live is not None)
    while len([a for a in table.asks if a.needed]) > 1:  # what everybody chooses before the game
        before = table.game.serial
        await answer(stage)
        await until(lambda before=before: table.game.serial > before)


async def end_table(stage: InSandbox) -> None:
    await stage.command(GRETA, "game end")
    await stage.press(HUGO, "/yes")
    table = await stage.table()
    await until(lambda: table.over)


@pytest.fixture
async def stage(tmp_path: Path) -> Any:
    async with in_sandbox(tmp_path, *PEOPLE) as made:
        yield made


@pytest.fixture
def trial(stage: InSandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Any]:
    caplog.set_level(logging.WARNING)
    made: list[Trial] = []

    def make(who: str, where: Any = None, *, everybody_may: bool = False) -> Trial:
        if everybody_may:  # a server may hand out commands in its own settings, whatever Keeper asked for
            for command in stage.server.commands.all.values():
                command["default_member_permissions"] = None
        made.append(Trial(stage, tmp_path / "keeper.db", who, where or stage.where, caplog))
        return made[-1]

    yield make
    for trial in made:
        trial.memory.close()


async def test_in_a_channel_without_a_game(stage: InSandbox, trial: Any) -> None:
    manager = trial(GRETA)
    stage.server.actor(GRETA).person.owner = True
    await manager.all()
    assert set(manager.tried) == {leaf.name for leaf in leaves(stage)}
    await manager.all(nonsense=True)


async def test_by_a_stranger_in_a_lobby_and_in_a_running_game(stage: InSandbox, trial: Any) -> None:
    await open_table(stage, start=False)
    stranger = trial(STRANGER, everybody_may=True)
    await stage.settle()
    for leaf in leaves(stage):
        if leaf.name != "game join":  # which is what a lobby is for
            await stranger._one(leaf, all_options=False)
    assert stranger.wrong == [], "\n".join(stranger.wrong)
    await stage.press(GRETA, ":-:start:")
    table = await stage.table()
    await until(lambda: table.live is not None)
    await stranger.all()
    assert len(stranger.tried) == 2 * len(leaves(stage)) - 1


async def test_with_nonsense_by_the_person_who_is_asked(stage: InSandbox, trial: Any) -> None:
    await open_table(stage)
    table = await stage.table()
    asked = trial(stage.name_of(table.user_of(next(a for a in table.asks if a.needed).seat)))
    stage.server.actor(asked.who).person.owner = True
    await asked.all(nonsense=True)
    assert len(asked.tried) > 15


async def test_in_a_finished_game(stage: InSandbox, trial: Any) -> None:
    await open_table(stage)
    await end_table(stage)
    player = trial(HUGO, everybody_may=True)
    await player.all()
    manager = trial(GRETA)
    stage.server.actor(GRETA).person.owner = True
    await manager.all()
    assert set(player.tried) == set(manager.tried) == {leaf.name for leaf in leaves(stage)}


async def test_in_a_direct_message(stage: InSandbox, trial: Any) -> None:
    await open_table(stage)  # a game elsewhere does not matter here
    player = trial(HUGO, stage.server.actor(HUGO).dm())
    await player.all()
    assert {"game new", "elder roll", "rules", "privacy show"} <= set(player.tried)
    assert not any(name.startswith("admin") for name in player.tried)
    await player.all(nonsense=True)
