"""The end: whoever has won, on the steps of the Crown, with the fallen behind them. A picture to keep."""

from __future__ import annotations

from PIL import Image

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.sprites import CACHE
from rendering.theme import Theme, mix, theme
from rendering.words import say

from . import alt
from .brush import Scene
from .dress import BUILDS
from .figures import FOOT, HIGH, Pen, sprite
from .folk import person as dressed
from .inner import rays
from .pieces import being, figure_of
from .spots import Table
from .words import initial, name_of, person

WIDTH, HEIGHT = 1200, 880


def draw_end(view: TalismanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("talisman", look)
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_hall(t))
    c.record("backdrop", "hall", c.frame)
    _title(c, at)
    _crowned(c, at)
    _others(c, at)
    return finish(c, f"{alt.result(view, lang, names)} {alt.board(view, cards, lang, names)}")


def _hall(t: Theme) -> Image.Image:
    """The light of the Crown over the steps that lead up to it."""

    def build() -> Image.Image:
        light = Scene(WIDTH, HEIGHT, 1, 2, 0.25)
        rays(light)
        image = light.done()
        for i, wide in enumerate((1100, 860, 620)):
            step = shapes.gradient(wide, 300, (0, (222, 190, 120)), (0.12, (176, 138, 74)), (1, (70, 44, 24)))
            image.paste(step, (WIDTH // 2 - wide // 2, HEIGHT - 150 - i * 46), shapes.rounded(wide, 300, 12))
        dark = Image.new("L", (1, HEIGHT))
        dark.putdata([max(0, min(235, 215 - y)) if y < 215 else max(0, min(240, round((y - 640) * 1.3))) for y in range(HEIGHT)])
        image.paste((18, 10, 6), (0, 0), dark.resize((WIDTH, HEIGHT)))
        if t.texture < 0.5:
            image = Image.blend(image, Image.new("RGB", image.size, (0, 0, 0)), 0.3)
        return image

    return CACHE.get(("tm-hall", t.palette), build)


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


def _crowned(c: Canvas, at: Table) -> None:
    """The winners, each with the Crown: it is shared where they are several."""
    v, t = at.view, c.theme
    seats = list(v.winners)[:3]
    if not seats:
        c.icon((WIDTH / 2, 420), "crown", 240, t.icons["gold"], label="crown")
        return
    step = 380 if len(seats) > 1 else 0
    size = 430 if len(seats) == 1 else 360
    foot = HEIGHT - 226
    for i, seat in enumerate(seats):
        x = WIDTH / 2 + (i - (len(seats) - 1) / 2) * step
        found = v.players[seat].character
        who = t.seat(seat)
        c.glow(x, foot - size / 2, round(size * 0.62), (255, 248, 214), 0.9)
        c.put(being(figure_of(found) if found else "warrior", size, cloth=who.colour), x - size / 2, foot - size)
        c.record("token", f"seat{seat}", Box.around(x, foot - size / 2, round(size * 0.6), round(size * 0.98)))
        n = round(size * 0.3)
        brow = 74 if found and found.toad else 90 * BUILDS[dressed(found.id if found else "").build][1]
        c.put(_crown(n), x - n / 2, foot - size * (brow + FOOT) / HIGH - n * 0.92)
        form = "hexagon" if who.shape == "diamond" else who.shape
        c.badge((x + size * 0.3, foot - 50), initial(at.names, seat, at.lang), 72, who.colour, form, name=f"letter{seat}")
        name = person(at.names, seat, at.lang)
        below = f"{name_of(found.id, at.cards, at.lang)}" if found else ""
        c.text((x, foot + 44), lettering.escape(below or name), 44, face="heavy", anchor="mm", max_width=360, name=f"who{seat}")


def _crown(n: int):

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
    """Who else set out, with what became of them."""
    v, t = at.view, c.theme
    rest = [p for p in v.players if p.seat not in v.winners]
    area = Box(30, HEIGHT - 130, WIDTH - 30, HEIGHT - 24)
    if rest:
        for player, box in zip(rest, area.columns(max(3, len(rest)), 10), strict=False):
            with c.group(f"other{player.seat}"):
                seat = t.seat(player.seat)
                c.stamp(shapes.rounded(box.w, box.h, 14), box.x0, box.y0, t.ink, 0.72)
                c.stamp(shapes.frame(box.w, box.h, 14, 3), box.x0, box.y0, mix(seat.colour, t.ink, 0.2))
                c.record("panel", "panel", box)
                form = "hexagon" if seat.shape == "diamond" else seat.shape
                c.badge(
                    (box.x0 + 44, box.centre[1]),
                    initial(at.names, player.seat, at.lang),
                    60,
                    seat.colour,
                    form,
                    name="letter",
                    over=False,
                )
                roomy = len(rest) <= 3
                if roomy:
                    c.icon((box.x1 - 44, box.centre[1]), "fallen" if player.character is None else "hourglass", 54, t.text_soft)
                wide = box.w - (180 if roomy else 96)
                if wide > 90:
                    name = person(at.names, player.seat, at.lang)
                    words = Box(box.x0 + 84, box.y0 + 8, box.x0 + 84 + wide, box.y1 - 8)
                    c.paragraph(
                        words, fitted(c, name, wide, 34, 2), 34, min_size=24, face="bold", valign="m", leading=1.04, name="name"
                    )
    turns = say(at.lang, "pic-tm-count-turns", n=v.turn)
    c.text((WIDTH / 2, 174), f"{{hourglass}} {turns}", 34, anchor="mm", colour=t.brass_light, name="turns")
