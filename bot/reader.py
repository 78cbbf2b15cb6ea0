"""For whom something is worded: a language, the words, the cards and the names of those at the table.

What everybody sees speaks the table's language. What one person sees alone speaks theirs: the one they have set, else that of their Discord, else
Keeper's own (`Keeper.language`); a letter to somebody who is not here the one they have set, else that of their Discord when they last were,
else the table's (`Keeper.language_of`). What they are told to press is called as it stands there: buttons of a post by `posts`, the deeds of the
question on it by `Table.pressing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rendering.fluent import Words

C_co = TypeVar("C_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Reader(Generic[C_co]):
    """`cards` is the catalogue of the game that is worded: what looks at no card takes a `Reader[object]`.
    `names` are display names by seat, as people wrote them. `posts` is the language of the table's posts, whose buttons are quoted
    as they stand there; empty: the reader's own."""

    lang: str
    words: Words
    cards: C_co
    names: Mapping[int, str]
    posts: str = ""

    def say(self, id: str, /, **args: str | float) -> str:
        return self.words.say(self.lang, id, self.posts or self.lang, **args)

    def name(self, seat: int) -> str:
        return self.names[seat]
