"""Fewer presses, outside the rules: what a game knows of its own questions that spares people a press and takes no decision from them.

`obvious`: a question with one sensible answer is answered by the table. `doubt`: one that is unwise and cannot be taken back by oneself is
asked about once more. `chains`: one press that gives several answers in a row, the first to
this question, the others to those it brings. `several`: a select whose picks are answers that would be asked for one after the other.

All of it is made from what the one who is asked may see, and none of it is a rule: the log holds the single answers, so a game that was
begun without a shortcut is played on with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option

# Stands between the keys of a chain. No rule uses it in a key.
THEN = ">"


@dataclass(frozen=True, slots=True)
class Several:
    """A select of several picks on a question that takes one. `first` is answered before them; then all picks at once to the question it brings
    (`at_once`), or one after the other to the question as it is asked anew; then `then`. `msg` is what stands on the select."""

    msg: str
    picks: tuple[Option[Any], ...]
    least: int
    most: int
    first: str = ""
    at_once: bool = False
    then: str = ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question back, before a deed that is unwise: `msg` is worded with `args`."""

    msg: str
    args: tuple[tuple[str, str | int], ...] = ()


class Shortcuts:
    """None at all. A game derives from this and says what it has; `view` is what whoever is asked may see."""

    def obvious(self, view: Any, ask: Ask) -> str:
        """The key of the one sensible answer; empty: there is something to decide."""
        return ""

    def chains(self, view: Any, ask: Ask) -> Sequence[Option[None]]:
        """Deeds of several answers, their keys joined by `THEN`; worded like any other option. They stand before the single ones."""
        return ()

    def instead(self, view: Any, ask: Ask) -> Sequence[str]:
        """Keys of single answers that need not be offered beside the chains, because one of them says the same and more."""
        return ()

    def alike(self, option: Option[Any]) -> str:
        """Options of a single pick with the same word here are interchangeable (two green dice that show the same): people are offered the
        first of them. Empty: like nothing else."""
        return ""

    def several(self, view: Any, ask: Ask) -> Several | None:
        return None

    def doubt(self, view: Any, ask: Ask, key: str) -> Doubt | None:
        """What whoever presses this (the first of its answers, if it is a chain) is asked once more. None: they go ahead."""
        return None


def chain(*keys: str) -> str:
    return THEN.join(keys)


def links(key: str) -> tuple[str, ...]:
    """The single answers of a chain."""
    return tuple(key.split(THEN))


def picked(option: Option[Any]) -> Option[Any]:
    """The same in a select of several, where its key says so."""
    return Option(f"{THEN}{option.key}", option.value, option.args, option.msg, option.tone)


def single(key: str) -> str:
    """The key of the option itself: in a select of several it reads the same as by itself."""
    return key.removeprefix(THEN)


def meant(shortcuts: Shortcuts, view: Any, ask: Ask) -> Mapping[str, Option[Any]]:
    """Everything a press on this question may name besides its own options, by key."""
    found = {o.key: o for o in shortcuts.chains(view, ask)}
    several = shortcuts.several(view, ask)
    return found | ({p.key: p for p in map(picked, several.picks)} if several is not None else {})


def answers(shortcuts: Shortcuts, view: Any, ask: Ask, keys: Sequence[str]) -> list[tuple[str, ...]] | None:
    """The answers that these keys of `meant` stand for, one after the other. None: so many, or these together, are not offered."""
    if len(keys) == 1 and not keys[0].startswith(THEN):
        return [(key,) for key in links(keys[0])]
    several = shortcuts.several(view, ask)
    if several is None or not several.least <= len(keys) <= several.most or len(set(keys)) != len(keys):
        return None
    picks = [single(key) for key in keys]
    given = [tuple(picks)] if several.at_once else [(pick,) for pick in picks]
    return [*([(several.first,)] if several.first else []), *given, *([(several.then,)] if several.then else [])]
