"""What a module's part of the automatic player is: `prepares` names an option of the module, `@answers` methods answer its questions, and
`takes_default` are those that need no thought."""

from __future__ import annotations

from typing import ClassVar

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask


class ModulePart:
    takes_default: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def prepares(self, view: StormView, me: InvestigatorView, question: Ask) -> str:
        """An option of this module that is worth it now, before anything else is done; "" is none. The same one is not taken more than
        twice in a round."""
        return ""
