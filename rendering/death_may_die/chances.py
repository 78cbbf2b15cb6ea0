"""What throwing dice again could change: the chance now and afterwards.

The dice thrown again are those their owner would rather not have, as many as can be paid; what else might be done with the roll
is not weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.death_may_die.content import Catalogue
from games.death_may_die.dice import SHOWS, Face
from games.death_may_die.view import Roll, RollView

AGAINST = ("attacked", "fire", "stage")


@dataclass(frozen=True)
class Chance:
    """One thing one hopes for, as shares of 1."""

    what: str  # kill, done, unhurt, fewer, more, calm
    now: float
    then: float


def again(roll: Roll, counted: RollView, need: int) -> list[int]:
    """Which dice one would throw again. Where there is enough already, only horrors that cost none of it."""
    against = roll.why in AGAINST
    signs_count = counted.successes > sum("success" in SHOWS[d.face] for d in roll.dice)

    def worth(face: Face) -> int:
        shows = SHOWS[face]
        if against:
            return 2 * ("success" in shows) + ("tentacle" in shows)
        if counted.successes >= need:
            return int("tentacle" in shows and ("success" not in shows or counted.successes > need))
        if "success" in shows or (signs_count and "sign" in shows):
            return 0
        return 2 if "tentacle" in shows else 1

    order = sorted((i for i, d in enumerate(roll.dice) if worth(d.face)), key=lambda i: -worth(roll.dice[i].face))
    return sorted(order[: counted.rerolls])


def _share(roll: Roll, thrown: Sequence[int], cards: Catalogue, good: Callable[[int, int], bool], extra: int) -> float:
    """How likely it is that successes and tentacles are good, if those dice are thrown again."""
    kept: list[Face] = [d.face for i, d in enumerate(roll.dice) if i not in thrown]
    sums = {(sum("success" in SHOWS[f] for f in kept) + extra, sum("tentacle" in SHOWS[f] for f in kept)): 1.0}
    for i in thrown:
        faces: Sequence[Face] = cards.numbers.dice[roll.dice[i].kind]
        following: dict[tuple[int, int], float] = {}
        for (hits, horrors), share in sums.items():
            for face in faces:
                key = (hits + ("success" in SHOWS[face]), horrors + ("tentacle" in SHOWS[face]))
                following[key] = following.get(key, 0.0) + share / len(faces)
        sums = following
    return sum(share for (hits, horrors), share in sums.items() if good(hits, horrors))


def chances(roll: Roll, counted: RollView, need: int, cards: Catalogue) -> list[Chance]:
    thrown = again(roll, counted, need)
    extra = counted.successes - sum("success" in SHOWS[d.face] for d in roll.dice)
    main = "unhurt" if roll.why in AGAINST else "done" if roll.why == "task" else "kill"
    good: Callable[[int, int], bool] = (lambda hits, _: hits <= 0) if roll.why in AGAINST else (lambda hits, _: hits >= need)

    found = [
        Chance(main, _share(roll, (), cards, good, extra), _share(roll, thrown, cards, good, extra)),
        Chance("calm", _share(roll, (), cards, _calm, 0), _share(roll, thrown, cards, _calm, 0)),
    ]
    if main == "unhurt" and not found[0].then:  # not all wounds can be thrown away, but perhaps one
        found[0] = Chance("fewer", 0, _share(roll, thrown, cards, lambda hits, _: hits < counted.successes, extra))
    elif main != "unhurt" and not found[0].then:  # nor can it be done at once, but more than now
        found[0] = Chance("more", 0, _share(roll, thrown, cards, lambda hits, _: hits > counted.successes, extra))
    return [ch for ch in found if ch.now != ch.then] or found[:1]


def _calm(_: int, horrors: int) -> bool:
    return horrors == 0
