"""One table, from the lobby to the end: it starts, pauses, ends, and people come and go."""

from __future__ import annotations

import dataclasses
import logging
from typing import Any

import db
from bot import refusals
from bot.tables import kept
from bot.tables.change import combine
from bot.tables.taking_back import TakingBack
from db.rows import Json, Status
from games.kernel.ask import Ask, By, Option, Seat
from games.kernel.live import NOTE, Live, Moved, RuleCrash, new_game
from games.kernel.luck import salt_of

log = logging.getLogger(__name__)

LEAVE = "leave"


class Table(TakingBack):
    """Change a game only through these methods: each is one transaction under the table's lock."""

    async def start(self, user_id: int | None = None) -> None:
        """From the lobby into play, everybody on the seat the game has for them. Raises BadWish, db.Conflict, Stumbled.

        The luck is salted by exactly the words that everybody could read in the lobby, in that order, and by nothing else.
        """
        async with self.lock, self.sturdy("it cannot be set up"):
            self.drop()
            await self.awake()
            if self.game.status != "lobby":
                raise db.Conflict(f"game {self.id} is {self.game.status}")
            salt = salt_of([given.word for given in self.words_given()])
            order = self.box.seating([s.choices for s in self.seats])
            if list(order) != list(range(len(self.seats))):
                self.seats = tuple(await self.tables.db.arrange(self.id, order, self.tables.clock()))
            state = self.box.new_state(len(self.seats), self.game.options, [s.choices for s in self.seats])
            save = new_game(self.box.rules, state)
            now = self.tables.clock()
            before = self.game
            try:
                self.game = dataclasses.replace(self.game, status="playing", salt=salt)
                try:
                    self.live = Live(self.box.rules, self.fate(), save)
                except RuleCrash as crash:
                    log.error("game %s cannot be set up\n%s", self.id, crash.report)
                    report = await self.tables.db.add_report(crash.report, user_id, now, game_id=self.id)
                    raise refusals.Stumbled(report) from crash
                self.story = []
                brought = self.brought("start", self.live.opening, user_id=user_id)
                self.game = await self.tables.db.start(
                    self.id,
                    db.Start(
                        users=tuple(s.user_id for s in self.seats),
                        choices=tuple(s.choices for s in self.seats),
                        options=before.options,
                        salt=salt,
                        checkpoint=kept.snapshot(save.checkpoint),
                        rules_version=self.box.rules.version,
                        **combine(*brought),
                    ),
                    now,
                )
            except BaseException:
                self.game = before
                self.drop()
                raise
            self.committed()
            await self._caretake()

    async def set_status(
        self,
        status: Status,
        was: tuple[Status, ...],
        user_id: int | None = None,
        outcome: Json | None = None,
        effects: db.Effects | None = None,
    ) -> db.Game:
        """Pause, resume or end; `effects` go into the same transaction. Raises db.Conflict when it was not `was`."""
        async with self.lock, self.sturdy("its status cannot change"):
            await self.awake()
            if status == "playing" and all(s.user_id is None for s in self.seats):
                raise refusals.TableRefusal("no-nobody-sits")
            before = self.game
            self.game = dataclasses.replace(self.game, status=status)
            try:
                brought = self.brought("status", user_id=user_id)
                carried = db.Effects(**combine(*brought, *([effects] if effects else [])))
                self.game = await self.tables.db.set_status(
                    self.id, status, self.tables.clock(), was=was, outcome=outcome, effects=carried
                )
            except BaseException:
                self.game = before
                self.drop()
                raise
            self.seats = tuple(await self.tables.db.seats(self.id))  # after a pause time begins anew for everybody
            self.committed()
            return self.game

    async def leave(self, seat: Seat, user_id: int, interaction_id: str = "") -> None:
        """Somebody leaves for good, and what they play with them. It takes effect when the open step is over; until then a
        caretaker answers for the seat. Raises TableRefusal: paused, over, or the game does not know of leaving."""
        async with self.lock, self.sturdy("nobody can leave"):
            await self.awake()
            self.playable()
            if LEAVE not in self.box.rules.notes:
                raise refusals.TableRefusal("quit-not-here")
            note = Ask(seat, LEAVE, [Option(LEAVE, None)])
            note.n = NOTE
            if seat not in self.seats_of(user_id):
                raise refusals.NotSeated
            try:
                await self._move(note, [LEAVE], by="player", id=interaction_id, user_id=user_id)
            except refusals.HeldAlready:  # said before; only the seat was not given up yet
                log.info("game %s: seat %s has left already", self.id, seat)
            except db.NotTheirs:
                raise refusals.NotSeated from None
        await self.change_seat(seat, user_id, user_id=None, caretaker=True, away_until=None)

    async def say(
        self, seat: Seat, what: str, user_id: int | None = None, interaction_id: str = "", *, by: By = "player"
    ) -> Moved:
        """Somebody says something nobody has asked for, and the rules heed it at once: a standing order, "I give up".

        Raises TableRefusal: paused, over, or not theirs to say."""
        async with self.lock, self.sturdy("nothing can be said aside"):
            await self.awake()
            self.playable()
            assert self.live is not None
            if by == "player" and user_id is not None and seat not in self.seats_of(user_id):
                raise refusals.NotSeated
            if not self.box.rules.hears(self.live.state, seat, what):
                raise refusals.TableRefusal("no-bad-input")
            aside = Ask(seat, what, [Option(what, None)])
            aside.n = NOTE
            try:
                moved = await self._move(aside, [what], by=by, id=interaction_id, user_id=user_id)
            except db.NotTheirs:
                raise refusals.NotSeated from None
            await self._caretake()
            return moved

    async def change_seat(
        self, seat: Seat, user_id: int | None = None, /, *, carried: db.Effects | None = None, **changes: Any
    ) -> None:
        """A seat gets another person, a caretaker, an absence; `user_id` is who does it. The caretaker plays on at once.

        `carried` goes into the same transaction; if that raises db.Conflict, nothing is changed."""
        async with self.lock, self.sturdy("a seat cannot change"):
            await self.awake()
            before, seats = self.seats[seat], self.seats
            if "user_id" in changes and before.choices.get(kept.GOES_ON):  # the order was theirs, not the seat's
                changes["choices"] = {**before.choices, **changes.get("choices", {}), kept.GOES_ON: False}
            now = dataclasses.replace(before, **changes)
            effects = carried
            try:
                self.seats = tuple(now if s.seat == seat else s for s in seats)
                if self.game.status in ("playing", "paused"):
                    # Whoever was asked before has been told; whoever sits down there now has not.
                    fresh = now.user_id != before.user_id or (before.caretaker and not now.caretaker)
                    old = [a for a in self.asks if not (fresh and a.seat == seat)]
                    asked, waited = frozenset(a.n for a in old), frozenset(a.seat for a in old if a.needed)
                    brought = self.brought("seats", asked=asked, waited=waited, user_id=user_id)
                    effects = db.Effects(**combine(*brought, *([carried] if carried else [])))
                await self.tables.db.change_seat(self.id, seat, self.tables.clock(), effects, **changes)
            except BaseException:
                self.seats = seats
                self.drop()
                raise
            self.seats = tuple(await self.tables.db.seats(self.id))
            if effects is not None:
                self.committed()
            if self.game.status == "playing":
                await self._caretake()
        for tell in self.tables.after_reseat:
            await tell(self, seat)
