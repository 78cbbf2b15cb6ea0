"""Items: the general rules AL-ITEM, S-46, S-70, and what each of the 21 does (catalogue 7.5), worked example X-12."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import cleanup, creature_attacks, items, shocks
from games.alone.state import Lasting
from games.alone.table import Guard
from games.kernel.live import Refused
from tests.games.alone.hero_table import MISSES, charges, item, locate, table, with_item, with_reaction
from tests.games.alone.playing_cards import facing, go, offered, plays, sitting
from tests.games.alone.scene import bench, shown, where

rule = pytest.mark.rule


def rolls(t: Any, by: str = "hero") -> list[int]:
    """How many dice were thrown in each roll."""
    return [len(e.faces) for e in t.events(events.Rolled) if e.by == by]


def announced(t: Any) -> list[str]:
    return [e.action for e in t.events(events.Announced)]


# The rules for all of them


@rule("AL-ITEM-01")
def test_items_are_action_items_or_opportunity_items() -> None:
    cards = catalogue().items
    assert len(cards) == 21
    opportunity = {c.id for c in cards.values() if c.kind == "opportunity"}
    assert opportunity == {"body_armour", "sedative", "decoy", "night_vision_visor", "stimulant"}
    everything = " ".join(cards)
    t = table("c - c - B - c - c", items=everything, creatures="spore@1C1", life=3, composure=3)
    offered = {k.split(":")[1] for k in t.keys(0) if k.startswith("item:")}
    assert offered == set(cards) - opportunity
    assert {k for k in t.keys(0) if k.startswith("use:")} == {"use:stimulant"}  # the only one whose condition is met


@rule("AL-ITEM-02", "AL-ATK-04")
def test_an_action_item_costs_a_charge_and_its_text_replaces_the_action() -> None:
    t = table(items="drone", hero="1A1", danger="1A1")
    t.says(0, "item:drone").says(0, "way:east").told(events.ItemUsed, item="drone", spent=1, left=2)
    assert shown(t) == ["1A1", "1B1", "1C1", "1D1"]
    t.asks_not(0, "al-clear-danger")  # removing a marker is the normal Explore's, not the drone's


@rule("AL-ITEM-03")
def test_an_action_item_is_answered_like_the_action_whatever_it_does() -> None:
    t = table(items="medkit", life=3, hands={1: "race skitter"}, creatures="spore@1A1")
    t.says(0, "item:medkit").until(1, "al-react").offers(1, "play:race").offers_not(1, "play:skitter")  # Interact, no Move


@rule("AL-ITEM-04", "AL-ITEM-11")
def test_an_opportunity_item_costs_a_charge_but_no_action_and_opens_no_reactions() -> None:
    t = table(items="stimulant", adrenaline=2, hands={1: "skitter"})
    t.says(0, "use:stimulant").told(events.ItemUsed, item="stimulant", spent=1, left=2)
    t.asks(0, "al-turn").asks_not(1, "al-react")
    assert (t.state.turn, t.state.actions_left, announced(t)) == (0, 1, [])


@rule("AL-ITEM-04")
def test_an_opportunity_item_is_out_of_reach_while_its_condition_is_not_met() -> None:
    t = table(items="body_armour sedative decoy night_vision_visor", creatures="worm@1C1", dice=MISSES, revealed="all", lit="1C1")
    assert not [k for k in t.keys(0) if k.startswith("use:")]
    t.says(0, "attack:worm:1").asks(0, "al-opportunity")
    assert {k for k in t.keys(0) if k.startswith("use:")} == {"use:decoy"}  # lit: no visor; the attack is still to come


@rule("AL-ITEM-05")
def test_exactly_one_charge_per_use_unless_the_card_says_otherwise() -> None:
    t = table(items="plasma_cutter:3 ammunition_1:3", creatures="worm@1C1", dice=MISSES)
    t.says(0, "item:plasma_cutter").says(0, "attack:worm:1")
    assert charges(t) == {"plasma_cutter": 2, "ammunition_1": 3}
    t.says(0, "item:ammunition_1").says(0, "attack:worm:1").asks(0, "al-item-charges")
    assert set(t.keys(0)) == {"charges:1", "charges:2", "charges:3", "back"}
    t.says(0, "charges:2")
    assert charges(t) == {"plasma_cutter": 2, "ammunition_1": 1}


@rule("AL-ITEM-05")
def test_the_same_effect_is_not_triggered_twice_in_one_action() -> None:
    # Two opportunity attacks in one jetpack move: the armour answers only one of them.
    t = table(items="jetpack body_armour", hero="1A1", creatures="spore@1A1 spore@1B1", revealed="1B1", dice="H M H M")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "use:body_armour").says(0, "move:east")
    assert (t.state.hero_at, charges(t)["body_armour"], t.state.life) == ("1C1", 2, 11)
    # In the next action it may.
    t = table(items="body_armour", hero="1A1", creatures="spore@1A1 spore@1B1", revealed="1B1", dice="H M M M M H M M M M M")
    t.says(0, "move:east").says(0, "use:body_armour").until(0, "al-turn").says(0, "move:east").asks(0, "al-opportunity")


@rule("AL-ITEM-06")
def test_the_last_charge_discards_the_card_after_its_effect() -> None:
    t = table(items="plasma_cutter:1", creatures="worm@1C1", dice="M M M M M M", hands={1: "rage"})
    t.says(0, "item:plasma_cutter").says(0, "attack:worm:1")
    assert [i.card for i in t.state.items] == ["plasma_cutter"]  # paid, the effect still to come
    t.says(1, "pass")
    assert t.order(events.Rolled, events.ItemDiscarded)[:2] == ["Rolled", "ItemDiscarded"]
    assert (t.state.items, t.state.item_discard) == ([], ["plasma_cutter"])


@rule("AL-ITEM-07", "AL-TURN-12")
def test_x12_upgraded_jetpack_and_body_armour() -> None:
    t = table(
        hero="1A1",
        revealed="1B1 1C1",
        creatures="worm@1C1",
        items="jetpack+:2 body_armour:2",
        hands={1: "rage cut_off skitter hit_and_run"},
        dice="H H H H M H M M",
    )
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "move:east")
    assert t.state.hero_at == "1C1"
    t.asks(0, "al-free-attack").says(0, "attack:worm:1").told(events.Announced, action="attack", free=True)
    t.asks(1, "al-react").offers(1, "play:rage").says(1, "pass").told(events.CreatureWounded, kind="worm")
    assert (charges(t), t.state.turn) == ({"jetpack": 1, "body_armour": 2}, 1)
    # Allowed at the end of the turn: Move and Attack icons.
    t.asks(1, "al-react").offers(1, "play:skitter", "play:hit_and_run").says(1, "pass")
    # The worm attacks (3 dice: H H M); the armour makes evil re-roll both hits once; the second result stands.
    t.asks(0, "al-opportunity").says(0, "use:body_armour")
    assert t.told(events.Rerolled, source="body_armour").faces == ("hit", "miss", "miss")
    assert (t.state.life, charges(t)) == (11, {"jetpack": 1, "body_armour": 1})
    t.asks(0, "al-turn")


@rule("AL-ITEM-08")
def test_an_effect_that_allows_no_reactions_opens_none_of_these_kinds() -> None:
    for choice in ("attack:mutant:1", "move:east"):
        t = table(
            items="smoke_grenade+",
            creatures="mutant@1C1",
            hands={1: "rage claw_back it_never_stops_growing skitter cut_off race"},
            dice=MISSES,
        )
        t.says(0, "item:smoke_grenade").asks(0, "al-attack-or-move").says(0, choice)
        # Straight to the end of the turn: Interact cards only.
        t.until(1, "al-react").offers(1, "play:race").offers_not(
            1, "play:rage", "play:claw_back", "play:it_never_stops_growing", "play:skitter", "play:cut_off"
        )
        assert t.question(1).args[0] == ("moment", "turn_end")
        assert announced(t) == ["interact"]


@rule("AL-ITEM-09")
def test_one_action_item_per_action_but_opportunity_items_may_be_added() -> None:
    t = table(items="plasma_cutter acid_container night_vision_visor", creatures="worm@1C1", dice="C C C")
    t.says(0, "item:plasma_cutter").says(0, "attack:worm:1").asks(0, "al-opportunity")
    assert set(t.keys(0)) == {"use:night_vision_visor", "keep"}  # no second action item
    t.says(0, "use:night_vision_visor").told(events.Rolled, by="hero", hits=3)
    assert charges(t) == {"plasma_cutter": 2, "acid_container": 3, "night_vision_visor": 2}


@rule("AL-ITEM-10")
def test_item_and_charge_are_paid_with_the_announcement_and_lost_if_it_fizzles() -> None:
    cards = with_reaction(trigger="attack", moment="announced", effects=[{"move": "any", "steps": 1}], danger=[{"hero_dice": -1}])
    t = table(items="plasma_cutter:2", creatures="spore@1C1", hands={1: "made"}, cards=cards)
    t.says(0, "item:plasma_cutter").says(0, "attack:spore:1").asks(1, "al-react")
    assert charges(t) == {"plasma_cutter": 1}
    t.says(1, "play:made").until(0, "al-turn").ever_told(events.Fizzled, action="attack")
    assert charges(t) == {"plasma_cutter": 1}


@rule("AL-ITEM-10")
def test_paralysis_returns_the_charge_and_the_attack_goes_on_without_the_item() -> None:
    t = table(items="ammunition_1:3", creatures="worm@1C1", hands={1: "paralysis"}, decks="terror fury", dice=MISSES)
    t.says(0, "item:ammunition_1").says(0, "attack:worm:1").says(0, "charges:3").says(1, "play:paralysis")
    assert (rolls(t), charges(t)) == ([2], {"ammunition_1": 3})
    # From afar there is no normal attack: it fizzles.
    t = table(items="acid_container", creatures="worm@1D1", revealed="1D1", hands={1: "paralysis"}, decks="terror fury")
    t.says(0, "item:acid_container").says(0, "attack:worm:1@0:+1:+0").says(1, "play:paralysis")
    t.told(events.Fizzled, action="attack")
    assert (rolls(t), charges(t), t.state.turn) == ([], {"acid_container": 3}, 1)


@rule("AL-ITEM-11")
def test_an_action_granted_by_an_opportunity_item_opens_reactions_s70() -> None:
    t = table(items="body_armour+", creatures="worm@1C1", hands={1: "rage hit_and_run"}, dice="H M M M H H")
    locate(t).says(1, "pass").says(0, "use:body_armour").says(0, "attack:worm:1")
    t.asks(1, "al-react").offers(1, "play:rage").offers_not(1, "play:hit_and_run")  # instants only: step (1) is over


@rule("AL-ITEM-12")
def test_a_plain_free_action_may_use_an_item_and_one_with_its_own_text_may_not() -> None:
    t = table(hero="1A1", items="jetpack+ plasma_cutter", creatures="worm@1B1", revealed="1B1", dice=MISSES)
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "stop")
    t.asks(0, "al-free-attack").offers(0, "attack:worm:1", "item:plasma_cutter", "none")
    t.says(0, "item:plasma_cutter").says(0, "back").asks(0, "al-free-attack")
    t.says(0, "item:plasma_cutter").says(0, "attack:worm:1")
    assert (rolls(t), charges(t)) == ([3], {"jetpack": 2, "plasma_cutter": 2})
    t = table(items="body_armour+ plasma_cutter", creatures="worm@1C1", dice="H M M M H H")
    locate(t).says(0, "use:body_armour").asks(0, "al-strike-back")
    assert set(t.keys(0)) == {"attack:worm:1", "none"}
    t.says(0, "attack:worm:1")
    assert rolls(t) == [2]


# Attack items


def test_ammunition_gives_a_die_for_every_charge_and_reaches_as_far_as_sight_when_upgraded() -> None:
    for n in (1, 2, 3):
        t = table(items="ammunition_2", creatures="worm@1C1", dice=MISSES)
        t.says(0, "item:ammunition_2").says(0, "attack:worm:1").says(0, f"charges:{n}")
        assert rolls(t) == [2 + n]
    table(items="ammunition_2", creatures="worm@1D1", revealed="1D1").offers_not(0, "item:ammunition_2")
    t = table(items="ammunition_2+:1", creatures="worm@1E1", revealed="1D1 1E1", dice=MISSES)
    t.says(0, "item:ammunition_2").says(0, "attack:worm:1@0:+2:+0")
    assert rolls(t) == [3]
    t.offers_not(0, "item:ammunition_2:plain")


def test_ammunitions_upgrade_forgone_reaches_the_own_sector_only() -> None:
    t = table(items="ammunition_2+", creatures="worm@1D1", revealed="1D1")
    t.offers(0, "item:ammunition_2").offers_not(0, "item:ammunition_2:plain")


def test_acid_may_re_roll_any_failures_once_and_marks_the_target_when_upgraded() -> None:
    t = table(items="acid_container+", creatures="cultist@1D1", revealed="1D1", dice="M H C H M M")
    t.says(0, "item:acid_container").says(0, "attack:cultist:1@0:+1:+0").says(0, "acid_container")
    t.asks(0, "al-reroll-which").offers(0, "die:0", "die:2").offers_not(0, "die:1")
    t.says(0, "die:0").told(events.CreatureWounded, kind="cultist")
    assert t.told(events.Rerolled, source="acid_container").faces == ("hit", "hit", "conditional")
    assert t.state.creatures[0].acid
    t = bench(cleanup.round_end_effects, creatures="cultist*~@1A1 worm~@1B1")
    assert [(c.kind, c.wounded, c.acid) for c in t.state.creatures] == [("worm", True, False)]


def test_the_plasma_cutter_rolls_three_dice_and_four_against_a_wounded_target() -> None:
    for creature, entry, dice in (("worm", "plasma_cutter+", 3), ("worm*", "plasma_cutter+", 4), ("worm*", "plasma_cutter", 3)):
        t = table(items=entry, creatures=f"{creature}@1C1", dice=MISSES)
        t.says(0, "item:plasma_cutter").says(0, "attack:worm:1")
        assert rolls(t) == [dice]


def test_the_stun_baton_keeps_a_target_it_hits_from_attacking_this_turn() -> None:
    t = table(items="stun_baton", creatures="worm@1C1 spore@1C1", dice="H M H H H")
    t.says(0, "item:stun_baton").says(0, "attack:worm:1")
    assert (rolls(t), rolls(t, "worm"), rolls(t, "spore")) == ([2], [], [3])
    t = table(items="stun_baton+", creatures="worm@1C1", dice="M M M M M M")
    t.says(0, "item:stun_baton").says(0, "attack:worm:1")
    assert (rolls(t), rolls(t, "worm")) == ([3], [3])  # no hit, no stun
    locate(t)
    assert rolls(t, "worm") == [3, 3]


def test_the_frag_grenade_hurts_everything_in_a_sector_in_sight() -> None:
    crowd = "spore@1D1 cultist@1D1 parasite*@1D1"
    t = table(items="frag_grenade+", creatures=crowd, revealed="1D1 1E1")
    t.says(0, "item:frag_grenade:plain").offers(0, "at:0:+1:+0").offers_not(0, "at:0:+2:+0").says(0, "at:0:+1:+0")
    assert [(c.kind, c.wounded) for c in t.state.creatures] == [("cultist", True)]
    t = table(items="frag_grenade+", creatures="mutant@1D1", revealed="1D1")
    t.says(0, "item:frag_grenade").says(0, "at:0:+1:+0")
    assert t.state.creatures == []  # 3 damage: 2 + 1
    table(items="frag_grenade", creatures="mutant@1D1").offers_not(0, "item:frag_grenade")  # hidden: nothing to aim at


def test_the_visor_makes_conditional_faces_hits_in_the_dark_and_re_rolls_a_failure_when_upgraded() -> None:
    t = table(items="night_vision_visor+", creatures="cultist@1C1", dice="C M C")
    t.says(0, "attack:cultist:1").asks(0, "al-opportunity").says(0, "use:night_vision_visor")
    t.told(events.Rolled, by="hero", hits=1)
    t.asks(0, "al-reroll").offers(0, "visor:1").offers_not(0, "visor:0").says(0, "visor:1")
    t.told(events.CreatureWounded, kind="cultist")
    t = table(items="night_vision_visor", creatures="cultist@1C1", lit="1C1", dice=MISSES)
    t.says(0, "attack:cultist:1").asks_not(0, "al-opportunity")


# Moving, exploring, locating


def test_the_jetpack_moves_up_to_two_sectors() -> None:
    t = table(items="jetpack", hero="1A1")
    t.says(0, "item:jetpack").says(0, "way:east").says(0, "move:east").asks(0, "al-turn")
    assert t.state.hero_at == "1C1"


def test_the_welding_kit_blocks_two_doors_and_makes_them_dear_when_upgraded() -> None:
    t = table("c - c D c / . . D . . / . . c . .", hero="1A1", items="welding_kit+")
    t.says(0, "item:welding_kit").says(0, "way:east").says(0, "block:east").asks(0, "al-block").says(0, "block:south")
    assert sorted(t.state.blocked) == ["1B1|1B2", "1B1|1C1"]
    assert [(e.what, e.n, e.until) for e in t.state.lasting] == [("door_cost", 2, "round")]


def test_the_flare_lights_here_and_ahead_and_explores_as_well_when_upgraded() -> None:
    t = table(items="flare", hero="1A1")
    t.says(0, "item:flare").says(0, "way:east")
    assert [s.id for s in t.state.sectors.values() if s.lit] == ["1A1", "1B1"]
    assert shown(t) == ["1A1", "1B1"]
    t = table(items="flare+", hero="1B1", danger="1A1")
    t.says(0, "item:flare").says(0, "way:east").asks(0, "al-explore-more").offers(0, "explore:west", "none")
    t.says(0, "explore:west").says(0, "clear:0:-1:+0")
    assert shown(t) == ["1A1", "1B1", "1C1"]
    assert not t.state.sectors["1A1"].danger


def test_the_drone_reveals_three_sectors_and_clears_each_when_upgraded() -> None:
    t = table(items="drone+", hero="1A1", danger="1A1 1B1 1D1 1E1")
    t.says(0, "item:drone").says(0, "way:east").asks(0, "al-clear-each")
    t.offers(0, "clear:0:+1:+0", "clear:0:+3:+0").offers_not(0, "clear:0:+0:+0")
    t.says(0, "clear:0:+1:+0", "clear:0:+3:+0")
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1A1", "1E1"]


def test_the_motion_tracker_names_three_targets_and_one_direction_when_upgraded() -> None:
    t = table("R D c - c - B - S", "S", hero="1C1", items="motion_tracker+", rooms="b")
    t.says(0, "item:motion_tracker").says(0, "room:b").says(0, "box").says(0, "stairs")
    t.until(0, "al-locate-way").says(0, "way:room:b")
    answers = [(e.target, e.distance, e.way) for e in t.events(events.Located)]  # type: ignore[attr-defined]
    assert answers == [("room:b", 2, "west"), ("box", 1, ""), ("stairs", 2, "")]


# Interact items


def test_smoke_weakens_attacks_here_and_covers_the_retreat() -> None:
    t = table(items="smoke_grenade", creatures="spore@1C1", dice="H H H")
    t.says(0, "item:smoke_grenade")
    assert rolls(t, "spore") == [2]
    t = table(items="smoke_grenade", creatures="spore@1C1", dice="H H H")
    t.says(0, "bullet").says(0, "item:smoke_grenade").says(0, "move:east")
    assert (rolls(t, "opportunity"), rolls(t, "spore")) == ([], [])
    assert t.state.lasting == []


def test_upgraded_smoke_lets_the_hero_strike_or_slip_off_or_neither() -> None:
    for choice, place, dice in (("attack:spore:1", "1C1", [2]), ("move:east", "1D1", []), ("none", "1C1", [])):
        t = table(items="smoke_grenade+", creatures="spore@1C1", dice=MISSES)
        t.says(0, "item:smoke_grenade").says(0, choice)
        assert (t.state.hero_at, rolls(t)) == (place, dice)
        assert rolls(t, "opportunity") == []


def test_the_medkit_heals_under_the_limit_and_is_not_offered_in_vain() -> None:
    t = table(items="medkit", life=3, round_space=1)  # limit 4
    t.says(0, "item:medkit")
    assert (t.state.life, charges(t)) == (4, {"medkit": 2})
    t.offers_not(0, "item:medkit")
    table(items="medkit", life=12, composure=2).offers_not(0, "item:medkit")
    table(items="medkit+", life=12, composure=2).offers(0, "item:medkit").offers_not(0, "item:medkit:plain")


# Opportunity items


def test_body_armour_re_rolls_all_hits_once_also_of_an_opportunity_attack() -> None:
    t = table(items="body_armour", hero="1A1", creatures="spore@1A1 worm@1A1", dice="H H M M")
    t.says(0, "move:east").asks(0, "al-opportunity").says(0, "use:body_armour")
    assert t.told(events.Rerolled, by="opportunity").faces == ("miss", "miss")
    assert t.state.life == 12


def test_upgraded_armour_strikes_back_at_one_of_the_attackers_after_the_loss() -> None:
    t = table(
        items="body_armour+", hero="1A1", creatures="spore@1A1 worm@1A1 cultist@1B1", revealed="1B1", dice="H H H M H H M M"
    )
    t.says(0, "move:east").says(0, "use:body_armour").asks(0, "al-strike-back")
    assert set(t.keys(0)) == {"attack:spore:1", "attack:worm:1", "none"}
    assert t.state.life == 11
    t.says(0, "attack:spore:1").told(events.CreatureKilled, kind="spore")
    assert t.state.hero_at == "1B1", "then the move goes on"


def test_armour_is_used_by_default_only_against_defeat_d22() -> None:
    t = table(items="body_armour", creatures="spore@1C1", dice="H M M M M M", life=1, composure=0)
    locate(t).default().told(events.Rerolled, source="body_armour")
    t = table(items="body_armour", creatures="spore@1C1", dice="H M M", life=2, composure=0)
    locate(t).default().never_told(events.Rerolled)
    assert t.state.life == 1


def test_the_sedative_takes_up_to_two_from_a_creatures_shock() -> None:
    t = bench(lambda g: shocks.shock(g, [g.creature("k1")]), creatures="worm@1A1", items="sedative", nightmare=True)
    t.asks(0, "al-opportunity").says(0, "use:sedative")
    assert (t.state.composure, charges(t)) == (11, {"sedative": 2})  # 3 - 2
    t = bench(lambda g: shocks.shock(g, [g.creature("k1")]), creatures="spore@1A1", items="sedative+", composure=3)
    t.says(0, "use:sedative").never_told(events.Lost)
    assert t.state.composure == 4


def test_the_decoy_lures_one_creature_off_before_it_attacks() -> None:
    t = table(items="decoy+", creatures="spore@1C1 worm@1C1", dice="M M M")
    locate(t).asks(0, "al-opportunity").says(0, "use:decoy").asks(0, "al-lure").says(0, "spore:1").says(0, "to:west")
    assert where(t, "k1") == "1B1"
    assert t.state.creatures[0].wounded  # 1 damage is a spore's first value
    assert (rolls(t, "spore"), rolls(t, "worm")) == ([], [3])


def test_the_decoy_is_not_offered_without_a_creature_or_a_way_out() -> None:
    locate(table(items="decoy")).asks(0, "al-turn")
    t = table("c D c", hero="1A1", blocked="1A1|1B1", items="decoy", creatures="worm@1A1", dice=MISSES)
    locate(t).asks(0, "al-turn")


def test_the_stimulant_gives_a_marker_for_later_turns_and_for_bullet_time_at_once_when_upgraded() -> None:
    t = table(items="stimulant", adrenaline=0, life=3)
    t.says(0, "use:stimulant").offers_not(0, "bullet", "heal:life", "use:stimulant")
    assert t.state.adrenaline == 1
    locate(t).offers(0, "bullet", "heal:life")
    t = table(items="stimulant+", adrenaline=0, life=3)
    t.says(0, "use:stimulant").offers(0, "bullet").offers_not(0, "heal:life")
    t.says(0, "bullet").offers_not(0, "heal:life")
    assert t.state.adrenaline == 0
    t = table(items="stimulant", adrenaline=1, life=3)
    t.says(0, "use:stimulant").says(0, "heal:life").offers_not(0, "bullet")  # the old marker is spent, the new one waits


def test_the_stimulant_stops_at_one_above_the_capacity_and_at_six() -> None:
    t = table(items="stimulant", adrenaline=3)  # capacity 3
    t.says(0, "use:stimulant")
    assert t.state.adrenaline == 4
    locate(t).offers_not(0, "use:stimulant")
    table(items="stimulant", adrenaline=6, life=1, experience={"cold_blood": 2}).offers_not(0, "use:stimulant")


# What evil can do to items


def test_power_drain_takes_charges_of_the_item_in_use_and_the_effect_still_happens() -> None:
    t = table(items="plasma_cutter:2", creatures="worm@1C1", hands={1: "power_drain"}, decks="traps fury", dice=MISSES)
    t.says(0, "item:plasma_cutter").says(0, "attack:worm:1").says(1, "play:power_drain")
    assert rolls(t) == [3]
    assert t.state.items == []


def test_an_item_without_a_legal_target_is_not_offered_and_a_made_one_works_like_the_printed() -> None:
    cards = with_item(
        kind="action", action="attack", target="creature_here", effects=[{"attack": 5}], upgraded=[{"hero_dice": 1}]
    )
    t = table(items="made+:1", creatures="worm@1C1", dice=MISSES, cards=cards)
    t.refused(Refused, 0, "item:jetpack")
    t.says(0, "item:made").says(0, "attack:worm:1")
    assert rolls(t) == [6]
    table(items="made", cards=cards).offers_not(0, "item:made")


def test_a_defence_without_a_pending_loss_is_not_asked_for() -> None:
    def offered(g: Any) -> Any:
        g.guard = Guard(faces=["miss", "miss"], by="spore", label="attack:k1", attackers=["k1"])
        yield from items.offer(g, "creature_hits")

    t = bench(offered, items="body_armour", creatures="spore@1A1")
    assert t.over
    assert item(t, "body_armour").charges == 3


def test_items_are_out_of_reach_while_a_card_forbids_them() -> None:
    no = [Lasting(what="no_items", n=1, until="action")]
    t = bench(items.before_own_attack, items="night_vision_visor", lasting=no)
    assert t.over


# Stunned


@rule("AL-CATK-01", "AL-REACT-11")
def test_s89_a_stunned_creature_does_not_claw_back() -> None:
    """What says it does not attack beats what says it may (S-01). Where the baton missed, it may."""
    hit = facing("claw_back", "item:stun_baton", "attack:mutant:1", items="stun_baton", creatures="mutant@1A1", dice="H M H")
    assert not offered(hit, "claw_back")
    missed = facing("claw_back", "item:stun_baton", "attack:mutant:1", items="stun_baton", creatures="mutant@1A1", dice="M M H")
    plays(missed, "claw_back")
    assert rolls(missed, "mutant") == [1, 2]  # and again at the end of the turn


@rule("AL-OPP-01", "AL-OPP-02")
@pytest.mark.parametrize(("creatures", "dice"), [("mutant@1A1", []), ("mutant@1A1 spore@1A1", [1])])
def test_s89_a_stunned_creature_does_not_strike_whoever_leaves(creatures: str, dice: list[int]) -> None:
    t = sitting(items="stun_baton", creatures=creatures, dice="H M H H H", missions="SM01 FM01")
    for said in ("bullet", "item:stun_baton", "attack:mutant:1", "move:east"):
        go(t, 0, said)
    assert rolls(t, "opportunity") == dice


@rule("AL-CATK-01")
def test_s89_no_card_makes_a_stunned_creature_attack() -> None:
    stunned = [Lasting(what="no_attack", on="k1", until="turn")]
    t = bench(lambda g: creature_attacks.creature_attack(g, "k1", 2), creatures="worm@1A1", lasting=stunned, dice="H H")
    assert rolls(t, "worm") == []
    assert t.state.life == 12
