"""Why the memory says no. Each of these leaves the database as it was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

if TYPE_CHECKING:
    from db.rows import Game, Seat, Vote

# Not a refusal: the memory itself fails. Full disk, locked or lost file, a server that does not answer. What is not among these is
# about the rows at hand and their table's fault: a key that is there twice, a value no column takes, a statement nobody can fill in.
TROUBLE = (OperationalError, InterfaceError, InternalError, DisconnectionError, PoolTimeout, OSError)


def sorted_out(error: BaseException | None) -> BaseException | None:
    """An error of a driver, of the kind it is; None: as it was. Drivers draw that line each in its own way: asyncpg calls a value
    that does not fit an error of the interface (and a ValueError), and what else its server says nothing closer than an error;
    SQLite says no more than that of a file that is no database."""
    if not isinstance(error, DBAPIError) or error.orig is None:
        return None
    unfit = str(getattr(error.orig, "sqlstate", None) or "").startswith("22")
    if unfit or isinstance(getattr(error.orig, "__cause__", None), ValueError):
        kind: type[DBAPIError] = DataError
    elif type(error) in (DBAPIError, DatabaseError):
        kind = OperationalError
    else:
        return None
    lost = error.connection_invalidated
    return kind(error.statement, error.params, error.orig, error.hide_parameters, lost, error.code, error.ismulti)


class MemoryRefusal(Exception):
    """Any refusal."""


class Conflict(MemoryRefusal):
    """The game has moved on since it was loaded: load again and look."""


class NotTheirs(Conflict):
    """Somebody acts for a seat that is not theirs, or not any more: whoever holds it is read where the deed is kept."""

    def __init__(self, user_id: int | None, seats: Iterable[int]) -> None:
        named = ", ".join(str(seat) for seat in seats)
        super().__init__(f"user {user_id} does not hold seat {named or '(none)'}")


class OtherSide(MemoryRefusal):
    """Whoever would sit down there has, or has ever had, a seat of another side, and knows what is known there."""

    def __init__(self, user_id: int, seats: Iterable[int]) -> None:
        super().__init__(f"user {user_id} has sat at {', '.join(str(seat) for seat in sorted(seats))}")


class AlreadyAnswered(MemoryRefusal):
    """This interaction has had its effect."""

    def __init__(self, interaction_id: str) -> None:
        super().__init__(f"interaction {interaction_id} is in the log already")
        self.interaction_id = interaction_id


class NoSuchGame(MemoryRefusal):
    def __init__(self, game_id: int) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class ChannelTaken(MemoryRefusal):
    """One unfinished game per channel; `game` is the one that is there."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"game {game.id} is being played in channel {game.channel_id}")
        self.game = game


class AlreadySeated(MemoryRefusal):
    def __init__(self, seat: Seat) -> None:
        super().__init__(f"user {seat.user_id} has seat {seat.seat} of game {seat.game_id}")
        self.seat = seat


class TableFull(MemoryRefusal):
    def __init__(self, most: int) -> None:
        super().__init__(f"all {most} seats are taken")
        self.most = most


class VoteOpen(MemoryRefusal):
    """A vote of this kind is open in this game; `vote` is it."""

    def __init__(self, vote: Vote) -> None:
        super().__init__(f"vote {vote.id} ({vote.kind}) is open in game {vote.game_id}")
        self.vote = vote


class BadExport(MemoryRefusal):
    """This is not a game that can be taken in; the message says what is wrong with it, `where` in which part of the file."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where


class StillPlayed(MemoryRefusal):
    """A game with this luck is being played here; `game` is it. A second one would tell what comes next in the first."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"game {game.id} has the same luck and goes on")
        self.game = game


class CannotOpen(Exception):
    """The database cannot be opened or is newer than this program; the message is one line for the operator."""
