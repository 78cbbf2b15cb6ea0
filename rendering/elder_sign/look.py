"""How Elder Sign looks: its mood, its words for glyphs, the outlines no font has.

A museum after closing time: ink blue, moonlight through tall windows, art-deco fans on the wall.
"""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from rendering.fonts import add_words
from rendering.theme import GREEN, ORANGE, PURPLE, SKY, YELLOW, Mood, Tint, add_mood

MOOD = Mood(
    (34, 38, 62),
    (9, 8, 16),
    (46, 42, 60),
    (22, 20, 32),
    (96, 206, 160),
    (20, 74, 64),
    (140, 170, 220),
    "fans",
    icons={
        "sanity": (132, 184, 248),
        "stamina": (248, 116, 104),
        "investigation": (250, 214, 128),
        "lore": (240, 214, 160),
        "peril": (240, 232, 220),
        "terror": (206, 146, 250),
        "wildcard": (255, 222, 120),
        "clue": (134, 214, 246),
        "common": (222, 176, 120),
        "unique": (244, 158, 206),
        "spell": (190, 156, 250),
        "ally": (150, 216, 160),
        "trophy": (246, 202, 104),
        "elder_sign": (128, 232, 176),
        "doom": (190, 136, 246),
        "monster": (248, 128, 112),
        "mask": (236, 170, 100),
        "gate": (176, 128, 244),
        "mythos": (186, 160, 244),
        "clock": (240, 224, 186),
        "midnight": (172, 190, 246),
    },
    colour_blind={
        "sanity": SKY,
        "stamina": ORANGE,
        "terror": PURPLE,
        "elder_sign": GREEN,
        "doom": PURPLE,
        "gate": PURPLE,
        "monster": ORANGE,
        "clue": (150, 214, 246),
        "ally": GREEN,
        "spell": PURPLE,
        "wildcard": YELLOW,
    },
    surfaces={"other_world": Tint("gate", 0.19, 0.10, 0.55)},
    framed="monster",
    lens="investigation",
    faces=("1", "peril", "2", "terror", "3", "lore", "4", "wildcard"),
    pointed=frozenset({"wildcard"}),
)

WORDS: dict[str, str] = {
    # conditions and dice
    "investigation": "drawn:magnifier",
    "lore": "ra:scroll-unfurled",
    "peril": "ra:skull",
    "terror": "ra:tentacle",
    "wildcard": "drawn:wildcard",
    "clock": "mdi:clock-time-three",
    "midnight": "mdi:weather-night",
    "focus": "mdi:eye-circle",
    "assist": "mdi:handshake",
    "reroll": "mdi:refresh",
    # what people have
    "sanity": "mdi:brain",
    "stamina": "mdi:heart",
    "clue": "mdi:shoe-print",
    "common": "mdi:bag-personal",
    "unique": "mdi:diamond-stone",
    "spell": "ra:burning-book",
    "ally": "mdi:account-multiple",
    "trophy": "mdi:trophy",
    "elder_sign": "drawn:elder_sign",
    # what comes for them
    "doom": "ra:burning-eye",
    "monster": "ra:monster-skull",
    "mask": "ra:arcane-mask",
    "gate": "ra:fire-ring",
    "mythos": "ra:crystal-ball",
    "ancient": "ra:octopus",
    "devoured": "ra:player-pain",
    "battle": "ra:crossed-swords",
    "awake": "ra:bleeding-eye",
    # places and people
    "museum": "mdi:bank",
    "entrance": "mdi:door-open",
    "first_aid": "ra:hospital-cross",
    "lost_found": "mdi:treasure-chest",
    "souvenir": "mdi:shopping",
    "investigator": "mdi:account-tie-hat",
    "adventure": "ra:torch",
    "other_world": "mdi:orbit",
}


def magnifier(size: int) -> Image.Image:
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)
    pen.line((0.60 * s, 0.60 * s, 0.92 * s, 0.92 * s), fill=255, width=round(0.15 * s))
    pen.ellipse((0.84 * s, 0.84 * s, 0.99 * s, 0.99 * s), fill=255)
    pen.ellipse((0.0, 0.0, 0.74 * s, 0.74 * s), fill=255)
    pen.ellipse((0.115 * s, 0.115 * s, 0.625 * s, 0.625 * s), fill=0)
    pen.arc((0.20 * s, 0.20 * s, 0.54 * s, 0.54 * s), 170, 265, fill=255, width=round(0.06 * s))
    return mask


def elder_sign(size: int) -> Image.Image:
    """A leaning five-pointed star with an eye in it."""
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)

    def star(outer: float, inner: float, turn: float) -> list[tuple[float, float]]:
        return [
            (
                (0.5 + (outer if i % 2 == 0 else inner) * math.sin(turn + math.pi * i / 5)) * s,
                (0.53 - (outer if i % 2 == 0 else inner) * math.cos(turn + math.pi * i / 5)) * s,
            )
            for i in range(10)
        ]

    pen.polygon(star(0.53, 0.265, 0.07), fill=255)
    pen.polygon(star(0.375, 0.185, 0.07), fill=0)
    upper, lower = Image.new("L", (size, size), 0), Image.new("L", (size, size), 0)
    r = 0.27 * s
    ImageDraw.Draw(upper).ellipse((0.5 * s - r, 0.67 * s - r, 0.5 * s + r, 0.67 * s + r), fill=255)
    ImageDraw.Draw(lower).ellipse((0.5 * s - r, 0.41 * s - r, 0.5 * s + r, 0.41 * s + r), fill=255)
    mask = ImageChops.lighter(mask, ImageChops.multiply(upper, lower))
    ImageDraw.Draw(mask).ellipse((0.455 * s, 0.445 * s, 0.545 * s, 0.635 * s), fill=0)
    return mask


def wildcard(size: int) -> Image.Image:
    """A sun: eight rays, four long, around a hollow disc."""
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)
    for i in range(8):
        a = math.pi * i / 4
        reach = 0.5 if i % 2 == 0 else 0.4
        tip = (0.5 + reach * math.sin(a), 0.5 - reach * math.cos(a))
        left = (0.5 + 0.2 * math.sin(a - 0.5), 0.5 - 0.2 * math.cos(a - 0.5))
        right = (0.5 + 0.2 * math.sin(a + 0.5), 0.5 - 0.2 * math.cos(a + 0.5))
        pen.polygon([(x * s, y * s) for x, y in (left, tip, right)], fill=255)
    pen.ellipse((0.29 * s, 0.29 * s, 0.71 * s, 0.71 * s), fill=255)
    pen.ellipse((0.37 * s, 0.37 * s, 0.63 * s, 0.63 * s), fill=0)
    pen.ellipse((0.44 * s, 0.44 * s, 0.56 * s, 0.56 * s), fill=255)
    return mask


add_mood("elder_sign", MOOD)
add_words(WORDS, {"magnifier": magnifier, "elder_sign": elder_sign, "wildcard": wildcard})
