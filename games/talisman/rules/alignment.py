"""Alignment (chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import has
from games.talisman.rules import limits
from games.talisman.state import Alignment, kind
from games.talisman.table import Land
from games.talisman.traits import ChangesAlignment

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


def by_order(g: Land, turned_up: Sequence[str]) -> Script[None]:
    """S-115: whoever changes at will has perhaps said what to become when such a card is turned up, before it acts."""
    for seat in g.on_board():
        ordered = g.state.players[seat].becoming
        for card in turned_up:
            if kind(card) in ordered and g.alive(seat) and has(g, seat, ChangesAlignment) and may_change(g, seat):
                yield from become(g, seat, ordered[kind(card)])
