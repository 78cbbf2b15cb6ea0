"""Fingerprints: equal data has equal ones, in every process and however its strings came to be."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from games.kernel.ask import mark

DATA: tuple[Any, ...] = ("es-move", 3, None, True, ("a", "a"), ["go:A01", (("card", "A01"), ("card", "A01"))], "ß", 2**70, -1)


def test_equal_data_has_one_mark_however_it_was_made() -> None:
    twice = ("go", 1)
    made = ("".join(["g", "o"]), int("1"))
    assert mark([twice, twice]) == mark([made, ("go", 1)])
    assert mark(*DATA) == mark(*("".join(list(d)) if isinstance(d, str) else d for d in DATA))


@pytest.mark.parametrize(
    ("one", "other"), [(1, True), (0, None), ("1", 1), (("a",), ["a"]), (("a", "b"), ("ab",)), ((), ("",)), (("a", ()), ("a",))]
)
def test_different_data_has_different_marks(one: Any, other: Any) -> None:
    assert mark(one) != mark(other)


def test_another_process_finds_the_same_mark() -> None:
    code = f"from games.kernel.ask import mark; print(mark(*{DATA!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == mark(*DATA)


class Mood(StrEnum):
    low = "low"


@dataclass(frozen=True)
class Card:
    id: str


def test_what_is_not_quite_plain_still_has_a_mark_of_its_own() -> None:
    assert mark(Mood.low) == mark(Mood.low) != mark("low")
    assert mark(Card("a")) == mark(Card("a")) != mark(Card("b"))
