"""A table as one sees it: its row, its seats, its box, the live game while it is played, and who is asked what."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from discord.utils import escape_markdown

import db
from bot import address, luck_words, refusals
from bot.reader import Reader
from bot.shelf import Box
from games.kernel.ask import Ask, Seat
from games.kernel.live import Live

if TYPE_CHECKING:
    from bot.tables.house import Tables

Clock = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Clocks that stand still: since when, and `asked`, `spans` and `due` as they were."""

    at: int
    asked: dict[str, int]
    spans: dict[str, int]
    due: dict[str, int]


class Seated:
    """Read its fields while holding `lock` (or between two awaits); nothing here changes a game."""

    def __init__(self, tables: Tables, game: db.Game, box: Box) -> None:
        self.tables = tables
        self.game = game
        self.box = box
        self.seats: tuple[db.Seat, ...] = ()
        self.people: dict[int, db.UserSettings] = {}
        """What those who sit here have set for themselves, by user; kept fresh by the schedule."""
        self.newcomers = False
        """Has somebody who sits here never finished this game?"""
        self.due: dict[str, int] = {}
        """When time is up, by the schedule's name of the question; kept by the schedule."""
        self.asked: dict[str, int] = {}
        """When each open question was put, by its name."""
        self.spans: dict[str, int] = {}
        """How long open questions stay open for which that was settled when they were put, by name; kept by the schedule."""
        self.stopped: Stopped | None = None
        """How time stood when the game was paused, if this process has seen it; kept by the schedule."""
        self.live: Live[Any] | None = None
        self.lock = asyncio.Lock()
        self.door = asyncio.Lock()
        """Who comes, leaves and starts in the lobby does so one after the other: a start does not overtake the joins before it."""
        self.touched = tables.clock()
        self.since = 0
        """Since when we wait, as everybody may know it."""
        self.story: list[str] = []
        """The lines of the board post that is being written, in the table's language; kept by the presenter."""
        self.pictured: Any = None
        """The public view of the last picture on the board post; kept by the presenter."""
        self.before: Any = None
        """The public view before the current board post began: what its picture marks as new is measured against this."""
        self.drafts: dict[tuple[int, str], dict[int, tuple[tuple[str, str], ...]]] = {}
        """Half-made picks of very wide questions: (user, question) -> part -> (stamp, key); nothing of the game."""

    # Who and what

    @property
    def id(self) -> int:
        return self.game.id

    @property
    def lang(self) -> str:
        return self.game.language

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.live.asks if self.live is not None and not self.live.over else ()

    @property
    def over(self) -> bool:
        return self.game.status in ("finished", "ended")

    @property
    def never_began(self) -> bool:
        """Was its lobby closed? Then nothing was ever drawn."""
        return self.over and self.game.salt is None

    @property
    def names(self) -> dict[int, str]:
        """By seat, in the table's language; a person's further seats are numbered."""
        return self.names_in(self.lang)

    def names_in(self, lang: str) -> dict[int, str]:
        """A seat whose person asked to be forgotten has no name left but its number."""
        seen: dict[object, int] = {}
        names: dict[int, str] = {}
        for seat in self.seats:
            who = seat.user_id if seat.user_id is not None else f"seat {seat.seat}"
            seen[who] = seen.get(who, 0) + 1
            name = seat.name or self.tables.words.say(lang, "seat-nobody", n=seat.seat + 1)
            names[seat.seat] = name if seen[who] == 1 else f"{name} {seen[who]}"
        return names

    def reader(self, lang: str | None = None) -> Reader:
        mine = lang or self.lang
        return Reader(mine, self.tables.words, self.box.cards, self.names_in(mine), self.lang)

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return tuple(s.seat for s in self.seats if s.user_id == user_id)

    @property
    def eldest(self) -> int | None:
        """Who has sat here longest."""
        people = [s for s in self.seats if s.user_id is not None]
        return min(people, key=lambda s: (s.joined, s.seat)).user_id if people else None

    @property
    def together(self) -> bool:
        """Is everybody on one side? Then nobody at the table can be ahead of the others."""
        return len({0, *self.box.allies(0, len(self.seats))}) >= len(self.seats)

    def user_of(self, seat: Seat) -> int | None:
        return self.seats[seat].user_id if seat < len(self.seats) else None

    def same_side(self, one: Seat, other: Seat) -> bool:
        return one == other or other in self.box.allies(one, len(self.seats))

    def view(self, viewer: Seat | None) -> Any:
        assert self.live is not None
        return self.live.view(viewer)

    def questions_of(self, user_id: int) -> tuple[Ask, ...]:
        """This person's open questions, those we wait for first."""
        mine = self.seats_of(user_id)
        return tuple(sorted((a for a in self.asks if a.seat in mine and not a.hollow), key=lambda a: (not a.needed, a.n)))

    def waited_for(self) -> tuple[Seat, ...]:
        """Seats we wait for, as everybody may know it: a cover's seats stand for whoever is asked behind it."""
        if self.live is None or self.live.over:
            return ()
        return tuple(dict.fromkeys(s for w in self.live.waiting(None) for s in w.seats if s not in w.answered))

    def waits_for(self, user_id: int) -> bool:
        return any(a.needed for a in self.questions_of(user_id))

    def words_given(self) -> list[luck_words.Given]:
        """Everybody's word as it stands in the lobby, in the order in which they enter the key."""
        bag = self.tables.words.say(self.lang, "luck-words").split()
        return luck_words.given(self.seats, self.game.commitment, bag)

    # Questions by their public name

    @property
    def _mark_key(self) -> bytes:
        return sha256(b"keeper buttons:" + (self.game.secret or b"")).digest()

    def line(self, ask: Ask) -> str:
        """The question's name in custom ids and commands."""
        assert self.live is not None
        return address.line(self._mark_key, self.live.epoch, ask.n)

    def point(self, serial: int) -> str:
        """A place in the log, for lists and buttons: serials would tell how many answers were given in secret."""
        assert self.live is not None
        return address.point(self._mark_key, self.live.epoch, serial)

    @property
    def looks(self) -> str:
        """A fingerprint of all that outsiders can see, for names of files and for "is it still as it was?": whoever asks twice
        must not learn from it that something was decided in secret meanwhile."""
        view, waiting, public = self.face()
        seen = (view.model_dump_json(), repr(waiting), public)
        return hmac.new(self._mark_key, repr(seen).encode(), sha256).hexdigest()[:12]

    def name_of(self, ask: Ask) -> str:
        """The question's name among ourselves, as in the table of deadlines."""
        assert self.live is not None
        return f"{self.live.epoch}.{ask.n}"

    def face(self) -> Any:
        """All that outsiders can see; equal before and after a deed behind a cover that they cannot notice."""
        assert self.live is not None
        public = [(self.line(a), a.seal, a.held) for a in self.live.questions(None)]
        return self.view(None), self.live.waiting(None), public

    def ask_on(self, line: str) -> Ask | None:
        return next((a for a in self.asks if self.line(a) == line), None)

    def names_of(self, seats: Sequence[Seat]) -> str:
        """For sentences: whatever markdown somebody is called, it is only letters there."""
        return ", ".join(escape_markdown(self.names.get(s, str(s + 1))) for s in seats)

    def playable(self) -> None:
        """Raise what keeps this game from taking answers."""
        match self.game.status:
            case "lobby":
                raise refusals.NotStarted
            case "paused":
                raise refusals.Paused
            case "finished" | "ended":
                raise refusals.GameOver
            case _:
                return
