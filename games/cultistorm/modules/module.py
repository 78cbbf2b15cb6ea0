"""What a module says of itself, and which go together (CS-EXP-01, CS-EXP-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal


def as_many(seats: int) -> int | None:
    """One investigator for each player."""
    return seats if LEAST <= seats <= MOST else None


@dataclass(frozen=True, slots=True)
class Module:
    """`investigators`: how many there are with so many seats; None: not for so many. Of major ones only one is played with."""

    name: str
    size: Literal["major", "minor", "mode"]
    investigators: Callable[[int], int | None] = as_many


LEAST, MOST = 3, 5  # investigators, unless a major module says otherwise

MODULES: dict[str, Module] = {}


def add(module: Module) -> Module:
    MODULES[module.name] = module
    return module


def clash(names: Sequence[str]) -> str:
    """CS-EXP-01: the second of two major modules; "" if all go together."""
    major = [n for n in names if MODULES[n].size == "major"]
    return major[1] if len(major) > 1 else ""


def investigators(names: Sequence[str], seats: int) -> int | None:
    """How many investigators these seats play: the major module says, otherwise one each, of three to five (CS-GEN-01). None: they cannot."""
    for name in names:
        if name in MODULES and MODULES[name].size == "major":
            return MODULES[name].investigators(seats)
    return seats if LEAST <= seats <= MOST else None
