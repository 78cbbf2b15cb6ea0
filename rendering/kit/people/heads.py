"""Heads: faces, hair, beards, and everything that is worn on top."""

from __future__ import annotations

from collections.abc import Callable

from rendering.theme import mix

from .city import CITY_HATS
from .dress import BLACK, BONE, GOLD, PALE, RED, STEEL, WHITE, WOOD, Person
from .figures import INK, Pen, darken, lighten


def draw_head(p: Pen, who: Person) -> None:
    if who.ears:
        for side in (-1, 1):
            p.shape([(10 * side, -84), (21 * side, -90), (11 * side, -76)], who.skin, line=1.2)
    p.oval(0, -80, 12, 12.5, who.skin)
    p.shape([(4, -69), (9, -72), (12, -80), (9, -89), (7, -80)], darken(who.skin, 0.14), ink=False)
    _face(p, who)
    if who.fangs:
        p.shape([(-7, -74), (7, -74), (5, -71), (-5, -71)], (60, 20, 20), line=0.8)
        for x in (-5, 5):
            p.shape([(x - 1.8, -71.5), (x, -78), (x + 1.8, -71.5)], BONE, line=0.7)
    elif who.beard < 2 and who.skin != PALE:
        p.arc(0, -76, 4, 3.4, 25, 155, darken(who.skin, 0.6), 1.3)
    elif who.beard < 2:
        p.arc(0, -71, 4, 3, 205, 335, darken(who.skin, 0.6), 1.3)
    hair = who.hair
    if hair and who.hat not in ("helm", "plume", "mask-hood", "turban", "mitre"):
        p.shape(
            [(-13, -79), (-13.5, -88), (-8, -95), (0, -97), (8, -95), (13.5, -88), (13, -79), (9, -87), (0, -89), (-9, -87)], hair
        )
    if who.beard and hair:
        low = {1: -65, 2: -57, 3: -42}[who.beard]
        wide = 6 if who.beard == 1 else 11
        p.shape(
            [
                (-wide, -77),
                (-wide * 0.8, low + 8),
                (0, low),
                (wide * 0.8, low + 8),
                (wide, -77),
                (4, -73.6),
                (0, -75),
                (-4, -73.6),
            ],
            hair,
        )
    if who.hat and who.hat != "wings":
        HATS[who.hat](p, who)


def _face(p: Pen, who: Person) -> None:
    """Eyes that look at somebody, brows above them, a nose. Whoever has fangs frowns."""
    dark = sum(who.skin) < 200  # hardly a face under the hood: only its eyes
    brow = darken(who.hair or who.skin, 0.45)
    for side in (-1, 1):
        x = 4.7 * side
        if dark:
            p.oval(x, -80, 2, 1.6, (190, 220, 255), ink=False)
            continue
        p.oval(x, -80, 2.9, 2.6, (252, 248, 238), ink=False)
        p.oval(x + 0.4, -79.8, 1.7, 2.1, INK, ink=False)
        inner, outer = (-82.8, -85.4) if who.fangs else (-84.9, -84.2)
        p.stroke([(2 * side, inner), (7.4 * side, outer)], brow, 1.5, ink=False)
    if not dark:
        p.stroke([(0.4, -79), (1.4, -76.4), (-0.6, -76)], darken(who.skin, 0.32), 1.1, ink=False)
        for side in (-1, 1):
            p.oval(7.2 * side, -75.6, 2, 1.4, mix(who.skin, (230, 110, 90), 0.22), ink=False)


def _cone(p: Pen, who: Person) -> None:
    c = darken(who.cloth, 0.12)
    p.shape([(-10, -88), (-5, -106), (5, -124), (4, -108), (10, -88)], c)
    p.shape([(3, -88), (3, -110), (5, -122), (4, -108), (9, -88)], darken(c, 0.3), ink=False)
    p.oval(0, -88, 19, 4.4, c)
    p.shape([(-10, -91), (-9, -95), (9, -95), (10, -91)], who.trim, line=0.8)


def _hood(p: Pen, who: Person) -> None:
    c = who.cloak or darken(who.cloth, 0.1)
    p.shape(
        [
            (-16, -66),
            (-16, -84),
            (-10, -97),
            (0, -104),
            (10, -97),
            (16, -84),
            (16, -66),
            (10, -68),
            (11, -82),
            (6, -91),
            (0, -93),
            (-6, -91),
            (-11, -82),
            (-10, -68),
        ],
        c,
    )


def _mask_hood(p: Pen, who: Person) -> None:
    _hood(p, who)
    p.shape([(-11, -77), (11, -77), (9, -67), (0, -64), (-9, -67)], darken(who.cloth, 0.3))


def _eye_mask(p: Pen, who: Person) -> None:
    p.shape([(-12, -84), (12, -84), (11, -76), (4, -77), (0, -79), (-4, -77), (-11, -76)], BLACK, line=1)
    for x in (-4.6, 4.6):
        p.oval(x, -80, 2.4, 2, WHITE, ink=False)
        p.oval(x, -80, 1.1, 1.4, INK, ink=False)
    p.stroke([(-12, -88), (0, -91), (12, -88)], RED, 3.4)


def _plume(p: Pen, who: Person) -> None:
    p.shape([(0, -98), (-4, -110), (6, -118), (18, -112), (20, -98), (13, -102), (6, -98)], who.cloth)
    p.shape(
        [
            (-13, -72),
            (-14, -86),
            (-8, -97),
            (0, -100),
            (8, -97),
            (14, -86),
            (13, -72),
            (8, -72),
            (8, -84),
            (2, -84),
            (2, -72),
            (-2, -72),
            (-2, -84),
            (-8, -84),
            (-8, -72),
        ],
        STEEL,
    )


def _helm(p: Pen, who: Person) -> None:
    p.shape([(-14, -82), (-13, -91), (-7, -98), (0, -100), (7, -98), (13, -91), (14, -82)], STEEL)
    p.shape([(-15, -86), (-15, -81), (15, -81), (15, -86)], darken(STEEL, 0.25), line=1.1)
    p.shape([(-2.2, -82), (-2.2, -99), (2.2, -99), (2.2, -82)], who.trim, line=0.9)


def _horns(p: Pen, who: Person) -> None:
    for side in (-1, 1):
        p.shape([(7 * side, -90), (17 * side, -94), (20 * side, -108), (22 * side, -92), (12 * side, -84)], BONE)


def _bull(p: Pen, who: Person) -> None:
    for side in (-1, 1):
        p.shape([(8 * side, -90), (22 * side, -92), (27 * side, -106), (30 * side, -90), (20 * side, -82), (9 * side, -83)], BONE)
    p.oval(0, -73, 9, 7, darken(who.skin, 0.2))
    for x in (-3.4, 3.4):
        p.oval(x, -73, 1.7, 1.4, INK, ink=False)
    p.arc(0, -69, 4, 4, 0, 180, GOLD, 1.8)


def _brim(p: Pen, who: Person) -> None:
    c = darken(who.cloak or who.cloth, 0.15)
    p.shape([(-10, -90), (-8, -102), (8, -102), (10, -90)], c)
    p.oval(0, -89.5, 20, 4.2, c)
    p.shape([(-10, -92), (-9.6, -95), (9.6, -95), (10, -92)], who.trim, line=0.8)


def _feather(p: Pen, who: Person) -> None:
    c = darken(who.cloth, 0.1)
    p.shape([(-15, -88), (-12, -97), (2, -101), (13, -95), (15, -88), (0, -90)], c)
    p.shape([(8, -95), (16, -112), (25, -116), (21, -104), (12, -92)], WHITE, line=1.1)


def _bells(p: Pen, who: Person) -> None:
    for side, c in ((-1, who.cloth), (1, who.trim)):
        p.shape(
            [
                (0, -88),
                (12 * side, -88),
                (14 * side, -96),
                (24 * side, -104),
                (26 * side, -92),
                (20 * side, -100),
                (6 * side, -106),
                (0, -100),
            ],
            c,
        )
        p.oval(26 * side, -90, 3, 3, GOLD, line=1)


def _gnome(p: Pen, who: Person) -> None:
    p.shape([(-14, -87), (-9, -102), (-2, -116), (12, -122), (7, -108), (14, -87), (0, -91)], RED)
    p.shape([(-15, -85), (-14, -90), (14, -90), (15, -85)], darken(RED, 0.25), line=1)


def _tonsure(p: Pen, who: Person) -> None:
    p.shape([(-9, -90), (-5, -94), (5, -94), (9, -90), (0, -92)], lighten(who.skin, 0.3), ink=False)


def _mitre(p: Pen, who: Person) -> None:
    p.shape([(-11, -87), (-13, -101), (0, -118), (13, -101), (11, -87)], WHITE)
    p.shape([(-2, -88), (-2, -114), (2, -114), (2, -88)], who.trim, ink=False)
    p.shape([(-11, -87), (-11.6, -92), (11.6, -92), (11, -87)], who.trim, line=1)


def _flat(p: Pen, who: Person) -> None:
    c = darken(who.cloth, 0.2)
    p.shape([(-12, -88), (-19, -94), (-14, -101), (10, -102), (18, -96), (12, -88)], c)


def _veil(p: Pen, who: Person) -> None:
    c = lighten(who.cloth, 0.55)
    p.shape(
        [
            (-15, -58),
            (-15, -84),
            (-9, -96),
            (0, -100),
            (9, -96),
            (15, -84),
            (15, -58),
            (10, -62),
            (11, -82),
            (0, -91),
            (-11, -82),
            (-10, -62),
        ],
        c,
    )
    p.oval(0, -92, 2.6, 2.6, GOLD, line=1)


def _circlet(p: Pen, who: Person) -> None:
    p.stroke([(-12, -87), (0, -89), (12, -87)], who.trim, 2)
    p.shape([(-2.6, -89), (0, -94), (2.6, -89), (0, -86)], (90, 210, 230), line=0.8)


def _flowers(p: Pen, who: Person) -> None:
    for x, y, c in ((-11, -89, RED), (-6, -94, WHITE), (0, -96, (240, 150, 180)), (6, -94, WHITE), (11, -89, RED)):
        p.oval(x, y, 3, 3, c, line=0.8)


def _antlers(p: Pen, who: Person) -> None:
    for side in (-1, 1):
        p.stroke([(6 * side, -93), (10 * side, -106), (17 * side, -114)], WOOD, 2.4)
        p.stroke([(9 * side, -104), (18 * side, -104)], WOOD, 2.2)
    for x in (-10, -5, 0, 5, 10):
        p.shape([(x - 3.4, -88), (x, -95 + abs(x) * 0.3), (x + 3.4, -88)], (96, 156, 74), line=0.8)


def _turban(p: Pen, who: Person) -> None:
    p.shape([(-15, -84), (-16, -94), (-8, -103), (6, -104), (16, -95), (15, -84), (0, -88)], WHITE)
    p.stroke([(-14, -90), (0, -95), (13, -100)], (200, 190, 176), 1.2, ink=False)
    p.oval(0, -92, 3, 3.4, RED, line=1)


def _crown(p: Pen, who: Person) -> None:
    p.shape([(-12, -88), (-13, -103), (-6, -96), (0, -106), (6, -96), (13, -103), (12, -88)], GOLD)
    p.oval(0, -92, 2, 2, RED, ink=False)


def draw_wings(p: Pen, who: Person) -> None:
    c = lighten(who.cloth, 0.7)
    for side in (-1, 1):
        p.shape(
            [
                (8 * side, -60),
                (26 * side, -92),
                (42 * side, -96),
                (40 * side, -70),
                (30 * side, -52),
                (34 * side, -36),
                (20 * side, -38),
            ],
            c,
        )


HATS: dict[str, Callable[[Pen, Person], None]] = {
    "cone": _cone,
    "hood": _hood,
    "mask-hood": _mask_hood,
    "eye-mask": _eye_mask,
    "plume": _plume,
    "helm": _helm,
    "horns": _horns,
    "bull": _bull,
    "brim": _brim,
    "feather": _feather,
    "bells": _bells,
    "gnome": _gnome,
    "tonsure": _tonsure,
    "mitre": _mitre,
    "flat": _flat,
    "veil": _veil,
    "circlet": _circlet,
    "flowers": _flowers,
    "antlers": _antlers,
    "turban": _turban,
    "crown": _crown,
    **CITY_HATS,
}
