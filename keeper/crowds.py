"""Several people answer at once, in any order, with presses on what they saw a while ago.

Every seat that is asked beside others looks at its question now and then and presses later what it saw then. Meanwhile others act, somebody
takes back, leaves for good, or runs out of time. After everything that happens the box is complete; what was accepted is the newest answer of
the log, exactly as it was pressed; what was refused has changed nothing; and whoever gives the same answers in the same order comes to
the same game.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from games.kernel.ask import Ask
from games.kernel.live import Answer, Live, Refused, Save
from keeper.games import Game
from keeper.proofs import Figures, frozen, opened

UNDOS, LEAVES, DEADLINES = 0.03, 0.004, 0.08
LATE = 0.6  # of the presses are on something seen earlier
MOST = 4000  # answers of a game
NONE = 4  # games in which two were never asked at once: then they never are


class Lost(AssertionError):
    """An answer got lost, or something else happened than what was pressed."""


def crowds(game: Game, rounds: int, seed: int = 12, first: int = 0) -> Figures:
    """So many steps in which at least two are asked at once. A game that never asks so has none, and proves nothing here."""
    found: Figures = {"rounds": 0, "games": 0, "answers": 0, "undone": 0, "left": 0, "deadlines": 0, "refused": Counter()}
    number = first
    while found["rounds"] < rounds:
        name = f"crowds/{seed}/{number}"
        before = found["rounds"]
        _Crowd(game, number, name, found).play()
        found["games"] += 1
        number += 1
        if found["rounds"] == before and found["games"] >= NONE and not found["rounds"]:
            break  # nobody plays at once here
    return {k: dict(v) if isinstance(v, Counter) else v for k, v in found.items()}


class _Crowd:
    def __init__(self, game: Game, number: int, name: str, found: Figures) -> None:
        self.game, self.name, self.found = game, name, found
        self.chance = random.Random(name)
        self.live: Live[Any] = opened(game, number, name, strict=True)
        self.seen: dict[int, tuple[int, int, tuple[str, ...], tuple[str, ...]]] = {}  # by seat: epoch, question, picks, stamps

    def play(self) -> None:
        live, steps = self.live, set[int]()
        while not live.over and live.count < MOST:
            if sum(a.needed or a.idle for a in live.asks) > 1 and all(a.live for a in live.asks):
                steps.add(live.checkpoints[-1].at)
            self.deed()
            self.game.rules.audit(live.state)
        self.found["rounds"] += len(steps)
        self.found["answers"] += live.count
        self.again()

    def deed(self) -> None:
        live, chance = self.live, self.chance
        roll = chance.random()
        if roll < UNDOS and live.count > live.first:
            self.take_back()
        elif roll < UNDOS + LEAVES and "leave" in self.game.rules.notes:
            self.leave()
        elif roll < UNDOS + LEAVES + DEADLINES:
            question = chance.choice([a for a in live.asks if a.needed])
            self.given(live.answer(question.n, question.seat, live.default(question), by="default").answer, question.seat)
            self.found["deadlines"] += 1
        else:
            self.press(chance.choice([a for a in live.asks if a.held is None or chance.randrange(4) == 0] or list(live.asks)))

    def press(self, question: Ask) -> None:
        """What somebody sees, or saw: most look first and press later."""
        live, chance, seat = self.live, self.chance, question.seat
        if seat not in self.seen or chance.random() > LATE:
            n = chance.randint(min(question.least, len(question.keys)), min(question.most, len(question.keys)))
            chosen = chance.sample(question.options, n)
            self.seen[seat] = (live.epoch, question.n, tuple(o.key for o in chosen), tuple(o.stamp for o in chosen))
            if chance.random() < LATE:
                return
        epoch, n, picks, stamps = self.seen.pop(seat)
        before, count = frozen(live), live.count
        try:
            moved = live.answer(n, seat, picks, epoch=epoch, stamps=stamps)
        except Refused as refused:
            self.found["refused"][type(refused).__name__] += 1
            if (frozen(live), live.count) != (before, count):
                raise Lost(f"{self.name}: a refusal after {count} answers has changed the game") from refused
            return
        self.given(moved.answer, seat, picks)
        if live.count != count + 1:
            raise Lost(f"{self.name}: after {count} answers one more made {live.count}")

    def given(self, answer: Answer | None, seat: int, picks: tuple[str, ...] | None = None) -> None:
        kept = self.live.answers[-1] if self.live.answers else None
        if answer is None or kept is not answer or answer.seat != seat or (picks is not None and set(answer.picks) != set(picks)):
            raise Lost(f"{self.name}: what was pressed is not what was kept: {picks} / {kept}")

    def take_back(self) -> None:
        live = self.live
        gone = live.undo(max(live.first, live.count - 1 - self.chance.randrange(6)))
        self.found["undone"] += len(gone)

    def leave(self) -> None:
        seat = self.chance.choice(self.game.rules.seats(self.live.state))
        try:
            self.given(self.live.note(seat, "leave").answer, seat)
            self.found["left"] += 1
        except Refused as refused:
            self.found["refused"][type(refused).__name__] += 1

    def again(self) -> None:
        """The same answers in the same order, at a table of its own."""
        live = self.live
        fresh = Live(self.game.rules, live.fate, Save(live.checkpoints[0], tuple(live.answers)))
        if fresh.lost or fresh.state.model_dump_json() != live.state.model_dump_json():
            raise Lost(f"{self.name}: the same order came to another game ({len(fresh.lost)} answers did not fit)")
