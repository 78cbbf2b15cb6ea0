"""The nine reaction spaces with what lies on them, and the evil players behind them."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenPlayed
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.lettering import escape, icon_mask
from rendering.names import Names, fitted
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix
from rendering.words import say

from . import emblems
from .hero import letter, person

BAND = 150
EVIL, LANE = 90, 82  # high enough for three people; for two


def card_piece(w: int, h: int, icon: str, colour: RGB, theme: Theme, *, down: bool = False, dangerous: bool = False) -> Sprite:
    """A small reaction card: its deck's colour and emblem, or a back with a question mark; dangerous ones have a jagged frame."""

    def build() -> Sprite:
        pad = 6
        r = max(5, min(w, h) // 9)
        silhouette = shapes.rounded(w, h, r)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 4, 0.95)
        tone = (96, 104, 112) if down else colour
        body = shapes.gradient(w, h, (0.0, mix(tone, (0, 0, 0), 0.42)), (1.0, mix(tone, (0, 0, 0), 0.78))).copy()
        if down:
            pen = ImageDraw.Draw(body)
            for x in range(-h, w, 12):
                pen.line((x, h, x + h, 0), fill=mix(tone, (0, 0, 0), 0.62), width=3)
        n = round(min(w, h) * 0.62)
        glyph = icon_mask("hidden" if down else icon, n)
        at = ((w - n) // 2, (h - n) // 2)
        body.paste((0, 0, 0), (at[0], at[1] + 2), shapes.faded(glyph, 0.6))
        body.paste(mix(tone, (255, 255, 255), 0.75), at, glyph)
        rim = max(3, min(w, h) // 22)
        body.paste(mix(tone, (255, 255, 255), 0.35), (0, 0), shapes.frame(w, h, r, rim))
        if dangerous:
            pen = ImageDraw.Draw(body)
            for x in range(-h, w + h, 18):
                pen.polygon(
                    [(x, h), (x + 9, h), (x + 9 + rim * 2, h - rim * 2), (x + rim * 2, h - rim * 2)], fill=theme.icons["danger"]
                )
        image.paste(body, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("card-piece", w, h, icon, colour, down, dangerous, theme.mood, theme.palette), build)


def draw_spaces(
    c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang, fresh: int = 0, *, brief: bool = False
) -> None:
    """`fresh` cards were laid since the last picture; they glow. `brief`: numbers beside their signs instead of words."""
    t = c.theme
    with c.group("spaces"):
        c.panel(box, "panel", name="panel")
        side = c.px(132 if brief else 456)
        area, right = box.cut_left(box.w - side)
        cells = area.inset(c.px(22), c.px(20)).columns(view.spaces, c.px(8))
        for i, cell in enumerate(cells):
            number = i + 1
            symbol = number > view.spaces - 4
            tone = t.icons["danger"] if symbol else t.brass
            c.slab(cell, c.px(12), mix(t.ink, tone, 0.10))
            c.edge(cell, c.px(12), 2, tone, 0.5)
            if symbol:
                c.stamp(
                    icon_mask("danger", round(cell.h * 0.5)),
                    cell.centre[0] - cell.h * 0.25,
                    cell.centre[1] - cell.h * 0.25,
                    tone,
                    0.75,
                )
        for i, p in enumerate(view.played):
            first, last = cells[p.first - 1], cells[min(len(cells), p.first + p.spaces - 1) - 1]
            _played(c, first.union(last).inset(3), p, cards, i >= len(view.played) - fresh)
        c.record("track", "cells", cells[0].union(cells[-1]))
        # The last symbol cannot be covered: evil gets at least this many danger markers when the round ends.
        x = right.x0 + c.px(8)
        lines = (
            [f"{{danger}} {view.danger_symbols}", f"{{cards}} {view.occupied}/{view.spaces}"]
            if brief
            else [
                f"{{danger}} {say(lang, 'pic-al-danger-to-come', n=view.danger_symbols)}",
                f"{{cards}} {say(lang, 'pic-al-spaces-taken', n=view.occupied, of=view.spaces)}",
            ]
        )
        for i, words in enumerate(lines):
            y = right.y0 + right.h * (0.32 + 0.36 * i)
            with c.squeezed(words, right.w - c.px(30)):
                c.text((x, y), words, c.type("small"), max_width=right.w - c.px(30), colour=t.text_soft, name=f"words{i}")


def _played(c: Canvas, box: Box, p: SeenPlayed, cards: Catalogue, fresh: bool) -> None:
    t = c.theme
    card = cards.reactions.get(p.card) if p.card else None
    icon = emblems.emblem(card.id, cards) if card else "hidden"
    tone = emblems.deck_colour(card.deck) if card else t.brass
    if fresh:
        c.glow(*box.centre, max(box.w, box.h), t.warn, 0.45)
    c.put(card_piece(box.w, box.h, icon, tone, t, down=p.face_down, dangerous=p.dangerous), box.x0, box.y0)


# -- the evil players -----------------------------------------------------------------------------------------------------


def draw_evil(c: Canvas, box: Box, view: AloneView, names: Names, lang: Lang) -> None:
    """Who plays evil, how many cards each holds, who leads; and the two decks."""
    t = c.theme
    with c.group("evil"):
        c.panel(box, "panel", name="panel")
        decks = box.cut_right(c.px(190) * max(1, len(view.piles)) + c.px(10))[0] if view.piles else box.cut_right(0)[0]
        people = Box(box.x0 + c.px(20), box.y0, decks.x0 - c.px(10), box.y1)
        for cell, e in zip(people.columns(max(1, len(view.evil)), c.px(14)), view.evil, strict=False):
            size = c.px(78)
            who = t.seat(e.seat)
            shape = who.shape if who.shape in ("square", "hexagon", "shield", "arch", "seal", "quatrefoil") else "circle"
            y = cell.centre[1]
            c.badge(
                (cell.x0 + size / 2, y), letter(names, e.seat, lang), size, who.colour, shape, name=f"seat{e.seat}", over=False
            )
            x = cell.x0 + size + c.px(16)
            name, wide = person(names, e.seat, lang), cell.x1 - x
            words = f"{{cards}} {e.cards}/{e.limit}" + ("\u2002{leader}" if e.leader else "")
            low = y + c.px(26)
            with c.squeezed(escape(name), wide):
                if c.measure(escape(name), c.phone_min) <= wide:
                    c.text((x, y - c.px(24)), escape(name), c.type("body"), max_width=wide, name=f"name{e.seat}")
                else:
                    low = box.y1 - c.px(12) - c.phone_min / 2
                    above = Box(x, box.y0 + c.px(6), cell.x1, round(low - c.phone_min / 2))
                    text = fitted(c, name, wide, c.phone_min, 2)
                    c.paragraph(
                        above, text, c.phone_min, face="bold", valign="m", leading=1.05, shadow=True, name=f"name{e.seat}"
                    )
            c.text((x, low), words, c.type("body"), face="heavy", max_width=wide, name=f"hand{e.seat}")
        for cell, pile in zip(decks.inset(c.px(8), c.px(14)).columns(max(1, len(view.piles)), c.px(8)), view.piles, strict=False):
            draw_deck(c, cell, pile.deck, pile.draw, pile.discard)


def draw_deck(c: Canvas, box: Box, deck: str, left: int, discarded: int) -> None:
    """A reaction deck in use: its back and how many cards are left in it; the number behind the stroke are discarded."""
    w = round(box.h * 0.62)
    c.put(card_piece(w, box.h, emblems.deck(deck), emblems.deck_colour(deck), c.theme), box.x0, box.y0)
    c.record("deck", deck, Box.at(box.x0, box.y0, w, box.h))
    x = box.x0 + w + c.px(12)
    c.text((x, box.y0 + box.h * 0.3), str(left), c.type("body"), face="heavy", max_width=box.x1 - x, name=f"{deck}-left")
    c.text(
        (x, box.y0 + box.h * 0.74),
        f"{{mdi:tray-arrow-down}}{discarded}",
        c.type("small"),
        colour=c.theme.text_faint,
        max_width=box.x1 - x,
        name=f"{deck}-discarded",
    )
