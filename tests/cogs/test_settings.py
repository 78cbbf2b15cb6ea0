"""`/game settings`: the table's are the host's, everybody's own are their own, and a wrong value changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import hours, presence
from bot.hours import DAY, HOUR
from bot.presenter.pictures import CALM
from bot.refusals import TableRefusal
from bot.shelf import Shelf
from cogs.settings import read_pace, read_quiet, read_window
from tests.bot.given import answered, custom_ids, texts, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, begin, posted, reply, with_button


@pytest.mark.parametrize(
    ("text", "seconds"), [("none", None), ("12h", 12 * HOUR), ("3 days", 3 * DAY), ("36", 36 * HOUR), ("aus", None)]
)
def test_a_pace_may_be_a_name_or_a_span(text: str, seconds: int | None) -> None:
    assert read_pace(text) == seconds


@pytest.mark.parametrize("text", ["5 min", "40 days", "soon", "", "-3h"])
def test_a_pace_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(TableRefusal):
        read_pace(text)


def test_quiet_hours_are_two_times_of_day_or_none() -> None:
    assert read_quiet("22-8") == (1320, 480)
    assert read_quiet("10pm to 7:30") == (1320, 450)
    assert read_quiet("off") is None
    for wrong in ("22", "22-22", "25-8", "later"):
        with pytest.raises(TableRefusal):
            read_quiet(wrong)


async def test_the_host_sets_the_table_and_a_person_themselves(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="caretaker")
        anna, bert, dora = w.person("anna"), w.person("bert"), w.person("dora")
        done = await anna.slash(
            w.channel, "game settings", pace="2 days", time_up="caretaker", language="de", palette="colour_blind"
        )
        await posted(w)
        assert "settings have been changed" in answered(done)
        game = await w.keeper.db.game(table.id)
        assert (game.pace.deadline, game.pace.on_deadline, game.language) == (2 * DAY, "caretaker", "de")
        assert game.options["palette"] == "colour_blind"
        assert (await w.keeper.db.deadlines(table.id))[-1].kind == "deadline"
        assert "'Brett'" in str([c for m in w.posts() for c in m.components])
        assert any("48 Stunden" in texts(m) for m in w.posts())
        # Others
        assert "set by anna, who has opened" in answered(await bert.slash(w.channel, "game settings", language="en"))
        assert "no seat" in answered(await dora.slash(w.channel, "game settings", pace="none"))
        assert (await w.keeper.db.game(table.id)).language == "de"
        mine = answered(
            await dora.slash(
                w.channel,
                "game settings",
                my_language="en",
                reminders="dm",
                timezone="berlin",
                quiet="22-8",
                my_palette="high_contrast",
                my_motion="off",
            )
        )
        assert "without motion" in mine
        assert "Europe/Berlin" in mine
        assert "22:00–08:00" in mine
        person = await w.keeper.db.user_settings(dora.id)
        assert (person.reminders, person.timezone, person.quiet_from, person.palette) == (
            "dm",
            "Europe/Berlin",
            1320,
            "high_contrast",
        )
        assert person.options == {CALM: True}
        assert "dice roll" in answered(await dora.slash(w.channel, "game settings", my_motion="on"))
        assert (await w.keeper.db.user_settings(dora.id)).options == {}


async def test_a_wrong_value_changes_nothing_at_all(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", pace="24h")
        anna = w.person("anna")
        before = await w.keeper.db.user_settings(anna.id)
        assert "not a valid time for an answer" in answered(
            await anna.slash(w.channel, "game settings", pace="soon", reminders="dm")
        )
        assert "no time zone" in answered(await anna.slash(w.channel, "game settings", timezone="Atlantis", reminders="dm"))
        assert "not a pair of times" in answered(await anna.slash(w.channel, "game settings", quiet="late", pace="12h"))
        assert "set `timezone`" in answered(await anna.slash(w.channel, "game settings", quiet="22-8"))
        assert await w.keeper.db.user_settings(anna.id) == before
        assert (await w.keeper.db.game(table.id)).pace.deadline == DAY
        other = w.guild.create_text_channel("empty")
        assert "no game in this channel" in answered(await anna.slash(other, "game settings", pace="12h"))
        assert "UTC" in answered(await anna.slash(other, "game settings"))


async def test_what_was_typed_never_becomes_another_value_by_the_suggestions(tmp_path: Path) -> None:
    """Whoever presses Enter takes the first suggestion."""
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")

        async def offered(option: str, typed: str) -> list[str]:
            return [c["value"] for c in await anna.autocomplete(w.channel, "game settings", option, typed)]

        assert await offered("pace", "") == ["none", "12h", "24h", "72h"]
        assert await offered("pace", "soon") == []
        assert await offered("pace", "5 min") == []  # too short for a pace
        assert await offered("pace", "36h") == ["36h"]
        assert await offered("pace", "24") == ["24h"]
        assert await offered("pace", "no") == ["none"]
        assert await offered("pace", "aus") == ["none"]
        assert await offered("quiet", "late") == []
        assert await offered("quiet", "21-6") == ["21:00-06:00"]
        assert (await offered("quiet", "23"))[0] == "23:00-08:00"


async def test_a_pace_of_an_hour_and_a_half_is_called_so_everywhere(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        assert "table is asked" in answered(await w.person("anna").slash(w.channel, "game settings", pace="90 min"))
        await posted(w)
        post, yes = with_button(w, "/yes")
        await w.person("bert").click(post, custom_id=yes)
        await posted(w)
        assert "Time for an answer: 1 h 30 min" in answered(await w.person("anna").slash(w.channel, "game settings"))
        assert "everybody has 1 h 30 min" in texts(w.posts()[-1])
        await w.person("bert").slash(w.channel, "game settings", pace="150 min")
        await posted(w)
        assert "2 h 30 min for every answer?" in texts(w.posts()[-1])
        assert (await w.keeper.db.game(table.id)).pace.deadline == 5400  # pyright: ignore[reportOptionalMemberAccess]
        words = w.keeper.words
        assert words.say("de", "lobby-pace", **hours.spoken(5400)) == "Tempo: 1 Std. 30 Min. pro Entscheidung"
        assert words.say("de", "told-pace", **hours.spoken(HOUR)) == "Ab jetzt haben alle 1 Stunde für eine Antwort."
        assert words.say("en", "admin-defaults-now", **hours.spoken(None), policy="wait", language="en").startswith(
            "New games begin with: no deadline;"
        )


async def test_what_is_typed_is_completed(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        zones = await anna.autocomplete(w.channel, "game settings", "timezone", "vienna")
        assert zones[0]["value"] == "Europe/Vienna"
        paces = await anna.autocomplete(w.channel, "game settings", "pace", "36h")
        assert paces[0]["value"] == "36h"
        assert (await anna.autocomplete(w.channel, "game settings", "pace", "90m"))[0] == {"name": "1 h 30 min", "value": "90min"}
        assert [p["value"] for p in await anna.autocomplete(w.channel, "game settings", "pace", "3 days")] == ["72h"]
        quiet = await anna.autocomplete(w.channel, "game settings", "quiet", "21-6")
        assert quiet[0]["value"] == "21:00-06:00"


def test_a_reaction_window_has_a_span_of_its_own_or_none() -> None:
    assert read_window("6h") == 6 * HOUR
    assert read_window("30 min") == 1800
    assert read_window("aus") is None
    for wrong in ("5 min", "8 days", "soon", ""):
        with pytest.raises(TableRefusal):
            read_window(wrong)


async def test_the_host_says_how_long_reaction_windows_stay_open(tmp_path: Path) -> None:
    cogs = ("cogs.lobby", "cogs.table", "cogs.settings")
    async with world(tmp_path, cogs=cogs, shelf=Shelf([TinyBox(["turn:0", "window", "turn:0"])])) as w:
        table = await start(w, "anna", "bert", "cleo")
        assert "open as long as any question" in answered(await w.person("bert").slash(w.channel, "game settings"))
        assert "set by anna, who has opened" in answered(await w.person("bert").slash(w.channel, "game settings", window="2h"))
        assert "Between 10 minutes" in answered(await w.person("anna").slash(w.channel, "game settings", window="1 min"))
        done = answered(await w.person("anna").slash(w.channel, "game settings", window="2h"))
        assert "open for 2 hours, then it counts as a pass" in done
        assert (await w.keeper.db.game(table.id)).pace.window == 2 * HOUR  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_game_without_reaction_windows_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna", pace="24h")
        refused = answered(await w.person("anna").slash(w.channel, "game settings", window="2h"))
        assert "has no reaction windows" in refused
        assert "window" not in answered(await w.person("anna").slash(w.channel, "game settings")).lower()


async def test_anybody_at_the_table_leaves_the_tips_out_or_brings_them_back(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        await posted(w)
        assert "Tip: " in texts(w.board())  # nobody has played this to the end yet
        bert, stranger = w.person("bert"), w.person("zoe")
        more = (await bert.click(w.board(), custom_id=next(i for i in custom_ids(w.board()) if ":-:more:" in i))).response
        off = next(i for i in custom_ids(more) if ":-:tips:off" in i)
        pressed = await bert.click(more, custom_id=off)
        assert any(":-:tips:on" in i for i in custom_ids(pressed.response or more))
        await posted(w)
        assert "Tip: " not in texts(w.board())
        assert "no seat at this table" in answered(await stranger.slash(w.channel, "game settings", tips="on"))
        shown = answered(await w.person("anna").slash(w.channel, "game settings", tips="on"))
        assert "Tips below the questions: yes" in shown
        await posted(w)
        assert "Tip: " in texts(w.board())
        assert (await w.keeper.db.game(table.id)).options["tips"] is True  # pyright: ignore[reportOptionalMemberAccess]


async def test_the_host_alone_gives_more_time_but_never_less(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="wait")
        anna = w.person("anna")
        for harder in ({"pace": "1h"}, {"time_up": "caretaker"}, {"time_up": "default"}):
            assert "table is asked" in answered(await anna.slash(w.channel, "game settings", **harder))
            await posted(w)
            game = await w.keeper.db.game(table.id)
            assert (game.pace.deadline, game.pace.on_deadline) == (DAY, "wait"), harder
            post, off = with_button(w, "/off")
            await anna.click(post, custom_id=off)
        for kinder, deadline in (("72h", 3 * DAY), ("none", None)):
            assert "settings have been changed" in answered(await anna.slash(w.channel, "game settings", pace=kinder))
            assert (await w.keeper.db.game(table.id)).pace.deadline == deadline


async def test_a_host_who_is_late_does_not_become_punctual_by_setting_the_pace_the_table_has(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h", on_deadline="wait", settled=False)
        anna = w.person("anna")
        (seat,) = table.seats_of(anna.id)
        while seat not in table.waited_for():
            await reply(w, table)
        w.clock.now += DAY
        assert presence.overdue(table, seat, w.clock())
        posts = len(w.posts())
        await anna.slash(w.channel, "game settings", pace="24h", time_up="wait")
        await posted(w)
        assert presence.overdue(table, seat, w.clock())
        assert len(w.posts()) == posts, "and nobody is told of a pace they have"
