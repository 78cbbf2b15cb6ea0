"""Movement of creatures (Bewegung von Kreaturen): AL-CMOVE, and what the hero learns of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import creatures
from games.alone.state import Lie
from games.alone.table import Alone
from games.kernel.ask import RuleBug
from tests.games.alone.scene import bench, hand, heard, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"
RING = """
c - c - c
| . . . |
c D c - c
"""


def walk(steps: int, upto: bool = False, **how: Any) -> Any:
    return lambda g: creatures.choose_walk(g, 1, "k1", steps, upto, **how)


@rule("AL-CMOVE-03")
def test_up_to_n_may_stop_at_any_point_and_stops_by_default() -> None:
    t = bench(walk(3, True), ROW, creatures="worm@1D1")
    t.offers(1, "stop", "to:1C1", "to:1E1")
    t.says(1, "to:1C1").says(1, "stop")
    assert t.value == 1
    assert where(t, "k1") == "1C1"
    absent = bench(walk(3, True), ROW, creatures="worm@1D1")
    absent.default()
    assert absent.value == 0
    assert where(absent, "k1") == "1D1"


@rule("AL-CMOVE-03")
def test_a_plain_number_is_walked_in_full() -> None:
    t = bench(walk(2), ROW, creatures="worm@1D1")
    t.offers_not(1, "stop").says(1, "to:1C1").offers_not(1, "stop").says(1, "to:1D1")
    assert t.value == 2
    assert where(t, "k1") == "1D1"


@rule("AL-CMOVE-03")
def test_or_as_many_steps_as_are_possible() -> None:
    shut = bench(walk(1), "c D c D c", hero="1A1", creatures="worm@1B1", blocked="1A1|1B1 1B1|1C1", lasting=[])
    assert set(shut.keys(1)) == {"door:east", "door:west"}
    walled = bench(walk(2, toward="1C1"), ROW, creatures="worm@1D1")
    assert walled.value == 1  # it has arrived


@rule("AL-CMOVE-04")
def test_each_step_goes_to_an_adjacent_sector_or_opens_a_blocked_door() -> None:
    t = bench(walk(1), RING, hero="1C1", creatures="worm@1A2", blocked="1A2|1B2")
    assert set(t.keys(1)) == {"to:1A1", "door:east"}
    with pytest.raises(RuleBug):
        list(creatures.walk(hand(t), "k1", ["1B2"]))


@rule("AL-CMOVE-05")
def test_several_creatures_may_share_a_sector_s30() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1D1"]), ROW, creatures="worm@1E1 spore@1D1 spore@1D1 worm@1D1")
    assert [c.at for c in t.state.creatures] == ["1D1"] * 4


@rule("AL-CMOVE-06", "AL-SHOCK-02")
def test_a_creature_may_enter_the_heros_sector_and_shocks_if_it_comes_out_of_a_hidden_one() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1A1"]), ROW, creatures="worm@1B1")
    assert where(t, "k1") == "1A1"
    assert [type(e).__name__ for e in heard(t)] == ["CreatureAppears", "Shock", "Lost"]
    assert t.state.composure == 10


@rule("AL-SHOCK-05")
def test_a_creature_that_was_revealed_when_it_entered_does_not_shock() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1A1"]), ROW, revealed="1B1", creatures="worm@1B1")
    assert heard(t) == [events.CreatureMoved("worm", "0:+0:+0")]
    assert t.state.composure == 12


@rule("AL-SHOCK-05")
def test_revealed_on_the_way_in_another_sector_it_no_longer_shocks_s28() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1B1", "1A1"]), ROW, revealed="1B1", creatures="worm@1C1")
    assert t.state.composure == 12


@rule("AL-SHOCK-02")
def test_from_a_revealed_sector_through_a_hidden_one_into_the_heros_it_shocks_s28() -> None:
    base = "c - c / | . | / c - c"
    t = bench(lambda g: creatures.walk(g, "k1", ["1B2", "1A2", "1A1"]), base, revealed="1B1", creatures="worm@1B1")
    assert t.state.composure == 10


@rule("AL-SHOCK-02")
def test_a_creature_that_was_left_out_of_its_sector_by_a_card_was_not_revealed() -> None:
    lie = Lie(card="x", sector="1B1", omitted="creature:k1")
    t = bench(lambda g: creatures.walk(g, "k1", ["1A1"]), ROW, revealed="1B1", creatures="worm@1B1", lies=[lie])
    assert [type(e).__name__ for e in heard(t)][:2] == ["CreatureAppears", "Shock"]
    assert t.state.lies == []
    goes = bench(lambda g: creatures.walk(g, "k1", ["1C1"]), ROW, revealed="1B1", creatures="worm@1B1", lies=[lie])
    assert heard(goes) == [events.Noise("east")]


# Toward and away


@rule("AL-CMOVE-08")
def test_toward_a_target_each_step_must_shorten_the_way_to_it() -> None:
    t = bench(walk(2, toward="1A1"), RING, hero="1C1", creatures="worm@1B2")
    # 1B2 to 1A1: west through the door 2 steps, east round 4 steps.
    assert where(t, "k1") == "1A1"
    assert t.value == 2


@rule("AL-CMOVE-08")
def test_opening_a_blocked_door_on_such_a_way_counts_as_a_step_toward() -> None:
    t = bench(walk(2, toward="1A1"), RING, hero="1C1", creatures="worm@1B2", blocked="1A2|1B2")
    # Now the way west costs 3 (the door, two steps), the way east 4.
    assert t.state.blocked == []
    assert where(t, "k1") == "1A2"
    dear = bench(walk(1, toward="1C1"), RING, hero="1C2", creatures="worm@1B2", blocked="1A2|1B2")
    assert where(dear, "k1") == "1C2"


@rule("AL-CMOVE-08")
def test_a_creature_on_its_target_is_not_moved() -> None:
    t = bench(walk(2, toward="1D1"), ROW, creatures="worm@1D1")
    assert t.value == 0
    assert heard(t) == []


@rule("AL-CMOVE-08")
def test_away_each_step_must_lengthen_the_way_and_a_door_never_does() -> None:
    t = bench(walk(3, away="1A1"), ROW, creatures="worm@1C1")
    assert where(t, "k1") == "1E1"
    assert t.value == 2
    cornered = bench(walk(1, away="1A1"), "c - c D c", creatures="worm@1B1", blocked="1B1|1C1")
    assert cornered.value == 0
    assert cornered.state.blocked == ["1B1|1C1"]


@rule("AL-CMOVE-08")
def test_whether_a_creature_can_be_moved_at_all() -> None:
    g = hand(bench(lambda g: None, "c - c D c", creatures="worm@1C1 spore@1B1", blocked="1B1|1C1"))
    worm, spore = g.state.creatures
    assert creatures.movable(g, worm)  # the door
    assert creatures.movable(g, worm, toward="1A1")
    assert not creatures.movable(g, worm, away="1A1")
    assert not creatures.movable(g, spore, away="1A1")


@rule("AL-CMOVE-07")
def test_a_creature_may_be_moved_out_of_the_heros_sector_and_away_from_the_hero_s30() -> None:
    t = bench(walk(1), ROW, revealed="1B1", creatures="worm@1A1")
    assert heard(t) == [events.CreatureMoved("worm", "0:+1:+0")]


# Who is asked, and what the hero may know of it


@rule("AL-CMOVE-01")
def test_only_evil_reads_the_question_and_the_hero_sees_no_more_than_that_evil_stirs() -> None:
    t = bench(walk(2, True), ROW, creatures="worm@1D1", evil=2)
    question = t.question(1)
    assert question.read_by(2)
    assert not question.read_by(0)
    assert not question.read_by(None)
    assert [w.msg for w in t.live.waiting(0)] == ["al-evil-stirs"]


def test_with_one_creature_and_one_way_the_hero_sees_the_same_pause_as_with_many() -> None:
    forced = bench(walk(1), "c - c - c", creatures="worm@1C1", hollow=True)
    free = bench(walk(1), "c - c - c", creatures="worm@1B1", revealed="", hollow=True)
    stuck = bench(walk(1, away="1A1"), "c - c - c", creatures="worm@1C1", hollow=True)
    assert forced.question().hollow
    assert stuck.question().hollow
    assert not free.question().hollow
    assert forced.live.waiting(0) == free.live.waiting(0) == stuck.live.waiting(0)


def test_which_creature_is_asked_by_id_and_defaults_to_the_nearest() -> None:
    t = bench(lambda g: creatures.choose_creature(g, 1, g.state.creatures), ROW, creatures="worm@1E1 spore@1C1")
    assert t.keys(1) == ("k1", "k2")
    t.default()
    assert t.value.id == "k2"
    optional = bench(lambda g: creatures.choose_creature(g, 1, g.state.creatures, optional=True), ROW, creatures="worm@1E1")
    optional.default()
    assert optional.value is None
    none = bench(lambda g: creatures.choose_creature(g, 1, []), ROW)
    assert none.value is None


def test_the_hero_who_moves_a_creature_is_asked_in_the_open_and_only_about_directions() -> None:
    def lure(g: Alone) -> Any:
        chosen = yield from creatures.choose_creature(g, 0, g.creatures_in("1C1"))
        yield from creatures.choose_walk(g, 0, chosen.id, 1, False, away="1C1")

    t = bench(lure, ROW, hero="1C1", creatures="spore*@1C1 spore@1C1")
    assert t.keys(0) == ("spore:2", "spore:1")
    t.says(0, "spore:1")
    assert t.keys(0) == ("to:east", "to:west")
    assert "1D1" not in repr([(o.key, o.args) for o in t.question(0).options])
    t.says(0, "to:west")
    assert where(t, "k2") == "1B1"


def test_a_creature_that_slips_away_unseen_names_no_direction() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1C1"], unseen=True), ROW, revealed="1B1", creatures="worm@1B1")
    assert heard(t) == [events.CreatureLeaves("worm", "0:+1:+0", "unseen")]


def test_a_creature_that_dies_takes_what_cards_did_to_it_along() -> None:
    from games.alone.state import Lasting

    t = bench(
        lambda g: creatures.remove(g, g.creature("k1")),
        ROW,
        revealed="1B1",
        creatures="worm@1B1 spore@1B1",
        lasting=[Lasting(what="creature_dice", n=1, on="k1"), Lasting(what="creature_dice", n=1, on="k2")],
        lies=[Lie(card="x", sector="1B1", omitted="creature:k1")],
    )
    assert [c.id for c in t.state.creatures] == ["k2"]
    assert [e.on for e in t.state.lasting] == ["k2"]
    assert t.state.lies == []
