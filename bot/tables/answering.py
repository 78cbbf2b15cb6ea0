"""Answers: of people, and of the table for a seat whose person does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import db
from bot import address, refusals
from bot.tables.caretaking import Caretaking
from bot.tables.kept import GOES_ON
from games.kernel.ask import Ask, By, Option, Seat
from games.kernel.live import Moved

# Another process may be faster again and again, but not for ever.
ATTEMPTS = 5
# So many answers follow of themselves at most.
MOST_FOLLOWING = 4


class Answering(Caretaking):
    async def answer(
        self,
        user_id: int,
        line: str,
        keys: Sequence[str],
        *,
        stamps: Sequence[str] = (),
        interaction_id: str = "",
    ) -> Moved:
        """A person answers. `line` names the question, `keys` the picks (also in their shortened form), `stamps` their meaning.

        Raises a TableRefusal, without any effect.
        """
        async with self.lock, self.sturdy("it cannot take an answer"):
            for _ in range(ATTEMPTS):
                await self.awake()
                self.playable()
                ask, picks = await self._meant(user_id, line, keys, stamps)
                try:
                    moved = await self._move(ask, picks, stamps=stamps, id=interaction_id, by="player", user_id=user_id)
                except db.AlreadyAnswered:
                    raise refusals.HeldAlready from None
                except db.Conflict:
                    self.drop()
                    continue
                await self._caretake()
                await self._go_on(ask)
                return moved
            raise refusals.OptionChanged

    async def _go_on(self, answered: Ask) -> None:
        """What this person has ordered to follow of itself (`Box.goes_on`), in transactions of its own: whatever comes between
        leaves a question open that they can answer themselves."""
        seat = self.seats[answered.seat]
        for _ in range(MOST_FOLLOWING):
            asks = [a for a in self.asks if a.needed] if self.game.status == "playing" else []
            if not seat.choices.get(GOES_ON) or len(asks) != 1 or asks[0].seat != answered.seat:
                return
            key = self.box.goes_on(answered, asks[0])
            if key is None:
                return
            answered = asks[0]
            try:
                await self._move(answered, (key,), by="order")
            except db.Conflict:
                self.drop()  # somebody else was faster
                return
            except refusals.TableRefusal:
                return
            await self._caretake()

    async def answer_for(
        self, seat: Seat, n: int, epoch: int, picks: Sequence[str] | None, by: By, effects: db.Effects | None = None
    ) -> Moved | None:
        """The table answers for a seat: a passed deadline, a standing order, a caretaker. None: the question is closed.

        `picks` None: the caretaker's choice if `by` is "caretaker", else the question's default. `effects` go into the same
        transaction, such as the deadline it settles.
        """
        async with self.lock, self.sturdy("it cannot be answered for somebody"):
            for _ in range(ATTEMPTS):
                await self.awake()
                ask = self.live.ask_numbered(n) if self.live is not None and self.game.status == "playing" else None
                if self.live is None or ask is None or ask.seat != seat or self.live.epoch != epoch:
                    return None
                if picks is None:
                    chosen = await asyncio.to_thread(self.caretakers_choice, ask) if by == "caretaker" else self.live.default(ask)
                else:
                    chosen = tuple(picks)
                try:
                    moved = await self._move(ask, chosen, by=by, effects=effects)
                except db.Conflict:
                    self.drop()
                    continue
                await self._caretake()
                return moved
            return None

    async def _meant(self, user_id: int, line: str, keys: Sequence[str], stamps: Sequence[str]) -> tuple[Ask, tuple[str, ...]]:
        """The question and the picks a press means."""
        mine = self.seats_of(user_id)
        if not mine:
            raise refusals.NotSeated
        ask = self.ask_on(line)
        if ask is None:
            raise await self._decided(line)
        if ask.seat not in mine:
            raise refusals.NotAsked(self.names_of(self.waited_for() or (ask.seat,)))
        by_short = {address.short(o.key): o for o in ask.options}
        chosen: list[Option[Any]] = []
        for key in keys:
            option = by_short.get(address.short(key))
            if option is None:
                raise refusals.OptionChanged
            chosen.append(option)
        return ask, tuple(o.key for o in chosen)

    async def _decided(self, line: str) -> refusals.Decided:
        """Who closed that question, if the recent log knows."""
        for a in reversed(await self.tables.db.log(self.id, live=False, last=60)):
            if address.line(self._mark_key, a.epoch, a.n) == line:
                by = self.names_of((a.seat,)) if a.status == "live" else ""
                return refusals.Decided(by)
        return refusals.Decided()
