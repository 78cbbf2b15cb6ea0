"""One glance: on a phone and on a desk the picture, the question and its deeds fit one screen, in the busiest question of each game.

Measured in a real browser. Elder Sign's roll and the actions of Death May Die have the most deeds; what is asked there has a picture, a
question, what the deeds mean and a tip at the same time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.chromium import CHROMIUM, PHONE, Chromium, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import ANSWERS, browser_windows, living_post
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

GRETA, HUGO = "greta", "hugo"
DESK = (1280, 860)
MOST_ANSWERS = 40
BUSY = {"elder-sign": ("es-move", "es-before-roll", "es-after-roll", "es-discard"), "death-may-die": ("dmd-action", "dmd-reroll")}

# From the top of the picture to the bottom of the last deed, the room there is, the headline's lines and those of the tip.
MEASURED = """(answers) => {
    const posts = [...document.querySelectorAll(".message:not(.is-ephemeral)")].filter((m) => m.querySelector("[data-cid*=':-:hand:']"));
    const post = posts.at(-1), deeds = [...post.querySelectorAll(answers)];
    const lines = (e) => e ? Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)) : 0;
    const tip = [...post.querySelectorAll(".md-small")].find((e) => /^Tipp?:/.test(e.innerText));
    const top = post.querySelector(".pictures img").getBoundingClientRect().top;
    return { span: deeds.at(-1).getBoundingClientRect().bottom - top, room: document.querySelector(".scroller").clientHeight,
        head: lines(post.querySelector(".md-h3")), tip: lines(tip) };
}"""


async def glance(stage: InSandbox, page: Page, name: str) -> None:
    await stage.keeper.postman.idle()
    assert await shown(living_post(page).locator(".pictures img"))
    seen = await page.evaluate(MEASURED, ANSWERS)
    if seen["span"] > seen["room"]:
        await shot(page, f"glance-{name}")
    assert seen["span"] <= seen["room"], (name, seen)
    assert seen["head"] <= 2, (name, seen)
    assert seen["tip"] <= 1, (name, seen)


@pytest.mark.parametrize("game", BUSY)
@pytest.mark.parametrize("locale", ["en-GB", "de"])
async def test_picture_question_and_deeds_fit_one_screen(tmp_path: Path, chromium: Chromium, game: str, locale: str) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, GRETA, HUGO, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        for name in (GRETA, HUGO):
            stage.server.world.person(name).locale = locale
        await stage.command(GRETA, "game new", game=game)
        await stage.press(HUGO, ":-:join:")
        await stage.press(GRETA, ":-:start:")
        table: Any = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")
        await stage.keeper.postman.idle()
        desk, phone = await windows.open(GRETA, DESK), await windows.open(GRETA, PHONE)
        seen: set[str] = set()
        for _ in range(MOST_ANSWERS):
            async with table.lock:
                await table.awake()
            if table.over or seen >= set(BUSY[game]):
                break
            needed = [a for a in table.asks if a.needed]
            if len(needed) == 1 and needed[0].msg in BUSY[game]:
                seen.add(needed[0].msg)
                line = table.line(needed[0])
                for where, page in (("desk", desk), ("phone", phone)):
                    await until(lambda page=page, line=line: _asks(page, line), why="the post does not come")
                    await glance(stage, page, f"{game}-{locale}-{where}-{needed[0].msg}")
            await answer(stage)
        assert seen >= set(BUSY[game]) - {"dmd-reroll", "es-discard"}, "too little was asked to look at"
        for page in (desk, phone):
            await page.wait_for_load_state("networkidle")


async def _asks(page: Page, line: str) -> bool:
    return bool(await living_post(page).locator(f"[data-cid*=':{line}:']").count())
