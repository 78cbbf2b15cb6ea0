"""The end of a game on one sheet: who won, who grew how strong, the turning points, who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import SeenPlayer, TalismanView
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
)
from rendering.kit.story import last_number
from rendering.layout import Box
from rendering.names import Names, cut
from rendering.theme import RGB, Seat, theme
from rendering.words import label, say

from . import alt, end
from .pieces import being
from .spots import Table
from .story import TurnSummary, decisive, deeds, last_played
from .words import initial, name_of, person

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART = 340, 380

_ICONS = {
    "crown": "crown",
    "slew": "strength",
    "left": "fallen",
    "out": "fallen",
    "fell": "fallen",
    "died": "fallen",
    "talisman": "talisman",
    "inner": "flame",
    "toad": "toad",
    "beat": "trophy",
    "crossed": "raft",
    "took": "objects",
    "grew": "plus",
    "beaten": "life",
    "end": "crown",
}
COLUMNS = (("turns", "hourglass"), ("trophies", "trophy"), ("slain", "strength"), ("lost", "life"), ("died", "fallen"))


def draw_recap(
    view: TalismanView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    points = decisive(story)
    at = Table(view, cards, lang, names)
    lines = moments_height(len(points))
    height = 2 * MARGIN + HEAD + CHART + lines + scores_height(len(view.players)) + 3 * GAP
    c = Canvas(WIDTH, height, theme("talisman", look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    moments = [_moment(c, p, at) for p in points]
    draw_moments(c, lane, say(lang, "pic-tm-turning-points"), moments, say(lang, "pic-tm-no-turning-points"))
    columns = [(key, icon, label(lang, f"pic-tm-did-{key}")) for key, icon in COLUMNS]
    scores = [_score(c, p, at, story) for p in view.players]
    draw_scores(c, rest, say(lang, "pic-tm-who-did-what"), columns, scores, lit=("trophies", "slain"))
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def _head(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    v, lang = at.view, at.lang
    over = v.phase == "over"
    word = alt.headline(v, lang, at.names) if over else say(lang, "pic-tm-game")
    turns = say(lang, "pic-tm-count-turns", n=last_number(story, v.turn))
    vista = end.vista(at, c.theme) if over else None
    style = "crown" if v.winners else "card"
    line = alt.result(v, lang, at.names)
    draw_headline(c, box, Headline(word, line, (f"{{hourglass}} {turns}",), "crown", c.theme.icons["gold"], style, vista))


def _chart(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary], points: Sequence[TurnSummary]) -> None:
    """Strength and Craft together over the turns, a curve for each seat."""
    t, lang = c.theme, at.lang
    with c.group("timeline"):
        c.panel(box, "panel", name="panel")
        title = c.text((box.x0 + 30, box.y0 + 44), say(lang, "pic-tm-timeline"), 44, face="title", name="title")
        key = say(lang, "pic-tm-timeline-key")
        c.text(
            (box.x1 - 30, box.y0 + 44),
            f"{{strength}} + {{craft}} {key}",
            42,
            anchor="rm",
            max_width=box.x1 - 90 - title.x1,
            name="key",
        )
        chart = Chart(c, Box(box.x0 + 70, box.y0 + 116, box.x1 - 90, box.y1 - 66), last_number(story, 1))
        most = max((n for s in story for n in s.powers), default=10) or 10
        for share in (0.0, 0.5, 1.0):
            y = chart.level(share, 0.5 if share else 0.9)
            c.text((box.x0 + 58, y), str(round(most * share)), 42, colour=t.text_faint, anchor="rm", name=f"level{share}")
        ends: list[tuple[float, Seat, str]] = []
        for p in at.view.players:
            values = [(0.0, story[0].powers[p.seat] / most if story else 0.0)]
            values += [(s.number, s.powers[p.seat] / most) for s in story]
            # A long game has hundreds of turns in which nobody changes: only the steps are drawn.
            values = [now for was, now in pairwise([(0.0, -1.0), *values]) if now[1] != was[1]] + [(chart.turns, values[-1][1])]
            chart.curve(values, t.seat(p.seat).colour, light=0.07)
            ends.append((values[-1][1], t.seat(p.seat), initial(at.names, p.seat, lang)))
        chart.seats(ends, box.x1 - 50)
        step = round_step(chart.turns, 12)
        for n in range(step, chart.turns + 1, step):
            c.text((chart.at(n, 0)[0], box.y1 - 26), str(n), 42, colour=t.text_faint, anchor="mm", name=f"turn{n}")
        chart.numbers(points)


def _moment(c: Canvas, p: TurnSummary, at: Table) -> Moment:
    t, lang = c.theme, at.lang
    icon = _ICONS.get(p.kind, "dot")
    tone: RGB = t.icon_colour(icon) or t.brass
    return Moment(
        say(lang, "pic-tm-turn", n=p.number),
        icon,
        person(at.names, p.seat, lang),
        lambda name: alt.deed(p, at.cards, lang, {**_cut(at), p.seat: name}),
        tone,
        figure=(lambda high: being(p.played, high, cloth=t.seat(p.seat).colour)) if p.played else None,
    )


def _cut(at: Table) -> dict[int, str]:
    """Whoever else is named in a line has half of it."""
    return {p.seat: cut(person(at.names, p.seat, at.lang), 16) for p in at.view.players}


def _score(c: Canvas, p: SeenPlayer, at: Table, story: Sequence[TurnSummary]) -> Score:
    id = p.character.id if p.character else last_played(story, p.seat)
    cloth = c.theme.seat(p.seat).colour
    return Score(
        p.seat,
        person(at.names, p.seat, at.lang),
        name_of(id, at.cards, at.lang) if id else "",
        asdict(deeds(story, p.seat)),
        initial(at.names, p.seat, at.lang),
        (lambda high: being(id, high, cloth=cloth)) if id else None,
    )
