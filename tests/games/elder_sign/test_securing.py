"""Securing dice by focusing and assistance (ES-SEC, ES-FOCUS, ES-ASSIST), with S-08, S-20, S-21, S-39 and S-61."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.live import NotYours
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import dice_at, person, scene

rule = pytest.mark.rule

# A20: {L} · L I3 · L P !clock; penalties San1. Nothing of it is solved by 1s and 2s alone.
DUD = "1 1 1 1 1 1"
MUSEUM = "A20 A04 A10 A12 A18 A19"


def failed(t: Play[ElderState], discard: str, seat: int = 0) -> Play[ElderState]:
    """A failed roll and its discard; the pool window is open again."""
    t.says(seat, "roll")
    if any(a.msg == "es-after-roll" and a.seat == seat for a in t.live.asks):
        t.says(seat, "fail")
    t.asks(seat, "es-discard").says(seat, f"discard:{discard}")
    return t


def two_on_a_card(*rolls: str, people: str = "bob amanda kate", on: int = 2, **more: object) -> Play[ElderState]:
    seats = dict.fromkeys(range(on), "A20")
    return scene(people, museum=MUSEUM, at=seats, ancient="hastur", rolls=rolls, **more)  # type: ignore[arg-type]


def face(t: Play[ElderState], die: str) -> tuple[str, str, str | None]:
    d = t.state.dice[die]
    return d.at, d.on, d.face


# Common rules


@rule("ES-SEC-01", "ES-SEC-02", "ES-SEC-03")
def test_the_three_ways_keep_results_for_a_later_roll_and_only_spells_keep_them_for_a_later_turn() -> None:
    t = two_on_a_card("L 1 1 1 1 1", "3 1 1", "P", has={0: {"spells": ["Z01"]}})
    t.says(0, "roll").says(0, "use:Z01:0").says(0, "g2").says(0, "fail").says(0, "discard:g3")
    t.says(0, "focus:g1")
    failed(t, "g5").says(0, "assist:1").says(1, "yes").says(0, "g4")
    assert [face(t, d) for d in ("g1", "g2", "g4")] == [("focus", "0", "lore"), ("spell", "Z01", "1"), ("assist", "1", "3")]
    t.says(0, "roll")  # only one die is left to roll, the three keep their faces
    assert t.told(events.Rolled).dice == ("g6",)
    assert [face(t, d)[2] for d in ("g1", "g2", "g4")] == ["lore", "1", "3"]
    t.offers(0, "solve:t0", "solve:t1", "solve:t2")
    t.says(0, "fail")
    while t.question().msg != "es-move":
        t.default()
    assert face(t, "g2") == ("spell", "Z01", "1")
    assert dice_at(t, "focus", "assist") == []
    assert dice_at(t, "supply") == ["g1", "g3", "g4", "g5", "g6", "y", "r"]


@rule("ES-SEC-02", "ES-CLUE-05", "ES-FOCUS-03")
def test_secured_dice_are_neither_rerolled_nor_turned_where_they_lie() -> None:
    # Harvey focuses a terror die; another terror die lies on his spell. Everything that changes dice sees g3, g4, g5 only.
    has = {0: {"clues": 1, "common": ["C10"], "spells": ["Z11"], "unique": ["U08"], "cast": ["Z01"]}}
    on_spell = {"g6": ("Z01", "T")}
    t = scene("harvey", museum=MUSEUM, at={0: "A20"}, has=has, on_spell=on_spell, rolls=["T 1 1 1 1", "T T 1", "1", "1"])
    failed(t, "g2").says(0, "focus:g1").says(0, "roll")
    t.says(0, "clue")
    assert t.keys(0) == ("g3", "g4", "g5")
    t.says(0, "g5").says(0, "use:C10:0")
    assert t.keys(0) == ("g3", "g4", "g5")
    t.says(0, "g5").says(0, "use:harvey:0")
    assert t.keys(0) == ("g3", "g4")  # terror to lore
    t.says(0, "g3").says(0, "use:U08:0")
    assert t.keys(0) == ("g4", "g5")  # any die to lore
    t.says(0, "g5").says(0, "use:Z11:0")
    assert [t.state.dice[d].face for d in ("g3", "g4", "g5")] == ["lore", "peril", "lore"]  # all terror to peril
    assert face(t, "g1") == ("focus", "0", "terror")
    assert face(t, "g6") == ("spell", "Z01", "terror")


@rule("ES-SEC-04", "ES-ASSIST-03", "ES-ASSIST-10")
def test_focus_and_assist_dice_are_the_active_players_alone_and_spell_dice_everybodys() -> None:
    t = two_on_a_card("L 1 1 1 1", "1 1 1 1 1", people="bob amanda", has={0: {"cast": ["Z01"]}}, on_spell={"g6": ("Z01", "P")})
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1")
    t.asks_not(1)  # the assistant has no say over the die on the own marker
    t.refused(NotYours, 1, "roll", n=t.question(0).n)
    t.offers_not(0, "take:g1").offers(0, "take:g6")
    t.says(0, "give-up").says(1, "lose:sanity")
    # Amanda's turn: the assist die has lapsed, Bob's spell die serves her.
    t.says(1, "stay").offers(1, "take:g6").offers_not(1, "take:g1")
    t.says(1, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5")


@rule("ES-SEC-04", "ES-SPELL-08")
def test_a_spell_die_of_another_player_solves_a_task_and_empties_the_spell() -> None:
    t = scene(
        "bob amanda",
        museum=MUSEUM,
        at={0: "A20"},
        active=0,
        has={1: {"cast": ["Z01"]}},
        on_spell={"g6": ("Z01", "L")},
        rolls=["1 1 1 1 3"],
    )
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1").says(0, "solve:t1")
    assert person(t, 1).cast == []
    assert t.state.decks["spell"][-1] == "Z01"


# Focusing


@rule("ES-FOCUS-01")
def test_no_focus_before_the_first_roll_or_after_a_solved_task() -> None:
    t = scene("bob", museum=MUSEUM, at={0: "A20"}, rolls=["L 1 1 1 1 1"])
    t.offers_not(0, *[f"focus:g{n}" for n in range(1, 7)])
    t.says(0, "roll").offers_not(0, *[f"focus:g{n}" for n in range(1, 7)])
    t.says(0, "solve:t0").asks(0, "es-before-roll").offers_not(0, *[f"focus:g{n}" for n in range(1, 7)])


@rule("ES-FOCUS-01", "ES-FOCUS-04")
def test_focus_is_possible_once_per_turn_even_if_the_first_focus_is_used_up() -> None:
    t = scene("bob", museum=MUSEUM, at={0: "A20"}, ancient="hastur", rolls=["L 1 P 1 1 1", "1 1 1 1", "1 1 1 1", DUD])
    failed(t, "g2").says(0, "focus:g1").says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)
    assert face(t, "g1")[:2] == ("task", "t0")
    failed(t, "g3").offers_not(0, "focus:g4", "focus:g5", "focus:g6")
    t.says(0, "give-up").says(0, "stay")
    failed(t, "g1").offers(0, "focus:g2")  # a new turn


@rule("ES-FOCUS-02")
def test_s61_the_discard_comes_first_then_one_of_the_remaining_dice_of_that_roll_is_kept_unchanged() -> None:
    t = scene("bob", museum=MUSEUM, at={0: "A20"}, has={0: {"common": ["C01"]}}, rolls=["2 1 1 1 1 1"])
    t.says(0, "roll")
    if t.question().msg == "es-after-roll":
        t.says(0, "fail")
    t.asks(0, "es-discard").offers_not(0, "focus:g1")
    t.says(0, "discard:g3").offers_not(0, "focus:g3").offers(0, "focus:g1", "focus:g2", "focus:g6")
    t.says(0, "use:C01:0").offers_not(0, "focus:y")  # the yellow die was not in that roll
    t.says(0, "focus:g1")
    assert face(t, "g1") == ("focus", "0", "2")
    t.told(events.DieFocused, die="g1", face="2")


@rule("ES-FOCUS-03", "ES-FOCUS-04", "ES-ROLL-07")
def test_a_focused_die_is_not_rolled_and_serves_together_with_new_dice() -> None:
    # A26's second row [L L], with one focused lore.
    t = scene("bob", museum="A26 A04 A10 A12 A18 A19", at={0: "A26"}, rolls=["L 1 1 1 1 1", "1 1 1 1", "L 1 1"])
    failed(t, "g2").says(0, "focus:g1").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g3", "g4", "g5", "g6")
    t.asks(0, "es-discard").offers_not(0, "discard:g1").says(0, "discard:g3")  # the focused die cannot be discarded (S-84)
    t.says(0, "roll").says(0, "solve:t1")
    assert set(t.told(events.TaskSolved).dice) == {"g1", "g4"}
    assert face(t, "g1")[0] == "task"


@rule("ES-FOCUS-05", "ES-SEC-03")
def test_an_unused_focus_lapses_at_the_end_of_the_adventure_phase() -> None:
    t = scene(
        "bob amanda",
        museum=MUSEUM,
        at={0: "A20", 1: "A20"},
        has={0: {"sanity": 3, "common": ["C07"]}},
        rolls=["L 1 1 1 1 1", DUD],
    )
    failed(t, "g2").says(0, "focus:g1").says(0, "give-up")
    t.asks(0, "es-end-turn")  # the phase is over, the turn not yet
    assert dice_at(t, "focus") == []
    t.says(0, "end-turn").says(1, "stay").says(1, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6")


@rule("ES-FOCUS-06", "ES-ASSIST-01")
@pytest.mark.parametrize("first", ["focus", "assist"])
def test_after_one_failed_roll_focus_or_assistance_after_a_later_one_the_other(first: str) -> None:
    t = two_on_a_card(DUD, "1 1 1 1", "1 1", on=3)
    failed(t, "g1").offers(0, "focus:g2", "assist:1", "assist:2")
    if first == "focus":
        t.says(0, "focus:g2").offers_not(0, "assist:1", "assist:2")
        failed(t, "g3").offers(0, "assist:1", "assist:2")
    else:
        t.says(0, "assist:1").says(1, "yes").says(0, "g2").offers_not(0, "focus:g3", "assist:2")
        failed(t, "g3").offers(0, "focus:g4", "assist:2").offers_not(0, "assist:1")


@rule("ES-FOCUS-07", "ES-ASSIST-09", "ES-BATTLE-06")
def test_in_the_battle_there_is_neither_focus_nor_assistance() -> None:
    t = scene("bob amanda", awake=True, ancient="cthulhu", doom=9, rolls=[DUD])
    failed(t, "g1")
    t.asks(0, "es-before-roll")
    assert not [k for k in t.keys(0) if k.startswith(("focus", "assist"))]


@rule("ES-FOCUS-08", "ES-FAIL-04")
def test_the_last_die_cannot_be_saved_by_focus_or_assistance() -> None:
    t = two_on_a_card(DUD, *[" ".join(["1"] * n) for n in (5, 4, 3, 2, 1)])
    for die in ("g1", "g2", "g3", "g4"):
        failed(t, die)
    failed(t, "g5").offers(0, "focus:g6", "assist:1")
    t.says(0, "roll")
    t.told(events.AdventureFailed, card="A20")
    t.told(events.DieDiscarded, die="g6")


@rule("ES-FOCUS-08")
def test_s08_focusing_the_only_die_left_empties_the_pool_and_fails_unless_dice_are_added() -> None:
    rolls = [DUD, *[" ".join(["1"] * n) for n in (5, 4, 3, 2)]]
    for has in ({}, {"common": ["C01"]}):
        t = scene("bob", museum=MUSEUM, at={0: "A20"}, ancient="hastur", has={0: has}, rolls=[*rolls, "L"])
        for die in ("g1", "g2", "g3", "g4", "g5"):
            failed(t, die)
        t.says(0, "focus:g6")
        if has:
            t.asks(0, "es-before-roll").offers_not(0, "roll").says(0, "use:C01:0").says(0, "roll")
            t.asks(0, "es-after-roll").offers(0, "solve:t0")
        else:
            t.told(events.AdventureFailed, card="A20")
            t.not_told(events.TerrorStrikes)


# Assistance


@rule("ES-ASSIST-01")
def test_help_comes_only_from_others_on_the_same_card_after_a_failed_roll() -> None:
    t = two_on_a_card(DUD, on=2)
    t.offers_not(0, "assist:0", "assist:1", "assist:2")
    failed(t, "g1").offers(0, "assist:1").offers_not(0, "assist:0", "assist:2")  # Kate is at the entrance


@rule("ES-ASSIST-02", "ES-SEC-02")
def test_with_the_friends_consent_the_active_player_puts_a_remaining_die_on_their_marker() -> None:
    t = two_on_a_card("L 1 1 1 1 1")
    t.says(0, "roll").says(0, "fail").asks(0, "es-discard").offers_not(0, "assist:1")
    t.says(0, "discard:g2").says(0, "assist:1").asks(1, "es-assist").asks_not(0)
    t.says(1, "yes").asks(0, "es-assist-die").asks_not(1)
    assert t.keys(0) == ("g1", "g3", "g4", "g5", "g6")
    t.says(0, "g1")
    assert face(t, "g1") == ("assist", "1", "lore")


@rule("ES-ASSIST-03", "ES-ASSIST-04")
def test_s20_the_die_is_used_like_a_focused_one_and_a_used_die_costs_the_friend_nothing() -> None:
    t = two_on_a_card("L 1 1 1 1 1", "1 1 1 1")
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1").says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)
    t.says(0, "give-up")
    t.told(events.AdventureFailed)
    assert (person(t, 1).sanity, person(t, 1).stamina) == (5, 5)
    t.asks_not(1, "es-assist-loss")


@rule("ES-ASSIST-04")
@pytest.mark.parametrize(("loss", "after"), [("lose:sanity", (4, 5)), ("lose:stamina", (5, 4))])
def test_s20_an_unused_die_costs_the_friend_one_of_their_choice_before_the_penalties(loss: str, after: tuple[int, int]) -> None:
    t = two_on_a_card("L 1 1 1 1 1")
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1").says(0, "give-up")
    t.asks(1, "es-assist-loss").asks_not(0)
    assert person(t).sanity == 4  # the penalty has not come yet
    t.says(1, loss)
    assert (person(t, 1).sanity, person(t, 1).stamina) == after
    assert person(t).sanity == 3
    assert [e.seat for e in t.events(events.Lost)] == [1, 0]  # type: ignore[attr-defined]


@rule("ES-ASSIST-04", "ES-DEV-08")
def test_s20_it_may_devour_the_friend() -> None:
    t = two_on_a_card(DUD, has={1: {"sanity": 1}})
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1").says(0, "give-up").says(1, "lose:sanity")
    t.told(events.Devoured, seat=1)
    t.asks(1, "es-new-investigator")
    assert t.state.doom == 1


@rule("ES-ASSIST-04")
def test_s20_nothing_is_lost_when_the_adventure_is_passed() -> None:
    t = scene("amanda bob", museum="A12 A04 A10 A18 A19 A20", at={0: "A12", 1: "A12"}, rolls=[DUD, "P P 1 1"])
    failed(t, "g1").says(0, "assist:1").says(1, "yes").says(0, "g2").says(0, "roll").says(0, "solve:t0").says(0, "solve:t1")
    t.told(events.AdventurePassed)
    t.asks_not(1, "es-assist-loss")
    assert (person(t, 1).sanity, person(t, 1).stamina) == (4, 6)


@rule("ES-ASSIST-04")
def test_s39_assistants_lose_nothing_when_the_active_investigator_is_devoured() -> None:
    # A12's terror: lose 1 Stamina.
    t = scene(
        "bob amanda", museum="A12 A04 A10 A18 A19 A20", at={0: "A12", 1: "A12"}, has={0: {"stamina": 1}}, rolls=[DUD, "T 1 1 1"]
    )
    failed(t, "g1").says(0, "assist:1").says(1, "yes").says(0, "g2").says(0, "roll")
    t.told(events.Devoured, seat=0)
    t.asks_not(1, "es-assist-loss")
    assert (person(t, 1).sanity, person(t, 1).stamina) == (5, 5)
    assert dice_at(t, "assist", "pool") == []


@rule("ES-ASSIST-05", "ES-ASSIST-06")
def test_one_accepted_request_per_roll_and_each_friend_once_per_turn() -> None:
    t = two_on_a_card(DUD, "1 1 1 1", "1 1", on=3)
    failed(t, "g1").says(0, "assist:1").says(1, "yes").says(0, "g2")
    t.offers_not(0, "assist:1", "assist:2", "focus:g3")
    failed(t, "g3").offers_not(0, "assist:1").says(0, "assist:2").says(2, "yes").says(0, "g4")
    assert [face(t, d)[:2] for d in ("g2", "g4")] == [("assist", "1"), ("assist", "2")]
    failed(t, "g5").offers_not(0, "assist:1", "assist:2").offers(0, "focus:g6")


@rule("ES-ASSIST-06")
def test_a_friend_whose_die_was_used_cannot_assist_again_in_this_turn() -> None:
    t = two_on_a_card("L 1 1 1 1 1", "1 1 1 1", "1 1 1 1")
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1").says(0, "roll").says(0, "solve:t0")
    failed(t, "g3").offers_not(0, "assist:1")


@rule("ES-ASSIST-08", "ES-ASSIST-05")
def test_s21_a_refusal_places_nothing_and_does_not_use_up_the_request() -> None:
    t = two_on_a_card(DUD, "1 1 1 1 1", on=3)
    failed(t, "g1").says(0, "assist:1").says(1, "no")
    t.told(events.AssistanceRefused, by=1)
    assert dice_at(t, "assist") == []
    t.asks(0, "es-before-roll").offers(0, "assist:2", "focus:g2")
    t.says(0, "assist:2").says(2, "no").offers(0, "focus:g2").says(0, "roll").says(0, "discard:g2")
    t.offers(0, "assist:1", "assist:2")  # a later failed roll is a new occasion
    t.says(0, "give-up").asks_not(1, "es-assist-loss").asks_not(2, "es-assist-loss")


@rule("ES-ASSIST-08")
def test_an_absent_friend_refuses() -> None:
    t = two_on_a_card(DUD)
    failed(t, "g1").says(0, "assist:1").default()
    t.told(events.AssistanceRefused, by=1)


@rule("ES-ASSIST-07", "ES-SEC-03")
def test_unused_assist_dice_lapse_and_serve_the_next_player() -> None:
    t = two_on_a_card("L 1 1 1 1 1", DUD)
    failed(t, "g2").says(0, "assist:1").says(1, "yes").says(0, "g1").says(0, "give-up").says(1, "lose:stamina")
    assert dice_at(t, "assist") == []
    t.asks(1, "es-move").says(1, "stay").says(1, "roll")
    assert len(t.told(events.Rolled).dice) == 6


@rule("ES-ASSIST-10")
def test_assist_dice_can_be_neither_discarded_nor_taken_off_to_be_rolled() -> None:
    t = two_on_a_card(DUD, "1 1 1 1")
    failed(t, "g1").says(0, "assist:1").says(1, "yes").says(0, "g2")
    t.offers_not(0, "take:g2").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g3", "g4", "g5", "g6")
    if t.question().msg == "es-after-roll":
        t.says(0, "fail")
    t.asks(0, "es-discard").offers_not(0, "discard:g2")


@rule("ES-FOCUS-01", "ES-FOCUS-02")
@pytest.mark.parametrize(
    ("tasks", "roll", "usual"),
    [
        (["L L"], "L 1 1 1 1 1", "focus:g1"),
        (["L L"], "P 3 1 1 1 1", "roll"),
        (["L L"], "3 L 1 1 1 T", "focus:g2"),  # a 3 is a better die, but no lore
        (["I9 I9"], "3 L 3 1 1 1", "roll"),  # numbers only
        (["I9 P", "L L"], "L 1 1 1 1 1", "roll"),  # the next task asks for something else
    ],
)
def test_d13_somebody_absent_holds_a_symbol_that_the_next_task_asks_for(tasks: list[str], roll: str, usual: str) -> None:
    rules = rules_with(adventure("H1", tasks))
    t = scene("bob", museum="H1 A01", at={0: "H1"}, rules=rules, rolls=[roll])
    t.says(0, "roll").says(0, "discard:g6")
    assert t.question(0).default == (usual,)


@rule("ES-FOCUS-01", "ES-FAIL-04")
def test_d13_never_the_last_die_to_roll() -> None:
    rules = rules_with(adventure("H1", ["L L"]))
    locks = [("zz", f"g{i}") for i in (1, 2, 3, 4)]
    t = scene("bob", museum="H1 A01", at={0: "H1"}, rules=rules, locks=locks, rolls=["L 1"])
    t.says(0, "roll").says(0, "discard:g6").offers(0, "focus:g5")
    assert t.question(0).default == ("roll",)


@rule("ES-FOCUS-01")
def test_d13_not_for_what_a_spell_holds_already() -> None:
    rules = rules_with(adventure("H1", ["L I9"]))
    t = scene("bob", museum="H1 A01", at={0: "H1"}, rules=rules, has={0: {"cast": ["Z01"]}}, on_spell={"g6": ("Z01", "L")},
              rolls=["L 1 1 1 1"])  # fmt: skip
    t.says(0, "roll").says(0, "discard:g2").offers(0, "focus:g1")
    assert t.question(0).default == ("roll",)
