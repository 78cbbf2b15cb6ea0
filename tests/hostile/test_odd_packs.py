"""A pack that was not written by a friend: every one is refused in a line that names its file, and none with a traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from games.death_may_die import content
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


def test_a_thirteenth_rank_is_refused_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rank = "{id: pope, name: {en: Pope, de: Papst}, skull: 5, offsets: [1, 1, 2]}"
    (tmp_path / "odd.yaml").write_text(f"pack: {{game: cultistorm, name: Odd}}\ngrades:\n  - {rank}\n")
    assert cli.main(["check-pack", str(tmp_path)]) == 2
    assert "odd.yaml:3: card pope: id: a caste has 12 ranks" in "".join(capsys.readouterr())


W = "{en: a, de: b}"
DAY = f"days:\n  - {{id: '8', title: {W}, aim: {{sealed: 1}}, before: {W}, won: {W}, lost: {W}, castes: [no-such]}}"
CASTE = (
    f"castes:\n  - {{id: rust, name: {W}, word: {W}, symbol: key, emblem: 'ra:chain', great_old_one: no-such, "
    f"flavours: [{', '.join([W] * 12)}]}}"
)


@pytest.mark.parametrize("text", [DAY, CASTE], ids=["a day", "a caste"])
def test_what_is_no_card_and_names_something_unknown_is_refused_in_a_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.yaml").write_text(f"pack: {{game: cultistorm, name: Odd}}\n{text}\n")
    assert cli.main(["check-pack", str(tmp_path)]) == 2
    said = "".join(capsys.readouterr())
    assert "odd.yaml:3: " in said
    assert "no-such" in said


def faults_of(folder: Path, *changes: tuple[str, str]) -> str:
    """What is wrong with the first episode of Death May Die under another name, with places of it changed."""
    text = (content.FOLDER / "episode_1.yaml").read_text().partition("\nmythos:")[0].replace("id: night-shift", "id: odd")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / "odd.yaml").write_text(f"pack: {{game: death-may-die, name: Odd}}\n{text}\n")
    with pytest.raises(BadPack) as bad:
        content.load_catalogue([folder / "odd.yaml"])
    return "\n".join(map(str, bad.value.faults))


def test_an_episode_with_more_of_anything_than_lies_on_a_table_is_refused(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        ("tokens: {altar: 3, corpse: 6, knife: 6}", "tokens: {altar: 1000000000, corpse: -3, 'a.b>c': 2}"),
        ("carried: [knife]", "limits: {knife: 0}"),
        ("at_least: 3", "at_least: 1000000000"),
        ("office: [0, 0, 3, 1]", "office: [0, 0, 1000000000, 1]"),
        ("archive: [4, 2, 2, 1]", "archive: [-4, 2, 2, 0]"),
        ("fire: {laboratory: 1}", "fire: {laboratory: -1}"),
        ("{gain_token: knife}", "{gain_token: knife, n: 1000000000}"),
        ("advances: [{summon: cultist", "advances: [{summon: cultist, n: 1000000000"),
    )
    for place in (
        "tokens.altar", "tokens.corpse", "tokens.a.b>c", "limits.knife", "at_least", "plan.rooms.office", "plan.rooms.archive",
        "plan.fire.laboratory", "no card says a number larger", "advances[0]",
    ):  # fmt: skip
        assert place in found, place


def test_an_episode_that_could_not_be_played_to_its_end_is_refused(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        ('disrupted: "map:altar:destroyed"', 'disrupted: "map:altar:destroyed=3"'),
        ("tokens: {altar: 3", "tokens: {widget: 1, altar: 3"),
        ("carried: [knife]", "carried: [knife, gadget]"),
        ("- id: desecrate", "- id: loot"),
        ('where: ["here:corpse"]', f'where: ["here:corpse={"9" * 5000}", "here:corpse=٣"]'),
        ("advances: [{summon: cultist", "advances: [{advance: true}, {summon: cultist"),
        ("- [corridor, office]\n", "- [office, office]\n"),
        ("- [boiler-room, coal-cellar]\n", "- [boiler-room, boiler-room]\n"),
        ("stairs: [entrance-hall, boiler-room]", "stairs: [entrance-hall, nowhere]"),
        ("gates: {red: great-hall, yellow: nurses-room", "gates: {red: great-hall, yellow: great-hall"),
        ("office: [0, 0, 3, 1]", "belfry: [0, 0, 3, 1]"),
    )
    for problem in (
        "`at_least`", "no word for 'widget'", "no token 'gadget'", "two actions have one id", "'here:corpse=999", "'here:corpse=٣'",
        "advance without end", "nobody can get to 'office'", "nobody can get to 'coal-cellar'", "no space 'nowhere'", "no space 'belfry'",
        "each gate is in a space of its own",
    ):  # fmt: skip
        assert problem in found, problem
