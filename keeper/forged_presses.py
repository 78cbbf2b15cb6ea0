"""Presses nobody should be able to make: forged, stale, damaged and stolen custom ids, by everybody who might try.

The forger (`keeper.forger`) makes them, and Keeper hears them at tables in every state (`keeper.scene`). Whoever presses has a
seat there, had one, is to get one, or never had any. Each press must be answered, without a fault of ours; a refused one
changes nothing, and any other only what that person may change (`keeper.ledger`).
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot import button_ids
from bot.schedule.reminding import veiled
from bot.tables import Table
from keeper.forger import Forged, Forger
from keeper.games import Game
from keeper.hearsay import Said
from keeper.ledger import Change, Judge, Memory, Press, Unlawful, changes
from keeper.proofs import Figures
from keeper.scene import GINA, GUILD, KINDS, TABLES, Fault, Scene

WEEK = 7 * 24 * 3600
OTHER_GUILD = 8
# So many presses, and what was ended or emptied is set up anew; and memory is compared with the file.
ROUND = 250


def nobody_gets_through(game: Game, presses: int, seed: int = 10, first: int = 0, tables: Collection[str] = TABLES) -> Figures:
    """So many presses at tables of this game; raises AssertionError with the first that did what it must not."""
    found, faults = asyncio.run(_press(game, presses, seed, first, tables))
    if faults:
        raise AssertionError(faults[0])
    return found


async def _press(game: Game, presses: int, seed: int, first: int, tables: Collection[str]) -> tuple[Figures, list[str]]:
    name = f"presses/{seed}/{first}"
    found: Figures = {
        "presses": 0,
        "refused": 0,
        "looked": 0,
        "changed": 0,
        "people": Counter(),
        "how": Counter(),
        "deeds": Counter(),
    }
    faults: list[str] = []
    async with Scene.open(game, random.Random(name)) as scene:
        forger, pressing = Forger(scene), Pressing(scene)
        while found["presses"] < presses and not faults:
            if found["presses"] % ROUND == 0:
                await scene.mend(*tables)
                await scene.same_as_on_disk()
            forged = forger.forge()
            try:
                end, deed = await pressing.press(forged)
            except AssertionError as error:
                faults.append(f"press {first + found['presses']} ({name}), {forged}: {error}")
                end, deed = "looked", ""
                scene.recover()
            found["presses"] += 1
            found[end] += 1
            found["people"][KINDS[forged.user_id]] += 1
            found["how"][forged.how] += 1
            if end == "changed":
                found["deeds"][deed] += 1
        found["tables"] = len(scene.everywhere)
    return {name: dict(value) if isinstance(value, Counter) else value for name, value in found.items()}, faults


@dataclass(eq=False)
class Pressing:
    """One press after the other at the tables of a scene, each held against what that person may do."""

    scene: Scene
    last: tuple[int, Forged] | None = None

    async def press(self, forged: Forged) -> tuple[str, str]:
        """("refused" | "looked" | "changed", deed); raises AssertionError."""
        where = button_ids.parse(forged.custom_id)
        game_id = where.game_id if where is not None and (where.game_id,) in self.scene.memory.look()["game"] else None
        deed = where.deed if isinstance(where, button_ids.ToTable) else "answer" if where is not None else ""
        if forged.custom_id == f"kf:{forged.user_id}":
            deed = "forget"
        table = await self.scene.keeper.tables.get(game_id) if game_id is not None else None
        press = Press(forged.user_id, game_id, deed, forged.user_id == GINA, self._late_seats(table))
        before = self.scene.memory.look()
        again = forged.how == "delivered twice" and self.last is not None
        place = self._place(table)
        self.scene.discord.acknowledged = 0
        self.scene.log.heard.clear()
        id = self.last[0] if again and self.last is not None else self.scene.discord.new_id()
        self.last = (id, forged)
        await self.scene.discord.press(
            forged.user_id,
            forged.custom_id,
            values=forged.values,
            component=forged.kind,
            modal=forged.modal,
            people=forged.people,
            manager=forged.user_id == GINA,
            german=self.scene.chance.random() < 0.3,
            ephemeral=self.scene.chance.random() < 0.2,
            id=id,
            **place,
        )
        after = self.scene.memory.look()
        found = changes(before, after)
        said, refusals = list(self.scene.discord.said), list(self.scene.refusals)
        if self.scene.log.heard:
            raise Fault(self.scene.log.heard[0])
        if {"no-fault", "no-memory", "no-stumbled", "no-discord"} & set(refusals):
            raise Fault(f"answered with {refusals}")
        judge = Judge(self.scene.ledger)
        try:
            if again:
                if found or said:
                    raise Unlawful("a press that was delivered twice had an effect twice")
            elif refusals:
                judge.refused(press, before, after, found)
            else:
                judge.lawful(press, before, after, found)
        except Unlawful as wrong:
            raise Unlawful(f"{wrong} [{', '.join(refusals)}]") from None
        self.scene.ledger.note(before, after)
        self._note_offers(forged, press, table, said, after)
        if not again:
            self._answered(forged, said, found)
        self.scene.remember()
        return ("refused" if refusals else "changed" if found else "looked"), deed

    def _answered(self, forged: Forged, said: list[Said], found: list[Change]) -> None:
        ours = forged.custom_id.partition(":")[0] in (button_ids.BUTTON, button_ids.SELECT, "kf", "kr")
        if not ours:
            return
        if self.scene.discord.acknowledged != 1:
            raise Fault(f"acknowledged {self.scene.discord.acknowledged} times")
        if not said and not found:
            raise Fault("no answer")
        for s in said:
            if s.where in ("followup", "callback") and not s.ephemeral:
                raise Fault(f"answered in public: {s.words!r}")

    def _late_seats(self, table: Table | None) -> frozenset[int]:
        """Seats we wait for, as everybody may know it, and have waited for longer than this table's pace asks for; without a
        pace that is a week."""
        if table is None or table.live is None or table.game.status != "playing":
            return frozenset()
        waited = frozenset(table.waited_for())
        if self.scene.clock.now - table.times.since >= (table.game.pace.deadline or WEEK):
            return waited
        fired = {
            d["question"]
            for d in self.scene.memory.look()["deadline"].values()
            if d["game_id"] == table.id and d["kind"] == "deadline" and d["state"] == "fired"
        }
        span, asked = table.game.pace.deadline or WEEK, table.times.asked
        long_ago = {name for name, put in asked.items() if self.scene.clock.now - put >= span}
        return waited & {a.seat for a in table.asks if a.needed and not veiled(a) and table.name_of(a) in fired | long_ago}

    def _note_offers(self, forged: Forged, press: Press, table: Table | None, said: list[Said], after: Memory) -> None:
        """A seat was offered by its own person: that was their right."""
        offered = any(s.where == "channel" and ":-:take:" in str(s.message["components"]) for s in said)
        if press.deed == "quit-to" and offered and table is not None and forged.values:
            self.scene.offers(table, forged.user_id, int(forged.values[0]))

    def _place(self, table: Table | None) -> dict[str, Any]:
        here = {"channel_id": table.game.channel_id if table is not None else 1, "guild_id": GUILD}
        luck = self.scene.chance.random()
        if luck < 0.06:
            return {"channel_id": 5, "guild_id": None}
        if luck < 0.09:
            return {"channel_id": 6, "guild_id": OTHER_GUILD}
        return here
