"""What a card lets evil show falsely: AL-GEN-09, "Was I mistaken?"."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import danger, exploring, labyrinth, lies
from games.alone.state import Lie
from games.alone.table import Alone
from tests.games.alone.scene import bench, hand, heard

rule = pytest.mark.rule

BASE = """
c - B D c
. . | . .
. . S . .
"""


def lie(**what: str) -> Lie:
    return Lie(card="was_i_mistaken", sector="1B1", **what)


@rule("AL-GEN-09", "AL-GEN-04")
def test_any_element_of_a_sector_can_be_left_out_where_a_card_permits_it() -> None:
    g = hand(
        bench(
            lambda g: None,
            BASE,
            "S - c",
            creatures="spore@1B1 worm@1B1",
            danger="1B1",
            conditions={"1B1": "gas"},
            sabotage={"1B1": 1},
        )
    )
    assert lies.can_be_omitted(g, "1B1") == [
        "creature:k1", "creature:k2", "danger", "condition:gas", "door:east", "box", "sabotage"
    ]  # fmt: skip
    assert lies.can_be_omitted(g, "1B2") == ["stairs"]


@rule("AL-GEN-09")
@pytest.mark.parametrize(
    ("element", "field", "true", "told"),
    [
        ("creature:k1", "creatures", ("spore", "worm*"), ("worm*",)),
        ("danger", "danger", True, False),
        ("condition:gas", "conditions", ("gas",), ()),
        ("box", "box", True, False),
        ("door:east", "exits", ("east:door", "south:open", "west:open"), ("east:open", "south:open", "west:open")),
    ],
)
def test_an_element_left_out_is_missing_from_what_the_hero_is_shown(element: str, field: str, true: object, told: object) -> None:
    there = {"creatures": "spore@1B1 worm*@1B1", "danger": "1B1", "conditions": {"1B1": "gas"}}
    honest = bench(lambda g: labyrinth.reveal(g, ["1B1"]), BASE, "S - c", **there)
    assert getattr(heard(honest, events.Revealed)[0], field) == true
    lying = bench(lambda g: labyrinth.reveal(g, ["1B1"]), BASE, "S - c", lies=[lie(omitted=element)], **there)
    assert getattr(heard(lying, events.Revealed)[0], field) == told


@rule("AL-GEN-09")
def test_a_false_element_is_shown_as_if_it_were_there() -> None:
    false = [lie(false="creature:worm"), lie(false="danger"), lie(false="condition:web")]
    t = bench(lambda g: labyrinth.reveal(g, ["1B1"]), BASE, "S - c", lies=false)
    seen = heard(t, events.Revealed)[0]
    assert isinstance(seen, events.Revealed)
    assert (seen.creatures, seen.danger, seen.conditions) == (("worm",), True, ("web",))


@rule("AL-GEN-09")
def test_a_lie_told_in_this_very_action_outlasts_the_exploration_it_answers_and_ends_with_the_next() -> None:
    def explore_twice(g: Alone) -> Any:
        g.state.announced = ["explore"]
        lies.fake(g, "x", "1B1", "creature:worm")
        yield from exploring.explore(g, "east")
        first = bool(g.state.lies)
        yield from exploring.explore(g, "east")  # be it in the same action (S-98)
        return first, bool(g.state.lies)

    t = bench(explore_twice, BASE, "S - c")
    assert t.value == (True, False)
    assert heard(t, events.FalseElementGone) == [events.FalseElementGone("0:+1:+0", "creature:worm")]
    assert heard(t, events.LieTold, viewer=1) == [events.LieTold("1B1", false="creature:worm")]
    assert heard(t, events.LieTold) == []


@rule("AL-GEN-09")
def test_when_the_hero_enters_the_sector_is_shown_as_it_is() -> None:
    def enter(g: Alone) -> Any:
        g.state.hero_at = "1B1"
        lies.truth_comes_out(g, "1B1")

    t = bench(enter, BASE, "S - c", revealed="1B1", danger="1B1", lies=[lie(omitted="danger"), lie(false="creature:worm")])
    assert t.state.lies == []
    assert [type(e).__name__ for e in heard(t)] == ["FalseElementGone", "Revealed"]
    assert heard(t, events.Revealed)[0].danger  # type: ignore[attr-defined]


@rule("AL-GEN-09")
def test_a_false_element_the_hero_acts_on_vanishes() -> None:
    t = bench(
        lambda g: lies.used_false(g, "creature:worm", "1B1"), BASE, "S - c", revealed="1B1", lies=[lie(false="creature:worm")]
    )
    assert t.value is True
    assert heard(t) == [events.FalseElementGone("0:+1:+0", "creature:worm")]
    real = bench(lambda g: lies.used_false(g, "creature:worm", "1B1"), BASE, "S - c", revealed="1B1", creatures="worm@1B1")
    assert real.value is False
    marker = bench(lambda g: danger.remove(g, "1B1"), BASE, "S - c", revealed="1B1", lies=[lie(false="danger")])
    assert heard(marker) == [events.FalseElementGone("0:+1:+0", "danger")]


@rule("AL-GEN-09")
def test_a_lie_is_over_when_its_sector_is_hidden_because_it_is_shown_correctly_when_seen_again() -> None:
    def hide_and_show(g: Alone) -> Any:
        labyrinth.hide(g, ["1B1"])
        labyrinth.reveal(g, ["1B1"])

    t = bench(hide_and_show, BASE, "S - c", revealed="1B1", creatures="spore@1B1", lies=[lie(omitted="creature:k1")])
    assert t.state.lies == []
    assert heard(t, events.Revealed)[0].creatures == ("spore",)  # type: ignore[attr-defined]


@rule("AL-GEN-09")
def test_a_sector_entered_for_the_first_time_is_shown_as_it_is_whatever_was_prepared() -> None:
    def enter(g: Alone) -> Any:
        g.state.hero_at = "1B1"
        labyrinth.reveal(g, ["1B1"])

    t = bench(enter, BASE, "S - c", lies=[lie(false="creature:worm")])
    assert heard(t, events.Revealed)[0].creatures == ()  # type: ignore[attr-defined]


def test_a_false_element_in_a_revealed_sector_appears_like_a_true_one() -> None:
    t = bench(lambda g: lies.fake(g, "x", "1B1", "creature:worm"), BASE, "S - c", revealed="1B1")
    assert heard(t) == [events.CreatureAppears("worm", "0:+1:+0")]


def test_a_known_door_or_staircase_cannot_be_left_out() -> None:
    g = hand(bench(lambda g: None, "c D B D c", "", hero="1A1"))
    assert lies.can_be_omitted(g, "1B1") == ["door:east", "box"]
