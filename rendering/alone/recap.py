"""The end of a game: how it ended, how both tracks went, what decided it, which missions were completed, and the floor it ended on
uncovered (the board has both)."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.view import AloneView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart
from rendering.kit.news import signed
from rendering.kit.recap import Headline, Moment, draw_headline, draw_moments, moments_height
from rendering.kit.story import last_number, turning_points
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import RGB, Theme, theme
from rendering.words import label, say

from . import alt, emblems, end, secret
from .story import TurnSummary

WIDTH = 1600
MARGIN, GAP = 34, 16
HEADER, CHART = 340, 340
MAP, MISSION = 700, 96
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
    columns = 1 if here is not None else 2
    told, aside = moments_height(len(points), columns), secret.floor_panel_height(sizing, MAP) + GAP
    body = max(told, aside + missions_height(view, 1)) if here is not None else told + GAP + missions_height(view, 3)
    c = Canvas(WIDTH, 2 * MARGIN + HEADER + CHART + body + 2 * GAP, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _head(c, top, view, story, names, lang)
    lane, rest = rest.cut_top(CHART, GAP)
    _chart(c, lane, view, story, points, lang)
    low = rest._replace(y0=rest.y0 + told + GAP)
    if here is not None:
        rest, right = rest.cut_left(rest.w - MAP - GAP, GAP)
        floor, low = right.cut_top(aside - GAP, GAP)
        secret.draw_floor(c, floor, here, view, cards, lang)
    title, none = say(lang, "pic-al-turning-points"), say(lang, "pic-al-no-turning-points")
    draw_moments(c, rest, title, [_moment(p, cards, lang, t) for p in points], none, columns)
    _missions(c, low, view, 1 if here is not None else 3, cards, lang)
    return finish(c, alt.recap(view, story, points, cards, lang, names))


def missions_height(view: AloneView, columns: int) -> int:
    return -(-len(view.missions) // columns) * (MISSION + GAP) - GAP if view.missions else 0


def _missions(c: Canvas, box: Box, view: AloneView, columns: int, cards: Catalogue, lang: Lang) -> None:
    """Which were completed."""
    t = c.theme
    for i, m in enumerate(view.missions):
        icon, tone = emblems.mission_class(m.code)
        first = i // columns * columns
        y = box.y0 + i // columns * (MISSION + GAP)
        lane = box._replace(y0=y, y1=y + MISSION).columns(len(view.missions[first : first + columns]), GAP)[i - first]
        with c.group(m.code):
            c.panel(lane, "done" if m.done else "panel", name="card")
            c.icon((lane.x0 + 54, lane.centre[1]), "check" if m.done else icon, 56, t.good if m.done else tone, label="class")
            name = cards.missions[m.code].name.in_(lang)
            room = Box(lane.x0 + 100, lane.y0 + 4, lane.x1 - 18, lane.y1 - 4)
            c.paragraph(room, name, 44, min_size=34, face="bold", valign="m", leading=1.02, max_lines=2, name="title")


def _head(c: Canvas, box: Box, view: AloneView, story: Sequence[TurnSummary], names: Names, lang: Lang) -> None:
    t = c.theme
    good, over = won(view), bool(view.result)
    facts = (
        f"{{life}} {view.life}",
        f"{{composure}} {view.composure}",
        f"{{reaction}} {sum(s.played for s in story)}",
        f"{{hourglass}} {say(lang, 'pic-al-count-rounds', n=view.round)}",
    )
    word = say(lang, f"pic-al-end-{_key(view.result or 'playing')}")
    tone = t.good if good else t.bad if over else t.accent
    style = "done" if good else "danger" if over else "card"
    vista = end.vista(view, lang, names, t) if over else None
    draw_headline(c, box, Headline(word, alt.result(view, names, lang), facts, "mission", tone, style, vista))


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
            chart.curve([(n, v / view.track) for n, v in zip(when, values, strict=True)], t.icons[track])
            ends.append((values[-1] / view.track, track, values[-1]))
        chart.ends(ends, 40, 46)
        chart.numbers(points, above=26)


def _moment(p: TurnSummary, cards: Catalogue, lang: Lang, t: Theme) -> Moment:
    icon = ICONS.get(p.kind, p.kind)
    tone: RGB = t.icon_colour(icon) or t.accent
    moved = [(name, n) for name, n in (("life", p.life_change), ("composure", p.composure_change)) if n]
    return Moment(
        say(lang, "pic-al-when", round=p.round, turn=p.turn),
        icon,
        "",
        lambda _: alt.deed(p, cards, lang),
        tone,
        APART.join(f"{{{name}}}{signed(n)}" for name, n in moved),
    )
