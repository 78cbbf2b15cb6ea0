"""The north wall of a room, as one sees it from the floor; outside what bounds the place: a fence, the sea, a cliff."""

from __future__ import annotations

from collections.abc import Callable

from rendering import shapes
from rendering.theme import RGB, mix

from .brush import BLACK, FACE, WHITE, Brush, slabs, vary


def panel(b: Brush) -> None:
    b.rect(0, 0, b.w, FACE, (96, 60, 36))
    for i in range(int(b.w // 58) + 1):
        x = 6 + i * 58
        b.rect(x, 10, 48, 42, (112, 72, 44))
        b.rect(x + 5, 15, 38, 32, (90, 56, 33))
        b.line([(x + 5, 47), (x + 43, 47)], (140, 94, 58), 1)


def paper(b: Brush, tone: RGB = (92, 46, 44)) -> None:
    b.rect(0, 0, b.w, FACE, tone)
    light = mix(tone, (220, 150, 110), 0.26)
    for i in range(int(b.w // 22) + 1):
        x = i * 22
        b.line([(x, 0), (x, 40)], light, 3)
        for y in (10, 28):
            b.oval(x + 11, y + 4, 3, 4, mix(light, (230, 180, 120), 0.2))
    b.rect(0, 40, b.w, FACE - 40, (78, 46, 30))
    b.line([(0, 40), (b.w, 40)], (146, 100, 62), 2)


def ward(b: Brush) -> None:
    b.rect(0, 0, b.w, FACE, (176, 190, 176))
    b.rect(0, 30, b.w, FACE - 30, (96, 134, 122))
    for i in range(int(b.w // 20) + 1):
        b.line([(i * 20, 30), (i * 20, FACE)], (76, 110, 102), 1)
    for y in (30, 46):
        b.line([(0, y), (b.w, y)], (70, 102, 96), 1)
    b.line([(0, 29), (b.w, 29)], (206, 214, 196), 2)


def brick(b: Brush, tone: RGB = (120, 66, 48)) -> None:
    slabs(b, tone, 13, 26, 34, 1, 2, 0, FACE)


def cold(b: Brush) -> None:
    brick(b, (122, 158, 176))


def stone(b: Brush, tone: RGB = (112, 106, 104)) -> None:
    slabs(b, tone, 21, 34, 62, 3, 2, 0, FACE)


def marble(b: Brush) -> None:
    b.rect(0, 0, b.w, FACE, (150, 136, 122))
    for i in range(int(b.w // 86) + 1):
        x = i * 86
        b.rect(x, 0, 16, FACE, (186, 170, 150))
        b.line([(x + 15, 0), (x + 15, FACE)], (104, 92, 82), 2)
        b.line([(x + 5, 0), (x + 5, FACE)], (150, 136, 120), 1)


def timber(b: Brush, tone: RGB = (104, 76, 52)) -> None:
    """Upright planks: a warehouse, a ship, an attic."""
    for i in range(int(b.w // 17) + 1):
        b.rect(i * 17, 0, 17, FACE, vary(tone, b.rnd, 0.14))
        b.line([(i * 17, 0), (i * 17, FACE)], mix(tone, BLACK, 0.6), 1.4)
        for y in (12, 50):
            b.oval(i * 17 + 8, y, 1.3, 1.3, mix(tone, BLACK, 0.6))
    b.rect(0, 26, b.w, 9, mix(tone, BLACK, 0.35))
    b.line([(0, 26), (b.w, 26)], mix(tone, WHITE, 0.2), 1)


def iron(b: Brush) -> None:
    """Riveted plates of a machine hall."""
    for i in range(int(b.w // 74) + 1):
        tone = vary((98, 104, 110), b.rnd, 0.1)
        b.rect(i * 74, 0, 73, FACE, tone)
        for x in (6, 66):
            for y in (10, 26, 42):
                b.oval(i * 74 + x, y, 2, 2, mix(tone, WHITE, 0.4))
    for y, tone in ((14, (150, 96, 60)), (34, (126, 122, 118))):
        b.rect(0, y, b.w, 8, mix(tone, BLACK, 0.45))
        b.rect(0, y, b.w, 4, tone)


def cliff(b: Brush, tone: RGB = (104, 98, 104)) -> None:
    """Living rock, as high as a wall."""
    b.rect(0, 0, b.w, FACE, mix(tone, BLACK, 0.55))
    x = -20.0
    while x < b.w + 20:
        wide, high = b.rnd.uniform(26, 62), b.rnd.uniform(0, 16)
        face = vary(tone, b.rnd, 0.16)
        b.shape([(x, FACE), (x + 3, high + 12), (x + wide * 0.4, high), (x + wide, high + 14), (x + wide + 6, FACE)], face)
        b.shape([(x + 3, high + 12), (x + wide * 0.4, high), (x + wide * 0.34, FACE - 14)], mix(face, WHITE, 0.22))
        b.shape(
            [(x + wide * 0.6, high + 6), (x + wide, high + 14), (x + wide + 6, FACE), (x + wide * 0.62, FACE)],
            mix(face, BLACK, 0.3),
        )
        x += wide * 0.78


def curtain(b: Brush) -> None:
    """A theatre's: heavy folds with a golden hem."""
    for i in range(int(b.w // 15) + 1):
        tone = (146, 26, 34) if i % 2 == 0 else (104, 14, 24)
        b.rect(i * 15, 0, 15, FACE, tone)
        b.line([(i * 15 + 5, 0), (i * 15 + 3, FACE)], mix(tone, WHITE, 0.2), 2)
    for i in range(int(b.w // 58) + 1):
        b.oval(i * 58 + 29, 0, 33, 20, (122, 18, 28))
        b.oval(i * 58 + 29, -4, 31, 19, (166, 36, 42))
    b.rect(0, FACE - 15, b.w, 6, (214, 168, 78))


def night(b: Brush) -> None:
    """Nothing but night and the sea: a dock, a deck."""
    b.im.paste(shapes.gradient(b.im.width, b.px(FACE), (0, (26, 34, 66)), (0.6, (62, 84, 126)), (1, (110, 132, 160))), (0, 0))
    for _ in range(int(b.w / 11)):
        b.oval(b.rnd.uniform(0, b.w), b.rnd.uniform(2, 28), 1, 1, (226, 234, 255))
    b.rect(0, 42, b.w, FACE - 42, (30, 62, 84))
    for _ in range(int(b.w / 9)):
        x, y = b.rnd.uniform(0, b.w), b.rnd.uniform(44, FACE - 8)
        b.line([(x, y), (x + 12, y)], (86, 132, 156), 1)


def forest(b: Brush) -> None:
    """A dark wood under the last light."""
    b.im.paste(shapes.gradient(b.im.width, b.px(FACE), (0, (28, 40, 66)), (1, (92, 116, 128))), (0, 0))
    x = -10.0
    while x < b.w + 10:
        high, wide = b.rnd.uniform(34, 60), b.rnd.uniform(9, 16)
        tone = vary((34, 58, 52), b.rnd, 0.25)
        for share in (0.0, 0.3, 0.58):
            y = FACE - 2 - high * (1 - share)
            b.shape([(x, y), (x - wide * (0.5 + share), y + high * 0.42), (x + wide * (0.5 + share), y + high * 0.42)], tone)
        x += wide * 0.9


def facade(b: Brush) -> None:
    """The outside of the house around a yard, some windows lit."""
    stone(b)
    for i in range(int(b.w // 128)):
        x = 52 + i * 128
        b.rect(x - 4, 9, 58, 44, (50, 46, 50), 3)
        b.rect(x, 12, 50, 38, (255, 206, 110), 2)
        b.rect(x, 34, 50, 16, (232, 160, 70), 2)
        for j in (1, 2):
            b.line([(x + 50 * j / 3, 12), (x + 50 * j / 3, 50)], (60, 44, 34), 2.5)
        b.line([(x, 30), (x + 50, 30)], (60, 44, 34), 2.5)


def glass(b: Brush) -> None:
    """A greenhouse: panes, and leaves that press against them."""
    b.im.paste(shapes.gradient(b.im.width, b.px(FACE), (0, (60, 96, 116)), (1, (120, 164, 142))), (0, 0))
    for _ in range(int(b.w / 6)):
        x, y, r = b.rnd.uniform(0, b.w), b.rnd.uniform(22, FACE), b.rnd.uniform(4, 10)
        b.oval(x, y, r, r * 0.6, vary((60, 112, 70), b.rnd, 0.25))
    for i in range(int(b.w // 34) + 1):
        b.line([(i * 34, 0), (i * 34, FACE)], (204, 216, 206), 3)
        b.line([(i * 34 + 8, 12), (i * 34 + 22, 34)], (196, 220, 220), 1.4)
    b.line([(0, 22), (b.w, 22)], (204, 216, 206), 2)


WALLS: dict[str, Callable[[Brush], None]] = {
    "panel": panel,
    "paper": paper,
    "green-paper": lambda b: paper(b, (44, 74, 62)),
    "blue-paper": lambda b: paper(b, (48, 58, 92)),
    "ward": ward,
    "brick": brick,
    "sewer": lambda b: brick(b, (84, 96, 78)),
    "cold": cold,
    "stone": stone,
    "crypt": lambda b: stone(b, (98, 104, 112)),
    "temple": lambda b: stone(b, (72, 116, 112)),
    "marble": marble,
    "timber": timber,
    "iron": iron,
    "cliff": cliff,
    "curtain": curtain,
    "night": night,
    "forest": forest,
    "facade": facade,
    "glass": glass,
}
OPEN = frozenset({"night", "forest", "glass", "curtain"})  # no cornice and no skirting


def draw_wall(b: Brush, kind: str) -> None:
    WALLS[kind](b)
    if kind not in OPEN:
        upper, lower = _tone(b, 30), _tone(b, 50)
        if kind != "cliff":
            b.rect(0, 0, b.w, 5, mix(upper, (255, 230, 190), 0.3))
            b.line([(0, 6), (b.w, 6)], (20, 12, 10), 1)
        b.rect(0, FACE - 7, b.w, 7, mix(lower, BLACK, 0.5))
        b.line([(0, FACE - 7), (b.w, FACE - 7)], mix(lower, WHITE, 0.2), 1)
    b.rough(0.4, 30, 3, (0, 0, b.im.width, b.px(FACE)))


def _tone(b: Brush, y: float) -> RGB:
    found = b.im.getpixel((4, b.px(y)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]
