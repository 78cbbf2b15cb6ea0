"""What a button carries in its custom id: which table, which question in which line of play, and what the option meant.

    k1:<table>:<line>:<stamp>:<key>              an answer by button
    k1s:<table>:<line>:<part>                    an answer by select; the values are <stamp>:<key>
    k1:<table>:-:<deed>:<argument>               anything else on a table's post: join, hand, log …
    k1s:<table>:-:<deed>:<argument>              the same as a select

The line is an HMAC of the question's number and of the line of play it was put on, because the number itself would tell a curious
reader how many secret questions were asked. Both make one mark: a part that stays the same until something is taken back would tell
that somebody has done so in secret. Ids come from outside: everything here is parsed, nothing believed. Discord's limit is 100
characters.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from hashlib import blake2b, sha256

LIMIT = 100
LONGEST_KEY = 60
BUTTON, SELECT = "k1", "k1s"

_ANSWER = re.compile(r"k1s?:([0-9a-z]{1,9}):([0-9a-z]{1,4})\.([0-9a-f]{8}):([0-9a-f]{4}|[0-9]{1,3})(?::(.{1,60}))?", re.DOTALL)
_DEED = re.compile(r"k1s?:([0-9a-z]{1,9}):-:([a-z][a-z-]{0,23}):([^\n]{0,60})")
_VALUE = re.compile(r"([0-9a-f]{4}):(.{1,60})", re.DOTALL)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class ToQuestion:
    """An answer. `line` as `line` makes it; `stamp` and `key` are empty for a select, whose values bring them."""

    game_id: int
    line: str
    stamp: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class ToTable:
    """Something else at this table; who handles it is registered in `bot.presses`."""

    game_id: int
    deed: str
    argument: str = ""


def number(text: str) -> int | None:
    """A number as we write it ourselves, of at most 64 bits. `str.isdigit` also knows "²", of which `int` knows nothing."""
    return int(text) if _NUMBER.fullmatch(text) and int(text) < 2**63 else None


def base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def line(key: bytes, epoch: int, n: int) -> str:
    """A question's name in public."""
    mark = hmac.new(key, f"{epoch}.{n}".encode(), sha256).hexdigest()
    return f"{mark[8:12]}.{mark[:8]}"


def older_line(key: bytes, epoch: int, n: int) -> str:
    """The same on posts from before: they had a mark of the line of play in front."""
    branch = hmac.new(key, f"branch {epoch}".encode(), sha256).hexdigest()[:4]
    return f"{branch}.{line(key, epoch, n)[5:]}"


def names(text: str, key: bytes, epoch: int, n: int) -> bool:
    """Is this the question's name?"""
    return text in (line(key, epoch, n), older_line(key, epoch, n))


def point(key: bytes, serial: int) -> str:
    """A place in the log in public: after the answer with this serial. No serial is ever given twice."""
    return hmac.new(key, f"point {serial}".encode(), sha256).hexdigest()[:12]


def short(key: str) -> str:
    """An option's key as it fits into an id; a very long one is replaced by its fingerprint."""
    return key if len(key) <= LONGEST_KEY else "~" + blake2b(key.encode(), digest_size=8).hexdigest()


def answer_button(game_id: int, line: str, stamp: str, key: str) -> str:
    return _checked(f"{BUTTON}:{base36(game_id)}:{line}:{stamp}:{short(key)}")


def answer_select(game_id: int, line: str, part: int) -> str:
    return _checked(f"{SELECT}:{base36(game_id)}:{line}:{part}")


def value(stamp: str, key: str) -> str:
    return f"{stamp}:{short(key)}"


def deed_button(game_id: int, deed: str, argument: str = "") -> str:
    return _checked(f"{BUTTON}:{base36(game_id)}:-:{deed}:{argument}")


def deed_select(game_id: int, deed: str, argument: str = "") -> str:
    return _checked(f"{SELECT}:{base36(game_id)}:-:{deed}:{argument}")


def _checked(custom_id: str) -> str:
    if len(custom_id) > LIMIT or parse(custom_id) is None:
        raise ValueError(f"not a good custom id: {custom_id!r}")
    return custom_id


def parse(custom_id: str) -> ToQuestion | ToTable | None:
    """None: not one of ours, or damaged."""
    if len(custom_id) > LIMIT:
        return None
    if found := _DEED.fullmatch(custom_id):
        return ToTable(int(found[1], 36), found[2], found[3])
    if found := _ANSWER.fullmatch(custom_id):
        game_id, line = int(found[1], 36), f"{found[2]}.{found[3]}"
        if custom_id.startswith(f"{SELECT}:"):
            return ToQuestion(game_id, line) if found[5] is None else None
        return ToQuestion(game_id, line, found[4], found[5]) if found[5] and len(found[4]) == 4 else None
    return None


def parse_value(text: str) -> tuple[str, str] | None:
    """(stamp, key) of a select's value."""
    found = _VALUE.fullmatch(text)
    return (found[1], found[2]) if found else None
