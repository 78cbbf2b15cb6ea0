"""Death and complete insanity (Tod eines Ermittlers): DMD-DEATH, DMD-END-03, DMD-END-04."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import ending, holding, sanity
from games.death_may_die.rules.interrupts import TurnCut
from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.death_may_die.traits import Survives
from games.kernel.ask import Script


def doomed(g: Death, who: Who) -> None:
    """A marker is on the skull. Who that is is looked at when the whole effect is done (S29, S76)."""
    if who not in g.state.dying:
        g.state.dying.append(who)


def settle(g: Death) -> Script[None]:
    """What an effect, a step of a card, or a part of a roll leaves behind (S76): first deaths and the end, then thresholds. Inside a
    psychosis the thresholds wait (S27), and so does the end of the turn."""
    if g.reacting:
        return
    while g.state.dying or g.state.thresholds:
        for who in [w for w in g.clockwise() if w in g.state.dying]:
            _dies(g, who)
        g.state.dying = []
        _ends(g)
        if g.settling:
            return
        yield from sanity.resolve_thresholds(g)
    if g.cuttable and not g.settling and not g.lives(g.state.active):
        raise TurnCut  # DMD-DEATH-05


def outlives(g: Death, who: Who) -> Script[bool]:
    """Of a price that was just paid: whoever goes by it has no benefit (S64); everybody else has what was paid for before a psychosis
    that paying brings (S107)."""
    if who in g.state.dying:
        yield from settle(g)
    return g.lives(who)


def _dies(g: Death, who: Who) -> None:
    person, numbers = g.inv(who), g.cards.numbers
    if person.sanity < numbers.sanity.skull:
        for source, trait in g.sources(who, Survives):
            if g.used(who, f"{source}:survives", "game") < trait.survives:  # once per game; insanity not
                g.use(who, f"{source}:survives", "game")
                person.wounds = numbers.wounds - 1
                g.tell(events.Survived(who))
                return
    person.fate = "insane" if person.sanity >= numbers.sanity.skull else "killed"
    g.tell(events.Died(who, person.fate))
    if who == g.state.active:
        g.state.space_of_death = person.space
    holding.leave_everything(g, who)  # DMD-DEATH-04


def _ends(g: Death) -> None:
    dead = [i for i in g.state.investigators if i.fate and i.fate != "left"]
    if dead and not g.state.arrived:
        ending.lose(g, "died_early")  # DMD-DEATH-02, DMD-END-03
    if all(i.fate for i in g.state.investigators):
        ending.lose(g, "all_dead")  # DMD-END-04
