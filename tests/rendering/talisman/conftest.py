"""Talisman's scenes and figures are drawn with thousands of strokes, which nobody looks at where only a layout is asked for."""

from __future__ import annotations

import pytest
from PIL import Image

from rendering.kit.people import figures
from rendering.talisman import scenes


def _blank(terrain: str, region: str, w: int, h: int, v: int = 0, hour: float = 0.25) -> Image.Image:
    return Image.new("RGB", (w, h))


@pytest.fixture
def unpainted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "painted", _blank)
    monkeypatch.setattr(figures, "SHARP", 1)
