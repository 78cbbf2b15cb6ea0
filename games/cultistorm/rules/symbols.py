"""Symbols in fights (Chancen in Kämpfen): what an enemy has, what an investigator can bring, and the cheapest cover. CS-FIGHT-06 … 09,
CS-GFIGHT-04."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.cultistorm.cover import Cover
from games.cultistorm.cover import Source as Given
from games.cultistorm.cover import cover as cheapest
from games.cultistorm.cover import lacking as still_lacking
from games.cultistorm.dice import BLANK, SYMBOLS, WILD, Symbol
from games.cultistorm.moments import BOOK, FightSources, MayAttack, Reach, SymbolRequirement, own
from games.cultistorm.state import Die, Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import (
    DieTwice,
    Doubles,
    Gives,
    Hides,
    Mirrors,
    OnlyNearest,
    Ranged,
    SlotAlways,
    StormTrait,
    symbol_of,
)
from games.kernel.hooks import Source

# What the enemy has


def needed(g: Storm, enemy: str, who: Who | None = None) -> list[Symbol]:
    """Copy by copy, as the dice lie now (S-89)."""
    return g.reckon(lambda: _needed(g, enemy, who), "needed", enemy, who)


def _needed(g: Storm, enemy: str, who: Who | None) -> list[Symbol]:
    slot = g.where(enemy)
    if slot is None:
        return []
    elder = g.elder(enemy)
    if elder is not None:
        devoured: list[Symbol] = [s for c in elder.devoured if (s := g.cultist(c).caste_symbol) is not None]
        base: list[Symbol] = [*g.great(enemy).symbols, *devoured, g.symbol(slot)]
    else:
        base = [*printed(g, enemy, slot), *_bonus(g, enemy, slot)]
    base += _die(g, enemy, slot)
    if g.state.fight is not None and g.state.fight.enemy == enemy:
        base += g.state.fight.extra
    return BOOK.now(g, SymbolRequirement(enemy, slot, who, base)).symbols


def printed(g: Storm, card: str, slot: Slot) -> list[Symbol]:
    """Its three symbols. A Mirror has those of the cultist directly below it; not a Mirror's, not a creature's (7.11, section 10)."""
    if _has(g, card, Mirrors):
        column = g.at(slot).column
        at = column.index(card)
        below = column[at - 1] if at else ""
        if below and not _has(g, below, Mirrors) and not g.cultist(below).creature:
            return list(g.cultist(below).symbols)
    return list(g.cultist(card).symbols)


def _bonus(g: Storm, card: str, slot: Slot) -> list[Symbol]:
    """CS-FIGHT-09: the caste symbol if it is the location's; creatures always have the location's."""
    here = g.symbol(slot)
    return [here] if _has(g, card, SlotAlways) or g.cultist(card).caste_symbol == here else []


def _die(g: Storm, enemy: str, slot: Slot) -> list[Symbol]:
    face = g.at(slot).die
    if face == BLANK:
        return []
    twice = g.elder(enemy) is None and _has(g, enemy, DieTwice)
    return [s for s in SYMBOLS if s == face] * (2 if twice else 1)


def _has(g: Storm, card: str, trait: type[StormTrait]) -> bool:
    return any(isinstance(t, trait) for t in g.cultist(card).traits)


# Who may be attacked


def ranged(g: Storm, who: Who) -> bool:
    """CS-FIGHT-06; a Revolver, or a Flank that lies before one."""
    return g.reckon(lambda: _ranged(g, who), "ranged", who)


def _ranged(g: Storm, who: Who) -> bool:
    base = g.cards.investigators[g.inv(who).id].attack == "ranged"
    flank = any(isinstance(t, Ranged) for _, card in g.before(who) for t in card.fight)
    return BOOK.now(g, Reach(who, base or flank)).ranged


@BOOK.modifies(Reach, Ranged)
def _revolver(_g: Storm, src: Source, h: Reach) -> None:
    if src.owner == h.who:
        h.ranged = True


def attackable(g: Storm, who: Who, enemy: str) -> bool:
    """Looked at when the fight begins (S-27): a Great Old One only at the gate (CS-GFIGHT-01), by melee only the nearest cultist."""
    slot = g.where(enemy)
    if slot is None or slot != g.inv(who).slot:
        return False
    elder = g.elder(enemy)
    if elder is not None:
        return BOOK.now(g, MayAttack(enemy, slot, g.at_the_gate(elder), True, True)).allowed
    reach = ranged(g, who)
    open_ = [c for c in g.at(slot).column if not hidden(g, c, slot)]
    nearest = bool(open_) and open_[0] == enemy
    allowed = enemy in open_ and (nearest or (reach and not _has(g, enemy, OnlyNearest)))
    return BOOK.now(g, MayAttack(enemy, slot, allowed, nearest, reach)).allowed


def hidden(g: Storm, card: str, slot: Slot) -> bool:
    """An Usher, while a cultist of another kind stands there; melee investigators pass it over (7.11)."""
    return _has(g, card, Hides) and any(not _has(g, c, Hides) for c in g.at(slot).column)


# What an investigator has


def given(g: Storm, who: Who, enemy: str, doubled: tuple[int, str] | None = None) -> list[Given]:
    """CS-FIGHT-07: hand, dice, supports, the location, abilities, objects; each once in a combat phase (CS-FIGHT-08). `doubled`: this die,
    by this support."""
    return g.reckon(lambda: _given(g, who, enemy, doubled), "given", who, enemy, doubled)


def _given(g: Storm, who: Who, enemy: str, doubled: tuple[int, str] | None) -> list[Given]:
    person = g.inv(who)
    slot = person.slot
    found = [_card(g, c) for c in person.hand]
    found += [_of_die(d, doubled) for d in person.dice if unused(g, who, f"die:{d.id}")]
    for support, card in g.before(who):
        found += [s for t in card.fight if isinstance(t, Gives) for s in _of_trait(g, who, enemy, support.card, t, "support")]
    place = g.at(slot)
    if place.altar:
        for t in g.cards.locations[place.card].traits:
            if isinstance(t, Gives):
                found += _of_trait(g, who, enemy, place.card, t, "location")
    for source in own(g, who, Gives):
        rank = "object" if source.id in person.objects else "ability"
        found += _of_trait(g, who, enemy, source.id, source.trait, rank)
    if g.state.fight is not None and g.state.fight.who == who and g.state.fight.wild:
        found.append(Given("story", "support", "wild", g.state.fight.wild))
    for i, effect in enumerate(e for e in g.in_effect if e.what == "fight_wild" and e.on == str(who)):
        if unused(g, who, f"lasting:{i}"):
            found.append(Given(f"lasting:{i}", "ability", "wild", effect.n))
    if unused(g, who, "lasting:slot") and g.in_force("fight_slot", str(who)):
        found.append(Given("lasting:slot", "ability", g.symbol(slot), g.lasting("fight_slot", str(who))))
    return BOOK.now(g, FightSources(who, enemy, slot, found)).given


def unused(g: Storm, who: Who, id: str) -> bool:
    return g.may(f"{who}:{id}", "combat")


def _card(g: Storm, card: str) -> Given:
    symbol = g.action(card).symbol
    return Given(card, "hand", symbol)


def _of_die(die: Die, doubled: tuple[int, str] | None) -> Given:
    """CS-DICE-10: a doubled wild die is two copies of the same."""
    if doubled is not None and doubled[0] == die.id:
        return Given(f"die:{die.id}", "die", die.face, 2, same=die.face == WILD, along=doubled[1])
    return Given(f"die:{die.id}", "die", die.face)


def _of_trait(g: Storm, who: Who, enemy: str, card: str, trait: Gives, rank: str) -> Iterator[Given]:
    """What the situation makes of it; nothing if it has no meaning here, or was used."""
    if not unused(g, who, card) or (trait.once == "round" and not g.may(f"gives:{card}", "round")):
        return
    symbol: Symbol | str | None = symbol_of(trait.gives)
    match trait.gives:
        case "wild":
            symbol = "wild"
        case "slot":
            symbol = g.symbol(g.inv(who).slot)
        case "chosen":
            symbol = g.state.chosen.get(card)
        case "caste":
            symbol = None if g.elder(enemy) is not None else g.cultist(enemy).caste_symbol
        case "named":
            symbol = next(s.named for s, _ in g.before(who) if s.card == card)
        case _:
            pass
    for known in (*SYMBOLS, WILD):
        if known == symbol:
            yield _source(card, rank, known, trait)


def _source(card: str, rank: str, symbol: Symbol | str, trait: Gives) -> Given:
    ranks = {"support": "support", "location": "location", "ability": "ability", "object": "object"}
    return Given(card, ranks[rank], symbol, trait.n, spent=trait.discard, insanity=trait.insanity)  # type: ignore[arg-type]


# Covers


def doublings(g: Storm, who: Who) -> list[tuple[int, str] | None]:
    """Every way to use a support that doubles a die, and none."""
    supports = [s.card for s, card in g.before(who) if any(isinstance(t, Doubles) for t in card.fight)]
    dice = [d.id for d in g.inv(who).dice if unused(g, who, f"die:{d.id}")]
    return [None, *((die, card) for card in supports[:1] for die in dice)]


def solve(g: Storm, who: Who, enemy: str, without: frozenset[str] = frozenset()) -> Cover | None:
    """The cheapest way to win now (D-25, D-26), `without` what is needed otherwise; None: there is none."""
    wanted, sources = needed(g, enemy, who), given(g, who, enemy)
    if without:
        sources = [s for s in sources if s.id not in without]
    room = g.cards.numbers.insanity - g.madness(who)
    best: Cover | None = None
    for doubled in doublings(g, who):
        if doubled is not None and (doubled[1] in without or (best is not None and best.modest)):
            continue
        cover = cheapest(wanted, _doubled(sources, doubled))
        if cover is not None and cover.insanity <= room and (best is None or cover.cost < best.cost):
            best = cover
    return best


def _doubled(sources: list[Given], doubled: tuple[int, str] | None) -> list[Given]:
    if doubled is None:
        return sources
    die = f"die:{doubled[0]}"
    return [replace(s, n=2, same=s.symbol == WILD, along=doubled[1]) if s.id == die else s for s in sources]


def at_ease(g: Storm, who: Who, enemy: str, further: Sequence[str] | None = None) -> bool:
    """Is there a cover that costs nothing, and one for each `further` target (those one still has) with what is left?"""
    used: frozenset[str] = frozenset()
    for one in (enemy, *(g.inv(who).targets if further is None else further)):
        found = solve(g, who, one, used)
        if found is None or not found.free:
            return False
        used |= set(found.ids)
    return True


def lacking(g: Storm, who: Who, enemy: str) -> list[Symbol]:
    """What is still missing with everything one has."""
    wanted = needed(g, enemy, who)
    return min((still_lacking(wanted, given(g, who, enemy, d)) for d in doublings(g, who)), key=len)
