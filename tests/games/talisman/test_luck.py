"""Luck's name is the whole deed: whoever takes one back and does another does not find faces again that were seen."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.live import Live, new_game
from games.talisman.state import Lasting, TalismanState

from .given import RULES, Dice, Playing, land, someone


class Named(Dice):
    """Remembers what it was asked for."""

    __slots__ = ("names",)

    def __init__(self, **faces: list[int]) -> None:
        super().__init__(faces)
        self.names: list[str] = []

    def draw(self, sides: int, name: str) -> int:
        self.names.append(name)
        return super().draw(sides, name)


def names(state: TalismanState, *answers: str, of: tuple[str, ...], **faces: list[int]) -> set[str]:
    """The dice a deed throws, by name."""
    fate = Named(**{"move": [3], **faces})
    t: Any = Playing(Live(RULES, fate, new_game(RULES, state), strict=True))
    for answer in answers:
        t.says(0, answer)
    return {n for n in fate.names if n.partition("/")[2].startswith(of)}


def meeting(*deck: str, who: str = "troll", lying: tuple[str, ...] = (), **more: Any) -> TalismanState:
    return land(someone(who, "O3", **more), someone("merchant", "O15"), deck=deck, lying={"O6": lying} if lying else None)


def fight(state: TalismanState, *answers: str) -> set[str]:
    return names(state, "go:O6:cw", *answers, of=("fight:", "foe:"), fight=[6], foe=[1])


OTHER: dict[str, TalismanState] = {
    "another being": meeting("giant"),
    "two at once": meeting(lying=("bear", "ape")),
    "with a weapon": meeting("bear", objects=["sword.s1"]),
    "stronger": meeting("bear", strength=7),
}


@pytest.mark.parametrize("what", OTHER)
def test_another_fight_has_other_luck(what: str) -> None:
    plain = fight(meeting("bear"))
    assert len(plain) == 2
    assert not plain & fight(OTHER[what])


def test_a_die_depends_on_what_was_thrown_before_it() -> None:
    """Whoever puts the shield down first does not know what the helmet would have done behind it."""

    def helmets(*objects: str) -> set[str]:
        state = meeting("giant", who="minstrel", objects=list(objects))
        return names(state, "go:O6:cw", of=("save:0:helmet",), fight=[1], foe=[6], save=[1, 1])

    alone = helmets("helmet.s1")
    assert alone
    assert not alone & helmets("helmet.s1", "shield.s1")


def test_two_dice_are_other_dice_than_one() -> None:
    """A spell gives a second die for the move: neither is the one that falls without it."""

    def moves(*lasting: Lasting) -> set[str]:
        state = land(someone("troll", "O3"), someone("merchant", "O15"), lasting=list(lasting))
        return names(state, of=("move:",), move=[3, 3])

    one, two = moves(), moves(Lasting(what="second-die", on="0", until="turn", card="speed", by=0))
    assert (len(one), len(two)) == (1, 2)
    assert not one & two
