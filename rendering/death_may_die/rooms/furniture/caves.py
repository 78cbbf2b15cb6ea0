"""Underground and in the sewers."""

from __future__ import annotations

from rendering.theme import mix

from ..brush import BLACK, FACE, Brush
from .thing import Thing


def _hole(b: Brush, x: float, y: float) -> None:
    """A shaft that goes down, with a winch over it."""
    b.oval(x + 74, y + 40, 72, 36, (92, 86, 84))
    for i in range(12):
        b.oval(x + 74, y + 40 + i * 0.6, 64 - i * 0.8, 30 - i * 0.5, mix((40, 36, 40), BLACK, i / 11))
    for dx in (20, 128):
        b.line([(x + dx, y + 44), (x + 74, y - 30)], (110, 78, 48), 6)
    b.line([(x + 40, y - 2), (x + 108, y - 2)], (134, 96, 60), 7)
    b.line([(x + 74, y - 2), (x + 74, y + 46)], (196, 176, 130), 2.4)


def _rails(b: Brush, x: float, y: float) -> None:
    for i in range(int(b.w // 26) + 1):
        b.rect(i * 26 - 4, y, 12, 34, (76, 54, 38), 2)
    for dy in (6, 26):
        b.rect(0, y + dy, b.w, 4, (120, 122, 128))
        b.line([(0, y + dy), (b.w, y + dy)], (190, 194, 200), 1)


def _props(b: Brush, x: float, y: float) -> None:
    """Mine timbers against the rock."""
    for dx in (0, 116):
        b.rect(x + dx, 0, 16, FACE + 14, (112, 78, 48), 2)
        b.line([(x + dx + 3, 2), (x + dx + 3, FACE + 12)], (160, 118, 76), 2)
    b.rect(x - 10, 0, 152, 14, (124, 88, 54), 3)


def _crystals(b: Brush, x: float, y: float) -> None:
    for dx, h, tone in ((8, 30, (90, 210, 214)), (24, 46, (120, 236, 230)), (42, 26, (80, 180, 200)), (54, 36, (110, 220, 220))):
        b.shape([(x + dx - 7, y + 50), (x + dx - 4, y + 52 - h), (x + dx, y + 44 - h), (x + dx + 6, y + 50)], tone)
        b.shape([(x + dx, y + 44 - h), (x + dx + 6, y + 50), (x + dx + 1, y + 50)], mix(tone, BLACK, 0.3))


def _mushrooms(b: Brush, x: float, y: float) -> None:
    for dx, dy, r in ((12, 26, 12), (36, 36, 16), (58, 24, 10)):
        b.rect(x + dx - 3, y + dy, 6, 16, (226, 214, 190), 3)
        b.oval(x + dx, y + dy, r, r * 0.62, (150, 92, 190))
        b.oval(x + dx - r * 0.3, y + dy - 2, r * 0.3, r * 0.2, (226, 190, 250))


def _stalagmites(b: Brush, x: float, y: float) -> None:
    for dx, h in ((10, 40), (30, 62), (52, 34), (70, 48)):
        b.shape([(x + dx - 11, y + 60), (x + dx, y + 60 - h), (x + dx + 11, y + 60)], (118, 110, 112))
        b.shape([(x + dx, y + 60 - h), (x + dx + 11, y + 60), (x + dx + 2, y + 60)], (74, 68, 74))


def _pool(b: Brush, x: float, y: float) -> None:
    b.oval(x + 78, y + 36, 78, 36, (70, 66, 70))
    b.oval(x + 78, y + 38, 70, 30, (26, 74, 92))
    for rx, tone in ((58, (40, 104, 126)), (38, (66, 146, 164)), (18, (130, 206, 214))):
        b.oval(x + 78, y + 38, rx, rx * 0.42, None, tone, 1.8)


def _channel(b: Brush, x: float, y: float) -> None:
    """A sewer's water, right across."""
    b.rect(0, y, b.w, 54, (38, 46, 40))
    b.rect(0, y + 4, b.w, 46, (58, 92, 70))
    for _ in range(int(b.w / 12)):
        cx, cy = b.rnd.uniform(0, b.w), b.rnd.uniform(y + 8, y + 46)
        b.line([(cx, cy), (cx + 22, cy)], (110, 150, 108), 1.4)
    b.line([(0, y), (b.w, y)], (150, 156, 140), 2)


def _pipe(b: Brush, x: float, y: float) -> None:
    b.oval(x + 40, 34, 40, 36, (82, 84, 82))
    b.oval(x + 40, 35, 31, 28, (18, 20, 20))
    b.shape([(x + 22, 52), (x + 58, 52), (x + 66, FACE + 40), (x + 14, FACE + 40)], (84, 128, 96))
    for dx in (28, 40, 52):
        b.line([(x + dx, 52), (x + dx, FACE + 38)], (150, 190, 150), 1.6)


THINGS: dict[str, Thing] = {
    "hole": Thing(148, 78, _hole),
    "rails": Thing(0, 36, _rails),
    "props": Thing(132, 30, _props, "on_wall", (150, (255, 180, 90), 0.5)),
    "crystals": Thing(62, 52, _crystals, light=(150, (90, 230, 230), 0.8)),
    "mushrooms": Thing(70, 52, _mushrooms, light=(120, (190, 120, 255), 0.7)),
    "stalagmites": Thing(82, 60, _stalagmites),
    "pool": Thing(156, 74, _pool),
    "channel": Thing(0, 54, _channel),
    "pipe": Thing(80, 60, _pipe, "on_wall"),
}
