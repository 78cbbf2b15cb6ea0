"""A pack that was not written by a friend: every one is refused in a line that names its file, and none with a traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from games.kernel.content import BadPack, parse_yaml
from keeper import cli

CARD = "adventures:\n  - {{id: A99, name: {{en: x, de: y}}, trophy: {}, tasks: [I3]}}\n"

ODD = {
    "nested lists": "adventures: " + "[" * 5000 + "]" * 5000,
    "nested effects": CARD.format("{may: [" * 300 + "1" + "]}" * 300),
    "a very large number": CARD.format("9" * 5000),
    "a tag that lies": CARD.format('!!int "0x1g"'),
    "another": CARD.format('!!bool "maybe"'),
    "a fraction": CARD.format('!!float "abc"'),
    "bytes": CARD.format('!!binary "%"'),
    "a date": CARD.format('!!timestamp "x"'),
    "itself": "adventures: &a [*a]",
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD.keys())
def test_it_is_refused_in_a_line(text: str) -> None:
    with pytest.raises(BadPack) as bad:
        parse_yaml(text, "odd.yaml")
    assert [fault.file for fault in bad.value.faults] == ["odd.yaml"]


def test_numbers_and_truths_are_read_as_before() -> None:
    assert parse_yaml("a: [0, -7, 007, true, false, yes, null, 1.5, '3', 2020-01-01]", "good.yaml")["a"] == [
        *(0, -7, "007", True, False, "yes", None, "1.5", "3", "2020-01-01")
    ]


def test_a_folder_in_the_place_of_a_file_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.yaml").mkdir()
    assert cli.main(["check-pack", str(tmp_path)]) == 2
    assert "cards.yaml: cannot be read" in "".join(capsys.readouterr())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("inside", [False, True])
def test_a_pipe_that_nothing_comes_out_of_is_refused_in_a_line(
    inside: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(pipe := tmp_path / "cards.yaml")
    assert cli.main(["check-pack", str(tmp_path if inside else pipe)]) == 2
    assert "cards.yaml: cannot be read: this is no file" in "".join(capsys.readouterr())


def test_more_copies_of_a_card_than_can_be_laid_out_are_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "name: {en: a, de: b}, flavour: {en: a, de: b}, emblem: 'ra:chain'"
    spell = f"{{id: zap, {words}, copies: 1000000000, cast: [start], when: {{en: now, de: jetzt}}, target: none, effects: [{{look_ahead: 6}}]}}"
    (tmp_path / "odd.yaml").write_text(f"pack: {{game: talisman, name: Odd}}\nspells:\n  - {spell}\n")
    assert cli.main(["check-pack", str(tmp_path)]) == 2
    assert "odd.yaml:3: card zap: copies:" in "".join(capsys.readouterr())
