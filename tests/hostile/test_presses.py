"""A seeded sample of the presses of `keeper prove`: forged, stale, damaged and stolen custom ids, by everybody who might try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.presses import Presses
from bot.tables.seated import Seated
from cogs.lobby import Lobby
from keeper import forgery
from keeper.games import GAMES, Shelf

SHELVES = {name: make() for name, make in GAMES.items()}


@pytest.fixture(params=GAMES)
def shelf(request: pytest.FixtureRequest) -> Shelf:
    return SHELVES[request.param]


def test_nobody_gets_through_with_a_forged_press(shelf: Shelf) -> None:
    found = forgery.nobody_gets_through(shelf, 750, seed=20)
    assert found["presses"] == 750
    assert set(found["people"]) == set(forgery.KINDS.values())
    # It was not all nonsense: things were looked at, and games went on.
    assert min(found["looked"], found["changed"]) > 20
    assert found["deeds"]["answer"] > 5


# Each of these is a hole that somebody might leave. If a press went through it unseen, the test above would prove nothing.


def test_a_seat_taken_by_whoever_names_it_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seated, "seats_of", lambda self, user_id: tuple(s.seat for s in self.seats))
    _, faults = forgery.everything_found(SHELVES["elder-sign"], 120, seed=21, most_faults=5)
    assert any("has answered for" in f or "from outside" in f for f in faults), faults


def test_a_refusal_that_comes_too_late_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Lobby._in_lobby

    async def late(self: Any, table: Any) -> None:
        await self.keeper.db.change_game(table.id, self.keeper.clock(), language="de" if table.lang == "en" else "en")
        await honest(self, table)

    monkeypatch.setattr(Lobby, "_in_lobby", late)
    _, faults = forgery.everything_found(SHELVES["elder-sign"], 200, seed=22, most_faults=1)
    assert any("a refused press has changed something" in f for f in faults), faults


def test_a_crash_and_a_press_without_an_answer_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Presses._turn_page

    async def crash(self: Any, interaction: Any, table: Any, argument: str, values: Sequence[str]) -> None:
        if "²" in argument:
            int("²")
        await honest(self, interaction, table, argument, values)

    async def silent(self: Any, interaction: Any, table: Any, argument: str, values: Sequence[str]) -> None:
        return None

    monkeypatch.setattr(Presses, "_turn_page", crash)
    monkeypatch.setattr(Presses, "_done", silent)
    _, faults = forgery.everything_found(SHELVES["elder-sign"], 400, seed=23, most_faults=20)
    assert any("invalid literal for int" in f for f in faults), faults
    assert any(f.endswith("no answer") for f in faults), faults
