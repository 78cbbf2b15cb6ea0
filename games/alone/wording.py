"""How clauses become sentences on a card: lists, capital letters after a colon."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from games.kernel.phrases import Lang, Phrases, sentence


def listing(parts: Sequence[str], words: Phrases, lang: Lang, joint: Literal["and", "or"] = "and") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {words.say(lang, joint)} {parts[-1]}"


def line(text: str, lang: Lang) -> str:
    """A finished sentence of a card. German writes a whole sentence after a colon with a capital letter, English does not."""
    if lang == "de":
        text = re.sub(r"(?<=: )[a-zäöü]", lambda letter: letter[0].upper(), text)
    return sentence(text)
