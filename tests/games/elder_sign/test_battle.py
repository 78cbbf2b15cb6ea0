"""The battle against the Ancient One (Schlacht): ES-BATTLE, S-25, S-38, S-44, S-45, S-60, S-79."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.scene import CHANCE, dice_at, person, scene

rule = pytest.mark.rule

DUD = "1 1 1 1 1 1"
PHASES = (events.TurnBegins, events.Rolled, events.ClockAdvanced)


def battle(who: str = "dexter bob", ancient: str = "cthulhu", **more: Any) -> Play[ElderState]:
    """Cthulhu's combat task is [L P T]; his track has 11 spaces."""
    return scene(who, awake=True, ancient=ancient, **{"doom": 8, "clock": 0, **more})


@rule("ES-BATTLE-01", "ES-BATTLE-08", "ES-MOVE-05")
def test_a_turn_is_an_attack_phase_and_a_clock_phase_and_nothing_else() -> None:
    t = battle(rolls=[DUD])
    t.asks(0, "es-before-roll").says(0, "roll").says(0, "discard:g1").says(0, "give-up")
    assert [type(e).__name__ for e in t.events(*PHASES, events.Moved)] == ["Rolled", "ClockAdvanced", "TurnBegins"]
    t.asks(1, "es-before-roll")


@rule("ES-BATTLE-02")
def test_the_pool_is_the_green_dice_still_in_the_game_and_not_secured_plus_extra_dice() -> None:
    def gone(s: ElderState) -> None:
        s.dice["g2"].at = "gone"

    t = battle(has={0: {"common": ["C01"]}, 1: {"cast": ["Z01"]}}, on_spell={"g5": ("Z01", "L")}, change=gone,
               rolls=CHANCE)  # fmt: skip
    t.says(0, "use:C01:0").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g3", "g4", "g6", "y")


@rule("ES-BATTLE-03")
def test_each_solution_places_its_dice_removes_one_doom_and_the_rest_is_rolled_on_once_per_roll() -> None:
    # The book's example: seven dice, three placed; four rolled and failed; three rolled and placed.
    t = battle("mandy harvey", has={0: {"unique": ["U01"]}}, rolls=["L P T L P T J", "1 1 1 J", "L P J"])
    t.says(0, "use:U01:0").says(0, "roll").says(0, "solve:combat")
    assert (len(t.told(events.TaskSolved).dice), t.told(events.DoomTornAway).doom) == (3, 7)
    # The first roll would have had a second set; only one solution per roll.
    t.asks(0, "es-before-roll").says(0, "roll")
    assert len(t.told(events.Rolled).dice) == 4
    t.says(0, "fail").says(0, "discard:g4").says(0, "roll").says(0, "solve:combat")
    assert t.state.doom == 6
    t.told(events.ClockAdvanced)  # all dice used: the phase is over


@rule("ES-BATTLE-03", "ES-BATTLE-05")
def test_a_roll_that_could_solve_twice_removes_one_doom_only() -> None:
    t = battle(rolls=["L P T L P T", "1 1 1"])
    t.says(0, "roll").says(0, "solve:combat").says(0, "roll").asks(0, "es-discard")
    assert t.state.doom == 7


@rule("ES-BATTLE-03", "ES-INV-01")
def test_s86_amanda_too_solves_the_one_combat_task_once_per_roll_and_rolls_the_rest() -> None:
    t = battle("amanda bob", has={0: {"clues": 1}}, rolls=["L P T L P T", "L P T"])
    t.says(0, "roll").says(0, "solve:combat").asks(0, "es-before-roll")
    t.never_told(events.DieDiscarded).never_told(events.RollFailed)
    assert t.state.doom == 7
    # The three dice left are a new roll, and with it a new solution.
    t.says(0, "roll").says(0, "solve:combat")
    assert t.state.doom == 6
    t.told(events.ClockAdvanced)


@rule("ES-BATTLE-03", "ES-SPELL-08")
def test_s86_nor_does_amanda_use_a_rolled_set_and_a_secured_one_together() -> None:
    # The roll and the die on the spell give two sets with different dice to choose from.
    t = battle("amanda bob", has={1: {"cast": ["Z01"]}}, on_spell={"g6": ("Z01", "L")}, rolls=["L P T P T"])
    t.says(0, "roll").says(0, "dice:combat").says(0, "with:g1+g2+g3").asks(0, "es-before-roll")
    assert (t.state.doom, t.state.dice["g6"].at) == (7, "spell")


@rule("ES-BATTLE-04", "ES-BATTLE-05")
def test_an_unsolved_roll_costs_one_die_until_the_last_and_then_the_clock_comes_without_penalty() -> None:
    t = battle(rolls=["1 1 1 1 1 T", "1 1 1 1 T", "1 1 1 T", "1 1 T", "1 T", "T"])
    for n in range(6, 1, -1):
        t.says(0, "roll")
        assert len(t.told(events.Rolled).dice) == n
        t.default()
    t.says(0, "roll")
    assert t.order(events.DieDiscarded, events.ClockAdvanced) == ["DieDiscarded", "ClockAdvanced"]
    t.never_told(events.Lost).never_told(events.TerrorStrikes).never_told(events.AdventureFailed)
    assert (person(t).sanity, person(t).stamina, t.state.doom) == (5, 5, 8)


@rule("ES-BATTLE-05")
def test_s44_a_player_may_stop_and_declare_rolls_failed() -> None:
    t = battle(rolls=["L P T 1 1 1"])
    t.says(0, "roll").offers_not(0, "give-up").says(0, "fail").says(0, "discard:g1").says(0, "give-up")
    t.told(events.ClockAdvanced)
    assert t.state.doom == 8


@rule("ES-BATTLE-06", "ES-FOCUS-07", "ES-ASSIST-09")
def test_neither_focus_nor_assistance_although_all_stand_together() -> None:
    t = battle(rolls=["L P 1 1 1 1"])
    t.says(0, "roll").says(0, "discard:g3")
    assert t.keys(0, "es-before-roll") == ("roll", "give-up")


@rule("ES-BATTLE-07")
def test_s38_clues_items_spells_allies_and_secured_dice_serve_as_usual() -> None:
    has = {
        0: {"clues": 1, "common": ["C01", "C10"], "spells": ["Z01", "Z08"], "allies": ["B02", "B08"], "stamina": 1},
        1: {"cast": ["Z02"]},
    }
    t = battle(has=has, on_spell={"g6": ("Z02", "T")}, rolls=["1 1 1 P 3 3", "L"])
    t.offers(0, "use:C01:0", "use:Z08:0", "use:B08:0", "take:g6").says(0, "use:C01:0").says(0, "roll")
    t.offers(0, "clue", "use:C10:0", "use:Z01:0", "use:B02:0")
    t.says(0, "clue").says(0, "g1").says(0, "solve:combat")
    assert set(t.told(events.TaskSolved).dice) == {"g1", "g4", "g6"}
    assert person(t, 1).cast == []
    # B08 Pickman takes a token off here too.
    t.says(0, "use:B08:0").told(events.DoomRemoved, doom=6)


@rule("ES-BATTLE-07", "ES-SPELL-03")
def test_a_spell_cast_in_the_battle_keeps_its_die_for_the_next_player() -> None:
    t = battle(has={0: {"spells": ["Z01"]}}, rolls=["T 1 1 1 1 1", "L P 1 1 1"])
    t.says(0, "roll").says(0, "use:Z01:0").says(0, "g1").says(0, "discard:g2").says(0, "give-up")
    t.says(1, "roll").says(1, "solve:combat")
    assert set(t.told(events.TaskSolved).dice) == {"g1", "g2", "g3"}


@rule("ES-BATTLE-05", "ES-FAIL-10")
def test_s79_all_dice_of_the_roll_on_spells_end_the_attack_phase() -> None:
    def three(s: ElderState) -> None:
        for die in ("g3", "g4", "g5", "g6"):
            s.dice[die].at = "gone"

    t = battle(has={0: {"spells": ["Z06"]}}, rolls=["1 1"], change=three)
    t.says(0, "roll").says(0, "use:Z06:0").says(0, "g1", "g2").told(events.ClockAdvanced)
    t.never_told(events.DieDiscarded)


@rule("ES-BATTLE-08", "ES-MID-05", "ES-TERROR-07")
def test_no_entrance_no_mythos_no_terror_and_no_midnight_cards() -> None:
    t = battle("michael bob", clock=3, rolls=["T T T T T T"])
    t.says(0, "roll").says(0, "fail").says(0, "discard:g1").says(0, "give-up")
    t.told(events.MidnightStrikes)
    t.never_told(events.TerrorStrikes).never_told(events.MythosDrawn).never_told(events.MidnightEffect)
    assert (t.state.mythos, person(t).sanity, person(t).stamina) == ("", 3, 7)


@rule("ES-BATTLE-09", "ES-CLOCK-01")
def test_the_clock_goes_on_three_hours_a_turn() -> None:
    t = battle(clock=0)
    for n in range(4):
        t.says(n % 2, "give-up")
    assert [e.clock for e in t.events(events.ClockAdvanced)] == [1, 2, 3, 0]  # type: ignore[attr-defined]


@rule("ES-BATTLE-10")
def test_at_midnight_the_ancient_one_attacks_all_and_else_never() -> None:
    t = battle(ancient="hastur", clock=2)
    t.says(0, "give-up").never_told(events.AncientOneAttacks)
    t.says(1, "give-up").told(events.AncientOneAttacks, ancient="hastur")
    assert [person(t, n).sanity for n in (0, 1)] == [3, 2]
    t.says(0, "give-up")
    assert len(t.events(events.AncientOneAttacks)) == 1


@rule("ES-BATTLE-11", "ES-END-02")
def test_removing_the_last_token_wins_in_that_very_moment() -> None:
    t = battle(doom=1, clock=3, rolls=["L P T L P T"])
    t.says(0, "roll").says(0, "solve:combat")
    assert (t.over, t.state.result, t.state.doom) == (True, "banished", 0)
    t.never_told(events.ClockAdvanced).never_told(events.AncientOneAttacks)


@rule("ES-BATTLE-12", "ES-BATTLE-14")
@pytest.mark.parametrize(("doom", "after"), [(5, 6), (1, 2), (11, 11)])
def test_s45_who_is_devoured_adds_one_token_up_to_the_tracks_length_without_monster_or_successor(doom: int, after: int) -> None:
    # Hastur: spaces 2, 6 and 10 are monster spaces; the track has 11.
    t = battle("dexter bob", ancient="hastur", clock=3, doom=doom, has={0: {"sanity": 2}}, cup=["M01"])
    t.says(0, "give-up").told(events.Devoured, seat=0)
    assert (t.state.doom, t.state.players[0].investigator, t.state.players[0].pending) == (after, None, False)
    t.never_told(events.MonsterAppears).asks(1, "es-before-roll")


@rule("ES-BATTLE-13", "ES-CLOCK-04")
def test_s60_from_then_on_that_player_only_advances_the_clock_in_their_turns() -> None:
    t = battle("dexter bob mary", ancient="hastur", clock=3, has={0: {"sanity": 2}})
    t.says(0, "give-up")
    t.says(1, "give-up").says(2, "give-up")
    # Seat 0's turn passed by itself: XII → III (1), VI (2), IX (0).
    assert [e.seat for e in t.events(events.TurnBegins)] == [1, 2, 0, 1]  # type: ignore[attr-defined]
    assert t.state.clock == 3
    t.asks(1, "es-before-roll").asks_not(0)


@rule("ES-BATTLE-14", "ES-DOOM-02")
def test_tokens_of_an_attack_bring_no_monsters() -> None:
    # Cthulhu's attack covers the third space, a monster space.
    t = battle(doom=2, clock=3, cup=["M01", "M02"])
    t.says(0, "give-up").says(0, "lower:sanity").says(1, "lower:sanity")
    assert (t.state.doom, t.state.cup) == (3, ["M01", "M02"])
    t.never_told(events.MonsterAppears).never_told(events.NoMonsterComes)


@rule("ES-BATTLE-15", "ES-INV-03")
def test_s25_once_per_day_abilities_come_back_after_the_attack() -> None:
    t = battle("bob mandy", ancient="hastur", clock=2, used={"day": ["mandy:reroll", "B02:0"]}, has={0: {"allies": ["B02"]}},
               rolls=[DUD, DUD, DUD])  # fmt: skip
    t.says(0, "roll").asks_not(1).offers_not(0, "use:B02:0").says(0, "discard:g1").says(0, "give-up")
    t.says(1, "roll").offers_not(1, "mandy").says(1, "discard:g1").says(1, "give-up")
    t.told(events.AncientOneAttacks)
    t.says(0, "roll").asks(1, "es-mandy").offers(0, "use:B02:0")


@rule("ES-BATTLE-16", "ES-ROLL-11")
def test_placed_and_discarded_dice_serve_the_next_player_and_extra_dice_need_an_item_again() -> None:
    t = battle(has={0: {"unique": ["U06"]}}, rolls=["L P T 1 1 1 1 2", "1 1 1 1 2"])
    t.says(0, "use:U06:0").says(0, "roll").says(0, "solve:combat").says(0, "roll").says(0, "discard:y").says(0, "give-up")
    t.asks(1, "es-before-roll")
    assert dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6"]
    assert (dice_at(t, "supply"), t.state.spent_dice) == (["y", "r"], [])


@rule("ES-BATTLE-12", "ES-END-03")
def test_one_attack_can_devour_several_and_each_adds_a_token() -> None:
    t = battle("dexter bob mary", ancient="hastur", clock=3, doom=3, has={0: {"sanity": 2}, 1: {"sanity": 1}})
    t.says(0, "give-up")
    assert (t.state.doom, t.over) == (5, False)
    t.asks(2, "es-before-roll")


@rule("ES-BATTLE-14", "ES-ITEM-01")
def test_no_gate_can_be_opened_and_the_gate_box_is_not_spent_on_it() -> None:
    t = scene("bob", awake=True, ancient="yig", doom=5, has={0: {"unique": ["U11"]}}, rolls=CHANCE)
    t.offers(0, "roll").offers_not(0, "use:U11:0")


@rule("ES-BATTLE-07", "ES-INV-04")
def test_s94_jenny_adds_her_dice_at_the_start_of_her_attack_phase_only() -> None:
    t = battle("jenny bob", has={0: {"clues": 2}}, rolls=[DUD])
    t.says(0, "roll").says_if_asked(0, "fail", msg="es-after-roll").says(0, "discard:g1").offers_not(0, "dice-for:clue")
    t = battle("jenny bob", has={0: {"clues": 2}}, rolls=[f"{DUD} 1 2"])
    t.says(0, "dice-for:clue").offers_not(0, "dice-for:clue").says(0, "roll")
    assert t.told(events.Rolled).dice[-2:] == ("y", "r")
