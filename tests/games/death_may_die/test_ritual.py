"""Episode actions and the ritual: DMD-EPACT, DMD-RITUAL; tokens one carries (D36)."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import beth, hand, ian, night, nobody_special, play

rule = pytest.mark.rule
LAST_ALTAR = {"altar": ["office"], "altar:destroyed": ["cold-store", "courtyard"], "knife": ["0"]}


@rule("DMD-EPACT-01")
def test_an_episode_action_costs_an_action_wherever_it_is_possible() -> None:
    t = play(night(ian("office"), tokens={"corpse": ["office"]})).offers(0, "act:loot").offers_not(0, "act:desecrate")
    t.says(0, "act:loot")
    assert t.state.actions == 2
    play(night(ian("corridor"), tokens={"corpse": ["office"], "knife": ["0"]})).offers_not(0, "act:loot", "act:desecrate")


@rule("DMD-RITUAL-01", "DMD-RITUAL-05")
def test_the_last_altar_disrupts_the_ritual_for_good() -> None:
    t = play(night(ian("office"), tokens=LAST_ALTAR), task="s s x").says(0, "act:desecrate")
    t.told(events.RitualDisrupted)
    assert t.state.disrupted
    assert t.held(0, "knife") == 0
    assert t.lying("altar", "destroyed") == ["cold-store", "courtyard", "office"]
    assert hand(t.state).token_supply("knife")
    assert not t.offers_not(0, "act:desecrate").over


def test_a_failed_desecration_keeps_the_knife_and_the_altar() -> None:
    t = play(night(ian("office"), tokens=LAST_ALTAR), task="s b x").says(0, "act:desecrate")
    assert t.state.disrupted
    t = play(night(ian("office"), tokens=LAST_ALTAR), task="b x x").says(0, "act:desecrate")
    assert (t.held(0, "knife"), t.state.disrupted, t.me.sanity) == (1, False, 1)


@pytest.mark.rule("S-84")
def test_desecration_needs_a_safe_space_but_not_from_a_great_old_one_that_cannot_be_attacked() -> None:
    """S84."""
    play(night(ian("office"), tokens=LAST_ALTAR, enemies={"office": ["cultist"]})).offers_not(0, "act:desecrate")
    play(night(ian("office"), tokens=LAST_ALTAR, great_at="office")).offers(0, "act:desecrate")


def test_the_key_ring_opens_one_desecration_and_is_used_up_only_where_it_was_needed() -> None:
    s = night(ian("office", holds=["find-11:right"]), tokens=LAST_ALTAR, enemies={"office": ["cultist"]})
    t = play(s, task="x x x").offers_not(0, "act:desecrate").says(0, "use:find-11:0")
    t.says(0, "act:desecrate").offers_not(0, "act:desecrate")
    s = night(ian("office", holds=["find-11:right"]), tokens=LAST_ALTAR)
    t = play(s, task="x x x").says(0, "use:find-11:0").says(0, "act:desecrate")
    assert hand(t.state).in_force("ignore_safe", "0")


@rule("DMD-RITUAL-02")
@pytest.mark.rule("S-48", "S-57")
def test_before_that_nothing_wounds_the_great_old_one() -> None:
    """S48, S57: not an attack, not vengeance, not dynamite."""
    t = play(night(ian("office", holds=["find-7:left"]), great_at="office"), attacked="s x x")
    t.ends_actions().says_if_asked(0, "pass")
    assert t.me.wounds == 0
    assert t.state.stage_wounds == 0
    s = night(ian("corridor", holds=["find-7:left"]), great_at="office", enemies={"office": ["cultist"]})
    t = play(s).says(0, "use:find-7:0").says(0, "space:office")
    assert (t.state.stage_wounds, t.enemies("office")) == (0, ["hastur"])
    angry = play(night(ian("office", levels={"toughness": 1}), great_at="office"), attacked="s s x").ends_actions()
    assert angry.me.wounds == 1
    angry.never_told(events.Avenged)


@rule("DMD-RITUAL-03", "DMD-ARRIVE-01")
def test_a_ritual_disrupted_on_the_track_brings_the_great_old_one_at_the_end_of_the_turn() -> None:
    t = play(night(ian("office"), beth(), tokens=LAST_ALTAR), task="s s x").says(0, "act:desecrate")
    assert not t.state.arrived
    t.ends_actions()
    assert t.state.arrived
    assert t.enemies("office") == ["hastur"]
    assert t.state.track == 1
    t.says(0, "who:0").says(1, "pass").until(0, "dmd-action").offers(0, "attack:hastur")


@pytest.mark.rule("S-80")
def test_the_ritual_and_madness_by_the_same_roll_is_a_loss_on_the_track() -> None:
    """S80."""
    t = play(night(ian("office", sanity=17), beth(), tokens=LAST_ALTAR), task="b s x x x x x").says(0, "act:desecrate")
    assert (t.state.disrupted, t.state.result) == (True, "died_early")


@pytest.mark.rule("S-86")
def test_knives_of_the_dead_stay_and_are_picked_up_between_actions() -> None:
    """D36."""
    t = play(night(ian("office"), beth("corridor"), tokens={"knife": ["office", "office"]}))
    t.says(0, "pick:knife.2").says(0, "pick:knife.1")
    assert (t.held(0, "knife"), t.state.actions) == (2, 3)


@pytest.mark.rule("S-65")
def test_a_corpse_lies_where_a_cultist_dies_as_long_as_there_are_tokens() -> None:
    """S65."""
    corpses = {"corpse": ["corridor"] * 6}
    t = play(night(ian("office"), enemies={"office": ["cultist"]}, tokens=corpses), attack="s s x").says(0, "attack:cultist.1")
    assert t.lying("corpse") == ["corridor"] * 6
    t.never_told(events.TokenPlaced)


def test_no_knife_without_one_in_the_supply() -> None:
    t = play(night(nobody_special("office"), tokens={"corpse": ["office"], "knife": ["0"] * 6}), task="s s x").says(0, "act:loot")
    assert t.held(0, "knife") == 6
