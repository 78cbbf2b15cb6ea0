"""A handful of pictures as they should look, kept small; a change of look is seen here first.

The views are stored too, so that no change of rules or luck can move them. After a wanted change of look:
python -m tests.rendering.elder_sign.test_golden (add `views` to store the views anew), and look at what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from games.elder_sign.view import ElderView
from rendering.drawn import Drawn
from rendering.elder_sign import Frame, TurnSummary, draw_board, draw_card, draw_frame, draw_recap, draw_sheet, draw_turn

from . import stages
from .stages import CARDS, NAMES

HERE = Path(__file__).parent
WIDTH = 400
# Fonts are hinted a little differently by other builds of FreeType; a moved tile or a lost icon is far above these.
MEAN_TOLERANCE, SPOT_TOLERANCE = 3.0, 64

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


def stored(name: str) -> ElderView:
    return ElderView.model_validate_json((HERE / "views" / f"{name}.json").read_text("utf-8"))


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
    "frame-de": lambda: draw_frame(Frame(stored("roll"), STORY[0]), CARDS, "de", NAMES, turns=20),
}


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def difference(a: Image.Image, b: Image.Image) -> tuple[float, int]:
    """Mean over the whole, and the strongest spot after a blur that forgives single pixels."""
    apart = ImageChops.difference(a, b)
    spots = apart.convert("L").filter(ImageFilter.BoxBlur(2)).getextrema()
    return sum(ImageStat.Stat(apart).mean) / 3, int(spots[1])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_it_did(name: str) -> None:
    golden = Image.open(HERE / "golden" / f"{name}.png").convert("RGB")
    now = small(PICTURES[name]().image)
    assert now.size == golden.size
    mean, spot = difference(now, golden)
    assert mean <= MEAN_TOLERANCE
    assert spot <= SPOT_TOLERANCE


def test_a_missing_tile_would_be_noticed() -> None:
    golden = Image.open(HERE / "golden" / "turn-de.png").convert("RGB")
    broken = golden.copy()
    broken.paste((20, 18, 28), (34, 100, 60, 126))
    assert difference(golden, broken)[1] > SPOT_TOLERANCE


def test_the_golden_images_stay_small_together() -> None:
    assert sum(f.stat().st_size for f in (HERE / "golden").iterdir()) < 3_000_000


if __name__ == "__main__":
    if "views" in sys.argv:
        for name, make in VIEWS.items():
            (HERE / "views" / f"{name}.json").write_text(make().model_dump_json(indent=1) + "\n", "utf-8")
    for name, draw in PICTURES.items():
        small(draw().image).save(HERE / "golden" / f"{name}.png", optimize=True)
