"""Module 7, Cultist Events: CS-EVENT. Every card is played."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import cultist_events
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, ilse, laid_out, madness, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
NAME = cultist_events.NAME


def phase(card: str, *people: object, **more: object) -> Play[StormState]:
    """A cultist phase that begins with this card."""
    wanted: dict[str, object] = {"phase": "cultists", "modules": [NAME], **more}
    state = storm(*people, **wanted)  # type: ignore[arg-type]
    return play(laid_out(state, cultist_events=f"{card}.1"))


def arrivals(t: Play[StormState]) -> int:
    return len(t.events(events.CultistArrives))


@rule("CS-EVENT-01")
def test_one_is_drawn_before_anybody_arrives_in_every_round() -> None:
    t = phase("event-torchlight")
    order = [type(e).__name__ for e in t.events(events.CultistEvent, events.CultistArrives)]
    assert order[0] == "CultistEvent"
    assert arrivals(t) == 4
    begun(3, modules=[NAME]).ever_told(events.CultistEvent)
    begun(3).never_told(events.CultistEvent)


@rule("CS-EVENT-02")
def test_there_are_24_and_they_are_shuffled_again() -> None:
    state = laid_out(storm(phase="cultists", modules=[NAME]))
    assert len(state.shelf[f"{NAME}.deck"]) == 24
    deck, discard = state.shelf[f"{NAME}.deck"], state.shelf[f"{NAME}.discard"]
    while deck:
        discard.append(deck.pop())
    t = play(state)
    assert (len(t.state.shelf[f"{NAME}.deck"]), len(t.state.shelf[f"{NAME}.discard"])) == (23, 1)


@rule("CS-EVENT-03")
def test_rain_keeps_one_away() -> None:
    t = phase("event-rain")
    assert arrivals(t) == 2
    assert not [e for e in t.state.lasting if e.what == "fewer_arrivals"]


def test_a_horror_step_and_a_marker_that_moves_on() -> None:
    assert phase("event-bells").state.horror_steps == phase("event-rain").state.horror_steps + 1
    t = phase("event-detour", marker=1)
    assert [len(column(t, slot)) for slot in range(5)] == [0, 0, 1, 1, 1]
    t.ever_told(events.MarkerMoved, slot=2)


def test_the_crowd_maddens_those_in_it() -> None:
    t = phase("event-crowd", rosa(0), tobias(1), ilse(1), columns={0: "deep-1 deep-2 deep-3", 1: "deep-4"}, marker=2)
    assert [madness(t, w) for w in range(3)] == [1, 0, 0]


def test_everybody_discards_one() -> None:
    t = phase("event-burglary", rosa(0, hand="g01 g02"), tobias(1, hand="g03"), ilse(2))
    t.asks(0, "cs-discard").says(0, "drop:g02.0")
    assert t.state.investigators[0].discard == ["g02.0"]
    assert "g03.1" in t.state.investigators[1].discard


def test_the_pool_has_one_die_less_for_one_round() -> None:
    t = phase("event-bad-luck")
    while t.state.phase in ("cultists", "refresh", "horror"):
        t.default()
    assert len(t.state.pool) == 2


def test_no_die_is_blank_and_no_location_can_be_used_for_one_round() -> None:
    t = phase("event-full-moon")
    assert all(place.die != "blank" for place in t.state.places)
    people = [rosa(0, insanity=1), tobias(1), ilse(2)]
    t = phase("event-curfew", *people, altars=(0,))
    while t.state.phase != "preparation":
        t.default()
    t.offers_not(0, "act:treatment")
    t = all_ready(t)
    while t.state.round == 2 and not t.over:
        t.default()
    assert not [e for e in t.state.lasting if e.what == "no_location_actions"]


@rule("S-128")
def test_the_most_insane_are_all_meant() -> None:
    t = phase("event-chosen", rosa(0, insanity=2), tobias(1, insanity=2), ilse(2, insanity=1))
    assert [madness(t, w) for w in range(3)] == [3, 3, 1]


def test_the_team_names_who_loses_a_trophy() -> None:
    """D-40: whoever has least insanity if nobody says anything."""
    people = [rosa(0, trophies="key moon", insanity=1), tobias(1, trophies="tide"), ilse(2)]
    t = phase("event-ransom", *people).asks(0, "cs-lose-trophy")
    assert t.live.default(t.question(0)) == ("whom:1",)
    t.says(0, "whom:0").says(1, "whom:0").asks(0, "cs-give-trophy").says(0, "trophy:moon")
    assert t.state.investigators[0].trophies == {"key": 1}
    phase("event-ransom").never_told(events.TrophyReturned)


def test_everybody_sees_what_has_happened_and_nobody_what_comes() -> None:
    t = phase("event-rain")
    assert t.view(0).shelf[f"{NAME}.discard"] == ("event-rain.1",)
    assert set(t.view(0).shelf[f"{NAME}.deck"]) == {"?"}
    assert len(t.view().shelf[f"{NAME}.deck"]) == 23


def test_every_card_does_something() -> None:
    mine = [c for c in CARDS.module_cards.values() if c.of == NAME]
    assert sum(c.copies for c in mine) == 24
    assert all(c.do for c in mine)
