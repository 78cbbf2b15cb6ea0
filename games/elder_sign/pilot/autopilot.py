"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else.

It goes where chance times reward is best, brings the tools that pay there and keeps them from where they do not, heals before
it is too late and buys Elder Signs with its trophies. Used as a caretaker for absent people, for balance figures, and as an
opponent of bugs.
"""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.pilot.attempts import Attempts
from games.elder_sign.pilot.entrance import Entrance
from games.elder_sign.pilot.healing import Healing
from games.elder_sign.pilot.monsters import Monsters
from games.elder_sign.pilot.playing import Playing
from games.elder_sign.pilot.visits import Visits
from games.elder_sign.pilot.worth import WEIGHTS, Weights
from games.elder_sign.state import ENTRANCE
from games.elder_sign.view import ElderView
from games.kernel.ask import Ask
from games.kernel.pilot import Pilot, answers

# Whose ability helps most when a new investigator is chosen.
LIKED = ("monterey", "amanda", "mary", "bob", "kate", "dexter", "jenny", "harvey", "michael", "mandy", "joe", "gloria", "darrell")


class Autopilot(Pilot[ElderView]):
    """One sensible player; the same for every seat."""

    takes_default = frozenset(
        {
            "es-assist-loss",
            "es-choose",
            "es-claim",
            "es-ease",
            "es-gain-instead",
            "es-heal-whom",
            "es-lock",
            "es-lock-behind",
            "es-lose-card",
            "es-lose-trophy",
            "es-lower-maximum",
            "es-midnight-order",
            "es-pay-or-suffer",
            "es-pay-trophies",
            "es-restore-which",
            "es-save-sanity",
            "es-start-choice",
        }
    )

    def __init__(self, cards: Catalogue, weights: Weights = WEIGHTS) -> None:
        self.playing = Playing(cards, weights)
        self.visits = Visits(cards, weights)
        self.entrance = Entrance(cards, weights, self.playing)
        self.attempts = Attempts(cards, weights, self.playing)
        self.healing = Healing()
        super().__init__(self.playing, self.entrance, self.attempts, self.healing, Monsters(cards, weights))

    @answers("es-move")
    def move(self, view: ElderView, question: Ask) -> str:
        me = view.players[question.seat]
        played = self.playing.of_the_turn(view, me, question)
        if played:
            return played
        scores: dict[str, float] = {}
        for option in question.options:
            if option.key == "stay":
                place = me.place
            elif option.key.startswith("go:"):
                place = option.key[3:]
            else:
                continue
            scores[option.key] = self.entrance.rest(view, me) if place == ENTRANCE else self.visits.value(view, me, place)
        return max(scores, key=lambda k: scores[k])

    @answers("es-new-investigator")
    def newcomer(self, view: ElderView, question: Ask) -> str:
        """Those whose ability or equipment helps most first."""
        return next((f"take:{name}" for name in LIKED if f"take:{name}" in question.keys), question.keys[0])

    def wants_idle(self, view: ElderView, question: Ask) -> bool:
        """Healing when somebody needs it; Mandy when two dice may save a roll."""
        match question.msg:
            case "es-heal":
                return bool(self.healing.patient(view, question))
            case "es-mandy":
                return self.attempts.wants_to_step_in(view)
            case _:
                return False
