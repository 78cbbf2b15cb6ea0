"""Several people answer at once, late and in any order: a seeded sample, and proof that a lost answer shows."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.kernel.live import Live
from keeper import crowds
from keeper.games import Game
from keeper.games import game as game_called


@pytest.fixture(scope="module")
def storm() -> Game:
    return game_called("cultistorm")


@pytest.mark.parametrize("name", registry.names())
def test_no_answer_is_lost_and_the_same_order_gives_the_same_game(name: str) -> None:
    found = crowds.crowds(game_called(name), 1, seed=31)
    assert found["answers"] > 20
    assert found["undone"] > 0


def test_old_presses_deadlines_and_whoever_leaves_come_up(storm: Game) -> None:
    found = crowds.crowds(storm, 20, seed=32)
    assert found["rounds"] >= 20
    assert found["deadlines"] > 20
    assert found["left"] > 0
    assert set(found["refused"]) >= {"Stale", "Changed"}


def test_a_refusal_that_changes_something_would_be_caught(storm: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Live.answer

    def answer(self: Live[Any], n: int, seat: int, picks: Any, **more: Any) -> Any:
        try:
            return real(self, n, seat, picks, **more)
        except Exception:
            self.state.marker = (self.state.marker + 1) % 5
            raise

    monkeypatch.setattr(Live, "answer", answer)
    with pytest.raises(crowds.Lost, match="has changed the game"):
        crowds.crowds(storm, 20, seed=32)


def test_an_answer_that_means_something_else_would_be_caught(storm: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Live.answer

    def answer(self: Live[Any], n: int, seat: int, picks: Any, **more: Any) -> Any:
        asked = next((a for a in self.asks if a.n == n and a.seat == seat), None)
        other = [k for k in asked.keys if k not in picks] if asked is not None and len(picks) == 1 else []
        return real(self, n, seat, other[:1] or picks, **({"by": more["by"]} if "by" in more else {}))

    monkeypatch.setattr(Live, "answer", answer)
    with pytest.raises(crowds.Lost, match="not what was kept"):
        crowds.crowds(storm, 20, seed=32)
