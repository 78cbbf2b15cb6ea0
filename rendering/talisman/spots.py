"""What is on a space: its name on a dark band, who stands there, what lies there.

People come first, then cards, then gold; what finds no room becomes smaller, then a pile with its number.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue, kind
from games.talisman.view import TalismanView
from rendering import pieces
from rendering.canvas import Canvas
from rendering.kit.news import SMALL_STAR, star
from rendering.layout import Box
from rendering.names import Names

from .look import RIM, TONES
from .names import label
from .news import NOTHING, Changed
from .pieces import SLIM, face, figure_of, form_of, frame, has_shape, in_person, lay, stand, view_of
from .words import here, initial, lying_at, map_name, marks

GAP = 6
FIGURE, CARD = 132, 74  # as large as they get on the board
LEAST_FIGURE, LEAST_CARD = 78, 44
SIGN = 42
IN_PERSON, BROAD = 190, 0.82  # from such a height beings stand there themselves, so much of it wide


@dataclass(frozen=True)
class Table:
    """What every spot needs."""

    view: TalismanView
    cards: Catalogue
    lang: Lang
    names: Names
    changed: Changed = NOTHING


def pieces_on(c: Canvas, room: Box, space: str, at: Table, *, figure: int = FIGURE, card: int = CARD) -> None:
    """Everything that stands and lies on a space, in the room above its name."""
    v = at.view
    seats = here(v, space)
    lying = list(lying_at(v, space))
    gold = v.gold.get(space, 0)
    signs = list(dict.fromkeys(marks(v, space)))
    if not (seats or lying or gold or signs):
        return
    with c.group(f"space:{space}"):
        zone = room._replace(x0=room.x0 + SIGN + 4) if signs else room
        for tall, flat, piled in _sizes(figure, card, len(lying)):
            row = Row(seats, lying[-1:] if piled else lying, gold, tall, flat, len(lying) if piled else 0)
            if row.fits(zone):
                _row(c, zone, row, at)
                _signs(c, room, signs)
                return
        _crowd(c, room, seats, signs, lying, gold, at)


@dataclass(frozen=True)
class Row:
    """People and things side by side, so high and so wide; `pile`: so many cards under the one shown."""

    seats: list[int]
    lying: list[str]
    gold: int
    tall: int
    flat: int
    pile: int = 0

    def stands(self, card: str) -> bool:
        """Whether whoever it is stands there in person instead of lying there as a card: where figures are large."""
        return self.tall >= IN_PERSON and not self.pile and has_shape(kind(card))

    @property
    def wide(self) -> float:
        things = sum(self.tall * BROAD + GAP if self.stands(card) else self.flat + GAP + 8 for card in self.lying)
        return len(self.seats) * (self.tall * SLIM + GAP) + things + bool(self.gold) * (self.flat + GAP + 8) - GAP

    def fits(self, zone: Box) -> bool:
        standing = self.seats or any(map(self.stands, self.lying))
        flat = self.gold or any(not self.stands(card) for card in self.lying)
        return self.wide <= zone.w and (not standing or self.tall <= zone.h + 6) and (not flat or self.flat * 1.32 + 10 <= zone.h)


def _sizes(figure: int, card: int, lying: int) -> Iterator[tuple[int, int, bool]]:
    """How large people and cards may be, from the best: cards become smaller twice as fast as people, then both, then cards a pile."""
    for percent in range(100, 39, -4):
        yield round(figure * (50 + percent / 2) / 100), max(LEAST_CARD, round(card * percent / 100)), False
    for piled in (False, True) if lying > 1 else (False,):
        for tall in range(round(figure * 0.7), LEAST_FIGURE - 1, -6):
            yield tall, max(LEAST_CARD, round(min(card * 0.5, tall * 0.55))), piled
        yield LEAST_FIGURE, LEAST_CARD, piled


def _row(c: Canvas, zone: Box, row: Row, at: Table) -> None:
    """Figures with their feet on the ground, cards leaning beside them."""
    x = zone.x0 + (zone.w - row.wide) / 2
    foot = zone.y1 - max(4, (zone.h - row.tall) * 0.3)
    for seat in row.seats:
        person = at.view.players[seat].character
        assert person is not None
        step = row.tall * SLIM
        active = seat == at.view.active and at.view.phase != "over"
        letter = initial(at.names, seat, at.lang)
        stand(c, x + step / 2, foot, figure_of(person), row.tall, seat=seat, initial=letter, active=active, name=f"seat{seat}")
        x += step + GAP
    high = round(row.flat * 1.32)
    y = zone.y1 - high - max(6, (zone.h - high) * 0.4)
    for i, one in enumerate(row.lying):
        step = row.flat + GAP + 8
        if row.stands(one):
            step = row.tall * BROAD + GAP
            in_person(c, x + row.tall * BROAD / 2, foot, one, at.cards, row.tall, f"card{i}")
        elif row.pile:
            _pile(c, x, y, one, at, row.flat, row.pile)
        else:
            lay(c, x, y, one, at.cards, row.flat, f"card{i}")
        if one in at.changed.cards:
            star(c, (x + 4, foot - row.tall * 0.8 if row.stands(one) else y + 6), SMALL_STAR, f"card{i}-new")
        x += step
    if row.gold:
        coins(c, x, y + (high - row.flat) / 2, row.flat, row.gold)


def _pile(c: Canvas, x: float, y: float, card: str, at: Table, w: int, count: int) -> None:
    """The topmost card with the number of all."""
    c.put(face(card, at.cards, w, c.theme), x, y)
    box = c.record("icon", "pile", Box.at(x, y, w, round(w * 1.32)))
    n = max(math.ceil(c.phone_min / pieces.BADGE_LETTER) + 1, round(w * 0.4))
    c.badge((box.centre[0], box.y1 - n * 0.2), f"×{count}", n, c.theme.brass, name="pile-number")


def _crowd(c: Canvas, zone: Box, seats: list[int], signs: list[str], lying: list[str], gold: int, at: Table) -> None:
    """Too much for figures: a token for everybody, by shape, colour and letter, and for all that lies there; in rows, none hidden."""
    n = math.ceil(c.phone_min / pieces.BADGE_LETTER)
    count = len(seats) + len(signs) + bool(lying) + bool(gold)
    rows, per, across, down = _grid(zone, count, n)
    spots = iter(
        (
            zone.centre[0] + (i % per - (min(per, count - i // per * per) - 1) / 2) * across,
            zone.centre[1] + (i // per - (rows - 1) / 2) * down,
        )
        for i in range(count)
    )
    for seat in seats:
        who, xy = c.theme.seat(seat), next(spots)
        if seat == at.view.active:
            c.glow(*xy, n, (255, 240, 170), 1.0)
        c.badge(xy, initial(at.names, seat, at.lang), n, who.colour, form_of(who.shape), name=f"seat{seat}")
    for what in signs:
        _sign(c, next(spots), n, what)
    if lying:
        c.badge(next(spots), f"×{len(lying)}", n, c.theme.brass, "square", name="pile-number")
    if gold:
        c.badge(next(spots), str(gold), n, TONES["gold"], name="gold-number")


def _grid(zone: Box, count: int, n: int) -> tuple[int, int, float, float]:
    """Rows, tokens in each, and how far apart they are both ways, so that they cover as little of each other as possible."""
    found: list[tuple[float, int, int, float, float]] = []
    for rows in range(1, count + 1):
        per = -(-count // rows)
        across, down = ((room - n) / max(1, k - 1) for room, k in ((zone.w, per), (zone.h, rows)))
        apart = min(n + 6.0, across) if per > 1 else n + 6.0, min(n + 6.0, down) if rows > 1 else n + 6.0
        found.append((min(apart), -rows, per, *apart))
    _, rows, per, across, down = max(found)
    return -rows, per, across, down


def coins(c: Canvas, x: float, y: float, n: int, count: int) -> Box:
    """Gold on the ground, with its number."""
    c.put(pieces.badge_icon("gold", n, c.theme.icons["gold"], c.theme), x, y)
    box = c.record("icon", "gold", Box.at(x, y, n, n))
    size = max(math.ceil(c.phone_min / pieces.BADGE_LETTER), round(n * 0.5))
    c.badge((x + n - size * 0.3, y + n - size * 0.3), str(count), size, TONES["gold"], name="gold-number")
    return box


def _signs(c: Canvas, room: Box, signs: list[str]) -> None:
    """A hex or a barrier on the left of a space."""
    for i, what in enumerate(signs):
        _sign(c, (room.x0 + 2 + SIGN / 2, room.y0 + 2 + SIGN / 2 + i * (SIGN + 2)), SIGN, what)


def _sign(c: Canvas, xy: tuple[float, float], n: int, what: str) -> None:
    box = Box.around(*xy, n, n)
    c.put(pieces.badge_icon(what, n, c.theme.icons[what], c.theme), box.x0, box.y0)
    c.record("badge", what, box, over=True)


def lane_space(c: Canvas, box: Box, space: str, at: Table, size: int, *, figure: int, card: int, under: int = 0) -> None:
    """A space by itself: scene, name, pieces; `under`: so much is kept free above them."""
    printed = at.cards.spaces[space]
    view_of(c, box, printed)
    frame(c, box, RIM[printed.region], 4)
    room = label(c, box, map_name(space, at.cards, at.lang), printed.region, size, c.phone_min, f"name:{space}")
    pieces_on(c, room._replace(y0=room.y0 + under), space, at, figure=figure, card=card)
