"""Death May Die at a table in Discord: from the lobby through the first turns, by buttons, selects and typed commands, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.death_may_die.rules.orders import USUAL
from tests.bot.given import MINE, World, answer, answered, press, texts, world

COGS = (*MINE, "cogs.asides")
ANSWERS = 25


async def opened(w: World, language: str) -> None:
    await w.person("anna").slash(w.channel, "game new", game="death-may-die", language=language)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_table_plays_its_first_turns(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, language)
        await press(w, w.person("ben"), "join")
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        for _ in range(2):
            await answer(w, table)
            await w.settle()
        assert len(table.live.state.investigators) == 2

        sheet = answered(await w.person("anna").slash(w.channel, "death sheet"))
        assert "Psychosis" in sheet, "in the language of whoever looks"
        await w.person("anna").slash(w.channel, "death orders", order="order:last")
        assert table.live.state.orders == {"0": [*USUAL, "last"], "1": list(USUAL)}
        why = answered(await w.person("ben").slash(w.channel, "death why", what="keep"))
        assert "DMD-REROLL-01" in why

        for _ in range(ANSWERS):
            if table.over or not [a for a in table.asks if a.needed]:
                break
            await answer(w, table)
            await w.settle()
        assert table.live.state.turn > 1 or table.over
        assert ("Turn " if language == "en" else "Zug ") in texts(w.board())


async def test_somebody_alone_plays_two(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, "en")
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        for _ in range(3):
            await answer(w, table)
            await w.settle()
        state = table.live.state
        assert [i.player for i in state.investigators] == [0, 0]
        active = table.box.cards.investigators[state.investigators[state.active].id].name.en
        assert f"**{active}**" in texts(w.board())
