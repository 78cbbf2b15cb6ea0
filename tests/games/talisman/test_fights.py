"""Fights with beings (chapter 16, A): what counts, one die each, what comes of it."""

from __future__ import annotations

import pytest

from games.talisman import events, odds
from games.talisman.rules import fighting
from games.talisman.state import Lasting, Toad
from tests.games.talisman.given import RULES, Playing, hand, land, play, someone

rule = pytest.mark.rule


def walks(who: str, *deck: str, fight: int = 1, foe: int = 1, **more: object) -> Playing:
    """Somebody of ordinary making goes from O3 to O6 and meets what lies on top."""
    state = land(someone(who, "O3", **more), someone("merchant", "O15"), deck=deck)  # type: ignore[arg-type]
    t = play(state, move=[3], fight=[fight], foe=[foe])
    t.says(0, "go:O6:cw")
    return t


@rule("TM-FIGHT-01", "TM-FIGHT-03", "TM-FIGHT-05", "TM-FIGHT-07", "S-70")
def test_a_being_with_strength_attacks_and_both_values_are_strength_and_a_die() -> None:
    t = walks("barbarian", "bear", fight=4, foe=3)  # +1 in fights without armour
    t.told(events.FightBegins, seat=0, beings=("bear",), stat="strength", worth=5, against=3)
    t.told(events.FightRolled, dice=(4,), value=9, against=(3,), other=6, roller=1)


@rule("TM-FIGHT-08", "TM-STR-05")
def test_who_is_higher_has_beaten_it_and_the_encounter_goes_on() -> None:
    t = play(
        land(someone("troll", "O3"), someone("merchant", "O15"), lying={"O6": ["bear", "bag-of-gold"]}),
        move=[3],
        fight=[2],
        foe=[1],
    )
    t.says(0, "go:O6:cw")
    assert t.who(0).trophies == ["bear"]
    t.asks(0, "tm-take").says(0, "take:bag-of-gold")
    assert t.who(0).gold == 2


@rule("TM-FIGHT-09", "TM-FIGHT-21")
def test_who_is_lower_loses_one_life_whatever_the_difference_and_the_turn() -> None:
    t = play(
        land(someone("minstrel", "O3"), someone("merchant", "O15"), lying={"O6": ["giant", "bag-of-gold"]}),
        move=[3],
        fight=[1],
        foe=[6],
    )
    t.says(0, "go:O6:cw")
    t.told(events.LifeLost, seat=0, n=1, now=3, card="giant")
    assert t.state.active == 1
    assert t.state.lying["O6"] == ["giant", "bag-of-gold"]
    assert not t.who(0).trophies


@rule("TM-FIGHT-09", "TM-FIGHT-16")
@pytest.mark.parametrize(
    ("card", "die", "saved"), [("helmet", 6, True), ("helmet", 5, False), ("shield", 5, True), ("armour", 4, True)]
)
def test_an_object_may_save_the_life_but_never_the_turn(card: str, die: int, saved: bool) -> None:
    state = land(
        someone("minstrel", "O3", objects=[f"{card}.s1"]), someone("merchant", "O15"), lying={"O6": ["giant", "bag-of-gold"]}
    )
    t = play(state, move=[3], fight=[1], foe=[6], save=[die])
    t.says(0, "go:O6:cw")
    assert t.who(0).lives == (4 if saved else 3)
    assert t.state.active == 1
    assert t.who(0).gold == 1


@rule("S-72")
def test_each_protecting_object_is_rolled_for_once_until_one_saves() -> None:
    objects = ["helmet.s1", "shield.s1", "armour.s1"]
    t = play(
        land(someone("minstrel", "O3", objects=objects), someone("merchant", "O15"), deck=["giant"]),
        move=[3],
        fight=[1],
        foe=[6],
        save=[3, 5],
    )
    t.says(0, "go:O6:cw")
    t.told(events.SaveFailed, card="armour.s1", die=3)
    t.told(events.LifeSaved, card="shield.s1", die=5)
    t.not_told(events.SaveFailed, card="helmet.s1")


@rule("TM-FIGHT-11")
def test_equal_values_harm_nobody_end_the_turn_and_the_being_stays() -> None:
    t = walks("troll", "bear", fight=1, foe=4)
    t.told(events.FightDrawn, seat=0)
    assert t.who(0).lives == 4
    assert t.state.lying["O6"] == ["bear"]
    assert t.state.active == 1


@rule("TM-FIGHT-06")
def test_one_weapon_counts_and_it_is_the_best() -> None:
    armed = someone("troll", objects=["sword.s1", "axe.s1"])
    assert fighting.worth(hand(land(armed, someone("merchant"))), 0, "strength") == 7
    two = someone("warrior", objects=["sword.s1", "axe.s1"])  # its special ability
    assert fighting.worth(hand(land(two, someone("merchant"))), 0, "strength") == 7


@rule("TM-FIGHT-10")
@pytest.mark.parametrize(("mine", "drawn"), [(3, True), (4, False)])
def test_several_fight_together_with_one_die(mine: int, drawn: bool) -> None:
    """W-12."""
    who = someone("ranger", "O18", strength=4)
    t = play(land(who, someone("merchant", "O15"), deck=["goblin", "hobgoblin"]), move=[3], fight=[mine], foe=[2])
    t.says(0, "go:O21:cw")
    t.told(events.FightBegins, beings=("goblin", "hobgoblin"), against=5)
    t.told(events.FightRolled, against=(2,), other=7)
    assert t.who(0).trophies == ([] if drawn else ["goblin", "hobgoblin"])


@rule("TM-FIGHT-20")
def test_the_runes_raise_the_roll_of_the_enemy_and_nothing_else() -> None:
    t = play(land(someone("troll", "M12"), someone("merchant", "O15"), lying={"M15": ["dragon"]}), move=[3], fight=[4], foe=[1])
    t.says(0, "go:M15:cw")
    t.told(events.FightBegins, against=7)
    t.told(events.FightRolled, value=10, other=10)


@rule("TM-FIGHT-04", "TM-SPELL-12", "TM-FLOW-09")
def test_spells_come_before_the_dice_and_only_what_answers_the_loss_comes_after() -> None:
    who = someone("wizard", "O3", spells=["psionic-blast", "random", "healing"], craft=6)
    t = play(land(who, someone("merchant", "O15", lives=3), deck=["giant"]), move=[3], fight=[1], foe=[6])
    t.says(0, "roll").says(0, "go:O6:cw")
    t.asks(0, "tm-foes").offers(0, "cast:psionic-blast").offers_not(0, "cast:random", "cast:healing")
    t.says(0, "cast:psionic-blast")
    t.not_told(events.FightRolled)
    t.says(0, "fight")
    t.told(events.FightBegins, worth=8, against=6)
    t.told(events.LifeLost, seat=0)
    assert t.state.active == 1


@rule("S-109")
def test_who_is_not_attacked_may_take_them_on_all_the_same_and_they_fight_together() -> None:
    def meets(choice: str) -> Playing:
        state = land(
            someone("ogre-chief", "O18"), someone("merchant", "O15"), lying={"O21": ["goblin", "hobgoblin", "bag-of-gold"]}
        )
        t = play(state, move=[3], fight=[6], foe=[1])
        t.says(0, "go:O21:cw").says(0, choice, msg="tm-mild")
        return t

    spared = meets("spare")
    spared.never_told(events.FightBegins).asks(0, "tm-take")
    assert spared.state.lying["O21"][:2] == ["goblin", "hobgoblin"]
    meets("fight").told(events.FightBegins, beings=("goblin", "hobgoblin"), against=5)


@pytest.mark.rule("TM-TOAD-06")
@pytest.mark.parametrize("slow", ["toad", "blizzard"])
def test_whoever_goes_one_space_without_a_die_knows_the_chances_there(slow: str) -> None:
    who = someone("thief", "O5", gold=0, toad=Toad()) if slow == "toad" else someone("thief", "O5")
    lasting = [Lasting(what="blizzard", until="places", left=2, by=0, card="blizzard")] if slow == "blizzard" else []
    t = play(land(who, someone("wizard", "O12"), lying={"O6": ["wolf"], "O7": ["bear"]}, lasting=lasting))
    assert set(RULES.view(t.state, None).chances) == {"wolf", "sentinel"}


def test_the_chances_of_the_one_in_turn_are_those_of_the_rules() -> None:
    """Where the roll leads and who guards the bridge on the way: with two dice, weapons, and what counts against a kind of being."""
    warrior = someone("warrior", at="O3", objects=["holy-lance"])
    t = play(land(warrior, someone("priest", at="O20"), lying={"O6": ["dragon"], "O24": ["ghost"], "O9": ["wolf"]}), move=[3])
    t.says_if_asked(0, "roll", msg="tm-turn").asks(0, "tm-go")
    seen = RULES.view(t.state, None).chances
    assert seen == {
        "dragon": odds.fight(5 + 3, 7, dice=2),
        "ghost": odds.fight(2, 4),
        "sentinel": odds.fight(5 + 1, 9, dice=2),
    }
