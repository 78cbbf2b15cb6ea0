"""How tests are handed out to several workers (`-n`): in small portions, but those that share a whole house to one of them.

`tests/crash/test_faults.py` has one bot in a process of its own for all its tests, and `test_killed.py` forks from the same
warmed process. Three workers would warm three such processes, open three houses and play three games up to their first board.
`tests/hostile/test_imports.py` forges the files of games that it plays first, and `tests/sandbox/test_page.py` looks at pages in one
browser.
"""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScheduling

HOUSES = (
    ("tests/crash/test_faults.py", "tests/crash/test_killed.py"),
    ("tests/hostile/test_imports.py",),
    ("tests/sandbox/test_page.py",),
)


def in_one_house(*names: str) -> bool:
    return any(all(name.startswith(house) for name in names) for house in HOUSES)


class Together(LoadScheduling):
    def _send_tests(self, node: Any, num: int) -> None:
        """A portion that ends in the middle of the house is longer."""
        names, left = self.collection or [], self.pending
        while 0 < num < len(left) and in_one_house(names[left[num - 1]], names[left[num]]):
            num += 1
        super()._send_tests(node, num)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScheduling | None:
    return Together(config, log) if config.getoption("dist") == "load" else None
