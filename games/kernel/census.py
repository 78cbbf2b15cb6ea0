"""What an auditor needs: claims about a state, and a census of the things in the box, each of which is in one place.

`Rules.audit` looks at every state of the large runs and the tests; what it finds wrong is a fault of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


class Unsound(AssertionError):
    """The state contradicts the components of the box."""


def claim(true: bool, what: str) -> None:
    if not true:
        raise Unsound(what)


class Census:
    """Counts things of one kind (cards, dice, markers) by their ids, place by place."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self._seen: list[str] = []

    def at(self, ids: Iterable[str]) -> None:
        """What lies in one more place."""
        self._seen.extend(ids)

    def is_all_of(self, box: Iterable[str]) -> None:
        """Everything in the box was seen as often as it is in there, and nothing else was."""
        seen, wanted = Counter(self._seen), Counter(iter(box))  # of a dict its keys: a Counter would take it for counts
        if dict(seen) == dict(wanted):  # after every answer of millions; what follows only says what is wrong
            return
        for id, n in wanted.items():
            claim(seen[id] == n, f"{self.noun} {id} is in {seen[id]} places; the box has {n}")
        claim(not seen.keys() - wanted, f"unknown {self.noun}s: {sorted(seen.keys() - wanted)}")
