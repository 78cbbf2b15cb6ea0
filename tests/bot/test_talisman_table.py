"""Talisman at a table in Discord: from the lobby through the first turns, by buttons, selects and typed commands, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.given import MINE, World, answer, answered, custom_ids, press, texts, world

COGS = (*MINE, "cogs.asides")
ANSWERS = 25


async def opened(w: World, language: str) -> None:
    host = w.person("anna")
    await host.slash(w.channel, "game new", game="talisman", language=language)
    await press(w, w.person("ben"), "join")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_table_plays_its_first_turns(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, language)
        mine = await press(w, w.person("anna"), "mywish")
        selects = [id for id in custom_ids(mine.response) if ":-:setmywish:" in id]
        assert len(selects) == 2, "28 characters are more than one select holds"
        await w.person("anna").select(mine.response.message, ["wizard"], custom_id=selects[1])
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        assert table.live.state.wanted == ["wizard", ""]

        sheet = answered(await w.person("anna").slash(w.channel, "talisman sheet"))
        assert "Wizard" in sheet, "in the language of whoever looks"
        await w.person("anna").slash(w.channel, "talisman arm", what="order:roll")
        assert table.live.state.players[0].orders == ["roll"]
        why = answered(await w.person("ben").slash(w.channel, "talisman why", what="command"))
        assert "TM-CMD-01" in why

        for _ in range(ANSWERS):
            if table.over or not [a for a in table.asks if a.needed]:
                break
            await answer(w, table)
            await w.settle()
        assert table.live.state.turn > 3 or table.over
        assert ("Turn " if language == "en" else "Zug ") in texts(w.board())


@pytest.mark.rule("S-110")
@pytest.mark.parametrize("paused", [False, True])
async def test_what_somebody_has_ordered_ends_when_another_person_takes_the_seat(tmp_path: Path, paused: bool) -> None:
    async with world(tmp_path, cogs=COGS) as w:
        await opened(w, "en")
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        for name in ("anna", "ben"):
            await w.person(name).slash(w.channel, "talisman arm", what="order:trade-7")
        dora = w.person("dora")
        said = len(w.posts())
        if paused:
            await table.set_status("paused", ("playing",))
        await table.change_seat(1, dora.id, user_id=dora.id, name="dora", caretaker=False, away_until=None)
        if paused:
            assert table.live.state.players[1].orders == ["trade-7"], "nothing moves in a pause"
            await table.set_status("playing", ("paused",))
        await w.settle()
        assert [p.orders for p in table.live.state.players] == [["trade-7"], []]
        assert "orders" not in " ".join(texts(m) for m in w.posts()[said:]), "nobody learns of it"
