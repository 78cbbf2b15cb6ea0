"""Evil decides something in secret; whoever asks for their files before and after finds no number and no time that has moved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot import exports
from bot.presenter import story
from bot.refusals import TableRefusal
from bot.schedule.reminding import snooze
from bot.shelf import Shelf
from bot.versions import versions
from tests.bot.given import World, answered, world
from tests.bot.tiny import TinyBox
from tests.cogs.given import ALL, begin, due_now, reply, with_button
from tests.cogs.test_asides import EVIL, HERO, MATE, playing


async def everything(w: World, table: Any, name: str) -> str:
    """What this person can carry away."""
    user = w.person(name).id
    exported = json.dumps(await w.keeper.db.everything_about(user), default=str)
    return exported + (await exports.report(table, user, versions())).decode()


async def test_an_order_given_in_secret_moves_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await playing(w)
        for name in (HERO, MATE, EVIL):  # they have looked at everything there is
            await w.person(name).slash(w.channel, "game hand")
        before = {name: await everything(w, table, name) for name in (HERO, "dora")}
        serial = table.game.serial
        w.clock.now += 1000
        said = answered(await w.person(EVIL).slash(w.channel, "alone orders", order="order:round"))
        assert "Noted" in said
        assert table.game.serial > serial, "the test has become too easy"
        for name in before:
            if name == HERO:
                await w.person(HERO).slash(w.channel, "game hand")
            assert await everything(w, table, name) == before[name]
        # What the reporter may not know is in the report's row for the operator, without anybody's name.
        done = await w.person(HERO).slash(w.channel, "game report", what="That door was open.")
        assert "number 1" in answered(done)
        kept = await w.keeper.db.report(1)
        assert kept is not None
        assert (kept.data["serial"], kept.data["epoch"], kept.data["status"]) == (table.game.serial, table.game.epoch, "playing")
        assert kept.data["seats"] == list(table.seats_of(w.person(HERO).id))
        assert kept.data["since"][-1]["picks"] == ["order:round"]
        row = json.dumps(kept.data)
        assert not any(name in row or str(w.person(name).id) in row for name in (HERO, EVIL, MATE))
        await table.set_status("ended", ("playing",))
        whole = json.loads(await exports.report(table, w.person(HERO).id, versions()))["whole"]
        assert {s["user_id"] for s in whole["seats"]} == {None}
        assert not any(name in json.dumps(whole) for name in (EVIL, MATE))


async def test_a_reminders_button_names_its_question_without_a_number(tmp_path: Path) -> None:
    """The number would count what was asked in secret; and whoever guesses numbers learns nothing of others' questions."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, HERO, EVIL, game="alone", settled=False, pace="24h")
        while table.asks[0].msg != "al-turn":
            await reply(w, table)
        ask = table.asks[0]
        w.clock.now += 13 * 3600
        await due_now(w)
        _, button = with_button(w, "/hour")
        name = f"{table.live.epoch}.{ask.n}"
        assert f":{name}/" not in button
        for guessed in (name, "0.99999"):
            with pytest.raises(TableRefusal, match="time-nothing-to-snooze"):
                await snooze(w.keeper, table, w.person(EVIL).id, guessed, "hour")
        with pytest.raises(TableRefusal, match="time-not-your-reminder"):
            await snooze(w.keeper, table, w.person(EVIL).id, table.line(ask), "hour")
        again, _ = await snooze(w.keeper, table, w.person(HERO).id, table.line(ask), "hour")
        assert again > w.clock()


async def test_whoever_guesses_the_number_of_their_own_question_learns_nothing(tmp_path: Path) -> None:
    """It counts what was asked in secret before it. Only its public name is heard."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await playing(w)
        ask, hero = table.asks[0], w.person(HERO).id
        for guessed in (f"{table.live.epoch}.{ask.n}", f"{table.live.epoch}.{ask.n + 1}"):
            with pytest.raises(TableRefusal, match="time-nothing-to-snooze"):
                await snooze(w.keeper, table, hero, guessed, "hour")
        assert (await snooze(w.keeper, table, hero, table.line(ask), "hour"))[0] > w.clock()


async def test_since_when_the_table_waits_is_not_when_evil_has_decided_something(tmp_path: Path) -> None:
    """Also when the table was opened anew, which any press on *Settings* does: the hero has chosen, and evil makes its first decisions."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, HERO, EVIL, MATE, game="alone", settled=False)
        await reply(w, table)
        assert table.asks[0].cover is not None
        before = answered(await w.person(HERO).slash(w.channel, "game status"))
        w.clock.now += 1000
        face = table.face()
        await reply(w, table)
        assert table.face() == face, "the test has become too easy"
        for _ in range(2):
            assert answered(await w.person(HERO).slash(w.channel, "game status")) == before
            await w.person(HERO).slash(w.channel, "game settings")
            await table.refresh()


async def test_how_far_back_stories_are_read_is_not_counted_by_what_is_decided_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a story that falls out at the other end everybody could tell that somebody has answered."""
    monkeypatch.setattr(story, "LOOKED_BACK", 2)

    class Telling(TinyBox):
        tells = True

        def story(self, event: Any, reader: Any) -> str:
            return f"<{type(event).__name__} {getattr(event, 'what', '')}>"

    script = ["turn:0", "turn:0", "turn:0", "plot:1", "plot:1", "plot:2", "turn:0"]
    async with world(tmp_path, cogs=ALL, shelf=Shelf([Telling(script)])) as w:
        table = await begin(w, HERO, EVIL, MATE, game="tiny", settled=False)
        for _ in range(3):
            await reply(w, table)
        before = await story.stories(table, 0, "en")
        assert before
        for _ in range(3):
            assert table.asks[0].cover is not None
            await reply(w, table)
            told = await story.stories(table, 0, "en")
            assert told[-len(before) + 1 :] == before[1:]
            assert told[-len(before)].endswith(before[0])
