"""Another state that a viewer cannot tell from this one: other orders of the decks, other fronts in the circle with the same backs, other
cards in closed hands."""

from __future__ import annotations

from typing import TypeVar

from games.cultistorm.content import Catalogue
from games.cultistorm.state import HAND, HELD, StormState, kind
from games.cultistorm.traits import SeesFronts
from games.kernel.ask import Seat
from games.kernel.rules import Chance

T = TypeVar("T")


def scramble(state: StormState, viewer: Seat | None, cards: Catalogue, chance: Chance) -> StormState:
    other = StormState.model_validate_json(state.model_dump_json())
    blind = other.overlord not in (None, viewer) and other.phase != "over"  # of what the overlord holds
    for deck in (other.cultist_deck, other.object_deck, other.stories):
        shuffle(deck, chance)
    if blind:
        _hand(other, chance)
    for name in sorted(n for n in other.shelf if n.endswith(".deck")):  # of modules
        shuffle(other.shelf[name], chance)
    _circle(other, viewer, cards, chance, blind)
    if not other.ending and other.circle and other.ending_out and chance(2):
        eye = other.circle[-1]
        eye.card, other.ending_out = other.ending_out, eye.card
    for who, person in enumerate(other.investigators):
        readers = other.hand_known_to(who)
        if (
            readers is None or viewer in readers or other.phase == "over" or person.tells
        ):  # what was said of a hand is kept with it
            shuffle(person.deck, chance)
            continue
        told = [o.support for o in other.offers if o.by == who and o.support and _plays(other, o.to) == viewer]
        unseen = [c for c in person.hand if c not in told] + person.deck
        size = len(person.hand) - len(told)
        shuffle(unseen, chance)
        person.hand, person.deck = told + unseen[:size], unseen[size:]
        for offer in (o for o in other.offers if o.by == who and o.support and o.support not in person.hand):
            offer.support = person.hand[0]
    _removed(other, chance)
    return other


def _plays(state: StormState, who: int) -> Seat:
    return state.investigators[who].player


def _hand(state: StormState, chance: Chance) -> None:
    """The overlord's cultists might as well be in the deck."""
    held = len(state.shelf[HAND])
    unseen = state.shelf[HAND] + state.cultist_deck
    shuffle(unseen, chance)
    state.shelf[HAND], state.cultist_deck = unseen[:held], unseen[held:]


def _circle(state: StormState, viewer: Seat | None, cards: Catalogue, chance: Chance, blind: bool) -> None:
    """Face-down cards change places with others of the same back; what the viewer has looked at stays. Those the overlord holds lie among
    the unseen ones of the deck meanwhile."""
    held = len(state.shelf[HELD]) if blind else 0
    if held:
        state.horror_deck = [*state.shelf[HELD], *state.horror_deck]
    known = {ring for ring in range(len(state.circle)) if state.has_seen(viewer, ring)}
    mine = [o for i in state.investigators if i.player == viewer for o in i.objects]
    if any(isinstance(t, SeesFronts) for o in mine for t in cards.traits_of.get(kind(o), ())):
        known = set(range(len(state.circle)))
    rings = [i for i in range(len(state.circle) - 1) if i not in known and state.circle[i].card]
    top = len(state.horror_deck) - 1
    places: list[tuple[str, int]] = [*(("ring", i) for i in rings), *(("deck", i) for i in range(len(state.horror_deck)))]

    def at(place: tuple[str, int]) -> str:
        return state.circle[place[1]].card if place[0] == "ring" else state.horror_deck[place[1]]

    fixed = [p for p in places if p[0] == "ring" or p[1] == top]  # their backs are in sight
    for back in sorted({cards.horrors[at(p)].threshold for p in places}):
        alike = [p for p in places if cards.horrors[at(p)].threshold == back]
        fronts = [at(p) for p in alike]
        shuffle(fronts, chance)
        for place, front in zip(alike, fronts, strict=True):
            if place[0] == "ring":
                state.circle[place[1]].card = front
            else:
                state.horror_deck[place[1]] = front
    hidden = [i for i in range(len(state.horror_deck)) if ("deck", i) not in fixed]
    rest = [state.horror_deck[i] for i in hidden]
    shuffle(rest, chance)
    for i, card in zip(hidden, rest, strict=True):
        state.horror_deck[i] = card
    if held:
        state.shelf[HELD], state.horror_deck = state.horror_deck[:held], state.horror_deck[held:]
    for peek in state.peeks:
        peek.card = state.circle[peek.ring].card


def _removed(state: StormState, chance: Chance) -> None:
    """Base cultists that left for a special caste are not known: those in the deck might be others."""
    for i, card in enumerate(state.cultists_out):
        others = [j for j, c in enumerate(state.cultist_deck) if not c.startswith("court-") and c not in state.creatures]
        if others and chance(2):
            j = others[chance(len(others))]
            state.cultists_out[i], state.cultist_deck[j] = state.cultist_deck[j], card


def shuffle(things: list[T], chance: Chance) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = chance(i + 1)
        things[i], things[j] = things[j], things[i]
