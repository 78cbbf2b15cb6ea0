"""Answers: of people, and of the table for a seat whose person does not answer; and what somebody says that nobody has asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

import db
from bot import button_ids, refusals, shortcuts
from bot.tables.caretaking import play_on
from bot.tables.kept import GOES_ON, lately
from bot.tables.moving import move, said
from games.kernel.ask import Ask, By, Seat
from games.kernel.live import Moved

if TYPE_CHECKING:
    from bot.tables.table import Table

# Another process may be faster again and again, but not for ever.
ATTEMPTS = 5
# So many answers follow of themselves at most.
MOST_FOLLOWING = 4
# Who closed a question is still told when so many answers that everybody saw have followed.
REMEMBERED = 60


async def answer(
    table: Table,
    user_id: int,
    line: str,
    keys: Sequence[str],
    *,
    stamps: Sequence[str] = (),
    interaction_id: str = "",
) -> Moved:
    """A person answers. `line` names the question, `keys` the picks (also in their shortened form), `stamps` their meaning.

    Raises a TableRefusal, without any effect.
    """
    async with table.lock, table.sturdy("it cannot take an answer"):
        for _ in range(ATTEMPTS):
            await table.awake()
            try:
                table.playable()
                ask, given = await _meant(table, user_id, line, keys, stamps)
            except refusals.TableRefusal:
                if interaction_id and await table.tables.db.answered(interaction_id) is not None:
                    raise refusals.HeldAlready from None  # it came twice, perhaps to two processes: it counts
                raise
            picks, *then = given
            beside = {a.n for a in table.asks if a is not ask}
            alone = () if then else stamps  # of several answers in one press the meaning was looked at above
            try:
                moved = await move(table, ask, picks, stamps=alone, id=interaction_id, by="player", user_id=user_id)
            except db.AlreadyAnswered:
                raise refusals.HeldAlready from None
            except db.Conflict:
                table.drop()
                continue
            if not await _follow(table, ask.seat, then, beside):
                await play_on(table)
                await _go_on(table, ask)
            return moved
        raise refusals.OptionChanged


async def _follow(table: Table, seat: Seat, then: Sequence[tuple[str, ...]], beside: Collection[int]) -> bool:
    """The other answers that one press has given, each in a transaction of its own, as long as they are asked for: whatever comes between
    leaves a question open that its person answers. They are taken back together with the first. True: there were some.

    What was asked `beside` is another matter: whoever plays several people means the one they have pressed for."""
    for picks in then:
        asks = [a for a in table.asks if a.needed and a.n not in beside] if table.game.status == "playing" else []
        ask = next((a for a in asks if a.seat == seat and set(picks) <= set(a.keys)), None)
        if ask is None:
            break
        try:
            await move(table, ask, picks, by="order")
        except db.Conflict:
            table.drop()  # somebody else was faster
            await table.awake()  # and it is played on from there
            break
        except refusals.TableRefusal:
            break
    if then:
        await play_on(table)
    return bool(then)


async def _go_on(table: Table, answered: Ask) -> None:
    """What this person has ordered to follow of itself (`Box.goes_on`), in transactions of its own: whatever comes between
    leaves a question open that they can answer themselves."""
    seat = table.seats[answered.seat]
    for _ in range(MOST_FOLLOWING):
        asks = [a for a in table.asks if a.needed] if table.game.status == "playing" else []
        if not seat.choices.get(GOES_ON) or len(asks) != 1 or asks[0].seat != answered.seat:
            return
        key = table.box.goes_on(answered, asks[0])
        if key is None:
            return
        answered = asks[0]
        try:
            await move(table, answered, (key,), by="order")
        except db.Conflict:
            table.drop()  # somebody else was faster
            return
        except refusals.TableRefusal:
            return
        await play_on(table)


async def answer_for(
    table: Table, seat: Seat, n: int, epoch: int, picks: Sequence[str] | None, by: By, effects: db.Effects | None = None
) -> Moved | None:
    """The table answers for a seat: a passed deadline, a standing order, a caretaker. None: the question is closed.

    `picks` None: the caretaker's choice if `by` is "caretaker", else the question's default. `effects` go into the same
    transaction, such as the deadline it settles.
    """
    async with table.lock, table.sturdy("it cannot be answered for somebody"):
        for _ in range(ATTEMPTS):
            await table.awake()
            ask = table.live.ask_numbered(n) if table.live is not None and table.game.status == "playing" else None
            if table.live is None or ask is None or ask.seat != seat or table.live.epoch != epoch:
                return None
            if picks is None:
                chosen = await asyncio.to_thread(table.caretakers_choice, ask) if by == "caretaker" else table.live.default(ask)
            else:
                chosen = tuple(picks)
            try:
                moved = await move(table, ask, chosen, by=by, effects=effects)
            except db.Conflict:
                table.drop()
                continue
            await play_on(table)
            return moved
        return None


async def _meant(
    table: Table, user_id: int, line: str, keys: Sequence[str], stamps: Sequence[str]
) -> tuple[Ask, list[tuple[str, ...]]]:
    """The question and the picks a press means; of a chain, the picks of one answer after the other."""
    mine = table.seats_of(user_id)
    if not mine:
        raise refusals.NotSeated
    ask = table.ask_on(line)
    if ask is None:
        decided = await _decided(table, line, mine)
        ask = _planned(table, mine, keys, stamps) if decided.own else None
        if ask is None:
            raise decided
    if ask.seat not in mine:
        raise table.not_asked(user_id)
    by_short = {button_ids.short(o.key): o for o in ask.options}
    if all(button_ids.short(key) in by_short for key in keys):
        return ask, [tuple(by_short[button_ids.short(key)].key for key in keys)]
    joined = {button_ids.short(o.key): o for o in shortcuts.meant(table, ask).values()}
    chosen = [joined.get(button_ids.short(key)) for key in keys]
    fitting = [o for o, stamp in zip_longest(chosen, stamps) if o is not None and stamp in (None, o.stamp)]
    given = shortcuts.answers(table, ask, [o.key for o in fitting]) if len(fitting) == len(chosen) else None
    if given is None:
        raise refusals.OptionChanged
    return ask, given


def _planned(table: Table, mine: Sequence[Seat], keys: Sequence[str], stamps: Sequence[str]) -> Ask | None:
    """Whoever plans does one thing after the other, perhaps faster than their sheet is edited: what stood on it before their last deed counts
    if it is still possible and means the same. Not if several of those they play could be meant: nobody is ready in another's place."""
    wanted = set(zip(stamps, map(button_ids.short, keys), strict=False))
    if len(stamps) != len(keys) or not keys:
        return None
    plans = [a for a in table.asks if a.seat in mine and table.box.plans(a)]
    fitting = [a for a in plans if wanted <= {(o.stamp, button_ids.short(o.key)) for o in a.options}]
    return fitting[0] if len(fitting) == 1 else None


async def _decided(table: Table, line: str, mine: Sequence[Seat]) -> refusals.Decided:
    """Who closed that question, if the recent log knows. How far back that reaches is counted by what everybody saw: else old
    buttons would count what was decided in secret."""
    _, recent = await lately(table.tables.db, table.id, table.box, REMEMBERED, live=False)
    for a in reversed(recent):
        if button_ids.names(line, table._mark_key, a.epoch, a.n):
            known = a.status == "live"
            return refusals.Decided(table.names_of((a.seat,)) if known else "", own=known and a.seat in mine)
    return refusals.Decided()


async def say(
    table: Table, seat: Seat, what: str, user_id: int | None = None, interaction_id: str = "", *, by: By = "player"
) -> Moved:
    """Somebody says something nobody has asked for, and the rules heed it at once: a standing order, "I give up".

    Raises TableRefusal: paused, over, or not theirs to say."""
    async with table.lock, table.sturdy("nothing can be said aside"):
        await table.awake()
        table.playable()
        assert table.live is not None
        if by == "player" and user_id is not None and seat not in table.seats_of(user_id):
            raise refusals.NotSeated
        if not table.box.rules.hears(table.live.state, seat, what):
            raise refusals.TableRefusal("no-bad-input")
        try:
            moved = await move(table, said(seat, what), [what], by=by, id=interaction_id, user_id=user_id)
        except db.NotTheirs:
            raise refusals.NotSeated from None
        await play_on(table)
        return moved
