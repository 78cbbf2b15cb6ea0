"""Module 11, Research Events (Forschungsereignisse): CS-RESEV. Whoever researches draws a card first, mostly a good one."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.modules import decks
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, BeforeResearch, Setup
from games.cultistorm.table import Storm
from games.kernel.ask import Script
from games.kernel.effects import run_all
from games.kernel.hooks import Source

NAME = "research-events"
MODULE = add(Module(NAME, size="minor"))
decks.shows(NAME)


@BOOK.reacts(Setup, NAME)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    decks.shuffle_in(g, NAME)


@BOOK.reacts(BeforeResearch, NAME)
def _something_turns_up(g: Storm, _src: Source, h: BeforeResearch) -> Script[None]:
    """CS-RESEV-01: once per research, before the objects are drawn."""
    card = decks.draw(g, NAME)
    g.tell(events.ResearchEvent(h.who, card))
    tell_of(g, NAME, card)
    yield from run_all(g.module_card(card).do, g, h.who, card)
