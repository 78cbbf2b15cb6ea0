"""Explore: AL-EXPL, S-35, worked examples X-06 and X-07."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.state import Lie
from tests.games.alone.hero_table import table
from tests.games.alone.scene import heard, shown

rule = pytest.mark.rule


def dangers(t: object) -> list[str]:
    return [s.id for s in t.state.sectors.values() if s.danger]  # type: ignore[attr-defined]


@rule("AL-EXPL-01")
def test_up_to_two_sectors_in_the_announced_direction_are_revealed_without_entering() -> None:
    t = table(hero="1A1")
    t.says(0, "explore:east").told(events.Announced, action="explore", way="east")
    assert shown(t) == ["1A1", "1B1", "1C1"]
    assert t.state.hero_at == "1A1"


@rule("AL-EXPL-02")
def test_everything_in_them_is_revealed_and_nothing_shocks() -> None:
    t = table(hero="1A1", creatures="worm@1B1 parasite*@1C1", danger="1C1")
    t.says(0, "explore:east").never_told(events.Shock).never_told(events.Lost)
    seen = [e for e in heard(t, events.Revealed) if isinstance(e, events.Revealed)]
    assert [(e.place, e.creatures, e.danger) for e in seen] == [("0:+1:+0", ("worm",), False), ("0:+2:+0", ("parasite*",), True)]


@rule("AL-EXPL-03", "AL-EXPL-07")
def test_a_wall_ends_the_line() -> None:
    t = table("c - c . c", hero="1A1")
    t.says(0, "explore:east")
    assert shown(t) == ["1A1", "1B1"]


@rule("AL-EXPL-07")
def test_an_unblocked_door_does_not_end_the_line_and_a_blocked_one_does() -> None:
    t = table("c D c D c", hero="1A1")
    t.says(0, "explore:east")
    assert shown(t) == ["1A1", "1B1", "1C1"]
    t = table("c D c D c", hero="1A1", blocked="1B1|1C1")
    t.says(0, "explore:east")
    assert shown(t) == ["1A1", "1B1"]
    table("c D c D c", hero="1A1", blocked="1A1|1B1").offers_not(0, "explore:east")


@rule("AL-EXPL-04")
def test_x07_along_stairs_only_the_other_end() -> None:
    t = table("c - S", "S - c - c", hero="1B1", danger="1B1 2A1 2B1")
    t.says(0, "explore:stairs")
    assert shown(t) == ["1B1", "2A1"]
    t.asks(0, "al-clear-danger")
    assert set(t.keys(0)) == {"clear:0:+0:+0", "clear:1:+0:+0", "none"}
    t.says(0, "clear:1:+0:+0")
    assert dangers(t) == ["1B1", "2B1"]


@rule("AL-EXPL-05", "AL-EXPL-08", "AL-EXPL-03")
def test_x06_explore() -> None:
    # Two hidden sectors east, one hidden sector north with a wall behind; danger here and in the nearer eastern sector.
    base = "c . . . . / | . . . . / c - c - c"
    for removed, left in (("clear:0:+0:+0", ["1B2"]), ("clear:0:+1:+0", ["1A2"]), ("none", ["1A2", "1B2"])):
        t = table(base, hero="1A2", danger="1A2 1B2")
        t.says(0, "explore:east")
        assert shown(t) == ["1A2", "1B2", "1C2"]
        assert set(t.keys(0)) == {"clear:0:+0:+0", "clear:0:+1:+0", "none"}
        t.says(0, removed).asks(0, "al-turn")  # exactly one of the two, or none
        assert dangers(t) == left
    t = table(base, hero="1A2", danger="1A2 1B2")
    t.says(0, "explore:north")
    assert shown(t) == ["1A1", "1A2"]
    t.says(0, "clear:0:+0:+0")  # still the own sector's marker
    assert dangers(t) == ["1B2"]


@rule("AL-EXPL-05")
def test_markers_elsewhere_are_out_of_reach() -> None:
    t = table(hero="1A1", revealed="all", danger="1D1")
    t.says(0, "explore:east").asks(0, "al-turn")
    assert dangers(t) == ["1D1"]


@rule("AL-EXPL-06")
def test_revealed_sectors_may_be_explored_again_to_remove_a_marker() -> None:
    t = table(hero="1A1", revealed="1B1 1C1", danger="1C1")
    t.says(0, "explore:east").not_told(events.Revealed)
    t.says(0, "clear:0:+2:+0").told(events.DangerRemoved, place="0:+2:+0")
    assert dangers(t) == []


@rule("AL-EXPL-06")
def test_explored_again_a_sector_is_shown_as_it_is() -> None:
    lies = [
        Lie(card="was_i_mistaken", sector="1B1", omitted="danger"),
        Lie(card="hallucination", sector="1C1", false="creature:worm"),
    ]
    t = table(hero="1A1", revealed="1B1 1C1", danger="1B1", lies=lies)
    t.says(0, "explore:east").told(events.FalseElementGone, element="creature:worm")
    assert t.told(events.Revealed, place="0:+1:+0").danger
    t.offers(0, "clear:0:+1:+0")


@rule("AL-EXPL-05")
def test_removing_a_marker_that_was_never_there_uses_the_chance_up() -> None:
    t = table(hero="1A1", danger="1A1", hands={1: "was_i_mistaken"}, decks="terror fury")
    t.says(0, "explore:east").says(1, "play:was_i_mistaken").until(1, "al-card-lie")
    false = next(k for k in t.keys(1) if "danger" in k and "1B1" in k)
    t.says(1, false).until(0, "al-clear-danger").offers(0, "clear:0:+1:+0", "clear:0:+0:+0")
    t.says(0, "clear:0:+1:+0").told(events.FalseElementGone, element="danger")
    assert (dangers(t), t.state.lies) == (["1A1"], [])
