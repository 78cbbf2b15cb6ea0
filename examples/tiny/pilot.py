"""An automatic player: it sees its own view and its question, and names option keys. What it has no answer for takes the default."""

from __future__ import annotations

from games.kernel.ask import Ask
from games.kernel.pilot import Pilot, answers

from .view import WadingView

PLENTY, TOO_MUCH = 8, 14  # so many shells are carried home; so many are not left to anybody


class Autopilot(Pilot[WadingView]):
    @answers("wo-turn")
    def out(self, _view: WadingView, _question: Ask) -> str:
        return "wade"

    @answers("wo-further")
    def further(self, view: WadingView, _question: Ask) -> str:
        return "home" if view.basket >= PLENTY else "wade"

    @answers("wo-whistle")
    def whistle(self, view: WadingView, question: Ask) -> str:
        return "whistle" if "whistle" in question.keys and view.basket >= TOO_MUCH else ""
