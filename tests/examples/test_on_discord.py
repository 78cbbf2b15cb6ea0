"""Wading Out at a real table, through the real discord.py: from `/game new` to the winner, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keeper.games import Game
from keeper.lessons import played
from rendering.fluent import Words, word_folders
from tests.bot.given import World, answer, answer_ids, answered, custom_ids, press, texts, world
from tests.cogs.given import ALL

# The channel reads the table's language, each person their own.
SAID = {"en": ("Wading Out", "is up.", "shells"), "de": ("Hinaus ins Watt", "ist dran.", "Muscheln")}


async def opened(w: World, lang: str) -> Any:
    anna, ben = w.person("anna"), w.person("ben")
    await anna.slash(w.channel, "game new", game="wading-out", language=lang)
    await press(w, ben, "join")
    await press(w, anna, "start")
    await w.settle()
    return await w.table()


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_a_whole_game_from_the_lobby_to_the_winner(tiny: Game, tmp_path: Path, lang: str) -> None:
    title, up, shells = SAID[lang]
    words = Words.load(*word_folders(), strict=True)
    async with world(tmp_path, words=words, cogs=ALL, pictures=lang == "de") as w:
        table = await opened(w, lang)
        anna = w.person("anna")
        assert title in texts(w.posts()[0])
        assert up in texts(w.board())
        assert bool(w.board().attachments) == (lang == "de")
        assert "Your wish: *" in answered(await press(w, anna, "hand"))
        n = 0
        while not table.over:
            n += 1
            assert n < 400
            assert (await answer(w, table)).acknowledged
            if n == 3:  # nobody notices a restart
                await w.restart()
                table = await w.table()
        await w.settle()
        end = w.board()
        assert shells in texts(end)
        assert answer_ids(end) == []
        assert sum(1 for m in w.posts() if custom_ids(m)) == 1
        assert table.game.outcome["winners"]
        assert "was honest" in answered(await anna.slash(w.channel, "game verify"))


async def test_it_can_be_typed_taken_back_and_looked_up(tiny: Game, tmp_path: Path) -> None:
    words = Words.load(*word_folders(), strict=True)
    async with world(tmp_path, words=words, cogs=ALL) as w:
        table = await opened(w, "en")
        anna, ben = w.person("anna"), w.person("ben")
        assert "It is the turn of anna." in answered(await ben.slash(w.channel, "wading why", what="wade"))
        await anna.slash(w.channel, "wading comb")
        await w.settle()
        assert table.view(None).waders[0].shells == 1
        await anna.slash(w.channel, "game undo")
        await w.settle()
        assert table.view(None).waders[0].shells == 0
        await ben.slash(w.channel, "wading orders", order="order:quiet")
        assert (table.view(1).waders[1].order, table.view(None).waders[1].order) == ("quiet", "")
        assert "one of the others may blow" in answered(await anna.slash(w.channel, "rules", words="WO-WHISTLE-01"))
        assert "Lose 2 shells or everybody else gains 1 shell." in answered(await anna.slash(w.channel, "card", card="Crab"))


async def test_no_shelf_has_it_unless_somebody_names_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        assert "wading-out" not in w.keeper.shelf


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_it_can_be_learned(tiny: Game, lang: str) -> None:
    lesson = tiny.manifest.lesson
    assert lesson is not None
    met = [(heard.count, heard.pick) async for heard in played("wading-out", lang) if heard.step is not None]
    assert met == [(step.at, step.pick) for step in lesson.steps]
