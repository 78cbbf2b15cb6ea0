"""Failed rolls, failed adventures and terror (Fehlwurf, Scheitern, Terror): ES-FAIL, ES-TERROR, with S-08…S-11, S-36, S-39, S-66,
S-79, S-80, S-84."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.live import Refused
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import mythos, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule


def locked(*dice: str) -> list[tuple[str, str]]:
    return [("Y10", d) for d in dice]


# Failed rolls


@rule("ES-FAIL-01")
def test_a_roll_that_solves_nothing_fails_by_itself_and_a_solvable_one_if_the_player_wants() -> None:
    t = scene("bob", at={0: "A04"}, rolls=["1 1 1 1 1 1"])
    t.says(0, "roll").told(events.RollFailed)
    t = scene("bob", at={0: "A04"}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").not_told(events.RollFailed)
    t.offers(0, "solve:t0", "fail").says(0, "fail").told(events.RollFailed)
    t.asks(0, "es-discard")


@rule("ES-FAIL-02", "ES-TERROR-02", "ES-FOCUS-02")
def test_terror_then_a_die_then_focus_then_the_rest_is_rolled() -> None:
    t = scene("bob carolyn", museum="A06", at={0: "A06", 1: "A06"}, rolls=["1 1 P L L T", "3 1 1 1"])
    t.says(0, "roll")
    assert t.order(events.Rolled, events.RollFailed, events.TerrorStrikes, events.Lost, events.DieDiscarded) == [
        "Rolled",
        "RollFailed",
        "TerrorStrikes",
        "Lost",
    ]
    # The die is mandatory: nothing else is offered before it.
    assert set(t.keys(0)) == {f"discard:g{i}" for i in range(1, 7)}
    t.says(0, "discard:g3").told(events.DieDiscarded, die="g3", face="peril")
    t.offers(0, "focus:g4", "assist:1", "roll")
    t.says(0, "focus:g4").offers_not(0, "assist:1").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g5", "g6")


@rule("ES-FAIL-02")
def test_only_a_die_just_rolled_can_be_given_up_for_a_failed_roll_s84() -> None:
    t = scene(
        "dexter bob",
        at={0: "A04"},
        has={0: {"common": ["C01"], "cast": ["Z01"]}},
        on_spell={"g6": ("Z01", "L")},
        rolls=["L 1 1 1 1 2", "P 1 1 2", "1 1 1"],
    )
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:g5").says(0, "focus:g1").says(0, "roll").says(0, "solve:t0")
    t.says(0, "roll")
    assert set(t.keys(0, "es-discard")) == {"discard:g3", "discard:g4", "discard:y"}
    t.refused(Refused, 0, "discard:g1").refused(Refused, 0, "discard:g6").refused(Refused, 0, "discard:g2")


@rule("ES-FAIL-03", "ES-ITEM-06")
def test_a_discarded_die_is_gone_for_the_phase_and_the_yellow_one_for_the_turn() -> None:
    t = scene("dexter bob", at={0: "A04"}, has={0: {"common": ["C01", "C02"]}},
              rolls=["1 1 1 1 1 1 1", "1 1 1 1 1 1", "1 1 1 1 1"])  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:y")
    assert dice_at(t, "discarded") == ["y"]
    t.offers_not(0, "use:C02:0").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6")
    t.says(0, "discard:g1").says(0, "roll")
    assert "g1" not in t.told(events.Rolled).dice
    t.default(1).says(0, "give-up")
    # Back for the next player.
    t.until(1, "es-move").says(1, "go:A04")
    assert dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6"]


@rule("ES-FAIL-03", "ES-ITEM-06")
def test_a_discarded_yellow_die_stays_out_of_reach_even_if_a_lock_takes_it_and_lets_it_go_again() -> None:
    # Terror (Y06) brings M17, which locks the yellow die; Z12 sends M17 away, and the die lies in the supply again.
    t = scene(
        "dexter",
        at={0: "A18"},
        mythos="Y06",
        cup=["M17"],
        has={0: {"common": ["C01", "C02"], "spells": ["Z12"]}},
        rolls=["1 1 1 P P P 1", "1 1 1 P P T"],
    )
    t.says(0, "use:C01:0").says(0, "roll").says(0, "discard:y").says(0, "roll")
    t.until(0, "es-discard").says(0, "discard:g1")
    assert t.state.dice["y"].at == "lock"
    t.says(0, "use:Z12:0")
    assert t.state.dice["y"].at == "supply"
    t.offers_not(0, "use:C02:0")


@rule("ES-FAIL-04", "ES-FOCUS-08")
def test_the_last_die_lost_fails_the_adventure_at_once_without_focus_help_or_items_s08() -> None:
    t = scene(
        "dexter bob",
        at={0: "A04", 1: "A04"},
        ancient="yig",
        locks=locked("g2", "g3", "g4", "g5", "g6"),
        has={0: {"common": ["C01"], "unique": ["U01"]}},
        rolls=["1"],
    )
    t.says(0, "roll")
    assert t.order(events.RollFailed, events.DieDiscarded, events.AdventureFailed, events.Lost) == [
        "RollFailed",
        "DieDiscarded",
        "AdventureFailed",
        "Lost",
        "Lost",
    ]
    assert not t.told(events.AdventureFailed).voluntarily
    assert (person(t).sanity, person(t).stamina) == (4, 4)


@rule("ES-FAIL-04")
def test_six_failed_rolls_use_up_six_dice() -> None:
    t = scene("dexter", at={0: "A04"}, rolls=["1 1 1 1 1 1", "1 1 1 1 1", "1 1 1 1", "1 1 1", "1 1", "1"])
    for left in range(6, 1, -1):
        t.says(0, "roll")
        assert len(t.told(events.Rolled).dice) == left
        t.default(1).not_told(events.AdventureFailed)
    t.says(0, "roll").told(events.AdventureFailed)


# Failing on purpose


@rule("ES-FAIL-05", "ES-FAIL-08")
def test_giving_up_before_the_first_roll_brings_the_penalties_but_no_terror_s09() -> None:
    t = scene("dexter", at={0: "A01"}, ancient="yig", mythos="Y01", rolls=[])
    t.says(0, "give-up")
    assert t.told(events.AdventureFailed).voluntarily
    t.never_told(events.TerrorStrikes)
    assert person(t).sanity == 4


@rule("ES-FAIL-05", "ES-TERROR-04")
def test_giving_up_right_after_a_solved_task_brings_no_terror_although_the_used_roll_showed_it_s09() -> None:
    t = scene("dexter", at={0: "A01"}, ancient="yig", mythos="Y01", rolls=["L 3 T T T T"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up")
    assert t.told(events.AdventureFailed).voluntarily
    t.never_told(events.TerrorStrikes)
    assert person(t).sanity == 4


@rule("ES-FAIL-05", "ES-TERROR-05")
def test_giving_up_with_a_roll_on_the_table_is_a_failed_roll_first_but_costs_no_die_s09() -> None:
    t = scene("dexter", at={0: "A01"}, ancient="yig", rolls=["L 3 T T T T"])
    t.says(0, "roll").says(0, "give-up")
    assert t.order(events.RollFailed, events.TerrorStrikes, events.DieDiscarded, events.AdventureFailed) == [
        "RollFailed",
        "TerrorStrikes",
        "AdventureFailed",
    ]
    assert person(t).sanity == 3  # terror 1, penalty 1


# Failed adventures


@rule("ES-FAIL-06", "ES-FAIL-07", "ES-ROLL-11")
def test_nothing_of_a_failed_adventure_stays_solved_and_the_marker_stays_on_the_card() -> None:
    t = scene("dexter", at={0: "A04"}, clock=0, rolls=["P 1 1 1 1 1", "P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up")
    assert person(t).place == "A04"
    assert dice_at(t, "task", "pool", "discarded") == []
    t.until(0, "es-move").says(0, "stay")
    assert dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6"]
    assert [(r.id, r.solved) for r in t.view().card("A04").rows] == [("t0", False), ("t1", False)]
    t.says(0, "roll").offers(0, "solve:t0")


@rule("ES-FAIL-06", "ES-MON-22", "ES-MON-27")
def test_of_two_monsters_on_a_failed_card_the_defeated_one_is_gone_and_the_other_stays() -> None:
    t = scene("dexter", at={0: "A04"}, clock=0, monsters={"A04": [("M02", None), ("M06", None)]}, rolls=["L 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:mM02").says(0, "give-up")
    assert person(t).trophies == ["M02"]
    assert [r.id for r in t.view().card("A04").rows] == ["t0", "t1", "mM06"]


@rule("ES-FAIL-08")
def test_every_penalty_icon_strikes_in_printed_order_on_top_of_terror_already_suffered() -> None:
    # A21: doom, 1 Sanity, 2 Stamina. Terror comes from the Mythos card (lose 1 Stamina).
    t = scene("dexter bob", museum="A21", at={0: "A21", 1: "A21"}, ancient="yig", mythos="Y03", rolls=["1 1 1 1 P T"])
    t.says(0, "roll")
    assert person(t).stamina == 4
    t.says(0, "discard:g6").says(0, "give-up")
    assert t.order(events.DoomPlaced, events.Lost) == ["DoomPlaced", "Lost", "Lost"]
    assert (t.state.doom, person(t).sanity, person(t).stamina) == (1, 4, 2)
    # Only the active player: bob stood on the same card.
    assert (person(t, 1).sanity, person(t, 1).stamina) == (4, 6)


@rule("ES-FAIL-08", "ES-DEV-08")
def test_all_penalties_are_applied_before_anybody_is_devoured_by_them_s40() -> None:
    # A05: 1 Sanity, then doom.
    t = scene("dexter bob", museum="A05", at={0: "A05"}, ancient="yig", has={0: {"sanity": 1}})
    t.says(0, "give-up")
    assert t.order(events.Lost, events.DoomPlaced, events.Devoured) == ["Lost", "DoomPlaced", "Devoured", "DoomPlaced"]


@rule("ES-FAIL-08")
def test_a_warding_statue_cancels_the_penalties_but_not_the_failure() -> None:
    t = scene("dexter", at={0: "A04"}, ancient="yig", has={0: {"unique": ["U12"]}})
    t.says(0, "give-up").asks(0, "es-penalties").says(0, "use:U12:0")
    t.ever_told(events.AdventureFailed)
    assert (person(t).sanity, person(t).stamina, person(t).place) == (5, 5, "A04")


@rule("ES-FAIL-09", "ES-TURN-03")
def test_after_the_penalties_comes_the_clock_and_then_the_next_player() -> None:
    t = scene("dexter bob", at={0: "A04"}, clock=1)
    t.says(0, "give-up")
    assert t.order(events.Lost, events.ClockAdvanced, events.TurnBegins)[-2:] == ["ClockAdvanced", "TurnBegins"]
    assert t.state.clock == 2
    t.asks(1, "es-move").asks_not(0)


@rule("ES-FAIL-10", "ES-TERROR-02")
def test_if_terror_takes_every_die_the_adventure_fails_without_discard_focus_or_items_s79() -> None:
    # A04: terror: discard all dice showing T.
    t = scene("dexter bob", at={0: "A04", 1: "A04"}, has={0: {"common": ["C01"]}}, rolls=["T T T T T T"])
    t.says(0, "roll").told(events.AdventureFailed, voluntarily=False)
    assert sum(isinstance(e.event, events.DieDiscarded) for e in t.last) == 6
    t.asks_not(0, "es-discard").asks_not(0, "es-before-roll")


@rule("ES-FAIL-10", "ES-FAIL-02")
def test_terror_that_leaves_one_die_still_costs_that_die_for_the_failed_roll() -> None:
    t = scene("dexter", at={0: "A04"}, rolls=["1 T T T T T"])
    t.says(0, "roll").told(events.AdventureFailed)
    assert sum(isinstance(e.event, events.DieDiscarded) for e in t.last) == 6


@rule("ES-FAIL-10", "ES-TERROR-06", "ES-SPELL-12")
def test_securing_the_whole_roll_without_solving_fails_the_adventure_at_once_s79() -> None:
    t = scene(
        "dexter bob",
        at={0: "A01", 1: "A01"},
        ancient="yig",
        locks=locked("g3", "g4", "g5", "g6"),
        has={0: {"spells": ["Z06"], "common": ["C01"]}},
        rolls=["T T"],
    )
    t.says(0, "roll").says(0, "use:Z06:0").says(0, "g1", "g2")
    t.told(events.AdventureFailed, voluntarily=False)
    t.never_told(events.TerrorStrikes)  # dice on a spell are no part of the roll
    assert dice_at(t, "spell") == ["g1", "g2"]
    assert person(t).sanity == 4  # the penalty only


# Terror


def failed_roll(roll: str, card: str = "A01", current: str = "Y09", who: str = "dexter", **more: object) -> Play[ElderState]:
    others = [c for c in ("A18", "A19", "A33") if c != card]
    t = scene(who, museum=[card, *others], at={0: card}, ancient="yig", mythos=current, rolls=[roll], **more)  # type: ignore[arg-type]
    t.says(0, "roll")
    return t.says(0, "fail") if "fail" in t.keys(0) else t


@rule("ES-TERROR-01", "ES-TERROR-07", "ES-MYTH-04")
@pytest.mark.parametrize(
    ("card", "current", "sanity", "stamina"),
    [
        ("A01", "Y09", 4, 5),  # only the card has a terror effect
        ("A18", "Y03", 5, 4),  # only the Mythos card
        ("A01", "Y03", 4, 4),  # both
        ("A18", "Y09", 5, 5),  # neither
    ],
)
def test_a_failed_roll_with_terror_resolves_the_card_and_the_mythos_card_each_by_itself(
    card: str, current: str, sanity: int, stamina: int
) -> None:
    t = failed_roll("1 1 1 P P T", card, current)
    assert (person(t).sanity, person(t).stamina) == (sanity, stamina)


@rule("ES-TERROR-01")
def test_a_failed_roll_without_terror_brings_none() -> None:
    failed_roll("1 1 1 P P P", "A01", "Y03").not_told(events.TerrorStrikes)


@rule("ES-TERROR-01", "ES-TERROR-08")
def test_the_cards_effect_comes_before_that_of_the_mythos_card_s80() -> None:
    t = failed_roll("1 1 1 P P T", "A01", "Y03")
    assert [e.event.card for e in t.last if isinstance(e.event, events.TerrorStrikes)] == ["A01", "Y03"]
    # Not only by name: A04 takes the T away before the Mythos card asks for it, and that one strikes all the same.
    t = failed_roll("1 1 1 1 T T", "A04", "Y03")
    assert dice_at(t, "discarded") == ["g5", "g6"]
    assert person(t).stamina == 4


@rule("ES-TERROR-03")
def test_three_terror_dice_strike_once_and_the_next_failed_roll_strikes_again_s10() -> None:
    t = scene("dexter", museum="A01", at={0: "A01"}, rolls=["T T T 1 1 1", "T 1 1 1 1", "1 1 1 1"])
    t.says(0, "roll")
    assert person(t).sanity == 4
    t.says(0, "discard:g1").says(0, "roll")
    assert person(t).sanity == 3
    t.says(0, "discard:g2").says(0, "roll")
    assert person(t).sanity == 3


@rule("ES-TERROR-04")
def test_a_roll_used_for_a_task_brings_no_terror_from_its_other_dice() -> None:
    t = scene("dexter", museum="A01", at={0: "A01"}, mythos="Y03", rolls=["L 3 T T T T"])
    t.says(0, "roll").says(0, "solve:t1")
    t.never_told(events.TerrorStrikes)
    # Amanda too, when she stops after one of several tasks.
    t = scene("amanda", museum="A01", at={0: "A01"}, mythos="Y03", rolls=["L 3 L 3 T T"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "go-on")
    t.never_told(events.TerrorStrikes).never_told(events.RollFailed)


@rule("ES-TERROR-05")
def test_a_roll_declared_failed_brings_terror_like_any_other() -> None:
    t = scene("dexter", museum="A01", at={0: "A01"}, rolls=["L 3 1 1 1 T"])
    t.says(0, "roll").offers(0, "solve:t0").says(0, "fail").told(events.TerrorStrikes, card="A01")


@rule("ES-TERROR-06", "ES-SPELL-12")
def test_terror_secured_on_a_spell_or_a_marker_no_longer_strikes_s11() -> None:
    t = scene("dexter", museum="A01", at={0: "A01"}, has={0: {"spells": ["Z01"]}}, rolls=["T 1 1 1 1 T", "1 1 1 1"])
    t.says(0, "roll").says(0, "use:Z01:0").says(0, "g1").told(events.TerrorStrikes)  # g6 still shows it
    t.says(0, "discard:g2").says(0, "focus:g6").says(0, "roll")
    assert (t.state.dice["g6"].at, t.state.dice["g6"].face) == ("focus", "terror")
    assert (t.state.dice["g1"].at, t.state.dice["g1"].face) == ("spell", "terror")
    t.told(events.RollFailed)
    t.not_told(events.TerrorStrikes)


@rule("ES-TERROR-06")
def test_a_spell_on_the_only_terror_die_averts_it_and_a_wildcard_never_brings_it_s11() -> None:
    t = scene("dexter", museum="A01", at={0: "A01"}, has={0: {"spells": ["Z01"]}}, rolls=["T 1 1 1 1 1"])
    t.says(0, "roll").says(0, "use:Z01:0").says(0, "g1").told(events.RollFailed)
    t.never_told(events.TerrorStrikes)
    t = scene("dexter", museum="A01", at={0: "A01"}, has={0: {"unique": ["U01"]}}, rolls=["1 1 1 1 1 1 J"])
    t.says(0, "use:U01:0").says(0, "roll").says(0, "fail").not_told(events.TerrorStrikes)


@rule("ES-TERROR-06")
def test_terror_changed_before_the_roll_is_resolved_does_not_strike() -> None:
    t = scene("harvey", museum="A06", at={0: "A06"}, rolls=["T 1 1 1 1 1"])  # A06: [I3] first, so 1 1 1 would do
    t.says(0, "roll").says(0, "use:harvey:0").says(0, "fail").not_told(events.TerrorStrikes)


@rule("ES-TERROR-08", "ES-FAIL-02")
def test_a_terror_effect_that_fails_the_adventure_waits_for_the_mythos_card_and_costs_no_die_s80() -> None:
    # A46: terror: the adventure fails. Penalties: 1 Sanity, 2 Stamina. M02 was solved before, bob has assisted.
    t = scene(
        "dexter bob",
        museum="A46 A18 A19 A33",
        at={0: "A46", 1: "A46"},
        ancient="yig",
        mythos="Y03",
        monsters={"A46": [("M02", None)]},
        rolls=["L 1 1 1 1 1", "1 1 1 1 2", "T 1 1"],
    )
    t.says(0, "roll").says(0, "solve:mM02").says(0, "roll").says(0, "discard:g2").says(0, "assist:1").says(1, "yes").says(0, "g6")
    t.says(0, "roll").says(0, "fail")
    assert t.order(events.TerrorStrikes, events.DieDiscarded, events.AdventureFailed, events.MonsterClaimed) == [
        "TerrorStrikes",
        "TerrorStrikes",
        "AdventureFailed",
        "MonsterClaimed",
    ]
    t.asks(1, "es-assist-loss").says(1, "lose:stamina")
    assert (person(t).sanity, person(t).stamina) == (4, 2)  # Mythos 1 Stamina; penalties 1 and 2
    assert person(t).trophies == ["M02"]
    assert person(t, 1).stamina == 5


@rule("ES-TERROR-08", "ES-DEV-05")
def test_a_deadly_first_effect_does_not_spare_the_second_and_the_attempt_ends_without_penalties_s39() -> None:
    t = failed_roll("1 1 1 P P T", "A01", "Y06", has={0: {"sanity": 1}}, cup=["M02"])
    assert t.order(events.Lost, events.MonsterAppears, events.Devoured) == ["Lost", "MonsterAppears", "Devoured"]
    t.not_told(events.AdventureFailed).not_told(events.DieDiscarded)
    assert t.state.attempt is None


@rule("ES-TERROR-08", "ES-AWAKE-04")
def test_terror_that_awakens_the_ancient_one_lets_the_mythos_card_strike_and_cancels_the_attempt_s36() -> None:
    # A30: terror: 1 doom.
    length = CARDS.ancient_ones["yig"].doom_length
    t = failed_roll("1 P P P P T", "A30", "Y03", doom=length - 1, cup=[])
    assert t.order(events.DoomPlaced, events.Lost, events.AncientOneAwakens, events.ClockAdvanced) == [
        "DoomPlaced",
        "Lost",
        "AncientOneAwakens",
        "ClockAdvanced",
    ]
    t.not_told(events.AdventureFailed)
    assert person(t).stamina == 4
    assert t.state.doom == length  # no penalty doom either


@rule("ES-TERROR-01", "ES-GEN-01")
def test_kate_ignores_all_terror_and_eric_colt_that_of_mythos_cards_s66() -> None:
    failed_roll("1 1 1 P P T", "A01", "Y03", who="kate").not_told(events.TerrorStrikes)
    t = failed_roll("1 1 1 P P T", "A01", "Y03", has={0: {"allies": ["B06"]}})
    assert [e.event.card for e in t.last if isinstance(e.event, events.TerrorStrikes)] == ["A01"]


@rule("ES-TERROR-02")
def test_a_lock_that_terror_brings_takes_a_die_of_the_roll_before_one_is_discarded() -> None:
    # A made Mythos card: terror: a monster appears. M19 locks a green die; with two dice in the pool one is left.
    rules = rules_with(mythos("Y06", terror=[{"monster": 1}]))
    t = scene(
        "dexter", at={0: "A18"}, mythos="Y06", cup=["M19"], locks=locked("g3", "g4", "g5", "g6"), rolls=["T 1"], rules=rules
    )
    t.says(0, "roll").until(0, "es-lock").says(0, "lock:g2")
    t.told(events.DieDiscarded, die="g1")  # the last one: the adventure is lost
    t.told(events.AdventureFailed)


# D-36: what the Warding Statue does for somebody who is away


@rule("ES-FAIL-08", "ES-ITEM-01")
@pytest.mark.parametrize(
    ("what", "table", "played"),
    [
        ("the last doom token", {"museum": "A07", "at": {0: "A07"}, "ancient": "azathoth", "doom": 11}, True),
        ("a doom token", {"museum": "A07", "at": {0: "A07"}, "ancient": "azathoth", "doom": 10}, False),
        ("the cold after the penalties", {"museum": "A10", "at": {0: "A10"}, "ancient": "ithaqua", "stamina": 3}, True),
        ("not even the cold", {"museum": "A10", "at": {0: "A10"}, "ancient": "ithaqua", "stamina": 4}, False),
        ("the cold alone, which it cannot stop", {"museum": "A10", "at": {0: "A10"}, "ancient": "ithaqua", "stamina": 1}, False),
        ("being devoured", {"museum": "A10", "at": {0: "A10"}, "stamina": 2}, True),
        ("the token of being devoured", {"museum": "A10", "at": {0: "A10"}, "stamina": 2, "doom": 8}, True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_d36_the_statue_of_somebody_absent_is_used_if_and_only_if_it_prevents_the_worst(
    what: str, table: dict[str, Any], played: bool
) -> None:
    table = dict(table)
    mine = {"unique": ["U12"], **({"stamina": table.pop("stamina")} if "stamina" in table else {})}
    t = scene("bob dexter", has={0: mine}, cup=[], **table)
    t.says(0, "give-up").asks(0, "es-penalties").default()
    assert bool([e for e in t.last if isinstance(e.event, events.PenaltiesIgnored)]) is played
