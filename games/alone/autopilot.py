"""Sensible players of ALONE, for empty seats, simulations and balance. Each sees only its own view and its own question.

The hero's pilot remembers the layout it has seen, as a person at the table would; the bot itself shows no such sketch
(section 5). Without `remembers` it plays from the picture alone, which is what a caretaker that serves many tables does.
"""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.evil_pilot import EvilPilot
from games.alone.hero.pilot import HeroPilot
from games.alone.state import HERO
from games.alone.view import AloneView
from games.kernel.ask import Ask


class Autopilot:
    def __init__(self, cards: Catalogue, *, remembers: bool = False) -> None:
        self.hero = HeroPilot(cards, remembers=remembers)
        self.evil = EvilPilot(cards)

    def pick(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        return self.hero.pick(view, question) if question.seat == HERO else self.evil.pick(view, question)
