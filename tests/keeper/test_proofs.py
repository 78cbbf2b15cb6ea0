"""A seeded sample of the large runs of `make prove`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from keeper import prove
from keeper.games import elder_sign

SHELF = elder_sign()


def test_random_games_finish_and_the_box_stays_complete() -> None:
    found = prove.random_games(SHELF, 64, seed=11)
    assert found["finished"] == found["games"] == 64


def test_replay_equals_live_at_every_checkpoint() -> None:
    assert prove.replays(SHELF, 10, seed=12)["checkpoints"] > 100


def test_saving_loading_undoing_and_redoing_change_nothing() -> None:
    found = prove.save_load_undo(SHELF, 10, seed=13)
    assert found["loads"] > 20
    assert found["undos"] > 20


def test_views_do_not_tell_what_nobody_may_know() -> None:
    assert prove.non_interference(SHELF, 6, seed=14)["views_compared"] > 50


def test_a_view_that_shows_a_deck_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = type(SHELF.rules).view

    def leaky(self: object, state: object, viewer: object) -> object:
        return (real(self, state, viewer), state.decks["mythos"][:1])  # type: ignore[arg-type,attr-defined]

    monkeypatch.setattr(type(SHELF.rules), "view", leaky)
    with pytest.raises(AssertionError, match="tells too much"):
        prove.non_interference(SHELF, 3, seed=14)


def test_wrong_answers_are_refused_by_type_and_change_nothing() -> None:
    found = prove.refusals(SHELF, 3000, seed=15)
    assert set(found["refused"]) >= {"Stale", "NotYours", "BadPicks", "Changed", "Duplicate", "Ended"}


def test_a_bug_in_a_rule_leaves_the_game_as_it_was() -> None:
    assert prove.crashes(SHELF, 300, seed=16)["crashes"] > 10


def test_games_do_not_depend_on_hash_order() -> None:
    code = "from keeper import prove; from keeper.games import elder_sign; print(prove.same_under_any_hash_seed(elder_sign(), 4))"
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(digests) == 1
