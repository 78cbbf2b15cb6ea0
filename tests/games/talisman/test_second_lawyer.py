"""Nasty situations, read from the book by somebody who had not seen the rules in code: where two chapters meet."""

from __future__ import annotations

from typing import Literal

import pytest

from games.talisman import events
from games.talisman.state import Lasting, Toad
from tests.games.talisman.given import CARDS, arrives, land, nobody_special, play, someone

rule = pytest.mark.rule
FAR = "O15"
Lang = Literal["en", "de"]


def printed(card: str, lang: Lang) -> str:
    return " ".join(CARDS.text(card, lang))


# Fighting


@rule("S-188", "TM-FIGHT-10")
def test_the_lance_finds_the_dragon_among_others() -> None:
    hero = nobody_special(character="thief", objects=["holy-lance"])
    t = arrives("O21", hero, someone("elf", FAR), lying={"O21": ["dragon", "wolf"]}, fight=[6], foe=[1])
    t.ever_told(events.FightBegins, seat=0, worth=3 + 3, against=7 + 2)


# Toads


@rule("TM-TOAD-03", "S-187")
def test_who_becomes_a_toad_has_lost_what_was_paid_for_this_turn() -> None:
    """The Mercenary stays behind with everything else: he does not fight for a toad that was paid for nothing."""
    hero = nobody_special(followers=["mercenary"], gold=3)
    lying = {"O2": ["wolf", "witch", "cave"]}
    t = arrives("O2", hero, someone("elf", FAR), lying=lying, fight=[6, 3], foe=[1, 3], table=[1, 2])
    t.says(0, "use:mercenary")
    t.ever_told(events.FightBegins, seat=0, beings=("wolf",), worth=3 + 3)
    t.ever_told(events.FightBegins, seat=0, beings=("cave-goblin",), worth=1)


@rule("TM-TOAD-07", "TM-CRAFT-10")
def test_whoever_changes_back_without_the_crown_that_lay_down_has_too_many_spells() -> None:
    toad = someone("conjurer", "O1", toad=Toad(turns=1), gold=0, spells=["hex", "barrier", "alchemy"])
    t = play(land(toad, someone("elf", FAR), turn=5)).default()
    t.told(events.ChangedBack, seat=0)
    t.asks(0, "tm-too-many-spells")


@rule("TM-SPELL-15", "TM-SPELL-13")
def test_a_wizard_whose_hand_was_emptied_as_a_toad_draws_when_he_changes_back() -> None:
    toad = someone("wizard", "O10", toad=Toad(turns=1), gold=0, spells=["hex"])
    t = arrives("O2", nobody_special(), toad, deck=["magical-vortex"], turn=5)
    assert t.who(1).spells == []
    t.until(0, "tm-go")
    assert len(t.who(1).spells) == 1


# Followers and objects


@rule("TM-FOLL-04", "S-158")
def test_a_being_that_followed_and_is_parted_with_on_arrival_attacks_at_once() -> None:
    t = arrives("O13", nobody_special(character="ghoul", followers=["bear"]), someone("elf", "O13"), fight=[1], foe=[6])
    t.says(0, "part:bear").says(0, "space").ever_told(events.FightLost, seat=0, beings=("bear",))


@rule("TM-CARD-10", "S-99")
def test_an_absent_player_takes_the_talisman_first() -> None:
    hero = nobody_special(objects=["sword", "axe", "helmet"])
    t = arrives("O13", hero, someone("elf", FAR), lying={"O13": ["shield", "talisman"]})
    assert "talisman" in t.default().who(0).objects


@rule("TM-ENC-12", "S-99")
def test_who_is_carried_off_while_absent_goes_to_the_nearest_space_without_an_enemy() -> None:
    lying = {"O16": ["enchanter"], "O17": ["wolf"], "O18": ["sword", "axe"]}
    t = arrives("O16", someone("conjurer", gold=0), someone("elf", "O2"), lying=lying).says(0, "wish:5")
    assert t.question(0).default == ("to:O18",)


# Spells


@rule("TM-SPELL-14", "S-190")
def test_a_wand_fills_an_empty_hand_while_magic_is_destroyed() -> None:
    t = play(land(someone("conjurer", "O1", objects=["wand"], spells=["destroy-magic"]), someone("elf", FAR)))
    t.says(0, "cast:destroy-magic")
    assert len(t.who(0).spells) == 1
    t.offers_not(0, f"cast:{t.who(0).spells[0]}")


@rule("TM-SPELL-08", "S-26")
def test_nobody_is_a_target_of_acquisition_from_whom_nothing_may_be_taken() -> None:
    hero = someone("druid", "O1", alignment="good", spells=["acquisition"])
    victim = nobody_special("O13", objects=["runesword"], gold=0)
    t = play(land(hero, victim, someone("elf", FAR, gold=1), someone("troll", "O9", gold=1)))
    t.says(0, "cast:acquisition").offers(0, "at:2", "at:3").offers_not(0, "at:1")


@rule("TM-SPELL-08", "TM-FOLL-04")
def test_who_walks_with_the_hag_cannot_mesmerise() -> None:
    state = land(someone("druid", "O1", followers=["hag"], spells=["mesmerism"]), nobody_special("O13", followers=["maiden"]))
    play(state).offers_not(0, "cast:mesmerism")


@rule("TM-SPELL-08", "TM-MOVE-06")
def test_swiftness_is_of_no_use_where_no_die_is_rolled() -> None:
    for there, more in (("I3", {}), ("O1", {"followers": ["poltergeist"]})):
        play(land(someone("conjurer", there, spells=["swiftness"], **more), someone("elf", FAR))).offers_not(0, "cast:swiftness")
    blizzard = [Lasting(what="blizzard", until="turns", left=1, by=1)]
    play(land(someone("conjurer", "O1", spells=["swiftness"]), someone("elf", FAR), lasting=blizzard)).offers_not(
        0, "cast:swiftness"
    )


# The inner region


@rule("S-189", "TM-INNER-01")
def test_whoever_waits_on_the_plain_may_meet_whoever_stands_there() -> None:
    t = play(land(nobody_special("I1"), someone("elf", "I1"), inner_wait=True))
    t.says(0, "wait").asks(0, "tm-whom").offers(0, "attack:1", "space")


# What cards say


@rule("TM-CARD-01", "S-153")
def test_the_mercenary_says_that_he_fights() -> None:
    assert "before the dice are rolled in your fight" in printed("mercenary", "en")
    assert "bevor in deinem Kampf gewürfelt wird" in printed("mercenary", "de")


@rule("TM-SPELL-01")
def test_the_barrier_says_where_it_may_not_lie() -> None:
    assert "except at the bridge" in printed("barrier", "en")
    assert "außer an Brücke und Portal" in printed("barrier", "de")


@rule("TM-ABIL-01", "S-191")
def test_the_jester_rerolls_on_tables_and_says_so() -> None:
    assert "on a table" in printed("jester", "en")
    assert "für eine Tabelle" in printed("jester", "de")
    arrives("M7", someone("jester"), someone("elf", FAR), chasm=[1]).asks_not(0, "tm-jester")


@rule("TM-ABIL-01", "TM-CARD-14")
def test_the_necromancer_says_which_spirits_follow() -> None:
    """Banshee and Demon, who reward whoever beats them, do not."""
    assert "that brings you nothing else" in printed("necromancer", "en")
    assert "der dir sonst nichts bringt" in printed("necromancer", "de")
    hero = someone("necromancer", craft=9)
    arrives("O2", hero, someone("elf", FAR), lying={"O2": ["banshee"]}, fight=[6], foe=[1]).never_told(events.KeptAsHelper)
