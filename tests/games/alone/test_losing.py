"""Damage to the hero and healing: AL-DMG, AL-HEAL."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import losing
from games.alone.state import Loss
from tests.games.alone.playing_cards import facing, go, plays
from tests.games.alone.scene import Bench, bench, heard, scene, through

rule = pytest.mark.rule


def losing_points(kind: Loss, n: int, *, by: str = "test", creature: str = "", evil: bool = True, **situation: Any) -> Bench[int]:
    return bench(lambda g: losing.lose(g, kind, n, by, creatures=[creature] if creature else [], evil=evil), **situation)


@rule("AL-DMG-01")
@pytest.mark.parametrize(("kind", "left"), [("life", (9, 12)), ("composure", (12, 9))])
def test_each_kind_of_loss_moves_its_own_marker_by_one_for_each_point(kind: Loss, left: tuple[int, int]) -> None:
    t = losing_points(kind, 3)
    assert (t.state.life, t.state.composure) == left
    assert t.value == 3
    t.ever_told(events.Lost, kind=kind, n=3, life=left[0], composure=left[1])


@rule("AL-DMG-02")
@pytest.mark.parametrize(
    ("kind", "life", "composure", "left"),
    [("life", 0, 5, (0, 3)), ("composure", 5, 0, (3, 0)), ("life", 1, 5, (0, 4)), ("composure", 5, 1, (4, 0))],
)
def test_an_empty_track_hands_every_further_point_to_the_other(
    kind: Loss, life: int, composure: int, left: tuple[int, int]
) -> None:
    t = losing_points(kind, 2, life=life, composure=composure)
    assert (t.state.life, t.state.composure) == left
    assert t.value == 2


@rule("AL-DMG-03")
def test_a_life_loss_that_moves_the_composure_marker_is_still_a_life_loss() -> None:
    t = losing_points("life", 1, life=0, hands={1: "tripwire panic"}, decks="traps terror")
    assert t.state.composure == 11
    assert t.state.losses == ["life"]
    t.ever_told(events.Lost, kind="life", life=0, composure=11)
    # So only cards that answer a life loss may be played (S-39).
    assert "play:tripwire" in t.keys(1, "al-react")
    assert "play:panic" not in t.keys(1, "al-react")


@rule("AL-DMG-04", "AL-WIN-02")
def test_with_both_markers_at_0_the_hero_loses_at_once_and_further_points_are_void() -> None:
    t = losing_points("life", 9, life=1, composure=2, hands={1: "tripwire"}, decks="traps terror")
    assert (t.state.life, t.state.composure) == (0, 0)
    assert t.state.result == "broken"
    t.ever_told(events.Lost, n=3)
    t.ever_told(events.GameEnds, result="broken")
    # In the middle of the effect: no window for the loss is opened any more.
    assert t.over


@rule("AL-DMG-04")
def test_a_defeat_in_the_middle_of_an_effect_stops_everything_that_would_follow() -> None:
    # The opportunity attack breaks the hero: nothing is revealed, the hero has not moved (S-19).
    t = scene("c - c - c", creatures="spore@1A1", life=1, composure=0, dice="H")
    through(t.says(0, "move:east"))
    assert t.over
    assert t.state.hero_at == "1A1"
    assert not t.state.sectors["1B1"].revealed
    t.never_told(events.HeroMoved).never_told(events.Revealed, place="0:+1:+0")


@rule("AL-DMG-05")
@pytest.mark.parametrize(("kind", "fits", "not_fits"), [("life", "tripwire", "panic"), ("composure", "panic", "tripwire")])
def test_loss_cards_may_answer_any_loss_of_their_kind_whatever_its_cause(kind: Loss, fits: str, not_fits: str) -> None:
    # No action is in progress, and neither evil nor a creature caused the loss.
    t = losing_points(kind, 1, evil=False, hands={1: "tripwire panic"}, decks="traps terror")
    t.asks(1, "al-react").offers(1, f"play:{fits}").offers_not(1, f"play:{not_fits}")


@rule("AL-DMG-06")
def test_all_points_of_one_source_are_one_event_with_one_window() -> None:
    t = losing_points("life", 4, hands={1: "tripwire tripwire"}, decks="traps terror")
    assert len(heard(t, events.Lost)) == 1
    t.says(1, "pass")
    assert t.over


@rule("AL-DMG-06")
def test_two_sources_are_two_events_each_with_its_own_window() -> None:
    # Two spores attack one after the other: two rolls, two losses.
    t = facing("tripwire", "search", creatures="spore@1A1 spore@1A1", dice="H H H H H H")
    go(t, 1, "pass", msg="al-react")  # end of turn
    assert len(heard(t, events.Lost)) == 1
    go(t, 1, "pass", msg="al-react")
    assert len(heard(t, events.Lost)) == 2
    assert t.state.life == 6


def test_no_points_are_no_loss_and_open_no_window() -> None:
    t = losing_points("life", 0, hands={1: "tripwire"}, decks="traps terror")
    assert t.over
    assert t.state.losses == []
    t.never_told(events.Lost)


# Before the loss


@rule("AL-COMP-06", "AL-COMP-08")
def test_redirected_damage_is_not_a_loss_and_opens_no_window() -> None:
    t = losing_points("life", 2, companions="doctor", hands={1: "tripwire"}, decks="traps terror")
    t.asks(0, "al-redirect").says(0, "companion:doctor")
    assert t.over
    assert t.state.life == 12
    assert t.state.losses == []
    t.never_told(events.Lost)


@rule("AL-COMP-09")
def test_what_is_not_evils_damage_cannot_be_redirected() -> None:
    t = losing_points("composure", 2, evil=False, companions="doctor")
    t.asks_not(0)
    assert t.state.composure == 10


@rule("AL-XP-09")
def test_bravery_and_the_sedative_apply_before_the_loss_is_carried_out() -> None:
    t = losing_points(
        "composure",
        3,
        by="worm",
        creature="k1",
        creatures="worm@1A1",
        experience={"bravery": 2},
        items="sedative",
        hands={1: "panic"},
        decks="traps terror",
        dice="M",
    )
    t.says(0, "use", msg="al-bravery").says(0, "use:sedative")
    assert t.over
    assert t.state.composure == 12
    t.never_told(events.Lost)


# Healing


@rule("AL-HEAL-01")
@pytest.mark.parametrize(("space", "limit"), [(3, 8), (2, 6), (1, 4), (0, 2)])
def test_the_round_marker_is_the_heal_limit_of_both_tracks(space: int, limit: int) -> None:
    t = bench(
        lambda g: (losing.heal_limit(g), losing.heal(g, "life", 12, "test"), losing.heal(g, "composure", 12, "test")),
        life=0,
        composure=1,
        round_space=space,
    )
    assert t.value == (limit, limit, limit - 1)
    assert (t.state.life, t.state.composure) == (limit, limit)


@rule("AL-HEAL-02")
def test_healing_of_any_source_stops_at_the_limit() -> None:
    t = bench(lambda g: losing.heal(g, "life", 3, "medkit"), life=3, round_space=1)
    assert t.value == 1
    assert t.state.life == 4
    t.ever_told(events.Healed, track="life", n=1, now=4, by="medkit")


@rule("AL-HEAL-02")
def test_adrenaline_and_an_item_stop_at_the_limit_and_a_full_track_is_not_offered() -> None:
    t = scene(life=2, round_space=1, adrenaline=3, companions="doctor", items="medkit", character="pilot")
    t.says(0, "heal:life")
    assert t.state.life == 3
    through(t.says(0, "item:medkit"))
    assert t.state.life == 4  # not 5
    t.asks(0, "al-turn").offers_not(0, "heal:life", "companion:doctor:life", "item:medkit")


@rule("AL-HEAL-03")
def test_a_track_above_the_limit_loses_nothing_and_cannot_be_healed() -> None:
    t = bench(lambda g: losing.heal(g, "life", 2, "test"), life=9, round_space=1)
    assert t.value == 0
    assert t.state.life == 9
    t.never_told(events.Healed)


@rule("AL-HEAL-04")
def test_a_track_at_0_can_be_healed_while_the_game_goes_on() -> None:
    t = bench(lambda g: losing.heal(g, "life", 2, "test"), life=0, composure=1)
    assert t.state.life == 2


def test_a_card_that_takes_more_composure_is_a_loss_of_its_own() -> None:
    t = losing_points("composure", 1, hands={1: "panic nightmare_vision"}, decks="traps terror")
    plays(t, "panic")
    assert t.state.composure == 10
    assert [e.n for e in heard(t, events.Lost)] == [1, 1]  # type: ignore[attr-defined]
    # AL-REACT-15: K and S cards may answer what a reaction caused.
    t.asks(1, "al-react").offers(1, "play:nightmare_vision")
