"""A first automatic player: it plays as an absent person's seat does. What it should decide itself is written in methods (`@answers`)."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot.overlord import Overlord
from games.cultistorm.view import StormView
from games.kernel.pilot import Pilot


class Autopilot(Pilot[StormView]):
    takes_default = frozenset(
        {
            "cs-abduct", "cs-altar", "cs-amulet", "cs-attack", "cs-bargain", "cs-break-altar", "cs-cancel-step", "cs-carry", "cs-certain",
            "cs-certain-victim", "cs-choose", "cs-discard", "cs-drop", "cs-exchange", "cs-fight", "cs-gate-seal", "cs-give-trophy", "cs-hold",
            "cs-keep", "cs-lay-more", "cs-lose-object", "cs-move-crystal", "cs-name", "cs-offer", "cs-offer-support", "cs-order", "cs-parcel",
            "cs-peek", "cs-pick", "cs-prepare", "cs-remove-crystal", "cs-reroll-any", "cs-reward", "cs-reward-whom", "cs-salvage", "cs-seal", "cs-seance", "cs-share",
            "cs-blot", "cs-cure", "cs-free", "cs-lose-trophy", "cs-rescue", "cs-return-piece",  # of the minor modules
            "cs-slot", "cs-start-object", "cs-swap-trophy", "cs-team", "cs-trophy", "cs-turn-die", "cs-whom",
        }
    )  # fmt: skip

    def __init__(self, cards: Catalogue) -> None:
        super().__init__(Overlord(cards))
        self.cards = cards
