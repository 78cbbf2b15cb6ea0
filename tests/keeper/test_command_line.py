"""The command line, as a card author uses it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from games import registry
from games.kernel.content import BadPack, Fault
from keeper.cli import main
from keeper.run import covers


def test_content_counts_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "elder-sign", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "adventures": 48,
        "other_worlds": 8,
        "monsters": 22,
        "mask_monsters": 5,
        "investigators": 16,
        "ancient_ones": 8,
        "common_items": 12,
        "unique_items": 12,
        "spells": 12,
        "allies": 8,
        "mythos": 32,
    }


def test_what_may_be_written_on_a_kind_of_card_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "death-may-die", "discoveries"]) == 0
    page = capsys.readouterr().out
    assert "\n  first    [verb] (may be left out)\n" in page  # a field of the card
    assert "\n  if      str = ''\n" in page  # of its half, by the name it has in a pack
    assert "\n  discard  bool = False\n" in page  # of what its half can be used for
    assert "\n  of       str\n" in page  # must be there
    verbs = next(line for line in page.splitlines() if line.startswith("verbs: "))
    assert {"heal", "stress"} <= set(verbs.removeprefix("verbs: ").split(", "))


@pytest.mark.parametrize("game", registry.names())
def test_the_fields_of_every_kind_and_clause_can_be_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = registry.manifest(game).catalogue(()).kinds
    assert main(["content", game, *kinds, "verbs"]) == 0
    page = capsys.readouterr().out
    assert set(kinds) <= set(page.splitlines())
    assert "typing." not in page
    assert "<" not in page


def test_a_kind_of_card_nobody_has_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "talisman", "follower"]) == 2
    assert capsys.readouterr().err.startswith("keeper: talisman has ")


def test_content_counts_what_is_printed_on_a_card_where_that_is_more_than_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "death-may-die", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "investigators": 10,
        "unique_skill_levels": 10 * 4,
        "common_skill_levels": 6 * 4,
        "psychoses": 12,
        "great_old_ones": 2,
        "stages": 2 * 4,
        "great_old_one_mythos": 2 * 8,
        "episodes": 6,
        "episode_mythos": 6 * 8,
        "discoveries": 6 * 15,
        "enemies": 11,
        "figures": 43,
        "tile_sides": 17 * 2,
        "spaces": 64,
    }


def test_a_card_reads_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "elder-sign", "A13", "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert "Grauenvolle Visionen" in german
    assert "Um Mitternacht: Platziere 2 Verderbenmarker." in german
    assert main(["card", "elder-sign", "A13"]) == 0
    assert "Horrible Visions" in capsys.readouterr().out


def test_an_unknown_card_gets_a_hint_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "elder-sign", "jeny"]) == 2
    assert "did you mean 'jenny'" in capsys.readouterr().err


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "elder-sign", "--games", "8", "--seats", "2", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["finished"], found["crashed"], found["stuck"]) == (8, 8, 0, 0)
    assert found["answers_per_second"] > 0
    assert found["longest_step"] > 0
    assert set(found["opponents"]) == {
        "azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub-niggurath", "yig", "yog-sothoth",
    }  # fmt: skip


def test_what_happened_can_be_counted_up_to_an_event(capsys: pytest.CaptureFixture[str]) -> None:
    game = ["simulate", "elder-sign", "--games", "2", "--seats", "2", "--seed", "3", "--opponent", "yig", "--json"]
    counted: list[dict[str, float]] = []
    for until in ([], ["--until", "AncientOneAwakens"]):
        assert main([*game, *until]) == 0
        counted.append(json.loads(capsys.readouterr().out)["opponents"]["yig"]["events_per_game"])
    whole, asleep = counted
    assert whole["AncientOneAwakens"] == asleep["AncientOneAwakens"] == 1.0  # two who know nothing always wake him
    assert "AncientOneAttacks" in whole
    assert "AncientOneAttacks" not in asleep
    assert asleep["TurnBegins"] < whole["TurnBegins"]


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    runs: list[dict[str, object]] = []
    for _ in range(2):
        main(["simulate", "elder-sign", "--games", "6", "--seed", "9", "--json"])
        found = json.loads(capsys.readouterr().out)
        found.pop("answers_per_second")
        runs.append(found)
    assert runs[0] == runs[1]


@pytest.mark.parametrize(("args", "says"), [
    (["simulate", "elder-sign", "--seats", "9"], "1 to 8"),
    (["simulate", "elder-sign", "--opponent", "dagon"], "no opponent"),
])  # fmt: skip
def test_wrong_wishes_stop_with_one_line(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    err = capsys.readouterr().err
    assert says in err
    assert len(err.strip().splitlines()) == 1


def test_an_unknown_game_stops_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["content", "chess"])
    assert stop.value.code == 2
    assert "elder-sign" in capsys.readouterr().err


GOOD = """
adventures:
  - id: "P01"
    name: {en: "The Boiler Room", de: "Der Heizungskeller"}
    flavour: {en: "It breathes.", de: "Er atmet."}
    trophy: 1
    tasks: ["I3", "P {L}"]
    penalties: [{lose: stamina}]
    rewards: [{gain: clue, n: 2}]
"""

BAD = """
adventures:
  - id: "P01"
    name: {en: "One", de: "Eins"}
    flavour: {en: "x", de: "y"}
    trophy: 1
    tasks: ["I3 Q"]
    penalties: [{loose: stamina}]
    rewards: [{gain: clue, n: "two"}]
  - id: "P02"
    name: {en: "Two", de: "Zwei"}
    flavour: {en: "x", de: "y"}
    trophy: 0
    tasks: ["I3"]
    penalties: []
    rewards: [{gain: clue, much: 2}]
"""


def test_a_good_pack_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "boiler.yaml"
    pack.write_text(GOOD, encoding="utf-8")
    assert main(["check-pack", str(pack)]) == 0
    assert "1 card, all good" in capsys.readouterr().out


def test_a_broken_pack_names_file_card_and_field_of_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "bad.yaml"
    pack.write_text(BAD, encoding="utf-8")
    assert main(["check-pack", str(pack)]) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert any("bad.yaml:8: card P01: penalties[0]: unknown verb 'loose', did you mean 'lose'?" in line for line in lines), lines
    assert any("card P01: tasks[0]" in line and "'Q' is no condition" in line for line in lines), lines
    assert any("card P01: rewards[0]" in line and "n" in line and "'two'" in line for line in lines), lines
    assert any("card P02: trophy" in line for line in lines), lines
    assert any("card P02: rewards[0]" in line and "much" in line for line in lines), lines
    assert lines[5:] == ["What may stand there: `keeper content elder-sign` with a kind of cards, `verbs` or `traits`"], lines


@pytest.mark.parametrize(("text", "says"), [
    ("adventures:\n  - id: A01\n    id: A02\n", "stands twice"),
    ("adventure: []\n", "did you mean 'adventures'"),
    ("adventures: {}\n", "list of cards"),
    ("- a\n- b\n", "mapping"),
    ("adventures: [\n", "bad.yaml:"),
])  # fmt: skip
def test_unreadable_packs_get_one_line(tmp_path: Path, text: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "bad.yaml"
    pack.write_text(text, encoding="utf-8")
    assert main(["check-pack", str(pack)]) == 2
    err = capsys.readouterr().err.strip()
    assert says in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", [["card", "elder-sign", "A01"], ["content", "elder-sign"], ["simulate", "elder-sign"]])
def test_a_fault_in_the_box_itself_is_a_line_and_no_traceback(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_packs: object) -> None:
        raise BadPack(
            [Fault("elder_sign/content/items.yaml", 7, "C01", "uses[0]", "unknown verb 'dise'"), Fault("a", 0, "", "", "b")]
        )

    manifest = registry.manifest("elder-sign")
    monkeypatch.setattr(registry, "manifest", lambda _name: replace(manifest, catalogue=broken))
    assert main(command) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["keeper: elder_sign/content/items.yaml:7: card C01: uses[0]: unknown verb 'dise'", "keeper: a: b"]


def test_a_card_id_of_the_game_cannot_be_taken_by_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "thief.yaml"
    pack.write_text(GOOD.replace("P01", "A01"), encoding="utf-8")
    assert main(["check-pack", str(pack)]) == 2
    assert "card A01: id: this id stands twice" in capsys.readouterr().err


def test_every_game_on_the_shelf_has_a_picture_for_the_sandbox() -> None:
    found = covers()
    assert set(found) == set(registry.names())
    for path in found.values():
        assert Image.open(path).size == (480, 240)
