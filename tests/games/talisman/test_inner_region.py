"""Encounters in the inner region: TM-INNER, S-41, S-42, S-45, S-48, S-60, S-95, S-103."""

from __future__ import annotations

import pytest

from games.kernel.arming import Armed
from games.talisman import events
from games.talisman.state import Character, Task, Toad
from tests.games.talisman.given import CARDS, land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    return someone("dwarf", "O13")


# Meeting characters


@rule("TM-INNER-01")
@pytest.mark.parametrize(
    ("start", "key", "meets"),
    [("I2", "back:I1", True), ("I4", "on:I5", True), ("I1", "on:I2", False), ("I2", "on:I3", False), ("I1", "on:I8", False)],
)
def test_characters_meet_on_the_plain_and_in_the_valley_and_nowhere_else_inside(start: str, key: str, meets: bool) -> None:
    t = play(land(someone("thief", start, objects=["talisman"]), someone("rogue", key.partition(":")[2])))
    t.says(0, key)
    assert any(a.msg == "tm-whom" for a in t.live.asks) == meets


@rule("TM-INNER-02")
def test_such_a_meeting_goes_by_the_usual_rules() -> None:
    t = play(land(someone("thief", "I2"), someone("enchanted-dancer", "I1")), duel=[6], parry=[1])
    t.says(0, "back:I1").offers(0, "attack:1", "steal:1", "space").says(0, "attack:1")
    t.asks(1, "tm-attacked").offers(1, "evade:enchanted-dancer").says(1, "accept")
    t.says(0, "gold")
    assert (t.who(0).gold, t.who(1).gold, t.state.active) == (2, 0, 1)


@rule("TM-INNER-02", "TM-ENC-02")
def test_in_the_valley_the_space_may_be_met_instead() -> None:
    t = play(land(someone("thief", "I4", objects=["talisman"]), someone("rogue", "I5")))
    t.says(0, "on:I5").says(0, "space").never_told(events.FightBegins)
    assert t.state.active == 1


# Instructions


@rule("TM-INNER-03")
def test_on_the_way_in_the_instruction_is_carried_out_or_the_character_turns_back() -> None:
    t = play(land(someone("thief", "I2"), _dwarf()), vampire=[1])
    t.says(0, "on:I3")
    assert set(t.keys(0, "tm-face")) == {"face", "leave"}
    t.says(0, "leave").told(events.Retreats, seat=0)
    assert t.who(0).retreating


@rule("TM-INNER-03")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire_takes_what_the_die_says(die: int, lost: int) -> None:
    t = play(land(someone("thief", "I2"), _dwarf()), vampire=[die])
    t.says(0, "on:I3").says(0, "face")
    assert t.who(0).lives == 4 - lost
    assert t.who(0).done


@rule("TM-INNER-03")
def test_each_follower_given_up_to_the_vampire_takes_the_place_of_a_life() -> None:
    t = play(land(someone("thief", "I2", followers=["maiden", "hag", "prince"]), _dwarf()), vampire=[6])
    t.says(0, "on:I3").says(0, "face").offers_not(0, "give:hag")
    t.says(0, "give:maiden").says(0, "give:prince")
    assert t.who(0).lives == 3
    assert t.who(0).followers == ["hag"]
    assert t.state.removed == ["maiden", "prince"]


# Immune to spells, not to be evaded


@rule("TM-INNER-04")
def test_a_pitfiend_cannot_be_evaded_nor_held_by_a_spell() -> None:
    bearer = someone("thief", "I3", objects=["cloak-of-shadows"], spells=["immobility"])
    state = land(bearer, _dwarf())
    state.players[0].armed = [Armed(card="immobility", when="fight", at="me")]
    t = play(state, pitfiends=[1], fight=[6], foe=[1])
    t.says(0, "on:I4").says(0, "face")
    assert not [key for a in t.live.asks for key in a.keys if key.startswith("evade:")]
    t.says_if_asked(0, "fight", msg="tm-foes")
    t.ever_told(events.FightRolled)
    t.never_told(events.BeingHeld)


@rule("TM-INNER-04")
def test_a_beast_that_somebody_left_lying_inside_cannot_be_evaded_either() -> None:
    bearer = someone("thief", "I1", objects=["cloak-of-shadows"])
    t = play(land(bearer, _dwarf(), lying={"I2": ["wolf"]}), fight=[1], foe=[6])
    t.says(0, "on:I2").told(events.FightLost, seat=0)
    t.never_told(events.Evaded)


@rule("TM-INNER-04")
def test_nor_can_a_hag_who_waits_there() -> None:
    bearer = someone("thief", "I1", objects=["cloak-of-shadows"])
    t = play(land(bearer, _dwarf(), lying={"I2": ["hag"]}))
    t.says(0, "on:I2").asks_not(0, "tm-meet-being")
    assert t.who(0).followers == ["hag"]


# Crypt and Mine


@rule("TM-INNER-05", "S-41")
@pytest.mark.parametrize(
    ("dice", "to"),
    [
        ([1, 1, 1], "I8"),
        ([2, 3, 4], "I8"),
        ([3, 3, 4], "I1"),
        ([3, 4, 4], "M1"),
        ([4, 4, 4], "M1"),
        ([4, 4, 5], "M9"),
        ([4, 5, 5], "M9"),
        ([5, 5, 5], "O13"),
        ([6, 6, 6], "O13"),
    ],
)
def test_the_crypt_leads_where_three_dice_less_total_strength_say(dice: list[int], to: str) -> None:
    bearer = someone("thief", "I1", strength=8, objects=["magic-belt"])
    t = play(land(bearer, someone("rogue", "O6")), depths=dice)
    t.says(0, "on:I8").says(0, "face")
    assert t.told(events.CryptRolled).result == sum(dice) - 9
    assert t.who(0).space == to


@rule("TM-INNER-05", "TM-STR-11")
def test_a_sword_is_of_no_use_in_the_crypt() -> None:
    t = play(land(someone("thief", "I1", strength=8, objects=["sword"]), _dwarf()), depths=[3, 3, 3])
    t.says(0, "on:I8").says(0, "face")
    assert t.told(events.CryptRolled).result == 1


@rule("TM-INNER-06", "S-42")
def test_entering_rolling_and_being_moved_are_one_turn_without_an_encounter_at_the_exit() -> None:
    t = play(land(someone("thief", "I1"), someone("rogue", "M1"), deck=["bag-of-gold"]), depths=[1, 2, 2])
    t.says(0, "on:I8").says(0, "face")
    assert (t.who(0).space, t.state.active) == ("M1", 1)
    t.asks_not(0, "tm-whom").never_told(events.CardDrawn)


@rule("TM-INNER-07", "S-39")
@pytest.mark.parametrize(("space", "on", "back"), [("I8", "I7", "I1"), ("I2", "I3", "I1")])
def test_who_gets_through_stays_and_next_turn_goes_to_either_side(space: str, on: str, back: str) -> None:
    t = play(land(someone("thief", "I1", strength=9, craft=9), someone("dwarf", "O6")), depths=[1, 1, 1], move=[1])
    t.says(0, f"on:{space}").says(0, "face")
    assert t.who(0).space == space
    assert t.state.active == 1
    t.says(1, "go:O7:cw")
    assert set(t.keys(0, "tm-inner")) == {f"on:{on}", f"back:{back}"}


@rule("TM-INNER-08")
@pytest.mark.parametrize(
    ("dice", "to"), [([3, 3, 3], "I2"), ([3, 3, 4], "I1"), ([3, 4, 4], "M1"), ([6, 4, 4], "M9"), ([6, 6, 6], "O19")]
)
def test_the_mine_asks_for_craft_instead(dice: list[int], to: str) -> None:
    t = play(land(someone("thief", "I1", strength=3, craft=9), someone("rogue", "O6")), depths=dice)
    t.says(0, "on:I2").says(0, "face")
    assert t.who(0).space == to
    assert t.state.active == 1


@rule("TM-INNER-08")
def test_miners_roll_two_dice_in_the_mine_and_three_in_the_crypt() -> None:
    mine = play(land(someone("dwarf", "I1"), someone("thief", "O13")), depths=[1, 1, 1])
    mine.says(0, "on:I2").says(0, "face")
    assert len(mine.told(events.CryptRolled).dice) == 2
    crypt = play(land(someone("dwarf", "I1"), someone("thief", "O13")), depths=[1, 1, 1])
    crypt.says(0, "on:I8").says(0, "face")
    assert len(crypt.told(events.CryptRolled).dice) == 3


# The werewolf


@rule("TM-INNER-09")
def test_everybody_meets_a_werewolf_of_their_own() -> None:
    t = play(
        land(someone("thief", "I7"), someone("rogue", "I7", strength=9)),
        werewolf=[6, 6, 1, 2],
        fight=[1, 6],
        foe=[6, 1],
    )
    t.says(0, "on:I6").says(0, "face").told(events.TaskRolled, seat=0, n=12)
    t.says(1, "on:I6").says(1, "face").told(events.TaskRolled, seat=1, n=3)
    assert t.told(events.FightBegins, seat=1).against == 3
    assert t.who(0).task == Task(kind="werewolf", n=12)
    assert t.who(1).task is None


@rule("TM-INNER-09", "S-103", "S-95")
@pytest.mark.parametrize(("foe", "lives"), [(6, 3), (5, 4)])
def test_the_same_werewolf_waits_until_it_is_dead(foe: int, lives: int) -> None:
    t = play(
        land(someone("thief", "I7", strength=8, objects=["talisman"]), someone("dwarf", "O6")),
        werewolf=[4, 3],
        fight=[4, 6],
        foe=[foe, 1],
        move=[1, 1],
    )
    t.says(0, "on:I6").says(0, "face")
    assert t.who(0).lives == lives
    assert t.state.active == 1
    t.says(1, "go:O7:cw").offers_not(0, "on:I5").says(0, "task")
    assert len(t.events(events.TaskRolled)) == 1, "no new Strength"
    t.ever_told(events.FightWon, seat=0)
    assert t.who(0).trophies == []
    assert t.who(0).done
    t.until(0, "tm-inner").offers(0, "on:I5")


@rule("TM-INNER-09", "S-45")
def test_coming_back_to_the_den_its_strength_is_rolled_anew() -> None:
    t = play(
        land(someone("thief", "I6", task=Task(kind="werewolf", n=12), done=False), someone("dwarf", "O6")),
        werewolf=[1, 1],
        move=[1, 1],
        fight=[6],
        foe=[1],
    )
    t.says(0, "back:I7").says(0, "leave")
    assert t.who(0).task is None
    t.who(0).done, t.who(0).retreating = True, False
    t.says(1, "go:O7:cw").says(0, "on:I6").says(0, "face").told(events.TaskRolled, n=2)


# The pits


@rule("TM-INNER-10", "TM-INNER-11", "S-95")
def test_so_many_pitfiends_as_the_die_says_one_after_the_other() -> None:
    t = play(land(someone("thief", "I3", strength=9), _dwarf()), pitfiends=[3], fight=[6, 6, 6], foe=[1, 1, 1])
    t.says(0, "on:I4").says(0, "face").told(events.TaskRolled, seat=0, n=3)
    t.says(0, "next").says(0, "next")
    assert [e.against for e in t.events(events.FightBegins)] == [4, 4, 4], "never summed"
    assert t.who(0).done
    assert t.who(0).task is None
    assert t.who(0).trophies == []


@rule("TM-INNER-11")
def test_a_life_lost_ends_the_turn() -> None:
    t = play(land(someone("thief", "I3", strength=9), _dwarf()), pitfiends=[4], fight=[6, 1], foe=[1, 6])
    t.who(0).strength = 6
    t.says(0, "on:I4").says(0, "face").says(0, "next")
    assert (t.who(0).lives, t.who(0).task, t.state.active) == (3, Task(kind="pitfiends", n=3), 1)


@rule("TM-INNER-12")
def test_the_rest_wait_for_the_next_turn_and_after_the_last_one_moves_on_in_the_turn_after() -> None:
    t = play(
        land(
            someone("thief", "I4", strength=9, task=Task(kind="pitfiends", n=2), done=False, objects=["talisman"]),
            someone("dwarf", "O6"),
        ),
        fight=[6, 6],
        foe=[1, 1],
        move=[1],
    )
    t.says(0, "task").says(0, "next").never_told(events.TaskRolled)
    assert len(t.events(events.FightWon)) == 2
    assert t.who(0).space == "I4"
    assert t.state.active == 1
    t.says(1, "go:O7:cw").offers(0, "on:I5")


@rule("TM-INNER-17", "S-103")
def test_a_draw_ends_the_turn_too_and_the_pitfiend_is_still_there() -> None:
    t = play(land(someone("thief", "I3"), _dwarf()), pitfiends=[2], fight=[5], foe=[4])
    t.says(0, "on:I4").says(0, "face").told(events.FightDrawn)
    assert (t.who(0).lives, t.who(0).task, t.state.active) == (4, Task(kind="pitfiends", n=2), 1)


@rule("TM-INNER-17", "S-103")
def test_so_does_a_defeat_that_armour_made_good() -> None:
    t = play(land(someone("thief", "I3", objects=["armour"]), _dwarf()), pitfiends=[2], fight=[1], foe=[6], save=[6])
    t.says(0, "on:I4").says(0, "face").told(events.LifeSaved)
    assert (t.who(0).lives, t.who(0).task, t.state.active) == (4, Task(kind="pitfiends", n=2), 1)


@rule("TM-INNER-03")
@pytest.mark.parametrize(
    ("mine", "its", "lives", "done"), [([5, 4], [4, 4], 4, True), ([4, 4], [4, 4], 4, False), ([3, 4], [4, 4], 3, False)]
)
def test_dice_with_death(mine: list[int], its: list[int], lives: int, done: bool) -> None:
    t = play(land(someone("thief", "I8"), someone("dwarf", "O6")), death=[*mine, *its], move=[1])
    t.says(0, "on:I7").says(0, "face").told(events.DeathDiced, dice=tuple(mine), against=tuple(its))
    assert (t.who(0).lives, t.who(0).done) == (lives, done)
    t.says(1, "go:O7:cw")
    t.offers(0, "on:I6" if done else "task").offers_not(0, "task" if done else "on:I6")


# The Crown


@rule("TM-INNER-13")
def test_who_enters_the_crown_while_another_is_there_must_deal_with_him() -> None:
    t = play(land(someone("thief", "I5"), someone("rogue", "C"), crown_reached=True), duel=[6], parry=[1], command=[6])
    t.says(0, "on:C").asks(0, "tm-whom").offers(0, "attack:1", "steal:1").offers_not(0, "space")
    t.says(0, "attack:1").says(0, "life")
    assert t.who(1).lives == 3
    t.never_told(events.CommandCast)


@rule("TM-INNER-14")
def test_as_long_as_two_are_there_meeting_each_other_is_all_they_do() -> None:
    t = play(land(someone("thief", "C"), someone("rogue", "C"), someone("dwarf", "O13"), crown_reached=True), duel=[6], parry=[1])
    t.asks(0, "tm-whom").offers_not(0, "space", "attack:2").says(0, "attack:1").says(0, "gold")
    t.asks(1, "tm-whom").offers_not(1, "space")
    t.never_told(events.CommandCast).never_told(events.MoveRolled)


@rule("TM-INNER-15", "S-48")
def test_alone_there_the_command_spell_is_cast_every_turn_also_in_that_of_arrival() -> None:
    t = play(land(someone("thief", "I5"), someone("dwarf", "O6")), command=[1, 2], move=[1])
    t.says(0, "on:C")
    t.told(events.CrownReached, seat=0)
    t.told(events.CommandCast, seat=0, victim=1)
    t.says(1, "go:O7:cw").told(events.CommandCast, seat=0, victim=1)
    assert len(t.events(events.CommandRolled)) == 2


@rule("TM-INNER-15", "S-60")
def test_a_toad_on_the_crown_casts_nothing() -> None:
    t = play(land(someone("thief", "C", gold=0, toad=Toad()), someone("dwarf", "O13"), crown_reached=True))
    t.never_told(events.CommandCast)
    assert t.state.active == 1


@rule("TM-INNER-16")
def test_characters_inside_cast_and_are_hit_by_spells() -> None:
    t = play(land(someone("wizard", "I1", spells=["acquisition"]), someone("dwarf", "I3", gold=2)))
    t.says(0, "cast:acquisition").says(0, "at:1").told(events.SpellCast, seat=0, victim=1)
    assert (t.who(0).gold, t.who(1).gold) == (2, 1)


@rule("TM-INNER-18")
def test_who_can_neither_attack_nor_use_an_ability_on_the_crown_passes() -> None:
    t = play(land(someone("pilgrim", "C"), someone("rogue", "C"), someone("dwarf", "O13"), crown_reached=True))
    t.asks_not(0).never_told(events.CommandCast)
    assert t.state.active == 1


@rule("TM-INNER-18")
def test_elsewhere_one_against_whom_nothing_is_possible_is_not_offered() -> None:
    t = play(land(someone("pilgrim", "O3"), someone("rogue", "O6"), deck=["bag-of-gold"]), move=[3])
    t.says(0, "go:O6:cw").asks_not(0, "tm-whom").told(events.CardDrawn, space="O6")


@rule("TM-INNER-18")
def test_on_the_crown_an_absent_player_attacks_the_weakest() -> None:
    t = play(
        land(someone("thief", "C"), someone("rogue", "C", strength=6), someone("dwarf", "C"), crown_reached=True),
        duel=[6],
        parry=[1],
    )
    t.asks(0, "tm-whom").default()
    assert t.told(events.FightBegins).victim == 2


@rule("TM-INNER-01")
def test_the_inner_region_is_two_arms_between_the_plain_and_the_valley() -> None:
    inner = {s.id: s.terrain for s in CARDS.spaces.values() if s.region == "inner"}
    assert list(inner.values()) == ["peril", "mine", "vampire", "pits", "fire", "werewolf", "death", "crypt"]
