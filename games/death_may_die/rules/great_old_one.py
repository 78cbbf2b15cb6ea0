"""The Great Old One: the summoning track, its arrival, its stages. DMD-TRACK, DMD-MCHECK, DMD-ARRIVE, DMD-GOO, DMD-GEOT."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.death_may_die import events
from games.death_may_die.rules import dying, ending
from games.death_may_die.state import Figure
from games.death_may_die.table import Death
from games.kernel.ask import Script

if TYPE_CHECKING:
    from games.death_may_die.verbs.verb import DeathVerb

FINAL = 4


def symbols(g: Death) -> int:
    """Summoning symbols in the Mythos discard pile (DMD-MYTHOS-04)."""
    return sum(g.cards.mythos[c].symbol for c in g.state.mythos_discard)


def check_mythos_pile(g: Death) -> Script[None]:
    """Sub-step 3 (DMD-MCHECK): with 3 symbols it advances once (S06), then the whole pile is shuffled back (S07)."""
    if symbols(g) < g.cards.numbers.symbols:
        return
    yield from advance(g)
    shuffle_mythos(g)


def shuffle_mythos(g: Death) -> None:
    """DMD-MCHECK-05: all of the pile, and a fresh order."""
    g.state.mythos += g.state.mythos_discard
    g.state.mythos_discard = []
    g.state.mythos.sort()
    g.shuffle(g.state.mythos, f"mythos:{g.state.turn}:{len(g.state.mythos)}")
    g.tell(events.MythosShuffled(len(g.state.mythos)))


def advance(g: Death) -> Script[None]:
    """The figure, or the progress token, 1 space (DMD-MCHECK-02); on the last space the token loses the game at once (S31). Then
    the effects of all revealed stages, then the episode's (DMD-MCHECK-03, S08)."""
    s = g.state
    s.track = min(s.track + 1, g.cards.numbers.track)
    g.tell(events.Advanced(s.great_old_one, s.track))
    if s.arrived and s.track >= g.cards.numbers.track:
        ending.lose(g, "track")
    for stage in g.stages():
        for effect in stage.advances:
            yield from effect.run(g, s.active, s.great_old_one)
            yield from dying.settle(g)
    for effect in g.episode.advances:
        yield from effect.run(g, s.active, s.episode)
        yield from dying.settle(g)


def check_arrival(g: Death) -> Script[None]:
    """Sub-step 4 (DMD-ARRIVE): on the first red space, or because the ritual is disrupted."""
    s = g.state
    if s.arrived or (s.track < g.cards.numbers.first_red and not s.disrupted):
        return
    s.arrived = True  # Stage 1 is set aside, and the progress token lies where the figure stood (S71)
    g.tell(events.Arrives(s.great_old_one))
    yield from _reveal(g)


def _reveal(g: Death) -> Script[None]:
    """The next stage card, and its effect, once (DMD-ARRIVE-03, DMD-GOO-05)."""
    s = g.state
    s.stage += 1
    s.stage_wounds = 0
    g.reveal()
    g.tell(events.StageRevealed(s.great_old_one, s.stage))
    for effect in g.great.stages[s.stage - 1].reveal:
        yield from effect.run(g, s.active, s.great_old_one)
        yield from dying.settle(g)


def put(g: Death, space: str) -> Figure:
    """Its figure comes onto the map, or elsewhere on it: nobody is attacked by that (DMD-ARRIVE-07)."""
    there = g.figure(g.state.great_old_one)
    if there is None:
        there = Figure(id=g.state.great_old_one, space=space)
        g.state.figures.append(there)
    there.space = space
    g.tell(events.EnemyMoved(there.id, space))
    return there


def stage_falls(g: Death) -> Script[None]:
    """DMD-GOO-04 … 06: surplus wounds are lost. The Final stage: won (DMD-END-01)."""
    s = g.state
    if s.stage < 2 or s.stage_wounds < g.stage_health():
        return
    g.tell(events.StageDefeated(s.great_old_one, s.stage))
    if s.stage == FINAL:
        ending.win(g)
    yield from _reveal(g)


def at_the_end(g: Death) -> Iterator[DeathVerb]:
    """What sub-step 5 brings (DMD-GEOT): of all revealed stages in order, also of one that is revealed meanwhile."""
    for number in range(1, FINAL + 1):
        if number > g.state.stage:
            return
        yield from g.great.stages[number - 1].end_of_turn
