"""Pictures in words, from the same view: short descriptions for attachments, and the whole board as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.elder_sign.content import AdventureCard, AncientOneCard, Catalogue, InvestigatorCard, MonsterCard
from games.elder_sign.tasks import Need, Row
from games.elder_sign.view import ANCIENT, ENTRANCE, ElderView, SeenCard, SeenDie, SeenPlayer, SeenRow
from games.kernel.phrases import Lang
from rendering.kit.news import signed
from rendering.words import say

from . import ancient, people, tasks
from .news import NOTHING, Changed
from .people import Names

if TYPE_CHECKING:
    from .story import TurnSummary


def _need(need: Need, lang: Lang) -> str:
    if need.n:
        return say(lang, "pic-es-need-investigation", n=need.n)
    return f" {say(lang, 'pic-es-or')} ".join(say(lang, f"pic-es-need-{s}") for s in need.symbols)


def row_words(text: str, lang: Lang) -> str:
    """A task in words: "lore, investigation 3, costs 1 Sanity"."""
    row = Row.model_validate(text)
    parts = [_need(n, lang) for n in row.needs]
    for key, n in (("sanity", row.sanity), ("stamina", row.stamina), ("clock", row.hours)):
        if n:
            parts.append(say(lang, f"pic-es-cost-{key}", n=n))
    return ", ".join(parts)


def _row(row: SeenRow, view: ElderView, cards: Catalogue, lang: Lang, me: SeenPlayer | None) -> str:
    words = row_words(row.text, lang)
    if row.monster:
        words = say(lang, "pic-es-say-monster", monster=cards.monsters[row.monster].name.in_(lang), task=words)
    if row.solved:
        return say(lang, "pic-es-say-solved", task=words)
    if me is not None and tasks.solvable(view, row, me):
        return say(lang, "pic-es-say-solvable", task=words)
    return words


def who(seats: Iterable[int], names: Names, lang: Lang) -> str:
    return ", ".join(people.person(names, s, lang) for s in seats) or say(lang, "pic-es-nobody")


def _rows(rows: Sequence[SeenRow], view: ElderView, cards: Catalogue, lang: Lang, me: SeenPlayer | None = None) -> str:
    return " · ".join(_row(r, view, cards, lang, me) for r in rows)


def _place(seen: SeenCard, letter: str, view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> str:
    words = _rows(seen.rows, view, cards, lang)
    name = cards.adventure(seen.card).name.in_(lang)
    if seen.here:
        return say(lang, "pic-es-say-place-here", letter=letter, card=name, who=who(seen.here, names, lang), tasks=words)
    return say(lang, "pic-es-say-place", letter=letter, card=name, tasks=words)


def _head(view: ElderView, cards: Catalogue, lang: Lang) -> list[str]:
    return [
        say(
            lang,
            "pic-es-say-head",
            ancient=cards.ancient_ones[view.ancient].name.in_(lang),
            doom=view.doom,
            length=ancient.doom_length(view),
            signs=view.signs,
            needed=view.signs_needed,
        ),
        say(lang, "pic-es-say-clock", day=view.midnights + 1, hour=say(lang, f"pic-es-hour-{ancient.hour(view)}")),
    ]


def _turn(view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    player = view.player(view.active)
    if view.phase == "over" or not player.investigator:
        return []
    name = people.person(names, view.active, lang)
    return [say(lang, "pic-es-say-turn", name=name, investigator=cards.investigators[player.investigator].name.in_(lang))]


def _short(view: ElderView, names: Names, lang: Lang) -> list[str]:
    found: list[str] = []
    for p in view.players:
        name = people.person(names, p.seat, lang)
        if p.investigator:
            found.append(say(lang, "pic-es-say-player-short", name=name, sanity=p.sanity, stamina=p.stamina))
        else:
            found.append(say(lang, "pic-es-say-player-gone", name=name, status=people.status(p, view, lang)))
    return found


def board(view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> str:
    over = view.phase == "over"
    parts = [
        result(view, cards, lang) if over else say(lang, "pic-es-game") + ".",
        *_head(view, cards, lang),
        *_turn(view, cards, lang, names),
    ]
    people_last = _short(view, names, lang)
    if over:
        parts += people_last
        people_last = []
    elif view.awake:
        parts.append(_battle_words(view, cards, lang))
    elif view.mythos:
        text = " ".join(ancient.lasting(view, cards, lang)) or say(lang, "pic-es-nothing-lasting")
        parts.append(say(lang, "pic-es-say-mythos", card=cards.mythos[view.mythos].name.in_(lang), text=text))
    if view.arriving:
        monster = cards.monsters[view.arriving]
        parts.append(say(lang, "pic-es-say-arriving", monster=monster.name.in_(lang), task=row_words(str(monster.task), lang)))
    letters = people.place_letters(view)
    parts += [_place(s, letters[s.card], view, cards, lang, names) for s in view.cards]
    return " ".join(parts + people_last)


def _battle_words(view: ElderView, cards: Catalogue, lang: Lang) -> str:
    task = row_words(view.combat, lang) if view.combat else say(lang, "pic-es-no-combat")
    name = cards.ancient_ones[view.ancient].name.in_(lang)
    return say(lang, "pic-es-say-battle", ancient=name, task=task, doom=view.doom)


def die_words(die: SeenDie, letter: str, lang: Lang) -> str:
    colour = say(lang, f"pic-es-colour-{die.colour}")
    if die.face is None:
        return say(lang, "pic-es-say-die-blank", letter=letter, colour=colour)
    return say(lang, "pic-es-say-die", letter=letter, colour=colour, face=face_words(die.face, lang))


def face_words(face: str, lang: Lang) -> str:
    if face.isdigit():
        return say(lang, "pic-es-need-investigation", n=int(face))
    return say(lang, "pic-es-face-wild") if face == "wild" else say(lang, f"pic-es-need-{face}")


def dice(view: ElderView, lang: Lang) -> list[str]:
    """The roll and the secured dice."""
    letters = people.die_letters(view)
    rolled = [die_words(d, letters[d.id], lang) for d in view.dice if d.at == "pool" and d.face]
    kept = [die_words(d, letters[d.id], lang) for d in view.dice if d.at in ("focus", "assist", "spell")]
    parts = [say(lang, "pic-es-say-roll", dice=", ".join(rolled)) if rolled else say(lang, "pic-es-say-no-roll")]
    if kept:
        parts.append(say(lang, "pic-es-say-secured", dice=", ".join(kept)))
    return parts


def _news(changed: Changed, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    """What the picture marks as changed, in one sentence."""
    parts: list[str] = []
    for key, n in (("pic-es-doom", changed.doom), ("pic-es-signs", changed.signs)):
        if n:
            parts.append(f"{say(lang, key)} {signed(n)}")
    for key, moved in (
        ("pic-es-sanity", changed.sanity),
        ("pic-es-stamina", changed.stamina),
        ("pic-es-clues", changed.clues),
    ):
        parts += [f"{people.person(names, seat, lang)} {say(lang, key)} {signed(n)}" for seat, n in moved.items()]
    fresh = [*sorted(changed.places), *sorted(changed.monsters)]
    if fresh:
        parts.append(say(lang, "pic-es-say-new", list=_names_of(fresh, cards, lang)))
    return [say(lang, "pic-es-say-changed", list="; ".join(parts))] if parts else []


def turn(view: ElderView, cards: Catalogue, lang: Lang, names: Names, changed: Changed = NOTHING) -> str:
    """What is on the picture of a turn: the attempt, the foyer, midnight, the battle, or the way there."""
    a = view.attempt
    me = view.player(view.active)
    parts: list[str] = []
    if view.awake:
        parts += [_battle_words(view, cards, lang), *(dice(view, lang) if a else [])]
        parts += _attack(view, cards, lang)
    elif a is not None:
        name = people.person(names, view.active, lang)
        parts.append(say(lang, "pic-es-say-attempt", name=name, card=cards.adventure(a.card).name.in_(lang)))
        parts.append(say(lang, "pic-es-say-tasks", tasks=_rows(a.rows, view, cards, lang, me)))
        parts += dice(view, lang)
    elif view.phase == "midnight":
        parts.append(say(lang, "pic-es-say-midnight", n=view.midnights))
        if view.mythos:
            text = " ".join(cards.text(view.mythos, lang))
            parts.append(say(lang, "pic-es-say-mythos", card=cards.mythos[view.mythos].name.in_(lang), text=text))
    else:
        letters = people.place_letters(view)
        parts += [_place(s, letters[s.card], view, cards, lang, names) for s in view.cards]
        if me.place == ENTRANCE and view.prices and view.phase == "adventure":
            parts = [_shop(view, lang)]
    told = _news(changed, cards, lang, names)
    return " ".join([*_turn(view, cards, lang, names), *told, *_head(view, cards, lang), *parts, *_short(view, names, lang)])


def _attack(view: ElderView, cards: Catalogue, lang: Lang) -> list[str]:
    card = cards.ancient_ones[view.ancient]
    return cards.text(view.ancient, lang)[-1:] if card.attack else []


def _shop(view: ElderView, lang: Lang) -> str:
    listed = [say(lang, "pic-es-say-price", what=say(lang, f"pic-es-shop-{k}"), n=n) for k, n in view.prices.items()]
    return say(lang, "pic-es-say-shop", list=", ".join(listed))


def _names_of(ids: Iterable[str], cards: Catalogue, lang: Lang) -> str:
    return ", ".join(cards.by_id[id].name.in_(lang) for id in ids)


def sheet(view: ElderView, seat: int, cards: Catalogue, lang: Lang, names: Names) -> str:
    p = view.player(seat)
    name = people.person(names, seat, lang)
    if not p.investigator:
        return say(lang, "pic-es-say-player-gone", name=name, status=people.status(p, view, lang))
    card = cards.investigators[p.investigator]
    parts = [
        say(lang, "pic-es-say-sheet", name=name, investigator=card.name.in_(lang), occupation=card.occupation.in_(lang)),
        _player(p, view, cards, lang, names),
        *cards.text(p.investigator, lang),
    ]
    for key, ids in (
        ("pic-es-items", (*p.common, *p.unique)),
        ("pic-es-spells", (*p.spells, *p.cast)),
        ("pic-es-allies", p.allies),
        ("pic-es-trophies", p.trophies),
    ):
        if ids:
            parts.append(say(lang, "pic-es-say-has", what=say(lang, key), list=_names_of(ids, cards, lang)))
    return " ".join(parts)


def card(cards: Catalogue, id: str, lang: Lang) -> str:
    found = cards.by_id[id]
    parts = [say(lang, "pic-es-say-card", kind=say(lang, f"pic-es-kind-{cards.kind_of(id)}"), name=found.name.in_(lang))]
    if isinstance(found, AdventureCard):
        key = "pic-es-tasks-order" if found.arrow else "pic-es-tasks"
        rows = " · ".join(row_words(str(t.printed), lang) or say(lang, "pic-es-free-frame") for t in found.tasks)
        parts.append(say(lang, "pic-es-say-has", what=say(lang, key), list=rows))
        parts.append(say(lang, "pic-es-trophy-value", n=found.trophy) + ".")
    elif isinstance(found, MonsterCard):
        parts.append(say(lang, "pic-es-say-tasks", tasks=row_words(str(found.task), lang)))
        parts.append(say(lang, "pic-es-trophy-value", n=found.trophy) + ".")
    elif isinstance(found, AncientOneCard):
        parts.append(found.title.in_(lang) + ".")
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-doom"), list=str(found.doom_length)))
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-signs"), list=str(found.signs)))
        if found.combat:
            parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-combat"), list=row_words(str(found.combat), lang)))
    elif isinstance(found, InvestigatorCard):
        parts.append(found.occupation.in_(lang) + ".")
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-sanity"), list=str(found.sanity)))
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-stamina"), list=str(found.stamina)))
        ally = cards.allies[found.start.ally].name.in_(lang) if found.start.ally else ""
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-start"), list=found.start.text(cards.words, lang, ally)))
    parts += cards.text(id, lang)
    parts.append(found.flavour.in_(lang))
    return " ".join(parts)


def result(view: ElderView, cards: Catalogue, lang: Lang) -> str:
    """How the game ended, in a sentence."""
    return say(lang, f"pic-es-result-{view.result or 'playing'}", name=cards.ancient_ones[view.ancient].name.in_(lang))


def headline(view: ElderView, lang: Lang) -> str:
    key = {
        "sealed": "pic-es-won-sealed",
        "banished": "pic-es-won-banished",
        "devoured": "pic-es-lost-devoured",
        "lost": "pic-es-lost-lost",
        "abandoned": "pic-es-abandoned",
    }.get(view.result, "pic-es-still-playing")
    return say(lang, key)


def won(view: ElderView) -> bool:
    return view.result in ("sealed", "banished")


def deed(summary: TurnSummary, cards: Catalogue, lang: Lang, names: Names) -> str:
    """A turn's headline."""
    name = people.person(names, summary.seat, lang)
    shown = cards.by_id[summary.card].name.in_(lang) if summary.card in cards.by_id else ""
    return say(lang, f"pic-es-deed-{summary.kind}", name=name, card=shown)


def recap(
    view: ElderView, story: Sequence[TurnSummary], points: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names
) -> str:
    parts = [
        say(
            lang,
            "pic-es-say-recap",
            result=result(view, cards, lang),
            turns=say(lang, "pic-es-count-turns", n=max((s.turn for s in story), default=view.turn)),
            midnights=say(lang, "pic-es-count-midnights", n=view.midnights),
            doom=view.doom,
            length=ancient.doom_length(view),
            signs=view.signs,
            needed=view.signs_needed,
        )
    ]
    if points:
        listed = "; ".join(f"{say(lang, 'pic-es-turn', n=p.turn)}: {deed(p, cards, lang, names)}" for p in points)
        parts.append(say(lang, "pic-es-say-has", what=say(lang, "pic-es-turning-points"), list=listed))
    parts += _short(view, names, lang)
    return " ".join(parts)


# -- the whole board as text ----------------------------------------------------------------------------------------------


def _where(p: SeenPlayer, cards: Catalogue, lang: Lang) -> str:
    if p.place == ANCIENT:
        return say(lang, "pic-es-say-at-ancient")
    place = say(lang, "pic-es-entrance") if p.place == ENTRANCE else cards.adventure(p.place).name.in_(lang)
    return say(lang, "pic-es-say-at", place=place)


def _player(p: SeenPlayer, view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> str:
    name = people.person(names, p.seat, lang)
    if not p.investigator:
        return say(lang, "pic-es-say-player-gone", name=name, status=people.status(p, view, lang))
    return say(
        lang,
        "pic-es-say-player",
        name=name,
        investigator=cards.investigators[p.investigator].name.in_(lang),
        sanity=p.sanity,
        max_sanity=p.max_sanity,
        stamina=p.stamina,
        max_stamina=p.max_stamina,
        clues=p.clues,
        items=len(p.common) + len(p.unique),
        spells=len(p.spells) + len(p.cast),
        allies=len(p.allies),
        trophies=p.trophy_worth,
        place=_where(p, cards, lang),
    )


def _place_in_full(seen: SeenCard, letter: str, view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> list[str]:
    printed = cards.adventure(seen.card)
    head = f"{letter} {printed.name.in_(lang)} ({say(lang, 'pic-es-say-trophy-worth', n=printed.trophy)}"
    head += f", {say(lang, 'pic-es-say-order')})" if printed.arrow else ")"
    found = [head]
    found += ["  – " + _row(r, view, cards, lang, None) for r in seen.rows]
    # A frame with conditions in it is one of the rows above; only the empty one has no line yet.
    empty = [i for i in seen.free_frames if printed.tasks[i].frame == "empty"]
    found += ["  – " + say(lang, "pic-es-free-frame")] * len(empty)
    for m in seen.monsters:
        if m.defeated:
            found.append("  – " + say(lang, "pic-es-say-solved", task=cards.monsters[m.id].name.in_(lang)))
    if seen.locked_dice:
        locked = ", ".join(say(lang, f"pic-es-colour-{view.die(d).colour}") for d in seen.locked_dice)
        found.append("  " + say(lang, "pic-es-say-locks", dice=locked))
    found += ["  " + line for line in cards.text(seen.card, lang)]
    if seen.here:
        found.append("  " + say(lang, "pic-es-here") + ": " + who(seen.here, names, lang))
    return found


_STATES = {"pool": "ready", "supply": "supply", "lock": "locked", "gone": "out"}


def describe_board(view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Everything the board shows, in words; one thing a line."""
    lines = [*_head(view, cards, lang), *_turn(view, cards, lang, names)]
    name = cards.ancient_ones[view.ancient].name.in_(lang)
    lines.append(say(lang, "pic-es-say-decree", ancient=name, text=" ".join(cards.text(view.ancient, lang))))
    if view.awake:
        lines.append(_battle_words(view, cards, lang))
    if view.mythos:
        text = " ".join(ancient.lasting(view, cards, lang)) or say(lang, "pic-es-nothing-lasting")
        lines.append(say(lang, "pic-es-say-mythos", card=cards.mythos[view.mythos].name.in_(lang), text=text))
    letters = people.place_letters(view)
    museum = [s for s in view.cards if s.kind == "adventure"]
    worlds = [s for s in view.cards if s.kind == "other_world"]
    for key, group in (("pic-es-say-museum", museum), ("pic-es-say-worlds", worlds)):
        if group:
            lines += ["", say(lang, key)]
            for seen in group:
                lines += _place_in_full(seen, letters[seen.card], view, cards, lang, names)
    lines.append("")
    if not view.awake:
        lines.append(
            say(
                lang,
                "pic-es-say-entrance",
                who=who((p.seat for p in view.players if p.place == ENTRANCE and p.investigator), names, lang),
            )
        )
    if view.attempt is not None and view.attempt.card != ANCIENT:
        shown = cards.adventure(view.attempt.card).name.in_(lang)
        lines.append(say(lang, "pic-es-say-attempt", name=people.person(names, view.active, lang), card=shown))
    lines.append(say(lang, "pic-es-say-dice", dice="; ".join(_dice_by_state(view, lang))))
    lines += [_player(p, view, cards, lang, names) for p in view.players]
    sizes = {k: view.deck_sizes.get(k, 0) for k in ("adventure", "other_world", "mythos", "common", "unique", "spell", "ally")}
    lines.append(say(lang, "pic-es-say-decks", cup=len(view.cup), **sizes))
    if view.prices:
        lines.append(_shop(view, lang))
    if view.phase == "over":
        lines.append(result(view, cards, lang))
    return "\n".join(lines)


def _dice_by_state(view: ElderView, lang: Lang) -> list[str]:
    letters = people.die_letters(view)
    groups: dict[str, list[str]] = {}
    for d in view.dice:
        key = "locked" if d.locked_by and d.at == "supply" else _STATES.get(d.at, d.at)
        key = "rolled" if d.at == "pool" and d.face else key
        groups.setdefault(key, []).append(die_words(d, letters[d.id], lang))
    return [f"{say(lang, f'pic-es-dice-{key}')}: {', '.join(dice)}" for key, dice in groups.items()]
