"""The end of a game on one sheet: how it went, the track and everybody's mind over the turns, turning points, who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, InvestigatorView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart, round_step
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.kit.story import last_number, turning_points
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .folk import figure
from .head import RED, great_tone, portrait
from .look import MOOD_NAME, glyph_of
from .pieces import form_of
from .story import TurnSummary, deeds
from .words import Table

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART, LINE = 214, 440, 64

ICONS = {
    "end": "dmd_success",
    "arrived": "dmd_sun",
    "disrupted": "dmd_ritual",
    "stage": "dmd_sun",
    "died": "dmd_dead",
    "ritual": "dmd_ritual",
    "great": "dmd_success",
    "slew": "dmd_success",
    "threshold": "dmd_sanity",
    "found": "dmd_find",
    "hurt": "dmd_wound",
    "walked": "dmd_steps",
}
COLUMNS = (
    ("turns", "hourglass"),
    ("slain", "dmd_success"),
    ("found", "dmd_find"),
    ("wounds", "dmd_wound"),
    ("sanity", "dmd_sanity"),
)


def draw_recap(
    view: DeathView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    points = turning_points(story)
    at = Table(view, cards, lang, names)
    lines = 84 + max(1, len(points)) * LINE + 16
    people = len(view.investigators)
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + CHART + lines + scores_height(people) + 3 * GAP, theme(MOOD_NAME, look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    _points(c, lane, points, at)
    _table(c, rest, at, story)
    return finish(c, alt.recap(at, points, last_number(story, view.turn)))


def _head(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    v, t = at.view, c.theme
    with c.group("head"):
        c.card(box, "done" if v.result == "won" else "card", name="card")
        if not v.investigators:
            c.text(box.centre, at.say("game"), 60, face="title", anchor="mm", name="headline")
            return
        side = box.h - 40
        portrait(c, Box.at(box.x0 + 20, box.y0 + 20, side, side), v.great_old_one)
        x = box.x0 + 50 + side
        wide = box.x1 - x - 40
        over = v.phase == "over"
        title = at.say(f"title-{v.result.replace('_', '-') or 'abandoned'}") if over else at.say("recap")
        c.text((x, box.y0 + 58), title, 70, face="title_heavy", metal=True, max_width=wide, min_size=40, name="headline")
        words = alt.result(v, at.cards, at.lang, at.names) if over else alt.now(at)
        c.text(
            (x, box.y0 + 116), escape(words), 42, face="italic", colour=t.text_soft, max_width=wide, min_size=32, name="result"
        )
        turns = at.say("count-turns", n=last_number(story, v.turn))
        episode = at.cards.episodes[v.episode].name.in_(at.lang)
        c.text((x, box.y1 - 44), f"{{hourglass}} {turns}\u2002{{dmd_ritual}} {escape(episode)}", 42, max_width=wide, name="turns")


def _chart(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary], points: Sequence[TurnSummary]) -> None:
    """The track, and the sanity everybody has lost, as shares of their ends."""
    t = c.theme
    numbers = at.cards.numbers
    with c.group("chart"):
        c.card(box, "card", name="card")
        c.text((box.x0 + 30, box.y0 + 40), at.say("how-it-went"), 42, face="title", colour=t.brass_light, name="title")
        lost = f"{{dmd_sanity}} {at.say('lost-sanity')}"
        legend = f"{{{glyph_of(at.view.great_old_one)}}} {at.say('summoning')}\u2003{lost}" if at.view.investigators else lost
        c.text((box.x1 - 30, box.y0 + 40), legend, 42, anchor="rm", max_width=box.w - 420, min_size=32, name="legend")
        plot = Box(box.x0 + 60, box.y0 + 132, box.x1 - 170, box.y1 - 60)
        turns = last_number(story, 1)
        chart = Chart(c, plot, turns)
        for share in (0.0, 0.5, 1.0):
            chart.level(share, 0.5)
        red = chart.at(0, numbers.first_red / numbers.track)[1]
        c.stroke((plot.x0, red), (plot.x1, red), 2, RED, 0.7)
        for p in at.view.investigators:
            values = [
                (0.0, 0.0),
                *((float(s.number), s.sanity[p.who] / numbers.sanity.skull) for s in story if p.who < len(s.sanity)),
            ]
            chart.curve(values, t.seat(p.who).colour, light=0.0, rim=5)
        chart.curve(
            [(0.0, 1 / numbers.track), *((float(s.number), s.track / numbers.track) for s in story)],
            great_tone(at.view) if at.view.investigators else t.brass,
            light=0.2,
        )
        if story:
            last = story[-1]
            glyph = glyph_of(at.view.great_old_one)
            c.text(
                (plot.x1 + 18, chart.at(turns, last.track / numbers.track)[1]),
                f"{{{glyph}}} {last.track}",
                42,
                face="heavy",
                name="track",
            )
        for n in range(0, turns + 1, round_step(max(1, turns), 12)):
            c.text((chart.at(n, 0)[0], plot.y1 + 30), str(n), 42, anchor="mm", colour=t.text_faint, name=f"turn{n}")
        chart.numbers(points)


def _points(c: Canvas, box: Box, points: Sequence[TurnSummary], at: Table) -> None:
    t = c.theme
    with c.group("points"):
        c.parchment(box, name="parchment")
        c.text((box.x0 + 50, box.y0 + 48), at.say("points"), 44, face="title", colour=t.paper_title, shadow=False, name="title")
        y = box.y0 + 84 + LINE / 2
        if not points:
            c.text((box.x0 + 50, y), at.say("no-points"), 42, face="italic", colour=t.paper_ink, shadow=False, name="none")
        for i, p in enumerate(points):
            with c.group(f"point{i}"):
                seat = t.seat(p.who)
                c.badge((box.x0 + 70, y), str(i + 1), 50, t.brass, name="number", over=False)
                c.badge((box.x0 + 140, y), at.letter(p.who), 54, seat.colour, form_of(seat.shape), name="who", over=False)
                end = c.text(
                    (box.x0 + 190, y),
                    at.say("turn", n=p.number),
                    42,
                    face="italic",
                    colour=t.paper_ink,
                    shadow=False,
                    name="turn",
                )
                x = max(end.x1 + 22, box.x0 + 340)
                c.icon((x + 22, y), ICONS.get(p.kind, "dot"), 44, t.paper_title, shadow=False)
                c.text(
                    (x + 62, y),
                    escape(alt.deed(p, at)),
                    42,
                    colour=t.paper_ink,
                    shadow=False,
                    max_width=box.x1 - 50 - x - 62,
                    name="deed",
                )
                y += LINE


def _table(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    t = c.theme

    def token(p: InvestigatorView, xy: tuple[float, float], size: int) -> None:
        seat = t.seat(p.who)
        high = round(size * 1.2)
        c.put(figure(p.id, high, seat.colour), xy[0] - 12 - high / 2, xy[1] - high * 0.54)
        c.badge((xy[0] + 26, xy[1] + 14), at.letter(p.who), 46, seat.colour, form_of(seat.shape), name="token", over=False)

    def score(p: InvestigatorView) -> Score:
        below = at.player(p.player) if not p.fate else f"{at.player(p.player)} ({at.say(f'fate-{p.fate}')})"
        return Score(p.who, at.who(p.who), escape(below), asdict(deeds(story, p.who)), lambda xy, size: token(p, xy, size))

    scores = [score(p) for p in at.view.investigators]
    draw_scores(c, box, at.say("who-did-what"), COLUMNS, scores, lambda key: at.say(f"did-{key}"), lit=("slain", "found"))
