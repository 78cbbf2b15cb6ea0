"""What a game asks of people, turn by turn: presses, others waited for, pings; and how many turns it takes to what.

A turn is its owner's from the event that begins it (`Manifest.turn`) to the next. Where a round is everybody's at once, it is a turn of each
of them: their presses are counted one by one, and nobody is another. What automatic players press counts as a person's
presses would: a question that was answered, or an idle one that was used. Asides are left out: they are said seldom, and nobody waits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, Moved
from games.kernel.manifest import EVERYBODYS, Manifest
from games.kernel.shortcuts import Shortcuts, links

# So many words an event is told in, and does a post begin with it?
Telling: TypeAlias = Callable[[Any], tuple[int, bool]]


def spread(found: Sequence[float]) -> dict[str, float]:
    """A tenth is below the first, half below the second, nine tenths below the third."""
    if not found:
        return {}
    ordered = sorted(found)

    def below(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"10%": below(0.1), "median": below(0.5), "90%": below(0.9), "most": round(ordered[-1], 2)}


@dataclass
class Turn:
    """One turn: what its owner pressed, whom else it waited for, who was called."""

    seat: Seat
    presses: int = 0
    of_each: Counter[Seat] = field(default_factory=Counter[Seat])  # in a round of all
    until: int = 0  # of the presses, before it was only wound up (`Manifest.wound_up`)
    words: int = 0  # that everybody reads of it
    posts: int = 0  # of the board
    came_to: str = ""  # how it went, if the game says so (`Manifest.came_to`)
    others: set[Seat] = field(default_factory=set[Seat])
    pings: int = 0


class GameWatch:
    """One game as it is played."""

    def __init__(self, manifest: Manifest, live: Live[Any], told: Telling | None = None) -> None:
        """`told`: so many words an event is told in, and whether a post begins with it."""
        self.manifest, self.told = manifest, told
        self.seats = len(live.rules.seats(live.state))
        self.turns: list[Turn] = []
        self.reached: dict[str, float] = {}
        self.plays = tuple(manifest.plays(live.state))
        self._waited, self._wound_up = _waited_for(live), False
        self._expected: dict[Seat, list[list[str]]] = {}
        self._in_a_row: dict[Seat, tuple[str, int, str]] = {}

    def answered(
        self,
        question: Ask,
        live: Live[Any],
        moved: Moved,
        shortcuts: Shortcuts | None = None,
        view: Any = None,
        *,
        by_table: bool = False,
    ) -> None:
        """`shortcuts`: people have them, and `view` is what whoever answered saw; `by_table`: nobody was asked."""
        turn = self.turns[-1] if self.turns else None
        pressed = not by_table and not self._goes_along(question, moved, shortcuts, view)
        if turn is not None and not question.hollow and pressed:
            if turn.seat == EVERYBODYS:
                turn.of_each[question.seat] += 1
            elif question.seat == turn.seat:
                turn.presses += 1
                turn.until += not self._wound_up
            elif question.needed:
                turn.others.add(question.seat)
        for told in moved.told:
            seat = self.manifest.turn(told.event)
            if self.turns and (came_to := self.manifest.came_to(told.event)):
                self.turns[-1].came_to = came_to
            if seat is not None:
                self.turns.append(Turn(seat))
            event = told.for_viewer(None)
            if self.told is not None and event is not None and self.turns:
                words, begins = self.told(event)
                self.turns[-1].words += words
                self.turns[-1].posts += begins
        waited = _waited_for(live)
        if self.turns:
            self.turns[-1].pings += len(waited - self._waited - {question.seat})
        self._waited, self._wound_up = waited, self.manifest.wound_up(live.state)
        for name in self.manifest.milestones(live.state):
            self.reached.setdefault(name, self.length)
        self.plays = self.plays or tuple(self.manifest.plays(live.state))

    def _goes_along(self, question: Ask, moved: Moved, shortcuts: Shortcuts | None, view: Any) -> bool:
        """Was this answer given with the press before it: as a link of a chain, or picked in the same select?"""
        if shortcuts is None or moved.answer is None:
            return False
        seat, picks = question.seat, moved.answer.picks
        key = picks[0] if len(picks) == 1 else ""
        same = _same(question, shortcuts)
        along = [rest[1:] for rest in self._expected.pop(seat, []) if rest and same(rest[0]) == same(key)]
        msg, left, then = self._in_a_row.pop(seat, ("", 0, ""))
        if msg in ("", question.msg) and (left > 0 or (then and key == then)):
            self._in_a_row[seat] = (msg, left - 1, then)
            return True
        if along:
            self._expected[seat] = along
            return True
        several = shortcuts.several(view, question)
        if several is not None and several.first == key:
            self._in_a_row[seat] = ("", 1 if several.at_once else several.most, "")  # the picks, to whatever questions bring them
        elif several is not None and not several.first and any(o.key == key for o in several.picks):
            self._in_a_row[seat] = (question.msg, several.most - 1, several.then)
        chains = [links(o.key) for o in shortcuts.chains(view, question)]
        self._expected[seat] = [rest for first, *rest in chains if rest and same(first) == same(key)]
        return False

    @property
    def length(self) -> float:
        """Turns per player."""
        return sum(1 if turn.seat == EVERYBODYS else 1 / self.seats for turn in self.turns)


def _same(question: Ask, shortcuts: Shortcuts) -> Callable[[str], str]:
    """What an answer is called, whichever of several that are alike it is."""
    names = {o.key: shortcuts.alike(o) for o in question.options}
    return lambda key: names.get(key) or key


def _waited_for(live: Live[Any]) -> set[Seat]:
    return {a.seat for a in live.asks if a.needed and not a.hollow}


@dataclass
class Pace:
    """Many games together."""

    games: int = 0
    lengths: list[float] = field(default_factory=list[float])
    reached: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    by_half: Counter[str] = field(default_factory=Counter[str])
    presses: list[float] = field(default_factory=list[float])
    came_to: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    others: list[float] = field(default_factory=list[float])
    pings: list[float] = field(default_factory=list[float])
    words: list[float] = field(default_factory=list[float])
    posts: list[float] = field(default_factory=list[float])
    played: Counter[str] = field(default_factory=Counter[str])
    won: Counter[str] = field(default_factory=Counter[str])

    def add(self, watch: GameWatch, winners: Sequence[Seat]) -> None:
        self.games += 1
        self.lengths.append(watch.length)
        for name, at in watch.reached.items():
            self.reached.setdefault(name, []).append(at)
            self.by_half[name] += 2 * at <= watch.length
        for turn in watch.turns:
            if turn.seat == EVERYBODYS:
                self.presses += [turn.of_each[seat] for seat in range(watch.seats)]
            else:
                self.presses.append(turn.presses)
                if turn.came_to:
                    self.came_to.setdefault(turn.came_to, []).append(turn.until)
            self.others.append(len(turn.others))
            self.pings.append(turn.pings)
            if watch.told is not None:
                self.words.append(turn.words)
                self.posts.append(turn.posts)
        for seat, role in enumerate(watch.plays):
            self.played[role] += 1
            self.won[role] += seat in winners

    def plain(self) -> dict[str, Any]:
        turns, waits = max(1, len(self.presses)), max(1, len(self.others))
        return {
            "turns_per_player": spread(self.lengths),
            "reached": {
                name: {"games": len(at), "by_half_time": self.by_half[name], "turns_per_player": spread(at)}
                for name, at in sorted(self.reached.items())
            },
            "a_turn": {
                "presses": spread(self.presses) | {"mean": round(sum(self.presses) / turns, 2)},
                **{
                    f"presses_{what}": spread(found) | {"mean": round(sum(found) / len(found), 2)}
                    for what, found in sorted(self.came_to.items())
                },
                "others_waited_for": spread(self.others) | {"mean": round(sum(self.others) / waits, 2)},
                "pings": spread(self.pings) | {"mean": round(sum(self.pings) / waits, 2)},
                **{
                    name: spread(found) | {"mean": round(sum(found) / len(found), 2)}
                    for name, found in (("posts", self.posts), ("words", self.words))
                    if found
                },
            },
            "won_by": {
                role: {"games": n, "won": self.won[role], "win_rate": round(self.won[role] / n, 3)}
                for role, n in sorted(self.played.items())
            },
        }
