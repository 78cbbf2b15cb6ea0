"""The dice tray of a turn: the roll, large and with letters, what is secured beside it, and what is out of reach."""

from __future__ import annotations

from collections.abc import Iterable

from games.elder_sign.dice import Face
from games.elder_sign.tasks import Row, covers
from games.elder_sign.view import ElderView, SeenDie
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from . import people, tasks
from .supply import face_of, state_of

_ROLL = ("pool",)
_KEPT = ("focus", "assist", "spell")


def helpful(view: ElderView, rows: Iterable[str]) -> frozenset[str]:
    """Dice that belong to some way of solving one of these rows now."""
    ids = tasks.usable(view)
    faces: tuple[Face, ...] = tuple(view.die(i).face for i in ids)  # type: ignore[misc]
    found: set[str] = set()
    for text in rows:
        for cover in covers(faces, Row.model_validate(text)):
            found.update(ids[i] for i in cover)
    return frozenset(found)


def groups(view: ElderView) -> list[tuple[str, list[SeenDie]]]:
    """Dice in the order of the tray: the roll (or the pool before it), secured ones, locked ones, ones out of play."""
    rolled = view.attempt is not None and view.attempt.rolled
    pool = [d for d in view.dice if d.at in _ROLL]
    kept = [d for d in view.dice if d.at in _KEPT]
    locked = [d for d in view.dice if state_of(d) == "locked"]
    discarded = [d for d in view.dice if d.at == "discarded"]
    out = [d for d in view.dice if d.at == "gone"]
    found = [
        ("rolled" if rolled else "ready", pool),
        ("secured", kept),
        ("locked", locked),
        ("discarded", discarded),
        ("out", out),
    ]
    return [(key, dice) for key, dice in found if dice]


def draw_tray(c: Canvas, box: Box, view: ElderView, lang: Lang, usable_now: frozenset[str] = frozenset()) -> None:
    """Groups side by side, each with its name; dice are as large as all of them together allow."""
    t = c.theme
    shown = groups(view)
    letters = people.die_letters(view)
    with c.group("tray"):
        c.panel(box, "panel", name="panel")
        if not shown:
            c.text(box.centre, say(lang, "pic-es-no-roll"), c.type("label"), colour=t.text_soft, anchor="mm", name="none")
            return
        label = c.type("small")
        widths = [c.measure(say(lang, f"pic-es-dice-{key}"), label, "bold") for key, _ in shown]
        pad, gap = c.px(26), c.px(36)
        room = box.w - 2 * pad - gap * (len(shown) - 1)
        size = min(box.h - label - c.px(52), c.px(150))
        least = -(-c.phone_min * 100 // 42)  # a number in a die's lens is 42 % of the die
        while size > least and sum(_width(size, len(d), w) for (_, d), w in zip(shown, widths, strict=True)) > room:
            size -= 2
        x = box.x0 + pad
        total = sum(_width(size, len(d), w) for (_, d), w in zip(shown, widths, strict=True)) + gap * (len(shown) - 1)
        x += max(0, (box.w - 2 * pad - total) // 2)
        for (key, dice), w in zip(shown, widths, strict=True):
            wide = _width(size, len(dice), w)
            tone = {
                "rolled": t.text,
                "ready": t.text,
                "secured": t.good,
                "locked": t.icons["lock"],
                "discarded": t.text_faint,
                "out": t.text_faint,
            }[key]
            c.text(
                (x + wide / 2, box.y0 + c.px(14) + label * 0.55),
                say(lang, f"pic-es-dice-{key}"),
                label,
                colour=tone,
                anchor="mm",
                name=key,
            )
            start = x + (wide - _dice_width(size, len(dice))) / 2
            y = box.y0 + c.px(14) + label + (box.h - c.px(14) - label) / 2 + c.px(2)
            for i, die in enumerate(dice):
                _die(c, (start + (i + 0.5) * size * _STEP, y), size, die, letters[die.id], usable_now, key)
            x += wide + gap


_STEP = 1.2


def _dice_width(size: int, n: int) -> int:
    return round(n * size * _STEP)


def _width(size: int, n: int, label: int) -> int:
    return max(_dice_width(size, n), label)


def _die(
    c: Canvas, xy: tuple[float, float], size: int, die: SeenDie, letter: str, usable_now: frozenset[str], group: str
) -> None:
    state = state_of(die)
    if die.id in usable_now and state == "free":
        state = "usable"
    face = face_of(die) if die.face and group != "ready" else ""
    c.die(xy, size, die.colour, face, state=state, letter=letter if group in ("rolled", "secured") else "", name=die.id)
