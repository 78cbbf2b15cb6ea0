"""Luck's name is the whole deed: whoever takes one back and does another does not find faces again that were seen."""

from __future__ import annotations

from typing import Any

import pytest

from games.death_may_die.state import DeathState
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate

from .house import RULES, Playing, beth, elizabeth, ian, night, nobody_special


class Named(Fate):
    """Ordinary luck that remembers what it was asked for."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        super().__init__(b"test")
        self.names: list[str] = []

    def draw(self, sides: int, name: str) -> int:
        self.names.append(name)
        return super().draw(sides, name)


def names(state: DeathState, *answers: str) -> set[str]:
    """The dice a deed throws, by name."""
    fate = Named()
    t: Any = Playing(Live(RULES, fate, new_game(RULES, state), strict=True))
    for answer in answers:
        t.says(0, answer)
    return {n for n in fate.names if "roll:" in n or "again:" in n}


def vampire(**more: Any) -> DeathState:
    return night(nobody_special("office", **more), beth(), enemies={"office": ["fire-vampire"]})


OTHER: dict[str, tuple[DeathState, str]] = {
    "another enemy": (night(nobody_special("office"), beth(), enemies={"office": ["byakhee"]}), "attack:byakhee.1"),
    "another figure of its kind": (
        night(nobody_special("office"), beth(), enemies={"corridor": ["fire-vampire"], "office": ["fire-vampire:1"]}),
        "attack:fire-vampire.2",
    ),
    "more dice": (vampire(sanity=6), "attack:fire-vampire.1"),
    "less to reach": (night(nobody_special("office"), beth(), enemies={"office": ["fire-vampire:2"]}), "attack:fire-vampire.1"),
    "from afar": (night(nobody_special("corridor"), beth(), enemies={"office": ["fire-vampire"]}), "attack:fire-vampire.1"),
    "an episode action": (night(nobody_special("office"), beth(), tokens={"corpse": ["office"]}), "act:loot"),
}


@pytest.mark.parametrize("what", OTHER)
def test_another_roll_has_other_luck(what: str) -> None:
    plain = names(vampire(), "attack:fire-vampire.1")
    state, deed = OTHER[what]
    assert plain
    assert not plain & names(state, deed)


def test_another_investigator_has_other_luck() -> None:
    """Alone, the same turn of the other one would not show the same faces."""
    first = night(nobody_special("office"), ian("office"), alone=True, enemies={"office": ["fire-vampire"]})
    other = night(ian("office"), nobody_special("office"), alone=True, active=1, enemies={"office": ["fire-vampire"]})
    assert not names(first, "attack:fire-vampire.1") & names(other, "attack:fire-vampire.1")


def test_all_at_once_and_one_of_them_are_different_rolls() -> None:
    crowd = {"office": ["cultist", "fire-vampire"]}
    both = names(night(ian("office", levels={"brawling": 2}), beth(), enemies=crowd), "attack:all")
    assert not both & names(night(ian("office", levels={"brawling": 2}), beth(), enemies=crowd), "attack:fire-vampire.1")


def test_a_second_roll_of_a_step_depends_on_what_was_thrown_before_it() -> None:
    """The second enemy's dice are others if the first one's were rerolled."""

    def fight(*answers: str) -> set[str]:
        s = night(elizabeth("office"), beth(), enemies={"office": ["cultist", "fire-vampire"]}, rerolls=True)
        return {n for n in names(s, "pass", *answers) if "fire-vampire" in n}

    kept = fight("keep")
    fate = Named()
    t: Any = Playing(Live(RULES, fate, new_game(RULES, night(elizabeth("office"), beth(), enemies={"office": ["cultist", "fire-vampire"]}, rerolls=True)), strict=True))  # fmt: skip
    t.says(0, "pass")
    again = next(k for k in t.keys(0, "dmd-reroll") if k.startswith("again:"))
    assert kept
    assert not kept & fight(again, "keep")


def test_which_dice_are_thrown_again_is_part_of_their_luck() -> None:
    def rerolled(n: int) -> set[str]:
        s = night(nobody_special("office"), beth(), enemies={"office": ["fire-vampire"]}, rerolls=True)
        fate = Named()
        t: Any = Playing(Live(RULES, fate, new_game(RULES, s), strict=True))
        t.says(0, "attack:fire-vampire.1")
        options = [k for k in t.keys(0, "dmd-reroll") if k.startswith("again:")]
        t.says(0, options[n])
        return {name for name in fate.names if "again:" in name}

    assert rerolled(0)
    assert not rerolled(0) & rerolled(-1)
