"""Targets (Ziele auswählen): CS-TGT. Two markers each; where they may lie is looked at when the preparation ends."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.moments import Deed
from games.cultistorm.rules import presence
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, at_once, option


def enemies_here(g: Storm, who: Who) -> list[str]:
    """Cultists from the location outwards, then Great Old Ones (CS-TGT-06). Legality is checked when the fight begins (S-27)."""
    if not presence.present(g, who):
        return []
    slot = g.inv(who).slot
    return [*g.at(slot).column, *(e.id for e in g.elders_at(slot))]


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    """CS-TGT-01, CS-TGT-03, CS-TGT-08: laid and taken back until the preparation ends."""
    mine, there = g.inv(who).targets, enemies_here(g, who)
    return g.made(lambda: _aiming(g, who, mine, there), who, "target", tuple(mine), tuple(there))


def _aiming(g: Storm, who: Who, mine: list[str], there: list[str]) -> list[Option[Deed]]:
    found = [option(f"untarget:{e}", Deed(lambda e=e: _lift_own(g, who, e)), enemy=e) for e in mine]
    if len(mine) < g.cards.numbers.targets:
        free = [e for e in there if e not in mine]
        found += [option(f"target:{e}", Deed(lambda e=e: _aim(g, who, e)), enemy=e) for e in free]
    return found


@at_once
def _aim(g: Storm, who: Who, enemy: str) -> None:
    aim(g, who, enemy)


def aim(g: Storm, who: Who, enemy: str) -> None:
    g.inv(who).targets.append(enemy)
    if g.inv(who).tells:
        g.shows_hand(who)  # everybody sees at once what this fight lacks
    g.tell(events.Targeted(who, enemy))


@at_once
def _lift_own(g: Storm, who: Who, enemy: str) -> None:
    g.inv(who).targets.remove(enemy)
    g.tell(events.TargetLifted(who, enemy))


def lift(g: Storm, enemy: str) -> None:
    """CS-TGT-09: it has left or died; all markers on it return."""
    for who in g.everybody:
        if enemy in g.inv(who).targets:
            g.inv(who).targets.remove(enemy)
            g.tell(events.TargetLifted(who, enemy))
            g.stir(who)


def check(g: Storm) -> None:
    """CS-TGT-02, S-76: markers lie only where their investigator stands."""
    for who in g.everybody:
        there = enemies_here(g, who)
        for enemy in [e for e in g.inv(who).targets if e not in there]:
            g.inv(who).targets.remove(enemy)
            g.tell(events.TargetLifted(who, enemy))
