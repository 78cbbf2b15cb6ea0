"""A table for the hero's side: the turn as it is played, with questions that offer nothing answered by themselves.

t = table(creatures="spore@1C1", dice="H M")
t.says(0, "attack:spore:1").told(events.CreatureWounded)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.alone.content import Catalogue, ItemCard, ReactionCard, catalogue
from games.alone.state import Item
from tests.games.alone.scene import Bench, scene, through

ROW = "c - c - c - c - c"  # 1A1 … 1E1
MISSES = "M " * 24


def table(map: str = ROW, upper: str = "", **situation: Any) -> Bench[Any]:
    """The hero is a technician, whose power asks nothing in most situations, and stands in the middle of a row of corridors."""
    situation.setdefault("character", "technician")
    situation.setdefault("hero", "1C1")
    t: Bench[Any] = Bench(scene(map, upper, **situation).live)
    through(t)
    return t


def locate(t: Bench[Any], first: str = "stairs", second: str = "box") -> Bench[Any]:
    """An action that changes nothing."""
    return t.says(0, "locate").says(0, first).says(0, second)


def charges(t: Bench[Any]) -> dict[str, int]:
    return {i.card: i.charges for i in t.state.items}


def item(t: Bench[Any], card: str) -> Item:
    return next(i for i in t.state.items if i.card == card)


WORDS = {"en": "x", "de": "x"}


def with_reaction(**printed: Any) -> Catalogue:
    """The cards and one reaction more, "made", in the deck "fury"."""
    card = ReactionCard.model_validate({"id": "made", "deck": "fury", "name": WORDS, "flavour": WORDS, **printed})
    cards = catalogue()
    return replace(cards, reactions={**cards.reactions, "made": card}, by_id={**cards.by_id, "made": card})


def with_item(**printed: Any) -> Catalogue:
    """The cards and one item more, "made"."""
    blank = {"id": "made", "name": WORDS, "flavour": WORDS, "material": "chemical", "needs": "chemical"}
    card = ItemCard.model_validate({**blank, **printed})
    cards = catalogue()
    return replace(cards, items={**cards.items, "made": card}, by_id={**cards.by_id, "made": card})
