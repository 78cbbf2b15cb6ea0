"""Psychic combat (chapter 17): like a fight, with Craft, and no object helps."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import land, play, someone

rule = pytest.mark.rule


@rule("TM-PSY-01", "TM-PSY-02", "TM-PSY-04")
def test_a_spirit_attacks_with_craft_and_weapons_do_not_count() -> None:
    who = someone("thief", "O3", objects=["sword.s1", "magic-belt"])
    t = play(land(who, someone("merchant", "O15"), deck=["spectre"]), move=[3], fight=[6], foe=[1])
    t.says(0, "go:O6:cw")
    t.told(events.FightBegins, beings=("spectre",), stat="craft", worth=who.craft, against=3)
    t.told(events.FightWon)
    assert not t.who(0).trophies
    assert "spectre" in t.state.discard


@rule("TM-PSY-01", "TM-FIGHT-02", "TM-PSY-02")
def test_a_character_whose_ability_allows_it_attacks_psychically() -> None:
    t = play(land(someone("sorceress", "O3"), someone("troll", "O6")), move=[3], duel=[1], parry=[1])
    t.says(0, "go:O6:cw").says(0, "psychic:1")
    t.told(events.FightBegins, stat="craft", worth=4, against=1)
    t.told(events.DuelWon, seat=0)


@rule("TM-PSY-03")
def test_no_object_saves_the_life() -> None:
    who = someone("troll", "O3", objects=["armour.s1", "shield.s1", "helmet.s1"])
    t = play(land(who, someone("merchant", "O15"), deck=["spectre"]), move=[3], fight=[1], foe=[6], save=[6, 6, 6])
    t.says(0, "go:O6:cw")
    t.never_told(events.LifeSaved)
    assert t.who(0).lives == 3
    assert t.state.active == 1


@rule("TM-PSY-03", "S-87")
def test_a_spell_does() -> None:
    who = someone("wizard", "O3", spells=["preservation"])
    t = play(land(who, someone("merchant", "O15"), deck=["banshee"]), move=[3], fight=[1], foe=[6])
    t.notes(0, "arm:preservation:life-loss:me/any")
    t.says(0, "roll").says(0, "go:O6:cw").says(0, "fight")
    t.not_told(events.LifeLost).told(events.SpellCast, spell="preservation")
    assert t.who(0).lives == 4
    assert t.state.active == 1


@rule("TM-PSY-04")
def test_what_counts_in_fights_only_does_not_count() -> None:
    who = someone("barbarian", "O3", objects=["holy-lance"])
    t = play(land(who, someone("merchant", "O15"), deck=["lemure"]), move=[3], fight=[6], foe=[1])
    t.says(0, "go:O6:cw")
    t.told(events.FightBegins, stat="craft", worth=who.craft)


@rule("TM-PSY-04")
def test_a_psionic_blast_is_not_even_offered() -> None:
    who = someone("wizard", "O3", spells=["psionic-blast", "weakness"])
    t = play(land(who, someone("merchant", "O15"), deck=["banshee"]), move=[3], fight=[6], foe=[1])
    t.says(0, "roll").says(0, "go:O6:cw").asks(0, "tm-foes")
    t.offers(0, "cast:weakness").offers_not(0, "cast:psionic-blast")
    t.says(0, "cast:weakness").says(0, "at:banshee").says(0, "fight")
    t.told(events.FightRolled, value=who.craft + 6, other=5 + 1 - 2)


@rule("TM-PSY-05")
def test_the_winner_of_a_psychic_combat_has_the_same_choice() -> None:
    t = play(land(someone("sorceress", "O3"), someone("troll", "O6", objects=["sword.s1"])), move=[3], duel=[6], parry=[1])
    t.says(0, "go:O6:cw").says(0, "psychic:1")
    assert set(t.keys(0, "tm-spoils")) == {"life", "gold", "take:sword.s1", "waive"}


@rule("TM-PSY-06", "S-32")
def test_several_spirits_add_their_craft_and_roll_one_die_after_all_with_strength() -> None:
    t = play(
        land(someone("troll", "O3", craft=9), someone("merchant", "O15"), lying={"O6": ["lemure", "spectre", "goblin"]}),
        move=[3],
        fight=[6, 6],
        foe=[1, 2],
    )
    t.says(0, "go:O6:cw")
    stats = [(e.stat, e.against) for e in t.events(events.FightBegins)]  # type: ignore[attr-defined]
    assert stats == [("strength", 2), ("craft", 4)]
    assert [e.against for e in t.events(events.FightRolled)] == [(1,), (2,)]  # type: ignore[attr-defined]
