"""Experience points and the five abilities (AL-XP, S-40, S-83)."""

from __future__ import annotations

from games.alone import events
from games.alone.dice import Face
from games.alone.rules import dice
from games.alone.state import ABILITIES, HERO, Ability, Creature
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, ask_some, option

BOSS_POINTS = 2  # AL-XP-05


def unlocked(g: Alone, ability: Ability) -> bool:
    """AL-XP-02: the second point unlocks it for the rest of the game."""
    return g.state.experience.get(ability, 0) >= g.cards.numbers.experience


def open_abilities(g: Alone) -> list[Ability]:
    """AL-XP-03: those that can still take a point."""
    return [a for a in ABILITIES if g.state.experience.get(a, 0) < g.cards.numbers.experience]


def gain(g: Alone, ability: Ability) -> bool:
    """AL-XP-01..03, 07: one point; False if the ability is full."""
    points = g.state.experience.get(ability, 0)
    if points >= g.cards.numbers.experience:
        return False
    g.state.experience[ability] = points + 1
    g.tell(events.Experience(ability, points + 1, unlocked(g, ability)))
    return True


def killed(g: Alone, creature: Creature, hidden: bool, by_hero: bool) -> Script[None]:
    """AL-XP-01, 04, 05, 16, AL-SAB-10: what a kill teaches the hero."""
    if hidden or not by_hero:
        return
    if not creature.boss:
        gain(g, g.cards.creatures[creature.kind].ability)
        return
    free = open_abilities(g)
    if len(free) > BOSS_POINTS:
        # D-23: the safe default completes what has begun.
        begun = sorted(free, key=lambda a: -g.state.experience.get(a, 0))
        options: list[Option[Ability]] = [option(a, a, msg="al-opt-ability", points=g.state.experience.get(a, 0)) for a in free]
        free = yield from ask_some(
            HERO,
            "al-boss-experience",
            options,
            BOSS_POINTS,
            BOSS_POINTS,
            default=begun[:BOSS_POINTS],
        )
    for ability in free:  # AL-XP-06: what no ability can take is lost
        gain(g, ability)


def agility(g: Alone, faces: list[Face], conditional: bool, by: str, label: str) -> Script[list[Face]]:
    """AL-XP-08, D-19: force evil to re-roll one die that shows a hit, once."""
    shown = dice.hitting(faces, conditional)
    if not unlocked(g, "agility") or not shown:
        return faces
    options = [option(f"die:{i}", i, face=faces[i]) for i in shown]
    which = yield from ask(HERO, "al-agility", [*options, option("keep", -1)], hits=len(shown), by=by)
    if which < 0:
        return faces
    g.tell(events.AbilityUsed("agility"))
    faces = dice.reroll(g, faces, [which], label, "agility")
    g.tell(events.Rerolled(by, tuple(faces), dice.hits(faces, conditional), "agility"))
    return faces


def bravery(g: Alone, n: int, creature: str) -> Script[int]:
    """AL-XP-09, 14, D-20: evil rolls one die; a failure makes the loss smaller by one. Conditional is always a failure."""
    if not unlocked(g, "bravery") or n <= 0:
        return 0
    if not (yield from ask(HERO, "al-bravery", [option("use", True, msg="al-opt-yes", tone="main"), option("keep", False)], n=n)):
        return 0
    g.tell(events.AbilityUsed("bravery"))
    faces = dice.roll(g, 1, f"bravery:hero@{g.state.hero_at}:{creature}:{n}")
    g.tell(events.Rolled("bravery", tuple(faces), dice.hits(faces, conditional=False)))
    return len(dice.failing(faces, conditional=False))
