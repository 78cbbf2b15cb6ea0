"""The end of the game: AL-WIN, giving up (S-73)."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import ending, losing
from games.alone.state import AloneState
from games.kernel.live import BadPicks, Ended
from tests.games.alone.playing_cards import facing, go, plays, sitting
from tests.games.alone.scene import bench, heard, scene, through

rule = pytest.mark.rule

ROOM = "R - c - c"


@rule("AL-WIN-01")
def test_the_hero_wins_the_moment_the_main_mission_is_completed_and_nothing_further_happens() -> None:
    # A spore stands in the sector, evil holds cards for the end of the turn: neither attack nor reaction follows.
    t = sitting(ROOM, rooms="a", creatures="spore@1A1", hands={1: "race"}, decks="speed fury", missions="SM01x PM02 FM10!")
    go(t, 0, "interact:mission:FM10")
    assert t.over
    assert t.state.result == "escaped"
    assert [type(e).__name__ for e in heard(t, last=True)][-2:] == ["GameEnds", "MapUncovered"]
    t.never_told(events.Rolled)
    outcome = t.live.outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.winners) == ("won", "escaped", (0,))
    t.refused(Ended, 0, "search", n=0)


@rule("AL-WIN-02")
def test_evil_wins_the_moment_both_tracks_are_at_0() -> None:
    t = through(scene(ROOM, rooms="a", creatures="spore@1A1", life=1, composure=0, dice="H M M").says(0, "explore:east"))
    assert t.over
    assert t.state.result == "broken"
    assert t.live.outcome is not None
    assert (t.live.outcome.result, t.live.outcome.winners) == ("lost", (1,))


@rule("AL-WIN-02")
def test_one_track_at_0_is_not_the_end() -> None:
    assert bench(lambda g: losing.lose(g, "life", 1, "x"), life=1).state.result == ""


@rule("AL-WIN-03")
def test_one_starting_mission_must_be_completed_before_the_main_mission_can_be() -> None:
    t = sitting("R - R - c", rooms="a d", missions="SM01 PM02 FM10")
    t.offers_not(0, "interact:mission:FM10")
    go(t, 0, "move:east")
    go(t, 0, "interact:mission:SM01")
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    go(t, 0, "move:west")
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    t.offers(0, "interact:mission:FM10")


@rule("AL-WIN-04")
def test_the_part_resolved_first_decides() -> None:
    """S-59: an instant answers the announcement of the winning Interact and breaks the hero before it is carried out."""
    others = ["1C1", "1D1", "1E1"][: catalogue().missions["FM08"].goals[1].light_rooms - 1]  # with 1B1 it is enough
    rooms = {"map": "B - R - R - R - R", "lit": others, "missions": "SM01x PM02 FM08!", "change": _lights_next}
    last_breath = {"danger": "1A1", "life": 1, "composure": 0}
    t = facing("short_circuit", "interact:box:east", **rooms, **last_breath)  # type: ignore[arg-type]
    plays(t, "short_circuit")
    assert t.state.result == "broken"
    passed = facing("short_circuit", "interact:box:east", **rooms, **last_breath)  # type: ignore[arg-type]
    go(passed, 1, "pass")
    go(passed, 0, "light:1")
    assert passed.state.result == "escaped"


def _lights_next(s: AloneState) -> None:
    s.missions[2].stage = 1


@rule("AL-WIN-05")
def test_evil_players_win_and_lose_together() -> None:
    lost = bench(lambda g: losing.lose(g, "life", 24, "x"), evil=3)
    assert ending.winners(lost.state) == (1, 2, 3)
    t = sitting(ROOM, rooms="a", evil=3, missions="SM01x PM02 FM10!")
    go(t, 0, "interact:mission:FM10")
    assert ending.winners(t.state) == (0,)


def test_s73_the_hero_may_concede_at_any_time_and_evil_wins() -> None:
    t = sitting(ROOM, rooms="a", evil=2, hands={1: "pack"}, creatures="spore@1C1")
    t.says(0, "locate").notes(0, "concede")
    assert t.over, "at once, whatever the hero was asked"
    assert t.state.result == "hero_conceded"
    outcome = t.live.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("lost", (1, 2))
    t.ever_told(events.GameEnds, result="hero_conceded")
    assert t.state.turn == 0
    assert not t.open


def test_s73_evil_concedes_as_a_team_and_the_hero_learns_nothing_of_one_of_them() -> None:
    t = sitting(ROOM, rooms="a", evil=2)
    before = [(t.view(v), t.live.waiting(v)) for v in (None, 0)]
    moved = t.live.note(2, "concede")
    assert [(t.view(v), t.live.waiting(v)) for v in (None, 0)] == before
    assert [told.for_viewer(v) for told in moved.told for v in (None, 0)] == [None, None]
    assert [told.for_viewer(1) for told in moved.told] == [events.WouldConcede(2)], "the team has to know"
    assert [e.conceded for e in t.view(1).evil] == [False, True]
    go(t, 0, "explore:east")
    assert not t.over
    assert t.state.conceded == [2]
    t.live.note(1, "concede")
    assert t.over
    assert t.state.result == "evil_conceded"
    assert ending.winners(t.state) == (0,)


def test_s73_who_has_conceded_may_fight_on_until_the_last_has_and_nobody_else_may() -> None:
    t = sitting(ROOM, rooms="a", evil=2)
    for seat, what in ((0, "fight-on"), (1, "fight-on")):
        with pytest.raises(BadPicks):
            t.live.note(seat, what)
    t.live.note(1, "concede")
    with pytest.raises(BadPicks):
        t.live.note(1, "concede")
    t.live.note(1, "fight-on")
    t.live.note(2, "concede")
    assert not t.over
    assert t.state.conceded == [2]


def test_s73_conceding_survives_being_stored_replayed_and_taken_back() -> None:
    t = sitting(ROOM, rooms="a", evil=2)
    t.says(0, "locate").notes(0, "concede")
    t.live.undo(t.live.count - 1)
    assert not t.over
    t.asks(0, "al-locate").notes(0, "concede").reload()
    assert t.over
    assert t.state.result == "hero_conceded"


def test_s73_nobody_concedes_a_game_that_is_over_and_nothing_else_is_taken_down() -> None:
    t = sitting(ROOM, rooms="a", missions="SM01x PM02 FM10!")
    with pytest.raises(BadPicks):
        t.live.note(0, "surrender")
    go(t, 0, "interact:mission:FM10")
    with pytest.raises(Ended):
        t.live.note(1, "concede")
    assert t.state.result == "escaped"


def test_at_the_end_everybody_sees_the_whole_map() -> None:
    t = sitting(ROOM, rooms="a", creatures="spore@1C1", missions="SM01x PM02 FM10!")
    assert not t.view(None).secret
    go(t, 0, "interact:mission:FM10")
    assert t.view(None).secret
    assert len(t.view(None).floors[0].sectors) == 3


@pytest.mark.parametrize(
    ("missions", "tracks", "winners"),
    [
        ("SM01x PM02 FM10!", (5, 1), (0,)),  # its only goal is the last one
        ("SM01x PM02 FM10!", (0, 5), None),  # near for both: nobody is clearly ahead
        ("SM01x PM02 FM01!", (9, 9), None),  # the first of two goals
        ("SM01 PM02 FM10", (9, 9), None),
        ("SM01 PM02 FM10", (0, 9), (1,)),
        ("SM01 PM02 FM10", (9, 0), (1,)),
    ],
)
def test_who_is_ahead_when_all_agree_to_stop(missions: str, tracks: tuple[int, int], winners: tuple[int, ...] | None) -> None:
    life, composure = tracks
    t = sitting(ROOM, rooms="a", hands={1: "race"}, decks="speed fury", missions=missions, life=life, composure=composure)
    found = t.live.ahead
    assert (found.winners if found is not None else None) == winners
    assert found is None or found.result == ("won" if winners == (0,) else "lost")


def test_nobody_is_ahead_of_a_game_that_has_ended() -> None:
    t = sitting(ROOM, rooms="a", hands={1: "race"}, decks="speed fury", missions="SM01x PM02 FM10!")
    go(t, 0, "interact:mission:FM10")
    assert t.live.ahead is None
