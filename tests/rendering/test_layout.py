"""The record of what lies where, and the specimen held to it."""

from itertools import pairwise

import pytest

from rendering.canvas import Canvas
from rendering.elder_sign.clock import draw_clock
from rendering.layout import Box, Mark, problems
from rendering.theme import theme

from .specimen import specimen


def marks(*given: tuple[str, Box, str]) -> list[Mark]:
    return [Mark(name, box, kind) for name, box, kind in given]


def test_a_thing_outside_the_frame_is_found():
    assert "leaves the frame" in problems(marks(("die", Box(90, 0, 110, 20), "die")), 100, 100)[0]


def test_ink_on_ink_is_found_and_ink_on_a_card_is_not():
    card, a, b = ("c", Box(0, 0, 90, 90), "card"), ("a", Box(10, 10, 40, 40), "text"), ("b", Box(30, 30, 60, 60), "die")
    assert problems(marks(card, a), 100, 100) == []
    assert "overlap" in problems(marks(card, a, b), 100, 100)[0]


def test_ink_across_the_edge_of_a_card_is_found():
    assert "overlap" in problems(marks(("c", Box(0, 0, 50, 50), "card"), ("a", Box(40, 10, 70, 30), "text")), 100, 100)[0]


def test_two_cards_on_top_of_each_other_are_found():
    assert problems(marks(("c", Box(0, 0, 50, 50), "card"), ("d", Box(30, 30, 80, 80), "card")), 100, 100)


def test_a_badge_that_is_meant_to_sit_on_an_edge_is_no_problem():
    token = Mark("t", Box(0, 0, 50, 50), "token")
    assert problems([token, Mark("b", Box(40, 40, 60, 60), "badge", over=True)], 100, 100) == []


def test_cut_and_tiny_text_are_found():
    box = Box(0, 0, 50, 20)
    assert "was cut" in problems([Mark("t", box, "text", clipped=True)], 100, 100)[0]
    assert "phone minimum" in problems([Mark("t", box, "text", size=20)], 100, 100, phone_min=32)[0]
    assert problems([Mark("t", box, "text", size=20, detail=True)], 100, 100, phone_min=32) == []


def test_every_call_is_recorded_with_its_group():
    c = Canvas(1600, 600, theme(), backdrop=False)
    with c.group("adventure:A01"):
        c.card(Box(20, 20, 500, 400))
        c.text((60, 80), "Das Archiv", 40, name="title")
        c.die((120, 200), 110, "green", "lore", letter="A")
        c.token((300, 200), 110, "investigator", seat=2, initial="M")
        c.chip_row(60, 290, 66, [("lore", "", "plain"), ("investigation", "3", "framed")], name="task")
    kinds = [(m.name.split("/")[0], m.kind) for m in c.layout]
    assert {k for _, k in kinds} == {"card", "text", "die", "token", "chip"}
    assert {g for g, _ in kinds} == {"adventure:A01"}
    assert c.problems() == []


def test_a_small_die_or_clock_or_track_is_reported_because_of_its_letters():
    c = Canvas(1600, 600, theme("elder_sign"), backdrop=False)
    c.die((100, 100), 60, "green", "3")
    draw_clock(c, (300, 100), 120, 6)
    c.track(Box(20, 300, 420, 340), [None] * 10, 3)
    assert sum("phone minimum" in p for p in c.problems()) == 3


def test_a_plain_number_on_a_small_die_is_reported_too():
    c = Canvas(1600, 600, theme(), backdrop=False)
    c.die((100, 100), 50, "green", "3")
    c.die((300, 100), 60, "green", "3")
    assert sum("phone minimum" in p for p in c.problems()) == 1


@pytest.mark.parametrize(
    ("mood", "palette"),
    [
        ("elder_sign", "standard"),
        ("elder_sign", "high_contrast"),
        ("elder_sign", "colour_blind"),
        ("ember", "standard"),
        ("storm", "standard"),
        ("oak", "standard"),
        ("alone", "standard"),
    ],
)
def test_the_specimen_is_sound_in_every_mood_and_palette(mood, palette):
    c = specimen(theme(mood, palette))
    assert c.problems() == []
    assert len(c.layout) > 80


def test_boxes_split_without_gaps_or_overlap():
    box = Box(10, 20, 1010, 320)
    for parts in (box.columns(7, 12), box.rows(5, 9)):
        assert parts[0].x0 == box.x0
        assert parts[0].y0 == box.y0
        assert abs(parts[-1].x1 - box.x1) <= 1
        assert abs(parts[-1].y1 - box.y1) <= 1
        assert all(a.overlap(b)[0] <= 0 or a.overlap(b)[1] <= 0 for a, b in pairwise(parts))
    top, rest = box.cut_top(100, 10)
    assert (top.h, rest.h) == (100, 190)
