"""The hero's turn and the round: AL-TURN, AL-RND, S-11..S-16, S-72."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import missions
from games.alone.state import Lasting
from tests.games.alone.hero_table import ROW, locate, table, with_reaction
from tests.games.alone.scene import bench, heard

rule = pytest.mark.rule


# Choosing and announcing


@rule("AL-TURN-01", "AL-TURN-10")
def test_the_hero_must_choose_an_action_and_there_is_no_way_to_do_nothing() -> None:
    t = table(creatures="spore@1C1")
    keys = set(t.asks(0, "al-turn").keys(0))
    actions = {"move:west", "move:east", "explore:west", "explore:east", "attack:spore:1", "locate", "search"}
    assert keys == actions | {"bullet"}, "only actions and what is declared at the start of a turn"


@rule("AL-TURN-01", "AL-TURN-05")
def test_the_action_is_announced_before_anything_of_it_happens() -> None:
    t = table(creatures="spore@1C1", hands={1: "thick_hide"}, dice="M M")
    t.says(0, "attack:spore:1").told(events.Announced, action="attack", creature="spore")
    t.asks(1, "al-react").not_told(events.Rolled)
    t.says(1, "pass").told(events.Rolled, by="hero")


@rule("AL-TURN-05")
def test_evil_is_asked_between_every_announcement_and_its_effect() -> None:
    # Each action with an instant of its own at hand; before the answer nothing has happened.
    announced = {
        "search": ("sabotage", "traps fury"),
        "move:east": ("cut_off", "fury speed"),
        "explore:east": ("hallucination", "terror fury"),
        "attack:worm:1": ("rage", "fury speed"),
    }
    for key, (card, decks) in announced.items():
        t = table(hands={1: card}, decks=decks, creatures="worm@1C1")
        before = t.state.model_copy(deep=True)
        t.says(0, key).asks(1, "al-react").offers(1, f"play:{card}")
        now = t.state
        assert (now.hero_at, now.items, now.creatures) == (before.hero_at, before.items, before.creatures), key
        assert [s.revealed for s in now.sectors.values()] == [s.revealed for s in before.sectors.values()], key


@rule("AL-TURN-06")
def test_the_announcement_holds_every_choice_the_action_demands() -> None:
    told: dict[str, events.Announced] = {}
    for name, keys in {
        "move": ["move:east"],
        "explore": ["explore:west"],
        "attack": ["attack:spore:1"],
        "locate": ["locate", "room:a", "danger"],
        "search": ["search"],
        "interact": ["interact:box:north"],
        "item": ["item:plasma_cutter", "attack:spore:1"],
    }.items():
        t = table("c - c - B - c - c", creatures="spore@1C1", items="plasma_cutter", dice="M M M M M")
        t.never_told(events.Announced)
        for key in keys[:-1]:
            t.says(0, key).never_told(events.Announced)
        t.says(0, keys[-1])
        told[name] = t.told(events.Announced)
    assert told["move"] == events.Announced("move", way="east")
    assert told["explore"] == events.Announced("explore", way="west")
    assert told["attack"] == events.Announced("attack", creature="spore")
    assert told["locate"] == events.Announced("locate", targets=("room:a", "danger"))
    assert told["search"] == events.Announced("search")
    assert told["interact"] == events.Announced("interact", way="north", place="box")
    assert told["item"] == events.Announced("attack", creature="spore", item="plasma_cutter")


@rule("AL-TURN-06")
def test_going_back_in_the_middle_announces_nothing_and_costs_nothing() -> None:
    t = table(creatures="spore@1C1", items="ammunition_1")
    before = t.state.model_dump_json()
    t.says(0, "locate").says(0, "stairs").says(0, "back").asks(0, "al-turn")
    t.says(0, "item:ammunition_1").says(0, "attack:spore:1").says(0, "back").asks(0, "al-turn")
    t.never_told(events.Announced)
    assert t.state.model_dump_json() == before


@rule("AL-TURN-02")
def test_the_announcement_flips_the_next_turn_marker() -> None:
    t = table(hands={1: "sabotage"}, decks="traps fury", turn=3)
    t.says(0, "search").asks(1, "al-react")
    assert t.state.turn == 4, "flipped with the announcement, not at the end of the action"


@rule("AL-TURN-02", "AL-TURN-03", "AL-ADR-02")
def test_a_bullet_time_turn_spends_one_marker_for_two_actions() -> None:
    t = table()
    t.says(0, "bullet").says(0, "move:east").asks(0, "al-second")
    assert t.state.turn == 1
    t.says(0, "move:east").told(events.TurnBegins, turn=2)
    assert t.state.turn == 1
    assert t.state.hero_at == "1E1"


@rule("AL-TURN-03", "AL-TURN-08")
def test_one_action_a_turn_then_the_turn_is_over() -> None:
    t = table()
    t.says(0, "move:east").told(events.TurnBegins, turn=2)
    t.asks(0, "al-turn").asks_not(0, "al-second")


@rule("AL-TURN-04")
def test_healing_bullet_time_and_sacrifice_are_declared_before_the_first_action_in_any_order() -> None:
    situation: dict[str, Any] = {"life": 3, "composure": 3, "companions": "doctor"}
    for order in (["heal:life", "bullet", "sacrifice:doctor"], ["sacrifice:doctor", "bullet", "heal:life"]):
        t = table(**situation)
        for key in order:
            t.offers(0, *order[order.index(key) :]).says(0, key)
            if key == "sacrifice:doctor":
                t.says(0, "stop", msg="al-heal-split")
        assert (t.state.life, t.state.adrenaline, t.state.companions) == (4, 1, [])
    t = table(**situation)
    t.says(0, "bullet").says(0, "move:east").asks(0, "al-second")
    t.offers_not(0, "heal:life", "heal:composure", "bullet", "sacrifice:doctor")


@rule("AL-TURN-07")
def test_evil_plays_at_most_two_cards_in_a_turn() -> None:
    t = table(creatures="worm@1C1", hands={1: "thick_hide thick_hide rage"}, dice="M M M M M M")
    t.says(0, "attack:worm:1").says(1, "play:thick_hide").says(1, "play:thick_hide")
    t.told(events.TurnBegins, turn=2)  # no third window, not even at the end of the turn
    assert t.state.evil[0].hand == ["rage"]


@rule("AL-TURN-07")
def test_a_card_is_offered_exactly_at_its_moment() -> None:
    hand = "thick_hide claw_back it_never_stops_growing"
    t = table(creatures="mutant@1C1", hands={1: hand}, dice="M M")
    t.says(0, "attack:mutant:1").asks(1, "al-react").offers(1, "play:thick_hide")
    t.offers_not(1, "play:claw_back", "play:it_never_stops_growing")
    t.says(1, "pass").asks(1, "al-react").offers(1, "play:claw_back")
    t.offers_not(1, "play:thick_hide", "play:it_never_stops_growing")
    t.says(1, "pass").asks(1, "al-react").offers(1, "play:it_never_stops_growing")
    t.offers_not(1, "play:thick_hide", "play:claw_back")


@rule("AL-TURN-08")
def test_the_turn_ends_only_after_evil_had_its_chance() -> None:
    t = table(hands={1: "skitter"}, creatures="spore@1A1")
    t.says(0, "move:east").asks(1, "al-react").not_told(events.TurnBegins)
    t.says(1, "pass").told(events.TurnBegins, turn=2)


# The end of the turn


@rule("AL-TURN-09")
def test_the_end_of_a_turn_is_reactions_then_attacks_then_lights_then_what_lasted() -> None:
    t = table(
        hero="1A1",
        creatures="spore@1A1 worm@1E1",
        revealed="all",
        lit="1D1",
        hands={1: "skitter"},
        dice="H M M",
        lasting=[Lasting(what="sector_dice", n=0, on="1A1", until="turn")],
    )
    locate(t).asks(1, "al-react").never_told(events.Rolled)
    t.says(1, "standard:move").until(1, "al-which-creature").says(1, "k2")
    order = t.order(events.CreatureMoved, events.Rolled, events.Lost, events.LightOff, events.TurnBegins)
    assert order == ["CreatureMoved", "Rolled", "Lost", "LightOff", "TurnBegins"]
    assert t.state.lasting == []


@rule("AL-TURN-09")
def test_what_lasts_this_turn_still_holds_in_the_attacks() -> None:
    t = table(creatures="spore@1C1", dice="H H H", lasting=[Lasting(what="sector_dice", n=-2, on="1C1", until="turn")])
    locate(t)
    assert t.told(events.Rolled, by="spore").faces == ("hit",)
    assert t.state.lasting == []


@rule("AL-TURN-09")
def test_the_last_window_after_the_attacks_is_for_cards_that_answer_a_loss_only() -> None:
    # A life-loss card that is not an instant: only the late window can take it (all printed ones are instants, S-48).
    cards = catalogue()
    late = cards.reactions["blood_scent"].model_copy(update={"id": "late", "moment": "turn_end"})
    cards = replace(cards, reactions={**cards.reactions, "late": late}, by_id={**cards.by_id, "late": late})
    t = table(creatures="spore@1C1", hands={1: "late"}, dice="H M M", cards=cards)
    locate(t).asks(1, "al-react").offers_not(1, "play:late").offers(1, "standard:move")
    t.says(1, "pass").told(events.Lost, kind="life")
    t.asks(1, "al-react").offers(1, "play:late").offers_not(1, "standard:move")
    t = table(creatures="spore@1C1", hands={1: "late"}, dice="M M M", cards=cards)
    locate(t).says(1, "pass").told(events.TurnBegins, turn=2)  # nothing lost, no window


# What is legal, and what becomes impossible


@rule("AL-TURN-10")
def test_an_action_must_be_legal_when_announced() -> None:
    t = table("c D c - c", hero="1A1", blocked="1A1|1B1")
    t.offers_not(0, "move:east", "explore:east", "move:north", "explore:north", "interact:box:north")
    assert not [k for k in t.keys(0) if k.startswith("attack")]
    t.offers(0, "unblock:east")


@rule("AL-TURN-10")
def test_search_and_locate_are_always_legal() -> None:
    for situation in (
        {"map": "c D c", "hero": "1A1", "blocked": "1A1|1B1"},
        {"map": "R D c", "hero": "1A1", "searched": ["a"], "item_deck": []},
        {"map": ROW, "creatures": "worm@1C1 spore@1C1"},
    ):
        table(**situation).offers(0, "search", "locate")  # type: ignore[arg-type]


@rule("AL-TURN-11")
def test_a_target_that_has_gone_makes_the_action_fizzle_but_it_counts() -> None:
    cards = with_reaction(trigger="attack", moment="announced", effects=[{"move": "any", "steps": 1}], danger=[{"hero_dice": -1}])
    t = table(hero="1B1", creatures="spore@1B1", hands={1: "made"}, cards=cards, items="plasma_cutter:2")
    t.says(0, "item:plasma_cutter").says(0, "attack:spore:1").says(1, "play:made").says(1, "to:1C1")
    t.told(events.Fizzled, action="attack")
    t.never_told(events.Rolled)
    assert t.state.turn == 1
    assert t.state.items[0].charges == 1, "S-14: charges paid are lost"
    t.told(events.TurnBegins, turn=2)


@rule("AL-TURN-11")
def test_after_a_fizzled_action_its_reactions_stay_allowed() -> None:
    cards = with_reaction(trigger="attack", moment="announced", effects=[{"move": "any", "steps": 1}], danger=[{"hero_dice": -1}])
    t = table(hero="1B1", creatures="mutant@1B1", hands={1: "made it_never_stops_growing"}, cards=cards)
    t.says(0, "attack:mutant:1").says(1, "play:made").says(1, "to:1C1")
    t.told(events.Fizzled, action="attack")
    t.asks(1, "al-react").offers(1, "play:it_never_stops_growing")


@rule("AL-TURN-11")
def test_a_way_shut_by_a_reaction_makes_the_move_fizzle() -> None:
    cards = with_reaction(trigger="move", moment="announced", effects=[{"block_doors": 1}], danger=[{"block_doors": 2}])
    t = table("c D c - c", hero="1A1", hands={1: "made"}, cards=cards)
    t.says(0, "move:east").says(1, "play:made")
    t.until(0, "al-turn").ever_told(events.Fizzled, action="move")
    assert t.state.hero_at == "1A1"
    assert t.state.turn == 1


@rule("AL-TURN-12")
def test_a_free_action_costs_no_marker_and_no_action_but_opens_reactions() -> None:
    t = table(companions="commander", creatures="worm@1C1", hands={1: "rage"}, dice="M M M M M M M M")
    t.says(0, "sacrifice:commander").told(events.Announced, action="attack", free=True)
    t.asks(1, "al-react").offers(1, "play:rage").says(1, "pass")
    t.asks(0, "al-turn").offers(0, "search")  # the turn's own action is still to come
    assert (t.state.turn, t.state.actions_left) == (0, 1)


@rule("AL-TURN-13")
def test_a_second_action_waits_for_the_last_step_of_the_first() -> None:
    t = table("c - c D c - c - c", hero="1A1")
    t.says(0, "bullet").says(0, "move:east").asks(0, "al-block").asks_not(0, "al-second")
    t.says(0, "no").asks(0, "al-second")


@rule("AL-TURN-13")
def test_an_effect_after_the_action_follows_its_last_step() -> None:
    # "After the move": after the optional block, before the turn goes on.
    t = table("c - c D c - c - c", hero="1A1", hands={1: "jammed_door"}, decks="traps fury")
    t.says(0, "move:east").asks(0, "al-block").asks_not(1, "al-react")
    t.says(0, "no").asks(1, "al-react").offers(1, "play:jammed_door").not_told(events.TurnBegins)


# The round


@rule("AL-RND-01", "AL-RND-02")
def test_a_round_has_eight_turns() -> None:
    t = table(character="technician")
    for n in range(1, 9):
        assert t.state.turn == n - 1
        assert t.state.rounds == 1
        locate(t).until(0, "al-turn")
    assert (t.state.turn, t.state.rounds) == (0, 2)
    begun = [(e.round, e.turn) for e in heard(t, events.TurnBegins) if isinstance(e, events.TurnBegins)]
    assert begun == [(1, n) for n in range(1, 9)] + [(2, 1)]


@rule("AL-RND-02")
def test_the_round_ends_after_the_eighth_turn_is_finished_with_reactions_and_attacks() -> None:
    t = table(turn=7, creatures="spore@1C1", hands={1: "skitter"}, dice="H H H")
    locate(t).asks(1, "al-react").never_told(events.RoundEnds)
    t.says(1, "pass")
    order = t.order(events.Rolled, events.Lost, events.RoundEnds)
    assert order == ["Rolled", "Lost", "RoundEnds"]


@rule("AL-RND-02")
def test_turn_eight_with_bullet_time_is_still_one_turn_s72() -> None:
    t = table(turn=7)
    t.says(0, "bullet").says(0, "move:east").never_told(events.RoundEnds)
    t.says(0, "move:east").told(events.RoundEnds, round=1)


@rule("AL-RND-03")
def test_the_round_marker_moves_one_step_left() -> None:
    t = table(turn=7, round_space=3)
    locate(t)
    assert t.state.round_space == 2
    assert t.told(events.RoundEnds, round=1).limit == 6


@rule("AL-RND-04")
def test_an_additional_round_moves_it_right_but_not_beyond_the_end() -> None:
    for space, then in ((0, 1), (1, 2), (2, 3), (3, 3)):
        t = bench(missions.extra_round, round_space=space)
        assert t.state.round_space == then


@rule("AL-RND-05")
def test_the_last_space_starts_nightmare_and_the_game_goes_on() -> None:
    t = table(turn=7, round_space=1)
    locate(t)
    t.told(events.Nightmare)
    assert t.state.nightmare
    assert not t.over
    t.until(0, "al-turn")
