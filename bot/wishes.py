"""Wishes typed at `/game new`, of whatever game: "Ancient One: Yig, Difficulty: hard".

What autocomplete puts into the field is `name=value,name=value`; somebody who types by hand may write titles and labels, or only
a label.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from discord import app_commands

from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import Box, Choice, Wish
from bot.wording.text import clip

MOST_CHOICES, CHOICE_TEXT = 25, 100

Pick = tuple[Wish, Choice]


def of_a_seat(box: Box, seats: int) -> list[Wish]:
    """What everybody may wish for themselves at a table of this size."""
    return [w for w in box.seat_wishes if seats <= w.most_seats]


def suggest(box: Box, typed: str, reader: Reader) -> list[app_commands.Choice[str]]:
    """After a comma it goes on with the next wish. `reader` has the game's cards."""
    *before, last = typed.split(",")
    picked = [p for part in before if (p := _find(box, part, reader)) is not None]
    lead = [f"{_title(p[0], reader)}: {p[1].label}" for p in picked]
    sent = [_value(p) for p in picked]
    found: list[app_commands.Choice[str]] = []
    so_far = {wish.name: choice.value for wish, choice in picked}
    for wish in box.wishes:
        if (any(wish is p[0] for p in picked) and not wish.several) or wish.settled(so_far):
            continue
        for choice in wish.choices(reader):
            if (wish, choice) in picked:
                continue
            words = f"{_title(wish, reader)}: {choice.label}"
            value = ",".join([*sent, _value((wish, choice))])
            if last.strip().casefold() in words.casefold() and len(value) <= CHOICE_TEXT:
                shown = f"{words} – {choice.hint}" if choice.hint and not lead else words
                found.append(app_commands.Choice(name=clip(", ".join([*lead, shown]), CHOICE_TEXT), value=value))
    return found[:MOST_CHOICES]


def meant(box: Box, typed: str, reader: Reader) -> dict[str, str]:
    """The options a game begins with; raises a refusal that names what is possible."""
    options: dict[str, str] = {}
    for part in typed.split(","):
        if not part.strip():
            continue
        pick = _find(box, part, reader)
        if pick is None:
            raise _unknown(box, part, reader)
        wish, choice = pick
        before = wish.values(options.get(wish.name, "")) if wish.several else []
        wished = [*(v for v in before if v != choice.value), *([choice.value] if choice.value or not wish.several else [])]
        options[wish.name] = wish.together(wished, reader) or ""
    return agreed(box, options, reader)


def agreed(box: Box, options: Mapping[str, str], reader: Reader) -> dict[str, str]:
    """The options without what the others settle anyway; raises a refusal where somebody wishes otherwise."""
    kept = dict(options)
    for wish in box.wishes:
        if (settled := wish.settled(options)) and wish.name in options:
            wished = kept.pop(wish.name)
            choices = wish.choices(reader)
            if wished not in ("", choices[0].value, settled):
                said = {c.value: c.label for c in choices}
                title = _title(wish, reader)
                raise TableRefusal("no-wish-settled", wish=title, value=said[wished], settled=said[settled])
    return kept


def _title(wish: Wish, reader: Reader) -> str:
    return reader.say(wish.title)


def _value(pick: Pick) -> str:
    return f"{pick[0].name}={pick[1].value}"


def _named(box: Box, part: str, reader: Reader) -> tuple[list[Wish], str]:
    """The wishes a part may be about, and what is wished."""
    for mark in ("=", ":"):
        name, found, rest = part.partition(mark)
        if found:
            wanted = name.strip().casefold()
            named = [w for w in box.wishes if wanted in (w.name.casefold(), _title(w, reader).casefold())]
            if named:
                return named, rest.strip()
    return list(box.wishes), part.strip()


def _find(box: Box, part: str, reader: Reader) -> Pick | None:
    """Whole, or by some words of a label that no other has: "under the mountain", "6"."""
    wishes, wanted = _named(box, part, reader)
    picks = [(w, c) for w in wishes for c in w.choices(reader)]
    hits = [p for p in picks if wanted == p[1].value or wanted.casefold() == p[1].label.casefold()]
    if hits:
        return hits[0] if wanted or len(wishes) == 1 else None
    words = re.compile(rf"\b{re.escape(wanted)}\b", re.IGNORECASE)
    near = [p for p in picks if wanted and words.search(p[1].label)]
    return near[0] if len(near) == 1 else None


def _unknown(box: Box, part: str, reader: Reader) -> TableRefusal:
    wishes, wanted = _named(box, part, reader)
    if not box.wishes:
        return TableRefusal("no-wishes", game=box.title(reader))
    known = "; ".join(f"{_title(w, reader)}: {', '.join(c.label for c in w.choices(reader))}" for w in wishes)
    return TableRefusal("no-such-value", typed=clip(wanted, 80), known=clip(known, 900))
