"""Cards as data: verbs that run and read.

A verb is one small pydantic class: its fields, what it does (`run`), its words (`text`). In YAML an effect is a mapping whose
first key names the verb: `lose: sanity`, `gain: clue`. That name is the verb's first field, so writing the class is enough: the
game's own base class says which vocabulary it belongs to, and every class below it that has fields enters itself there. Traits
are the same for what holds as long as a card is in play: they do nothing by themselves, rules listen for them (see hooks.py).

What all games have (choose, may, pay, when, each, per, once, roll) is in verbs.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, model_validator
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from games.kernel.ask import Script, Seat
from games.kernel.content import near
from games.kernel.measures import Measures
from games.kernel.phrases import Lang, Phrases, listing

MOST_PRINTED = 999


class Words(BaseModel):
    """A name or a flavour in both languages."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    en: str
    de: str

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Clause(BaseModel):
    """Something a card says: a verb or a trait."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    vocabulary: ClassVar[Vocabulary[Any] | None] = None  # set once, by a game's own base class

    @model_validator(mode="after")
    def _fits_a_card(self) -> Self:
        """A pack may say any number: one that is too large would keep a table busy for ever."""
        for value in vars(self).values():
            if isinstance(value, int) and abs(value) > MOST_PRINTED:
                raise ValueError(f"no card says a number larger than {MOST_PRINTED}")
        return self

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        if cls.vocabulary is not None and cls.model_fields:
            cls.vocabulary.learn(cls)

    @classmethod
    def called(cls) -> str:
        """The name in YAML."""
        return next(iter(cls.model_fields))

    def text(self, words: Phrases, lang: Lang) -> str:
        """The clause on the card."""
        raise NotImplementedError(type(self).__name__)

    def share(self) -> tuple[str, str, int] | None:
        """Verb, thing and number, if neighbours in the text can share the verb: "lose 1 Sanity and 2 Stamina"."""
        return None


class Verb(Clause):
    """One thing a card does. `who` is the seat the text speaks to; `card` is the card it stands on."""

    measures: ClassVar[Measures[Any]] = Measures("")  # set once, like the vocabulary

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        """Carry it out for `who`, on behalf of `card`."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, g: Any, who: Seat, card: str) -> bool:
        """Could doing it now change anything?"""
        return True

    def deed(self) -> str:
        """What luck is drawn or a mark is set by, besides the card: no two on a card may be called the same. "": nothing."""
        return ""


class Trait(Clause):
    """Something that holds while its card is in play."""


C = TypeVar("C", bound=Clause)


class Vocabulary(Generic[C]):
    """All verbs (or all traits) of one game, by their names in YAML. `Annotated[GameVerb, vocabulary]` is any one of them."""

    def __init__(self, noun: str = "verb") -> None:
        self.noun = noun
        self.known: dict[str, type[C]] = {}

    def learn(self, clause: type[C]) -> None:
        name = clause.called()
        if name in self.known:
            raise TypeError(f"two {self.noun}s are called {name!r}: {self.known[name].__name__} and {clause.__name__}")
        self.known[name] = clause

    def read(self, value: Any) -> C:
        """One clause as it stands in YAML: the first key that is a name of the vocabulary names it, wherever it stands."""
        if isinstance(value, Clause) and type(value).vocabulary is self:
            return cast(C, value)
        if not isinstance(value, dict) or not value:
            raise PydanticCustomError("no_clause", "an effect is a mapping that starts with a verb")
        row = cast(dict[str, Any], value)
        name = next((key for key in row if key in self.known), None)
        if name is None:
            first = str(next(iter(row)))
            said = {"noun": self.noun, "name": repr(first), "hint": near(first, self.known)}
            raise PydanticCustomError("unknown_clause", "unknown {noun} {name}{hint}", said)
        return self.known[name].model_validate(row)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        # Looked up when a card is read, not when its class is made: so a verb may hold verbs that are written after it.
        return core_schema.no_info_plain_validator_function(self.read)


def run_all(effects: Sequence[Verb], g: Any, who: Seat, card: str) -> Script[None]:
    """One after the other; what a game lets follow from each comes before the next (`Measures.between`)."""
    for i, effect in enumerate(effects):
        if i and not (yield from effect.measures.between(g, who)):
            return
        yield from effect.run(g, who, card)


def clauses(effects: Sequence[Clause], words: Phrases, lang: Lang, nested: bool = False) -> str:
    """The text of several effects in their order: parted by semicolons on a card's line, by commas and "and" inside a clause."""
    said: list[str] = []
    for verb, run in groupby(effects, key=lambda e: (e.share() or ("", "", 0))[0]):
        if not verb:
            said += [text for text in (e.text(words, lang) for e in _joined(run)) if text]
            continue
        numbers: dict[str, int] = {}
        for _, thing, n in (s for e in run if (s := e.share())):
            numbers[thing] = numbers.get(thing, 0) + n
        things = [words.say(lang, f"thing-{thing}", n=n) for thing, n in numbers.items()]
        said.append(words.say(lang, verb, what=listing(things, words, lang)))
    return listing(said, words, lang) if nested else "; ".join(said)


def _joined(effects: Iterable[Clause]) -> Iterator[Clause]:
    """The same twice is told once: "1 monster appears; 1 monster appears" are two monsters."""
    for effect, same in groupby(effects):
        times, name = len(list(same)), effect.called()
        n = getattr(effect, name)
        if times > 1 and type(n) is int:
            yield effect.model_copy(update={name: n * times})
        else:
            yield from [effect] * times


def verbs_in(printed: Any) -> Iterator[Verb]:
    """Every verb printed on a card or inside an effect, also those that other verbs hold, in their order."""
    if isinstance(printed, Verb):
        yield printed
    parts = cast(Sequence[Any], printed) if isinstance(printed, (list, tuple)) else vars(printed).values()
    for part in parts:
        if isinstance(part, dict):
            yield from verbs_in(list(cast(dict[str, Any], part).values()))
        elif isinstance(part, (BaseModel, list, tuple)) and not isinstance(part, Words):
            yield from verbs_in(part)
