"""Games as files: what `/admin export` hands out, what `/admin import` takes in, what `/game report` shows.

A file from outside is not believed: it must be JSON of a bearable size, hang together (`db.transfer`), be of a game that is on
the shelf, and open and replay under today's rules, all before anything is written.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from pydantic import ValidationError

import db
from bot.refusals import TableRefusal
from bot.shelf import Shelf
from bot.tables import Table
from db.transfer import MOST_BYTES as MOST_STATE_BYTES
from db.transfer import Parcel
from games.kernel.ask import Ask
from games.kernel.live import Answer, Checkpoint, Live, Save
from games.kernel.luck import Fate, key_of

MOST_BYTES = 8 * 1024 * 1024


class BadFile(TableRefusal):
    """Why a file cannot be taken in, a message of `locale/*/admin.ftl`."""


async def read(data: bytes, shelf: Shelf) -> Any:
    """The parcel in a file, ready for `db.import_game`. Raises BadFile."""
    if len(data) > MOST_BYTES:
        raise BadFile("import-too-large", most=MOST_BYTES // 1024 // 1024)
    return await asyncio.to_thread(_read, data, shelf)


def _read(data: bytes, shelf: Shelf) -> Any:
    try:
        raw = json.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise BadFile("import-no-json") from None
    if not isinstance(raw, dict):
        raise BadFile("import-no-json")
    try:
        parcel = Parcel.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadFile("import-not-a-game", where=".".join(str(part) for part in first["loc"])[:120]) from None
    if parcel.game.name not in shelf:
        raise BadFile("import-unknown-game", game=parcel.game.name[:80])
    if parcel.game.status == "playing" or parcel.game.status == "paused":
        _open(parcel, shelf)
    return raw


def _open(parcel: Parcel, shelf: Shelf) -> None:
    """Play the open step again; a game nobody could go on with is refused."""
    game = parcel.game
    if game.secret is None or not parcel.checkpoints:
        raise BadFile("import-without-secret")
    last = max(parcel.checkpoints, key=lambda c: c.serial)
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(last.data, MOST_STATE_BYTES).decode()
        checkpoint = Checkpoint(last.step, last.n, last.at, last.version, text)
        since = tuple(
            Answer(a.serial, a.step, a.n, a.seat, tuple(a.picks), a.sig, a.trace, a.barrier, "", _by(a.by), a.epoch)
            for a in parcel.answers
            if a.status == "live" and a.serial > last.serial
        )
        fate = Fate(key_of(game.secret, (game.salt or "").split("\n")))
        live = Live(shelf.box(game.name).rules, fate, Save(checkpoint, since, game.epoch))
    except Exception:  # whatever a damaged state makes the rules raise
        raise BadFile("import-cannot-open") from None
    if live.lost:
        raise BadFile("import-does-not-replay", n=len(live.lost))
    if len(live.rules.seats(live.state)) != len(parcel.seats):
        raise BadFile("import-cannot-open")


def _by(text: str) -> Any:
    return text


async def export(memory: db.Database, game_id: int) -> bytes:
    """A whole game with its secret."""
    return _bytes(await memory.export_game(game_id, with_secret=True))


async def report(table: Table, user_id: int, versions: dict[str, str]) -> bytes:
    """What somebody who reports gets along: of an unfinished game what they may know, of one that is over the whole.

    The table's secret and the order of its decks would tell what comes next; and every number that is counted on (answers,
    questions, steps) or every time that is not their own would tell that somebody else has decided something in secret. The
    operator gets all that by another way (`for_operator`). Who the others are is nobody's business in either file.
    """
    memory = table.tables.db
    async with table.lock:
        await table.awake()
        game = table.game
        mine = set(table.seats_of(user_id))
        known: dict[str, Any] = {
            "keeper": versions,
            "game": {"id": game.id, "name": game.name, "status": game.status, "options": game.options},
            "rules_version": game.rules_version,
            "commitment": game.commitment,
            "seats": len(table.seats),
        }
        if table.live is not None:
            viewer = min(mine) if mine else None
            known["view"] = table.view(viewer).model_dump(mode="json")
            known["questions"] = [_asked(a) for a in table.live.questions(viewer)]
    own = [a for a in await memory.log(game.id, live=False) if a.user_id == user_id]
    known["log"] = [
        {"number": i, "seat": a.seat, "by": a.by, "status": a.status, "picks": list(a.picks)} for i, a in enumerate(own, 1)
    ]
    if table.over:
        known["whole"] = without_people(await memory.export_game(game.id, with_secret=True))
    return _bytes(known)


async def for_operator(table: Table, user_id: int, versions: dict[str, str]) -> dict[str, Any]:
    """What the report's row keeps: where exactly the game stood. With the log, which the database has, it can be played up to
    there again, also when it has gone on. No person is named."""
    async with table.lock:
        await table.awake()
        loaded = await table.tables.db.load(table.id)
        game = loaded.game
        return {
            "versions": versions,
            "status": game.status,
            "rules_version": game.rules_version,
            "serial": game.serial,
            "epoch": game.epoch,
            "checkpoint": loaded.checkpoint.serial if loaded.checkpoint is not None else None,
            "seats": list(table.seats_of(user_id)),
            "questions": [_asked(a) | {"n": a.n} for a in table.asks],
            "since": [
                {"serial": a.serial, "n": a.n, "seat": a.seat, "by": a.by, "picks": list(a.picks), "at": a.at}
                for a in loaded.answers
            ],
        }


def _asked(ask: Ask) -> dict[str, Any]:
    return {"seat": ask.seat, "message": ask.msg, "options": [o.key for o in ask.options], "default": list(ask.default)}


def without_people(whole: dict[str, Any]) -> dict[str, Any]:
    """A game with all its deeds and nobody who did them."""
    nobody = {"user_id": None, "name": "", "dm_ok": None, "away_until": None}
    return whole | {
        "seats": [seat | nobody for seat in whole["seats"]],
        "answers": [answer | {"user_id": None} for answer in whole["answers"]],
        "votes": [],  # of them the log has what came of it
    }


def _bytes(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1, default=str).encode()
