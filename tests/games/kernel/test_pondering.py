"""Secret choices that look alike (`ponder`), standing orders in windows, open questions inside a veil."""

from __future__ import annotations

import pytest

from games.kernel.ask import Cover, Option, Script, Seat, ask, ponder, veiled, window
from games.kernel.live import WaitLine

from .toys import ToyTable, note, nothing, outside, result_of, table, words

VEIL = Cover("evil-stirs", (1, 2))


@pytest.mark.parametrize("keys", [(), ("a",), ("a", "b"), ("a", "b", "c")])
def test_a_secret_choice_looks_the_same_however_much_there_is_to_choose(keys: tuple[str, ...]) -> None:
    t, found = result_of(lambda g: ponder(1, "which", words(*keys), cover=VEIL, audience=(1, 2)))
    full, _ = result_of(lambda g: ponder(1, "which", words(*"xyz"), cover=VEIL, audience=(1, 2)))
    for viewer in (None, 0):
        assert outside(t.live, viewer) == outside(full.live, viewer)
        assert t.live.waiting(viewer) == (WaitLine((1, 2), "evil-stirs"),)
    assert t.question().hollow == (len(keys) < 2)
    t.default()
    assert found == [keys[0] if keys else None]


def test_who_really_chooses_is_asked_and_the_audience_reads_along() -> None:
    t, found = result_of(lambda g: ponder(1, "which", words("a", "b"), cover=VEIL, audience=(1, 2), default="b"))
    assert t.live.default(t.question()) == ("b",)
    assert [a.keys for a in t.live.questions(2)] == [("a", "b")]
    t.says(1, "a")
    assert found == ["a"]


def reacting(g: ToyTable) -> Script[None]:
    """Two windows; who has given an order is still asked, but hollow."""
    s = g.state

    def act(seat: Seat, card: str) -> Script[None]:
        s.hands[seat].remove(card)
        note(g, f"{seat}:{card}")
        return nothing()

    def order(seat: Seat, what: str) -> None:
        s.num[f"order{seat}"] = int(what)

    for n in (1, 2):
        yield from window(
            [1, 2],
            f"react{n}",
            lambda seat: [] if s.num.get(f"order{seat}") else words(*s.hands[seat]),
            act,
            eligible=lambda seat: bool(s.hands[seat]),
            cover=VEIL,
            orders=[Option("order", "1")],
            ordered=order,
        )
        note(g, f"closed {n}")


def test_a_standing_order_passes_now_and_makes_later_windows_hollow() -> None:
    t = table(reacting, hands=[[], ["a"], ["b"]])
    assert t.keys(1) == ("a", "pass", "pass-rest", "order")
    t.says(1, "order")
    assert t.state.num == {}, "an order counts when the window moves on: until then the mind may change"
    t.says(2, "pass")
    assert t.state.num == {"order1": 1}
    assert t.state.log == ["closed 1"]
    assert t.question(1).hollow
    assert not t.question(2).hollow


def test_an_order_that_was_taken_back_before_it_counted_is_none() -> None:
    t = table(reacting, hands=[[], ["a"], ["b"]]).says(1, "order").says(1, "pass").says(2, "pass")
    assert t.state.num == {}
    assert not t.question(1).hollow


def test_an_order_is_not_a_deed_and_who_gave_it_is_not_asked_again_in_this_window() -> None:
    t = table(reacting, hands=[[], ["a"], ["b", "c"]]).says(2, "b").says(1, "order")
    assert t.state.log == ["2:b"]
    t.asks_not(1).says(2, "pass")
    assert t.state.log == ["2:b", "closed 1"]


def test_from_outside_ordering_and_passing_are_the_same() -> None:
    worlds = [table(reacting, hands=[[], ["a"], ["b"]]).says(1, key).says(2, "pass") for key in ("pass", "order", "pass-rest")]
    for viewer in (None, 0, 2):
        assert len({repr(outside(t.live, viewer)[1:]) for t in worlds}) == 1


def test_an_open_question_to_another_seat_inside_a_veil_stays_open() -> None:
    def secret() -> Script[tuple[str, str]]:
        mine = yield from ask(1, "which-victim", words("a", "b"))
        paid = yield from ask(0, "pay-or-bleed", words("pay", "bleed"))
        return mine, paid

    t, found = result_of(lambda g: veiled(VEIL, secret(), audience=(1, 2), seats=(1, 2)))
    assert t.live.questions(0) == ()
    t.says(1, "a")
    for viewer in (None, 0, 1, 2):
        assert [a.msg for a in t.live.questions(viewer)] == ["pay-or-bleed"]
        assert t.live.waiting(viewer) == (WaitLine((0,), "pay-or-bleed"),)
    t.says(0, "pay")
    assert found == [("a", "pay")]
