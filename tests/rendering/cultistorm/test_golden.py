"""A handful of pictures as they should look (`tests/rendering/golden.py` says how to renew them)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.cultistorm.view import StormView
from rendering.cultistorm import PICTURES as DRAWN
from rendering.cultistorm import draw_board, draw_end, draw_turn
from rendering.drawn import Drawn
from tests.rendering.golden import Golden

from . import stages
from .stages import CARDS, NAMES, PLAIN

VIEWS: dict[str, Callable[[], StormView]] = {
    "plan": lambda: stages.shown(stages.plan()),
    "crowded": stages.crowded,
    "fight": stages.fight,
    "insane": lambda: stages.ends()["insane"],
}

GOLDEN = Golden(Path(__file__).parent, StormView, VIEWS)
stored = GOLDEN.view

PICTURES: dict[str, Callable[[], Drawn]] = {
    "board-de": lambda: draw_board(stored("crowded"), CARDS, "de", NAMES),
    "turn-en": lambda: draw_turn(stored("plan"), CARDS, "en", PLAIN),
    "fight-colour-blind-de": lambda: draw_turn(stored("fight"), CARDS, "de", PLAIN, "colour_blind"),
    "elder-de": lambda: DRAWN.draw("elder", stored("plan"), CARDS, "de", PLAIN),
    "end-high-contrast-en": lambda: draw_end(stored("insane"), CARDS, "en", PLAIN, "high_contrast"),
}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    GOLDEN.check(name, PICTURES[name]())


def test_the_golden_images_stay_small_together() -> None:
    GOLDEN.check_size()


if __name__ == "__main__":
    GOLDEN.keep(PICTURES)
