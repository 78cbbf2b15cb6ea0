"""What single options of Elder Sign need besides their fields: the dice of a solution, prices in the words of a card, short forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.boxes.elder_sign.names import brief, card_name, effect_text, kind_of, measure, need_in_symbols, sentence, verb_on
from bot.boxes.elder_sign.words import WORDS, ElderSaying
from bot.wording.lexicon import NARROW
from bot.wording.text import Args, listing, width
from games.elder_sign.effects import AddDice, Choose, ElderVerb, May, Pay
from games.elder_sign.state import ANCIENT
from games.elder_sign.tasks import Row, parse_row

# Dice a card may add, as the words have them.
ADDED = ("yellow", "red", "yellow-red")

# Solving


@WORDS.more("es-opt-solve", "es-opt-solve-paid")
def _solve(s: ElderSaying) -> Args:
    return {"kind": ("monster" if s.given.get("monster") else "task") + ("" if s.given.get("dice") else "-bare")}


def _unpaid(s: ElderSaying, tail: str = "") -> str:
    return s.say(f"es-opt-{s.key[0]}{tail}", **WORDS.arguments(s))


def _payers(s: ElderSaying) -> Args:
    names = [card_name(card, s.reader) for card in s.given["paid_by"].split("+")]
    return {"card": listing(names, s.reader), "n": len(names)}


@WORDS.instead("es-opt-solve-paid")
def _paid(s: ElderSaying) -> str:
    return s.say("es-opt-solve-paid", deed=_unpaid(s), **_payers(s))


@WORDS.instead("es-opt-solve-paid-short")
def _paid_short(s: ElderSaying) -> str:
    paid = s.say("es-opt-solve-paid", deed=_unpaid(s, "-short"), **_payers(s))
    if width(paid) <= NARROW:
        return paid
    # Which task and who pays tell it from the others; the dice do not.
    args = WORDS.arguments(s)
    return s.say("es-opt-solve-paid", deed=args.get("monster") or args["row"], **_payers(s))


@WORDS.more("es-opt-ease")
def _ease(s: ElderSaying) -> Args:
    nth: int = s.given["need"]
    return {"need": need_in_symbols(Row.model_validate(parse_row(s.given["row"])).needs[nth])}


@WORDS.more("es-opt-give-up")
def _give_up(s: ElderSaying) -> Args:
    return {"place": "ancient" if s.ask and dict(s.ask.args).get("card") == ANCIENT else "card"}


# Dice and cards


@WORDS.instead(*(f"es-opt-die-{deed}-short" for deed in ("reroll", "turn-die", "raise-die", "secure", "assist-die")))
def _die(s: ElderSaying) -> str:
    return s.say("es-opt-die-short", die=WORDS.arguments(s)["die"])


@WORDS.more("es-opt-use", "es-opt-use-roll")
def _use(s: ElderSaying) -> Args:
    """Whatever only adds dice says which."""
    card = s.given["card"]
    effects = s.reader.cards.uses_of(card)[int(s.given["use"])].effects
    added = "-".join(colour for e in effects if isinstance(e, AddDice) for colour in e.dice)
    only = all(isinstance(e, AddDice) for e in effects)
    return {"kind": added if only and added in ADDED else kind_of(card, s.reader.cards)}


@WORDS.more("es-opt-discard")
def _discard(s: ElderSaying) -> Args:
    """A die or a card."""
    args = WORDS.args(s.given, s.reader, plain=True)
    return {"what": args["die"] if "die" in s.given else args["card"]}


@WORDS.more("es-opt-lock")
def _lock(s: ElderSaying) -> Args:
    return {"at": "pool-face" if s.given["at"] == "pool" and s.given["face"] else s.given["at"]}


@WORDS.more("es-opt-lower", "es-opt-restore", "es-opt-lose")
def _resource(s: ElderSaying) -> Args:
    return {"resource": s.key[1]}


# Prices and choices, in the words of the card


def _prices(s: ElderSaying) -> Sequence[ElderVerb]:
    """What paying, suffering or agreeing means."""
    card, id = str(s.given.get("card", "")), s.id.removesuffix("-short")
    if id == "es-opt-may-yes":
        return [*found.cost, *found.may] if (found := verb_on(card, May, s.reader)) else ()
    price = verb_on(card, Pay, s.reader)
    return () if price is None else price.pay if id == "es-opt-pay" else price.otherwise


@WORDS.more("es-opt-pay", "es-opt-suffer", "es-opt-may-yes")
def _price(s: ElderSaying) -> Args:
    return {"effect": effect_text(_prices(s), s.reader).rstrip(".")}


@WORDS.instead("es-opt-pay-short", "es-opt-suffer-short", "es-opt-may-yes-short")
def _price_short(s: ElderSaying) -> str:
    prices, whole = _prices(s), replace(s, id=s.id.removesuffix("-short"))
    args = WORDS.arguments(whole)
    if prices and all(measure(e)[0] for e in prices):
        args["effect"] = brief(prices, s.reader, ", ")
    return s.say(whole.id, **args)


def _chosen(s: ElderSaying) -> list[ElderVerb]:
    choice, nth = verb_on(s.given["card"], Choose, s.reader), int(s.given["choice"])
    return choice.choose[nth] if choice else []


@WORDS.instead("es-opt-choose")
def _choose(s: ElderSaying) -> str:
    return sentence(_chosen(s), s.reader).rstrip(".")


@WORDS.instead("es-opt-choose-short")
def _choose_short(s: ElderSaying) -> str:
    return brief(_chosen(s), s.reader, ", ")
