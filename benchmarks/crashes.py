"""The large crash run: games in play, `kill -9` at random moments, everything checked after each restart.

    python -m benchmarks.crashes --kills 200
    python -m benchmarks.crashes --kills 200 --memory postgres

Games side by side, one with secrets in direct messages and silences that the table ends by itself. A lost
answer, one applied twice, a missing or doubled post ends the run with a sentence that says which. How far it has got stands on
standard error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from typing import Any


def run(kills: int = 20, seed: int = 1, memory: str = "sqlite") -> dict[str, Any]:
    from tests.crash import large  # the proofs live with the tests
    from tests.db import conftest, postgres

    if memory == "sqlite":
        return {"memory": memory} | large.run(kills, seed)
    with postgres.server() as address:
        url = asyncio.run(conftest.new_database(address))
        return {"memory": memory} | large.run(kills, seed, url)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crashes", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--memory", choices=("sqlite", "postgres"), default="sqlite")
    wanted = parser.parse_args()
    logging.basicConfig(level="WARNING", format="%(asctime)s %(message)s")
    logging.getLogger("tests.crash.large").setLevel(logging.INFO)
    print(json.dumps(run(wanted.kills, wanted.seed, wanted.memory), indent=2))


if __name__ == "__main__":
    main()
