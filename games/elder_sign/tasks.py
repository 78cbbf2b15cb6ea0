"""Tasks: rows of conditions, and which dice satisfy them (ES-TASK-01…13).

In YAML a row is written as on the card: `"L I3 !san1"`; a split symbol `"L/P"`; what stands inside a white monster frame in
braces: `"P {T}"`, an empty frame `"{}"`.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, model_validator

from games.elder_sign.dice import Face, investigation

Symbol: TypeAlias = Literal["lore", "peril", "terror"]
SYMBOLS: dict[str, Symbol] = {"L": "lore", "P": "peril", "T": "terror"}
LETTERS = {v: k for k, v in SYMBOLS.items()}


class Need(BaseModel):
    """One dice condition: investigation of at least `n`, or one die showing one of `symbols`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    n: int = 0
    symbols: tuple[Symbol, ...] = ()

    def __str__(self) -> str:
        return f"I{self.n}" if self.n else "/".join(LETTERS[s] for s in self.symbols)


class Row(BaseModel):
    """A task: dice conditions and costs, paid when the dice are placed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    needs: tuple[Need, ...] = ()
    sanity: int = 0
    stamina: int = 0
    hours: int = 0  # clock conditions: how often the clock is advanced by three hours

    def __add__(self, other: Row) -> Row:
        return Row(
            needs=self.needs + other.needs,
            sanity=self.sanity + other.sanity,
            stamina=self.stamina + other.stamina,
            hours=self.hours + other.hours,
        )

    @cached_property
    def text(self) -> str:
        """As it is written on the card. Rows with one text ask for the same."""
        parts = [str(n) for n in self.needs]
        parts += [f"!san{self.sanity}"] if self.sanity else []
        parts += [f"!sta{self.stamina}"] if self.stamina else []
        parts += ["!clock"] * self.hours
        return " ".join(parts)

    def __str__(self) -> str:
        return self.text

    def harder(self, by: int) -> Row:
        """Every investigation number changed by `by`, never below 1."""
        return self._asking(tuple(Need(n=max(1, c.n + by)) if c.n else c for c in self.needs))

    def eased(self, index: int, by: int) -> Row:
        """One investigation condition lowered; at 0 it is no condition any more."""
        left = self.needs[index].n - by
        kept = (Need(n=left),) if left > 0 else ()
        return self._asking((*self.needs[:index], *kept, *self.needs[index + 1 :]))

    def _asking(self, needs: tuple[Need, ...]) -> Row:
        """The same costs; a new row, not a copy, which would keep the old one's text."""
        return Row(needs=needs, sanity=self.sanity, stamina=self.stamina, hours=self.hours)

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: Any) -> Any:
        return parse_row(value) if isinstance(value, str) else value


_WORD = re.compile(r"^(?:I(?P<n>[1-9]\d?)|(?P<s>[LPT](?:/[LPT])*)|!(?P<cost>san|sta)(?P<c>[1-9])|!(?P<clock>clock))$")


def parse_row(text: str) -> dict[str, Any]:
    needs: list[dict[str, Any]] = []
    row: dict[str, Any] = {"needs": needs, "sanity": 0, "stamina": 0, "hours": 0}
    for word in text.split():
        found = _WORD.match(word)
        if not found:
            raise ValueError(f"{word!r} is no condition; write I3, L, P, T, L/P, !san1, !sta1 or !clock")
        if found["n"]:
            needs.append({"n": int(found["n"])})
        elif found["s"]:
            needs.append({"symbols": tuple(SYMBOLS[s] for s in found["s"].split("/"))})
        elif found["clock"]:
            row["hours"] += 1
        else:
            row["sanity" if found["cost"] == "san" else "stamina"] += int(found["c"])
    return row


class Task(BaseModel):
    """A printed row: `open` conditions, and a white monster frame around `framed` ones (ES-MON-02)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    open: Row = Row()
    framed: Row | None = None

    @cached_property
    def frame(self) -> Literal["none", "empty", "full", "partial"]:
        if self.framed is None:
            return "none"
        if self.framed == Row():
            return "empty"
        return "full" if self.open == Row() else "partial"

    @cached_property
    def printed(self) -> Row:
        return self.open + (self.framed or Row())

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        found = re.fullmatch(r"([^{}]*)(?:\{([^{}]*)\})?([^{}]*)", value)
        if not found:
            raise ValueError(f"{value!r}: a row has at most one frame in braces")
        before, inside, after = found.groups()
        return {"open": parse_row(before + " " + after), "framed": None if inside is None else parse_row(inside)}


@lru_cache(maxsize=200_000)
def satisfied(faces: tuple[Face, ...], needs: tuple[Need, ...]) -> bool:
    """Can these dice (all of them at hand, not all needed) satisfy every condition, each die on one condition at most?"""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    if need.symbols:
        tried: set[Face] = set()
        for i, face in enumerate(faces):
            if face in tried:
                continue
            tried.add(face)
            if (face in need.symbols or face == "wild") and satisfied(faces[:i] + faces[i + 1 :], rest):
                return True
        return False
    useful = [i for i, f in enumerate(faces) if investigation(f)]
    for size in range(1, len(useful) + 1):
        for chosen in combinations(useful, size):
            if sum(investigation(faces[i]) for i in chosen) >= need.n:
                left = tuple(f for i, f in enumerate(faces) if i not in chosen)
                if satisfied(left, rest):
                    return True
    return False


def needs_in_order(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """Symbols first, then the larger investigation numbers: the same answer, found sooner."""
    return tuple(sorted(needs, key=lambda c: (c.n > 0, len(c.symbols), -c.n)))


def covers(faces: tuple[Face, ...], row: Row) -> tuple[tuple[int, ...], ...]:
    """All minimal sets of dice (by index) that satisfy the row: no die of a set can be left out (S-58)."""
    minimal = {tuple(sorted(f for f, n in some for _ in range(n))) for some in covering_faces(tuple(sorted(faces)), row)}
    sizes = sorted({len(m) for m in minimal})
    chosen = (c for size in sizes for c in combinations(range(len(faces)), size))
    return tuple(c for c in chosen if tuple(sorted([faces[i] for i in c])) in minimal)


def covering_faces(faces: tuple[Face, ...], row: Row) -> tuple[tuple[tuple[Face, int], ...], ...]:
    """All minimal covers of a row by what the dice show: which faces, and how many of each. `faces` are sorted."""
    return _covering_faces(faces, row.text)


@lru_cache(maxsize=50_000)
def _covering_faces(faces: tuple[Face, ...], text: str) -> tuple[tuple[tuple[Face, int], ...], ...]:
    wanted = _wanted(text)
    if not wanted:
        return ((),)
    if not _enough(faces, text):
        return ()
    # A condition takes at least one die, a number at most one per point: a set beyond that has one to spare.
    most = min(len(faces), sum(max(1, need.n) for need in wanted))
    found: list[Counter[Face]] = []
    for size in range(len(wanted), most + 1):
        for chosen in dict.fromkeys(combinations(faces, size)):
            if not any(less <= Counter(chosen) for less in found) and _enough(chosen, text):
                found.append(Counter(chosen))
    return tuple(tuple(some.items()) for some in found)


@lru_cache(maxsize=2_000)
def _wanted(text: str) -> tuple[Need, ...]:
    return needs_in_order(Row.model_validate(text).needs)


@lru_cache(maxsize=100_000)
def _enough(faces: tuple[Face, ...], text: str) -> bool:
    """`satisfied` under a key that is quick to look up."""
    return satisfied(faces, _wanted(text))
