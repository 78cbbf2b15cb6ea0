"""A handful of pictures as they should look (`tests/rendering/golden.py` says how to renew them)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.talisman.view import TalismanView
from rendering.drawn import Drawn
from rendering.talisman import draw_board, draw_end, draw_turn
from tests.rendering.golden import Golden

from . import stages
from .stages import CARDS, NAMES

VIEWS: dict[str, Callable[[], TalismanView]] = {
    "ways": stages.ways,
    "fight": lambda: stages.fights()["many"],
    "over": lambda: stages.over("last", (1,)),
}

GOLDEN = Golden(Path(__file__).parent, TalismanView, VIEWS)
stored = GOLDEN.view

# Card texts are still being worded: what has much of them is not among these.
PICTURES: dict[str, Callable[[], Drawn]] = {
    "board-de": lambda: draw_board(stored("ways"), CARDS, "de", NAMES),
    "ways-en": lambda: draw_turn(stored("ways"), CARDS, "en", NAMES),
    "fight-colour-blind-de": lambda: draw_turn(stored("fight"), CARDS, "de", NAMES, "colour_blind"),
    "end-high-contrast-en": lambda: draw_end(stored("over"), CARDS, "en", NAMES, "high_contrast"),
}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    GOLDEN.check(name, PICTURES[name]())


def test_the_golden_images_stay_small_together() -> None:
    GOLDEN.check_size()


if __name__ == "__main__":
    GOLDEN.keep(PICTURES)
