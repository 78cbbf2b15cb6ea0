"""Which picture stands above which question."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.view import StormView
from games.kernel.ask import Ask


def scene(view: StormView, asks: Sequence[Ask]) -> str:
    """The public post shows what matters now; a sheet of one's own, one's own things."""
    if view.viewer is not None and view.phase not in ("over",):
        return "hand"
    return "turn"
