"""What somebody can bring to a fight, as anybody at the table sees it: numbers of symbols, the last one of six wild."""

from __future__ import annotations

from dataclasses import dataclass

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.state import kind
from games.cultistorm.traits import Gives
from games.cultistorm.view import EnemyView, InvestigatorView, StormView

WILD = len(SYMBOLS)
KINDS = {**{s: i for i, s in enumerate(SYMBOLS)}, "wild": WILD}


def counted(symbols: tuple[str, ...]) -> list[int]:
    """Of each kind so many, wild ones last."""
    numbers = [0] * (WILD + 1)
    for symbol in symbols:
        numbers[KINDS[symbol]] += 1
    return numbers


@dataclass(slots=True)
class Brought:
    """`cards` are the hand, by kind of symbol; `rest` is everything that is not used up by it; `caste` is the Fighter's sign; `objects` are
    used up, each with its number of wild symbols."""

    who: int
    known: bool
    cards: dict[str, int]
    rest: list[int]
    at: dict[int, int]  # by slot: what an active location adds
    caste: int
    objects: list[tuple[str, int]]


def brought(view: StormView, cards: Catalogue, person: InvestigatorView) -> Brought:
    rest = counted(tuple(d.face for d in person.dice))
    caste, objects = 0, list[tuple[str, int]]()
    for support in person.supports:
        if support.when == "combat":
            for trait in cards.actions[kind(support.card)].fight:
                if isinstance(trait, Gives):
                    rest[KINDS[support.named if trait.gives == "named" else trait.gives]] += trait.n
    for ability in cards.investigators[person.id].abilities[: person.level]:
        for trait in ability.traits:
            if isinstance(trait, Gives):
                if trait.gives == "caste":
                    caste += trait.n
                else:
                    rest[KINDS[trait.gives]] += trait.n
    for card in person.objects:
        for trait in cards.objects[kind(card)].traits:
            if isinstance(trait, Gives) and trait.discard:
                objects.append((card, trait.n))
            elif isinstance(trait, Gives) and trait.gives == "chosen":
                if card in view.chosen:
                    rest[KINDS[view.chosen[card]]] += trait.n
            elif isinstance(trait, Gives):
                rest[KINDS[trait.gives]] += trait.n
    rest[WILD] += sum(e.n for e in view.lasting if e.what == "fight_wild" and e.on == str(person.who))
    for effect in view.lasting:
        if effect.what == "ally" and effect.on == str(person.who):
            for trait in cards.module_cards[kind(effect.card)].traits:
                if isinstance(trait, Gives):
                    rest[KINDS[trait.gives]] += trait.n
    at = {
        p.slot: p.slot
        for p in view.places
        if p.altar and any(isinstance(t, Gives) and t.gives == "slot" for t in cards.locations[p.card].traits)
    }
    hand = {c: KINDS[cards.actions[kind(c)].symbol] for c in person.hand or ()}
    return Brought(person.who, person.hand is not None, hand, rest, at, caste, objects)


def against(has: Brought, slot: int, enemies: tuple[EnemyView, ...], cards: Catalogue) -> list[int]:
    """Everything but hand and objects, at this location against these."""
    rest = list(has.rest)
    if slot in has.at:
        rest[has.at[slot]] += 1
    if has.caste:
        for enemy in enemies[:1]:
            sign = None if enemy.great else cards.cultists[enemy.id].caste_symbol
            if sign is not None:
                rest[KINDS[sign]] += has.caste
    return rest


def short(need: list[int], has: list[int]) -> tuple[list[int], int]:
    """What each symbol lacks before wild ones are used, and how many symbols are lacking after."""
    lacks = [n - h if n > h else 0 for n, h in zip(need[:WILD], has, strict=False)]
    return lacks, sum(lacks) - has[WILD]
