"""The ten investigators as people: how each is dressed and what is in their hands."""

from __future__ import annotations

from dataclasses import replace

from rendering.kit.people.dress import BLACK, FAIR, GOLD, GREY, PALE, RED, TAN, WHITE, Person
from rendering.kit.people.figures import sprite
from rendering.kit.people.person import draw_person
from rendering.sprites import Sprite
from rendering.theme import RGB, mix

PEOPLE: dict[str, Person] = {
    "elizabeth": Person("flapper", "headband", "revolver", "cards", RED, trim=GOLD, hair=(70, 36, 26), build="slim"),
    "ian": Person(
        "braces",
        "cap",
        "docker-hook",
        "lantern",
        (64, 84, 120),
        trim=(206, 200, 186),
        skin=FAIR,
        hair=(150, 76, 40),
        beard=1,
        build="broad",
    ),
    "sister-beth": Person("habit", "wimple", "cross", "", BLACK, trim=WHITE),
    "the-kid": Person("braces", "cap", "bat", "papers", (130, 96, 60), trim=(220, 206, 176), hair=(120, 74, 36), build="short"),
    "rasputin": Person(
        "coat", "", "bottle", "", (60, 54, 72), trim=BLACK, skin=PALE, hair=(50, 38, 34), long=True, beard=3, build="slim"
    ),
    "lord-adam": Person("suit", "top-hat", "cane", "", (70, 66, 84), trim=(150, 40, 52), hair=GREY, beard=1, build="slim"),
    "john-morgan": Person(
        "coat", "fur-cap", "rifle", "", (120, 88, 56), trim=(150, 112, 74), skin=TAN, hair=(110, 64, 34), beard=2, build="broad"
    ),
    "borya": Person("strongman", "moustache", "dumbbell", "", (226, 176, 84), trim=RED, skin=TAN, build="huge"),
    "fatima": Person(
        "gown", "kerchief", "crystal", "", (110, 62, 140), trim=(196, 60, 90), skin=(196, 144, 104), hair=BLACK, long=True
    ),
    "ahmed": Person(
        "suit", "pith", "compass", "scroll", (190, 164, 116), trim=(90, 110, 80), skin=(176, 122, 84), hair=BLACK, beard=1
    ),
}
SPARE = Person("suit", "fedora", "revolver", "", GREY, trim=RED, hair=BLACK)


def figure(id: str, high: int, cloth: RGB | None = None, *, rim: RGB | None = None, flip: bool = False) -> Sprite:
    """Somebody standing, `high` pixels high; `cloth` is the colour of their place at the table, which their clothes take on."""
    who = PEOPLE.get(id, SPARE)
    if cloth is not None:
        who = replace(who, cloth=mix(who.cloth, cloth, 0.62))
    return sprite(("dmd", id, cloth), high, lambda pen: draw_person(pen, who), rim=rim, flip=flip)
