"""The browser in which the pages are looked at, and pictures of what was seen there."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.async_api import Browser, Page, Playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# It would imitate a graphics card, in a process of its own, for a screen that nobody sees.
UNSEEN = ("--no-sandbox", "--disable-gpu", "--in-process-gpu")
# Whoever wants to see what the pages looked like makes this folder: no test looks at these pictures, and each takes its time.
ARTEFACTS = Path(__file__).parents[1] / "artefacts"


async def launched(playwright: Playwright) -> Browser:
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=UNSEEN)


async def shot(page: Page, name: str) -> None:
    if ARTEFACTS.is_dir():
        await page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")
