"""A table for tests that read like play.

    t = play(rules, state, luck={"roll:0:A04:g1": [3]})
    t.asks(0, "tg-before-roll").says(0, "roll").sees(Rolled)
    t.says(0, "solve:t0").told(TaskSolved, row="t0")

Scripts put any state together, choose dice by label, answer by option key, and read questions, events and views.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, Moved, Refused, Save, new_game
from games.kernel.luck import Fate, ScriptedFate
from games.kernel.players import AutoPlayer, Default
from games.kernel.rules import Rules
from games.kernel.table import Event, State, Told

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)

# A default player that needs more answers than this for a stretch of play is stuck.
MOST_ANSWERS = 5_000


class Play(Generic[S]):
    """A game being played by a test."""

    def __init__(self, live: Live[S]) -> None:
        self.live = live
        self.last: tuple[Told, ...] = live.opening
        self.all: list[Told] = list(live.opening)

    # Reading

    @property
    def state(self) -> S:
        return self.live.state

    @property
    def over(self) -> bool:
        return self.live.over

    def question(self, seat: Seat | None = None, msg: str | None = None) -> Ask:
        """The one open question that fits."""
        found = [a for a in self.live.asks if (seat is None or a.seat == seat) and (msg is None or a.msg == msg)]
        if len(found) > 1:
            found = [a for a in found if a.needed] or found
        assert found, f"nobody is asked {msg or 'anything'} at seat {seat}; open: {self.open}"
        return found[0]

    @property
    def open(self) -> list[tuple[Seat, str, tuple[str, ...]]]:
        return [(a.seat, a.msg, a.keys) for a in self.live.asks]

    def keys(self, seat: Seat | None = None, msg: str | None = None) -> tuple[str, ...]:
        return self.question(seat, msg).keys

    def view(self, viewer: Seat | None = None) -> Any:
        return self.live.view(viewer)

    # Claims

    def asks(self, seat: Seat, msg: str) -> Self:
        assert any(a.seat == seat and a.msg == msg for a in self.live.asks), f"expected {msg} for {seat}; open: {self.open}"
        return self

    def asks_not(self, seat: Seat, msg: str | None = None) -> Self:
        found = [a.msg for a in self.live.asks if a.seat == seat and (msg is None or a.msg == msg)]
        assert not found, f"seat {seat} is asked {found}"
        return self

    def offers(self, seat: Seat, *keys: str) -> Self:
        found = {k for a in self.live.asks if a.seat == seat for k in a.keys}
        missing = [k for k in keys if k not in found]
        assert not missing, f"{missing} not offered to {seat}; offered: {sorted(found)}"
        return self

    def offers_not(self, seat: Seat, *keys: str) -> Self:
        found = {k for a in self.live.asks if a.seat == seat for k in a.keys}
        there = [k for k in keys if k in found]
        assert not there, f"{there} offered to {seat}"
        return self

    def told(self, kind: type[E], /, **fields: Any) -> E:
        """An event of the last answer, with these fields."""
        return self._find(self.last, kind, fields)

    def ever_told(self, kind: type[E], /, **fields: Any) -> E:
        return self._find(self.all, kind, fields)

    def never_told(self, kind: type[Event], /, **fields: Any) -> Self:
        found = [t.event for t in self.all if _fits(t.event, kind, fields)]
        assert not found, f"told {found}"
        return self

    def not_told(self, kind: type[Event], /, **fields: Any) -> Self:
        found = [t.event for t in self.last if _fits(t.event, kind, fields)]
        assert not found, f"told {found}"
        return self

    def events(self, *kinds: type[Event]) -> list[Event]:
        """All events so far, of these kinds, in order."""
        return [t.event for t in self.all if not kinds or isinstance(t.event, kinds)]

    def order(self, *kinds: type[Event]) -> list[str]:
        """Names of the events of the last answer, of these kinds, in order: for claims about sequence."""
        return [type(t.event).__name__ for t in self.last if not kinds or isinstance(t.event, kinds)]

    def _find(self, where: Sequence[Told], kind: type[E], fields: Mapping[str, Any]) -> E:
        for t in where:
            if isinstance(t.event, kind) and _fits(t.event, kind, fields):
                return t.event
        raise AssertionError(f"no {kind.__name__} {dict(fields)}; told: {[t.event for t in where]}")

    # Acting

    def says(self, seat: Seat, *keys: str, msg: str | None = None, n: int | None = None) -> Self:
        """Answer the seat's question with these option keys; `n` is its number, where two ask the same."""
        found = [a for a in self.live.asks if a.seat == seat and (msg is None or a.msg == msg) and (n is None or a.n == n)]
        fits = [a for a in found if set(keys) <= set(a.keys)]
        assert fits, f"{keys} not offered to {seat}; open: {self.open}"
        question = next((a for a in fits if a.needed), fits[0])
        self._took(self.live.answer(question.n, seat, keys))
        return self

    def says_if_asked(self, seat: Seat, *keys: str, msg: str | None = None) -> Self:
        """The same where the question may have been skipped (only one die to choose, nothing to decide).

        Asked that very question, the keys must be among its options; `msg` says which question is meant.
        """
        asked = [a for a in self.live.asks if a.seat == seat and (a.msg == msg if msg else set(keys) <= set(a.keys))]
        return self.says(seat, *keys, msg=msg) if asked else self

    def notes(self, seat: Seat, what: str) -> Self:
        """Say something outside of questions."""
        self._took(self.live.note(seat, what))
        return self

    def refused(self, why: type[Refused], seat: Seat, *keys: str, n: int | None = None) -> Self:
        """This answer is refused, and changes nothing."""
        before = (self.live.state.model_dump_json(), self.open, self.live.count)
        number = self.question().n if n is None else n
        try:
            self.live.answer(number, seat, keys)
        except why:
            assert before == (self.live.state.model_dump_json(), self.open, self.live.count), "a refusal changed something"
            return self
        raise AssertionError(f"{keys} was accepted")

    def default(self, times: int = 1) -> Self:
        """Let absent players' defaults answer."""
        for _ in range(times):
            question = next(a for a in self.live.asks if a.needed)
            self._took(self.live.answer(question.n, question.seat, self.live.default(question), by="default"))
        return self

    def until(self, seat: Seat, msg: str, player: AutoPlayer | None = None) -> Self:
        """Defaults answer until this seat is asked this."""
        player = player or Default()
        for _ in range(MOST_ANSWERS):
            if any(a.seat == seat and a.msg == msg for a in self.live.asks):
                return self
            assert not self.live.over, f"the game ended before {msg} was asked"
            question = next(a for a in self.live.asks if a.needed)
            self._took(self.live.answer(question.n, question.seat, player.pick(self.live.view(question.seat), question)))
        raise AssertionError(f"{msg} was never asked")

    def reload(self) -> Self:
        """Save and load; nothing may change."""
        before = (self.live.state.model_dump_json(), self.open)
        self.live = Live(self.live.rules, self.live.fate, self.live.save, strict=self.live.strict)
        assert before == (self.live.state.model_dump_json(), self.open), "the game did not survive being stored"
        return self

    def _took(self, moved: Moved) -> None:
        self.last = moved.told
        self.all += moved.told


def _fits(event: Event, kind: type[Event], fields: Mapping[str, Any]) -> bool:
    return isinstance(event, kind) and all(getattr(event, k) == v for k, v in fields.items())


def play(rules: Rules[S], state: S, luck: Mapping[str, Sequence[int]] | Fate | None = None, *, strict: bool = True) -> Play[S]:
    """Open a table on any state. Strict: the state must survive JSON at every checkpoint."""
    fate = luck if isinstance(luck, Fate) else ScriptedFate(luck or {})
    return Play(Live(rules, fate, new_game(rules, state), strict=strict))


def resume(rules: Rules[S], save: Save, luck: Fate, *, strict: bool = True) -> Play[S]:
    return Play(Live(rules, luck, save, strict=strict))
