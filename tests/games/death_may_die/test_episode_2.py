"""Episode 2, The Catacombs: five bones, two buried on each of three spaces, burned where there is fire."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import rolls

from .given import HIT, hand, night, play, someone

DUG = {"bone.1": ("investigator", "0", "dug")}


def test_digging_takes_two_successes_and_one_of_the_buried_bones() -> None:
    t = play(night(someone(at="crypt"), someone(), episode="catacombs"), dice=["success", "success", "blank"])
    t.does(0, "act:dig")
    assert t.token("bone.1") == ("investigator", "0", "dug")
    t.does(0, "act:dig")  # blanks
    assert t.token("bone.2") == ("space", "crypt", "")


def test_at_most_two_are_dug_on_a_space() -> None:
    one_each = DUG | {"bone.2": ("investigator", "1", "dug")}
    play(night(someone(at="crypt"), someone(), episode="catacombs", tokens=one_each)).offers_not(0, "act:dig")


def test_nobody_digs_who_carries_two() -> None:
    two = {"bone.3": ("investigator", "0", "dug"), "bone.4": ("investigator", "0", "dug")}
    play(night(someone(at="crypt"), someone(), episode="catacombs", tokens=two)).offers_not(0, "act:dig")


def test_a_bone_is_burned_on_a_safe_space_with_fire_without_a_roll() -> None:
    t = play(night(someone(at="stair-well"), someone(), episode="catacombs", tokens=DUG))
    t.does(0, "act:burn").not_told(events.Rolled)
    assert t.on_card("bone") == 1


def test_no_bone_burns_without_fire_or_beside_an_enemy() -> None:
    play(night(someone(at="crypt"), someone(), episode="catacombs", tokens=DUG)).offers_not(0, "act:burn")
    beside = night(someone(at="stair-well"), someone(), episode="catacombs", tokens=DUG, figures={"stair-well": ["cultist"]})
    play(beside).offers_not(0, "act:burn")


def test_fire_somebody_lit_burns_bones_as_well() -> None:
    keeper = someone(at="ossuary", cards={"catacombs-find-6": "left"})
    t = play(night(keeper, someone(), episode="catacombs", tokens=DUG))
    t.offers_not(0, "act:burn").does(0, "use:catacombs-find-6:0").does(0, "act:burn")
    assert t.on_card("bone") == 1
    assert t.state.fire["ossuary"] == 1


def test_the_fifth_bone_disrupts_the_ritual() -> None:
    four = {f"bone.{i}": ("card", "", "dug") for i in range(2, 6)}
    t = play(night(someone(at="stair-well"), someone(), episode="catacombs", tokens=DUG | four))
    assert not t.state.disrupted
    t.does(0, "act:burn").told(events.RitualDisrupted)


def test_bones_of_the_dead_stay_and_may_be_picked_up_but_buried_ones_may_not() -> None:
    left = {"bone.3": ("space", "crypt", "dug")}
    t = play(night(someone(at="crypt"), someone(), episode="catacombs", tokens=left))
    picks = [k for k in t.keys(0) if k.startswith("pick:")]
    assert picks == ["pick:bone.3"]
    t.does(0, "pick:bone.3")
    assert t.token("bone.3") == ("investigator", "0", "dug")
    assert t.state.actions == 3


def test_ghouls_come_two_spaces_nearer_at_an_advance() -> None:
    symbols = ["catacombs-1", "catacombs-2", "catacombs-3"]
    state = night(
        someone(at="chapel"),
        someone(at="chapel"),
        episode="catacombs",
        figures={"ossuary": ["ghoul"]},
        phase="end",
        mythos_discard=symbols,
    )
    t = play(state)
    t.until(1, "dmd-action")
    assert t.at("sacristy") == ["ghoul.1"]
    t.ever_told(events.Advanced)


def test_the_spade_digs_better() -> None:
    with_spade = someone(at="crypt", cards={"catacombs-find-1": "right"})
    t = play(night(with_spade, someone(), episode="catacombs"), dice=["success", "blank", "blank", "success"])
    t.does(0, "act:dig")
    assert t.token("bone.1")[0] == "investigator"
    g = hand(t.state)
    assert [
        rolls.bonus_dice(g, 0, why, [], by) for why, by in (("task", "dig"), ("task", "catacombs-find-5"), ("attack", ""))
    ] == [1, 0, 0]


def test_no_bone_is_found_with_full_hands() -> None:
    full = {"bone.3": ("investigator", "0", "dug"), "bone.4": ("investigator", "0", "dug")}
    drawn = {"episode": "catacombs", "phase": "discovery", "discoveries": ["catacombs-find-5"]}
    play(night(someone(), someone(), **drawn)).offers(0, "take:left", "take:right")
    play(night(someone(), someone(), tokens=full, **drawn)).offers(0, "take:right").offers_not(0, "take:left")


def test_wet_sacking_takes_one_token_less_from_the_burning_stair_well() -> None:
    t = play(night(someone(at="stair-well", cards={"catacombs-find-7": "right"}), someone(), episode="catacombs"))
    t.does(0, "run:crypt")
    assert t.who(0).fire == 1


def test_holy_water_puts_one_out() -> None:
    t = play(night(someone(at="crypt", fire=2, cards={"catacombs-find-2": "right"}), someone(), episode="catacombs"), dice=HIT)
    t.does(0, "use:catacombs-find-2:1").told(events.FirePutOut, who=0, space="")
    assert t.who(0).fire == 0


def test_the_seventh_digs_better_and_bears_less() -> None:
    taken = night(
        someone(at="crypt", sanity=5), someone(), episode="catacombs", phase="discovery", discoveries=["catacombs-find-14"]
    )
    t = play(taken)
    t.until(1, "dmd-action")
    assert [h.card for h in t.who(0).cards] == ["catacombs-find-14"]
    spared = night(
        someone(at="crypt", sanity=4), someone(), episode="catacombs", phase="discovery", discoveries=["catacombs-find-14"]
    )
    play(spared).asks(0, "dmd-discovery")
