"""Whole games by chance: the auditor is content after every answer, what is stored comes back, and luck is named by the whole deed."""

from __future__ import annotations

import random

import pytest

from games.death_may_die.game import DeathOptions
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate

from .house import CARDS, RULES, ian, night

EPISODES = sorted(CARDS.episodes)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_by_chance_runs_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    options = DeathOptions(episode=EPISODES[seed], great_old_one=("hastur", "cthulhu")[seed % 2])
    live = Live(RULES, Fate(f"game {seed}".encode()), new_game(RULES, RULES.new(1 + seed % 5, options)), strict=True)
    for count in range(2_000):
        if live.over:
            break
        question = chance.choice([a for a in live.asks if a.needed])
        keys = chance.sample(question.keys, chance.randint(question.least, min(question.most, len(question.keys))))
        live.answer(question.n, question.seat, tuple(keys) if chance.random() < 0.6 else question.default)
        RULES.audit(live.state)
        if count % 40 == 0:
            RULES.view(live.state, None)
    assert live.state.result
    again = Live(RULES, live.fate, live.save, strict=True)
    assert again.state.model_dump_json() == live.state.model_dump_json()


class Heard(Fate):
    """Luck that remembers the names it was asked for."""

    __slots__ = ("names",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.names: list[str] = []

    def draw(self, sides: int, name: str) -> int:
        self.names.append(name)
        return super().draw(sides, name)


def test_another_deed_draws_other_luck_and_the_same_deed_the_same() -> None:
    """Whoever takes an attack back and attacks somebody else does not find the same dice again."""
    fate = Heard(b"luck")
    state = night(ian("office"), enemies={"office": ["fire-vampire", "byakhee"]})
    live = Live(RULES, fate, new_game(RULES, state), strict=True)
    heard: list[list[str]] = []
    for key in ("attack:fire-vampire.1", "attack:byakhee.1", "attack:fire-vampire.1"):
        fate.names = []
        live.answer(live.asks[0].n, 0, (key,))
        heard.append(fate.names)
        live.undo(live.first)
    first, other, again = heard
    assert first
    assert first == again
    assert not set(first) & set(other)
