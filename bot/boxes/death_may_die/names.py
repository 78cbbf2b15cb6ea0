"""The small words of Death May Die: names of people, enemies, spaces, cards and tokens.

A card somebody has taken is called by the half that counts, a token by the side it shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from bot.reader import Reader
from bot.wording import text as sentences
from bot.wording.text import capital, lang_of, listing, person
from games.death_may_die.content import Catalogue, EnemyCard, EpisodeAction, Half
from games.death_may_die.state import Side, kind
from games.death_may_die.table import CULTIST
from games.death_may_die.verbs import wording
from games.death_may_die.view import DeathView
from games.kernel.phrases import line

DeathReader: TypeAlias = Reader[Catalogue]
STORY = 200


def card_name(id: str, reader: DeathReader) -> str:
    return reader.cards.by_id[id].name.in_(lang_of(reader))


def card_text(id: str, reader: DeathReader) -> str:
    return " ".join(reader.cards.text(id, lang_of(reader)))


def space_name(id: str, reader: DeathReader) -> str:
    return reader.cards.spaces[id].in_(lang_of(reader))


# Enemies


def enemy_card(id: str, reader: DeathReader) -> EnemyCard | None:
    """The reference card of a figure or a kind; a Great Old One has none. All cultists have one name, whomever they serve."""
    name = kind(id)
    cultist = next((e for e in reader.cards.enemies.values() if e.category == CULTIST), None)
    return cultist if name == CULTIST else reader.cards.enemies.get(name)


def enemy_name(id: str, reader: DeathReader) -> str:
    card = enemy_card(id, reader) or reader.cards.great_old_ones[kind(id)]
    return card.name.in_(lang_of(reader))


def enemies_in_words(ids: Sequence[str], reader: DeathReader, mark: str = "*") -> str:
    """ "2 × Cultist and Byakhee"."""
    counted = Counter(enemy_name(id, reader) for id in ids)
    return listing([f"{mark}{name}{mark}" if n == 1 else f"{n} × {mark}{name}{mark}" for name, n in counted.items()], reader)


# What is held


def half_name(card: str, half: str, reader: DeathReader) -> str:
    return half_of(card, half, reader).name.in_(lang_of(reader))


def half_of(card: str, half: str, reader: DeathReader) -> Half:
    side: Side = "left" if half == "left" else "right"
    return reader.cards.half(card, side)


def half_text(card: str, half: str, reader: DeathReader) -> str:
    return " ".join(half_of(card, half, reader).rules_text(reader.cards.words, lang_of(reader)))


def companion(card: str, reader: DeathReader) -> str:
    """A card has one companion at most."""
    found = reader.cards.discoveries[card]
    half = "left" if found.left and found.left.kind == "companion" else "right"
    return half_name(card, half, reader)


def token_name(name: str, reader: DeathReader, n: int = 1, side: str = "", *, lies: bool = False) -> str:
    """ "2 ritual knives"; with its side, where there is a word for it. `lies`: it stands in a list, not in a sentence."""
    words, lang = reader.cards.words, lang_of(reader)
    whole = f"{kind(name)}:{side}" if side and f"token-{kind(name)}-{side}" in words.templates else kind(name)
    form: wording.Form = "lies" if lies and f"lies-{whole.replace(':', '-')}" in words.templates else "token"
    return wording.token(words, lang, whole if side else name.partition(".")[0], form, n)


def thing_name(thing: str, half: str, reader: DeathReader) -> str:
    """A card or token in somebody's hands."""
    return half_name(thing, half, reader) if thing in reader.cards.discoveries else token_name(thing, reader, 1, half)


def tokens_in_words(tokens: Sequence[tuple[str, str]], reader: DeathReader) -> str:
    """Kinds with their sides, equal ones counted."""
    counted = Counter((kind(id), side) for id, side in tokens)
    return ", ".join(token_name(name, reader, n, side, lies=True) for (name, side), n in counted.items())


def source_name(id: str, reader: DeathReader) -> str:
    """What a roll is for, or who attacks: an enemy, an episode action, a card."""
    if f"action-{id}" in reader.cards.words.templates:
        return reader.cards.words.say(lang_of(reader), f"action-{id}")
    if enemy_card(id, reader) or kind(id) in reader.cards.great_old_ones:
        return enemy_name(id, reader)
    return card_name(id, reader) if id in reader.cards.by_id else ""


def _action(id: str, reader: DeathReader) -> EpisodeAction:
    return next(a for e in reader.cards.episodes.values() for a in e.actions if a.id == id)


def action_price(id: str, reader: DeathReader) -> str:
    return _action(id, reader).price(reader.cards.words, lang_of(reader))


def action_text(id: str, reader: DeathReader, *, rolled: bool) -> str:
    """What an episode action brings, without its name; `rolled`: how likely its roll succeeds stands beside it."""
    return _action(id, reader).brings(reader.cards.words, lang_of(reader), rolled=rolled)


def level_text(skill: str, level: int, reader: DeathReader) -> str:
    """What a level brings, without its number."""
    return capital(reader.cards.skills[skill].level_text(level, reader.cards.words, lang_of(reader)).partition(": ")[2])


def skill_text(skill: str, level: int, reader: DeathReader) -> str:
    """All that holds at a level."""
    words, lang = reader.cards.words, lang_of(reader)
    return " ".join(line(trait.text(words, lang), lang) for trait in reader.cards.at_level[skill, level])


def faces_in_words(dice: Sequence[str], reader: DeathReader) -> str:
    """ "2 × Success, Blank": what the dice show, equal faces counted, the best first."""
    order = ("success", "both", "sign", "tentacle", "blank")
    counted = Counter(die.partition(":")[2] for die in dice)
    names = [(reader.say("dmd-face", face=face), counted[face]) for face in order if counted[face]]
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in names) or reader.say("dmd-no-dice")


# People


def whose(view: DeathView, who: int, reader: DeathReader, *, plain: bool = False) -> str:
    """An investigator by the player's name; who plays several has them called by their own."""
    one = view.investigators[who]
    if view.players == 1:
        return card_name(one.id, reader)
    return reader.name(one.player) if plain else person(one.player, reader)


# Stories


def first_sentence(text: str) -> str:
    """What a post has of a story; the whole stands on the card."""
    return sentences.first_sentence(text, STORY)
