"""Scripts and questions: how rules ask people.

A script is a generator. The only thing it ever yields is a `Wait` (the questions open now), and it is resumed by one
`Reply` to one of them. Everything else here is an ordinary generator on top of that one primitive, so scripts compose with
`yield from` to any depth and there is no scheduler.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from hashlib import blake2b
from operator import is_
from typing import Any, Generic, Literal, ParamSpec, TypeAlias, TypeVar

Seat: TypeAlias = int
Arg: TypeAlias = str | int
Args: TypeAlias = tuple[tuple[str, Arg], ...]
Tone: TypeAlias = Literal["plain", "main", "danger"]

T = TypeVar("T")
P = ParamSpec("P")
T_co = TypeVar("T_co", covariant=True)


class RuleBug(Exception):
    """The rules misuse the kernel: an empty question, a pause with nobody to wait for, a duplicate key."""


def mark(*parts: Any) -> str:
    """A short, stable fingerprint of plain data."""
    try:
        # The second format knows neither references nor interned strings: equal data gives equal bytes, in every process.
        plain = marshal.dumps(parts, 2)
    except ValueError:
        plain = repr(parts).encode()  # not quite plain (an enum, a dataclass), and slower
    return blake2b(plain, digest_size=6).hexdigest()


def args_of(values: Mapping[str, Arg]) -> Args:
    return tuple(values.items())


@dataclass(frozen=True, slots=True)
class Option(Generic[T_co]):
    """One thing a seat may answer. The log keeps `key`; the rule gets `value`; the reader is told `args` in the words of `msg`.

    Without a `msg` it is called by the first word of its key. `tone` is how it is offered: as the usual deed, as one that hurts
    whoever chooses it, or plainly. Neither belongs to what an answer means: they may change while a game is played.
    """

    key: str
    value: T_co
    args: Args = ()
    msg: str = ""
    tone: Tone = "plain"

    @property
    def stamp(self) -> str:
        """What this option means to its reader: a press on an old post counts only if this is unchanged."""
        return mark(self.key, self.args)[:4]

    def worth(self, value: T) -> Option[T]:
        """The same to its reader, another thing to the rule that asks."""
        return Option(self.key, value, self.args, self.msg, self.tone)


def option(key: str, value: T, /, *, msg: str = "", tone: Tone = "plain", **args: Arg) -> Option[T]:
    return Option(key, value, tuple(args.items()), msg, tone)


Menu: TypeAlias = Sequence[Option[Any]] | Callable[[], Iterable[Option[Any]]]


@dataclass(frozen=True, slots=True)
class Cover:
    """What outsiders see instead of a secret question: neutral words, and seats that follow from public facts.

    `called` are those of its seats that may have to decide something now, as everybody can work out: whoever is not among them need not be
    called. It follows from public facts, too, and is the same whatever is asked, so that it tells nothing. None: all of them.
    """

    msg: str
    seats: tuple[Seat, ...]
    called: tuple[Seat, ...] | None = field(default=None, compare=False)

    @property
    def calls(self) -> tuple[Seat, ...]:
        return self.seats if self.called is None else self.called


@dataclass(slots=True, eq=False)
class Ask:
    """A question to one seat.

    `menu` is the options, or a function that gives them (live: recomputed before every pause). `default` are the picks of an
    absent player. `audience` are the seats that may read the options (None: everybody). An `idle` question may be answered
    but nobody waits for it. A `hollow` one has nothing to choose but must look as if it had; the table answers it.
    A `window` is open for a while only: whoever does not answer in time has passed. `again` are the options a window would
    have now and whether they are worth a thought; it is looked up after an aside. `resting` says before every pause whether the
    question is idle now: whoever has said "ready" may still act, and is waited for again when that is taken from them.
    """

    seat: Seat
    msg: str
    menu: Menu
    args: Args = ()
    least: int = 1
    most: int = 1
    default: tuple[str, ...] = ()
    cover: Cover | None = None
    audience: tuple[Seat, ...] | None = None
    idle: bool = False
    hollow: bool = False
    held: tuple[str, ...] | None = None
    window: bool = False
    again: Callable[[], tuple[Sequence[Option[Any]], bool]] | None = None
    resting: Callable[[], bool] | None = None
    # Set by the machine: the number in this line of play, the options as last shown, how often they changed since asked.
    n: int = -1
    options: tuple[Option[Any], ...] = ()
    rev: int = 0
    seal: str = ""  # `sig()` of what is shown now

    @property
    def live(self) -> bool:
        return callable(self.menu)

    @property
    def needed(self) -> bool:
        return not self.idle and self.held is None

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(o.key for o in self.options)

    def refresh(self) -> bool:
        """Recompute the options; True if what the reader sees has changed."""
        now = tuple(self.menu()) if callable(self.menu) else tuple(self.menu)
        if self.resting is not None:
            self.idle = self.resting()
        if self.seal and len(now) == len(self.options) and all(map(is_, now, self.options)):
            return False  # the very same options: a game that keeps them need not be read again
        if len({o.key for o in now}) != len(now):
            raise RuleBug(f"question {self.msg} has two options with one key: {[o.key for o in now]}")
        if self.held is not None:
            # A held pick is like a press on an old post: it counts only while it still means the same.
            meant = {o.key: o.args for o in self.options}
            still = {o.key for o in now if o.args == meant.get(o.key)}
            self.held = self.held if still.issuperset(self.held) else None
        self.options = now
        before, self.seal = self.seal, self.sig()
        return before != self.seal

    def look_again(self) -> bool:
        """After an aside: True if there is more or less to say now, so that it has to be asked anew."""
        if self.again is None or self.held is not None:
            return False
        self.menu, worth = self.again()
        before, self.hollow = self.hollow, not worth
        return self.refresh() or before != self.hollow

    def sig(self) -> str:
        """Fingerprint of the question as its reader sees it."""
        return mark(self.seat, self.msg, self.args, self.least, self.most, [(o.key, o.args) for o in self.options])

    def read_by(self, viewer: Seat | None) -> bool:
        """May this viewer read the question and its options?"""
        if viewer is not None and viewer == self.seat:
            return True
        if self.audience is not None:
            return viewer in self.audience
        return self.cover is None


@dataclass(frozen=True, slots=True)
class Wait:
    """A pause: these questions are open. `parallel` marks scripts side by side, where options must be live. One that comes `first`
    is settled before any script beside it goes on."""

    asks: tuple[Ask, ...]
    parallel: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer to one question; `gone` when a live question ran out of options and was withdrawn."""

    ask: Ask
    picks: tuple[Option[Any], ...] = ()
    gone: bool = False


Script: TypeAlias = Generator[Wait, Reply, T]


def at_once(deed: Callable[P, T]) -> Callable[P, Script[T]]:
    """A deed that asks nobody, as the script it must be where others of its kind may ask. It happens when its turn comes, no sooner."""

    @wraps(deed)
    def script(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        return deed(*args, **kwargs)
        yield  # makes it a generator

    return script


def _one(question: Ask) -> Script[Reply]:
    reply = yield Wait((question,))
    return reply


def _never_asked(question: Ask) -> None:
    """A question asked a second time would keep its number, and a press on its first post would answer the second asking."""
    if question.n >= 0:
        raise RuleBug(f"question {question.msg} was asked already; make a new one")


def put(question: Ask) -> Script[Any]:
    """Put one prepared single-pick question; the value of what was picked, None if it is live and its options ran out."""
    _never_asked(question)
    reply = yield from _one(question)
    return None if reply.gone else reply.picks[0].value


def ask(
    seat: Seat,
    msg: str,
    options: Sequence[Option[T]],
    /,
    *,
    default: str = "",
    audience: tuple[Seat, ...] | None = None,
    cover: Cover | None = None,
    **args: Arg,
) -> Script[T]:
    """One pick from a fixed list."""
    if not options:
        raise RuleBug(f"question {msg} to seat {seat} has no options")
    picked = default if default else options[0].key
    reply = yield from _one(Ask(seat, msg, options, args_of(args), default=(picked,), audience=audience, cover=cover))
    value: T = reply.picks[0].value
    return value


def ask_some(
    seat: Seat,
    msg: str,
    options: Sequence[Option[T]],
    least: int,
    most: int,
    /,
    *,
    default: Sequence[str] = (),
    audience: tuple[Seat, ...] | None = None,
    cover: Cover | None = None,
    **args: Arg,
) -> Script[list[T]]:
    """Several picks, returned in the order of the options, never of the clicks. Nothing to choose: [] without asking."""
    most = min(most, len(options))
    if most <= 0:
        return []
    question = Ask(seat, msg, options, args_of(args), min(least, most), most, tuple(default), audience=audience, cover=cover)
    reply = yield from _one(question)
    chosen = {o.key for o in reply.picks}
    return [o.value for o in options if o.key in chosen]


def menu(
    seat: Seat,
    msg: str,
    options: Callable[[], Sequence[Option[T]]],
    /,
    *,
    default: str = "",
    idle: bool = False,
    audience: tuple[Seat, ...] | None = None,
    **args: Arg,
) -> Script[T | None]:
    """A live question: its options are recomputed before every pause. None if they ran out."""
    picked = (default,) if default else ()
    question = Ask(seat, msg, options, args_of(args), default=picked, idle=idle, audience=audience)
    reply = yield from _one(question)
    if reply.gone:
        return None
    value: T = reply.picks[0].value
    return value


def ask_all(asks: Mapping[Seat, Ask]) -> Script[dict[Seat, list[Any]]]:
    """All seats at once, in any order; no effect before the last answer, revisable until then.

    A held answer whose option vanishes or changes meaning meanwhile (live questions beside others) is asked again.
    """
    open_asks = dict(asks)
    for question in open_asks.values():
        _never_asked(question)
    while any(a.held is None for a in open_asks.values()):
        reply = yield Wait(tuple(open_asks.values()))
        if reply.gone:
            open_asks = {seat: a for seat, a in open_asks.items() if a is not reply.ask}
        else:
            reply.ask.held = tuple(o.key for o in reply.picks)
    return {
        seat: [o.value for o in a.options if o.key in (a.held or ())] if seat in open_asks else [] for seat, a in asks.items()
    }


def ponder(
    seat: Seat,
    msg: str,
    options: Sequence[Option[T]],
    /,
    *,
    cover: Cover,
    default: str = "",
    audience: tuple[Seat, ...] | None = None,
    window: bool = False,
    **args: Arg,
) -> Script[T | None]:
    """One secret pick that looks the same from outside however much there is to choose from. None if there is nothing to choose.
    As a `window` it is a reaction, which may also be let pass by time; `default` is then to pass."""
    asked = pondering(seat, msg, options, cover=cover, default=default, audience=audience, **args)
    asked.window = window
    value: T | None = yield from put(asked)
    return value


def pondering(
    seat: Seat,
    msg: str,
    options: Sequence[Option[Any]],
    /,
    *,
    cover: Cover,
    default: str = "",
    audience: tuple[Seat, ...] | None = None,
    **args: Arg,
) -> Ask:
    """The question of `ponder`, where several ponder at once.

    With one option or none it is asked hollow: if it were skipped, the missing pause would tell how little there was.
    """
    menu: list[Option[Any]] = list(options) or [Option("none", None)]
    picked = default if default else menu[0].key
    return Ask(seat, msg, menu, args_of(args), default=(picked,), audience=audience, cover=cover, hollow=len(options) < 2)


def window(
    seats: Sequence[Seat],
    msg: str,
    offer: Callable[[Seat], Sequence[Option[T]]],
    act: Callable[[Seat, T], Script[None]],
    /,
    *,
    eligible: Callable[[Seat], bool],
    cover: Cover | Callable[[], Cover] | None = None,
    audience: tuple[Seat, ...] | None = None,
    rest: bool = True,
    stays: bool = False,
    orders: Sequence[Option[Any]] = (),
    ordered: Callable[[Seat, Any], None] = lambda seat, order: None,
    **args: Arg,
) -> Script[None]:
    """A reaction window, in the priority order of `seats`.

    Everybody `eligible` (by public facts only) is asked at once: act, `pass`, or `pass-rest`. The first seat in order that is
    known to act does so as soon as all seats before it have passed; then everybody except `pass-rest` is asked again.
    A seat that may hold something but has nothing fitting is asked hollow, so that its silence looks like thought.

    `orders` are further ways to pass for the rest, which mean something beyond this window (a standing order): `ordered` is
    told of them when the pass counts. Who stands under an order later simply has no offers, and is asked hollow. Where an
    order says the same, `rest` False leaves `pass-rest` out.

    Whoever has passed for the rest is not asked again; with `stays` they are, hollow: an empty hand passes only once at a time, so
    that a pause which does not come would tell that there was something to pass on.

    A `cover` that is a function is looked up whenever everybody is asked anew: whom it calls may follow from what was done since.
    """
    out: set[Seat] = set()
    passes = ("pass", "pass-rest") if rest else ("pass",)
    passing = {*passes, *(o.key for o in orders)}

    def offered(seat: Seat) -> tuple[Sequence[Option[Any]], bool]:
        offers: list[Option[Any]] = [] if seat in out else list(offer(seat))
        return [*offers, Option("pass", None, tone="main"), *(Option(key, None) for key in passes[1:]), *orders], bool(offers)

    while True:
        asks: dict[Seat, Ask] = {}
        behind = cover() if callable(cover) else cover
        for seat in seats:
            if (seat in out and not stays) or not eligible(seat):
                continue
            options, worth = offered(seat)
            asks[seat] = Ask(
                seat,
                msg,
                options,
                args_of(args),
                default=("pass",),
                cover=behind,
                audience=audience,
                hollow=not worth,
                window=True,
                again=lambda seat=seat: offered(seat),
            )
        if not asks:
            return
        held: dict[Seat, Option[Any]] = {}
        actor: Seat | None = None
        while actor is None and len(held) < len(asks):
            reply = yield Wait(tuple(asks.values()))
            held[reply.ask.seat] = reply.picks[0]
            reply.ask.held = (reply.picks[0].key,)
            for seat in asks:
                if seat not in held:
                    break
                if held[seat].key not in passing:
                    actor = seat
                    break
        out.update(s for s, o in held.items() if o.key != "pass" and o.key in passing)
        for seat in asks:
            if seat in held and any(held[seat] is o for o in orders):
                ordered(seat, held[seat].value)
        if actor is None:
            return
        yield from act(actor, held[actor].value)


@dataclass(slots=True)
class _Child:
    script: Script[None]
    wait: Wait | None = None
    binds: bool = False  # the end of the whole waits for it


@dataclass(slots=True)
class Group:
    """Scripts side by side; `spawn` starts one more without blocking the one that spawns."""

    children: list[_Child] = field(default_factory=lambda: list[_Child]())
    fresh: list[_Child] = field(default_factory=lambda: list[_Child]())

    def spawn(self, script: Script[None], *, lapses: bool = False) -> None:
        """One more script beside the others. The end of the whole waits for it, unless it `lapses` then (an offer nobody took up)."""
        self.fresh.append(_Child(script, binds=not lapses))

    def advance(self, child: _Child, reply: Reply | None) -> None:
        try:
            child.wait = next(child.script) if reply is None else child.script.send(reply)
        except StopIteration:
            child.wait = None
            self.children.remove(child)

    def start_fresh(self) -> None:
        while self.fresh:
            child = self.fresh.pop(0)
            self.children.append(child)
            self.advance(child, None)


def together(make: Callable[[Group], Sequence[Script[None]]], until: Callable[[], bool] | None = None) -> Script[None]:
    """Free-order scripts side by side: an answer advances exactly one of them, the others keep their questions.

    What one of them asks `settled` is answered first; the others' questions are closed meanwhile, and open again as they were.
    Ends when all have ended, or when `until` holds, nothing is to be settled and no spawned script is pending that does not lapse.
    """
    group = Group()
    group.fresh.extend(_Child(script) for script in make(group))
    group.start_fresh()
    while group.children:
        first = next((c.wait for c in group.children if c.wait and c.wait.first), None)
        if first is None and until is not None and until() and not any(c.binds for c in group.children):
            for child in group.children:
                child.script.close()
            return
        asks = tuple(a for c in group.children if c.wait for a in c.wait.asks)
        reply = yield first or Wait(asks, parallel=True)
        owner = next(c for c in group.children if c.wait and any(a is reply.ask for a in c.wait.asks))
        group.advance(owner, reply)
        group.start_fresh()


def settled(script: Script[T]) -> Script[T]:
    """What this script asks is settled before anybody beside it goes on: it changes what they may do."""
    try:
        wait = next(script)
        while True:
            wait = script.send((yield Wait(wait.asks, wait.parallel, first=True)))
    except StopIteration as done:
        value: T = done.value
        return value


def ballot(
    voters: Sequence[Seat],
    msg: str,
    options: Callable[[], Sequence[Option[T]]],
    default: Callable[[], str],
    /,
    *,
    audience: tuple[Seat, ...] | None = None,
    args: Mapping[str, Arg],
) -> Script[T | None]:
    """A vote, open and revisable: over as soon as more than half agree, or all have voted. A tie, or no vote, is the `default`.

    The options are live: a ballot for one that has vanished is asked for again. None if all of them have.
    """
    asks = [Ask(seat, msg, options, args_of(args), default=(default(),), audience=audience) for seat in voters]
    while True:
        cast = [a.held[0] for a in asks if a.held is not None]
        leading = sorted(set(cast), key=cast.count, reverse=True)
        if leading and 2 * cast.count(leading[0]) > len(asks):
            break
        if len(cast) == len(asks):
            tied = len(leading) > 1 and cast.count(leading[0]) == cast.count(leading[1])
            leading = [default()] if tied else leading
            break
        reply = yield Wait(tuple(asks))
        if reply.gone:
            return None
        reply.ask.held = tuple(o.key for o in reply.picks)
    return next((o.value for o in options() if o.key == leading[0]), None)


def _offers(question: Ask) -> bool:
    """Has a live question anything to choose from? One option is enough to know: a menu may make them one by one."""
    return callable(question.menu) and any(True for _ in question.menu())


def beside(
    main: Script[T],
    menus: Mapping[Seat, Callable[[], Iterable[Option[Any]]]],
    act: Callable[[Seat, Any], Script[None]],
    msg: str,
    private: bool = False,
    further: Callable[[Seat, Any], Ask | None] | None = None,
) -> Script[T]:
    """`main` with "any time" menus next to it: idle, and open only while every question of `main` is live.

    Where they are `private` only their own seat reads them, and nobody else learns that there are any. What a pick leaves open is
    asked in its menu's place (`further`: that question, or None), so that `main` stands as before until the deed is whole; an answer
    of None there leads back to the menu.
    """

    def extra(seat: Seat) -> Ask:
        return Ask(seat, msg, menus[seat], idle=True, audience=(seat,) if private else None)

    extras = {seat: extra(seat) for seat in menus}
    try:
        wait = next(main)
        while True:
            asks = (*wait.asks, *filter(_offers, extras.values())) if all(a.live for a in wait.asks) else wait.asks
            reply = yield Wait(asks, wait.parallel)
            if not any(reply.ask is a for a in wait.asks):
                seat = reply.ask.seat
                left_open = None
                if not reply.gone and further is not None and reply.ask.msg == msg:
                    left_open = further(seat, reply.picks[0].value)
                if not reply.gone or reply.ask.msg != msg:
                    extras[seat] = left_open or extra(seat)
                if not reply.gone and left_open is None and reply.picks[0].value is not None:
                    yield from act(seat, reply.picks[0].value)
                continue
            wait = main.send(reply)
    except StopIteration as done:
        value: T = done.value
        return value


def veiled(
    cover: Cover, script: Script[T], audience: tuple[Seat, ...] | None = None, seats: tuple[Seat, ...] | None = None
) -> Script[T]:
    """All questions of `script`, however deep, are asked under `cover`, unless an inner one brings its own.

    With `seats` only questions to these: a secret deed may put an open question to somebody else.
    """
    try:
        wait = next(script)
        while True:
            for question in wait.asks:
                if question.cover is None and (seats is None or question.seat in seats):
                    question.cover = cover
                    question.audience = audience if question.audience is None else question.audience
            reply = yield wait
            wait = script.send(reply)
    except StopIteration as done:
        value: T = done.value
        return value


By: TypeAlias = Literal["player", "default", "order", "caretaker"]
