"""Elder Sign in words: what each field of its events, questions, options and reasons is called, and its stories.

The sentences are Fluent messages (`locale/*/elder_sign/words.ftl`); this module turns the game's data into their arguments: seats
into names, card ids into card names, faces into symbols. What is special about single options stands in `options` and `hints`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

from bot.boxes.elder_sign.names import (
    HOURS,
    ElderReader,
    card_name,
    effect_text,
    face_symbol,
    faces_in_symbols,
    kind_of,
    row_in_symbols,
    shown,
)
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, lang_of, listing
from games.elder_sign import events
from games.elder_sign.content import AdventureCard, AncientOneCard, Catalogue, MythosCard
from games.elder_sign.dice import DICE
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.traits import SaveSanity
from games.elder_sign.view import ElderView
from games.kernel.table import Event

ElderSaying: TypeAlias = Saying[ElderView, Catalogue]

# Ours: a story is a sentence, not a chapter.
MOST_IN_STORY = 200
# So many names fit on a button; what is over is counted.
MOST_NAMES = 3


def _where(s: ElderSaying) -> Args:
    """A question in the battle is about no card."""
    asked = s.ask is not None and s.option is None
    return {"place": "ancient" if s.given.get("card") == ANCIENT else "card"} if asked else {}


WORDS: Lexicon[ElderView, Catalogue] = Lexicon("es", events, _where)


# Fields


@WORDS.field("seat")
def _seat(seat: int, s: ElderSaying) -> Args:
    return {"who": s.person(seat), "friend": s.person(seat)}


@WORDS.field("by")
def _by(seat: int, s: ElderSaying) -> Args:
    return {"helper": s.person(seat)}


@WORDS.field("card", "monster", "ancient", "investigator", "to")
def _card(id: str, s: ElderSaying) -> Args:
    return {s.name: card_name(id, s.reader)}


@WORDS.field("cards")
def _cards(ids: tuple[str, ...] | str, s: ElderSaying) -> Args:
    """On a button as many as fit."""
    if not isinstance(ids, str):
        return {"cards": listing([f"*{card_name(c, s.reader)}*" for c in ids], s.reader)}
    names = [card_name(c, s.reader) for c in ids.split("+")]
    more = len(names) - MOST_NAMES
    some = ", ".join(names[:MOST_NAMES])
    return {"cards": s.say("es-more", list=some, n=more) if more > 0 else some}


@WORDS.field("face", "old", "new", "kept")
def _face(face: str, s: ElderSaying) -> Args:
    return {s.name: face_symbol(face)}


@WORDS.field("faces")
def _faces(faces: tuple[str, ...] | str, s: ElderSaying) -> Args:
    """Beside dice, each die by its face."""
    dice = s.given.get("dice")
    if isinstance(faces, str):
        pairs = zip(dice.split("+") if dice else [], faces.split("+") if faces else [], strict=True)
        return {"faces": " ".join(shown(d, f, s.reader) for d, f in pairs)}
    if dice is None:
        return {"faces": faces_in_symbols(faces)}
    return {"faces": " ".join(shown(d, f, s.reader) for d, f in zip(dice, faces, strict=True))}


@WORDS.field("die")
def _die(die: str, s: ElderSaying) -> Args:
    return {"die": shown(die, str(s.given.get("face", "")), s.reader), "colour": DICE[die]}


@WORDS.field("dice")
def _dice(dice: tuple[str, ...] | str, s: ElderSaying) -> Args:
    if isinstance(dice, str):
        return {}  # told by its faces
    return {"n": len(dice), "dice": listing([s.say("es-die", colour=DICE[d]) for d in dice], s.reader)}


@WORDS.field("row", "missing", "have")
def _row(row: str | int | None, s: ElderSaying) -> Args:
    """What a task needs, in symbols; a number is its place on the card, or how much is missing. Events name a row by its id."""
    if row is None:
        return {}
    if isinstance(row, int):
        return {s.name: row + 1 if s.name == "row" else row}
    return {s.name: row if s.event is not None else row_in_symbols(row)}


# What single messages need besides


@WORDS.event(events.InvestigatorEnters)
def _enters(e: events.InvestigatorEnters, s: ElderSaying) -> Args:
    card = s.reader.cards.investigators[e.investigator]
    return {"occupation": card.occupation.in_(lang_of(s.reader)), "sanity": card.sanity, "stamina": card.stamina}


@WORDS.event(events.MythosDrawn)
def _mythos(e: events.MythosDrawn, s: ElderSaying) -> Args:
    """The immediate effect happens before the reader's eyes; what stays is told with the card."""
    card = s.reader.cards.mythos[e.card]
    lasting = " ".join(card.model_copy(update={"now": []}).rules_text(s.reader.cards.words, lang_of(s.reader)))
    return {"lasts": "yes" if lasting else "no", "lasting": lasting}


@WORDS.event(events.Moved)
def _moved(e: events.Moved, s: ElderSaying) -> Args:
    return {"how": ("stay-" if e.stayed else "go-") + ("entrance" if e.to == ENTRANCE else "card")}


@WORDS.event(events.TaskSolved)
def _solved(e: events.TaskSolved, s: ElderSaying) -> Args:
    row, bare = e.row, "" if e.dice else "-bare"
    if row == "combat":
        return {"kind": "combat", "monster": "", "task": 0}
    if row.startswith("m"):
        return {"kind": f"monster{bare}", "monster": card_name(row[1:], s.reader), "task": 0}
    # In its symbols, as on the button: a number would count frames that are empty, too.
    return {
        "kind": f"task{bare}",
        "monster": "",
        "task": row_in_symbols(s.reader.cards.adventure(e.card).tasks[int(row[1:])].printed),
    }


@WORDS.event(events.TerrorStrikes)
def _terror(e: events.TerrorStrikes, s: ElderSaying) -> Args:
    card = s.reader.cards.by_id[e.card]
    assert isinstance(card, AdventureCard | MythosCard), e.card
    return {"effect": effect_text(card.terror, s.reader)}


@WORDS.event(events.MidnightEffect)
def _midnight_effect(e: events.MidnightEffect, s: ElderSaying) -> Args:
    card = s.reader.cards.by_id[e.card]
    assert isinstance(card, AdventureCard | AncientOneCard | MythosCard), e.card
    return {"effect": effect_text(card.next_midnight if isinstance(card, MythosCard) else card.midnight, s.reader)}


@WORDS.event(events.AncientOneAttacks)
def _attack(e: events.AncientOneAttacks, s: ElderSaying) -> Args:
    return {"effect": effect_text(s.reader.cards.ancient_ones[e.ancient].attack, s.reader)}


@WORDS.event(events.AncientOneAwakens)
def _awakens(e: events.AncientOneAwakens, s: ElderSaying) -> Args:
    return {"battle": "yes" if s.reader.cards.ancient_ones[e.ancient].combat else "no"}


@WORDS.event(events.LostAndFound)
def _found(e: events.LostAndFound, s: ElderSaying) -> Args:
    found = [effect for f in s.reader.cards.entrance.lost_found if f.face == e.face for effect in f.effects]
    return {"finds": "yes" if found else "no", "effect": effect_text(found, s.reader)}


@WORDS.event(events.FirstAid)
def _first_aid(e: events.FirstAid, s: ElderSaying) -> Args:
    return {"price": next(a.price for a in s.reader.cards.entrance.first_aid if a.id == e.option)}


@WORDS.event(events.MonsterAppears)
def _appears(e: events.MonsterAppears, s: ElderSaying) -> Args:
    row: int | None = e.row
    return {"where": "below", "row": 0} if row is None else {"where": "frame", "row": row + 1}


@WORDS.event(events.CardPlayed)
def _card_played(e: events.CardPlayed, s: ElderSaying) -> Args:
    return {"kind": kind_of(e.card, s.reader.cards)}


@WORDS.event(events.AdventurePassed)
def _passed(e: events.AdventurePassed, s: ElderSaying) -> Args:
    return {"trophy": s.reader.cards.adventure(e.card).trophy}


@WORDS.event(events.ClockAdvanced)
def _clock(e: events.ClockAdvanced, s: ElderSaying) -> Args:
    return {"hour": HOURS[e.clock]}


@WORDS.event(events.PlayerLeft)
def _left(e: events.PlayerLeft, s: ElderSaying) -> Args:
    return {"known": "yes" if e.investigator else "no"}


@WORDS.event(events.Devoured)
def _devoured(e: events.Devoured, s: ElderSaying) -> Args:
    return {"gender": s.reader.cards.investigators[e.investigator].gender}


@WORDS.more("es-save-sanity")
def _saves(s: ElderSaying) -> Args:
    ally = s.reader.cards.allies[s.given["card"]]
    return {"saves": next(t.save_sanity for t in ally.traits if isinstance(t, SaveSanity))}


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


def story_line(event: Event, reader: ElderReader) -> str | None:
    """One sentence of mood for a turning point, to stand after its numbers."""
    id = story_id(event)
    if id is None:
        return None
    gender = reader.cards.investigators[event.investigator].gender if isinstance(event, events.Devoured) else "f"
    return reader.say(id, gender=gender)
