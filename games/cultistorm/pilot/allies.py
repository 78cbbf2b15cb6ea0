"""Whom to call on from afar (Remote Assistance): a symbol that wins a fight nobody has planned, or healing for whoever is worse off."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.state import ALLIES, kind
from games.cultistorm.traits import Gives
from games.cultistorm.view import InvestigatorView, StormView

CALM = 2  # with more insanity than this nobody is called on


class Allies:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def best(self, view: StormView, me: InvestigatorView, safe: set[str]) -> str:
        """What to do next of all that; "": nothing. Asked last, when everything planned is done."""
        if not view.shelf.get(ALLIES):
            return ""
        if not me.targets:
            for plan in me.outlook:
                if plan.attackable and not plan.price and plan.cover is not None and f"target:{plan.enemy}" in safe:
                    return f"target:{plan.enemy}"
        return self._call(view, me, safe) if me.madness <= CALM else ""

    def _call(self, view: StormView, me: InvestigatorView, safe: set[str]) -> str:
        wanted = [
            p.lacking[0] for p in (*me.plans, *me.outlook) if p.attackable and not p.price and p.lacking and len(p.lacking) == 1
        ]
        for card in view.shelf[ALLIES]:
            printed = self.cards.module_cards[kind(card)]
            if any(isinstance(t, Gives) and t.gives in wanted for t in printed.traits) and f"ally:{card}:{me.who}" in safe:
                return f"ally:{card}:{me.who}"
        worse = max((i for i in view.investigators if i.who != me.who), key=lambda i: i.madness, default=me)
        heals = [c for c in view.shelf[ALLIES] if any(e.called() == "heal" for e in self.cards.module_cards[kind(c)].do)]
        if heals and worse.insanity and worse.madness > me.madness + 1 and f"ally:{heals[0]}:{worse.who}" in safe:
            return f"ally:{heals[0]}:{worse.who}"
        return ""
