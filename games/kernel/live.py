"""The machine that runs a game: one answer in, events and the next questions out.

A game is stored as its last checkpoint and the answers since. `Live` rebuilds the open step by replaying them, then takes
answers one at a time. An answer is atomic: everything up to the next pause happens, or nothing. Undo is replaying fewer
answers. A crash in a rule throws the open step away and leaves the game as it was before the answer.

A note is an answer to no question ("I leave for good"): logged like one, it takes effect when the open step ends. An aside is
a note that is heeded at once ("pass for me this round", "I give up"); one that ends the game ends the open step, too.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from games.kernel.ask import Ask, By, Cover, Option, Reply, RuleBug, Script, Seat, Wait, mark
from games.kernel.luck import Fate
from games.kernel.rules import MIX, Outcome, Rules
from games.kernel.stored import same, written
from games.kernel.table import DREW, LUCK, REVEALED, TAKEN_BACK, TRIED, VEILED, State, Table, Told

S = TypeVar("S", bound=State)

# The number of a note, which answers no question.
NOTE = -1
# Steps that pass without asking anybody, in a row. More is a game that runs by itself for ever.
MOST_SILENT_STEPS = 1_000
# Questions withdrawn in a row because nothing was left to choose. More is a script that asks into the void for ever.
MOST_WITHDRAWN = 1_000


@dataclass(frozen=True, slots=True)
class Answer:
    """One line of the log. `sig` is the question as it was read, `trace` what the answer caused; both guard replay."""

    serial: int
    step: int
    n: int
    seat: Seat
    picks: tuple[str, ...]
    sig: str
    trace: str
    barrier: int
    id: str = ""
    by: By = "player"
    epoch: int = 0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state before a step: `n` is the next question's number, `at` how many answers came before."""

    step: int
    n: int
    at: int
    version: int
    data: str


@dataclass(frozen=True, slots=True)
class Save:
    """What memory keeps of a game: a checkpoint and the live answers since."""

    checkpoint: Checkpoint
    answers: tuple[Answer, ...] = ()
    epoch: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """What an answer caused. `checkpoint` is set when a step ended."""

    answer: Answer | None
    told: tuple[Told, ...]
    checkpoint: Checkpoint | None
    over: bool


@dataclass(frozen=True, slots=True)
class UndoReport:
    """What taking back would mean: how many answers, whose, and whether luck or secrets lie in between.

    `veiled`: what was asked behind a cover goes with it, and is not counted.
    """

    answers: int
    drew: bool
    revealed: bool
    seats: tuple[Seat, ...]
    veiled: bool = False

    def free_for(self, seat: Seat) -> bool:
        """May this seat take it back without asking the table?"""
        return not self.drew and not self.revealed and set(self.seats) <= {seat}


@dataclass(frozen=True, slots=True)
class WaitLine:
    """Whom the table waits for, as one viewer may see it."""

    seats: tuple[Seat, ...]
    msg: str
    answered: tuple[Seat, ...] = ()


class Refused(Exception):
    """An answer that was not accepted; nothing has changed."""


class Stale(Refused):
    """The question is closed, was undone, or belongs to another line of play."""


class Changed(Refused):
    """The question is open, but the option is gone or means something else now."""


class NotYours(Refused):
    """Another seat is asked."""


class BadPicks(Refused):
    """Too few, too many, doubled or unknown picks."""


class Duplicate(Refused):
    """This very answer was accepted already."""


class Ended(Refused):
    """The game is over."""


class TooFar(Exception):
    """Taking back needs an older checkpoint than the one in memory."""


class RuleCrash(Exception):
    """A rule failed. The game stands as before the answer; `report` has the traceback."""

    def __init__(self, report: str) -> None:
        super().__init__(report.strip().splitlines()[-1] if report.strip() else "rule crash")
        self.report = report


class CannotOpen(RuleCrash):
    """The step itself cannot be opened from its checkpoint: only undo to the step before helps."""


class _Diverged(Exception):
    """Replay met an answer that no longer means the same."""


@dataclass(slots=True)
class _Run(Generic[S]):
    """The open step: table, script and questions. Thrown away whole when anything goes wrong."""

    table: Table[S]
    script: Script[None]
    step: int
    n: int
    asks: tuple[Ask, ...] = ()
    told: list[Told] = field(default_factory=lambda: list[Told]())
    barrier: int = 0
    notes: list[tuple[Seat, str]] = field(default_factory=lambda: list[tuple[Seat, str]]())


def new_game(rules: Rules[S], state: S) -> Save:
    """The very first checkpoint."""
    return Save(Checkpoint(0, 0, 0, rules.version, state.model_dump_json()))


class Live(Generic[S]):
    """A game in play."""

    def __init__(self, rules: Rules[S], fate: Fate, save: Save, *, strict: bool = False) -> None:
        self.rules = rules
        self.fate = fate
        self.strict = strict
        self.epoch = save.epoch
        self.checkpoints: list[Checkpoint] = [save.checkpoint]
        self.answers: list[Answer] = []
        self.first = save.checkpoint.at  # answers before what is in memory
        self.lost: tuple[Answer, ...] = ()
        self._ids: set[str] = set()
        self._fresh: Checkpoint | None = None
        self.opening: tuple[Told, ...] = ()
        self.opening_barrier = 0
        self._rebuild(save.answers, at=save.checkpoint.at)

    # What is known now

    @property
    def state(self) -> S:
        return self._run.table.state

    @property
    def table(self) -> Table[S]:
        return self._run.table

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self._run.asks

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def ahead(self) -> Outcome | None:
        return None if self.over else self.rules.ahead(self.state)

    @property
    def sequel(self) -> str | None:
        """What it hands on to the next game of the same people."""
        return self.rules.sequel(self.state) if self.over else None

    @property
    def leaving(self) -> frozenset[Seat]:
        """Who has noted something that takes effect when the open step ends: they leave, or give up."""
        return frozenset(seat for seat, _ in self._run.notes)

    @property
    def noted(self) -> bool:
        """Is there a note that has not taken effect yet?"""
        return bool(self._run.notes)

    @property
    def count(self) -> int:
        """Answers given in this line of play."""
        return self.first + len(self.answers)

    @property
    def save(self) -> Save:
        last = self.checkpoints[-1]
        return Save(last, tuple(self.answers[last.at - self.first :]), self.epoch)

    def view(self, viewer: Seat | None) -> Any:
        return self.rules.view(self.state, viewer)

    def ask_numbered(self, n: int) -> Ask | None:
        return next((a for a in self._run.asks if a.n == n), None)

    def questions(self, viewer: Seat | None) -> tuple[Ask, ...]:
        """The open questions this viewer may read."""
        return tuple(a for a in self._run.asks if a.read_by(viewer))

    def waiting(self, viewer: Seat | None) -> tuple[WaitLine, ...]:
        """Whom we wait for, without telling what this viewer may not know: a cover is shown once, answered or not."""
        lines: list[WaitLine] = []
        covers: list[Cover] = []
        for a in self._run.asks:
            if a.cover is not None and not a.read_by(viewer):
                if a.cover not in covers:
                    covers.append(a.cover)
                    lines.append(WaitLine(a.cover.seats, a.cover.msg))
            elif not a.idle:
                done = (a.seat,) if a.held is not None else ()
                lines.append(WaitLine((a.seat,), a.msg, done))
        return tuple(lines)

    def default(self, question: Ask) -> tuple[str, ...]:
        """Legal picks for an absent seat, also after the options have changed."""
        keys = question.keys
        picks = [k for k in question.default if k in keys][: question.most]
        for k in keys:
            if len(picks) >= min(question.least, len(keys)):
                break
            if k not in picks:
                picks.append(k)
        return tuple(picks)

    # Answering

    def answer(
        self,
        n: int,
        seat: Seat,
        picks: Sequence[str],
        *,
        id: str = "",
        epoch: int | None = None,
        stamps: Sequence[str] = (),
        by: By = "player",
    ) -> Moved:
        """One atomic move, up to the next pause. Refused (see the errors above) without any effect if it does not fit."""
        if n == NOTE and len(picks) == 1 and (picks[0] in self.rules.notes or self.rules.is_aside(picks[0])):
            return self.note(seat, picks[0], id=id, epoch=epoch, by=by)
        question, chosen = self._check(n, seat, picks, id, epoch, stamps)
        sig = question.seal
        step = self._run.step
        try:
            fresh = self._go(Reply(question, chosen))
            trace, over = self._trace(), self.over
        except Exception as error:
            self._recover()
            raise RuleCrash(traceback.format_exc()) from error
        answer = Answer(
            self.count,
            step,
            n,
            seat,
            tuple(o.key for o in chosen),
            sig,
            trace,
            self._run.barrier | (0 if question.read_by(None) else VEILED),
            id,
            by,
            self.epoch,
        )
        self._accept(answer, fresh)
        return Moved(answer, tuple(self._run.told), self._fresh if fresh else None, over)

    def note(self, seat: Seat, what: str, *, id: str = "", epoch: int | None = None, by: By = "player") -> Moved:
        """Take down what a seat says outside of questions, if the rules know such a note. Refused without any effect."""
        self._check_line(id, epoch)
        if not self._notable(seat, what):
            raise BadPicks(f"nobody takes down {what!r} of seat {seat}")
        if (seat, what) in self._run.notes:
            raise Duplicate(f"{what!r} of seat {seat} is noted already")
        step = self._run.step
        try:
            fresh = self._take_down(seat, what)
            trace, over = self._trace(), self.over
        except Exception as error:
            self._recover()
            raise RuleCrash(traceback.format_exc()) from error
        run = self._run
        answer = Answer(self.count, step, NOTE, seat, (what,), "", trace, run.barrier, id, by, self.epoch)
        self._accept(answer, fresh)
        return Moved(answer, tuple(run.told), self._fresh if fresh else None, over)

    def _notable(self, seat: Seat, what: str) -> bool:
        return self.rules.takes_down(self.state, seat, what)

    def _take_down(self, seat: Seat, what: str) -> Checkpoint | None:
        """Keep a note for the end of the step, or heed an aside now. The checkpoint if that ended the game."""
        run = self._run
        run.told, run.barrier = [], 0
        if not self.rules.is_aside(what):
            run.notes.append((seat, what))
            run.table.leaving.add(seat)
            return None
        run.table.begin_answer(seat)
        if what == MIX:
            run.table.once(LUCK, TAKEN_BACK)
        else:
            self.rules.aside(run.table, seat, what)
        run.told, run.barrier = list(run.table.told), run.table.barrier
        if not self.rules.over(run.table.state):
            for a in run.asks:
                if a.look_again():
                    a.n = run.n  # another question: whoever was asked the first is not answering the second
                    run.n += 1
            return None
        run.script.close()
        run.asks, run.notes = (), []
        return self._close_step()

    def _check_line(self, id: str, epoch: int | None) -> None:
        if id and id in self._ids:
            raise Duplicate(f"answer {id} was accepted already")
        if self.over:
            raise Ended("the game is over")
        if epoch is not None and epoch != self.epoch:
            raise Stale("another line of play")

    def _check(
        self, n: int, seat: Seat, picks: Sequence[str], id: str, epoch: int | None, stamps: Sequence[str]
    ) -> tuple[Ask, tuple[Option[Any], ...]]:
        self._check_line(id, epoch)
        question = self.ask_numbered(n)
        if question is None:
            raise Stale(f"question {n} is closed")
        if question.seat != seat:
            raise NotYours(f"seat {question.seat} is asked")
        chosen = self._chosen(question, picks, stamps)
        if question.held is not None and set(question.held) == set(picks):
            raise Duplicate("the same answer is held already")
        return question, chosen

    def _chosen(self, question: Ask, picks: Sequence[str], stamps: Sequence[str] = ()) -> tuple[Option[Any], ...]:
        """The options picked, in their own order; refused if they are not a legal answer."""
        by_key = {o.key: o for o in question.options}
        unknown = [k for k in picks if k not in by_key]
        if unknown:
            if stamps or question.rev:
                raise Changed(f"{unknown[0]} is no longer offered")
            raise BadPicks(f"{unknown[0]} is not offered")
        if stamps and [by_key[k].stamp for k in picks] != list(stamps):
            raise Changed("the option means something else now")
        least = min(question.least, len(question.options))
        if len(set(picks)) != len(picks) or not least <= len(picks) <= question.most:
            raise BadPicks(f"pick {least} to {question.most} different options")
        return tuple(o for o in question.options if o.key in picks)

    def _accept(self, answer: Answer, fresh: Checkpoint | None) -> None:
        self.answers.append(answer)
        if answer.id:
            self._ids.add(answer.id)
        if fresh:
            self._fresh = Checkpoint(fresh.step, fresh.n, self.count, fresh.version, fresh.data)
            self.checkpoints.append(self._fresh)

    # Undo

    def would_undo(self, to: int) -> UndoReport:
        """What taking back to `to` answers would mean."""
        if to < self.first:
            raise TooFar(f"only answers from {self.first} on are in memory")
        gone = self.answers[to - self.first :]
        return UndoReport(
            len(gone),
            any(a.barrier & DREW for a in gone),
            any(a.barrier & (REVEALED | TRIED) for a in gone),
            tuple(sorted({a.seat for a in gone})),
        )

    def undo(self, to: int) -> tuple[Answer, ...]:
        """Take back to `to` answers. What was given stays in the log as undone; old buttons die with the epoch."""
        if not self.first <= to < self.count:
            raise TooFar(f"cannot go back to {to}")
        gone = tuple(self.answers[to - self.first :])
        kept = self.answers[: to - self.first]
        before = (self.checkpoints, self.answers, self.epoch, self.lost, self.opening, self._ids, self._fresh, self._run)
        self.checkpoints = [c for c in self.checkpoints if c.at <= to]
        self.epoch += 1
        last = self.checkpoints[-1].at
        self.answers = kept[: last - self.first]
        try:
            self._rebuild(kept[last - self.first :], at=last)
        except CannotOpen:
            # Changed rules cannot open that older step; then the game stays where it is.
            self.checkpoints, self.answers, self.epoch, self.lost, self.opening, self._ids, self._fresh, self._run = before
            raise
        return gone

    # The machine itself

    def _open(self, checkpoint: Checkpoint) -> None:
        state = self.rules.load(checkpoint.data, checkpoint.version)
        table = self.rules.table(state, self.fate, checkpoint.step)
        table.strict = self.strict
        self._run = _Run(table, self.rules.step(table), checkpoint.step, checkpoint.n)

    def _rebuild(self, since: Iterable[Answer], at: int) -> None:
        """Open the last checkpoint's step and replay `since`: the longest prefix that still means the same is kept."""
        since = list(since)
        try:
            self._open(self.checkpoints[-1])
            fresh = None if self.over else self._go(None)
        except Exception as error:
            raise CannotOpen(traceback.format_exc()) from error
        if fresh:
            fresh = replace(fresh, at=at)
            if at == 0 and len(self.checkpoints) == 1:
                self._fresh = fresh
            self.checkpoints.append(fresh)
        self.opening, self.opening_barrier = tuple(self._run.told), self._run.barrier
        for i, old in enumerate(since):
            try:
                self._replay(old)
            except Exception:
                self._diverge(since, i)
                return
        self._ids = {a.id for a in self.answers if a.id}

    def _replay(self, old: Answer) -> None:
        if old.n == NOTE:
            if len(old.picks) != 1 or not self._notable(old.seat, old.picks[0]):
                raise _Diverged
            ended = self._take_down(old.seat, old.picks[0])
            if self._trace() != old.trace:
                raise _Diverged
            self._accept(old, ended)
            return
        question = self.ask_numbered(old.n)
        if question is None or question.seat != old.seat or question.seal != old.sig:
            raise _Diverged
        fresh = self._go(Reply(question, self._chosen(question, old.picks)))
        if self._trace() != old.trace:
            raise _Diverged
        self._accept(old, fresh)

    def _diverge(self, since: list[Answer], kept: int) -> None:
        """After a change of the rules: keep what still means the same, mark the rest lost, open a new line of play."""
        self.lost = (*self.lost, *since[kept:])
        self.epoch += 1
        last = self.checkpoints[-1].at
        tail = self.answers[last - self.first :]
        self.answers = self.answers[: last - self.first]
        self._rebuild(tail, at=last)

    def _recover(self) -> None:
        last = self.checkpoints[-1].at
        tail = self.answers[last - self.first :]
        self.answers = self.answers[: last - self.first]
        self._rebuild(tail, at=last)

    def _go(self, reply: Reply | None) -> Checkpoint | None:
        """Run to the next pause, through as many steps as pass without a question.

        The checkpoint at the last step's end, if a step ended and its end is stored. An earlier one of the same answer would
        not do: opened from there, what came after it would be told again.
        """
        run = self._run
        run.table.begin_answer(None if reply is None else reply.ask.seat)
        run.told = []
        run.barrier = 0
        if reply is not None and run.table.mixes:
            self.rules.mix(run.table, f"{reply.ask.n}:{reply.ask.seat}:{'+'.join(o.key for o in reply.picks)}")
        fresh: Checkpoint | None = None
        silent = withdrawn = 0
        while True:
            try:
                wait = next(run.script) if reply is None else run.script.send(reply)
            except StopIteration:
                self._heed_notes()
                run.told += run.table.told
                run.barrier |= run.table.barrier
                run.asks = ()
                fresh = self._close_step()
                if self.rules.over(run.table.state):
                    return fresh
                silent += 1
                if silent > MOST_SILENT_STEPS:
                    raise RuleBug("the game runs on without asking anybody") from None
                reply = None
                continue
            gone = self._settle(wait)
            if gone is None:
                run.told += run.table.told
                run.barrier |= run.table.barrier
                return fresh
            withdrawn += 1
            if withdrawn > MOST_WITHDRAWN:
                raise RuleBug(f"question {gone.msg} is asked again and again without options")
            reply = Reply(gone, gone=True)

    def _heed_notes(self) -> None:
        """Between two steps no script holds on to anything: here a note can change the state."""
        run = self._run
        notes, run.notes = run.notes, []
        run.table.leaving.clear()  # from here on they leave one after the other
        for seat, what in notes:
            if not self.rules.over(run.table.state):
                self.rules.note(run.table, seat, what)

    def _close_step(self) -> Checkpoint | None:
        """On to the next step; the checkpoint between them, if this is a place for one."""
        run = self._run
        state = run.table.state
        if not self.rules.stores(state) and not self.rules.over(state):
            self._next_step(state)
            return None
        # Play goes on with what was stored, so that a table that was never loaded cannot differ from one that was
        # (two fields that shared one list would).
        data, alike = written(state)
        if self.strict or not alike:
            again = self.rules.load(data, self.rules.version)
            if self.strict and not same(again, state):
                raise RuleBug("the state does not survive being stored")
            state = again
        self._next_step(state)
        return Checkpoint(run.step, run.n, 0, self.rules.version, data)

    def _next_step(self, state: S) -> None:
        run = self._run
        run.step += 1
        deeds, answering = run.table.deeds, run.table.answering
        run.table = self.rules.table(state, self.fate, run.step)
        run.table.deeds, run.table.answering = deeds, answering  # still the same answer
        run.table.strict = self.strict
        run.script = self.rules.step(run.table)

    def _settle(self, wait: Wait) -> Ask | None:
        """Recompute live menus and number new questions. Returns a question that ran out of options, if any."""
        run = self._run
        run.table.pauses += 1
        run.table.paused = True
        for a in wait.asks:
            if a.n < 0:
                a.refresh()
                a.n = run.n
                run.n += 1
            elif a.live and a.refresh():
                a.rev += 1
            if self.strict and wait.parallel and not a.live:
                raise RuleBug(f"{a.msg}: side by side, options must be live")
        run.table.paused = False
        for a in wait.asks:
            if not a.options:
                if not a.live:
                    raise RuleBug(f"question {a.msg} has no options")
                return a
        if not any(a.needed for a in wait.asks):
            raise RuleBug(f"nobody is needed: {[a.msg for a in wait.asks]}")
        run.asks = wait.asks
        return None

    def _trace(self) -> str:
        run = self._run
        told = [(t.event.values(), t.to, t.others and t.others.values()) for t in run.told]
        return mark(told, [(a.n, a.seal) for a in run.asks])


def verify(rules: Rules[S], fate: Fate, start: Checkpoint, answers: Sequence[Answer]) -> int:
    """How many answers of a finished log replay to exactly what was logged; all of them if nobody cheated."""
    live = Live(rules, fate, Save(start, tuple(answers)))
    return len(answers) - len(live.lost)
