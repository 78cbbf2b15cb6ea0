"""Elder Sign in words: every event and question, its stories, and why something is not possible, as the reader reads it.

The sentences are Fluent messages (`locale/*/elder_sign/words.ftl`); this module turns the game's data into their arguments: seats into
names, card ids into card names, faces into symbols. What one may answer is worded in `elder_sign_options`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from hashlib import blake2b
from typing import Any

from bot.boxes.elder_sign.names import (
    HOURS,
    Args,
    card_name,
    effect_text,
    face_symbol,
    faces_in_symbols,
    kind_of,
    lang_of,
    listing,
    person,
    row_in_symbols,
    shown,
)
from bot.reader import Reader
from bot.wording.text import one_mark
from games.elder_sign import events
from games.elder_sign.content import AdventureCard, AncientOneCard, InvestigatorCard, MythosCard
from games.elder_sign.dice import DICE
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.traits import SaveSanity
from games.kernel.ask import Ask
from games.kernel.table import Event
from games.kernel.why import Reason

# Ours: a story is a sentence, not a chapter.
MOST_IN_STORY = 200

# Events


def event_id(kind: type[Event]) -> str:
    """The message of an event: `es-ev-` and the class name in kebab case."""
    return "es-ev-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def event_line(event: Event, reader: Reader) -> str | None:
    """What happened, in one line: numbers, no mood. None for an event that is not of this game."""
    if not isinstance(event, tuple(_EVENTS)):
        return None
    args = _event_args(event, reader)
    extra = _EXTRA.get(type(event))
    if extra:
        args |= extra(event, reader)
    return one_mark(reader.say(event_id(type(event)), **args))


_EVENTS: tuple[type[Event], ...] = tuple(
    e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event
)


def _event_args(event: Event, reader: Reader) -> Args:
    """The fields of an event as arguments, by what their names promise (games/elder_sign/events.py)."""
    args: Args = {}
    for field in fields(event):
        name, value = field.name, getattr(event, field.name)
        if name == "seat":
            args["who"] = person(value, reader)
        elif name == "by":
            args["helper"] = person(value, reader)
        elif name in ("card", "monster", "ancient", "investigator", "to"):
            args[name] = card_name(value, reader)
        elif name == "cards":
            args[name] = listing([f"*{card_name(c, reader)}*" for c in value], reader)
        elif name in ("face", "old", "new"):
            args[name] = face_symbol(value)
        elif name == "faces":
            args[name] = faces_in_symbols(value)
        elif name == "die":
            args["colour"] = DICE[value]
            args[name] = shown(value, getattr(event, "face", ""), reader)
        elif name == "dice":
            args["n"] = len(value)
            args[name] = listing([reader.say("es-die", colour=DICE[d]) for d in value], reader)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            args[name] = value
    return args


def _enters(e: events.InvestigatorEnters, reader: Reader) -> Args:
    card: InvestigatorCard = reader.cards.investigators[e.investigator]
    return {"occupation": card.occupation.in_(lang_of(reader)), "sanity": card.sanity, "stamina": card.stamina}


def _mythos(e: events.MythosDrawn, reader: Reader) -> Args:
    """The immediate effect happens before the reader's eyes; what stays is told with the card."""
    card: MythosCard = reader.cards.mythos[e.card]
    lasting = " ".join(card.model_copy(update={"now": []}).rules_text(reader.cards.words, lang_of(reader)))
    return {"lasts": "yes" if lasting else "no", "lasting": lasting}


def _moved(e: events.Moved, reader: Reader) -> Args:
    return {"how": ("stay-" if e.stayed else "go-") + ("entrance" if e.to == ENTRANCE else "card")}


def _rolled(e: events.Rolled, reader: Reader) -> Args:
    return {"faces": " ".join(shown(d, f, reader) for d, f in zip(e.dice, e.faces, strict=True))}


def _solved(e: events.TaskSolved, reader: Reader) -> Args:
    args: Args = {"faces": " ".join(shown(d, f, reader) for d, f in zip(e.dice, e.faces, strict=True))}
    bare = "" if e.dice else "-bare"
    if e.row == "combat":
        return args | {"kind": "combat", "monster": "", "task": 0}
    if e.row.startswith("m"):
        return args | {"kind": f"monster{bare}", "monster": card_name(e.row[1:], reader), "task": 0}
    return args | {"kind": f"task{bare}", "monster": "", "task": int(e.row[1:]) + 1}


def _terror(e: events.TerrorStrikes, reader: Reader) -> Args:
    card: AdventureCard | MythosCard = reader.cards.by_id[e.card]
    return {"effect": effect_text(card.terror, reader)}


def _midnight_effect(e: events.MidnightEffect, reader: Reader) -> Args:
    card: AdventureCard | AncientOneCard | MythosCard = reader.cards.by_id[e.card]
    return {"effect": effect_text(card.next_midnight if isinstance(card, MythosCard) else card.midnight, reader)}


def _attack(e: events.AncientOneAttacks, reader: Reader) -> Args:
    return {"effect": effect_text(reader.cards.ancient_ones[e.ancient].attack, reader)}


def _found(e: events.LostAndFound, reader: Reader) -> Args:
    found = next((f.effects for f in reader.cards.entrance.lost_found if f.face == e.face), [])
    return {"finds": "yes" if found else "no", "effect": effect_text(found, reader)}


def _appears(e: events.MonsterAppears, reader: Reader) -> Args:
    return {"where": "below", "row": 0} if e.row is None else {"where": "frame", "row": e.row + 1}


_EXTRA: dict[type[Event], Callable[[Any, Reader], Args]] = {
    events.InvestigatorEnters: _enters,
    events.MythosDrawn: _mythos,
    events.Moved: _moved,
    events.Rolled: _rolled,
    events.TaskSolved: _solved,
    events.TerrorStrikes: _terror,
    events.MidnightEffect: _midnight_effect,
    events.AncientOneAttacks: _attack,
    events.LostAndFound: _found,
    events.MonsterAppears: _appears,
    events.CardPlayed: lambda e, r: {"kind": kind_of(e.card, r.cards)},
    events.AdventurePassed: lambda e, r: {"trophy": r.cards.adventure(e.card).trophy},
    events.FirstAid: lambda e, r: {"price": next(a.price for a in r.cards.entrance.first_aid if a.id == e.option)},
    events.ClockAdvanced: lambda e, r: {"hour": HOURS[e.clock]},
    events.AncientOneAwakens: lambda e, r: {"battle": "yes" if r.cards.ancient_ones[e.ancient].combat else "no"},
    events.PlayerLeft: lambda e, r: {"known": "yes" if e.investigator else "no"},
    events.Devoured: lambda e, r: {"gender": r.cards.investigators[e.investigator].gender},
}


# Stories

# How many variants of each turning point there are.
STORIES = {
    "midnight": 4,
    "awakening": 3,
    "devoured": 3,
    "gate": 4,
    "passed": 4,
    "failed": 4,
    "sign": 4,
    "sealed": 3,
    "banished": 3,
    "devoured-all": 3,
    "lost": 3,
}


def story_id(event: Event) -> str | None:
    """Which story an event deserves. The same event always tells the same one, in every language and at every reading."""
    number: int | None = None
    match event:
        case events.MidnightStrikes():
            topic, number = "midnight", event.midnight
        case events.ElderSignPlaced() if event.signs < event.needed:  # the last one is told by the victory
            topic, number = "sign", event.signs
        case events.AncientOneAwakens():
            topic = "awakening"
        case events.Devoured():
            topic = "devoured"
        case events.GateOpens():
            topic = "gate"
        case events.AdventurePassed():
            topic = "passed"
        case events.AdventureFailed():
            topic = "failed"
        case events.GameEnds(result="devoured"):
            topic = "devoured-all"
        case events.GameEnds() if event.result in STORIES:
            topic = event.result
        case _:
            return None
    # Counted things take their stories in turn, so that two in a row differ; the rest by what happened.
    if number is None:
        happened = repr((topic, sorted(event.plain().items())))
        number = int(blake2b(happened.encode(), digest_size=6).hexdigest(), 16)
    return f"es-story-{topic}-{number % STORIES[topic] + 1}"


def story_line(event: Event, reader: Reader) -> str | None:
    """One sentence of mood for a turning point, to stand after its numbers."""
    id = story_id(event)
    if id is None:
        return None
    gender = reader.cards.investigators[event.investigator].gender if isinstance(event, events.Devoured) else "f"
    return reader.say(id, gender=gender)


# Questions


def question_line(ask: Ask, reader: Reader) -> str:
    """One sentence to the seat that is asked."""
    given = dict(ask.args)
    args: Args = {"who": person(ask.seat, reader), "least": ask.least, "most": ask.most}
    for name, value in given.items():
        if name == "seat":
            args["friend"] = person(int(value), reader)
        elif name in ("card", "monster"):
            args[name] = card_name(str(value), reader)
        elif name == "face":
            args[name] = face_symbol(str(value))
        elif name == "row":
            args[name] = row_in_symbols(str(value))
        else:
            args[name] = value
    args["place"] = "ancient" if given.get("card") == ANCIENT else "card"
    if ask.msg == "es-save-sanity":
        ally = reader.cards.allies[given["card"]]
        args["saves"] = next(t.save_sanity for t in ally.traits if isinstance(t, SaveSanity))
    return reader.say(ask.msg, **args)


# Reasons


def reason_line(reason: Reason, reader: Reader) -> str:
    """Why not, and the rule it comes from."""
    args: Args = {}
    for name, value in reason.args:
        if name == "seat":
            args["friend"] = person(int(value), reader)
        elif name == "card":
            args[name] = card_name(str(value), reader)
        elif name in ("row", "missing"):
            args[name] = row_in_symbols(str(value))
        else:
            args[name] = value
    return reader.say("why-line", reason=reader.say(reason.id, **args), rule=reason.rule)
