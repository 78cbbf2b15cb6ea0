"""Modules of Cultistorm in words: what their events and options need besides the messages (`locale/*/cultistorm/<module>.ftl`)."""

from __future__ import annotations

from bot.boxes.cultistorm import hints
from bot.boxes.cultistorm.words import WORDS, StormSaying
from bot.wording.text import Args, capital, lang_of
from games.cultistorm import events
from games.cultistorm.state import kind


@WORDS.event(events.RitualUsed)
def _ritual(e: events.RitualUsed, s: StormSaying) -> Args:
    """What it does; its price and its limit are known by now."""
    card = s.reader.cards.module_cards.get(kind(e.card))
    effects = [effect for use in card.uses for effect in use.do] if card is not None else []
    return {"text": f"{capital(s.reader.cards.in_words(effects, lang_of(s.reader)))}." if effects else ""}


@WORDS.hint("cs-opt-learn", "cs-opt-ritual")
def _ritual_hint(s: StormSaying) -> str:
    return hints.text(s)


@WORDS.hint("cs-opt-pay")
def _card_hint(s: StormSaying) -> str:
    return hints.action_card(str(s.given["card"]), s.reader)


__all__ = ["WORDS"]
