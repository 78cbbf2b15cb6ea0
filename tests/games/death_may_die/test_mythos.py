"""Mythos cards: DMD-MYTHOS, S23, S55."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import CARDS, beth, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


@rule("DMD-MYTHOS-01", "DMD-MYTHOS-02")
def test_the_top_card_is_resolved_from_top_to_bottom_and_then_discarded() -> None:
    t = meets("night-shift-2", ian("office"), beth())
    assert t.state.fire == {"office": 1}
    assert t.enemies("nurses-room") == ["cultist.1"]
    assert t.order(events.MythosDrawn, events.FireLit, events.Summoned) == ["MythosDrawn", "FireLit", "Summoned"]
    assert t.state.mythos_discard == ["night-shift-2"]
    assert t.state.mythos_card == ""


@rule("DMD-MYTHOS-03")
def test_a_step_that_cannot_be_done_is_skipped() -> None:
    t = meets("night-shift-3", ian(), beth())  # no Byakhee is there to move
    assert t.enemies("great-hall") == ["byakhee.1"]


@rule("DMD-MYTHOS-04", "DMD-MCHECK-01")
@pytest.mark.rule("S-61")
def test_the_symbol_counts_only_at_the_end_of_the_turn_and_is_open() -> None:
    """S61."""
    t = play(night(ian("office"), beth(), discard=["hastur-1", "hastur-2"], enemies={"office": ["cultist"]}, rerolls=True), attacked="x x")  # fmt: skip
    t.ends_actions().asks(0, "dmd-reroll")
    assert (t.view().symbols, t.state.track) == (3, 1)
    t.says(0, "keep")
    t.until(1, "dmd-action")
    assert (t.view().symbols, t.state.track) == (0, 2)


@rule("DMD-MYTHOS-05")
def test_effects_are_the_active_investigators_unless_stated_otherwise() -> None:
    t = meets("hastur-5", ian(), beth(), tokens={"yellow-sign": ["0", "0", "1"]})
    assert [i.stress for i in t.state.investigators] == [2, 0]


@rule("DMD-MYTHOS-07")
def test_a_card_kept_by_recurring_trauma_is_not_in_the_pile() -> None:
    """Drawn by anybody, resolved, and kept; its symbol does not count."""
    s = night(ian(), beth("office", psychosis="recurring-trauma", keeps_next=True), mythos=["night-shift-2"])
    t = play(s).ends_actions()
    t.told(events.MythosKept, who=1, card="night-shift-2")
    assert t.enemies("nurses-room") == ["cultist.1"]
    assert (t.who(1).kept, t.state.mythos_discard, t.view().symbols) == (["night-shift-2"], [], 0)
    assert not t.who(1).keeps_next


@rule("DMD-MYTHOS-08", "DMD-MYTHOS-10")
def test_most_cards_have_one_symbol_and_each_has_some_of_the_three_parts() -> None:
    for of in (*CARDS.episodes, *CARDS.great_old_ones):
        eight = [c for c in CARDS.mythos.values() if c.of == of]
        assert (len(eight), sum(c.symbol for c in eight)) == (8, 6), of
        assert all(c.effects or c.summons for c in eight)


@rule("DMD-MYTHOS-09")
def test_exactly_one_card_is_drawn_whatever_was_done() -> None:
    t = play(night(ian("office"), beth())).says(0, "run:corridor").ends_actions()
    t.until(0, "dmd-action")
    assert [e.who for e in t.every(events.MythosDrawn)] == [0, 1]


@pytest.mark.rule("S-23")
def test_an_empty_deck_is_shuffled_anew_without_an_advance() -> None:
    """S23."""
    s = night(ian(), beth())
    s.mythos, s.mythos_discard = [], s.mythos
    t = play(s).ends_actions()
    t.ever_told(events.MythosShuffled, n=16)
    t.never_told(events.Advanced)
    assert len(t.state.mythos) == 15


@pytest.mark.rule("S-55")
def test_death_in_the_middle_of_a_card_skips_its_rest_and_its_symbol_counts() -> None:
    """S55: the cultist of the card does not come; the card is in the pile for the check that follows."""
    s = night(
        ian(sanity=17),
        beth("courtyard"),
        great="cthulhu",
        great_at="office",
        mythos=["cthulhu-3"],
        discard=["night-shift-1", "night-shift-2"],
    )
    t = play(s).ends_actions()
    assert t.me.fate == "insane"
    assert not any(e == events.Summoned("cultist.1", "boiler-room") for e in t.events())
    assert t.ever_told(events.Advanced).space == 2
    assert t.lying("rlyeh") == ["entrance-hall"]  # DMD-DEATH-06: the space of death


def test_a_kept_card_stays_with_its_keeper_though_the_active_one_dies_of_it() -> None:
    s = night(
        ian(sanity=17),
        beth("courtyard", psychosis="recurring-trauma", keeps_next=True),
        great="cthulhu",
        great_at="office",
        mythos=["cthulhu-3"],
    )
    t = play(s).ends_actions()
    assert (t.me.fate, t.who(1).kept) == ("insane", ["cthulhu-3"])


@pytest.mark.rule("S-38")
def test_what_somebody_kept_is_in_the_pile_when_they_die() -> None:
    """S38: and its symbol counts from then on."""
    mad = beth(sanity=17, kept=["night-shift-1"], psychosis="recurring-trauma")
    t = meets("cthulhu-3", mad, ian("office"), great="cthulhu", great_at="laboratory", discard=["night-shift-2"])
    assert t.me.fate == "insane"
    t.ever_told(events.Advanced)


def test_a_card_without_anybody_to_hurt_does_nothing() -> None:
    t = meets("hastur-5", nobody_special(), beth())
    assert t.me.stress == 0
