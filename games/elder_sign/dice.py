"""The eight dice and their faces (book: "Die Würfel"; catalogue 7.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["green", "yellow", "red"]
# 1–4 are investigation symbols; J is the wildcard (Joker).
Face: TypeAlias = Literal["1", "2", "3", "4", "lore", "peril", "terror", "wild"]

FACES: dict[Colour, tuple[Face, ...]] = {
    "green": ("1", "2", "3", "lore", "peril", "terror"),
    "yellow": ("1", "2", "3", "4", "lore", "peril"),
    "red": ("wild", "2", "3", "4", "lore", "peril"),
}

GREENS = ("g1", "g2", "g3", "g4", "g5", "g6")
DICE: dict[str, Colour] = {**dict.fromkeys(GREENS, "green"), "y": "yellow", "r": "red"}

# A wildcard counts as this much investigation (ES-TASK-12).
WILD_INVESTIGATION = 4


def investigation(face: Face) -> int:
    """How many investigation symbols a face can bring."""
    if face == "wild":
        return WILD_INVESTIGATION
    return int(face) if face in ("1", "2", "3", "4") else 0
