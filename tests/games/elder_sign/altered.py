"""Elder Sign with one printed card changed: for rules that no card of the box shows by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.elder_sign.content import KINDS, Card
from games.elder_sign.game import ElderSign
from tests.games.elder_sign.scene import CARDS


def with_card(id: str, **fields: Any) -> ElderSign:
    """The game with these fields of one card printed differently, written as in the card files."""
    return with_cards({id: fields})


def with_cards(changes: dict[str, dict[str, Any]]) -> ElderSign:
    shelves: dict[str, dict[str, Card]] = {kind: dict(getattr(CARDS, kind)) for kind in KINDS}
    by_id, traits_of = dict(CARDS.by_id), dict(CARDS.traits_of)
    for id, fields in changes.items():
        old = by_id[id]
        new = type(old).model_validate({**{f: getattr(old, f) for f in type(old).model_fields}, **fields})
        shelves[CARDS.kind_of(id)][id] = by_id[id] = new
        traits_of[id] = new.traits_in_play
    return ElderSign(cards=replace(CARDS, **shelves, by_id=by_id, traits_of=traits_of))  # type: ignore[arg-type]
