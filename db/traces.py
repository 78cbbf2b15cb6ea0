"""What gives a person away in a kept value: their number, a mention, a name they had. Found, and taken out.

Numbers are taken out wherever they stand: they are long, and nothing else is one. (Only a word for the dice may be: every die hangs
on it, so it stays.) A name can be any word, also one that a payload
needs ("default", "yes"): names are looked for only where people are told something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

# Keys below which a payload holds words for readers: a notice's arguments, the lines of a story, what somebody is called.
PROSE = frozenset({"args", "story", "closed", "overtaken", "lines", "name"})
# What stands between grave accents, or is a mention of a command, is never a name, but a word for the dice, a secret, a command: no
# letter of it changes.
_QUOTED = r"(?<!\\)`[^`\n]*`|</[^:<>\n]+:\d+>"
# A name is whole: no letter or digit beside it, nor one behind an underscore or hyphen, nor an escaped sign (that is another name).
_SIGN = r"\\[_*~|`>-]"
_BEGINS = rf"(?<![^\W_])(?<![^\W_][_-])(?<!{_SIGN})"
_ENDS = rf"(?![^\W_])(?![_-][^\W_])(?!{_SIGN})"
# What a game counts is shorter. A name that is such a number cannot be told from it in a sentence, and tells nobody who it was.
_COUNTED_DIGITS = 3


# Where a sentence begins, whatever marks stand before its first letter.
_OPENS = r"(?:^|\n|[.!?…][\"”“’)]*\s)(?:[>#·•-]+\s)*[*_~|]*"


def beginning(text: str, nobody: str) -> str:
    """Whatever stands for somebody's name has a capital letter where a sentence begins with it."""
    if not nobody or nobody not in text:
        return text
    capital = nobody[:1].upper() + nobody[1:]
    return re.sub(rf"({_OPENS}){re.escape(nobody)}{_ENDS}", lambda m: m[1] + capital, text)


def _is_count(name: str) -> bool:
    return not any(c.isalpha() for c in name) and 0 < sum(c.isdigit() for c in name) <= _COUNTED_DIGITS


def _worded(name: str) -> str:
    """Among markdown a name's stars and underscores have a backslash before them."""
    return "".join(rf"\\?{re.escape(c)}" for c in name)


class Traces:
    def __init__(self, user_id: int, names: Iterable[str], others: Iterable[str] = ()) -> None:
        """`others` are names of other people that must stay whole, though this person's may be a part of them."""
        self.user_id = user_id
        self.names = frozenset(name for name in names if name.strip())
        theirs = [n for n in self.names if not _is_count(n)]
        longer = {o for o in others if o not in self.names and any(n in o for n in theirs)}
        # Of two that begin at the same place the longer one is meant.
        told = [(n, "name") for n in theirs] + [(o, "kept") for o in longer]
        told.sort(key=lambda pair: len(pair[0]), reverse=True)
        people = [f"(?P<{kind}{i}>{_worded(name)})" for i, (name, kind) in enumerate(told)]
        mention, number = rf"<@!?{user_id}>", rf"(?<!\d){user_id}(?!\d)"
        self._plain = re.compile(rf"(?P<name>{mention})|(?P<number>{number})")
        whole = rf"|{_BEGINS}(?:{'|'.join(people)}){_ENDS}" if people else ""
        self._prose = re.compile(rf"(?P<name>{mention}){whole}|(?P<quoted>{_QUOTED})|(?P<number>{number})")

    def text(self, text: str, nobody: str, *, prose: bool = True) -> str:
        def instead(match: re.Match[str]) -> str:
            kind = match.lastgroup or ""
            return nobody if kind.startswith("name") else "0" if kind == "number" else match[0]

        if prose and text in self.names:
            return nobody  # a word for a sentence, which may stand anywhere in it
        changed, times = (self._prose if prose else self._plain).subn(instead, text)
        return beginning(changed, nobody) if times and changed != text else changed

    def value(self, value: Any, nobody: str, *, prose: bool = False) -> Any:
        """The same without this person: a list is shorter, a field is empty."""
        if isinstance(value, str):
            return self.text(value, nobody, prose=prose)
        if isinstance(value, list | tuple):
            return [self.value(v, nobody, prose=prose) for v in value if not self._is(v)]
        if isinstance(value, dict):
            kept = {k: v for k, v in value.items() if str(k) != str(self.user_id)}
            return {k: None if self._is(v) else self.value(v, nobody, prose=prose or k in PROSE) for k, v in kept.items()}
        return value

    def _is(self, value: Any) -> bool:
        return (isinstance(value, int) and value == self.user_id) or value == str(self.user_id)

    def found(self, value: Any, *, prose: bool = False) -> bool:
        return self.value(value, "", prose=prose) != (list(value) if isinstance(value, tuple) else value)
