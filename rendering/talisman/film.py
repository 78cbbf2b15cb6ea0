"""The replay: the land turn by turn, small, with everybody on it."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.layout import Box
from rendering.names import Names, shortened
from rendering.theme import theme
from rendering.words import say

from . import alt
from .land import HEIGHT as LAND_HEIGHT
from .land import WIDTH as LAND_WIDTH
from .land import cell, small_land
from .pieces import figure_of, form_of, frame, stand
from .spots import Table
from .story import TurnSummary, told, turns
from .words import here, initial, person

MARGIN, GAP = 14, 8
LAND = WIDTH - 2 * MARGIN
SCALE = LAND / LAND_WIDTH
LAND_TALL = round(LAND_HEIGHT * SCALE)
HEAD, PEOPLE, BAR = kit.HEADLINE, 72, 28
HEIGHT = 2 * MARGIN + HEAD + LAND_TALL + PEOPLE + BAR + 3 * GAP
MILLISECONDS = 1300

Frame = kit.Frame[TalismanView, TurnSummary]


def frames(views: Sequence[TalismanView]) -> list[Frame]:
    """A frame for every finished turn, from views in their order."""
    return [
        Frame(after, summary, _way(before, after))
        for (before, after), (_, summary) in zip(turns(views), told(views), strict=True)
    ]


def _way(before: TalismanView, after: TalismanView) -> tuple[str, ...]:
    """From where to where the one in turn went; whoever died begins anew."""
    was, now = before.players[before.active].character, after.players[before.active].character
    return (was.space, now.space) if was and now and was.id == now.id else (now.space,) if now else ()


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in turns, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, theme("talisman", look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _headline(c, head, summary, at)
    ground, rest = rest.cut_top(LAND_TALL, GAP)
    _land(c, ground, at, frame)
    people, low = rest.cut_top(PEOPLE, GAP)
    _people(c, people, at)
    c.progress(low, summary.number, max(length, summary.number, 1), icon="hourglass", name="progress")
    words = f"{say(lang, 'pic-tm-turn', n=summary.number)}: {alt.deed(summary, cards, lang, names)}."
    return finish(c, f"{words} {alt.board(view, cards, lang, names)}")


def _headline(c: Canvas, box: Box, summary: TurnSummary, at: Table) -> None:
    name = person(at.names, summary.seat, at.lang)
    words = shortened(c, name, box.w - 160, lambda shown: alt.deed(summary, at.cards, at.lang, {**at.names, summary.seat: shown}))
    kit.headline(c, box, str(summary.number), words)


def _land(c: Canvas, box: Box, at: Table, shot: Frame) -> None:
    """The land, and everybody where they stand; cards lying about are only dots of their number. Where it happens, under a glass."""
    t, v, summary = c.theme, at.view, shot.summary
    c.image.paste(small_land(at.cards, t, box.w), (box.x0, box.y0), shapes.rounded(box.w, LAND_TALL, 10))
    c.record("area", "land", box)
    corner = (box.x0, box.y0)
    rooms = [cell(at.cards.spaces[space], corner, SCALE) for space in shot.way]
    if rooms:
        frame(c, rooms[-1], (255, 246, 214), 4, glow=True, radius=7)
    kit.footsteps(c, [room.centre for room in rooms], t.seat(summary.seat).colour, 22)
    for id, space in at.cards.spaces.items():
        room = cell(space, corner, SCALE)
        lying = len(v.lying.get(id, ()))
        if lying:
            c.badge((room.x0 + 15, room.y0 + 16), str(lying), 24, t.icons["adventure"], "square", name=f"lying:{id}")
        seats = here(v, id)
        high = 72
        step = min(high * 0.52, (room.w - 30) / max(1, len(seats) - 1)) if len(seats) > 1 else 0
        for i, seat in enumerate(seats):
            found = v.players[seat].character
            assert found is not None
            x = room.centre[0] + (i - (len(seats) - 1) / 2) * step
            letter = initial(at.names, seat, at.lang)
            mine = seat == summary.seat
            stand(
                c, x, room.y1 - 8, figure_of(found), high, seat=seat, initial=letter, active=mine, name=f"seat{seat}", over=True
            )
    if rooms:
        kit.closer(c, box, rooms[-1], times=2.3)


def _people(c: Canvas, box: Box, at: Table) -> None:
    t = c.theme
    with c.group("people"):
        for part, p in zip(box.columns(max(3, len(at.view.players)), 6), at.view.players, strict=False):
            with c.group(f"seat{p.seat}"):
                c.panel(part, f"seat:{p.seat}" if p.character else "dim", name="panel", radius=10)
                seat = t.seat(p.seat)
                form = form_of(seat.shape)
                c.badge(
                    (part.x0 + 24, part.centre[1]),
                    initial(at.names, p.seat, at.lang),
                    34,
                    seat.colour,
                    form,
                    name="letter",
                    over=False,
                )
                if p.character is None:
                    c.icon((part.centre[0] + 16, part.centre[1]), "fallen", 32, t.text_faint)
                    continue
                x, wide = part.x0 + 46, part.w - 50
                f = p.character
                c.text(
                    (x, part.y0 + 24),
                    f"{{strength}}{f.total_strength} {{craft}}{f.total_craft}",
                    22,
                    face="heavy",
                    max_width=wide,
                    min_size=16,
                    name="power",
                )
                c.text(
                    (x, part.y1 - 22),
                    f"{{life}}{f.lives} {{gold}}{f.gold}",
                    22,
                    face="heavy",
                    max_width=wide,
                    min_size=16,
                    name="purse",
                )


FILM = kit.Film(frames, draw_frame, "pic-tm-say-film", alt.board, MILLISECONDS)
