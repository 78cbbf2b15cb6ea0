"""Several Keepers on one PostgreSQL, each a process with shards of its own, and a checker over what people were told.

    python -m benchmarks.fleet                                       # 3 processes, 12 servers, 120 tables, 10 minutes
    python -m benchmarks.fleet --kill-every 60 --restart-postgres --drop-gateway --drift 5

Every accepted answer was told as accepted, none was refused that could be taken, no seat, post, question or effect of a deadline came twice,
no board that was older than the one before. While a process is dead, or the memory away, presses may get no answer; they are counted
as such. Pictures are left out: what is tried here is who writes what.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any


def run(**given: Any) -> dict[str, Any]:
    from tests.crash import fleet  # the proofs live with the tests
    from tests.db import conftest, postgres

    plan = fleet.Plan(**given) if given else fleet.Plan(tables=12, seconds=60)
    with postgres.restartable() as server, tempfile.TemporaryDirectory(prefix="keeper-fleet-") as folder:
        url = asyncio.run(conftest.new_database(server.address))
        return asyncio.run(fleet.run(plan, Path(folder), url, server))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fleet", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--keepers", type=int, default=3)
    parser.add_argument("--servers", type=int, default=12, dest="guilds")
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--think", type=float, default=8.0)
    parser.add_argument("--kill-every", type=float, default=0, help="seconds between two kill -9")
    parser.add_argument("--restart-postgres", action="store_true")
    parser.add_argument("--drop-gateway", action="store_true")
    parser.add_argument("--drift", type=int, default=0, help="seconds between the clocks of two processes")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    report = run(**vars(wanted))
    print(json.dumps(report, indent=2, ensure_ascii=False))
    raise SystemExit(1 if report["anomalies_in_all"] else 0)


if __name__ == "__main__":
    main()
