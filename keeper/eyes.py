"""Everything one person can get out of a table through the bot, as plain data: so that two worlds can be compared.

A Keeper without Discord: real tables in a real memory (a file that is thrown away), real posts, commands and refusals. Nothing
is sent; the letters stay in the outbox, where `posts` reads them. Two houses that are used in the same way number everything
alike, so that what differs between them differs because of the game.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from tempfile import TemporaryDirectory
from typing import Any

from discord import ui
from sqlalchemy import delete

import db
from bot import typed, undo
from bot.commands import own_words
from bot.keeper import Keeper
from bot.presenter import board, story
from bot.presenter.sheets import Sheet
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.settings import Settings
from bot.shelf import Box, Look
from bot.tables import Change, Table
from cogs.table import why_text
from db.tables import metadata
from games.kernel.ask import Ask, Seat
from games.kernel.live import Moved
from games.kernel.table import State
from keeper import asking, at_once
from rendering.drawn import Drawn

NOW = 1_800_000_000
SECRET = bytes(32)
GUILD, FIRST_PERSON, BYSTANDER = 7, 100, 99
# The public name of a question is an HMAC; which one it is says nothing, that two are the same does.
_LINE = re.compile(r"\b[0-9a-z]{1,4}\.[0-9a-f]{8}\b")
# What somebody may type; a letter finds half of everything.
_TYPED = ("", "e")


def person(seat: Seat | None) -> int:
    return BYSTANDER if seat is None else FIRST_PERSON + seat


async def _heard(table: Table, letter: db.Letter) -> bool:
    """What must be told before something is done counts as told."""
    return True


async def _stay_shut(table: Table, user_id: int) -> None:
    """There is nobody to send anything to."""


class _Situation:
    """A box whose next game begins in a given state."""

    def __init__(self, box: Box, state: State) -> None:
        self._box, self._state = box, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._box, name)

    def seating(self, choices: Sequence[Any]) -> Sequence[int]:
        return range(len(choices))

    def new_state(self, *_: Any) -> State:
        return type(self._state).model_validate_json(self._state.model_dump_json())


def parts(layout: ui.LayoutView) -> Any:
    return layout.to_components()


def sheet(found: Sheet | None) -> Any:
    return None if found is None else (parts(found.layout), found.pings)


class Marks:
    """Question names in the order in which they are met, and what stands for the table's looks: made of such names, so that they differ
    between two worlds that nobody can tell apart (what they are made of is compared by itself)."""

    def __init__(self, table: Table) -> None:
        self._met: dict[str, str] = {}
        self._looks = table.looks

    def plain(self, value: Any) -> Any:
        if isinstance(value, str):
            value = value.replace(self._looks, "<looks>")
            return _LINE.sub(lambda found: self._met.setdefault(found[0], f"<{len(self._met)}>"), value)
        if isinstance(value, dict):
            return {k: self.plain(v) for k, v in value.items()}
        if isinstance(value, list | tuple):
            return [self.plain(v) for v in value]
        return value


@dataclass(eq=False)
class House:
    keeper: Keeper
    channels: count[int]
    time: list[int]
    """What its clock shows."""
    moves: list[Moved] = field(default_factory=list[Moved])
    """Since `happened` was asked last: of people, and what followed of itself (`bot.shortcuts`)."""

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[House]:
        with TemporaryDirectory() as folder, at_once.in_a_proof():
            memory = await db.Database.open(f"{folder}/keeper.db")
            settings = Settings(_env_file=None, pictures=False)  # pyright: ignore[reportCallIssue]
            fixed = {"new_secret": lambda: SECRET}
            time = [NOW]
            keeper = Keeper(settings, memory, words=own_words(), clock=lambda: time[0], tables=fixed, cogs=())
            keeper.tables.after_commit.clear()  # nobody to deliver to
            keeper.postman.told = _heard
            keeper.postman.direct.try_again = _stay_shut
            try:
                await asking.load(keeper)
                house = cls(keeper, count(1), time)
                keeper.tables.consequences.append(house._note)
                yield house
            finally:
                await keeper.studio.close()
                await memory.close()

    async def seat(self, game: str, state: State, language: str, shut: Sequence[Seat] = ()) -> Table:
        """A table that plays on from this state. `shut`: seats whose people take no direct messages."""
        box: Any = _Situation(self.keeper.shelf.box(game), state)
        host = db.HostSeat(user_id=person(0), name="P0")
        tables = self.keeper.tables
        table = await tables.open_lobby(
            box,
            channel_id=next(self.channels),
            guild_id=GUILD,
            host_id=person(0),
            language=language,
            options={},
            pace=db.Pace(),
            host=host,
        )
        for seat in box.rules.seats(state)[1:]:
            await self.keeper.db.join(table.id, person(seat), f"P{seat}", NOW)
        for seat in shut:
            await self.keeper.db.change_seat(table.id, seat, NOW, dm_ok=False)
        await table.start()
        return table

    async def leave(self, table: Table) -> None:
        """It is not needed any more; the next one must not be told by what is left of it, in the one house or the other."""
        async with self.keeper.db.writing() as conn:
            for left in reversed(metadata.sorted_tables):
                await conn.execute(delete(left))
        self.keeper.tables.forget(table)
        self.time[0] = NOW

    def _note(self, change: Change) -> db.Effects:
        if change.moved is not None:
            self.moves.append(change.moved)
        return db.Effects()

    def happened(self) -> list[Moved]:
        """Every answer since this was asked last."""
        moves, self.moves = self.moves, []
        return moves

    # What somebody sees

    async def posts(self, table: Table, viewer: Seat | None) -> list[Any]:
        """What was sent to the channel and to this person, in order. A silent change is not even an edit."""
        return Marks(table).plain(
            [
                (letter.kind, letter.user_id, letter.payload)
                for letter in await self.keeper.db.pending(table.id)
                if letter.user_id in (None, person(viewer)) and not letter.payload.get("silent")
            ]
        )

    async def seen(self, table: Table, viewer: Seat | None, lang: str, turn: int = 0) -> dict[str, Any]:
        """By what it is called. What can be typed and pressed is looked at in several turns."""
        return await _Gaze(self, table, viewer, lang, turn).everything()

    def picture(self, scene: str, table: Table, viewer: Seat | None, lang: str, palette: str) -> Drawn:
        """As it is drawn, before it is encoded."""
        before = table.post.before if viewer is None else None
        return table.box.draw(scene, table.view(viewer), viewer, table.reader(lang), Look(palette), before)


class _Gaze:
    """One look of one person at one table."""

    def __init__(self, house: House, table: Table, viewer: Seat | None, lang: str, turn: int) -> None:
        self.house, self.table, self.viewer, self.lang, self.turn = house, table, viewer, lang, turn
        self.user = person(viewer)
        self.reader: Reader = table.reader(lang)
        self.mine: tuple[Ask, ...] = table.questions_of(self.user)

    @cached_property
    def view(self) -> Any:
        return self.table.view(self.viewer)

    async def everything(self) -> dict[str, Any]:
        table, keeper, lang, user = self.table, self.house.keeper, self.lang, self.user
        presenter, box = keeper.presenter, table.box
        assert table.live is not None
        found: dict[str, Any] = {
            "view": self.view,
            "wait lines": table.live.waiting(self.viewer),
            "outsiders": (table.view(None), table.live.waiting(None), [(a.seal, a.held) for a in table.live.questions(None)]),
            "questions": [
                (a.seat, a.msg, a.args, [(o.key, o.args) for o in a.options], a.held) for a in table.live.questions(self.viewer)
            ],
            "headline": box.headline(self.view, self.reader),
            "board post": sheet(board.sheet(table, table.post.story, None, "")),
            "board in words": [sheet(s) for s in await presenter.private.whole_board(table, self.viewer, lang, "text")],
            "log": await story.recent(table, self.viewer, lang),
            "cards": {id: self.where(id) for id in box.cards.by_id},
            "why": why_text(table, user, self.reader),
            "autocomplete": {
                (verb, text): [(c.name, c.value) for c in typed.suggest(table, user, starts, text, self.reader)]
                for verb, starts in [*box.answering.items(), ("", None)]
                for text in _TYPED
            },
            "refused": await self.refused(),
        }
        if self.viewer is not None:
            found |= {
                "hand": sheet(await presenter.private.hand(table, user, lang)),
                "my answer": sheet(await presenter.private.asked(table, user, lang)),
                "why not": {
                    verb: box.why(self.view, self.mine, self.mine[0].seat if self.mine else self.viewer, verb, self.reader)
                    for verb in box.answering
                },
                "undo": await self.undo(),
            }
        found |= await asking.Asking(keeper, table, user, lang, GUILD).some(self.turn)
        return Marks(table).plain(found)

    def where(self, id: str) -> list[str]:
        deck = self.house.keeper.shelf.box(self.table.game.name).deck
        return deck.whereabouts(id, self.view, self.reader) if deck is not None else []

    async def undo(self) -> Any:
        """What taking back would mean, in words, and the places one can go back to."""
        undoing = self.house.keeper.undoing
        points = [(p.label, p.name) for p in await undo.points(self.table, self.reader, self.table.seats_of(self.user))]
        try:
            what = await undo.plan(self.table, self.user)
        except TableRefusal as refusal:
            return refusal.sentence(self.reader), points
        return what.free, parts(undoing.offer(self.table, what, self.reader)), points

    async def refused(self) -> list[str]:
        """Presses on posts of long ago and on what is not offered, and words nobody knows. All of them change nothing."""
        table, open_ = self.table, [a for a in self.table.asks if a.read_by(self.viewer)]
        tries = [("0.00000000", ["pass"], ()), *((table.line(a), ["no-such-thing"], ()) for a in open_)]
        tries += [(table.line(a), [a.keys[0]], ("0000",)) for a in open_]
        said: list[str] = []
        for line, keys, stamps in tries:
            try:
                await table.answer(self.user, line, keys, stamps=stamps)
            except TableRefusal as refusal:
                said.append(refusal.sentence(self.reader))
            else:
                raise AssertionError(f"{keys} was accepted")
        for text in ("no such thing", "e", "0.00000000:0000:pass"):
            try:
                said.append(", ".join(o.key for _, o in typed.meant(table, self.user, None, text, self.reader)))
            except TableRefusal as refusal:
                said.append(refusal.sentence(self.reader))
        return said
