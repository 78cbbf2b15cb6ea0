"""The replay: the house turn by turn, small, with everybody in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .head import draw_track
from .look import MOOD_NAME
from .map import draw_map
from .pieces import form_of
from .rooms.house import House, house_of
from .story import TurnSummary, summarise, turns
from .words import Table

MARGIN, GAP = 14, 8
HEAD, MAP_H, TRACK, PEOPLE, BAR = kit.HEADLINE, 520, 46, 64, 26
MAP_W = WIDTH - 2 * MARGIN
HEIGHT = 2 * MARGIN + HEAD + MAP_H + TRACK + PEOPLE + BAR + 4 * GAP
MILLISECONDS = 1300

Frame = kit.Frame[DeathView, TurnSummary]


def frames(views: Sequence[DeathView]) -> list[Frame]:
    """A frame for every finished turn, from views in their order."""
    return [Frame(after, summarise(before, after), _way(before, after)) for before, after in turns(views)]


def _way(before: DeathView, after: DeathView) -> tuple[str, ...]:
    """Through which spaces the one in turn has come, by the shortest way; where somebody was lost, only where."""
    start, end = before.investigators[before.active].space, after.investigators[before.active].space
    if not start or not end:
        return (start,) if start else ()
    doors = {s.id: s.neighbours for s in after.spaces}
    return kit.shortest(start, end, lambda space: doors.get(space, ()))


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in turns, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, theme(MOOD_NAME, look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    ground, rest = rest.cut_top(MAP_H, GAP)
    track, rest = rest.cut_top(TRACK, GAP)
    people, low = rest.cut_top(PEOPLE, GAP)
    kit.headline(c, head, str(summary.number), escape(alt.deed(summary, at)))
    house = house_of(view.episode, cards, MAP_W, MAP_H)
    draw_map(c, ground, at, house, names=False)
    _closer(c, ground, house, frame.way, summary)
    _track(c, track, at)
    _people(c, people, at)
    c.progress(low, summary.number, max(length, summary.number, 1), icon="hourglass", name="progress")
    words = f"{at.say('turn', n=summary.number)}: {alt.deed(summary, at)}."
    return finish(c, f"{words} {alt.board(view, cards, lang, names)}")


def _closer(c: Canvas, box: Box, house: House, way: Sequence[str], summary: TurnSummary) -> None:
    """The way through the doors up to the last one, and the room where it happened under a glass."""
    rooms = [house.rooms[space].moved(box.x0, box.y0) for space in way if space in house.rooms]
    if not rooms:
        return
    points = [rooms[0].centre]
    for (a, b), (here, there) in zip(pairwise(way), pairwise(rooms), strict=False):
        door = next((d for d in house.doors if {d.a, d.b} == {a, b}), None)
        if door is not None and door.level:
            points.append((box.x0 + door.at, (min(here.y1, there.y1) + max(here.y0, there.y0)) // 2))
        elif door is not None:
            points.append(((min(here.x1, there.x1) + max(here.x0, there.x0)) // 2, box.y0 + door.at))
        points.append(there.centre)
    kit.footsteps(c, points[: -1 if len(points) > 2 else None], c.theme.seat(summary.active).colour, 18)
    kit.closer(c, box, rooms[-1], times=1.7, share=0.66)


def _track(c: Canvas, box: Box, at: Table) -> None:
    v = at.view
    draw_track(c, Box(box.x0, box.y0, box.x1 - 250, box.y1), at, size=40, numbers=False)
    life = f"  {{dmd_life}}{max(0, v.stage_health - v.stage_wounds)}" if at.stage_lives() else ""
    most = at.cards.episodes[v.episode].at_least
    ritual = "{check}" if v.disrupted else f"{min(v.ritual, most)}/{most}"
    c.text(
        (box.x1 - 6, box.centre[1]), f"{{dmd_ritual}} {ritual}{life}", 28, face="heavy", anchor="rm", max_width=230, name="ritual"
    )


def _people(c: Canvas, box: Box, at: Table) -> None:
    t = c.theme
    with c.group("people"):
        for part, p in zip(box.columns(max(3, len(at.view.investigators)), 6), at.view.investigators, strict=False):
            with c.group(f"who{p.who}"):
                c.panel(part, "dim" if p.fate else f"seat:{p.who}", name="panel", radius=10)
                seat = t.seat(p.who)
                c.badge(
                    (part.x0 + 26, part.centre[1]),
                    at.letter(p.who),
                    34,
                    seat.colour,
                    form_of(seat.shape),
                    name="letter",
                    over=False,
                )
                if p.fate:
                    c.icon(
                        (part.centre[0] + 16, part.centre[1]),
                        {"killed": "dmd_dead", "insane": "dmd_insane"}.get(p.fate, "dmd_left"),
                        34,
                        t.text_faint,
                    )
                    continue
                words = f"{{dmd_wound}}{p.wounds} {{dmd_sanity}}{p.sanity}"
                c.text((part.x0 + 48, part.centre[1]), words, 26, face="heavy", max_width=part.w - 54, min_size=16, name="state")


FILM = kit.Film(frames, draw_frame, "pic-dmd-say-film", alt.board, MILLISECONDS)
