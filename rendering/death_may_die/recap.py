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
from rendering.kit.recap import (
    Headline,
    Moment,
    Score,
    draw_headline,
    draw_moments,
    draw_scores,
    moments_height,
    scores_height,
    turning,
)
from rendering.kit.story import last_number
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import RGB, Seat, theme

from . import alt, end
from .folk import figure
from .head import RED, great_tone
from .look import MOOD_NAME, glyph_of
from .story import TurnSummary, deeds
from .words import Table

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART = 340, 370

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
GREAT = ("arrived", "stage")  # what it does itself
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
    points = turning(story, len(view.investigators))
    at = Table(view, cards, lang, names)
    lines = moments_height(len(points))
    people = len(view.investigators)
    c = Canvas(WIDTH, 2 * MARGIN + HEAD + CHART + lines + scores_height(people) + 3 * GAP, theme(MOOD_NAME, look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    draw_moments(c, lane, at.say("points"), [_moment(c, p, at) for p in points], at.say("no-points"))
    columns = [(key, icon, at.say(f"did-{key}")) for key, icon in COLUMNS]
    scores = [_score(c, p, at, story) for p in view.investigators]
    draw_scores(c, rest, at.say("who-did-what"), columns, scores, lit=("slain", "found"))
    return finish(c, alt.recap(at, points, last_number(story, view.turn)))


def _head(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    v = at.view
    if not v.investigators:
        with c.group("head"):
            c.card(box, "card", name="card")
            c.text(box.centre, at.say("game"), 60, face="title", anchor="mm", name="headline")
        return
    over = v.phase == "over"
    word = at.say(f"title-{v.result.replace('_', '-') or 'abandoned'}") if over else at.say("recap")
    line = alt.result(v, at.cards, at.lang, at.names) if over else alt.now(at)
    turns = at.say("count-turns", n=last_number(story, v.turn))
    facts = (f"{{hourglass}} {turns}", f"{{dmd_ritual}} {escape(at.cards.episodes[v.episode].name.in_(at.lang))}")
    vista = end.vista(at, c.theme) if over else None
    style = "done" if v.result == "won" else "card"
    draw_headline(c, box, Headline(word, line, facts, glyph_of(v.great_old_one), great_tone(v), style, vista))


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
        plot = Box(box.x0 + 60, box.y0 + 132, box.x1 - 200, box.y1 - 60)
        turns = last_number(story, 1)
        chart = Chart(c, plot, turns)
        for share in (0.0, 0.5, 1.0):
            chart.level(share, 0.5)
        red = chart.at(0, numbers.first_red / numbers.track)[1]
        c.stroke((plot.x0, red), (plot.x1, red), 2, RED, 0.7)
        ends: list[tuple[float, Seat, str]] = []
        for p in at.view.investigators:
            values = [
                (0.0, 0.0),
                *((float(s.number), s.sanity[p.who] / numbers.sanity.skull) for s in story if p.who < len(s.sanity)),
            ]
            chart.curve(values, t.seat(p.who).colour, light=0.0, line=6)
            ends.append((values[-1][1], t.seat(p.who), at.letter(p.who)))
        chart.seats(ends, box.x1 - 46)
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


def _moment(c: Canvas, p: TurnSummary, at: Table) -> Moment:
    t = c.theme
    icon = ICONS.get(p.kind, "dot")
    tone: RGB = t.icon_colour(icon) or t.brass
    own = at.view.investigators[p.who]
    return Moment(
        at.say("turn", n=p.number),
        icon,
        at.who(p.who),
        lambda _: alt.deed(p, at),
        tone,
        figure=None if p.kind in GREAT else lambda high: figure(own.id, high, t.seat(p.who).colour),
    )


def _score(c: Canvas, p: InvestigatorView, at: Table, story: Sequence[TurnSummary]) -> Score:
    below = at.player(p.player) if not p.fate else f"{at.player(p.player)} ({at.say(f'fate-{p.fate}')})"
    cloth = c.theme.seat(p.who).colour
    return Score(
        p.who, at.who(p.who), escape(below), asdict(deeds(story, p.who)), at.letter(p.who), lambda high: figure(p.id, high, cloth)
    )
