"""The end of a game on one sheet: how it ended, the timeline of doom and signs, the turning points, who did what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import pieces, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import RGB, mix, theme
from rendering.words import say

from . import alt, ancient, people
from .emblems import ancient_colour, emblem
from .people import Names
from .portrait import portrait
from .story import TurnSummary, deeds, turning_points
from .tasks import APART

WIDTH = 1600
MARGIN, GAP = 34, 20
HEADER, CHART = 320, 470
LINE, ROW = 76, 92
NAME = 520  # room for a player's name in the table

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
    points = turning_points(story)
    t = theme("elder_sign", look)
    point_height = 84 + max(1, len(points)) * LINE + 16
    table = 96 + len(view.players) * ROW + 20
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
    tone = ancient_colour(view.ancient)
    with c.group("head"):
        c.card(box, "done" if won(view) else "danger" if view.result else "card", name="card")
        side = box.h - 52
        c.put(portrait(side, side, emblem(view.ancient, "ancient_ones"), tone, t, awake=view.awake), box.x0 + 28, box.y0 + 26)
        c.record("icon", "portrait", Box.at(box.x0 + 28, box.y0 + 26, side, side))
        x = box.x0 + 28 + side + 44
        right = box.x1 - 320
        c.text((x, box.y0 + 86), headline(view, lang), 84, face="title", metal=True, max_width=right - x, name="headline")
        c.paragraph(
            Box(x, box.y0 + 146, right, box.y0 + 238),
            alt.result(view, cards, lang),
            40,
            face="italic",
            colour=t.text_soft,
            valign="m",
            name="result",
        )
        turns = say(lang, "pic-es-count-turns", n=max((s.turn for s in story), default=view.turn))
        nights = say(lang, "pic-es-count-midnights", n=view.midnights)
        c.text((x, box.y1 - 44), f"{{hourglass}} {turns}{APART}{{midnight}} {nights}", 40, max_width=right - x, name="counts")
        mid = box.x1 - 160
        c.glow(mid, box.y0 + 110, 130, t.icons["elder_sign"], 0.35)
        c.icon((mid, box.y0 + 106), "elder_sign", 132, label="signs-icon")
        c.text((mid, box.y0 + 206), f"{view.signs}/{view.signs_needed}", 56, face="heavy", anchor="mm", name="signs")
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
            34,
            anchor="rm",
            max_width=box.x1 - 60 - title.x1 - 30,
            name="key",
        )
        plot = Box(box.x0 + 50, box.y0 + 110, box.x1 - 130, box.y1 - 70)
        turns = max([s.turn for s in story] + [1])
        length = max(1, ancient.doom_length(view))
        needed = max(1, view.signs_needed)

        def at(turn: float, share: float) -> tuple[float, float]:
            return plot.x0 + plot.w * turn / turns, plot.y1 - plot.h * min(1.0, share)

        for share in (0.0, 0.5, 1.0):
            y = at(0, share)[1]
            c.stroke((plot.x0, y), (plot.x1, y), 2, t.brass_dark, 0.5 if share else 0.9)
        for s in story:
            if s.midnight:
                x = at(s.turn, 0)[0]
                for y in range(plot.y0, plot.y1, 16):
                    c.stroke((x, y), (x, min(plot.y1, y + 6)), 2, t.icons["midnight"], 0.4)
        for icon, value, total in (("doom", "doom", length), ("elder_sign", "signs", needed)):
            line = [(0.0, 0.0)] + [(float(s.turn), getattr(s, value) / total) for s in story]
            _curve(c, [at(x, v) for x, v in line], t.icons[icon], plot.y1)
        ends = []
        for icon, value, total in (("doom", view.doom, length), ("elder_sign", view.signs, needed)):
            ends.append((at(turns, value / total)[1], icon, value))
        ends.sort()
        if ends[1][0] - ends[0][0] < 44:
            ends = [(min(ends[0][0], plot.y1 - 44), *ends[0][1:]), (min(ends[0][0], plot.y1 - 44) + 46, *ends[1][1:])]
        for y, icon, value in ends:
            c.text((plot.x1 + 18, y), f"{{{icon}}} {value}", 38, face="heavy", colour=t.icons[icon], name=f"end-{icon}")
        step = max(1, -(-turns // 12))
        for n in range(step, turns + 1, step):
            c.text((at(n, 0)[0], box.y1 - 36), str(n), 32, colour=t.text_faint, anchor="mm", name=f"turn{n}")
        _numbers(c, points, at, plot, t.brass)


def _curve(c: Canvas, points: list[tuple[float, float]], tone: RGB, floor: int) -> None:
    """A stepped line with light under it."""
    steps: list[tuple[float, float]] = [points[0]]
    for x, y in points[1:]:
        steps += [(x, steps[-1][1]), (x, y)]
    left, right = steps[0][0], steps[-1][0]
    top = min(y for _, y in steps)
    w, h = max(2, round(right - left)), max(2, round(floor - top))
    area = tuple([(x - left, y - top) for x, y in steps] + [(right - left, floor - top), (0.0, floor - top)])
    mask = shapes.polygon(w, h, area)
    c.stamp(mask, left, top, tone, 0.16)
    for a, b in pairwise(steps):
        c.stroke(a, b, 6, mix(tone, (0, 0, 0), 0.6), 0.6)
    for a, b in pairwise(steps):
        c.stroke(a, b, 4, tone)


def _numbers(
    c: Canvas, points: Sequence[TurnSummary], at: Callable[[float, float], tuple[float, float]], plot: Box, tone: RGB
) -> None:
    """Turning points, numbered along the top; two in neighbouring turns stand beside each other."""
    size = 46
    last = -1000.0
    for i, p in enumerate(points):
        x = max(at(p.turn, 0)[0], last + size + 4)
        x = min(x, plot.x1 - size / 2 - (len(points) - 1 - i) * (size + 4))
        c.badge((x, plot.y0 - 22), str(i + 1), size, tone, name=f"point{i}", over=False)
        last = x


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
                38,
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
                        40,
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
                    36,
                    face="italic",
                    colour=t.paper_ink,
                    shadow=False,
                    name="turn",
                )
                x = max(turn.x1 + 22, box.x0 + 340)
                icon = _ICONS.get(p.kind, "dot")
                c.icon((x + 20, y), icon, 40, t.paper_title, shadow=False)
                words = _deed(c, p, cards, lang, names, right - x - 56)
                c.text((x + 56, y), words, 38, colour=t.paper_ink, shadow=False, max_width=right - x - 56, name="deed")
                y += LINE


def _deed(c: Canvas, p: TurnSummary, cards: Catalogue, lang: Lang, names: Names, width: int) -> str:
    """The headline, the player's name shortened until it fits."""
    name = people.person(names, p.seat, lang)
    return people.shortened(c, name, width, lambda shown: alt.deed(p, cards, lang, {p.seat: shown}))


def _effect(p: TurnSummary) -> str:
    parts = []
    for icon, n in (("elder_sign", p.sign_change), ("doom", p.doom_change)):
        if n:
            parts.append(f"{'+' if n > 0 else '−'}{abs(n)}{{{icon}}}")
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
    """A line per player, the best of each column lit."""
    t = c.theme
    with c.group("table"):
        c.card(box, "card", name="card")
        cells = Box(box.x0 + 660, box.y0, box.x1 - 30, box.y1).columns(len(COLUMNS))
        c.text((box.x0 + 34, box.y0 + 52), say(lang, "pic-es-who-did-what"), 44, face="title", max_width=600, name="title")
        for cell, (_, icon) in zip(cells, COLUMNS, strict=True):
            c.icon((cell.centre[0], box.y0 + 52), icon, 48)
        done = [deeds(story, p.seat) for p in view.players]
        best = {key: max((getattr(d, key) for d in done), default=0) for key, _ in COLUMNS}
        for p, d in zip(view.players, done, strict=True):
            y = box.y0 + 96 + p.seat * ROW + ROW / 2
            with c.group(f"seat{p.seat}"):
                people.token(c, (box.x0 + 70, y), 70, view, p.seat, names, lang, glow=False)
                name = people.fitted_name(c, people.person(names, p.seat, lang), NAME, 38)
                if p.investigator:
                    who = cards.investigators[p.investigator].name.in_(lang)
                    c.text((box.x0 + 124, y + 21), who, 33, face="body", colour=t.text_soft, max_width=NAME, name="investigator")
                c.text((box.x0 + 124, y - 18 if p.investigator else y), name, 38, max_width=NAME, name="name")
                for cell, (key, _) in zip(cells, COLUMNS, strict=True):
                    n = getattr(d, key)
                    lit = n and n == best[key] and key in ("passed", "signs", "monsters") and len(done) > 1
                    if lit:
                        ring = pieces.badge(str(n), 52, t.brass, t)
                        c.put(ring, cell.centre[0] - (ring.image.width + 2 * ring.dx) / 2, y - 26)
                        c.record("badge", key, Box.around(cell.centre[0], y, 52, 52), size=round(52 * pieces.BADGE_LETTER))
                    else:
                        c.text(
                            (cell.centre[0], y),
                            str(n),
                            40,
                            face="heavy",
                            anchor="mm",
                            colour=t.text if n else t.text_faint,
                            name=key,
                        )
