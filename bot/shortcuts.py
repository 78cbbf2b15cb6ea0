"""Fewer presses at a table: what a game's own shortcuts (`games.kernel.shortcuts`) come to for the one who is asked.

A guided first game has none: there every press is to be learned. Whoever likes to be asked everything has no answer given for them.
A fault in a shortcut costs the shortcut.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from bot import lessons
from bot.tables.kept import ASKS_ALL
from games.kernel import shortcuts as kernel
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import Several, Shortcuts

if TYPE_CHECKING:
    from bot.reader import Reader
    from bot.tables import Table

log = logging.getLogger(__name__)

T = TypeVar("T")


def obvious(table: Table, ask: Ask) -> str:
    """What the table answers for whoever is asked; empty: they are. Never behind a cover, where a missing pause would tell something."""
    row = table.seats[ask.seat]
    if not ask.needed or ask.hollow or ask.cover is not None or not ask.read_by(None) or row.choices.get(ASKS_ALL):
        return ""
    key = _of(table, lambda s: s.obvious(table.view(ask.seat), ask), "")
    return key if key in ask.keys else ""


def chains(table: Table, ask: Ask) -> Sequence[Option[Any]]:
    return () if ask.most > 1 else _of(table, lambda s: s.chains(table.view(ask.seat), ask), ())


def hidden(table: Table, ask: Ask) -> frozenset[str]:
    """Single answers that a chain stands for."""
    return _of(table, lambda s: frozenset(s.instead(table.view(ask.seat), ask)), frozenset())


def several(table: Table, ask: Ask) -> Several | None:
    return None if ask.most > 1 else _of(table, lambda s: s.several(table.view(ask.seat), ask), None)


def meant(table: Table, ask: Ask) -> Mapping[str, Option[Any]]:
    """What a press may name besides the question's own options."""
    return {} if ask.most > 1 else _of(table, lambda s: kernel.meant(s, table.view(ask.seat), ask), {})


def answers(table: Table, ask: Ask, keys: Sequence[str]) -> list[tuple[str, ...]] | None:
    return _of(table, lambda s: kernel.answers(s, table.view(ask.seat), ask, keys), None)


def doubt(table: Table, ask: Ask, option: Option[Any], reader: Reader) -> str:
    """What whoever presses this is asked once more; empty: they go ahead."""
    return _of(table, lambda _: table.box.doubt(ask, option, table.view(ask.seat), reader), "")


def known(table: Table) -> bool:
    """Does this game answer anything for people?"""
    return type(table.box.shortcuts).obvious is not Shortcuts.obvious and lessons.of(table) is None


def _of(table: Table, look: Callable[[Shortcuts], T], otherwise: T) -> T:
    if lessons.of(table) is not None:
        return otherwise
    try:
        return look(table.box.shortcuts)
    except Exception:
        log.exception("game %s: a shortcut failed", table.id)
        return otherwise
