"""What went wrong with a game: once in the reports, once told, however often it is met, and by however many processes.

A game has one row here at most, that of its last fault. `aside`: nobody can play it until it opens again.
"""

from __future__ import annotations

from sqlalchemy import insert, select, update

from db import tables as t
from db.effects import EffectStore
from db.rows import Effects, Fault, Json, Letter
from db.store import lock_game, row_as

f = t.fault.c
# The same fault, met again after the game could be opened in between, is no news before this.
TOLD_AGAIN = 86_400


class Faults(EffectStore):
    async def note_fault(
        self, game_id: int, text: str, mark: str, version: str, now: int, *, told: str, aside: bool, data: Json | None = None
    ) -> int:
        """The number of the report. The first time the channel gets a notice, the message `told` with that number; all in one
        transaction. A game that is over is told of nothing."""
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)  # two who meet the same fault come one after the other
            row = (await conn.execute(select(t.fault).where(f.game_id == game_id))).one_or_none()
            known = None if row is None else row_as(Fault, row._mapping)
            if known is not None and ((known.aside and aside) or (known.mark == mark and now - known.told < TOLD_AGAIN)):
                values = {"aside": known.aside or aside, "version": version}
                await conn.execute(update(t.fault).where(f.game_id == game_id).values(values))
                return known.report
            report = {"text": text, "user_id": None, "game_id": game_id, "data": data or {}, "created": now}
            number = (await conn.execute(insert(t.report).values(report).returning(t.report.c.id))).scalar_one()
            values = {"report": number, "mark": mark, "version": version, "aside": aside, "told": now}
            new = self.insert(t.fault).values(game_id=game_id, **values)
            await conn.execute(new.on_conflict_do_update(index_elements=[f.game_id], set_=values))
            if game.unfinished:
                letter = Letter(kind="notice", payload={"id": told, "args": {"report": number}}, channel_id=game.channel_id)
                await self.carry(conn, game_id, game.serial, Effects(outbox=(letter,)), now)
            return number

    async def fault(self, game_id: int) -> Fault | None:
        return await self.one(select(t.fault).where(f.game_id == game_id), Fault)

    async def asides(self) -> list[Fault]:
        """The faults of all unfinished games that were set aside."""
        query = select(t.fault).join(t.game).where(f.aside, t.game.c.status.in_(t.UNFINISHED)).order_by(f.game_id)
        return await self.rows(query, Fault)

    async def take_up(self, game_id: int, effects: Effects, now: int) -> None:
        """A game that was set aside has opened again; `effects` bring its post and its deadlines up to date."""
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)
            await conn.execute(update(t.fault).where(f.game_id == game_id).values(aside=False))
            await self.carry(conn, game_id, game.serial, effects, now)
