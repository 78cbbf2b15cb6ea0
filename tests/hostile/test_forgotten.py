"""Whoever asks to be forgotten is: no column of any table holds their number or their name, and no post of ours that we know of."""

from __future__ import annotations

import dataclasses
import json
import time
import zlib
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import select, text

import db
from bot import exports, tongues
from bot.ending import end_game
from db.tables import metadata
from db.traces import Traces, beginning
from games import registry
from tests.bot.given import World, answered, custom_ids, press, texts, walk, world
from tests.cogs.given import ALL, asked, begin, due_now, posted, reply
from tests.hostile.test_bad_games import LENIENT

NAME = "Annabel_Lee"


async def traces(memory: db.Database, *signs: str) -> list[str]:
    """Every place in the database that holds one of these, packed or not."""
    found: list[str] = []
    async with memory.reading() as conn:
        for table in metadata.sorted_tables:
            for row in await conn.execute(select(table)):
                for column, value in row._mapping.items():
                    text = readable(value)
                    found += [f"{table.name}.{column}: {text[:200]}" for sign in signs if sign in text]
    return found


def readable(value: Any) -> str:
    if isinstance(value, bytes):
        try:
            value = zlib.decompress(value)
        except zlib.error:
            return value.hex() + value.decode("latin-1")
        return value.decode()
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False).replace("\\\\", "")
    return str(value).replace("\\", "")


async def forget(w: World, person: Any) -> str:
    asked = await person.slash(w.channel, "privacy forget")
    button = next(i for i in custom_ids(asked.response) if i.startswith("kf:"))
    await person.click(asked.response.message, custom_id=button)
    await posted(w)
    cog: Any = w.keeper.get_cog("privacy")
    await cog.forgetting.at_rest()
    await posted(w)
    return answered(asked)


async def a_long_stay(w: World) -> dict[str, Any]:
    """Annabel in a running game, in one that is over and in a lobby; voted about, called, reminded, reported and mentioned."""
    annabel, bert, carl = w.person(NAME), w.person("bert"), w.person("carl")
    hall, porch = (w.guild.create_text_channel(n) for n in ("hall", "porch"))
    over = await begin(w, NAME, "bert", channel=hall)
    for _ in range(6):
        await reply(w, over)
    await w.keeper.db.set_status(over.id, "ended", w.clock(), was=("playing",))
    await over.refresh()
    await annabel.slash(porch, "game new", game="elder-sign")
    await press(w, bert, "join", channel=porch)
    running = await begin(w, NAME, "bert", "carl", pace="24h")
    for _ in range(4):
        await reply(w, running)
    await posted(w)
    await annabel.slash(w.channel, "game settings", my_language="en", timezone="Europe/Berlin")
    await annabel.slash(w.channel, "game away", until="3")
    seat = running.seats_of(annabel.id)[0]
    await w.keeper.votes.call(running, "stand-in", bert.id, {"without": seat, "who": annabel.id})
    stranger = {"without": running.seats_of(carl.id)[0], "who": carl.id, "to": annabel.id, "name": NAME}
    await w.keeper.votes.call(running, "replace", bert.id, stranger)
    await w.keeper.votes.call(running, "end", annabel.id)
    await annabel.slash(w.channel, "game report", what="my name is on the wrong seat")
    await bert.slash(w.channel, "game report", what=f"I think {NAME} ({annabel.id}) is a shoggoth")
    await w.keeper.db.count([db.Count(user_id=annabel.id, game="elder-sign", counter="played")])
    for user in (annabel.id, bert.id):  # a letter that is still to be sent
        args = {"who": NAME.replace("_", "\\_"), "names": f"<@{annabel.id}>, <@{bert.id}>"}
        letter = db.Letter(
            kind="notice",
            payload={"id": "told-rematch", "args": args, "pings": [user]},
            channel_id=w.channel.id,
            not_before=2**31,
        )
        await w.keeper.db.apply(running.id, db.Effects(outbox=(letter,)), w.clock())
    w.clock.now += 13 * 3600
    await due_now(w)
    await posted(w)
    return {"over": over, "running": running, "hall": hall, "porch": porch}


async def test_nothing_is_left_of_somebody_who_asks_to_be_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        stay = await a_long_stay(w)
        annabel, table = w.person(NAME), stay["running"]
        places = (w.channel, stay["hall"], stay["porch"])

        def naming(channel: Any) -> list[str]:
            said = [texts(m).replace("\\", "") + json.dumps(walk(m.components), default=str) for m in w.posts(channel)]
            return [text for text in said if NAME in text or str(annabel.id) in text]

        before = await traces(w.keeper.db, str(annabel.id), NAME)
        for place in (
            "seat.name",
            "seat.user_id",
            "vote.data",
            "outbox.payload",
            "report.text",
            "statistic.user_id",
            "game.host_id",
        ):
            assert any(place in trace for trace in before), f"{place}: the test has become too easy"
        assert all(naming(place) for place in places), "the test has become too easy"
        await forget(w, annabel)

        # No table keeps a number or a name.
        assert await traces(w.keeper.db, str(annabel.id), NAME) == []
        known = await w.keeper.db.everything_about(annabel.id)
        assert not any(known[part] for part in known if part != "user_id")
        assert not w.keeper._heard.get(annabel.id)
        file = Path(w.keeper.settings.database_url)
        stored = file.read_bytes() + file.with_name(file.name + "-wal").read_bytes()
        assert NAME.encode() not in stored, "overwritten, not only unlinked"
        assert {v.state for v in await w.keeper.db.votes(table.id) if v.kind in ("replace", "stand-in")} == {"cancelled"}
        assert (await w.keeper.db.reports())[0].text == "I think – (0) is a shoggoth"

        # No post that is known names them any more.
        assert [naming(place) for place in places] == [[], [], []]
        assert any("Seat 1" in texts(m) for m in w.posts()), "the board tells who plays there"
        assert any("somebody" in texts(m) for m in w.posts(stay["hall"]))

        # The running game goes on, and others keep their names.
        assert table.names[0] == "Seat 1"
        assert table.reader("de").names[0] == "Platz 1"
        bert, carl = (w.person(n).id for n in ("bert", "carl"))
        assert [(s.user_id, s.name, s.caretaker) for s in table.seats] == [
            (None, "", True),
            (bert, "bert", False),
            (carl, "carl", False),
        ]
        for _ in range(3):
            await reply(w, table)
        log = answered(await w.person("bert").slash(w.channel, "game log"))
        assert NAME not in log.replace("\\", "")


@pytest.mark.parametrize("game", registry.names())
async def test_no_games_own_state_remembers_anybody(game: str, tmp_path: Path) -> None:
    """Neither its checkpoints nor what it hands on, nor what was asked and told of it."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "bert", NAME, "carl", game=game, pace="24h")
        for _ in range(8):
            if table.over or asked(w, table) is None:
                break
            await reply(w, table)
        await posted(w)
        annabel = w.person(NAME)
        assert await traces(w.keeper.db, str(annabel.id)), "the test has become too easy"
        await forget(w, annabel)
        assert await traces(w.keeper.db, str(annabel.id), NAME) == []
        await table.refresh()
        named = [t for m in w.posts() if NAME in (t := texts(m).replace("\\", ""))]
        assert named == []


def test_a_name_is_taken_out_of_words_and_nothing_else() -> None:
    who = Traces(123456, ["Al", "Max_M"])
    assert who.text("Al and Alma met Max\\_M, <@123456> and 1234567.", "somebody") == (
        "Somebody and Alma met somebody, somebody and 1234567."
    )
    payload = {"id": "Al", "user": 123456, "pings": [1, 123456], "args": {"who": "Al"}, "deeds": ["take:1.123456.7"]}
    assert who.value(payload, "–") == {"id": "Al", "user": None, "pings": [1], "args": {"who": "–"}, "deeds": ["take:1.0.7"]}
    assert not who.found({"id": "Al", "n": 5})
    assert Traces(1, ["new"]).text("new: see </game new:77> and `/game new`", "x") == "X: see </game new:77> and `/game new`"
    assert who.found({"id": "Al", "story": ["Al sleeps."]})


# Nothing that is bad about one game keeps the others from forgetting


def naming(w: World, channel: Any = None) -> list[str]:
    return [text for m in w.posts(channel) if NAME in (text := texts(m).replace("\\", ""))]


async def a_closed_lobby(w: World, porch: Any) -> None:
    w.env.inject_error("*", f"/channels/{porch.id}/messages*", status=403, code=50013, times=None)


async def trouble_at_discord(w: World, porch: Any) -> None:
    w.env.inject_error("*", f"/channels/{porch.id}/messages*", status=502, times=None)


async def a_bad_lobby(w: World, porch: Any) -> None:
    table = await w.table(porch)
    async with w.keeper.db.writing() as conn:
        await conn.execute(text("UPDATE game SET options = '[]' WHERE id = :g"), {"g": table.id})
    table.drop()


@pytest.mark.parametrize("spoil", [a_closed_lobby, trouble_at_discord, a_bad_lobby])
async def test_one_bad_lobby_keeps_nobody_from_being_forgotten_elsewhere(spoil: Any, tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, words=LENIENT) as w:
        w.env.check_errors = False
        porch = w.guild.create_text_channel("porch")
        annabel = w.person(NAME)
        await annabel.slash(porch, "game new", game="elder-sign")
        await press(w, w.person("bert"), "join", channel=porch)
        table = await begin(w, NAME, "bert")
        while asked(w, table) is not annabel:
            await reply(w, table)
        await posted(w)
        assert naming(w), "the test has become too easy"
        before = table.game.serial
        await spoil(w, porch)
        assert "Forgotten: 1 seat" in await forget(w, annabel)
        assert await traces(w.keeper.db, str(annabel.id), NAME) == []
        assert naming(w) == []
        if spoil is a_bad_lobby:  # its words can be edited all the same
            assert naming(w, porch) == []
        assert table.game.serial > before, "the caretaker was woken"
        assert any(a.needed and table.user_of(a.seat) == w.person("bert").id for a in table.asks)


async def test_posts_of_a_game_that_cannot_be_opened_are_edited_all_the_same(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, words=LENIENT) as w:
        hall = w.guild.create_text_channel("hall")
        bad = await begin(w, NAME, "bert", "carl", channel=hall)
        await w.keeper.votes.call(bad, "end", w.person(NAME).id)
        await posted(w)
        assert len(naming(w, hall)) > 2, "the test has become too easy"
        async with w.keeper.db.writing() as conn:
            await conn.execute(text("UPDATE checkpoint SET data = x'00' WHERE game_id = :g"), {"g": bad.id})
        bad.drop()
        await forget(w, w.person(NAME))
        assert naming(w, hall) == []


async def test_posts_of_long_ago_are_edited_too(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, NAME, "bert")
        await reply(w, table)
        await end_game(table, None)
        await posted(w)
        assert naming(w)
        w.clock.now += 400 * 86_400
        await w.keeper.backups.watch(w.clock())
        await forget(w, w.person(NAME))
        boards = {p.message_id for p in await w.keeper.db.posts(table.id)}
        assert [texts(m) for m in w.posts() if m.id in boards and NAME in texts(m).replace("\\", "")] == []


async def test_what_cannot_be_edited_is_said_before(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        said = answered(await w.person(NAME).slash(w.channel, "privacy forget"))
        assert "what is not done when Keeper is restarted" in said
        assert "older than 30 days" in said


# What the table learns


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_table_is_told_which_seat_is_played_by_a_caretaker_and_by_no_name(language: str, tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "bert", NAME)
        await w.keeper.db.change_game(table.id, w.clock(), language=language)
        await table.refresh()
        for days in ("3", "0"):
            await w.person(NAME).slash(w.channel, "game away", until=days)
        await posted(w)
        await forget(w, w.person(NAME))
        told = [m.content for m in w.posts() if m.content]
        left = {"en": "A stand-in now plays for Seat 2.", "de": "Für Platz 2 spielt jetzt eine Vertretung."}
        assert sum(left[language] in line for line in told) == 1
        back = {"en": "Somebody: back again.", "de": "Jemand: wieder da."}
        assert back[language] in told


async def test_somebody_is_said_in_the_language_of_the_post(tmp_path: Path) -> None:
    """The table speaks another one since."""
    async with world(tmp_path, cogs=ALL) as w:
        w.clock.now = int(time.time())  # as Discord's, which says when a post was written
        table = await begin(w, "bert", NAME)
        for days in ("3", "0"):
            await w.person(NAME).slash(w.channel, "game away", until=days)
        await posted(w)
        w.clock.now = int(max(m.created_at.timestamp() for m in w.posts())) + 1
        await w.person("bert").slash(w.channel, "game settings", language="de")
        before = {m.id for m in w.posts() if m.content}
        await posted(w)
        w.clock.now += 1
        await forget(w, w.person(NAME))
        told = [m.content for m in w.posts() if m.id in before]
        assert "Somebody: back again." in told
        assert not any("emand" in line for line in told)
    game = dataclasses.replace(table.game, language="en", options={"spoke": [["en", 10], ["de", 20]]})
    assert [tongues.spoken(game, at) for at in (5, 15, 25)] == ["en", "de", "en"]
    assert tongues.changed(game, 30)["spoke"] == [["en", 10], ["de", 20], ["en", 30]]


def test_a_sentence_begins_with_a_capital_letter_whoever_was_in_it() -> None:
    who = Traces(123456, ["Al"])
    assert who.text("Al: wieder da. Al geht.\n-# **Al** sieht Al.", "jemand") == (
        "Jemand: wieder da. Jemand geht.\n-# **Jemand** sieht jemand."
    )
    assert who.text("Es geht weiter für <@123456>.", "jemand") == "Es geht weiter für jemand."
    assert who.text("jemand ruft. Alma kommt.", "jemand") == "jemand ruft. Alma kommt.", "nothing to do with them"
    assert beginning("**jemand** möchte, dass jemandes Stein", "jemand") == "**Jemand** möchte, dass jemandes Stein"


# Names without a number


async def test_no_letter_names_somebody_who_has_no_seat_without_their_number(tmp_path: Path) -> None:
    """Or nobody would find it again. Whoever has a seat is found by that."""
    async with world(tmp_path, cogs=ALL) as w:
        role = w.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        mona = w.people["Monalisa"] = w.guild.add_member(w.env.create_user("Monalisa"), roles=[role])
        cellar = w.guild.create_text_channel("cellar")
        table = await begin(w, "anna", "bert", "carl")
        await mona.slash(w.channel, "admin export")
        await mona.slash(w.channel, "admin transfer", host=mona)
        await w.person("anna").slash(w.channel, "game replace", seat="0", by=mona)
        late = {"without": 1, "who": w.person("bert").id, "to": mona.id, "name": "Monalisa"}
        await w.keeper.votes.call(table, "replace", w.person("anna").id, late)
        await posted(w)
        await mona.slash(w.channel, "admin end")
        await posted(w)
        file = (await exports.export(w.keeper.db, table.id))[0]
        await mona.slash(cellar, "admin import", file=("game.json", file))
        await posted(w)
        async with w.keeper.db.reading() as conn:
            letters = [(r.kind, readable(r.payload)) for r in await conn.execute(select(metadata.tables["outbox"]))]
        kinds = {json.loads(text)["id"] for kind, text in letters if kind == "notice"}
        assert {"told-exported", "told-transferred", "told-imported-over", "told-ended-admin-abandoned"} <= kinds
        assert [text for _, text in letters if "Monalisa" in text and str(mona.id) not in text] == []
        assert any(str(mona.id) in texts(m) or "Monalisa" in texts(m) for m in w.posts())
        await forget(w, mona)
        assert await traces(w.keeper.db, str(mona.id), "Monalisa") == []
        for place in (w.channel, cellar):
            assert [t for m in w.posts(place) if "Monalisa" in (t := texts(m)) or str(mona.id) in t] == []


async def test_a_thread_is_not_called_after_them_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await w.person(NAME).slash(w.channel, "game new", game="elder-sign", thread=True)
        await posted(w)
        (game,) = await w.keeper.db.unfinished()
        place: Any = w.keeper.get_channel(game.channel_id)
        assert NAME in place.name
        await forget(w, w.person(NAME))
        place = w.keeper.get_channel(game.channel_id)
        assert place.name == "Elder Sign with somebody"
