"""How Talisman looks: its mood, its words for glyphs, the outlines no font has.

An inn table with a map on it: old leather, candle gold, and behind the map three lights of its own (`scenes.py`).
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering.fonts import add_words
from rendering.theme import GREEN, ORANGE, PURPLE, RGB, SKY, YELLOW, Mood, Tint, add_mood

MOOD = Mood(
    (52, 38, 26),
    (14, 10, 9),
    (56, 44, 34),
    (27, 21, 18),
    (240, 186, 84),
    (104, 58, 20),
    (250, 206, 140),
    "lozenges",
    icons={
        "strength": (250, 118, 100),
        "craft": (128, 192, 255),
        "life": (126, 216, 124),
        "gold": (252, 208, 92),
        "spell": (204, 164, 255),
        "objects": (226, 184, 130),
        "followers": (164, 220, 176),
        "trophy": (238, 200, 138),
        "good": (255, 228, 140),
        "neutral": (210, 210, 204),
        "evil": (255, 142, 122),
        "toad": (150, 222, 120),
        "quest": (255, 214, 140),
        "talisman": (134, 234, 222),
        "hex": (220, 150, 250),
        "barrier": (150, 214, 250),
        "clockwise": (255, 214, 84),
        "counter": (104, 232, 255),
        "passage": (208, 170, 255),
        "adventure": (240, 150, 120),
    },
    colour_blind={
        "strength": ORANGE,
        "craft": SKY,
        "life": GREEN,
        "gold": YELLOW,
        "spell": PURPLE,
        "evil": ORANGE,
        "followers": GREEN,
        "toad": GREEN,
        "hex": PURPLE,
        "clockwise": YELLOW,
        "counter": SKY,
        "passage": PURPLE,
        "adventure": ORANGE,
    },
    surfaces={"spell_card": Tint("spell", 0.14, 0.08, 0.5), "crown": Tint("gold", 0.09, 0.06, 0.6)},
)

WORDS: dict[str, str] = {
    "strength": "ra:broadsword",
    "craft": "mdi:star-four-points",
    "life": "mdi:heart",
    "gold": "drawn:coin",
    "spell": "ra:burning-book",
    "objects": "mdi:bag-personal",
    "followers": "mdi:account-multiple",
    "trophy": "mdi:trophy",
    "good": "mdi:white-balance-sunny",
    "neutral": "mdi:scale-balance",
    "evil": "ra:horns",
    "toad": "drawn:toad",
    "quest": "mdi:script-text",
    "talisman": "ra:rune-stone",
    "crown": "ra:crown",
    "hex": "ra:bleeding-eye",
    "barrier": "mdi:wall",
    "clockwise": "mdi:rotate-right",
    "counter": "mdi:rotate-left",
    "passage": "mdi:bridge",
    "adventure": "ra:torch",
    "armed": "mdi:lightning-bolt",
    "raft": "mdi:sail-boat",
    "fallen": "mdi:grave-stone",
}

# The rings: rim of a space, ground and colour of its name.
RIM: dict[str, RGB] = {"outer": (104, 156, 74), "middle": (86, 140, 206), "inner": (232, 150, 66), "crown": (255, 222, 120)}
BAND: dict[str, RGB] = {"outer": (22, 38, 20), "middle": (16, 28, 54), "inner": (52, 18, 12), "crown": (70, 40, 4)}
INKS: dict[str, RGB] = {"outer": (250, 246, 224), "middle": (236, 243, 255), "inner": (255, 234, 184), "crown": (255, 242, 198)}

# Cards on the board: the colour of their rim by what they are. The glyph, and a number where there is one, say it too.
TONES: dict[str, RGB] = {
    "enemies": (188, 44, 40),
    "spirits": (58, 88, 178),
    "events": (150, 84, 30),
    "strangers": (124, 70, 150),
    "objects": (146, 104, 40),
    "magic_objects": (30, 124, 122),
    "followers": (56, 122, 70),
    "places": (96, 92, 60),
    "spells": (92, 60, 160),
    "gold": (190, 136, 28),
}


def coin(size: int) -> Image.Image:
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)
    for r, fill in ((0.48, 255), (0.385, 0), (0.335, 255)):
        pen.ellipse(((0.5 - r) * s, (0.5 - r) * s, (0.5 + r) * s, (0.5 + r) * s), fill=fill)
    pen.polygon([(0.5 * s, 0.29 * s), (0.64 * s, 0.5 * s), (0.5 * s, 0.71 * s), (0.36 * s, 0.5 * s)], fill=0)
    return mask


def toad(size: int) -> Image.Image:
    mask, s = Image.new("L", (size, size), 0), float(size)
    pen = ImageDraw.Draw(mask)

    def oval(x: float, y: float, a: float, b: float, fill: int = 255) -> None:
        pen.ellipse(((x - a) * s, (y - b) * s, (x + a) * s, (y + b) * s), fill=fill)

    for x, y, a, b in ((0.5, 0.62, 0.34, 0.25), (0.5, 0.45, 0.28, 0.2), (0.29, 0.28, 0.12, 0.12), (0.71, 0.28, 0.12, 0.12)):
        oval(x, y, a, b)
    for x in (0.2, 0.8):
        oval(x, 0.72, 0.17, 0.15)
    for x in (0.16, 0.36, 0.64, 0.84):
        oval(x, 0.86, 0.12, 0.05)
    for x in (0.29, 0.71):
        oval(x, 0.27, 0.055, 0.055, 0)
    pen.arc((0.28 * s, 0.3 * s, 0.72 * s, 0.6 * s), 25, 155, fill=0, width=max(1, round(0.05 * s)))
    return mask


add_mood("talisman", MOOD)
add_words(WORDS, {"coin": coin, "toad": toad})
