"""The players' words, which salt the luck: everybody at a lobby has one, and all of them stand in its post.

One word per person, however many seats they have. Whoever types none has one that follows from the house's promise and who they
are: it was never the house's to choose after the promise. No two of these are the same. The words enter the key in the order in
which they were given, a drawn one with the join; whoever changes theirs comes last, and everybody sees that.

In a seat's choices: `join` is the id of the join, `word` a word that was typed and `worded` the id of that deed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from discord.utils import escape_markdown

import db
from bot.names import MOST_ACCENTS, SELECTORS, unseen
from db.rows import Json

LONGEST = 24


@dataclass(frozen=True, slots=True)
class Given:
    """A person's word; `seat` is their first. `own`: they typed it."""

    seat: int
    word: str
    own: bool
    at: int


def cleaned(text: object) -> str | None:
    """The word as it is kept, or None if it cannot be one: empty, too long, with line breaks or anything else nobody can see.

    What looks alike is kept alike as far as that goes: in one form of Unicode, with single spaces, and without the selectors that
    keyboards put behind an emoji. No accent without a letter, and no towers of them. No grave accent either: words are shown
    between two of them, so that whatever somebody types is only letters there.
    """
    if not isinstance(text, str) or len(text) > 10 * LONGEST:
        return None
    plain = unicodedata.normalize("NFC", "".join(c for c in text if c not in SELECTORS))
    parts = [part for part in plain.split(" ") if part]
    word = " ".join(parts)
    if not word or len(word) > LONGEST or "`" in word or any(map(unseen, word)):
        return None
    return None if any(map(_loose, parts)) else word


def _loose(part: str) -> bool:
    """Has it an accent that no letter bears, or more of them on one than can be told apart?"""
    accents = [unicodedata.category(c)[0] == "M" for c in part]
    return accents[0] or any(all(accents[i : i + MOST_ACCENTS + 1]) for i in range(len(accents) - MOST_ACCENTS))


def typed(word: str, interaction_id: int) -> Json:
    """What a seat's choices gain when its person types a word."""
    return {"word": word, "worded": str(interaction_id)}


def drawn(commitment: str, person: object, bag: Sequence[str], taken: Collection[str] = ()) -> str:
    """The word of somebody who has typed none: none of those that others have drawn before them, as long as the bag has more."""
    mark = sha256(f"keeper word:{commitment}:{person}".encode()).digest()
    first = int.from_bytes(mark[:8], "big") % len(bag)
    following = (bag[(first + i) % len(bag)] for i in range(len(bag)))
    return next((word for word in following if word not in taken), bag[first])


def given(seats: Sequence[db.Seat], commitment: str, bag: Sequence[str]) -> list[Given]:
    """Everybody's word, in the order in which they enter the key."""
    people: dict[int | None, list[db.Seat]] = {}
    for seat in seats:
        people.setdefault(seat.user_id, []).append(seat)
    own = [(person, _typed(theirs)) for person, theirs in people.items()]
    # Not by seat: seats are arranged anew at the start, the words stay as they stood.
    order = sorted(own, key=lambda w: (w[1].at, str(w[0])))
    words: list[Given] = []
    for person, word in order:
        taken = {w.word for w in words if not w.own}
        words.append(word if word.own else replace(word, word=drawn(commitment, person, bag, taken)))
    return words


def _typed(seats: Sequence[db.Seat]) -> Given:
    """Of several seats the newest typed word counts; what cannot be a word (an old or foreign lobby) is none, and left open."""
    own = [(_number(s.choices.get("worded")), w) for s in seats if (w := cleaned(s.choices.get("word"))) is not None]
    if own:
        at, word = max(own)
        return Given(seats[0].seat, word, True, at)
    return Given(seats[0].seat, "", False, min(_number(s.choices.get("join")) for s in seats))


def listed(words: Sequence[Given], names: Mapping[int, str]) -> str:
    """Everybody's word with their name, for a post. What somebody typed has a pencil: the house has not even drawn it."""
    return " · ".join(f"{escape_markdown(names[w.seat])} `{w.word}`{' ✎' if w.own else ''}" for w in words)


def bare(words: Sequence[str]) -> str:
    """The same without names: after the start only the words are kept."""
    return " · ".join(f"`{word}`" for word in words)


def _number(id: Any) -> int:
    return int(id) if isinstance(id, str) and id.isascii() and id.isdigit() and len(id) < 20 else 0
