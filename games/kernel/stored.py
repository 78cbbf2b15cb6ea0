"""Storing a state, and playing on from exactly what was stored.

A table that was never loaded must not differ from one that was. The plain way is to read every stored state back, which costs
more than all else the machine does at the end of a step. But reading back changes a state only where two ways lead to one
list, dict or model (it comes back as two), or where a value is not of its declared type. The second the serializer notices as
it writes; the first can be seen by collecting whatever can be changed and counting it. Only then is the state read back.

Not noticed while playing: None or an undeclared literal where the type checker would not let it pass, True in a field for
numbers, an enum in one for text. A strict table, as in the tests, reads back every time and compares the types as well.
"""

from __future__ import annotations

import marshal
import typing
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from operator import itemgetter
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel
from pydantic_core import PydanticSerializationError

# Puts a value and everything in it that can be changed into the list.
Collect: TypeAlias = Callable[[Any, list[Any]], None]


class _Unclear(Exception):
    """Only reading back can tell: the state has rules of its own for writing or reading a value."""


def written(state: BaseModel) -> tuple[str, bool]:
    """The state as it is stored, and whether playing on from memory is the same as reading that back."""
    try:
        data = state.model_dump_json(warnings="error")
    except PydanticSerializationError:
        return state.model_dump_json(warnings="none"), False
    collect = _collector(type(state))
    if collect is None:
        return data, False
    found: list[Any] = []
    collect(state, found)
    return data, len(set(map(id, found))) == len(found)


_ATOMS = frozenset({str, int, bool, NoneType})


def same(one: Any, other: Any) -> bool:
    """Equal down to the types: 1 is not True, a tuple is no list.

    A strict table asks this after every step, nearly always of two states that are the same. `marshal` tells all the types of plain
    data apart and knows no others, so equal bytes are proof. Only if they differ, or cannot be made, is it looked at value by value.
    """
    try:
        if marshal.dumps(_bare(one), 2) == marshal.dumps(_bare(other), 2):
            return True
    except ValueError:
        pass
    return _same(one, other)


def _bare(value: Any) -> Any:
    """The same without models: each becomes its class and its fields. Ellipsis, which no state can hold, marks it."""
    kind: Any = value.__class__
    if kind in _ATOMS:
        return value
    if kind is list:
        return [_bare(one) for one in value]
    if kind is dict:
        return {key: _bare(one) for key, one in value.items()}
    if kind is tuple:
        return tuple(map(_bare, value))
    if issubclass(kind, BaseModel):
        held, deep = value.__dict__, _deep(kind)
        return ..., id(kind), {**held, **{name: _bare(held[name]) for name in deep}} if deep else held
    return value


@lru_cache(maxsize=256)
def _deep(kind: type[BaseModel]) -> list[str]:
    """The fields that hold models, as far as they say. One that holds a model all the same cannot be made into bytes."""
    return [name for name, info in kind.model_fields.items() if _has_models(info.annotation)]


def _has_models(kind: Any) -> bool:
    return (isinstance(kind, type) and issubclass(kind, BaseModel)) or any(map(_has_models, typing.get_args(kind)))


def _same(one: Any, other: Any) -> bool:
    if type(one) is not type(other):
        return False
    if type(one) in _ATOMS:
        return bool(one == other)
    if isinstance(one, BaseModel):
        names = type(one).model_fields
        return _alike([getattr(one, name) for name in names], [getattr(other, name) for name in names])
    if isinstance(one, dict):
        mine, theirs = typing.cast(dict[Any, Any], one), typing.cast(dict[Any, Any], other)
        return _alike(list(mine), list(theirs)) and _alike(list(mine.values()), list(theirs.values()))
    if isinstance(one, (list, tuple)):
        return _alike(typing.cast(list[Any], one), typing.cast(list[Any], other))
    return bool(one == other)


def _alike(row: Sequence[Any], line: Sequence[Any]) -> bool:
    """Two rows value by value; a row without anything inside its values in one go."""
    kinds = list(map(type, row))
    if kinds != list(map(type, line)):
        return False
    if _ATOMS.issuperset(kinds):
        return row == line
    return all(map(_same, row, line))


@lru_cache(maxsize=64)
def _collector(kind: type[BaseModel]) -> Collect | None:
    try:
        return _of_model(kind, {})
    except _Unclear:
        return None


def _itself(value: Any, found: list[Any]) -> None:
    """For what can be changed, but holds nothing that can."""
    found.append(value)


def _collect(kind: Any, known: dict[type[BaseModel], Collect]) -> tuple[Collect | None, bool]:
    """How to collect from a value of this kind (None: nothing in it can be changed), and whether it may be None."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind in (str, int, bool, None, NoneType) or origin is Literal:
        return None, kind in (None, NoneType)
    if origin in (typing.Union, UnionType):
        kinds = [_collect(p, known)[0] for p in parts if p is not NoneType]
        changing = [c for c in kinds if c is not None]
        if len(changing) > 1 or len(changing) not in (0, len(kinds)):
            raise _Unclear  # which of them it is would have to be looked up for every value
        return (changing[0] if changing else None), NoneType in parts
    if origin is list:
        return _of_pile(*_collect(parts[0], known)), False
    if origin is dict:
        return _of_shelf(*_collect(parts[1], known)), False
    if origin is tuple:
        if any(_collect(p, known)[0] is not None for p in parts if p is not Ellipsis):
            raise _Unclear
        return None, False
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _of_model(kind, known), False
    raise _Unclear


def _of_pile(inner: Collect | None, gaps: bool) -> Collect:
    if inner is None:
        return _itself
    if inner is _itself and not gaps:

        def flat(value: Any, found: list[Any]) -> None:
            found.append(value)
            found += value

        return flat

    def deep(value: Any, found: list[Any]) -> None:
        found.append(value)
        for one in value:
            if one is not None:
                inner(one, found)

    return deep


def _of_shelf(inner: Collect | None, gaps: bool) -> Collect:
    if inner is None:
        return _itself
    if inner is _itself and not gaps:

        def flat(value: Any, found: list[Any]) -> None:
            found.append(value)
            found += value.values()

        return flat

    def deep(value: Any, found: list[Any]) -> None:
        found.append(value)
        for one in value.values():
            if one is not None:
                inner(one, found)

    return deep


def _of_model(kind: type[BaseModel], known: dict[type[BaseModel], Collect]) -> Collect:
    if kind in known:
        return known[kind]
    own = kind.__pydantic_decorators__
    if any(getattr(own, f.name) for f in fields(own)) or kind.__private_attributes__ or kind.model_config.get("extra") == "allow":
        raise _Unclear
    known[kind] = lambda value, found: look(value, found)  # a model may contain itself
    flat: list[str] = []
    deep: list[tuple[str, Collect]] = []
    for name, info in kind.model_fields.items():
        if info.metadata or info.exclude or info.alias or info.validation_alias or info.serialization_alias:
            raise _Unclear
        inner, gap = _collect(info.annotation, known)
        if inner is _itself and not gap:
            flat.append(name)
        elif inner is not None:
            deep.append((name, inner))
    look: Collect = _itself if not flat and not deep else _fields(flat, deep)
    known[kind] = look
    return look


def _fields(flat: list[str], deep: list[tuple[str, Collect]]) -> Collect:
    several = itemgetter(*flat) if len(flat) > 1 else None

    def look(value: Any, found: list[Any]) -> None:
        held = value.__dict__
        found.append(value)
        if several is not None:
            found += several(held)
        elif flat:
            found.append(held[flat[0]])
        for name, inner in deep:
            one = held[name]
            if one is not None:
                inner(one, found)

    return look
