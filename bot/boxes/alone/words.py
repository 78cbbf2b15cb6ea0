"""ALONE in words: what each field of its events, questions, options and reasons is called, and what single ones need besides.

The sentences are Fluent messages (`locale/*/alone/words.ftl`, `table.ftl`); this module turns the game's data into their arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.boxes.alone.names import (
    boss_name,
    card_name,
    creature_name,
    deck_name,
    element_name,
    faces_in_words,
    hero,
    lied_about,
    place_name,
    source_name,
    target_name,
)
from bot.reader import Reader
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, capital, lang_of, listing
from games.alone import events
from games.alone.state import ABILITIES, KINDS
from games.kernel.phrases import sentence
from games.kernel.table import Event


def _always(s: Saying) -> Args:
    return {"hero": hero(s.reader)}


WORDS = Lexicon("al", events, _always)


# Fields


@WORDS.field("seat", "leader")
def _seat(seat: int, s: Saying) -> Args:
    said = s.person(seat)
    return {s.name: said, "who": said, "name": said}


@WORDS.field("card", "item", "character", "companion")
def _card(id: str, s: Saying) -> Args:
    return {s.name: source_name(id, s.reader) if id else ""}


@WORDS.field("by", "source")
def _source(by: str, s: Saying) -> Args:
    return {"by": by, "source": source_name(by, s.reader) if by else ""}


@WORDS.field("items", "cards")
def _cards(ids: tuple[str, ...], s: Saying) -> Args:
    return {s.name: listing([f"*{card_name(c, s.reader)}*" for c in ids], s.reader)}


@WORDS.field("code", "mission")
def _mission(code: str, s: Saying) -> Args:
    return {"mission": card_name(code, s.reader)}


@WORDS.field("room")
def _room(room: str, s: Saying) -> Args:
    return {"room": card_name(room, s.reader) if room else "", "room_known": "yes" if room else "no"}


@WORDS.field("place")
def _place(place: str, s: Saying) -> Args:
    return {"place": place_name(place, s.reader), "at": place_name(place, s.reader)}


@WORDS.field("places")
def _places(places: tuple[str, ...], s: Saying) -> Args:
    return {"places": listing([place_name(p, s.reader) for p in places], s.reader)}


@WORDS.field("sectors")
def _sectors(sectors: tuple[str, ...], s: Saying) -> Args:
    return {"sectors": listing(list(sectors), s.reader)}


@WORDS.field("way")
def _way(way: str, s: Saying) -> Args:
    """On a button the way itself is the deed; in a line it is one word among others."""
    side, coming = s.say("al-way", way=way) if way else "", s.say("al-from", way=way)
    toward: Args = {"toward": s.say("al-toward", way=way)}
    if s.event is not None:
        return toward | {"way": way, "side": side, "from": coming}
    return toward | {"way": capital(s.say("al-way", way=way)), "from": capital(coming)}


@WORDS.field("kind")
def _kind(kind: str, s: Saying) -> Args:
    """A kind of creature; a boss by its own name; the second of its kind in the same sector by its number."""
    if kind not in KINDS:
        return {"kind": kind}
    said: Args = {
        "kind": capital(s.say("al-kind", kind=kind)),
        "the_kind": s.say("al-the-kind", kind=kind),
        "creature": creature_name(kind, s.reader, bool(s.given.get("wounded"))),
    }
    if s.option is not None and s.given.get("boss"):
        said["creature"] = said["kind"] = boss_name(str(s.given["boss"]), s.reader)
    if s.option is not None and int(s.given.get("n") or 1) > 1:
        said["creature"] = f"{said['creature']} ({s.given['n']})"
    return said


@WORDS.field("boss")
def _boss(code: str, s: Saying) -> Args:
    return {"boss": boss_name(code, s.reader) if code else "", "boss_known": "yes" if code else "no"}


@WORDS.field("target")
def _target(target: str, s: Saying) -> Args:
    return {"target": target_name(target, s.reader)}


@WORDS.field("deck")
def _deck(deck: str, s: Saying) -> Args:
    return {"deck": deck, "deck_name": deck_name(deck, s.reader)}


@WORDS.field("action")
def _action(action: str, s: Saying) -> Args:
    return {"action": action, "action_name": s.say("al-action", action=action) if action and s.event is None else ""}


@WORDS.field("loss")
def _loss(loss: str, s: Saying) -> Args:
    return {"loss": loss, "loss_name": s.say("al-loss", loss=loss) if loss and s.event is None else ""}


@WORDS.field("face")
def _face(face: str, s: Saying) -> Args:
    return {"face": face, "face_name": capital(s.say("al-face", face=face))}


@WORDS.field("faces")
def _faces(faces: tuple[str, ...], s: Saying) -> Args:
    return {"faces": faces_in_words(faces, s.reader)}


@WORDS.field("condition")
def _condition(condition: str, s: Saying) -> Args:
    return {"condition": s.say("al-condition", condition=condition)}


@WORDS.field("ability")
def _ability(ability: str, s: Saying) -> Args:
    return {"ability": s.say("al-ability", ability=ability) if ability in ABILITIES else source_name(ability, s.reader)}


@WORDS.field("element")
def _element(element: str, s: Saying) -> Args:
    if s.option is None:
        return {"element": element_name(element, s.reader)}
    return {"element": lied_about(element, str(s.given.get("which", "")), bool(s.given.get("omit")), s.reader)}


@WORDS.field("difficulty")
def _difficulty(difficulty: str, s: Saying) -> Args:
    return {"difficulty": s.say("al-difficulty", value=difficulty)}


# What single events need besides


def _begins(e: events.Begins, reader: Reader) -> Args:
    first, second, main = (card_name(code, reader) for code in e.missions)
    one, two = (deck_name(d, reader) for d in e.decks)
    return {"first": first, "second": second, "main": main, "deck_one": one, "deck_two": two}


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


for _happening, _told in _EXTRA.items():
    WORDS.more(_happening)(lambda s, told=_told: told(s.event, s.reader))
