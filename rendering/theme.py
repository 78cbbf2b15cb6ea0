"""How Keeper's tables look: colours, type scale, spacing.

Five moods, one per game, one family: the same brass, parchment and letters, another night. Three palettes for people's
eyes: standard, high contrast, and one for colour-blind players after Okabe and Ito. Colour is never the only carrier: a
seat is also a shape and an initial, a die is also a silhouette, a resource is also an icon.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

RGB = tuple[int, int, int]

BASE_WIDTH = 1600
PHONE_WIDTH = 550
PHONE_MIN_PX = 11


def phone_min(width: int) -> int:
    """The smallest letter size that still measures 11 px when a picture of this width is shown 550 px wide."""
    return -(-PHONE_MIN_PX * width // PHONE_WIDTH)


# Letter sizes on a 1600 px wide picture. "detail" is for the opened picture only: nobody needs it to act.
TYPE_SCALE = {"hero": 84, "title": 60, "heading": 46, "label": 40, "body": 36, "small": 32, "detail": 27}

# Distances on a 1600 px wide picture.
SPACING = {"hair": 4, "tight": 8, "snug": 14, "gap": 22, "margin": 34, "wide": 52}


def mix(a: RGB, b: RGB, amount: float) -> RGB:
    """a at 0, b at 1."""
    return (
        round(a[0] + (b[0] - a[0]) * amount),
        round(a[1] + (b[1] - a[1]) * amount),
        round(a[2] + (b[2] - a[2]) * amount),
    )


def luminance(colour: RGB) -> float:
    def channel(value: int) -> float:
        c = value / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = (channel(v) for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: RGB, b: RGB) -> float:
    """WCAG contrast ratio, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable_on(background: RGB) -> RGB:
    """Near-black or near-white letters, whichever reads better."""
    dark, light = (18, 13, 16), (255, 250, 238)
    return dark if contrast(dark, background) >= contrast(light, background) else light


@dataclass(frozen=True)
class Seat:
    """How a seat is told apart: colour and shape; the initial comes from the investigator's or player's name."""

    index: int
    colour: RGB
    shape: str


@dataclass(frozen=True)
class Surface:
    """A card or panel body."""

    top: RGB
    bottom: RGB
    edge: RGB  # the metal of its frame
    glow: RGB | None = None
    ornate: bool = False  # corner ornaments and a double frame


@dataclass(frozen=True)
class DieLook:
    top: RGB
    bottom: RGB
    edge: RGB
    ink: RGB
    shape: str


SEAT_SHAPES = ("circle", "square", "diamond", "hexagon", "shield", "arch", "quatrefoil", "seal")

_SEATS_STANDARD: tuple[RGB, ...] = (
    (200, 46, 44),
    (74, 134, 214),
    (74, 172, 104),
    (230, 164, 52),
    (160, 104, 214),
    (54, 176, 178),
    (228, 122, 164),
    (196, 186, 160),
)
_SEATS_COLOUR_BLIND: tuple[RGB, ...] = (
    (213, 94, 0),
    (0, 114, 178),
    (0, 158, 115),
    (240, 228, 66),
    (204, 121, 167),
    (86, 180, 233),
    (230, 159, 0),
    (236, 232, 222),
)


@dataclass(frozen=True)
class Mood:
    """What a game changes in the family: its night, its light and the pattern on its walls."""

    night_top: RGB
    night_bottom: RGB
    panel_top: RGB
    panel_bottom: RGB
    accent: RGB
    accent_deep: RGB
    light: RGB
    pattern: str
    # The metal of frames, plates and title letters where it is not the family's brass: tone, light, dark.
    metal: tuple[RGB, RGB, RGB] | None = None


MOODS: dict[str, Mood] = {
    # A museum after closing time: ink blue, moonlight through tall windows, art-deco fans on the wall.
    "elder_sign": Mood(
        (34, 38, 62), (9, 8, 16), (46, 42, 60), (22, 20, 32), (96, 206, 160), (20, 74, 64), (140, 170, 220), "fans"
    ),
    # A burning chapel: soot and ember, flagstones.
    "death_may_die": Mood(
        (52, 24, 22), (12, 7, 9), (48, 32, 32), (24, 15, 17), (238, 110, 58), (98, 28, 18), (255, 150, 90), "flags"
    ),
    # A town under the storm: slate and sea green, rain.
    "cultistorm": Mood(
        (22, 42, 50), (7, 11, 16), (32, 42, 50), (16, 21, 27), (94, 198, 222), (16, 70, 86), (150, 210, 230), "rain"
    ),
    # An old kingdom by candlelight: oak and moss, lozenges.
    "talisman": Mood(
        (46, 42, 24), (13, 11, 8), (46, 40, 30), (24, 20, 15), (228, 186, 84), (92, 66, 20), (240, 210, 140), "lozenges"
    ),
    # A derelict station: hull plates and cold steel, the holowatch's cyan light; amber and red are left to the emergency lamps.
    "alone": Mood(
        (20, 36, 46),
        (5, 8, 12),
        (30, 42, 50),
        (13, 19, 25),
        (98, 220, 236),
        (12, 66, 80),
        (120, 190, 214),
        "plates",
        ((150, 176, 188), (232, 247, 252), (44, 60, 70)),
    ),
}

PALETTES = ("standard", "high_contrast", "colour_blind")


@dataclass(frozen=True)
class Theme:
    mood: str
    palette: str
    wall: Mood
    ink: RGB = (10, 8, 14)
    text: RGB = (243, 234, 213)
    text_soft: RGB = (212, 199, 172)
    text_faint: RGB = (170, 158, 140)
    brass: RGB = (205, 165, 92)
    brass_light: RGB = (255, 234, 178)
    brass_dark: RGB = (92, 62, 30)
    paper_light: RGB = (240, 226, 192)
    paper_dark: RGB = (206, 182, 136)
    paper_ink: RGB = (48, 32, 22)
    paper_title: RGB = (112, 22, 20)
    good: RGB = (122, 212, 146)
    bad: RGB = (255, 132, 116)
    warn: RGB = (250, 196, 92)
    texture: float = 1.0  # how much grain and pattern; less in high contrast
    seats: tuple[Seat, ...] = ()
    # Icon colours on dark surfaces; on parchment icons take the colour of the letters.
    icons: dict[str, RGB] = field(default_factory=dict, hash=False)
    dice: dict[str, DieLook] = field(default_factory=dict, hash=False)

    @property
    def accent(self) -> RGB:
        return self.wall.accent

    @property
    def panel_top(self) -> RGB:
        return self.wall.panel_top

    @property
    def panel_bottom(self) -> RGB:
        return self.wall.panel_bottom

    def seat(self, index: int) -> Seat:
        return self.seats[index % len(self.seats)]

    def icon_colour(self, name: str) -> RGB | None:
        return self.icons.get(name)

    def surface(self, style: str) -> Surface:
        """`panel`, `card`, `active`, `other_world`, `danger`, `done`, `dim`, or `seat:N`."""
        top, bottom, edge = self.panel_top, self.panel_bottom, self.brass
        if style.startswith("seat:"):
            colour = self.seat(int(style[5:])).colour
            tint = 0.24 if luminance(colour) < 0.4 else 0.15  # pale seats would wash the letters out
            return Surface(mix(top, colour, tint), mix(bottom, colour, 0.08), mix(edge, colour, 0.55))
        match style:
            case "panel":
                return Surface(mix(top, bottom, 0.35), bottom, mix(edge, self.brass_dark, 0.45))
            case "card":
                return Surface(top, bottom, edge, ornate=True)
            case "active":
                return Surface(mix(top, self.brass, 0.14), bottom, self.brass_light, glow=self.warn, ornate=True)
            case "other_world":
                violet = self.icons["gate"]
                return Surface(mix(top, violet, 0.19), mix(bottom, violet, 0.10), mix(edge, violet, 0.55), ornate=True)
            case "danger":
                return Surface(mix(top, (190, 30, 30), 0.34), mix(bottom, (120, 10, 14), 0.22), (226, 98, 80), ornate=True)
            case "done":
                return Surface(mix(top, self.good, 0.13), mix(bottom, self.good, 0.06), mix(edge, self.good, 0.55), ornate=True)
            case "dim":
                return Surface(mix(bottom, self.ink, 0.4), mix(bottom, self.ink, 0.6), mix(self.brass_dark, self.ink, 0.35))
        raise KeyError(f"no surface is called {style!r}")

    def text_pairs(self) -> Iterator[tuple[str, RGB, RGB]]:
        """Every pair of letters and ground the family uses; a test holds each to a contrast of 4.5."""
        for style in (
            "panel",
            "card",
            "active",
            "other_world",
            "danger",
            "done",
            "dim",
            *(f"seat:{i}" for i in range(len(self.seats))),
        ):
            body = self.surface(style)
            yield f"text on {style}", self.text, body.top
            yield f"soft text on {style}", self.text_soft, body.top
        for name in ("text", "text_soft", "text_faint", "good", "bad", "warn", "brass"):
            yield f"{name} on panel", getattr(self, name), self.surface("panel").top
            yield f"{name} on the night", getattr(self, name), self.wall.night_top
        yield "faint text on card", self.text_faint, self.surface("card").top
        yield "paper ink", self.paper_ink, self.paper_dark
        yield "paper title", self.paper_title, self.paper_dark
        yield "plate", self.plate_ink, self.brass
        for seat in self.seats:
            yield f"initial of seat {seat.index}", readable_on(seat.colour), seat.colour
        for name, look in self.dice.items():
            yield f"{name} die, top", look.ink, look.top
            yield f"{name} die, bottom", look.ink, look.bottom
        for name, colour in self.icons.items():
            yield f"{name} icon on panel", colour, self.surface("panel").top

    @property
    def plate_ink(self) -> RGB:
        return (34, 22, 10)


_ICONS_STANDARD: dict[str, RGB] = {
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
    "lock": (236, 194, 110),
    "check": (132, 218, 150),
    "cross": (252, 132, 118),
    "warning": (250, 196, 92),
    "flame": (252, 164, 84),
    # ALONE
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
    "chemical": (150, 226, 120),
    "electronic": (118, 200, 255),
    "mechanical": (236, 190, 130),
}

_DICE_STANDARD = {
    "green": DieLook((30, 122, 80), (12, 66, 46), (128, 226, 168), (246, 255, 244), "die"),
    "yellow": DieLook((252, 210, 92), (212, 148, 36), (255, 240, 178), (40, 24, 4), "chamfer"),
    "red": DieLook((182, 36, 38), (104, 12, 20), (255, 150, 132), (255, 246, 236), "notched"),
}


def _make(mood: str, palette: str) -> Theme:
    wall = MOODS[mood]
    metal = dict(zip(("brass", "brass_light", "brass_dark"), wall.metal, strict=True)) if wall.metal else {}
    base = Theme(
        mood=mood,
        palette=palette,
        wall=wall,
        **metal,
        seats=tuple(Seat(i, c, s) for i, (c, s) in enumerate(zip(_SEATS_STANDARD, SEAT_SHAPES, strict=True))),
        icons=_ICONS_STANDARD,
        dice=_DICE_STANDARD,
    )
    if palette == "standard":
        return base
    if palette == "high_contrast":
        dark = replace(
            wall,
            night_top=mix(wall.night_top, (0, 0, 0), 0.75),
            night_bottom=(0, 0, 0),
            panel_top=mix(wall.panel_top, (0, 0, 0), 0.70),
            panel_bottom=mix(wall.panel_bottom, (0, 0, 0), 0.75),
        )
        return replace(
            base,
            wall=dark,
            ink=(0, 0, 0),
            text=(255, 255, 255),
            text_soft=(240, 236, 226),
            text_faint=(212, 208, 200),
            brass=mix(wall.metal[0], (255, 255, 255), 0.45) if wall.metal else (242, 200, 116),
            paper_light=(255, 250, 236),
            paper_dark=(244, 234, 208),
            paper_ink=(16, 8, 4),
            paper_title=(110, 0, 0),
            good=(140, 244, 170),
            bad=(255, 150, 136),
            warn=(255, 214, 110),
            texture=0.25,
            icons={name: mix(colour, (255, 255, 255), 0.25) for name, colour in _ICONS_STANDARD.items()},
            dice={
                "green": DieLook((0, 92, 54), (0, 52, 30), (170, 255, 206), (255, 255, 255), "die"),
                "yellow": DieLook((255, 224, 96), (244, 190, 40), (255, 250, 210), (20, 10, 0), "chamfer"),
                "red": DieLook((164, 12, 20), (96, 0, 8), (255, 180, 166), (255, 255, 255), "notched"),
            },
        )
    if palette == "colour_blind":
        sky, orange, green, yellow, purple = (86, 180, 233), (255, 150, 66), (60, 200, 156), (240, 228, 66), (226, 150, 192)
        return replace(
            base,
            good=sky,
            bad=orange,
            warn=yellow,
            seats=tuple(Seat(i, c, s) for i, (c, s) in enumerate(zip(_SEATS_COLOUR_BLIND, SEAT_SHAPES, strict=True))),
            icons={
                **_ICONS_STANDARD,
                "sanity": sky,
                "stamina": orange,
                "terror": purple,
                "elder_sign": green,
                "doom": purple,
                "gate": purple,
                "monster": orange,
                "check": sky,
                "cross": orange,
                "clue": (150, 214, 246),
                "ally": green,
                "spell": purple,
                "wildcard": yellow,
                "life": orange,
                "composure": sky,
                "attack": orange,
                "reaction": orange,
                "blocked": orange,
                "hit": orange,
                "danger": yellow,
                "upgrade": green,
                "nightmare": purple,
                "cultist": purple,
                "mutant": orange,
                "spore": green,
                "worm": (236, 170, 206),
            },
            dice={
                "green": DieLook((0, 108, 122), (0, 62, 74), (126, 220, 226), (246, 255, 255), "die"),
                "yellow": DieLook((246, 234, 96), (226, 200, 40), (255, 250, 190), (36, 26, 0), "chamfer"),
                "red": DieLook((178, 70, 0), (110, 38, 0), (255, 178, 110), (255, 250, 240), "notched"),
            },
        )
    raise KeyError(f"no palette is called {palette!r}")


@lru_cache(maxsize=len(MOODS) * len(PALETTES))
def theme(mood: str = "elder_sign", palette: str = "standard") -> Theme:
    if mood not in MOODS:
        raise KeyError(f"no mood is called {mood!r}")
    return _make(mood, palette)
