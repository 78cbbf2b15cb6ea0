"""The Warlock's quests (S-117)."""

from __future__ import annotations

from games.kernel.ask import Option, Script, Seat, option
from games.talisman import events
from games.talisman.rules import limits, moving, possessions, tables
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import Quest
from games.talisman.table import Land

CAVE = "M9"
BY_DIE: tuple[Quest, ...] = ("life", "enemy", "follower", "magic_object", "gold3", "gold2")


def take(g: Land, seat: Seat) -> Script[None]:
    """One at a time."""
    label = f"quest:{seat}:{g.char(seat).id}"
    (die,) = yield from tables.of_the_board(g, seat, [g.die(label)], label)
    c = g.char(seat)
    c.quest = BY_DIE[die - 1]
    g.tell(events.QuestTaken(seat, c.quest, die))


def fulfilled(g: Land, seat: Seat, quest: Quest) -> None:
    """A deed has done it: a life taken by the winner's choice, an Enemy card killed. The reward waits for the end of the encounter."""
    c = g.char(seat)
    if c.quest == quest:
        _done(g, seat)


def _done(g: Land, seat: Seat) -> None:
    c = g.char(seat)
    quest, c.quest, c.claim = c.quest, "", True
    g.tell(events.QuestDone(seat, quest))
    if not possessions.in_stock(g, "talisman"):
        g.tell(events.TalismanWaits(seat))


def deliveries(g: Land, seat: Seat) -> list[Option[str]]:
    """In the own turn, in the outer or middle region."""
    c = g.char(seat)
    if g.here(seat).region not in ("outer", "middle") or c.toad is not None:
        return []
    match c.quest:
        case "gold3" | "gold2":
            n = int(c.quest[-1])
            return [option("deliver:gold", "deliver:gold", n=n, msg="tm-opt-deliver-gold")] if c.gold >= n else []
        case "follower":
            cards = [f for f in c.followers if not possessions.forced(g, f)]
        case "magic_object":
            cards = [o for o in c.objects if g.cards.is_magic(o)]
        case _:
            cards = []
    return [option(f"deliver:{card}", f"deliver:{card}", card=card, msg="tm-opt-deliver") for card in cards]


def deliver(g: Land, seat: Seat, what: str) -> Script[None]:
    """To the stock or the discard; then the reward, and the own turn ends. On arrival the encounter comes first: the reward waits for
    its end like that of a deed."""
    c = g.char(seat)
    if what == "gold":
        possessions.pay(g, seat, int(c.quest[-1]))
    else:
        possessions.use_up(g, seat, what)
        yield from limits.settle(g)
    _done(g, seat)
    if g.state.phase == "encounter":
        return
    yield from reward(g, seat)
    if g.alive(seat) and c.claim:  # nobody has called: the turn goes on (S-151)
        return
    raise TurnOver


def reward(g: Land, seat: Seat) -> Script[None]:
    """Moved to the Cave at once, without an encounter there, and given a Talisman; in the inner region only the Talisman is given.
    While the stack is empty the claim stays, and so does the character (S-151)."""
    if not g.alive(seat) or not g.char(seat).claim:
        return
    c = g.char(seat)
    if c.toad is not None or not possessions.in_stock(g, "talisman"):
        return
    c.claim = False
    elsewhere = g.here(seat).region in ("outer", "middle") and c.space != CAVE
    if elsewhere and not moving.kept_off(g, seat, CAVE, CAVE):
        moving.place(g, seat, CAVE, CAVE)
        yield from moving.struck_by_hex(g, seat)
    if g.alive(seat):
        yield from possessions.give(g, seat, "talisman")
