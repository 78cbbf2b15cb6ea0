"""What one may answer in Elder Sign: every option as the words on a button or in a list, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from bot.boxes.elder_sign.names import (
    MOST_IN_LABEL,
    MOST_ON_NARROW,
    Args,
    brief,
    card_name,
    effect_text,
    face_symbol,
    fit,
    kind_of,
    length,
    listing,
    measure,
    need_in_symbols,
    row_in_symbols,
    sentence,
    shown,
    verb_on,
)
from bot.reader import Reader
from games.elder_sign.dice import DICE
from games.elder_sign.effects import Choose, ElderVerb, May, Pay
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.tasks import Row, parse_row
from games.kernel.ask import Ask, Option


def option_id(ask: Ask, option: Option[Any]) -> str:
    """The message of an option: by the beginning of its key, and where that says too little, by its question."""
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    if word in DICE:
        return "es-opt-die-" + ask.msg.removeprefix("es-")
    match word, ask.msg:
        case "go", _:
            return "es-opt-go-entrance" if rest == ENTRANCE else "es-opt-go"
        case "stay", _:
            return "es-opt-stay" if given.get("card") else "es-opt-stay-entrance"
        case "dice-for", _:
            return "es-opt-dice-for-clue" if rest == "clue" else "es-opt-dice-for"
        case "take", "es-new-investigator":
            return "es-opt-investigator"
        case (("common" | "unique" | "spell" | "ally" | "clue"), "es-start-choice"):
            return "es-opt-kind"
        case "gain", _:
            return "es-opt-kind"
        case "aid", _:
            return {"a": "es-opt-aid-one", "b": "es-opt-aid-full"}.get(rest[:1], "es-opt-aid-both")
        case "suffer", "es-penalties":
            return "es-opt-suffer-penalties"
        case "pay", _ if rest:
            return "es-opt-pay-trophies"
        case "place", _:
            return "es-opt-place-below" if given["row"] == -1 else "es-opt-place"
        case "monster", _:
            return "es-opt-monster-" + ask.msg.removeprefix("es-")
        case "heal", "es-heal-whom":
            return "es-opt-heal-whom"
        case "no", "es-heal":
            return "es-opt-heal-nobody"
        case (("yes" | "no"), _):
            return f"es-opt-{ask.msg.removeprefix('es-')}-{word}"
        case _:
            return f"es-opt-{word}"


def option_label(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The deed, in at most 80 characters."""
    word = option.key.partition(":")[0]
    given = dict(option.args)
    if word == "choose":
        chosen = verb_on(str(given["card"]), Choose, reader)
        return fit(sentence(chosen.choose[int(given["choice"])], reader).rstrip(".") if chosen else option.key, MOST_IN_LABEL)
    args = _option_args(ask, option, reader)
    text = reader.say(option_id(ask, option), **args)
    if given.get("paid_by"):
        text = reader.say("es-opt-solve-paid", deed=text, **_payers(str(given["paid_by"]), reader))
    return fit(text, MOST_IN_LABEL)


# Deeds that have a shorter wording for a button beside others.
_SHORTER = {
    "es-opt-aid-both",
    "es-opt-aid-full",
    "es-opt-buy",
    "es-opt-dice",
    "es-opt-dice-for",
    "es-opt-first",
    "es-opt-kind",
    "es-opt-monster-banish",
    "es-opt-monster-defeat",
    "es-opt-place",
    "es-opt-place-below",
    "es-opt-solve",
    "es-opt-take",
    "es-opt-use",
}


def option_short(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The same deed for a narrow place: at most 40 characters wherever the cards' names allow it."""
    word, _, rest = option.key.partition(":")
    given = dict(option.args)
    if word == "choose":
        chosen = verb_on(str(given["card"]), Choose, reader)
        return fit(brief(chosen.choose[int(given["choice"])], reader, ", ") if chosen else option.key, MOST_IN_LABEL)
    args = _option_args(ask, option, reader)
    effects = word in ("pay", "suffer", "yes") and not rest
    prices = _prices(ask, word, str(given.get("card", "")), reader) if effects else ()
    if prices and all(measure(e)[0] for e in prices):
        args["effect"] = brief(prices, reader, ", ")
    id = option_id(ask, option)
    if word in DICE:
        id = "es-opt-die-short"
    elif id in _SHORTER:
        id = f"{id}-short"
    text = reader.say(id, **args)
    over = length(text) - MOST_ON_NARROW
    if over > 0 and "friend" in args:
        name = str(args["friend"])
        args["friend"] = name[: max(8, len(name) - over - 1)].rstrip() + "…"
        text = reader.say(id, **args)
    if given.get("paid_by"):
        payers = _payers(str(given["paid_by"]), reader)
        paid = reader.say("es-opt-solve-paid", deed=text, **payers)
        if length(paid) > MOST_ON_NARROW:  # which task and who pays tell it from the others; the dice do not
            paid = reader.say("es-opt-solve-paid", deed=args.get("monster") or args["row"], **payers)
        text = paid
    return fit(text, MOST_IN_LABEL)


def _payers(cards: str, reader: Reader) -> Args:
    names = [card_name(card, reader) for card in cards.split("+")]
    return {"card": listing(names, reader), "n": len(names)}


def _option_args(ask: Ask, option: Option[Any], reader: Reader) -> Args:
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    args: Args = {k: v for k, v in given.items() if k not in ("card", "monster", "investigator")}
    for name in ("card", "monster", "investigator"):
        if name in given:
            args[name] = card_name(str(given[name]), reader)
    if "seat" in given:
        args["friend"] = reader.name(int(given["seat"]))
    if "row" in given:
        args["row"] = int(given["row"]) + 1 if word == "place" else row_in_symbols(str(given["row"]))
    if "die" in given:
        die = str(given["die"])
        args |= {"die": shown(die, str(given.get("face", "")), reader), "colour": DICE[die]}
    if "face" in given:
        args["face"] = face_symbol(str(given["face"]))
    match word:
        case "solve" | "with":
            dice, faces = (str(given[k]).split("+") if given[k] else [] for k in ("dice", "faces"))
            args["faces"] = " ".join(shown(d, f, reader) for d, f in zip(dice, faces, strict=True))
            args["kind"] = ("monster" if given.get("monster") else "task") + ("" if dice else "-bare")
        case "use":
            args["kind"] = kind_of(str(given["card"]), reader.cards)
        case "give-up":
            args["place"] = "ancient" if dict(ask.args).get("card") == ANCIENT else "card"
        case "ease":
            need = Row.model_validate(parse_row(str(given["row"]))).needs[int(given["need"])]
            args["need"] = need_in_symbols(need)
        case "discard":
            args["what"] = args["die"] if "die" in given else args["card"]
        case "lock":
            args["at"] = "pool-face" if given["at"] == "pool" and given["face"] else str(given["at"])
        case "behind":
            args["cards"] = _some([card_name(c, reader) for c in str(given["cards"]).split("+")], reader)
        case "lower" | "restore" | "lose":
            args["resource"] = rest
        case "pay" if rest:
            args["cards"] = _some([card_name(c, reader) for c in rest.split("+")], reader)
        case "pay" | "suffer" | "yes":
            args["effect"] = _price(ask, word, str(given.get("card", "")), reader).rstrip(".")
        case _:
            pass
    return args


# So many names fit on a button; what is over is counted.
_MOST_NAMES = 3


def _some(names: list[str], reader: Reader) -> str:
    shown, more = names[:_MOST_NAMES], len(names) - _MOST_NAMES
    return reader.say("es-more", list=", ".join(shown), n=more) if more > 0 else ", ".join(shown)


def _price(ask: Ask, word: str, card: str, reader: Reader) -> str:
    """What paying, suffering or agreeing means, in the words of the card."""
    return effect_text(_prices(ask, word, card, reader), reader)


def _prices(ask: Ask, word: str, card: str, reader: Reader) -> Sequence[ElderVerb]:
    if ask.msg == "es-penalties":
        return reader.cards.adventure(card).penalties
    if ask.msg == "es-may":
        return found.may if (found := verb_on(card, May, reader)) else ()
    if ask.msg == "es-pay-or-suffer" and (price := verb_on(card, Pay, reader)):
        return price.pay if word == "pay" else price.otherwise
    return ()


# Styles

_MAIN = {"roll", "solve", "go-on", "help", "end-turn", "save"}
_DANGER = {"give-up", "fail", "suffer", "keep"}


def option_style(ask: Ask, option: Option[Any]) -> Literal["main", "danger", "plain"]:
    """Blue for the main thing, red for what hurts, grey for all else."""
    word = option.key.partition(":")[0]
    if word in _MAIN or (word == "yes" and ask.msg == "es-assist"):
        return "main"
    return "danger" if word in _DANGER else "plain"


def alike(option: Option[Any]) -> str:
    """Dice of one colour that show the same face are the same to whoever gives one up, keeps it or turns it."""
    given = dict(option.args)
    if "die" not in given or "face" not in given:
        return ""
    word = option.key.partition(":")[0]
    return f"{'' if word in DICE else word}:{DICE[str(given['die'])]}:{given['face']}"
