"""What people hold, somebody beside somebody: trading, losing a card, taking one from another, whom a wound hits."""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, InvestigatorView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names

from .. import alt
from ..belongings import Thing, belongings, draw_line, draw_thing, thing_height
from ..people import bust
from ..words import Table
from .stage import GAP, INNER, STAGE, sizing, staged

NAME = 76
LINE = 84  # a thing as one line


def draw_things(
    view: DeathView,
    whose: Sequence[int],
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    who: int | None = None,
) -> Drawn | None:
    """A column for each of them; alone, their things in two."""
    at = Table(view, cards, lang, names)
    people = [p for p in view.investigators if p.who in whose and not p.fate]
    if not people:
        return None
    asked = view.active if who is None else who
    columns = _columns(people, at)
    wide = (INNER - GAP * (len(columns) - 1)) // len(columns)
    measure = sizing(look)
    head = NAME if len(people) > 1 else 0
    room = STAGE - head
    high = _full(measure, columns, wide)
    if max(sum(row) for row in high) > room:  # their texts are on the sheet
        columns = [(p, [_brief(thing) for thing in things]) for p, things in columns]
        high = _full(measure, columns, wide)
    most = max(len(things) for _, things in columns)
    lines = max(sum(row) for row in high) > room
    if lines:
        high = [[min(LINE, room // most)] * len(things) for _, things in columns]
    tall = max(sum(row) for row in high)

    def draw(c: Canvas, box: Box) -> None:
        for (p, things), tallness, cell in zip(columns, high, box.columns(len(columns), GAP), strict=True):
            rest = cell
            if head:
                top, rest = cell.cut_top(NAME - GAP, GAP)
                _somebody(c, top, p, at)
            for thing, lane_h in zip(things, tallness, strict=True):
                lane, rest = rest.cut_top(lane_h - GAP, GAP)
                (draw_line if lines else draw_thing)(c, lane, thing)

    said = " ".join(
        f"{alt.person(p, at)} {' '.join(f'{thing.name}: {thing.text}' for thing in held(p, at) if thing.text)}" for p in people
    )
    return staged(at, asked, at.say("which-thing"), head + max(LINE, tall) - GAP, look, draw, f"{said} {alt.great(at)}")


def _columns(people: list[InvestigatorView], at: Table) -> list[tuple[InvestigatorView, list[Thing]]]:
    if len(people) > 1:
        return [(p, held(p, at)) for p in people]
    p = people[0]
    things = held(p, at)
    half = -(-len(things) // 2)
    return [(p, things[:half]), (p, things[half:])] if len(things) > 1 else [(p, things)]


def held(p: InvestigatorView, at: Table) -> list[Thing]:
    """What can change hands or be lost: not what is in somebody's head."""
    return [thing for thing in belongings(p, at) if thing.tone not in ("dmd_sanity", "dmd_event")]


def _full(c: Canvas, columns: list[tuple[InvestigatorView, list[Thing]]], wide: int) -> list[list[int]]:
    """How high each thing is, with its gap."""
    return [[thing_height(c, thing, wide) + GAP for thing in things] for _, things in columns]


def _brief(thing: Thing) -> Thing:
    return Thing(thing.icon, thing.tone, thing.kind, thing.name, "", thing.left, thing.health)


def _somebody(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    with c.group(f"who{p.who}"):
        c.panel(box, f"seat:{p.who}", name="panel", radius=14)
        bust(c, Box.at(box.x0 + 8, box.y0 + 4, 76, box.h - 8), p, at)
        x = box.x0 + 98
        c.text((x, box.centre[1]), escape(at.who(p.who)), 36, face="heavy", max_width=box.x1 - 12 - x, min_size=28, name="name")
