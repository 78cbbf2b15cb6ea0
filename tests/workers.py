"""How tests are handed out to several workers (`-n`): in small portions, but those that share something to one of them.

What one test of a file has made the next one finds: games that were played, cards that were worded, letters that were measured. Of
a file that is cut into portions every worker makes all of that for itself, and three workers make it three times; so a portion ends
where a file ends. The pictures of a game share their sprites beyond that.

`tests/crash/test_faults.py` has one bot in a process of its own for all its tests, and `test_killed.py` forks from the same
warmed process. Whoever looks at pages needs a browser, and one is enough.

A worker is given its next portion when it has nearly done the last. xdist would let one that has short tests before it lay up hundreds of
them, and whole houses behind them, while in the end the others have nothing left to do.

The longest begin first, so that nobody waits for the last one. Half of them wait most of their time, for other processes or for a browser:
were they all to begin at once, the machine would have little to do, and later too much. So one that waits and one that does not take turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain, zip_longest
from typing import Any

import pytest
from xdist.scheduler import LoadScheduling

BROWSER = tuple(
    f"tests/end_to_end/test_{name}.py"
    for name in (
        "alone_with_three",
        "cultistorm_in_the_browser",
        "death_may_die_in_the_browser",
        "one_glance",
        "talisman_in_the_browser",
        "two_people_in_the_browser",
    )
)
HOUSES = (("tests/crash/test_faults.py", "tests/crash/test_killed.py"), BROWSER)
# Long ones: those that wait, and those that keep the machine busy. What is in neither list is short, and comes after them.
WAITING = (
    BROWSER[0],
    "tests/crash/test_deeds.py",
    HOUSES[0][0],
    "tests/sandbox/test_page.py",
    "tests/end_to_end/test_bad_input.py",
    "tests/crash/test_places.py",
    "tests/end_to_end/test_wicked_names.py",
    "tests/end_to_end/test_same_result.py",
    "tests/crash/test_two_processes.py",
    "tests/crash/test_fleet.py",
    "tests/bot/test_painters.py",
)
BUSY = (
    "tests/rendering/kit/",
    "tests/rendering/talisman/",
    "tests/rendering/elder_sign/",
    "tests/rendering/death_may_die/",
    "tests/rendering/alone/",
    "tests/rendering/cultistorm/",
    "tests/bot/test_scenes.py",
)
PICTURES = re.compile(r"tests/rendering/\w+/")


def house_of(name: str) -> str:
    """What a test shares with others, by its name."""
    file = name.partition("::")[0]
    pictures = PICTURES.match(file)
    return next((house[0] for house in HOUSES if file in house), pictures[0] if pictures else file)


# A worker must know its next test while it has one; so many short ones are over before it hears of more.
IN_HAND, LONG_SECONDS = 8, 0.1


def in_order(houses: Iterable[str]) -> list[str]:
    """In which order they begin."""
    there = dict.fromkeys(houses)
    waiting, busy = ([house for house in long if house in there] for long in (WAITING, BUSY))
    turns = chain.from_iterable(zip_longest(waiting[1:], busy))
    return list(dict.fromkeys([*waiting[:1], *(house for house in turns if house is not None), *there]))


class Together(LoadScheduling):
    def check_schedule(self, node: Any, duration: float = 0) -> None:
        """More for whoever has nearly done."""
        if not self.pending or len(self.node2pending[node]) < (2 if duration >= LONG_SECONDS else IN_HAND):
            super().check_schedule(node, duration)

    def _send_tests(self, node: Any, num: int) -> None:
        """A portion that ends in the middle of a house is longer."""
        names, left = self.collection or [], self.pending
        while 0 < num < len(left) and house_of(names[left[num - 1]]) == house_of(names[left[num]]):
            num += 1
        super()._send_tests(node, num)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScheduling | None:
    return Together(config, log) if config.getoption("dist") == "load" else None
