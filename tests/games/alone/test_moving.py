"""Move: AL-MOVE, S-19, S-20, S-82; doors, opportunity attacks and shocks on the way are proven in their own files."""

from __future__ import annotations

import pytest

from games.alone import events
from games.kernel.live import Refused
from tests.games.alone.hero_table import charges, table
from tests.games.alone.scene import shown

rule = pytest.mark.rule


@rule("AL-MOVE-01", "AL-MOVE-08")
def test_a_move_goes_one_sector_then_one_door_may_be_blocked_then_it_ends() -> None:
    t = table("c - c D c / . . D . . / . . c . .", hero="1A1")
    t.says(0, "move:east").asks(0, "al-block")
    assert t.state.hero_at == "1B1"
    t.offers(0, "block:east", "block:south", "no").says(0, "block:east").asks(0, "al-turn")  # not a second one
    assert t.state.blocked == ["1B1|1C1"]


@rule("AL-MOVE-01")
def test_blocking_is_optional() -> None:
    t = table("c - c D c", hero="1A1")
    t.says(0, "move:east").says(0, "no").asks(0, "al-turn")
    assert t.state.blocked == []


@rule("AL-MOVE-02")
def test_directions_are_the_four_and_the_stairs_where_they_lead_somewhere() -> None:
    t = table("c - S - c / . . | . . / . . c . .", "S", hero="1B1")
    moves = {k for k in t.keys(0) if k.startswith("move:")}
    assert moves == {"move:west", "move:east", "move:south", "move:stairs"}
    t.says(0, "move:stairs").told(events.Announced, action="move", way="stairs")
    assert t.state.hero_at == "2A1"
    t.refused(Refused, 0, "move:north")


@rule("AL-MOVE-03", "AL-MOVE-04")
def test_a_hidden_sector_is_revealed_with_everything_in_it() -> None:
    t = table("c - B D c", hero="1A1", creatures="cultist*@1B1 spore@1B1", danger="1B1", lit="1B1", conditions={"1B1": "gas"})
    t.says(0, "move:east")
    assert t.told(events.Revealed) == events.Revealed(
        place="0:+1:+0",
        creatures=("spore", "cultist*"),
        danger=True,
        lit=True,
        box=True,
        conditions=("gas",),
        exits=("east:door", "west:open"),
    )
    assert shown(t) == ["1A1", "1B1"]


@rule("AL-MOVE-03")
def test_a_revealed_sector_is_simply_entered() -> None:
    t = table(revealed="1D1")
    t.says(0, "move:east").not_told(events.Revealed)
    t.told(events.HeroMoved, way="east", place="0:+1:+0")


@rule("AL-MOVE-05")
def test_a_step_is_leave_enter_reveal_shock_and_then_the_door() -> None:
    t = table("c - c D c", hero="1A1", creatures="spore@1A1 worm@1B1", dice="H")
    t.says(0, "move:east")
    order = t.order(events.Rolled, events.Lost, events.Revealed, events.HeroMoved, events.Shock)
    assert order == ["Rolled", "Lost", "Revealed", "HeroMoved", "Shock", "Lost"]
    t.asks(0, "al-block")


@rule("AL-MOVE-05")
def test_a_hero_beaten_on_leaving_sees_nothing_of_the_next_sector_s19() -> None:
    t = table(hero="1A1", creatures="spore@1A1", life=1, composure=0, dice="H")
    t.says(0, "move:east").never_told(events.Revealed)
    assert t.over
    assert (t.state.hero_at, t.state.result) == ("1A1", "broken")


@rule("AL-MOVE-06")
def test_two_steps_give_two_chances_to_block() -> None:
    t = table("c - c D c D c", hero="1A1", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").asks(0, "al-block").says(0, "no")
    t.says(0, "move:east").asks(0, "al-block").offers(0, "block:west", "block:east").says(0, "block:west")
    t.asks(0, "al-turn")
    assert t.state.blocked == ["1B1|1C1"]


@rule("AL-MOVE-07")
def test_no_door_can_be_blocked_before_the_first_step() -> None:
    t = table("c D c - c", hero="1A1")
    t.offers_not(0, "block:east").says(0, "move:east").asks(0, "al-block")
    assert t.state.hero_at == "1B1"


@rule("AL-MOVE-09")
def test_creatures_stop_nobody_from_leaving_or_passing_through() -> None:
    t = table(hero="1A1", creatures="worm@1A1 cultist@1B1", revealed="1B1", items="jetpack", dice="M M")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "move:east")
    assert t.state.hero_at == "1C1"
    rolls = [e for e in t.events(events.Rolled) if isinstance(e, events.Rolled) and e.by == "opportunity"]
    assert len(rolls) == 2, "once for each sector left"


@rule("AL-MOVE-10")
def test_further_directions_are_chosen_step_by_step_and_the_hero_may_stop() -> None:
    t = table("c - c - c / . . | . . / . . c . .", hero="1A1", items="jetpack", revealed="")
    t.says(0, "item:jetpack").offers(0, "way:east").says(0, "way:east")
    t.asks(0, "al-move-on").offers(0, "move:east", "move:south", "move:west", "stop")
    assert t.ever_told(events.Announced, action="move").way == "east"
    t.says(0, "move:south")
    assert t.state.hero_at == "1B2"
    t = table(hero="1A1", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "stop").asks(0, "al-turn")
    assert (t.state.hero_at, charges(t)) == ("1B1", {"jetpack": 2})


@rule("AL-MOVE-10")
def test_a_way_that_turns_out_to_be_walled_ends_the_move_s82() -> None:
    # East of 1B1 is a wall; the hero could not know. The next direction is another one, or none.
    t = table("c - c . c / . . | . . / . . c - c", hero="1A1", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").offers(0, "move:south", "move:west", "stop").offers_not(0, "move:east")
    # A dead end behind a door that the hero blocks: no way on, nothing is asked.
    t = table("c D c", hero="1A1", items="jetpack")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "block:west").asks(0, "al-turn")
    assert t.state.hero_at == "1B1"


@rule("AL-MOVE-06", "AL-MOVE-07")
def test_x01_jetpack_and_doors() -> None:
    # The control room (north west), the corridor below it, the infirmary east of the corridor with doors north and west.
    t = table("R . R / D . D / c D R", rooms="a b d", hero="1B2", items="jetpack:3")
    t.says(0, "item:jetpack").says(0, "way:west")
    assert charges(t) == {"jetpack": 2}
    # After step 1 the infirmary's west door (the edge of the corridor now occupied) and the control room's south door can be
    # blocked; the infirmary's north door is out of reach for the whole action.
    t.asks(0, "al-block").offers(0, "block:east", "block:north").offers_not(0, "block:south", "block:west")
    t.says(0, "block:east").says(0, "move:north")
    assert t.state.hero_at == "1A1"
    t.asks(0, "al-block").offers(0, "block:south")
    assert set(t.keys(0)) == {"block:south", "no"}
    t.says(0, "block:south").asks(0, "al-turn")
    assert sorted(t.state.blocked) == ["1A1|1A2", "1A2|1B2"]
