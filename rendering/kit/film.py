"""The replay: one small frame per turn, and all of them as a film."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.kernel.phrases import Lang
from rendering import encode
from rendering.canvas import Canvas
from rendering.drawn import Drawn, cut_alt
from rendering.encode import Picture
from rendering.layout import Box
from rendering.names import Names
from rendering.words import say

from .story import Summary, last_number

WIDTH = 800
HEADLINE = 96
LAST_MILLISECONDS = 4000
# A film longer than this takes too long to draw and to watch; of a longer game every k-th turn is shown.
MOST_FRAMES = 60

V = TypeVar("V")
S = TypeVar("S", bound=Summary)
T = TypeVar("T")


@dataclass(frozen=True)
class Frame(Generic[V, S]):
    """How the table stood after a turn, and the turn's headline."""

    view: V
    summary: S


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
