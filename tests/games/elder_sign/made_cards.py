"""Cards made for a test: where a claim needs a row, a penalty or a trait that no card of the box shows by itself.

rules = rules_with(adventure("H1", ["L L I2"], rewards=[{"doom": 1}, {"sign": 1}]), reprint("Y03", now=[{"doom": 3}]))
t = scene("bob", museum="H1", at={0: "H1"}, rules=rules, rolls=[...])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.elder_sign.content import KINDS, AdventureCard, Card, ItemCard, MonsterCard, MythosCard
from games.elder_sign.game import ElderSign
from tests.games.elder_sign.scene import CARDS

_WORDS = {"en": "Made for a test", "de": "Für einen Test gemacht"}


def adventure(id: str, tasks: Sequence[str], **fields: Any) -> AdventureCard:
    """An adventure without penalties, with one clue as its reward, unless `fields` say otherwise."""
    row = {"id": id, "name": _WORDS, "flavour": _WORDS, "trophy": 1, "tasks": list(tasks), "penalties": []}
    return AdventureCard.model_validate({**row, "rewards": [{"gain": "clue"}], **fields})


def monster(id: str, task: str, **fields: Any) -> MonsterCard:
    return MonsterCard.model_validate({"id": id, "name": _WORDS, "flavour": _WORDS, "task": task, "trophy": 1, **fields})


def mythos(id: str, **fields: Any) -> MythosCard:
    return MythosCard.model_validate({"id": id, "name": _WORDS, "flavour": _WORDS, "now": [{"doom": 1}], **fields})


def reprint(id: str, **fields: Any) -> Card:
    """A card of the box with these fields printed differently, written as in the card files."""
    old = CARDS.by_id[id]
    return type(old).model_validate({**{f: getattr(old, f) for f in type(old).model_fields}, **fields})


def rules_with(*cards: Card) -> ElderSign:
    """The game with these cards added; a card with a known id takes that one's place."""
    shelves: dict[str, dict[str, Card]] = {kind: dict(getattr(CARDS, kind)) for kind in KINDS}
    by_id, traits_of = dict(CARDS.by_id), dict(CARDS.traits_of)
    for card in cards:
        shelves[_shelf(card)][card.id] = by_id[card.id] = card
        traits_of[card.id] = card.traits_in_play
    return ElderSign(replace(CARDS, **shelves, by_id=by_id, traits_of=traits_of))  # type: ignore[arg-type]


def _shelf(card: Card) -> str:
    if card.id in CARDS.by_id:
        return CARDS.kind_of(card.id)
    if isinstance(card, AdventureCard):
        return "other_worlds" if card.kind == "other_world" else "adventures"
    if isinstance(card, ItemCard):
        return f"{card.kind}_items"
    return next(kind for kind, made in KINDS.items() if type(card) is made)
