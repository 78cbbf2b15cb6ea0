"""Notes: what a seat says outside of questions is logged like an answer and takes effect when the step ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.kernel.ask import RuleBug, Script, Seat, ask
from games.kernel.live import NOTE, BadPicks, Duplicate, Ended, Live, RuleCrash, Save, Stale, new_game, verify
from games.kernel.luck import Fate
from games.kernel.rules import Rules
from games.kernel.testing import Play

from .toys import Toy, ToyState, ToyTable, frozen, note, words

FATE = Fate(b"notes")


def round_(g: ToyTable) -> Script[None]:
    for seat in (0, 1):
        if g.state.num.get(f"gone {seat}"):
            continue
        note(g, f"{seat} {(yield from ask(seat, 'deed', words('walk', 'roll')))}")


class Leavers(Toy):
    notes = frozenset({"go", "fall"})

    def note(self, table: ToyTable, seat: Seat, what: str) -> None:
        if what == "fall":
            raise ValueError("over a rule")
        table.state.num[f"gone {seat}"] = 1
        note(table, f"{seat} goes, {table.draw(6, f'goes:{seat}')}")


def opened(*steps: object) -> Play[ToyState]:
    rules = Leavers(*(steps or (round_,) * 4))  # type: ignore[arg-type]
    return Play(Live(rules, FATE, new_game(rules, ToyState(seats=2)), strict=True))


def test_a_note_changes_nothing_until_the_step_ends() -> None:
    t = opened()
    before = (t.state.model_dump_json(), t.open)
    t.notes(1, "go")
    assert (t.state.model_dump_json(), t.open) == before
    assert t.last == ()
    t.says(0, "walk")
    t.asks(1, "deed").says(1, "walk")
    assert t.state.log[:2] == ["0 walk", "1 walk"]
    assert t.state.log[2].startswith("1 goes")
    assert [e.what for e in t.events()][2].startswith("1 goes")  # type: ignore[attr-defined]
    t.says(0, "roll").says(0, "roll").asks_not(1)


def test_while_the_step_lasts_its_script_can_know_who_leaves() -> None:
    def seen(g: ToyTable) -> Script[None]:
        yield from ask(0, "deed", words("walk", "roll"))
        note(g, f"leaving: {sorted(g.leaving)}")

    t = opened(seen, seen, seen)
    t.says(0, "walk").notes(1, "go").reload().says(0, "walk").says(0, "walk")
    assert [line for line in t.state.log if "leaving" in line] == ["leaving: []", "leaving: [1]", "leaving: []"]


def test_a_note_is_in_the_log_and_survives_being_stored_at_any_moment() -> None:
    t = opened()
    t.says(0, "walk").notes(1, "go")
    logged = t.live.answers[-1]
    assert (logged.n, logged.seat, logged.picks, logged.barrier) == (NOTE, 1, ("go",), 0)
    t.reload().says(1, "walk").reload().says(0, "walk").reload()
    assert t.state.num == {"gone 1": 1}
    assert verify(t.live.rules, FATE, new_game(t.live.rules, ToyState(seats=2)).checkpoint, t.live.answers) == len(t.live.answers)


def test_a_log_with_a_note_replays_by_its_answers_alone() -> None:
    t = opened()
    t.says(0, "walk").notes(1, "go").says(1, "walk").says(0, "walk")
    u = opened()
    for a in t.live.answers:
        u.live.answer(a.n, a.seat, a.picks)
    assert frozen(u.live) == frozen(t.live)
    assert [a.trace for a in u.live.answers] == [a.trace for a in t.live.answers]


@pytest.mark.parametrize("to", range(5))
def test_a_note_can_be_taken_back_with_what_it_did(to: int) -> None:
    deeds = [(0, "walk"), (1, "go"), (1, "walk"), (0, "walk"), (0, "walk")]

    def play(upto: int) -> Play[ToyState]:
        t = opened()
        for seat, what in deeds[:upto]:
            t = t.notes(seat, what) if what == "go" else t.says(seat, what)
        return t

    t = play(5)
    gone = t.live.undo(to)
    assert frozen(t.live) == frozen(play(to).live)
    for a in gone:
        t.live.answer(a.n, a.seat, a.picks)
    assert frozen(t.live) == frozen(play(5).live)


def test_whatever_cannot_be_noted_is_refused_without_effect() -> None:
    t = opened()
    before = (t.state.model_dump_json(), t.open, t.live.count)
    for seat, what in ((1, "dance"), (2, "go"), (-1, "go")):
        with pytest.raises(BadPicks):
            t.live.note(seat, what)
    with pytest.raises(Stale):
        t.live.note(1, "go", epoch=7)
    assert (t.state.model_dump_json(), t.open, t.live.count) == before
    t.live.note(1, "go", id="press 1")
    with pytest.raises(Duplicate):
        t.live.note(0, "go", id="press 1")
    with pytest.raises(Duplicate):
        t.live.note(1, "go")
    assert t.live.count == 1
    u = opened(round_)
    u.says(0, "walk").says(1, "walk")
    with pytest.raises(Ended):
        u.live.note(0, "go")


def test_a_note_that_crashes_leaves_the_game_as_it_was() -> None:
    t = opened()
    t.notes(1, "fall").says(0, "walk")
    before = frozen(t.live)
    with pytest.raises(RuleCrash, match="over a rule"):
        t.says(1, "walk")
    assert frozen(t.live) == before
    t.live.undo(0)
    t.says(0, "walk").says(1, "walk")


def test_a_note_todays_rules_do_not_know_is_lost_and_the_rest_before_it_kept() -> None:
    t = opened()
    t.says(0, "walk").notes(1, "go")
    plain = Toy(*(round_,) * 4)
    live = Live(plain, FATE, t.live.save)
    assert [a.picks for a in live.lost] == [("go",)]
    assert [a.picks for a in live.answers] == [("walk",)]


def test_a_forged_note_is_no_answer() -> None:
    t = opened()
    t.says(0, "walk").notes(1, "go").says(1, "walk")
    answers = [replace(a, picks=("dance",)) if a.n == NOTE else a for a in t.live.answers]
    start = new_game(t.live.rules, ToyState(seats=2)).checkpoint
    assert Live(t.live.rules, FATE, Save(start, tuple(answers))).lost
    assert verify(t.live.rules, FATE, start, answers) == 1


def test_a_game_without_notes_takes_none_down() -> None:
    assert Rules.notes == frozenset()
    t = Play(Live(Toy(round_), FATE, new_game(Toy(round_), ToyState(seats=2))))
    with pytest.raises(BadPicks):
        t.notes(0, "go")
    with pytest.raises(RuleBug):
        t.live.rules.note(t.live.table, 0, "go")


# Asides: heeded at once


class Whisperers(Toy):
    asides = frozenset({"hush", "give up", "fall"})

    def aside(self, table: ToyTable, seat: Seat, what: str) -> None:
        if what == "fall":
            raise ValueError("over a rule")
        if what == "give up":
            table.state.at = len(self.steps)
        table.state.num[what] = table.state.num.get(what, 0) + 1
        note(table, f"{seat} says {what}")

    def hears(self, state: ToyState, seat: Seat, what: str) -> bool:
        return super().hears(state, seat, what) and not (what == "hush" and seat == 0)


def whispering() -> Play[ToyState]:
    rules = Whisperers(*(round_,) * 4)
    return Play(Live(rules, FATE, new_game(rules, ToyState(seats=2)), strict=True))


def test_an_aside_is_heeded_at_once_and_the_question_stays_open() -> None:
    t = whispering()
    n = t.question(0).n
    t.notes(1, "hush").notes(1, "hush")
    assert t.state.num["hush"] == 2
    assert [e.what for e in t.events()][-1] == "1 says hush"  # type: ignore[attr-defined]
    assert t.question(0).n == n
    t.reload()
    assert t.state.num["hush"] == 2
    t.says(0, "walk").asks(1, "deed")


def test_an_aside_that_ends_the_game_ends_the_open_step() -> None:
    t = whispering()
    t.says(0, "walk")
    moved = t.live.note(1, "give up")
    assert moved.over
    assert moved.checkpoint is not None
    assert t.live.asks == ()
    t.reload()
    assert t.over
    assert verify(t.live.rules, FATE, new_game(t.live.rules, ToyState(seats=2)).checkpoint, t.live.answers) == len(t.live.answers)
    with pytest.raises(Ended):
        t.live.note(0, "give up")


def test_the_rules_say_who_may_say_what() -> None:
    t = whispering()
    with pytest.raises(BadPicks):
        t.live.note(0, "hush")
    t.notes(1, "hush")


def test_a_rule_that_fails_at_an_aside_leaves_the_game_as_it_was() -> None:
    t = whispering().says(0, "walk").notes(1, "hush")
    before = frozen(t.live)
    with pytest.raises(RuleCrash):
        t.live.note(1, "fall")
    assert frozen(t.live) == before
    t.asks(1, "deed").says(1, "walk")


def test_an_aside_is_taken_back_with_what_came_after_it() -> None:
    t = whispering().says(0, "walk").notes(1, "hush").says(1, "walk")
    t.live.undo(1)
    assert "hush" not in t.state.num
    t.asks(1, "deed")
