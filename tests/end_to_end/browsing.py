"""People in front of the page: one Chromium context each, real clicks, and a list of everything that went wrong."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.chromium import Chromium, Windows
from tests.end_to_end.stages import InSandbox
from tests.waiting import CLOCK_SECONDS, until

# What answers a question, as opposed to looking something up: an address whose third part is a question's mark.
ANSWERS = "[data-cid^='k1:']:not([data-cid*=':-:']), [data-cid^='k1s:']:not([data-cid*=':-:'])"


class HouseWindows(Windows):
    """Here a request that fails is wrong, too. One that the page itself gives up (a newer picture has taken its place) is not."""

    def heard(self) -> dict[str, Callable[[Any], None]]:
        return super().heard() | {"requestfailed": self._failed}

    def _failed(self, request: Any) -> None:
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.url} {request.failure}")


@contextlib.asynccontextmanager
async def browser_windows(chromium: Chromium, url: str) -> AsyncIterator[HouseWindows]:
    """`url`: the page's address, with its key."""
    opened = HouseWindows(chromium, url)
    failed = True
    try:
        yield opened
        failed = False
    finally:
        await opened.close(failed=failed)
    assert not opened.wrong, "\n".join(opened.wrong)


def living_post(page: Page) -> Locator:
    """The newest public post of the table: it has "My hand" at its foot."""
    return page.locator(".message:not(.is-ephemeral)", has=page.locator("[data-cid*=':-:hand:']")).last


async def newest_post(page: Page, stage: InSandbox) -> Locator:
    """The living post, once the page has it: on one that another has followed nothing can be pressed any more. Whoever sees that the machine
    has moved may be faster than its letters: these are written before the table's lock is free."""
    table = await stage.table()
    async with table.lock:
        pass
    await stage.keeper.postman.idle()
    game = await stage.keeper.db.game(table.id)
    assert game is not None
    await expect(living_post(page)).to_have_attribute("data-message", str(game.board_message_id))
    return living_post(page)


# Which post is the living one, which question it asks (the mark in its buttons; empty: none, or several behind "My answer"), and
# who is called in "waiting for …". Read in the page in one go: whoever asks for each part by itself may see two posts.
SITUATION = """(answers) => {
    const posts = [...document.querySelectorAll(".message:not(.is-ephemeral)")].filter((m) => m.querySelector("[data-cid*=':-:hand:']"));
    const post = posts.at(-1);
    if (!post) return null;
    const mark = /^k1s?:[0-9a-z]+:([0-9a-z]+\\.[0-9a-f]+):/.exec(post.querySelector(answers)?.dataset.cid ?? "");
    const called = [...post.querySelectorAll("[data-mention]")].map((e) => e.innerText.replace(/^@/, ""));
    return [post.dataset.message, mark ? mark[1] : "", called];
}"""
Situation = tuple[str, str, list[str]]


# Looks whenever the page has changed, not every so often. Gives up by the browser's clock, as everything in it does.
LOOK = """([answers, given, patience]) => new Promise((found, lost) => {
    const look = () => { const now = (SITUATION)(answers); return now && (WANTED) ? now : null; };
    const first = look();
    if (first) return found(first);
    const watching = new MutationObserver(() => { const now = look(); if (now) { watching.disconnect(); found(now); } });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(() => { watching.disconnect(); lost(new Error("it did not become so: WANTED")); }, patience);
})"""


async def until_situation(page: Page, wanted: str, given: Situation | None = None) -> Situation:
    """The first situation of which `wanted` is true: JavaScript that knows it as `now`, and what it is held against as `given`."""
    look = LOOK.replace("SITUATION", SITUATION).replace("WANTED", wanted)
    message, line, called = await page.evaluate(look, [ANSWERS, given, CLOCK_SECONDS * 1000])
    return message, line, called


async def presses(sheet: Locator, label: str, effect: Callable[[], Any], *, why: str) -> None:
    """Press until it has had its effect. A sheet may be edited in the very moment in which somebody presses on it: then the page says, as
    Discord does, that the button is not there any more, and people press again."""

    async def done() -> bool:
        if effect():
            return True
        if await sheet.locator(".failure").count():
            await press()
        return bool(effect())

    async def press() -> None:
        await sheet.locator("button.press", has_text=label).first.click()

    await press()
    await until(done, why=why)


async def answer(page: Page, post: Locator) -> str:
    """The usual: what Keeper proposes, the blue button, otherwise the first; of a select the first, as many as it wants.

    Returns what was used.
    """
    for wanted in ("[data-cid*=':-:usual:']", f"button.press.is-primary:is({ANSWERS})", f"button.press:is({ANSWERS})"):
        button = post.locator(wanted).first
        if await button.count():
            await button.click()
            return "button"
    await post.locator(f"button.choice:is({ANSWERS})").first.click()
    options = page.locator(".choice-box .choice-option")
    await options.first.click()
    done = page.locator(".choice-foot .brass")
    if await done.count():
        n = 1
        while await done.is_disabled():
            await options.nth(n).click()
            n += 1
        await done.click()
    return "select"
