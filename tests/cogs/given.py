"""What the tests of cogs share: a Keeper with all its cogs, a table that is set up without detours, and time that passes."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import db
from bot.keeper import COGS
from bot.schedule.paces import SPANS
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate, key_of, salt_of
from tests.bot.given import SECRET, World, custom_ids

ALL = COGS
_ids = itertools.count(1)


async def begin(
    w: World,
    *names: str,
    pace: str = "none",
    on_deadline: Any = "default",
    channel: Any = None,
    salt: int = 0,
    settled: bool = True,
    game: str = "elder-sign",
) -> Any:
    """A game with these people, the first its host, up to its first single question. `salt` chooses another luck.

    Lobby and presses are tested elsewhere.
    """
    channel = channel or w.channel
    keeper = w.keeper
    people = [w.person(n) for n in names]
    box = keeper.shelf.box(game)
    table = await keeper.tables.open_lobby(
        box,
        channel_id=channel.id,
        guild_id=w.guild.id,
        host_id=people[0].id,
        language="en",
        options={},
        pace=db.Pace(deadline=SPANS[pace], on_deadline=on_deadline),
    )
    for person, name in zip(people, names, strict=True):
        seat = await keeper.db.join(table.id, person.id, name, w.clock())
        await keeper.db.change_seat(
            table.id,
            seat.seat,
            w.clock(),
            choices={"join": str(seat.seat), "word": f"{salt}.{seat.seat}", "worded": str(seat.seat)},
        )
    await table.start(people[0].id)
    while settled and len([a for a in table.asks if a.needed]) > 1:
        await reply(w, table)
    await posted(w)
    return table


def salt_for(w: World, seats: int, fits: Callable[[Live[Any]], bool]) -> int:
    """Luck with which a new game begins in a certain way; found by looking, so that it survives changes of the cards."""
    box = w.keeper.shelf.box("elder-sign")
    for salt in range(500):
        fate = Fate(key_of(SECRET, salt_of([f"{salt}.{i}" for i in range(seats)]).split("\n")))
        if fits(Live(box.rules, fate, new_game(box.rules, box.new_state(seats, {}, [{}] * seats)))):
            return salt
    raise AssertionError("no game begins like that")


async def reply(w: World, table: Any, picks: tuple[str, ...] | None = None) -> Any:
    """Whoever is asked first answers, as a sensible player would; nothing is waited for."""
    ask = next(a for a in table.asks if a.needed)
    user = table.user_of(ask.seat)
    chosen = picks or table.caretakers_choice(ask)
    return await table.answer(user, table.line(ask), chosen, interaction_id=f"test-{next(_ids)}")


async def posted(w: World) -> None:
    await w.keeper.postman.idle()
    await w.settle()


async def due_now(w: World) -> int:
    """The alarm rings; everything it causes is posted. How many rows were due."""
    rung = await w.keeper.schedule.clock.ring()
    await posted(w)
    return rung


def asked(w: World, table: Any) -> Any:
    """The person we wait for."""
    user = table.user_of(next(a for a in table.asks if a.needed).seat)
    return next(p for p in w.people.values() if p.id == user)


def with_button(w: World, part: str) -> tuple[Any, str]:
    """The newest post with such a button, and the button's id."""
    for message in reversed(w.posts()):
        for id in custom_ids(message):
            if part in id:
                return message, id
    raise AssertionError(f"no post has a button {part}")
