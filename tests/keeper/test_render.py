"""`keeper render`: pictures of simulated games from the command line, each for its viewer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from keeper.cli import main


def render(out: Path, *args: str) -> int:
    return main(["render", *args, "--out", str(out)])


@pytest.mark.parametrize(
    ("args", "width"),
    [
        (("elder-sign", "--answers", "20", "--what", "turn"), 1200),
        (("alone", "--answers", "25", "--what", "board", "--lang", "de"), 1200),
        (("alone", "--answers", "25", "--viewer", "seat:1", "--what", "map:tall", "--seats", "2"), 1200),
        (("alone", "--answers", "2", "--what", "recap"), 1600),
        (("alone", "--what", "battle", "--seats", "2"), 1200),
        (("elder-sign", "--what", "battle", "--seats", "8", "--opponent", "hastur", "--seed", "2"), 1200),
        (("alone", "--answers", "1", "--what", "card:rage", "--palette", "colour_blind"), 800),
    ],
)
def test_a_picture_is_drawn_and_described(tmp_path: Path, capsys: pytest.CaptureFixture[str], args, width: int) -> None:
    out = tmp_path / "picture.png"
    assert render(out, *args) == 0
    assert Image.open(out).width == width
    file, alt = capsys.readouterr().out.split("\n", 1)
    assert str(out) in file
    assert len(alt) > 40


def test_a_film_has_a_frame_per_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "film.webp"
    assert render(out, "alone", "--answers", "3", "--what", "film", "--seats", "2") == 0
    assert "3 frames" in capsys.readouterr().out
    assert getattr(Image.open(out), "n_frames", 1) == 3


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("alone", "--answers", "25", "--what", "map"), "map"),
        (("alone", "--answers", "25", "--viewer", "seat:0", "--what", "map:tall"), "map:tall"),
        (("alone", "--viewer", "seat:4"), "seat:4"),
        (("alone", "--seats", "5"), "2 to 4"),
        (("alone", "--viewer", "evil"), "--viewer"),
        (("chess",), "chess"),
        (("alone", "--answers", "0"), "--answers"),
        (("alone", "--opponent", "mild"), "mild"),
        (("alone", "--what", "film"), ".webp"),
        (("elder-sign", "--answers", "5", "--what", "bord"), "bord"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], args, said: str
) -> None:
    out = tmp_path / "picture.png"
    assert render(out, *args) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()
