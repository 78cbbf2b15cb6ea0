"""The same Keeper on two stages: simcord, a Discord simulator that others wrote, and our sandbox.

A stage lets people act and shows what each of them sees, in words that do not depend on ids, so that what is seen on one can be
compared with what is seen on the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import db
from bot import button_ids
from bot.keeper import Keeper
from bot.local_server import use_local_discord
from bot.settings import Settings
from bot.tables import Table
from rendering.studio import Studio
from sandbox.messages import Message
from sandbox.serve import SandboxServer
from tests.bot.given import SECRET, WORDS, FakeClock, OneByOne, World, walk, world
from tests.cogs.given import ALL
from tests.waiting import CLOCK_SECONDS, until

RESPOND_SECONDS = CLOCK_SECONDS
# What discord.py calls the tasks in which an event, a command or a button is dealt with, the postman those of its rounds, and private sheets those
# of their pictures.
UNDER_WAY = ("discord.py: ", "CommandTree-", "discord-ui-", "post-", "ticking-off", "late-picture-")
_ID = re.compile(r"\d{15,20}")


def looks(content: str | None, components: Sequence[Any], names: dict[str, str]) -> tuple[str, ...]:
    """A message as its reader sees it: words, buttons, selects. People's ids become their names, all other ids vanish."""
    lines = [content] if content else []
    for part in walk(list(components)):
        match part["type"]:
            case 2:
                lines.append(f"[{part.get('label')}] {part.get('style')}{' off' if part.get('disabled') else ''}")
            case 3:
                lines.append(f"<{part.get('placeholder')}> {part.get('min_values', 1)}–{part.get('max_values', 1)}")
                for o in part["options"]:
                    lines.append(f"  {'*' if o.get('default') else '-'} {o['label']} | {o.get('description') or ''}")
            case 10:
                lines.append(part["content"])
    return tuple(_ID.sub(lambda found: names.get(found[0], "#"), line) for line in lines)


@dataclass(frozen=True)
class Seen:
    """After one deed: what was said privately to whoever did it, and all that stands in the channel and in the DMs."""

    private: tuple[tuple[str, ...], ...]
    public: tuple[tuple[str, ...], ...]
    letters: tuple[tuple[str, ...], ...]


class Stage(Protocol):
    async def command(self, who: str, name: str, /, **options: Any) -> Seen: ...
    async def press(self, who: str, custom_id: str) -> Seen:
        """The newest button with this id, or with this part of an id."""
        ...

    async def select(self, who: str, custom_id: str, values: list[str]) -> Seen: ...
    async def table(self) -> Table: ...
    def name_of(self, user_id: int | None) -> str: ...
    def offered(self, who: str) -> list[dict[str, Any]]:
        """All components this person can use now, newest message first."""
        ...


async def answer(stage: Stage, *, typed: bool = False) -> tuple[str, Seen]:
    """Whoever is asked first does what a sensible player would, by what is on the table: button, select or command."""
    table = await stage.table()
    async with table.lock:
        await table.awake()
    ask = next(a for a in table.asks if a.needed)
    who = stage.name_of(table.user_of(ask.seat))
    picks = table.caretakers_choice(ask)
    if typed:
        return who, await stage.command(who, "elder choose", option=",".join(picks))
    line = table.line(ask)

    async def offered() -> bool:
        if any(f":{line}:" in str(part.get("custom_id")) for part in stage.offered(who)):
            return True
        # Several are asked at once: the answers are behind "My answer". Or the post is still on its way.
        if any(":-:mine:" in str(part.get("custom_id")) for part in stage.offered(who)):
            await stage.press(who, ":-:mine:")
        return False

    await until(offered, why=f"{who} sees nothing to answer {ask.msg} with")
    chosen, doubts = [o for o in ask.options if o.key in picks], _doubts(stage, who)
    if len(chosen) == 1 and (kind := table.box.alike(ask, chosen[0])):
        chosen = [o for o in ask.options if table.box.alike(ask, o) == kind][:1]  # of those that are the same one is offered
    if len(chosen) == 1:
        button = button_ids.answer_button(table.id, line, chosen[0].stamp, chosen[0].key)
        if any(part.get("custom_id") == button for part in stage.offered(who)):
            return who, await _surely(stage, who, doubts, await stage.press(who, button))
    if not chosen:
        return who, await stage.press(who, f":-:none:{line}/")
    values = [button_ids.value(o.stamp, o.key) for o in chosen]
    for part in stage.offered(who):
        if f":{line}:" in str(part.get("custom_id")) and set(values) <= {o["value"] for o in part.get("options", ())}:
            return who, await _surely(stage, who, doubts, await stage.select(who, part["custom_id"], values))
    raise AssertionError(f"{picks} of {ask.msg} is nowhere to be pressed")


def _doubts(stage: Stage, who: str) -> set[str]:
    """Buttons that mean an unwise deed after all."""
    return {id for part in stage.offered(who) if ":-:sure:" in (id := str(part.get("custom_id")))}


async def _surely(stage: Stage, who: str, doubts: set[str], seen: Seen) -> Seen:
    """What is unwise is asked about once more; they mean it."""
    for asked in _doubts(stage, who) - doubts:
        return await stage.press(who, asked)
    return seen


# simcord


@dataclass
class InSimcord:
    w: World
    private: dict[str, list[Any]] = field(default_factory=dict)

    def _names(self) -> dict[str, str]:
        return {str(p.id): name for name, p in self.w.people.items()}

    def name_of(self, user_id: int | None) -> str:
        return self._names()[str(user_id)]

    async def table(self) -> Table:
        return await self.w.table()

    async def _seen(self, who: str, result: Any) -> Seen:
        await self.w.keeper.postman.idle()
        await self.w.settle()
        names = self._names()
        private = [m for m in ([result.response] if result.response else []) + result.followups if m.ephemeral]
        self.private.setdefault(who, []).extend(private)
        letters = [m for p in self.w.people.values() if p.user.dm_channel for m in p.user.dm_channel.history()]
        return Seen(
            tuple(looks(m.content, m.components, names) for m in private),
            tuple(looks(m.content, m.components, names) for m in self.w.posts()),
            tuple(looks(m.content, m.components, names) for m in letters),
        )

    async def command(self, who: str, name: str, /, **options: Any) -> Seen:
        return await self._seen(who, await self.w.person(who).slash(self.w.channel, name, **options))

    def _messages(self, who: str) -> list[Any]:
        return [*reversed(self.private.get(who, [])), *reversed(self.w.posts())]

    def offered(self, who: str) -> list[dict[str, Any]]:
        return [part for m in self._messages(who) for part in walk(m.components)]

    def _with(self, who: str, part: str) -> tuple[Any, str]:
        for message in self._messages(who):
            for component in walk(message.components):
                if part in str(component.get("custom_id")):
                    return getattr(message, "message", message), component["custom_id"]
        raise AssertionError(f"{who} sees nothing with {part}")

    async def press(self, who: str, custom_id: str) -> Seen:
        message, full = self._with(who, custom_id)
        return await self._seen(who, await self.w.person(who).click(message, custom_id=full))

    async def select(self, who: str, custom_id: str, values: list[str]) -> Seen:
        message, full = self._with(who, custom_id)
        return await self._seen(who, await self.w.person(who).select(message, values, custom_id=full))


@contextlib.asynccontextmanager
async def in_simcord(folder: Path, *people: str) -> AsyncIterator[InSimcord]:
    async with world(folder, cogs=ALL) as w:
        for name in people:
            w.person(name)
        yield InSimcord(w)


# The sandbox


@dataclass
class InSandbox:
    server: SandboxServer
    keeper: Keeper
    people: tuple[str, ...]
    where: str = "great-table"

    def _names(self) -> dict[str, str]:
        return {self.server.actor(name).id: name for name in self.people}

    def name_of(self, user_id: int | None) -> str:
        return self._names()[str(user_id)]

    async def table(self) -> Table:
        found = await self.keeper.tables.last_in_channel(int(self.server.world.channel(self.where).id))
        assert found is not None
        return found

    def _history(self, who: str) -> list[Message]:
        return [m for m in self.server.actor(who).messages(self.where) if m.author_id == self.server.world.bot_id]

    def public(self) -> list[tuple[str, ...]]:
        names = self._names()
        return [looks(m.content, m.components, names) for m in self._history(self.people[0]) if m.only_for is None]

    def _see(self, who: str, after: str, pressed: Message | None) -> Seen:
        """A private message that was pressed shows what came of it, like a new one, unless there is a new one."""
        names = self._names()
        private = [m for m in self._history(who) if m.only_for is not None]
        mine = [m for m in private if int(m.id) > int(after)] or [m for m in private if m is pressed]
        public = [m for m in self._history(who) if m.only_for is None]
        letters = [m for name in self.people for m in self.server.actor(name).messages(self.server.actor(name).dm())]
        return Seen(
            tuple(looks(m.content, m.components, names) for m in mine),
            tuple(looks(m.content, m.components, names) for m in public),
            tuple(looks(m.content, m.components, names) for m in letters),
        )

    async def _seen(self, who: str, after: str, response: Any, pressed: Message | None = None) -> Seen:
        assert not response.failed, f"the application did not respond to {who}"

        await self.settle()
        return self._see(who, after, pressed)

    async def settle(self) -> None:
        """Until Keeper has done and said everything that follows from what it has heard: it runs in this process, so its tasks
        are there to be waited for."""
        while busy := [t for t in asyncio.all_tasks() if t.get_name().startswith(UNDER_WAY)]:
            await asyncio.wait(busy)

    def _newest(self) -> str:
        return self.server.world.ids.new()

    async def command(self, who: str, name: str, /, **options: Any) -> Seen:
        after = self._newest()
        return await self._seen(who, after, await self.server.actor(who).command(self.where, name, **options))

    def offered(self, who: str) -> list[dict[str, Any]]:
        return [part for m in reversed(self._history(who)) for part in walk(m.components)]

    async def _with(self, who: str, part: str) -> tuple[Message, str]:
        """Waits for it: Keeper may still be writing."""

        def look() -> tuple[Message, str] | None:
            messages = sorted(self._history(who), key=lambda m: (m.only_for is not None, int(m.id)), reverse=True)
            for message in messages:
                for component in walk(message.components):
                    if part in str(component.get("custom_id")):
                        return message, component["custom_id"]
            return None

        return await until(look, why=f"{who} sees nothing with {part}")

    async def press(self, who: str, custom_id: str) -> Seen:
        after = self._newest()
        message, full = await self._with(who, custom_id)
        return await self._seen(who, after, await self.server.actor(who).press(message, full), message)

    async def select(self, who: str, custom_id: str, values: list[str]) -> Seen:
        after = self._newest()
        message, full = await self._with(who, custom_id)
        return await self._seen(who, after, await self.server.actor(who).select(message, full, *values), message)


@contextlib.asynccontextmanager
async def in_sandbox(folder: Path, *people: str, pictures: bool = False) -> AsyncIterator[InSandbox]:
    """Strict: every request of the bot is held against Discord's description. Without rate limits: only they would take time.

    What is compared is what people see, not how fast: Keeper has more than Discord's three seconds to respond.
    """
    folder.mkdir(exist_ok=True)
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        database_url=str(folder / "keeper.db"),
        pictures=pictures,
        state_folder=folder,
    )
    memory = await db.Database.open(settings.database_url)
    try:
        async with SandboxServer(strict=True, limits=False, respond_seconds=RESPOND_SECONDS) as server:
            for name in people:
                server.world.add_person(name, "en-GB", name)
            use_local_discord(server.base)
            secret = {"new_secret": lambda: SECRET}
            keeper = Keeper(
                settings, memory, words=WORDS, clock=FakeClock(), studio=Studio(workers=1), cogs=ALL, tables=secret, shard_count=1
            )
            for box in keeper.shelf:
                box.shortcuts = OneByOne(box.shortcuts)  # as in simcord: each answer is a press
            running = asyncio.create_task(keeper.start(server.token))
            try:
                await until(lambda: keeper.is_ready() or running.done(), why="Keeper does not get ready")
                assert not running.done(), running
                yield InSandbox(server, keeper, people)
                assert server.rest.unhandled == []
            finally:
                await keeper.close()
                running.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await running
    finally:
        await memory.close()
