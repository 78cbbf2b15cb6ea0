"""Pictures of a simulated game, for `keeper render`: how far it is played until the wanted picture is there, and the picture.

A game that knows more than its board has a `Stage` of its own in `staging.py` among its pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.kernel.phrases import Lang
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.names import Names

WHOLE = ("recap", "film")  # these need every turn, and `answers` is then the number of turns
BATTLE = "battle"


class NotThere(ValueError):
    """There is no such picture of this game: one line that says why."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """`viewer` is in words, for refusals; views are the viewer's already."""

    what: str
    answers: int
    viewer: str
    cards: Any
    lang: Lang
    names: Names
    palette: str


class Stage:
    """One picture in the making. A game says what a turn and a fight are with it, and draws."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self._given = 0

    def enough(self, look: Callable[[], Any], over: bool) -> bool:
        """Asked after every answer: has it come far enough? `look` gives the viewer's view."""
        self._given += 1
        if self.wanted.what in WHOLE:
            return self.turns(look(), over) >= self.wanted.answers
        if self.wanted.what == BATTLE:  # however many answers that takes
            return self.fought(look())
        return self._given >= self.wanted.answers

    def drawn(self, view: Any) -> Drawn | Picture:
        """The picture; a film is encoded already. Raises NotThere."""
        if self.wanted.what == "film":
            made = self.film()
            if made is None:
                raise NotThere("not one turn is over yet")
            return made
        if self.wanted.what == BATTLE and not self.fought(view):
            raise NotThere(f"{self.no_fight(view)} in this game; try another --seed")
        return self.draw(view)

    def unknown(self, known: tuple[str, ...]) -> NotThere:
        wanted = self.wanted
        return NotThere(f"no picture is called {wanted.what!r} for {wanted.viewer}; there is {', '.join(known)}")

    # The game's own

    def turns(self, view: Any, over: bool) -> int:
        """How many turns are over now. Called after every answer, so that the game can keep what a recap or film is made of."""
        return 0

    def fought(self, view: Any) -> bool:
        return False

    def no_fight(self, view: Any) -> str:
        return "nobody fights"

    def film(self) -> Picture | None:
        return None

    def draw(self, view: Any) -> Drawn:
        raise self.unknown(())
