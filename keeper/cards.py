"""`keeper card`: one card as plain text, for authors."""

from __future__ import annotations

from games.kernel.phrases import Lang
from keeper.games import Game


def card_text(game: Game, id: str, lang: Lang) -> str:
    card = game.cards.by_id[id]
    lines = [f"{card.name.in_(lang)}  [{card.id}, {game.cards.kind_of(card.id)}]"]
    lines += game.manifest.printed(card, lang)
    lines += game.cards.text(card.id, lang)
    lines.append(f"„{card.flavour.de}“" if lang == "de" else f"“{card.flavour.en}”")
    return "\n".join(lines)
