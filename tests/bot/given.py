"""A Keeper in simcord: its guild, its people, and short ways to press, choose and read."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord.env import Env

import db
from bot import commands
from bot.keeper import Keeper
from bot.refusals import TableRefusal
from bot.settings import Settings
from bot.shelf import Shelf
from cogs import games
from games.kernel.shortcuts import Shortcuts
from rendering.fluent import Words
from rendering.studio import Studio
from tests.memory import ready

SECRET = bytes(range(32))
LOCALE = Path(__file__).resolve().parents[2] / "locale"
WORDS = Words.load(LOCALE, strict=True)
MINE = ("cogs.lobby", "cogs.table", "cogs.seats", "cogs.games")

# simcord waits so long until the bot is at rest, and takes a timer that goes off later than that for rest. Therefore it is not
# made longer, but waited out several times: a machine may be slow, or stand still for a while.
SETTLE_SECONDS, SETTLE_TIMES = 5.0, 24
# How long it looks away where it cannot be told that something is over, a statement of the memory's thread above all.
LOOK_SECONDS = 0.002
CLOSE_SECONDS = 120.0


class PatientEnv(Env):
    """simcord without hurry; what it does not offer as an option is overridden (the version is pinned)."""

    async def _settle_internal(self, *, _deadline: float | None = None, **options: Any) -> None:
        options["idle"] = LOOK_SECONDS
        for _ in range(0 if _deadline is not None else SETTLE_TIMES - 1):
            with contextlib.suppress(TimeoutError):
                return await super()._settle_internal(**options)
        return await super()._settle_internal(_deadline=_deadline, **options)

    async def _detach_bot(self) -> None:
        kept, self.settle_timeout = self.settle_timeout, CLOSE_SECONDS
        try:
            await super()._detach_bot()
        finally:
            self.settle_timeout = kept


class OneByOne(Shortcuts):
    """Every question is asked, and every press is one answer."""

    def __init__(self, theirs: Shortcuts) -> None:
        self.alike, self.doubt = theirs.alike, theirs.doubt


class FakeClock:
    def __init__(self, now: int = 1_800_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@pytest.fixture(autouse=True)
def unhurried_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post goes without its picture if that takes too long, and a private sheet before it. Here a picture may take as long as the machine
    needs."""
    for module in ("bot.presenter.pictures", "bot.replay", "cogs.library"):
        monkeypatch.setattr(importlib.import_module(module), "PICTURE_SECONDS", 120)
    monkeypatch.setattr(importlib.import_module("bot.presenter.private"), "AT_ONCE_SECONDS", 120)


@dataclass
class World:
    """Everything a test needs of Discord and Keeper."""

    env: Any
    keeper: Keeper
    clock: FakeClock
    guild: Any
    channel: Any
    people: dict[str, Any] = field(default_factory=dict)
    make: Callable[[], Keeper] = lambda: None  # pyright: ignore[reportAssignmentType]

    def person(self, name: str) -> Any:
        if name not in self.people:
            self.people[name] = self.guild.add_member(self.env.create_user(name))
        return self.people[name]

    async def settle(self) -> None:
        await self.env.settle()

    async def restart(self) -> None:
        """A new process: nothing in memory survives."""
        self.keeper = self.make()
        await self.env.restart_bot(self.keeper)

    # Reading

    def pings(self) -> list[list[int]]:
        """Whom each message in the channel was allowed to notify, in order; nobody is notified by an edit."""
        path = f"/channels/{self.channel.id}/messages"
        sent = [r.json or {} for r in self.env.http_requests if r.method == "POST" and r.path == path]
        return [sorted(int(u) for u in (body.get("allowed_mentions") or {}).get("users", ())) for body in sent]

    def posts(self, channel: Any = None) -> list[Any]:
        return (channel or self.channel).history()

    def board(self, channel: Any = None) -> Any:
        """The newest post with buttons for the table."""
        for message in reversed(self.posts(channel)):
            if any(":-:hand:" in id for id in custom_ids(message)):
                return message
        raise AssertionError("there is no board post")

    async def table(self, channel: Any = None) -> Any:
        found = await self.keeper.tables.last_in_channel((channel or self.channel).id)
        assert found is not None
        return found


def walk(parts: list[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for part in parts:
        data = part if isinstance(part, dict) else part.to_dict()
        found.append(data)
        found += walk(data.get("components", []))
    return found


def custom_ids(message: Any) -> list[str]:
    return [c["custom_id"] for c in walk(message.components) if c.get("custom_id")]


def texts(message: Any) -> str:
    """All words of a message, as a reader sees them."""
    parts = [c.get("content", "") for c in walk(message.components)]
    return "\n".join([message.content or "", *parts]).strip()


def labels(message: Any) -> list[str]:
    return [c["label"] for c in walk(message.components) if c.get("type") == 2]


def answer_ids(message: Any) -> list[str]:
    return [i for i in custom_ids(message) if ":-:" not in i]


def answered(result: Any) -> str:
    """Everything a press or command privately said."""
    messages = [m for m in ([result.response] if result.response else []) + result.followups if m.ephemeral]
    return "\n".join(texts(m) for m in messages)


_payload = commands.payload
_worded: dict[tuple[str, int], tuple[Any, list[dict[str, Any]]]] = {}


async def worded_once(tree: Any) -> list[dict[str, Any]]:
    """The same commands in the same words are worded once in a process: Discord knows thirty languages."""
    words = tree.translator.words._languages  # each Keeper has its own numbers of commands in the same words
    plain = json.dumps([command.to_dict(tree) for command in tree.get_commands()], default=str)
    if (plain, id(words)) not in _worded:
        _worded[plain, id(words)] = (words, await _payload(tree))
    return _worded[plain, id(words)][1]


_cog_of = games.cog_of
_cogs: dict[tuple[Any, ...], tuple[Any, Any, type[Any]]] = {}


def made_once(box: Any, words: Words, *more: Any) -> type[Any]:
    """So are the cogs of the games: the same commands in the same words are checked and put together once in a process."""
    languages = words._languages
    key = (box.name, box.group, id(box.commands), id(languages), *more)
    if key not in _cogs:
        _cogs[key] = (box.commands, languages, _cog_of(box, words, *more))  # what is kept keeps its id
    return _cogs[key][2]


@asynccontextmanager
async def world(
    tmp_path: Path,
    *,
    pictures: bool = False,
    shelf: Shelf | None = None,
    cogs: tuple[str, ...] = MINE,
    words: Words = WORDS,
    packs: tuple[Path, ...] = (),
    shortcuts: bool = False,
    **options: Any,
) -> AsyncIterator[World]:
    """`shortcuts`: what is obvious is answered by the table, and one press may be several answers. Most tests want to see each of them."""
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        database_url=str(tmp_path / "keeper.db"),
        pictures=pictures,
        state_folder=tmp_path,
        packs=packs,
    )
    clock = FakeClock()
    memory = await db.Database.open(await ready(tmp_path / "keeper.db"))

    def make() -> Keeper:
        # Each process tells Discord its commands: simcord's own register is per test.
        (tmp_path / "commands.sha256").unlink(missing_ok=True)
        made = Keeper(
            settings,
            memory,
            words=words,
            shelf=shelf,
            clock=clock,
            studio=Studio(workers=1),
            cogs=cogs,
            tables={"new_secret": lambda: SECRET},
            shard_count=1,
        )
        for box in () if shortcuts else made.shelf:
            box.shortcuts = OneByOne(box.shortcuts)
        return made

    keeper = make()
    try:
        # Not simcord.run: that ties itself to one context, and a fixture is torn down in another.
        env = PatientEnv(keeper, settle_timeout=SETTLE_SECONDS, **options)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(commands, "payload", worded_once)
            patched.setattr(games, "cog_of", made_once)
            await env.start()
        guild = env.create_guild()
        made = World(env, keeper, clock, guild, guild.create_text_channel("museum"), make=make)
        try:
            yield made
        finally:
            # simcord breaks off whatever is on its way, and a connection in the middle of a statement would never come back.
            if on_their_way := made.keeper.postman._running.values():
                await asyncio.wait(on_their_way, timeout=SETTLE_SECONDS)
            await env.shutdown()
        if env.check_errors:  # a refusal is an answer, not a fault
            left = [e for e in env._errors[env._errors_acknowledged :] if not isinstance(getattr(e, "original", e), TableRefusal)]
            assert not left, left
    finally:
        await memory.close()


async def open_game(w: World, *names: str, language: str = "en", channel: Any = None, **options: Any) -> Any:
    """From `/game new` to the first board post; the first name is the host. Returns the table."""
    channel = channel or w.channel
    host, *others = (w.person(n) for n in names)
    await host.slash(channel, "game new", game="elder-sign", language=language, **options)
    for other in others:
        await press(w, other, "join", channel=channel)
    await press(w, host, "start", channel=channel)
    await w.settle()
    return await w.table(channel)


async def press(w: World, who: Any, deed: str, *, channel: Any = None) -> Any:
    """Press a table's button by its deed, wherever the newest one is."""
    for message in reversed(w.posts(channel)):
        for id in custom_ids(message):
            if f":-:{deed}:" in id:
                return await who.click(message, custom_id=id)
    if deed != "more":
        opened = await press(w, who, "more", channel=channel)
        found = next((id for id in custom_ids(opened.response) if f":-:{deed}:" in id), None)
        if found is not None:
            return await who.click(opened.response.message, custom_id=found)
    raise AssertionError(f"there is no button {deed}")


def by_user(w: World, user_id: int) -> Any:
    return next(p for p in w.people.values() if p.id == user_id)


async def surely(who: Any, pressed: Any) -> Any:
    """Whoever is asked whether they mean it does."""
    for asked in (*pressed.followups, *([pressed.response] if pressed.response else ())):
        for id in custom_ids(asked):
            if ":-:sure:" in id:
                return await who.click(asked.message, custom_id=id)
    return pressed


async def answer(w: World, table: Any, picks: tuple[str, ...] | None = None, *, channel: Any = None, ask: Any = None) -> Any:
    """Answer an open question as its person would: by the button or select on the newest board post."""
    from bot import button_ids

    if table.live is None:
        async with table.lock:
            await table.awake()
    ask = ask or next(a for a in table.asks if a.needed)
    who = by_user(w, table.user_of(ask.seat))
    picks = picks or table.caretakers_choice(ask)
    line = table.line(ask)
    post = w.board(channel)
    if not any(f":{line}:" in id for id in custom_ids(post)):
        opened = await press(w, who, "mine", channel=channel)
        post = opened.response
    chosen = [o for o in ask.options if o.key in picks]
    if len(chosen) == 1 and (kind := table.box.alike(ask, chosen[0])):
        chosen = [o for o in ask.options if table.box.alike(ask, o) == kind][:1]  # of those that are the same one is offered
    if len(chosen) == 1:
        button = button_ids.answer_button(table.id, line, chosen[0].stamp, chosen[0].key)
        if button in custom_ids(post):
            return await surely(who, await who.click(post.message if hasattr(post, "message") else post, custom_id=button))
    values = [button_ids.value(o.stamp, o.key) for o in chosen]
    for part in walk(post.components):
        offered = [o["value"] for o in part.get("options", ())]
        if f":{line}:" in str(part.get("custom_id")) and set(values) <= set(offered):
            chose = await who.select(post.message if hasattr(post, "message") else post, values, custom_id=part["custom_id"])
            return await surely(who, chose)
    raise AssertionError(f"{picks} of {ask.msg} is not on the post: {custom_ids(post)}")
