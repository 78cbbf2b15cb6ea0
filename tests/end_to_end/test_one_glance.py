"""One glance: on a phone and on a desk the picture, the question and its deeds fit one screen, in the busiest questions of each game.

Measured in a real browser, in German, whose words are the longer ones; of two games in English, too. What is asked there has a picture, a
question, what the deeds mean and a tip at the same time. Where people plan at once it is the sheet of one of them that has all that, and of the post
the way to it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.chromium import CHROMIUM, PHONE, Chromium, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import ANSWERS, browser_windows, living_post
from tests.end_to_end.stages import InSandbox, in_sandbox
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

GRETA, HUGO, IDA = PEOPLE = ("greta", "hugo", "ida")
DESK = (1280, 860)
MOST_ANSWERS = 40
BUSY = {
    "elder-sign": ("es-move", "es-before-roll", "es-after-roll", "es-discard"),
    "death-may-die": ("dmd-action", "dmd-reroll"),
    "talisman": ("tm-turn", "tm-go"),
    "alone": ("al-turn", "al-second"),
    "cultistorm": ("cs-prepare",),
}
IN_ENGLISH_TOO = ("elder-sign", "death-may-die")
SELDOM = {"dmd-reroll", "es-discard"}  # what few answers may not bring

# From the top of the picture to the bottom of the last deed, the room there is, the headline's lines and those of the tip; of the living post, or of
# the newest sheet that only its reader sees.
MEASURED = """([answers, own]) => {
    const foot = own ? answers : "[data-cid*=':-:hand:']";
    const posts = [...document.querySelectorAll(own ? ".message.is-ephemeral" : ".message:not(.is-ephemeral)")].filter((m) => m.querySelector(foot));
    const post = posts.at(-1), deeds = [...post.querySelectorAll(answers)];
    const lines = (e) => e ? Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)) : 0;
    const tip = [...post.querySelectorAll(".md-small")].find((e) => /^Tipp?:/.test(e.innerText));
    const top = post.querySelector(".pictures img").getBoundingClientRect().top;
    return { span: deeds.at(-1).getBoundingClientRect().bottom - top, room: document.querySelector(".scroller").clientHeight,
        head: lines(post.querySelector(".md-h3")), tip: lines(tip), deeds: deeds.length };
}"""
TO_THE_SHEET = "[data-cid*=':-:mine:']"


async def glance(stage: InSandbox, page: Page, name: str, *, own: bool = False, deeds: str = ANSWERS) -> None:
    await stage.keeper.postman.idle()
    post = page.locator(".message.is-ephemeral").last if own else living_post(page)
    assert await shown(post.locator(".pictures img"))
    seen = await page.evaluate(MEASURED, [deeds, own])
    if seen["span"] > seen["room"]:
        await shot(page, f"glance-{name}")
    assert seen["span"] <= seen["room"], (name, seen)
    assert seen["head"] <= 2, (name, seen)
    assert seen["tip"] <= 1, (name, seen)


@pytest.mark.parametrize(("game", "locale"), [*((g, "de") for g in BUSY), *((g, "en-GB") for g in IN_ENGLISH_TOO)])
async def test_picture_question_and_deeds_fit_one_screen(tmp_path: Path, chromium: Chromium, game: str, locale: str) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, *PEOPLE, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        for name in PEOPLE:
            stage.server.world.person(name).locale = locale
        await stage.command(GRETA, "game new", game=game)
        for name in PEOPLE[1 : len(PEOPLE) if game == "cultistorm" else 2]:
            await stage.press(name, ":-:join:")
        await stage.press(GRETA, ":-:start:")
        table: Any = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")
        await stage.keeper.postman.idle()
        pages = {"desk": await windows.open(GRETA, DESK), "phone": await windows.open(GRETA, PHONE)}
        seen: set[str] = set()
        for number in range(MOST_ANSWERS):
            async with table.lock:
                await table.awake()
            if table.over or seen >= set(BUSY[game]):
                break
            needed = [a for a in table.asks if a.needed]
            first = needed[0]
            if first.msg in BUSY[game] and first.msg not in seen and (table.asked_on_post == first or table.planning):
                seen.add(first.msg)
                for where, page in pages.items():
                    await _looks(stage, table, page, first, f"{game}-{locale}-{where}-{first.msg}")
            await _go_on(table, first, number)
        assert seen >= set(BUSY[game]) - SELDOM, "too little was asked to look at"
        for page in pages.values():
            await page.wait_for_load_state("networkidle")


async def _looks(stage: InSandbox, table: Any, page: Page, ask: Any, name: str) -> None:
    """Greta at this window: at the post, or at her own sheet."""
    if not table.planning:
        await until(lambda: _asks(page, table.line(ask)), why="the post does not come")
        return await glance(stage, page, name)
    await until(lambda: living_post(page).locator(TO_THE_SHEET).count(), why="the post does not come")
    await glance(stage, page, name, deeds=TO_THE_SHEET)
    await living_post(page).locator(TO_THE_SHEET).first.click()
    await page.locator(".message.is-ephemeral").last.locator(ANSWERS).first.wait_for()
    return await glance(stage, page, f"{name}-sheet", own=True)


async def _go_on(table: Any, ask: Any, number: int) -> None:
    """As a sensible player would: nothing of this is looked at."""
    if ask.hollow:
        await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "order")
    else:
        picks = list(table.caretakers_choice(ask))
        await table.answer(table.user_of(ask.seat), table.line(ask), picks, interaction_id=f"glance {number}")


async def _asks(page: Page, line: str) -> bool:
    return bool(await living_post(page).locator(f"[data-cid*=':{line}:']").count())
