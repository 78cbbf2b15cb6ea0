"""Cards lying on a space: TM-PICK, S-28, S-62, S-74, S-92, S-106, S-130."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Character, Toad
from tests.games.talisman.given import land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    return someone("dwarf", "O13")


@rule("TM-PICK-01", "TM-ENC-10")
def test_gold_objects_magic_objects_and_followers_that_lie_there_may_be_taken() -> None:
    there = {"O7": ["sword", "magic-belt", "maiden", "bag-of-gold"]}
    t = play(land(someone("thief", "O6"), _dwarf(), lying=there, gold={"O7": 2}), move=[1])
    t.says(0, "go:O7:cw")
    t.told(events.GoldTaken, seat=0, n=2, space="O7")
    t.asks(0, "tm-take").says(0, "take:magic-belt").says(0, "take:maiden").says(0, "take:bag-of-gold").says(0, "leave")
    c = t.who(0)
    assert (c.objects, c.followers, c.gold) == (["magic-belt"], ["maiden"], 4)
    assert t.state.lying["O7"] == ["sword"]
    assert "O7" not in t.state.gold


@rule("TM-PICK-01")
def test_all_of_it_at_once_is_one_answer() -> None:
    t = play(land(someone("thief", "O6"), _dwarf(), lying={"O7": ["sword", "maiden"]}), move=[1])
    t.says(0, "go:O7:cw").says(0, "all")
    assert (t.who(0).objects, t.who(0).followers) == (["sword"], ["maiden"])


@rule("TM-PICK-02", "TM-CARD-09")
def test_a_stranger_who_lies_there_does_what_he_does() -> None:
    t = play(land(someone("thief", "O6", lives=1), _dwarf(), lying={"O7": ["healer"]}), move=[1])
    t.says(0, "go:O7:cw").told(events.StrangerMet, card="healer")
    assert t.who(0).lives == 3
    assert t.state.lying["O7"] == ["healer"]


@rule("TM-PICK-03", "TM-CARD-08")
@pytest.mark.parametrize(("foe", "taken"), [(1, True), (6, False)])
def test_an_enemy_who_lies_there_comes_first_and_decides(foe: int, taken: bool) -> None:
    t = play(land(someone("thief", "O6"), _dwarf(), lying={"O7": ["sword", "hobgoblin"]}), move=[1], fight=[3], foe=[foe])
    t.says(0, "go:O7:cw").says_if_asked(0, "take:sword", msg="tm-take")
    assert (t.who(0).objects == ["sword"]) == taken
    assert ("sword" in t.state.lying["O7"]) != taken


@rule("TM-PICK-03")
def test_an_enemy_also_comes_before_gold_on_the_ground() -> None:
    t = play(land(someone("thief", "O6"), _dwarf(), lying={"O7": ["hobgoblin"]}, gold={"O7": 2}), move=[1], fight=[1], foe=[6])
    t.says(0, "go:O7:cw")
    assert t.who(0).gold == 1
    assert t.state.gold == {"O7": 2}


@rule("TM-PICK-04")
def test_where_cards_are_drawn_the_drawn_ones_come_first() -> None:
    t = play(
        land(someone("thief", "O18"), _dwarf(), lying={"O21": ["sword"]}, deck=["hobgoblin"]),
        move=[3],
        fight=[1],
        foe=[6],
    )
    t.says(0, "go:O21:cw").told(events.CardDrawn, card="hobgoblin")
    t.asks_not(0, "tm-take")
    assert t.state.lying["O21"] == ["sword", "hobgoblin"]


@rule("TM-PICK-05", "S-30", "S-31")
def test_what_is_picked_up_in_the_desert_already_helps_there() -> None:
    there = {"M12": ["water-supply"]}
    takes = play(land(someone("thief", "M13"), _dwarf(), lying=there), move=[1])
    takes.says(0, "go:M12:ccw").never_told(events.CardDrawn)
    takes.says(0, "take:water-supply").never_told(events.LifeLost)
    assert takes.who(0).lives == 4
    leaves = play(land(someone("thief", "M13"), _dwarf(), lying=there), move=[1])
    leaves.says(0, "go:M12:ccw").says(0, "leave").told(events.LifeLost, seat=0)


@rule("TM-PICK-06", "TM-CARD-12")
def test_what_is_left_and_what_is_put_down_stays_for_whoever_comes_next() -> None:
    t = play(
        land(someone("thief", "O6", objects=["axe"]), someone("rogue", "O8"), lying={"O7": ["sword", "helmet"]}), move=[1, 1]
    )
    t.says(0, "go:O7:cw").says(0, "take:sword").says(0, "drop:axe", msg="tm-own").says(0, "leave")
    assert t.state.lying["O7"] == ["helmet", "axe"]
    t.says(1, "go:O7:ccw").says(1, "space").offers(1, "take:helmet", "take:axe")


@rule("TM-PICK-07")
def test_four_objects_are_the_limit_and_swapping_is_allowed() -> None:
    full = someone("thief", "O6", objects=["axe", "helmet", "shield", "armour"])
    t = play(land(full, _dwarf(), lying={"O7": ["sword", "talisman"]}), move=[1])
    t.says(0, "go:O7:cw").says(0, "take:talisman").asks(0, "tm-too-many-objects")
    t.offers(0, "drop:talisman", "drop:axe").says(0, "drop:axe")
    assert t.who(0).objects == ["helmet", "shield", "armour", "talisman"]
    assert t.state.lying["O7"] == ["sword", "axe"]
    t.asks(0, "tm-take").offers(0, "take:sword").says(0, "leave")


@rule("TM-PICK-07")
def test_putting_down_first_makes_room() -> None:
    full = someone("thief", "O6", objects=["axe", "helmet", "shield", "armour"])
    t = play(land(full, _dwarf(), lying={"O7": ["talisman"]}), move=[1])
    t.says(0, "go:O7:cw").says(0, "drop:axe", msg="tm-own").says(0, "take:talisman").asks_not(0, "tm-too-many-objects")
    assert t.who(0).objects == ["helmet", "shield", "armour", "talisman"]


@rule("TM-PICK-08", "S-106")
def test_inside_things_are_picked_up_before_the_instruction() -> None:
    t = play(land(someone("thief", "I1"), _dwarf(), lying={"I8": ["magic-belt"]}), depths=[1, 1, 2])
    t.says(0, "on:I8").asks(0, "tm-take").never_told(events.CryptRolled)
    t.says(0, "take:magic-belt").asks(0, "tm-face").says(0, "face")
    assert t.told(events.CryptRolled).result == 0, "the belt counts already"


@rule("TM-PICK-08", "S-106")
def test_on_a_retreat_too() -> None:
    t = play(land(someone("thief", "I4", retreating=True, done=False), _dwarf(), lying={"I3": ["sword"]}))
    t.says(0, "back:I3").says(0, "take:sword").says(0, "leave")
    assert t.who(0).objects == ["sword"]
    assert t.who(0).lives == 4


@rule("TM-PICK-08", "S-106", "S-42")
def test_nothing_is_picked_up_where_the_crypt_puts_somebody() -> None:
    t = play(land(someone("thief", "I1"), _dwarf(), lying={"M1": ["sword"], "I1": ["axe"]}), depths=[1, 2, 2])
    t.says(0, "on:I8").says(0, "face")
    assert t.who(0).space == "M1"
    t.asks_not(0, "tm-take")
    assert t.who(0).objects == []


@rule("TM-PICK-08", "S-106")
def test_the_hermit_waits_in_the_crypt() -> None:
    t = play(land(someone("thief", "I1"), _dwarf(), lying={"I8": ["hermit"]}), depths=[1, 1, 1])
    t.says(0, "on:I8").told(events.StrangerMet, card="hermit")
    assert t.who(0).objects == ["talisman.s1"]
    assert t.state.lying["I8"] == []


@rule("TM-PICK-08", "S-130")
def test_what_lies_on_the_crown_is_taken_on_arrival_before_the_command() -> None:
    t = play(land(someone("thief", "I5"), _dwarf(), lying={"C": ["armour"]}, gold={"C": 3}), command=[1])
    t.says(0, "on:C").asks(0, "tm-take").never_told(events.CommandCast)
    t.says(0, "take:armour").told(events.CommandCast, seat=0)
    assert t.who(0).objects == ["armour"]
    assert t.who(0).gold == 4


@rule("TM-PICK-08", "S-130", "TM-INNER-14")
def test_not_while_another_stands_there() -> None:
    t = play(land(someone("pilgrim", "I5"), someone("dwarf", "C"), lying={"C": ["armour"]}, crown_reached=True))
    t.says(0, "on:C").asks_not(0, "tm-take").never_told(events.CommandCast)
    assert t.state.lying["C"] == ["armour"]


@rule("TM-PICK-01", "S-62")
def test_a_toad_takes_nothing() -> None:
    t = play(land(someone("thief", "O6", gold=0, toad=Toad()), _dwarf(), lying={"O7": ["sword"]}, gold={"O7": 2}))
    t.says(0, "go:O7:cw").asks_not(0, "tm-take")
    assert t.who(0).gold == 0
    assert t.state.gold == {"O7": 2}
    assert t.state.lying["O7"] == ["sword"]


@rule("TM-PICK-01", "TM-CARD-10", "S-92")
def test_what_one_may_not_own_stays_face_up() -> None:
    t = play(land(someone("rogue", "O2"), _dwarf(), lying={"O3": ["holy-lance"]}), move=[1])
    t.says(0, "go:O3:cw").asks_not(0, "tm-take")
    assert t.state.lying["O3"] == ["holy-lance"]


@rule("TM-PICK-01", "S-74")
def test_who_meets_a_character_picks_nothing_up() -> None:
    t = play(
        land(someone("thief", "O6"), someone("rogue", "O7"), lying={"O7": ["sword"]}, gold={"O7": 2}),
        move=[1],
        duel=[6],
        parry=[1],
    )
    t.says(0, "go:O7:cw").says(0, "attack:1").says(0, "life")
    assert t.state.lying["O7"] == ["sword"]
    assert t.state.gold == {"O7": 2}
    stolen = play(land(someone("thief", "O6"), someone("rogue", "O7"), lying={"O7": ["sword"]}, gold={"O7": 2}), move=[1])
    stolen.says(0, "go:O7:cw").says(0, "steal:1").asks_not(0, "tm-take")
    assert stolen.state.lying["O7"] == ["sword"]
    assert stolen.state.gold == {"O7": 2}


@rule("S-31", "TM-ENC-05")
def test_a_table_may_draw_nothing_in_the_desert() -> None:
    t = play(land(someone("thief", "M13"), _dwarf(), deck=["dragon"], desert_draw=False), move=[1])
    t.says(0, "go:M12:ccw").never_told(events.CardDrawn).ever_told(events.LifeLost, seat=0, card="M12")
    drawn = play(land(someone("thief", "M13"), _dwarf(), deck=["dragon"]), move=[1], fight=[1], foe=[1])
    drawn.says(0, "go:M12:ccw").ever_told(events.CardDrawn, card="dragon")


@rule("TM-PICK-07", "TM-OBJ-07")
def test_a_heap_that_cannot_be_carried_is_one_question_and_asked_no_more() -> None:
    heap = ["sword", "sword.2", "magic-belt", "ring", "wand", "cross", "lantern", "rope", "amulet", "shield"]
    full = someone("thief", "O6", objects=["axe", "helmet"])
    t = play(land(full, _dwarf(), lying={"O7": list(heap)}), move=[1])
    t.says(0, "go:O7:cw").offers(0, "choose", "take:ring", "leave").offers_not(0, "all").says(0, "choose")
    assert t.live.default(t.question(0, "tm-keep-objects")) == ("keep:axe", "keep:helmet", "keep:sword", "keep:sword.2")
    t.says(0, "keep:axe", "keep:ring", "keep:magic-belt", "keep:shield", msg="tm-keep-objects").asks_not(0, "tm-take")
    t.asks_not(0, "tm-too-many-objects")
    assert sorted(t.who(0).objects) == ["axe", "magic-belt", "ring", "shield"]
    assert sorted(t.state.lying["O7"]) == sorted([*(set(heap) - {"magic-belt", "ring", "shield"}), "helmet"])


@rule("TM-PICK-07")
def test_what_was_taken_and_put_down_again_is_not_offered_once_more() -> None:
    full = someone("thief", "O6", objects=["axe", "helmet", "shield", "armour"])
    t = play(land(full, _dwarf(), lying={"O7": ["sword", "talisman"]}), move=[1])
    t.says(0, "go:O7:cw").says(0, "take:sword").says(0, "drop:sword", msg="tm-too-many-objects")
    t.asks(0, "tm-take").offers(0, "take:talisman", "leave").offers_not(0, "take:sword")


@rule("TM-PICK-01", "TM-OBJ-07")
def test_what_is_put_down_on_market_day_is_not_offered_to_who_put_it_down() -> None:
    full = someone("thief", "O3", objects=["axe", "helmet", "shield", "talisman"], gold=3)
    t = play(land(full, someone("dwarf", "O13", gold=0), deck=["market-day"]), move=[1])
    t.says(0, "go:O4:cw").says(0, "buy:sword", msg="tm-market-day").says(0, "drop:talisman", msg="tm-too-many-objects")
    t.asks_not(0, "tm-take")
    assert t.state.lying["O4"] == ["talisman"]
