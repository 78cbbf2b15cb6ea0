"""The large crash run: games in play, `kill -9` at random moments, everything checked after each restart.

    python -m benchmarks.crashes --kills 200

A lost answer, one applied twice, a missing or doubled post ends the run with a sentence that says which.
"""

from __future__ import annotations

import argparse
import json
from typing import Any


def run(kills: int = 20, seed: int = 1) -> dict[str, Any]:
    from tests.crash import large  # the proofs live with the tests

    return large.run(kills, seed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crashes", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(json.dumps(run(wanted.kills, wanted.seed), indent=2))


if __name__ == "__main__":
    main()
