"""The end of a game: how it ended, how both tracks went, what decided it, and the whole secret map uncovered."""

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

from . import alt, emblems, hero, missions, secret
from .hologram import hologram
from .screen import draw_glass
from .story import TurnSummary

WIDTH = 1600
MARGIN, GAP = 34, 16
HEADER, CHART, LINE = 300, 430, 76
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
    inner = WIDTH - 2 * MARGIN
    half = (inner - GAP) // 2
    heights = [
        HEADER,
        CHART,
        88 + max(1, len(points)) * LINE + 16,
        missions.height(sizing, inner, view, cards, lang) if view.missions else 0,
        secret.floor_panel_height(sizing, half) if view.secret and view.floors else 0,
        secret.rooms_height(sizing) if view.secret and view.floors else 0,
    ]
    shown = [h for h in heights if h]
    c = Canvas(WIDTH, sum(shown) + GAP * (len(shown) - 1) + 2 * MARGIN, t)
    rest = c.frame.inset(MARGIN)
    lanes: list[Box] = []
    for h in heights:
        lane, rest = rest.cut_top(h, GAP if h else 0)
        lanes.append(lane)
    _head(c, lanes[0], view, story, cards, names, lang)
    _chart(c, lanes[1], view, story, points, lang)
    _points(c, lanes[2], points, cards, lang)
    if view.missions:
        missions.draw_missions(c, lanes[3], view, cards, lang)
    if heights[4]:
        for box, floor in zip(lanes[4].columns(2, GAP), view.floors, strict=True):
            secret.draw_floor(c, box, floor, view, cards, lang)
        secret.draw_rooms(c, lanes[5], view, cards, lang)
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def _head(c: Canvas, box: Box, view: AloneView, story: Sequence[TurnSummary], cards: Catalogue, names: Names, lang: Lang) -> None:
    t = c.theme
    with c.group("head"):
        good = won(view)
        c.card(box, "done" if good else "danger" if view.result else "card", name="card")
        side = box.h - 52
        tone = t.good if good else t.bad if view.result else t.accent
        c.put(hologram(side, side, emblems.emblem(view.character, cards), tone, t), box.x0 + 28, box.y0 + 26)
        c.record("icon", "portrait", Box.at(box.x0 + 28, box.y0 + 26, side, side))
        x = box.x0 + 28 + side + 44
        right = box.x1 - 300
        c.text(
            (x, box.y0 + 84),
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
            Box(x, box.y0 + 140, right, box.y0 + 236), text, 38, face="italic", colour=t.text_soft, valign="m", name="result"
        )
        turns = say(lang, "pic-al-count-turns", n=last_number(story))
        rounds = say(lang, "pic-al-count-rounds", n=view.round)
        played = say(lang, "pic-al-count-cards", n=sum(s.played for s in story))
        c.text(
            (x, box.y1 - 42),
            f"{{hourglass}} {rounds}, {turns}{APART}{{reaction}} {played}",
            36,
            max_width=right - x,
            name="counts",
        )
        mid = box.x1 - 158
        for y, icon, value in ((box.y0 + 86, "life", view.life), (box.y0 + 196, "composure", view.composure)):
            c.text(
                (mid, y), f"{{{icon}}} {value}", 76, face="heavy", anchor="mm", colour=t.bad if not value else t.text, name=icon
            )
        c.text(
            (mid, box.y1 - 42),
            say(lang, f"pic-al-difficulty-{view.difficulty}"),
            36,
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
        c.text((box.x1 - 30, box.y0 + 44), key, 34, anchor="rm", max_width=box.x1 - 60 - title.x1 - 30, name="key")
        chart = Chart(c, Box(box.x0 + 70, box.y0 + 122, box.x1 - 140, box.y1 - 66), last_number(story, 1))
        for value in (0, view.track // 2, view.track):
            y = chart.level(value / view.track)
            c.text((chart.plot.x0 - 14, y), str(value), 32, colour=t.text_faint, anchor="rm", name=f"scale{value}")
        rounds = -(-chart.turns // view.turns)
        every = -(-rounds // 12)
        for r in range(rounds):
            if r:
                chart.moment(r * view.turns, t.accent)
            middle = (chart.at(r * view.turns, 0)[0] + chart.at(min(chart.turns, (r + 1) * view.turns), 0)[0]) / 2
            if r % every == 0:
                c.text((middle, box.y1 - 34), str(r + 1), 32, colour=t.text_faint, anchor="mm", name=f"round{r + 1}")
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
            c.text((box.x0 + 34, y), say(lang, "pic-al-no-turning-points"), 38, face="italic", colour=t.text_soft, name="none")
        for i, p in enumerate(points):
            with c.group(f"point{i}"):
                lane = Box.at(box.x0 + 20, y - LINE / 2 + 4, box.w - 40, LINE - 8)
                draw_glass(c, lane, t.accent, name="lane", alpha=0.06)
                c.badge((lane.x0 + 50, y), str(i + 1), 50, t.brass, name="number", over=False)
                moved = [(icon, n) for icon, n in (("life", p.life_change), ("composure", p.composure_change)) if n]
                end = lane.x1 - 24
                if moved:
                    words = APART.join(f"{{{icon}}}{signed(n)}" for icon, n in moved)
                    end = c.text((end, y), words, 38, face="heavy", anchor="rm", name="effect").x0 - 24
                when = c.text(
                    (lane.x0 + 94, y),
                    say(lang, "pic-al-when", round=p.round, turn=p.turn),
                    32,
                    face="italic",
                    colour=t.text_soft,
                    name="when",
                )
                x = max(when.x1 + 20, lane.x0 + 330)
                icon = ICONS.get(p.kind, p.kind)
                c.icon((x + 20, y), icon, 40, label="icon")
                c.text((x + 56, y), alt.deed(p, cards, lang), 36, max_width=end - x - 56, name="deed")
                y += LINE
