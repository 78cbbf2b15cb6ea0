"""ALONE on the command line: figures of whole games, the box, a card, a pack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from keeper.cli import main


def test_simulate_plays_alone_by_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "alone", "--games", "4", "--seats", "2", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["finished"], found["crashed"], found["stuck"]) == (4, 4, 0, 0)
    assert set(found["opponents"]) == {"easy", "normal", "nightmare", "impossible"}


def test_every_number_of_seats_meets_every_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "alone", "--games", "1", "--seats", "4", "--opponent", "easy", "--player", "autopilot"]) == 0
    assert "1 finished" in capsys.readouterr().out
    assert main(["simulate", "alone", "--seats", "5"]) == 2
    assert "2 to 4" in capsys.readouterr().err


def test_content_counts_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "alone", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {k: found[k] for k in ("items", "missions", "characters", "reaction_cards", "rooms", "plans")} == {
        "items": 21,
        "missions": 24,
        "characters": 4,
        "reaction_cards": 104,
        "rooms": 8,
        "plans": 4,
    }


def test_a_card_reads_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "alone", "jetpack", "--lang", "de"]) == 0
    assert "Jetpack" in capsys.readouterr().out


def test_a_pack_is_checked_against_the_game_it_is_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "more.yaml"
    pack.write_text(
        "items:\n"
        "  - id: crowbar\n"
        "    name: {en: Crowbar, de: Brecheisen}\n"
        "    flavour: {en: Heavy., de: Schwer.}\n"
        "    material: mechanical\n"
        "    needs: chemical\n"
        "    kind: action\n"
        "    action: attack\n"
        "    target: creature_here\n"
        "    effects: [{attack: 3}]\n"
        "    upgraded: [{hero_dice: 1}]\n",
        encoding="utf-8",
    )
    assert main(["check-pack", str(pack), "--game", "alone"]) == 0
    assert "1 card, all good" in capsys.readouterr().out
    assert main(["check-pack", str(pack)]) == 2  # not Elder Sign's words
    capsys.readouterr()
    assert main(["check-pack", str(pack), "--game", "chess"]) == 2
    assert "no game" in capsys.readouterr().err
