"""The sixteen investigators as people: how each is dressed and what is in their hands."""

from __future__ import annotations

from dataclasses import replace

from rendering.kit.people.dress import BLACK, BROWN, FAIR, GOLD, GREY, OCHRE, RED, TAN, WHITE, Person
from rendering.kit.people.faces import add_people, face_name
from rendering.kit.people.figures import sprite
from rendering.kit.people.person import draw_person
from rendering.sprites import Sprite
from rendering.theme import RGB, mix

PEOPLE: dict[str, Person] = {
    "amanda": Person("coat", "cap", "book", "", (60, 120, 84), trim=(224, 214, 190), hair=(172, 74, 34), long=True, build="slim"),
    "pete": Person("rags", "cap", "lute", "", (122, 96, 66), skin=TAN, hair=(120, 96, 70), beard=2),
    "bob": Person("suit", "moustache", "papers", "", (186, 150, 84), trim=RED, hair=(90, 56, 30), build="fat"),
    "carolyn": Person("coat", "", "papers", "", (104, 84, 150), trim=WHITE, hair=(236, 204, 120), long=True, build="slim"),
    "darrell": Person("braces", "flat", "lantern", "", (88, 96, 110), trim=(214, 206, 186), skin=TAN, hair=BLACK),
    "dexter": Person(
        "suit", "top-hat", "wand", "", BLACK, trim=(170, 40, 60), skin=FAIR, hair=BLACK, beard=1, cloak=(96, 20, 44)
    ),
    "gloria": Person("gown", "brim", "scroll", "", (150, 40, 64), trim=GOLD, hair=BLACK, long=True),
    "harvey": Person("suit", "", "book", "cane", (96, 76, 58), trim=(70, 100, 70), hair=WHITE, beard=3, build="stooped"),
    "jenny": Person(
        "flapper", "headband", "revolver", "revolver", (214, 178, 90), trim=WHITE, hair=(244, 216, 130), build="slim"
    ),
    "joe": Person("coat", "fedora", "revolver", "", (150, 122, 84), trim=(60, 44, 34), hair=(60, 40, 28)),
    "kate": Person("coat", "circlet", "flask", "", WHITE, trim=(120, 190, 220), hair=(96, 56, 34), long=True),
    "mandy": Person("suit", "kerchief", "compass", "", (60, 104, 140), trim=(226, 190, 110), skin=BROWN, hair=BLACK),
    "michael": Person("suit", "fedora", "rifle", "", (54, 50, 62), trim=(196, 60, 50), hair=BLACK, build="broad"),
    "monterey": Person(
        "braces", "pith", "torch", "", (160, 126, 78), trim=(206, 176, 126), skin=TAN, hair=(110, 70, 40), beard=1
    ),
    "mary": Person("habit", "wimple", "cross", "", BLACK, trim=WHITE),
    "vincent": Person("coat", "", "bottle", "", (222, 226, 226), trim=RED, skin=OCHRE, hair=(40, 34, 40), beard=1),
}
SPARE = Person("suit", "fedora", "lantern", "", GREY, trim=RED, hair=BLACK)


def figure(id: str, high: int, cloth: RGB | None = None, *, rim: RGB | None = None) -> Sprite:
    """Somebody standing, `high` pixels high; their clothes take on the colour of their place at the table."""
    who = PEOPLE.get(id, SPARE)
    if cloth is not None:
        who = replace(who, cloth=mix(who.cloth, cloth, 0.4))
    return sprite(("es", id, cloth), high, lambda pen: draw_person(pen, who), rim=rim)


add_people("es", PEOPLE, figure)


def face(id: str, otherwise: str) -> str:
    """What their token shows: the person, or, of somebody a pack brought, the emblem."""
    return face_name("es", id) if id in PEOPLE else otherwise
