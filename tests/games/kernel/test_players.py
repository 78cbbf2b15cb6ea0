"""Automatic players, and random scripts of questions against a model."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random as Dice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.ask import Ask, Option, Script, ask, ask_all, ask_some, together
from games.kernel.ask import menu as live_menu
from games.kernel.live import Live, Save
from games.kernel.players import Default, Random

from .toys import ToyTable, frozen, note, table, words

KEYS = ["a", "b", "c", "d", "e"]


@st.composite
def questions(draw: st.DrawFn) -> Ask:
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, min_size=1))
    least = draw(st.integers(0, 4))
    most = draw(st.integers(max(least, 1), 6))
    default = tuple(draw(st.lists(st.sampled_from([*KEYS, "gone"]), unique=True)))
    question = Ask(0, "q", words(*keys), least=least, most=most, default=default)
    question.refresh()
    return question


def legal(question: Ask, picks: tuple[str, ...]) -> bool:
    least = min(question.least, len(question.options))
    return set(picks) <= set(question.keys) and len(set(picks)) == len(picks) and least <= len(picks) <= question.most


@given(questions())
def test_the_default_player_always_answers_legally_and_keeps_to_the_named_picks(question: Ask) -> None:
    picks = Default().pick(None, question)
    assert legal(question, picks)
    wanted = [k for k in question.default if k in question.keys][: question.most]
    assert list(picks[: len(wanted)]) == wanted
    assert len(picks) == max(len(wanted), min(question.least, len(question.keys)))


@given(questions(), st.integers(0, 2**16))
def test_the_random_player_always_answers_legally(question: Ask, seed: int) -> None:
    assert legal(question, Random(Dice(seed).randrange).pick(None, question))


def test_the_random_player_reaches_every_answer() -> None:
    question = Ask(0, "q", words("a", "b", "c"), least=0, most=2)
    question.refresh()
    player = Random(Dice(1).randrange)
    seen = {frozenset(player.pick(None, question)) for _ in range(300)}
    assert len(seen) == 1 + 3 + 3


# Random scripts: a plan is a tree of questions, and a model without a kernel says what its log must be.


@dataclass(frozen=True)
class One:
    seat: int
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Some:
    seat: int
    keys: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True)
class All:
    seats: tuple[int, ...]
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Beside:
    seats: tuple[int, ...]
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Roll:
    label: str


Plan = One | Some | All | Beside | Roll

keys_ = st.lists(st.sampled_from(KEYS), unique=True, min_size=1, max_size=4).map(tuple)
seats_ = st.lists(st.integers(0, 2), unique=True, min_size=1).map(tuple)
plans = st.lists(
    st.one_of(
        st.builds(One, st.integers(0, 2), keys_),
        st.builds(Some, st.integers(0, 2), keys_, st.integers(0, 2), st.integers(0, 4)),
        st.builds(All, seats_, keys_),
        st.builds(Beside, seats_, keys_),
        st.builds(Roll, st.sampled_from(["roll:0", "roll:1"])),
    ),
    min_size=1,
    max_size=5,
)


def run(g: ToyTable, plan: list[Plan]) -> Script[None]:
    for part in plan:
        match part:
            case One(seat, keys):
                note(g, (yield from ask(seat, "one", words(*keys))))
            case Some(seat, keys, least, most):
                note(g, (yield from ask_some(seat, "some", words(*keys), least, most)))
            case All(seats, keys):
                note(g, (yield from ask_all({s: Ask(s, "all", words(*keys)) for s in seats})))
            case Beside(seats, keys):
                yield from together(lambda group, seats=seats, keys=keys: [alone(g, s, keys) for s in seats])
            case Roll(label):
                note(g, f"rolled {g.draw(6, label)}")


def alone(g: ToyTable, seat: int, keys: tuple[str, ...]) -> Script[None]:
    """Takes one key that nobody has taken in this log yet; nothing left, nothing taken."""

    def left() -> list[Option[str]]:
        return words(*(k for k in keys if f"took {k}" not in g.state.log))

    got = yield from live_menu(seat, "take", left)
    if got:
        note(g, f"took {got}")


def model(plan: list[Plan], answers: list[Any]) -> list[str]:
    """What the log of a plan must be, from the answers alone; rolls are left open."""
    log: list[str] = []
    given_ = iter(answers)
    for part in plan:
        match part:
            case One():
                log.append(next(given_).picks[0])
            case Some(_, keys, _, most):
                log.append(str(list(next(given_).picks)) if min(most, len(keys)) > 0 else "[]")
            case All(seats, _):
                held: dict[int, list[str]] = {}
                while len(held) < len(seats):
                    a = next(given_)
                    held[a.seat] = list(a.picks)
                log.append(str({s: held[s] for s in seats}))
            case Beside(seats, keys):
                for _ in seats:
                    if all(f"took {k}" in log for k in keys):
                        break
                    log.append(f"took {next(given_).picks[0]}")
            case Roll():
                log.append("rolled")
    assert next(given_, None) is None
    return log


@settings(max_examples=120)
@given(st.lists(plans, min_size=1, max_size=3), st.integers(0, 2**16))
def test_random_scripts_do_what_the_model_says_and_survive_storing_and_taking_back(steps: list[list[Plan]], seed: int) -> None:
    dice = Dice(seed)
    t = table(*[lambda g, plan=plan: run(g, plan) for plan in steps])
    player = Random(dice.randrange)
    while not t.over:
        question = dice.choice(t.live.asks)
        picks = player.pick(None, question)
        if question.held == picks:
            continue
        before = frozen(t.live)
        t.says(question.seat, *picks, msg=question.msg)
        after = frozen(t.live)
        if dice.random() < 0.3:
            (gone,) = t.live.undo(t.live.count - 1)
            assert frozen(t.live) == before
            t.live.answer(gone.n, gone.seat, gone.picks)
            assert frozen(t.live) == after
        if dice.random() < 0.3:
            t.live = reloaded(t.live)
            assert frozen(t.live) == after
    rolled = ["rolled" if line.startswith("rolled ") else line for line in t.state.log]
    assert rolled == model([part for plan in steps for part in plan], list(t.live.answers))


def reloaded(live: Live[Any]) -> Live[Any]:
    """Loaded from its very first checkpoint, so that the whole log stays in memory."""
    return Live(live.rules, live.fate, Save(live.checkpoints[0], tuple(live.answers), live.epoch), strict=True)
