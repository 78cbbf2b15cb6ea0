"""Development, sealing, insanity, the end: CS-DEV, CS-SEAL, CS-INS, CS-WIN."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.game import Cultistorm
from games.cultistorm.rules import development, insanity, sealing, winning
from games.cultistorm.rules.interrupts import GameEndsNow

from .given import RULES, all_ready, column, hand_on, ilse, jack, madness, play, rosa, storm, tobias

rule = pytest.mark.rule


# Development


@rule("CS-DEV-01", "CS-DEV-02", "CS-DEV-03", "CS-DEV-04")
def test_the_first_level_costs_any_one_trophy_and_a_horror_step() -> None:
    t = play(storm(rosa(0, trophies="moon"), tobias(1), ilse(2))).says(0, "develop:moon").says(0, "none")
    person = t.state.investigators[0]
    assert (person.board, person.trophies) == ([["moon"]], {})
    assert t.state.trophies["moon"] == 5
    assert t.state.horror_steps == 9
    assert column(t, 0) == []


@rule("CS-DEV-02", "CS-DEV-05", "S-30")
def test_the_second_needs_two_identical_and_brings_a_cultist_here() -> None:
    """X-10, at slot 4."""
    people = [rosa(4, trophies="moon key", board="moon"), tobias(1), ilse(2)]
    play(storm(*people)).offers_not(0, "develop:moon", "develop:key")
    people = [rosa(4, trophies="moon moon", board="moon"), tobias(1), ilse(2)]
    t = play(storm(*people, marker=1)).says(0, "develop:moon")
    assert t.order(events.Developed, events.HorrorSteps, events.CultistArrives) == ["Developed", "HorrorSteps", "CultistArrives"]
    assert len(column(t, 4)) == 1
    assert t.state.marker == 1
    t.asks(0, "cs-gate-seal")


@rule("CS-DEV-06", "CS-INS-01")
def test_the_third_brings_permanent_insanity_as_well() -> None:
    people = [rosa(4, trophies="moon moon", board="moon key+key"), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "develop:moon")
    assert t.state.investigators[0].permanent == 1
    assert len(column(t, 4)) == 1
    t.says(0, "none")
    assert development.price(hand_on(t.state), 0) == 0


@rule("CS-DEV-07")
def test_that_cultist_obeys_all_rules_and_avoids_a_great_old_one() -> None:
    """S-15 as section 10 has it."""
    people = [rosa(4, trophies="moon moon", board="moon"), tobias(1), ilse(2)]
    t = play(storm(*people, columns={4: "deep-1 deep-2 deep-3"})).says(0, "develop:moon")
    assert t.state.elders[0].slot == 4
    people = [rosa(4, trophies="moon moon", board="moon"), tobias(1), ilse(2)]
    t = play(storm(*people, columns={4: "deep-1"}, elders={"cthulhu": 4})).says(0, "develop:moon")
    assert len(column(t, 0)) == 1


@rule("CS-DEV-08", "CS-DEV-09")
def test_a_new_ability_lets_one_take_a_gate_seal_of_choice_and_several_may_be_held() -> None:
    people = [rosa(0, trophies="moon", seals="key"), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "develop:moon").says(0, "seal:tide")
    assert t.state.investigators[0].seals == ["key", "tide"]
    assert t.state.seals == ["flame", "moon", "spiral"]


@rule("CS-DEV-10")
def test_with_all_seals_taken_development_yields_none() -> None:
    people = [rosa(0, trophies="moon", seals="key flame moon spiral tide"), tobias(1), ilse(2)]
    play(storm(*people)).says(0, "develop:moon").asks_not(0, "cs-gate-seal")


@rule("CS-DEV-11", "S-56")
def test_anybody_may_develop() -> None:
    people = [rosa(0, trophies="moon"), tobias(1, trophies="moon"), ilse(2)]
    t = play(storm(*people)).says(0, "develop:moon").says(1, "develop:moon").says(0, "seal:key").offers_not(1, "seal:key")
    t.says(1, "seal:moon")
    assert [i.seals for i in t.state.investigators] == [["key"], ["moon"], []]


# Sealing


def sealing_phase(*people: object, **more: object) -> object:
    return play(storm(*people, phase="sealing", **more))  # type: ignore[arg-type]


@rule("CS-SEAL-01", "CS-SEAL-02", "CS-SEAL-05", "CS-SEAL-09", "S-10", "S-53")
def test_sealing_without_opposition() -> None:
    """X-13."""
    t = play(storm(rosa(0, seals="key"), tobias(1), ilse(2), phase="sealing", laid={0: 3}))
    t.asks(0, "cs-seal").asks_not(1).says(0, "seal")
    assert t.state.places[0].sealed == "card"
    assert t.state.places[0].trophies == 0
    assert t.state.trophies["key"] == 6
    assert madness(t, 0) == 0
    assert "key" not in (*t.state.seals, *t.state.investigators[0].seals)


@rule("CS-SEAL-02")
def test_as_many_trophies_as_investigators_at_least_three() -> None:
    people = [rosa(0), tobias(1), ilse(2), jack(3), jack(4)]
    assert [sealing.requirement(hand_on(storm(*people[:n])), 0).trophies for n in (3, 4, 5)] == [3, 4, 5]


@rule("CS-SEAL-03", "CS-SEAL-04", "CS-SEAL-12")
def test_trophies_are_laid_where_one_stands_and_never_taken_back() -> None:
    people = [rosa(0, trophies="key key moon"), tobias(0, trophies="key", seals="key"), ilse(2)]
    t = play(storm(*people)).offers_not(0, "lay:3").says(0, "lay:2").says(1, "lay:1")
    assert t.state.places[0].trophies == 3
    assert not [k for k in t.keys(0) if k.startswith("lay:")]
    all_ready(t)
    t.asks(1, "cs-seal").asks_not(0, "cs-seal").says(1, "seal")
    assert t.state.places[0].sealed == "card"


@rule("CS-SEAL-03", "S-52")
def test_more_than_required_only_after_a_confirmation() -> None:
    """S-52."""
    t = play(storm(rosa(0, trophies="key key"), tobias(1), ilse(2), laid={0: 2})).says(0, "lay:2").asks(0, "cs-lay-more")
    t.says(0, "cancel")
    assert t.state.places[0].trophies == 2
    t.says(0, "lay:1")
    assert t.state.places[0].trophies == 3


@rule("CS-SEAL-05", "CS-SEAL-07")
def test_cultists_there_cost_the_sealer_alone() -> None:
    state = storm(rosa(0, seals="key"), tobias(0), ilse(2), phase="sealing", laid={0: 3}, columns={0: "deep-1 deep-2"})
    t = play(state).says(0, "seal")
    assert [madness(t, who) for who in range(3)] == [2, 0, 0]
    assert column(t, 0)[:2] == ["deep-1", "deep-2"]


@rule("CS-SEAL-06", "CS-WIN-06", "S-62")
def test_dying_of_it_loses_even_the_last_location() -> None:
    sealed = {1: "card", 2: "card", 3: "card", 4: "token"}
    people = [rosa(0, seals="key", insanity=3), tobias(1), ilse(2)]
    t = play(storm(*people, phase="sealing", laid={0: 3}, columns={0: "deep-1 deep-2"}, sealed=sealed))
    t.says(0, "seal").asks(0, "cs-certain").says(0, "confirm")
    assert t.state.result == "insane"
    assert not t.state.places[0].sealed


@rule("CS-SEAL-08", "CS-GOO-15")
def test_beside_a_great_old_one_nothing_is_sealed() -> None:
    state = storm(
        rosa(0, seals="key"), tobias(1), ilse(2), phase="sealing", laid={0: 3}, elders={"hastur": 0}, columns={0: "deep-1"}
    )
    play(state).asks_not(0, "cs-seal")


@rule("CS-SEAL-11")
def test_several_locations_may_be_sealed_in_one_phase() -> None:
    people = [rosa(0, seals="key"), tobias(1, seals="flame"), ilse(2)]
    t = play(storm(*people, phase="sealing", laid={0: 3, 1: 3})).says(1, "seal").says(0, "seal")
    assert [p.sealed for p in t.state.places] == ["card", "card", "", "", ""]


def test_an_iron_key_makes_it_cheaper() -> None:
    people = [rosa(0, seals="key", objects="iron-key.1", insanity=3), tobias(1), ilse(2)]
    t = play(storm(*people, phase="sealing", laid={0: 3}, columns={0: "deep-1 deep-2"})).says(0, "seal:iron-key.1")
    assert madness(t, 0) == 3
    assert t.state.object_discard == ["iron-key.1"]


def test_what_completes_the_requirement_is_laid_and_sealed_by_default() -> None:
    """D-19, D-30."""
    t = play(storm(rosa(0, seals="key", trophies="key"), tobias(1), ilse(2), phase="sealing", laid={0: 2})).default(2)
    assert t.state.places[0].sealed == "card"


# Insanity


@rule("CS-INS-01", "CS-INS-02", "CS-WIN-02", "S-35")
def test_four_markers_are_survived_the_fifth_loses_the_game() -> None:
    g = hand_on(storm(rosa(0, insanity=3, permanent=0), tobias(1), ilse(2)))
    insanity.gain_one(g, 0)
    assert g.madness(0) == 4
    with pytest.raises(GameEndsNow):
        insanity.gain_one(g, 0)
    assert (g.state.result, g.state.reason) == ("insane", "0")
    g = hand_on(storm(rosa(0, insanity=2, permanent=2), tobias(1), ilse(2)))
    with pytest.raises(GameEndsNow):
        insanity.gain_permanent(g, 0)


@rule("CS-INS-03", "S-65")
def test_permanent_insanity_is_not_healed() -> None:
    g = hand_on(storm(rosa(0, insanity=1, permanent=2), tobias(1), ilse(2)))
    assert insanity.heal(g, 0, 5) == 1
    assert g.madness(0) == 2


@rule("CS-INS-04")
def test_insanity_for_all_strikes_all_at_once() -> None:
    g = hand_on(storm(rosa(0, insanity=4), tobias(1), ilse(2)))
    with pytest.raises(GameEndsNow):
        insanity.by_great_old_one(g)
    assert [i.insanity for i in g.state.investigators] == [5, 1, 1]


# Winning and losing

FOUR = {1: "card", 2: "card", 3: "card", 4: "token"}


@rule("CS-WIN-01", "CS-GEN-02")
def test_all_sealed_and_no_great_old_one_wins_for_all() -> None:
    t = play(storm(rosa(0, seals="key"), tobias(1), ilse(2), phase="sealing", laid={0: 3}, sealed=FOUR)).says(0, "seal")
    assert t.over
    outcome = RULES.outcome(t.state)
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("won", (0, 1, 2))


@rule("CS-GOO-14", "CS-WIN-07")
def test_while_one_is_in_play_nobody_wins() -> None:
    g = hand_on(storm(sealed={**FOUR, 0: "card"}, elders={"hastur": 0}))
    winning.check(g)
    assert g.state.result == ""
    g.state.elders = []
    with pytest.raises(GameEndsNow):
        winning.check(g)
    assert g.state.result == "won"


@rule("CS-WIN-05", "CS-END-06", "S-36")
def test_after_the_endgame_the_last_great_old_one_must_not_fall_too_early() -> None:
    g = hand_on(storm(sealed=FOUR))
    winning.check_ending(g)
    g.state.ending, g.state.ending_came = "the-last-night", True
    with pytest.raises(GameEndsNow):
        winning.check_ending(g)
    assert g.state.result == "ending"


@rule("S-90")
def test_leaving_changes_nothing_but_who_decides() -> None:
    """S-90."""
    t = play(storm()).notes(1, "leave")
    all_ready(t)
    t.ever_told(events.Gone, who=1)
    assert t.state.investigators[1].away
    assert isinstance(RULES, Cultistorm)
    assert len(t.state.investigators) == 3
