"""Hands and action decks: drawing, discarding. CS-SUP-05, CS-UPD-02, S-20."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm import events
from games.cultistorm.state import Who, kind
from games.cultistorm.table import Storm


def pile(who: Who) -> str:
    """The name of an action deck, where it matters what somebody knows of it."""
    return f"hand:{who}"


def draw(g: Storm, who: Who, n: int) -> list[str]:
    """From one's own deck; an empty one is made anew of the own discard pile, at the moment a card must be drawn (S-20)."""
    person = g.inv(who)
    drawn: list[str] = []
    for _ in range(n):
        if not person.deck and person.discard:
            person.deck, person.discard = person.discard, []
            g.forgets(pile(who))
            g.shuffle(person.deck, f"hand:{who}:again:{len(person.deck)}")
        if person.deck:
            drawn.append(person.deck.pop())
    person.hand += drawn
    if drawn:
        g.reveal(g.player(who))
        known = g.knows_hand(who)
        told = events.CardsDrawn(who, len(drawn), tuple(drawn))
        g.tell(told, known, None if known is None else events.CardsDrawn(who, len(drawn)))
    return drawn


def discard(g: Storm, who: Who, cards: Sequence[str], told: bool = True) -> None:
    """Onto the own discard pile, which is open to all. Not `told`: something else tells which."""
    person = g.inv(who)
    for card in cards:
        person.hand.remove(card)
        person.discard.append(card)
    if cards:
        g.shows_hand(who)
    if cards and told:
        g.tell(events.CardsDiscarded(who, len(cards), tuple(cards)))


def research_icons(g: Storm, who: Who) -> int:
    """CS-RES-02: those in hand at this moment."""
    actions = g.cards.actions
    return sum([actions[kind(card)].research for card in g.inv(who).hand])
