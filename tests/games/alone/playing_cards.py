"""A table for one card: the hero acts, one evil player holds the card, and the test stops where it can be played.

t = facing("charge", "move:east", creatures="spore@1E1")
plays(t, "charge")
assert where(t, "k1") == "1C1"  # of scene.py

A card of a pack: `facing("drip", "move:east", cards=cards_with("alone", DRIP))`.
"""

from __future__ import annotations

from typing import Any

from games.alone.content import catalogue
from games.alone.state import AloneState, DeckName
from games.kernel.table import Event
from games.kernel.testing import Play
from tests.games.alone.scene import CORRIDOR, heard, scene, through

DECKS: tuple[DeckName, ...] = ("fury", "speed", "terror", "traps")


def go(t: Play[AloneState], seat: int, *keys: str, msg: str | None = None) -> Play[AloneState]:
    """Answer, then let hollow questions pass."""
    return through(t.says(seat, *keys, msg=msg))


def sitting(map: str = CORRIDOR, upper: str = "", **situation: Any) -> Play[AloneState]:
    """A table at the start of the hero's turn. The hero is the doctor, whose power asks nothing during a turn."""
    situation.setdefault("character", "doctor")
    return through(scene(map, upper, **situation))


def facing(card: str, *actions: str, map: str = CORRIDOR, upper: str = "", **situation: Any) -> Play[AloneState]:
    """The hero does this while evil holds this card; nobody has played anything yet."""
    deck = (situation.get("cards") or catalogue()).reactions[card].deck
    other = next(d for d in DECKS if d != deck)
    held = situation.pop("held", card)
    t = sitting(map, upper, hands={1: held}, decks=f"{deck} {other}", **situation)
    for action in actions:
        go(t, 0, action)
    return t


def plays(t: Play[AloneState], card: str, *choices: str) -> Play[AloneState]:
    """Evil plays the card and makes these choices."""
    go(t, 1, f"play:{card}")
    for choice in choices:
        go(t, 1, choice)
    return t


def offered(t: Play[AloneState], card: str) -> bool:
    return any(f"play:{card}" in a.keys for a in t.live.asks if a.seat == 1)


def rolled(t: Play[AloneState], by: str) -> list[int]:
    """How many dice were thrown in each roll by this roller so far."""
    from games.alone.events import Rolled

    return [len(e.faces) for e in heard(t, Rolled) if isinstance(e, Rolled) and e.by == by]


def names(t: Play[AloneState], *kinds: type[Event]) -> list[str]:
    return [type(e).__name__ for e in heard(t, *kinds)]
