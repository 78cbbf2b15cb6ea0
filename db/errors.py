"""Why the memory says no. Each of these leaves the database as it was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from db.rows import Game, Seat, Vote

# Not a refusal: the memory itself fails. Full disk, locked or lost file, a server that does not answer.
TROUBLE = (SQLAlchemyError, OSError)


class MemoryRefusal(Exception):
    """Any refusal."""


class Conflict(MemoryRefusal):
    """The game has moved on since it was loaded: load again and look."""


class NotTheirs(Conflict):
    """Somebody acts for a seat that is not theirs, or not any more: whoever holds it is read where the deed is kept."""

    def __init__(self, user_id: int, seats: Iterable[int]) -> None:
        named = ", ".join(str(seat) for seat in seats)
        super().__init__(f"user {user_id} does not hold seat {named or '(none)'}")


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
