"""A game as one JSON-ready dict, out of this memory and into another.

It holds the game, its seats, the whole log (undone and lost answers too), the checkpoints and the votes. Posts, letters, offers of
seats and deadlines stay behind: they belong to the channel the game leaves. Interaction ids stay behind as well: they guard against a press that is
delivered twice, which cannot happen across a move, and they are unique, so the same game could not be taken in beside itself.
Checkpoints hold everything the rules know, so an unfinished game leaves only sealed (`bot.exports`).

What is taken in concerns nobody who has not pressed something here: its seats are held by nobody and only kept for those who sat
there, its answers have no person, its votes stay behind, and it is marked as imported, so that statistics pass it by.
"""

from __future__ import annotations

import base64
import binascii
import itertools
import json
import re
import zlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, PlainSerializer, PlainValidator, ValidationError
from pydantic_core import to_jsonable_python
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from db import tables as t
from db.errors import BadExport, NoSuchGame, StillPlayed
from db.games import Games
from db.rows import AnswerStatus, Effects, Game, Letter, Status, VoteState
from db.sittings import sits_down
from db.store import row_as

FORMAT = 1
# Of a checkpoint, unpacked, and of all of them: far above any game (150 KB was the largest state seen), far below what hurts.
MOST_BYTES, MOST_BYTES_IN_ALL = 4 * 1024 * 1024, 512 * 1024 * 1024
# Of a plain text, of a game's or seat's options, and how deep one value may lie in another.
MOST_TEXT, MOST_OPTIONS, DEEPEST = 4_000, 10_000, 12
MOST_SEATS, MOST_ANSWERS, MOST_CHECKPOINTS, MOST_VOTES, MOST_PICKS = 64, 50_000, 20_000, 5_000, 200
_UNKEEPABLE = re.compile("[\0\ud800-\udfff]")
IMPORTING = 0x4B65657065720002  # any fixed number


def _bytes(value: object) -> bytes:
    if isinstance(value, bytes):
        return value
    try:
        return base64.b64decode(value if isinstance(value, str) else "?", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("not base64") from None


def _text(value: bytes) -> str:
    return base64.b64encode(value).decode()


def _short(value: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(value)) > MOST_OPTIONS:
        raise ValueError("too much of it")
    return value


Blob = Annotated[bytes, PlainValidator(_bytes), PlainSerializer(_text, when_used="json")]
Person = Annotated[int, Field(ge=1, lt=2**63)]
Time = Annotated[int, Field(ge=0, lt=2**34)]  # seconds; the year 2514 is late enough
Small = Annotated[int, Field(ge=0, lt=2**31)]
Word = Annotated[str, Field(max_length=200)]
Plain = Annotated[dict[str, JsonValue], PlainValidator(lambda value: _short(_dict(value)))]


def _dict(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PacePart(Part):
    deadline: Small | None
    on_deadline: Literal["default", "caretaker", "wait"]
    window: Small | None


class GamePart(Part):
    name: Word
    language: Word
    status: Status
    options: Plain
    pace: PacePart
    secret: Annotated[Blob, Field(max_length=200)] | None
    commitment: Word
    salt: str | None
    rules_version: Small
    epoch: Small
    serial: Small
    created: Time
    finished: Time | None
    outcome: Plain | None


class SeatPart(Part):
    seat: Small
    user_id: Person | None
    name: str
    joined: Time
    ready: bool
    dm_ok: bool | None
    away_until: Time | None
    caretaker: bool
    last_seen: Small
    choices: Plain
    orders: Plain


class AnswerPart(Part):
    serial: Annotated[int, Field(ge=1, lt=2**31)]
    epoch: Small
    step: Small
    n: Annotated[int, Field(ge=-1, lt=2**31)]  # -1: a note, which answers no question
    seat: Small
    picks: Annotated[list[Word], Field(max_length=MOST_PICKS)]
    sig: Word
    trace: Word
    barrier: Small
    by: Word
    user_id: Person | None
    status: AnswerStatus
    at: Time


class CheckpointPart(Part):
    step: Small
    n: Small
    at: Small
    serial: Small
    version: Small
    data: Blob  # compressed, as it is kept
    created: Time


class BallotPart(Part):
    seat: Small
    user_id: Person | None
    choice: Word
    at: Time


class VotePart(Part):
    kind: Word
    data: Plain
    user_id: Person | None
    state: VoteState
    created: Time
    closed: Time | None
    ballots: Annotated[list[BallotPart], Field(max_length=MOST_SEATS)]


class Parcel(Part):
    format: Literal[1]
    game: GamePart
    seats: Annotated[list[SeatPart], Field(max_length=MOST_SEATS)]
    answers: Annotated[list[AnswerPart], Field(max_length=MOST_ANSWERS)]
    checkpoints: Annotated[list[CheckpointPart], Field(max_length=MOST_CHECKPOINTS)]
    votes: Annotated[list[VotePart], Field(max_length=MOST_VOTES)]

    @property
    def begun(self) -> bool:
        return bool(self.checkpoints)

    @property
    def over(self) -> bool:
        return self.game.status in ("finished", "ended")


class Transfer(Games):
    async def export_game(self, game_id: int, with_secret: bool) -> dict[str, Any]:
        """All of a game. Of a lobby neither its secret, whatever is asked for, nor what its luck is to be salted with: it is
        dealt anew where it is brought."""
        async with self.reading() as conn:
            row = (await conn.execute(select(t.game).where(t.game.c.id == game_id))).one_or_none()
            if row is None:
                raise NoSuchGame(game_id)

            async def parts(table: Any, kind: type[BaseModel], where: Any, order: Any) -> list[dict[str, Any]]:
                columns = [table.c[name] for name in kind.model_fields if name in table.c]
                return [dict(r._mapping) for r in await conn.execute(select(*columns).where(where).order_by(order))]

            game = {name: row._mapping[name] for name in GamePart.model_fields}
            seats = await parts(t.seat, SeatPart, t.seat.c.game_id == game_id, t.seat.c.seat)
            if not with_secret:
                game["secret"] = None
            if row.status == "lobby":
                game |= {"secret": None, "salt": None}
                seats = [seat | {"choices": {}} for seat in seats]
            votes = []
            for v in (await conn.execute(select(t.vote).where(t.vote.c.game_id == game_id).order_by(t.vote.c.id))).all():
                ballots = await parts(t.ballot, BallotPart, t.ballot.c.vote_id == v.id, t.ballot.c.seat)
                votes.append({n: v._mapping[n] for n in VotePart.model_fields if n != "ballots"} | {"ballots": ballots})
            parcel = {
                "format": FORMAT,
                "game": game,
                "seats": seats,
                "answers": await parts(t.answer, AnswerPart, t.answer.c.game_id == game_id, t.answer.c.serial),
                "checkpoints": await parts(
                    t.checkpoint, CheckpointPart, t.checkpoint.c.game_id == game_id, t.checkpoint.c.serial
                ),
                "votes": votes,
            }
        try:
            return Parcel.model_validate(parcel).model_dump(mode="json")
        except ValidationError:
            # Damaged rows are to be saved all the same, as they are. Whoever brings them back is told what is wrong with them.
            return to_jsonable_python(parcel, bytes_mode="base64")

    async def import_game(
        self,
        data: object,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int | None,
        now: int,
        luck: tuple[bytes, str] | None = None,
        letters: Sequence[Letter] = (),
    ) -> Game:
        """Take a game in, whole or not at all. It gets a new id; one that was being played comes in paused, with nobody on its
        seats, and a lobby without anybody. `data` is a dict as of `export_game`, or such a dict that is `checked` already.

        `luck` is a lobby's new secret and what it commits to; a lobby's old one is never used again.
        """
        parcel = data if isinstance(data, Parcel) else checked(data)
        game = parcel.game
        status = "paused" if game.status == "playing" else game.status
        values = game.model_dump() | {"status": status, "updated": now, "imported": now}
        values |= {"channel_id": channel_id, "guild_id": guild_id, "host_id": host_id}
        if status == "lobby":
            if luck is None:
                raise ValueError("a lobby needs a luck of its own")
            values |= {"secret": luck[0], "commitment": luck[1], "salt": None}
        seats = [] if status == "lobby" else [_vacant(seat, game, parcel.over) for seat in parcel.seats]
        answers = [part.model_dump() | {"user_id": None} for part in parcel.answers]
        checkpoints = [part.model_dump() for part in parcel.checkpoints]
        try:
            async with self.writing() as conn:
                if status == "paused":
                    await self._once(conn, game.commitment)
                row = (await conn.execute(insert(t.game).values(values).returning(*t.game.c))).one()
                here = {"game_id": row.id}
                for table, rows in ((t.seat, seats), (t.answer, answers), (t.checkpoint, checkpoints)):
                    if rows:
                        await conn.execute(insert(table), [part | here for part in rows])
                for seat in seats:
                    if seat["kept_for"] is not None:
                        await sits_down(conn, row.id, seat["seat"], seat["kept_for"], seat["name"])
                await self.carry(conn, row.id, row.serial, Effects(outbox=tuple(letters)), now)
                return row_as(Game, row._mapping)
        except IntegrityError as error:
            raise await self._taken(channel_id, error) from None

    async def _once(self, conn: Any, promised: str) -> None:
        """Of games with one and the same luck only one goes on: in another one could try what will happen in the first."""
        if not self.sqlite:
            await conn.execute(text(f"SELECT pg_advisory_xact_lock({IMPORTING})"))
        same = select(t.game).where(t.game.c.commitment == promised, t.game.c.status.in_(t.UNFINISHED)).limit(1)
        if (there := (await conn.execute(same)).one_or_none()) is not None:
            raise StillPlayed(row_as(Game, there._mapping))


def _vacant(seat: SeatPart, game: GamePart, over: bool) -> dict[str, Any]:
    """The seat as it comes in: its name, its wishes, and nothing that somebody would have had to say here themselves."""
    left = {"user_id": None, "ready": False, "dm_ok": None, "away_until": None, "caretaker": False, "orders": {}}
    kept_for = None if over else seat.user_id
    return seat.model_dump() | left | {"kept_for": kept_for, "last_seen": min(seat.last_seen, game.serial)}


def checked(data: object) -> Parcel:
    """The parcel in a dict from outside, or BadExport: every value is of its kind and size, and they hang together."""
    _plain(data, "", DEEPEST)
    try:
        parcel = Parcel.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        raise BadExport(".".join(str(part) for part in first["loc"]), first["msg"]) from None
    game = parcel.game
    if [s.seat for s in parcel.seats] != list(range(len(parcel.seats))):
        raise BadExport("seats", "they must be numbered 0, 1, 2 …")
    if len(parcel.answers) != game.serial or any(a.serial != i for i, a in enumerate(parcel.answers, 1)):
        raise BadExport("game.serial, answers", "the log must be whole, from serial 1 to the game's")
    if any(a.seat >= len(parcel.seats) for a in parcel.answers):
        raise BadExport("answers", "one is of a seat that is not there")
    if len({c.step for c in parcel.checkpoints}) < len(parcel.checkpoints):
        raise BadExport("checkpoints", "two of one step")
    if any(c.serial > game.serial for c in parcel.checkpoints):
        raise BadExport("checkpoints", "one lies after the last answer")
    ordered = sorted(parcel.checkpoints, key=lambda c: c.step)
    if any(a.serial > b.serial or a.at > b.at for a, b in itertools.pairwise(ordered)):
        raise BadExport("checkpoints", "they are out of order")
    if any(a.epoch > game.epoch for a in parcel.answers):
        raise BadExport("game.epoch", "an answer is of a line of play that has not begun")
    if game.status in ("playing", "paused") and not parcel.checkpoints:
        raise BadExport("checkpoints", "a game that has begun needs one")
    if game.status == "lobby" and (parcel.checkpoints or parcel.answers):
        raise BadExport("checkpoints", "a lobby has not begun")
    if parcel.answers and not parcel.checkpoints:
        raise BadExport("answers", "nobody answers in a game that has not begun")
    if parcel.begun and game.secret is None:
        raise BadExport("game.secret", "a game that has begun cannot be opened without it")
    if parcel.over != (game.finished is not None):
        raise BadExport("game.finished", "a game that is over has an end, and no other")
    if game.outcome is not None and not (parcel.over and parcel.begun):
        raise BadExport("game.outcome", "only a game that was played and is over has one")
    for vote in parcel.votes:
        if len({b.seat for b in vote.ballots}) < len(vote.ballots):
            raise BadExport("votes", "two ballots of one seat")
    _unpackable(parcel)
    return parcel


def _plain(value: object, where: str, deep: int) -> None:
    """What both databases can keep: no NUL (PostgreSQL has none), no half of a surrogate pair (UTF-8 has none), whole numbers of
    64 bits. And nothing so long or so deep that only looking at it hurts."""
    match value:
        case None | bool():
            return
        case str():
            most = 2 * MOST_BYTES if where.endswith(".data") else MOST_TEXT
            if len(value) > most or _UNKEEPABLE.search(value):
                raise BadExport(where, "not a text that can be kept")
        case int():
            if not -(2**63) <= value < 2**63:
                raise BadExport(where, "not a 64-bit number")
        case list() | dict():
            if deep == 0:
                raise BadExport(where, "too deep")
            for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
                if isinstance(value, dict):
                    _plain(key, where, 0)
                _plain(inner, f"{where}.{key}" if where else str(key), deep - 1)
        case _:
            raise BadExport(where, "not a kind of value that a game is made of")


def _unpackable(parcel: Parcel) -> None:
    """A damaged or monstrous checkpoint should be found when it is brought, not when somebody wants to play."""
    in_all = 0
    for part in parcel.checkpoints:
        unpacker = zlib.decompressobj()
        try:
            in_all += len(unpacker.decompress(part.data, MOST_BYTES))
        except zlib.error:
            raise BadExport("checkpoints", f"that of step {part.step} is damaged") from None
        if not unpacker.eof or unpacker.unused_data:
            raise BadExport("checkpoints", f"that of step {part.step} is cut off or too large")
        if in_all > MOST_BYTES_IN_ALL:
            raise BadExport("checkpoints", "they are too large")
