"""All benchmarks, one JSON document. `python -m benchmarks engine pictures` runs only those."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    names = sys.argv[1:] or sorted(p.stem for p in HERE.glob("*.py") if not p.stem.startswith("__"))
    report = {name: importlib.import_module(f"benchmarks.{name}").run() for name in names}
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
