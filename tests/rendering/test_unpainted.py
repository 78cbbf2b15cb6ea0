"""A picture without paint has the layout and the words of the painted one, so it may stand in for it where only these are asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PIL import Image

from rendering import alone, elder_sign
from rendering.drawn import Drawn
from rendering.sprites import CACHE

from . import played
from .alone import stages as base
from .alone.test_layout import tale
from .elder_sign import stages as museum
from .elder_sign.test_golden import STORY
from .unpainted import unpainted


def _museum(wanted: Callable[..., bool]) -> Callable[[], Drawn]:
    return lambda: elder_sign.draw_turn(museum.first(4, "hastur", 11, wanted), museum.CARDS, "de", museum.NAMES)


PICTURES: dict[str, Callable[[], Drawn]] = {
    "museum, board": lambda: elder_sign.draw_board(museum.crowded(8), museum.CARDS, "de", museum.NAMES),
    "museum, attempt": _museum(museum.half_solved),
    "museum, foyer": _museum(museum.in_foyer),
    "museum, way": _museum(museum.choosing_way),
    "museum, midnight": _museum(museum.at_midnight),
    "museum, battle": _museum(museum.fighting),
    "museum, over": _museum(museum.over),
    "museum, sheet": lambda: elder_sign.draw_sheet(museum.rich(museum.crowded(8), 6), 6, museum.CARDS, "en", museum.NAMES),
    "museum, card": lambda: elder_sign.draw_card(museum.CARDS, "A35", "de"),
    "museum, recap": lambda: elder_sign.draw_recap(museum.crowded(4), STORY, museum.CARDS, "en", museum.NAMES),
    "museum, frame": lambda: elder_sign.draw_frame(
        elder_sign.Frame(museum.crowded(4), STORY[0]), museum.CARDS, "de", museum.NAMES, length=20
    ),
    "base, board": lambda: alone.draw_board(base.of_hero(base.crowded()), base.CARDS, "de", base.NAMES),
    "base, turn": lambda: alone.draw_turn(base.of_hero(base.middle()), base.CARDS, "en", base.NAMES),
    "base, secret": lambda: alone.draw_secret(base.of_evil(base.lied_to()), base.CARDS, "de", base.NAMES),
    "base, hand": lambda: alone.draw_hand(base.of_evil(base.middle()), 1, base.CARDS, "de", base.NAMES),
    "base, card": lambda: alone.draw_card(base.CARDS, "SM02", "de"),
    "base, table": lambda: alone.draw_table(base.CARDS, "de"),
    "base, recap": lambda: alone.draw_recap(base.of_hero(base.over()), tale(9), base.CARDS, "en", base.NAMES),
    "base, frame": lambda: alone.draw_frame(
        alone.Frame(base.of_hero(base.middle()), tale(1)[0]), base.CARDS, "de", base.NAMES, length=20
    ),
    **{
        f"{name}, {what}": partial(played.drawn, name, what)
        for name in ("talisman", "death_may_die", "cultistorm")
        for what in ("board", "turn")
    },
}


@pytest.mark.parametrize("name", PICTURES)
def test_layout_and_words_are_those_of_the_painted_picture(name: str) -> None:
    painted = PICTURES[name]()
    with unpainted():
        bare = PICTURES[name]()
    assert bare.layout == painted.layout
    assert bare.alt == painted.alt
    assert bare.image.size == painted.image.size
    assert bare.image.tobytes() != painted.image.tobytes()


def test_what_is_not_painted_never_comes_among_the_painted() -> None:
    draw = PICTURES["museum, card"]
    CACHE.clear()
    with unpainted():
        draw()
    first = draw().image.tobytes()
    with unpainted():
        draw()
    assert draw().image.tobytes() == first
    CACHE.clear()
    assert draw().image.tobytes() == first


def test_what_pillow_refuses_is_refused_without_paint_too() -> None:
    wall, tile = Image.new("RGB", (40, 40)), Image.new("RGB", (10, 10))
    for attempt in (
        lambda: wall.paste(tile, (0, 0), Image.new("L", (9, 10))),
        lambda: wall.paste(tile, (0, 0, 11, 10)),
        lambda: wall.paste((1, 2, 3), (0, 0, 10, 10), Image.new("L", (10, 9))),
        lambda: tile.resize((0, 4)),
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            attempt()
        with unpainted(), pytest.raises(ValueError):  # noqa: PT011
            attempt()
