"""The engine: answers per second, load and replay, undo, growth over a long game, views. One core, one process."""

from __future__ import annotations

import json
import random
import statistics
import time
from dataclasses import replace
from typing import Any

from games.elder_sign.game import ElderOptions, ElderSign
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from keeper.games import elder_sign
from keeper.simulate import choose

SHELF = elder_sign()


def endless() -> ElderSign:
    """The same game with a doom track, a demand for signs and people that random play does not exhaust."""
    cards = SHELF.rules.cards
    foe = cards.ancient_ones["cthulhu"].model_copy(update={"signs": 9_999, "track": "dddm" * 2_500, "traits": []})
    people = {name: card.model_copy(update={"sanity": 9_999, "stamina": 9_999}) for name, card in cards.investigators.items()}
    return ElderSign(replace(cards, ancient_ones={**cards.ancient_ones, "cthulhu": foe}, investigators=people))


def _long_game(answers: int) -> tuple[Live[Any], list[float]]:
    """Random play for a long time; seconds per answer."""
    rules = endless()
    chance = random.Random("long")
    state = rules.new(8, ElderOptions(ancient_one="cthulhu"))
    live = Live(rules, Fate(b"long"), new_game(rules, state))
    player = SHELF.player("random", chance)
    costs: list[float] = []
    while len(costs) < answers:
        question = choose(live, player, chance, {})
        picks = player.pick(None, question)
        begun = time.perf_counter()
        live.answer(question.n, question.seat, picks)
        costs.append(time.perf_counter() - begun)
    return live, costs


def answers_per_second(games: int = 150) -> dict[str, Any]:
    """Random games with a checkpoint per step; the random player's own time is included."""
    best = 0.0
    answers = 0
    for round_ in range(3):
        given = 0
        begun = time.perf_counter()
        for i in range(games // 3):
            chance = random.Random(f"rate/{round_}/{i}")
            live = SHELF.open(1 + i % 8, SHELF.opponents[i % 8], f"rate/{round_}/{i}")
            player = SHELF.player("random", chance)
            while not live.over:
                question = choose(live, player, chance, {})
                live.answer(question.n, question.seat, player.pick(None, question))
                given += 1
        best = max(best, given / (time.perf_counter() - begun))
        answers += given
    return {"answers_per_second": round(best), "answers": answers, "target": 5000}


def load_and_replay() -> dict[str, Any]:
    """Opening a stored game in the middle of a step."""
    times: list[float] = []
    sizes: list[int] = []
    for i in range(60):
        chance = random.Random(f"load/{i}")
        live = SHELF.open(8, SHELF.opponents[i % 8], f"load/{i}")
        player = SHELF.player("random", chance)
        for _ in range(40):
            if live.over:
                break
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question))
        save = live.save
        sizes.append(len(save.checkpoint.data))
        begun = time.perf_counter()
        Live(SHELF.rules, live.fate, save)
        times.append(1000 * (time.perf_counter() - begun))
    return {
        "median_ms": round(statistics.median(times), 3),
        "max_ms": round(max(times), 3),
        "checkpoint_bytes": round(statistics.mean(sizes)),
        "target_ms": 5,
    }


def undo() -> dict[str, Any]:
    """One answer back, late in a long game, and a hundred back."""
    live, costs = _long_game(2000)
    begun = time.perf_counter()
    live.undo(live.count - 1)
    one = 1000 * (time.perf_counter() - begun)
    begun = time.perf_counter()
    live.undo(live.count - 100)
    hundred = 1000 * (time.perf_counter() - begun)
    return {"at_answer": len(costs), "one_back_ms": round(one, 2), "hundred_back_ms": round(hundred, 2), "target_ms": 20}


def growth() -> dict[str, Any]:
    """The last tenth of a long game against its first tenth, median per answer."""
    ratios: list[float] = []
    length = 0
    for _ in range(3):
        _live, costs = _long_game(4000)
        length = len(costs)
        tenth = length // 10
        ratios.append(statistics.median(costs[-tenth:]) / statistics.median(costs[:tenth]))
    return {"answers": length, "last_tenth_over_first": round(statistics.median(ratios), 3), "target": 1.1}


def views() -> dict[str, Any]:
    chance = random.Random("view")
    live = SHELF.open(8, "nyarlathotep", "view/1")
    player = SHELF.player("random", chance)
    for _ in range(60):
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


def run() -> dict[str, Any]:
    return {
        "rate": answers_per_second(),
        "load_and_replay": load_and_replay(),
        "undo": undo(),
        "growth": growth(),
        "view": views(),
    }


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
