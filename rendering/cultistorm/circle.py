"""The horror circle: face-down cards round the pool of dice, on a carved table."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from games.cultistorm.view import RingView
from rendering import lettering, materials, pieces, shapes
from rendering.canvas import Canvas
from rendering.kit.news import star
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite, clouds
from rendering.theme import Surface, Theme, mix

from . import extras
from .emblems import emblem
from .look import CRYSTAL, danger
from .pieces import BLACK, crystal, die
from .words import Table

WIDE, TALL = 1000, 430
CARD_W, CARD_H = 164, 116
BESIDE = 5  # of what modules put there; the words say the rest


def table(t: Theme) -> Sprite:
    """Stone with a star cut into it, lit from below."""

    def build() -> Sprite:
        k, w, h = 2, WIDE, TALL
        face = shapes.gradient(w, h, (0, (30, 44, 54)), (0.5, (20, 28, 38)), (1, (34, 24, 44))).copy()
        stone = clouds(w, h, 21, coarse=60, octaves=5).point([100 + v // 5 for v in range(256)])
        face = ImageChops.overlay(face, Image.merge("RGB", (stone,) * 3))
        big = Image.new("L", (w * k, h * k), 0)
        ImageDraw.Draw(big).ellipse((0, 0, w * k - 1, h * k - 1), fill=255)
        disc = big.reduce(k)
        carved = Image.new("L", (w * k, h * k), 0)
        pen = ImageDraw.Draw(carved)
        for s, wide in ((0.985, 5), (0.93, 2), (0.80, 3), (0.50, 3), (0.46, 2)):
            pen.ellipse(
                (w * k * (1 - s) / 2, h * k * (1 - s) / 2, w * k * (1 + s) / 2, h * k * (1 + s) / 2), outline=255, width=wide * k
            )
        for i in range(120):
            a = 2 * math.pi * i / 120
            ends = [
                (w * k / 2 * (1 + r * math.cos(a)), h * k / 2 * (1 + r * math.sin(a)))
                for r in (0.93, 0.985 if i % 5 == 0 else 0.975)
            ]
            pen.line(ends, fill=255, width=3 * k if i % 5 == 0 else k)
        points = [
            (w * k / 2 * (1 + 0.8 * math.sin(4 * math.pi * j / 5)), h * k / 2 * (1 - 0.8 * math.cos(4 * math.pi * j / 5)))
            for j in range(6)
        ]
        pen.line(points, fill=255, width=3 * k)
        cut = carved.reduce(k)
        face.paste((4, 6, 10), (0, 2), shapes.faded(cut, 0.7))
        face.paste((98, 196, 210), (0, 0), shapes.faded(cut, 0.34))
        face.paste((90, 200, 220), (0, 0), ImageChops.multiply(shapes.halo(w, h, 0.42), disc))
        pad = 40
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), BLACK)
        mask = shapes.softened(disc, pad, 16, 0.9)
        image.paste(face, (pad, pad), disc)
        mask.paste(255, (pad, pad), disc)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("cs-table", t.palette), build)


def spots(n: int, cx: float, cy: float) -> list[tuple[float, float]]:
    """Where the cards lie: the shield on the left, then clockwise."""
    turn = [math.pi + 2 * math.pi * i / max(1, n) for i in range(n)]
    return [(cx + 378 * math.cos(a), cy + 152 * math.sin(a)) for a in turn]


def draw_circle(c: Canvas, cx: int, cy: int, at: Table) -> None:
    v, t = at.view, c.theme
    with c.group("circle"):
        places = spots(len(v.circle), cx, cy)
        for i, ((x, y), ring) in enumerate(zip(places, v.circle, strict=True)):
            _card(c, Box.around(x, y, CARD_W, CARD_H), ring, i, at)
        if places:
            x, y = places[v.horror_at]
            box = Box.around(x + CARD_W / 2 - 22, y - CARD_H / 2 + 4, 74, 74)
            c.put(pieces.token(74, "cs_horror", CRYSTAL, "circle", t, True, False), box.x0, box.y0)
            c.record("badge", "marker", box, over=True)
        _pool(c, cx, cy, at)


def _card(c: Canvas, box: Box, ring: RingView, i: int, at: Table) -> None:
    v, t = at.view, c.theme
    left = ring.threshold - ring.crystals
    shut = ring.eye and bool(v.ending)
    coming = i == (v.horror_at + 1) % len(v.circle)
    hot = left == 1 and ring.threshold and not shut
    red = danger(t)
    shade = red if hot else (190, 120, 200)
    body = Surface((54, 32, 66), (20, 10, 28), mix(shade, (90, 60, 90), 0.3), glow=red if coming and hot else None)
    with c.group(f"ring{i}"):
        c.put(materials.card(box.w, box.h, body, t, 14, f"cs-ring{hot}{coming}"), box.x0, box.y0)
        c.record("card", "card", box)
        icon = emblem(ring.card, at.cards) if ring.card and ring.card in at.cards.by_id else "ra:burning-eye"
        known = bool(ring.card)
        c.engrave(box.inset(12), icon, 0.6 if known else 0.14, (255, 190, 240) if known else (255, 150, 230))
        if shut:
            c.text(
                (box.centre[0], box.y1 - 26),
                lettering.escape(at.say("ending-short")),
                32,
                face="heavy",
                anchor="mm",
                max_width=box.w - 12,
                colour=red,
                name="ending",
            )
        elif ring.threshold:
            _crystals(c, box, ring)
        if i == 0 or ring.eye:
            mark = "cs_eye" if ring.eye else "cs_shield"
            tone = (255, 206, 110) if ring.eye else (130, 200, 255)
            spot = Box.around(box.x0 + 10, box.y0 + 10, 58, 58)
            c.put(pieces.badge_icon(mark, 58, tone, t), spot.x0, spot.y0)
            c.record("badge", mark, spot, over=True)
        if i in at.changed.crystals:
            star(c, (box.x1 - 10, box.y1 - 10), 36)


def _crystals(c: Canvas, box: Box, ring: RingView) -> None:
    need = max(ring.threshold, ring.crystals)
    per = need if need <= 3 else -(-need // 2)
    rows = 1 if need <= 3 else 2
    n = 44 if rows == 1 else 40
    x, y = box.centre
    for k in range(need):
        row, q = divmod(k, per)
        count = min(per, need - row * per)
        crystal(
            c, x - (count - 1) * (n + 4) / 2 + q * (n + 4), y + (0 if rows == 1 else row * 44 - 22), n, full=k < ring.crystals
        )
    c.record("pips", "crystals", Box.around(x, y, per * (n + 4), rows * 44))


BESIDE_POOL = 500  # the width of the pool where something stands below it


def _pool(c: Canvas, cx: int, cy: int, at: Table) -> None:
    """The dice nobody has taken yet, in the middle; what modules put beside the circle below them."""
    v, t = at.view, c.theme
    more = extras.beside(at)
    y = cy - (42 if more else 0)
    dice = v.pool[:10]
    size = 88 if len(dice) <= 5 else 66
    per = 5 if len(dice) <= 5 else -(-len(dice) // 2)
    if more:  # one row, between the cards above and what stands below
        size, per = min(64, BESIDE_POOL // max(1, len(dice)) - 12), max(1, len(dice))
    for i, d in enumerate(dice):
        row, k = divmod(i, per)
        count = min(per, len(dice) - row * per)
        x = cx + (k - (count - 1) / 2) * (size + 12)
        die(
            c,
            (x, y + (row * (size + 8) - (size + 8) / 2 if len(dice) > per else 0)),
            size,
            d.face,
            kind="extra" if d.extra else "ours",
            name=f"pool{i}",
        )
    if not dice:
        c.text(
            (cx, y), at.say("pool-empty"), 36, face="italic", anchor="mm", colour=t.text_soft, max_width=440, name="pool-empty"
        )
    first = sorted(more, key=lambda x: not x.bad)[:BESIDE]
    for i, x in enumerate(first):
        chip = Box.around(cx + (i - (len(first) - 1) / 2) * 116, cy + 44, 108, 46)
        shade = danger(t) if x.bad else t.icon_colour(x.icon) or t.text
        c.pill(chip, x.text, x.icon, shade, name=f"extra{i}")
