"""A seeded sample of the large runs of `make prove`, for every game on the shelf."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from games import registry
from keeper import proofs, prove, proved
from keeper.cli import main
from keeper.games import Game
from keeper.games import game as game_called

GAMES = {name: game_called(name) for name in registry.names()}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


HASHED = {"elder-sign": 2, "alone": 1, "talisman": 1, "death-may-die": 1, "cultistorm": 1}


def sample(game: Game, **of: int) -> int:
    """How many for this game: a game of ALONE is several times as long as one of Elder Sign."""
    return of[game.name.replace("-", "_")]


def test_random_games_finish_and_the_box_stays_complete(game: Game) -> None:
    n = sample(game, elder_sign=8, alone=2, talisman=3, death_may_die=3, cultistorm=8)
    found = proofs.whole_games(game, n, seed=11)
    assert found["finished"] == found["games"] == n


def test_games_of_the_autopilot_finish_and_the_box_stays_complete(game: Game) -> None:
    n = sample(game, elder_sign=2, alone=2, talisman=2, death_may_die=2, cultistorm=1)
    assert proofs.autopilot_games(game, n, seed=18)["finished"] == n


def test_a_box_that_is_not_complete_would_be_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(self: object, state: object) -> None:
        raise AssertionError("two aces")

    monkeypatch.setattr(type(game.rules), "audit", wrong)
    with pytest.raises(AssertionError, match=r"two aces .* after 1 answers"):
        proofs.whole_games(game, 1, seed=11)


def test_replay_equals_live_at_every_checkpoint(game: Game) -> None:
    assert (
        proofs.replays(game, sample(game, elder_sign=5, alone=2, talisman=2, death_may_die=12, cultistorm=36), seed=12)[
            "checkpoints"
        ]
        > 100
    )


def test_saving_loading_undoing_and_redoing_change_nothing(game: Game) -> None:
    found = proofs.save_load_undo(
        game, sample(game, elder_sign=10, alone=2, talisman=4, death_may_die=20, cultistorm=20), seed=13
    )
    assert found["loads"] > 20
    assert found["undos"] > 20


def test_views_do_not_tell_what_nobody_may_know(game: Game) -> None:
    found = proofs.non_interference(
        game, sample(game, elder_sign=4, alone=1, talisman=2, death_may_die=12, cultistorm=12), seed=14
    )
    assert found["views_compared"] > 50
    assert found["states_that_differed"] > 0.9 * found["views_compared"]


def test_a_view_that_shows_a_deck_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["elder-sign"]
    real = type(game.rules).view

    def leaky(self: object, state: object, viewer: object) -> object:
        return (real(self, state, viewer), state.decks["mythos"][:1])  # type: ignore[arg-type,attr-defined]

    monkeypatch.setattr(type(game.rules), "view", leaky)
    with pytest.raises(AssertionError, match="tells too much"):
        proofs.non_interference(game, 3, seed=14)


def test_wrong_answers_are_refused_by_type_and_change_nothing(game: Game) -> None:
    found = proofs.refusals(
        game, sample(game, elder_sign=2000, alone=1000, talisman=1000, death_may_die=1000, cultistorm=1000), seed=15
    )
    assert set(found["refused"]) >= {"Stale", "NotYours", "BadPicks", "Changed", "Duplicate", "Ended"}


def test_a_bug_in_a_rule_leaves_the_game_as_it_was(game: Game) -> None:
    found = proofs.crashes(game, 400, seed=16)
    assert found["crashes"] > 30
    assert len(found["places_in_the_rules"]) > 8


def test_games_do_not_depend_on_hash_order() -> None:
    """Here, where the seed is another every time, and in another process."""
    here = [proofs.same_under_any_hash_seed(GAMES[game], games) for game, games in HASHED.items()]
    code = f"from keeper.games import game; from keeper.proofs import same_under_any_hash_seed as same; print([same(game(g), n) for g, n in {HASHED}.items()])"
    run, env = [sys.executable, "-c", code], {**os.environ, "PYTHONHASHSEED": "4242"}
    assert subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout == f"{here}\n"


# The command


QUICK = (
    prove.Proof("crashes", "a crash leaves all as it was", proofs.crashes, many=100, few=20, slice=30),
    prove.Proof("refusals", "refusals change nothing", proofs.refusals, many=300, few=20, slice=100),
)


def test_the_command_proves_all_games_or_one_and_figures_do_not_depend_on_the_number_of_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prove, "PROOFS", QUICK)
    found: list[dict[str, dict[str, dict[str, object]]]] = []
    for words in (["prove", "--json"], ["prove", "alone", "--json", "--jobs", "2"]):
        assert main(words) == 0
        found.append(json.loads(capsys.readouterr().out))
        for row in found[-1].values():
            for figures in row.values():
                del figures["seconds"]
    everything, one = found
    assert list(everything) == list(GAMES)
    assert everything["alone"]["a crash leaves all as it was"]["answers"] == 100
    assert one == {"alone": everything["alone"]}
    assert main(["prove", "--scale", "0.01"]) == 0
    assert "alone: a crash leaves all as it was: {'answers': 20," in capsys.readouterr().out


def test_what_cannot_be_proved_is_reported_and_the_rest_is_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(game: Game, count: int, seed: int = 0, first: int = 0) -> proofs.Figures:
        if first == 1:
            return {"games": count}
        raise AssertionError(f"game {first} is wrong")

    monkeypatch.setattr(prove, "PROOFS", (prove.Proof("fails", "it fails", fails, 3, 3, 1), *QUICK))
    assert main(["prove", "alone", "--scale", "0.01"]) == 1
    said = capsys.readouterr()
    assert said.err.splitlines() == [f"alone: fails: FAILED: game {n} is wrong" for n in (0, 2)]
    assert "alone: it fails: {'games': 1, 'failed': ['game 0 is wrong', 'game 2 is wrong']" in said.out
    assert "alone: refusals change nothing: {'tries': 20" in said.out


def test_a_run_that_was_stopped_goes_on_with_the_same_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    played: list[int] = []
    stops = [2]

    def run(game: Game, count: int, seed: int = 0, first: int = 0) -> proofs.Figures:
        if first in stops:
            stops.remove(first)
            raise KeyboardInterrupt
        played.append(first)
        return {"games": count, "seen": {f"card {first}"}}

    reads = ("games/kernel/luck.py",)
    monkeypatch.setattr(prove, "PROOFS", (prove.Proof("long", "a long one", run, 3, 3, 1, reads=reads),))
    words = ["prove", "alone", "--keep", str(tmp_path)]
    with pytest.raises(KeyboardInterrupt):
        prove.prove(["alone"], 1.0, False, keep=tmp_path)
    assert played == [0, 1]
    assert main(words) == 0
    assert played == [0, 1, 2]
    assert "alone: a long one: {'games': 3, 'seen': 3," in capsys.readouterr().out
    monkeypatch.setattr(proved, "fingerprint", lambda game, reads: "other code")
    assert main(words) == 0
    assert played == [0, 1, 2, 0, 1, 2]


def test_a_fingerprint_names_the_game_and_what_is_read() -> None:
    prints = {proved.fingerprint(game, reads) for game in ("alone", "talisman") for reads in (proved.ENGINE, ("keeper/cli.py",))}
    assert len(prints) == 4
    for proof in prove.PROOFS:
        assert all((proved.HOUSE / name).exists() for name in proof.reads), proof.name


def test_a_proof_that_needs_more_people_than_a_game_is_for_says_that_it_was_not_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(game: Game, count: int, seed: int = 0, first: int = 0) -> proofs.Figures:
        return {"games": count}

    monkeypatch.setattr(prove, "PROOFS", (prove.Proof("crowd", "a crowd", run, 1, 1, 1, people=5),))
    assert main(["prove", "alone"]) == main(["prove", "elder-sign"]) == 0
    said = capsys.readouterr().out
    assert "alone: a crowd: not tried: it needs 5 people at a table, this game is for 4 at most\n" in said
    assert "elder-sign: a crowd: {'games': 1," in said


def test_an_unknown_game_is_not_proved(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["prove", "chess"])
    assert "no game 'chess'" in capsys.readouterr().err


def test_proofs_can_be_asked_for_by_their_names(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[str] = []

    def noted(name: str) -> prove.Proof:
        def run(game: Game, count: int, seed: int = 0, first: int = 0) -> proofs.Figures:
            asked.append(name)
            return {}

        return prove.Proof(name, f"the proof of {name}", run, 1, 1, 1)

    assert len(set(prove.names())) == len(prove.PROOFS)
    monkeypatch.setattr(prove, "PROOFS", tuple(noted(name) for name in prove.names()))
    for words, wanted in (
        (["--only", "undo"], ["undo"]),
        (["--only", "presses", "--only", "games"], ["games", "presses"]),
        ([], prove.names()),
    ):
        asked.clear()
        assert main(["prove", "alone", *words]) == 0
        assert asked == wanted
    asked.clear()
    assert main(["prove", "alone", "--only", "undo", "--only", "luck"]) == 2
    assert asked == []
    assert "no proof 'luck'; there is games, autopilot, replays," in capsys.readouterr().err
