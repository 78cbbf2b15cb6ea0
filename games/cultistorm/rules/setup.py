"""Set-up (Spielaufbau): CS-SETUP; special castes: CS-CASTE-01 … 03; creatures and difficulty: section 10."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.moments import BOOK, BeforeSetup, Investigators, Setup, StartDeal
from games.cultistorm.rules import horror, objects
from games.cultistorm.state import SLOTS, Investigator, Place, Ring
from games.cultistorm.table import Storm
from games.kernel.ask import Ask, Option, Script, ask_all, option


def set_up(g: Storm) -> Script[None]:
    s = g.state
    BOOK.now(g, BeforeSetup())
    _difficulty(g)
    _locations(g)
    _investigators(g)
    _cultists(g)
    _great_old_ones(g)
    _circle(g)
    s.trophies = dict.fromkeys(SYMBOLS, g.cards.numbers.trophies)
    s.seals = list(SYMBOLS)
    s.object_deck = g.cards.object_cards()
    g.shuffle(s.object_deck, "objects:setup")
    wishes = (tuple(s.castes), tuple(s.creatures), tuple(s.modules))
    g.tell(events.StormBegins(tuple(p.card for p in s.places), *wishes, s.difficulty))
    for who in g.everybody:
        g.tell(events.InvestigatorJoins(who, g.inv(who).id, g.inv(who).slot))
    for slot in SLOTS:
        card = g.at(slot).column[0]
        g.tell(events.CultistArrives(card, slot, g.at(slot).card, 1, len(SLOTS), 0))
    yield from BOOK.happens(g, Setup())
    yield from _start_objects(g)
    if s.difficulty == "easy":
        for _ in range(g.cards.numbers.easy_altars):
            yield from horror.raise_altar(g)


def _difficulty(g: Storm) -> None:
    """D-01: hard brings a special caste, nightmare creatures as well, if the table has not chosen any."""
    s = g.state
    if s.difficulty in ("hard", "nightmare") and not s.castes:
        s.castes = [next(iter(g.cards.special_castes))]
    if s.difficulty == "nightmare" and not s.creatures:
        s.creatures = g.cards.creatures()


def _locations(g: Storm) -> None:
    """CS-SETUP-01, CS-SETUP-02: five of ten; the value of a die does not matter before the first roll."""
    cards = sorted(g.cards.locations)
    g.shuffle(cards, "locations:setup")
    g.state.places = [Place(card=card) for card in cards[: len(SLOTS)]]


def _investigators(g: Storm) -> None:
    """CS-SETUP-06, CS-SETUP-07, CS-SETUP-19: by wish or at random, each with 21 cards; figure k on slot k."""
    s = g.state
    number = len(s.wanted)
    free = sorted(set(g.cards.investigators) - set(s.wanted))
    g.shuffle(free, "investigators:setup")
    for who, wish in enumerate(s.wanted):
        id = wish or free.pop()
        deck = [f"{card}.{who}" for card in g.cards.action_deck(id, number)]
        g.shuffle(deck, f"hand:{who}:setup")
        s.investigators.append(Investigator(id=id, player=who % s.players, colour=who, slot=SLOTS[who % len(SLOTS)], deck=deck))


def _cultists(g: Storm) -> None:
    """CS-SETUP-03, CS-SETUP-04, CS-CASTE-01, CS-CASTE-02. Section 10: skulls, then castes, then five are dealt, then creatures go into the
    lower half of the rest."""
    s = g.state
    number = BOOK.now(g, Investigators(g.n)).n
    deck = [c.id for c in g.cards.cultists.values() if 0 < c.skull <= number]
    g.shuffle(deck, "cultists:base")
    for caste in s.castes:
        s.cultists_out += [deck.pop() for _ in range(g.cards.numbers.caste)]
        s.aside.append(g.cards.special_castes[caste].great_old_one)
    deck += [c.id for c in g.cards.cultists.values() if c.caste in s.castes]
    g.shuffle(deck, "cultists:setup")
    for place in s.places:
        place.column = [deck.pop()]
    for creature in s.creatures:
        deck.insert(g.draw(len(deck) // 2 + 1, f"creature:{creature}"), creature)
    s.cultist_deck = deck


def _great_old_ones(g: Storm) -> None:
    """CS-SETUP-14."""
    s = g.state
    s.first_wave = [c.id for c in g.cards.great_old_ones.values() if c.wave == "first"]
    s.second_wave = [c.id for c in g.cards.great_old_ones.values() if c.wave == "second"]


def _circle(g: Storm) -> None:
    """CS-SETUP-15 … 18: the top card under the deck unseen, then face down from the shield on; an endgame card on the eye."""
    s = g.state
    cards = [c.id for c in g.cards.horrors.values() if not c.ending]
    endings = [c.id for c in g.cards.horrors.values() if c.ending]
    g.shuffle(cards, "horror:setup")
    g.shuffle(endings, "endings:setup")
    cards.insert(0, cards.pop())
    plain = g.cards.numbers.ring - 1
    s.circle = [Ring(card=cards.pop()) for _ in range(plain)]
    hard = s.difficulty in ("hard", "nightmare")
    s.circle.append(Ring(card=endings.pop(), crystals=g.cards.numbers.hard_crystals if hard else 1))
    s.ending_out = endings.pop()
    s.horror_deck = cards
    s.horror_at = plain


def _start_objects(g: Storm) -> Script[None]:
    """CS-SETUP-08 … 10: two each, one is kept; events do nothing and are not replaced. Everything else is shuffled back."""
    s = g.state
    for who in g.everybody:
        number = BOOK.now(g, StartDeal(who, g.cards.numbers.start_objects)).n
        s.found[str(who)] = [s.object_deck.pop() for _ in range(number)]
    g.reveal()
    asks: dict[int, Ask] = {}
    kept: dict[int, str] = {}
    for who in g.everybody:
        real = [card for card in s.found[str(who)] if not g.object(card).event and objects.room(g, who, card)]
        kept[who] = real[0] if real else ""
        if len(real) > 1:
            asks[who] = Ask(g.player(who), "cs-start-object", _keeping(real), (("who", who),), default=(f"keep:{real[0]}",))
    # Somebody with several investigators is asked for each.
    kept |= {who: values[0] for who, values in (yield from ask_all(asks)).items()}
    for who in g.everybody:
        dealt = s.found.pop(str(who))
        g.tell(events.StartObjects(who, tuple(dealt), kept[who]))
        s.object_deck = [*(card for card in dealt if card != kept[who]), *s.object_deck]
        if kept[who]:
            g.inv(who).objects.append(kept[who])
    g.shuffle(s.object_deck, "objects:again")
    for who in g.everybody:
        for card in g.inv(who).objects:
            yield from objects.choose_symbol(g, who, card)


def _keeping(cards: list[str]) -> list[Option[str]]:
    return [option(f"keep:{card}", card, card=card) for card in cards]
