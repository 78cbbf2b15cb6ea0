"""A game played again for the eyes: the positions at its checkpoints, one by one or as a film.

Only what everybody could see at the time: positions are public views, also of a game that is still being played. The picture of a
finished game on its last post is no replay: see `bot.presenter.pictures`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot import button_ids
from bot.chronicle import positions
from bot.painting import Commission
from bot.panel import quiet
from bot.presenter.pictures import PICTURE_SECONDS
from bot.presenter.sheets import Sheet
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import Look
from bot.tables import Table
from bot.wording.text import clip
from rendering.encode import Picture

if TYPE_CHECKING:
    from bot.keeper import Keeper

FILM_SECONDS = 120
# Discord takes 10 MiB from everybody; a film above that is left out.
MOST_BYTES = 9 * 1024 * 1024


class Replay:
    """Of any table; holds nothing itself."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def sheet(self, table: Table, number: int, reader: Reader, look: Look) -> Sheet:
        """One position with the way to the others. Raises TableRefusal if there is none."""
        views = await positions(self.keeper.db, table.game, table.box)
        views = views[1:]  # the first is the box before the set-up
        if not views:
            raise TableRefusal("replay-nothing")
        number = min(max(number, 0), len(views) - 1)
        view = views[number]
        worded = table.reader(reader.lang)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(clip(f"### {table.box.headline(view, worded)}", 300)),
        ]
        picture = await self._picture(table, view, number, worded, look)
        if picture is not None:
            item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt or None)
            items.append(ui.MediaGallery(item))
        else:
            items.append(ui.TextDisplay(clip(table.box.board_text(view, worded), 3000)))
        items.append(ui.TextDisplay(reader.say("replay-position", n=number + 1, count=len(views))))
        last = len(views) - 1
        row: ui.ActionRow[Any] = ui.ActionRow(
            *(
                ui.Button(
                    label=label,
                    disabled=to == number or not 0 <= to <= last,
                    custom_id=button_ids.deed_button(table.id, "replay", f"{tag}{min(max(to, 0), last)}"),
                )
                for label, tag, to in (
                    ("«", "f", 0),
                    ("‹", "b", number - 1),
                    ("›", "n", number + 1),
                    ("»", "l", last),
                )
            )
        )
        items.append(row)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.Container(*items))
        return Sheet(quiet(layout), (picture,) if picture is not None else ())

    async def _picture(self, table: Table, view: Any, number: int, reader: Reader, look: Look) -> Picture | None:
        if not self.keeper.settings.pictures:
            return None

        file = f"replay-{table.id}-{number}"
        order = Commission(table.box.name, "scene", file, reader.lang, look, "board", views=(view,), names=dict(reader.names))
        return await self.keeper.presenter.pictures.drawn(
            ("replay", table.id, number, reader.lang, look), order, PICTURE_SECONDS, table=table
        )

    async def film(self, table: Table, reader: Reader, look: Look) -> Picture | None:
        """The whole game so far as an animated picture; None: too short, too large, or the game has no film."""
        if table.box.film is None or not self.keeper.settings.pictures:
            return None
        views = await positions(self.keeper.db, table.game, table.box)
        if table.live is not None:
            async with table.lock:
                await table.awake()
                views.append(table.view(None))
        worded = table.reader(reader.lang)

        names = dict(worded.names)
        order = Commission(table.box.name, "film", f"film-{table.id}", worded.lang, look, views=tuple(views), names=names)
        made = await self.keeper.presenter.pictures.drawn(("film", table.id, reader.lang, look), order, FILM_SECONDS, table=table)
        return made if made is not None and len(made.data) <= MOST_BYTES else None
