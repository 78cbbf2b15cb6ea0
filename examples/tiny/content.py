"""The cards and the numbers: what is printed, loaded from content/*.yaml and from packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import Field

from games.kernel import catalogue as kernel
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, Phrases, line

from .effects import Effect


class Card(kernel.Card):
    """A wish or a find: both are a few effects. The text is made of them, so it cannot disagree with what happens."""

    effects: Annotated[list[Effect], Field(min_length=1)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(clauses(self.effects, words, lang), lang)]


class Numbers(kernel.Printed):
    """Which face is a wave and which a find, what the beach brings, how many shells are enough."""

    wave: int
    find: int
    faces: int
    beach: int
    short: int
    long: int


@dataclass(frozen=True, slots=True)
class Catalogue(kernel.Catalogue):
    kinds: ClassVar[Mapping[str, type[kernel.Card]]] = {"wishes": Card, "finds": Card}

    wishes: dict[str, Card] = field(default_factory=lambda: dict[str, Card]())
    finds: dict[str, Card] = field(default_factory=lambda: dict[str, Card]())
    numbers: Numbers = field(kw_only=True)


LOADER = kernel.Loader(Path(__file__).parent / "content", Catalogue, sheets={"numbers": Numbers})


@lru_cache(maxsize=8)
def catalogue(packs: tuple[Path, ...] = ()) -> Catalogue:
    return LOADER.load(packs)
