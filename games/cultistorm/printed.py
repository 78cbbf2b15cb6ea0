"""What stands on a card besides its name and text, in plain characters, for authors (`keeper card`)."""

from __future__ import annotations

from games.cultistorm.content import (
    ActionCard,
    CultistCard,
    GreatOldOneCard,
    HorrorCard,
    InvestigatorCard,
    ModuleCard,
    ObjectCard,
)
from games.kernel.catalogue import Card
from games.kernel.phrases import Lang


def printed(card: Card, lang: Lang) -> list[str]:
    match card:
        case CultistCard():
            return [f"{card.caste} {card.no} · skull {card.skull or '–'} · {' '.join(card.symbols)} · {card.caste_symbol or '–'}"]
        case GreatOldOneCard():
            return [f"{card.wave} · {' '.join(card.symbols)}"]
        case InvestigatorCard():
            return [f"{card.type.in_(lang)} · {card.attack}"]
        case ActionCard():
            return [f"{card.of or 'all'} · {card.symbol} · R{card.research} · {' '.join(card.icons) or '–'}"]
        case ObjectCard():
            return [f"×{card.copies}"]
        case HorrorCard():
            return [f"{card.threshold}{' · ending' if card.ending else ''}"]
        case ModuleCard():
            return [f"{card.of} · ×{card.copies}"]
        case _:
            return []
