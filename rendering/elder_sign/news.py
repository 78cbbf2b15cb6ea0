"""What is new since an earlier picture of the same viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.elder_sign.view import ElderView


@dataclass(frozen=True)
class Changed:
    """`places` are the cards, `monsters` the monsters that have come; the rest are differences, by seat where it is people's."""

    doom: int = 0
    signs: int = 0
    sanity: dict[int, int] = field(default_factory=dict)
    stamina: dict[int, int] = field(default_factory=dict)
    clues: dict[int, int] = field(default_factory=dict)
    places: frozenset[str] = frozenset()
    monsters: frozenset[str] = frozenset()


NOTHING = Changed()


def changes(before: ElderView | None, after: ElderView) -> Changed:
    """Nothing, if there is no picture before, or it was of the box before the set-up."""
    if before is None or not before.ancient or len(before.players) != len(after.players):
        return NOTHING

    def moved(attribute: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for was, now in zip(before.players, after.players, strict=True):
            if was.investigator and was.investigator == now.investigator:
                difference = getattr(now, attribute) - getattr(was, attribute)
                if difference:
                    found[now.seat] = difference
        return found

    return Changed(
        after.doom - before.doom,
        after.signs - before.signs,
        moved("sanity"),
        moved("stamina"),
        moved("clues"),
        frozenset(_places(after) - _places(before)),
        frozenset(_monsters(after) - _monsters(before)),
    )


def _places(view: ElderView) -> set[str]:
    return {c.card for c in view.cards}


def _monsters(view: ElderView) -> set[str]:
    return {m.id for c in view.cards for m in c.monsters}


def thrown(before: ElderView, after: ElderView) -> frozenset[str]:
    """The dice of a new roll; of one that was changed by throwing some of it again, those that show something else."""
    now, was = after.attempt, before.attempt
    if now is None or not now.rolled:
        return frozenset()
    whole = was is None or not was.rolled or (was.card, was.rolls) != (now.card, now.rolls) or before.turn != after.turn
    faces = {d.id: d.face for d in before.dice}
    return frozenset(f"tray/{d.id}" for d in after.dice if d.at == "pool" and d.face and (whole or faces.get(d.id) != d.face))
