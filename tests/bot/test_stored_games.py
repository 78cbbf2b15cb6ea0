"""A memory of before the house was rebuilt opens in it with no answer lost.

`stored/memory.xz` was written by the Keeper of commit 150e3d2: two games of Elder Sign in the middle of an attempt (one with
answers taken back), ALONE in an open window, one finished game of each, a lobby. `stored/memory.json` is what that Keeper knew
of the running ones. Neither is ever written anew: when the rules change, games like these must still open.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import db
from bot import evidence
from bot.presenter import Presenter
from bot.refusals import Broken
from bot.shelf import Shelf, fill
from bot.tables import Tables
from rendering.studio import Studio
from tests.bot.given import WORDS, FakeClock

STORED = Path(__file__).parent / "stored"
KNOWN: dict[str, dict[str, Any]] = json.loads((STORED / "memory.json").read_text())
RUNNING = [int(id) for id, known in KNOWN.items() if known["status"] == "playing"]
FINISHED = [int(id) for id, known in KNOWN.items() if known["status"] == "finished"]
LOBBY = 6


@pytest.fixture
async def memory(tmp_path: Path) -> AsyncIterator[db.Database]:
    path = tmp_path / "keeper.db"
    path.write_bytes(lzma.decompress((STORED / "memory.xz").read_bytes()))
    opened = await db.Database.open(str(path))
    yield opened
    await opened.close()


def house(memory: db.Database, shelf: Shelf, clock: FakeClock) -> Tables:
    opened = Tables(memory, shelf, WORDS, clock)
    Presenter(opened, Studio(workers=1), pictures=False)
    return opened


@pytest.fixture
def tables(memory: db.Database, clock: FakeClock) -> Tables:
    return house(memory, fill(()), clock)


def within(known: Any, now: Any) -> bool:
    """Is everything that was known still there? Fields may have been added."""
    if isinstance(known, dict):
        return isinstance(now, dict) and all(k in now and within(v, now[k]) for k, v in known.items())
    if isinstance(known, list):
        return isinstance(now, list) and len(known) == len(now) and all(map(within, known, now))
    return known == now


async def test_running_games_open_as_they_were_left_and_go_on(tables: Tables) -> None:
    assert len(RUNNING) == 3
    for id in RUNNING:
        known = KNOWN[str(id)]
        table = await tables.get(id)
        await table.refresh()
        assert table.live is not None
        assert not table.live.lost
        assert (table.box.name, table.game.status, table.game.serial) == (known["game"], "playing", known["serial"])
        assert [[a.seat, a.msg, list(a.keys), a.seal] for a in table.asks] == known["asks"]
        assert within(known["state"], json.loads(table.live.state.model_dump_json()))
        for i in range(5):
            ask = next(a for a in table.asks if a.needed)
            picks = table.caretakers_choice(ask)
            await table.answer(table.user_of(ask.seat) or 0, table.line(ask), picks, interaction_id=f"{id}-{i}")
        given = await tables.db.log(id, after=known["serial"])  # with what a press brings along
        assert [a.interaction_id for a in given if a.by == "player"] == [f"{id}-{i}" for i in range(5)]
    assert not tables.faults.aside


async def test_finished_games_still_prove_their_luck(tables: Tables) -> None:
    assert len(FINISHED) == 2
    for id in FINISHED:
        table = await tables.get(id)
        await table.refresh()
        found, verdict = await evidence.of_table(table)
        assert verdict is not None
        assert verdict.honest
        assert evidence.check(table.box, evidence.read(found.written())).honest


async def test_the_lobby_is_still_open_and_its_game_begins(tables: Tables) -> None:
    table = await tables.get(LOBBY)
    await table.refresh()
    assert table.game.status == "lobby"
    await table.start(table.seats[0].user_id or 0)
    assert table.game.status == "playing"
    assert any(a.needed for a in table.asks)


async def test_a_house_without_one_of_its_games_says_so_and_plays_the_others(
    memory: db.Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    gone = next(id for id in RUNNING if KNOWN[str(id)]["game"] == "alone")
    tables = house(memory, Shelf([box for box in fill(()) if box.name != "alone"]), clock)
    await tables.faults.recall()
    assert f"game {gone} rests: there is no 'alone' on the shelf" in caplog.text
    with pytest.raises(Broken):
        await (await tables.get(gone)).refresh()
    assert "Traceback" not in caplog.text
    for id in RUNNING:
        if id != gone:
            await (await tables.get(id)).refresh()
    # And when it is there again, the game goes on.
    again = await house(memory, fill(()), clock).get(gone)
    await again.refresh()
    assert again.live is not None
    assert not again.live.lost
