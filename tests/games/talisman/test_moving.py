"""Movement: TM-MOVE, S-43 … S-47, S-60, S-67, S-80, S-131."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Character, Lasting, Task, Toad
from tests.games.talisman.given import CARDS, land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    """Somebody who is far away and asked for a way when their turn comes."""
    return someone("dwarf", "O13")


# The outer and middle region


@rule("TM-MOVE-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_move_is_exactly_as_long_as_the_die_says_in_both_outer_regions(die: int) -> None:
    outer = play(land(someone("thief", "O13"), someone("dwarf", "O1")), move=[die])
    assert set(outer.keys(0, "tm-go")) == {f"go:O{13 + die}:cw", f"go:O{13 - die}:ccw"}
    middle = play(land(someone("thief", "M11"), _dwarf()), move=[die])
    assert set(middle.keys(0, "tm-go")) - {"go:portal:cw"} == {f"go:M{(10 + die) % 16 + 1}:cw", f"go:M{11 - die}:ccw"}


@rule("TM-MOVE-01")
def test_the_rings_close() -> None:
    t = play(land(someone("thief", "O23"), _dwarf()), move=[3])
    t.offers(0, "go:O2:cw").says(0, "go:O2:cw")
    assert t.ever_told(events.Walks, seat=0).path == ("O23", "O24", "O1", "O2")


@rule("TM-MOVE-02")
def test_the_way_round_is_chosen_after_the_die_was_seen() -> None:
    t = play(land(someone("thief", "O13"), someone("dwarf", "O1")), move=[4])
    t.ever_told(events.MoveRolled, seat=0, dice=(4,))
    t.asks(0, "tm-go").never_told(events.Walks)
    t.says(0, "go:O9:ccw")
    assert t.ever_told(events.Walks, seat=0).path == ("O13", "O12", "O11", "O10", "O9")


@rule("TM-MOVE-03")
def test_nobody_turns_round_within_a_move() -> None:
    t = play(land(someone("thief", "M9"), _dwarf()), move=[5])
    for key in t.keys(0, "tm-go"):
        way = next(o.value for o in t.question(0, "tm-go").options if o.key == key)
        assert len(set(way.path)) == len(way.path), "no space twice"


@rule("TM-MOVE-03", "S-67")
def test_no_move_goes_over_the_bridge_and_back() -> None:
    t = play(land(someone("thief", "M4"), _dwarf()), move=[6])
    for o in t.question(0, "tm-go").options:
        assert o.value.path.count("M4") == 1
    over = play(land(someone("thief", "O5", strength=9), _dwarf()), move=[6], fight=[6], foe=[1])
    over.says(0, "go:sentinel:cw").asks(0, "tm-go")
    assert {k for k in over.keys(0, "tm-go") if "O" in k} == set()


@rule("TM-MOVE-04")
def test_an_ability_may_take_the_place_of_the_die() -> None:
    t = play(land(someone("elf", "O11"), _dwarf(), deck=["bag-of-gold"]), move=[2])
    assert set(t.keys(0, "tm-turn")) == {"roll", "woods:O4", "woods:O17"}
    t.says(0, "woods:O17").never_told(events.MoveRolled)
    t.told(events.CardDrawn, space="O17")


@rule("TM-MOVE-04")
def test_a_promised_move_takes_the_place_of_the_die_once_and_need_not_be_made() -> None:
    t = play(land(someone("thief", "O19", granted="temple"), _dwarf()), move=[1])
    t.asks(0, "tm-turn").offers(0, "promised:M13", "roll").says(0, "promised:M13").never_told(events.MoveRolled)
    assert t.who(0).space == "M13"
    assert t.who(0).granted == ""
    rolled = play(land(someone("thief", "O19", granted="temple"), _dwarf()), move=[1])
    rolled.says(0, "roll").says(0, "go:O20:cw")
    assert rolled.who(0).granted == "", "the boat has left"


@rule("TM-MOVE-05")
def test_nobody_may_stand_still() -> None:
    t = play(land(someone("thief", "O13"), someone("dwarf", "O1"), deck=["bag-of-gold"]), move=[2])
    assert len(t.question(0, "tm-go").options) == 2
    assert all(o.value.end != "O13" for o in t.question(0, "tm-go").options)
    t.default()
    assert t.who(0).space != "O13"


@rule("TM-MOVE-05")
def test_only_what_says_so_keeps_somebody_where_they_are() -> None:
    """The Troll's card does, on a six and wounded."""
    t = play(land(someone("troll", "O13", lives=3), someone("dwarf", "O1")), move=[6])
    t.asks(0, "tm-rest").says(0, "rest")
    assert (t.who(0).space, t.who(0).lives) == ("O13", 4)
    walks = play(land(someone("troll", "O13", lives=3), someone("dwarf", "O1")), move=[5])
    walks.asks_not(0, "tm-rest").asks(0, "tm-go")


@rule("TM-MOVE-01")
def test_a_barrier_leaves_the_other_way_and_two_of_them_end_the_move_in_front() -> None:
    state = land(someone("thief", "O13"), someone("dwarf", "O1"))
    state.lasting = [Lasting(what="barrier", on="O15", until="places", left=1, by=1)]
    one = play(state, move=[4])
    assert one.who(0).space == "O9", "the only way left is not asked about"
    state = land(someone("thief", "O13"), someone("dwarf", "O1"), deck=["bag-of-gold"])
    state.lasting = [Lasting(what="barrier", on=s, until="places", left=1, by=1) for s in ("O15", "O10")]
    two = play(state, move=[4])
    assert set(two.keys(0, "tm-go")) == {"go:O14:cw", "go:O11:ccw"}


@rule("TM-MOVE-04", "TM-FLOW-03", "S-131")
def test_a_promise_is_not_for_toads() -> None:
    t = play(land(someone("thief", "O19", gold=0, granted="temple", toad=Toad()), _dwarf()))
    t.asks_not(0, "tm-turn")
    assert set(t.keys(0, "tm-go")) == {"go:O20:cw", "go:O18:ccw"}
    t.says(0, "go:O20:cw")
    assert t.who(0).granted == ""


@rule("TM-FLOW-03", "S-131")
def test_a_toad_that_the_temple_lets_go_hops_one_space_and_others_go_as_far_as_they_rolled() -> None:
    toad = play(land(someone("thief", "M13", gold=0, enslaved=True, toad=Toad()), _dwarf()), enslaved=[5])
    toad.ever_told(events.Freed, seat=0)
    assert set(toad.keys(0, "tm-go")) == {"go:M14:cw", "go:M12:ccw"}
    freed = play(land(someone("thief", "M13", enslaved=True), _dwarf()), enslaved=[5])
    freed.offers(0, "go:M2:cw", "go:M8:ccw")
    held = play(land(someone("thief", "M13", enslaved=True), _dwarf()), enslaved=[3])
    assert held.who(0).space == "M13"
    assert held.state.active == 1


# The inner region


@rule("TM-MOVE-06")
def test_inside_it_is_one_space_per_turn_without_a_die() -> None:
    t = play(land(someone("thief", "I1", craft=18), someone("dwarf", "O6")), depths=[1, 1, 1], move=[1, 1])
    t.says(0, "on:I2").says(0, "face").never_told(events.MoveRolled, seat=0)
    assert t.who(0).space == "I2"
    t.says(1, "go:O7:cw").asks(0, "tm-inner").says(0, "on:I3")
    assert t.who(0).space == "I3"
    t.never_told(events.MoveRolled, seat=0)


@rule("TM-MOVE-06", "S-80")
def test_standing_still_is_no_choice_inside_unless_the_table_has_wished_it() -> None:
    t = play(land(someone("thief", "I1"), _dwarf()))
    assert set(t.keys(0, "tm-inner")) == {"on:I2", "on:I8", "back:M1"}
    waits = play(land(someone("thief", "I1"), _dwarf(), inner_wait=True))
    waits.offers(0, "wait").says(0, "wait")
    assert waits.who(0).space == "I1"
    assert waits.state.active == 1
    bound = play(land(someone("thief", "I4", task=Task(kind="pitfiends", n=2), done=False), _dwarf(), inner_wait=True))
    bound.offers_not(0, "wait")


@rule("TM-MOVE-07")
def test_nobody_moves_on_before_the_instruction_is_carried_out() -> None:
    t = play(land(someone("thief", "I6", done=False, objects=["talisman"]), _dwarf()))
    assert set(t.keys(0, "tm-inner")) == {"task", "back:I7"}
    bound = play(land(someone("thief", "I4", task=Task(kind="pitfiends", n=1), done=False, objects=["talisman"]), _dwarf()))
    assert set(bound.keys(0, "tm-inner")) == {"task", "back:I3"}
    free = play(land(someone("thief", "I6", objects=["talisman"]), _dwarf()))
    assert set(free.keys(0, "tm-inner")) == {"on:I5", "back:I7"}


@rule("TM-MOVE-08", "TM-INNER-03", "S-45")
def test_turning_back_is_always_possible_and_drops_an_open_task() -> None:
    t = play(land(someone("thief", "I4", task=Task(kind="pitfiends", n=3), done=False), someone("dwarf", "O6")), move=[1, 1])
    t.says(0, "back:I3").told(events.Retreats, seat=0)
    assert t.who(0).task is None
    t.asks(0, "tm-face").says(0, "leave").never_told(events.VampireBites)
    assert t.who(0).space == "I3"
    assert t.who(0).lives == 4
    t.says(1, "go:O7:cw").says(0, "back:I2").says(0, "leave")
    assert t.who(0).space == "I2"


@rule("TM-MOVE-08", "S-43")
def test_on_a_retreat_the_instruction_may_be_carried_out_all_the_same_which_ends_the_retreat() -> None:
    t = play(land(someone("thief", "I4", retreating=True, done=False), _dwarf()), vampire=[1])
    t.says(0, "back:I3").says(0, "face")
    t.told(events.RetreatBrokenOff, seat=0)
    assert not t.who(0).retreating
    assert t.who(0).lives == 3


@rule("TM-MOVE-08")
def test_left_undone_is_what_an_absent_player_does_on_a_retreat_and_carried_out_on_the_way_in() -> None:
    back = play(land(someone("thief", "I4", retreating=True, done=False), _dwarf()), vampire=[1])
    back.says(0, "back:I3").default()
    back.never_told(events.VampireBites)
    on = play(land(someone("thief", "I2"), _dwarf()), vampire=[1])
    on.says(0, "on:I3").default()
    on.told(events.VampireBites, seat=0)


@rule("TM-MOVE-08", "S-44")
def test_a_retreat_broken_off_leaves_the_space_stood_on_to_be_dealt_with_first() -> None:
    t = play(land(someone("thief", "I3", retreating=True, done=False), someone("dwarf", "O6")), vampire=[1], move=[1])
    assert set(t.keys(0, "tm-inner")) == {"task", "back:I2"}
    t.says(0, "task")
    t.told(events.RetreatBrokenOff, seat=0)
    t.told(events.VampireBites, seat=0)
    assert t.who(0).space == "I3"
    assert not t.who(0).retreating
    t.says(1, "go:O7:cw").offers(0, "on:I4")


@rule("TM-MOVE-09")
def test_the_crown_is_reached_from_the_valley_of_fire_alone() -> None:
    for space in CARDS.spaces.values():
        if space.region != "inner":
            continue
        t = play(land(someone("thief", space.id, objects=["talisman"]), _dwarf()))
        assert ("on:C" in t.keys(0, "tm-inner")) == (space.id == "I5")


@rule("TM-MOVE-10", "S-46")
@pytest.mark.parametrize("before", ["I4", "I6"])
def test_only_a_talisman_opens_the_valley_of_fire(before: str) -> None:
    with_it = play(land(someone("thief", before, objects=["talisman"]), _dwarf()))
    with_it.offers(0, "on:I5")
    without = play(land(someone("thief", before, objects=["sword"]), _dwarf()))
    assert all(key.startswith("back:") for key in without.keys(0, "tm-inner"))


@rule("TM-MOVE-10", "S-46")
def test_who_stands_in_the_valley_needs_the_talisman_no_more() -> None:
    t = play(land(someone("thief", "I5"), _dwarf()), command=[1])
    assert set(t.keys(0, "tm-inner")) == {"on:C", "back:I4", "back:I6"}
    t.says(0, "on:C")
    assert t.who(0).space == "C"
    assert t.state.crown_reached


@rule("TM-MOVE-10", "S-60")
def test_a_toad_has_no_talisman_and_turns_back() -> None:
    t = play(land(someone("thief", "I6", gold=0, toad=Toad()), _dwarf()))
    assert set(t.keys(0, "tm-inner")) == {"back:I7"}


@rule("TM-MOVE-11", "S-47")
def test_who_has_reached_the_crown_moves_no_more() -> None:
    t = play(land(someone("thief", "C"), someone("dwarf", "O6"), crown_reached=True), command=[1, 2], move=[1, 1])
    for _ in range(2):
        assert t.who(0).space == "C"
        t.never_told(events.Walks, seat=0).asks_not(0, "tm-inner")
        t.default().until(1, "tm-go")


@rule("TM-MOVE-12")
def test_the_retreat_may_be_declared_on_arrival_before_the_instruction() -> None:
    t = play(land(someone("thief", "I2"), _dwarf()), vampire=[6])
    t.says(0, "on:I3").asks(0, "tm-face").says(0, "leave")
    t.told(events.Retreats, seat=0)
    t.never_told(events.VampireBites)
    assert (t.who(0).lives, t.who(0).done, t.state.active) == (4, False, 1)


@rule("TM-MOVE-12")
def test_the_retreat_may_be_declared_between_two_pitfiends() -> None:
    t = play(land(someone("thief", "I3", strength=9), _dwarf()), pitfiends=[3], fight=[6], foe=[1])
    t.says(0, "on:I4").says(0, "face").asks(0, "tm-pits").says(0, "retreat")
    t.told(events.Retreats, seat=0)
    assert t.who(0).task is None
    assert not t.who(0).done
    assert t.state.active == 1


@rule("TM-MOVE-12")
@pytest.mark.parametrize(
    ("space", "back"),
    [("I4", {"I3"}), ("I3", {"I2"}), ("I2", {"I1"}), ("I6", {"I7"}), ("I7", {"I8"}), ("I8", {"I1"}), ("I5", {"I4", "I6"})],
)
def test_the_way_back_is_the_own_arm_and_from_the_valley_either(space: str, back: set[str]) -> None:
    t = play(land(someone("thief", space, retreating=True), _dwarf()))
    assert {key[5:] for key in t.keys(0, "tm-inner") if key.startswith("back:")} == back
