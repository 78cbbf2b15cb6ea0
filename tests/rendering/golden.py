"""Pictures as they should look, kept small; a change of look is seen here first.

A game's `test_golden.py` lists them; the views are stored too, so that no change of rules or luck can move them. After a wanted
change of look run that module (add `views` to store the views anew), and look at what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PIL import Image, ImageChops, ImageFilter, ImageStat
from pydantic import BaseModel

from rendering.drawn import Drawn

WIDTH = 400
# Fonts are hinted a little differently by other builds of FreeType; a moved tile or a lost icon is far above these.
MEAN_TOLERANCE, SPOT_TOLERANCE = 3.0, 64
MOST_BYTES = 3_000_000

V = TypeVar("V", bound=BaseModel)


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def difference(a: Image.Image, b: Image.Image) -> tuple[float, int]:
    """Mean over the whole, and the strongest spot after a blur that forgives single pixels."""
    apart = ImageChops.difference(a, b)
    spots = apart.convert("L").filter(ImageFilter.BoxBlur(2)).getextrema()
    return sum(ImageStat.Stat(apart).mean) / 3, int(spots[1])  # type: ignore[arg-type]


@dataclass(frozen=True)
class Golden(Generic[V]):
    """The kept pictures of a game, in `golden/` and `views/` beside its tests. `views` says how a view was made, once."""

    here: Path
    model: type[V]
    views: Mapping[str, Callable[[], V]]

    def view(self, name: str) -> V:
        return self.model.model_validate_json((self.here / "views" / f"{name}.json").read_text("utf-8"))

    def image(self, name: str) -> Image.Image:
        return Image.open(self.here / "golden" / f"{name}.png").convert("RGB")

    def check(self, name: str, drawn: Drawn) -> None:
        golden, now = self.image(name), small(drawn.image)
        assert now.size == golden.size
        mean, spot = difference(now, golden)
        assert mean <= MEAN_TOLERANCE
        assert spot <= SPOT_TOLERANCE

    def check_size(self) -> None:
        assert sum(f.stat().st_size for f in (self.here / "golden").iterdir()) < MOST_BYTES

    def keep(self, pictures: Mapping[str, Callable[[], Drawn]]) -> None:
        """Writes everything anew; what `python -m` of the game's module does."""
        if "views" in sys.argv:
            for name, make in self.views.items():
                (self.here / "views" / f"{name}.json").write_text(make().model_dump_json(indent=1) + "\n", "utf-8")
        for name, draw in pictures.items():
            small(draw().image).save(self.here / "golden" / f"{name}.png", optimize=True)
