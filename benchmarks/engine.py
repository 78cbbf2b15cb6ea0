"""The engine, for each game: answers per second, load and replay, views, and what grows over a long game: undo, an answer. One core,
one process."""

from __future__ import annotations

import json
import random
import statistics
import time
from typing import Any

from games import registry
from games.kernel.live import Live
from keeper.games import Game, game
from keeper.simulate import choose


def _long_game(endless: Game, answers: int) -> tuple[Live[Any], list[float]]:
    """Random play for a long time; seconds per answer."""
    chance = random.Random("long")
    live = endless.open(endless.seats[1], endless.opponents[0], "long")
    player = endless.player("random", chance)
    costs: list[float] = []
    while len(costs) < answers:
        question = choose(live, player, chance, {})
        picks = player.pick(None, question)
        begun = time.perf_counter()
        live.answer(question.n, question.seat, picks)
        costs.append(time.perf_counter() - begun)
    return live, costs


def answers_per_second(played: Game, games: int = 150) -> dict[str, Any]:
    """Random games with a checkpoint per step; the random player's own time is included."""
    best = 0.0
    answers = 0
    for round_ in range(3):
        given = 0
        begun = time.perf_counter()
        for i in range(games // 3):
            chance = random.Random(f"rate/{round_}/{i}")
            live = played.open(*played.setting(i), f"rate/{round_}/{i}")
            player = played.player("random", chance)
            while not live.over:
                question = choose(live, player, chance, {})
                live.answer(question.n, question.seat, player.pick(None, question))
                given += 1
        best = max(best, given / (time.perf_counter() - begun))
        answers += given
    return {"answers_per_second": round(best), "answers": answers, "target": 5000}


def load_and_replay(played: Game) -> dict[str, Any]:
    """Opening a stored game in the middle of a step."""
    times: list[float] = []
    sizes: list[int] = []
    for i in range(60):
        chance = random.Random(f"load/{i}")
        live = played.open(played.seats[1], played.opponents[i % len(played.opponents)], f"load/{i}")
        player = played.player("random", chance)
        for _ in range(40):
            if live.over:
                break
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question))
        save = live.save
        sizes.append(len(save.checkpoint.data))
        begun = time.perf_counter()
        Live(played.rules, live.fate, save)
        times.append(1000 * (time.perf_counter() - begun))
    return {
        "median_ms": round(statistics.median(times), 3),
        "max_ms": round(max(times), 3),
        "checkpoint_bytes": round(statistics.mean(sizes)),
        "target_ms": 5,
    }


def undo(endless: Game) -> dict[str, Any]:
    """One answer back, late in a long game, and a hundred back."""
    live, costs = _long_game(endless, 2000)
    begun = time.perf_counter()
    live.undo(live.count - 1)
    one = 1000 * (time.perf_counter() - begun)
    begun = time.perf_counter()
    live.undo(live.count - 100)
    hundred = 1000 * (time.perf_counter() - begun)
    return {"at_answer": len(costs), "one_back_ms": round(one, 2), "hundred_back_ms": round(hundred, 2), "target_ms": 20}


def growth(endless: Game, answers: int = 4000) -> dict[str, Any]:
    """Does an answer cost more because many were given before? In the last tenth of a long game each is also given to a twin, the same game
    as it is read from its memory there, with nothing behind it: the same position, the same answer, in turns. A random game comes to
    other positions late than early, dearer or cheaper ones, so its last tenth against its first (processor time, medians) is only said."""
    chance = random.Random("long")
    live = endless.open(endless.seats[1], endless.opponents[0], "long")
    player = endless.player("random", chance)
    first, late, alone = list[float](), list[float](), list[float]()
    twin: Live[Any] | None = None
    for n in range(answers):
        question = choose(live, player, chance, {})
        picks = player.pick(None, question)
        if n >= answers * 9 // 10:
            twin = twin or Live(endless.rules, live.fate, live.save)
            for game_, costs in ((live, late), (twin, alone))[:: 1 if n % 2 else -1]:
                costs.append(_seconds(game_, question.n, question.seat, picks))
        else:
            first.append(_seconds(live, question.n, question.seat, picks))
    early = statistics.median(first[: answers // 10])
    return {
        "answers": answers,
        "late_over_the_same_with_nothing_behind_it": round(statistics.median(late) / statistics.median(alone), 3),
        "target": 1.1,
        "last_tenth_over_first": round(statistics.median(late) / early, 3),
    }


def _seconds(live: Live[Any], n: int, seat: int, picks: Any) -> float:
    begun = time.thread_time()
    live.answer(n, seat, picks)
    return time.thread_time() - begun


def views(played: Game) -> dict[str, Any]:
    chance = random.Random("view")
    live = played.open(played.seats[1], played.opponents[0], "view/1")
    player = played.player("random", chance)
    for _ in range(60):
        if live.over:  # whoever looks at nothing loses some games soon: then it is the view of their end
            break
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(None, question))
    begun = time.perf_counter()
    for _ in range(200):
        view = live.view(0)
    one = 1000 * (time.perf_counter() - begun) / 200
    begun = time.perf_counter()
    for _ in range(200):
        view.model_dump_json()
    dump = 1000 * (time.perf_counter() - begun) / 200
    return {"view_ms": round(one, 3), "json_ms": round(dump, 3), "target_ms": 1}


def measure(played: Game) -> dict[str, Any]:
    found = {"rate": answers_per_second(played), "load_and_replay": load_and_replay(played), "view": views(played)}
    endless = played.endless()
    return found if endless is None else found | {"undo": undo(endless), "growth": growth(endless)}


def run() -> dict[str, Any]:
    return {name: measure(game(name)) for name in registry.names()}


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
