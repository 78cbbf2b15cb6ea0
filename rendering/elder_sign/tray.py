"""The dice tray of a turn: the roll, large and with letters, what is secured beside it, and what is out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.elder_sign.dice import Face
from games.elder_sign.tasks import Row, covers
from games.elder_sign.view import ElderView, SeenDie
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.theme import mix
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


def first_cover(view: ElderView, row: str) -> tuple[str, ...]:
    """The dice of the first way of solving a row now."""
    ids = tasks.usable(view)
    faces: tuple[Face, ...] = tuple(view.die(i).face for i in ids)  # type: ignore[misc]
    found = covers(faces, Row.model_validate(row))
    return tuple(ids[i] for i in found[0]) if found else ()


def groups(view: ElderView) -> list[tuple[str, list[SeenDie]]]:
    """Dice in the order of the tray: the roll (or the pool before it), secured ones, locked ones, ones out of play."""
    pool = [d for d in view.dice if d.at in _ROLL]
    # A failed roll lies there until the next one: which die goes, which is kept and which a friend holds is asked about its faces.
    rolled = any(d.face for d in pool)
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


LEAST_HERO = 151  # 49 px where the picture is 390 wide
MOST_HERO = 208
SMALL = 86


def draw_hero(
    c: Canvas,
    box: Box,
    view: ElderView,
    lang: Lang,
    usable_now: frozenset[str],
    lights: Sequence[tuple[Box, Sequence[str]]] = (),
) -> None:
    """The roll as the largest thing on the picture, what is secured beside it; dice out of reach small below. `lights`: a line of light
    from a task that can be solved to the dice that would solve it."""
    t = c.theme
    shown = dict(groups(view))
    letters = people.die_letters(view)
    large = [*shown.get("rolled", ()), *shown.get("ready", ()), *shown.get("secured", ())]
    rest = [(key, shown[key]) for key in ("locked", "discarded", "out") if key in shown]
    with c.group("tray"):
        c.slab(box, 22, mix(t.ink, t.panel_bottom, 0.3), 0.72)
        c.edge(box, 22, 3, t.brass, 0.75)
        c.record("panel", "panel", box)
        inner = box.inset(18, 12)
        if not large and not rest:
            c.text(box.centre, say(lang, "pic-es-no-roll"), 36, colour=t.text_soft, anchor="mm", name="none")
            return
        in_last_cell = len(large) > 6 and rest
        below = SMALL + 30 if rest and not in_last_cell else 0
        field = inner._replace(y1=inner.y1 - below)
        cells, size = _grid(field, max(1, len(large) + bool(in_last_cell)))
        at = {die.id: cell.centre for die, cell in zip(large, cells, strict=False)}
        for task, dice in lights:
            for id in dice:
                if id in at:
                    _light(c, (task.x1 - 6, task.centre[1]), at[id], size)
        for die in large:
            key = "ready" if die in shown.get("ready", ()) else "secured" if die in shown.get("secured", ()) else "rolled"
            _die(c, at[die.id], size, die, letters[die.id], usable_now, key)
        if not large:
            c.text(field.centre, say(lang, "pic-es-no-roll"), 36, colour=t.text_soft, anchor="mm", name="none")
        if rest:
            lane = cells[len(large)] if in_last_cell else inner._replace(y0=inner.y1 - below + 14)
            _out_of_reach(c, lane, rest, lang)


def _grid(box: Box, n: int) -> tuple[list[Box], int]:
    """Cells for n dice and how large these can be: in three columns, of few dice in two or one."""
    best: tuple[int, int, int] = (0, 1, 1)
    for columns in (1, 2, 3):
        rows = -(-n // columns)
        room = min(box.w / columns, box.h / rows)
        best = max(best, (min(MOST_HERO, round(room / 1.13)), columns, rows))
    size, columns, rows = best
    step_x, step_y = min(box.w / columns, size * 1.3), min(box.h / rows, size * 1.24)
    cells: list[Box] = []
    for i in range(n):
        row = i // columns
        in_row = min(columns, n - row * columns)
        x = box.centre[0] + (i % columns - (in_row - 1) / 2) * step_x
        y = box.centre[1] + (row - (rows - 1) / 2) * step_y
        cells.append(Box.around(x, y, step_x, step_y))
    return cells, size


def _light(c: Canvas, start: tuple[float, float], end: tuple[float, float], size: int) -> None:
    """From a task to a die: a soft beam with a bright thread in it, ending below the die."""
    t = c.theme
    tone = mix(t.good, t.brass_light, 0.45)
    c.glow(*end, round(size * 0.72), tone, 0.5)
    for width, alpha in ((26, 0.16), (14, 0.28), (5, 0.95)):
        c.stroke(start, end, width, tone, alpha)
    c.glow(*start, 34, tone, 0.8)


def _out_of_reach(c: Canvas, box: Box, groups: Sequence[tuple[str, Sequence[SeenDie]]], lang: Lang) -> None:
    """Dice nobody can throw now: small, with what keeps them in words."""
    t = c.theme
    tones = {"locked": t.icons["lock"], "discarded": t.text_faint, "out": t.text_faint}
    n = sum(len(dice) for _, dice in groups)
    words = [say(lang, f"pic-es-dice-{key}") for key, _ in groups]
    size = min(SMALL, box.h - 6)
    labels = sum(c.measure(text, c.phone_min) for text in words) + 16 * len(words) + 22 * (len(words) - 1)
    while size > 40 and n * (size + 8) + labels > box.w:
        size -= 2
    named = n * (size + 8) + labels <= box.w
    if not named:
        size, labels = min(SMALL, box.h - 6, box.w // max(1, n) - 10), 0
    x = box.centre[0] - (n * (size + 8) + labels) / 2
    for (key, dice), text in zip(groups, words, strict=True):
        if named:
            x = c.text((x, box.centre[1]), text, c.phone_min, colour=tones[key], name=key).x1 + 16
        for die in dice:
            with c.plain():
                _die(c, (x + size / 2, box.centre[1]), size, die, "", frozenset(), key)
            x += size + 8
        x += 22


def _die(
    c: Canvas, xy: tuple[float, float], size: int, die: SeenDie, letter: str, usable_now: frozenset[str], group: str
) -> None:
    state = state_of(die)
    if die.id in usable_now and state == "free":
        state = "usable"
    face = face_of(die) if die.face else ""
    c.die(xy, size, die.colour, face, state=state, letter=letter if face and group in ("rolled", "secured") else "", name=die.id)
