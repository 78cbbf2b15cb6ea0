"""What people wore and carried in the towns of the 1920s."""

from __future__ import annotations

from collections.abc import Callable

from .dress import BLACK, BONE, GOLD, LEATHER, STEEL, WHITE, WOOD, Person
from .figures import INK, Pen, darken, lighten

PAPER = (240, 232, 214)


# Dress


def _trousers(p: Pen, who: Person) -> None:
    cloth = darken(who.cloth, 0.3)
    for side in (-1, 1):
        p.shape([(2 * side, -36), (14 * side, -36), (12 * side, -4), (4 * side, -4)], darken(cloth, 0.2 if side > 0 else 0.0))
        p.shape([(3 * side, 0), (3 * side, -7), (12 * side, -7), (18 * side, 0)], (52, 36, 30))


def _suit(p: Pen, who: Person) -> None:
    """Jacket, shirt, tie."""
    _trousers(p, who)
    c = who.cloth
    p.shape([(-16, -28), (-13, -44), (-17, -61), (-8, -69), (8, -69), (17, -61), (13, -44), (16, -28)], c)
    p.shape([(4, -29), (4, -68), (8, -68), (16, -61), (12, -44), (15, -29)], darken(c, 0.22), ink=False)
    p.shape([(-6, -69), (6, -69), (1, -46), (-1, -46)], WHITE, line=1)
    p.shape([(-2.4, -67), (2.4, -67), (3, -54), (0, -48), (-3, -54)], who.trim, line=0.8)
    p.shape([(-7, -69), (-11, -60), (-2, -46), (-1, -50), (-6, -61)], lighten(c, 0.16), line=1)
    p.shape([(7, -69), (11, -60), (2, -46), (1, -50), (6, -61)], darken(c, 0.1), line=1)
    for y in (-40, -34):
        p.oval(0, y, 1.2, 1.2, who.trim, ink=False)


def _coat(p: Pen, who: Person) -> None:
    """A long coat with a fur or velvet collar."""
    _trousers(p, who)
    c = who.cloth
    p.shape([(-20, -8), (-15, -40), (-18, -61), (-8, -69), (8, -69), (18, -61), (15, -40), (20, -8), (3, -12), (-3, -12)], c)
    p.shape([(4, -12), (4, -68), (8, -68), (17, -61), (14, -40), (19, -9)], darken(c, 0.22), ink=False)
    p.stroke([(0, -62), (0, -13)], darken(c, 0.5), 1.4, ink=False)
    p.shape([(-15, -39), (-15, -44), (15, -44), (15, -39)], LEATHER, line=1)
    p.oval(0, -41.5, 2.8, 2.8, GOLD, line=1)
    p.shape([(-11, -69), (-15, -60), (-4, -54), (0, -62), (4, -54), (15, -60), (11, -69)], who.trim)


def _flapper(p: Pen, who: Person) -> None:
    """A short dress with fringes and beads."""
    for side in (-1, 1):
        p.shape([(3 * side, -24), (9 * side, -24), (8 * side, -4), (4 * side, -4)], darken(who.skin, 0.1 if side > 0 else 0.0))
        p.shape([(3 * side, 0), (3 * side, -6), (9 * side, -5), (14 * side, 0)], darken(who.cloth, 0.5))
    c = who.cloth
    p.shape([(-15, -22), (-11, -42), (-13, -60), (-7, -69), (7, -69), (13, -60), (11, -42), (15, -22)], c)
    p.shape([(4, -22), (4, -68), (7, -68), (12, -60), (10, -42), (14, -22)], darken(c, 0.2), ink=False)
    p.shape([(-13, -33), (-12, -38), (12, -38), (13, -33)], who.trim, line=1)
    for i in range(7):
        x = -13 + i * 4.3
        p.stroke([(x, -24), (x, -15)], who.trim, 1.6, ink=False)
    p.arc(0, -68, 8, 14, 10, 170, BONE, 1.8)


def _habit(p: Pen, who: Person) -> None:
    """A nun's."""
    c = who.cloth
    p.shape([(-22, 0), (-15, -40), (-16, -61), (-8, -69), (8, -69), (16, -61), (15, -40), (22, 0)], c)
    p.shape([(5, -1), (5, -66), (9, -66), (15, -61), (14, -40), (21, -1)], lighten(c, 0.1), ink=False)
    p.shape([(-14, -66), (-10, -55), (0, -51), (10, -55), (14, -66), (0, -70)], WHITE)
    p.stroke([(0, -50), (0, -34)], GOLD, 1.6, ink=False)
    p.shape(
        [
            (-1.6, -34),
            (1.6, -34),
            (1.6, -31),
            (4.4, -31),
            (4.4, -28),
            (1.6, -28),
            (1.6, -21),
            (-1.6, -21),
            (-1.6, -28),
            (-4.4, -28),
            (-4.4, -31),
            (-1.6, -31),
        ],
        GOLD,
        line=0.9,
    )


def _braces(p: Pen, who: Person) -> None:
    """Shirt sleeves, braces, rolled trousers."""
    _trousers(p, who)
    shirt = who.trim
    p.shape([(-14, -30), (-12, -44), (-15, -61), (-8, -69), (8, -69), (15, -61), (12, -44), (14, -30)], shirt)
    p.shape([(4, -31), (4, -68), (8, -68), (14, -61), (11, -44), (13, -31)], darken(shirt, 0.16), ink=False)
    p.shape([(-14, -28), (-13, -37), (13, -37), (14, -28)], darken(who.cloth, 0.3), line=1.2)
    for side in (-1, 1):
        p.stroke([(9 * side, -68), (7 * side, -36)], who.cloth, 3, ink=False)
    p.shape([(-5, -69), (0, -62), (5, -69)], darken(shirt, 0.3), line=1)


def _strongman(p: Pen, who: Person) -> None:
    """A leopard skin over one shoulder."""
    for side in (-1, 1):
        p.shape([(2 * side, -34), (14 * side, -34), (12 * side, -6), (4 * side, -6)], darken(who.skin, 0.12 if side > 0 else 0.0))
        p.shape([(3 * side, 0), (3 * side, -14), (13 * side, -14), (17 * side, 0)], (90, 40, 34))
    p.shape([(-14, -32), (-12, -44), (-20, -60), (-9, -70), (9, -70), (20, -60), (12, -44), (14, -32)], who.skin)
    p.shape([(5, -32), (5, -69), (9, -69), (19, -60), (11, -44), (13, -32)], darken(who.skin, 0.18), ink=False)
    p.shape(
        [(-16, -22), (-13, -44), (-15, -62), (-8, -70), (-3, -60), (12, -44), (15, -22), (6, -27), (0, -21), (-7, -27)], who.cloth
    )
    for x, y in ((-9, -56), (-8, -44), (1, -46), (-4, -34), (8, -36), (7, -28)):
        p.oval(x, y, 1.9, 1.6, darken(who.cloth, 0.6), ink=False)
    p.shape([(-15, -34), (-14, -40), (14, -40), (15, -34)], who.trim, line=1)


CITY_BODIES: dict[str, Callable[[Pen, Person], None]] = {
    "suit": _suit,
    "coat": _coat,
    "flapper": _flapper,
    "habit": _habit,
    "braces": _braces,
    "strongman": _strongman,
}


# Hats


def _fedora(p: Pen, who: Person) -> None:
    c = darken(who.cloth, 0.25)
    p.shape([(-11, -90), (-10, -104), (-4, -107), (0, -104), (4, -107), (10, -104), (11, -90)], c)
    p.shape([(-11, -90), (-11, -95), (11, -95), (11, -90)], who.trim, line=1)
    p.shape([(-19, -88), (-12, -92), (12, -92), (19, -88), (12, -86), (-12, -86)], c)


def _cap(p: Pen, who: Person) -> None:
    """A newspaper boy's."""
    c = who.cloth
    p.shape([(-15, -88), (-15, -96), (-6, -102), (6, -102), (15, -96), (15, -88)], c)
    for x in (-7, 0, 7):
        p.stroke([(x, -89), (x * 0.4, -101)], darken(c, 0.3), 1, ink=False)
    p.shape([(-13, -89), (-15, -84), (0, -83), (11, -86), (12, -89)], darken(c, 0.25))
    p.oval(0, -102, 2, 1.4, darken(c, 0.2), line=0.8)


def _top_hat(p: Pen, who: Person) -> None:
    p.shape([(-10, -90), (-11, -116), (11, -116), (10, -90)], BLACK)
    p.shape([(-10.4, -92), (-10.6, -98), (10.6, -98), (10.4, -92)], who.trim, line=1)
    p.shape([(-18, -88), (-12, -92), (12, -92), (18, -88), (10, -86.4), (-10, -86.4)], BLACK)


def _wimple(p: Pen, who: Person) -> None:
    p.shape(
        [
            (-15, -66),
            (-16, -84),
            (-10, -96),
            (0, -100),
            (10, -96),
            (16, -84),
            (15, -66),
            (19, -50),
            (11, -58),
            (12, -84),
            (0, -90),
            (-12, -84),
            (-11, -58),
            (-19, -50),
        ],
        who.cloth,
    )
    p.shape([(-11, -82), (-12, -88), (0, -94), (12, -88), (11, -82), (0, -88)], WHITE, line=1)


def _fur_cap(p: Pen, who: Person) -> None:
    c = (112, 82, 58)
    p.shape([(-15, -85), (-16, -96), (-8, -104), (8, -104), (16, -96), (15, -85), (10, -88), (-10, -88)], c)
    for x in (-11, -5, 1, 7, 12):
        p.stroke([(x, -90), (x + 2, -97)], lighten(c, 0.3), 1.2, ink=False)
    p.stroke([(14, -86), (19, -70)], darken(c, 0.2), 5)
    for y in (-82, -76):
        p.stroke([(15.5, y), (19, y + 1)], darken(c, 0.6), 2, ink=False)


def _kerchief(p: Pen, who: Person) -> None:
    c = who.trim
    p.shape([(-14, -80), (-14, -92), (-7, -99), (7, -99), (14, -92), (14, -80), (9, -88), (-9, -88)], c)
    p.shape([(12, -82), (20, -72), (16, -64), (11, -72)], darken(c, 0.15))
    for x, y in ((-8, -93), (0, -95), (8, -93)):
        p.oval(x, y, 1.7, 1.7, GOLD, line=0.7)
    p.oval(-12.5, -72, 2, 3, GOLD, line=0.8)


def _headband(p: Pen, who: Person) -> None:
    p.shape([(-13, -86), (-13, -91), (13, -91), (13, -86)], who.trim, line=1)
    p.shape([(8, -90), (12, -108), (16, -100), (14, -88)], lighten(who.trim, 0.4), line=1)
    p.oval(8, -89, 2.6, 2.6, GOLD, line=0.8)


def _pith(p: Pen, who: Person) -> None:
    c = (222, 204, 166)
    p.shape([(-12, -89), (-10, -101), (0, -106), (10, -101), (12, -89)], c)
    p.shape([(-20, -85), (-13, -91), (13, -91), (20, -85), (0, -88)], darken(c, 0.12))
    p.stroke([(-11, -91), (11, -91)], who.trim, 2, ink=False)


def _moustache(p: Pen, who: Person) -> None:
    """Bald, with a strongman's moustache."""
    p.shape(
        [
            (0, -76),
            (-6, -77.5),
            (-13, -73),
            (-14, -78),
            (-12, -72.5),
            (-5, -73),
            (0, -74),
            (5, -73),
            (12, -72.5),
            (14, -78),
            (13, -73),
            (6, -77.5),
        ],
        (56, 34, 26),
        line=1,
    )


CITY_HATS: dict[str, Callable[[Pen, Person], None]] = {
    "fedora": _fedora,
    "cap": _cap,
    "top-hat": _top_hat,
    "wimple": _wimple,
    "fur-cap": _fur_cap,
    "kerchief": _kerchief,
    "headband": _headband,
    "pith": _pith,
    "moustache": _moustache,
}


# In their hands


def _revolver(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 2.5 * side, y + 5), (x - 3.5 * side, y - 4), (x + 2.5 * side, y - 5), (x + 2.5 * side, y + 4)], WOOD)
    p.shape(
        [(x - 4 * side, y - 4), (x - 4 * side, y - 10), (x + 20 * side, y - 12), (x + 20 * side, y - 8), (x + 5 * side, y - 4)],
        STEEL,
    )
    p.oval(x + 4 * side, y - 8, 4, 3.4, darken(STEEL, 0.25), line=1)


def _cards(p: Pen, x: float, y: float, side: int) -> None:
    """A fan of them."""
    for i, tilt in enumerate((-9, -3, 3, 9)):
        p.shape(
            [(x - 3 + tilt * 0.2, y - 2), (x + tilt - 5, y - 17), (x + tilt + 4, y - 19), (x + 4 + tilt * 0.2, y - 3)],
            PAPER,
            line=1,
        )
        p.oval(x + tilt, y - 13, 1.7, 1.7, (200, 40, 40) if i % 2 else BLACK, ink=False)


def _bat(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 7), (x + 3 * side, y - 12)], WOOD, 3.2)
    p.stroke([(x + 3 * side, y - 12), (x + 10 * side, y - 42)], lighten(WOOD, 0.2), 6.4)


def _cane(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y), (x + 3 * side, 0)], BLACK, 2.6)
    p.oval(x, y - 4, 3.6, 3.6, GOLD, line=1.2)


def _bottle(p: Pen, x: float, y: float, side: int) -> None:
    glass = (70, 130, 90)
    p.shape(
        [
            (x - 5, y + 5),
            (x - 5, y - 8),
            (x - 2, y - 12),
            (x - 2, y - 19),
            (x + 2, y - 19),
            (x + 2, y - 12),
            (x + 5, y - 8),
            (x + 5, y + 5),
        ],
        glass,
    )
    p.shape([(x - 4, y + 1), (x - 4, y - 6), (x + 4, y - 6), (x + 4, y + 1)], PAPER, line=0.8)
    p.oval(x, y - 2.4, 1.8, 1.8, INK, ink=False)


def _rifle(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x - 3 * side, y + 24), (x, y - 4)], WOOD, 4.6)
    p.stroke([(x, y - 4), (x + 6 * side, y - 54)], (96, 98, 106), 2.6)
    p.stroke([(x, y - 4), (x + 3 * side, y - 26)], WOOD, 3.6)


def _dumbbell(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x - 9, y), (x + 9, y)], STEEL, 2.6)
    for end in (-10, 10):
        p.oval(x + end, y, 7, 7, (64, 62, 70))
        p.oval(x + end - 2, y - 2.4, 1.8, 1.8, (150, 148, 156), ink=False)


def _crystal(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 6, y + 3), (x - 4, y - 2), (x + 4, y - 2), (x + 6, y + 3)], GOLD, line=1)
    p.oval(x, y - 9, 8.6, 8.6, (120, 190, 236))
    p.oval(x + 1.6, y - 7.4, 5, 5, (170, 120, 230), ink=False)
    p.oval(x - 2.8, y - 12, 2.2, 1.8, WHITE, ink=False)


def _compass(p: Pen, x: float, y: float, side: int) -> None:
    p.oval(x, y - 8, 8.4, 8.4, GOLD)
    p.oval(x, y - 8, 6.2, 6.2, PAPER, line=0.8)
    p.shape([(x, y - 13), (x + 1.8, y - 8), (x, y - 3), (x - 1.8, y - 8)], (200, 44, 40), line=0.6)


def _hook(p: Pen, x: float, y: float, side: int) -> None:
    """A docker's."""
    p.stroke([(x - 6, y), (x + 6, y)], WOOD, 4)
    p.stroke([(x, y), (x + 2 * side, y - 16)], STEEL, 2.4)
    p.arc(x + 2 * side - 6 * side, y - 18, 6.4, 7.4, 180 if side > 0 else 190, 360, STEEL, 2.8)


def _papers(p: Pen, x: float, y: float, side: int) -> None:
    for dy in (0, 3):
        p.shape(
            [(x - 9, y + 5 + dy), (x - 9, y - 7 + dy), (x + 9, y - 10 + dy), (x + 9, y + 2 + dy)],
            darken(PAPER, dy * 0.03),
            line=1,
        )
    for i in range(3):
        p.stroke([(x - 6, y - 3 + i * 3), (x + 6, y - 5 + i * 3)], (120, 110, 100), 0.9, ink=False)


CITY_PROPS: dict[str, Callable[[Pen, float, float, int], None]] = {
    "revolver": _revolver,
    "cards": _cards,
    "bat": _bat,
    "cane": _cane,
    "bottle": _bottle,
    "rifle": _rifle,
    "dumbbell": _dumbbell,
    "crystal": _crystal,
    "compass": _compass,
    "docker-hook": _hook,
    "papers": _papers,
}
CITY_BEHIND = frozenset({"bat", "cane", "rifle", "docker-hook"})
