"""What stands on a card besides its name and text, in plain characters, for authors (`keeper card`)."""

from __future__ import annotations

from games.kernel.phrases import Lang
from games.talisman.content import AdventureCard, Being, CharacterCard, SpaceCard, SpellCard, TalismanCard


def printed(card: TalismanCard, lang: Lang) -> list[str]:
    match card:
        case SpaceCard():
            return [f"{card.region} · {card.terrain} · {card.draw}"]
        case CharacterCard():
            return [f"{card.strength}/{card.craft} · {card.alignment} · {card.start}"]
        case SpellCard():
            return [f"×{card.copies} · {' '.join((*card.cast, *card.arm))}"]
        case AdventureCard() if card.strength or card.craft:
            return [f"×{card.copies} · {card.kind} · {card.strength or card.craft}"]
        case AdventureCard():
            return [f"×{card.copies}"]
        case Being():
            return [f"{card.kind} · {card.strength or card.craft}"]
        case _:
            return []
