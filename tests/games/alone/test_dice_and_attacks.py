"""Dice, the hero's attack, damage to creatures: AL-DICE, AL-ATK, AL-CDMG, S-36, S-37, worked examples X-09 and X-15."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import attacking, creature_attacks, creatures, dice
from games.alone.state import KINDS, Lie
from games.kernel.live import Refused
from tests.games.alone.hero_table import charges, table
from tests.games.alone.scene import bench

rule = pytest.mark.rule


def rolls(t: Any, by: str = "hero") -> list[tuple[str, ...]]:
    return [e.faces for e in t.events(events.Rolled) if e.by == by]


def damage(n: int, kind: str = "worm", wounded: bool = False, **situation: Any) -> Any:
    """One damage effect on one creature; its outcome."""
    mark = "*" if wounded else ""
    return bench(lambda g: attacking.damage(g, "k1", n), creatures=f"{kind}{mark}@1A1", **situation)


# Dice


@rule("AL-DICE-01")
def test_a_die_has_three_symbols_twice_each_and_every_face_falls() -> None:
    faces = catalogue().numbers.faces
    assert sorted(faces) == ["conditional"] * 2 + ["hit"] * 2 + ["miss"] * 2
    assert {face: faces.count(face) for face in faces} == dict(catalogue().numbers.die)
    t = bench(lambda g: dice.roll(g, 60, "test:x"))
    assert set(t.value) == {"hit", "conditional", "miss"}


@rule("AL-DICE-02")
def test_only_hit_counts_unless_the_conditions_say_otherwise() -> None:
    faces = ["hit", "conditional", "miss"]
    assert (dice.hits(faces, conditional=False), dice.hits(faces, conditional=True)) == (1, 2)  # type: ignore[arg-type]
    assert dice.failing(faces, conditional=False) == [1, 2]  # type: ignore[arg-type]


@rule("AL-DICE-03")
@pytest.mark.parametrize(("lit", "hits"), [("", 1), ("1C1", 2), ("1D1", 1)])
def test_the_light_of_the_heros_sector_makes_conditional_a_hit(lit: str, hits: int) -> None:
    t = table(creatures="worm@1C1", lit=lit, dice="H C")
    t.says(0, "attack:worm:1")
    assert t.told(events.Rolled, by="hero").hits == hits


@rule("AL-DICE-03")
def test_the_targets_light_does_not_matter() -> None:
    for lit, hits in (("1D1", 0), ("1C1", 3)):
        t = table(creatures="worm@1D1", revealed="1D1", lit=lit, items="acid_container", dice="C C C")
        t.says(0, "item:acid_container").says(0, "attack:worm:1@0:+1:+0")
        assert t.ever_told(events.Rolled, by="hero").hits == hits


@rule("AL-DICE-04")
def test_a_danger_marker_in_the_heros_sector_makes_conditional_a_hit_for_creatures() -> None:
    for danger, hits in (("1A1", 2), ("", 1), ("1B1", 1)):
        t = bench(lambda g: creature_attacks.creature_attack(g, "k1"), creatures="spore@1A1", danger=danger, dice="H C M", lit="")
        assert t.told(events.Rolled, by="spore").hits == hits


@rule("AL-DICE-04", "AL-DICE-03")
def test_danger_does_not_help_the_hero_and_light_does_not_help_creatures() -> None:
    t = table(creatures="worm@1C1", danger="1C1", dice="C C M M M")
    assert t.says(0, "attack:worm:1").told(events.Rolled, by="hero").hits == 0
    t = table(creatures="spore@1C1", lit="1C1", dice="C C")
    t.says(0, "locate").says(0, "door").says(0, "lit")
    assert t.told(events.Rolled, by="spore").hits == 0


@rule("AL-DICE-05")
def test_an_effect_re_rolls_a_die_once_and_the_new_result_stands() -> None:
    t = table(creatures="worm@1C1", experience={"accuracy": 2}, dice="M M C")
    t.says(0, "attack:worm:1").says(0, "accuracy:0").asks_not(0, "al-reroll")  # the effect is used up, miss or not
    assert t.told(events.Rerolled, source="accuracy").faces == ("conditional", "miss")
    assert t.told(events.CreatureUnharmed)


@rule("AL-DICE-05")
def test_several_effects_may_each_re_roll_even_the_same_die() -> None:
    t = table(character="commander", creatures="worm@1C1", experience={"accuracy": 2}, dice="M M M M H M M M")
    t.says(0, "attack:worm:1").says(0, "accuracy:0").says(0, "commander")
    t.asks_not(0, "al-reroll")
    faces = [e.faces for e in t.events(events.Rerolled)]  # type: ignore[attr-defined]
    assert faces == [("miss", "miss"), ("miss", "hit")]


@rule("AL-DICE-06")
def test_a_conditional_face_that_hits_is_no_failure() -> None:
    dark = table(creatures="worm@1C1", experience={"accuracy": 2}, dice="C M")
    dark.says(0, "attack:worm:1").offers(0, "accuracy:0", "accuracy:1")
    lit = table(creatures="worm@1C1", experience={"accuracy": 2}, lit="1C1", dice="C M")
    lit.says(0, "attack:worm:1").offers(0, "accuracy:1").offers_not(0, "accuracy:0")
    full = table(creatures="worm@1C1", experience={"accuracy": 2}, lit="1C1", dice="C H")
    full.says(0, "attack:worm:1").asks_not(0, "al-reroll")  # nothing failed, nothing to re-roll


@rule("AL-DICE-07")
def test_dice_never_fall_below_zero_and_no_dice_are_no_roll() -> None:
    # Thick hide twice, dangerous: four dice less than two.
    t = table(creatures="spore@1C1", danger="1C1", hands={1: "thick_hide thick_hide"}, dice="M M M")
    t.says(0, "attack:spore:1").says(1, "play:thick_hide").says(1, "play:thick_hide")
    assert rolls(t) == []
    t.ever_told(events.CreatureUnharmed, kind="spore")
    assert bench(lambda g: dice.roll(g, -3, "test:x")).value == []


# The attack


@rule("AL-ATK-01")
def test_an_attack_rolls_two_dice_against_one_creature_here() -> None:
    t = table(creatures="worm@1C1 cultist@1C1", dice="H H M M M M M")
    t.says(0, "attack:worm:1")
    assert rolls(t) == [("hit", "hit")]
    assert {c.kind: c.wounded for c in t.state.creatures} == {"worm": True, "cultist": False}


@rule("AL-ATK-02")
def test_the_target_is_named_before_the_roll() -> None:
    t = table(creatures="worm*@1C1 worm@1C1 spore@1C1", hands={1: "thick_hide"})
    t.offers(0, "attack:worm:1", "attack:worm:2", "attack:spore:1")
    t.says(0, "attack:spore:1").told(events.Announced, creature="spore")
    assert rolls(t) == []
    assert t.state.action is not None
    assert t.state.action.creature == "k3"


@rule("AL-ATK-03")
def test_every_hit_is_one_damage_and_the_surplus_hits_nobody_else() -> None:
    t = table(creatures="spore@1C1 spore@1C1", items="ammunition_1", dice="H H H H M M M")
    t.says(0, "item:ammunition_1").says(0, "attack:spore:1").says(0, "charges:2")
    assert [(c.id, c.wounded) for c in t.state.creatures] == [("k2", False)]  # 4 damage: one dead, the other untouched


@rule("AL-ATK-04")
def test_an_item_replaces_the_attack_completely() -> None:
    t = table(creatures="spore@1D1", revealed="1D1", items="acid_container plasma_cutter frag_grenade")
    t.offers_not(0, "attack:spore:1").offers(0, "item:acid_container", "item:frag_grenade").offers_not(0, "item:plasma_cutter")
    t.says(0, "item:acid_container").says(0, "attack:spore:1@0:+1:+0")
    assert len(rolls(t)[0]) == 3
    t = table(creatures="spore@1D1 cultist@1D1", revealed="1D1", items="frag_grenade")
    t.says(0, "item:frag_grenade").says(0, "at:0:+1:+0")
    assert rolls(t) == []  # no dice at all
    assert [(c.kind, c.wounded) for c in t.state.creatures] == [("cultist", True)]


@rule("AL-ATK-05")
def test_without_an_item_only_creatures_in_the_own_sector_can_be_attacked() -> None:
    t = table(creatures="spore@1D1 worm@1C1", revealed="all", dice="M M M M M")
    attacks = [k for k in t.keys(0) if k.startswith("attack")]
    assert attacks == ["attack:worm:1"]
    t.refused(Refused, 0, "attack:spore:1")


@rule("AL-ATK-01")
def test_a_creature_that_is_not_there_vanishes_when_attacked() -> None:
    lie = Lie(card="hallucination", sector="1D1", false="creature:worm")
    t = table(revealed="1D1", lies=[lie], items="acid_container:2")
    t.says(0, "item:acid_container").says(0, "attack:worm:1@0:+1:+0")
    t.told(events.FalseElementGone, element="creature:worm")
    assert rolls(t) == []
    assert (charges(t), t.state.turn, t.state.lies) == ({"acid_container": 1}, 1, [])


# Damage


@rule("AL-CDMG-01", "AL-CDMG-05")
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_value_wounds_and_one_less_does_nothing(kind: str) -> None:
    row = catalogue().creatures[kind]  # type: ignore[index]
    assert damage(row.wound - 1, kind).value == "none"
    t = damage(row.wound, kind)
    assert t.value == "wounded"
    assert t.state.creatures[0].wounded
    # AL-CDMG-05: below the sum it is exactly one wound.
    assert damage(row.wound + row.kill - 1, kind).value == "wounded"


@rule("AL-CDMG-01", "AL-CDMG-06")
@pytest.mark.parametrize("kind", KINDS)
def test_the_second_value_kills_a_wounded_creature_and_one_less_does_nothing(kind: str) -> None:
    row = catalogue().creatures[kind]  # type: ignore[index]
    assert damage(row.kill - 1, kind, wounded=True).value == "none"
    assert damage(row.kill, kind, wounded=True).value == "killed"


@rule("AL-CDMG-04")
@pytest.mark.parametrize("kind", KINDS)
def test_the_sum_of_both_kills_at_once(kind: str) -> None:
    row = catalogue().creatures[kind]  # type: ignore[index]
    t = damage(row.wound + row.kill, kind)
    assert t.value == "killed"
    t.never_told(events.CreatureWounded)


@rule("AL-CDMG-01")
def test_nightmare_values_count_in_nightmare_mode() -> None:
    assert damage(2, "worm", nightmare=True).value == "none"
    assert damage(3, "worm", nightmare=True).value == "wounded"


@rule("AL-CDMG-02")
def test_a_dead_creature_leaves_labyrinth_and_map_and_its_marker_is_free() -> None:
    t = bench(lambda g: attacking.damage(g, "k1", 9), creatures="spore@1A1 spore@1B1 spore@1C1")
    t.told(events.CreatureKilled, kind="spore")
    assert [c.id for c in t.state.creatures] == ["k2", "k3"]
    t = bench(lambda g: creatures.free_marker(g, "spore"), creatures="spore@1B1 spore@1C1")
    assert t.value


@rule("AL-CDMG-03")
def test_x15_damage_below_the_threshold_is_gone() -> None:
    t = table(creatures="cultist@1C1", dice="H M M M H M M M")
    for _ in range(2):
        t.says(0, "attack:cultist:1").told(events.CreatureUnharmed, kind="cultist")
    assert not t.state.creatures[0].wounded


@rule("AL-CDMG-07")
def test_a_wound_stays() -> None:
    t = table(creatures="worm@1C1", lit="1C1", dice="H H", turn=7)
    t.says(0, "attack:worm:1").until(0, "al-turn")
    assert (t.state.rounds, t.state.creatures[0].wounded) == (2, True)


@rule("AL-CDMG-08")
def test_one_wound_skips_the_thresholds() -> None:
    t = bench(lambda g: attacking.wound(g, "k1"), creatures="worm@1A1", nightmare=True)
    assert (t.value, t.state.creatures[0].wounded) == ("wounded", True)
    t = bench(lambda g: attacking.wound(g, "k1"), creatures="worm*@1A1", nightmare=True)
    assert (t.value, t.state.creatures) == ("killed", [])


@rule("AL-CDMG-09")
def test_damage_of_an_effect_uses_the_thresholds_once_for_each_effect() -> None:
    # 2 damage: the spore (1/1) dies, the cultist (2/2) is wounded, the wounded parasite (2/1) dies; the worm's sum is 4.
    t = bench(lambda g: attacking.blast(g, "1A1", 2), creatures="spore@1A1 cultist@1A1 parasite*@1A1 worm@1B1")
    assert t.value == 2
    assert [(c.kind, c.wounded) for c in t.state.creatures] == [("cultist", True), ("worm", False)]
    # Twice 1 damage is not 2 damage.
    t = bench(lambda g: twice(g), creatures="cultist@1A1")
    assert not t.state.creatures[0].wounded


def twice(g: Any) -> Any:
    yield from attacking.blast(g, "1A1", 1)
    yield from attacking.blast(g, "1A1", 1)


@rule("AL-CDMG-09")
def test_a_raised_value_counts_for_the_attack_only() -> None:
    # Rage makes the attack harder; damage that is no attack is untouched by it.
    t = table(creatures="worm@1C1", hands={1: "rage"}, dice="H H M M M")
    t.says(0, "attack:worm:1").says(1, "play:rage").told(events.CreatureUnharmed)


@rule("AL-CDMG-04", "AL-XP-01", "AL-DICE-03")
def test_x09_spore_in_light_and_in_the_dark() -> None:
    t = table(creatures="spore@1C1", lit="1C1", dice="H C")
    t.says(0, "attack:spore:1").told(events.CreatureKilled, kind="spore")
    assert t.told(events.Rolled, by="hero").hits == 2
    t.told(events.Experience, ability="agility", points=1)
    t = table(creatures="spore@1C1", dice="H C M M M")
    t.says(0, "attack:spore:1").told(events.CreatureWounded, kind="spore")
    assert t.told(events.Rolled, by="hero").hits == 1
