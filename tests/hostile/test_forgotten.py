"""Whoever asks to be forgotten is: no column of any table holds their number or their name, and no post of ours that we know of."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

from sqlalchemy import select

import db
from db.tables import metadata
from db.traces import Traces
from tests.bot.given import World, answered, custom_ids, press, texts, walk, world
from tests.cogs.given import ALL, begin, due_now, posted, reply

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


def test_a_name_is_taken_out_of_words_and_nothing_else() -> None:
    who = Traces(123456, ["Al", "Max_M"])
    assert who.text("Al and Alma met Max\\_M, <@123456> and 1234567.", "somebody") == (
        "Somebody and Alma met somebody, somebody and 1234567."
    )
    payload = {"id": "Al", "user": 123456, "pings": [1, 123456], "args": {"who": "Al"}, "deeds": ["take:1.123456.7"]}
    assert who.value(payload, "–") == {"id": "Al", "user": None, "pings": [1], "args": {"who": "–"}, "deeds": ["take:1.0.7"]}
    assert not who.found({"id": "Al", "n": 5})
    assert who.found({"id": "Al", "story": ["Al sleeps."]})
