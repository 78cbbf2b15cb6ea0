"""The evil team: leader, hands, drawing. AL-EVIL."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from games.alone import events
from games.alone.content import Catalogue, catalogue
from games.alone.rules import creatures, evil, locating, noise
from games.alone.state import AloneState, Played
from games.kernel.live import WaitLine
from tests.games.alone.playing_cards import go, sitting
from tests.games.alone.scene import bench, hand, heard, scene, through

rule = pytest.mark.rule

ROW = "c - c - c - c - c"
LOOP = "c - c - c / | . . . | / c - c - c"


def with_numbers(**changed: Any) -> Catalogue:
    cards = catalogue()
    return dataclasses.replace(cards, numbers=cards.numbers.model_copy(update=changed))


@rule("AL-EVIL-01")
def test_what_evil_must_decide_the_leader_decides() -> None:
    tie = bench(lambda g: noise.noise(g, "1C2"), LOOP, evil=3, leader=2)
    tie.asks(2, "al-noise").asks_not(1).asks_not(3)
    refill = bench(lambda g: evil.refill(g), evil=3, leader=3)
    refill.asks(3, "al-refill").asks_not(1).asks_not(2)


@rule("AL-EVIL-02")
def test_the_leader_decides_who_draws_how_many_in_any_split() -> None:
    t = bench(lambda g: evil.draw(g, 3), evil=3, leader=2, top={"fury": "pack rage", "speed": "flank"})
    assert set(t.keys(2, "al-draw")) == {f"{seat}:{deck}" for seat in (1, 2, 3) for deck in ("fury", "speed")}
    t.says(2, "3:fury").says(2, "3:fury").says(2, "1:speed")
    assert [e.hand for e in t.state.evil] == [["flank"], [], ["pack", "rage"]]
    # The others, and the hero, learn only how many.
    assert heard(t, viewer=0) == [events.DrewSomeReactions(1, 1), events.DrewSomeReactions(3, 2)]
    assert heard(t, viewer=3) == [events.DrewSomeReactions(1, 1), events.DrewReactions(3, ("pack", "rage"))]


@rule("AL-EVIL-02")
def test_by_default_the_lowest_hand_draws_and_the_decks_alternate() -> None:
    t = bench(lambda g: evil.draw(g, 2), evil=3, hands={1: "pack rage", 2: "skitter", 3: "flank race"})
    assert t.live.default(t.question()) == ("2:fury",)


@rule("AL-EVIL-03")
def test_the_leader_marker_passes_clockwise_at_the_end_of_every_turn() -> None:
    t = sitting(ROW, evil=3, leader=2, hands={1: "", 2: "", 3: ""})
    for leader in (3, 1, 2):
        go(t, 0, "explore:east")
        assert t.state.leader == leader
        assert heard(t, events.LeaderPasses)[-1] == events.LeaderPasses(leader)
    alone = sitting(ROW)
    go(alone, 0, "explore:east")
    alone.never_told(events.LeaderPasses)


@rule("AL-EVIL-03")
@pytest.mark.parametrize(("switch", "leaders"), [("turn", [2, 2]), ("round", [1, 2]), ("never", [1, 1])])
def test_s10_a_table_may_pass_it_at_the_end_of_a_round_or_never(switch: str, leaders: list[int]) -> None:
    cards = with_numbers(leader_rotation=switch)
    found = [bench(lambda g, p=p: evil.pass_leader(g, p), evil=2, leader=1, cards=cards).state.leader for p in ("turn", "round")]
    assert found == ([2, 1] if switch == "turn" else leaders)


@rule("AL-EVIL-04")
def test_the_first_card_of_a_turn_is_the_leaders_the_second_anybodys() -> None:
    t = sitting(
        ROW,
        creatures="spore@1E1 worm@1E1",
        evil=3,
        leader=2,
        hands={1: "skitter", 2: "silent_feet", 3: "flank"},
        decks="speed fury",
    )
    go(t, 0, "move:east")
    t.asks(2, "al-react").asks_not(1).asks_not(3)
    go(t, 2, "play:silent_feet")
    go(t, 2, "k1")
    t.asks(1, "al-react").asks(3, "al-react").asks_not(2)  # the leader's hand is empty now
    t.says(1, "play:skitter")
    assert len(t.state.spaces) == 1, "seat 3 comes before seat 1, from the leader on, and has not passed yet"
    t.says(3, "pass")
    assert [(p.seat, p.sideways) for p in t.state.spaces] == [(2, False), (1, True)]


@rule("AL-EVIL-05")
@pytest.mark.parametrize(("players", "limit"), [(1, 8), (2, 4), (3, 3)])
def test_every_hand_is_refilled_to_its_limit(players: int, limit: int) -> None:
    t = bench(lambda g: evil.refill(g), evil=players, hands={1: "pack"}, decks="fury speed")
    t.says(1, "full")
    assert [len(e.hand) for e in t.state.evil] == [limit] * players
    assert t.state.evil[0].hand[0] == "pack"


@rule("AL-EVIL-05")
def test_refilling_is_optional_and_the_leader_may_choose_the_decks() -> None:
    t = bench(lambda g: evil.refill(g), hands={1: "pack"})
    t.says(1, "none")
    assert t.state.evil[0].hand == ["pack"]
    t = bench(lambda g: evil.refill(g), hands={1: "pack"})
    t.says(1, "choose").says(1, "2", msg="al-refill-from").says(1, "5", msg="al-refill-from")
    decks = [hand(t).cards.reactions[c].deck for c in t.state.evil[0].hand]
    assert (decks.count("fury"), decks.count("speed")) == (3, 5)
    t = bench(lambda g: evil.refill(g), hands={1: "pack"})
    t.says(1, "choose").says(1, "1", msg="al-refill-from").says(1, "0", msg="al-refill-from")
    assert len(t.state.evil[0].hand) == 2


@rule("AL-EVIL-06")
def test_draws_by_effects_may_exceed_the_limit_and_the_refill_passes_over_such_a_hand() -> None:
    full = "pack pack rage rage charge charge feral feral"
    t = bench(lambda g: evil.draw(g, 1), hands={1: full}).says(1, "1:speed")
    assert len(t.state.evil[0].hand) == 9
    t = bench(lambda g: evil.refill(g), hands={1: f"{full} frenzy"})
    assert t.over
    assert len(t.state.evil[0].hand) == 9


@rule("AL-EVIL-07")
def test_one_or_three_players_draw_from_either_deck_two_own_one_each() -> None:
    two = bench(lambda g: evil.draw(g, 1), evil=2, decks="fury speed")
    assert two.keys(1) == ("1:fury", "2:speed")
    two.says(1, "2:speed")
    assert hand(two).cards.reactions[two.state.evil[1].hand[0]].deck == "speed"
    refilled = bench(lambda g: evil.refill(g), evil=2, decks="fury speed").says(1, "full")
    for player, deck in zip(refilled.state.evil, ("fury", "speed"), strict=True):
        assert {hand(refilled).cards.reactions[c].deck for c in player.hand} == {deck}
    one = bench(lambda g: evil.draw(g, 1), evil=1, decks="fury speed")
    assert one.keys(1) == ("1:fury", "1:speed")


def run_out(s: AloneState) -> None:
    s.piles["fury"].discard, s.piles["fury"].veiled = ["pack"], ["rage"]
    s.piles["fury"].draw = []
    s.spaces = [Played(card="charge", seat=1)]


@rule("AL-EVIL-08")
def test_an_empty_deck_is_made_of_its_discard_pile_without_the_cards_on_the_spaces() -> None:
    t = bench(lambda g: evil.draw(g, 3), change=run_out, decks="fury speed")
    t.says(1, "1:fury").says(1, "1:fury")
    # Then it is empty for good: only the other deck is left, which is no choice any more.
    assert t.over
    assert sorted(t.state.evil[0].hand[:2]) == ["pack", "rage"]
    assert hand(t).cards.reactions[t.state.evil[0].hand[2]].deck == "speed"
    assert (t.state.piles["fury"].discard, t.state.piles["fury"].veiled) == ([], [])
    assert [p.card for p in t.state.spaces] == ["charge"]


@rule("AL-EVIL-09")
def test_evil_players_share_the_map_but_not_their_hands() -> None:
    t = sitting(ROW, creatures="spore@1E1", evil=2, hands={1: "pack charge", 2: "skitter"}, decks="fury speed")
    mine, theirs = t.view(1), t.view(2)
    assert mine.floors == theirs.floors
    assert [e.hand for e in mine.evil] == [("pack", "charge"), ()]
    assert [e.hand for e in theirs.evil] == [(), ("skitter",)]
    assert [e.cards for e in theirs.evil] == [2, 1]
    go(t, 0, "move:east")
    assert [a.seat for a in t.live.questions(1)] == [1]
    assert t.live.questions(2) == ()
    assert t.live.waiting(2) == (WaitLine((1, 2), "al-evil-stirs"),)


@rule("AL-EVIL-10")
def test_the_hero_is_told_noise_answers_wounds_and_how_many_died() -> None:
    moved = bench(lambda g: creatures.walk(g, "k1", ["1D1"]), creatures="spore@1E1")
    assert heard(moved, events.Noise) == [events.Noise("east")]
    asked = bench(lambda g: locating.locate(g, ["spore", "stairs"]), creatures="spore@1E1")
    assert heard(asked, events.Located) == [events.Located("spore", 4, True), events.Located("stairs", -1, False)]
    seen = through(scene(ROW, creatures="spore*@1B1 spore@1B1").says(0, "explore:east"))
    assert seen.ever_told(events.Revealed, place="0:+1:+0").creatures == ("spore", "spore*")
    t = sitting("R - c - R", rooms="a d", items="medkit", creatures="spore@1C1 spore*@1C1 worm@1C1", missions="SM02 PM01 FM02")
    go(t, 0, "interact:mission:SM02")
    go(t, 0, "heal:life") if t.live.asks[0].msg == "al-reward-heal" else None
    go(t, 0, "room:d")
    assert t.ever_told(events.KilledInRoom).n == 2


def test_a_drawn_card_is_a_barrier_for_undo_even_before_anything_is_told() -> None:
    t = bench(lambda g: evil.draw(g, 2), evil=3)
    t.says(1, "2:fury")
    assert t.live.would_undo(0).revealed


def test_nightmare_vision_draws_by_the_leaders_word() -> None:
    t = sitting(ROW, creatures="worm@1B1", evil=3, leader=2, hands={2: "nightmare_vision"}, decks="terror traps")
    go(t, 0, "move:east")
    go(t, 2, "play:nightmare_vision")
    t.asks(2, "al-draw")
    go(t, 2, "1:traps")
    assert len(t.state.evil[0].hand) == 1
