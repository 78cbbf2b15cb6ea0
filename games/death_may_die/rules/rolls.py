"""Rolls (Würfel und Proben), rerolls (Neuwürfe) and their results: DMD-DICE, DMD-REROLL, DMD-RESULT-01, S03, S09, S13, S73.

The roll lies in the state while its owner thinks about it. What is evaluated afterwards (`Result`) is counted once and stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from games.death_may_die import events
from games.death_may_die.dice import SHOWS, Face, counted, shown
from games.death_may_die.dice import Kind as DieKind
from games.death_may_die.rules import ignoring, orders, sanity, stress
from games.death_may_die.state import Die, Roll, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import (
    ALL,
    BonusDice,
    Frantic,
    FreeRerolls,
    RerollsLimited,
    SignsCount,
    SignsSoothe,
)
from games.kernel.ask import Option, Script, ask, ask_some, option

# Every way a die can lie, once: a die that is thrown again is another one.
DICE: Mapping[tuple[DieKind, Face], Die] = {(k, f): Die(kind=k, face=f) for k in get_args(DieKind) for f in get_args(Face)}
AGAINST = ("attacked", "fire", "stage")  # a roll against somebody: no bonus dice of their own (S03, S04)


@dataclass(frozen=True, slots=True)
class Result:
    """A roll that counts: Successes after all changes, Elder Signs nobody has used, Tentacles; and how many Successes were thrown."""

    successes: int
    signs: int
    tentacles: int
    thrown: int = 0


# How many dice


def bonus_dice(g: Death, who: Who, why: str, targets: list[str], by: str = "") -> int:
    """All bonus dice of an own roll (DMD-DICE-09, DMD-SAN-06). `by` is the episode action it is made for."""
    person = g.inv(who)
    more = person.bonus + g.lasting("dice", str(who))
    more += g.lasting("attack_dice", str(who)) if why in ("attack", "shot") else 0
    for trait in g.traits(who, BonusDice):
        if trait.when == "at_max_stress" and person.stress < g.max_stress(who):
            continue
        if trait.when == "wounded" and person.wounds < trait.wounds:
            continue
        if (
            trait.on == "own"
            or (trait.on == "here" and why == "attack")
            or (trait.on == "shot" and why == "shot")
            or (trait.on == "task" and why == "task" and by in (trait.of or [a.id for a in g.episode.actions]))
            or (trait.on == "avenging" and why in ("attack", "shot") and any(_wounded_by(g, who, t) for t in targets))
        ):
            more += trait.bonus_dice
    return more


def _wounded_by(g: Death, who: Who, figure: str) -> bool:
    return any(e.what == "wounded" and e.on == figure and e.by == who for e in g.state.lasting)


# Making one


def make(g: Death, roll: Roll, standard: int, bonus: int, rerolls: bool = True) -> Script[Result]:
    """Throw the dice, let their owner reroll, and count (DMD-RESULT-01). The roll stays in the state until it is counted."""
    g.state.roll = roll
    what = f"{roll.why}:{roll.who}:{roll.by}:{'+'.join(roll.targets)}:{roll.need}:{standard}+{bonus}"
    numbers: tuple[tuple[DieKind, int], ...] = (("standard", standard), ("bonus", bonus))
    roll.dice = [_thrown(g, kind, f"roll:{what}") for kind, n in numbers for _ in range(n)]
    g.tell(events.Rolled(roll.who, roll.why, roll.by, faces(roll)))
    if rerolls:
        yield from _rerolls(g, roll, what)
    result = _count(g, roll)
    g.state.roll = None
    g.expire("roll")
    if roll.why not in AGAINST:
        g.no_longer("dice", str(roll.who))  # what was declared before a roll is used up by it
    if roll.why in ("attack", "shot"):
        g.no_longer("attack_dice", str(roll.who))
    return result


def own(g: Death, roll: Roll, rerolls: bool = True) -> Script[Result]:
    """An investigator makes a roll: 3 standard dice and all bonus dice (DMD-DICE-01)."""
    bonus = bonus_dice(g, roll.who, roll.why, roll.targets, roll.by)
    return (yield from make(g, roll, g.cards.numbers.dice_in_a_roll, bonus, rerolls))


def _thrown(g: Death, kind: DieKind, label: str) -> Die:
    return DICE[kind, g.pick(g.cards.numbers.dice[kind], f"{label}:{kind}")]


def faces(roll: Roll) -> tuple[str, ...]:
    return tuple(f"{d.kind}:{d.face}" for d in roll.dice)


# Rerolls


def _rerolls(g: Death, roll: Roll, what: str) -> Script[None]:
    """DMD-REROLL-01 … 03: as often as its owner likes and can pay. Asked while there is stress left to pay with or a free reroll."""
    who = roll.who
    while True:
        options = _ways(g, roll)
        if not options or orders.keeps(g, roll):
            return
        default = _default(g, roll, options)
        against = roll.why in AGAINST
        signs = _mastered(g, who) if against else signs_that_count(g, who)
        keep = option("keep", None, tone="main")
        chosen = yield from ask(
            g.player(who),
            "dmd-reroll",
            [*options, keep],
            default=default,
            who=who,
            why=roll.why,
            by=roll.by,
            signs=signs,
        )
        if chosen is None:
            return
        dice, price = (yield from _frantic(g, roll)) if chosen == "frantic" else _picked(g, roll, chosen)
        stress.pay(g, who, price)
        roll.number += 1
        lying = "".join(f"{d.kind[0]}{d.face[:2]}" for i, d in enumerate(roll.dice) if i not in dice)
        again = f"again:{what}:{roll.number}:{len(dice)}:{lying}"
        for i in dice:
            roll.dice[i] = _thrown(g, roll.dice[i].kind, again)
        g.tell(events.Rerolled(who, price, faces(roll)))


def _ways(g: Death, roll: Roll) -> list[Option[str | None]]:
    """One option for so many dice of one kind with one face: they are alike. What it costs stands on it."""
    free, most = free_rerolls(g, roll), _affordable(g, roll)
    alike: dict[tuple[DieKind, Face], int] = {}
    for d in roll.dice:
        alike[d.kind, d.face] = alike.get((d.kind, d.face), 0) + 1
    found: list[Option[str | None]] = []
    for (kind, face), n in sorted(alike.items()):
        for k in range(1, n + 1):
            price = max(0, k - free)
            if price <= most:
                found.append(option(f"again:{kind}:{face}:{k}", f"{kind}:{face}:{k}", kind=kind, face=face, n=k, stress=price))
    frantic = max((t.frantic for t in g.traits(roll.who, Frantic)), default=0)
    if frantic and most and g.may(g.mark(roll.who, "frantic"), "roll"):
        found.append(option("frantic", "frantic", n=frantic, stress=1))
    return found


def _affordable(g: Death, roll: Roll) -> int:
    """How much stress may be suffered for rerolls of this roll now."""
    room = stress.room(g, roll.who)
    if roll.why == "attacked" and g.is_great(roll.by):
        limits = [t.rerolls_limited for stage in g.stages() for t in stage.traits if isinstance(t, RerollsLimited)]
        if limits:
            room = min(room, min(limits) - g.used(roll.who, "limited", "roll"))
    return room


def _own_free(g: Death, roll: Roll) -> list[tuple[str, FreeRerolls, int]]:
    """Sources of free rerolls that fit this roll, with what is left of each."""
    found: list[tuple[str, FreeRerolls, int]] = []
    for source, trait in g.sources(roll.who, FreeRerolls):
        if (trait.on == "own" and roll.why in AGAINST) or (trait.on == "shot" and roll.why != "shot"):
            continue
        left = trait.free_rerolls - g.used(roll.who, f"{source}:free", trait.per)
        if left > 0:
            found.append((source, trait, left))
    return found


def free_rerolls(g: Death, roll: Roll) -> int:
    return sum(left for _, _, left in _own_free(g, roll))


def _picked(g: Death, roll: Roll, chosen: str) -> tuple[list[int], int]:
    """Which dice, and the stress: free rerolls first, those that come back soonest before the others."""
    kind, face, k = chosen.split(":")
    dice = [i for i, d in enumerate(roll.dice) if (d.kind, d.face) == (kind, face)][: int(k)]
    left = len(dice)
    for source, trait, n in sorted(_own_free(g, roll), key=lambda s: s[1].per != "roll"):
        for _ in range(min(n, left)):
            g.use(roll.who, f"{source}:free", trait.per)
            left -= 1
    for _ in range(left):
        g.use(roll.who, "limited", "roll")
    return dice, left


def _frantic(g: Death, roll: Roll) -> Script[tuple[list[int], int]]:
    """High Strung: 1 stress for several dice together, once per roll."""
    most = max(t.frantic for t in g.traits(roll.who, Frantic))
    g.once(g.mark(roll.who, "frantic"), "roll")
    g.use(roll.who, "limited", "roll")
    options = [option(f"die:{i}", i, kind=d.kind, face=d.face) for i, d in enumerate(roll.dice)]
    worst = [f"die:{i}" for i, d in enumerate(roll.dice) if _bad(roll, d.face)][:most] or [options[0].key]
    dice = yield from ask_some(
        g.player(roll.who), "dmd-frantic", options, 1, min(most, len(options)), default=worst, who=roll.who
    )
    return dice, 1


def _bad(roll: Roll, face: Face) -> bool:
    """Would its owner rather see another face?"""
    return "success" in SHOWS[face] or "tentacle" in SHOWS[face] if roll.why in AGAINST else "success" not in SHOWS[face]


def _default(g: Death, roll: Roll, options: list[Option[str | None]]) -> str:
    """D07: stop; but a roll against oneself that would be the end is rerolled while anything is left."""
    if roll.why in AGAINST and deadly(g, roll):
        for face in ("both", "success" if _kills(g, roll, harm(g, roll)[0]) else "tentacle"):
            found = next((o.key for o in options if o.key.startswith("again:") and o.key.split(":")[2] == face), None)
            if found:
                return found
    return "keep"


def deadly(g: Death, roll: Roll) -> bool:
    """Would what lies there now kill its owner or drive them insane?"""
    hits, tentacles = harm(g, roll)
    return _kills(g, roll, hits) or _drives_insane(g, roll, tentacles)


def _kills(g: Death, roll: Roll, hits: int) -> bool:
    """More wounds than skills prevent, companions bear and the board has room for."""
    if g.inv(roll.who).wounds + hits < g.cards.numbers.wounds:
        return False
    occasion = "attack" if roll.why == "attacked" else "fire" if roll.why == "fire" else ""
    bears = sum(half.health - held.wounds for held, half in g.companions(roll.who))
    bears += ignoring.could_ignore(g, roll.who, "wounds", occasion)
    return g.inv(roll.who).wounds + max(0, hits - bears) >= g.cards.numbers.wounds


def _drives_insane(g: Death, roll: Roll, tentacles: int) -> bool:
    """Past the last threshold nothing stops the marker any more."""
    track, lost = g.cards.numbers.sanity, g.inv(roll.who).sanity
    return all(t <= lost for t in track.thresholds) and tentacles > 0 and lost + tentacles >= track.skull


def harm(g: Death, roll: Roll) -> tuple[int, int]:
    """Wounds and sanity a roll against somebody costs as it lies."""
    result = as_it_lies(g, roll)
    spared = ignoring.could_ignore(g, roll.who, "tentacles", "fire") if roll.why == "fire" else 0
    return result.successes, max(0, result.tentacles - spared)


# Counting


def _count(g: Death, roll: Roll) -> Result:
    """Symbol changes, then the sum of all results (DMD-RESULT-01). Changes that only help are made by themselves (D09)."""
    signs = shown((d.face for d in roll.dice), "sign")
    for trait in g.traits(roll.who, SignsSoothe):
        if signs >= trait.at_least:  # S73: counted before they are changed
            stress.heal(g, roll.who, trait.signs_soothe)
    result = as_it_lies(g, roll)
    if roll.why not in AGAINST:
        g.no_longer("signs_succeed", str(roll.who))
    return result


def as_it_lies(g: Death, roll: Roll) -> Result:
    """What a roll would count if it were kept."""
    successes, signs, tentacles = counted(d.face for d in roll.dice)
    thrown = successes
    if roll.why in AGAINST:
        successes, signs = _cancelled(g, roll, successes, signs)
    else:
        n = min(signs, signs_that_count(g, roll.who))
        successes, signs = successes + n, signs - n
    return Result(successes, signs, tentacles, thrown)


def affordable(g: Death, roll: Roll) -> int:
    """How many dice may be rerolled with what is left of free rerolls and stress."""
    return free_rerolls(g, roll) + max(0, _affordable(g, roll))


def signs_that_count(g: Death, who: Who) -> int:
    """How many Elder Signs are Successes in the next own roll."""
    return ALL if g.in_force("signs_succeed", str(who)) else _mastered(g, who)


def _mastered(g: Death, who: Who) -> int:
    """Of a skill and of cards together."""
    return min(ALL, sum(t.signs_count for t in g.traits(who, SignsCount)))


def _cancelled(g: Death, roll: Roll, successes: int, signs: int) -> tuple[int, int]:
    """Arcane Mastery against a roll: Elder Signs cancel Successes, and are none for the enemy any more."""
    n = min(signs, successes, _mastered(g, roll.who))
    return successes - n, signs - n


def tentacles(g: Death, who: Who, result: Result, occasion: ignoring.Occasion = "") -> Script[None]:
    """Result step 3 (DMD-RESULT-06): 1 sanity for each, as one loss event."""
    if g.lives(who):
        yield from sanity.suffer(g, who, result.tentacles, occasion)
