"""What every transaction on a game may carry: letters, deadlines, counters, the end of a vote or of an offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import Any, cast

from sqlalchemy import ColumnElement, Executable, and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.errors import Conflict
from db.rows import (
    ANY,
    LEFT_BEHIND,
    OFFER_RESULT,
    OVERTAKEN,
    VOTE_RESULT,
    Alarm,
    Cancel,
    Count,
    Effects,
    Game,
    Letter,
    OfferEnd,
    Verdict,
)
from db.store import LATER, Store, lock_game

# How long a letter belongs to whoever has claimed it.
CLAIM_SECONDS = 60
# Built once: putting a statement together takes longer than SQLite takes to carry it out.
ARM, WRITE = insert(t.deadline), insert(t.outbox)


class EffectStore(Store):
    owner: str | None = None
    """Who delivers what is written here. A letter is theirs from its first moment on, and need not be claimed (`db.outbox`)."""

    async def apply(self, game_id: int, effects: Effects, now: int) -> Game:
        """Effects alone, without an answer: a reminder's letter, a deadline armed by hand."""
        async with self.writing() as conn:
            game = await lock_game(conn, game_id, now)
            await self.carry(conn, game_id, game.serial, effects, now)
            return game

    async def carry(
        self, conn: AsyncConnection, game_id: int, serial: int, effects: Effects, now: int, *, over: bool = False
    ) -> None:
        """Effects inside the caller's transaction, which has locked the game. `over`: it ends, nothing is due any more."""
        for deadline_id in effects.settle:
            await settle(conn, game_id, deadline_id, now)
        if effects.close_vote is not None:
            await close_vote(conn, game_id, *effects.close_vote, now, effects.vote_note)
        if effects.close_offer is not None:
            await close_offer(conn, game_id, *effects.close_offer, now)
        for which in (Cancel(),) if over else effects.cancel:
            await conn.execute(*cancelling(game_id, which), execution_options=LATER)
        if over:  # nothing is hidden from anybody any more, and nothing is left to decide
            await conn.execute(delete(t.veiled).where(t.veiled.c.game_id == game_id))
        if over or effects.overtakes:
            results = await call_off_votes(conn, game_id, now, () if over else effects.overtakes)
            results += await withdraw_offers(conn, game_id, now) if over else []
            effects = replace(effects, outbox=(*effects.outbox, *results))
        if effects.arm:
            await conn.execute(ARM, [new_deadline(game_id, alarm, now) for alarm in effects.arm], execution_options=LATER)
        if effects.outbox:
            letters = [new_outbox(game_id, serial, letter, now, self.owner) for letter in effects.outbox]
            await conn.execute(WRITE, letters, execution_options=LATER)
        if effects.statistics:
            await self.add_up(conn, effects.statistics)

    async def add_up(self, conn: AsyncConnection, counts: Iterable[Count]) -> None:
        """Add to counters. In one order for everybody, so that two games that end together cannot wait for each other."""
        sums = Counter[tuple[int, str, str]]()
        for c in counts:
            sums[c.user_id, c.game, c.counter] += c.by
        if not sums:
            return
        rows = [{"user_id": u, "game": game, "counter": counter, "value": by} for (u, game, counter), by in sorted(sums.items())]
        await conn.execute(self._add, rows, execution_options=LATER)

    @cached_property
    def _add(self) -> Executable:
        new = self.insert(t.statistic)
        key = [t.statistic.c.user_id, t.statistic.c.game, t.statistic.c.counter]
        return new.on_conflict_do_update(index_elements=key, set_={"value": t.statistic.c.value + new.excluded.value})


def cancelling(game_id: int, which: Cancel) -> tuple[Executable, dict[str, Any]]:
    """The statement and its parameters."""
    wanted = {"seat": which.seat, "question": which.question, "kind": which.kind, "id": which.id}
    named = {name: value for name, value in wanted.items() if value is not ANY}
    given = {f"the_{name}": value for name, value in named.items() if value is not None}
    shape = frozenset((name, value is None) for name, value in named.items())
    return _cancelling(shape), given | {"the_game": game_id}


@cache
def _cancelling(shape: frozenset[tuple[str, bool]]) -> Executable:
    # Also those that have fired and wait for their effect: the answer was faster than the hand that should have forced it.
    d = t.deadline.c
    wanted = [d.game_id == bindparam("the_game"), d.state.in_(("armed", "fired")), d.settled.is_(None)]
    for name, empty in sorted(shape):
        wanted.append(d[name].is_(None) if empty else d[name] == bindparam(f"the_{name}"))
    return update(t.deadline).where(and_(*wanted)).values(state="cancelled")


def new_deadline(game_id: int, alarm: Alarm, now: int) -> dict[str, object]:
    return {
        "game_id": game_id,
        "seat": alarm.seat,
        "question": alarm.question,
        "kind": alarm.kind,
        "due": alarm.due,
        "data": alarm.data,
        "state": "armed",
        "created": now,
    }


def new_outbox(game_id: int, serial: int, letter: Letter, now: int, owner: str | None = None) -> dict[str, object]:
    """Claimed by whoever writes it, unless it is to wait."""
    held = owner is not None and not letter.not_before
    return {
        "game_id": game_id,
        "serial": serial,
        "kind": letter.kind,
        "payload": letter.payload,
        "channel_id": letter.channel_id,
        "user_id": letter.user_id,
        "nonce": letter.nonce,
        "state": "pending",
        "attempts": 1 if held else 0,
        "next_try": now + CLAIM_SECONDS if held else letter.not_before,
        "holder": owner if held else None,
        "created": now,
    }


async def settle(conn: AsyncConnection, game_id: int, deadline_id: int, now: int) -> None:
    """Tie a fired deadline to this transaction. A second effect of the same deadline finds it settled and is refused."""
    d = t.deadline.c
    done = await conn.execute(
        update(t.deadline)
        .where(d.id == deadline_id, d.game_id == game_id, d.state == "fired", d.settled.is_(None))
        .values(settled=now)
    )
    if done.rowcount != 1:
        raise Conflict(f"deadline {deadline_id} is not waiting for its effect")


def _with(data: Any, note: Mapping[str, Any]) -> dict[str, Any]:
    """A vote's data and what is noted on closing it. What is no mapping says nothing: such a vote can still be closed."""
    kept: Mapping[str, Any] = cast(Mapping[str, Any], data) if isinstance(data, dict) else {}
    return {**kept, **note}


async def close_vote(
    conn: AsyncConnection, game_id: int, vote_id: int, verdict: Verdict, now: int, note: Mapping[str, Any]
) -> None:
    v = t.vote.c
    open_ = [v.id == vote_id, v.game_id == game_id, v.state == "open"]
    closed: dict[str, Any] = {"state": verdict, "closed": now}
    if note and (data := (await conn.execute(select(v.data).where(*open_))).scalar_one_or_none()) is not None:
        closed["data"] = _with(data, note)
    done = await conn.execute(update(t.vote).where(*open_).values(closed))
    if done.rowcount != 1:
        raise Conflict(f"vote {vote_id} is not open")


async def call_off_votes(conn: AsyncConnection, game_id: int, now: int, kinds: Sequence[str] = ()) -> list[Letter]:
    """The game is over, or has left votes of these kinds behind. The letters by which the posts of open ones lose their buttons."""
    v = t.vote.c
    open_ = [v.game_id == game_id, v.state == "open", *([v.kind.in_(kinds)] if kinds else [])]
    ended: list[int] = []
    for vote_id, data in (await conn.execute(select(v.id, v.data).where(*open_).order_by(v.id))).all():
        closed = {"state": "cancelled", "closed": now, "data": _with(data, {OVERTAKEN: True})}
        await conn.execute(update(t.vote).where(v.id == vote_id).values(closed))
        ended.append(vote_id)
    if not ended:
        return []
    channel_id = (await conn.execute(select(t.game.c.channel_id).where(t.game.c.id == game_id))).scalar_one()
    return [Letter(kind=VOTE_RESULT, payload={"vote": vote_id}, channel_id=channel_id) for vote_id in ended]


async def close_offer(conn: AsyncConnection, game_id: int, offer_id: int, how: OfferEnd, now: int) -> None:
    """One that has run out is not taken any more, whoever is asked first."""
    o = t.offer.c
    wanted = [o.id == offer_id, o.game_id == game_id, o.state == "open"]
    if how == "taken":
        wanted.append(o.expires > now)
    done = await conn.execute(update(t.offer).where(*wanted).values(state=how, closed=now))
    if done.rowcount != 1:
        raise Conflict(f"offer {offer_id} does not stand any more")


async def withdraw_offers(conn: AsyncConnection, game_id: int, now: int, *which: ColumnElement[bool]) -> list[Letter]:
    """Offers of this game that stand are off. The letters by which their posts lose their buttons; one that is not posted yet loses them then."""
    o = t.offer.c
    open_ = [o.game_id == game_id, o.state == "open", *which]
    gone = update(t.offer).where(*open_).values(state="withdrawn", closed=now).returning(o.id, o.message_id)
    ended = sorted(row.id for row in (await conn.execute(gone)).all() if row.message_id is not None)
    if not ended:
        return []
    channel_id = (await conn.execute(select(t.game.c.channel_id).where(t.game.c.id == game_id))).scalar_one()
    return [Letter(kind=OFFER_RESULT, payload={"offer": offer_id}, channel_id=channel_id) for offer_id in ended]


async def bring_along(conn: AsyncConnection, game_id: int, left: int, here: int) -> list[Letter]:
    """The game goes from one channel to another. What is open is posted anew there: votes and offers. The letters for that, and those
    by which the posts that stay behind lose their buttons, also of what has just ended and is not shown there yet."""
    letters: list[Letter] = []
    o = t.outbox.c
    told = select(o.payload).where(o.game_id == game_id, o.state == "pending", o.kind.in_((VOTE_RESULT, OFFER_RESULT)))
    ended = list((await conn.execute(told)).scalars())
    for kind, table in (("vote", t.vote), ("offer", t.offer)):
        c, named = table.c, {payload.get(kind) for payload in ended}
        posted = select(table).where(c.game_id == game_id, c.message_id.is_not(None)).order_by(c.id)
        for row in (await conn.execute(posted)).all():
            if row.state != "open" and row.id not in named:
                continue
            letters.append(Letter(kind=LEFT_BEHIND, payload={"message": row.message_id, "place": left}, channel_id=here))
            await conn.execute(update(table).where(c.id == row.id).values(message_id=None))
            if row.state == "open":
                about = {"kind": row.kind} if kind == "vote" else {}
                letters.append(Letter(kind=kind, payload={kind: row.id, **about}, channel_id=here))
    return letters
