"""What the pictures of every game cost: drawing against encoding for each scene, whole boards, hands, films, sizes in bytes, memory of
the caches.

Drawn as the bot draws them, through the game's box: the scene it shows in the channel, and the one it shows a seat (`…_seat`), which
may be another where there are secrets. Times are processor time of one thread, so that other work on the machine does not show:
medians on a warm cache, each view another than the one before, as in play.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.commands import own_words
from bot.reader import Reader
from bot.shelf import Box, Look, fill
from keeper.games import Game, game
from keeper.simulate import choose
from rendering import encode
from rendering.sprites import BUDGET_BYTES, CACHE

NAMES = {0: "Anna", 1: "Jonas", 2: "Mara", 3: "Viktor", 4: "Elsa", 5: "Christopher", 6: "Bo", 7: "Maximiliane"}
USUAL_SEATS = 4
MOST_ANSWERS, MOST_PICTURES = 400, 14


class Shot(NamedTuple):
    """A picture to be drawn; `seat` None is the channel's."""

    scene: str
    view: Any
    seat: int | None


def shots(played: Game, box: Box, seats: int, seed: int) -> list[Shot]:
    """What the bot would draw after each answer: for the channel, and for whoever is asked. Of a game of the automatic player, and of
    one of a random one, which gets where the other never does."""
    found: list[Shot] = []
    for number, kind in enumerate(("autopilot", "random")):
        chance = random.Random(seed)
        live = played.open(seats, played.opponents[(2 * seed + number) % len(played.opponents)], f"benchmark/{seed}")
        player = played.player(kind, chance)
        for _ in range(MOST_ANSWERS):
            if live.over:
                break
            question = choose(live, player, chance, {})
            own = live.view(question.seat)
            for view, seat in ((live.view(None), None), (own, question.seat)):
                asks = [a for a in live.asks if a.read_by(seat)]
                found.append(Shot(box.scene(view, asks), view, seat))
            live.answer(question.n, question.seat, player.pick(own, question))
    return found


def spread(shown: Sequence[Shot], most: int = MOST_PICTURES) -> list[Shot]:
    """So many of them, from the whole game."""
    return list(shown[:: max(1, len(shown) // most)])[:most]


def timed(box: Box, shown: Sequence[Shot]) -> dict[str, float]:
    """Median milliseconds of drawing and of encoding, their ratio, and the largest file."""
    reader, look = Reader("de", own_words(), box.cards, NAMES), Look()
    for shot in shown:  # warm
        box.draw(shot.scene, shot.view, shot.seat, reader, look)
    drawing: list[float] = []
    encoding: list[float] = []
    largest = 0
    for shot in shown:
        start = time.thread_time()
        picture = box.draw(shot.scene, shot.view, shot.seat, reader, look)
        middle = time.thread_time()
        data = encode.live(picture.image).data
        drawing.append(middle - start)
        encoding.append(time.thread_time() - middle)
        largest = max(largest, len(data))
    ratios = [d / e for d, e in zip(drawing, encoding, strict=True)]
    return {
        "pictures": len(shown),
        "draw_ms": round(statistics.median(drawing) * 1000, 1),
        "draw_worst_ms": round(max(drawing) * 1000, 1),
        "encode_ms": round(statistics.median(encoding) * 1000, 1),
        "draw_per_encode": round(statistics.median(ratios), 2),
        "largest_kb": round(largest / 1024),
    }


def a_film(box: Box, shown: Sequence[Shot]) -> dict[str, float]:
    reader = Reader("de", own_words(), box.cards, NAMES)
    start = time.thread_time()
    made = box.film.film([shot.view for shot in shown if shot.seat is None], reader, Look()) if box.film is not None else None
    return {"seconds": round(time.thread_time() - start, 2), "kb": round(len(made.data) / 1024) if made else 0}


def _kind(shot: Shot) -> str:
    """What a scene is, without what it is about: "foes" of "foes:0/cultist.1"."""
    return shot.scene.partition(":")[0]


def measure(played: Game, box: Box) -> dict[str, dict[str, float]]:
    most = played.seats[1]
    usual = [shot for seed in range(2) for shot in shots(played, box, min(USUAL_SEATS, most), seed)]
    full = shots(played, box, most, 2)
    found: dict[str, dict[str, float]] = {}
    for kind in sorted({_kind(shot) for shot in usual}):
        for name, public in ((kind, True), (f"{kind}_seat", False)):
            mine = [s for s in usual if _kind(s) == kind and (s.seat is None) == public]
            if mine:
                found[name] = timed(box, spread(mine))
    boards = {"board": usual, f"board_{most}": full}
    found |= {name: timed(box, spread([s._replace(scene="board") for s in of if s.seat is None])) for name, of in boards.items()}
    found["hand"] = timed(box, spread([s._replace(scene="hand") for s in usual if s.seat is not None]))
    found["film"] = a_film(box, shots(played, box, min(USUAL_SEATS, most), 0))
    return found


def run() -> dict[str, Any]:
    shelf = fill()
    CACHE.clear()
    first = next(iter(shelf))
    shot = next(s for s in shots(game(first.name), first, first.least, 0)[20:] if s.scene == "turn")
    start = time.thread_time()
    first.draw(*shot, Reader("de", own_words(), first.cards, NAMES), Look())
    cold = time.thread_time() - start
    games = {box.name: measure(game(box.name), box) for box in shelf}
    result: dict[str, Any] = {**games, "first_turn_cold_ms": round(cold * 1000, 1)}
    result["cache"] = {
        "used_mb": round(CACHE.used / 1e6, 1),
        "budget_mb": round(BUDGET_BYTES / 1e6, 1),
        "things": len(CACHE),
        "hit_share": round(CACHE.hits / max(1, CACHE.hits + CACHE.opened + CACHE.misses), 3),
    }
    measured = [(name, figures) for of in games.values() for name, figures in of.items() if name != "film"]
    turns = [figures for name, figures in measured if name.startswith("turn")]
    boards = [figures for name, figures in measured if name.startswith("board")]
    result["targets"] = {
        "turn_draw_at_most_2.5_encodes": all(t["draw_per_encode"] <= 2.5 for t in turns),
        "turn_below_150_ms": all(t["draw_ms"] + t["encode_ms"] < 150 for t in turns),
        "board_below_250_ms": all(b["draw_ms"] + b["encode_ms"] < 250 for b in boards),
        "film_at_most_2_mb": all(of["film"]["kb"] <= 2048 for of in games.values()),
        "at_most_700_kb": max(figures["largest_kb"] for _, figures in measured) <= 700,
        "cache_within_budget": CACHE.used <= BUDGET_BYTES,
    }
    return result


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
