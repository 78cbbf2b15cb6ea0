from __future__ import annotations

from collections.abc import Iterator

import pytest

from rendering.kit import great
from rendering.kit.great.brush import Painting
from tests.rendering import unpainted as without_paint


def _bare(w: int, h: int) -> Painting:
    return Painting(w, h, ((0.0, (0, 0, 0)), (1.0, (0, 0, 0))), 1, k=1)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For tests that look at layout and words, never at pixels: a Great Old One is thousands of strokes."""
    monkeypatch.setattr(great, "PAINTED", dict.fromkeys(great.PAINTED, _bare))
    with without_paint.unpainted():
        yield
