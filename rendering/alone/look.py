"""How ALONE looks: its mood, its words for glyphs, the faces of its die. The creatures' outlines are in `beasts.py`.

A derelict station: hull plates and cold steel, the holowatch's cyan light; amber and red are left to the emergency lamps.
"""

from __future__ import annotations

import math
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from rendering.fonts import add_words
from rendering.theme import GREEN, ORANGE, PURPLE, SKY, YELLOW, Mood, add_mood

from . import beasts

MOOD = Mood(
    (20, 36, 46),
    (5, 8, 12),
    (30, 42, 50),
    (13, 19, 25),
    (98, 220, 236),
    (12, 66, 80),
    (120, 190, 214),
    "plates",
    ((150, 176, 188), (232, 247, 252), (44, 60, 70)),
    titles=("tech", "tech_heavy"),
    faces=("hit", "miss", "conditional", "miss"),
    icons={
        "life": (255, 116, 104),
        "composure": (128, 190, 255),
        "adrenaline": (255, 208, 84),
        "bullet_time": (255, 208, 84),
        "charge": (118, 214, 255),
        "upgrade": (128, 232, 150),
        "danger": (255, 176, 62),
        "reaction": (255, 132, 116),
        "instant": (255, 208, 84),
        "lit": (255, 226, 140),
        "dark": (150, 170, 186),
        "box": (255, 208, 84),
        "noise": (255, 150, 92),
        "blocked": (255, 132, 116),
        "hit": (255, 116, 104),
        "conditional": (255, 208, 84),
        "miss": (168, 182, 190),
        "move": (120, 220, 236),
        "explore": (120, 220, 236),
        "attack": (255, 132, 116),
        "locate": (120, 220, 236),
        "search": (120, 220, 236),
        "interact": (120, 220, 236),
        "spore": (186, 230, 110),
        "parasite": (255, 172, 112),
        "mutant": (255, 130, 118),
        "cultist": (214, 170, 255),
        "worm": (255, 156, 196),
        "nightmare": (206, 150, 255),
        "monster": (248, 128, 112),
        "peril": (240, 232, 220),
        "mask": (236, 170, 100),
        "chemical": (150, 226, 120),
        "electronic": (118, 200, 255),
        "mechanical": (236, 190, 130),
    },
    colour_blind={
        "life": ORANGE,
        "composure": SKY,
        "attack": ORANGE,
        "reaction": ORANGE,
        "blocked": ORANGE,
        "hit": ORANGE,
        "danger": YELLOW,
        "upgrade": GREEN,
        "nightmare": PURPLE,
        "cultist": PURPLE,
        "mutant": ORANGE,
        "monster": ORANGE,
        "spore": GREEN,
        "worm": (236, 170, 206),
    },
)

WORDS: dict[str, str] = {
    # the hero board
    "life": "mdi:heart",
    "composure": "mdi:brain",
    "adrenaline": "mdi:needle",
    "bullet_time": "mdi:clock-fast",
    "heal": "mdi:heart-plus",
    "charge": "mdi:battery",
    "upgrade": "mdi:arrow-up-bold-circle",
    "reaction": "mdi:cards-playing",
    "instant": "mdi:flash",
    "leader": "mdi:crown",
    "nightmare": "mdi:skull-scan",
    "mission": "mdi:flag",
    "main_mission": "mdi:flag-checkered",
    "companion": "mdi:account-plus",
    # actions
    "move": "mdi:run",
    "explore": "mdi:flashlight",
    "attack": "ra:crossed-swords",
    "locate": "mdi:crosshairs-gps",
    "search": "mdi:magnify",
    "interact": "mdi:gesture-tap-button",
    # the base
    "lit": "mdi:lightbulb-on",
    "dark": "mdi:lightbulb-off",
    "danger": "mdi:alert",
    "box": "mdi:fuse-blade",
    "blocked": "mdi:door-closed-lock",
    "noise": "mdi:volume-high",
    "muffled": "mdi:volume-medium",
    "darkness": "mdi:weather-night",
    "gas": "ra:poison-cloud",
    "web": "mdi:spider-web",
    "alarm": "mdi:alarm-light",
    "sabotage": "mdi:bomb",
    "boss": "mdi:crown",
    "wound": "mdi:water",
    "acid": "ra:acid",
    "unknown": "mdi:help",
    "hidden": "mdi:eye-off",
    "seen": "mdi:eye",
    "floor": "mdi:layers",
    "radar": "mdi:radar",
    "north": "mdi:navigation",
    # creatures, lies and what becomes of people
    "monster": "ra:monster-skull",
    "mask": "ra:arcane-mask",
    "peril": "ra:skull",
    "devoured": "ra:player-pain",
    "spore": "drawn:spore",
    "parasite": "drawn:parasite",
    "mutant": "drawn:mutant",
    "cultist": "drawn:cultist",
    "worm": "drawn:worm",
    # faces of the die and materials
    "hit": "drawn:hit",
    "conditional": "drawn:conditional",
    "miss": "drawn:miss",
    "chemical": "mdi:flask",
    "electronic": "mdi:chip",
    "mechanical": "mdi:cog",
}


def hit(size: int) -> Image.Image:
    """A burst: a claw would be the creatures' only, and the hero rolls these dice too."""
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).polygon(_burst(size, 0.5, 0.2), fill=255)
    return mask


def conditional(size: int) -> Image.Image:
    """Half a burst, half its outline: it counts only if something else holds."""
    hollow = Image.new("L", (size, size), 0)
    ImageDraw.Draw(hollow).polygon(_burst(size, 0.36, 0.13), fill=255)
    hollow.paste(0, (0, 0, size // 2, size))
    return ImageChops.subtract(hit(size), hollow)


def miss(size: int) -> Image.Image:
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)
    pen.ellipse((0.17 * s, 0.17 * s, 0.83 * s, 0.83 * s), fill=255)
    pen.ellipse((0.28 * s, 0.28 * s, 0.72 * s, 0.72 * s), fill=0)
    return mask


def _burst(s: float, outer: float, inner: float, points: int = 8) -> list[tuple[float, float]]:
    return [
        (
            (0.5 + (outer if i % 2 == 0 else inner) * math.sin(math.pi * i / points)) * s,
            (0.5 - (outer if i % 2 == 0 else inner) * math.cos(math.pi * i / points)) * s,
        )
        for i in range(2 * points)
    ]


add_mood("alone", MOOD)
add_words(
    WORDS,
    {"hit": hit, "conditional": conditional, "miss": miss, **{name: partial(beasts.outline, name) for name in beasts.NAMES}},
)
