"""One registry, one manifest for each game, and a game that comes from elsewhere."""

from __future__ import annotations

import inspect
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot import commands
from bot.shelf import Box, fill, open_box
from games import registry
from games.kernel.manifest import Manifest
from games.kernel.stored import written
from keeper.cli import main
from keeper.games import game
from keeper.simulate import choose

MANIFESTS = pytest.mark.parametrize("manifest", registry.manifests(), ids=registry.names())


@MANIFESTS
def test_a_manifest_and_its_box_agree(manifest: Manifest) -> None:
    box = open_box(manifest)
    assert (box.name, box.least, box.most, box.group) == (manifest.name, manifest.least, manifest.most, manifest.group)
    assert box.rules.name == manifest.name
    assert box.rulebook == manifest.home / "rulebook.yaml"
    assert registry.manifest(manifest.name) is manifest


@MANIFESTS
def test_cards_are_loaded_once_for_all(manifest: Manifest) -> None:
    assert manifest.catalogue(()) is manifest.catalogue(()) is open_box(manifest).cards


@MANIFESTS
def test_every_opponent_meets_every_number_of_seats(manifest: Manifest) -> None:
    played = game(manifest.name)
    kinds = len(played.opponents) * (manifest.most - manifest.least + 1)
    assert len({played.setting(i) for i in range(kinds)}) == kinds
    state = manifest.new(played.rules, manifest.least, played.opponents[0])
    assert len(played.rules.seats(state)) == manifest.least
    assert manifest.kinds(state)


@MANIFESTS
def test_questions_begin_with_the_games_prefix(manifest: Manifest) -> None:
    live = game(manifest.name).open(manifest.least, "", "prefix")
    assert all(ask.msg.startswith(f"{manifest.prefix}-") for ask in live.asks)


def test_games_differ_in_what_others_know_them_by() -> None:
    for known_by in ("name", "prefix", "group", "folder"):
        found = [getattr(manifest, known_by) for manifest in registry.manifests()]
        assert len(set(found)) == len(found), known_by


def test_an_endless_game_is_the_same_game_with_other_cards() -> None:
    for name in registry.names():
        endless = game(name).endless()
        if endless is not None:
            assert endless.rules.name == name
            assert endless.opponents == game(name).opponents


def test_random_play_does_not_end_an_endless_game() -> None:
    """Longer than three of four random games last."""
    for name in registry.names():
        endless = game(name).endless()
        if endless is not None:
            chance = random.Random(name)
            live = endless.open(endless.seats[1], endless.opponents[0], name)
            player = endless.player("random", chance)
            for _ in range(600):
                question = choose(live, player, chance, {})
                live.answer(question.n, question.seat, player.pick(None, question))
            assert not live.over


# From elsewhere: a folder on the path, with everything in it


MANIFEST = """
from dataclasses import dataclass, field
from pydantic import BaseModel
from games.kernel.manifest import Manifest
from tests.bot.tiny import TinyRules, TinyState

@dataclass(frozen=True)
class Cards:
    by_id: dict = field(default_factory=dict)

class Options(BaseModel):
    pass

class Player:
    def pick(self, view, ask):
        return (ask.options[0].key,)

CARDS = Cards()
GAME = Manifest(
    package="wayside.pebbles",
    name="pebbles",
    prefix="pb",
    group="pebbles",
    least=1,
    most=4,
    options=Options,
    catalogue=lambda packs: CARDS,
    rules=lambda cards: TinyRules(),
    pilot=lambda cards: Player(),
    new=lambda rules, seats, opponent: TinyState(seats=seats, script=["wide:3", "double"]),
)
"""
BOX = """
from bot.shelf import Command, Field
from tests.bot.tiny import TinyBox
from wayside.pebbles.manifest import GAME

class PebbleBox(TinyBox):
    game, name, group = GAME, "pebbles", "pebbles"
    commands = (Command("take", ("o:",), (Field("which"),)),)

BOX = lambda packs: PebbleBox(["wide:3", "double"])
"""
WORDS = """
cmd-pebbles = Pebbles
cmd-pebbles-take = Take one
cmd-pebbles-take-which = Which one
"""


@pytest.fixture
def wayside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game in a folder of its own is brought by its name."""
    home = tmp_path / "wayside" / "pebbles"
    for lang in ("en", "de"):
        (home / "locale" / lang).mkdir(parents=True)
        (home / "locale" / lang / "words.ftl").write_text(inspect.cleandoc(WORDS) + "\n")
    (tmp_path / "wayside" / "__init__.py").touch()
    (home / "__init__.py").touch()
    (home / "manifest.py").write_text(MANIFEST)
    (home / "box.py").write_text(BOX)
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.bring("wayside.pebbles")
    yield "pebbles"
    registry.send_away("wayside.pebbles")
    registry.manifest_of.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == "wayside"]:
        del sys.modules[module]


def test_a_game_from_elsewhere_needs_one_folder_and_one_line(
    wayside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from bot.game_commands import cog_of

    manifest = registry.manifest(wayside)
    assert not manifest.housed
    assert manifest.locale == manifest.home / "locale" == tmp_path / "wayside" / "pebbles" / "locale"
    box: Box = fill().box(wayside)
    assert commands.own_words().say("de", "cmd-pebbles-take") == "Take one"
    assert cog_of(box, commands.own_words()).game == wayside
    assert main(["simulate", wayside, "--games", "4", "--player", "autopilot"]) == 0
    assert "4 finished" in capsys.readouterr().out
    assert main(["content", wayside]) == 0
    picture = tmp_path / "board.png"
    assert main(["render", wayside, "--answers", "1", "--out", str(picture)]) == 0
    assert picture.exists()
    assert main(["render", wayside, "--what", "battle", "--answers", "1", "--out", str(picture)]) == 2


def test_a_box_that_lacks_something_is_named_before_anybody_sits_down(
    wayside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not by a table, in the middle of a game."""
    short = """
from bot.shelf import Boxed
from wayside.pebbles.manifest import GAME

class PebbleBox(Boxed):
    game = GAME

BOX = PebbleBox
"""
    (tmp_path / "wayside" / "pebbles" / "box.py").write_text(short)
    with pytest.raises(
        registry.BadGame, match=r"^wayside\.pebbles: its box has no .*new_state, .*begins_chapter, laid_out"
    ) as bad:
        fill()
    assert main(["prove", wayside, "--scale", "0.001", "--only", "files"]) == 2
    assert capsys.readouterr().err == f"keeper: {bad.value}\n"


@pytest.mark.parametrize(("least", "most"), [(1, 2), (6, 8)])
def test_a_picture_of_a_game_for_few_or_many_needs_no_number_of_seats(
    wayside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, least: int, most: int
) -> None:
    played = game(wayside)
    other = replace(played, manifest=replace(played.manifest, least=least, most=most))
    monkeypatch.setattr("keeper.render.game", lambda name, packs: other)
    assert main(["render", wayside, "--answers", "1", "--out", str(tmp_path / "board.png")]) == 0


def test_whoever_names_a_game_that_is_not_there_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for named in ("wayside.nothing", "games", "nowhere.at.all", ".", "a b"):
        monkeypatch.setenv("GAMES", named)
        assert main(["content", "alone"]) == 2
        assert f"keeper: GAMES: {named}: there is no such package here" in capsys.readouterr().err
    assert registry.brought() == ()


@pytest.mark.parametrize(("known_by", "mine", "theirs"), [
    ("name", 'name="pebbles"', 'name="alone"'),
    ("prefix", 'prefix="pb"', 'prefix="al"'),
    ("group", 'group="pebbles"', 'group="alone"'),
])  # fmt: skip
def test_a_game_from_elsewhere_takes_nobodys_name(wayside: str, tmp_path: Path, known_by: str, mine: str, theirs: str) -> None:
    registry.send_away("wayside.pebbles")
    registry.manifest_of.cache_clear()
    del sys.modules["wayside.pebbles.manifest"]
    assert mine in MANIFEST
    (tmp_path / "wayside" / "pebbles" / "manifest.py").write_text(MANIFEST.replace(mine, theirs) + "# another file\n")
    with pytest.raises(registry.BadGame, match=f"wayside.pebbles: its {known_by} is .*, and so is that of games.alone"):
        registry.bring("wayside.pebbles")
    assert registry.brought() == ()


def test_a_game_is_brought_once_and_can_be_sent_away(wayside: str) -> None:
    registry.bring("wayside.pebbles")
    assert registry.brought() == ("wayside.pebbles",)
    assert registry.names()[-1] == wayside
    registry.send_away("wayside.pebbles")
    assert wayside not in registry.names()


@MANIFESTS
def test_a_game_goes_on_from_memory(manifest: Manifest) -> None:
    """A field with a rule of its own for reading or writing would have every state read back: half as many answers a second."""
    played = game(manifest.name)
    live = played.open(*played.setting(0), "from memory")
    assert written(live.state)[1]
