"""What cards do. Two verbs are the game's own, three the kernel's, taken over in a line each.

A class below `WadingVerb` that has fields is a verb by itself: its first field is its name in YAML.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from games.kernel import verbs
from games.kernel.ask import Script, Seat
from games.kernel.effects import Verb, Vocabulary
from games.kernel.measures import Measures

from .table import Wading

Counted: TypeAlias = Literal["whistle", "finds", "waves"]
Group: TypeAlias = Literal["others", "all"]


class WadingMeasures(Measures[Wading]):
    """What the kernel's verbs must know of this game: what a name counts, and whom it means."""

    def count(self, g: Wading, what: str, who: Seat, card: str) -> int:
        wader = g.wader(who)
        return {"whistle": int(wader.whistle), "finds": wader.finds, "waves": wader.waves}[what]

    def group(self, g: Wading, whom: str, who: Seat, card: str) -> list[Seat]:
        return g.seats_from(who)[0 if whom == "all" else 1 :]


VERBS: Vocabulary[WadingVerb] = Vocabulary()


class WadingVerb(Verb):
    vocabulary = VERBS
    measures = WadingMeasures("wo")


Effect: TypeAlias = Annotated[WadingVerb, VERBS]


class Gain(WadingVerb):
    gain: int = Field(ge=1)

    def run(self, g: Wading, who: Seat, card: str) -> Script[None]:
        g.gain(who, self.gain)
        return
        yield  # what makes it a script, though it asks nobody

    def share(self) -> tuple[str, str, int]:
        return "gain", "shell", self.gain


class Lose(WadingVerb):
    lose: int = Field(ge=1)

    def run(self, g: Wading, who: Seat, card: str) -> Script[None]:
        g.lose(who, self.lose)
        return
        yield

    def possible(self, g: Wading, who: Seat, card: str) -> bool:
        return g.wader(who).shells >= self.lose

    def share(self) -> tuple[str, str, int]:
        return "lose", "shell", self.lose


class Choose(verbs.Choose[Effect], WadingVerb):
    pass


class When(verbs.When[Counted, Effect], WadingVerb):
    pass


class Each(verbs.Each[Group, Effect], WadingVerb):
    pass
