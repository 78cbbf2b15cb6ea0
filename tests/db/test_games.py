"""Games as rows: one per channel, from the lobby to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db import Alarm, ChannelTaken, Conflict, Database, Effects, HostSeat, Letter, NewGame, NoSuchGame, Pace, Start
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby, a_move, everything, snapshot


async def test_a_game_comes_back_as_it_was_kept(db: Database) -> None:
    pace = Pace(deadline=86_400, on_deadline="caretaker", window=3_600)
    made = await a_lobby(db, options={"packs": ["unseen"], "größe": 3}, pace=pace, lobby_message_id=2**62)
    assert await db.game(made.id) == made
    assert (made.status, made.epoch, made.serial, made.secret, made.pace) == ("lobby", 0, 0, b"\x00sea\xff", pace)
    assert made.options == {"packs": ["unseen"], "größe": 3}
    assert (made.created, made.updated, made.finished, made.lobby_message_id) == (NOW, NOW, None, 2**62)
    assert await db.game(made.id + 1) is None


async def test_a_game_its_hosts_seat_and_its_letter_are_there_together_or_not_at_all(db: Database) -> None:
    def opened() -> dict[str, Any]:
        letter = Letter(kind="lobby", payload={}, channel_id=70)
        return {
            "host": HostSeat(user_id=ANNA, name="Anna", choices={"join": "9"}),
            "effects": Effects(outbox=(letter,)),
        }

    new = NewGame(name="n", channel_id=70, host_id=ANNA, language="en", rules_version=1, secret=b"s", commitment="c")
    game = await db.create_game(new, NOW, **opened())
    (seat,) = await db.seats(game.id)
    assert (seat.user_id, seat.name, seat.ready, seat.choices) == (ANNA, "Anna", True, {"join": "9"})
    assert [letter.kind for letter in await db.pending(game.id)] == ["lobby"]
    before = await everything(db)
    with pytest.raises(ChannelTaken):
        await db.create_game(new, NOW, **opened())
    assert await everything(db) == before


async def test_the_secret_is_not_in_what_a_log_would_print(db: Database) -> None:
    assert "sea" not in repr(await a_lobby(db))


async def test_a_second_unfinished_game_in_a_channel_is_refused_with_the_first(db: Database, other: Database) -> None:
    first = await a_lobby(db, 70)
    with pytest.raises(ChannelTaken) as refusal:
        await a_lobby(other, 70)
    assert refusal.value.game == first
    await a_lobby(other, 71)
    await db.set_status(first.id, "ended", NOW + 9, was=("lobby",))
    second = await a_lobby(other, 70)
    assert await db.game_in_channel(70) == second


async def test_of_many_games_opened_at_once_in_a_channel_one_is(db: Database, other: Database) -> None:
    tries = await asyncio.gather(*(a_lobby(d, 70) for d in [db, other] * 10), return_exceptions=True)
    games = [x for x in tries if not isinstance(x, BaseException)]
    assert len(games) == 1
    assert all(x is games[0] or isinstance(x, ChannelTaken) for x in tries)


async def test_a_game_cannot_move_into_a_channel_that_is_taken(db: Database) -> None:
    first, second = await a_lobby(db, 70), await a_lobby(db, 71)
    with pytest.raises(ChannelTaken) as refusal:
        await db.change_game(second.id, NOW, channel_id=70)
    assert refusal.value.game == first
    moved = await db.change_game(second.id, NOW + 1, channel_id=72, guild_id=6, language="en", pace=Pace(deadline=60))
    assert (moved.channel_id, moved.guild_id, moved.language, moved.pace.deadline, moved.updated) == (72, 6, "en", 60, NOW + 1)


async def test_changing_what_is_not_there_is_refused(db: Database) -> None:
    with pytest.raises(NoSuchGame):
        await db.change_game(99, NOW, language="en")
    with pytest.raises(NoSuchGame):
        await db.set_status(99, "paused", NOW, was=("playing",))
    with pytest.raises(NoSuchGame):
        await db.load(99)
    with pytest.raises(NoSuchGame):
        await db.apply(99, Effects(), NOW)
    game = await a_lobby(db)
    with pytest.raises(TypeError, match="serial"):
        await db.change_game(game.id, NOW, serial=5)  # pyright: ignore[reportCallIssue]


async def test_a_start_deals_once_and_only_to_those_who_sit_there(db: Database, other: Database) -> None:
    game = await a_lobby(db)
    await db.join(game.id, ANNA, "Anna", NOW)
    dealt = Start(users=(ANNA,), salt="i1", checkpoint=snapshot(0), outbox=(Letter(kind="begin", payload={}, channel_id=70),))
    await db.join(game.id, BEN, "Ben", NOW)
    with pytest.raises(Conflict):
        await db.start(game.id, dealt, NOW)
    again = Start(
        users=(ANNA, BEN), salt="i1i2", checkpoint=snapshot(0), outbox=(Letter(kind="begin", payload={}, channel_id=70),)
    )
    tries = await asyncio.gather(*(d.start(game.id, again, NOW + 1) for d in (db, other)), return_exceptions=True)
    assert sorted(type(x).__name__ for x in tries) == ["Conflict", "Game"]
    loaded = await other.load(game.id)
    assert (loaded.game.status, loaded.game.salt) == ("playing", "i1i2")
    assert loaded.checkpoint is not None
    assert loaded.checkpoint.data == b'{"step": 0}'
    assert [letter.kind for letter in await db.pending(game.id)] == ["begin"]


async def test_pausing_takes_a_game_that_is_played_and_refuses_answers(db: Database) -> None:
    game = await a_game(db)
    await db.set_status(game.id, "paused", NOW, was=("playing",))
    with pytest.raises(Conflict):
        await db.record(game.id, a_move(1), NOW)
    with pytest.raises(Conflict):
        await db.set_status(game.id, "paused", NOW, was=("playing",))
    await db.set_status(game.id, "playing", NOW, was=("paused",))
    assert (await db.record(game.id, a_move(1), NOW)).serial == 1


async def test_an_ended_game_calls_off_its_deadlines_and_leaves_its_channel(db: Database) -> None:
    game = await a_game(db)
    await db.apply(game.id, Effects(arm=(Alarm(kind="deadline", due=NOW + 5),)), NOW)
    farewell = Effects(outbox=(Letter(kind="over", payload={}, channel_id=70),))
    over = await db.set_status(game.id, "ended", NOW + 1, was=("playing", "paused"), outcome={"by": "host"}, effects=farewell)
    assert (over.status, over.finished, over.outcome) == ("ended", NOW + 1, {"by": "host"})
    assert await db.claim_due(NOW + 100) == []
    assert await db.game_in_channel(70) is None
    assert [letter.kind for letter in await db.pending(game.id)] == ["over"]


async def test_a_game_is_not_taken_up_again_where_another_is_played(db: Database) -> None:
    first = await a_game(db)
    await db.set_status(first.id, "ended", NOW, was=("playing",))
    second = await a_lobby(db)
    before = await everything(db)
    with pytest.raises(ChannelTaken) as refusal:
        await db.set_status(first.id, "paused", NOW, was=("ended",))
    assert refusal.value.game == second
    assert await everything(db) == before


async def test_people_find_their_games_and_servers_theirs(db: Database) -> None:
    hosted, seated = await a_lobby(db, 70), await a_game(db, 71, users=(BEN, CARA), host_id=BEN, guild_id=6)
    over = await a_game(db, 72, users=(ANNA, CARA))
    await db.set_status(over.id, "finished", NOW + 7, was=("playing",), outcome={"result": "won"})
    assert [x.id for x in await db.games_of(ANNA)] == [hosted.id]
    assert [x.id for x in await db.games_of(CARA)] == [seated.id]
    assert [x.id for x in await db.games_of(BEN)] == [seated.id]
    assert [x.id for x in await db.unfinished()] == [hosted.id, seated.id]
    assert [x.id for x in await db.unfinished(6)] == [seated.id]
    assert [x.id for x in await db.history(user_id=CARA)] == [over.id]
    assert [x.id for x in await db.history(guild_id=5, name="elder-sign", channel_id=72)] == [over.id]
    assert await db.history(name="talisman") == []
    assert await db.history(user_id=BEN) == []
    assert await db.history(before=over.id) == []


async def test_history_is_read_page_by_page_newest_first(db: Database) -> None:
    for _ in range(5):
        game = await a_lobby(db)
        await db.set_status(game.id, "ended", NOW, was=("lobby",))
    page = await db.history(limit=2)
    rest = await db.history(before=page[-1].id)
    assert [x.id for x in page + rest] == [5, 4, 3, 2, 1]
