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
    """What a player may attach to a report: the state and the log; of an unfinished game only what this player may know.

    The table's secret and the order of its decks would tell what comes next, and that somebody else has answered, or what, may
    be hidden. The operator needs none of it: the report names the game and the answer, and the database has the rest.
    """
    memory = table.tables.db
    async with table.lock:
        await table.awake()
        game = table.game
        mine = set(table.seats_of(user_id))
        known: dict[str, Any] = {
            "keeper": versions,
            "game": {"id": game.id, "name": game.name, "status": game.status, "options": game.options},
            "serial": game.serial,
            "epoch": game.epoch,
            "rules_version": game.rules_version,
            "commitment": game.commitment,
            "seats": len(table.seats),
        }
        if table.live is not None:
            viewer = min(mine) if mine else None
            known["view"] = table.view(viewer).model_dump(mode="json")
            known["questions"] = [
                {"seat": a.seat, "message": a.msg, "options": [o.key for o in a.options], "default": list(a.default)}
                for a in table.live.questions(viewer)
            ]
    answers = await memory.log(game.id, live=False)
    known["log"] = [
        {
            "serial": a.serial,
            "step": a.step,
            "n": a.n,
            "seat": a.seat,
            "by": a.by,
            "status": a.status,
            "barrier": a.barrier,
            "picks": list(a.picks),
        }
        for a in answers
        if table.over or a.seat in mine
    ]
    if table.over:
        known["whole"] = await memory.export_game(game.id, with_secret=True)
    return _bytes(known)


def _bytes(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1, default=str).encode()
