"""The system kills the bot in the middle of running games; after a restart nothing is lost and nothing is there twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import process as bot
from tests.crash.large import ANY_TIME, UNHEARD, play


@pytest.mark.slow
async def test_kill_9_loses_no_accepted_answer_and_doubles_no_post(tmp_path: Path) -> None:
    moments = (
        "inside the transaction",
        "between commit and post",
        "a picture is drawn",
        "posted, not ticked off",
        UNHEARD,
        ANY_TIME,
    )
    assert set(moments) <= {*bot.MOMENTS, UNHEARD, ANY_TIME}
    house = await play(6, tmp_path, seed=6, tables=4, moments=moments)
    assert set(house.blows) == set(moments)
    assert house.evidence.answers > 6


@pytest.mark.slow
async def test_a_game_that_was_opened_when_the_bot_died_has_one_lobby_and_can_be_started(tmp_path: Path) -> None:
    house = await play(3, tmp_path, seed=21, tables=1, moments=bot.OPENING)
    assert set(house.blows) == set(bot.OPENING)
    assert len(house.evidence.logs) == 1 + 3  # every lobby became a game


@pytest.mark.slow
async def test_a_vote_survives_the_bots_death_at_any_of_its_moments_and_is_decided_once(tmp_path: Path) -> None:
    house = await play(4, tmp_path, seed=22, tables=2, moments=bot.VOTING)
    assert set(house.blows) == set(bot.VOTING)
    assert sum(house.votes.values()) >= 4
