"""A guided first game: whoever follows it meets every step as it is written, whoever does not is told nothing wrong, and nothing of it
counts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import db
from bot import lessons
from bot.commands import own_words
from bot.lobby.lesson import Learner, seated
from bot.panel import TEXT_IN_A_LAYOUT, wording
from bot.presenter import Presenter
from bot.presenter.board import question, sheet
from bot.refusals import TableRefusal
from bot.shelf import Shelf, open_box
from bot.tables import Table, Tables
from bot.tables.results import counted
from games import registry
from keeper.lessons import played
from rendering.studio import Studio
from tests.bot.given import World, answer, answered, custom_ids, labels, press, texts, walk, world
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, posted

GAMES = [game.name for game in registry.manifests() if game.lesson is not None]
SPARE = (
    100  # characters: a person's name may be longer than the one the lesson is played with here, and stands there more than once
)


def test_every_game_of_the_house_can_be_learned() -> None:
    assert list(registry.names()) == GAMES


def shown(layout: Any) -> str:
    return "\n".join(part.get("content", "") for part in walk(layout.to_components()))


def words_of(layout: Any) -> int:
    return len(shown(layout))


# As it is written


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_follows_it_meets_every_step_in_order(game: str, lang: str) -> None:
    lesson = registry.manifest(game).lesson
    assert lesson is not None
    met: list[tuple[int, int, str]] = []
    async for heard in played(game, lang):
        if heard.step is None:
            continue
        table, reader = heard.table, heard.table.reader(lang)
        step = lesson.steps[heard.step - 1]
        met.append((heard.count, heard.step, heard.pick))
        read = question(table, heard.ask, reader)
        assert step.say.in_("de" if lang == "de" else "en") in read
        assert (lesson.intro.in_("de" if lang == "de" else "en") in read) == (heard.step == 1)
        marked = [o.key for o in heard.ask.options if wording(table, heard.ask, reader).label(o).startswith("★")]
        assert marked == [step.pick]
        layout = sheet(table, table.post.story, None, "").layout
        assert words_of(layout) <= TEXT_IN_A_LAYOUT - SPARE
        assert step.say.in_("de" if lang == "de" else "en") in shown(
            layout
        )  # also where the question itself waits behind a button
    assert met == [(s.at, n, s.pick) for n, s in enumerate(lesson.steps, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_what_it_says_is_short_and_differs_by_language(game: str) -> None:
    lesson = registry.manifest(game).lesson
    assert lesson is not None
    for said in (lesson.intro, lesson.end, *(s.say for s in lesson.steps)):
        assert said.en != said.de
        for text in (said.en, said.de):
            assert len(text) <= 260, text  # above 400 it is not even loaded; this is what a phone shows at once
            assert text == text.strip()
            assert "!" not in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_elder_signs_lesson_explains_the_signs_that_its_tip_and_picture_have(lang: str) -> None:
    lesson = registry.manifest("elder-sign").lesson
    assert lesson is not None
    explained = re.findall(r"\((\W)\)", getattr(lesson.steps[0].say, lang))
    assert explained == ["✗", "✓"]
    assert all(sign in own_words().say(lang, "tip-es-move") for sign in explained)


# Otherwise than proposed


async def prepared(memory: db.Database, game: str) -> Table:
    box = open_box(registry.manifest(game))
    tables = Tables(memory, Shelf([box]), own_words(), lambda: 1_000)
    Presenter(tables, Studio(workers=1), pictures=False)
    table = await seated(tables, box, Learner(1, "Anna"), channel_id=1, guild_id=None, lang="en")
    await table.start(1)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_otherwise_plays_on_and_is_told_nothing_wrong(game: str) -> None:
    """At the second step something else is done, and from there on what a caretaker would do."""
    memory = await db.Database.open(":memory:")
    try:
        table = await prepared(memory, game)
        lesson = table.box.lesson
        assert lesson is not None
        ended = asked = 0
        while table.live is not None and not table.over and asked < 20:
            ask = next(a for a in table.asks if a.needed and table.user_of(a.seat) == 1)
            read, found = lessons.below(table, ask, table.reader("en")), lesson.step(ask, table.live.count)
            assert bool(read) == (found is not None)
            if found is not None:
                n, step = found
                assert lessons.proposed(table, ask) == step.pick
                assert step.seal == ask.seal  # the very question it was written for, with all that is offered
                assert asked < 2 or n > 2
            picks = [found[1].pick] if asked == 0 and found else list(table.caretakers_choice(ask))
            if asked == 1 and found:
                picks = [next(o.key for o in reversed(ask.options) if o.key != found[1].pick)]
            await table.answer(1, table.line(ask), picks, interaction_id=f"{asked}")
            asked += 1
            ended += lesson.over(table.live.count)
        assert asked >= len(lesson.steps)
        assert ended  # the lesson is over some time, for everybody
        assert lesson.end.en in shown(sheet(table, table.post.story, None, "").layout)
    finally:
        await memory.close()


async def test_it_counts_for_nobody_and_its_end_neither() -> None:
    memory = await db.Database.open(":memory:")
    try:
        table = await prepared(memory, GAMES[0])
        assert counted(table, None) == ()
        table.game.options.pop(lessons.OPTION)
        assert counted(table, None)  # as any other would
    finally:
        await memory.close()


# At a table


async def learn(w: World, game: str = "elder-sign", who: str = "anna", **more: Any) -> Any:
    said = await w.person(who).slash(w.channel, "game learn", game=game, **more)
    await posted(w)
    return said


async def follow(w: World, channel: Any = None) -> Any:
    table = await w.table(channel)
    lesson = table.box.lesson
    for step in lesson.steps:
        async with table.lock:
            await table.awake()
        await answer(w, table, (step.pick,), channel=channel)
        await posted(w)
    return table


async def test_from_the_command_to_a_real_game(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        said = answered(await learn(w))
        assert "Your first game is ready" in said
        first = texts(w.board())
        assert "**1 of 8**" in first
        assert not any("promise" in texts(m).lower() or "secret" in texts(m).lower() for m in w.posts())  # its luck is no secret
        table = await follow(w)
        post = w.board()
        assert "That was the lesson" in texts(post)
        assert "**8 of 8**" not in texts(post)  # whoever likes plays on, without advice
        button = next(id for id in custom_ids(post) if ":-:real:" in id)
        assert "The lobby is open" in answered(await w.person("anna").click(post, custom_id=button))
        await posted(w)
        old = await w.keeper.tables.get(table.id)
        assert old is not None
        assert old.game.status == "ended"
        new = await w.table()
        assert (new.game.status, new.game.name) == ("lobby", "elder-sign")
        assert lessons.OPTION not in new.game.options
        assert await w.keeper.db.have_played("elder-sign", [w.person("anna").id]) == set()
        assert not any(":-:real:" in id for m in w.posts() for id in custom_ids(m))  # nothing to press a second time


async def test_however_long_somebody_plays_on_the_way_to_a_real_game_stands_on_the_newest_post(tmp_path: Path) -> None:
    """A post of its own was pushed up by the next turn."""
    async with world(tmp_path, cogs=ALL) as w:
        await learn(w)
        table = await follow(w)
        ended = w.board().id
        while w.board().id == ended:
            async with table.lock:
                await table.awake()
            await answer(w, table)
            await posted(w)
        assert "That was the lesson" in texts(w.posts()[-1])
        assert [m.id for m in w.posts() if any(":-:real:" in id for id in custom_ids(m))] == [w.posts()[-1].id]


async def test_only_who_learns_goes_on_to_a_real_game(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await learn(w)
        table = await follow(w)
        w.person("ben")
        await press(w, w.person("ben"), "real")
        await posted(w)
        assert (await w.table()).id == table.id


async def test_where_no_real_game_may_be_opened_the_lesson_is_not_ended_for_one(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await learn(w)
        table = await follow(w)
        await w.keeper.db.change_guild(w.guild.id, w.clock(), channels=(w.channel.id + 1,))
        await press(w, w.person("anna"), "real")
        await posted(w)
        assert (await w.table()).id == table.id
        assert (await w.table()).game.status == "playing"


async def test_playing_it_again_is_a_real_game(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await learn(w)
        table = await w.table()
        await table.set_status("ended", ("playing",), w.person("anna").id)
        await w.keeper.postman.post_now(table)
        await posted(w)
        assert "The lobby is open" in answered(await press(w, w.person("anna"), "rematch"))
        new = await w.table()
        assert new.game.status == "lobby"
        assert lessons.OPTION not in new.game.options
        assert new.game.commitment != table.game.commitment


async def test_it_is_refused_in_words(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await learn(w)
        assert "A game is running here already" in answered(await learn(w, "alone", "ben"))
        assert "“chess” is not on the shelf" in answered(await learn(w, "chess", "ben"))


async def test_one_that_cannot_begin_keeps_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, cogs=ALL) as w:

        async def fails(*_: Any) -> None:
            raise TableRefusal("no-over")

        with monkeypatch.context() as broken:
            broken.setattr(Table, "start", fails)
            await learn(w)
        assert await w.keeper.tables.in_channel(w.channel.id) is None
        assert w.posts() == []
        assert "Your first game is ready" in answered(await learn(w))


async def test_after_a_crash_before_it_begins_there_is_a_post_to_begin_it_with(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        box = w.keeper.shelf.box("elder-sign")
        at = {"channel_id": w.channel.id, "guild_id": w.guild.id}
        await seated(w.keeper.tables, box, Learner(anna.id, "anna"), lang="en", **at)
        await w.restart()
        await posted(w)
        await press(w, anna, "start")
        await posted(w)
        assert "**1 of 8**" in texts(w.board())


async def test_a_game_without_one_says_so(tmp_path: Path) -> None:
    tiny: Any = TinyBox(("turn:0",))
    async with world(tmp_path, shelf=Shelf([tiny]), cogs=("cogs.lobby", "cogs.table", "cogs.seats", "cogs.learn")) as w:
        box = next(iter(w.keeper.shelf))
        assert "no guided first game yet" in answered(await learn(w, box.name))
        await w.person("anna").slash(w.channel, "game new", game=box.name)
        await posted(w)
        assert not any(":-:learn:" in id for m in w.posts() for id in custom_ids(m))


# From a lobby


async def test_a_lobby_offers_it_in_a_thread_and_waits(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await w.person("anna").slash(w.channel, "game new", game="elder-sign")
        await posted(w)
        lobby = await w.table()
        assert "Learn it first" in labels(w.posts()[-1])
        assert "Your first game is ready" in answered(await press(w, w.person("ben"), "learn"))
        await posted(w)
        thread = w.channel.threads[0]
        assert "**1 of 8**" in texts(w.board(thread))
        assert lessons.of(await w.table(thread)) is not None
        assert (await w.table()).id == lobby.id
        assert (await w.table()).game.status == "lobby"
        assert [s.user_id for s in (await w.table()).seats] == [w.person("anna").id]


async def test_where_no_thread_can_be_opened_the_command_is_named(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        await anna.slash(w.channel, "game new", game="elder-sign", thread=True)
        await posted(w)
        told = answered(await press(w, anna, "learn", channel=w.channel.threads[0]))
        assert "No thread can be opened here" in told
        assert "game learn" in told
        assert len(w.channel.threads) == 1
