"""People: how each character, stranger and follower is built, dressed and what it carries.

Two characters share a figure on the real board; here both have the same build and each its own head and hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rendering.theme import RGB, mix

from .figures import INK, Pen, dim, lit

FAIR, TAN, BROWN, PALE, MOSS, OCHRE = (
    (238, 200, 166),
    (214, 160, 116),
    (150, 100, 70),
    (206, 212, 190),
    (122, 158, 92),
    (206, 172, 104),
)
STEEL, WOOD, GOLD, BONE, LEATHER = (176, 184, 198), (132, 90, 54), (240, 190, 70), (236, 226, 204), (120, 80, 50)
BLACK, WHITE, RED, GREEN, BLUE, VIOLET, GREY = (
    (48, 44, 56),
    (236, 230, 220),
    (176, 52, 46),
    (76, 128, 72),
    (66, 100, 166),
    (116, 76, 158),
    (128, 126, 132),
)

# How much wider and higher than a grown-up of the town.
BUILDS: dict[str, tuple[float, float]] = {
    "plain": (1.0, 1.0),
    "slim": (0.88, 1.04),
    "broad": (1.16, 1.0),
    "short": (1.12, 0.78),
    "fat": (1.3, 0.96),
    "huge": (1.42, 1.14),
    "stooped": (1.04, 0.9),
}


@dataclass(frozen=True)
class Person:
    body: str  # robe, gown, tunic, armour, bare, rags
    hat: str = ""
    right: str = ""  # what is in the hand on the right of the picture
    left: str = ""
    cloth: RGB = GREY
    trim: RGB = GOLD
    skin: RGB = FAIR
    hair: RGB | None = None
    long: bool = False
    beard: int = 0
    build: str = "plain"
    cloak: RGB | None = None
    ears: bool = False
    fangs: bool = False


PEOPLE: dict[str, Person] = {
    # characters, two to a figure
    "warrior": Person("armour", "plume", "sword", "sword", RED, skin=TAN, build="broad"),
    "barbarian": Person("bare", "", "axe", "", LEATHER, skin=TAN, hair=(120, 70, 36), long=True, build="broad"),
    "wizard": Person("robe", "cone", "staff", "", BLUE, hair=WHITE, beard=3, build="slim"),
    "conjurer": Person("robe", "circlet", "orb", "book", VIOLET, hair=BLACK, beard=1, build="slim"),
    "sorceress": Person("gown", "circlet", "flame", "", VIOLET, hair=(60, 30, 40), long=True),
    "enchanted-dancer": Person("gown", "flowers", "ribbon", "ribbon", (222, 122, 150), hair=(206, 140, 60), long=True),
    "assassin": Person("tunic", "mask-hood", "dagger", "dagger", BLACK, cloak=BLACK),
    "spy": Person("tunic", "brim", "scroll", "", (86, 82, 96), hair=BLACK, cloak=(60, 64, 84)),
    "dwarf": Person("armour", "helm", "hammer", "", RED, hair=(176, 84, 36), beard=3, build="short"),
    "gnome-miner": Person("tunic", "gnome", "pick", "lantern", GREEN, hair=WHITE, beard=2, build="short"),
    "elf": Person("tunic", "", "bow", "", GREEN, hair=(226, 200, 130), long=True, build="slim", ears=True, cloak=(58, 96, 66)),
    "ranger": Person("tunic", "hood", "bow", "", (92, 98, 60), beard=1, hair=BROWN, build="slim", cloak=(70, 78, 52)),
    "minstrel": Person("tunic", "feather", "lute", "", (190, 90, 60), hair=BROWN),
    "jester": Person("tunic", "bells", "marotte", "", (196, 150, 40), trim=RED),
    "monk": Person("robe", "tonsure", "pole", "", (134, 98, 62), trim=BONE, hair=BROWN, build="broad"),
    "pilgrim": Person(
        "robe", "brim", "crook", "", (150, 130, 100), trim=BONE, hair=GREY, beard=2, cloak=(110, 90, 70), build="broad"
    ),
    "priest": Person("robe", "mitre", "cross", "", WHITE, hair=GREY),
    "inquisitor": Person("robe", "flat", "torch", "book", BLACK, trim=RED, hair=BLACK),
    "prophetess": Person("gown", "veil", "orb", "", (70, 150, 160), hair=BLACK),
    "witch-doctor": Person("bare", "totem", "rattle", "", RED, skin=BROWN),
    "thief": Person("tunic", "eye-mask", "sack", "dagger", (86, 92, 80), hair=BROWN),
    "rogue": Person("tunic", "feather", "rapier", "", RED, hair=BLACK, beard=1, cloak=(60, 40, 50)),
    "troll": Person("bare", "", "club", "", LEATHER, skin=MOSS, build="huge", ears=True, fangs=True),
    "ogre-chief": Person("bare", "horns", "club", "", (110, 60, 44), skin=OCHRE, build="huge", fangs=True, beard=1, hair=BLACK),
    "ghoul": Person("rags", "", "bone", "", (120, 110, 90), skin=PALE, build="stooped", ears=True, fangs=True),
    "necromancer": Person("robe", "hood", "skull-staff", "", BLACK, trim=VIOLET, skin=PALE, build="stooped", cloak=(54, 36, 66)),
    "druid": Person("robe", "antlers", "sickle", "", GREEN, trim=BONE, hair=GREY, beard=3, build="fat"),
    "merchant": Person("robe", "turban", "purse", "scales", (180, 110, 50), hair=BLACK, beard=2, build="fat"),
    # strangers
    "enchanter": Person("robe", "cone", "wand", "", (120, 60, 120), hair=BLACK, beard=2),
    "fairy": Person("gown", "wings", "wand", "", (190, 150, 220), hair=(236, 210, 140), long=True, build="slim"),
    "phantom": Person("robe", "hood", "", "", (120, 132, 160), skin=(30, 30, 46), cloak=(90, 100, 130)),
    "healer": Person("robe", "hood", "flask", "", (110, 140, 110), hair=WHITE, beard=2),
    "hermit": Person("rags", "", "lantern", "pole", (120, 100, 80), hair=GREY, long=True, beard=3, build="stooped"),
    "mage": Person("robe", "flat", "scroll", "", BLUE, hair=WHITE, beard=3),
    "sorcerer": Person("robe", "hood", "purse", "", (90, 50, 70), hair=BLACK, beard=1),
    "witch": Person("gown", "cone", "broom", "", BLACK, trim=GREEN, skin=(190, 200, 150), hair=GREY, long=True, build="stooped"),
    "instructor": Person("armour", "", "rapier", "", BLUE, hair=GREY, beard=1),
    "ferryman": Person("tunic", "brim", "oar", "", (70, 80, 90), hair=GREY, beard=2, cloak=(50, 60, 76)),
    "tinker": Person("tunic", "feather", "kettle", "", (150, 100, 60), hair=BROWN, beard=1, build="short"),
    # followers
    "alchemist": Person("robe", "flat", "flask", "", (150, 120, 50), hair=GREY, beard=2),
    "gnome": Person("tunic", "gnome", "mushroom", "", RED, hair=WHITE, beard=2, build="short"),
    "guide": Person("tunic", "hood", "pole", "", (104, 110, 70), hair=BROWN, cloak=(80, 84, 60)),
    "maiden": Person("gown", "flowers", "lily", "", (220, 180, 190), hair=(220, 180, 90), long=True),
    "mercenary": Person("armour", "helm", "halberd", "", (120, 60, 50), beard=1, hair=BLACK),
    "pixie": Person("tunic", "wings", "wand", "", GREEN, hair=(220, 120, 60), build="short", ears=True),
    "prince": Person("armour", "crown", "sword", "", BLUE, hair=(200, 150, 70), cloak=RED),
    "princess": Person("gown", "crown", "lily", "", (214, 110, 140), hair=(230, 190, 90), long=True),
    "hag": Person("rags", "", "crook", "", (90, 80, 90), skin=PALE, hair=GREY, long=True, build="stooped"),
    "squire": Person("tunic", "", "shield", "spear", BLUE, hair=(190, 130, 60)),
    "poltergeist": Person("rags", "", "vase", "", (150, 160, 190), skin=(200, 210, 230), hair=WHITE, build="short"),
    # events with a face
    "angel": Person("gown", "wings", "sword", "", WHITE, hair=(240, 210, 120), long=True),
    "devil": Person("bare", "horns", "trident", "", BLACK, skin=(196, 60, 50), build="broad", fangs=True, cloak=(90, 20, 30)),
    "mephistopheles": Person(
        "robe", "horns", "scroll", "", RED, trim=BLACK, skin=(220, 130, 110), beard=1, hair=BLACK, cloak=BLACK
    ),
    "imp": Person("bare", "horns", "trident", "", BLACK, skin=(190, 80, 60), build="short", ears=True, fangs=True),
    "raiders": Person("tunic", "eye-mask", "sabre", "sack", (110, 70, 50), hair=BLACK, beard=2),
    "siren": Person("gown", "flowers", "shell", "", (60, 150, 150), hair=(70, 130, 110), long=True),
    # enemies on two feet
    "goblin": Person("rags", "", "dagger", "", LEATHER, skin=MOSS, build="short", ears=True, fangs=True),
    "hobgoblin": Person("tunic", "helm", "mace", "", (110, 60, 46), skin=(166, 120, 66), build="broad", ears=True, fangs=True),
    "bandit": Person("tunic", "eye-mask", "sabre", "dagger", (96, 60, 50), hair=BLACK, beard=1, cloak=(60, 50, 50)),
    "ogre": Person("bare", "", "club", "", LEATHER, skin=OCHRE, build="huge", fangs=True),
    "giant": Person("bare", "", "club", "", (96, 80, 60), skin=FAIR, hair=(150, 80, 40), beard=2, build="huge"),
    "doppelganger": Person("armour", "plume", "sword", "", GREY, skin=(150, 150, 160), cloak=(80, 80, 96)),
    "minotaur": Person("bare", "bull", "axe", "", LEATHER, skin=(130, 84, 56), build="huge"),
    "rock-troll": Person("bare", "", "club", "", (90, 86, 80), skin=(138, 138, 136), build="huge", ears=True, fangs=True),
    "sentinel": Person("armour", "plume", "spear", "shield", RED, build="broad"),
    "farmer": Person("tunic", "brim", "fork", "", (150, 120, 70), hair=BROWN, beard=1, build="broad"),
    "brigand": Person("tunic", "eye-mask", "sabre", "", (80, 80, 70), hair=BROWN, beard=1),
    "cave-goblin": Person("rags", "", "club", "", (80, 76, 70), skin=(110, 136, 110), build="short", ears=True, fangs=True),
    "pitfiend": Person("bare", "horns", "trident", "", (60, 20, 20), skin=(176, 46, 36), build="broad", fangs=True),
}
SPARE = Person("tunic", "hood", "pole", "", GREY)


def person(id: str, cloth: RGB | None = None) -> Person:
    """`cloth`: the colour of the seat, for a figure that somebody moves."""
    found = PEOPLE.get(id, SPARE)
    if cloth is None:
        return found
    return replace(found, cloth=mix(found.cloth, cloth, 0.82), cloak=mix(found.cloak, cloth, 0.7) if found.cloak else None)


def draw_person(p: Pen, who: Person) -> None:
    p.sx, p.sy = BUILDS[who.build]
    if who.hat == "wings":
        _wings(p, who)
    if who.cloak:
        p.shape([(-21, -2), (-24, -30), (-16, -64), (0, -72), (16, -64), (24, -30), (21, -2), (8, -6), (-8, -6)], who.cloak)
    if who.hair and who.long:
        p.shape([(-13, -84), (-15, -66), (-12, -52), (12, -52), (15, -66), (13, -84), (0, -96)], dim(who.hair, 0.15))
    for hand, what, side in (((25, -44), who.right, 1), ((-25, -44), who.left, -1)):
        if what in BEHIND:
            PROPS[what](p, *hand, side)
    BODIES[who.body](p, who)
    _head(p, who)
    for hand, what, side in (((25, -44), who.right, 1), ((-25, -44), who.left, -1)):
        _arm(p, who, side, bool(what))
        if what and what not in BEHIND:
            PROPS[what](p, *hand, side)
            p.oval(hand[0], hand[1], 3.4, 3.4, who.skin, line=1.2)


def _arm(p: Pen, who: Person, side: int, raised: bool) -> None:
    sleeve = {"bare": who.skin, "armour": STEEL}.get(who.body, who.cloth)
    end = (25 * side, -44) if raised else (19 * side, -36)
    p.stroke([(13 * side, -62), (21 * side, -52), end], dim(sleeve, 0.18 if side > 0 else 0.0), 7)
    p.oval(end[0], end[1], 3.6, 3.6, who.skin, line=1.2)


# -- bodies ---------------------------------------------------------------------------------------------------------------


def _robe(p: Pen, who: Person) -> None:
    c = who.cloth
    p.shape([(-20, 0), (-13, -38), (-15, -62), (-8, -69), (8, -69), (15, -62), (13, -38), (20, 0)], c)
    p.shape([(4, -1), (4, -68), (8, -68), (14, -62), (12, -38), (19, -1)], dim(c, 0.24), ink=False)
    p.shape([(-20, 0), (-19, -6), (19, -6), (20, 0)], who.trim, line=1)
    p.shape([(-14, -36), (-14, -41), (14, -41), (14, -36)], who.trim, line=1)
    p.shape([(-3, -36), (-4, -20), (2, -20), (1, -36)], dim(who.trim, 0.15), line=1)


def _gown(p: Pen, who: Person) -> None:
    c = who.cloth
    p.shape([(-26, 0), (-20, -16), (-8, -40), (-12, -62), (-6, -69), (6, -69), (12, -62), (8, -40), (20, -16), (26, 0)], c)
    p.shape([(5, -1), (3, -40), (3, -68), (6, -68), (11, -62), (7, -40), (19, -16), (25, -1)], dim(c, 0.22), ink=False)
    p.shape([(-9, -39), (-8, -43), (8, -43), (9, -39)], who.trim, line=1)
    p.stroke([(-25, -3), (-12, -6), (0, -3), (12, -6), (25, -3)], lit(c, 0.45), 2, ink=False)


def _legs(p: Pen, cloth: RGB, boots: RGB) -> None:
    for side in (-1, 1):
        p.shape([(3 * side, -34), (13 * side, -34), (11 * side, -6), (4 * side, -6)], dim(cloth, 0.2 if side > 0 else 0.05))
        p.shape([(3 * side, 0), (3 * side, -13), (12 * side, -13), (13 * side, -4), (17 * side, 0)], boots)


def _tunic(p: Pen, who: Person) -> None:
    _legs(p, dim(who.cloth, 0.4), LEATHER)
    c = who.cloth
    p.shape([(-16, -24), (-12, -42), (-15, -62), (-8, -69), (8, -69), (15, -62), (12, -42), (16, -24), (5, -28), (-5, -28)], c)
    p.shape([(4, -28), (4, -68), (8, -68), (14, -62), (11, -42), (15, -25)], dim(c, 0.22), ink=False)
    p.shape([(-13, -38), (-13, -43), (13, -43), (13, -38)], LEATHER, line=1)
    p.oval(0, -40.5, 2.6, 2.6, who.trim, line=1)


def _armour(p: Pen, who: Person) -> None:
    _legs(p, STEEL, dim(STEEL, 0.45))
    p.shape([(-15, -30), (-13, -44), (-17, -62), (-8, -69), (8, -69), (17, -62), (13, -44), (15, -30)], STEEL)
    p.shape([(5, -31), (5, -68), (8, -68), (16, -62), (12, -44), (14, -31)], dim(STEEL, 0.3), ink=False)
    p.shape([(-8, -20), (-9, -60), (9, -60), (8, -20), (0, -24)], who.cloth)
    p.shape([(-3.4, -50), (0, -56), (3.4, -50), (0, -40)], who.trim, line=1)
    for side in (-1, 1):
        p.oval(15 * side, -61, 6, 5.4, lit(STEEL, 0.3) if side < 0 else STEEL)


def _bare(p: Pen, who: Person) -> None:
    _legs(p, who.skin, LEATHER)
    c = who.skin
    p.shape([(-13, -32), (-12, -44), (-18, -60), (-9, -69), (9, -69), (18, -60), (12, -44), (13, -32)], c)
    p.shape([(4, -32), (4, -68), (9, -68), (17, -60), (11, -44), (12, -32)], dim(c, 0.2), ink=False)
    p.stroke([(-9, -56), (-1, -55)], dim(c, 0.4), 1.2, ink=False)
    p.stroke([(9, -56), (1, -55)], dim(c, 0.4), 1.2, ink=False)
    p.shape([(-15, -38), (15, -38), (16, -20), (9, -25), (4, -17), (-3, -24), (-9, -17), (-16, -22)], who.cloth)
    p.stroke([(-13, -66), (12, -40)], dim(who.cloth, 0.1), 3.4)


def _rags(p: Pen, who: Person) -> None:
    _legs(p, who.skin, dim(who.skin, 0.3))
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
    p.shape([(4, -16), (4, -67), (8, -67), (14, -60), (12, -40), (15, -14), (10, -18)], dim(c, 0.25), ink=False)
    p.stroke([(-14, -40), (14, -40)], LEATHER, 3)


BODIES: dict[str, Callable[[Pen, Person], None]] = {
    "robe": _robe,
    "gown": _gown,
    "tunic": _tunic,
    "armour": _armour,
    "bare": _bare,
    "rags": _rags,
}


# -- heads ----------------------------------------------------------------------------------------------------------------


def _head(p: Pen, who: Person) -> None:
    if who.ears:
        for side in (-1, 1):
            p.shape([(10 * side, -84), (21 * side, -90), (11 * side, -76)], who.skin, line=1.2)
    p.oval(0, -80, 12, 12.5, who.skin)
    p.shape([(4, -69), (9, -72), (12, -80), (9, -89), (7, -80)], dim(who.skin, 0.14), ink=False)
    for x in (-4.4, 4.4):
        p.oval(x, -80, 1.7, 2.1, INK, ink=False)
    if who.fangs:
        p.shape([(-7, -74), (7, -74), (5, -71), (-5, -71)], (60, 20, 20), line=0.8)
        for x in (-5, 5):
            p.shape([(x - 1.8, -71.5), (x, -78), (x + 1.8, -71.5)], BONE, line=0.7)
    elif who.beard < 2:
        p.stroke([(-3, -73.6), (3, -73.6)], dim(who.skin, 0.5), 1.2, ink=False)
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


def _cone(p: Pen, who: Person) -> None:
    c = dim(who.cloth, 0.12)
    p.shape([(-10, -88), (-5, -106), (5, -124), (4, -108), (10, -88)], c)
    p.shape([(3, -88), (3, -110), (5, -122), (4, -108), (9, -88)], dim(c, 0.3), ink=False)
    p.oval(0, -88, 19, 4.4, c)
    p.shape([(-10, -91), (-9, -95), (9, -95), (10, -91)], who.trim, line=0.8)


def _hood(p: Pen, who: Person) -> None:
    c = who.cloak or dim(who.cloth, 0.1)
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
    p.shape([(-11, -77), (11, -77), (9, -67), (0, -64), (-9, -67)], dim(who.cloth, 0.3))


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
    p.shape([(-15, -86), (-15, -81), (15, -81), (15, -86)], dim(STEEL, 0.25), line=1.1)
    p.shape([(-2.2, -82), (-2.2, -99), (2.2, -99), (2.2, -82)], who.trim, line=0.9)


def _horns(p: Pen, who: Person) -> None:
    for side in (-1, 1):
        p.shape([(7 * side, -90), (17 * side, -94), (20 * side, -108), (22 * side, -92), (12 * side, -84)], BONE)


def _bull(p: Pen, who: Person) -> None:
    for side in (-1, 1):
        p.shape([(8 * side, -90), (22 * side, -92), (27 * side, -106), (30 * side, -90), (20 * side, -82), (9 * side, -83)], BONE)
    p.oval(0, -73, 9, 7, dim(who.skin, 0.2))
    for x in (-3.4, 3.4):
        p.oval(x, -73, 1.7, 1.4, INK, ink=False)
    p.arc(0, -69, 4, 4, 0, 180, GOLD, 1.8)


def _brim(p: Pen, who: Person) -> None:
    c = dim(who.cloak or who.cloth, 0.15)
    p.shape([(-10, -90), (-8, -102), (8, -102), (10, -90)], c)
    p.oval(0, -89.5, 20, 4.2, c)
    p.shape([(-10, -92), (-9.6, -95), (9.6, -95), (10, -92)], who.trim, line=0.8)


def _feather(p: Pen, who: Person) -> None:
    c = dim(who.cloth, 0.1)
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
    p.shape([(-15, -85), (-14, -90), (14, -90), (15, -85)], dim(RED, 0.25), line=1)


def _tonsure(p: Pen, who: Person) -> None:
    p.shape([(-9, -90), (-5, -94), (5, -94), (9, -90), (0, -92)], lit(who.skin, 0.3), ink=False)


def _mitre(p: Pen, who: Person) -> None:
    p.shape([(-11, -87), (-13, -101), (0, -118), (13, -101), (11, -87)], WHITE)
    p.shape([(-2, -88), (-2, -114), (2, -114), (2, -88)], who.trim, ink=False)
    p.shape([(-11, -87), (-11.6, -92), (11.6, -92), (11, -87)], who.trim, line=1)


def _flat(p: Pen, who: Person) -> None:
    c = dim(who.cloth, 0.2)
    p.shape([(-12, -88), (-19, -94), (-14, -101), (10, -102), (18, -96), (12, -88)], c)


def _veil(p: Pen, who: Person) -> None:
    c = lit(who.cloth, 0.55)
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


def _totem(p: Pen, who: Person) -> None:
    for a, x in ((RED, -16), (GOLD, -8), (GREEN, 0), (GOLD, 8), (RED, 16)):
        p.shape([(x * 0.5, -90), (x - 3, -112 + abs(x) * 0.4), (x + 3, -114 + abs(x) * 0.4)], a, line=1)
    p.shape([(-12, -92), (12, -92), (13, -78), (7, -64), (-7, -64), (-13, -78)], WOOD)
    for x in (-5, 5):
        p.oval(x, -82, 3, 3.4, WHITE, line=0.9)
        p.oval(x, -82, 1.2, 1.6, INK, ink=False)
    p.shape([(-6, -72), (6, -72), (4, -68), (-4, -68)], WHITE, line=0.9)


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


def _wings(p: Pen, who: Person) -> None:
    c = lit(who.cloth, 0.7)
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
    "totem": _totem,
    "circlet": _circlet,
    "flowers": _flowers,
    "antlers": _antlers,
    "turban": _turban,
    "crown": _crown,
}


# -- what they carry ------------------------------------------------------------------------------------------------------


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
        lit(colour, 0.3),
    )
    p.stroke([(x - 6, y - 4), (x + 6, y - 4)], guard, 2.6)
    p.stroke([(x, y + 5), (x, y - 2)], LEATHER, 2.6)


def _sword(p: Pen, x: float, y: float, side: int) -> None:
    _blade(p, x, y, side, 46)


def _dagger(p: Pen, x: float, y: float, side: int) -> None:
    _blade(p, x, y, side, 24)


def _rapier(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y), (x + side * 12, y - 52)], lit(STEEL, 0.4), 1.8)
    p.arc(x, y - 3, 5, 5, 0, 360, GOLD, 2.4)


def _sabre(p: Pen, x: float, y: float, side: int) -> None:
    p.shape(
        [(x - 2, y - 3), (x + side * 2, y - 24), (x + side * 14, y - 42), (x + side * 9, y - 20), (x + 4 * side, y - 3)],
        lit(STEEL, 0.2),
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
        lit(STEEL, 0.1),
    )


def _hammer(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 22), (x, y - 34)], WOOD, 3.2)
    p.shape([(x - 11, y - 48), (x + 13, y - 48), (x + 13, y - 32), (x - 11, y - 32)], dim(STEEL, 0.1))


def _mace(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x, y + 16), (x + side * 2, y - 30)], WOOD, 3)
    p.oval(x + side * 2, y - 36, 9, 9, dim(STEEL, 0.15))
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
        [(x - 18, y - 26), (x - 8, y - 38), (x + 8, y - 38), (x + 18, y - 26), (x + 6, y - 32), (x - 6, y - 32)], dim(STEEL, 0.1)
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
    p.shape([(x - 5, -102), (x, -122), (x + 5, -102)], lit(STEEL, 0.3))


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
    p.shape([(x - 6, -92), (x - 7, -112), (x, -120), (x + 7, -112), (x + 6, -92)], lit(WOOD, 0.2))


def _broom(p: Pen, x: float, y: float, side: int) -> None:
    _stick(p, x, -88)
    p.shape([(x - 4, -86), (x - 11, -112), (x, -108), (x + 11, -112), (x + 4, -86)], (206, 160, 80))


def _bow(p: Pen, x: float, y: float, side: int) -> None:
    p.arc(x - side * 8, y - 2, 15, 34, -80 if side > 0 else 100, 80 if side > 0 else 260, INK, 5.2)
    p.arc(x - side * 8, y - 2, 14, 33, -80 if side > 0 else 100, 80 if side > 0 else 260, lit(WOOD, 0.15), 3)
    p.stroke([(x - side * 5, y - 35), (x - side * 5, y + 31)], BONE, 0.9, ink=False)


def _lute(p: Pen, x: float, y: float, side: int) -> None:
    p.stroke([(x - side * 14, y + 6), (x + side * 12, y - 32)], dim(WOOD, 0.1), 3.2)
    p.oval(x - side * 14, y + 6, 11, 12, lit(WOOD, 0.25))
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
        lit(GOLD, 0.2),
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
    p.shape([(x - 11, y + 6), (x + 11, y + 6), (x + 9, y + 20), (x - 9, y + 20)], dim(STEEL, 0.4))


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
}
# Held from behind: the hand closes over it.
BEHIND = frozenset(
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
