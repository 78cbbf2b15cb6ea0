"""Supports, icons, research, objects: CS-SUP, CS-ICON, CS-RES, CS-OBJ, CS-GEN-03 … 06."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.rules import supports, symbols

from .given import CARDS, all_ready, ansel, column, hand_on, ilse, jack, madness, miriam, play, rosa, storm, tobias

rule = pytest.mark.rule


@rule("CS-GEN-05", "CS-SUP-10")
def test_a_card_is_either_a_symbol_or_a_support() -> None:
    t = play(storm(rosa(0, hand="g01"), tobias(1), ilse(2))).says(0, "support:g01.0:1")
    assert "g01.0" not in t.state.investigators[0].hand
    assert t.state.investigators[1].supports[0].card == "g01.0"
    assert not [s for s in symbols.given(hand_on(t.state), 0, "deep-1") if s.id == "g01.0"]


@rule("CS-GEN-06", "CS-SUP-01", "S-18")
def test_one_supports_anybody_else_anywhere_but_never_oneself() -> None:
    t = play(storm(rosa(0, hand="g01"), tobias(1), ilse(4)))
    t.offers(0, "support:g01.0:1", "support:g01.0:2").offers_not(0, "support:g01.0:0")


@rule("CS-GEN-03")
def test_card_text_overrides_the_rules() -> None:
    """A Revolver lets a melee investigator attack beyond the nearest."""
    people = [tobias(0, hand="g02 g03 g04", objects="revolver.1", targets="ashes-1"), rosa(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "deep-1 ashes-1"})))
    t.ever_told(events.FightWon, who=0, enemy="ashes-1")


@rule("CS-SUP-02")
def test_what_cannot_be_carried_out_cannot_be_played() -> None:
    t = play(storm(rosa(0, hand="g07 g06 g13 fighter-s3"), tobias(1), ilse(2)))
    t.offers_not(0, "support:g07.0:1", "support:g06.0:1", "support:g13.0:1", "support:fighter-s3.0:2")
    t.offers(0, "support:fighter-s3.0:1")


@rule("CS-SUP-03", "CS-SUP-05", "CS-ICON-07", "S-19")
def test_the_supporter_gets_insanity_then_it_is_carried_out_then_a_card_is_drawn() -> None:
    t = play(storm(rosa(0, hand="g06", deck="g03"), tobias(1, dice="key"), ilse(2))).says(0, "support:g06.0:1")
    assert madness(t, 0) == 1
    assert t.state.investigators[0].hand == []
    t.says(1, "turn:1:wild")
    assert t.state.investigators[0].hand == ["g03.0"]
    assert t.state.investigators[0].discard == ["g06.0"]


@rule("CS-SUP-03", "CS-ICON-07")
def test_a_star_costs_nothing_unless_nyarlathotep_is_there() -> None:
    t = play(storm(miriam(0, hand="healer-s1"), tobias(1, insanity=1), ilse(2))).says(0, "support:healer-s1.0:1")
    assert (madness(t, 0), madness(t, 1)) == (0, 0)
    state = storm(miriam(0, hand="healer-s1"), tobias(1, insanity=1), ilse(2), elders={"nyarlathotep": 4}, columns={4: "deep-1"})
    assert madness(play(state).says(0, "support:healer-s1.0:1"), 0) == 1


@rule("CS-SUP-03", "CS-INS-02")
def test_dying_of_it_ends_the_game_before_anything_is_carried_out() -> None:
    t = play(storm(rosa(0, hand="g07", insanity=4), tobias(1, insanity=2), ilse(2)))
    t.says(0, "support:g07.0:1").says(0, "confirm")
    assert t.state.result == "insane"
    assert madness(t, 1) == 2


@rule("CS-SUP-04", "CS-ICON-03")
def test_the_horror_icon_advances_the_marker_after_the_action() -> None:
    people = [rosa(0, hand="g13", trophies="key"), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:g13.0:1")
    assert t.state.investigators[1].trophies == {"key": 1}
    assert t.order(events.TrophiesGiven, events.HorrorSteps) == ["TrophiesGiven", "HorrorSteps"]


@rule("CS-SUP-05", "CS-ICON-05")
def test_the_no_card_icon_brings_no_new_card() -> None:
    t = play(storm(miriam(0, hand="healer-s3"), tobias(1, insanity=3), ilse(2))).says(0, "support:healer-s3.0:1")
    assert t.state.investigators[0].hand == []
    assert madness(t, 1) == 1


@rule("CS-SUP-06", "S-87")
def test_twice_as_many_supports_as_players_in_a_round() -> None:
    state = storm(rosa(0, hand="g01"), tobias(1), ilse(2))
    assert supports.limit(hand_on(state)) == 6
    state.investigators[0].played = 5
    play(state.model_copy(deep=True)).offers(0, "support:g01.0:1")
    state.investigators[0].played = 6
    play(state).offers_not(0, "support:g01.0:1")


@rule("CS-SUP-07")
def test_what_is_no_combat_support_is_carried_out_at_once() -> None:
    t = play(storm(tobias(0, hand="supporter-s1"), rosa(1), ilse(2))).says(0, "support:supporter-s1.0:1")
    assert len(t.state.investigators[1].hand) == 1
    assert not t.state.investigators[1].supports


@rule("CS-SUP-08", "CS-ICON-04", "CS-FIGHT-12", "S-23")
def test_combat_supports_lie_there_for_ones_own_fight_and_return_unused() -> None:
    people = [rosa(0, hand="g01"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people)).says(0, "support:g01.0:2")).until(0, "cs-prepare")
    assert not t.state.investigators[2].supports
    assert "g01.0" in [*t.state.investigators[0].discard, *t.state.investigators[0].deck, *t.state.investigators[0].hand]


@rule("CS-SUP-09")
def test_the_supported_player_decides_what_is_optional() -> None:
    t = play(storm(ilse(0, hand="medium-s6"), rosa(1, deck="g05"), tobias(2))).says(0, "support:medium-s6.0:1")
    t.asks(1, "cs-seance").says(1, "leave")
    assert t.state.investigators[1].hand == []


@rule("CS-SUP-12")
def test_supports_are_for_the_preparation_only() -> None:
    t = all_ready(play(storm(rosa(0, hand="g01", dice="key", targets="deep-1"), tobias(1), ilse(2), columns={0: "deep-1"})))
    assert not [k for a in t.live.asks for k in a.keys if k.startswith("support:")]


@rule("CS-SUP-13")
def test_who_would_get_insanity_by_it_accepts_first() -> None:
    t = play(storm(rosa(0, hand="g12"), tobias(1), ilse(2))).says(0, "support:g12.0:1").asks(1, "cs-offer-support")
    assert madness(t, 0) == 0
    t.says(0, "move:3").says(1, "refuse")
    assert t.state.investigators[0].hand == ["g12.0"]
    t.says(0, "support:g12.0:1").says(1, "accept")
    assert (madness(t, 0), madness(t, 1)) == (1, 1)
    assert t.state.investigators[1].supports[0].card == "g12.0"


@rule("S-100")
def test_for_combat_and_time_supports_icons_happen_at_play() -> None:
    """S-100."""
    t = play(storm(ansel(0, hand="researcher-s6"), rosa(1), ilse(2))).says(0, "support:researcher-s6.0:1")
    assert t.state.horror_steps == 9
    t = play(storm(rosa(0, hand="g15"), tobias(1), ilse(2))).says(0, "support:g15.0:1")
    assert t.state.horror_steps == 9
    assert t.state.lasting[0].on == "1"


@rule("CS-ICON-02")
def test_a_timed_support_works_in_the_next_round() -> None:
    """Hold the Line: the Great Old One at the gate does not enter."""
    people = [rosa(0, hand="fighter-s6"), tobias(1), ilse(2)]
    t = play(storm(*people, elders={"hastur": 4})).says(0, "support:fighter-s6.0:1")
    all_ready(t)
    while t.state.round == 2 or t.state.phase == "cultists":
        t.default()
    t.ever_told(events.GreatOldOneHeld)
    assert not t.over
    assert not t.state.investigators[1].supports


@rule("CS-ICON-06")
def test_other_icons_only_name_the_kind_of_action() -> None:
    only_named = {"dice", "trophy", "cards", "goo"}
    for card in CARDS.actions.values():
        text = card.rules_text(CARDS.words, "en")
        assert len(text) >= 1, card.id
        assert set(card.icons) <= only_named | {"combat", "horror", "cultist", "time", "no_card"}


@rule("CS-ICON-08")
def test_research_icons_are_counted_card_by_card() -> None:
    t = play(storm(rosa(0, hand="g01 g03 g02"), tobias(1), ilse(2))).offers(0, "research:2").offers_not(0, "research:3")
    assert t.view(0).investigators[0].research == 2


def test_what_every_star_does() -> None:
    """7.6: those that are not played elsewhere."""
    t = play(storm(miriam(0, hand="healer-s3 healer-s5 healer-s6"), rosa(1, insanity=3, permanent=1), ilse(2, insanity=1)))
    t.says(0, "support:healer-s3.0:1").says(0, "support:healer-s5.0:1").says(0, "support:healer-s6.0:1")
    assert [madness(t, who) for who in range(3)] == [1, 0, 0]
    t = play(
        storm(
            ansel(0, hand="researcher-s1 researcher-s3 researcher-s4 researcher-s5"),
            rosa(1, hand="g01", objects="lantern.1"),
            ilse(2),
            objects="laudanum.1",
        )
    )
    t.says(1, "research:1").says(1, "none").says(0, "support:researcher-s1.0:1").offers(1, "research:1")
    t.says(0, "support:researcher-s3.0:1")
    t.says(1, t.keys(1, "cs-discard")[0])
    assert len(t.state.investigators[1].hand) == 2
    t.says(0, "support:researcher-s4.0:1")
    assert t.state.object_discard == []
    t.says(0, "support:researcher-s5.0:1").says(1, "parcel:1:lantern.1:2")
    assert t.state.investigators[2].objects == ["lantern.1"]
    t = play(
        storm(ilse(0, hand="medium-s1 medium-s2 medium-s4 medium-s5"), rosa(1), tobias(2), crystals={0: 2}, dice={3: "tide"})
    )
    t.says(0, "support:medium-s1.0:1").says(1, "ring:3")
    assert t.view(1).circle[3].card
    t.says(0, "support:medium-s2.0:1")
    assert t.state.circle[0].crystals == 1
    t.says(0, "support:medium-s4.0:1")
    assert t.state.places[3].die == "blank"
    t.says(0, "support:medium-s5.0:1")
    assert t.state.investigators[1].supports[0].when == "time"
    t = play(
        storm(jack(0, hand="gambler-s1 gambler-s2 gambler-s5 gambler-s6"), rosa(1), tobias(2), pool="key moon"),
        extra_die="tide", pool_again="wild wild", cultist_dice="spiral",
    )  # fmt: skip
    t.says(0, "support:gambler-s2.0:1").says(0, "support:gambler-s1.0:1").says(1, "turn:1:wild")
    assert t.state.investigators[1].dice[0].face == "wild"
    t.says(0, "support:gambler-s5.0:1").says(1, "slot:4").says(0, "support:gambler-s6.0:1")
    assert t.state.places[4].die == "spiral"
    assert [d.face for d in t.state.pool] == ["wild", "wild"]


def test_a_ward_takes_the_insanity_of_the_next_appearance() -> None:
    people = [ilse(0, hand="medium-s5"), rosa(1, trophies="key key", board="key"), tobias(2)]
    t = play(storm(*people, columns={1: "deep-1 deep-2 deep-3"}, cultists="deep-4"))
    t.says(0, "support:medium-s5.0:1").says(1, "develop:key")
    assert [madness(t, who) for who in range(3)] == [1, 0, 1]
    assert "medium-s5.0" in t.state.investigators[0].discard


def test_supporter_abilities() -> None:
    people = [tobias(0, hand="g01 g02 g03", board="key", deck="g04 g05 g06"), rosa(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:g01.0:1").says(0, "support:g02.0:1")
    assert madness(t, 0) == 1
    people = [tobias(0, hand="g01 g02 g03 g04", board="key key+key moon+moon"), rosa(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:g01.0:1")
    assert len(t.state.investigators[0].hand) == 5
    t.says(0, "support:g02.0:1").says(0, "support:g03.0:1")
    assert madness(t, 0) == 0
    t.says(0, "support:g04.0:1")
    assert madness(t, 0) == 1


def test_fresh_leads_and_pooled_effort() -> None:
    people = [rosa(0, hand="g14"), tobias(1, hand="g01 g02"), ilse(2), jack(3)]
    t = play(storm(*people)).says(0, "support:g14.0:1").says(1, "drop:g01.1", "drop:g02.1")
    assert len(t.state.investigators[1].hand) == 2
    assert len(t.state.investigators[1].discard) == 2
    people = [tobias(0, hand="supporter-s3 g05 g01"), rosa(1), ilse(2)]
    t = play(storm(*people)).says(0, "support:supporter-s3.0:1").says(0, "name:g05.0")
    assert t.state.investigators[1].supports[0].named == "tide"
    assert "g05.0" in t.state.investigators[0].hand


# Research


@rule("CS-RES-01", "CS-RES-04", "S-57")
def test_anybody_with_an_icon_may_research_once_a_round_and_keeps_the_cards() -> None:
    t = play(storm(tobias(0, hand="g01 g02"), rosa(1, hand="g02"), ilse(2), objects="lantern.1"))
    t.offers_not(1, "research:1").says(0, "research:1").says(0, "keep:lantern.1").offers_not(0, "research:1")
    assert t.state.investigators[0].hand == ["g01.0", "g02.0"]
    assert t.state.investigators[0].objects == ["lantern.1"]


@rule("CS-RES-02")
def test_icons_are_counted_at_that_moment() -> None:
    t = play(storm(tobias(0, hand="g01 g03", deck="g02"), rosa(1), ilse(2))).says(0, "support:g01.0:1")
    t.offers(0, "research:1").offers_not(0, "research:2")


@rule("CS-RES-03", "S-32")
def test_up_to_that_many_are_drawn_one_may_be_kept_the_rest_is_discarded() -> None:
    t = play(storm(tobias(0, hand="g01 g03"), rosa(1), ilse(2), objects="lantern.1 laudanum.1"))
    t.says(0, "research:2").says(0, "none")
    assert t.state.investigators[0].objects == []
    assert t.state.object_discard == ["lantern.1", "laudanum.1"]


@rule("CS-RES-05")
def test_events_are_carried_out_at_once_even_if_nothing_is_kept() -> None:
    state = storm(
        tobias(0, hand="g01 g03"), rosa(1), ilse(2), objects="summoning-eye.1 whispering-pages.1", marker=3, cultists="deep-1"
    )
    t = play(state).says(0, "research:2")
    assert column(t, 3) == ["deep-1"]
    assert madness(t, 0) == 1
    assert t.state.investigators[0].objects == []
    t.asks(0, "cs-prepare")


def test_the_other_events() -> None:
    state = storm(
        tobias(0, hand="g01 g03 g05"), rosa(1), ilse(2), objects="collapsing-shelf.1 wrong-door.1 nightmare.1", marker=3
    )
    t = play(state).says(0, "research:3")
    assert t.state.investigators[0].slot == 3
    assert t.state.horror_steps == 9
    assert len(t.state.object_discard) == 5


@rule("CS-RES-06")
def test_an_empty_object_deck_stays_empty() -> None:
    state = storm(tobias(0, hand="g01"), rosa(1), ilse(2))
    state.object_discard, state.object_deck = state.object_deck, []
    play(state).offers_not(0, "research:1")


# Objects


@rule("CS-OBJ-01")
def test_a_third_object_needs_one_to_be_discarded() -> None:
    people = [tobias(0, hand="g01", objects="lantern.1 laudanum.1"), rosa(1), ilse(2)]
    t = play(storm(*people, objects="iron-key.1")).says(0, "research:1").offers_not(0, "keep:iron-key.1")
    t.says(0, "keep:iron-key.1:lantern.1")
    assert t.state.investigators[0].objects == ["laudanum.1", "iron-key.1"]


@rule("CS-OBJ-02")
def test_a_second_copy_of_a_unique_object_cannot_be_kept() -> None:
    people = [tobias(0, hand="g01", objects="motorcar.1"), rosa(1), ilse(2)]
    play(storm(*people, objects="motorcar.2")).says(0, "research:1").offers_not(0, "keep:motorcar.2").offers(
        0, "keep:motorcar.2:motorcar.1"
    )


@rule("CS-OBJ-03")
def test_objects_are_given_at_the_same_location_if_the_other_agrees() -> None:
    people = [tobias(0, objects="lantern.1"), rosa(0), ilse(2)]
    t = play(storm(*people)).offers_not(0, "give:lantern.1:2").says(0, "give:lantern.1:1").says(1, "accept")
    assert t.state.investigators[1].objects == ["lantern.1"]


def test_who_has_no_room_says_what_goes() -> None:
    """D-13."""
    people = [tobias(0, objects="lantern.1"), rosa(0, objects="laudanum.1 iron-key.1"), ilse(2)]
    t = play(storm(*people)).says(0, "give:lantern.1:1").offers_not(1, "accept").says(1, "accept:laudanum.1")
    assert t.state.investigators[1].objects == ["iron-key.1", "lantern.1"]
    assert t.state.object_discard == ["laudanum.1"]


@rule("CS-OBJ-04", "CS-DEV-09", "S-86")
def test_neither_trophies_nor_seals_change_hands_that_way() -> None:
    t = play(storm(tobias(0, trophies="key", seals="moon"), rosa(0), ilse(0)))
    assert not [k for k in t.keys(0) if k.startswith(("give:", "swap:"))]


@rule("CS-OBJ-05", "S-101")
def test_a_tome_counts_once_a_round_and_an_amulet_keeps_its_symbol() -> None:
    people = [tobias(0, objects="occult-tome.1"), rosa(0, objects="elder-amulet.1"), ilse(2)]
    t = play(storm(*people, objects="lantern.1 laudanum.1")).says(0, "research:1").says(0, "none")
    t.says(0, "give:occult-tome.1:1").says(1, "accept").offers_not(1, "research:1")
    t.says(1, "give:elder-amulet.1:0").says(0, "accept").asks_not(0, "cs-amulet")
    assert t.state.chosen == {"elder-amulet.1": "key"}


def test_the_symbol_of_an_amulet_is_chosen_when_it_is_found() -> None:
    """D-38."""
    t = (
        play(storm(tobias(0, hand="g01"), rosa(1), ilse(2), objects="elder-amulet.1"))
        .says(0, "research:1")
        .says(0, "keep:elder-amulet.1")
    )
    t.asks(0, "cs-amulet").says(0, "symbol:tide")
    assert t.state.chosen == {"elder-amulet.1": "tide"}


def test_what_objects_do_in_the_preparation() -> None:
    people = [tobias(0, objects="chalk-circle.1 brass-bell.1"), rosa(1, objects="sealed-letter.1 lantern.1"), ilse(2)]
    t = play(storm(*people), cultist_dice="tide").says(0, "use:chalk-circle.1:chalk-circle")
    assert t.state.lasting[0].what == "blocked"
    t.says(0, "use:brass-bell.1:brass-bell").says(0, "slot:0")
    assert t.state.places[0].die == "tide"
    t.says(1, "use:sealed-letter.1:sealed-letter").says(1, "use:lantern.1:lantern").says(1, "ring:0").says(1, "ring:2")
    assert len(t.state.investigators[1].hand) == 3
    assert [bool(r.card) for r in t.view(1).circle][:3] == [True, False, True]
