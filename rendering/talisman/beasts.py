"""What has no human shape: animals, dragons, spirits, and the toad somebody may become. All look to the left."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from rendering.kit.people.figures import INK, Pen, darken, lighten
from rendering.theme import RGB

BONE: RGB = (238, 230, 208)
EYE: RGB = (255, 214, 80)


@dataclass(frozen=True)
class Animal:
    """On four feet. `head` is its shape, `size` how high it stands."""

    coat: RGB
    head: str
    size: float = 1.0
    long: float = 1.0
    legs: float = 1.0
    tail: str = "thin"
    mane: RGB | None = None


ANIMALS: dict[str, Animal] = {
    "wild-boar": Animal((112, 84, 66), "boar", 0.9, 1.0, 0.75, "curl", (60, 44, 40)),
    "wolf": Animal((128, 130, 140), "wolf", 0.96, 1.0, 1.1, "bush", (90, 92, 104)),
    "bear": Animal((122, 80, 50), "bear", 1.14, 1.0, 0.9, "stub"),
    "lion": Animal((216, 164, 84), "lion", 1.06, 1.02, 1.0, "tuft", (148, 84, 36)),
    "giant-rats": Animal((130, 116, 106), "rat", 0.8, 1.15, 0.6, "long"),
    "mule": Animal((140, 116, 96), "mule", 1.1, 1.0, 1.25, "tuft", (70, 54, 46)),
    "unicorn": Animal((240, 238, 244), "unicorn", 1.14, 1.0, 1.25, "bush", (206, 170, 226)),
    "ape": Animal((96, 76, 66), "ape", 1.0, 0.7, 1.0, "none"),
}


def _animal(a: Animal) -> Callable[[Pen], None]:
    def draw(p: Pen) -> None:
        p.sx = p.sy = a.size
        c, leg = a.coat, 24 * a.legs
        top, mid = -leg - 34, -leg - 16
        back, front = 32 * a.long, -20 * a.long
        _tail(p, a, back, mid)
        for x in (back - 8, front + 6):
            p.stroke([(x, mid + 6), (x + 3, -leg * 0.5), (x, -2)], darken(c, 0.34), 7)
        p.shape(
            [
                (front - 6, mid + 4),
                (front, top + 8),
                (front + 16, top),
                (back - 14, top + 3),
                (back, top + 12),
                (back + 3, mid + 6),
                (back - 8, mid + 16),
                (front + 8, mid + 17),
            ],
            c,
        )
        p.shape([(front, mid + 8), (back + 1, mid + 6), (back - 8, mid + 15), (front + 8, mid + 16)], darken(c, 0.22), ink=False)
        for x in (back - 1, front + 0):
            p.stroke([(x, mid + 8), (x - 3, -leg * 0.5), (x - 1, -2)], c, 8)
            p.oval(x - 3, -2, 6, 3, darken(c, 0.4), line=1.2)
        if a.mane:
            p.shape(
                [(front - 8, top - 12), (front + 6, top - 6), (front + 22, top + 2), (front + 12, top + 8), (front - 2, mid + 2)],
                a.mane,
            )
        HEADS[a.head](p, front - 12, top - 2, a)

    return draw


def _tail(p: Pen, a: Animal, x: float, y: float) -> None:
    if a.tail == "none":
        return
    ends = {"thin": 4.0, "curl": 2.6, "bush": 8.0, "stub": 6.0, "tuft": 2.8, "long": 3.0}[a.tail]
    way = [(x - 2, y - 6), (x + 12, y - 4), (x + 16, y + 12)]
    if a.tail == "stub":
        way = [(x - 2, y - 8), (x + 4, y - 9)]
    elif a.tail == "long":
        way = [(x - 2, y), (x + 14, y + 6), (x + 20, y + 18), (x + 8, y + 26)]
    elif a.tail == "curl":
        way = [(x - 2, y - 8), (x + 8, y - 14), (x + 4, y - 20)]
    p.stroke(way, a.mane if a.tail == "bush" and a.mane else a.coat, ends)
    if a.tail == "tuft":
        p.oval(x + 16, y + 15, 5, 7, a.mane or darken(a.coat, 0.4))


def _eye(p: Pen, x: float, y: float, r: float = 2.4, c: RGB = EYE) -> None:
    p.oval(x, y, r, r, c, line=1)
    p.oval(x - 0.6, y, r * 0.42, r * 0.6, INK, ink=False)


def _snout(p: Pen, x: float, y: float, a: Animal, long: float, ears: tuple[float, float]) -> None:
    c = a.coat
    for dx in (2, 11):
        p.shape([(x + dx - 5, y - 10), (x + dx + ears[0] * 0.3, y - 10 - ears[1]), (x + dx + 6, y - 8)], darken(c, 0.12))
    p.shape(
        [
            (x + 16, y + 12),
            (x + 17, y - 6),
            (x + 6, y - 14),
            (x - 4, y - 11),
            (x - 12 - long, y + 1),
            (x - 13 - long, y + 8),
            (x - 4, y + 13),
            (x + 6, y + 16),
        ],
        c,
    )
    p.oval(x - 12 - long, y + 3, 3.4, 2.8, INK, ink=False)
    p.stroke([(x - 10 - long, y + 9), (x - 1, y + 9)], darken(c, 0.6), 1.3, ink=False)
    _eye(p, x, y - 4)


def _wolf(p: Pen, x: float, y: float, a: Animal) -> None:
    _snout(p, x, y, a, 7, (0, 14))
    for d in (-14, -9, -4):
        p.shape([(x + d - 1.6, y + 8), (x + d, y + 13), (x + d + 1.6, y + 8)], BONE, line=0.7)


def _boar(p: Pen, x: float, y: float, a: Animal) -> None:
    _snout(p, x, y + 2, a, 4, (4, 9))
    p.oval(x - 17, y + 6, 4, 5.4, (196, 140, 124))
    p.shape([(x - 12, y + 11), (x - 18, y - 3), (x - 8, y + 8)], BONE)


def _bear(p: Pen, x: float, y: float, a: Animal) -> None:
    for dx in (-4, 14):
        p.oval(x + dx, y - 12, 5.4, 5.4, darken(a.coat, 0.15))
    p.oval(x + 4, y, 15, 14.5, a.coat)
    p.oval(x - 7, y + 6, 9, 7, lighten(a.coat, 0.3))
    p.oval(x - 13, y + 3, 3.4, 2.6, INK, ink=False)
    p.stroke([(x - 13, y + 10), (x - 4, y + 10)], INK, 1.4, ink=False)
    _eye(p, x, y - 4, 2.2, (40, 24, 20))


def _lion(p: Pen, x: float, y: float, a: Animal) -> None:
    mane = a.mane or a.coat
    rim = [
        (x + 4 + math.cos(t * 0.4189) * (24 if t % 2 else 19), y + 1 + math.sin(t * 0.4189) * (24 if t % 2 else 19))
        for t in range(15)
    ]
    p.shape(rim, mane)
    p.oval(x + 2, y, 14, 13.5, a.coat)
    p.oval(x - 6, y + 6, 8, 6, lighten(a.coat, 0.4), line=1)
    p.shape([(x - 12, y + 2), (x - 4, y + 2), (x - 8, y + 6)], INK, ink=False)
    _eye(p, x - 6, y - 4, 2)
    _eye(p, x + 6, y - 4, 2)


def _rat(p: Pen, x: float, y: float, a: Animal) -> None:
    p.oval(x + 10, y - 8, 7, 7, (196, 150, 150))
    _snout(p, x, y + 4, a, 12, (0, 2))
    p.shape([(x - 22, y + 12), (x - 20, y + 19), (x - 18, y + 12)], BONE, line=0.8)


def _mule(p: Pen, x: float, y: float, a: Animal) -> None:
    for dx in (4, 12):
        p.shape([(x + dx - 3, y - 12), (x + dx + 2, y - 36), (x + dx + 6, y - 11)], a.coat)
    p.shape(
        [
            (x + 18, y + 20),
            (x + 18, y - 10),
            (x + 6, y - 16),
            (x - 4, y - 10),
            (x - 18, y + 10),
            (x - 16, y + 19),
            (x - 4, y + 18),
            (x + 6, y + 8),
        ],
        a.coat,
    )
    p.shape([(x - 18, y + 9), (x - 9, y + 5), (x - 6, y + 17), (x - 16, y + 19)], lighten(a.coat, 0.45), line=1)
    _eye(p, x + 2, y - 4, 2, (40, 24, 20))


def _unicorn(p: Pen, x: float, y: float, a: Animal) -> None:
    p.shape([(x - 3, y - 12), (x - 22, y - 40), (x + 4, y - 16)], (250, 214, 120))
    p.shape([(x + 10, y - 12), (x + 12, y - 26), (x + 17, y - 10)], a.coat)
    p.shape(
        [
            (x + 18, y + 20),
            (x + 18, y - 10),
            (x + 6, y - 16),
            (x - 4, y - 10),
            (x - 18, y + 10),
            (x - 16, y + 19),
            (x - 4, y + 18),
            (x + 6, y + 8),
        ],
        a.coat,
    )
    p.shape([(x + 8, y - 18), (x + 20, y - 12), (x + 26, y + 8), (x + 15, y + 2)], a.mane or a.coat)
    _eye(p, x + 1, y - 3, 2, (60, 60, 140))


def _ape(p: Pen, x: float, y: float, a: Animal) -> None:
    p.stroke([(x + 6, y + 14), (x - 14, y + 34), (x - 12, 0)], a.coat, 10)
    p.oval(x + 6, y - 2, 15, 16, a.coat)
    p.oval(x, y + 4, 10, 10, (196, 156, 124), line=1)
    _eye(p, x - 4, y - 3, 2, (40, 24, 20))
    _eye(p, x + 4, y - 3, 2, (40, 24, 20))
    p.stroke([(x - 5, y + 9), (x + 5, y + 9)], INK, 1.4, ink=False)


HEADS: dict[str, Callable[[Pen, float, float, Animal], None]] = {
    "boar": _boar,
    "wolf": _wolf,
    "bear": _bear,
    "lion": _lion,
    "rat": _rat,
    "mule": _mule,
    "unicorn": _unicorn,
    "ape": _ape,
}


def _rats(p: Pen) -> None:
    for dx, dy in ((20, -26), (-12, 0)):
        p.dx, p.dy = dx, dy
        _animal(ANIMALS["giant-rats"])(p)
    p.dx = p.dy = 0.0


def _serpent(p: Pen, c: RGB = (92, 150, 78)) -> None:
    p.stroke([(44, -4), (20, -6), (-6, -6), (-30, -8)], darken(c, 0.2), 12)
    p.stroke([(-30, -10), (-38, -22), (-16, -30), (16, -28), (30, -38), (18, -50), (-2, -52)], c, 13)
    p.stroke([(-2, -52), (-22, -62), (-20, -82)], c, 12)
    for x, y in ((-30, -18), (-8, -29), (14, -29), (26, -40), (6, -51), (-14, -57)):
        p.shape([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)], (226, 196, 90), line=0.8)
    p.shape([(-8, -84), (-10, -96), (-22, -102), (-40, -96), (-48, -86), (-36, -80), (-18, -76)], c)
    p.stroke([(-46, -86), (-58, -84), (-64, -88)], (220, 50, 60), 1.6, ink=False)
    p.stroke([(-58, -84), (-63, -80)], (220, 50, 60), 1.6, ink=False)
    _eye(p, -28, -92)


def _basilisk(p: Pen) -> None:
    c = (126, 142, 70)
    p.stroke([(46, -6), (24, -14), (4, -26)], c, 11)
    for x in (-4, 14):
        p.stroke([(x, -24), (x - 2, -2)], (220, 170, 60), 5)
        p.shape([(x - 10, 0), (x - 2, -6), (x + 6, 0)], (220, 170, 60))
    p.shape([(-18, -30), (-10, -58), (12, -54), (26, -34), (10, -18), (-10, -18)], c)
    p.shape([(4, -50), (30, -74), (40, -56), (30, -54), (32, -44), (16, -36)], darken(c, 0.25))
    p.stroke([(-10, -50), (-20, -74)], c, 12)
    p.oval(-24, -84, 12, 11, c)
    p.shape([(-34, -88), (-52, -80), (-34, -76)], (230, 180, 60))
    p.shape([(-32, -92), (-34, -106), (-27, -98), (-23, -110), (-18, -98), (-12, -104), (-14, -90)], (200, 44, 44))
    _eye(p, -27, -87, 3.4)


def _dragon(c: RGB, arms: bool = True) -> Callable[[Pen], None]:
    def draw(p: Pen) -> None:
        belly = (236, 204, 130)
        p.sx = p.sy = 0.92
        p.dx = -3
        for x, tip in ((10, 56), (-4, 40)):
            p.shape(
                [
                    (x, -60),
                    (tip - 12, -116),
                    (tip + 4, -120),
                    (tip + 8, -92),
                    (tip - 2, -96),
                    (tip, -74),
                    (tip - 12, -80),
                    (x + 14, -48),
                ],
                darken(c, 0.3 if x > 0 else 0.12),
            )
        p.stroke([(28, -24), (48, -12), (58, -18), (62, -28)], c, 9)
        p.shape([(56, -28), (66, -40), (68, -24)], darken(c, 0.3))
        p.stroke([(24, -24), (30, -12), (24, -3)], darken(c, 0.3), 12)
        p.shape([(-20, -24), (-16, -52), (0, -64), (20, -54), (34, -30), (26, -12), (-6, -10)], c)
        p.shape([(-18, -24), (-14, -48), (-4, -54), (2, -34), (2, -12), (-8, -11)], belly, line=1)
        for y in (-42, -33, -24):
            p.stroke([(-15, y), (1, y - 1)], darken(belly, 0.3), 1.2, ink=False)
        p.stroke([(-6, -56), (-20, -74), (-18, -90)], c, 14)
        if arms:
            p.stroke([(-12, -44), (-30, -36), (-34, -26)], c, 7)
        p.stroke([(-6, -16), (-12, -8), (-16, -3)], c, 11)
        for x in (-24, -16, 20, 28):
            p.shape([(x - 3, 0), (x, -7), (x + 3, 0)], BONE, line=0.9)
        p.shape([(-4, -96), (6, -112), (-2, -104), (-8, -112), (-12, -100)], BONE)
        p.shape([(-4, -86), (-6, -102), (-20, -106), (-38, -98), (-54, -94), (-54, -86), (-40, -84), (-30, -78), (-14, -78)], c)
        p.shape([(-52, -86), (-40, -85), (-28, -80), (-40, -76), (-50, -78)], darken(c, 0.25))
        for x in (-50, -45, -40):
            p.shape([(x - 2, -86), (x, -81), (x + 2, -86)], BONE, line=0.7)
        _eye(p, -26, -96, 3)

    return draw


def _wyvern(p: Pen) -> None:
    _dragon((86, 122, 92), arms=False)(p)


def _spirit(c: RGB, face: str = "hollow", *, arms: bool = True, prop: str = "", tall: float = 1.0) -> Callable[[Pen], None]:
    """A shape that ends in rags of mist."""

    def draw(p: Pen) -> None:
        p.sx, p.sy = 0.96, 0.96 * tall
        p.shape(
            [
                (-22, -74),
                (-14, -96),
                (0, -104),
                (14, -96),
                (22, -74),
                (28, -40),
                (34, -6),
                (24, -16),
                (16, -2),
                (6, -14),
                (-4, 0),
                (-14, -14),
                (-24, -2),
                (-32, -18),
                (-28, -40),
            ],
            c,
        )
        p.shape([(6, -100), (14, -95), (21, -74), (27, -40), (32, -10), (24, -18), (14, -46)], darken(c, 0.24), ink=False)
        if prop == "scythe":
            p.stroke([(30, -6), (26, -108)], (110, 80, 56), 3)
            p.shape([(26, -108), (6, -118), (-22, -108), (4, -108), (26, -100)], (206, 212, 222))
        if arms:
            p.stroke([(-18, -66), (-36, -62), (-48, -72)], c, 8)
            p.stroke([(18, -66), (34, -58), (42, -66)], darken(c, 0.2), 8)
            for x, y in ((-50, -74), (44, -69)):
                for d in (-4, 0, 4):
                    p.stroke([(x, y), (x + d + (-4 if x < 0 else 4), y - 9)], lighten(c, 0.4), 1.8)
        FACES[face](p, c)

    return draw


def _hollow(p: Pen, c: RGB) -> None:
    for x in (-7, 7):
        p.oval(x, -82, 4.4, 6, (20, 20, 40), ink=False)
        p.oval(x, -82, 1.6, 2, (190, 240, 255), ink=False)
    p.oval(0, -66, 4.4, 6.4, (20, 20, 40), ink=False)


def _skull(p: Pen, c: RGB) -> None:
    p.oval(0, -80, 13, 14, (16, 12, 24), ink=False)
    p.oval(0, -82, 10, 10, BONE, ink=False)
    p.shape([(-6, -75), (6, -75), (5, -67), (-5, -67)], BONE, ink=False)
    for x in (-4, 4):
        p.oval(x, -82, 2.8, 3.2, (40, 10, 20), ink=False)
        p.oval(x, -82, 1, 1.2, (255, 80, 60), ink=False)
    for x in (-3, 0, 3):
        p.stroke([(x, -73), (x, -68)], (60, 40, 40), 0.9, ink=False)


def _scream(p: Pen, c: RGB) -> None:
    for side in (-1, 1):
        p.shape(
            [(4 * side, -104), (24 * side, -98), (36 * side, -70), (30 * side, -50), (24 * side, -74), (12 * side, -92)],
            lighten(c, 0.55),
        )
    for x in (-7, 7):
        p.shape([(x - 4, -86), (x + 4, -82 if x < 0 else -88), (x, -78)], (30, 20, 40), ink=False)
    p.oval(0, -64, 6, 10, (30, 10, 30), ink=False)


def _fiend(p: Pen, c: RGB) -> None:
    for side in (-1, 1):
        p.shape([(6 * side, -98), (22 * side, -104), (28 * side, -122), (30 * side, -100), (16 * side, -88)], BONE)
    for x in (-7, 7):
        p.shape([(x - 5, -86 if x > 0 else -82), (x + 5, -82 if x > 0 else -86), (x, -77)], EYE, line=0.8)
    p.shape([(-10, -70), (10, -70), (6, -62), (-6, -62)], (40, 6, 10), line=0.9)
    for x in (-6, -2, 2, 6):
        p.shape([(x - 1.8, -70), (x, -64), (x + 1.8, -70)], BONE, ink=False)


def _eyes(p: Pen, c: RGB) -> None:
    for x in (-7, 7):
        p.oval(x, -82, 4, 2.6, (255, 240, 150), ink=False)


FACES: dict[str, Callable[[Pen, RGB], None]] = {
    "hollow": _hollow,
    "skull": _skull,
    "scream": _scream,
    "fiend": _fiend,
    "eyes": _eyes,
}


def _lemure(p: Pen) -> None:
    c = (150, 176, 150)
    p.shape([(-40, 0), (-36, -22), (-26, -30), (-22, -56), (-6, -70), (14, -64), (22, -44), (34, -30), (42, -10), (44, 0)], c)
    p.shape([(10, -1), (14, -60), (21, -44), (33, -30), (41, -10), (43, -1)], darken(c, 0.22), ink=False)
    for x, y, r in ((-10, -52, 5), (8, -50, 4)):
        p.oval(x, y, r, r * 1.2, (24, 30, 40))
    p.oval(-2, -32, 8, 6, (24, 30, 40))
    p.stroke([(-28, -24), (-48, -30), (-54, -22)], c, 7)


def _werewolf(p: Pen) -> None:
    c = (104, 92, 96)
    for side in (-1, 1):
        p.stroke([(8 * side, -34), (15 * side, -18), (10 * side, -3)], darken(c, 0.2), 10)
        p.oval(12 * side, -2, 9, 4, darken(c, 0.35))
    p.shape([(-16, -30), (-22, -60), (-10, -76), (12, -76), (24, -58), (16, -30)], c)
    p.shape([(-8, -34), (-10, -58), (0, -68), (10, -58), (8, -34)], lighten(c, 0.2), line=0.9)
    for side in (-1, 1):
        p.stroke([(18 * side, -66), (32 * side, -54), (34 * side, -38)], c, 9)
        for d in (-5, 0, 5):
            p.shape([(34 * side + d - 2, -36), (34 * side + d, -26), (34 * side + d + 2, -36)], BONE, line=0.8)
    _wolf(p, -6, -88, Animal(c, "wolf"))
    p.shape([(-18, -30), (18, -30), (15, -20), (8, -24), (2, -16), (-6, -24), (-14, -18)], (80, 60, 90))


def _toad(p: Pen) -> None:
    c = (112, 168, 78)
    p.sx = p.sy = 0.86
    p.oval(0, -26, 38, 26, c)
    p.oval(0, -20, 26, 16, lighten(c, 0.4), ink=False)
    for side in (-1, 1):
        p.oval(32 * side, -16, 16, 14, darken(c, 0.12))
        p.oval(30 * side, -3, 15, 4, darken(c, 0.2))
        p.oval(20 * side, -54, 11, 11, c)
        p.oval(20 * side, -55, 6.4, 6.4, EYE, line=1)
        p.oval(20 * side, -55, 2.4, 4.6, INK, ink=False)
    p.arc(0, -40, 24, 16, 20, 160, INK, 2.4)
    for x, y in ((-24, -30), (26, -34), (-8, -46), (10, -48)):
        p.oval(x, y, 2.6, 2.2, darken(c, 0.3), ink=False)


BEASTS: dict[str, Callable[[Pen], None]] = {
    **{id: _animal(a) for id, a in ANIMALS.items()},
    "giant-rats": _rats,
    "serpent": _serpent,
    "basilisk": _basilisk,
    "dragon": _dragon((178, 52, 44)),
    "cave-dragon": _dragon((96, 92, 110)),
    "wyvern": _wyvern,
    "werewolf": _werewolf,
    "toad": _toad,
    "lemure": _lemure,
    "shadow": _spirit((58, 54, 78), "eyes"),
    "spectre": _spirit((150, 190, 206), "hollow", arms=False),
    "ghost": _spirit((226, 232, 240), "hollow"),
    "wraith": _spirit((66, 62, 84), "skull", prop="scythe"),
    "banshee": _spirit((170, 190, 170), "scream"),
    "demon": _spirit((150, 40, 44), "fiend"),
    "crag-spirit": _spirit((150, 160, 176), "scream", arms=False),
}
