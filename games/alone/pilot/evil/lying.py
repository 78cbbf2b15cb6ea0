"""What evil tells the hero, and what it leaves out."""

from __future__ import annotations

from typing import Any

from games.alone.content import Catalogue
from games.alone.pilot.evil.secret_map import SecretMap
from games.alone.view import AloneView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Lying:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    @answers("al-say-distance")
    def distance(self, view: AloneView, question: Ask) -> str:
        """As far from the truth as allowed; the longer way discourages more."""
        false = [o for o in question.options if not dict(o.args).get("true")]
        return false[-1].key if false else ""

    @answers("al-say-floor")
    def other_floor(self, view: AloneView, question: Ask) -> str:
        return "floor:other"

    @answers("al-card-lie")
    def about(self, view: AloneView, question: Ask) -> str:
        """A creature left out is met unprepared; else stairs or danger left out; else a beast that is not there, on the way."""
        map = SecretMap(self.cards, view)

        def rank(o: Option[Any]) -> tuple[float, str]:
            told = dict(o.args)
            element, omit = str(told.get("element", "")), bool(told.get("omit", 0))
            order = {"creature": 0.0, "stairs": 1.0, "danger": 2.0, "box": 4.0, "door": 5.0, "sabotage": 3.0, "condition": 4.0}
            base = order.get(element, 6.0) if omit else (1.5 if element == "creature" else 3.5)
            return base + 0.05 * map.ahead(str(told.get("sector", ""))), o.key

        return min(question.options, key=rank).key

    @answers("al-card-noise")
    def noise(self, view: AloneView, question: Ask) -> str:
        """From where the hero wants to go."""
        onward = SecretMap(self.cards, view).way_ahead()
        return next((o.key for o in question.options if dict(o.args).get("way") == onward), "")

    @answers("al-card-target")
    def target(self, view: AloneView, question: Ask) -> str:
        """Of the targets the hero named: the one creatures shall gather at is the nearest goal, the one answered the other."""
        rooms = {f"room:{r}" for r in SecretMap(self.cards, view).goal_rooms}
        wanted = [o.key for o in question.options if dict(o.args).get("target") in rooms]
        return wanted[0] if wanted else question.keys[0]

    @answers("al-which-answer")
    def which_answer(self, view: AloneView, question: Ask) -> str:
        rooms = {f"room:{r}" for r in SecretMap(self.cards, view).goal_rooms}
        useless = [o.key for o in question.options if dict(o.args).get("target") not in rooms]
        return useless[0] if useless else question.keys[-1]
