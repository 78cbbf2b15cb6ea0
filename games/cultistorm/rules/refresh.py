"""The refresh phase (Aktualisierungsphase): CS-UPD."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.dice import FACES
from games.cultistorm.moments import BOOK, Investigators, Refresh
from games.cultistorm.rules import hands
from games.cultistorm.state import Die
from games.cultistorm.table import Storm
from games.cultistorm.traits import ExtraDice, FewerDice
from games.kernel.ask import Ask, Script, ask_all, option
from games.kernel.hooks import Source


def refresh(g: Storm) -> Script[None]:
    """Discard, then draw, then the dice (CS-UPD-04)."""
    yield from _discard(g)
    for who in g.everybody:
        hands.draw(g, who, g.cards.numbers.hand - len(g.inv(who).hand))  # S-21: more are kept
    yield from roll_pool(g)


def _discard(g: Storm) -> Script[None]:
    """CS-UPD-01: all at the same time (D-05); nobody with an empty hand."""
    asks: dict[int, Ask] = {}
    for who in g.everybody:
        hand = g.inv(who).hand
        if hand:
            options = [option(f"drop:{card}", card, card=card) for card in hand]
            asks[who] = Ask(g.player(who), "cs-drop", options, (("who", who),), 0, len(hand), audience=g.knows_hand(who))
    for who, cards in (yield from ask_all(asks)).items():
        hands.discard(g, who, cards)


def roll_pool(g: Storm) -> Script[None]:
    """CS-UPD-03, S-66: N dice and the permanent ones, at most eight. S-16: what lies beyond N is a free claim."""
    s = g.state
    n = BOOK.now(g, Investigators(g.n)).n
    wanted = yield from BOOK.happens(g, Refresh(n))
    number = max(1, min(g.cards.numbers.dice, wanted.dice))
    s.pool = [Die(id=i, face=g.pick(FACES, f"pool:{number}:round{s.round}")) for i in range(1, number + 1)]
    s.pooled, s.free_taken = number, 0
    g.tell(events.PoolRolled(tuple(d.face for d in s.pool)))


@BOOK.modifies(Refresh, ExtraDice)
def _permanent(_g: Storm, src: Source, h: Refresh) -> None:
    """CS-DICE-06: the Gambler's extra dice stay."""
    h.dice += src.trait.extra_dice


@BOOK.modifies(Refresh, FewerDice)
def _azathoth(_g: Storm, src: Source, h: Refresh) -> None:
    h.dice -= src.trait.fewer_dice


@BOOK.modifies(Refresh, "fewer_dice")
def _fewer(_g: Storm, src: Source, h: Refresh) -> None:
    h.dice -= src.trait.n
