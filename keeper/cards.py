"""`keeper card`: one card as plain text, for authors."""

from __future__ import annotations

from games.elder_sign.content import AdventureCard, AncientOneCard, Card, Catalogue, InvestigatorCard, MonsterCard
from games.kernel.phrases import Lang


def card_text(cards: Catalogue, card: Card, lang: Lang) -> str:
    lines = [f"{card.name.in_(lang)}  [{card.id}, {cards.kind_of(card.id)}]"]
    match card:
        case AdventureCard():
            arrow = "  ↓" if card.arrow else ""
            lines.append(f"★ {card.trophy}{arrow}")
            for task in card.tasks:
                frame = "" if task.framed is None else f" {{{task.framed}}}"
                lines.append(f"  · {task.open}{frame}")
        case MonsterCard():
            lines.append(f"★ {card.trophy}  · {card.task}")
        case InvestigatorCard():
            lines.append(f"{card.occupation.in_(lang)}  {card.sanity}/{card.stamina}")
        case AncientOneCard():
            lines.append(f"{card.title.in_(lang)}  ✶ {card.signs}  {card.track}  · {card.combat or '–'}")
        case _:
            pass
    lines += cards.text(card.id, lang)
    lines.append(f"„{card.flavour.de}“" if lang == "de" else f"“{card.flavour.en}”")
    return "\n".join(lines)
