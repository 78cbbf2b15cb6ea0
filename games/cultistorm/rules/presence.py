"""Who is at a location and who only seems to be: the other worlds of module 4 swallow people."""

from __future__ import annotations

from games.cultistorm.moments import BOOK, Present
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm


def present(g: Storm, who: Who) -> bool:
    """Without modules everybody stands where their figure does."""
    return not g.state.modules or g.reckon(lambda: BOOK.now(g, Present(who)).present, "present", who)


def there(g: Storm, slot: Slot) -> list[Who]:
    """Who is really at a location."""
    return [who for who in g.here(slot) if present(g, who)]


def together(g: Storm, who: Who) -> list[Who]:
    """Who is really where somebody is, themselves as well: nobody where they only seem to be (S-125)."""
    return there(g, g.inv(who).slot) if present(g, who) else []
