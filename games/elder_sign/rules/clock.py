"""The clock phase (Uhrphase): ES-CLOCK, ES-TASK-05, S-54, S-81, D-35."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.rules import playing
from games.elder_sign.rules.playing import Play
from games.elder_sign.state import Lasting
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat, ask

POSITIONS = 4  # XII, III, VI, IX: there is no noon (ES-CLOCK-02)


def advance(g: Elder, steps: int = 1) -> None:
    """ES-CLOCK-01/03: three hours a step. Midnight strikes after the turn, however it was reached."""
    for _ in range(steps):
        g.state.clock = (g.state.clock + 1) % POSITIONS
        if g.state.clock == 0:
            g.state.struck += 1
        g.tell(events.ClockAdvanced(g.state.clock, g.state.clock == 0))


def stop(g: Elder, who: Seat) -> None:
    """C12: not advanced in this clock phase."""
    g.lasts(Lasting(what="clock_stopped", by=who))
    g.tell(events.ClockStopped(who))


def clock_phase(g: Elder, me: Seat) -> Script[None]:
    """Last cards of the turn, then the hand moves on. Without an investigator the clock runs by itself (ES-CLOCK-04, S-49)."""
    while g.has_investigator(me):
        offers = playing.offers(g, me, "turn", *(() if g.in_force("clock_stopped") else ("clock",)))
        if not offers:
            break
        options: list[Option[Play | None]] = [Option("end-turn", None, tone="main"), *offers]
        chosen = yield from ask(me, "es-end-turn", options)
        if chosen is None:
            break
        yield from playing.play(g, me, chosen)
    if not g.in_force("clock_stopped"):
        advance(g)
