"""The picture shows what the question is about: every kind of question of every game is played, and its scene can be drawn."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.elder_sign import scenes
from bot.reader import Reader
from bot.shelf import Look, open_box
from games import registry
from games.kernel.ask import Ask, option
from keeper.games import game
from keeper.simulate import choose
from rendering.fluent import Words

ROOT = Path(__file__).resolve().parents[2]
WORDS = Words.load(ROOT / "locale", strict=True)


def test_every_question_of_elder_sign_says_what_it_is_about() -> None:
    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "games" / "elder_sign").rglob("*.py"))
    source += re.sub(r"\{(self\.measures\.)?prefix\}", "es", (ROOT / "games" / "kernel" / "verbs.py").read_text(encoding="utf-8"))
    asked = {id for id in re.findall(r'"(es-[a-z-]+)"', source) if not id.startswith("es-opt-")}
    assert set(scenes.ABOUT) == asked


@pytest.fixture(scope="module")
def elder() -> Any:
    shelf = game("elder-sign")
    live = shelf.open(2, "azathoth", "scenes")
    chance, player = random.Random(3), shelf.player("autopilot", random.Random(3))
    while not live.view(0).players[0].trophies and not live.over:
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    return live.view(None)


def test_a_reward_shows_the_adventure_that_was_passed_and_a_monster_the_museum(elder: Any) -> None:
    after = elder.model_copy(update={"attempt": None, "phase": "adventure"})
    reward = Ask(0, "es-gain-instead", [option("gain:clue", None)])
    assert scenes.scene(after, [reward]) == f"card:{after.players[0].trophies[-1]}"
    monster = Ask(0, "es-place-monster", [option("place:A01:0", None)])
    assert scenes.scene(after.model_copy(update={"phase": "midnight"}), [monster]) == "board"
    choice = Ask(0, "es-may", [option("yes", None)], (("card", "M14"),))
    assert scenes.scene(after, [choice]) == "card:M14"


@pytest.mark.parametrize("name", registry.names())
def test_the_scene_of_every_question_that_comes_up_can_be_drawn(name: str) -> None:
    """One of each kind, in a game that is played sensibly."""
    shelf, box = game(name), open_box(registry.manifest(name))
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    live = shelf.open(max(2, shelf.seats[0]), shelf.opponents[0], "scenes of all")
    chance, player = random.Random(1), shelf.player("autopilot", random.Random(1))
    drawn: set[tuple[str, str]] = set()
    for _ in range(150):
        if live.over:
            break
        question = choose(live, player, chance, {})
        viewer = None if question.read_by(None) else question.seat
        view = live.view(viewer)
        scene = box.scene(view, live.questions(viewer))
        kind = (question.msg, scene.partition(":")[0])
        if kind not in drawn and len(drawn) < 14:
            drawn.add(kind)
            picture = box.draw(scene, view, viewer, reader, Look())
            assert picture.canvas if hasattr(picture, "canvas") else picture
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    assert len(drawn) > 3
