"""`keeper words` reads whole games and names every message that is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from keeper import words
from keeper.cli import main
from keeper.games import Game
from rendering.fluent import word_folders


def test_nothing_is_missing(tiny: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", tiny.name, "--games", "10"]) == 0
    assert capsys.readouterr().out == "10 games read: nothing is missing\n"


def test_what_is_missing_is_a_line_for_each_message(
    tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *others, own = word_folders()
    mine = Path(shutil.copytree(own, tmp_path / "locale"))
    for lang, lost in (("en", ("wo-opt-home",)), ("de", ("wo-opt-home", "wo-turn", "wo-ev-combed"))):
        file = mine / lang / "words.ftl"
        kept = file.read_text("utf-8").splitlines()
        file.write_text("\n".join("# gone" if line.split(" = ")[0] in lost else line for line in kept), encoding="utf-8")
    monkeypatch.setattr(words, "word_folders", lambda: [*others, mine])
    assert main(["words", tiny.name, "--games", "10"]) == 1
    told = capsys.readouterr()
    assert told.err.splitlines() == [
        "de: wo-ev-combed: no such message",
        "de: wo-opt-home: no such message",
        "de: wo-turn: no such message",
        "en: wo-opt-home: no such message",
    ]
    assert told.out == "10 games read: 4 messages are not as they should be\n"


def test_a_file_that_cannot_be_read_is_said_in_a_line(
    tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *others, own = word_folders()
    mine = Path(shutil.copytree(own, tmp_path / "locale"))
    with (mine / "en" / "words.ftl").open("a", encoding="utf-8") as file:
        file.write("\nwo-nap Sleep?\n")
    monkeypatch.setattr(words, "word_folders", lambda: [*others, mine])
    assert main(["words", tiny.name, "--games", "1"]) == 2
    assert capsys.readouterr().err == "en/words.ftl: cannot read 'wo-nap Sleep?'\n"
