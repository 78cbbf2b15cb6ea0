"""Narrative mode: a story may offer a bargain before a fight."""

from __future__ import annotations

from games.cultistorm.pilot.bringing import against, brought, counted, short
from games.cultistorm.pilot.part import ModulePart
from games.cultistorm.view import StormView
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Narrative(ModulePart):
    @answers("cs-bargain")
    def bargain(self, view: StormView, question: Ask) -> str:
        """An insanity for two wild symbols: if they win the fight, and one can bear it."""
        args = dict(question.args)
        me = view.investigators[int(args["who"])]
        enemy = next((e for p in view.places for e in (*p.column, *p.elders) if e.id == args["enemy"]), None)
        if enemy is None:
            return "bargain:1"
        has = brought(view, self.cards, me)
        total = against(has, me.slot, (enemy,), self.cards)
        for symbol in has.cards.values():
            total[symbol] += 1
        lacks = short(counted(enemy.needed), total)[1]
        return "bargain:0" if 0 < lacks <= 2 and me.madness <= 2 else "bargain:1"
