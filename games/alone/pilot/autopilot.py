"""Sensible players of ALONE, for empty seats, simulations and balance. Each sees only its own view and its own question.

The hero's pilot remembers the layout it has seen and what Locate told, as a person at the table would; the bot itself shows no
such sketch (section 5). So there is one pilot for each game. Without a memory the hero would ask for the same room for ever.
"""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.pilot.evil.player import EvilPilot
from games.alone.pilot.hero.player import HeroPilot
from games.alone.state import HERO
from games.alone.view import AloneView
from games.kernel.ask import Ask, Seat


class Autopilot:
    def __init__(self, cards: Catalogue) -> None:
        self.hero = HeroPilot(cards)
        self.evil = EvilPilot(cards)

    def pick(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        return self.hero.pick(view, question) if question.seat == HERO else self.evil.pick(view, question)

    def wants_idle(self, view: AloneView, question: Ask) -> bool:
        return False  # nobody is asked idly in this game

    def says(self, view: AloneView, seat: Seat) -> str:
        return ""  # an order saves its giver presses, and a pilot has none to save
