"""What people are called at a table.

Display names are written by people who like to try things: marks that turn the direction of writing, letters that are not seen,
towers of accents, something that Discord would read as a mention or a link. A name is made harmless where it enters, once; where
it stands among markdown it is escaped besides (`discord.utils.escape_markdown`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Protocol

LONGEST = 32  # Discord's own limit
# More accents than this on one letter are a tower. (Vietnamese and Hebrew need two or three.)
MOST_ACCENTS = 3
# Variation selectors: they only say how the letter before them is to look.
SELECTORS = frozenset(map(chr, [*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
# Letters that show nothing, though by category they are letters, accents or symbols: the Hangul, Braille, Khmer, Khitan, musical
# and Egyptian blanks, the joiner that joins nothing, the place of an object that is not there, and all selectors.
BLANK = SELECTORS | frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159")
# <@123>, <#123>, <:name:1>, <t:1>, </command:1>, <id:guide>: what Discord would turn into something else.
_SPECIAL = re.compile(r"<(?=[@#:/]|a:|t:|id:)")


class Somebody(Protocol):
    @property
    def display_name(self) -> str: ...
    @property
    def name(self) -> str: ...


def called(person: Somebody) -> str:
    """A person's display name made harmless; their user name if nothing of it can be seen."""
    return harmless(person.display_name) or harmless(person.name) or "?"


def unseen(letter: str) -> bool:
    """Shows nothing, or only moves others about. A space is seen; every other kind of space looks like one and is not."""
    kind = unicodedata.category(letter)
    return kind[0] == "C" or (kind[0] == "Z" and letter != " ") or letter in BLANK


def harmless(name: str) -> str:
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        joins = letter == "\u200d" and kept
        colours = letter == "\ufe0f" and kept and unicodedata.category(kept[-1]) == "So"
        if joins or colours:  # within an emoji
            kept.append(letter)
        elif kind in ("Zs", "Zl", "Zp", "Cc"):
            kept.append(" ")
        elif kind[0] != "C" and letter not in BLANK and accents <= MOST_ACCENTS:
            kept.append(letter)
    words = " ".join("".join(kept).split()).strip("\u200d")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in words):
        return ""
    return (
        _SPECIAL.sub("‹", words)
        .replace("@everyone", "@\u2060everyone")
        .replace("@here", "@\u2060here")[:LONGEST]
        .rstrip("\u200d ")
    )
