"""Alignment (chapter 7)."""

from __future__ import annotations

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.rules import limits
from games.talisman.state import Alignment
from games.talisman.table import Land

ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")


def round_of(seat: Seat) -> str:
    """S-12: from the start of one own turn to the start of the next."""
    return f"round-{seat}"


def may_change(g: Land, seat: Seat) -> bool:
    """TM-ALIGN-05."""
    return g.may(f"alignment:{g.char(seat).id}", round_of(seat))


def become(g: Land, seat: Seat, alignment: Alignment) -> Script[None]:
    """TM-ALIGN-03, TM-ALIGN-06; a change that is forbidden is void."""
    c = g.char(seat)
    if c.alignment == alignment:
        return
    if not g.once(f"alignment:{c.id}", round_of(seat)):
        g.tell(events.AlignmentKept(seat))
        return
    c.alignment = alignment
    g.tell(events.AlignmentChanged(seat, alignment))
    yield from limits.settle(g)
