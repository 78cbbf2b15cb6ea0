"""Charts, scores and marks of change: nothing overlaps, whatever the numbers."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rendering.canvas import Canvas
from rendering.kit.chart import Chart, round_step
from rendering.kit.news import delta, frame, signed, star
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.layout import Box
from rendering.theme import theme


@dataclass(frozen=True)
class Point:
    number: int


@pytest.mark.parametrize(("turns", "step"), [(1, 1), (12, 1), (13, 2), (60, 5), (61, 10), (634, 100)])
def test_an_axis_counts_in_round_numbers(turns: int, step: int) -> None:
    assert round_step(turns, 12) == step


def chart(turns: int) -> Chart:
    c = Canvas(1600, 500, theme())
    return Chart(c, Box(70, 110, 1440, 430), turns)


@pytest.mark.parametrize("turns", [0, 1, 7, 200])
@pytest.mark.parametrize("values", [(0.0, 0.0), (1.0, 1.0), (0.5, 0.52), (0.0, 1.0), (0.02, 0.0), (3.0, -1.0)])
def test_curves_stay_in_the_plot_and_their_ends_apart(turns: int, values: tuple[float, float]) -> None:
    made = chart(turns)
    for share in values:
        made.curve([(0, 0), (turns, share)], (200, 100, 100))
    made.ends([(values[0], "flame", 3), (values[1], "star", 4), (values[0], "moon", 5)], 38, 44)
    made.moment(turns / 2, (90, 90, 200))
    made.level(0.5)
    assert made.c.problems() == []
    for share in values:
        x, y = made.at(turns, share)
        assert made.plot.x0 <= x <= made.plot.x1
        assert made.plot.y0 <= y <= made.plot.y1


@pytest.mark.parametrize("numbers", [(), (1,), (1, 2, 3, 4, 5, 6), (95, 96, 97, 98, 99, 100), (1, 50, 50, 50, 51, 100)])
def test_turning_points_stand_beside_each_other(numbers: tuple[int, ...]) -> None:
    made = chart(100)
    made.numbers([Point(n) for n in numbers])
    assert made.c.problems() == []
    assert [m.name for m in made.c.layout] == [f"point{i}" for i in range(len(numbers))]


@pytest.mark.parametrize("players", [1, 2, 8])
def test_a_table_of_scores_is_sound_and_lights_the_best(players: int) -> None:
    c = Canvas(1600, scores_height(players) + 40, theme())
    scores = [
        Score(i, "W" * 32, "Professor" if i else "", {"won": i, "lost": 99}, lambda xy, size: c.token(xy, size, "person", seat=2))
        for i in range(players)
    ]
    draw_scores(
        c, Box(20, 20, 1580, 20 + scores_height(players)), "Scores", [("won", "check"), ("lost", "cross")], scores, ("won",)
    )
    assert c.problems() == []
    lit = [m.name for m in c.layout if m.kind == "badge"]
    assert lit == ([f"table/seat{players - 1}/won"] if players > 1 else [])


def test_marks_of_change() -> None:
    c = Canvas(1600, 300, theme())
    c.panel(Box(20, 20, 400, 280))
    frame(c, Box(20, 20, 400, 280))
    star(c, (500, 100), 38)
    assert delta(c, 600, 100, -3, False, "life", size=44) > 600
    assert (signed(2), signed(-3)) == ("+2", "−3")
    assert [m.name for m in c.layout if m.kind == "badge"] == ["new", "new", "life-change"]
    assert c.problems() == []
