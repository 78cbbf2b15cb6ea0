"""Words every picture of Talisman needs: people, places, cards, values."""

from __future__ import annotations

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import SeenCharacter, SeenPlayer, TalismanView
from rendering import names as house
from rendering.names import Names
from rendering.words import has, say

APART = "\u2002"


def person(names: Names, seat: int, lang: Lang) -> str:
    """A player's name as it can be drawn; the seat's number if nothing of it can."""
    return house.shown(names.get(seat, ""), say(lang, "pic-tm-seat", n=seat + 1))


def initial(names: Names, seat: int, lang: Lang) -> str:
    return house.initial(person(names, seat, lang))


def name_of(card: str, cards: Catalogue, lang: Lang) -> str:
    return cards.printed(card).name.in_(lang)


def space_name(space: str, cards: Catalogue, lang: Lang) -> str:
    return cards.spaces[space].name.in_(lang)


def map_name(space: str, cards: Catalogue, lang: Lang) -> str:
    """A name as it is written on the map: a long word is parted where it should be."""
    key = f"pic-tm-map-{space}"
    return say(lang, key) if has(lang, key) else space_name(space, cards, lang)


def ready_for(player: SeenPlayer, names: Names, lang: Lang) -> dict[str, str]:
    """By spell: the moments for which its owner has it lie ready, and about whom. Only the owner's own view has any."""
    found: dict[str, list[str]] = {}
    for deed in player.armed:
        who = deed.at.partition("/")[0]
        whom = "seat" if who.isdecimal() else "me" if who == "me" and deed.when != "own-end" else "anybody"
        name = person(names, int(who), lang) if whom == "seat" else ""
        said = say(lang, "pic-tm-armed", when=deed.when, whom=whom, name=name)
        found.setdefault(deed.card, []).append(said)
    return {card: "; ".join(dict.fromkeys(said)) for card, said in found.items()}


def values(c: SeenCharacter) -> str:
    """Strength, Craft, lives, gold as marks and numbers."""
    return APART.join(
        f"{{{icon}}} {n}"
        for icon, n in (("strength", c.total_strength), ("craft", c.total_craft), ("life", c.lives), ("gold", c.gold))
    )


def standing(view: TalismanView, player: SeenPlayer, lang: Lang) -> str:
    """Why somebody has no character."""
    if view.phase == "setup":
        return say(lang, "pic-tm-choosing")
    return say(lang, "pic-tm-out" if player.standing == "out" else "pic-tm-waiting")


def being_words(card: str, cards: Catalogue, lang: Lang) -> str:
    """ "Wolf, Strength 2"; just the name where nobody fights."""
    found = cards.find_being(card)
    name = name_of(card, cards, lang)
    if found is None or not (found.strength or found.craft or found.mirrors):
        coins = cards.coins(card)
        return say(lang, "pic-tm-say-coins", name=name, n=coins) if coins else name
    if found.mirrors:
        return say(lang, "pic-tm-say-mirrors", name=name)
    key = "strength" if found.strength else "craft"
    return say(lang, f"pic-tm-say-{key}", name=name, n=found.strength or found.craft)


def lying_at(view: TalismanView, space: str) -> tuple[str, ...]:
    return view.lying.get(space, ())


def here(view: TalismanView, space: str) -> list[int]:
    """Who stands on a space, by seat."""
    return [p.seat for p in view.players if p.character is not None and p.character.space == space]


def marks(view: TalismanView, space: str) -> list[str]:
    """What lies on a space as magic."""
    return [x.what for x in view.lasting if x.on == space and x.what in ("hex", "barrier")]
