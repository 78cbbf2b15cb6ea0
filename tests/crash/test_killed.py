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
    house = await play(6, tmp_path, seed=6, tables=2, moments=moments)
    assert set(house.blows) == set(moments)
    assert house.evidence.answers > 20
