"""Talisman in the sandbox: an attack, a spell that was laid ready on a phone, a death, a new character, and the Crown.

A whole game takes an evening. This one begins shortly before its end, on a position in which nothing hangs on the dice: in the Blizzard
everybody moves one space, Greta is too strong for Hugo, and Ida stands before the Crown with the sixth Command Spell to cast.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from games.talisman.state import Lasting, TalismanState
from tests.chromium import CHROMIUM, PHONE, Chromium, fits, nothing_goes_on, shot, shown
from tests.end_to_end.browsing import browser_windows, living_post
from tests.end_to_end.stages import InSandbox, answer, in_sandbox
from tests.games.talisman.given import land, someone
from tests.waiting import until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

GRETA, HUGO, IDA = "greta", "hugo", "ida"
MOST_ANSWERS = 12
BLIZZARD = Lasting(what="blizzard", until="places", left=9, by=0, card="blizzard")


def shortly_before_the_end(*_: Any) -> TalismanState:
    greta = someone("warrior", "O2", strength=12)
    hugo = someone("sorceress", "O3", lives=1)
    ida = someone("wizard", "I5", spells=["weakness"], objects=["talisman.s1"])
    return land(greta, hugo, ida, lasting=[BLIZZARD], crown_ends=True, commands=5)


async def presses(page: Page, label: str, *, private: bool = False) -> None:
    """A button of the living post, or of the newest sheet for this person alone."""
    where = page.locator(".message.is-ephemeral").last if private else living_post(page)
    await where.locator("button.press", has_text=label).first.click()


async def lays_ready(page: Page) -> None:
    """Weakness, for a fight of Greta: by steps, from the hand."""
    await living_post(page).locator("[data-cid*=':-:hand:']").click()
    hand = page.locator(".message.is-ephemeral").last
    await expect(hand).to_contain_text("Weakness")
    await hand.locator("button.choice").click()
    await page.locator(".choice-box .choice-option", has_text="Arm Weakness").click()
    await expect(page.locator(".message.is-ephemeral").last).to_contain_text("when exactly?")
    await presses(page, f"In one of {GRETA}’s fights", private=True)
    await expect(page.locator(".message.is-ephemeral").last).to_contain_text("Arm it like this, or add a condition.")
    await shot(page, "game-390-talisman-arming")
    await presses(page, "Arm it like this", private=True)
    await expect(page.locator(".message.is-ephemeral").last).to_contain_text(f"Noted: Weakness on {GRETA} in a fight")


async def asked(stage: InSandbox) -> tuple[str, str]:
    table = await stage.table()
    await stage.keeper.postman.idle()
    ask = next(a for a in table.asks if a.needed)
    return stage.name_of(table.user_of(ask.seat)), ask.msg


async def until_asked(stage: InSandbox, who: str, msg: str) -> None:
    """Whoever else is asked meanwhile answers as a sensible player would."""
    for _ in range(MOST_ANSWERS):
        if await asked(stage) == (who, msg):
            return
        await answer(stage)
    raise AssertionError(f"{who} is never asked {msg}")


async def test_an_armed_spell_a_death_a_new_character_and_the_crown(
    tmp_path: Path, chromium: Chromium, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        nothing_goes_on(),
        in_sandbox(tmp_path, GRETA, HUGO, IDA, pictures=True) as stage,
        browser_windows(chromium, stage.server.page_url) as windows,
    ):
        monkeypatch.setattr(stage.keeper.shelf.box("talisman"), "new_state", shortly_before_the_end)
        await stage.command(GRETA, "game new", game="talisman")
        for name in (HUGO, IDA):
            await stage.press(name, ":-:join:")
        await stage.press(GRETA, ":-:start:")
        table: Any = await stage.table()
        await until(lambda: table.live is not None, why="the game does not start")
        await stage.keeper.postman.idle()
        greta, ida = await windows.open(GRETA), await windows.open(IDA, PHONE)

        # On the phone a spell is laid ready, and nobody notices.
        shown_before = stage.public()
        await lays_ready(ida)
        await stage.keeper.postman.idle()
        assert stage.public() == shown_before

        # At the desk: two ways, each with what waits there; an attack; the spell comes by itself; a death.
        post = living_post(greta)
        assert await shown(post.locator(".pictures img"))
        await expect(post).to_contain_text(f"↻ Graveyard – {HUGO} · ")
        await shot(greta, "game-1280-talisman-two-ways")
        await presses(greta, "↻ Graveyard")
        await expect(post).to_contain_text(f"Attack {HUGO} – 100% to win")
        await presses(greta, f"Attack {HUGO}")
        await expect(post).to_contain_text(f"{IDA} casts Weakness on {GRETA}")
        await presses(greta, "Take 1 life")
        await until(lambda: table.live.state.players[1].standing == "waiting", why="nobody dies")
        await stage.keeper.postman.idle()
        told = f"{HUGO} is dead: Sorceress has fallen (Graveyard)."
        await expect(greta.locator(".message", has_text=told)).to_contain_text("Turn 1")  # on the post of that turn

        # Whoever has died comes back as somebody else.
        assert await asked(stage) == (HUGO, "tm-new-character")
        await stage.press(HUGO, ":draw")
        await until(lambda: table.live.state.players[1].character is not None, why="nobody comes back")

        # On the phone: to the Crown, and the sixth Command Spell of the game.
        await until_asked(stage, IDA, "tm-inner")
        await presses(ida, "Onward: Crown of Command")
        await expect(living_post(ida)).to_contain_text("has reached the Crown of Command")
        await shot(ida, "game-390-talisman-crown")
        before = table.game.serial
        await presses(ida, GRETA)
        await until(lambda: table.game.serial > before, why="the Command Spell is not cast")
        if not table.over:  # it has worked, and the victim obeys
            assert (await asked(stage))[1] == "tm-obey"
            await answer(stage)
        await stage.keeper.postman.idle()
        assert (table.live.state.result, table.live.state.winners) == ("crowned", [2])
        for page in (greta, ida):
            await expect(living_post(page)).to_contain_text(f"{IDA} has won with the sixth Command Spell")
            assert await fits(page)
        await shot(ida, "game-390-talisman-end")
        for page in (greta, ida):  # what is still on its way when a window closes would count as failed
            await page.wait_for_load_state("networkidle")
