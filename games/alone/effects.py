"""What cards do, as the rules and the cards see it; the verbs themselves are in `verbs/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.ask import Seat

if TYPE_CHECKING:
    from games.alone.table import Alone, Moment


def possible(g: Alone, who: Seat, card: str, moment: Moment) -> bool:
    """Could this reaction card do anything at this moment? Looks at the secret map: only its player may know the answer."""
    before, g.moment = g.moment, moment
    try:
        effects = g.cards.reactions[card].in_play(g.here.danger)
        can = [e.possible(g, who, card) for e in effects]
        return any(can) and not any(e.needed and not able for e, able in zip(effects, can, strict=True))
    finally:
        g.moment = before
