"""`/game replay` and `/game report`: the past can be watched, and a report holds nothing its reader may not know."""

from __future__ import annotations

import json
from pathlib import Path

from bot import exports
from bot.versions import versions
from tests.bot.given import answered, custom_ids, labels, world
from tests.cogs.given import ALL, begin, posted, reply


async def test_a_running_game_is_watched_step_by_step(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        assert "no game in this channel" in answered(await anna.slash(w.channel, "game replay"))
        table = await begin(w, "anna", "bert")
        while len(await w.keeper.db.checkpoints(table.id)) < 4:
            await reply(w, table)
        await posted(w)
        dora = w.person("dora")
        shown = await dora.slash(w.channel, "game replay")
        count = len(await w.keeper.db.checkpoints(table.id)) - 1
        assert f"1 of {count}" in answered(shown)
        forward = next(i for i in custom_ids(shown.response) if ":-:replay:n" in i)
        await dora.click(shown.response.message, custom_id=forward)
        assert "no. 77" in answered(await dora.slash(w.channel, "game replay", number=77)).replace("no game ", "")


async def test_the_last_game_is_watched_from_its_last_post_and_when_the_next_lobby_is_open(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        anna = w.person("anna")
        while len(await w.keeper.db.checkpoints(table.id)) < 4:
            await reply(w, table)
        await table.set_status("ended", ("playing",))
        await posted(w)
        count = len(await w.keeper.db.checkpoints(table.id)) - 1
        pressed = await anna.click(w.board(), label="Replay")
        assert pressed.ephemeral
        assert f"1 of {count}" in answered(pressed)
        assert labels(pressed.response) == ["«", "‹", "›", "»"]  # signs that every font has
        await anna.click(w.board(), label="Play again")
        await posted(w)
        assert (await w.table()).game.status == "lobby"
        assert f"1 of {count}" in answered(await anna.slash(w.channel, "game replay"))


async def test_a_game_becomes_a_film(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, pictures=True) as w:
        table = await begin(w, "anna")
        anna = w.person("anna")
        for _ in range(200):
            if table.over or table.view(None).turn >= 4:
                break
            await reply(w, table)
        await posted(w)
        made = await anna.slash(w.channel, "game replay", film=True)
        assert "one picture per turn" in answered(made)
        assert made.response.attachments[0].filename.endswith(".webp")


async def test_a_report_holds_no_secret_while_the_game_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        for _ in range(6):
            await reply(w, table)
        await posted(w)
        anna = w.person("anna")
        done = await anna.slash(w.channel, "game report", what="The archive gave me nothing.")
        assert "number 1" in answered(done)
        assert done.response.ephemeral
        kept = await w.keeper.db.report(1)
        assert kept is not None
        assert (kept.text, kept.game_id, kept.data["serial"]) == ("The archive gave me nothing.", table.id, table.game.serial)
        data = json.loads(await exports.report(table, anna.id, versions()))
        text = json.dumps(data)
        assert "whole" not in data
        assert table.game.secret.hex() not in text
        decks = table.live.state.decks
        assert not any(json.dumps(deck) in text for deck in decks.values() if len(deck) > 3)
        mine = table.seats_of(anna.id)
        assert {a["seat"] for a in data["log"]} <= set(mine)
        await table.set_status("ended", ("playing",))
        whole = json.loads(await exports.report(table, anna.id, versions()))
        assert whole["whole"]["game"]["secret"]
        assert await exports.read(json.dumps(whole["whole"]).encode(), w.keeper.tables)
