"""What all tests share."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import PurePosixPath
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings

from db import database, outbox
from keeper import at_once
from tests.memory import learned_engine
from tests.workers import house_of, in_order, pytest_xdist_make_scheduler  # noqa: F401

# Hypothesis complains of examples that take long. Machines are slow, and stand still now and then: that is no fault of what is tested.
settings.register_profile("keeper", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("keeper")

_seconds: Counter[str] = Counter()
_tests: Counter[str] = Counter()
_config: pytest.Config | None = None


def pytest_configure(config: pytest.Config) -> None:
    global _config
    _config = config


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What shares a house stands together, and long houses begin first (`tests/workers.py`)."""
    house = {item.nodeid: house_of(item.nodeid) for item in items}
    when = {name: number for number, name in enumerate(in_order(house.values()))}
    items.sort(key=lambda item: when[house[item.nodeid]])


def pytest_collection_finish() -> None:
    """What was imported stays: the garbage collector need not walk through all of it again and again (as in `bot.start`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(scope="session", autouse=True)
def hasty_memory() -> None:
    """Nobody cuts the power here. What is kept after that is up to SQLite; that it is asked for, `tests/db/test_migrations.py` says."""
    database.PRAGMAS = at_once.HASTY
    database.make_engine = learned_engine
    database.connecting = at_once.connecting
    outbox.TICK_SECONDS = 0  # whoever waits until the bot is at rest would wait for it after every press


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Any]:
    """One browser for whoever looks at a page (`tests/chromium.py`); it lives in one event loop, so they do, too."""
    from tests.chromium import launched

    async with launched() as browser:
        yield browser


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """With several workers the one who hands out the tests hears of all of them."""
    place = PurePosixPath(report.nodeid.partition("::")[0]).parts
    folder = "/".join(place[1:3]) if place[1:2] in (("games",), ("rendering",)) and len(place) > 3 else "/".join(place[1:-1])
    _seconds[folder] += report.duration
    _tests[folder] += report.when == "call"
    if not report.failed or _config is None:
        return
    terminal = _config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and (len(_seconds) > 1 or _config.getoption("numprocesses", None)):  # a short run ends soon
        terminal.write_line(f"\nFAILED {report.nodeid} ({report.when}): {_why(report)}")
        terminal.flush()  # also into a file: a long run need not end before one may begin to mend


def _why(report: pytest.TestReport) -> str:
    """What went wrong, in a line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return (crash.message if crash is not None else str(report.longrepr)).strip().partition("\n")[0]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went, so that nobody has to ask why it takes so long."""
    if len(_seconds) < 2:
        return
    whole = sum(_seconds.values()) or 1.0
    terminalreporter.section("seconds by folder, of all workers together")
    for folder, seconds in _seconds.most_common():
        terminalreporter.write_line(f"{seconds:8.1f} {seconds / whole:6.1%} {_tests[folder]:6} tests  {folder or '.'}")
