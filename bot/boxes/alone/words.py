"""ALONE in words: every event as its reader reads it, and the names of places, creatures and cards.

The sentences are Fluent messages (`locale/*/alone/words.ftl`); this module turns the game's data into their arguments. What the hero and the
channel read names a sector as the hero's drawing does ("N1 E2": one north, two east of where that floor was first seen);
what evil reads names it as the secret map does ("1C3"). Which of the two an event carries was decided where it was told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from discord.utils import escape_markdown

from bot.reader import Reader
from bot.wording.text import one_mark
from games.alone import events
from games.alone.state import ABILITIES, HERO, KINDS
from games.kernel.phrases import Lang, sentence
from games.kernel.table import Event

Args = dict[str, str | int]


# Names


def lang_of(reader: Reader) -> Lang:
    return "de" if reader.lang == "de" else "en"


def person(seat: int, reader: Reader) -> str:
    return escape_markdown(reader.name(seat))


def hero(reader: Reader) -> str:
    return person(HERO, reader)


def card_name(id: str, reader: Reader) -> str:
    """The three ammunition cards share a name; what an upgrade of them needs tells them apart."""
    name = reader.cards.by_id[id].name.in_(lang_of(reader))
    item = reader.cards.items.get(id)
    if item is None or not item.ammunition:
        return name
    return f"{name} ({reader.cards.words.say(lang_of(reader), f'material-{item.needs}')})"


def boss_name(code: str, reader: Reader) -> str:
    return reader.cards.missions[code].boss.name.in_(lang_of(reader))


def listing(parts: Sequence[str], reader: Reader) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return reader.say("al-and", first=", ".join(parts[:-1]), last=parts[-1])


def short_place(place: str, reader: Reader) -> str:
    """ "N1 E2", or "0" for the sector a floor was first seen from: what the tiles of the picture are marked with."""
    _, x, y = (int(part) for part in place.split(":"))
    parts = [f"{reader.say('al-letter', way='south' if y > 0 else 'north')}{abs(y)}"] if y else []
    parts += [f"{reader.say('al-letter', way='east' if x > 0 else 'west')}{abs(x)}"] if x else []
    return " ".join(parts) or "0"


def place_name(place: str, reader: Reader) -> str:
    """Where that is, to stand behind a verb. The second floor seen is told apart."""
    if place.count(":") != 2:
        return place  # a sector of the secret map
    floor, x, y = (int(part) for part in place.split(":"))
    if not (x or y):
        return reader.say("al-place-landing" if floor else "al-place-start")
    at = reader.say("al-place-at", where=short_place(place, reader))
    return reader.say("al-place-other-floor", place=at) if floor else at


def creature_name(kind: str, reader: Reader, wounded: bool = False, how: str = "the") -> str:
    """A creature as the subject of a sentence; capital letter where the language begins a sentence with it."""
    said = reader.say({"the": "al-the-kind", "a": "al-a-kind"}.get(how, "al-kind"), kind=kind)
    return reader.say("al-wounded", what=said) if wounded else said


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def target_name(target: str, reader: Reader) -> str:
    """What was located: a room by its name, anything else by its kind."""
    what, _, letter = target.partition(":")
    return card_name(letter, reader) if what == "room" and letter else reader.say("al-target", target=target)


def source_name(by: str, reader: Reader) -> str:
    """What caused something: a creature, a card, or one of the few other causes."""
    if by in KINDS:
        return capital(reader.say("al-kind", kind=by))
    return card_name(by, reader) if by in reader.cards.by_id else reader.say("al-source", by=by)


def element_name(element: str, reader: Reader) -> str:
    """ "creature:spore", "door:north", "danger" …"""
    what, _, rest = element.partition(":")
    kind = rest if what in ("creature", "condition") and not rest.startswith("k") else what
    return reader.say("al-element", element=kind)


def lied_about(element: str, which: str, left_out: bool, reader: Reader) -> str:
    """The element of a lie as its option names it: which creature, which marker, the door on which side."""
    if not left_out:
        return reader.say("al-pretended", element=which or element)
    way = reader.say("al-way", way=which) if element == "door" else ""
    return reader.say("al-left-out", element=element if element == "door" else which or element, way=way)


def faces_in_words(faces: Sequence[str], reader: Reader) -> str:
    """A throw in words, equal faces counted: symbols of one size are hard to tell apart where no colour font is installed."""
    counted = {f: list(faces).count(f) for f in ("hit", "conditional", "miss") if f in faces}
    return ", ".join(reader.say("al-faces", face=f, n=n) for f, n in counted.items()) or "–"


# Events


def event_id(kind: type[Event]) -> str:
    """The message of an event: `al-ev-` and the class name in kebab case."""
    return "al-ev-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


EVENTS: tuple[type[Event], ...] = tuple(
    e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event
)


def event_line(event: Event, reader: Reader) -> str | None:
    """What happened, in one line. None for an event that is not of this game."""
    if not isinstance(event, EVENTS):
        return None
    args = _args(event, reader)
    extra = _EXTRA.get(type(event))
    if extra:
        args |= extra(event, reader)
    return capital(one_mark(" ".join(reader.say(event_id(type(event)), **args).split())))


def _args(event: Event, reader: Reader) -> Args:
    """The fields of an event as arguments, by what their names promise (games/alone/events.py)."""
    args: Args = {"hero": hero(reader)}
    for field in fields(event):
        name, value = field.name, getattr(event, field.name)
        if name in ("seat", "leader"):
            args["who"] = args[name] = person(value, reader)
        elif name == "place" and ":" in str(value):
            args["place"] = args["at"] = place_name(value, reader)
        elif name == "places":
            args[name] = listing([place_name(p, reader) for p in value], reader)
        elif name == "sectors":
            args[name] = listing(list(value), reader)
        elif name == "way":
            args |= {"way": value, "side": reader.say("al-way", way=value) if value else ""}
            args |= {"toward": reader.say("al-toward", way=value), "from": reader.say("al-from", way=value)}
        elif name == "kind" and value in KINDS:
            args["kind"] = capital(reader.say("al-kind", kind=value))
            args["creature"] = creature_name(value, reader, bool(getattr(event, "wounded", False)))
        elif name == "boss":
            args |= {"boss": boss_name(value, reader) if value else "", "boss_known": "yes" if value else "no"}
        elif name in ("card", "item", "character", "companion"):
            args[name] = card_name(value, reader) if value else ""
        elif name in ("items", "cards"):
            args[name] = listing([f"*{card_name(c, reader)}*" for c in value], reader)
        elif name == "room":
            args |= {"room": card_name(value, reader) if value else "", "room_known": "yes" if value else "no"}
        elif name == "code":
            args["mission"] = card_name(value, reader)
        elif name == "faces":
            args[name] = faces_in_words(value, reader)
        elif name in ("by", "source"):
            args["source"] = source_name(value, reader) if value else ""
        elif name == "condition":
            args[name] = reader.say("al-condition", condition=value)
        elif name == "ability":
            args[name] = reader.say("al-ability", ability=value) if value in ABILITIES else source_name(value, reader)
        elif name == "element":
            args[name] = element_name(value, reader)
        elif name == "difficulty":
            args[name] = reader.say("al-difficulty", value=value)
        elif name == "target":
            args[name] = target_name(value, reader)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            args[name] = value
    return args


def _begins(e: events.Begins, reader: Reader) -> Args:
    first, second, main = (card_name(code, reader) for code in e.missions)
    one, two = (deck_name(d, reader) for d in e.decks)
    return {"first": first, "second": second, "main": main, "deck_one": one, "deck_two": two}


def deck_name(deck: str, reader: Reader) -> str:
    return reader.say("al-deck", deck=deck)


def _announced(e: events.Announced, reader: Reader) -> Args:
    place, _, rest = e.place.partition(":")
    what = e.action
    if e.action == "move" and e.unblock:
        what = "unblock"
    elif e.action == "interact" and place in ("box", "mission", "condition", "sabotage"):
        what = f"interact-{place}"
    elif e.item and not {"move": e.way, "explore": e.way, "attack": e.creature, "interact": ""}.get(e.action, "named"):
        what = "item"  # nothing but the item was named
    return {
        "what": what,
        "creature": creature_name(e.creature, reader) if e.creature in KINDS else "",
        "targets": listing([target_name(t, reader) for t in e.targets], reader),
        "mission": card_name(rest, reader) if place == "mission" else "",
        "condition": reader.say("al-condition", condition=rest) if place == "condition" else "",
        "item_used": "yes" if e.item else "no",
        "free_action": "yes" if e.free else "no",
    }


def _revealed(e: events.Revealed, reader: Reader) -> Args:
    what = [card_name(e.room, reader) if e.room else reader.say("al-rev-corridor")]
    what.append(reader.say("al-rev-lit" if e.lit else "al-rev-dark"))
    what += [reader.say(f"al-rev-{name}") for name in ("box", "stairs", "danger") if getattr(e, name)]
    what += [reader.say("al-condition", condition=c) for c in e.conditions]
    what += [reader.say("al-rev-sabotage", n=e.sabotage)] if e.sabotage else []
    what += [f"**{_met(mark, reader)}**" for mark in e.creatures]
    return {"what": ", ".join(what)}


def _met(mark: str, reader: Reader) -> str:
    """ "spore", "spore*" is wounded, "cultist!" is the boss of the main mission."""
    kind = mark.rstrip("*!")
    said = creature_name(kind, reader, "*" in mark, "a")
    return reader.say("al-boss-kind", creature=said) if "!" in mark else said


def _lie(e: events.LieTold, reader: Reader) -> Args:
    return {"lie": "omitted" if e.omitted else "false", "element": element_name(e.omitted or e.false, reader)}


def _rolled(e: events.Rolled, reader: Reader) -> Args:
    known = e.by in ("hero", "opportunity", "bravery")
    return {"roller": e.by if known else "creature", "creature": "" if known else creature_name(e.by, reader)}


def _located(e: events.Located, reader: Reader) -> Args:
    answer = {-1: "absent", -2: "silent", 0: "here"}.get(e.distance, "same" if e.same_floor else "other")
    if e.distance == 0 and not e.same_floor:  # a lie that went too far: still an answer
        answer = "other"
    return {"answer": answer, "way_known": "yes" if e.way else "no"}


def _played(e: events.ReactionPlayed, reader: Reader) -> Args:
    """Only what it does now; when it may be played is behind them."""
    card = reader.cards.reactions[e.card]
    return {"text": sentence(reader.cards.in_words(card.in_play(e.dangerous), lang_of(reader)))}


def _main(e: events.MainMissionStarts, reader: Reader) -> Args:
    return {"goal": " ".join(reader.cards.text(e.code, lang_of(reader)))}


_EXTRA: dict[type[Event], Callable[[Any, Reader], Args]] = {
    events.Begins: _begins,
    events.Announced: _announced,
    events.Revealed: _revealed,
    events.LieTold: _lie,
    events.Rolled: _rolled,
    events.Rerolled: lambda e, r: {},
    events.Located: _located,
    events.LocatedTruly: lambda e, r: {"floor": "same" if e.same_floor else "other"},
    events.ItemUpgraded: lambda e, r: {"from_item": "yes" if e.source else "no"},
    events.ReactionPlayed: _played,
    events.MainMissionStarts: _main,
    events.Lost: lambda e, r: {"kind": e.kind},
}
