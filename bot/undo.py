"""Taking back: free while it is only your own and nothing was revealed, otherwise the table votes.

What was taken back stays in the log; the line of play gets a new number, so old buttons mean nothing any more. The same deed
afterwards rolls the same dice, another deed meets other cards (`Rules.mix`). What remains is trying out other deeds: that is why undos
across luck or secrets are voted on and counted in public.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot import button_ids
from bot.chronicle import Page
from bot.panel import quiet
from bot.reader import Reader
from bot.refusals import Broken, NotSeated, TableRefusal
from bot.tables import Change, Table, combine
from bot.tables.kept import answered, in_the_open, only_said
from bot.tables.taking_back import unsaid
from bot.votes import Motion
from bot.wording.text import clip
from games.kernel.live import NOTE, UndoReport
from games.kernel.table import VEILED

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

MOST_POINTS = 25
# So many lines of what would be taken back are read before it is; the rest is a number.
MOST_LINES = 5
# How many answers that everybody saw back one can go by choosing from the list: the list is made anew with every letter that is typed.
LOOK_BACK = 100
_POINT = re.compile(r"[0-9a-f]{12}")
_MARKS = re.compile(r"[*_`~|]|^-# |^#+ ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be taken back: every answer after serial `keep`, as the game stood at `serial`.

    `secret`: only one's own, given behind a cover that is still up, so that nobody notices. `seats`: whose answers those are.
    """

    keep: int
    serial: int
    report: UndoReport
    free: bool
    secret: bool = False
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Point:
    """A place to go back to; `name` as `Table.point` gives it."""

    name: str
    label: str


async def plan(table: Table, user_id: int, before: str | None = None) -> Plan:
    """Take back to before answer `before` (`Table.point`); None is the person's own last answer, or the last of all that
    everybody could see if they gave none.

    Raises TableRefusal: no seat, nothing to take back, paused, over.
    """
    async with table.lock:
        await table.awake()
        table.playable()
        mine = table.seats_of(user_id)
        if not mine:
            raise NotSeated
        log_ = await _newest(
            table, lambda log: any(table.point(a.serial) == before if before else _own(a, mine) for a in log[1:])
        )
        own = [a.serial for a in log_ if _own(a, mine)]
        seen = [a.serial for a in in_the_open(log_, table.box)]
        if not own and not seen:
            raise TableRefusal("undo-nothing")
        if before is None:
            first = (own or seen)[-1]
        else:
            first = next((a.serial for a in log_ if table.point(a.serial) == before), 0)
            if not first:
                raise TableRefusal("undo-no-such-point")
        gone = [a for a in log_ if a.serial >= first]
        keep = max((a.serial for a in log_ if a.serial < first), default=0)
        report = await table.would_undo(keep)
        assert table.live is not None
        # Behind a cover that is still up nobody sees what its own giver takes back.
        covered = any(a.cover is not None for a in table.asks)
        given = answered(gone, table.box)
        secret = covered and all(a.seat in mine and a.barrier == VEILED for a in given) and await table.unnoticed(keep)
        open_ = not report.drew and not report.revealed and not report.veiled and set(report.seats) <= set(mine)
        seats = tuple(sorted({a.seat for a in gone})) if secret else report.seats
        return Plan(keep, table.game.serial, report, open_ or secret, secret, seats)


def _own(answer: db.Answer, mine: Sequence[int]) -> bool:
    return answer.seat in mine and answer.by == "player" and answer.n != NOTE


async def _newest(table: Table, enough: Callable[[Sequence[db.Answer]], bool]) -> list[db.Answer]:
    """The end of the log, as far back as it takes: nobody takes back much of a long game."""
    last = 128
    while True:
        found = await table.tables.db.log(table.id, last=last)
        if len(found) < last or enough(found):
            return found
        last *= 4


async def points(table: Table, reader: Reader, mine: Sequence[int], typed: str = "") -> list[Point]:
    """The newest answers with what they did, newest first, for the list one chooses from. Of others only what everybody saw."""
    found: list[Point] = []
    log_ = await _newest(table, lambda log: len(in_the_open(log, table.box)) >= LOOK_BACK)
    seen = in_the_open(log_, table.box)[-LOOK_BACK:]
    for page in reversed(await table.pages(after=seen[0].serial - 1 if seen else 0)):
        if page.seat is None:
            continue
        line = _first_line(table, page, reader)
        if (not line and page.seat not in mine) or (page.by == "order" and page.seat in mine):
            continue  # what one's own press brought along is taken back with it
        silent = reader.say("undo-point-silent", name=reader.names.get(page.seat, ""))
        label = clip(_MARKS.sub("", line) or silent, 100)
        if typed.strip().casefold() in label.casefold():
            found.append(Point(table.point(page.serial), label))
        if len(found) == MOST_POINTS:
            break
    return found


def _first_line(table: Table, page: Page, reader: Reader) -> str:
    """What an answer brought, in the first line that everybody could read of it; "": nothing of it could be seen."""
    lines = (line for e in page.events(None) if (line := table.box.event_line(e, reader)))
    return next(lines, "").partition("\n")[0]


async def taken_back(table: Table, what: Plan, reader: Reader, mine: Sequence[int]) -> str:
    """What would be gone, in words of the log, oldest first: of others only what everybody saw."""
    lines: list[str] = []
    for page in await table.pages(after=what.keep):
        viewer = page.seat if what.secret and page.seat in mine else None
        told = [line for e in page.events(viewer) if (line := table.box.event_line(e, reader))]
        lines += [line.partition("\n")[0] for line in told]
    more = len(lines) - MOST_LINES
    shown = [f"- {line}" for line in lines[:MOST_LINES]]
    return "\n".join([*shown, *([reader.say("undo-more", n=more)] if more > 0 else [])])


class Undoing:
    """Belongs to one Keeper: `keeper.undoing`. Needs `keeper.votes`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.votes.motions["undo"] = Motion(self._words, self._passed, _stands, of_this_moment=True)

    async def take_back(self, table: Table, user_id: int, what: Plan) -> None:
        """Without a vote. Raises TableRefusal if it is not free, or the game has moved on."""
        if not what.free:
            raise TableRefusal("undo-needs-vote")
        if what.secret:
            await self._undo(table, what.keep, what.serial, user_id, secret=True, theirs=what.seats)
            return
        letter = self._letter(table, user_id, "told-undo", {"n": what.report.answers})
        await self._undo(table, what.keep, what.serial, user_id, letter, theirs=what.seats)

    async def ask_table(self, table: Table, user_id: int, what: Plan) -> str:
        """A vote; "passed" if nobody else has a say."""
        data = {
            "keep": what.keep,
            "looks": table.looks,
            "answers": what.report.answers,
            "drew": what.report.drew,
            "revealed": what.report.revealed,
            "seats": list(what.report.seats),
            "veiled": what.report.veiled,
            "lines": await self._first(table, what),
        }
        return await self.keeper.votes.call(table, "undo", user_id, data)

    async def _first(self, table: Table, what: Plan) -> dict[str, str]:
        """The first of what would be taken back, as everybody has read it, in every language; empty if nobody could see any of it."""
        for page in await table.pages(after=what.keep):
            found = {lang: _first_line(table, page, table.reader(lang)) for lang in table.tables.words.langs}
            if all(found.values()):
                return found
        return {}

    def in_words(self, what: UndoReport, reader: Reader) -> str:
        """How much, whose, and whether dice or secrets lie in between."""
        return reader.say(
            "undo-report",
            n=what.answers,
            drew="yes" if what.drew else "no",
            revealed="yes" if what.revealed else "no",
            veiled="yes" if what.veiled else "no",
            names=discord.utils.escape_markdown(", ".join(reader.names.get(s, str(s + 1)) for s in what.seats)),
        )

    async def sheet(self, table: Table, user_id: int, what: Plan, reader: Reader, *, done: str = "") -> ui.LayoutView:
        """The private post that says what would go and offers a vote, or what has gone (`done`, if nobody had to be asked); and a list to
        choose another point from."""
        layout = ui.LayoutView(timeout=None)
        mine = table.seats_of(user_id)
        gone = done or await taken_back(table, what, reader, mine)
        if done:
            layout.add_item(ui.TextDisplay(clip(done, 2000)))
        else:
            layout = self.offer(table, what, reader, clip(gone, 1500))
        found = await points(table, reader, mine) if table.game.status == "playing" else []
        if found:
            select: ui.Select[Any] = ui.Select(
                custom_id=button_ids.deed_select(table.id, "undo-to"),
                placeholder=clip(reader.say("undo-choose"), 150),
                options=[discord.SelectOption(label=p.label, value=p.name) for p in found],
            )
            layout.add_item(ui.ActionRow(select))
        return quiet(layout)

    def offer(self, table: Table, what: Plan, reader: Reader, gone: str = "") -> ui.LayoutView:
        """The private post that offers a vote."""
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("undo-offer", report=self.in_words(what.report, reader))))
        if gone:
            layout.add_item(ui.TextDisplay(gone))
        row: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(
                label=clip(reader.say("undo-ask-button"), 80),
                style=discord.ButtonStyle.primary,
                custom_id=button_ids.deed_button(table.id, "undo-ask", f"{table.point(what.keep)}/{table.looks}"),
            )
        )
        layout.add_item(row)
        return quiet(layout)

    async def again(self, table: Table, user_id: int, argument: str) -> Plan:
        """The plan a button was made for, if the game still stands there."""
        keep, _, now = argument.partition("/")
        if not _POINT.fullmatch(keep) or not _POINT.fullmatch(now):
            raise TableRefusal("no-such-button")
        async with table.lock:
            await table.awake()
            if table.live is None or table.looks != now:
                raise TableRefusal("undo-moved-on")
            log_ = await _newest(table, lambda log: any(table.point(a.serial) == keep for a in log[:-1]))
            serials = [0, *(a.serial for a in log_)]
            later = next((b for a, b in pairwise(serials) if table.point(a) == keep), 0)
            first = table.point(later)
        if not later:
            raise TableRefusal("undo-moved-on")
        return await plan(table, user_id, first)

    async def rescue(self, table: Table, user_id: int) -> int:
        """A step that cannot be opened any more (a rule is broken): back to the step before. How many answers that took, of
        those everybody could see."""
        seats = await self.keeper.db.seats(table.id)
        async with table.lock, table.sturdy("the step before cannot be opened either"):
            game = await self.keeper.db.game(table.id)
            checkpoints = await self.keeper.db.checkpoints(table.id)
            if game is None or (user_id != game.host_id and all(s.user_id != user_id for s in seats)):
                raise NotSeated
            keep = checkpoints[-1].serial - 1 if len(checkpoints) > 1 else -1
            if game.status != "playing" or keep < 0 or await table.opens(None) or not await table.opens(keep):
                raise Broken(self.keeper.tables.faults.aside.get(table.id, 0))  # going back would not mend it
            gone = await self.keeper.db.log(table.id, after=keep)
            said = unsaid(only_said(gone, table.box), gone)
            count = len(in_the_open(gone, table.box))
            told = {"id": "told-undo-rescue", "args": {"n": count}}
            letter = db.Letter(kind="notice", payload=told, channel_id=table.game.channel_id)
            undo = db.Undo(keep=keep, expected_serial=game.serial, epoch=game.epoch, choices=said, outbox=(letter,))
            await self.keeper.db.record_undo(table.id, undo, self.keeper.clock())
            table.drop()
            await table.awake()
            brought = [consequence(Change(table, "undo", user_id=user_id)) for consequence in table.tables.consequences]
            effects = db.Effects(**combine(*brought))
            await self.keeper.db.apply(table.id, effects, self.keeper.clock())
        self.keeper.tables.committed(table)
        return count

    # The vote

    def _words(self, table: Table, vote: db.Vote, reader: Reader) -> str:
        first = str((vote.data.get("lines") or {}).get(reader.lang, ""))
        report = self.in_words(_report(vote), reader)
        return reader.say("vote-undo", report=report, known="yes" if first else "no", first=clip(first, 120))

    async def _passed(self, table: Table, vote: db.Vote) -> None:
        d = vote.data
        times = 1 + sum(1 for v in await self.keeper.db.votes(table.id) if v.kind == "undo" and v.state == "passed")
        letter = self._letter(table, vote.user_id, "told-undo-vote", {"n": int(d["answers"]), "times": times})
        async with table.lock:
            await table.awake()
            serial = table.game.serial
            # Looking the same is not enough: it may look so again, after other answers than those the table has voted about.
            if not _stands(table, vote) or await table.would_undo(int(d["keep"])) != _report(vote):
                raise TableRefusal("undo-moved-on")
        await self._undo(table, int(d["keep"]), serial, vote.user_id, letter, self.keeper.votes.closing(table, vote))

    def _letter(self, table: Table, user_id: int | None, id: str, args: dict[str, Any]) -> db.Letter:
        mine = table.seats_of(user_id) if user_id is not None else ()
        args = args | {"who": discord.utils.escape_markdown(table.names.get(mine[0], "")) if mine else ""}
        return db.Letter(kind="notice", payload={"id": id, "args": args}, channel_id=table.game.channel_id)

    async def _undo(
        self,
        table: Table,
        keep: int,
        serial: int,
        user_id: int | None,
        letter: db.Letter | None = None,
        effects: db.Effects | None = None,
        *,
        secret: bool = False,
        theirs: tuple[int, ...] | None = None,
    ) -> None:
        carried = db.Effects(**combine(db.Effects(outbox=(letter,) if letter else ()), *([effects] if effects else [])))
        try:
            await table.undo(keep, user_id, carried, expected=serial, secret=secret, theirs=theirs)
        except db.NotTheirs:
            raise NotSeated from None
        except db.Conflict:
            raise TableRefusal("undo-moved-on") from None


def _report(vote: db.Vote) -> UndoReport:
    """What the table has voted about."""
    d = vote.data
    return UndoReport(int(d["answers"]), bool(d["drew"]), bool(d["revealed"]), tuple(d["seats"]), bool(d.get("veiled")))


def _stands(table: Table, vote: db.Vote) -> bool:
    """The game looks as it did when the vote was called: nobody has answered since, or taken back, as far as everybody may know. A
    new line of play is no sign of that: what somebody takes back in secret begins one."""
    return table.live is not None and table.game.status == "playing" and table.looks == vote.data.get("looks")
