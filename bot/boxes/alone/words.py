"""ALONE in words: what each field of its events, questions, options and reasons is called, and what single ones need besides.

The sentences are Fluent messages (`locale/*/alone/words.ftl`, `table.ftl`); this module turns the game's data into their arguments.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.boxes.alone.names import (
    AloneReader,
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
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, capital, lang_of, listing
from games.alone import events
from games.alone.content import Catalogue
from games.alone.state import ABILITIES, KINDS
from games.alone.view import AloneView
from games.kernel.phrases import sentence

AloneSaying: TypeAlias = Saying[AloneView, Catalogue]


def _always(s: AloneSaying) -> Args:
    return {"hero": hero(s.reader)}


WORDS: Lexicon[AloneView, Catalogue] = Lexicon("al", events, _always)


# Fields


@WORDS.field("seat", "leader")
def _seat(seat: int, s: AloneSaying) -> Args:
    said = s.person(seat)
    return {s.name: said, "who": said, "name": said}


@WORDS.field("card", "item", "character", "companion")
def _card(id: str, s: AloneSaying) -> Args:
    return {s.name: source_name(id, s.reader) if id else ""}


@WORDS.field("by", "source")
def _source(by: str, s: AloneSaying) -> Args:
    return {"by": by, "source": source_name(by, s.reader) if by else ""}


@WORDS.field("items", "cards")
def _cards(ids: tuple[str, ...], s: AloneSaying) -> Args:
    return {s.name: listing([f"*{card_name(c, s.reader)}*" for c in ids], s.reader)}


@WORDS.field("code", "mission")
def _mission(code: str, s: AloneSaying) -> Args:
    return {"mission": card_name(code, s.reader)}


@WORDS.field("room")
def _room(room: str, s: AloneSaying) -> Args:
    """`letter`: what stands for it on the secret map."""
    return {"room": card_name(room, s.reader) if room else "", "room_known": "yes" if room else "no", "letter": room}


@WORDS.field("place")
def _place(place: str, s: AloneSaying) -> Args:
    return {"place": place_name(place, s.reader), "at": place_name(place, s.reader)}


@WORDS.field("places")
def _places(places: tuple[str, ...], s: AloneSaying) -> Args:
    return {"places": listing([place_name(p, s.reader) for p in places], s.reader)}


@WORDS.field("sectors")
def _sectors(sectors: tuple[str, ...], s: AloneSaying) -> Args:
    return {"sectors": listing(list(sectors), s.reader)}


@WORDS.field("way")
def _way(way: str, s: AloneSaying) -> Args:
    """On a button the way itself is the deed; in a line it is one word among others."""
    side, coming = s.say("al-way", way=way) if way else "", s.say("al-from", way=way)
    toward: Args = {"toward": s.say("al-toward", way=way)}
    if s.event is not None:
        return toward | {"way": way, "side": side, "from": coming}
    return toward | {"way": capital(s.say("al-way", way=way)), "from": capital(coming)}


@WORDS.field("kind")
def _kind(kind: str, s: AloneSaying) -> Args:
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
def _boss(code: str, s: AloneSaying) -> Args:
    return {"boss": boss_name(code, s.reader) if code else "", "boss_known": "yes" if code else "no"}


@WORDS.field("target")
def _target(target: str, s: AloneSaying) -> Args:
    return {"target": target_name(target, s.reader)}


@WORDS.field("deck")
def _deck(deck: str, s: AloneSaying) -> Args:
    return {"deck": deck, "deck_name": deck_name(deck, s.reader)}


@WORDS.field("action")
def _action(action: str, s: AloneSaying) -> Args:
    return {"action": action, "action_name": s.say("al-action", action=action) if action and s.event is None else ""}


@WORDS.field("loss")
def _loss(loss: str, s: AloneSaying) -> Args:
    return {"loss": loss, "loss_name": s.say("al-loss", loss=loss) if loss and s.event is None else ""}


@WORDS.field("face")
def _face(face: str, s: AloneSaying) -> Args:
    return {"face": face, "face_name": capital(s.say("al-face", face=face))}


@WORDS.field("faces")
def _faces(faces: tuple[str, ...], s: AloneSaying) -> Args:
    return {"faces": faces_in_words(faces, s.reader)}


@WORDS.field("condition")
def _condition(condition: str, s: AloneSaying) -> Args:
    return {"condition": s.say("al-condition", condition=condition)}


@WORDS.field("ability")
def _ability(ability: str, s: AloneSaying) -> Args:
    return {"ability": s.say("al-ability", ability=ability) if ability in ABILITIES else source_name(ability, s.reader)}


@WORDS.field("element")
def _element(element: str, s: AloneSaying) -> Args:
    if s.option is None:
        return {"element": element_name(element, s.reader)}
    return {"element": lied_about(element, str(s.given.get("which", "")), bool(s.given.get("omit")), s.reader)}


@WORDS.field("difficulty")
def _difficulty(difficulty: str, s: AloneSaying) -> Args:
    return {"difficulty": s.say("al-difficulty", value=difficulty)}


# What single events need besides


@WORDS.event(events.Begins)
def _begins(e: events.Begins, s: AloneSaying) -> Args:
    first, second, main = (card_name(code, s.reader) for code in e.missions)
    one, two = (deck_name(d, s.reader) for d in e.decks)
    return {"first": first, "second": second, "main": main, "deck_one": one, "deck_two": two}


@WORDS.event(events.Announced)
def _announced(e: events.Announced, s: AloneSaying) -> Args:
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
        "creature": creature_name(e.creature, s.reader) if e.creature in KINDS else "",
        "targets": listing([target_name(t, s.reader) for t in e.targets], s.reader),
        "mission": card_name(rest, s.reader) if place == "mission" else "",
        "condition": s.say("al-condition", condition=rest) if place == "condition" else "",
        "item_used": "yes" if e.item else "no",
        "free_action": "yes" if e.free else "no",
    }


@WORDS.event(events.Revealed)
def _revealed(e: events.Revealed, s: AloneSaying) -> Args:
    what = [card_name(e.room, s.reader) if e.room else s.say("al-rev-corridor")]
    what.append(s.say("al-rev-lit" if e.lit else "al-rev-dark"))
    what += [s.say(f"al-rev-{name}") for name in ("box", "stairs", "danger") if getattr(e, name)]
    what += [s.say("al-condition", condition=c) for c in e.conditions]
    what += [s.say("al-rev-sabotage", n=e.sabotage)] if e.sabotage else []
    what += [f"**{_met(mark, s.reader)}**" for mark in e.creatures]
    return {"what": ", ".join(what)}


def _met(mark: str, reader: AloneReader) -> str:
    """ "spore", "spore*" is wounded, "cultist!" is the boss of the main mission."""
    kind = mark.rstrip("*!")
    said = creature_name(kind, reader, "*" in mark, "a")
    return reader.say("al-boss-kind", creature=said) if "!" in mark else said


@WORDS.event(events.LieTold)
def _lie(e: events.LieTold, s: AloneSaying) -> Args:
    return {"lie": "omitted" if e.omitted else "false", "element": element_name(e.omitted or e.false, s.reader)}


@WORDS.event(events.Rolled)
def _rolled(e: events.Rolled, s: AloneSaying) -> Args:
    known = e.by in ("hero", "opportunity", "bravery")
    return {"roller": e.by if known else "creature", "creature": "" if known else creature_name(e.by, s.reader)}


@WORDS.event(events.Located)
def _located(e: events.Located, s: AloneSaying) -> Args:
    answer = {-1: "absent", -2: "silent", 0: "here"}.get(e.distance, "same" if e.same_floor else "other")
    if e.distance == 0 and not e.same_floor:  # a lie that went too far: still an answer
        answer = "other"
    return {"answer": answer, "way_known": "yes" if e.way else "no"}


@WORDS.event(events.ReactionPlayed)
def _played(e: events.ReactionPlayed, s: AloneSaying) -> Args:
    """Only what it does now; when it may be played is behind them."""
    card = s.reader.cards.reactions[e.card]
    return {"text": sentence(s.reader.cards.in_words(card.in_play(e.dangerous), lang_of(s.reader)))}


@WORDS.event(events.MainMissionStarts)
def _main(e: events.MainMissionStarts, s: AloneSaying) -> Args:
    return {"goal": " ".join(s.reader.cards.text(e.code, lang_of(s.reader)))}


@WORDS.event(events.LocatedTruly)
def _truly(e: events.LocatedTruly, s: AloneSaying) -> Args:
    return {"floor": "same" if e.same_floor else "other"}


@WORDS.event(events.ItemUpgraded)
def _upgraded(e: events.ItemUpgraded, s: AloneSaying) -> Args:
    return {"from_item": "yes" if e.source else "no"}


@WORDS.event(events.Lost)
def _lost(e: events.Lost, s: AloneSaying) -> Args:
    return {"kind": e.kind}
