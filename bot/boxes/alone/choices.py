"""What single questions and options of ALONE need besides their fields, and the small lines below options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.boxes.alone.names import AloneReader, card_name
from bot.boxes.alone.words import WORDS, AloneSaying
from bot.wording.text import Args, lang_of
from games.alone.content import CreatureRow
from games.alone.odds import wound_chance
from games.alone.rules.orders import ORDERS
from games.alone.state import KINDS
from games.alone.view import AloneView
from games.kernel.ask import Ask

# Questions


def explained(ask: Ask, reader: AloneReader) -> list[str]:
    """What cannot be chosen by its name alone is read before it is chosen: cards to play, characters to be."""
    start = {"al-react": "play:", "al-character": "character:"}.get(ask.msg)
    if start is None:
        return []
    cards = [o.key.removeprefix(start) for o in ask.options if o.key.startswith(start)]
    return [f"-# **{card_name(card, reader)}** – {_what_it_does(card, reader)}" for card in cards]


def _what_it_does(card: str, reader: AloneReader) -> str:
    """Of a character only what it can do as the hero; of a reaction that is on offer not when it may be played."""
    lines = reader.cards.text(card, lang_of(reader))
    return lines[0] if card in reader.cards.characters else " ".join(lines[1:])


# Options

ITEMS = ("al-opt-item", "al-opt-item-plain", "al-opt-use", "al-opt-use-plain")


@WORDS.more(*(f"al-opt-interact-{place}" for place in ("box", "mission", "condition", "sabotage")))
def _interact(s: AloneSaying) -> Args:
    what, _, name = s.key[1].partition(":")
    return {
        "mission": card_name(name, s.reader) if what == "mission" else "",
        "condition": s.say("al-condition", condition=name) if what == "condition" else "",
    }


@WORDS.more(*ITEMS)
def _of_item(s: AloneSaying) -> Args:
    action = s.reader.cards.items[s.given["item"]].action
    return {"action_name": s.say("al-action", action=action) if action else ""}


@WORDS.more("al-opt-none", "al-opt-keep", "al-opt-yes", "al-opt-no")
def _to_what(s: AloneSaying) -> Args:
    """A bare "no" on a button says nothing to whoever looks there first: it is worded by what is asked."""
    return {"asked": s.ask.msg if s.ask is not None else ""}


@WORDS.more("al-opt-bullet-then")
def _then(s: AloneSaying) -> Args:
    """The first of two actions, as it is called by itself."""
    first = next((o for o in s.ask.options if o.key == s.given["then"]), None) if s.ask else None
    return {"deed": WORDS.option_label(s.ask, first, s.reader) if s.ask and first else ""}


@WORDS.more("al-opt-heal", "al-opt-reward")
def _heal(s: AloneSaying) -> Args:
    return {"track": s.key[1]}


@WORDS.more("al-opt-track", "al-opt-give-life")
def _track(s: AloneSaying) -> Args:
    return {"track": s.key[0]}


@WORDS.more("al-opt-companion", "al-opt-companion-pays", "al-opt-help", "al-opt-sacrifice", "al-opt-character")
def _person(s: AloneSaying) -> Args:
    asked = dict(s.ask.args).get("character") if s.ask else ""
    return {"character": card_name(s.key[1].partition(":")[0] or str(s.given.get("character") or asked), s.reader)}


@WORDS.more("al-opt-standard")
def _standard(s: AloneSaying) -> Args:
    return {"use": s.key[1]}


@WORDS.more("al-opt-floor")
def _floor(s: AloneSaying) -> Args:
    return {"floor": s.key[1]}


@WORDS.more("al-opt-die")
def _die(s: AloneSaying) -> Args:
    return {"nth": int(s.key[1]) + 1}


@WORDS.more("al-opt-ability")
def _learned(s: AloneSaying) -> Args:
    return {"ability": s.say("al-ability", ability=s.key[0])}


# Hints


@WORDS.hint("al-opt-play", "al-opt-character")
def _plays(s: AloneSaying) -> str:
    return _what_it_does(s.key[1], s.reader)


@WORDS.hint("al-opt-card")
def _laid(s: AloneSaying) -> str:
    return _text(s.given["card"], s.reader)


@WORDS.hint("al-opt-sacrifice")
def _sacrificed(s: AloneSaying) -> str:
    return _text(s.key[1], s.reader)


@WORDS.hint(*ITEMS, "al-opt-discard")
def _item_hint(s: AloneSaying) -> str:
    return _item(s.given["item"], s.given, s.reader) if "charges" in s.given else ""


@WORDS.hint("al-opt-heal")
def _heal_hint(s: AloneSaying) -> str:
    return s.say("al-hint-heal", now=s.given["now"], limit=s.given["limit"]) if "limit" in s.given else ""


@WORDS.hint("al-opt-bullet")
def _bullet(s: AloneSaying) -> str:
    return s.say("al-hint-bullet", adrenaline=s.given["adrenaline"])


@WORDS.hint("al-opt-locate", "al-opt-search", "al-opt-explore")
def _action_hint(s: AloneSaying) -> str:
    whole_action = s.ask is not None and s.ask.msg in ("al-turn", "al-second")
    return s.say(f"al-hint-{s.key[0]}") if whole_action else ""


@WORDS.hint("al-opt-attack", "al-opt-attack-item")
def _attack_hint(s: AloneSaying) -> str:
    return _attack(s.given, s.reader, s.view)


@WORDS.hint(*(f"al-opt-order-{order}" for order in ORDERS.names))
def _order(s: AloneSaying) -> str:
    return s.say("al-hint-order")


@WORDS.hint("al-opt-companion", "al-opt-companion-pays", "al-opt-help")
def _left(s: AloneSaying) -> str:
    return s.say("al-hint-left", left=s.given["left"]) if "left" in s.given else ""


@WORDS.hint("al-opt-at", "al-opt-at-room")
def _distance(s: AloneSaying) -> str:
    far = int(s.given.get("distance", -1))
    return s.say("al-hint-distance", n=far) if far >= 0 else ""


@WORDS.more("al-opt-attack", "al-opt-attack-item", "al-opt-creature-seen")
def _far(s: AloneSaying) -> Args:
    """Where it is stands behind it, if others could be meant elsewhere."""
    places = {dict(o.args).get("place") for o in s.ask.options} - {None} if s.ask is not None else set[Any]()
    return {"far": "yes" if len(places) > 1 and "place" in s.given else "no"}


@WORDS.more("al-opt-waiting-creature")
def _hurt(s: AloneSaying) -> Args:
    return {"hurt": "yes" if s.given.get("wounded") else "no"}


@WORDS.hint("al-opt-creature", "al-opt-creature-wounded")
def _hidden(s: AloneSaying) -> str:
    return s.say("al-hint-hidden" if s.given["hidden"] else "al-hint-revealed")


def _item(card: str, given: Mapping[str, Any], reader: AloneReader) -> str:
    """Its charges, what an upgrade would need (which tells the three ammunition cards apart), and what it does."""
    needs = reader.cards.words.say(lang_of(reader), f"material-{reader.cards.items[card].needs}")
    upgraded = "yes" if given.get("upgraded") else "no"
    return reader.say("al-hint-item", charges=int(given["charges"]), upgraded=upgraded, needs=needs, text=_text(card, reader))


@WORDS.more("al-why-item")
def _item_moment(s: AloneSaying) -> Args:
    return {"when": _moment(s.given["item"], s.reader).partition(":")[0]}


@WORDS.more("al-why-card")
def _card_moment(s: AloneSaying) -> Args:
    when = _moment(s.given["card"], s.reader)
    return {"when": (when.partition(": ")[2] or when).rstrip(".")}


def _moment(card: str, reader: AloneReader) -> str:
    """When a card may be used: its text begins with that."""
    return reader.cards.text(card, lang_of(reader))[0]


def _text(card: str, reader: AloneReader) -> str:
    return " ".join(reader.cards.text(card, lang_of(reader)))


def _attack(given: Mapping[str, Any], reader: AloneReader, view: AloneView | None) -> str:
    """The chance of a plain attack to do anything, and what the creature is."""
    if view is None or view.here is None or given.get("kind") not in KINDS:
        return ""
    table = reader.cards.nightmare if view.nightmare else reader.cards.creatures
    row: CreatureRow = table[given["kind"]]
    boss = reader.cards.missions[str(given["boss"])].boss if given.get("boss") else None
    if boss is not None:
        row = boss.values or reader.cards.nightmare[boss.kind]
    need = row.kill if given.get("wounded") else row.wound
    chance = round(100 * wound_chance(reader.cards.numbers.hero_dice, need, view.here.lit, reader.cards.numbers.die))
    return reader.say("al-hint-attack", chance=chance, wound=row.wound, kill=row.kill)
