"""Discovery cards, skills, companions, and what is given away."""

from __future__ import annotations

from typing import Any

from games.death_may_die.content import Catalogue, Half
from games.death_may_die.pilot.deeds import Deeds
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.traits import BonusDice, ExtraWound, FreeRerolls, Ignores, Reach, RestsMore
from games.death_may_die.verbs.enemies import Deal
from games.death_may_die.verbs.holding import GainToken
from games.death_may_die.verbs.suffering import Heal, Stress
from games.death_may_die.view import DeathView, InvestigatorView
from games.kernel.ask import Ask
from games.kernel.pilot import answers

# Which skill grows first; a level of one is worth this much more than the next.
SKILLS = {
    "brawling": (1.2, 1.0, 1.1, 1.0),
    "arcane-mastery": (1.3, 0.5, 1.15, 1.0),
    "lucky": (1.0, 0.9, 1.25, 1.2),
    "vengeance": (1.0, 0.8, 0.9, 0.9),
    "toughness": (1.2, 0.8, 1.15, 0.1),
    "marksman": (0.9, 1.15, 0.9, 0.9),
    "high-strung": (0.9, 0.8, 1.0, 0.8),
    "hard-to-kill": (1.0, 0.85, 0.8, 1.0),
    "dark-bargain": (1.0, 0.9, 0.9, 0.2),
    "stiff-upper-lip": (0.7, 0.6, 0.6, 0.7),
    "trapper": (0.7, 0.8, 0.4, 0.8),
    "bull-rush": (0.7, 0.4, 0.8, 0.7),
    "gate-manipulation": (0.6, 0.3, 0.8, 0.4),
    "copycat": (0.6, 0.7, 0.7, 0.7),
    "swiftness": (0.5, 0.6, 0.3, 0.7),
    "stealth": (0.5, 0.4, 0.5, 0.9),
}


def _level(skill: str, have: int) -> float:
    """What the next level is worth to whoever has so many."""
    return SKILLS[skill][min(have, 3)] if skill in SKILLS else 0.5


class Finds:
    def __init__(self, cards: Catalogue, strength: Strength, deeds: Deeds) -> None:
        self.cards = cards
        self.strength = strength
        self.deeds = deeds

    @answers("dmd-discovery")
    def discovery(self, view: DeathView, question: Ask) -> str:
        args = dict(question.args)
        me = view.investigators[int(args["who"])]
        card = self.cards.discoveries[str(args["card"])]
        worth = {"decline": 0.05} if "decline" in question.keys else {}
        for option in question.options:
            if option.key.startswith("take:"):
                side = "left" if option.key == "take:left" else "right"
                worth[option.key] = self.net(view, me, card.half(side))
        return max(worth, key=lambda k: worth[k])

    def net(self, view: DeathView, me: InvestigatorView, half: Half) -> float:
        """What a half is worth to this one, less what it costs."""
        stress = sum(e.stress for e in half.cost if isinstance(e, Stress))
        cost = self.strength.stress(view, me, me.stress + stress) - self.strength.stress(view, me, me.stress)
        cost += sum(getattr(e, "sanity", 0) for e in half.cost) * self.strength.sanity(view, me)
        worth = self.worth(view, me, half)
        return (worth * self.strength.manages(me, half.need, "task") if half.need else worth) - cost

    def worth(self, view: DeathView, me: InvestigatorView, half: Half) -> float:
        total = 0.35 * half.health
        if half.lends:
            level = next((s.level for s in me.skills if s.id == half.lends), 0)
            total += 0.5 * _level(half.lends, level)
        for t in half.traits:
            match t:
                case BonusDice():
                    total += 0.7 if t.on in ("own", "here") else 0.3
                case FreeRerolls() | ExtraWound():
                    total += 0.7
                case Reach():
                    total += 0.5
                case Ignores() | RestsMore():
                    total += 0.4
                case _:
                    total += 0.15
        for use in half.uses:
            total += max(0.4 if isinstance(e, Heal | Deal) else 0.2 for e in use.effects)
        for e in half.taking:
            if isinstance(e, GainToken):
                total += 0.9 if self.deeds.of_use(view, me, e.gain_token) else 0.0
            elif isinstance(e, Heal):
                total += 0.1 * min(e.n, me.wounds if e.heal == "wounds" else me.stress)
            elif half.kind == "token":
                total += 0.5
        return total

    @answers("dmd-level")
    def level(self, view: DeathView, question: Ask) -> str:
        def worth(args: dict[str, Any]) -> float:
            return _level(args["skill"], int(args["level"]) - 1)

        return max(question.options, key=lambda o: (worth(dict(o.args)), o.key)).key

    @answers("dmd-discard")
    def discard(self, view: DeathView, question: Ask) -> str:
        """What is worth least."""
        me = view.investigators[int(dict(question.args)["who"])]

        def worth(args: dict[str, Any]) -> float:
            return self.worth(view, me, self.cards.half(args["card"], args["half"]))

        return min(question.options, key=lambda o: (worth(dict(o.args)), o.key)).key

    @answers("dmd-companions")
    def companions(self, view: DeathView, question: Ask) -> str:
        """A companion bears a wound before one has three, but lives on if it can; whoever would die gives them all it takes."""
        args = dict(question.args)
        me = view.investigators[int(args["who"])]
        cost: dict[str, float] = {}
        for option in question.options:
            told: dict[str, Any] = dict(option.args)
            lost = 0.0
            for c in me.cards:
                n = told.get(c.card, 0)
                lost += 0.12 * n + (0.35 if n and n >= c.health - c.wounds else 0.0)
            cost[option.key] = lost + self.strength.wounds(view, me.wounds + told["self"])
        return min(cost, key=lambda k: (cost[k], k))

    @answers("dmd-give", "dmd-agree")
    def give(self, view: DeathView, question: Ask) -> str:
        """They all play together."""
        return "agree"
