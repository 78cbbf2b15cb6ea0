"""A private sheet does not wait for its picture: words and buttons come at once, the picture by an edit of the same answer.

The edit brings the picture and nothing else: it shows again what stands there, and only if it still does. Whoever has pressed on the sheet
meanwhile has another one (the press holds the picture back until it is handled), and a newer sheet does not wait for the older one's.

Only their reader sees any of it, and how many edits there are hangs on how long the painter takes, never on what is painted.

Kept in memory alone: after a restart a sheet stays without its picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.outbox import TROUBLE
from bot.presenter.sheets import Sheet

log = logging.getLogger(__name__)

Edit = Callable[[Sheet], Awaitable[Any]]


@dataclass(eq=False, slots=True)
class _Coming:
    """A picture on its way to this message."""

    message_id: int
    interaction_id: int
    presses: int = 0
    quiet: asyncio.Event = field(default_factory=asyncio.Event)
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)


class LatePictures:
    """Belongs to one Keeper: `keeper.late_pictures`. Whatever edits a sheet that may have a picture to come does it `instead`."""

    def __init__(self) -> None:
        self._coming: dict[int, _Coming] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(self, interaction: discord.Interaction[Any], sheet: Sheet) -> None:
        """As the answer to a press or command, or on the sheet that was pressed on."""
        async with self.instead(interaction):
            message = await interaction.edit_original_response(**sheet.editing())
        self._follow(message.id, interaction, sheet, lambda whole: interaction.edit_original_response(**whole.editing()))

    async def send(self, interaction: discord.Interaction[Any], sheet: Sheet) -> None:
        """As one answer more, which only this person sees."""
        sent = await interaction.followup.send(**sheet.sending(), ephemeral=True, wait=True)
        self._follow(sent.id, interaction, sheet, lambda whole: sent.edit(**whole.editing()))

    @asynccontextmanager
    async def instead(self, interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
        """What this interaction has answered, or was pressed on, becomes something else: the picture does not come any more. One that
        is just being brought comes first."""
        found = self._to(interaction)
        if found is None:
            yield
            return
        self._coming.pop(found.message_id, None)
        async with found.editing:
            yield

    @contextmanager
    def under(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """While a press on this message is handled nothing happens to it below the finger; the press may make something else of it."""
        found = self._coming.get(interaction.message.id) if interaction.message is not None else None
        if found is None:
            yield
            return
        found.presses += 1
        found.quiet.clear()
        try:
            yield
        finally:
            found.presses -= 1
            if not found.presses:
                found.quiet.set()

    def rest(self) -> None:
        """Keeper stops."""
        for task in self._tasks:
            task.cancel()

    def _to(self, interaction: discord.Interaction[Any]) -> _Coming | None:
        for coming in self._coming.values():
            if coming.interaction_id == interaction.id:
                return coming
        updates = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        return self._coming.get(interaction.message.id) if updates and interaction.message is not None else None

    def _follow(self, message_id: int, interaction: discord.Interaction[Any], sheet: Sheet, edit: Edit) -> None:
        if sheet.later is None:
            return
        coming = self._coming[message_id] = _Coming(message_id, interaction.id)
        coming.quiet.set()
        task = asyncio.create_task(self._bring(coming, sheet.later, edit), name=f"late-picture-{message_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _bring(self, coming: _Coming, later: Callable[[], Awaitable[Sheet | None]], edit: Edit) -> None:
        try:
            whole = await later()
            while whole is not None and self._coming.get(coming.message_id) is coming:
                await coming.quiet.wait()
                async with coming.editing:
                    if coming.presses:
                        continue
                    if self._coming.get(coming.message_id) is coming:
                        await edit(whole)
                    return
        except TROUBLE as error:  # closed by its reader, most likely
            log.debug("a sheet stays without its picture: %s", error)
        except Exception:
            log.exception("a sheet stays without its picture")
        finally:
            if self._coming.get(coming.message_id) is coming:
                del self._coming[coming.message_id]
