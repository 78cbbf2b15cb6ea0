"""Investigator dice (Ermittlerwürfel): CS-DICE. Every die that is taken, rolled, turned or handed over goes through here."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import FACES, Face
from games.cultistorm.moments import Deed
from games.cultistorm.rules import presence
from games.cultistorm.state import Die, Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, at_once, option


def free_claims(g: Storm) -> int:
    """S-16: one for each die in the pool beyond the investigators, first come first served."""
    return max(0, g.state.pooled - g.n) - g.state.free_taken


def may_take(g: Storm, who: Who) -> bool:
    """CS-DICE-01, CS-DICE-02, CS-DICE-05: a claim nobody uses passes to nobody."""
    return bool(g.state.pool) and presence.present(g, who) and (not g.inv(who).claimed or free_claims(g) > 0)


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    if not may_take(g, who):
        return []
    return [o for d in g.state.pool for o in g.made(partial(_taking, g, who, d.id, d.face), who, "die", d.id, d.face)]


def _taking(g: Storm, who: Who, id: int, face: Face) -> list[Option[Deed]]:
    return [option(f"die:{id}", Deed(lambda: _take(g, who, id)), face=face)]


@at_once
def _take(g: Storm, who: Who, id: int) -> None:
    take(g, who, id)


def take(g: Storm, who: Who, id: int) -> None:
    """From the pool; it keeps its face (S-73)."""
    s, person = g.state, g.inv(who)
    die = next(d for d in s.pool if d.id == id)
    s.pool.remove(die)
    person.dice.append(die)
    if person.claimed:
        s.free_taken += 1
    person.claimed = True
    g.tell(events.DieTaken(who, die.face))


def own(g: Storm, who: Who, id: int) -> Die:
    return next(d for d in g.inv(who).dice if d.id == id)


def in_play(g: Storm) -> list[Die]:
    return [*g.state.pool, *(d for i in g.state.investigators for d in i.dice)]


def in_reserve(g: Storm) -> int:
    """CS-DICE-07."""
    return g.cards.numbers.dice - len(in_play(g))


def reroll(g: Storm, who: Who, id: int, why: str) -> None:
    """Of one's own (CS-DICE-13)."""
    die = own(g, who, id)
    die.face = g.pick(FACES, f"die:{who}:{id}:{die.face}:{why}")
    g.tell(events.DieRolled(who, die.face))
    g.stir(who)


def turn(g: Storm, who: Who, id: int, face: Face) -> None:
    own(g, who, id).face = face
    g.tell(events.DieTurned(who, face))
    g.stir(who)


def _new(g: Storm, why: str) -> Die:
    """From the reserve, for this round, rolled at once (CS-DICE-04, CS-DICE-06)."""
    free = next(i for i in range(1, g.cards.numbers.dice + 1) if all(d.id != i for d in in_play(g)))
    return Die(id=free, face=g.pick(FACES, f"extra-die:{free}:{why}"), extra=True)


def add_to_pool(g: Storm, why: str) -> None:
    die = _new(g, f"pool:{why}")
    g.state.pool.append(die)
    g.state.pooled += 1
    g.tell(events.PoolDieRolled(die.face))


def add_to(g: Storm, who: Who, why: str) -> None:
    die = _new(g, f"{who}:{why}")
    g.inv(who).dice.append(die)
    g.tell(events.DieRolled(who, die.face))
    g.stir(who)


def hand_over(g: Storm, giver: Who, taker: Who, id: int) -> None:
    """CS-DICE-11: rolled as soon as it is received."""
    die = own(g, giver, id)
    g.inv(giver).dice.remove(die)
    g.inv(taker).dice.append(die)
    die.face = g.pick(FACES, f"lent-die:{giver}:{taker}:{id}:{die.face}")
    g.tell(events.DieGiven(giver, taker, die.face))
    g.stir(giver, taker)


def reroll_in_pool(g: Storm, ids: tuple[int, ...], why: str) -> None:
    """All these fall together."""
    label = f"pool-again:{','.join(f'{d.id}{d.face}' for d in g.state.pool if d.id in ids)}:{why}"
    for die in (d for d in g.state.pool if d.id in ids):
        die.face = g.pick(FACES, label)
    if len(ids) == 1:
        g.tell(events.PoolDieRolled(next(d.face for d in g.state.pool if d.id in ids)))
    elif ids:
        g.tell(events.PoolRolled(tuple(d.face for d in g.state.pool)))


def put_back(g: Storm) -> None:
    """CS-DICE-14, CS-DICE-06, S-77: at the end of the round all dice return, extra ones to the reserve."""
    g.state.pool, g.state.pooled, g.state.free_taken = [], 0, 0
    for person in g.state.investigators:
        person.dice, person.claimed = [], False
