"""Alignment: TM-ALIGN, and the rulings S-11, S-12 on it."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.state import Character
from tests.games.talisman.given import Playing, land, play, someone

rule = pytest.mark.rule


def other(**more: Any) -> Character:
    return someone("troll", "O9", **more)


def at_the_mystic(name: str, **more: Any) -> Playing:
    t = play(land(someone(name, "O2", **more), other()), move=[1], table=[4])
    t.says_if_asked(0, "roll")
    t.says(0, "go:O1:ccw").says(0, "visit:mystic")
    return t


@rule("TM-ALIGN-01", "TM-ALIGN-02")
@pytest.mark.parametrize(("alignment", "lives", "called"), [("good", 3, False), ("neutral", 4, False), ("evil", 4, True)])
def test_good_and_evil_bring_what_spaces_say_and_neutral_neither(alignment: str, lives: int, called: bool) -> None:
    t = play(land(someone("thief", "O2", alignment=alignment), other()), move=[1])
    t.says(0, "go:O3:cw")
    assert t.who(0).lives == lives
    assert any(a.msg == "tm-may" and a.seat == 0 for a in t.live.asks) == called


@rule("TM-ALIGN-02")
@pytest.mark.parametrize(("alignment", "lives"), [("good", 5), ("neutral", 4), ("evil", 3)])
def test_and_what_cards_say(alignment: str, lives: int) -> None:
    t = play(land(someone("thief", "O1", alignment=alignment), other(), deck=["angel"]), move=[1])
    t.says(0, "go:O2:cw")
    assert t.who(0).lives == lives


@rule("TM-ALIGN-03", "TM-ALIGN-04")
def test_an_encounter_changes_alignment_and_everybody_sees_it_s11() -> None:
    t = at_the_mystic("thief")
    changed = events.AlignmentChanged(0, "good")
    assert changed in [told.for_viewer(None) for told in t.last], "told to the whole table"
    assert t.view(1).players[0].character.alignment == "good"


@rule("TM-ALIGN-03", "TM-ALIGN-04")
def test_a_special_ability_changes_it_to_any_of_the_three_and_back_s11() -> None:
    t = play(land(someone("druid", "O3"), other()), move=[1, 6, 1])
    t.offers(0, "become:good", "become:evil").offers_not(0, "become:neutral")
    t.says(0, "become:evil")
    assert t.view(1).players[0].character.alignment == "evil"
    t.until(1, "tm-go").until(0, "tm-turn")
    t.offers(0, "become:neutral", "become:good").says(0, "become:neutral")
    assert t.view(1).players[0].character.alignment == "neutral", "as printed, and as if nothing had been laid beside it"


@rule("TM-ALIGN-03")
def test_nobody_else_changes_at_will() -> None:
    t = play(land(someone("elf", "O3", spells=["hex"]), other()))
    t.asks(0, "tm-turn").offers_not(0, "become:good", "become:neutral", "become:evil")


@rule("TM-ALIGN-05")
def test_nobody_changes_twice_in_a_round_s12() -> None:
    t = play(land(someone("druid", "O2"), other()), move=[1, 6, 1], table=[4])
    t.says(0, "become:evil").offers_not(0, "become:good", "become:neutral")
    t.says(0, "roll").says(0, "go:O1:ccw").says(0, "visit:mystic")
    t.told(events.AlignmentKept, seat=0)
    assert t.who(0).alignment == "evil", "a second change is void"
    t.until(0, "tm-turn").offers(0, "become:good")


@rule("TM-ALIGN-05")
def test_a_round_ends_with_the_start_of_the_next_own_turn_not_with_the_own_turns_end_s12() -> None:
    watched = someone("wizard", "O9", spells=["hex"])
    t = play(land(someone("druid", "O2"), watched), move=[1, 6])
    t.says(0, "become:evil").until(1, "tm-turn")
    t.offers_not(0, "become:good")


@rule("TM-ALIGN-05")
def test_a_change_to_what_one_is_already_uses_nothing_up() -> None:
    t = play(land(someone("druid", "O2", alignment="good"), other()), move=[1], table=[4])
    t.says(0, "roll").says(0, "go:O1:ccw").says(0, "visit:mystic")
    t.never_told(events.AlignmentChanged)
    t.never_told(events.AlignmentKept)
    t.until(0, "tm-turn").offers(0, "become:evil")


@rule("TM-ALIGN-06")
def test_what_the_new_alignment_may_not_own_is_laid_down_at_once_on_the_own_space() -> None:
    t = at_the_mystic("thief", objects=["runesword", "holy-grail", "sword"])
    assert t.who(0).objects == ["holy-grail", "sword"]
    assert t.state.lying["O1"] == ["runesword"]
    t.told(events.PutDown, seat=0, card="runesword", space="O1")


@rule("TM-ALIGN-06")
def test_with_it_go_its_craft_and_the_spells_it_allowed() -> None:
    holy = someone("druid", "O3", craft=5, objects=["holy-grail"], spells=["hex", "alchemy", "divination"])
    t = play(land(holy, other()))
    t.says(0, "become:evil").asks(0, "tm-too-many-spells").says(0, "discard:hex")
    assert (t.who(0).objects, t.who(0).spells) == ([], ["alchemy", "divination"])
    assert t.state.lying["O3"] == ["holy-grail"]
