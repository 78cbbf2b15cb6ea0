"""The film of a game is a post like others: it is made once, it goes with somebody's name, and Keeper stops while it is made."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from bot import painters as painters_
from bot.ending import end_game
from bot.painters import NoPainter, Painters
from games import registry
from rendering.encode import Picture
from tests.bot.given import World, answered, press, world
from tests.bot.test_painters import order
from tests.cogs.given import ALL, begin, posted, reply
from tests.hostile.test_forgotten import forget
from tests.waiting import until

FILM = Picture(b"RIFF", "film.webp", "anna, bert", "image/webp", 8, 8)


async def over(w: World, monkeypatch: pytest.MonkeyPatch) -> Any:
    table = await begin(w, "anna", "bert")
    await reply(w, table)
    await end_game(table, None)
    await posted(w)
    replays: Any = w.keeper.get_cog("Replays")

    async def film(*_: Any) -> Picture:
        return FILM

    monkeypatch.setattr(replays.shown, "film", film)
    monkeypatch.setattr(w.keeper, "settings", w.keeper.settings.model_copy(update={"pictures": True}))
    return table


def films(w: World) -> list[Any]:
    return [m for m in w.posts() if "film" in m.content.lower() or any(a.filename == "film.webp" for a in m.attachments)]


async def test_it_is_made_once_also_by_the_next_process_and_again_if_it_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await over(w, monkeypatch)
        await press(w, w.person("anna"), "film")
        (first,) = films(w)
        assert first.attachments
        assert str(first.id) in answered(await press(w, w.person("bert"), "film"))
        cog: Any = w.keeper.get_cog("Replays")
        cog.making.clear()  # as after a restart
        assert str(first.id) in answered(await press(w, w.person("bert"), "film"))
        assert len(films(w)) == 1
        await first.delete()
        await press(w, w.person("bert"), "film")
        (second,) = films(w)
        assert second.attachments
        assert second.id != first.id


async def test_it_goes_with_whoever_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await over(w, monkeypatch)
        await press(w, w.person("anna"), "film")
        assert films(w)
        await forget(w, w.person("anna"))
        assert not films(w), "their name is in its pictures"


async def test_whoever_stops_keeper_waits_for_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Painters(0)
    begun, said = threading.Event(), list[BaseException]()
    answer = painters_._answer

    def film() -> None:
        try:
            home.paint(order(registry.names()[0], kind="film", game="no such game, and nobody hears of it"))
        except BaseException as error:
            said.append(error)

    def asked(painter: Any, wanted: Any) -> Any:
        begun.set()
        painter.pipe.poll(None)  # until it is killed: a film takes its time
        return answer(painter, wanted)

    monkeypatch.setattr(painters_, "_answer", asked)
    thread = threading.Thread(target=film, daemon=True)
    thread.start()
    await asyncio.to_thread(begun.wait)
    home.let_go()
    await until(lambda: not thread.is_alive(), why="it waits for a film")
    assert isinstance(said[0], NoPainter)
    with pytest.raises(NoPainter):
        home.paint(order(registry.names()[0], kind="film"))
    home.close()


async def test_a_film_that_is_not_finished_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await over(w, monkeypatch)
        cog: Any = w.keeper.get_cog("Replays")
        waits = asyncio.Event()

        async def film(*_: Any) -> None:
            await waits.wait()

        monkeypatch.setattr(cog.shown, "film", film)
        pressed = asyncio.ensure_future(press(w, w.person("anna"), "film"))
        await until(lambda: cog.making)
        w.keeper.leaving = True
        leaving = asyncio.ensure_future(cog._last_words())
        waits.set()  # as when its painter is sent home
        await leaving
        (post,) = films(w)
        assert "not finished" in post.content
        await pressed
