"""What stands in when a game has no words: an event, a question, a hint or a picture that fails costs one neutral line.

Every box is wrapped once when Keeper takes its shelf (`guarded`), so that no game has to think of it: the answer is kept, the post
goes out, and the log has the traceback, once for each kind of sentence. What stands in carries nothing of what it stands for: it
is the same at two tables that a reader must not be able to tell apart.

With strict words, as in the tests, nothing is wrapped: there a fault is to be seen.
"""

from __future__ import annotations

import dataclasses
import inspect
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from bot.reader import Reader
from bot.shelf import AnyBox, Box, Choice, Wish
from games.kernel.ask import Ask
from games.kernel.table import Event

log = logging.getLogger(__name__)


class Unpainted(Exception):
    """There is no picture, and the log knows why."""


class Instead(NamedTuple):
    """`stands_in` gets what the box's function was called with, by name; `kind` is what that one must return."""

    stands_in: Callable[[Mapping[str, Any]], Any]
    kind: type | tuple[type, ...]


def _say(id: str) -> Instead:
    return Instead(lambda given: given["reader"].say(id), str)


def _just(value: Any, kind: type | tuple[type, ...]) -> Instead:
    return Instead(lambda given: value, kind)


def _nth(given: Mapping[str, Any]) -> str:
    """Options are told apart by their place, which everybody sees anyway."""
    keys: Sequence[str] = given["ask"].keys
    key = given["option"].key
    return given["reader"].say("wordless-option", n=keys.index(key) + 1 if key in keys else 0)


def _no_picture(given: Mapping[str, Any]) -> Any:
    raise Unpainted(given["scene"])


# Every function of a box that makes words or pictures, or says how they are laid out.
INSTEAD: Mapping[str, Instead] = {
    "title": Instead(lambda given: given["box"].name, str),
    "lobby": _just("", str),
    "sequel": Instead(lambda given: Choice(given["story"], given["reader"].say("lobby-sequel-on")), Choice),
    "event_line": Instead(lambda given: given["reader"].say("wordless-event"), (str, type(None))),
    "question_line": _say("wordless-question"),
    "option_label": Instead(_nth, str),
    "option_short": Instead(_nth, str),
    "option_hint": _just("", str),
    "option_kind": _just("", str),
    "option_style": _just("plain", str),
    "closes": _just(False, bool),
    "alike": _just("", str),
    "place": _just(0, int),
    "mark": _just("", str),
    "doubt": _just("", str),
    "suggests": _just("", str),
    "story": _just("", str),
    "plans": _just(False, object),
    "plan": _say("wordless-board"),
    "headline": _say("wordless-headline"),
    "board_text": _say("wordless-board"),
    "hand_text": _say("wordless-hand"),
    "outcome_line": _say("wordless-outcome"),
    "command_name": Instead(lambda given: given["command"], str),
    "why": _say("wordless-why"),
    "offered": _just((), (list, tuple)),
    "why_others": _just("", str),
    "begins_chapter": _just(False, object),
    "laid_out": _just(False, object),
    "minor": _just(False, object),
    "next_up": _just(None, (int, type(None))),
    "standing": _just(("", ()), tuple),
    "ordering": _just(("", ()), tuple),
    "concession": _just("", str),
    "scene": _just("board", str),
    "draw": Instead(_no_picture, object),
    "made_of": _just(None, object),
    "goes_on": _just(None, (str, type(None))),
}
# What is play and not words: a fault in one of these is the table's (`bot.tables.faults`).
PLAY = frozenset({"seating", "new_state", "allies", "pilot"})


class Wordless:
    """A box, in whose place this stands; see the module."""

    def __init__(self, box: AnyBox) -> None:
        self._box = box
        self._told: set[tuple[str, str]] = set()
        self.wishes = tuple(self._wish(wish) for wish in box.wishes)
        self.seat_wishes = tuple(self._wish(wish) for wish in box.seat_wishes)
        for name, instead in INSTEAD.items():
            setattr(self, name, self._guard(name, instead))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._box, name)

    def _guard(self, name: str, instead: Instead) -> Callable[..., Any]:
        names = list(inspect.signature(getattr(Box, name)).parameters)[1:]  # without self

        def guarded(*args: Any, **more: Any) -> Any:
            try:
                made = getattr(self._box, name)(*args, **more)
                if not isinstance(made, instead.kind):
                    raise TypeError(f"{name} gave {type(made).__name__}")
            except Exception as error:
                given = {"box": self._box, **dict(zip(names, args, strict=False)), **more}
                self._note(name, _kind(given.get(names[0])), error)
                return instead.stands_in(given)
            return made

        return guarded

    def _wish(self, wish: Wish) -> Wish:
        def choices(reader: Reader) -> Sequence[Choice]:
            try:
                return wish.choices(reader)
            except Exception as error:
                self._note("choices", wish.name, error)
                return [Choice("", reader.say("wordless-option", n=1))]

        return dataclasses.replace(wish, choices=choices)

    def _note(self, name: str, kind: str, error: Exception) -> None:
        if (name, kind) not in self._told:
            self._told.add((name, kind))
            log.error("%s: no %s for %s; a neutral one stands in", self._box.name, name, kind or "it", exc_info=error)


def _kind(first: Any) -> str:
    """What kind of thing was to be worded: told once in the log, however often it is drawn anew."""
    if isinstance(first, Ask):
        return first.msg
    if isinstance(first, Event):
        return type(first).__name__
    return first if isinstance(first, str) else ""


def guarded(box: AnyBox) -> AnyBox:
    return cast(AnyBox, Wordless(box))
