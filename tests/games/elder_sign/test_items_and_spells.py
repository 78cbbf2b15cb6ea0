"""Items and spells (Gegenstände, Zauber): ES-ITEM, ES-SPELL, S-23, S-24, S-55, S-73."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.dice import FACES
from games.elder_sign.state import ElderState
from games.kernel.content import BadPack
from games.kernel.live import Refused
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import dice_at, person, scene
from tests.games.packed import cards_with

rule = pytest.mark.rule

Table = Play[ElderState]
DUD = "1 1 1 1 1 1"
# No die of a dud roll helps on it, and nothing happens if it fails.
HARD = rules_with(adventure("H1", ["L L P P T T"]))
REST = "A01 A18 A19 A33 A47"


def holding(*cards: str, who: str = "darrell", **more: Any) -> Table:
    """One investigator on H1 with these cards."""
    kinds = {"C": "common", "U": "unique", "Z": "spells"}
    mine: dict[str, Any] = {"sanity": 2, "stamina": 2}
    for card in cards:
        mine.setdefault(kinds[card[0]], []).append(card)
    mine.update(more.pop("mine", {}))
    return scene(who, museum=f"H1 {REST}", at={0: "H1"}, has={0: mine, **more.pop("others", {})}, rules=HARD, **more)


# Every item once: what is done, and what it must have brought.


def _yellow(t: Table) -> bool:
    return dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6", "y"]


def _red(t: Table) -> bool:
    return dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6", "r"]


EACH: dict[str, tuple[list[str], Callable[[Table], object]]] = {
    **{f"C0{i}": (["use"], _yellow) for i in range(1, 7)},
    "C07": (["use"], lambda t: (person(t).sanity, person(t).stamina) == (3, 2)),
    "C08": (["use"], lambda t: (person(t).sanity, person(t).stamina) == (2, 3)),
    "C09": (["use"], lambda t: (person(t).sanity, person(t).stamina) == (2, 4)),
    "C10": (["roll", "use", "g2 g5"], lambda t: t.told(events.Rolled, again=True).dice == ("g2", "g5")),
    "C11": (["use"], lambda t: t.told(events.MonsterDefeated, monster="M04", by_card=True)),
    "C12": (["give-up", "use"], lambda t: t.told(events.ClockStopped) and t.state.clock == 1),
    **{f"U0{i}": (["use"], _red) for i in range(1, 6)},
    "U06": (["use"], lambda t: dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6", "y", "r"]),
    "U07": (["use"], lambda t: person(t).sanity == 1 and person(t).spells == ["Z01", "Z02"]),
    "U08": (["roll", "use", "g3"], lambda t: t.state.dice["g3"].face == "lore"),
    "U09": (["use"], lambda t: (person(t).sanity, person(t).stamina) == (4, 6)),
    "U10": (["use", "monster:M06"], lambda t: t.told(events.MonsterDefeated, monster="M06", by_card=True)),
    "U11": (["use"], lambda t: [w.card for w in t.state.worlds] == ["O01"]),
    "U12": (["give-up", "use"], lambda t: t.told(events.PenaltiesIgnored)),
    "Z08": (["use", "heal:1"], lambda t: person(t, 1).stamina == 3),
    "Z09": (["use", "heal:1"], lambda t: person(t, 1).sanity == 3),
    "Z10": (["use", "monster:M06"], lambda t: t.told(events.MonsterDefeated, monster="M06") and person(t).sanity == 1),
    "Z11": (["roll", "use"], lambda t: [d.face for d in t.state.dice.values()].count("peril") == 2),
    "Z12": (["use", "monster:M06"], lambda t: t.told(events.MonsterBanished, monster="M06") and "M06" in t.state.cup),
}


@rule("ES-ITEM-01", "ES-SPELL-01", "ES-SPELL-10", "ES-ITEM-03")
@pytest.mark.parametrize("card", EACH)
def test_each_item_and_each_spell_without_symbol_does_what_it_says_and_goes_under_its_deck(card: str) -> None:
    deeds, came_true = EACH[card]
    table = rules_with(adventure("H1", ["{}", "L L P P T T"], penalties=[{"lose": "sanity"}]))
    hand = {"C": "common", "U": "unique", "Z": "spells"}[card[0]]
    t = scene(
        "darrell bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="yig", rules=table, cup=["M02"],
        has={0: {"sanity": 2, "stamina": 2, hand: [card]}, 1: {"sanity": 1, "stamina": 1}},
        monsters={"H1": [("M04", 0)], "A01": [("M06", 0)]}, rolls=["1 1 1 1 T T", "2 2"],
    )  # fmt: skip
    for deed in deeds:
        t.says(0, *(f"use:{card}:0" if deed == "use" else deed).split())
    assert came_true(t)
    assert card not in getattr(person(t), hand)
    deck = {"C": "common", "U": "unique", "Z": "spell"}[card[0]]
    assert t.state.decks[deck][-1] == card  # type: ignore[index]


@rule("ES-ITEM-02", "ES-GEN-07")
def test_restoring_stops_at_the_maximum_and_s73_a_card_played_at_full_health_is_spent_all_the_same() -> None:
    t = holding("C09", "C08", mine={"stamina": 5})
    t.says(0, "use:C09:0").told(events.Restored, resource="stamina", n=1, now=6)
    t.says(0, "use:C08:0").not_told(events.Restored)
    assert (person(t).stamina, person(t).common) == (6, [])
    assert t.state.decks["common"][-2:] == ["C09", "C08"]


@rule("ES-ITEM-02", "ES-GEN-06")
def test_restore_cards_are_played_in_the_own_turn_only() -> None:
    t = scene("dexter bob", has={0: {"common": ["C07"], "sanity": 1}, 1: {"common": ["C08"], "stamina": 1}}, phase="movement")
    t.offers(0, "use:C07:0").asks_not(1)
    t.says(0, "stay").offers(0, "use:C07:0").asks_not(1)
    t.says(0, "nothing").asks(0, "es-end-turn").offers(0, "use:C07:0").offers_not(0, "use:C08:0")


@rule("ES-ITEM-02")
def test_a_first_aid_kit_reaches_friends_on_the_same_card_and_nobody_else() -> None:
    t = scene(
        "bob dexter mary", at={0: "A18", 1: "A18", 2: "A19"},
        has={0: {"common": ["C09"], "stamina": 1}, 1: {"stamina": 1}, 2: {"stamina": 1}},
    )  # fmt: skip
    t.says(0, "use:C09:0").asks(0, "es-heal-whom")
    assert t.keys(0) == ("heal:0", "heal:1")
    t.says(0, "heal:1")
    assert [person(t, s).stamina for s in range(3)] == [1, 3, 1]


@rule("ES-ITEM-02")
@pytest.mark.parametrize("awake", [False, True])
def test_s99_at_the_entrance_and_before_the_ancient_one_it_reaches_whoever_stands_there_too(awake: bool) -> None:
    has = {0: {"common": ["C09"]}, 1: {"stamina": 1}}
    t = scene("bob dexter mary", at={2: "A19"}, awake=awake, ancient="cthulhu", doom=5 if awake else 0, has=has)
    t.says(0, "use:C09:0").asks(0, "es-heal-whom")
    assert t.keys(0) == (("heal:0", "heal:1", "heal:2") if awake else ("heal:0", "heal:1"))
    assert person(t.says(0, "heal:1"), 1).stamina == 3


@rule("ES-ITEM-03")
def test_s23_dice_are_gained_before_a_roll_only_in_any_pool_window() -> None:
    t = holding("C01", "U01", phase="movement", rolls=[DUD, "1 1 1 1 1 4"])
    t.asks(0, "es-move").offers_not(0, "use:C01:0", "use:U01:0")
    t.says(0, "stay").offers(0, "use:C01:0", "use:U01:0")
    t.says(0, "roll").asks(0, "es-after-roll").offers_not(0, "use:C01:0", "use:U01:0")  # Darrell could raise a die
    t.says(0, "fail").asks(0, "es-discard").offers_not(0, "use:C01:0")
    t.says(0, "discard:g1").says(0, "use:C01:0").told(events.DiceAdded, dice=("y",))
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g3", "g4", "g5", "g6", "y")
    t.says(0, "fail").says(0, "discard:g2").says(0, "give-up")
    t.asks(0, "es-move").offers_not(0, "use:U01:0")  # nothing to play at the end of the turn either


@rule("ES-ITEM-03", "ES-ENT-03")
def test_s23_an_entrance_visit_offers_no_dice() -> None:
    t = scene("darrell", has={0: {"common": ["C01"], "unique": ["U06"]}})
    t.asks(0, "es-entrance").offers_not(0, "use:C01:0", "use:U06:0")


@rule("ES-ITEM-04")
def test_the_yellow_die_has_a_four_instead_of_terror_and_the_red_one_a_wildcard_instead_of_the_one() -> None:
    green, yellow, red = (sorted(FACES[c]) for c in ("green", "yellow", "red"))
    assert green == sorted(["1", "2", "3", "lore", "peril", "terror"])
    assert yellow == sorted({*green, "4"} - {"terror"})
    assert red == sorted({*yellow, "wild"} - {"1"})


@rule("ES-ITEM-04", "ES-TASK-12")
@pytest.mark.parametrize(("row", "faces"), [("I8", ["4", "wild"]), ("I4 T", ["4", "wild"]), ("P I4", ["4", "wild"])])
def test_a_yellow_four_and_a_red_wildcard_solve_what_green_ones_cannot(row: str, faces: list[str]) -> None:
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"unique": ["U06"]}}, rules=rules_with(adventure("H1", [row])),
              rolls=["L L L L L L 4 J"])  # fmt: skip
    t.says(0, "use:U06:0").says(0, "roll").says(0, "solve:t0")
    assert sorted(t.told(events.TaskSolved).faces) == faces


@rule("ES-ITEM-05")
def test_an_extra_die_stays_until_used_or_discarded_and_goes_back_after_the_phase() -> None:
    rules = rules_with(adventure("H1", ["I4", "L L"]))
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"common": ["C01"]}}, rules=rules,
              rolls=["P P P P P P 1", "P P P P P 4", "P P P P P", "P P P P P P"])  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:g1").says(0, "roll")
    assert "y" in t.told(events.Rolled).dice  # still there after the failed roll
    t.says(0, "solve:t0").says(0, "roll")
    assert "y" not in t.told(events.Rolled).dice  # used
    t.says(0, "discard:g2").says(0, "give-up")
    assert t.state.dice["y"].at == "supply"
    t.until(0, "es-move").says(0, "stay").says(0, "roll")
    assert "y" not in t.told(events.Rolled).dice  # a new item is needed


@rule("ES-ITEM-06")
def test_a_discarded_yellow_or_red_die_cannot_be_gained_again_in_this_turn_but_in_the_next() -> None:
    t = holding("C01", "C02", "U01", who="bob", rolls=["1 1 1 1 1 1 1", "1 1 1 1 1 1"])
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:y")
    t.asks(0, "es-before-roll").offers_not(0, "use:C02:0").offers(0, "use:U01:0")
    t.refused(Refused, 0, "use:C02:0")
    t.says(0, "give-up").until(0, "es-move").says(0, "stay").offers(0, "use:C02:0")


@rule("ES-ITEM-06", "ES-LOCK-04")
def test_a_discarded_yellow_die_stays_lost_for_the_turn_even_if_a_lock_takes_and_releases_it_meanwhile() -> None:
    rules = rules_with(adventure("H1", ["L L P P"], terror=[{"monster": 1}]))
    t = scene(
        "bob", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"common": ["C01", "C02"], "spells": ["Z12"]}}, cup=["M17"],
        rules=rules, rolls=["1 1 1 1 1 1 1", "1 1 1 1 1 T"],
    )  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:y").says(0, "roll").told(events.DieLocked, card="M17", die="y")
    t.says(0, "discard:g6").says(0, "use:Z12:0").told(events.DieReleased, die="y")
    assert t.state.dice["y"].at == "supply"
    t.offers_not(0, "use:C02:0")


@rule("ES-ITEM-06")
def test_a_sword_of_glory_still_brings_the_red_die_when_the_yellow_one_was_discarded() -> None:
    t = holding("C01", "U06", who="bob", rolls=["1 1 1 1 1 1 1"])
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:y").says(0, "use:U06:0")
    assert [e.dice for e in t.events(events.DiceAdded)] == [("y",), ("r",)]  # type: ignore[attr-defined]


@rule("ES-ITEM-07")
def test_there_is_one_yellow_and_one_red_die_in_the_pool_or_elsewhere() -> None:
    t = holding("C01", "C02", "U01", "U02", who="bob")
    t.says(0, "use:C01:0").offers_not(0, "use:C02:0").says(0, "use:U01:0").offers_not(0, "use:U02:0")
    # Secured on a friend's spell, it is out of reach for items as well.
    t = scene(
        "bob dexter", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"common": ["C01"]}, 1: {"cast": ["Z01"]}},
        on_spell={"y": ("Z01", "4")}, rules=HARD,
    )  # fmt: skip
    t.offers_not(0, "use:C01:0")


@rule("ES-ITEM-08", "ES-MON-24")
@pytest.mark.parametrize(("card", "reach"), [("C11", ["M04"]), ("U10", ["M04", "M06"]), ("Z10", ["M04", "M06"])])
def test_cards_that_defeat_a_monster_reach_as_far_as_they_say_and_are_not_offered_without_one(
    card: str, reach: list[str]
) -> None:
    hand = {"C": "common", "U": "unique", "Z": "spells"}[card[0]]
    places = {"A08": [("M04", 0)], "A01": [("M06", 0)]}
    t = scene("bob", museum="A08 A01", at={0: "A08"}, has={0: {hand: [card]}}, monsters=places)
    t.says(0, f"use:{card}:0")
    if len(reach) > 1:
        assert t.keys(0, "es-defeat") == tuple(f"monster:{m}" for m in reach)
        t.says(0, f"monster:{reach[0]}")
    t.told(events.MonsterDefeated, monster="M04", by_card=True)
    scene("bob", museum="A08 A01", at={0: "A08"}, has={0: {hand: [card]}}).offers_not(0, f"use:{card}:0")


# Spells with a secure symbol


@rule("ES-SPELL-02", "ES-SEC-02")
def test_a_securing_spell_is_cast_after_the_own_roll_on_a_die_of_it_whose_face_stays() -> None:
    t = holding("Z01", who="bob", rolls=["1 2 3 L P T", "1 1 1 1"])
    t.asks(0, "es-before-roll").offers_not(0, "use:Z01:0")
    t.says(0, "roll").says(0, "use:Z01:0").asks(0, "es-secure")
    assert t.keys(0) == ("g1", "g2", "g3", "g4", "g5", "g6")
    t.says(0, "g3")
    die = t.state.dice["g3"]
    assert (die.at, die.on, die.face) == ("spell", "Z01", "3")
    assert (person(t).spells, person(t).cast) == ([], ["Z01"])
    # The roll was not used up: it fails without the secured die, which is neither discarded nor rolled again.
    t.asks(0, "es-discard").offers_not(0, "discard:g3")
    t.says(0, "discard:g1").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g2", "g4", "g5", "g6")
    assert t.state.dice["g3"].face == "3"


@rule("ES-SPELL-02", "ES-GEN-06")
def test_nobody_casts_on_anothers_roll() -> None:
    t = scene("bob dexter", museum=f"H1 {REST}", at={0: "H1", 1: "H1"}, has={1: {"spells": ["Z01"]}}, rules=HARD, rolls=[DUD])
    t.says(0, "roll").offers_not(0, "use:Z01:0").asks_not(1)


@rule("ES-SPELL-03", "ES-SPELL-07")
def test_a_secured_die_stays_over_turns_and_midnight_and_is_missing_from_every_starting_pool() -> None:
    t = scene(
        "bob dexter", museum=f"H1 {REST}", at={0: "H1", 1: "H1"}, clock=3, has={0: {"spells": ["Z01"]}}, rules=HARD,
        rolls=["1 1 1 1 1 T", DUD], top={"mythos": ["Y09"]}, ancient="cthulhu",
    )  # fmt: skip
    t.says(0, "roll").says(0, "use:Z01:0").says(0, "g6").says(0, "discard:g1").says(0, "give-up")
    t.ever_told(events.MidnightStrikes)
    t.says(1, "stay").says(1, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5")
    assert (t.state.dice["g6"].at, t.state.dice["g6"].face) == ("spell", "terror")


@rule("ES-SPELL-04")
def test_two_symbols_hold_two_dice_that_leave_one_at_a_time_or_together() -> None:
    rules = rules_with(adventure("H1", ["L T", "P P P P"]))
    begin = {"museum": f"H1 {REST}", "at": {0: "H1"}, "has": {0: {"spells": ["Z06"]}}, "rules": rules}
    t = scene("bob", rolls=["L T 1 1 1 1", "1 1 1 1 1"], **begin)  # type: ignore[arg-type]
    t.says(0, "roll").says(0, "use:Z06:0").says(0, "g1", "g2").says(0, "fail").says(0, "discard:g3")
    t.says(0, "take:g2")  # one of them
    assert person(t).cast == ["Z06"]
    t.offers(0, "take:g1")
    t = scene("bob", rolls=["L T 1 1 1 1", "1 1 1 1 1"], **begin)  # type: ignore[arg-type]
    t.says(0, "roll").says(0, "use:Z06:0").says(0, "g1", "g2").says(0, "solve:t0")  # both at once
    assert set(t.told(events.TaskSolved).dice) == {"g1", "g2"}
    assert (person(t).cast, t.state.decks["spell"][-1]) == ([], "Z06")


@rule("ES-SPELL-05", "ES-SPELL-06")
def test_no_die_is_added_to_a_cast_spell_later_neither_on_the_free_symbol_nor_for_a_removed_one() -> None:
    t = holding("Z06", "Z07", who="bob", rolls=["L T 1 1 1 1", "L 1 1 1", "L 1 1 1 1"])
    t.says(0, "roll").says(0, "use:Z06:0").says(0, "g1")  # one die only, the other symbol stays empty
    t.says(0, "use:Z07:0").says(0, "g2", "g3")
    t.says(0, "discard:g4").says(0, "take:g3").says(0, "roll")
    t.offers_not(0, "use:Z06:0", "use:Z07:0")
    assert [d.id for d in t.state.dice.values() if d.on == "Z06"] == ["g1"]
    assert [d.id for d in t.state.dice.values() if d.on == "Z07"] == ["g2"]


@rule("ES-SPELL-05")
@pytest.mark.parametrize(("spell", "most"), [("Z01", 1), ("Z05", 1), ("Z06", 2), ("Z07", 2)])
def test_a_spell_holds_as_many_dice_as_it_has_symbols(spell: str, most: int) -> None:
    t = holding(spell, who="bob", rolls=[DUD])
    t.says(0, "roll").says(0, f"use:{spell}:0")
    question = t.question(0, "es-secure")
    assert (question.least, question.most) == (1, most)
    t.refused(Refused, 0, "g1", "g2", "g3", n=question.n)


@rule("ES-SPELL-08", "ES-SPELL-11")
def test_another_players_secured_die_solves_a_task_with_a_roll_and_the_empty_spell_goes_under_the_deck() -> None:
    rules = rules_with(adventure("H1", ["T P", "I9"]))
    t = scene(
        "bob dexter", museum=f"H1 {REST}", at={0: "H1"}, has={1: {"cast": ["Z03"]}}, on_spell={"g2": ("Z03", "T")}, rules=rules,
        rolls=["P 1 L L L"],
    )  # fmt: skip
    t.asks(0, "es-before-roll").offers_not(0, "solve:t0")  # not without a roll
    t.says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1", "g2")
    assert (person(t, 1).cast, t.state.decks["spell"][-1]) == ([], "Z03")


@rule("ES-SPELL-09", "ES-SPELL-11")
def test_before_a_roll_any_player_may_take_a_green_die_off_any_spell_to_roll_it() -> None:
    t = scene(
        "bob dexter", museum=f"H1 {REST}", at={0: "H1"}, has={1: {"cast": ["Z03"]}}, on_spell={"g2": ("Z03", "T")}, rules=HARD,
        rolls=["1 1 1 1 1 1"],
    )  # fmt: skip
    t.says(0, "take:g2").told(events.DieTaken, card="Z03", die="g2")
    assert person(t, 1).cast == []
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6")


@rule("ES-SPELL-09")
def test_after_the_roll_no_die_is_taken_off_a_spell_to_roll_it() -> None:
    t = scene(
        "bob", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"cast": ["Z03"], "clues": 1}}, on_spell={"g2": ("Z03", "T")},
        rules=HARD, rolls=["1 1 1 1 1"],
    )  # fmt: skip
    t.says(0, "roll").offers(0, "clue").offers_not(0, "take:g2")


@rule("ES-SPELL-09", "ES-ITEM-07")
def test_s24_a_yellow_die_taken_off_goes_to_the_supply_from_where_an_item_gains_it() -> None:
    begin = {"museum": f"H1 {REST}", "at": {0: "H1"}, "on_spell": {"y": ("Z03", "4")}, "rules": HARD, "rolls": [DUD]}
    t = scene("bob", has={0: {"cast": ["Z03"]}}, **begin)  # type: ignore[arg-type]
    t.says(0, "take:y").says(0, "roll")
    assert "y" not in t.told(events.Rolled).dice
    assert t.state.dice["y"].at == "supply"
    t = scene("bob", has={0: {"cast": ["Z03"], "common": ["C01"]}}, **{**begin, "rolls": [f"{DUD} 1"]})  # type: ignore[arg-type]
    t.offers_not(0, "use:C01:0").says(0, "take:y").says(0, "use:C01:0").says(0, "roll")
    assert "y" in t.told(events.Rolled).dice


@rule("ES-SPELL-09", "ES-SPELL-08")
def test_s24_using_the_secured_yellow_result_needs_no_item() -> None:
    rules = rules_with(adventure("H1", ["I4 P"]))
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"cast": ["Z03"]}}, on_spell={"y": ("Z03", "4")}, rules=rules,
              rolls=["P L L L L L"])  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0")
    assert set(t.told(events.TaskSolved).dice) == {"g1", "y"}


@rule("ES-SPELL-12", "ES-TERROR-06", "ES-CLUE-05")
def test_a_die_on_a_spell_brings_no_terror_and_is_neither_rerolled_nor_turned() -> None:
    rules = rules_with(adventure("H1", ["L L P P T T"], terror=[{"lose": "sanity"}]))
    t = scene(
        "harvey", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"spells": ["Z01", "Z11"], "clues": 1, "unique": ["U08"]}},
        rules=rules, rolls=["1 1 1 1 1 T", "2 2 2 2 2"],
    )  # fmt: skip
    t.says(0, "roll").offers(0, "use:harvey:0", "use:Z11:0")
    t.says(0, "use:Z01:0").says(0, "g6").offers_not(0, "use:harvey:0", "use:Z11:0")
    t.says(0, "use:U08:0").offers_not(0, "g6").says(0, "g1").says(0, "clue").offers_not(0, "g6")
    t.says(0, "g1", "g2", "g3", "g4", "g5").says(0, "discard:g1", msg="es-discard")
    t.never_told(events.TerrorStrikes)
    assert person(t).sanity == 7


@rule("ES-SPELL-03", "ES-BATTLE-10")
def test_s93_a_spell_with_a_die_on_it_is_none_to_discard() -> None:
    # Y22: discard a spell or lose 1 Sanity. The one that holds a die is cast, and its die stays.
    table: dict[str, Any] = {"phase": "midnight", "struck": 1, "on_spell": {"g1": ("Z01", "L")}, "top": {"mythos": ["Y22"]}}
    t = scene("bob", has={0: {"cast": ["Z01"], "sanity": 2}}, **table)
    t.asks_not(0, "es-pay-or-suffer")
    assert (person(t).sanity, person(t).cast, dice_at(t, "spell")) == (1, ["Z01"], ["g1"])
    # With another one in hand that one goes.
    t = scene("bob", has={0: {"cast": ["Z01"], "spells": ["Z08"], "sanity": 2}}, **table)
    t.says(0, "pay")
    assert (person(t).sanity, person(t).spells, person(t).cast) == (2, [], ["Z01"])
    # Ithaqua's attack asks for an item or spell likewise.
    t = scene("bob", ancient="ithaqua", awake=True, doom=5, phase="midnight", struck=1, on_spell={"g1": ("Z01", "L")},
              has={0: {"cast": ["Z01"], "stamina": 3}})  # fmt: skip
    t.asks_not(0, "es-pay-or-suffer")
    assert person(t).stamina == 1


# Securing is a spell's, once


@rule("ES-SPELL-02", "ES-SPELL-05")
@pytest.mark.parametrize(
    ("shelf", "effects", "says"),
    [
        ("spells", "[{secure: 1}, {secure: 1}]", "secures once"),
        ("common_items", "[{secure: 1}]", "belongs among the effects of a spell"),
        ("spells", "[{may: [{secure: 1}]}]", "belongs among the effects of a spell"),
    ],
)
def test_a_pack_whose_card_could_not_hold_its_dice_is_not_loaded(shelf: str, effects: str, says: str) -> None:
    card = f"{shelf}:\n  - {{id: P01, name: {{en: A, de: A}}, flavour: {{en: B, de: B}}, uses: [{{moment: after_roll, effects: %s}}]}}\n"
    cards_with("elder-sign", card % "[{reroll: 1}]")
    with pytest.raises(BadPack, match=says):
        cards_with("elder-sign", card % effects)
