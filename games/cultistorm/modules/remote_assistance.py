"""Remote Assistance (Fernhilfe), a major module for one or two (7.13, section 10, S-41): CS-REMOTE.

Two people have an investigator each, and allies: face-up cards of which each may call on one in a round. Or they have two each, and alone one
has three; then there is nobody to call on, and everything is as with three or four people. Whoever is alone with one investigator has
twice as many allies to choose from and counts as two.
"""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.cover import Source as Given
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.modules.module import LEAST, Module, add
from games.cultistorm.moments import BOOK, Deed, FightSources, Investigators, PrepActions, Redact, Refresh, Setup
from games.cultistorm.rules import insanity, objects, symbols
from games.cultistorm.state import ALLIES, Lasting, Who, kind
from games.cultistorm.table import Storm
from games.cultistorm.traits import Gives
from games.kernel.ask import Option, Script, option
from games.kernel.effects import run_all
from games.kernel.hooks import Source

REMOTE = "remote-assistance"
DECK, OPEN, USED = f"{REMOTE}.deck", ALLIES, f"{REMOTE}.used"

# Investigators by seats and by how many everybody wishes to have (0: no wish).
_NUMBERS = {(1, 0): 3, (1, 1): 1, (1, 3): 3, (2, 0): 2, (2, 1): 2, (2, 2): 4}


def _investigators(seats: int, each: int) -> int | None:
    return _NUMBERS.get((seats, each))


MODULE = add(Module(REMOTE, size="major", investigators=_investigators))


def with_allies(g: Storm) -> bool:
    """Three investigators or more support each other."""
    return g.n < LEAST


def calls(g: Storm) -> int:
    """How many allies an investigator may call on in a round (S-131)."""
    return g.cards.numbers.solo if g.n == 1 else g.cards.numbers.ally_calls


def _face_up(g: Storm) -> int:
    return g.cards.numbers.allies_alone if g.n == 1 else g.cards.numbers.allies


@BOOK.modifies(Investigators, REMOTE)
def _alone(g: Storm, _src: Source, h: Investigators) -> None:
    """Arrivals, dice, skulls and the steps of CS-GOO-07 are those of two; trophies are three anyway."""
    if g.n == 1:
        h.n = g.cards.numbers.solo


@BOOK.modifies(Refresh, REMOTE)
def _thrown_afar(g: Storm, _src: Source, h: Refresh) -> None:
    """CS-REMOTE-07: two have a die more between them, for whoever takes it first (S-16)."""
    if g.n == g.cards.numbers.solo:
        h.dice += g.cards.numbers.ally_dice


# The allies


@BOOK.reacts(Setup, REMOTE)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    if with_allies(g):
        deck = g.cards.of_module(REMOTE)
        g.shuffle(deck, "allies:setup")
        g.state.shelf |= {DECK: deck, OPEN: [], USED: []}
        _fill(g)


@BOOK.reacts(Refresh, REMOTE)
def _replaced(g: Storm, _src: Source, _h: Refresh) -> None:
    """CS-REMOTE-05: who was called on is replaced in the refresh phase."""
    if with_allies(g):
        _fill(g)


def _fill(g: Storm) -> None:
    """An empty deck is made anew of those who were called on."""
    shelf = g.state.shelf
    came: list[str] = []
    while len(shelf[OPEN]) < _face_up(g):
        if not shelf[DECK]:
            shelf[DECK], shelf[USED] = shelf[USED], []
            g.shuffle(shelf[DECK], f"allies:again:{len(shelf[DECK])}")
        came.append(shelf[DECK].pop())
        shelf[OPEN].append(came[-1])
    if came:
        g.reveal()
        g.tell(events.AlliesCome(tuple(came)))


@BOOK.modifies(Redact, REMOTE)
def _shown(g: Storm, _src: Source, h: Redact) -> None:
    """Those face up and those called on are open; of the deck the number is."""
    if with_allies(g) and OPEN in g.state.shelf:
        shelf = g.state.shelf
        h.shelf |= {OPEN: tuple(shelf[OPEN]), USED: tuple(shelf[USED]), DECK: (objects.HIDDEN,) * len(shelf[DECK])}


# Calling on one (CS-REMOTE-02 … 04)


def _called(g: Storm, who: Who) -> list[str]:
    return [m for m in (f"ally:{who}:{i}" for i in range(calls(g))) if not g.may(m, "round")]


@BOOK.modifies(PrepActions, REMOTE)
def _offered(g: Storm, _src: Source, h: PrepActions) -> None:
    if not with_allies(g) or len(_called(g, h.who)) >= calls(g):
        return
    for card in g.state.shelf[OPEN]:
        printed = g.cards.module_cards[kind(card)]
        for whom in g.everybody if printed.anybody else (h.who,):
            if all(effect.possible(g, whom, card) for effect in printed.do):
                h.options += g.made(partial(_calling, g, h.who, card, whom), h.who, "ally", card, whom)


def _calling(g: Storm, who: Who, card: str, whom: Who) -> list[Option[Deed]]:
    price = g.cards.numbers.ally_price
    deed = Deed(partial(_call, g, who, card, whom), ((who, price),) if price else ())
    if g.cards.module_cards[kind(card)].anybody:
        return [option(f"ally:{card}:{whom}", deed, card=card, whom=whom, cost=price)]
    return [option(f"ally:{card}", deed, msg="cs-opt-ally-for-all", card=card, cost=price)]


def _call(g: Storm, who: Who, card: str, whom: Who) -> Script[None]:
    """The insanity before anything is carried out, as with a support."""
    g.once(f"ally:{who}:{len(_called(g, who))}", "round")
    g.state.shelf[OPEN].remove(card)
    g.state.shelf[USED].append(card)
    g.tell(events.AllyCalled(who, card) if whom == who else events.AllyCalledFor(who, whom, card))
    insanity.gain_one(g, who, g.cards.numbers.ally_price, "ally")
    printed = g.cards.module_cards[kind(card)]
    if printed.traits:
        g.lasts(Lasting(what="ally", on=str(whom), until="combat", card=card, by=who))
        g.stir(whom)
    yield from run_all(printed.do, g, whom, card)


@BOOK.modifies(FightSources, "ally")
def _symbol(g: Storm, src: Source, h: FightSources) -> None:
    """The ally's symbol counts once, in a fight of whom they were called for."""
    card = src.trait.card
    if src.trait.on != str(h.who) or not symbols.unused(g, h.who, card):
        return
    for trait in g.cards.module_cards[kind(card)].traits:
        for symbol in SYMBOLS:
            if isinstance(trait, Gives) and trait.gives == symbol:
                h.given.append(Given(card, "ability", symbol, trait.n))
