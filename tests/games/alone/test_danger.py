"""Danger markers (Gefahrenmarker): AL-DANGER."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import danger
from games.alone.state import AloneState, Lasting, Lie
from games.kernel.testing import Play
from tests.games.alone.scene import bench, hand, heard

rule = pytest.mark.rule

GRID = """
c - c - c - c - c
| . . . . . . . .
c - c - c - c - S
"""
UPPER = "S - c"


def marked(t: Play[AloneState]) -> list[str]:
    return [s.id for s in t.state.sectors.values() if s.danger]


@rule("AL-DANGER-01")
def test_at_most_one_marker_per_sector_and_eight_per_floor() -> None:
    g = hand(bench(lambda g: None, GRID, UPPER, danger="1A1 1B1 1C1 1D1 1E1 1A2 1B2"))
    assert danger.legal_sectors(g) == ["1C2", "1D2", "1E2", "2A1", "2B1"]
    assert not danger.place(g, "1A1")
    assert danger.place(g, "1C2")
    assert danger.legal_sectors(g) == ["2A1", "2B1"]  # floor 1 is full
    assert not danger.place(g, "1D2")
    assert not g.sector("1D2").danger


@rule("AL-DANGER-05")
def test_a_marker_is_secret_in_a_hidden_sector_and_seen_at_once_in_a_revealed_one() -> None:
    t = bench(lambda g: [danger.place(g, "1B1"), danger.place(g, "1C1")], GRID, UPPER, revealed="1B1")
    assert heard(t) == [events.DangerSeen("0:+1:+0")]
    assert heard(t, viewer=1) == [events.DangerPlaced("1B1"), events.DangerPlaced("1C1")]


@rule("AL-DANGER-06")
def test_evil_chooses_the_sectors_and_may_place_fewer_d36() -> None:
    t = bench(danger.place_due, GRID, UPPER, danger_due=3, evil=2, leader=2)
    t.asks(2, "al-place-danger").asks_not(1)
    t.says(2, "place:2B1").says(2, "place:1E1").says(2, "stop")
    assert marked(t) == ["1E1", "2B1"]
    assert t.state.danger_due == 0  # the rest is not saved
    assert heard(t) == []


@rule("AL-DANGER-06")
def test_a_marker_without_a_legal_sector_is_lost() -> None:
    t = bench(danger.place_due, "c - c", danger_due=4, danger="1A1")
    t.says(1, "place:1B1")
    assert t.over
    assert t.state.danger_due == 0


@rule("AL-DANGER-07")
def test_any_sector_without_a_marker_is_legal_also_the_heros() -> None:
    g = hand(bench(lambda g: None, GRID, UPPER, hero="1B2"))
    assert set(danger.legal_sectors(g)) == set(g.state.sectors)


def test_an_item_keeps_its_sectors_free_of_new_markers_this_round() -> None:
    g = hand(bench(lambda g: None, GRID, UPPER, lasting=[Lasting(what="no_danger", on="1A1", until="round")]))
    assert "1A1" not in danger.legal_sectors(g)


def test_absent_evil_places_on_mission_rooms_then_next_to_the_hero_d36() -> None:
    t = bench(danger.place_due, "c - c - c - R - R", rooms="d f", danger_due=3, missions="SM01 FM01")
    t.default(3)
    assert marked(t) == ["1A1", "1D1", "1E1"]


def test_removing_a_marker_is_told_where_the_hero_sees_it() -> None:
    t = bench(lambda g: [danger.remove(g, "1B1"), danger.remove(g, "1C1")], GRID, UPPER, revealed="1B1", danger="1B1 1C1")
    assert marked(t) == []
    assert heard(t) == [events.DangerRemoved("0:+1:+0")]


def test_a_real_marker_on_a_false_one_is_no_news_to_the_hero() -> None:
    lie = Lie(card="x", sector="1B1", false="danger")
    t = bench(lambda g: danger.place(g, "1B1"), GRID, UPPER, revealed="1B1", lies=[lie])
    assert heard(t) == []
    assert t.state.lies == []
    assert marked(t) == ["1B1"]
