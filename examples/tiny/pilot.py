"""An automatic player: it sees its own view and its question, and picks option keys."""

from __future__ import annotations

from examples.tiny.view import WadingView
from games.kernel.ask import Ask
from games.kernel.players import Default

PLENTY, TOO_MUCH = 8, 14  # so many shells are carried home; so many are not left to anybody


class Pilot:
    def pick(self, view: WadingView, question: Ask, /) -> tuple[str, ...]:
        match question.msg:
            case "wo-turn":
                return ("wade",)
            case "wo-further":
                return ("home",) if view.basket >= PLENTY else ("wade",)
            case "wo-whistle" if "whistle" in question.keys and view.basket >= TOO_MUCH:
                return ("whistle",)
            case _:
                return Default().pick(view, question)

    def wants_idle(self, view: WadingView, question: Ask, /) -> bool:
        return False
