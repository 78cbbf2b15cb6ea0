"""Automatic players. A player sees only its view and its question, and picks option keys.

`Default` takes the catalogue's safe default, as for an absent person; `Random` takes anything. Neither is a good player:
a game's own `pilot/` is.
"""

from __future__ import annotations

from typing import Any, Protocol

from games.kernel.ask import Ask
from games.kernel.rules import Chance


class AutoPlayer(Protocol):
    def pick(self, view: Any, question: Ask) -> tuple[str, ...]: ...


class Random:
    """Any legal picks. `chance` is handed in, because games have no luck of their own."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def pick(self, view: Any, question: Ask) -> tuple[str, ...]:
        keys = list(question.keys)
        least = min(question.least, len(keys))
        count = least + self.chance(min(question.most, len(keys)) - least + 1)
        picked: list[str] = []
        for _ in range(count):
            picked.append(keys.pop(self.chance(len(keys))))
        return tuple(picked)


class Default:
    """What an absent person's seat answers."""

    def pick(self, view: Any, question: Ask) -> tuple[str, ...]:
        keys = question.keys
        picks = [k for k in question.default if k in keys][: question.most]
        for k in keys:
            if len(picks) >= min(question.least, len(keys)):
                break
            if k not in picks:
                picks.append(k)
        return tuple(picks)
