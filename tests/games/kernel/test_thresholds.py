"""Effects that cause themselves again (Death May Die): nested scripts keep their order, at every depth."""

from __future__ import annotations

from games.kernel.testing import play

from .asylum import AsylumRules, Crossed, Learned, Lost, asylum
from .toys import frozen


def test_a_loss_inside_a_threshold_is_finished_before_the_outer_loss_goes_on() -> None:
    t = play(AsylumRules(), asylum("panic", lost=(1,))).says(0, "3")
    # 1 -> 2 crosses; panic costs two at once, which crosses 4 and costs two again, which crosses 6 and costs two: 8, the end.
    assert [(e.total if isinstance(e, Lost) else e.threshold) for e in t.events(Lost, Crossed)] == [2, 2, 3, 4, 4, 5, 6, 6, 7, 8]  # type: ignore[attr-defined]
    asked = []
    while t.question().msg == "as-skill":
        asked.append(dict(t.question().args)["at"])
        t.says(0, "brawl")
    assert asked == [6, 4, 2]  # the innermost is settled first
    assert t.state.lost == [8]
    assert t.state.skills[0]["brawl"] == 3


def test_a_threshold_crosses_to_another_seat_and_back_without_doubling() -> None:
    t = play(AsylumRules(), asylum("contagion", "contagion", lost=(1, 1))).says(0, "2")
    t.asks(0, "as-whom").says(0, "to:1").told(Crossed, seat=1, threshold=2)
    t.asks(1, "as-whom").says(1, "to:0")  # back to the first seat, whose own loss is still under way
    assert t.state.lost == [4, 2]
    t.told(Crossed, seat=0, threshold=4)
    t.says(0, "to:1").told(Crossed, seat=1, threshold=4)
    t.says(1, "to:0").told(Crossed, seat=0, threshold=6)
    before = frozen(t.live)
    t.reload()
    assert frozen(t.live) == before
    t.says(0, "to:1").told(Crossed, seat=1, threshold=6)
    t.says(1, "to:0")
    while t.question().msg == "as-skill":
        t.default()
    assert [sorted(c) for c in t.state.crossed] == [[2, 4, 6], [2, 4, 6]]
    assert len(t.events(Learned)) == 6
    assert max(t.state.lost) <= 8


def test_passives_change_the_loss_before_it_begins() -> None:
    t = play(AsylumRules(), asylum("calm", lost=(0,))).says(0, "3")
    assert t.state.lost == [1]


def test_taking_back_inside_nested_thresholds_leads_exactly_there() -> None:
    t = play(AsylumRules(), asylum("contagion", "panic", lost=(1, 1))).says(0, "2").says(0, "to:1")
    marks = []
    while t.question().msg == "as-skill":
        marks.append((t.live.count, frozen(t.live)))
        t.says(t.question().seat, "stealth")
    for count, before in reversed(marks):
        t.live.undo(count)
        assert frozen(t.live) == before
