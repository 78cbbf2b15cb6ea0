"""Two bots on one database: of two answers to the same question one counts, and the other bot shows what is asked now."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import db
from bot import refusals
from games.kernel.ask import Ask
from tests.crash.rivals import CARL, NOW, Heard, answer, asked, awake, in_two_processes, seated, service

ROUNDS = 12


async def judge(url: str, game_id: int, rounds: list[tuple[Heard, Heard]]) -> None:
    memory = await db.Database.open(url)
    try:
        table = await awake(service(memory), game_id)
        log = await memory.log(game_id)
        verified = await table.verify()
        letters = [x for x in await memory.pending(game_id) if x.kind == "board"]
    finally:
        await memory.close()
    accepted = [next(h.press for h in pair if h.accepted) for pair in rounds]
    assert [a.interaction_id for a in log] == accepted
    assert [a.serial for a in log] == list(range(1, len(rounds) + 1))
    assert verified.good == verified.answers == len(rounds)
    assert len(letters) == len(rounds) + 1  # one post for the start, one for each answer that counted


def one_of_two(pair: tuple[Heard, Heard]) -> None:
    assert pair[0].question == pair[1].question
    assert sorted(h.accepted for h in pair) == [False, True]
    loser = next(h for h in pair if not h.accepted)
    winner = next(h for h in pair if h.accepted)
    assert loser.refusal == "Decided"
    assert loser.asked_now == winner.asked_now, "the loser still shows the old question"
    assert loser.question not in loser.asked_now


async def test_of_two_services_that_answer_the_same_question_one_is_heard(url: str) -> None:
    ones, others = await db.Database.open(url), await db.Database.open(url)
    try:
        one, other = service(ones), service(others)
        game_id = await seated(one)
        chance = random.Random(2)
        rounds: list[tuple[Heard, Heard]] = []
        for number in range(ROUNDS):
            here, there = await awake(one, game_id), await awake(other, game_id)
            if number % 2:  # both have it in memory; the other half of the rounds one of them must load it first
                await here.refresh()
            ask: Ask | None = asked(here)
            await there.refresh()
            same = asked(there)
            if ask is None or same is None:
                break
            pair = await asyncio.gather(
                answer(here, ask, f"one-{number}", chance), answer(there, same, f"other-{number}", chance)
            )
            one_of_two(pair)
            rounds.append(pair)
        assert len(rounds) == ROUNDS
    finally:
        await ones.close()
        await others.close()
    await judge(url, game_id, rounds)


async def test_one_press_that_reaches_both_bots_counts_once(url: str) -> None:
    ones, others = await db.Database.open(url), await db.Database.open(url)
    try:
        one, other = service(ones), service(others)
        game_id = await seated(one)
        for number in range(10):
            here, there = await awake(one, game_id), await awake(other, game_id)
            await there.refresh()
            await here.refresh()
            first, second = asked(here), asked(there)
            assert first is not None
            assert second is not None
            pair = await asyncio.gather(
                answer(here, first, f"press-{number}", random.Random(number)),
                answer(there, second, f"press-{number}", random.Random(number)),
            )
            assert sorted(h.accepted for h in pair) == [False, True]
            assert next(h.refusal for h in pair if not h.accepted) in ("HeldAlready", "Decided")
        assert [a.interaction_id for a in await ones.log(game_id)] == [f"press-{n}" for n in range(10)]
    finally:
        await ones.close()
        await others.close()


async def test_a_seat_that_one_bot_gives_to_another_person_is_theirs_in_both(url: str) -> None:
    ones, others = await db.Database.open(url), await db.Database.open(url)
    try:
        one, other = service(ones), service(others)
        game_id = await seated(one)
        here, there = await awake(one, game_id), await awake(other, game_id)
        ask = asked(there)
        assert ask is not None
        held = there.user_of(ask.seat)
        assert held is not None
        await here.change_seat(ask.seat, held, user_id=CARL, name="Carl")
        with pytest.raises(refusals.NotSeated):
            await there.answer(held, there.line(ask), there.caretakers_choice(ask), interaction_id="held it")
        await there.answer(CARL, there.line(ask), there.caretakers_choice(ask), interaction_id="holds it")
        assert [(a.user_id, a.interaction_id) for a in await ones.log(game_id)] == [(CARL, "holds it")]
    finally:
        await ones.close()
        await others.close()


async def test_an_answer_that_is_under_way_while_the_other_bot_changes_the_seat_is_refused(url: str) -> None:
    ones, others = await db.Database.open(url), await db.Database.open(url)
    try:
        one, other = service(ones), service(others)
        game_id = await seated(one)
        here, there = await awake(one, game_id), await awake(other, game_id)
        ask = asked(there)
        assert ask is not None
        held = there.user_of(ask.seat)
        assert held is not None
        record, changes = others.record, [CARL]

        async def later(*args: Any) -> Any:
            while changes:
                await here.change_seat(ask.seat, held, user_id=changes.pop(), name="Carl")
            return await record(*args)

        others.record = later  # pyright: ignore[reportAttributeAccessIssue]
        with pytest.raises(refusals.NotSeated):
            await there.answer(held, there.line(ask), there.caretakers_choice(ask), interaction_id="held it")
        assert await ones.log(game_id) == []
        assert there.seats_of(CARL) == (ask.seat,)
    finally:
        await ones.close()
        await others.close()


async def test_whoever_was_forgotten_in_one_bot_plays_on_in_neither(url: str) -> None:
    ones, others = await db.Database.open(url), await db.Database.open(url)
    try:
        one, other = service(ones), service(others)
        game_id = await seated(one)
        there = await awake(other, game_id)
        ask = asked(there)
        assert ask is not None
        gone = there.user_of(ask.seat)
        assert gone is not None
        await ones.forget_user(gone, NOW)
        with pytest.raises(refusals.NotSeated):
            await there.answer(gone, there.line(ask), there.caretakers_choice(ask), interaction_id="gone")
        assert (there.seats[ask.seat].user_id, there.seats[ask.seat].name) == (None, "")
        assert gone not in [a.user_id for a in await ones.log(game_id)]
    finally:
        await ones.close()
        await others.close()


@pytest.mark.slow
async def test_of_two_processes_that_answer_the_same_question_one_is_heard(url: str) -> None:
    memory = await db.Database.open(url)
    game_id = await seated(service(memory))
    await memory.close()
    one, other = await asyncio.to_thread(in_two_processes, url, game_id, ROUNDS)
    rounds = list(zip(one, other, strict=True))
    assert len(rounds) == ROUNDS
    for pair in rounds:
        one_of_two(pair)
    await judge(url, game_id, rounds)
