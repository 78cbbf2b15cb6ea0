"""What is new since an earlier picture of the same viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.talisman.view import TalismanView


@dataclass(frozen=True)
class Changed:
    """Differences by seat, and cards that have come to lie somewhere."""

    strength: dict[int, int] = field(default_factory=dict)
    craft: dict[int, int] = field(default_factory=dict)
    life: dict[int, int] = field(default_factory=dict)
    gold: dict[int, int] = field(default_factory=dict)
    cards: frozenset[str] = frozenset()


NOTHING = Changed()


def changes(before: TalismanView | None, after: TalismanView) -> Changed:
    """Nothing, if there is no picture before, or it was of the box before the set-up."""
    if before is None or before.phase == "setup" or len(before.players) != len(after.players):
        return NOTHING

    def moved(attribute: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for was, now in zip(before.players, after.players, strict=True):
            if was.character and now.character and was.character.id == now.character.id:
                difference = getattr(now.character, attribute) - getattr(was.character, attribute)
                if difference:
                    found[now.seat] = difference
        return found

    return Changed(
        moved("total_strength"), moved("total_craft"), moved("lives"), moved("gold"), frozenset(_cards(after) - _cards(before))
    )


def _cards(view: TalismanView) -> set[str]:
    return {card for lying in view.lying.values() for card in lying}
