"""One accepted answer: the machine moves, then everything it caused is kept in one transaction."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import db
from bot import refusals
from bot.tables import kept
from bot.tables.change import combine
from bot.tables.remembered import Remembered
from games.kernel import live as kernel
from games.kernel.ask import Ask, By
from games.kernel.live import Moved, RuleCrash


class Moving(Remembered):
    async def _move(
        self,
        ask: Ask,
        picks: Sequence[str],
        *,
        by: By,
        stamps: Sequence[str] = (),
        id: str = "",
        user_id: int | None = None,
        effects: db.Effects | None = None,
    ) -> Moved:
        """One accepted answer: the machine moves, then everything is kept in one transaction. The lock is held."""
        live = self.live
        assert live is not None
        asked = frozenset(a.n for a in live.asks)
        waited = frozenset(a.seat for a in live.asks if a.needed)
        serial, epoch = self.game.serial, live.epoch
        secret = ask.n == kernel.NOTE or any(a.cover is not None for a in live.asks)
        face = self.face() if secret else None
        try:
            moved = live.answer(ask.n, ask.seat, picks, id=id, epoch=epoch, stamps=stamps, by=by)
        except kernel.Stale:
            raise refusals.Decided() from None
        except kernel.Changed:
            raise refusals.OptionChanged from None
        except kernel.NotYours:
            raise refusals.NotAsked(self.names_of(self.waited_for())) from None
        except kernel.BadPicks:
            raise refusals.WrongPicks(min(ask.least, len(ask.options)), ask.most) from None
        except kernel.Duplicate:
            raise refusals.HeldAlready from None
        except kernel.Ended:
            raise refusals.GameOver from None
        except RuleCrash as crash:
            raise await self._stumble(ask, picks, crash) from crash
        assert moved.answer is not None
        now = self.tables.clock()
        try:
            silent = face is not None and all(t.for_viewer(None) is None for t in moved.told) and face == self.face()
            brought = self.brought("answer", moved.told, asked, waited, moved, user_id, silent and not moved.over)
            await self.tables.db.record(
                self.id,
                db.Move(
                    answer=kept.answer_row(moved.answer, user_id),
                    expected_serial=serial,
                    epoch=epoch,
                    checkpoint=kept.snapshot(moved.checkpoint) if moved.checkpoint else None,
                    outcome=kept.outcome(live) if moved.over else None,
                    **combine(*brought, *([effects] if effects else [])),
                ),
                now,
            )
        except BaseException:
            self.drop()  # the machine has moved, the memory has not
            raise
        self.game = dataclasses.replace(self.game, serial=serial + 1, updated=now)
        if moved.over:
            self.game = dataclasses.replace(self.game, status="finished", finished=now, outcome=kept.outcome(live))
        self.committed()
        return moved

    async def _stumble(self, ask: Ask, picks: Sequence[str], crash: RuleCrash) -> refusals.TableRefusal:
        """A rule failed: the game stands as before, the channel is told, the operator finds the report."""
        data = {"serial": self.game.serial, "n": ask.n, "seat": ask.seat, "question": ask.msg, "picks": list(picks)}
        return refusals.Stumbled(await self.tables.faults.stumbled(self.id, crash, data))
