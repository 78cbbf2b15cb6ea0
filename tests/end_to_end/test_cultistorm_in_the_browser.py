"""Cultistorm in the sandbox: three people plan at once, each on a sheet of their own, one of them on a phone; a gap is closed by a friend's
card, a story is read whole, and the last location is sealed.

A whole storm takes an evening. This one begins shortly before its end: four locations are sealed, and for the fifth only the fight is left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from games.cultistorm.state import StormState
from tests.chromium import CHROMIUM, PHONE, Chromium, fits, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import browser_windows, living_post, newest_post, presses
from tests.end_to_end.stages import InSandbox, in_sandbox
from tests.games.cultistorm.given import ilse, rosa, storm, tobias
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

GRETA, IDA, JONAS = "greta", "ida", "jonas"


def shortly_before_the_end(*_: Any) -> StormState:
    """Greta has all it takes for the Novice but a second Key, which Ida could lend."""
    return storm(
        rosa(0, hand="g01 g02 g03", trophies="key key key", seals="key"),
        tobias(1, hand="g01 g07"),
        ilse(2, hand="g04"),
        columns={0: "threshold-1"},
        sealed=dict.fromkeys((1, 2, 3, 4), "token"),
        pool="tide tide spiral",
        modules=["narrative"],
        stories=["1", "0"],
    )


async def plan(page: Page, stage: InSandbox) -> Locator:
    """One's own sheet, opened from the post."""
    await (await newest_post(page, stage)).locator("[data-cid*=':-:mine:']").click()
    sheet = page.locator(".message.is-ephemeral").last
    await expect(sheet).to_contain_text("what do you do before the fights")
    return sheet


async def chooses(page: Page, sheet: Locator, select: str, option: str) -> None:
    await sheet.locator("button.choice", has_text=select).click()
    await page.locator(".choice-box .choice-option", has_text=option).first.click()


async def test_a_plan_made_together_a_story_and_the_last_seal(
    tmp_path: Path, chromium: Chromium, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, GRETA, IDA, JONAS, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        monkeypatch.setattr(stage.keeper.shelf.box("cultistorm"), "new_state", shortly_before_the_end)
        await stage.command(GRETA, "game new", game="cultistorm")
        for name in (IDA, JONAS):
            await stage.press(name, ":-:join:")
        await stage.press(GRETA, ":-:start:")
        table: Any = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")
        await stage.keeper.postman.idle()
        greta, ida = await windows.open(GRETA), await windows.open(IDA, PHONE)

        # At the desk: the enemy is marked, and the post says what is lacking and who has it.
        assert await shown(living_post(greta).locator(".pictures img"))
        hers = await plan(greta, stage)
        await chooses(greta, hers, "Lay trophies …", "Lay 3 trophies here")
        await until(lambda: not table.live.state.investigators[0].trophies, why="nothing is laid")
        await presses(
            hers, "Mark: Novice of the Threshold", lambda: table.live.state.investigators[0].targets, why="nobody is marked"
        )
        await expect(living_post(greta)).to_contain_text("short (ida has Lend a Sign")
        await shot(greta, "game-1280-storm-plan")

        # On the phone: the card that closes the gap. The sheet is edited, no new one comes.
        mine = await plan(ida, stage)
        assert "Tobias" in (await mine.locator(".pictures img").get_attribute("alt") or ""), "her own things"
        await shot(ida, "game-390-storm-sheet")
        await chooses(ida, mine, "Support somebody …", "Support greta: Lend a Sign")
        await until(lambda: table.live.state.investigators[0].supports, why="nothing lies before greta")
        await expect(living_post(ida)).to_contain_text("Novice of the Threshold: sure")
        await expect(ida.locator(".message.is-ephemeral")).to_have_count(1)
        await presses(mine, "Ready", lambda: table.live.state.investigators[1].ready, why="ida is not ready")
        await expect(living_post(ida)).to_contain_text("✓ ida")
        await presses(hers, "★ Ready", lambda: table.live.state.investigators[0].ready, why="greta is not ready")
        await stage.command(JONAS, "cultistorm ready")

        # The fight is sure, so nobody is asked; with its story, the whole of which is behind "Read it".
        await until(lambda: table.live.state.phase == "sealing", why="the fight is not over")
        await stage.keeper.postman.idle()
        story = table.box.cards.story(1)
        await (await newest_post(ida, stage)).locator("[data-cid*=':-:read:']").click()
        await expect(ida.locator(".message.is-ephemeral").last).to_contain_text(story.text.en.split("\n")[-1])
        await shot(ida, "game-390-storm-story")

        # The last seal.
        await expect(living_post(greta).locator("button.press", has_text="★ Seal Arkham")).to_have_count(1)
        await living_post(greta).locator("button.press", has_text="★ Seal Arkham").click()
        await until(lambda: table.over, why="it is not over")
        await stage.keeper.postman.idle()
        assert table.live.state.result == "won"
        for page in (greta, ida):
            await expect(living_post(page)).to_contain_text("the storm has passed")
            assert await fits(page)
        await shot(ida, "game-390-storm-end")
        for page in (greta, ida):  # what is still on its way when a window closes would count as failed
            await page.wait_for_load_state("networkidle")
