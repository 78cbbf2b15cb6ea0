"""What stands on a card besides its name and text, in plain characters, for authors (`keeper card`)."""

from __future__ import annotations

from games.alone.content import Card, CharacterCard, ItemCard, MissionCard, ReactionCard
from games.kernel.phrases import Lang


def printed(card: Card, lang: Lang) -> list[str]:
    match card:
        case ReactionCard():
            return [f"{card.deck} ×{card.copies}  · {card.trigger}{'  !' if card.instant else ''}"]
        case ItemCard():
            return [f"{card.material} → {card.needs}  · {card.action or card.condition}  ({card.charges})"]
        case MissionCard():
            return [f"{card.class_}  · {' '.join(card.rooms) or '–'}"]
        case CharacterCard():
            return [card.profession.in_(lang)]
        case _:
            return []
