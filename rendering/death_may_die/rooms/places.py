"""What each space of the tiles looks like: floor, wall, air, and what stands where.

`x` of a thing is a share of the room's width, `y` one of its floor's depth; what is at the wall has no y. A space of a pack that
is not here is a bare stone room.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rendering.theme import RGB

from .brush import Brush, boards, grass, ground, herringbone, planks, rock, slabs, tiles, water

Spot = tuple[str, float] | tuple[str, float, float]

INDOORS: RGB = (150, 138, 146)
GLOOM: RGB = (128, 116, 122)
COLD: RGB = (118, 142, 176)
NIGHT: RGB = (122, 146, 190)
DEEP: RGB = (104, 112, 132)
GREENISH: RGB = (116, 150, 144)

_PARQUET = partial(herringbone, tone=(134, 84, 48))
_OAK = partial(planks, tone=(120, 80, 50))
_DARK_OAK = partial(boards, tone=(100, 76, 56))
_DECK = partial(boards, tone=(132, 104, 74))
_WARD = partial(tiles, one=(168, 182, 168), other=(142, 160, 150), size=40)
_CHECK = partial(tiles, one=(196, 184, 164), other=(70, 60, 58), size=46)
_WHITE = partial(tiles, one=(176, 186, 190), other=(152, 164, 172), size=36, chipped=0.2)
_WARM = partial(tiles, one=(186, 178, 152), other=(150, 138, 116), size=36)
_ICE = partial(tiles, one=(156, 192, 212), other=(132, 172, 198), size=48)
_FLAGS = partial(slabs, tone=(118, 104, 98), high=44, least=52, most=92, r=4)
_CRYPT = partial(slabs, tone=(104, 108, 116), high=48, least=56, most=104, r=3)
_COBBLES = partial(slabs, tone=(108, 118, 132), high=26, least=24, most=40, r=9, gap=3)
_TEMPLE = partial(slabs, tone=(76, 116, 112), high=54, least=70, most=120, r=3)
_EARTH = partial(ground, dark=(92, 78, 68), light=(164, 142, 120))
_MUD = partial(ground, dark=(62, 72, 54), light=(126, 128, 90))
_CAVE = partial(rock, dark=(66, 62, 68), light=(136, 128, 126))
_SHORE = partial(rock, dark=(80, 84, 88), light=(150, 148, 140))
_SEWER = partial(slabs, tone=(92, 98, 84), high=30, least=40, most=70, r=2)
_IRON = partial(tiles, one=(104, 110, 116), other=(94, 100, 108), size=58)
_SWAMP = partial(water, deep=(40, 60, 46), light=(110, 140, 96))


@dataclass(frozen=True)
class Place:
    floor: Callable[[Brush], None]
    wall: str
    things: tuple[Spot, ...] = ()
    air: RGB = INDOORS
    outside: bool = False


PLACES: dict[str, Place] = {
    # the institute
    "entrance-hall": Place(_CHECK, "marble", (("runner", 0, 0.5), ("pillar", 0.1), ("sconce", 0.5), ("pillar", 0.9))),
    "corridor": Place(
        _OAK,
        "paper",
        (("runner", 0, 0.55), ("sconce", 0.12), ("sconce", 0.5), ("painting", 0.74), ("sconce", 0.95)),
        (140, 122, 120),
    ),
    "office": Place(_OAK, "paper", (("blue-rug", 0.4, 0.75), ("bookcase", 0.0), ("window", 0.55), ("desk", 1.0))),
    "archive": Place(
        _DARK_OAK, "panel", (("bookcase", 0.0), ("bookcase", 1.0), ("cabinet", 0.46), ("cabinet", 0.62), ("sconce", 0.5)), GLOOM
    ),
    "ward-west": Place(
        _WARD, "ward", (("bed", 0.04), ("messy-bed", 0.36), ("window", 0.62), ("bed", 0.96), ("blood", 0.62, 0.7))
    ),
    "ward-east": Place(_WARD, "ward", (("messy-bed", 0.04), ("window", 0.34), ("bed", 0.5), ("bed", 0.96), ("blood", 0.3, 0.95))),
    "nurses-room": Place(_WARM, "ward", (("medicine", 1.0), ("desk", 0.0), ("sconce", 0.72))),
    "laboratory": Place(_WHITE, "cold", (("lab-bench", 0.0), ("cabinet", 1.0), ("crate", 0.97, 0.95)), (146, 144, 156)),
    "cold-store": Place(
        _ICE, "cold", (("hooks", 0.6), ("cold-crates", 0.0), ("cold-crates", 1.0), ("frost", 0.1, 0.9), ("frost", 0.9, 0.6)), COLD
    ),
    "great-hall": Place(
        _PARQUET,
        "panel",
        (("circle", 0.5, 0.5), ("pillar", 0.03), ("banner", 0.18), ("sconce", 0.5), ("banner", 0.84), ("pillar", 0.97)),
    ),
    "courtyard": Place(
        _COBBLES,
        "facade",
        (
            ("lamp-post", 0.14),
            ("fountain", 0.5, 0.25),
            ("lamp-post", 0.88),
            ("tree", 0.0, 0.7),
            ("tree", 1.0, 0.3),
            ("fence", 0, 0),
        ),
        NIGHT,
        True,
    ),
    "boiler-room": Place(_FLAGS, "brick", (("boiler", 0.94), ("barrels", 0.02)), (122, 110, 120)),
    "coal-cellar": Place(
        _EARTH, "brick", (("coal", 0.0, 0.15), ("coal", 1.0, 0.9), ("sconce", 0.85), ("barrels", 0.6)), (136, 122, 124)
    ),
    "morgue": Place(_WHITE, "cold", (("slab", 0.1), ("slab", 0.5), ("slab", 0.9)), COLD),
    "loading-bay": Place(_FLAGS, "brick", (("crates", 0.0), ("sconce", 0.5), ("crates", 1.0)), GLOOM),
    "lecture-hall": Place(
        _OAK, "panel", (("lectern", 0.5), ("sconce", 0.04), ("sconce", 0.96), ("pew", 0.1, 0.8), ("pew", 0.9, 0.8))
    ),
    "cloakroom": Place(_CHECK, "green-paper", (("coats", 0.02), ("coats", 0.98), ("sconce", 0.5))),
    # church and catacombs
    "chapel": Place(
        _CRYPT,
        "stone",
        (
            ("cross", 0.5),
            ("rose", 0.12),
            ("rose", 0.88),
            ("candles", 0.3, 0.02),
            ("candles", 0.72, 0.02),
            ("pew", 0.06, 0.62),
            ("pew", 0.94, 0.62),
            ("pew", 0.06, 0.98),
            ("pew", 0.94, 0.98),
        ),
    ),
    "sacristy": Place(_OAK, "stone", (("wardrobe", 0.04), ("rose", 0.5), ("cabinet", 0.95), ("candles", 0.7, 0.03))),
    "crypt": Place(_CRYPT, "crypt", (("tomb", 0.04), ("torch", 0.5), ("tomb", 0.96), ("candles", 0.5, 0.1)), GLOOM),
    "ossuary": Place(
        _CRYPT,
        "crypt",
        (("niches", 0.25), ("niches", 0.95), ("bones", 0.04, 0.3), ("bones", 0.96, 0.7), ("candles", 0.5, 0.08)),
        GLOOM,
    ),
    "stair-well": Place(_CRYPT, "crypt", (("torch", 0.2), ("torch", 0.8), ("barrels", 0.98)), DEEP),
    "tunnel-north": Place(_EARTH, "cliff", (("rails", 0, 0.6), ("props", 0.2), ("props", 0.85)), GLOOM),
    "tunnel-south": Place(_EARTH, "cliff", (("rails", 0, 0.45), ("props", 0.6), ("crates", 0.02)), GLOOM),
    "shaft": Place(_CAVE, "cliff", (("hole", 0.5, 0.5), ("torch", 0.06), ("torch", 0.94)), DEEP),
    "cave-mouth": Place(_SHORE, "cliff", (("dead-tree", 0.02, 0.1), ("stalagmites", 1.0, 0.1)), NIGHT, True),
    "grotto": Place(_CAVE, "cliff", (("pool", 0.5, 0.25), ("crystals", 0.02, 0.1), ("mushrooms", 0.98, 0.15)), (104, 128, 146)),
    # the harbour
    "dock": Place(
        _DECK,
        "night",
        (("bollards", 0.1, 0.02), ("bollards", 0.9, 0.02), ("lamp-post", 0.5), ("rope", 0.02, 0.95), ("crate", 1.0, 0.95)),
        NIGHT,
        True,
    ),
    "warehouse": Place(_DARK_OAK, "timber", (("crates", 0.0), ("barrels", 0.42), ("sconce", 0.6), ("crates", 1.0)), GLOOM),
    "loft": Place(_DECK, "timber", (("beams", 0, 0), ("crates", 0.02), ("window", 0.5), ("hammock", 0.98, 0.1)), GLOOM),
    "ship-deck": Place(
        _DECK, "night", (("mast", 0.5), ("ship-wheel", 0.95), ("rope", 0.06, 0.25), ("railing", 0, 0)), NIGHT, True
    ),
    "hold": Place(
        _DARK_OAK, "timber", (("barrels", 0.02), ("hammock", 0.5, 0.02), ("crates", 1.0), ("torch", 0.3)), (112, 106, 116)
    ),
    "lighthouse": Place(_FLAGS, "stone", (("great-lamp", 0.5), ("window", 0.08), ("window", 0.92)), (136, 136, 150)),
    "sewer-junction": Place(_SEWER, "sewer", (("channel", 0, 0.55), ("pipe", 0.1), ("torch", 0.5), ("pipe", 0.9)), GREENISH),
    "outflow": Place(_SEWER, "sewer", (("channel", 0, 0.4), ("pipe", 0.5), ("torch", 0.95)), GREENISH),
    "sunken-temple": Place(
        _TEMPLE, "temple", (("idol", 0.5), ("temple-pillar", 0.06), ("temple-pillar", 0.94), ("pool", 0.5, 0.98)), GREENISH
    ),
    "altar-steps": Place(
        _TEMPLE, "temple", (("steps", 0.5), ("temple-pillar", 0.0), ("temple-pillar", 1.0), ("candles", 0.2, 0.1)), GREENISH
    ),
    # the estate
    "gallery": Place(
        _PARQUET,
        "blue-paper",
        (("runner", 0, 0.6), ("painting", 0.06), ("sconce", 0.3), ("painting", 0.5), ("sconce", 0.7), ("painting", 0.94)),
    ),
    "library": Place(_PARQUET, "panel", (("bookcase", 0.0), ("fireplace", 0.5), ("bookcase", 1.0), ("armchair", 0.04, 0.95))),
    "reading-nook": Place(
        _OAK, "green-paper", (("bookcase", 0.0), ("window", 0.7), ("armchair", 0.98, 0.05), ("blue-rug", 0.5, 0.8))
    ),
    "kitchen": Place(_CHECK, "ward", (("stove", 0.04), ("jars", 0.96), ("table", 0.5, 0.55))),
    "pantry": Place(_FLAGS, "stone", (("jars", 0.04), ("barrels", 0.55), ("jars", 0.98), ("sconce", 0.5)), GLOOM),
    "bedroom": Place(_OAK, "blue-paper", (("four-poster", 0.1), ("window", 0.6), ("wardrobe", 0.98), ("rug", 0.55, 0.95))),
    "dressing-room": Place(_OAK, "paper", (("mirror", 0.3), ("coats", 0.98), ("rug", 0.3, 0.95))),
    "attic": Place(
        _DARK_OAK,
        "timber",
        (("beams", 0, 0), ("window", 0.5), ("trunk", 0.04, 0.1), ("crates", 0.98), ("trunk", 0.94, 0.95)),
        DEEP,
    ),
    "garden": Place(
        grass,
        "forest",
        (("hedge", 0.0, 0.05), ("hedge", 1.0, 0.05), ("fountain", 0.5, 0.1), ("tree", 0.02, 0.95), ("tree", 0.98, 0.95)),
        NIGHT,
        True,
    ),
    "greenhouse": Place(_WARM, "glass", (("pots", 0.02), ("pots", 0.98), ("hedge", 0.5, 0.95)), (130, 156, 160)),
    # the theatre
    "theatre-stage": Place(
        partial(boards, tone=(150, 104, 62)), "curtain", (("spot", 0.25, 0.4), ("spot", 0.8, 0.7)), (128, 108, 112)
    ),
    "stalls": Place(
        _OAK,
        "panel",
        (
            ("seats", 0.05, 0.1),
            ("seats", 0.95, 0.1),
            ("seats", 0.05, 0.55),
            ("seats", 0.95, 0.55),
            ("seats", 0.05, 1.0),
            ("seats", 0.95, 1.0),
            ("sconce", 0.06),
            ("sconce", 0.94),
        ),
        GLOOM,
    ),
    "balcony": Place(_OAK, "curtain", (("seats", 0.1, 0.1), ("seats", 0.9, 0.1), ("railing", 0, 0)), GLOOM),
    "machine-hall": Place(_IRON, "iron", (("machine", 0.03), ("machine", 0.97), ("sconce", 0.5)), (124, 120, 128)),
    "control-booth": Place(_IRON, "iron", (("levers", 0.5), ("sconce", 0.05), ("sconce", 0.95)), (124, 126, 140)),
    # the mountain
    "ritual-chamber": Place(
        _CRYPT,
        "crypt",
        (("circle", 0.5, 0.6), ("torch", 0.1), ("niches", 0.5), ("torch", 0.9), ("candles", 0.04, 0.1), ("candles", 0.96, 0.1)),
        GLOOM,
    ),
    "swamp": Place(
        _SWAMP,
        "forest",
        (("reeds", 0.03, 0.1), ("dead-tree", 0.95, 0.0), ("reeds", 0.75, 0.98), ("reeds", 0.2, 0.98)),
        (112, 140, 140),
        True,
    ),
    "islet": Place(_MUD, "forest", (("boat", 0.06, 0.1), ("reeds", 0.98, 0.1), ("menhir", 0.55, 0.1)), NIGHT, True),
    "stone-circle": Place(grass, "forest", (("stones", 0.5), ("menhir", 0.0, 0.8), ("menhir", 1.0, 0.8)), NIGHT, True),
    # on the backs of tiles, for packs
    "forest-clearing": Place(grass, "forest", (("tree", 0.02, 0.1), ("tree", 0.98, 0.2), ("logs", 0.5, 0.05)), NIGHT, True),
    "barn": Place(_EARTH, "timber", (("hay", 0.04, 0.05), ("barrels", 0.6), ("hay", 0.96, 0.1)), GLOOM),
    "hayloft": Place(_DARK_OAK, "timber", (("beams", 0, 0), ("hay", 0.1, 0.1), ("hay", 0.9, 0.2)), GLOOM),
    "cabin": Place(_OAK, "timber", (("fireplace", 0.1), ("bed", 0.96), ("rug", 0.4, 0.9))),
    "porch": Place(_DECK, "timber", (("armchair", 0.1, 0.1), ("sconce", 0.5), ("railing", 0, 0)), NIGHT, True),
    "woodpile": Place(grass, "forest", (("logs", 0.1, 0.05), ("logs", 0.9, 0.1)), NIGHT, True),
    "cell-block": Place(_FLAGS, "stone", (("cells", 0.1), ("cells", 0.9)), DEEP),
    "guard-room": Place(_FLAGS, "stone", (("table", 0.5, 0.5), ("cabinet", 0.98), ("torch", 0.2))),
}
SPARE = Place(_FLAGS, "stone", (("torch", 0.1), ("torch", 0.9)), GLOOM)


def place_of(space: str) -> Place:
    return PLACES.get(space, SPARE)
