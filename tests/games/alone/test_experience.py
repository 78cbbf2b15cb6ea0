"""Experience points and the five abilities: AL-XP, AL-SAB-10, S-40, S-83."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import adrenaline, attacking, cleanup, creature_attacks, experience, losing, shocks
from games.alone.state import KINDS
from tests.games.alone.hero_table import MISSES, locate, table
from tests.games.alone.scene import bench

rule = pytest.mark.rule

TEACHES = {"parasite": "cold_blood", "worm": "bravery", "spore": "agility", "mutant": "keen_eye", "cultist": "accuracy"}


def kills(*ids: str, by_hero: bool = True) -> Any:
    def script(g: Any) -> Any:
        for id in ids:
            yield from attacking.kill(g, id, by_hero)

    return script


def blank(**situation: Any) -> Any:
    return table(dice=MISSES, **situation)


# Points


@rule("AL-XP-01", "AL-XP-15")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_teaches_its_own_ability(kind: str) -> None:
    t = bench(kills("k1"), creatures=f"{kind}@1A1")
    assert t.state.experience == {TEACHES[kind]: 1}
    assert catalogue().creatures[kind].ability == TEACHES[kind]  # type: ignore[index]
    t.told(events.Experience, ability=TEACHES[kind], points=1, unlocked=False)


@rule("AL-XP-02")
def test_the_second_point_unlocks_the_ability() -> None:
    t = bench(kills("k1"), creatures="spore@1A1", experience={"agility": 1})
    t.told(events.Experience, ability="agility", points=2, unlocked=True)
    assert bench(lambda g: experience.unlocked(g, "agility"), experience={"agility": 2}).value
    assert not bench(lambda g: experience.unlocked(g, "agility"), experience={"agility": 1}).value


@rule("AL-XP-02")
def test_unlocked_it_stays_for_the_rest_of_the_game() -> None:
    t = table(experience={"keen_eye": 2}, turn=7)
    locate(t).until(0, "al-turn")
    assert t.state.rounds == 2
    t.says(0, "search").asks(0, "al-keen-eye")


@rule("AL-XP-03")
def test_there_is_no_third_point() -> None:
    t = bench(kills("k1"), creatures="spore@1A1", experience={"agility": 2})
    t.never_told(events.Experience)
    assert t.state.experience == {"agility": 2}


@rule("AL-XP-04")
def test_a_hidden_creature_teaches_nothing() -> None:
    t = bench(kills("k1"), creatures="spore@1D1")
    assert t.state.experience == {}
    t.never_told(events.CreatureKilled)
    t.told(events.KilledUnseen, kind="spore", sector="1D1")


@rule("AL-XP-05", "AL-SAB-09", "AL-SAB-10")
def test_a_boss_gives_two_points_for_two_different_abilities_and_none_for_its_kind() -> None:
    t = bench(kills("k1"), creatures="cultist!FM10@1A1", missions="SM02x FM10!", experience={"accuracy": 1})
    t.asks(0, "al-boss-experience").says(0, "accuracy", "bravery")  # completes one, starts another
    assert t.state.experience == {"accuracy": 2, "bravery": 1}
    t = bench(kills("k1"), creatures="cultist!FM10@1A1", missions="SM02x FM10!")
    t.says(0, "agility", "bravery")
    assert t.state.experience == {"agility": 1, "bravery": 1}


@rule("AL-XP-05")
def test_the_default_completes_what_has_begun_d23() -> None:
    t = bench(kills("k1"), creatures="cultist!FM10@1A1", missions="SM02x FM10!", experience={"cold_blood": 1, "keen_eye": 1})
    t.default()
    assert t.state.experience == {"cold_blood": 2, "keen_eye": 2}


@rule("AL-XP-06")
def test_what_no_ability_can_take_is_lost() -> None:
    full = {"agility": 2, "bravery": 2, "keen_eye": 2, "accuracy": 2}
    t = bench(kills("k1"), creatures="cultist!FM10@1A1", missions="SM02x FM10!", experience=full)
    assert t.state.experience == {**full, "cold_blood": 1}  # not asked, and not two for one
    full["cold_blood"] = 2
    t = bench(kills("k1"), creatures="cultist!FM10@1A1", missions="SM02x FM10!", experience=full)
    assert t.state.experience == full


@rule("AL-XP-07")
def test_an_effect_may_give_a_point_too() -> None:
    t = bench(lambda g: experience.gain(g, "bravery"), experience={"bravery": 1})
    assert (t.value, t.state.experience) == (True, {"bravery": 2})
    assert not bench(lambda g: experience.gain(g, "bravery"), experience={"bravery": 2}).value


@rule("AL-XP-16")
def test_a_creature_that_dies_of_evils_own_card_teaches_nothing_s83() -> None:
    t = bench(kills("k1", by_hero=False), creatures="mutant@1A1")
    assert t.state.experience == {}
    t.told(events.CreatureKilled, kind="mutant")  # the hero sees it die all the same


@rule("AL-XP-16")
def test_a_delayed_wound_of_the_heros_acid_counts_s83() -> None:
    t = bench(cleanup.round_end_effects, creatures="mutant*~@1A1")
    assert t.state.experience == {"keen_eye": 1}


# Agility


@rule("AL-XP-08")
def test_agility_makes_evil_re_roll_one_hit_once() -> None:
    t = bench(
        lambda g: creature_attacks.creature_attack(g, "k1"),
        creatures="spore@1A1",
        experience={"agility": 2},
        dice="H H M M",
    )
    t.asks(0, "al-agility").offers(0, "die:0", "die:1", "keep").offers_not(0, "die:2")
    t.says(0, "die:1").told(events.Rerolled, source="agility")
    assert (t.over, t.state.life) == (True, 11)


@rule("AL-XP-08")
def test_agility_works_against_opportunity_attacks_and_may_be_kept() -> None:
    t = table(hero="1A1", creatures="spore@1A1", experience={"agility": 2}, dice="H H")
    t.says(0, "move:east").asks(0, "al-agility").says(0, "keep")
    assert t.state.life == 11


@rule("AL-XP-08")
def test_without_a_hit_agility_is_not_asked_for() -> None:
    t = table(creatures="spore@1C1", experience={"agility": 2}, dice="M C M")
    locate(t).never_told(events.Rerolled)
    assert t.state.life == 12


# Bravery


@rule("AL-XP-09", "AL-XP-14")
@pytest.mark.parametrize(("face", "lost"), [("H", 2), ("M", 1), ("C", 1)])
def test_bravery_saves_a_point_if_evils_die_fails(face: str, lost: int) -> None:
    # A danger marker here: on the Bravery die a conditional face is a failure all the same.
    t = bench(
        lambda g: shocks.shock(g, [g.creature("k1")]),
        creatures="worm@1A1",
        experience={"bravery": 2},
        danger="1A1",
        dice=face,
    )
    t.asks(0, "al-bravery").says(0, "use").told(events.Rolled, by="bravery")
    assert t.state.composure == 12 - lost


@rule("AL-XP-09")
def test_bravery_is_for_composure_lost_through_a_creature_only() -> None:
    for kind, creature in (("composure", ""), ("life", "k1")):
        t = bench(
            lambda g, k=kind, c=creature: losing.lose(g, k, 2, "x", creatures=[c] if c else []),
            creatures="worm@1A1",
            experience={"bravery": 2},
        )
        assert t.over
        t.never_told(events.AbilityUsed)


# The others


@rule("AL-XP-10")
@pytest.mark.parametrize(("answer", "cards"), [("more", 2), ("keep", 1)])
def test_keen_eye_may_draw_one_more(answer: str, cards: int) -> None:
    t = table(experience={"keen_eye": 2})
    t.says(0, "search").says(0, answer)
    assert len(t.told(events.Drew).items) == cards


@rule("AL-XP-11")
def test_accuracy_re_rolls_one_failure_of_an_attack_action_once() -> None:
    t = table(creatures="worm@1C1", experience={"accuracy": 2}, dice="H M H M M M")
    t.says(0, "attack:worm:1").asks(0, "al-reroll").offers(0, "accuracy:1", "keep").offers_not(0, "accuracy:0")
    t.says(0, "accuracy:1").told(events.CreatureWounded)
    t = table(creatures="worm@1C1", experience={"accuracy": 2}, dice="H M M M M")
    t.says(0, "attack:worm:1").says(0, "keep").told(events.CreatureUnharmed)


@rule("AL-XP-11")
def test_an_attack_inside_another_action_is_no_attack_action() -> None:
    t = table(creatures="worm@1C1", experience={"accuracy": 2}, items="smoke_grenade+", dice=MISSES)
    t.says(0, "item:smoke_grenade").says(0, "attack:worm:1").asks_not(0, "al-reroll")


@rule("AL-XP-12")
def test_cold_blood_raises_the_capacity_by_one_from_the_end_of_the_round() -> None:
    assert bench(adrenaline.capacity, experience={"cold_blood": 2}).value == 4
    assert bench(adrenaline.capacity, experience={"cold_blood": 1}).value == 3
    t = table(creatures="parasite*@1C1", experience={"cold_blood": 1}, lit="1C1", dice="H M", adrenaline=3, turn=7)
    t.says(0, "attack:parasite:1")
    t.told(events.Experience, ability="cold_blood", unlocked=True)
    found = t.order(events.Experience, events.AdrenalineRefilled)
    assert found == ["Experience", "AdrenalineRefilled"]
    t = table(creatures="parasite*@1C1", experience={"cold_blood": 1}, lit="1C1", dice="H M", adrenaline=3, turn=3)
    t.says(0, "attack:parasite:1")
    assert t.state.adrenaline == 3, "not at once"


@rule("AL-XP-13")
def test_abilities_work_every_time_once_per_event() -> None:
    t = table(experience={"keen_eye": 2})
    for _ in range(2):
        t.says(0, "search").says(0, "more").asks_not(0, "al-keen-eye").until(0, "al-turn")
    t = table(creatures="spore@1C1 parasite@1C1", experience={"agility": 2}, dice="H M M M H M M M M")
    locate(t)
    asked = 0
    while not [a for a in t.live.asks if a.msg == "al-turn"]:
        asked += any(a.msg == "al-agility" for a in t.live.asks)
        t.default()
    assert asked == 2, "once for each attack"
