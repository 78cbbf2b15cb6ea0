"""Who is at a location and who only seems to be: the other worlds of module 4 swallow people."""

from __future__ import annotations

from games.cultistorm.moments import BOOK, Present
from games.cultistorm.state import Who
from games.cultistorm.table import Storm


def present(g: Storm, who: Who) -> bool:
    """Without modules everybody stands where their figure does."""
    return not g.state.modules or g.reckon(lambda: BOOK.now(g, Present(who)).present, "present", who)
