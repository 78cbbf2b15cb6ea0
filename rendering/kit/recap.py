"""The end of a game on one page that one wants to show: a scene with its headline, a curve, a handful of moments, everybody in person.

A page is made of `draw_headline`, a chart (`kit/chart.py`), `draw_moments` and `draw_scores`, each as high as its own function says; the games differ in what
they tell, in the material of their mood and in the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image, ImageChops

from rendering import lettering, pieces, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.names import fitted
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, mix

from .story import TURNING_POINTS, Weighed, turning_points

HEAD, WORDS = 340, 660  # how much of the headline's width is for its words
FADE = 0.11  # how much of a scene's width is neither
SECTION, LEGEND = 66, 48
MOMENT, APART = 150, 14
LETTERS, LEAST = 44, 36  # of a moment
ROW, DENSE = 172, 124  # of a full table everybody has less room, and only their own name
MANY = 5
CROWD, FEWER = 6, 4
FACTS = "\u2003"

W = TypeVar("W", bound=Weighed)
Figure = Callable[[int], Sprite]


# The headline


@dataclass(frozen=True)
class Vista:
    """A game's last scene with those who were there in it, and which of its rows are worth showing."""

    image: Image.Image
    top: int
    bottom: int


@dataclass(frozen=True)
class Headline:
    """How it ended: in a word, in a sentence, in numbers with their icons. Without a scene (nothing has ended yet) its icon stands there."""

    word: str
    line: str
    facts: Sequence[str]
    icon: str
    tone: RGB
    style: str = "card"
    vista: Vista | None = None


def draw_headline(c: Canvas, box: Box, head: Headline) -> None:
    t = c.theme
    with c.group("head"):
        c.card(box, head.style, name="card")
        if head.vista is not None:
            lit = _scene(c, box.inset(8), head.vista)
        else:
            x = box.x1 - (box.w - WORDS) / 2
            c.glow(x, box.centre[1], round(box.h * 0.62), head.tone, 0.5)
            lit = box.x1
            c.icon((x, box.centre[1]), head.icon, round(box.h * 0.62), head.tone, label="sign")
        x0 = box.x0 + 40
        wide = min(WORDS - 30, lit - x0)
        c.glow(x0 + wide * 0.4, box.y0 + 90, 260, head.tone, 0.16)
        c.paragraph(
            Box(x0, box.y0 + 22, x0 + wide, box.y0 + 154),
            lettering.escape(head.word),
            88,
            min_size=40,
            face="title_heavy",
            colour=t.brass_light,
            valign="m",
            shadow=True,
            leading=1.0,
            name="headline",
        )
        c.paragraph(
            Box(x0, box.y0 + 162, x0 + wide, box.y1 - 76),
            lettering.escape(head.line),
            42,
            min_size=32,
            face="italic",
            colour=t.text_soft,
            valign="m",
            shadow=True,
            leading=1.06,
            name="result",
        )
        facts = FACTS.join(head.facts)
        c.text((x0, box.y1 - 46), facts, 46, face="heavy", max_width=wide, name="counts")


def _scene(c: Canvas, box: Box, vista: Vista) -> int:
    """At the right of a box, running out to the left into the dark of the card; where its light begins."""
    part = vista.image.crop((0, vista.top, vista.image.width, vista.bottom))
    w = min(box.w, round(part.width * box.h / part.height))
    c.image.paste(part.resize((w, box.h), Image.Resampling.LANCZOS), (box.x1 - w, box.y0), _fading(w, box.h))
    lit = round(box.x1 - w * (1 - FADE))
    c.record("area", "scene", Box(lit, box.y0, box.x1, box.y1))
    return lit


def _fading(w: int, h: int) -> Image.Image:
    def build() -> Image.Image:
        ramp = Image.new("L", (w, 1))
        out = w * FADE
        ramp.putdata([round(255 * min(1.0, x / out) ** 1.2) for x in range(w)])
        return ImageChops.multiply(ramp.resize((w, h)), shapes.rounded(w, h, 14))

    return CACHE.get(("recap-scene", w, h), build)


def _section(c: Canvas, box: Box, words: str) -> None:
    end = c.text(
        (box.x0 + 10, box.y0 + 30), words, 48, face="title", colour=c.theme.brass_light, max_width=box.w - 60, name="title"
    )
    if box.x1 - end.x1 > 120:
        c.rule(end.x1 + 24, box.x1, box.y0 + 32)


# What decided it


@dataclass(frozen=True)
class Moment:
    """`words` about somebody, whose `name` is shortened where it must be; `effect` is markup."""

    when: str
    icon: str
    name: str
    words: Callable[[str], str]
    tone: RGB
    effect: str = ""
    figure: Figure | None = None


def moments_height(moments: int, columns: int = 2) -> int:
    rows = max(1, -(-moments // columns))
    return SECTION + rows * (MOMENT + APART) - APART


def draw_moments(c: Canvas, box: Box, title: str, moments: Sequence[Moment], none: str, columns: int = 2) -> None:
    """Numbered as on the chart. The first column is read before the next."""
    with c.group("points"):
        _section(c, box, title)
        area = box._replace(y0=box.y0 + SECTION)
        if not moments:
            c.panel(area._replace(y1=area.y0 + MOMENT), "panel", name="card")
            words = area._replace(y1=area.y0 + MOMENT).inset(40, 10)
            c.paragraph(words, none, 46, min_size=32, face="italic", colour=c.theme.text_soft, valign="m", name="none")
            return
        rows = -(-len(moments) // columns)
        for i, m in enumerate(moments):
            cell = area.columns(columns, APART)[i // rows]
            y = cell.y0 + i % rows * (MOMENT + APART)
            with c.group(f"point{i}"):
                _moment(c, cell._replace(y0=y, y1=y + MOMENT), i, m)


def _moment(c: Canvas, box: Box, i: int, m: Moment) -> None:
    t = c.theme
    c.panel(box, "panel", name="card")
    c.slab(Box(box.x0 + 4, box.y0 + 4, box.x0 + 122, box.y1 - 4), 14, m.tone, 0.13)
    x, y = box.x0 + 64, box.centre[1] + 8
    c.glow(x, y, 92, m.tone, 0.4)
    disc = Box.around(x, y, 96, 96)
    c.put(pieces.badge_icon(m.icon, 96, m.tone, t), disc.x0, disc.y0)
    c.record("badge", "icon", disc)
    c.badge((box.x0 + 30, box.y0 + 30), str(i + 1), 58, t.brass, name="number")
    right = box.x1 - 18
    if m.figure is not None:
        tall = MOMENT - 12
        c.glow(box.x1 - 66, box.centre[1], 80, m.tone, 0.28)
        c.put(m.figure(tall), box.x1 - 66 - tall / 2, box.y1 - 5 - tall)
        c.record("icon", "figure", Box(box.x1 - 112, box.y0 + 6, box.x1 - 20, box.y1 - 5))
        right = box.x1 - 120
    left = box.x0 + 140
    line = c.text((left, box.y0 + 32), m.when, 36, face="italic", colour=t.text_soft, max_width=right - left, name="when")
    if m.effect:
        c.text((right, box.y0 + 32), m.effect, 44, face="heavy", anchor="rm", max_width=right - line.x1 - 16, name="effect")
    room = Box(left, box.y0 + 52, right, box.y1 - 8)
    c.paragraph(room, _told(c, m, room), LETTERS, min_size=LEAST, face="bold", valign="m", leading=1.04, max_lines=2, name="deed")


def _told(c: Canvas, m: Moment, room: Box) -> str:
    """The name is cut before the sentence is."""
    for end in range(len(m.name), 0, -1):
        words = lettering.escape(m.words(m.name if end == len(m.name) else m.name[:end].rstrip() + lettering.ELLIPSIS))
        if not lettering.fit(words, c.face("bold"), room.w, room.h, LEAST, LEAST, 1.04, 2).clipped:
            return words
    return lettering.escape(m.words(m.name[:1]))


def turning(story: Sequence[W], players: int) -> list[W]:
    """As many turning points as leave room for everybody."""
    return turning_points(story, TURNING_POINTS if players <= CROWD else FEWER)


# Who did what


@dataclass(frozen=True)
class Score:
    """Somebody in person. `name` as it can be drawn, `below` whom they played; `look` the seat whose colour and shape is theirs, where it is not `seat`."""

    seat: int
    name: str
    below: str
    counts: Mapping[str, int]
    letter: str
    figure: Figure | None
    look: int = -1

    @property
    def chair(self) -> int:
        return self.seat if self.look < 0 else self.look


Column = tuple[str, str, str]  # what is counted, its icon, its word


def scores_height(players: int) -> int:
    rows = -(-max(1, players) // 2)
    return SECTION + LEGEND + rows * (_row(players) + APART) - APART


def _row(players: int) -> int:
    return ROW if players < MANY else DENSE


def draw_scores(
    c: Canvas, box: Box, title: str, columns: Sequence[Column], scores: Sequence[Score], lit: Collection[str] = ()
) -> None:
    """In columns of `lit` the best is marked, if anybody is to be compared. The legend has a word for every icon."""
    t = c.theme
    with c.group("table"):
        _section(c, box, title)
        legend = FACTS.join(f"{{{icon}}}\u00a0{word.replace(' ', chr(0xA0))}" for _, icon, word in columns)
        y = box.y0 + SECTION + LEGEND / 2 - 8
        c.text((box.x0 + 10, y), legend, 42, colour=t.text_soft, max_width=box.w - 20, name="legend")
        row = _row(len(scores))
        best = {key: max((s.counts[key] for s in scores), default=0) for key, _, _ in columns}
        top = box.y0 + SECTION + LEGEND
        for i, s in enumerate(scores):
            lane = Box(box.x0, top + i // 2 * (row + APART), box.x1, top + i // 2 * (row + APART) + row)
            last = i == len(scores) - 1 and i % 2 == 0
            with c.group(f"seat{s.seat}"):
                _person(c, lane if last else lane.columns(2, APART)[i % 2], s, columns, best if len(scores) > 1 else {}, lit)


def _person(c: Canvas, box: Box, s: Score, columns: Sequence[Column], best: Mapping[str, int], lit: Collection[str]) -> None:
    t = c.theme
    who = t.seat(s.chair)
    dense = box.h < ROW
    c.panel(box, f"seat:{who.index}", name="card")
    tall = box.h - 14
    x = box.x0 + 20 + tall / 2
    c.glow(x, box.centre[1], round(tall * 0.56), mix(who.colour, (255, 255, 255), 0.3), 0.5)
    if s.figure is not None:
        c.put(s.figure(tall), x - tall / 2, box.y1 - 6 - tall)
        c.record("token", "figure", Box.around(x, box.centre[1], round(tall * 0.7), tall), over=True)
    shape = "hexagon" if who.shape == "diamond" else who.shape
    c.badge((x + tall * 0.34, box.y1 - 40), s.letter, 58, who.colour, shape, name="letter")
    left = round(x + tall * 0.34) + 44
    room = box.x1 - 24 - left
    name = fitted(c, s.name, room - 6, 46, face="heavy")
    c.text((left, box.y0 + (34 if dense else 38)), name, 46, face="heavy", max_width=room, name="name")
    if s.below and not dense:
        c.text((left, box.y0 + 84), s.below, 42, face="body", colour=t.text_soft, max_width=room, name="below")
    y = box.y1 - (38 if dense else 42)
    for cell, (key, icon, _) in zip(Box(left - 8, box.y0, box.x1 - 12, box.y1).columns(len(columns)), columns, strict=True):
        n = s.counts[key]
        most = bool(n) and key in lit and best.get(key) == n
        if most:
            end = cell.x0 + 58 + c.measure(str(n), 46, "heavy")
            mark = Box(cell.x0, round(y) - 29, min(cell.x1, end), round(y) + 29)
            c.slab(mark, 16, t.brass, 0.3)
            c.edge(mark, 16, 3, t.brass_light)
            c.record("chip", f"best-{key}", mark)
        c.icon((cell.x0 + 25, y), icon, 38, None if n else t.text_faint, label=f"{key}-icon")
        tone = t.brass_light if most else t.text if n else t.text_faint
        c.text((cell.x0 + 48, y), str(n), 46, face="heavy", colour=tone, max_width=cell.w - 52, name=key)
