"""Pictures in words, from the same view: short descriptions for attachments, and the whole land as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from games.kernel.phrases import Lang
from games.talisman import odds
from games.talisman.content import Being, Catalogue, CharacterCard, SpaceCard
from games.talisman.view import SeenCharacter, SeenPlayer, Side, TalismanView
from rendering.kit.news import signed
from rendering.names import Names
from rendering.words import say

from . import ways
from .news import NOTHING, Changed
from .words import being_words, here, lying_at, marks, name_of, person, space_name, standing

if TYPE_CHECKING:
    from .story import TurnSummary


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def winners(view: TalismanView, lang: Lang, names: Names) -> str:
    return listed(person(names, seat, lang) for seat in view.winners)


def ending(view: TalismanView) -> str:
    """How it was won. Only who stands on the Crown wears it: the last one left may have won far from there, when all others gave up
    before anybody had reached it (`alone`), or after somebody had (`outlived`)."""
    if view.result != "last":
        return view.result
    found = view.players[view.winners[0]].character if view.winners else None
    return "last" if found is not None and found.space == "C" else "outlived" if view.crown_reached else "alone"


def headline(view: TalismanView, lang: Lang, names: Names) -> str:
    """How it ended, in a few words."""
    return say(lang, f"pic-tm-over-{ending(view) or 'abandoned'}", who=winners(view, lang, names))


def result(view: TalismanView, lang: Lang, names: Names) -> str:
    """How it ended, in a sentence."""
    return say(lang, f"pic-tm-result-{ending(view) or 'playing'}", who=winners(view, lang, names))


def _head(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    if view.phase == "over":
        return [result(view, lang, names)]
    if view.phase == "setup":
        return [say(lang, "pic-tm-game") + ".", say(lang, "pic-tm-setup") + "."]
    found = view.players[view.active].character
    parts = [say(lang, "pic-tm-game") + "."]
    if not found:
        parts.append(say(lang, "pic-tm-anew", name=person(names, view.active, lang)) + ".")
    else:
        parts.append(
            say(
                lang,
                "pic-tm-say-turn",
                n=view.turn,
                name=person(names, view.active, lang),
                character=name_of(found.id, cards, lang),
                space=space_name(found.space, cards, lang),
            )
        )
    return parts


def short(player: SeenPlayer, view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Somebody in one sentence."""
    name = person(names, player.seat, lang)
    c = player.character
    if c is None:
        return say(lang, "pic-tm-say-gone", name=name, status=standing(view, player, lang))
    words = say(
        lang,
        "pic-tm-say-player",
        name=name,
        character=name_of(c.id, cards, lang),
        space=space_name(c.space, cards, lang),
        strength=c.total_strength,
        craft=c.total_craft,
        lives=c.lives,
        gold=c.gold,
        spells=c.spell_count,
        objects=len(c.objects),
        followers=len(c.followers),
        trophies=len(c.trophies),
    )
    return " ".join([words, *state_of(c, lang)])


def state_of(c: SeenCharacter, lang: Lang) -> list[str]:
    """What is out of the ordinary about a character."""
    parts: list[str] = []
    if c.toad:
        parts.append(say(lang, "pic-tm-say-toad", n=c.toad.turns))
    if c.miss:
        parts.append(say(lang, "pic-tm-say-misses", n=c.miss))
    if c.quest:
        parts.append(say(lang, "pic-tm-say-quest", quest=say(lang, f"pic-tm-quest-{c.quest.replace('_', '-')}")))
    if c.claim:
        parts.append(say(lang, "pic-tm-say-claim"))
    if c.raft:
        parts.append(say(lang, "pic-tm-say-raft"))
    if c.enslaved:
        parts.append(say(lang, "pic-tm-say-enslaved"))
    return parts


def at_space(view: TalismanView, space: str, cards: Catalogue, lang: Lang, names: Names, *, without: int = -1) -> str:
    """What is on a space, or "" if nothing is."""
    parts = [person(names, s, lang) for s in here(view, space) if s != without]
    for card in lying_at(view, space):
        chance = f" ({say(lang, 'pic-tm-chance', n=view.chances[card])})" if card in view.chances else ""
        parts.append(being_words(card, cards, lang) + chance)
    if view.gold.get(space):
        parts.append(say(lang, "pic-tm-say-gold", n=view.gold[space]))
    parts += [say(lang, f"pic-tm-{mark}") for mark in marks(view, space)]
    return listed(parts)


def _spaces(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    found: list[str] = []
    for id in cards.spaces:
        what = at_space(view, id, cards, lang, names)
        if what:
            found.append(say(lang, "pic-tm-say-space", space=space_name(id, cards, lang), id=id, what=what))
    return found


def _news(changed: Changed, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    """What the picture marks as changed, in one sentence."""
    parts: list[str] = []
    for key, moved in (
        ("strength", changed.strength),
        ("craft", changed.craft),
        ("lives", changed.life),
        ("gold", changed.gold),
    ):
        parts += [f"{person(names, seat, lang)} {say(lang, f'pic-tm-{key}')} {signed(n)}" for seat, n in moved.items()]
    if changed.cards:
        parts.append(say(lang, "pic-tm-say-new", list=listed(name_of(card, cards, lang) for card in sorted(changed.cards))))
    return [say(lang, "pic-tm-say-changed", list="; ".join(parts))] if parts else []


def _decks(view: TalismanView, lang: Lang) -> str:
    return say(
        lang, "pic-tm-say-decks", adventure=view.adventure_left, spells=view.spells_left, talismans=view.stacks.get("talisman", 0)
    )


def board(view: TalismanView, cards: Catalogue, lang: Lang, names: Names, changed: Changed = NOTHING) -> str:
    people = [short(p, view, cards, lang, names) for p in view.players]
    told = _news(changed, cards, lang, names)
    return " ".join([*_head(view, cards, lang, names), *told, *people, *_spaces(view, cards, lang, names), _decks(view, lang)])


def describe_board(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Everything the board shows, in words; one thing a line."""
    lines = [*_head(view, cards, lang, names), *(short(p, view, cards, lang, names) for p in view.players)]
    lines += ["", *_spaces(view, cards, lang, names), ""]
    lasting = [x for x in view.lasting if x.what in ("no-spells", "no-magic", "blizzard")]
    lines += [say(lang, f"pic-tm-{x.what}") for x in lasting]
    lines.append(_decks(view, lang))
    stacks = [f"{name_of(s, cards, lang)} {n}" for s, n in view.stacks.items() if s != "talisman"]
    lines.append(say(lang, "pic-tm-say-stacks", list=listed(stacks)))
    return "\n".join(lines)


# -- a turn ---------------------------------------------------------------------------------------------------------------


def beyond(way: ways.Way, view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """What is to be overcome on a passage, with the chance; otherwise what waits at its end."""
    if ways.guarded(way, cards) and ways.SENTINEL in view.chances:
        guard = being_words(ways.SENTINEL, cards, lang)
        return f"{guard} · {say(lang, 'pic-tm-chance', n=view.chances[ways.SENTINEL])}"
    return at_space(view, way.end, cards, lang, names, without=view.active)


def expected(view: TalismanView, space: str, cards: Catalogue, lang: Lang) -> str:
    """What happens to whoever ends a move there: so many cards are drawn, or the space's own rule holds."""
    printed = cards.spaces[space]
    draw = max(0, printed.draw - len(lying_at(view, space)))
    if draw:
        return say(lang, "pic-tm-draws", n=draw)
    return say(lang, "pic-tm-draws-none") if printed.draw else " ".join(cards.text(space, lang))


def way_words(way: ways.Way, view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    what = at_space(view, way.end, cards, lang, names, without=view.active)
    if ways.guarded(way, cards):
        what = listed(dict.fromkeys(x for x in (beyond(way, view, cards, lang, names), what) if x))
    elif way.turning != "passage":
        what = listed(x for x in (what, expected(view, way.end, cards, lang)) if x)
    key = "pic-tm-say-way-with" if what else "pic-tm-say-way"
    return say(lang, key, turning=turning(way, cards, lang), space=space_name(way.end, cards, lang), what=what)


def turning(way: ways.Way, cards: Catalogue, lang: Lang) -> str:
    """Which way round, or over what, in the words of the button."""
    if way.turning != "passage":
        return say(lang, f"pic-tm-{way.turning}")
    return say(lang, "pic-tm-portal-way" if cards.spaces[way.end].region == "inner" else "pic-tm-bridge-way")


def turn(view: TalismanView, cards: Catalogue, lang: Lang, names: Names, changed: Changed = NOTHING) -> str:
    parts = [*_head(view, cards, lang, names), *_news(changed, cards, lang, names)]
    found = view.players[view.active].character if view.phase not in ("over", "setup") else None
    if found is not None:
        n = ways.reach(view)
        if view.move and view.move.dice and n:
            parts.append(say(lang, "pic-tm-say-rolled", dice=listed(map(str, view.move.dice))))
        if n and ways.ringed(view, cards, view.active):
            parts += [way_words(w, view, cards, lang, names) for w in ways.ways(view, cards, view.active, n)]
        elif view.phase == "encounter" or ways.at_the_bridge(view, cards):
            what = at_space(view, found.space, cards, lang, names, without=view.active)
            parts += [say(lang, "pic-tm-say-here", what=what)] if what else []
            parts += _told(view, found.space, cards, lang)
            if view.roll:
                parts.append(say(lang, "pic-tm-say-rolled", dice=listed(map(str, view.roll))))
        elif ways.ringed(view, cards, view.active):
            for way in ("counter", "clockwise"):
                spaces = ways.around(cards, found.space, 6, way)
                names_there = listed(_beyond(view, s, cards, lang, names) for s in spaces)
                parts.append(say(lang, "pic-tm-say-ahead", turning=say(lang, f"pic-tm-{way}"), list=names_there))
    parts += [short(p, view, cards, lang, names) for p in view.players]
    return " ".join(parts)


def _told(view: TalismanView, space: str, cards: Catalogue, lang: Lang) -> list[str]:
    """The rule of a space, or the cards on it with their texts and what has been dealt with."""
    lying = lying_at(view, space)
    if not lying:
        return cards.text(space, lang)
    done = {*view.encounter.done, *view.encounter.evaded} if view.encounter else set[str]()
    parts = [say(lang, "pic-tm-say-done", name=name_of(card, cards, lang)) for card in lying if card in done]
    for card in lying:
        text = " ".join(cards.text(cards.printed(card).id, lang))
        parts += [f"{name_of(card, cards, lang)}: {text}"] if text else []
    return parts


def _beyond(view: TalismanView, space: str, cards: Catalogue, lang: Lang, names: Names) -> str:
    what = at_space(view, space, cards, lang, names)
    return space_name(space, cards, lang) + (f" ({what})" if what else "")


def side_name(side: Side, cards: Catalogue, lang: Lang, names: Names) -> str:
    if side.seat >= 0:
        return person(names, side.seat, lang)
    return " + ".join(name_of(b, cards, lang) for b in side.beings)


def aid(ids: Iterable[str], cards: Catalogue, lang: Lang) -> list[str]:
    """What may be used now."""
    names = [name_of(id, cards, lang) for id in ids]
    return [say(lang, "pic-aid", what=listed(names)) + "."] if names else []


def fight(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    f = view.fight
    assert f is not None
    parts = [say(lang, f"pic-tm-fight-{f.stat}") + "."]
    for side in (f.one, f.two):
        name = side_name(side, cards, lang, names)
        dice = listed(map(str, side.dice)) or "–"
        key = "pic-tm-say-side" if side.dice else "pic-tm-say-side-waits"
        parts.append(say(lang, key, name=name, worth=side.worth, adds=side.adds, dice=dice, value=side.value))
    outcome = fight_result(view, cards, lang, names) or chance_of(view, cards, lang, names)
    return " ".join([*parts, *([outcome + "."] if outcome else []), *(short(p, view, cards, lang, names) for p in view.players)])


def chance_of(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """How likely the attacker wins, by name, before the dice; "" if that cannot be said yet."""
    f = view.fight
    if f is None or f.one.dice or f.two.dice:
        return ""
    one, two = f.one.worth + f.one.adds, f.two.worth + f.two.adds
    chance = view.chances.get("duel", odds.fight(one, two))
    if not one or not two:
        return ""
    return say(lang, "pic-tm-chance-of", name=_in_short(f.one, cards, lang, names), n=chance)


def fight_result(view: TalismanView, cards: Catalogue, lang: Lang, names: Names) -> str:
    f = view.fight
    if f is None or not (f.one.dice and f.two.dice):
        return ""
    if f.one.value == f.two.value:
        return say(lang, "pic-tm-stand-off")
    best = f.one if f.one.value > f.two.value else f.two
    return say(lang, "pic-tm-wins", name=_in_short(best, cards, lang, names))


def _in_short(side: Side, cards: Catalogue, lang: Lang, names: Names) -> str:
    if len(side.beings) > 2:
        return f"{name_of(side.beings[0], cards, lang)} + {len(side.beings) - 1}"
    return side_name(side, cards, lang, names)


# -- somebody's things ----------------------------------------------------------------------------------------------------


def sheet(view: TalismanView, seat: int, cards: Catalogue, lang: Lang, names: Names) -> str:
    p = view.players[seat]
    parts = [short(p, view, cards, lang, names)]
    c = p.character
    if c is not None:
        parts += cards.text(c.id, lang)
        for key, ids in (("objects", c.objects), ("followers", c.followers), ("trophies", c.trophies), ("spells", c.spells)):
            if ids:
                what = listed(name_of(i, cards, lang) for i in ids)
                parts.append(say(lang, "pic-tm-say-has", what=say(lang, f"pic-tm-{key}"), list=what))
    return " ".join(parts)


def hand(view: TalismanView, seat: int, cards: Catalogue, lang: Lang, names: Names, armed: Mapping[str, str]) -> str:
    c = view.players[seat].character
    spells = c.spells if c else ()
    parts = [say(lang, "pic-tm-say-hand", name=person(names, seat, lang), n=len(spells))]
    for card in spells:
        name = name_of(card, cards, lang)
        ready = armed.get(card)
        parts.append(say(lang, "pic-tm-say-armed", name=name, ready=ready) if ready else say(lang, "pic-tm-say-spell", name=name))
        parts += cards.text(cards.printed(card).id, lang)
    return " ".join(parts)


def card(cards: Catalogue, id: str, lang: Lang) -> str:
    found = cards.by_id[id]
    parts = [
        say(
            lang,
            "pic-tm-say-card",
            kind=say(lang, f"pic-tm-kind-{cards.kind_of(id).replace('_', '-')}"),
            name=found.name.in_(lang),
        )
    ]
    if isinstance(found, CharacterCard):
        parts.append(
            say(
                lang,
                "pic-tm-say-character",
                strength=found.strength,
                craft=found.craft,
                alignment=say(lang, f"pic-tm-{found.alignment}"),
                space=space_name(found.start, cards, lang),
            )
        )
    elif isinstance(found, SpaceCard):
        parts.append(say(lang, f"pic-tm-region-{found.region}") + ".")
    elif isinstance(found, Being) and (found.strength or found.craft):
        parts.append(being_words(id, cards, lang) + ".")
    parts += cards.text(id, lang)
    parts.append(found.flavour.in_(lang))
    return " ".join(parts)


# -- a game seen again ----------------------------------------------------------------------------------------------------


def deed(summary: TurnSummary, cards: Catalogue, lang: Lang, names: Names) -> str:
    """A turn's headline."""
    shown = name_of(summary.card, cards, lang) if summary.card else ""
    space = space_name(summary.space, cards, lang) if summary.space in cards.spaces else ""
    other = person(names, summary.other, lang) if summary.other >= 0 else ""
    name = person(names, summary.seat, lang)
    return say(lang, f"pic-tm-deed-{summary.kind}", name=name, card=shown, space=space, other=other)


def recap(
    view: TalismanView, story: Sequence[TurnSummary], points: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names
) -> str:
    parts = [
        result(view, lang, names),
        say(lang, "pic-tm-count-turns", n=max((s.number for s in story), default=view.turn)) + ".",
    ]
    if points:
        told = "; ".join(f"{say(lang, 'pic-tm-turn', n=p.number)}: {deed(p, cards, lang, names)}" for p in points)
        parts.append(say(lang, "pic-tm-say-has", what=say(lang, "pic-tm-turning-points"), list=told))
    parts += [short(p, view, cards, lang, names) for p in view.players]
    return " ".join(parts)
