"""Whole games by players that take anything, and by a hero that knows the way: they end, and they end the same again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from games.alone import events
from games.alone.audit import audit_pause
from games.alone.game import AloneGame, AloneOptions
from games.alone.state import HERO, AloneState
from games.kernel.live import Live, Save, new_game, verify
from games.kernel.luck import Fate
from tests.games.alone.guided import Guided, play_through

RULES = AloneGame()


def opened(seed: str, seats: int, **options: Any) -> Live[AloneState]:
    state = RULES.new(seats, AloneOptions.model_validate(options))
    return Live(RULES, Fate(seed.encode()), new_game(RULES, state), strict=True)


@pytest.mark.parametrize(("seats", "boldness", "difficulty"), [(2, 0.0, "easy"), (3, 0.4, "impossible"), (4, 0.8, "nightmare")])
def test_random_games_end_and_the_box_is_complete_after_every_answer(seats: int, boldness: float, difficulty: str) -> None:
    chance = random.Random(f"whole/{seats}")
    live = opened(f"whole/{seats}", seats, difficulty=difficulty)
    player = Guided(live, chance, boldness)
    while not live.over:
        assert live.count < 8_000, "the game does not end"
        question = chance.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, player.pick(question))
        audit_pause(live.state, RULES.cards)
    assert live.state.result in ("broken", "escaped")
    assert live.outcome is not None


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    logs: list[list[tuple[int, int, tuple[str, ...], str]]] = []
    for _ in range(2):
        live = opened("same", 3)
        play_through(live, random.Random("same"), most=250)
        logs.append([(a.n, a.seat, a.picks, a.trace) for a in live.answers])
    assert len(logs[0]) > 100
    assert logs[0] == logs[1]


def test_the_log_alone_rebuilds_the_game() -> None:
    live = opened("log", 4, difficulty="easy")
    play_through(live, random.Random("log"), most=300)
    again = Live(RULES, live.fate, Save(live.checkpoints[0], tuple(live.answers)))
    assert not again.lost
    assert again.state == live.state
    assert verify(RULES, live.fate, live.checkpoints[0], live.answers) == len(live.answers)


def test_a_hero_who_knows_the_way_completes_the_missions_while_evil_sleeps() -> None:
    told: Counter[str] = Counter()
    for i, codes in enumerate((["SM01", "FM05"], ["SM07", "FM02"])):
        chance = random.Random(f"guided/{i}")
        live = opened(f"guided/{i}", 2, difficulty="easy", missions=codes)
        player = Guided(live, chance, boldness=1.0)
        while not live.over and live.count < 4_000:
            question = chance.choice([a for a in live.asks if a.needed])
            picks = player.pick(question) if question.seat == HERO else live.default(question)
            moved = live.answer(question.n, question.seat, picks)
            told.update(type(t.event).__name__ for t in moved.told)
        assert live.state.result == "escaped", codes
        assert live.outcome is not None
        assert live.outcome.winners == (HERO,)
    assert told[events.MissionCompleted.__name__] >= 4
    assert told[events.MainMissionStarts.__name__] == 2
