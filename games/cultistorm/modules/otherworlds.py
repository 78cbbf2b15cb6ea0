"""Module 4, Otherworlds (Die anderen Welten): CS-WORLD. Where a Great Old One appears its world opens and swallows whoever stands there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import Symbol
from games.cultistorm.modules import decks, paying
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import (
    BOOK,
    BeginsWith,
    BlankFace,
    Deed,
    GooAppears,
    GooDefeated,
    InvestigatorShown,
    LossPredicate,
    MaySupport,
    MoveCost,
    Penalty,
    PlaceShown,
    PrepActions,
    Present,
    ResearchSize,
    RoundEnd,
    Setup,
)
from games.cultistorm.rules import cultists, horror, insanity, objects, presence
from games.cultistorm.state import Slot, Who, kind
from games.cultistorm.table import Storm
from games.cultistorm.traits import FightersMadden, HorrorEachRound, NoBlanks, NoFreeMoves, NoResearch, NoSupport, StormTrait
from games.kernel.ask import Option, Script, option
from games.kernel.hooks import Layer, Source

NAME = "otherworlds"
MODULE = add(Module(NAME, size="minor"))
OPEN, CLOSED = f"{NAME}.open", f"{NAME}.closed"
decks.shows(NAME)


def dreamer(card: str) -> str:
    """The Great Old One whose world it is: `otherworld-dagon.1` is Dagon's."""
    return kind(card).removeprefix("otherworld-")


def trapped(g: Storm, card: str) -> list[str]:
    """Whom it has swallowed, as numbers."""
    return g.state.shelf.get(f"{NAME}.in.{dreamer(card)}", [])


def world_of(g: Storm, who: Who) -> str:
    """The world somebody is trapped in; "": none."""
    return next((card for card in g.state.shelf.get(OPEN, ()) if str(who) in trapped(g, card)), "")


def _here(g: Storm, slot: Slot) -> list[str]:
    """Worlds that lie open at a location: where their Great Old One is."""
    found: list[str] = []
    for card in g.state.shelf.get(OPEN, ()):
        elder = g.elder(dreamer(card))
        if elder is not None and elder.slot == slot:
            found.append(card)
    return found


def _holds(g: Storm, slot: Slot, what: type[StormTrait]) -> Iterator[StormTrait]:
    """What the worlds at a location say of a kind."""
    return (t for card in _here(g, slot) for t in g.module_card(card).traits if isinstance(t, what))


def _at(g: Storm, who: Who, what: type[StormTrait]) -> bool:
    return any(_holds(g, g.inv(who).slot, what))


@BOOK.reacts(Setup, NAME)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    every = g.cards.of_module(NAME)
    g.state.shelf |= {OPEN: [], CLOSED: every, **{f"{NAME}.in.{dreamer(card)}": list[str]() for card in every}}


# Opening and closing


@BOOK.reacts(GooAppears, NAME)
def _opens(g: Storm, _src: Source, h: GooAppears) -> None:
    """CS-WORLD-01: only those standing there at that moment; whoever is in another world already stays in that."""
    card = next(c for c in g.state.shelf[CLOSED] if dreamer(c) == h.id)
    there = presence.there(g, h.slot)
    g.state.shelf[CLOSED].remove(card)
    g.state.shelf[OPEN].append(card)
    trapped(g, card)[:] = [str(who) for who in there]
    g.tell(events.OtherworldOpens(card, h.slot, g.at(h.slot).card))
    tell_of(g, NAME, card)
    for who in there:
        g.tell(events.Swallowed(who, card))
        for enemy in list(g.inv(who).targets):
            g.inv(who).targets.remove(enemy)
            g.tell(events.TargetLifted(who, enemy))
    g.stir(*there)
    objects.tidy_offers(g)
    cultists.no_blank(g, h.slot, f"world:{card}")


@BOOK.reacts(GooDefeated, NAME)
def _closes(g: Storm, _src: Source, h: GooDefeated) -> None:
    """CS-WORLD-05: with somebody inside it stays open for ever, and that is the end."""
    card = next((c for c in g.state.shelf[OPEN] if dreamer(c) == h.id), "")
    inside = tuple(int(who) for who in trapped(g, card))
    if inside:
        g.tell(events.LeftBehind(inside, card))
    elif card:
        g.state.shelf[OPEN].remove(card)
        g.state.shelf[CLOSED].append(card)
        g.tell(events.OtherworldCloses(card))


@BOOK.modifies(LossPredicate, NAME)
def _doomed(g: Storm, _src: Source, h: LossPredicate) -> None:
    if any(trapped(g, card) and g.elder(dreamer(card)) is None for card in g.state.shelf.get(OPEN, ())):
        h.reason = NAME


# Being trapped (CS-WORLD-02)


@BOOK.modifies(Present, NAME)
def _elsewhere(g: Storm, _src: Source, h: Present) -> None:
    h.present = h.present and not world_of(g, h.who)


@BOOK.modifies(MoveCost, NAME, Layer.LIMIT)
def _leaving(g: Storm, _src: Source, h: MoveCost) -> None:
    """Whoever is trapped stays. CS-WORLD-04: from Yog-Sothoth's no move is free."""
    if world_of(g, h.who):
        h.forbidden = True
    elif _at(g, h.who, NoFreeMoves):
        h.free, h.counts = 0, True


@BOOK.modifies(Penalty, NAME)
def _no_penalty(g: Storm, _src: Source, h: Penalty) -> None:
    h.waived = h.waived or bool(world_of(g, h.who))


@BOOK.reacts(RoundEnd, NAME)
def _round_ends(g: Storm, _src: Source, _h: RoundEnd) -> Script[None]:
    """CS-WORLD-02: insanity for all who are trapped at once; CS-WORLD-04: then the steps of the worlds."""
    insanity.gain(g, {who: 1 for who in g.everybody if world_of(g, who)}, NAME)
    steps = [t for card in g.state.shelf.get(OPEN, ()) for t in g.module_card(card).traits if isinstance(t, HorrorEachRound)]
    for step in steps:
        yield from horror.advance(g, step.horror_each_round)


# Rescue (CS-WORLD-03)


@BOOK.modifies(PrepActions, NAME)
def _may_rescue(g: Storm, _src: Source, h: PrepActions) -> None:
    for card in _here(g, g.inv(h.who).slot):
        for whom in map(int, trapped(g, card)):
            if _ways(g, h.who, whom, card):
                one, other = price(g, card)
                h.options += g.made(partial(_freeing, g, h.who, whom, card, one, other), h.who, "free", whom, card, one, other)


def _freeing(g: Storm, who: Who, whom: Who, card: str, one: Symbol, other: Symbol) -> list[Option[Deed]]:
    return [option(f"free:{whom}", Deed(lambda: _rescue(g, who, whom, card)), whom=whom, card=card, symbol=one, wanted=other)]


def price(g: Storm, card: str) -> tuple[Symbol, Symbol]:
    """The slot's symbol, and the first that is printed on the Great Old One."""
    elder = g.elder(dreamer(card))
    assert elder is not None
    return g.symbol(elder.slot), g.great(elder.id).symbols[0]


def _ways(g: Storm, who: Who, whom: Who, card: str) -> list[tuple[str, ...]]:
    there = card in _here(g, g.inv(who).slot) and str(whom) in trapped(g, card) and presence.present(g, who)
    return [*paying.pairs(g, who, *price(g, card))] if there else []


def _rescue(g: Storm, who: Who, whom: Who, card: str) -> Script[None]:
    if (yield from paying.discard(g, who, "cs-free", lambda: _ways(g, who, whom, card), whom=whom, card=card)):
        trapped(g, card).remove(str(whom))
        g.tell(events.Rescued(who, whom, card))
        g.stir(whom)


# What holds at its location while a world lies open (CS-WORLD-04)


@BOOK.modifies(BeginsWith, NAME)
def _cthugha(g: Storm, _src: Source, h: BeginsWith) -> None:
    h.insanity += sum(t.fighters_madden for t in _holds(g, g.inv(h.who).slot, FightersMadden) if isinstance(t, FightersMadden))


@BOOK.modifies(BlankFace, NAME)
def _shub_niggurath(g: Storm, _src: Source, h: BlankFace) -> None:
    h.allowed = h.allowed and not any(_holds(g, h.slot, NoBlanks))


@BOOK.modifies(ResearchSize, NAME, Layer.LIMIT)
def _hastur(g: Storm, _src: Source, h: ResearchSize) -> None:
    if _at(g, h.who, NoResearch):
        h.cards = 0


@BOOK.modifies(MaySupport, NAME)
def _cthulhu(g: Storm, _src: Source, h: MaySupport) -> None:
    h.allowed = h.allowed and not _at(g, h.to, NoSupport)


# The view


@BOOK.modifies(PlaceShown, NAME)
def _place(g: Storm, _src: Source, h: PlaceShown) -> None:
    there = _here(g, h.slot)
    h.otherworld = there[-1] if there else ""
    h.trapped = tuple(int(who) for card in there for who in trapped(g, card))


@BOOK.modifies(InvestigatorShown, NAME)
def _investigator(g: Storm, _src: Source, h: InvestigatorShown) -> None:
    h.otherworld = world_of(g, h.who)
