"""What goes into the memory and comes out of it: frozen rows with plain values.

Bytes of a checkpoint are plain here; they are compressed on the way to the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Status = Literal["lobby", "playing", "paused", "finished", "ended"]
AnswerStatus = Literal["live", "undone", "lost"]
OutboxState = Literal["pending", "sent", "failed"]
Purpose = Literal["board", "lobby", "prompt", "dm"]
AlarmKind = Literal["reminder", "deadline", "window", "quiet"]
AlarmState = Literal["armed", "fired", "cancelled"]
VoteState = Literal["open", "passed", "failed", "cancelled"]
Verdict = Literal["passed", "failed", "cancelled"]
OfferState = Literal["open", "taken", "withdrawn", "expired"]
OfferEnd = Literal["taken", "withdrawn", "expired"]
Reminders = Literal["channel", "dm", "none"]
Json = dict[str, Any]

# Statistics of people who asked to be forgotten are added up under this id, which no user has.
FORGOTTEN: Final = 0


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a question may wait (None: for ever), what happens then, and how long a reaction window stays open, in seconds."""

    deadline: int | None = None
    on_deadline: Literal["default", "caretaker", "wait"] = "wait"
    window: int | None = None

    @classmethod
    def read(cls, value: Any) -> Pace:
        """What a row has. One that makes no sense must not keep anybody from reading the other rows."""
        try:
            pace = cls(**value)
        except TypeError:
            return Unreadable()
        spans = all(type(span) is int or span is None for span in (pace.deadline, pace.window))
        return pace if spans and pace.on_deadline in ("default", "caretaker", "wait") else Unreadable()


class Unreadable(Pace):
    """Stands where a row has something that is no pace."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    name: str
    channel_id: int
    host_id: int | None
    language: str
    rules_version: int
    secret: bytes = field(repr=False)
    commitment: str
    guild_id: int | None = None
    options: Json = field(default_factory=dict)
    pace: Pace = Pace()
    lobby_message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    id: int
    name: str
    guild_id: int | None
    channel_id: int
    host_id: int | None  # None: the host asked to be forgotten
    language: str
    status: Status
    options: Json
    pace: Pace
    secret: bytes | None = field(repr=False)  # None only in a finished game that was imported without it
    commitment: str
    salt: str | None
    rules_version: int
    epoch: int
    serial: int
    lobby_message_id: int | None
    board_message_id: int | None
    owner: str | None
    owned_until: int | None
    created: int
    updated: int
    finished: int | None
    outcome: Json | None
    imported: int | None = None  # when it came from a file: then it counts in nobody's statistics

    @property
    def unfinished(self) -> bool:
        return self.status in ("lobby", "playing", "paused")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    game_id: int
    seat: int
    user_id: int | None  # None: nobody; an open seat, a caretaker's, or that of someone who asked to be forgotten
    name: str
    joined: int
    ready: bool = False
    dm_ok: bool | None = None  # None: not tried yet
    away_until: int | None = None
    caretaker: bool = False
    last_seen: int = 0  # serial of the last answer whose consequences this player was shown
    choices: Json = field(default_factory=dict)  # made in the lobby
    orders: Json = field(default_factory=dict)  # standing orders
    kept_for: int | None = None  # who sat here in the file the game came from
    since: int | None = None  # nobody is late for what was before this; None: since the beginning


@dataclass(frozen=True, slots=True, kw_only=True)
class HostSeat:
    """The seat that a new game begins with."""

    user_id: int
    name: str
    choices: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EmptySeat:
    """A seat behind that one which a caretaker has from the beginning."""

    name: str
    choices: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewAnswer:
    step: int
    n: int
    seat: int
    picks: tuple[str, ...]
    sig: str
    trace: str
    barrier: int = 0
    by: str = "player"
    interaction_id: str | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(NewAnswer):
    game_id: int
    serial: int
    epoch: int
    status: AnswerStatus
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A checkpoint to keep. `at` is the kernel's count of answers in the line of play before it."""

    step: int
    n: int
    at: int
    version: int
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint(Snapshot):
    game_id: int
    serial: int  # live answers with a higher serial come after it
    created: int


# The letter that tells a vote's post how the vote has ended; its payload names the vote.
VOTE_RESULT, OFFER_RESULT = "vote-result", "offer-result"
# The letter by which the post of a vote or an offer loses its buttons where its game is no more; its payload names post and place.
LEFT_BEHIND = "left-behind"
# What the data of a vote that is off says of why: the game has moved on, or whoever called it has called it off.
OVERTAKEN, CALLED_OFF = "overtaken", "called_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """Something to post, to exactly one of a channel and a user. Discord takes nonces of up to 25 characters."""

    kind: str
    payload: Json
    channel_id: int | None = None
    user_id: int | None = None
    nonce: str = field(default_factory=lambda: secrets.token_hex(12))
    not_before: int = 0

    def __post_init__(self) -> None:
        if (self.channel_id is None) == (self.user_id is None):
            raise ValueError("a letter goes to a channel or to a user")
        if not 0 < len(self.nonce) <= 25:
            raise ValueError("a nonce has 1 to 25 characters")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outbox:
    id: int
    game_id: int
    serial: int
    kind: str
    payload: Json
    channel_id: int | None
    user_id: int | None
    nonce: str
    state: OutboxState
    message_id: int | None
    attempts: int  # of sending; claiming counts as one
    next_try: int
    holder: str | None
    error: str | None
    created: int
    done: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message Keeper keeps track of; `live`: it has buttons that work."""

    game_id: int
    purpose: Purpose
    channel_id: int
    message_id: int
    seat: int | None = None
    live: bool = True
    created: int = 0  # set by add_post and sent
    user_id: int | None = None  # whose private message it is, whom it calls; None: everybody's


@dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    kind: AlarmKind
    due: int
    seat: int | None = None
    question: str | None = None
    data: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline(Alarm):
    id: int
    game_id: int
    state: AlarmState
    created: int
    fired: int | None
    settled: int | None


class _Any:
    """Stands for "whatever it is", where None already means "none"."""

    def __repr__(self) -> str:
        return "ANY"


ANY: Final = _Any()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancel:
    """Which armed deadlines to call off; what is not said may be anything. `Cancel()` is all of the game's."""

    seat: int | _Any | None = ANY
    question: str | _Any | None = ANY
    kind: AlarmKind | _Any = ANY
    id: int | _Any = ANY


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    user_id: int
    game: str
    counter: str
    by: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """What a transaction on a game may carry besides its own matter; all of it happens, or nothing."""

    outbox: tuple[Letter, ...] = ()
    cancel: tuple[Cancel, ...] = ()
    arm: tuple[Alarm, ...] = ()
    settle: tuple[int, ...] = ()
    statistics: tuple[Count, ...] = ()
    close_vote: tuple[int, Verdict] | None = None
    vote_note: Json = field(default_factory=dict[str, Any])  # joins the data of the vote that is closed: how it stood then
    overtakes: tuple[str, ...] = ()  # kinds of votes that the game leaves behind with this: open ones are off
    close_offer: tuple[int, OfferEnd] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Effects):
    """One accepted answer. `expected_serial` and `epoch` are those of the game as it was loaded, before this answer."""

    answer: NewAnswer
    expected_serial: int
    epoch: int
    checkpoint: Snapshot | None = None
    outcome: Json | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Effects):
    """Take back every live answer after serial `keep` (0: all of them).

    `user_id`: somebody does so alone, without asking the table; these `seats` must be theirs at that moment. `choices`: what joins
    those of these seats, in the same transaction."""

    keep: int
    expected_serial: int
    epoch: int
    user_id: int | None = None
    seats: tuple[int, ...] = ()
    choices: Mapping[int, Json] = field(default_factory=dict[int, Json])


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    epoch: int  # the new one
    answers: tuple[int, ...]  # serials taken back


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Effects):
    """From the lobby into play. `users` are the ids by seat for which the game was dealt; they must still sit there.

    `choices` by seat and `options` of the game are what it was dealt from: if they are given, they must still stand, too.
    """

    users: tuple[int | None, ...]
    choices: tuple[Json, ...] | None = None
    options: Json | None = None
    salt: str
    checkpoint: Snapshot
    rules_version: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    game: Game
    seats: tuple[Seat, ...]
    checkpoint: Checkpoint | None
    answers: tuple[Answer, ...]
    aside: bool = False  # it was set aside, see `db.faults`


@dataclass(frozen=True, slots=True, kw_only=True)
class Ballot:
    seat: int
    user_id: int | None
    choice: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    id: int
    game_id: int
    kind: str
    data: Json
    user_id: int | None
    state: VoteState
    message_id: int | None
    created: int
    closed: int | None
    ballots: tuple[Ballot, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A seat on offer to one person; an open one is of the seat's present holder (`holder_id`)."""

    id: int
    game_id: int
    seat: int
    holder_id: int | None
    by_id: int | None
    user_id: int | None
    state: OfferState
    message_id: int | None
    created: int
    expires: int
    closed: int | None

    def stands(self, now: int) -> bool:
        return self.state == "open" and now < self.expires


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    guild_id: int
    language: str | None = None
    channels: tuple[int, ...] | None = None  # None: Keeper may play everywhere
    pace: Pace | None = None
    options: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class UserSettings:
    user_id: int
    language: str | None = None
    reminders: Reminders = "channel"
    timezone: str | None = None
    quiet_from: int | None = None  # minutes after midnight in the person's time zone
    quiet_to: int | None = None
    high_contrast: bool = False
    palette: str = "normal"
    away_until: int | None = None
    options: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    id: int
    game_id: int | None
    user_id: int | None
    text: str
    data: Json
    created: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """What last went wrong with a game, see `db.faults`."""

    game_id: int
    report: int
    mark: str
    version: str
    aside: bool
    told: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    dialect: str
    server: str
    revision: str
    size: int  # bytes on disk
    counts: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    seats: int
    answers: int
    statistics: int
    left_lobbies: tuple[int, ...]  # games
    caretaken: tuple[tuple[int, int], ...]  # (game, seat) where an unfinished game goes on without this person
    games: tuple[int, ...] = ()  # all they have had to do with
    names: tuple[str, ...] = ()  # what they were called there
    others: tuple[str, ...] = ()  # what others were called there
    told: tuple[tuple[int, int, int], ...] = ()  # (game, channel, message) of posts that may name them
