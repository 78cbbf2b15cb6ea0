"""What the table can be told beyond the view: who comes next, who could help, which die would do."""

from __future__ import annotations

from games.cultistorm.view import PlanView, StormView

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


def helpers(plan: PlanView) -> list[int]:
    """Who holds a support that alone would close this gap; only of hands that are open to this viewer."""
    return list(dict.fromkeys(who for who, _ in plan.closing))
