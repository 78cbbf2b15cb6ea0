"""The sheet of who did what, as all games have it."""

from __future__ import annotations

from typing import Any

import pytest

from rendering.canvas import Canvas
from rendering.drawn import finish
from rendering.kit.recap import Score, draw_scores, scores_height
from rendering.theme import theme

COLUMNS = (("turns", "hourglass", "Züge"), ("lost", "life", "Lebenspunkte verloren"), ("died", "fallen", "Tode"))


def test_whoever_has_not_drawn_the_icons_reads_what_is_counted_above_those_who_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, str] = {}
    text = Canvas.text

    def write(c: Canvas, xy: Any, words: str, *args: Any, **how: Any) -> Any:
        written[how.get("name", "")] = words
        return text(c, xy, words, *args, **how)

    monkeypatch.setattr(Canvas, "text", write)
    c = Canvas(1600, scores_height(2), theme("talisman"))
    scores = [Score(seat, "Anna", "", {"turns": 9, "lost": 3, "died": 0}, "A", None) for seat in (0, 1)]
    draw_scores(c, c.frame, "Wer was getan hat", COLUMNS, scores)
    drawn = finish(c, "")
    assert drawn.problems() == []
    assert all(word in written["legend"].replace("\u00a0", " ") for _, _, word in COLUMNS)
    legend = next(m for m in drawn.layout if m.name.endswith("legend"))
    assert legend.box.y1 <= min(m.box.y0 for m in drawn.layout if "seat0" in m.name)
