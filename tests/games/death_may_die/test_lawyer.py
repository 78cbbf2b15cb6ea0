"""Disputes at the table: what the book says must happen where several of its rules meet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from games.death_may_die import events
from games.death_may_die.game import DeathMayDie
from games.kernel.live import Live, new_game
from games.kernel.phrases import Lang
from games.kernel.rulebook import load_rulebook, search
from games.kernel.testing import Play

from . import given
from .house import CARDS, Dice, adam, beth, elizabeth, finds, hand, ian, meets, night, nobody_special, play

BOOK = load_rulebook(Path(__file__).parents[3] / "games" / "death_may_die" / "rulebook.yaml")
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


@rule("S-102", "S-77", "DMD-RESULT-05")
def test_ian_may_let_a_wound_through_to_avenge_it() -> None:
    """As in the book's example: 1 wound for Ian, 1 for the Fire Vampire. Toughness would leave nothing to avenge."""
    s = night(ian("office"), beth(), enemies={"office": ["fire-vampire:3"]})
    t = play(s.model_copy(deep=True), attacked="s x x").ends_actions().says(0, "avenge", msg="dmd-avenge")
    assert (t.me.wounds, t.enemies("office")) == (1, [])
    t = play(s, attacked="s x x").ends_actions().says(0, "ignore", msg="dmd-avenge")
    assert (t.me.wounds, t.wounds_of("fire-vampire.1")) == (0, 3)


@rule("S-102", "S-93", "DMD-RITUAL-02")
def test_where_there_is_nothing_to_decide_nobody_is_asked_about_revenge() -> None:
    """Two wounds, of which Toughness ignores one; somebody without Vengeance; a Great Old One that cannot be wounded."""
    t = play(night(ian("office"), beth(), enemies={"office": ["fire-vampire"]}), attacked="s s x").ends_actions()
    assert (t.me.wounds, t.wounds_of("fire-vampire.1")) == (1, 1)
    t = play(night(beth("office"), ian(), enemies={"office": ["fire-vampire"]}), attacked="s x x").ends_actions()
    assert t.me.wounds == 0
    t = play(night(ian("office"), beth(), great_at="office"), attacked="s x x").ends_actions()
    assert t.me.wounds == 0


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


# Thresholds, madness and companions in the middle


@rule("DMD-SAN-05", "S-28")
def test_two_enemies_of_one_fight_are_two_losses_and_two_thresholds() -> None:
    """From 2 the first stops at 3 and the second, three Tentacles, at 6."""
    s = night(
        nobody_special("office", sanity=2, levels={"gate-manipulation": 1}),
        beth(),
        enemies={"office": ["deep-one", "hunting-horror"]},
    )
    t = play(s, attacked="b b b b b").ends_actions()
    assert t.me.sanity == 3
    t.until(0, "dmd-level").default()
    assert t.me.sanity == 6
    assert len(t.every(events.ThresholdReached)) == 2


@rule("DMD-FIGHT-06", "S-69")
def test_an_enemy_that_rage_kills_in_the_fight_does_not_attack_any_more() -> None:
    s = night(nobody_special("office", sanity=2, psychosis="rage"), beth(), enemies={"office": ["cultist", "fire-vampire:3"]})
    t = play(s, attacked="b x", attack="s x x").ends_actions()
    t.says(0, "enemy:fire-vampire.1")
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1"]
    assert t.enemies("office") == ["cultist.1"]


@rule("DMD-FIGHT-07", "S-19")
def test_who_flees_from_the_crowd_takes_it_along_and_it_attacks_once() -> None:
    s = night(
        nobody_special("office", sanity=2, psychosis="claustrophobia"), beth(), enemies={"office": ["cultist", "fire-vampire"]}
    )
    t = play(s, attacked="b x").ends_actions().until(0, "dmd-level").default()
    assert t.me.space == "corridor"
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1", "fire-vampire.1"]
    assert t.state.fire == {"corridor": 1}  # lit where it attacked


@rule("DMD-COMP-04", "DMD-COMP-05", "S-60")
def test_a_companion_who_dies_takes_its_skill_along_between_two_attacks() -> None:
    """Clara lends Toughness: it ignores a wound of the first attack, she dies of the rest, and the second attack hits in full."""
    s = night(nobody_special("office", holds=["find-4:left"]), beth(), enemies={"office": ["cultist", "cultist"]})
    s.investigators[0].cards[0].wounds = 1
    t = play(s, attacked="s s s s").ends_actions().says(0, "assign:1")
    assert (t.me.cards, t.me.wounds) == ([], 2)


@rule("S-73", "DMD-EATTACK-03")
@pytest.mark.parametrize(("dice", "wounds", "signs"), [("s e", 0, 0), ("e e", 0, 1), ("s s", 2, 0)])
def test_a_sign_that_mastery_has_used_marks_nobody(dice: str, wounds: int, signs: int) -> None:
    s = night(adam("office"), beth(), enemies={"office": ["cultist"]})
    t = play(s, attacked=dice).ends_actions()
    assert (t.me.wounds, t.held(0, "yellow-sign")) == (wounds, signs)


@rule("DMD-COMP-08", "DMD-COMP-07", "DMD-TRADE-01")
def test_a_wounded_companion_changes_hands_with_its_wounds_and_its_skill() -> None:
    s = night(ian(holds=["find-5:left"]), beth())
    s.investigators[0].cards[0].wounds = 2
    t = play(s).says(0, "trade").says(0, "give:0:find-5:1")
    assert (hand(t.state).level(0, "brawling"), hand(t.state).level(1, "brawling")) == (1, 1)
    assert t.who(1).cards[0].wounds == 2
    assert (t.me.space, t.state.actions) == ("entrance-hall", 2)


@rule("DMD-SAN-11", "S-64")
def test_a_price_in_sanity_stops_on_the_threshold_and_is_paid() -> None:
    t = given.play(given.night(given.someone(at="stone-circle", sanity=2), given.someone(), episode="mountain")).does(
        0, "act:charge"
    )
    assert (t.who(0).sanity, t.token("seal.2")) == (3, ("investigator", "0", "charged"))


@rule("S-64", "DMD-DEATH-02")
def test_a_price_that_drives_insane_buys_nothing() -> None:
    s = given.night(
        given.someone(at="stone-circle", sanity=16),
        given.someone(),
        episode="mountain",
        arrived=True,
        stage=2,
        figures={"cave-mouth": ["cthulhu"]},
    )
    t = given.play(s).does(0, "act:charge")
    assert (t.who(0).fate, t.token("seal.2")) == ("insane", ("space", "stone-circle", ""))
    early = given.play(given.night(given.someone(at="stone-circle", sanity=16), given.someone(), episode="mountain"))
    assert early.does(0, "act:charge").state.result == "died_early"


# Death in the middle


@rule("S-55", "DMD-DEATH-05", "DMD-DEATH-06")
def test_the_card_that_kills_is_broken_off_and_its_symbol_is_the_third() -> None:
    s = night(ian("office", sanity=17), beth(), great="cthulhu", great_at="laboratory", mythos=["cthulhu-3"], discard=DROWNED[:2])
    t = play(s).ends_actions()
    t.ever_told(events.Advanced)
    assert t.me.fate == "insane"
    assert t.enemies("boiler-room") == []
    assert t.lying("rlyeh") == ["office"]  # the space of death


@rule("S-38", "DMD-MYTHOS-07", "S-79")
def test_a_kept_symbol_falls_into_the_pile_when_its_keeper_is_blown_up() -> None:
    """Beth keeps the third symbol. Dynamite kills her off-turn: in the check of the same turn it counts."""
    s = night(
        ian("office", holds=["find-7:left"]),
        beth("corridor", wounds=4, psychosis="recurring-trauma", kept=["hastur-4"]),
        great_at="laboratory",
        discard=["hastur-1"],
        mythos=["night-shift-5"],
    )
    t = play(s).says(0, "use:find-7:0").says_if_asked(0, "space:corridor", msg="dmd-space")
    assert (t.who(1).fate, t.state.mythos_discard) == ("killed", ["hastur-1", "hastur-4"])
    t.ends_actions()
    t.ever_told(events.Advanced)


@rule("DMD-GOO-05", "DMD-DEATH-05", "S-32", "S-29")
def test_the_stage_i_fell_kills_me_before_my_tentacles_count() -> None:
    """Stage 3 of Hastur wounds the marked: I die in result step 1 of my own attack; my turn is over but for the check."""
    s = night(
        ian("office", wounds=5, sanity=2),
        beth(),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["0", "0"]},
        discard=THREE,
    )
    t = play(s, attack="b b x x").says(0, "attack:hastur").until(1, "dmd-action")
    assert (t.me.fate, t.me.sanity, t.state.stage) == ("killed", 2, 3)
    t.never_told(events.MythosDrawn, who=0)
    t.ever_told(events.Advanced)
    assert t.enemies("great-hall")[0] == "hastur"


@rule("DMD-FIGHT-03", "DMD-DEATH-05", "DMD-DEATH-08")
def test_those_who_have_not_attacked_yet_do_not_attack_the_dead_nor_anybody_else() -> None:
    s = night(
        nobody_special("office", wounds=5, stress=5),
        beth("office"),
        great_at="laboratory",
        enemies={"office": ["cultist", "fire-vampire"]},
    )
    t = play(s, attacked="s s").ends_actions().until(1, "dmd-action")
    assert (t.me.fate, len(t.every(events.Attacks)), t.who(1).wounds) == ("killed", 1, 0)
    assert t.enemies("office") == ["cultist.1", "fire-vampire.1"]


@rule("S-31", "DMD-END-05", "DMD-DEATH-06")
def test_the_check_after_a_death_may_lose_the_game_for_those_who_live() -> None:
    s = night(ian("office", sanity=17), beth(), great_at="laboratory", enemies={"office": ["cultist"]}, discard=THREE, track=7)
    t = play(s, attack="b x x x x x x x").says(0, "attack:cultist.1")
    assert (t.state.result, t.who(1).fate) == ("track", "")


# Alone with two


@rule("DMD-SETUP-13", "S-51", "DMD-DEATH-07")
def test_alone_the_survivor_has_every_turn() -> None:
    s = night(
        nobody_special("office", wounds=5, stress=5), beth(), great_at="laboratory", enemies={"office": ["cultist"]}, alone=True
    )
    t = play(s, attacked="s s").ends_actions()
    for _ in range(2):
        t.until(0, "dmd-action")
        assert t.state.active == 1
        t.says(0, "pass", msg="dmd-action")
    assert t.me.fate == "killed"


@rule("DMD-SETUP-13", "S-76", "DMD-COMP-01")
def test_alone_both_investigators_are_asked_for_their_companions() -> None:
    """Both are marked when Stage 3 is revealed: one effect, two boards, one person."""
    s = night(
        ian("office", holds=["find-5:left"]),
        beth(holds=["find-4:left"]),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["0", "0", "1", "1"]},
        alone=True,
    )
    t = play(s, attack="s x x x x").says(0, "attack:hastur")
    first = dict(t.question(0, "dmd-companions").args)["who"]
    t.says(0, "assign:1").says(0, "assign:0")
    wounds = {who: (t.who(who).wounds, t.who(who).cards[0].wounds) for who in (0, 1)}
    assert wounds == {first: (0, 1), 1 - int(first): (1, 0)}


@rule("S-51", "S-79")
def test_alone_a_trade_between_my_two_needs_no_consent() -> None:
    t = play(night(ian(holds=["find-2:left"]), beth(holds=["find-7:right"]), alone=True)).says(0, "trade")
    t.says(0, "give:1:find-7:0", "give:0:find-2:1")
    assert [[h.card for h in i.cards] for i in t.state.investigators] == [["find-7"], ["find-2"]]


# Episodes


@rule("DMD-RITUAL-05", "DMD-ARRIVE-01")
def test_a_ritual_stays_disrupted_when_the_same_turn_takes_a_disturbance_away() -> None:
    eleven = {f"disturbance.{i}": ("card", "", "") for i in range(1, 12)}
    s = given.night(
        given.someone(at="stalls"),
        given.someone(),
        episode="theatre",
        tokens=eleven,
        mythos=["cthulhu-5"],
        mythos_discard=["cthulhu-1", "cthulhu-2", "cthulhu-6"],
    )
    t = given.play(s, given.HIT).does(0, "act:heckle").says(0, "pass", msg="dmd-action").until(1, "dmd-action")
    assert (t.on_card("disturbance"), t.state.disrupted, t.state.arrived) == (11, True, True)


@rule("DMD-EPACT-01", "S-86", "DMD-TRADE-06")
def test_hands_full_of_bones_take_no_third_one() -> None:
    """Neither by digging nor by a gift; the giver keeps it."""
    bones = {
        "bone.1": ("investigator", "0", "dug"),
        "bone.2": ("investigator", "0", "dug"),
        "bone.3": ("investigator", "1", "dug"),
    }
    s = given.night(given.someone(at="crypt"), given.someone(at="crypt"), episode="catacombs", tokens=bones)
    t = given.play(s).offers_not(0, "act:dig").says(0, "trade")
    assert [k for k in t.keys(0, "dmd-trade") if k.endswith(":0")] == []
    t.says(0, next(k for k in t.keys(0, "dmd-trade") if k.startswith("give:0:")))
    assert [t.token(b)[1] for b in bones].count("1") == 2


@rule("DMD-RUN-01", "S-89", "DMD-GEN-05")
def test_the_idol_is_heavy_also_for_the_swift_and_lies_where_its_bearer_dies() -> None:
    idol = {"idol.1": ("investigator", "0", "")}
    s = given.night(
        given.someone("ahmed", at="dock", sanity=17),
        given.someone(),
        episode="low-tide",
        tokens=idol,
        figures={"dock": ["cultist"], "altar-steps": ["cthulhu"]},
        arrived=True,
        stage=2,
    )
    t = given.play(s, ["both"])
    assert max(int(dict(o.args)["steps"]) for o in t.question(0).options if o.key.startswith("run:")) == 2
    t.does(0, "attack:cultist.1")
    assert (t.who(0).fate, t.token("idol.1")) == ("insane", ("space", "dock", ""))


@rule("DMD-SUMMON-02", "DMD-SUMMON-03")
def test_a_summons_without_a_figure_is_skipped_and_the_next_is_done() -> None:
    """Nine cultists are on the map: the first of the chorus comes, the second is missing."""
    t = meets("hastur-2", ian("office"), beth(), enemies={"ward-east": ["cultist"] * 9})
    assert (len(t.enemies("great-hall")), t.enemies("boiler-room")) == (1, [])


@rule("DMD-EOT-02", "DMD-EATTACK-04", "DMD-FIGHT-04")
def test_a_horror_that_comes_at_the_end_of_the_turn_is_too_late_to_attack() -> None:
    s = night(
        nobody_special("office", sanity=1), beth("nurses-room"), enemies={"archive": ["hunting-horror"]}, mythos=["hastur-5"]
    )
    t = play(s).ends_actions().until(1, "dmd-action")
    assert (t.enemies("office"), t.me.wounds) == (["hunting-horror.1"], 0)
    t.never_told(events.Attacks)


@rule("DMD-MYTHOS-06", "DMD-MAP-09")
def test_of_two_monsters_as_near_the_active_one_chooses_which_comes() -> None:
    t = meets("night-shift-5", ian("corridor"), beth("ward-east"), enemies={"office": ["ghoul"], "archive": ["byakhee"]})
    t.offers(0, "enemy:ghoul.1", "enemy:byakhee.1").says(0, "enemy:ghoul.1")
    assert t.enemies("corridor") == ["ghoul.1"]


@rule("S-90", "DMD-FIGHT-06", "DMD-RUN-03")
def test_a_rope_between_two_attacks_leaves_the_rest_of_them_behind() -> None:
    """Placed, not moved: nobody follows. Whoever waits there attacks; those left behind do not."""
    s = night(
        nobody_special("office", holds=["find-13:right"]),
        beth(),
        enemies={"office": ["cultist", "cultist"], "archive": ["ghoul"]},
        mythos=["hastur-5"],
    )
    t = play(s).ends_actions().says(0, "pass").says(0, "use:find-13:0").says(0, "space:archive")
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1", "ghoul.1"]
    assert t.enemies("office") == ["cultist.1", "cultist.2"]


# Rulings on words of the book


@rule("S-43", "DMD-END-03", "DMD-END-04")
def test_madness_loses_like_death_one_before_the_summoning_all_after_it() -> None:
    assert meets("cthulhu-3", ian(sanity=17), beth(), great="cthulhu").state.result == "died_early"
    after = meets("cthulhu-3", ian(sanity=17), beth("office"), great="cthulhu", great_at="laboratory")
    assert not after.over
    last = beth("office")
    last.fate, last.space = "killed", ""
    assert meets("cthulhu-3", ian(sanity=17), last, great="cthulhu", great_at="laboratory").state.result == "all_dead"


@rule("S-44", "DMD-SAN-02", "DMD-SAN-03")
def test_the_last_threshold_is_not_the_skull() -> None:
    t = meets("cthulhu-3", ian(sanity=15), beth(), great="cthulhu")
    assert (t.me.sanity, t.me.fate, t.over) == (16, "", False)
    t.ever_told(events.ThresholdReached, who=0)
    track = CARDS.numbers.sanity
    assert track.skull not in track.thresholds
    assert max(track.thresholds) < track.skull


@rule("S-45", "DMD-DICE-05")
@pytest.mark.parametrize(("dice", "done"), [("s e x", True), ("s x x", False), ("b x x", False)])
def test_of_all_symbols_only_the_elder_sign_becomes_a_success(dice: str, done: bool) -> None:
    t = play(night(adam("office"), beth(), tokens={"corpse": ["office"]}), task=dice).says(0, "act:loot")
    t.told(events.Attempted, done=done)


@rule("S-41", "DMD-MYTHOS-03")
def test_where_a_gate_is_missing_its_summons_is_skipped_and_the_next_is_done() -> None:
    """An episode without a red gate: of the chorus only the one at the blue gate comes."""
    house = CARDS.episodes["night-shift"]
    plan = house.plan.model_copy(update={"gates": {k: v for k, v in house.plan.gates.items() if k != "red"}})
    cards = replace(CARDS, episodes={**CARDS.episodes, "night-shift": house.model_copy(update={"plan": plan})})
    rules = DeathMayDie(cards)
    t = Play(Live(rules, Dice({}), new_game(rules, night(ian(), beth(), mythos=["hastur-2"])), strict=True))
    t.says(0, "pass")
    assert [e.space for e in (x.event for x in t.all) if isinstance(e, events.Summoned)] == ["boiler-room"]


@rule("S-54", "DMD-MAP-02")
@pytest.mark.parametrize(("word", "lang"), [("door", "en"), ("Tür", "de")])
def test_whoever_looks_up_doors_reads_of_passages(word: str, lang: Lang) -> None:
    """The index of the book knows doors, its text passages: there is one kind of way through a wall."""
    assert "S-54" in [entry.id for entry in search(BOOK, word, lang)[:5]]


@rule("S-47", "DMD-GEN-07")
def test_every_card_has_words_of_its_own() -> None:
    """In both languages, and no two cards the same ones."""
    told = [c.flavour for c in (*CARDS.mythos.values(), *CARDS.discoveries.values(), *CARDS.psychoses.values())]
    for texts in ([f.en for f in told], [f.de for f in told]):
        assert all(texts)
        assert len(set(texts)) == len(texts)


# Several at once


@rule("DMD-END-02", "DMD-END-01", "S-79")
def test_dynamite_that_ends_the_last_stage_and_a_friend_is_a_win() -> None:
    s = night(
        ian("office", holds=["find-7:left"]),
        beth("corridor", wounds=5),
        great_at="corridor",
        stage=4,
        stage_wounds=13,
        disrupted=True,
    )
    t = play(s).says(0, "use:find-7:0").says_if_asked(0, "space:corridor", msg="dmd-space")
    assert t.state.result == "won"


@rule("DMD-RITUAL-02", "DMD-SAFE-02", "S-84", "DMD-REST-01")
def test_beside_a_great_old_one_that_nothing_can_wound() -> None:
    """No dynamite hurts it, nobody rests there, but an altar may be desecrated; with a cultist beside it not even that."""
    s = night(ian("archive", holds=["find-7:left"]), beth(), great_at="corridor")
    t = play(s).says(0, "use:find-7:0").says(0, "space:corridor")
    assert t.state.stage_wounds == 0
    beside = night(ian("office", wounds=2), beth(), great_at="office", tokens={"knife": ["0"]})
    play(beside).offers(0, "act:desecrate").offers_not(0, "rest", "attack:hastur")
    crowd = night(ian("office", wounds=2), beth(), great_at="office", tokens={"knife": ["0"]}, enemies={"office": ["cultist"]})
    play(crowd).offers_not(0, "rest", "act:desecrate")


@rule("DMD-EOT-02", "S-58")
def test_of_two_horrors_the_active_one_says_which_hunts_first_and_whom() -> None:
    """Beth and Ian have lost as much: a tie for each of them, decided by Ian."""
    s = night(
        ian("office", sanity=4),
        beth("nurses-room", sanity=4),
        enemies={"archive": ["hunting-horror"], "laboratory": ["hunting-horror:1"]},
        mythos=["hastur-5"],
    )
    t = play(s).ends_actions().says(0, "first:hunting-horror.2", msg="dmd-end-effects").says(0, "who:1", msg="dmd-person")
    t.says(0, "who:0", msg="dmd-person").until(1, "dmd-action")
    assert (t.enemies("nurses-room"), t.enemies("office")) == (["hunting-horror.2"], ["hunting-horror.1"])


@rule("S-23", "DMD-MYTHOS-07")
def test_an_empty_mythos_deck_is_shuffled_anew_without_an_advance_and_without_what_is_kept() -> None:
    s = night(ian(), beth("office", psychosis="recurring-trauma", kept=["hastur-4"]), great_at="laboratory")
    s.mythos, s.mythos_discard = [], s.mythos
    t = play(s).ends_actions().until(1, "dmd-action")
    t.never_told(events.Advanced)
    assert (len(t.state.mythos), len(t.state.mythos_discard), t.who(1).kept) == (14, 1, ["hastur-4"])


@rule("DMD-SAN-09", "S-76")
def test_thresholds_of_one_effect_are_resolved_clockwise_from_the_active_one_not_from_the_first_seat() -> None:
    s = night(
        ian("office", sanity=2),
        beth("archive", sanity=2),
        elizabeth("corridor", sanity=2),
        great_at="cold-store",
        stage=3,
        discard=THREE,
        tokens={"yellow-sign": [*["0"] * 3, *["1"] * 3, *["2"] * 3]},
        active=1,
    )
    t = play(s).says(1, "pass", msg="dmd-action").until(2, "dmd-action")
    assert [e.who for e in t.every(events.PsychosisStrikes)] == [1, 2, 0]


@rule("S-103", "S-56", "DMD-RUN-03")
def test_stealth_leaves_an_enemy_on_the_space_that_is_being_left_also_one_on_the_way() -> None:
    """Elizabeth lures the cultist out of the archive into the great hall, comes back without him and goes on into the corridor."""
    s = night(elizabeth("archive"), beth(), enemies={"archive": ["cultist"]})
    t = play(s)
    by_way = {o.key: dict(o.args)["via"] for o in t.question(0, "dmd-action").options if o.key.startswith("run:corridor")}
    over_the_hall = next(key for key, via in by_way.items() if via == "great-hall,archive")
    t.says(0, over_the_hall).says(0, msg="dmd-shake").says(0, "shake:cultist.1", msg="dmd-shake")
    assert (t.me.space, t.enemies("great-hall")) == ("corridor", ["cultist.1"])


@rule("S-103")
def test_without_stealth_one_way_with_the_same_company_is_offered() -> None:
    t = play(night(nobody_special("archive", levels={"swiftness": 1}), beth(), enemies={"archive": ["cultist"]}))
    assert [o.key for o in t.question(0, "dmd-action").options if o.key.startswith("run:corridor")] == ["run:corridor"]


@rule("S-104", "S-76", "S-81")
def test_dynamite_puts_down_all_wounds_before_anybody_falls() -> None:
    """A stage falls and what it reveals finds everybody wounded already; the dead die after it."""
    s = night(
        ian("office", holds=["find-7:left"]),
        beth("corridor", wounds=5, holds=["find-1:left"]),
        great="cthulhu",
        great_at="corridor",
        stage=2,
        stage_wounds=9,
        disrupted=True,
        enemies={"corridor": ["cultist"]},
    )
    t = play(s).says(0, "use:find-7:0").says_if_asked(0, "space:corridor")
    t.never_told(events.EnemyDied).never_told(events.StageDefeated)  # Jerome is asked for first
    t.says(1, "assign:1")
    order = t.order(events.Suffered, events.EnemyDied, events.StageRevealed, events.Died)
    assert order == ["Suffered", "EnemyDied", "StageRevealed", "Died"]
    assert t.who(1).fate == "killed"


@rule("S-105", "S-93")
def test_a_disciple_of_hastur_is_not_killed_by_vengeance_unasked() -> None:
    s = night(ian("office", levels={"toughness": 1}), beth(), enemies={"office": ["disciple-of-hastur:3"]})
    t = play(s.model_copy(deep=True), attacked="s s x").ends_actions().says(0, "spare", msg="dmd-strike")
    assert (t.wounds_of("disciple-of-hastur.1"), t.held(0, "yellow-sign")) == (3, 0)
    t.never_told(events.Avenged)
    t = play(s.model_copy(deep=True), attacked="s s x").ends_actions().says(0, "strike", msg="dmd-strike")
    assert (t.enemies("office"), t.held(0, "yellow-sign")) == ([], 1)
    fresh = night(ian("office", levels={"toughness": 1}), beth(), enemies={"office": ["disciple-of-hastur:2"]})
    assert play(fresh, attacked="s s x").ends_actions().wounds_of("disciple-of-hastur.1") == 3  # it lives: nobody is asked
