"""Whole games: all end, every state is sound, what is stored is what is played, nobody sees what they may not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.state import StormState
from games.kernel.ask import Ask
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import AutoPlayer, Default, Random
from games.kernel.testing import MOST_ANSWERS

from .given import CARDS, gentle
from .players import Careful

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"open_hands": False}),
    (5, {"modules": ["narrative"]}),
    (3, {"difficulty": "easy", "modules": ["narrative"]}),
    (4, {"difficulty": "nightmare"}),
    (5, {"castes": ["faceless-court"], "creatures": ["byakhee", "ghoul-pack"], "open_hands": False}),
]


def whole(
    rules: Cultistorm, seats: int, wishes: dict[str, Any], seed: int, player: AutoPlayer, chance: random.Random
) -> Live[StormState]:
    state = rules.new(seats, StormOptions.model_validate(wishes))
    live = Live(rules, Fate(f"whole{seed}".encode()), new_game(rules, state), strict=True)
    for _ in range(MOST_ANSWERS):
        if live.over:
            return live
        open_: list[Ask] = [a for a in live.asks if a.needed or (a.held is None and chance.random() < 0.1)]
        question = chance.choice(open_)
        live.answer(question.n, question.seat, player.pick(None, question))
        rules.audit(live.state)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_games_of_random_players_end(seats: int, wishes: dict[str, Any]) -> None:
    chance = random.Random(seats)
    for seed in range(2):
        live = whole(Cultistorm(CARDS), seats, wishes, seed, Random(chance.randrange), chance)
        assert live.state.result


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_careful_players_see_more_of_it_and_every_state_is_sound(seats: int, wishes: dict[str, Any]) -> None:
    chance = random.Random(seats + 7)
    live = whole(Cultistorm(gentle()), seats, wishes, 1, Careful(chance.randrange), chance)
    assert live.state.result


def test_absent_people_come_to_an_end() -> None:
    live = whole(Cultistorm(CARDS), 3, {}, 0, Default(), random.Random(0))
    assert live.state.result in ("limit", "insane", "entered")


def test_a_game_can_be_opened_again_at_any_answer() -> None:
    rules, chance = Cultistorm(gentle()), random.Random(3)
    live = Live(rules, Fate(b"again"), new_game(rules, rules.new(3)), strict=True)
    player = Careful(chance.randrange)
    for i in range(120):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 12 == 0:
            again = Live(rules, Fate(b"again"), live.save, strict=True)
            assert again.state == live.state
            assert [(a.n, a.seal) for a in again.asks] == [(a.n, a.seal) for a in live.asks]


@pytest.mark.parametrize("open_hands", [True, False])
def test_a_viewer_cannot_tell_a_scrambled_state_from_the_real_one(open_hands: bool) -> None:
    rules, chance = Cultistorm(gentle()), random.Random(11)
    wishes = StormOptions(castes=["faceless-court"], open_hands=open_hands)
    live = Live(rules, Fate(b"twins"), new_game(rules, rules.new(3, wishes)))
    player = Careful(chance.randrange)
    looked = 0
    for i in range(400):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 4 == 0 and live.state.phase != "setup":
            for viewer in (None, 0, 1):
                other = rules.scramble(live.state, viewer, chance.randrange)
                rules.audit(other)
                assert rules.view(other, viewer) == rules.view(live.state, viewer)
                looked += other != live.state
    assert looked > 20


def test_closed_hands_are_in_nobody_elses_view_or_question() -> None:
    rules = Cultistorm(CARDS)
    live = Live(rules, Fate(b"closed"), new_game(rules, rules.new(3, StormOptions(open_hands=False))))
    default = Default()
    while not any(a.msg == "cs-prepare" for a in live.asks):
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, default.pick(None, question))
    assert live.view(1).investigators[0].hand is None
    assert live.view(0).investigators[0].hand is not None
    assert live.view(None).investigators[0].research is None
    mine = next(a for a in live.asks if a.seat == 0)
    assert mine.read_by(0)
    assert not mine.read_by(1)
    assert not mine.read_by(None)
