"""Sanity (Geistige Gesundheit): DMD-SAN. The one place where it is lost; a threshold that is reached waits in the state until the
step of the card or roll that caused it is done (S27, S76)."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import dying, ignoring, skills, stress
from games.death_may_die.state import SECOND, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import AfterThreshold
from games.kernel.ask import Script, ask, option
from games.kernel.effects import run_all


def suffer(g: Death, who: Who, n: int, occasion: ignoring.Occasion = "") -> Script[None]:
    """By an effect or by Tentacles: some of it may be ignored, which is asked only where it would keep one from a threshold (S112)."""
    if n <= 0 or _gone(g, who):
        return
    tentacles = ignoring.could_ignore(g, who, "tentacles", occasion) if occasion == "fire" else 0
    spared = tentacles + ignoring.could_ignore(g, who, "sanity")
    if spared and (yield from _goes_mad(g, who, n, spared)):
        lose(g, who, n)
        return
    if occasion == "fire":
        n -= ignoring.ignored(g, who, "tentacles", n, "fire")  # Toughness 4
    lose(g, who, n - ignoring.ignored(g, who, "sanity", n))


def _goes_mad(g: Death, who: Who, n: int, spared: int) -> Script[bool]:
    """A threshold brings a level: whoever could ignore what leads there says whether they want to. Nobody wants the skull."""
    now, stop = g.inv(who).sanity, _next_stop(g, who)
    if g.state.printing < SECOND or stop >= g.cards.numbers.sanity.skull or not now + n - spared < stop <= now + n:
        return False
    ways = [option("lose", True), option("ignore", False)]
    return (yield from ask(g.player(who), "dmd-madness", ways, default="ignore", who=who, n=n))


def _gone(g: Death, who: Who) -> bool:
    return bool(g.inv(who).fate) or g.inv(who).sanity >= g.cards.numbers.sanity.skull


def _next_stop(g: Death, who: Who) -> int:
    """The next threshold, or the skull."""
    track = g.cards.numbers.sanity
    return next((t for t in track.thresholds if t > g.inv(who).sanity), track.skull)


def lose(g: Death, who: Who, n: int) -> None:
    """One loss event: it stops on the next threshold, and what is left of it is ignored (DMD-SAN-04, DMD-SAN-11). So much as a cost;
    otherwise what is left of it (`suffer`)."""
    person, track = g.inv(who), g.cards.numbers.sanity
    if n <= 0 or _gone(g, who):
        return
    stop = _next_stop(g, who)
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
