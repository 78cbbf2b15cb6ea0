"""The storm and those in it are painted with thousands of strokes, which nobody looks at where only a layout is asked for."""

from __future__ import annotations

import pytest

from rendering.cultistorm import omens, vistas
from rendering.kit.people import figures


@pytest.fixture
def unpainted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "SHARP", 1)
    monkeypatch.setattr(omens, "PAINTED", dict.fromkeys(omens.PAINTED, lambda painting: None))
    monkeypatch.setattr(vistas, "PLACES", dict.fromkeys(vistas.PLACES, lambda night: None))
