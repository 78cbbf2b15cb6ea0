"""The end, a picture to keep: those who came back before the dawn, or what rose over the house."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

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
from rendering.theme import RGB, Theme, mix, theme

from . import alt
from .folk import figure
from .head import great_tone
from .look import MOOD_NAME
from .pieces import form_of, standee
from .words import Table

WIDTH, HEIGHT = 1200, 880
GROUND = 640


def draw_end(view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    t = theme(MOOD_NAME, look)
    won = view.result == "won"
    tone = great_tone(view)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_sky(won, tone, t))
    c.record("backdrop", "sky", c.frame)
    _great(c, at, won)
    _people(c, at)
    key = view.result.replace("_", "-") or "abandoned"
    c.text(
        (WIDTH / 2, 66),
        at.say(f"title-{key}"),
        84,
        face="title_heavy",
        anchor="mm",
        metal=True,
        max_width=1120,
        min_size=50,
        name="title",
    )
    great = cards.great_old_ones[view.great_old_one].name.in_(lang)
    result = at.say(f"result-{key}", great=great)
    c.text((WIDTH / 2, 134), escape(result), 36, anchor="mm", max_width=1120, min_size=28, name="result")
    episode = cards.episodes[view.episode]
    story = (episode.won if won else episode.lost).in_(lang) if key != "abandoned" else episode.name.in_(lang)
    low = Box(34, GROUND + 92, WIDTH - 34, HEIGHT - 22)
    c.stamp(shapes.rounded(low.w, low.h, 16), low.x0, low.y0, (10, 6, 10), 0.78)
    c.paragraph(low.inset(24, 10), escape(story), 34, min_size=25, face="italic", align="m", valign="m", name="story")
    return finish(c, f"{result} {story} {alt.board(view, cards, lang, names)}")


def _sky(won: bool, tone: RGB, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        if won:
            sky = shapes.gradient(
                WIDTH,
                HEIGHT,
                (0, (38, 44, 88)),
                (0.35, (150, 92, 110)),
                (0.62, (250, 176, 104)),
                (0.74, (255, 226, 160)),
                (1, (60, 40, 40)),
            )
        else:
            sky = shapes.gradient(
                WIDTH,
                HEIGHT,
                (0, (10, 6, 18)),
                (0.4, mix((20, 10, 26), tone, 0.22)),
                (0.7, mix((60, 16, 24), tone, 0.3)),
                (1, (10, 6, 8)),
            )
        image = sky.copy()
        rays = Image.new("L", (WIDTH, HEIGHT), 0)
        draw = ImageDraw.Draw(rays)
        cx, cy = WIDTH / 2, GROUND - 40 if won else 380
        for i in range(26):
            a, q = 2 * math.pi * i / 26, 0.06
            draw.polygon(
                [
                    (cx, cy),
                    (cx + 1500 * math.cos(a - q), cy + 1500 * math.sin(a - q)),
                    (cx + 1500 * math.cos(a + q), cy + 1500 * math.sin(a + q)),
                ],
                fill=90,
            )
        image.paste((255, 236, 190) if won else tone, (0, 0), shapes.faded(rays.filter(ImageFilter.GaussianBlur(6)), 0.6))
        n = 900
        image.paste(
            (255, 244, 206) if won else mix(tone, (255, 255, 255), 0.1),
            (round(cx - n / 2), round(cy - n / 2)),
            shapes.halo(n, n, 0.85),
        )
        pen = ImageDraw.Draw(image)
        # The town on the hill, and the ground they stand on.
        dark = (34, 20, 30) if won else (12, 6, 10)
        x = -20
        heights = (60, 110, 70, 160, 90, 130, 60, 190, 80, 120, 70, 150, 96, 64, 140, 84)
        for i, high in enumerate(heights):
            wide = 70 + (i * 37) % 40
            top = GROUND - 10 - high
            pen.rectangle((x, top, x + wide, HEIGHT), fill=mix(dark, (90, 60, 70), 0.25))
            if i % 3 == 0:
                pen.polygon([(x - 4, top), (x + wide / 2, top - 56), (x + wide + 4, top)], fill=mix(dark, (90, 60, 70), 0.25))
            for k in range(2):
                wx, wy = x + 14 + k * 30, top + 24
                if (i + k) % 2 == 0:
                    pen.rectangle((wx, wy, wx + 12, wy + 18), fill=(255, 206, 110) if won else (190, 40, 30))
            x += wide
        pen.ellipse((-300, GROUND - 30, WIDTH + 300, HEIGHT + 420), fill=dark)
        shade = Image.new("L", (1, HEIGHT))
        shade.putdata([max(0, 205 - y) if y < 205 else 0 for y in range(HEIGHT)])
        image.paste((12, 6, 14), (0, 0), shade.resize((WIDTH, HEIGHT)))
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, (0, 0, 0)), 0.3)

    return CACHE.get(("dmd-sky", won, tone, t.palette), build)


def _great(c: Canvas, at: Table, won: bool) -> None:
    """Risen over the roofs, or sinking behind them."""
    size = 300 if won else 470
    x = WIDTH / 2
    s = standee(at.view.great_old_one, size, dim=won)
    if won:
        sunk = round(size * 0.56)
        top = GROUND - 70 - sunk
        c.image.paste(
            s.image.crop((0, 0, s.image.width, sunk - s.dy)),
            (round(x - size / 2) + s.dx, top + s.dy),
            s.mask.crop((0, 0, s.mask.width, sunk - s.dy)),
        )
        c.record("token", "great", Box.around(x, top + sunk / 2, size, sunk), over=True)
    else:
        c.put(s, x - size / 2, GROUND - 10 - size)
        c.record("token", "great", Box.around(x, GROUND - 10 - size / 2, size, size), over=True)


def _people(c: Canvas, at: Table) -> None:
    """Everybody, the lost as gravestones."""
    people = at.view.investigators
    t = c.theme
    step = min(230.0, 1120 / max(1, len(people)))
    high = 236 if len(people) <= 4 else 214
    foot = GROUND + 46
    for i, p in enumerate(people):
        x = WIDTH / 2 + (i - (len(people) - 1) / 2) * step
        seat = t.seat(p.who)
        if p.fate:
            _grave(c, x, foot, round(high * 0.62), p.fate)
            box = Box.around(x, foot - high * 0.3, 120, round(high * 0.6))
        else:
            c.put(figure(p.id, high, seat.colour), x - high / 2, foot - high)
            box = Box.around(x, foot - high / 2, round(high * 0.6), round(high * 0.96))
        c.record("token", f"who{p.who}", box, over=True)
        c.badge((x + high * 0.26, foot - 22), at.letter(p.who), 50, seat.colour, form_of(seat.shape), name=f"letter{p.who}")
        name = at.who(p.who)
        c.text(
            (x, foot + 24), escape(name), 31, face="heavy", anchor="mm", max_width=round(step) - 8, over=True, name=f"name{p.who}"
        )


def _grave(c: Canvas, x: float, foot: float, high: int, fate: str) -> None:
    w = round(high * 0.74)
    tone = (150, 146, 150)
    c.stamp(shapes.shape("arch", high), x - high / 2, foot - high, mix(tone, (0, 0, 0), 0.55))
    c.stamp(shapes.shape("arch", high - 14), x - high / 2 + 7, foot - high + 7, tone)
    c.icon(
        (x, foot - high * 0.46),
        {"killed": "dmd_skull", "insane": "dmd_sanity"}.get(fate, "dmd_left"),
        round(w * 0.6),
        (60, 54, 60),
        shadow=False,
    )
