"""The end of a turn (Ende deines Zuges): DMD-EOT, in its five sub-steps; DMD-DEATH-05 … 06, S36, S75."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import acting, dying, enemies, fire, great_old_one, ritual
from games.death_may_die.rules.interrupts import TurnCut
from games.death_may_die.state import Figure, Who
from games.death_may_die.table import Death
from games.kernel.ask import Script, ask, option
from games.kernel.effects import run_all


def end_turn(g: Death, who: Who) -> Script[None]:
    """Whoever has died in their turn has only the Mythos check left (DMD-DEATH-05): the Great Old One is on the map, or all is lost. If
    somebody has left the table instead, it still comes in this turn (DMD-ARRIVE-01, S87)."""
    if g.lives(who):
        yield from uncut(g, _before_the_check(g, who))
    yield from great_old_one.check_mythos_pile(g)  # S67: also finished if the active investigator dies of it
    if g.lives(who):
        yield from uncut(g, _after_the_check(g))
    else:
        yield from great_old_one.check_arrival(g)


def uncut(g: Death, script: Script[None]) -> Script[bool]:
    """Run a part of the turn; False if the active investigator died and it was broken off."""
    g.cuttable = True
    try:
        yield from script
    except TurnCut:
        return False
    finally:
        g.cuttable = False
    return True


def _before_the_check(g: Death, who: Who) -> Script[None]:
    yield from end_of_turn_effects(g, who)
    yield from acting.before_a_fire_roll(g, who)
    yield from fire.roll(g, who)
    yield from ritual.check(g)


def _after_the_check(g: Death) -> Script[None]:
    yield from great_old_one.check_arrival(g)
    for effect in great_old_one.at_the_end(g):
        yield from acting.before_a_blow(g, g.state.active, effect)
        yield from effect.run(g, g.state.active, g.state.great_old_one)
        yield from dying.settle(g)


def end_of_turn_effects(g: Death, who: Who) -> Script[None]:
    """Sub-step 1 (DMD-EOT-02): of all enemies that have one, in the order the active investigator chooses (D22)."""
    waiting = [f.id for f in g.state.figures if not g.is_great(f.id) and g.card_of(f.id).end_of_turn]
    while waiting:
        there = [f for f in (g.figure(id) for id in waiting) if f is not None]
        if not there:
            return
        figure = yield from _first(g, who, there)
        waiting.remove(figure.id)
        card = g.card_of(figure.id)
        g.tell(events.AbilityUsed(figure.id))
        with g.ability_of(figure.id):
            yield from run_all(card.end_of_turn, g, who, card.id)
        yield from dying.settle(g)


def _first(g: Death, who: Who, there: list[Figure]) -> Script[Figure]:
    different = enemies.unlike(g, there, who)
    if len(different) == 1:
        return different[0]
    options = [
        option(f"first:{f.id}", f, msg="dmd-opt-effect", enemy=f.id, space=f.space, left=enemies.left_of(g, f.id))
        for f in different
    ]
    return (yield from ask(g.player(who), "dmd-end-effects", options, who=who))
