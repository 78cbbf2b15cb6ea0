"""*Read it*: the whole of the stories of which the post has the first sentence. What has just been told comes first, what was told before is a
press further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.shelf import Shelf
from tests.bot.conftest import SHARED
from tests.bot.given import answer, custom_ids, press, texts, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox
from tests.cogs.given import posted


class Telling(TinyBox):
    """Whatever somebody does is a story."""

    tells = True

    def story(self, event: Any, reader: Any) -> str:
        what = getattr(event, "what", "")
        return f"The tale of seat {event.seat}: {what}." if what else ""


async def test_the_new_story_is_read_alone_and_the_older_ones_behind_a_press(tmp_path: Path) -> None:
    told: Any = Telling(("turn:0", "wide:3", "turn:1", "friend", "wide:2", "turn:0"))
    async with world(tmp_path, shelf=Shelf([told]), cogs=SHARED) as w:
        table = await start(w, "anna", "bert")
        await answer(w, table, ("go",))
        assert not custom_ids((await press(w, w.person("bert"), "read")).response), "nothing was told before"
        for picks in (("o:2",), ("rest",), ("yes",), ("o:1",)):
            await answer(w, table, picks)
            await posted(w)
        read = (await press(w, w.person("bert"), "read")).response
        told_lines = [line for line in texts(read).splitlines() if line]
        assert told_lines[0].startswith("The tale of seat 0: 1")
        assert "rest" in told_lines[-1]  # of this turn, and of this turn alone
        assert not any("go" in line or ": 2" in line for line in told_lines)
        button = next(id for id in custom_ids(read) if ":-:read:earlier" in id)
        older = (await w.person("bert").click(read.message, custom_id=button)).response
        assert "go" in texts(older)
        assert "rest" not in texts(older)
