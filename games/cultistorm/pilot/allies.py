"""Whom to call on from afar (Remote Assistance) beyond symbols, which the plan has: healing, a die, a block, a crystal less."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.helping import Helping
from games.cultistorm.pilot.team import Plan
from games.cultistorm.state import ALLIES, kind
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask, Option

# A help must be worth more than this, and a new face in the row is worth a little.
LEAST = 0.1
NEW = 0.15


class Allies:
    def __init__(self, cards: Catalogue, helping: Helping) -> None:
        self.cards = cards
        self.helping = helping

    def best(self, view: StormView, me: InvestigatorView, question: Ask, plan: Plan) -> str:
        """What to do next of all that; "": nothing. Asked last, when everything planned is done."""
        if not view.shelf.get(ALLIES):
            return ""
        offered = [o for o in question.options if o.key.startswith("ally:") and o.tone != "danger"]
        found = [(self._worth(view, me, o, plan), o.key) for o in offered]
        value, key = max(found, default=(0.0, ""))
        return key if value > LEAST else ""

    def _worth(self, view: StormView, me: InvestigatorView, offered: Option[None], plan: Plan) -> float:
        args = dict(offered.args)
        to = view.investigators[int(args.get("whom", me.who))]
        part = plan.parts.get(me.who)
        idle = part is None or not part.enemies
        value = NEW - worth.price(me.madness + idle, int(args["cost"]))
        for effect in self.cards.module_cards[kind(str(args["card"]))].do:
            match effect.called():
                case "heal":
                    value += worth.relief(to.madness, 1) if to.insanity else -1.0
                case "add_die":
                    value += 0.6 if any(not p.enemies for p in plan.parts.values()) else 0.0
                case "block":
                    value += max((self.helping.blocking(view, p.slot, plan) for p in view.places), default=0.0)
                case "remove_crystal":
                    full = any(r.threshold - r.crystals == 1 and not r.eye for r in view.circle)
                    value += worth.STEP * (2 if full else 1)
                case "free_move":
                    value -= NEW
                case _:
                    pass
        return value
