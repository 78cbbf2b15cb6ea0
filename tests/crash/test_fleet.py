"""Two Keepers on one PostgreSQL: nobody is told anything untrue, nothing comes twice. `benchmarks.fleet` is the long form."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import fleet
from tests.db.conftest import new_database, postgres_server  # noqa: F401

# One table with secrets on each shard: answers by direct message come to the first.
SHORT = fleet.Plan(
    keepers=2, guilds=2, tables=2, seats=2, seconds=4, think=0.5, games=("alone",), limits=False, max_concurrency=16, drift=5
)


@pytest.mark.postgres
async def test_nobody_is_told_anything_untrue(postgres_server: str, tmp_path: Path) -> None:  # noqa: F811
    found = await fleet.run(SHORT, tmp_path, await new_database(postgres_server))
    assert found["anomalies"] == []
    assert found["told"]["accepted"] == found["kept"] > 2
