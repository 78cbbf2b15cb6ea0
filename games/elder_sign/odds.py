"""Chances: how likely dice satisfy a task, and an adventure is passed. Exact for one roll, an estimate for a whole attempt.

Rows are texts as on the card ("L P I3"), faces single letters (1 2 3 4 L P T, J the wildcard), and a set of rolled dice is the
sorted string of its faces. Only faces that a row wants are looked at, which keeps the number of different results small.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from games.elder_sign.dice import FACES, Colour

LETTER = {"lore": "L", "peril": "P", "terror": "T", "wild": "J", "1": "1", "2": "2", "3": "3", "4": "4"}
_SIDES: dict[Colour, str] = {colour: "".join(LETTER[f] for f in faces) for colour, faces in FACES.items()}
_POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "J": 4}

# What a failed roll with terror in it does to the attempt itself.
Terror: TypeAlias = Literal["", "fails", "discards"]


class Dice(NamedTuple):
    """Dice to roll: green ones, and whether the yellow and the red one are among them."""

    green: int
    yellow: int = 0
    red: int = 0

    @property
    def n(self) -> int:
        return self.green + self.yellow + self.red

    def less(self, k: int) -> Dice:
        """`k` of them used on a task: the yellow and red one as often as the others."""
        extra = self.yellow + self.red
        from_extra = min(extra, round(k * extra / max(1, self.n)))
        green = self.green - (k - from_extra)
        if green < 0:
            from_extra, green = from_extra - green, 0
        yellow = self.yellow and from_extra < 1
        red = self.red and from_extra < 1 + self.yellow
        return Dice(green, int(yellow), int(red))

    def discard(self) -> Dice:
        """One of them lost to a failed roll: a green one while there are any."""
        if self.green:
            return Dice(self.green - 1, self.yellow, self.red)
        return Dice(0, 0, self.red) if self.yellow else Dice(0)


class Wants(NamedTuple):
    """A row's dice conditions."""

    symbols: tuple[str, ...]  # "L", or "LP" for a split symbol; plain ones first
    numbers: tuple[int, ...]  # investigation, larger ones first

    @property
    def letters(self) -> str:
        """The faces it could use; the wildcard always."""
        found = {c for s in self.symbols for c in s}
        return "".join(sorted(found | set("1234") if self.numbers else found)) + "J"


@lru_cache(maxsize=20_000)
def wants(text: str) -> Wants:
    words = [w for w in text.split() if w[0] != "!"]
    symbols = sorted((w.replace("/", "") for w in words if w[0] != "I"), key=lambda s: (len(s), s))
    return Wants(tuple(symbols), tuple(sorted((int(w[1:]) for w in words if w[0] == "I"), reverse=True)))


@lru_cache(maxsize=20_000)
def written(text: str) -> str:
    """A row's dice conditions alone. To dice, rows that are written alike are alike."""
    return _write(*wants(text))


def _write(symbols: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    return " ".join([*("/".join(s) for s in symbols), *(f"I{n}" for n in sorted(numbers, reverse=True) if n > 0)])


@lru_cache(maxsize=2_000)
def _results(letters: str, dice: Dice) -> tuple[tuple[str, float], ...]:
    """All different results of these dice as far as `letters` go, with their probability."""
    if dice.n == 0:
        return (("", 1.0),)
    colour: Colour = "red" if dice.red else "yellow" if dice.yellow else "green"
    before = Dice(dice.green, dice.yellow) if dice.red else Dice(dice.green) if dice.yellow else Dice(dice.green - 1)
    chances: dict[str, float] = {}
    for faces, p in _results(letters, before):
        for side in _SIDES[colour]:
            now = "".join(sorted(faces + side)) if side in letters else faces
            chances[now] = chances.get(now, 0.0) + p / 6
    return tuple(chances.items())


@lru_cache(maxsize=400_000)
def dice_for(faces: str, text: str) -> int:
    """How many of these dice solve the row, about as few as can be; 0 if they do not. (A row without conditions takes none.)"""
    symbols, numbers = wants(text)
    left = faces
    for symbol in symbols:
        found = next((c for c in symbol if c in left), "J" if "J" in left else "")
        if not found:
            return 0
        left = left.replace(found, "", 1)
    used = len(symbols)
    points = sorted((_POINTS[c] for c in left if c in _POINTS), reverse=True)
    for n in numbers:
        total = k = 0
        while total < n:
            if k == len(points):
                return 0
            total += points[k]
            k += 1
        # The last die need not be larger than necessary.
        before = total - points[k - 1]
        last = max(i for i in range(k - 1, len(points)) if before + points[i] >= n)
        points = [v for i, v in enumerate(points) if i >= k - 1 and i != last]
        used += k
    return used


@lru_cache(maxsize=200_000)
def kept(faces: str, text: str, least: int) -> tuple[int, str]:
    """Keep what the row wants, of investigation only `least` and more: how many dice that is, and what the row still wants."""
    symbols, numbers = wants(text)
    left, missing, n = faces, list[str](), 0
    for symbol in symbols:
        found = next((c for c in symbol if c in left), "")
        if found:
            left, n = left.replace(found, "", 1), n + 1
        else:
            missing.append(symbol)
    wild = left.count("J")
    while wild and missing:
        missing.pop(0)
        wild, n, left = wild - 1, n + 1, left.replace("J", "", 1)
    points = sorted((_POINTS[c] for c in left if c in _POINTS and _POINTS[c] >= least), reverse=True)
    rest: list[int] = []
    for number in numbers:
        while number > 0 and points:
            number -= points.pop(0)
            n += 1
        if number > 0:
            rest.append(number)
    return n, _write(tuple(missing), tuple(rest))


@lru_cache(maxsize=100_000)
def held(face: str, text: str) -> str:
    """What the row still wants when a die with this face is held for it; the row itself if the die is of no use."""
    symbols, numbers = wants(text)
    fits = next((s for s in symbols if face in s), symbols[0] if symbols and face == "J" else "")
    if fits:
        i = symbols.index(fits)
        return _write(symbols[:i] + symbols[i + 1 :], numbers)
    if numbers and face in _POINTS:
        return _write(symbols, (numbers[0] - _POINTS[face], *numbers[1:]))
    return text


@lru_cache(maxsize=100_000)
def one_roll(text: str, dice: Dice) -> float:
    """The chance that one roll of these dice satisfies the row."""
    if not text:
        return 1.0
    return sum(p for faces, p in _results(wants(text).letters, dice) if dice_for(faces, text))


@dataclass(frozen=True, slots=True)
class RollOdds:
    """What one roll for one row may bring."""

    solve: float
    uses: tuple[tuple[int, float], ...]  # dice the solution takes, with its share of the solutions
    again: float  # after a failure: the chance that re-rolling what is of no use solves it
    held: str  # after a failure: what the row usually still wants when the best die is held
    holds: float  # … and how often there is such a die


@lru_cache(maxsize=50_000)
def roll_for(text: str, dice: Dice) -> RollOdds:
    if not text:
        return RollOdds(1.0, ((0, 1.0),), 0.0, "", 0.0)
    uses: dict[int, float] = {}
    holds: dict[str, float] = {}
    solve = again = 0.0
    later = Dice(max(0, dice.green - 2), dice.yellow, dice.red)
    for faces, p in _results(wants(text).letters, dice):
        k = dice_for(faces, text)
        if k:
            solve += p
            uses[k] = uses.get(k, 0.0) + p
            continue
        again += p * best_keep(faces, text, dice)
        best = max((held(f, text) for f in sorted(set(faces))), key=lambda t: one_roll(t, later), default="")
        if best and best != text:
            holds[best] = holds.get(best, 0.0) + p
    fail = max(1 - solve, 1e-9)
    usual = max(holds, key=lambda t: holds[t], default="")
    return RollOdds(
        solve,
        tuple((k, p / solve) for k, p in uses.items()),
        min(1.0, again / fail),
        usual,
        min(1.0, sum(holds.values()) / fail),
    )


def best_keep(faces: str, text: str, dice: Dice) -> float:
    """Re-rolling once what is of no use: about the best chance to solve the row."""
    found = 0.0
    for least in (2, 3) if wants(text).numbers else (1,):
        n, rest = kept(faces, text, least)
        if n < dice.n:
            found = max(found, one_roll(rest, dice if n == 0 else Dice(min(dice.n - n, 6))))
    return found


@lru_cache(maxsize=20_000)
def fewest_dice(text: str) -> int:
    """No solution of the row takes fewer dice."""
    symbols, numbers = wants(text)
    return len(symbols) + sum((n + 3) // 4 for n in numbers)


class _Level(NamedTuple):
    """An attempt at one point: its chance, its chance after a failed roll, and per open row (chance after it, solve, again)."""

    chance: float
    after_failure: float
    rows: tuple[tuple[float, float, float], ...]


def passing(rows: tuple[str, ...], dice: Dice, clues: int = 0, holds: int = 1, arrow: bool = False, terror: Terror = "") -> float:
    """The chance to solve all rows, with so many re-rolls, and failed rolls after which a die can be held (focus, spells).

    An estimate: which rows a roll solves is taken as independent, and spells are counted only after failed rolls.
    """
    texts = rows if arrow else tuple(sorted(rows))
    return _level(texts, dice, max(0, clues), max(0, holds), arrow, terror).chance


def failing(rows: tuple[str, ...], dice: Dice, clues: int = 0, holds: int = 1, arrow: bool = False, terror: Terror = "") -> float:
    """The same just after a roll that solves nothing."""
    texts = rows if arrow else tuple(sorted(rows))
    return _level(texts, dice, max(0, clues), max(0, holds), arrow, terror).after_failure


@lru_cache(maxsize=300_000)
def _level(rows: tuple[str, ...], dice: Dice, clues: int, holds: int, arrow: bool, terror: Terror) -> _Level:
    if not rows:
        return _Level(1.0, 1.0, ())
    n = dice.green + dice.yellow + dice.red
    if n <= 0 or n < sum(map(fewest_dice, rows)):
        return _Level(0.0, 0.0, ())
    discarded = dice.discard()
    fail = plain = _level(rows, discarded, clues, holds, arrow, terror).chance
    seen: list[tuple[float, float, float]] = []
    for i, row in enumerate(rows[:1] if arrow else rows):
        if row in rows[:i]:
            continue
        roll = roll_for(row, dice)
        rest = rows[:i] + rows[i + 1 :]
        after = sum(p * _level(rest, dice.less(k), clues, holds, arrow, terror).chance for k, p in roll.uses)
        seen.append((after, roll.solve, roll.again))
        if holds and n > 2 and roll.held:
            eased = (*rows[:i], roll.held, *rows[i + 1 :])
            eased = eased if arrow else tuple(sorted(eased))
            kept_die = _level(eased, discarded.discard(), clues, holds - 1, arrow, terror).chance
            fail = max(fail, roll.holds * kept_die + (1 - roll.holds) * plain)
    if terror:
        # A failed roll of n green dice shows terror rather more often than not.
        spared = (5 / 6) ** dice.green
        worse = 0.0 if terror == "fails" else _level(rows, discarded.discard(), clues, 0, arrow, terror).chance
        fail = spared * fail + (1 - spared) * min(fail, worse)
    if clues:
        fewer = _level(rows, dice, clues - 1, holds, arrow, terror)
        for after, _, again in fewer.rows:
            fail = max(fail, again * after + (1 - again) * fewer.after_failure)
    chance, left = 0.0, 1.0
    for after, solve, _ in sorted(seen, reverse=True):
        if after > fail:
            chance += left * solve * after
            left *= 1 - solve
    return _Level(chance + left * fail, fail, tuple(seen))


@lru_cache(maxsize=20_000)
def blows(text: str, dice: Dice) -> float:
    """How often a combat task is solved in one attack phase, on average."""
    if dice.n <= 0:
        return 0.0
    roll = roll_for(text, dice)
    hit = sum(p * (1 + blows(text, dice.less(k))) for k, p in roll.uses if k) if text else 0.0
    return roll.solve * hit + (1 - roll.solve) * blows(text, dice.discard())
