"""Pictures in words, from the same views: short descriptions for attachments, and the whole table as text.

What the hero's descriptions say comes from the hero's view alone, like the picture; places are told from where the hero stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.alone.content import Catalogue, CreatureCard
from games.alone.view import HERO, KINDS, AloneView, SeenCreature, SeenEvil, SeenFloor, SeenMission, SeenSector
from games.kernel.catalogue import Card
from games.kernel.phrases import Lang
from rendering.names import Names
from rendering.words import say

from . import hero, missions, places, told

if TYPE_CHECKING:
    from .story import TurnSummary

WAYS = ("north", "east", "south", "west")


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


# -- the base -------------------------------------------------------------------------------------------------------------


def creature(c: SeenCreature, cards: Catalogue, lang: Lang) -> str:
    name = cards.creature_cards[c.kind].name.in_(lang)
    if c.boss and c.boss in cards.missions:
        boss = cards.missions[c.boss].boss
        name = boss.name.in_(lang) if boss else name
    found = {"wounded": int(c.wounded), "acid": c.acid, "boss": int(bool(c.boss))}
    marks = [say(lang, f"pic-al-say-{key}", n=n) for key, n in found.items() if n]
    return f"{name} ({_list(marks)})" if marks else name


def element_words(name: str, lang: Lang) -> str:
    return say(lang, f"pic-al-legend-{name}")


def contents(s: SeenSector, cards: Catalogue, lang: Lang) -> list[str]:
    """Everything in a sector but the hero, the most urgent first."""
    found = [creature(x, cards, lang) for x in s.creatures]
    found += [element_words("danger", lang)] if s.danger else []
    found += [element_words(name, lang) for name in s.conditions]
    if s.sabotage:
        found.append(say(lang, "pic-al-say-sabotage", n=s.sabotage))
    found += [element_words("box", lang)] if s.box else []
    found += [element_words("stairs", lang)] if s.stairs else []
    return found


def exits(s: SeenSector, lang: Lang) -> str:
    return _list(say(lang, "pic-al-say-exit", way=way, state=s.exits[way]) for way in WAYS if way in s.exits)


def _ground(s: SeenSector, cards: Catalogue, lang: Lang) -> str:
    name = cards.rooms[s.room].name.in_(lang) if s.room else say(lang, "pic-al-target-corridor")
    return f"{name}, {element_words('lit' if s.lit else 'dark', lang)}"


def sector(s: SeenSector, cards: Catalogue, lang: Lang) -> str:
    """Kind, light, ways, contents."""
    parts = [_ground(s, cards, lang)]
    if s.exits:
        parts.append(exits(s, lang))
    parts += contents(s, cards, lang)
    return "; ".join(parts)


def from_here(s: SeenSector, here: SeenSector, lang: Lang) -> str:
    """Where a sector lies, seen from the hero: "2 east, 1 north"."""
    if s.floor != here.floor:
        return say(lang, "pic-al-other-floor")
    dx, dy = s.x - here.x, s.y - here.y
    parts = [
        say(lang, "pic-al-say-steps", n=abs(n), way=way)
        for n, way in ((dx, "east" if dx > 0 else "west"), (dy, "south" if dy > 0 else "north"))
        if n
    ]
    return _list(parts)


def labyrinth(view: AloneView, cards: Catalogue, lang: Lang) -> list[str]:
    """The hero's sector first, then the others, nearest first."""
    here = view.here
    if here is None:
        return []
    found = [say(lang, "pic-al-say-here", what=sector(here, cards, lang))]
    rest = [s for f in view.floors for s in f.sectors if not s.hero]
    rest.sort(key=lambda s: (s.floor != here.floor, abs(s.x - here.x) + abs(s.y - here.y), s.y, s.x))
    for s in rest:
        called = places.label(s, lang)
        where = f"{from_here(s, here, lang)} ({called})" if called else from_here(s, here, lang)
        found.append(say(lang, "pic-al-say-there", where=where, what=sector(s, cards, lang)))
    return found


# -- the hero board -------------------------------------------------------------------------------------------------------


def state(view: AloneView, lang: Lang) -> list[str]:
    found = [
        say(lang, "pic-al-say-when", round=view.round, turn=view.turn_now, turns=view.turns),
        say(lang, "pic-al-say-tracks", life=view.life, composure=view.composure, limit=view.heal_limit),
        say(lang, "pic-al-say-adrenaline", n=view.adrenaline, of=view.capacity),
    ]
    if view.nightmare:
        found.append(say(lang, "pic-al-nightmare") + ".")
    used = [say(lang, f"pic-al-{key}") for key, on in (("bullet-time", view.bullet_time), ("healed", view.healed)) if on]
    if used:
        found.append(_list(used) + ".")
    return found


def person(view: AloneView, cards: Catalogue, names: Names, lang: Lang) -> str:
    who = hero.person(names, HERO, lang)
    if not view.character:
        return who + "."
    card = cards.characters[view.character]
    level = say(lang, f"pic-al-difficulty-{view.difficulty}")
    return say(
        lang, "pic-al-say-person", name=who, character=card.name.in_(lang), profession=card.profession.in_(lang), level=level
    )


def noises(view: AloneView, lang: Lang) -> list[str]:
    if not view.noises:
        return []
    heard: list[str] = []
    for way in dict.fromkeys(view.noises):
        n = sum(1 for w in view.noises if w == way)
        words = say(lang, f"pic-al-say-from-{way.replace('_', '-')}")
        heard.append(f"{words} ×{n}" if n > 1 else words)
    return [say(lang, "pic-al-say-noise", list=_list(heard))]


def this_turn(view: AloneView, cards: Catalogue, lang: Lang) -> list[str]:
    found = noises(view, lang)
    for roll in view.rolls:
        faces = _list(say(lang, f"pic-al-face-{f}") for f in roll.faces)
        found.append(say(lang, "pic-al-say-roll", who=told.roller(roll.by, cards, lang), faces=faces, n=roll.hits))
    for a in view.answers:
        found.append(f"{told.target(a.target, cards, lang)}: {told.answer(a, lang)}.")
    return found


def mission(m: SeenMission, cards: Catalogue, lang: Lang) -> str:
    name = cards.missions[m.code].name.in_(lang)
    if m.done:
        return say(lang, "pic-al-say-mission", name=name, what=say(lang, "pic-al-mission-done"))
    parts = [] if m.active else [say(lang, "pic-al-mission-locked")]
    parts.append(missions.goal(m, cards, lang) + ".")
    if m.active and m.needed > 1:
        parts.append(f"{m.progress}/{m.needed}.")
    if nuisance := missions.rule(m, cards, lang):
        parts.append(nuisance + ".")
    return say(lang, "pic-al-say-mission", name=name, what=" ".join(parts))


def gear(view: AloneView, cards: Catalogue, lang: Lang) -> list[str]:
    found: list[str] = []
    if view.items:
        listed = [
            say(lang, "pic-al-say-item", name=cards.items[i.card].name.in_(lang), n=i.charges, upgraded=1 if i.upgraded else 0)
            for i in view.items
        ]
        found.append(say(lang, "pic-al-say-items", list=_list(listed)))
    else:
        found.append(say(lang, "pic-al-no-items") + ".")
    if view.companions:
        listed = [
            say(lang, "pic-al-say-item", name=cards.characters[c.character].name.in_(lang), n=c.charges, upgraded=0)
            for c in view.companions
        ]
        found.append(say(lang, "pic-al-say-companions", list=_list(listed)))
    points = [
        say(
            lang,
            "pic-al-say-ability",
            name=cards.words.say(lang, f"ability-{a.ability}"),
            n=a.points,
            unlocked=1 if a.unlocked else 0,
        )
        for a in view.abilities
        if a.points
    ]
    if points:
        found.append(say(lang, "pic-al-say-abilities", list=_list(points)))
    if view.searched:
        found.append(say(lang, "pic-al-say-searched", list=_list(cards.rooms[r].name.in_(lang) for r in view.searched)))
    return found


# -- evil -----------------------------------------------------------------------------------------------------------------


def spaces(view: AloneView, cards: Catalogue, lang: Lang) -> list[str]:
    found = [say(lang, "pic-al-say-spaces", n=view.occupied, of=view.spaces, danger=view.danger_symbols)]
    laid: list[str] = []
    for p in view.played:
        name = cards.reactions[p.card].name.in_(lang) if p.card in cards.reactions else say(lang, "pic-al-standard-reaction")
        if p.card and p.face_down:
            name = f"{name} ({say(lang, 'pic-al-standard-reaction')})"
        laid.append(f"{name} ({element_words('danger', lang)})" if p.dangerous else name)
    if laid:
        found.append(say(lang, "pic-al-say-played", list=_list(laid)))
    return found


def evil_player(e: SeenEvil, names: Names, lang: Lang) -> str:
    return say(lang, "pic-al-say-evil", name=hero.person(names, e.seat, lang), n=e.cards, leader=1 if e.leader else 0)


def decks(view: AloneView, lang: Lang) -> str:
    listed = [
        say(lang, "pic-al-say-deck", name=say(lang, f"pic-al-deck-{p.deck}"), n=p.draw, discard=p.discard) for p in view.piles
    ]
    return say(lang, "pic-al-say-decks", list=_list(listed), items=view.item_deck)


# -- descriptions ---------------------------------------------------------------------------------------------------------


def opening(view: AloneView, lang: Lang, names: Names) -> str:
    seats = [HERO, *(e.seat for e in view.evil)]
    return f"{say(lang, 'pic-al-game')}. {_list(hero.person(names, s, lang) for s in seats)}."


def board(view: AloneView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """The most important first: a description may be cut at its end."""
    if not view.floors:
        return opening(view, lang, names)
    if view.secret:
        return secret(view, cards, lang, names)
    parts = [say(lang, "pic-al-game") + ".", *state(view, lang), *labyrinth(view, cards, lang), *this_turn(view, cards, lang)]
    parts += [mission(m, cards, lang) for m in view.missions]
    parts += [*gear(view, cards, lang), *spaces(view, cards, lang)]
    return " ".join(parts)


def aid(items: Sequence[str], cards: Catalogue, lang: Lang) -> list[str]:
    """Items that may be used now."""
    return [say(lang, "pic-aid", what=_list(cards.items[id].name.in_(lang) for id in items)) + "."] if items else []


def turn(view: AloneView, cards: Catalogue, lang: Lang, names: Names) -> str:
    parts = [
        hero.person(names, HERO, lang) + ".",
        *state(view, lang),
        *this_turn(view, cards, lang),
        *labyrinth(view, cards, lang),
    ]
    return " ".join([*parts, *spaces(view, cards, lang)])


def _places(sectors: Iterable[SeenSector]) -> str:
    return _list(s.place for s in sectors)


def _counted(words: Counter[str]) -> list[str]:
    return [one if n == 1 else f"{one} ×{n}" for one, n in words.items()]


# What evil decides by; the rest of the map comes after it, and may be cut.
_URGENT = ("creatures", "danger")


def _floor(f: SeenFloor, cards: Catalogue, lang: Lang, *, urgent: bool) -> list[str]:
    found: list[str] = []
    alike = Counter(f"{creature(x, cards, lang)} {s.place}" for s in f.sectors for x in s.creatures)
    beasts = _counted(alike)
    rooms = [f"{cards.rooms[s.room].name.in_(lang)} {s.place}" for s in f.sectors if s.room]
    blocked = [
        say(lang, "pic-al-say-blocked-at", place=s.place, way=w)
        for s in f.sectors
        for w in ("east", "south")
        if s.exits.get(w) == "blocked"
    ]
    conditions = [f"{element_words(name, lang)} {s.place}" for s in f.sectors for name in s.conditions]
    conditions += [f"{say(lang, 'pic-al-say-sabotage', n=s.sabotage)} {s.place}" for s in f.sectors if s.sabotage]
    for key, words in (
        ("creatures", _list(beasts)),
        ("danger", _places(s for s in f.sectors if s.danger)),
        ("seen", _places(s for s in f.sectors if s.revealed)),
        ("lit", _places(s for s in f.sectors if s.lit)),
        ("conditions", _list(conditions)),
        ("blocked", _list(blocked)),
        ("rooms", _list(rooms)),
        ("boxes", _places(s for s in f.sectors if s.box)),
        ("stairs", _list(f"{s.place}–{s.stairs}" for s in f.sectors if s.stairs)),
    ):
        if words and (key in _URGENT) == urgent:
            found.append(say(lang, f"pic-al-say-floor-{key}", list=words))
    return [say(lang, "pic-al-floor", n=f.number) + ":", *found] if found else []


def lie_lines(view: AloneView, cards: Catalogue, lang: Lang) -> list[str]:
    found: list[str] = []
    for floor in view.floors:
        for s in floor.sectors:
            for lie in s.lies:
                what = element(lie.omitted or lie.false, s.creatures, cards, lang)
                key = "pic-al-lie-omitted" if lie.omitted else "pic-al-lie-false"
                card = cards.by_id[lie.card].name.in_(lang) if lie.card in cards.by_id else ""
                found.append(say(lang, key, place=s.place, what=what, card=card))
    return found


def element(text: str, creatures: Sequence[SeenCreature], cards: Catalogue, lang: Lang) -> str:
    """A game element in words: "creature:k3", "creature:worm", "door:north", "condition:gas", "danger" …"""
    kind, _, rest = text.partition(":")
    if kind == "creature":
        real = next((x.kind for x in creatures if x.key == rest), rest)
        return cards.creature_cards[real].name.in_(lang) if real in cards.creature_cards else say(lang, "pic-al-target-creature")
    if kind == "condition":
        return say(lang, f"pic-al-condition-{rest}")
    if kind == "door":
        return say(lang, "pic-al-lie-door", way=say(lang, f"pic-al-way-{rest}"))
    return say(lang, f"pic-al-target-{kind}") if kind != "sabotage" else say(lang, "pic-al-sabotage")


def secret(view: AloneView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Where the hero is, what was rolled and heard, the own cards, who lurks where; then the rest of the map."""
    here = view.here
    at = [say(lang, "pic-al-say-hero-at", place=here.place)] if here else []
    parts = [result(view, names, lang)] if view.over else []
    parts += [say(lang, "pic-al-say-secret"), *at, *state(view, lang)]
    own = hands(view, cards, names, lang)
    if not view.over:
        parts += [*this_turn(view, cards, lang), *own]
    for f in view.floors:
        parts += _floor(f, cards, lang, urgent=True)
    parts += [line + "." for line in lie_lines(view, cards, lang)]
    parts += spaces(view, cards, lang)
    for f in view.floors:
        parts += _floor(f, cards, lang, urgent=False)
    return " ".join([*parts, *(own if view.over else ())])


def hands(view: AloneView, cards: Catalogue, names: Names, lang: Lang) -> list[str]:
    """The hands this viewer knows: the own one, all of them when the game is over."""
    return [
        say(
            lang,
            "pic-al-say-hand",
            name=hero.person(names, e.seat, lang),
            list=_list(_counted(Counter(cards.reactions[c].name.in_(lang) for c in e.hand))),
        )
        for e in view.evil
        if e.hand
    ]


def hand(view: AloneView, seat: int, cards: Catalogue, lang: Lang, names: Names) -> str:
    player = next(e for e in view.evil if e.seat == seat)
    parts = [evil_player(player, names, lang)]
    for id in dict.fromkeys(player.hand):
        parts.append(f"{cards.reactions[id].name.in_(lang)}: {' '.join(cards.text(id, lang))}")
    return " ".join(parts)


def card(found: Card, kind: str, stats: Sequence[str], cards: Catalogue, lang: Lang) -> str:
    """`kind` and `stats` as they stand on the picture."""
    parts = [say(lang, "pic-al-say-card", kind=kind, name=found.name.in_(lang))]
    if not isinstance(found, CreatureCard):  # whose text says it all
        parts += [_plain(line) + "." for line in stats]
    parts += [*cards.text(found.id, lang), found.flavour.in_(lang)]
    return " ".join(parts)


def _plain(markup: str) -> str:
    """Words without their icons."""
    out, depth = "", 0
    for ch in markup:
        depth += ch == "{"
        if not depth:
            out += ch
        depth -= ch == "}"
    return " ".join(out.split())


def table(cards: Catalogue, lang: Lang, nightmare: bool) -> str:
    side = 1 if nightmare else 0
    parts = [say(lang, "pic-al-creature-table") + "."]
    for kind in KINDS:
        if kind in cards.creature_cards:
            parts.append(f"{cards.creature_cards[kind].name.in_(lang)}: {cards.text(kind, lang)[side]}")
    return " ".join(parts)


# -- the story ------------------------------------------------------------------------------------------------------------


def when(s: TurnSummary, lang: Lang) -> str:
    return say(lang, "pic-al-when", round=s.round, turn=s.turn)


def deed(s: TurnSummary, cards: Catalogue, lang: Lang) -> str:
    """A turn's headline."""
    name = ""
    if s.kind in ("ability", "kill"):
        name = cards.words.say(lang, f"ability-{s.card}")
    elif s.card in cards.by_id:
        name = cards.by_id[s.card].name.in_(lang)
    if s.kind == "hurt":
        return say(lang, "pic-al-deed-struck", what=name) if name else _losses(s, lang)
    return say(lang, f"pic-al-deed-{s.kind}", what=name)


def _losses(s: TurnSummary, lang: Lang) -> str:
    """No card struck it: that much was lost in a turn need not have been one blow, so it is said how much."""
    life, composure = max(0, -s.life_change), max(0, -s.composure_change)
    lost = "both" if life and composure else "life" if life else "composure"
    return say(lang, "pic-al-deed-hurt", lost=lost, life=life, composure=composure)


def result(view: AloneView, names: Names, lang: Lang) -> str:
    key = (view.result or "playing").replace("_", "-")
    return say(lang, f"pic-al-result-{key}", name=hero.person(names, HERO, lang))


def recap(
    view: AloneView, told_story: Sequence[TurnSummary], points: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names
) -> str:
    turns = say(lang, "pic-al-count-turns", n=max((s.number for s in told_story), default=0))
    parts = [result(view, names, lang), f"{say(lang, 'pic-al-count-rounds', n=view.round)}, {turns}."]
    parts.append(say(lang, "pic-al-say-tracks", life=view.life, composure=view.composure, limit=view.heal_limit))
    if points:
        listed = "; ".join(f"{when(p, lang)}: {deed(p, cards, lang)}" for p in points)
        parts.append(f"{say(lang, 'pic-al-turning-points')}: {listed}.")
    parts += [mission(m, cards, lang) for m in view.missions]
    if view.secret and view.floors:
        for f in view.floors:
            parts += [*_floor(f, cards, lang, urgent=True), *_floor(f, cards, lang, urgent=False)]
    return " ".join(parts)


# -- the whole table as text ----------------------------------------------------------------------------------------------


def describe(view: AloneView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Everything the board (or, for evil, the secret map) shows, in words; one thing a line."""
    if not view.floors:
        return opening(view, lang, names)
    lines = [person(view, cards, names, lang), *state(view, lang)]
    if view.secret:
        here = view.here
        lines += [say(lang, "pic-al-say-hero-at", place=here.place)] if here else []
        for f in view.floors:
            lines.append(say(lang, "pic-al-floor", n=f.number) + ":")
            lines += [f"  {s.place}: {sector(s, cards, lang)}{_marks(s, lang)}" for s in f.sectors]
        lines += lie_lines(view, cards, lang)
    else:
        lines += labyrinth(view, cards, lang)
    lines += this_turn(view, cards, lang)
    lines += [mission(m, cards, lang) for m in view.missions]
    lines += [*gear(view, cards, lang), *spaces(view, cards, lang)]
    lines += [evil_player(e, names, lang) for e in view.evil]
    lines.append(decks(view, lang))
    lines += hands(view, cards, names, lang)
    return "\n".join(lines)


def _marks(s: SeenSector, lang: Lang) -> str:
    """On the secret map: whether the hero sees it, and where its stairs lead."""
    parts = [say(lang, "pic-al-say-hero-here")] if s.hero else [say(lang, "pic-al-say-hero-sees")] if s.revealed else []
    if s.stairs:
        parts.append(f"→ {s.stairs}")
    return f" [{_list(parts)}]" if parts else ""
