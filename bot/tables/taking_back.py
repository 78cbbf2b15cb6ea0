"""Taking answers back. The vote about it and its policy live with whoever calls this (`bot.undo`)."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import db
from bot import refusals
from bot.tables.change import combine
from bot.tables.kept import answered, in_the_open, only_said
from bot.tables.loading import live_of
from bot.tables.moving import consequences_of, move
from games.kernel import live as kernel
from games.kernel.ask import Ask, Option, Seat
from games.kernel.table import DREW, REVEALED

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
        any(a.barrier & REVEALED for a in seen),
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
        table.live = live_of(table, loaded, live.epoch)
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
    before have ended: those were somebody else's. A crash in between loses what was not said again yet.
    """
    async with table.lock, table.sturdy("nothing can be taken back"):
        await table.awake()
        table.playable()
        if expected is not None and table.game.serial != expected:
            raise db.Conflict(f"game {table.id} is at serial {table.game.serial}")
        assert table.live is not None
        own = table.seats_of(user_id) if theirs is not None and user_id is not None else ()
        gone = await table.tables.db.log(table.id, after=keep)
        said = [a for a in only_said(gone, table.box) if a.seat not in own or _handed_on(table, a)]
        # Written before it happens, so that the posts of the new line of play are part of the same transaction.
        loaded = await table.tables.db.load(table.id, upto=keep)
        epoch = table.live.epoch
        try:
            table.live = live_of(table, loaded, epoch + 1)
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
                    **combine(*brought, *([effects] if effects else [])),
                ),
                table.tables.clock(),
            )
        finally:
            table.drop()
        table.committed()
        await table.awake()
        for aside in said:
            await _say_again(table, aside)
        return undone


def _handed_on(table: Table, said: db.Answer) -> bool:
    """Was this said because somebody else has sat down there?"""
    return said.by == "order" and said.picks == (table.box.rules.handed_on,)


async def _say_again(table: Table, said: db.Answer) -> None:
    """Unless it says nothing any more: there the game has taken another way."""
    (what,) = said.picks
    assert table.live is not None
    if not table.box.rules.hears(table.live.state, said.seat, what):
        return
    ask = Ask(said.seat, what, [Option(what, None)])
    ask.n = kernel.NOTE
    by: Any = said.by
    try:
        await move(table, ask, [what], by=by, user_id=said.user_id)
    except (refusals.TableRefusal, db.MemoryRefusal) as refusal:
        log.info("game %s: what seat %s said aside is lost: %s", table.id, said.seat, refusal)
        table.drop()
        await table.awake()
