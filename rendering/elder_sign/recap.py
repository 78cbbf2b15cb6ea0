"""The end of a game on one sheet: how it ended, the timeline of doom and signs, the turning points, who did what."""

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
from rendering.kit.recap import MANY, Score, draw_scores, scores_height
from rendering.kit.story import TURNING_POINTS, last_number, turning_points
from rendering.layout import Box
from rendering.theme import theme
from rendering.words import say

from . import alt, ancient, people
from .emblems import ancient_colour, likeness
from .people import Names
from .portrait import portrait
from .story import TurnSummary, deeds
from .tasks import APART

WIDTH = 1600
MARGIN, GAP = 34, 20
HEADER, CHART = 280, 380
LINE = 74

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


def headline(view: ElderView, lang: Lang) -> str:
    key = {
        "sealed": "pic-es-won-sealed",
        "banished": "pic-es-won-banished",
        "devoured": "pic-es-lost-devoured",
        "lost": "pic-es-lost-lost",
        "abandoned": "pic-es-abandoned",
    }.get(view.result, "pic-es-still-playing")
    return say(lang, key)


def won(view: ElderView) -> bool:
    return view.result in ("sealed", "banished")


def draw_recap(
    view: ElderView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    points = turning_points(story, TURNING_POINTS if len(view.players) < MANY else TURNING_POINTS - 1)
    t = theme("elder_sign", look)
    point_height = 84 + max(1, len(points)) * LINE + 12
    table = scores_height(len(view.players))
    height = 2 * MARGIN + HEADER + CHART + point_height + table + 3 * GAP
    c = Canvas(WIDTH, height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    draw_head(c, top, view, story, cards, lang)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, view, story, points, lang)
    lane, rest = rest.cut_top(point_height, GAP)
    _points(c, lane, points, cards, lang, names)
    _table(c, rest, view, story, cards, lang, names)
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def draw_head(c: Canvas, box: Box, view: ElderView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    tone = ancient_colour(view.ancient, cards)
    with c.group("head"):
        c.card(box, "done" if won(view) else "danger" if view.result else "card", name="card")
        side = box.h - 52
        c.put(portrait(side, side, likeness(view.ancient, cards), tone, t, awake=view.awake), box.x0 + 28, box.y0 + 26)
        c.record("icon", "portrait", Box.at(box.x0 + 28, box.y0 + 26, side, side))
        x = box.x0 + 28 + side + 44
        right = box.x1 - 320
        c.text((x, box.y0 + 76), headline(view, lang), 84, face="title", metal=True, max_width=right - x, name="headline")
        c.paragraph(
            Box(x, box.y0 + 128, right, box.y0 + 212),
            alt.result(view, cards, lang),
            42,
            face="italic",
            colour=t.text_soft,
            valign="m",
            name="result",
        )
        turns = say(lang, "pic-es-count-turns", n=last_number(story, view.turn))
        nights = say(lang, "pic-es-count-midnights", n=view.midnights)
        c.text((x, box.y1 - 44), f"{{hourglass}} {turns}{APART}{{midnight}} {nights}", 42, max_width=right - x, name="counts")
        mid = box.x1 - 160
        c.glow(mid, box.y0 + 90, 110, t.icons["elder_sign"], 0.35)
        c.icon((mid, box.y0 + 84), "elder_sign", 104, label="signs-icon")
        c.text((mid, box.y0 + 168), f"{view.signs}/{view.signs_needed}", 56, face="heavy", anchor="mm", name="signs")
        c.text(
            (mid, box.y1 - 44), f"{{doom}} {view.doom}/{ancient.doom_length(view)}", 48, face="heavy", anchor="mm", name="doom"
        )


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
        chart = Chart(c, Box(box.x0 + 50, box.y0 + 122, box.x1 - 130, box.y1 - 70), last_number(story, 1))
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


def _points(c: Canvas, box: Box, points: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names) -> None:
    t = c.theme
    with c.group("points"):
        c.parchment(box, name="sheet", seed=17)
        c.text(
            (box.x0 + 44, box.y0 + 52),
            say(lang, "pic-es-turning-points"),
            46,
            face="title",
            colour=t.paper_title,
            shadow=False,
            name="title",
        )
        y = box.y0 + 84 + LINE / 2
        if not points:
            c.text(
                (box.x0 + 44, y),
                say(lang, "pic-es-no-turning-points"),
                42,
                face="italic",
                colour=t.paper_ink,
                shadow=False,
                name="none",
            )
        for i, p in enumerate(points):
            with c.group(f"point{i}"):
                c.badge((box.x0 + 70, y), str(i + 1), 50, t.brass, name="number", over=False)
                if p.kind == "awakens":
                    c.icon((box.x0 + 140, y), "awake", 56, t.paper_title, shadow=False)
                else:
                    people.badge(c, (box.x0 + 140, y), 54, p.seat, names, lang)
                effect = _effect(p)
                end = (
                    c.text(
                        (box.x1 - 50, y),
                        effect,
                        42,
                        face="heavy",
                        colour=t.paper_ink,
                        icon_colour=t.paper_title,
                        anchor="rm",
                        shadow=False,
                        name="effect",
                    )
                    if effect
                    else None
                )
                right = (end.x0 if end else box.x1 - 50) - 24
                turn = c.text(
                    (box.x0 + 190, y),
                    say(lang, "pic-es-turn", n=p.turn),
                    42,
                    face="italic",
                    colour=t.paper_ink,
                    shadow=False,
                    name="turn",
                )
                x = max(turn.x1 + 22, box.x0 + 340)
                icon = _ICONS.get(p.kind, "dot")
                c.icon((x + 20, y), icon, 40, t.paper_title, shadow=False)
                words = _deed(c, p, cards, lang, names, right - x - 56)
                c.text((x + 56, y), words, 42, colour=t.paper_ink, shadow=False, max_width=right - x - 56, name="deed")
                y += LINE


def _deed(c: Canvas, p: TurnSummary, cards: Catalogue, lang: Lang, names: Names, width: int) -> str:
    """The headline, the player's name shortened until it fits."""
    name = people.person(names, p.seat, lang)
    return people.shortened(c, name, width, lambda shown: alt.deed(p, cards, lang, {p.seat: shown}))


def _effect(p: TurnSummary) -> str:
    parts = []
    for icon, n in (("elder_sign", p.sign_change), ("doom", p.doom_change)):
        if n:
            parts.append(f"{signed(n)}{{{icon}}}")
    if p.monsters:
        parts.append(f"{p.monsters}{{monster}}")
    return " ".join(parts)


COLUMNS = (
    ("turns", "hourglass"),
    ("passed", "check"),
    ("failed", "cross"),
    ("signs", "elder_sign"),
    ("monsters", "monster"),
    ("devoured", "devoured"),
)


def _table(
    c: Canvas, box: Box, view: ElderView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names
) -> None:
    def score(p: SeenPlayer) -> Score:
        return Score(
            p.seat,
            people.person(names, p.seat, lang),
            cards.investigators[p.investigator].name.in_(lang) if p.investigator else "",
            asdict(deeds(story, p.seat)),
            lambda xy, size: people.token(c, xy, size, view, p.seat, cards, names, lang, glow=False),
        )

    title = say(lang, "pic-es-who-did-what")
    draw_scores(
        c,
        box,
        title,
        COLUMNS,
        [score(p) for p in view.players],
        lambda key: say(lang, f"pic-es-did-{key}"),
        lit=("passed", "signs", "monsters"),
    )
