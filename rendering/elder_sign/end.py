"""The end, a picture to keep: each way to win or to lose has its own place and light.

sealed      the museum's hall at dawn, the Elder Sign over it
banished    the night sky torn open, what came through falling back
devoured    the abyss, and it above those who are gone
lost        it has risen from the sea
abandoned   the museum by night, nobody there
"""

from __future__ import annotations

from PIL import Image, ImageChops

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.drawn import Drawn
from rendering.kit import poster
from rendering.kit.great import apparition
from rendering.kit.poster import Guest, Poster
from rendering.kit.recap import Vista
from rendering.lettering import icon_mask
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import RGB, Theme, mix, theme
from rendering.words import say

from . import alt, ancient, folk, people, scenes
from .emblems import GREAT, ancient_colour, emblem, likeness

PLACES = {"sealed": "hall", "banished": "sky", "devoured": "abyss", "lost": "rlyeh", "abandoned": "windows"}
RISEN = ("devoured", "lost")  # then it is there in person, where somebody has painted it


def draw_end(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("elder_sign", look)
    numbers = (
        f"{{elder_sign}} {view.signs}/{view.signs_needed}",
        f"{{doom}} {view.doom}/{ancient.doom_length(view)}",
        f"{{hourglass}} {say(lang, 'pic-es-count-turns', n=view.turn)}",
    )
    words = alt.result(view, cards, lang)
    guests = _guests(view, lang, names, t)
    what = Poster(alt.headline(view, lang), words, numbers, guests, alt.won(view))
    return poster.draw_poster(what, _where(view, cards, t), t, f"{words} {alt.board(view, cards, lang, names)}")


def vista(view: ElderView, cards: Catalogue, lang: Lang, names: Names, t: Theme) -> Vista:
    return poster.vista(_where(view, cards, t), _guests(view, lang, names, t), t)


def _guests(view: ElderView, lang: Lang, names: Names, t: Theme) -> list[Guest]:
    return [
        Guest(
            p.seat,
            people.person(names, p.seat, lang),
            people.initial(names, p.seat, lang),
            (lambda high, p=p: folk.figure(p.investigator, high, t.seat(p.seat).colour)) if p.investigator else None,
        )
        for p in view.players
    ]


def _where(view: ElderView, cards: Catalogue, t: Theme) -> Image.Image:
    result = view.result if view.result in PLACES else "abandoned"
    return _scene(result, likeness(view.ancient, cards), emblem(view.ancient, cards), ancient_colour(view.ancient, cards), t)


def _scene(result: str, who: str, icon: str, tone: RGB, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        w, h = poster.WIDTH, poster.HEIGHT
        if result in RISEN and who.startswith(GREAT):
            risen = apparition(who.removeprefix(GREAT), w, h).copy()
            if result == "lost":  # out of the sea, before the sky of the end
                low = shapes.gradient(w, h, (0.0, (110, 110, 110)), (0.35, (60, 60, 60)), (0.75, (255, 255, 255))).convert("L")
                risen.paste(scenes.painting(PLACES[result], w, h, t, bare=True), (0, 0), low)
            return poster.veiled(risen, (10, 7, 14))
        image = scenes.painting(PLACES[result], w, h, t, bare=True).copy()
        won = result in ("sealed", "banished")
        light: RGB = (255, 226, 150) if won else tone
        side = 520
        x, y = w // 2 - side // 2, 190
        halo = shapes.halo(side * 2, round(side * 1.5), 0.95)
        image.paste(light, (w // 2 - side, y - side // 4), shapes.faded(halo, 0.7 if won else 0.5))
        if result != "abandoned":
            glyph = icon_mask("elder_sign" if result == "sealed" else icon, side)
            if won:  # of light
                image.paste(light, (x - side // 8, y - side // 8), shapes.softened(glyph, side // 8, 26, 1.2))
                image.paste((255, 250, 226), (x, y), shapes.faded(glyph, 0.85 if result == "sealed" else 0.3))
            else:  # a shadow before its own light, with a burning rim
                glow = shapes.softened(glyph, side // 8, 18, 1.6)
                image.paste(mix(tone, (255, 255, 255), 0.25), (x - side // 8, y - side // 8), glow)
                image.paste((8, 5, 12), (x, y), glyph)
                rim = ImageChops.subtract(glyph, ImageChops.offset(glyph, 0, 6))
                image.paste(mix(tone, (255, 255, 255), 0.5), (x, y), rim)
        return poster.veiled(image, (10, 7, 14))

    return CACHE.get(("es-end", result, who, tone, t.palette), build)
