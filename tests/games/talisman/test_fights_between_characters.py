"""Fights between characters (chapter 16, B): the attacked answers, both prepare, one die each, the winner takes one thing."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events, odds
from games.talisman.state import Character
from tests.games.talisman.given import RULES, Playing, land, play, someone

rule = pytest.mark.rule


def arrives(attacker: Character, victim: Character, *others: Character, duel: int = 6, parry: int = 1, **dice: Any) -> Playing:
    """The attacker goes from O3 to O6, where the victim stands."""
    attacker.space, victim.space = "O3", "O6"
    t = play(land(attacker, victim, *others), move=[3], duel=[duel, 1], parry=[parry], **dice)
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O6:cw")
    return t


def spoils(t: Playing, what: str) -> Playing:
    t.says(0, "attack:1").says(0, what, msg="tm-spoils")
    return t


@rule("TM-FIGHT-01", "TM-FIGHT-14")
def test_a_character_attacks_another_and_the_higher_value_wins() -> None:
    t = arrives(someone("thief"), someone("ghoul"), duel=2, parry=3).says(0, "attack:1")
    t.told(events.FightBegins, seat=0, victim=1, stat="strength", worth=3, against=2)
    t.told(events.FightRolled, value=5, other=5)
    t.told(events.DuelDrawn, seat=0, victim=1)


@rule("TM-FIGHT-19")
def test_a_draw_harms_nobody_and_ends_encounter_and_turn() -> None:
    t = arrives(someone("thief"), someone("ghoul"), duel=2, parry=3).says(0, "attack:1")
    assert t.who(0).lives == t.who(1).lives == 4
    assert t.state.active == 1
    t.asks_not(0, "tm-spoils").not_told(events.SpaceMet, seat=0)


@rule("TM-FIGHT-15", "S-24")
@pytest.mark.parametrize("what", ["life", "gold", "take:sword.s1", "take:magic-belt", "waive"])
def test_the_winner_takes_exactly_one_thing_of_its_choice(what: str) -> None:
    t = spoils(arrives(someone("thief"), someone("merchant", gold=2, objects=["sword.s1", "magic-belt"])), what)
    lost = {
        "life": t.who(1).lives == 3,
        "gold": t.who(1).gold == 1 and t.who(0).gold == 2,
        "take:sword.s1": t.who(0).objects == ["sword.s1"] and t.who(1).objects == ["magic-belt"],
        "take:magic-belt": t.who(0).objects == ["magic-belt"] and t.who(1).objects == ["sword.s1"],
    }
    assert [one for one, taken in lost.items() if taken] == ([] if what == "waive" else [what])


@rule("TM-FIGHT-15")
def test_the_attacked_chooses_if_it_wins() -> None:
    t = arrives(someone("thief"), someone("troll"), duel=1, parry=6).says(0, "attack:1")
    t.told(events.DuelWon, seat=1, victim=0)
    t.asks(1, "tm-spoils").says(1, "gold")
    assert t.who(1).gold == 2
    assert t.who(0).gold == 0


@rule("TM-FIGHT-17")
def test_followers_spells_and_trophies_cannot_be_demanded() -> None:
    rich = someone("wizard", followers=["maiden"], spells=["random"], trophies=["wolf"], gold=1)
    t = arrives(someone("troll"), rich).says(0, "attack:1").until(0, "tm-spoils")
    assert set(t.keys(0, "tm-spoils")) == {"life", "gold", "waive"}


@rule("TM-FIGHT-15", "S-24")
def test_who_has_nothing_else_loses_the_life() -> None:
    t = arrives(someone("troll"), someone("merchant", gold=0)).says(0, "attack:1")
    assert set(t.keys(0, "tm-spoils")) == {"life", "waive"}


@rule("S-26")
def test_what_the_winner_may_not_own_is_not_offered() -> None:
    t = arrives(someone("ghoul"), someone("troll", strength=6, objects=["holy-lance"]), duel=6)
    t.says(0, "psychic:1").offers(0, "life", "gold").offers_not(0, "take:holy-lance")


@rule("TM-FIGHT-16", "S-96")
@pytest.mark.parametrize("die", [4, 3])
def test_an_object_may_save_the_losers_life_and_the_choice_stands(die: int) -> None:
    t = spoils(arrives(someone("troll"), someone("merchant", objects=["armour.s1"]), save=[die]), "life")
    assert t.who(1).lives == (4 if die == 4 else 3)
    assert t.who(0).gold == 1
    assert t.state.active == 1


@rule("TM-FIGHT-16")
def test_nothing_protects_from_handing_over() -> None:
    t = spoils(arrives(someone("troll"), someone("merchant", objects=["armour.s1"])), "gold")
    t.never_told(events.LifeSaved).never_told(events.SaveFailed)
    assert t.who(1).gold == 0


@rule("TM-FIGHT-18", "S-16")
def test_afterwards_the_attackers_turn_is_over_and_the_attacked_has_its_own() -> None:
    t = spoils(arrives(someone("troll"), someone("merchant")), "gold")
    t.told(events.TurnEnds, seat=0)
    t.told(events.TurnBegins, seat=1)
    t.never_told(events.SpaceMet, seat=0).never_told(events.TurnMissed)


@rule("TM-FIGHT-12", "TM-EVADE-05")
def test_the_attacked_may_evade_before_any_die() -> None:
    t = arrives(someone("troll"), someone("enchanted-dancer")).says(0, "attack:1")
    t.asks(1, "tm-attacked").says(1, "evade:enchanted-dancer")
    t.told(events.CharacterEvades, seat=1, by=0)
    t.never_told(events.FightRolled)
    assert t.state.active == 1


@rule("TM-FIGHT-13")
def test_both_cast_before_the_dice_the_attacked_first() -> None:
    attacker = someone("sorceress", spells=["psionic-blast"])
    victim = someone("priest", spells=["weakness"])
    t = arrives(attacker, victim, duel=1, parry=1).says(0, "attack:1")
    t.asks(1, "tm-attacked").says(1, "cast:weakness")
    t.told(events.SpellCast, seat=1, spell="weakness", victim=0)
    t.asks(0, "tm-duel").says(0, "cast:psionic-blast").not_told(events.FightRolled).says(0, "fight")
    t.told(events.FightBegins, worth=attacker.strength + attacker.craft, against=victim.strength)
    t.told(events.FightRolled, value=attacker.strength + attacker.craft + 1 - 2)


@rule("TM-FIGHT-02")
def test_a_psychic_attack_needs_an_ability_for_it() -> None:
    arrives(someone("wizard"), someone("troll")).offers(0, "attack:1", "psychic:1")
    arrives(someone("thief"), someone("troll")).offers(0, "attack:1").offers_not(0, "psychic:1")
    arrives(someone("inquisitor"), someone("troll", alignment="neutral")).offers_not(0, "psychic:1")
    arrives(someone("inquisitor"), someone("troll", alignment="evil")).offers(0, "psychic:1")


@rule("S-25")
def test_a_winner_with_four_objects_puts_one_down_at_once() -> None:
    four = ["sword.s1", "axe.s1", "shield.s1", "helmet.s1"]
    t = spoils(arrives(someone("troll", objects=four), someone("merchant", objects=["magic-belt"])), "take:magic-belt")
    t.asks(0, "tm-too-many-objects").says(0, "drop:axe.s1")
    assert "magic-belt" in t.who(0).objects
    assert "axe.s1" in t.state.lying["O6"]


@rule("S-71", "TM-STR-12")
def test_the_glade_weakens_both_sides() -> None:
    one, two = someone("troll", "M4", objects=["magic-belt"]), someone("merchant", "M5", objects=["runesword"])
    t = play(land(one, two), move=[1], duel=[6], parry=[1])
    t.says(0, "go:M5:cw").says(0, "attack:1")
    t.told(events.FightBegins, worth=one.strength, against=two.strength)


def test_before_the_dice_everybody_sees_what_both_are_worth_and_the_chance() -> None:
    victim = someone("priest", spells=["weakness"])
    t = arrives(someone("warrior", objects=["sword.s1"]), victim).says(0, "attack:1")
    t.asks(1, "tm-attacked")
    seen = RULES.view(t.state, None)
    assert seen.fight is not None
    assert (seen.fight.one.worth, seen.fight.two.worth) == (6, victim.strength)
    assert seen.chances["duel"] == odds.fight(6, victim.strength, dice=2)
    assert t.state.fight is not None
    assert t.state.fight.one.worth == 0  # the rules count when the dice fall
