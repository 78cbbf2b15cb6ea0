"""Refusals, each by its own type, each without any effect (I2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel.ask import Ask, Script, ask, ask_all, menu, together
from games.kernel.live import BadPicks, Changed, Duplicate, Ended, Live, NotYours, Refused, Stale
from games.kernel.testing import Play

from .toys import ToyState, ToyTable, frozen, note, table, words


def step(g: ToyTable) -> Script[None]:
    note(g, (yield from ask(0, "first", words("a", "b"))))
    note(g, (yield from ask_all({s: Ask(s, "all", words("x", "y")) for s in (0, 1)})))


def refused(t: Play[ToyState], why: type[Refused], answer: Callable[[Live[ToyState]], Any]) -> None:
    before = (frozen(t.live), t.live.epoch, t.live.save, list(t.live.answers), t.live.lost)
    with pytest.raises(why) as caught:
        answer(t.live)
    assert type(caught.value) is why
    assert before == (frozen(t.live), t.live.epoch, t.live.save, list(t.live.answers), t.live.lost)


def test_each_wrong_answer_is_refused_by_its_type_and_changes_nothing() -> None:
    t = table(step)
    t.live.answer(0, 0, ["a"], id="i1")
    refused(t, Stale, lambda v: v.answer(0, 0, ["a"]))
    refused(t, Stale, lambda v: v.answer(99, 0, ["x"]))
    refused(t, Stale, lambda v: v.answer(-1, 0, ["x"]))
    refused(t, Stale, lambda v: v.answer(1, 0, ["x"], epoch=1))
    refused(t, NotYours, lambda v: v.answer(1, 1, ["x"]))
    refused(t, NotYours, lambda v: v.answer(1, 7, ["x"]))
    refused(t, BadPicks, lambda v: v.answer(1, 0, ["z"]))
    refused(t, BadPicks, lambda v: v.answer(1, 0, []))
    refused(t, BadPicks, lambda v: v.answer(1, 0, ["x", "y"]))
    refused(t, BadPicks, lambda v: v.answer(1, 0, ["x", "x"]))
    refused(t, Changed, lambda v: v.answer(1, 0, ["x"], stamps=["0000"]))
    refused(t, Changed, lambda v: v.answer(1, 0, ["z"], stamps=["0000"]))
    refused(t, Duplicate, lambda v: v.answer(1, 0, ["x"], id="i1"))
    t.live.answer(1, 0, ["x"], id="i2", epoch=0, stamps=[t.question(0).options[0].stamp])
    refused(t, Duplicate, lambda v: v.answer(1, 0, ["x"], id="i3"))
    refused(t, Duplicate, lambda v: v.answer(2, 1, ["x"], id="i2"))
    t.live.answer(2, 1, ["y"], id="i3")
    assert t.over
    refused(t, Ended, lambda v: v.answer(2, 1, ["y"]))
    refused(t, Ended, lambda v: v.answer(3, 0, ["x"]))
    refused(t, Duplicate, lambda v: v.answer(2, 1, ["y"], id="i3"))


def test_a_refused_answer_does_not_use_up_its_id() -> None:
    t = table(step)
    refused(t, BadPicks, lambda v: v.answer(0, 0, ["z"], id="once"))
    t.live.answer(0, 0, ["a"], id="once")
    assert t.state.log == ["a"]


def test_ids_since_the_checkpoint_survive_storing() -> None:
    t = table(step)
    t.live.answer(0, 0, ["a"], id="i1")
    t.reload()
    refused(t, Duplicate, lambda v: v.answer(1, 0, ["x"], id="i1"))


def test_after_an_undo_the_ids_of_what_was_taken_back_are_free_and_the_others_are_not() -> None:
    t = table(step)
    t.live.answer(0, 0, ["a"], id="i1")
    t.live.answer(1, 0, ["x"], id="i2")
    t.live.undo(1)
    refused(t, Duplicate, lambda v: v.answer(1, 0, ["y"], id="i1"))
    t.live.answer(1, 0, ["y"], id="i2")


def test_a_vanished_option_is_changed_on_a_menu_that_moved_and_bad_on_one_that_never_had_it() -> None:
    def moving(g: ToyTable) -> Script[None]:
        def watcher() -> Script[None]:
            yield from menu(0, "watch", lambda: words("keep", *(() if g.state.log else ("gone",))))

        def mover() -> Script[None]:
            yield from menu(1, "move", lambda: words("m"))
            note(g, "moved")

        yield from together(lambda group: [watcher(), mover()])

    t = table(moving)
    refused(t, BadPicks, lambda v: v.answer(0, 0, ["never"]))
    t.says(1, "m")
    refused(t, Changed, lambda v: v.answer(0, 0, ["gone"]))
    t.says(0, "keep")
    assert t.over
