"""Armed deeds: laid ready in secret, done without a pause when their moment comes, invisible before (`games.kernel.arming`)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kernel.ask import RuleBug
from games.kernel.live import BadPicks, Live
from games.kernel.testing import Play, play

from .ambush import READY, AmbushRules, AmbushState, Armed, Cast, Fought


def ambush(*hands: str, **more: Any) -> Play[AmbushState]:
    dealt = [hand.split() for hand in hands]
    return play(AmbushRules(), AmbushState(hands=dealt, score=[0] * len(dealt), armed=[[] for _ in dealt], **more))


def seen(t: Play[AmbushState], viewer: int | None) -> tuple[Any, ...]:
    """All a viewer could tell two tables apart by: questions, whom we wait for, the view, what was told at last."""
    live = t.live
    told = tuple(told.for_viewer(viewer) for told in t.last)
    return t.open, live.waiting(viewer), live.rules.view(live.state, viewer).model_dump_json(), told


def test_an_armed_deed_is_done_without_a_pause_when_its_moment_comes() -> None:
    t = ambush("shield shield", "strike shield")
    t.notes(1, "arm:strike:fight")
    t.says(0, "fight")
    t.told(Cast, seat=1, card="strike", at=0)
    t.told(Fought, seat=0, won=False)
    t.asks(1, "am-turn")  # and nobody was asked in between


def test_it_is_done_once() -> None:
    t = ambush("shield shield", "strike strike")
    t.notes(1, "arm:strike:fight").says(0, "fight").says(1, "wait").says(0, "fight")
    assert t.told(Fought).won
    assert t.state.hands[1] == ["strike"]


def test_it_waits_for_whom_it_names() -> None:
    t = ambush("x x", "x x", "strike x")
    t.notes(2, "arm:strike:fight:1").says(0, "fight").not_told(Cast)
    t.says(1, "fight").told(Cast, seat=2, at=1)


def test_what_is_armed_can_be_withdrawn_and_armed_anew() -> None:
    t = ambush("x x", "strike x")
    t.notes(1, "arm:strike:fight").notes(1, "disarm:strike:fight").says(0, "fight").not_told(Cast)
    t.says(1, "wait").notes(1, "arm:strike:fight").says(0, "fight").told(Cast)


def test_a_deed_is_answered_by_one_that_waits_for_it_and_that_by_nothing() -> None:
    t = ambush("ward x", "strike ward")
    t.notes(0, "arm:ward:aimed").notes(1, "arm:strike:fight").notes(1, "arm:ward:aimed").says(0, "fight")
    assert t.order(Cast) == ["Cast", "Cast"]
    assert t.told(Fought).won
    assert t.state.armed == [[], [Armed(card="ward", when="aimed")]]


def test_two_deeds_at_one_moment_come_in_the_order_of_the_seats_whoever_armed_first() -> None:
    t = ambush("x x", "strike x", "strike x")
    t.notes(2, "arm:strike:fight").notes(1, "arm:strike:fight").says(0, "fight")
    assert [e.seat for e in t.events(Cast)] == [1, 2]  # type: ignore[attr-defined]


def test_what_cannot_be_done_any_more_is_passed_over_in_silence() -> None:
    t = ambush("x x", "strike x", "x x")
    t.notes(1, "arm:strike:fight:2").notes(1, "arm:strike:fight")  # two ways to use one card
    t.says(0, "fight").told(Cast, at=0)
    t.says(1, "wait").says(2, "fight").not_told(Cast)


@pytest.mark.parametrize(
    "what", ["arm:", "arm:strike", "arm:ward:aimed", "arm:strike:fight:1", "disarm:strike:fight", "arm:x:y:z"]
)
def test_nobody_arms_what_they_do_not_hold_or_withdraws_what_is_not_armed(what: str) -> None:
    t = ambush("x x", "strike x")
    before = t.state.model_dump_json()
    with pytest.raises(BadPicks):
        t.live.note(1, what)
    with pytest.raises(RuleBug):
        READY.heed(t.state, 1, what)
    assert t.state.model_dump_json() == before


def test_an_armed_hand_and_an_unarmed_one_look_the_same_until_the_moment_comes() -> None:
    armed, unarmed = ambush("x x", "strike ward", "x x"), ambush("x x", "strike ward", "x x")
    armed.notes(1, "arm:strike:fight:2").notes(1, "arm:ward:aimed")
    for t in (armed, unarmed):
        t.says(0, "fight")
    for viewer in (None, 0, 2):
        assert seen(armed, viewer) == seen(unarmed, viewer)
    assert seen(armed, 1) != seen(unarmed, 1)


def test_twins_cannot_be_told_apart_by_a_view_and_may_have_armed_something_else() -> None:
    t = ambush("strike ward", "strike ward", "strike x", deck=["x"] * 5)
    t.notes(1, "arm:strike:fight").notes(2, "arm:strike:fight:0")
    rules, chance, others = t.live.rules, random.Random(7), set[str]()
    for _ in range(40):
        twin = rules.scramble(t.state, 0, chance.randrange)
        assert rules.view(twin, 0) == rules.view(t.state, 0)
        others.add(str(twin.armed))
    assert len(others) > 5


def test_random_games_are_the_same_after_every_loading_and_undoing() -> None:
    chance = random.Random(3)
    for _ in range(30):
        t = ambush("strike ward", "strike ward", "strike strike")
        while not t.over:
            seat = chance.randrange(3)
            if sayings := t.live.rules.sayings(t.state, seat):
                t.notes(seat, chance.choice(sayings))
            before = t.state.model_dump_json()
            assert Live(t.live.rules, t.live.fate, t.live.save, strict=True).state.model_dump_json() == before
            (asked,) = t.open
            t.says(asked[0], chance.choice(asked[2]))
