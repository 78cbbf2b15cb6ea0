"""ALONE's small words: the names of places, creatures, cards, and of what was told or lied about.

What the hero and the channel read names a sector as the hero's drawing does ("N1 E2": one north, two east of where that floor was
first seen); what evil reads names it as the secret map does ("1C3"). Which of the two an event carries was decided where it was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.reader import Reader
from bot.wording.text import capital, lang_of, person
from games.alone.content import Catalogue
from games.alone.state import HERO, KINDS

AloneReader: TypeAlias = Reader[Catalogue]


def hero(reader: AloneReader) -> str:
    return person(HERO, reader)


def card_name(id: str, reader: AloneReader) -> str:
    """The three ammunition cards share a name; what an upgrade of them needs tells them apart."""
    name = reader.cards.by_id[id].name.in_(lang_of(reader))
    item = reader.cards.items.get(id)
    if item is None or not item.ammunition:
        return name
    return f"{name} ({reader.cards.words.say(lang_of(reader), f'material-{item.needs}')})"


def boss_name(code: str, reader: AloneReader) -> str:
    boss = reader.cards.missions[code].boss
    assert boss is not None, code
    return boss.name.in_(lang_of(reader))


def short_place(place: str, reader: AloneReader) -> str:
    """ "N1 E2", or "0" for the sector a floor was first seen from: what the tiles of the picture are marked with."""
    _, x, y = (int(part) for part in place.split(":"))
    parts = [f"{reader.say('al-letter', way='south' if y > 0 else 'north')}{abs(y)}"] if y else []
    parts += [f"{reader.say('al-letter', way='east' if x > 0 else 'west')}{abs(x)}"] if x else []
    return " ".join(parts) or "0"


def place_name(place: str, reader: AloneReader) -> str:
    """Where that is, to stand behind a verb. The second floor seen is told apart."""
    if place.count(":") != 2:
        return place  # a sector of the secret map
    floor, x, y = (int(part) for part in place.split(":"))
    if not (x or y):
        return reader.say("al-place-landing" if floor else "al-place-start")
    at = reader.say("al-place-at", where=short_place(place, reader))
    return reader.say("al-place-other-floor", place=at) if floor else at


def creature_name(kind: str, reader: AloneReader, wounded: bool = False, how: str = "the") -> str:
    """A creature as the subject of a sentence; capital letter where the language begins a sentence with it."""
    said = reader.say({"the": "al-the-kind", "a": "al-a-kind"}.get(how, "al-kind"), kind=kind)
    return reader.say("al-wounded", what=said) if wounded else said


def target_name(target: str, reader: AloneReader) -> str:
    """What was located: a room by its name, anything else by its kind."""
    what, _, letter = target.partition(":")
    return card_name(letter, reader) if what == "room" and letter else reader.say("al-target", target=target)


def source_name(by: str, reader: AloneReader) -> str:
    """What caused something: a creature, a card, or one of the few other causes."""
    if by in KINDS:
        return capital(reader.say("al-kind", kind=by))
    return card_name(by, reader) if by in reader.cards.by_id else reader.say("al-source", by=by)


def element_name(element: str, reader: AloneReader) -> str:
    """ "creature:spore", "door:north", "danger" …"""
    what, _, rest = element.partition(":")
    kind = rest if what in ("creature", "condition") and not rest.startswith("k") else what
    return reader.say("al-element", element=kind)


def lied_about(element: str, which: str, left_out: bool, reader: AloneReader) -> str:
    """The element of a lie as its option names it: which creature, which marker, the door on which side."""
    if not left_out:
        return reader.say("al-pretended", element=which or element)
    way = reader.say("al-way", way=which) if element == "door" else ""
    return reader.say("al-left-out", element=element if element == "door" else which or element, way=way)


def faces_in_words(faces: Sequence[str], reader: AloneReader) -> str:
    """A throw in words, equal faces counted: symbols of one size are hard to tell apart where no colour font is installed."""
    counted = {f: list(faces).count(f) for f in ("hit", "conditional", "miss") if f in faces}
    return ", ".join(reader.say("al-faces", face=f, n=n) for f, n in counted.items()) or "–"


def deck_name(deck: str, reader: AloneReader) -> str:
    return reader.say("al-deck", deck=deck)
