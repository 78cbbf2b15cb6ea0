"""The sheet of who did what, as all games have it."""

from __future__ import annotations

from rendering.canvas import Canvas
from rendering.drawn import finish
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.theme import theme

COLUMNS = (("turns", "hourglass"), ("lost", "life"), ("died", "fallen"))
WORDS = {"turns": "Züge", "lost": "Lebenspunkte verloren", "died": "Tode"}


def test_whoever_has_not_drawn_the_icons_reads_below_what_is_counted() -> None:
    c = Canvas(1600, scores_height(2), theme("talisman"))
    scores = [Score(seat, "Anna", "", {"turns": 9, "lost": 3, "died": 0}, lambda xy, size: None) for seat in (0, 1)]
    asked: list[str] = []

    def named(key: str) -> str:
        asked.append(key)
        return WORDS[key]

    draw_scores(c, c.frame, "Wer was getan hat", COLUMNS, scores, named)
    drawn = finish(c, "")
    assert asked == list(WORDS)
    assert drawn.problems() == []
    legend = next(m for m in drawn.layout if m.name.endswith("legend"))
    last = max(m.box.y1 for m in drawn.layout if "seat1" in m.name)
    assert last <= legend.box.y0
