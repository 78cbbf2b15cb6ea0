"""Restarting either side goes on where it was."""

from __future__ import annotations

import asyncio
import os
import stat

import aiohttp

from bot.local_server import use_local_discord
from sandbox.serve import SandboxServer
from tests.sandbox.bot import png
from tests.waiting import until

TABLE = "great-table"


async def test_the_server_restarts_under_a_running_bot_and_everything_goes_on(tmp_path, start_bot):
    state = tmp_path / "state.json"
    server = await SandboxServer(state_file=state).start()
    bot = await start_bot(server)
    anna = server.actor("anna")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    await anna.command(TABLE, "keep")
    await anna.command(TABLE, "whisper")
    picture = opened.embeds[0]["image"]["url"]
    old_key, port = server.key, server.port
    await server.stop()
    server = await SandboxServer(port=port, state_file=state).start()
    try:
        assert server.resumed_from_file
        assert server.key == old_key
        await until(lambda: server.gateway.online)
        assert (server.gateway.resumed, server.gateway.identified) == (1, 0)
        anna = server.actor("anna")
        opened = server.world.channel(TABLE).messages[opened.id]
        assert (await anna.press(opened, "roll")).kind == "update"
        await bot.kept.edit_original_response(content="the token still works")
        await anna.sees(TABLE, "the token still works")
        assert anna.messages(anna.dm())[0].content == "psst"
        async with aiohttp.ClientSession() as web, web.get(picture) as got:
            assert await got.read() == png()
        newest = max(int(m.id) for c in server.world.channels.values() for m in c.messages.values())
        assert int(server.world.ids.new()) > newest
    finally:
        await server.stop()


async def test_on_another_port_the_addresses_of_pictures_move_along(tmp_path, start_bot):
    state = tmp_path / "state.json"
    async with SandboxServer(state_file=state) as server:
        await start_bot(server)
        await server.actor("anna").command(TABLE, "game new", title="elder")
    async with SandboxServer(state_file=state) as server:
        message = server.actor("anna").last(TABLE)
        url = message.embeds[0]["image"]["url"]
        assert url.startswith(server.base)
        async with aiohttp.ClientSession() as web, web.get(url) as got:
            assert await got.read() == png()


async def test_a_new_bot_process_finds_its_old_buttons(server: SandboxServer, start_bot):
    first = await start_bot(server)
    opened = (await server.actor("anna").command(TABLE, "game new", title="elder")).message
    await first.close()
    use_local_discord(server.base)
    await start_bot(server)
    assert (await server.actor("anna").press(opened, "roll")).kind == "update"


async def test_state_is_written_while_the_server_runs(tmp_path):
    state = tmp_path / "state.json"
    async with SandboxServer(state_file=state) as server:
        server.actor("anna").say(TABLE, "remember me")
        assert server.save is not None
        await server.save.save()
        other = SandboxServer(state_file=state)
        assert other.save is not None
        await asyncio.to_thread(other.save.load)
        assert other.actor("anna").last(TABLE).content == "remember me"


async def test_what_the_sandbox_remembers_is_for_its_owner_only(tmp_path, start_bot):
    state = tmp_path / "state.json"
    before = os.umask(0)
    try:
        async with SandboxServer(state_file=state) as server:
            await start_bot(server)
            await server.actor("anna").command(TABLE, "game new", title="elder")
    finally:
        os.umask(before)
    found = [state, tmp_path / "state.json.files", *(tmp_path / "state.json.files").iterdir()]
    assert len(found) > 2
    assert [stat.S_IMODE(p.stat().st_mode) & 0o077 for p in found] == [0] * len(found)
    state.chmod(0o644)
    async with SandboxServer(state_file=state):
        assert stat.S_IMODE(state.stat().st_mode) == 0o600
