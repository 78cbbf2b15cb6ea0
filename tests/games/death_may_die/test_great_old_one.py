"""The summoning track, the arrival, the stages: DMD-TRACK, DMD-MCHECK, DMD-ARRIVE, DMD-GEOT, DMD-GOO."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import fighting

from .house import CARDS, Playing, beth, elizabeth, hand, ian, night, nobody_special, play, someone

rule = pytest.mark.rule
THREE = ["hastur-1", "hastur-2", "hastur-3"]
DROWNED = ["cthulhu-1", "cthulhu-2", "cthulhu-6"]


def turned(t: Playing) -> Playing:
    """Until the next turn begins."""
    before = t.state.turn
    while t.state.turn == before and not t.over:
        t.default()
    return t


@rule("DMD-TRACK-01", "DMD-MCHECK-02")
def test_with_three_symbols_the_figure_advances_one_of_eight_spaces() -> None:
    assert CARDS.numbers.track == 8
    t = turned(play(night(ian(), beth("office"), discard=THREE)).ends_actions())
    assert t.state.track == 2
    assert not t.state.arrived
    t.ever_told(events.Advanced, space=2)


@rule("DMD-TRACK-02", "DMD-ARRIVE-01", "DMD-ARRIVE-06")
def test_on_the_first_red_space_it_is_summoned_and_stays_invulnerable() -> None:
    t = turned(play(night(ian(), beth("office"), track=4, discard=THREE)).ends_actions())
    assert (t.state.track, t.state.arrived, t.state.stage, t.state.disrupted) == (5, True, 2, False)
    assert hand(t.state).figure("hastur") is not None
    t.offers_not(t.state.active, "attack:hastur")


@rule("DMD-TRACK-03", "DMD-ARRIVE-04", "DMD-MCHECK-02")
@pytest.mark.rule("S-35")
def test_then_the_progress_token_lies_where_the_figure_stood_and_goes_on() -> None:
    """S35: disrupted and red in one turn are one summoning."""
    t = turned(play(night(ian(), beth("office"), track=4, discard=THREE, disrupted=True)).ends_actions())
    assert (t.state.track, len(t.events(events.Arrives))) == (5, 1)
    t = turned(play(night(ian(), beth("office"), great_at="laboratory", track=5, discard=THREE)).ends_actions())
    assert (t.state.track, t.state.stage) == (6, 2)


@rule("DMD-TRACK-04", "DMD-END-05")
@pytest.mark.rule("S-31")
def test_the_token_on_the_last_space_loses_at_once() -> None:
    """S31: no effect of the advance is resolved any more."""
    t = play(night(ian(), beth(), great_at="laboratory", track=7, discard=THREE)).ends_actions()
    assert (t.state.result, t.over) == ("track", True)
    t.never_told(events.GainedToken)


@rule("DMD-MCHECK-01", "DMD-MCHECK-06")
def test_fewer_than_three_symbols_do_nothing_and_the_pile_stays() -> None:
    t = play(night(ian(), beth(), discard=["hastur-1", "hastur-7", "hastur-8"])).ends_actions()
    t.never_told(events.Advanced)
    assert len(t.state.mythos_discard) == 4


@rule("DMD-MCHECK-03")
@pytest.mark.rule("S-08")
def test_effects_of_all_revealed_stages_in_order_then_the_episodes() -> None:
    """S08."""
    s = night(
        ian(),
        beth(),
        great_at="laboratory",
        stage=3,
        discard=THREE,
        tokens={"yellow-sign": ["0", "0"]},
    )
    t = turned(play(s).ends_actions())
    order = [type(e).__name__ for e in t.events(events.Advanced, events.GainedToken, events.Suffered, events.Summoned)]
    assert order == ["Advanced", "GainedToken", "GainedToken", "Suffered", "Summoned"]
    assert t.me.sanity == 1  # the third Yellow Sign came by Stage 1


@rule("DMD-MCHECK-04")
def test_it_is_the_same_whether_figure_or_token_advances() -> None:
    track = turned(play(night(ian(), beth("office"), discard=THREE)).ends_actions())
    token = turned(play(night(ian(), beth("office"), great_at="cold-store", discard=THREE)).ends_actions())
    for t in (track, token):
        assert t.held(0, "yellow-sign") == 1
        t.ever_told(events.Summoned, enemy="cultist.1")


@rule("DMD-MCHECK-05")
@pytest.mark.rule("S-06", "S-07")
def test_all_cards_of_the_pile_are_shuffled_back_once() -> None:
    """S06: however many symbols there are. S07: in part 3."""
    t = turned(play(night(ian(), beth("office"), track=4, discard=[*THREE, "hastur-4", "hastur-7"])).ends_actions())
    assert len(t.events(events.Advanced)) == 1
    assert t.state.mythos_discard == []
    assert len(t.state.mythos) == 16
    order = [type(e).__name__ for e in t.events(events.Advanced, events.MythosShuffled, events.Arrives)]
    assert order == ["Advanced", "MythosShuffled", "Arrives"]


@rule("DMD-ARRIVE-02", "DMD-GOO-07")
def test_stage_one_stays_in_force() -> None:
    t = turned(play(night(ian(), beth("office"), great_at="cold-store", discard=THREE)).ends_actions())
    t.ever_told(events.GainedToken, who=0, token="yellow-sign")
    assert "yellow-sign" in hand(t.state).great.yields


@rule("DMD-ARRIVE-03", "DMD-ARRIVE-07", "DMD-EATTACK-04")
@pytest.mark.rule("S-53")
def test_stage_two_is_revealed_and_says_where_it_comes_and_it_does_not_attack_yet() -> None:
    """S53: its first chance is the next step 3."""
    t = turned(play(night(ian("office"), beth(), disrupted=True)).ends_actions())
    t.ever_told(events.StageRevealed, stage=2)
    t.never_told(events.Attacks)
    assert "hastur" in t.enemies("office")


@rule("DMD-ARRIVE-05")
def test_it_is_summoned_only_once_and_not_without_a_reason() -> None:
    t = play(night(ian(), beth(), track=3)).ends_actions()
    t.never_told(events.Arrives)
    t = turned(play(night(ian(), beth(), great_at="office", track=6, disrupted=True)).ends_actions())
    t.never_told(events.Arrives)
    assert t.state.stage == 2


@pytest.mark.rule("S-71", "S-62")
def test_the_token_lies_there_before_the_reveal_effect() -> None:
    """S71, S62: who dies by the reveal of Stage 2 dies after the summoning."""
    t = play(night(ian(), beth("office"), disrupted=True)).ends_actions()
    order = [type(e).__name__ for e in t.events(events.Arrives, events.StageRevealed, events.EnemyMoved)]
    assert order[:3] == ["Arrives", "StageRevealed", "EnemyMoved"]


@rule("DMD-GEOT-01", "DMD-GEOT-02", "DMD-GEOT-03")
def test_end_effects_of_all_revealed_stages_in_order_the_new_one_included() -> None:
    s = night(ian("office"), beth("corridor"), disrupted=True, tokens={"yellow-sign": ["1"]})
    t = play(s).ends_actions()
    assert t.enemies("corridor") == ["hastur"]  # placed at the office, and moved by the stage that was just revealed
    final = night(ian("office"), beth("corridor"), great_at="laboratory", stage=4, tokens={"yellow-sign": ["0", "0", "1", "1"]})
    t = play(final, stage="s x").ends_actions()
    t.says_if_asked(0, "who:0", msg="dmd-person")
    while t.state.active == 0:
        t.default()
    order = [type(e).__name__ for e in t.events(events.EnemyMoved, events.Rolled)]
    assert order == ["EnemyMoved", "Rolled"]
    assert (t.me.wounds, t.who(1).wounds) == (1, 0)  # "you" is the active one


@rule("DMD-GOO-01")
def test_it_behaves_like_any_enemy() -> None:
    t = play(night(ian("office"), beth(), great_at="office")).says(0, "run:corridor")
    assert t.enemies("corridor") == ["hastur"]
    t.ends_actions()
    t.ever_told(events.Attacks, enemy="hastur", who=0)


@rule("DMD-GOO-02", "DMD-GOO-07")
@pytest.mark.parametrize(("stage", "dice"), [(2, (3, 0)), (3, (3, 3)), (4, (3, 4))])
def test_its_dice_are_the_sum_of_all_revealed_stages(stage: int, dice: tuple[int, int]) -> None:
    g = hand(night(ian("office"), great_at="office", stage=stage))
    there = g.figure("hastur")
    assert there is not None
    assert fighting.dice_of(g, there, 0) == dice


@rule("DMD-GOO-03", "DMD-GOO-04", "DMD-GOO-05", "DMD-GOO-06", "DMD-GOO-08")
def test_stages_fall_one_after_the_other_and_surplus_wounds_are_lost() -> None:
    s = night(nobody_special("office", sanity=14), beth(), great_at="office", stage=3, stage_wounds=13, disrupted=True)
    assert hand(s).stage_health() == 14  # 12, two investigators
    t = play(s, attack="s s s s s s s").says(0, "attack:hastur")
    t.told(events.StageDefeated, stage=3)
    t.told(events.StageRevealed, stage=4)
    assert (t.state.stage, t.state.stage_wounds) == (4, 0)
    assert t.enemies("office") == ["hastur"]  # it stays where it is
    assert [t.held(w, "yellow-sign") for w in (0, 1)] == [1, 1]


@rule("DMD-GOO-09")
def test_from_stage_two_on_each_has_a_reveal_effect_something_lasting_health_and_dice() -> None:
    for card in CARDS.great_old_ones.values():
        first, *others = card.stages
        assert not first.health
        assert not first.standard
        assert not first.bonus
        for stage in others:
            assert stage.reveal
            assert stage.health
            assert stage.standard + stage.bonus
            assert stage.traits or stage.advances or stage.end_of_turn


@pytest.mark.parametrize(("n", "health"), [(2, 14), (3, 14), (4, 13), (5, 11)])
@pytest.mark.rule("S-85")
def test_health_depends_on_how_many_play_but_hasturs_second_stage(n: int, health: int) -> None:
    """S85."""
    people = [ian(), beth(), elizabeth(), nobody_special(), someone("borya")][:n]
    assert hand(night(*people, great_at="office", stage=3)).stage_health() == health
    assert hand(night(*people, great_at="office", stage=2)).stage_health() == 12
    assert hand(night(*people)).stage_health() == 0  # the first has none


# Hastur


def test_hastur_one_marks_those_who_stand_together_or_the_active_one() -> None:
    t = turned(play(night(ian(), beth(), elizabeth("office"), discard=THREE)).ends_actions())
    assert [t.held(w, "yellow-sign") for w in range(3)] == [1, 1, 0]
    t = turned(play(night(ian(), beth("office"), discard=THREE)).ends_actions())
    assert [t.held(w, "yellow-sign") for w in range(2)] == [1, 0]


@pytest.mark.rule("S-65")
def test_yellow_signs_run_out() -> None:
    """S65."""
    s = night(ian(), beth(), discard=THREE, tokens={"yellow-sign": ["0"] * 11})
    t = turned(play(s).ends_actions())
    assert t.held(0, "yellow-sign") + t.held(1, "yellow-sign") == 12


def test_hastur_two_goes_to_the_marked_one_and_three_hurts_them() -> None:
    t = play(night(ian("great-hall"), beth("corridor"), great_at="archive", tokens={"yellow-sign": ["1"]})).ends_actions()
    assert t.enemies("corridor") == ["hastur"]
    s = night(
        ian("office"),
        beth("archive"),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["0", "1", "1"]},
    )
    t = play(s, attack="s x x x").says(0, "attack:hastur")
    assert (t.enemies("great-hall"), t.me.wounds, t.who(1).wounds) == (["hastur"], 0, 1)


def test_hastur_three_is_shielded_by_a_cultist() -> None:
    s = night(ian("office"), beth(), great_at="office", stage=3, disrupted=True, enemies={"office": ["cultist"]})
    t = play(s, attack="s s x x s x x x").says(0, "attack:hastur")
    assert t.state.stage_wounds == 1
    t.says(0, "attack:hastur")
    assert t.state.stage_wounds == 1


def test_hastur_three_takes_sanity_from_the_heavily_marked() -> None:
    s = night(ian(), beth("office"), great_at="cold-store", stage=3, discard=THREE, tokens={"yellow-sign": ["1"] * 3})
    t = turned(play(s).ends_actions())
    assert [i.sanity for i in t.state.investigators] == [0, 1]


def test_the_final_roll_is_at_most_two_dice_and_against_you() -> None:
    s = night(beth("office", sanity=14), ian(), great_at="cold-store", stage=4, tokens={"yellow-sign": ["0"] * 5})
    t = turned(play(s, stage="b e").ends_actions())
    rolled = t.ever_told(events.Rolled, why="stage")
    assert len(rolled.dice) == 2  # no bonus dice of hers (S03)
    assert (t.me.wounds, t.me.sanity) == (0, 15)  # Arcane Mastery cancels one (S13)


# Cthulhu


def test_cthulhu_one_builds_rlyeh_where_the_active_one_stands() -> None:
    t = turned(play(night(ian("office"), beth(), great="cthulhu", discard=DROWNED)).ends_actions())
    assert t.lying("rlyeh") == ["office"]
    assert "cultist.1" in t.enemies("office")
    s = night(
        ian("office"), beth(), great="cthulhu", discard=DROWNED, tokens={"rlyeh": ["office"]}, enemies={"office": ["cultist"]}
    )
    t = turned(play(s).ends_actions())
    assert t.lying("rlyeh") == ["office"]
    assert t.enemies("office") == ["cultist.1"]


def test_enemies_in_rlyeh_roll_one_die_more() -> None:
    g = hand(
        night(ian("office"), great="cthulhu", great_at="office", enemies={"office": ["cultist"]}, tokens={"rlyeh": ["office"]})
    )
    assert [fighting.dice_of(g, f, 0) for f in g.enemies("office")] == [(2, 1), (2, 1)]


def test_cthulhu_two_rises_at_the_lonely_gate_and_comes_nearer() -> None:
    t = turned(play(night(ian("office"), beth("boiler-room"), great="cthulhu", disrupted=True)).ends_actions())
    moved = [e.space for e in t.every(events.EnemyMoved)]
    assert moved[0] == "nurses-room"
    assert moved[1] == "ward-east"


def test_cthulhu_three_takes_sanity_in_rlyeh_and_calls_cultists_there() -> None:
    s = night(
        ian("office"),
        beth("archive"),
        great="cthulhu",
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"rlyeh": ["archive", "cold-store"]},
        discard=DROWNED,
    )
    t = play(s, attack="s x x x").says(0, "attack:cthulhu")
    assert [i.sanity for i in t.state.investigators] == [0, 1]
    t.ends_actions()
    turned(t)
    # Stage 1 builds R'lyeh where Ian stands, with a cultist; the token nearest to Cthulhu is that one, and Stage 3 calls a second.
    assert t.lying("rlyeh") == ["archive", "cold-store", "office"]
    assert [e.space for e in t.every(events.Summoned)][:2] == ["office", "office"]


def test_cthulhus_last_stage_comes_to_the_nearest_heals_his_own_and_crushes() -> None:
    s = night(
        someone("elizabeth", "corridor"),
        beth("archive"),
        great="cthulhu",
        great_at="office",
        stage=3,
        stage_wounds=13,
        disrupted=True,
        enemies={"corridor": ["fire-vampire:3"]},
    )
    t = play(s, shot="s x x").says(0, "attack:cthulhu")
    assert "cthulhu" in t.enemies("corridor")
    assert t.wounds_of("fire-vampire.1") == 0
    t.ends_actions()
    turned(t)
    assert t.me.wounds == 1  # at the end of the turn, on his space


def test_against_his_last_stage_one_stress_is_all_that_rerolls() -> None:
    s = night(nobody_special("office"), beth(), great="cthulhu", great_at="office", stage=4, rerolls=True)
    t = play(s, attacked="x x x x x x").ends_actions()
    t.offers_not(0, "again:standard:blank:2").says(0, "again:standard:blank:1").asks_not(0, "dmd-reroll")
    assert t.me.stress == 1
