"""One accepted answer: the machine moves, then everything it caused is kept in one transaction.

`consequences_of` collects what everybody who listens makes of a change. The lock is held throughout.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

import db
from bot import refusals
from bot.tables import kept
from bot.tables.change import Change, Kind, combine
from games.kernel import live as kernel
from games.kernel.ask import Ask, By, Option, Seat
from games.kernel.live import Moved, RuleCrash
from games.kernel.table import Told

if TYPE_CHECKING:
    from bot.tables.table import Table


def said(seat: Seat, what: str) -> Ask:
    """What answers no question, in the shape of one that holds nothing else."""
    aside = Ask(seat, what, [Option(what, None)])
    aside.n = kernel.NOTE
    return aside


async def move(
    table: Table,
    ask: Ask,
    picks: Sequence[str],
    *,
    by: By,
    stamps: Sequence[str] = (),
    id: str = "",
    user_id: int | None = None,
    effects: db.Effects | None = None,
) -> Moved:
    """One accepted answer: the machine moves, then everything is kept in one transaction. The lock is held."""
    live = table.live
    assert live is not None
    asked = frozenset(a.n for a in live.asks)
    waited = frozenset(a.seat for a in live.asks if a.needed)
    serial, epoch = table.game.serial, live.epoch
    secret = ask.n == kernel.NOTE or not ask.read_by(None) or any(a.cover is not None for a in live.asks)
    face = table.face() if secret else None
    try:
        moved = live.answer(ask.n, ask.seat, picks, id=id, epoch=epoch, stamps=stamps, by=by)
    except kernel.Stale:
        raise refusals.Decided() from None
    except kernel.Changed:
        raise refusals.OptionChanged from None
    except kernel.NotYours:
        raise table.not_asked(user_id or 0) from None
    except kernel.BadPicks:
        raise refusals.WrongPicks(min(ask.least, len(ask.options)), ask.most) from None
    except kernel.Duplicate:
        raise refusals.HeldAlready from None
    except kernel.Ended:
        raise refusals.GameOver from None
    except RuleCrash as crash:
        raise await _stumble(table, ask, picks, crash) from crash
    assert moved.answer is not None
    now = table.tables.clock()
    try:
        silent = face is not None and all(t.for_viewer(None) is None for t in moved.told) and face == table.face()
        brought = consequences_of(table, "answer", moved.told, asked, waited, moved, user_id, silent and not moved.over)
        await table.tables.db.record(
            table.id,
            db.Move(
                answer=kept.answer_row(moved.answer, user_id),
                expected_serial=serial,
                epoch=epoch,
                checkpoint=kept.snapshot(moved.checkpoint) if moved.checkpoint else None,
                outcome=kept.outcome(live) if moved.over else None,
                **combine(*([effects] if effects else []), *brought),  # why it was answered comes before what that brought
            ),
            now,
        )
    except BaseException:
        table.drop()  # the machine has moved, the memory has not
        raise
    table.game = dataclasses.replace(table.game, serial=serial + 1, updated=now)
    if moved.over:
        table.game = dataclasses.replace(table.game, status="finished", finished=now, outcome=kept.outcome(live))
    table.committed()
    return moved


async def _stumble(table: Table, ask: Ask, picks: Sequence[str], crash: RuleCrash) -> refusals.TableRefusal:
    """A rule failed: the game stands as before, the channel is told, the operator finds the report."""
    data = {"serial": table.game.serial, "n": ask.n, "seat": ask.seat, "question": ask.msg, "picks": list(picks)}
    return refusals.Stumbled(await table.tables.faults.stumbled(table.id, crash, data))


def consequences_of(
    table: Table,
    kind: Kind,
    told: tuple[Told, ...] = (),
    asked: frozenset[int] = frozenset(),
    waited: frozenset[Seat] = frozenset(),
    moved: Moved | None = None,
    user_id: int | None = None,
    silent: bool = False,
    left_alone: bool = False,
) -> list[db.Effects]:
    """What everybody who listens makes of a change that is about to be kept. The lock is held."""
    now = table.tables.clock()
    table.times.asked = {table.name_of(a): table.times.asked.get(table.name_of(a), now) for a in table.asks}
    table.times.spans = {name: span for name, span in table.times.spans.items() if name in table.times.asked}
    if kind in ("start", "answer", "undo") and not silent:
        table.times.since = waiting_since(table, now)
    change = Change(table, kind, told, asked, waited, moved, user_id, silent, left_alone)
    if kind == "answer" and change.seen_here is not None:
        table.times.pressed[change.seen_here] = now
    return [consequence(change) for consequence in table.tables.consequences]


def waiting_since(table: Table, otherwise: int) -> int:
    """When the newest open question was put that everybody may read."""
    times = [table.times.asked.get(table.name_of(a)) for a in table.asks if a.needed and a.read_by(None)]
    return max((t for t in times if t is not None), default=otherwise)
