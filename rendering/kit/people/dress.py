"""How a person is put together: build, dress, head and hands, in the colours everybody wears."""

from __future__ import annotations

from dataclasses import dataclass

from rendering.theme import RGB

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
