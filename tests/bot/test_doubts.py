"""What cannot be taken back and is unwise is asked about once more, in every game; what is wise never is. (How it is pressed:
tests/cogs/test_second_sitting.py.)"""

from __future__ import annotations

from typing import Any

import pytest

from bot.reader import Reader
from games import registry
from games.kernel.ask import Ask, option
from games.kernel.shortcuts import Shortcuts
from tests.bot.given import WORDS
from tests.bot.test_scenes import first_asked


def doubts(name: str, msg: str, **changed: Any) -> dict[str, str]:
    """By key: what is asked back in English, in a position of play with these fields changed. German has as much to ask."""
    box, view, ask = first_asked(name, msg)
    view = view.model_copy(update=changed)
    said: list[dict[str, str]] = []
    for lang in ("en", "de"):
        reader = Reader(lang, WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
        said.append({o.key: box.doubt(ask, o, view, reader) for o in ask.options})
    assert [bool(v) for v in said[0].values()] == [bool(v) for v in said[1].values()]
    return said[0]


@pytest.mark.parametrize(
    ("name", "msg", "unwise", "asked_back"),
    [
        ("talisman", "tm-new-character", "leave", "out of the game"),
        ("death-may-die", "dmd-action", "pass", "actions left"),
        ("cultistorm", "cs-fight", "concede", "all you need"),
    ],
)
def test_the_unwise_deed_is_asked_about_and_no_other(name: str, msg: str, unwise: str, asked_back: str) -> None:
    found = doubts(name, msg)
    assert asked_back in found.pop(unwise)
    assert set(found.values()) == {""}


def test_the_hero_is_asked_only_before_a_loss_that_is_the_end() -> None:
    assert set(doubts("alone", "al-redirect", life=12, composure=12).values()) == {""}
    assert "the end" in doubts("alone", "al-redirect", life=1, composure=1)["bear"]


def living(view: Any, seat: int, lives: int) -> Any:
    """The same position of Talisman, with so many lives."""
    player = view.players[seat]
    character = player.character.model_copy(update={"lives": lives})
    players = [p if p.seat != seat else player.model_copy(update={"character": character}) for p in view.players]
    return view.model_copy(update={"players": tuple(players)})


@pytest.mark.parametrize(("msg", "risky", "lives"), [("tm-obey", "concede", 3), ("tm-whom", "attack:", 1)])
def test_a_life_is_not_thrown_away_by_mistake(msg: str, risky: str, lives: int) -> None:
    """Whoever has several need not concede; whoever has one is told the odds of a fight that nobody forces on them."""
    box, view, ask = first_asked("talisman", msg)
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    args: dict[str, Any] = {"seat": 1, "chance": 20} if risky == "attack:" else {}
    asked = Ask(ask.seat, msg, [*ask.options, option(f"{risky}9", None, **args)] if args else list(ask.options), ask.args)
    asked.refresh()
    ask, pressed = asked, next(o for o in reversed(asked.options) if o.key.startswith(risky))
    assert "all the same?" in box.doubt(ask, pressed, living(view, ask.seat, lives), reader)
    assert box.doubt(ask, pressed, living(view, ask.seat, 4 - lives), reader) == ""


def test_every_game_has_something_to_ask_about() -> None:
    for game in registry.manifests():
        assert type(game.shortcuts(game.catalogue(()))).doubt is not Shortcuts.doubt, game.name
