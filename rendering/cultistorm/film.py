"""The replay: the storm round by round, small: the five places, how near the end is, everybody's mind."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cultistorm.content import Catalogue
from games.cultistorm.view import PlaceView, StormView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.kit.great import apparition
from rendering.layout import Box
from rendering.names import Names, cut
from rendering.sprites import CACHE
from rendering.theme import RGB, mix, theme

from . import alt
from .lanes import caste_tone, figure_of, strip
from .look import MOOD_NAME, danger, tone
from .pieces import BLACK, form_of, mind, sign, stand
from .sky import storm
from .story import RoundSummary, told
from .vistas import vista
from .words import Table

MARGIN, GAP = 12, 8
HEAD, PEOPLE, BAR, PLACE = kit.HEADLINE, 84, 26, 132
HEIGHT = 736
STRIP, LEAST_STRIP = 50, 26
MILLISECONDS = 1500

Frame = kit.Frame[StormView, RoundSummary]


def frames(views: Sequence[StormView]) -> list[Frame]:
    """A frame for every finished round, from views in their order."""
    return [Frame(after, summary) for after, summary in told(views)]


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in rounds, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    at = Table(view, cards, lang, names)
    t = theme(MOOD_NAME, look)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=storm(WIDTH, HEIGHT, 560, t, ((0.3, 0.4), (0.72, 0.3))))
    c.record("backdrop", "storm", c.frame)
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _headline(c, head, summary, at)
    bar, rest = rest.cut_bottom(BAR, GAP)
    people, lanes = rest.cut_bottom(PEOPLE, GAP)
    columns = lanes.columns(len(view.places), 6)
    for box, place in zip(columns, view.places, strict=True):
        _lane(c, box, place, at)
    slot = _where(view, summary)
    if slot is not None:
        box = next(b for b, place in zip(columns, view.places, strict=True) if place.slot == slot)
        kit.closer(c, lanes, Box(box.x0, box.y1 - PLACE, box.x1, box.y1), times=1.8)
    _people(c, people, at)
    c.progress(bar, summary.number, max(length, summary.number, 1), icon="hourglass", name="progress")
    words = f"{at.say('round', n=summary.number)}: {alt.deed(summary, at)}."
    return finish(c, f"{words} {alt.board(view, cards, lang, names)}")


def _where(view: StormView, summary: RoundSummary) -> int | None:
    """Where it happened, as far as it happened in one place."""
    if summary.slot >= 0:
        return summary.slot
    return next((p.slot for p in view.places if summary.who in p.who), None)


def _headline(c: Canvas, box: Box, summary: RoundSummary, at: Table) -> None:
    t = c.theme
    near = summary.limit - summary.cultists
    shade = danger(t) if near <= 1 else t.text
    limit = f"{{cs_hood}} {summary.cultists}/{summary.limit}"
    short = Table(at.view, at.cards, at.lang, {s: cut(n, 14) for s, n in at.names.items()})
    beside = c.measure(limit, 38, "heavy") + 20
    kit.headline(c, box, str(summary.number), lettering.escape(alt.deed(summary, short)), beside=beside)
    c.text((box.x1 - 22, box.centre[1]), limit, 38, face="heavy", anchor="rm", colour=shade, icon_colour=shade, name="limit")


def _lane(c: Canvas, box: Box, place: PlaceView, at: Table) -> None:
    t = c.theme
    colour, red = tone(t, place.symbol), danger(t)
    with c.group(f"place{place.slot}"):
        low = Box(box.x0, box.y1 - PLACE, box.x1, box.y1)
        c.inlay(_small(place.card, low.w, low.h, colour), low, 10)
        c.edge(low, 10, 3, t.good if place.sealed else mix(t.brass, colour, 0.5))
        c.record("card", "card", low)
        sign(c, (low.x0 + 26, low.y0 + 26), place.symbol, 42, name="symbol")
        if place.sealed:
            c.icon((low.x0 + 72, low.y0 + 26), "cs_seal", 32, t.good, label="sealed")
        else:
            c.text((low.x0 + 54, low.y0 + 26), f"{place.trophies}/{place.required}", 26, face="heavy", name="laid")
        n = len(place.who)
        for i, who in enumerate(place.who):
            p = at.view.investigators[who]
            step = min(46, (low.w - 54) / max(1, n - 1)) if n > 1 else 0
            stand(c, low.centre[0] + (i - (n - 1) / 2) * step, low.y1 - 8, p.id, 78, p.colour, at.letter(who), name=f"who{who}")
        y = low.y0 - 5
        least = 96 * len(place.elders)
        count = len(place.column)
        high = max(LEAST_STRIP, min(STRIP, (y - box.y0 - least) // max(1, count) - 4))
        for e in place.column:
            if y - high < box.y0 + least:
                break
            part = Box(box.x0, y - high, box.x1, y)
            c.put(strip(part.w, part.h, figure_of(at, e.id), caste_tone(at, e, t), e.needed, t), part.x0, part.y0)
            c.record("chip", e.id, part)
            y -= high + 4
        for e in place.elders:
            tall = min(150, y - box.y0)
            part = Box(box.x0, y - tall, box.x1, y)
            c.inlay(apparition(e.id, part.w, part.h), part, 10)
            c.edge(part, 10, 3, red)
            c.record("card", e.id, part)
            c.text(
                (part.centre[0], part.y1 - 18),
                lettering.escape(at.name(e.id)),
                22,
                face="heavy",
                anchor="mm",
                max_width=part.w - 8,
                min_size=16,
                name=f"name:{e.id}",
            )
            y -= tall + 4


def _small(card: str, w: int, h: int, colour: RGB) -> Image.Image:
    def build() -> Image.Image:
        image = vista(card, w, h, colour).copy()
        foot = shapes.gradient(w, h, (0, (40, 40, 40)), (0.5, (30, 30, 30)), (1, (210, 210, 210))).convert("L")
        image.paste(BLACK, (0, 0), foot)
        return image

    return CACHE.get(("cs-small", card, w, h, colour), build)


def _people(c: Canvas, box: Box, at: Table) -> None:
    t = c.theme
    people = at.view.investigators
    with c.group("people"):
        for part, p in zip(box.columns(max(3, len(people)), 6), people, strict=False):
            with c.group(f"who{p.who}"):
                c.panel(part, f"seat:{p.colour}", name="panel", radius=10)
                seat = t.seat(p.colour)
                c.badge(
                    (part.x0 + 24, part.y0 + 24),
                    at.letter(p.who),
                    34,
                    seat.colour,
                    form_of(seat.shape),
                    name="letter",
                    over=False,
                )
                trophies = sum(n for _, n in p.trophies)
                c.text(
                    (part.x0 + 50, part.y0 + 25),
                    f"{{cs_ability}}{p.level} {{cs_trophy}}{trophies}",
                    24,
                    face="heavy",
                    max_width=part.w - 56,
                    min_size=16,
                    name="owns",
                )
                n = min(26, (part.w - 20) // (at.cards.numbers.insanity + 1) - 3)
                mind(c, (part.x0 + 10, part.y1 - 24), n, p.insanity, p.permanent, at.cards.numbers.insanity, gap=3)


FILM = kit.Film(frames, draw_frame, "pic-cs-say-film", alt.board, MILLISECONDS)
