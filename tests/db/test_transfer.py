"""A game moves from one memory to another and is the same there."""

from __future__ import annotations

import copy
import dataclasses
import json
from typing import Any

import pytest

from db import BadExport, ChannelTaken, Database, NoSuchGame, Undo
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby, a_move, everything, played, snapshot


async def a_story(db: Database) -> int:
    """Thirteen answers, four of them undone, two checkpoints, a vote."""
    game = await a_game(db, options={"doom": 12})
    await played(db, game, 12)
    vote = await db.open_vote(game.id, "undo", {"keep": 8}, ANNA, NOW)
    await db.cast(vote.id, 1, "yes", NOW, user_id=BEN)
    await db.record_undo(game.id, Undo(keep=8, expected_serial=12, epoch=0, close_vote=(vote.id, "passed")), NOW)
    await db.record(game.id, a_move(13, epoch=1, answer={"user_id": BEN, "barrier": 2}), NOW)
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
        old = [dataclasses.replace(x, interaction_id=None) for x in await db.log(game_id, live=False)]
        new = [dataclasses.replace(x, game_id=game_id) for x in await elsewhere.log(taken_in.id, live=False)]
        assert new == old
        assert [dataclasses.replace(s, game_id=game_id) for s in there.seats] == list(here.seats)
        assert [(v.kind, v.state, len(v.ballots)) for v in await elsewhere.votes(taken_in.id)] == [("undo", "passed", 1)]
        await elsewhere.set_status(taken_in.id, "playing", NOW + 51, was=("paused",))
        assert (await elsewhere.record(taken_in.id, a_move(14, epoch=1), NOW + 52)).serial == 14
    finally:
        await elsewhere.close()


async def test_a_game_can_be_taken_in_beside_itself_but_not_on_top_of_it(db: Database) -> None:
    game_id = await a_story(db)
    parcel = await db.export_game(game_id, with_secret=True)
    before = await everything(db)
    with pytest.raises(ChannelTaken):
        await db.import_game(parcel, channel_id=70, guild_id=5, host_id=ANNA, now=NOW)
    assert await everything(db) == before
    twin = await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
    assert twin.id != game_id
    again = await db.export_game(twin.id, with_secret=True)
    again["game"]["status"] = "playing"
    assert again == parcel


async def test_without_its_secret_an_unfinished_game_goes_on_only_if_the_secret_is_brought(db: Database) -> None:
    game_id = await a_story(db)
    parcel = await db.export_game(game_id, with_secret=False)
    assert "AHNlYf8=" not in json.dumps(parcel)
    assert "AHNlYf8=" in json.dumps(await db.export_game(game_id, with_secret=True))
    with pytest.raises(BadExport, match="secret"):
        await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
    taken_in = await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW, secret=b"\x00sea\xff")
    assert taken_in.secret == b"\x00sea\xff"


async def test_a_finished_game_is_taken_in_for_the_record(db: Database) -> None:
    game = await a_game(db)
    await db.record(game.id, a_move(1, outcome={"result": "won"}), NOW)
    parcel = await db.export_game(game.id, with_secret=False)
    taken_in = await db.import_game(parcel, channel_id=70, guild_id=5, host_id=ANNA, now=NOW)
    assert (taken_in.status, taken_in.outcome, taken_in.secret) == ("finished", {"result": "won"}, None)


async def test_a_lobby_moves_too(db: Database) -> None:
    game = await a_lobby(db)
    await db.join(game.id, ANNA, "Anna", NOW)
    parcel = await db.export_game(game.id, with_secret=True)
    taken_in = await db.import_game(parcel, channel_id=71, guild_id=None, host_id=None, now=NOW)
    assert taken_in.status == "lobby"
    assert [s.name for s in await db.seats(taken_in.id)] == ["Anna"]
    with pytest.raises(NoSuchGame):
        await db.export_game(99, with_secret=True)


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
    await db.record(game.id, a_move(1, checkpoint=snapshot(1, data=b"\0" * 17 * 2**20)), NOW)
    parcel = await db.export_game(game.id, with_secret=True)
    with pytest.raises(BadExport, match="too large"):
        await db.import_game(parcel, channel_id=71, guild_id=5, host_id=ANNA, now=NOW)
