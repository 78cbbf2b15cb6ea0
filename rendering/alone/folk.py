"""The crew as people: how each is dressed and what is in their hands."""

from __future__ import annotations

from rendering.kit.people.dress import BLACK, BROWN, FAIR, GOLD, GREY, WHITE, Person
from rendering.kit.people.faces import add_people, face_name
from rendering.kit.people.figures import sprite
from rendering.kit.people.person import draw_person
from rendering.sprites import Sprite
from rendering.theme import RGB

PEOPLE: dict[str, Person] = {
    "pilot": Person(
        "coat", "headband", "compass", "", (118, 84, 56), trim=(240, 190, 90), hair=(60, 36, 30), long=True, build="slim"
    ),
    "technician": Person(
        "braces", "pith", "hammer", "lantern", (216, 130, 50), trim=(70, 96, 110), hair=(110, 70, 40), beard=2, build="broad"
    ),
    "commander": Person("suit", "flat", "revolver", "", (44, 92, 120), trim=GOLD, skin=BROWN, hair=BLACK),
    "doctor": Person("coat", "", "flask", "papers", WHITE, trim=(80, 200, 190), skin=FAIR, hair=GREY, beard=1),
}
SPARE = Person("suit", "", "lantern", "", GREY, hair=BLACK)


def figure(id: str, high: int, *, rim: RGB | None = None) -> Sprite:
    """Somebody of the crew standing, `high` pixels high."""
    return sprite(("alone", id), high, lambda pen: draw_person(pen, PEOPLE.get(id, SPARE)), rim=rim)


add_people("al", PEOPLE, figure)


def face(id: str, otherwise: str) -> str:
    """What their token shows: the person, or, of somebody a pack brought, the emblem."""
    return face_name("al", id) if id in PEOPLE else otherwise
