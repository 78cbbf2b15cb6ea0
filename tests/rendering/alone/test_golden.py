"""A handful of pictures as they should look (`tests/rendering/golden.py` says how to renew them)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.alone.view import AloneView
from rendering.alone import (
    Changed,
    Frame,
    draw_board,
    draw_card,
    draw_frame,
    draw_hand,
    draw_recap,
    draw_secret,
    draw_table,
    draw_turn,
)
from rendering.drawn import Drawn
from tests.rendering.golden import SPOT_TOLERANCE, Golden, difference, small

from . import stages
from .stages import CARDS, NAMES
from .test_layout import tale

VIEWS: dict[str, Callable[[], AloneView]] = {
    "middle": lambda: stages.of_hero(stages.middle()),
    "upstairs": lambda: stages.of_hero(stages.upstairs()),
    "lied": lambda: stages.of_evil(stages.lied_to()),
    "crowded": lambda: stages.of_hero(stages.crowded()),
    "over": lambda: stages.of_hero(stages.over()),
}


GOLDEN = Golden(Path(__file__).parent, AloneView, VIEWS)
stored = GOLDEN.view

NEW = Changed(life=-2, composure=1, places=frozenset({"0:+1:+0"}), played=1)

PICTURES: dict[str, Callable[[], Drawn]] = {
    "board-de": lambda: draw_board(stored("middle"), CARDS, "de", NAMES),
    "board-crowded-en": lambda: draw_board(stored("crowded"), CARDS, "en", NAMES),
    "turn-de": lambda: draw_turn(stored("middle"), CARDS, "de", NAMES, changed=NEW),
    "turn-stairs-colour-blind-en": lambda: draw_turn(stored("upstairs"), CARDS, "en", NAMES, "colour_blind"),
    "secret-de": lambda: draw_secret(stored("lied"), CARDS, "de", NAMES),
    "secret-tall-contrast-en": lambda: draw_secret(stored("lied"), CARDS, "en", NAMES, "high_contrast", shape="tall"),
    "secret-over-en": lambda: draw_secret(stored("over"), CARDS, "en", NAMES),
    "hand-de": lambda: draw_hand(stored("lied"), 1, CARDS, "de", NAMES),
    "card-reaction-de": lambda: draw_card(CARDS, "skitter", "de"),
    "card-item-en": lambda: draw_card(CARDS, "drone", "en"),
    "creatures-de": lambda: draw_table(CARDS, "de"),
    "recap-en": lambda: draw_recap(stored("over"), tale(20), CARDS, "en", NAMES),
    "frame-de": lambda: draw_frame(Frame(stored("middle"), tale(3)[0]), CARDS, "de", NAMES, length=20),
}


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    GOLDEN.check(name, PICTURES[name]())


def test_a_missing_creature_would_be_noticed() -> None:
    golden = GOLDEN.image("turn-de")
    view = stored("middle")
    floors = tuple(
        f.model_copy(update={"sectors": tuple(s.model_copy(update={"creatures": ()}) for s in f.sectors)}) for f in view.floors
    )
    bare = small(draw_turn(view.model_copy(update={"floors": floors}), CARDS, "de", NAMES, changed=NEW).image)
    assert difference(golden, bare)[1] > SPOT_TOLERANCE


def test_the_golden_images_stay_small_together() -> None:
    GOLDEN.check_size()


if __name__ == "__main__":
    GOLDEN.keep(PICTURES)
