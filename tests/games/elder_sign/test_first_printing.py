"""Games of before: what was stored by version 1 of the rules opens, goes on and can be verified.

The files hold whole games as they were logged then: with dice rolled under the names of then, locks that queued without a word,
and trophies that were in the cup before the doom token lay.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.elder_sign.game import ElderSign
from games.elder_sign.state import FIRST, SECOND
from games.elder_sign.why import why_not
from games.kernel.live import Answer, Checkpoint, Live, Save, verify
from games.kernel.luck import Fate
from games.kernel.testing import Play
from tests.games.elder_sign.scene import BOX, scene

FILES = sorted((Path(__file__).parent / "first_printing").glob("*.json"))


class Old:
    def __init__(self, file: Path) -> None:
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.fate = Fate(told["luck"].encode())
        self.start, self.later = Checkpoint(**told["start"]), Checkpoint(**told["later"])
        self.answers = tuple(Answer(r[0], r[1], r[2], r[3], tuple(r[4]), *r[5:]) for r in told["answers"])
        self.result = told["result"]


@pytest.fixture(params=FILES, ids=[f.stem for f in FILES])
def old(request: pytest.FixtureRequest) -> Old:
    return Old(request.param)


def test_there_are_some() -> None:
    assert len(FILES) == 3


def test_a_finished_game_still_verifies_to_the_last_answer(old: Old) -> None:
    assert old.start.version == 1 < BOX.version
    assert verify(BOX, old.fate, old.start, old.answers) == len(old.answers)


def test_a_running_game_opens_where_it_was_loses_no_answer_and_ends_as_it_did(old: Old) -> None:
    live = Live(BOX, old.fate, Save(old.later, old.answers[old.later.at :]), strict=True)
    assert live.lost == ()
    assert live.state.printing == FIRST
    assert (live.over, live.outcome.reason if live.outcome else "") == (True, old.result)
    BOX.audit(live.state)


def test_nothing_else_than_the_printing_would_do(old: Old) -> None:
    class Forgetful(ElderSign):
        """The same rules, which take every game for one of today."""

        migrations = {1: lambda plain: {**plain, "printing": SECOND}}

    assert verify(Forgetful(BOX.cards), old.fate, old.start, old.answers) < len(old.answers)


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
