"""A seeded sample of the presses of `keeper prove`: forged, stale, damaged and stolen custom ids, by everybody who might try."""

from __future__ import annotations

import dataclasses
import itertools
import random
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot import button_ids
from bot.ending import end_game
from bot.presses import _Handler
from bot.refusals import TableRefusal
from bot.tables import Table
from db import tables
from games import registry
from keeper import forged_presses, scene
from keeper.forger import Forged
from keeper.games import Game
from keeper.games import game as game_called

# `keeper prove` makes fifty thousand, at tables in every state of each game. To set these up takes longer than all the presses: here
# each game has one in play, and its share of the others.
PRESSES = 170
_serials = itertools.count()
GAMES = {name: game_called(name) for name in registry.names()}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def share(game: Game) -> list[str]:
    return [kind for kind in scene.TABLES if kind != "playing"][list(GAMES).index(game.name) :: len(GAMES)]


def test_nobody_gets_through_with_a_forged_press(game: Game) -> None:
    found = forged_presses.nobody_gets_through(game, PRESSES, seed=20, tables=("playing", *share(game)))
    assert found["presses"] == PRESSES
    assert set(found["people"]) == set(scene.KINDS.values())
    # It was not all nonsense: things were looked at, and games went on.
    assert min(found["looked"], found["changed"]) > 3
    assert found["deeds"]["answer"] > 2


async def test_a_page_of_the_rules_whose_words_nobody_can_write_is_gone() -> None:
    async with scene.Scene.open(GAMES["elder-sign"], random.Random(4)) as here:
        pressing = forged_presses.Pressing(here)
        for words in ("\udfff/yes", "dice\ud800", "dice\x00"):
            press = Forged(f"kr:b:elder-sign:0:{words}", scene.FRED, "odd words")
            assert await pressing.press(press) == ("refused", ""), words


async def test_whoever_leaves_may_leave_a_vote_that_has_passed() -> None:
    """All but Bert have agreed on another pace; he hands his seat to a caretaker, and that decides it. Nobody has got through by that."""
    async with scene.Scene.open(GAMES["talisman"], random.Random(5)) as here:
        pressing = forged_presses.Pressing(here)
        await here.mend("two seats")
        table, keeper = here.tables["two seats"], here.keeper
        assert {s.user_id for s in table.seats} == {scene.ANNA, scene.BERT}
        (vote,) = [v for v in await keeper.db.open_votes(table.id) if v.kind == "pace"]
        await pressing.press(Forged(button_ids.deed_button(table.id, "quit-caretaker"), scene.BERT, "leaves"))
        closed = await keeper.db.vote(vote.id)
        assert closed is not None
        assert closed.state == "passed"


async def test_whoever_hosts_without_a_seat_may_stop_the_clocks_and_nobody_else_without_one() -> None:
    async with scene.Scene.open(GAMES["elder-sign"], random.Random(6)) as here:
        pressing = forged_presses.Pressing(here)
        await here.mend("playing")
        table, keeper = here.tables["playing"], here.keeper
        async with keeper.db.writing() as conn:  # Dora has opened the table for the others
            await conn.execute(update(tables.game).where(tables.game.c.id == table.id).values(host_id=scene.DORA))
        await table.refresh()
        for who in (scene.FRED, scene.GINA, scene.HUGO):
            assert (await pressing.press(Forged(button_ids.deed_button(table.id, "pause", "on"), who, "no seat")))[0] == "refused"
        await pressing.press(Forged(button_ids.deed_button(table.id, "pause", "on"), scene.DORA, "no seat, hosting"))
        paused = await keeper.db.game(table.id)
        assert paused is not None
        assert paused.status == "paused"


# Holes that somebody might leave. If a press went through one of them unseen, the test above would prove nothing.


async def test_whoever_came_through_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene.Scene.open(GAMES["elder-sign"], random.Random(3)) as here:
        pressing = forged_presses.Pressing(here)
        await here.mend("playing", "lobby", "two seats")
        table, lobby, pair = here.tables["playing"], here.tables["lobby"], here.tables["two seats"]
        keeper = here.keeper
        # In the table's own channel: from elsewhere a stranger does not even come to the door.
        monkeypatch.setattr(pressing, "_place", lambda t: {"channel_id": t.game.channel_id, "guild_id": scene.GUILD})

        async def caught(deed: str, do: Any, *, at: Table = table, by: int = scene.FRED) -> str:
            monkeypatch.setitem(keeper.presses._deeds, deed, _Handler(do, private=True, raw=False))
            try:
                await pressing.press(Forged(button_ids.deed_button(at.id, deed), by, "a hole"))
            except AssertionError as wrong:
                here.recover()
                return str(wrong)
            raise AssertionError(f"{deed} went through")

        async def crashes(*_: Any) -> None:
            int("²")

        async def silent(*_: Any) -> None:
            return None

        async def refuses_too_late(interaction: Any, *_: Any) -> None:
            await keeper.db.change_game(table.id, keeper.clock(), language="de" if table.lang == "en" else "en")
            raise TableRefusal("no-bad-input")

        async def reaches_another_table(interaction: Any, *_: Any) -> None:
            await keeper.db.change_game(lobby.id, keeper.clock(), language="de" if lobby.lang == "en" else "en")

        async def takes_a_seat(interaction: Any, *_: Any) -> None:
            await table.change_seat(1, interaction.user.id, user_id=interaction.user.id, name="X")

        async def gives_it_away(interaction: Any, *_: Any) -> None:
            await table.change_seat(1, interaction.user.id, user_id=scene.ERIK, name="X")

        async def sends_somebody_away(interaction: Any, *_: Any) -> None:
            await table.change_seat(1, interaction.user.id, caretaker=True)

        async def seats_a_friend(interaction: Any, *_: Any) -> None:
            await keeper.db.join(lobby.id, scene.ERIK, "E", keeper.clock())

        async def answers(interaction: Any, *_: Any) -> None:
            # Past the memory's own question, whose seat that is: here it is the judge's turn.
            ask = next(a for a in table.asks if a.needed)
            kept = (await keeper.db.log(table.id))[-1]
            theirs = {"serial": 10_000 + next(_serials), "seat": ask.seat, "by": "player", "user_id": interaction.user.id}
            row = dataclasses.asdict(kept) | theirs | {"interaction_id": None, "status": "undone"}
            async with keeper.db.writing() as conn:
                await conn.execute(insert(tables.answer).values(row))

        async def votes(interaction: Any, *_: Any) -> None:
            vote = (await keeper.db.open_votes(table.id))[0]
            row = {"vote_id": vote.id, "seat": 0, "user_id": interaction.user.id, "choice": "yes", "at": keeper.clock()}
            async with keeper.db.writing() as conn:
                await conn.execute(insert(tables.ballot).values(row))

        async def calls_a_vote(interaction: Any, *_: Any) -> None:
            data = {"without": 1, "who": scene.BERT}
            await keeper.db.open_vote(lobby.id, "stand-in", data, interaction.user.id, keeper.clock(), yes=(0,), post=None)

        async def ends_it(interaction: Any, *_: Any) -> None:
            await table.set_status("ended", ("playing",), interaction.user.id)

        async def outvotes_somebody(interaction: Any, *_: Any) -> None:
            data = {"without": 1, "who": scene.BERT}
            both = pair.seats_of(interaction.user.id)
            vote = await keeper.db.open_vote(pair.id, "stand-in", data, interaction.user.id, keeper.clock(), yes=both)
            await keeper.votes.motions["stand-in"].passes(pair, vote)

        async def ends_it_by_two_ballots_of_one(interaction: Any, *_: Any) -> None:
            both = pair.seats_of(interaction.user.id)
            vote = await keeper.db.open_vote(pair.id, "end", {}, interaction.user.id, keeper.clock(), yes=both)
            await end_game(pair, interaction.user.id, keeper.votes.closing(pair, vote))

        async def resets_somebody(interaction: Any, *_: Any) -> None:
            await keeper.db.change_user(scene.BERT, keeper.clock(), language="de")

        assert "invalid literal" in await caught("page", crashes)
        assert "no answer" in await caught("page", silent)
        assert "a refused press has changed" in await caught("page", refuses_too_late)
        assert "another table" in await caught("page", reaches_another_table, by=scene.ANNA)
        assert "somebody else's settings" in await caught("page", resets_somebody, by=scene.ANNA)
        assert "which nobody had offered" in await caught("page", takes_a_seat)
        assert "was given to" in await caught("page", gives_it_away)
        assert "caretaker" in await caught("page", sends_somebody_away, by=scene.ANNA)
        assert "somebody else in the lobby" in await caught("page", seats_a_friend, at=lobby, by=scene.ANNA)
        assert "from outside" in await caught("page", answers)
        asked = table.user_of(next(a for a in table.asks if a.needed).seat)
        other = next(p for p in (scene.ANNA, scene.BERT, scene.CARL) if p != asked and table.seats_of(p))
        assert "has answered for" in await caught("page", answers, by=other)
        assert "has voted for" in await caught("page", votes, by=scene.CARL)
        assert "nobody plays yet" in await caught("page", calls_a_vote, at=lobby, by=scene.ANNA)
        for alone in (ends_it_by_two_ballots_of_one, outvotes_somebody):
            await here.mend("two seats")
            pair = here.tables["two seats"]
            assert "too few" in await caught("page", alone, at=pair, by=scene.ANNA)
        assert "who may not" in await caught("page", ends_it, by=scene.CARL)
        for somebody in (scene.ANNA, scene.GINA):  # neither the host nor the management
            await here.mend("playing")
            table = here.tables["playing"]
            assert "who may not" in await caught("end", ends_it, at=table, by=somebody)
