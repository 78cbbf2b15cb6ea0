"""The storm and those in it are painted with thousands of strokes, which nobody looks at where only a layout is asked for."""

from __future__ import annotations

import pytest

from rendering.cultistorm import great, omens, vistas
from rendering.cultistorm.brush import Painting
from rendering.kit.people import figures


def _bare(w: int, h: int) -> Painting:
    return Painting(w, h, ((0.0, (0, 0, 0)), (1.0, (0, 0, 0))), 1, k=1)


@pytest.fixture
def unpainted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "SHARP", 1)
    monkeypatch.setattr(great, "PAINTED", dict.fromkeys(great.PAINTED, _bare))
    monkeypatch.setattr(omens, "PAINTED", dict.fromkeys(omens.PAINTED, lambda painting: None))
    monkeypatch.setattr(vistas, "PLACES", dict.fromkeys(vistas.PLACES, lambda night: None))
