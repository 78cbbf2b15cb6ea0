"""Posters: every way to win and to lose has one of its own, in every game; everybody who was there is on it, and it is legible in the hand."""

from __future__ import annotations

import importlib
import re
from itertools import combinations
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from rendering.drawn import Drawn
from rendering.theme import PALETTES, TURN_SHAPE
from tests.rendering import games
from tests.rendering.alone import stages as alone
from tests.rendering.elder_sign import stages as elder

ELDER = ("sealed", "banished", "devoured", "lost", "abandoned")
ALONE = ("escaped", "broken", "hero_conceded", "evil_conceded")


def elder_end(result: str, lang: Any = "de", look: str = "standard", seats: int = 4) -> Drawn:
    view = elder.crowded(seats).model_copy(update={"phase": "over", "result": result})
    return games.PICTURES["elder_sign"].draw("end", view, elder.CARDS, lang, elder.NAMES, look)


def alone_end(result: str, lang: Any = "de", look: str = "standard") -> Drawn:
    view = alone.of_hero(alone.over(result))
    return games.PICTURES["alone"].draw("end", view, alone.CARDS, lang, alone.NAMES, look)


ENDS = [*((elder_end, r) for r in ELDER), *((alone_end, r) for r in ALONE)]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("look", PALETTES)
@pytest.mark.parametrize(("end", "result"), ENDS)
def test_a_poster_is_sound_and_broad(end: Any, result: str, look: str, lang: str) -> None:
    drawn = end(result, lang, look)
    assert drawn.problems() == []
    assert drawn.image.height <= TURN_SHAPE * drawn.image.width
    assert drawn.alt


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seats", [1, 8])
def test_everybody_who_was_there_is_on_it(seats: int) -> None:
    drawn = elder_end("sealed", seats=seats)
    assert drawn.problems() == []
    assert sum(m.name.endswith("/letter") for m in drawn.layout) == seats
    assert sum(m.name.endswith("/figure") or m.name.endswith("/gone") for m in drawn.layout) == seats


@pytest.mark.parametrize(("end", "results"), [(elder_end, ELDER), (alone_end, ALONE)])
def test_no_two_ends_of_a_game_look_alike(end: Any, results: tuple[str, ...]) -> None:
    drawn = [end(result).image.resize((64, 44)) for result in results]
    for one, other in combinations(drawn, 2):
        assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 6


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_a_poster_for_its_end(name: str) -> None:
    kind = games.PICTURES[name].find("end")
    assert kind.when is not None
    box = importlib.import_module(f"bot.boxes.{name}.box").BOX
    assert box.poster == "end"


def test_a_poster_has_three_numbers() -> None:
    for drawn in (elder_end("sealed"), alone_end("escaped")):
        assert sum(bool(re.fullmatch(r"number\d", m.name)) for m in drawn.layout) == 3
