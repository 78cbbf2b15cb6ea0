"""Named, stateless luck that anyone can verify.

A draw is `SHA-256(key, name)` where the name says which step, which purpose and the how-manieth of that purpose. There is no
counter and no seed in the state: the same deed after an undo gives the same dice, another deed draws under another name. So a
label names the whole deed: not one die, but which dice are rolled together, and by what.

The key is made of two halves: the house's secret, whose commitment is posted when the table opens, and the players' words, which
come afterwards and stand in the channel before the first die falls. Neither side can choose the dice. At the end the secret is
revealed. `docs/luck.md` is the recipe, exact to the byte.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

# The first line of what the key is made of where the rest are words everybody could read. Games from before have none: there the
# lines are the ids of the joins and of the press that started.
MARK = "keeper:2"

_LIMIT = 1 << 64


def commitment(secret: bytes) -> str:
    """What is posted before the game: it binds the house to its secret without telling it."""
    return sha256(b"keeper:" + secret).hexdigest()


def key_of(secret: bytes, salt: Sequence[str]) -> bytes:
    """The key of all draws: the house's secret, salted by what the players bring, line by line."""
    return hmac.new(secret, "\n".join(salt).encode(), sha256).digest()


def salt_of(words: Sequence[str]) -> str:
    """The players' words as they are stored and as they enter the key. No word has a line break."""
    return "\n".join((MARK, *words))


def words_in(salt: str | None) -> tuple[str, ...] | None:
    """The words in a stored salt; None: it is of a game from before there were words."""
    first, *words = (salt or "").split("\n")
    return tuple(words) if first == MARK else None


class Fate:
    """Draws by name. Rejection sampling on 64 bits, so every outcome is equally likely."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, sides: int, name: str) -> int:
        """A number from 0 to sides - 1."""
        if sides < 1:
            raise ValueError(f"cannot draw from {sides} sides: {name}")
        fair = _LIMIT - _LIMIT % sides
        attempt = 0
        while True:
            value = int.from_bytes(sha256(self.key + f"{name}#{attempt}".encode()).digest()[:8], "big")
            if value < fair:
                return value % sides
            attempt += 1


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw as anybody can repeat it: `name` is step, label and count."""

    name: str
    sides: int
    value: int


class Witness(Fate):
    """The same luck, with everything written down that was drawn since somebody last looked."""

    __slots__ = ("seen",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.seen: list[Drawn] = []

    def draw(self, sides: int, name: str) -> int:
        value = super().draw(sides, name)
        self.seen.append(Drawn(name, sides, value))
        return value

    def look(self) -> tuple[Drawn, ...]:
        seen, self.seen = tuple(self.seen), []
        return seen


class ScriptedFate(Fate):
    """For tests: chosen results by label, in order; labels not scripted fall through to ordinary luck."""

    __slots__ = ("script", "used")

    def __init__(self, script: Mapping[str, Sequence[int]], key: bytes = b"test") -> None:
        super().__init__(key)
        self.script = {label: list(values) for label, values in script.items()}
        self.used: dict[str, int] = {}

    def draw(self, sides: int, name: str) -> int:
        place, _, rest = name.partition("/")
        step = place.partition(".")[0]  # what a game adds to the step is behind a full stop
        label, _, _ = rest.rpartition("#")
        values = self.script.get(f"{step}/{label}") or self.script.get(label)
        if values is None:
            return super().draw(sides, name)
        index = int(rest.rpartition("#")[2])
        if index >= len(values):
            raise AssertionError(f"the script for {label!r} has only {len(values)} results")
        if not 0 <= values[index] < sides:
            raise AssertionError(f"{label!r} has {sides} sides, scripted was {values[index]}")
        self.used[label] = index + 1
        return values[index]
