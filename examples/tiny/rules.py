"""The rules, in the order of the book. Everything that asks is a script; what asks nobody is a function."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Cover, Option, Script, Seat, ask, option, window
from games.kernel.effects import run_all
from games.kernel.orders import Orders

from . import events
from .state import Order
from .table import Wading


class Quiet(Orders[Wading, None, Order]):
    """S-01: a standing order, given in the window or at any other time. The state keeps it, the window looks it up."""

    names = ("quiet",)
    msg = "wo-opt"

    def seats(self, g: Wading) -> Sequence[Seat]:
        return g.seats_from(0)

    def of(self, g: Wading, seat: Seat) -> Order:
        return g.wader(seat).order

    def keep(self, g: Wading, seat: Seat, order: Order | None) -> None:
        g.wader(seat).order = order or ""


ORDERS = Quiet()


def step(g: Wading) -> Script[None]:
    """What comes next follows from the state alone."""
    return turn(g) if g.state.phase == "ebb" else set_up(g)


def set_up(g: Wading) -> Script[None]:
    """WO-SETUP-01. A luck label names purpose and target, so that unrelated draws never share their luck."""
    for seat, wader in enumerate(g.state.waders):
        wader.wish = g.pick(list(g.cards.wishes), f"wish:{seat}")
        g.tell(events.Wished(seat, wader.wish), to=(seat,), others=events.WishDrawn(seat))
    g.state.phase = "ebb"
    return
    yield


def turn(g: Wading) -> Script[None]:
    """WO-TURN-01."""
    me = g.state.active
    g.tell(events.TurnBegins(me))
    deed = yield from ask(me, "wo-turn", [option("wade", "wade", tone="main"), option("comb", "comb")], default="comb")
    if deed == "comb":
        g.tell(events.Combed(me))
        g.gain(me, g.cards.numbers.beach)
    else:
        yield from wade(g, me)
    yield from pass_on(g)


def wade(g: Wading, me: Seat) -> Script[None]:
    """WO-TURN-05: until a wave comes, or one goes home."""
    while (yield from throw(g, me)):
        deeds = [option("wade", "wade", tone="danger", basket=g.state.basket), option("home", "home", basket=g.state.basket)]
        if (yield from ask(me, "wo-further", deeds, default="home", basket=g.state.basket)) == "wade":
            continue
        if (yield from whistle(g, me)) and not (yield from throw(g, me)):
            return
        g.tell(events.WentHome(me))
        g.gain(me, g.state.basket)
        return


def throw(g: Wading, me: Seat) -> Script[bool]:
    """WO-TURN-02 to 04. False: a wave came."""
    s, numbers = g.state, g.cards.numbers
    s.throws += 1
    face = 1 + g.draw(numbers.faces, f"throw:{me}:{s.throws}")
    if face == numbers.wave:
        g.wader(me).waves += 1
        g.tell(events.Wave(me, s.basket))
        return False
    s.basket += face
    g.tell(events.Threw(me, face, s.basket))
    if face == numbers.find:
        s.find = g.pick(list(g.cards.finds), f"find:{me}:{s.throws}")
        g.wader(me).finds += 1
        g.tell(events.Found(me, s.find))
        yield from run_all(g.cards.finds[s.find].effects, g, me, s.find)
    return True


def whistle(g: Wading, me: Seat) -> Script[bool]:
    """WO-WHISTLE-01: everybody who still has a whistle is asked at once, behind a cover. That follows from what all can see, so
    nobody learns who thought about it; whoever keeps quiet (S-01) is asked hollow, and the table passes for them."""
    blown: list[Seat] = []

    def offer(seat: Seat) -> list[Option[str]]:
        return [] if ORDERS.passes(g, seat, None) else [option("whistle", "whistle", at=me, basket=g.state.basket)]

    def act(seat: Seat, _: str) -> Script[None]:
        blown.append(seat)
        g.wader(seat).whistle = False
        g.tell(events.Whistled(seat, me))
        return
        yield

    others = g.seats_from(me)[1:]
    yield from window(
        others,
        "wo-whistle",
        offer,
        act,
        eligible=lambda seat: g.wader(seat).whistle and not blown,
        cover=Cover("wo-listening", tuple(seat for seat in others if g.wader(seat).whistle)),
        audience=(),
        rest=False,
        orders=ORDERS.options(),
        ordered=lambda seat, order: ORDERS.keep(g, seat, order),
        at=me,
        basket=g.state.basket,
    )
    return bool(blown)


def pass_on(g: Wading) -> Script[None]:
    """WO-END-01: a game ends with a round, so that all have had equally many turns."""
    s = g.state
    s.basket, s.throws, s.find = 0, 0, ""
    s.active = (s.active + 1) % len(s.waders)
    if s.active == 0 and any(wader.shells >= s.enough for wader in s.waders):
        yield from end(g)


def end(g: Wading) -> Script[None]:
    """WO-END-02."""
    for seat, wader in enumerate(g.state.waders):
        g.tell(events.WishShown(seat, wader.wish))
        yield from run_all(g.cards.wishes[wader.wish].effects, g, seat, wader.wish)
    g.state.phase = "over"
