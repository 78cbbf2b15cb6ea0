"""What people carry: weapons, staffs, tools, treasures."""

from __future__ import annotations

from collections.abc import Callable

from rendering.theme import RGB

from .city import CITY_BEHIND, CITY_PROPS
from .dress import BLACK, BONE, FAIR, GOLD, GREEN, LEATHER, RED, STEEL, WHITE, WOOD
from .figures import INK, Pen, darken, lighten


def _blade(p: Pen, x: float, y: float, side: int, long: float, colour: RGB = STEEL, guard: RGB = GOLD) -> None:
    tip = (x + side * long * 0.22, y - long)
    p.shape(
        [
            (x - 2.6, y - 4),
            (x + side * long * 0.18 - 2.2, y - long * 0.86),
            tip,
            (x + side * long * 0.2 + 2.4, y - long * 0.84),
            (x + 2.6, y - 4),
        ],
        lighten(colour, 0.3),
    )
    p.stroke([(x - 6, y - 4), (x + 6, y - 4)], guard, 2.6)
    p.stroke([(x, y + 5), (x, y - 2)], LEATHER, 2.6)


def _sword(p: Pen, x: float, y: float, side: int) -> None:
    _blade(p, x, y, side, 46)


def _dagger(p: Pen, x: float, y: float, side: int) -> None:
    _blade(p, x, y, side, 24)


def _rapier(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y), (x + side * 12, y - 52)], lighten(STEEL, 0.4), 1.8)
    p.arc(x, y - 3, 5, 5, 0, 360, GOLD, 2.4)


def _sabre(p: Pen, x: float, y: float, side: int) -> None:
    p.shape(
        [(x - 2, y - 3), (x + side * 2, y - 24), (x + side * 14, y - 42), (x + side * 9, y - 20), (x + 4 * side, y - 3)],
        lighten(STEEL, 0.2),
    )
    p.stroke([(x - 5, y - 3), (x + 5, y - 3)], GOLD, 2.4)


def _stick(p: Pen, x: float, up: float, width: float = 3.0, colour: RGB = WOOD) -> None:
    p.stroke([(x, 0), (x, up)], colour, width)


def _axe(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 22), (x + side * 2, y - 44)], WOOD, 3)
    p.shape(
        [
            (x + side * 2, y - 46),
            (x + side * 18, y - 54),
            (x + side * 22, y - 38),
            (x + side * 16, y - 24),
            (x + side * 2, y - 30),
        ],
        lighten(STEEL, 0.1),
    )


def _hammer(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 22), (x, y - 34)], WOOD, 3.2)
    p.shape([(x - 11, y - 48), (x + 13, y - 48), (x + 13, y - 32), (x - 11, y - 32)], darken(STEEL, 0.1))


def _mace(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 16), (x + side * 2, y - 30)], WOOD, 3)
    p.oval(x + side * 2, y - 36, 9, 9, darken(STEEL, 0.15))
    for dx, dy in ((-12, 0), (12, 0), (0, -12), (-8, -9), (8, -9)):
        p.shape(
            [
                (x + side * 2 + dx, y - 36 + dy),
                (x + side * 2 + dx * 0.5 - 2, y - 36 + dy * 0.6),
                (x + side * 2 + dx * 0.5 + 2, y - 36 + dy * 0.6 + 2),
            ],
            STEEL,
            line=0.8,
        )


def _club(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 3, y + 10), (x - 7, y - 34), (x - 2, y - 48), (x + 9, y - 46), (x + 11, y - 32), (x + 3, y + 10)], WOOD)
    for dx, dy in ((-2, -36), (5, -40), (3, -26)):
        p.shape([(x + dx - 2, y + dy), (x + dx, y + dy - 5), (x + dx + 2, y + dy)], BONE, line=0.7)


def _pick(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 24), (x, y - 36)], WOOD, 3)
    p.shape(
        [(x - 18, y - 26), (x - 8, y - 38), (x + 8, y - 38), (x + 18, y - 26), (x + 6, y - 32), (x - 6, y - 32)],
        darken(STEEL, 0.1),
    )


def _staff(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -104)
    p.oval(x, -108, 6.4, 6.4, (110, 214, 240))
    p.oval(x - 2, -110, 1.8, 1.8, WHITE, ink=False)


def _skull_staff(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -96, colour=(70, 56, 50))
    p.oval(x, -104, 7.4, 7, BONE)
    p.shape([(x - 4, -99), (x + 4, -99), (x + 3, -94), (x - 3, -94)], BONE, line=1)
    for dx in (-2.8, 2.8):
        p.oval(x + dx, -104, 1.9, 2.2, (120, 230, 110), ink=False)


def _pole(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -98, 3.4)


def _crook(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -92)
    p.arc(x - side * 6, -94, 7.4, 9, 180, 360, INK, 5.4)
    p.arc(x - side * 6, -94, 6.4, 8, 180, 360, WOOD, 2.8)


def _cross(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -112, 2.8, GOLD)
    p.stroke([(x - 9, -100), (x + 9, -100)], GOLD, 2.8)


def _spear(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -106, 2.6)
    p.shape([(x - 5, -102), (x, -122), (x + 5, -102)], lighten(STEEL, 0.3))


def _halberd(p: Pen, x: float, y: float, side: int) -> None:
    _spear(p, x, y, side)
    p.shape([(x, -100), (x + side * 15, -106), (x + side * 15, -86), (x, -90)], STEEL)


def _fork(p: Pen, x: float, y: float, side: int, colour: RGB = STEEL) -> None:
    _stick(p, x, -92, 2.6)
    for dx in (-8, 0, 8):
        p.stroke([(x, -92), (x + dx, -97), (x + dx, -114)], colour, 2)


def _trident(p: Pen, x: float, y: float, side: int) -> None:
    _fork(p, x, y, side, (226, 110, 60))


def _oar(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -94)
    p.shape([(x - 6, -92), (x - 7, -112), (x, -120), (x + 7, -112), (x + 6, -92)], lighten(WOOD, 0.2))


def _broom(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -88)
    p.shape([(x - 4, -86), (x - 11, -112), (x, -108), (x + 11, -112), (x + 4, -86)], (206, 160, 80))


def _bow(p: Pen, x: float, y: float, side: int) -> None:
    p.arc(x - side * 8, y - 2, 15, 34, -80 if side > 0 else 100, 80 if side > 0 else 260, INK, 5.2)
    p.arc(x - side * 8, y - 2, 14, 33, -80 if side > 0 else 100, 80 if side > 0 else 260, lighten(WOOD, 0.15), 3)
    p.stroke([(x - side * 5, y - 35), (x - side * 5, y + 31)], BONE, 0.9, ink=False)


def _lute(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x - side * 14, y + 6), (x + side * 12, y - 32)], darken(WOOD, 0.1), 3.2)
    p.oval(x - side * 14, y + 6, 11, 12, lighten(WOOD, 0.25))
    p.oval(x - side * 13, y + 4, 3.4, 3.4, INK, ink=False)


def _orb(p: Pen, x: float, y: float, side: int) -> None:
    p.oval(x + side * 2, y - 10, 8.4, 8.4, (140, 206, 246))
    p.oval(x + side * 2 - 3, y - 13, 2.4, 2.4, WHITE, ink=False)


def _flame(p: Pen, x: float, y: float, side: int) -> None:
    for f, c in ((1.0, (220, 70, 30)), (0.68, (250, 150, 40)), (0.36, (255, 234, 140))):
        p.shape(
            [
                (x, y - 3),
                (x - 7 * f, y - 10 * f),
                (x - 3 * f, y - 19 * f),
                (x + f, y - 30 * f),
                (x + 5 * f, y - 18 * f),
                (x + 7 * f, y - 10 * f),
            ],
            c,
            ink=f == 1.0,
        )


def _torch(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 12), (x, y - 18)], WOOD, 3)
    _flame(p, x, y - 16, side)


def _book(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 9, y + 8), (x - 10, y - 10), (x + 9, y - 12), (x + 10, y + 6)], (124, 40, 40))
    p.shape([(x - 6, y - 1), (x, y - 6), (x + 5, y - 2), (x, y + 3)], GOLD, line=0.8)


def _scroll(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 7, y + 8), (x - 8, y - 18), (x + 8, y - 20), (x + 9, y + 6)], BONE)
    for dy in (-12, -7, -2):
        p.stroke([(x - 4, y + dy), (x + 5, y + dy - 0.8)], (120, 90, 60), 1, ink=False)


def _wand(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 4), (x + side * 8, y - 24)], WOOD, 2)
    p.shape(
        [
            (x + side * 8, y - 37),
            (x + side * 8 + 3, y - 29),
            (x + side * 8 + 11, y - 26),
            (x + side * 8 + 3, y - 23),
            (x + side * 8, y - 15),
            (x + side * 8 - 3, y - 23),
            (x + side * 8 - 11, y - 26),
            (x + side * 8 - 3, y - 29),
        ],
        (255, 240, 150),
        line=1,
    )


def _ribbon(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y), (x + side * 10, y - 16), (x + side * 4, y - 30), (x + side * 16, y - 46)], (246, 200, 90), 3)


def _lantern(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y), (x, y + 6)], BLACK, 1.6)
    p.shape([(x - 6, y + 22), (x - 6, y + 9), (x, y + 5), (x + 6, y + 9), (x + 6, y + 22)], (255, 214, 110))
    p.shape([(x - 7, y + 25), (x - 7, y + 21), (x + 7, y + 21), (x + 7, y + 25)], BLACK, line=1)


def _sack(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 3, y), (x - 12, y + 16), (x - 9, y + 28), (x + 9, y + 28), (x + 12, y + 16), (x + 3, y)], (176, 140, 90))
    p.stroke([(x - 4, y + 4), (x + 4, y + 4)], LEATHER, 2)


def _purse(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 2, y + 2), (x - 8, y + 12), (x - 5, y + 19), (x + 5, y + 19), (x + 8, y + 12), (x + 2, y + 2)], (160, 60, 50))
    p.oval(x, y + 12, 3.4, 3.4, GOLD, line=0.9)


def _scales(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x - 12, y - 12), (x + 12, y - 12)], GOLD, 1.8)
    p.stroke([(x, y), (x, y - 12)], GOLD, 1.8)
    for dx in (-12, 12):
        p.stroke([(x + dx, y - 12), (x + dx, y - 2)], GOLD, 0.9, ink=False)
        p.shape([(x + dx - 6, y - 2), (x + dx + 6, y - 2), (x + dx + 3, y + 3), (x + dx - 3, y + 3)], GOLD, line=1)


def _marotte(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 12), (x, y - 20)], WOOD, 2.4)
    p.oval(x, y - 26, 6, 6.4, FAIR)
    p.shape([(x - 7, y - 28), (x - 11, y - 38), (x, y - 33), (x + 11, y - 38), (x + 7, y - 28), (x, y - 31)], RED, line=1.1)


def _rattle(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -84)
    p.oval(x, -90, 8, 9, (176, 110, 60))
    p.stroke([(x - 7, -90), (x + 7, -90)], WHITE, 1.8, ink=False)
    p.shape([(x + 5, -96), (x + 12, -112), (x + 14, -98)], GREEN, line=0.9)


def _sickle(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 8), (x, y - 8)], WOOD, 3)
    p.shape(
        [
            (x - 2, y - 8),
            (x - 2, y - 18),
            (x + side * 10, y - 32),
            (x + side * 24, y - 30),
            (x + side * 12, y - 25),
            (x + 4, y - 14),
        ],
        lighten(GOLD, 0.2),
    )


def _bone(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 8), (x + side * 4, y - 20)], BONE, 3)
    for dx, dy in ((-2, -22), (5, -22)):
        p.oval(x + side * 4 + dx - 1, y + dy, 3, 3, BONE, line=1)


def _flask(p: Pen, x: float, y: float, side: int) -> None:
    p.shape(
        [(x - 2.4, y - 4), (x - 2.4, y - 14), (x + 2.4, y - 14), (x + 2.4, y - 4), (x + 8, y + 8), (x - 8, y + 8)],
        (120, 220, 150),
    )


def _mushroom(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 3, y + 4), (x - 3, y - 8), (x + 3, y - 8), (x + 3, y + 4)], BONE)
    p.shape([(x - 11, y - 6), (x - 7, y - 15), (x + 7, y - 15), (x + 11, y - 6)], RED)
    p.oval(x - 3, y - 11, 1.8, 1.4, WHITE, ink=False)
    p.oval(x + 4, y - 10, 1.6, 1.2, WHITE, ink=False)


def _lily(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 8), (x + side * 2, y - 18)], GREEN, 1.8)
    for dx in (-6, 0, 6):
        p.shape(
            [
                (x + side * 2, y - 18),
                (x + side * 2 + dx - 2, y - 30 + abs(dx) * 0.6),
                (x + side * 2 + dx + 2, y - 29 + abs(dx) * 0.6),
            ],
            WHITE,
            line=0.9,
        )


def _kettle(p: Pen, x: float, y: float, side: int) -> None:
    p.arc(x, y + 4, 8, 9, 180, 360, INK, 2)
    p.shape([(x - 11, y + 6), (x + 11, y + 6), (x + 9, y + 20), (x - 9, y + 20)], darken(STEEL, 0.4))


def _vase(p: Pen, x: float, y: float, side: int) -> None:
    p.shape(
        [
            (x - 4, y - 16),
            (x + 4, y - 16),
            (x + 3, y - 10),
            (x + 9, y - 2),
            (x + 4, y + 8),
            (x - 4, y + 8),
            (x - 9, y - 2),
            (x - 3, y - 10),
        ],
        (190, 110, 70),
    )


def _shell(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x, y + 4), (x - 11, y - 8), (x - 6, y - 17), (x + 6, y - 17), (x + 11, y - 8)], (250, 200, 180))
    for dx in (-5, 0, 5):
        p.stroke([(x, y + 2), (x + dx, y - 14)], (200, 130, 120), 1, ink=False)


def _shield(p: Pen, x: float, y: float, side: int) -> None:
    p.shape([(x - 12, y - 16), (x + 12, y - 16), (x + 12, y), (x, y + 18), (x - 12, y)], RED)
    p.stroke([(x, y - 13), (x, y + 12)], GOLD, 2.4, ink=False)
    p.stroke([(x - 9, y - 5), (x + 9, y - 5)], GOLD, 2.4, ink=False)


PROPS: dict[str, Callable[[Pen, float, float, int], None]] = {
    "sword": _sword,
    "dagger": _dagger,
    "rapier": _rapier,
    "sabre": _sabre,
    "axe": _axe,
    "hammer": _hammer,
    "mace": _mace,
    "club": _club,
    "pick": _pick,
    "staff": _staff,
    "skull-staff": _skull_staff,
    "pole": _pole,
    "crook": _crook,
    "cross": _cross,
    "spear": _spear,
    "halberd": _halberd,
    "fork": _fork,
    "trident": _trident,
    "oar": _oar,
    "broom": _broom,
    "bow": _bow,
    "lute": _lute,
    "orb": _orb,
    "flame": _flame,
    "torch": _torch,
    "book": _book,
    "scroll": _scroll,
    "wand": _wand,
    "ribbon": _ribbon,
    "lantern": _lantern,
    "sack": _sack,
    "purse": _purse,
    "scales": _scales,
    "marotte": _marotte,
    "rattle": _rattle,
    "sickle": _sickle,
    "bone": _bone,
    "flask": _flask,
    "mushroom": _mushroom,
    "lily": _lily,
    "kettle": _kettle,
    "vase": _vase,
    "shell": _shell,
    "shield": _shield,
    **CITY_PROPS,
}
# Held from behind: the hand closes over it.
BEHIND = CITY_BEHIND | frozenset(
    {
        "sword",
        "dagger",
        "axe",
        "hammer",
        "mace",
        "club",
        "pick",
        "staff",
        "skull-staff",
        "pole",
        "crook",
        "cross",
        "spear",
        "halberd",
        "fork",
        "trident",
        "oar",
        "broom",
        "bow",
        "torch",
        "rattle",
        "marotte",
        "sabre",
        "rapier",
        "bone",
        "wand",
        "sickle",
    }
)
