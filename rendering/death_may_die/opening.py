"""Before the game: the house at night, what is coming over it, and those one may be."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageFilter

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import Theme, mix, theme

from . import alt
from .emblems import emblem
from .folk import figure
from .head import great_tone
from .look import MOOD_NAME
from .nightmare import looming
from .rooms.house import house_of, painted
from .words import Table

WIDTH, TOP = 1200, 250
ROW = 318
IN_A_ROW = 5


def draw_opening(view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str, offered: Sequence[str] = ()) -> Drawn:
    """`offered`: the investigators one chooses from."""
    at = Table(view, cards, lang, names)
    t = theme(MOOD_NAME, look)
    rows = -(-len(offered) // IN_A_ROW)
    high = TOP + rows * ROW + 14 if offered else 640
    c = Canvas(WIDTH, high, t, backdrop=_night(view, cards, t, high, bool(offered)))
    c.record("backdrop", "night", c.frame)
    title = cards.episodes[view.episode].name.in_(lang) if view.episode in cards.episodes else at.say("game")
    down = 0 if offered else 250
    left = 300 if offered and view.great_old_one in cards.great_old_ones else 0
    middle = (WIDTH + left) / 2
    c.paragraph(
        Box(left + 30, 30 + down, WIDTH - 40, 130 + down),
        escape(title),
        76,
        min_size=48,
        face="title_heavy",
        align="m",
        valign="m",
        leading=0.98,
        shadow=True,
        colour=t.brass_light,
        name="title",
    )
    if view.great_old_one in cards.great_old_ones:
        great = cards.great_old_ones[view.great_old_one]
        words = f"{great.name.in_(lang)}, {great.title.in_(lang)}"
        c.text(
            (middle, 170 + down),
            words,
            42,
            anchor="mm",
            max_width=WIDTH - left - 60,
            colour=mix(great_tone(view), t.text, 0.4),
            name="great",
        )
    words = at.say("who-are-you") if offered else at.say("setup")
    c.text((middle, 222 + down), words, 36, anchor="mm", colour=t.text_soft, max_width=WIDTH - left - 60, name="setup")
    ground = Box(16, TOP, WIDTH - 16, high - 14)
    for i, id in enumerate(offered):
        lane = ground.rows(rows)[i // IN_A_ROW]
        here = min(IN_A_ROW, len(offered) - (i // IN_A_ROW) * IN_A_ROW)
        wide = min(lane.w // IN_A_ROW, lane.w // here)
        x = lane.centre[0] + (i % IN_A_ROW - (here - 1) / 2) * wide
        with c.group(id):
            _somebody(c, Box.at(x - wide / 2 + 4, lane.y0, wide - 8, lane.h - 8), id, at)
    said = [alt.opening(at)] + [_said(id, at) for id in offered]
    return finish(c, " ".join(said))


def _said(id: str, at: Table) -> str:
    card = at.cards.investigators[id]
    skills = alt.listed(at.cards.skills[s].name.in_(at.lang) for s in card.skills if s in at.cards.skills)
    return f"{card.name.in_(at.lang)}, {card.occupation.in_(at.lang)}: {skills}."


def _somebody(c: Canvas, box: Box, id: str, at: Table) -> None:
    t, card = c.theme, at.cards.investigators[id]
    plate = Box(box.x0, box.y1 - 122, box.x1, box.y1)
    high, x = 206, box.centre[0]
    c.glow(x, plate.y0 - high * 0.4, 120, (255, 214, 150), 0.4)
    c.put(figure(id, high), x - high / 2, plate.y0 + 6 - high)
    c.record("icon", "figure", Box.around(x, plate.y0 - high * 0.45, 120, round(high * 0.86)))
    c.slab(plate, 14, (18, 10, 14), 0.9)
    c.edge(plate, 14, 3, t.brass)
    c.record("panel", "plate", plate)
    c.paragraph(
        Box(plate.x0 + 8, plate.y0 + 4, plate.x1 - 8, plate.y0 + 62),
        escape(card.name.in_(at.lang)),
        34,
        min_size=26,
        face="heavy",
        align="m",
        valign="m",
        leading=0.95,
        max_lines=2,
        name="name",
    )
    shown = [s for s in card.skills if s in at.cards.skills]
    for i, skill in enumerate(shown):
        c.icon((x + (i - (len(shown) - 1) / 2) * 62, plate.y0 + 88), emblem(skill, at.cards), 50, t.brass_light, label=skill)


def _night(view: DeathView, cards: Catalogue, t: Theme, high: int, offered: bool) -> Image.Image:
    def build() -> Image.Image:
        sky = shapes.gradient(WIDTH, high, (0, (16, 10, 24)), (0.5, (40, 18, 30)), (1, (12, 7, 10))).copy()
        if view.episode in cards.episodes:
            house = house_of(view.episode, cards, 1552, 1124)
            image = (
                painted(house, view.episode, t).resize((WIDTH, round(WIDTH * 1124 / 1552))).filter(ImageFilter.GaussianBlur(3))
            )
            image = image.crop((0, 0, WIDTH, min(high, image.height)))
            fade = shapes.gradient(WIDTH, image.height, (0, (10, 10, 10)), (0.4, (90, 90, 90)), (1, (120, 120, 120)))
            sky.paste(image, (0, high - image.height), fade.convert("L"))
        if view.great_old_one in cards.great_old_ones:
            n = 300 if offered else 330
            looming(sky, view.great_old_one, n, (150 if offered else WIDTH // 2, 10 + n))
        return sky

    return CACHE.get(("dmd-night", view.episode, view.great_old_one, high, t.palette), build)
