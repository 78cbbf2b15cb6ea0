"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# Most of their time these wait for other processes: begun first, none of them is left over when all else is done.
WAITING = (HERE / "crash", HERE / "end_to_end")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(item.path.is_relative_to(folder) for folder in WAITING))
