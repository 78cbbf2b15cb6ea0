"""Votes: who has a ballot, when a vote is decided, and that it is decided once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

import db
from bot import presence, undo
from bot.ending import end_game
from bot.hours import DAY, HOUR
from bot.outbox import finding
from bot.refusals import NotSeated, TableRefusal
from bot.schedule.paces import change_pace
from bot.votes import STANDS, tally, verdict, voters_of
from db import tables as t
from games.kernel.live import NOTE
from tests.bot.given import World, answered, custom_ids, texts, world
from tests.cogs.given import ALL, asked, begin, due_now, posted, reply, with_button


@given(st.integers(1, 8), st.data())
def test_a_vote_is_decided_exactly_when_nothing_can_change_it_any_more(voters: int, data: st.DataObject) -> None:
    yes = data.draw(st.integers(0, voters))
    no = data.draw(st.integers(0, voters - yes))
    open_ = voters - yes - no
    result = verdict(yes, no, voters)
    best, worst = 2 * (yes + open_) > voters, 2 * yes > voters
    assert result == ("passed" if worst else "failed" if not best else None)


def seat(n: int, user: int | None, *, caretaker: bool = False) -> db.Seat:
    return db.Seat(game_id=1, seat=n, user_id=user, name=f"p{n}", joined=0, caretaker=caretaker)


def test_every_persons_seat_has_a_ballot_and_the_silence_of_the_absent_does_not_count() -> None:
    seats = [seat(0, 10), seat(1, 11, caretaker=True), seat(2, None), seat(3, 13)]
    assert voters_of(seats) == (0, 1, 3)
    assert voters_of(seats, absent={1}) == (0, 3)
    assert voters_of(seats, absent={1, 3}, cast={1}) == (0, 1)


def test_the_ballot_of_somebody_who_has_left_the_seat_does_not_count() -> None:
    ballots = (db.Ballot(seat=0, user_id=10, choice="yes", at=0), db.Ballot(seat=1, user_id=99, choice="yes", at=0))
    vote = db.Vote(
        id=1, game_id=1, kind="end", data={}, user_id=10, state="open", message_id=None, created=0, closed=None, ballots=ballots
    )
    counted = tally(vote, [seat(0, 10), seat(1, 11)])
    assert (counted.yes, counted.no, counted.missing) == ((0,), (), (1,))
    assert counted.verdict is None


def a_vote(*ballots: tuple[int, int, str, int]) -> db.Vote:
    cast = tuple(db.Ballot(seat=s, user_id=u, choice=c, at=at) for s, u, c, at in ballots)
    return db.Vote(
        id=1, game_id=1, kind="end", data={}, user_id=10, state="open", message_id=None, created=0, closed=None, ballots=cast
    )


def test_a_person_has_one_ballot_however_many_seats() -> None:
    seats = [seat(0, 10), seat(1, 11), seat(2, 10), seat(3, 10)]
    assert voters_of(seats) == (0, 1)
    counted = tally(a_vote((0, 10, "yes", 5), (2, 10, "yes", 5), (3, 10, "yes", 5)), seats)
    assert (counted.yes, counted.no, counted.missing, counted.verdict) == ((0,), (), (1,), None)
    # A seat they have taken since counts for nothing more, and their newest word is theirs.
    counted = tally(a_vote((0, 10, "yes", 5), (2, 10, "no", 6), (1, 11, "yes", 6)), seats)
    assert (counted.yes, counted.no, counted.missing) == ((1,), (0,), ())


def test_whoever_plays_on_one_of_their_seats_is_not_absent() -> None:
    seats = [seat(0, 10), seat(1, 11), seat(2, 11, caretaker=True)]
    assert voters_of(seats, absent={2}) == (0, 1)
    assert voters_of(seats, absent={1, 2}) == (0,)
    assert voters_of(seats, absent={1, 2}, cast={2}) == (0, 1)


async def test_others_than_the_host_end_a_game_by_vote(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        outsider = w.person("dora")
        called = await w.person("bert").slash(w.channel, "game end")
        await posted(w)
        assert "table is asked" in answered(called)
        again = await w.person("cleo").slash(w.channel, "game end")
        assert "vote of this kind is still open" in answered(again)
        post, yes = with_button(w, "/yes")
        assert "no seat" in answered(await outsider.click(post, custom_id=yes))
        await w.person("cleo").click(post, custom_id=yes)
        await posted(w)
        assert (await w.keeper.db.game(table.id)).status == "ended"
        assert not custom_ids(next(m for m in w.posts() if m.id == post.id))
        with pytest.raises(TableRefusal, match="vote-closed"):
            await w.keeper.votes.cast(table, 1, w.person("anna").id, "no")
        assert any("was ended" in texts(m) for m in w.posts())


async def test_a_vote_ends_with_its_game_and_its_post_loses_its_buttons(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.keeper.votes.call(table, "pace", w.person("cleo").id, {"deadline": DAY})
        await posted(w)
        post, _ = with_button(w, "/yes")
        await end_game(table, None, by="management")
        await posted(w)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["cancelled"]
        assert not custom_ids(next(m for m in w.posts() if m.id == post.id))
        before = await w.keeper.db.game(table.id)
        with pytest.raises(TableRefusal, match="vote-closed"):  # somebody whose screen still shows it
            await w.keeper.votes.cast(table, 1, w.person("anna").id, "yes")
        assert await w.keeper.db.game(table.id) == before


async def test_whoever_has_left_the_table_no_longer_calls_its_votes_off(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        cleo, dora = w.person("cleo").id, w.person("dora").id
        await w.keeper.votes.call(table, "pace", cleo, {"deadline": DAY})
        await table.change_seat(table.seats_of(cleo)[0], cleo, user_id=dora, name="dora")
        with pytest.raises(NotSeated):
            await w.keeper.votes.call_off(table, 1, cleo)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["open"]


@pytest.mark.parametrize("second", ["no", "yes"])
async def test_the_policy_is_voted_on_by_those_who_do_not_host(tmp_path: Path, second: str) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="default")
        await w.person("bert").slash(w.channel, "game settings", time_up="wait")
        await posted(w)
        assert table.game.pace.on_deadline == "default"
        post, button = with_button(w, f"/{second}")
        await w.person("anna").click(post, custom_id=button)
        await posted(w)
        assert (await w.keeper.db.game(table.id)).pace.on_deadline == ("wait" if second == "yes" else "default")
        votes = await w.keeper.db.votes(table.id)
        assert [v.state for v in votes] == ["passed" if second == "yes" else "failed"]


async def test_a_vote_decided_just_before_the_end_of_the_process_is_carried_out_after_the_start(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.person("bert").slash(w.channel, "game end")
        vote = (await w.keeper.db.open_votes(table.id))[0]
        seat_ = table.seats_of(w.person("cleo").id)[0]
        await w.keeper.db.cast(vote.id, seat_, "yes", w.clock(), user_id=w.person("cleo").id)
        await w.restart()
        await posted(w)
        assert (await w.keeper.db.game(table.id)).status == "ended"


async def test_a_missing_players_seat_is_offered_by_vote(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        late = asked(w, table)
        one, other = (w.person(n) for n in ("anna", "bert", "cleo") if w.person(n) is not late)
        dora = w.person("dora")
        seat_ = table.seats_of(late.id)[0]
        w.clock.now += presence.LONG
        await one.slash(w.channel, "game replace", seat=str(seat_), by=dora)
        await posted(w)
        post, yes = with_button(w, "/yes")
        assert late.id in w.pings()[-1], "whose seat it is learns of it"
        await other.click(post, custom_id=yes)
        await posted(w)
        assert table.seats[seat_].caretaker
        offer, take = with_button(w, ":-:take:")
        assert "somebody else" in answered(await other.click(offer, custom_id=take))
        await dora.click(offer, custom_id=take)
        await posted(w)
        assert table.user_of(seat_) == dora.id
        assert not table.seats[seat_].caretaker
        assert "dora" in texts(next(m for m in w.posts() if m.id == offer.id))


async def test_a_vote_that_only_its_caller_decides_is_not_left_open_by_the_end_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        await reply(w, table)
        start = table.game.serial

        async def dies(*_: object) -> None:
            raise SystemError("killed")

        with monkeypatch.context() as killed:
            killed.setattr(w.keeper.db, "record_undo", dies)
            what = await undo.plan(table, w.person("anna").id)
            with pytest.raises(SystemError):
                await w.keeper.undoing.ask_table(table, w.person("anna").id, what)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["open"]
        await w.restart()
        await posted(w)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["passed"]
        assert len([a for a in await w.keeper.db.log(table.id) if a.n != NOTE]) == start - 1


async def test_a_vote_decided_after_the_start_loses_its_buttons(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="default")
        await w.person("bert").slash(w.channel, "game settings", time_up="wait")
        await posted(w)
        post, _ = with_button(w, "/yes")
        vote = (await w.keeper.db.open_votes(table.id))[0]
        assert vote.message_id == post.id
        seat_ = table.seats_of(w.person("cleo").id)[0]
        await w.keeper.db.cast(vote.id, seat_, "yes", w.clock(), user_id=w.person("cleo").id)
        await w.restart()
        await posted(w)
        assert (await w.keeper.db.game(table.id)).pace.on_deadline == "wait"
        assert not custom_ids(next(m for m in w.posts() if m.id == post.id))


@contextmanager
def killed_before(w: World, monkeypatch: pytest.MonkeyPatch, *deeds: str) -> Iterator[None]:
    """Keeper does not live to do this in the memory."""

    async def too_late(*_: object, **__: object) -> None: ...

    with monkeypatch.context() as killed:
        for deed in deeds:
            killed.setattr(w.keeper.db, deed, too_late)
        yield


async def stands_once_after_a_start(w: World, table: Any, post: Any) -> None:
    """A vote has this post and no other, and its letter knows what it has become."""
    await w.restart()
    await posted(w)
    assert not await w.keeper.db.pending(table.id)
    await w.keeper.db.tick_now()
    async with w.keeper.db.reading() as conn:
        became = (await conn.execute(select(t.outbox.c.message_id).where(t.outbox.c.kind == "vote"))).scalars().all()
    assert became == [post.id]
    assert len([m for m in w.posts() if "For: 2" in texts(m)]) == 1


async def test_a_vote_that_was_decided_before_the_process_could_tick_off_its_post_still_knows_that_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="default")

        with killed_before(w, monkeypatch, "tick"):
            await w.person("bert").slash(w.channel, "game settings", time_up="wait")
            await posted(w)
            post, yes = with_button(w, "/yes")
            await w.person("cleo").click(post, custom_id=yes)
            await posted(w)
        assert not custom_ids(next(m for m in w.posts() if m.id == post.id)), "there is no button left to find it by"
        await stands_once_after_a_start(w, table, post)


async def test_a_vote_whose_post_nobody_could_note_and_that_is_decided_before_the_outbox_looks_keeps_its_one_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the post and its note; after the start somebody presses it before the letter is looked at again."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="default")

        with killed_before(w, monkeypatch, "tick", "change_vote"):
            await w.person("bert").slash(w.channel, "game settings", time_up="wait")
            await posted(w)
            post, yes = with_button(w, "/yes")
            assert (await w.keeper.db.open_votes(table.id))[0].message_id is None
            await w.person("cleo").click(post, custom_id=yes)
            await posted(w)
        await stands_once_after_a_start(w, table, post)


async def test_a_vote_whose_post_nobody_could_note_is_found_when_it_is_pressed_after_it_was_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the post and its note; then it is called off; then somebody presses it, and it has no buttons to be found by."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="default")

        with killed_before(w, monkeypatch, "tick", "change_vote"):
            await w.person("bert").slash(w.channel, "game settings", time_up="wait")
            await posted(w)
            post, yes = with_button(w, "/yes")
            vote = (await w.keeper.db.open_votes(table.id))[0]
            await w.keeper.votes.call_off(table, vote.id, w.person("bert").id)
            await w.person("cleo").click(post, custom_id=yes)
            await posted(w)
        found = await w.keeper.db.vote(vote.id)
        assert found is not None
        assert (found.state, found.message_id) == ("cancelled", post.id)


async def test_a_vote_that_is_decided_while_the_outbox_looks_for_its_post_is_not_posted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo", pace="24h", on_deadline="default")

        with killed_before(w, monkeypatch, "tick", "change_vote"):
            await w.person("bert").slash(w.channel, "game settings", time_up="wait")
            await posted(w)
        post, _ = with_button(w, "/yes")

        async def pressed_meanwhile(*_: object) -> None:
            """Cleo's press has been carried out, and the post has no buttons any more."""
            keeper = w.keeper
            vote = (await keeper.db.open_votes(table.id))[0]
            await keeper.db.vote_is_at(vote.id, table.id, post.id)
            await keeper.votes.cast(await keeper.tables.get(table.id), vote.id, w.person("cleo").id, "yes")

        monkeypatch.setattr(finding.Finding, "by_sign", pressed_meanwhile)
        await stands_once_after_a_start(w, table, post)
        assert not await w.keeper.db.open_votes(table.id)


async def test_a_vote_that_was_over_before_it_was_posted_does_not_put_the_next_one_up_twice(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        poke = w.keeper.postman.poke
        w.keeper.tables.after_commit[:] = []  # nothing is posted yet
        await w.keeper.votes.call(table, "end", w.person("bert").id)
        first = (await w.keeper.db.open_votes(table.id))[0]
        for name in ("anna", "cleo"):
            await w.keeper.votes.cast(table, first.id, w.person(name).id, "no")
        await w.keeper.votes.call(table, "end", w.person("cleo").id)
        poke(table)
        await posted(w)
        assert len([m for m in w.posts() if any(":-:vote:" in i for i in custom_ids(m))]) == 1
        second = (await w.keeper.db.open_votes(table.id))[0]
        assert with_button(w, "/yes")[0].id == second.message_id


async def test_a_deleted_vote_is_posted_again_for_whoever_calls_it_or_looks(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.person("bert").slash(w.channel, "game end")
        await posted(w)
        for looks in ("game end", "game status"):
            post, _ = with_button(w, "/yes")
            await post.delete()
            said = answered(await w.person("cleo").slash(w.channel, looks))
            await posted(w)
            again, _ = with_button(w, "/yes")
            assert again.id != post.id
            assert f"/{again.id}" in said
            assert f"/{post.id}" not in said
        said = answered(await w.person("cleo").slash(w.channel, "game status"))
        assert f"/{again.id}" in said
        assert len([m for m in w.posts() if any("/yes" in i for i in custom_ids(m))]) == 1, "one that is there stays"
        await w.person("cleo").click(again, custom_id=with_button(w, "/yes")[1])
        await posted(w)
        assert (await w.keeper.db.game(table.id)).status == "ended"


async def test_a_closed_vote_stands_as_it_was_counted_when_somebody_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        anna, bert = w.person("anna"), w.person("bert")
        await anna.slash(w.channel, "game settings", pace="12h")
        await posted(w)
        post, yes = with_button(w, "/yes")
        await bert.click(post, custom_id=yes)
        await posted(w)
        before = texts(next(m for m in w.posts() if m.id == post.id))
        assert "For: 2 (anna, bert) · Against: 0 (–) · needed: 2" in before
        await w.keeper.db.forget_user(anna.id, w.clock(), names=("anna",), nobody={"en": "somebody"})
        await table.refresh()
        (vote,) = await w.keeper.db.votes(table.id)
        await w.keeper.votes.post.show(table, vote.id)
        seat = f"Seat {table.seats.index(next(s for s in table.seats if s.user_id is None)) + 1}"
        after = texts(next(m for m in w.posts() if m.id == post.id))
        assert after == before.replace("anna", seat)


async def test_a_vote_is_called_off_by_whoever_has_called_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.person("bert").slash(w.channel, "game end")
        await posted(w)
        post, off = with_button(w, "/off")
        for name in ("anna", "dora"):
            assert "Only whoever has called" in answered(await w.person(name).click(post, custom_id=off))
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["open"]
        await w.person("bert").click(post, custom_id=off)
        await posted(w)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["cancelled"]
        assert "it was called off." in texts(next(m for m in w.posts() if m.id == post.id))
        assert not custom_ids(next(m for m in w.posts() if m.id == post.id))
        assert "table is asked" in answered(await w.person("cleo").slash(w.channel, "game end")), "and room for the next"


@pytest.mark.parametrize("down", [True, False], ids=["while nobody was there", "while it ran"])
async def test_a_vote_lapses_after_three_days_and_that_is_told_once(tmp_path: Path, down: bool) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.person("bert").slash(w.channel, "game end")
        await posted(w)
        post, _ = with_button(w, "/yes")
        w.clock.now += STANDS - 1
        await w.keeper.votes.run_out()
        assert len(await w.keeper.db.open_votes(table.id)) == 1
        w.clock.now += 1
        if down:
            await w.restart()
        else:
            await w.keeper.schedule.clock.tick()
        await posted(w)
        await w.keeper.votes.run_out()
        await posted(w)
        assert [v.state for v in await w.keeper.db.votes(table.id)] == ["failed"]
        told = [i for i, m in enumerate(w.posts()) if "has lapsed" in texts(m)]
        assert len(told) == 1
        assert w.pings()[told[0]] == [], "quietly"
        there = next(m for m in w.posts() if m.id == post.id)
        assert "Lapsed" in texts(there)
        assert not custom_ids(there)
        table = await w.table()
        with pytest.raises(TableRefusal, match="vote-closed"):
            await w.keeper.votes.cast(table, 1, w.person("cleo").id, "yes")
        assert (await w.keeper.db.game(table.id)).status == "playing"


async def test_a_lapsed_vote_that_nobody_has_swept_yet_decides_nothing_and_is_in_nobodys_way(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "cleo")
        await w.person("bert").slash(w.channel, "game end")
        await posted(w)
        post, yes = with_button(w, "/yes")
        w.clock.now += STANDS
        assert "lapsed" in answered(await w.person("cleo").click(post, custom_id=yes))
        assert (await w.keeper.db.game(table.id)).status == "playing"
        assert "table is asked" in answered(await w.person("cleo").slash(w.channel, "game end"))


async def test_whoever_is_overdue_is_stood_in_for_by_those_who_are_here_and_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="wait")
        late = asked(w, table)
        here = next(w.person(n) for n in ("anna", "bert") if w.person(n) is not late)
        seat_ = table.seats_of(late.id)[0]
        w.clock.now += DAY
        await due_now(w)
        post, stand_in = with_button(w, ":-:stand-in:")
        assert "nobody else has a say" in answered(await here.click(post, custom_id=stand_in))
        await posted(w)
        assert table.seats[seat_].caretaker
        post, back = with_button(w, ":-:back:")
        await late.click(post, custom_id=back)
        assert not table.seats[seat_].caretaker
        assert not presence.missing(table, seat_, w.clock()), "time begins anew for whoever is back"


async def test_an_announced_absence_keeps_its_ballot_and_its_seat(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        seat_ = table.seats_of(w.person("bert").id)[0]
        await w.person("bert").slash(w.channel, "game away", until="14", caretaker=True)
        await posted(w)
        assert "bert is here" in answered(
            await w.person("anna").slash(w.channel, "game replace", seat="bert", by=w.person("dora"))
        )
        assert "table is asked" in answered(await w.person("anna").slash(w.channel, "game end"))
        assert (await w.keeper.db.game(table.id)).status == "playing"
        await table.change_seat(seat_, w.person("bert").id, away_until=None)  # gone without a date
        assert (await w.keeper.db.game(table.id)).status == "ended", "nobody else is left to be asked"


async def test_being_late_gives_nobody_the_right_to_take_moves_back_alone(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        late = asked(w, table)
        here = next(w.person(n) for n in ("anna", "bert") if w.person(n) is not late)
        w.clock.now += presence.LONG + HOUR
        assert presence.overdue(table, table.seats_of(late.id)[0], w.clock())
        assert w.keeper.votes.alone(table, "stand-in", here.id)
        for kind in ("undo", "policy", "pace"):
            assert not w.keeper.votes.alone(table, kind, here.id), kind


async def test_nobody_is_late_for_a_pause_or_by_a_new_pace(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="wait")
        seat_ = table.seats_of(asked(w, table).id)[0]
        await w.person("anna").slash(w.channel, "game pause")
        w.clock.now += 9 * DAY
        assert not presence.overdue(table, seat_, w.clock())
        await w.person("anna").slash(w.channel, "game resume")
        assert not presence.overdue(table, seat_, w.clock())
        w.clock.now += DAY + HOUR
        assert presence.overdue(table, seat_, w.clock())
        await change_pace(w.keeper, table, db.Pace(deadline=HOUR))
        assert not presence.overdue(table, seat_, w.clock())
