"""A person can see all that is kept about them, and be forgotten; games go on."""

from __future__ import annotations

import json
from typing import Any

from db import FORGOTTEN, VOTE_RESULT, Count, Database, Effects, Letter, Post
from tests.db.given import ANNA, BEN, CARA, NOW, a_game, a_lobby, a_move, everything, played


async def a_life(db: Database) -> dict[str, int]:
    """Anna in a lobby, in a running game and in a finished one, with all that comes with it."""
    lobby = await a_lobby(db, 70)
    for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await db.join(lobby.id, user, name, NOW)
    running = await a_game(db, 71, users=(BEN, ANNA))
    await played(db, running, 3)
    await db.add_post(Post(game_id=running.id, purpose="dm", channel_id=8, message_id=81, seat=1, user_id=ANNA), NOW)
    vote = await db.open_vote(running.id, "undo", {}, ANNA, NOW)
    await db.open_vote(running.id, "replace", {"without": 0, "who": BEN, "to": ANNA, "name": "Änn_a"}, BEN, NOW)
    waiting = {"id": "told-left", "args": {"who": "Anna", "n": 2}, "pings": [BEN, ANNA]}
    later = Letter(kind="notice", payload=waiting, channel_id=79, not_before=NOW + 999)
    await db.cast(vote.id, 1, "yes", NOW, user_id=ANNA)
    letters = (Letter(kind="hand", payload={}, user_id=ANNA), Letter(kind="story", payload={"who": "Anna"}, channel_id=71))
    await db.apply(running.id, Effects(outbox=letters), NOW)
    story = (await db.claim_outbox("me", NOW))[-1]
    await db.sent(story.id, 82, NOW)
    await db.apply(running.id, Effects(outbox=(later,)), NOW)
    over = await a_game(db, 72, users=(ANNA, BEN))
    counted = (Count(user_id=ANNA, game="elder-sign", counter="wins"), Count(user_id=BEN, game="elder-sign", counter="wins"))
    await db.record(over.id, a_move(1, answer={"user_id": ANNA}, outcome={"result": "won"}, statistics=counted), NOW)
    await db.change_user(ANNA, NOW, language="de", timezone="Europe/Berlin")
    await db.add_report("my name is Anna", ANNA, NOW, game_id=over.id, data={"user": ANNA})
    return {"lobby": lobby.id, "running": running.id, "over": over.id}


async def test_everything_about_a_person_is_shown_and_can_be_written_as_json(db: Database) -> None:
    games = await a_life(db)
    found = json.loads(json.dumps(await db.everything_about(ANNA)))
    assert found["user_id"] == ANNA
    assert {row["game_id"] for row in found["seats"]} == set(games.values())
    assert len(found["answers"]) == 4
    assert found["settings"][0]["timezone"] == "Europe/Berlin"
    assert found["statistics"] == [{"game": "elder-sign", "counter": "wins", "value": 1}]
    assert [len(found[k]) for k in ("hosted", "ballots", "votes", "letters", "posts", "reports")] == [3, 1, 2, 1, 1, 1]
    assert [(v["called"], v["about"]) for v in found["votes"]] == [(True, False), (False, True)]
    assert "last_seen" not in found["seats"][0], "it counts what others did"
    assert "data" not in found["reports"][0], "that is the operator's"
    assert [a["number"] for a in found["answers"]] == [1, 2, 3, 4]
    assert not any(str(BEN) in json.dumps(part) or "Ben" in json.dumps(part) for part in found.values())
    nothing = await db.everything_about(CARA)
    assert all(value == [] for key, value in nothing.items() if key != "user_id")


async def test_no_trace_of_a_forgotten_person_is_left(db: Database) -> None:
    games = await a_life(db)
    forgotten = await db.forget_user(ANNA, NOW + 9, names=["Anna"], nobody={"de": "jemand"})
    assert (forgotten.left_lobbies, forgotten.caretaken) == ((games["lobby"],), ((games["running"], 1),))
    assert (forgotten.seats, forgotten.answers, forgotten.statistics) == (2, 4, 1)

    def traces(value: Any) -> bool:
        return value == ANNA or str(ANNA) in str(value) or "Anna" in str(value) or "Änn_a" in str(value)

    assert not [(t, row) for t, rows in (await everything(db)).items() for row in rows if any(map(traces, row))]
    undo, replace = await db.votes(games["running"])
    letter, *ended = await db.pending(games["running"])
    assert letter.payload == {"id": "told-left", "args": {"who": "jemand", "n": 2}, "pings": [BEN]}
    assert [(x.kind, x.payload) for x in ended if x.kind == VOTE_RESULT] == [(VOTE_RESULT, {"vote": replace.id})]
    assert (undo.state, replace.state) == ("open", "cancelled")
    assert replace.data == {"without": 0, "who": BEN, "to": None, "name": "jemand"}
    assert (games["running"], 71, 82) in forgotten.told
    about = await db.everything_about(ANNA)
    assert all(value == [] for key, value in about.items() if key != "user_id")


async def test_games_go_on_without_a_forgotten_person(db: Database) -> None:
    games = await a_life(db)
    log = await db.log(games["running"])
    await db.forget_user(ANNA, NOW + 9)
    assert [(s.seat, s.user_id) for s in await db.seats(games["lobby"])] == [(0, BEN)]
    seat = (await db.seats(games["running"]))[1]
    assert (seat.user_id, seat.name, seat.caretaker) == (None, "", True)
    assert not (await db.seats(games["over"]))[0].caretaker
    assert [(x.picks, x.trace, x.interaction_id) for x in await db.log(games["running"])] == [
        (x.picks, x.trace, x.interaction_id) for x in log
    ]
    hosts = [game.host_id for key in games if (game := await db.game(games[key])) is not None]
    assert hosts == [BEN, BEN, None]
    assert (await db.record(games["running"], a_move(4), NOW)).serial == 4
    assert await db.statistics(FORGOTTEN) == {"elder-sign": {"wins": 1}}
    assert await db.statistics(BEN) == {"elder-sign": {"wins": 1}}


async def test_others_are_not_touched_and_forgetting_twice_is_harmless(db: Database) -> None:
    await a_life(db)
    before = await db.everything_about(BEN)
    await db.forget_user(ANNA, NOW)
    after = await db.everything_about(BEN)
    after["hosted"] = []
    for row in before["seats"] + after["seats"]:
        del row["seat"]  # in the lobby Ben moved up
    assert before["votes"].pop()["state"] == "open"
    assert after["votes"].pop()["state"] == "cancelled", "it was about Anna"
    assert after == before
    again = await db.forget_user(ANNA, NOW)
    assert (again.seats, again.answers, again.statistics) == (0, 0, 0)
