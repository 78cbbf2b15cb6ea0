"""Every card of Cultistorm shows a glyph of its own."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.cultistorm.content import catalogue
from rendering.cultistorm import emblems
from rendering.kit.emblems import has_own

CARDS = catalogue()


def test_every_card_has_an_emblem_that_exists() -> None:
    assert [card.id for card in CARDS.by_id.values() if not has_own(card)] == []
    assert [id for id, card in CARDS.by_id.items() if emblems.emblem(id, CARDS) != card.emblem] == []


@pytest.mark.parametrize("kind", [k for k in CARDS.kinds if k not in ("cultists", "module_cards")])
def test_no_two_cards_that_lie_side_by_side_share_one(kind: str) -> None:
    """Cultists of a caste do: there the figure tells."""
    shelf = cast(dict[str, Any], getattr(CARDS, kind))
    worn = [card.emblem for card in shelf.values()]
    assert sorted({e for e in worn if worn.count(e) > 1}) == []


def test_copies_and_owners_have_the_emblem_of_their_card() -> None:
    assert emblems.emblem("lantern.2", CARDS) == CARDS.objects["lantern"].emblem
    assert emblems.emblem("g07.1", CARDS) == CARDS.actions["g07"].emblem
