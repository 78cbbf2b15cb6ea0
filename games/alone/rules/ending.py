"""The end of the game (Spielende): AL-WIN, and giving up (S-73, D-50)."""

from __future__ import annotations

from typing import Literal, NoReturn

from games.alone import events
from games.alone.rules.interrupts import GameEndsNow
from games.alone.state import HERO, AloneState
from games.alone.table import Alone
from games.kernel.ask import Seat

HERO_WINS = ("escaped", "evil_conceded")


def end(g: Alone, result: Literal["escaped", "broken"]) -> NoReturn:
    """AL-WIN-01, AL-WIN-02: at this very moment; nothing further happens, whatever was being resolved (AL-WIN-04)."""
    g.state.result = result
    g.reveal()
    g.tell(events.GameEnds(result))
    g.tell(events.MapUncovered())
    raise GameEndsNow


def concede(state: AloneState, seat: Seat) -> None:
    """S-73: the hero gives up and evil wins, or evil gives up as a team and the hero wins. Never asked (D-50): the table does
    it when the hero, or all evil players, have said so."""
    if state.phase == "over":
        return
    state.result = "hero_conceded" if seat == HERO else "evil_conceded"
    state.phase = "over"


def hero_won(state: AloneState) -> bool:
    return state.result in HERO_WINS


def winners(state: AloneState) -> tuple[Seat, ...]:
    """AL-WIN-05: evil players win and lose together."""
    return (HERO,) if hero_won(state) else tuple(range(1, len(state.evil) + 1))
