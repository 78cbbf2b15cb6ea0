"""The inner region (chapters 11 and 14): one space per turn, tasks that bind, the retreat, the way to the Crown."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Ask, Option, Script, Seat, ask, menu, option, put
from games.talisman import events
from games.talisman.moments import own, total
from games.talisman.rules import encounters, fighting, lives, moving, possessions, tables
from games.talisman.rules import own as rights
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import CROWN, Stat, Task
from games.talisman.table import Land
from games.talisman.traits import DiceAt, TalismanItself

PERIL, FIRE = "I1", "I5"
ARMS: dict[str, tuple[str, ...]] = {
    "mine": ("I1", "I2", "I3", "I4", "I5"),
    "crypt": ("I1", "I8", "I7", "I6", "I5"),
}
PITFIEND, WEREWOLF = "pitfiend", "werewolf"


# Moving


def has_talisman(g: Land, seat: Seat) -> bool:
    """TM-MOVE-10. What a magic object lets one do goes on where magic is forbidden: it is no use of it."""
    return bool(own(g, seat, TalismanItself))


def forward(g: Land, seat: Seat) -> list[str]:
    """The spaces that lead on (TM-MOVE-07: only when the instruction of this one is carried out)."""
    c = g.char(seat)
    if c.space == PERIL:
        return ["I2", "I8"]
    if c.space == FIRE:
        return [CROWN]
    if not c.done or c.task is not None:
        return []
    return [] if closed(g, seat) else [arm[arm.index(c.space) + 1] for arm in ARMS.values() if c.space in arm]


def closed(g: Land, seat: Seat) -> bool:
    """TM-MOVE-10: does this character stand before the Valley of Fire without a Talisman?"""
    before = [arm[arm.index(FIRE) - 1] for arm in ARMS.values()]
    return g.char(seat).space in before and not has_talisman(g, seat)


def back(g: Land, seat: Seat) -> list[str]:
    """TM-MOVE-12: along the own arm; from the Valley of Fire either arm; from the Plain of Peril out through the Portal."""
    c = g.char(seat)
    if c.space == PERIL:
        return [moving.PORTAL]
    if c.space == FIRE:
        return ["I4", "I6"]
    return [arm[arm.index(c.space) - 1] for arm in ARMS.values() if c.space in arm]


def move(g: Land, seat: Seat) -> Script[None]:
    """D-11, D-12, D-13: one space, no die (TM-MOVE-06). An open task is gone on with, or dropped by turning back (S-45)."""

    def options() -> list[Option[str]]:
        if not g.alive(seat):
            return []
        c = g.char(seat)
        found: list[Option[str]] = []
        if c.task is not None and not c.retreating:
            found.append(option("task", "task", space=c.space, n=c.task.n, msg=f"tm-opt-task-{c.task.kind}", tone="main"))
        elif not c.done:
            found.append(option("task", "task", space=c.space, n=0, msg="tm-opt-carry-out", tone="main"))
        found += [option(f"on:{s}", f"on:{s}", space=s, msg="tm-opt-on") for s in forward(g, seat)]
        found += [option(f"back:{s}", f"back:{s}", space=s, msg="tm-opt-turn-back") for s in back(g, seat)]
        if g.state.inner_wait and c.task is None and c.done:
            found.append(option("wait", "wait", space=c.space, msg="tm-opt-wait"))
        return found

    c = g.char(seat)
    found = options()
    keys = [o.key for o in found]
    default = (
        "task" if "task" in keys else f"on:{CROWN}" if f"on:{CROWN}" in keys else next(k for k in keys if k.startswith("back:"))
    )
    main = menu(seat, "tm-inner", options, default=default, space=c.space, closed=int(closed(g, seat)))
    deed = yield from rights.beside_all(g, seat, "start", main)
    encounters.still(g, seat)
    _go(g, seat, deed or default)


def _go(g: Land, seat: Seat, deed: str) -> None:
    c = g.char(seat)
    word, _, space = deed.partition(":")
    match word:
        case "task":
            if c.retreating:  # S-44
                c.retreating = False
                g.tell(events.RetreatBrokenOff(seat))
            g.tell(events.Stays(seat, "task"))
        case "wait":
            g.tell(events.Stays(seat, "inner"))
        case "on":
            if c.retreating:
                c.retreating = False
                g.tell(events.RetreatBrokenOff(seat))
            _enter(g, seat, space)
        case _:
            if not c.retreating:
                c.retreating = True
                g.tell(events.Retreats(seat))
            _enter(g, seat, space)
            if space == moving.PORTAL:
                c.retreating = False


def _enter(g: Land, seat: Seat, space: str) -> None:
    """A task that is left behind is dropped (S-45)."""
    c = g.char(seat)
    moving.walk(g, seat, (c.space, space))
    if g.space(space).region == "inner":
        c.task, c.done = None, not g.space(space).deadly


# Meeting the space


def gather(g: Land, seat: Seat) -> Script[None]:
    """TM-PICK-08, S-106: what lies where a move has ended."""
    if g.state.move is None or not g.state.move.path:
        return
    here = g.here(seat)
    g.tell(events.SpaceMet(seat, here.id))
    yield from encounters.enemies(g, seat)
    yield from encounters.strangers(g, seat)
    things = [x for x in g.lying(here.id) if g.cards.sort(x) in ("objects", "magic_objects", "followers")]
    yield from encounters.pick_up(g, seat, things)


def meet_space(g: Land, seat: Seat) -> Script[None]:
    """What lies there first; then the instruction, unless the character turns back (D-52, D-55)."""
    c = g.char(seat)
    here = g.here(seat)
    yield from gather(g, seat)
    if not here.deadly or c.done:
        return
    if not (yield from _faces_it(g, seat)):
        return
    yield from carry_out(g, seat)


def _faces_it(g: Land, seat: Seat) -> Script[bool]:
    """On a retreat the instruction may be left undone, and is by default; on the way in it may be refused by turning back. A task that was
    open already was chosen at the start of the turn."""
    c = g.char(seat)
    if c.task is not None or (g.state.move is not None and not g.state.move.path):
        return True
    options = [
        option("face", True, space=c.space, msg="tm-opt-face", tone="plain" if c.retreating else "main"),
        option("leave", False, space=c.space, msg="tm-opt-leave-undone" if c.retreating else "tm-opt-retreat"),
    ]
    faces = yield from ask(seat, "tm-face", options, default="leave" if c.retreating else "face", space=c.space)
    if faces and c.retreating:  # S-43
        c.retreating = False
        g.tell(events.RetreatBrokenOff(seat))
    elif not faces and not c.retreating:
        c.retreating = True
        g.tell(events.Retreats(seat))
    return faces


def carry_out(g: Land, seat: Seat) -> Script[None]:
    match g.here(seat).terrain:
        case "mine":
            yield from _depths(g, seat, "craft")
        case "crypt":
            yield from _depths(g, seat, "strength")
        case "vampire":
            yield from _vampire(g, seat)
        case "pits":
            yield from _pits(g, seat)
        case "werewolf":
            yield from _werewolf(g, seat)
        case _:
            yield from _dice_with_death(g, seat)


def _depths(g: Land, seat: Seat, stat: Stat) -> Script[None]:
    """TM-INNER-05 … TM-INNER-08: three dice less the value; being moved is part of the turn, which ends (S-42)."""
    c = g.char(seat)
    here = g.here(seat)
    fewer = [t.n for _, t in own(g, seat, DiceAt) if t.dice_at == here.terrain]
    worth = total(g, seat, stat)
    label = f"depths:{seat}:{here.id}:{worth}"
    dice = yield from tables.of_the_board(g, seat, g.dice(min([3, *fewer]), label), label)
    result = sum(dice) - worth
    to = here.exit(result)
    g.tell(events.CryptRolled(seat, here.id, tuple(dice), result, to or here.id))
    c.done = not to or not moving.kept_off(g, seat, to, here.id)
    if to and c.done:
        moving.place(g, seat, to, here.id)
        yield from moving.struck_by_hex(g, seat)
    raise TurnOver


def _vampire(g: Land, seat: Seat) -> Script[None]:
    """1–2 one life, 3–4 two, 5–6 three; each follower given up takes the place of one (TM-FLOW-12)."""
    c = g.char(seat)
    label = f"vampire:{seat}:{len(c.followers)}"
    (die,) = yield from tables.of_the_board(g, seat, [g.die(label)], label)
    n = (die + 1) // 2
    g.tell(events.VampireBites(seat, die, n))
    c.done = True
    left = yield from give_up_followers(g, seat, n, c.space)
    yield from lives.lose(g, lives.Loss(seat, left, c.space))
    encounters.still(g, seat)


def give_up_followers(g: Land, seat: Seat, n: int, card: str) -> Script[int]:
    """D-34: followers instead of lives; so many lives are left to lose."""
    given: list[str] = []
    while n > 0 and (question := follower_or_life(g, seat, n, card, given)) is not None:
        follower = yield from put(question)
        if not (yield from give_up(g, seat, follower)):
            break
        given.append(follower)
        n -= 1
    return n


def follower_or_life(g: Land, seat: Seat, n: int, card: str, given: Sequence[str] = ()) -> Ask | None:
    """Forced ones cannot be given up (S-10), and none stands in for two lives (S-181)."""
    followers = [f for f in g.char(seat).followers if f not in given and not possessions.forced(g, f)]
    if not followers:
        return None
    options: list[Option[str]] = [option(f"give:{f}", f, card=f, msg="tm-opt-give-follower") for f in followers]
    options.append(option("bleed", "", n=n, msg="tm-opt-bleed", tone="danger"))
    return Ask(seat, "tm-follower-or-life", options, (("card", card), ("n", n)), default=(options[0].key,))


def give_up(g: Land, seat: Seat, follower: str) -> Script[bool]:
    if follower not in g.char(seat).followers:
        return False
    g.tell(events.FollowerInstead(seat, follower))
    yield from lives.follower_dies(g, seat, follower)  # S-181
    return True


def _pits(g: Land, seat: Seat) -> Script[None]:
    """TM-INNER-10 … TM-INNER-12: so many pitfiends, one after the other; the rest wait for the next turn."""
    c = g.char(seat)
    if c.task is None:
        die = g.die(f"pitfiends:{seat}:{c.space}")
        c.task = Task(kind="pitfiends", n=die)
        g.tell(events.TaskRolled(seat, c.space, (die,), die))
    while c.task.n:
        result = yield from fighting.meet(g, seat, [PITFIEND], "strength", inner=True, named=str(c.task.n))
        encounters.still(g, seat)
        if result != "won":
            raise TurnOver
        c.task.n -= 1
        if c.task.n and not (yield from _fights_on(g, seat, c.task.n)):
            return
    c.task, c.done = None, True


def _fights_on(g: Land, seat: Seat, left: int) -> Script[bool]:
    """D-55, between two pitfiends."""
    options = [
        option("next", True, n=left, msg="tm-opt-next-pitfiend", tone="main"),
        option("retreat", False, msg="tm-opt-retreat", space=g.char(seat).space),
    ]
    if (yield from ask(seat, "tm-pits", options, n=left)):
        return True
    c = g.char(seat)
    c.retreating, c.task = True, None
    g.tell(events.Retreats(seat))
    return False


def _werewolf(g: Land, seat: Seat) -> Script[None]:
    """TM-INNER-09: everybody's own; the same again until it is dead."""
    c = g.char(seat)
    if c.task is None:
        dice = g.dice(2, f"werewolf:{seat}:{c.space}")
        c.task = Task(kind="werewolf", n=sum(dice))
        g.tell(events.TaskRolled(seat, c.space, tuple(dice), c.task.n))
    result = yield from fighting.meet(g, seat, [f"{WEREWOLF}.{c.task.n}"], "strength", inner=True, named="den")
    encounters.still(g, seat)
    if result != "won":
        raise TurnOver
    c.task, c.done = None, True


def _dice_with_death(g: Land, seat: Seat) -> Script[None]:
    """Two dice each: higher goes on, equal again, lower costs a life and again."""
    c = g.char(seat)
    c.task = Task(kind="death")
    mine = g.dice(2, f"death:{seat}:mine")
    theirs = g.dice(2, f"death:{seat}:its")
    g.tell(events.DeathDiced(seat, tuple(mine), tuple(theirs)))
    if sum(mine) > sum(theirs):
        c.task, c.done = None, True
    elif sum(mine) < sum(theirs):
        yield from lives.lose(g, lives.Loss(seat, 1, c.space))
        encounters.still(g, seat)
