"""Taking back: exactly, across steps, with an honest report (I3)."""

from __future__ import annotations

import pytest

from games.kernel.ask import Script, ask
from games.kernel.live import CannotOpen, Live, Save, Stale, TooFar, UndoReport
from games.kernel.table import DREW, REVEALED, TRIED
from games.kernel.testing import Play

from .toys import Toy, ToyState, ToyTable, frozen, note, table, words


def round_(g: ToyTable) -> Script[None]:
    for seat in (0, 1):
        match (yield from ask(seat, "deed", words("walk", "roll", "look"))):
            case "roll":
                note(g, f"rolled {g.draw(6, f'roll:{seat}')}")
            case "look":
                g.reveal(seat)
                note(g, "looked")
            case _:
                note(g, "walked")


def played(*deeds: str) -> Play[ToyState]:
    t = table(round_, round_, round_)
    for i, deed in enumerate(deeds):
        t.says(i % 2, deed)
    return t


def test_taking_back_restores_exactly_and_the_same_answers_restore_the_later_state_exactly() -> None:
    for to in range(5):
        t = played("walk", "roll", "look", "roll", "walk")
        marks = {0: frozen(played().live)}
        u = played()
        for a in t.live.answers:
            u.live.answer(a.n, a.seat, a.picks)
            marks[u.live.count] = frozen(u.live)
        gone = t.live.undo(to)
        assert [a.serial for a in gone] == list(range(to, 5))
        assert frozen(t.live) == marks[to]
        for a in gone:
            t.live.answer(a.n, a.seat, a.picks)
        assert frozen(t.live) == marks[5]
        assert t.live.answers[-1].trace == gone[-1].trace


def test_taking_back_goes_across_steps_and_forgets_their_checkpoints() -> None:
    t = played("walk", "walk", "walk", "walk", "walk")
    assert [c.at for c in t.live.checkpoints] == [0, 2, 4]
    t.live.undo(1)
    assert [c.at for c in t.live.checkpoints] == [0]
    assert t.state.log == ["walked"]
    t.says(1, "walk")
    assert [c.at for c in t.live.checkpoints] == [0, 2]


def test_taking_back_the_end_of_the_game_opens_it_again() -> None:
    t = played(*["walk"] * 6)
    assert t.over
    t.live.undo(5)
    assert not t.over
    t.asks(1, "deed").says(1, "look")
    assert t.over


def test_taking_back_too_far_or_nothing_is_refused_without_effect() -> None:
    t = played("walk", "walk", "walk")
    before = frozen(t.live)
    for to in (-1, 3, 4):
        with pytest.raises(TooFar):
            t.live.undo(to)
    assert frozen(t.live) == before
    assert t.live.epoch == 0


def test_a_loaded_table_knows_only_its_last_checkpoint_and_an_older_one_reaches_further() -> None:
    t = played("walk", "roll", "look")
    old = t.live.checkpoints[0]
    answers = tuple(t.live.answers)
    t.reload()
    assert t.live.first == 2
    with pytest.raises(TooFar):
        t.live.would_undo(1)
    with pytest.raises(TooFar):
        t.live.undo(1)
    t.live.undo(2)
    further = Live(Toy(round_, round_, round_), t.live.fate, Save(old, answers, t.live.epoch), strict=True)
    further.undo(1)
    assert further.state.log == ["walked"]
    assert further.epoch == 2


def test_the_report_says_whose_answers_and_whether_luck_or_secrets_lie_between() -> None:
    t = played("walk", "roll", "look", "walk", "walk")
    assert [a.barrier for a in t.live.answers] == [0, DREW, REVEALED, 0, 0]
    assert t.live.would_undo(4) == UndoReport(1, drew=False, revealed=False, seats=(0,))
    assert t.live.would_undo(3) == UndoReport(2, drew=False, revealed=False, seats=(0, 1))
    assert t.live.would_undo(2) == UndoReport(3, drew=False, revealed=True, seats=(0, 1))
    assert t.live.would_undo(1) == UndoReport(4, drew=True, revealed=True, seats=(0, 1))
    assert t.live.would_undo(5) == UndoReport(0, drew=False, revealed=False, seats=())
    assert t.live.count == 5


def test_it_is_free_only_for_ones_own_answers_without_luck_or_secrets() -> None:
    assert played("walk").live.would_undo(0).free_for(0)
    assert not played("walk").live.would_undo(0).free_for(1)
    assert not played("walk", "walk").live.would_undo(0).free_for(0)
    assert not played("roll").live.would_undo(0).free_for(0)
    assert not played("look").live.would_undo(0).free_for(0)


def test_what_the_next_step_draws_or_shows_by_itself_counts_for_the_answer_that_led_there() -> None:
    def quiet(g: ToyTable) -> Script[None]:
        yield from ask(0, "end", words("x"))

    def drawing(g: ToyTable) -> Script[None]:
        g.draw(6, "weather:0")
        g.reveal()
        yield from ask(0, "end", words("x"))

    t = table(quiet, drawing, quiet).says(0, "x").says(0, "x")
    assert [a.barrier for a in t.live.answers] == [DREW | REVEALED, 0]


def test_taking_back_begins_a_new_line_of_play_and_old_buttons_die() -> None:
    t = played("walk", "walk")
    question = t.question()
    t.live.undo(1)
    assert t.live.epoch == 1
    with pytest.raises(Stale):
        t.live.answer(1, 1, ["walk"], epoch=0)
    t.live.answer(1, 1, ["look"], epoch=1)
    assert t.question().n == question.n  # the same number, in another line of play
    with pytest.raises(Stale):
        t.live.answer(question.n, 0, ["walk"], epoch=0)
    assert [a.epoch for a in t.live.answers] == [0, 1]
    t.reload()
    assert t.live.epoch == 1


def test_an_older_step_that_changed_rules_cannot_open_leaves_the_game_where_it_is() -> None:
    broken = False

    def first(g: ToyTable) -> Script[None]:
        if broken:
            raise RuntimeError("new bug")
        yield from ask(0, "one", words("x"))

    t = table(first, round_).says(0, "x").says(0, "walk")
    broken = True
    before = (frozen(t.live), t.live.epoch, t.live.save)
    with pytest.raises(CannotOpen, match="new bug"):
        t.live.undo(0)
    assert (frozen(t.live), t.live.epoch, t.live.save) == before
    t.says(1, "walk")


def test_what_others_may_have_laid_ready_for_a_deed_is_not_tried_by_taking_it_back() -> None:
    """Also where the moment comes in a step the deed has only brought about; what one has laid ready oneself is no news."""

    def deed(g: ToyTable) -> Script[None]:
        who = yield from ask(0, "deed", words("mine", "theirs", "later"))
        if who != "later":
            g.tried([0] if who == "mine" else [0, 1])
        note(g, who)

    def after(g: ToyTable) -> Script[None]:
        if g.state.log[-1] == "later":
            g.tried([1])
        yield from ask(0, "deed", words("go"))

    for who, barrier in (("mine", 0), ("theirs", TRIED), ("later", TRIED)):
        t = table(deed, after)
        t.says(0, who)
        assert [a.barrier for a in t.live.answers] == [barrier]
        assert t.live.would_undo(0).free_for(0) == (not barrier)
