"""Monsters (Monster): ES-MON, S-12, S-26 … S-28, S-39, S-51 … S-53, S-62, S-63, S-75."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, monster, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, hand, person, scene

rule = pytest.mark.rule

# No frame anywhere among these.
PLAIN = "A02 A18 A19 A33 A47"
ONE = adventure("H1", ["P"], rewards=[{"monster": 1}])


def texts(t: Play[ElderState], card: str) -> list[str]:
    return [r.text for r in t.view().card(card).rows]


def on(*cards: Any, who: str = "dexter", **more: Any) -> Play[ElderState]:
    table: dict[str, Any] = {"museum": f"H1 {PLAIN}", "at": {0: "H1"}, "ancient": "cthulhu", "top": {"adventure": ["A04"]}}
    return scene(who, rules=rules_with(*cards), **{**table, **more})


@rule("ES-MON-01")
def test_a_monster_is_drawn_by_luck_from_the_whole_cup_and_leaves_it() -> None:
    drawn: list[str] = []
    for n, id in enumerate(["M03", "M11", "M20"]):
        t = on(ONE, museum="H1 A08 A18 A19 A33 A47", cup=["M03", "M11", "M20"], luck={"monster:": [n]}, rolls=["P 1 1 1 1 1"])
        t.says(0, "roll").says(0, "solve:t0")
        drawn.append(t.told(events.MonsterAppears, card="A08", row=0).monster)
        assert t.state.cup == [m for m in ("M03", "M11", "M20") if m != id]
    assert drawn == ["M03", "M11", "M20"]


@rule("ES-MON-02", "ES-MON-04", "ES-MON-05", "ES-MON-06")
@pytest.mark.parametrize(
    ("row", "without", "covered"),
    [
        ("{}", [], ["I3 L"]),  # an empty frame is no task; with a monster it is one more
        ("{P !sta1}", ["P !sta1"], ["I3 L"]),  # a full frame is replaced with its cost
        ("P {T I2}", ["P T I2"], ["P I3 L"]),  # of a partial one only what is framed
        ("{T} P !san1", ["P T !san1"], ["P I3 L !san1"]),
    ],
)
def test_what_a_monster_makes_of_a_row_depends_on_its_frame(row: str, without: list[str], covered: list[str]) -> None:
    card = adventure("H1", [row, "I6"])
    assert texts(on(card), "H1") == [*without, "I6"]
    assert texts(on(card, monsters={"H1": [("M11", 0)]}), "H1") == [*covered, "I6"]


@rule("ES-MON-02", "ES-MON-08")
def test_rows_without_a_frame_take_no_monster() -> None:
    t = on(ONE, cup=["M04"], rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").asks(0, "es-place-monster")
    assert all(key.endswith(":below") for key in t.keys(0))


@rule("ES-MON-03")
def test_the_adventure_is_not_passed_before_its_monsters_are_solved() -> None:
    # One monster on the frame, one below the tasks.
    card = adventure("H1", ["{}", "P"])
    t = on(card, monsters={"H1": [("M02", 0), ("M06", None)]}, rolls=["P 1 1 1 1 1", "L 1 1 1 1", "T 1 1 1"])
    t.says(0, "roll").says(0, "solve:t1").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:t0").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:mM06").told(events.AdventurePassed)


@rule("ES-MON-07")
def test_of_several_free_monster_tasks_on_any_cards_the_player_chooses() -> None:
    t = on(ONE, museum="H1 A08 A37 A01 A18 A19", worlds="O06", monsters={"A37": [("M04", 0)]}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").asks(0, "es-place-monster")
    assert t.keys(0) == ("place:A08:0", "place:A37:1", "place:A01:0", "place:O06:0")
    t.says(0, "place:O06:0").told(events.MonsterAppears, card="O06", row=0)


@rule("ES-MON-08")
def test_s62_without_a_free_frame_any_adventure_or_other_world_gets_it_below_also_the_attempted_one() -> None:
    card = adventure("H1", ["P", "L L"], terror=[{"monster": 1}])
    t = on(card, worlds="O01", cup=["M06"], rolls=["1 1 1 1 1 T"])
    t.says(0, "roll").asks(0, "es-place-monster")
    assert t.keys(0) == tuple(f"place:{c}:below" for c in ["H1", *PLAIN.split(), "O01"])
    t.says(0, "place:H1:below")
    assert texts(t, "H1") == ["P", "L L", "T"]


@rule("ES-MON-09")
@pytest.mark.parametrize(("has_two", "may"), [((), ["A47"]), (("A47",), ["H1", "A02", "A18", "A19", "A33", "A47", "O01"])])
def test_no_card_gets_another_marker_below_before_every_card_has_as_many(has_two: tuple[str, ...], may: list[str]) -> None:
    below = {c: [(f"M{i:02}", None)] for i, c in enumerate(["H1", "A02", "A18", "A19", "A33", "O01"], 1)}
    below |= {c: [("M09", None)] for c in has_two}
    t = on(adventure("H1", ["L L"], terror=[{"monster": 1}]), worlds="O01", monsters=below, cup=["M20"], rolls=["1 1 1 1 1 T"])
    t.says(0, "roll").says(0, "fail")
    if len(may) == 1:
        t.told(events.MonsterAppears, monster="M20", card="A47", row=None)  # the only place, nobody is asked
    else:
        t.asks(0, "es-place-monster").offers(0, *(f"place:{c}:below" for c in may))
        assert len(t.keys(0)) == len(may)


@rule("ES-MON-09")
def test_a_third_marker_below_comes_only_when_every_card_has_two_and_framed_ones_do_not_count() -> None:
    museum = [*PLAIN.split(), "A08"]
    below: dict[str, list[tuple[str, int | None]]] = {c: [(f"M{2 * i + 1:02}", None), (f"M{2 * i + 2:02}", None)]
                                                      for i, c in enumerate(museum[:5])}  # fmt: skip
    below["A08"] = [("M11", 0), ("M12", None)]
    t = scene("dexter", museum=museum, monsters=below, cup=["M20"], clock=3, top={"mythos": ["Y14"]})
    t.says(0, "nothing").told(events.MonsterAppears, card="A08", row=None)


@rule("ES-MON-10", "ES-MON-11")
def test_s51_with_an_arrow_a_marker_below_is_the_last_task_and_a_framed_one_keeps_its_rows_place() -> None:
    card = adventure("H1", ["P", "{L}"], arrow=True)
    t = on(card, monsters={"H1": [("M06", None), ("M03", 1)]}, rolls=["P P T 1 1 1", "P T 1 1 1", "T 1 1 1"])
    assert texts(t, "H1") == ["P", "P", "T"]
    t.says(0, "roll").offers(0, "solve:t0").offers_not(0, "solve:t1", "solve:mM06").says(0, "solve:t0")
    t.says(0, "roll").offers_not(0, "solve:mM06").says(0, "solve:t1")
    t.says(0, "roll").says(0, "solve:mM06").told(events.AdventurePassed)


@rule("ES-MON-12", "ES-LOCK-02")
def test_the_lock_on_a_marker_bites_as_soon_as_it_is_placed() -> None:
    t = on(ONE, museum="H1 A08 A18 A19 A33 A47", cup=["M21"], rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0")
    assert t.order(events.MonsterAppears, events.DieLocked) == ["MonsterAppears", "DieLocked"]
    assert t.state.dice["r"].at == "lock"


@rule("ES-MON-13", "ES-REW-10")
def test_a_reward_monster_may_go_onto_the_replacement_card() -> None:
    t = on(ONE, museum="H1 A08 A18 A19 A33 A47", top={"adventure": ["A34"]}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").offers(0, "place:A34:0", "place:A08:0").says(0, "place:A34:0")
    t.told(events.MonsterAppears, card="A34", row=0)


@rule("ES-MON-14", "ES-TASK-07", "ES-TASK-08")
@pytest.mark.parametrize(("sanity", "solvable"), [(2, True), (1, False)])
def test_a_monsters_costs_are_paid_when_it_is_solved_and_forbid_it_if_they_would_devour(sanity: int, solvable: bool) -> None:
    # M10 Vampire: P !san1.
    t = on(adventure("H1", ["{}", "L L"]), has={0: {"sanity": sanity}}, monsters={"H1": [("M10", 0)]}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll")
    if solvable:
        t.says(0, "solve:t0").told(events.Lost, kind="sanity", n=1, left=1)
    else:
        t.asks(0, "es-discard")


BACKS = {
    "M05": ("clue", 1), "M15": ("clue", 1), "X01": ("clue", 2), "M07": ("spell", 1), "M08": ("spell", 1),
    "M11": ("unique", 1), "M18": ("unique", 1), "X03": ("unique", 1), "M13": ("common", 1),
}  # fmt: skip


@rule("ES-MON-20")
@pytest.mark.parametrize("id", [*CARDS.monsters])
def test_every_marker_is_received_at_the_end_of_the_phase_and_its_back_is_followed(id: str) -> None:
    # Solved while H1 fails: it comes all the same. X01 … X05 are in the cup only with Nyarlathotep.
    rules = (adventure("H1", ["{}", "L L L L L L"]), monster(id, "P", **_back(id)))
    t = on(*rules, who="mandy", ancient="nyarlathotep", monsters={"H1": [(id, 0)]}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").not_told(events.MonsterClaimed)
    t.says(0, "give-up").told(events.MonsterClaimed, seat=0, monster=id, trophy=CARDS.monsters[id].trophy)
    assert person(t).trophies == [id]
    kind, n = BACKS.get(id, ("", 0))
    assert [e.kind for e in t.events(events.Gained)] == [kind] * n  # type: ignore[attr-defined]
    assert t.state.signs == (1 if id in ("M22", "X05") else 0)
    if id == "M14":
        t.asks(0, "es-may").says(0, "yes").told(events.GateOpens)


def _back(id: str) -> dict[str, Any]:
    card = CARDS.monsters[id]
    return {"trophy": card.trophy, "claim": [e.model_dump() for e in card.claim], "mask": card.mask}


@rule("ES-MON-20")
def test_a_nightgaunts_gate_is_optional() -> None:
    t = on(adventure("H1", ["{}", "L L L"]), monsters={"H1": [("M14", 0)]}, rolls=["T 2 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up").says(0, "no")
    t.never_told(events.GateOpens)
    assert person(t).trophies == ["M14"]


@rule("ES-MON-20", "ES-LOCK-05")
def test_a_lock_of_a_claimed_monster_ends_unless_the_die_is_locked_elsewhere_too() -> None:
    card = adventure("H1", ["{}", "L L L"])
    begin: dict[str, Any] = {"monsters": {"H1": [("M17", 0)]}, "rolls": ["L P 1 1 1 1"]}
    t = on(card, locks=[("M17", "y")], **begin)
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up").told(events.DieReleased, card="M17", die="y")
    t = on(card, locks=[("M17", "y"), ("Y12", "y")], mythos="Y12", **begin)
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up").never_told(events.DieReleased)
    assert t.state.dice["y"].at == "lock"


@rule("ES-MON-21")
def test_s12_on_a_passed_adventure_the_monsters_come_after_the_rewards() -> None:
    card = adventure("H1", ["{}", "{P}"], rewards=[{"gain": "common"}])
    t = on(card, monsters={"H1": [("M02", 0)]}, rolls=["L P 1 1 1 1", "P 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert t.order(events.AdventurePassed, events.AdventureRevealed, events.Gained, events.MonsterClaimed) == [
        "AdventurePassed", "AdventureRevealed", "Gained", "MonsterClaimed",
    ]  # fmt: skip
    assert person(t).trophies == ["H1", "M02"]


@rule("ES-MON-22", "ES-END-01")
def test_on_a_failed_adventure_the_monsters_come_before_the_penalties_so_that_their_sign_can_win() -> None:
    card = adventure("H1", ["{}", "L L L L"], penalties=[{"doom": 1}, {"lose": "sanity", "n": 9}])
    short = CARDS.ancient_ones["cthulhu"].signs - 1
    t = on(
        card, monster("M22", "P", claim=[{"sign": 1}]), signs=short, doom=10, monsters={"H1": [("M22", 0)]}, rolls=["P 1 1 1 1 1"]
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up")
    assert (t.state.result, t.state.doom) == ("sealed", 10)


@rule("ES-MON-23")
def test_a_partial_row_is_solved_in_one_go_or_the_marker_stays() -> None:
    # O08: [P {I2}]; M02 [L] on the frame.
    begin: dict[str, Any] = {"worlds": "O08", "at": {0: "O08"}, "monsters": {"O08": [("M02", 0)]}, "ancient": "cthulhu"}
    for roll, solved in (("L 1 1 1 1 1", False), ("P 2 1 1 1 1", False), ("P L 1 1 1 1", True)):
        t = scene("dexter", rolls=[roll], **begin)
        t.says(0, "roll")
        assert ("solve:t0" in t.keys(0)) is solved
        if solved:
            assert set(t.says(0, "solve:t0").told(events.TaskSolved).dice) == {"g1", "g2"}


@rule("ES-MON-24")
def test_s52_s53_a_monster_defeated_by_card_ignores_conditions_and_costs_and_its_row_counts_as_solved() -> None:
    t = on(adventure("H1", ["{T T}", "P"]), who="bob", has={0: {"unique": ["U10"]}}, monsters={"H1": [("M10", 0)]},
           rolls=["P 1 1 1 1 1"])  # fmt: skip
    t.says(0, "use:U10:0")
    assert texts(t, "H1") == ["P"]
    t.says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed)
    assert (person(t).sanity, person(t).trophies) == (4, ["H1", "M10"])


@rule("ES-MON-24")
def test_of_a_partial_row_the_uncovered_conditions_remain_after_a_defeat_by_card() -> None:
    t = scene("bob", worlds="O06", at={0: "O06"}, ancient="cthulhu", has={0: {"unique": ["U10"]}},
              monsters={"O06": [("M11", 0)]}, rolls=["P 1 1 1 1 1"])  # fmt: skip
    t.says(0, "use:U10:0")
    assert texts(t, "O06") == ["P", "I8"]
    t.says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)


@rule("ES-MON-07", "ES-MON-24")
def test_s97_a_marker_turned_over_keeps_its_frame_and_can_neither_be_defeated_nor_put_back_again() -> None:
    card = adventure("H1", ["{}", "P P"], terror=[{"monster": 1}])
    has = {0: {"unique": ["U10"], "common": ["C11"], "spells": ["Z12"]}}
    t = on(card, who="bob", has=has, monsters={"H1": [("M02", 0)]}, cup=["M03"], rolls=["1 1 1 1 1 T"])
    t.says(0, "use:U10:0").offers_not(0, "use:C11:0", "use:Z12:0").says(0, "roll")
    t.says_if_asked(0, "fail").says_if_asked(0, "place:H1:below")
    assert t.ever_told(events.MonsterAppears, monster="M03").row is None


@rule("ES-MON-25", "ES-MON-28")
def test_s97_a_mask_turned_over_below_the_tasks_still_takes_the_reward_clues() -> None:
    card = adventure("H1", ["P"], rewards=[{"gain": "clue", "n": 2}])
    below: dict[str, Any] = {"ancient": "nyarlathotep", "monsters": {"H1": [("X02", None)]}}
    t = on(card, who="bob", has={0: {"common": ["C11"]}}, rolls=["P 1 1 1 1 1"], **below)
    t.says(0, "use:C11:0").says(0, "roll").says(0, "solve:t0")
    assert (person(t).clues, person(t).trophies) == (0, ["H1", "X02"])


@rule("ES-MON-25", "ES-ITEM-08")
@pytest.mark.parametrize("how", ["passed", "failed", "entrance"])
def test_a_monster_defeated_by_card_anywhere_comes_at_the_end_of_the_phase_with_lock_and_back(how: str) -> None:
    card = adventure("H1", ["P"])
    t = on(card, monster("M17", "L P", lock="yellow", claim=[{"gain": "clue"}]), who="bob", has={0: {"unique": ["U10"]}},
           museum="H1 A08 A18 A19 A33 A47", at={} if how == "entrance" else {0: "H1"}, monsters={"A08": [("M17", 0)]},
           locks=[("M17", "y")], rolls=["P 1 1 1 1 1"])  # fmt: skip
    t.says(0, "use:U10:0").told(events.MonsterDefeated, monster="M17", by_card=True)
    assert (t.state.dice["y"].at, person(t).trophies) == ("lock", [])
    if how == "passed":
        t.says(0, "roll").says(0, "solve:t0")
    else:
        t.says(0, "nothing" if how == "entrance" else "give-up")
    t.told(events.MonsterClaimed, monster="M17")
    t.told(events.DieReleased, card="M17")
    assert person(t).clues == (2 if how == "passed" else 1)
    assert texts(t, "A08") == ["P P I3"]


@rule("ES-MON-26", "ES-MON-27", "ES-FAIL-06")
def test_after_a_failure_the_defeated_marker_is_gone_the_printed_row_is_back_and_the_other_marker_stays() -> None:
    card = adventure("H1", ["{I3}", "{L}", "L L L"])
    t = on(card, monsters={"H1": [("M03", 0), ("M06", 1)]}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up")
    assert texts(t, "H1") == ["I3", "T", "L L L"]
    assert t.view().card("H1").free_frames == (0,)


@rule("ES-MON-28", "ES-SETUP-03")
@pytest.mark.parametrize("ancient", [*BOX.cards.ancient_ones])
def test_masks_are_in_the_cup_with_nyarlathotep_alone(ancient: str) -> None:
    masks = {m.id for m in CARDS.monsters.values() if m.mask}
    assert masks == {"X01", "X02", "X03", "X04", "X05"}
    t = scene("bob", phase="setup", change=lambda s: (setattr(s, "wanted_ancient", ancient), setattr(s, "decks", {})))
    around = {*t.state.cup, *(m.id for s in t.state.museum if s for m in s.monsters)}
    assert (masks <= around) is (ancient == "nyarlathotep")
    assert masks.isdisjoint(around) is (ancient != "nyarlathotep")


@rule("ES-MON-29")
def test_s26_from_an_empty_cup_no_monster_comes() -> None:
    t = on(ONE, museum="H1 A08 A18 A19 A33 A47", cup=[], rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").told(events.NoMonsterComes)
    t.never_told(events.MonsterAppears)


@rule("ES-MON-29", "ES-MON-03")
def test_s27_a_monster_that_comes_during_the_attempt_is_a_further_task_of_it() -> None:
    card = adventure("H1", ["P", "{I3}"], terror=[{"monster": 1}])
    t = on(card, cup=["M02"], rolls=["2 L L L L T", "P L 1 1 1", "L 1 1 1"])
    t.says(0, "roll").told(events.MonsterAppears, monster="M02", card="H1", row=1)
    assert texts(t, "H1") == ["P", "L"]  # the unsolved full frame changes at once
    t.says(0, "discard:g1").says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed)


@rule("ES-MON-29")
def test_s27_s75_a_solved_frame_and_on_an_arrow_card_frames_above_solved_rows_are_not_free() -> None:
    for arrow, free in ((False, ("place:H1:2", "place:A08:0")), (True, ("place:H1:2", "place:A08:0"))):
        card = adventure("H1", ["{P}", "L", "{I9}"], arrow=arrow, terror=[{"monster": 1}])
        t = on(card, museum="H1 A08 A18 A19 A33 A47", cup=["M02"], rolls=["P 1 1 1 1 1", "1 1 1 1 T"])
        t.says(0, "roll").says(0, "solve:t0").says(0, "roll").asks(0, "es-place-monster")
        assert t.keys(0) == free
    # An empty frame on top is passed over when the row below it is solved: with an arrow it is too late for it.
    for arrow, free in ((False, ("place:H1:0", "place:A08:0")), (True, ("place:A08:0",))):
        card = adventure("H1", ["{}", "P", "L L"], arrow=arrow, terror=[{"monster": 1}])
        t = on(card, museum="H1 A08 A18 A19 A33 A47", cup=["M02"], rolls=["P 1 1 1 1 1", "1 1 1 1 T"])
        t.says(0, "roll").says(0, "solve:t1").says(0, "roll")
        if len(free) > 1:
            assert t.keys(0, "es-place-monster") == free
        else:
            t.told(events.MonsterAppears, card="A08")


@rule("ES-MON-29", "ES-LOCK-04")
def test_s28_a_card_that_leaves_by_an_effect_gives_its_monsters_to_the_cup_and_frees_their_dice() -> None:
    # Y29: the top-left adventure without investigators is replaced.
    t = scene("bob", museum="A16 A18 A19 A33 A47 A04", clock=3, monsters={"A16": [("M17", 0)]}, cup=["M01"],
              locks=[("A16", "g1"), ("M17", "y")], top={"mythos": ["Y29"], "adventure": ["A01"]})  # fmt: skip
    t.says(0, "nothing").told(events.AdventureGone, card="A16")
    assert (t.state.cup, t.state.locks, person(t).trophies) == (["M01", "M17"], [], [])
    assert (t.state.dice["g1"].at, t.state.dice["y"].at) == ("supply", "supply")
    assert t.state.decks["adventure"][-1] == "A16"
    audit(t.state, CARDS)


@rule("ES-MON-20")
def test_s63_the_player_chooses_in_which_order_several_monsters_are_received() -> None:
    card = adventure("H1", ["{}", "{}", "L L L"])
    t = on(card, monsters={"H1": [("M05", 0), ("M15", 1)]}, rolls=["P P 1 1 1 1", "P 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").says(0, "give-up")
    t.asks(0, "es-claim").says(0, "claim:M15")
    assert [e.monster for e in t.events(events.MonsterClaimed)] == ["M15", "M05"]  # type: ignore[attr-defined]


@rule("ES-MON-29", "ES-DEV-05")
def test_s39_devoured_in_the_attempt_the_solved_monsters_go_to_the_cup_and_their_locks_end() -> None:
    card = adventure("H1", ["{}", "L L L"], terror=[{"lose": "sanity"}])
    t = on(card, who="dexter bob", has={0: {"sanity": 1}}, monsters={"H1": [("M17", 0)]}, locks=[("M17", "y")], cup=[],
           rolls=["L P 1 1 1 1", "1 1 1 T"])  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").told(events.Devoured, seat=0)
    t.never_told(events.MonsterClaimed)
    assert (t.state.cup, t.state.dice["y"].at) == (["M17"], "supply")
    assert texts(t, "H1") == ["L L L"]
    assert hand(t).state.claims == []
