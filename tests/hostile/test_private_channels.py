"""What is played in a private channel stays there: whoever cannot see it learns nothing of its games, however they ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

import db
from bot import button_ids
from tests.bot.given import World, answered, custom_ids, texts, world
from tests.cogs.given import ALL, begin, posted, reply
from tests.cogs.test_admin import manager

HIDDEN = discord.PermissionOverwrite(view_channel=False)
SHOWN = discord.PermissionOverwrite(view_channel=True)


def private_channel(w: World, *names: str) -> Any:
    """A channel that only these people and the bot can see."""
    shown = {w.person(n): SHOWN for n in names} | {w.env.bot.user: SHOWN}
    return w.guild.create_text_channel("attic", overwrites={w.guild.roles["@everyone"]: HIDDEN, **shown})


async def played_to_its_end(w: World, *names: str, channel: Any) -> Any:
    """A won game of which there is something to see."""
    table = await begin(w, *names, channel=channel)
    while len(await w.keeper.db.checkpoints(table.id)) < 3:
        await reply(w, table)
    won = {"result": "won", "reason": "signs", "winners": list(range(len(names)))}
    await w.keeper.db.set_status(table.id, "finished", w.clock(), was=("playing",), outcome=won)
    people = [w.person(n).id for n in names]
    counts = [db.Count(user_id=u, game="elder-sign", counter=c) for u in people for c in ("played", "won")]
    await w.keeper.db.count(counts)
    await table.refresh()
    await posted(w)
    return table


async def test_history_and_replay_stop_at_the_door(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        attic = private_channel(w, "anna", "carl")
        table = await played_to_its_end(w, "anna", channel=attic)
        anna, bert, carl = (w.person(n) for n in ("anna", "bert", "carl"))
        for sees in (anna, carl):  # one played it, the other can only look in
            assert f"No. {table.id}" in answered(await sees.slash(w.channel, "game history", everywhere=True))
            assert "1 of" in answered(await sees.slash(w.channel, "game replay", number=table.id))
        told = answered(await bert.slash(w.channel, "game history", everywhere=True))
        assert "No game has ended" in told
        refused = answered(await bert.slash(w.channel, "game replay", number=table.id))
        nothing = answered(await bert.slash(w.channel, "game replay", number=table.id + 50))
        assert refused.replace(f"no. {table.id} ", "N") == nothing.replace(f"no. {table.id + 50} ", "N") != nothing


async def test_older_games_that_one_may_see_are_found_behind_newer_ones_that_one_may_not(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mine = await played_to_its_end(w, "anna", channel=w.channel)
        attic = private_channel(w, "anna")
        for _ in range(12):
            hidden = await w.keeper.tables.open_lobby(
                mine.box,
                channel_id=attic.id,
                guild_id=w.guild.id,
                host_id=w.person("anna").id,
                language="en",
                options={},
                pace=db.Pace(),
            )
            await w.keeper.db.set_status(hidden.id, "ended", w.clock(), was=("lobby",))
        told = answered(await w.person("bert").slash(w.channel, "game history", everywhere=True))
        assert f"No. {mine.id} " in told
        assert told.count("No. ") == 1


async def test_statistics_count_only_what_the_asker_can_see(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        attic = private_channel(w, "anna")
        await played_to_its_end(w, "anna", channel=attic)
        anna, bert = w.person("anna"), w.person("bert")
        assert "1 played, 1 won" in answered(await anna.slash(w.channel, "stats"))
        assert "no game that anna has finished" in answered(await bert.slash(w.channel, "stats", person=anna))
        assert "No game that you can see" in answered(await bert.slash(w.channel, "stats", server=True))
        assert "1. " in answered(await anna.slash(w.channel, "stats", server=True))
        await played_to_its_end(w, "anna", "bert", channel=w.channel)
        seen = answered(await bert.slash(w.channel, "stats", person=anna))
        assert "1 played, 1 won" in seen
        assert "channels you can see" in seen
        server = answered(await bert.slash(w.channel, "stats", server=True))
        assert "1 played" in server
        assert f"<@{anna.id}>: 1 won" in server
        assert "2 played, 2 won" in answered(await anna.slash(w.channel, "stats"))


async def test_a_forged_button_opens_no_door(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        attic = private_channel(w, "anna")
        table = await begin(w, "anna", channel=attic)
        bert, anna = w.person("bert"), w.person("anna")
        looking = {"board": "", "log": "", "more": "", "why": "", "replay": "n1"}
        for deed in w.keeper.presses._deeds:  # all there are, whoever adds another one
            button = one_button(button_ids.deed_button(table.id, deed, looking.get(deed, "1")))
            await w.keeper.postman.channel(w.channel.id).send(view=button)
            post = w.posts()[-1]
            done = await bert.click(post, custom_id=custom_ids(post)[0])
            assert answered(done) == "This button does not belong to any game any more.", deed
            if deed in looking:
                assert "belong to any game" not in answered(await anna.click(post, custom_id=custom_ids(post)[0])), deed


def one_button(custom_id: str) -> discord.ui.LayoutView:
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.ActionRow(discord.ui.Button(label="?", custom_id=custom_id)))
    return layout


async def test_who_manages_the_server_ends_what_they_cannot_see_and_learns_nothing_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        attic = private_channel(w, "anna")
        table = await begin(w, "anna", channel=attic)
        boss = manager(w)
        for command in ("admin end", "admin transfer", "admin export"):
            assert await boss.autocomplete(w.channel, command, "game", "") == []
        for command, more in (("admin export", {}), ("admin transfer", {"channel": w.channel})):
            asked = await boss.slash(w.channel, command, game=str(table.id), **more)
            assert "no game" in answered(asked).casefold()
            assert not (asked.response and asked.response.attachments)
        assert (await w.keeper.db.game(table.id)).channel_id == attic.id
        ended = await boss.slash(w.channel, "admin end", game=str(table.id))
        assert str(table.id) in answered(ended)
        assert (await w.keeper.db.game(table.id)).status == "ended"


async def test_of_a_channel_that_is_gone_only_those_who_played_there_hear(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        room = w.guild.create_text_channel("cellar")
        table = await played_to_its_end(w, "anna", channel=room)
        anna, bert = w.person("anna"), w.person("bert")
        assert "1 of" in answered(await bert.slash(w.channel, "game replay", number=table.id))
        await w.keeper.get_channel(room.id).delete()
        await w.settle()
        assert "no game no." in answered(await bert.slash(w.channel, "game replay", number=table.id))
        assert "1 of" in answered(await anna.slash(w.channel, "game replay", number=table.id))


async def test_a_private_thread_is_open_to_its_players_and_moderators(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        hall = w.keeper.get_channel(w.channel.id)
        secret = await hall.create_thread(name="whispers", type=discord.ChannelType.private_thread)
        public = await hall.create_thread(name="shouts", type=discord.ChannelType.public_thread)
        hidden = await played_to_its_end(w, "anna", channel=secret)
        shown = await played_to_its_end(w, "anna", channel=public)
        bert = w.person("bert")
        told = answered(await bert.slash(w.channel, "game history", everywhere=True))
        assert f"No. {shown.id} " in told
        assert f"No. {hidden.id} " not in told
        role = w.guild.create_role("wardens", permissions=discord.Permissions(manage_threads=True))
        warden = w.guild.add_member(w.env.create_user("warden"), roles=[role])
        assert f"No. {hidden.id} " in answered(await warden.slash(w.channel, "game history", everywhere=True))


async def test_a_removed_player_still_has_their_own_game(tmp_path: Path) -> None:
    """One's own games are one's own, also from another place."""
    async with world(tmp_path, cogs=ALL) as w:
        attic = private_channel(w, "anna")
        table = await played_to_its_end(w, "anna", "bert", channel=attic)
        shown = await w.person("bert").slash(w.channel, "game replay", number=table.id)
        assert "1 of" in answered(shown)
        assert texts(shown.response)
