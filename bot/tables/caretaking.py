"""Seats without a person: a caretaker answers for them at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import db
from bot import refusals, shortcuts
from bot.shelf import Pilot
from bot.tables import kept
from bot.tables.moving import move, said
from games.kernel.ask import Ask, Seat
from games.kernel.players import Default

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)

# A caretaker's seats may follow each other for a whole game; more than this without a person in between is a loop.
MOST_CARETAKEN = 2_000
# "You may step in": a caretaker that does so again and again between two answers of a person is no help.
MOST_HELP = 20


def pilot(table: Table) -> Pilot:
    """The table's own: it remembers what its seats have seen, until something of that is taken back."""
    epoch = table.live.epoch if table.live is not None else 0
    if table.kept_pilot is None or table.kept_pilot[0] != epoch:
        table.kept_pilot = (epoch, table.box.pilot())
    return table.kept_pilot[1]


def caretakers_choice(table: Table, ask: Ask) -> tuple[str, ...]:
    """The box's pilot, or the safe default if that fails or picks something that is not offered."""
    view = table.view(ask.seat)
    try:
        picks = pilot(table).pick(view, ask)
        if set(picks) <= set(ask.keys) and min(ask.least, len(ask.keys)) <= len(picks) <= ask.most:
            return tuple(picks)
        log.error("game %s: the autopilot picked %s, offered was %s", table.id, picks, ask.keys)
    except Exception:
        log.exception("game %s: the autopilot failed at %s", table.id, ask.msg)
    return Default().pick(view, ask)


async def caretake(table: Table) -> None:
    """Let the caretakers play if it is their turn."""
    async with table.lock:
        try:
            await table.awake()
            await play_on(table)
        except refusals.TableRefusal as refusal:
            log.warning("game %s: no caretaker can play: %s", table.id, refusal)


async def play_on(table: Table) -> None:
    """Seats without a person answer at once, one transaction each, until a person is asked something there is a choice in (`bot.shortcuts`).

    What nobody waits for is answered first, if it helps: before the person's next answer the moment would have passed.
    Where no person sits any more, nothing happens until one comes back: a game is not played for nobody. What goes wrong with
    it sets the table aside and refuses nobody: the answer that was given before it counts.
    """
    try:
        async with table.sturdy("its caretakers cannot play"):
            await end_orders(table)
            await play_the_absent(table)
    except refusals.Broken as broken:
        log.warning("game %s: no caretaker can play: %s", table.id, broken)


async def end_orders(table: Table) -> None:
    """Where somebody else sits down, what the one before has ordered ends. Marked with the change of the seat and said here, so that
    neither a pause nor a crash keeps it alive."""
    rules = table.box.rules
    for seat in [s for s in table.seats if s.choices.get(kept.HANDED_ON)]:
        if table.game.status != "playing" or table.live is None:
            return
        for what in rules.handed_on:
            if rules.hears(table.live.state, seat.seat, what):
                await move(table, said(seat.seat, what), [what], by="order")
        settled = {**seat.choices, kept.HANDED_ON: False}
        await table.tables.db.change_seat(table.id, seat.seat, table.tables.clock(), None, choices=settled)
        table.seats = tuple(await table.tables.db.seats(table.id))


async def play_the_absent(table: Table) -> None:
    helped = 0
    for _ in range(MOST_CARETAKEN):
        if table.game.status != "playing" or not for_somebody(table):
            return
        # In a thread: a good player thinks longer than the event loop may wait. The lock is held, nothing moves.
        ask = await _worth_stepping_in(table) if helped < MOST_HELP else None
        aside = await _worth_saying(table) if ask is None and helped < MOST_HELP else None
        helped += ask is not None or aside is not None
        ask = ask or aside or next((a for a in table.asks if a.needed and _caretaken(table, a.seat)), None)
        try:
            if ask is None:
                found = next(((a, key) for a in table.asks if (key := shortcuts.obvious(table, a))), None)
                if found is None:
                    return
                await move(table, found[0], (found[1],), by="order")
                continue
            picks = (ask.msg,) if ask is aside else await asyncio.to_thread(table.caretakers_choice, ask)
            await move(table, ask, picks, by="caretaker")
        except db.Conflict:
            table.drop()
            await table.awake()
        except refusals.TableRefusal:
            return
    log.error("game %s: the caretakers play without end", table.id)


def for_somebody(table: Table, seats: Sequence[db.Seat] | None = None) -> bool:
    """Is a person at the table (`seats`: as it was), or has one just left whose leaving still has to take effect?"""
    played = table.seats if seats is None else seats
    return any(not _empty(table, s) for s in played) or (table.live is not None and table.live.noted)


def rests(table: Table) -> bool:
    """Is it played by caretakers alone? Then nothing happens until somebody is back."""
    return table.game.status == "playing" and not for_somebody(table)


async def _worth_stepping_in(table: Table) -> Ask | None:
    """A caretaker's idle question that is worth an answer now."""
    offered = [a for a in table.asks if a.idle and a.held is None and _caretaken(table, a.seat)]
    return await asyncio.to_thread(_wanted, table, offered) if offered else None


def _wanted(table: Table, offered: Sequence[Ask]) -> Ask | None:
    for ask in offered:
        try:
            if pilot(table).wants_idle(table.view(ask.seat), ask):
                return ask
        except Exception:
            log.exception("game %s: the autopilot failed at the idle %s", table.id, ask.msg)
    return None


async def _worth_saying(table: Table) -> Ask | None:
    """What a caretaker says beside the questions. It is kept like a person's: nobody else sees that anything was said."""
    seats = [s.seat for s in table.seats if _caretaken(table, s.seat)] if table.box.rules.asides else []
    return await asyncio.to_thread(_beside, table, seats) if seats else None


def _beside(table: Table, seats: Sequence[Seat]) -> Ask | None:
    assert table.live is not None
    for seat in seats:
        try:
            what = pilot(table).says(table.view(seat), seat)
        except Exception:
            log.exception("game %s: the autopilot failed to say anything for seat %s", table.id, seat)
            continue
        if what and table.box.rules.is_aside(what) and table.box.rules.hears(table.live.state, seat, what):
            return said(seat, what)
        if what:
            log.error("game %s: the autopilot said %r, which nobody hears", table.id, what)
    return None


def _caretaken(table: Table, seat: Seat) -> bool:
    return _empty(table, table.seats[seat])


def _empty(table: Table, seat: db.Seat) -> bool:
    """Whoever has given up need not answer any more until that takes effect."""
    return seat.caretaker or seat.user_id is None or (table.live is not None and seat.seat in table.live.leaving)
