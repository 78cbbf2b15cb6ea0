"""Which spells are laid ready for others' turns, and against whom: what one owns and everybody can see decides, never what others hold.

An order that has become pointless is withdrawn, so that the card is free for a better one.
"""

from __future__ import annotations

from games.kernel.arming import ARM, DISARM
from games.talisman.content import Catalogue
from games.talisman.pilot.judging import Judging
from games.talisman.state import BECOME, Alignment, kind
from games.talisman.traits import ChangesAlignment
from games.talisman.view import TalismanView

# What protects its owner is laid ready from the first moment on, whoever may come.
ALWAYS: dict[str, tuple[str, ...]] = {
    "counterspell": ("command:me", "spell-cast:me/harmful"),
    "reflection": ("spell-cast:me/harmful",),
    "healing": ("life-loss:me/last/saves", "life-lost:me/1"),
    "preservation": ("life-loss:me/last/saves",),
}
# What hurts waits for whoever is about to win: on the Crown, or on the way there.
AGAINST_THE_LEADER = ("immobility", "nullify", "random")
# Of which alignment such a card does one good, or no harm.
WELCOME: dict[str, Alignment] = {
    "angel": "good",
    "devil": "evil",
    "evil-darkness": "evil",
    "mephistopheles": "evil",
    "divine-light": "good",
    "fairy": "good",
    "phantom": "evil",
    "mage": "good",
}


class Arming:
    def __init__(self, cards: Catalogue, judging: Judging) -> None:
        self.cards = cards
        self.judging = judging

    def says(self, view: TalismanView, seat: int) -> str:
        """The next thing to arm or withdraw; "" if everything is as it should be."""
        player = view.players[seat]
        if player.character is None or view.phase not in ("movement", "encounter"):
            return ""
        if turning := self._turning(view, seat):
            return turning
        wanted = [f"{card}:{when}" for card in player.character.spells for when in self._orders(view, seat, kind(card))]
        armed = [a.name for a in player.armed]
        for name in wanted:
            if name not in armed:
                return f"{ARM}{name}"
        return next((f"{DISARM}{name}" for name in armed if name not in wanted), "")

    def _turning(self, view: TalismanView, seat: int) -> str:
        """Whoever changes alignment at will is of the right one when a card asks."""
        player = view.players[seat]
        assert player.character is not None
        if not any(isinstance(t, ChangesAlignment) for t in self.cards.characters[player.character.id].traits):
            return ""
        return next(
            (
                f"{BECOME}{a}:{card}"
                for card, a in WELCOME.items()
                if card in self.cards.by_alignment and player.becoming.get(card) != a
            ),
            "",
        )

    def _orders(self, view: TalismanView, seat: int, spell: str) -> tuple[str, ...]:
        if spell in ALWAYS:
            return ALWAYS[spell]
        leader = self.judging.leader(view, seat)
        if leader < 0 or self._harmless(view, leader):
            return ()
        if spell == "weakness":
            return (f"fight:{leader}",)
        return (f"turn-start:{leader}",) if spell in AGAINST_THE_LEADER else ()

    def _harmless(self, view: TalismanView, leader: int) -> bool:
        """Out here everybody may still fall back: no spell is wasted on them."""
        return self.cards.spaces[self.judging.me(view, leader).space].region not in ("inner", "crown")
