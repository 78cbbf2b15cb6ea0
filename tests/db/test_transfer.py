"""A game moves from one memory to another and is the same there."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import json
from typing import Any

import pytest

from db import BadExport, ChannelTaken, Database, NoSuchGame, StillPlayed, Undo
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby, a_move, everything, played, snapshot


async def a_story(db: Database) -> int:
    """Thirteen answers, four of them undone, two checkpoints, a vote."""
    game = await a_game(db, options={"doom": 12})
    await played(db, game, 12)
    vote = await db.open_vote(game.id, "undo", {"keep": 8}, ANNA, NOW)
    await db.cast(vote.id, 1, "yes", NOW, user_id=BEN)
    await db.record_undo(game.id, Undo(keep=8, expected_serial=12, epoch=0, close_vote=(vote.id, "passed")), NOW)
    await db.record(game.id, a_move(13, epoch=1, answer={"user_id": BEN, "seat": 1, "barrier": 2}), NOW)
    await db.change_seat(game.id, 1, NOW, orders={"pass": True}, last_seen=9)
    return game.id


async def test_an_exported_game_goes_on_elsewhere(db: Database, tmp_path: Any) -> None:
    game_id = await a_story(db)
    parcel = json.loads(json.dumps(await db.export_game(game_id, with_secret=True)))
    elsewhere = await Database.open(str(tmp_path / "elsewhere.db"))
    try:
        taken_in = await elsewhere.import_game(parcel, channel_id=99, guild_id=6, host_id=CARA, now=NOW + 50)
        there, here = await elsewhere.load(taken_in.id), await db.load(game_id)
        assert (there.game.status, there.game.channel_id, there.game.host_id, there.game.owner) == ("paused", 99, CARA, None)
        assert (there.game.secret, there.game.salt, there.game.commitment) == (b"\x00sea\xff", "salt", "c0ffee")
        assert (there.game.serial, there.game.epoch, there.game.options) == (13, 1, {"doom": 12})
        assert there.checkpoint is not None
        assert here.checkpoint is not None
        assert (there.checkpoint.data, there.checkpoint.serial) == (here.checkpoint.data, here.checkpoint.serial)
        assert there.game.imported == NOW + 50
        old = [dataclasses.replace(x, interaction_id=None, user_id=None) for x in await db.log(game_id, live=False)]
        new = [dataclasses.replace(x, game_id=game_id) for x in await elsewhere.log(taken_in.id, live=False)]
        assert new == old
        assert [(s.user_id, s.kept_for, s.name) for s in there.seats] == [(None, s.user_id, s.name) for s in here.seats]
        assert [(s.caretaker, s.orders, s.last_seen) for s in there.seats] == [(False, {}, 0), (False, {}, 9)]
        assert await elsewhere.votes(taken_in.id) == []
        await elsewhere.set_status(taken_in.id, "playing", NOW + 51, was=("paused",))
        assert (await elsewhere.record(taken_in.id, a_move(14, epoch=1), NOW + 52)).serial == 14
    finally:
        await elsewhere.close()


async def test_of_games_with_one_luck_only_one_goes_on(db: Database) -> None:
    """In a second one somebody could try what the dice of the first will show."""
    game_id = await a_story(db)
    parcel = await db.export_game(game_id, with_secret=True)
    before = await everything(db)
    with pytest.raises(StillPlayed) as refused:
        await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
    assert refused.value.game.id == game_id
    assert await everything(db) == before
    assert not await db.revealed("c0ffee")
    await db.set_status(game_id, "ended", NOW, was=("playing",))
    assert await db.revealed("c0ffee")
    twin = await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
    assert twin.id != game_id
    with pytest.raises(StillPlayed):
        await db.import_game(parcel, channel_id=72, guild_id=5, host_id=ANNA, now=NOW)
    again = await db.export_game(twin.id, with_secret=True)
    assert [a | {"user_id": None} for a in parcel["answers"]] == again["answers"]
    assert parcel["checkpoints"] == again["checkpoints"]


async def test_a_game_is_not_taken_in_on_top_of_another(db: Database) -> None:
    game = await a_game(db)
    await db.set_status(game.id, "paused", NOW, was=("playing",))
    parcel = await db.export_game(game.id, with_secret=True)
    await db.set_status(game.id, "ended", NOW, was=("paused",))
    await a_lobby(db, commitment="another")
    before = await everything(db)
    with pytest.raises(ChannelTaken):
        await db.import_game(parcel, channel_id=70, guild_id=5, host_id=ANNA, now=NOW)
    assert await everything(db) == before


async def test_without_its_secret_a_game_that_has_begun_is_not_taken_in(db: Database) -> None:
    game_id = await a_story(db)
    parcel = await db.export_game(game_id, with_secret=False)
    assert "AHNlYf8=" not in json.dumps(parcel)
    assert "AHNlYf8=" in json.dumps(await db.export_game(game_id, with_secret=True))
    with pytest.raises(BadExport, match="secret"):
        await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)


async def test_a_finished_game_is_taken_in_for_the_record_and_for_nobody(db: Database) -> None:
    game = await a_game(db)
    await db.record(game.id, a_move(1, outcome={"result": "won"}), NOW)
    parcel = await db.export_game(game.id, with_secret=True)
    taken_in = await db.import_game(parcel, channel_id=70, guild_id=5, host_id=ANNA, now=NOW)
    assert (taken_in.status, taken_in.outcome, taken_in.imported) == ("finished", {"result": "won"}, NOW)
    assert [(s.user_id, s.kept_for) for s in await db.seats(taken_in.id)] == [(None, None)] * 2
    assert [g.id for g in await db.history(user_id=BEN)] == [game.id]


async def test_a_lobby_moves_without_its_luck_and_its_people(db: Database) -> None:
    game = await a_lobby(db)
    await db.join(game.id, ANNA, "Anna", NOW, choices={"join": "77"})
    parcel = await db.export_game(game.id, with_secret=True)
    assert parcel["game"]["secret"] is None
    assert "77" not in json.dumps(parcel["seats"])
    taken_in = await db.import_game(parcel, channel_id=71, guild_id=None, host_id=None, now=NOW, luck=(b"new", "promise"))
    assert (taken_in.status, taken_in.secret, taken_in.commitment) == ("lobby", b"new", "promise")
    assert await db.seats(taken_in.id) == []
    with pytest.raises(NoSuchGame):
        await db.export_game(99, with_secret=True)


async def test_whoever_is_forgotten_is_forgotten_by_kept_seats_too(db: Database) -> None:
    game_id = await a_story(db)
    parcel = await db.export_game(game_id, with_secret=True)
    await db.set_status(game_id, "ended", NOW, was=("playing",))
    twin = await db.import_game(parcel, channel_id=71, guild_id=5, host_id=CARA, now=NOW)
    assert (await db.everything_about(BEN))["kept_seats"] == [{"game_id": twin.id, "seat": 1, "name": f"player {BEN}"}]
    await db.forget_user(BEN, NOW)
    assert [(s.kept_for, s.name) for s in await db.seats(twin.id)] == [(ANNA, f"player {ANNA}"), (None, "")]


async def test_the_key_of_seals_is_one_for_all_processes_and_for_good(db: Database, other: Database, tmp_path: Any) -> None:
    keys = await asyncio.gather(*(memory.seal() for memory in (db, other, db, other)))
    assert len(set(keys)) == 1
    if db.sqlite:
        await db.backup(tmp_path / "copy.db")
        copy = await Database.open(str(tmp_path / "copy.db"))
        assert await copy.seal() == keys[0]
        await copy.close()


def _damage(parcel: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    damaged = copy.deepcopy(parcel)
    here: Any = damaged
    for part in path[:-1]:
        here = here[part]
    if value is ...:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return damaged


DAMAGES: list[tuple[tuple[Any, ...], Any]] = [
    (("format",), 2),
    (("game",), ...),
    (("game", "name"), 5),
    (("game", "status"), "asleep"),
    (("game", "serial"), 14),
    (("game", "serial"), 2**62),  # counted, never spread out
    (("game", "epoch"), 0),
    (("game", "secret"), "not base64!"),
    (("game", "extra"), 1),
    (("seats", 0, "seat"), 3),
    (("seats", 0, "user_id"), 2**64),
    (("answers", 3), ...),
    (("answers", 3, "serial"), 2),
    (("answers", 3, "picks"), [1]),
    (("answers", 3, "status"), "maybe"),
    (("checkpoints", 0, "data"), "AAAA"),
    (("checkpoints", 0, "data"), "eJw="),
    (("checkpoints", 1, "step"), 0),
    (("checkpoints", 1, "serial"), 99),
    (("checkpoints",), []),
    (("seats", 0, "name"), "x" * 5_000),
    (("seats", 0, "name"), "nul \0"),
    (("seats", 0, "name"), "half \ud83d"),
    (("seats", 0, "choices"), {"half \udc00": 1}),
    (("seats", 0, "choices"), {"deep": [[[[[[[[[[[[[1]]]]]]]]]]]]]}),
    (("seats", 0, "orders"), {"n": 2**63}),
    (("seats", 0, "orders"), {"n": 0.5}),
    (("seats", 0, "joined"), 2**40),
    (("game", "salt"), "\0"),
    (("game", "options"), {str(i): "x" * 100 for i in range(200)}),
    (("game", "outcome"), {"result": "won"}),
    (("game", "finished"), NOW),
    (("answers", 3, "seat"), 2),
    (("answers", 3, "picks"), ["x"] * 300),
    (("checkpoints", 0, "serial"), 9),
    (("votes", 0, "ballots"), [{"seat": 0, "user_id": 1, "choice": "yes", "at": 1}] * 2),
]


async def test_a_damaged_export_is_refused_with_the_place_and_changes_nothing(db: Database) -> None:
    parcel = await db.export_game(await a_story(db), with_secret=True)
    before = await everything(db)
    for path, value in DAMAGES:
        with pytest.raises(BadExport, match=str(path[0])):
            await db.import_game(_damage(parcel, path, value), channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
        assert await everything(db) == before


async def test_rubbish_is_no_export(db: Database) -> None:
    for rubbish in (None, [], "{}", {}, {"format": 1}):
        with pytest.raises(BadExport):
            await db.import_game(rubbish, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)


async def test_a_checkpoint_that_would_fill_the_memory_is_refused(db: Database) -> None:
    game = await a_game(db)
    await db.record(game.id, a_move(1, checkpoint=snapshot(1, data=b"\0" * 5 * 2**20)), NOW)
    parcel = await db.export_game(game.id, with_secret=True)
    with pytest.raises(BadExport, match="too large"):
        await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
