"""Nobody is outvoted about themselves by one person, nobody ends others' game alone, and nothing of a secret shows in a vote."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from sqlalchemy.exc import OperationalError

import db
from bot import presence
from bot.shelf import Shelf
from games.kernel.rules import Outcome
from tests.bot.given import World, answered, texts, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyRules
from tests.cogs.given import ALL, asked, begin, posted, with_button
from tests.hostile.test_seats import EVIL, FEW, HERO, MATE, Sided, forged, playing, seat_of, sitting, w

__all__ = ["w"]


async def status(w: World, table: Any) -> str:
    return (await w.keeper.db.game(table.id)).status


async def statistics(w: World, *names: str) -> list[dict[str, int]]:
    return [(await w.keeper.db.statistics(w.person(n).id)).get("tiny", {}) for n in names]


async def test_one_of_two_decides_nothing_about_the_other(w: World) -> None:
    """A forged stand-in about somebody who is here asks both, and a tie is no majority."""
    table = await playing(w, HERO, EVIL)
    before = await sitting(w, table)
    said = await forged(w, HERO, table, "stand-in", str(seat_of(w, table, EVIL)))
    await posted(w)
    assert "table is asked" in said
    assert await sitting(w, table) == before
    post, no = with_button(w, "/no")
    assert w.person(EVIL).id in w.pings()[-1]
    await w.person(EVIL).click(post, custom_id=no)
    await posted(w)
    assert [v.state for v in await w.keeper.db.votes(table.id)] == ["failed"]
    assert await sitting(w, table) == before


async def test_two_of_three_let_a_caretaker_play_only_against_the_third_ones_ballot(w: World) -> None:
    table = await playing(w)
    seat = seat_of(w, table, EVIL)
    await forged(w, HERO, table, "stand-in", str(seat))
    await posted(w)
    post, yes = with_button(w, "/yes")
    counted = texts(post)
    assert "needed: 2" in counted
    assert "bert" in counted, "the seat voted about has a ballot"
    await w.person(MATE).click(post, custom_id=yes)
    await posted(w)
    assert table.seats[seat].caretaker


async def test_a_majority_that_comes_about_because_somebody_leaves_counts_at_once(w: World) -> None:
    table = await playing(w)
    await w.keeper.votes.call(table, "end", w.person(HERO).id)
    await w.keeper.votes.call(table, "pace", w.person(MATE).id, {"deadline": 86_400})
    await posted(w)
    assert await status(w, table) == "playing"
    await forged(w, MATE, table, "quit-caretaker", "")
    await posted(w)
    assert await status(w, table) == "playing", "one of the two who are left"
    await forged(w, EVIL, table, "quit-caretaker", "")
    await posted(w)
    assert await status(w, table) == "ended"
    states = {v.kind: v.state for v in await w.keeper.db.votes(table.id)}
    assert states["end"] == "passed"
    assert "End the game" not in texts(with_button(w, "rematch")[0])


async def test_a_seat_that_changes_hands_by_a_vote_is_counted_once(w: World) -> None:
    """The vote makes the seat a caretaker's, which has all votes counted again: itself, too."""
    table = await playing(w)
    seat = seat_of(w, table, EVIL)
    late = {"without": seat, "who": w.person(EVIL).id, "to": w.person("dora").id, "name": "dora"}
    w.clock.now += 8 * 86_400
    if not presence.missing(table, seat, w.clock()):  # it was the other one's turn
        await table.answer_for(table.asks[0].seat, table.asks[0].n, table.live.epoch, None, "default")
        w.clock.now += 8 * 86_400
    await w.keeper.votes.call(table, "replace", w.person(HERO).id, late)
    await posted(w)
    assert [v.state for v in await w.keeper.db.votes(table.id)] == ["passed"]
    assert len([o for o in await w.keeper.db.offers(table.id) if o.state == "open"]) == 1


async def test_strangers_and_other_tables_votes_count_for_nothing(w: World) -> None:
    table = await playing(w)
    elsewhere = w.guild.create_text_channel("elsewhere")
    other = await playing(w, HERO, EVIL, "dora", channel=elsewhere)
    await w.keeper.votes.call(other, "end", w.person(EVIL).id)
    vote = (await w.keeper.db.open_votes(other.id))[0]
    for choice in ("yes", "no", "off"):
        assert "no such vote" in await forged(w, MATE, table, "vote", f"{vote.id}/{choice}")
        assert await forged(w, "erik", other, "vote", f"{vote.id}/{choice}")
    assert [(b.seat, b.choice) for b in (await w.keeper.db.vote(vote.id)).ballots] == [(1, "yes")]
    assert await status(w, other) == "playing"


@pytest.mark.parametrize("people", [(HERO, EVIL), (HERO, EVIL, MATE)], ids=["two", "three"])
async def test_the_host_does_not_end_a_game_alone_once_it_has_begun(w: World, people: tuple[str, ...]) -> None:
    table = await playing(w, *people)
    assert "table is asked" in answered(await w.person(HERO).slash(w.channel, "game end"))
    await forged(w, HERO, table, "end", "")
    await posted(w)
    assert await status(w, table) == "playing"
    assert len(await w.keeper.db.votes(table.id)) == 1


@pytest.mark.parametrize("who", [HERO, EVIL])
async def test_nobody_ends_a_lesson_alone_that_others_have_joined(tmp_path: Path, who: str) -> None:
    """A stand-in's seat was given to somebody; or a file says of a game that it is a lesson."""
    async with world(tmp_path, cogs=(*FEW, "cogs.learn")) as w:
        await w.person(HERO).slash(w.channel, "game learn", game="talisman")
        await posted(w)
        table = await w.table()
        await table.change_seat(1, None, user_id=w.person(EVIL).id, name=EVIL, caretaker=False)
        await posted(w)
        assert "vote on ending it" in await forged(w, who, table, "real", "")
        assert await status(w, table) == "playing"
        await table.change_seat(1, None, user_id=None, caretaker=True)
        assert "The lobby is open" in await forged(w, HERO, table, "real", "")
        assert await status(w, table) == "ended"


async def test_who_does_not_play_does_not_end_the_game(w: World) -> None:
    table = await playing(w)
    boss = w.person("boss")
    await w.keeper.db.change_game(table.id, w.clock(), host_id=boss.id)
    await table.refresh()
    assert "vote on ending it" in answered(await boss.slash(w.channel, "game end"))
    assert "vote on ending it" in await forged(w, "boss", table, "end", "")
    assert "vote on ending it" in await forged(w, "dora", table, "end", "")
    assert await status(w, table) == "playing"


async def test_whoever_plays_alone_ends_alone_after_being_asked_once_more(w: World) -> None:
    table = await playing(w, HERO)
    sure = await w.person(HERO).slash(w.channel, "game end")
    assert "Really end" in answered(sure)
    assert await status(w, table) == "playing"
    await w.person(HERO).click(sure.response.message, label="End the game")
    await posted(w)
    assert await status(w, table) == "ended"
    assert (await w.keeper.db.statistics(w.person(HERO).id))["tiny"] == {"abandoned": 1}


@pytest.mark.parametrize("then", ["again", "plays on"])
async def test_what_somebody_has_decided_alone_while_the_memory_failed_does_not_come_about_later(
    w: World, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """The vote nobody sees was kept, its effect was not."""
    table = await playing(w, HERO)
    with monkeypatch.context() as full:
        full.setattr(w.keeper.db, "set_status", AsyncMock(side_effect=OperationalError("UPDATE", {}, Exception("disk is full"))))
        assert "it may have counted" in await forged(w, HERO, table, "end", "")
    assert await status(w, table) == "playing"
    if then == "again":
        assert "still open" not in await forged(w, HERO, table, "end", "")
        await posted(w)
        assert await status(w, table) == "ended"
        return
    await w.keeper.schedule.clock.tick()
    await w.restart()
    await posted(w)
    assert await status(w, table) == "playing"
    assert not await w.keeper.db.open_votes(table.id)


async def test_whoever_alone_is_still_here_ends_it_and_it_is_nobodys_loss(w: World) -> None:
    table = await playing(w, HERO, EVIL)
    late = asked(w, table)
    here = next(w.person(n) for n in (HERO, EVIL) if w.person(n) is not late)
    assert "table is asked" in answered(await here.slash(w.channel, "game end")), "while the other is in time"
    post, off = with_button(w, "/off")
    await here.click(post, custom_id=off)
    w.clock.now += presence.LONG
    sure = await here.slash(w.channel, "game end")
    await here.click(sure.response.message, label="End the game")
    await posted(w)
    assert await status(w, table) == "ended"
    assert any("counts as abandoned" in texts(m) for m in w.posts())
    history = answered(await here.slash(w.channel, "game history"))
    assert "Abandoned." in history
    assert await statistics(w, HERO, EVIL) == [{"abandoned": 1}] * 2


@pytest.mark.parametrize("side", ["hero", "evil", ""])
async def test_a_game_ended_by_vote_counts_as_it_stood(w: World, side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is about to lose does not escape by ending; where nobody is, nobody has lost."""
    table = await playing(w)
    ahead = {"hero": Outcome("won", "ahead", (0,)), "evil": Outcome("lost", "ahead", (1, 2)), "": None}[side]
    monkeypatch.setattr(TinyRules, "ahead", lambda self, state: ahead)
    await w.person(EVIL).slash(w.channel, "game end")
    await posted(w)
    post, yes = with_button(w, "/yes")
    await w.person(HERO).click(post, custom_id=yes)
    await posted(w)
    assert await status(w, table) == "ended"
    won, lost = {"played": 1, "won": 1}, {"played": 1, "lost": 1}
    wanted = {"hero": [won, lost, lost], "evil": [lost, won, won], "": [{"abandoned": 1}] * 3}[side]
    assert await statistics(w, HERO, EVIL, MATE) == wanted
    told = "\n".join(texts(m) for m in w.posts())
    assert ("Clearly ahead" in told) is bool(side)
    assert ("so it counts as abandoned" in told) is not bool(side)


async def test_behind_a_cover_lateness_does_not_tell_who_is_asked(w: World) -> None:
    """Whoever may be asked in secret is late together with the others, whoever it really is."""
    table = await playing(w)
    await table.answer(w.person(HERO).id, table.line(table.asks[0]), ["go"], interaction_id="s1")
    asked_there = [a.seat for a in table.asks if a.cover is not None and a.needed and not a.hollow]
    assert asked_there == [1], "seat 2 has nothing to say, which nobody may know"
    assert set(table.waited_for()) == {1, 2}
    for wait in (0, presence.LONG - 1, presence.LONG):
        found = {presence.overdue(table, s, table.times.since + wait) for s in (1, 2)}
        assert found == {wait >= presence.LONG}


# Several seats


async def with_two_seats(w: World) -> Any:
    """Anna has seats 0 and 2, Bert has seat 1."""
    keeper, anna, bert = w.keeper, w.person(HERO), w.person(EVIL)
    table = await keeper.tables.open_lobby(
        keeper.shelf.box("tiny"),
        channel_id=w.channel.id,
        guild_id=w.guild.id,
        host_id=anna.id,
        language="en",
        options={},
        pace=db.Pace(),
    )
    for person, name in ((anna, HERO), (bert, EVIL), (anna, HERO)):
        await keeper.db.join(table.id, person.id, name, w.clock(), again=True)
    await table.start(anna.id)
    await posted(w)
    return table


async def test_two_seats_do_not_outvote_one_person(w: World) -> None:
    table = await with_two_seats(w)
    before, anna = await sitting(w, table), w.person(HERO)
    assert table.seats_of(anna.id) == (0, 2)
    assert [kind for kind in w.keeper.votes.motions if w.keeper.votes.alone(table, kind, anna.id)] == []
    assert "table is asked" in await forged(w, HERO, table, "stand-in", "1")
    assert "table is asked" in answered(await anna.slash(w.channel, "game end"))
    await posted(w)
    for _ in range(2):
        for vote in await w.keeper.db.open_votes(table.id):
            await forged(w, HERO, table, "vote", f"{vote.id}/yes")
    await posted(w)
    post, _ = with_button(w, "/yes")
    assert "For: 1 (anna) · Against: 0" in texts(post), "named once, as one"
    assert "needed: 2" in texts(post)
    assert {v.kind: v.state for v in await w.keeper.db.votes(table.id)} == {"stand-in": "open", "end": "open"}
    assert (await sitting(w, table), await status(w, table)) == (before, "playing")
    # Nor does the next start count them otherwise.
    await w.restart()
    await posted(w)
    assert (await sitting(w, table), await status(w, table)) == (before, "playing")


async def test_whoever_is_late_on_one_of_their_seats_is_late(w: World) -> None:
    """Or nobody could go on without a person who is gone with two seats."""
    table = await with_two_seats(w)
    assert [a.seat for a in table.asks if a.needed] == [0]
    bert = w.person(EVIL)
    assert not w.keeper.votes.alone(table, "end", bert.id)
    w.clock.now += presence.LONG
    assert w.keeper.votes.alone(table, "end", bert.id)
    assert not w.keeper.votes.alone(table, "pace", bert.id), "being late gives nobody the right to change everything else alone"


# The management


async def managed(w: World, *names: str) -> tuple[Any, Any]:
    """Mona manages the server and plays, if she is named."""
    role = w.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    mona = w.people["mona"] = w.guild.add_member(w.env.create_user("mona"), roles=[role])
    return mona, await playing(w, *names)


@pytest.fixture
async def m(tmp_path: Path) -> Any:
    async with world(tmp_path, cogs=(*FEW, "cogs.admin"), shelf=Shelf([Sided(["turn:0", "turn:1", "turn:0"])])) as made:
        yield made


async def test_who_manages_the_server_and_plays_does_not_get_round_the_vote(m: World) -> None:
    mona, table = await managed(m, "mona", EVIL)
    assert "</game end:" in answered(await mona.slash(m.channel, "admin end"))
    assert await status(m, table) == "playing"
    # As soon as nobody else is here there is nobody to ask.
    await m.keeper.db.change_seat(table.id, 1, m.clock(), caretaker=True)
    assert "has been ended" in answered(await mona.slash(m.channel, "admin end"))
    assert await status(m, table) == "ended"


@pytest.mark.parametrize("ahead", [Outcome("won", "ahead", (0,)), None], ids=["ahead", "abandoned"])
async def test_what_the_management_ends_is_told_and_counted_as_it_stood(
    m: World, ahead: Outcome | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    mona, table = await managed(m, HERO, EVIL)
    monkeypatch.setattr(TinyRules, "ahead", lambda self, state: ahead)
    await mona.slash(m.channel, "admin end")
    await posted(m)
    game = await m.keeper.db.game(table.id)
    assert game is not None
    assert (game.status, (game.outcome or {}).get("result")) == ("ended", "won" if ahead else "abandoned")
    won, lost, left = {"played": 1, "won": 1}, {"played": 1, "lost": 1}, {"abandoned": 1}
    assert await statistics(m, HERO, EVIL) == ([won, lost] if ahead else [left, left])
    told = "\n".join(texts(p) for p in m.posts())
    assert "The people who manage this server have ended the game." in told
    assert ("Clearly ahead: **anna**" if ahead else "It counts as abandoned") in told
    assert "The table has ended" not in told
    assert "secret" in told.lower(), "its luck is shown"
    assert "over" in answered(await mona.slash(m.channel, "admin end", game=str(table.id)))


async def test_a_game_that_cannot_be_opened_is_abandoned_by_the_management(m: World) -> None:
    mona, table = await managed(m, "mona", EVIL)
    async with m.keeper.db.writing() as conn:
        await conn.exec_driver_sql("UPDATE checkpoint SET data = x'00'")
    table.drop()
    m.env.check_errors = False
    assert "has been ended" in answered(await mona.slash(m.channel, "admin end"))
    await posted(m)
    game = await m.keeper.db.game(table.id)
    assert game is not None
    assert (game.status, (game.outcome or {}).get("result")) == ("ended", "abandoned")
    assert any("It counts as abandoned" in texts(p) for p in m.posts())


async def offered_by_the_table(w: World, *names: str) -> Any:
    """Bert is gone; those who are left vote to offer Dora his seat."""
    table = await begin(w, *names)
    await table.change_seat(table.seats_of(w.person("bert").id)[0], w.person("bert").id, caretaker=True)
    await w.person("anna").slash(w.channel, "game replace", seat="bert", by=w.person("dora"))
    await posted(w)
    if "cleo" in names:
        post, yes = with_button(w, "/yes")
        await w.person("cleo").click(post, custom_id=yes)
        await posted(w)
    (offer,) = await w.keeper.db.offers(table.id)
    assert offer.state == "open"
    return table


@pytest.mark.parametrize(("lang", "told"), [("en", "cannot call it off alone"), ("de", "allein kannst du es nicht zurückziehen")])
async def test_what_the_table_has_offered_its_caller_does_not_take_back_alone(lang: str, told: str, tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await offered_by_the_table(w, "anna", "bert", "cleo")
        await w.person("anna").slash(w.channel, "game settings", my_language=lang)
        post, off = with_button(w, ":-:untake:")
        assert told in answered(await w.person("anna").click(post, custom_id=off))
        assert "bert can call it off" in texts(post)
        assert (await w.keeper.db.offers(table.id))[0].state == "open"
        await w.person("bert").click(post, custom_id=off)
        assert (await w.keeper.db.offers(table.id))[0].state == "withdrawn"


async def test_whoever_could_have_decided_it_alone_calls_it_off_alone(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await offered_by_the_table(w, "anna", "bert")
        post, off = with_button(w, ":-:untake:")
        await w.person("anna").click(post, custom_id=off)
        assert (await w.keeper.db.offers(table.id))[0].state == "withdrawn"
