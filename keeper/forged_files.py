"""Forged files for `/admin import`: real exports, damaged and doctored in many ways, a lot of them.

Whatever is brought is refused with a sentence or taken in. A table that was taken in opens or is refused cleanly, can be started
with and shown; nobody sits at it, and nothing else in the memory has changed. Everything follows from the number of the file.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from cryptography.fernet import Fernet
from sqlalchemy import delete, text, update

import db
from bot import exports, returning
from bot import shelf as shelves
from bot.keeper import Keeper
from bot.lobby.post import lobby_layout
from bot.refusals import TableRefusal
from bot.settings import Settings
from bot.tables import Table, Tables
from db import tables as t
from games.kernel.players import Random
from games.kernel.rules import CONCEDE
from keeper.games import Game
from keeper.proofs import Figures
from rendering.fluent import Words, word_folders

NOW = 1_800_000_000
GUILD, HOST, BROUGHT = 4, 9, 77  # 77: where the files are brought
SEAL = Fernet.generate_key()
KINDS = ("lobby", "running", "finished", "ended")
RUNNING_ANSWERS, MOST_ANSWERS = 25, 4_000

# What stands in place of a value: too much, too little, of another kind, or something a database, Discord or a person would choke on.
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**31 - 1, 2**31, 2**34, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 0.5, float("nan"), float("inf"),
    "", " ", "x", "xx", "de", "²", "0", "-1", "1e3", "\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e\u200b", "@everyone", "<@1>",
    "`" * 50, "{ $who }", "../../keeper.db", "x" * 300, "x" * 5_000, "x" * 200_000, "AAAA", "eJw=", "not base64!", "lobby", "playing",
    "paused", "finished", "ended", "won", "player", "undone", "open", [], [1], [[]], ["x"] * 300, {}, {"x": 1}, {"without": "abc"},
    {"join": "1"}, {"result": "won", "reason": "xx", "winners": [99]}, {"deadline": 1, "on_deadline": "wait", "window": None},
    {"goes_on": True}, {"tips": "yes"}, {"palette": []}, {"difficulty": {}}, {"investigator": "xx"}, {"side": "hero"},
)  # fmt: skip


@dataclass(frozen=True)
class Original:
    """A real export. What is sealed is doctored inside and sealed again: nobody could, and still nothing may come of it."""

    kind: str
    whole: str
    sealed: bool


# Real ones. Their luck is known, so that the same seed forges the same files in every process.
SECRET = bytes(range(32))


@cache
def originals(game: str) -> tuple[Original, ...]:
    return asyncio.run(_made(game))


async def _made(game: str) -> tuple[Original, ...]:
    memory = await db.Database.open(":memory:")
    try:
        found: list[Original] = []
        for number, kind in enumerate(KINDS):
            tables = Tables(memory, _shelf(), _words(), lambda: NOW, new_secret=lambda: SECRET)
            table = await _played(tables, game, kind, number)
            whole = await memory.export_game(table.id, with_secret=True)
            found.append(Original(kind, json.dumps(whole), kind == "running"))
        return tuple(found)
    finally:
        await memory.close()


async def _played(tables: Tables, game: str, kind: str, number: int, answers: int = RUNNING_ANSWERS) -> Table:
    """A table of three, or of as many as the game is for, that has come so far. A game that is over by then is played anew, and left earlier."""
    box = tables.shelf.box(game)
    host = db.HostSeat(user_id=100, name="P0", choices={"join": "1"})
    place: dict[str, Any] = {"channel_id": number + 1, "guild_id": GUILD, "host_id": HOST}
    table = await tables.open_lobby(box, **place, language="de", options={}, pace=db.Pace(deadline=86_400), host=host)
    for seat in range(1, min(3, box.most)):
        await tables.db.join(table.id, 100 + seat, f"P{seat}", NOW, choices={"join": str(seat)})
    if kind == "lobby":
        return table
    await table.start()
    chance = random.Random(f"forged_files/{game}/{kind}")
    player = Random(chance.randrange)
    for count in range(MOST_ANSWERS):
        if table.over or (kind != "finished" and count == answers):
            break
        if kind == "finished" and count == RUNNING_ANSWERS and CONCEDE in box.rules.asides:
            await table.say(0, CONCEDE, 100)
            continue
        ask = chance.choice([a for a in table.asks if a.needed])
        await table.answer(100 + ask.seat, table.line(ask), player.pick(None, ask), interaction_id=f"{kind}-{number}-{count}")
    if kind != "finished" and table.over:
        return await _played(tables, game, kind, number + 1000, answers // 2)
    if kind == "ended":
        await table.set_status("ended", ("playing",))
    assert kind != "finished" or table.game.status == "finished", f"{game} did not end"
    return table


@lru_cache(maxsize=1)
def _shelf() -> shelves.Shelf:
    return shelves.fill()


@lru_cache(maxsize=1)
def _words() -> Words:
    return Words.load(*word_folders(), strict=True)


# Forged ones


def forge(original: Original, chance: random.Random) -> bytes:
    """One file: the real one, changed at one to three places."""
    whole = json.loads(original.whole)
    how = chance.random()
    if how < 0.05:
        return _bent(_packed(original, whole), chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if whole.get("checkpoints") and chance.random() < 0.25:
            _doctor(whole, chance)
        else:
            _change(whole, chance)
    data = _packed(original, whole)
    return _bent(data, chance) if how < 0.1 else data


def _packed(original: Original, whole: Any) -> bytes:
    """`NaN` and halves of pairs come through: Python writes them, and somebody could by hand."""
    plain = json.dumps(whole).encode()
    if not original.sealed:
        return plain
    token = Fernet(SEAL).encrypt(zlib.compress(plain))
    return json.dumps({"game": "?", exports.SEALED: token.decode()}).encode()


def _places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Everything in it as (container, key)."""
    for key, inner in list(value.items()) if isinstance(value, dict) else list(enumerate(value)):
        found.append((value, key))
        if isinstance(inner, dict | list):
            _places(inner, found)
    return found


def _change(value: Any, chance: random.Random) -> None:
    # Answers and checkpoints are many: without this hardly anything else would be met.
    part = chance.choice(list(value.values())) if isinstance(value, dict) and value else value
    inside = _places(part, []) if isinstance(part, dict | list) and part and chance.random() < 0.9 else _places(value, [])
    if not inside:
        return
    where, key = chance.choice(inside)
    DEEDS[chance.randrange(len(DEEDS))](where, key, chance)


def _odd(where: Any, key: Any, chance: random.Random) -> None:
    where[key] = chance.choice(ODD)


def _gone(where: Any, key: Any, chance: random.Random) -> None:
    del where[key]


def _near(where: Any, key: Any, chance: random.Random) -> None:
    """Almost right."""
    now = where[key]
    if isinstance(now, bool) or now is None:
        where[key] = not now
    elif isinstance(now, int):
        where[key] = now + chance.choice((-1, 1, 10, 2**31))
    elif isinstance(now, str) and now:
        at = chance.randrange(len(now))
        where[key] = now[:at] + chance.choice("xA0²\0") + now[at + 1 :]
    elif isinstance(now, list):
        where[key] = chance.choice((now[:-1], now + now[-1:], now[::-1], now * 3))


def _twice(where: Any, key: Any, chance: random.Random) -> None:
    if isinstance(where, list):
        where.insert(chance.randrange(len(where) + 1), where[key])
    else:
        where[f"{key}_"] = where[key]


def _swapped(where: Any, key: Any, chance: random.Random) -> None:
    other = chance.choice(list(where) if isinstance(where, dict) else range(len(where)))
    where[key], where[other] = where[other], where[key]


def _deep(where: Any, key: Any, chance: random.Random) -> None:
    for _ in range(chance.choice((3, 20, 200))):
        where[key] = [where[key]] if chance.random() < 0.5 else {"x": where[key]}


def _elsewhere(where: Any, key: Any, chance: random.Random) -> None:
    """A name that is a name, at another's place."""
    if isinstance(where, dict):
        where[chance.choice(("user_id", "secret", "status", "kept_for", "imported", "host_id", "\ud800", "x" * 5_000))] = (
            where.pop(key)
        )


DEEDS: tuple[Callable[[Any, Any, random.Random], None], ...] = (
    _odd, _odd, _odd, _gone, _near, _near, _near, _twice, _swapped, _deep, _elsewhere,
)  # fmt: skip


def _doctor(whole: Any, chance: random.Random) -> None:
    """Something else in a position: a card that is not there, a track beyond its end, half a state, a bomb."""
    try:
        part = chance.choice((whole["checkpoints"][-1], whole["checkpoints"][-1], chance.choice(whole["checkpoints"])))
        state = json.loads(zlib.decompress(base64.b64decode(part["data"])))
    except Exception:
        return  # it was met before
    if chance.random() < 0.1:
        data = chance.choice((b"", b"{}", b"\xff\xfe", b"[" * 100_000, b" " * (5 * 1024 * 1024)))
    else:
        for _ in range(chance.choice((1, 1, 2, 5))):
            _change(state, chance)
        data = json.dumps(state).encode()
    part["data"] = base64.b64encode(zlib.compress(data)).decode()


def _bent(data: bytes, chance: random.Random) -> bytes:
    """Wrong as a file."""
    at = chance.randrange(len(data))
    return chance.choice(
        (
            data[:at],
            data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
            data[:at] + data[at : at + 40] + data[at:],
            b"\xef\xbb\xbf" + data,
            data.decode(errors="replace").encode("utf-16"),
            data.replace(b'"game"', b'"seats": [], "game"', 1),
            b"[" * 50_000,
            b"[" + data + b"]",
            b"",
            data + b" " * 100 + b"{}",
        )
    )


# Brought


class House:
    """A memory with a table that has nothing to do with it, and whatever is brought."""

    def __init__(self, keeper: Keeper, bystander: Table) -> None:
        self.keeper, self.bystander = keeper, bystander
        self.before: list[tuple[str, str]] = []
        self.changes = 0

    @classmethod
    async def open(cls, game: str) -> House:
        memory = await db.Database.open(":memory:")
        settings = Settings(_env_file=None, pictures=False)  # pyright: ignore[reportCallIssue]
        keeper = Keeper(settings, memory, clock=lambda: NOW, cogs=(), shelf=_shelf(), words=_words())
        keeper.tables.after_commit.clear()  # nobody to deliver to
        async with memory.writing() as conn:
            await conn.execute(update(t.house).values(seal=base64.urlsafe_b64decode(SEAL)))
        bystander = await _played(keeper.tables, game, "running", 0)
        await memory.count([db.Count(user_id=100, game=game, counter="played")])
        await memory.change_user(101, NOW, language="de")
        await memory.change_guild(GUILD, NOW, language="en")
        house = cls(keeper, bystander)
        house.before, house.changes = await house.everything(), await house.written()
        return house

    async def close(self) -> None:
        await self.keeper.studio.close()
        await self.keeper.db.close()

    async def everything(self, without: int = 0) -> list[tuple[str, str]]:
        """All rows, except those of one game. In one statement: this is done for every file that is taken in."""
        parts: list[str] = []
        for table in t.metadata.sorted_tables:
            row = " || ',' || ".join(f'quote("{column.name}")' for column in table.c)
            mine = "game_id" if "game_id" in table.c else "id" if table is t.game else "0"
            rows = f"SELECT {row} AS line FROM {table.name} WHERE {mine} IS NULL OR {mine} <> {without or -1} ORDER BY 1"
            parts.append(f"SELECT '{table.name}', group_concat(line, char(10)) FROM ({rows})")
        async with self.keeper.db.reading() as conn:
            return [tuple(row) for row in await conn.execute(text(" UNION ALL ".join(parts)))]

    async def written(self) -> int:
        """How many rows were ever written. There is one connection, and it counts; reading everything takes longer."""
        async with self.keeper.db.reading() as conn:
            return int((await conn.execute(text("SELECT total_changes()"))).scalar_one())

    async def bring(self, data: bytes) -> tuple[str, Table | None]:
        """What became of a file: why it was refused, or its table."""
        tables = self.keeper.tables
        try:
            parcel = await exports.read(data, tables)
            return "", await exports.take_in(tables, parcel, channel_id=BROUGHT, guild_id=GUILD, host_id=HOST)
        except TableRefusal as refusal:
            for lang in self.keeper.words.langs:
                self.keeper.words.say(lang, refusal.id, **refusal.args_)
            return refusal.id, None

    async def judge(self, table: Table | None) -> str:
        """Is everything as it should be after that? Whether the table opens."""
        if table is None:
            assert await self.written() == self.changes, "something was written"
            return ""
        assert await self.everything(table.id) == self.before, "something else has changed"
        assert all(s.user_id is None for s in await self.keeper.db.seats(table.id)), "somebody sits there"
        return await self._shown(table)

    async def _shown(self, table: Table) -> str:
        keeper, lang = self.keeper, "de"
        keeper.tables._tables.pop(table.id)
        await keeper.tables.wake_caretakers()
        await keeper.votes.catch_up()
        fresh = await keeper.tables.get(table.id)
        assert fresh is not None
        try:
            async with fresh.lock:
                await fresh.awake()
        except TableRefusal as refusal:
            return refusal.id
        reader = fresh.reader(lang)
        assert fresh.game.imported == NOW
        if fresh.game.status == "lobby":
            lobby_layout(fresh, fresh.box, reader)
        if fresh.live is not None:
            returning.layout(fresh, {"host": HOST, "revealed": True})
            view = fresh.view(None)
            assert fresh.box.headline(view, reader)
            assert fresh.box.board_text(view, reader)
            if (outcome := fresh.live.outcome) is not None:
                assert fresh.box.outcome_line(outcome, view, reader)
            with contextlib.suppress(TableRefusal):  # words nobody could have given: there is no evidence then
                await fresh.verify()
        assert await self.everything(table.id) == self.before, "looking at it has changed something else"
        return "open"

    async def clear(self, table: Table) -> None:
        """Make room for the next."""
        self.keeper.tables._tables.pop(table.id, None)
        async with self.keeper.db.writing() as conn:
            await conn.execute(delete(t.game).where(t.game.c.id == table.id))
        self.changes = await self.written()


def refused_or_taken_in(game: Game, files: int, seed: int = 12, first: int = 0) -> Figures:
    """So many files, brought one after the other."""
    return asyncio.run(_bring_all(game.name, files, seed, first, originals(game.name)))


async def _bring_all(game: str, files: int, seed: int, first: int, real: tuple[Original, ...]) -> Figures:
    house = await House.open(game)
    refused, taken, kinds = Counter[str](), Counter[str](), Counter[str]()
    try:
        for i in range(first, first + files):
            chance = random.Random(f"forgery/{game}/{seed}/{i}")
            original = real[i % len(real)]
            data = forge(original, chance)
            try:
                why, table = await house.bring(data)
                opened = await house.judge(table)
            except Exception as error:
                raise AssertionError(f"file {i} ({original.kind}): {type(error).__name__}: {error}") from error
            kinds[original.kind] += 1
            if table is None:
                refused[why] += 1
            else:
                taken[f"{original.kind}, {opened}"] += 1
                await house.clear(table)
    finally:
        await house.close()
    return {"files": files, "of": dict(kinds), "refused": dict(refused), "taken_in": dict(taken)}
