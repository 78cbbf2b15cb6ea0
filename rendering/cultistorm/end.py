"""The end, a picture to keep. Each way to win or lose has a scene of its own.

won        dawn over five towns, five seals in the sky, and those who closed them
insane     one of them in a circle of eyes; the others stand where the light ends
entered    it stands above the houses, and they are small
limit      hoods from one end of the street to the other
ending     the gate stands open, and what was bound goes out
module     a blot across the sky; a plague, an other world and robed civilians have scenes of their own
abandoned  a town at night, with one lamp
"""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw, ImageFilter

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.great import apparition, light_of
from rendering.kit.recap import Vista
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.sprites import CACHE, clouds
from rendering.theme import RGB, Theme, mix, theme

from . import alt
from .folk import CULTISTS, foe, investigator
from .look import MOOD_NAME
from .pieces import BLACK, WHITE, form_of
from .signs import medal
from .townsfolk import townsman
from .words import Table

WIDTH, HEIGHT = 1200, 880
GROUND = 650
STORY = 104


def draw_end(view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    t = theme(MOOD_NAME, look)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_where(at, t))
    c.record("backdrop", "scene", c.frame)
    _people(c, at, alt.ending(view))
    c.text(
        (WIDTH / 2, 70),
        alt.headline(view, at),
        84,
        face="title_heavy",
        anchor="mm",
        metal=True,
        max_width=1120,
        min_size=50,
        name="title",
    )
    words = alt.result(view, at)
    c.paragraph(
        Box(60, 116, WIDTH - 60, 196),
        lettering.escape(words),
        35,
        min_size=26,
        face="bold",
        align="m",
        shadow=True,
        leading=1.05,
        name="result",
    )
    low = Box(34, HEIGHT - 18 - STORY, WIDTH - 34, HEIGHT - 18)
    c.slab(low, 16, (8, 8, 14), 0.8)
    story = alt.story(view, at)
    c.paragraph(
        low.inset(24, 8),
        lettering.escape(story),
        36,
        min_size=26,
        face="italic",
        align="m",
        valign="m",
        leading=1.1,
        name="story",
    )
    return finish(c, f"{words} {story} {alt.board(view, cards, lang, names)}")


def vista(at: Table, t: Theme) -> Vista:
    """Without a word, for the page that tells of the game."""
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_where(at, t))
    _people(c, at, alt.ending(at.view), lettered=False)
    return Vista(c.image, 196, GROUND + 70)


def _where(at: Table, t: Theme) -> Image.Image:
    key = alt.ending(at.view)
    return _scene(at.view.reason if key == "module" and at.view.reason in _SCENES else key, _great(at.view, at), t)


def _great(view: StormView, at: Table) -> str:
    """Who looms over it: who entered, or whoever was there."""
    if view.reason in at.cards.great_old_ones:
        return view.reason
    return next((e.id for p in view.places for e in p.elders), "cthulhu")


def _scene(key: str, great: str, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        image = _SCENES[key](great)
        shade = Image.new("L", (1, HEIGHT))
        shade.putdata([max(0, 225 - y) if y < 225 else 0 for y in range(HEIGHT)])
        image.paste((8, 6, 14), (0, 0), shade.resize((WIDTH, HEIGHT)))
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, BLACK), 0.3)

    return CACHE.get(("cs-end", key, great if key in ("entered", "ending") else "", t.palette), build)


def _sky(*stops: tuple[float, RGB], cloud: RGB, strength: float = 0.5) -> Image.Image:
    image = shapes.gradient(WIDTH, HEIGHT, *stops).copy()
    soft = clouds(WIDTH // 2, HEIGHT // 2, 33, coarse=130, octaves=5).resize((WIDTH, HEIGHT))
    image.paste(cloud, (0, 0), shapes.faded(soft.point([max(0, min(250, (v - 110) * 3)) for v in range(256)]), strength))
    return image


def _town(image: Image.Image, ground: RGB, lamps: int, seed: int = 4, lamp: RGB = (255, 206, 110)) -> None:
    """Gables, a steeple, a lighthouse, masts; so many windows are lit."""
    chance = random.Random(seed)
    pen = ImageDraw.Draw(image)
    ink = mix(ground, BLACK, 0.2)
    windows: list[tuple[float, float]] = []
    x = -20.0
    while x < WIDTH:
        w, h = chance.uniform(54, 110), chance.uniform(60, 150)
        top = GROUND - h
        pen.polygon(
            [(x, GROUND + 30), (x, top), (x + w / 2, top - chance.uniform(24, 60)), (x + w, top), (x + w, GROUND + 30)], fill=ink
        )
        if chance.random() < 0.5:
            pen.rectangle((x + w * 0.66, top - 50, x + w * 0.78, top), fill=ink)
        windows += [(x + w * q, top + 26 + 34 * r) for q in (0.3, 0.66) for r in range(max(1, int(h // 50)))]
        x += w * chance.uniform(0.8, 1.05)
    pen.polygon([(210, GROUND + 10), (210, 420), (236, 320), (262, 420), (262, GROUND + 10)], fill=ink)
    pen.line((236, 322, 236, 286), fill=ink, width=6)
    pen.line((222, 302, 250, 302), fill=ink, width=6)
    pen.polygon([(960, GROUND + 10), (972, 410), (1008, 410), (1020, GROUND + 10)], fill=ink)
    pen.rectangle((968, 384, 1012, 412), fill=ink)
    pen.polygon([(966, 386), (990, 352), (1014, 386)], fill=ink)
    chance.shuffle(windows)
    for wx, wy in windows[:lamps]:
        if wy < GROUND - 10:
            image.paste(lamp, (round(wx - 24), round(wy - 24)), shapes.halo(48, 48, 0.6))
            pen.rectangle((wx - 5, wy - 8, wx + 5, wy + 8), fill=lamp)


def _hill(image: Image.Image, ground: RGB) -> None:
    ImageDraw.Draw(image).ellipse((-300, GROUND - 34, WIDTH + 300, HEIGHT + 420), fill=ground)


def _rain(image: Image.Image, n: int, tone: RGB = (190, 214, 230)) -> None:
    chance = random.Random(7)
    rain = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(rain)
    for _ in range(n):
        x, y, long = chance.random() * (WIDTH + 200), chance.random() * HEIGHT, 20 + 60 * chance.random()
        pen.line((x, y, x - long * 0.28, y + long), fill=30 + round(60 * chance.random()), width=2)
    image.paste(tone, (0, 0), rain.filter(ImageFilter.GaussianBlur(0.7)))


def _rays(image: Image.Image, at: tuple[float, float], tone: RGB, strength: float, n: int = 26) -> None:
    rays = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(rays)
    for i in range(n):
        a = 2 * math.pi * i / n
        ends = [(at[0] + 1500 * math.cos(a + d), at[1] + 1500 * math.sin(a + d)) for d in (-0.06, 0.06)]
        pen.polygon([at, *ends], fill=90)
    image.paste(tone, (0, 0), shapes.faded(rays.filter(ImageFilter.GaussianBlur(6)), strength))
    size = 900
    image.paste(mix(tone, WHITE, 0.3), (round(at[0] - size / 2), round(at[1] - size / 2)), shapes.halo(size, size, 0.9))


def _won(_: str) -> Image.Image:
    stops = ((0.0, (48, 62, 112)), (0.4, (190, 118, 124)), (GROUND / HEIGHT, (255, 206, 136)), (1.0, (60, 40, 50)))
    image = _sky(*stops, cloud=(255, 214, 190), strength=0.4)
    _rays(image, (WIDTH / 2, GROUND - 60), (255, 236, 190), 0.7)
    _town(image, (66, 42, 56), 14)
    t = theme(MOOD_NAME)
    for i, s in enumerate(SYMBOLS):
        a = math.radians(206 + 32 * i)
        x, y = WIDTH / 2 + 440 * math.cos(a), 560 + 290 * math.sin(a)
        tone = t.icons[f"cs_{s}"]
        image.paste(mix(tone, WHITE, 0.5), (round(x - 130), round(y - 130)), shapes.halo(260, 260, 0.9))
        m = medal(s, 104, t, "glow")
        image.paste(m.image, (round(x - 52) + m.dx, round(y - 52) + m.dy), m.mask)
    _hill(image, (44, 32, 40))
    return image


def _insane(_: str) -> Image.Image:
    image = _sky((0, (16, 8, 26)), (0.5, (58, 20, 66)), (1, (10, 6, 16)), cloud=(150, 60, 150), strength=0.35)
    pen = ImageDraw.Draw(image)
    cx, cy = WIDTH / 2, 470
    image.paste((200, 90, 210), (round(cx - 420), round(cy - 420)), shapes.halo(840, 840, 0.65))
    for turn in range(5):
        points = [
            (cx + (30 + i * 4.4) * math.cos(i / 11 + turn * 1.257), cy + (30 + i * 4.4) * 0.72 * math.sin(i / 11 + turn * 1.257))
            for i in range(120)
        ]
        pen.line(points, fill=(150, 70, 160), width=5, joint="curve")
    chance = random.Random(12)
    for i in range(34):
        a, r = i * 2.399, 190 + 15.5 * i
        x, y = cx + r * math.cos(a), cy + r * 0.62 * math.sin(a)
        n = 13 + 17 * chance.random()
        if y < 190:
            continue
        image.paste((255, 190, 230), (round(x - n * 3), round(y - n * 3)), shapes.halo(round(n * 6), round(n * 6), 0.4))
        pen.ellipse((x - n * 1.5, y - n * 0.8, x + n * 1.5, y + n * 0.8), fill=(250, 238, 226))
        pen.ellipse((x - n * 0.7, y - n * 0.7, x + n * 0.7, y + n * 0.7), fill=(170, 30, 70))
        pen.ellipse((x - n * 0.3, y - n * 0.3, x + n * 0.3, y + n * 0.3), fill=(16, 4, 12))
    _hill(image, (22, 12, 28))
    return image


def _entered(great: str) -> Image.Image:
    light = light_of(great)
    image = _sky(
        (0, (8, 6, 14)),
        (0.45, mix(light, BLACK, 0.6)),
        (GROUND / HEIGHT, mix(light, BLACK, 0.35)),
        (1, (8, 6, 10)),
        cloud=mix(light, BLACK, 0.3),
        strength=0.5,
    )
    n = 800
    face = apparition(great, n, n)
    mask = shapes.halo(n, n, 1.0).point([min(255, round(v * 2.2)) for v in range(256)])
    _rays(image, (WIDTH / 2, 420), light, 0.35)
    image.paste(face, ((WIDTH - n) // 2, 20), mask)
    _town(image, (16, 10, 16), 9, lamp=(255, 90, 60))
    _hill(image, (12, 8, 12))
    _rain(image, 240)
    return image


def _limit(_: str) -> Image.Image:
    image = _sky((0, (10, 12, 24)), (0.5, (40, 44, 66)), (1, (8, 8, 12)), cloud=(120, 130, 160), strength=0.4)
    _town(image, (14, 14, 22), 5, lamp=(255, 110, 60))
    castes = [s for s in ("threshold", "ashes", "horn", "yellow", "deep") if s in CULTISTS]
    chance = random.Random(5)
    for row, (y, high, n) in enumerate(((470, 150, 17), (530, 190, 14), (612, 236, 11))):
        for i in range(n):
            x = (i + 0.5 + (row % 2) * 0.5) * WIDTH / n - high * 0.25
            if row == 2 and abs(x - WIDTH / 2 + 40) < 320:
                continue
            s = foe(castes[(i * 2 + row + chance.randrange(2)) % len(castes)], high, flip=bool((i + row) % 2))
            image.paste(s.image, (round(x - high / 2) + s.dx, y - high // 2 + s.dy), s.mask)
        image.paste((10, 12, 20), (0, 0), Image.new("L", (WIDTH, HEIGHT), (90, 50, 0)[row]))
    _hill(image, (12, 12, 18))
    _rain(image, 260)
    return image


def _ending(great: str) -> Image.Image:
    image = _sky(
        (0, (28, 6, 10)),
        (0.5, (120, 30, 24)),
        (GROUND / HEIGHT, (210, 80, 40)),
        (1, (20, 8, 10)),
        cloud=(255, 120, 60),
        strength=0.4,
    )
    _rays(image, (WIDTH / 2, 430), (255, 130, 70), 0.6)
    pen = ImageDraw.Draw(image)
    pen.ellipse((WIDTH / 2 - 150, 250, WIDTH / 2 + 150, 550), fill=(14, 4, 8))
    pen.ellipse((WIDTH / 2 - 158, 242, WIDTH / 2 + 158, 558), outline=(255, 214, 150), width=8)
    n = 330
    face = apparition(great, n, n)
    image.paste(face, (WIDTH // 2 - n // 2, 400 - n // 2), shapes.faded(shapes.shape("circle", n, 24), 0.62))
    _town(image, (40, 12, 14), 0)
    for side in (-1, 1):  # the gate
        x = WIDTH / 2 + side * 250
        pen.polygon([(x - 46, GROUND + 20), (x - 36, 300), (x + 36, 300), (x + 46, GROUND + 20)], fill=(24, 10, 14))
        for i in range(5):
            pen.line((x - 34, 350 + i * 56, x + 34, 346 + i * 56), fill=(70, 26, 26), width=4)
        pen.polygon([(x - 60, 306), (x + 60, 306), (x + 46, 270), (x - 46, 270)], fill=(24, 10, 14))
        leaf = WIDTH / 2 + side * 214
        pen.polygon(
            [(leaf, 330), (leaf + side * -70, 384), (leaf + side * -70, GROUND + 40), (leaf, GROUND + 10)], fill=(50, 18, 18)
        )
    _hill(image, (26, 10, 14))
    return image


def _module(_: str) -> Image.Image:
    """A blot across the sky, the same on both sides: everybody sees something else in it."""
    image = _sky((0, (8, 12, 20)), (0.5, (30, 50, 66)), (1, (6, 8, 12)), cloud=(90, 130, 150), strength=0.5)
    image.paste((200, 226, 244), (WIDTH // 2 - 420, 30), shapes.halo(840, 840, 0.55))
    half = Image.new("L", (WIDTH // 2, HEIGHT), 0)
    pen, chance = ImageDraw.Draw(half), random.Random(23)
    for _i in range(90):
        r = 10 + 52 * chance.random() ** 2
        x, y = WIDTH / 2 - abs(chance.gauss(0, 120)), 400 + chance.gauss(0, 92)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    for x, y, r in ((470, 330, 16), (430, 450, 20), (520, 500, 14)):
        pen.ellipse((x - r * 1.6, y - r, x + r * 1.6, y + r), fill=0)
    whole = Image.new("L", (WIDTH, HEIGHT), 0)
    whole.paste(half, (0, 0))
    whole.paste(half.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (WIDTH // 2, 0))
    blot = whole.filter(ImageFilter.GaussianBlur(9)).point([max(0, min(255, (v - 110) * 9)) for v in range(256)])
    image.paste((8, 8, 16), (0, 0), blot)
    _town(image, (10, 14, 20), 3)
    _hill(image, (10, 12, 18))
    _rain(image, 320)
    return image


def _plague(_: str) -> Image.Image:
    """What came out of the drains stands in the streets."""
    image = _sky((0, (16, 20, 10)), (0.5, (70, 84, 30)), (1, (12, 14, 8)), cloud=(170, 200, 80), strength=0.5)
    _town(image, (18, 22, 12), 6, lamp=(200, 240, 90))
    chance = random.Random(3)
    for _i in range(60):
        r = 40 + 110 * chance.random()
        x, y = chance.random() * WIDTH, 430 + 220 * chance.random()
        image.paste((150, 190, 60), (round(x - r), round(y - r * 0.5)), shapes.halo(round(2 * r), round(r), 0.4))
    _hill(image, (18, 20, 12))
    return image


def _swallowed(_: str) -> Image.Image:
    """The other side has closed behind somebody."""
    image = _sky((0, (10, 8, 24)), (0.5, (44, 32, 84)), (1, (8, 6, 16)), cloud=(140, 110, 220), strength=0.4)
    _town(image, (14, 10, 24), 4)
    for i, r in enumerate((230, 190, 152, 116, 82, 50)):
        tone = mix((186, 160, 255), (20, 10, 40), i / 6)
        image.paste(tone, (WIDTH // 2 - r, 410 - r), shapes.shape("circle", 2 * r))
        image.paste((10, 6, 22), (WIDTH // 2 - r + 9, 410 - r + 9), shapes.shape("circle", 2 * r - 18))
    for x, y, tone in ((WIDTH // 2 - 16, 392, (236, 220, 255)), (WIDTH // 2 + 16, 392, (236, 220, 255))):
        image.paste(tone, (x - 20, y - 20), shapes.halo(40, 40, 0.9))
    _hill(image, (14, 10, 22))
    return image


def _robed(_: str) -> Image.Image:
    """Those who were to be saved, in their new clothes."""
    image = _sky((0, (14, 12, 20)), (0.5, (70, 54, 56)), (1, (10, 8, 12)), cloud=(190, 150, 130), strength=0.4)
    image.paste((255, 220, 180), (WIDTH // 2 - 400, 60), shapes.halo(800, 800, 0.5))
    _town(image, (18, 14, 18), 4)
    for i, id in enumerate(("newsboy", "organist", "night-watchman", "seamstress", "travelling-salesman", "schoolteacher")):
        x, high = 175 + i * 170, 250
        robe = foe(("threshold", "ashes", "horn", "yellow", "deep")[i % 5], high)
        image.paste(robe.image, (x - high // 2 + robe.dx, 330 + robe.dy), shapes.faded(robe.mask, 0.5))
        s = townsman(id, 230, (255, 226, 190))
        image.paste(s.image, (x - 115 + s.dx, 352 + s.dy), shapes.faded(s.mask, 0.75))
    _hill(image, (16, 12, 16))
    return image


def _abandoned(_: str) -> Image.Image:
    image = _sky((0, (10, 14, 30)), (0.6, (36, 48, 78)), (1, (10, 10, 18)), cloud=(110, 130, 170), strength=0.35)
    image.paste((250, 244, 220), (790, 160), shapes.halo(360, 360, 0.6))
    ImageDraw.Draw(image).ellipse((900, 270, 1040, 410), fill=(246, 240, 216))
    _town(image, (12, 14, 24), 1)
    _hill(image, (14, 14, 22))
    _rain(image, 200)
    return image


_SCENES = {
    "won": _won,
    "insane": _insane,
    "entered": _entered,
    "limit": _limit,
    "ending": _ending,
    "module": _module,
    "plagues": _plague,
    "otherworlds": _swallowed,
    "innocent-victims": _robed,
    "abandoned": _abandoned,
}


def _people(c: Canvas, at: Table, key: str, lettered: bool = True) -> None:
    """Everybody who was there."""
    people, t = at.view.investigators, c.theme
    lost = int(at.view.reason) if key == "insane" and at.view.reason.isdigit() and int(at.view.reason) < len(people) else -1
    foot = GROUND + 44
    if lost >= 0:
        p = people[lost]
        high = 300
        c.glow(WIDTH / 2, 470, 260, (255, 210, 240), 0.8)
        c.put(investigator(p.id, high, t.seat(p.colour).colour, rim=(255, 200, 236)), WIDTH / 2 - high / 2, foot - 20 - high)
        c.record("token", f"who{lost}", Box.around(WIDTH / 2, foot - 20 - high / 2, round(high * 0.6), high), over=True)
    high = {"won": 240, "abandoned": 190, "limit": 176}.get(key, 172)
    standing = [p for p in people if p.who != lost]
    room = {"limit": 600}.get(key, 1120)
    step = min(high * 1.05 + 20, room / max(1, len(standing)))
    for i, p in enumerate(standing):
        x = WIDTH / 2 + (i - (len(standing) - 1) / 2) * step
        if lost >= 0:  # at the edge of the light
            x = (110 + (i // 2) * 150) if i % 2 == 0 else WIDTH - 110 - (i // 2) * 150
        seat = t.seat(p.colour)
        c.glow(x, foot - 6, round(high * 0.42), BLACK, 0.8)
        c.put(investigator(p.id, high, seat.colour, rim=(255, 226, 160) if key == "won" else None), x - high / 2, foot - high)
        c.record("token", f"who{p.who}", Box.around(x, foot - high / 2, round(high * 0.56), round(high * 0.96)), over=True)
        if not lettered:
            continue
        c.badge((x + high * 0.26, foot - 22), at.letter(p.who), 48, seat.colour, form_of(seat.shape), name=f"letter{p.who}")
        _name(c, x, foot + 30, at.who(p.who), round(step) - 8 if lost < 0 else 146, p.who)
    if lost >= 0 and lettered:
        p = people[lost]
        seat = t.seat(p.colour)
        c.badge((WIDTH / 2 + 84, foot - 40), at.letter(lost), 54, seat.colour, form_of(seat.shape), name=f"letter{lost}")
        _name(c, WIDTH / 2, foot + 30, at.who(lost), 420, lost)


def _name(c: Canvas, x: float, y: float, name: str, wide: int, who: int) -> None:
    c.paragraph(
        Box.around(x, y, wide, 58), fitted(c, name, wide, 30, 2, face="heavy"), 30, min_size=24, face="heavy", align="m", valign="m", leading=1.0, max_lines=2, shadow=True, name=f"name{who}"
    )  # fmt: skip
