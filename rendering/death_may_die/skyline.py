"""Where an episode plays, seen from outside: a silhouette on the horizon, with windows that are lit."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw

from rendering.sprites import seed_of
from rendering.theme import RGB, mix

Pen = ImageDraw.ImageDraw
FLAT = 0.62


class Horizon:
    """A pen with the colours of the hour; `low` is where things stand."""

    def __init__(self, image: Image.Image, low: int, dark: RGB, lit: RGB, seed: str) -> None:
        self.pen: Pen = ImageDraw.Draw(image)
        self.w, self.low, self.dark, self.lit = image.width, low, dark, lit
        self.far = mix(dark, (120, 90, 110), 0.3)
        self.luck = random.Random(seed_of("skyline", seed))

    def block(self, x: float, wide: float, high: float, tone: RGB | None = None) -> None:
        self.pen.rectangle((x, self.low - high, x + wide, self.low + 60), fill=tone or self.dark)

    def roof(self, x: float, wide: float, base: float, high: float, tone: RGB | None = None) -> None:
        top = self.low - base
        self.pen.polygon([(x - 10, top), (x + wide / 2, top - high), (x + wide + 10, top)], fill=tone or self.dark)

    def windows(
        self, x: float, wide: float, base: float, rows: int, per: int, size: tuple[int, int] = (16, 24), share: float = 0.5
    ) -> None:
        w, h = size
        for r in range(rows):
            for i in range(per):
                if self.luck.random() > share:
                    continue
                wx, wy = x + wide * (i + 0.5) / per - w / 2, self.low - base - r * (h + 22)
                self.pen.rectangle((wx, wy, wx + w, wy + h), fill=self.lit)
                self.pen.line((wx + w / 2, wy, wx + w / 2, wy + h), fill=self.dark, width=2)
                self.pen.line((wx, wy + h / 2, wx + w, wy + h / 2), fill=self.dark, width=2)

    def tree(self, x: float, high: float) -> None:
        """Bare."""

        def branch(x: float, y: float, angle: float, long: float, wide: float) -> None:
            nx, ny = x + long * math.cos(angle), y - long * math.sin(angle)
            self.pen.line((x, y, nx, ny), fill=self.dark, width=max(1, round(wide)))
            if long > 12:
                for turn in (-0.5, 0.15, 0.6):
                    branch(nx, ny, angle + turn + self.luck.uniform(-0.12, 0.12), long * 0.66, wide * 0.62)

        branch(x, self.low + 10, math.pi / 2, high * 0.36, high / 22)

    def cross(self, x: float, high: float) -> None:
        y = self.low + 6
        self.pen.line((x, y, x, y - high), fill=self.dark, width=8)
        self.pen.line((x - high * 0.28, y - high * 0.68, x + high * 0.28, y - high * 0.68), fill=self.dark, width=8)


def _institute(z: Horizon) -> None:
    """A long house with a clock."""
    z.block(130, 940, 170)
    z.windows(150, 380, 60, 3, 8, share=0.34)
    z.windows(690, 360, 60, 3, 8, share=0.34)
    z.block(470, 260, 250)
    z.roof(470, 260, 250, 70)
    z.windows(490, 220, 70, 3, 4, (20, 30), 0.6)
    z.block(560, 80, 330)
    z.roof(556, 88, 330, 60)
    z.pen.ellipse((576, z.low - 316, 624, z.low - 268), fill=z.lit)
    z.pen.line((600, z.low - 292, 600, z.low - 310), fill=z.dark, width=4)
    z.pen.line((600, z.low - 292, 612, z.low - 286), fill=z.dark, width=4)
    for x in (130, 1030):
        z.block(x, 40, 230)
        z.roof(x, 40, 230, 46)
    for x in range(0, 1200, 24):
        z.pen.line((x, z.low + 10, x, z.low - 40), fill=z.dark, width=4)
    z.pen.line((0, z.low - 26, 1200, z.low - 26), fill=z.dark, width=4)


def _church(z: Horizon) -> None:
    z.block(330, 420, 150)
    z.roof(330, 420, 150, 120)
    z.windows(370, 340, 40, 1, 6, (26, 60), 0.7)
    z.block(250, 110, 290)
    z.roof(246, 118, 290, 190)
    z.pen.line((305, z.low - 480, 305, z.low - 530), fill=z.dark, width=7)
    z.pen.line((288, z.low - 512, 322, z.low - 512), fill=z.dark, width=7)
    z.windows(250, 110, 190, 1, 1, (34, 56), 1.0)
    z.pen.pieslice((860, z.low - 110, 1010, z.low + 110), 180, 360, fill=z.dark)
    z.pen.pieslice((896, z.low - 66, 974, z.low + 66), 180, 360, fill=mix(z.lit, z.dark, 0.45))
    for x, high in ((60, 70), (130, 54), (190, 82), (800, 60), (1060, 76), (1120, 52), (1170, 66)):
        z.cross(x, high)
    z.tree(1085, 300)
    z.tree(30, 240)


def _manor(z: Horizon) -> None:
    z.block(190, 820, 150)
    for x, wide, high, top in ((190, 200, 190, 110), (420, 150, 170, 100), (630, 150, 170, 100), (810, 200, 190, 110)):
        z.block(x, wide, high)
        z.roof(x, wide, high, top)
    for x in (240, 400, 590, 780, 940):
        z.block(x, 30, 300)
        z.pen.rectangle((x - 5, z.low - 306, x + 35, z.low - 296), fill=z.dark)
    z.windows(200, 180, 70, 2, 3, (24, 40), 0.6)
    z.windows(430, 340, 50, 2, 6, (22, 38), 0.45)
    z.windows(820, 180, 70, 2, 3, (24, 40), 0.6)
    z.pen.pieslice((572, z.low - 70, 628, z.low + 70), 180, 360, fill=z.lit)
    z.tree(90, 320)
    z.tree(1110, 340)


def _lighthouse(z: Horizon) -> None:
    z.pen.polygon(
        [(880, z.low + 20), (930, z.low - 60), (1060, z.low - 70), (1200, z.low - 20), (1200, z.low + 60), (880, z.low + 60)],
        fill=z.dark,
    )
    z.pen.polygon([(950, z.low - 50), (966, z.low - 370), (1034, z.low - 370), (1050, z.low - 50)], fill=z.dark)
    for k in (0, 2):
        y = z.low - 130 - k * 50
        z.pen.polygon([(956, y), (1044, y), (1042, y - 40), (958, y - 40)], fill=z.far)
    z.pen.rectangle((952, z.low - 384, 1048, z.low - 370), fill=z.dark)
    z.pen.rectangle((974, z.low - 430, 1026, z.low - 384), fill=z.lit)
    z.roof(968, 64, 430, 40)
    z.block(60, 160, 80)
    z.roof(60, 160, 80, 60)
    z.windows(70, 140, 34, 1, 3, (20, 26), 0.7)
    z.block(240, 120, 60)
    z.roof(240, 120, 60, 46)
    # A ship that lies aslant, and the sea.
    z.pen.polygon([(430, z.low - 44), (720, z.low - 74), (690, z.low + 20), (470, z.low + 20)], fill=z.dark)
    for x, high in ((520, 300), (610, 340), (676, 250)):
        z.pen.line((x, z.low - 40, x + 26, z.low - high), fill=z.dark, width=8)
        z.pen.line((x - 34, z.low - high * 0.62, x + 76, z.low - high * 0.7), fill=z.dark, width=5)
    for i in range(40):
        x, y = z.luck.uniform(0, 1200), z.low + z.luck.uniform(-6, 20)
        z.pen.line((x, y, x + z.luck.uniform(20, 70), y), fill=z.far if i % 2 else mix(z.far, z.lit, 0.35), width=2)


def _mountain(z: Horizon) -> None:
    for points, tone in (
        (((-40, 0), (120, 190), (200, 130), (330, 300), (420, 210), (520, 0)), z.far),
        (((660, 0), (800, 230), (880, 170), (1010, 330), (1120, 200), (1260, 0)), z.far),
        (((150, 0), (380, 240), (450, 200), (600, 430), (690, 300), (760, 330), (1000, 0)), z.dark),
    ):
        z.pen.polygon([(x, z.low + 20 - y) for x, y in points], fill=tone)
    z.pen.polygon(
        [(600, z.low - 410), (560, z.low - 346), (590, z.low - 356), (606, z.low - 330), (640, z.low - 352)],
        fill=mix(z.far, (230, 230, 250), 0.4),
    )
    z.pen.pieslice((548, z.low - 100, 652, z.low + 100), 180, 360, fill=mix(z.lit, z.dark, 0.25))
    z.pen.pieslice((572, z.low - 66, 628, z.low + 66), 180, 360, fill=z.dark)
    for x, high in ((90, 200), (150, 150), (1050, 170), (1110, 220), (1160, 160)):
        z.tree(x, high)


def _theatre(z: Horizon) -> None:
    z.block(0, 210, 210, z.far)
    z.block(1000, 210, 240, z.far)
    z.windows(10, 190, 60, 3, 5, share=0.3)
    z.windows(1010, 180, 70, 3, 5, share=0.3)
    z.block(250, 700, 220)
    z.roof(250, 700, 220, 100)
    z.pen.pieslice((460, z.low - 420, 740, z.low - 160), 180, 360, fill=z.dark)
    z.pen.line((600, z.low - 416, 600, z.low - 460), fill=z.dark, width=6)
    for i in range(8):
        x = 290 + i * 84
        z.pen.rectangle((x, z.low - 190, x + 30, z.low), fill=z.far)
        z.pen.rectangle((x - 6, z.low - 200, x + 36, z.low - 188), fill=z.far)
    z.pen.rectangle((470, z.low - 96, 730, z.low - 56), fill=z.far)
    for i in range(14):
        z.pen.ellipse((476 + i * 18, z.low - 84, 486 + i * 18, z.low - 74), fill=z.lit)
    for x in (540, 600, 660):
        z.pen.rectangle((x - 20, z.low - 52, x + 20, z.low), fill=mix(z.lit, z.dark, 0.3))
    for x in (110, 1090):
        z.pen.line((x, z.low + 10, x, z.low - 150), fill=z.dark, width=7)
        z.pen.ellipse((x - 15, z.low - 180, x + 15, z.low - 146), fill=z.lit)


def _town(z: Horizon) -> None:
    """An episode from elsewhere."""
    x = -20.0
    for i, high in enumerate((60, 110, 70, 160, 90, 130, 60, 190, 80, 120, 70, 150, 96, 64, 140, 84)):
        wide = 70 + (i * 37) % 40
        z.block(x, wide, high, z.far)
        if i % 3 == 0:
            z.roof(x, wide, high, 56, z.far)
        z.windows(x, wide, high - 20, 1, 2, (12, 18))
        x += wide


_PLACES: dict[str, Callable[[Horizon], None]] = {
    "night-shift": _institute,
    "catacombs": _church,
    "estate": _manor,
    "low-tide": _lighthouse,
    "mountain": _mountain,
    "theatre": _theatre,
}


def draw_skyline(image: Image.Image, episode: str, low: int, dark: RGB, lit: RGB) -> None:
    """Flattened, as from far away: what stands behind it is seen above the roofs."""
    high = 600
    layer = Image.new("RGBA", (image.width, high), (0, 0, 0, 0))
    _PLACES.get(episode, _town)(Horizon(layer, high - 60, dark, lit, episode))
    flat = layer.resize((image.width, round(high * FLAT)), Image.Resampling.LANCZOS)
    image.paste(flat.convert("RGB"), (0, low + round(60 * FLAT) - flat.height), flat.getchannel("A"))
