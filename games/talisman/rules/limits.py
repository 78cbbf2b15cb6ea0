"""What must be so after every single change (TM-FLOW-10): forbidden objects go, then surplus objects, then surplus spells.

Deaths come first of all; they are carried out where the life is lost (`lives.py`).
"""

from __future__ import annotations

from games.kernel.ask import Ask, Script, Seat, ask_all, ask_some, option
from games.talisman.moments import own
from games.talisman.rules import possessions, spells
from games.talisman.state import kind
from games.talisman.table import Land
from games.talisman.traits import Carries, OnlyFor

MOST_OBJECTS = 4  # TM-OBJ-04
ANY = -1


def settle(g: Land) -> Script[None]:
    for seat in g.on_board():
        _forbidden(g, seat)
        yield from _objects(g, seat)
    yield from _spells(g)
    for seat in g.on_board():
        spells.refill(g, seat)


def allowed(g: Land, seat: Seat, card: str) -> bool:
    """TM-OBJ-03: may this character own it? A toad owns nothing (TM-TOAD-12)."""
    c = g.char(seat)
    if c.toad is not None:
        return False
    return all(c.alignment in t.only_for for t in g.cards.saying(OnlyFor)[card])


def _forbidden(g: Land, seat: Seat) -> None:
    """TM-ALIGN-06."""
    for card in [card for card in g.char(seat).objects if not allowed(g, seat, card)]:
        possessions.put_down(g, seat, card)


def most_objects(g: Land, seat: Seat) -> int:
    """TM-OBJ-04, TM-OBJ-05: four, or any number with a Mule; what a character's own card says comes before both."""
    limits = {card: t.carries for card, t in own(g, seat, Carries)}
    printed = limits.pop(g.char(seat).id, None)
    if printed is not None:
        return printed
    return ANY if ANY in limits.values() else MOST_OBJECTS


def room(g: Land, seat: Seat, n: int = 1) -> bool:
    """Could so many more objects be kept without putting one down?"""
    most = most_objects(g, seat)
    return most == ANY or len(g.char(seat).objects) + n <= most


def _objects(g: Land, seat: Seat) -> Script[None]:
    """TM-OBJ-07: the owner chooses, old or new. Whoever is absent puts down what came last."""
    c = g.char(seat)
    if not c.objects:
        return
    most = most_objects(g, seat)
    surplus = 0 if most == ANY else len(c.objects) - most
    if surplus <= 0:
        return
    options = [option(f"drop:{card}", card, card=card, msg="tm-opt-drop") for card in c.objects]
    last = [o.key for o in options[-surplus:]]
    chosen = yield from ask_some(seat, "tm-too-many-objects", options, surplus, surplus, default=last, n=surplus)
    for card in chosen:
        possessions.put_down(g, seat, card)


def _spells(g: Land) -> Script[None]:
    """TM-CRAFT-10: at once, by the owner's choice, in secret; several at the same time (S-116). A toad keeps its (TM-TOAD-07)."""
    asks: dict[Seat, Ask] = {}
    chosen: dict[Seat, list[str]] = {}
    for seat in g.on_board():
        c = g.char(seat)
        if not c.spells or c.toad is not None:
            continue
        surplus = len(c.spells) - spells.limit(g, seat)
        if surplus <= 0:
            continue
        if surplus == len(c.spells):
            chosen[seat] = list(c.spells)
        else:
            options = [option(f"discard:{card}", card, spell=card, msg="tm-opt-discard") for card in c.spells]
            ordered = _ranked(g, seat, surplus)  # whoever has ordered it is asked hollow: nobody sees who has
            last = tuple(f"discard:{card}" for card in ordered) or tuple(o.key for o in options[-surplus:])
            asks[seat] = Ask(
                seat,
                "tm-too-many-spells",
                options,
                (("n", surplus),),
                surplus,
                surplus,
                last,
                cover=g.cover(seat),
                audience=(seat,),
                hollow=bool(ordered),
            )
    if asks:
        chosen |= yield from ask_all(asks)
    for seat in g.on_board():
        for card in chosen.get(seat, ()):
            if g.alive(seat) and card in g.char(seat).spells:
                spells.discard(g, seat, card)


def _ranked(g: Land, seat: Seat, surplus: int) -> list[str]:
    """S-116: what the owner has said to keep stays; of the rest goes what came last. Nothing, if that does not decide it."""
    keep = g.state.players[seat].ranked
    if not keep:
        return []
    rest = [card for card in g.char(seat).spells if kind(card) not in keep]
    return rest[-surplus:] if len(rest) >= surplus else []
