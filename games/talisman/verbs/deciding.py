"""The kernel's verbs, as this game has them: choose, may, pay, when, each, roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel import verbs
from games.kernel.ask import Script, Seat
from games.talisman.verbs.moving import rolls
from games.talisman.verbs.verb import Effect, Group, Known, TalismanVerb

if TYPE_CHECKING:
    from games.talisman.table import Land


class Choose(verbs.Choose[Effect], TalismanVerb):
    """A printed either/or."""


class May(verbs.May[Effect], TalismanVerb):
    """Optional, perhaps at a cost."""


class Pay(verbs.Pay[Effect], TalismanVerb):
    """Whoever is absent pays: gold before life (D-34)."""

    def default(self, g: Land, who: Seat, card: str, prices: object) -> str:
        return "pay"


class When(verbs.When[Known, Effect], TalismanVerb):
    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who):
            yield from super().run(g, who, card)


class Each(verbs.Each[Group, Effect], TalismanVerb):
    """What hits several at once: whoever it puts out of the game goes in the same instant (S-52)."""

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        g.batch = []
        yield from super().run(g, who, card)
        g.batch = None


class RollTable(verbs.RollTable[Known, Effect], TalismanVerb):
    """Some may leave a roll undone."""

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who) and (yield from rolls(g, who, card)):
            yield from super().run(g, who, card)
