"""The entrance (ES-ENT): first aid, lost & found, souvenirs, with S-13, S-50, S-73 and S-81."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.dice import GREENS
from games.kernel.live import Refused
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule

RICH = ["A02", "A03", "A05", "A06", "A07"]  # worth 2 each
LOW = {"sanity": 1, "stamina": 2}


@rule("ES-ENT-01", "ES-TURN-03")
@pytest.mark.parametrize(
    "action", ["aid:a:sanity", "aid:a:stamina", "aid:b:sanity", "aid:c", "lost-found", "buy:clue", "nothing"]
)
def test_exactly_one_action_then_the_clock_s13(action: str) -> None:
    t = scene("bob amanda", has={0: {**LOW, "trophies": RICH}}, clock=1, rolls=["1"])
    t.asks(0, "es-entrance").offers(0, action)
    t.says(0, action)
    while t.question().msg == "es-pay-trophies":
        t.default()
    t.asks_not(0)
    t.asks(1, "es-move")
    assert t.state.clock == 2
    done = t.events(events.FirstAid, events.LostAndFound, events.Bought)
    assert len(done) == (0 if action == "nothing" else 1)


@rule("ES-ENT-01")
def test_s81_cards_may_be_played_before_and_after_the_action_without_being_it() -> None:
    t = scene("bob", has={0: {"sanity": 1, "stamina": 1, "common": ["C07", "C08"]}})
    t.says(0, "use:C07:0").asks(0, "es-entrance")
    t.says(0, "aid:a:sanity").asks(0, "es-end-turn").offers_not(0, "aid:a:stamina", "lost-found")
    t.says(0, "use:C08:0")
    assert (person(t).sanity, person(t).stamina) == (3, 2)
    t.asks(0, "es-move")


@rule("ES-ENT-01")
def test_on_a_card_there_is_no_entrance_action() -> None:
    t = scene("bob", museum="A04", at={0: "A04"}, has={0: {**LOW, "trophies": RICH}})
    t.asks_not(0, "es-entrance").offers_not(0, "aid:a:sanity", "lost-found", "buy:clue")


@rule("ES-ENT-02")
@pytest.mark.parametrize(
    ("choice", "after", "spent"),
    [
        ("aid:a:sanity", (2, 2), 0),
        ("aid:a:stamina", (1, 3), 0),
        ("aid:b:sanity", (4, 2), 2),
        ("aid:b:stamina", (1, 6), 2),
        ("aid:c", (4, 6), 4),
    ],
)
def test_first_aid_is_one_point_free_one_maximum_for_2_or_both_for_4(choice: str, after: tuple[int, int], spent: int) -> None:
    t = scene("bob", has={0: {**LOW, "trophies": RICH}})
    t.says(0, choice)
    assert (person(t).sanity, person(t).stamina) == after
    assert len(person(t).trophies) == len(RICH) - spent // 2


@rule("ES-ENT-02")
@pytest.mark.parametrize(
    ("trophies", "offered", "missing"),
    [
        ([], ["aid:a:sanity", "aid:a:stamina"], ["aid:b:sanity", "aid:b:stamina", "aid:c"]),
        (["A01"], ["aid:a:sanity"], ["aid:b:sanity", "aid:b:stamina", "aid:c"]),
        (["A01", "M01"], ["aid:a:sanity", "aid:b:sanity", "aid:b:stamina"], ["aid:c"]),
        (["A02", "M01"], ["aid:b:sanity"], ["aid:c"]),
        (["A02", "M08"], ["aid:a:sanity", "aid:b:stamina", "aid:c"], []),
    ],
)
def test_treatments_are_offered_to_whom_can_pay_them(trophies: list[str], offered: list[str], missing: list[str]) -> None:
    t = scene("bob", museum="A04 A18 A19 A33 A47", has={0: {**LOW, "trophies": trophies}})
    t.offers(0, *offered).offers_not(0, *missing)


@rule("ES-ENT-02", "ES-GEN-07")
def test_s73_first_aid_at_full_health_is_legal_costs_its_price_and_changes_nothing() -> None:
    t = scene("bob", has={0: {"trophies": ["A02"]}})
    t.says(0, "aid:b:sanity")
    assert (person(t).sanity, person(t).stamina) == (4, 6)
    assert not person(t).trophies
    t.asks(0, "es-move").says(0, "stay").says(0, "aid:a:stamina")
    assert (person(t).sanity, person(t).stamina) == (4, 6)


@rule("ES-ENT-03")
@pytest.mark.parametrize(("face", "kind"), [("1", ""), ("2", ""), ("3", "clue"), ("L", "spell"), ("P", "common"), ("T", "loss")])
def test_lost_and_found_applies_the_table_to_one_green_die(face: str, kind: str) -> None:
    t = scene("amanda", rolls=[face])
    before = person(t).model_copy(deep=True)
    t.says(0, "lost-found")
    me = person(t)
    assert t.told(events.LostAndFound).face[0].upper() == face
    assert me.clues - before.clues == (kind == "clue")
    assert len(me.spells) == (kind == "spell")
    assert len(me.common) == (kind == "common")
    assert before.sanity - me.sanity == (kind == "loss")
    assert (me.stamina, me.unique, me.allies) == (before.stamina, [], [])


@rule("ES-ENT-03")
@pytest.mark.parametrize(
    ("who", "has"),
    [
        ("mandy amanda", {}),
        ("amanda mandy", {}),
        ("harvey bob", {}),
        ("michael bob", {}),
        ("joe bob", {"clues": 3}),
        ("bob amanda", {"clues": 2, "common": ["C10"], "unique": ["U08"], "spells": ["Z01", "Z11"], "allies": ["B02", "B05"]}),
    ],
)
def test_no_item_ability_clue_or_spell_touches_the_lost_and_found_roll(who: str, has: dict[str, object]) -> None:
    t = scene(who, has={0: has}, rolls=["T"])
    sanity = person(t).sanity
    t.says(0, "lost-found")
    assert person(t).sanity == sanity - 1  # the terror face stood at once
    assert not [a for a in t.live.asks if a.msg in ("es-after-roll", "es-mandy", "es-reroll")]
    assert person(t).clues == has.get("clues", 0)


@rule("ES-ENT-03")
def test_kate_does_not_ignore_the_terror_face_since_it_is_no_terror_effect() -> None:
    t = scene("kate", rolls=["T"])
    t.says(0, "lost-found")
    assert person(t).sanity == CARDS.investigators["kate"].sanity - 1


@rule("ES-ENT-03", "ES-DEV-05")
def test_the_terror_face_may_devour() -> None:
    t = scene("amanda", has={0: {"sanity": 1}}, clock=1, rolls=["T"])
    t.says(0, "lost-found")
    t.told(events.Devoured, seat=0)
    assert t.order(events.Devoured, events.DoomPlaced, events.ClockAdvanced) == ["Devoured", "DoomPlaced", "ClockAdvanced"]
    t.asks(0, "es-new-investigator")


@rule("ES-ENT-03")
def test_s50_lost_and_found_works_with_all_six_green_dice_locked_and_moves_none() -> None:
    t = scene("amanda", museum="A16", locks=[("A16", g) for g in GREENS], rolls=["3"])
    t.says(0, "lost-found")
    assert person(t).clues == 1
    assert dice_at(t, "lock") == list(GREENS)


@rule("ES-ENT-04")
@pytest.mark.parametrize(("what", "price"), [("clue", 2), ("common", 3), ("spell", 4), ("unique", 5), ("ally", 8), ("sign", 10)])
def test_each_souvenir_is_offered_from_its_price_on(what: str, price: int) -> None:
    worth = lambda n: ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M09", "M11", "M12"][:n]  # noqa: E731
    scene("amanda", has={0: {"trophies": worth(price - 1)}}).offers_not(0, f"buy:{what}")
    t = scene("amanda", has={0: {"trophies": worth(price)}})
    t.offers(0, f"buy:{what}").says(0, f"buy:{what}")
    t.told(events.Bought, what=what, price=price)
    me = person(t)
    got = {"clue": me.clues, "common": len(me.common), "spell": len(me.spells), "unique": len(me.unique), "ally": len(me.allies)}
    if what == "ally":
        got["clue"] = 0  # some allies bring clues along
    assert {**got, "sign": t.state.signs} == {k: int(k == what) for k in (*got, "sign")}
    assert not me.trophies


@rule("ES-ENT-04")
def test_only_one_purchase_per_turn_even_with_trophies_left() -> None:
    t = scene("bob amanda", has={0: {"trophies": RICH}})
    t.says(0, "buy:clue").asks_not(0)
    t.asks(1, "es-move")
    assert person(t).clues == 1
    assert len(person(t).trophies) == 4
    t.says(1, "stay").says(1, "nothing").says(0, "stay")
    t.offers(0, "buy:clue")  # the next turn is another one


@rule("ES-ENT-04", "ES-END-01", "ES-REW-03")
def test_a_bought_elder_sign_can_win_the_game() -> None:
    t = scene("bob", signs=CARDS.ancient_ones["ithaqua"].signs - 1, has={0: {"trophies": RICH}})
    t.says(0, "buy:sign")
    assert t.over
    t.told(events.GameEnds, result="sealed")


@rule("ES-ENT-04")
def test_a_souvenir_beyond_the_purse_is_refused() -> None:
    t = scene("bob", has={0: {"trophies": ["A02"]}})
    t.refused(Refused, 0, "buy:common")


@rule("ES-ENT-05", "ES-PASS-05")
def test_who_is_sent_to_the_entrance_by_a_passed_adventure_gets_no_action_there() -> None:
    t = scene(
        "bob amanda", museum="A12", at={0: "A12", 1: "A12"}, has={0: {"sanity": 1}}, clock=1, rolls=["P 1 1 1 1 1", "P 1 1 1 1"]
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert person(t).place == person(t, 1).place == "entrance"
    t.asks_not(0).asks_not(1, "es-entrance")
    t.asks(1, "es-move")
    assert t.state.clock == 2
    t.never_told(events.FirstAid)


@rule("ES-DEV-05", "ES-MON-25")
def test_s41_whoever_the_entrance_devours_receives_no_monster_and_seals_nothing() -> None:
    t = scene(
        "bob",
        ancient="yig",
        signs=8,
        museum="A08 A01 A18",
        monsters={"A08": [("M22", 0)]},
        locks=[("M22", "g1")],
        has={0: {"unique": ["U10"], "sanity": 1}},
        rolls=["T"],
    )
    t.says(0, "use:U10:0").says(0, "lost-found")
    t.told(events.Devoured, seat=0)
    t.not_told(events.MonsterClaimed).not_told(events.ElderSignPlaced).asks(0, "es-new-investigator")
    assert "M22" in t.state.cup
    assert t.state.locks == []
