"""Luck is named by the whole deed: what is taken back and done otherwise falls otherwise, the same deed falls the same.

The claims are about the names under which luck is drawn, not about faces, which may be alike by chance.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.elder_sign import events
from games.elder_sign.state import FIRST, SECOND, ElderState
from games.kernel.live import Live
from games.kernel.luck import Fate
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CHANCE, Dice, scene

GREENS = ("g1", "g2", "g3", "g4", "g5", "g6")
# Nothing can be solved: only the dice are of interest.
RULES = rules_with(adventure("H1", ["L L L L L L L L L"]), adventure("H2", ["L L L L L L L L L"], penalties=[{"monster": 1}]))


class Heard(Fate):
    """Luck that remembers the names it was asked for."""

    __slots__ = ("names",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.names: list[str] = []

    def draw(self, sides: int, name: str) -> int:
        self.names.append(name)
        return super().draw(sides, name)


class Room:
    """Somebody with much in the play area before H1, whose answers can be taken back."""

    def __init__(self, key: bytes = b"room", who: str = "joe bob mandy", **more: Any) -> None:
        table: dict[str, Any] = {
            "museum": "H1 H2 A18 A19 A33 A47", "at": {0: "H1"}, "rules": RULES, "rolls": CHANCE,
            "has": {0: {"clues": 3, "common": ["C01", "C07", "C10"], "unique": ["U01"], "sanity": 2}},
        }  # fmt: skip
        scened: Play[ElderState] = scene(who, **{**table, **more})
        self.fate = Heard(key)
        self.t = Play(Live(scened.live.rules, self.fate, scened.live.save))
        self.start = self.t.live.count

    def names(self, *answers: tuple[int, str, tuple[str, ...]]) -> list[set[str]]:
        """From the beginning: give these answers (seat, question, picks); the names of what each of them drew."""
        if self.t.live.count > self.start:
            self.t.live.undo(self.start)
        heard: list[set[str]] = []
        for seat, msg, picks in answers:
            self.fate.names.clear()
            self.t.says(seat, *picks, msg=msg)
            heard.append(set(self.fate.names))
        return heard


ROLL = (0, "es-before-roll", ("roll",))
CLUE = (0, "es-after-roll", ("clue",))


def use(card: str) -> tuple[int, str, tuple[str, ...]]:
    return (0, "es-before-roll", (f"use:{card}:0",))


def again(*dice: str, seat: int = 0) -> tuple[int, str, tuple[str, ...]]:
    return (seat, "es-reroll", dice)


FEW = settings(max_examples=30)  # a table is laid for every example
dice_of_a_roll = st.sets(st.sampled_from(GREENS), min_size=1).map(lambda s: tuple(sorted(s)))
extra_dice = st.sets(st.sampled_from(["C01", "U01"])).map(lambda s: tuple(sorted(s)))


@FEW
@given(extra_dice, extra_dice, st.binary(max_size=4))
def test_a_roll_taken_back_and_rolled_with_other_dice_falls_otherwise_with_the_same_alike(
    one: tuple[str, ...], other: tuple[str, ...], key: bytes
) -> None:
    room = Room(key)
    first = room.names(*map(use, one), ROLL)[-1]
    second = room.names(*map(use, other), ROLL)[-1]
    assert len(first) == 6 + len(one)
    assert first == second if one == other else not first & second


@FEW
@given(dice_of_a_roll, dice_of_a_roll)
def test_a_reroll_taken_back_and_done_with_other_dice_falls_otherwise_with_the_same_alike(
    one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    room = Room()
    first = room.names(ROLL, CLUE, again(*one))[-1]
    second = room.names(ROLL, CLUE, again(*other))[-1]
    assert len(first) == len(one)
    assert first == second if one == other else not first & second


@FEW
@given(dice_of_a_roll)
def test_what_allows_a_reroll_is_part_of_the_deed(dice: tuple[str, ...]) -> None:
    room = Room()
    two = dice[:2]
    clue = room.names(ROLL, CLUE, again(*two))[-1]
    oil = room.names(ROLL, (0, "es-after-roll", ("use:C10:0",)), again(*two))[-1]
    mandy = room.names(ROLL, (2, "es-mandy", ("help",)), again(*two, seat=2))[-1]
    assert not clue & oil
    assert not clue & mandy
    assert not oil & mandy


@FEW
@given(dice_of_a_roll)
def test_the_roll_after_another_roll_is_another_one_though_its_dice_are_the_same(dice: tuple[str, ...]) -> None:
    room = Room()
    fail, discard = (0, "es-after-roll", ("fail",)), (0, "es-discard", ("discard:g1",))
    plain = room.names(ROLL, fail, discard, ROLL)[-1]
    # Taken back to the first roll: a clue is spent on it first. What the second roll showed is not to be seen again.
    changed = room.names(ROLL, CLUE, again(*dice), fail, discard, ROLL)[-1]
    assert len(plain) == len(changed) == 5
    assert not plain & changed
    assert room.names(ROLL, fail, discard, ROLL)[-1] == plain


def test_a_card_that_changes_nothing_about_the_dice_does_not_change_the_roll() -> None:
    room = Room()
    assert room.names(ROLL)[-1] == room.names(use("C07"), ROLL)[-1]


def test_joes_second_reroll_and_another_clue_are_two_deeds() -> None:
    room = Room()
    second = room.names(ROLL, CLUE, again("g1"), (0, "es-after-roll", ("second-reroll",)), again("g1"))[-1]
    clue = room.names(ROLL, CLUE, again("g1"), CLUE, again("g1"))[-1]
    assert not second & clue


def test_another_card_brings_another_monster() -> None:
    penalties = [{"monster": 1}]
    rules = rules_with(adventure("H1", ["L L L"], penalties=penalties), adventure("H2", ["P P P"], penalties=penalties))
    drawn: list[set[str]] = []
    for card in ("H1", "H2", "H1"):
        start = scene("bob", museum="H1 H2 A18 A19 A33 A47", phase="movement", rules=rules)
        fate = Heard(b"monsters")
        t = Play(Live(rules, fate, start.live.save)).says(0, f"go:{card}")
        fate.names.clear()
        t.says(0, "give-up")
        drawn.append({n for n in fate.names if "monster:" in n})
    assert len(drawn[0]) == 1
    assert drawn[0] == drawn[2]
    assert not drawn[0] & drawn[1]


@pytest.mark.parametrize("key", [b"%d" % i for i in range(5)])
def test_faces_seen_before_taking_back_are_not_the_faces_of_the_roll_with_one_die_more(key: bytes) -> None:
    room = Room(key)
    room.names(ROLL)
    before = room.t.told(events.Rolled).faces
    room.names(use("C01"), ROLL)
    assert room.t.told(events.Rolled).faces[:6] != before
    room.names(ROLL)
    assert room.t.told(events.Rolled).faces == before


def test_a_game_of_the_first_printing_keeps_its_names() -> None:
    room = Room(change=lambda s: setattr(s, "printing", FIRST))
    first = room.names(ROLL)[-1]
    assert first == {f"0/roll:0:H1:{die}#0" for die in GREENS}


FAIL = (0, "es-after-roll", ("fail",))


def discard(die: str) -> tuple[int, str, tuple[str, ...]]:
    return (0, "es-discard", (f"discard:{die}",))


def focus(die: str) -> tuple[int, str, tuple[str, ...]]:
    return (0, "es-before-roll", (f"focus:{die}",))


def solve(row: str) -> tuple[int, str, tuple[str, ...]]:
    return (0, "es-after-roll", (f"solve:{row}",))


def test_which_die_was_discarded_and_which_is_held_is_part_of_the_roll_though_the_same_dice_fall() -> None:
    room = Room()
    one = room.names(ROLL, FAIL, discard("g1"), focus("g2"), ROLL)[-1]
    other = room.names(ROLL, FAIL, discard("g2"), focus("g1"), ROLL)[-1]
    assert len(one) == len(other) == 4
    assert not one & other
    assert room.names(ROLL, FAIL, discard("g1"), focus("g2"), ROLL)[-1] == one


def test_which_task_the_missing_die_has_solved_is_part_of_the_roll() -> None:
    # Whatever falls: any one die solves the first row or the second, and both take the same one.
    easy = adventure("H1", ["P/L/T", "T/L/P", "L L L L L L L"])
    rules = rules_with(easy, adventure("H2", ["L"]))
    table: dict[str, Any] = {"museum": "H1 H2 A18 A19 A33 A47", "at": {0: "H1"}, "rules": rules, "rolls": CHANCE}
    start = scene("bob", **table)
    for key in (b"a", b"b", b"c", b"d", b"e", b"f"):
        drawn: list[set[str]] = []
        for row in ("t0", "t1", "t0"):
            fate = Heard(key)
            t = Play(Live(rules, fate, start.live.save)).says(0, "roll")
            t.says(0, f"solve:{row}")
            fate.names.clear()
            t.says(0, "roll")
            drawn.append(set(fate.names))
        assert drawn[0] == drawn[2]
        assert not drawn[0] & drawn[1]


def test_a_task_solved_without_dice_is_part_of_the_roll() -> None:
    # It costs Sanity or Stamina alone: no die lies otherwise afterwards.
    rules = rules_with(adventure("H1", ["!san1", "!sta1", "L L L L L L L"]), adventure("H2", ["L"]))
    room = Room(rules=rules, who="bob", has={})
    first = room.names(ROLL, solve("t0"), ROLL)[-1]
    assert not first & room.names(ROLL, solve("t1"), ROLL)[-1]
    assert first == room.names(ROLL, solve("t0"), ROLL)[-1]


def test_what_lies_beside_a_reroll_is_part_of_it() -> None:
    # A spell holds one die or another, then a clue throws the same third one.
    room = Room(who="bob", has={0: {"clues": 1, "spells": ["Z01"]}})
    cast = (0, "es-after-roll", ("use:Z01:0",))
    held = {die: room.names(ROLL, cast, (0, "es-secure", (die,)), CLUE, again("g3"))[-1] for die in ("g1", "g2")}
    assert not held["g1"] & held["g2"]
    assert not held["g1"] & room.names(ROLL, CLUE, again("g3"))[-1]


def test_what_a_die_was_turned_to_before_a_reroll_of_others_is_part_of_it() -> None:
    # The Book of Dzyan turns one to lore; without it the others must not show what they showed with it.
    room = Room(key=b"turned", who="bob", has={0: {"clues": 1, "unique": ["U08"]}})
    turn = (0, "es-after-roll", ("use:U08:0",))
    room.names(ROLL)
    die = next(d.id for d in room.t.state.dice.values() if d.fresh and d.face != "lore")
    others = [g for g in GREENS if g != die][:2]
    turned = room.names(ROLL, turn, (0, "es-turn-die", (die,)), CLUE, again(*others))[-1]
    assert not turned & room.names(ROLL, CLUE, again(*others))[-1]


def test_which_die_a_lock_took_and_which_was_discarded_is_part_of_the_roll() -> None:
    # The terror of A44 brings M19, which locks a die of the roll; another one is discarded.
    names: list[set[str]] = []
    for locked, discarded in (("g2", "g3"), ("g3", "g2"), ("g2", "g3")):
        t = scene("bob", museum="A44 A08 A18 A19 A33 A47", at={0: "A44"}, locks=[("A44", "y")], cup=["M19"],
                  rolls=["T 1 2 P P P", "1 1 P P"])  # fmt: skip
        t.says(0, "roll").says_if_asked(0, "fail", msg="es-after-roll").says(0, f"lock:{locked}").says(0, f"discard:{discarded}")
        fate = t.live.fate
        assert isinstance(fate, Dice)
        before = set(fate.seen)
        t.says(0, "roll")
        names.append(set(fate.seen) - before)
    assert len(names[0]) == 4
    assert names[0] == names[2]
    assert not names[0] & names[1]


def test_a_game_of_the_second_printing_keeps_its_names() -> None:
    room = Room(change=lambda s: setattr(s, "printing", SECOND))
    # The step and what went before in it stand in front.
    assert {n.partition("/")[2] for n in room.names(ROLL)[-1]} == {f"roll:0:H1:{'+'.join(GREENS)}:{die}#0" for die in GREENS}
    one = room.names(ROLL, FAIL, discard("g1"), focus("g2"), ROLL)[-1]
    assert one == room.names(ROLL, FAIL, discard("g2"), focus("g1"), ROLL)[-1]
