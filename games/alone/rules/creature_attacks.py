"""Attacks by creatures: at the end of a turn (AL-CATK, AL-SAB-03) and when the hero leaves (AL-OPP). AL-DICE-04, S-12, S-27, S-36,
S-38. The hero's defences against a roll: body armour, then Agility."""

from __future__ import annotations

from games.alone import events
from games.alone.dice import Face
from games.alone.moments import BOOK, AttacksEnd
from games.alone.rules import attacking, bonuses, creatures, dice, evil, experience, items, losing, missions, reactions, sight
from games.alone.state import KINDS, Creature, Lasting, Way
from games.alone.table import Alone, Guard
from games.kernel.ask import Option, Script, option
from games.kernel.hooks import Source


def may_attack(g: Alone, creature: Creature) -> bool:
    """A creature that a card holds back attacks in no way, whatever another card or a rule lets it do (S-01, S-89)."""
    return not g.in_force("no_attack", creature.id)


def _able(g: Alone, among: list[Creature]) -> list[Creature]:
    return [c for c in among if may_attack(g, c)]


# Leaving a sector


def opportunity_dice(g: Alone, sector: str) -> int:
    """AL-OPP-02, AL-OPP-03, AL-LIGHT-04: a die for each creature, whatever its values; one less in light; PM01 and cards."""
    there = len(_able(g, g.creatures_in(sector)))
    if not there or g.in_force("no_opportunity", sector):
        return 0
    less = 1 if g.sector(sector).lit else 0
    return max(0, there - less + (missions.rule(g, "opportunity_dice") or 0) + g.lasting("opportunity_dice"))


def opportunity_attack(g: Alone, sector: str, way: Way) -> Script[None]:
    """AL-OPP-01, AL-OPP-04..07: one roll for all creatures of the sector being left; no card, no choice of evil."""
    n = opportunity_dice(g, sector)
    if n == 0:
        return
    attackers = [c.id for c in _able(g, g.creatures_in(sector))]
    label = f"opportunity:{sector}:{way}:{'+'.join(attackers)}"
    conditional = g.sector(sector).danger
    faces = dice.roll(g, n, label)
    g.tell(events.Rolled("opportunity", tuple(faces), dice.hits(faces, conditional)))
    yield from _strike(g, faces, conditional, "opportunity", label, attackers)


def _strike(g: Alone, faces: list[Face], conditional: bool, by: str, label: str, attackers: list[str]) -> Script[None]:
    """S-36: the roll stands as far as evil is concerned; the hero's forced re-rolls, then the loss (AL-CATK-04, AL-OPP-04)."""
    guard = Guard(faces=faces, conditional=conditional, by=by, label=label, attackers=attackers)
    if dice.hits(faces, conditional):
        before, g.guard = g.guard, guard
        yield from items.offer(g, "creature_hits")
        g.guard = before
    faces = yield from experience.agility(g, guard.faces, conditional, by, label)
    yield from losing.lose(g, "life", dice.hits(faces, conditional), by, creatures=attackers)
    if guard.strike_back:
        yield from items.strike_back(g, guard)


# At the end of a turn


def attack_dice(g: Alone, creature: Creature) -> int:
    """AL-CATK-02, AL-CATK-03, AL-CATK-05, AL-LIGHT-03: the table's dice by the light of the creature's own sector; full dice
    for a wounded one; what cards changed for it or its sector. AL-DICE-07: never below 0."""
    row = creatures.table_values(g, creature)
    base = row.light if g.sector(creature.at).lit else row.dark
    return max(0, base + g.lasting("creature_dice", creature.id) + g.lasting("sector_dice", creature.at))


def creature_attack(g: Alone, creature_id: str, dice_given: int | None = None, extra: int = 0) -> Script[None]:
    """One attack from roll to loss, finished before the next (AL-CATK-06). `dice_given` replaces the table's number."""
    creature = g.creature(creature_id)
    if not may_attack(g, creature):
        return
    n = max(0, attack_dice(g, creature) + extra) if dice_given is None else dice_given
    deadly = yield from bonuses.deadly(g, creature)
    label = f"attack:{creature.id}@{creature.at}:hero@{g.state.hero_at}"
    conditional = g.here.danger  # AL-DICE-04, AL-DANGER-03
    faces = dice.roll(g, n + deadly, label)
    if faces:
        g.tell(events.Rolled(creature.kind, tuple(faces), dice.hits(faces, conditional)))
        faces = yield from bonuses.own_rerolls(g, creature, faces, conditional, label)
        yield from _strike(g, faces, conditional, creature.kind, label, [creature.id])
    if deadly and g.find_creature(creature_id) is not None:
        yield from attacking.kill(g, creature_id, by_hero=False)  # S-83: evil's own card


def attackers(g: Alone) -> list[Creature]:
    """AL-CATK-01: every creature in the hero's sector. AL-SAB-03: a boss that shoots, if revealed and in line of sight.
    A creature that a card holds back does not attack."""
    seen = sight.in_sight(g)
    able = [c for c in g.state.creatures if c.at == g.state.hero_at or (missions.attacks_in_sight(g, c) and c.at in seen)]
    return _able(g, able)


def all_attack(g: Alone) -> Script[None]:
    """AL-CATK-01, AL-CATK-06, AL-CATK-07, D-33: one after the other in the leader's order, each once per turn end. Who is there
    when its turn comes attacks, also if an answer to an earlier attack brought it; who is gone does not (AL-CMOVE-07)."""
    done: set[str] = set()
    while True:
        waiting = sorted((c for c in attackers(g) if c.id not in done), key=lambda c: _strongest_first(g, c))
        if not waiting:
            break
        creature = yield from _next_attacker(g, waiting)
        done.add(creature.id)
        yield from creature_attack(g, creature.id)
    yield from BOOK.happens(g, AttacksEnd())


def _strongest_first(g: Alone, creature: Creature) -> tuple[int, int, str, bool, int]:
    """D-33: most dice first, then by looks: who came into the game first is evil's secret, and the hero sees who strikes first."""
    return -attack_dice(g, creature), KINDS.index(creature.kind), creature.boss, creature.wounded, creature.acid


def _next_attacker(g: Alone, waiting: list[Creature]) -> Script[Creature]:
    """D-33: the leader names the order where it matters. What the hero sees decides whether there is a pause; that a card made one
    of two that look alike another is evil's secret (`bonuses`), so they are asked hollow where it did not."""
    look_alike = len({(c.kind, c.boss, c.wounded) for c in waiting}) == 1
    if len(waiting) == 1 or not _something_may_come_between(g) or (look_alike and not bonuses.may_differ(g, waiting)):
        return waiting[0]
    if len({(c.kind, c.boss, c.wounded, attack_dice(g, c), bonuses.borne(g, c)) for c in waiting}) == 1:
        yield from bonuses.nothing_to_decide(g)
        return waiting[0]
    options: list[Option[Creature]] = [
        option(c.id, c, msg="al-opt-waiting-creature", kind=c.kind, wounded=int(c.wounded), dice=attack_dice(g, c))
        for c in waiting
    ]
    return (yield from evil.in_leaders_order(g, "al-attack-order", options)).value


def _something_may_come_between(g: Alone) -> bool:
    """A reaction or something of the hero's, between one attack and the next; all of this the hero knows."""
    hero_may = experience.unlocked(g, "agility") or bool(g.state.items) or bool(g.state.companions)
    return hero_may or (reactions.fits(g) and any(g.hand(seat) for seat in g.evil))


@BOOK.reacts(AttacksEnd, "moves_after")
def _moves_off(g: Alone, src: Source, _end: AttacksEnd) -> Script[None]:
    """A card lets its creature move away from the hero after the attacks."""
    effect: Lasting = src.trait
    if g.find_creature(effect.on) is not None:
        g.in_effect.remove(effect)
        who = reactions.player_of(g, effect)
        yield from creatures.choose_walk(g, who, effect.on, effect.n, upto=False, away=g.state.hero_at)
