"""Investigate (Ermitteln): DMD-INVEST, D16, S21, S22."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.death_may_die import events
from games.death_may_die.rules import acting, counting, dying, holding, ritual, rolls
from games.death_may_die.rules.interrupts import GameEndsNow, TurnCut
from games.death_may_die.state import Side, Who
from games.death_may_die.table import Death
from games.kernel.ask import Arg, Option, Script, args_of, ask, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.death_may_die.content import DiscoveryCard, Half

SIDES: tuple[Side, Side] = ("left", "right")


def draw(g: Death, who: Who, must: bool = False) -> Script[None]:
    """The top card, read out, resolved from top to bottom (DMD-INVEST-02): what is mandatory, then at most one option."""
    s = g.state
    if not s.discoveries:
        s.discoveries, s.discovery_discard = sorted(s.discovery_discard), []  # S22
        g.shuffle(s.discoveries, f"discoveries:{s.turn}:{len(s.discoveries)}")
    if not s.discoveries:
        return
    id = s.discoveries.pop()
    s.discovering.append(id)
    g.reveal()
    g.tell(events.Discovered(who, id))
    try:
        yield from _resolve(g, who, g.cards.discoveries[id], must)
    except (TurnCut, GameEndsNow):
        _lay_down(g, id)
        raise
    _lay_down(g, id)


def _lay_down(g: Death, id: str) -> None:
    """DMD-INVEST-09: what was not taken goes to the discard pile. What was taken may have been lost again by now, and lies there."""
    s = g.state
    s.discovering.remove(id)
    if id not in (*s.discovery_discard, *s.discoveries) and not any(h.card == id for i in s.investigators for h in i.cards):
        s.discovery_discard.append(id)


def _resolve(g: Death, who: Who, card: DiscoveryCard, must: bool) -> Script[None]:
    yield from run_all(card.first, g, who, card.id)  # DMD-INVEST-03
    yield from ritual.check(g)
    yield from dying.settle(g)
    if not g.lives(who):
        return
    condition = card.left if card.left and card.left.kind == "condition" else None
    if condition and counting.so(g, condition.if_, who):
        holding.take(g, who, card.id, "left")  # DMD-INVEST-07: always mandatory
        return
    sides = open_sides(g, who, card)
    side = (yield from _chosen(g, who, card, sides, must)) if sides else None
    if side is None:
        g.tell(events.NothingTaken(who, card.id))
    else:
        yield from _take(g, who, card, side)


def open_sides(g: Death, who: Who, card: DiscoveryCard) -> list[Side]:
    """The halves whose requirement is met (DMD-INVEST-04): the whole cost fits (DMD-STRESS-03)."""
    return [side for side in SIDES if _open(g, who, card, card.left if side == "left" else card.right)]


def _open(g: Death, who: Who, card: DiscoveryCard, half: Half | None) -> bool:
    if half is None or half.kind == "condition":
        return False
    stays = half.kind in ("item", "companion")
    if not stays and not any(e.possible(g, who, card.id) for e in half.taking):
        return False  # nothing of it can be had: nobody is hurt, hands are full, none is near
    return all(e.possible(g, who, card.id) for e in half.cost)


def _chosen(g: Death, who: Who, card: DiscoveryCard, sides: list[Side], must: bool) -> Script[Side | None]:
    """D16. One may decline, unless an effect says otherwise (DMD-INVEST-06)."""
    options: list[Option[Side | None]] = [Option(f"take:{side}", side, args_of(_facts(g, who, card, side))) for side in sides]
    free: list[Side] = [side for side in sides if not card.half(side).cost and not card.half(side).need]
    kinds = {"companion": 0, "item": 1}
    worth: list[Side] = free or (sides if must else [])
    best = min(worth, key=lambda s: (_price(g, who, card.half(s)), kinds.get(card.half(s).kind, 2)), default=None)
    if not must:
        options.append(option("decline", None, msg="dmd-opt-leave"))
    elif len(options) == 1:
        return sides[0]
    default = f"take:{best}" if best else "decline"
    return (yield from ask(g.player(who), "dmd-discovery", options, default=default, who=who, card=card.id))


def _facts(g: Death, who: Who, card: DiscoveryCard, side: Side) -> dict[str, Arg]:
    """What it is, and what the chances hang on if it asks for a roll."""
    need = card.half(side).need
    bonus = rolls.bonus_dice(g, who, "task", [], card.id) if need else 0
    return {"card": card.id, "half": side, "need": need, "bonus": bonus, "signs": rolls.signs_that_count(g, who)}


def _price(g: Death, who: Who, half: Half) -> int:
    return half.need + sum(sum(effect.toll(g, who)) for effect in half.cost)


def _take(g: Death, who: Who, card: DiscoveryCard, side: Side) -> Script[None]:
    """Pay, roll if it asks for a roll, then the half is taken, or happens (DMD-INVEST-05, DMD-INVEST-11)."""
    half = card.half(side)
    yield from run_all(half.cost, g, who, card.id)
    if not (yield from dying.outlives(g, who)):
        return
    if half.need:
        yield from dying.settle(g)
        yield from acting.attempt(g, who, card.id, half.need, lambda: _taken(g, who, card, side))
    else:
        yield from _taken(g, who, card, side)


def _taken(g: Death, who: Who, card: DiscoveryCard, side: Side) -> Script[None]:
    half = card.half(side)
    if half.kind in ("item", "companion"):
        holding.take(g, who, card.id, side)
    yield from run_all(half.taking, g, who, card.id)
    yield from ritual.check(g)  # at once: it may be drawn in the middle of an advance that takes away again what it brings
    yield from dying.settle(g)
