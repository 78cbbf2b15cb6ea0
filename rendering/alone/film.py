"""The replay: one small frame per turn. Frames come from the views they are given:
public ones show what the hero saw, those of the finished game the whole base."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenSector
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme

from . import alt, hero, labyrinth
from .ground import STEP
from .plan import REACH, draw_plan, extent
from .recap import ICONS
from .screen import draw_screen
from .sectors import Drawing
from .story import TurnSummary, summarise, turns

HEIGHT = 860
MARGIN, GAP = 18, 10
MILLISECONDS = 1100
ROOMY = 150  # a sector as large as this needs no glass
TRAIL = 8  # places of the hero's way that are still seen


Frame = kit.Frame[AloneView, TurnSummary]


def frames(views: Sequence[AloneView]) -> list[Frame]:
    """A frame for every finished turn, from views in their order."""
    found: list[Frame] = []
    trail: list[str] = []
    for turn in turns(views):
        for view in (turn.before, turn.after):
            if view.here is not None and trail[-1:] != [view.here.place]:
                trail += _walked(trail[-1], view) if trail else [view.here.place]
        found.append(Frame(turn.after, summarise(*turn), tuple(trail[-TRAIL:])))
    return found


def _walked(start: str, view: AloneView) -> tuple[str, ...]:
    """The sectors the hero came through on this floor."""
    floor, here = labyrinth.floor_here(view), view.here
    assert floor is not None
    assert here is not None
    at = {(s.x, s.y): s for s in floor.sectors}
    placed = {s.place: s for s in floor.sectors}

    def beyond(place: str) -> list[str]:
        s = placed.get(place)
        steps = [STEP[way] for way in s.exits] if s else []
        return [at[s.x + dx, s.y + dy].place for dx, dy in steps if s and (s.x + dx, s.y + dy) in at]

    return kit.shortest(start, here.place, beyond)[1:] or (here.place,)


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in turns, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    c = Canvas(WIDTH, HEIGHT, theme("alone", look))
    top, rest = c.frame.inset(MARGIN).cut_top(96, GAP)
    hero.draw_strip(c, top, view, cards, names, lang)
    line, rest = rest.cut_top(kit.HEADLINE, GAP)
    low, rest = rest.cut_bottom(30, GAP)
    words = alt.deed(summary, cards, lang)
    kit.headline(c, line, f"{summary.round}/{summary.turn}", words, icon=ICONS.get(summary.kind, summary.kind))
    _map(c, rest, frame, cards, lang)
    c.progress(low, summary.number, max(length, summary.number, 1), icon="hourglass", name="progress")
    return finish(c, f"{alt.when(summary, lang)}: {alt.deed(summary, cards, lang)}. {alt.board(view, cards, lang, names)}")


def _map(c: Canvas, box: Box, frame: Frame, cards: Catalogue, lang: Lang) -> None:
    """What is known of this floor, the hero's way, and the hero under a glass where the floor is large."""
    view = frame.view
    floor = labyrinth.floor_here(view)
    if floor is None:
        draw_screen(c, box)
        return
    e = extent(floor.sectors)
    size = int(min(220, (box.w - 40) / e.wide, (box.h - 40) / e.high))
    origin = (
        round(box.centre[0] - e.wide * size / 2 + REACH * size * e.west),
        round(box.centre[1] - e.high * size / 2 + REACH * size * e.north),
    )
    draw_screen(c, box, grid=(*origin, size))
    d = Drawing(cards, lang, view.character, view.searched, secret=view.secret, letters=True)
    at = {s.place: s for s in floor.sectors}

    def way(box_of: Callable[[SeenSector], Box]) -> None:
        steps = [box_of(at[place]).centre for place in frame.way if place in at]
        kit.footsteps(c, steps, c.theme.warn, 15)

    draw_plan(c, origin, size, floor.sectors, e, d, on_floor=way)
    here = at.get(view.here.place) if view.here else None
    if here is not None and size < ROOMY:
        spot = Box.at(origin[0] + (here.x - e.x0) * size, origin[1] + (here.y - e.y0) * size, size, size)
        kit.closer(c, box, spot.inset(-size // 6), times=1.9)


FILM = kit.Film(frames, draw_frame, "pic-al-say-film", alt.board, MILLISECONDS)
