"""Seats without a person: a caretaker answers for them at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import db
from bot import refusals
from bot.shelf import Pilot
from bot.tables.moving import Moving
from games.kernel.ask import Ask, Seat
from games.kernel.players import Default

log = logging.getLogger(__name__)

# A caretaker's seats may follow each other for a whole game; more than this without a person in between is a loop.
MOST_CARETAKEN = 2_000
# "You may step in": a caretaker that does so again and again between two answers of a person is no help.
MOST_HELP = 20


class Caretaking(Moving):
    _pilot: tuple[int, Pilot] | None = None  # with the epoch it belongs to

    @property
    def pilot(self) -> Pilot:
        """The table's own: it remembers what its seats have seen, until something of that is taken back."""
        epoch = self.live.epoch if self.live is not None else 0
        if self._pilot is None or self._pilot[0] != epoch:
            self._pilot = (epoch, self.box.pilot())
        return self._pilot[1]

    def caretakers_choice(self, ask: Ask) -> tuple[str, ...]:
        """The box's pilot, or the safe default if that fails or picks something that is not offered."""
        view = self.view(ask.seat)
        try:
            picks = self.pilot.pick(view, ask)
            if set(picks) <= set(ask.keys) and min(ask.least, len(ask.keys)) <= len(picks) <= ask.most:
                return tuple(picks)
            log.error("game %s: the autopilot picked %s, offered was %s", self.id, picks, ask.keys)
        except Exception:
            log.exception("game %s: the autopilot failed at %s", self.id, ask.msg)
        return Default().pick(view, ask)

    async def caretake(self) -> None:
        """Let the caretakers play if it is their turn."""
        async with self.lock:
            try:
                await self.awake()
                await self._caretake()
            except refusals.TableRefusal as refusal:
                log.warning("game %s: no caretaker can play: %s", self.id, refusal)

    async def _caretake(self) -> None:
        """Seats without a person answer at once, one transaction each, until a person is asked.

        What nobody waits for is answered first, if it helps: before the person's next answer the moment would have passed.
        Where no person sits any more, nothing happens until one comes back: a game is not played for nobody. What goes wrong with
        it sets the table aside and refuses nobody: the answer that was given before it counts.
        """
        try:
            async with self.sturdy("its caretakers cannot play"):
                await self._play_the_absent()
        except refusals.Broken as broken:
            log.warning("game %s: no caretaker can play: %s", self.id, broken)

    async def _play_the_absent(self) -> None:
        helped = 0
        for _ in range(MOST_CARETAKEN):
            if self.game.status != "playing" or not self._for_somebody():
                return
            # In a thread: a good player thinks longer than the event loop may wait. The lock is held, nothing moves.
            ask = await self._worth_stepping_in() if helped < MOST_HELP else None
            helped += ask is not None
            ask = ask or next((a for a in self.asks if a.needed and self._caretaken(a.seat)), None)
            if ask is None:
                return
            try:
                picks = await asyncio.to_thread(self.caretakers_choice, ask)
                await self._move(ask, picks, by="caretaker")
            except db.Conflict:
                self.drop()
                await self.awake()
            except refusals.TableRefusal:
                return
        log.error("game %s: the caretakers play without end", self.id)

    def _for_somebody(self) -> bool:
        """Is a person at the table, or has one just left whose leaving still has to take effect?"""
        return any(not self._caretaken(s.seat) for s in self.seats) or (self.live is not None and self.live.noted)

    async def _worth_stepping_in(self) -> Ask | None:
        """A caretaker's idle question that is worth an answer now."""
        offered = [a for a in self.asks if a.idle and a.held is None and self._caretaken(a.seat)]
        return await asyncio.to_thread(self._wanted, offered) if offered else None

    def _wanted(self, offered: Sequence[Ask]) -> Ask | None:
        for ask in offered:
            try:
                if self.pilot.wants_idle(self.view(ask.seat), ask):
                    return ask
            except Exception:
                log.exception("game %s: the autopilot failed at the idle %s", self.id, ask.msg)
        return None

    def _caretaken(self, seat: Seat) -> bool:
        row = self.seats[seat]
        return row.caretaker or row.user_id is None
