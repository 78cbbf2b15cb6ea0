"""The end of the game (Spielende): ES-END, and the Elder Signs that bring it (ES-REW-03, S-46, S-47)."""

from __future__ import annotations

from typing import Literal

from games.elder_sign import events
from games.elder_sign.rules.interrupts import GameEndsNow
from games.elder_sign.table import Elder
from games.kernel.ask import Seat


def end(g: Elder, result: Literal["sealed", "banished", "devoured", "lost", "abandoned"]) -> None:
    """ES-END: the game ends at this very moment; win and loss are shared by all (ES-END-04)."""
    g.state.result = result
    g.tell(events.GameEnds(result, g.state.signs, g.state.doom))
    raise GameEndsNow


def place_elder_sign(g: Elder, who: Seat) -> None:
    """ES-REW-03: one sign next to the Ancient One; enough of them seal it at once (ES-END-01, ES-DOOM-04)."""
    g.state.signs += 1
    needed = g.ancient.signs
    g.tell(events.ElderSignPlaced(who, g.state.signs, needed))
    if g.state.signs >= needed:
        end(g, "sealed")


def remove_elder_signs(g: Elder, n: int) -> None:
    """S-47: never below zero."""
    for _ in range(min(n, g.state.signs)):
        g.state.signs -= 1
        g.tell(events.ElderSignLost(g.state.signs, g.ancient.signs))


def check_all_devoured(g: Elder) -> None:
    """ES-END-03, S-30: nobody has an investigator and nobody can take one."""
    if not any(p.investigator or p.pending for p in g.state.players):
        end(g, "devoured")
