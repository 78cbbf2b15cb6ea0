"""Packs of cards as strict YAML: scalars stay what they look like, doubled keys are errors, faults name file, card and field.

PyYAML's own rules turn `no`, `on` and unquoted `4:30` into other types; this loader knows only strings, whole numbers, true,
false and null.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import yaml
from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a pack, with the place where its author finds it."""

    file: str
    line: int
    card: str
    field: str
    problem: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        card = f" card {self.card}:" if self.card else ""
        field = f" {self.field}:" if self.field else ""
        return f"{where}:{card}{field} {self.problem}"


class BadPack(Exception):
    """A pack that cannot be loaded; nothing of it is used."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(str(f) for f in faults))
        self.faults = tuple(faults)


class Mark(dict[str, Any]):
    """A YAML mapping that remembers its line, and those of its fields."""

    line: int = 0

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}


# No card counts further, and Python itself refuses to read numbers of some thousand digits.
MOST_DIGITS = 18
_NUMBER = re.compile(r"^-?(?:0|[1-9][0-9]*)$")
_TRUTH = re.compile(r"^(?:true|false)$")

# The parser in C, where PyYAML was built with it: loading both games took 0.16 s of processor time instead of 0.5, at every start.
_Safe: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Safe):
    """Strings, whole numbers, true/false, null; nothing else is guessed."""

    yaml_implicit_resolvers: dict[str, Any] = {}
    # What a tag asks for besides (a date, a fraction, bytes) is refused like any unknown tag.
    yaml_constructors: dict[Any, Any] = {
        tag: _Safe.yaml_constructors[tag] for tag in (None, *(f"tag:yaml.org,2002:{kind}" for kind in ("null", "seq", "str")))
    }

    def construct_marked(self, node: yaml.MappingNode) -> Mark:
        row = Mark()
        row.line = node.start_mark.line + 1
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "a key must be a word", key_node.start_mark)
            key = str(key_node.value)
            if key in row:
                raise yaml.constructor.ConstructorError(None, None, f"the key {key!r} stands twice", key_node.start_mark)
            row.lines[key] = key_node.start_mark.line + 1
            row[key] = self.construct_object(value_node, deep=True)  # pyright: ignore[reportUnknownMemberType]
        return row

    def construct_number(self, node: yaml.ScalarNode) -> int:
        if not _NUMBER.match(str(node.value)):
            raise yaml.constructor.ConstructorError(None, None, f"{node.value!r} is no whole number", node.start_mark)
        if len(node.value) > MOST_DIGITS:
            raise yaml.constructor.ConstructorError(None, None, f"a number of more than {MOST_DIGITS} digits", node.start_mark)
        return int(node.value)

    def construct_truth(self, node: yaml.ScalarNode) -> bool:
        if not _TRUTH.match(str(node.value)):
            raise yaml.constructor.ConstructorError(None, None, f"{node.value!r} is neither true nor false", node.start_mark)
        return node.value == "true"


_Loader.add_constructor("tag:yaml.org,2002:int", _Loader.construct_number)  # pyright: ignore[reportUnknownMemberType]
_Loader.add_constructor("tag:yaml.org,2002:bool", _Loader.construct_truth)  # pyright: ignore[reportUnknownMemberType]
_Loader.add_constructor("tag:yaml.org,2002:map", _Loader.construct_marked)  # pyright: ignore[reportUnknownMemberType]
_Loader.add_implicit_resolver(  # pyright: ignore[reportUnknownMemberType]
    "tag:yaml.org,2002:bool", _TRUTH, list("tf")
)
_Loader.add_implicit_resolver(  # pyright: ignore[reportUnknownMemberType]
    "tag:yaml.org,2002:int", _NUMBER, list("-0123456789")
)
_Loader.add_implicit_resolver(  # pyright: ignore[reportUnknownMemberType]
    "tag:yaml.org,2002:null", re.compile(r"^(?:null|~|)$"), ["n", "~", ""]
)


def parse_yaml(text: str, file: str) -> Mark:
    try:
        data: Any = yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        spot = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line = spot.line + 1 if spot else 0
        raise BadPack([Fault(file, line, "", "", str(getattr(error, "problem", None) or error))]) from None
    except RecursionError:
        raise BadPack([Fault(file, 0, "", "", "is nested too deeply")]) from None
    if data is None:
        return Mark()
    if not isinstance(data, Mark):
        raise BadPack([Fault(file, 1, "", "", "the file must be a mapping")])
    return data


def read_yaml(path: Path, called: str = "") -> Mark:
    """`called`: what faults call the file; otherwise its name."""
    called = called or path.name
    if path.exists() and not path.is_file():  # somebody might wait for ever until something comes out of it
        raise BadPack([Fault(called, 0, "", "", "cannot be read: this is no file")])
    try:
        return parse_yaml(path.read_text(encoding="utf-8"), called)
    except UnicodeDecodeError as error:
        raise BadPack([Fault(called, 0, "", "", f"is not UTF-8: {error.reason}")]) from None
    except OSError as error:
        raise BadPack([Fault(called, 0, "", "", f"cannot be read: {error.strerror}")]) from None


def of_the_game(path: Path) -> str:
    """What faults call a file of a game's own: several games have an `items.yaml`. `alone/content/items.yaml`, `alone/rulebook.yaml`."""
    return "/".join(path.parts[-3 if path.parent.name == "content" else -2 :])


def _field(loc: Sequence[int | str]) -> str:
    """The author's path to a fault: list places in brackets."""
    path = ""
    for part in loc:
        if isinstance(part, int):
            path += f"[{part}]"
        else:
            path += f".{part}" if path else part
    return path


def _problem(error: Mapping[str, Any]) -> str:
    got = error.get("input")
    plain = isinstance(got, (str, int)) and not isinstance(got, bool)
    known = error["type"] in ("no_clause", "unknown_clause")  # these say by themselves what was written
    if error["type"] == "extra_forbidden":
        return "there is no such field here"
    if error["type"] == "missing":
        return "is missing"
    said = str(error["msg"]).removeprefix("Value error, ")  # pydantic's word for what a card itself found wrong
    return said + (f" (got {got!r})" if plain and not known else "")


def _line(row: Any, loc: Sequence[int | str]) -> int:
    """Where in the file a field of a card stands; for one that is missing, what it is missing from."""
    line = row.line if isinstance(row, Mark) else 0
    for part in loc:
        if isinstance(row, Mark) and part in row:
            line, row = row.lines.get(str(part), line), row[str(part)]
        elif isinstance(row, list) and isinstance(part, int) and part < len(cast(list[Any], row)):
            row = cast(list[Any], row)[part]
            line = row.line if isinstance(row, Mark) else line
        else:
            break
    return line


def faults_of(error: ValidationError, file: str, row: Any, card: str) -> list[Fault]:
    """Everything pydantic found wrong with one card, or one sheet, each at its own line."""
    return [Fault(file, _line(row, e["loc"]), card, _field(e["loc"]), _problem(cast(Any, e))) for e in error.errors()]


def load_cards(model: type[M], rows: Sequence[Any], file: str, faults: list[Fault]) -> list[M]:
    """Validate every card of a list; faults are collected so that an author sees all of them at once."""
    cards: list[M] = []
    for i, row in enumerate(rows):
        name = str(cast(Any, row).get("id", f"#{i + 1}")) if isinstance(row, Mark) else f"#{i + 1}"
        try:
            cards.append(model.model_validate(row))
        except ValidationError as error:
            faults += faults_of(error, file, row, name)
    return cards


def near(word: str, words: Iterable[str]) -> str:
    """A hint for a misspelt name."""
    close = difflib.get_close_matches(word, list(words), 1)
    return f", did you mean {close[0]!r}?" if close else ""
