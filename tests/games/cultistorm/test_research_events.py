"""Module 11, Research Events: CS-RESEV. Every card is played."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import research_events
from games.cultistorm.rules import symbols
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, column, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias

rule = pytest.mark.rule
NAME = research_events.NAME


def researching(card: str, **more: object) -> Play[StormState]:
    """Rosa researches, with one icon and one card more, and draws this."""
    wanted: dict[str, object] = {"modules": [NAME], "objects": "lantern.1", **more}
    state = storm(rosa(0, hand="g01 g02", insanity=2), tobias(1), ilse(2), **wanted)  # type: ignore[arg-type]
    return play(laid_out(state, research_events=f"{card}.1")).says(0, "research:1")


@rule("CS-RESEV-01")
def test_it_comes_before_the_objects_once_per_research() -> None:
    t = researching("research-tea")
    assert t.order(events.ResearchEvent, events.InsanityHealed, events.Researches) == [
        "ResearchEvent",
        "InsanityHealed",
        "Researches",
    ]
    t.asks(0, "cs-keep")
    assert madness(t, 0) == 1


@rule("CS-RESEV-02")
def test_there_are_20_with_five_bad_ones_and_they_are_shuffled_again() -> None:
    mine = [c for c in CARDS.module_cards.values() if c.of == NAME]
    assert sum(c.copies for c in mine) == 20
    bad = {"horror", "insanity", "cultists", "discard"}
    assert sum(c.copies for c in mine if c.do[0].called() in bad) == 5
    state = laid_out(storm(rosa(0, hand="g01"), tobias(1), ilse(2), modules=[NAME]))
    state.shelf[f"{NAME}.discard"], state.shelf[f"{NAME}.deck"] = state.shelf[f"{NAME}.deck"], []
    t = play(state).says(0, "research:1")
    assert (len(t.state.shelf[f"{NAME}.deck"]), len(t.state.shelf[f"{NAME}.discard"])) == (19, 1)


def test_a_card_a_die_a_move_a_trophy() -> None:
    assert len(researching("research-index").state.investigators[0].hand) == 3
    assert len(researching("research-colleague").state.pool) == 1
    t = researching("research-map").says(0, "none").says(0, "move:1").says(0, "move:2")
    assert madness(t, 0) == 2
    t = researching("research-exhibit").says(0, "trophy:tide")
    assert t.state.investigators[0].trophies == {"tide": 1}


def test_a_wild_symbol_for_the_fight_of_this_round() -> None:
    t = researching("research-translation", columns={0: "ashes-1"}).says(0, "none")
    g = hand_on(t.state)
    wild = [s for s in symbols.given(g, 0, "ashes-1") if s.symbol == "wild"]
    assert [s.n for s in wild] == [1]
    g.expire("round")
    assert not [s for s in symbols.given(g, 0, "ashes-1") if s.symbol == "wild"]


def test_a_crystal_less() -> None:
    t = researching("research-psalm", crystals={1: 2, 3: 1}).asks(0, "cs-remove-crystal").says(0, "ring:1")
    assert t.state.circle[1].crystals == 1


def test_the_bad_ones() -> None:
    assert researching("research-echo").state.horror_steps == 9
    assert madness(researching("research-portrait"), 0) == 3
    assert len(column(researching("research-reader", marker=3), 3)) == 1
    t = researching("research-ink").asks(0, "cs-discard").asks_not(1)  # settled before anybody goes on
    t.says(0, "drop:g02.0").asks(0, "cs-keep")
    assert t.state.investigators[0].hand == ["g01.0"]


def test_a_game_without_it_draws_nothing() -> None:
    play(storm(rosa(0, hand="g01"), tobias(1), ilse(2))).says(0, "research:1").never_told(events.ResearchEvent)
