"""One lit thing in every place: what tells a cellar from a vault at a glance, and in a hand.

Each is drawn on a square of a hundred by a hundred, standing on its lower edge, and named after what it is. Two are never alike, and none is a glyph:
it belongs to the room, not to the rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from rendering.sprites import CACHE
from rendering.theme import RGB, mix

SHARP = 3  # drawn so many times as large
INK: RGB = (14, 11, 16)
FLAME: RGB = (255, 214, 130)


class Pen:
    def __init__(self, size: int) -> None:
        self.n = size * SHARP
        self.image = Image.new("RGBA", (self.n, self.n), (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)

    def _at(self, *numbers: float) -> list[float]:
        return [v * self.n / 100 for v in numbers]

    def rect(self, x0: float, y0: float, x1: float, y1: float, tone: RGB, r: float = 0) -> None:
        self.pen.rounded_rectangle(self._at(x0, y0, x1, y1), r * self.n / 100, fill=(*tone, 255))

    def oval(self, x0: float, y0: float, x1: float, y1: float, tone: RGB) -> None:
        self.pen.ellipse(self._at(x0, y0, x1, y1), fill=(*tone, 255))

    def dome(self, x0: float, y0: float, x1: float, y1: float, tone: RGB) -> None:
        """The upper half of an oval."""
        self.pen.pieslice(self._at(x0, y0, x1, y1), 180, 360, fill=(*tone, 255))

    def disc(self, x: float, y: float, r: float, tone: RGB) -> None:
        self.oval(x - r, y - r, x + r, y + r, tone)

    def ring(self, x: float, y: float, r: float, tone: RGB, w: float = 3) -> None:
        self.pen.ellipse(self._at(x - r, y - r, x + r, y + r), outline=(*tone, 255), width=round(w * self.n / 100))

    def poly(self, points: Sequence[tuple[float, float]], tone: RGB) -> None:
        self.pen.polygon([(x * self.n / 100, y * self.n / 100) for x, y in points], fill=(*tone, 255))

    def line(self, points: Sequence[tuple[float, float]], tone: RGB, w: float = 3) -> None:
        self.pen.line([(x * self.n / 100, y * self.n / 100) for x, y in points], (*tone, 255), round(w * self.n / 100), "curve")

    def arc(self, box: tuple[float, float, float, float], a: float, z: float, tone: RGB, w: float = 3) -> None:
        self.pen.arc(self._at(*box), a, z, fill=(*tone, 255), width=round(w * self.n / 100))

    def flame(self, x: float, y: float, high: float) -> None:
        """`y` is its foot."""
        for k, tone in ((1.0, (236, 120, 40)), (0.66, FLAME), (0.34, (255, 250, 226))):
            w, h = high * 0.3 * k, high * k
            self.poly(((x, y - h), (x + w, y - h * 0.36), (x + w * 0.5, y), (x - w * 0.5, y), (x - w, y - h * 0.36)), tone)
            self.disc(x, y - h * 0.3, w * 0.92, tone)


def bust(p: Pen) -> None:
    stone, shade = (226, 214, 196), (150, 132, 118)
    p.rect(30, 72, 70, 100, (112, 78, 52))
    p.rect(26, 68, 74, 75, (176, 128, 78))
    p.poly(((34, 68), (30, 54), (42, 46), (58, 46), (70, 54), (66, 68)), stone)
    p.rect(44, 36, 56, 52, shade)
    p.oval(37, 12, 63, 44, stone)
    p.poly(((37, 28), (32, 32), (38, 34)), stone)
    p.arc((36, 9, 64, 40), 180, 360, shade, 5)
    p.line(((50, 52), (56, 68)), shade, 2)
    p.line(((42, 50), (40, 68)), shade, 2)


def showcase(p: Pen) -> None:
    p.rect(20, 70, 80, 100, (112, 74, 44))
    p.rect(16, 66, 84, 73, (190, 144, 84))
    p.rect(22, 14, 78, 66, (70, 108, 122))
    p.poly(((40, 64), (60, 64), (57, 56), (43, 56)), (64, 40, 30))
    p.oval(36, 24, 64, 52, (232, 196, 92))
    p.poly(((39, 42), (61, 42), (54, 60), (46, 60)), (232, 196, 92))
    for x in (44, 56):
        p.disc(x, 38, 4, INK)
    p.line(((45, 51), (55, 51)), INK, 2.4)
    for x in (36, 50, 64):
        p.poly(((x - 4, 28), (x, 16), (x + 4, 28)), (232, 196, 92))
    p.line(((28, 60), (28, 20), (44, 20)), (210, 240, 246), 2)
    for x in (22, 78):
        p.line(((x, 14), (x, 66)), (190, 144, 84), 3)
    p.line(((21, 14), (79, 14)), (190, 144, 84), 4)


def globe(p: Pen) -> None:
    p.line(((50, 74), (50, 92)), (176, 124, 66), 5)
    p.poly(((28, 100), (72, 100), (60, 90), (40, 90)), (140, 92, 48))
    p.arc((18, 10, 82, 78), 40, 320, (214, 166, 88), 4)
    p.disc(50, 44, 29, (70, 128, 156))
    p.poly(((30, 32), (44, 22), (52, 30), (46, 40), (50, 50), (40, 62), (34, 46)), (196, 178, 110))
    p.poly(((60, 24), (74, 34), (76, 50), (64, 58), (58, 46), (64, 36)), (196, 178, 110))
    p.arc((32, 20, 68, 56), 190, 260, (206, 236, 240), 3)


def cabinet(p: Pen) -> None:
    body, edge = (104, 116, 88), (56, 62, 46)
    p.rect(28, 8, 72, 100, body, 2)
    for y in (12, 34, 78):
        p.rect(32, y, 68, y + 18, edge)
        p.rect(34, y + 1.5, 66, y + 16.5, (128, 140, 106))
        p.rect(44, y + 7, 56, y + 10, (232, 206, 128))
    p.rect(24, 56, 76, 76, (148, 160, 122))
    p.rect(44, 64, 56, 67, (232, 206, 128))
    for x, y in ((34, 44), (42, 40), (52, 46), (60, 42)):
        p.poly(((x, 57), (x - 2, y), (x + 9, y + 1), (x + 10, 57)), (240, 230, 200))


def bankers_lamp(p: Pen) -> None:
    p.rect(8, 92, 92, 100, (128, 84, 48))
    p.poly(((40, 92), (64, 92), (60, 86), (44, 86)), (214, 166, 88))
    p.line(((52, 88), (52, 50), (50, 36)), (214, 166, 88), 4)
    p.poly(((24, 50), (80, 50), (70, 30), (34, 30)), (52, 168, 104))
    p.poly(((34, 30), (44, 30), (38, 50), (24, 50)), (126, 226, 164))
    p.rect(24, 50, 80, 55, (255, 244, 190))
    p.poly(((26, 56), (78, 56), (92, 90), (12, 90)), (116, 122, 66))
    p.rect(14, 82, 38, 92, (240, 230, 200))
    p.line(((52, 88), (52, 56)), (214, 166, 88), 4)
    p.poly(((40, 92), (64, 92), (60, 86), (44, 86)), (214, 166, 88))


def grandfather_clock(p: Pen) -> None:
    wood, dark, brass = (136, 84, 44), (72, 42, 24), (238, 190, 96)
    p.poly(((32, 14), (50, 2), (68, 14)), wood)
    p.rect(30, 12, 70, 44, wood)
    p.rect(35, 42, 65, 84, wood)
    p.rect(30, 82, 70, 100, wood)
    p.rect(40, 47, 60, 80, dark)
    p.disc(50, 28, 13, (250, 240, 212))
    p.ring(50, 28, 14, brass, 2.4)
    p.line(((50, 28), (50, 18)), INK, 2)
    p.line(((50, 28), (57, 32)), INK, 2)
    p.line(((50, 47), (54, 70)), brass, 2)
    p.disc(54, 70, 5, brass)


def furnace(p: Pen) -> None:
    iron = (88, 94, 100)
    p.rect(56, 0, 68, 34, (66, 70, 76))
    p.rect(22, 24, 78, 100, iron, 12)
    p.rect(22, 40, 78, 45, (58, 62, 68))
    p.arc((24, 26, 60, 80), 180, 260, (150, 160, 166), 3)
    p.rect(32, 54, 68, 86, INK, 4)
    p.rect(35, 57, 65, 84, (224, 96, 32), 3)
    for x, h in ((41, 20), (50, 26), (59, 18)):
        p.flame(x, 84, h)
    for x in (41, 50, 59):
        p.line(((x - 4, 57), (x - 4, 84)), INK, 2)
    p.disc(50, 34, 5, (232, 226, 200))


def safe_door(p: Pen) -> None:
    steel, light, dark = (138, 130, 120), (206, 196, 180), (74, 66, 60)
    p.disc(50, 54, 45, dark)
    p.disc(50, 54, 40, steel)
    for i in range(12):
        a = math.pi * i / 6
        p.disc(50 + 34 * math.cos(a), 54 + 34 * math.sin(a), 3, light)
    p.disc(50, 54, 27, (106, 98, 90))
    for i in range(3):
        a = math.pi * i / 3 + 0.3
        dx, dy = 22 * math.cos(a), 22 * math.sin(a)
        p.line(((50 - dx, 54 - dy), (50 + dx, 54 + dy)), (240, 190, 100), 4)
        for s in (1, -1):
            p.disc(50 + s * dx, 54 + s * dy, 4.4, (255, 222, 150))
    p.disc(50, 54, 8, (240, 190, 100))


def sarcophagus(p: Pen) -> None:
    gold, blue, dark = (232, 184, 84), (42, 92, 150), (120, 82, 34)
    p.poly(((36, 34), (64, 34), (74, 52), (62, 100), (38, 100), (26, 52)), gold)
    p.poly(((30, 34), (34, 10), (50, 3), (66, 10), (70, 34), (64, 44), (36, 44)), blue)
    for y in (14, 22, 30, 38):
        p.line(((33, y), (40, y + 2)), gold, 2.2)
        p.line(((67, y), (60, y + 2)), gold, 2.2)
    p.oval(39, 10, 61, 40, (250, 214, 130))
    for x in (45, 55):
        p.oval(x - 3.4, 22, x + 3.4, 26, INK)
    p.line(((46, 33), (54, 33)), dark, 2)
    p.rect(48, 38, 52, 48, blue)
    p.line(((34, 56), (60, 66)), dark, 4)
    p.line(((66, 56), (40, 66)), dark, 4)
    for y in (74, 82, 90):
        p.line(((38 + (y - 74) * 0.1, y), (62 - (y - 74) * 0.1, y)), blue, 3)


def washbasin(p: Pen) -> None:
    white, shade = (226, 240, 236), (150, 176, 174)
    p.oval(30, 2, 70, 46, (176, 140, 84))
    p.oval(33, 5, 67, 43, (158, 204, 206))
    p.line(((40, 34), (56, 12)), (226, 248, 246), 3)
    p.line(((48, 36), (60, 20)), (226, 248, 246), 2)
    p.poly(((22, 60), (78, 60), (70, 78), (30, 78)), white)
    p.rect(18, 56, 82, 63, (250, 255, 252), 3)
    p.rect(43, 76, 57, 100, shade)
    p.line(((50, 56), (50, 50), (58, 50), (58, 54)), (196, 170, 110), 3)


def telescope(p: Pen) -> None:
    brass, dark = (236, 186, 96), (128, 88, 44)
    for x in (28, 50, 72):
        p.line(((50, 58), (x, 100)), (150, 102, 58), 4)
    p.poly(((22, 66), (28, 74), (66, 44), (58, 34)), dark)
    p.poly(((56, 32), (68, 47), (92, 28), (78, 10)), brass)
    p.line(((58, 34), (80, 16)), (255, 232, 170), 3)
    p.poly(((78, 8), (94, 28), (97, 25), (81, 5)), (255, 232, 170))
    p.disc(50, 58, 6, brass)


def street_lamp(p: Pen) -> None:
    iron = (62, 66, 84)
    p.rect(47, 36, 53, 100, iron)
    p.poly(((38, 100), (62, 100), (56, 88), (44, 88)), iron)
    p.line(((34, 46), (66, 46)), iron, 3)
    p.poly(((36, 12), (64, 12), (58, 38), (42, 38)), (255, 214, 120))
    p.poly(((44, 14), (56, 14), (53, 36), (47, 36)), (255, 250, 220))
    p.poly(((32, 12), (68, 12), (56, 3), (44, 3)), iron)
    p.line(((36, 12), (42, 38)), iron, 2.4)
    p.line(((64, 12), (58, 38)), iron, 2.4)
    p.rect(40, 37, 60, 41, iron)


def tombstone(p: Pen) -> None:
    stone, shade = (168, 188, 176), (90, 110, 102)
    p.rect(30, 18, 78, 100, shade, 24)
    p.rect(26, 18, 72, 100, stone, 23)
    p.rect(45, 30, 53, 62, shade)
    p.rect(36, 39, 62, 46, shade)
    for y in (72, 81):
        p.line(((36, y), (62, y)), shade, 3)
    p.oval(4, 92, 96, 108, (42, 74, 50))


def fountain(p: Pen) -> None:
    stone, shade, water = (190, 204, 186), (118, 136, 120), (150, 226, 236)
    for s in (-1, 1):
        p.arc((50 - 24 if s < 0 else 50, 8, 50 if s < 0 else 74, 60), 180 if s < 0 else 270, 270 if s < 0 else 360, water, 3)
        p.arc((50 - 12 if s < 0 else 50, 4, 50 if s < 0 else 62, 50), 180 if s < 0 else 270, 270 if s < 0 else 360, water, 3)
    p.line(((50, 30), (50, 4)), water, 3)
    p.rect(45, 34, 55, 84, shade)
    p.poly(((22, 36), (78, 36), (62, 48), (38, 48)), stone)
    p.poly(((6, 76), (94, 76), (84, 100), (16, 100)), stone)
    p.oval(8, 71, 92, 82, (92, 178, 196))
    p.line(((16, 90), (84, 90)), shade, 2)


def rowing_boat(p: Pen) -> None:
    wood, dark = (176, 118, 66), (92, 58, 34)
    p.poly(((2, 62), (98, 62), (84, 86), (18, 86)), wood)
    p.poly(((8, 62), (92, 62), (84, 68), (16, 68)), dark)
    p.line(((6, 72), (92, 72)), (222, 168, 104), 2)
    p.line(((30, 62), (66, 30)), (214, 176, 120), 3)
    p.poly(((62, 36), (76, 18), (80, 24), (68, 38)), (214, 176, 120))
    p.line(((20, 62), (20, 40)), dark, 3)
    p.rect(14, 40, 27, 56, (255, 214, 120), 3)
    p.rect(17, 43, 24, 53, (255, 250, 220), 2)
    p.line(((0, 92), (40, 92)), (176, 240, 240), 2)
    p.line(((54, 95), (100, 95)), (176, 240, 240), 2)


def hanging_tree(p: Pen) -> None:
    bark = (84, 78, 50)
    p.poly(((54, 100), (82, 100), (72, 60), (74, 0), (62, 0), (60, 58)), bark)
    p.line(((68, 34), (40, 20), (22, 22), (12, 14)), bark, 5)
    p.line(((66, 16), (46, 4)), bark, 4)
    p.line(((70, 44), (88, 24), (96, 26)), bark, 4)
    p.line(((26, 22), (26, 40)), (206, 196, 150), 1.6)
    p.rect(18, 40, 34, 64, (216, 240, 130), 4)
    p.rect(22, 45, 30, 60, (252, 255, 220), 3)
    p.poly(((16, 41), (36, 41), (26, 33)), (52, 50, 36))
    p.rect(17, 63, 35, 67, (52, 50, 36))


def brazier(p: Pen) -> None:
    iron = (74, 58, 54)
    for x, h in ((36, 42), (50, 60), (64, 44)):
        p.flame(x, 62, h)
    p.poly(((18, 58), (82, 58), (68, 78), (32, 78)), iron)
    p.rect(14, 54, 86, 61, (120, 92, 78), 2)
    for x, z in ((36, 26), (64, 74)):
        p.line(((x, 76), (z, 100)), iron, 5)
    p.line(((50, 78), (50, 96)), iron, 5)


def torch_light(p: Pen) -> None:
    metal = (176, 180, 186)
    p.poly(((0, 18), (0, 74), (56, 54), (52, 42)), (122, 124, 104))
    p.poly(((0, 32), (0, 60), (54, 51), (53, 45)), (214, 214, 176))
    p.poly(((50, 38), (64, 34), (68, 56), (56, 60)), metal)
    p.poly(((64, 38), (96, 30), (98, 42), (67, 51)), (98, 102, 110))
    p.line(((68, 41), (94, 35)), (206, 210, 214), 2)
    p.disc(78, 40, 3, (206, 60, 50))
    p.oval(48, 37, 59, 61, (255, 252, 224))


def skull_and_candle(p: Pen) -> None:
    bone, shade = (234, 222, 196), (150, 130, 110)
    p.flame(50, 20, 20)
    p.rect(44, 18, 56, 42, (240, 230, 206), 2)
    p.poly(((44, 40), (56, 40), (60, 48), (40, 48)), (240, 230, 206))
    p.oval(22, 38, 78, 88, bone)
    p.rect(36, 76, 64, 98, bone, 4)
    for x in (38, 62):
        p.disc(x, 64, 8, INK)
    p.poly(((50, 70), (45, 79), (55, 79)), INK)
    for x in (43, 50, 57):
        p.line(((x, 86), (x, 98)), shade, 2)
    p.arc((24, 40, 60, 80), 190, 250, (255, 250, 236), 3)


def great_eye(p: Pen) -> None:
    p.poly(((2, 52), (26, 26), (50, 18), (74, 26), (98, 52), (74, 76), (50, 84), (26, 76)), (250, 226, 240))
    p.disc(50, 51, 27, (206, 60, 150))
    p.disc(50, 51, 20, (255, 150, 210))
    p.oval(44, 32, 56, 70, INK)
    p.disc(58, 42, 4, (255, 255, 255))
    for x, y in ((14, 30), (32, 14), (50, 6), (68, 14), (86, 30)):
        p.line(((50 + (x - 50) * 0.8, 24 + (y - 6) * 0.62), (x, y)), (236, 150, 210), 3)


def observatory(p: Pen) -> None:
    p.rect(20, 60, 80, 100, (96, 104, 146))
    p.rect(14, 56, 86, 63, (160, 170, 206))
    p.dome(18, 22, 82, 92, (186, 198, 232))
    p.poly(((46, 22), (58, 22), (62, 57), (46, 57)), (30, 30, 58))
    p.poly(((50, 46), (58, 50), (84, 10), (74, 4)), (236, 190, 100))
    p.rect(44, 78, 56, 100, (255, 214, 130), 5)
    p.arc((22, 26, 70, 80), 190, 250, (232, 240, 255), 3)


def lighthouse(p: Pen) -> None:
    p.poly(((60, 14), (100, 0), (100, 34)), (150, 170, 130))
    p.poly(((62, 15), (100, 9), (100, 24)), (240, 246, 196))
    p.poly(((36, 100), (64, 100), (58, 28), (42, 28)), (236, 232, 222))
    for y in (42, 66):
        p.poly(((40.6 - (y - 42) * 0.06, y), (59.4 + (y - 42) * 0.06, y), (60.6 + (y - 42) * 0.06, y + 12), (39.4 - (y - 42) * 0.06, y + 12)), (196, 60, 54))  # fmt: skip
    p.rect(40, 10, 60, 27, (255, 240, 170))
    p.rect(36, 25, 64, 30, (60, 66, 78))
    p.poly(((38, 11), (62, 11), (50, 1)), (196, 60, 54))
    p.poly(((10, 100), (90, 100), (76, 90), (24, 90)), (74, 88, 84))


def galleon(p: Pen) -> None:
    p.poly(((6, 70), (94, 66), (80, 92), (20, 92)), (156, 96, 70))
    p.poly(((4, 60), (22, 64), (22, 74), (8, 74)), (156, 96, 70))
    p.line(((10, 78), (88, 75)), (238, 190, 110), 2.4)
    for x, top in ((34, 14), (62, 6)):
        p.line(((x, 70), (x, top)), (110, 70, 56), 3)
        p.poly(((x - 16, top + 6), (x + 16, top + 6), (x + 20, 60), (x - 12, 60)), (255, 226, 214))
        p.line(((x - 15, top + 24), (x + 17, top + 24)), (222, 170, 180), 2)
    p.poly(((80, 24), (80, 64), (98, 62)), (255, 226, 214))
    p.poly(((62, 6), (62, 0), (76, 3)), (240, 96, 130))


def hourglass(p: Pen) -> None:
    wood, glass, sand = (150, 92, 48), (168, 184, 176), (255, 204, 112)
    p.poly(((30, 14), (70, 14), (54, 50), (70, 88), (30, 88), (46, 50)), glass)
    p.poly(((36, 28), (64, 28), (52, 48), (48, 48)), sand)
    p.line(((50, 46), (50, 80)), sand, 2)
    p.poly(((32, 86), (68, 86), (50, 66)), sand)
    p.rect(20, 4, 80, 14, wood, 3)
    p.rect(20, 88, 80, 98, wood, 3)
    for x in (24, 76):
        p.line(((x, 12), (x, 90)), (206, 146, 84), 4)


def great_book(p: Pen) -> None:
    p.poly(((20, 100), (80, 100), (70, 72), (30, 72)), (70, 84, 140))
    p.rect(14, 66, 86, 74, (120, 138, 200))
    p.poly(((8, 64), (10, 30), (50, 40), (90, 30), (92, 64), (50, 70)), (96, 60, 50))
    p.poly(((12, 60), (14, 26), (50, 38), (50, 66)), (250, 240, 214))
    p.poly(((88, 60), (86, 26), (50, 38), (50, 66)), (232, 220, 192))
    for y in (36, 43, 50):
        p.line(((19, y), (44, y + 8)), (120, 100, 150), 2)
        p.line(((81, y), (56, y + 8)), (120, 100, 150), 2)


def mountain_hut(p: Pen) -> None:
    p.poly(((12, 50), (50, 12), (88, 50)), (236, 242, 252))
    p.poly(((18, 54), (50, 22), (82, 54)), (120, 100, 96))
    p.rect(22, 52, 78, 96, (104, 80, 72))
    for y in (62, 72, 82):
        p.line(((22, y), (78, y)), (70, 54, 52), 2)
    p.rect(30, 60, 46, 78, (255, 214, 120))
    p.line(((38, 60), (38, 78)), (70, 54, 52), 2)
    p.line(((30, 69), (46, 69)), (70, 54, 52), 2)
    p.rect(56, 62, 70, 96, (50, 38, 40))
    p.rect(64, 12, 73, 34, (104, 80, 72))
    p.oval(2, 90, 98, 106, (214, 226, 244))


def tesseract(p: Pen) -> None:
    far = [(34, 34), (66, 34), (66, 66), (34, 66)]
    near = [(10, 10), (90, 10), (90, 90), (10, 90)]
    p.poly(near, (46, 30, 84))
    for i, tone in enumerate(((140, 244, 240), (96, 180, 214), (70, 120, 180), (110, 206, 226))):
        p.poly((near[i], near[(i + 1) % 4], far[(i + 1) % 4], far[i]), mix(tone, (40, 20, 80), 0.35))
    p.poly(far, (214, 255, 252))
    for i in range(4):
        p.line((near[i], near[(i + 1) % 4]), (200, 255, 250), 3)
        p.line((near[i], far[i]), (200, 255, 250), 2.4)
        p.line((far[i], far[(i + 1) % 4]), (60, 40, 120), 2)


def brain_jar(p: Pen) -> None:
    metal = (120, 150, 140)
    p.rect(26, 14, 74, 86, (56, 120, 96), 8)
    p.rect(30, 16, 70, 84, (84, 176, 134), 6)
    for x, y, r in ((40, 42, 11), (58, 40, 12), (46, 54, 11), (60, 54, 10), (50, 36, 10)):
        p.disc(x, y, r, (246, 166, 170))
    for a in ((36, 36, 56, 54), (48, 42, 68, 60), (40, 48, 56, 64)):
        p.arc(a, 200, 330, (190, 96, 110), 2.4)
    p.line(((50, 62), (50, 76)), (246, 166, 170), 3)
    p.rect(22, 6, 78, 16, metal, 3)
    p.rect(20, 84, 80, 98, metal, 3)
    for x in (34, 50, 66):
        p.disc(x, 91, 3, (255, 226, 120))
    p.line(((34, 24), (34, 70)), (206, 255, 226), 2.4)


def tentacle(p: Pen) -> None:
    skin, light = (52, 150, 122), (150, 240, 200)
    path = [(30, 104), (34, 84), (46, 66), (60, 52), (66, 36), (58, 20), (42, 16), (34, 26), (40, 36), (48, 34)]
    for i, ((x, y), (z, w)) in enumerate(pairwise(path)):
        for k in range(12):
            t = k / 12
            r = 13 - 1.12 * (i + t)
            p.disc(x + (z - x) * t, y + (w - y) * t, max(2.4, r), skin)
    for i, ((x, y), (z, w)) in enumerate(pairwise(path[:8])):
        for t in (0.2, 0.7):
            r = (13 - 1.12 * (i + t)) * 0.34
            p.disc(x + (z - x) * t + 4, y + (w - y) * t - 2, max(1.2, r), light)
    p.oval(2, 94, 76, 108, (40, 96, 96))


def eyes_below(p: Pen) -> None:
    for x, y, r in ((32, 46, 15), (70, 40, 12), (52, 74, 9), (84, 70, 6), (14, 76, 6)):
        p.poly(((x - r, y), (x, y - r * 0.7), (x + r, y), (x, y + r * 0.7)), (250, 224, 130))
        p.oval(x - r * 0.22, y - r * 0.62, x + r * 0.22, y + r * 0.62, INK)


def ringed_planet(p: Pen) -> None:
    p.disc(50, 50, 27, (198, 156, 236))
    for y, tone in ((40, (160, 116, 206)), (52, (226, 190, 246)), (62, (150, 106, 196))):
        half = math.sqrt(max(0, 27 * 27 - (y - 50) ** 2)) - 1
        p.line(((50 - half, y), (50 + half, y)), tone, 5)
    p.arc((2, 34, 98, 66), 0, 200, (255, 226, 160), 5)
    p.arc((2, 34, 98, 66), 340, 360, (255, 226, 160), 5)
    p.arc((2, 34, 98, 66), 180, 222, (255, 226, 160), 5)
    p.arc((2, 34, 98, 66), 318, 360, (255, 226, 160), 5)


def medicine_chest(p: Pen) -> None:
    p.rect(10, 20, 90, 98, (150, 164, 166), 6)
    p.rect(14, 24, 86, 94, (236, 240, 234), 4)
    p.rect(40, 8, 60, 22, (150, 164, 166), 4)
    p.rect(44, 13, 56, 22, (90, 74, 66))
    p.rect(42, 38, 58, 82, (206, 52, 48))
    p.rect(28, 52, 72, 68, (206, 52, 48))
    p.line(((18, 28), (18, 88)), (255, 255, 255), 3)


def suitcase(p: Pen) -> None:
    hide, dark, brass = (156, 98, 54), (92, 56, 32), (240, 196, 104)
    p.arc((34, 12, 66, 50), 180, 360, dark, 6)
    p.rect(6, 30, 94, 98, hide, 8)
    for x in (22, 70):
        p.rect(x, 30, x + 8, 98, dark)
        p.rect(x - 1, 50, x + 9, 60, brass, 2)
    p.poly(((40, 70), (60, 66), (63, 82), (43, 86)), (236, 214, 160))
    p.line(((10, 36), (90, 36)), (206, 146, 92), 3)


def till(p: Pen) -> None:
    brass, dark = (226, 176, 84), (116, 76, 36)
    p.rect(30, 2, 82, 26, dark, 4)
    p.rect(34, 6, 78, 22, (250, 240, 206), 2)
    p.rect(52, 24, 60, 34, dark)
    p.poly(((26, 34), (86, 34), (94, 78), (18, 78)), brass)
    p.line(((29, 38), (83, 38)), (255, 232, 166), 3)
    for r, y in enumerate((46, 56, 66)):
        for i in range(5):
            p.disc(34 + i * 10 - r * 1.5 + r * 0.2, y, 3.4, (250, 240, 206))
    p.line(((90, 40), (99, 30), (99, 18)), dark, 4)
    p.disc(99, 18, 4, (206, 52, 48))
    p.rect(12, 78, 98, 98, dark, 3)
    p.rect(46, 84, 66, 90, brass, 2)


# What stands on the counters of the foyer.
COUNTER: dict[str, Callable[[Pen], None]] = {"first_aid": medicine_chest, "lost_found": suitcase, "souvenir": till}

PROPS: dict[str, Callable[[Pen], None]] = {
    "gallery": bust,
    "vitrines": showcase,
    "library": globe,
    "archive": cabinet,
    "office": bankers_lamp,
    "hall": grandfather_clock,
    "cellar": furnace,
    "vault": safe_door,
    "tomb": sarcophagus,
    "washroom": washbasin,
    "windows": telescope,
    "street": street_lamp,
    "graveyard": tombstone,
    "garden": fountain,
    "pond": rowing_boat,
    "swamp": hanging_tree,
    "fire": brazier,
    "dark": torch_light,
    "ritual": skull_and_candle,
    "visions": great_eye,
    "sky": observatory,
    "sea": lighthouse,
    "dreamlands": galleon,
    "great_race": hourglass,
    "celaeno": great_book,
    "leng": mountain_hut,
    "dimension": tesseract,
    "yuggoth": brain_jar,
    "rlyeh": tentacle,
    "abyss": eyes_below,
    "stars": ringed_planet,
}


def prop(place: str, size: int, light: RGB) -> Image.Image:
    """What stands there, with the light of the place on it and an outline that parts it from the wall."""

    def build() -> Image.Image:
        p = Pen(size)
        (PROPS.get(place) or COUNTER[place])(p)
        shape = p.image.getchannel("A")
        rim = shape.filter(ImageFilter.MaxFilter(2 * SHARP + 1))
        done = Image.new("RGBA", shape.size, (*mix(light, INK, 0.86), 0))
        done.putalpha(rim)
        done.alpha_composite(p.image)
        tinted = Image.blend(done.convert("RGB"), Image.new("RGB", done.size, light), 0.1)
        tinted.putalpha(done.getchannel("A"))
        return tinted.resize((size, size), Image.Resampling.LANCZOS)

    return CACHE.get(("prop", place, size, light), build)
