"""One sign per thing, everywhere: what stands for it in a line, and the glyph that stands for it on pictures.

Whoever wants a new sign in a text adds it here and to the tables of docs/voice.md; `tests/bot/test_signs.py` finds those that are
nowhere explained, and things that have two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sign:
    """`icon`: the word of the house for the glyph on pictures (`rendering.fonts`); empty: only lines have it."""

    meaning: str
    icon: str = ""


SIGNS: Mapping[str, Sign] = {
    # Dice, and what a task costs
    "🔍": Sign("investigation", "investigation"),
    "📜": Sign("lore", "lore"),
    "💀": Sign("peril", "peril"),
    "🐙": Sign("terror", "terror"),
    "🧠": Sign("Sanity", "sanity"),
    "💗": Sign("Stamina", "stamina"),
    "⏰": Sign("three hours", "clock"),
    "↓": Sign("from top to bottom", "arrow_down"),
    # Ways around
    "↻": Sign("clockwise", "clockwise"),
    "↺": Sign("anticlockwise", "counter"),
    # Five symbols, and what fights hang on
    "🔑": Sign("Key", "cs_key"),
    "🔥": Sign("Flame", "cs_flame"),
    "🌙": Sign("Moon", "cs_moon"),
    "🌀": Sign("Spiral", "cs_spiral"),
    "🌊": Sign("Tide", "cs_tide"),
    "⬜": Sign("blank cultist die"),
    "🎲": Sign("dice", "die"),
    "📖": Sign("a story", "cs_story"),
    "⚠": Sign("too many", "warning"),
    # Several games
    "🌟": Sign("wild", "cs_wild"),
    "✓": Sign("done, passed", "check"),
    "✗": Sign("failed", "cross"),
    "➜": Sign("from here to there", "arrow"),
    "◦": Sign("not yet"),
    "★": Sign("proposed"),
    "≈": Sign("about"),
    "×": Sign("times"),
    "−": Sign("minus", "minus"),
    # The table
    "🎬": Sign("film"),
    "✎": Sign("a word of one's own"),
}
