"""Dice as the sensible player sorts them: alike, wanted by a row, kept, turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.elder_sign import odds
from games.elder_sign.odds import Dice
from games.elder_sign.view import SeenDie

Rows: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A die of the roll."""

    id: str
    letter: str
    colour: str


def ease(rows: Rows, faces: Iterable[str]) -> tuple[Rows, int]:
    """Rows when dice with these faces are held for them, each die for the row that wants it most; and how many are of no use."""
    spare = 0
    for face in faces:
        best = max(range(len(rows)), key=lambda i: wanted(face, rows[i]), default=-1)
        if best < 0 or wanted(face, rows[best]) == 0:
            spare += 1
        else:
            rows = (*rows[:best], odds.held(face, rows[best]), *rows[best + 1 :])
    return rows, spare


def wanted(face: str, row: str) -> float:
    """A symbol that a row asks for is worth more than points towards a number."""
    symbols, numbers = odds.wants(row)
    if any(face in s for s in symbols) or (face == "J" and symbols):
        return 10 + len(symbols)
    return int(face if face != "J" else 4) + numbers[0] / 10 if numbers and face in "1234J" else 0.0


def counted(dice: Sequence[Face]) -> Dice:
    yellow, red = sum(f.colour == "yellow" for f in dice), sum(f.colour == "red" for f in dice)
    return Dice(len(dice) - yellow - red, yellow, red)


def counted_dice(dice: Sequence[SeenDie]) -> Dice:
    yellow, red = sum(d.colour == "yellow" for d in dice), sum(d.colour == "red" for d in dice)
    return Dice(len(dice) - yellow - red, yellow, red)


def distinct(roll: Sequence[Face]) -> list[Face]:
    """One die of each face, green before yellow before red."""
    found: dict[str, Face] = {}
    for face in sorted(roll, key=lambda f: ("green", "yellow", "red").index(f.colour)):
        found.setdefault(face.letter, face)
    return list(found.values())


def turned(roll: Sequence[Face], id: str, letter: str) -> list[Face]:
    return [Face(f.id, letter, f.colour) if f.id == id else f for f in roll]


def keep_for(roll: Sequence[Face], row: str, least: int) -> set[str]:
    """The dice a row wants, of investigation only `least` and more."""
    symbols, numbers = odds.wants(row)
    left = list(roll)
    keep: set[str] = set()

    def take(faces: list[Face]) -> bool:
        if faces:
            keep.add(faces[0].id)
            left.remove(faces[0])
        return bool(faces)

    for symbol in symbols:
        if not take([f for f in left if f.letter in symbol]):
            take([f for f in left if f.letter == "J"])
    for number in numbers:
        while number > 0:
            best = sorted((f for f in left if f.letter in "1234J" and (f.letter == "J" or int(f.letter) >= least)), key=_points)
            if not best:
                break
            number -= _points(best[-1])
            take([best[-1]])
    return keep


def _points(face: Face) -> int:
    return 4 if face.letter == "J" else int(face.letter)
