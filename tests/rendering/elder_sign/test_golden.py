"""A handful of pictures as they should look (`tests/rendering/golden.py` says how to renew them)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.elder_sign.view import ElderView
from rendering.drawn import Drawn
from rendering.elder_sign import Frame, TurnSummary, draw_board, draw_card, draw_frame, draw_recap, draw_sheet, draw_turn
from tests.rendering.golden import SPOT_TOLERANCE, Golden, difference

from . import stages
from .stages import CARDS, NAMES

STORY = [
    TurnSummary(n, n % 4, kind, doom, signs, midnight=n % 4 == 0, card=card, sign_change=change)
    for n, kind, doom, signs, card, change in (
        (1, "passed", 0, 1, "A01", 1),
        (2, "failed", 1, 1, "A02", 0),
        (4, "entrance", 2, 1, "", 0),
        (6, "monster", 2, 1, "M22", 0),
        (9, "devoured", 5, 1, "", 0),
        (12, "passed", 6, 4, "O07", 3),
        (15, "awakens", 11, 4, "hastur", 0),
    )
]

VIEWS: dict[str, Callable[[], ElderView]] = {
    "crowded": lambda: stages.crowded(8),
    "roll": lambda: stages.first(4, "hastur", 11, stages.half_solved),
    "battle": lambda: stages.first(4, "hastur", 11, stages.fighting),
    "foyer": lambda: stages.first(4, "hastur", 11, stages.in_foyer),
}


GOLDEN = Golden(Path(__file__).parent, ElderView, VIEWS)
stored = GOLDEN.view

PICTURES: dict[str, Callable[[], Drawn]] = {
    "board-de": lambda: draw_board(stored("roll"), CARDS, "de", NAMES),
    "board-crowded-en": lambda: draw_board(stored("crowded"), CARDS, "en", NAMES),
    "turn-de": lambda: draw_turn(stored("roll"), CARDS, "de", NAMES),
    "turn-colour-blind-en": lambda: draw_turn(stored("roll"), CARDS, "en", NAMES, "colour_blind"),
    "foyer-de": lambda: draw_turn(stored("foyer"), CARDS, "de", NAMES),
    "battle-en": lambda: draw_turn(stored("battle"), CARDS, "en", NAMES),
    "over-de": lambda: draw_board(stored("roll").model_copy(update={"phase": "over", "result": "sealed"}), CARDS, "de", NAMES),
    "sheet-de": lambda: draw_sheet(stages.rich(stored("roll")), 0, CARDS, "de", NAMES),
    "card-de": lambda: draw_card(CARDS, "A35", "de"),
    "recap-en": lambda: draw_recap(stored("battle"), STORY, CARDS, "en", NAMES),
    "frame-de": lambda: draw_frame(Frame(stored("roll"), STORY[0]), CARDS, "de", NAMES, length=20),
}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    GOLDEN.check(name, PICTURES[name]())


def test_a_missing_tile_would_be_noticed() -> None:
    golden = GOLDEN.image("turn-de")
    broken = golden.copy()
    broken.paste((20, 18, 28), (34, 100, 60, 126))
    assert difference(golden, broken)[1] > SPOT_TOLERANCE


def test_the_golden_images_stay_small_together() -> None:
    GOLDEN.check_size()


if __name__ == "__main__":
    GOLDEN.keep(PICTURES)
