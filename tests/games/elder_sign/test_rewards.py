"""Rewards and penalties, icon by icon (ES-REW), with S-02, S-03, S-26, S-40, S-59, S-63 and S-67."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import reprint, rules_with
from tests.games.elder_sign.scene import CARDS, hand, person, scene

rule = pytest.mark.rule

# Amanda solves all tasks of a card with one roll.
ALL_AT_ONCE = {
    "A01": "L 3 L 3 1 1",
    "A10": "3 P 3 L 1 1",
    "A12": "P P 1 1 1 1",
    "A17": "3 3 L L 1 1",
    "A19": "3 3 3 P 1 1",
    "A22": "L L L 1 1 1",
    "A25": "3 3 3 P 1 1",
    "A28": "L L L 2 1 1",
    "A37": "P L L 1 1 1",
    "A41": "2 3 3 3 1 1",
    "A42": "3 3 L L 1",
    "O02": "3 T L P 1 1",
    "O07": "1 1 L L P T",
}


def solve_all(t: Play[ElderState], seat: int = 0) -> Play[ElderState]:
    """Roll once and solve row after row."""
    t.says(seat, "roll")
    while any(a.msg == "es-after-roll" for a in t.live.asks):
        t.says(seat, next(k for k in t.keys(seat, "es-after-roll") if k.startswith("solve:")))
    return t


@rule("ES-REW-01")
@pytest.mark.parametrize(
    ("card", "deck", "number"),
    [("A12", "unique", 2), ("A19", "common", 2), ("A42", "spell", 2), ("A41", "ally", 1)],
)
def test_each_card_icon_draws_one_card_from_the_top_of_its_own_deck(card: str, deck: str, number: int) -> None:
    first = {"unique": ["U05", "U03"], "common": ["C09", "C02"], "spell": ["Z08", "Z01"], "ally": ["B06", "B08"]}
    locks = [("A42", "r")] if card == "A42" else []
    rolls = [ALL_AT_ONCE[card]] if card != "A42" else ["3 3 L L 1 1"]
    t = scene("amanda", museum=card, at={0: card}, top=first, locks=locks, rolls=rolls)
    sizes = {name: len(t.state.decks[name]) for name in ("unique", "common", "spell", "ally")}
    solve_all(t)
    me = person(t)
    hands = {"unique": me.unique, "common": me.common, "spell": me.spells, "ally": me.allies}
    assert hands[deck] == first[deck][:number]
    for name, size in sizes.items():
        assert len(t.state.decks[name]) == size - (number if name == deck else 0), name
        assert name == deck or not hands[name]


@rule("ES-REW-01")
@pytest.mark.parametrize(
    ("who", "kind", "number"), [("amanda", "unique", 3), ("monterey", "unique", 4), ("bob", "unique", 3), ("dexter", "unique", 3)]
)
def test_s67_one_more_card_comes_once_per_batch_and_only_to_whom_it_belongs(who: str, kind: str, number: int) -> None:
    # O02: Sign, Unique ×3. Monterey Jack gets one more for the whole batch, and none for the bonus card itself.
    t = scene(who, worlds="O02", at={0: "O02"}, rolls=["3 T L P 1 1", "T L P 1 1"])
    t.says(0, "roll")
    if who == "amanda":
        t.says(0, "solve:t0").says(0, "solve:t1")
    else:
        t.says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert len(person(t).unique) == number


@rule("ES-REW-01")
def test_s03_an_empty_deck_gives_nothing_and_no_substitute() -> None:
    t = scene(
        "amanda",
        museum="A12",
        at={0: "A12"},
        rolls=[ALL_AT_ONCE["A12"]],
        change=lambda s: s.decks["unique"].__delitem__(slice(1, None)),
    )
    only = t.state.decks["unique"][0]
    solve_all(t)
    assert person(t).unique == [only]
    assert not person(t).common
    assert not person(t).spells


@rule("ES-REW-02")
@pytest.mark.parametrize(("others", "mine"), [(0, 2), (12, 2), (14, 1), (15, 0)])
def test_each_clue_icon_is_one_clue_until_the_15_of_the_pool_are_out_s02(others: int, mine: int) -> None:
    t = scene("amanda bob", museum="A22", at={0: "A22"}, has={1: {"clues": others}}, rolls=[ALL_AT_ONCE["A22"]])
    solve_all(t)
    assert (person(t).clues, person(t, 1).clues) == (mine, others)


@rule("ES-REW-03")
def test_each_sign_icon_is_one_sign_beside_the_ancient_one() -> None:
    t = scene("amanda", worlds="O07", at={0: "O07"}, signs=4, rolls=[ALL_AT_ONCE["O07"]])
    solve_all(t)
    assert t.state.signs == 7
    assert [e.signs for e in t.events(events.ElderSignPlaced)] == [5, 6, 7]  # type: ignore[attr-defined]


@rule("ES-REW-03", "ES-END-01")
def test_s63_the_win_is_checked_after_each_sign_and_later_icons_are_not_resolved() -> None:
    needed = CARDS.ancient_ones["ithaqua"].signs
    # A10: Sign ×2 with one missing: the game ends with the first.
    t = solve_all(scene("amanda", museum="A10", at={0: "A10"}, signs=needed - 1, rolls=[ALL_AT_ONCE["A10"]]))
    assert t.over
    assert t.state.signs == needed
    # A25: Sign, Monster: no monster comes into a won game.
    t = solve_all(scene("amanda", museum="A25", at={0: "A25"}, signs=needed - 1, rolls=[ALL_AT_ONCE["A25"]]))
    assert t.over
    t.never_told(events.MonsterAppears)
    t.never_told(events.ClockAdvanced)


@rule("ES-REW-04", "ES-LOCK-02")
def test_each_gate_icon_reveals_one_other_world_whose_locks_act_before_the_next_icon() -> None:
    # Gate, Gate, Unique on A22; the first Other World shows a yellow and a green lock.
    rules = rules_with(reprint("O03", locks=["yellow", "green"]), reprint("A22", rewards=[{"gate": 2}, {"gain": "unique"}]))
    t = scene(
        "amanda",
        museum="A22 A04 A10 A12 A18 A19",
        at={0: "A22"},
        top={"other_world": ["O03", "O01"]},
        rolls=[ALL_AT_ONCE["A22"]],
        rules=rules,
    )
    solve_all(t)
    assert [s.card for s in t.state.worlds] == ["O03", "O01"]
    assert [(lk.source, lk.die) for lk in t.state.locks] == [("O03", "y"), ("O03", "g1")]
    assert t.order(events.GateOpens, events.DieLocked, events.Gained) == [
        "GateOpens",
        "DieLocked",
        "DieLocked",
        "GateOpens",
        "Gained",
    ]
    assert [s.card for s in t.state.museum if s] == ["A01", "A04", "A10", "A12", "A18", "A19"]  # a gate fills no slot


@rule("ES-REW-04")
def test_s03_without_other_worlds_left_a_gate_icon_does_nothing() -> None:
    t = scene("amanda", museum="A22", at={0: "A22"}, rolls=[ALL_AT_ONCE["A22"]], change=lambda s: s.decks["other_world"].clear())
    solve_all(t)
    assert not t.state.worlds
    assert person(t).clues == 2
    t.never_told(events.GateOpens)


@rule("ES-REW-05")
@pytest.mark.parametrize(
    ("card", "sanity", "stamina"), [("A13", 2, 2), ("A10", 0, 2), ("A43", 2, 2), ("A33", 1, 1), ("A27", 0, 2)]
)
def test_each_sanity_and_stamina_icon_costs_one(card: str, sanity: int, stamina: int) -> None:
    t = scene("bob", museum=card, at={0: card}, ancient="hastur")
    before = person(t).model_copy()
    t.says(0, "give-up")
    assert before.sanity - person(t).sanity == sanity
    assert before.stamina - person(t).stamina == stamina


@rule("ES-REW-06")
@pytest.mark.parametrize("icons", [[{"monster": 1}, {"monster": 1}], [{"monster": 2}]])
def test_each_monster_icon_brings_one_monster(icons: list[dict[str, int]]) -> None:
    # A37: Monster, Monster, Sign ×2, however the two are written.
    t = scene(
        "amanda",
        museum="A37 A04 A10 A12 A18 A19",
        at={0: "A37"},
        cup=["M01", "M02", "M03"],
        top={"adventure": ["A08"]},
        rules=rules_with(reprint("A37", rewards=[*icons, {"sign": 2}])),
        rolls=[ALL_AT_ONCE["A37"]],
    )
    solve_all(t).until(0, "es-move")
    assert len(t.events(events.MonsterAppears)) == 2
    assert len(t.state.cup) == 1
    assert t.state.signs == 2


@rule("ES-REW-06")
@pytest.mark.parametrize(("who", "cup"), [("amanda", []), ("kate", ["M01", "M02"])])
def test_s26_s59_an_empty_cup_or_kate_skips_the_icon_and_the_rest_of_the_batch_goes_on(who: str, cup: list[str]) -> None:
    t = scene(who, museum="A37 A04", at={0: "A37"}, cup=cup, rolls=[ALL_AT_ONCE["A37"]])
    solve_all(t)
    t.never_told(events.MonsterAppears)
    assert t.state.cup == cup
    assert t.state.signs == 2


@rule("ES-REW-07")
@pytest.mark.parametrize(("card", "tokens"), [("A22", 1), ("A31", 1), ("A18", 0)])
def test_each_doom_icon_is_one_token(card: str, tokens: int) -> None:
    t = scene("bob", museum=card, at={0: card}, doom=3, ancient="hastur")
    t.says(0, "give-up")
    assert t.state.doom == 3 + tokens


@rule("ES-REW-08")
@pytest.mark.parametrize("passed", [True, False])
def test_icons_mean_the_same_on_both_sides_and_bad_rewards_are_mandatory(passed: bool) -> None:
    icons = [
        {"lose": "sanity"},
        {"doom": 1},
        {"gain": "clue", "n": 2},
        {"lose": "stamina", "n": 2},
        {"gate": 1},
        {"monster": 1},
        {"sign": 1},
    ]
    rules = rules_with(reprint("A12", rewards=icons, penalties=icons, tasks=["P"]))
    t = scene(
        "bob",
        museum="A12 A08",
        at={0: "A12"},
        ancient="hastur",
        cup=["M01"],
        top={"adventure": ["A04"], "other_world": ["O01"]},
        rules=rules,
        rolls=["P 1 1 1 1 1"],
    )
    if passed:
        t.says(0, "roll").says(0, "solve:t0")
    else:
        t.says(0, "give-up")
    me = person(t)
    assert (me.sanity, me.stamina, me.clues) == (3, 4, 2)
    assert (t.state.doom, t.state.signs, [s.card for s in t.state.worlds]) == (1, 1, ["O01"])
    t.told(events.MonsterAppears, monster="M01", card="A08")  # the only free frame: nobody is asked anything
    t.asks(0, "es-move")


@rule("ES-REW-09", "ES-AWAKE-05", "ES-DOOM-03")
def test_all_penalties_come_before_the_awakening_one_of_them_causes() -> None:
    # A16: Sta1, Doom, San1; the token in the middle is the last one.
    t = scene("bob", museum="A16", at={0: "A16"}, ancient="hastur", doom=10)
    t.says(0, "give-up")
    assert t.order(events.Lost, events.DoomPlaced, events.AncientOneAwakens) == [
        "Lost",
        "DoomPlaced",
        "Lost",
        "AncientOneAwakens",
    ]
    assert (person(t).sanity, person(t).stamina) == (3, 5)
    assert person(t).place == "ancient"


@rule("ES-REW-09", "ES-AWAKE-05")
def test_all_rewards_and_claimed_monsters_come_before_the_awakening_one_of_them_causes_s36() -> None:
    rules = rules_with(reprint("A12", rewards=[{"doom": 1}, {"gain": "unique"}, {"sign": 1}], tasks=["P"]))
    t = scene(
        "bob",
        museum="A12",
        at={0: "A12"},
        ancient="hastur",
        doom=10,
        monsters={"A12": [("M03", None)]},
        rules=rules,
        rolls=["P P 1 1 1 1", "P 1 1 1 1"],
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:mM03")
    assert t.order(events.DoomPlaced, events.Gained, events.MonsterClaimed, events.AncientOneAwakens) == [
        "DoomPlaced",
        "Gained",
        "MonsterClaimed",
        "AncientOneAwakens",
    ]
    assert len(person(t).unique) == 1
    assert person(t).trophies == ["A12", "M03"]
    assert t.state.signs == 1


@rule("ES-REW-10", "ES-MON-13", "ES-PASS-02")
def test_a_reward_monster_finds_the_replacement_on_the_table() -> None:
    # A11 rewards: Monster, …; the only free frame is the replacement's (EX-11).
    t = scene(
        "amanda", museum="A11 A04 A10 A12 A18 A19", at={0: "A11"}, cup=["M02"], top={"adventure": ["A08"]}, rolls=["P T T 1 1 1"]
    )
    solve_all(t)
    t.told(events.MonsterAppears, monster="M02", card="A08", row=0)
    assert hand(t).spot("A08").monsters[0].row == 0


@rule("ES-REW-11", "ES-DEV-01", "ES-DEV-02")
def test_s40_all_penalties_are_suffered_before_the_investigator_is_devoured() -> None:
    # A21: Doom, San1, Sta2.
    t = scene("bob", museum="A21", at={0: "A21"}, ancient="azathoth", has={0: {"sanity": 1, "common": ["C07"]}}, doom=4)
    t.says(0, "give-up")
    kinds = (events.DoomPlaced, events.Lost, events.Devoured)
    assert t.order(*kinds) == ["DoomPlaced", "Lost", "Lost", "Devoured", "DoomPlaced"]
    assert t.state.doom == 6
    t.asks(0, "es-new-investigator")


@rule("ES-REW-11")
def test_both_values_at_zero_cost_one_token_only() -> None:
    t = scene("bob", museum="A13", at={0: "A13"}, ancient="azathoth", has={0: {"sanity": 2, "stamina": 1}}, doom=4)
    t.says(0, "give-up")
    assert t.state.doom == 5
    assert len(t.events(events.Devoured)) == 1
