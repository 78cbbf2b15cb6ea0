"""What a view says, read without knowing its game: single values, tracks, people with what they have, lists.

A view is a pydantic model, and how its fields are made decides what becomes of them:

- a number with a limit (`Field(le=12)`, or a field `max_<name>` beside it) is a track; any other number, word or name is a value;
  what is true is shown by its name, what is false, empty or None is not shown;
- models with a field `seat`, and mappings from seats, are people; the seat in `active` is the one whose turn it is;
- other models are lines of a list, or a part of their own;
- `viewer` is nobody's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from annotated_types import Le
from pydantic import BaseModel

UNSEEN = frozenset({"viewer", "active", "seat"})
MOST_SPACES = 40  # a number that may become larger is no track

Word = Callable[[str], str]
"""What a field is called (`coins`), and one of its values where there are only a few (`phase-night`)."""


@dataclass(frozen=True)
class Fact:
    key: str
    label: str
    value: str
    number: int | None = None
    most: int | None = None  # a track


@dataclass(frozen=True)
class Listing:
    key: str
    label: str
    items: tuple[str, ...]


@dataclass
class Person:
    seat: int
    active: bool = False
    facts: list[Fact] = field(default_factory=list)
    lists: list[Listing] = field(default_factory=list)


@dataclass
class Reading:
    facts: list[Fact] = field(default_factory=list)
    people: dict[int, Person] = field(default_factory=dict)
    lists: list[Listing] = field(default_factory=list)

    def numbers(self) -> dict[str, int]:
        """All numbers by where they stand, to be compared with another reading."""
        found = {fact.key: fact.number for fact in self.facts if fact.number is not None}
        for seat, person in self.people.items():
            found |= {f"{seat}/{fact.key}": fact.number for fact in person.facts if fact.number is not None}
        return found


def plainly(key: str) -> str:
    """A field's name as words, where nobody has written better ones."""
    text = key.rpartition("-")[2].replace("_", " ").strip()
    return text[:1].upper() + text[1:]


class _Reader:
    def __init__(self, word: Word, name: Word) -> None:
        self.word, self.name = word, name

    def text(self, key: str, value: object, few: bool = False) -> str:
        """A single value in words. `few`: one of a few the rules know, which have words of their own."""
        if isinstance(value, Enum):
            value, few = value.value, True
        if few and isinstance(value, str):
            return self.word(f"{key}-{value}")
        return self.name(value) if isinstance(value, str) else str(value)

    def line(self, value: object, key: str) -> str:
        """Anything as an entry of a list."""
        if isinstance(value, BaseModel):
            words = [self.text(k, v, _few(value, k)) for k, v in _fields(value) if isinstance(v, (str, Enum)) and v]
            counts = [f"{self.word(k)} {v}" for k, v in _fields(value) if _number(v)]
            marks = [self.word(k) for k, v in _fields(value) if v is True]
            head, more = ", ".join(words), ", ".join([*counts, *marks])
            return f"{head} ({more})" if head and more else head or more
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(self.line(v, key) for v in value)
        return self.text(key, value)

    def parts(self, model: BaseModel) -> tuple[list[Fact], list[Listing]]:
        """What a model says by itself."""
        facts: list[Fact] = []
        lists: list[Listing] = []
        limits = {name[4:] for name, _ in _fields(model) if name.startswith("max_")}
        for key, value in _fields(model):
            if key in UNSEEN or (key.startswith("max_") and key[4:] in dict(_fields(model))):
                continue
            label = self.word(key)
            if value is None or value is False or value in ("", (), [], {}):
                continue
            if value is True:
                facts.append(Fact(key, "", label))
            elif _number(value):
                most = getattr(model, f"max_{key}") if key in limits else _limit(model, key)
                facts.append(Fact(key, label, str(value), int(value), most))
            elif isinstance(value, BaseModel):
                own, more = self.parts(value)
                facts += [Fact(f"{key}/{f.key}", f.label or f.value, f.value, f.number, f.most) for f in own]
                lists += [Listing(f"{key}/{x.key}", x.label, x.items) for x in more]
            elif isinstance(value, Mapping):
                lists.append(Listing(key, label, tuple(f"{self.line(k, key)} {self.line(v, key)}" for k, v in value.items())))
            elif isinstance(value, (Sequence, frozenset, set)) and not isinstance(value, str):
                lists.append(Listing(key, label, tuple(self.line(v, key) for v in value)))
            else:
                facts.append(Fact(key, label, self.text(key, value, _few(model, key))))
        return facts, lists


def read(view: BaseModel, word: Word = plainly, name: Word = str, seats: Sequence[int] = ()) -> Reading:
    """`name` makes names of ids (a card's name), `seats` are those at the table: whoever is not in the view is in the reading
    all the same if anybody is."""
    r = _Reader(word, name)
    found = Reading()
    rest: dict[str, Any] = {}
    active = getattr(view, "active", None)

    def person(seat: int) -> Person:
        return found.people.setdefault(seat, Person(seat, seat == active))

    for key, value in _fields(view):
        if _all(value, BaseModel) and all(isinstance(getattr(v, "seat", None), int) for v in value):
            for one in value:
                facts, lists = r.parts(one)
                person(one.seat).facts += facts
                person(one.seat).lists += lists
        elif isinstance(value, Mapping) and value and all(isinstance(k, int) for k in value):
            for seat, thing in value.items():
                if isinstance(thing, BaseModel):
                    facts, lists = r.parts(thing)
                elif isinstance(thing, (Sequence, frozenset, set)) and not isinstance(thing, str):
                    facts, lists = [], [Listing(key, word(key), tuple(r.line(t, key) for t in thing))] if thing else []
                elif isinstance(thing, bool):
                    facts, lists = [Fact(key, "", word(key))] if thing else [], []
                else:
                    number = int(thing) if _number(thing) else None
                    facts, lists = [Fact(key, word(key), r.text(key, thing), number)], []
                person(seat).facts += facts
                person(seat).lists += lists
        else:
            rest[key] = value
    found.facts, found.lists = r.parts(view.model_copy(update={k: None for k, _ in _fields(view) if k not in rest}))
    if found.people or isinstance(active, int):
        for seat in seats:
            person(seat)
    found.people = dict(sorted(found.people.items()))
    return found


def _fields(model: BaseModel) -> list[tuple[str, Any]]:
    return [(name, getattr(model, name)) for name in type(model).model_fields]


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _all(value: object, kind: type) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and bool(value) and all(isinstance(v, kind) for v in value)


def _few(model: BaseModel, key: str) -> bool:
    """Is the field one of a few words (`Literal["day", "night"]`)?"""
    kinds = [type(model).model_fields[key].annotation]
    while kinds:
        kind = kinds.pop()
        if get_origin(kind) is Literal:
            return True
        kinds += get_args(kind)
    return False


def _limit(model: BaseModel, key: str) -> int | None:
    for rule in type(model).model_fields[key].metadata:
        if isinstance(rule, Le) and isinstance(rule.le, int) and 1 < rule.le <= MOST_SPACES:
            return rule.le
    return None
