"""People come and go: a seat gets another person, a caretaker, an absence; somebody leaves for good."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import db
from bot import refusals
from bot.tables import kept
from bot.tables.caretaking import for_somebody, play_on
from bot.tables.change import combine
from bot.tables.moving import consequences_of, move
from games.kernel.ask import Ask, Option, Seat
from games.kernel.live import NOTE

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)

LEAVE = "leave"


async def leave(table: Table, seat: Seat, user_id: int, interaction_id: str = "", *, carried: db.Effects | None = None) -> None:
    """Somebody leaves for good, and what they play with them. It takes effect when the open step is over; until then a
    caretaker answers for the seat. `carried` is kept with the seat's change. Raises TableRefusal: paused, over, or the game does not know
    of leaving."""
    async with table.lock, table.sturdy("nobody can leave"):
        await table.awake()
        table.playable()
        if LEAVE not in table.box.rules.notes:
            raise refusals.TableRefusal("quit-not-here")
        note = Ask(seat, LEAVE, [Option(LEAVE, None)])
        note.n = NOTE
        if seat not in table.seats_of(user_id):
            raise refusals.NotSeated
        try:
            await move(table, note, [LEAVE], by="player", id=interaction_id, user_id=user_id)
        except refusals.HeldAlready:  # said before; only the seat was not given up yet
            log.info("game %s: seat %s has left already", table.id, seat)
        except db.NotTheirs:
            raise refusals.NotSeated from None
    await table.change_seat(seat, user_id, carried=carried, theirs=user_id, user_id=None, caretaker=True, away_until=None)


async def change_seat(
    table: Table,
    seat: Seat,
    user_id: int | None = None,
    /,
    *,
    carried: db.Effects | None = None,
    theirs: int | None = None,
    free: bool = False,
    never_at: Collection[Seat] = (),
    **changes: Any,
) -> None:
    """A seat gets another person, a caretaker, an absence; `user_id` is who does it. The caretaker plays on at once.

    `carried` goes into the same transaction; if that raises db.Conflict, nothing is changed. So it is if the seat is not `theirs` any more
    (NotSeated), not `free` any more (db.Conflict), or whoever sits down has ever sat at one of `never_at` (db.OtherSide)."""
    async with table.lock, table.sturdy("a seat cannot change"):
        await table.awake()
        before, seats = table.seats[seat], table.seats
        # What was ordered was theirs, not the seat's. A game from a file keeps seats for those who sat there.
        if "user_id" in changes and changes["user_id"] != (before.kept_for if before.user_id is None else before.user_id):
            ended = {wish: False for wish in kept.OWN_WISHES if before.choices.get(wish)}
            ended |= {kept.HANDED_ON: True} if table.box.rules.handed_on else {}
            changes["choices"] = {**before.choices, **changes.get("choices", {}), **ended}
        now = dataclasses.replace(before, **changes)
        effects = carried
        try:
            table.seats = tuple(now if s.seat == seat else s for s in seats)
            if table.game.status in ("playing", "paused"):
                # Whoever was asked before has been told; whoever sits down there now has not.
                fresh = now.user_id != before.user_id or (before.caretaker and not now.caretaker)
                old = [a for a in table.asks if not (fresh and a.seat == seat)]
                asked, waited = frozenset(a.n for a in old), frozenset(a.seat for a in old if a.needed)
                left_alone = for_somebody(table, seats) and not for_somebody(table)
                brought = consequences_of(table, "seats", asked=asked, waited=waited, user_id=user_id, left_alone=left_alone)
                effects = db.Effects(**combine(*([carried] if carried else []), *brought))
            now_at = table.tables.clock()
            held = {"theirs": theirs, "free": free, "never_at": never_at}
            await table.tables.db.change_seat(table.id, seat, now_at, effects, **held, **changes)
        except BaseException as error:
            table.seats = seats
            table.drop()
            if isinstance(error, db.NotTheirs):
                raise refusals.NotSeated from None
            raise
        table.seats = tuple(await table.tables.db.seats(table.id))
        if effects is not None:
            table.committed()
        if table.game.status == "playing":
            await play_on(table)
    for tell in table.tables.after_reseat:
        await tell(table, seat)
