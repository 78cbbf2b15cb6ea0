"""Objects (Objekte): CS-OBJ. Keeping, discarding, giving and exchanging; offers: CS-PREP-10."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.glance import AT, BOARD, OBJECTS, OFFERS, SLOTS, THINGS, News
from games.cultistorm.moments import BOOK, Deed, ObjectKept, ObjectPile
from games.cultistorm.rules import horror, presence
from games.cultistorm.state import Offer, Who, kind
from games.cultistorm.table import Storm
from games.cultistorm.traits import SeesFronts
from games.kernel.ask import Option, Script, Seat, menu, option

HIDDEN = "?"  # a card one may not know


def room(g: Storm, who: Who, card: str, instead: str = "") -> bool:
    """CS-OBJ-01, CS-OBJ-02: two objects at most, of a unique one a single copy. `instead`: this one goes first. Pieces of the puzzle need no
    room (CS-PUZZLE-02)."""
    if g.object(card).piece:
        return True
    mine = counted(g, who)
    if len(mine) - (instead in mine) >= g.cards.numbers.objects:
        return False
    return not g.object(card).unique or not any(kind(o) == kind(card) for o in mine if o != instead)


def counted(g: Storm, who: Who) -> list[str]:
    """Somebody's objects without pieces of the puzzle, which are never discarded."""
    return [o for o in g.inv(who).objects if not g.object(o).piece]


def _leaves(g: Storm, who: Who, card: str) -> None:
    g.inv(who).objects.remove(card)
    if any(isinstance(t, SeesFronts) for t in g.cards.traits_of.get(kind(card), ())):
        horror.remember(g, who)


def discard(g: Storm, who: Who, card: str) -> None:
    _leaves(g, who, card)
    BOOK.now(g, ObjectPile(card, g.state.object_discard)).pile.append(card)
    g.state.chosen.pop(card, None)
    g.tell(events.ObjectDiscarded(who, card))
    g.stir(who)
    tidy_offers(g)


def keep(g: Storm, who: Who, card: str) -> Script[None]:
    """It is somebody's now; from deck or discard pile a symbol is chosen for it (CS-OBJ-05)."""
    g.inv(who).objects.append(card)
    g.tell(events.ObjectKept(who, card))
    g.stir(who)
    yield from choose_symbol(g, who, card)
    BOOK.now(g, ObjectKept(who, card))


def choose_symbol(g: Storm, who: Who, card: str) -> Script[None]:
    """D-38: of the Elder Amulet. It stays with the card."""
    if not g.object(card).chooses:
        return
    g.state.chosen[card] = g.symbol(g.inv(who).slot)

    def options() -> list[Option[str]]:
        return [option(f"symbol:{s}", s, symbol=s) for s in SYMBOLS]

    picked = yield from g.choose(who, "cs-amulet", options, default=lambda: f"symbol:{g.symbol(g.inv(who).slot)}", card=card)
    g.state.chosen[card] = next(s for s in SYMBOLS if s == picked)
    g.tell(events.SymbolChosen(who, card, g.state.chosen[card]))


def hand_over(g: Storm, giver: Who, taker: Who, card: str) -> None:
    _leaves(g, giver, card)
    g.inv(taker).objects.append(card)
    g.tell(events.ObjectGiven(giver, taker, card))
    g.stir(giver, taker)


def put_back(g: Storm, who: Who, card: str) -> None:
    """A piece of the puzzle is in the deck again (CS-PUZZLE-06)."""
    s = g.state
    g.inv(who).objects.remove(card)
    s.object_deck.append(card)
    g.shuffle(s.object_deck, f"objects:piece:{card}:{len(s.object_deck)}")
    g.tell(events.PieceReturns(who, card))
    g.stir(who)
    tidy_offers(g)


def reshuffle(g: Storm) -> None:
    """Only by effects that say so (CS-RES-06)."""
    s = g.state
    s.object_deck, s.object_discard = [*s.object_deck, *s.object_discard], []
    g.shuffle(s.object_deck, f"objects:reshuffled:{len(s.object_deck)}")
    g.tell(events.ObjectsReshuffled(len(s.object_deck)))


# Giving and exchanging (CS-OBJ-03)


def partners(g: Storm, who: Who) -> list[Who]:
    """At the same location, and without another open offer between the two (CS-PREP-10)."""
    people = g.state.investigators
    slot = people[who].slot
    here = [w for w, i in enumerate(people) if i.slot == slot and w != who]
    if not here or not presence.present(g, who):
        return []
    if g.state.modules:
        here = [w for w in here if presence.present(g, w)]
    open_ = {frozenset((o.by, o.to)) for o in g.state.offers if not o.support}
    return [w for w in here if frozenset((who, w)) not in open_] if open_ else here


def offers(g: Storm, who: Who) -> tuple[News, list[Option[Deed]]]:
    """What is offered, and what that follows from: whoever has nothing can but withdraw what they have offered."""
    return BOARD | AT | THINGS | OFFERS | (SLOTS | OBJECTS if g.inv(who).objects else 0), options(g, who)


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    found: list[Option[Deed]] = []
    mine = g.inv(who).objects
    for other in partners(g, who) if mine else ():
        theirs = g.inv(other).objects
        found += g.made(partial(_offering, g, who, other), who, "offer", other, tuple(mine), tuple(theirs))
    for offer in g.state.offers:
        if offer.by == who:
            found += g.made(partial(_withdrawing, g, offer), who, "withdraw", offer.id)
    return found


def _withdrawing(g: Storm, offer: Offer) -> list[Option[Deed]]:
    return [option(f"withdraw:{offer.id}", Deed(lambda: _withdraw(g, offer)), whom=offer.to)]


def _offering(g: Storm, who: Who, other: Who) -> list[Option[Deed]]:
    """As a gift, or for one of theirs."""
    found: list[Option[Deed]] = []
    for mine in g.inv(who).objects:
        found.append(option(f"give:{mine}:{other}", Deed(partial(_offer, g, who, other, mine, "")), card=mine, whom=other))
        for theirs in g.inv(other).objects:
            if _fits(g, who, other, mine, theirs):
                deed = Deed(partial(_offer, g, who, other, mine, theirs))
                found.append(option(f"swap:{mine}:{theirs}:{other}", deed, card=mine, takes=theirs, whom=other))
    return found


def _fits(g: Storm, one: Who, other: Who, gives: str, takes: str) -> bool:
    return room(g, one, takes, gives) and room(g, other, gives, takes)


def _withdraw(g: Storm, offer: Offer) -> Script[None]:
    g.state.offers.remove(offer)
    g.tell(events.OfferWithdrawn(offer.by, offer.to))
    return
    yield


def _offer(g: Storm, by: Who, to: Who, gives: str, takes: str) -> Script[None]:
    """Both must agree (D-12); the giver goes on meanwhile. Between two investigators of one player nobody is asked
    but what goes for it."""
    offer = open_offer(g, Offer(id=0, by=by, to=to, slot=g.inv(by).slot, gives=gives, takes=takes))
    if g.player(by) == g.player(to) or g.group is None:
        yield from _answer(g, offer)
    else:
        g.group.spawn(_answer(g, offer), lapses=True)


def open_offer(g: Storm, offer: Offer) -> Offer:
    g.state.offer_no += 1
    offer = offer.model_copy(update={"id": g.state.offer_no})
    g.state.offers.append(offer)
    told = events.Offered(offer.by, offer.to, offer.gives, offer.takes, offer.support)
    known = knowing(g, offer)
    g.tell(told, known, None if known is None else replace(told, support=HIDDEN))
    return offer


def knowing(g: Storm, offer: Offer) -> tuple[Seat, ...] | None:
    """Who may know what is offered: a support is a hand card until it is laid."""
    known = g.knows_hand(offer.by)
    return None if known is None or not offer.support else tuple(sorted({*known, g.player(offer.to)}))


def stands(g: Storm, offer: Offer) -> bool:
    """Is it still open, with both at their common location and the objects where they were (CS-PREP-10)?"""
    by, to = g.inv(offer.by), g.inv(offer.to)
    if offer not in g.state.offers:
        return False
    if offer.support:
        return offer.support in by.hand
    there = by.slot == to.slot == offer.slot and presence.present(g, offer.by) and presence.present(g, offer.to)
    return there and offer.gives in by.objects and (not offer.takes or offer.takes in to.objects)


def tidy_offers(g: Storm) -> None:
    g.state.offers = [o for o in g.state.offers if stands(g, o)]


def _accepting(g: Storm, offer: Offer) -> list[Option[str]]:
    """D-12, D-13: whoever has no room says what goes, or refuses."""
    if not stands(g, offer):
        return []
    found: list[Option[str]] = []
    if offer.takes:
        if _fits(g, offer.by, offer.to, offer.gives, offer.takes):
            found.append(option("accept", "", tone="main"))
    elif room(g, offer.to, offer.gives):
        found.append(option("accept", "", tone="main"))
    else:
        mine = [o for o in g.inv(offer.to).objects if room(g, offer.to, offer.gives, o)]
        found += [option(f"accept:{o}", o, card=o) for o in mine]
    return [*found, option("refuse", "no")]


def _answer(g: Storm, offer: Offer) -> Script[None]:
    own = g.player(offer.by) == g.player(offer.to)
    first = _accepting(g, offer)[0]
    if own and first.key in ("accept", "refuse"):
        picked: str | None = first.value
    else:
        picked = yield from menu(
            g.player(offer.to),
            "cs-offer",
            lambda: _accepting(g, offer),
            default="refuse",
            idle=not own,
            who=offer.to,
            by=offer.by,
            gives=offer.gives,
            takes=offer.takes,
        )
    if picked is None or offer not in g.state.offers:
        return
    g.state.offers.remove(offer)
    if picked == "no":
        g.tell(events.OfferRefused(offer.to, offer.by))
        return
    g.tell(events.OfferAccepted(offer.to, offer.by, offer.gives, offer.takes, ""))
    if picked:
        discard(g, offer.to, picked)
    if offer.takes:
        hand_over(g, offer.to, offer.by, offer.takes)
    hand_over(g, offer.by, offer.to, offer.gives)
    tidy_offers(g)
