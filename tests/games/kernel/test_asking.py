"""One question to one seat: fixed, several, live, prepared."""

from __future__ import annotations

import pytest

from games.kernel.ask import Ask, Option, RuleBug, Script, Wait, ask, ask_some, at_once, menu, option, put, together
from games.kernel.live import BadPicks, CannotOpen, Changed, RuleCrash, Stale

from .toys import ToyTable, note, nothing, result_of, table, words


def test_an_answer_is_the_options_value_and_the_log_keeps_its_key() -> None:
    t, found = result_of(lambda g: ask(0, "which", [Option("a", 41), Option("b", 42)]))
    t.says(0, "b")
    assert found == [42]
    assert t.live.answers[0].picks == ("b",)


def test_a_fixed_question_without_options_is_a_bug_of_the_rules() -> None:
    with pytest.raises(RuleBug, match="no options"):
        next(ask(0, "which", []))
    with pytest.raises(CannotOpen, match="has no options"):
        table(lambda g: put(Ask(0, "which", [])))


def test_the_default_is_the_first_option_unless_the_rules_name_another() -> None:
    assert _default(lambda g: ask(0, "which", words("a", "b"))) == ("a",)
    assert _default(lambda g: ask(0, "which", words("a", "b"), default="b")) == ("b",)
    assert _default(lambda g: ask(0, "which", words("a", "b"), default="never-there")) == ("a",)


def test_the_arguments_of_a_question_are_part_of_what_its_reader_sees() -> None:
    def sealed(cost: int, left: int) -> str:
        return table(lambda g: ask(0, "pay", [option("yes", 1, left=left)], cost=cost)).question().seal  # type: ignore[arg-type,return-value]

    assert sealed(1, 1) == sealed(1, 1)
    assert len({sealed(1, 1), sealed(2, 1), sealed(1, 2)}) == 3


def test_several_picks_come_in_the_order_of_the_options_never_of_the_clicks() -> None:
    t, found = result_of(lambda g: ask_some(0, "some", words("a", "b", "c"), 0, 3))
    t.says(0, "c", "a")
    assert found == [["a", "c"]]
    assert t.live.answers[0].picks == ("a", "c")


def test_the_most_is_clipped_to_what_there_is_and_the_least_to_the_most() -> None:
    t, found = result_of(lambda g: ask_some(0, "some", words("a", "b"), 3, 5))
    assert (t.question().least, t.question().most) == (2, 2)
    t.refused(BadPicks, 0, "a").says(0, "a", "b")
    assert found == [["a", "b"]]


@pytest.mark.parametrize(("options", "most"), [([], 3), (["a"], 0), (["a"], -1)])
def test_nothing_to_choose_gives_nothing_without_asking(options: list[str], most: int) -> None:
    t, found = result_of(lambda g: ask_some(0, "some", words(*options), 0, most))
    assert t.over
    assert found == [[]]
    assert t.live.count == 0


def test_too_few_too_many_doubled_and_unknown_picks_are_refused() -> None:
    t, found = result_of(lambda g: ask_some(0, "some", words("a", "b", "c"), 1, 2))
    t.refused(BadPicks, 0).refused(BadPicks, 0, "a", "b", "c").refused(BadPicks, 0, "a", "a").refused(BadPicks, 0, "x")
    t.says(0, "b")
    assert found == [["b"]]


def test_the_default_of_several_is_clipped_filled_up_and_legal() -> None:
    some = words("a", "b", "c")
    assert _default(lambda g: ask_some(0, "some", some, 0, 3)) == ()
    assert _default(lambda g: ask_some(0, "some", some, 2, 3)) == ("a", "b")
    assert _default(lambda g: ask_some(0, "some", some, 2, 3, default=["c"])) == ("c", "a")
    assert _default(lambda g: ask_some(0, "some", some, 0, 1, default=["c", "b"])) == ("c",)
    assert _default(lambda g: ask_some(0, "some", some, 1, 1, default=["gone"])) == ("a",)


def test_two_options_with_one_key_are_a_bug_of_the_rules() -> None:
    with pytest.raises(CannotOpen, match="two options with one key"):
        table(lambda g: ask(0, "which", [Option("a", 1), Option("a", 2)]))  # type: ignore[arg-type,return-value]

    def later(g: ToyTable) -> Script[None]:
        yield from ask(0, "first", words("go"))
        yield from ask_some(0, "then", words("a", "a"), 0, 2)

    t = table(later)
    with pytest.raises(RuleCrash, match="two options with one key"):
        t.says(0, "go")
    t.asks(0, "first")


def test_a_live_menu_is_recomputed_and_an_illegal_default_falls_back() -> None:
    def step(g: ToyTable) -> Script[None]:
        g.state.num["left"] = 2
        while (g.state.num["left"]) > 0:
            left = g.state.num["left"]
            yield from menu(
                0, "spend", lambda: [option(f"pay:{i}", i) for i in range(1, g.state.num["left"] + 1)], default="pay:2"
            )
            g.state.num["left"] = left - 1

    t = table(step)
    assert t.live.default(t.question()) == ("pay:2",)
    t.says(0, "pay:1")
    assert t.keys() == ("pay:1",)
    assert t.live.default(t.question()) == ("pay:1",)
    t.default()
    assert t.over


def test_a_live_menu_without_options_is_withdrawn_and_gives_none() -> None:
    t, found = result_of(lambda g: menu(0, "spend", list))
    assert t.over
    assert found == [None]
    assert t.live.count == 0


def test_a_prepared_question_gives_the_value_of_its_pick() -> None:
    t, found = result_of(lambda g: put(Ask(1, "which", [Option("a", "A"), Option("b", "B")], default=("b",))))
    t.asks(1, "which").default()
    assert found == ["B"]


def test_a_prepared_live_question_that_is_withdrawn_gives_none() -> None:
    t, found = result_of(lambda g: put(Ask(1, "which", list)))
    assert t.over
    assert found == [None]


def test_one_question_object_cannot_be_put_twice() -> None:
    """It would keep its number, and a press on the first post would answer the second asking."""

    def step(g: ToyTable) -> Script[None]:
        question = Ask(0, "again", words("yes"))
        yield from put(question)
        yield from put(question)

    t = table(step)
    with pytest.raises(RuleCrash, match="asked already"):
        t.says(0, "yes")


def test_questions_are_numbered_in_this_line_of_play_across_steps() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "one", words("x"))
        yield from ask(1, "two", words("x"))

    t = table(step, step)
    numbers: list[int] = []
    while not t.over:
        numbers.append(t.question().n)
        t.default()
    assert numbers == [0, 1, 2, 3]
    assert [a.n for a in t.live.answers] == [0, 1, 2, 3]


def test_an_old_press_counts_only_while_the_option_still_means_the_same() -> None:
    def step(g: ToyTable) -> Script[None]:
        g.state.num["price"] = 1

        def shop() -> list[Option[str]]:
            return [option("buy", "buy", price=g.state.num["price"]), Option("leave", "leave")]

        def wait() -> Script[None]:
            yield from menu(1, "haggle", lambda: [Option("up", "up")])
            g.state.num["price"] += 1

        def customer() -> Script[None]:
            note(g, (yield from menu(0, "shop", shop)))

        yield from together(lambda group: [customer(), wait()])

    t = table(step)
    shop = t.question(0)
    old = {o.key: o.stamp for o in shop.options}
    t.says(1, "up")
    assert t.question(0).n == shop.n
    assert t.question(0).rev == 1
    with pytest.raises(Changed):
        t.live.answer(shop.n, 0, ["buy"], stamps=[old["buy"]])
    t.asks(0, "shop")
    t.live.answer(shop.n, 0, ["leave"], stamps=[old["leave"]])
    assert t.state.log == ["leave"]


def test_a_closed_question_is_stale_and_an_unknown_key_with_a_stamp_has_changed() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "one", words("x"))
        yield from ask(0, "two", words("x"))

    t = table(step).says(0, "x")
    t.refused(Stale, 0, "x", n=0).refused(Stale, 0, "x", n=99).refused(BadPicks, 0, "y")
    with pytest.raises(Changed):
        t.live.answer(1, 0, ["y"], stamps=["abcd"])
    with pytest.raises(Changed):
        t.live.answer(1, 0, ["x"], stamps=["0000"])


def test_a_step_that_asks_nobody_passes_and_the_next_is_asked() -> None:
    t = table(lambda g: nothing(), lambda g: nothing(), lambda g: ask(2, "at last", words("x")))  # type: ignore[arg-type,return-value]
    t.asks(2, "at last")
    assert t.state.at == 2
    assert t.live.save.checkpoint.step == 2


def test_a_pause_in_which_nobody_is_needed_is_a_bug_of_the_rules() -> None:
    with pytest.raises(CannotOpen, match="nobody is needed"):
        table(lambda g: menu(0, "idle", lambda: words("x"), idle=True))  # type: ignore[arg-type,return-value]

    def empty(g: ToyTable) -> Script[None]:
        yield Wait(())

    with pytest.raises(CannotOpen, match="nobody is needed"):
        table(empty)


def _default(make: object) -> tuple[str, ...]:
    t = table(make)  # type: ignore[arg-type]
    picks = t.live.default(t.question())
    t.default()  # and it is accepted
    return picks


def test_a_deed_that_asks_nobody_happens_when_its_turn_comes() -> None:
    done: list[str] = []

    @at_once
    def deed(what: str) -> int:
        done.append(what)
        return len(done)

    script = deed("a")
    assert done == []
    with pytest.raises(StopIteration) as ended:
        next(script)
    assert (done, ended.value.value) == (["a"], 1)


def test_a_live_question_that_keeps_its_options_has_not_changed() -> None:
    shown = words("a", "b")
    question = Ask(0, "which", lambda: shown)
    assert question.refresh()
    seal = question.seal
    assert not question.refresh()
    shown = words("a", "b")
    assert not question.refresh(), "others, but they read the same"
    assert question.seal == seal
    shown = words("a")
    assert question.refresh()
    assert question.seal != seal
