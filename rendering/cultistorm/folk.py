"""People: the six investigators, and the cults in their robes. Every caste has a head of its own, so that it is known without its colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rendering.kit.people.bodies import BODIES
from rendering.kit.people.dress import BLACK, BONE, BROWN, GOLD, GREY, LEATHER, STEEL, TAN, WHITE, WOOD, Person
from rendering.kit.people.faces import add_people, face_name
from rendering.kit.people.figures import INK, Pen, darken, lighten, sprite
from rendering.kit.people.gear import PROPS
from rendering.kit.people.person import draw_person
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, mix

from .beasts import BEASTS

PEOPLE: dict[str, Person] = {
    "healer": Person("coat", "", "bottle", "", (226, 226, 220), trim=(236, 236, 230), hair=(150, 66, 40), long=True),
    "researcher": Person(
        "suit", "", "book", "papers", (112, 96, 74), trim=(140, 50, 50), hair=(214, 214, 210), beard=2, build="slim"
    ),
    "fighter": Person("tunic", "cap", "rifle", "", (104, 112, 72), hair=BLACK, long=True, skin=TAN),
    "supporter": Person(
        "braces", "", "lantern", "sack", (96, 70, 52), trim=(220, 206, 180), hair=(176, 120, 60), beard=1, build="broad"
    ),
    "medium": Person("gown", "turban", "crystal", "", (126, 66, 140), trim=GOLD, skin=BROWN, hair=BLACK, long=True, build="slim"),
    "gambler": Person("suit", "fedora", "cards", "cane", (60, 62, 74), trim=(176, 40, 44), hair=BLACK),
}
SPARE = Person("coat", "brim", "lantern", "", GREY, hair=BROWN)

# The cloth of the cults.
CLOTH: dict[str, RGB] = {
    "threshold": (104, 66, 168),
    "ashes": (112, 44, 30),
    "horn": (150, 152, 168),
    "yellow": (222, 168, 40),
    "deep": (26, 122, 132),
    "faceless-court": (52, 46, 60),
}
LIT: dict[str, RGB] = {
    "threshold": (214, 168, 255),
    "ashes": (255, 150, 60),
    "horn": (240, 244, 255),
    "yellow": (255, 226, 120),
    "deep": (120, 240, 240),
    "faceless-court": (236, 220, 240),
}


def investigator(id: str, high: int, colour: RGB | None = None, *, flip: bool = False, rim: RGB | None = None) -> Sprite:
    """`colour`: that of the seat, in what they wear."""
    who = PEOPLE.get(id, SPARE)
    if colour is not None:
        who = replace(who, cloth=mix(who.cloth, colour, 0.72))
        if who.body == "braces":  # the shirt is what one sees
            who = replace(who, trim=mix(who.trim, colour, 0.72))
    return sprite(("cs", id, colour), high, lambda pen: draw_person(pen, who), flip=flip, rim=rim)


add_people("cs", PEOPLE, investigator)


def face(id: str, otherwise: str) -> str:
    """What their token shows: the person, or, of somebody a pack brought, the emblem."""
    return face_name("cs", id) if id in PEOPLE else otherwise


# Cults


def _robe(p: Pen, c: RGB, trim: RGB) -> None:
    BODIES["robe"](p, Person("robe", cloth=c, trim=trim))


def _sleeves(p: Pen, c: RGB, raised: bool = True) -> None:
    for side in (-1, 1):
        end = (25 * side, -44) if side > 0 and raised else (8 * side, -42)
        p.stroke([(14 * side, -62), (23 * side, -50), end], darken(c, 0.2 if side > 0 else 0.06), 9)


def _cowl(p: Pen, c: RGB, top: float = -106, void: RGB = (14, 8, 20)) -> None:
    """A hood over darkness."""
    p.shape(
        [
            (-17, -60),
            (-18, -80),
            (-13, -95),
            (-5, -102),
            (0, top),
            (5, -102),
            (13, -95),
            (18, -80),
            (17, -60),
            (8, -64),
            (-8, -64),
        ],
        c,
    )
    p.shape([(3, -66), (3, -100), (12, -94), (16, -80), (15, -62)], darken(c, 0.25), ink=False)
    p.oval(0, -80, 11.5, 14, darken(c, 0.5), line=1)
    p.oval(0, -79.5, 9.6, 12.4, void, ink=False)


def _threshold(p: Pen) -> None:
    """A hood with a keyhole where the face should be, and the key to it."""
    c, lit = CLOTH["threshold"], LIT["threshold"]
    p.stroke([(27, 0), (27, -96)], GOLD, 3)
    p.arc(27, -104, 8, 8, 0, 360, INK, 6)
    p.arc(27, -104, 7.4, 7.4, 0, 360, GOLD, 3.4)
    for y in (-84, -76):
        p.shape([(27, y), (36, y), (36, y + 5), (27, y + 5)], GOLD, line=1)
    _robe(p, c, GOLD)
    _cowl(p, c, -114)
    p.oval(0, -83, 4.6, 4.6, lit, ink=False)
    p.shape([(-2, -82), (2, -82), (4, -71), (-4, -71)], lit, ink=False)
    _sleeves(p, c)
    p.oval(26, -44, 3.4, 3.4, TAN, line=1)


def _ashes(p: Pen) -> None:
    """A burnt face, and the fire has not gone out."""
    c = CLOTH["ashes"]
    for f, tone in ((1.0, (214, 60, 24)), (0.7, (250, 140, 40)), (0.42, (255, 226, 120))):
        p.shape(
            [
                (-15 * f, -84), (-18 * f, -84 - 14 * f), (-10 * f, -84 - 18 * f), (-11 * f, -84 - 32 * f), (-2 * f, -84 - 24 * f),
                (3 * f, -84 - 42 * f), (8 * f, -84 - 26 * f), (14 * f, -84 - 30 * f), (13 * f, -84 - 16 * f), (18 * f, -84 - 10 * f),
                (15 * f, -84),
            ],
            tone,
            ink=f == 1.0,
        )  # fmt: skip
    _robe(p, c, (60, 30, 28))
    p.shape([(-16, -58), (-14, -70), (0, -66), (14, -70), (16, -58), (8, -64), (-8, -64)], darken(c, 0.2))
    p.oval(0, -80, 12, 14, (66, 48, 46))
    for side in (-1, 1):
        p.shape([(2 * side, -80), (9 * side, -85), (8 * side, -79)], (255, 200, 90), ink=False)
    p.stroke([(-5, -71), (-2, -72), (1, -70.5), (5, -72)], (255, 140, 50), 1.4, ink=False)
    p.stroke([(-8, -88), (-5, -82), (-7, -76)], (230, 90, 40), 1, ink=False)
    _sleeves(p, c)
    PROPS["torch"](p, 26, -44, 1)
    p.oval(26, -44, 3.4, 3.4, (90, 66, 60), line=1)


def _horn(p: Pen) -> None:
    """A goat's skull under the hood, and horns that grow from it."""
    c = CLOTH["horn"]
    for side in (-1, 1):
        curve = [(8 * side, -90), (20 * side, -98), (26 * side, -112), (17 * side, -120), (12 * side, -112)]
        p.stroke(curve, (96, 78, 66), 6)
        for x, y in ((17, -96), (23, -103), (24, -112)):
            p.stroke([(x * side - 2, y + 1), (x * side + 2, y - 1.6)], (60, 46, 40), 1.2, ink=False)
    _robe(p, c, (90, 82, 96))
    _cowl(p, c)
    p.shape([(-8, -90), (8, -90), (9, -80), (4.6, -66), (0, -63), (-4.6, -66), (-9, -80)], BONE)
    for side in (-1, 1):
        p.shape([(2.4 * side, -80), (7.4 * side, -86), (7.6 * side, -78)], (30, 16, 26), ink=False)
        p.oval(5.4 * side, -81, 1.3, 1.3, (255, 90, 80), ink=False)
    p.stroke([(-1.6, -68), (0, -71), (1.6, -68)], (120, 106, 90), 1.2, ink=False)
    _sleeves(p, c)
    PROPS["sickle"](p, 26, -44, 1)
    p.oval(26, -44, 3.4, 3.4, TAN, line=1)


def _yellow(p: Pen) -> None:
    """Silk, a pallid mask, a paper crown."""
    c = CLOTH["yellow"]
    p.stroke([(28, 0), (28, -104)], WOOD, 2.8)
    p.shape([(28, -104), (52, -100), (46, -90), (52, -80), (28, -78)], (150, 30, 30))
    p.arc(38, -91, 5, 5, 30, 330, GOLD, 2)
    _robe(p, c, (150, 96, 16))
    _cowl(p, c, -100)
    p.shape([(-7.4, -89), (7.4, -89), (8.4, -80), (5, -70), (0, -67), (-5, -70), (-8.4, -80)], (250, 246, 228))
    for side in (-1, 1):
        p.shape([(1.8 * side, -80), (6.2 * side, -83), (5.6 * side, -79)], (20, 10, 10), ink=False)
        p.stroke([(4 * side, -78), (4.2 * side, -73)], (120, 96, 60), 0.9, ink=False)
    p.stroke([(-3, -72.4), (0, -71.6), (3, -72.4)], (90, 50, 30), 1, ink=False)
    p.shape([(-13, -94), (-15, -110), (-7, -102), (0, -114), (7, -102), (15, -110), (13, -94)], lighten(GOLD, 0.2))
    _sleeves(p, c)
    p.oval(26, -44, 3.4, 3.4, BONE, line=1)


def _deep(p: Pen) -> None:
    """What the sea gave back: gills, fins, eyes that do not close."""
    c, skin = CLOTH["deep"], (104, 156, 138)
    PROPS["trident"](p, 28, -44, 1)
    for side in (-1, 1):
        p.shape(
            [
                (8 * side, -92),
                (24 * side, -104),
                (21 * side, -91),
                (27 * side, -84),
                (19 * side, -79),
                (22 * side, -68),
                (9 * side, -74),
            ],
            (40, 110, 120),
        )
        for y in (-98, -85, -72):
            p.stroke([(10 * side, -84), (21 * side, y)], (24, 70, 80), 0.9, ink=False)
    _robe(p, c, (20, 64, 74))
    p.shape([(-16, -58), (-15, -70), (0, -64), (15, -70), (16, -58), (8, -64), (-8, -64)], darken(c, 0.25))
    p.shape([(-12, -70), (-14, -84), (-9, -97), (0, -101), (9, -97), (14, -84), (12, -70), (0, -63)], skin)
    p.shape([(0, -112), (3.4, -98), (-3.4, -98)], (40, 110, 120))
    for side in (-1, 1):
        p.oval(7.6 * side, -86, 5.2, 5.6, (240, 236, 180), line=1.2)
        p.oval(7.8 * side, -85.6, 2.5, 3.4, (16, 20, 24), ink=False)
        for y in (-72, -69, -66):
            p.stroke([(9 * side, y), (13 * side, y - 1.6)], darken(skin, 0.45), 1, ink=False)
    p.stroke([(-8, -73), (0, -71), (8, -73)], darken(skin, 0.6), 1.6, ink=False)
    _sleeves(p, c)
    p.oval(26, -44, 3.6, 3.6, skin, line=1)


def _courtier(p: Pen, no: int) -> None:
    """The Court: evening dress, and a face like a plate. What is instead of it tells them apart."""
    c = CLOTH["faceless-court"]
    BODIES["gown" if no == 7 else "suit"](
        p, Person("suit", cloth=mix(c, (150, 40, 80), 0.5) if no == 7 else c, trim=(196, 176, 206))
    )
    p.oval(0, -80, 12, 14.4, (240, 232, 226))
    if no in (1, 2):
        p.shape([(-10, -91), (-11, -112), (11, -112), (10, -91)], BLACK)
        p.shape([(-17, -89), (-11, -93), (11, -93), (17, -89), (0, -87)], BLACK)
        if no == 2:
            p.shape([(-10.4, -94), (-10.6, -99), (10.6, -99), (10.4, -94)], (176, 40, 60), line=1)
    elif no == 3:
        p.oval(0, -82, 17, 20, GOLD)
        p.oval(0, -82, 13.6, 16.6, (168, 206, 226), line=1)
        p.shape([(-6, -92), (-1, -96), (-9, -76), (-11, -80)], WHITE, ink=False)
    elif no == 4:
        for side in (-1, 1):
            p.oval(13 * side, -80, 5, 8, (232, 216, 210))
            p.arc(13 * side, -80, 2.4, 5, 0, 360, (150, 120, 120), 1.2)
        p.oval(0, -73, 2.6, 2, (90, 30, 50), ink=False)
    elif no == 5:
        p.shape(
            [(18, -64), (32, -64), (29, -54), (26, -52), (26, -46), (30, -44), (20, -44), (24, -46), (24, -52), (21, -54)], GOLD
        )
        p.oval(25, -64, 6.6, 1.8, (140, 20, 40), line=0.8)
        p.shape([(-12, -86), (-13, -92), (0, -98), (13, -92), (12, -86), (0, -90)], (120, 40, 70))
    elif no == 6:
        _cowl(p, (86, 80, 96))
        p.oval(0, -79.5, 9.6, 12.4, (240, 232, 226), ink=False)
    elif no == 7:
        p.shape([(-18, -66), (-12, -60), (-6, -66), (0, -60), (6, -66), (12, -60), (18, -66), (12, -70), (-12, -70)], WHITE)
        p.shape(
            [(-13, -88), (-4, -85), (0, -87), (4, -85), (13, -88), (12, -79), (4, -77), (0, -81), (-4, -77), (-12, -79)], GOLD
        )
        for side in (-1, 1):
            p.oval(6 * side, -82.4, 2.8, 1.9, (20, 8, 16), ink=False)
        for i in range(5):
            x = (i - 2) * 7.0
            p.stroke([(x * 0.6, -92), (x, -110 + abs(i - 2) * 3)], (210, 60, 110), 2.6)
    for side in (-1, 1):
        end = (25 * side, -44) if side > 0 and no == 5 else (19 * side, -36)
        p.stroke([(13 * side, -62), (21 * side, -52), end], darken(c, 0.15 if side > 0 else 0.0), 7)
        p.oval(end[0], end[1], 3.4, 3.4, WHITE, line=1)


CULTISTS: dict[str, Callable[[Pen], None]] = {
    "threshold": _threshold,
    "ashes": _ashes,
    "horn": _horn,
    "yellow": _yellow,
    "deep": _deep,
    **{f"court-{no}": lambda p, no=no: _courtier(p, no) for no in range(1, 8)},
    **BEASTS,
}


def _spare(p: Pen) -> None:
    """Of a pack: somebody in a grey hood."""
    c = (110, 104, 112)
    _robe(p, c, LEATHER)
    _cowl(p, c)
    for side in (-1, 1):
        p.oval(4 * side, -81, 1.8, 1.8, STEEL, ink=False)
    _sleeves(p, c, raised=False)


def shape_of(id: str, caste: str) -> str:
    """Whose figure a cultist has: its own, or that of its caste; "" if it has none of either."""
    return id if id in CULTISTS else caste if caste in CULTISTS else ""


def foe(shape: str, high: int, *, flip: bool = False, rim: RGB | None = None) -> Sprite:
    """A cultist or creature, whole."""
    light = rim or LIT.get(shape, (232, 226, 240))
    return sprite(("cs-foe", shape), high, CULTISTS.get(shape, _spare), flip=flip, rim=light)


def bust(shape: str, size: int) -> Sprite:
    """Head and shoulders in a square; a creature is shown nearly whole."""

    def build() -> Sprite:
        whole = shape in BEASTS
        high = round(size * (1.04 if whole else 1.92))
        s = foe(shape, high)
        top = round(high * 0.02)
        left = round(high / 2 - size / 2)
        box = (left - s.dx, top - s.dy, left - s.dx + size, top - s.dy + size)
        return Sprite(s.image.crop(box), s.mask.crop(box))

    return CACHE.get(("cs-bust", shape, size), build)
