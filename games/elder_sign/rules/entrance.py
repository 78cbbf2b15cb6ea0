"""The entrance (Eingang): ES-ENT, S-13, S-50, S-73, D-19."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.elder_sign import events
from games.elder_sign.dice import FACES
from games.elder_sign.moments import BOOK, Allowed, FreeTreatment, PriceOf
from games.elder_sign.rules import devouring, gaining, monsters, playing, restoring, trophies
from games.elder_sign.state import Resource
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.effects import run_all


@dataclass(frozen=True, slots=True)
class Aid:
    option: str
    resource: Resource | None


@dataclass(frozen=True, slots=True)
class Search:
    """Lost & found."""


@dataclass(frozen=True, slots=True)
class Buy:
    what: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """S-13: a player may do nothing."""


Action: TypeAlias = "Aid | Search | Buy | Nothing | playing.Play"


def visit(g: Elder, me: Seat) -> Script[None]:
    """ES-ENT-01: exactly one action; cards may be played before it (S-81)."""
    while True:
        options = _options(g, me)
        chosen = yield from ask(me, "es-entrance", options, default=_usual(g, me, options))
        if isinstance(chosen, playing.Play):
            yield from playing.play(g, me, chosen)
            continue
        match chosen:
            case Aid(option, resource):
                yield from _first_aid(g, me, option, resource)
            case Search():
                yield from _lost_and_found(g, me)
            case Buy(what):
                yield from _buy(g, me, what)
            case _:
                pass
        break
    # S-41: whoever the action has brought to 0 is devoured before the phase ends, and receives nothing (S-39).
    yield from devouring.settle_in_turn(g)
    yield from monsters.claim_defeated(g, me, [])
    yield from devouring.settle_in_turn(g)


def _usual(g: Elder, me: Seat, options: list[Option[Action]]) -> str:
    """D-19: free first aid on the weaker resource; if both are full, nothing."""
    weaker = restoring.weaker(g, me)
    if not restoring.missing(g, me, weaker):
        weaker = "sanity" if weaker == "stamina" else "stamina"
    key = f"aid:a:{weaker}"
    if restoring.missing(g, me, weaker) and any(o.key == key for o in options):
        return key
    return "nothing"


def price_of(g: Elder, me: Seat, what: str) -> int:
    base = next(s.price for s in g.cards.entrance.souvenirs if s.id == what)
    return BOOK.now(g, PriceOf(me, what, base)).price


def _options(g: Elder, me: Seat) -> list[Option[Action]]:
    purse = trophies.worth(g, me)
    found: list[Option[Action]] = []
    free = BOOK.now(g, FreeTreatment(me))
    resources: tuple[Resource, ...] = ("sanity", "stamina")
    for aid in g.cards.entrance.first_aid:
        if aid.price > purse or (aid.price == 0 and not free.offered):
            continue
        if aid.id == "c":
            found.append(Option("aid:c", Aid("c", None), (("price", aid.price),), "es-opt-aid-both"))
            continue
        for resource in resources:
            missing = restoring.missing(g, me, resource)
            args = (
                ("price", aid.price),
                ("resource", resource),
                ("missing", missing),
                ("works", int(free.works or aid.price > 0)),
            )
            found.append(
                Option(
                    f"aid:{aid.id}:{resource}", Aid(aid.id, resource), args, f"es-opt-aid-{'one' if aid.id == 'a' else 'full'}"
                )
            )
    if BOOK.now(g, Allowed(me, "lost_found")).yes:
        found.append(Option("lost-found", Search()))
    for souvenir in g.cards.entrance.souvenirs:
        price = price_of(g, me, souvenir.id)
        if price <= purse:
            found.append(Option(f"buy:{souvenir.id}", Buy(souvenir.id), (("what", souvenir.id), ("price", price))))
    found += playing.offers(g, me, "turn")
    found.append(Option("nothing", Nothing()))
    return found


def _first_aid(g: Elder, me: Seat, option: str, resource: Resource | None) -> Script[None]:
    """ES-ENT-02. Cthulhu's shadow can make the free treatment useless (7.3)."""
    aid = next(a for a in g.cards.entrance.first_aid if a.id == option)
    if aid.price:
        yield from trophies.pay(g, me, aid.price)
    g.tell(events.FirstAid(me, option))
    if aid.price == 0 and not BOOK.now(g, FreeTreatment(me)).works:
        return
    if resource is None:
        yield from run_all(aid.effects, g, me, "entrance")
    else:
        restoring.restore_now(g, me, resource, "max" if option == "b" else 1)


def _lost_and_found(g: Elder, me: Seat) -> Script[None]:
    """ES-ENT-03: one green die, which nothing may affect; a virtual one if all are locked (S-50)."""
    face = g.pick(FACES["green"], f"lost-found:{me}")
    g.tell(events.LostAndFound(me, face))
    find = next((f for f in g.cards.entrance.lost_found if f.face == face), None)
    if find:
        yield from gaining.one_batch(g, run_all(find.effects, g, me, "entrance"))


def _buy(g: Elder, me: Seat, what: str) -> Script[None]:
    """ES-ENT-04: one purchase per turn."""
    price = price_of(g, me, what)
    yield from trophies.pay(g, me, price)
    g.tell(events.Bought(me, what, price))
    souvenir = next(s for s in g.cards.entrance.souvenirs if s.id == what)
    yield from gaining.one_batch(g, run_all(souvenir.effects, g, me, "entrance"))
