"""What a player has laid ready, ordered or may order, in words: asides of the rules, which nobody else learns of.

A moment is one message for each trigger (`tm-when-…`), what else must be so a word behind it (`tm-so`), as `games.talisman.rules.armed`
lists them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.talisman.names import TalismanReader, card_name, which_space
from bot.shelf import Choice
from games.kernel.arming import ARM, DISARM, Armed
from games.talisman.rules.alignment import ALIGNMENTS
from games.talisman.rules.orders import BECOME, FORGET, HEAD, KEEP, LET, ORDERS, REMAIN, WITHDRAW, changes_at_will
from games.talisman.state import kind
from games.talisman.view import SeenPlayer, TalismanView

# Words that are one of a few; every other names a number, a person, a space or a card.
PLAIN = frozenset(
    [
        "outer",
        "middle",
        "inner",
        "crown",
        "harmful",
        "attack",
        "psychic",
        "ability",
        "me",
        "character",
        "being",
        "foe",
        "likely",
        "last",
        "any",
        "saves",
    ]
)
NUMBERS = {"chance": "chance-", "until": "until-"}
BY = "by-"


def armed(deed: Armed, reader: TalismanReader) -> str:
    """ "Immobility when the turn of Ben begins"."""
    who, *words = deed.at.split("/")
    whom = who if who in ("me", "nobody") else "seat" if who else "anybody"
    seat = reader.name(int(who)) if whom == "seat" else ""
    said = [_so(word, reader) for word in words]
    return reader.say(
        "tm-armed-so" if said else "tm-armed",
        spell=card_name(deed.card, reader),
        when=reader.say(f"tm-when-{deed.when}", whom=whom, seat=seat),
        so=", ".join(said),
    )


def _so(word: str, reader: TalismanReader) -> str:
    def say(word: str, n: int = 0, what: str = "") -> str:
        return reader.say("tm-so", word=word, n=n, what=what)

    if word in PLAIN:
        return say(word)
    if word.isdecimal():
        return say("lives", n=int(word))
    for name, head in NUMBERS.items():
        if word.startswith(head):
            return say(name, n=int(word.removeprefix(head)))
    if word.startswith(BY):
        return say("by", what=reader.name(int(word.removeprefix(BY))))
    return (
        say("space", what=which_space(word, reader)) if word in reader.cards.spaces else say("only", what=card_name(word, reader))
    )


def choices(view: TalismanView, seat: int, reader: TalismanReader) -> Sequence[Choice]:
    """What can be taken back comes first, then orders, then all that could be laid ready: that may be more than a select holds, and
    is found by typing."""
    mine = view.players[seat]
    if view.phase in ("setup", "over") or mine.standing == "out":
        return ()
    return [
        *_withdrawn(mine, reader),
        *_orders(mine, reader),
        *_spells(mine, reader),
        *_armable(mine, reader),
        *_alignment(mine, reader),
    ]


def _withdrawn(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    found = [Choice(f"{DISARM}{deed.name}", reader.say("tm-disarm", what=armed(deed, reader))) for deed in mine.armed]
    if mine.armed or mine.orders or mine.kept_spells or mine.becoming:
        found.append(Choice(FORGET, reader.say("tm-forget"), reader.say("tm-forget-hint")))
    return found


def _armable(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    hint = reader.say("tm-arm-hint")
    free = [deed for deed in mine.may_arm if deed not in mine.armed]
    return [Choice(f"{ARM}{deed.name}", reader.say("tm-arm", what=armed(deed, reader)), hint) for deed in free]


def _orders(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    found: list[Choice] = []
    for order in ORDERS:
        given = order in mine.orders
        what = reader.say("tm-standing", order=order)
        label = reader.say("tm-standing-withdraw" if given else "tm-standing-give", what=what)
        found.append(Choice(f"{WITHDRAW if given else HEAD}{order}", label, reader.say("tm-standing-hint", order=order)))
    return found


def _spells(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    """Which spell to part with last."""
    held = sorted({kind(card) for card in mine.character.spells}) if mine.character else []
    kept = mine.kept_spells
    found = [Choice(f"{LET}{name}", reader.say("tm-let", spell=card_name(name, reader))) for name in kept]
    hint = reader.say("tm-keep-hint")
    return found + [
        Choice(f"{KEEP}{name}", reader.say("tm-keep", spell=card_name(name, reader)), hint) for name in held if name not in kept
    ]


def becoming(card: str, alignment: str, reader: TalismanReader) -> str:
    return reader.say("tm-becoming", card=card_name(card, reader), alignment=alignment)


def _alignment(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    """What whoever changes at will becomes when a card is turned up."""
    found = [
        Choice(f"{REMAIN}{card}", reader.say("tm-standing-withdraw", what=becoming(card, to, reader)))
        for card, to in mine.becoming.items()
    ]
    if mine.character is None or not changes_at_will(mine.character.id, reader.cards):
        return found
    return found + [
        Choice(f"{BECOME}{to}:{card}", reader.say("tm-standing-give", what=becoming(card, to, reader)))
        for card in reader.cards.by_alignment
        for to in ALIGNMENTS
        if mine.becoming.get(card) != to
    ]
