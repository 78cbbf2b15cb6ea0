"""Every card of Death May Die shows a glyph of its own, and so does every half of a Discovery card."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.death_may_die.content import catalogue
from rendering.fonts import find_glyph
from rendering.kit.emblems import has_own

CARDS = catalogue()


def test_every_card_has_an_emblem_that_exists() -> None:
    assert [card.id for card in CARDS.by_id.values() if not has_own(card)] == []


def test_every_half_has_one() -> None:
    halves = [(card.id, half) for card in CARDS.discoveries.values() for half in (card.left, card.right) if half]
    assert [(id, half.name.en) for id, half in halves if not find_glyph(half.emblem)] == []


@pytest.mark.parametrize("kind", CARDS.kinds)
def test_no_two_cards_that_lie_side_by_side_share_one(kind: str) -> None:
    """Those of different boxes may."""
    shelf = cast(dict[str, Any], getattr(CARDS, kind))
    worn = [(getattr(card, "of", ""), card.emblem) for card in shelf.values()]
    assert len(worn) == len(set(worn))
