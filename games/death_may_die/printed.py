"""What stands on a card besides its name and text, in plain characters, for authors (`keeper card`)."""

from __future__ import annotations

from games.death_may_die.content import (
    DiscoveryCard,
    EnemyCard,
    EpisodeCard,
    GreatOldOneCard,
    InvestigatorCard,
    MythosCard,
    SkillCard,
)
from games.kernel.catalogue import Card
from games.kernel.phrases import Lang


def printed(card: Card, lang: Lang) -> list[str]:
    match card:
        case EnemyCard():
            return [f"×{card.figures} · {card.category} · ♥ {card.health} · {_dice(card.standard, card.bonus)}"]
        case SkillCard():
            return ["unique"] if card.unique else ["common"]
        case InvestigatorCard():
            return [f"{card.occupation.in_(lang)} · {' '.join(card.skills)}"]
        case MythosCard():
            return [f"{card.of} · {'☉' if card.symbol else '–'}"]
        case DiscoveryCard():
            return [card.of]
        case GreatOldOneCard():
            stages = [
                f"  {n} · {s.name.in_(lang)} · ♥ {s.health} · {_dice(s.standard, s.bonus)}" for n, s in enumerate(card.stages, 1)
            ]
            return [f"{card.title.in_(lang)} · {_tokens(card.tokens)}", *stages]
        case EpisodeCard():
            gates = " ".join(f"{colour}: {space}" for colour, space in card.plan.gates.items())
            return [f"{card.number} · {' '.join(card.monsters)} · {_tokens(card.tokens)}", f"{card.plan.start} · {gates}"]
        case _:
            return []


def _dice(standard: int, bonus: int) -> str:
    """Standard dice are black, bonus dice green."""
    return "■" * standard + "□" * bonus or "–"


def _tokens(tokens: dict[str, int]) -> str:
    return " ".join(f"{n} {kind}" for kind, n in tokens.items())
