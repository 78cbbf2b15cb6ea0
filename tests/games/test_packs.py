"""Packs name their game, and every game takes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.shelf import fill
from games import packs, registry
from games.kernel.content import BadPack
from keeper.cli import main
from tests.bot.given import answered, world
from tests.cogs.given import ALL

CROWBAR = """
items:
  - id: crowbar
    name: {en: "Crowbar", de: "Brecheisen"}
    flavour: {en: "It opens everything once.", de: "Es öffnet alles genau einmal."}
    material: mechanical
    needs: mechanical
    kind: action
    action: attack
    target: creature_here
    effects: [{attack: 3}]
    upgraded: [{hero_dice: 1}]
"""
BOILER = """
adventures:
  - id: "P01"
    name: {en: "The Boiler Room", de: "Der Heizungskeller"}
    flavour: {en: "It breathes.", de: "Er atmet."}
    trophy: 1
    tasks: ["I3", "P {L}"]
    penalties: [{lose: stamina}]
    rewards: [{gain: clue, n: 2}]
"""


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def headed(game: str, cards: str) -> str:
    return f"pack: {{game: {game}, name: More of it}}\n{cards}"


@pytest.fixture
def for_alone(tmp_path: Path) -> Path:
    return written(tmp_path / "tools.yaml", headed("alone", CROWBAR))


@pytest.fixture
def for_nobody(tmp_path: Path) -> Path:
    return written(tmp_path / "boiler.yaml", BOILER)


def test_a_pack_says_whose_it_is(for_alone: Path, for_nobody: Path) -> None:
    assert packs.game_of(for_alone) == "alone"
    assert packs.game_of(for_nobody) == registry.UNNAMED_PACKS == "elder-sign"
    nothing: dict[str, tuple[Path, ...]] = dict.fromkeys(registry.names(), ())
    assert packs.by_game([for_nobody, for_alone]) == nothing | {"elder-sign": (for_nobody,), "alone": (for_alone,)}


def test_a_card_of_a_pack_is_read_drawn_and_played_from_the_command_line(
    for_alone: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anybody has put the pack on a shelf."""
    more = ("--pack", str(for_alone))
    assert main(["card", "alone", "crowbar"]) == 2
    assert main(["card", "alone", "crowbar", "--lang", "de", *more]) == 0
    assert "Brecheisen" in capsys.readouterr().out
    out = tmp_path / "crowbar.png"
    assert main(["render", "alone", "--answers", "1", "--what", "card:crowbar", "--out", str(out), *more]) == 0
    assert "Crowbar" in capsys.readouterr().out
    assert out.exists()
    assert main(["simulate", "alone", "--games", "1", "--seats", "2", "--player", "autopilot", *more]) == 0
    assert "1 games: 1 finished, 0 crashed" in capsys.readouterr().out
    counts = []
    for asked in ((), more):
        assert main(["content", "alone", "--json", *asked]) == 0
        counts.append(json.loads(capsys.readouterr().out))
    assert counts[1] != counts[0]
    for command in (["card", "elder-sign", "A01"], ["simulate", "elder-sign", "--games", "1"], ["content", "elder-sign"]):
        assert main([*command, *more]) == 2
        assert "tools.yaml: pack.game: this pack is for alone, not for elder-sign" in capsys.readouterr().err


def test_a_spell_in_a_pack_brings_its_own_words_for_when_it_is_cast(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = 'name: {en: "Foresight", de: "Voraussicht"}, flavour: {en: "Soon.", de: "Bald."}'
    does = "cast: [start], effects: [{look_ahead: 6}]"
    when = 'when: {en: "at the start of your turn", de: "zu Beginn deines Zuges"}'
    pack = written(tmp_path / "spells.yaml", headed("talisman", f"spells:\n  - {{id: foresight, {words}, {does}, {when}}}\n"))
    for lang, begins in (("en", "At the start of your turn: "), ("de", "Zu Beginn deines Zuges: ")):
        assert main(["card", "talisman", "foresight", "--lang", lang, "--pack", str(pack)]) == 0
        assert begins in capsys.readouterr().out
    without = written(tmp_path / "wordless.yaml", headed("talisman", f"spells:\n  - {{id: foresight, {words}, {does}}}\n"))
    assert main(["check-pack", str(without)]) == 2
    assert "card foresight: when:" in capsys.readouterr().err


def test_in_a_folder_one_file_speaks_for_all(tmp_path: Path) -> None:
    folder = written(tmp_path / "more" / "tools.yaml", CROWBAR).parent
    written(folder / "about.yaml", "pack: {game: alone, name: Tools}\n")
    assert packs.game_of(folder) == "alone"
    written(folder / "boiler.yaml", headed("elder-sign", BOILER))
    with pytest.raises(BadPack, match="one pack is for one game, this one for alone, elder-sign"):
        packs.game_of(folder)


@pytest.mark.parametrize(("text", "says"), [
    ("pack: {game: alon}\n", "odd.yaml:1: pack.game: no game 'alon', did you mean 'alone'?"),
    ("pack: {game: 5}\n", "no game 5; there is elder-sign, alone, "),
    ("pack: alone\n", "odd.yaml:1: pack: must be a mapping"),
    ("pack: [\n", "odd.yaml:"),
])  # fmt: skip
def test_a_pack_that_cannot_be_placed_is_named(tmp_path: Path, text: str, says: str) -> None:
    pack = written(tmp_path / "odd.yaml", text)
    with pytest.raises(BadPack) as bad:
        packs.by_game([pack])
    assert says in str(bad.value)


def test_every_game_on_the_shelf_gets_its_own_packs(for_alone: Path, for_nobody: Path) -> None:
    shelf = fill([for_nobody, for_alone])
    assert ("crowbar" in shelf.box("alone").cards.by_id, "P01" in shelf.box("alone").cards.by_id) == (True, False)
    assert ("crowbar" in shelf.box("elder-sign").cards.by_id, "P01" in shelf.box("elder-sign").cards.by_id) == (False, True)
    with pytest.raises(BadPack, match="unknown section"):
        fill([written(for_alone.parent / "wrong.yaml", headed("alone", BOILER))])


async def test_a_pack_for_any_game_is_on_the_shelf_of_a_running_keeper(tmp_path: Path, for_alone: Path) -> None:
    async with world(tmp_path, cogs=ALL, packs=(for_alone,)) as w:
        assert "crowbar" in w.keeper.shelf.box("alone").rules.cards.items
        shown = await w.person("anna").slash(w.channel, "card", card="Crowbar")
        assert "1 creature in your sector" in answered(shown)


def test_a_card_that_speaks_to_its_reader_where_each_does_it_is_not_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """ "Each other investigator heal 1 stress of an investigator on your space." cannot be read."""
    odd = "{each: others, do: [{heal: stress, n: 1, whom: here}]}"
    words = 'name: {en: "Tea", de: "Tee"}, flavour: {en: "Hot.", de: "Heiß."}'
    pack = written(
        tmp_path / "tea.yaml", headed("death-may-die", f"mythos:\n  - {{id: tea, of: hastur, {words}, effects: [{odd}]}}\n")
    )
    assert main(["check-pack", str(pack)]) == 2
    english, german, _where_to_look = capsys.readouterr().err.splitlines()
    assert english.startswith(
        "tea.yaml:3: card tea: speaks to its reader where each does it, in en: 'heal 1 stress of an investigator"
    )
    assert german.endswith("auf deinem Feld' needs a form @each (death_may_die/content/words.yaml)")


@pytest.mark.parametrize(("written_so", "says"), [
    ("mdi:hamer", "no glyph 'mdi:hamer', did you mean 'mdi:hammer'?"),
    ("skul", "no glyph 'skul', did you mean 'ra:skull'?"),
    ("zzzqqq", "no glyph 'zzzqqq'\n"),
])  # fmt: skip
def test_check_pack_tells_of_an_emblem_no_font_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written_so: str, says: str
) -> None:
    """It is played, and drawn with a spare one; whoever wrote it would hardly notice."""
    pack = written(
        tmp_path / "tools.yaml", headed("alone", CROWBAR.replace("    material", f"    emblem: {written_so}\n    material"))
    )
    assert main(["check-pack", str(pack)]) == 0
    said = capsys.readouterr()
    assert f"tools.yaml: card crowbar: emblem: {says}" in said.err
    assert said.out == "tools.yaml: 1 card, 1 with a spare emblem\n"
    good = written(
        tmp_path / "good.yaml", headed("alone", CROWBAR.replace("    material", "    emblem: mdi:hammer\n    material"))
    )
    assert main(["check-pack", str(good)]) == 0
    assert capsys.readouterr() == ("good.yaml: 1 card, all good\n", "")


def test_check_pack_asks_the_pack_whose_it_is(for_alone: Path, for_nobody: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-pack", str(for_alone)]) == 0
    assert main(["check-pack", str(for_nobody)]) == 0
    assert capsys.readouterr().out.count("1 card, all good") == 2
    assert main(["check-pack", str(for_alone), "--game", "elder-sign"]) == 2
    assert "is for alone" in capsys.readouterr().err
    assert main(["check-pack", str(written(for_alone.parent / "odd.yaml", "pack: {game: go}\n"))]) == 2
    assert "no game 'go'" in capsys.readouterr().err
