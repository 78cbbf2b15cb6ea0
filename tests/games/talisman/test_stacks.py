"""Talismans and purchase cards: TM-BUY, and the rulings S-17, S-91 on where used cards go."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.rules import fighting
from games.talisman.state import Character
from tests.games.talisman.given import CARDS, Playing, hand, land, play, someone

rule = pytest.mark.rule


def other(**more: Any) -> Character:
    return someone("troll", "O9", **more)


def at_the_blacksmith(sold_out: list[str] | None = None, **more: Any) -> Playing:
    t = play(land(someone("elf", "O2", **more), other(), removed=sold_out or []), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:blacksmith")
    return t


@rule("TM-BUY-01")
def test_whoever_buys_takes_the_card_from_its_stack() -> None:
    t = at_the_blacksmith(gold=9)
    t.says(0, "buy:axe")
    assert (t.who(0).objects, t.who(0).gold) == (["axe.s1"], 6)
    assert t.view(1).stacks["axe"] == 4
    t.says(0, "buy:axe").says(0, "buy:helmet")
    assert (t.who(0).objects, t.who(0).gold) == (["axe.s1", "axe.s2", "helmet.s1"], 1)


@rule("TM-BUY-01")
def test_whoever_is_given_a_talisman_takes_it_from_the_stack() -> None:
    t = play(land(someone("elf", "M12"), other()), move=[1], table=[4, 6])
    t.says(0, "go:M13:cw").says(0, "yes").told(events.Given, seat=0, card="talisman.s1")
    assert t.who(0).objects == ["talisman.s1"]
    assert t.view(1).stacks["talisman"] == 5


@rule("TM-BUY-02")
def test_cards_of_the_stacks_work_like_those_of_the_deck() -> None:
    for card in ("sword", "sword.s1"):
        assert fighting.worth(hand(land(someone("elf", objects=[card]), other())), 0, "strength") == 4
    for card in ("talisman", "talisman.s1"):
        play(land(someone("elf", "I4", objects=[card]), other())).offers(0, "on:I5")
    for card in ("mule", "mule.s1"):
        many = ["sword", "axe", "helmet", "shield", "armour"]
        play(land(someone("elf", objects=many, followers=[card]), other())).asks_not(0, "tm-too-many-objects")
    for card in ("water-supply", "water-supply.s1"):
        t = play(land(someone("elf", "M13", objects=[card]), other(), lying={"M12": ["market"]}), move=[1])
        t.says(0, "go:M12:ccw")
        assert t.who(0).lives == 4


@rule("TM-BUY-03")
def test_what_is_handed_in_goes_under_its_stack_and_can_be_had_again() -> None:
    seller = someone("merchant", "O2", gold=1, objects=["sword.s1"])
    t = play(land(seller, other(), removed=["sword.s2", "sword.s3", "sword.s4", "sword.s5", "sword.s6"]), move=[1])
    assert t.state.stacks["sword"] == []
    t.says_if_asked(0, "roll")
    t.says(0, "go:O1:ccw").offers_not(0, "visit:blacksmith")
    sold = play(land(someone("elf", "O12", objects=["sword.s1"]), other()), move=[1])
    sold.says(0, "go:O13:cw").says(0, "visit:town-alchemist").says(0, "sell:sword.s1")
    assert sold.state.stacks["sword"] == ["sword.s2", "sword.s3", "sword.s4", "sword.s5", "sword.s6", "sword.s1"]
    assert sold.state.discard == []
    assert sold.state.removed == []


@rule("TM-BUY-04")
def test_what_is_sold_out_cannot_be_bought() -> None:
    t = at_the_blacksmith(CARDS.stack_cards["helmet"], gold=9)
    t.offers(0, "buy:sword", "buy:shield").offers_not(0, "buy:helmet")
    assert t.view(1).stacks["helmet"] == 0


@rule("TM-BUY-04")
def test_nor_given() -> None:
    state = land(someone("elf", "M12"), other(), removed=CARDS.stack_cards["talisman"])
    t = play(state, move=[1], table=[4, 6])
    t.says(0, "go:M13:cw").says(0, "yes").told(events.SoldOut, seat=0, card="talisman")
    assert t.who(0).objects == []


@rule("TM-BUY-05")
def test_a_used_up_adventure_card_goes_to_the_discard_never_into_a_stack_s91() -> None:
    state = land(someone("elf", "O12", objects=["sword", "axe.s1"]), other())
    t = play(state, move=[1])
    t.says(0, "go:O13:cw").says(0, "visit:town-alchemist").says(0, "sell:sword", "sell:axe.s1")
    assert t.state.discard == ["sword"]
    assert "sword" not in t.state.stacks["sword"]
    assert t.state.stacks["axe"][-1] == "axe.s1"


@rule("TM-BUY-05")
def test_a_dropped_purchase_card_stays_on_its_space_s91() -> None:
    t = play(land(someone("elf", "O3", spells=["hex"], objects=["sword.s1"]), other()))
    t.says(0, "drop:sword.s1")
    assert t.state.lying["O3"] == ["sword.s1"]
    assert len(t.state.stacks["sword"]) == 5


@rule("TM-BUY-05")
def test_the_discard_becomes_the_new_adventure_deck_and_what_was_removed_stays_away_s17() -> None:
    state = land(someone("elf", "O1"), other(), discard=["market", "guide"])
    state.removed = list(state.adventure)
    state.adventure = []
    t = play(state, move=[1])
    t.says(0, "go:O2:cw").told(events.DeckShuffled, deck="adventure")
    assert sorted([*t.state.adventure, *t.state.lying["O2"]]) == ["guide", "market"]
    empty = land(someone("elf", "O1"), other())
    empty.removed, empty.adventure = empty.adventure, []
    nothing = play(empty, move=[1])
    nothing.says(0, "go:O2:cw").told(events.NothingToDraw, deck="adventure")
    assert nothing.state.active == 1
