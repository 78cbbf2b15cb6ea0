"""What everybody was told this turn, in words: whose dice, which were hits, what Locate answered."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import KINDS, SeenAnswer, SeenRoll
from games.kernel.phrases import Lang
from rendering.words import say


def roller(by: str, cards: Catalogue, lang: Lang) -> str:
    """Who rolled."""
    if by in cards.creature_cards:
        return cards.creature_cards[by].name.in_(lang)
    return say(lang, f"pic-al-roll-{by}") if by in ("hero", "opportunity", "bravery") else say(lang, "pic-al-roll-other")


def target(name: str, cards: Catalogue, lang: Lang) -> str:
    """What a Locate named."""
    kind, _, letter = name.partition(":")
    if letter:
        return cards.rooms[letter].name.in_(lang)
    if kind in KINDS:
        return cards.creature_cards[kind].name.in_(lang)
    return say(lang, f"pic-al-target-{kind.replace('_', '-')}")


def answer(a: SeenAnswer, lang: Lang) -> str:
    """How far and on which floor; -1 is nowhere, -2 was not answered."""
    if a.distance == -1:
        return say(lang, "pic-al-answer-absent")
    if a.distance < -1:
        return say(lang, "pic-al-answer-none")
    words = say(lang, "pic-al-answer", n=a.distance, floor="same" if a.same_floor else "other")
    return f"{words}, {say(lang, f'pic-al-way-{a.way}')}" if a.way else words


def counted(roll: SeenRoll) -> list[bool]:
    """Which dice are hits: conditional faces are if there are more hits than hit faces."""
    plain = sum(1 for f in roll.faces if f == "hit")
    return [f == "hit" or (f == "conditional" and roll.hits > plain) for f in roll.faces]
