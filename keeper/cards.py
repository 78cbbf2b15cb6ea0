"""`keeper card`: one card as plain text, for authors."""

from __future__ import annotations

from games.alone import content as alone
from games.elder_sign import content as elder_sign
from games.elder_sign.content import AdventureCard, AncientOneCard, InvestigatorCard, MonsterCard
from games.kernel.phrases import Lang


def card_text(cards: elder_sign.Catalogue | alone.Catalogue, card: elder_sign.Card | alone.Card, lang: Lang) -> str:
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
        case alone.ReactionCard():
            lines.append(f"{card.deck} ×{card.copies}  · {card.trigger}{'  !' if card.instant else ''}")
        case alone.ItemCard():
            lines.append(f"{card.material} → {card.needs}  · {card.action or card.condition}  ({card.charges})")
        case alone.MissionCard():
            lines.append(f"{card.class_}  · {' '.join(card.rooms) or '–'}")
        case alone.CharacterCard():
            lines.append(card.profession.in_(lang))
        case _:
            pass
    lines += cards.text(card.id, lang)
    lines.append(f"„{card.flavour.de}“" if lang == "de" else f"“{card.flavour.en}”")
    return "\n".join(lines)
