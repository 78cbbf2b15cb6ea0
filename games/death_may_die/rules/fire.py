"""Fire (Feuer): DMD-FIRE, DMD-RUN-05, S04."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import dying, rolls, wounds
from games.death_may_die.state import Roll, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import LessFire, MoreFireDice
from games.kernel.ask import Script


def on_space(g: Death, space: str, n: int = 1) -> None:
    """On the map; none left in the supply: ignored (DMD-FIRE-06)."""
    n = min(n, g.fire_supply())
    if n > 0:
        g.state.fire[space] = g.state.fire.get(space, 0) + n
        g.tell(events.FireLit(space, n))


def on_person(g: Death, who: Who, n: int) -> None:
    """On a board; where tokens are missing a wound token stands in (DMD-FIRE-07)."""
    n -= sum(t.less_fire for t in g.traits(who, LessFire))
    if n <= 0:
        return
    person = g.inv(who)
    real = min(n, g.fire_supply())
    person.fire += real
    person.fire_stand_ins += n - real
    g.tell(events.CaughtFire(who, n))


def burns(g: Death, who: Who) -> int:
    person = g.inv(who)
    return person.fire + person.fire_stand_ins


def leaving(g: Death, who: Who, space: str) -> None:
    """DMD-RUN-05, S19: 1 token per token on the space one leaves; those stay there (DMD-RUN-06)."""
    n = g.state.fire.get(space, 0)
    if n:
        on_person(g, who, n)


def dice(g: Death, who: Who) -> int:
    """1 standard die per token (DMD-FIRE-02), and what a condition adds."""
    return burns(g, who) + sum(t.fire_dice for t in g.traits(who, MoreFireDice))


def roll(g: Death, who: Who) -> Script[None]:
    """Sub-step 2 of one's own turn (DMD-FIRE-02 … 05)."""
    if not burns(g, who):
        return
    result = yield from rolls.make(g, Roll(who=who, why="fire"), dice(g, who), 0)
    suffered = yield from wounds.suffer(g, who, result.successes, by="fire")
    wounds.unhurt(g, who, result.thrown, suffered)
    yield from dying.settle(g)
    yield from rolls.tentacles(g, who, result, "fire")
    yield from dying.settle(g)
    put_out(g, who)  # last: all of it, also what one has caught when madness drove one through fire


def put_out(g: Death, who: Who) -> None:
    person = g.inv(who)
    person.fire = person.fire_stand_ins = 0
