"""The turn (Spielablauf): DMD-TURN. One step of the machine is an action, a card, a fight or the end of a turn."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import acting, discovering, dying, ending_turn, fighting, mythos, ritual, setup
from games.death_may_die.rules.interrupts import GameEndsNow
from games.death_may_die.state import SECOND, Who
from games.death_may_die.table import Death
from games.kernel.ask import Script


def step(g: Death) -> Script[None]:
    """The phase the state is in, and what comes after it."""
    try:
        yield from _phase(g)
    except GameEndsNow:
        g.state.phase = "over"
        g.state.roll = None
        g.state.thresholds, g.state.dying = [], []


def _phase(g: Death) -> Script[None]:
    s, me = g.state, g.state.active
    match s.phase:
        case "setup":
            yield from setup.set_up(g)
            begin_turn(g, s.active)
        case "actions":
            whole = yield from ending_turn.uncut(g, acting.action(g, me))
            if not whole:
                s.phase = "end"
            elif s.actions == 0 and not acting.free(g, me):
                s.phase = "mythos"
        case "mythos":
            whole = yield from ending_turn.uncut(g, _mythos(g, me))
            s.phase = "discovery" if whole else "end"
        case "discovery":
            yield from ending_turn.uncut(g, _investigate_or_fight(g, me))
            s.phase = "end"
        case "end":
            s.roll = None
            yield from ending_turn.end_turn(g, me)
            next_turn(g)
        case "over":
            return


def _mythos(g: Death, who: Who) -> Script[None]:
    before = g.inv(who).stress
    yield from mythos.draw(g, who)
    if g.inv(who).stress > before:
        yield from acting.before_a_find(g, who)


def _investigate_or_fight(g: Death, who: Who) -> Script[None]:
    """Decided at the start of the step, and no choice (DMD-INVEST-01). Enemies that come meanwhile attack too (DMD-FIGHT-05, S21)."""
    yield from acting.before_a_fight(g, who)
    if g.safe(g.inv(who).space):
        yield from discovering.draw(g, who)
        yield from dying.settle(g)
        yield from ritual.check(g)
        if g.state.printing >= SECOND:
            yield from acting.before_a_fight(g, who)  # the card may have brought somebody
    yield from fighting.fight(g, who)


def next_turn(g: Death) -> None:
    """The player on the left (DMD-TURN-01, DMD-GEOT-04); the dead are skipped (DMD-DEATH-07)."""
    s = g.state
    n = len(s.investigators)
    s.space_of_death = ""
    _a_turn_less(g, s.active)
    begin_turn(g, next(w for i in range(1, n + 1) if g.lives(w := (s.active + i) % n)))


def begin_turn(g: Death, who: Who) -> None:
    """S72: "per turn" is per turn of anybody."""
    s = g.state
    g.expire("turn")
    g.expire("fight")
    s.attacked = []
    s.active, s.phase = who, "actions"
    s.turn += 1
    person = g.inv(who)
    person.copied, person.copied_level = "", 0
    s.actions = 2 if g.in_force("two_actions", str(who)) else g.cards.numbers.actions
    g.no_longer("two_actions", str(who))
    g.tell(events.TurnBegins(who, s.turn))


def _a_turn_less(g: Death, who: Who) -> None:
    """A turn of somebody has ended: what lasts for a number of their turns lasts one less."""
    for effect in [e for e in g.state.lasting if e.until == "own_turns" and e.by == who]:
        g.state.lasting.remove(effect)
        if effect.n > 1:
            g.lasts(effect.model_copy(update={"n": effect.n - 1}))
