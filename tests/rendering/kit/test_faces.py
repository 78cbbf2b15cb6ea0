"""People are people: a face of their own for everybody, told apart also on a small token."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from rendering import pieces
from rendering.alone import folk as crew
from rendering.elder_sign import folk as investigators
from rendering.theme import PALETTES, theme
from tests.rendering import games

FOLK = [("elder_sign", investigators, "investigators"), ("alone", crew, "characters")]


@pytest.mark.parametrize(("game", "folk", "kind"), FOLK)
def test_everybody_in_the_box_has_a_face_and_a_stranger_an_emblem(game: str, folk: Any, kind: str) -> None:
    cards = getattr(games.cards_of(game), kind)
    assert set(folk.PEOPLE) == set(cards)
    assert all(folk.face(id, "spare") in pieces.FACES for id in cards)
    assert folk.face("somebody-of-a-pack", "spare") == "spare"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("game", "folk", "kind"), FOLK)
def test_no_two_of_one_game_look_alike_on_a_small_token(game: str, folk: Any, kind: str, palette: str) -> None:
    look = theme(game, palette)
    seen = {id: pieces.token(64, folk.face(id, ""), (120, 120, 128), "circle", look).image.convert("L") for id in folk.PEOPLE}
    for (one, a), (other, b) in combinations(seen.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(a, b)).mean[0] > 4, (one, other)
