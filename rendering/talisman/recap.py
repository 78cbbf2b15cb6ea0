"""The end of a game on one sheet: who won, who grew how strong, the turning points, who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import SeenPlayer, TalismanView
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart, round_step
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.kit.story import last_number
from rendering.layout import Box
from rendering.names import Names, cut, shortened
from rendering.theme import theme
from rendering.words import say

from . import alt
from .pieces import being, figure_of, form_of
from .spots import Table
from .story import TurnSummary, decisive, deeds, last_played
from .words import initial, name_of, person

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART, LINE = 228, 400, 66

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
    lines = 84 + max(1, len(points)) * LINE + 16
    height = 2 * MARGIN + HEAD + CHART + lines + scores_height(len(view.players)) + 3 * GAP
    c = Canvas(WIDTH, height, theme("talisman", look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    _points(c, lane, points, at)
    _table(c, rest, at, story)
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def _head(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    v, t, lang = at.view, c.theme, at.lang
    with c.group("head"):
        c.card(box, "crown" if v.winners else "card", name="card")
        side = box.h - 40
        found = v.players[v.winners[0]].character if v.winners else None
        if found:
            c.glow(box.x0 + 30 + side / 2, box.centre[1], side // 2, t.icons["gold"], 0.6)
            c.put(being(figure_of(found), side, cloth=t.seat(v.winners[0]).colour), box.x0 + 30, box.y0 + 16)
        else:
            c.icon((box.x0 + 30 + side / 2, box.centre[1]), "crown", round(side * 0.7), t.icons["gold"], label="crown")
        if found:
            c.record("icon", "winner", Box.at(box.x0 + 30, box.y0 + 16, side, side))
        x = box.x0 + 60 + side
        wide = box.x1 - x - 40
        c.paragraph(
            Box(x, box.y0 + 14, x + wide, box.y0 + 106),
            lettering.escape(alt.headline(v, lang, at.names) if v.phase == "over" else say(lang, "pic-tm-game")),
            74,
            min_size=36,
            face="title",
            valign="m",
            shadow=True,
            colour=t.brass_light,
            leading=1.0,
            name="headline",
        )
        c.paragraph(
            Box(x, box.y0 + 108, x + wide, box.y1 - 64),
            lettering.escape(alt.result(v, lang, at.names)),
            42,
            min_size=32,
            face="italic",
            colour=t.text_soft,
            valign="m",
            name="result",
        )
        turns = say(lang, "pic-tm-count-turns", n=last_number(story, v.turn))
        c.text((x, box.y1 - 38), f"{{hourglass}} {turns}", 42, max_width=wide, name="turns")


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
        ends: list[tuple[float, int]] = []
        for p in at.view.players:
            values = [(0.0, story[0].powers[p.seat] / most if story else 0.0)]
            values += [(s.number, s.powers[p.seat] / most) for s in story]
            # A long game has hundreds of turns in which nobody changes: only the steps are drawn.
            values = [now for was, now in pairwise([(0.0, -1.0), *values]) if now[1] != was[1]] + [(chart.turns, values[-1][1])]
            chart.curve(values, t.seat(p.seat).colour, light=0.07)
            ends.append((chart.at(chart.turns, values[-1][1])[1], p.seat))
        for y, seat in _apart(ends, chart.plot, 46):
            who = t.seat(seat)
            form = form_of(who.shape)
            c.badge((box.x1 - 50, y), initial(at.names, seat, lang), 44, who.colour, form, name=f"end{seat}", over=False)
        step = round_step(chart.turns, 12)
        for n in range(step, chart.turns + 1, step):
            c.text((chart.at(n, 0)[0], box.y1 - 26), str(n), 42, colour=t.text_faint, anchor="mm", name=f"turn{n}")
        chart.numbers(points)


def _apart(ends: list[tuple[float, int]], plot: Box, step: int) -> list[tuple[float, int]]:
    """Letters behind the curves, moved until none covers another and all stay beside the plot."""
    placed: list[tuple[float, int]] = []
    low = plot.y1 + step
    for y, seat in sorted(ends, reverse=True):
        low = min(y, low - step)
        placed.append((low, seat))
    up = max(0.0, plot.y0 - low)
    return [(min(y + up, plot.y1 - i * step), seat) for i, (y, seat) in enumerate(placed)]


def _points(c: Canvas, box: Box, points: Sequence[TurnSummary], at: Table) -> None:
    t, lang = c.theme, at.lang
    with c.group("points"):
        c.parchment(box, name="sheet", seed=17)
        title = say(lang, "pic-tm-turning-points")
        c.text((box.x0 + 44, box.y0 + 52), title, 46, face="title", colour=t.paper_title, shadow=False, name="title")
        y = box.y0 + 84 + LINE / 2
        if not points:
            none = say(lang, "pic-tm-no-turning-points")
            c.text((box.x0 + 44, y), none, 42, face="italic", colour=t.paper_ink, shadow=False, name="none")
        for i, p in enumerate(points):
            with c.group(f"point{i}"):
                who = t.seat(p.seat)
                form = form_of(who.shape)
                c.badge((box.x0 + 70, y), str(i + 1), 50, t.brass, name="number", over=False)
                c.badge((box.x0 + 140, y), initial(at.names, p.seat, lang), 54, who.colour, form, name="who", over=False)
                turn = say(lang, "pic-tm-turn", n=p.number)
                end = c.text((box.x0 + 190, y), turn, 42, face="italic", colour=t.paper_ink, shadow=False, name="turn")
                x = max(end.x1 + 22, box.x0 + 340)
                c.icon((x + 22, y), _ICONS.get(p.kind, "dot"), 44, t.paper_title, shadow=False)
                wide = box.x1 - 50 - x - 62
                name = person(at.names, p.seat, lang)
                words = shortened(c, name, wide, lambda shown, p=p: alt.deed(p, at.cards, lang, {**_cut(at), p.seat: shown}))
                c.text((x + 62, y), words, 42, colour=t.paper_ink, shadow=False, max_width=wide, name="deed")
                y += LINE


def _cut(at: Table) -> dict[int, str]:
    """Whoever else is named in a line has half of it."""
    return {p.seat: cut(person(at.names, p.seat, at.lang), 16) for p in at.view.players}


def _table(c: Canvas, box: Box, at: Table, story: Sequence[TurnSummary]) -> None:
    t = c.theme

    def token(p: SeenPlayer, id: str, xy: tuple[float, float], size: int) -> None:
        who = t.seat(p.seat)
        if id:
            high = round(size * 1.24)
            c.put(being(id, high, cloth=who.colour), xy[0] - 12 - high / 2, xy[1] - high * 0.54)
        at_x = xy[0] + 24 if id else xy[0]
        letter = initial(at.names, p.seat, at.lang)
        c.badge((at_x, xy[1] + (16 if id else 0)), letter, 46, who.colour, form_of(who.shape), name="token", over=False)

    def score(p: SeenPlayer) -> Score:
        id = p.character.id if p.character else last_played(story, p.seat)
        return Score(
            p.seat,
            person(at.names, p.seat, at.lang),
            name_of(id, at.cards, at.lang) if id else "",
            asdict(deeds(story, p.seat)),
            lambda xy, size: token(p, id, xy, size),
        )

    title = say(at.lang, "pic-tm-who-did-what")
    scores = [score(p) for p in at.view.players]
    draw_scores(c, box, title, COLUMNS, scores, lambda key: say(at.lang, f"pic-tm-did-{key}"), lit=("trophies", "slain"))
