"""`/admin`: only for those who manage the server; a game goes out as a file and comes in to go on exactly as it would have."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import discord
import pytest
from cryptography.fernet import Fernet

import db
from bot import exports
from bot.lobby.post import SHORT
from bot.names import harmless
from games.kernel.luck import commitment
from games.kernel.players import Random
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
        now = answered(await mona.slash(w.channel, "admin defaults", pace="72h", time_up="caretaker", language="de"))
        assert "72 hours" in now
        assert "not a valid time for an answer" in answered(await mona.slash(w.channel, "admin defaults", pace="never ever"))
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
        mona, anna, bert = manager(w), w.person("anna"), w.person("bert")
        table = await begin(w, "anna", "bert", pace="24h")
        for _ in range(12):
            await reply(w, table)
        await posted(w)
        sent = await mona.slash(w.channel, "admin export")
        await posted(w)
        assert sent.response.ephemeral
        assert any(f"<@{mona.id}> has taken a copy of this game while it is being played" in texts(m) for m in w.posts())
        name, data = sent.response.attachments[0].filename, (await exports.export(w.keeper.db, table.id))[0]
        taken = await mona.slash(w.channel, "admin import", file=(name, data))
        assert "being played in that channel" in answered(taken)
        other = w.guild.create_text_channel("cellar")
        assert "still goes on here, as no. 1" in answered(await mona.slash(other, "admin import", file=(name, data)))
        played = [await reply(w, table) for _ in range(25)]
        await posted(w)
        await mona.slash(w.channel, "admin end")
        await posted(w)
        assert "It rests" in answered(await mona.slash(other, "admin import", file=(name, data)))
        await posted(w)
        game = await w.keeper.db.game_in_channel(other.id)
        assert game is not None
        assert (game.status, game.host_id, game.imported) == ("paused", mona.id, w.clock())
        twin = await w.keeper.tables.get(game.id)
        await twin.refresh()
        assert [s.user_id for s in twin.seats] == [None, None]
        assert "Nobody sits at this table" in answered(await mona.slash(other, "game resume"))
        post = other.history()[-1]
        assert "its luck was shown then" in texts(post)
        assert "none of these seats is yours" in answered(await w.person("cora").click(post, custom_id=custom_ids(post)[0]))
        assert "You are back, bert" in answered(await bert.click(post, custom_id=custom_ids(post)[0]))
        assert "You sit at your place already" in answered(await bert.click(post, custom_id=custom_ids(post)[0]))
        await anna.click(post, custom_id=custom_ids(post)[0])
        await posted(w)
        assert [s.user_id for s in twin.seats] == [anna.id, bert.id]
        await mona.slash(other, "game resume")
        await posted(w)
        for old in played:
            moved = await reply(w, twin, old.answer.picks)
            assert (moved.answer.n, moved.answer.seat, moved.answer.trace) == (old.answer.n, old.answer.seat, old.answer.trace)
        await posted(w)


async def test_a_lobby_leaves_without_its_luck_and_gets_a_new_one(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona, anna = manager(w), w.person("anna")
        await anna.slash(w.channel, "game new", game="elder-sign")
        await posted(w)
        sent = await mona.slash(w.channel, "admin export")
        await posted(w)
        assert any(f"<@{mona.id}> has taken a copy of this game as it stands in the lobby" in texts(m) for m in w.posts())
        assert sent.response.attachments
        game = await w.keeper.db.game_in_channel(w.channel.id)
        assert game is not None
        assert game.secret is not None
        data, state = await exports.export(w.keeper.db, game.id)
        assert state == "lobby"
        raw = json.loads(data)
        assert (raw["game"]["secret"], raw["game"]["salt"], raw["seats"][0]["choices"]) == (None, None, {})
        # Somebody writes a secret of their own into it: it is not used.
        raw["game"] |= {"secret": "AAAA", "salt": "mine", "commitment": "f" * 64}
        w.keeper.tables.new_secret = lambda: b"a new one"
        other = w.guild.create_text_channel("cellar")
        said = answered(await mona.slash(other, "admin import", file=("lobby.json", json.dumps(raw).encode())))
        assert "with a luck of its own" in said
        await posted(w)
        lobby = await w.keeper.db.game_in_channel(other.id)
        assert lobby is not None
        assert (lobby.secret, lobby.salt, lobby.status) == (b"a new one", None, "lobby")
        assert lobby.commitment == commitment(b"a new one")
        assert await w.keeper.db.seats(lobby.id) == []
        assert any(lobby.commitment[:SHORT] in texts(m) for m in other.history())
        assert any("Its luck is a new one" in texts(m) for m in other.history())
        join = next((m, i) for m in other.history() for i in custom_ids(m) if ":-:join:" in i)
        await anna.click(join[0], custom_id=join[1])
        assert [s.user_id for s in await w.keeper.db.seats(lobby.id)] == [anna.id]


async def test_the_table_is_told_of_an_export_before_the_file_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona = manager(w)
        table = await begin(w, "anna")

        async def fails(*_: Any, **__: Any) -> Any:
            raise db.Conflict("no room for a notice")

        monkeypatch.setattr(w.keeper.db, "apply", fails)
        w.env.check_errors = False
        sent = await mona.slash(w.channel, "admin export")
        assert not sent.response.attachments
        assert table.game.status == "playing"


async def test_a_lobby_that_was_closed_is_no_game_that_was_played(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona, anna = manager(w), w.person("anna")
        table = await begin(w, "anna")
        await mona.slash(w.channel, "admin end")
        await posted(w)
        await anna.slash(w.channel, "game new", game="elder-sign")
        await posted(w)
        lobby = await w.table()
        sure = await anna.slash(w.channel, "game end")
        await anna.click(sure.response.message, label="Close the lobby")
        await posted(w)
        sent = await mona.slash(w.channel, "admin export")  # without a number: the last one that was played
        assert sent.response.attachments[0].filename == f"keeper-elder-sign-{table.id}.json"
        other = w.guild.create_text_channel("cellar")
        closed = (await exports.export(w.keeper.db, lobby.id))[0]
        told = answered(await mona.slash(other, "admin import", file=("lobby.json", closed)))
        await posted(w)
        assert "Its lobby was closed before the game began" in told
        assert "replay" not in told
        assert "closed before its game began" in texts(other.history()[-1])


async def test_an_imported_game_counts_for_nobody_and_says_so_in_the_history(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona, anna = manager(w), w.person("anna")
        table = await begin(w, "anna", "bert")
        for _ in range(6):
            await reply(w, table)
        sealed = (await exports.export(w.keeper.db, table.id))[0]
        await mona.slash(w.channel, "admin end")
        await posted(w)
        other = w.guild.create_text_channel("cellar")
        await mona.slash(other, "admin import", file=("game.json", sealed))
        await posted(w)
        await anna.click(other.history()[-1], custom_id=custom_ids(other.history()[-1])[0])
        await mona.slash(other, "game resume")
        await posted(w)
        twin = await w.table(other)
        player = Random(random.Random(2).randrange)  # whoever answers anything is done sooner
        for _ in range(3000):
            if twin.over:
                break
            await reply(w, twin, tuple(player.pick(None, next(a for a in twin.asks if a.needed))))
        assert twin.game.status == "finished"
        await posted(w)
        assert await w.keeper.db.statistics(anna.id) == {"elder-sign": {"abandoned": 1}}, "the one that was ended here, no more"
        # And again as the file of a finished game, for the record.
        whole = (await exports.export(w.keeper.db, twin.id))[0]
        assert "/game replay" in answered(await mona.slash(other, "admin import", file=("game.json", whole)))
        await posted(w)
        assert await w.keeper.db.statistics(anna.id) == {"elder-sign": {"abandoned": 1}}
        shown = texts((await anna.slash(other, "game history")).response)
        assert shown.count("brought from a file") == 2
        assert "brought from a file" not in texts((await anna.slash(w.channel, "game history")).response)
        assert "0 won (0%), 0 lost, 1 abandoned" in answered(await anna.slash(other, "stats", server=True))


async def test_nobody_comes_back_on_the_other_side(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        mona, hero = manager(w), w.person("anna")
        table = await begin(w, "anna", "bert", "cora", game="alone")
        sealed = (await exports.export(w.keeper.db, table.id))[0]
        await mona.slash(w.channel, "admin end")
        await posted(w)
        other = w.guild.create_text_channel("cellar")
        await mona.slash(other, "admin import", file=("game.json", sealed))
        await posted(w)
        for seat in ("1", "2"):
            said = answered(await mona.slash(other, "game replace", seat=seat, by=hero))
            assert "knows too much" in said
        twin = await w.table(other)
        assert [s.user_id for s in twin.seats] == [None, None, None]
        said = answered(await mona.slash(other, "game replace", seat="1", by=w.person("cora")))
        assert "on offer" in said


async def test_a_broken_file_gets_a_clear_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        for _ in range(5):
            await reply(w, table)
        await posted(w)
        sealed = json.loads((await exports.export(w.keeper.db, table.id))[0])
        running = await w.keeper.db.export_game(table.id, with_secret=True)
        assert running["game"]["secret"] not in json.dumps(sealed)
        mona = manager(w)
        await mona.slash(w.channel, "admin end")
        await posted(w)
        good = json.loads((await exports.export(w.keeper.db, table.id))[0])
        cases: list[tuple[str, bytes]] = [
            ("import-no-json", b"\xff\xfe not json"),
            ("import-no-json", b"[1, 2]"),
            ("import-no-json", b"[" * 100_000),
            ("import-no-json", b'{"format": 1, "format": 1}'),
            ("import-no-json", b'{"format": NaN}'),
            ("import-no-json", b'{"format": 1e400}'),
            ("import-no-json", b'{"format": ' + b"9" * 6000 + b"}"),
            ("import-not-a-game", b"{}"),
            ("import-not-a-game", json.dumps(good | {"format": 99}).encode()),
            ("import-unknown-game", json.dumps(good | {"game": good["game"] | {"name": "chess"}}).encode()),
            ("import-not-a-game", json.dumps(good | {"game": good["game"] | {"secret": None}}).encode()),
            ("import-not-a-game", json.dumps(good | {"game": good["game"] | {"secret": "AAAA"}}).encode()),
            ("import-not-a-game", json.dumps(good | {"game": good["game"] | {"language": "xx"}}).encode()),
            ("import-not-a-game", json.dumps(good | {"game": good["game"] | {"options": {"difficulty": "xx"}}}).encode()),
            ("import-not-a-game", json.dumps(good | {"game": good["game"] | {"options": {"palette": [1]}}}).encode()),
            (
                "import-not-a-game",
                json.dumps(good | {"game": good["game"] | {"pace": good["game"]["pace"] | {"deadline": 1}}}).encode(),
            ),
            (
                "import-not-a-game",
                json.dumps(good | {"game": good["game"] | {"pace": good["game"]["pace"] | {"window": 1}}}).encode(),
            ),
            (
                "import-not-a-game",
                json.dumps(good | {"seats": [s | {"choices": {"investigator": "x"}} for s in good["seats"]]}).encode(),
            ),
            (
                "import-not-a-game",
                json.dumps(good | {"checkpoints": [c | {"data": "AAAA"} for c in good["checkpoints"]]}).encode(),
            ),
            ("import-cannot-open", json.dumps(good | {"seats": [*good["seats"], good["seats"][0] | {"seat": 2}]}).encode()),
            ("import-unsealed", json.dumps(running).encode()),
            ("import-bad-seal", json.dumps(sealed | {"sealed": sealed["sealed"][:-8] + "AAAAAAA="}).encode()),
            ("import-bad-seal", json.dumps(sealed | {"sealed": 5}).encode()),
            ("import-bad-seal", json.dumps(sealed | {"sealed": "Glück"}).encode()),
            ("import-bad-seal", json.dumps(sealed | {"sealed": Fernet(Fernet.generate_key()).encrypt(b"x").decode()}).encode()),
        ]
        stretch = [a | {"trace": "tampered"} for a in good["answers"]]
        if any(a["serial"] > max(c["serial"] for c in good["checkpoints"]) for a in good["answers"]):
            cases.append(("import-does-not-replay", json.dumps(good | {"answers": stretch}).encode()))
        for id, data in cases:
            with pytest.raises(exports.BadFile) as refused:
                await exports.read(data, w.keeper.tables)
            assert refused.value.id == id, data[:80]
            assert w.keeper.words.say("de", id, **refused.value.args_)
        with pytest.raises(exports.BadFile, match="too-large"):
            await exports.read(b" " * (exports.MOST_BYTES + 1), w.keeper.tables)
        other = w.guild.create_text_channel("cellar")
        said = answered(await mona.slash(other, "admin import", file=("game.json", b"{}")))
        assert "cannot be taken in" in said
        assert await w.keeper.db.game_in_channel(other.id) is None
        assert await w.keeper.db.unfinished() == []
        # A name is made harmless like everybody's.
        named = good | {"seats": [s | {"name": "\u202e<@1> @everyone" + "x" * 100} for s in good["seats"]]}
        parcel = await exports.read(json.dumps(named).encode(), w.keeper.tables)
        assert [s.name for s in parcel.seats] == [harmless("\u202e<@1> @everyone" + "x" * 100)] * 2


async def test_health_tells_what_an_operator_wants_to_know(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna", pace="24h")
        said = answered(await manager(w).slash(w.channel, "admin health"))
        for part in ("Keeper", "discord.py", "Games going on: 1", "sqlite", "more than a minute: 0", "Pictures that failed: 0"):
            assert part in said


async def test_health_counts_no_letters_to_one_person(tmp_path: Path) -> None:
    """Whoever manages the server may play: how much waits for others while Discord is slow would tell that they have answered in secret."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        said: list[str] = []
        for letters in (
            (db.Letter(kind="notice", payload={}, channel_id=table.game.channel_id),),
            (
                db.Letter(kind="notice", payload={}, channel_id=table.game.channel_id),
                db.Letter(kind="notice", payload={}, user_id=1),
            ),
        ):
            await w.keeper.db.apply(table.id, db.Effects(outbox=letters), w.clock() - 600)
            said.append(answered(await manager(w).slash(w.channel, "admin health")))
        assert said[0] == said[1]
        assert "more than a minute: 1" in said[0]
