"""What the pictures of both games cost: drawing against encoding for a turn, whole boards, sizes in bytes, memory of the caches.

Times are processor time of one thread, so that other work on the machine does not show: medians on a warm cache, each view
another than the one before, as in play.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from games.alone.autopilot import Autopilot
from games.alone.game import AloneGame, AloneOptions
from games.alone.view import AloneView
from games.elder_sign.game import ElderOptions, ElderSign
from games.elder_sign.view import ElderView
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from rendering import alone as alone_pictures
from rendering import encode
from rendering.drawn import Drawn
from rendering.elder_sign import Frame, draw_board, draw_sheet, draw_turn, film, summarise
from rendering.sprites import BUDGET_BYTES, CACHE

NAMES = {0: "Anna", 1: "Jonas", 2: "Mara", 3: "Viktor", 4: "Elsa", 5: "Christopher", 6: "Bo", 7: "Maximiliane"}
RULES = ElderSign()

T = TypeVar("T")


def views(seats: int, ancient: str, seed: int, most: int = 400) -> list[ElderView]:
    """The table after each answer of a game whose players solve what they can and otherwise do anything. (Absent people's
    defaults would not do: they never go on an adventure.)"""
    luck = random.Random(seed)
    player = Random(luck.randrange)
    state = RULES.new(seats, ElderOptions(ancient_one=ancient))
    live = Live(RULES, Fate(b"benchmark%d" % seed), new_game(RULES, state))
    found = [live.view(None)]
    while not live.over and len(found) < most:
        question = next(a for a in live.asks if a.held is None and a.needed)
        solving = [k for k in question.keys if k.startswith("solve")]
        picks = (solving[0],) if solving and question.least <= 1 else player.pick(None, question)
        live.answer(question.n, question.seat, picks)
        found.append(live.view(None))
    return [v for v in found if v.ancient]


def spread(shown: Sequence[T], most: int) -> list[T]:
    """So many of them, from the whole game."""
    return list(shown[:: max(1, len(shown) // most)])[:most]


def timed(draw: Callable[[T], Drawn], shown: Sequence[T]) -> dict[str, float]:
    """Median milliseconds of drawing and of encoding, their ratio, and the largest file."""
    for view in shown:  # warm
        draw(view)
    drawing: list[float] = []
    encoding: list[float] = []
    largest = 0
    for view in shown:
        start = time.thread_time()
        picture = draw(view)
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


def a_film(shown: Sequence[ElderView]) -> dict[str, float]:
    frames: list[Frame] = []
    before = shown[0]
    for view in shown:
        if view.turn != before.turn:
            frames.append(Frame(view, summarise(before, view)))
            before = view
    start = time.thread_time()
    picture = film(frames, RULES.cards, "de", NAMES)
    return {"frames": len(frames), "seconds": round(time.thread_time() - start, 2), "kb": round(len(picture.data) / 1024)}


def elder_sign() -> dict[str, dict[str, float]]:
    cards = RULES.cards
    four = [v for seed in range(3) for v in views(4, "cthulhu", seed)]
    eight = [v for seed in range(3) for v in views(8, "shub-niggurath", seed)]
    asleep, crowd = [v for v in four if not v.awake], [v for v in eight if not v.awake]
    rolls = spread([v for v in asleep if v.attempt is not None and v.attempt.rolled], 12)
    fights = spread([v for v in four if v.awake and v.attempt is not None and v.attempt.rolled], 8)
    full = max(crowd, key=lambda v: (len(v.cards), v.monsters_in_play))
    return {
        "turn": timed(lambda v: draw_turn(v, cards, "de", NAMES), rolls),
        "turn_battle": timed(lambda v: draw_turn(v, cards, "de", NAMES), fights),
        "turn_any_phase": timed(lambda v: draw_turn(v, cards, "de", NAMES), spread(asleep, 18)),
        "board_4": timed(lambda v: draw_board(v, cards, "de", NAMES), spread(asleep, 12)),
        "board_8": timed(lambda v: draw_board(v, cards, "de", NAMES), spread(crowd, 8)),
        "board_fullest": timed(lambda v: draw_board(v, cards, "de", NAMES), [full] * 3) | {"cards": len(full.cards)},
        "sheet": timed(
            lambda v: draw_sheet(v, 0, cards, "de", NAMES), spread([v for v in asleep if v.players[0].investigator], 4)
        ),
        "film": a_film(views(4, "cthulhu", 0)),
    }


def alone_views(seats: int, seed: int, most: int = 160) -> list[tuple[AloneView, AloneView]]:
    """What the hero and one of evil see after each answer of automatic players."""
    rules = AloneGame()
    live = Live(rules, Fate(b"benchmark%d" % seed), new_game(rules, rules.new(seats, AloneOptions(difficulty="normal"))))
    player, luck = Autopilot(rules.cards), random.Random(seed)
    found: list[tuple[AloneView, AloneView]] = []
    while not live.over and len(found) < most:
        question = luck.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
        if live.view(0).floors:
            found.append((live.view(0), live.view(1)))
    return found


def alone() -> dict[str, dict[str, float]]:
    cards = AloneGame().cards
    seen = spread([pair for seed in range(2) for pair in alone_views(3, seed)], 14)
    heros, evils = [a for a, _ in seen], [b for _, b in seen]
    return {
        "turn_hero": timed(lambda v: alone_pictures.draw_turn(v, cards, "de", NAMES), heros),
        "turn_evil": timed(lambda v: alone_pictures.draw_turn(v, cards, "de", NAMES), evils),
        "board_hero": timed(lambda v: alone_pictures.draw_board(v, cards, "de", NAMES), heros),
        "board_evil": timed(lambda v: alone_pictures.draw_secret(v, cards, "de", NAMES, shape="tall"), evils),
        "hand": timed(lambda v: alone_pictures.draw_hand(v, 1, cards, "de", NAMES), evils),
    }


def run() -> dict[str, Any]:
    CACHE.clear()
    first = next(v for v in views(4, "cthulhu", 0) if v.attempt is not None and v.attempt.rolled)
    start = time.thread_time()
    draw_turn(first, RULES.cards, "de", NAMES)
    cold = time.thread_time() - start
    result: dict[str, Any] = {"elder_sign": elder_sign(), "alone": alone(), "first_turn_cold_ms": round(cold * 1000, 1)}
    result["cache"] = {
        "used_mb": round(CACHE.used / 1e6, 1),
        "budget_mb": round(BUDGET_BYTES / 1e6, 1),
        "things": len(CACHE),
        "hit_share": round(CACHE.hits / max(1, CACHE.hits + CACHE.misses), 3),
    }
    measured = {k: v for game in ("elder_sign", "alone") for k, v in result[game].items()}
    turns = [v for k, v in measured.items() if k.startswith("turn")]
    boards = [v for k, v in measured.items() if k.startswith("board")]
    result["targets"] = {
        "turn_draw_at_most_2.5_encodes": all(t["draw_per_encode"] <= 2.5 for t in turns),
        "turn_below_150_ms": all(t["draw_ms"] + t["encode_ms"] < 150 for t in turns),
        "board_below_250_ms": all(b["draw_ms"] + b["encode_ms"] < 250 for b in boards),
        "at_most_700_kb": max(p["largest_kb"] for p in (*turns, *boards)) <= 700,
        "cache_within_budget": CACHE.used <= BUDGET_BYTES,
    }
    return result


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
