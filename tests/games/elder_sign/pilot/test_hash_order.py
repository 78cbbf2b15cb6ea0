"""The sensible player decides alike in every process: its chances (odds.py) do not hang on the order of hashed sets.

A caretaker's answer is part of the log, and a table that came back after a restart is played on by another process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# Every row of the game with two handfuls of dice, then the answers of one game.
CHANCES = """
from games.elder_sign import odds
from games.elder_sign.content import catalogue
cards = catalogue()
decks = [*cards.adventures.values(), *cards.other_worlds.values()]
texts = sorted({str(t.printed) for c in decks for t in c.tasks} | {str(m.task) for m in cards.monsters.values()})
for text in texts:
    row = odds.written(text)
    for dice in (odds.Dice(6), odds.Dice(3, 1, 1)):
        print(row, dice, odds.roll_for(row, dice), odds.blows(row, dice))
for card in decks[:12]:
    rows = tuple(odds.written(str(t.printed)) for t in card.tasks)
    print(card.id, odds.passing(rows, odds.Dice(5, 1), 1, 1, card.arrow), odds.failing(rows, odds.Dice(6), 0, 2, card.arrow))
"""

GAME = """
import random
from keeper.games import game
from keeper.simulate import choose
shelf = game("elder-sign")
live, chance = shelf.open(3, "hastur", "hash order"), random.Random("hash order")
player = shelf.player("autopilot", chance)
while not live.over and live.count < 120:
    question = choose(live, player, chance, {})
    moved = live.answer(question.n, question.seat, player.pick(live.view(question.seat), question), by="caretaker")
    print(question.msg, moved.answer.picks, moved.answer.sig, moved.answer.trace)
"""


def said(code: str, hash_seed: str) -> list[str]:
    """What a process of its own prints, whose sets and dicts of strings are hashed with this seed."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[4],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_two_processes_with_different_hash_seeds_say_the_same() -> None:
    one, other = (said(CHANCES + GAME, seed) for seed in ("1", "4242"))
    assert sum(line.startswith("es-") for line in one) >= 100, "answers"
    assert sum(not line.startswith("es-") for line in one) >= 150, "chances"
    assert one == other
