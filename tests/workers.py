"""How tests are handed out to several workers (`-n`): in small portions, but those that share something to one of them.

What one test of a file has made the next one finds: games that were played, cards that were worded, letters that were measured. Of
a file that is cut into portions every worker makes all of that for itself, and three workers make it three times; so a portion ends
where a file ends. The pictures of a game share their sprites beyond that.

`tests/crash/test_faults.py` has one bot in a process of its own for all its tests, and `test_killed.py` forks from the same
warmed process. Whoever looks at pages needs a browser, and one is enough.
"""

from __future__ import annotations

import re
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
        "wicked_names",
    )
)
HOUSES = (("tests/crash/test_faults.py", "tests/crash/test_killed.py"), BROWSER)
PICTURES = re.compile(r"tests/rendering/\w+/")


def house_of(name: str) -> str:
    """What a test shares with others, by its name."""
    file = name.partition("::")[0]
    pictures = PICTURES.match(file)
    return next((house[0] for house in HOUSES if file in house), pictures[0] if pictures else file)


class Together(LoadScheduling):
    def _send_tests(self, node: Any, num: int) -> None:
        """A portion that ends in the middle of a house is longer."""
        names, left = self.collection or [], self.pending
        while 0 < num < len(left) and house_of(names[left[num - 1]]) == house_of(names[left[num]]):
            num += 1
        super()._send_tests(node, num)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScheduling | None:
    return Together(config, log) if config.getoption("dist") == "load" else None
