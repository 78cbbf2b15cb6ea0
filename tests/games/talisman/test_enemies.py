"""The enemies among the adventure cards, each fought, and what is special about some (catalogue 7.3)."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import CARDS, arrives, land, meets, nobody_special, play, someone

WITH_STRENGTH = [id for id, card in CARDS.enemies.items() if card.strength]
# These make whoever beats them stronger or wiser at once, and are no trophy.
AT_ONCE = {
    "giant-rats": (1, 0),
    "basilisk": (1, 0),
    "minotaur": (2, 0),
    "rock-troll": (2, 0),
    "wyvern": (2, 0),
    "banshee": (1, 1),
    "demon": (1, 2),
}
TROPHIES = [id for id in WITH_STRENGTH if id not in AT_ONCE]
SPIRITS = [id for id, card in CARDS.enemies.items() if card.craft and not card.placed]

VALUES = {
    "wild-boar": ("animal", 1, 2),
    "wolf": ("animal", 2, 2),
    "ape": ("animal", 3, 1),
    "bear": ("animal", 3, 2),
    "lion": ("animal", 3, 1),
    "serpent": ("animal", 4, 1),
    "giant-rats": ("animal", 3, 1),
    "goblin": ("monster", 2, 3),
    "hobgoblin": ("monster", 3, 3),
    "bandit": ("monster", 4, 2),
    "ogre": ("monster", 5, 2),
    "giant": ("monster", 6, 1),
    "doppelganger": ("monster", 0, 1),
    "basilisk": ("monster", 4, 1),
    "minotaur": ("monster", 5, 1),
    "rock-troll": ("monster", 7, 1),
    "dragon": ("dragon", 7, 3),
    "wyvern": ("dragon", 7, 1),
    "lemure": ("spirit", 1, 2),
    "shadow": ("spirit", 2, 2),
    "spectre": ("spirit", 3, 2),
    "ghost": ("spirit", 4, 2),
    "wraith": ("spirit", 5, 2),
    "banshee": ("spirit", 5, 1),
    "demon": ("spirit", 8, 1),
}


def test_the_enemies_are_those_of_the_catalogue_and_of_the_balance() -> None:
    assert {id: (c.kind, c.strength or c.craft, c.copies) for id, c in CARDS.enemies.items()} == VALUES


@pytest.mark.rule("TM-FIGHT-08", "TM-STR-05")
@pytest.mark.parametrize("card", TROPHIES)
def test_who_beats_an_enemy_keeps_its_card(card: str) -> None:
    strength = CARDS.enemies[card].strength
    t = meets(card, nobody_special(strength=max(3, strength), gold=0), someone("troll", "M11"), fight=[6], foe=[1])
    t.ever_told(events.FightBegins, worth=max(3, strength), against=strength, stat="strength")
    assert t.who(0).trophies == [card]
    assert t.who(0).lives == 4


@pytest.mark.rule("TM-STR-09", "TM-CRAFT-05")
@pytest.mark.parametrize(("card", "gain"), AT_ONCE.items())
def test_some_of_ours_make_whoever_beats_them_stronger_at_once(card: str, gain: tuple[int, int]) -> None:
    t = meets(card, nobody_special(strength=8, craft=8), someone("troll", "M11"), fight=[6], foe=[1])
    assert (t.who(0).strength, t.who(0).craft) == (8 + gain[0], 8 + gain[1])
    assert (t.who(0).trophies, t.who(0).lives) == ([], 4)
    assert card in t.state.discard


@pytest.mark.rule("TM-FIGHT-09")
@pytest.mark.parametrize("card", WITH_STRENGTH)
def test_who_loses_to_an_enemy_loses_a_life_and_it_stays(card: str) -> None:
    strength = CARDS.enemies[card].strength
    t = meets(card, nobody_special(gold=0), someone("troll", "M11"), fight=[1], foe=[6 if strength < 4 else 5])
    assert t.who(0).lives == 3
    assert t.state.lying["O2"] == [card]


@pytest.mark.rule("TM-PSY-01", "TM-CARD-14", "S-15")
@pytest.mark.parametrize("card", SPIRITS)
def test_a_beaten_spirit_is_discarded_and_no_trophy(card: str) -> None:
    craft = CARDS.enemies[card].craft
    t = meets(card, nobody_special(craft=max(3, craft)), someone("troll", "M11"), fight=[5], foe=[1])
    t.ever_told(events.FightBegins, stat="craft", against=craft)
    assert t.who(0).trophies == []
    assert card in t.state.discard


@pytest.mark.rule("TM-PSY-02")
@pytest.mark.parametrize("card", SPIRITS)
def test_a_spirit_that_wins_takes_a_life_and_stays(card: str) -> None:
    t = meets(card, nobody_special(), someone("troll", "M11"), fight=[1], foe=[6])
    assert t.who(0).lives == 3
    assert t.state.lying["O2"] == [card]


@pytest.mark.rule("S-109")
def test_a_bandit_is_bought_off_for_a_gold_and_stays() -> None:
    t = meets("bandit", nobody_special(gold=2), someone("troll", "M11"))
    t.asks(0, "tm-foes").offers(0, "fight", "pay:bandit").says(0, "pay:bandit")
    assert (t.who(0).gold, t.who(0).lives, t.state.lying["O2"]) == (1, 4, ["bandit"])
    t.never_told(events.FightBegins)


def test_who_has_no_gold_must_fight_the_bandit() -> None:
    t = meets("bandit", nobody_special(gold=0), someone("troll", "M11"), fight=[6], foe=[1])
    assert t.who(0).trophies == ["bandit"]


@pytest.mark.rule("S-109")
def test_a_bought_bandit_does_not_help_the_others() -> None:
    t = arrives("O21", nobody_special(), someone("troll", "M11"), deck=["bandit", "wolf"], fight=[6], foe=[1])
    t.says(0, "pay:bandit")
    t.ever_told(events.FightBegins, beings=("wolf",), against=2)


@pytest.mark.rule("S-35")
@pytest.mark.parametrize(("objects", "worth"), [([], 3), (["sword"], 4), (["magic-belt", "sword"], 5)])
def test_a_doppelganger_is_as_strong_as_its_victim_with_the_weapon(objects: list[str], worth: int) -> None:
    t = meets("doppelganger", nobody_special(objects=objects), someone("troll", "M11"), fight=[4], foe=[3])
    t.ever_told(events.FightBegins, worth=worth, against=worth)
    assert t.who(0).strength == 4, "+1 Strength instead of a trophy"
    assert t.who(0).trophies == []
    assert "doppelganger" in t.state.discard


def test_a_doppelganger_fights_alone() -> None:
    t = arrives("O21", nobody_special(), someone("troll", "M11"), deck=["doppelganger", "wolf"], fight=[6, 6], foe=[1, 1])
    fights = [e.beings for e in t.events(events.FightBegins) if isinstance(e, events.FightBegins)]
    assert fights == [("wolf",), ("doppelganger",)]


@pytest.mark.rule("TM-CARD-02", "S-94")
@pytest.mark.parametrize(("die", "space"), [(1, "O13"), (2, "O1"), (3, "O3"), (4, "O7"), (5, "M16"), (6, "M13")])
def test_a_ghost_goes_where_the_die_says_and_waits_there(die: int, space: str) -> None:
    t = meets("ghost", nobody_special(), someone("troll", "M11"), place=[die])
    assert t.state.lying[space] == ["ghost"]
    assert t.state.lying["O2"] == []
    assert t.state.turn == 2, "nothing is drawn instead"
    t.never_told(events.FightBegins)


def test_a_ghost_attacks_whoever_comes_to_its_space() -> None:
    t = arrives("O3", nobody_special(), someone("troll", "M11"), lying={"O3": ["ghost"]}, fight=[6], foe=[1])
    t.ever_told(events.FightBegins, stat="craft", against=4)
    assert "ghost" in t.state.discard


@pytest.mark.rule("TM-FIGHT-10", "S-32", "S-34")
def test_enemies_fight_together_and_spirits_after_them() -> None:
    t = arrives("M3", nobody_special(), someone("troll", "O12"), deck=["wolf", "shadow", "wild-boar"], fight=[6, 6], foe=[1, 1])
    fights = [(e.beings, e.against) for e in t.events(events.FightBegins) if isinstance(e, events.FightBegins)]
    assert fights == [(("wolf", "wild-boar"), 3), (("shadow",), 2)]


def test_every_enemy_of_the_deck_is_met_somewhere_in_these_tests() -> None:
    assert {*WITH_STRENGTH, *SPIRITS, "doppelganger", "ghost"} == set(CARDS.enemies)
    assert play(land(nobody_special(), someone("troll", "M11"))).state.turn == 1
