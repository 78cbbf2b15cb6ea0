"""`/admin`: only for those who manage the server; a game goes out as a file and comes in to go on exactly as it would have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import parcels
from tests.bot.given import answered, custom_ids, texts, world
from tests.cogs.given import ALL, begin, posted, reply

COMMANDS = ("channels", "defaults", "end", "transfer", "export", "health")


def manager(w: Any, name: str = "mona") -> Any:
    role = w.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    return w.guild.add_member(w.env.create_user(name), roles=[role])


async def test_admin_commands_declare_and_check_the_right_they_need(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        group: Any = w.keeper.tree.get_command("admin")
        assert group.default_permissions.manage_guild
        assert group.guild_only
        table = await begin(w, "anna")
        cog: Any = w.keeper.get_cog("admin")

        class Press:
            guild_id = w.guild.id
            permissions = discord.Permissions.none()

        with pytest.raises(discord.app_commands.CheckFailure):
            await cog.interaction_check(Press())
        assert (await w.keeper.db.game(table.id)).status == "playing"


async def test_channels_and_defaults(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        assert "every channel" in answered(await mona.slash(w.channel, "admin channels"))
        assert "every channel is allowed" in answered(await mona.slash(w.channel, "admin channels", action="forbid"))
        await mona.slash(w.channel, "admin channels", action="allow")
        assert (await w.keeper.db.guild_settings(w.guild.id)).channels == (w.channel.id,)
        elsewhere = w.guild.create_text_channel("elsewhere")
        refused = answered(await mona.slash(elsewhere, "game new", game="elder-sign"))
        assert f"<#{w.channel.id}>" in refused
        await mona.slash(w.channel, "admin channels", action="everywhere")
        now = answered(await mona.slash(w.channel, "admin defaults", pace="72h", on_deadline="caretaker", language="de"))
        assert "72 hours" in now
        assert "no time for an answer" in answered(await mona.slash(w.channel, "admin defaults", pace="never ever"))
        assert (await mona.autocomplete(w.channel, "admin defaults", "pace", "36h"))[0]["value"] == "36h"
        await mona.slash(w.channel, "game new", game="elder-sign")
        game = await w.keeper.db.game_in_channel(w.channel.id)
        assert game is not None
        assert (game.language, game.pace.deadline, game.pace.on_deadline) == ("de", 72 * 3600, "caretaker")


async def test_a_game_is_ended_handed_over_and_moved(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        table = await begin(w, "anna", "bert", pace="24h")
        bert = w.person("bert")
        assert "who is to host" in answered(await mona.slash(w.channel, "admin transfer"))
        other = w.guild.create_text_channel("cellar")
        await mona.slash(w.channel, "admin transfer", host=bert, channel=other)
        await posted(w)
        game = await w.keeper.db.game(table.id)
        assert (game.host_id, game.channel_id) == (bert.id, other.id)
        assert any(":-:hand:" in str(m.components) or "hand" in str(m.components) for m in other.history())
        moved = await w.keeper.tables.in_channel(other.id)
        assert moved is table
        assert w.channel.history()[-1].content == f"The game goes on in <#{other.id}>."
        assert not any(custom_ids(m) for m in w.channel.history())
        assert "no game in this channel" in answered(await mona.slash(w.channel, "admin end"))
        assert "no game “999”" in answered(await mona.slash(w.channel, "admin end", game="999"))
        await mona.slash(w.channel, "admin end", game=str(table.id))
        await posted(w)
        assert (await w.keeper.db.game(table.id)).status == "ended"
        assert await w.keeper.db.deadlines(table.id) == []
        assert "over" in answered(await mona.slash(w.channel, "admin end", game=str(table.id)))


async def test_a_lobby_that_moves_leaves_no_buttons_behind(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        await w.person("anna").slash(w.channel, "game new", game="elder-sign")
        await posted(w)
        other = w.guild.create_text_channel("cellar")
        await mona.slash(w.channel, "admin transfer", channel=other)
        await posted(w)
        assert not any(custom_ids(m) for m in w.channel.history())
        lobby = next(m for m in other.history() if any(":-:join:" in i for i in custom_ids(m)))
        join = next(i for i in custom_ids(lobby) if ":-:join:" in i)
        await w.person("bert").click(lobby, custom_id=join)
        await posted(w)
        assert "2 of 8 seats" in texts(next(m for m in other.history() if m.id == lobby.id))


async def test_an_exported_game_goes_on_identically_where_it_is_imported(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        table = await begin(w, "anna", "bert", pace="24h")
        for _ in range(12):
            await reply(w, table)
        await posted(w)
        sent = await mona.slash(w.channel, "admin export")
        await posted(w)
        assert sent.response.ephemeral
        assert any("taken a copy" in texts(m) for m in w.posts())
        name, data = sent.response.attachments[0].filename, await parcels.export(w.keeper.db, table.id)
        taken = await mona.slash(w.channel, "admin import", file=(name, data))
        assert "being played in that channel" in answered(taken)
        other = w.guild.create_text_channel("cellar")
        assert "goes on with it" in answered(await mona.slash(other, "admin import", file=(name, data)))
        game = await w.keeper.db.game_in_channel(other.id)
        assert game is not None
        assert (game.status, game.host_id) == ("paused", mona.id)
        twin = await w.keeper.tables.get(game.id)
        await twin.refresh()
        await mona.slash(other, "game resume")
        await posted(w)
        for _ in range(25):
            ask = next(a for a in table.asks if a.needed)
            other_ask = next(a for a in twin.asks if a.needed)
            assert (ask.n, ask.seat, ask.seal) == (other_ask.n, other_ask.seat, other_ask.seal)
            picks = table.caretakers_choice(ask)
            one, two = await reply(w, table, picks), await reply(w, twin, picks)
            assert one.answer.trace == two.answer.trace
        assert table.live.state == twin.live.state
        await posted(w)


async def test_a_broken_file_gets_a_clear_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        for _ in range(5):
            await reply(w, table)
        await posted(w)
        good = json.loads(await parcels.export(w.keeper.db, table.id))
        cases: list[tuple[str, bytes]] = [
            ("import-no-json", b"\xff\xfe not json"),
            ("import-no-json", b"[1, 2]"),
            ("import-not-a-game", b"{}"),
            ("import-not-a-game", json.dumps(good | {"format": 99}).encode()),
            ("import-unknown-game", json.dumps(good | {"game": good["game"] | {"name": "chess"}}).encode()),
            ("import-without-secret", json.dumps(good | {"game": good["game"] | {"secret": None}}).encode()),
            (
                "import-cannot-open",
                json.dumps(good | {"checkpoints": [c | {"data": "AAAA"} for c in good["checkpoints"]]}).encode(),
            ),
            ("import-cannot-open", json.dumps(good | {"seats": good["seats"][:1]}).encode()),
        ]
        stretch = [a | {"trace": "tampered"} for a in good["answers"]]
        if any(a["serial"] > max(c["serial"] for c in good["checkpoints"]) for a in good["answers"]):
            cases.append(("import-does-not-replay", json.dumps(good | {"answers": stretch}).encode()))
        for id, data in cases:
            with pytest.raises(parcels.BadFile) as refused:
                await parcels.read(data, w.keeper.shelf)
            assert refused.value.id == id, data[:80]
            assert w.keeper.words.say("de", id, **refused.value.args_)
        with pytest.raises(parcels.BadFile, match="too-large"):
            await parcels.read(b" " * (parcels.MOST_BYTES + 1), w.keeper.shelf)
        mona = manager(w)
        other = w.guild.create_text_channel("cellar")
        said = answered(await mona.slash(other, "admin import", file=("game.json", b"{}")))
        assert "cannot be taken in" in said
        assert await w.keeper.db.game_in_channel(other.id) is None
        assert len(await w.keeper.db.unfinished()) == 1


async def test_health_tells_what_an_operator_wants_to_know(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna", pace="24h")
        said = answered(await manager(w).slash(w.channel, "admin health"))
        for part in ("Keeper", "discord.py", "Games going on: 1", "sqlite", "Outbox: 0 waiting", "Pictures that failed: 0"):
            assert part in said
