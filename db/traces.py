"""What gives a person away in a kept value: their number, a mention, a name they had. Found, and taken out.

Numbers are taken out wherever they stand: they are long, and nothing else is one. A name can be any word, also one that a payload
needs ("default", "yes"): names are looked for only where people are told something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

# Keys below which a payload holds words for readers: a notice's arguments, the lines of a story, what somebody is called.
PROSE = frozenset({"args", "story", "lines", "name"})
_NEVER = re.compile(r"(?!)")


def _plainest(name: str) -> str | None:
    """The longest piece of a name that is the same in JSON and among markdown."""
    return max(re.findall(r"[A-Za-z0-9 ]+", name), key=len, default="") if name.strip() else None


class Traces:
    def __init__(self, user_id: int, names: Iterable[str]) -> None:
        names = set(names)
        self.user_id = user_id
        self._mention = re.compile(rf"<@!?{user_id}>")
        self._number = re.compile(rf"(?<!\d){user_id}(?!\d)")
        self.parts = [str(user_id), *(part for name in names if (part := _plainest(name)) is not None)]
        """Everything that names the person contains one of these, however it is written."""
        # Among markdown a name's stars and underscores have a backslash before them.
        known = sorted((n for n in names if n.strip()), key=len, reverse=True)
        worded = ["".join(rf"\\?{re.escape(c)}" for c in name) for name in known]
        self._name = re.compile(rf"(?<!\w)(?:{'|'.join(worded)})(?!\w)") if worded else _NEVER

    def text(self, text: str, nobody: str, *, prose: bool = True) -> str:
        text = self._mention.sub(lambda _: nobody, text)
        if prose:
            text = self._name.sub(lambda _: nobody, text)
        return self._number.sub("0", text)

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
