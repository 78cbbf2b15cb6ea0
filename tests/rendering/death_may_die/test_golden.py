"""A handful of pictures as they should look (`tests/rendering/golden.py` says how to renew them)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.death_may_die.view import DeathView
from rendering.death_may_die import PICTURES as DRAWN
from rendering.death_may_die import draw_board, draw_end, draw_turn
from rendering.drawn import Drawn
from tests.rendering.golden import Golden

from . import stages
from .stages import CARDS, NAMES

VIEWS: dict[str, Callable[[], DeathView]] = {
    "crowded": stages.crowded,
    "begun": stages.acting,
    "attack": lambda: stages.rolls()["attack"],
    "won": lambda: stages.over("won", (1,), "cthulhu"),
    "beset": stages.beset,
}

GOLDEN = Golden(Path(__file__).parent, DeathView, VIEWS)
stored = GOLDEN.view

# Card texts are still being worded: what has much of them is not among these.
PICTURES: dict[str, Callable[[], Drawn]] = {
    "board-de": lambda: draw_board(stored("crowded"), CARDS, "de", NAMES),
    "turn-en": lambda: draw_turn(stored("begun"), CARDS, "en", NAMES),
    "roll-colour-blind-de": lambda: draw_turn(stored("attack"), CARDS, "de", NAMES, "colour_blind"),
    "foes-de": lambda: DRAWN.draw("foes:0/byakhee.1+cultist.1", stored("beset"), CARDS, "de", NAMES),
    "end-high-contrast-en": lambda: draw_end(stored("won"), CARDS, "en", NAMES, "high_contrast"),
}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    GOLDEN.check(name, PICTURES[name]())


def test_the_golden_images_stay_small_together() -> None:
    GOLDEN.check_size()


if __name__ == "__main__":
    GOLDEN.keep(PICTURES)
