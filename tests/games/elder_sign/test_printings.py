"""Games of before: what was stored by an earlier version of the rules opens, goes on and can be verified.

The files hold whole games as they were logged then. Of the first printing: with dice rolled under the names of then, locks that
queued without a word, and trophies that were in the cup before the doom token lay. Of the second: rolls named by their own dice
alone, Sister Mary who borrows a die she had used, a monster that Kate's own doom token brings, a green die freed too late.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.elder_sign.game import ElderSign, places_unknown
from games.elder_sign.state import FIRST, SECOND, THIRD
from games.elder_sign.why import why_not
from games.kernel.live import Checkpoint, Live, Save
from games.kernel.luck import Fate
from games.kernel.testing import Play
from tests.games.elder_sign.scene import BOX, scene
from tests.games.old_games import Old, goes_on

HERE = Path(__file__).parent
FILES = [*sorted((HERE / "first_printing").glob("*.json")), *sorted((HERE / "second_printing").glob("*.json"))]
PRINTINGS = {"first_printing": FIRST, "second_printing": SECOND}


@pytest.fixture(params=FILES, ids=[f"{f.parent.name}-{f.stem}" for f in FILES])
def old(request: pytest.FixtureRequest) -> Old:
    return Old(request.param)


def printing(old: Old) -> int:
    return PRINTINGS[old.name.partition("-")[0]]


def test_there_are_some() -> None:
    assert len(FILES) == 6


def test_a_finished_game_still_verifies_to_the_last_answer(old: Old) -> None:
    assert old.start.version == printing(old) < BOX.version
    assert old.verifies(BOX) == len(old.answers)


def test_a_running_game_opens_where_it_was_loses_no_answer_and_ends_as_it_did(old: Old) -> None:
    goes_on(old, BOX, printing(old))


def test_nothing_else_than_the_printing_would_do(old: Old) -> None:
    class Forgetful(ElderSign):
        """The same rules, which take every game for one of another printing."""

        migrations = {1: lambda plain: plain, 2: lambda plain: {**plain, "printing": taken_for}, 3: places_unknown}

    for taken_for in {FIRST, SECOND, THIRD} - {printing(old)}:
        assert old.verifies(Forgetful(BOX.cards)) < len(old.answers), taken_for


def test_a_state_of_an_earlier_version_keeps_the_printing_it_names_and_one_of_today_made_for_it_gets_its_own() -> None:
    today = BOX.new(2).model_dump_json()
    assert BOX.load(today, BOX.version).printing == THIRD
    assert BOX.load(today, 2).printing == SECOND
    assert BOX.load(today, 1).printing == FIRST
    assert BOX.load(BOX.load(today, 1).model_dump_json(), 2).printing == FIRST


def test_what_was_used_today_stays_used() -> None:
    t = scene("carolyn mandy bob vincent", phase="movement", ancient="yig", has={2: {"sanity": 1, "stamina": 1}})
    t.asks(0, "es-heal").asks(3, "es-heal")
    plain = json.loads(t.live.save.checkpoint.data)
    plain["used"] = {"day": ["heal:0", "mandy:1"]}
    del plain["printing"], plain["set_aside"]
    stored = Save(Checkpoint(t.live.save.checkpoint.step, 0, 0, 1, json.dumps(plain)))
    again = Play(Live(BOX, Fate(b"marks"), stored, strict=True))
    again.asks_not(0, "es-heal").asks(3, "es-heal")
    found = why_not(again.view(0), BOX.cards, 0, "heal", [])
    assert found is not None
    assert found.id == "why-used-today"
    again.says(3, "heal:2").asks_not(3, "es-heal")
