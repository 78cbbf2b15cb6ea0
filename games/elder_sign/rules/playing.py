"""Playing what is in the play area: items, spells, allies, special abilities (ES-ITEM, ES-SPELL, ES-ALLY, ES-INV).

Only the own things, only in the own turn (ES-GEN-05/06, ES-ALLY-03), at the moments of S-23 and S-81.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.elder_sign import events
from games.elder_sign.rules import devouring, gaining
from games.elder_sign.state import Deck, Investigator
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.elder_sign.content import Use


@dataclass(frozen=True, slots=True)
class Play:
    """Use number `use` of a card in the play area."""

    card: str
    use: int


def _deck_of(g: Elder, card: str) -> Deck:
    if card in g.cards.common_items:
        return "common"
    if card in g.cards.unique_items:
        return "unique"
    if card in g.cards.spells:
        return "spell"
    if card in g.cards.allies:
        return "ally"
    return "other_world" if card in g.cards.other_worlds else "adventure"


def under_deck(g: Elder, cards: list[str]) -> None:
    """ES-ITEM-01, ES-SPELL-10, ES-ALLY-04: face down under the deck; several at once in a hidden random order (S-33)."""
    if len(cards) > 1:
        cards = list(cards)
        g.shuffle(cards, g.deed(f"under-deck:{g.state.turn}", "+".join(cards)))
    for deck in g.state.decks:
        g.lay_under(deck, *(card for card in cards if _deck_of(g, card) == deck))


def discard(g: Elder, who: Seat, card: str) -> None:
    """Out of the play area, under its deck."""
    person = g.inv(who)
    take_from(person, card)
    under_deck(g, [card])
    if card in g.cards.allies:
        cap(g, who)


def take_from(person: Investigator, card: str) -> None:
    for hand in (person.common, person.unique, person.spells, person.cast, person.allies):
        if card in hand:
            hand.remove(card)
            return


def cap(g: Elder, who: Seat) -> None:
    """B07 leaves: current values are capped at the maximum again (ES-GEN-07)."""
    person = g.inv(who)
    person.sanity = min(person.sanity, g.maximum(who, "sanity"))
    person.stamina = min(person.stamina, g.maximum(who, "stamina"))


def uses(g: Elder, who: Seat) -> list[tuple[str, int, Use]]:
    """All uses of everything in the play area, in a stable order: ability, allies, items, spells."""
    return [(card, i, u) for card in _play_area(g, who) for i, u in enumerate(g.cards.uses_of(card))]


def _play_area(g: Elder, who: Seat) -> tuple[str, ...]:
    person = g.inv(who)
    return (person.id, *person.allies, *person.common, *person.unique, *person.spells)


def offers(g: Elder, who: Seat, *moments: str) -> list[Option[Play]]:
    """What may be played now. A card whose effect could change nothing at all is not offered."""
    return [
        Option(f"use:{card}:{i}", Play(card, i), (("card", card), ("use", i)))
        for card in _play_area(g, who)
        for i, use in g.cards.uses_at(card, moments)
        if (not use.limit or g.may(f"{card}:{i}", use.limit))
        and any(e.possible(g, who, card) for e in use.effects)
        and all(e.possible(g, who, card) for e in use.cost)
    ]


def play(g: Elder, who: Seat, play: Play) -> Script[None]:
    """Pay its cost, carry it out, put it under its deck."""
    card, index = play.card, play.use
    use = next(u for c, i, u in uses(g, who) if c == card and i == index)
    mine = card == g.inv(who).id
    g.tell(events.AbilityUsed(who, card) if mine else events.CardPlayed(who, card))
    if use.limit:
        g.once(f"{card}:{index}", use.limit)
    if use.cost:
        yield from run_all(use.cost, g, who, card)
        yield from devouring.settle_in_turn(g)
        if not g.has_investigator(who):
            return  # its price was too high
    securing = card in g.cards.spells and g.cards.spells[card].symbols > 0
    if use.discard and not mine and not securing and card in _play_area(g, who):  # it may have been its own price (S-100)
        discard(g, who, card)
    yield from gaining.one_batch(g, run_all(use.effects, g, who, card))
    yield from devouring.settle_in_turn(g)
