"""Small words all games need: names, lists, persons; and cutting, by what Discord counts.

Lines are Discord Markdown, labels and hints are plain text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from discord.utils import escape_markdown

from bot.reader import Reader
from games.kernel.phrases import Lang

Args = dict[str, str | int]

# Where a text is cut, a word is left whole if it begins this near to the cut.
WHOLE_WORD = 24


def speaks(lang: str) -> Lang:
    """Cards and rulebooks speak two languages; every other reader gets theirs in English, as the messages do."""
    return "de" if lang == "de" else "en"


def lang_of(reader: Reader[object]) -> Lang:
    return speaks(reader.lang)


def person(seat: int, reader: Reader[object]) -> str:
    """A display name inside a line: its stars and underscores are letters."""
    return escape_markdown(reader.name(seat))


def listing(parts: Sequence[str], reader: Reader[object]) -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return reader.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


# A name may end a sentence by itself: "Did You Hear That?" and "S.O.S." need no full stop. Three full stops are none of ours.
_TWO_MARKS = re.compile(r"(?<!\.)([.?!…]\**)\.(?=\s|$)")


def one_mark(text: str) -> str:
    """Without the full stop behind a name that brings its own mark."""
    return _TWO_MARKS.sub(r"\1", text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Halves of a letter, which no file and no post can hold, and the letter that PostgreSQL cannot.
_UNKEEPABLE = re.compile("[\0\ud800-\udfff]")


def keepable(value: Any) -> Any:
    """What somebody has typed or pressed, however it is nested, with a mark in the place of every letter that nobody can write down."""
    if isinstance(value, str):
        return _UNKEEPABLE.sub("\ufffd", value)
    if isinstance(value, dict):
        return {key: keepable(inner) for key, inner in cast("dict[str, Any]", value).items()}
    return [keepable(inner) for inner in cast("list[Any]", value)] if isinstance(value, list) else value


def width(text: str) -> int:
    """Characters as Discord's clients count them (UTF-16 units), and about as they take room: most symbols are two."""
    return len(text.encode("utf-16-le")) // 2


def clip(text: str, most: int) -> str:
    """At most `most` of Discord's characters, with an ellipsis where something was left out, at a word if one ends nearby."""
    text = text.strip()
    if width(text) <= most:
        return text
    kept = text.encode("utf-16-le")[: 2 * (most - 1)].decode("utf-16-le", "ignore")
    word = kept.rfind(" ")
    if word > 0 and width(kept) - width(kept[:word]) <= WHOLE_WORD and text[len(kept) : len(kept) + 1] != " ":
        kept = kept[:word]
    return kept.rstrip(" \n,;:·+(➜–") + "…"


def clip_clause(text: str, most: int) -> str:
    """The same, but cut where a clause ends if one does in what fits: half a clause promises what nobody can read."""
    text = text.strip()
    if width(text) <= most:
        return text
    kept = clip(text, most)[:-1]
    ends = [at for mark in (". ", "; ", " · ") if (at := f"{kept} ".rfind(mark)) >= most // 3]
    return f"{kept[: max(ends)].rstrip(' .;·')} …" if ends else f"{kept}…"


def clip_lines(lines: Sequence[str], most_lines: int, most: int) -> list[str]:
    """The newest lines that fit; a lone "…" in front where older ones were left out."""
    kept: list[str] = []
    room = most - 2
    for text in reversed(lines):
        text = clip(text, 500)
        if len(kept) == most_lines or room - width(text) - 1 < 0:
            break
        room -= width(text) + 1
        kept.append(text)
    kept.reverse()
    return kept if len(kept) == len(lines) else ["…", *kept]


_SENTENCE = re.compile(r"(?<=[.!?…])\s+|(?<=[.!?…][”“\"’])\s+")


def first_sentence(text: str, most: int, least: int = 0) -> str:
    """What a post has of a story: whole sentences until there are so many letters, and no quotation is left open."""
    said = ""
    for sentence in _SENTENCE.split(text):
        said = f"{said} {sentence}".strip()
        if len(said) >= least and sum(map(said.count, "„“”")) % 2 == 0:
            break
    return clip(said, most)
