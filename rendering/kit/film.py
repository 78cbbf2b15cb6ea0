"""The replay: one small frame per turn, and all of them as a film."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Generic, TypeVar

from PIL import Image

from games.kernel.phrases import Lang
from rendering import encode, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, cut_alt
from rendering.encode import Picture
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import RGB, mix
from rendering.words import say

from .story import Summary, last_number

WIDTH = 800
HEADLINE = 96
LAST_MILLISECONDS = 4000
# A film longer than this takes too long to draw and to watch; of a longer game every k-th turn is shown.
MOST_FRAMES = 60
LEAST_TIMES = 1.25
BLACK: RGB = (0, 0, 0)
WHITE: RGB = (255, 255, 255)

V = TypeVar("V")
S = TypeVar("S", bound=Summary)
T = TypeVar("T")


@dataclass(frozen=True)
class Frame(Generic[V, S]):
    """How the table stood after a turn, the turn's headline, and the way whoever acted has come, from place to place as the game calls them."""

    view: V
    summary: S
    way: tuple[str, ...] = ()


def headline(c: Canvas, box: Box, number: str, words: str, *, icon: str = "", beside: int = 0) -> None:
    """What happened this turn, large: a film is watched, not read. `words` is markup; `beside` is kept free on the right."""
    t = c.theme
    with c.group("headline"):
        c.card(box, "card", name="card")
        turn = c.text((box.x0 + 26, box.centre[1]), number, 46, face="title_heavy", colour=t.warn, name="turn")
        x, right = turn.x1 + 22, box.x1 - 22 - beside
        if icon:
            c.icon((x + 24, box.centre[1]), icon, 48, label="icon")
            x += 62
        room = Box(x, box.y0 + 6, right, box.y1 - 6)
        c.paragraph(room, words, 42, face="heavy", valign="m", leading=0.98, max_lines=2, shadow=True, name="deed")


def footsteps(c: Canvas, points: Sequence[tuple[float, float]], colour: RGB, size: int = 16, *, name: str = "way") -> None:
    """The way somebody has come, in drops of their colour that grow towards its end."""
    legs = [(a, b) for a, b in pairwise(points) if a != b]
    long = sum(math.dist(a, b) for a, b in legs)
    if not legs or long < size * 2:
        return
    gone, next_drop, step = 0.0, 0.0, size * 1.7
    for a, b in legs:
        leg = math.dist(a, b)
        while next_drop <= gone + leg:
            k = (next_drop - gone) / leg
            x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
            n = round(size * (0.55 + 0.45 * next_drop / long))
            c.stamp(shapes.shape("circle", n + 8), x - n / 2 - 4, y - n / 2 - 4, BLACK, 0.7)
            c.stamp(shapes.shape("circle", n), x - n / 2, y - n / 2, mix(colour, WHITE, 0.25))
            next_drop += step
        gone += leg
    xs, ys = [x for x, _ in points], [y for _, y in points]
    c.record("area", name, Box(round(min(xs)), round(min(ys)), round(max(xs)) + 1, round(max(ys)) + 1), over=True)


def shortest(start: str, end: str, beyond: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """The places somebody came through, if they came by the shortest way; only the last where none is known."""
    came = {start: ""}
    ahead = deque([start])
    while ahead and end not in came:
        here = ahead.popleft()
        for there in beyond(here):
            if there not in came:
                came[there] = here
                ahead.append(there)
    if end not in came:
        return (end,)
    way = [end]
    while came[way[-1]]:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def closer(c: Canvas, area: Box, spot: Box, *, times: float = 1.9, share: float = 0.6, name: str = "closer") -> None:
    """What happens, under a glass: the spot as it is drawn already, larger, over its neighbours. A frame is shown at half its
    size in a hand, so that nothing blurs there. `share`: how much of the area's width the glass may take."""
    k = min(times, area.w * share / spot.w, area.h * 0.72 / spot.h)
    if k < LEAST_TIMES:
        return  # it fills the picture already
    w, h = round(spot.w * k), round(spot.h * k)
    x = min(max(round(spot.centre[0] - w / 2), area.x0 + 6), area.x1 - w - 6)
    y = min(max(round(spot.centre[1] - h / 2), area.y0 + 6), area.y1 - h - 6)
    seen = c.image.resize((w, h), Image.Resampling.BICUBIC, box=(spot.x0, spot.y0, spot.x1, spot.y1))
    glass = Box.at(x, y, w, h)
    c.slab(glass.inset(-10).moved(0, 6), 26, BLACK, 0.4)
    c.slab(glass.inset(-5), 22, c.theme.brass_dark)
    c.slab(glass.inset(-3), 20, c.theme.brass_light)
    c.inlay(seen.convert("RGB"), glass, 17)
    c.record("area", name, glass, over=True)


def thinned(frames: Sequence[T], most: int = MOST_FRAMES) -> list[T]:
    """Every k-th and always the last, so that there are about `most` at the most."""
    step = -(-len(frames) // most) or 1
    return [frame for i, frame in enumerate(frames) if i % step == 0 or i == len(frames) - 1]


@dataclass(frozen=True)
class Film(Generic[V, S]):
    """How a game is filmed: its turns, a frame of each (`draw` also gets the length of the whole film in turns, for the bar along
    the bottom), and what it says in words: a message with n, first and last, and the table as it stands at the end."""

    frames: Callable[[Sequence[V]], list[Frame[V, S]]]
    draw: Callable[[Frame[V, S], Any, Lang, Names, str, int], Drawn]
    words: str
    board: Callable[[V, Any, Lang, Names], str]
    milliseconds: int

    def shoot(self, shots: Sequence[Frame[V, S]], cards: Any, lang: Lang, names: Names, look: str = "standard") -> Picture:
        """An animated WebP, one frame per turn; the last one stays a little."""
        length = last_number([f.summary for f in shots])
        images = [self.draw(f, cards, lang, names, look, length).image for f in shots]
        durations = [self.milliseconds] * (len(images) - 1) + [LAST_MILLISECONDS]
        return encode.film(images, durations, "replay", self.alt(shots, cards, lang, names), WIDTH)

    def alt(self, shots: Sequence[Frame[V, S]], cards: Any, lang: Lang, names: Names) -> str:
        numbers = [f.summary.number for f in shots]
        words = say(lang, self.words, n=len(shots), first=min(numbers, default=0), last=max(numbers, default=0))
        return cut_alt(words + (" " + self.board(shots[-1].view, cards, lang, names) if shots else ""))
