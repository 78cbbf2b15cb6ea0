"""The end of a round and Nightmare Mode: AL-END, AL-NIGHT, worked example X-14."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import cleanup, creatures, missions
from games.alone.state import AloneState, Lasting, Played
from games.kernel.testing import Play
from tests.games.alone.playing_cards import go, rolled, sitting
from tests.games.alone.scene import Bench, bench, hand, heard, scene, shown, through

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


def cleaning(**situation: Any) -> Bench[None]:
    situation.setdefault("turn", 8)
    situation.setdefault("phase", "clean_up")
    situation.setdefault("character", "pilot")
    return bench(cleanup.clean_up, **situation)


def refilled(t: Bench[None]) -> Bench[None]:
    """Let evil refill, and place no danger."""
    t.says(1, "full", msg="al-refill")
    if any(a.msg == "al-place-danger" for a in t.live.asks):
        t.says(1, "stop")
    return t


def happened(t: Play[AloneState], *kinds: type[Any]) -> list[str]:
    return [type(e).__name__ for e in heard(t, *kinds, viewer=1)]


@rule("AL-END-01", "AL-RND-02")
def test_the_clean_up_follows_the_eighth_turn_and_no_other() -> None:
    t = sitting(ROW, turn=6)
    go(t, 0, "explore:east")
    t.never_told(events.RoundEnds)
    go(t, 0, "explore:east")
    t.ever_told(events.RoundEnds)
    assert t.state.phase == "clean_up"
    go(t, 1, "full", msg="al-refill")
    go(t, 1, "stop", msg="al-place-danger")
    assert (t.state.turn, t.state.rounds) == (0, 2)
    t.asks(0, "al-turn")


@rule("AL-END-02")
def test_effects_of_the_round_end_come_before_the_round_marker_moves() -> None:
    # The doctor heals under the limit of the old round, the acid burns, the Nightmare takes its toll: all before step 5.
    t = cleaning(character="doctor", life=5, composure=9, round_space=2, nightmare=True, creatures="spore~@1B1", revealed="1B1")
    t.says(0, "life")
    assert t.state.life == 6
    order = happened(t, events.Healed, events.CreatureWounded, events.Lost, events.RoundEnds)
    assert order == ["CreatureWounded", "Healed", "Lost", "RoundEnds"]


@rule("AL-END-03", "AL-END-04", "AL-END-05")
def test_the_six_steps_come_in_their_order() -> None:
    def laying(s: AloneState) -> None:
        s.spaces = [Played(card="pack", seat=1), Played(card="rage", seat=1, sideways=True)]
        s.adrenaline = 1

    t = cleaning(map=ROW, revealed="all", change=laying, nightmare=True, round_space=2)
    assert happened(t) == ["Lost", "Hidden", "AdrenalineRefilled", "RoundEnds"]
    assert t.ever_told(events.RoundEnds).danger == 4  # counted before the cards are discarded
    assert t.state.piles["fury"].discard == ["pack", "rage"]
    assert t.state.spaces == []
    t.asks(1, "al-refill").says(1, "full")
    t.asks(1, "al-place-danger")  # the very last step
    for sector in ("1A1", "1C1", "1E1", "1B1"):
        t.says(1, f"place:{sector}")
    assert happened(t)[4:] == ["DrewReactions", "DangerPlaced", "DangerPlaced", "DangerPlaced", "DangerPlaced"]
    assert (t.state.turn, t.state.rounds, t.state.danger_due) == (0, 2, 0)


@rule("AL-END-04", "AL-FIELD-06")
def test_covered_danger_symbols_give_no_markers() -> None:
    def laying(s: AloneState) -> None:
        s.spaces = [Played(card="pack", seat=1, sideways=True) for _ in range(3)] + [Played(card="rage", seat=1)]

    t = cleaning(change=laying)
    assert t.ever_told(events.RoundEnds).danger == 2
    t.says(1, "full").says(1, "place:1A1").says(1, "place:1B1")
    assert t.over, "two markers, no more"
    assert [s.id for s in t.state.sectors.values() if s.danger] == ["1A1", "1B1"]


@rule("AL-END-05")
def test_after_the_phase_all_turn_markers_are_available_and_what_lasted_a_round_is_over() -> None:
    lasting = [Lasting(what="door_cost", n=2, until="round"), Lasting(what="capacity", n=1, until="game")]
    t = refilled(cleaning(lasting=lasting, used={"round": ["pilot"], "game": ["x"]}))
    assert t.state.turn == 0
    assert [e.what for e in t.state.lasting] == ["capacity"]
    assert t.state.used == {"game": ["x"]}
    assert t.state.phase in ("start", "over")


@rule("AL-END-06", "AL-END-07", "AL-END-08", "AL-LIGHT-09")
def test_tidying_keeps_the_own_sector_revealed_neighbours_and_what_is_lit_in_sight() -> None:
    # Hero in 1C1. North 1C… is not there; west: 1B1 dark (next), 1A1 lit (in sight); east: 1D1 hidden, 1E1 lit but out of sight.
    t = refilled(cleaning(map=ROW, hero="1C1", revealed="1A1 1B1 1E1", lit="1A1 1E1"))
    assert shown(t) == ["1A1", "1B1", "1C1"]
    # The same with 1A1 dark: in sight, not adjacent, gone. A hidden neighbour stays hidden.
    t = refilled(cleaning(map=ROW, hero="1C1", revealed="1A1 1B1 1E1", lit="1E1"))
    assert shown(t) == ["1B1", "1C1"]


@rule("AL-END-06")
def test_s55_the_other_end_of_stairs_is_adjacent_a_sector_behind_a_blocked_door_is_not() -> None:
    t = refilled(cleaning(map="S D c", upper="S - c", hero="1A1", revealed="all", blocked="1A1|1B1"))
    assert shown(t) == ["1A1", "2A1"]


@rule("AL-END-09", "AL-ADR-09")
def test_the_adrenaline_capacity_looks_at_the_tracks_after_step_1() -> None:
    # Composure 10 gives 3; the Nightmare takes 2, and 8 gives 4.
    t = cleaning(composure=10, nightmare=True, round_space=0, adrenaline=0)
    assert t.state.composure == 8
    assert t.state.adrenaline == 4


@rule("AL-END-10")
def test_the_order_inside_step_1() -> None:
    t = cleaning(
        map="R - c - c",
        rooms="a",
        hero="1B1",
        revealed="1A1 1C1",
        creatures="cultist!FM10@1A1 spore~@1C1",
        missions="SM01x PM06 FM10!",
        character="doctor",
        nightmare=True,
        round_space=3,
        life=5,
        composure=9,
        conditions={"1B1": "gas"},
        entered_control=True,
    )
    t.says(1, "stop", msg="al-walk")  # the boss stays where he is
    t.says(0, "life", msg="al-doctor")
    told = heard(
        t, events.SabotageSeen, events.Lost, events.CreatureWounded, events.Healed, events.ConditionRemoved, events.RoundEnds
    )
    assert [getattr(e, "by", type(e).__name__) for e in told] == [
        "SabotageSeen",
        "PM06",
        "CreatureWounded",
        "doctor",
        "nightmare",
        "ConditionRemoved",
        "RoundEnds",
    ]


@rule("AL-END-02")
def test_an_acid_mark_goes_and_wounds_its_creature_wherever_it_is() -> None:
    t = cleaning(creatures="spore~@1A1 worm~*@1E1 mutant@1E1")
    assert [(c.kind, c.wounded, c.acid) for c in t.state.creatures] == [("spore", True, False), ("mutant", False, False)]
    t.ever_told(events.KilledUnseen, kind="worm")
    assert t.state.experience == {}  # AL-XP-04: nothing for a hidden one


@rule("AL-ADR-10", "AL-RND-03")
def test_x14_adrenaline_refill() -> None:
    t = cleaning(life=3, composure=8, adrenaline=1, round_space=2)
    t.ever_told(events.AdrenalineRefilled, n=4, now=5)
    order = happened(t, events.AdrenalineRefilled, events.RoundEnds)
    assert order == ["AdrenalineRefilled", "RoundEnds"]
    assert t.state.round_space == 1


# Nightmare Mode


@rule("AL-NIGHT-01", "AL-RND-05")
def test_it_starts_when_the_round_marker_reaches_the_last_space() -> None:
    for space, begins in ((3, False), (2, False), (1, True)):
        t = cleaning(round_space=space)
        assert t.state.round_space == space - 1
        assert t.state.nightmare == begins
        assert bool(heard(t, events.Nightmare)) == begins
        assert t.state.result == ""


@rule("AL-NIGHT-02")
def test_all_creatures_use_the_violet_values_from_then_on_also_those_in_play() -> None:
    t = bench(lambda g: [creatures.table_values(g, c).dark for c in g.state.creatures], creatures="spore@1A1 worm@1B1")
    assert t.value == [3, 3]
    night = bench(
        lambda g: [creatures.table_values(g, c).dark for c in g.state.creatures],
        creatures="spore@1A1 worm@1B1",
        nightmare=True,
        round_space=0,
    )
    assert night.value == [4, 4]
    attacked = through(scene(ROW, creatures="spore@1A1", nightmare=True, round_space=0, dice="M M M M").says(0, "explore:east"))
    assert rolled(attacked, "spore") == [4]


@rule("AL-NIGHT-03")
def test_it_costs_two_composure_at_the_end_of_each_following_round_but_not_of_the_one_that_starts_it() -> None:
    t = refilled(cleaning(round_space=1))
    assert t.state.nightmare
    assert t.state.composure == 12
    t = refilled(cleaning(round_space=0, nightmare=True))
    assert t.state.composure == 10
    assert t.ever_told(events.Lost).by == "nightmare"


@rule("AL-NIGHT-04", "AL-RND-04")
def test_it_lasts_even_if_an_extra_round_moves_the_marker_right_and_does_not_start_again() -> None:
    t = bench(missions.extra_round, round_space=0, nightmare=True)
    assert (t.state.round_space, t.state.nightmare) == (1, True)
    t = cleaning(round_space=1, nightmare=True)
    assert (t.state.round_space, t.state.nightmare, t.state.composure) == (0, True, 10)
    t.never_told(events.Nightmare)


@rule("AL-NIGHT-05")
def test_the_hero_can_still_win() -> None:
    night: dict[str, Any] = {"nightmare": True, "round_space": 0}
    t = sitting("R - c", rooms="d", missions="SM03x PM01 FM06!", items="medkit flare", change=_last_goal, **night)
    go(t, 0, "interact:mission:FM06")
    while not t.over:
        t.default()
    assert t.state.result == "escaped"


def _last_goal(s: AloneState) -> None:
    s.missions[2].stage = 1


@rule("AL-NIGHT-06")
def test_on_the_last_space_the_marker_stays_and_rounds_go_on() -> None:
    t = refilled(cleaning(round_space=0, nightmare=True, rounds=7))
    assert t.state.round_space == 0
    assert t.state.rounds == 8
    assert t.state.result == ""


@rule("AL-NIGHT-07")
def test_the_loss_overflows_to_life_can_end_the_game_and_is_not_a_creatures() -> None:
    t = cleaning(round_space=0, nightmare=True, composure=1, life=5, companions="doctor", experience={"bravery": 2})
    t.asks_not(0)  # neither Bravery nor a companion can do anything about it
    assert (t.state.life, t.state.composure) == (4, 0)
    dead = cleaning(round_space=0, nightmare=True, composure=0, life=2)
    assert dead.state.result == "broken"
    assert hand(dead).state.life == 0


# Reactions in the clean-up (S-91)


def last_turn(**situation: Any) -> Play[AloneState]:
    """The eighth turn of a round in Nightmare Mode, which will cost composure in the clean-up."""
    t = sitting(ROW, turn=7, nightmare=True, round_space=0, decks="terror fury", **situation)
    for said in ("locate", "stairs", "box"):
        go(t, 0, said)
    return t


@rule("AL-REACT-05", "AL-TURN-07", "AL-RND-02")
def test_s91_the_clean_up_belongs_to_the_eighth_turn_and_so_do_its_cards() -> None:
    t = last_turn(hands={1: "panic panic charge charge"}, creatures="spore@1E1")
    for said in ("standard:move", "charge", "standard:move", "charge", "to:1E1"):
        go(t, 1, said)
    t.asks(1, "al-refill")  # the Nightmare has taken its 2, and no third card may answer
    assert (t.state.composure, t.state.evil[0].hand) == (10, ["panic", "panic"])


@rule("AL-REACT-05", "AL-FIELD-03", "AL-DMG-05")
def test_s91_a_card_in_the_clean_up_is_the_second_one_after_one_of_the_eighth_turn() -> None:
    t = last_turn(hands={1: "panic panic charge"}, creatures="spore@1E1")
    go(t, 1, "standard:move")
    go(t, 1, "charge", msg="al-standard-card")
    go(t, 1, "pass", msg="al-react")
    go(t, 1, "play:panic", msg="al-react")
    assert t.state.composure == 12 - 2 - 1
    assert t.ever_told(events.ReactionPlayed, card="panic").spaces == 3  # one upright, one sideways
    t.asks(1, "al-refill")


@rule("AL-EVIL-03", "AL-EVIL-04")
def test_s91_the_leader_of_the_eighth_turn_leads_the_clean_up_too() -> None:
    t = last_turn(evil=2, leader=1, hands={1: "panic", 2: "charge"})
    go(t, 1, "pass", msg="al-react")
    t.asks(1, "al-react").offers(1, "play:panic").asks_not(2)
    go(t, 1, "pass")
    go(t, 1, "full", msg="al-refill")
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.asks_not(2)
        t.default()
    assert t.state.leader == 2
    assert [e.leader for e in heard(t, events.LeaderPasses)] == [2]  # type: ignore[attr-defined]
    assert t.state.played_this_turn == 0


@rule("AL-EVIL-03")
def test_s91_an_order_for_the_eighth_turn_holds_in_its_clean_up() -> None:
    t = last_turn(hands={1: "panic"})
    go(t, 1, "order:turn", msg="al-react")
    t.asks(1, "al-refill")
    assert t.state.composure == 10
    t.default()
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    assert t.state.evil[0].order == ""
