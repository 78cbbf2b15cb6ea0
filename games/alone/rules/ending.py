"""The end of the game (Spielende): AL-WIN, giving up (S-73, D-50), and who is ahead when all agree to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NoReturn, TypeAlias

from games.alone import events
from games.alone.rules.interrupts import GameEndsNow
from games.alone.state import HERO, AloneState
from games.alone.table import Alone
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from games.alone.content import Catalogue

Result: TypeAlias = Literal["escaped", "broken", "hero_conceded", "evil_conceded"]
HERO_WINS = ("escaped", "evil_conceded")


def end(g: Alone, result: Literal["escaped", "broken"]) -> NoReturn:
    """AL-WIN-01, AL-WIN-02: at this very moment; nothing further happens, whatever was being resolved (AL-WIN-04)."""
    _over(g, result)
    raise GameEndsNow


def concede(g: Alone, seat: Seat) -> None:
    """S-73, D-50: the hero gives up and evil wins; evil gives up as a team, when the last of them has said so, and the hero wins.
    Nobody is ever asked: it is an aside, heeded at once. Who of evil would give up is told to evil alone."""
    s = g.state
    if seat == HERO:
        _over(g, "hero_conceded")
    else:
        s.conceded = sorted({*s.conceded, seat})
        if s.conceded == list(g.evil):
            _over(g, "evil_conceded")
        else:
            g.tell_evil(events.WouldConcede(seat))
    if s.result:
        s.phase = "over"
        s.action = None


def fight_on(g: Alone, seat: Seat) -> None:
    """Somebody of evil has thought better of it."""
    g.state.conceded = [s for s in g.state.conceded if s != seat]
    g.tell_evil(events.FightsOn(seat))


def _over(g: Alone, result: Result) -> None:
    g.state.result = result
    g.reveal()
    g.tell(events.GameEnds(result))
    g.tell(events.MapUncovered())


def hero_won(state: AloneState) -> bool:
    return state.result in HERO_WINS


def winners(state: AloneState) -> tuple[Seat, ...]:
    """AL-WIN-05: evil players win and lose together."""
    return (HERO,) if hero_won(state) else tuple(range(1, len(state.evil) + 1))


def ahead(state: AloneState, cards: Catalogue) -> Literal["hero", "evil", ""]:
    """The book has two ways to win, so it is measured how near each is. The hero is clearly ahead with the last goal of the main
    mission open (AL-WIN-01) and both tracks above 0; evil with one of the two tracks at 0 (AL-WIN-02) before the main mission has
    begun (AL-WIN-03). In between nobody is."""
    if state.phase in ("setup", "over"):
        return ""
    main = next((m for m in state.missions if cards.missions[m.code].class_ == "FM"), None)
    begun = main is not None and main.active
    failing = 0 in (state.life, state.composure)
    if main is not None and begun and not failing and main.stage + 1 == len(cards.missions[main.code].goals):
        return "hero"
    return "evil" if failing and not begun else ""
