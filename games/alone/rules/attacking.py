"""The hero's attack and what damage does to creatures (AL-ATK, AL-CDMG, AL-DICE-03, AL-XP-11, S-36, S-37)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.alone import events, names
from games.alone.dice import Face
from games.alone.moments import BOOK, HeroHits
from games.alone.rules import creatures, dice, experience
from games.alone.state import HERO, KINDS, Creature, Kind, Lasting
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, Script, ask, ask_some, option
from games.kernel.hooks import Source

Harm: TypeAlias = Literal["none", "wounded", "killed"]

FALSE = "false:"  # before the kind: a target that is shown but not there


def targets(g: Alone, sectors: list[str]) -> list[Option[tuple[str, str]]]:
    """Every creature the hero is shown in these sectors: (id or "false:<kind>", sector). AL-ATK-05: usually the own sector."""
    found: list[Option[tuple[str, str]]] = []
    for sector in sectors:
        for key, id in names.creature_keys(g, sector):
            kind, n = key.split(":")
            creature = g.find_creature(id) if id else None
            wounded = int(creature.wounded) if creature else 0
            where = f"attack:{key}" if sector == g.state.hero_at else f"attack:{key}@{names.place(g, sector)}"
            boss = creature.boss if creature else ""
            place = names.place(g, sector)
            value = (id or f"{FALSE}{kind}", sector)
            found.append(option(where, value, kind=kind, n=int(n), wounded=wounded, boss=boss, place=place))
    return found


def best_target(g: Alone, among: list[Option[tuple[str, str]]]) -> str:
    """D-43: a wounded creature first, then the lowest value to reach. As the hero sees it: a false one looks unwounded."""

    def needed(o: Option[tuple[str, str]]) -> tuple[bool, int]:
        creature = g.find_creature(o.value[0])
        if creature is None:
            return True, creatures.kind_values(g, _false_kind(o.value[0])).wound
        row = creatures.table_values(g, creature)
        return not creature.wounded, row.kill if creature.wounded else row.wound

    return min(among, key=needed).key


def _false_kind(target: str) -> Kind:
    return next(kind for kind in KINDS if target == f"{FALSE}{kind}")


def attack(g: Alone, target: str, n: int, *, reroll_failures: bool = False, reactions: bool = True) -> Script[bool]:
    """AL-ATK-01..03: roll, re-roll, damage. True if the target was wounded or killed.

    Cards change it by what lasts: dice (Thick hide), the value to reach (Rage), + dice on a wounded target, stun. AL-DICE-07:
    no dice, no roll, no hits. `reactions` False: an attack that allows no Attack reactions.
    """
    from games.alone.rules import characters, items, lies
    from games.alone.rules import reactions as evil_reactions

    if target.startswith(FALSE):
        # The hero uses an action on something that is not there: it vanishes (the card's own text, AL-TURN-11).
        sector = g.state.action.sector if g.state.action and g.state.action.sector else g.state.hero_at
        lies.used_false(g, f"creature:{target.removeprefix(FALSE)}", sector)
        return False
    creature = g.creature(target)
    yield from items.before_own_attack(g)
    n += g.lasting("hero_dice") + (g.lasting("wounded_dice") if creature.wounded else 0)
    n += yield from characters.more_dice(g)
    label = _name_of_roll(g, creature)
    faces = dice.roll(g, n, label)
    if faces:
        g.tell(events.Rolled("hero", tuple(faces), dice.hits(faces, conditional_hits(g))))
        faces = yield from _rerolls(g, faces, label, reroll_failures)
    hits = dice.hits(faces, conditional_hits(g))
    if hits:
        yield from BOOK.happens(g, HeroHits(target))
    harm = yield from damage(g, target, hits, attack=True)
    if harm == "none" and reactions:
        yield from evil_reactions.window(g, Moment("after", action=g.state.action, failed=True))
    return harm != "none"


@BOOK.reacts(HeroHits, "stun")
def _stunned(g: Alone, _src: Source, hit: HeroHits) -> None:
    """A hit keeps the creature from attacking this turn."""
    g.lasts(Lasting(what="no_attack", on=hit.target, until="turn", card=g.state.action.item if g.state.action else ""))


def _name_of_roll(g: Alone, creature: Creature) -> str:
    """The hero's attack on this creature, from here, with this item and in this light (`dice`)."""
    action = g.state.action
    item = f"{action.item}{'+' if action.upgraded else ''}" if action is not None and action.item else "bare"
    light = "lit" if conditional_hits(g) else "dark"
    return f"attack:hero@{g.state.hero_at}:{creature.id}@{creature.at}:{item}:{light}"


def conditional_hits(g: Alone) -> bool:
    """AL-DICE-03, AL-LIGHT-02: the light in the hero's sector decides, not the target's; or an item."""
    return g.here.lit or g.in_force("conditional_hits")


def _rerolls(g: Alone, faces: list[Face], label: str, all_failures: bool) -> Script[list[Face]]:
    """AL-DICE-05, GEN-11: every source of re-rolls once, in the hero's order, until the hero keeps the roll."""
    from games.alone.rules import characters

    conditional = conditional_hits(g)
    item = g.state.action.item if g.state.action else ""
    left: list[str] = [item or "item"] if all_failures else []
    left += ["accuracy"] if experience.unlocked(g, "accuracy") and _is_attack_action(g) else []  # AL-XP-11, 13
    left += ["visor"] if g.in_force("reroll_one") else []
    left += ["commander"] if characters.may_reroll_attack(g) else []
    while True:
        failed = dice.failing(faces, conditional)
        usable = [source for source in left if failed or source == "commander"]
        if not usable:
            return faces
        # D-18: a miss rather than a conditional face; D-41: all failures; D-49: the commander's once per round is kept.
        worst = sorted(failed, key=lambda i: faces[i] != "miss")
        options: list[Option[tuple[str, int]]] = []
        for source in usable:
            if source in ("accuracy", "visor"):
                options += [
                    option(f"{source}:{i}", (source, i), msg="al-opt-reroll-one", source=source, face=faces[i]) for i in worst
                ]
            else:
                options.append(option(source, (source, -1), msg="al-opt-reroll-all", source=source))
        options.append(option("keep", ("", -1), source=""))
        default = options[0].key if usable[0] not in ("commander", "visor") else "keep"
        source, which = yield from ask(
            HERO, "al-reroll", options, default=default, hits=dice.hits(faces, conditional), failures=len(failed)
        )
        if not source:
            return faces
        left.remove(source)
        if source == "commander":
            again = list(range(len(faces)))
            characters.rerolls_attack(g)
        elif which >= 0:
            again = [which]
        else:
            again = yield from ask_some(
                HERO,
                "al-reroll-which",
                [option(f"die:{i}", i, face=faces[i]) for i in failed],
                0,
                len(failed),
                default=[f"die:{i}" for i in failed],
            )
        if source == "accuracy":
            g.tell(events.AbilityUsed("accuracy"))
        faces = dice.reroll(g, faces, again, label, source)
        g.tell(events.Rerolled("hero", tuple(faces), dice.hits(faces, conditional), source))


def _is_attack_action(g: Alone) -> bool:
    """AL-XP-11 speaks of an Attack action; an attack inside another action (upgraded smoke grenade) is none."""
    return g.state.action is not None and g.state.action.kind == "attack"


def damage(g: Alone, creature_id: str, n: int, by_hero: bool = True, *, attack: bool = False) -> Script[Harm]:
    """AL-CDMG-01..07, 09: thresholds for one attack or effect; what stays below them is gone.

    A card that raises "the life value the attack must reach" (Rage) raises the one this attack has to reach first.
    """
    creature = g.creature(creature_id)
    row = creatures.table_values(g, creature)
    raised = g.lasting("threshold") if attack else 0
    if creature.wounded:
        needed = row.kill + raised
        return (yield from _kill(g, creature, by_hero)) if n >= needed else _unharmed(g, creature)
    if n >= row.wound + row.kill + raised:
        return (yield from _kill(g, creature, by_hero))
    if n >= row.wound + raised:
        return _wounded(g, creature)
    return _unharmed(g, creature)


def wound(g: Alone, creature_id: str, by_hero: bool = True) -> Script[Harm]:
    """AL-CDMG-08: "1 wound" skips the thresholds."""
    creature = g.creature(creature_id)
    if creature.wounded:
        return (yield from _kill(g, creature, by_hero))
    return _wounded(g, creature)


def kill(g: Alone, creature_id: str, by_hero: bool = True) -> Script[None]:
    """Whatever its wounds: it dies."""
    yield from _kill(g, g.creature(creature_id), by_hero)


def blast(g: Alone, sector: str, n: int, by_hero: bool = True) -> Script[int]:
    """AL-CDMG-09: so much damage to every creature in a sector; how many died. One that is shown and not there vanishes (S-88)."""
    from games.alone.rules import lies

    dead = 0
    n += g.lasting("blast")
    for id in [creature.id for creature in names.creatures_in_order(g, g.creatures_in(sector))]:
        struck = g.find_creature(id)
        if struck is not None and struck.at == sector:  # what an earlier death brought may have taken it away
            dead += (yield from damage(g, id, n, by_hero)) == "killed"
    lies.unmask_creatures(g, sector)
    return dead


def _unharmed(g: Alone, creature: Creature) -> Harm:
    if not g.hidden(creature):
        g.tell(events.CreatureUnharmed(creature.kind))
    return "none"


def _wounded(g: Alone, creature: Creature) -> Harm:
    creature.wounded = True
    if not g.hidden(creature):
        g.tell(events.CreatureWounded(creature.kind))
    return "wounded"


def _kill(g: Alone, creature: Creature, by_hero: bool) -> Script[Harm]:
    """AL-CDMG-02: it leaves labyrinth and map; its marker is free again."""
    from games.alone.rules import missions

    hidden = g.hidden(creature)
    if hidden:
        g.tell_evil(events.KilledUnseen(creature.kind, creature.at))
    else:
        g.tell(events.CreatureKilled(creature.kind, creature.boss))
    creatures.remove(g, creature)
    if creature.boss:
        yield from missions.boss_killed(g, creature)  # AL-WIN-01: if that was the goal, nothing further happens
    yield from experience.killed(g, creature, hidden, by_hero)
    return "killed"
