"""The end of a game on one sheet: how it ended, how the storm rose, the turning points, who did what."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.chart import Chart, round_step
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.kit.story import last_number
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .end import draw_end
from .folk import investigator
from .look import MOOD_NAME
from .pieces import form_of
from .story import RoundSummary, decisive
from .words import Table

WIDTH = 1600
MARGIN, GAP = 34, 20
HEAD, CHART, LINE = 330, 380, 66
COLUMNS = (("slain", "cs_trophy"), ("suffered", "cs_insanity"), ("level", "cs_ability"), ("seals", "cs_seal"))
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
    lines = 84 + max(1, len(points)) * LINE + 16
    height = 2 * MARGIN + HEAD + CHART + lines + scores_height(len(view.investigators)) + 3 * GAP
    c = Canvas(WIDTH, height, theme(MOOD_NAME, look))
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, at, story, look)
    chart, rest = rest.cut_top(CHART, GAP)
    _chart(c, chart, at, story, points)
    lane, rest = rest.cut_top(lines, GAP)
    _points(c, lane, points, at)
    _table(c, rest, at, story)
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


def _head(c: Canvas, box: Box, at: Table, story: Sequence[RoundSummary], look: str) -> None:
    v, t = at.view, c.theme
    with c.group("head"):
        c.card(box, "sealed" if v.result == "won" else "card", name="card")
        wide = box.h - 40
        if at.over:
            poster = draw_end(v, at.cards, at.lang, at.names, look).image
            wide = round((box.h - 40) * poster.width / poster.height)
            c.picture(poster, Box.at(box.x0 + 20, box.y0 + 20, wide, box.h - 40), 14, name="poster")
        else:  # not told to its end yet
            c.icon((box.x0 + 20 + wide / 2, box.centre[1]), "cs_storm", round(wide * 0.7), t.accent, label="storm")
        x = box.x0 + 50 + wide
        room = box.x1 - x - 36
        title = alt.headline(v, at) if at.over else at.say("recap")
        c.paragraph(
            Box(x, box.y0 + 24, x + room, box.y0 + 150),
            lettering.escape(title),
            74,
            min_size=40,
            face="title_heavy",
            valign="m",
            shadow=True,
            colour=t.brass_light,
            leading=1.0,
            name="headline",
        )
        words = alt.result(v, at) if at.over else at.say("round-phase", n=v.round, phase=at.say(f"phase-{v.phase}"))
        c.paragraph(
            Box(x, box.y0 + 160, x + room, box.y1 - 78),
            lettering.escape(words),
            42,
            min_size=32,
            face="italic",
            colour=t.text_soft,
            valign="m",
            name="result",
        )
        count = at.say("recap-rounds", n=_rounds(at, story))
        sealed = sum(bool(p.sealed) for p in v.places)
        c.text(
            (x, box.y1 - 46),
            f"{{hourglass}} {count}\u2003{{cs_seal}} {sealed}/{len(v.places)}",
            44,
            face="heavy",
            max_width=room,
            name="rounds",
        )


def _chart(c: Canvas, box: Box, at: Table, story: Sequence[RoundSummary], points: Sequence[RoundSummary]) -> None:
    """Cultists against their limit, and the worst mind."""
    t = c.theme
    with c.group("chart"):
        c.card(box, "card", name="card")
        c.text((box.x0 + 34, box.y0 + 50), at.say("how-it-went"), 44, face="title", name="title")
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


def _points(c: Canvas, box: Box, points: Sequence[RoundSummary], at: Table) -> None:
    t = c.theme
    with c.group("points"):
        c.parchment(box, name="sheet", seed=3)
        c.text(
            (box.x0 + 44, box.y0 + 54),
            at.say("turning-points"),
            44,
            face="title",
            colour=t.paper_title,
            shadow=False,
            name="title",
        )
        y = box.y0 + 84 + LINE / 2
        if not points:
            c.text(
                (box.x0 + 44, y),
                at.say("no-points"),
                42,
                face="italic",
                colour=t.paper_ink,
                shadow=False,
                max_width=box.w - 90,
                name="none",
            )
        for i, p in enumerate(points):
            c.badge((box.x0 + 68, y), str(i + 1), 46, t.brass, name=f"number{i}", over=False)
            when = c.text(
                (box.x0 + 110, y),
                at.say("round", n=p.number),
                42,
                face="heavy",
                colour=t.paper_title,
                shadow=False,
                name=f"when{i}",
            )
            words = f"{{{_ICONS.get(p.kind, 'cs_storm')}}} {lettering.escape(alt.deed(p, _cut(at)))}"
            c.text(
                (when.x1 + 24, y),
                words,
                42,
                colour=t.paper_ink,
                icon_colour=t.paper_ink,
                shadow=False,
                max_width=box.x1 - when.x1 - 70,
                min_size=32,
                name=f"deed{i}",
            )
            y += LINE


def _cut(at: Table) -> Table:
    """A long name has half of its line at the most."""
    return Table(at.view, at.cards, at.lang, {seat: name[:20] for seat, name in at.names.items()})


def _table(c: Canvas, box: Box, at: Table, story: Sequence[RoundSummary]) -> None:
    t = c.theme

    def token(p: InvestigatorView, xy: tuple[float, float], size: int) -> None:
        seat = t.seat(p.colour)
        high = round(size * 1.24)
        c.put(investigator(p.id, high, seat.colour), xy[0] - 12 - high / 2, xy[1] - high * 0.54)
        c.badge((xy[0] + 24, xy[1] + 16), at.letter(p.who), 46, seat.colour, form_of(seat.shape), name="token", over=False)

    def summed(values: Sequence[tuple[int, ...]], who: int) -> int:
        return sum(row[who] for row in values if who < len(row))

    def score(p: InvestigatorView) -> Score:
        counts = {
            "slain": summed([s.trophies for s in story], p.who),
            "suffered": summed([s.suffered for s in story], p.who),
            "level": p.level,
            "seals": len(p.seals),
        }
        below = at.cards.investigators[p.id].name.in_(at.lang) if p.id in at.cards.investigators else ""
        return Score(p.who, at.who(p.who), below, counts, lambda xy, size: token(p, xy, size))

    scores = [score(p) for p in at.view.investigators]
    draw_scores(c, box, at.say("who-did-what"), COLUMNS, scores, lambda key: at.say(f"did-{key}"), lit=("slain", "suffered"))
