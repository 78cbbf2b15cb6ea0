"""The head of every picture of a turn: whose it is, what is going on, and how near the end is."""

from __future__ import annotations

from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box

from .emblems import emblem
from .head import draw_track
from .people import bust
from .words import Table

HEAD = 92
TRACK_W = 512  # as much of its right as the track takes
_NAME_W = 470


def draw_turn_head(c: Canvas, box: Box, at: Table, who: int | None = None, words: str = "") -> None:
    """`who`: whom it is about, if not the one in turn. `words`: what is asked; otherwise actions, or the part of the turn."""
    v, t = at.view, c.theme
    p = v.investigators[v.active if who is None else who]
    with c.group("head"):
        c.panel(box, "active", name="panel", radius=14)
        bust(c, Box.at(box.x0 + 10, box.y0 + 4, 92, box.h - 8), p, at)
        x, right = box.x0 + 116, box.x0 + 116 + _NAME_W + 40
        name = c.text(
            (x, box.y0 + 30), at.who(p.who), 44, face="title_heavy", metal=True, max_width=_NAME_W, min_size=32, name="name"
        )
        if words:
            c.text((x, box.y0 + 68), words, 34, colour=t.warn, icon_colour=t.warn, max_width=_NAME_W + 40, name="now")
        elif v.phase == "actions":
            _actions(c, x, box.y0 + 68, at)
        else:
            c.text((x, box.y0 + 68), _phase(at), 34, colour=t.warn, icon_colour=t.warn, max_width=_NAME_W + 40, name="now")
        after = at.next()
        room = right - 10 - name.x1
        if after is not None and c.measure(at.say("next", name=at.who(after)), c.phone_min, "bold") <= room:
            following = at.say("next", name=at.who(after))
            c.text((right, box.y0 + 30), following, 31, colour=t.text_soft, anchor="rm", max_width=room, name="next")
        draw_progress(c, Box(box.x1 - TRACK_W - 16, box.y0 + 6, box.x1 - 26, box.y1 - 6), at)


def _actions(c: Canvas, x: float, y: float, at: Table) -> None:
    t, mark = c.theme, 34
    label = c.text((x, y), at.say("actions-word"), 32, colour=t.text_soft, name="actions")
    most = max(at.cards.numbers.actions, at.view.actions)
    for i in range(most):
        left, on = label.x1 + 14 + i * (mark + 6), i < at.view.actions
        c.stamp(shapes.shape("diamond", mark), left, y - mark / 2, t.warn if on else (84, 68, 56))
        if not on:
            c.stamp(shapes.shape("diamond", mark - 10), left + 5, y + 5 - mark / 2, (24, 16, 16))
    c.record("pips", "action-marks", Box.at(label.x1 + 14, y - mark / 2, most * (mark + 6), mark))


def _phase(at: Table) -> str:
    """The card that was drawn, while it is carried out; else the part of the turn."""
    v = at.view
    if v.mythos_card and v.mythos_card in at.cards.mythos:
        return f"{{{emblem(v.mythos_card, at.cards)}}} {at.cards.mythos[v.mythos_card].name.in_(at.lang)}"
    return at.say(f"part-{v.phase}")


def draw_progress(c: Canvas, box: Box, at: Table) -> None:
    """The summoning track, small, with the symbols in the pile and the ritual below it."""
    v, t = at.view, c.theme
    draw_track(c, Box(box.x0, box.y0, box.x1, box.y0 + 48), at, size=46)
    low = box.y1 - 15
    life = f" {{dmd_life}} {max(0, v.stage_health - v.stage_wounds)}/{v.stage_health}" if at.stage_lives() else ""
    words = f"{{dmd_sun}} {v.symbols}/{at.cards.numbers.symbols}{life}"
    left = c.text((box.x0, low), words, 32, face="heavy", name="symbols")
    most = at.cards.episodes[v.episode].at_least
    ritual = (
        "{check} " + at.say("disrupted") if v.disrupted else f"{{dmd_ritual}} {at.say('ritual')} {min(v.ritual, most)}/{most}"
    )
    c.text(
        (box.x1, low),
        ritual,
        32,
        face="heavy",
        anchor="rm",
        colour=t.good if v.disrupted else t.text,
        max_width=box.x1 - left.x1 - 16,
        name="ritual",
    )
