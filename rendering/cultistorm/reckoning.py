"""What the table can be told beyond the view: who comes next, who could help, which die would do."""

from __future__ import annotations

from games.cultistorm.traits import Gives
from games.cultistorm.view import InvestigatorView, PlanView, StormView

from .words import Table


def arrivals(view: StormView) -> dict[int, list[int]]:
    """Which of the next cultists come where, counted from 1: one for each investigator, from the marker on, never beside a Great Old One."""
    found: dict[int, list[int]] = {}
    n, slot = len(view.places), view.marker
    if all(p.elders for p in view.places):
        return found
    for i in range(len(view.investigators)):
        while view.places[slot].elders:
            slot = (slot + 1) % n
        found.setdefault(slot, []).append(i + 1)
        slot = (slot + 1) % n
    return found


def closing(at: Table) -> set[str]:
    """Faces of dice that would close somebody's gap who may still take one."""
    found: set[str] = set()
    for p in at.view.investigators:
        for plan in p.plans:
            if p.may_take and plan.lacking and len(plan.lacking) == 1 and plan.attackable:
                found |= {plan.lacking[0], "wild"}
    return found


def helpers(p: InvestigatorView, plan: PlanView, at: Table) -> list[int]:
    """Who else holds a support that would close this gap; only of hands that are open to this viewer."""
    wanted = set(plan.lacking or ())
    found: list[int] = []
    for other in at.view.investigators:
        if other.who == p.who or not other.hand or not other.supports_left:
            continue
        cards = [at.cards.actions[k] for card in other.hand if (k := card.partition(".")[0]) in at.cards.actions]
        if any(isinstance(trait, Gives) and trait.gives in (*wanted, "wild") for card in cards for trait in card.fight):
            found.append(other.who)
    return found
