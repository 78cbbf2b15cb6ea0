"""The browser in which pages are looked at: one for all tests of a worker, and windows that are lent.

A person has a window in a context of its own, as in a browser of their own: what one keeps, nobody else finds. To open context and
window takes longer than most of what is looked at in them, so whoever comes next is given the same ones, emptied: nothing shown,
nothing kept, the mouse in its corner. Servers have a port each, so even what was forgotten would be another address's. Whoever does
more to a window than look, type and press (takes the net away, say) asks for a `fresh` one; and after a test that failed nobody is
given its windows.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from tests.waiting import CLOCK_SECONDS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARTEFACTS = Path(__file__).parents[1] / "artefacts"
WIDE, PHONE = (1280, 800), (390, 844)

NO_GUIDE = "localStorage.getItem('keeper.guide') || localStorage.setItem('keeper.guide', 'done')"
FORGET = "() => { try { localStorage.clear(); sessionStorage.clear(); } catch { /* it shows no page of ours */ } }"

Kind = tuple[bool, bool]  # touched by fingers, has been through the guide


@dataclass
class Chromium:
    browser: Browser
    free: dict[Kind, list[Page]] = field(default_factory=dict)

    async def take(self, kind: Kind, size: tuple[int, int], *, fresh: bool) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        if not fresh and (waiting := self.free.get(kind)):
            page = waiting.pop()
            if page.viewport_size != viewport:
                await page.set_viewport_size({"width": size[0], "height": size[1]})
            return page
        touch, guided = kind
        context = await self.browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=touch)
        if guided:
            await context.add_init_script(NO_GUIDE)
        page = await context.new_page()
        page.set_default_timeout(CLOCK_SECONDS * 1000)
        return page

    async def give_back(self, kind: Kind, page: Page) -> None:
        await page.evaluate(FORGET)
        await page.goto("about:blank")
        await page.mouse.move(0, 0)
        self.free.setdefault(kind, []).append(page)


@contextlib.asynccontextmanager
async def launched() -> AsyncIterator[Chromium]:
    async with async_playwright() as playwright:
        expect.set_options(timeout=CLOCK_SECONDS * 1000)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield Chromium(browser)
        await browser.close()


@dataclass
class Windows:
    """The windows of one test, and everything that went wrong in any of them."""

    chromium: Chromium
    url: str  # with its key
    wrong: list[str] = field(default_factory=list)
    lent: list[tuple[Page, Kind, dict[str, Callable[[Any], None]], bool]] = field(default_factory=list)

    async def open(
        self,
        person: str,
        size: tuple[int, int] = WIDE,
        *,
        guide: bool = False,
        address: str | None = None,
        fresh: bool = False,
    ) -> Page:
        kind = (size[0] < 800, not guide)
        page = await self.chromium.take(kind, size, fresh=fresh)
        heard = self.heard()
        for what, hear in heard.items():
            page.on(what, hear)  # pyright: ignore[reportCallIssue, reportArgumentType]
        self.lent.append((page, kind, heard, fresh))
        await page.goto(address or f"{self.url}&as={person}")
        if address is None:
            await expect(page.locator(f"body[data-as='{person}']")).to_be_attached()
            await expect(page.locator(".log[data-channel]")).to_be_attached()
        return page

    async def close(self, *, failed: bool) -> None:
        """Nobody listens any more: a request that is given up because its window is emptied has not failed."""
        for page, kind, heard, fresh in self.lent:
            for what, hear in heard.items():
                page.remove_listener(what, hear)
            if fresh or failed:
                await page.context.close()
            else:
                await self.chromium.give_back(kind, page)
        self.lent.clear()

    def heard(self) -> dict[str, Callable[[Any], None]]:
        return {
            "pageerror": lambda error: self.wrong.append(f"page error: {error}"),
            "console": lambda said: self.console(said.type, said.text),
            "request": lambda request: self.request(request.url),
        }

    def console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"console {kind}: {text}")

    def request(self, url: str) -> None:
        here = self.url.partition("://")[2].partition("/")[0]
        if not url.startswith((f"http://{here}/", f"ws://{here}/", "data:", "blob:")):
            self.wrong.append(f"request to {url}")


async def shot(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")


async def shown(image: Locator) -> bool:
    await image.wait_for()
    return await image.evaluate("i => i.decode().then(() => i.naturalWidth > 0)")


async def fits(page: Page) -> bool:
    """Nothing scrolls sideways: not the page, not the log, not an open dialog."""
    return await page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth
            && [...document.querySelectorAll(".scroller, dialog[open], .side.is-open")].every((e) => e.scrollWidth <= e.clientWidth)"""
    )


@contextlib.asynccontextmanager
async def nothing_goes_on() -> AsyncIterator[None]:
    """All who use the browser share its event loop: what a test has left running ends with it, as it would with a loop of its own."""
    before = asyncio.all_tasks()
    yield
    left = asyncio.all_tasks() - before - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
