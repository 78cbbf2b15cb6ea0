"""The end of a game on one page: how it ended, doom and signs over the turns, what decided it, who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart, round_step
from rendering.kit.news import signed
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
from rendering.theme import RGB, Theme, theme
from rendering.words import label, say

from . import alt, ancient, end, folk, people
from .emblems import ancient_colour
from .people import Names
from .story import TurnSummary, deeds
from .tasks import APART

WIDTH = 1600
MARGIN, GAP = 34, 20
HEADER, CHART = 340, 360

_ICONS = {
    "passed": "check",
    "failed": "cross",
    "entrance": "entrance",
    "bought-sign": "elder_sign",
    "monster": "monster",
    "devoured": "devoured",
    "awakens": "awake",
    "struck": "battle",
    "fought": "battle",
    "quiet": "hourglass",
    "begin": "museum",
    "end": "moon",
}
COLUMNS = (
    ("turns", "hourglass"),
    ("passed", "check"),
    ("failed", "cross"),
    ("signs", "elder_sign"),
    ("monsters", "monster"),
    ("devoured", "devoured"),
)


def draw_recap(
    view: ElderView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    points = turning(story, len(view.players))
    t = theme("elder_sign", look)
    lines = moments_height(len(points))
    height = 2 * MARGIN + HEADER + CHART + lines + scores_height(len(view.players)) + 3 * GAP
    c = Canvas(WIDTH, height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _head(c, top, view, story, cards, lang, names)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, view, story, points, lang)
    lane, rest = rest.cut_top(lines, GAP)
    moments = [_moment(p, view, cards, lang, names, t) for p in points]
    draw_moments(c, lane, say(lang, "pic-es-turning-points"), moments, say(lang, "pic-es-no-turning-points"))
    columns = [(key, icon, label(lang, f"pic-es-did-{key}")) for key, icon in COLUMNS]
    scores = [_score(p, story, cards, lang, names, t) for p in view.players]
    draw_scores(c, rest, say(lang, "pic-es-who-did-what"), columns, scores, lit=("passed", "signs", "monsters"))
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def _head(c: Canvas, box: Box, view: ElderView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names) -> None:
    facts = (
        f"{{elder_sign}} {view.signs}/{view.signs_needed}",
        f"{{doom}} {view.doom}/{ancient.doom_length(view)}",
        f"{{hourglass}} {say(lang, 'pic-es-count-turns', n=last_number(story, view.turn))}",
    )
    won, over = alt.won(view), bool(view.result)
    style = "done" if won else "danger" if over else "card"
    tone = ancient_colour(view.ancient, cards)
    vista = end.vista(view, cards, lang, names, c.theme) if over else None
    words = alt.result(view, cards, lang)
    draw_headline(c, box, Headline(alt.headline(view, lang), words, facts, "elder_sign", tone, style, vista))


def _chart(c: Canvas, box: Box, view: ElderView, story: Sequence[TurnSummary], points: Sequence[TurnSummary], lang: Lang) -> None:
    """Doom and signs over the turns, each as a share of what ends the game; midnights as dotted lines; points as badges."""
    t = c.theme
    with c.group("timeline"):
        c.panel(box, "panel", name="panel")
        title = c.text((box.x0 + 30, box.y0 + 44), say(lang, "pic-es-timeline"), 44, face="title", name="title")
        c.text(
            (box.x1 - 30, box.y0 + 44),
            f"{{elder_sign}} {say(lang, 'pic-es-signs')}{APART}{{doom}} {say(lang, 'pic-es-doom')}{APART}{{midnight}} {say(lang, 'pic-es-midnight')}",
            42,
            anchor="rm",
            max_width=box.x1 - 60 - title.x1 - 30,
            name="key",
        )
        chart = Chart(c, Box(box.x0 + 50, box.y0 + 122, box.x1 - 130, box.y1 - 66), last_number(story, 1))
        length = max(1, ancient.doom_length(view))
        needed = max(1, view.signs_needed)
        for share in (0.0, 0.5, 1.0):
            chart.level(share, 0.5 if share else 0.9)
        for s in story:
            if s.midnight:
                chart.moment(s.turn, t.icons["midnight"])
        chart.curve([(0, 0), *((s.turn, s.doom / length) for s in story)], t.icons["doom"])
        chart.curve([(0, 0), *((s.turn, s.signs / needed) for s in story)], t.icons["elder_sign"])
        chart.ends([(view.doom / length, "doom", view.doom), (view.signs / needed, "elder_sign", view.signs)], 38, 44)
        step = round_step(chart.turns, 12)
        for n in range(step, chart.turns + 1, step):
            c.text((chart.at(n, 0)[0], box.y1 - 36), str(n), 42, colour=t.text_faint, anchor="mm", name=f"turn{n}")
        chart.numbers(points)


def _moment(p: TurnSummary, view: ElderView, cards: Catalogue, lang: Lang, names: Names, t: Theme) -> Moment:
    own = view.players[p.seat] if 0 <= p.seat < len(view.players) and p.kind != "awakens" else None
    tone: RGB = t.icon_colour(_ICONS.get(p.kind, "dot")) or t.brass
    return Moment(
        say(lang, "pic-es-turn", n=p.turn),
        _ICONS.get(p.kind, "dot"),
        people.person(names, p.seat, lang),
        lambda name: alt.deed(p, cards, lang, {p.seat: name}),
        tone,
        _effect(p),
        (lambda high: folk.figure(own.investigator, high, t.seat(p.seat).colour)) if own and own.investigator else None,
    )


def _effect(p: TurnSummary) -> str:
    parts = []
    for icon, n in (("elder_sign", p.sign_change), ("doom", p.doom_change)):
        if n:
            parts.append(f"{signed(n)}{{{icon}}}")
    if p.monsters:
        parts.append(f"{p.monsters}{{monster}}")
    return " ".join(parts)


def _score(p: SeenPlayer, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, t: Theme) -> Score:
    return Score(
        p.seat,
        people.person(names, p.seat, lang),
        cards.investigators[p.investigator].name.in_(lang) if p.investigator else "",
        asdict(deeds(story, p.seat)),
        people.initial(names, p.seat, lang),
        (lambda high: folk.figure(p.investigator, high, t.seat(p.seat).colour)) if p.investigator else None,
    )
