"""Rolls, rerolls and results: DMD-DICE, DMD-REROLL, DMD-RESULT."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.dice import SHOWS, shown
from games.death_may_die.rules import rolls
from games.death_may_die.state import Roll

from .house import CARDS, adam, beth, elizabeth, finds, hand, ian, night, nobody_special, play, someone

rule = pytest.mark.rule
VAMPIRE = {"office": ["fire-vampire"]}
CORPSE = {"corpse": ["office"]}


@rule("DMD-DICE-01")
def test_a_roll_is_three_standard_dice_and_the_bonus_dice_one_has() -> None:
    t = play(night(ian("office"), enemies=VAMPIRE)).says(0, "attack:fire-vampire.1")
    assert [d.partition(":")[0] for d in t.told(events.Rolled).dice] == ["standard"] * 3 + ["bonus"]  # Brawling


@rule("DMD-DICE-02", "DMD-RESULT-03")
def test_an_enemy_rolls_exactly_the_dice_on_its_card() -> None:
    t = play(night(ian("office", sanity=12), enemies=VAMPIRE), attacked="s x s").ends_actions()
    assert [d.partition(":")[0] for d in t.ever_told(events.Rolled).dice] == ["standard", "standard", "bonus"]
    assert t.me.wounds == 1  # Toughness has ignored the other


@rule("DMD-DICE-03")
def test_a_face_with_two_results_counts_for_both() -> None:
    assert SHOWS["both"] == ("success", "tentacle")
    t = play(night(nobody_special("office"), enemies=VAMPIRE), attack="b b x").says(0, "attack:fire-vampire.1")
    assert (t.wounds_of("fire-vampire.1"), t.me.sanity) == (2, 2)


@rule("DMD-DICE-04", "DMD-RESULT-04", "DMD-EPACT-02")
def test_other_rolls_need_a_number_of_successes_in_one_roll() -> None:
    t = play(night(nobody_special("office"), tokens=CORPSE), task="s x x s s s")
    t.says(0, "act:loot").told(events.Attempted, name="loot", done=False)
    assert t.held(0, "knife") == 0
    t.says(0, "act:loot").told(events.Attempted, done=True)
    assert (t.held(0, "knife"), t.lying("corpse")) == (1, [])  # a third Success brings nothing


@rule("DMD-DICE-05")
def test_an_elder_sign_does_nothing_unless_something_uses_it() -> None:
    t = play(night(nobody_special("office"), enemies=VAMPIRE), attack="e e e").says(0, "attack:fire-vampire.1")
    assert t.wounds_of("fire-vampire.1") == 0
    t = play(night(adam("office"), enemies=VAMPIRE), attack="e e e").says(0, "attack:fire-vampire.1")
    assert t.wounds_of("fire-vampire.1") == 1


@rule("DMD-DICE-06")
@pytest.mark.rule("S-46")
def test_a_tentacle_costs_sanity_on_every_roll() -> None:
    """S46: on an enemy's roll that of whom it attacks."""
    attack = play(night(nobody_special("office"), enemies=VAMPIRE), attack="b x x").says(0, "attack:fire-vampire.1")
    attacked = play(night(nobody_special("office"), beth("office"), enemies=VAMPIRE), attacked="b x x").ends_actions()
    fire = play(night(nobody_special("office", fire=1)), fire="b").ends_actions()
    task = play(night(nobody_special("office"), tokens=CORPSE), task="b x x").says(0, "act:loot")
    assert [t.me.sanity for t in (attack, attacked, fire, task)] == [1, 1, 1, 1]
    assert attacked.who(1).sanity == 0


@rule("DMD-DICE-07", "DMD-DICE-08")
def test_a_blank_does_nothing_and_bonus_dice_have_no_tentacles() -> None:
    assert SHOWS["blank"] == ()
    assert shown(CARDS.numbers.dice["bonus"], "tentacle") == 0
    assert shown(CARDS.numbers.dice["standard"], "tentacle") == 1
    assert all(len(faces) == 6 for faces in CARDS.numbers.dice.values())


@rule("DMD-DICE-09")
def test_bonus_dice_come_from_skills_cards_and_thresholds_together() -> None:
    s = night(ian("office", sanity=9, levels={"brawling": 3}, holds=["find-2:left", "find-5:left"]), enemies=VAMPIRE)
    assert rolls.bonus_dice(hand(s), 0, "attack", ["fire-vampire.1"]) == 2 + 2 + 1
    assert rolls.bonus_dice(hand(s), 0, "shot", []) == 2


@rule("DMD-DICE-10")
def test_there_is_no_limit_to_bonus_dice() -> None:
    s = night(
        someone("fatima", "office", sanity=14, levels={"dark-bargain": 3}, holds=["find-2:left", "find-13:left"]), enemies=VAMPIRE
    )
    t = play(s).says(0, "use:find-13:0").says(0, "bargain:dice").says(0, "attack:fire-vampire.1")
    assert len(t.told(events.Rolled).dice) == 3 + 4 + 1 + 2 + 3


@rule("DMD-REROLL-01", "DMD-REROLL-02")
def test_dice_are_rerolled_again_and_again_while_stress_lasts_and_the_new_face_stands() -> None:
    s = night(nobody_special("office", stress=2), enemies=VAMPIRE, rerolls=True)
    t = play(s, attack="s x x", again="x x s").says(0, "attack:fire-vampire.1")
    t.says(0, "again:standard:success:1").says(0, "again:standard:blank:1").says(0, "again:standard:blank:1")
    t.asks_not(0, "dmd-reroll")  # stress is at its maximum
    assert (t.me.stress, t.wounds_of("fire-vampire.1")) == (5, 1)


@rule("DMD-REROLL-03", "DMD-EATTACK-02")
@pytest.mark.rule("S-09")
def test_dice_of_an_enemy_are_rerolled_by_whom_it_attacks() -> None:
    """S09: also outside their turn, with their own stress."""
    t = play(night(nobody_special("office"), enemies=VAMPIRE, rerolls=True), attacked="s s x", again="e").ends_actions()
    t.says(0, "again:standard:success:1").says(0, "keep")
    assert (t.me.wounds, t.me.stress) == (1, 1)


@rule("DMD-REROLL-04")
def test_a_reroll_by_an_effect_is_one_die_and_free() -> None:
    t = play(night(elizabeth("office", stress=5), enemies=VAMPIRE, rerolls=True), attack="x x x", again="s")
    t.says(0, "attack:fire-vampire.1").offers_not(0, "again:standard:blank:2").says(0, "again:standard:blank:1")
    t.asks_not(0, "dmd-reroll")
    assert (t.me.stress, t.wounds_of("fire-vampire.1")) == (5, 1)


@rule("DMD-REROLL-05")
@pytest.mark.rule("S-10")
def test_nothing_is_rerolled_once_results_count() -> None:
    """S10: only in the window after the roll."""
    t = play(night(nobody_special("office", sanity=2), enemies=VAMPIRE, rerolls=True), attack="b x x").says(
        0, "attack:fire-vampire.1"
    )
    t.says(0, "keep")
    t.asks(0, "dmd-level").asks_not(0, "dmd-reroll")


@rule("DMD-RESULT-01")
def test_symbols_change_before_the_results_are_counted() -> None:
    t = play(night(adam("office"), tokens=CORPSE), task="s e x").says(0, "act:loot")
    t.told(events.Attempted, done=True)


@rule("DMD-RESULT-02", "DMD-ATTACK-02")
def test_each_success_of_an_attack_is_a_wound() -> None:
    t = play(night(nobody_special("office"), enemies=VAMPIRE), attack="s s s").says(0, "attack:fire-vampire.1")
    assert t.wounds_of("fire-vampire.1") == 3


@rule("DMD-RESULT-05", "DMD-RESULT-06")
def test_first_successes_then_effects_then_tentacles() -> None:
    s = night(ian("archive", sanity=2), enemies={"archive": ["byakhee"]})
    t = play(s, attacked="b s x").ends_actions()
    order = [type(e).__name__ for e in t.events(events.Suffered, events.Avenged, events.Followed, events.ThresholdReached)]
    assert order == ["Suffered", "Avenged", "Followed", "Suffered", "ThresholdReached"]


@pytest.mark.rule("S-68")
def test_the_roll_that_brings_a_bonus_die_is_over_before() -> None:
    """S68."""
    t = play(night(nobody_special("office", sanity=5), enemies=VAMPIRE), attack="b x x").says(0, "attack:fire-vampire.1")
    assert len(t.told(events.Rolled).dice) == 3
    t.says(0, "level:swiftness").says(0, "attack:fire-vampire.1")
    assert len(t.told(events.Rolled).dice) == 4


@pytest.mark.rule("S-96")
def test_what_a_card_brings_by_a_roll_is_had_before_the_tentacles_count() -> None:
    """DMD-RESULT-05 before DMD-RESULT-06: the psychosis finds the dynamite already taken."""
    t = finds("find-7", nobody_special(sanity=2, psychosis="short-term-memory-loss"), task="b s x")
    t.says(0, "take:left")
    assert t.ever_told(events.CardLost).card == "find-7"


def test_nothing_is_asked_of_whoever_has_ordered_to_keep() -> None:
    """D07: kept unless it would be the end; then it is asked, and rerolled for whoever is absent."""
    s = night(nobody_special("office", wounds=5), beth(), enemies=VAMPIRE, great_at="archive")
    t = play(s, attacked="s x x", again="x").ends_actions()
    t.asks(0, "dmd-reroll").default()
    assert (t.me.wounds, t.me.fate) == (5, "")


def test_what_toughness_takes_away_does_not_kill() -> None:
    g = hand(night(ian("office", wounds=4)))
    two = Roll(who=0, why="attacked", by="cultist.1")
    two.dice = [rolls.Die(kind="standard", face="success")] * 2
    assert not rolls.deadly(g, two)
    g.use(0, "toughness:wounds", "turn")
    assert rolls.deadly(g, two)
