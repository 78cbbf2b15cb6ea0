"""Taking answers back. The vote about it and its policy live with whoever calls this (`bot.undo`)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import db
from bot import refusals
from bot.tables import loading
from bot.tables.change import combine
from bot.tables.kept import UNSAID, answered, in_the_open, only_said
from bot.tables.moving import consequences_of, move
from games.kernel import live as kernel
from games.kernel.ask import Ask, Option, Seat
from games.kernel.rules import MIX
from games.kernel.table import DREW, REVEALED, TRIED

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)


async def would_undo(table: Table, keep: int) -> kernel.UndoReport:
    """What taking back every answer after serial `keep` would mean, as everybody may know it: what is asked behind a cover
    counts as a whole, answered or still open. Asides are nobody else's business: that one lies in between must not be
    noticed."""
    gone = answered(await table.tables.db.log(table.id, after=keep), table.box)
    seen = in_the_open(gone, table.box)
    return kernel.UndoReport(
        len(seen),
        any(a.barrier & DREW for a in seen),
        any(a.barrier & (REVEALED | TRIED) for a in seen),
        tuple(sorted({a.seat for a in seen})),
        len(seen) < len(gone) or any(a.cover is not None for a in table.asks),
    )


async def unnoticed(table: Table, keep: int) -> bool:
    """Has nobody outside seen anything of what the answers after serial `keep` brought? That a cover is up is not enough: it may be
    another than the one they were given behind. The lock is held."""
    if any(page.events(None) or not page.complete for page in await table.pages(keep)):
        return False
    loaded = await table.tables.db.load(table.id, upto=keep)
    live = table.live
    assert live is not None
    now = table.face()
    try:
        table.live = loading.live_of(table, loaded, live.epoch)
        return table.face() == now
    finally:
        table.live = live


async def undo(
    table: Table,
    keep: int,
    user_id: int | None = None,
    effects: db.Effects | None = None,
    expected: int | None = None,
    *,
    secret: bool = False,
    theirs: tuple[Seat, ...] | None = None,
) -> db.Undone:
    """Take back every answer after serial `keep`. Old buttons die with the epoch. Raises db.Conflict, TableRefusal.

    `expected` is the serial at which it was agreed on: an answer given since is not taken back with the others. `secret`:
    nothing of it can be seen from outside. `theirs`: `user_id` does this alone, because these seats are theirs; if they are not
    any more it raises db.NotTheirs.

    What was said aside in between is not part of it, and is said again: nobody's order, and nobody's change of mind, is taken back
    by others who do not even know of it. Whoever takes back alone takes their own along, but not that the orders of whoever sat there
    before have ended: those were somebody else's. The seats keep it until it is said again, so that no crash in between loses it.
    """
    async with table.lock, table.sturdy("nothing can be taken back"):
        await table.awake()
        table.playable()
        if expected is not None and table.game.serial != expected:
            raise db.Conflict(f"game {table.id} is at serial {table.game.serial}")
        assert table.live is not None
        own = table.seats_of(user_id) if theirs is not None and user_id is not None else ()
        gone = await table.tables.db.log(table.id, after=keep)
        said = [a for a in only_said(gone, table.box) if a.seat not in own or _of_the_house(table, a)]
        # Written before it happens, so that the posts of the new line of play are part of the same transaction.
        loaded = await table.tables.db.load(table.id, upto=keep)
        epoch = table.live.epoch
        try:
            table.live = loading.live_of(table, loaded, epoch + 1)
            table.post.story = (await table.tables.chapter(table, upto=keep)).story
            brought = consequences_of(table, "undo", user_id=user_id, silent=secret)
            undone = await table.tables.db.record_undo(
                table.id,
                db.Undo(
                    keep=keep,
                    expected_serial=table.game.serial,
                    epoch=epoch,
                    user_id=None if theirs is None else user_id,
                    seats=theirs or (),
                    choices=unsaid(said, gone),
                    **combine(*([effects] if effects else []), *brought),  # first what was decided, then who is asked now
                ),
                table.tables.clock(),
            )
        finally:
            table.drop()
        table.committed()
        await table.awake()  # which says it again
        return undone


def unsaid(said: Sequence[db.Answer], gone: Sequence[db.Answer]) -> dict[Seat, dict[str, Any]]:
    """As the seats keep it. A user in a field of their own: forgetting finds it there. If luck or news lie in what is gone the house says
    something first: nobody is to find them again (`Rules.mix`)."""
    found: dict[Seat, dict[str, Any]] = {}
    if any(a.barrier & (DREW | REVEALED) for a in gone):
        found[0] = {UNSAID: [{"serial": 0, "what": MIX, "by": "order", "user_id": None}]}
    for a in said:
        found.setdefault(a.seat, {UNSAID: []})[UNSAID].append(
            {"serial": a.serial, "what": a.picks[0], "by": a.by, "user_id": a.user_id}
        )
    return found


async def say_again(table: Table) -> None:
    """What was said aside in a stretch that was taken back, in the order in which it was said. Whatever of it a crash has let be said
    twice says nothing new the second time. The lock is held, the table was just loaded."""
    waiting = [s for s in table.seats if s.choices.get(UNSAID)]
    if not waiting or table.game.status != "playing" or table.live is None:
        return
    said = [(s.seat, row) for s in waiting for row in s.choices[UNSAID]]
    for seat, row in sorted(said, key=lambda pair: pair[1]["serial"]):
        await _say(table, seat, row["what"], row["by"], row["user_id"])
    for seat in table.seats:
        if seat.choices.get(UNSAID):
            settled = {key: kept for key, kept in seat.choices.items() if key != UNSAID}  # as if it had never waited
            await table.tables.db.change_seat(table.id, seat.seat, table.tables.clock(), None, choices=settled)
    table.seats = tuple(await table.tables.db.seats(table.id))


def _of_the_house(table: Table, said: db.Answer) -> bool:
    """Was this said because somebody else has sat down there, or because luck was taken back?"""
    return said.by == "order" and said.picks[0] in (MIX, *table.box.rules.handed_on)


async def _say(table: Table, seat: Seat, what: str, by: Any, user_id: int | None) -> None:
    """Unless it says nothing any more: there the game has taken another way."""
    if table.live is None or not table.box.rules.takes_down(table.live.state, seat, what):
        return
    ask = Ask(seat, what, [Option(what, None)])
    ask.n = kernel.NOTE
    try:
        await move(table, ask, [what], by=by, user_id=user_id)
    except (refusals.TableRefusal, db.MemoryRefusal) as refusal:
        log.info("game %s: what seat %s said aside is lost: %s", table.id, seat, refusal)
        table.drop()
        await loading.load(table)
