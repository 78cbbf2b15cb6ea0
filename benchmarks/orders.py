"""What the pictures that tables have ordered cost a painter, in the order in which they were wanted, and how many of them are the same again.

    python -m benchmarks.tables --tables 100 --seconds 60 --orders FILE
    python -m benchmarks.orders FILE --sprites-mb 384

Painted one after the other in one process, as often as asked; processor time of its thread. `digest` is that of all files: the same as before a
change if no picture is another. To compare two versions, let each paint the same file, in turns. Files are read as Python's own: only of
one's own making.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pickle
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.commands import own_words
from bot.finished import mark
from bot.painting import Commission, paint
from bot.shelf import fill
from rendering import sprites

from .tables import run as run_tables

SHORT = {"tables": 20, "seconds": 30.0, "warm_up": 5.0}


def ordered(file: Path) -> Iterator[tuple[Any, Commission]]:
    """Each with the key it was kept by, oldest first; one that was cut off ends it."""
    with file.open("rb") as source:
        while True:
            try:
                yield pickle.load(source)
            except (EOFError, pickle.UnpicklingError):
                return


def kind(order: Commission) -> str:
    scene = order.scene.partition(":")[0] or order.kind
    return f"{order.game} {scene}{'' if order.seat is None else ' (own)'}"


def measure(file: Path, rounds: int = 2, sprites_mb: int = 384, most: int = 10_000) -> dict[str, Any]:
    orders = [order for _, order in zip(range(most), ordered(file), strict=False)]
    seen: set[Any] = set()
    again = 0
    for key, order in orders:
        marked = mark(key, order)
        again += marked in seen
        if marked is not None:
            seen.add(marked)
    sprites.CACHE.clear()
    before, sprites.CACHE.budget = sprites.CACHE.budget, sprites_mb << 20
    shelf, words = fill(), own_words()
    found: dict[str, Any] = {"orders": len(orders), "the_same_again": again}
    try:
        for number in range(1, rounds + 1):
            spent: dict[str, list[float]] = defaultdict(list)
            pieces, digest = (sprites.CACHE.misses, sprites.CACHE.opened), hashlib.blake2b(digest_size=8)
            for _, order in orders:
                begin = time.thread_time()
                picture = paint(order, shelf, words)
                spent[kind(order)].append(time.thread_time() - begin)
                digest.update(b"" if picture is None else picture.data)
            whole = sum(map(sum, spent.values()))
            dearest = sorted(spent, key=lambda name: -sum(spent[name]))[:8]
            found[f"round_{number}"] = {
                "ms_per_picture": round(1e3 * whole / max(1, len(orders)), 1),
                "pieces_drawn": sprites.CACHE.misses - pieces[0],
                "pieces_opened": sprites.CACHE.opened - pieces[1],
                "digest": digest.hexdigest(),
                "dearest": {
                    name: {"count": len(spent[name]), "ms": round(1e3 * sum(spent[name]) / len(spent[name]), 1)}
                    for name in dearest
                },
            }
    finally:
        sprites.CACHE.clear()
        sprites.CACHE.budget = before
    return found


def run() -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="keeper-bench-") as folder:
        file = Path(folder) / "orders"
        run_tables(**SHORT, orders=file)
        return measure(file, most=300)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.orders")
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--sprites-mb", type=int, default=384)
    parser.add_argument("--most", type=int, default=10_000, help="only so many of them, the oldest")
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.file, wanted.rounds, wanted.sprites_mb, wanted.most), indent=2))


if __name__ == "__main__":
    main()
