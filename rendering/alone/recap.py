"""The end of a game: how it ended, how both tracks went, what decided it, which missions were completed, and the floor it ended on
uncovered (the board has both)."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import HERO, AloneView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart
from rendering.kit.news import signed
from rendering.kit.story import last_number, turning_points
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import theme
from rendering.words import label, say

from . import alt, emblems, folk, hero, secret
from .screen import draw_glass
from .story import TurnSummary

WIDTH = 1600
MARGIN, GAP = 34, 16
HEADER, CHART, LINE = 280, 360, 100
MAP, MISSION = 700, 66
APART = "\u2002\u2002"

ICONS = {
    "mission": "mission",
    "nightmare": "nightmare",
    "companion": "companion",
    "ability": "star",
    "kill": "attack",
    "hurt": "life",
    "room": "door",
    "found": "search",
    "quiet": "hourglass",
}


def won(view: AloneView) -> bool:
    """Did the hero win?"""
    return view.result in ("escaped", "evil_conceded")


def draw_recap(
    view: AloneView, story: Sequence[TurnSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    """Of a game that goes on it is the story so far, without the map that the viewer may not see."""
    t = theme("alone", look)
    points = turning_points(story)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    here = next((f for f in view.floors if f.here), None) if view.secret else None
    wanted = len(view.missions) * (MISSION + 10)
    told = 88 + max(1, len(points)) * LINE + 16
    body = max(told + GAP + wanted, secret.floor_panel_height(sizing, MAP) if here is not None else 0)
    c = Canvas(WIDTH, 2 * MARGIN + HEADER + CHART + body + 2 * GAP, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _head(c, top, view, story, cards, names, lang)
    lane, rest = rest.cut_top(CHART, GAP)
    _chart(c, lane, view, story, points, lang)
    if here is not None:
        rest, right = rest.cut_left(rest.w - MAP - GAP, GAP)
        secret.draw_floor(c, right._replace(y1=right.y0 + secret.floor_panel_height(c, MAP)), here, view, cards, lang)
    low, lane = rest.cut_bottom(wanted, GAP)
    _points(c, lane, points, cards, lang)
    _missions(c, low, view, cards, lang)
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def _missions(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Which were completed."""
    t = c.theme
    for i, m in enumerate(view.missions):
        icon, tone = emblems.mission_class(m.code)
        lane = Box.at(box.x0, box.y0 + i * (MISSION + 10), box.w, MISSION)
        with c.group(m.code):
            c.panel(lane, "done" if m.done else "panel", name="card")
            c.icon((lane.x0 + 54, lane.centre[1]), "check" if m.done else icon, 48, t.good if m.done else tone, label="class")
            name = cards.missions[m.code].name.in_(lang)
            c.text((lane.x0 + 100, lane.centre[1]), name, 42, max_width=lane.w - 124, name="title")


def _head(c: Canvas, box: Box, view: AloneView, story: Sequence[TurnSummary], cards: Catalogue, names: Names, lang: Lang) -> None:
    t = c.theme
    with c.group("head"):
        good = won(view)
        c.card(box, "done" if good else "danger" if view.result else "card", name="card")
        side = box.h - 52
        tone = t.good if good else t.bad if view.result else t.accent
        middle = (box.x0 + 28 + side / 2, box.y0 + 26 + side / 2)
        face = folk.face(view.character, emblems.emblem(view.character, cards))
        c.token(middle, side, face, colour=tone, shape="shield", name="portrait")
        x = box.x0 + 28 + side + 44
        right = box.x1 - 300
        c.text(
            (x, box.y0 + 76),
            say(lang, f"pic-al-end-{_key(view.result or 'playing')}"),
            84,
            face="title",
            metal=True,
            max_width=right - x,
            name="headline",
        )
        who = fitted(c, hero.person(names, HERO, lang), 420, 40)
        text = say(lang, f"pic-al-result-{_key(view.result or 'playing')}", name=who)
        c.paragraph(
            Box(x, box.y0 + 128, right, box.y0 + 216), text, 42, face="italic", colour=t.text_soft, valign="m", name="result"
        )
        turns = say(lang, "pic-al-count-turns", n=last_number(story))
        rounds = say(lang, "pic-al-count-rounds", n=view.round)
        played = say(lang, "pic-al-count-cards", n=sum(s.played for s in story))
        c.text(
            (x, box.y1 - 42),
            f"{{hourglass}} {rounds}, {turns}{APART}{{reaction}} {played}",
            42,
            max_width=right - x,
            name="counts",
        )
        mid = box.x1 - 158
        for y, icon, value in ((box.y0 + 76, "life", view.life), (box.y0 + 168, "composure", view.composure)):
            c.text(
                (mid, y), f"{{{icon}}} {value}", 76, face="heavy", anchor="mm", colour=t.bad if not value else t.text, name=icon
            )
        c.text(
            (mid, box.y1 - 42),
            say(lang, f"pic-al-difficulty-{view.difficulty}"),
            42,
            colour=t.warn,
            anchor="mm",
            max_width=280,
            name="difficulty",
        )


def _key(result: str) -> str:
    return result.replace("_", "-")


# -- the tracks over the turns --------------------------------------------------------------------------------------------


def _chart(c: Canvas, box: Box, view: AloneView, story: Sequence[TurnSummary], points: Sequence[TurnSummary], lang: Lang) -> None:
    """Both tracks, rounds as dotted lines with their numbers, turning points as badges along the top."""
    t = c.theme
    with c.group("timeline"):
        c.panel(box, "panel", name="panel")
        title = c.text((box.x0 + 30, box.y0 + 44), say(lang, "pic-al-timeline"), 44, face="title", name="title")
        key = f"{{life}} {label(lang, 'pic-al-life')}{APART}{{composure}} {label(lang, 'pic-al-composure')}"
        c.text((box.x1 - 30, box.y0 + 44), key, 42, anchor="rm", max_width=box.x1 - 60 - title.x1 - 30, name="key")
        chart = Chart(c, Box(box.x0 + 70, box.y0 + 122, box.x1 - 140, box.y1 - 66), last_number(story, 1))
        for value in (0, view.track // 2, view.track):
            y = chart.level(value / view.track)
            c.text((chart.plot.x0 - 14, y), str(value), 42, colour=t.text_faint, anchor="rm", name=f"scale{value}")
        rounds = -(-chart.turns // view.turns)
        every = -(-rounds // 12)
        for r in range(rounds):
            if r:
                chart.moment(r * view.turns, t.accent)
            middle = (chart.at(r * view.turns, 0)[0] + chart.at(min(chart.turns, (r + 1) * view.turns), 0)[0]) / 2
            if r % every == 0:
                c.text((middle, box.y1 - 34), str(r + 1), 42, colour=t.text_faint, anchor="mm", name=f"round{r + 1}")
        ends: list[tuple[float, str, int]] = []
        for track in ("composure", "life"):
            values: list[int] = [view.track, *(getattr(s, track) for s in story)]
            when = [0, *(s.number for s in story)]
            chart.curve([(n, v / view.track) for n, v in zip(when, values, strict=True)], t.icons[track], light=0.13, rim=7)
            ends.append((values[-1] / view.track, track, values[-1]))
        chart.ends(ends, 40, 46)
        chart.numbers(points, above=26)


def _points(c: Canvas, box: Box, points: Sequence[TurnSummary], cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    with c.group("points"):
        c.panel(box, "panel", name="panel")
        c.text((box.x0 + 34, box.y0 + 48), say(lang, "pic-al-turning-points"), 44, face="title", name="title")
        y = box.y0 + 88 + LINE / 2
        if not points:
            c.text((box.x0 + 34, y), say(lang, "pic-al-no-turning-points"), 42, face="italic", colour=t.text_soft, name="none")
        for i, p in enumerate(points):
            with c.group(f"point{i}"):
                lane = Box.at(box.x0 + 20, y - LINE / 2 + 4, box.w - 40, LINE - 8)
                draw_glass(c, lane, t.accent, name="lane", alpha=0.06)
                c.badge((lane.x0 + 50, y), str(i + 1), 58, t.brass, name="number", over=False)
                moved = [(icon, n) for icon, n in (("life", p.life_change), ("composure", p.composure_change)) if n]
                x, right = lane.x0 + 96, lane.x1 - 20
                c.icon((x + 22, y - 20), ICONS.get(p.kind, p.kind), 44, label="icon")
                c.text((x + 58, y - 20), alt.deed(p, cards, lang), 42, max_width=right - x - 58, name="deed")
                when = say(lang, "pic-al-when", round=p.round, turn=p.turn)
                c.text((x + 58, y + 26), when, 34, face="italic", colour=t.text_soft, name="when")
                if moved:
                    words = APART.join(f"{{{icon}}}{signed(n)}" for icon, n in moved)
                    c.text((right, y + 26), words, 42, face="heavy", anchor="rm", name="effect")
                y += LINE
