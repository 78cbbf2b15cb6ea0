"""The end: whoever has won, on the steps of the Crown, with the fallen behind them. A picture to keep."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.people.dress import BUILDS
from rendering.kit.people.figures import FOOT, HIGH, Pen, sprite
from rendering.kit.recap import Vista
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.sprites import CACHE, Sprite
from rendering.theme import Theme, theme
from rendering.words import say

from . import alt
from .brush import Scene
from .folk import person as dressed
from .inner import rays
from .pieces import being, figure_of, form_of, plaque
from .spots import Table
from .words import initial, name_of, person

WIDTH, HEIGHT = 1200, 880


def draw_end(view: TalismanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("talisman", look)
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_hall(t, len(view.winners) > 1))
    c.record("backdrop", "hall", c.frame)
    _title(c, at)
    _crowned(c, at)
    _others(c, at)
    return finish(c, f"{alt.result(view, lang, names)} {alt.board(view, cards, lang, names)}")


def vista(at: Table, t: Theme) -> Vista:
    """Without a word, for the page that tells of the game."""
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_hall(t, len(at.view.winners) > 1))
    _crowned(c, at, lettered=False)
    return Vista(c.image, 130, HEIGHT - 230)


def _hall(t: Theme, several: bool) -> Image.Image:
    """The heart of the land: the light of the Crown over its steps, the burning mountains around it, night beyond."""

    def build() -> Image.Image:
        s = Scene(WIDTH, HEIGHT, 5, 2, 0.25)
        rays(s)
        night = ImageChops.invert(shapes.halo(s.W, round(s.H * 1.15), 1.0)).crop((0, 0, s.W, s.H))
        s.im.paste((40, 12, 34), (0, 0), shapes.faded(night, 0.94))
        for x, high, wide in ((2, 34, 34), (98, 36, 34), (18, 24, 30), (82, 26, 30), (30, 15, 22), (71, 16, 22)):
            s.peak(x, 84, wide, high, (96, 52, 50), seed=int(x))
        for x, y, size in ((6, 72, 4), (16, 77, 3), (27, 79, 2), (72, 79, 2), (85, 76, 3), (94, 72, 4)):
            s.glow(x, y, 12 * size / 3, (255, 140, 50), 0.7)
            s.flame(x, y + 2, size / 2.6)
        for _ in range(70):
            s.disc(s.rnd.uniform(0, 100), s.rnd.uniform(20, 78), s.rnd.choice((0.15, 0.22, 0.34)), (255, 220, 130))
        image = s.done()
        for i, wide in enumerate((1180, 1150, 1120) if several else (1140, 840, 560)):
            stone = shapes.gradient(
                wide, 320, (0, (255, 228, 160)), (0.03, (206, 168, 98)), (0.16, (150, 112, 62)), (1, (48, 28, 24))
            )
            image.paste(stone, (WIDTH // 2 - wide // 2, HEIGHT - 190 - i * 40), shapes.rounded(wide, 320, 12))
        dark = Image.new("L", (1, HEIGHT))
        dark.putdata([max(0, 225 - y) if y < 225 else max(0, min(215, round((y - 690) * 1.6))) for y in range(HEIGHT)])
        image.paste((18, 8, 12), (0, 0), dark.resize((WIDTH, HEIGHT)))
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, (0, 0, 0)), 0.3)

    return CACHE.get(("tm-hall", several, t.palette), build)


def _title(c: Canvas, at: Table) -> None:
    words = lettering.escape(alt.headline(at.view, at.lang, at.names))
    c.paragraph(
        Box(40, 24, WIDTH - 40, 150),
        words,
        66,
        min_size=36,
        face="title_heavy",
        align="m",
        valign="m",
        leading=1.0,
        shadow=True,
        colour=c.theme.brass_light,
        name="title",
    )


def _crowned(c: Canvas, at: Table, lettered: bool = True) -> None:
    """The winners, with the Crown if they have it: it is shared where they are several."""
    v, t = at.view, c.theme
    seats = list(v.winners)[:3]
    foot = HEIGHT - 260
    if not seats:
        c.glow(WIDTH / 2, foot - 130, 260, (255, 248, 214), 0.9)
        c.put(_crown(300), WIDTH / 2 - 150, foot - 290)
        c.record("icon", "crown", Box.around(WIDTH / 2, foot - 140, 260, 260))
        return
    step = 370 if len(seats) > 1 else 0
    size = 424 if len(seats) == 1 else 350
    for i, seat in enumerate(seats):
        x = WIDTH / 2 + (i - (len(seats) - 1) / 2) * step
        found = v.players[seat].character
        who = t.seat(seat)
        c.glow(x, foot - size / 2, round(size * 0.62), (255, 248, 214), 0.9)
        c.put(being(figure_of(found) if found else "warrior", size, cloth=who.colour), x - size / 2, foot - size)
        c.record("token", f"seat{seat}", Box.around(x, foot - size / 2, round(size * 0.6), round(size * 0.98)))
        n = round(size * 0.3)
        brow = 74 if found and found.toad else 90 * BUILDS[dressed(found.id if found else "").build][1]
        if alt.ending(v) in ("last", "crowned", "shared"):
            c.put(_crown(n), x - n / 2, foot - size * (brow + FOOT) / HIGH - n * 0.92)
        if not lettered:
            continue
        c.badge(
            (x + size * 0.3, foot - 50),
            initial(at.names, seat, at.lang),
            72,
            who.colour,
            form_of(who.shape),
            name=f"letter{seat}",
        )
        below = name_of(found.id, at.cards, at.lang) if found else person(at.names, seat, at.lang)
        c.text(
            (x, foot + 36), lettering.escape(below), 44, face="heavy", anchor="mm", max_width=354, shadow=True, name=f"who{seat}"
        )


def _crown(n: int) -> Sprite:
    def draw(p: Pen) -> None:
        gold, dark = (244, 190, 56), (206, 140, 30)
        p.shape([(-46, -20), (-58, -90), (-28, -56), (0, -112), (28, -56), (58, -90), (46, -20)], gold, line=3)
        p.shape([(4, -22), (2, -104), (28, -54), (55, -84), (44, -22)], dark, ink=False)
        p.shape([(-48, -6), (-48, -28), (48, -28), (48, -6)], (255, 212, 96), line=3)
        for x, y, tone in (
            (-58, -94, (214, 40, 50)),
            (0, -114, (214, 40, 50)),
            (58, -94, (214, 40, 50)),
            (-24, -17, (60, 130, 230)),
            (0, -17, (214, 40, 50)),
            (24, -17, (60, 130, 230)),
        ):
            p.oval(x, y, 6.4, 6.4, tone, line=2)

    return sprite(("the-crown",), n, draw)


def _others(c: Canvas, at: Table) -> None:
    """Who else set out: a stone for the fallen, in person who still stands."""
    v, t = at.view, c.theme
    rest = [p for p in v.players if p.seat not in v.winners]
    area = Box(24, HEIGHT - 200, WIDTH - 24, HEIGHT - 14)
    for player, box in zip(rest, _places(area, len(rest)), strict=True):
        with c.group(f"other{player.seat}"):
            seat = t.seat(player.seat)
            letter = initial(at.names, player.seat, at.lang)
            name = person(at.names, player.seat, at.lang)
            if player.character is None:
                c.put(_stone(box.w, box.h), box.x0, box.y0)
                c.record("panel", "stone", box)
                c.badge((box.centre[0], box.y0 + 52), letter, 68, seat.colour, form_of(seat.shape), name="letter", over=False)
            else:
                c.record("panel", "place", box)
                c.put(being(figure_of(player.character), 150, cloth=seat.colour), box.centre[0] - 75, box.y0 - 44)
                c.badge((box.x1 - 40, box.y0 + 70), letter, 56, seat.colour, form_of(seat.shape), name="letter")
                plaque(c, Box(box.x0, box.y0 + 106, box.x1, box.y1 - 6), t.ink, 0.7)
            words = Box(box.x0 + 12, box.y0 + 104, box.x1 - 12, box.y1 - 10)
            ink = (44, 36, 40) if player.character is None else t.text
            c.paragraph(
                words,
                fitted(c, name, words.w, 34, 2),
                36,
                min_size=24,
                face="heavy",
                colour=ink,
                align="m",
                valign="m",
                leading=1.04,
                name="name",
            )
    turns = say(at.lang, "pic-tm-count-turns", n=v.turn)
    c.text((WIDTH / 2, 164), f"{{hourglass}} {turns}", 34, anchor="mm", colour=t.brass_light, name="turns")


def _places(area: Box, n: int) -> list[Box]:
    """Side by side, but not wider than a stone is."""
    step = min(250, area.w / max(1, n))
    left = area.centre[0] - step * n / 2
    return [Box(round(left + i * step + 8), area.y0, round(left + (i + 1) * step - 8), area.y1) for i in range(n)]


def _stone(w: int, h: int) -> Sprite:
    """A headstone with moss at its foot."""

    def build() -> Sprite:
        k, pad = 2, 10
        mask = Image.new("L", (w * k, h * k), 0)
        pen = ImageDraw.Draw(mask)
        r = min(w, h) * k * 0.46
        pen.rounded_rectangle((0, 0, w * k - 1, h * k * 1.6), r, fill=255)
        shape = mask.reduce(k)
        face = shapes.gradient(w, h, (0, (226, 222, 214)), (0.5, (182, 176, 172)), (1, (120, 114, 108))).copy()
        pen = ImageDraw.Draw(face)
        pen.rounded_rectangle((5, 5, w - 6, h * 2), r / k - 5, outline=(140, 134, 132), width=3)
        for i in range(w // 9):
            high = 8 + (i * 37) % 15
            pen.ellipse((i * 9 - 6, h - high, i * 9 + 12, h + 10), fill=(78, 104 + (i * 29) % 26, 62))
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad))
        whole = shapes.softened(shape, pad, 6, 0.9).copy()
        image.paste(face, (pad, pad), shape)
        whole.paste(255, (pad, pad), shape)
        return Sprite(image, whole, -pad, -pad)

    return CACHE.get(("tm-stone", w, h), build)
