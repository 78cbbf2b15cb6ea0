"""Games of before: what was stored by the first printing of the rules opens, goes on and can be verified.

The files hold whole games as they were logged then, a brisk one of two automatic players, one of two and one of three who answer anything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.talisman.game import Talisman, of_the_first_printing, without_arms
from games.talisman.state import FIRST, SECOND
from tests.games.old_games import Old, goes_on
from tests.games.talisman.given import RULES

FILES = sorted((Path(__file__).parent / "first_printing").glob("*.json"))


@pytest.fixture(params=FILES, ids=[f.stem for f in FILES])
def old(request: pytest.FixtureRequest) -> Old:
    return Old(request.param)


def test_there_are_some() -> None:
    assert len(FILES) == 3


def test_a_finished_game_still_verifies_to_the_last_answer(old: Old) -> None:
    assert old.start.version == 2 < RULES.version
    assert old.verifies(RULES) == len(old.answers)


def test_a_running_game_opens_where_it_was_loses_no_answer_and_ends_as_it_did(old: Old) -> None:
    goes_on(old, RULES, FIRST)


def test_a_new_game_is_of_the_second_printing_and_one_that_is_made_for_old_evidence_of_the_first() -> None:
    today = RULES.new(2).model_dump_json()
    assert RULES.load(today, RULES.version).printing == SECOND
    assert RULES.load(today, 2).printing == FIRST
    assert RULES.load(today, 1).printing == FIRST


def test_nothing_else_than_the_printing_would_do() -> None:
    class Forgetful(Talisman):
        """The same rules, which take every game for one of today."""

        migrations = {1: without_arms, 2: lambda plain: {**of_the_first_printing(plain), "printing": SECOND}}

    old = Old(next(file for file in FILES if file.stem == "random25"))
    assert old.verifies(Forgetful(RULES.cards)) < len(old.answers)
