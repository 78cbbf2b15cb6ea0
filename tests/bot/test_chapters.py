"""Waking a table reads one chapter, and it is the same chapter that the whole story ends with."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot import chronicle
from bot.presenter import story
from bot.reader import Reader
from bot.shelf import open_box
from bot.tables import Table
from bot.tables.moving import move
from games import registry
from keeper.eyes import House
from keeper.games import game
from keeper.simulate import choose
from tests.bot.given import WORDS


async def _at_a_table(house: House, name: str) -> Table:
    shelf = game(name)
    live = shelf.open(3, shelf.opponents[0], "chapters")
    return await house.seat(name, shelf.rules.load(live.save.checkpoint.data, live.save.checkpoint.version), "en")


async def _answer(table: Table, chance: random.Random, kind: str = "random") -> None:
    shelf = game(table.game.name)
    assert table.live is not None
    player = shelf.player(kind, chance)
    question = choose(table.live, player, chance, {})
    async with table.lock:
        await table.awake()
        await move(table, question, player.pick(table.view(question.seat), question), by="player")


async def _cut_out(table: Table, upto: int | None = None) -> list[Any]:
    """The chapter by its definition: everything since the last event, of the whole story, that begins one."""
    pages = [p for p in await table.pages() if upto is None or p.serial <= upto]
    begins = [i for i, p in enumerate(pages) if any(table.box.begins_chapter(e) for e in p.events(None))]
    return pages[begins[-1] if begins else 0 :]


@pytest.mark.parametrize("name", registry.names())
async def test_the_last_chapter_is_the_end_of_the_whole_story(name: str) -> None:
    async with House.open() as house:
        table = await _at_a_table(house, name)
        chance = random.Random(f"{name}, and on")
        for _ in range(15):  # the shortest games may be over soon after, also if they are played sensibly
            for _ in range(2):
                await _answer(table, chance, "autopilot")
            assert await chronicle.last_chapter(table.tables.db, table.game, table.box, table.fate()) == await _cut_out(table)
        middle = table.game.serial // 2
        early = await chronicle.last_chapter(table.tables.db, table.game, table.box, table.fate(), middle)
        assert early == await _cut_out(table, middle)
        await table.undo(middle)
        async with table.lock:
            await table.awake()
        assert await chronicle.last_chapter(table.tables.db, table.game, table.box, table.fate()) == await _cut_out(table)


async def test_waking_a_long_game_replays_a_few_steps_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: how many answers are played again, early and late in a game."""
    told: list[int] = []
    tell = chronicle._stretch

    def counted(box: Any, fate: Any, start: Any, answers: Any) -> Any:
        told.append(len(answers))
        return tell(box, fate, start, answers)

    monkeypatch.setattr(chronicle, "_stretch", counted)
    async with House.open() as house:
        table = await _at_a_table(house, "elder-sign")
        chance = random.Random(3)
        costs: dict[int, int] = {}
        while table.game.serial < 100:
            for _ in range(2):
                await _answer(table, chance, "autopilot")
            told.clear()
            await table.refresh()
            costs[table.game.serial] = sum(told)
        early, late = max(costs[s] for s in range(10, 40, 2)), max(costs[s] for s in range(70, 100, 2))
        assert late <= 2 * early, (early, late)


async def test_pages_after_an_answer_are_the_rest_of_all_pages() -> None:
    async with House.open() as house:
        table = await _at_a_table(house, "alone")
        chance = random.Random(5)
        for _ in range(40):
            await _answer(table, chance)
        whole = await table.pages()
        for after in (-1, 0, 1, 7, 20, 39, 40, 99):
            assert await table.pages(after) == [p for p in whole if p.serial > after]


def test_the_end_leaves_the_chapter_before_it_on_its_own_post() -> None:
    """Otherwise the last fights would be cut off above the end."""

    class Line(str):
        def for_viewer(self, viewer: int | None) -> str:
            return self

    table: Any = SimpleNamespace(box=SimpleNamespace(begins_chapter=lambda line: line.startswith("round")))
    told: Any = [Line(w) for w in ("fight", "fight", "round 3", "one too many", "lost")]
    assert story.last_parts(table, told) == [tuple(told[:2]), tuple(told[2:])]
    assert story.last_parts(table, told[3:]) == [tuple(told[3:])]
    assert story.last_parts(table, told[2:]) == [tuple(told[2:])]


@pytest.mark.parametrize("name", registry.names())
async def test_which_turn_it_is_stands_in_the_headline_and_not_once_more_below(name: str) -> None:
    """ALONE said it three times on one post: in the headline, as the first line, in the question. In the log it stands as ever."""
    async with House.open() as house:
        table = await _at_a_table(house, name)
        chance = random.Random(f"{name}, headed")
        begun: list[str] = []
        for _ in range(60):
            if table.over or len(begun) > 1:
                break
            await _answer(table, chance, "autopilot")
            begins = [e for p in await _cut_out(table) for e in p.events(None) if table.box.begins_chapter(e)]
            begun += [line for e in begins[-1:] if (line := table.box.event_line(e, table.reader())) and line not in begun]
            if begun and not table.over:
                # Elder Sign's headline tells the hour and whose turn it is, but counts no turns.
                assert any(begun[-1] in line for line in table.post.story) == (name == "elder-sign"), table.post.story
                assert table.post.story == story.tell_again(table, await _cut_out(table)), "also after a restart"
                if name == "alone":
                    asked = [table.box.question_line(a, table.reader()) for a in table.asks if a.msg == "al-turn"]
                    assert not any("ound" in question for question in asked)
                    assert f"turn {table.view(None).turn_now} of 8" in table.box.headline(table.view(None), table.reader())
        assert begun
        assert begun[-1] in await story.recent(table, None, "en")


def test_the_dice_of_cultistorms_pool_stand_in_the_plan_alone() -> None:
    shelf = game("cultistorm")
    box = open_box(registry.manifest("cultistorm"))
    live = shelf.open(2, shelf.opponents[0], "pool")
    chance, player = random.Random(2), shelf.player("autopilot", random.Random(2))
    told = list[Any]()
    while live.view(None).phase != "preparation":
        question = choose(live, player, chance, {})
        told += live.answer(question.n, question.seat, player.pick(live.view(question.seat), question)).told
    reader: Any = Reader("en", WORDS, box.cards, {0: "Anna", 1: "Ben"})
    lines = [line for t in told if (line := box.event_line(t.for_viewer(None), reader))]
    assert lines
    assert not any("Dice in the pool" in line for line in lines)
    assert "Dice in the pool" in box.plan(live.view(None), live.questions(None), reader)
