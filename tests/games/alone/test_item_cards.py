"""The 21 items, each normal and upgraded, used in a turn (catalogue 7.5, AL-ITEM, AL-UPG-09)."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import cleanup
from games.alone.state import AloneState, Creature
from games.kernel.testing import Play
from tests.games.alone.playing_cards import go, rolled, sitting
from tests.games.alone.scene import CORRIDOR, bench, heard, shown, where
from tests.games.packed import cards_with

rule = pytest.mark.rule


def charges(t: Play[AloneState]) -> dict[str, int]:
    return {i.card: i.charges for i in t.state.items}


def uses(t: Play[AloneState], *keys: str) -> Play[AloneState]:
    for key in keys:
        go(t, 0, key)
    return t


# Ammunition


@pytest.mark.parametrize("card", ["ammunition_1", "ammunition_2", "ammunition_3"])
@rule("AL-ITEM-02", "AL-ITEM-05", "AL-ATK-04")
def test_ammunition_gives_a_die_for_each_charge_spent(card: str) -> None:
    t = sitting(items=card, creatures="cultist@1A1", dice="M M M M M M")
    uses(t, f"item:{card}", "attack:cultist:1", "charges:2")
    assert rolled(t, "hero") == [4]
    assert charges(t) == {card: 1}


@rule("AL-ITEM-06")
def test_all_ammunition_may_go_at_once_and_the_card_with_it() -> None:
    t = sitting(items="ammunition_1", creatures="cultist@1A1", dice="H H H H H")
    uses(t, "item:ammunition_1", "attack:cultist:1", "charges:3")
    assert rolled(t, "hero") == [5]
    assert not t.state.creatures
    assert (t.state.items, t.state.item_discard) == ([], ["ammunition_1"])


def test_upgraded_ammunition_reaches_as_far_as_the_eye() -> None:
    t = sitting(items="ammunition_1+", creatures="cultist@1C1 spore@1E1", revealed="1B1 1C1", dice="M M M")
    go(t, 0, "item:ammunition_1")
    assert t.keys(0, "al-item-target") == ("attack:cultist:1@0:+2:+0", "back")
    uses(t, "attack:cultist:1@0:+2:+0", "charges:1")
    assert rolled(t, "hero") == [3]
    plain = sitting(items="ammunition_1", creatures="cultist@1C1", revealed="1B1 1C1")
    plain.offers_not(0, "item:ammunition_1")


# Attacks


@rule("AL-DICE-05")
def test_acid_is_thrown_at_a_creature_in_sight_and_failures_are_re_rolled_once() -> None:
    t = sitting(items="acid_container", creatures="cultist@1B1", revealed="1B1", dice="M M H H H")
    uses(t, "item:acid_container", "attack:cultist:1@0:+1:+0", "acid_container")
    go(t, 0, "die:0", "die:1", msg="al-reroll-which")
    assert rolled(t, "hero") == [3]
    assert [c.wounded for c in t.state.creatures] == [True]
    assert charges(t) == {"acid_container": 2}
    assert not t.state.creatures[0].acid


@rule("AL-END-02", "AL-CDMG-08")
def test_upgraded_acid_burns_on_and_wounds_at_the_end_of_the_round() -> None:
    t = sitting(items="acid_container+", creatures="cultist@1B1", revealed="1B1", turn=6, dice="M M M")
    uses(t, "item:acid_container", "attack:cultist:1@0:+1:+0", "keep")
    assert (t.state.creatures[0].wounded, t.state.creatures[0].acid) == (False, True)
    uses(t, "locate", "room", "stairs")  # the eighth turn
    t.until(0, "al-turn")
    assert (t.state.creatures[0].wounded, t.state.creatures[0].acid) == (True, False)


@rule("AL-END-02", "AL-CDMG-08")
def test_acid_thrown_twice_at_one_creature_wounds_it_twice_s96() -> None:
    t = sitting(items="acid_container+", creatures="cultist@1B1", revealed="1B1", turn=5, dice="M M M M M M")
    for _ in range(2):
        uses(t, "item:acid_container", "attack:cultist:1@0:+1:+0", "keep")
    assert [(c.wounded, c.acid) for c in t.state.creatures] == [(False, 2)]
    assert [c.acid for c in t.view(0).floors[0].sectors[1].creatures] == [2]
    uses(t, "locate", "room", "stairs")  # the eighth turn
    t.until(0, "al-turn")
    assert t.state.creatures == []
    assert [type(e).__name__ for e in heard(t, events.CreatureWounded, events.CreatureKilled)] == [
        "CreatureWounded",
        "CreatureKilled",
    ]
    assert t.state.experience  # S-83: the hero's kill


@rule("AL-CDMG-08")
def test_a_second_mark_is_wasted_on_what_the_first_kills() -> None:
    t = bench(cleanup.round_end_effects, creatures="cultist*~~@1B1 worm~@1B1", revealed="1B1", character="pilot")
    assert [(c.kind, c.wounded, c.acid) for c in t.state.creatures] == [("worm", True, 0)]


def test_a_mark_stored_as_yes_or_no_is_one_or_none() -> None:
    stored = '{"id": "k1", "kind": "worm", "at": "1A1", "acid": %s}'
    assert [Creature.model_validate_json(stored % said).acid for said in ("true", "false")] == [1, 0]
    assert [type(Creature.model_validate_json(stored % said).acid) for said in ("true", "false")] == [int, int]


@pytest.mark.parametrize(("item", "creature", "dice"), [
    ("plasma_cutter", "cultist", 3), ("plasma_cutter+", "cultist", 3), ("plasma_cutter+", "cultist*", 4), ("plasma_cutter", "cultist*", 3),
])  # fmt: skip
def test_the_plasma_cutter_upgraded_bites_deeper_into_wounds(item: str, creature: str, dice: int) -> None:
    t = sitting(items=item, creatures=f"{creature}@1A1", dice="M M M M M M")
    uses(t, "item:plasma_cutter", "attack:cultist:1")
    assert rolled(t, "hero") == [dice]


@pytest.mark.parametrize(("item", "face", "dice", "attacks"), [
    ("stun_baton", "H", 2, []), ("stun_baton", "M", 2, [2]), ("stun_baton+", "H", 3, []),
])  # fmt: skip
def test_a_stunned_creature_does_not_attack_this_turn(item: str, face: str, dice: int, attacks: list[int]) -> None:
    t = sitting(items=item, creatures="cultist@1A1", dice=f"{face} M M M M")
    uses(t, "item:stun_baton", "attack:cultist:1")
    assert rolled(t, "hero") == [dice]
    assert rolled(t, "cultist") == attacks
    for key in ("locate", "room", "stairs"):
        go(t, 0, key)
    assert rolled(t, "cultist") == [*attacks, 2]  # the next turn it does again


@pytest.mark.parametrize(("item", "left"), [
    ("frag_grenade", ["cultist*", "parasite*", "worm"]), ("frag_grenade+", ["cultist*", "worm"]),
])  # fmt: skip
@rule("AL-CDMG-09")
def test_a_grenade_hurts_everything_in_one_sector_in_sight(item: str, left: list[str]) -> None:
    # 2 damage: the spore dies, the cultist is wounded; 3 damage kill a parasite (2 + 1) at once.
    t = sitting(items=item, creatures="spore@1B1 cultist@1B1 parasite@1B1 worm@1C1", revealed="1B1 1C1")
    uses(t, "item:frag_grenade", "at:0:+1:+0")
    assert [f"{c.kind}{'*' if c.wounded else ''}" for c in t.state.creatures] == left
    assert rolled(t, "hero") == []


# Searching


def test_the_scanner_finds_one_card_more() -> None:
    t = sitting(items="object_scanner", item_deck="medkit flare drone")
    uses(t, "item:object_scanner", "done")
    assert charges(t) == {"object_scanner": 2, "medkit": 3, "flare": 3}


@rule("AL-UPG-03")
def test_the_upgraded_scanner_upgrades_what_it_finds_from_the_supply() -> None:
    t = sitting(items="object_scanner+ decoy", item_deck="medkit flare drone")
    uses(t, "item:object_scanner", "done")
    t.offers_not(0, "upgrade:decoy:supply")  # only what was drawn now
    uses(t, "upgrade:medkit:supply", "upgrade:flare:supply")
    assert [i.card for i in t.state.items if i.upgraded] == ["object_scanner", "medkit", "flare"]
    assert charges(t) == {"object_scanner": 2, "decoy": 3, "medkit": 3, "flare": 3}


# Moving


@rule("AL-MOVE-06", "AL-MOVE-10")
def test_the_jetpack_carries_the_hero_up_to_two_sectors() -> None:
    t = sitting(items="jetpack")
    uses(t, "item:jetpack", "way:east", "move:east")
    assert t.state.hero_at == "1C1"
    stopped = sitting(items="jetpack")
    uses(stopped, "item:jetpack", "way:east", "stop")
    assert stopped.state.hero_at == "1B1"
    assert charges(stopped) == {"jetpack": 2}


@rule("AL-ITEM-07", "AL-TURN-12")
def test_the_upgraded_jetpack_lands_with_a_free_attack() -> None:
    t = sitting(items="jetpack+", creatures="spore@1C1", revealed="1C1", dice="H H")
    uses(t, "item:jetpack", "way:east", "move:east", "attack:spore:1")
    assert not t.state.creatures
    assert t.state.turn == 1
    alone = sitting(items="jetpack+")
    uses(alone, "item:jetpack", "way:east", "move:east")
    alone.asks(0, "al-turn")  # nobody there to attack


@rule("AL-DOOR-02")
def test_the_welding_kit_blocks_two_doors_after_the_step() -> None:
    t = sitting("c D c D c", items="welding_kit")
    uses(t, "item:welding_kit", "way:east", "block:east", "block:west")
    assert t.state.blocked == ["1B1|1C1", "1A1|1B1"]
    assert t.state.hero_at == "1B1"


@rule("AL-DOOR-06")
def test_upgraded_seams_cost_creatures_two_steps_until_the_end_of_the_round() -> None:
    t = sitting("c D c D c - c", items="welding_kit+", creatures="spore@1C1", hands={1: "skitter"})
    uses(t, "item:welding_kit", "way:east", "block:east", "no")
    go(t, 1, "play:skitter")
    go(t, 1, "door:west")  # both steps for the door
    assert where(t, "k1") == "1C1"
    assert not t.state.blocked
    plain = sitting("c D c D c - c", items="welding_kit", creatures="spore@1C1", hands={1: "skitter"}, dice="M M M")
    uses(plain, "item:welding_kit", "way:east", "block:east", "no")
    go(plain, 1, "play:skitter")
    go(plain, 1, "door:west")
    go(plain, 1, "to:1B1")
    assert where(plain, "k1") == "1B1"


# Exploring


def test_a_flare_lights_two_sectors_and_shows_the_next_one() -> None:
    t = sitting(items="flare", creatures="worm@1B1")
    uses(t, "item:flare", "way:east")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1", "1B1"]
    assert shown(t) == ["1A1", "1B1"]
    assert t.state.composure == 12  # no shock
    t.asks(0, "al-turn")


def test_an_upgraded_flare_lets_the_hero_explore_as_well() -> None:
    t = sitting(CORRIDOR, items="flare+", hero="1C1")
    uses(t, "item:flare", "way:east", "explore:west")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1C1", "1D1"]
    assert shown(t) == ["1A1", "1B1", "1C1", "1D1"]


def test_the_drone_flies_three_sectors_and_leaves_danger_alone() -> None:
    t = sitting(items="drone", danger="1A1 1B1 1D1")
    uses(t, "item:drone", "way:east")
    assert shown(t) == ["1A1", "1B1", "1C1", "1D1"]
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1A1", "1B1", "1D1"]
    t.asks(0, "al-turn")


def test_the_upgraded_drone_removes_a_marker_from_each_explored_sector() -> None:
    t = sitting(items="drone+", danger="1A1 1B1 1D1")
    uses(t, "item:drone", "way:east")
    assert t.keys(0, "al-clear-each") == ("clear:0:+1:+0", "clear:0:+3:+0")
    go(t, 0, "clear:0:+1:+0", "clear:0:+3:+0")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1A1"]


# Locating


def test_the_tracker_names_three_targets() -> None:
    t = sitting(items="motion_tracker", creatures="worm@1C1")
    uses(t, "item:motion_tracker", "worm", "corridor", "stairs")
    told = [(e.target, e.distance, e.way) for e in heard(t, events.Located) if isinstance(e, events.Located)]
    assert told == [("worm", 2, ""), ("corridor", 0, ""), ("stairs", -1, "")]


@rule("AL-LOC-03")
def test_the_upgraded_tracker_tells_the_first_step_to_one_of_them() -> None:
    t = sitting(items="motion_tracker+", creatures="worm@1C1 spore@1B1")
    uses(t, "item:motion_tracker", "worm", "spore", "stairs", "way:worm")
    told = [(e.target, e.way) for e in heard(t, events.Located) if isinstance(e, events.Located)]
    assert told == [("worm", "east"), ("spore", ""), ("stairs", "")]


# Healing


@pytest.mark.parametrize(("item", "life", "composure"), [("medkit", 6, 3), ("medkit+", 6, 4)])
@rule("AL-HEAL-02")
def test_the_medkit_heals_and_upgraded_calms(item: str, life: int, composure: int) -> None:
    t = sitting(items=item, life=4, composure=3)
    uses(t, "item:medkit")
    assert (t.state.life, t.state.composure) == (life, composure)


def test_a_medkit_that_could_heal_nothing_is_not_offered() -> None:
    sitting(items="medkit", life=8, composure=1).offers_not(0, "item:medkit")  # the heal limit is 8
    sitting(items="medkit", life=7).offers(0, "item:medkit")


@pytest.mark.parametrize(("item", "use", "composure"), [
    ("sedative", "use:sedative", 6), ("sedative+", "use:sedative", 7), ("sedative+", "use:sedative:plain", 6),
])  # fmt: skip
@rule("AL-ITEM-04", "AL-UPG-10")
def test_a_sedative_takes_two_points_off_a_fright(item: str, use: str, composure: int) -> None:
    t = sitting(items=item, creatures="worm@1B1", composure=6, dice="M M M")
    uses(t, "move:east", use)
    assert t.state.composure == composure
    assert charges(t) == {"sedative": 2}


def test_a_sedative_kept_helps_nobody_and_against_a_card_it_is_useless() -> None:
    t = sitting(items="sedative", creatures="worm@1B1", composure=6, hands={1: "panic"}, decks="terror fury", dice="M M M")
    uses(t, "move:east", "keep")
    assert t.state.composure == 4
    go(t, 1, "play:panic")  # no creature's doing: nothing is asked
    assert t.state.composure == 3
    assert charges(t) == {"sedative": 3}


# Smoke


@rule("AL-ITEM-08")
def test_smoke_takes_a_die_from_every_attack_here_this_turn() -> None:
    t = sitting(items="smoke_grenade", creatures="cultist@1A1", dice="M M M")
    uses(t, "item:smoke_grenade")
    assert rolled(t, "cultist") == [1]


def test_whoever_leaves_the_smoke_is_not_struck() -> None:
    t = sitting(items="smoke_grenade", creatures="cultist@1A1")
    uses(t, "bullet", "item:smoke_grenade", "move:east")
    assert rolled(t, "opportunity") == []
    assert t.state.hero_at == "1B1"


def test_upgraded_smoke_covers_an_attack_or_a_step_and_evil_cannot_answer_either() -> None:
    attack = sitting(items="smoke_grenade+", creatures="spore@1A1", hands={1: "thick_hide cut_off"}, dice="H H")
    uses(attack, "item:smoke_grenade", "attack:spore:1")
    assert not attack.state.creatures
    assert rolled(attack, "hero") == [2]
    step = sitting(items="smoke_grenade+", creatures="spore@1A1", hands={1: "thick_hide cut_off"})
    uses(step, "item:smoke_grenade", "move:east")
    assert step.state.hero_at == "1B1"
    assert step.state.announced == ["interact"]
    neither = sitting(items="smoke_grenade+", creatures="spore@1A1", dice="M M M")
    uses(neither, "item:smoke_grenade", "none")
    assert neither.state.hero_at == "1A1"


# Armour


@rule("AL-ITEM-04", "AL-DICE-06")
def test_armour_makes_evil_re_roll_its_hits() -> None:
    t = sitting(items="body_armour", creatures="cultist@1A1", dice="H H M H")
    uses(t, "locate", "room", "stairs", "use:body_armour")
    assert t.state.life == 11
    assert charges(t) == {"body_armour": 2}


def test_armour_helps_against_an_opportunity_attack_too() -> None:
    t = sitting(items="body_armour", creatures="cultist@1A1", dice="H M")
    uses(t, "move:east", "use:body_armour")
    assert t.state.life == 12


@rule("AL-TURN-12")
def test_upgraded_armour_strikes_back_at_the_attacker() -> None:
    t = sitting(items="body_armour+", creatures="spore@1A1", dice="H M M M H H")
    uses(t, "locate", "room", "stairs", "use:body_armour", "attack:spore:1")
    assert rolled(t, "hero") == [2]
    assert not t.state.creatures


# Decoy


@pytest.mark.parametrize(("item", "wounded"), [("decoy", False), ("decoy+", True)])
@rule("AL-CMOVE-07")
def test_a_decoy_lures_a_creature_away_before_it_attacks(item: str, wounded: bool) -> None:
    t = sitting(items=item, hero="1B1", creatures="spore@1B1 cultist@1B1", dice="M M")
    uses(t, "locate", "room", "stairs", "use:decoy", "spore:1", "to:east")
    assert where(t, "k1") == "1C1"
    assert t.state.creatures[0].wounded == wounded
    assert rolled(t, "spore") == []
    assert rolled(t, "cultist") == [2]


# Toolbox


def test_the_toolbox_repairs_in_two_directions() -> None:
    t = sitting("c - B - c - c", items="toolbox", hero="1B1")
    uses(t, "item:toolbox", "way:east", "way:west", "light:2", "light:1")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1", "1B1", "1C1", "1D1"]


@rule("AL-DANGER-07")
def test_the_upgraded_toolbox_keeps_danger_out_of_these_sectors_this_round() -> None:
    t = sitting("c - B - c - c", items="toolbox+", hero="1B1", hands={1: "minefield"}, decks="traps terror")
    uses(t, "item:toolbox", "way:east", "way:west", "light:1", "light:1")
    go(t, 0, "explore:east")
    go(t, 1, "play:minefield")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1D1"]  # the only sector left


def test_without_a_switch_box_the_toolbox_is_of_no_use() -> None:
    sitting(items="toolbox").offers_not(0, "item:toolbox")


# Visor


@rule("AL-DICE-03")
def test_the_visor_turns_conditional_faces_into_hits_in_the_dark() -> None:
    t = sitting(items="night_vision_visor", creatures="spore@1A1", dice="C C")
    uses(t, "attack:spore:1", "use:night_vision_visor")
    assert not t.state.creatures
    bright = sitting(items="night_vision_visor", creatures="spore@1A1", lit="1A1", dice="C C")
    uses(bright, "attack:spore:1")
    assert charges(bright) == {"night_vision_visor": 3}  # in the light nobody asks


def test_the_upgraded_visor_re_rolls_one_failure() -> None:
    t = sitting(items="night_vision_visor+", creatures="spore@1A1", dice="C M H")
    uses(t, "attack:spore:1", "use:night_vision_visor", "visor:1")
    assert not t.state.creatures


# Stimulant


@rule("AL-ADR-13")
def test_a_stimulant_gives_adrenaline_for_later() -> None:
    t = sitting(items="stimulant", adrenaline=0)
    uses(t, "use:stimulant")
    assert t.state.adrenaline == 1
    t.offers_not(0, "bullet")
    for key in ("locate", "room", "stairs"):
        go(t, 0, key)
    t.offers(0, "bullet")


def test_an_upgraded_stimulant_allows_bullet_time_at_once() -> None:
    t = sitting(items="stimulant+", adrenaline=0, life=3)
    uses(t, "use:stimulant")
    t.offers(0, "bullet").offers_not(0, "heal:life")
    go(t, 0, "bullet")
    assert (t.state.bullet_time, t.state.adrenaline) == (True, 0)


def test_a_stimulant_cannot_lift_the_pool_more_than_one_above_the_capacity() -> None:
    sitting(items="stimulant", adrenaline=4).offers_not(0, "use:stimulant")
    sitting(items="stimulant", adrenaline=3).offers(0, "use:stimulant")


# An item of a pack that attacks twice

TWIN = """
items:
  - {id: twin_blades, name: {en: Twin Blades, de: Zwillingsklingen}, flavour: {en: Two., de: Zwei.}, material: mechanical, needs: mechanical,
     kind: action, action: attack, target: creature_here, effects: [{attack: 2}, {attack: 2}], upgraded: [{hero_dice: 1}]}
"""


@rule("AL-TURN-11", "AL-ATK-04")
@pytest.mark.parametrize(("dice", "rolls"), [("H H M M M", [2]), ("M M H H M", [2, 2])])
def test_a_second_attack_needs_a_target_that_the_first_has_left(dice: str, rolls: list[int]) -> None:
    t = sitting(items="twin_blades", creatures="spore@1A1", dice=dice, cards=cards_with("alone", TWIN))
    uses(t, "item:twin_blades", "attack:spore:1")
    assert rolled(t, "hero") == rolls
    assert (t.state.creatures, charges(t)) == ([], {"twin_blades": 2})
