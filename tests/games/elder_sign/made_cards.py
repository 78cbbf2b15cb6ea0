"""Cards made for a test: where a claim needs a row, a penalty or a reward that no card of the game has.

rules = rules_with(adventure("H1", ["L L I2"], rewards=[{"doom": 1}, {"sign": 1}]))
t = scene("bob", museum="H1", at={0: "H1"}, rules=rules, rolls=[...])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.elder_sign.content import AdventureCard, Card, Catalogue, MonsterCard, MythosCard
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


def rules_with(*cards: Card, of: Catalogue = CARDS) -> ElderSign:
    """The game with these cards added; a card with a known id takes that one's place."""
    shelves: dict[str, dict[str, Any]] = {}
    for card in cards:
        if isinstance(card, AdventureCard):
            name = "other_worlds" if card.kind == "other_world" else "adventures"
        elif isinstance(card, MonsterCard):
            name = "monsters"
        else:
            assert isinstance(card, MythosCard), f"{card.id}: no shelf for {type(card).__name__}"
            name = "mythos"
        shelves.setdefault(name, dict(getattr(of, name)))[card.id] = card
    by_id = {**of.by_id, **{c.id: c for c in cards}}
    traits_of = {**of.traits_of, **{c.id: c.traits_in_play for c in cards}}
    return ElderSign(replace(of, by_id=by_id, traits_of=traits_of, **shelves))
