"""What the kernel's verbs must know of a game: what its names count, whom they mean, what hurts, how its dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from games.kernel.ask import Script, Seat

if TYPE_CHECKING:
    from games.kernel.effects import Verb

G = TypeVar("G")  # the game's table

DEADLY = 100  # so much danger is the end of somebody


class Measures(Generic[G]):
    """A game overrides what its verbs need. `prefix` begins the names of its questions."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def addresses(self, g: G, who: Seat) -> bool:
        """Is there still somebody for the text to speak to?"""
        return True

    def player(self, g: G, who: Seat) -> Seat:
        """Who answers for whom the text speaks to: somebody may play two."""
        return who

    def count(self, g: G, what: str, who: Seat, card: str) -> int:
        """How many there are of what `when` and `per` name, and what is added to a roll; 1 or 0 for what is so or not."""
        raise NotImplementedError(what)

    def group(self, g: G, whom: str, who: Seat, card: str) -> list[Seat]:
        """Whom `each` means, in the order in which it happens to them."""
        raise NotImplementedError(whom)

    def hits_one(self, g: G, seat: Seat, part: Script[None]) -> Script[None]:
        """One's share of what happens to each, with what follows for them at once."""
        yield from part

    def between(self, g: G, who: Seat) -> Script[bool]:
        """Between two effects of one text: what follows from the first before the second. False: nobody is left to read on."""
        yield from ()
        return True

    def offers(self, g: G, who: Seat, card: str, effects: Sequence[Verb]) -> bool:
        """May this be chosen? By most rules nobody chooses what cannot be done."""
        return all(e.possible(g, who, card) for e in effects)

    def danger(self, g: G, who: Seat, effects: Sequence[Verb]) -> int:
        """How much these effects would hurt, at least DEADLY if they would be the end: for the answers of whoever is absent."""
        return 0

    def roll(self, g: G, who: Seat, card: str, dice: int, label: str) -> Script[int]:
        """Roll so many dice for a table, tell it, and say what they give together. `label` is the luck's name."""
        raise NotImplementedError(label)

    def results(self, dice: int) -> tuple[int, int]:
        """The least and the most so many dice can give."""
        return dice, 6 * dice

    def mark(self, g: G, who: Seat, card: str) -> str:
        """Whose "once per …" it is: by most rules everybody's own."""
        return f"{who}:{card}"
