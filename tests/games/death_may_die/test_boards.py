"""Boards: cards in hand, stress, wounds, skills (DMD-INV, DMD-STRESS, DMD-WOUND, DMD-SKILL)."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import stress

from .house import CARDS, adam, beth, finds, hand, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-INV-02")
def test_nobody_holds_too_many_cards() -> None:
    many = [f"find-{i}:left" for i in (1, 2, 4, 5, 6, 7, 8, 12, 13)]
    t = finds("find-15", ian(holds=many))
    t.says(0, "take:left").says_if_asked(0, "assign:0-0-0-0")
    assert len(t.me.cards) == 10


@rule("DMD-INV-03", "DMD-TRADE-03")
def test_only_the_half_that_was_taken_counts_and_it_stays_so_when_traded() -> None:
    t = play(night(ian(holds=["find-2:right"]), beth()))
    g = hand(t.state)
    assert [half.name.en for _, half in g.halves(0)] == ["Night Lamp"]
    t.says(0, "trade").says(0, "give:0:find-2:1")
    assert t.who(1).cards[0].half == "right"


@rule("DMD-STRESS-01", "DMD-REROLL-01")
def test_one_stress_rerolls_one_die() -> None:
    t = play(night(ian("office"), enemies={"office": ["fire-vampire"]}, rerolls=True), attack="x x x x", again="s")
    t.says(0, "attack:fire-vampire.1").says(0, "again:standard:blank:1")
    assert t.me.stress == 1
    t.says(0, "keep")
    assert t.wounds_of("fire-vampire.1") == 1


@rule("DMD-STRESS-02", "DMD-STRESS-03")
def test_what_costs_stress_is_offered_only_if_the_whole_cost_fits() -> None:
    finds("find-1", ian(stress=3)).offers(0, "take:left", "take:right")
    tight = finds("find-1", ian(stress=4)).offers(0, "take:right").offers_not(0, "take:left")
    tight.says(0, "take:right")
    assert tight.me.stress == 5
    finds("find-1", ian(stress=5)).never_told(events.Took)


@rule("DMD-STRESS-03", "DMD-REROLL-02")
def test_at_maximum_stress_no_die_is_rerolled() -> None:
    s = night(ian("office", stress=4), enemies={"office": ["fire-vampire"]}, rerolls=True)
    t = play(s, attack="x x x x", again="x").says(0, "attack:fire-vampire.1")
    t.offers_not(0, "again:standard:blank:2").says(0, "again:standard:blank:1")
    t.asks_not(0, "dmd-reroll")


@rule("DMD-STRESS-04")
@pytest.mark.rule("S-11")
def test_stress_that_does_not_fit_is_ignored_unless_the_card_makes_wounds_of_it() -> None:
    """S11. Maximum stress has no other consequence."""
    t = meets("hastur-6", ian(stress=5), beth(), finds=["find-9"])
    assert (t.me.stress, t.me.wounds) == (5, 0)
    t = meets("night-shift-7", nobody_special(stress=4), finds=["find-6"])
    assert (t.me.stress, t.me.wounds) == (5, 1)


@pytest.mark.rule("S-70")
def test_a_lowered_maximum_moves_the_marker() -> None:
    """S70: Shaken."""
    t = finds("find-14", ian(stress=5))
    assert (t.me.stress, t.me.wounds, hand(t.state).max_stress(0)) == (4, 0, 4)
    assert stress.room(hand(t.state), 0) == 0


@rule("DMD-WOUND-01")
def test_each_wound_moves_the_marker_one_space() -> None:
    t = play(night(nobody_special("office"), enemies={"office": ["cultist"]}), attacked="s s").ends_actions()
    assert t.me.wounds == 2


@rule("DMD-WOUND-02", "DMD-DEATH-01")
def test_the_skull_at_the_end_of_the_wound_track_is_death() -> None:
    s = night(nobody_special("office", wounds=4), beth(), enemies={"office": ["cultist"]}, great_at="laboratory")
    t = play(s, attacked="s s", again="s s s s s s s s s s").ends_actions()
    t.says(0, "keep")
    assert (t.me.fate, t.me.wounds) == ("killed", CARDS.numbers.wounds)


@rule("DMD-WOUND-03")
def test_healing_stops_on_the_leftmost_space() -> None:
    t = play(night(ian(wounds=1, stress=1, holds=["find-4:right"])))
    t.says(0, "use:find-4:0")
    assert t.me.wounds == 0
    t.says(0, "rest")
    assert t.me.stress == 0


@rule("DMD-SKILL-03", "DMD-SKILL-06")
def test_levels_add_or_replace_only_what_they_restate() -> None:
    at = {(skill, n): [t.called() for t in CARDS.at_level[skill, n]] for skill in CARDS.skills for n in range(5)}
    assert at["brawling", 4] == ["bonus_dice", "attack_all", "bonus_dice", "free_attack"]
    assert at["swiftness", 3] == ["extra_steps", "run_up_to"]  # the extra step of level 2 stays
    assert at["toughness", 4] == ["rests", "ignores", "ignores"]
    assert at["lucky", 4] == ["free_rerolls"]
    assert at["trapper", 4] == ["trap_holds", "traps"]


@rule("DMD-SKILL-04", "DMD-SAN-08")
def test_a_level_up_is_one_level_of_a_skill_of_ones_choice() -> None:
    t = meets("cthulhu-3", ian(sanity=2), great="cthulhu")
    t.asks(0, "dmd-level").offers(0, "level:vengeance", "level:brawling", "level:toughness")
    t.says(0, "level:brawling")
    assert t.me.levels == {"vengeance": 1, "brawling": 2, "toughness": 1}


@pytest.mark.rule("S-15")
def test_a_skill_at_its_maximum_is_not_offered_and_with_all_there_is_no_level_up() -> None:
    """S15."""
    t = meets("cthulhu-3", ian(sanity=2, levels={"vengeance": 4}), great="cthulhu").offers_not(0, "level:vengeance")
    t.says(0, "level:brawling")
    done = meets("cthulhu-3", ian(sanity=2, levels=dict.fromkeys(["vengeance", "brawling", "toughness"], 4)), great="cthulhu")
    done.ever_told(events.PsychosisStrikes)
    done.never_told(events.SkillLevelled)


@rule("DMD-SKILL-05", "DMD-COMP-05", "DMD-COMP-06", "DMD-COMP-07")
@pytest.mark.rule("S-16", "S-17")
def test_a_lent_level_ends_with_the_companion_and_an_own_one_stays() -> None:
    """S16, S17: own skills count one higher, others are had at level 1, however many lend them."""
    t = play(night(beth(holds=["find-4:left", "find-1:left"], levels={"toughness": 4}), ian()))
    g = hand(t.state)
    assert (g.level(0, "toughness"), g.level(0, "stealth")) == (4, 1)
    t.says(0, "trade").says(0, "give:0:find-4:1").says(0, "give:0:find-1:1")
    g = hand(t.state)
    assert (g.level(0, "toughness"), g.level(0, "stealth")) == (4, 0)
    assert (g.level(1, "toughness"), g.level(1, "stealth")) == (2, 1)
    t.who(1).cards = []
    assert hand(t.state).level(1, "toughness") == 1
    assert t.who(1).levels["toughness"] == 1


@pytest.mark.rule("S-16")
def test_a_level_up_raises_the_own_level_though_a_companion_lends_the_last() -> None:
    """S16: the level on the board is the one that is raised."""
    t = meets("cthulhu-3", beth(sanity=2, levels={"toughness": 3}, holds=["find-4:left"]), great="cthulhu")
    assert hand(t.state).level(0, "toughness") == 4
    t.says(0, "level:toughness")
    assert t.me.levels["toughness"] == 4


@pytest.mark.rule("S-59")
def test_nobody_loses_sanity_or_takes_wounds_because_they_like_to() -> None:
    """S59."""
    offered = play(night(adam())).keys(0, "dmd-action")
    assert all(k.startswith(("run:", "pass")) for k in offered)
