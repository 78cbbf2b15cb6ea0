"""`keeper lesson GAME`: a guided first game played along, question by question, for whoever writes one (`games/kernel/lesson.py`).

It plays at a real table in a memory of its own, with the caretakers Keeper has, and stops where the lesson has no step, with everything
that could be picked there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import db
from bot import lessons
from bot.commands import own_words
from bot.lobby.lesson import Learner, seated
from bot.panel import wording
from bot.presenter import Presenter
from bot.presenter.board import question
from bot.shelf import Shelf, open_box
from bot.tables import Table, Tables
from games import registry
from games.kernel.ask import Ask
from rendering.studio import Studio

SOMEBODY = Learner(1, "Anna")


@dataclass(frozen=True, slots=True)
class Heard:
    """One question to the learner. `step`: the how manieth of the lesson; None: it says nothing of this one."""

    table: Table
    ask: Ask
    count: int
    step: int | None
    pick: str


async def played(game: str, lang: str = "en") -> AsyncIterator[Heard]:
    """The lesson as whoever does what it proposes meets it, to the first question behind its last step."""
    box = open_box(registry.manifest(game))
    memory = await db.Database.open(":memory:")
    try:
        tables = Tables(memory, Shelf([box]), own_words(), lambda: 1_000)
        Presenter(tables, Studio(workers=1), pictures=False)
        table = await seated(tables, box, SOMEBODY, channel_id=1, guild_id=None, lang=lang)
        await table.start(SOMEBODY.user_id)
        lesson = box.lesson
        assert lesson is not None
        while table.live is not None and not table.over:
            asks = [a for a in table.asks if a.needed and table.user_of(a.seat) == SOMEBODY.user_id]
            if not asks:
                return
            # Where several are open: the one the lesson speaks of.
            ask = next((a for a in asks if lesson.step(a, table.live.count)), asks[0])
            found = lesson.step(ask, table.live.count)
            yield Heard(table, ask, table.live.count, found[0] if found else None, lessons.proposed(table, ask))
            if found is None or not lessons.proposed(table, ask) or lesson.over(table.live.count):
                return
            await table.answer(SOMEBODY.user_id, table.line(ask), [found[1].pick], interaction_id=f"{table.live.count}")
    finally:
        await memory.close()


def show(game: str, lang: str) -> int:
    """Print it. 1: it does not go as it is written."""
    return asyncio.run(_show(game, lang))


async def _show(game: str, lang: str) -> int:
    lesson = registry.manifest(game).lesson
    if lesson is None:
        print(f"{game} has no lesson.yaml")
        return 1
    met: list[int] = []
    async for heard in played(game, lang):
        reader = heard.table.reader(lang)
        print(f"\n— at: {heard.count}, ask: {heard.ask.msg}, seal: {heard.ask.seal!r} (seat {heard.ask.seat})")
        for line in heard.table.post.story[-12:]:
            print(f"    {line}")
        print(question(heard.table, heard.ask, reader))
        words: Any = wording(heard.table, heard.ask, reader)
        for option in heard.ask.options:
            mark = "★" if option.key == heard.pick else " "
            print(f"  {mark} {option.key:<28} {words.label(option)} · {words.hint(option) or ''}")
        if heard.step is not None and heard.pick:
            met.append(heard.step)
    whole = met == list(range(1, len(lesson.steps) + 1))
    print(f"\n{len(met)} of {len(lesson.steps)} steps met, in order" if whole else f"\nsteps met: {met}, of {len(lesson.steps)}")
    return 0 if whole else 1
