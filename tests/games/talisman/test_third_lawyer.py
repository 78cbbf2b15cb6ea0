"""Disputed situations that were left open, and ruled under the second printing: games begun before are asked what they were asked."""

from __future__ import annotations

import pytest

from games.kernel.arming import Armed
from games.talisman import events
from games.talisman.state import FIRST, SECOND, Lasting, Toad
from tests.games.talisman.given import CARDS, arrives, land, meets, nobody_special, play, someone

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


# Found while playing: nasty situations, read from the book first


@rule("S-195", "S-177", "TM-CARD-05")
@PRINTINGS
def test_raiders_in_the_oasis_leave_the_gold_for_the_next(printing: int) -> None:
    t = arrives("M11", nobody_special(gold=4), someone("elf", FAR), deck=["raiders", "sword"], printing=printing, gold={"M11": 2})
    t.says_if_asked(0, "leave")
    if printing == FIRST:
        assert (t.who(0).gold, t.state.gold) == (6, {})
    else:
        assert (t.who(0).gold, t.state.gold) == (2, {"M11": 4})


@rule("S-195")
def test_and_the_next_one_takes_it() -> None:
    t = arrives("M11", nobody_special(gold=0), someone("elf", FAR), gold={"M11": 4}, deck=["sword", "shield"])
    assert (t.who(0).gold, t.state.gold) == (4, {})


@rule("S-196", "S-111", "TM-FLOW-06")
@PRINTINGS
def test_who_has_let_an_attack_come_does_not_evade_it_when_something_was_cast(printing: int) -> None:
    elf, far = someone("elf", "O17", spells=["hex"]), someone("conjurer", "O9", spells=["weakness"])
    state = land(nobody_special("O16"), elf, far, printing=printing)
    state.players[2].armed = [Armed(card="weakness", when="fight", at="0")]
    t = play(state, move=[1], duel=[6], parry=[1]).says(0, "go:O17:cw").says(0, "attack:1")
    t.asks(1, "tm-attacked").offers(1, "evade:elf").says(1, "accept").ever_told(events.SpellCast, seat=2)
    if printing == FIRST:
        t.offers(1, "evade:elf")
    else:
        t.offers_not(1, "evade:elf").says(1, "none").ever_told(events.DuelWon, seat=0)


# And what the rules had right


@rule("S-122", "S-158", "TM-TOAD-02")
def test_the_bear_that_followed_a_ghoul_attacks_the_toad_it_has_become() -> None:
    state = land(someone("ghoul", "O12", followers=["bear"]), someone("wizard", FAR, spells=["random"]), someone("elf", "O13"))
    state.players[1].armed = [Armed(card="random", when="move-end", at="0")]
    t = play(state, move=[1], fight=[1], foe=[6], table=[1]).says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, "go:O13:cw").told(events.BecameToad, seat=0)
    t.says(0, "space").ever_told(events.FightLost, seat=0, beings=("bear",))
    assert t.who(0).lives == 3


@rule("S-162", "TM-ALIGN-05")
def test_in_each_turn_of_a_temporal_warp_the_druid_may_change_again() -> None:
    t = play(land(someone("druid", "O4", spells=["temporal-warp"]), someone("elf", FAR)), move=[1, 1, 1])
    t.says(0, "cast:temporal-warp").says(0, "become:evil").offers_not(0, "become:good")
    t.until(0, "tm-go").default().until(0, "tm-turn").offers(0, "become:good")


@rule("S-65", "S-144", "TM-CMD-07")
def test_the_holder_of_the_crown_counters_what_would_counter_the_command_spell() -> None:
    """Nobody's order answers their own Command Spell, but another's Counterspell against it is somebody else's."""
    holder, victim = someone("wizard", "C", spells=["counterspell"]), someone("conjurer", "O4", spells=["counterspell.2"])
    state = land(holder, victim, someone("elf", FAR), crown_reached=True)
    state.players[0].armed = [Armed(card="counterspell", when="spell-cast", at="me")]
    t = play(state, command=[6]).says(0, "name:1").says(1, "cast:counterspell.2")
    t.ever_told(events.SpellCountered, seat=1)
    t.never_told(events.CommandCountered).asks(1, "tm-obey")


@rule("S-43", "S-44", "TM-MOVE-08")
def test_who_left_the_mine_alone_on_a_retreat_must_face_it_before_going_forward_again() -> None:
    hero = someone("warrior", "I3", retreating=True, done=False, objects=["talisman"])
    t = play(land(hero, someone("elf", FAR))).says(0, "back:I2").says(0, "leave").until(0, "tm-inner")
    t.offers(0, "task", "back:I1").offers_not(0, "on:I3")


@rule("S-46", "S-60")
def test_a_toad_in_the_valley_may_go_on_to_the_crown_and_waits_there() -> None:
    t = play(land(someone("warrior", "I5", toad=Toad(), gold=0), someone("elf", FAR))).says(0, "on:C")
    t.ever_told(events.CrownReached, seat=0)
    t.never_told(events.CommandCast).asks_not(0)


@rule("TM-PORTAL-05", "TM-CRAFT-10")
def test_who_loses_craft_at_the_portal_discards_a_spell_at_once() -> None:
    hero = someone("wizard", "M16", craft=6, spells=["hex", "barrier", "alchemy"])
    t = play(land(hero, someone("elf", FAR)), move=[2], portal=[6, 6]).says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, "go:portal:cw").says(0, "by:craft").asks(0, "tm-too-many-spells")


@rule("S-57", "TM-STR-06")
def test_an_order_does_not_trade_the_trophies_of_a_toad() -> None:
    hero = nobody_special("O1", toad=Toad(), gold=0, trophies=["dragon", "giant"])
    state = land(hero, someone("elf", FAR), lying={"O2": ["ape"]})
    state.players[0].orders = ["trade-7"]
    t = play(state, fight=[6], foe=[1]).says(0, "go:O2:cw")
    assert t.who(0).trophies == ["dragon", "giant", "ape"]


@rule("S-117", "S-151", "TM-TOAD-12")
def test_a_toad_that_is_owed_a_talisman_is_called_when_it_has_changed_back() -> None:
    t = play(land(nobody_special("O4", toad=Toad(turns=1), gold=0, claim=True), someone("elf", FAR), turn=4))
    t.says(0, "go:O5:cw").told(events.ChangedBack, seat=0)
    assert t.who(0).objects == []
    t.until(0, "tm-go")
    assert (t.who(0).space, t.who(0).claim, len(t.who(0).objects)) == ("M9", False, 1)


@rule("S-105", "S-163", "TM-ENC-13")
def test_whoever_walks_onto_their_own_hex_may_be_saved_by_their_own_order() -> None:
    laid = Lasting(what="hex", on="O13", until="places", left=3, card="hex", by=0)
    state = land(nobody_special("O12", lives=1, spells=["healing"]), someone("elf", FAR), lying={"O13": ["hex"]}, lasting=[laid])
    state.players[0].armed = [Armed(card="healing", when="life-loss", at="me/last")]
    play(state, move=[1]).says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O13:cw").ever_told(events.LifeLost, seat=0, now=3)


@rule("S-172", "TM-FLOW-10", "TM-OBJ-08")
def test_the_hag_costs_mule_and_unicorn_then_an_object_then_a_spell() -> None:
    hero = nobody_special(
        followers=["mule", "unicorn"], objects=["sword", "axe", "helmet", "shield", "armour"], spells=["hex", "barrier"]
    )
    t = meets("hag", hero, someone("elf", FAR)).says_if_asked(0, "meet", msg="tm-meet-being")
    t.asks(0, "tm-too-many-objects").says(0, "drop:armour").asks(0, "tm-too-many-spells").default()
    assert (len(t.who(0).objects), len(t.who(0).spells), t.who(0).followers) == (4, 1, ["hag"])


@rule("S-10", "TM-RAFT-01")
def test_the_boatman_who_takes_somebody_to_the_temple_rids_them_of_the_poltergeist() -> None:
    t = play(land(nobody_special("O19", followers=["poltergeist"], granted="temple"), someone("elf", FAR)))
    t.says(0, "promised:M13")
    assert t.who(0).followers == []
