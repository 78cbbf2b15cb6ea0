"""What a game's data is called: one entry per field name, for events, questions, options, hints and reasons alike.

    WORDS: Lexicon[SomeView, Catalogue] = Lexicon("tg", events)

    @WORDS.field("card", "monster")
    def _card(value: str, s: Saying[SomeView, Catalogue]) -> Args:
        return {s.name: card_name(value, s.reader)}

An event's message is `tg-ev-` and its class in kebab case. A question, an option and a reason carry their message; an option that
carries none is called `tg-opt-` and the first word of its key. Beside an option's message `…-short` (for a button beside others),
`…-hint` (the small line below it) and `…-kind` (what a select with all of that message is called) are used where they exist. What a message needs beyond its fields is said for that message
alone (`more`, and `event` for an event's); where a sentence does not come from a message at all, the function that makes it stands in (`instead`, `hint`).
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Generic, TypeAlias, TypeVar

from bot.reader import Reader
from bot.wording.text import Args, capital, clip, clip_clause, one_mark, person, width
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import single
from games.kernel.table import Event
from games.kernel.why import Reason

# Discord's limits for a button or an option of a select.
LABEL, HINT = 80, 100
# Ours: what a phone shows of a button beside others.
NARROW = 40

V = TypeVar("V")  # what the game shows a seat
C = TypeVar("C")  # its cards
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Saying(Generic[V, C]):
    """What is being put into words: for whom, in which message, with which fields beside this one.

    `plain`: a label or a hint, where Markdown would be read as letters. `view` is what the reader sees, where that is known. The
    values of `given` are as various as a game's fields: whoever gives a field its word knows what it holds.
    """

    reader: Reader[C]
    id: str
    given: Mapping[str, Any]
    plain: bool = False
    name: str = ""  # of the field
    ask: Ask | None = None
    option: Option[Any] | None = None
    event: Event | None = None
    view: V | None = None

    def person(self, seat: int) -> str:
        return self.reader.name(seat) if self.plain else person(seat, self.reader)

    def say(self, id: str, /, **args: str | float) -> str:
        return self.reader.say(id, **args)

    @property
    def key(self) -> tuple[str, str]:
        """The first word of the option's key, and the rest."""
        word, _, rest = single(self.option.key if self.option else "").partition(":")
        return word, rest


Word: TypeAlias = Callable[[Any, Saying[V, C]], Args]  # Any: the value of the field, or the event, it is registered for
More: TypeAlias = Callable[[Saying[V, C]], Args]
Made: TypeAlias = Callable[[Saying[V, C]], str]
R = TypeVar("R")


def kebab(kind: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Lexicon(Generic[V, C]):
    """The words of one game. `prefix` begins all its messages; `events` is the module of its events; `always` are arguments every
    message may use."""

    def __init__(self, prefix: str, events: ModuleType, always: More[V, C] | None = None) -> None:
        self.prefix = prefix
        self.events: tuple[type[Event], ...] = tuple(
            e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event
        )
        self._always = always
        self._fields: dict[str, Word[V, C]] = {}
        self._told: dict[str, Word[V, C]] = {}
        self._more: dict[str, More[V, C]] = {}
        self._instead: dict[str, Made[V, C]] = {}
        self._hints: dict[str, Made[V, C]] = {}

    # What a game says

    def field(self, *names: str) -> Callable[[Word[V, C]], Word[V, C]]:
        """What the value of a field called so becomes: the arguments of a message, usually one with the field's own name."""
        return self._register(self._fields, names)

    def event(self, kind: type[E]) -> Callable[[Callable[[E, Saying[V, C]], Args]], Callable[[E, Saying[V, C]], Args]]:
        """Arguments that the message of an event needs beyond its fields."""
        return self._register(self._told, (self.event_id(kind),))

    def more(self, *ids: str) -> Callable[[More[V, C]], More[V, C]]:
        """Arguments that any other message needs beyond its fields."""
        return self._register(self._more, ids)

    def instead(self, *ids: str) -> Callable[[Made[V, C]], Made[V, C]]:
        """A sentence that is made, not a message: a choice printed on a card is told in the card's own words."""
        return self._register(self._instead, ids)

    def hint(self, *ids: str) -> Callable[[Made[V, C]], Made[V, C]]:
        """The small line below an option with this message, where it is made and no message."""
        return self._register(self._hints, ids)

    def _register(self, where: dict[str, R], names: tuple[str, ...]) -> Callable[[R], R]:
        def register(made: R) -> R:
            for name in names:
                if name in where:
                    raise ValueError(f"{self.prefix}: {name!r} has its words already")
                where[name] = made
            return made

        return register

    # What things are called

    def event_id(self, kind: type[Event]) -> str:
        return f"{self.prefix}-ev-{kebab(kind)}"

    def option_id(self, option: Option[Any]) -> str:
        return option.msg or f"{self.prefix}-opt-{single(option.key).partition(':')[0]}"

    # Sentences

    def event_line(self, event: Event, reader: Reader[C]) -> str | None:
        """What happened, in one line: numbers, no mood. None for an event that is not of this game."""
        if not isinstance(event, self.events):
            return None
        given = {f.name: getattr(event, f.name) for f in dataclasses.fields(event)}
        saying: Saying[V, C] = Saying(reader, self.event_id(type(event)), given, event=event)
        said = self._instead[saying.id](saying) if saying.id in self._instead else reader.say(saying.id, **self.arguments(saying))
        return capital(one_mark(" ".join(said.split())))

    def question_line(self, ask: Ask, reader: Reader[C], view: V | None = None) -> str:
        """To the seat that is asked."""
        saying = Saying(reader, ask.msg, dict(ask.args), ask=ask, view=view)
        if ask.msg in self._instead:
            return self._instead[ask.msg](saying)
        asked: Args = {"who": person(ask.seat, reader), "least": ask.least, "most": ask.most}
        return reader.say(ask.msg, **(self.arguments(saying) | asked))

    def option_label(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        """The deed, in at most 80 characters."""
        return clip(self._deed(self._saying(ask, option, reader)), LABEL)

    def option_short(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        """The same deed for a narrow place: its shorter message if it has one; a long name of a person is cut."""
        saying = self._saying(ask, option, reader)
        short = f"{saying.id}-short"
        if short in self._instead or reader.words.has(reader.lang, short):
            saying = replace(saying, id=short)
        text = self._deed(saying)
        over = width(text) - NARROW
        if over > 0 and "seat" in saying.given:
            name = reader.name(int(saying.given["seat"]))
            cut = name[: max(8, len(name) - over - 1)].rstrip() + "…"
            text = text.replace(name, cut, 1)
        return clip(text, LABEL)

    def option_hint(self, ask: Ask, option: Option[Any], reader: Reader[C], view: V | None = None, most: int = HINT) -> str:
        """The small line below an option, in at most 100 characters if nobody has more room; often empty."""
        saying = self._saying(ask, option, reader, view)
        made = self._hints.get(saying.id)
        if made is not None:
            return clip_clause(" ".join(made(saying).split()), most)
        id = f"{saying.id}-hint"
        if not reader.words.has(reader.lang, id):
            return ""
        return clip_clause(" ".join(reader.say(id, **self.arguments(saying)).split()), most)

    def option_kind(self, option: Option[Any], reader: Reader[C]) -> str:
        """What all options of its kind are called together, where there is such a message."""
        id = f"{self.option_id(option)}-kind"
        return reader.say(id) if reader.words.has(reader.lang, id) else ""

    def reason_line(self, reason: Reason, reader: Reader[C]) -> str:
        """Why not, and the rule it comes from, or the rules where several things stand against it."""
        every = (reason, *reason.more)
        rules = "`, `".join(dict.fromkeys(r.rule for r in every))
        return reader.say("why-line", reason=" ".join(self._reason(r, reader) for r in every), rule=rules)

    def _reason(self, reason: Reason, reader: Reader[C]) -> str:
        saying: Saying[V, C] = Saying(reader, reason.id, dict(reason.args))
        return reader.say(reason.id, **self.arguments(saying))

    def args(self, given: Mapping[str, Any], reader: Reader[C], *, plain: bool = False) -> Args:
        """Fields as arguments, for a message of the table itself."""
        return self.arguments(Saying(reader, "", given, plain=plain))

    def _saying(self, ask: Ask, option: Option[Any], reader: Reader[C], view: V | None = None) -> Saying[V, C]:
        return Saying(reader, self.option_id(option), dict(option.args), plain=True, ask=ask, option=option, view=view)

    def _deed(self, saying: Saying[V, C]) -> str:
        made = self._instead.get(saying.id)
        said = made(saying) if made is not None else saying.say(saying.id, **self.arguments(saying))
        return capital(" ".join(said.split()))

    def arguments(self, saying: Saying[V, C]) -> Args:
        """What the message is told: every field by its word, then what this message needs besides."""
        args: Args = self._always(saying) if self._always is not None else {}
        for name, value in saying.given.items():
            word = self._fields.get(name)
            if word is not None:
                args |= word(value, replace(saying, name=name))
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                args[name] = value
        id = saying.id.removesuffix("-short")
        if id in self._told:
            args |= self._told[id](saying.event, saying)
        return args | self._more[id](saying) if id in self._more else args
