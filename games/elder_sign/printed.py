"""What stands on a card besides its name and text, in plain characters, for authors (`keeper card`)."""

from __future__ import annotations

from games.elder_sign.content import AdventureCard, AncientOneCard, Card, InvestigatorCard, MonsterCard
from games.kernel.phrases import Lang


def printed(card: Card, lang: Lang) -> list[str]:
    match card:
        case AdventureCard():
            frames = ["" if task.framed is None else f" {{{task.framed}}}" for task in card.tasks]
            tasks = [f"  · {task.open}{frame}" for task, frame in zip(card.tasks, frames, strict=True)]
            return [f"★ {card.trophy}{'  ↓' if card.arrow else ''}", *tasks]
        case MonsterCard():
            return [f"★ {card.trophy}  · {card.task}"]
        case InvestigatorCard():
            return [f"{card.occupation.in_(lang)}  {card.sanity}/{card.stamina}"]
        case AncientOneCard():
            return [f"{card.title.in_(lang)}  ✶ {card.signs}  {card.track}  · {card.combat or '–'}"]
        case _:
            return []
