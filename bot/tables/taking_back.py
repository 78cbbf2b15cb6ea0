"""Taking answers back. The vote about it and its policy live with whoever calls this (`bot.undo`)."""

from __future__ import annotations

import db
from bot.tables.answering import Answering
from bot.tables.change import combine
from bot.tables.kept import answered, in_the_open
from games.kernel import live as kernel
from games.kernel.ask import Seat
from games.kernel.table import DREW, REVEALED


class TakingBack(Answering):
    async def would_undo(self, keep: int) -> kernel.UndoReport:
        """What taking back every answer after serial `keep` would mean, as everybody may know it: what is asked behind a cover
        counts as a whole, answered or still open. Asides are nobody else's business: that one lies in between must not be
        noticed."""
        gone = answered(await self.tables.db.log(self.id, after=keep), self.box)
        seen = in_the_open(gone, self.box)
        return kernel.UndoReport(
            len(seen),
            any(a.barrier & DREW for a in seen),
            any(a.barrier & REVEALED for a in seen),
            tuple(sorted({a.seat for a in seen})),
            len(seen) < len(gone) or any(a.cover is not None for a in self.asks),
        )

    async def undo(
        self,
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
        """
        async with self.lock, self.sturdy("nothing can be taken back"):
            await self.awake()
            self.playable()
            if expected is not None and self.game.serial != expected:
                raise db.Conflict(f"game {self.id} is at serial {self.game.serial}")
            assert self.live is not None
            # Written before it happens, so that the posts of the new line of play are part of the same transaction.
            loaded = await self.tables.db.load(self.id, upto=keep)
            epoch = self.live.epoch
            try:
                self.live = self._live_of(loaded, epoch + 1)
                self.story = (await self.tables.chapter(self._whole, upto=keep)).story
                brought = self.brought("undo", user_id=user_id, silent=secret)
                undone = await self.tables.db.record_undo(
                    self.id,
                    db.Undo(
                        keep=keep,
                        expected_serial=self.game.serial,
                        epoch=epoch,
                        user_id=None if theirs is None else user_id,
                        seats=theirs or (),
                        **combine(*brought, *([effects] if effects else [])),
                    ),
                    self.tables.clock(),
                )
            finally:
                self.drop()
            self.committed()
            return undone
