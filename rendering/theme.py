"""How Keeper's tables look: colours, type scale, spacing.

One mood per game, one family: the same brass, parchment and letters, another night. Three palettes for people's
eyes: standard, high contrast, and one for colour-blind players after Okabe and Ito. Colour is never the only carrier: a
seat is also a shape and an initial, a die is also a silhouette, a resource is also an icon.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

RGB = tuple[int, int, int]

BASE_WIDTH = 1600
PHONE_WIDTH = 550
PHONE_MIN_PX = 11
# A phone held upright: what one needs in order to act is read there without opening the picture.
HAND_WIDTH = 390
HAND_MIN_PX = 10

# How high a picture may be for its width. Discord fits a lone picture into 550 × 350: a turn that is higher is shown smaller.
TURN_SHAPE, BOARD_SHAPE = 0.75, 1.2


def phone_min(width: int) -> int:
    """The smallest letter size that still measures 11 px when a picture of this width is shown 550 px wide."""
    return -(-PHONE_MIN_PX * width // PHONE_WIDTH)


def hand_min(width: int) -> int:
    """The smallest letter size that still measures 10 px when a picture of this width is shown 390 px wide."""
    return -(-HAND_MIN_PX * width // HAND_WIDTH)


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


def _light(value: int) -> float:
    c = value / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


# How much light each value of a channel is.
LIGHT = tuple(_light(value) for value in range(256))


def luminance(colour: RGB) -> float:
    r, g, b = colour
    return 0.2126 * LIGHT[r] + 0.7152 * LIGHT[g] + 0.0722 * LIGHT[b]


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
    """How a seat is told apart: colour and shape; the initial comes from the player's name."""

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
class Tint:
    """A surface of a game's own: how much of an icon's colour is in its upper and lower half and in the metal of its frame."""

    icon: str
    top: float
    bottom: float
    edge: float


@dataclass(frozen=True)
class Mood:
    """What a game changes in the family: its night, its light and the pattern on its walls; and what it adds."""

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
    # Colours of the game's own icons, and what of them another palette changes.
    icons: Mapping[str, RGB] = field(default_factory=dict, hash=False)
    colour_blind: Mapping[str, RGB] = field(default_factory=dict, hash=False)
    surfaces: Mapping[str, Tint] = field(default_factory=dict, hash=False)
    framed: str = ""  # the icon whose colour framed chips have
    lens: str = ""  # the icon whose number stands in a magnifying glass, on chips and on dice
    titles: tuple[str, str] = ("title", "title_heavy")  # the faces of titles and headlines
    faces: tuple[str, ...] = ()  # what dice may show while they tumble
    pointed: frozenset[str] = frozenset()  # faces of dice with long thin points: larger, to weigh as much as the others


# The house's own nights, for a game that brings none; a game's own mood is added by `add_mood`, from its folder.
MOODS: dict[str, Mood] = {
    # A chapel on fire: soot and ember, flagstones.
    "ember": Mood((52, 24, 22), (12, 7, 9), (48, 32, 32), (24, 15, 17), (238, 110, 58), (98, 28, 18), (255, 150, 90), "flags"),
    # A town under the storm: slate and sea green, rain.
    "storm": Mood((22, 42, 50), (7, 11, 16), (32, 42, 50), (16, 21, 27), (94, 198, 222), (16, 70, 86), (150, 210, 230), "rain"),
    # An old house by candlelight: oak and moss, lozenges.
    "oak": Mood((46, 42, 24), (13, 11, 8), (46, 40, 30), (24, 20, 15), (228, 186, 84), (92, 66, 20), (240, 210, 140), "lozenges"),
}


def add_mood(name: str, mood: Mood) -> None:
    """A game's own look, added when its pictures are loaded."""
    if MOODS.setdefault(name, mood) != mood:
        raise ValueError(f"two moods are called {name!r}")


PLAIN = "oak"
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
        """`panel`, `card`, `active`, `danger`, `done`, `dim`, `seat:N`, or one of the mood's own."""
        top, bottom, edge = self.panel_top, self.panel_bottom, self.brass
        if style.startswith("seat:"):
            colour = self.seat(int(style[5:])).colour
            tint = 0.24 if luminance(colour) < 0.4 else 0.15  # pale seats would wash the letters out
            return Surface(mix(top, colour, tint), mix(bottom, colour, 0.08), mix(edge, colour, 0.55))
        if tint := self.wall.surfaces.get(style):
            tone = self.icons[tint.icon]
            return Surface(mix(top, tone, tint.top), mix(bottom, tone, tint.bottom), mix(edge, tone, tint.edge), ornate=True)
        match style:
            case "panel":
                return Surface(mix(top, bottom, 0.35), bottom, mix(edge, self.brass_dark, 0.45))
            case "card":
                return Surface(top, bottom, edge, ornate=True)
            case "active":
                return Surface(mix(top, self.brass, 0.14), bottom, self.brass_light, glow=self.warn, ornate=True)
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
            "danger",
            "done",
            "dim",
            *self.wall.surfaces,
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


# After Okabe and Ito, a little lighter where it must stand on dark panels.
SKY, ORANGE, GREEN, YELLOW, PURPLE = (86, 180, 233), (255, 150, 66), (60, 200, 156), (240, 228, 66), (226, 150, 192)

# The marks of the house. What a game's own icons look like is in its mood.
_ICONS_STANDARD: dict[str, RGB] = {
    "lock": (236, 194, 110),
    "check": (132, 218, 150),
    "cross": (252, 132, 118),
    "warning": (250, 196, 92),
    "flame": (252, 164, 84),
}
_ICONS_COLOUR_BLIND: dict[str, RGB] = {"check": SKY, "cross": ORANGE}

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
        icons={**_ICONS_STANDARD, **wall.icons},
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
            icons={name: mix(colour, (255, 255, 255), 0.25) for name, colour in base.icons.items()},
            dice={
                "green": DieLook((0, 92, 54), (0, 52, 30), (170, 255, 206), (255, 255, 255), "die"),
                "yellow": DieLook((255, 224, 96), (244, 190, 40), (255, 250, 210), (20, 10, 0), "chamfer"),
                "red": DieLook((164, 12, 20), (96, 0, 8), (255, 180, 166), (255, 255, 255), "notched"),
            },
        )
    if palette == "colour_blind":
        return replace(
            base,
            good=SKY,
            bad=ORANGE,
            warn=YELLOW,
            seats=tuple(Seat(i, c, s) for i, (c, s) in enumerate(zip(_SEATS_COLOUR_BLIND, SEAT_SHAPES, strict=True))),
            icons={**base.icons, **_ICONS_COLOUR_BLIND, **wall.colour_blind},
            dice={
                "green": DieLook((0, 108, 122), (0, 62, 74), (126, 220, 226), (246, 255, 255), "die"),
                "yellow": DieLook((246, 234, 96), (226, 200, 40), (255, 250, 190), (36, 26, 0), "chamfer"),
                "red": DieLook((178, 70, 0), (110, 38, 0), (255, 178, 110), (255, 250, 240), "notched"),
            },
        )
    raise KeyError(f"no palette is called {palette!r}")


@lru_cache(maxsize=64)
def theme(mood: str = PLAIN, palette: str = "standard") -> Theme:
    if mood not in MOODS:
        raise KeyError(f"no mood is called {mood!r}")
    return _make(mood, palette)
