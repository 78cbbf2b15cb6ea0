"""What modules put beside the base game, as small badges: on a location, beside the circle, on an investigator. The one place that knows which
module has what to look at."""

from __future__ import annotations

from dataclasses import dataclass

from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import ALLIES, DREAD

from .words import Table

MOST_DREAD = 4


@dataclass(frozen=True)
class Extra:
    """An icon, a number or a few letters, and the same as a sentence."""

    icon: str
    text: str
    words: str
    bad: bool = False


def on_place(at: Table, slot: int) -> list[Extra]:
    """Plague, civilians with the cultist phases they have left, an other world and whom it has swallowed."""
    place, numbers = at.view.places[slot], at.cards.numbers
    found: list[Extra] = []
    if place.cubes:
        full = place.cubes >= numbers.plague_cubes
        found.append(Extra("cs_plague", str(place.cubes), at.say("say-cubes", n=place.cubes, most=numbers.plague_cubes), full))
    for card, left in place.civilians:
        words = at.say("say-civilian", name=at.name(card), n=left)
        found.append(Extra("cs_civilian", str(left), words, left <= 1))
    if place.otherworld:
        who = ", ".join(at.who(w) for w in place.trapped)
        words = at.say("say-otherworld", name=at.name(place.otherworld))
        found.append(
            Extra(
                "cs_otherworld",
                str(len(place.trapped)) if place.trapped else "",
                f"{words} {at.say('say-trapped', who=who)}" if place.trapped else words,
                bool(place.trapped),
            )
        )
    return found


def beside(at: Table) -> list[Extra]:
    """Blots, overflows, the lost, the puzzle, the overlord's dread, allies, the day of a campaign."""
    v, numbers = at.view, at.cards.numbers
    found: list[Extra] = []
    if v.campaign is not None:
        day = at.cards.days.get(str(v.campaign.day))
        title = day.title.in_(at.lang) if day is not None else ""
        found.append(Extra("cs_day", str(v.campaign.day), at.say("say-day", n=v.campaign.day, title=title)))
    if v.overlord is not None:
        n = v.tally.get(DREAD, 0)
        found.append(Extra("cs_dread", str(n), at.say("say-dread", n=n), n >= MOST_DREAD - 1))
    if v.blots:
        most = max(SYMBOLS, key=v.blots.count)
        near = v.blots.count(most) >= numbers.blots_alike - 1 or len(v.blots) >= numbers.blots - 1
        words = at.say("say-blots", list=at.symbols(v.blots), n=len(v.blots), most=numbers.blots)
        found.append(Extra("cs_blot", f"{len(v.blots)}/{numbers.blots}", words, near))
        found += [
            Extra(f"cs_{s}", f"{v.blots.count(s)}/{numbers.blots_alike}", "", v.blots.count(s) >= numbers.blots_alike - 1)
            for s in SYMBOLS
            if v.blots.count(s) >= numbers.blots_alike - 1
        ]
    if "plagues" in v.modules:
        words = at.say("say-overflows", n=v.overflows, most=numbers.plague_overflows)
        found.append(
            Extra("cs_plague", f"{v.overflows}/{numbers.plague_overflows}", words, v.overflows >= numbers.plague_overflows - 1)
        )
    if "innocent-victims" in v.modules:
        n, most = len(v.lost), numbers.civilians_lost
        found.append(Extra("cs_civilian", f"{n}/{most}", at.say("say-lost", n=n, most=most, saved=len(v.saved)), n >= most - 1))
    if v.pieces_lacking:
        found.append(Extra("cs_puzzle", str(v.pieces_lacking), at.say("say-pieces", n=v.pieces_lacking)))
    open_allies = v.shelf.get(ALLIES, ())
    if open_allies:
        words = at.say("say-allies", list=", ".join(at.name(a) for a in open_allies))
        found.append(Extra("cs_ally", str(len(open_allies)), words))
    return found


def on_person(at: Table, who: int) -> list[Extra]:
    """Experience, rituals, an other world."""
    p = at.view.investigators[who]
    found: list[Extra] = []
    if p.otherworld:
        found.append(Extra("cs_otherworld", "!", at.say("say-in-otherworld", name=at.name(p.otherworld)), True))
    if "dark-rituals" in at.view.modules:
        found.append(Extra("cs_xp", str(p.xp), at.say("say-xp", n=p.xp)))
    if p.rituals:
        words = at.say("say-rituals", list=", ".join(at.name(r) for r in p.rituals))
        found.append(Extra("cs_ritual", str(len(p.rituals)), words))
    return found
