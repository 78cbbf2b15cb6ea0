"""Charts, scores and marks of change: nothing overlaps, whatever the numbers."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PIL import Image

from rendering.canvas import Canvas
from rendering.kit.chart import Chart, round_step
from rendering.kit.news import delta, frame, signed, star
from rendering.kit.recap import (
    Headline,
    Moment,
    Score,
    draw_headline,
    draw_moments,
    draw_scores,
    moments_height,
    scores_height,
    turning,
)
from rendering.layout import Box
from rendering.sprites import Sprite
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
        Score(i, "W" * 32, "Professor" if i else "", {"won": i, "lost": 199, "a": 10, "b": 10, "c": 10, "d": 10}, "W", None)
        for i in range(players)
    ]
    columns = [("won", "check", "Won"), ("lost", "cross", "Lost"), *((key, "star", key) for key in "abcd")]
    draw_scores(c, Box(20, 20, 1580, 20 + scores_height(players)), "Scores", columns, scores, ("won",))
    assert c.problems() == []
    lit = [m.name for m in c.layout if "/best-" in m.name]
    assert lit == ([f"table/seat{players - 1}/best-won"] if players > 1 else [])


def page(moments: int, name: str, columns: int) -> Canvas:
    told = [
        Moment(
            "Round 12, turn 8",
            "star",
            name,
            lambda n: f"In the turn of {n}: {n} leaves this world behind",
            (200, 90, 90),
            "+1{star}",
            _nobody,
        )
        for _ in range(moments)
    ]
    c = Canvas(1600 if columns == 2 else 850, moments_height(moments, columns) + 40, theme())
    draw_moments(c, c.frame.inset(20), "Turning points", told, "Nothing happened that anybody would tell of.", columns)
    return c


def _nobody(high: int) -> Sprite:
    return Sprite(Image.new("RGB", (high, high)), Image.new("L", (high, high)))


@pytest.mark.parametrize("name", ["Ö", "W" * 32, "Jörg-Sebastian von Hohenstein-Au"])
@pytest.mark.parametrize("moments", [0, 1, 5, 6])
@pytest.mark.parametrize("columns", [1, 2])
def test_moments_are_sound_and_a_long_name_is_shorter_than_its_sentence(moments: int, name: str, columns: int) -> None:
    assert page(moments, name, columns).problems() == []


def test_moments_are_read_down_the_first_column() -> None:
    cards = [m.box for m in page(5, "Anna", 2).layout if m.name.endswith("/card")]
    assert [box.x0 == cards[0].x0 for box in cards] == [True, True, True, False, False]


def test_a_crowd_has_fewer_turning_points() -> None:
    @dataclass(frozen=True)
    class Told:
        number: int
        weight: int = 9

    story = [Told(n) for n in range(9)]
    assert (len(turning(story, 6)), len(turning(story, 7))) == (6, 4)


@pytest.mark.parametrize("word", ["Lost", "The world ends and nobody is there to see it any more", "W" * 32 + " is the last"])
def test_a_headline_is_never_cut(word: str) -> None:
    c = Canvas(1600, 380, theme())
    head = Headline(
        word, "All others have given up, and nobody knows why. " * 2, ("{star} 11/11", "{moon} 120 turns"), "star", (90, 90, 200)
    )
    draw_headline(c, c.frame.inset(20), head)
    assert c.problems() == []


@pytest.mark.parametrize("shares", [(0.0,) * 6, (1.0,) * 6, (0.1, 0.12, 0.9, 0.91)])
def test_letters_behind_curves_stay_apart(shares: tuple[float, ...]) -> None:
    made = chart(20)
    made.seats([(share, made.c.theme.seat(i), "W") for i, share in enumerate(shares)], 1540)
    assert made.c.problems() == []


def test_marks_of_change() -> None:
    c = Canvas(1600, 300, theme())
    c.panel(Box(20, 20, 400, 280))
    frame(c, Box(20, 20, 400, 280))
    star(c, (500, 100), 38)
    assert delta(c, 600, 100, -3, False, "life", size=44) > 600
    assert (signed(2), signed(-3)) == ("+2", "−3")
    assert [m.name for m in c.layout if m.kind == "badge"] == ["new", "new", "life-change"]
    assert c.problems() == []
