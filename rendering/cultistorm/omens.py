"""What is on the horror cards, painted in a few strokes: nobody sees all of it, and that is the point."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from rendering.kit.great.brush import BLACK, WHITE, Painting
from rendering.sprites import CACHE, seed_of
from rendering.theme import RGB, mix

ROSE: RGB = (255, 110, 196)
EMBER: RGB = (255, 84, 52)
INK: RGB = (12, 6, 16)
BONE: RGB = (236, 226, 214)


def _hooded(p: Painting, x: float, foot: float, k: float, fill: RGB, face: RGB | None = None) -> None:
    """Somebody in a hood, seen against the light."""
    outline = [
        (0, -0.62),
        (0.09, -0.54),
        (0.13, -0.40),
        (0.20, -0.20),
        (0.24, 0.02),
        (-0.24, 0.02),
        (-0.20, -0.20),
        (-0.13, -0.40),
        (-0.09, -0.54),
    ]
    p.blob([(x + a * k, foot + b * k) for a, b in outline], fill)
    if face is not None:
        p.dot(x, foot - 0.44 * k, 0.062 * k, face, ry=0.08 * k)


def _eyes(p: Painting, x: float, y: float, apart: float, r: float, tone: RGB) -> None:
    for side in (-1, 1):
        p.eye(x + side * apart, y, r, tone)


def cold_breath(p: Painting) -> None:
    p.blob(
        [
            (0.0, 0.15),
            (0.16, 0.12),
            (0.30, 0.22),
            (0.34, 0.36),
            (0.42, 0.46),
            (0.35, 0.50),
            (0.37, 0.56),
            (0.32, 0.62),
            (0.36, 0.70),
            (0.24, 0.80),
            (0.22, 1.02),
            (-0.1, 1.05),
        ],
        (34, 30, 60),
    )
    p.eye(0.24, 0.36, 0.014, (170, 220, 255))
    for i in range(26):
        x = 0.40 + i * 0.024
        y = 0.60 - 0.006 * i + 0.03 * math.sin(i * 0.9)
        p.glow(x, y, 0.05 + i * 0.007, (200, 230, 255), 0.34)
    for _ in range(9):
        x, y, r = 0.48 + 0.5 * p.chance.random(), 0.25 + 0.6 * p.chance.random(), 0.02 + 0.03 * p.chance.random()
        for a in range(6):
            t = math.pi * a / 3
            p.limb([(x, y), (x + r * math.cos(t), y + r * math.sin(t))], 0.005, 0.003, (230, 244, 255))


def footsteps(p: Painting) -> None:
    p.sharp([(0.36, 0.05), (0.64, 0.05), (0.64, 0.52), (0.36, 0.52)], (4, 2, 8))
    p.sharp([(0.33, 0.02), (0.36, 0.05), (0.36, 0.52), (0.33, 0.52)], (110, 60, 110))
    p.sharp([(0.67, 0.02), (0.64, 0.05), (0.64, 0.52), (0.67, 0.52)], (80, 44, 84))
    _eyes(p, 0.5, 0.2, 0.03, 0.009, ROSE)
    for i in range(6):
        y, k = 0.96 - i * 0.075, 1.0 - i * 0.13
        x = 0.5 + (0.10 if i % 2 else -0.10) * k
        p.glow(x, y, 0.10 * k, ROSE, 0.5)
        p.dot(x, y, 0.036 * k, (255, 200, 232), ry=0.05 * k)
        p.dot(x, y + 0.062 * k, 0.026 * k, (255, 200, 232), ry=0.026 * k)


def torn_notes(p: Painting) -> None:
    for side, lean in ((-1, 0.05), (1, -0.04)):
        edge = [(0.5 + side * 0.03 + 0.03 * math.sin(j * 2.3), 0.16 + j * 0.08 + side * 0.03) for j in range(10)]
        outer = [(0.5 + side * 0.36, 0.88 + lean), (0.5 + side * 0.34, 0.14 + lean)]
        p.sharp([*edge, *outer], (214, 196, 160))
        for j in range(8):
            y = 0.24 + j * 0.075 + lean * 0.5
            p.limb(
                [(0.5 + side * 0.10, y), (0.5 + side * (0.22 + 0.08 * ((j * 7) % 3) / 2), y + lean * 0.2)],
                0.007,
                0.006,
                (70, 44, 50),
            )
    p.eye(0.30, 0.56, 0.03, (210, 30, 60), slit=True)
    p.eye(0.70, 0.56, 0.03, (210, 30, 60), slit=True)


def blackout(p: Painting) -> None:
    p.limb([(0.5, -0.2), (0.5, 0.18)], 0.008, 0.008, (90, 80, 96))
    p.sharp([(0.45, 0.16), (0.55, 0.16), (0.54, 0.26), (0.46, 0.26)], (96, 86, 90))
    p.blob(
        [(0.5, 0.24), (0.60, 0.30), (0.63, 0.42), (0.56, 0.52), (0.5, 0.54), (0.44, 0.52), (0.37, 0.42), (0.40, 0.30)],
        (46, 40, 56),
    )
    p.limb([(0.46, 0.30), (0.47, 0.40), (0.49, 0.36)], 0.006, 0.004, (255, 170, 90))
    p.limb([(0.54, 0.30), (0.53, 0.42)], 0.006, 0.004, (120, 100, 110))
    p.glow(0.485, 0.38, 0.06, (255, 150, 70), 0.7)
    for x, y, k in ((0.16, 0.70, 1.0), (0.84, 0.64, 0.8), (0.66, 0.86, 1.2), (0.34, 0.92, 0.9), (0.5, 0.74, 0.6)):
        _eyes(p, x, y, 0.035 * k, 0.013 * k, ROSE)


def nightmares(p: Painting) -> None:
    p.blob(
        [
            (0.62, 0.0),
            (0.78, 0.06),
            (0.84, 0.26),
            (0.98, 0.5),
            (1.02, 1.0),
            (0.44, 1.0),
            (0.40, 0.6),
            (0.36, 0.46),
            (0.50, 0.44),
            (0.52, 0.16),
        ],
        (30, 12, 40),
    )
    _eyes(p, 0.66, 0.17, 0.045, 0.016, ROSE)
    for i in range(4):
        p.limb(
            [(0.42, 0.48 + i * 0.02), (0.30 - i * 0.02, 0.52 + i * 0.035), (0.26, 0.62 + i * 0.02)], 0.016, 0.004, (30, 12, 40)
        )
    p.sharp([(0.04, 0.50), (0.09, 0.48), (0.09, 1.0), (0.04, 1.0)], (70, 44, 52))
    p.sharp([(0.06, 0.74), (0.96, 0.78), (0.96, 0.96), (0.06, 0.94)], (90, 60, 78))
    p.blob([(0.10, 0.70), (0.40, 0.66), (0.80, 0.70), (0.98, 0.78), (0.96, 0.90), (0.10, 0.88)], (150, 120, 150))
    p.blob([(0.10, 0.62), (0.28, 0.60), (0.34, 0.70), (0.22, 0.76), (0.10, 0.74)], (232, 222, 230))
    p.dot(0.24, 0.645, 0.055, (236, 200, 170))
    p.limb([(0.22, 0.64), (0.25, 0.65)], 0.005, 0.005, INK)


def procession(p: Painting) -> None:
    for i, (x, foot, k) in enumerate(
        ((0.12, 0.78, 0.7), (0.88, 0.78, 0.7), (0.30, 0.86, 0.9), (0.70, 0.86, 0.9), (0.5, 1.02, 1.2))
    ):
        _hooded(p, x, foot, k, mix((26, 12, 34), ROSE, 0.06 * (4 - i)), (6, 2, 8))
        p.limb([(x + 0.15 * k, foot - 0.28 * k), (x + 0.15 * k, foot - 0.18 * k)], 0.005, 0.005, (90, 60, 60))
        p.glow(x + 0.15 * k, foot - 0.14 * k, 0.12 * k, (255, 190, 90), 0.8)
        p.dot(x + 0.15 * k, foot - 0.14 * k, 0.026 * k, (255, 226, 140), ry=0.036 * k)


def lost_relic(p: Painting) -> None:
    p.sharp([(0.5, -0.2), (0.66, 0.50), (0.34, 0.50)], (96, 50, 92))
    p.sharp([(0.32, 0.52), (0.68, 0.52), (0.64, 0.58), (0.36, 0.58)], (150, 120, 130))
    p.sharp([(0.38, 0.58), (0.62, 0.58), (0.66, 0.92), (0.34, 0.92)], (96, 74, 88))
    p.sharp([(0.28, 0.92), (0.72, 0.92), (0.76, 1.02), (0.24, 1.02)], (124, 98, 108))
    p.dot(0.5, 0.505, 0.11, (60, 36, 54), ry=0.022)
    p.dot(0.5, 0.505, 0.085, (30, 14, 28), ry=0.015)
    for _ in range(30):
        a, r = p.chance.random() * 6.28, 0.06 + 0.12 * p.chance.random()
        p.dot(0.5 + r * math.cos(a), 0.36 + r * math.sin(a), 0.004, (255, 210, 236))


def rising_chant(p: Painting) -> None:
    for i in range(7):
        r = 0.10 + i * 0.075
        px, py = p.at(0.5, 0.92)
        n = r * p.S
        p.pen.arc(
            (px - n, py - n, px + n, py + n), 190, 350, fill=mix(ROSE, (40, 10, 50), i / 8), width=max(3, round(p.S * 0.014))
        )
    for i, x in enumerate((0.10, 0.30, 0.5, 0.70, 0.90)):
        k = 0.66 + 0.16 * (2 - abs(i - 2))
        _hooded(p, x, 1.04, k, (22, 10, 30), (10, 2, 10))
        p.dot(x, 1.04 - 0.41 * k, 0.026 * k, (255, 120, 180), ry=0.04 * k)


def rot(p: Painting) -> None:
    p.blob([(-0.1, 0.84), (0.3, 0.78), (0.7, 0.80), (1.1, 0.84), (1.1, 1.2), (-0.1, 1.2)], (40, 34, 30))
    for x, y, k in ((0.18, 0.80, 0.8), (0.80, 0.80, 1.0), (0.66, 0.86, 0.6), (0.33, 0.88, 0.55)):
        p.limb([(x, y), (x + 0.02, y - 0.2 * k)], 0.034 * k, 0.026 * k, (196, 180, 160))
        p.blob(
            [(x - 0.14 * k, y - 0.18 * k), (x, y - 0.36 * k), (x + 0.18 * k, y - 0.18 * k), (x + 0.02, y - 0.15 * k)],
            (150, 40, 90),
        )
        for d in (-0.06, 0.03, 0.09):
            p.dot(x + d * k, y - (0.24 - abs(d)) * k, 0.018 * k, (255, 190, 220))
    p.limb([(0.5, 0.92), (0.49, 0.74), (0.50, 0.58)], 0.058, 0.046, (112, 128, 96))
    for d, tall in ((-0.10, 0.44), (-0.045, 0.36), (0.01, 0.34), (0.065, 0.38), (0.12, 0.48)):
        p.limb([(0.5 + d * 0.5, 0.58), (0.5 + d, (0.58 + tall) / 2), (0.5 + d * 1.2, tall)], 0.024, 0.012, (122, 138, 104))
        p.dot(0.5 + d * 1.2, tall, 0.010, (60, 50, 40))


def mass_hysteria(p: Painting) -> None:
    for i, (x, y, r) in enumerate(
        (
            (0.18, 0.40, 0.12),
            (0.80, 0.36, 0.12),
            (0.5, 0.30, 0.14),
            (0.10, 0.72, 0.14),
            (0.90, 0.70, 0.14),
            (0.34, 0.64, 0.15),
            (0.68, 0.66, 0.15),
            (0.5, 0.92, 0.17),
        )
    ):
        skin = mix((226, 186, 170), ROSE, 0.12 * (i % 3))
        p.blob(
            [
                (x, y - r * 1.2),
                (x + r * 0.8, y - r * 0.6),
                (x + r * 0.72, y + r * 0.5),
                (x, y + r * 1.3),
                (x - r * 0.72, y + r * 0.5),
                (x - r * 0.8, y - r * 0.6),
            ],
            INK,
        )
        p.blob(
            [
                (x, y - r * 1.1),
                (x + r * 0.7, y - r * 0.5),
                (x + r * 0.62, y + r * 0.5),
                (x, y + r * 1.2),
                (x - r * 0.62, y + r * 0.5),
                (x - r * 0.7, y - r * 0.5),
            ],
            skin,
        )
        for side in (-1, 1):
            p.dot(x + side * r * 0.3, y - r * 0.25, r * 0.19, WHITE, ry=r * 0.24)
            p.dot(x + side * r * 0.3, y - r * 0.2, r * 0.07, INK)
        p.dot(x, y + r * 0.55, r * 0.24, (60, 4, 20), ry=r * 0.42)
        for side in (-1, 1):
            p.limb([(x + side * r * 0.85, y + r * 0.9), (x + side * r * 0.78, y)], r * 0.16, r * 0.14, mix(skin, BLACK, 0.2))


def the_stars_turn(p: Painting) -> None:
    for i in range(46):
        r, start = 0.05 + 0.017 * i, p.chance.random() * 360
        px, py = p.at(0.5, 0.42)
        n = r * p.S
        tone = ((255, 220, 240), (210, 190, 255), (255, 170, 214))[i % 3]
        p.pen.arc(
            (px - n, py - n, px + n, py + n),
            start,
            start + 40 + 40 * p.chance.random(),
            fill=tone,
            width=max(2, round(p.S * 0.005)),
        )
    p.eye(0.5, 0.42, 0.05, ROSE, slit=True)
    p.blob([(-0.1, 0.92), (0.2, 0.86), (0.46, 0.90), (0.7, 0.84), (1.1, 0.92), (1.1, 1.2), (-0.1, 1.2)], INK)
    _hooded(p, 0.44, 0.92, 0.22, INK)


def broken_altar(p: Painting) -> None:
    p.sharp([(0.18, 0.56), (0.48, 0.54), (0.44, 0.64), (0.20, 0.66)], (150, 136, 150))
    p.sharp([(0.56, 0.56), (0.86, 0.62), (0.84, 0.72), (0.54, 0.64)], (130, 116, 132))
    p.sharp([(0.24, 0.66), (0.44, 0.64), (0.47, 0.82), (0.42, 1.0), (0.26, 1.0)], (96, 84, 100))
    p.sharp([(0.56, 0.66), (0.78, 0.70), (0.76, 1.0), (0.58, 1.0), (0.54, 0.84)], (84, 72, 90))
    p.glow(0.5, 0.70, 0.22, ROSE, 0.8)
    p.sharp(
        [(0.5, 0.50), (0.47, 0.64), (0.51, 0.72), (0.48, 0.86), (0.51, 1.0), (0.54, 0.86), (0.53, 0.70), (0.55, 0.62)],
        (255, 196, 232),
    )
    p.sharp([(0.29, 0.42), (0.36, 0.41), (0.37, 0.55), (0.30, 0.56)], BONE)
    p.limb([(0.325, 0.41), (0.33, 0.37)], 0.005, 0.003, INK)
    for i in range(6):
        p.glow(0.33 + 0.03 * math.sin(i), 0.34 - i * 0.05, 0.035 + i * 0.008, (170, 160, 180), 0.4)


def abduction(p: Painting) -> None:
    p.limb([(0.95, -0.2), (0.86, 0.06), (0.66, 0.18), (0.52, 0.22)], 0.12, 0.085, (52, 22, 60))
    for a, b in (
        ((0.50, 0.18), (0.30, 0.46)),
        ((0.55, 0.24), (0.44, 0.54)),
        ((0.62, 0.24), (0.60, 0.54)),
        ((0.48, 0.14), (0.24, 0.24)),
    ):
        mid = ((a[0] + b[0]) / 2 - 0.05, (a[1] + b[1]) / 2 - 0.03)
        p.limb([a, mid, b], 0.040, 0.016, (60, 26, 70))
        p.limb([b, (b[0] + 0.03, b[1] + 0.07)], 0.014, 0.002, BONE)
    p.limb([(0.48, 0.44), (0.47, 0.60)], 0.045, 0.032, (120, 60, 50))
    p.dot(0.49, 0.40, 0.042, (236, 200, 170))
    for side in (-1, 1):
        p.limb([(0.48, 0.48), (0.48 + side * 0.11, 0.56), (0.48 + side * 0.14, 0.50)], 0.016, 0.012, (120, 60, 50))
        p.limb([(0.47, 0.60), (0.47 + side * 0.05, 0.72), (0.47 + side * 0.03, 0.80)], 0.018, 0.012, (50, 40, 60))
    p.blob([(-0.1, 0.92), (0.4, 0.88), (1.1, 0.94), (1.1, 1.2), (-0.1, 1.2)], INK)
    p.dot(0.62, 0.90, 0.05, (40, 26, 36), ry=0.014)


def the_calling(p: Painting) -> None:
    p.glow(0.5, 0.30, 0.46, ROSE, 0.9)
    p.dot(0.5, 0.30, 0.25, (255, 214, 236))
    p.dot(0.5, 0.30, 0.10, (150, 20, 90), ry=0.16)
    p.dot(0.5, 0.30, 0.035, INK, ry=0.14)
    for side in (-1, 1):
        for i in range(3):
            x = 0.5 + side * (0.30 + i * 0.10)
            p.tentacle(
                [
                    (x, 1.02),
                    (x + side * 0.06, 0.78 - i * 0.06),
                    (x - side * 0.06, 0.60 - i * 0.05),
                    (x + side * 0.02, 0.46 + i * 0.02),
                ],
                0.05,
                0.008,
                (60, 20, 66),
                (120, 50, 120),
            )
    p.sharp([(0.30, 1.02), (0.40, 0.86), (0.60, 0.86), (0.72, 1.02)], INK)
    _hooded(p, 0.5, 0.88, 0.36, INK)
    for side in (-1, 1):
        p.limb([(0.5 + side * 0.04, 0.74), (0.5 + side * 0.11, 0.66), (0.5 + side * 0.13, 0.56)], 0.016, 0.008, INK)


def swarm(p: Painting) -> None:
    for _ in range(420):
        a, q = p.chance.random() * 6.283, math.sqrt(p.chance.random())
        x, y = 0.5 + 0.40 * q * math.cos(a), 0.46 + 0.44 * q * math.sin(a)
        hole = (
            math.hypot((abs(x - 0.5) - 0.15) / 0.09, (y - 0.36) / 0.075) < 1
            or math.hypot((x - 0.5) / 0.17, (y - 0.68) / 0.075) < 1
        )
        if hole:
            continue
        r = 0.008 + 0.008 * p.chance.random()
        p.dot(x, y, r, (18, 8, 20), ry=r * 0.7)
        p.dot(x + r, y - r * 0.8, r * 0.7, (220, 170, 210), ry=r * 0.4)
    _eyes(p, 0.5, 0.36, 0.15, 0.022, ROSE)


def dark_bargain(p: Painting) -> None:
    p.limb([(-0.2, 0.66), (0.20, 0.60), (0.44, 0.54)], 0.13, 0.085, (70, 60, 86))
    p.limb([(0.18, 0.60), (0.26, 0.585)], 0.10, 0.10, (236, 230, 220))
    p.limb([(1.2, 0.66), (0.82, 0.58), (0.58, 0.54)], 0.13, 0.085, (120, 20, 50))
    for i in range(4):
        y = 0.47 + i * 0.052
        p.limb([(0.62, y), (0.50, y - 0.012), (0.40, y + 0.012)], 0.030, 0.020, (150, 34, 66))
        p.limb([(0.40, y + 0.012), (0.33, y + 0.03)], 0.014, 0.002, BONE)
    for i in range(3):
        y = 0.50 + i * 0.05
        p.limb([(0.40, y), (0.54, y + 0.004), (0.62, y + 0.02)], 0.026, 0.020, (236, 196, 168))
    p.limb([(0.42, 0.50), (0.52, 0.42), (0.58, 0.44)], 0.034, 0.022, (236, 196, 168))
    p.glow(0.5, 0.54, 0.22, ROSE, 0.5)
    for i in range(5):
        p.limb([(0.46 + i * 0.03, 0.64), (0.46 + i * 0.03, 0.70 + 0.05 * (i % 3))], 0.008, 0.010, (190, 20, 50))


def when_the_gates_burst(p: Painting) -> None:
    p.glow(0.5, 0.50, 0.62, (255, 170, 80), 1.0)
    p.blob([(0.5, 0.08), (0.68, 0.16), (0.74, 0.40), (0.74, 1.05), (0.26, 1.05), (0.26, 0.40), (0.32, 0.16)], (255, 232, 170))
    for side in (-1, 1):
        p.sharp(
            [(0.5 + side * 0.25, 0.26), (0.5 + side * 0.44, 0.16), (0.5 + side * 0.46, 1.08), (0.5 + side * 0.25, 1.0)],
            (70, 30, 26),
        )
        for y in (0.36, 0.60, 0.84):
            p.sharp(
                [(0.5 + side * 0.25, y), (0.5 + side * 0.45, y - 0.05), (0.5 + side * 0.45, y), (0.5 + side * 0.25, y + 0.04)],
                (34, 14, 14),
            )
    for i in range(5):
        x = 0.32 + i * 0.09
        p.tentacle(
            [(x, 1.05), (x + 0.05 * (i - 2), 0.80), (x - 0.06 * (i - 2), 0.64), (x + 0.09 * (i - 2), 0.46 + 0.03 * abs(i - 2))],
            0.042,
            0.008,
            (60, 14, 24),
            (150, 50, 50),
        )
    for _ in range(24):
        x, y, r = p.chance.random(), p.chance.random(), 0.012 + 0.02 * p.chance.random()
        p.sharp([(x, y - r), (x + r * 1.4, y), (x, y + r), (x - r, y)], (50, 22, 22))


def the_last_night(p: Painting) -> None:
    p.glow(0.5, 0.42, 0.56, EMBER, 0.9)
    p.dot(0.5, 0.42, 0.34, (60, 14, 16))
    p.dot(0.5, 0.42, 0.31, (255, 226, 190))
    for i in range(12):
        a = 2 * math.pi * i / 12
        long = 0.05 if i % 3 == 0 else 0.025
        p.limb(
            [
                (0.5 + 0.285 * math.sin(a), 0.42 - 0.285 * math.cos(a)),
                (0.5 + (0.285 - long) * math.sin(a), 0.42 - (0.285 - long) * math.cos(a)),
            ],
            0.011,
            0.011,
            (60, 14, 16),
        )
    p.limb([(0.5, 0.45), (0.5, 0.20)], 0.016, 0.006, (30, 6, 10))
    p.limb([(0.5, 0.44), (0.495, 0.27)], 0.024, 0.012, (30, 6, 10))
    p.dot(0.5, 0.42, 0.03, (150, 20, 20))
    for x in (0.58, 0.66, 0.40):
        p.limb([(x, 0.62), (x + 0.01, 0.80 + 0.06 * math.sin(x * 30))], 0.014, 0.022, (150, 14, 20))
    p.blob([(-0.2, 0.94), (0.2, 0.88), (0.6, 0.92), (1.2, 0.88), (1.2, 1.2), (-0.2, 1.2)], INK)
    for x, k in ((0.14, 0.30), (0.30, 0.24), (0.72, 0.26), (0.88, 0.32)):
        _hooded(p, x, 0.96, k, INK)


PAINTED: dict[str, Callable[[Painting], None]] = {
    "cold-breath": cold_breath,
    "footsteps": footsteps,
    "torn-notes": torn_notes,
    "blackout": blackout,
    "nightmares": nightmares,
    "procession": procession,
    "lost-relic": lost_relic,
    "rising-chant": rising_chant,
    "rot": rot,
    "mass-hysteria": mass_hysteria,
    "the-stars-turn": the_stars_turn,
    "broken-altar": broken_altar,
    "abduction": abduction,
    "the-calling": the_calling,
    "swarm": swarm,
    "dark-bargain": dark_bargain,
    "when-the-gates-burst": when_the_gates_burst,
    "the-last-night": the_last_night,
}


def omen(id: str, w: int, h: int, *, ending: bool = False) -> Image.Image | None:
    """A painting of a horror card; None: it is of a pack, and has its emblem only."""
    if id not in PAINTED:
        return None
    light = EMBER if ending else ROSE

    def build() -> Image.Image:
        sky = ((0.0, mix(light, (12, 6, 22), 0.86)), (0.5, mix(light, (30, 10, 40), 0.68)), (1.0, (10, 4, 14)))
        p = Painting(w, h, sky, seed_of("cs-omen", id) % 9973, tall=0.94)
        p.oy = (p.H - p.S) / 2  # in the middle: a card may be upright or lie
        p.haze(mix(light, WHITE, 0.1), 0.25)
        p.glow(0.5, 0.42, 0.5, mix(light, (120, 40, 140), 0.35), 0.6)
        PAINTED[id](p)
        return p.done(0.6)

    return CACHE.get(("cs-omen-painting", id, w, h, ending), build)
