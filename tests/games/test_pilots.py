"""The automatic players of all games: somebody has thought of every question, and every answer is legal."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games import registry
from games.kernel import verbs
from games.kernel.pilot import Pilot, legal
from games.kernel.players import Random
from keeper.games import Game, game

NAMES = registry.names()

# Questions the kernel's verbs ask in the name of the game that has such a verb.
ASKED_BY_VERBS = {verbs.Choose: "choose", verbs.May: "may", verbs.PayOrSuffer: "pay-or-suffer"}
# Questions whose names are put together when they are asked.
PUT_TOGETHER = {"elder-sign": {"es-defeat", "es-banish"}}


def below(kind: type) -> Iterator[type]:
    for sub in kind.__subclasses__():
        yield sub
        yield from below(sub)


@cache
def asked(name: str) -> frozenset[str]:
    """Every question the game can ask: their ids are written where they are asked, outside of `pilot/`."""
    manifest = registry.manifest(name)
    found: set[str] = set(PUT_TOGETHER.get(name, ()))
    id = re.compile(rf"{manifest.prefix}-(?!opt-|why-)[a-z-]+")
    for file in manifest.home.rglob("*.py"):
        if file.relative_to(manifest.home).parts[0] != "pilot":
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            texts = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            found |= {text for text in texts if id.fullmatch(text)}
    for verb, word in ASKED_BY_VERBS.items():
        if any(sub.__module__.startswith(f"{manifest.package}.") for sub in below(verb)):
            found.add(f"{manifest.prefix}-{word}")
    return frozenset(found)


def pilots(shelf: Game) -> list[Pilot[Any]]:
    """The pilot, or those of its sides."""
    whole = shelf.manifest.pilot(shelf.cards)
    return [p for p in (whole, *vars(whole).values()) if isinstance(p, Pilot)]


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_a_method_or_is_meant_to_take_the_default(name: str) -> None:
    sides = pilots(game(name))
    answered = {msg for side in sides for msg in side.answered}
    default = {msg for side in sides for msg in side.takes_default}
    assert sides
    assert answered & default == set()
    pilot = f"games/{registry.manifest(name).folder}/pilot"
    assert asked(name) - answered - default == set(), f"nobody has thought of them: @answers, or takes_default, in {pilot}"
    assert (answered | default) - asked(name) == set(), f"they are asked no more, and stand in {pilot}"


@pytest.mark.parametrize("name", NAMES)
def test_a_pilots_answer_is_legal_wherever_others_have_led_the_game(name: str) -> None:
    """Positions of random play, which a sensible player would never see. What is asked there is on the list above, too."""
    shelf = game(name)
    least, most = shelf.seats
    for i, seats in enumerate((least, min(most, least + 2))):
        chance = random.Random(f"pilots/{i}")
        live = shelf.open(seats, shelf.opponents[i % len(shelf.opponents)], f"pilots/{name}/{i}")
        player, pilot = Random(chance.randrange), shelf.player("autopilot", chance)
        while not live.over and live.count < 150:
            for question in live.asks:
                assert question.msg in asked(name)
                if question.held is None:
                    view = live.view(question.seat)
                    picks = pilot.pick(view, question)
                    assert legal(question, picks), (question.msg, picks)
                    assert not question.idle or pilot.wants_idle(view, question) in (True, False)
            question = chance.choice([a for a in live.asks if a.held is None])
            live.answer(question.n, question.seat, player.pick(None, question))
