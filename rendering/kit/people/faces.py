"""People on tokens: head and shoulders of whoever a game has dressed (`rendering.pieces.FACES`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.pieces import Face, add_faces
from rendering.sprites import Sprite

from .dress import BUILDS, Person
from .figures import FOOT, HIGH

EYES = 80  # how high the eyes of a grown-up are


def add_people(prefix: str, people: Mapping[str, Person], figure: Callable[[str, int], Sprite]) -> None:
    """From now on a token called `face_name(prefix, id)` shows that person."""

    def face(id: str, who: Person) -> Face:
        return Face(lambda high: figure(id, high), (HIGH - FOOT - EYES * BUILDS[who.build][1]) / HIGH)

    add_faces({face_name(prefix, id): face(id, who) for id, who in people.items()})


def face_name(prefix: str, id: str) -> str:
    return f"face:{prefix}:{id}"
