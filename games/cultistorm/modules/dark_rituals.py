"""Module 6, Dark Rituals (Dunkle Rituale): CS-RITE. Supports bring experience, experience buys rituals, rituals work once per round."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.modules import decks
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, AfterSupport, Deed, InvestigatorShown, PrepActions, Setup, TableShown
from games.cultistorm.rules import presence, using
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.cultistorm.verbs.places import Block
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option
from games.kernel.effects import run_all
from games.kernel.hooks import Source

NAME = "dark-rituals"
MODULE = add(Module(NAME, size="minor"))
OPEN = f"{NAME}.open"  # nobody has learned them
decks.shows(NAME)


def xp(g: Storm, who: Who) -> int:
    return g.state.tally.get(f"{NAME}.xp.{who}", 0)


def _earn(g: Storm, who: Who, n: int) -> None:
    g.state.tally[f"{NAME}.xp.{who}"] = xp(g, who) + n


def learned(g: Storm, who: Who) -> list[str]:
    return g.state.shelf.get(f"{NAME}.of.{who}", [])


@BOOK.reacts(Setup, NAME)
def _old_books(g: Storm, _src: Source, _h: Setup) -> None:
    """CS-RITE-02: all twelve lie open."""
    g.state.shelf[OPEN] = g.cards.of_module(NAME)
    for who in g.everybody:
        g.state.shelf[f"{NAME}.of.{who}"] = []
        g.state.tally[f"{NAME}.xp.{who}"] = 0


@BOOK.reacts(AfterSupport, NAME)
def _experience(g: Storm, _src: Source, h: AfterSupport) -> None:
    """CS-RITE-01: the supporter's own, by what is printed on the card."""
    n = g.action(h.card).xp
    if n:
        _earn(g, h.by, n)
        g.tell(events.ExperienceGained(h.by, n, xp(g, h.by)))


@BOOK.modifies(PrepActions, NAME)
def _books_and_rites(g: Storm, _src: Source, h: PrepActions) -> None:
    for card in g.state.shelf.get(OPEN, ()):
        price = g.module_card(card).price
        if price <= xp(g, h.who):
            h.options += g.made(partial(_learning, g, h.who, card, price), h.who, "learn", card)
    for card in learned(g, h.who):
        if _may_use(g, h.who, card):
            effects = _effects(g, card)
            hurt, moved = using.tolls(g, h.who, effects), using.shifts(g, h.who, effects)
            h.options += g.made(partial(_using, g, h.who, card, hurt, moved), h.who, "ritual", card, hurt, moved)


def _learning(g: Storm, who: Who, card: str, price: int) -> list[Option[Deed]]:
    return [option(f"learn:{card}", Deed(lambda: _learn(g, who, card)), card=card, xp=price)]


def _using(g: Storm, who: Who, card: str, hurt: using.Tolls, moved: using.Shifts) -> list[Option[Deed]]:
    return [option(f"ritual:{card}", Deed(lambda: _use(g, who, card), hurt, *moved), card=card)]


@at_once
def _learn(g: Storm, who: Who, card: str) -> None:
    """CS-RITE-02: paid with experience; a ritual has one owner."""
    if card not in g.state.shelf[OPEN]:
        return
    _earn(g, who, -g.module_card(card).price)
    g.state.shelf[OPEN].remove(card)
    learned(g, who).append(card)
    g.tell(events.RitualLearned(who, card, xp(g, who)))
    tell_of(g, NAME, card)


def _may_use(g: Storm, who: Who, card: str) -> bool:
    """CS-RITE-03: once per round. S-125: one that works on a location needs somebody who is really there."""
    if not g.may(f"ritual:{card}", "round"):
        return False
    effects = _effects(g, card)
    if any(_of_the_place(e) for e in effects) and not presence.present(g, who):
        return False
    return all(e.possible(g, who, card) for e in effects)


def _effects(g: Storm, card: str) -> list[StormVerb]:
    return [effect for use in g.module_card(card).uses for effect in use.do]


def _of_the_place(effect: StormVerb) -> bool:
    return isinstance(effect, Block) or effect.called() == "push_cultist"


def _use(g: Storm, who: Who, card: str) -> Script[None]:
    g.once(f"ritual:{card}", "round")
    g.tell(events.RitualUsed(who, card))
    yield from run_all(_effects(g, card), g, who, card)


# The view


@BOOK.modifies(InvestigatorShown, NAME)
def _of_one(g: Storm, _src: Source, h: InvestigatorShown) -> None:
    h.xp, h.rituals = xp(g, h.who), tuple(learned(g, h.who))


@BOOK.modifies(TableShown, NAME)
def _to_be_learned(g: Storm, _src: Source, h: TableShown) -> None:
    h.rituals = tuple(g.state.shelf.get(OPEN, ()))
