"""Talisman's scenes are drawn with thousands of strokes, which nobody looks at where only a layout is asked for."""

from __future__ import annotations

import pytest

from rendering.talisman import scenes


@pytest.fixture
def unpainted(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "SCENES", {"inner": {}})
    monkeypatch.setattr(scenes, "SPARE", lambda scene, v: None)
