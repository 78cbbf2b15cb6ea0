"""What hangs, and what holds the roof up."""

from __future__ import annotations

import math
import random

from rendering.theme import RGB, mix

from ..brush import BLACK, FACE, WHITE, Brush
from .thing import LAMP, MOON, Thing


def _pillar(b: Brush, x: float, y: float, tone: RGB = (176, 164, 150)) -> None:
    r, high = 17, 56
    cx, foot = x + 21, y + high
    b.shade(cx - r, y, 2 * r, high + r, r, 8, 0.65, 8, 8)
    b.rect(cx - r - 4, foot - 3, 2 * r + 8, 15, mix(tone, BLACK, 0.35), 6)
    for i in range(2 * r):
        f = math.sin(math.pi * (i + 0.5) / (2 * r))
        b.rect(cx - r + i, y, 1.6, high + 4, mix(mix(tone, BLACK, 0.66), tone, f**0.8 * (1.05 - 0.25 * i / (2 * r))))
    b.oval(cx, y, r + 4, 9, mix(tone, WHITE, 0.25))
    b.oval(cx, y, r - 2, 6, tone)


def _window(b: Brush, x: float, y: float) -> None:
    w = 58
    b.rect(x - 4, 9, w + 8, 44, (60, 44, 36), 3)
    for i in range(38):
        b.line([(x, 12 + i), (x + w, 12 + i)], mix((150, 190, 240), (40, 66, 120), i / 38), 1.2)
    b.oval(x + w * 0.66, 24, 8, 8, (240, 244, 255))
    for i in (1, 2):
        b.line([(x + w * i / 3, 12), (x + w * i / 3, 50)], (50, 38, 32), 2.5)
    b.line([(x, 30), (x + w, 30)], (50, 38, 32), 2.5)


def _rose(b: Brush, x: float, y: float) -> None:
    """A church window in four colours."""
    b.rect(x, 6, 46, 50, (40, 34, 40), 22)
    for i, tone in enumerate(((206, 60, 60), (240, 190, 70), (70, 130, 220), (90, 180, 110))):
        b.rect(x + 5 + (i % 2) * 19, 12 + (i // 2) * 20, 17, 18, tone, 6)
    b.oval(x + 23, 30, 7, 7, (250, 240, 200))


def _sconce(b: Brush, x: float, y: float) -> None:
    b.rect(x + 6, 24, 6, 16, (190, 150, 80), 2)
    b.oval(x + 9, 20, 8, 9, (255, 226, 150))
    b.oval(x + 9, 19, 4.5, 6, (255, 252, 226))


def _torch(b: Brush, x: float, y: float) -> None:
    b.line([(x + 9, 50), (x + 9, 26)], (110, 74, 44), 5)
    b.oval(x + 9, 20, 8, 12, (250, 130, 30))
    b.oval(x + 9, 22, 5, 8, (255, 214, 96))
    b.oval(x + 9, 24, 2.5, 5, (255, 250, 220))


def _painting(b: Brush, x: float, y: float) -> None:
    rnd = random.Random(b.seed + round(x))
    b.rect(x, 8, 56, 42, (190, 148, 70), 2)
    b.rect(x + 5, 13, 46, 32, rnd.choice(((54, 76, 92), (96, 62, 52), (70, 84, 60))))
    b.oval(x + 28, 26, 7, 8, (220, 186, 154))
    b.shape([(x + 14, 45), (x + 20, 34), (x + 36, 34), (x + 42, 45)], (40, 32, 40))


def _meat_hooks(b: Brush, x: float, y: float) -> None:
    for dx in (10, 54, 98):
        b.line([(x + dx, 6), (x + dx, 36)], (90, 100, 110), 3)
        b.icon("ra:meat-hook", x + dx, 46, 26, (190, 204, 212))


def _banner(b: Brush, x: float, y: float, tone: RGB = (150, 34, 30)) -> None:
    b.shape([(x, 4), (x + 40, 4), (x + 40, 62), (x + 20, 52), (x, 62)], tone)
    b.icon("dmd_sign", x + 20, 28, 30, (255, 214, 90))


def _railing(b: Brush, x: float, y: float) -> None:
    """A balcony's or a deck's, along the south side."""
    for i in range(int(b.w // 24) + 1):
        b.rect(8 + i * 24, b.h - 34, 7, 34, (150, 112, 70), 3)
    b.rect(0, b.h - 38, b.w, 9, (186, 144, 92), 3)
    b.line([(0, b.h - 37), (b.w, b.h - 37)], (236, 206, 150), 1.6)


def _beams(b: Brush, x: float, y: float) -> None:
    """The roof's, from the floor up into the dark."""
    for i in range(int(b.w // 130) + 1):
        at = 24 + i * 130
        b.shape([(at, 0), (at + 14, 0), (at + 62, FACE + 18), (at + 44, FACE + 18)], (92, 62, 40))
        b.line([(at + 3, 0), (at + 48, FACE + 16)], (146, 106, 72), 2)


def _cells(b: Brush, x: float, y: float) -> None:
    for i in range(3):
        at = x + i * 62
        b.rect(at, 6, 52, FACE - 8, (14, 14, 18), 3)
        for j in range(6):
            b.line([(at + 6 + j * 8, 6), (at + 6 + j * 8, FACE)], (130, 132, 140), 3)
        b.rect(at, 28, 52, 4, (130, 132, 140))


THINGS: dict[str, Thing] = {
    "pillar": Thing(42, 60, _pillar, "at_wall"),
    "temple-pillar": Thing(42, 60, lambda b, x, y: _pillar(b, x, y, (104, 150, 142)), "at_wall"),
    "window": Thing(58, 44, _window, "on_wall", (200, MOON, 0.8)),
    "rose": Thing(46, 50, _rose, "on_wall", (170, (220, 180, 255), 0.7)),
    "sconce": Thing(18, 30, _sconce, "on_wall", (210, LAMP, 0.8)),
    "torch": Thing(18, 40, _torch, "on_wall", (210, (255, 150, 60), 0.9)),
    "painting": Thing(56, 44, _painting, "on_wall"),
    "hooks": Thing(108, 50, _meat_hooks, "on_wall"),
    "banner": Thing(40, 60, _banner, "on_wall"),
    "railing": Thing(0, 0, _railing),
    "beams": Thing(0, 0, _beams),
    "cells": Thing(176, 56, _cells, "on_wall"),
}
