"""A table in and out of memory: loaded when somebody comes, dropped when it is idle or something went wrong."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import db
from bot.chronicle import view_before
from bot.tables import kept, taking_back
from bot.tables.change import combine
from bot.tables.kept import in_the_open, only_said
from bot.tables.moving import consequences_of, waiting_since
from games.kernel.live import Live, Save

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)


def drop(table: Table) -> None:
    """Forget the live game; the next one who comes loads it again."""
    table.live = None
    table.post.story = []
    table.post.pictured = table.post.before = None


async def awake(table: Table) -> None:
    """Make sure the live game is in memory as it stands now, and who sits there is who sits there now: another process may have taken an
    answer or seated somebody, and nobody sees or does anything by a seat they had. The lock is held. Raises Broken: it cannot be opened."""
    table.touched = table.tables.clock()
    if table.live is not None and table.id not in table.tables.faults.aside and await _as_before(table):
        return
    table.drop()
    async with table.sturdy("it cannot be opened"):
        if await load(table):
            await _take_up(table)
        await taking_back.say_again(table)


async def _take_up(table: Table) -> None:
    """It was set aside and has opened again: its post and its deadlines are brought up to date, and it goes on."""
    effects = db.Effects()
    if table.live is not None and table.game.unfinished:
        # Nobody is asked anew: everything that is open was open before.
        asked, waited = frozenset(a.n for a in table.asks), frozenset(a.seat for a in table.asks if a.needed)
        effects = db.Effects(**combine(*consequences_of(table, "seats", asked=asked, waited=waited)))
    await table.tables.db.take_up(table.id, effects, table.tables.clock())
    table.tables.faults.taken_up(table)
    table.committed()


async def load(table: Table) -> bool:
    """Into memory; was it set aside until now?"""
    loaded = await table.tables.db.load(table.id)
    table.game, table.seats = loaded.game, loaded.seats
    kept.check(loaded)
    rules = table.box.rules  # which a game that is not on the shelf does not have
    users = {s.user_id for s in table.seats if s.user_id is not None}
    table.people = await table.tables.db.users_settings(sorted(users))
    table.newcomers = bool(users - await table.tables.db.have_played(table.game.name, users))
    set_ = [d for d in await table.tables.db.deadlines(table.id) if isinstance(d.data, dict)]
    timed = [d for d in set_ if d.question is not None and d.kind != "quiet"]
    table.times.due = {str(d.question): d.due for d in timed if d.kind == "deadline" or (d.kind == "window" and "due" in d.data)}
    table.times.asked = {str(d.question): d.data["asked"] for d in timed if isinstance(d.data.get("asked"), int)}
    table.times.spans = {str(d.question): d.data["span"] for d in timed if isinstance(d.data.get("span"), int)}
    table.times.since = loaded.answers[-1].at if loaded.answers else loaded.game.updated
    if loaded.game.status == "lobby" or loaded.checkpoint is None:
        return loaded.aside
    table.live = live_of(table, loaded, loaded.game.epoch)
    if len(rules.seats(table.live.state)) != len(table.seats):
        raise kept.Damaged("other seats than the game was dealt for")
    if table.live.lost and not table.over:
        await _lose(table, loaded, len(loaded.answers) - len(table.live.lost))
        return await load(table)
    chapter = await table.tables.chapter(table)
    table.post.story = chapter.story
    table.times.since = waiting_since(table, chapter.newest or table.times.since)
    table.post.pictured = table.view(None)
    table.post.before = await view_before(table.tables.db, table.game, table.box, table.fate(), chapter.begins)
    return loaded.aside


def live_of(table: Table, loaded: db.Loaded, epoch: int) -> Live[Any]:
    assert loaded.checkpoint is not None
    save = Save(kept.checkpoint_of(loaded.checkpoint), tuple(kept.answer_of(a) for a in loaded.answers), epoch)
    return Live(table.box.rules, table.fate(), save)


async def opens(table: Table, upto: int | None) -> bool:
    """Could the game be opened as it stood after this answer (None: the last)? Nothing is changed."""
    loaded = await table.tables.db.load(table.id, upto=upto)
    try:
        kept.check(loaded)
        live_of(table, loaded, loaded.game.epoch)
    except Exception as error:
        log.info("game %s cannot be opened at answer %s: %r", table.id, upto, error)
        return False
    return True


async def _lose(table: Table, loaded: db.Loaded, kept: int) -> None:
    """After an update of the rules: what they no longer understand is marked lost and the table is told."""
    keep = loaded.answers[kept - 1].serial if kept else (loaded.checkpoint.serial if loaded.checkpoint else 0)
    count = len(in_the_open(loaded.answers[kept:], table.box))
    letter = db.Letter(kind="notice", payload={"id": "told-lost", "args": {"n": count}}, channel_id=table.game.channel_id)
    log.warning("game %s: %s answers are lost to an update of the rules", table.id, count)
    gone = loaded.answers[kept:]
    said = taking_back.unsaid(
        only_said(gone, table.box), gone
    )  # nobody's order is lost with it, and what everybody has seen come is mixed
    undo = db.Undo(keep=keep, expected_serial=table.game.serial, epoch=table.game.epoch, choices=said, outbox=(letter,))
    await table.tables.db.record_loss(table.id, undo, table.tables.clock())
    table.drop()
    table.committed()


async def _as_before(table: Table) -> bool:
    """Look again, because another process may have been here. False: it has moved on, or other people sit there, and all that was made
    before is to be made anew."""
    if table.tables.db.sqlite:  # there is no other process; only this one's own hands seat people
        seats = tuple(await table.tables.db.seats(table.id))
    else:
        game, seats = await table.tables.db.looked(table.id)
        if game is None or (game.serial, game.epoch, game.status) != (table.game.serial, table.game.epoch, table.game.status):
            return False
        table.game = game
    if [(s.user_id, s.name) for s in seats] != [(s.user_id, s.name) for s in table.seats]:
        return False
    table.seats = seats
    return True


async def reseat(table: Table) -> None:
    """Read the seats again; the live game stays."""
    async with table.lock:
        table.seats = tuple(await table.tables.db.seats(table.id))


async def refresh(table: Table) -> None:
    """Look at the database again: somebody joined, or another process was here."""
    async with table.lock:
        table.drop()
        await table.awake()
