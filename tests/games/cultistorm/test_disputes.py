"""What a quarrelsome table would ask: several rules meeting in one moment."""

from __future__ import annotations

from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.modules.behind_the_scenes import LORD
from games.cultistorm.modules.narrative import effect_of
from games.cultistorm.rules import great_old_ones, symbols, winning
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.state import DREAD, HAND, HELD, StormState
from games.kernel.testing import Play

from .given import all_ready, column, count, hand_on, ilse, jack, laid_out, madness, play, rosa, storm, tobias
from .test_dangerous_puzzle import PIECES

rule = pytest.mark.rule
COURT = ["faceless-court"]


def ready(t: Play[StormState], *seats: int) -> Play[StormState]:
    for seat in seats:
        t.says(seat, "ready", msg="cs-prepare")
    return t


# Arrivals and Great Old Ones


@rule("CS-CULT-15", "CS-END-04", "CS-END-05", "S-45", "CS-CULT-05")
def test_the_last_card_of_the_deck_is_also_a_fourth_cultist() -> None:
    """Its own Great Old One comes first, then the endgame's beside it, then the rest of the arrivals from the new deck."""
    state = storm(
        phase="cultists",
        cultists="ashes-1",
        discard="deep-5 deep-6 yellow-1 yellow-2 yellow-3 horn-1 horn-2 horn-3",
        short_deck=True,
        columns={0: "deep-1 deep-2 deep-3", 1: "horn-5"},
        marker=0,
    )
    t = play(state)
    came = [e.great_old_one for e in t.events(events.GreatOldOneAppears) if isinstance(e, events.GreatOldOneAppears)]
    assert came[0] == "cthugha"
    assert len(came) == 2
    assert t.state.ending == "when-the-gates-burst"
    order = [type(e).__name__ for e in t.events(events.CultistArrives, events.GreatOldOneAppears, events.EndgameBegins)]
    assert order[:4] == ["CultistArrives", "GreatOldOneAppears", "EndgameBegins", "GreatOldOneAppears"]
    assert [madness(t, w) for w in range(3)] == [2, 2, 2]


@rule("CS-CULT-12", "CS-CULT-09")
def test_a_block_beside_a_great_old_one_saves_nothing() -> None:
    blocked = [{"what": "blocked", "on": "1", "until": "next_cultists"}]
    state = storm(phase="cultists", elders={"hastur": 1}, columns={1: "ashes-1 ashes-2"}, marker=0, lasting=blocked)
    t = play(state)
    assert [len(column(t, s)) for s in (0, 2, 3)] == [1, 1, 1]
    assert t.state.marker == 4


@rule("CS-GOO-07", "S-62", "CS-WIN-02")
def test_whoever_dies_of_a_great_old_one_kept_out_dies_before_the_horror_steps() -> None:
    people = [rosa(0, insanity=4), tobias(1), ilse(2)]
    state = storm(*people, phase="cultists", elders={"hastur": 4}, columns={0: "ashes-1 ashes-2 ashes-3", 4: "deep-1"}, marker=0)
    t = play(state)
    assert t.state.result == "insane"
    t.never_told(events.HorrorSteps)


@rule("CS-CULT-02", "S-96", "S-150")
def test_a_cultist_that_comes_of_an_arrival_comes_before_the_marker_moves() -> None:
    """The Cup-Bearer's step turns up Footsteps: that one comes to the same location, and the others to the next ones, none left out."""
    state = storm(
        phase="cultists",
        castes=COURT,
        cultists="court-5 deep-1 deep-2 deep-3",
        circle="rot nightmares footsteps",
        crystals={2: 1},
        marker=0,
    )
    t = play(state)
    assert [len(column(t, s)) for s in range(5)] == [2, 1, 1, 0, 0]
    assert t.state.marker == 3


@rule("CS-GOO-12", "CS-GOO-13", "CS-GOO-17")
def test_of_two_great_old_ones_at_the_gate_holding_one_does_not_hold_the_other() -> None:
    held = [{"what": "held", "on": "hastur", "until": "next_cultists"}]
    state = storm(
        phase="cultists",
        elders={"hastur": 3, "dagon": 1},
        ending="when-the-gates-burst",
        ending_came=True,
        marker=0,
        lasting=held,
    )
    t = play(state)
    assert (t.state.result, t.state.reason) == ("entered", "dagon")


@rule("CS-WIN-05", "S-36", "CS-END-06")
def test_the_first_of_two_may_fall_with_locations_open_but_not_the_last() -> None:
    hand = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"
    people = [rosa(0, hand=hand, targets="hastur"), tobias(1), ilse(2)]
    state = storm(*people, elders={"hastur": 0, "dagon": 1}, columns={1: "deep-1 deep-2"}, ending_came=True)
    state.ending = "when-the-gates-burst"
    t = all_ready(play(state)).says(0, "attack")
    t.ever_told(events.GreatOldOneDefeated, great_old_one="hastur")
    assert t.state.result == ""
    people = [rosa(0, hand=hand, targets="hastur"), tobias(1), ilse(2)]
    state = storm(*people, elders={"hastur": 0}, ending_came=True, sealed={1: "card", 2: "card", 3: "card"})
    state.ending = "when-the-gates-burst"
    t = all_ready(play(state)).says(0, "attack")
    assert t.state.result == "ending"


# Hidden ones, masks and mirrors


@rule("CS-FIGHT-06", "CS-CASTE-05")
def test_an_usher_before_a_night_gaunt_leaves_somebody_to_attack() -> None:
    state = storm(rosa(0), tobias(0), ilse(2), castes=COURT, creatures=["night-gaunt"], columns={0: "court-1 night-gaunt"})
    g = hand_on(state)
    assert [symbols.attackable(g, who, "night-gaunt") for who in (0, 1)] == [True, True]
    assert [symbols.attackable(g, who, "court-1") for who in (0, 1)] == [False, False]


@rule("CS-CASTE-05", "S-27")
def test_an_usher_shows_himself_when_the_last_other_falls_and_a_marker_may_lie_on_him_before() -> None:
    people = [rosa(2, hand="g02 g03 g04 g01"), tobias(2, hand="g01 g02 g03"), ilse(4)]
    state = storm(*people, castes=COURT, columns={2: "court-1 ashes-1"})
    t = play(state).says(0, "target:ashes-1").says(1, "target:court-1")
    t = all_ready(t)
    t.ever_told(events.FightWon, who=0, enemy="ashes-1")
    t.ever_told(events.FightWon, who=1, enemy="court-1")


@rule("CS-CASTE-05", "CS-CULT-14")
def test_a_high_mask_pushed_to_a_blank_die_rolls_it_again() -> None:
    """While it is there the die cannot be blank; how it came does not matter."""
    people = [rosa(3), tobias(1), ilse(2)]
    state = storm(*people, castes=COURT, altars=(3,), columns={3: "court-7"}, dice={3: "key", 4: "blank"})
    t = play(state, cultist_dice="moon").says(0, "act:embarking")
    assert column(t, 4) == ["court-7"]
    assert t.state.places[4].die == "moon"


@rule("CS-LIMIT-02", "CS-CASTE-05")
def test_the_nameless_needs_two_free_places() -> None:
    crowd = {0: "deep-1 deep-2", 1: "horn-1 horn-2", 2: "ashes-1 ashes-2", 3: "yellow-1 yellow-2", 4: "threshold-1 threshold-2"}
    t = play(storm(phase="cultists", castes=COURT, columns=crowd, cultists="court-6", marker=0))
    assert (t.state.result, t.state.reason) == ("limit", "court-6")


# Development


@rule("CS-DEV-07", "S-15", "CS-GOO-07", "S-30")
def test_a_development_beside_a_great_old_one_calls_another_next_door() -> None:
    """The cultist goes one location on, is the fourth there, and three horror steps follow; the marker stays."""
    people = [rosa(4, trophies="moon moon", board="moon"), tobias(1), ilse(2)]
    state = storm(*people, elders={"cthulhu": 4}, columns={4: "deep-1", 0: "ashes-1 ashes-2 ashes-3"}, marker=2)
    t = play(state).says(0, "develop:moon")
    assert len(column(t, 0)) == 4
    assert t.state.marker == 2
    assert t.state.horror_steps == 8 + 1 + 3
    assert [madness(t, w) for w in range(3)] == [1, 1, 1]
    t.asks(0, "cs-gate-seal")


# What is certain


@rule("S-60", "S-15", "CS-ICON-01")
def test_certain_death_is_seen_where_the_marker_will_go_not_where_it_lies() -> None:
    """The marker rests beside a Great Old One: the cultist of Drive Back comes to the next location, as a fourth."""
    people = [rosa(0, hand="fighter-s5"), tobias(4, insanity=4), ilse(2)]
    columns = {1: "deep-1", 2: "ashes-1 ashes-2 ashes-3", 4: "horn-1"}
    t = play(storm(*people, elders={"hastur": 1}, columns=columns, marker=1)).says(0, "support:fighter-s5.0:1")
    t.asks(0, "cs-certain")


@rule("S-60", "S-78", "CS-ICON-01")
def test_whom_drive_back_takes_away_makes_room_for_the_one_who_comes() -> None:
    crowd = {
        0: "deep-1 deep-2",
        1: "horn-1 horn-2",
        2: "ashes-1 ashes-2",
        3: "yellow-1 yellow-2",
        4: "threshold-1 threshold-2 deep-4",
    }
    people = [rosa(0, hand="fighter-s5"), tobias(4, insanity=4), ilse(2)]
    t = play(storm(*people, columns=crowd, marker=4)).says(0, "support:fighter-s5.0:1").asks_not(0, "cs-certain")
    assert count(t) == 11
    assert t.state.result == ""


@rule("CS-SUP-13", "S-60")
def test_an_offer_does_not_kill_whoever_made_it_in_better_days() -> None:
    """Offered at 3 insanity, accepted at 4: the supporter is asked first."""
    people = [rosa(0, hand="g12 g01", insanity=3), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:g12.0:1").says(0, "support:g01.0:2").says(1, "accept")
    assert t.state.result == ""
    t.asks(0, "cs-certain").says(0, "cancel")
    assert "g12.0" in t.state.investigators[0].hand
    assert (madness(t, 0), madness(t, 1)) == (4, 0)


# Ready, offers, choices


@rule("CS-PREP-09", "CS-PREP-07", "CS-HOR-07")
def test_the_preparation_does_not_end_while_the_team_has_an_altar_to_choose() -> None:
    people = [rosa(0, trophies="moon", seals="key flame moon spiral tide"), tobias(1), ilse(2)]
    t = play(storm(*people, horror_at=5, horror_steps=12)).says(0, "develop:moon")
    t.asks(1, "cs-altar")
    ready(t, 0, 1, 2)
    assert (t.state.phase, t.state.round) == ("preparation", 2)
    t.says(0, "altar:2", msg="cs-altar").says(1, "altar:2", msg="cs-altar")
    assert t.state.places[2].altar
    assert t.state.round == 3


@rule("CS-PREP-08")
def test_healing_withdraws_ready_and_a_colleagues_marker_does_not() -> None:
    people = [rosa(0, insanity=2), tobias(1, hand="g07"), ilse(2)]
    t = ready(play(storm(*people, columns={2: "ashes-1"})), 0)
    t.says(2, "target:ashes-1")
    assert t.state.investigators[0].ready
    t.says(1, "support:g07.1:0")
    assert not t.state.investigators[0].ready


@rule("CS-OBJ-02", "CS-PREP-10")
def test_a_second_motorcar_is_no_gift_but_may_be_exchanged() -> None:
    people = [rosa(0, objects="motorcar.1"), tobias(0, objects="motorcar.2"), ilse(2)]
    t = play(storm(*people)).says(0, "give:motorcar.1:1").offers_not(1, "accept").offers(1, "accept:motorcar.2", "refuse")
    t.says(1, "refuse").offers(0, "swap:motorcar.1:motorcar.2:1")


@rule("CS-OBJ-01", "S-130")
def test_giving_to_ones_own_full_investigator_asks_what_goes() -> None:
    """D-13 holds for two investigators in one hand as well."""
    people = [rosa(0, objects="lantern.1"), tobias(0, objects="motorcar.1 laudanum.1"), ilse(2)]
    state = storm(*people)
    state.players = 1
    for person in state.investigators:
        person.player = 0
    t = play(state)
    t.says(0, "give:lantern.1:1", n=next(a.n for a in t.live.asks if "give:lantern.1:1" in a.keys))
    t.asks(0, "cs-offer").says(0, "accept:laudanum.1", msg="cs-offer")
    assert t.state.investigators[1].objects == ["motorcar.1", "lantern.1"]


# Sealing


@rule("CS-SEAL-03", "CS-SEAL-12")
def test_trophies_laid_in_the_sealing_phase_let_a_colleague_seal_who_had_nothing_to_do_before() -> None:
    people = [rosa(0, trophies="key key key"), tobias(0, seals="key"), ilse(2)]
    t = play(storm(*people, phase="sealing")).says(0, "lay:3").asks(1, "cs-seal").says(1, "seal")
    assert t.state.places[0].sealed == "card"


@rule("CS-SEAL-03", "CS-SEAL-12")
def test_whoever_had_finished_may_still_seal_when_the_trophies_come() -> None:
    people = [rosa(0, trophies="key key key"), tobias(0, seals="key", trophies="key"), ilse(2)]
    t = play(storm(*people, phase="sealing")).says(1, "done").says(0, "lay:3").asks(1, "cs-seal").says(1, "seal")
    assert t.state.places[0].sealed == "card"


@rule("CS-SEAL-12")
def test_whoever_is_away_lays_what_a_colleague_can_seal_with() -> None:
    """D-19: if the team then can seal."""
    people = [rosa(0, trophies="key key key"), tobias(0, seals="key"), ilse(2)]
    t = play(storm(*people, phase="sealing")).default(2)
    assert t.state.places[0].sealed == "card"


@rule("CS-SEAL-05", "CS-SEAL-06", "CS-WIN-06")
def test_the_nameless_counts_once_for_a_seal_and_the_last_seal_may_kill() -> None:
    rest = {1: "card", 2: "card", 3: "card", 4: "card"}
    people = [rosa(0, seals="key", insanity=3), tobias(1), ilse(2)]
    t = play(storm(*people, phase="sealing", castes=COURT, laid={0: 3}, sealed=rest, columns={0: "court-6"})).says(0, "seal")
    assert t.state.result == "won"
    people = [rosa(0, seals="key", insanity=4), tobias(1), ilse(2)]
    t = play(storm(*people, phase="sealing", castes=COURT, laid={0: 3}, sealed=rest, columns={0: "court-6"})).says(0, "seal")
    assert t.says(0, "confirm").state.result == "insane"


# Combat


def story_of(effect: str, caste: int) -> str:
    """A narrative card whose number for this caste has this effect."""
    return next(str(k) for k in range(20) if effect_of(1 + 6 * k + caste) == effect)


@rule("S-83", "S-151", "CS-NARR-05")
def test_whoever_is_abducted_in_a_fight_has_lost_their_opponent() -> None:
    """A story's horror step turns up Abduction: the one who fights is carried away, and the fight is not won from there."""
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(1, insanity=1), ilse(2, insanity=1)]
    state = storm(
        *people,
        columns={0: "ashes-1"},
        modules=["narrative"],
        stories=[story_of("horror_step", 1)],
        circle="rot nightmares abduction",
        crystals={2: 3},
        marker=3,
    )
    t = all_ready(play(state))
    t.ever_told(events.Moved, who=0, slot=3)
    t.never_told(events.FightWon, who=0)
    assert "ashes-1" in column(t, 0)
    lost = [
        e for e in t.events(events.InsanityGained) if isinstance(e, events.InsanityGained) and e.who == 0 and e.why == "no_fight"
    ]
    assert len(lost) == 1  # one penalty, not one for the fight and another for the new place


@rule("CS-FIGHT-01", "S-83")
def test_whoever_is_abducted_to_a_location_that_is_done_suffers_the_penalty_once() -> None:
    people = [tobias(0, insanity=1), rosa(4, hand="g05 g01 g02", targets="deep-1"), ilse(1, insanity=2)]
    state = storm(*people, columns={4: "deep-1"}, circle="rot nightmares abduction", crystals={2: 3}, marker=0)
    t = all_ready(play(state))
    t.ever_told(events.Moved, who=1, slot=0)
    told = [e for e in t.events(events.FoughtNobody) if isinstance(e, events.FoughtNobody) and e.who == 1]
    assert len(told) == 1


@rule("CS-TROPHY-02", "CS-TROPHY-01", "CS-EXP-03")
def test_of_a_supply_with_one_trophy_left_a_creature_yields_one() -> None:
    people = [rosa(0, hand="g01 g02 g03 g04 g11", targets="ghoul-pack"), tobias(1), ilse(2)]
    empty = dict.fromkeys(("key", "flame", "spiral", "tide"), 0) | {"moon": 1}
    t = all_ready(play(storm(*people, columns={0: "ghoul-pack"}, creatures=["ghoul-pack"], supply=empty)))
    t.ever_told(events.FightWon, who=0)
    assert t.state.investigators[0].trophies == {"moon": 1}


@rule("CS-NARR-05", "S-152")
def test_a_story_that_promises_a_trophy_keeps_it_for_a_creature() -> None:
    people = [rosa(0, hand="g01 g02 g03 g04 g11", targets="ghoul-pack"), tobias(1), ilse(2)]
    state = storm(
        *people, columns={0: "ghoul-pack"}, creatures=["ghoul-pack"], modules=["narrative"], stories=[story_of("extra_trophy", 5)]
    )
    t = all_ready(play(state))
    t.ever_told(events.FightWon, who=0)
    for _ in range(3):
        t.says(0, "trophy:tide", msg="cs-trophy")
    assert t.state.investigators[0].trophies == {"tide": 3}


@rule("CS-DICE-06", "S-16")
def test_a_permanent_die_under_azathoth_is_no_free_claim() -> None:
    people = [rosa(0), jack(1, board="moon key+key"), ilse(2)]
    t = play(storm(*people, phase="refresh", elders={"azathoth": 4}, columns={4: "deep-1"}))
    t.default(0)
    assert len(t.state.pool) == 3
    t.says(0, f"die:{t.state.pool[0].id}")
    assert not [k for k in t.keys(0, "cs-prepare") if k.startswith("die:")]


# Modules beside each other


def against(*people: Any, **more: Any) -> StormState:
    state = storm(*people, modules=[LORD], tally={DREAD: 0}, **more)
    state.players += 1
    hand, held = ["ashes-1", "horn-2", "deep-3"], ["footsteps", "torn-notes"]
    state.cultist_deck = [c for c in state.cultist_deck if c not in hand]
    state.horror_deck = [c for c in state.horror_deck if c not in held]
    state.shelf = {HAND: hand, HELD: held}
    return state


@rule("CS-LORD-08")
def test_one_who_fights_nobody_feeds_the_dread_once() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-2"), tobias(1), ilse(2, hand="g05 g01 g02", targets="deep-1")]
    t = all_ready(play(against(*people, columns={0: "ashes-2", 2: "deep-1"})))
    gained = [e.dread for e in t.events(events.DreadGained) if isinstance(e, events.DreadGained)]
    assert len(gained) == len(t.events(events.FoughtNobody))


@rule("CS-WORLD-02", "S-125", "CS-EXP-03")
def test_neither_ghouls_nor_a_cold_breath_reach_the_swallowed() -> None:
    people = [rosa(0, hand="g01 g02"), tobias(1), ilse(2)]
    state = storm(
        *people,
        modules=["otherworlds"],
        creatures=["ghoul-pack"],
        columns={0: "ghoul-pack deep-1 deep-2"},
        circle="rot nightmares cold-breath",
        crystals={2: 1},
        phase="horror",
    )
    state = laid_out(state)
    g = hand_on(state)
    list(great_old_ones.summon(g, "hastur", 0))
    t = play(state)
    t.ever_told(events.HorrorRevealed, card="cold-breath")
    assert madness(t, 0) == 1  # of the Great Old One alone
    t = all_ready(t)
    t.asks_not(0, "cs-discard")
    t.never_told(events.CardsDiscarded, who=0)


@rule("CS-PUZZLE-05", "S-13", "S-153")
def test_with_all_sealed_and_a_piece_missing_the_game_goes_on_and_no_great_old_one_finds_a_place() -> None:
    every = dict.fromkeys(range(5), "card")
    state = laid_out(
        storm(
            rosa(0),
            tobias(1),
            ilse(2),
            modules=["dangerous-puzzle"],
            sealed=every,
            phase="horror",
            circle="rot nightmares the-calling",
            crystals={2: 3},
        )
    )
    t = play(state)
    t.ever_told(events.HorrorRevealed, card="the-calling")
    assert not t.state.elders
    assert [madness(t, w) for w in range(3)] == [0, 0, 0]
    assert t.state.result == ""


@rule("CS-VICT-03", "CS-CULT-05", "CS-CULT-16", "S-122")
def test_a_civilian_lost_in_a_crowd_is_the_fourth_cultist_whatever_is_blocked() -> None:
    blocked = [{"what": "blocked", "on": "2", "until": "next_cultists"}]
    state = laid_out(
        storm(
            phase="cultists",
            modules=["innocent-victims"],
            round=5,
            columns={2: "ashes-1 ashes-2 ashes-3"},
            lasting=blocked,
            cultists="deep-1",
            marker=3,
        )
    )
    civilian = state.shelf["innocent-victims.deck"].pop()
    state.shelf["innocent-victims.at.2"].append(civilian)
    state.tally[f"innocent-victims.since.{civilian}"] = 3
    t = play(state)
    assert (t.state.elders[0].id, t.state.elders[0].slot) == ("cthulhu", 2)
    assert not t.state.elders[0].devoured  # it appeared in this phase: it does not move yet


@rule("CS-PREP-06", "S-60")
def test_what_was_confirmed_too_late_is_refused_without_cost() -> None:
    """Rosa asks for the development that would kill her; while she hesitates, Tobias takes one of the trophies she had offered him."""
    people = [rosa(0, hand="g13", insanity=3, trophies="moon moon", board="moon key+key"), tobias(1), ilse(2)]
    people[1].trophies = {"key": 1}
    t = play(storm(*people)).says(0, "support:g13.0:1").says(0, "name:exchange").says(0, "develop:moon").asks(0, "cs-certain")
    t.says(1, "share:moon:key", msg="cs-share").says(0, "confirm")
    assert t.state.result == ""
    assert t.state.investigators[0].trophies == {"moon": 1, "key": 1}
    assert len(t.state.investigators[0].board) == 2


@rule("CS-SUP-07", "S-154")
def test_whoever_shares_spoils_names_what_they_give() -> None:
    """D-39: which trophy is given is asked of the supporter, before anything is paid."""
    people = [rosa(0, hand="g13", trophies="moon moon tide"), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:g13.0:1").asks(0, "cs-name")
    assert t.keys(0, "cs-name") == ("name:moon", "name:tide", "name:moon,moon", "name:moon,tide", "cancel")
    assert madness(t, 0) == 0
    t.says(0, "name:moon,tide")
    assert t.state.investigators[0].trophies == {"moon": 1}
    assert t.state.investigators[1].trophies == {"moon": 1, "tide": 1}


@rule("CS-SUP-09", "S-154")
def test_of_an_exchange_the_supported_one_says_which_goes_for_which_or_none() -> None:
    def offered() -> Play[StormState]:
        people = [rosa(0, hand="g13", trophies="moon tide"), tobias(1, trophies="key"), ilse(2)]
        return play(storm(*people)).says(0, "support:g13.0:1").says(0, "name:exchange").asks(1, "cs-share")

    t = offered()
    assert t.keys(1, "cs-share") == ("share:moon:key", "share:tide:key", "none")
    t.says(1, "share:tide:key", msg="cs-share")
    assert t.state.investigators[0].trophies == {"moon": 1, "key": 1}
    assert t.state.investigators[1].trophies == {"tide": 1}
    t = offered().says(1, "none", msg="cs-share")
    assert t.state.investigators[1].trophies == {"key": 1}


@rule("CS-SUP-07", "S-154")
def test_the_only_trophy_there_is_needs_no_naming() -> None:
    t = play(storm(rosa(0, hand="g13", trophies="moon"), tobias(1), ilse(2))).says(0, "support:g13.0:1")
    assert t.state.investigators[1].trophies == {"moon": 1}


@rule("CS-PUZZLE-04", "S-25", "S-155")
def test_pieces_bite_with_the_penalty_not_when_a_second_fight_is_declined_after_a_first_was_won() -> None:
    people = [rosa(0, hand="g02 g03 g04", objects="puzzle-rim.1", targets="ashes-1 deep-1"), tobias(1), ilse(2)]
    state = laid_out(storm(*people, modules=["dangerous-puzzle"], columns={0: "ashes-1 deep-1"}))
    state.object_deck.remove("puzzle-rim.1")
    t = all_ready(play(state)).says(0, "fight:0:ashes-1").says(0, "attack").says(0, "commit")
    t.ever_told(events.FightWon, who=0, enemy="ashes-1")
    t.ever_told(events.FightDeclined, who=0, enemy="deep-1")
    t.never_told(events.PiecesBite)


@rule("CS-HOR-06", "S-43")
def test_a_card_that_brings_steps_is_replaced_before_they_are_taken() -> None:
    """The Stars Turn at slot 2; its first step turns up the card of slot 3, which is replaced after it."""
    pile = "torn-notes cold-breath nightmares abduction"
    state = storm(phase="horror", circle="rot swarm the-stars-turn lost-relic", crystals={2: 4, 3: 2}, horror=pile)
    t = play(state)
    assert [e.card for e in t.events(events.HorrorRevealed) if isinstance(e, events.HorrorRevealed)] == [
        "the-stars-turn",
        "lost-relic",
    ]
    assert (t.state.circle[2].card, t.state.circle[3].card) == ("cold-breath", "abduction")


@rule("S-60", "CS-GOO-06")
def test_pushing_a_fourth_cultist_next_door_is_confirmed_by_whoever_would_die_of_it() -> None:
    people = [rosa(3), tobias(1, insanity=4), ilse(2)]
    columns = {3: "ashes-1", 4: "deep-1 deep-2 deep-3"}
    t = play(storm(*people, altars=(3,), columns=columns)).says(0, "act:embarking").asks(0, "cs-certain").says(0, "confirm")
    t.asks(1, "cs-certain-victim").says(1, "cancel")
    assert (t.state.result, column(t, 3)) == ("", ["ashes-1"])
    t = play(storm(rosa(3), tobias(1, insanity=4), ilse(2), altars=(3,), columns=columns, sealed={4: "card"})).says(
        0, "act:embarking"
    )
    assert len(column(t, 4)) == 4  # a sealed location calls nobody


@rule("CS-PUZZLE-05", "CS-WIN-01", "S-123")
def test_the_last_piece_wins_before_what_was_drawn_with_it_can_happen() -> None:
    people = [rosa(0, hand="g01 g03", insanity=4), tobias(1), ilse(2)]
    state = laid_out(storm(*people, modules=["dangerous-puzzle"], sealed=dict.fromkeys(range(5), "card")))
    drawn = [PIECES[0], "whispering-pages.1"]
    state.object_deck = [o for o in state.object_deck if o not in (*PIECES, *drawn)] + drawn
    state.investigators[1].objects = PIECES[1:]
    t = play(state).says(0, "research:2")
    assert t.state.result == "won"
    t.never_told(events.UnexpectedEvent)


@rule("CS-SUP-08", "CS-ICON-04", "CS-KILL-03")
def test_a_combat_support_lies_there_until_the_fight_and_then_goes_home() -> None:
    people = [rosa(0, hand="g02"), tobias(1, hand="g03 g04", targets="ashes-1"), ilse(2)]
    t = play(storm(*people, columns={1: "ashes-1"}, dice={1: "blank"}))
    t.says(0, "support:g02.0:1")
    assert [s.card for s in t.state.investigators[1].supports] == ["g02.0"]
    assert "g02.0" not in t.state.investigators[0].discard
    t = play(storm(rosa(0, hand="g02"), tobias(2, hand="g03 g04", targets="ashes-1"), ilse(4), columns={2: "ashes-1"}))
    t = all_ready(t.says(0, "support:g02.0:1"))
    t.ever_told(events.FightWon, who=1, enemy="ashes-1")
    assert "g02.0" in (*t.state.investigators[0].discard, *t.state.investigators[0].deck)


@rule("CS-TGT-02")
def test_a_marker_at_another_location_is_taken_off_when_the_preparation_ends() -> None:
    people = [rosa(0, targets="horn-1"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={1: "horn-1"})))
    t.ever_told(events.TargetLifted, who=0, enemy="horn-1")
    t.never_told(events.CannotFight)


@rule("CS-GOO-17", "CS-GOO-12", "S-13", "S-156")
def test_of_two_at_one_location_the_second_has_its_own_round_at_the_gate() -> None:
    """The first devours the last cultist between them and the gate; neither has stood there for a round yet."""
    rest = {1: "card", 2: "card", 3: "card", 4: "card"}
    state = storm(
        phase="cultists", elders={"hastur": 0, "dagon": 0}, columns={0: "deep-1"}, sealed=rest, ending_came=True, marker=1
    )
    state.ending = "when-the-gates-burst"
    t = play(state)
    assert t.state.result == ""
    assert [(e.id, e.devoured) for e in t.state.elders] == [("hastur", ["deep-1"]), ("dagon", [])]
    state = t.state.model_copy(deep=True)
    state.phase = "cultists"
    assert play(state).state.reason == "hastur"


@rule("CS-FIGHT-08")
def test_a_die_that_won_the_first_fight_is_no_help_in_the_second() -> None:
    """Both need a flame, and there is one: on the die. The same with an ability and with a symbol of this round."""
    enemies = "ashes-1 threshold-1"
    lasting = [{"what": "fight_wild", "n": 1, "on": "0", "until": "round"}]
    ways = ({"dice": "flame"}, {"board": "moon key+key moon+moon", "hand": "g03 g04 g01"}, {"more": {"lasting": lasting}})
    for way in ways:
        more: Any = way.get("more", {})
        own: Any = {"hand": "g03 g04 g01 g08", **{k: v for k, v in way.items() if k != "more"}}
        people = [rosa(3, targets=enemies, deck="g05", **own), tobias(1), ilse(2)]
        t = all_ready(play(storm(*people, columns={3: enemies}, **more)))
        t.says(0, "fight:0:ashes-1")
        while t.state.phase == "combat" and not t.over:
            question = next(a for a in t.live.asks if a.needed)
            wanted = next((k for k in ("attack", "commit", "concede") if k in question.keys), question.keys[0])
            t.says(question.seat, wanted, n=question.n)
        t.ever_told(events.FightWon, who=0, enemy="ashes-1")
        t.never_told(events.FightWon, who=0, enemy="threshold-1")


@rule("CS-KILL-02", "CS-KILL-01")
def test_those_above_slide_down_in_their_order_and_stay() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(0), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "horn-1 ashes-1 deep-1 deep-2"}, elders={"hastur": 0})))
    t.ever_told(events.FightWon, who=0)
    left = t.ever_told(events.GreatOldOneAdvances, great_old_one="hastur")
    assert left.devoured == "deep-2"
    assert column(t, 0) == ["horn-1", "deep-1"]


@rule("CS-CASTE-03")
def test_the_great_old_one_of_a_special_caste_is_never_drawn_at_random() -> None:
    g = hand_on(storm(castes=COURT))
    came: set[str] = set()
    for _ in range(60):
        with pytest.raises(StopIteration) as drawn:
            next(great_old_ones.drawn(g, "first", "the-calling"))
        came.add(drawn.value.value)
    assert came == {"yog-sothoth", "cthugha", "shub-niggurath", "hastur", "cthulhu"}


@rule("CS-WIN-01", "CS-GOO-14", "CS-WIN-07")
def test_five_seals_win_nothing_while_a_great_old_one_is_in_play() -> None:
    state = storm(elders={"hastur": 0}, columns={0: "deep-1"}, sealed=dict.fromkeys(range(5), "card"))
    winning.check(hand_on(state))
    assert state.result == ""
    state.elders = []
    with pytest.raises(GameEndsNow):
        winning.check(hand_on(state))


@rule("CS-VICT-05")
def test_nobody_is_sealed_in() -> None:
    people = [rosa(2, seals="moon", hand="g01"), tobias(1), ilse(0)]
    state = laid_out(storm(*people, phase="sealing", modules=["innocent-victims"], laid={2: 3}))
    play(state.model_copy(deep=True)).offers(0, "seal")
    state.shelf["innocent-victims.at.2"].append(state.shelf["innocent-victims.deck"].pop())
    state.tally[f"innocent-victims.since.{state.shelf['innocent-victims.at.2'][0]}"] = 2
    t = play(state)
    t.never_told(events.Sealed)
    assert not [k for a in t.live.asks for k in a.keys if k.startswith("seal")]


@pytest.mark.rule("CS-NARR-02", "S-25", "S-102")
def test_a_sure_fight_with_a_story_is_begun_without_a_question_but_a_second_one_is_not() -> None:
    """The story may make it fail; declining the first would cost as much, declining a further one nothing."""
    hand = "g01 g02 g03 g04 g05 fighter-s1 fighter-s2 fighter-s3 fighter-s4 fighter-s5"
    people = [rosa(0, hand=hand, targets="ashes-1 ashes-2"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "ashes-1 ashes-2"}, modules=["narrative"], stories=[story_of("none", 1)])
    t = all_ready(play(state)).says(0, "fight:0:ashes-1")
    t.ever_told(events.FightWon, enemy="ashes-1")
    assert [a.msg for a in t.live.asks] == ["cs-attack"]
