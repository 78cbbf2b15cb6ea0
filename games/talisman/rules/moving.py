"""Movement (chapter 11) in the outer and middle region: the die, the two ways round, bridge and Portal as parts of a way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import has
from games.talisman.rules import armed, lives, possessions
from games.talisman.rules.interrupts import Elsewhere
from games.talisman.state import kind
from games.talisman.table import Land
from games.talisman.traits import Amulet, Slow

Turning: TypeAlias = Literal["cw", "ccw"]
Passage: TypeAlias = Literal["", "sentinel", "portal"]

SENTINEL, HILLS, PORTAL, PERIL = "O5", "M4", "M1", "I1"
RINGS: dict[str, tuple[str, int]] = {"outer": ("O", 24), "middle": ("M", 16)}


@dataclass(frozen=True, slots=True)
class Way:
    """One way to go: the spaces one after the other. At its end perhaps a passage that has to be won first, with so many steps left
    behind it."""

    path: tuple[str, ...]
    turning: Turning
    passage: Passage = ""
    left: int = 0

    @property
    def end(self) -> str:
        return self.path[-1]

    @property
    def name(self) -> str:
        return f"{self.passage or self.end}:{self.turning}"


def step(space: str, turning: Turning) -> str:
    """The next space of a ring."""
    ring, at = space[0], int(space[1:])
    size = 24 if ring == "O" else 16
    return f"{ring}{(at - 1 + (1 if turning == 'cw' else -1)) % size + 1}"


def distance(start: str, space: str) -> int:
    """So many steps clockwise, on one ring."""
    return (int(space[1:]) - int(start[1:])) % RINGS["outer" if start[0] == "O" else "middle"][1]


def barred(g: Land, space: str) -> bool:
    return g.in_force("barrier", space)


def along(g: Land, start: str, turning: Turning, n: int) -> tuple[str, ...]:
    """TM-MOVE-03: so many spaces one way, or up to the space before a barrier."""
    path = [start]
    for _ in range(n):
        following = step(path[-1], turning)
        if barred(g, following):
            break
        path.append(following)
    return tuple(path)


def ways(g: Land, start: str, n: int, *, from_bridge: bool = False) -> list[Way]:
    """TM-MOVE-01, TM-MOVE-02: exactly so many spaces, either way round; over the bridge (TM-BRIDGE-02) or to the Portal (TM-PORTAL-04)
    where a step is left on reaching it. One way that is barred leaves the other; both barred: up to the barrier."""
    found: list[Way] = []
    rounds = [Way(along(g, start, turning, n), turning) for turning in ("cw", "ccw")]
    whole = [w for w in rounds if len(w.path) == n + 1]
    found += whole or rounds
    for way in rounds:
        for i, space in enumerate(way.path):
            left = n - i
            if left < 1 or (i == 0 and way.turning == "ccw"):  # standing on it already: once, not once for each way
                continue
            if space == SENTINEL and not from_bridge and not barred(g, HILLS):
                found.append(Way(way.path[: i + 1], way.turning, "sentinel", left - 1))
            elif space == HILLS and not from_bridge and not barred(g, SENTINEL):
                found += _outward(g, way, i, left - 1)
            elif space == PORTAL:
                found.append(Way(way.path[: i + 1], way.turning, "portal", left - 1))
    return _told_apart(found)


def _outward(g: Land, way: Way, i: int, left: int) -> list[Way]:
    """TM-BRIDGE-07: nobody is in the way. The rest of the move in either direction (S-67), never back over the bridge."""
    start = way.path[: i + 1]
    if left == 0:
        return [Way((*start, SENTINEL), way.turning)]
    beyond = [Way((*start, *along(g, SENTINEL, turning, left)), turning) for turning in ("cw", "ccw")]
    whole = [w for w in beyond if len(w.path) == len(start) + left + 1]
    return whole or beyond


def _told_apart(found: list[Way]) -> list[Way]:
    """Each end once: two ways to one space by one turning are the same to whoever goes there."""
    return list({way.name: way for way in found}.values())


def slow(g: Land, seat: Seat) -> bool:
    """Blizzard, Poltergeist, a toad: one space without a die (TM-TOAD-06)."""
    return g.char(seat).toad is not None or g.in_force("blizzard") or has(g, seat, Slow)


# Arriving


def walk(g: Land, seat: Seat, path: tuple[str, ...]) -> None:
    c = g.char(seat)
    if g.state.move is not None:
        g.state.move.path += path if not g.state.move.path else path[1:]
    before, c.space = c.space, path[-1]
    g.tell(events.Walks(seat, c.space, path))
    _left_space(g, seat, before)


def place(g: Land, seat: Seat, space: str, card: str) -> None:
    """An effect puts the character there."""
    c = g.char(seat)
    before, c.space = c.space, space
    g.tell(events.PutThere(seat, space, card))
    _left_space(g, seat, before)


def _left_space(g: Land, seat: Seat, before: str) -> None:
    """A raft is lost where its builder is moved away (S-18), and so is a crossing that was paid for (S-159); the Poltergeist does not
    cross the river; and whoever is moved out of the Temple is its slave no more (S-175)."""
    c = g.char(seat)
    if c.space != before:
        c.enslaved = False
    if c.granted == "ferry":
        c.granted = ""
    if c.raft and c.space != before:
        possessions.gone(g, c.raft)
        c.raft = ""
        g.tell(events.RaftLost(seat))
    if (g.space(before).region == "outer") != (g.space(c.space).region == "outer"):
        for card in [f for f in c.followers if kind(f) == "poltergeist"]:
            possessions.use_up(g, seat, card)
    if g.space(c.space).region != "inner":
        c.task, c.done, c.retreating = None, True, False


def put(g: Land, seat: Seat, space: str, card: str) -> None:
    """By an effect in the middle of an encounter: whoever is in turn goes on there (TM-ENC-12), also if it is the same space (S-108).
    Nobody is carried onto a space that is barred (S-182)."""
    if kept_off(g, seat, space, card):
        return
    place(g, seat, space, card)
    if seat == g.state.active and g.state.phase == "encounter":
        raise Elsewhere


def kept_off(g: Land, seat: Seat, space: str, card: str) -> bool:
    """S-182: what would put the character onto a barred space does not; it stays where it is."""
    if barred(g, space):
        g.tell(events.KeptOff(seat, space, card))
        return True
    return False


def ended(g: Land, seat: Seat) -> Script[None]:
    """TM-FLOW-05, before the choice of what to meet: what was laid ready for the end of this move, then a Hex. Also where no encounter
    follows, because a passage did not open or the table leaves the Portal without one (S-104)."""
    yield from armed.at(g, armed.Moment("move-end", seat, space=g.char(seat).space))
    if g.alive(seat):
        yield from struck_by_hex(g, seat)


def struck_by_hex(g: Land, seat: Seat) -> Script[None]:
    """TM-ENC-13, S-104: before anything else, on whoever ends a move or is put there. An Amulet keeps it off like any spell (S-174)."""
    space = g.char(seat).space
    if has(g, seat, Amulet):
        return
    for effect in [e for e in g.in_effect if e.what == "hex" and e.on == space]:
        if g.alive(seat):
            g.tell(events.HexStrikes(seat, space))
            yield from lives.lose(g, lives.Loss(seat, 1, effect.card, by=effect.by))
