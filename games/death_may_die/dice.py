"""The dice: which faces there are and what they show (DMD-DICE-03). Which die has which faces is data (`numbers.yaml`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["standard", "bonus"]
Face: TypeAlias = Literal["success", "both", "sign", "tentacle", "blank"]  # both: a Success and a Tentacle on one face
Result: TypeAlias = Literal["success", "sign", "tentacle"]

SHOWS: Mapping[Face, tuple[Result, ...]] = {
    "success": ("success",),
    "both": ("success", "tentacle"),
    "sign": ("sign",),
    "tentacle": ("tentacle",),
    "blank": (),
}


HOW_MANY: Mapping[Face, tuple[int, int, int]] = {
    face: (results.count("success"), results.count("sign"), results.count("tentacle")) for face, results in SHOWS.items()
}


def counted(faces: Iterable[Face]) -> tuple[int, int, int]:
    """Successes, Elder Signs and Tentacles."""
    successes = signs = tentacles = 0
    for face in faces:
        a, b, c = HOW_MANY[face]
        successes, signs, tentacles = successes + a, signs + b, tentacles + c
    return successes, signs, tentacles


def shown(faces: Iterable[Face], result: Result) -> int:
    """How often a result is seen; a face with two counts for both."""
    return sum(result in SHOWS[face] for face in faces)
