"""Disputes at the table: what the book says must happen where several of its rules meet. Thought out from the book alone."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import beth, elizabeth, finds, ian, night, nobody_special, play

rule = pytest.mark.rule
THREE = ["hastur-1", "hastur-2", "hastur-3"]
DROWNED = ["cthulhu-1", "cthulhu-2", "cthulhu-6"]


# A fight that moves


@rule("DMD-FIGHT-04", "DMD-FIGHT-07", "S-19")
def test_who_is_carried_off_in_a_fight_meets_everybody_there_and_everybody_who_follows() -> None:
    """The Byakhee flies from the archive to the red gate: the cultist of the archive follows, a ghoul waits; each attacks once."""
    s = night(nobody_special("archive"), beth(), enemies={"archive": ["byakhee", "cultist"], "great-hall": ["ghoul"]})
    s.orders["0"].append("my-order")
    t = play(s, attacked="s x x").ends_actions().says(0, "first:byakhee.1")
    t.says(0, "first:cultist.1")
    assert [e.enemy for e in t.every(events.Attacks)] == ["byakhee.1", "cultist.1", "ghoul.1"]
    assert t.me.space == "great-hall"
    assert t.me.wounds == 1


@rule("DMD-RUN-05", "DMD-FIRE-02", "DMD-EOT-01")
def test_who_is_carried_out_of_a_fire_that_a_vampire_has_just_lit_burns_in_the_same_turn() -> None:
    s = night(nobody_special("archive"), beth(), enemies={"archive": ["fire-vampire", "byakhee"]})
    s.orders["0"].append("my-order")
    t = play(s, attacked="x x x s x x", fire="s").ends_actions().says(0, "first:fire-vampire.1")
    assert (t.state.fire, t.me.fire, t.me.wounds) == ({"archive": 1}, 0, 2)
    assert len(t.ever_told(events.Rolled, why="fire").dice) == 1


@rule("DMD-COMP-02", "DMD-COMP-01", "S-66", "S-77")
def test_a_companion_takes_the_wound_and_its_master_is_carried_off_and_avenged_all_the_same() -> None:
    """Wounds on a companion count as suffered for the Byakhee and for Vengeance; a wound that Toughness ignored for neither."""
    ians = ian("archive", holds=["find-12:left"])
    s = night(ians, beth(), enemies={"archive": ["byakhee"]})
    t = play(s, attacked="s s x").ends_actions().says(0, "assign:1")
    assert (t.me.wounds, t.me.cards[0].wounds, t.wounds_of("byakhee.1")) == (0, 1, 1)
    assert (t.me.space, t.enemies("great-hall")) == ("great-hall", ["byakhee.1"])


@rule("DMD-SAFE-01", "DMD-INVEST-01", "DMD-RUN-03")
def test_who_stays_behind_is_rid_of_them_all_and_investigates() -> None:
    s = night(nobody_special("office"), beth("office"), enemies={"office": ["cultist", "ghoul"]})
    t = play(s).says(0, "run:corridor").ends_actions().until(1, "dmd-action")
    assert t.enemies("corridor") == ["cultist.1", "ghoul.1"]
    t.says(1, "pass").ever_told(events.Discovered, who=1)
    t.never_told(events.Discovered, who=0)


@rule("DMD-FIGHT-08", "DMD-INVEST-01")
def test_a_fight_in_which_every_enemy_dies_brings_no_discovery() -> None:
    s = night(ian("office", levels={"toughness": 1}), beth(), enemies={"office": ["cultist:1"]})
    t = play(s, attacked="s s").ends_actions()
    assert t.enemies("office") == []
    t.never_told(events.Discovered, who=0)


@rule("DMD-FIGHT-05", "S-21")
def test_a_cultist_called_by_a_discovery_attacks_only_when_the_card_is_done() -> None:
    t = finds("find-15", nobody_special("office"), beth(), enemies={"archive": ["cultist"]}, attacked="s x")
    t.never_told(events.Attacks).says(0, "take:left")
    assert t.order(events.Took, events.Attacks) == ["Took", "Attacks"]
    assert t.me.wounds == 2


@rule("DMD-RESULT-05", "S-82", "S-29")
def test_a_shoggoth_strikes_back_before_the_tentacles_of_the_attack_and_the_dead_lose_no_sanity() -> None:
    s = night(nobody_special("office", wounds=5), beth(), great_at="laboratory", enemies={"office": ["shoggoth"]}, discard=THREE)
    t = play(s, attack="s b x", attacked="s").says(0, "attack:shoggoth.1").says_if_asked(0, "keep", msg="dmd-reroll")
    assert (t.me.fate, t.me.sanity, t.wounds_of("shoggoth.1")) == ("killed", 0, 2)
    t.ever_told(events.Advanced)
    t.never_told(events.MythosDrawn, who=0)
    t.until(1, "dmd-action")


# Fire


@rule("DMD-FIRE-05", "DMD-RESULT-06", "S-19")
def test_whoever_is_driven_through_fire_by_a_fire_roll_puts_all_of_it_out() -> None:
    """The book: wounds, lost sanity with all it brings, then ALL fire tokens leave the board: also those caught by fleeing."""
    s = night(
        nobody_special("office", fire=1, sanity=2, psychosis="claustrophobia"),
        beth("office"),
        elizabeth("office"),
        fire={"office": 2},
    )
    t = play(s, fire="b").ends_actions()
    t.says_if_asked(0, "space:corridor", msg="dmd-space").until(0, "dmd-level").default()
    assert (t.me.space, t.me.fire, t.me.wounds) == ("corridor", 0, 1)
    assert t.view().fire_supply == 6


@rule("DMD-FIRE-06", "DMD-FIRE-07")
def test_the_last_fire_token_is_taken_and_the_vampire_finds_none() -> None:
    s = night(nobody_special("office"), beth(), enemies={"corridor": ["fire-vampire"]}, fire={"office": 3, "laboratory": 4})
    t = play(s, fire="x x x").says(0, "run:corridor")
    assert (t.me.fire, t.me.fire_stand_ins) == (1, 2)
    t.ends_actions()
    assert "corridor" not in t.state.fire
    assert len(t.ever_told(events.Rolled, why="fire").dice) == 3


@rule("DMD-RUN-05", "DMD-MAP-08")
def test_leaving_the_same_fire_twice_catches_it_twice() -> None:
    """To and fro through the burning corridor, to lure the cultist of the archive into the office."""
    s = night(nobody_special("corridor"), beth(), enemies={"archive": ["cultist"]}, fire={"corridor": 1})
    t = play(s)
    way = next(o for o in t.question(0).options if o.key.startswith("run:office") and dict(o.args)["along"] == "cultist.1")
    t.says(0, way.key)
    assert (t.me.fire, t.enemies("office")) == (2, ["cultist.1"])


# Running


@rule("DMD-RUN-03", "S-56", "DMD-MAP-08")
def test_stealth_lures_an_enemy_away_and_comes_back_without_it() -> None:
    """Out with the cultist, away from it, home: a legal Run that leaves the room Safe."""
    s = night(elizabeth("office"), beth("office"), enemies={"office": ["cultist"]})
    t = play(s).says(0, "run:office")
    t.says(0, msg="dmd-shake").says(0, "shake:cultist.1", msg="dmd-shake")
    assert (t.me.space, t.enemies("office"), t.enemies("corridor")) == ("office", [], ["cultist.1"])


@rule("DMD-RUN-03")
def test_without_such_a_skill_nobody_runs_in_a_circle() -> None:
    s = night(nobody_special("office"), beth("office"), enemies={"office": ["cultist"]})
    play(s).offers_not(0, "run:office")


@rule("DMD-GOO-01", "DMD-RUN-03")
def test_nobody_shakes_the_great_old_one_off() -> None:
    s = night(elizabeth("office", levels={"stealth": 3}), beth(), great_at="office", enemies={"office": ["cultist"]})
    t = play(s).says(0, "run:corridor").says(0, "shake:cultist.1", msg="dmd-shake")
    assert (t.enemies("corridor"), t.enemies("office")) == (["hastur"], ["cultist.1"])


# The summoning track and the turn in which somebody leaves


@rule("DMD-ARRIVE-01", "DMD-TRACK-02", "S-87", "S-101")
def test_it_does_not_come_a_turn_late_because_somebody_leaves() -> None:
    """The figure reaches the red space in the check of the turn that ends by leaving: it is summoned in that turn."""
    t = play(night(ian("office"), beth(), elizabeth(), discard=THREE, track=4))
    t.notes(0, "leave").says(0, "pass").asks(1, "dmd-space").until(
        1, "dmd-action"
    )  # where the episode's cultist comes: the next one decides (S101)
    assert (t.state.arrived, t.state.stage, t.state.track) == (True, 2, 5)
    assert t.enemies("office") == ["hastur"]  # the space that was left stands in for the one who left
    happened = [
        type(e.event).__name__ for e in t.all if isinstance(e.event, (events.Advanced, events.Arrives, events.TurnBegins))
    ]
    assert happened == ["Advanced", "Arrives", "TurnBegins"]


@rule("DMD-RITUAL-03", "S-87", "S-35")
def test_nor_is_it_late_when_whoever_disrupted_the_ritual_leaves() -> None:
    """One summoning, with the token on the red space."""
    s = night(
        ian("office"),
        beth(),
        elizabeth(),
        tokens={"altar": ["office"], "altar:destroyed": ["cold-store", "courtyard"], "knife": ["0"]},
        discard=THREE,
        track=4,
    )
    t = play(s, task="s s x").says(0, "act:desecrate").notes(0, "leave")
    t.says_if_asked(0, "pass", msg="dmd-action").until(1, "dmd-action")
    assert (t.state.arrived, t.state.disrupted, t.state.track, len(t.every(events.Arrives))) == (True, True, 5, 1)


@rule("S-87", "DMD-DEATH-02")
def test_after_somebody_has_left_a_death_on_the_track_is_still_a_loss() -> None:
    t = play(night(ian("office"), nobody_special("archive", sanity=17), elizabeth(), mythos=["hastur-7"]))
    t.notes(0, "leave").says_if_asked(0, "pass", msg="dmd-action").until(1, "dmd-action")
    assert not t.over
    t.says(1, "pass").says(1, t.keys(1, "dmd-choose")[0])
    assert t.state.result == "died_early"


# Splitting Successes


@rule("S-100", "DMD-ATTACK-05", "DMD-ATTACK-02")
def test_a_stage_may_be_left_standing_although_there_are_successes_enough() -> None:
    """Stage 3 would kill Beth when it is revealed. The book lets Ian split as he likes, so the cultist takes all four."""
    s = night(
        ian("office", levels={"brawling": 2}),
        beth(wounds=5),
        great_at="office",
        stage_wounds=10,
        disrupted=True,
        enemies={"office": ["cultist"]},
        tokens={"yellow-sign": ["1", "1"]},
    )
    t = play(s, attack="s s s s").says(0, "attack:all").says(0, "deal:cultist.1:4")
    assert (t.state.stage, t.state.stage_wounds, t.enemies("office"), t.who(1).fate) == (2, 10, ["hastur"], "")
    t = play(s.model_copy(deep=True), attack="s s s s").says(0, "attack:all").says(0, "deal:cultist.1:2")
    assert (t.state.stage, t.who(1).fate) == (3, "killed")


@rule("S-100", "DMD-ATTACK-05")
def test_of_two_whose_death_has_a_price_either_may_be_spared() -> None:
    s = night(ian("office", levels={"brawling": 2}), beth(), enemies={"office": ["disciple-of-hastur:3", "disciple-of-hastur:2"]})
    t = play(s, attack="s s s s").says(0, "attack:all")
    first = t.keys(0, "dmd-split")
    assert [k.rpartition(":")[2] for k in first] == ["1", "0", "4"]
    t.says(0, first[-1])
    assert (len(t.enemies("office")), t.held(0, "yellow-sign")) == (1, 1)


@rule("S-100", "S-81")
def test_where_no_death_has_a_price_nobody_is_asked() -> None:
    s = night(ian("office", levels={"brawling": 2}), beth(), enemies={"office": ["cultist", "cultist:1"]})
    t = play(s, attack="s s s s").says(0, "attack:all")
    assert t.enemies("office") == []
