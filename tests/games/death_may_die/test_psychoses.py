"""Every psychosis (catalogue 7.8, section 10). A Mythos card that costs 1 sanity brings the first threshold."""

from __future__ import annotations

from typing import Any

import pytest

from games.death_may_die import events
from games.death_may_die.state import Investigator

from .house import CARDS, Playing, beth, elizabeth, hand, ian, meets, night, nobody_special, play


def struck(psychosis: str, *others: Investigator, at: str = "office", **more: Any) -> Playing:
    """Ahmed reaches a threshold with it."""
    person = nobody_special(at, sanity=2, psychosis=psychosis, **more.pop("person", {}))
    t = meets("cthulhu-3", person, *others, great="cthulhu", **more)
    t.ever_told(events.PsychosisStrikes, who=0, psychosis=psychosis)
    return t


def test_short_term_memory_loss_costs_an_item_or_companion_of_ones_choice_but_no_condition() -> None:
    t = struck("short-term-memory-loss", person={"holds": ["find-3:left", "find-2:left", "find-1:left"]})
    t.asks(0, "dmd-discard").offers_not(0, "card:find-3").says(0, "card:find-1")
    assert [h.card for h in t.me.cards] == ["find-3", "find-2"]
    assert struck("short-term-memory-loss", person={"holds": ["find-3:left"]}).me.stress == 1


def test_pyromania_lights_two_spaces() -> None:
    t = struck("pyromania").says_if_asked(0, "space:corridor")
    assert t.state.fire == {"office": 1, "corridor": 1}
    one = struck("pyromania", fire={"archive": 7})  # DMD-FIRE-06
    assert one.state.fire == {"archive": 7, "office": 1}


@pytest.mark.rule("S-88")
def test_claustrophobia_flees_a_crowd_and_otherwise_is_stress() -> None:
    t = struck("claustrophobia", ian("archive"), beth("archive"), at="archive").says(0, "space:corridor")
    assert (t.me.space, t.me.stress) == ("corridor", 0)
    assert struck("claustrophobia", ian("archive"), at="archive").me.stress == 1
    t = struck("claustrophobia", ian("archive"), at="archive", enemies={"archive": ["cultist"]}).says(0, "space:corridor")
    assert t.me.space == "corridor"
    assert "cultist.1" in t.enemies("corridor")


def test_autophobia_runs_to_the_nearest_and_is_stress_for_whoever_stays_alone() -> None:
    t = struck("autophobia", ian("archive"), beth("courtyard"))
    assert (t.me.space, t.me.stress) == ("archive", 0)
    t = struck("autophobia", ian("great-hall"))
    assert (t.me.space, t.me.stress) == ("archive", 2)
    assert struck("autophobia", ian("office")).me.stress == 0


def test_rage_attacks_an_enemy_at_once_without_rerolls() -> None:
    s = {"enemies": {"office": ["fire-vampire", "cultist"]}, "rerolls": True, "attack": "s s x"}
    t = struck("rage", ian("office"), **s).says(0, "enemy:cultist.1")
    t.told(events.EnemyDied, enemy="cultist.1")
    t.asks(0, "dmd-level")


@pytest.mark.rule("S-88")
def test_rage_without_an_enemy_turns_on_somebody_who_is_wounded_as_by_any_attack() -> None:
    t = struck("rage", ian("office", holds=["find-5:left"]), beth("office"), attack="b s s").says(0, "who:1")
    t.asks(1, "dmd-companions").says(1, "assign:1")  # Toughness has ignored one of three
    assert (t.who(1).wounds, t.who(1).sanity, t.me.sanity) == (1, 0, 4)
    alone = struck("rage", ian("archive"))
    alone.never_told(events.Rolled)


def test_rage_leaves_a_great_old_one_that_cannot_be_wounded_alone() -> None:
    t = struck("rage", ian("archive"), great_at="office")
    t.never_told(events.Rolled, why="attack")


def test_paranoia_keeps_out_of_trades_until_the_end_of_the_next_turn_and_calls_an_enemy() -> None:
    t = struck("paranoia", ian("office", holds=["find-2:left"]), enemies={"archive": ["cultist"]})
    assert "cultist.1" in t.enemies("corridor")
    t.says(0, "level:swiftness").until(1, "dmd-action").offers_not(1, "trade")  # nobody trades with the paranoid
    t.says(1, "pass").until(0, "dmd-action").offers_not(0, "trade")
    t.says(0, "pass").until(1, "dmd-action").offers(1, "trade")


def test_paranoia_in_anothers_turn_ends_with_the_next_own_one() -> None:
    s = night(
        ian(holds=["find-2:left"]),
        beth(sanity=2, psychosis="paranoia"),
        great_at="cold-store",
        stage=3,
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["1"] * 3},
    )
    t = play(s).ends_actions().until(1, "dmd-action").offers_not(1, "trade")
    t.says(1, "pass").until(0, "dmd-action").offers(0, "trade")


def test_masochism_wounds_and_relieves() -> None:
    t = struck("masochism", person={"stress": 3})
    assert (t.me.wounds, t.me.stress) == (1, 1)


@pytest.mark.rule("S-88")
def test_catatonia_takes_an_action_of_the_next_turn_and_is_not_cumulative() -> None:
    t = struck("catatonia", ian()).says(0, "level:swiftness").until(1, "dmd-action")
    assert t.state.actions == 3
    t.says(1, "pass").until(0, "dmd-action")
    assert t.state.actions == 2
    t.says(0, "pass").until(1, "dmd-action").says(1, "pass").until(0, "dmd-action")
    assert t.state.actions == 3
    twice = night(nobody_special("office", sanity=13, psychosis="catatonia"), ian(), enemies={"office": ["cultist", "cultist"]})
    t = play(twice, attacked="b b b b").ends_actions().says(0, "level:swiftness").says(0, "level:swiftness")
    assert len([e for e in t.state.lasting if e.what == "two_actions"]) == 1


def test_night_terrors_is_stress_for_everybody_near() -> None:
    t = struck("night-terrors", ian("corridor"), beth("archive"), elizabeth("office"))
    assert [i.stress for i in t.state.investigators] == [1, 1, 0, 1]


def test_xenoglossy_calls_a_cultist_to_the_nearest_gate() -> None:
    assert "cultist.1" in struck("xenoglossy", at="archive").enemies("great-hall")


def test_kleptomania_takes_an_item_without_consent() -> None:
    t = struck("kleptomania", ian("office", holds=["find-2:left", "find-5:left"]), beth("office", holds=["find-7:right"]))
    t.asks(0, "dmd-steal").offers_not(0, "steal:1:find-5").says(0, "steal:1:find-2")  # no companion
    assert [h.card for h in t.me.cards] == ["find-2"]
    assert [h.card for h in t.who(1).cards] == ["find-5"]


@pytest.mark.rule("S-88")
def test_kleptomania_without_prey_draws_and_must_take() -> None:
    t = struck("kleptomania", ian("archive"), finds=["find-2"]).asks(0, "dmd-discovery").offers_not(0, "decline")
    t.says(0, "take:left")
    assert (t.me.stress, [h.card for h in t.me.cards]) == (2, ["find-2"])
    rolls = struck("kleptomania", ian("archive"), finds=["find-11"], person={"stress": 5}, task="s s x")
    assert rolls.held(0, "knife") == 1  # only the roll was open, and it had to be tried
    nothing = struck("kleptomania", ian("archive"), finds=["find-2"], person={"stress": 5})
    nothing.never_told(events.Took)


def test_recurring_trauma_keeps_the_next_card_not_the_one_being_resolved() -> None:
    t = struck("recurring-trauma", ian("archive")).says(0, "level:swiftness").until(1, "dmd-action")
    assert t.me.keeps_next
    assert not t.me.kept
    assert "cthulhu-3" in t.state.mythos_discard
    drawn = t.state.mythos[-1]
    t.says(1, "pass").until(0, "dmd-action")
    assert (t.me.kept, t.me.keeps_next) == ([drawn], False)


def test_recurring_trauma_resolves_the_kept_card_for_its_owner_then_keeps_the_next() -> None:
    t = struck("recurring-trauma", ian("archive"), person={"kept": ["night-shift-2"]})
    t.told(events.TraumaReturns, who=0, card="night-shift-2")
    assert t.state.fire == {"office": 1}
    assert "cultist.1" in t.enemies("nurses-room")
    assert "night-shift-2" in t.state.mythos_discard
    assert (t.me.kept, t.me.keeps_next) == ([], True)


def test_recurring_trauma_in_anothers_turn_hurts_its_owner() -> None:
    s = night(
        ian("archive"),
        beth("office", sanity=2, psychosis="recurring-trauma", kept=["night-shift-7"], stress=4),
        great_at="cold-store",
        stage=3,
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["1"] * 3},
    )
    t = play(s).ends_actions()
    assert (t.me.stress, t.who(1).stress, t.who(1).wounds) == (0, 5, 1)


@pytest.mark.rule("S-55")
def test_recurring_trauma_kept_card_is_broken_off_by_its_owners_death() -> None:
    """S55, as if one were the active investigator: after the wound no Fire Vampire comes."""
    s = night(
        ian("archive"),
        beth("office", sanity=2, psychosis="recurring-trauma", kept=["night-shift-7"], stress=5, wounds=5),
        great_at="cold-store",
        stage=3,
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["1"] * 3},
    )
    t = play(s).ends_actions()
    assert t.who(1).fate == "killed"
    t.never_told(events.Summoned, enemy="fire-vampire.1").never_told(events.SkillLevelled, who=1)


@pytest.mark.rule("S-91")
def test_whoever_waits_for_a_card_waits_for_no_second_one() -> None:
    """S91."""
    t = struck("recurring-trauma", ian("archive"), person={"keeps_next": True}).says(0, "level:swiftness").until(1, "dmd-action")
    assert (t.me.kept, t.me.keeps_next) == (["cthulhu-3"], False)


@pytest.mark.rule("S-78")
def test_a_psychosis_asks_its_owner_also_in_anothers_turn() -> None:
    """S78."""
    s = night(
        ian("office"),
        beth("archive", sanity=2, psychosis="pyromania"),
        great_at="cold-store",
        stage=3,
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["1"] * 3},
    )
    t = play(s).ends_actions()
    t.asks(1, "dmd-space").says(1, "space:great-hall")
    assert t.state.fire == {"archive": 1, "great-hall": 1}


@pytest.mark.parametrize("psychosis", sorted(CARDS.psychoses))
def test_every_psychosis_strikes_somebody_alone_in_the_house_and_ends_in_a_level(psychosis: str) -> None:
    t = struck(psychosis, ian("cold-store"))
    while not t.events(events.SkillLevelled):
        t.default()
    assert hand(t.state).lives(0)
