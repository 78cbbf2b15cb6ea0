"""What people wear: robe, gown, tunic, armour, rags, or next to nothing."""

from __future__ import annotations

from collections.abc import Callable

from rendering.theme import RGB

from .city import CITY_BODIES
from .dress import LEATHER, STEEL, Person
from .figures import Pen, darken, lighten


def _robe(p: Pen, who: Person) -> None:
    c = who.cloth
    p.shape([(-20, 0), (-13, -38), (-15, -62), (-8, -69), (8, -69), (15, -62), (13, -38), (20, 0)], c)
    p.shape([(4, -1), (4, -68), (8, -68), (14, -62), (12, -38), (19, -1)], darken(c, 0.24), ink=False)
    p.shape([(-20, 0), (-19, -6), (19, -6), (20, 0)], who.trim, line=1)
    p.shape([(-14, -36), (-14, -41), (14, -41), (14, -36)], who.trim, line=1)
    p.shape([(-3, -36), (-4, -20), (2, -20), (1, -36)], darken(who.trim, 0.15), line=1)


def _gown(p: Pen, who: Person) -> None:
    c = who.cloth
    p.shape([(-26, 0), (-20, -16), (-8, -40), (-12, -62), (-6, -69), (6, -69), (12, -62), (8, -40), (20, -16), (26, 0)], c)
    p.shape([(5, -1), (3, -40), (3, -68), (6, -68), (11, -62), (7, -40), (19, -16), (25, -1)], darken(c, 0.22), ink=False)
    p.shape([(-9, -39), (-8, -43), (8, -43), (9, -39)], who.trim, line=1)
    p.stroke([(-25, -3), (-12, -6), (0, -3), (12, -6), (25, -3)], lighten(c, 0.45), 2, ink=False)


def _legs(p: Pen, cloth: RGB, boots: RGB) -> None:
    for side in (-1, 1):
        p.shape([(3 * side, -34), (13 * side, -34), (11 * side, -6), (4 * side, -6)], darken(cloth, 0.2 if side > 0 else 0.05))
        p.shape([(3 * side, 0), (3 * side, -13), (12 * side, -13), (13 * side, -4), (17 * side, 0)], boots)


def _tunic(p: Pen, who: Person) -> None:
    _legs(p, darken(who.cloth, 0.4), LEATHER)
    c = who.cloth
    p.shape([(-16, -24), (-12, -42), (-15, -62), (-8, -69), (8, -69), (15, -62), (12, -42), (16, -24), (5, -28), (-5, -28)], c)
    p.shape([(4, -28), (4, -68), (8, -68), (14, -62), (11, -42), (15, -25)], darken(c, 0.22), ink=False)
    p.shape([(-13, -38), (-13, -43), (13, -43), (13, -38)], LEATHER, line=1)
    p.oval(0, -40.5, 2.6, 2.6, who.trim, line=1)


def _armour(p: Pen, who: Person) -> None:
    _legs(p, STEEL, darken(STEEL, 0.45))
    p.shape([(-15, -30), (-13, -44), (-17, -62), (-8, -69), (8, -69), (17, -62), (13, -44), (15, -30)], STEEL)
    p.shape([(5, -31), (5, -68), (8, -68), (16, -62), (12, -44), (14, -31)], darken(STEEL, 0.3), ink=False)
    p.shape([(-8, -20), (-9, -60), (9, -60), (8, -20), (0, -24)], who.cloth)
    p.shape([(-3.4, -50), (0, -56), (3.4, -50), (0, -40)], who.trim, line=1)
    for side in (-1, 1):
        p.oval(15 * side, -61, 6, 5.4, lighten(STEEL, 0.3) if side < 0 else STEEL)


def _bare(p: Pen, who: Person) -> None:
    _legs(p, who.skin, LEATHER)
    c = who.skin
    p.shape([(-13, -32), (-12, -44), (-18, -60), (-9, -69), (9, -69), (18, -60), (12, -44), (13, -32)], c)
    p.shape([(4, -32), (4, -68), (9, -68), (17, -60), (11, -44), (12, -32)], darken(c, 0.2), ink=False)
    p.stroke([(-9, -56), (-1, -55)], darken(c, 0.4), 1.2, ink=False)
    p.stroke([(9, -56), (1, -55)], darken(c, 0.4), 1.2, ink=False)
    p.shape([(-15, -38), (15, -38), (16, -20), (9, -25), (4, -17), (-3, -24), (-9, -17), (-16, -22)], who.cloth)
    p.stroke([(-13, -66), (12, -40)], darken(who.cloth, 0.1), 3.4)


def _rags(p: Pen, who: Person) -> None:
    _legs(p, who.skin, darken(who.skin, 0.3))
    c = who.cloth
    p.shape(
        [
            (-17, -10),
            (-13, -40),
            (-15, -60),
            (-8, -68),
            (8, -68),
            (15, -60),
            (13, -40),
            (17, -12),
            (11, -18),
            (6, -8),
            (0, -17),
            (-7, -7),
            (-11, -16),
        ],
        c,
    )
    p.shape([(4, -16), (4, -67), (8, -67), (14, -60), (12, -40), (15, -14), (10, -18)], darken(c, 0.25), ink=False)
    p.stroke([(-14, -40), (14, -40)], LEATHER, 3)


BODIES: dict[str, Callable[[Pen, Person], None]] = {
    "robe": _robe,
    "gown": _gown,
    "tunic": _tunic,
    "armour": _armour,
    "bare": _bare,
    "rags": _rags,
    **CITY_BODIES,
}
