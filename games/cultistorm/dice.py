"""The five magic symbols, in the order of slots and castes (catalogue 7.1, S-01, S-03), and the faces of both kinds of dice (S-02)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Symbol: TypeAlias = Literal["key", "flame", "moon", "spiral", "tide"]
Face: TypeAlias = Literal["key", "flame", "moon", "spiral", "tide", "wild"]
CultFace: TypeAlias = Literal["key", "flame", "moon", "spiral", "tide", "blank"]

SYMBOLS: tuple[Symbol, ...] = ("key", "flame", "moon", "spiral", "tide")
FACES: tuple[Face, ...] = (*SYMBOLS, "wild")
CULT_FACES: tuple[CultFace, ...] = (*SYMBOLS, "blank")
WILD: Face = "wild"
BLANK: CultFace = "blank"


def offset(first: Symbol, by: int) -> Symbol:
    """The symbol so many places on: cultists and Great Old Ones are printed by offsets from their caste's."""
    return SYMBOLS[(SYMBOLS.index(first) + by) % len(SYMBOLS)]
