"""A game as one JSON-ready dict, out of this memory and into another.

It holds the game, its seats, the whole log (undone and lost answers too), the checkpoints and the votes. Posts, letters and deadlines
stay behind: they belong to the channel the game leaves. Interaction ids stay behind as well: they guard against a press that is
delivered twice, which cannot happen across a move, and they are unique, so the same game could not be taken in beside itself.
Note that checkpoints hold everything the rules know: an export of an unfinished game is for the operator's eyes.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, PlainSerializer, PlainValidator, ValidationError
from pydantic_core import to_jsonable_python
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from db import tables as t
from db.errors import BadExport, NoSuchGame
from db.games import Games
from db.rows import AnswerStatus, Game, Status, VoteState
from db.store import row_as

FORMAT = 1
# Of a checkpoint, unpacked: far above any state (150 KB was the largest seen), far below what hurts.
MOST_BYTES = 16 * 1024 * 1024


def _bytes(value: object) -> bytes:
    if isinstance(value, bytes):
        return value
    try:
        return base64.b64decode(str(value), validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("not base64") from None


def _text(value: bytes) -> str:
    return base64.b64encode(value).decode()


def _id(value: int) -> int:
    if not -(2**63) <= value < 2**63:
        raise ValueError("not a 64-bit number")
    return value


Blob = Annotated[bytes, PlainValidator(_bytes), PlainSerializer(_text, when_used="json")]
Id = Annotated[int, AfterValidator(_id)]
Small = Annotated[int, Field(ge=0, lt=2**31)]
Plain = dict[str, JsonValue]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PacePart(Part):
    deadline: int | None
    on_deadline: Literal["default", "caretaker", "wait"]
    window: int | None


class GamePart(Part):
    name: str
    language: str
    status: Status
    options: Plain
    pace: PacePart
    secret: Blob | None
    commitment: str
    salt: str | None
    rules_version: Small
    epoch: Small
    serial: Small
    created: Id
    finished: Id | None
    outcome: Plain | None


class SeatPart(Part):
    seat: Small
    user_id: Id | None
    name: str
    joined: Id
    ready: bool
    dm_ok: bool | None
    away_until: Id | None
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
    picks: list[str]
    sig: str
    trace: str
    barrier: Small
    by: str
    user_id: Id | None
    status: AnswerStatus
    at: Id


class CheckpointPart(Part):
    step: Small
    n: Small
    at: Small
    serial: Small
    version: Small
    data: Blob  # compressed, as it is kept
    created: Id


class BallotPart(Part):
    seat: Small
    user_id: Id | None
    choice: str
    at: Id


class VotePart(Part):
    kind: str
    data: Plain
    user_id: Id | None
    state: VoteState
    created: Id
    closed: Id | None
    ballots: list[BallotPart]


class Parcel(Part):
    format: Literal[1]
    game: GamePart
    seats: list[SeatPart]
    answers: list[AnswerPart]
    checkpoints: list[CheckpointPart]
    votes: list[VotePart]


class Transfer(Games):
    async def export_game(self, game_id: int, with_secret: bool) -> dict[str, Any]:
        async with self.reading() as conn:
            row = (await conn.execute(select(t.game).where(t.game.c.id == game_id))).one_or_none()
            if row is None:
                raise NoSuchGame(game_id)

            async def parts(table: Any, kind: type[BaseModel], where: Any, order: Any) -> list[dict[str, Any]]:
                columns = [table.c[name] for name in kind.model_fields if name in table.c]
                return [dict(r._mapping) for r in await conn.execute(select(*columns).where(where).order_by(order))]

            game = {name: row._mapping[name] for name in GamePart.model_fields}
            if not with_secret:
                game["secret"] = None
            votes = []
            for v in (await conn.execute(select(t.vote).where(t.vote.c.game_id == game_id).order_by(t.vote.c.id))).all():
                ballots = await parts(t.ballot, BallotPart, t.ballot.c.vote_id == v.id, t.ballot.c.seat)
                votes.append({n: v._mapping[n] for n in VotePart.model_fields if n != "ballots"} | {"ballots": ballots})
            parcel = {
                "format": FORMAT,
                "game": game,
                "seats": await parts(t.seat, SeatPart, t.seat.c.game_id == game_id, t.seat.c.seat),
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
        secret: bytes | None = None,
    ) -> Game:
        """Take a game in, whole or not at all. It gets a new id; one that was being played comes in paused.

        `secret` is for a game that was exported without it.
        """
        parcel = _checked(data, secret)
        game = parcel.game
        status = "paused" if game.status == "playing" else game.status
        values = game.model_dump() | {"status": status, "secret": game.secret or secret, "updated": now}
        values |= {"channel_id": channel_id, "guild_id": guild_id, "host_id": host_id}
        try:
            async with self.writing() as conn:
                row = (await conn.execute(insert(t.game).values(values).returning(*t.game.c))).one()
                here = {"game_id": row.id}
                for table, rows in ((t.seat, parcel.seats), (t.answer, parcel.answers), (t.checkpoint, parcel.checkpoints)):
                    if rows:
                        await conn.execute(insert(table), [part.model_dump() | here for part in rows])
                for vote in parcel.votes:
                    new = insert(t.vote).values(vote.model_dump(exclude={"ballots"}) | here).returning(t.vote.c.id)
                    vote_id = (await conn.execute(new)).scalar_one()
                    if vote.ballots:
                        await conn.execute(insert(t.ballot), [b.model_dump() | {"vote_id": vote_id} for b in vote.ballots])
                return row_as(Game, row._mapping)
        except IntegrityError as error:
            raise await self._taken(channel_id, error) from None


def _checked(data: object, secret: bytes | None) -> Parcel:
    try:
        parcel = Parcel.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadExport(".".join(str(part) for part in first["loc"]), first["msg"]) from None
    game = parcel.game
    over = game.status in ("finished", "ended")
    if game.secret is None and secret is None and not over:
        raise BadExport("game.secret", "an unfinished game cannot go on without it")
    if [s.seat for s in parcel.seats] != list(range(len(parcel.seats))):
        raise BadExport("seats", "they must be numbered 0, 1, 2 …")
    if [a.serial for a in parcel.answers] != list(range(1, game.serial + 1)):
        raise BadExport("game.serial, answers", "the log must be whole, from serial 1 to the game's")
    if len({c.step for c in parcel.checkpoints}) < len(parcel.checkpoints):
        raise BadExport("checkpoints", "two of one step")
    if any(c.serial > game.serial for c in parcel.checkpoints):
        raise BadExport("checkpoints", "one lies after the last answer")
    if any(a.epoch > game.epoch for a in parcel.answers):
        raise BadExport("game.epoch", "an answer is of a line of play that has not begun")
    if game.status in ("playing", "paused") and not parcel.checkpoints:
        raise BadExport("checkpoints", "a game that has begun needs one")
    if over and game.finished is None:
        raise BadExport("game.finished", "a game that is over has an end")
    for vote in parcel.votes:
        if len({b.seat for b in vote.ballots}) < len(vote.ballots):
            raise BadExport("votes", "two ballots of one seat")
    open_kinds = [vote.kind for vote in parcel.votes if vote.state == "open"]
    if len(set(open_kinds)) < len(open_kinds):
        raise BadExport("votes", "two open ones of one kind")
    _unpackable(parcel)
    return parcel


def _unpackable(parcel: Parcel) -> None:
    """A damaged or monstrous checkpoint should be found when it is brought, not when somebody wants to play."""
    for part in parcel.checkpoints:
        unpacker = zlib.decompressobj()
        try:
            unpacker.decompress(part.data, MOST_BYTES)
        except zlib.error:
            raise BadExport("checkpoints", f"that of step {part.step} is damaged") from None
        if not unpacker.eof:
            raise BadExport("checkpoints", f"that of step {part.step} is cut off or too large")
