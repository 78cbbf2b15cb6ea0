"""Enemies side by side, large: what each has left, what it throws, what it can do."""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, EnemyView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import mix
from rendering.words import capital

from .. import alt, pieces
from ..folk import figure
from ..look import KINDS, SPARE_KIND, kind_of
from ..map import grouped
from ..words import Table
from .stage import STAGE, TEXT, cells, floor, sizing, staged

GOLD = (255, 214, 110)
MOST_IN_A_ROW, MOST_OF_ALL = 4, 8
DIE = 38
PLATE_W, ALONE = 480, 34  # beside an enemy alone: its words, and their size


def draw_foes(
    view: DeathView,
    ids: Sequence[str],
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    who: int | None = None,
) -> Drawn | None:
    """`ids`: those there are to choose from. None if none of them is on the map."""
    at = Table(view, cards, lang, names)
    shown = [e for e in view.enemies if e.id in ids]
    if not shown:
        return None
    asked = view.active if who is None else who
    here = view.investigators[asked].space
    groups = grouped(shown, MOST_OF_ALL)
    places = {e.space for e in shown}

    def draw(c: Canvas, box: Box) -> None:
        floor(c, box, at, here if here in places else shown[0].space)
        if len(groups) == 1:
            _alone(c, box.inset(14), groups[0], at, "" if places == {here} else groups[0][0].space, asked)
            return
        wide = len(groups) <= MOST_IN_A_ROW
        for alike, cell in zip(groups, cells(box.inset(14), len(groups), MOST_IN_A_ROW), strict=True):
            with c.group(f"foe:{alike[0].id}"):
                (_tall if wide else _flat)(c, cell, alike, at, "" if places == {here} else alike[0].space)

    said = " ".join([describe(e[0], at, len(e)) for e in groups] + [alt.person(view.investigators[asked], at), alt.great(at)])
    high = STAGE if len(groups) > 1 else _face_to_face(sizing(look), shown[0], at)
    return staged(at, asked, at.say("whom"), high, look, draw, said)


def _face_to_face(c: Canvas, e: EnemyView, at: Table) -> int:
    """How high the stage of one alone is: as its words need it."""
    return min(STAGE, max(440, 300 + c.fits(Box(0, 0, PLATE_W - 34, 3000), _rules(e, at), ALONE, leading=1.08).height))


def describe(e: EnemyView, at: Table, n: int = 1) -> str:
    many = f" ×{n}" if n > 1 else ""
    life = at.say("say-life", left=max(0, e.health - e.wounds), health=e.health)
    safe = "" if e.can_be_wounded else f", {at.say('unhurt')}"
    dice = at.say("say-attacks", standard=e.standard, bonus=e.bonus)
    return f"{at.enemy(e.id)}{many}, {at.space(e.space)}: {life}{safe}, {dice}. {' '.join(abilities(e, at))}"


def abilities(e: EnemyView, at: Table) -> list[str]:
    """What its card says; of a Great Old One the stage that lies open."""
    if e.id == at.view.great_old_one:
        stage = at.cards.great_old_ones[e.id].stages[at.view.stage - 1]
        return list(stage.rules_text(at.cards.words, at.lang))
    card = at.enemy_card(e.id)
    return list(at.cards.text(card.id, at.lang)) if card is not None else []


def _rules(e: EnemyView, at: Table) -> str:
    words = escape(" ".join(abilities(e, at)))
    return words if e.can_be_wounded else f"**{capital(at.say('unhurt'))}.** {words}"


def _name(c: Canvas, box: Box, alike: list[EnemyView], at: Table, align: str) -> Box:
    e = alike[0]
    many = f" ×{len(alike)}" if len(alike) > 1 else ""
    tone = mix(KINDS.get(kind_of(e.kind), SPARE_KIND)[0], (255, 255, 255), 0.45)
    return c.paragraph(
        box,
        escape(at.enemy(e.id) + many),
        44,
        min_size=c.phone_min + 6,
        face="title_heavy",
        align=align,
        valign="m",
        leading=0.98,
        max_lines=2,
        colour=tone,
        shadow=True,
        name="name",
    )


def _life(c: Canvas, x: float, y: float, e: EnemyView, room: int) -> None:
    """Its life, and the dice it throws, from the left."""
    words = f"{{dmd_life}} {max(0, e.health - e.wounds)}/{e.health}"
    life = c.text((x, y), words, 40, face="heavy", icon_colour=c.theme.icons["dmd_wound"], name="life")
    _dice(c, life.x1 + 18, y, e, room - (life.x1 - round(x)) - 18)


def _dice(c: Canvas, x: float, y: float, e: EnemyView, room: int) -> None:
    n = e.standard + e.bonus
    if not n:
        return
    step = min(DIE + 6, room / n)
    for i in range(n):
        pieces.small_die(c, x + i * step, y, DIE, i >= e.standard)
    c.record("pips", "dice", Box.at(x, y - DIE / 2, step * (n - 1) + DIE, DIE))


def _place(c: Canvas, xy: tuple[float, float], space: str, at: Table, wide: int, anchor: str) -> None:
    if space:
        c.text(xy, f"{{dmd_space}} {at.space(space)}", TEXT, anchor=anchor, colour=GOLD, max_width=wide, name="space")


def _figure(c: Canvas, x: float, foot: float, high: int, e: EnemyView) -> None:
    kind = kind_of(e.kind)
    c.glow(x, foot - high * 0.5, round(high * 0.8), mix(KINDS.get(kind, SPARE_KIND)[0], (0, 0, 0), 0.3), 0.7)
    c.put(pieces.standee(kind, high, not e.can_be_wounded), x - high / 2, foot - high)
    c.record("icon", "figure", Box.around(x, foot - high / 2, round(high * 0.9), high))


def _plate(c: Canvas, box: Box, e: EnemyView) -> None:
    tone = mix(KINDS.get(kind_of(e.kind), SPARE_KIND)[0], c.theme.ink, 0.35)
    c.slab(box, 16, (14, 8, 12), 0.84)
    c.edge(box, 16, 3, tone)
    c.record("panel", "plate", box)


def _tall(c: Canvas, box: Box, alike: list[EnemyView], at: Table, space: str) -> None:
    """In one row: the figure above, its words below; alone, beside each other."""
    e, x = alike[0], box.centre[0]
    high = min(box.w - 10, 290 if box.w > 400 else 262)
    _figure(c, x, box.y0 + high + 8, high, e)
    plate = Box(box.x0, box.y0 + high + 22, box.x1, box.y1)
    _words(c, plate, alike, at, space, 36 if box.w > 400 else TEXT)


def _alone(c: Canvas, box: Box, alike: list[EnemyView], at: Table, space: str, who: int) -> None:
    """One enemy, and whom it has before it."""
    p = at.view.investigators[who]
    seat, foot = c.theme.seat(p.who), box.y1 - 14
    high = min(400, box.h - 26)
    x, right = box.x0 + 150, box.x0 + 300 + PLATE_W
    c.glow(x, foot - high * 0.45, round(high * 0.5), seat.colour, 0.6)
    c.put(figure(p.id, round(high * 1.06), seat.colour), x - high * 0.53, foot - high * 1.06)
    c.record("icon", "person", Box.around(x, foot - high * 0.48, 220, round(high * 0.9)))
    _figure(c, (right + box.x1) / 2, foot, min(high, box.x1 - right - 8), alike[0])
    _words(c, Box(box.x0 + 300, box.y0 + 18, right, box.y1 - 18), alike, at, space, ALONE)


def _words(c: Canvas, plate: Box, alike: list[EnemyView], at: Table, space: str, text: int) -> None:
    e = alike[0]
    _plate(c, plate, e)
    _name(c, Box(plate.x0 + 16, plate.y0 + 10, plate.x1 - 16, plate.y0 + 72), alike, at, "l")
    _life(c, plate.x0 + 18, plate.y0 + 102, e, plate.w - 36)
    y = plate.y0 + 138
    if space:
        _place(c, (plate.x0 + 18, y + 10), space, at, plate.w - 36, "lm")
        y += 40
    words = _rules(e, at)
    if words:
        c.paragraph(Box(plate.x0 + 18, y, plate.x1 - 16, plate.y1 - 8), words, text, min_size=26, leading=1.08, name="text")


def _flat(c: Canvas, box: Box, alike: list[EnemyView], at: Table, space: str) -> None:
    """In two rows: the figure over its name and numbers."""
    e, x = alike[0], box.centre[0]
    high = min(box.w - 40, box.h - 132 - (38 if space else 0))
    foot = box.y0 + high + 2
    _figure(c, x, foot, high, e)
    plate = Box(box.x0, foot + 8, box.x1, box.y1)
    _plate(c, plate, e)
    _name(c, Box(plate.x0 + 12, plate.y0 + 4, plate.x1 - 10, plate.y0 + 66), alike, at, "l")
    _life(c, plate.x0 + 14, plate.y0 + 90, e, plate.w - 28)
    _place(c, (plate.x0 + 14, plate.y1 - 22), space, at, plate.w - 26, "lm")
