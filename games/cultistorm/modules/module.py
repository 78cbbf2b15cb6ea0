"""What a module says of itself, and which go together (CS-EXP-01, CS-EXP-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

LEAST, MOST = 3, 5  # investigators, unless a major module says otherwise

Investigators: TypeAlias = Callable[[int, int], int | None]
"""How many there are with so many seats, if everybody has `each` of them (0: as many as usual); None: it cannot be played so."""


def as_many(seats: int, each: int) -> int | None:
    """One investigator for each player, of three to five (CS-GEN-01)."""
    return seats if LEAST <= seats <= MOST and each in (0, 1) else None


@dataclass(frozen=True, slots=True)
class Module:
    """Of major ones only one is played with; it says how many investigators there are."""

    name: str
    size: Literal["major", "minor", "mode"]
    investigators: Investigators = as_many


MODULES: dict[str, Module] = {}


def add(module: Module) -> Module:
    MODULES[module.name] = module
    return module


def clash(names: Sequence[str]) -> str:
    """CS-EXP-01: the second of two major modules; "" if all go together."""
    major = [n for n in names if MODULES[n].size == "major"]
    return major[1] if len(major) > 1 else ""


def investigators(names: Sequence[str], seats: int, each: int = 0) -> int | None:
    """How many investigators these seats play: the major module says, otherwise one each. None: they cannot."""
    major = next((MODULES[n] for n in names if n in MODULES and MODULES[n].size == "major"), None)
    return (major.investigators if major is not None else as_many)(seats, each)


def seats_for(names: Sequence[str], each: int, among: Sequence[int]) -> list[int]:
    """Of these numbers of seats, those that can play with these modules."""
    return [seats for seats in among if investigators(names, seats, each) is not None]


def major_for(seats: int) -> str:
    """The first major module that so many can play with."""
    return next(m.name for m in MODULES.values() if m.size == "major" and m.investigators(seats, 0) is not None)
