"""Moments that special abilities, objects, followers, spaces and what lasts change: the hooks of Talisman, and who listens.

The one order that counts: seats clockwise from the player in turn; of each its character, objects, followers, then the space it
stands on; what lasts comes first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from games.kernel.ask import Seat
from games.kernel.effects import Trait
from games.kernel.hooks import Book, Kind, Layer, Source
from games.talisman.state import Stat, kind
from games.talisman.table import Land
from games.talisman.traits import (
    AddsCraft,
    BestAgainst,
    Bonus,
    EnemiesAdd,
    FightBonus,
    Hired,
    Suppresses,
)

TR = TypeVar("TR", bound=Trait)

# What adds to Strength and Craft, and so fails on the Cursed Glade where it comes from a magic object.
ADDING: tuple[type[Trait], ...] = (Bonus, FightBonus, Hired)


def sources(g: Land, kinds: tuple[Kind, ...]) -> list[Source]:
    having = g.cards.having(kinds)
    found: list[Source] = g.lingering(kinds) if g.state.lasting else []
    if not having:
        return found
    for seat in g.on_board():
        c = g.char(seat)
        if c.toad is None:  # TM-TOAD-10; what it owned lies on the ground
            if c.id in having:
                found += [Source(c.id, seat, t) for t in having[c.id]]
            for card in (*c.objects, *c.followers):
                if (traits := having.get(kind(card))) is not None:
                    found += [Source(card, seat, t) for t in traits if counts(g, seat, card, t)]
        if c.space in having:
            found += [Source(c.space, seat, t) for t in having[c.space]]
    return found


def counts(g: Land, seat: Seat, card: str, trait: Trait) -> bool:
    """TM-STR-12: on the Cursed Glade what magic objects add does not count; by the published board nothing of any object does."""
    if card not in g.char(seat).objects:
        return True
    if not glade(g, seat):
        return True
    if g.state.glade_full:
        return not (g.cards.is_magic(card) or isinstance(trait, ADDING) or hasattr(trait, "weapon"))
    return not (g.cards.is_magic(card) and (isinstance(trait, ADDING) or hasattr(trait, "weapon")))


def glade(g: Land, seat: Seat) -> bool:
    """Does this character stand where magic fails?"""
    return bool(g.cards.saying(Suppresses)[g.char(seat).space])


def usable(g: Land, card: str) -> bool:
    """Destroy Magic: nobody makes use of a magic object; what it adds by itself goes on (section 10)."""
    return not (g.in_force("no-magic") and g.cards.is_magic(card))


BOOK: Book[Land] = Book(sources)


def own(g: Land, seat: Seat, what: type[TR]) -> list[tuple[str, TR]]:
    """What this seat's character, objects and followers say of a kind, each with its card."""
    c = g.state.players[seat].character
    if c is None or c.toad is not None:
        return []
    saying = g.cards.saying(what)
    found = [(c.id, t) for t in saying[c.id]]
    for card in c.objects:
        if traits := saying[card]:
            found += [(card, t) for t in traits if counts(g, seat, card, t)]
    for card in c.followers:  # they always count
        if traits := saying[card]:
            found += [(card, t) for t in traits]
    return found


def has(g: Land, seat: Seat, what: type[Trait]) -> bool:
    return bool(own(g, seat, what))


@dataclass(slots=True)
class FightValue:
    """What counts for one side of a fight besides total Strength or Craft. `kinds` are the kinds of beings on the other side."""

    seat: Seat
    stat: Stat
    n: int
    kinds: tuple[str, ...] = field(default_factory=tuple)


@BOOK.modifies(FightValue, FightBonus)
def _in_a_fight(g: Land, src: Source, h: FightValue) -> None:
    if src.owner != h.seat or h.stat != "strength":
        return
    t = src.trait
    if t.unless == "armour" and any(g.cards.is_body_armour(card) for card in g.char(h.seat).objects):
        return
    if not t.against or any(k in t.against for k in h.kinds):
        h.n += t.fight_bonus


@BOOK.modifies(FightValue, BestAgainst)
def _best_against(_g: Land, src: Source, h: FightValue) -> None:
    """−1 for each such being is +1 for whoever they fight."""
    if src.owner == h.seat:
        several = sum(k == src.trait.best_against for k in h.kinds)
        h.n += src.trait.n * (min(1, several) if src.trait.in_all else several)


@BOOK.modifies(FightValue, "helped")
def _helped(_g: Land, src: Source, h: FightValue) -> None:
    if src.trait.on == str(h.seat):
        h.n += src.trait.n


@BOOK.modifies(FightValue, AddsCraft, Layer.AFTER)
def _adds_craft(g: Land, src: Source, h: FightValue) -> None:
    if src.owner == h.seat and h.stat == "strength":
        h.n += total(g, h.seat, "craft")


@BOOK.modifies(FightValue, "blast", Layer.AFTER)
def _blast(g: Land, src: Source, h: FightValue) -> None:
    """Psionic Blast: no use in psychic combat."""
    if src.trait.on == str(h.seat) and h.stat == "strength":
        h.n += total(g, h.seat, "craft")


@dataclass(slots=True)
class EnemyDie:
    """What is added to the die of beings this character fights (TM-FIGHT-20)."""

    seat: Seat
    n: int = 0


@BOOK.modifies(EnemyDie, EnemiesAdd)
def _runes(_g: Land, src: Source, h: EnemyDie) -> None:
    if src.owner == h.seat:
        h.n += src.trait.enemies_add


def counters(g: Land, seat: Seat, stat: Stat) -> int:
    """TM-STR-02, TM-CRAFT-02; a toad has its own (TM-TOAD-03)."""
    c = g.char(seat)
    who = c.toad or c
    return who.strength if stat == "strength" else who.craft


def total(g: Land, seat: Seat, stat: Stat) -> int:
    """TM-STR-10, TM-CRAFT-06: counters, and what the character's own cards add. Nobody else's change it, so nobody else is asked: this
    is looked up more often than anything."""
    n = counters(g, seat, stat)
    for _, trait in own(g, seat, Bonus):
        if trait.bonus == stat:
            n += trait.n
    if stat == "strength" and g.state.lasting and g.char(seat).toad is None:  # S-187
        n += g.lasting("stronger", str(seat)) - _failing(g, seat)
    return n


def _failing(g: Land, seat: Seat) -> int:
    """S-178: what a magic object that was used up has added fails on the Cursed Glade like that of any other."""
    if not glade(g, seat):
        return 0
    return sum(e.n for e in g.in_effect if e.what == "stronger" and e.on == str(seat) and g.cards.is_magic(e.card))
