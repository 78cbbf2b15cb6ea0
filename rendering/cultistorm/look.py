"""How Cultistorm looks: its mood, its words for glyphs, the outlines no font has.

A night of storm over New England: slate clouds, rain, lightning, and windows somebody has lit. Five symbols rule it, each a colour, a
silhouette and a mark of its own (`signs.py`). Green is only what is done, red only danger and what is missing.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from rendering.fonts import add_words
from rendering.theme import ORANGE, PURPLE, RGB, SKY, YELLOW, Mood, Theme, Tint, add_mood

from . import signs

MOOD_NAME = "cultistorm"

MOOD = Mood(
    (24, 42, 54),
    (6, 9, 15),
    (36, 46, 58),
    (15, 20, 28),
    (104, 204, 228),
    (16, 70, 86),
    (176, 226, 244),
    "rain",
    icons={
        "cs_key": (190, 140, 255),
        "cs_flame": (255, 112, 66),
        "cs_moon": (224, 230, 242),
        "cs_spiral": (255, 208, 64),
        "cs_tide": (52, 204, 214),
        "cs_wild": (255, 236, 176),
        "cs_insanity": (255, 142, 132),
        "cs_scar": (255, 128, 168),
        "cs_crystal": (255, 120, 206),
        "cs_hood": (236, 214, 178),
        "cs_great": (150, 226, 160),
        "cs_object": (232, 188, 128),
        "cs_altar": (255, 206, 112),
        "cs_seal": (140, 220, 166),
        "cs_trophy": (244, 204, 128),
        "cs_horror": (255, 130, 210),
        "cs_support": (158, 214, 255),
        "cs_research": (190, 214, 240),
        "cs_melee": (238, 214, 186),
        "cs_ranged": (238, 214, 186),
        "cs_module": (206, 196, 232),
        "cs_plague": (190, 230, 90),
        "cs_civilian": (255, 196, 150),
        "cs_otherworld": (186, 160, 255),
        "cs_blot": (200, 206, 220),
        "cs_puzzle": (240, 206, 150),
        "cs_dread": (220, 170, 220),
        "cs_ally": (170, 220, 200),
        "cs_ritual": (226, 150, 220),
        "cs_xp": (250, 220, 150),
        "cs_day": (240, 226, 190),
    },
    colour_blind={
        "cs_key": PURPLE,
        "cs_flame": ORANGE,
        "cs_spiral": YELLOW,
        "cs_tide": SKY,
        "cs_insanity": ORANGE,
        "cs_scar": (255, 190, 130),
        "cs_crystal": PURPLE,
        "cs_horror": PURPLE,
        "cs_seal": SKY,
        "cs_great": (60, 200, 156),
    },
    surfaces={
        "horror": Tint("cs_horror", 0.14, 0.08, 0.5),
        "great": Tint("cs_great", 0.12, 0.06, 0.4),
        "sealed": Tint("cs_seal", 0.09, 0.06, 0.6),
    },
)

WORDS: dict[str, str] = {
    "cs_key": "drawn:cs-key",
    "cs_flame": "drawn:cs-flame",
    "cs_moon": "drawn:cs-moon",
    "cs_spiral": "drawn:cs-spiral",
    "cs_tide": "drawn:cs-tide",
    "cs_wild": "drawn:cs-wild",
    "cs_insanity": "mdi:brain",
    "cs_scar": "mdi:brain",
    "cs_skull": "ra:skull",
    "cs_crystal": "mdi:rhombus",
    "cs_hood": "ra:hood",
    "cs_great": "ra:octopus",
    "cs_object": "mdi:bag-personal",
    "cs_altar": "ra:candle-fire",
    "cs_seal": "mdi:shield-lock",
    "cs_trophy": "mdi:trophy",
    "cs_horror": "ra:bleeding-eye",
    "cs_support": "mdi:hand-heart",
    "cs_ability": "mdi:creation",
    "cs_research": "mdi:magnify",
    "cs_melee": "mdi:boxing-glove",
    "cs_ranged": "ra:revolver",
    "cs_target": "mdi:crosshairs",
    "cs_ready": "mdi:check-bold",
    "cs_waits": "ra:hourglass",
    "cs_story": "mdi:book-open-page-variant",
    "cs_blocked": "mdi:circle-double",
    "cs_held": "mdi:link-lock",
    "cs_xp": "mdi:flare",
    "cs_time": "mdi:timer-sand",
    "cs_storm": "mdi:weather-lightning-rainy",
    "cs_module": "mdi:puzzle",
    "cs_place": "mdi:map-marker",
    "cs_gate": "mdi:door-open",
    "cs_eye": "ra:eyeball",
    "cs_shield": "ra:shield",
    "cs_handshake": "mdi:handshake",
    "cs_plague": "mdi:biohazard",
    "cs_civilian": "mdi:lifebuoy",
    "cs_otherworld": "mdi:orbit",
    "cs_blot": "mdi:blur",
    "cs_puzzle": "mdi:puzzle",
    "cs_dread": "ra:raven",
    "cs_ally": "mdi:phone-classic",
    "cs_ritual": "ra:burning-book",
    "cs_day": "mdi:calendar-today",
}

DRAWN: dict[str, Callable[[int], Image.Image]] = {f"cs-{name}": signs.outline_of(name) for name in signs.FACES}

RED: RGB = (255, 92, 76)  # danger, and what is missing
CRYSTAL: RGB = (255, 92, 190)


def tone(t: Theme, symbol: str) -> RGB:
    """The colour of a symbol in this palette; a blank die has none."""
    return t.icons.get(f"cs_{symbol}", t.text_faint)


def danger(t: Theme) -> RGB:
    return t.bad if t.palette == "colour_blind" else RED


add_mood(MOOD_NAME, MOOD)
add_words(WORDS, DRAWN)
