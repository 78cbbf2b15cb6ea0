"""Everybody at once: `ask_all`."""

from __future__ import annotations

import pytest

from games.kernel.ask import Ask, Option, Script, ask, ask_all, menu, option, together
from games.kernel.live import Changed, Duplicate, RuleCrash

from .toys import ToyTable, note, result_of, table, words


def discard(seats: int = 3) -> dict[int, Ask]:
    return {s: Ask(s, "discard", words("a", "b", "c"), least=0, most=2, default=("b",)) for s in range(seats)}


def test_nothing_happens_before_the_last_answer_and_the_result_is_in_the_callers_order() -> None:
    def step(g: ToyTable) -> Script[None]:
        got = yield from ask_all({s: discard()[s] for s in (2, 0, 1)})
        note(g, got)

    t = table(step)
    t.says(1, "c", "a").says(0)
    assert t.state.log == []
    assert t.last == ()
    t.says(2, "b")
    assert t.state.log == ["{2: ['b'], 0: [], 1: ['a', 'c']}"]


def test_an_answer_can_be_revised_until_the_last_one_but_not_repeated() -> None:
    t, found = result_of(lambda g: ask_all(discard(2)))
    t.says(0, "a")
    held = t.question(0)
    assert held.held == ("a",)
    assert not held.needed
    t.refused(Duplicate, 0, "a", n=held.n).says(0, "b", "c").refused(Duplicate, 0, "c", "b", n=held.n).says(0, "a")
    assert t.live.count == 3
    t.reload().says(1, "b")
    assert found == [{0: ["a"], 1: ["b"]}]


def test_the_table_waits_only_for_those_who_have_not_answered() -> None:
    t, _ = result_of(lambda g: ask_all(discard()))
    t.says(1, "a")
    assert [(w.seats, w.answered) for w in t.live.waiting(None)] == [((0,), ()), ((1,), (1,)), ((2,), ())]
    t.default(2)
    assert t.over


def test_nobody_to_ask_gives_an_empty_result_at_once() -> None:
    t, found = result_of(lambda g: ask_all({}))
    assert t.over
    assert found == [{}]


def test_one_seat_may_decide_for_several_and_each_answer_is_filed_under_its_name() -> None:
    t, found = result_of(lambda g: ask_all({1: Ask(0, "for-one", words("a", "b")), 2: Ask(0, "for-two", words("a", "b"))}))
    t.says(0, "b", msg="for-two").asks(0, "for-one")
    assert not found
    t.says(0, "a", msg="for-one")
    assert found == [{1: ["a"], 2: ["b"]}]


def test_a_seat_whose_options_ran_out_is_no_longer_waited_for() -> None:
    t, found = result_of(lambda g: ask_all({0: Ask(0, "live", list), 1: Ask(1, "live", lambda: words("x"))}))
    t.asks_not(0).says(1, "x")
    assert found == [{0: [], 1: ["x"]}]


def taking(g: ToyTable) -> Script[None]:
    """Two seats plan at once what to take; a third takes something meanwhile."""
    g.state.deck = ["gold", "rope"]

    def left() -> list[Option[str]]:
        return words(*g.state.deck, "none")

    def plans() -> Script[None]:
        got = yield from ask_all({0: Ask(0, "plan", left), 1: Ask(1, "plan", left)})
        note(g, got)

    def thief() -> Script[None]:
        what = yield from menu(2, "steal", left)
        if what in g.state.deck:
            g.state.deck.remove(what)

    yield from together(lambda group: [plans(), thief()])


def test_a_held_answer_whose_option_is_gone_is_asked_again() -> None:
    t = table(taking).says(0, "gold").says(2, "gold")
    assert t.question(0).needed
    t.refused(Changed, 0, "gold", n=t.question(0).n)
    t.says(1, "rope")
    assert t.state.log == []
    t.reload().says(0, "none")
    assert t.state.log == ["{0: ['none'], 1: ['rope']}"]


def test_a_held_answer_whose_option_stays_is_kept_while_others_act() -> None:
    t = table(taking).says(0, "rope").says(2, "gold").says(1, "none")
    assert t.state.log == ["{0: ['rope'], 1: ['none']}"]


def test_a_held_answer_that_means_something_else_now_is_asked_again() -> None:
    def step(g: ToyTable) -> Script[None]:
        g.state.num["price"] = 1

        def plans() -> Script[None]:
            buy = Ask(0, "buy", lambda: [option("yes", g.state.num["price"], price=g.state.num["price"]), Option("no", 0)])
            got = yield from ask_all({0: buy, 1: Ask(1, "nod", lambda: words("x"))})
            note(g, got[0])

        def seller() -> Script[None]:
            yield from menu(2, "raise", lambda: words("up"))
            g.state.num["price"] = 5

        yield from together(lambda group: [plans(), seller()])

    t = table(step).says(0, "yes").says(2, "up").says(1, "x")
    assert t.state.log == []
    t.says(0, "yes")
    assert t.state.log == ["[5]"]


def test_one_set_of_questions_cannot_be_asked_twice() -> None:
    def step(g: ToyTable) -> Script[None]:
        asks = discard(1)
        yield from ask_all(asks)
        yield from ask_all(asks)

    t = table(step)
    with pytest.raises(RuleCrash, match="asked already"):
        t.says(0)
    t.asks(0, "discard")


def test_scripts_go_on_after_all_at_once() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask_all(discard(2))
        note(g, (yield from ask(0, "after", words("x"))))

    t = table(step).default(2).asks(0, "after").reload().says(0, "x")
    assert t.state.log == ["x"]
