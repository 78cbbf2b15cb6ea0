"""Tests that share a house are handed to one worker, whatever a portion is; all others in portions."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.workers import BUSY, HOUSES, IN_HAND, LONG_SECONDS, WAITING, Together, house_of, in_order

ONE_HOUSE, OTHER = HOUSES[0], "tests/crash/test_places.py"


class Worker:
    shutting_down = False

    def __init__(self) -> None:
        self.given: list[list[int]] = []

    def send_runtest_some(self, some: list[int]) -> None:
        self.given.append(some)


def handed_out(names: list[str], *portions: int) -> list[list[int]]:
    worker = Worker()
    scheduler: Any = Together.__new__(Together)
    scheduler.collection, scheduler.pending, scheduler.node2pending = names, list(range(len(names))), defaultdict(list)
    for portion in portions:
        scheduler._send_tests(worker, portion)
    return worker.given


def test_a_portion_that_begins_in_the_house_has_all_of_it() -> None:
    names = [f"{file}::test_{n}" for file in (*ONE_HOUSE, OTHER) for n in range(3)]
    assert handed_out(names, 2, 2, 2) == [[0, 1, 2, 3, 4, 5], [6, 7, 8]]


def test_a_portion_that_ends_in_the_house_has_all_of_it() -> None:
    names = [f"{file}::test_{n}" for file in (OTHER, ONE_HOUSE[0], OTHER) for n in range(3)]
    assert handed_out(names, 4, 4) == [[0, 1, 2, 3, 4, 5], [6, 7, 8]]


def test_a_file_is_a_house_and_several_small_ones_are_a_portion() -> None:
    names = [f"tests/games/kernel/test_{n // 2}.py::test_{n}[::]" for n in range(8)]
    assert handed_out(names, 1, 3, 2) == [[0, 1], [2, 3, 4, 5], [6, 7]]


def test_pictures_of_one_game_are_one() -> None:
    names = [f"tests/rendering/{file}.py::test_it" for file in ("alone/test_a", "alone/test_b", "talisman/test_a", "test_c")]
    assert handed_out(names, 1, 1, 1) == [[0, 1], [2], [3]]


def test_two_houses_are_two_portions() -> None:
    names = [f"{file}::test_{n}" for house in HOUSES[:2] for file in house[:1] for n in range(3)]
    assert handed_out(names, 1, 1) == [[0, 1, 2], [3, 4, 5]]


def test_a_worker_is_given_more_when_it_has_nearly_done() -> None:
    """However short its tests are, and however many are left."""
    worker = Worker()
    scheduler: Any = Together.__new__(Together)
    names = [f"tests/games/kernel/test_{n // 4}.py::test_{n}" for n in range(1200)]
    scheduler.collection, scheduler.pending, scheduler.maxschedchunk = names, list(range(len(names))), 8
    scheduler.node2pending, scheduler.log = {worker: [], Worker(): [], Worker(): []}, lambda *_: None
    scheduler.check_schedule(worker)
    for _ in range(300):
        scheduler.mark_test_complete(worker, scheduler.node2pending[worker][0], LONG_SECONDS / 10)
        assert 2 <= len(scheduler.node2pending[worker]) < IN_HAND + 8
    while len(scheduler.node2pending[worker]) > 2:
        scheduler.mark_test_complete(worker, scheduler.node2pending[worker][0], LONG_SECONDS * 10)
    given = len(worker.given)
    scheduler.mark_test_complete(worker, scheduler.node2pending[worker][0], LONG_SECONDS * 10)
    assert len(worker.given) == given + 1, "its next test it must know"


def test_the_longest_begin_first_those_who_wait_and_those_who_do_not_by_turns() -> None:
    assert in_order(["tests/a.py", BUSY[1], WAITING[1], BUSY[0], "tests/b.py", WAITING[2], WAITING[0], "tests/a.py"]) == [
        *(WAITING[0], WAITING[1], BUSY[0], WAITING[2], BUSY[1]),
        *("tests/a.py", "tests/b.py"),
    ]
    assert in_order(["tests/a.py", BUSY[2]]) == [BUSY[2], "tests/a.py"]


def test_every_long_house_is_one() -> None:
    assert not set(WAITING) & set(BUSY)
    for house in (*WAITING, *BUSY):
        files = Path(house).glob("test_*.py") if house.endswith("/") else [Path(house)]
        assert {house_of(f"{file}::test") for file in files if file.is_file()} == {house}, house


def test_every_house_stands(request: pytest.FixtureRequest) -> None:
    """Its files are there; and in the order in which tests are handed out nothing of others stands between them."""
    assert all(Path(file).is_file() for house in HOUSES for file in house)
    houses = [house_of(item.nodeid) for item in request.session.items]
    left = [before for before, after in pairwise(houses) if before != after]
    assert len(left) == len(set(left))
