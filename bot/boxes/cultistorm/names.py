"""The small words of Cultistorm: names of people, enemies, cards, dice and what a fight is won with.

Symbols are written as signs wherever space is short, and an action card always shows its own behind the name: several cards have one name, and
for a fight only the sign counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.reader import Reader
from bot.wording import text as sentences
from bot.wording.text import Args, lang_of, listing, person
from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.rules.objects import HIDDEN
from games.cultistorm.state import kind
from games.cultistorm.view import StormView

StormReader: TypeAlias = Reader[Catalogue]
STORY = 200


# Symbols


def sign(symbol: str, reader: StormReader) -> str:
    return reader.say("cs-sign", symbol=symbol)


def signs(symbols: Sequence[str], reader: StormReader) -> str:
    """One behind the other, as they stand on a card; a dash for none."""
    return " ".join(sign(s, reader) for s in symbols) or "–"


def symbol_name(symbol: str, reader: StormReader) -> str:
    return reader.say("cs-symbol", symbol=symbol)


def slot_sign(slot: int, reader: StormReader) -> str:
    """A location by its board slot."""
    return sign(SYMBOLS[slot], reader)


# Cards


def card_name(id: str, reader: StormReader) -> str:
    """Whatever lies somewhere: a card by its kind, an ability by its level, one that nobody may know, a die, a story."""
    cards, lang = reader.cards, lang_of(reader)
    if id == HIDDEN:
        return reader.say("cs-hidden-card")
    name = kind(id)
    if name in cards.actions:
        return f"{cards.actions[name].name.in_(lang)} {sign(cards.actions[name].symbol, reader)}"
    if name in cards.cultists:
        return enemy_name(name, reader)
    if name in cards.objects and cards.objects[name].chooses and id != name:
        card = cards.objects[name]
        return reader.say("cs-copy", name=card.name.in_(lang), number=id.rpartition(".")[2])
    if name in cards.by_id:
        return cards.by_id[name].name.in_(lang)
    of, _, level = id.rpartition("-")
    if of in cards.investigators and level.isdecimal():
        return cards.investigators[of].abilities[int(level) - 1].name.in_(lang)
    return reader.say("cs-source", kind=id.partition(":")[0])


def enemy_name(id: str, reader: StormReader) -> str:
    """Two ushers of one court are told apart by their numbers."""
    cards, lang = reader.cards, lang_of(reader)
    if id in cards.great_old_ones:
        return cards.great_old_ones[id].name.in_(lang)
    card = cards.cultists[id]
    name = card.name.in_(lang)
    twins = card.skull == 0 and sum(c.name.en == card.name.en for c in cards.cultists.values()) > 1
    return reader.say("cs-numbered", name=name, number=card.no) if twins else name


def card_text(id: str, reader: StormReader) -> str:
    """What it does; of an ability only its own lines."""
    cards, lang = reader.cards, lang_of(reader)
    name = kind(id)
    if name in cards.by_id:
        return " ".join(cards.text(name, lang))
    of, _, level = id.rpartition("-")
    if of in cards.investigators and level.isdecimal():
        return " ".join(cards.investigators[of].abilities[int(level) - 1].lines(cards.words, lang))
    return ""


def in_words(ids: Sequence[str], reader: StormReader, mark: str = "*") -> str:
    return listing([f"{mark}{card_name(id, reader)}{mark}" for id in ids], reader)


def module_name(name: str, reader: StormReader) -> str:
    return reader.say("cs-module", module=name)


def group_name(kind_: str, id: str, reader: StormReader) -> str:
    """A special caste or a creature."""
    cards, lang = reader.cards, lang_of(reader)
    return cards.special_castes[id].name.in_(lang) if kind_ == "castes" else cards.cultists[id].name.in_(lang)


def day_in_words(number: int, reader: StormReader) -> Args:
    """A day of the campaign: what it is called, and what wins it."""
    days, lang = list(reader.cards.days.values()), lang_of(reader)
    day = days[number - 1]
    return {"days": len(days), "title": day.title.in_(lang), "aim": day.what_to_do(reader.cards.words, lang)}


# People


def whose(view: StormView, who: int, reader: StormReader, *, plain: bool = False) -> str:
    """An investigator by the player's name; who plays several has them called by their own."""
    one = view.investigators[who]
    if sum(i.player == one.player for i in view.investigators) > 1:
        return card_name(one.id, reader)
    return reader.name(one.player) if plain else person(one.player, reader)


# Stories

# So many letters at least: of "Reception." alone nobody learns anything.
SHORTEST = 30


def first_sentence(text: str) -> str:
    """What a post has of a story; the whole is read by whoever likes."""
    return sentences.first_sentence(text, STORY, SHORTEST)
