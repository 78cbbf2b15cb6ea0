"""The end, a picture to keep. Each way to win or lose has a scene of its own, before the place where it happened.

won          dawn; what was summoned breaks apart behind those who came back
died early   the circle closes round an empty place, and something looks down
all dead     graves, and it stands above them
track        it has risen, and they are small
abandoned    a house at night, with one lamp
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.recap import Vista
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import RGB, Theme, mix, theme

from . import alt, pieces
from .folk import figure
from .head import great_tone
from .look import MOOD_NAME
from .nightmare import looming, nightmare
from .pieces import form_of
from .skyline import draw_skyline
from .words import Table

WIDTH, HEIGHT = 1200, 880
GROUND = 640
STORY = 118


@dataclass(frozen=True)
class Hour:
    """The light of an end: the sky from top to horizon, the ground, lit windows, and how high the sun or the horror stands."""

    sky: tuple[RGB, RGB, RGB]
    ground: RGB
    lit: RGB
    rays: float
    light: int


DAWN = Hour(((44, 50, 100), (190, 104, 112), (255, 196, 120)), (40, 24, 34), (255, 214, 130), 0.75, GROUND - 120)
NIGHT = Hour(((8, 8, 22), (18, 20, 44), (34, 34, 62)), (10, 8, 14), (255, 206, 120), 0.0, 200)


def _hour(result: str, tone: RGB) -> Hour:
    if result == "won":
        return DAWN
    if result == "abandoned":
        return NIGHT
    low = mix((60, 14, 20), tone, 0.42 if result == "track" else 0.2)
    middle = mix((22, 8, 22), tone, 0.26 if result == "track" else 0.12)
    return Hour(((8, 4, 12), middle, low), (10, 5, 9), (236, 60, 34), 0.55 if result == "track" else 0.0, 330)


def draw_end(view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    t = theme(MOOD_NAME, look)
    result = view.result or "abandoned"
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_scene(view, result, t))
    c.record("backdrop", "scene", c.frame)
    key = result.replace("_", "-")
    _people(c, at, result)
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
    words = at.say(f"result-{key}", great=great)
    c.text((WIDTH / 2, 134), escape(words), 36, anchor="mm", max_width=1120, min_size=28, name="result")
    episode = cards.episodes[view.episode]
    story = (episode.won if result == "won" else episode.lost).in_(lang) if result != "abandoned" else episode.name.in_(lang)
    low = Box(34, HEIGHT - 20 - STORY, WIDTH - 34, HEIGHT - 20)
    c.slab(low, 16, (10, 6, 10), 0.8)
    c.paragraph(low.inset(24, 8), escape(story), 34, min_size=25, face="italic", align="m", valign="m", leading=1.1, name="story")
    return finish(c, f"{words} {story} {alt.board(view, cards, lang, names)}")


def vista(at: Table, t: Theme) -> Vista:
    """Without a word, for the page that tells of the game."""
    result = at.view.result or "abandoned"
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_scene(at.view, result, t))
    _people(c, at, result, lettered=False)
    return Vista(c.image, 168, GROUND + 56)


def _scene(view: DeathView, result: str, t: Theme) -> Image.Image:
    """Everything behind the people."""
    tone, great = great_tone(view), view.great_old_one

    def build() -> Image.Image:
        hour = _hour(result, tone)
        top, middle, low = hour.sky
        stops = ((0, top), (0.4, middle), (GROUND / HEIGHT, low), (1, hour.ground))
        image = shapes.gradient(WIDTH, HEIGHT, *stops).copy()
        if hour.rays:
            _rays(image, hour, (255, 236, 190) if result == "won" else tone)
        if result == "won":
            looming(image, great, 500, (WIDTH // 2, GROUND + 50), broken=True)
        elif result == "track":
            looming(image, great, 640, (WIDTH // 2, GROUND + 136))
        elif result == "all_dead":
            _moon(image, (WIDTH // 2, 300), 250, mix(tone, (255, 255, 255), 0.3), 0.5)
            looming(image, great, 580, (WIDTH // 2, GROUND + 96))
        elif result == "died_early":
            _apparition(image, great)
        else:
            _moon(image, (930, 250), 84, (250, 240, 214), 1.0)
        draw_skyline(image, view.episode, GROUND - 16, mix(hour.ground, (0, 0, 0), 0.25), hour.lit)
        _hill(image, hour.ground)
        if result == "died_early":
            _circle(image, tone)
        if result in ("track", "all_dead"):
            _fog(image, mix(tone, (20, 10, 20), 0.5))
        shade = Image.new("L", (1, HEIGHT))
        shade.putdata([max(0, 215 - y) if y < 215 else 0 for y in range(HEIGHT)])
        image.paste((10, 5, 12), (0, 0), shade.resize((WIDTH, HEIGHT)))
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, (0, 0, 0)), 0.3)

    return CACHE.get(("dmd-end", view.episode, great, result, t.palette), build)


def _rays(image: Image.Image, hour: Hour, tone: RGB) -> None:
    rays = Image.new("L", (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(rays)
    cx, cy = WIDTH / 2, hour.light
    for i in range(26):
        a, q = 2 * math.pi * i / 26, 0.06
        ends = [(cx + 1500 * math.cos(a + d), cy + 1500 * math.sin(a + d)) for d in (-q, q)]
        draw.polygon([(cx, cy), *ends], fill=90)
    image.paste(tone, (0, 0), shapes.faded(rays.filter(ImageFilter.GaussianBlur(6)), hour.rays))
    n = 980
    image.paste(mix(tone, (255, 255, 255), 0.15), (round(cx - n / 2), round(cy - n / 2)), shapes.halo(n, n, 0.9))


def _moon(image: Image.Image, at: tuple[int, int], r: int, tone: RGB, light: float) -> None:
    x, y = at
    image.paste(tone, (x - r * 3, y - r * 3), shapes.halo(r * 6, r * 6, 0.5 * light))
    disc = shapes.shape("circle", r * 2)
    image.paste(mix(tone, (20, 12, 24), 1 - light * 0.9), (x - r, y - r), disc)


def _apparition(image: Image.Image, great: str) -> None:
    """It is not here yet: only its face, in the clouds."""
    size = 640
    s = nightmare(great, size)
    fade = shapes.gradient(
        s.mask.width, s.mask.height, (0, (150, 150, 150)), (0.5, (120, 120, 120)), (0.8, (0, 0, 0)), (1, (0, 0, 0))
    )
    mask = Image.composite(
        s.mask, Image.new("L", s.mask.size, 0), fade.convert("L").point([255 if v > 2 else 0 for v in range(256)])
    )
    image.paste(s.image, ((WIDTH - size) // 2 + s.dx, 128 + s.dy), Image.blend(Image.new("L", mask.size, 0), mask, 0.62))


def _hill(image: Image.Image, ground: RGB) -> None:
    pen = ImageDraw.Draw(image)
    pen.ellipse((-300, GROUND - 30, WIDTH + 300, HEIGHT + 420), fill=ground)


def _fog(image: Image.Image, tone: RGB) -> None:
    for x, y, w, h in ((-200, GROUND - 90, 900, 170), (400, GROUND - 70, 1000, 150), (100, GROUND - 20, 900, 130)):
        image.paste(tone, (x, y), shapes.halo(w, h, 0.7))


def _circle(image: Image.Image, tone: RGB) -> None:
    """The star on the ground, and those who drew it."""
    ring = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(ring)
    cx, cy, rx, ry = WIDTH / 2, GROUND + 34, 430, 74
    pen.ellipse((cx - rx, cy - ry, cx + rx, cy + ry), outline=255, width=6)
    pen.ellipse((cx - rx + 26, cy - ry + 8, cx + rx - 26, cy + ry - 8), outline=255, width=3)
    star = [(cx + (rx - 30) * math.sin(4 * math.pi * i / 5), cy - (ry - 10) * math.cos(4 * math.pi * i / 5)) for i in range(6)]
    pen.line(star, fill=255, width=5)
    soft = ring.filter(ImageFilter.GaussianBlur(9)).point([min(255, v * 3) for v in range(256)])
    image.paste(mix(tone, (255, 40, 30), 0.55), (0, 0), soft)
    image.paste((255, 226, 190), (0, 0), ring)
    for x, high in ((70, 190), (170, 170), (258, 152), (942, 152), (1030, 170), (1130, 190)):
        s = pieces.standee("cultist", high)
        image.paste(s.image, (x - high // 2 + s.dx, GROUND + 26 - high + s.dy), s.mask)


def _people(c: Canvas, at: Table, result: str, lettered: bool = True) -> None:
    """Everybody, the lost as gravestones."""
    people, t = at.view.investigators, c.theme
    high = {"won": 244, "abandoned": 214}.get(result, 176)
    room = {"died_early": 620}.get(result, 1120)
    step = min(high * 1.0 + 10, room / max(1, len(people)))
    foot = GROUND + 42
    for i, p in enumerate(people):
        x = WIDTH / 2 + (i - (len(people) - 1) / 2) * max(step, 0)
        seat = t.seat(p.who)
        c.glow(x, foot - 6, round(high * 0.42), (0, 0, 0), 0.8)
        if p.fate:
            tall = round(high * 0.66)
            _grave(c, x, foot, tall, p.fate)
            box = Box.around(x, foot - tall / 2, round(tall * 0.8), tall)
        else:
            rim = (255, 226, 160) if result == "won" else mix(great_tone(at.view), (255, 255, 255), 0.2)
            c.put(figure(p.id, high, seat.colour, rim=rim), x - high / 2, foot - high)
            box = Box.around(x, foot - high / 2, round(high * 0.6), round(high * 0.96))
        c.record("token", f"who{p.who}", box, over=True)
        if not lettered:
            continue
        c.badge((x + high * 0.26, foot - 20), at.letter(p.who), 48, seat.colour, form_of(seat.shape), name=f"letter{p.who}")
        _name(c, x, foot + 28, at.who(p.who), round(max(step, 120)) - 8, p.who)


def _name(c: Canvas, x: float, y: float, name: str, wide: int, who: int) -> None:
    c.paragraph(
        Box.around(x, y, wide, 60 if c.measure(name, 30, "heavy") > wide else 36),
        escape(name),
        30,
        min_size=25,
        face="heavy",
        align="m",
        valign="m",
        leading=0.95,
        max_lines=2,
        shadow=True,
        name=f"name{who}",
    )


def _grave(c: Canvas, x: float, foot: float, high: int, fate: str) -> None:
    w = round(high * 0.74)
    tone = (150, 146, 150)
    c.stamp(shapes.shape("arch", high), x - high / 2, foot - high, mix(tone, (0, 0, 0), 0.55))
    c.stamp(shapes.shape("arch", high - 14), x - high / 2 + 7, foot - high + 7, tone)
    mark = {"killed": "dmd_skull", "insane": "dmd_sanity"}.get(fate, "dmd_left")
    c.icon((x, foot - high * 0.46), mark, round(w * 0.6), (60, 54, 60), shadow=False)
