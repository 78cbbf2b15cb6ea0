"""One table, from the lobby to the end: what it is, who sits there, who is asked what; and the list of what it does."""

from __future__ import annotations

import asyncio
import hmac
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from discord.utils import escape_markdown

import db
from bot import button_ids, evidence, luck_words, refusals
from bot.chronicle import Page, chronicle
from bot.reader import Reader
from bot.shelf import Box, Pilot
from bot.tables import answering, caretaking, lifetime, loading, seats, taking_back
from bot.tables.faults import is_fault
from bot.tables.memory import BoardMemory, TimeMemory
from games.kernel.ask import Ask, Seat
from games.kernel.live import Live
from games.kernel.luck import Fate, key_of

if TYPE_CHECKING:
    from bot.tables.house import Tables

Clock = Callable[[], int]


class Table:
    """Change a game only through these methods: each is one transaction under the table's lock.

    Read its fields while holding `lock` (or between two awaits). What it does is listed here and written in the modules beside this
    one: functions whose first argument is the table.
    """

    def __init__(self, tables: Tables, game: db.Game, box: Box) -> None:
        self.tables = tables
        self.game = game
        self.box = box
        self.seats: tuple[db.Seat, ...] = ()
        self.live: Live[Any] | None = None
        self.lock = asyncio.Lock()
        self.door = asyncio.Lock()
        """Who comes, leaves and starts in the lobby does so one after the other: a start does not overtake the joins before it."""
        self.post, self.times = BoardMemory(), TimeMemory()
        self.people: dict[int, db.UserSettings] = {}
        """What those who sit here have set for themselves, by user; kept fresh by the schedule."""
        self.reached: set[int] = set()
        """Whom a direct message has reached while this was a lobby, still seated or not."""
        self.newcomers = False
        """Has somebody who sits here never finished this game?"""
        self.drafts: dict[tuple[int, str], dict[int, tuple[tuple[str, str], ...]]] = {}
        """Half-made picks of very wide questions: (user, question) -> part -> (stamp, key); nothing of the game."""
        self.kept_pilot: tuple[int, Pilot] | None = None
        """Who plays seats without a person, with the epoch it belongs to; see `caretaking.pilot`."""
        self.touched = tables.clock()

    # In and out of memory

    drop = loading.drop
    awake = loading.awake
    refresh = loading.refresh
    reseat = loading.reseat
    opens = loading.opens

    # From the lobby to the end

    start = lifetime.start
    set_status = lifetime.set_status

    # Playing

    answer = answering.answer
    answer_for = answering.answer_for
    say = answering.say
    would_undo = taking_back.would_undo
    unnoticed = taking_back.unnoticed
    undo = taking_back.undo

    # People, and seats without one

    leave = seats.leave
    change_seat = seats.change_seat
    caretake = caretaking.caretake
    caretakers_choice = caretaking.caretakers_choice
    pilot = property(caretaking.pilot)
    rests = property(caretaking.rests)

    @asynccontextmanager
    async def sturdy(self, doing: str) -> AsyncIterator[None]:
        """Whatever goes wrong in here sets the table aside (`bot.tables.faults`) and is raised as Broken. The lock is held."""
        try:
            yield
        except Exception as error:
            if not is_fault(error):
                raise
            self.drop()
            raise refusals.Broken(await self.tables.faults.set_aside(self.id, error, doing)) from error

    def committed(self) -> None:
        self.tables.committed(self)

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
        """A seat whose person asked to be forgotten has no name left but its number. No two are called alike, whatever people call themselves:
        nobody attacks or votes out somebody else because of that."""
        seen: dict[object, int] = {}
        names: dict[int, str] = {}
        taken: set[str] = set()
        for seat in self.seats:
            who = seat.user_id if seat.user_id is not None else f"seat {seat.seat}"
            seen[who] = seen.get(who, 0) + 1
            name = seat.name or self.tables.words.say(lang, "seat-nobody", n=seat.seat + 1)
            called = name if seen[who] == 1 else f"{name} {seen[who]}"
            alike = (f"{called} ({n})" for n in itertools.count(2))
            names[seat.seat] = called if called.casefold() not in taken else next(c for c in alike if c.casefold() not in taken)
            taken.add(names[seat.seat].casefold())
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
        return len({0, *self.box.allies(0, len(self.seats), self.game.options)}) >= len(self.seats)

    def user_of(self, seat: Seat) -> int | None:
        return self.seats[seat].user_id if seat < len(self.seats) else None

    def same_side(self, one: Seat, other: Seat) -> bool:
        return one == other or other in self.box.allies(one, len(self.seats), self.game.options)

    def view(self, viewer: Seat | None) -> Any:
        assert self.live is not None
        return self.live.view(viewer)

    def questions_of(self, user_id: int) -> tuple[Ask, ...]:
        """This person's open questions, those we wait for first."""
        mine = self.seats_of(user_id)
        return tuple(sorted((a for a in self.asks if a.seat in mine and not a.hollow), key=lambda a: (not a.needed, a.n)))

    @property
    def planning(self) -> bool:
        """Do several people act at once just now (`Box.plans`)?"""
        return self.game.status == "playing" and any(self.box.plans(a) for a in self.asks)

    def waited_for(self) -> tuple[Seat, ...]:
        """Seats we wait for, as everybody may know it: a cover's seats stand for whoever is asked behind it."""
        if self.live is None or self.live.over:
            return ()
        return tuple(dict.fromkeys(s for w in self.live.waiting(None) for s in w.seats if s not in w.answered))

    def others_waited_for(self, user_id: int) -> tuple[Seat, ...]:
        """Seats besides their own that we wait for, as this person may know it. What they may read is asked of whom it is asked of, unless
        there is nothing to choose; of anything else they know the cover, as everybody does."""
        mine = self.seats_of(user_id)
        found: list[Seat] = []
        for ask in self.asks:
            if any(ask.read_by(viewer) for viewer in mine or (None,)):
                found += [ask.seat] if ask.needed and not ask.hollow else []
            elif ask.cover is not None:
                found += ask.cover.seats
        return tuple(dict.fromkeys(seat for seat in found if seat not in mine))

    def not_asked(self, user_id: int) -> refusals.NotAsked:
        """What somebody is told of whom nothing is asked."""
        named = any(seat in self.waited_for() for seat in self.seats_of(user_id))
        return refusals.NotAsked(self.names_of(self.others_waited_for(user_id)), named=named)

    @property
    def asked_on_post(self) -> Ask | None:
        """The one question whose deeds stand on the post; None: everybody finds theirs behind a button of it."""
        public = self.live.questions(None) if self.live is not None and not self.planning else ()
        needed = [a for a in public if not a.idle]
        hidden = any(a not in public and a.needed for a in self.asks)
        return needed[0] if len(needed) == 1 and not hidden else None

    def pressing(self, ask: Ask, reader: Reader) -> Reader:
        """Whoever is told what to press reads it as it stands there: on the post of all in the table's language, on a sheet in their own."""
        on_post = self.asked_on_post
        return self.reader() if on_post is not None and on_post.n == ask.n else reader

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
        return button_ids.line(self._mark_key, self.live.epoch, ask.n)

    def point(self, serial: int) -> str:
        """A place in the log, for lists and buttons: serials would tell how many answers were given in secret."""
        return button_ids.point(self._mark_key, serial)

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
        return next((a for a in self.asks if self.is_named(a, line)), None)

    def is_named(self, ask: Ask, line: str) -> bool:
        """Is this the question's name in custom ids? Posts from before have another one for it."""
        assert self.live is not None
        return button_ids.names(line, self._mark_key, self.live.epoch, ask.n)

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

    def seats_to_play(self, user_id: int) -> tuple[Seat, ...]:
        """The seats of somebody who wants to play now. Raises what keeps this game, or this person, from it."""
        self.playable()
        mine = self.seats_of(user_id)
        if not mine:
            raise refusals.TableRefusal("no-not-seated")
        return mine

    # Luck and history

    def fate(self) -> Fate:
        assert self.game.secret is not None
        return Fate(key_of(self.game.secret, (self.game.salt or "").split("\n")))

    async def pages(self, after: int = -1) -> list[Page]:
        """The story so far, see `bot.chronicle`."""
        return await chronicle(self.tables.db, self.game, self.box, self.fate(), after)

    async def verify(self) -> evidence.Verdict:
        """Does everything that was stored follow from the promise, the words, the wishes and the answers?"""
        return (await evidence.judge(self))[0]
