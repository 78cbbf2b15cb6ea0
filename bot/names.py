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
# Letters that show nothing, though Unicode does not call them so: Hangul and Braille blanks.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
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


def harmless(name: str) -> str:
    kept: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if letter == "\u200d" and kept:  # joins emoji
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
