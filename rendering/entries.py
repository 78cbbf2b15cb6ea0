"""The messages of one language, each taken apart when it is first said.

To take all files apart costs a second and a half of processor time, at every start and in every process a test begins; in an evening
a table says a tenth of them. So loading reads what an entry is called and which buttons it speaks of, and what is no entry at all.
What is wrong inside one is found where it is said, or by `faults`, which takes everything apart: the tests do that to the words of the
house, and loading to those a game brings from elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

# A line at whose beginning a message or a term has its name.
_NAMED = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
# A line that goes on with the entry above it: what stands further in, and the brackets of a choice.
_GOES_ON = (" ", "}", "[", "*", "\t")
# What looks like a button's name, also where it is none (in a comment, or within quotes).
_NAMES_A_BUTTON = re.compile(r"\$\s*[a-zA-Z][a-zA-Z0-9_]*-")


def entries(text: str) -> tuple[dict[str, str], list[str], list[str]]:
    """A file: its entries by name, names that stand twice, lines that belong to none."""
    found: dict[str, list[str]] = {}
    twice: list[str] = []
    stray: list[str] = []
    current: list[str] | None = None
    for line in text.splitlines():
        if not line or line.startswith(_GOES_ON):
            if current is not None:
                current.append(line)
            elif line.strip():
                stray.append(line.strip())
        elif line.startswith("#"):
            current = None
        elif named := _NAMED.match(line):
            name = named[1]
            if name in found:
                twice.append(name)
            current = found[name] = [line]
        else:
            current = None
            stray.append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}, twice, stray


@lru_cache(maxsize=16_384)
def taken_apart(text: str) -> ast.Message | ast.Term | None:
    """None: Fluent cannot read it."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    return entry if isinstance(entry, ast.Message | ast.Term) else None


class _Named(Visitor):
    """What an entry speaks of: other entries, terms with their hyphen, and buttons."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.entries: set[str] = set()
        self.buttons: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        if "-" in node.id.name:
            self.buttons.add(node.id.name)


class Language:
    """Read once; what was said before is at hand. Safe with several threads: taking the same entry apart twice does no harm."""

    def __init__(self, name: str) -> None:
        # Isolation marks around arguments would show up in button labels and break their length.
        self._bundle = FluentBundle([name], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._said: set[str] = set()
        self.quotes: dict[str, frozenset[str]] = {}  # the buttons and commands a message speaks of

    def add(self, text: str) -> tuple[list[str], list[str], list[str]]:
        """A file. Answers: the names in it, those that stood there already, lines that belong to no entry."""
        found, twice, stray = entries(text)
        again = [*twice, *(name for name in found if name in self._texts)]
        self._texts.update(found)
        for name, words in found.items():
            if _NAMES_A_BUTTON.search(words) and (entry := taken_apart(words)):
                buttons = _Named(entry).buttons
                if buttons:
                    self.quotes[name] = frozenset(buttons)
        return list(found), again, stray

    def faults(self, names: Iterable[str]) -> list[str]:
        """Entries that cannot be read: their first lines."""
        return [self._texts[name].splitlines()[0] for name in names if taken_apart(self._texts[name]) is None]

    def put(self, id: str, args: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """A message in words, and what was wrong with it."""
        if not self._fetched(id):
            return id, [ValueError("Fluent cannot read it")]
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return id, [ValueError("a message without text")]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), list(errors)

    def _fetched(self, id: str) -> bool:
        """It and all it refers to are in the bundle, or it cannot be read."""
        if id in self._said:
            return True
        found: dict[str, ast.Message | ast.Term] = {}
        wanted = [id]
        while wanted:
            name = wanted.pop()
            text = self._texts.get(name)
            entry = taken_apart(text) if text is not None and name not in found else None
            if entry is not None:
                found[name] = entry
                wanted += _Named(entry).entries
        if id not in found:
            return False
        self._bundle.add_resource(ast.Resource(list(found.values())))
        self._said |= found.keys()
        return True
