"""Adrenaline: healing, Bullet Time, capacity (AL-ADR, AL-XP-12, S-16..S-18, S-65)."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import adrenaline
from games.alone.state import Lasting
from tests.games.alone.hero_table import locate, table
from tests.games.alone.scene import bench

rule = pytest.mark.rule


@rule("AL-ADR-01")
def test_both_uses_in_one_turn_but_each_only_once() -> None:
    t = table(life=3, composure=3, adrenaline=4)
    t.says(0, "heal:life").offers_not(0, "heal:life", "heal:composure").offers(0, "bullet")
    t.says(0, "bullet").offers_not(0, "bullet", "heal:life", "heal:composure")
    assert t.state.adrenaline == 2
    t.says(0, "move:east").says(0, "move:west").offers(0, "heal:life", "bullet")  # a new turn


@rule("AL-ADR-02")
def test_bullet_time_spends_one_marker_for_two_actions_one_after_the_other() -> None:
    t = table(adrenaline=3)
    t.says(0, "bullet").told(events.BulletTime, left=2)
    t.says(0, "move:east").asks(0, "al-second")
    assert (t.state.adrenaline, t.state.hero_at) == (2, "1D1")
    t.says(0, "move:east").asks(0, "al-turn")
    assert t.state.hero_at == "1E1"


@rule("AL-ADR-02", "AL-ADR-12")
def test_without_a_marker_there_is_neither_bullet_time_nor_healing() -> None:
    table(adrenaline=0, life=3).offers_not(0, "bullet", "heal:life", "heal:composure")


@rule("AL-ADR-03")
def test_bullet_time_is_declared_before_the_first_action_only() -> None:
    t = table(adrenaline=3)
    t.says(0, "move:east").asks(0, "al-turn")  # that was the turn: no second action, and no way to declare one
    assert t.state.turn == 1
    t.says(0, "bullet").says(0, "move:west").asks(0, "al-second").offers_not(0, "bullet")


@rule("AL-ADR-03")
def test_the_second_action_is_chosen_after_the_first_is_finished() -> None:
    t = table("c - c D c", hero="1A1")
    t.says(0, "bullet")
    t.offers_not(0, "explore:west", "unblock:east")
    t.says(0, "move:east").says(0, "block:east").asks(0, "al-second")
    t.offers(0, "explore:west", "unblock:east")  # both possible only where the first action led
    t.says(0, "unblock:east").told(events.Announced, action="move", unblock=True)


@rule("AL-ADR-04")
def test_the_two_actions_may_be_equal_or_different_and_the_second_may_be_forgone() -> None:
    for second in ("search", "move:east", "explore:east"):
        t = table()
        t.says(0, "bullet").says(0, "move:east").says(0, second)
        kinds = [e.action for e in t.events(events.Announced) if isinstance(e, events.Announced)]
        assert kinds == ["move", second.partition(":")[0]]
    t = table()
    t.says(0, "bullet").says(0, "move:east").says(0, "stop").told(events.TurnBegins, turn=2)
    assert t.state.adrenaline == 2, "forgone is spent"


@rule("AL-ADR-05")
def test_both_actions_count_for_the_reactions_at_the_end_of_the_turn() -> None:
    t = table(hands={1: "skitter never_alone race"}, creatures="spore@1A1")
    t.says(0, "bullet").says(0, "search").says(0, "move:east").asks(1, "al-react")
    t.offers(1, "play:skitter", "play:never_alone").offers_not(1, "play:race")  # Move, Search, and no Interact


@rule("AL-ADR-06")
def test_bullet_time_does_not_give_evil_a_third_card() -> None:
    t = table(hands={1: "skitter skitter never_alone"}, creatures="spore@1A1 worm@1E1", hero="1C1")
    t.says(0, "bullet").says(0, "search").says(0, "move:west")
    for _ in range(2):
        t.until(1, "al-react").says(1, "play:skitter")
    t.until(0, "al-turn")
    assert len(t.state.spaces) == 2
    assert t.state.evil[0].hand == ["never_alone"]


@rule("AL-ADR-07")
def test_a_marker_heals_one_point_of_either_track() -> None:
    for track in ("life", "composure"):
        t = table(life=5, composure=5, adrenaline=2)
        t.says(0, f"heal:{track}").told(events.Healed, track=track, n=1, now=6)
        assert (t.state.life + t.state.composure, t.state.adrenaline) == (11, 1)


@rule("AL-ADR-07", "AL-ADR-12")
def test_no_heal_at_or_above_the_limit_is_offered() -> None:
    t = table(life=6, composure=5, round_space=2)  # limit 6
    t.offers(0, "heal:composure").offers_not(0, "heal:life")
    t.says(0, "heal:composure")
    assert t.state.composure == 6
    table(life=12, composure=12, round_space=3).offers_not(0, "heal:life", "heal:composure")


@rule("AL-ADR-08")
def test_spent_markers_are_gone_until_the_end_of_the_round() -> None:
    t = table(adrenaline=3, life=4, turn=6, composure=4)
    t.says(0, "heal:life").says(0, "bullet")
    assert t.state.adrenaline == 1
    t.says(0, "move:east").says(0, "move:west")
    assert (t.state.turn, t.state.adrenaline) == (7, 1)  # the next turn brings nothing back
    locate(t).until(0, "al-turn")
    assert (t.state.rounds, t.state.adrenaline) == (2, 5)  # the end of the round does: lower track 4


@rule("AL-ADR-09")
@pytest.mark.parametrize(
    ("life", "composure", "capacity"),
    [(12, 12, 3), (11, 12, 3), (10, 12, 4), (12, 7, 4), (12, 6, 5), (0, 12, 5), (3, 8, 5), (8, 3, 5), (12, 11, 3)],
)
def test_the_lower_track_decides_the_capacity(life: int, composure: int, capacity: int) -> None:
    t = bench(adrenaline.capacity, life=life, composure=composure)
    assert t.value == capacity


@rule("AL-ADR-10", "AL-ADR-11")
@pytest.mark.parametrize(("pool", "then"), [(0, 4), (1, 4), (4, 4), (5, 5), (6, 6)])
def test_the_pool_is_filled_up_to_the_capacity_and_nothing_is_taken_away(pool: int, then: int) -> None:
    t = bench(adrenaline.refill, life=7, composure=12, adrenaline=pool)
    assert t.state.adrenaline == then


@rule("AL-ADR-13")
def test_the_pool_never_holds_more_than_six() -> None:
    more = [Lasting(what="capacity", n=1, until="game")]
    t = bench(adrenaline.refill, life=1, composure=1, adrenaline=2, experience={"cold_blood": 2}, lasting=more)
    assert t.state.adrenaline == 6  # 5 + 1 + 1 would be 7
    assert bench(adrenaline.capacity, life=1, experience={"cold_blood": 2}, lasting=more).value == 6
    t = bench(lambda g: adrenaline.gain(g, 3, over=1), life=1, experience={"cold_blood": 2}, adrenaline=5)
    assert t.state.adrenaline == 6
