"""Situations in which several rules meet and two honest readers would quarrel: what book and catalogue say, and that *Why?* and the
rulebook say which reading the table plays by."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.rules import CONCEDE
from games.kernel.testing import Play
from games.talisman import events
from games.talisman.state import Character, Lasting, Toad
from games.talisman.why import why_not
from tests.games.talisman.given import CARDS, Playing, arrives, land, meets, nobody_special, play, someone

rule = pytest.mark.rule

FAR = "O15"


def thief(at: str = FAR, **more: Any) -> Character:
    return someone("thief", at, **more)


def hexed(space: str) -> dict[str, Any]:
    """A Hex of seat 1 lies there."""
    laid = Lasting(what="hex", on=space, until="places", left=3, card="hex", by=1)
    return {"lying": {space: ["hex"]}, "lasting": [laid]}


def barred(space: str) -> dict[str, Any]:
    """A Barrier of seat 1 closes it."""
    return {"laid": ["barrier"], "lasting": [Lasting(what="barrier", on=space, until="places", left=1, card="barrier", by=1)]}


def played_out(t: Playing) -> Playing:
    """Whoever is asked is away, until the game is over."""
    while not t.over:
        t.default()
    return t


# A move that ends where nothing is met


@rule("TM-BRIDGE-05", "TM-BRIDGE-06", "TM-BRIDGE-09", "TM-ENC-13", "S-104", "S-163")
@pytest.mark.parametrize(("strength", "lost"), [(4, 1), (3, 2)], ids=["drawn", "lost"])
def test_who_does_not_pass_the_sentinel_has_ended_the_move_there_and_the_hex_strikes(strength: int, lost: int) -> None:
    t = play(land(nobody_special("O4", strength=strength), thief(), **hexed("O5")), move=[2], fight=[6], foe=[1])
    t.says(0, "go:sentinel:cw")
    assert (t.who(0).space, t.who(0).lives) == ("O5", 4 - lost)
    t.never_told(events.CardDrawn, seat=0)
    assert t.state.active == 1


@rule("TM-LIFE-04", "TM-LIFE-05", "S-163")
def test_whom_the_hex_kills_before_the_bridge_leaves_everything_there() -> None:
    me = nobody_special("O4", strength=4, lives=1, objects=["rope"], gold=2)
    t = play(land(me, thief(), **hexed("O5")), move=[2], fight=[6], foe=[1])
    t.says(0, "go:sentinel:cw").told(events.Died, seat=0)
    assert t.state.lying["O5"] == ["hex", "rope"]
    assert t.state.gold["O5"] == 2


@rule("TM-PORTAL-06", "TM-PORTAL-09", "S-163")
def test_a_portal_that_stays_closed_ends_the_move_on_its_hex() -> None:
    t = play(land(nobody_special("M16"), thief(), **hexed("M1")), move=[2], portal=[6, 6])
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert (t.who(0).space, t.who(0).lives) == ("M1", 3)
    t.never_told(events.CardDrawn, seat=0)


@rule("S-97", "S-104")
def test_a_table_that_leaves_the_portal_without_an_encounter_is_struck_by_the_hex_there_all_the_same() -> None:
    t = play(land(nobody_special("I1"), thief(), portal_exit_encounter=False, **hexed("M1")))
    t.says(0, "back:M1").never_told(events.SpaceMet, seat=0)
    assert t.who(0).lives == 3


@rule("S-110", "S-163")
def test_what_lies_ready_for_the_end_of_a_move_is_cast_where_the_sentinel_ends_it() -> None:
    me = nobody_special("O4", strength=4)
    t = play(land(me, someone("wizard", FAR, spells=["random"])), move=[2], fight=[6], foe=[1], table=[6])
    t.notes(1, "arm:random:move-end:0").says(0, "go:sentinel:cw")
    t.told(events.SpellCast, seat=1, spell="random")
    assert t.who(0).lives == 5


# Nobody answers himself


@rule("TM-CMD-01", "S-110")
@pytest.mark.parametrize("whom", ["", ":1"], ids=["anybody", "the victim"])
def test_who_has_come_to_the_crown_does_not_counter_the_own_command_spell_by_an_old_order(whom: str) -> None:
    holder = someone("wizard", "C", spells=["counterspell", "hex"])
    t = play(land(holder, thief(), crown_reached=True), command=[5])
    t.notes(0, f"arm:counterspell:command{whom}").says(0, "name:1")
    t.never_told(events.CommandCountered).asks(1, "tm-obey")
    assert t.who(0).spells == ["counterspell", "hex"]


@rule("TM-CMD-01", "S-110")
def test_nor_is_the_holder_asked_to_in_a_strict_window() -> None:
    holder = someone("wizard", "C", spells=["counterspell", "hex"])
    t = play(land(holder, thief(), crown_reached=True, strict=True), command=[1])
    t.until(0, "tm-command").says(0, "name:1")
    assert not any("cast:counterspell" in keys for _, _, keys in t.open)


# A follower that dies for somebody


@rule("S-181", "TM-FOLL-03", "TM-FLOW-12")
def test_preservation_saves_a_follower_given_up_to_the_vampire_and_the_life_is_kept() -> None:
    t = play(land(nobody_special("I2", followers=["maiden"], spells=["preservation"]), thief()), vampire=[1])
    t.notes(0, "arm:preservation:follower-dies:me")
    t.says(0, "on:I3").says(0, "face").says(0, "give:maiden").told(events.SpellCast, spell="preservation")
    assert (t.who(0).lives, t.who(0).followers) == (4, ["maiden"])


@rule("S-181")
def test_but_it_does_not_stand_in_for_a_second_life() -> None:
    me = nobody_special("I2", followers=["maiden", "guide"], spells=["preservation"])
    t = play(land(me, thief()), vampire=[5])
    t.notes(0, "arm:preservation:follower-dies:me/maiden")
    t.says(0, "on:I3").says(0, "face").says(0, "give:maiden")
    assert t.keys(0, "tm-follower-or-life") == ("give:guide", "bleed")
    t.says(0, "give:guide")
    assert (t.who(0).lives, t.who(0).followers, t.state.removed) == (3, ["maiden"], ["guide"])


# A space nobody may enter


@rule("S-182", "TM-ENC-12")
def test_an_imp_does_not_carry_anybody_onto_a_barred_space_and_the_encounter_goes_on() -> None:
    t = arrives("M3", nobody_special(), thief(), deck=["imp", "rope", "lantern"], table=[4], **barred("O21"))
    t.told(events.KeptOff, seat=0, space="O21", card="imp")
    assert t.who(0).space == "M3"
    t.offers(0, "take:rope", "take:lantern")


@rule("S-182", "TM-INNER-05", "TM-MOVE-07")
def test_a_crypt_whose_exit_is_barred_is_not_passed() -> None:
    t = play(land(nobody_special("I1"), thief("O14"), **barred("O13")), depths=[6, 6, 6], move=[1])
    t.says(0, "on:I8").says(0, "face").told(events.KeptOff, space="O13")
    assert t.state.active == 1
    t.until(0, "tm-inner")
    assert set(t.keys(0, "tm-inner")) == {"task", "back:I1"}


@rule("S-182", "S-117")
def test_the_warlock_rewards_whom_he_cannot_call_to_a_barred_cave() -> None:
    t = play(land(nobody_special("O3", quest="gold2", gold=3), thief(), **barred("M9")))
    t.says(0, "deliver:gold")
    assert (t.who(0).space, t.who(0).objects) == ("O3", ["talisman.s1"])
    assert t.state.active == 1


# A stranger on a space without a number


@rule("S-82", "TM-ENC-10", "TM-TOAD-12")
def test_a_toad_may_pass_the_hermit_by_so_that_he_is_there_for_the_next() -> None:
    me = nobody_special("O22", gold=0, toad=Toad())
    t = play(land(me, thief(), lying={"O23": ["hermit"]}), table=[4])
    t.says(0, "go:O23:cw").asks(0, "tm-stranger").says(0, "pass")
    assert t.state.lying["O23"] == ["hermit"]


@rule("S-82", "TM-BUY-04")
def test_so_may_anybody_while_no_talisman_is_left() -> None:
    taken = [f"talisman.s{n}" for n in range(1, 7)]
    state = land(nobody_special("O22"), thief(followers=["mule.s1"], objects=taken), lying={"O23": ["hermit"]})
    t = play(state, move=[1], table=[4]).says(0, "go:O23:cw").asks(0, "tm-stranger").says(0, "speak")
    assert t.state.discard == ["hermit"]


@rule("S-82")
def test_but_who_can_have_his_talisman_is_not_asked() -> None:
    t = play(land(nobody_special("O22"), thief(), lying={"O23": ["hermit"]}), move=[1], table=[4])
    t.says(0, "go:O23:cw")
    assert t.who(0).objects == ["talisman.s1"]


# Giving up in the middle of something


@rule("S-183", "TM-WIN-01", "S-99")
def test_who_gives_up_while_naming_a_victim_does_not_win_by_that_command_spell() -> None:
    state = land(someone("wizard", "C", spells=["hex", "random"]), thief(lives=1), crown_reached=True)
    t = play(state, command=[6]).notes(0, CONCEDE)
    assert played_out(t).state.winners == [1]
    t.told(events.Conceded, seat=0)
    assert t.state.players[0].standing == "out"


@rule("S-183", "TM-WIN-01", "S-99")
def test_who_gives_up_under_attack_does_not_win_by_that_fight() -> None:
    strong = someone("wizard", "O8", strength=9, spells=["hex"])
    t = arrives("O8", nobody_special(lives=1), strong, duel=[1], parry=[6], crown_reached=True)
    t.says(0, "attack:1").notes(1, CONCEDE)
    assert played_out(t.reload()).state.winners == [0]


@rule("S-183", "S-171")
def test_nor_is_who_gives_up_crowned_by_the_sixth_command_spell() -> None:
    state = land(nobody_special("C"), thief(), someone("elf", "O3"), crown_reached=True, crown_ends=True, commands=5)
    t = play(state, command=[1]).notes(0, CONCEDE).says(0, "name:1")
    assert t.over
    assert t.state.winners == [1, 2]


@rule("S-183", "TM-WIN-01")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_who_give_up_one_after_the_other_the_second_is_the_last(first: int) -> None:
    t = play(land(nobody_special("O1", spells=["hex"]), thief()), move=[1])
    t.notes(first, CONCEDE).notes(1 - first, CONCEDE)
    assert played_out(t).state.winners == [1 - first]


@rule("S-99", "S-77")
def test_among_three_who_gives_up_under_attack_leaves_when_the_fight_is_over() -> None:
    holder = someone("wizard", "O8", spells=["hex"], objects=["rope"])
    t = arrives("O8", nobody_special(), holder, thief(), duel=[6], parry=[1])
    t.says(0, "attack:1").notes(1, CONCEDE).until(2, "tm-go")
    assert t.state.players[1].standing == "out"
    assert "rope" in t.state.lying["O8"]


# Evading is a choice


@rule("TM-EVADE-06", "TM-EVADE-10")
@pytest.mark.parametrize(("deed", "lives"), [("meet", 5), ("unseen", 4)])
def test_who_hides_from_the_imp_may_still_meet_the_angel(deed: str, lives: int) -> None:
    good = someone("wizard", alignment="good", spells=["invisibility", "hex"])
    t = arrives("O21", good, thief(), deck=["imp", "angel"]).says(0, "first:imp").says(0, "cast:invisibility")
    t.asks(0, "tm-meet-being").says(0, deed)
    assert (t.who(0).lives, t.who(0).space) == (lives, "O21")


@rule("TM-EVADE-06", "S-82")
def test_and_knock_at_the_witchs_door() -> None:
    hidden = someone("wizard", spells=["invisibility", "hex"])
    t = arrives("O21", hidden, thief(), deck=["wolf", "witch"], table=[3]).says(0, "cast:invisibility")
    t.asks(0, "tm-meet-being").says(0, "meet")
    assert (t.who(0).strength, t.state.lying["O21"]) == (3, ["wolf", "witch"])


# What a card says of its owner


@rule("S-185", "TM-PSY-05")
@pytest.mark.parametrize(
    ("attacker", "victim", "winner", "lives"),
    [("ghoul", "wizard", 0, [5, 3]), ("wizard", "ghoul", 1, [3, 4]), ("ghoul", "wizard", 1, [3, 4])],
)
def test_the_ghoul_feeds_only_on_whom_it_attacked_itself(attacker: str, victim: str, winner: int, lives: list[int]) -> None:
    t = arrives("O8", someone(attacker), someone(victim, "O8"), duel=[1 if winner else 6], parry=[6 if winner else 1])
    t.says(0, "psychic:1").says_if_asked(1, "none").says_if_asked(0, "fight").says(winner, "life")
    assert [t.who(0).lives, t.who(1).lives] == lives


@rule("S-186", "TM-BUY-01")
def test_a_merchant_without_gold_sells_in_the_village_and_buys_there_in_the_same_visit() -> None:
    t = arrives("O1", someone("merchant", gold=0, objects=["rope", "sword"]), thief())
    t.offers_not(0, "visit:blacksmith").says(0, "sell:rope").says(0, "sell:sword")
    t.says(0, "visit:blacksmith").says(0, "buy:helmet")
    assert (t.who(0).objects, t.who(0).gold) == (["helmet.s1"], 0)


@rule("S-186", "TM-BUY-01")
def test_anybody_else_without_gold_is_only_shown_the_mystic() -> None:
    t = arrives("O1", nobody_special(gold=0, lives=2, objects=["rope"]), thief())
    assert set(t.keys(0, "tm-visit")) == {"visit:mystic", "none"}
    t.offers_not(0, "sell:rope")


@rule("S-184", "S-131")
@pytest.mark.parametrize(("die", "dice"), [(4, [4, 3]), (3, [])], ids=["free", "not yet"])
def test_swiftness_adds_its_die_to_the_one_that_opens_the_temple(die: int, dice: list[int]) -> None:
    slave = someone("wizard", "M13", enslaved=True, spells=["swiftness", "hex"])
    t = play(land(slave, thief()), enslaved=[die], move=[3])
    t.says(0, "cast:swiftness").says(0, "roll")
    if dice:
        assert t.state.move is not None
        assert t.state.move.dice == dice
        t.offers(0, "go:M4:cw", "go:M6:ccw")
    else:
        assert t.who(0).space == "M13"
        assert t.state.active == 1


@rule("S-170", "TM-STR-04")
def test_what_a_brisk_start_gave_counts_as_gained_and_can_be_lost() -> None:
    me = someone("wizard", "O2", strength=7, craft=10, spells=["random", "hex"])
    t = play(land(me, thief(), brisk=True), table=[2])
    t.says(0, "cast:random").says(0, "at:0")
    assert t.who(0).strength == 2


@rule("S-117", "S-95")
@pytest.mark.parametrize(("deed", "done"), [("destroy", False), ("fight", True)])
def test_a_spirit_that_is_destroyed_without_a_combat_is_no_enemy_killed(deed: str, done: bool) -> None:
    t = meets("lemure", someone("priest", "O1", quest="enemy"), thief(), fight=[6], foe=[1]).says(0, deed)
    assert (t.who(0).quest == "") == done


# As it was: chains of rules that hold


@rule("TM-FLOW-12", "S-143", "S-111")
def test_where_somebody_elses_preservation_saves_the_last_life_the_own_healing_is_kept() -> None:
    me = nobody_special(lives=1, spells=["healing"])
    t = play(land(me, someone("wizard", FAR, spells=["preservation"]), deck=["dragon"]), move=[1], fight=[1], foe=[6])
    t.notes(0, "arm:healing:life-loss:me/last").notes(1, "arm:preservation:life-loss:0/last")
    t.says(0, "roll").says(0, "go:O2:cw").says(0, "fight").never_told(events.SpellCast, seat=0)
    assert (t.who(0).lives, t.who(0).spells) == (1, ["healing"])


@rule("TM-ALIGN-06", "TM-CRAFT-10", "TM-FLOW-10")
def test_mephistopheles_costs_the_grail_and_the_grail_a_spell() -> None:
    t = meets("mephistopheles", someone("monk", "O1", objects=["holy-grail"], spells=["hex", "teleport"]), thief())
    t.says_if_asked(0, "meet").asks(0, "tm-too-many-spells")
    assert t.state.lying["O2"] == ["holy-grail"]
    t.says(0, "discard:hex")
    assert (t.who(0).spells, t.who(0).alignment) == (["teleport"], "evil")


@rule("TM-TOAD-02", "TM-TOAD-12", "TM-TOAD-09", "S-63", "S-89")
def test_the_witchs_toad_leaves_everything_and_sinks_into_the_marsh() -> None:
    me = nobody_special(objects=["sword"], followers=["mule"], gold=2, strength=9)
    t = arrives("M3", me, thief(), lying={"M3": ["marsh", "bag-of-gold"]}, deck=["witch"], table=[1])
    assert sorted(t.state.lying["M3"]) == ["bag-of-gold", "marsh", "mule", "sword", "witch"]
    assert (t.state.gold["M3"], t.who(0).gold, t.who(0).miss) == (2, 0, 1)
    while t.state.players[0].turns < 3:
        t.default()
    toad = t.who(0).toad
    assert toad is not None
    assert toad.turns == 2  # the missed turn was the first of three


@rule("S-117", "S-12")
def test_the_attacked_who_takes_a_life_for_the_warlock_is_called_at_once_and_plays_on_from_the_cave() -> None:
    t = arrives("O8", someone("rogue"), thief("O8", quest="life", strength=9), duel=[1], parry=[6])
    t.says(0, "attack:1").says(1, "life")
    assert (t.who(1).space, t.who(1).objects, t.state.active) == ("M9", ["talisman.s1"], 1)


@rule("S-151", "TM-BUY-03")
def test_a_talisman_handed_in_in_the_city_goes_to_whom_the_warlock_owes_one() -> None:
    rest = [f"talisman.s{n}" for n in range(2, 7)]
    me, owed = nobody_special("O12", objects=["talisman.s1"]), thief(claim=True)
    t = play(land(me, owed, someone("elf", "M7", followers=["mule.s1"], objects=rest)), move=[1])
    t.says(0, "go:O13:cw").says(0, "visit:town-alchemist").says(0, "sell:talisman.s1")
    assert (t.who(1).space, t.who(1).objects) == ("M9", ["talisman.s1"])


@rule("TM-TURN-03", "TM-CARD-15", "S-98")
def test_an_imp_left_by_a_storm_waits_for_the_next_visitor_and_counts_as_a_card() -> None:
    t = arrives("O21", nobody_special(), thief("M14"), deck=["storm", "imp", "wolf", "bear"], move=[1, 2])
    t.says(0, "first:storm")
    assert (t.state.lying["O21"], t.who(0).miss) == (["imp"], 0)
    again = arrives("O21", nobody_special(), thief(), lying={"O21": ["imp"]}, deck=["rope"], table=[1])
    again.ever_told(events.EventHappens, seat=0, card="imp")
    assert again.state.lying["O21"] == ["rope"]


@rule("S-18", "S-63", "TM-RAFT-05")
def test_a_raft_bought_beside_a_marsh_waits_through_the_missed_turn() -> None:
    t = arrives("O8", nobody_special(gold=3), thief(), lying={"O8": ["market", "marsh"]})
    t.says(0, "first:market").says(0, "visit:market").says(0, "buy:raft")
    assert t.who(0).miss == 1
    t.until(0, "tm-turn").says(0, "cross:M5")
    assert (t.who(0).space, t.who(0).raft) == ("M5", "")


@rule("TM-BRIDGE-02", "TM-BRIDGE-04", "S-10")
def test_a_poltergeist_crosses_the_bridge_only_from_its_foot_and_is_gone_beyond() -> None:
    me = nobody_special("O5", strength=9, followers=["poltergeist", "maiden"])
    t = play(land(me, thief(), deck=["bag-of-gold"]), fight=[6], foe=[1]).offers(0, "go:O6:cw", "go:O4:ccw")
    t.says(0, "go:sentinel:cw").ever_told(events.CardDrawn, seat=0)
    assert (t.who(0).space, t.who(0).followers) == ("M4", ["maiden"])


@rule("S-52", "TM-WIN-01")
@pytest.mark.parametrize(("holder", "winner"), [(True, 2), (False, 0)])
def test_a_pestilence_that_kills_all_rivals_at_once_ends_it(holder: bool, winner: int) -> None:
    people = [nobody_special(lives=1), thief(lives=1), *([someone("elf", "C")] if holder else [])]
    t = meets("pestilence", *people, crown_reached=True)
    assert t.over
    assert t.state.winners == [winner]


@rule("TM-INNER-18", "TM-CMD-06", "TM-INNER-14")
def test_a_pilgrim_beside_the_holder_stops_the_command_spell_without_lifting_a_hand() -> None:
    t = play(land(someone("pilgrim", "I5"), nobody_special("C"), thief(), crown_reached=True)).says(0, "on:C")
    t.asks(1, "tm-whom").offers_not(1, "space").never_told(events.CommandCast)


# Which reading the table plays by


def reason(t: Play[Any], verb: str, seat: int = 0, offered: tuple[str, ...] = ()) -> tuple[str, str]:
    found = why_not(t.view(seat), CARDS, seat, verb, offered)
    return found.id, found.rule


@rule("TM-MOVE-10")
def test_whoever_stands_before_the_valley_without_a_talisman_is_told_what_is_missing() -> None:
    def closed(at: str, **more: Any) -> Any:
        return dict(play(land(nobody_special(at, **more), thief())).question(0, "tm-inner").args)["closed"]

    assert [closed("I6"), closed("I4"), closed("I3"), closed("I6", objects=["talisman.s1"])] == [1, 1, 0, 0]


@rule("S-87", "S-140")
def test_why_names_amulet_and_glade() -> None:
    holding: dict[str, Any] = {"spells": ["hex"]}
    amulet = play(land(nobody_special("O2", objects=["amulet"], **holding), thief()), move=[1])
    assert reason(amulet, "cast") == ("tm-why-amulet", "S-87")
    glade = play(land(nobody_special("M5", **holding), thief(), glade_full=True), move=[1])
    assert reason(glade, "cast") == ("tm-why-glade", "S-140")
    by_the_book = play(land(nobody_special("M5", **holding), thief()), move=[1])
    assert reason(by_the_book, "cast") == ("tm-why-spell", "TM-SPELL-02")


@rule("TM-INNER-01", "TM-GEN-05", "TM-EVADE-07")
def test_why_knows_who_is_met_where() -> None:
    both = play(land(nobody_special("I3"), thief("I3")))
    assert reason(both, "attack") == ("tm-why-no-notice", "TM-INNER-01")
    pilgrim = play(land(someone("pilgrim", "O2"), thief("O2")), move=[1])
    assert reason(pilgrim, "attack") == ("tm-why-never-attacks", "TM-GEN-05")
    den = play(land(someone("wizard", "I7", spells=["invisibility", "hex"]), thief()), werewolf=[6, 6]).says(0, "on:I6")
    den.says(0, "face").asks(0, "tm-foes")
    assert reason(den, "evade", offered=den.keys(0, "tm-foes")) == ("tm-why-inner-beings", "TM-EVADE-07")


@rule("TM-CMD-06", "TM-CMD-07")
def test_why_knows_when_the_command_spell_rests() -> None:
    two = play(land(nobody_special("C"), thief("C"), crown_reached=True))
    assert reason(two, "command") == ("tm-why-not-alone", "TM-CMD-06")
    toad = play(land(thief("O3"), nobody_special("C", gold=0, toad=Toad()), crown_reached=True), move=[1])
    assert reason(toad, "command", seat=1) == ("tm-why-toad-command", "TM-CMD-07")


@rule("TM-OBJ-03", "TM-CARD-08", "S-10")
def test_why_says_what_keeps_you_from_what_lies_here() -> None:
    lance = play(land(nobody_special("O2"), thief(), lying={"O2": ["holy-lance"]}), move=[1])
    assert reason(lance, "take") == ("tm-why-forbidden", "TM-OBJ-03")
    haunted = play(land(nobody_special("O2", followers=["hag"]), thief(), lying={"O2": ["maiden"]}), move=[1])
    assert reason(haunted, "take") == ("tm-why-hag", "S-10")
    nothing = play(land(nobody_special("O2"), thief(), lying={"O2": ["marsh"]}), move=[1])
    assert reason(nothing, "take") == ("tm-why-nothing-here", "TM-PICK-01")
    guarded = arrives("O8", someone("wizard", spells=["hex"]), thief(), lying={"O8": ["dragon", "rope"]}).asks(0, "tm-foes")
    assert reason(guarded, "take") == ("tm-why-enemy-first", "TM-CARD-08")
