"""Refresh and the horror circle: CS-UPD, CS-HOR, CS-END."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.rules import horror
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, hand_on, ilse, jack, madness, play, rosa, storm, tobias

rule = pytest.mark.rule


# Refresh


@rule("CS-UPD-01", "CS-UPD-02", "CS-UPD-04", "S-20", "S-22")
def test_unwanted_cards_go_first_then_hands_are_filled_to_four() -> None:
    t = play(storm(rosa(0, hand="g01 g02"), tobias(1), ilse(2), phase="refresh"))
    t.asks(0, "cs-drop").asks_not(1).says(0, "drop:g01.0")
    person = t.state.investigators[0]
    assert person.discard == ["g01.0"]
    assert "g02.0" in person.hand
    assert [len(i.hand) for i in t.state.investigators] == [4, 4, 4]
    assert t.order(events.CardsDiscarded, events.CardsDrawn)[0] == "CardsDiscarded"


@rule("S-21")
def test_more_than_four_are_kept_and_none_is_drawn() -> None:
    """S-21."""
    t = play(storm(rosa(0, hand="g01 g02 g03 g04 g05"), tobias(1), ilse(2), phase="refresh"))
    t.says(0)
    assert len(t.state.investigators[0].hand) == 5


@rule("CS-UPD-03")
def test_as_many_dice_as_investigators_are_rolled_into_the_pool() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2), phase="refresh"), pool="wild key tide")
    assert [d.face for d in t.state.pool] == ["wild", "key", "tide"]


@rule("CS-DICE-06", "CS-DICE-07", "S-66")
def test_the_gamblers_dice_stay_and_there_are_never_more_than_eight() -> None:
    people = [jack(0, board="key moon+moon tide+tide"), rosa(1), ilse(2)]
    assert len(play(storm(*people, phase="refresh")).state.pool) == 5
    numbers = CARDS.numbers
    assert numbers.dice == 8


# The circle


def horror_phase(**more: object) -> Play[StormState]:
    return play(storm(phase="horror", **more))  # type: ignore[arg-type]


@rule("CS-HOR-01", "CS-HOR-05")
def test_the_marker_moves_one_slot_and_drops_a_crystal() -> None:
    t = horror_phase()
    assert t.state.horror_at == 2
    assert [r.crystals for r in t.state.circle] == [0, 0, 1, 0, 0, 1]


@rule("CS-HOR-02", "CS-HOR-03", "CS-HOR-04")
def test_a_card_that_holds_its_threshold_is_carried_out_and_replaced_by_the_second_of_the_pile() -> None:
    t = horror_phase(circle="nightmares rot footsteps", crystals={2: 1}, horror="blackout torn-notes", cultists="deep-1")
    t.ever_told(events.HorrorRevealed, card="footsteps", ring=2)
    assert column(t, 0) == ["deep-1"]
    assert t.state.circle[2].card == "torn-notes"
    assert t.state.circle[2].crystals == 0
    assert t.state.horror_deck[0] == "blackout"  # under the pile
    assert t.state.horror_discard == ["footsteps"]


def test_every_back_shows_a_threshold_from_two_to_six() -> None:
    assert {c.threshold for c in CARDS.horrors.values()} == {2, 3, 4, 5, 6}
    assert {c.threshold for c in CARDS.horrors.values() if c.ending} == {6}


@rule("CS-HOR-06", "S-43")
def test_steps_that_come_of_a_card_wait_until_it_is_finished() -> None:
    t = horror_phase(circle="cold-breath nightmares the-stars-turn footsteps", crystals={2: 4, 3: 1}, cultists="deep-1")
    told = [type(e).__name__ for e in t.events(events.HorrorRevealed, events.HorrorSteps)]
    assert told == ["HorrorSteps", "HorrorRevealed", "HorrorSteps", "HorrorRevealed", "HorrorSteps"]
    assert t.state.horror_at == 4
    assert t.state.circle[2].card != "the-stars-turn"


@rule("CS-HOR-07", "CS-HOR-08", "CS-HOR-09", "S-40", "S-85")
def test_after_a_lap_the_team_activates_a_location_of_its_choice() -> None:
    state = storm(rosa(0), tobias(1), ilse(2), phase="horror", horror_steps=12)
    state.horror_at = 5
    t = play(state)
    assert t.state.circle[0].crystals == 1
    t.asks(0, "cs-altar").asks(1, "cs-altar").asks(2, "cs-altar")
    t.says(0, "altar:3").says(2, "altar:3")  # more than half
    assert [p.altar for p in t.state.places] == [False, False, False, True, False]
    t.asks(0, "cs-prepare")


@rule("CS-HOR-08")
def test_without_a_majority_the_lowest_slot_with_somebody_there_is_activated() -> None:
    state = storm(rosa(1), tobias(2), ilse(2), phase="horror", horror_steps=12)
    state.horror_at = 5
    t = play(state).says(0, "altar:0").says(1, "altar:3").says(2, "altar:4")
    assert [p.altar for p in t.state.places] == [False, True, False, False, False]


@rule("CS-HOR-07", "S-38")
def test_the_first_arrival_on_the_shield_is_no_lap_unless_it_is_easy() -> None:
    for difficulty, laps in (("normal", 0), ("easy", 1)):
        g = hand_on(storm(difficulty=difficulty, horror_steps=1))
        assert horror.laps(g) == laps


@rule("CS-HOR-10")
def test_with_all_five_active_a_lap_means_nothing() -> None:
    state = storm(phase="horror", horror_steps=12, altars=(0, 1, 2, 3, 4))
    state.horror_at = 5
    play(state).asks(0, "cs-prepare").never_told(events.AltarRaised)


@rule("CS-HOR-11", "CS-FIGHT-13", "S-61", "S-88")
def test_in_combat_a_card_is_carried_out_before_the_next_one_fights() -> None:
    state = storm(rosa(0), tobias(0), ilse(2), circle="rot nightmares footsteps", crystals={2: 1}, cultists="deep-1")
    t = all_ready(play(state))
    kinds = (events.FoughtNobody, events.InsanityGained, events.HorrorRevealed)
    told = [type(e).__name__ for e in t.events(*kinds)]
    assert told[:4] == ["FoughtNobody", "InsanityGained", "HorrorRevealed", "FoughtNobody"]


@rule("CS-HOR-12")
def test_backs_and_crystals_are_open_fronts_are_not() -> None:
    t = play(storm(circle="footsteps rot", crystals={0: 1}))
    for viewer in (None, 0):
        ring = t.view(viewer).circle[0]
        assert (ring.threshold, ring.crystals, ring.card) == (2, 1, "")


@rule("S-42")
def test_a_small_pile_is_made_anew_of_the_discard_pile() -> None:
    """S-42."""
    state = storm(phase="horror", circle="rot nightmares footsteps", crystals={2: 1})
    state.horror_discard, state.horror_deck = state.horror_deck[1:], state.horror_deck[:1]
    t = play(state)
    assert t.state.circle[2].card
    assert len(t.state.horror_deck) == 11
    assert not t.state.horror_discard


def test_what_each_must_choose_all_choose_at_the_same_time() -> None:
    """Torn Notes, Lost Relic."""
    people = [rosa(0, hand="g01 g02", objects="lantern.1 laudanum.1"), tobias(1, hand="g01 g02"), ilse(2, hand="g03")]
    state = storm(*people, phase="horror", circle="rot nightmares torn-notes lost-relic", crystals={2: 1, 3: 2})
    t = play(state).asks(0, "cs-discard").asks(1, "cs-discard").asks_not(2)
    t.says(1, "drop:g02.1").says(0, "drop:g01.0")
    assert [i.hand for i in t.state.investigators] == [["g02.0"], ["g01.1"], []]


# The endgame


def at_the_eye(**more: object) -> StormState:
    state = storm(phase="horror", horror_steps=11, crystals={5: 5}, **more)  # type: ignore[arg-type]
    state.horror_at = 4
    return state


@rule("CS-END-01", "CS-END-02", "CS-END-03", "CS-END-07", "CS-END-06")
def test_the_sixth_crystal_on_the_eye_begins_the_endgame() -> None:
    t = play(at_the_eye(columns={2: "horn-1 horn-2", 1: "deep-1"}), great_old_one="azathoth")
    t.ever_told(events.EndgameBegins, why="crystals")
    assert t.state.ending == "when-the-gates-burst"
    assert [(e.id, e.slot) for e in t.state.elders] == [("azathoth", 2)]
    assert [len(column(t, s)) for s in range(5)] == [1, 2, 2, 1, 1]
    assert t.state.circle[5].crystals == 0
    assert t.state.ending_came
    assert t.view().circle[5].card == "when-the-gates-burst"


@rule("CS-END-01", "S-44")
def test_it_happens_once_and_later_visits_place_nothing() -> None:
    state = storm(phase="horror", horror_steps=11, ending="the-last-night", crystals={5: 0})
    state.ending, state.horror_at = "the-last-night", 4
    t = play(state)
    assert t.state.circle[5].crystals == 0
    t.never_told(events.EndgameBegins)


@rule("CS-END-02")
def test_the_last_night_heals_less_and_hurries() -> None:
    t = play(at_the_eye(ending="the-last-night"), great_old_one="nyarlathotep").until(0, "cs-prepare")
    assert t.state.horror_steps == 14
    healed = play(storm(rosa(0, hand="g07", insanity=0), tobias(1, insanity=3), ilse(2), lasting=t.state.lasting)).says(
        0, "support:g07.0:1"
    )
    assert madness(healed, 1) == 2


@rule("CS-END-05")
def test_a_deck_that_runs_out_after_that_is_shuffled_again() -> None:
    state = storm(phase="cultists", cultists="ashes-1", discard="deep-1 deep-2 deep-3", short_deck=True, ending="the-last-night")
    state.ending, state.ending_came = "the-last-night", True
    state.elders = []
    t = play(state, cultist_dice="blank blank blank blank blank")
    assert len(t.events(events.CultistArrives)) == 3
    t.never_told(events.EndgameBegins)
