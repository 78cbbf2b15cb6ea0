"""Where a move may end, as far as everybody can see it: so many spaces either way round, and the passages a way leads to.

The rules decide (games/talisman/rules/moving.py); a picture that waits for a decision shows what it is about.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.talisman.content import Catalogue
from games.talisman.view import TalismanView

from .words import marks

# The outer end of the bridge, and the doors into the next region: which terrain, who or what waits there.
SENTINEL, PORTAL = "sentinel", "portal"


@dataclass(frozen=True)
class Way:
    """`turning`: clockwise, counter, or passage. `path` begins with the next space."""

    turning: str
    path: tuple[str, ...]

    @property
    def end(self) -> str:
        return self.path[-1]


def around(cards: Catalogue, space: str, n: int, turning: str) -> tuple[str, ...]:
    """The next n spaces of the ring, one way round."""
    ring = cards.ring(cards.spaces[space].region)
    at, step = ring.index(space), 1 if turning == "clockwise" else -1
    return tuple(ring[(at + step * i) % len(ring)] for i in range(1, n + 1))


def ringed(view: TalismanView, cards: Catalogue, seat: int) -> bool:
    """Whether they go round: in the outer and the middle region."""
    c = view.players[seat].character
    return c is not None and cards.spaces[c.space].region in ("outer", "middle")


def reach(view: TalismanView) -> int:
    """How far the one in turn may go now; 0 if nobody has rolled, or the way was gone. Whoever goes one space has no die to wait for."""
    if view.phase != "movement" or (view.move is not None and view.move.path):
        return 0
    return 1 if view.one_space else sum(view.move.dice) if view.move is not None else 0


def at_the_bridge(view: TalismanView, cards: Catalogue) -> bool:
    """Whoever goes has come as far as the guard, and what happens there decides whether the move goes on."""
    c = view.players[view.active].character
    gone = view.move is not None and bool(view.move.path)
    return gone and view.phase == "movement" and c is not None and cards.spaces[c.space].terrain == "sentinel"


def ways(view: TalismanView, cards: Catalogue, seat: int, n: int) -> list[Way]:
    c = view.players[seat].character
    assert c is not None
    found: list[Way] = []
    for turning in ("counter", "clockwise"):
        path: list[str] = []
        for space in around(cards, c.space, n, turning):
            if "barrier" in marks(view, space):
                break
            path.append(space)
        if path:
            found.append(Way(turning, tuple(path)))
    whole = [w for w in found if len(w.path) == n] or found
    return whole + _passages(cards, c.space, found, n)


def _passages(cards: Catalogue, start: str, found: list[Way], n: int) -> list[Way]:
    """A way that reaches the bridge or the Portal with a step left may lead over it."""
    passages: dict[str, Way] = {}
    for way in [Way("here", ()), *found]:
        for i, space in enumerate((start, *way.path)):
            if i >= n:
                break
            beyond = _beyond(cards, space)
            if beyond and (i > 0 or way.turning == "here"):
                passages.setdefault(beyond, Way("passage", (*way.path[:i], beyond)))
    return list(passages.values())


def _beyond(cards: Catalogue, space: str) -> str:
    """What lies on the other side of a bridge, or behind the Portal."""
    here = cards.spaces[space]
    if here.terrain == SENTINEL:
        return next((s for s in here.opposite if s in cards.spaces), "")
    if here.terrain == "hills" and here.region == "middle":
        return next((s for s in here.opposite if cards.spaces[s].terrain == SENTINEL), "")
    if here.terrain == PORTAL:
        return next(iter(cards.rings.get("inner", ())), "")
    return ""


def guarded(way: Way, cards: Catalogue) -> bool:
    """Whether it leads from the outer region over the bridge: nobody stands in the way of whoever comes back."""
    return way.turning == "passage" and cards.spaces[way.end].region == "middle"


def near(view: TalismanView, cards: Catalogue) -> set[str]:
    """The spaces whose names matter to whoever is in turn: within one roll, or their whole region."""
    c = view.players[view.active].character if view.active < len(view.players) else None
    if c is None:
        return set()
    if not ringed(view, cards, view.active):
        return {s.id for s in cards.spaces.values() if s.region in ("inner", "crown")}
    found = {c.space}
    for turning in ("clockwise", "counter"):
        found |= set(around(cards, c.space, 6, turning))
    return found
