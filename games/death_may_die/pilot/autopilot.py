"""An automatic player of Death May Die that takes what an absent person is taken to answer."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.pilot import Pilot


class Autopilot(Pilot[DeathView]):
    def __init__(self, cards: Catalogue) -> None:
        super().__init__()
        self.cards = cards
