"""Talisman's small words: the names of cards, spaces, dice and beings.

Copies of a card share its name. Spaces may, too (six are Fields): where one has to be told from the others, it is named with its
neighbours on the ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.reader import Reader
from bot.wording.text import lang_of, listing
from games.talisman.content import Catalogue
from games.talisman.state import kind

TalismanReader: TypeAlias = Reader[Catalogue]


def card_name(id: str, reader: TalismanReader) -> str:
    return reader.cards.by_id[kind(id)].name.in_(lang_of(reader))


def card_text(id: str, reader: TalismanReader) -> str:
    return " ".join(reader.cards.text(kind(id), lang_of(reader)))


def character_hint(id: str, reader: TalismanReader) -> str:
    """What it begins with, then what it can do."""
    card = reader.cards.characters[id]
    alignment = reader.say("tm-alignment", alignment=card.alignment)
    strength, craft = (reader.say("tm-stat", stat=stat) for stat in ("strength", "craft"))
    return f"{strength} {card.strength}, {craft} {card.craft} · {alignment} · {card_text(id, reader)}"


def which_space(id: str, reader: TalismanReader) -> str:
    """The space by a name that no other space has."""
    spaces, name = reader.cards.spaces, card_name(id, reader)
    if not any(other != id and spaces[other].name == spaces[id].name for other in spaces):
        return name
    before, after = _neighbours(id, reader)
    return reader.say("tm-between", space=name, before=before, after=after)


def near_space(id: str, reader: TalismanReader) -> str:
    """The same in fewer words, for labels: by one neighbour, where no other space of this name lies beside one called so."""
    spaces = reader.cards.spaces
    alike = [other for other in spaces if other != id and spaces[other].name == spaces[id].name]
    elsewhere = {name for other in alike for name in _neighbours(other, reader)}
    telling = [name for name in _neighbours(id, reader) if name not in elsewhere]
    if not alike or not telling:
        return which_space(id, reader)
    return reader.say("tm-beside", space=card_name(id, reader), neighbour=min(telling, key=len))


def _neighbours(id: str, reader: TalismanReader) -> tuple[str, str]:
    ring = reader.cards.ring(reader.cards.spaces[id].region)
    at = ring.index(id)
    return card_name(ring[at - 1], reader), card_name(ring[(at + 1) % len(ring)], reader)


def cards_in_words(ids: Sequence[str], reader: TalismanReader, mark: str = "*") -> str:
    """Cards in a list, equal ones counted."""
    names = [card_name(id, reader) for id in ids]
    counted = {name: names.count(name) for name in names}
    said = [(f"{mark}{name}{mark}", n) for name, n in counted.items()]
    return listing([name if n == 1 else reader.say("tm-several", n=n, what=name) for name, n in said], reader)


def worth_of(id: str, reader: TalismanReader) -> str:
    """ "Strength 6"; nothing where nobody fights, or where it is not known before."""
    being = reader.cards.find_being(id)
    if being is None or not (being.strength or being.craft):
        return ""
    stat = "strength" if being.strength else "craft"
    return f"{reader.say('tm-stat', stat=stat)} {being.strength or being.craft}"


def worthy_name(id: str, reader: TalismanReader) -> str:
    """ "Giant (Strength 6)"."""
    worth = worth_of(id, reader)
    return f"{card_name(id, reader)} ({worth})" if worth else card_name(id, reader)


def dice_in_words(dice: Sequence[int]) -> str:
    """ "3", "3 + 5"."""
    return " + ".join(str(die) for die in dice) or "–"
