"""Toads: TM-TOAD, and the rulings S-12, S-57 … S-62, S-89, S-107 on them."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.rules import fighting
from games.talisman.state import Character, Toad
from tests.games.talisman.given import Playing, hand, land, play, someone

rule = pytest.mark.rule


def other(at: str = "O9", **more: Any) -> Character:
    return someone("troll", at, **more)


def a_toad(name: str = "warrior", at: str = "O3", **more: Any) -> Character:
    return someone(name, at, **({"gold": 0, "toad": Toad()} | more))


def cursed(name: str = "warrior", **more: Any) -> Playing:
    """One step into the City, where the Enchantress does it."""
    t = play(land(someone(name, "O12", **more), other()), move=[1], table=[1])
    t.says_if_asked(0, "roll")
    t.says(0, "go:O13:cw").says(0, "visit:enchantress")
    t.told(events.BecameToad, seat=0)
    return t


def turns_of(t: Playing, seat: int, n: int) -> Playing:
    """Defaults play until this seat has ended so many more turns."""
    ended = len([e for e in t.events(events.TurnEnds) if e == events.TurnEnds(seat)])
    while len([e for e in t.events(events.TurnEnds) if e == events.TurnEnds(seat)]) < ended + n:
        t.default()
    return t


@rule("TM-TOAD-01")
def test_a_toad_changes_back_after_its_third_turn_the_turn_of_the_curse_not_counted_s12() -> None:
    t = cursed()
    assert t.view(1).players[0].character.toad.turns == 3
    for left in (2, 1):
        turns_of(t, 0, 1)
        toad = t.who(0).toad
        assert toad is not None
        assert toad.turns == left
    t.never_told(events.ChangedBack)
    turns_of(t, 0, 1)
    assert t.who(0).toad is None
    t.ever_told(events.ChangedBack, seat=0)


@rule("TM-TOAD-01")
def test_cursed_in_somebody_elses_turn_it_is_a_toad_for_its_next_three_s12() -> None:
    state = land(someone("wizard", "O3", spells=["random"]), someone("monk", "O9"))
    t = play(state, table=[1])
    t.says(0, "cast:random").says(0, "at:1")
    assert t.who(1).toad == Toad(turns=3, since=1)
    turns_of(t, 1, 2)
    assert t.who(1).toad is not None
    turns_of(t, 1, 1)
    assert t.who(1).toad is None


@rule("TM-TOAD-01")
def test_a_missed_turn_counts_as_a_toads_turn_s89() -> None:
    t = play(land(a_toad(miss=1, toad=Toad(turns=1)), other()))
    t.ever_told(events.TurnMissed, seat=0)
    assert t.who(0).toad is None


@rule("TM-TOAD-01")
def test_a_toad_that_is_cursed_again_counts_anew_s59() -> None:
    state = land(someone("wizard", "O3", spells=["random"]), a_toad("monk", "O9", toad=Toad(turns=1, strength=2)))
    t = play(state, table=[1])
    t.says(0, "cast:random").says(0, "at:1")
    assert t.who(1).toad == Toad(turns=3, since=1)


@rule("TM-TOAD-02")
def test_a_toad_carries_nothing_everything_lies_on_the_space_of_the_curse_s58() -> None:
    t = cursed(gold=3, objects=["sword", "ring"], followers=["maiden", "mule"], raft="raft.s1", quest="enemy")
    c = t.who(0)
    assert (c.objects, c.followers, c.gold, c.raft) == ([], [], 0, "")
    assert t.view(1).lying["O13"] == ("sword", "ring", "maiden", "mule")
    assert t.view(1).gold == {"O13": 3}
    assert "raft.s1" in t.state.stacks["raft"]
    assert c.quest == "enemy"


@rule("TM-TOAD-03")
def test_strength_and_craft_of_a_toad_are_one() -> None:
    t = cursed(strength=9, craft=8)
    g = hand(t.state)
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (1, 1)
    seen = t.view(1).players[0].character
    assert (seen.strength, seen.craft, seen.total_strength) == (1, 1, 1)


@rule("TM-TOAD-03")
def test_it_fights_with_one() -> None:
    t = play(land(a_toad(strength=9), other(), deck=["wild-boar"]), fight=[3], foe=[4])
    t.says(0, "go:O4:cw").told(events.FightBegins, seat=0, worth=1, against=1)
    assert t.who(0).lives == 3


@rule("TM-TOAD-04")
def test_changed_back_it_has_its_old_values() -> None:
    t = turns_of(cursed(strength=9, craft=8), 0, 3)
    assert (t.who(0).strength, t.who(0).craft) == (9, 8)
    assert t.view(1).players[0].character.strength == 9


@rule("TM-TOAD-05", "TM-TOAD-13")
def test_what_a_toad_gains_is_its_own_and_ends_with_it() -> None:
    t = play(land(a_toad(at="O8", strength=7, toad=Toad(turns=1)), other("O19")), table=[6])
    g = hand(land(a_toad(toad=Toad(strength=2)), other()))
    assert fighting.worth(g, 0, "strength") == 2
    t.says(0, "go:O9:cw").told(events.ValueGained, seat=0, stat="strength", now=2)
    assert t.who(0).toad is None, "its third turn is over"
    assert t.who(0).strength == 7


@rule("TM-TOAD-05", "TM-TOAD-13")
@pytest.mark.parametrize(("had", "left"), [(3, 2), (1, 1)])
def test_what_a_toad_loses_is_its_own_and_never_below_one_s107(had: int, left: int) -> None:
    t = play(land(a_toad(at="O12", strength=9, toad=Toad(strength=had)), other()), table=[2])
    t.says(0, "go:O13:cw").says(0, "visit:enchantress")
    toad = t.who(0).toad
    assert toad is not None
    assert (toad.strength, t.who(0).strength) == (left, 9)


@rule("TM-TOAD-06")
def test_a_toad_moves_one_space_either_way_without_rolling() -> None:
    t = play(land(a_toad(), other()))
    assert set(t.keys(0, "tm-go")) == {"go:O4:cw", "go:O2:ccw"}
    t.never_told(events.MoveRolled)


@rule("TM-TOAD-07")
def test_a_toad_keeps_its_spells_and_casts_none() -> None:
    t = cursed("wizard", spells=["hex", "teleport"])
    assert t.who(0).spells == ["hex", "teleport"], "no discard although its Craft is 1"
    t.asks_not(0, "tm-too-many-spells")
    t.until(0, "tm-go").offers_not(0, "cast:hex", "cast:teleport")
    turns_of(t, 0, 3)
    t.until(0, "tm-turn").offers(0, "cast:hex", "cast:teleport")


@rule("TM-TOAD-07")
def test_a_toad_takes_no_spell() -> None:
    t = play(land(a_toad("wizard", "O2"), other(), spells=["hex"]), table=[6])
    t.says(0, "go:O1:ccw").says(0, "visit:mystic")
    assert t.who(0).spells == []
    assert t.state.spell_deck[0] == "hex"
    t.never_told(events.SpellGained)


@rule("TM-TOAD-08")
def test_lives_gained_or_lost_as_a_toad_stay() -> None:
    t = play(land(a_toad("elf", "O6", lives=3, toad=Toad(turns=1)), other()), table=[5])
    t.says(0, "go:O7:cw").says(0, "visit:chapel-pray")
    assert (t.who(0).toad, t.who(0).lives) == (None, 4)
    hurt = play(land(a_toad("elf", "O2", lives=3, toad=Toad(turns=1)), other()))
    hurt.says(0, "go:O3:cw")
    assert (hurt.who(0).toad, hurt.who(0).lives) == (None, 2)


@rule("TM-TOAD-08")
def test_a_toad_can_die() -> None:
    t = play(land(a_toad("elf", "O2", lives=1), other()))
    t.says(0, "go:O3:cw").told(events.Died, seat=0, character="elf", space="O3")


@rule("TM-TOAD-09")
def test_encounters_go_for_toads_as_for_others() -> None:
    t = play(land(a_toad(), other(), deck=["wolf"]), fight=[6], foe=[1])
    t.says(0, "go:O4:cw").told(events.CardDrawn, seat=0, card="wolf")
    assert t.who(0).trophies == ["wolf"], "what it kills it keeps (S-57)"


@rule("TM-TOAD-09")
def test_cursed_on_arrival_it_still_meets_the_space_s122() -> None:
    watching = someone("wizard", "O9", spells=["random"])
    t = play(land(someone("warrior", "O3", objects=["sword"]), watching, deck=["wolf"]), move=[1], table=[1], fight=[6], foe=[1])
    t.notes(1, "arm:random:move-end:0")
    t.says(0, "go:O4:cw").told(events.BecameToad, seat=0)
    t.told(events.CardDrawn, seat=0, card="wolf")
    assert t.who(0).trophies == ["wolf"]
    assert t.state.lying["O4"] == ["sword"], "which lay there only after the arrival, and so was not counted"


@rule("TM-TOAD-10")
@pytest.mark.parametrize("who", ["monk", "barbarian"])
def test_what_an_ability_adds_in_a_fight_is_lost_on_a_toad(who: str) -> None:
    state = land(someone(who, "O1", gold=0, toad=Toad()), someone("elf", "O15"), lying={"O2": ["wolf"]})
    t = play(state, fight=[1], foe=[6]).says(0, "go:O2:cw")
    t.ever_told(events.FightBegins, seat=0, worth=1, against=2)


@rule("TM-TOAD-10")
def test_no_special_abilities_while_a_toad() -> None:
    def met(**more: Any) -> tuple[str, ...]:
        t = play(land(someone("wizard", "O3", **more), other("O4")), move=[1])
        t.says_if_asked(0, "roll")
        return t.says(0, "go:O4:cw").keys(0, "tm-whom")

    assert "psychic:1" in met()
    assert set(met(gold=0, toad=Toad())) == {"space", "attack:1"}
    warrior = hand(land(a_toad(), other()))
    assert fighting.dice_of(warrior, 0, "strength") == 1, "one die instead of the Warrior's two"


@rule("TM-TOAD-11")
def test_what_a_toad_has_dropped_is_free_for_anyone_and_does_not_come_back() -> None:
    t = play(land(someone("warrior", "O12", gold=3, objects=["ring"]), someone("elf", "O14")), move=[1, 1], table=[1])
    t.says(0, "go:O13:cw").says(0, "visit:enchantress")
    t.says(1, "go:O13:ccw").says_if_asked(1, "space")
    t.says(1, "take:ring")
    assert (t.who(1).objects, t.who(1).gold) == (["ring"], 4)
    t.says(1, "none")
    turns_of(t, 0, 3)
    assert t.who(0).toad is None
    assert t.who(0).objects == []
    assert t.who(1).objects == ["ring"]


@rule("TM-TOAD-11", "TM-TOAD-12")
def test_changed_back_on_the_space_where_its_things_lie_it_has_no_claim_on_them() -> None:
    state = land(a_toad(at="O12", toad=Toad(turns=1)), other(), lying={"O13": ["ring"]}, gold={"O13": 3})
    t = play(state).says(0, "go:O13:cw").until(1, "tm-go")
    assert t.who(0).toad is None
    assert (t.who(0).objects, t.who(0).gold) == ([], 0)
    assert (t.state.lying["O13"], t.state.gold) == (["ring"], {"O13": 3})


@rule("TM-TOAD-12")
def test_a_toad_picks_up_nothing_and_gets_nothing_s62() -> None:
    lying = {"O2": ["ring", "unicorn", "bag-of-gold"]}
    t = play(land(a_toad(at="O1"), other(), lying=lying, gold={"O2": 2}))
    t.says(0, "go:O2:cw").asks_not(0, "tm-take")
    c = t.who(0)
    assert (c.objects, c.followers, c.gold) == ([], [], 0)
    assert (t.state.lying["O2"], t.state.gold) == (["ring", "unicorn", "bag-of-gold"], {"O2": 2})
    tavern = play(land(a_toad(at="O18"), other()), table=[4])
    tavern.says(0, "go:O19:cw")
    assert tavern.who(0).gold == 0


@rule("TM-TOAD-12", "S-123")
def test_a_toad_that_beats_the_rogue_at_dice_wins_nothing_and_the_rogue_loses_nothing_s62() -> None:
    t = play(land(someone("rogue", "O1", gold=2), a_toad("troll", "O2")), move=[1], gamble=[1, 6])
    t.says(0, "go:O2:cw").says(0, "gamble:1")
    assert (t.who(0).gold, t.who(1).gold) == (2, 0)


@rule("TM-TOAD-12")
def test_a_toad_is_given_no_talisman() -> None:
    t = play(land(a_toad(at="M12"), other()), table=[5, 5])
    t.says(0, "go:M13:cw").says(0, "yes")
    assert t.who(0).objects == []
    assert len(t.state.stacks["talisman"]) == 6


@rule("TM-TOAD-14")
def test_a_toad_that_wins_against_a_character_takes_the_life() -> None:
    victim = someone("thief", "O4", gold=3, objects=["water-supply"])
    t = play(land(a_toad(), victim), duel=[6], parry=[1])
    t.says(0, "go:O4:cw").says(0, "attack:1").asks_not(0, "tm-spoils")
    assert t.events(events.DuelWon) == [events.DuelWon(0, 1)]
    assert (t.who(1).lives, t.who(1).gold, t.who(1).objects) == (3, 3, ["water-supply"])


def test_trophies_stay_and_a_toad_may_not_trade_them_s57() -> None:
    t = play(land(a_toad(trophies=["dragon"]), other()))
    t.offers_not(0, "trade")
    assert t.who(0).trophies == ["dragon"]
    state = land(a_toad(trophies=["dragon"]), other())
    state.players[0].orders = ["trade"]
    assert play(state).who(0).trophies == ["dragon"], "not by order either"


def test_a_toad_on_the_crown_casts_no_command_and_waits_s60() -> None:
    t = play(land(a_toad(at="C"), other(), crown_reached=True))
    t.never_told(events.CommandCast)
    assert t.state.active == 1


def test_a_toad_cannot_open_the_portal_s61() -> None:
    t = play(land(a_toad(at="M1", strength=9), other()), portal=[1, 1])
    t.says(0, "go:portal:cw").says(0, "by:strength")
    t.told(events.PortalTried, seat=0, opens=False)
