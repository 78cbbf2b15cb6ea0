"""The whole storm: five locations with their columns on a ring, the horror circle in its hollow, everybody below."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.cultistorm.content import Catalogue
from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.great import light_of
from rendering.layout import Box
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import Theme, mix, theme

from . import alt
from .circle import TALL, WIDE, draw_circle, table
from .lanes import LANE, draw_lane
from .look import MOOD_NAME, danger, tone
from .news import NOTHING, Changed
from .people import PANEL, draw_people
from .pieces import BLACK, soft_light
from .sky import storm
from .words import Table

WIDTH = 1600
MARGIN = 16
HEAD = 96
LANES = (170, 485, 800, 1115, 1430)
BASES = (1274, 990, 940, 990, 1274)
TOP = MARGIN + HEAD + 14
CENTRE = (800, 1198)
FLOOR = 1438
HEIGHT = FLOOR + PANEL + 2 * MARGIN


def draw_board(
    view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names, changed)
    if not view.places:
        return _before(at, t)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_ground(t))
    c.record("backdrop", "storm", c.frame)
    for slot, x in enumerate(LANES):
        place = view.places[slot]
        shade = light_of(place.elders[0].id) if place.elders else tone(t, place.symbol)
        high = BASES[slot] - 60 - TOP
        c.stamp(soft_light(LANE, high, 0.3), x - LANE / 2, TOP, shade)
        if place.elders:
            c.glow(x, TOP + 220, 330, shade, 0.5)
    draw_circle(c, *CENTRE, at)
    for slot in (2, 1, 3, 0, 4):
        draw_lane(c, slot, LANES[slot], BASES[slot], TOP, at)
    head(c, Box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), at)
    draw_people(c, Box(MARGIN, FLOOR + MARGIN, WIDTH - MARGIN, FLOOR + MARGIN + PANEL), at)
    return finish(c, alt.board(view, cards, lang, names, changed))


def _ground(t: Theme) -> Image.Image:
    """The sky, the ring on which the locations lie, and the table."""

    def build() -> Image.Image:
        image = storm(WIDTH, HEIGHT, FLOOR, t).copy()
        c = Canvas(WIDTH, HEIGHT, t, backdrop=image)
        c.put(table(t), CENTRE[0] - WIDE / 2, CENTRE[1] - TALL / 2)
        _rail(c, t)
        return c.image

    return CACHE.get(("cs-ground", t.palette), build)


def _rail(c: Canvas, t: Theme) -> None:
    """Brass, closed below, with arrows the way round."""
    k = 2
    cx, cy, rx, up, down = *CENTRE, 630, 330, 214
    points = [
        (
            cx + rx * math.cos(math.radians(180 + i)),
            cy + (up if math.sin(math.radians(180 + i)) < 0 else down) * math.sin(math.radians(180 + i)),
        )
        for i in range(361)
    ]
    for width, shade, alpha in ((22, BLACK, 0.6), (14, t.brass_dark, 1.0), (8, t.brass, 1.0), (3, t.brass_light, 1.0)):
        mask = Image.new("L", (WIDTH * k, FLOOR * k), 0)
        ImageDraw.Draw(mask).line([(x * k, y * k) for x, y in points], fill=255, width=width * k, joint="curve")
        c.stamp(mask.reduce(k), 0, 0, shade, alpha)
    for degrees in (38, 90, 142):
        a = math.radians(degrees)
        x, y = cx + rx * math.cos(a), cy + down * math.sin(a)
        tx, ty = -rx * math.sin(a), down * math.cos(a)
        n = math.hypot(tx, ty)
        c.arrow((x - tx / n * 24, y - ty / n * 24), (x + tx / n * 26, y + ty / n * 26), 14)


def head(c: Canvas, box: Box, at: Table) -> None:
    """Round and phase, how near the limit is, what is left in the piles."""
    v, t = at.view, c.theme
    red = danger(t)
    with c.group("head"):
        c.panel(box, "panel", name="panel")
        y = box.centre[1]
        title = alt.headline(v, at) if at.over else at.say("round-phase", n=v.round, phase=at.say(f"phase-{v.phase}"))
        c.icon((box.x0 + 50, y), "cs_storm", 64, t.accent)
        c.text((box.x0 + 96, y), title, 46, face="title_heavy", metal=True, max_width=580, min_size=32, name="title")
        x = box.x0 + 694
        near = v.limit - v.count
        shade = red if near <= 1 else t.warn if near <= len(v.investigators) else t.text
        end = c.text((x, y), f"{{cs_hood}} {v.count}/{v.limit}", 58, face="heavy", colour=shade, icon_colour=shade, name="limit")
        _gauge(c, Box(end.x1 + 20, y - 20, end.x1 + 220, y + 20), at)
        x = end.x1 + 244
        for icon, n in (
            ("cs_hood", v.cultist_deck),
            ("cs_object", v.object_deck),
            ("cs_horror", v.horror_deck),
            ("die", v.reserve),
        ):
            if x + 100 > box.x1:
                break
            done = c.text((x, y), f"{{{icon}}} {n}", 42, face="heavy", colour=t.text_soft, name=f"pile-{icon}")
            x = done.x1 + 20


def _gauge(c: Canvas, box: Box, at: Table) -> None:
    """The limit in bars; the ones that come next as outlines, beyond it in red."""
    v, t = at.view, c.theme
    red = danger(t)
    coming = len(v.investigators) if v.phase not in ("cultists", "over") else 0
    total = max(v.limit, v.count + coming, 1)
    step = box.w / total
    for i in range(min(total, v.count + coming)):
        bar = Box.at(box.x0 + i * step, box.y0, max(4, step - 4), box.h)
        beyond = i >= v.limit
        if i < v.count:
            c.slab(bar, 4, red if beyond else t.warn)
        else:
            c.edge(bar, 4, 2, red if beyond else mix(t.warn, t.ink, 0.2))
    x = box.x0 + v.limit * step - 2
    c.stamp(shapes.rounded(4, box.h + 16, 2), x - 1, box.y0 - 8, red)
    c.record("progress", "gauge", box)


def _before(at: Table, t: Theme) -> Drawn:
    """Before the set-up there is nothing but the storm."""
    c = Canvas(WIDTH, 900, t, backdrop=storm(WIDTH, 900, 800, t))
    c.text((WIDTH / 2, 380), at.say("game"), 120, face="title_heavy", metal=True, anchor="mm", name="title")
    c.text((WIDTH / 2, 500), at.say("before"), 48, anchor="mm", max_width=1400, name="words")
    return finish(c, alt.before(at))
