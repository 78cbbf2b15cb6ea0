"""ALONE in the sandbox with three people: one hero, two evil, each in a browser window of their own; and a game to the end.

The first turns are played by clicks and typed commands. What each side may see is looked at on the way: the hero's page never
names a sector of the secret map, evil's does. A whole game has a hundred answers and more: the same people press them without
a browser, and the hero looks at the end in one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from tests.bot.given import FakeClock
from tests.chromium import CHROMIUM, PHONE, Chromium, fits, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import browser_windows, living_post, newest_post
from tests.end_to_end.conftest import bring_luck
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

HERO, EVIL = "greta", ("hugo", "ida")
SECRET_PLACE = re.compile(r"\b[12][A-E][1-5]\b")
MOST_ANSWERS = 1500
SHORT_GAME = 63  # the luck of a game that is soon over


async def asked(stage: InSandbox) -> tuple[str, str]:
    """Who is asked what."""
    table = await stage.table()
    async with table.lock:
        await table.awake()
    ask = next(a for a in table.asks if a.needed)
    return stage.name_of(table.user_of(ask.seat)), ask.msg


async def play(stage: InSandbox) -> None:
    """Whoever is asked answers; what nobody can answer, the table does after a while."""
    table = await stage.table()
    async with table.lock:
        await table.awake()
    if next(a for a in table.asks if a.needed).hollow:
        clock = cast(FakeClock, stage.keeper.clock)
        clock.now += stage.keeper.settings.longest_silence + 1
        await stage.keeper.schedule.clock.ring()
    else:
        await answer(stage)


def turns(table: Any) -> int:
    return table.live.state.turn


async def on(stage: InSandbox, before: int) -> None:
    """Until somebody's answer was taken and everything is posted."""
    table = await stage.table()
    await until(lambda: table.game.serial > before, why="the answer was not taken")
    await stage.keeper.postman.idle()


async def type_command(page: Page, command: str, option: str = "") -> None:
    await page.locator("#say").press_sequentially(f"/{command}")
    await page.locator(".suggest-item").first.wait_for()
    await page.keyboard.press("Tab")
    if option:
        await expect(page.locator(f"[data-option={option}]")).to_be_focused()
        await page.locator(".suggest-item").first.wait_for()
        await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_three_people_play_alone_in_three_windows(tmp_path: Path, chromium: Chromium) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, HERO, *EVIL, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        hero = await windows.open(HERO)
        evil = {name: await windows.open(name, PHONE) for name in EVIL}

        # The lobby: the hero opens it, the others choose their side.
        await stage.command(HERO, "game new", game="alone")
        for name in EVIL:
            await evil[name].locator("[data-cid*=':-:join:']").click()
        await until(lambda: "3 of 4" in str(stage.public()), why="not everybody has a seat")
        await hero.locator("[data-cid*=':-:start:']").click()
        table = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")

        # The hero chooses a character; evil sets the secret map up with one button, in private.
        await stage.keeper.postman.idle()
        await living_post(hero).locator("button", has_text="By lot").click()
        await until(lambda: any(a.msg == "al-setup-how" for a in table.asks), why="evil is not asked")
        leader = (await asked(stage))[0]
        await stage.keeper.postman.idle()
        await (await newest_post(evil[leader], stage)).locator("[data-cid*=':-:mine:']").click()
        await evil[leader].locator(".message.is-ephemeral button", has_text="Let Keeper set it up").click()
        await until(lambda: any(a.msg == "al-turn" for a in table.asks), why="the first turn does not begin")
        await stage.keeper.postman.idle()

        # Each side's picture: the hero's from the post, evil's behind "Board".
        assert await shown(living_post(hero).locator(".pictures img"))
        await shot(hero, "game-1280-alone-hero")
        seer = evil[EVIL[0]]
        await (await newest_post(seer, stage)).locator("[data-cid*=':-:board:']").click()
        secret = seer.locator(".message.is-ephemeral").last.locator(".pictures img")
        assert await shown(secret)
        await shot(seer, "game-390-alone-secret-map")
        assert SECRET_PLACE.search(await secret.get_attribute("alt") or "")
        assert not SECRET_PLACE.search(await living_post(hero).locator(".pictures img").get_attribute("alt") or "")

        # Two turns: the hero by button and by command, evil in private.
        seen: set[str] = set()
        while turns(table) < 2 or "evil" not in seen:
            before = table.game.serial
            who, msg = await asked(stage)
            if who == HERO and msg == "al-turn" and "typed" not in seen:
                seen.add("typed")
                await type_command(hero, "alone explore", "way")
                await expect(hero.locator(".message.is-ephemeral").last).to_contain_text("Done:")
            else:
                seen.add("hero" if who == HERO else "evil")
                await play(stage)
            await on(stage, before)
        assert {"typed", "evil"} <= seen
        assert not SECRET_PLACE.search(await hero.locator(".log").inner_text())
        for page in (hero, *evil.values()):
            assert await fits(page)

        # The letters with what only evil may know.
        await seer.goto(f"{stage.server.page_url}&as={EVIL[0]}")
        letters = [
            str(m.content) + str(m.components) for m in stage.server.actor(EVIL[0]).messages(stage.server.actor(EVIL[0]).dm())
        ]
        assert any(SECRET_PLACE.search(text) for text in letters)
        told = [str(m.content) + str(m.components) for m in stage.server.actor(HERO).messages(stage.server.actor(HERO).dm())]
        assert not any(SECRET_PLACE.search(text) for text in told)
        for page in (hero, *evil.values()):  # what is still on its way when a window closes would count as failed
            await page.wait_for_load_state("networkidle")


async def test_a_whole_game_of_three(tmp_path: Path, chromium: Chromium, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: Any, **__: Any) -> None:
        """Pictures of every move would take minutes; the recap at the end is this test's."""

    bring_luck(monkeypatch, SHORT_GAME)
    async with nothing_goes_on(), in_sandbox(tmp_path, HERO, *EVIL, pictures=True) as stage:
        monkeypatch.setattr(stage.keeper.presenter.pictures, "of", none)
        await stage.command(HERO, "game new", game="alone")
        for name in EVIL:
            await stage.press(name, ":-:join:")
        await until(lambda: "3 of 4" in str(stage.public()), why="not everybody has a seat")
        await stage.press(HERO, ":-:start:")
        table = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")

        # Everybody by buttons and selects.
        answers = 0
        while not table.over:
            answers += 1
            assert answers < MOST_ANSWERS
            before = table.game.serial
            await stage.keeper.postman.idle()
            await play(stage)
            await until(lambda before=before: table.game.serial > before, why="the answer was not taken")
        await stage.keeper.postman.idle()
        end = next(m for m in reversed(stage.server.actor(HERO).messages(stage.where)) if m.files)
        assert [f.filename for f in end.files] == [f"recap-{table.id}.jpg"]
        assert SECRET_PLACE.search(end.files[0].description or "") or "floor" in (end.files[0].description or "").casefold()
        async with browser_windows(chromium, stage.server.page_url) as windows:
            hero = await windows.open(HERO)
            await expect(hero.locator(".pictures img").last).to_be_visible()
            await shot(hero, "game-1280-alone-end")
