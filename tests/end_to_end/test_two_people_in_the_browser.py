"""`make run` on a fresh machine, seen by two people: a German one at a desk, an English one with a phone.

They press, choose and type like people do and take whatever the dice bring, until midnight has struck.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.chromium import CHROMIUM, PHONE, Chromium, fits, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import ANSWERS, Situation, answer, browser_windows, living_post, until_situation
from tests.end_to_end.house import House, keeper_run
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

MOST_ANSWERS = 150
SHORT_NIGHT = 11  # the luck of a first day with everything there is to see, and soon over
WANTED = {"typed", "dice", "turn finished", "button", "select", "private question"}

SAME = "JSON.stringify(now) === JSON.stringify(given)"


async def until_it_changes(page: Page, before: Situation) -> None:
    await until_situation(page, f"!({SAME})", before)


async def until_it_is(page: Page, now: Situation) -> None:
    """One window may be a moment behind the other."""
    await until_situation(page, SAME, now)


async def somebody_is_asked(page: Page) -> Situation:
    return await until_situation(page, "now[2].length > 0")


async def pictured(page: Page, house: House, missing: int) -> bool:
    """The living post shows its picture. False: the machine was too slow to draw it, and more than `missing` posts go without."""
    image = living_post(page).locator(".pictures img")
    arrived = asyncio.ensure_future(image.wait_for())
    try:
        await until(lambda: arrived.done() or house.missing_pictures > missing, why="there is no picture")
        if not arrived.done():
            return False
        await arrived
    finally:
        arrived.cancel()
    assert await shown(image)
    return True


async def type_the_move(page: Page) -> None:
    """`/elder move`, with what Keeper suggests."""
    await page.locator("#say").press_sequentially("/elder mo")
    await expect(page.locator(".suggest-item").first).to_contain_text("/elder move")
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-option=to]")).to_be_focused()
    await expect(page.locator(".suggest-item").first).to_contain_text("Go to")
    await shot(page, "game-390-typing")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.is-ephemeral").last).to_contain_text("Done:")


async def answer_privately(page: Page) -> None:
    """Several are asked at once: everybody answers behind "My answer". Until that is there, the last sheet is an older one."""
    await living_post(page).locator("[data-cid*=':-:mine:']").click()
    sheet = page.locator(".message.is-ephemeral", has=page.locator(ANSWERS)).last
    await sheet.wait_for()
    await answer(page, sheet)


@dataclass
class Table:
    """Both windows, and which kinds of things were seen in them. What luck brings when is not known beforehand."""

    anna: Page
    ben: Page
    house: House
    seen: set[str] = field(default_factory=set)
    missing: int = 0

    async def play_on(self, enough: Callable[[], Awaitable[bool]]) -> None:
        """They answer whatever is asked until it is enough."""
        for _ in range(MOST_ANSWERS):
            if await enough():
                return
            await self.answer()
        raise AssertionError(f"seen in {MOST_ANSWERS} answers: {self.seen}")

    async def midnight_has_struck(self) -> bool:
        """On the second day, when all that there is to see was seen; the last post has its picture."""
        await somebody_is_asked(self.anna)
        headline = await living_post(self.anna).locator(".md-h3").first.inner_text()
        return "Tag 1" not in headline and self.seen >= WANTED and await pictured(self.anna, self.house, self.missing)

    async def answer(self) -> None:
        anna, ben, house, seen = self.anna, self.ben, self.house, self.seen
        post = living_post(anna)
        before = await somebody_is_asked(anna)
        await until_it_is(ben, before)
        self.missing = house.missing_pictures
        page = {"Anna": anna, "Ben": ben}[before[2][0]]
        question = await post.inner_text()
        sure = page.locator(".message.is-ephemeral [data-cid*=':-:sure:']")
        doubt = sure.nth(await sure.count())
        if not before[1]:
            seen.add("private question")
            await answer_privately(page)
        elif page is ben and "Wohin gehst du?" in question and "typed" not in seen:
            seen.add("typed")
            await type_the_move(ben)
        else:
            seen.add(await answer(page, living_post(page)))
        # A treatment of somebody who is well is asked about once more: they mean it.
        changes, doubted = asyncio.ensure_future(until_it_changes(anna, before)), asyncio.ensure_future(doubt.wait_for())
        await asyncio.wait({changes, doubted}, return_when=asyncio.FIRST_COMPLETED)
        if doubted.done() and not changes.done():
            await doubt.click()
        doubted.cancel()
        await asyncio.gather(doubted, return_exceptions=True)
        await changes
        if "wirft" in question and "dice" not in seen and await pictured(anna, house, self.missing):
            seen.add("dice")
            await shot(anna, "game-1280-dice")
            await shot(ben, "game-390-dice")
        turn = "Zug 2" in await living_post(anna).inner_text()
        if turn and "turn finished" not in seen and await pictured(anna, house, self.missing):
            seen.add("turn finished")
            await shot(anna, "game-1280-turn-2")
            await shot(ben, "game-390-turn-2")

    async def log_tells_of_midnight_and_its_card(self) -> bool:
        """In the log of somebody who reads English at a German table. Something may be asked between the two."""
        await living_post(self.ben).locator("[data-cid*=':-:more:']").click()
        await self.ben.locator(".message.is-ephemeral [data-cid*=':-:log:']").last.click()
        log = self.ben.locator(".message.is-ephemeral").last
        await expect(log).to_contain_text(re.compile(r"Midnight \d: the clock strikes twelve"))
        return bool(re.search(r"Midnight \d: the clock strikes twelve.*New Mythos card:", await log.inner_text(), re.DOTALL))

    async def anna_sees_her_investigator(self) -> bool:
        """Behind "My hand". Whoever was devoured has none for a while, and is shown that."""
        await living_post(self.anna).locator("[data-cid*=':-:hand:']").click()
        hand = self.anna.locator(".message.is-ephemeral").last
        await expect(hand).to_contain_text(re.compile("Geistige Gesundheit|wartet auf einen neuen Ermittler"))
        return "Geistige Gesundheit" in await hand.inner_text()


async def test_two_people_play_from_the_guide_to_midnight(tmp_path: Path, chromium: Chromium) -> None:
    async with nothing_goes_on(), keeper_run(tmp_path, SHORT_NIGHT) as house:
        async with browser_windows(chromium, house.url) as windows:
            anna = await windows.open("anna", guide=True)
            ben = await windows.open("ben", PHONE)

            # The guide opens the lobby; the second person joins by its button; the guide's last button starts the game.
            await anna.locator("[data-guide=start][data-game=elder-sign]:enabled").click()
            await ben.locator("[data-cid*=':-:join:']").click()
            lobby = anna.locator(".message", has=anna.locator("[data-cid*=':-:join:']"))
            await expect(lobby).to_contain_text("2 von 8 Plätzen")
            await shot(anna, "game-1280-lobby")
            await shot(ben, "game-390-lobby")
            assert await fits(ben)
            await expect(anna.locator(".guide h2")).to_have_text("Es kann losgehen")
            await anna.locator("[data-guide=begin]").click()
            await living_post(anna).wait_for()
            await expect(anna.locator(".message-above").last).to_contain_text("/spiel start")
            await anna.locator("[data-guide=finish]").click()

            table = Table(anna, ben, house)
            await table.play_on(table.midnight_has_struck)

            # The finished turns, with pictures that say in words what they show.
            for page in (anna, ben):
                image = living_post(page).locator(".pictures img")
                assert await shown(image)
                alt = await image.get_attribute("alt")
                assert alt is not None
                assert "Verderben" in alt
                assert await fits(page)
            await shot(anna, "game-1280-after-midnight")
            await shot(ben, "game-390-after-midnight")

            await table.play_on(table.log_tells_of_midnight_and_its_card)
            await shot(ben, "game-390-log")
            await table.play_on(table.anna_sees_her_investigator)
            assert await shown(anna.locator(".message.is-ephemeral").last.locator(".pictures img").first)
            await shot(anna, "game-1280-hand")

            # The letter that tested whether secrets reach them.
            await anna.locator(".place[data-name='Keeper']").click()
            await expect(anna.locator(".message").last).to_contain_text("Was nur du wissen darfst")
            await shot(anna, "game-1280-dm")
        assert house.complaints == []
