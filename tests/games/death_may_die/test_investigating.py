"""Investigate and companions: DMD-INVEST, DMD-COMP."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.state import Held

from .house import beth, elizabeth, finds, hand, ian, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-INVEST-01", "DMD-FIGHT-01")
def test_no_enemy_means_investigating_an_enemy_means_fighting() -> None:
    t = play(night(ian("office"), beth())).ends_actions()
    t.ever_told(events.Discovered, who=0)
    t = play(night(ian("office"), beth(), enemies={"office": ["cultist"]})).ends_actions()
    t.never_told(events.Discovered, who=0)
    t.ever_told(events.Attacks, enemy="cultist.1", who=0)


@rule("DMD-INVEST-02", "DMD-INVEST-03")
def test_the_card_is_read_out_and_its_mandatory_part_comes_first() -> None:
    t = finds("find-1", ian(holds=["find-3:left"]))
    t.told(events.Discovered, card="find-1")
    assert t.me.stress == 1
    t.asks(0, "dmd-discovery").offers(0, "take:left", "take:right", "decline")


@rule("DMD-INVEST-04", "DMD-INVEST-05")
def test_one_half_is_taken_never_both() -> None:
    t = finds("find-1", ian(), beth()).says(0, "take:right")
    assert t.me.cards == [Held(card="find-1", half="right")]
    t.asks(1, "dmd-action")


@rule("DMD-INVEST-04")
def test_a_half_with_a_roll_is_taken_only_with_enough_successes() -> None:
    t = finds("find-7", ian(), beth(), task="s x x").says(0, "take:left")
    assert t.me.cards == []
    assert t.state.discovery_discard == ["find-7"]
    t = finds("find-7", ian(), beth(), task="s s x").says(0, "take:left")
    assert t.me.cards == [Held(card="find-7", half="left")]


@rule("DMD-INVEST-06", "DMD-INVEST-09")
def test_whoever_declines_puts_the_card_on_the_discard_pile() -> None:
    t = finds("find-4", ian(), beth()).says(0, "decline")
    assert t.state.discovery_discard == ["find-4"]
    assert not t.me.cards
    used = play(night(ian(stress=3, holds=["find-8:right"]))).says(0, "use:find-8:0")
    assert used.state.discovery_discard == ["find-8"]


@rule("DMD-INVEST-07")
def test_a_condition_is_always_taken_by_whom_it_fits() -> None:
    t = finds("find-3", ian(), beth(wounds=1))
    t.asks_not(0, "dmd-discovery")
    assert t.me.cards == [Held(card="find-3", half="left")]
    t = finds("find-3", ian(wounds=1), beth(wounds=1)).offers(0, "take:right").offers_not(0, "take:left")


@rule("DMD-INVEST-08")
@pytest.mark.rule("S-52")
def test_a_card_without_a_time_is_used_in_ones_own_turn_only() -> None:
    """S52: not while something else is being resolved."""
    t = play(night(ian(stress=3, holds=["find-8:right"]), beth(stress=3, holds=["find-4:right"], wounds=2)))
    t.offers(0, "use:find-8:0").offers_not(1, "use:find-4:0")
    card = finds("find-4", ian(stress=3, holds=["find-8:right"]))
    card.asks(0, "dmd-discovery").offers_not(0, "use:find-8:0")


@rule("DMD-INVEST-10")
def test_one_card_is_drawn_in_each_investigation() -> None:
    t = play(night(ian(), beth("office"))).ends_actions()
    assert len(t.state.discoveries) == 14


@rule("DMD-INVEST-11")
def test_an_option_that_is_no_card_happens_and_the_card_is_discarded() -> None:
    t = finds("find-14", ian(stress=3), beth()).says(0, "take:right")
    assert (t.me.stress, t.me.cards, t.state.discovery_discard) == (1, [], ["find-14"])
    finds("find-14", ian(), beth()).never_told(events.Took)


@pytest.mark.rule("S-22")
def test_an_empty_deck_is_the_discard_pile_shuffled_and_without_that_nothing() -> None:
    """S22."""
    s = night(ian(), beth())
    s.discovery_discard, s.discoveries = s.discoveries, []
    t = play(s).ends_actions()
    t.ever_told(events.Discovered, who=0)
    s = night(ian(), beth())
    s.investigators[1].cards = [Held(card=c, half="left" if c != "find-11" else "right") for c in s.discoveries]
    s.discoveries = []
    t = play(s).ends_actions()
    t.never_told(events.Discovered).asks(1, "dmd-action")


@rule("DMD-FIGHT-05")
@pytest.mark.rule("S-20", "S-21")
def test_a_card_that_brings_an_enemy_is_finished_then_it_attacks() -> None:
    """S20, S21."""
    t = finds("find-15", nobody_special("office"), beth(), enemies={"corridor": ["cultist"]}, attacked="s x")
    t.asks(0, "dmd-discovery").says(0, "decline")
    t.told(events.Attacks, enemy="cultist.1", who=0)
    assert t.me.wounds == 1


# Companions


@rule("DMD-COMP-01", "DMD-COMP-04")
@pytest.mark.rule("S-18")
def test_companions_take_wounds_up_to_their_health_and_then_are_gone() -> None:
    """S18."""
    s = night(elizabeth("office", holds=["find-1:left"]), beth(), enemies={"office": ["cultist"]})
    t = play(s, attacked="s s").ends_actions()
    t.asks(0, "dmd-companions").offers(0, "assign:0", "assign:1").offers_not(0, "assign:2").says(0, "assign:1")
    assert (t.me.wounds, t.me.cards, t.state.discovery_discard[:1]) == (1, [], ["find-1"])
    t.ever_told(events.CompanionDied, who=0, card="find-1")


@rule("DMD-COMP-02")
@pytest.mark.rule("S-66")
def test_wounds_on_a_companion_count_as_suffered() -> None:
    """S66: Vengeance too."""
    s = night(ian("office", holds=["find-5:left"]), beth(), enemies={"office": ["fire-vampire"]})
    t = play(s, attacked="s s x").ends_actions().says(0, "assign:1")
    assert (t.me.wounds, t.wounds_of("fire-vampire.1")) == (0, 1)


@rule("DMD-COMP-09")
def test_wounds_are_divided_freely() -> None:
    s = night(nobody_special("office", holds=["find-5:left", "find-4:left"]), beth(), enemies={"office": ["fire-vampire"]})
    t = play(s, attacked="s s s").ends_actions()  # Clara's Toughness ignores one
    t.asks(0, "dmd-companions").says(0, "assign:1-1")
    assert [h.wounds for h in t.me.cards] == [1, 1]
    assert t.me.wounds == 0


def test_whoever_is_absent_gives_companions_only_what_would_kill() -> None:
    """D19."""
    s = night(nobody_special("office", wounds=4, holds=["find-5:left"]), beth(), enemies={"office": ["cultist"]})
    t = play(s, attacked="s s").ends_actions().default()
    assert (t.me.wounds, t.me.cards[0].wounds) == (5, 1)


@pytest.mark.rule("S-60")
def test_a_companion_that_dies_in_a_roll_has_changed_its_symbols_all_the_same() -> None:
    """S60: Dr. Webb's level has cancelled a Success; it is lost from then on."""
    webb = nobody_special("office", holds=["find-12:left"])
    webb.cards[0].wounds = 1
    t = play(night(webb, beth(), enemies={"office": ["fire-vampire"]}), attacked="s s e").ends_actions().says(0, "assign:1")
    assert (t.me.wounds, hand(t.state).level(0, "arcane-mastery")) == (0, 0)
