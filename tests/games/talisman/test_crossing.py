"""Sentinel, raft and Portal: TM-BRIDGE, TM-RAFT, TM-PORTAL, S-14, S-18, S-28, S-58, S-61, S-67 … S-69, S-95, S-97."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.arming import Armed
from games.talisman import events
from games.talisman.state import WOOD, Character, Lasting, Toad
from tests.games.talisman.given import CARDS, Playing, land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    return someone("dwarf", "O13")


# The bridge


@rule("TM-BRIDGE-01")
def test_the_bridge_joins_the_sentinel_and_the_hills() -> None:
    inward = play(land(someone("thief", "O5", strength=9), _dwarf(), deck=["bag-of-gold"]), move=[1], fight=[6], foe=[1])
    inward.says(0, "go:sentinel:cw").told(events.BridgeCrossed, seat=0, space="M4")
    assert inward.who(0).space == "M4"
    outward = play(land(someone("thief", "M4"), _dwarf(), deck=["bag-of-gold"]), move=[1])
    outward.offers(0, "go:O5:cw").says(0, "go:O5:cw")
    assert outward.ever_told(events.Walks, seat=0).path == ("M4", "O5")


@rule("TM-BRIDGE-02")
@pytest.mark.parametrize(("start", "passage"), [("O3", "go:sentinel:cw"), ("O7", "go:sentinel:ccw")])
def test_crossing_inward_needs_a_step_left_on_the_near_end(start: str, passage: str) -> None:
    exactly = play(land(someone("thief", start), _dwarf()), move=[2])
    exactly.offers_not(0, passage)
    enough = play(land(someone("thief", start), _dwarf()), move=[3])
    enough.offers(0, passage)


@rule("TM-BRIDGE-02", "S-67")
def test_crossing_outward_costs_a_step_and_goes_on_either_way() -> None:
    exactly = play(land(someone("thief", "M2"), _dwarf()), move=[2])
    assert not [key for key in exactly.keys(0, "tm-go") if key.startswith("go:O")]
    three = play(land(someone("thief", "M2"), _dwarf()), move=[3])
    assert {key for key in three.keys(0, "tm-go") if key.startswith("go:O")} == {"go:O5:cw"}
    five = play(land(someone("thief", "M2"), _dwarf()), move=[5])
    assert {key for key in five.keys(0, "tm-go") if key.startswith("go:O")} == {"go:O7:cw", "go:O3:ccw"}


@rule("TM-BRIDGE-03")
def test_the_sentinel_attacks_whoever_wants_to_enter_the_middle_region() -> None:
    t = _at_the_bridge(fight=[3], foe=[6])
    t.told(events.BridgeTried, seat=0)
    assert t.told(events.FightBegins).beings == ("sentinel",)
    assert t.told(events.FightBegins).against == 9
    assert t.who(0).space == "O5"


def _at_the_bridge(character: str = "thief", left: int = 1, more: dict[str, Any] | None = None, **dice: list[int]) -> Playing:
    """Two steps from the bridge with a die that leaves so many behind it, and the will to cross."""
    plain: dict[str, Any] = {"strength": 8} | (more or {})
    t = play(land(someone(character, "O3", **plain), _dwarf(), deck=["bag-of-gold"]), move=[3 + left], **dice)
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:sentinel:cw")
    return t


@rule("TM-BRIDGE-04", "S-67")
def test_beaten_the_rest_of_the_move_goes_on_beyond_in_either_direction() -> None:
    t = _at_the_bridge(left=2, fight=[6], foe=[1])
    t.told(events.BridgeCrossed)
    assert set(t.keys(0, "tm-go")) == {"go:M6:cw", "go:M2:ccw"}
    t.says(0, "go:M2:ccw")
    assert t.who(0).space == "M2"


@rule("TM-BRIDGE-04", "TM-BRIDGE-03", "S-69")
def test_evaded_he_lets_pass_just_the_same() -> None:
    t = _at_the_bridge(more={"objects": ["cloak-of-shadows"]}, evade=[4])
    t.asks(0, "tm-foes").says(0, "evade:cloak-of-shadows")
    t.never_told(events.FightRolled)
    t.told(events.BridgeCrossed, seat=0)
    t.offers(0, "go:M5:cw", "go:M3:ccw")


@rule("S-69")
def test_an_immobile_sentinel_lets_pass() -> None:
    state = land(someone("thief", "O3", spells=["immobility"]), _dwarf())
    state.players[0].armed = [Armed(card="immobility", when="fight", at="me")]
    t = play(state, move=[4])
    t.says(0, "roll", msg="tm-turn").says(0, "go:sentinel:cw").says_if_asked(0, "fight", msg="tm-foes")
    t.ever_told(events.BeingHeld, being="sentinel")
    t.never_told(events.FightRolled).asks(0, "tm-go")
    assert t.who(0).space == "M4"


@rule("TM-BRIDGE-05", "TM-BRIDGE-09", "S-14")
def test_beaten_by_him_a_life_is_lost_and_move_and_turn_end_there_without_a_card() -> None:
    t = _at_the_bridge(fight=[1], foe=[6])
    assert (t.who(0).lives, t.who(0).space, t.state.active) == (3, "O5", 1)
    t.never_told(events.CardDrawn).never_told(events.SpaceMet)


@rule("TM-BRIDGE-05")
def test_armour_protects_from_the_sentinel_but_the_move_ends_all_the_same() -> None:
    t = _at_the_bridge(more={"objects": ["armour"]}, fight=[1], foe=[6], save=[4])
    t.told(events.LifeSaved, card="armour")
    assert (t.who(0).lives, t.who(0).space, t.state.active) == (4, "O5", 1)


@rule("TM-BRIDGE-06", "TM-BRIDGE-09", "S-14")
def test_a_draw_costs_no_life_but_the_move_ends_as_well() -> None:
    t = _at_the_bridge(fight=[6], foe=[5])
    t.told(events.FightDrawn)
    assert (t.who(0).lives, t.who(0).space, t.state.active) == (4, "O5", 1)
    t.never_told(events.CardDrawn)


@rule("TM-BRIDGE-07")
def test_nobody_is_attacked_on_the_way_out() -> None:
    t = play(land(someone("thief", "M4"), _dwarf(), deck=["bag-of-gold"]), move=[3])
    t.says(0, "go:O7:cw").never_told(events.BridgeTried).never_told(events.FightBegins)
    assert t.who(0).space == "O7"


@rule("TM-BRIDGE-08", "S-68")
def test_who_merely_ends_there_is_left_alone_until_he_tries_to_cross_later() -> None:
    t = play(land(someone("thief", "O3"), someone("dwarf", "O6"), deck=["bag-of-gold"]), move=[2, 1, 2], fight=[1], foe=[6])
    t.says(0, "go:O5:cw").says(0, "take:bag-of-gold").never_told(events.FightBegins)
    t.says(1, "go:O7:cw")
    t.offers(0, "go:sentinel:cw", "go:O7:cw", "go:O3:ccw")
    t.says(0, "go:sentinel:cw").told(events.FightLost, seat=0)


@rule("TM-BRIDGE-10", "S-95")
def test_the_sentinel_is_no_trophy_and_stands_there_again_for_the_next() -> None:
    t = play(
        land(someone("thief", "O3", strength=9, quest="enemy"), someone("rogue", "O3", strength=9)),
        move=[3, 3],
        fight=[6, 1],
        foe=[1, 6],
    )
    t.says(0, "go:sentinel:cw")
    assert t.who(0).trophies == []
    assert t.who(0).quest == "enemy"
    t.until(1, "tm-go").says(1, "go:sentinel:cw").told(events.FightLost, seat=1)


# The raft


@rule("TM-RAFT-01")
def test_the_river_is_crossed_by_raft_or_where_an_encounter_says_so() -> None:
    raft = play(land(someone("thief", "O17", raft="raft.s1"), _dwarf()))
    raft.says(0, "cross:M12").told(events.RiverCrossed, seat=0, space="M12")
    ferry = play(land(someone("thief", "O17", granted="ferry"), _dwarf()))
    ferry.says(0, "cross:M12").told(events.RiverCrossed, seat=0, space="M12")
    nothing = play(land(someone("thief", "O17"), _dwarf()), move=[1])
    nothing.asks(0, "tm-go")
    assert not [key for key in nothing.keys(0, "tm-go") if "M" in key]


@rule("TM-RAFT-02", "TM-RAFT-03")
@pytest.mark.parametrize(
    ("space", "owns", "builds"),
    [("O17", "axe", True), ("O23", "axe", True), ("M14", "axe", True), ("O17", "sword", False), ("O18", "axe", False)],
)
def test_a_raft_is_built_on_forest_or_woods_with_an_axe(space: str, owns: str, builds: bool) -> None:
    t = play(land(someone("thief", space, objects=[owns]), _dwarf()), move=[1])
    assert any("build" in a.keys for a in t.live.asks) == builds


@rule("TM-RAFT-03", "TM-MOVE-05")
def test_building_takes_the_whole_turn() -> None:
    t = play(land(someone("thief", "O17", objects=["axe"]), someone("dwarf", "O6"), deck=["bag-of-gold"]), move=[1])
    t.says(0, "build").told(events.RaftBuilt, seat=0)
    t.never_told(events.MoveRolled, seat=0).never_told(events.CardDrawn)
    assert (t.who(0).space, t.who(0).raft, t.state.active) == ("O17", "raft.s1", 1)


@rule("TM-RAFT-03")
def test_without_a_card_in_the_stack_it_is_made_of_wood_all_the_same() -> None:
    state = land(someone("thief", "O17", objects=["axe"]), _dwarf(), removed=["raft.s1", "raft.s2", "raft.s3"])
    t = play(state)
    t.says(0, "build")
    assert t.who(0).raft == WOOD


@rule("TM-RAFT-03", "S-61")
def test_a_toad_builds_nothing() -> None:
    t = play(land(someone("ranger", "O17", gold=0, toad=Toad()), _dwarf()))
    t.asks(0, "tm-go").asks_not(0, "tm-turn")


@rule("TM-RAFT-04")
def test_the_builder_crosses_in_the_next_turn() -> None:
    t = play(land(someone("thief", "O17", objects=["axe"]), someone("dwarf", "O6")), move=[1])
    t.says(0, "build").says(1, "go:O7:cw")
    t.asks(0, "tm-turn").offers(0, "cross:M12").says(0, "cross:M12")
    assert t.who(0).space == "M12"


@rule("TM-RAFT-05")
def test_a_raft_from_an_encounter_carries_in_the_next_turn() -> None:
    t = play(land(someone("thief", "O16"), someone("dwarf", "O6"), deck=["raft"]), move=[1, 1])
    t.says(0, "go:O17:cw").says(0, "take:raft")
    assert (t.who(0).raft, t.who(0).space) == ("raft", "O17")
    t.says(1, "go:O7:cw").offers(0, "cross:M12")


@rule("TM-RAFT-05")
def test_a_bought_raft_is_one_of_them() -> None:
    t = play(land(someone("thief", "O16", gold=3), someone("dwarf", "O6"), lying={"O17": ["market"]}), move=[1, 1])
    t.says(0, "go:O17:cw").says(0, "visit:market").says(0, "buy:raft")
    assert t.who(0).raft == "raft.s1"
    assert t.who(0).objects == []
    t.says(1, "go:O7:cw").offers(0, "cross:M12")


@rule("TM-RAFT-06")
@pytest.mark.parametrize(
    ("space", "banks"),
    [("M1", {"O1", "O2", "O24"}), ("O1", {"M1"}), ("O17", {"M12"}), ("M12", {"O17"}), ("M5", {"O6", "O7", "O8"})],
)
def test_the_raft_lands_on_a_space_opposite_from_either_bank(space: str, banks: set[str]) -> None:
    t = play(land(someone("thief", space, raft="raft.s1"), _dwarf()), move=[1])
    assert {key[6:] for key in t.keys(0, "tm-turn") if key.startswith("cross:")} == banks


@rule("TM-RAFT-06")
def test_opposite_is_opposite_from_both_sides_and_always_across_the_river() -> None:
    for space in CARDS.spaces.values():
        for other in space.opposite:
            assert space.id in CARDS.spaces[other].opposite
            assert {space.region, CARDS.spaces[other].region} == {"outer", "middle"}
        assert bool(space.opposite) == (space.region in ("outer", "middle"))


@rule("TM-RAFT-07")
def test_crossing_is_the_whole_move_and_the_encounter_follows() -> None:
    t = play(land(someone("thief", "O16", raft="raft.s1"), _dwarf(), deck=["bag-of-gold", "sword"]))
    t.says(0, "cross:M11").never_told(events.MoveRolled, seat=0)
    t.told(events.CardDrawn, card="bag-of-gold", space="M11")
    t.asks(0, "tm-take")


@rule("TM-RAFT-08")
def test_after_crossing_the_raft_is_gone_and_its_card_under_its_stack() -> None:
    t = play(land(someone("thief", "O17", raft="raft.s1"), _dwarf()))
    t.says(0, "cross:M12")
    assert t.who(0).raft == ""
    assert t.state.stacks["raft"][-1] == "raft.s1"


@rule("TM-RAFT-08", "S-18")
def test_any_other_move_costs_the_raft() -> None:
    t = play(land(someone("thief", "O17", raft="raft"), _dwarf()), move=[1])
    t.says(0, "roll").told(events.RaftLost, seat=0)
    assert t.who(0).raft == ""
    assert "raft" in t.state.discard


@rule("TM-RAFT-08", "S-18")
def test_a_missed_turn_does_not_cost_it_and_being_moved_away_does() -> None:
    waits = play(land(someone("thief", "O17", raft="raft.s1", miss=1), someone("dwarf", "O6")), move=[1])
    assert waits.who(0).raft == "raft.s1"
    waits.says(1, "go:O7:cw").offers(0, "cross:M12")
    imp = play(land(someone("thief", "O20"), someone("dwarf", "O6"), lying={"O21": ["raft"]}, deck=["imp"]), move=[1], table=[4])
    imp.says(0, "go:O21:cw")
    assert imp.who(0).raft == "", "carried off before anything could be taken"
    builder = someone("ranger", "O17", objects=["axe.s1"])
    moved = play(land(builder, someone("dwarf", "O6"), deck=["imp", "bag-of-gold", "bag-of-gold.2"]), table=[4])
    moved.says(0, "build")
    moved.told(events.PutThere, seat=0, space="O21")
    moved.told(events.RaftLost, seat=0)
    assert moved.who(0).raft == ""


@rule("TM-RAFT-09", "S-28")
def test_a_declined_raft_leaves_play_and_one_that_is_taken_counts_for_nothing() -> None:
    full = someone("thief", "O16", objects=["sword", "axe", "helmet", "shield"])
    taken = play(land(full, _dwarf(), deck=["raft"]), move=[1])
    taken.says(0, "go:O17:cw").says(0, "take:raft").asks_not(0, "tm-too-many-objects")
    assert taken.who(0).raft == "raft"
    assert len(taken.who(0).objects) == 4
    declined = play(land(someone("thief", "O16"), _dwarf(), deck=["raft"]), move=[1])
    declined.says(0, "go:O17:cw").says(0, "leave")
    assert declined.state.lying["O17"] == []
    assert "raft" in declined.state.discard


@rule("TM-RAFT-09", "S-28")
def test_a_raft_that_cannot_be_taken_does_not_lie_there_for_others() -> None:
    t = play(land(someone("thief", "O16", gold=0, toad=Toad()), _dwarf(), deck=["raft"]))
    t.says(0, "go:O17:cw")
    assert t.state.lying["O17"] == []
    assert "raft" in t.state.discard


@rule("TM-RAFT-10")
def test_a_raft_is_neither_dropped_nor_stolen_nor_demanded() -> None:
    holder = someone("rogue", "O6", gold=0, raft="raft.s1", objects=["sword"])
    thief = play(land(someone("thief", "O3"), holder), move=[3], duel=[6], parry=[1])
    thief.says(0, "go:O6:cw").says(0, "attack:1")
    assert set(thief.keys(0, "tm-spoils")) == {"life", "take:sword", "waive"}
    thief = play(land(someone("thief", "O3"), someone("rogue", "O6", gold=0, raft="raft.s1")), move=[3])
    thief.says(0, "go:O6:cw").offers(0, "attack:1").offers_not(0, "steal:1")
    own = play(land(someone("thief", "O17", raft="raft.s1", objects=["sword"]), _dwarf()))
    own.offers(0, "drop:sword").offers_not(0, "drop:raft.s1")


@rule("TM-RAFT-10", "S-58")
def test_death_and_transformation_take_the_raft_out_of_play() -> None:
    victim = someone("rogue", "O6", lives=1, raft="raft.s1")
    dead = play(land(someone("thief", "O3"), victim), move=[3], duel=[6], parry=[1])
    dead.says(0, "go:O6:cw").says(0, "attack:1").says(0, "life").told(events.Died, seat=1)
    assert "raft.s1" in dead.state.stacks["raft"]
    assert "raft.s1" not in dead.state.lying["O6"]
    toad = play(land(someone("wizard", "O3", spells=["random"]), someone("rogue", "O6", raft="raft.s1")), table=[1])
    toad.says(0, "cast:random").says(0, "at:1").told(events.BecameToad, seat=1)
    assert toad.who(1).raft == ""
    assert "raft.s1" in toad.state.stacks["raft"]


@rule("TM-RAFT-01")
@pytest.mark.parametrize(
    ("who", "key"),
    [
        (someone("thief", "O17", raft="raft.s1", followers=["poltergeist"]), "cross:M12"),
        (someone("thief", "M4", followers=["poltergeist"]), "go:O5:cw"),
        (someone("thief", "I1", followers=["poltergeist"]), "on:I8"),
    ],
)
def test_a_poltergeist_stays_behind_wherever_the_river_is_crossed(who: Character, key: str) -> None:
    """By raft, by bridge, and thrown out of the Crypt into the City."""
    t = play(land(who, someone("rogue", "O3")), depths=[6, 6, 6])
    t.says(0, key).says_if_asked(0, "face", msg="tm-face")
    assert t.who(0).followers == []
    assert "poltergeist" in t.state.discard


# The Portal


@rule("TM-PORTAL-01", "TM-PORTAL-06")
def test_the_portal_leads_to_the_plain_of_peril_and_what_is_left_of_the_move_is_lost() -> None:
    t = play(land(someone("thief", "M16", craft=9), _dwarf()), move=[6], portal=[3, 4])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert t.who(0).space == "I1"
    assert t.ever_told(events.PortalTried).opens
    assert t.state.active == 1


@rule("TM-PORTAL-02", "S-81")
def test_nothing_else_leads_into_the_inner_region() -> None:
    for space in CARDS.spaces.values():
        if space.region in ("outer", "middle"):
            for die in (1, 6):
                t = play(land(someone("thief", space.id), someone("dwarf", "O13")), move=[die])
                assert not [o for o in t.question(0, "tm-go").options if o.value.end.startswith(("I", "C"))]
    flier = play(land(someone("wizard", "M16", spells=["teleport"]), _dwarf()), move=[1])
    flier.says(0, "cast:teleport")
    assert all(key.startswith("to:M") for key in flier.keys(0, "tm-teleport"))


@rule("TM-PORTAL-02", "S-81")
def test_the_magic_portals_sixth_way_ends_before_the_gates() -> None:
    t = play(land(someone("thief", "O21", craft=12), _dwarf(), lying={"O22": ["magic-portal"]}), move=[1], table=[6])
    t.says(0, "go:O22:cw").says(0, "yes")
    t.told(events.PutThere, seat=0, space="M1")
    t.never_told(events.PortalTried)


@rule("TM-PORTAL-03")
def test_the_gates_are_opened_anew_every_time() -> None:
    t = play(land(someone("thief", "M1", craft=9), someone("dwarf", "O6")), move=[1, 1, 1, 1], portal=[3, 4, 6, 6])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert t.who(0).space == "I1"
    t.says(1, "go:O7:cw").says(0, "back:M1").until(1, "tm-go").says(1, "go:O8:cw").until(0, "tm-go")
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert t.who(0).space == "M1"
    assert len(t.events(events.PortalTried)) == 2


@rule("TM-PORTAL-04")
@pytest.mark.parametrize(("die", "may"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_die_must_reach_the_space_behind_the_gate(die: int, may: bool) -> None:
    t = play(land(someone("thief", "M15"), _dwarf()), move=[die])
    assert ("go:portal:cw" in t.keys(0, "tm-go")) == may


@rule("TM-PORTAL-04")
def test_a_move_without_a_die_counts_its_steps() -> None:
    state = land(someone("thief", "M1", craft=9), _dwarf())
    state.lasting = [Lasting(what="blizzard", until="places", left=2, by=1)]
    beside = play(state)
    beside.never_told(events.MoveRolled).offers(0, "go:portal:cw")
    state = land(someone("thief", "M16", craft=9), _dwarf())
    state.lasting = [Lasting(what="blizzard", until="places", left=2, by=1)]
    play(state).offers_not(0, "go:portal:cw")


@rule("TM-PORTAL-05")
@pytest.mark.parametrize(("dice", "opens"), [([3, 4], True), ([4, 4], False)])
def test_two_dice_must_not_exceed_the_total_one_has_chosen(dice: list[int], opens: bool) -> None:
    bearer = someone("thief", "M16", strength=6, objects=["magic-belt"])
    t = play(land(bearer, _dwarf()), move=[2], portal=dice)
    t.says(0, "go:portal:cw").offers(0, "by:strength", "by:craft").says(0, "by:strength")
    told = t.told(events.PortalTried)
    assert (told.worth, told.opens) == (7, opens)


@rule("TM-PORTAL-05")
def test_the_dwarf_and_the_gnome_open_it_by_craft_with_one_die() -> None:
    t = play(land(someone("dwarf", "M16"), someone("thief", "O13")), move=[2], portal=[3])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert t.told(events.PortalTried).dice == (3,)


@rule("TM-PORTAL-06", "TM-PORTAL-09", "S-14")
def test_a_failure_ends_move_and_turn_before_the_gates_and_costs_a_point() -> None:
    t = play(land(someone("thief", "M16", craft=5), someone("dwarf", "M1"), deck=["bag-of-gold"]), move=[4], portal=[6, 6])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert (t.who(0).space, t.who(0).craft, t.who(0).strength) == ("M1", 4, 3)
    t.never_told(events.CardDrawn).asks_not(0, "tm-whom")
    assert t.state.active == 1


@rule("TM-PORTAL-06", "S-20")
def test_a_failure_never_costs_more_than_was_gained() -> None:
    t = play(land(someone("thief", "M16"), _dwarf()), move=[4], portal=[6, 6])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert t.who(0).craft == 3


@rule("TM-PORTAL-07")
def test_who_ends_exactly_before_the_gates_tries_in_the_next_turn() -> None:
    t = play(land(someone("thief", "M16", craft=9), someone("dwarf", "O6"), deck=["bag-of-gold"]), move=[1, 1, 1], portal=[1, 1])
    t.offers_not(0, "go:portal:cw").says(0, "go:M1:cw").says(0, "take:bag-of-gold")
    t.never_told(events.PortalTried)
    t.says(1, "go:O7:cw").says(0, "go:portal:cw").says(0, "by:craft")
    assert t.who(0).space == "I1"


@rule("TM-PORTAL-08", "S-97")
def test_the_way_out_opens_by_itself_and_the_encounter_follows() -> None:
    t = play(land(someone("thief", "I1", retreating=True), _dwarf(), deck=["bag-of-gold"]))
    t.says(0, "back:M1").never_told(events.PortalTried)
    t.told(events.CardDrawn, space="M1")
    assert t.who(0).space == "M1"
    assert not t.who(0).retreating


@rule("TM-PORTAL-08", "S-97")
def test_by_the_stricter_reading_nothing_is_met_after_leaving() -> None:
    t = play(land(someone("thief", "I1"), _dwarf(), deck=["bag-of-gold"], portal_exit_encounter=False))
    t.says(0, "back:M1").never_told(events.CardDrawn)
    assert t.who(0).space == "M1"
    assert t.state.active == 1


@rule("TM-PORTAL-09")
def test_behind_the_gates_another_character_may_be_met() -> None:
    t = play(land(someone("thief", "M1", craft=9), someone("dwarf", "I1")), move=[1], portal=[1, 1])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    t.asks(0, "tm-whom").offers(0, "attack:1", "space")


@rule("TM-PORTAL-05", "S-61")
def test_a_toad_may_knock_but_two_dice_are_always_more_than_one() -> None:
    t = play(land(someone("thief", "M1", craft=9, gold=0, toad=Toad()), _dwarf()), portal=[1, 1])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert not t.told(events.PortalTried).opens
    assert t.who(0).craft == 9
