"""What must be true of any state: each card, die, trophy and seal in one place, tracks in range, nothing overdue."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.state import SLOTS, StormState, owner
from games.kernel.census import Census, claim


def audit_state(state: StormState, cards: Catalogue) -> None:
    if state.phase == "setup":
        return
    _cultists(state, cards)
    _great_old_ones(state, cards)
    _circle(state, cards)
    _action_cards(state, cards)
    _objects(state, cards)
    _module_cards(state, cards)
    _trophies_and_seals(state, cards)
    _dice(state, cards)
    _people(state, cards)


def _cultists(state: StormState, cards: Catalogue) -> None:
    n = max(cards.numbers.solo, len(state.investigators))  # whoever is alone plays against the cultists of two
    box = [c.id for c in cards.cultists.values() if 0 < c.skull <= n or c.caste in state.castes]
    census = Census("cultist")
    census.at(state.cultist_deck)
    census.at(state.cultist_discard)
    census.at(state.cultists_out)
    census.at(state.drawn)
    census.at(card for name, pile in state.shelf.items() if name.startswith("cultists.") for card in pile)
    for place in state.places:
        census.at(place.column)
    for elder in state.elders:
        census.at(elder.devoured)
    census.is_all_of([*box, *state.creatures])
    claim(state.marker in SLOTS, f"the cultist marker is at {state.marker}")


def _great_old_ones(state: StormState, cards: Catalogue) -> None:
    census = Census("Great Old One")
    special = [cards.special_castes[c].great_old_one for c in state.castes]
    census.at(state.first_wave)
    census.at(state.second_wave)
    census.at(state.aside)
    census.at(e.id for e in state.elders)
    census.is_all_of([*(c.id for c in cards.great_old_ones.values() if c.wave != "special"), *special])
    claim(len(state.elders) <= (2 if state.ending else 1), f"{[e.id for e in state.elders]} are in play (CS-GOO-07)")
    for elder in state.elders:
        claim(not state.places[elder.slot].sealed, f"{elder.id} is at a sealed location (CS-GOO-05)")
    claim(not state.ending_came or bool(state.ending), "the endgame's Great Old One came without the endgame")


def _circle(state: StormState, cards: Catalogue) -> None:
    census = Census("horror card")
    census.at(slot.card for slot in state.circle if slot.card)
    census.at(state.horror_deck)
    census.at(state.horror_discard)
    census.at([state.horror_card] if state.horror_card else [])
    census.at([state.ending_out])
    census.at(card for name, pile in state.shelf.items() if name.startswith("horror.") for card in pile)
    census.is_all_of(cards.horrors)
    claim(0 <= state.horror_at < len(state.circle), f"the horror marker is at {state.horror_at}")
    for i, slot in enumerate(state.circle):
        eye = i == len(state.circle) - 1
        most = cards.horrors[slot.card].threshold if slot.card else 99
        there = state.phase == "over" or slot.crystals < most or bool(state.horror_queue) or bool(state.horror_card)
        claim(slot.crystals >= 0 and there, f"{slot.crystals} crystals lie on slot {i}")
        claim(not (eye and state.ending and slot.crystals), "crystals lie on the endgame card after its activation (S-44)")
    for peek in state.peeks:
        claim(state.circle[peek.ring].card == peek.card, f"what was seen at {peek.ring} is not there")


def _action_cards(state: StormState, cards: Catalogue) -> None:
    lying = [s.card for i in state.investigators for s in i.supports]
    n = len(state.investigators)
    for who, person in enumerate(state.investigators):
        census = Census(f"action card of {who}")
        census.at(person.hand)
        census.at(person.deck)
        census.at(person.discard)
        census.at(card for card in lying if owner(card) == who)
        census.is_all_of(f"{card}.{who}" for card in cards.action_deck(person.id, n))
        claim(all(owner(s.card) != who for s in person.supports), f"{who} has supported themselves (CS-GEN-06)")


def _objects(state: StormState, cards: Catalogue) -> None:
    census = Census("object")
    census.at(state.object_deck)
    census.at(state.object_discard)
    for found in state.found.values():
        census.at(found)
    for person in state.investigators:
        census.at(o for o in person.objects if o.partition(".")[0] in cards.objects)
        held = [
            o for o in person.objects if o.partition(".")[0] in cards.objects and not cards.objects[o.partition(".")[0]].piece
        ]
        claim(len(held) <= cards.numbers.objects, f"{person.id} has {held} (CS-OBJ-01)")
        kinds = [o.partition(".")[0] for o in held]
        twice = [k for k in kinds if cards.objects[k].unique and kinds.count(k) > 1]
        claim(not twice, f"{person.id} has two of {twice} (CS-OBJ-02)")
    census.at(card for name, pile in state.shelf.items() if name.startswith("objects.") for card in pile)
    census.is_all_of(cards.object_cards(state.modules))


def _module_cards(state: StormState, cards: Catalogue) -> None:
    """Those with a deck or an open display: every card lies in one of the module's piles."""
    for name in state.modules:
        if f"{name}.deck" in state.shelf or f"{name}.open" in state.shelf:
            census = Census(f"card of {name}")
            for pile in (p for at, p in state.shelf.items() if at.startswith(f"{name}.")):
                census.at(card for card in pile if card.partition(".")[0] in cards.module_cards)
            census.is_all_of(cards.of_module(name))


EARLIER = 8  # trophies of a symbol: games that were begun with so many keep them


def _trophies_and_seals(state: StormState, cards: Catalogue) -> None:
    for slot, symbol in enumerate(SYMBOLS):
        laid = state.places[slot].trophies
        owned = sum(i.trophies.get(symbol, 0) for i in state.investigators)
        paid = sum(level.count(symbol) for i in state.investigators for level in i.board)
        total = state.trophies[symbol] + laid + owned + paid
        claim(total in (cards.numbers.trophies, EARLIER), f"there are {total} trophies of {symbol}")
        claim(state.trophies[symbol] >= 0 and laid >= 0, f"{symbol}: {state.trophies[symbol]} in the supply, {laid} laid")
        claim(not (laid and state.places[slot].sealed), f"trophies lie on sealed slot {slot} (CS-SEAL-09)")
        seals = state.seals.count(symbol) + sum(i.seals.count(symbol) for i in state.investigators)
        seals += state.places[slot].sealed == "card"
        claim(seals == 1, f"there are {seals} gate seal cards of {symbol}")


def _dice(state: StormState, cards: Catalogue) -> None:
    ids = [d.id for d in state.pool] + [d.id for i in state.investigators for d in i.dice]
    claim(len(set(ids)) == len(ids) and set(ids) <= set(range(1, cards.numbers.dice + 1)), f"dice {ids} (CS-DICE-07)")


def _people(state: StormState, cards: Catalogue) -> None:
    dead = [w for w, i in enumerate(state.investigators) if i.insanity + i.permanent > cards.numbers.insanity]
    claim(not dead or state.result == "insane", f"{dead} live on (CS-INS-02)")
    for who, person in enumerate(state.investigators):
        claim(person.slot in SLOTS and min(person.insanity, person.permanent, person.moves) >= 0, f"{who}: {person}")
        claim(len(person.targets) <= cards.numbers.targets, f"{who} has {person.targets} (CS-TGT-03)")
        claim(person.played <= cards.numbers.supports * len(state.investigators), f"{who} played {person.played} (CS-SUP-06)")
        claim(all(n > 0 for n in person.trophies.values()), f"{who} has {person.trophies}")
    claim(state.phase == "preparation" or not state.offers, "an offer outlives the preparation (CS-PREP-09)")
    for effect in state.lasting:
        claim(effect.until != "fight" or state.fight is not None, f"{effect.what} outlives its fight")
    claim((state.phase == "over") == bool(state.result), f"{state.phase}: {state.result}")
