"""`keeper check`: is the memory whole, and does every unfinished game open? It changes nothing, and may look while Keeper runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

from bot import shelf as shelves
from bot.commands import own_words
from bot.settings import BadSettings, Settings, read_settings
from bot.tables import kept
from db import CannotOpen, Database, files, migrate
from db import tables as t
from db.database import full_address, make_engine
from db.rows import Unreadable
from games.kernel.content import BadPack
from games.kernel.live import Live, RuleCrash, Save
from games.kernel.luck import Fate, key_of


def check() -> int:
    """0: all is well; 1: one line for each trouble; 2: not even that can be told."""
    try:
        settings = read_settings()
        troubles, well = asyncio.run(look(settings))
    except (BadSettings, CannotOpen) as wrong:
        print(f"keeper: {wrong}", file=sys.stderr)
        return 2
    except BadPack as bad:
        for fault in bad.faults:
            print(f"keeper: {fault}", file=sys.stderr)
        return 2
    for trouble in troubles:
        print(f"keeper: {' '.join(trouble.split())}", file=sys.stderr)
    if not troubles:
        print(well)
    return 1 if troubles else 0


async def look(settings: Settings) -> tuple[list[str], str]:
    """The troubles, and what is well if there are none."""
    address = full_address(settings.database_url)
    shown = address.render_as_string(hide_password=True)
    path = files.path_of(address)
    if path is not None:
        shown = str(path)
        if not path.is_file():
            return [f"{shown}: there is no such file"], ""
        if found := await asyncio.to_thread(files.damage, path, None):
            return [f"{shown}: damaged: {line}" for line in found], ""
    memory = Database(make_engine(address))
    try:
        revision = await _revision(memory, shown)
        if revision != migrate.newest():
            return [f"{shown}: the tables are of revision {revision}, this Keeper's are {migrate.newest()}"], ""
        troubles, games = await _games(memory, shelves.fill(settings.packs))
        troubles += await _settings(memory)
    finally:
        await memory.close()
    return troubles, f"{shown}: whole, revision {revision}, {games} unfinished games, all of them open"


async def _revision(memory: Database, shown: str) -> str:
    try:
        async with memory.reading() as conn:
            return await conn.run_sync(migrate.revision) or "none"
    except Exception as error:  # no server, no right, no such database
        cause = getattr(error, "orig", error)
        raise CannotOpen(f"{shown}: {' '.join(str(cause).split())}") from error


async def _games(memory: Database, shelf: shelves.Shelf) -> tuple[list[str], int]:
    async with memory.reading() as conn:
        rows = (await conn.execute(select(t.game.c.id, t.game.c.name).where(t.game.c.status.in_(t.UNFINISHED)))).all()
    troubles: list[str] = []
    for id, name in rows:
        if name not in shelf:
            troubles.append(f"game {id}: there is no {name!r} on the shelf")
            continue
        why = await _tried(lambda id=id, name=name: _opens(memory, id, shelf.box(name)))
        if why:
            troubles.append(f"game {id} ({name}): {why}")
    return troubles, len(rows)


async def _opens(memory: Database, game_id: int, box: shelves.Box) -> str:
    """Why this game cannot go on as it is; empty: it can."""
    loaded = await memory.load(game_id)
    game = loaded.game
    if isinstance(game.pace, Unreadable):
        return "its pace makes no sense"
    if game.status == "lobby":
        return ""
    if loaded.checkpoint is None or game.secret is None:
        return "its position or its secret is missing"
    save = Save(kept.checkpoint_of(loaded.checkpoint), tuple(kept.answer_of(a) for a in loaded.answers), game.epoch)
    fate = Fate(key_of(game.secret, (game.salt or "").split("\n")))
    live = await asyncio.to_thread(Live, box.rules, fate, save)
    if len(live.rules.seats(live.state)) != len(loaded.seats):
        return "it has other seats than its table"
    live.view(None)
    return f"{len(live.lost)} answers no longer mean what they did, and will be taken back" if live.lost else ""


async def _settings(memory: Database) -> list[str]:
    """What servers and people have set."""
    langs = own_words().langs
    async with memory.reading() as conn:
        guilds = list((await conn.execute(select(t.guild.c.guild_id))).scalars())
        people = list((await conn.execute(select(t.person.c.user_id))).scalars())

    async def readable(read: Callable[[int], Awaitable[Any]], id: int) -> str:
        found = await read(id)
        language = found.language
        if isinstance(getattr(found, "pace", None), Unreadable):
            return "its pace makes no sense"
        return "" if language is None or language in langs else f"nobody here speaks {language!r}"

    troubles: list[str] = []
    for what, ids, read in (("server", guilds, memory.guild_settings), ("person", people, memory.user_settings)):
        for id in ids:
            if why := await _tried(lambda id=id, read=read: readable(read, id)):
                troubles.append(f"the settings of {what} {id}: {why}")
    return troubles


async def _tried(deed: Callable[[], Awaitable[str]]) -> str:
    """What the deed says is wrong, or what it stumbled over: whatever stands in a damaged row."""
    try:
        return await deed()
    except RuleCrash as crash:
        return f"it cannot be opened: {crash}"
    except Exception as error:
        return f"it cannot be read: {type(error).__name__}: {error}"
