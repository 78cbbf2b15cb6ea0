"""Menus beside the play (`beside`) and questions under a cover (`veiled`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.kernel.ask import Ask, Cover, Option, Script, Seat, ask, beside, menu, put, together, veiled, window
from games.kernel.live import CannotOpen, Stale, WaitLine
from games.kernel.testing import play

from .duel import DuelRules, duel
from .toys import ToyTable, frozen, note, nothing, result_of, table, words


def helping(g: ToyTable) -> Script[None]:
    """Seat 0 acts; seat 1 may help while it has coins; helping asks how much."""
    g.state.num.setdefault("coins", 2)

    def main() -> Script[str]:
        first = yield from menu(0, "first", lambda: words("go"))
        note(g, first)
        fixed = yield from ask(0, "fixed", words("on"))
        note(g, fixed)
        last = yield from menu(0, "last", lambda: words("done"))
        note(g, last)
        return "result"

    def act(seat: Seat, what: str) -> Script[None]:
        many = yield from ask(seat, "how-many", [Option(str(i), i) for i in range(1, g.state.num["coins"] + 1)])
        g.state.num["coins"] -= many
        note(g, f"{what} {many}")

    got = yield from beside(main(), {1: lambda: words("help") if g.state.num["coins"] else []}, act, "step-in")
    note(g, got)


def test_an_any_time_menu_is_idle_and_stands_beside_the_question() -> None:
    t = table(helping).asks(0, "first").asks(1, "step-in")
    assert t.question(1).idle
    assert t.live.waiting(None) == (WaitLine((0,), "first"),)
    t.default().asks(0, "fixed")


def test_it_is_open_only_while_every_question_of_the_play_is_live() -> None:
    t = table(helping).says(0, "go").asks(0, "fixed").asks_not(1).says(0, "on").asks(0, "last").asks(1, "step-in")
    assert t.says(0, "done").state.log == ["go", "on", "done", "result"]


def test_using_it_leaves_the_question_of_the_play_open_under_its_number() -> None:
    t = table(helping)
    number = t.question(0).n
    t.says(1, "help").asks(1, "how-many").asks_not(0).says(1, "1")
    assert t.question(0).n == number
    t.asks(1, "step-in").reload().says(0, "go")
    assert t.state.log == ["help 1", "go"]


def test_a_used_menu_is_asked_anew_and_one_without_options_is_closed() -> None:
    t = table(helping)
    old = t.question(1).n
    t.says(1, "help").says(1, "1")
    t.refused(Stale, 1, "help", n=old).says(1, "help").says(1, "1")
    t.asks_not(1).says(0, "go").says(0, "on").asks_not(1).says(0, "done")
    assert t.state.log[-1] == "result"


def test_whether_a_menu_is_open_takes_one_option_and_none_where_the_play_leaves_no_room_for_it() -> None:
    made: list[str] = []

    def options() -> Iterator[Option[str]]:
        for word in ("help", "wait"):
            made.append(word)
            yield Option(word, word)

    def main() -> Script[str]:
        yield from menu(0, "first", lambda: words("go"))
        return (yield from ask(0, "fixed", words("on")))

    def step(g: ToyTable) -> Script[None]:
        yield from beside(main(), {1: options}, lambda seat, what: nothing(), "step-in")

    t = table(step)
    assert t.question(1).keys == ("help", "wait")
    assert made == ["help", "help", "wait"]  # looked for, then shown
    t.says(0, "go").asks(0, "fixed").asks_not(1)
    assert made == ["help", "help", "wait"]


def test_the_result_of_the_play_comes_through_even_if_it_asks_nobody() -> None:
    def silent() -> Script[int]:
        return 7
        yield

    t, found = result_of(lambda g: beside(silent(), {1: lambda: words("help")}, lambda seat, what: nothing(), "step-in"))
    assert t.over
    assert found == [7]


def test_any_time_menus_alone_are_not_enough_to_wait_for() -> None:
    def step(g: ToyTable) -> Script[None]:
        main = menu(0, "idle", lambda: words("x"), idle=True)
        yield from beside(main, {1: lambda: words("help")}, lambda seat, what: nothing(), "step-in")

    with pytest.raises(CannotOpen, match="nobody is needed"):
        table(step)


def test_trophies_are_traded_at_any_time_but_not_while_spells_are_asked_for() -> None:
    t = play(DuelRules(), duel("might", "toad", trophies=(2, 4)), {"fight:0": [5]})
    t.asks(0, "du-anytime").asks(1, "du-anytime").says(1, "trade").says(1, "trade").asks_not(1)
    assert t.state.strength == [1, 3]
    t.says(0, "fight").asks_not(0, "du-anytime").asks(1, "du-before-fight").says(0, "pass").says(1, "pass")
    t.asks(1, "du-turn").asks(0, "du-anytime")
    assert t.state.trophies == [3, 0]


def test_any_time_menus_of_two_seats_and_the_play_survive_storing() -> None:
    t = play(DuelRules(), duel("might", "toad", trophies=(4, 4)))
    for seat in (1, 0, 1, 0):
        t.says(seat, "trade")
        before = frozen(t.live)
        t.reload()
        assert frozen(t.live) == before


# Covers

VEIL = Cover("somebody-thinks", (1, 2))


def test_all_questions_of_a_veiled_script_however_deep_are_under_its_cover() -> None:
    def deeper() -> Script[str]:
        return (yield from menu(1, "deep", lambda: words("x")))

    def secret() -> Script[str]:
        first = yield from ask(1, "top", words("a"))
        second = yield from deeper()
        return f"{first}{second}"

    t, found = result_of(lambda g: veiled(VEIL, secret()))
    for msg, key in (("top", "a"), ("deep", "x")):
        assert t.live.waiting(None) == t.live.waiting(0) == (WaitLine((1, 2), "somebody-thinks"),)
        assert t.live.questions(0) == t.live.questions(2) == t.live.questions(None) == ()
        assert [a.msg for a in t.live.questions(1)] == [msg]
        assert t.live.waiting(1) == (WaitLine((1,), msg),)
        t.says(1, key)
    assert found == ["ax"]


def test_an_inner_question_may_bring_its_own_cover_and_its_own_audience() -> None:
    inner = Cover("something-else", (2,))

    def secret() -> Script[None]:
        yield from ask(2, "own-cover", words("x"), cover=inner)
        yield from ask(1, "own-audience", words("x"), audience=(2,))

    t = table(lambda g: veiled(VEIL, secret(), audience=(0,)))
    assert t.live.waiting(None) == (WaitLine((2,), "something-else"),)
    assert t.live.questions(0) == ()
    t.says(2, "x")
    assert t.live.waiting(None) == (WaitLine((1, 2), "somebody-thinks"),)
    assert [a.msg for a in t.live.questions(2)] == ["own-audience"]
    assert t.live.questions(0) == ()


def test_a_veil_may_name_who_reads_along() -> None:
    t = table(lambda g: veiled(VEIL, menu(1, "plot", lambda: words("x")), audience=(2,)))  # type: ignore[arg-type,return-value]
    assert [a.msg for a in t.live.questions(2)] == ["plot"]
    assert t.live.questions(0) == t.live.questions(None) == ()
    assert t.live.waiting(2) == (WaitLine((1,), "plot"),)


def test_a_window_inside_a_veil_without_a_cover_of_its_own_is_veiled() -> None:
    def inner(g: ToyTable) -> Script[None]:
        yield from window([1, 2], "react", lambda s: words("x"), lambda s, w: nothing(), eligible=lambda s: True)

    t = table(lambda g: veiled(VEIL, inner(g)))
    assert t.live.waiting(0) == (WaitLine((1, 2), "somebody-thinks"),)
    t.says(2, "pass")
    assert t.live.waiting(0) == (WaitLine((1, 2), "somebody-thinks"),)


def test_two_covers_open_at_once_are_both_shown_even_with_equal_words() -> None:
    def step(g: ToyTable) -> Script[None]:
        def secret(seat: Seat) -> Script[None]:
            yield from veiled(Cover("thinks", (seat,)), menu(seat, "secret", lambda: words("x")))

        yield from together(lambda group: [secret(1), secret(2)])

    t = table(step)
    assert t.live.waiting(0) == (WaitLine((1,), "thinks"), WaitLine((2,), "thinks"))


def test_one_reads_ones_own_question_whatever_the_audience() -> None:
    t = table(lambda g: put(Ask(1, "mine", words("x"), audience=())))
    assert [a.msg for a in t.live.questions(1)] == ["mine"]
    assert t.live.questions(0) == t.live.questions(None) == ()
