"""Nobody at a table can tell two worlds apart that differ only in what is hidden: a seeded sample, and proof that a leak shows."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from bot.presenter import board
from bot.tables import Table, answering
from games.alone.rules import acting
from games.cultistorm.rules import combat
from keeper import twins
from keeper.eyes import House
from keeper.games import Game, game
from rendering.drawn import Drawn
from tests.games.cultistorm.given import ilse, rosa, storm, tobias


@pytest.fixture
def alone() -> Game:
    return game("alone")


def test_whatever_they_look_at_it_is_the_same(alone: Game) -> None:
    found = twins.nobody_can_tell(alone, 4, seed=21)
    assert found["positions"] == sum(found["pictures"].values()) == sum(found["viewers"].values()) == 4
    assert found["posts"] > 4


def hidden(table: Any) -> int:
    """Something nobody but evil knows."""
    return sum(ord(c) for c in table.live.state.model_dump_json())


@pytest.mark.parametrize("tells", [False, True])
def test_a_picture_that_tells_too_much_would_be_caught(alone: Game, tells: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(self: House, scene: str, table: Any, *_: Any) -> Drawn:
        return Drawn(Image.new("RGB", (1, 1), (hidden(table) % 251 if tells else 0, 0, 0)), "")

    monkeypatch.setattr(House, "picture", drawn)
    if not tells:
        assert twins.nobody_can_tell(alone, 3, seed=22)["positions"] == 3
        return
    with pytest.raises(twins.Differs, match="picture of"):
        twins.nobody_can_tell(alone, 3, seed=22)


def test_a_wait_line_that_tells_too_much_would_be_caught(alone: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(House, "picture", lambda *_: Drawn(Image.new("RGB", (1, 1)), ""))
    monkeypatch.setattr(board, "waiting_line", lambda table, reader: f"-# {hidden(table)}")
    with pytest.raises(twins.Differs, match=r"board post: .*content"):
        twins.nobody_can_tell(alone, 3, seed=22)


@pytest.mark.parametrize("name", ["alone", "talisman"])
def test_what_is_said_aside_is_noticed_by_nobody_else(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "ASIDES_EVERY", 1)
    monkeypatch.setattr(House, "picture", lambda *_: Drawn(Image.new("RGB", (1, 1)), ""))
    found = twins.nobody_can_tell(game(name), 6, seed=1)
    assert sum(found["asides"].values()) > 1


COUNTED = {
    "how many answers there are": lambda table, reader: f"-# {table.game.serial}",
    "when something was last done": lambda table, reader: f"-# {table.tables.clock() - table.times.since > 0}",
}


@pytest.mark.parametrize("tells", COUNTED.values(), ids=COUNTED.keys())
def test_an_aside_that_is_counted_or_timed_in_public_would_be_caught(tells: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "ASIDES_EVERY", 1)
    monkeypatch.setattr(House, "picture", lambda *_: Drawn(Image.new("RGB", (1, 1)), ""))
    monkeypatch.setattr(board, "waiting_line", tells)
    if tells is COUNTED["when something was last done"]:
        real = answering.say

        async def say(table: Any, *args: Any, **more: Any) -> Any:
            done = await real(table, *args, **more)
            table.times.since = table.tables.clock()
            return done

        monkeypatch.setattr(Table, "say", say)
    with pytest.raises(twins.Differs, match="aside: board post"):
        twins.nobody_can_tell(game("talisman"), 6, seed=1)


def test_luck_that_one_world_draws_and_the_other_does_not_would_be_caught(alone: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told anything else; but whoever asks to take it back would be told that luck lies in between."""
    monkeypatch.setattr(House, "picture", lambda *_: Drawn(Image.new("RGB", (1, 1)), ""))
    # A seed whose first positions are of that kind: looking at a position takes as long as playing up to it.
    assert twins.nobody_can_tell(alone, 4, seed=28)["clouded"] > 0
    carried_out = acting.act

    def act(g: Any, action: Any, *given: Any, marker: bool) -> Any:
        if len(g.state.creatures) % 2:
            g.draw(2, "tell:tale")
        yield from carried_out(g, action, *given, marker=marker)

    monkeypatch.setattr(acting, "act", act)
    with pytest.raises(twins.Differs, match="luck or a reveal in one world only"):
        twins.nobody_can_tell(alone, 4, seed=28)


@pytest.mark.parametrize("tells", [False, True])
def test_a_fight_with_a_closed_hand_that_tells_too_much_would_be_caught(tells: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody is asked says something of the hand; another one that is asked about as well must not be told from it."""
    people = [rosa(0, hand="g03 g04", targets="ashes-1", dice="tide"), tobias(1, hand="g01 g02"), ilse(2, hand="g05")]
    fight = storm(*people, phase="combat", columns={0: "ashes-1", 1: "deep-1", 2: "horn-1"}, open_hands=False)
    monkeypatch.setattr(twins, "positions", lambda *_: iter([fight] * 3))
    monkeypatch.setattr(House, "picture", lambda *_: Drawn(Image.new("RGB", (1, 1)), ""))
    if not tells:
        found = twins.nobody_can_tell(game("cultistorm"), 4, seed=23)
        assert found["revealed"] > 0
        assert found["decided"]["cs-attack"] > 0
        return
    asked = combat.ask

    def ask(seat: int, msg: str, options: Any, **more: Any) -> Any:
        return asked(seat, msg, options, **(more | {"audience": None}))

    monkeypatch.setattr(combat, "ask", ask)
    with pytest.raises(twins.Differs):
        twins.nobody_can_tell(game("cultistorm"), 4, seed=23)
