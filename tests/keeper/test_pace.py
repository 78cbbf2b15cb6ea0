"""What a turn asks of people, and the turns it takes to what: counted from games as they are played."""

from __future__ import annotations

import json
import random

import pytest

from keeper.cli import main
from keeper.games import game
from keeper.pace import GameWatch, Pace, spread
from keeper.simulate import play_one


def test_a_spread_names_a_tenth_half_and_nine_tenths() -> None:
    assert spread([]) == {}
    assert spread([float(n) for n in range(100)]) == {"10%": 10, "median": 50, "90%": 90, "most": 99}
    assert spread([3.0]) == {"10%": 3, "median": 3, "90%": 3, "most": 3}


def test_every_press_belongs_to_the_turn_in_which_it_was_made() -> None:
    played = game("talisman")
    chance = random.Random("pace")
    live = played.open(3, "brisk", "pace/5")
    pace = GameWatch(played.manifest, live)
    _, answers, _ = play_one(live, played.player("autopilot", chance), chance, pace=pace)
    assert len(pace.plays) == 3
    assert [t.seat for t in pace.turns] != []
    assert 0 < sum(t.presses for t in pace.turns) <= answers
    assert all(t.seat not in t.others for t in pace.turns)
    assert {"a Talisman", "the Crown"} <= set(pace.reached)
    assert all(at <= pace.length for at in pace.reached.values())
    assert live.count > answers, "what is said beside the questions is no press"
    together = Pace()
    together.add(pace, live.state.winners)
    assert sum(together.won.values()) == len(live.state.winners)
    assert together.plain()["reached"]["the Crown"]["games"] == 1


def test_a_round_of_all_at_once_is_a_turn_of_each() -> None:
    played = game("cultistorm")
    chance = random.Random("pace")
    live = played.open(3, "normal", "pace/1")
    pace = GameWatch(played.manifest, live)
    _, answers, _ = play_one(live, played.player("autopilot", chance), chance, pace=pace)
    assert pace.length == len(pace.turns) == live.state.round
    together = Pace()
    together.add(pace, ())
    assert len(together.presses) == 3 * len(pace.turns)
    assert 0 < sum(together.presses) <= answers
    assert not any(t.others for t in pace.turns)


@pytest.mark.parametrize("name", ["elder-sign", "alone", "talisman", "death-may-die", "cultistorm"])
def test_every_game_says_whose_turn_it_is(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", name, "--games", "1", "--seed", "3", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["a_turn"]["presses"]["most"] >= 1
    assert found["turns_per_player"]["median"] > 0


# Presses of a turn at most: half of them, nine tenths (`docs/pace.md`). A sample as small as this may lie one above.
TARGETS = {
    "elder-sign": ("4", ["--games", "3", "--seed", "7"], {"presses_passed": (5, 0), "presses_failed": (7, 0)}),
    "alone": ("", ["--games", "4", "--seed", "7"], {"presses": (2, 0)}),
    "talisman": ("4", ["--games", "1", "--opponent", "brisk", "--seed", "41"], {"presses": (2, 5)}),
    "death-may-die": ("3", ["--games", "2", "--seed", "3"], {"presses": (8, 14)}),
    "cultistorm": ("4", ["--games", "1", "--opponent", "normal", "--seed", "101"], {"presses": (7, 14)}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TARGETS)
def test_a_turn_asks_for_no_more_presses_than_were_aimed_at(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats, how, targets = TARGETS[name]
    main(["simulate", name, *how, *(["--seats", seats] if seats else []), "--player", "autopilot", "--at-a-table", "--json"])
    found = json.loads(capsys.readouterr().out)["a_turn"]
    for what, (half, most) in targets.items():
        assert found[what]["median"] <= half + 1, what
        assert not most or found[what]["90%"] <= most + 1, what


def test_people_who_never_answer_keep_no_game_of_talisman_from_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Two of four take the answer of an absent person at every question. docs/balance.md has a larger sample."""
    main(
        [
            "simulate",
            "talisman",
            "--games",
            "1",
            "--seats",
            "4",
            "--opponent",
            "brisk",
            "--player",
            "autopilot",
            "--absent",
            "2",
            "--json",
        ]
    )
    found = json.loads(capsys.readouterr().out)
    assert found["finished"] == 1
    assert found["turns_per_player"]["most"] <= 200
    assert main(["simulate", "talisman", "--games", "1", "--absent", "2"]) == 2
