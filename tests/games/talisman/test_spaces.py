"""Every space of the board: its numbers, and its instruction carried out (catalogue 7.1)."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.state import Alignment, Task
from tests.games.talisman.given import CARDS, Playing, arrives, land, nobody_special, play, someone

FAR = "O14"
BOARD: dict[str, tuple[str, tuple[int, int], int, tuple[str, ...]]] = {
    "O1": ("Village", (0, 0), 0, ("M1",)),
    "O2": ("Fields", (1, 0), 1, ("M1",)),
    "O3": ("Graveyard", (2, 0), 0, ("M2",)),
    "O4": ("Woods", (3, 0), 1, ("M3",)),
    "O5": ("Sentinel", (4, 0), 1, ("M4",)),
    "O6": ("Hills", (5, 0), 1, ("M5",)),
    "O7": ("Chapel", (6, 0), 0, ("M5",)),
    "O8": ("Fields", (6, 1), 1, ("M5",)),
    "O9": ("Crags", (6, 2), 0, ("M6",)),
    "O10": ("Plains", (6, 3), 1, ("M7",)),
    "O11": ("Woods", (6, 4), 1, ("M8",)),
    "O12": ("Fields", (6, 5), 1, ("M9",)),
    "O13": ("City", (6, 6), 0, ("M9",)),
    "O14": ("Fields", (5, 6), 1, ("M9",)),
    "O15": ("Hills", (4, 6), 1, ("M10",)),
    "O16": ("Plains", (3, 6), 1, ("M11",)),
    "O17": ("Woods", (2, 6), 1, ("M12",)),
    "O18": ("Plains", (1, 6), 1, ("M13",)),
    "O19": ("Tavern", (0, 6), 0, ("M13",)),
    "O20": ("Fields", (0, 5), 1, ("M13",)),
    "O21": ("Ruins", (0, 4), 2, ("M14",)),
    "O22": ("Plains", (0, 3), 1, ("M15",)),
    "O23": ("Forest", (0, 2), 0, ("M16",)),
    "O24": ("Fields", (0, 1), 1, ("M1",)),
    "M1": ("Portal of Power", (1, 1), 1, ("O2", "O24", "O1")),
    "M2": ("Black Knight", (2, 1), 0, ("O3",)),
    "M3": ("Hidden Valley", (3, 1), 3, ("O4",)),
    "M4": ("Hills", (4, 1), 1, ("O5",)),
    "M5": ("Cursed Glade", (5, 1), 1, ("O6", "O8", "O7")),
    "M6": ("Runes", (5, 2), 1, ("O9",)),
    "M7": ("Chasm", (5, 3), 0, ("O10",)),
    "M8": ("Runes", (5, 4), 1, ("O11",)),
    "M9": ("Warlock’s Cave", (5, 5), 0, ("O12", "O14", "O13")),
    "M10": ("Desert", (4, 5), 1, ("O15",)),
    "M11": ("Oasis", (3, 5), 2, ("O16",)),
    "M12": ("Desert", (2, 5), 1, ("O17",)),
    "M13": ("Temple", (1, 5), 0, ("O18", "O20", "O19")),
    "M14": ("Woods", (1, 4), 1, ("O21",)),
    "M15": ("Runes", (1, 3), 1, ("O22",)),
    "M16": ("Castle", (1, 2), 0, ("O23",)),
    "I1": ("Plain of Peril", (2, 2), 0, ()),
    "I2": ("Mine", (3, 2), 0, ()),
    "I3": ("Vampire’s Tower", (4, 2), 0, ()),
    "I4": ("Pits", (4, 3), 0, ()),
    "I5": ("Valley of Fire", (4, 4), 0, ()),
    "I6": ("Werewolf Den", (3, 4), 0, ()),
    "I7": ("Dice with Death", (2, 4), 0, ()),
    "I8": ("Crypt", (2, 3), 0, ()),
    "C": ("Crown of Command", (3, 3), 0, ()),
}


def test_the_board_is_that_of_the_catalogue() -> None:
    found = {id: (s.name.en, s.at, s.draw, tuple(s.opposite)) for id, s in CARDS.spaces.items()}
    assert found == BOARD


@pytest.mark.rule("TM-ENC-06")
@pytest.mark.parametrize("space", [id for id, s in CARDS.spaces.items() if s.draw])
def test_as_many_cards_are_drawn_as_the_space_says(space: str) -> None:
    harmless = ["sword", "axe", "helmet"]
    t = arrives(space, nobody_special(objects=["water-supply"]), someone("elf", FAR if space != FAR else "O9"), deck=harmless)
    assert len(t.events(events.CardDrawn)) == CARDS.spaces[space].draw
    assert all(isinstance(e, events.CardDrawn) and e.space == space for e in t.events(events.CardDrawn))


@pytest.mark.rule("TM-ENC-07")
@pytest.mark.parametrize("space", ["O2", "O21", "M3", "M11"])
def test_cards_that_lie_there_count(space: str) -> None:
    t = arrives(space, nobody_special(), someone("elf", FAR), lying={space: ["rope"]}, deck=["sword", "axe", "helmet"])
    assert len(t.events(events.CardDrawn)) == CARDS.spaces[space].draw - 1


# Village


def test_the_village_healer_heals_for_gold_up_to_four() -> None:
    t = arrives("O1", nobody_special(lives=2, gold=5), someone("elf", FAR))
    t.offers(0, "visit:healer", "visit:blacksmith", "visit:mystic", "none").says(0, "visit:healer")
    t.offers(0, "heal:2", "heal:1", "none").offers_not(0, "heal:3").says(0, "heal:2")
    assert (t.who(0).lives, t.who(0).gold) == (4, 3)


def test_the_blacksmith_sells_at_his_prices() -> None:
    t = arrives("O1", nobody_special(gold=14, followers=["mule"]), someone("elf", FAR))
    t.says(0, "visit:blacksmith")
    for name, gold in {"helmet": 12, "sword": 10, "axe": 7, "shield": 4, "armour": 0}.items():
        t.says(0, f"buy:{name}")
        assert t.who(0).gold == gold
    assert [c.partition(".")[0] for c in t.who(0).objects] == ["helmet", "sword", "axe", "shield", "armour"]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_mystic(die: int) -> None:
    t = arrives("O1", nobody_special(), someone("elf", FAR), table=[die])
    t.says(0, "visit:mystic")
    c = t.who(0)
    assert (c.alignment, c.craft, len(c.spells)) == ("good" if die == 4 else "evil", 4 if die == 5 else 3, int(die == 6))


def test_only_one_is_visited_in_a_town_and_nobody_has_to_be() -> None:
    t = arrives("O1", nobody_special(lives=2, gold=5), someone("elf", FAR))
    t.says(0, "visit:healer").says(0, "heal:1").asks_not(0, "tm-visit")
    t = arrives("O13", nobody_special(), someone("elf", FAR))
    t.says(0, "none")
    assert t.state.active == 1


# Graveyard, Chapel


@pytest.mark.parametrize(("alignment", "lives"), [("good", 3), ("neutral", 4)])
def test_the_graveyard_hurts_the_good_and_leaves_the_neutral_alone(alignment: Alignment, lives: int) -> None:
    t = arrives("O3", nobody_special(alignment=alignment), someone("elf", FAR))
    assert t.who(0).lives == lives
    t.asks_not(0, "tm-may")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_evil_may_call_the_spirits_of_the_graveyard(die: int) -> None:
    t = arrives("O3", nobody_special(lives=2), someone("elf", FAR), table=[die])
    t.asks(0, "tm-may").says(0, "yes")
    c = t.who(0)
    assert (c.miss, c.lives, len(c.spells)) == (int(die == 1), 3 if 2 <= die <= 4 else 2, int(die >= 5))


def test_the_chapel_hurts_the_evil_and_heals_the_neutral_for_gold() -> None:
    assert arrives("O7", nobody_special(), someone("elf", FAR)).who(0).lives == 3
    t = arrives("O7", nobody_special(alignment="neutral", lives=1, gold=2), someone("elf", FAR))
    t.asks(0, "tm-heal").offers_not(0, "heal:3").says(0, "heal:2")
    assert (t.who(0).lives, t.who(0).gold) == (3, 0)


@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_good_are_healed_in_the_chapel_or_pray(die: int) -> None:
    t = arrives("O7", nobody_special(alignment="good", lives=1), someone("elf", FAR))
    t.says(0, "visit:chapel-heal")
    assert t.who(0).lives == 4
    t = arrives("O7", nobody_special(alignment="good", lives=4), someone("elf", FAR), table=[die])
    t.says(0, "visit:chapel-pray")
    assert (t.who(0).lives, len(t.who(0).spells)) == (5 if die == 5 else 4, int(die == 6))


# Crags, Forest, Tavern


@pytest.mark.parametrize(
    ("space", "being", "value", "stat"), [("O9", "crag-spirit", 4, "craft"), ("O23", "brigand", 4, "strength")]
)
def test_crags_and_forest(space: str, being: str, value: int, stat: str) -> None:
    t = arrives(space, nobody_special(), someone("elf", FAR), table=[1], fight=[6], foe=[1])
    t.ever_told(events.FightBegins, beings=(being,), against=value, stat=stat)
    assert t.who(0).trophies == []
    for die in (2, 3):
        assert arrives(space, nobody_special(), someone("elf", FAR), table=[die]).who(0).miss == 1
    for die in (4, 5):
        c = arrives(space, nobody_special(), someone("elf", FAR), table=[die]).who(0)
        assert (c.miss, c.strength, c.craft, c.lives) == (0, 3, 3, 4)
    c = arrives(space, nobody_special(), someone("elf", FAR), table=[6]).who(0)
    assert (c.strength, c.craft) == ((4, 3) if space == "O9" else (3, 4))


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_the_tavern(die: int) -> None:
    t = arrives("O19", nobody_special(), someone("elf", FAR), table=[die], fight=[1], foe=[6])
    c = t.who(0)
    assert c.miss == (die == 1)
    assert c.lives == (3 if die == 2 else 4)
    assert c.gold == {3: 0, 4: 2}.get(die, 1)
    if die == 2:
        t.ever_told(events.FightBegins, beings=("farmer",), against=3)


def test_who_has_no_gold_loses_none_in_the_tavern() -> None:
    assert arrives("O19", nobody_special(gold=0), someone("elf", FAR), table=[3]).who(0).gold == 0


@pytest.mark.rule("TM-MOVE-04")
@pytest.mark.parametrize(("die", "to"), [(5, "O9"), (6, "M13")])
def test_somebody_in_the_tavern_takes_you_along_next_turn(die: int, to: str) -> None:
    t = arrives("O19", nobody_special(), someone("elf", FAR), table=[die])
    t.until(0, "tm-turn").offers(0, "roll", f"promised:{to}").says(0, f"promised:{to}")
    assert t.who(0).space == to
    if die == 6:
        assert t.who(0).granted == ""


def test_nobody_has_to_go_along() -> None:
    t = arrives("O19", nobody_special(), someone("elf", FAR), table=[6])
    t.until(0, "tm-turn").says(0, "roll")
    assert t.who(0).granted == ""


# City


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_enchantress(die: int) -> None:
    t = arrives("O13", nobody_special(strength=4, craft=4), someone("elf", FAR), table=[die])
    t.says(0, "visit:enchantress")
    c = t.who(0)
    assert (c.toad is not None) == (die == 1)
    assert (c.strength, c.craft) == ({2: 3, 5: 5}.get(die, 4), {3: 3, 4: 5}.get(die, 4))
    assert len(c.spells) == (die == 6)


@pytest.mark.rule("S-20")
def test_the_enchantress_takes_nothing_from_the_starting_values() -> None:
    t = arrives("O13", nobody_special(), someone("elf", FAR), table=[2])
    t.says(0, "visit:enchantress")
    assert t.who(0).strength == 3


def test_the_doctor_heals_two_at_most() -> None:
    t = arrives("O13", nobody_special(lives=1, gold=5), someone("elf", FAR))
    t.says(0, "visit:doctor").offers_not(0, "heal:3").says(0, "heal:2")
    assert (t.who(0).lives, t.who(0).gold) == (3, 3)


def test_the_alchemist_of_the_city_buys_any_objects() -> None:
    t = arrives("O13", nobody_special(objects=["sword", "ring", "rope"]), someone("elf", FAR))
    t.says(0, "visit:town-alchemist").says(0, "sell:sword", "sell:ring")
    assert (t.who(0).gold, t.who(0).objects) == (3, ["rope"])


@pytest.mark.rule("TM-CRAFT-10")
def test_who_sells_what_gave_craft_has_too_many_spells_at_once() -> None:
    t = arrives("O13", nobody_special(objects=["ring"], spells=["hex", "random"]), someone("elf", FAR))
    t.says(0, "visit:town-alchemist").says(0, "sell:ring").asks(0, "tm-too-many-spells").says(0, "discard:hex")
    assert t.who(0).spells == ["random"]


# The middle region


def test_the_black_knight_takes_a_gold_or_a_life() -> None:
    t = arrives("M2", nobody_special(), someone("elf", FAR))
    t.asks(0, "tm-pay-or-suffer").says(0, "pay")
    assert (t.who(0).gold, t.who(0).lives) == (0, 4)
    t = arrives("M2", nobody_special(), someone("elf", FAR))
    t.says(0, "suffer")
    assert (t.who(0).gold, t.who(0).lives) == (1, 3)
    t = arrives("M2", nobody_special(gold=0), someone("elf", FAR))
    assert t.who(0).lives == 3


@pytest.mark.rule("TM-FIGHT-20")
@pytest.mark.parametrize("space", ["M6", "M8", "M15"])
def test_enemies_are_stronger_among_the_runes(space: str) -> None:
    t = arrives(space, nobody_special(), someone("elf", FAR), deck=["wolf"], fight=[4], foe=[3])
    assert t.ever_told(events.FightRolled).other == 7
    t.ever_told(events.FightDrawn)


@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_the_chasm(die: int) -> None:
    t = arrives("M7", nobody_special(followers=["maiden", "guide.2"][:1]), someone("elf", FAR), chasm=[die, 7 - die])
    assert t.who(0).lives == (3 if die <= 2 else 4)
    assert bool(t.who(0).followers) == (7 - die > 2)


@pytest.mark.rule("S-30", "S-31")
@pytest.mark.parametrize("space", ["M10", "M12"])
def test_the_desert_takes_a_life_after_its_card(space: str) -> None:
    t = arrives(space, nobody_special(), someone("elf", FAR), deck=["sword"])
    assert t.who(0).lives == 4, "first the card"
    t.says(0, "leave")
    assert t.who(0).lives == 3


def test_water_that_is_found_in_the_desert_helps_at_once() -> None:
    t = arrives("M10", nobody_special(), someone("elf", FAR), deck=["water-supply"])
    t.says(0, "take:water-supply")
    assert t.who(0).lives == 4


@pytest.mark.parametrize(
    ("dice", "what"),
    [
        ([1, 1], {"lives": 2}),
        ([1, 2], {"lives": 3}),
        ([2, 2], {"lives": 3}),
        ([2, 3], {"enslaved": True}),
        ([3, 3], {"strength": 4}),
        ([3, 4], {"craft": 4}),
        ([4, 4], {"spells": 1}),
        ([4, 5], {"spells": 1}),
        ([5, 5], {"objects": 1}),
        ([5, 6], {"lives": 5}),
        ([6, 6], {"lives": 6}),
    ],
)
def test_a_prayer_in_the_temple(dice: list[int], what: dict[str, int | bool]) -> None:
    t = arrives("M13", nobody_special(), someone("elf", FAR), table=dice)
    t.asks(0, "tm-may").says(0, "yes")
    plain = {"lives": 4, "enslaved": False, "strength": 3, "craft": 3, "spells": 0, "objects": 0}
    c = t.who(0)
    found = {k: len(v) if isinstance(v := getattr(c, k), list) else v for k in plain}
    assert found == plain | what


def test_a_follower_may_pay_for_the_prayer() -> None:
    t = arrives("M13", nobody_special(followers=["maiden"]), someone("elf", FAR), table=[2, 2])
    t.says(0, "yes").says(0, "give:maiden")
    assert (t.who(0).lives, t.who(0).followers) == (4, [])


@pytest.mark.parametrize(("die", "free"), [(3, False), (4, True)])
def test_the_temple_keeps_its_slave_until_a_four(die: int, free: bool) -> None:
    t = play(land(nobody_special("M13", enslaved=True), someone("elf", FAR)), enslaved=[die])
    if free:
        t.asks(0, "tm-go").offers(0, "go:M1:cw", "go:M9:ccw")
    else:
        assert t.state.active == 1
    assert t.who(0).enslaved != free


def test_the_castle_heals_for_gold() -> None:
    t = arrives("M16", nobody_special(lives=1, gold=5), someone("elf", FAR))
    t.asks(0, "tm-heal").says(0, "heal:3")
    assert (t.who(0).lives, t.who(0).gold) == (4, 2)


# The Warlock


@pytest.mark.rule("S-117")
@pytest.mark.parametrize(
    ("die", "quest"), [(1, "life"), (2, "enemy"), (3, "follower"), (4, "magic_object"), (5, "gold3"), (6, "gold2")]
)
def test_the_warlock_gives_one_quest_at_a_time(die: int, quest: str) -> None:
    t = arrives("M9", nobody_special(), someone("elf", FAR), quest=[die])
    t.asks(0, "tm-may").says(0, "yes")
    assert t.who(0).quest == quest
    arrives("M9", nobody_special(quest=quest), someone("elf", FAR)).asks_not(0, "tm-may")


def rewarded(t: Playing, seat: int = 0) -> bool:
    return t.who(seat).space == "M9" and any(c.startswith("talisman") for c in t.who(seat).objects) and not t.who(seat).claim


@pytest.mark.rule("S-117")
@pytest.mark.parametrize(
    ("quest", "have", "what"),
    [
        ("follower", {"followers": ["maiden"]}, "maiden"),
        ("magic_object", {"objects": ["ring"]}, "ring"),
        ("gold3", {"gold": 3}, "gold"),
        ("gold2", {"gold": 2}, "gold"),
    ],
)
def test_what_the_warlock_wants_is_delivered_in_the_own_turn(quest: str, have: dict[str, Any], what: str) -> None:
    t = play(land(nobody_special("O2", quest=quest, **have), someone("elf", FAR)))
    t.asks(0, "tm-turn").says(0, f"deliver:{what}")
    assert rewarded(t)
    assert t.state.active == 1
    t.never_told(events.SpaceMet)


@pytest.mark.rule("S-117")
def test_an_enemy_killed_fulfils_the_quest_after_the_encounter() -> None:
    t = arrives("O21", nobody_special(quest="enemy"), someone("elf", FAR), deck=["wolf", "sword"], fight=[6], foe=[1])
    assert t.who(0).space == "O21"
    t.says(0, "take:sword")
    assert rewarded(t)


@pytest.mark.rule("S-117")
def test_the_reward_comes_also_where_the_turn_is_broken_off() -> None:
    t = arrives("O21", nobody_special(quest="enemy"), someone("elf", FAR), deck=["wolf", "wraith"], fight=[6, 1], foe=[1, 6])
    assert t.who(0).lives == 3
    assert rewarded(t)


@pytest.mark.rule("S-117")
def test_a_life_taken_by_the_winner_fulfils_the_quest_also_for_the_attacked() -> None:
    t = arrives("O12", nobody_special(quest="life"), someone("elf", "O12"), duel=[6])
    t.says(0, "attack:1")
    assert t.who(1).lives == 3
    assert rewarded(t)
    t = arrives("O12", nobody_special(character="rogue"), someone("elf", "O12", quest="life"), duel=[1], parry=[6])
    t.says(0, "attack:1").says(1, "life")
    assert rewarded(t, 1)


@pytest.mark.rule("S-151")
def test_while_no_talisman_is_left_the_claim_stays_and_nobody_is_moved() -> None:
    t = play(land(nobody_special("O2", quest="gold2", gold=2), someone("elf", FAR), lying={"O9": CARDS.stack_cards["talisman"]}))
    t.says(0, "deliver:gold")
    assert (t.who(0).claim, t.who(0).space, t.who(0).gold) == (True, "O2", 0)
    assert t.ever_told(events.TalismanWaits)
    t = arrives("O2", nobody_special(claim=True), someone("elf", FAR), deck=["wolf"], fight=[6], foe=[1])
    assert rewarded(t), "as soon as one is there"


# The inner region


@pytest.mark.parametrize(("space", "stat"), [("I2", "craft"), ("I8", "strength")])
@pytest.mark.parametrize(
    ("dice", "to"),
    [([1, 1, 1], ""), ([1, 1, 2], "I1"), ([1, 2, 2], "M1"), ([2, 2, 2], "M1"), ([2, 2, 3], "M9"), ([3, 3, 2], "M9")],
)
def test_mine_and_crypt(space: str, stat: str, dice: list[int], to: str) -> None:
    t = play(land(nobody_special("I1"), someone("elf", FAR)), depths=dice)
    t.says(0, f"on:{space}").says(0, "face")
    assert t.who(0).space == (to or space)
    assert t.state.active == 1


@pytest.mark.parametrize(("space", "to"), [("I2", "O19"), ("I8", "O13")])
def test_whoever_rolls_far_too_much_is_thrown_far_out(space: str, to: str) -> None:
    t = play(land(nobody_special("I1"), someone("elf", FAR)), depths=[3, 3, 3])
    t.says(0, f"on:{space}").says(0, "face")
    assert t.who(0).space == to
    t.never_told(events.TableRolled)


@pytest.mark.parametrize(("die", "n"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire(die: int, n: int) -> None:
    t = play(land(nobody_special("I2", followers=["maiden"]), someone("elf", FAR)), vampire=[die])
    t.says(0, "on:I3").says(0, "face").says(0, "bleed")
    assert t.who(0).lives == 4 - n
    t = play(land(nobody_special("I2", followers=["maiden"]), someone("elf", FAR)), vampire=[die])
    t.says(0, "on:I3").says(0, "face").says(0, "give:maiden")
    assert (t.who(0).lives, t.who(0).followers) == (4 - n + 1, [])
    assert "maiden" in t.state.removed


@pytest.mark.rule("TM-INNER-10", "TM-INNER-11")
def test_the_pitfiends_come_one_by_one() -> None:
    t = play(land(nobody_special("I3"), someone("elf", FAR)), pitfiends=[2], fight=[6, 1], foe=[1, 6])
    t.says(0, "on:I4").says(0, "face").says(0, "next")
    t.ever_told(events.FightBegins, beings=("pitfiend",), against=4)
    assert t.who(0).lives == 3
    assert t.who(0).task == Task(kind="pitfiends", n=1)


@pytest.mark.rule("TM-INNER-09")
def test_the_werewolf_is_as_strong_as_two_dice() -> None:
    t = play(land(nobody_special("I7"), someone("elf", FAR)), werewolf=[2, 3], fight=[6], foe=[1])
    t.says(0, "on:I6").says(0, "face")
    t.ever_told(events.FightBegins, against=5)
    assert t.who(0).done
    t = play(land(nobody_special("I7"), someone("elf", FAR)), werewolf=[2, 3], fight=[1], foe=[6])
    t.says(0, "on:I6").says(0, "face")
    assert t.who(0).lives == 3
    assert t.who(0).task == Task(kind="werewolf", n=5)


@pytest.mark.parametrize(("mine", "lives", "through"), [([6, 6], 4, True), ([3, 3], 4, False), ([1, 1], 3, False)])
def test_dice_with_death(mine: list[int], lives: int, through: bool) -> None:
    t = play(land(nobody_special("I8"), someone("elf", FAR)), death=[*mine, 3, 3])
    t.says(0, "on:I7").says(0, "face")
    assert (t.who(0).lives, t.who(0).done and t.who(0).task is None) == (lives, through)


@pytest.mark.rule("TM-CMD-04")
@pytest.mark.parametrize(("die", "lives"), [(3, 4), (4, 3)])
def test_the_crown_commands(die: int, lives: int) -> None:
    t = play(land(nobody_special("I5", objects=["talisman"]), someone("elf", FAR)), command=[die])
    t.says(0, "on:C")
    t.says_if_asked(1, "life")
    assert t.who(1).lives == lives
    assert t.state.crown_reached


@pytest.mark.rule("TM-PORTAL-05", "TM-PORTAL-06")
@pytest.mark.parametrize(("dice", "opens"), [([2, 2], True), ([2, 3], False)])
def test_the_portal_opens_for_who_rolls_no_more_than_the_value(dice: list[int], opens: bool) -> None:
    t = play(land(nobody_special("M16", strength=4), someone("elf", FAR)), move=[2], portal=dice)
    t.says(0, "go:portal:cw").says(0, "by:strength")
    assert t.who(0).space == ("I1" if opens else "M1")
    assert t.who(0).strength == (4 if opens else 3)


@pytest.mark.rule("TM-BRIDGE-03")
@pytest.mark.parametrize(("die", "space"), [(6, "M4"), (1, "O5")])
def test_the_sentinel_guards_the_bridge(die: int, space: str) -> None:
    t = play(land(nobody_special("O4", strength=8), someone("elf", FAR)), move=[2], fight=[die], foe=[3])
    t.says(0, "go:sentinel:cw")
    t.ever_told(events.FightBegins, beings=("sentinel",), against=9)
    assert t.who(0).space == space
