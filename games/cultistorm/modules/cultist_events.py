"""Module 7, Cultist Events (Kultistenereignisse): CS-EVENT. One card at the start of every cultist phase, seldom a good one."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.modules import decks
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, CultistPhaseStart, Setup
from games.cultistorm.table import Storm
from games.kernel.ask import Script
from games.kernel.effects import run_all
from games.kernel.hooks import Source

NAME = "cultist-events"
MODULE = add(Module(NAME, size="minor"))
decks.shows(NAME)


@BOOK.reacts(Setup, NAME)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    decks.shuffle_in(g, NAME)


@BOOK.reacts(CultistPhaseStart, NAME)
def _something_happens(g: Storm, _src: Source, h: CultistPhaseStart) -> Script[None]:
    """CS-EVENT-01: before the arrivals; CS-EVENT-03: a good one may mean one arrival less."""
    card = decks.draw(g, NAME)
    g.tell(events.CultistEvent(card))
    tell_of(g, NAME, card)
    yield from run_all(g.module_card(card).do, g, 0, card)
    h.arrivals = max(0, h.arrivals - g.lasting("fewer_arrivals"))
