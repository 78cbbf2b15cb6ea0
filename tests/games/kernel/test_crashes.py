"""Bugs in rules: a crash changes nothing (I4), changed rules lose as little as possible (I5), endless loops end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel.ask import Script, ask, menu
from games.kernel.live import MOST_SILENT_STEPS, CannotOpen, Live, RuleCrash, Save, Stale
from games.kernel.table import MOST_PER_ANSWER
from games.kernel.testing import Play

from .toys import Step, Toy, ToyState, ToyTable, frozen, note, nothing, table, words


class Bomb:
    """Goes off once when armed: recovery replays the same code, which must not fail again."""

    armed = False

    def tick(self) -> None:
        if self.armed:
            self.armed = False
            raise RuntimeError("injected")


def crashes(t: Play[ToyState], bomb: Bomb, seat: int, key: str) -> None:
    before = (frozen(t.live), t.live.epoch, t.live.save)
    bomb.armed = True
    with pytest.raises(RuleCrash, match="RuntimeError: injected") as caught:
        t.says(seat, key)
    assert "in tick" in caught.value.report
    assert (frozen(t.live), t.live.epoch, t.live.save) == before
    t.says(seat, key)
    assert t.live.lost == ()


def test_a_crash_leaves_the_game_as_it_was_and_the_answer_can_be_given_again() -> None:
    bomb = Bomb()

    def step(g: ToyTable) -> Script[None]:
        for i in range(3):
            yield from ask(i, "go", words("x"))
            note(g, f"half {i}")
            g.state.num[f"paid{i}"] = 1
            bomb.tick()
            g.draw(6, f"roll:{i}")

    t = table(step)
    for seat in range(3):
        crashes(t, bomb, seat, "x")
    assert t.over


def test_a_crash_in_the_automatic_part_after_a_step_takes_back_the_answer_that_ended_it() -> None:
    bomb = Bomb()

    def first(g: ToyTable) -> Script[None]:
        yield from ask(0, "one", words("x"))
        yield from ask(1, "two", words("x"))
        note(g, "step done")

    def silent(g: ToyTable) -> Script[None]:
        note(g, "midnight")
        return nothing()

    def next_turn(g: ToyTable) -> Script[None]:
        bomb.tick()
        yield from ask(2, "three", words("x"))

    t = table(first, silent, next_turn).says(0, "x")
    crashes(t, bomb, 1, "x")
    assert t.state.log == ["step done", "midnight"]
    assert [c.at for c in t.live.checkpoints] == [0, 2]


def test_a_menu_function_that_crashes_is_a_crash_of_the_answer() -> None:
    bomb = Bomb()

    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "one", words("x"))
        yield from menu(1, "two", lambda: (bomb.tick(), words("x"))[1])

    crashes(table(step), bomb, 0, "x")


# Changed rules


def telling(*texts: str) -> Step:
    """A step that asks for each text and then tells it."""

    def step(g: ToyTable) -> Script[None]:
        for i, text in enumerate(texts):
            yield from ask(i % 2, "go", words("x", "y"))
            note(g, text)

    return step


def after_change(new: Step, *, answers: int = 4) -> Live[ToyState]:
    t = table(telling("one", "two", "three", "four", "five"))
    for i in range(answers):
        t.says(i % 2, "x")
    return Live(Toy(new), t.live.fate, t.live.save)


def test_unchanged_rules_lose_nothing() -> None:
    live = after_change(telling("one", "two", "three", "four", "five"))
    assert (live.lost, live.count, live.epoch) == ((), 4, 0)


def crashing(g: ToyTable) -> Script[None]:
    yield from telling("one", "two")(g)
    yield from ask(0, "go", words("x", "y"))
    raise RuntimeError("new bug")


def asks_another(g: ToyTable) -> Script[None]:
    yield from telling("one", "two")(g)
    yield from ask(2, "go", words("x", "y"))


def offers_less(g: ToyTable) -> Script[None]:
    yield from telling("one", "two")(g)
    yield from ask(0, "go", words("y"))


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        (telling("one", "two", "THREE", "four", "five"), 2),  # another event
        (telling("one", "two"), 1),  # ends early: the second answer no longer leads to a question
        (telling("one"), 0),
        (crashing, 2),
        (asks_another, 1),  # the second answer now leads to another question
        (offers_less, 1),
    ],
)
def test_after_a_change_of_the_rules_the_longest_prefix_that_means_the_same_is_kept(change: Step, kept: int) -> None:
    live = after_change(change)
    assert live.count == kept
    assert [a.serial for a in live.lost] == list(range(kept, 4))
    assert live.epoch == 1
    assert live.state.log == ["one", "two", "three", "four"][:kept]
    question = live.asks[0]
    with pytest.raises(Stale):
        live.answer(question.n, question.seat, ["x"], epoch=0)
    assert Live(Toy(change), live.fate, live.save).lost == ()  # the kept line is stable


def test_a_change_that_only_touches_what_nobody_has_seen_loses_nothing() -> None:
    def hidden(g: ToyTable) -> Script[None]:
        g.state.deck = ["new card"]
        yield from telling("one", "two", "three", "four", "five")(g)

    live = after_change(hidden)
    assert live.lost == ()
    assert live.state.deck == ["new card"]


def test_a_step_that_cannot_be_opened_says_so_and_the_step_before_still_can() -> None:
    def broken(g: ToyTable) -> Script[None]:
        raise RuntimeError("cannot begin")
        yield

    t = table(telling("one", "two"), telling("three", "four")).says(0, "x").says(1, "x").says(0, "x")
    with pytest.raises(CannotOpen, match="cannot begin"):
        Live(Toy(telling("one", "two"), broken), t.live.fate, t.live.save)
    older = Save(t.live.checkpoints[0], tuple(t.live.answers), t.live.epoch)
    live = Live(Toy(telling("one", "two"), broken), t.live.fate, older)
    assert live.count == 1  # the answer that led into the broken step is lost with what followed
    assert len(live.lost) == 2
    assert live.asks[0].seat == 1


# Loops


def test_a_step_that_only_draws_or_only_tells_for_ever_is_stopped() -> None:
    def endless(what: Callable[[ToyTable], object]) -> Step:
        def step(g: ToyTable) -> Script[None]:
            yield from ask(0, "go", words("x"))
            while True:
                what(g)

        return step

    for what in (lambda g: g.draw(6, "roll:0"), lambda g: note(g, "again")):
        t = table(endless(what))
        with pytest.raises(RuleCrash, match="without a pause"):
            t.says(0, "x")
        assert t.state.log == []
        t.asks(0, "go")


def test_the_limit_counts_per_answer_not_per_step_of_the_game() -> None:
    def many(g: ToyTable) -> Script[None]:
        for _ in range(MOST_PER_ANSWER // 2):
            g.draw(2, "coin:0")
        return nothing()

    def start(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))

    table(start, many, many, start).says(0, "x").asks(0, "go")
    with pytest.raises(RuleCrash, match="without a pause"):
        table(start, many, many, many, start).says(0, "x")
    table(start, many, start, many, many, start).says(0, "x").says(0, "x").asks(0, "go")


def test_a_game_that_runs_on_by_itself_is_stopped() -> None:
    quiet: list[Step] = [lambda g: nothing()] * MOST_SILENT_STEPS
    table(*quiet, telling("one")).asks(0, "go")
    with pytest.raises(CannotOpen, match="runs on without asking"):
        table(*quiet, lambda g: nothing(), telling("one"))


def test_a_script_that_asks_into_the_void_for_ever_is_stopped() -> None:
    def void(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        while True:
            yield from menu(0, "nothing-left", list)

    t = table(void)
    with pytest.raises(RuleCrash, match="again and again without options"):
        t.says(0, "x")
    t.asks(0, "go")
