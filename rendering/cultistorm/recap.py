"""The end of a game on one sheet: how it ended, how the storm rose, the turning points, who did what."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, StormView
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
)
from rendering.kit.story import last_number
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import RGB, theme

from . import alt, end
from .folk import investigator
from .look import MOOD_NAME
from .story import RoundSummary, decisive
from .words import Table

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART = 340, 380
COLUMNS = (
    ("slain", "cs_trophy", "trophies"),
    ("suffered", "cs_insanity", "madness"),
    ("level", "cs_ability", "did-level"),
    ("seals", "cs_seal", "seals"),
)
_ICONS = {
    "end": "cs_storm",
    "ending": "cs_horror",
    "beaten": "cs_great",
    "appeared": "cs_great",
    "sealed": "cs_seal",
    "learnt": "cs_ability",
    "mad": "cs_insanity",
    "slain": "cs_trophy",
    "came": "cs_hood",
    "quiet": "cs_storm",
}


def draw_recap(
    view: StormView, story: Sequence[RoundSummary], cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    points = decisive(story)
    at = Table(view, cards, lang, names)
    lines = moments_height(len(points))
    height = 2 * MARGIN + HEAD + CHART + lines + scores_height(len(view.investigators)) + 3 * GAP
    c = Canvas(WIDTH, height, theme(MOOD_NAME, look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    draw_moments(c, lane, at.say("turning-points"), [_moment(c, p, at) for p in points], at.say("no-points"))
    columns = [(key, icon, at.say(word)) for key, icon, word in COLUMNS]
    scores = [_score(c, p, at, story) for p in view.investigators]
    draw_scores(c, rest, at.say("who-did-what"), columns, scores, lit=("slain", "suffered"))
    told = [f"{at.say('round', n=p.number)}: {alt.deed(p, at)}." for p in points]
    words = [alt.result(view, at)] if at.over else []
    return finish(
        c,
        " ".join(
            [
                *words,
                at.say("say-recap", n=_rounds(at, story)),
                *told,
                *(alt.short(p, at) for p in view.investigators),
            ]
        ),
    )


def _rounds(at: Table, story: Sequence[RoundSummary]) -> int:
    """A round of which nobody has seen anything but the end counts, too: the words above say in which one it was lost."""
    return max(at.view.round, 1) if at.over else last_number(story, at.view.round)


def _head(c: Canvas, box: Box, at: Table, story: Sequence[RoundSummary]) -> None:
    v = at.view
    word = alt.headline(v, at) if at.over else at.say("recap")
    line = alt.result(v, at) if at.over else at.say("round-phase", n=v.round, phase=at.say(f"phase-{v.phase}"))
    sealed = sum(bool(p.sealed) for p in v.places)
    facts = (f"{{hourglass}} {at.say('recap-rounds', n=_rounds(at, story))}", f"{{cs_seal}} {sealed}/{len(v.places)}")
    vista = end.vista(at, c.theme) if at.over else None
    style = "sealed" if v.result == "won" else "card"
    draw_headline(c, box, Headline(word, line, facts, "cs_storm", c.theme.accent, style, vista))


def _chart(c: Canvas, box: Box, at: Table, story: Sequence[RoundSummary], points: Sequence[RoundSummary]) -> None:
    """Cultists against their limit, and the worst mind."""
    t = c.theme
    with c.group("chart"):
        c.card(box, "card", name="card")
        title = c.text((box.x0 + 34, box.y0 + 50), at.say("how-it-went"), 44, face="title", name="title")
        key = "\u2003".join(
            f"{{{icon}}} {at.say(word)}"
            for icon, word in (("cs_hood", "curve-cultists"), ("cs_insanity", "curve-madness"), ("cs_seal", "curve-sealed"))
        )
        c.text((box.x1 - 34, box.y0 + 50), key, 42, anchor="rm", max_width=box.x1 - 64 - title.x1, name="key")
        last = max(1, last_number(story, 1))
        chart = Chart(c, Box(box.x0 + 90, box.y0 + 128, box.x1 - 190, box.y1 - 66), last)
        limit = max([at.view.limit, *(s.cultists for s in story)], default=1) or 1
        for share in (0.0, 0.5, 1.0):
            y = chart.level(share, 0.5)
            c.text((box.x0 + 74, y), str(round(limit * share)), 42, anchor="rm", colour=t.text_faint, name=f"level{share}")
        step = round_step(last, 12)
        for n in range(step, last + 1, step):
            c.text((chart.at(n, 0)[0], box.y1 - 36), str(n), 42, anchor="mm", colour=t.text_faint, name=f"round{n}")
        if story:
            most = at.cards.numbers.insanity + 1
            cultists = [(0.0, story[0].cultists / limit), *((float(s.number), s.cultists / limit) for s in story)]
            madness = [(0.0, 0.0), *((float(s.number), max(s.madness, default=0) / most) for s in story)]
            sealed = [(0.0, 0.0), *((float(s.number), s.sealed / 5) for s in story)]
            chart.curve(cultists, t.icons["cs_hood"])
            chart.curve(madness, t.icons["cs_insanity"])
            chart.curve(sealed, t.icons["cs_seal"])
            end = story[-1]
            chart.ends(
                [
                    (end.cultists / limit, "cs_hood", end.cultists),
                    (max(end.madness, default=0) / most, "cs_insanity", max(end.madness, default=0)),
                    (end.sealed / 5, "cs_seal", end.sealed),
                ],
                44,
                52,
            )
            chart.numbers(points)


def _moment(c: Canvas, p: RoundSummary, at: Table) -> Moment:
    t = c.theme
    icon = _ICONS.get(p.kind, "cs_storm")
    tone: RGB = t.icon_colour(icon) or t.brass
    about = at.view.investigators[p.who] if 0 <= p.who < len(at.view.investigators) else None
    return Moment(
        at.say("round", n=p.number),
        icon,
        at.who(p.who) if about else "",
        lambda name: alt.deed(p, _cut(at, p.who, name) if about else at),
        tone,
        figure=(lambda high: investigator(about.id, high, t.seat(about.colour).colour)) if about else None,
    )


def _cut(at: Table, who: int, name: str) -> Table:
    """With that name for whoever plays somebody."""
    return Table(at.view, at.cards, at.lang, {**at.names, at.view.investigators[who].player: name})


def _score(c: Canvas, p: InvestigatorView, at: Table, story: Sequence[RoundSummary]) -> Score:
    def summed(values: Sequence[tuple[int, ...]]) -> int:
        return sum(row[p.who] for row in values if p.who < len(row))

    counts = {
        "slain": summed([s.trophies for s in story]),
        "suffered": summed([s.suffered for s in story]),
        "level": p.level,
        "seals": len(p.seals),
    }
    below = at.cards.investigators[p.id].name.in_(at.lang) if p.id in at.cards.investigators else ""
    cloth = c.theme.seat(p.colour).colour
    return Score(p.who, at.who(p.who), below, counts, at.letter(p.who), lambda high: investigator(p.id, high, cloth), p.colour)
