"""The page's protocol as `sandbox/page/API.md` describes it, without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot, png
from tests.waiting import until


class Window:
    """One person's socket."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, server: SandboxServer) -> None:
        self.ws, self.server = ws, server
        self.events: list[dict[str, Any]] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.n = 0
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for frame in self.ws:
            body = frame.json()
            if "re" in body:
                self.answers[body["re"]] = body
            else:
                self.events.append(body)

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        self.n += 1
        number = self.n
        await self.ws.send_json({"do": what, "n": number, **fields})
        await until(lambda: number in self.answers)
        return self.answers[number]

    async def result(self, what: str, **fields: Any) -> Any:
        answer = await self.do(what, **fields)
        assert answer["ok"], answer
        return answer["result"]

    def named(self, event: str) -> list[dict[str, Any]]:
        return [e for e in self.events if e["event"] == event]

    async def hello(self) -> dict[str, Any]:
        await until(lambda: self.named("hello"))
        return self.named("hello")[0]


@pytest.fixture
async def windows(server: SandboxServer) -> AsyncIterator[Any]:
    opened: list[Window] = []
    async with aiohttp.ClientSession() as web:

        async def open_window(person: str) -> Window:
            window = Window(await web.ws_connect(f"{server.base}/sandbox/socket?key={server.key}&person={person}"), server)
            opened.append(window)
            await window.hello()
            return window

        yield open_window
        for window in opened:
            await window.ws.close()
            window.reader.cancel()


def table(server: SandboxServer) -> str:
    return server.world.channel("great-table").id


async def test_hello_tells_everything_a_page_needs(server: SandboxServer, bot: TableBot, windows):
    hello = await (await windows("anna")).hello()
    assert hello["me"]["global_name"] == "Anna"
    assert hello["me"]["owner"] is True
    assert len(hello["people"]) == 6
    assert hello["bot"]["online"] is True
    assert [c["name"] for c in hello["channels"]] == ["great-table", "side-table", "fireside"]
    game = next(c for c in hello["commands"] if c["name"] == "game")
    assert game["name_localized"] == "spiel"
    assert game["contexts"] == [0, 1]
    assert hello["clocks"] == {"respond_seconds": 3.0, "token_seconds": 900.0}


async def test_a_whole_round_over_the_socket(server: SandboxServer, bot: TableBot, windows):
    anna, ben = await windows("anna"), await windows("ben")
    place = table(server)
    choices = await anna.result(
        "autocomplete", channel=place, command="game", path=["new"], options={"title": "e"}, focused="title"
    )
    assert choices["choices"] == [{"name": "ELDER", "value": "elder"}]
    opened = await anna.result("command", channel=place, command="game", path=["new"], options={"title": "elder"})
    assert opened["kind"] == "message"
    message = opened["message"]
    assert message["sandbox"]["command"]["name"] == "game new"
    await until(lambda: ben.named("message"))
    assert ben.named("message")[0]["message"]["id"] == message["id"]
    assert ben.named("unread")[-1]["unread"] == 1
    roll = message["components"][0]["components"][0]
    pressed = await ben.result("press", channel=place, message=message["id"], id=roll["id"])
    assert pressed["kind"] == "update"
    await until(lambda: anna.named("message_edit"))
    assert anna.named("message_edit")[0]["message"]["content"] == "rolled 6"
    states = [e["state"] for e in ben.named("interaction")]
    assert states == ["pending", "answered"]
    hand = await ben.result("press", channel=place, message=message["id"], custom_id="hand")
    assert hand["message"]["sandbox"]["ephemeral"] is True
    form = await ben.result("press", channel=place, message=message["id"], custom_id="rename")
    assert form["kind"] == "modal"
    await until(lambda: ben.named("modal"))
    assert ben.named("modal")[0]["interaction_id"] == form["interaction_id"]
    assert (await ben.result("submit_modal", interaction_id=form["interaction_id"], values={"name": "Vigil"}))["kind"] == "update"
    picked = await ben.result("select", channel=place, message=message["id"], custom_id="pick", values=["1"])
    assert picked["message"]["content"] == "picked 1"
    history = await anna.result("history", channel=place, limit=1)
    assert history["more"] is True
    assert history["messages"][0]["content"] == "picked 1"
    secret = hand["message"]["id"]
    assert secret not in [m["id"] for m in (await anna.result("history", channel=place))["messages"]]
    assert secret not in [e["message"]["id"] for e in anna.named("message")]
    await ben.result("dismiss", channel=place, message=secret)
    await until(lambda: ben.named("message_delete"))


async def test_talk_dms_files_reactions_and_reading(server: SandboxServer, bot: TableBot, windows):
    anna, ben = await windows("anna"), await windows("ben")
    form = aiohttp.FormData()
    form.add_field("file", png(), filename="map.png")
    async with aiohttp.ClientSession() as web:
        async with web.post(f"{server.base}/sandbox/upload?key={server.key}&person=anna", data=form) as answer:
            uploaded = (await answer.json())["attachments"]
        said = await anna.result(
            "say", channel=table(server), content="look <@" + server.actor("ben").id + ">", attachments=[uploaded[0]["id"]]
        )
        async with web.get(said["message"]["attachments"][0]["url"]) as got:
            assert await got.read() == png()
    await until(lambda: ben.named("message"))
    assert ben.named("message")[0]["message"]["sandbox"]["mentions_me"] is True
    assert ben.named("unread")[-1]["mentions"] == 1
    await ben.result("read", channel=table(server))
    assert ben.named("unread")[-1]["unread"] == 0
    await ben.result("react", channel=table(server), message=said["message"]["id"], emoji="🐙")
    await until(lambda: anna.named("reaction"))
    assert anna.named("reaction")[0]["reactions"][0]["count"] == 1
    dm = (await ben.result("open_dm", **{"with": server.world.bot_id}))["channel"]
    assert (dm["type"], dm["name"]) == (1, "Keeper")
    await ben.result("command", channel=dm["id"], command="whisper")
    await until(lambda: any(e["channel_id"] == dm["id"] for e in ben.named("message")))
    assert not any(e["channel_id"] == dm["id"] for e in anna.named("message"))
    assert not any(e["channel"]["id"] == dm["id"] for e in anna.named("channel"))
    await ben.result("typing", channel=table(server))
    await until(lambda: anna.named("typing"))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "say", "content": " "}, "empty"),
        ({"do": "say", "content": "x" * 2001}, "too_long"),
        ({"do": "say", "channel": "1", "content": "x"}, "unknown_channel"),
        ({"do": "press", "message": "1", "custom_id": "x"}, "unknown_message"),
        ({"do": "command", "command": "nothing"}, "unknown_command"),
        ({"do": "command", "command": "game", "path": ["new"]}, "options"),
        ({"do": "submit_modal", "interaction_id": "1", "values": {}}, "unknown_interaction"),
        ({"do": "dance"}, "bad_action"),
        ({"do": "edit"}, "bad_action"),
    ],
)
async def test_wrong_use_is_answered_with_a_code(server: SandboxServer, bot: TableBot, windows, action, code):
    anna = await windows("anna")
    what = action.pop("do")
    answer = await anna.do(what, **{"channel": table(server), **action})
    assert answer["ok"] is False
    assert answer["error"]["code"] == code


async def test_people_channels_languages_and_the_bots_absence_are_announced(server: SandboxServer, bot: TableBot, windows):
    anna = await windows("anna")
    greta = (await anna.result("add_person", global_name="Greta", locale="de"))["person"]
    assert greta["username"] == "greta"
    await anna.result("add_channel", name="Attic Table")
    await anna.result("set_person", locale="en-GB")
    await until(lambda: anna.named("commands"))
    game = next(c for c in anna.named("commands")[-1]["commands"] if c["name"] == "game")
    assert game["name_localized"] == "game"
    assert anna.named("channel")[-1]["channel"]["name"] == "attic-table"
    await bot.close()
    await until(lambda: anna.named("bot") and anna.named("bot")[-1]["bot"]["online"] is False)
    server.interactions.respond_seconds = 0.2
    assert (await anna.result("command", channel=table(server), command="keep"))["kind"] == "failed"
    assert anna.named("interaction")[-1]["state"] == "failed"


async def test_the_same_actions_work_over_plain_http(server: SandboxServer, bot: TableBot):
    async with aiohttp.ClientSession() as web:
        where = f"{server.base}/sandbox/act?key={server.key}"
        body = {
            "person": "anna",
            "do": "command",
            "channel": "great-table",
            "command": "game",
            "path": ["new"],
            "options": {"title": "x"},
        }
        async with web.post(where, json=body) as answer:
            assert (await answer.json())["result"]["kind"] == "message"
        async with web.get(f"{server.base}/sandbox/state?key={server.key}&person=anna") as answer:
            state = await answer.json()
            assert state["messages"][table(server)][0]["content"].endswith("opens x")
        async with web.get(f"{server.base}/sandbox/unhandled?key={server.key}") as answer:
            assert await answer.json() == {"unhandled": []}
        async with web.post(f"{server.base}/sandbox/faults?key={server.key}", json={"http": {"status": 502}}) as answer:
            assert len((await answer.json())["http"]) == 1
        async with web.delete(f"{server.base}/sandbox/faults?key={server.key}") as answer:
            assert (await answer.json())["http"] == []
        async with web.post(f"{server.base}/sandbox/faults?key={server.key}", json={"gateway": "explode"}) as answer:
            assert answer.status == 400


async def test_strangers_stay_outside(server: SandboxServer):
    async with aiohttp.ClientSession() as web:
        for path in ("state", "faults", "unhandled", "status"):
            async with web.get(f"{server.base}/sandbox/{path}?person=anna") as answer:
                assert answer.status == 403
        async with web.get(f"{server.base}/sandbox/hello") as answer:
            assert await answer.json() == {"needs_password": False}
        async with web.get(f"{server.base}/sandbox/hello?key={server.key}", headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        async with web.get(f"{server.base}/sandbox/hello?key={server.key}", headers={"Origin": "http://evil.example"}) as answer:
            assert answer.status == 403
        ws = await web.ws_connect(f"{server.base}/sandbox/socket?key=wrong&person=anna")
        await ws.receive()
        assert ws.close_code == 4403
        ws = await web.ws_connect(f"{server.base}/sandbox/socket?key={server.key}&person=nobody")
        await ws.receive()
        assert ws.close_code == 4404
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await web.ws_connect(f"{server.base}/sandbox/socket?key={server.key}&person=anna", origin="http://evil.example")
        for path in ("/../serve.py", "/%2e%2e/serve.py", "/page/../serve.py", "/API.md"):
            async with web.get(server.base + path) as answer:
                assert answer.status in (403, 404)


async def test_loopback_is_the_only_address_unless_told_otherwise(server: SandboxServer):
    other = next(
        (i[4][0] for i in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET) if not i[4][0].startswith("127.")), None
    )
    if other:
        with contextlib.closing(socket.socket()) as probe:
            assert probe.connect_ex((other, server.port)) != 0
    assert server.base == f"http://127.0.0.1:{server.port}"
    assert server.page_url == f"{server.base}/?key={server.key}"


async def test_bound_elsewhere_it_asks_for_the_password(start_bot):
    async with SandboxServer(host="0.0.0.0") as server, aiohttp.ClientSession() as web:
        assert server.password
        assert server.key not in server.page_url
        async with web.get(f"{server.base}/sandbox/hello") as answer:
            assert await answer.json() == {"needs_password": True}
        async with web.post(f"{server.base}/sandbox/login", json={"password": "guess"}) as answer:
            assert answer.status == 403
        async with web.post(f"{server.base}/sandbox/login", json={"password": server.password}) as answer:
            assert (await answer.json())["key"] == server.key
        async with web.get(f"{server.base}/api/v10/users/@me", headers={"Authorization": "Bot anything"}) as answer:
            assert answer.status == 401
        await start_bot(server)  # with server.token
