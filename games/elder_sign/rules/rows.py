"""Tasks as they lie on the table: printed rows, and what monsters make of them (ES-TASK-09/10, ES-MON-02…06, ES-MON-10/11)."""

from __future__ import annotations

from dataclasses import dataclass

from games.elder_sign.moments import BOOK, RowOf
from games.elder_sign.state import ANCIENT, THIRD, Spot
from games.elder_sign.table import Elder
from games.elder_sign.tasks import Need, Row


@dataclass(frozen=True, slots=True)
class TaskRow:
    """One task to be solved. `id` is t0, t1 … for printed places and m<id> for monsters below the tasks."""

    id: str
    row: Row
    monster: str = ""


def rows_of(g: Elder, spot: Spot) -> list[TaskRow]:
    """All tasks of a card, top to bottom; an uncovered empty frame is none (ES-MON-02)."""
    card = g.cards.adventure(spot.card)
    heard = BOOK.heard(g, RowOf)

    def stands(row: Row, monster: str = "") -> Row:
        return BOOK.now(g, RowOf(spot.card, row, monster)).row if heard else row

    on_row = {m.row: m for m in spot.monsters if m.row is not None}
    found: list[TaskRow] = []
    for i, task in enumerate(card.tasks):
        marker = on_row.get(i)
        if marker is None:
            if task.frame != "empty":
                found.append(TaskRow(f"t{i}", stands(task.printed)))
        elif marker.defeated:
            # ES-MON-24, S-52: its conditions are ignored; on a partial frame the uncovered ones remain.
            if task.frame == "partial":
                found.append(TaskRow(f"t{i}", stands(task.open)))
        else:
            # ES-MON-04/05/06: an extra task, the whole row, or only what is framed.
            covered = task.open + g.cards.monsters[marker.id].task
            found.append(TaskRow(f"t{i}", stands(covered, marker.id), marker.id))
    for marker in spot.monsters:
        if marker.row is None and not marker.defeated:
            found.append(TaskRow(f"m{marker.id}", stands(g.cards.monsters[marker.id].task, marker.id), marker.id))
    return found


def any_left(g: Elder) -> bool:
    """Is any task of the attempt unsolved? Cards in play change what a task asks for, never whether there is one."""
    a = g.attempt
    spot = g.spot(a.card)
    on_row = {m.row: m for m in spot.monsters if m.row is not None}
    for i, task in enumerate(g.cards.adventure(a.card).tasks):
        marker = on_row.get(i)
        there = task.frame != "empty" if marker is None else not marker.defeated or task.frame == "partial"
        if there and f"t{i}" not in a.solved:
            return True
    return any(m.row is None and not m.defeated and f"m{m.id}" not in a.solved for m in spot.monsters)


def combat_row(g: Elder) -> TaskRow:
    """The Ancient One's combat task; Hastur's grows with the monsters that were in play (7.3)."""
    row = g.ancient.combat or Row()
    if g.ancient.combat_grows:
        x = min(4, max(1, g.state.hastur_x))
        row = Row(needs=(Need(n=2 * x),)) + row
    return TaskRow("combat", row)


def open_rows(g: Elder) -> list[TaskRow]:
    """The tasks of the attempt that are not solved yet, and may be solved now: with an arrow only the first (ES-TASK-10)."""
    a = g.attempt
    if a.card == ANCIENT:
        return [eased(g, combat_row(g))]
    left = unsolved_rows(g)
    if g.cards.adventure(a.card).arrow:
        left = left[:1]
    return [eased(g, r) for r in left]


def unsolved_rows(g: Elder) -> list[TaskRow]:
    a = g.attempt
    return [r for r in rows_of(g, g.spot(a.card)) if r.id not in a.solved]


def whose(g: Elder, row: TaskRow, need: int) -> str:
    """The monster that asks for this condition; "" for a printed one. What stands outside a frame comes first (ES-MON-06)."""
    printed = g.cards.adventure(g.attempt.card).tasks[int(row.id[1:])].open.needs if row.id[0] == "t" else ()
    return "" if need < len(printed) else row.monster


def eased(g: Elder, row: TaskRow) -> TaskRow:
    """As John Legrasse has eased it. What he eased may be covered by a monster meanwhile, or have left with one (ES-MON-26)."""
    a = g.attempt
    if a.eased_row != row.id or a.eased_need >= len(row.row.needs):
        return row
    if g.state.printing >= THIRD and whose(g, row, a.eased_need) != a.eased_on:
        return row
    return TaskRow(row.id, row.row.eased(a.eased_need, a.eased_by), row.monster)
