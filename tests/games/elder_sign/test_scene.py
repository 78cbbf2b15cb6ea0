"""The helper the other tests stand on: a scene that would prove nothing fails."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.kernel.live import RuleCrash
from tests.games.elder_sign.scene import BOX, CHANCE, QUIET, RULES, person, scene


def test_a_roll_for_which_no_faces_are_left_fails() -> None:
    with pytest.raises(RuleCrash, match="no face left"):
        scene("bob", at={0: "A04"}).says(0, "roll")
    with pytest.raises(RuleCrash, match="no face left"):
        scene("bob", at={0: "A04"}, rolls=["1 1 1 1 1"]).says(0, "roll")
    t = scene("bob", at={0: "A04"}, rolls=["1 1 1 1 1 1"]).says(0, "roll").says(0, "discard:g1")
    with pytest.raises(RuleCrash, match="no face left"):
        t.says(0, "roll")


def test_other_luck_that_runs_out_fails_too() -> None:
    with pytest.raises(RuleCrash, match="no luck left for monster"):
        scene("bob", mythos="Y14", phase="clock", clock=3, cup=["M01", "M02"], luck={"monster:": []}).default()


def test_real_luck_only_where_it_is_asked_for() -> None:
    t = scene("bob", at={0: "A04"}, rolls=CHANCE).says(0, "roll")
    assert len(t.told(events.Rolled).faces) == 6


@pytest.mark.parametrize(
    "scened",
    [
        {"museum": "A01 A01"},
        {"museum": "A01 A04", "extra": "A04"},
        {"museum": "A01", "has": {0: {"trophies": ["A01"]}}},
        {"has": {0: {"common": ["C01"]}, 1: {"common": ["C01"]}}},
        {"mythos": "Y09", "top": {"mythos": ["Y09"]}},
        {"museum": "A08", "monsters": {"A08": [("M01", 0)]}, "cup": ["M01"]},
        {"cup": ["M01", "M01"]},
        {"people": "bob bob"},
        {"devoured": ["bob"]},
    ],
    ids=str,
)
def test_a_card_in_two_places_fails(scened: dict[str, object]) -> None:
    with pytest.raises(AssertionError, match="in the scene"):
        scene(**{"people": "bob dexter", **scened})  # type: ignore[arg-type]


def test_the_ancient_one_of_a_scene_is_quiet_unless_another_is_named() -> None:
    assert QUIET.id not in BOX.cards.ancient_ones
    assert not RULES.cards.traits_of[QUIET.id]
    assert not QUIET.midnight
    for ancient, lost in ((QUIET.id, 0), ("ithaqua", 1)):
        t = scene("bob dexter", museum="A18", at={0: "A18"}, ancient=ancient)
        before = person(t).stamina
        t.says(0, "give-up")
        penalty = len([e for e in t.events(events.Lost) if e.kind == "stamina"]) - lost  # type: ignore[attr-defined]
        assert person(t).stamina == before - penalty - lost


def test_says_if_asked_answers_the_question_meant_and_no_other() -> None:
    t = scene("bob dexter", phase="movement")
    t.says_if_asked(0, "roll").asks(0, "es-move")
    t.says_if_asked(0, "stay", msg="es-entrance").asks(0, "es-move")
    t.says_if_asked(0, "stay").asks(0, "es-entrance")
    with pytest.raises(AssertionError, match="not offered"):
        t.says_if_asked(0, "stay", msg="es-entrance")
