"""Sentinel, raft and Portal (chapter 11, h to y): the ways from one region into the next."""

from __future__ import annotations

from games.kernel.ask import Option, Script, Seat, ask, option
from games.talisman import events, odds
from games.talisman.moments import own, total
from games.talisman.rules import fighting, moving, possessions, values
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import WOOD, Stat
from games.talisman.table import Land
from games.talisman.traits import Axe, DiceAt

PORTAL_DICE = 2


# The bridge


def pass_sentinel(g: Land, seat: Seat, left: int) -> Script[None]:
    """TM-BRIDGE-03 … TM-BRIDGE-06: beaten or evaded, the rest of the move goes on beyond; otherwise move and turn end here, without
    a card (TM-BRIDGE-09)."""
    g.tell(events.BridgeTried(seat))
    result = yield from fighting.meet(g, seat, [fighting.GUARD], "strength", named="bridge")
    if g.alive(seat) and result in ("lost", "drawn"):
        yield from moving.ended(g, seat)
    if not g.alive(seat) or result in ("lost", "drawn"):
        raise TurnOver
    g.tell(events.BridgeCrossed(seat, moving.HILLS))
    moving.walk(g, seat, (moving.SENTINEL, moving.HILLS))
    if left:
        ways = moving.ways(g, moving.HILLS, left, from_bridge=True)
        way = yield from choose_way(g, seat, ways)
        yield from go(g, seat, way)


def choose_way(g: Land, seat: Seat, ways: list[moving.Way]) -> Script[moving.Way]:
    """D-05, D-08, D-47: all ends at once; bridge and Portal are options of the same question. By default the end with the least
    danger that can be seen."""
    if len(ways) == 1:
        return ways[0]
    options = [option_of(g, seat, way) for way in ways]
    safest = min((w for w in ways if not w.passage), key=lambda w: danger(g, w.end), default=ways[0])
    return (yield from ask(seat, "tm-go", options, default=f"go:{safest.name}"))


def option_of(g: Land, seat: Seat, way: moving.Way) -> Option[moving.Way]:
    if way.passage == "sentinel":
        chance = odds.fight(
            fighting.worth(g, seat, "strength"), g.cards.being(fighting.GUARD).strength, fighting.dice_of(g, seat, "strength")
        )
        return option(f"go:{way.name}", way, space=way.end, chance=chance, msg="tm-opt-cross-bridge")
    if way.passage == "portal":
        return option(f"go:{way.name}", way, space=way.end, msg="tm-opt-try-portal")
    return option(f"go:{way.name}", way, space=way.end, turning=way.turning, msg="tm-opt-go")


def danger(g: Land, space: str) -> tuple[int, int]:
    """What everybody can see: enemies first, then other cards."""
    cards = g.state.lying.get(space, [])
    return (sum(g.cards.is_enemy(c) for c in cards), len(cards))


def go(g: Land, seat: Seat, way: moving.Way) -> Script[None]:
    """The move is made; a passage at its end is tried."""
    if len(way.path) > 1:
        moving.walk(g, seat, way.path)
    elif not way.passage:
        g.tell(events.BlockedWay(seat, way.end))
    if way.passage == "sentinel":
        yield from pass_sentinel(g, seat, way.left)
    elif way.passage == "portal":
        yield from open_portal(g, seat)


# The Portal


def portal_dice(g: Land, seat: Seat, stat: Stat) -> int:
    fewer = [t.n for _, t in own(g, seat, DiceAt) if t.dice_at == f"portal-{stat}"]
    return min([PORTAL_DICE, *fewer])


def open_portal(g: Land, seat: Seat) -> Script[None]:
    """TM-PORTAL-05, TM-PORTAL-06, TM-PORTAL-09: by Strength or Craft, no more on the dice than one has."""
    stats: tuple[Stat, ...] = ("strength", "craft")
    options: list[Option[Stat]] = [
        option(
            f"by:{stat}",
            stat,
            stat=stat,
            chance=odds.at_most(total(g, seat, stat), portal_dice(g, seat, stat)),
            msg="tm-opt-portal",
        )
        for stat in stats
    ]
    best = max(options, key=lambda o: odds.at_most(total(g, seat, o.value), portal_dice(g, seat, o.value)))
    stat = yield from ask(seat, "tm-portal", options, default=best.key)
    worth = total(g, seat, stat)
    dice = g.dice(portal_dice(g, seat, stat), f"portal:{seat}:{stat}:{worth}")
    opens = sum(dice) <= worth
    g.tell(events.PortalTried(seat, stat, tuple(dice), worth, opens))
    if not opens:
        yield from values.lose(g, seat, stat)
        yield from moving.ended(g, seat)
        raise TurnOver
    moving.walk(g, seat, (moving.PORTAL, moving.PERIL))


# The raft


def may_build(g: Land, seat: Seat) -> bool:
    """TM-RAFT-03: on Forest or Woods, with an axe."""
    c = g.char(seat)
    if c.toad is not None or c.raft or g.here(seat).terrain not in ("forest", "woods"):
        return False
    return bool(own(g, seat, Axe))


def build(g: Land, seat: Seat) -> None:
    """A card if one is left; if not, it is made of wood all the same."""
    stack = g.state.stacks.get("raft", [])
    g.char(seat).raft = stack.pop(0) if stack else WOOD
    g.tell(events.RaftBuilt(seat))


def banks(g: Land, seat: Seat) -> list[str]:
    """TM-RAFT-06: the spaces opposite."""
    return [space for space in g.here(seat).opposite if not moving.barred(g, space)]


def cross(g: Land, seat: Seat, space: str) -> None:
    """TM-RAFT-07, TM-RAFT-08: the whole move; the raft is gone."""
    c = g.char(seat)
    if c.raft:
        possessions.gone(g, c.raft)
        c.raft = ""
    g.tell(events.RiverCrossed(seat, space))
    moving.walk(g, seat, (c.space, space))


def give_up(g: Land, seat: Seat) -> None:
    """S-18: any other move."""
    c = g.char(seat)
    if c.raft:
        possessions.gone(g, c.raft)
        c.raft = ""
        g.tell(events.RaftLost(seat))
