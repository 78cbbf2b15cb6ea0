"""The parts of the kit as they should look, each by itself. `python -m tests.rendering.kit.test_golden` draws them anew, also for the page
that shows them (docs/pictures/kit.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from games.alone.content import catalogue
from games.kernel.phrases import Lang
from rendering import rolling
from rendering.alone import folk as crew
from rendering.alone.emblems import emblem
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.elder_sign import folk
from rendering.kit import great
from rendering.kit.chart import Chart
from rendering.kit.film import HEADLINE, closer, footsteps, headline
from rendering.kit.offered import draw_offered
from rendering.kit.poster import HEIGHT, WIDTH, Guest, Poster, draw_poster, veiled
from rendering.kit.recap import (
    Headline,
    Moment,
    Score,
    Vista,
    draw_headline,
    draw_moments,
    draw_scores,
    moments_height,
    scores_height,
)
from rendering.layout import Box
from rendering.shapes import gradient
from rendering.theme import TURN_SHAPE, theme
from tests.rendering.golden import MEAN_TOLERANCE, SPOT_TOLERANCE, difference, small

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "pictures"
PEOPLE = list(folk.PEOPLE)
LANGS: tuple[Lang, ...] = ("de", "en")


@dataclass(frozen=True)
class Point:
    number: int


def poster() -> Drawn:
    t = theme("elder_sign")
    guests = [
        Guest(i, name, name[0], (lambda high, i=i: folk.figure(PEOPLE[i], high, t.seat(i).colour)) if i != 2 else None)
        for i, name in enumerate(("Anna", "Jonas", "Mara", "Viktor"))
    ]
    what = Poster(
        "Saved",
        "The night is over, and somebody has seen it.",
        ("{elder_sign} 13/13", "{doom} 9/11", "{hourglass} 41"),
        guests,
        True,
    )
    dawn = gradient(
        WIDTH, HEIGHT, (0.0, (34, 40, 84)), (0.55, (214, 130, 96)), (0.8, (255, 206, 130)), (1.0, (40, 26, 30))
    ).copy()
    return draw_poster(what, veiled(dawn, t.ink), t, "a poster")


def _tray() -> Drawn:
    c = Canvas(800, 300, theme("elder_sign"))
    for i, (colour, face) in enumerate((("green", "3"), ("green", "terror"), ("yellow", "lore"), ("red", "wildcard"))):
        c.die((130 + i * 180, 150), 140, colour, face, letter="ABCD"[i], state="usable" if i == 2 else "free", name=f"d{i}")
    return finish(c, "a roll")


def roll() -> Drawn:
    """Four of its frames, from left to right and from above."""
    drawn = _tray()
    fall = rolling.fall(drawn.image, drawn.thrown, {d.name for d in drawn.thrown})
    assert fall is not None
    sheet = Image.new("RGB", (1600, 600))
    for i, frame in enumerate((fall.frames[2], fall.frames[6], fall.frames[9], fall.frames[-1])):
        sheet.paste(frame, (i % 2 * 800, i // 2 * 300))
    return Drawn(sheet, drawn.alt)


def faces() -> Drawn:
    c = Canvas(1200, 460, theme("elder_sign"))
    for i, id in enumerate(PEOPLE):
        c.token(
            (90 + i % 8 * 146, 90 + i // 8 * 150),
            128,
            folk.face(id, ""),
            seat=i % 8,
            initial=id[0].upper(),
            active=i == 1,
            dim=i == 6,
            name=id,
        )
    for i, id in enumerate(crew.PEOPLE):
        c.token((90 + i * 146, 386), 128, crew.face(id, ""), colour=(86, 206, 232), shape="shield", name=id)
    return finish(c, "people")


def chart() -> Drawn:
    c = Canvas(1600, 500, theme("elder_sign"))
    c.panel(Box(20, 20, 1580, 480), name="panel")
    drawn = Chart(c, Box(80, 100, 1430, 440), 20)
    for share in (0.0, 0.5, 1.0):
        drawn.level(share)
    for turn in (4, 8, 12, 16):
        drawn.moment(turn, c.theme.icons["midnight"])
    drawn.curve([(0, 0), (5, 0.2), (9, 0.55), (20, 0.9)], c.theme.icons["doom"])
    drawn.curve([(0, 0), (7, 0.3), (20, 0.6)], c.theme.icons["elder_sign"])
    drawn.ends([(0.9, "doom", 10), (0.6, "elder_sign", 8)], 40, 50)
    drawn.numbers([Point(5), Point(9), Point(10)])
    return finish(c, "a chart")


def recap() -> Drawn:
    """Everything but the chart."""
    t = theme("elder_sign")
    figures = [lambda high, i=i: folk.figure(PEOPLE[i], high, t.seat(i).colour) for i in range(3)]
    lines = [
        Score(i, name, "Professor", {"passed": 4 - i, "failed": i}, "ABC"[i], figures[i])
        for i, name in enumerate(("Anna", "Ben", "Clara"))
    ]
    moments = [
        Moment(
            "Turn 5", "check", "Anna", lambda name: f"{name} passes \u201cYuggoth\u201d", t.good, "+2{elder_sign}", figures[0]
        ),
        Moment(
            "Turn 9", "cross", "Ben", lambda name: f"{name} fails where nobody has failed before", t.bad, "+1{doom}", figures[1]
        ),
        Moment("Turn 10", "devoured", "", lambda _: "Midnight", t.accent),
    ]
    dawn = gradient(1200, 600, (0.0, (34, 40, 84)), (0.6, (206, 128, 96)), (1.0, (250, 206, 130)))
    head = Headline(
        "Sealed!",
        "It sleeps on.",
        ("{elder_sign} 11/11", "{hourglass} 10"),
        "elder_sign",
        t.accent,
        "done",
        Vista(dawn, 100, 500),
    )
    low = moments_height(3)
    c = Canvas(1600, 340 + low + scores_height(3) + 100, t)
    top, rest = c.frame.inset(30).cut_top(340, 20)
    draw_headline(c, top, head)
    lane, rest = rest.cut_top(low, 20)
    draw_moments(c, lane, "Turning points", moments, "")
    draw_scores(c, rest, "Who did what", [("passed", "check", "Passed"), ("failed", "cross", "Failed")], lines, {"passed"})
    return finish(c, "a recap")


def great_old_ones() -> Drawn:
    c = Canvas(1600, 560, theme("elder_sign"))
    for i, id in enumerate(great.PAINTED):
        box = Box.at(24 + i % 6 * 260, 24 + i // 6 * 264, 244, 248)
        c.inlay(great.apparition(id, box.w, box.h), box, 18)
        c.edge(box, 18, 4, c.theme.brass)
        c.record("icon", id, box)
    return finish(c, "Great Old Ones")


def film() -> Drawn:
    """A board of twelve places, the way across it, and where it happened."""
    c = Canvas(800, 620, theme("elder_sign"))
    head, area = c.frame.inset(14).cut_top(HEADLINE, 8)
    headline(c, head, "7", "Anna reaches the Temple", icon="hourglass")
    places = [box for row in area.rows(3, 6) for box in row.columns(4, 6)]
    for i, box in enumerate(places):
        c.inlay(gradient(box.w, box.h, (0.0, (40 + 12 * i, 90, 120)), (1.0, (60, 60 + 8 * i, 40))), box, 12)
    spot = places[6]
    footsteps(c, [places[0].centre, places[4].centre, places[5].centre, spot.centre], c.theme.seat(0).colour, 20)
    c.token((spot.centre[0], spot.y1 - 44), 72, folk.face(PEOPLE[0], ""), seat=0, initial="A", active=True, name="a")
    closer(c, area, spot)
    return finish(c, "a frame of a film")


def offered() -> Drawn:
    found = draw_offered(list(crew.PEOPLE), catalogue(), "de", "alone", "standard", emblem, crew.face)
    assert found is not None
    return found


PARTS: dict[str, Callable[[], Drawn]] = {
    "poster": poster,
    "roll": roll,
    "faces": faces,
    "great": great_old_ones,
    "film": film,
    "offered": offered,
    "chart": chart,
    "recap": recap,
}


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_looks_as_it_did(name: str) -> None:
    golden, now = Image.open(HERE / "golden" / f"{name}.png").convert("RGB"), small(PARTS[name]().image)
    assert now.size == golden.size
    mean, spot = difference(now, golden)
    assert mean <= MEAN_TOLERANCE
    assert spot <= SPOT_TOLERANCE


def test_what_there_is_to_choose_from_tells_all_its_rules_in_both_languages() -> None:
    """In German one read only the first rule of each."""
    for lang in LANGS:
        found = draw_offered(list(crew.PEOPLE), catalogue(), lang, "alone", "standard", emblem, crew.face)
        assert found is not None
        assert found.problems() == []
        assert found.image.height <= found.image.width * TURN_SHAPE
        texts = [m for m in found.layout if m.name.rpartition("/")[2].startswith("text")]
        # Either one paragraph of everything for each, or the first rule and the others.
        assert len(texts) in (len(crew.PEOPLE), 2 * len(crew.PEOPLE))
    told = [m for m in offered().layout if m.name.endswith("/text1")]
    assert len(told) == len(crew.PEOPLE)


def test_faces_take_what_the_words_leave() -> None:
    def face(ids: Sequence[str], lang: Lang) -> int:
        found = draw_offered(ids, catalogue(), lang, "alone", "standard", emblem, crew.face)
        assert found is not None
        assert found.image.height <= 900
        return next(m.box.w for m in found.layout if m.name.endswith("/face"))

    everybody = list(crew.PEOPLE)
    assert face(everybody[:1], "en") > face(everybody, "en") >= face(everybody, "de")


@pytest.mark.parametrize("name", sorted(set(PARTS) - {"roll"}))
def test_a_part_is_sound(name: str) -> None:
    assert PARTS[name]().problems() == []


def test_the_page_shows_every_part() -> None:
    page = (DOCS / "kit.md").read_text("utf-8")
    shown = set(re.findall(r"\]\(kit/(\w+)\.jpg\)", page))
    assert shown == set(PARTS)
    assert {p.stem for p in (DOCS / "kit").glob("*.jpg")} == shown


if __name__ == "__main__":
    for part, draw in PARTS.items():
        image = draw().image
        small(image).save(HERE / "golden" / f"{part}.png", optimize=True)
        image.resize((800, round(image.height * 800 / image.width))).save(DOCS / "kit" / f"{part}.jpg", quality=84)
