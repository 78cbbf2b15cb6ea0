"""The base of automatic players: which method is asked, what it gets to see, and that every answer is legal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel.ask import Ask, Option
from games.kernel.luck import Fate
from games.kernel.pilot import Pilot, answers, legal
from games.kernel.players import Default


def question(msg: str, *keys: str, n: int = 0, **more: Any) -> Ask:
    asked = Ask(0, msg, [Option(k, {"secret": k}, (("card", k.upper()),)) for k in keys], n=n, **more)
    asked.refresh()
    return asked


class Doors:
    """A part: it decides about doors."""

    def __init__(self) -> None:
        self.shut = "shut"

    @answers("ti-door")
    def door(self, view: str, question: Ask) -> str:
        return self.shut


class Tiny(Pilot[str]):
    takes_default = frozenset({"ti-order"})

    def __init__(self, said: Any = "") -> None:
        super().__init__(Doors())
        self.said = said
        self.seen: list[str] = []

    def look(self, view: str) -> None:
        self.seen.append(view)

    @answers("ti-move", "ti-flee")
    def step(self, view: str, question: Ask) -> Any:
        return self.said

    @answers("ti-toss")
    def toss(self, view: str, question: Ask) -> str:
        return question.keys[self.chance(len(question.keys), question)]

    @answers("ti-peep")
    def peep(self, view: str, question: Ask) -> str:
        menu = question.menu() if callable(question.menu) else question.menu
        known = [*menu, *question.options, *(question.again()[0] if question.again else ())]
        return question.options[0].key if any(o.value is not None for o in known) else ""


def test_a_question_goes_to_the_method_that_names_it_its_own_or_a_parts() -> None:
    pilot = Tiny("b")
    assert pilot.pick("", question("ti-move", "a", "b")) == ("b",)
    assert pilot.pick("", question("ti-flee", "a", "b")) == ("b",)
    assert pilot.pick("", question("ti-door", "open", "shut")) == ("shut",)
    assert set(pilot.answered) == {"ti-move", "ti-flee", "ti-door", "ti-toss", "ti-peep"}


@pytest.mark.parametrize("msg", ["ti-order", "ti-unheard-of"])
def test_a_question_without_a_method_gets_the_answer_of_an_absent_person(msg: str) -> None:
    assert Tiny("b").pick("", question(msg, "a", "b", "c", default=("c",))) == ("c",)


def test_who_has_no_idea_answers_like_an_absent_person() -> None:
    asked = question("ti-move", "a", "b", default=("b",))
    assert Tiny("").pick("", asked) == ("b",)
    assert Tiny("").think("", asked) is None


def test_nothing_is_an_answer_where_nothing_may_be_picked() -> None:
    assert Tiny(()).pick("", question("ti-move", "a", "b", least=0, default=("b",))) == ()
    assert Tiny(()).pick("", question("ti-move", "a", "b", least=1, default=("b",))) == ("b",)


@given(
    st.one_of(st.sampled_from(["", "a", "z"]), st.lists(st.sampled_from("abcz"), max_size=4).map(tuple)),
    st.integers(0, 3),
    st.integers(1, 3),
)
def test_whatever_a_method_says_the_answer_is_legal(said: Any, least: int, more: int) -> None:
    asked = question("ti-move", "a", "b", "c", least=least, most=max(least, more), default=("c",))
    picks = Tiny(said).pick("", asked)
    assert legal(asked, picks)
    wanted = (said,) if isinstance(said, str) else said
    assert picks == (wanted if legal(asked, wanted) else Default().pick("", asked))


def test_a_hollow_question_is_not_thought_about() -> None:
    assert Tiny("b").pick("", question("ti-move", "a", "b", default=("a",), hollow=True)) == ("a",)


def test_what_an_option_means_to_the_rules_is_not_shown() -> None:
    asked = question("ti-peep", "a", "b", default=("b",))
    asked.again = lambda: (asked.options, True)
    assert Tiny().pick("", asked) == ("b",)
    assert asked.options[0].value == {"secret": "a"}  # it was a copy


def test_it_looks_at_every_view_also_where_it_does_not_think() -> None:
    pilot = Tiny("b")
    for view in ("one", "two"):
        pilot.pick(view, question("ti-order", "a"))
    assert pilot.seen == ["one", "two"]


def test_its_luck_is_its_own_seeded_and_the_same_for_the_same_question() -> None:
    asked = [question("ti-toss", "a", "b", "c", n=i) for i in range(40)]
    one, other = ([Tiny().pick("", a) for a in asked] for _ in range(2))
    assert one == other
    assert set(one) == {("a",), ("b",), ("c",)}
    third = Tiny()
    third._luck = Fate(b"another")
    assert [third.pick("", a) for a in asked] != one


def test_two_methods_for_one_question_are_refused() -> None:
    class Twice(Tiny):
        @answers("ti-door")
        def mine(self, view: str, question: Ask) -> str:
            return "open"

    with pytest.raises(TypeError, match="ti-door is answered twice"):
        Twice()


def test_it_steps_in_nowhere_unless_it_says_so() -> None:
    assert Tiny().wants_idle("", question("ti-move", "a", idle=True)) is False
    assert Tiny().says("", 0) == ""
