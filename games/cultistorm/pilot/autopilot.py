"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else.

It plays for the team. One plan for all says who goes where and fights whom with whose help (`team.py`); each seat does its own part of it.
Used as a caretaker for absent people, for balance figures, and as an opponent of bugs.
"""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.choices import Choices
from games.cultistorm.pilot.extras import Extras
from games.cultistorm.pilot.fights import Fights
from games.cultistorm.pilot.finds import Finds
from games.cultistorm.pilot.helping import Helping
from games.cultistorm.pilot.modules import PARTS
from games.cultistorm.pilot.preparing import Preparing
from games.cultistorm.pilot.team import Team
from games.cultistorm.view import StormView
from games.kernel.ask import Ask
from games.kernel.pilot import Pilot


class Autopilot(Pilot[StormView]):
    """One sensible player; the same for every seat."""

    takes_default = frozenset(
        {
            "cs-hold", "cs-may", "cs-parcel", "cs-peek", "cs-pick", "cs-seance", "cs-share",
            "cs-lose-trophy", "cs-return-piece",  # of the minor modules
            "cs-carry", "cs-overlord-plots", "cs-reward", "cs-reward-whom",  # of the major ones
        }
    ).union(*(part.takes_default for part in PARTS))  # fmt: skip

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.team = Team(cards)
        helping = Helping(cards, self.team)
        extras = Extras(cards, self.team)
        of_modules = tuple(part(cards) for part in PARTS)
        self.preparing = Preparing(cards, self.team, helping, extras, of_modules)
        super().__init__(self.preparing, helping, extras, Fights(cards), Finds(cards), Choices(cards), *of_modules)

    def think(self, view: StormView, question: Ask) -> tuple[str, ...] | None:
        return super().think(worth.foreseeing(view), question)

    def wants_idle(self, view: StormView, question: Ask) -> bool:
        """Whoever was ready comes back if there is something to do; offers are answered at once."""
        if question.msg == "cs-prepare":
            return self.preparing.wants(worth.foreseeing(view), question)
        return question.msg in ("cs-offer", "cs-offer-support")
