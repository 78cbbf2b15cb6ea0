"""The end of a game as a picture to keep: a scene, one word, what came of it, three numbers, and everybody who was there.

The scene is the game's own; it leaves the upper third to the word and has its ground at `GROUND`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape, icon_mask
from rendering.names import fitted
from rendering.sprites import Sprite
from rendering.theme import RGB, Theme

from .recap import Vista

WIDTH, HEIGHT = 1200, 820
GROUND = 664  # where people stand
WORD = 112
FOOT = 92
TALLEST = 340
FORMS = ("square", "hexagon", "shield", "arch", "seal", "quatrefoil")


@dataclass(frozen=True)
class Guest:
    """Somebody who was there. `figure` draws them standing, so many pixels high; None: nobody has seen them again."""

    seat: int
    name: str
    letter: str
    figure: Callable[[int], Sprite] | None
    colour: RGB | None = None  # where it is not the seat's


@dataclass(frozen=True)
class Poster:
    """`numbers` are three things in letters, each with its icon: "{doom} 3/11"."""

    word: str
    line: str
    numbers: Sequence[str]
    guests: Sequence[Guest]
    good: bool


def veiled(image: Image.Image, ink: RGB) -> Image.Image:
    """A scene, dark above and below, where letters stand."""
    rows = Image.new("L", (1, HEIGHT))
    rows.putdata(
        [
            min(235, max(round(200 - y * 0.72) if y < 270 else 0, round((y - GROUND + 60) * 2.4) if y > GROUND - 60 else 0, 0))
            for y in range(HEIGHT)
        ]
    )
    image.paste(ink, (0, 0), rows.resize((WIDTH, HEIGHT), Image.Resampling.NEAREST))
    return image


def draw_poster(p: Poster, scene: Image.Image, t: Theme, alt: str) -> Drawn:
    """`scene` is `WIDTH` × `HEIGHT`."""
    c = Canvas(WIDTH, HEIGHT, t, backdrop=scene)
    c.record("backdrop", "scene", c.frame)
    with c.to_act():
        tone = t.brass_light if p.good else t.bad
        c.glow(WIDTH / 2, 92, 330, tone, 0.22)
        c.text(
            (WIDTH / 2, 92),
            p.word,
            WORD,
            face="title_heavy",
            anchor="mm",
            metal=True,
            max_width=WIDTH - 90,
            min_size=56,
            name="word",
        )
        c.paragraph(
            Box(70, 156, WIDTH - 70, 252), escape(p.line), 40, min_size=32, face="italic", align="m", valign="m", leading=1.06, shadow=True, name="line"
        )  # fmt: skip
        _guests(c, p.guests)
        _numbers(c, p.numbers)
    return finish(c, alt)


def vista(scene: Image.Image, guests: Sequence[Guest], t: Theme) -> Vista:
    """Its scene and people without a word, for the page that tells of the game."""
    c = Canvas(WIDTH, HEIGHT, t, backdrop=scene)
    _guests(c, guests, lettered=False)
    return Vista(c.image, 256, GROUND + 26)


def _guests(c: Canvas, guests: Sequence[Guest], lettered: bool = True) -> None:
    t = c.theme
    n = max(1, len(guests))
    step = min(300.0, (WIDTH - 60) / n)
    tall = round(min(TALLEST, step * 1.55))
    for i, guest in enumerate(guests):
        who = t.seat(guest.seat)
        tone = guest.colour or who.colour
        x = WIDTH / 2 + (i - (n - 1) / 2) * step
        with c.group(f"guest{guest.seat}"):
            if guest.figure is None:
                _gone(c, x, round(tall * 0.72), tone)
            else:
                c.stamp(shapes.halo(round(tall * 0.7), round(tall * 0.16), 1.0), x - tall * 0.35, GROUND - tall * 0.08, (0, 0, 0))
                c.put(guest.figure(tall), x - tall / 2, GROUND - tall)
                c.record("token", "figure", Box.around(x, GROUND - tall / 2, round(step * 0.8), tall))
            if not lettered:
                continue
            shape = who.shape if who.shape in FORMS else "circle"
            badge = -(-c.phone_min * 100 // 74) + 6
            c.badge((x + min(step * 0.34, tall * 0.3), GROUND - badge * 0.6), guest.letter, badge, tone, shape, name="letter")
            wide = round(step) - 14
            c.text(
                (x, GROUND + 34), fitted(c, guest.name, wide - 4, 36), 36, face="heavy", anchor="mm", max_width=wide, name="name"
            )


def _gone(c: Canvas, x: float, tall: int, tone: RGB) -> None:
    """Of whom nothing is left: an outline of smoke in their colour."""
    wide = round(tall * 0.5)
    box = Box.at(x - wide / 2, GROUND - tall, wide, tall)
    c.stamp(shapes.halo(wide * 2, tall, 0.55), x - wide, GROUND - tall, tone)
    glyph = icon_mask("cross", round(wide * 0.62))
    c.stamp(glyph, x - glyph.width / 2, box.centre[1] - glyph.height / 2, c.theme.text_soft, 0.75)
    c.record("icon", "gone", box)


def _numbers(c: Canvas, numbers: Sequence[str]) -> None:
    t = c.theme
    lane = Box(40, HEIGHT - FOOT - 12, WIDTH - 40, HEIGHT - 18)
    for i, (cell, words) in enumerate(zip(lane.columns(max(1, len(numbers)), 18), numbers, strict=True)):
        c.slab(cell, 18, t.ink, 0.72)
        c.edge(cell, 18, 2, t.brass, 0.8)
        c.record("chip", f"number{i}", cell)
        c.text(cell.centre, words, 48, face="heavy", anchor="mm", max_width=cell.w - 28, name=f"number{i}-words")
