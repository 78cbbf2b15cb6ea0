"""Every press, ping and post earns its place: what people meet most at any table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import button_ids, hints, tips
from bot.outbox import boards
from bot.schedule import silences
from bot.shelf import open_box
from bot.tables.kept import TOLD_NEXT
from games import registry
from tests.bot.given import World, answered, custom_ids, press, texts, walk, world
from tests.cogs.given import asked, begin, posted, reply

ALL = (
    "cogs.lobby",
    "cogs.table",
    "cogs.seats",
    "cogs.undo",
    "cogs.games",
    "cogs.replay",
    "cogs.rematch",
    "cogs.settings",
    "cogs.time",
)


def _board(w: World, table: Any) -> int:
    assert table.game.board_message_id is not None
    return table.game.board_message_id


# The living post


async def test_a_post_that_nobody_sees_any_more_is_posted_anew(tmp_path: Path) -> None:
    """More than two posts lie below it: the next answer brings a new one, and the old one loses its buttons."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        first = _board(w, table)
        for n in range(boards.POSTS_BELOW):
            await w.person("bert").send(w.channel, f"chatter {n}")
        w.clock.now += boards.LOOK_SECONDS + 1
        await reply(w, table)
        await posted(w)
        assert _board(w, table) == first  # two are no trouble
        await w.person("bert").send(w.channel, "one more")
        w.clock.now += boards.LOOK_SECONDS + 1
        await reply(w, table)
        await posted(w)
        assert _board(w, table) != first
        old = next(m for m in w.posts() if m.id == first)
        assert not custom_ids(old)


# Taking back


async def test_undo_says_in_words_of_the_log_what_it_takes_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        who = asked(w, table)
        for _ in range(3):
            await reply(w, table)
        await posted(w)
        offered = await press(w, who, "undo")
        said = answered(offered)
        pages = await table.pages()
        lines = [line for p in pages for e in p.events(None) if (line := table.box.event_line(e, table.reader()))]
        assert any(line.partition("\n")[0] in said for line in lines[-8:]), said
        select = next(id for id in custom_ids(offered.response) if ":-:undo-to:" in id)
        point = table.point(pages[1].serial)
        chosen = await who.select(offered.response.message, custom_id=select, values=[point])
        assert "takes back" in answered(chosen) or "taken back" in answered(chosen).casefold()


# Coming back


async def test_coming_back_takes_half_a_minute(tmp_path: Path) -> None:
    """What happened to them first, then a few lines of the rest; the raw log is elsewhere."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        for _ in range(60):
            await reply(w, table)
        await posted(w)
        said = answered(await w.person("anna").slash(w.channel, "game catch-up"))
        assert "What happened to you" in said
        assert "more lines are in the log" in said
        news = said.split("What happened to you")[1].split("more lines are in the log")[0]
        assert len(news.split()) < 160
        again = answered(await w.person("anna").slash(w.channel, "game catch-up"))
        assert "Nothing has happened" in again


async def test_who_comes_back_sees_the_board_then_and_now(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, pictures=True) as w:
        table = await begin(w, "anna", "bert")
        for _ in range(6):
            await reply(w, table)
        await posted(w)
        await w.person("anna").slash(w.channel, "game catch-up")
        for _ in range(6):
            await reply(w, table)
        await posted(w)
        news = await w.person("anna").slash(w.channel, "game catch-up")
        shown = [part for part in walk(news.response.components) if part.get("type") == 12]
        assert len(shown) >= 2, "then and now"


# A hint


async def test_a_hint_is_what_the_automatic_player_would_do(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        who = asked(w, table)
        ask = next(a for a in table.asks if a.needed)
        picks = table.caretakers_choice(ask)
        label = table.box.option_label(ask, next(o for o in ask.options if o.key in picks), table.reader())
        assert label in answered(await press(w, who, "hint"))
        other = next(p for p in w.people.values() if p.id != who.id)
        with pytest.raises(AssertionError, match="no button hint"):
            await press(w, other, "hint")


@pytest.mark.parametrize("deed", ["hint", "why"])
async def test_what_to_press_is_called_as_it_stands_on_the_post_and_the_rest_in_the_readers_language(
    tmp_path: Path, deed: str
) -> None:
    """The table speaks English, whoever is asked German."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        who = asked(w, table)
        ask = next(a for a in table.asks if a.needed)
        assert table.asked_on_post == ask
        await w.keeper.db.change_user(who.id, w.clock(), language="de")
        told = answered(await press(w, who, deed))
        assert table.box.question_line(ask, table.reader("de")) in told
        chosen = next(o for o in ask.options if o.key in table.caretakers_choice(ask))
        here, there = (table.box.option_label(ask, chosen, table.reader(lang)) for lang in ("en", "de"))
        assert here != there
        assert here in told
        assert there not in told


async def test_opponents_have_no_hints_unless_the_table_allows_them(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", game="talisman", settled=False)
        assert not hints.allowed(table)
        with pytest.raises(AssertionError, match="no button hint"):
            await press(w, asked(w, table), "hint")


# You are next


async def test_whoever_wants_is_told_that_they_are_next(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", "clara")
        first = table.view(None).active
        third = (first + 2) % 3
        person = next(p for p in w.people.values() if p.id == table.user_of(third))
        await press(w, person, "next")
        assert table.seats[third].choices[TOLD_NEXT] is True
        for _ in range(80):
            if table.view(None).active != first:
                break
            w.clock.now += 60  # nobody looks on any more
            await reply(w, table)
        await posted(w)
        said = [m.content for m in person.user.dm_channel.history()]
        assert [text for text in said if "You are next" in text], said


# After the end


def test_every_game_that_takes_turns_knows_who_is_next() -> None:
    for manifest in registry.manifests():
        box = open_box(manifest)
        assert box.takes_turns == (manifest.name not in ("alone", "cultistorm"))


async def test_a_tip_stands_below_three_questions_of_a_kind(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        assert tips.wanted(table)
        shown = 0
        lines: set[str] = set()
        for _ in range(80):
            ask = next(a for a in table.asks if a.needed)
            if ask.msg == "es-move" and table.line(ask) not in lines:
                lines.add(table.line(ask))
                tip = tips.below(table, ask, table.reader())
                assert tip == tips.below(table, ask, table.reader())  # the same post, edited
                shown += bool(tip)
            if len(lines) == tips.SHOWN_TIMES + 2:
                break
            await reply(w, table)
        assert shown == tips.SHOWN_TIMES


# Settings


async def test_settings_are_a_panel(tmp_path: Path) -> None:
    """The time for an answer, what happens when it is up, a pause and one's own ways are presses; nothing is called as in the code."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        anna = w.person("anna")
        shown = await anna.slash(w.channel, "game settings")
        await w.settle()
        ids = custom_ids(shown.response)
        pace = next(id for id in ids if ":-:set:pace" in id)
        chosen = await anna.select(shown.response.message, custom_id=pace, values=["72h"])
        await w.settle()
        assert table.game.pace.deadline is None or "vote" in answered(chosen) or "table is asked" in answered(chosen)
        mine = next(id for id in ids if ":-:settings:mine" in id)
        own = await anna.click(shown.response.message, custom_id=mine)
        await w.settle()
        reminders = next(id for id in custom_ids(own.response) if ":-:set:reminders" in id)
        await anna.select(own.response.message, custom_id=reminders, values=["none"])
        assert (await w.keeper.db.user_settings(anna.id)).reminders == "none"
        pause = next(id for id in ids if ":-:pause:on" in id)
        await anna.click(shown.response.message, custom_id=pause)
        await posted(w)
        assert table.game.status == "paused"
        await press(w, w.person("bert"), "resume")
        await posted(w)
        assert table.game.status == "playing"


async def test_how_long_somebody_is_away_is_a_press(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        anna = w.person("anna")
        shown = await anna.slash(w.channel, "game away")
        week = next(id for id in custom_ids(shown.response) if ":-:away:7/caretaker" in id)
        said = await anna.click(shown.response.message, custom_id=week)
        await w.settle()
        seat = table.seats[table.seats_of(anna.id)[0]]
        assert seat.caretaker
        assert seat.away_until is not None
        back = next(id for id in custom_ids(said.response) if ":-:back:" in id)
        await anna.click(said.response.message, custom_id=back)
        await w.settle()
        assert not table.seats[seat.seat].caretaker


def test_no_option_is_called_as_in_the_code() -> None:
    from tests.bot.given import LOCALE

    for file in LOCALE.rglob("*.ftl"):
        assert "on_deadline" not in file.read_text(encoding="utf-8"), file


# Unwise deeds


async def test_an_unwise_deed_is_asked_about_once_more_and_never_twice(tmp_path: Path) -> None:
    """A roll that can be solved is let go only by whoever says so again."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna")
        for _ in range(60):
            ask = next(a for a in table.asks if a.needed)
            if ask.msg == "es-after-roll" and any(k.startswith("solve:") for k in ask.keys):
                break
            await reply(w, table)
        else:
            raise AssertionError("nothing could be solved")
        await posted(w)
        anna, before = w.person("anna"), table.game.serial
        fail = next(o for o in ask.options if o.key == "fail")
        id = button_ids.answer_button(table.id, table.line(ask), fail.stamp, fail.key)
        pressed = await anna.click(w.board(), custom_id=id)
        assert table.game.serial == before
        assert "can be solved" in answered(pressed)
        sure = pressed.followups[-1]
        await anna.click(sure.message, custom_id=next(i for i in custom_ids(sure) if ":-:sure:" in i))
        assert table.game.serial > before
        assert (await w.keeper.db.log(table.id, after=before))[0].picks == ("fail",)


async def test_an_unwise_deed_that_is_typed_is_asked_back_like_one_that_is_pressed(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", game="death-may-die", settled=False)
        for _ in range(40):
            if (ask := next(a for a in table.asks if a.needed)).msg == "dmd-action":
                break
            await reply(w, table)
        await posted(w)
        assert "pass" in ask.keys
        anna, before = w.person("anna"), table.game.serial
        typed = await anna.slash(w.channel, "death end")
        assert table.game.serial == before
        assert "actions left" in answered(typed)
        sure = next(m for m in (typed.response, *typed.followups) if m and any(":-:sure:" in i for i in custom_ids(m)))
        await anna.click(sure.message, custom_id=next(i for i in custom_ids(sure) if ":-:sure:" in i))
        assert (await w.keeper.db.log(table.id, after=before))[0].picks == ("pass",)


# Windows


async def test_whoever_says_so_in_public_is_not_waited_for(tmp_path: Path) -> None:
    """An empty window and a real one of such a seat are open for two seconds, whatever is held or ordered; nobody is called for one."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", game="alone", settled=False)
        evil = next(p for p in w.people.values() if p.id == table.user_of(1))
        await press(w, evil, "swift")
        await posted(w)
        assert any("has to wait for" in m.content or "has to wait for" in texts(m) for m in w.posts())
        windows = 0
        for _ in range(200):
            for ask in table.asks:
                if ask.window and ask.needed:
                    windows += 1
                    span = silences.span(table, ask, 999)
                    assert span == silences.SWIFT_SECONDS
            if windows > 4:
                break
            await reply(w, table)
        assert windows > 4


# The lobby


async def test_only_the_host_starts_and_whoever_joins_is_asked_what_they_want(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna, bert = w.person("anna"), w.person("bert")
        await anna.slash(w.channel, "game new", game="elder-sign")
        joined = await press(w, bert, "join")
        assert any(":-:setmywish:" in id for m in joined.followups for id in custom_ids(m))
        refused = answered(await press(w, bert, "start"))
        assert "anna" in refused
        table = await w.table()
        assert table.game.status == "lobby"
        await press(w, anna, "start")
        await w.settle()
        assert (await w.table()).game.status == "playing"


# The end, and a table nobody sits at


@pytest.mark.parametrize("game", registry.names())
async def test_after_the_end_everything_there_is_to_see_is_a_press_away(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", game=game, settled=False)
        await table.set_status("ended", ("playing",))
        await posted(w)
        deeds = {id.split(":")[3] for id in custom_ids(w.board()) if ":-:" in id}
        assert deeds == {"hand", "board", "watch", "film", "verify", "rematch", "log"}


async def test_a_table_that_everybody_has_left_to_stand_ins_sleeps_and_wakes_by_one_press(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        for name in ("anna", "bert"):
            await w.person(name).slash(w.channel, "game away", until="3", caretaker=True)
        await posted(w)
        assert "the game rests until somebody is back" in texts(w.board())
        rested = table.game.serial
        button = next(id for id in custom_ids(w.board()) if ":-:back:" in id)
        await w.person("bert").click(w.board(), custom_id=button)
        await posted(w)
        assert "rests" not in texts(w.board())
        assert table.game.serial >= rested
