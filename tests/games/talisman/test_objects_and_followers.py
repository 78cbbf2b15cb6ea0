"""Objects and followers: TM-OBJ, TM-FOLL, and the rulings S-10, S-23 … S-27, S-85, S-86, S-90, S-92 on them."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.rules import limits
from games.talisman.state import Character
from tests.games.talisman.given import Playing, hand, land, play, someone

rule = pytest.mark.rule

FOUR = ["sword", "axe", "helmet", "shield"]


def other(at: str = "O9", **more: Any) -> Character:
    return someone("troll", at, **more)


def finding(*cards: str, who: str = "thief", **more: Any) -> Playing:
    """One step into the Fields, where these cards lie."""
    t = play(land(someone(who, "O1", **more), other(), lying={"O2": list(cards)}), move=[1])
    t.says_if_asked(0, "roll")
    t.says(0, "go:O2:cw")
    return t


# Objects


@rule("TM-OBJ-01")
def test_an_object_is_an_ordinary_or_a_magic_one() -> None:
    seller = someone("elf", "O12", objects=["sword", "ring"], followers=["guide"])
    t = play(land(seller, other()), move=[1])
    t.says(0, "go:O13:cw").says(0, "visit:town-alchemist").asks(0, "tm-sell")
    assert set(t.keys(0, "tm-sell")) == {"sell:sword", "sell:ring"}
    t.says(0, "sell:sword", "sell:ring")
    assert (t.who(0).objects, t.who(0).gold) == ([], 3)


@rule("TM-OBJ-02", "TM-FOLL-02")
def test_objects_and_followers_lie_face_up() -> None:
    t = play(land(someone("elf", objects=["sword", "ring"], followers=["guide", "mule"]), other()))
    for viewer in (1, None):
        seen = t.view(viewer).players[0].character
        assert (seen.objects, seen.followers) == (("sword", "ring"), ("guide", "mule"))


@rule("TM-OBJ-03")
def test_what_one_may_not_own_stays_where_it_was_found_s92() -> None:
    t = finding("holy-grail", who="rogue")
    assert t.who(0).objects == []
    assert t.state.lying["O2"] == ["holy-grail"]
    t.asks_not(0, "tm-take")
    assert finding("holy-grail", who="elf").says(0, "take:holy-grail").state.lying["O2"] == []


@rule("TM-OBJ-03")
def test_it_cannot_be_demanded_or_stolen_either_s26() -> None:
    thief = someone("assassin", "O1", alignment="evil")
    victim = someone("monk", "O2", objects=["holy-lance", "ring"])
    t = play(land(someone("rogue", "O1", strength=12), victim), move=[1], duel=[6], parry=[1])
    t.says(0, "go:O2:cw").says(0, "attack:1").asks(0, "tm-spoils")
    t.offers(0, "take:ring", "life", "gold").offers_not(0, "take:holy-lance")
    assert not limits.allowed(hand(land(thief, victim)), 0, "holy-lance")


@rule("TM-OBJ-04", "TM-OBJ-07")
def test_nobody_owns_more_than_four_objects_and_a_talisman_counts() -> None:
    t = finding("talisman", objects=FOUR)
    t.says(0, "take:talisman").asks(0, "tm-too-many-objects")
    assert set(t.keys(0, "tm-too-many-objects")) == {f"drop:{card}" for card in (*FOUR, "talisman")}
    t.says(0, "drop:axe")
    assert t.who(0).objects == ["sword", "helmet", "shield", "talisman"]
    assert t.state.lying["O2"] == ["axe"]


@rule("TM-OBJ-04")
def test_the_fourth_object_is_kept_without_a_question() -> None:
    t = finding("ring", objects=FOUR[:3])
    t.says(0, "take:ring").asks_not(0, "tm-too-many-objects")
    assert t.who(0).objects == ["sword", "axe", "helmet", "ring"]


@rule("TM-OBJ-07")
def test_the_new_one_may_be_put_down_as_well_as_an_old_one_and_by_default_it_is() -> None:
    t = finding("ring", objects=FOUR)
    t.says(0, "take:ring")
    assert t.live.default(t.question(0, "tm-too-many-objects")) == ("drop:ring",)
    t.says(0, "drop:ring")
    assert (t.who(0).objects, t.state.lying["O2"]) == (FOUR, ["ring"])


@rule("TM-OBJ-07")
def test_a_winner_with_four_objects_takes_the_fifth_and_puts_one_down_where_he_stands_s25() -> None:
    winner = someone("elf", "O1", strength=12, objects=FOUR)
    t = play(land(winner, someone("monk", "O2", objects=["ring"])), move=[1], duel=[6], parry=[1])
    t.says(0, "go:O2:cw").says(0, "attack:1").says(0, "take:ring")
    t.asks(0, "tm-too-many-objects").says(0, "drop:helmet")
    assert t.who(0).objects == ["sword", "axe", "shield", "ring"]
    assert t.state.lying["O2"] == ["helmet"]
    assert t.who(1).objects == []


@rule("TM-OBJ-05")
def test_with_a_mule_there_is_no_limit_at_all() -> None:
    many = [*FOUR, "armour", "water-supply", "rope", "lantern", "amulet", "ring"]
    t = finding("wand", objects=many, followers=["mule"])
    t.says(0, "take:wand").asks_not(0, "tm-too-many-objects")
    assert len(t.who(0).objects) == 11


@rule("TM-OBJ-06")
def test_objects_are_put_down_at_any_time_on_the_own_space() -> None:
    t = play(land(someone("elf", "O23", spells=["hex"], objects=["sword"]), other(objects=["ring"])))
    t.says(0, "drop:sword").says(1, "drop:ring")
    assert (t.state.lying["O23"], t.state.lying["O9"]) == (["sword"], ["ring"])
    assert t.view(None).lying == {"O23": ("sword",), "O9": ("ring",)}
    t.asks(0, "tm-turn")


@rule("TM-OBJ-08")
@pytest.mark.parametrize("how", ["part", "temple", "chasm"])
def test_when_the_mule_is_lost_everything_above_four_is_put_down_at_once(how: str) -> None:
    things = [*FOUR, "rope", "ring"]
    if how == "part":
        t = play(land(someone("elf", "O3", spells=["hex"], objects=things, followers=["mule"]), other()))
        t.says(0, "part:mule")
        space = "O3"
    elif how == "temple":
        t = play(land(someone("elf", "M12", objects=things, followers=["mule"]), other()), move=[1], table=[1, 3])
        t.says(0, "go:M13:cw").says(0, "yes").says(0, "give:mule")
        space = "M13"
    else:
        things.remove("rope")
        things.append("lantern")
        t = play(land(someone("elf", "M8", objects=things, followers=["mule"]), other()), move=[1], chasm=[6, 1])
        t.says(0, "go:M7:ccw")
        space = "M7"
    t.asks(0, "tm-too-many-objects").says(0, "drop:sword", "drop:ring")
    assert len(t.who(0).objects) == 4
    assert t.state.lying[space][-2:] == ["sword", "ring"]


@rule("TM-OBJ-09")
def test_cards_are_taken_one_by_one_and_what_works_on_being_taken_works_before_the_next_choice() -> None:
    state = land(someone("elf", "O1"), other(), lying={"O2": ["wand", "ring"]}, spells=["hex"])
    t = play(state, move=[1])
    t.says(0, "go:O2:cw").says(0, "take:wand")
    assert t.who(0).spells == ["hex"]
    t.asks(0, "tm-take").offers(0, "take:ring", "leave").says(0, "leave")
    assert (t.who(0).objects, t.state.lying["O2"]) == (["wand"], ["ring"])


@rule("TM-OBJ-10")
def test_who_is_attacked_puts_nothing_down_until_it_is_over_s23() -> None:
    attacker = someone("elf", "O1", objects=["sword"], spells=["hex"])
    victim = other("O2", objects=["ring"], followers=["guide"])
    t = play(land(attacker, victim), move=[1])
    t.says(0, "roll").says(0, "go:O2:cw").asks(0, "tm-whom")
    t.offers(1, "drop:ring", "part:guide")
    t.says(0, "attack:1").asks(0, "tm-duel")
    t.offers_not(1, "drop:ring", "part:guide")
    t.offers(0, "drop:sword")  # the attacker may, before the dice


@rule("TM-OBJ-10")
def test_nor_while_the_winner_chooses_and_afterwards_again() -> None:
    attacker = someone("elf", "O1", strength=12)
    victim = other("O2", objects=["ring", "sword"])
    t = play(land(attacker, victim, someone("wizard", "O3", spells=["hex"])), move=[1], duel=[6], parry=[1])
    t.says(0, "go:O2:cw").says(0, "attack:1").asks(0, "tm-spoils")
    t.offers_not(1, "drop:ring")
    t.says(0, "take:sword").until(2, "tm-turn").offers(1, "drop:ring")


@rule("TM-OBJ-10")
def test_the_cards_of_a_space_are_counted_on_arrival_before_anything_is_put_down() -> None:
    state = land(someone("elf", "O1", objects=["sword"]), other("O2"), deck=["market"])
    t = play(state, move=[1])
    t.says(0, "go:O2:cw").asks(0, "tm-whom").says(0, "drop:sword").says(0, "space")
    t.ever_told(events.CardDrawn, seat=0, card="market", space="O2")


def test_more_than_one_talisman_may_be_owned_each_is_one_object_s90() -> None:
    t = finding("talisman.2", objects=["talisman", "axe", "helmet"])
    t.says(0, "take:talisman.2").asks_not(0, "tm-too-many-objects")
    assert len(t.who(0).objects) == 4
    assert not limits.room(hand(t.state), 0)


# Followers


@rule("TM-FOLL-01")
def test_a_follower_is_won_by_meeting_it_on_a_space() -> None:
    t = play(land(someone("elf", "O1"), other(), deck=["unicorn"]), move=[1])
    t.says(0, "go:O2:cw").says(0, "take:unicorn")
    assert (t.who(0).followers, t.who(0).objects) == (["unicorn"], [])
    t.ever_told(events.Taken, seat=0, card="unicorn", space="O2")


@rule("TM-FOLL-03")
def test_killed_followers_are_removed_from_the_game() -> None:
    state = land(someone("elf", "M6", followers=["guide", "unicorn"]), other())
    t = play(state, move=[1], chasm=[6, 2, 3])
    t.says(0, "go:M7:cw").says_if_asked(0, "roll")
    assert t.who(0).followers == ["unicorn"]
    assert "guide" in t.state.removed
    assert "guide" not in t.state.discard
    t.ever_told(events.FollowerKilled, seat=0, follower="guide")


@rule("TM-FOLL-03")
def test_so_are_those_given_to_the_vampire_instead_of_lives() -> None:
    t = play(land(someone("elf", "I2", followers=["guide"]), other()), vampire=[3])
    t.says(0, "on:I3").until(0, "tm-follower-or-life").says(0, "give:guide")
    assert "guide" in t.state.removed


@rule("TM-FOLL-04")
def test_one_parts_with_a_follower_at_any_time_on_the_own_space() -> None:
    t = play(land(someone("elf", "O23", spells=["hex"], followers=["guide"]), other(followers=["unicorn"])))
    t.says(0, "part:guide").says(1, "part:unicorn")
    assert (t.state.lying["O23"], t.state.lying["O9"]) == (["guide"], ["unicorn"])
    assert t.who(0).followers == t.who(1).followers == []


@rule("TM-FOLL-04")
@pytest.mark.parametrize("forced", ["hag", "poltergeist"])
def test_who_must_be_taken_cannot_be_shaken_off_s10(forced: str) -> None:
    t = finding(forced)
    assert t.who(0).followers == [forced], "without a question"
    asked = play(land(someone("elf", "O23", spells=["hex"], followers=[forced]), other()))
    asked.asks(0, "tm-turn").offers_not(0, f"part:{forced}")


def test_with_the_hag_one_gets_no_other_followers_not_even_for_gold_s10() -> None:
    def market(*followers: str) -> Playing:
        shopper = someone("elf", "O1", gold=5, followers=list(followers))
        t = play(land(shopper, other(), lying={"O2": ["market"]}), move=[1])
        t.says(0, "go:O2:cw").says(0, "visit:market")
        return t

    market().offers(0, "buy:mule", "buy:sword")
    market("hag").offers(0, "buy:sword").offers_not(0, "buy:mule")
    t = finding("hag", "unicorn", followers=["guide"])
    assert t.who(0).followers == ["hag"]
    assert t.state.lying["O2"] == ["unicorn", "guide"], "the others stay on the space"


def test_nor_given_up_instead_of_a_life_s10() -> None:
    t = play(land(someone("elf", "M12", followers=["hag"]), other()), move=[1], table=[1, 3])
    t.says(0, "go:M13:cw").says(0, "yes").asks_not(0, "tm-follower-or-life")
    assert (t.who(0).lives, t.who(0).followers) == (3, ["hag"])


@rule("TM-FOLL-05")
def test_followers_have_no_limit_and_are_no_objects_s86() -> None:
    crowd = ["alchemist", "gnome", "guide", "guide.2", "pixie", "prince", "princess", "squire"]
    t = finding("unicorn", objects=FOUR, followers=crowd)
    t.says(0, "take:unicorn").asks_not(0, "tm-too-many-objects")
    assert t.who(0).followers == [*crowd, "unicorn"]
    assert t.who(0).objects == FOUR


@rule("TM-FOLL-06")
def test_a_killed_mule_from_the_stack_goes_under_it_and_one_from_the_deck_out_of_the_game_s27() -> None:
    state = land(someone("elf", "M6", followers=["mule.s1", "mule"]), other())
    t = play(state, move=[1], chasm=[6, 1, 1])
    t.says(0, "go:M7:cw")
    assert t.who(0).followers == []
    assert t.state.stacks["mule"] == ["mule.s2", "mule.s3", "mule.s4", "mule.s1"]
    assert t.state.removed == ["mule"]
