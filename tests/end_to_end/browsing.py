"""People in front of the page: one Chromium context each, real clicks, and a list of everything that went wrong."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.end_to_end.house import House
from tests.waiting import CLOCK_SECONDS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
WIDE, PHONE = (1280, 800), (390, 844)

# What answers a question, as opposed to looking something up: an address whose third part is a question's mark.
ANSWERS = "[data-cid^='k1:']:not([data-cid*=':-:']), [data-cid^='k1s:']:not([data-cid*=':-:'])"


@dataclass
class Windows:
    browser: Browser
    house: House
    wrong: list[str] = field(default_factory=list)

    async def open(self, person: str, size: tuple[int, int] = WIDE, *, guide: bool = False) -> Page:
        context = await self.browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 800)
        if not guide:
            await context.add_init_script("localStorage.getItem('keeper.guide') || localStorage.setItem('keeper.guide', 'done')")
        page = await context.new_page()
        page.set_default_timeout(CLOCK_SECONDS * 1000)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("console", lambda said: self._console(said.type, said.text))
        page.on("request", lambda request: self._request(request.url))
        page.on("requestfailed", lambda request: self.wrong.append(f"failed: {request.url} {request.failure}"))
        await page.goto(f"{self.house.url}&as={person}")
        await expect(page.locator(f"body[data-as='{person}']")).to_be_attached()
        await expect(page.locator(".log[data-channel]")).to_be_attached()
        return page

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"console {kind}: {text}")

    def _request(self, url: str) -> None:
        here = f"127.0.0.1:{self.house.port}/"
        if not url.startswith((f"http://{here}", f"ws://{here}", "data:", "blob:")):
            self.wrong.append(f"request to {url}")


@contextlib.asynccontextmanager
async def browser_windows(house: House) -> AsyncIterator[Windows]:
    async with async_playwright() as playwright:
        expect.set_options(timeout=CLOCK_SECONDS * 1000)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        opened = Windows(browser, house)
        try:
            yield opened
        finally:
            await browser.close()
    assert not opened.wrong, "\n".join(opened.wrong)


async def shot(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTEFACTS / f"game-{name}.png", animations="disabled")


def living_post(page: Page) -> Locator:
    """The newest public post of the table: it has "My hand" at its foot."""
    return page.locator(".message:not(.is-ephemeral)", has=page.locator("[data-cid*=':-:hand:']")).last


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


async def until_situation(page: Page, wanted: str, given: Situation | None = None) -> Situation:
    """The first situation of which `wanted` is true: JavaScript that knows it as `now`, and what it is held against as `given`."""
    look = f"([answers, given]) => {{ const now = ({SITUATION})(answers); return now && ({wanted}) ? now : null; }}"
    found = await page.wait_for_function(look, arg=[ANSWERS, given], polling=20)
    message, line, called = await found.json_value()
    return message, line, called


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


async def shown(image: Locator) -> bool:
    await image.wait_for()
    return await image.evaluate("i => i.decode().then(() => i.naturalWidth > 0)")


async def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return await page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth
            && [...document.querySelectorAll(".scroller, dialog[open]")].every((e) => e.scrollWidth <= e.clientWidth)"""
    )
