"""The house and its people are drawn with thousands of strokes, which nobody looks at where only a layout is asked for."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering.death_may_die.rooms import house
from rendering.kit.people import figures
from rendering.theme import Theme


def _blank(found: house.House, t: Theme) -> Image.Image:
    return Image.new("RGB", (found.w, found.h))


@pytest.fixture
def unpainted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "_paint", _blank)
    monkeypatch.setattr(figures, "SHARP", 1)
