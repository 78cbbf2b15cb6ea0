"""Evil's automatic player: brings creatures to the hero and before the rooms of the missions, plays what hurts now, lies where it
may, and keeps enough reaction spaces free for danger markers.

It sees its own view and question only, so never another's hand.
"""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.pilot.evil.harm import Harm
from games.alone.pilot.evil.lying import Lying
from games.alone.pilot.evil.placing import Placing
from games.alone.pilot.evil.reacting import Reacting
from games.alone.pilot.evil.walking import Walking
from games.alone.view import AloneView
from games.kernel.pilot import Pilot


class EvilPilot(Pilot[AloneView]):
    takes_default = frozenset(
        {
            "al-attack-order",
            "al-decks",
            "al-draw",
            "al-evil-reroll",
            "al-evil-stirs",
            "al-locate-first-step",
            "al-locate-floor",
            "al-noise",
            "al-refill",
            "al-refill-from",
            "al-shock-order",
        }
    )

    def __init__(self, cards: Catalogue) -> None:
        harm = Harm(cards)
        super().__init__(Reacting(cards, harm), Walking(cards, harm), Placing(cards), Lying(cards))
