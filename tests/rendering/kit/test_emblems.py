"""No card of a box is shown with a spare emblem; a card of a pack may be."""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import Any

import pytest

from rendering.fonts import find_glyph
from rendering.kit.emblems import has_own

from .. import games


def emblem(game: str, id: str, cards: Any) -> str:
    """As the game's pictures ask for it."""
    return importlib.import_module(f"rendering.{game}.emblems").emblem(id, cards)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_card_of_the_box_has_an_emblem_of_its_own(game: str) -> None:
    cards = games.cards_of(game)
    assert [card.id for card in cards.by_id.values() if not has_own(card)] == []
    assert [id for id, card in cards.by_id.items() if emblem(game, id, cards) != card.emblem] == []


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("named", ["", "no-such-glyph", "drawn:nothing", "elsewhere:skull"])
def test_a_card_that_names_none_is_noticed_and_shown_with_a_spare_one(game: str, named: str) -> None:
    box = games.cards_of(game)
    bare = {id: card.model_copy(update={"emblem": named}) for id, card in box.by_id.items()}
    assert not any(has_own(card) for card in bare.values())
    cards = replace(box, by_id=bare)
    for id in bare:
        assert find_glyph(emblem(game, id, cards)), id
