"""People are people: a face of their own for everybody, told apart also on a small token."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from rendering import pieces
from rendering.alone import folk as crew
from rendering.cultistorm import folk as town
from rendering.elder_sign import folk as investigators
from rendering.kit import great
from rendering.talisman import pieces as heroes
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


CAST = [
    ("talisman", heroes.token_of, [*games.cards_of("talisman").characters]),
    ("cultistorm", town.face, [*games.cards_of("cultistorm").investigators]),
]


@pytest.mark.parametrize(("game", "face", "ids"), CAST, ids=[name for name, _, _ in CAST])
def test_everybody_one_may_be_has_a_face_unlike_all_others(game: str, face: Callable[[str, str], str], ids: list[str]) -> None:
    look = theme(game)
    assert all(face(id, "spare") in pieces.FACES for id in ids)
    assert face("somebody-of-a-pack", "spare") == "spare"
    seen = {id: pieces.token(64, face(id, ""), (120, 120, 128), "circle", look).image.convert("L") for id in ids}
    for (one, a), (other, b) in combinations(seen.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(a, b)).mean[0] > 4, (one, other)


def test_no_two_great_old_ones_are_alike_where_they_are_small() -> None:
    """The outline counts, not the light: in grey, at 64 px, whatever game shows them."""
    seen = {id: great.apparition(id, 64, 64).convert("L") for id in great.PAINTED}
    for (one, a), (other, b) in combinations(seen.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(a, b)).mean[0] > 12, (one, other)


def test_every_game_shows_its_great_old_ones_in_person() -> None:
    for game, kind in (("elder_sign", "ancient_ones"), ("death_may_die", "great_old_ones"), ("cultistorm", "great_old_ones")):
        assert set(getattr(games.cards_of(game), kind)) <= set(great.PAINTED), game
