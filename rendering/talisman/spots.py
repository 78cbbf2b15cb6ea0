"""What is on a space: its name on a dark band, who stands there, what lies there.

People come first, then cards, then gold; what finds no room becomes smaller, then a pile with its number.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.kit.news import SMALL_STAR, star
from rendering.layout import Box
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import RGB

from .land import BAND, INKS, RIM
from .look import TONES
from .news import NOTHING, Changed
from .pieces import SLIM, face, figure_of, frame, lay, stand, view_of
from .words import here, initial, lying_at, map_name, marks

GAP = 6
FIGURE, CARD = 104, 62  # as large as they get on the board
LEAST_FIGURE, LEAST_CARD = 78, 44


@dataclass(frozen=True)
class Table:
    """What every spot needs."""

    view: TalismanView
    cards: Catalogue
    lang: Lang
    names: Names
    changed: Changed = NOTHING


def label(c: Canvas, box: Box, text: str, region: str, size: int, least: int, name: str, *, tone: RGB | None = None) -> Box:
    """A name on a band at the foot of a space; returns what is left above it."""
    wide = box.w - 10
    for lines in (1, 2):  # one smaller line leaves more room for what stands there than two large ones
        fitted = lettering.fit(lettering.escape(text), "heavy", wide, round(size * 2.4), size, least, 1.02, lines)
        if not fitted.clipped:
            break
    tall = fitted.height + round(fitted.size * 0.3)
    edge = 5
    band = Box(box.x0 + edge, box.y1 - edge - tall, box.x1 - edge, box.y1 - edge)
    soft = 12
    mask = CACHE.get(("tm-band", band.w, band.h, soft), lambda: _band(band.w, band.h + soft, soft))
    c.stamp(mask, band.x0, band.y0 - soft, BAND[region])
    c.paragraph(
        Box(box.x0 + 5, band.y0, box.x1 - 5, band.y1),
        lettering.escape(text),
        fitted.size,
        min_size=min(least, fitted.size),
        face="heavy",
        align="m",
        valign="m",
        leading=1.02,
        colour=tone or INKS[region],
        shadow=True,
        name=name,
    )
    return Box(box.x0 + edge, box.y0 + edge, box.x1 - edge, band.y0)


def _band(w: int, h: int, soft: int) -> Image.Image:
    column = Image.new("L", (1, h))
    column.putdata([min(228, round(228 * (y + 1) / soft)) for y in range(h)])
    return column.resize((w, h))


def pieces_on(c: Canvas, room: Box, space: str, at: Table, *, figure: int = FIGURE, card: int = CARD) -> None:
    """Everything that stands and lies on a space, in the room above its name."""
    v = at.view
    seats = here(v, space)
    lying = list(lying_at(v, space))
    gold = v.gold.get(space, 0)
    signs = marks(v, space)
    if not (seats or lying or gold or signs):
        return
    with c.group(f"space:{space}"):
        zone = room
        if signs:
            zone = room._replace(x0=_signs(c, room, signs))
        for tall, flat, piled in _sizes(figure, card, len(lying)):
            if _fits(zone, len(seats), (bool(lying) if piled else len(lying)) + bool(gold), tall, flat):
                _row(c, zone, seats, lying[-1:] if piled else lying, gold, at, tall, flat, len(lying) if piled else 0)
                return
        _crowd(c, room, seats, lying, gold, at)


def _sizes(figure: int, card: int, lying: int) -> Iterator[tuple[int, int, bool]]:
    """How large people and cards may be, from the best: cards become smaller twice as fast as people, then both, then cards a pile."""
    for percent in range(100, 39, -4):
        yield round(figure * (50 + percent / 2) / 100), max(LEAST_CARD, round(card * percent / 100)), False
    for piled in (False, True) if lying > 1 else (False,):
        for tall in range(round(figure * 0.7), LEAST_FIGURE - 1, -6):
            yield tall, max(LEAST_CARD, round(min(card * 0.5, tall * 0.55))), piled
        yield LEAST_FIGURE, LEAST_CARD, piled


def _fits(zone: Box, people: int, things: int, tall: int, flat: int) -> bool:
    wide = people * (tall * SLIM + GAP) + things * (flat + GAP + 8)
    return wide <= zone.w + GAP and (not people or tall <= zone.h + 6) and (not things or flat * 1.32 + 10 <= zone.h)


def _row(c: Canvas, zone: Box, seats: list[int], lying: list[str], gold: int, at: Table, tall: int, flat: int, pile: int) -> None:
    """Side by side: figures with their feet on the ground, cards leaning beside them; `pile`: so many under the one shown."""
    things = len(lying) + bool(gold)
    wide = len(seats) * (tall * SLIM + GAP) + things * (flat + GAP + 8) - GAP
    x = zone.x0 + (zone.w - wide) / 2
    foot = zone.y1 - max(4, (zone.h - tall) * 0.3)
    for seat in seats:
        person = at.view.players[seat].character
        assert person is not None
        step = tall * SLIM
        active = seat == at.view.active and at.view.phase != "over"
        letter = initial(at.names, seat, at.lang)
        stand(c, x + step / 2, foot, figure_of(person), tall, seat=seat, initial=letter, active=active, name=f"seat{seat}")
        x += step + GAP
    high = round(flat * 1.32)
    y = zone.y1 - high - max(6, (zone.h - high) * 0.4)
    for i, one in enumerate(lying):
        if pile:
            _pile(c, x, y, one, at, flat, pile)
        else:
            lay(c, x, y, one, at.cards, flat, f"card{i}")
        if one in at.changed.cards:
            star(c, (x + 4, y + 6), SMALL_STAR, f"card{i}-new")
        x += flat + GAP + 8
    if gold:
        coins(c, x, y + (high - flat) / 2, flat, gold)


def _pile(c: Canvas, x: float, y: float, card: str, at: Table, w: int, count: int) -> None:
    """The topmost card with the number of all."""
    c.put(face(card, at.cards, w, c.theme), x, y)
    box = c.record("icon", "pile", Box.at(x, y, w, round(w * 1.32)))
    n = max(math.ceil(c.phone_min / pieces.BADGE_LETTER) + 1, round(w * 0.4))
    c.badge((box.centre[0], box.y1 - n * 0.2), f"×{count}", n, c.theme.brass, name="pile-number")


def _crowd(c: Canvas, zone: Box, seats: list[int], lying: list[str], gold: int, at: Table) -> None:
    """Too much for figures: shape, colour and letter of everybody; beside them the cards as a pile, below it the gold."""
    n = math.ceil(c.phone_min / pieces.BADGE_LETTER) + 2
    high, coin = round(LEAST_CARD * 1.32), 38
    beside = bool(lying and gold) and zone.h < high + coin + 10
    side = (LEAST_CARD + 12) * (2 if beside else 1) if lying or gold else 0
    people = Box(zone.x0, zone.y0, zone.x1 - side, zone.y1)
    per = max(1, min(len(seats), people.w // (n + 2))) if seats else 1
    rows = -(-len(seats) // per)
    step = min(n + 4, (zone.h - n) / max(1, rows - 1)) if rows > 1 else 0
    for i, seat in enumerate(seats):
        row, col = divmod(i, per)
        count = min(per, len(seats) - row * per)
        who = c.theme.seat(seat)
        x = people.centre[0] + (col - (count - 1) / 2) * (n + 4)
        y = people.centre[1] + (row - (rows - 1) / 2) * step
        if seat == at.view.active:
            c.glow(x, y, n, (255, 240, 170), 1.0)
        c.badge((x, y), initial(at.names, seat, at.lang), n, who.colour, _form(who.shape), name=f"seat{seat}")
    x = zone.x1 - side
    if lying:
        y = zone.y0 + 2 if gold and not beside else zone.centre[1] - high / 2
        if len(lying) > 1:
            _pile(c, x, y, lying[-1], at, LEAST_CARD, len(lying))
        else:
            lay(c, x, y, lying[0], at.cards, LEAST_CARD, "card0")
    if gold:
        y = zone.centre[1] - coin / 2 if beside or not lying else zone.y1 - coin - 6
        coins(c, x + side / 2 if beside else x, y, coin, gold)


def _form(shape: str) -> str:
    return "hexagon" if shape == "diamond" else shape


def coins(c: Canvas, x: float, y: float, n: int, count: int) -> Box:
    """Gold on the ground, with its number."""
    c.put(pieces.badge_icon("gold", n, c.theme.icons["gold"], c.theme), x, y)
    box = c.record("icon", "gold", Box.at(x, y, n, n))
    size = max(math.ceil(c.phone_min / pieces.BADGE_LETTER), round(n * 0.5))
    c.badge((x + n - size * 0.3, y + n - size * 0.3), str(count), size, TONES["gold"], name="gold-number")
    return box


def _signs(c: Canvas, room: Box, signs: list[str]) -> int:
    """A hex or a barrier on the left of a space."""
    n = 42
    for i, what in enumerate(dict.fromkeys(signs)):
        box = Box.at(room.x0 + 2, room.y0 + 2 + i * (n + 2), n, n)
        c.put(pieces.badge_icon(what, n, c.theme.icons[what], c.theme), box.x0, box.y0)
        c.record("badge", what, box, over=True)
    return room.x0 + n + 4


def lane_space(c: Canvas, box: Box, space: str, at: Table, size: int, *, figure: int, card: int, under: int = 0) -> None:
    """A space by itself: scene, name, pieces; `under`: so much is kept free above them."""
    printed = at.cards.spaces[space]
    view_of(c, box, printed)
    frame(c, box, RIM[printed.region], 4)
    room = label(c, box, map_name(space, at.cards, at.lang), printed.region, size, c.phone_min, f"name:{space}")
    pieces_on(c, room._replace(y0=room.y0 + under), space, at, figure=figure, card=card)
