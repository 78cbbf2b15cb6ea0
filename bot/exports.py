"""Games as files: what `/admin export` hands out, what `/admin import` takes in, what `/game report` shows.

A game that is over leaves open, with everything. One that is being played leaves sealed: encrypted and signed with a key of this
memory (`db.seals`), so that it can be brought back here and neither read nor changed. A lobby has nothing to hide: its secret
stays, and where it is brought it gets a new one.

A file from outside is not believed: it must be JSON of a bearable size, hang together (`db.transfer`), be of a game that is on
the shelf, keep to what Keeper itself would let people choose, and open and replay under today's rules, all before anything is
written. Nobody sits down by it (`bot.returning`).
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from typing import Any, NoReturn, get_args

from cryptography.fernet import Fernet, InvalidToken

import db
from bot import returning, sequels
from bot.names import harmless
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.schedule.paces import LEAST_PACE, LEAST_WINDOW, MOST_PACE, MOST_WINDOW
from bot.shelf import Box, Wish
from bot.tables import Table, Tables, kept
from bot.tips import OPTION as TIPS
from db.transfer import MOST_BYTES as MOST_STATE_BYTES
from db.transfer import CheckpointPart, Parcel, checked
from games.kernel.ask import Ask, By
from games.kernel.live import Answer, Checkpoint, Live, Save
from games.kernel.luck import Fate, commitment, key_of
from rendering.fluent import FALLBACK

MOST_BYTES = 8 * 1024 * 1024
# Of the JSON in a sealed file, unpacked.
MOST_SEALED_BYTES = 64 * 1024 * 1024
SEALED = "sealed"
# A sealed file is filled up to whole steps of this size, because its length would count what is decided in secret. A game packs to
# less than 1 KB for each answer: all of less than a thousand are equally long, and whoever sees one grow beyond a step learns no
# more than that about so many answers were given.
STEP_BYTES = 1024 * 1024
PALETTES = ("normal", "high_contrast", "colour_blind")


class BadFile(TableRefusal):
    """Why a file cannot be taken in, a message of `locale/*/admin.ftl`."""


# Out


async def export(memory: db.Database, game_id: int) -> tuple[bytes, str]:
    """A game as a file, and the state in which it left."""
    whole = await memory.export_game(game_id, with_secret=True)
    status = whole["game"]["status"]
    if status not in ("playing", "paused"):
        return _bytes(whole), status
    key = await memory.seal()
    return await asyncio.to_thread(_sealed, whole, key), status


def _sealed(whole: dict[str, Any], key: bytes) -> bytes:
    """The game's name stays readable, so that people can tell their files apart; it counts for nothing."""
    token = Fernet(key).encrypt(_filled_up(zlib.compress(json.dumps(whole).encode())))
    return _bytes({"game": whole["game"]["name"], SEALED: token.decode()})


def _filled_up(packed: bytes) -> bytes:
    """What is packed knows where it ends, and whatever follows is not read. Older files, where nothing follows, open all the same."""
    return packed + bytes(-len(packed) % STEP_BYTES)


# In


async def read(data: bytes, tables: Tables) -> Parcel:
    """The parcel in a file, ready for `take_in`. Raises BadFile."""
    if len(data) > MOST_BYTES:
        raise BadFile("import-too-large", most=MOST_BYTES // 1024 // 1024)
    return await asyncio.to_thread(_read, data, tables, await tables.db.seal())


async def take_in(tables: Tables, parcel: Parcel, *, channel_id: int, guild_id: int | None, host_id: int) -> Table:
    """Into this channel, with what tells it there. Raises db.ChannelTaken, BadFile."""
    secret = tables.new_secret()
    try:
        game = await tables.db.import_game(
            parcel,
            channel_id=channel_id,
            guild_id=guild_id,
            host_id=host_id,
            now=tables.clock(),
            luck=(secret, commitment(secret)),
            letters=await _letters(tables.db, parcel, channel_id, host_id),
        )
    except db.StillPlayed as other:
        raise BadFile("import-still-played", number=other.game.id) from None
    table = await tables.get(game.id)
    assert table is not None
    tables.committed(table)
    return table


async def _letters(memory: db.Database, parcel: Parcel, channel_id: int, host_id: int) -> tuple[db.Letter, ...]:
    """What the channel is told: of a lobby that its luck is a new one, of a running game whose seats wait for whom."""
    who = {"who": f"<@{host_id}>"}
    if parcel.game.status == "lobby":
        told = {"id": "told-imported-lobby", "args": who, "pings": []}
        return (
            db.Letter(kind="lobby", payload={}, channel_id=channel_id),
            db.Letter(kind="notice", payload=told, channel_id=channel_id),
        )
    if parcel.over:
        told = {"id": "told-imported-over" if parcel.begun else "told-imported-closed", "args": who, "pings": []}
        return (db.Letter(kind="notice", payload=told, channel_id=channel_id),)
    known = await memory.revealed(parcel.game.commitment)
    return (returning.letter(channel_id, host_id, revealed=known),)


def _read(data: bytes, tables: Tables, key: bytes) -> Parcel:
    raw = _json(data)
    sealed = SEALED in raw
    if sealed:
        raw = _json(_broken_seal(raw, key))
    try:
        parcel = checked(raw)
    except db.BadExport as bad:
        _not_a_game(bad.where)
    if parcel.game.status in ("playing", "paused") and not sealed:
        raise BadFile("import-unsealed")
    if parcel.game.name not in tables.shelf:
        raise BadFile("import-unknown-game", game=harmless(parcel.game.name) or "?")
    box = tables.shelf.box(parcel.game.name)
    _as_set_here(parcel, box, tables)
    if parcel.begun:
        _open(parcel, box)
    return parcel


def _json(data: bytes) -> dict[str, Any]:
    """An object without the oddities that JSON allows and nobody means: a key twice, fractions, NaN."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError("a key stands twice")
        return found

    def never(text: str) -> NoReturn:
        raise ValueError(f"{text[:20]} is no number here")

    try:
        raw = json.loads(data.decode("utf-8"), object_pairs_hook=once, parse_float=never, parse_constant=never)
    except (ValueError, RecursionError):
        raise BadFile("import-no-json") from None
    if not isinstance(raw, dict):
        raise BadFile("import-no-json")
    return raw


def _broken_seal(raw: dict[str, Any], key: bytes) -> bytes:
    token = raw[SEALED]
    if not isinstance(token, str) or not token.isascii():
        raise BadFile("import-bad-seal")
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(Fernet(key).decrypt(token.encode()), MOST_SEALED_BYTES)
    except (InvalidToken, zlib.error):
        raise BadFile("import-bad-seal") from None
    if not unpacker.eof:
        raise BadFile("import-too-large", most=MOST_SEALED_BYTES // 1024 // 1024)
    return plain


def _not_a_game(where: str) -> NoReturn:
    """The place is partly the file's own words: only letters of ours are said again."""
    raise BadFile("import-not-a-game", where=re.sub(r"[^A-Za-z0-9_., -]", "?", where)[:120] or "?")


def _as_set_here(parcel: Parcel, box: Box, tables: Tables) -> None:
    """Only what people could have chosen here: the same languages, paces and wishes, and names as Keeper writes them."""
    game = parcel.game
    if game.language not in tables.words.langs:
        _not_a_game("game.language")
    pace = game.pace
    if pace.deadline is not None and not LEAST_PACE <= pace.deadline <= MOST_PACE:
        _not_a_game("game.pace.deadline")
    if pace.window is not None and not LEAST_WINDOW <= pace.window <= MOST_WINDOW:
        _not_a_game("game.pace.window")
    if len(parcel.seats) > box.most or (parcel.begun and len(parcel.seats) < box.least):
        _not_a_game("seats")
    reader = Reader(FALLBACK, tables.words, box.cards, {})
    story = str(game.options.get(sequels.OPTION) or "") if parcel.begun else ""  # a lobby from a file begins anew
    game.options = _wished(game.options, box.wishes, reader, "game.options") | _looks(game.options)
    for seat in parcel.seats:
        seat.name = harmless(seat.name) or "?"
        seat.choices = _wished(seat.choices, box.seat_wishes, reader, f"seats.{seat.seat}.choices")
    if story:
        game.options[sequels.OPTION] = _told_so_far(story, parcel, box)
    if any(a.by not in get_args(By) for a in parcel.answers):
        _not_a_game("answers.by")


def _wished(given: dict[str, Any], wishes: tuple[Wish, ...], reader: Reader, where: str) -> dict[str, Any]:
    """The wishes among these values. Whatever else a seat or a table remembers belongs to where and with whom it was played."""
    found: dict[str, Any] = {}
    for wish in wishes:
        value = given.get(wish.name)
        if value is None or value == "":
            continue
        if not isinstance(value, str) or wish.together(wish.values(value), reader) != value:
            _not_a_game(f"{where}.{wish.name}")
        found[wish.name] = value
    return found


def _told_so_far(story: str, parcel: Parcel, box: Box) -> str:
    """What a game goes on from: something it could have begun with."""
    try:
        if len(story) > sequels.LONGEST:
            raise ValueError(len(story))
        box.new_state(len(parcel.seats), {**parcel.game.options, sequels.OPTION: story}, [s.choices for s in parcel.seats])
    except Exception:  # whatever a foreign story makes the rules raise
        _not_a_game(f"game.options.{sequels.OPTION}")
    return story


def _looks(given: dict[str, Any]) -> dict[str, Any]:
    """How the table wants to be shown."""
    found: dict[str, Any] = {}
    if given.get("palette") is not None:
        if given["palette"] not in PALETTES:
            _not_a_game("game.options.palette")
        found["palette"] = given["palette"]
    if given.get(TIPS) is not None:
        if not isinstance(given[TIPS], bool):
            _not_a_game(f"game.options.{TIPS}")
        found[TIPS] = given[TIPS]
    return found


def _open(parcel: Parcel, box: Box) -> None:
    """Play the open step again; a game nobody could go on with, or look at, is refused."""
    game = parcel.game
    assert game.secret is not None
    if commitment(game.secret) != game.commitment:
        _not_a_game("game.commitment")
    positions = sorted(parcel.checkpoints, key=lambda c: c.step)
    last = positions[-1]
    since = tuple(
        Answer(a.serial, a.step, a.n, a.seat, tuple(a.picks), a.sig, a.trace, a.barrier, "", _by(a.by), a.epoch)
        for a in parcel.answers
        if a.status == "live" and a.serial > last.serial
    )
    fate = Fate(key_of(game.secret, (game.salt or "").split("\n")))
    try:
        found = [_position(part, box, len(parcel.seats)) for part in positions]
        Live(box.rules, fate, Save(found[0]))  # where a replay and `/game verify` begin
        live = Live(box.rules, fate, Save(found[-1], since, game.epoch))
        box.rules.audit(live.state)
        # One that was ended has the outcome of that, or, from before that was kept, none.
        ended = [kept.outcome(live)] if live.over else [None]
        if game.status == "ended" and not live.over:
            ended += [kept.stopped(None), kept.stopped(live.ahead)]
    except Exception:  # whatever a damaged state makes the rules raise
        raise BadFile("import-cannot-open") from None
    if live.lost:
        raise BadFile("import-does-not-replay", n=len(live.lost))
    if game.outcome not in ended or (game.status == "finished") != live.over:
        _not_a_game("game.outcome")


def _position(part: CheckpointPart, box: Box, seats: int) -> Checkpoint:
    """A stored position that is one of this game. Before the set-up the box is not laid out yet, and need not be complete."""
    text = zlib.decompressobj().decompress(part.data, MOST_STATE_BYTES).decode()
    state = box.rules.load(text, part.version)
    if part.step:
        box.rules.audit(state)
    if len(box.rules.seats(state)) != seats:
        raise ValueError("other seats than the table")
    return Checkpoint(part.step, part.n, part.at, part.version, text)


def _by(text: str) -> Any:
    return text


# For a report


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
