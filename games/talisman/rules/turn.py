"""The turn (chapter 10): movement phase, encounter phase, the player on the left (TM-FLOW-01 … TM-FLOW-11)."""

from __future__ import annotations

from games.kernel.ask import Option, Script, Seat, ask, menu, option
from games.talisman import events
from games.talisman.moments import has, own
from games.talisman.rules import (
    armed,
    casting,
    command,
    crossing,
    death,
    encounters,
    inner,
    lives,
    moving,
    possessions,
    setup,
    spells,
    toads,
    values,
    winning,
)
from games.talisman.rules import own as rights
from games.talisman.rules.alignment import round_of
from games.talisman.rules.interrupts import Elsewhere, GameEndsNow, TurnOver
from games.talisman.state import CROWN, Lasting, Move
from games.talisman.table import Land
from games.talisman.traits import BuildsAndMeets, RestsOnSix, WoodsWalk

RELEASED = 4  # the Temple lets go at a movement roll of 4 or more


def step(g: Land) -> Script[None]:
    match g.state.phase:
        case "setup":
            yield from setup.set_up(g)
        case "movement":
            yield from _broken_off(g, _movement(g, g.state.active))
        case _:
            yield from _broken_off(g, _encounter(g, g.state.active))


def _broken_off(g: Land, phase: Script[None]) -> Script[None]:
    """A turn that ends in the middle ends like any other."""
    try:
        try:
            yield from phase
        except (TurnOver, Elsewhere):
            yield from _end(g)
    except GameEndsNow:
        g.state.phase = "over"


# Movement


def _movement(g: Land, seat: Seat) -> Script[None]:
    s = g.state
    player = s.players[seat]
    s.turn, s.begun = s.turn + 1, True
    player.turns += 1
    s.move, s.encounter, s.roll = None, None, []
    g.expire(round_of(seat))
    armed.forget_ended(g)
    g.tell(events.TurnBegins(seat, s.turn))
    if player.standing == "waiting":
        yield from death.come_back(g, seat)
        if not g.alive(seat):
            raise TurnOver
    c = g.char(seat)
    if c.miss:  # TM-FLOW-01
        c.miss -= 1
        g.tell(events.TurnMissed(seat, c.miss))
        raise TurnOver
    yield from armed.at(g, armed.Moment("turn-start", seat))
    encounters.still(g, seat)
    if g.in_force("immobile", str(seat)):
        raise TurnOver
    s.move, s.fight = Move(), None
    values.trade_by_order(g, seat)
    region = g.here(seat).region
    if region == "crown":
        pass  # TM-MOVE-11
    elif region == "inner":
        yield from inner.move(g, seat)
    else:
        yield from _move(g, seat)
    encounters.still(g, seat)
    if s.move.path and g.char(seat).space == CROWN:
        command.reach(g, seat)
    s.phase = "encounter"


def _move(g: Land, seat: Seat) -> Script[None]:
    """D-03: what else there is instead of the die; then the die. A move that was promised for this turn lapses with any other."""
    deed = yield from _begin(g, seat)
    encounters.still(g, seat)
    c = g.char(seat)
    word, _, space = deed.partition(":")
    if word == "build":
        crossing.build(g, seat)
        if not has(g, seat, BuildsAndMeets):
            raise TurnOver
        return
    c.granted = ""
    if word == "cross":
        crossing.cross(g, seat, space)
        return
    crossing.give_up(g, seat)
    match word:
        case "promised" | "woods":
            moving.walk(g, seat, (c.space, space))
        case "flown":
            pass
        case _:
            if c.enslaved:
                _slave_rolls(g, seat)
            yield from _roll(g, seat)


def _begin(g: Land, seat: Seat) -> Script[str]:
    """Asked only where public facts leave a choice, or a spell is in hand and its owner has not ordered to roll at once. What may be
    done at any time, and is more than putting something down, is such a fact (S-121). The order to roll passes over spells, never over
    a trade of trophies: that is a point of Strength."""

    def options() -> list[Option[str]]:
        if not g.alive(seat) or g.flown:
            return []
        word = "tm-opt-step" if moving.slow(g, seat) else "tm-opt-roll"
        return [option("roll", "roll", msg=word, tone="main"), *_alternatives(g, seat)]

    c = g.char(seat)
    nothing_else = not casting.might_cast(g, seat, "start") and not rights.to_decide(g, seat)
    at_once = "roll" in g.state.players[seat].orders and not values.may_trade(g, seat)
    quiet = nothing_else or at_once or c.toad is not None
    if len(options()) < 2 and quiet:
        return "roll"
    ferry = next((o.key for o in options() if o.key.startswith("cross:")), "roll")
    default = ferry if "cross" in g.state.players[seat].orders else "roll"
    deed = yield from rights.beside_all(g, seat, "start", menu(seat, "tm-turn", options, default=default, space=c.space))
    return "flown" if g.flown else deed or "roll"


def _alternatives(g: Land, seat: Seat) -> list[Option[str]]:
    """TM-MOVE-04, TM-RAFT-03, TM-RAFT-04 and moves that were promised. While enslaved none of them, and for a toad neither (S-131)."""
    c = g.char(seat)
    if c.enslaved or c.toad is not None:
        return []
    found: list[Option[str]] = []
    if crossing.may_build(g, seat):
        found.append(option("build", "build", msg="tm-opt-build-raft"))
    if c.raft or c.granted == "ferry":
        found += [option(f"cross:{b}", f"cross:{b}", space=b, msg="tm-opt-cross-river") for b in crossing.banks(g, seat)]
    if c.granted in ("outer", "temple"):
        to = g.cards.ring("outer") if c.granted == "outer" else [g.cards.temple]
        found += [
            option(f"promised:{s}", f"promised:{s}", space=s, msg="tm-opt-promised")
            for s in to
            if s != c.space and not moving.barred(g, s)
        ]
    if has(g, seat, WoodsWalk) and g.here(seat).terrain == "woods":
        found += [
            option(f"woods:{s}", f"woods:{s}", space=s, msg="tm-opt-woods")
            for s in g.cards.ring(g.here(seat).region)
            if g.space(s).terrain == "woods" and s != c.space and not moving.barred(g, s)
        ]
    return found


def _slave_rolls(g: Land, seat: Seat) -> None:
    """Temple 5: stay until a movement roll of 4 to 6, which is then the move. No encounter meanwhile."""
    die = g.die(f"enslaved:{seat}:{g.state.turn}")
    g.state.roll = [die]
    g.tell(events.MoveRolled(seat, (die,)))
    if die < RELEASED:
        g.tell(events.Stays(seat, "enslaved"))
        raise TurnOver
    g.char(seat).enslaved = False
    g.tell(events.Freed(seat))
    if g.state.move is not None:
        g.state.move.dice = [die]


def _roll(g: Land, seat: Seat) -> Script[None]:
    """TM-MOVE-01 … TM-MOVE-03; one space without a die where something slows the character."""
    move = g.state.move
    assert move is not None
    c = g.char(seat)
    if moving.slow(g, seat):  # also where a die has just opened the Temple's doors (S-131)
        n = 1
    else:
        dice = 1 + len([e for e in g.in_effect if e.what == "second-die" and e.on == str(seat)])
        if (more := dice - len(move.dice)) > 0:  # the die that opened the Temple's doors is the first of this move (S-184)
            move.dice += g.dice(more, f"move:{seat}:{c.space}:{g.state.turn}")
            g.tell(events.MoveRolled(seat, tuple(move.dice)))
            if (yield from _rests(g, seat)):
                return
        n = sum(move.dice)
    way = yield from crossing.choose_way(g, seat, moving.ways(g, c.space, n))
    yield from crossing.go(g, seat, way)


def _rests(g: Land, seat: Seat) -> Script[bool]:
    """Troll: on a 6 it may stay and heal a life instead."""
    move = g.state.move
    if move is None or move.dice != [6] or not own(g, seat, RestsOnSix):
        return False
    options = [
        option("rest", True, n=g.char(seat).lives, msg="tm-opt-rest"),
        option("walk", False, msg="tm-opt-walk", tone="main"),
    ]
    if not lives.missing(g, seat) or not (yield from ask(seat, "tm-rest", options, default="rest")):
        return False
    g.tell(events.Stays(seat, "rests"))
    lives.heal(g, seat, 1)
    raise TurnOver


# Encounter and end


def _encounter(g: Land, seat: Seat) -> Script[None]:
    if _skips(g, seat):
        yield from moving.ended(g, seat)
    else:
        yield from encounters.encounter(g, seat)
    yield from _end(g)


def _skips(g: Land, seat: Seat) -> bool:
    """S-97: by the stricter reading there is no encounter after leaving through the Portal."""
    move = g.state.move
    out = move is not None and move.path[:1] == [moving.PERIL] and g.char(seat).space == moving.PORTAL
    return out and not g.state.portal_exit_encounter


def _end(g: Land) -> Script[None]:
    seat = g.state.active
    g.state.encounter = None
    g.casting.clear()
    if g.alive(seat):
        yield from armed.at(g, armed.Moment("own-end", seat))
    if g.alive(seat):
        yield from toads.count_down(g, seat)
    for whom in g.on_board():
        spells.refill(g, whom)
    _over(g)
    winning.check(g)
    _pass_on(g)


def _over(g: Land) -> None:
    """What lasts a turn lasts no longer."""
    s = g.state
    for effect in g.in_effect:
        if effect.what == "blizzard" and effect.until == "turn":
            g.tell(events.LastingEnds(effect.what, effect.on))
    for period in ("turn", "fight", "encounter"):
        g.expire(period)
    s.encounter, s.hurt = None, []
    g.tell(events.TurnEnds(s.active))


def after_note(g: Land) -> None:
    """Somebody has left between two steps: perhaps only one is left now; perhaps it was the player in turn, whose turn ends."""
    winning.check(g)
    if g.state.players[g.state.active].standing == "out":
        _over(g)
        _pass_on(g)


def _pass_on(g: Land) -> None:
    """TM-TURN-02, TM-FLOW-11: the next on the left who still takes part. What lasts is counted at every place passed (S-114)."""
    s = g.state
    s.phase, s.begun = "movement", False
    if s.extra and g.alive(s.active):  # a full turn and round of its own, by which what lasts is counted, too
        s.extra -= 1
        g.tell(events.ExtraTurn(s.active, s.extra))
        _count_places(g, s.active)
        return
    s.extra = 0
    n = len(s.players)
    for _ in range(n):
        s.active = (s.active + 1) % n
        _count_places(g, s.active)
        if s.players[s.active].standing != "out":
            return


def _count_places(g: Land, seat: Seat) -> None:
    kept: list[Lasting] = []
    for effect in g.in_effect:
        if effect.until in ("places", "turns") and effect.by == seat:
            effect = effect.model_copy(update={"left": effect.left - 1})
            if effect.left <= 0 and effect.until == "turns":
                effect = effect.model_copy(update={"until": "turn"})
            elif effect.left <= 0:
                g.tell(events.LastingEnds(effect.what, effect.on))
                _laid_down(g, effect.card, effect.on)
                continue
        kept.append(effect)
    g.in_effect[:] = kept


def _laid_down(g: Land, card: str, space: str) -> None:
    """TM-SPELL-09: a spell whose effect has ended goes to the discard."""
    if card in g.state.laid:
        g.state.laid.remove(card)
        possessions.gone(g, card)
    elif possessions.leave_board(g, card):
        possessions.gone(g, card)
        g.tell(events.SpellEnds(card, space))
