"""The head of a turn's picture: whose turn it is and how they are; doom, signs, clock."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.words import say

from . import ancient, people
from .clock import draw_clock
from .news import Changed
from .people import Names

GAP = 16


EDGE = 38  # words stay off the ornament in a panel's corner


def draw_short(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang, names: Names, changed: Changed) -> None:
    """Whose turn it is and how they are; doom, signs, clock. Two lines, so that the roll has its room."""
    t = c.theme
    seat = view.active
    me = view.player(seat)
    with c.group("header"):
        with c.plain():  # it is read by its hand
            draw_clock(c, (box.x1 - box.h / 2, box.centre[1]), box.h, ancient.hour(view), struck=view.struck > 0, name="clock")
        state = Box(box.x1 - box.h - 16 - 218, box.y0, box.x1 - box.h - 16, box.y1)
        panel = Box(box.x0, box.y0, state.x0 - GAP, box.y1)
        c.panel(panel, "active", name="panel")
        token = box.h - 26
        people.token(c, (panel.x0 + 16 + token / 2, panel.centre[1]), token, view, seat, cards, names, lang)
        x = panel.x0 + 16 + token + 22
        words = say(lang, "pic-es-on-turn")
        label = c.measure(words, c.phone_min) + 62
        c.pill(Box.at(panel.x1 - 22 - label, panel.y0 + 14, label, 46), words, "flame", t.warn, name="on-turn")
        wide = panel.x1 - x - label - 34
        c.text(
            (x, panel.y0 + 38), people.fitted_name(c, people.person(names, seat, lang), wide, 42), 42, max_width=wide, name="name"
        )
        if me.investigator:
            end = values(c, x, panel.y1 - 36, view, me, changed)
            who = cards.investigators[me.investigator].name.in_(lang)
            room = panel.x1 - EDGE - end - 24
            if c.measure(who, c.phone_min, "italic") <= room:
                c.text(
                    (panel.x1 - EDGE, panel.y1 - 38),
                    who,
                    c.phone_min,
                    face="italic",
                    colour=t.text_soft,
                    anchor="rm",
                    name="investigator",
                )
        c.panel(state, "panel", name="state")
        doom_and_signs(c, state, view, changed)


def values(c: Canvas, x: int, y: int, view: ElderView, me: SeenPlayer, changed: Changed) -> int:
    """Sanity, stamina, clues, with what they have changed by; returns where they end."""
    t, seat = c.theme, me.seat
    for icon, value, most, moves in (
        ("sanity", me.sanity, me.max_sanity, changed.sanity),
        ("stamina", me.stamina, me.max_stamina, changed.stamina),
    ):
        tone = t.bad if value <= 1 else t.text
        end = c.text((x, y), f"{{{icon}}} {value}/{most}", 36, colour=tone, face="heavy", name=icon)
        x = end.x1 + 12
        if seat in moves:
            x = delta(c, x, y, moves[seat], moves[seat] > 0, icon) + 12
        x += 10
    x = c.text((x, y), f"{{clue}} {me.clues}", 36, face="heavy", name="clues").x1
    return delta(c, x + 10, y, changed.clues[seat], changed.clues[seat] > 0, "clues") if seat in changed.clues else x


def doom_and_signs(c: Canvas, box: Box, view: ElderView, changed: Changed) -> None:
    length = ancient.doom_length(view)
    for y, icon, words, change, good in (
        (box.y0 + box.h * 0.29, "doom", f"{view.doom}/{length}", changed.doom, changed.doom < 0),
        (box.y0 + box.h * 0.71, "elder_sign", f"{view.signs}/{view.signs_needed}", changed.signs, changed.signs > 0),
    ):
        end = c.text((box.x0 + 22, y), f"{{{icon}}} {words}", 40, face="heavy", name=icon)
        if change:
            delta(c, end.x1 + 8, y, change, good, icon)
