"""Sanity (Geistige Gesundheit): DMD-SAN. The one place where it is lost; a threshold that is reached waits in the state until the
step of the card or roll that caused it is done (S27, S76)."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import dying, ignoring, skills, stress
from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.death_may_die.traits import AfterThreshold
from games.kernel.ask import Script
from games.kernel.effects import run_all


def lose(g: Death, who: Who, n: int, cost: bool = False) -> None:
    """One loss event: it stops on the next threshold, and what is left of it is ignored (DMD-SAN-04, DMD-SAN-11)."""
    person, track = g.inv(who), g.cards.numbers.sanity
    if person.fate or person.sanity >= track.skull:
        return
    if not cost:
        n -= ignoring.ignored(g, who, "sanity", n)
    if n <= 0:
        return
    stop = next((t for t in track.thresholds if t > person.sanity), track.skull)
    lost = min(n, stop - person.sanity)
    person.sanity += lost
    g.tell(events.Suffered(who, sanity=lost, now=person.sanity))
    if person.sanity >= track.skull:
        dying.doomed(g, who)  # S26: no psychosis, no level
    elif person.sanity == stop:
        bonus = stop in track.bonus_at
        person.bonus += bonus  # S25: on reaching the space, before the psychosis
        g.tell(events.ThresholdReached(who, person.psychosis, bonus))
        g.state.thresholds.append(who)


def resolve_thresholds(g: Death) -> Script[None]:
    """The psychosis, then a level (DMD-SAN-07, DMD-SAN-08), in the order in which they were reached: those of one effect clockwise
    from the active investigator (DMD-SAN-09), one that is reached by a psychosis behind all that wait already (S27)."""
    if g.settling:
        return
    g.settling = True
    try:
        while g.state.thresholds:
            who = g.state.thresholds.pop(0)
            if g.lives(who):
                yield from _threshold(g, who)
    finally:
        g.settling = False


def _threshold(g: Death, who: Who) -> Script[None]:
    psychosis = g.inv(who).psychosis
    g.tell(events.PsychosisStrikes(who, psychosis))
    with g.ability_of(""):  # whoever flees in madness is not carried by the enemy whose ability caused it
        yield from run_all(g.cards.psychoses[psychosis].symptoms, g, who, psychosis)
        yield from dying.settle(g)
    if g.lives(who):
        yield from skills.level_up(g, who)
        stress.heal(g, who, sum(t.after_threshold for t in g.traits(who, AfterThreshold)))
