"""How Death May Die looks: its mood, its words for glyphs, the outlines no font has.

A house by lamplight in which something is being summoned: soot, wine red and old gold; green is left to the bonus dice.
"""

from __future__ import annotations

from functools import partial

from rendering.fonts import add_words
from rendering.theme import GREEN, ORANGE, PURPLE, RGB, SKY, YELLOW, Mood, add_mood

from . import outlines

MOOD_NAME = "death_may_die"

PHONE, LEGIBLE = 390, 10


def needed(width: int) -> int:
    """The smallest letters of what one needs in order to act: so many px high where a picture of this width is as wide as a phone."""
    return -(-LEGIBLE * width // PHONE)


MOOD = Mood(
    (58, 26, 30),
    (12, 7, 10),
    (52, 33, 34),
    (25, 15, 18),
    (240, 178, 84),
    (104, 34, 24),
    (255, 170, 110),
    "lozenges",
    icons={
        "dmd_wound": (255, 100, 92),
        "dmd_stress": (255, 206, 90),
        "dmd_sanity": (200, 150, 255),
        "dmd_success": (255, 206, 84),
        "dmd_elder": (120, 236, 200),
        "dmd_tentacle": (255, 120, 160),
        "dmd_bonus": (120, 236, 160),
        "dmd_sun": (255, 190, 104),
        "dmd_fire": (255, 150, 60),
        "dmd_safe": (122, 212, 146),
        "dmd_unsafe": (255, 132, 116),
        "dmd_steps": (255, 214, 110),
        "dmd_item": (226, 184, 130),
        "dmd_companion": (150, 216, 160),
        "dmd_condition": (216, 160, 236),
        "dmd_reroll": (130, 226, 255),
        "dmd_cultist": (198, 140, 255),
        "dmd_sign": (255, 214, 70),
        "dmd_hastur": (255, 214, 70),
        "dmd_cthulhu": (120, 226, 170),
        "dmd_altar": (226, 190, 255),
        "dmd_broken": (122, 212, 146),
        "dmd_corpse": (230, 214, 220),
        "dmd_skull": (236, 222, 212),
        "dmd_action": (250, 196, 92),
    },
    colour_blind={
        "dmd_wound": ORANGE,
        "dmd_stress": YELLOW,
        "dmd_sanity": PURPLE,
        "dmd_bonus": SKY,
        "dmd_elder": SKY,
        "dmd_tentacle": (236, 170, 206),
        "dmd_fire": ORANGE,
        "dmd_safe": SKY,
        "dmd_unsafe": ORANGE,
        "dmd_companion": GREEN,
        "dmd_condition": PURPLE,
        "dmd_cultist": PURPLE,
        "dmd_cthulhu": GREEN,
        "dmd_broken": SKY,
    },
)

WORDS: dict[str, str] = {
    "dmd_wound": "mdi:water",
    "dmd_life": "mdi:heart",
    "dmd_stress": "mdi:lightning-bolt",
    "dmd_sanity": "mdi:brain",
    "dmd_bonus": "mdi:dice-multiple",
    "dmd_fire": "mdi:fire",
    "dmd_safe": "mdi:shield-check",
    "dmd_unsafe": "mdi:alert-octagon",
    "dmd_steps": "mdi:shoe-print",
    "dmd_item": "mdi:bag-personal",
    "dmd_companion": "mdi:account-group",
    "dmd_condition": "mdi:bandage",
    "dmd_event": "mdi:book-open-page-variant",
    "dmd_psychosis": "mdi:head-flash",
    "dmd_reroll": "mdi:refresh",
    "dmd_action": "mdi:flash",
    "dmd_skull": "ra:skull",
    "dmd_dead": "mdi:grave-stone",
    "dmd_insane": "mdi:head-remove",
    "dmd_left": "mdi:door-open",
    "dmd_mythos": "mdi:cards",
    "dmd_find": "mdi:magnify",
    "dmd_stairs": "mdi:stairs",
    "dmd_tunnel": "mdi:tunnel",
    "dmd_ritual": "ra:candle-fire",
    "dmd_knife": "ra:plain-dagger",
    "dmd_bone": "mdi:bone",
    "dmd_net": "mdi:grid",
    "dmd_idol": "ra:octopus",
    "dmd_water": "mdi:waves",
    "dmd_guest": "mdi:account-tie",
    "dmd_disturbance": "mdi:bullhorn",
    "dmd_seal": "mdi:hexagram",
    "dmd_charged": "mdi:hexagram-outline",
    "dmd_rlyeh": "mdi:eye-circle",
    "dmd_follows": "mdi:arrow-right-bold",
    "dmd_space": "mdi:map-marker",
    "dmd_token": "mdi:star-four-points",
    **{f"dmd_{name.replace('-', '_')}": f"drawn:dmd-{name}" for name in outlines.NAMES},
}

add_mood(MOOD_NAME, MOOD)
add_words(WORDS, {f"dmd-{name}": partial(outlines.outline, name) for name in outlines.NAMES})

# A kind's colour, and its height on the board's map; its outline tells it apart.
KINDS: dict[str, tuple[RGB, int]] = {
    "cultist": ((188, 120, 255), 108),
    "byakhee": ((96, 226, 196), 124),
    "fire-vampire": ((255, 138, 48), 124),
    "ghoul": ((170, 206, 120), 112),
    "deep-one": ((90, 190, 230), 120),
    "hunting-horror": ((226, 90, 120), 128),
    "shoggoth": ((150, 230, 110), 150),
    "chthonian": ((224, 160, 110), 150),
    "star-spawn": ((110, 216, 170), 132),
    "disciple-of-hastur": ((250, 214, 96), 116),
    "hastur": ((255, 214, 70), 164),
    "cthulhu": ((96, 220, 150), 172),
}
SPARE_KIND: tuple[RGB, int] = ((236, 110, 100), 116)

# Gates: a colour and a shape.
GATES: dict[str, tuple[RGB, str]] = {
    "red": ((255, 62, 48), "triangle"),
    "yellow": ((255, 206, 54), "circle"),
    "blue": ((70, 150, 255), "diamond"),
}


def kind_of(id: str) -> str:
    """The outline an enemy has: a cultist's reference card is its Great Old One's."""
    name = id.partition(".")[0]
    return "cultist" if name.startswith("cultist") else name


def glyph_of(id: str) -> str:
    """The word for an enemy's or a token's outline; the spare one if a pack brings something new."""
    word = f"dmd_{kind_of(id).replace('-', '_')}"
    return word if word in WORDS else "dmd_token"
