"""ALONE's questions and options as their reader reads them.

A question's message is its own id; an option's message follows from the first word of its key and, where that says too
little, from its question. Labels are plain text of at most 80 characters, hints of at most 100.
"""

from __future__ import annotations

from typing import Any, Literal

from bot.boxes.alone.words import (
    Args,
    capital,
    card_name,
    creature_name,
    deck_name,
    lang_of,
    lied_about,
    person,
    place_name,
    source_name,
    target_name,
)
from bot.reader import Reader
from bot.wording.text import clip
from games.alone.content import CreatureRow
from games.alone.odds import wound_chance
from games.alone.state import ABILITIES, KINDS
from games.alone.view import AloneView
from games.kernel.ask import Ask, Option

MOST_IN_LABEL, MOST_IN_HINT = 80, 100

TRACKS = ("life", "composure")


def _words(given: dict[str, Any], reader: Reader) -> Args:
    """What options and questions are told, as the arguments of a message, by what their names promise."""
    args: Args = {}
    for name, value in given.items():
        match name:
            case "item" | "card" | "character" | "source":
                args[name] = source_name(str(value), reader) if value else ""
            case "room":
                args[name] = card_name(str(value), reader) if value else ""
            case "way":
                args |= {
                    "way": capital(reader.say("al-way", way=str(value))),
                    "toward": reader.say("al-toward", way=str(value)),
                    "from": capital(reader.say("al-from", way=str(value))),
                }
            case "kind" if value in KINDS:
                args["kind"] = capital(reader.say("al-kind", kind=str(value)))
                args["the_kind"] = reader.say("al-the-kind", kind=str(value))
                args["creature"] = creature_name(str(value), reader, bool(given.get("wounded")))
            case "place":
                args[name] = place_name(str(value), reader) if str(value).count(":") == 2 else str(value)
            case "target":
                args[name] = target_name(str(value), reader)
            case "deck":
                args["deck_name"] = deck_name(str(value), reader)
            case "action":
                args["action_name"] = reader.say("al-action", action=str(value)) if value else ""
            case "loss":
                args |= {"loss": str(value), "loss_name": reader.say("al-loss", loss=str(value)) if value else ""}
            case "face":
                args["face_name"] = capital(reader.say("al-face", face=str(value)))
            case "element":
                args[name] = lied_about(str(value), str(given.get("which", "")), bool(given.get("omit")), reader)
            case "seat":
                args["name"] = reader.name(int(value))
            case _:
                args[name] = value
    return args


# Questions


def question_line(ask: Ask, reader: Reader) -> str:
    """One sentence to the seat that is asked."""
    args: Args = {"who": person(ask.seat, reader), "least": ask.least, "most": ask.most}
    said = reader.say(ask.msg, **(args | _words(dict(ask.args), reader)))
    return "\n".join([said, *_explained(ask, reader)])


def _explained(ask: Ask, reader: Reader) -> list[str]:
    """What cannot be chosen by its name alone is read before it is chosen: cards to play, characters to be."""
    start = {"al-react": "play:", "al-character": "character:"}.get(ask.msg)
    if start is None:
        return []
    cards = [o.key.removeprefix(start) for o in ask.options if o.key.startswith(start)]
    return [f"-# **{card_name(card, reader)}** – {_what_it_does(card, reader)}" for card in cards]


def _what_it_does(card: str, reader: Reader) -> str:
    """Of a character only what it can do as the hero; of a reaction that is on offer not when it may be played."""
    lines = reader.cards.text(card, lang_of(reader))
    return lines[0] if card in reader.cards.characters else " ".join(lines[1:])


# Options

# Keys without an argument that mean something else in certain questions.
_BY_QUESTION = {
    ("stop", "al-move-on"): "stop-move",
    ("stop", "al-creature-step"): "stop-step",
    ("stop", "al-place-danger"): "stop-danger",
    ("none", "al-refill"): "draw-nothing",
    ("none", "al-strike-back"): "none-attack",
    ("none", "al-free-attack"): "none-attack",
    ("none", "al-explore-more"): "no",
    ("none", "al-attack-or-move"): "no",
    ("no", "al-block"): "no-block",
    ("none", "al-block"): "no-block",
    ("use", "al-bravery"): "yes",
    ("use", "al-companion-dice"): "yes",
    ("companion", "al-item-pay"): "companion-pays",
    ("life", "al-web"): "give-life",
}


def option_id(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The message of an option, without its `al-opt-`."""
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    if (word, ask.msg) in _BY_QUESTION:
        return _BY_QUESTION[word, ask.msg]
    match word:
        case "interact":
            return f"interact-{rest.partition(':')[0]}"
        case "item" | "use" if rest.endswith(":plain"):
            return f"{word}-plain"
        case "attack" if ask.msg == "al-item-target":
            return "attack-item"
        case "heal" if ask.msg == "al-reward-heal":
            return "reward"
        case "companion" if "track" in given:
            return "help"
        case "order":
            return f"order-{rest}"
        case "at" if "place" in given:
            return "at-place"
        case "at" | "place" if given.get("room"):
            return "at-room"
        case "to":
            return "to" if "sector" in given else "to-way"
        case "door" if ask.msg in ("al-card-door", "al-card-block"):
            return "door-way"
        case "clear" if given.get("own"):
            return "clear-own"
        case "upgrade" if not given.get("source"):
            return "upgrade-supply"
        case "charge" if rest:
            return "pay-item"
        case "pay" if rest == "adrenaline":
            return "pay-adrenaline"
        case "pay":
            return "pay-drawn" if ask.msg == "al-pay-or-suffer" else "pay-item"
        case _:
            return _plain_key(ask, option, given, reader)


def _plain_key(ask: Ask, option: Option[Any], given: dict[str, Any], reader: Reader) -> str:
    """Keys that are the thing itself: a target, a card, a creature, a track, an ability, a number, a die of a re-roll."""
    word, _, rest = option.key.partition(":")
    match ask.msg:
        case "al-locate" if word != "back":
            return "target"
        case "al-locate-way":
            return "target"
        case "al-move-on":
            return "on"
        case "al-standard-card":
            return "card"
        case "al-boss-experience":
            return "ability"
        case "al-refill-from" if word.isdigit():
            return "number"
        case "al-draw":
            return "draws"
        case "al-reroll" if "source" in given and word != "keep":
            return "reroll-one" if rest else "reroll-all"
        case "al-card-lie":
            return "omit" if given.get("omit") else "false"
        case "al-attack-order" | "al-shock-order":
            return "creature-kind"
        case "al-explore-more" | "al-attack-or-move" if word in ("explore", "move", "attack"):
            return word
        case _:
            pass
    if word in TRACKS:
        return "track"
    if "kind" in given and word not in ("kind", "attack", "suffer"):
        if "sector" not in given:
            return "creature-seen"
        return "creature-wounded" if given.get("wounded") else "creature"
    return word


def option_label(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The deed, in at most 80 characters."""
    return clip(
        capital(reader.say(f"al-opt-{option_id(ask, option, reader)}", **_option_args(ask, option, reader))), MOST_IN_LABEL
    )


def _option_args(ask: Ask, option: Option[Any], reader: Reader) -> Args:
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    args = _words(given, reader)
    if given.get("boss"):
        boss = reader.cards.missions[str(given["boss"])].boss
        args["creature"] = args["kind"] = boss.name.in_(lang_of(reader))
    if "creature" in args and int(given.get("n") or 1) > 1:
        args["creature"] = f"{args['creature']} ({given['n']})"  # the second of its kind in the same sector
    match word:
        case "interact":
            what, _, name = rest.partition(":")
            args["mission"] = card_name(name, reader) if what == "mission" else ""
            args["condition"] = reader.say("al-condition", condition=name) if what == "condition" else ""
        case "item" | "use" if rest:
            card = rest.removesuffix(":plain")
            args["item"] = card_name(card, reader)
            action = reader.cards.items[card].action
            args["action_name"] = reader.say("al-action", action=action) if action else ""
        case "heal":
            args["track"] = rest
        case "life" | "composure":
            args["track"] = word
        case "companion" | "sacrifice" | "character":
            name = rest.partition(":")[0] or str(given.get("character") or dict(ask.args).get("character") or option.value)
            args["character"] = card_name(name, reader)
        case "standard":
            args["use"] = rest
        case "floor":
            args["floor"] = rest
        case "die":
            args["nth"] = int(rest) + 1
        case "suffer":
            args["kind"] = str(given["kind"])
        case _ if word in ABILITIES:
            args["ability"] = reader.say("al-ability", ability=word)
        case _:
            pass
    if ask.msg == "al-standard-card":
        args["card"] = card_name(option.key, reader)
    return args


# Hints


def option_hint(ask: Ask, option: Option[Any], reader: Reader, view: AloneView | None = None) -> str:
    """The small line below an option, in at most 100 characters; often empty."""
    return clip(_hint(ask, option, reader, view), MOST_IN_HINT)


def _hint(ask: Ask, option: Option[Any], reader: Reader, view: AloneView | None) -> str:
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    match word:
        case "play":
            return _what_it_does(rest, reader)
        case "item" | "use" if rest and "charges" in given:
            return _item(rest.removesuffix(":plain"), given, reader)
        case "discard" | "pay" if given.get("item") and "charges" in given:
            return _item(str(given["item"]), given, reader)
        case "heal" if "limit" in given:
            return reader.say("al-hint-heal", now=int(given["now"]), limit=int(given["limit"]))
        case "bullet":
            return reader.say("al-hint-bullet", adrenaline=int(given["adrenaline"]))
        case "locate" | "search" | "explore" if ask.msg in ("al-turn", "al-second"):
            return reader.say(f"al-hint-{word}")
        case "attack":
            return _attack(given, reader, view)
        case "order":
            return reader.say("al-hint-order")
        case "character":
            return _what_it_does(rest, reader)
        case "sacrifice":
            return _text(rest, reader)
        case "companion" if "left" in given:
            return reader.say("al-hint-left", left=int(given["left"]))
        case "at" if "distance" in given and int(given["distance"]) >= 0:
            return reader.say("al-hint-distance", n=int(given["distance"]))
        case _ if "hidden" in given:
            return reader.say("al-hint-hidden" if given["hidden"] else "al-hint-revealed")
        case _:
            return _text(option.key, reader) if ask.msg == "al-standard-card" else ""


def _item(card: str, given: dict[str, Any], reader: Reader) -> str:
    """Its charges, what an upgrade would need (which tells the three ammunition cards apart), and what it does."""
    needs = reader.cards.words.say(lang_of(reader), f"material-{reader.cards.items[card].needs}")
    upgraded = "yes" if given.get("upgraded") else "no"
    return reader.say("al-hint-item", charges=int(given["charges"]), upgraded=upgraded, needs=needs, text=_text(card, reader))


def _text(card: str, reader: Reader) -> str:
    return " ".join(reader.cards.text(card, lang_of(reader)))


def _attack(given: dict[str, Any], reader: Reader, view: AloneView | None) -> str:
    """The chance of a plain attack to do anything, and what the creature is."""
    if view is None or view.here is None or given.get("kind") not in KINDS:
        return ""
    table = reader.cards.nightmare if view.nightmare else reader.cards.creatures
    row: CreatureRow = table[next(k for k in KINDS if k == given["kind"])]
    if given.get("boss"):
        boss = reader.cards.missions[str(given["boss"])].boss
        row = boss.values or reader.cards.nightmare[boss.kind]
    need = row.kill if given.get("wounded") else row.wound
    chance = round(100 * wound_chance(reader.cards.numbers.hero_dice, need, view.here.lit, reader.cards.numbers.die))
    return reader.say("al-hint-attack", chance=chance, values=f"{row.wound}/{row.kill}")


# Styles

_MAIN = {"move", "auto", "pass", "full", "use"}
_DANGER = {"sacrifice", "suffer", "bear", "deadly"}


def option_style(ask: Ask, option: Option[Any]) -> Literal["main", "danger", "plain"]:
    """Blue for the main thing, red for what hurts, grey for all else."""
    word = option.key.partition(":")[0]
    if word in _MAIN:
        return "main"
    return "danger" if word in _DANGER else "plain"
