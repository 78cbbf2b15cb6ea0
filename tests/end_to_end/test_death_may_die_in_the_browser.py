"""Death May Die in the sandbox: a run, an order given on a phone, a Mythos card, a find, a story read whole, and the end of Hastur.

A whole night takes an evening. This one begins shortly before its end: the ritual is disrupted, and Hastur has one wound left to take.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from games.death_may_die.state import DeathState
from tests.chromium import CHROMIUM, PHONE, Chromium, fits, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import browser_windows, living_post, newest_post
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.games.death_may_die.house import hand, ian, night, nobody_special
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

GRETA, IDA = "greta", "ida"
MOST_ANSWERS = 20
ALTARS = ["cold-store", "office", "courtyard"]


def shortly_before_the_end(*_: Any) -> DeathState:
    state = night(
        nobody_special("corridor"),
        ian("ward-east", sanity=12),
        great_at="ward-east",
        tokens={"altar": [], "altar:destroyed": ALTARS},
        finds=["find-7"],
        disrupted=True,
        stage=4,
        rerolls=True,
    )
    state.stage_wounds = hand(state).stage_health() - 1
    return state


async def presses(page: Page, label: str) -> None:
    await living_post(page).locator("button.press", has_text=label).first.click()


async def chooses(page: Page, select: str, option: str) -> None:
    await living_post(page).locator("button.choice", has_text=select).click()
    await page.locator(".choice-box .choice-option", has_text=option).first.click()


async def orders(page: Page) -> None:
    """From the hand: what the table may do without asking."""
    await living_post(page).locator("[data-cid*=':-:hand:']").click()
    sheet = page.locator(".message.is-ephemeral").last
    await expect(sheet).to_contain_text("Vengeance")
    await sheet.locator("button.choice[data-cid*=':-:order:']").click()
    await page.locator(".choice-box .choice-option", has_text="keep rolls of mine that lack nothing").click()
    await expect(page.locator(".message.is-ephemeral").last).to_contain_text("keep rolls of mine that lack nothing")


async def asked(stage: InSandbox) -> tuple[str, str]:
    table = await stage.table()
    await stage.keeper.postman.idle()
    async with table.lock:
        await table.awake()
    ask = next(a for a in table.asks if a.needed)
    return stage.name_of(table.user_of(ask.seat)), ask.msg


async def until_asked(stage: InSandbox, who: str, msg: str) -> None:
    """Whatever else is asked meanwhile is answered as a sensible player would."""
    for _ in range(MOST_ANSWERS):
        if await asked(stage) == (who, msg):
            return
        await answer(stage)
    raise AssertionError(f"{who} is never asked {msg}")


async def test_a_run_a_find_a_story_an_order_and_the_last_stage(
    tmp_path: Path, chromium: Chromium, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, GRETA, IDA, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        monkeypatch.setattr(stage.keeper.shelf.box("death-may-die"), "new_state", shortly_before_the_end)
        await stage.command(GRETA, "game new", game="death-may-die")
        await stage.press(IDA, ":-:join:")
        await stage.press(GRETA, ":-:start:")
        table: Any = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")
        await stage.keeper.postman.idle()
        greta, ida = await windows.open(GRETA), await windows.open(IDA, PHONE)

        # At the desk: a run is one choice, with what waits there; then the actions end, though two are left.
        post = living_post(greta)
        assert await shown(post.locator(".pictures img"))
        await shot(greta, "game-1280-death-turn")
        await chooses(greta, "Run to …", "Run: Office")
        await expect(post).to_contain_text(f"{GRETA} runs 1 space: Office.")
        await presses(greta, "End your actions")
        doubt = greta.locator(".message.is-ephemeral").last
        await expect(doubt).to_contain_text("You have 2 actions left.")
        await doubt.locator("[data-cid*=':-:sure:']").click()

        # A Mythos card, and what lies in the office: both halves, with what they are good for.
        await until_asked(stage, GRETA, "dmd-discovery")
        await expect(post).to_contain_text("Take: Floor Plan –")
        await shot(greta, "game-1280-death-find")
        await presses(greta, "Take: Floor Plan")
        await until(lambda: table.live.state.investigators[0].cards, why="nothing is taken")

        # On the phone: the story of it, whole; an order; and the end.
        await until_asked(stage, IDA, "dmd-action")
        await (await newest_post(ida, stage)).locator("[data-cid*=':-:read:']").click()
        await expect(ida.locator(".message.is-ephemeral").last).to_contain_text(table.box.cards.discoveries["find-7"].flavour.en)
        await orders(ida)
        await shot(ida, "game-390-death-order")
        for _ in range(MOST_ANSWERS):
            if table.over:
                break
            if await asked(stage) == (IDA, "dmd-action"):
                before = table.game.serial
                if "attack:hastur" in [k for a in table.asks for k in a.keys]:
                    await presses(ida, "Attack: Hastur")
                else:  # he has gone next door, at the end of Greta's turn
                    there = next(f.space for f in table.live.state.figures if f.id == "hastur")
                    await chooses(ida, "Run to …", f"Run: {table.box.cards.spaces[there].en}")
                await until(lambda before=before: table.game.serial > before, why="nothing comes of it")
                if not table.over and (await asked(stage))[1] == "dmd-reroll":
                    await expect(living_post(ida).locator("button.press", has_text="★")).to_have_count(1)
                    await shot(ida, "game-390-death-roll")
            else:
                await answer(stage)
        await stage.keeper.postman.idle()
        assert table.live.state.result == "won"
        for page in (greta, ida):
            await expect(living_post(page)).to_contain_text("Hastur is dead")
            assert await fits(page)
        await shot(ida, "game-390-death-end")
        for page in (greta, ida):  # what is still on its way when a window closes would count as failed
            await page.wait_for_load_state("networkidle")
