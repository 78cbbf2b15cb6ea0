"""What a roll costs that is shown rolling, in every game with dice: the frames, their encoding, and how large the file is.

Of pictures the bot would post after an answer that threw dice; processor time of one thread, medians and the worst, on a warm cache.
"""

from __future__ import annotations

import json
import statistics
import time
from itertools import pairwise
from typing import Any

from bot.commands import own_words
from bot.reader import Reader
from bot.shelf import Box, Look, fill
from keeper.games import game
from rendering import encode, rolling

from .pictures import NAMES, USUAL_SEATS, shots

MOST = 10


def measure(box: Box) -> dict[str, float]:
    played = game(box.name)
    public = [s for s in shots(played, box, min(USUAL_SEATS, played.seats[1]), 0) if s.seat is None]
    reader, look = Reader("de", own_words(), box.cards, NAMES), Look()
    frames: list[float] = []
    encoding: list[float] = []
    sizes: list[int] = []
    for before, shot in pairwise(public):
        thrown = box.film.thrown(before.view, shot.view) if box.film is not None else frozenset[str]()
        if not thrown or len(sizes) >= MOST:
            continue
        drawn = box.draw(shot.scene, shot.view, None, reader, look)
        if rolling.fall(drawn.image, drawn.thrown, thrown) is None:  # and warm
            continue
        start = time.thread_time()
        fall = rolling.fall(drawn.image, drawn.thrown, thrown)
        middle = time.thread_time()
        assert fall is not None
        data = encode.rolled(fall).data
        frames.append(middle - start)
        encoding.append(time.thread_time() - middle)
        sizes.append(len(data))
    if not sizes:
        return {"rolls": 0}
    both = [a + b for a, b in zip(frames, encoding, strict=True)]
    return {
        "rolls": len(sizes),
        "frames_ms": round(statistics.median(frames) * 1000, 1),
        "encode_ms": round(statistics.median(encoding) * 1000, 1),
        "worst_ms": round(max(both) * 1000, 1),
        "largest_kb": round(max(sizes) / 1024),
    }


def run() -> dict[str, Any]:
    found: dict[str, Any] = {box.name: measure(box) for box in fill()}
    rolled = [f for f in found.values() if f["rolls"]]
    found["targets"] = {
        "at_most_150_ms": all(f["frames_ms"] + f["encode_ms"] <= 150 for f in rolled),
        "at_most_250_kb": all(f["largest_kb"] <= 250 for f in rolled),
    }
    return found


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
