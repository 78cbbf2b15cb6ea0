"""The end, a picture to keep. Each way out has its own light at the end of the corridor.

escaped         the lock is open, and a sun rises behind the station
evil conceded   quiet: the lamps are on again
broken          red light, and everything that lives here looks at you
hero conceded   the lamps go out
"""

from __future__ import annotations

import random

from PIL import Image, ImageDraw, ImageFilter

from games.alone.content import Catalogue
from games.alone.view import HERO, AloneView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.drawn import Drawn
from rendering.kit import poster
from rendering.kit.poster import Guest, Poster
from rendering.kit.recap import Vista
from rendering.names import Names
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix, theme
from rendering.words import say

from . import alt, beasts, folk, hero, vignette
from .sectors import HERO_COLOUR

LIGHTS: dict[str, RGB] = {
    "escaped": (255, 206, 130),
    "evil_conceded": (176, 226, 236),
    "broken": (214, 36, 34),
    "hero_conceded": (70, 96, 112),
}
MIDDLE = (poster.WIDTH // 2, 400)


def draw_end(view: AloneView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("alone", look)
    key = (view.result or "playing").replace("_", "-")
    done = sum(m.done for m in view.missions)
    numbers = (
        f"{{life}} {view.life}\u2002{{composure}} {view.composure}",
        f"{{mission}} {done}/{len(view.missions)}",
        f"{{hourglass}} {say(lang, 'pic-al-count-rounds', n=view.round)}",
    )
    words = alt.result(view, names, lang)
    result = _result(view)
    good = result in ("escaped", "evil_conceded")
    what = Poster(say(lang, f"pic-al-end-{key}"), words, numbers, _guests(view, lang, names, t), good)
    return poster.draw_poster(what, _scene(result, t), t, f"{words} {alt.board(view, cards, lang, names)}")


def vista(view: AloneView, lang: Lang, names: Names, t: Theme) -> Vista:
    return poster.vista(_scene(_result(view), t), _guests(view, lang, names, t), t)


def _result(view: AloneView) -> str:
    return view.result if view.result in LIGHTS else "hero_conceded"


def _guests(view: AloneView, lang: Lang, names: Names, t: Theme) -> list[Guest]:
    return [
        Guest(
            HERO,
            hero.person(names, HERO, lang),
            hero.letter(names, HERO, lang),
            lambda high: folk.figure(view.character, high),
            HERO_COLOUR,
        ),
        *(
            Guest(
                e.seat,
                hero.person(names, e.seat, lang),
                hero.letter(names, e.seat, lang),
                lambda high, e=e: _evil(high, e.seat, t),
            )
            for e in view.evil
        ),
    ]


def _evil(high: int, seat: int, t: Theme) -> Sprite:
    """Evil has no face: one of its creatures, as a shadow with a rim in the seat's colour."""
    kind = beasts.NAMES[(seat - 1) % len(beasts.NAMES)]
    tone = t.seat(seat).colour

    return vignette.shade(kind, high, tone)


def _scene(result: str, t: Theme) -> Image.Image:
    """A corridor in one point of view, its light at the far end."""

    def build() -> Image.Image:
        w, h, k = poster.WIDTH, poster.HEIGHT, 2
        light = LIGHTS[result]
        lit = result in ("escaped", "evil_conceded")
        image = Image.new("RGB", (w * k, h * k), mix(light, (4, 8, 12), 0.93))
        pen = ImageDraw.Draw(image)
        cx, cy = MIDDLE[0] * k, MIDDLE[1] * k
        rings = 9
        for i in range(rings):
            near = (1 - i / rings) ** 1.7
            x, top, low = (
                near * w * k * 0.62 + 96 * k,
                near * h * k * 0.62 + 74 * k,
                near * (poster.HEIGHT - MIDDLE[1]) * k * 1.1 + 84 * k,
            )
            tone = mix((8, 14, 18), mix(light, (40, 52, 60), 0.55 if lit else 0.72), i / rings * (0.9 if lit else 0.7))
            box = (cx - x, cy - top, cx + x, cy + low)
            pen.polygon(
                [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])],
                fill=tone,
                outline=mix(tone, light, 0.35),
            )
            pen.line((box[0], box[3], box[2], box[3]), fill=mix(tone, light, 0.5), width=3 * k)
            lamp = mix(light, (255, 255, 255), 0.5) if lit or i % 3 == 0 else mix(tone, (0, 0, 0), 0.5)
            if box[1] > 262 * k:  # below the words
                pen.line(
                    (cx - x * 0.24, box[1] + 5 * k, cx + x * 0.24, box[1] + 5 * k), fill=lamp, width=max(2, round(near * 12 * k))
                )
        door = (cx - 92 * k, cy - 70 * k, cx + 92 * k, cy + 80 * k)
        pen.rectangle(door, fill=mix(light, (255, 255, 255), 0.55) if lit else mix(light, (0, 0, 0), 0.45))
        image = image.reduce(k).filter(ImageFilter.GaussianBlur(0.8))
        image.paste(
            mix(light, (255, 255, 255), 0.3),
            (MIDDLE[0] - 420, MIDDLE[1] - 330),
            shapes.faded(shapes.halo(840, 660, 0.9), 0.75 if lit else 0.5),
        )
        if result == "escaped":
            sun = shapes.halo(230, 230, 1.0)
            image.paste((255, 250, 226), (MIDDLE[0] - 115, MIDDLE[1] - 125), sun)
        if result == "broken":
            chance = random.Random(7)
            for _ in range(26):
                x, y = chance.randrange(60, w - 60), chance.randrange(250, 590)
                n = chance.randrange(5, 13)
                for side in (-1, 1):
                    image.paste((255, 96, 60), (x + side * n - 40, y - 40), shapes.faded(shapes.halo(80, 80, 0.5), 0.35))
                    image.paste((255, 214, 150), (x + side * n - n // 2, y - n // 2), shapes.shape("circle", max(4, n)))
        return poster.veiled(image, (4, 8, 12))

    return CACHE.get(("al-end", result, t.palette), build)
