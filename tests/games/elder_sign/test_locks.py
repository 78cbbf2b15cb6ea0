"""Locked dice (gesperrte Würfel): ES-LOCK, S-22, S-35, S-65."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.kernel.live import Refused
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CARDS, CHANCE, dice_at, person, scene

rule = pytest.mark.rule

COLOUR = {**dict.fromkeys(("g1", "g2", "g3", "g4", "g5", "g6"), "green"), "y": "yellow", "r": "red"}
REST = "A01 A18 A19 A33 A47"


@rule("ES-LOCK-01", "ES-LOCK-02", "ES-REW-04")
def test_markers_mythos_adventures_and_other_worlds_lock_a_die_of_their_colour_when_they_enter() -> None:
    # One turn that brings all of them: a reward monster, a gate, a replacement, then midnight with a Mythos card.
    rules = rules_with(
        adventure("H1", ["P"], rewards=[{"monster": 1}, {"gate": 1}]),
        adventure("H2", ["I9"], locks=["green"]),
        adventure("O99", ["I9"], kind="other_world", locks=["red"]),
    )
    t = scene(
        "bob",
        museum=f"H1 {REST}",
        at={0: "H1"},
        clock=3,
        cup=["M17"],
        top={"adventure": ["H2"], "other_world": ["O99"], "mythos": ["Y10"]},
        rolls=["P 1 1 1 1 1"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "solve:t0").until(0, "es-move")
    locks = [(e.card, COLOUR[e.die]) for e in t.events(events.DieLocked)]  # type: ignore[attr-defined]
    assert locks == [("H2", "green"), ("M17", "yellow"), ("O99", "red"), ("Y10", "green")]
    assert [lk.source for lk in t.state.locks] == ["H2", "M17", "O99", "Y10"]
    assert len(dice_at(t, "lock")) == 4


@rule("ES-LOCK-01")
def test_the_locks_of_the_box_are_those_of_the_catalogue() -> None:
    adventures = {c.id: c.locks for c in CARDS.adventures.values() if c.locks}
    assert adventures == {
        "A03": ["green"],
        "A16": ["green"],
        "A24": ["red"],
        "A30": ["yellow"],
        "A42": ["red"],
        "A44": ["yellow"],
    }
    markers = {m.id: m.lock for m in CARDS.monsters.values() if m.lock}
    assert markers == {"M17": "yellow", "M19": "green", "M21": "red", "M22": "green", "X03": "red", "X05": "green"}
    assert {m.id: m.lock for m in CARDS.mythos.values() if m.lock} == {
        "Y10": "green", "Y11": "green", "Y12": "yellow", "Y13": "red"
    }  # fmt: skip


# Terror brings a monster while dice lie everywhere; the only free frame of the table is that of A01, so nobody is asked where.
TERROR = adventure("H1", ["P", "L L L L"], terror=[{"monster": 1}])


@rule("ES-LOCK-02", "ES-LOCK-07")
def test_s22_the_player_chooses_any_green_die_even_from_task_spell_or_marker() -> None:
    # First failed roll without terror: discard g2, focus g5. Second one with terror: M19 (lock green) appears.
    t = scene(
        "dexter",
        museum=f"H1 {REST}",
        at={0: "H1"},
        has={0: {"cast": ["Z01"]}},
        on_spell={"g6": ("Z01", "L")},
        cup=["M19"],
        rolls=["P 1 1 1 1", "1 1 1 2", "1 T"],
        rules=rules_with(TERROR),
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "discard:g2").says(0, "focus:g5").says(0, "roll")
    t.asks(0, "es-lock").offers(0, "lock:g1", "lock:g2", "lock:g3", "lock:g4", "lock:g5", "lock:g6")
    t.says(0, "lock:g1").told(events.DieLocked, card="M19", die="g1")
    # The task the die lay on stays solved.
    assert t.state.attempt is not None
    assert t.state.attempt.solved == ["t0"]
    t.asks(0, "es-discard").offers(0, "discard:g3", "discard:g4")


@rule("ES-LOCK-02")
@pytest.mark.parametrize(("die", "where"), [("g5", "focus"), ("g2", "discarded"), ("g4", "pool")])
def test_a_lock_takes_the_die_from_marker_discard_or_pool_and_it_is_out_of_the_attempt(die: str, where: str) -> None:
    t = scene("dexter", museum=f"H1 {REST}", at={0: "H1"}, cup=["M19"], rolls=["P 1 1 1 1 1", "1 1 1 1 2", "1 2 T"],
              rules=rules_with(TERROR))  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "discard:g2").says(0, "focus:g5").says(0, "roll")
    assert t.state.dice[die].at == where
    t.says(0, f"lock:{die}")
    assert (t.state.dice[die].at, t.state.dice[die].face) == ("lock", None)
    t.asks(0, "es-discard").offers_not(0, f"discard:{die}")


@rule("ES-LOCK-02", "ES-LOCK-07")
def test_s22_a_yellow_lock_takes_the_yellow_die_out_of_the_roll_without_asking() -> None:
    t = scene(
        "dexter", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"common": ["C01"]}}, cup=["M17"],
        rolls=["1 1 1 1 1 T 4"], rules=rules_with(TERROR)
    )  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll")
    t.told(events.DieLocked, card="M17", die="y")
    t.asks(0, "es-discard").offers_not(0, "discard:y")
    assert t.state.spent_dice == []  # taken, not discarded


@rule("ES-LOCK-06", "ES-SPELL-11")
def test_a_lock_that_takes_the_last_die_off_a_spell_sends_the_spell_under_its_deck() -> None:
    t = scene(
        "dexter bob", museum=f"H1 {REST}", at={0: "H1"}, has={1: {"cast": ["Z01", "Z06"]}},
        on_spell={"y": ("Z01", "4"), "r": ("Z06", "J"), "g1": ("Z06", "L")}, cup=["M17", "M21"],
        luck={"monster:": [0, 0]}, rolls=["1 1 1 1 T", "1 1 1 T"],
        rules=rules_with(TERROR, adventure("A01", ["{}", "{}", "L"])),
    )  # fmt: skip
    t.says(0, "roll").says(0, "fail").says(0, "place:A01:0")
    assert person(t, 1).cast == ["Z06"]
    assert t.state.decks["spell"][-1] == "Z01"
    # M21 (red): the spell with a second die on it stays.
    t.says(0, "discard:g2").says(0, "roll").says(0, "fail").told(events.DieLocked, card="M21", die="r")
    assert person(t, 1).cast == ["Z06"]


@rule("ES-LOCK-03", "ES-INV-04", "ES-ITEM-07")
@pytest.mark.parametrize(
    ("who", "place", "has", "key"),
    [
        ("bob", "A18", {"common": ["C01"]}, "use:C01:0"),
        ("bob", "A18", {"unique": ["U01"]}, "use:U01:0"),
        ("gloria", "O01", {}, "free-dice"),
        ("jenny", "A18", {"clues": 1}, "dice-for:clue"),
    ],
)
def test_locked_dice_can_be_gained_by_nobodys_item_or_ability(who: str, place: str, has: dict[str, object], key: str) -> None:
    both = [("Y12", "y"), ("A24", "r")]
    t = scene(who, museum="A18 A24", worlds="O01", at={0: place}, mythos="Y12", has={0: has}, locks=both,
              rolls=CHANCE)  # fmt: skip
    t.asks(0, "es-before-roll").offers_not(0, key)
    t.refused(Refused, 0, key)
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6")
    # Without the locks it would have been there.
    scene(who, museum="A18 A24", worlds="O01", at={0: place}, has={0: has}).offers(0, key)


@rule("ES-LOCK-03")
def test_locked_green_dice_are_missing_from_every_players_roll_until_released() -> None:
    t = scene("dexter bob", at={0: "A18", 1: "A18"}, locks=[("A16", "g2"), ("Y10", "g5")], museum=f"A16 {REST}", mythos="Y10",
              rolls=CHANCE)  # fmt: skip
    t.says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g3", "g4", "g6")
    t.until(1, "es-move").says(1, "stay").says(1, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g3", "g4", "g6")


@rule("ES-LOCK-04")
def test_a_passed_adventure_releases_its_die_a_failed_one_does_not() -> None:
    rules = rules_with(adventure("H1", ["P"], locks=["green"]))
    museum, new = f"H1 {REST}", {"adventure": ["A04"]}
    t = scene("bob", museum=museum, at={0: "H1"}, locks=[("H1", "g6")], top=new, rolls=["1 1 1 1 1", "P 1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "discard:g1").says(0, "give-up")
    t.told(events.AdventureFailed)
    assert t.state.dice["g6"].at == "lock"
    t.until(0, "es-move").says(0, "stay").says(0, "roll").says(0, "solve:t0")
    t.told(events.DieReleased, card="H1", die="g6")
    assert dice_at(t, "lock") == []


@rule("ES-LOCK-04", "ES-OW-04")
def test_a_passed_other_world_releases_its_die() -> None:
    rules = rules_with(adventure("O99", ["P"], kind="other_world", locks=["red"]))
    t = scene("bob", worlds="O99", at={0: "O99"}, locks=[("O99", "r")], rolls=["P 1 1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "solve:t0").told(events.DieReleased, card="O99", die="r")
    assert t.state.dice["r"].at == "supply"


@rule("ES-LOCK-04", "ES-MYTH-02")
def test_a_mythos_lock_ends_when_the_next_card_is_revealed_and_not_before() -> None:
    t = scene("bob", clock=2, mythos="Y12", locks=[("Y12", "y")], top={"mythos": ["Y09"]})
    t.says(0, "nothing")
    assert t.state.dice["y"].at == "lock"
    t.says(0, "stay").says(0, "nothing").told(events.DieReleased, card="Y12", die="y")
    assert t.state.dice["y"].at == "supply"


@rule("ES-LOCK-04", "ES-MON-20", "ES-MON-12")
def test_s35_a_monsters_lock_ends_at_the_end_of_the_phase_not_when_its_task_is_solved() -> None:
    # A08: empty frame above [P P I3]; M17 [L P] locks the yellow die.
    t = scene(
        "bob", museum="A08", at={0: "A08"}, has={0: {"common": ["C01"]}}, monsters={"A08": [("M17", 0)]},
        locks=[("M17", "y")], rolls=["L P 1 1 1 1", "1 1 1 1"],
    )  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0")
    assert t.state.dice["y"].at == "lock"
    t.asks(0, "es-before-roll").offers_not(0, "use:C01:0")
    t.says(0, "give-up").told(events.DieReleased, card="M17", die="y")
    t.until(0, "es-move").says(0, "stay").offers(0, "use:C01:0")


@rule("ES-LOCK-05")
def test_several_locks_on_one_die_form_a_queue_in_the_order_they_came() -> None:
    # Yellow: first Y12, then A30, then M17 on A08. Each release hands the die on; only the last frees it.
    order = [("Y12", "y"), ("A30", "y"), ("M17", "y")]
    t = scene(
        "bob", museum="A30 A08 A18 A19 A33 A47", mythos="Y12", clock=3, locks=order, monsters={"A08": [("M17", 0)]},
        top={"mythos": ["Y09"]},
    )  # fmt: skip
    t.says(0, "nothing").ever_told(events.MythosDrawn, card="Y09")
    t.never_told(events.DieReleased)
    assert [lk.source for lk in t.state.locks] == ["A30", "M17"]
    assert t.state.dice["y"].at == "lock"


@rule("ES-LOCK-05")
@pytest.mark.parametrize("first", ["A08", "A30"])
def test_whichever_lock_of_the_queue_ends_first_the_die_is_free_only_after_the_last(first: str) -> None:
    rules = rules_with(adventure("A30", ["P"], locks=["yellow"]), adventure("A08", ["P"], locks=["yellow"]))
    second = "A30" if first == "A08" else "A08"
    t = scene("bob", museum="A30 A08 A18 A19 A33 A47", at={0: first}, locks=[("A30", "y"), ("A08", "y")], rules=rules,
              top={"adventure": ["A01", "A02"]}, rolls=["P 1 1 1 1 1", "P 1 1 1 1 1"])  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0")
    assert (t.state.dice["y"].at, [lk.source for lk in t.state.locks]) == ("lock", [second])
    t.says(0, f"go:{second}").says(0, "roll").says(0, "solve:t0")
    assert (t.state.dice["y"].at, t.state.locks) == ("supply", [])


@rule("ES-LOCK-05", "ES-LOCK-07")
def test_s22_a_yellow_die_locked_already_queues_and_a_green_lock_queues_only_if_all_six_are_locked() -> None:
    rules = rules_with(adventure("H1", ["P"], rewards=[{"monster": 1}, {"monster": 1}]))
    green = [("A16", "g1"), ("Y10", "g2"), ("A03", "g3"), ("M22", "g4"), ("A44", "y")]
    t = scene(
        "bob", museum="H1 A16 A03 A44 A08 A34", at={0: "H1"}, mythos="Y10", monsters={"A08": [("M22", 0)]}, locks=green,
        on_spell={"g6": ("Z01", "L")}, has={0: {"cast": ["Z01"]}}, cup=["M17", "M19"], luck={"monster:": [0, 0]},
        top={"adventure": ["A18"]}, rolls=["P"], rules=rules,
    )  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0").says(0, "place:A34:0")
    assert [lk.die for lk in t.state.locks if lk.source == "M17"] == ["y"]
    t.not_told(events.DieLocked, card="M17")  # it only queues
    # M19, green: two dice are left, one in the supply and one on a spell.
    t.says(0, "place:A03:0").asks(0, "es-lock")
    assert t.keys(0) == ("lock:g5", "lock:g6")
    t.says(0, "lock:g6")
    assert person(t).cast == []


ROOMS = [adventure(f"H{i}", ["P"], locks=["green"]) for i in range(1, 6)] + [adventure("H6", ["{}", "P"], locks=["green"])]
ALL_SIX = [(f"H{i}", f"g{i}") for i in range(1, 7)]


@rule("ES-LOCK-07", "ES-LOCK-05")
def test_s87_with_all_six_green_dice_locked_the_player_chooses_behind_which_a_seventh_lock_waits() -> None:
    t = scene(
        "bob", museum="H1 H2 H3 H4 H5 H6", clock=3, locks=ALL_SIX, cup=["M19"], has={0: {"common": ["C01"]}},
        top={"mythos": ["Y14"], "adventure": ["A04"]}, rolls=["P"], rules=rules_with(*ROOMS),
    )  # fmt: skip
    t.says(0, "nothing").asks(0, "es-lock-behind")
    assert t.keys(0) == tuple(f"behind:g{i}" for i in range(1, 7))
    t.says(0, "behind:g3").asks(0, "es-move").told(events.LockWaits, card="M19", die="g3")
    t.ever_told(events.MonsterAppears, monster="M19", card="H6")
    t.never_told(events.DieLocked)
    assert [lk.die for lk in t.state.locks if lk.source == "M19"] == ["g3"]
    # Passing H3 with the yellow die alone hands g3 on to the monster.
    t.says(0, "go:H3").says(0, "use:C01:0").says(0, "roll").says(0, "solve:t0").asks(0, "es-move")
    t.never_told(events.DieReleased).told(events.DieMovesOn, card="H3", to="M19", die="g3")
    assert (t.state.dice["g3"].at, len(dice_at(t, "lock"))) == ("lock", 6)


@rule("ES-LOCK-07", "ES-LOCK-05")
def test_s87_dice_behind_the_same_locks_are_one_choice_and_an_absent_player_takes_the_shortest_queue() -> None:
    # H1 shows two icons: g1 and g2 wait for the same card. g3 has a second lock already.
    rooms = [adventure("H1", ["P"], locks=["green", "green"]), *ROOMS[1:]]
    locks = [("H1", "g1"), ("H1", "g2"), *ALL_SIX[2:], ("H2", "g3")]
    t = scene(
        "bob", museum="H1 H2 H3 H4 H5 H6", clock=3, locks=locks, cup=["M19"], top={"mythos": ["Y14"]}, rules=rules_with(*rooms)
    )
    t.says(0, "nothing").asks(0, "es-lock-behind")
    assert t.keys(0) == ("behind:g1", "behind:g4", "behind:g5", "behind:g6", "behind:g3")
    t.default().told(events.LockWaits, card="M19", die="g1")


@rule("ES-LOCK-02", "ES-DEV-02")
def test_s87_the_active_player_chooses_the_die_also_for_a_monster_somebody_else_places() -> None:
    # Bob's turn kills dexter; his token brings a monster that dexter's player places. The die is bob's to choose.
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"each": "on_adventures", "do": [{"lose": "sanity"}]}]))
    t = scene(
        "bob dexter", museum="H1 A08 A34 A18 A19 A33", at={0: "H1", 1: "A18"}, ancient="yog-sothoth",
        has={0: {"cast": ["Z01"]}, 1: {"sanity": 1}}, cup=["M19"], on_spell={"g6": ("Z01", "L")}, rules=rules,
    )  # fmt: skip
    t.says(0, "give-up").told(events.Devoured, seat=1)
    t.asks(1, "es-place-monster").says(1, "place:A08:0").asks_not(1, "es-lock").asks(0, "es-lock").says(0, "lock:g6")
    t.told(events.DieLocked, card="M19", die="g6")


@rule("ES-LOCK-05")
def test_a_waiting_lock_and_a_die_that_moves_on_are_told() -> None:
    # The yellow die lies on A30; Y12 is drawn and waits; passing A30 hands the die on, a new Mythos card frees it.
    rules = rules_with(adventure("A30", ["P"], locks=["yellow"]))
    t = scene(
        "bob", museum="A30 A18 A19 A33 A47", clock=3, locks=[("A30", "y")], cup=[], rules=rules, rolls=["P 1 1 1 1 1"],
        top={"mythos": ["Y12", "Y09"], "adventure": ["A04"]},
    )  # fmt: skip
    t.says(0, "nothing").told(events.LockWaits, card="Y12", die="y")
    t.not_told(events.DieLocked)
    t.says(0, "go:A30").says(0, "roll").says(0, "solve:t0").told(events.DieMovesOn, card="A30", to="Y12", die="y")
    t.never_told(events.DieReleased)
    while t.state.mythos == "Y12":
        t.says(0, "stay").says(0, "nothing")
    t.told(events.DieReleased, card="Y12", die="y")


@rule("ES-LOCK-05")
def test_a_lock_that_ends_while_it_waits_moves_nothing() -> None:
    # First A30, then Y12: the new Mythos card takes the second away; the die stays where it lies, and nothing is told of it.
    t = scene("bob", museum=f"A30 {REST}", mythos="Y12", clock=3, locks=[("A30", "y"), ("Y12", "y")], top={"mythos": ["Y09"]})
    t.says(0, "nothing").never_told(events.DieMovesOn).never_told(events.DieReleased)
    assert [lk.source for lk in t.state.locks] == ["A30"]


@rule("ES-LOCK-03", "ES-LOCK-05")
def test_s65_a_locked_die_mary_uses_only_queues_for_a_second_lock_and_stays_in_her_roll() -> None:
    t = scene(
        "mary", museum=f"H1 {REST}", at={0: "H1"}, mythos="Y12", locks=[("Y12", "y")], has={0: {"common": ["C01"]}},
        cup=["M17"], rolls=["1 1 1 1 1 T 4", "P 1 1 1 1 4"], rules=rules_with(TERROR),
    )  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll")
    assert [lk.source for lk in t.state.locks] == ["Y12", "M17"]
    assert t.state.dice["y"].at == "pool"
    t.says(0, "discard:g6").says(0, "roll").says(0, "solve:t0").says(0, "give-up").until(0, "es-move")
    assert t.state.dice["y"].at == "lock"
    audit(t.state, t.live.rules.cards)  # type: ignore[attr-defined]
