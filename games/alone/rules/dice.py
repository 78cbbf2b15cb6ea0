"""Rolling dice (AL-DICE-01, 02, 05..07, S-36). When a conditional face hits is decided by whose attack it is (AL-DICE-03, 04).

The name of a roll's luck is the whole deed: whose roll at what (`label`), how many dice, and for a re-roll which of them lie how
and by whose leave. So the same deed falls the same way after it was taken back, and another one does not.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.dice import Face
from games.alone.table import Alone


def roll(g: Alone, n: int, label: str) -> list[Face]:
    """AL-DICE-01, 07: n dice; none is no roll."""
    return [_die(g, f"{label}:{n}") for _ in range(max(0, n))]


def reroll(g: Alone, faces: Sequence[Face], which: Sequence[int], label: str, source: str) -> list[Face]:
    """AL-DICE-05: the dice at these places anew, by leave of `source`; the new result stands."""
    again = f"again:{label}:{source}:{'+'.join(faces)}:{'+'.join(str(i) for i in sorted(which))}"
    return [_die(g, again) if i in which else face for i, face in enumerate(faces)]


def _die(g: Alone, label: str) -> Face:
    faces = g.cards.numbers.faces
    return faces[g.draw(len(faces), f"die:{label}")]


def is_hit(face: Face, conditional: bool) -> bool:
    """AL-DICE-02: a hit, or a conditional face where the conditions make it one."""
    return face == "hit" or (face == "conditional" and conditional)


def hits(faces: Sequence[Face], conditional: bool) -> int:
    return len(hitting(faces, conditional))


def hitting(faces: Sequence[Face], conditional: bool) -> list[int]:
    """AL-DICE-06: the places of the dice that show a hit, with the conditions as they are."""
    return [i for i, face in enumerate(faces) if is_hit(face, conditional)]


def failing(faces: Sequence[Face], conditional: bool) -> list[int]:
    """AL-DICE-06: the places of the dice that show a failure."""
    return [i for i, face in enumerate(faces) if not is_hit(face, conditional)]
