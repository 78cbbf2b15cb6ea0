"""All benchmarks, one JSON document. `python -m benchmarks engine pictures` runs only those."""

from __future__ import annotations

import argparse
import importlib
import json
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    known = sorted(p.stem for p in HERE.glob("*.py") if not p.stem.startswith("__"))
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(known)} (default: all of them)")
    names = parser.parse_args().names or known
    if unknown := [name for name in names if name not in known]:
        parser.error(f"no benchmark is called {unknown[0]}: there are {', '.join(known)}")
    print(json.dumps({name: importlib.import_module(f"benchmarks.{name}").run() for name in names}, indent=2))


if __name__ == "__main__":
    main()
