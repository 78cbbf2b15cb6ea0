"""Processes that paint: the same pictures, and nobody at a table notices when one dies."""

from __future__ import annotations

import errno
import gc
import multiprocessing
import os
import pickle
import random
import signal
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot import painters as painters_
from bot import shelf as shelves
from bot.commands import own_words
from bot.painters import NoPainter, Painters, at_home
from bot.painting import Commission
from bot.shelf import Look
from games import registry
from games.kernel.players import Random
from keeper.games import Game
from keeper.games import game as game_called
from rendering.encode import Picture
from tests.waiting import until

LOOK = Look()


def position(game: Game, answers: int = 12) -> Any:
    """A public view, some answers on."""
    seats, opponent = game.setting(1)
    live = game.open(seats, opponent, "painters")
    chance = random.Random(5)
    player = Random(chance.randrange)
    for _ in range(answers):
        if live.over:
            break
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, player.pick(None, ask))
    return live.view(None)


def order(name: str, **more: Any) -> Commission:
    game = game_called(name)
    view = position(game)
    names = {seat: f"P{seat}" for seat in range(8)}
    return replace(Commission(name, "scene", "a-file", "de", LOOK, "board", views=(view,), names=names), **more)


def test_a_painter_gives_up_what_refers_to_itself_though_keeper_starts_with_the_collector_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In half an hour one held three gigabytes of pictures."""
    monkeypatch.setattr(painters_, "paint", lambda *_: gc.isenabled())
    gc.disable()
    try:
        made = Painters(1)
    finally:
        gc.enable()
    try:
        assert made.paint(order("alone")) is True
    finally:
        made.close()


@pytest.fixture(scope="module")
def painters() -> Iterator[Painters]:
    made = Painters(1, sprites_mb=64)
    yield made
    made.close()


def one(painters: Painters) -> Any:
    """The painter who is free."""
    painter = painters._free.get()
    painters._free.put(painter)
    return painter


@pytest.mark.parametrize("name", registry.names())
def test_what_a_picture_is_made_of_can_be_sent_elsewhere(name: str) -> None:
    wanted = order(name)
    assert pickle.loads(pickle.dumps(wanted)) == wanted


def test_a_painter_paints_what_this_process_would(painters: Painters) -> None:
    here = at_home(shelves.fill(), own_words())
    wanted = order(registry.names()[0])
    there = painters.paint(wanted)
    assert isinstance(there, Picture)
    assert there == here(wanted)


def test_one_that_is_killed_is_replaced_and_the_picture_comes_all_the_same(painters: Painters) -> None:
    wanted = order(registry.names()[0])
    before = painters.paint(wanted)
    killed = one(painters).process
    os.kill(killed.pid, signal.SIGKILL)
    killed.join()
    assert painters.paint(wanted) == before
    assert one(painters).process.pid != killed.pid
    assert painters.replaced == 1


def test_a_picture_that_cannot_be_painted_costs_that_picture_and_nobody_else(painters: Painters) -> None:
    alive = one(painters).process.pid
    with pytest.raises(RuntimeError, match="nonsense"):
        painters.paint(order(registry.names()[0], game="nonsense"))
    assert painters.paint(order(registry.names()[0])) is not None
    assert one(painters).process.pid == alive


def test_when_they_are_sent_home_nobody_is_left() -> None:
    home = Painters(1)
    process = one(home).process
    assert process.is_alive()
    home.close()
    assert not process.is_alive()
    with pytest.raises(NoPainter):
        home.paint(order(registry.names()[0]))


@pytest.mark.parametrize("lost", [False, True], ids=["idle", "lost-in-a-picture"])
async def test_painters_end_with_keeper_also_if_that_is_killed(lost: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait, and those who will never finish; also the one whose pipe a later copy holds open."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    wanted = order(registry.names()[0])
    monkeypatch.setattr(painters_, "paint", lambda *_: signal.pause())

    def keeper() -> None:
        made = Painters(2)
        both = [made._free.get(), made._free.get()]
        for painter in both:
            assert painter is not None
            if lost:
                painter.pipe.send(wanted)
            theirs.send(painter.process.pid)
        signal.pause()

    process = context.Process(target=keeper)
    process.start()
    pids = [ours.recv(), ours.recv()]
    os.kill(process.pid or 0, signal.SIGKILL)
    process.join()

    def gone(pid: int) -> bool:
        try:
            with open(f"/proc/{pid}/stat") as stat:
                return stat.read().rpartition(")")[2].split()[0] == "Z"
        except FileNotFoundError:
            return True

    try:
        await until(lambda: all(gone(pid) for pid in pids))
    finally:
        for pid in pids:
            if not gone(pid):
                os.kill(pid, signal.SIGKILL)


def test_where_no_process_can_be_begun_keeper_starts_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: Any) -> Any:
        raise BlockingIOError(errno.EAGAIN, "no room")

    with monkeypatch.context() as full:
        full.setattr(painters_._Painter, "begin", no_room)
        home = Painters(1, sprites_mb=64)
        with pytest.raises(NoPainter):
            home.paint(order(registry.names()[0]))
    try:
        assert isinstance(home.paint(order(registry.names()[0])), Picture)  # there is room again
    finally:
        home.close()
