"""Disputed situations that were left open, and ruled under the second printing: games begun before are asked what they were asked."""

from __future__ import annotations

import pytest

from games.kernel.arming import Armed
from games.talisman import events
from games.talisman.state import FIRST, SECOND
from tests.games.talisman.given import CARDS, arrives, land, nobody_special, play, someone

rule = pytest.mark.rule
FAR = "O15"
PRINTINGS = pytest.mark.parametrize("printing", [FIRST, SECOND])


# Followers


@rule("S-192", "TM-FOLL-04")
@PRINTINGS
def test_who_parts_with_a_follower_on_arrival_is_not_offered_it_again(printing: int) -> None:
    hero = nobody_special(followers=["maiden"])
    t = arrives("O13", hero, someone("elf", "O13"), printing=printing)
    t.says(0, "part:maiden").says(0, "space")
    assert any(a.msg == "tm-take" for a in t.live.asks) is (printing == FIRST)
    assert "maiden" in t.state.lying["O13"]


@rule("S-192")
def test_who_comes_later_finds_the_follower_there() -> None:
    t = arrives("O13", nobody_special(followers=["maiden"], gold=0), someone("elf", "O13", gold=0))
    t.says(0, "part:maiden").says(0, "space").until(1, "tm-go")
    assert "maiden" in t.state.lying["O13"]
    t = arrives("O13", nobody_special(gold=0), someone("elf", FAR), lying={"O13": ["maiden"]})
    t.asks(0, "tm-take").offers(0, "take:maiden")


# Immobile


@rule("S-193", "S-88", "TM-EVADE-05")
@PRINTINGS
def test_who_is_immobile_neither_evades_nor_pays_anybody_to_fight(printing: int) -> None:
    """Seat 1 would have held up seat 0, who has laid a Reflection ready."""
    hero = nobody_special("O16", spells=["reflection"])
    other = someone("elf", "O17", followers=["mercenary"], spells=["immobility", "hex"], gold=3, craft=4)
    state = land(hero, other, printing=printing)
    state.players[0].armed = [Armed(card="reflection", when="spell-cast", at="me")]
    state.players[1].armed = [Armed(card="immobility", when="turn-start", at="0")]
    t = play(state, move=[1], duel=[6], parry=[1])
    t.ever_told(events.SpellCast, seat=0)
    t.says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, "go:O17:cw").says(0, "attack:1")
    if printing == FIRST:
        t.asks(1, "tm-attacked").offers(1, "use:mercenary", "evade:elf")
    else:
        t.ever_told(events.FightBegins, seat=0, victim=1, worth=3, against=3)


@rule("S-193", "TM-EVADE-05")
def test_who_can_move_evades_as_ever() -> None:
    t = play(land(nobody_special("O16"), someone("elf", "O17")), move=[1])
    t.says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, "go:O17:cw").says(0, "attack:1").asks(1, "tm-attacked").offers(1, "evade:elf")


# Rafts


@rule("S-194", "TM-RAFT-09")
@PRINTINGS
def test_nobody_buys_a_second_raft(printing: int) -> None:
    t = arrives("O2", nobody_special(gold=9), someone("elf", FAR), lying={"O2": ["market"]}, printing=printing)
    t.says_if_asked(0, "visit:market")
    t.says(0, "buy:raft")
    assert any("buy:raft" in a.keys for a in t.live.asks) is (printing == FIRST)
    t.offers(0, "buy:mule")


@rule("S-194", "S-28")
def test_a_second_raft_that_is_found_leaves_play() -> None:
    """The Ranger builds one and still has an encounter: there a raft is turned up."""
    t = play(land(someone("ranger", "O4", objects=["axe"]), someone("elf", FAR), deck=["raft"])).says(0, "build")
    t.asks_not(0, "tm-take")
    assert t.who(0).raft.startswith("raft.s")
    assert "raft" in t.state.discard


# The Jester


@rule("S-191", "S-117")
@PRINTINGS
def test_the_jester_rolls_again_for_the_warlocks_quest(printing: int) -> None:
    t = arrives("M9", someone("jester"), someone("elf", FAR), printing=printing, quest=[1], again=[6])
    t.asks(0, "tm-may").says(0, "yes")
    assert any(a.msg == "tm-jester" for a in t.live.asks) is (printing == SECOND)
    if printing == SECOND:
        t.says(0, "again:0")
        assert t.who(0).quest == "gold2"
    else:
        assert t.who(0).quest == "life"


@rule("S-191", "TM-INNER-05")
@PRINTINGS
def test_the_jester_rolls_a_die_of_the_crypt_again(printing: int) -> None:
    state = land(someone("jester", "I1", strength=8), someone("elf", FAR), printing=printing)
    t = play(state, depths=[6, 3, 2], again=[1]).says(0, "on:I8").says(0, "face")
    if printing == SECOND:
        t.asks(0, "tm-jester").offers(0, "keep", "again:0", "again:1", "again:2").says(0, "again:0")
        t.ever_told(events.CryptRolled, dice=(1, 3, 2))
        assert t.who(0).space == "I8"
    else:
        t.ever_told(events.CryptRolled, dice=(6, 3, 2))
        assert t.who(0).space == "M1"


@rule("S-191")
def test_the_jester_rolls_again_in_the_vampires_tower_and_not_for_the_pitfiends() -> None:
    t = play(land(someone("jester", "I2"), someone("elf", FAR)), vampire=[6], again=[1]).says(0, "on:I3").says(0, "face")
    t.asks(0, "tm-jester").says(0, "again:0")
    assert t.who(0).lives == 3
    t = play(land(someone("jester", "I3"), someone("elf", FAR)), pitfiends=[6]).says(0, "on:I4").says(0, "face")
    t.asks_not(0, "tm-jester")
    assert "Inner Region" not in " ".join(CARDS.text("jester", "en"))
