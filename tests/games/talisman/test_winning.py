"""The end of the game: TM-WIN, and the rulings S-46 … S-53, S-77, S-99 on it."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.rules import CONCEDE, Outcome
from games.talisman import events
from games.talisman.rules import winning
from games.talisman.rules.interrupts import GameEndsNow
from games.talisman.state import Character
from tests.games.talisman.given import RULES, Playing, hand, land, play, someone

rule = pytest.mark.rule


def other(at: str = "O9", **more: Any) -> Character:
    return someone("troll", at, **more)


def holder(**more: Any) -> Character:
    return other("C", **more)


def won(t: Playing) -> tuple[str, list[int]]:
    assert t.over
    assert RULES.outcome(t.state) == Outcome("won", t.state.result, tuple(t.state.winners))
    return t.state.result, t.state.winners


@rule("TM-WIN-01", "TM-WIN-02")
def test_the_holder_of_the_crown_drives_the_others_off_the_board_and_the_last_one_wins() -> None:
    rivals = [someone("elf", "O23", lives=1), someone("thief", "M9", lives=1)]
    t = play(land(holder(), *rivals, crown_reached=True), command=[4, 6])
    t.says(0, "name:1").says(1, "life")
    assert not t.over
    t.ever_told(events.LeftGame, seat=1)
    t.until(2, "tm-obey").says(2, "life")
    assert won(t) == ("last", [0])
    t.ever_told(events.LastOne, seat=0)


@rule("TM-WIN-01")
def test_nobody_wins_by_reaching_the_crown_alone() -> None:
    t = play(land(other("I5"), someone("elf", "O23")), command=[1])
    t.says(0, "on:C")
    assert t.state.crown_reached
    assert not t.over


@rule("TM-WIN-01")
def test_the_one_who_is_left_wins_wherever_it_stands() -> None:
    """The last rival dies in the Woods; the winner has never seen the Crown, and somebody else has who is gone."""
    state = land(someone("warrior", "O3", lives=1), someone("elf", "O23"), deck=["dragon"], crown_reached=True)
    t = play(state, move=[1], fight=[1, 1], foe=[6])
    t.says(0, "go:O4:cw")
    assert won(t) == ("last", [1])


@rule("TM-WIN-03")
def test_who_concedes_to_a_command_is_out_and_leaves_everything_on_the_space_s77() -> None:
    rival = someone("elf", "O23", lives=4, gold=2, objects=["ring"], followers=["guide"])
    t = play(land(holder(), rival, someone("thief", "O13"), crown_reached=True), command=[4])
    t.says(0, "name:1").asks(1, "tm-obey")
    assert t.live.default(t.question(1)) == ("life",)
    t.says(1, "concede").told(events.Conceded, seat=1, character="elf")
    assert t.state.players[1].standing == "out"
    assert (t.state.lying["O23"], t.state.gold) == (["ring", "guide"], {"O23": 2})
    assert not t.over


@rule("TM-WIN-03")
def test_who_gives_up_is_out_at_any_time_and_if_one_is_left_that_one_wins_s99() -> None:
    t = play(land(someone("thief", "O13"), other(objects=["ring"]), someone("elf", "O23")))
    t.notes(1, CONCEDE).until(2, "tm-go")
    assert t.state.players[1].standing == "out"
    assert t.state.lying["O9"] == ["ring"]
    t.notes(2, CONCEDE)
    while not t.over:
        t.default()
    assert won(t) == ("last", [0])


@rule("TM-WIN-03")
def test_who_dies_after_the_crown_was_reached_is_out_for_good() -> None:
    state = land(someone("warrior", "O3", lives=1), holder(), someone("elf", "O23"), deck=["dragon"], crown_reached=True)
    t = play(state, move=[1], fight=[1, 1], foe=[6])
    t.says(0, "go:O4:cw")
    assert (t.state.players[0].standing, t.state.players[0].out_at) == ("out", 1)
    t.until(2, "tm-go").default()
    assert t.state.active != 0, "its place is passed over"


@rule("TM-WIN-04")
def test_before_the_crown_was_reached_a_death_ends_nothing_s53() -> None:
    t = play(land(someone("warrior", "O3", lives=1), other(), deck=["dragon"]), move=[1], fight=[1, 1], foe=[6])
    t.says(0, "go:O4:cw")
    assert not t.over
    assert winning.still_in(t.state) == [0, 1], "who waits for a new character is still in"
    t.until(0, "tm-new-character").says(0, "draw")
    assert t.state.players[0].standing == "playing"


@rule("TM-WIN-04")
def test_the_holder_of_the_crown_waits_for_rivals_who_will_come_back_s49_s53() -> None:
    t = play(land(holder(), None, crown_reached=True))
    assert not t.over
    t.never_told(events.CommandCast)
    assert t.state.active == 1


@rule("TM-WIN-05")
def test_a_talisman_is_needed_only_to_enter_the_valley_of_fire_s46_s47() -> None:
    without = play(land(someone("elf", "I4"), other()))
    without.never_told(events.CrownReached)
    without.offers_not(0, "on:I5")
    play(land(someone("elf", "I4", objects=["talisman"]), other())).offers(0, "on:I5")
    t = play(land(someone("elf", "I5"), other(lives=2)), command=[6])
    t.says(0, "on:C")
    assert t.who(0).space == "C"
    t.ever_told(events.CrownReached, seat=0)
    t.says(1, "life")
    assert t.who(1).lives == 1, "and its spell works without one"


# All at once


def plague(first: int, second: int) -> Playing:
    """Pestilence, and the last two stand in one region."""
    state = land(someone("elf", "O1", lives=first), other(lives=second), None, deck=["pestilence"], crown_reached=True)
    state.players[2].standing, state.players[2].out_at = "out", 1
    t = play(state, move=[1])
    t.says(0, "go:O2:cw")
    return t


def test_if_all_die_at_once_the_player_in_turn_is_last_s52() -> None:
    assert won(plague(1, 1)) == ("last", [0])
    assert won(plague(1, 2)) == ("last", [1])


@pytest.mark.parametrize(("had", "result"), [((2, 1), ("last", [1])), ((1, 1), ("shared", [1, 2]))])
def test_otherwise_who_had_most_lives_and_if_equal_they_share_it_s52(had: tuple[int, int], result: tuple[str, list[int]]) -> None:
    state = land(None, None, None)
    for seat, (at, lives) in enumerate([(1, 0), (2, had[0]), (2, had[1])]):
        player = state.players[seat]
        player.standing, player.out_at, player.had = "out", at, lives
    with pytest.raises(GameEndsNow):
        winning.check(hand(state))
    assert (state.result, state.winners) == result


@rule("TM-WIN-01")
def test_who_went_a_moment_later_was_the_last_one() -> None:
    state = land(None, None)
    for seat, at in enumerate((2, 1)):
        state.players[seat].standing, state.players[seat].out_at, state.players[seat].had = "out", at, 4 - at
    with pytest.raises(GameEndsNow):
        winning.check(hand(state))
    assert state.winners == [0]


@rule("S-171")
def test_a_table_may_let_the_crown_end_it() -> None:
    t = play(land(holder(), someone("elf", "O23"), crown_reached=True, crown_ends=True, commands=5), command=[1])
    assert won(t) == ("crowned", [0])
    on = play(land(holder(), someone("elf", "O23"), crown_reached=True, crown_ends=True, commands=4), command=[1])
    assert not on.over


@pytest.mark.parametrize(
    ("spaces", "ahead"), [(("C", "O3"), (0,)), (("O3", "C"), (1,)), (("C", "C"), None), (("O3", "O9"), None)]
)
def test_who_stands_alone_on_the_crown_has_won_where_all_agree_to_stop(
    spaces: tuple[str, str], ahead: tuple[int, ...] | None
) -> None:
    """Whoever is about to lose by the Command Spell does not escape by ending the game."""
    t = play(land(someone("troll", spaces[0]), someone("merchant", spaces[1]), crown_reached=True))
    found = t.live.ahead
    assert (found.winners if found else None) == ahead
    assert found is None or (found.result, found.reason) == ("won", "ahead")
