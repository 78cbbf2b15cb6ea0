"""Worked examples: W-01 … W-05 and W-17 of the book, W-07 of the catalogue."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.rules import fighting, spells
from games.talisman.state import Character, Toad
from tests.games.talisman.given import Playing, hand, land, play, someone

rule = pytest.mark.rule


def other() -> Character:
    return someone("troll", "O9")


@rule("TM-GEN-04")
def test_w01_one_red_counter_of_four_is_strength_four() -> None:
    t = play(land(someone("thief", strength=4), other()))
    assert t.view(None).players[0].character.strength == 4


@rule("TM-STR-10", "TM-STR-11", "TM-STR-12")
def test_w02_the_warriors_total_strength() -> None:
    armed = someone("warrior", "M4", objects=["magic-belt", "magic-sword"], followers=["unicorn"])
    t = play(land(armed, other(), lying={"M5": ["wolf"]}), move=[1], fight=[1, 1], foe=[6])
    g = hand(t.state)
    assert total(g, 0, "strength") == 7
    assert fighting.worth(g, 0, "strength") == 8
    t.says(0, "go:M5:cw").told(events.FightBegins, seat=0, worth=6)
    assert total(hand(t.state), 0, "strength") == 6
    assert t.view(1).players[0].character.total_strength == 6


@rule("TM-CRAFT-07", "TM-CRAFT-10", "TM-CRAFT-11")
def test_w03_the_wizard_and_solomons_crown() -> None:
    wizard = someone("wizard", "M4", objects=["solomons-crown"], spells=["hex", "alchemy", "divination"])
    t = play(land(wizard, other(), lying={"M5": ["wolf"], "M6": ["market"]}), move=[1, 1, 1], fight=[6], foe=[6])
    assert spells.limit(hand(t.state), 0) == 3
    t.says(0, "roll").says(0, "go:M5:cw").asks(0, "tm-too-many-spells")
    assert [(a.least, a.most) for a in t.live.asks if a.msg == "tm-too-many-spells"] == [(1, 1)]
    t.never_told(events.FightBegins)
    t.says(0, "discard:alchemy")
    assert t.who(0).spells == ["hex", "divination"]
    t.until(0, "tm-turn").says(0, "roll").says(0, "go:M6:cw")
    assert spells.limit(hand(t.state), 0) == 3
    assert t.who(0).spells == ["hex", "divination"]


@rule("TM-OBJ-03")
def test_w04_the_assassin_and_the_holy_lance() -> None:
    state = land(someone("assassin", "O1"), someone("troll", "O3"), deck=["holy-lance", "market"])
    t = play(state, move=[1, 1])
    t.says(0, "go:O2:cw").told(events.CardDrawn, card="holy-lance")
    assert t.who(0).objects == []
    assert t.view(1).lying["O2"] == ("holy-lance",)
    t.says(1, "go:O2:ccw").says_if_asked(1, "space")
    assert t.state.adventure[0] == "market", "it counts there as a card"


@rule("TM-OBJ-04", "TM-OBJ-09", "TM-LIFE-13", "TM-PICK-01", "TM-PICK-05", "TM-PICK-06", "TM-PICK-07", "TM-SPELL-14")
def test_w05_the_minstrel_in_the_desert() -> None:
    minstrel = someone("minstrel", "M11", objects=["armour", "axe", "amulet"])
    left = ["maiden", "water-supply", "sword", "wand", "talisman"]
    state = land(
        minstrel,
        someone("prophetess", "O7", gold=0, toad=Toad()),
        lying={"M12": left},
        gold={"M12": 2},
        spells=["healing", "hex"],
    )
    t = play(state, move=[1])
    t.says(0, "go:M12:cw").says(0, "take:maiden")
    assert (t.who(0).gold, t.who(0).followers) == (3, ["maiden"])
    t.says(0, "take:wand")
    assert t.who(0).spells == ["healing"]
    t.says(0, "drop:amulet").says(0, "take:talisman").asks_not(0, "tm-too-many-objects")
    t.notes(0, "arm:healing:life-lost:me/3")
    t.says(0, "leave", msg="tm-take")
    assert t.who(0).objects == ["armour", "axe", "wand", "talisman"]
    t.ever_told(events.LifeLost, seat=0, n=1, now=3, card="M12")
    t.ever_told(events.SpellCast, seat=0, spell="healing")
    assert t.who(0).lives == 4
    assert t.state.spell_discard == ["healing"]
    assert t.who(0).spells == ["hex"], "without a spell the Wand draws a new one at once"
    assert sorted(t.state.lying["M12"]) == ["amulet", "sword", "water-supply"]
    t.never_told(events.CardDrawn, seat=0)
    assert t.state.active == 1


@rule("TM-STR-06", "TM-STR-07", "TM-STR-08")
@pytest.mark.parametrize(
    ("handed", "strength", "kept"),
    [
        (["dragon", "ogre", "hobgoblin"], 7, []),
        (["dragon"], 6, ["ogre", "hobgoblin"]),
        (["ogre", "hobgoblin"], 6, ["dragon"]),
    ],
)
def test_w07_trading_trophies(handed: list[str], strength: int, kept: list[str]) -> None:
    t = play(land(someone("warrior", "O3", trophies=["dragon", "ogre", "hobgoblin"]), other()))
    t.says(0, "trade-some").says(0, *(f"hand:{card}" for card in handed))
    assert (t.who(0).strength, t.who(0).trophies) == (strength, kept)
    assert t.state.removed == handed


@rule("TM-STR-07")
def test_w07_the_trade_offered_first_brings_most_and_wastes_least() -> None:
    def traded(*trophies: str) -> tuple[int, list[str]]:
        t: Playing = play(land(someone("warrior", "O3", trophies=list(trophies)), other()))
        t.says(0, "trade")
        return t.who(0).strength, t.who(0).trophies

    assert traded("dragon", "ogre", "hobgoblin") == (7, [])
    assert traded("dragon", "ogre") == (6, ["ogre"])
    assert traded("giant", "ogre", "goblin") == (6, ["giant"])


@rule("TM-OBJ-05", "TM-OBJ-08")
def test_w17_a_thief_takes_the_wizards_mule_s85() -> None:
    ten = ["sword", "axe", "helmet", "shield", "armour", "rope", "lantern", "ring", "amulet", "cross"]
    wizard = someone("wizard", "O2", objects=ten, followers=["mule"], spells=["alchemy"])
    t = play(land(someone("thief", "O1"), wizard), move=[1])
    t.says(0, "go:O2:cw").says(0, "steal:1").asks_not(1, "tm-robbed")  # the Amulet: no spell could answer it
    t.says(0, "rob:mule").asks(1, "tm-too-many-objects")
    down = ["sword", "axe", "helmet", "shield", "armour", "rope"]
    t.says(1, *(f"drop:{card}" for card in down))
    assert t.who(1).objects == ["lantern", "ring", "amulet", "cross"]
    t.asks(0, "tm-take").says(0, "all")
    assert t.who(0).objects == down, "with the Mule there is no limit"
    assert t.who(0).followers == ["mule"]
    assert t.state.lying["O2"] == []
