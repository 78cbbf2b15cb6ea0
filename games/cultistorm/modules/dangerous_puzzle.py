"""Module 10, Dangerous Puzzle (Gefährliches Rätsel): CS-PUZZLE. Six pieces in the object deck, to be found before the game can be won, and four
events that watch over them."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, AfterResearch, Found, Penalty, RoundEnd, Setup, TableShown, WinPredicate
from games.cultistorm.rules import insanity, objects, symbols, targets, winning
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.hooks import Layer, Source

NAME = "dangerous-puzzle"
MODULE = add(Module(NAME, size="minor"))


def pieces(g: Storm, who: Who) -> list[str]:
    return [o for o in g.inv(who).objects if g.object(o).piece]


def lacking(g: Storm) -> int:
    """How many of the six nobody has."""
    every = sum(o.copies for o in g.cards.objects.values() if o.of == NAME and o.piece)
    return every - sum(len(pieces(g, who)) for who in g.everybody)


@BOOK.reacts(Setup, NAME)
def _into_the_deck(g: Storm, _src: Source, _h: Setup) -> None:
    """CS-PUZZLE-01, S-123: at the bottom, so that nobody is dealt one; with what is not kept then they are shuffled in."""
    mine = [o for o in g.cards.object_cards((NAME,)) if g.object(o).of == NAME]
    g.state.object_deck = [*mine, *g.state.object_deck]


@BOOK.reacts(Found, NAME)
def _kept_in_addition(g: Storm, _src: Source, h: Found) -> None:
    """CS-PUZZLE-02: every piece drawn, before the events among the cards."""
    for card in [c for c in h.cards if g.object(c).piece]:
        h.cards.remove(card)
        g.inv(h.who).objects.append(card)
        g.tell(events.PieceFound(h.who, card, lacking(g)))
        tell_of(g, NAME, card)
        g.stir(h.who)
    winning.check(g)  # it may have been the last one (CS-PUZZLE-05): nothing that was drawn with it happens any more


@BOOK.reacts(AfterResearch, NAME)
def _after_research(g: Storm, _src: Source, _h: AfterResearch) -> None:
    _never_empty(g)


@BOOK.reacts(RoundEnd, NAME)
def _at_the_end_of_the_round(g: Storm, _src: Source, _h: RoundEnd) -> None:
    _never_empty(g)


def _never_empty(g: Storm) -> None:
    """CS-PUZZLE-03."""
    if not g.state.object_deck and g.state.object_discard:
        objects.reshuffle(g)


@BOOK.reacts(Penalty, NAME)
def _bites(g: Storm, _src: Source, h: Penalty) -> None:
    """CS-PUZZLE-04: with every fight that is lost or declined. S-123: whoever found nobody to attack has declined nothing."""
    n = min(g.cards.numbers.pieces_bite, len(pieces(g, h.who)))
    if h.waived or not n or not (h.enemy or _could_fight(g, h.who)):
        return
    g.tell(events.PiecesBite(h.who, n))
    insanity.gain_one(g, h.who, n, NAME)


def _could_fight(g: Storm, who: Who) -> bool:
    return any(symbols.attackable(g, who, enemy) for enemy in targets.enemies_here(g, who))


@BOOK.modifies(WinPredicate, NAME, Layer.SET)
def _all_six(g: Storm, _src: Source, h: WinPredicate) -> None:
    """CS-PUZZLE-05. S-123: of the game's own victory; the aim of a day of the campaign comes after it."""
    h.won = h.won and not lacking(g)


@BOOK.modifies(TableShown, NAME)
def _shown(g: Storm, _src: Source, h: TableShown) -> None:
    h.pieces_lacking = lacking(g)
