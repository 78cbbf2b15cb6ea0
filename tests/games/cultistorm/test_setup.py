"""Set-up: CS-SETUP, CS-GEN, CS-CASTE-01 … 03."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.game import StormOptions
from games.cultistorm.state import StormState, kind, owner
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.rules import BadOptions
from games.kernel.testing import Play

from .given import CARDS, RULES

rule = pytest.mark.rule


def begun(seats: int = 3, key: bytes = b"setup", **wishes: object) -> Play[StormState]:
    """A table that has been set up; everybody takes the default."""
    t = Play(Live(RULES, Fate(key), new_game(RULES, RULES.new(seats, StormOptions.model_validate(wishes))), strict=True))
    while t.state.phase == "setup":
        t.default()
    return t


def dealt(t: Play[StormState]) -> list[events.CultistArrives]:
    """The cultists that lay there before the first round."""
    before: list[events.CultistArrives] = []
    for event in t.events():
        if isinstance(event, events.RoundBegins):
            break
        if isinstance(event, events.CultistArrives):
            before.append(event)
    return before


@rule("CS-GEN-01", "CS-SETUP-06")
def test_three_to_five_players_have_one_investigator_each_by_wish_or_at_random() -> None:
    t = begun(4, investigators=["medium", "", "healer"])
    people = t.state.investigators
    assert [i.player for i in people] == [0, 1, 2, 3]
    assert (people[0].id, people[2].id) == ("medium", "healer")
    assert len({i.id for i in people}) == 4
    for seats in (2, 6):
        with pytest.raises(BadOptions):
            RULES.new(seats)
    with pytest.raises(BadOptions):
        RULES.new(3, StormOptions(investigators=["healer", "healer"]))


@rule("CS-GEN-07", "CS-GEN-08", "S-01", "S-03")
def test_five_symbols_castes_seals_and_locations_correspond() -> None:
    t = begun()
    assert len(SYMBOLS) == 5
    assert [c.symbol for c in CARDS.castes.values()] == list(SYMBOLS)
    assert t.state.seals == list(SYMBOLS)
    assert [p.symbol for p in t.view().places] == list(SYMBOLS)
    assert [CARDS.great_old_ones[c.great_old_one].symbols[0] for c in CARDS.castes.values()] == list(SYMBOLS)


@rule("CS-SETUP-01", "CS-SETUP-02")
def test_five_different_locations_are_drawn_with_a_die_each() -> None:
    found = {tuple(p.card for p in begun(key=f"{i}".encode()).state.places) for i in range(4)}
    assert all(len(set(row)) == 5 for row in found)
    assert len(found) == 4


@rule("CS-SETUP-03", "S-05")
@pytest.mark.parametrize(("seats", "size"), [(3, 40), (4, 45), (5, 60)])
def test_the_cultist_deck_fits_the_number_of_investigators(seats: int, size: int) -> None:
    s = begun(seats).state
    cards = [*s.cultist_deck, *s.cultist_discard, *(c for p in s.places for c in p.column)]
    assert len(cards) == size
    assert all(CARDS.cultists[c].skull <= seats for c in cards)


@rule("CS-SETUP-04", "CS-SETUP-05", "CS-ROUND-02", "S-08")
def test_a_cultist_lies_at_each_location_and_the_first_round_brings_more_from_the_start_location_on() -> None:
    t = begun(3)
    assert [e.slot for e in dealt(t)] == [0, 1, 2, 3, 4]
    assert [len(p.column) for p in t.state.places] == [2, 2, 2, 1, 1]
    assert t.state.marker == 3


@rule("CS-SETUP-07")
def test_everybody_has_21_cards_of_their_own_shuffled() -> None:
    for who, person in enumerate(begun(5).state.investigators):
        cards = [*person.deck, *person.hand]
        assert len(cards) == 21
        assert {owner(c) for c in cards} == {who}
        assert sum(CARDS.actions[kind(c)].star for c in cards) == 6
    one, other = (begun(3, key=k).state.investigators[0] for k in (b"a", b"b"))
    assert [kind(c) for c in one.deck] != [kind(c) for c in other.deck]


@rule("CS-SUP-11")
def test_general_cards_are_the_same_for_all_and_stars_are_ones_own() -> None:
    decks = [set(CARDS.action_deck(i, 4)) for i in CARDS.investigators]
    assert len(set.intersection(*decks)) == 15
    assert all(len(d - set.intersection(*decks)) == 6 for d in decks)
    three = [CARDS.actions[c].name.en for c in CARDS.action_deck("healer", 3)]
    assert three.count("Second Sight") == 2
    assert "Fresh Leads" not in three


@rule("CS-SETUP-08", "CS-SETUP-10", "S-06")
def test_each_keeps_one_of_two_objects_and_the_rest_is_shuffled_back() -> None:
    t = begun(4)
    for told in t.events(events.StartObjects):
        assert isinstance(told, events.StartObjects)
        real = [c for c in told.dealt if not CARDS.objects[kind(c)].event]
        assert told.kept in real if real else told.kept == ""
    kept = [o for i in t.state.investigators for o in i.objects]
    assert len(t.state.object_deck) == 30 - len(kept)
    assert t.state.object_discard == []


@rule("CS-SETUP-08")
def test_whoever_has_two_objects_is_asked_which_to_keep() -> None:
    t = Play(Live(RULES, Fate(b"objects"), new_game(RULES, RULES.new(3)), strict=True))
    asked = [a for a in t.live.asks if a.msg == "cs-start-object"]
    assert asked
    seat, last = asked[0].seat, asked[0].keys[-1]
    t.says(seat, last)
    while t.state.phase == "setup":
        t.default()
    assert t.ever_told(events.StartObjects, who=seat).kept == last.removeprefix("keep:")


@rule("CS-SETUP-09")
def test_events_among_them_do_nothing_and_are_not_replaced() -> None:
    """X-08. Some table deals an event to somebody, another two events."""
    seen: Counter[int] = Counter()
    for i in range(60):
        t = begun(5, key=f"events{i}".encode())
        for told in t.events(events.StartObjects):
            assert isinstance(told, events.StartObjects)
            assert len(told.dealt) == 2
            number = sum(CARDS.objects[kind(c)].event for c in told.dealt)
            assert bool(told.kept) == (number < 2)
            seen[number] += 1
        assert not t.events(events.UnexpectedEvent)
    assert seen[1]
    assert seen[2]


@rule("CS-SETUP-11", "S-54", "S-55")
def test_the_supplies_are_laid_out() -> None:
    s = begun().state
    assert s.trophies == dict.fromkeys(SYMBOLS, 6)
    assert s.seals == list(SYMBOLS)


@rule("CS-SETUP-12", "CS-UPD-03")
def test_of_eight_dice_as_many_as_investigators_lie_on_the_board() -> None:
    t = begun(4)
    t.until(0, "cs-prepare")
    assert len(t.state.pool) == 4
    assert t.view().reserve == 4


@rule("CS-SETUP-14", "CS-GOO-02", "CS-GOO-03")
def test_both_waves_lie_apart() -> None:
    s = begun().state
    assert len(s.first_wave) == 5
    assert len(s.second_wave) == 4
    assert all(not CARDS.great_old_ones[g].appears and not CARDS.great_old_ones[g].traits for g in s.first_wave)
    assert all(CARDS.great_old_ones[g].appears and CARDS.great_old_ones[g].traits for g in s.second_wave)


@rule("CS-SETUP-15", "CS-SETUP-16", "CS-SETUP-17", "CS-SETUP-18", "S-37", "S-38", "S-39")
def test_the_horror_circle_is_laid_from_the_shield_on_with_an_ending_on_the_eye() -> None:
    s = begun().state
    assert len(s.circle) == 6
    assert all(not CARDS.horrors[r.card].ending for r in s.circle[:5])
    assert CARDS.horrors[s.circle[5].card].ending
    assert CARDS.horrors[s.ending_out].ending
    assert len(s.horror_deck) == 11
    # One crystal lies on the eye from the start; the first horror phase led from there to the shield, which is no lap.
    assert [r.crystals for r in s.circle] == [1, 0, 0, 0, 0, 1]
    assert (s.horror_at, s.horror_steps) == (0, 1)
    assert not any(p.altar for p in s.places)


@rule("CS-SETUP-19", "S-07", "S-92")
def test_figures_stand_clockwise_from_the_start_location() -> None:
    assert [i.slot for i in begun(5).state.investigators] == [0, 1, 2, 3, 4]


@rule("CS-SETUP-20")
def test_no_location_is_active_at_the_start() -> None:
    assert not any(p.altar for p in begun().state.places)


@rule("CS-SETUP-21")
def test_a_table_without_wishes_plays_the_base_game() -> None:
    s = begun().state
    assert (s.castes, s.creatures, s.modules, s.difficulty) == ([], [], [], "normal")


@rule("CS-CASTE-01", "CS-CASTE-03", "CS-CASTE-06", "S-58")
def test_a_special_caste_takes_the_places_of_seven_and_its_great_old_one_lies_apart() -> None:
    s = begun(4, castes=["faceless-court"]).state
    cards = [*s.cultist_deck, *(c for p in s.places for c in p.column)]
    assert len(cards) == 45
    assert sum(c.startswith("court-") for c in cards) == 7
    assert len(s.cultists_out) == 7
    assert s.aside == ["crawling-mask"]
    assert "crawling-mask" not in (*s.first_wave, *s.second_wave)


def test_creatures_lie_in_the_lower_half_of_what_is_left() -> None:
    for key in (b"1", b"2", b"3"):
        t = Play(Live(RULES, Fate(key), new_game(RULES, RULES.new(3, StormOptions(creatures=CARDS.creatures()))), strict=True))
        deck = t.state.cultist_deck  # its top is last
        assert all(deck.index(c) <= len(deck) // 2 + 5 for c in CARDS.creatures())


def test_difficulty_changes_the_start() -> None:
    """D-01 as section 10 has it."""
    easy, hard, nightmare = (begun(3, difficulty=d) for d in ("easy", "hard", "nightmare"))
    assert sum(p.altar for p in easy.state.places) == 1
    assert hard.state.circle[5].crystals == 2
    assert hard.state.castes == ["faceless-court"]
    assert nightmare.state.creatures == CARDS.creatures()
    assert (hard.view().limit, nightmare.view().limit) == (11, 10)
