"""Trophies (ES-TROPHY): earning, paying, losing, with S-14, S-15 and S-33."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.kernel.live import Refused
from tests.games.elder_sign.scene import CARDS, hand, person, scene

rule = pytest.mark.rule

ONES = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M09", "M11", "M12", "M13", "M14", "M15"]  # markers worth 1
LOW = {"sanity": 1, "stamina": 2}


def purse(*trophies: str) -> dict[int, dict[str, object]]:
    return {0: {**LOW, "trophies": list(trophies)}}


@rule("ES-TROPHY-01")
def test_every_adventure_other_world_and_monster_has_a_trophy_value() -> None:
    for shelf in (CARDS.adventures, CARDS.other_worlds, CARDS.monsters):
        assert all(CARDS.trophy(id) >= 1 for id in shelf)


@rule("ES-TROPHY-01", "ES-PASS-02", "ES-MON-21")
def test_a_passed_adventure_and_its_defeated_monster_lie_before_the_active_player() -> None:
    # A12 (worth 2) with the Vampire (worth 2) below its tasks; [P !san1].
    t = scene(
        "bob amanda",
        museum="A12",
        at={0: "A12", 1: "A12"},
        monsters={"A12": [("M10", None)]},
        rolls=["P 1 1 1 1 1", "P 1 1 1 1", "P 1 1 1"],
    )
    for row in ("t0", "t1", "mM10"):
        t.says(0, "roll").says(0, f"solve:{row}")
    assert person(t).trophies == ["A12", "M10"]
    assert not person(t, 1).trophies
    t.says(1, "stay").says(1, "nothing").says(0, "stay")
    t.offers(0, "aid:c", "buy:spell").offers_not(0, "buy:unique")  # worth 4


@rule("ES-TROPHY-02")
def test_cards_and_markers_may_be_combined_freely() -> None:
    # A card of 2, a card of 1, an Other World of 2, a marker of 1, a marker of 2; price 3.
    t = scene("bob", museum="A04 A18 A19 A33 A47", has=purse("A02", "A01", "O01", "M01", "M08"))
    t.says(0, "buy:common").asks(0, "es-pay-trophies")
    ways = {frozenset(k.removeprefix("pay:").split("+")) for k in t.keys(0)}
    pairs = [("A02", "A01"), ("A02", "M01"), ("O01", "A01"), ("O01", "M01"), ("M08", "A01"), ("M08", "M01")]
    dear = [("A02", "O01"), ("A02", "M08"), ("O01", "M08")]
    assert ways == {frozenset(p) for p in [*pairs, *dear]}
    t.says(0, next(k for k in t.keys(0) if set(k.removeprefix("pay:").split("+")) == {"O01", "M01"}))
    assert sorted(person(t).trophies) == ["A01", "A02", "M08"]
    assert len(person(t).common) == 2  # Bob's purchase, and his one more


@rule("ES-TROPHY-02")
@pytest.mark.parametrize("many", [11, 12, 13])
def test_a_high_price_can_be_paid_with_many_small_pieces(many: int) -> None:
    t = scene("amanda", has=purse(*ONES[:many]))
    t.says(0, "buy:sign")
    while t.question().msg == "es-pay-trophies":
        t.default()
    assert t.state.signs == 1
    assert len(person(t).trophies) == many - 10


@rule("ES-TROPHY-02")
def test_a_large_treasure_still_lets_the_player_pay_with_its_dear_pieces() -> None:
    cards = ["A02", "A03", "A05", "A06", "A07"]
    t = scene("amanda", has=purse(*ONES, *cards))
    t.says(0, "buy:clue")
    ways = {frozenset(k.removeprefix("pay:").split("+")) for k in t.keys(0, "es-pay-trophies")}
    assert any(way <= set(cards) for way in ways)
    assert any(way <= set(ONES) for way in ways)
    assert all(sum(CARDS.trophy(p) for p in way) == 2 for way in ways)


@rule("ES-TROPHY-03")
def test_overpayment_is_lost_and_no_change_is_given() -> None:
    # EX-08: two cards of 2 for a price of 3.
    t = scene("amanda", has=purse("A02", "A03"))
    t.says(0, "buy:common")
    told = t.told(events.TrophiesSpent)
    assert (told.worth, told.price) == (4, 3)
    assert not person(t).trophies
    t.says(0, "stay").offers_not(0, "aid:b:sanity", "buy:clue")


@rule("ES-TROPHY-03")
def test_nobody_pays_with_a_piece_that_is_not_needed() -> None:
    t = scene("amanda", has=purse("A02", "M01", "M02"))
    t.says(0, "buy:clue").asks(0, "es-pay-trophies")
    assert {frozenset(k.removeprefix("pay:").split("+")) for k in t.keys(0)} == {frozenset({"A02"}), frozenset({"M01", "M02"})}
    t.refused(Refused, 0, "pay:A02+M01")


@rule("ES-TROPHY-04")
def test_spent_cards_go_under_their_own_decks_and_markers_into_the_cup() -> None:
    t = scene("amanda", has=purse("A02", "O03", "M01"))
    t.says(0, "buy:unique")
    assert t.state.decks["adventure"][-1] == "A02"
    assert t.state.decks["other_world"][-1] == "O03"
    assert "M01" in t.state.cup
    assert t.state.cup == sorted(set(t.state.cup))
    assert "M01" not in t.state.box


@rule("ES-TROPHY-04")
def test_s33_several_cards_at_once_lie_at_the_bottom_in_an_order_of_luck() -> None:
    cards = ["A02", "A03", "A05", "A06", "A07"]
    orders: set[tuple[str, ...]] = set()
    for turn in range(1, 9):
        t = scene("amanda", has=purse(*cards), turn=turn)
        t.says(0, "buy:sign")
        bottom = t.state.decks["adventure"][-5:]
        assert sorted(bottom) == cards
        orders.add(tuple(bottom))
    assert len(orders) > 1


@rule("ES-TROPHY-05", "ES-TROPHY-04")
def test_s14_trophies_are_lost_by_value_without_change_to_the_same_destinations() -> None:
    # A14's terror: lose 1 trophy. The owner of a card of 2 and a marker of 2 loses one of them whole.
    t = scene("bob", museum="A14", at={0: "A14"}, has={0: {"trophies": ["A02", "M08"]}}, rolls=["T 1 1 1 P P"])
    t.says(0, "roll").says(0, "fail")
    t.asks(0, "es-pay-trophies").offers(0, "pay:A02", "pay:M08").says(0, "pay:M08")
    assert person(t).trophies == ["A02"]
    assert "M08" in t.state.cup
    t.asks(0, "es-discard")


@rule("ES-TROPHY-05")
@pytest.mark.parametrize(("trophies", "left"), [([], []), (["A01"], []), (["M01", "M02"], ["M02"])])
def test_s14_who_owns_less_loses_all_of_it_and_nothing_else(trophies: list[str], left: list[str]) -> None:
    t = scene("bob", museum="A14", at={0: "A14"}, has={0: {"trophies": trophies}}, rolls=["T P P P P P"])
    t.says(0, "roll")
    while t.question().msg != "es-discard":
        t.default()
    assert person(t).trophies == left
    assert (person(t).sanity, person(t).stamina) == (4, 6)


@rule("ES-TROPHY-05")
@pytest.mark.parametrize(
    ("trophies", "asked", "pays"), [([], False, False), (["A01"], False, False), (["A02"], True, True), (["A02"], True, False)]
)
def test_s14_s76_a_printed_alternative_hits_whom_cannot_pay_in_full(trophies: list[str], asked: bool, pays: bool) -> None:
    # A35 at midnight: each investigator loses 2 trophies or else 1 Sanity and 1 Stamina.
    t = scene("bob", museum="A35", phase="midnight", struck=1, has={0: {"trophies": trophies}}, top={"mythos": ["Y31"]})
    assert (t.question().msg == "es-pay-or-suffer") == asked
    if asked:
        t.says(0, "pay" if pays else "suffer")
    lost = 0 if pays else 1
    assert (person(t).sanity, person(t).stamina) == (4 - lost, 6 - lost)
    assert person(t).trophies == ([] if pays else trophies)


@rule("ES-TROPHY-06", "ES-TURN-02")
def test_a_trophy_is_spent_in_a_later_turn_at_the_earliest() -> None:
    t = scene(
        "bob", museum="A12", at={0: "A12"}, has={0: {"sanity": 1, "stamina": 4}}, clock=1, rolls=["P 1 1 1 1 1", "P 1 1 1 1"]
    )
    t.says(0, "roll").offers_not(0, "aid:b:sanity", "buy:clue")
    t.says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert person(t).trophies == ["A12"]
    t.asks(0, "es-move").offers_not(0, "aid:b:sanity", "buy:clue")
    t.says(0, "stay").offers(0, "aid:b:sanity", "buy:clue")


@rule("ES-TROPHY-07", "ES-GEN-06")
def test_s15_trophies_are_nobody_elses_to_spend_and_cannot_be_given_away() -> None:
    rich = {"trophies": ["A02", "A03", "A05", "A06", "A07"]}
    t = scene("amanda bob", museum="A04 A18 A19 A33 A47", has={0: {**LOW, "trophies": ["A01"]}, 1: rich})
    t.offers_not(0, "aid:b:sanity", "aid:c", "buy:clue", "buy:sign")
    assert set(t.keys(0)) == {"aid:a:sanity", "aid:a:stamina", "lost-found", "nothing"}
    t.says(0, "nothing").says(1, "stay").says(1, "buy:clue")
    assert person(t, 0).trophies == ["A01"]
    assert len(person(t, 1).trophies) == 4
    assert hand(t).state.decks["adventure"][-1] in rich["trophies"]
