"""The start of a turn: adrenaline, companions, what is used before the first action."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.pilot.hero.prices import LOW
from games.alone.pilot.hero.ways import Plan
from games.alone.verbs.actions import Heal, MoveHero
from games.alone.view import AloneView
from games.kernel.ask import Ask


class Start:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def declare(self, plan: Plan, question: Ask) -> str:
        """Adrenaline where it counts: Bullet Time to get away, to fight or to finish; healing while the limit allows it; nothing
        is kept beyond the end of the round."""
        view, keys = plan.view, question.keys
        turns_left = view.turns - view.turn  # this one included
        gain = next((k for k in keys if k.startswith("use:")), "")
        if gain:
            return gain
        helped = self._companion(plan, question)
        if helped:
            return helped
        total = view.life + view.composure
        heal = [k for k in ("heal:life", "heal:composure") if k in keys]
        lower = min(heal, key=lambda k: view.life if k == "heal:life" else view.composure, default="")
        hot = plan.stay >= 0.6 or plan.left <= 2.0 or any(k.startswith("interact:mission:") for k in keys)
        spare = view.adrenaline >= turns_left
        if "bullet" in keys and hot and not view.bullet_time:
            return "bullet"
        if lower and (total <= LOW or view.adrenaline >= 2 or spare):
            return lower
        if "bullet" in keys and (spare or view.adrenaline > view.capacity or (view.adrenaline >= 3 and not heal)):
            return "bullet"
        return ""

    def _companion(self, plan: Plan, question: Ask) -> str:
        """A companion's charge for a point; the sacrifice when hardly anything is left of the companion."""
        view = plan.view
        charges = {c.character: c.charges for c in view.companions}
        for key in question.keys:
            word, _, rest = key.partition(":")
            who = rest.partition(":")[0]
            if word == "companion" and view.life + view.composure <= LOW:
                return key
            if word == "sacrifice" and charges.get(who, 9) <= 2 and self._sacrifice_pays(plan, who):
                return key
        return ""

    def _sacrifice_pays(self, plan: Plan, who: str) -> bool:
        view = plan.view
        room = sum(max(0, view.heal_limit - now) for now in (view.life, view.composure))
        for e in self.cards.characters[who].sacrifice:
            if isinstance(e, Heal):
                return room >= 3
            if isinstance(e, MoveHero):
                return plan.left >= 3 or plan.stay >= 1.0
        return bool(plan.here.creatures) or charges_low(view)


def charges_low(view: AloneView) -> bool:
    """Hardly anything left in the bag."""
    return sum(i.charges for i in view.items) <= 3
