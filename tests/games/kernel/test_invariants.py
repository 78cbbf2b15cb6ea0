"""The invariants on every toy, after every answer of seeded games: storing, refusing, taking back, defaults, crashes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.kernel.live import Live, NotYours, Refused, RuleCrash, Save, new_game, verify
from games.kernel.luck import Fate
from games.kernel.players import Default, Random
from games.kernel.rules import Rules
from games.kernel.table import State

from .asylum import AsylumRules, asylum
from .coven import CovenRules, coven
from .duel import DuelRules, duel
from .dungeon import DungeonRules, dungeon
from .toys import frozen

GAMES: dict[str, tuple[Callable[[], Rules[Any]], Callable[[], State]]] = {
    "dungeon": (DungeonRules, dungeon),
    "coven": (CovenRules, coven),
    "duel": (DuelRules, lambda: duel("might counter", "counter counter toad", "toad might", trophies=(2, 0, 3), turns=6)),
    "asylum": (AsylumRules, lambda: asylum("panic", "contagion", "calm", lost=(1, 0, 1), turns=6)),
}
every_toy = pytest.mark.parametrize("name", list(GAMES))
MOST = 70  # answers of one game; the coven's random players may stroll for ever


def open_(name: str, seed: int) -> Live[Any]:
    rules, state = GAMES[name][0](), GAMES[name][1]()
    return Live(rules, Fate(f"{name}/{seed}".encode()), new_game(rules, state), strict=True)


def playing(name: str, seed: int) -> Iterator[tuple[Live[Any], random.Random, tuple[int, int, tuple[str, ...]]]]:
    """A seeded random game: before every answer, the table and the answer that will be given."""
    live, chance = open_(name, seed), random.Random(f"{name}/{seed}")
    player = Random(chance.randrange)
    while not live.over and live.count < MOST:
        question = chance.choice(live.asks)
        picks = player.pick(live.view(question.seat), question)
        if question.held is not None and set(picks) == set(question.held):
            continue
        yield live, chance, (question.n, question.seat, picks)
        live.answer(question.n, question.seat, picks)


@every_toy
def test_storing_and_loading_changes_nothing_at_any_answer(name: str) -> None:
    """I1"""
    for seed in range(4):
        for live, _, _ in playing(name, seed):
            again = Live(live.rules, live.fate, live.save, strict=True)
            assert again.lost == ()
            assert frozen(again) == frozen(live)
            assert again.save == live.save


@every_toy
def test_refusals_change_nothing_at_any_answer(name: str) -> None:
    """I2"""
    for seed in range(4):
        for live, chance, (n, seat, picks) in playing(name, seed):
            before = (frozen(live), live.epoch, live.save)
            wrong: list[tuple[int, int, tuple[str, ...], dict[str, Any]]] = [
                (n + 1000, seat, picks, {}),
                (n, seat, ("no-such-thing",), {}),
                (n, seat, (*picks, "no-such-thing"), {}),
                (n, seat, picks, {"epoch": live.epoch + 1}),
                (n, seat, picks, {"stamps": ["!"] * len(picks)}),
                (n, seat, picks + picks, {}),
            ]
            for number, who, keys, more in wrong:
                with pytest.raises(Refused):
                    live.answer(number, who, keys, **more)
            with pytest.raises(NotYours):
                live.answer(n, seat + 1 + chance.randrange(3), picks)
            assert (frozen(live), live.epoch, live.save) == before


@every_toy
def test_taking_back_and_giving_the_same_answers_changes_nothing_but_the_epoch(name: str) -> None:
    """I3"""
    undone = 0
    for seed in range(4):
        marks: list[Any] = []
        for live, chance, _ in playing(name, seed):
            marks.append(frozen(live))
            if live.count and chance.random() < 0.2:
                to = max(0, live.count - 1 - chance.randrange(12))
                gone = live.undo(to)
                assert frozen(live) == marks[to]
                for a in gone:
                    live.answer(a.n, a.seat, a.picks)
                assert frozen(live) == marks[-1]
                undone += 1
    assert undone > 5


@every_toy
def test_a_crash_changes_nothing_at_any_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """I4: every answer fails once at its very end, when the rules have done all they do."""
    real = Live._trace  # type: ignore[attr-defined]
    armed = False

    def failing(self: Live[Any]) -> str:
        nonlocal armed
        if armed:
            armed = False
            raise RuntimeError("injected")
        return real(self)

    monkeypatch.setattr(Live, "_trace", failing)
    for seed in range(3):
        for live, _, (n, seat, picks) in playing(name, seed):
            before = (frozen(live), live.epoch, live.save)
            armed = True
            with pytest.raises(RuleCrash, match="injected"):
                live.answer(n, seat, picks)
            assert (frozen(live), live.epoch, live.save) == before


@every_toy
def test_the_whole_log_verifies_and_every_checkpoint_comes_out_the_same(name: str) -> None:
    for seed in range(3):
        live = None
        for live, _, _ in playing(name, seed):  # noqa: B007
            pass
        assert live is not None
        start, answers = live.checkpoints[0], tuple(live.answers)
        again = Live(live.rules, live.fate, Save(start, answers))
        assert [(c.at, c.data) for c in again.checkpoints] == [(c.at, c.data) for c in live.checkpoints]
        assert verify(live.rules, live.fate, start, answers) == len(answers)


@every_toy
def test_at_every_pause_somebody_is_needed_and_defaults_alone_end_the_game(name: str) -> None:
    """I12: also from any point of a random game."""
    for seed in range(6):
        stop = seed * 4
        for live, _, _ in playing(name, seed):
            if live.count >= stop:
                break
        steps = 0
        while not live.over:
            needed = [a for a in live.asks if a.needed]
            assert needed
            for a in needed:
                assert Default().pick(live.view(a.seat), a) == live.default(a)
            live.answer(needed[-1].n, needed[-1].seat, live.default(needed[-1]), by="default")
            steps += 1
            assert steps < 200
        assert live.outcome is not None
