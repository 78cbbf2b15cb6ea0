"""Module 12, Rorschach Test (Rorschach-Test): CS-BLOT. Ink blots in the colours of the castes; enough of them call the Great Old One who dreams
them."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.modules import decks, paying
from games.cultistorm.modules.module import Module, add
from games.cultistorm.modules.narrative import tell_of
from games.cultistorm.moments import BOOK, Deed, HorrorPhaseStart, HorrorRevealed, PrepActions, Setup, TableShown
from games.cultistorm.rules import great_old_ones, horror, presence
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, option
from games.kernel.hooks import Source

NAME = "rorschach-test"
MODULE = add(Module(NAME, size="minor"))
BLOTS = f"{NAME}.blots"  # symbols, the oldest first
decks.shows(NAME)


def blots(g: Storm) -> list[Symbol]:
    return [s for blot in g.state.shelf.get(BLOTS, ()) for s in SYMBOLS if s == blot]


@BOOK.reacts(Setup, NAME)
def _empty_sheets(g: Storm, _src: Source, _h: Setup) -> None:
    g.state.shelf[BLOTS] = []


@BOOK.reacts(HorrorPhaseStart, NAME)
def _each_horror_phase(g: Storm, _src: Source, _h: HorrorPhaseStart) -> Script[None]:
    """CS-BLOT-01."""
    yield from appear(g, f"round{g.state.round}")


@BOOK.reacts(HorrorRevealed, NAME)
def _with_each_horror_card(g: Storm, _src: Source, h: HorrorRevealed) -> Script[None] | None:
    """CS-BLOT-01, S-127: before the card is carried out; not with the endgame card."""
    return None if h.ring == horror.eye(g) else appear(g, h.card)


def appear(g: Storm, why: str) -> Script[None]:
    symbol: Symbol = g.pick(SYMBOLS, f"blot:{why}:{len(blots(g))}")
    g.state.shelf[BLOTS].append(symbol)
    g.tell(events.BlotAppears(symbol, blots(g).count(symbol), len(blots(g))))
    tell_of(g, NAME, _whose(g, symbol))
    calling = dreamt(g, symbol)
    if calling is not None:
        yield from _called(g, calling)


def dreamt(g: Storm, newest: Symbol) -> Symbol | None:
    """CS-BLOT-02: three of a colour; or seven in all: the most frequent colour, of several the newest."""
    there = blots(g)
    if there.count(newest) >= g.cards.numbers.blots_alike:
        return newest
    if len(there) < g.cards.numbers.blots:
        return None
    often = Counter(there)
    return max(often, key=lambda s: (often[s], len(there) - there[::-1].index(s)))


def _called(g: Storm, symbol: Symbol) -> Script[None]:
    """CS-BLOT-03: the blots that counted are gone, and it appears at the cultist marker by the rules of every appearance."""
    alike = blots(g).count(symbol) >= g.cards.numbers.blots_alike
    left: list[str] = [s for s in blots(g) if s != symbol] if alike else []
    gone = len(blots(g)) - len(left)
    g.state.shelf[BLOTS] = left
    g.tell(events.BlotsCall(symbol, _whose(g, symbol), gone))
    yield from great_old_ones.summon(g, _whose(g, symbol), g.state.marker)


def _whose(g: Storm, symbol: Symbol) -> str:
    """The Great Old One who dreams in this colour."""
    return next(c.great_old_one for c in g.cards.castes.values() if c.symbol == symbol)


# Resolving one (CS-BLOT-04)


@BOOK.modifies(PrepActions, NAME)
def _may_resolve(g: Storm, _src: Source, h: PrepActions) -> None:
    symbol = g.symbol(g.inv(h.who).slot)
    if _ways(g, h.who, symbol):
        n = blots(g).count(symbol)
        h.options += g.made(partial(_resolving, g, h.who, symbol, n), h.who, "blot", symbol, n)


def _resolving(g: Storm, who: Who, symbol: Symbol, n: int) -> list[Option[Deed]]:
    return [option(f"blot:{symbol}", Deed(lambda: _resolve(g, who, symbol)), symbol=symbol, n=n)]


def _ways(g: Storm, who: Who, symbol: Symbol) -> list[tuple[str, ...]]:
    if symbol not in blots(g) or not g.may(f"blot:{who}", "round") or not presence.present(g, who):
        return []
    return [(card,) for card in paying.cards_of(g, who, symbol)]


def _resolve(g: Storm, who: Who, symbol: Symbol) -> Script[None]:
    if (yield from paying.discard(g, who, "cs-blot", lambda: _ways(g, who, symbol), symbol=symbol)):
        g.once(f"blot:{who}", "round")
        g.state.shelf[BLOTS].remove(symbol)
        g.tell(events.BlotResolved(who, symbol, len(blots(g))))


@BOOK.modifies(TableShown, NAME)
def _shown(g: Storm, _src: Source, h: TableShown) -> None:
    h.blots = tuple(blots(g))
