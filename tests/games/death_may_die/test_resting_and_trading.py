"""Rest and Trade: DMD-REST, DMD-TRADE."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.state import Held

from . import given
from .given import someone as one
from .house import beth, elizabeth, hand, ian, night, play, someone

rule = pytest.mark.rule


@rule("DMD-REST-01")
def test_rest_only_on_a_safe_space() -> None:
    play(night(ian("office", wounds=1))).offers(0, "rest")
    play(night(ian("office", wounds=1), enemies={"office": ["cultist"]})).offers_not(0, "rest")
    play(night(ian("office"))).offers_not(0, "rest")  # there is nothing to heal


@rule("DMD-REST-02")
@pytest.mark.rule("S-12")
def test_three_points_in_all_of_wounds_and_stress() -> None:
    """S12, D10: up to three."""
    t = play(night(ian(wounds=2, stress=3))).says(0, "rest")
    t.offers(0, "rest:2-1-0", "rest:1-2-0", "rest:0-3-0", "rest:1-0-0").offers_not(0, "rest:2-2-0")
    t.says(0, "rest:1-2-0")
    assert (t.me.wounds, t.me.stress) == (1, 1)
    t.says(0, "rest")  # no more than the limit: nobody is asked
    assert (t.me.wounds, t.me.stress) == (0, 0)


@rule("DMD-REST-03", "DMD-COMP-03")
def test_rest_heals_no_companion() -> None:
    paul = Held(card="find-5", half="left", wounds=2)
    person = ian(wounds=1)
    person.cards = [paul]
    t = play(night(person)).says(0, "rest")
    assert (t.me.wounds, t.me.cards[0].wounds) == (0, 2)


def test_guilt_heals_one_less_and_toughness_one_more() -> None:
    guilty = ian(wounds=5, stress=1, holds=["find-3:left"])
    play(night(guilty)).says(0, "rest").offers(0, "rest:2-0-0").offers_not(0, "rest:3-0-0")
    play(night(ian(wounds=5, stress=1, levels={"toughness": 2}))).says(0, "rest").offers(0, "rest:4-0-0")


def test_whoever_has_but_one_thing_to_be_rid_of_is_not_asked_what_heals() -> None:
    """D10: there is one sensible answer."""
    t = play(night(ian(stress=5))).says(0, "rest").asks(0, "dmd-action")
    assert (t.me.wounds, t.me.stress) == (0, 2)
    t = play(night(ian(wounds=5))).says(0, "rest").asks(0, "dmd-action")
    assert (t.me.wounds, t.me.stress) == (2, 0)
    play(night(ian(stress=5), tokens={"yellow-sign": ["0"]})).says(0, "rest").asks(0, "dmd-rest")


def test_a_yellow_sign_may_be_shed_instead_of_a_point() -> None:
    t = play(night(ian(wounds=2, stress=2), tokens={"yellow-sign": ["0", "0"]})).says(0, "rest").says(0, "rest:1-0-2")
    assert (t.me.wounds, t.held(0, "yellow-sign")) == (1, 0)


@rule("DMD-TRADE-01", "DMD-TRADE-02")
@pytest.mark.rule("S-79")
def test_anybody_on_the_space_gives_to_anybody() -> None:
    s = night(ian(holds=["find-2:left"]), beth(holds=["find-1:left", "find-7:right"]), elizabeth(), someone("borya", "office"))
    t = play(s).says(0, "trade").offers(0, "give:0:find-2:2", "give:1:find-1:2").offers_not(0, "give:0:find-2:3")
    t.says(0, "give:1:find-1:2").asks(1, "dmd-give").says(1, "agree")  # without the acting one
    t.says(0, "give:0:find-2:1")  # a gift needs no consent
    t.says(0, "give:1:find-7:0").says(1, "decline").told(events.TradeRefused, who=1)
    t.says(0, msg="dmd-trade").asks(0, "dmd-action")
    assert [[h.card for h in i.cards] for i in t.state.investigators] == [[], ["find-7", "find-2"], ["find-1"], []]
    assert t.state.actions == 2


@rule("DMD-TRADE-02")
@pytest.mark.rule("S-79")
def test_a_package_changes_hands_as_a_whole_once_every_giver_has_agreed() -> None:
    """S79: an axe for a lantern, and Elizabeth's floor plan with it; all are asked at the same time and see all of it."""
    s = night(ian(holds=["find-2:left"]), beth(holds=["find-5:right"]), elizabeth(holds=["find-7:right"]))
    swap = ("give:0:find-2:1", "give:1:find-5:0", "give:2:find-7:0")
    t = play(s).says(0, "trade").says(0, *swap).asks(1, "dmd-give").asks(2, "dmd-give").asks_not(0)
    assert dict(t.question(1).args)["package"] == "0>find-2:left>1,1>find-5:right>0,2>find-7:right>0"
    t.says(2, "agree")
    assert [h.card for h in t.me.cards] == ["find-2"]  # nothing yet
    t.says(1, "agree")
    assert [[h.card for h in i.cards] for i in t.state.investigators] == [["find-5", "find-7"], ["find-2"], []]


@pytest.mark.rule("S-79")
def test_whoever_declines_stops_the_whole_package_and_another_may_be_proposed() -> None:
    """S79."""
    s = night(ian(holds=["find-2:left"]), beth(holds=["find-5:right"]), elizabeth(holds=["find-7:right"]))
    t = play(s).says(0, "trade").says(0, "give:0:find-2:1", "give:1:find-5:0", "give:2:find-7:0")
    t.says(2, "decline").says(1, "agree").told(events.TradeRefused, who=2)
    t.not_told(events.Traded).asks(0, "dmd-trade").says(0, "give:0:find-2:1", "give:1:find-5:0").says(1, "agree")
    assert [[h.card for h in i.cards] for i in t.state.investigators] == [["find-5"], ["find-2"], ["find-7"]]
    assert t.state.actions == 2  # one action, however many packages


def test_a_thing_goes_to_one_only_and_nobody_is_given_more_than_fits() -> None:
    t = play(night(ian(holds=["find-2:left"]), beth(), elizabeth())).says(0, "trade")
    t.says(0, "give:0:find-2:1", "give:0:find-2:2")
    assert [len(i.cards) for i in t.state.investigators] == [0, 1, 0]
    bones = {f"bone.{i}": ("investigator", who, "dug") for i, who in ((1, "0"), (2, "1"), (3, "2"))}
    s = given.night(one("ian"), one("ahmed"), one("elizabeth"), episode="catacombs", tokens=bones)
    t2 = given.play(s).says(0, "trade").says(0, "give:0:bone.1:2", "give:1:bone.2:2").says_if_asked(1, "agree")
    assert [t2.token(f"bone.{i}")[1] for i in (1, 2, 3)] == ["2", "1", "2"]  # two at most


@pytest.mark.rule("S-51")
def test_alone_nobody_else_is_asked() -> None:
    """S51: the two of one player may Trade."""
    t = play(night(ian(), beth(holds=["find-5:right"]), alone=True)).says(0, "trade").says(0, "give:1:find-5:0")
    assert [h.card for h in t.me.cards] == ["find-5"]


@rule("DMD-TRADE-04")
def test_conditions_are_not_traded() -> None:
    play(night(ian(holds=["find-3:left"]), beth())).offers_not(0, "trade")


@rule("DMD-TRADE-05")
def test_trade_needs_no_safe_space() -> None:
    play(night(ian(holds=["find-2:left"]), beth(), enemies={"entrance-hall": ["cultist"]})).offers(0, "trade")


@rule("DMD-TRADE-06")
@pytest.mark.rule("S-86")
def test_tokens_of_the_episode_change_hands_those_of_the_great_old_one_do_not() -> None:
    t = play(night(ian(), beth(), tokens={"knife": ["0"], "yellow-sign": ["0"]})).says(0, "trade")
    assert t.keys(0, "dmd-trade") == ("give:0:knife.1:1",)
    t.says(0, "give:0:knife.1:1")
    assert t.held(1, "knife") == 1


@rule("DMD-COMP-08", "DMD-TRADE-03")
def test_a_companion_takes_its_wounds_along() -> None:
    person = ian()
    person.cards = [Held(card="find-5", half="left", wounds=1)]
    t = play(night(person, beth())).says(0, "trade").says(0, "give:0:find-5:1")
    assert t.who(1).cards == [Held(card="find-5", half="left", wounds=1)]
    assert hand(t.state).level(1, "brawling") == 1
