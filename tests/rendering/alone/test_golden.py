"""A handful of pictures as they should look, kept small; a change of look is seen here first.

The views are stored too, so that no change of rules or luck can move them. After a wanted change of look:
python -m tests.rendering.alone.test_golden (add `views` to store the views anew), and look at what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

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
from tests.rendering.elder_sign.test_golden import MEAN_TOLERANCE, SPOT_TOLERANCE, difference, small

from . import stages
from .stages import CARDS, NAMES
from .test_layout import tale

HERE = Path(__file__).parent

VIEWS: dict[str, Callable[[], AloneView]] = {
    "middle": lambda: stages.of_hero(stages.middle()),
    "upstairs": lambda: stages.of_hero(stages.upstairs()),
    "lied": lambda: stages.of_evil(stages.lied_to()),
    "crowded": lambda: stages.of_hero(stages.crowded()),
    "over": lambda: stages.of_hero(stages.over()),
}


def stored(name: str) -> AloneView:
    return AloneView.model_validate_json((HERE / "views" / f"{name}.json").read_text("utf-8"))


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
    golden = Image.open(HERE / "golden" / f"{name}.png").convert("RGB")
    now = small(PICTURES[name]().image)
    assert now.size == golden.size
    mean, spot = difference(now, golden)
    assert mean <= MEAN_TOLERANCE
    assert spot <= SPOT_TOLERANCE


def test_a_missing_creature_would_be_noticed() -> None:
    golden = Image.open(HERE / "golden" / "turn-de.png").convert("RGB")
    view = stored("middle")
    floors = tuple(
        f.model_copy(update={"sectors": tuple(s.model_copy(update={"creatures": ()}) for s in f.sectors)}) for f in view.floors
    )
    bare = small(draw_turn(view.model_copy(update={"floors": floors}), CARDS, "de", NAMES, changed=NEW).image)
    assert difference(golden, bare)[1] > SPOT_TOLERANCE


def test_the_golden_images_stay_small_together() -> None:
    assert sum(f.stat().st_size for f in (HERE / "golden").iterdir()) < 3_000_000


if __name__ == "__main__":
    if "views" in sys.argv:
        for name, make in VIEWS.items():
            (HERE / "views" / f"{name}.json").write_text(make().model_dump_json(indent=1) + "\n", "utf-8")
    for name, draw in PICTURES.items():
        small(draw().image).save(HERE / "golden" / f"{name}.png", optimize=True)
