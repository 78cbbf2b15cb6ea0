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


def thrown(before: TalismanView, after: TalismanView) -> frozenset[str]:
    """The dice of a move, and of either side of a fight, that were not on the picture before."""
    found: set[str] = set()
    turn = (before.turn, before.active) != (after.turn, after.active)
    if after.move is not None and (turn or before.move is None or before.move.dice != after.move.dice):
        found |= {f"head/die{i}" for i in range(len(after.move.dice))}
    now, was = after.fight, before.fight
    if now is not None:
        other = was is None or (was.space, was.one.beings, was.two.beings) != (now.space, now.one.beings, now.two.beings)
        for name in ("one", "two"):
            dice = getattr(now, name).dice
            if dice and (other or getattr(was, name).dice != dice):
                found |= {f"{name}/die{i}" for i in range(len(dice))}
    return frozenset(found)
