"""Pictures of a table. They are drawn in the studio, never on the event loop; if one cannot be drawn, the post comes without it."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from typing import Any

from bot.chronicle import positions, view_before
from bot.finished import Finished, mark, renamed
from bot.painters import Paints, at_home
from bot.painting import Commission
from bot.reader import Reader
from bot.shelf import Look
from bot.tables import Table, Tables
from games.kernel.ask import Seat
from rendering.encode import Picture
from rendering.studio import Studio, StudioClosed

log = logging.getLogger(__name__)

# A picture that takes longer than this is left out: the players wait for the buttons, not for the paint.
PICTURE_SECONDS = 10
# While so many tables wait for a picture dice lie still: their fall takes as long as four pictures, and everybody behind would wait for it.
CROWD = 6
# In what a person has set: no picture moves for them.
CALM = "calm"


class Pictures:
    """Belongs to the presenter: `presenter.pictures`. `wanted` False: this house draws none; `calm`: none that moves."""

    def __init__(
        self, tables: Tables, studio: Studio, *, paints: Paints | None = None, wanted: bool = True, calm: bool = False
    ) -> None:
        self.tables = tables
        self.studio = studio
        self.paints = paints or at_home(tables.shelf, tables.words)
        self.wanted = wanted
        self.calm = calm
        self.finished = Finished()

    async def still(self, table: Table) -> bool:
        """Does nothing move on what this table sees? One of them who prefers calm is enough: a post is the same for all."""
        if self.calm:
            return True
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        return any(mine.options.get(CALM) for mine in (await self.tables.db.users_settings(people)).values())

    async def of(
        self,
        table: Table,
        scene: str,
        seat: Seat | None,
        view: Any,
        reader: Reader,
        look: Look | None = None,
        before: Any = None,
        last: Any = None,
        *,
        patient: bool = False,
    ) -> Picture | None:
        """Drawn off the loop. Two viewers never share a picture: the key says who may see it.

        `before` is the view (of the same viewer) that what is new is measured against. `last` is the view of the picture that this one
        comes after, if dice that were thrown since are to be seen falling. `patient`: nobody has pressed for it.
        """
        if not self.wanted:
            return None
        look = look or _look_of(table)
        box = table.box
        # What follows the colon of a scene is no name for a file.
        name = f"{box.name}-{scene.partition(':')[0]}-{table.looks}" + ("" if seat is None else f"-{seat}")
        key: tuple[Any, ...] = (table.id, scene, seat, reader.lang, look)
        order = Commission(box.name, "scene", name, reader.lang, look, scene, views=(view,), seat=seat)
        alone = box.made_of(scene, view)
        if alone is None:
            order = dataclasses.replace(order, before=before, names=dict(reader.names), last=last)
        else:  # what goes in is all there is in the order
            order = dataclasses.replace(order, views=(alone,))
            if seat is None:  # and everybody at this table sees it
                key = ("printed", mark("printed", order) or key)
        return await self.drawn(key, order, PICTURE_SECONDS, table=table, patient=patient, kept=True)

    async def then_and_now(self, table: Table, seen: int, reader: Reader, look: Look) -> tuple[Picture, ...]:
        """The whole board as everybody saw it after answer `seen`, and as it is; only now where earlier positions are not to be seen."""
        if not self.wanted:
            return ()
        box, fate = table.box, table.fate()
        before = await view_before(self.tables.db, table.game, box, fate, seen + 1) if box.past_is_open and seen > 0 else None
        async with table.lock:
            await table.awake()
            now = table.view(None)
        names, found = dict(reader.names), list[Picture | None]()
        if before is not None:
            order = Commission(box.name, "scene", f"{box.name}-then", reader.lang, look, "board", views=(before,), names=names)
            found.append(await self.drawn((table.id, "then", seen, reader.lang, look), order, PICTURE_SECONDS, table=table))
        found.append(await self.of(table, "board", None, now, reader, look, before=before))
        return tuple(p for p in found if p is not None)

    async def recap(self, table: Table, end: Any, reader: Reader) -> Picture | None:
        """A finished game in one picture, for its last board post; None: the game has none, or it cannot be drawn."""
        if table.box.film is None or not self.wanted:
            return None
        views = (*await positions(self.tables.db, table.game, table.box), end)
        look = _look_of(table)
        order = Commission(table.box.name, "recap", f"recap-{table.id}", reader.lang, look, views=views, names=dict(reader.names))
        return await self.drawn(("recap", table.id, reader.lang, look), order, PICTURE_SECONDS, table=table)

    async def poster(self, table: Table, end: Any, reader: Reader) -> Picture | None:
        """How a game ended, as a picture to keep; it stands above the recap. None: the game has none."""
        return await self.of(table, table.box.poster, None, end, reader) if table.box.poster else None

    async def drawn(
        self,
        key: tuple[Any, ...],
        order: Commission,
        seconds: int,
        *,
        table: Table | None = None,
        patient: bool = False,
        kept: bool = False,
    ) -> Picture | None:
        """Painted in the studio, if it is not there already; None: not in time, or not at all. `key`: what is shown, and who may see it;
        `table`: whose turn it is when many want one. `kept`: the key says who sees it so well that whoever is served sooner learns nothing
        of what somebody else has looked up."""
        marked = mark(key, order) if kept else None
        if marked is not None and (there := self.finished.find(marked, order.file)) is not None:
            return there
        whose, long = (key if table is None else table.id), order.kind == "film"
        try:
            drawing = self.studio.draw(key, lambda: (marked, self._paint(order)), whose=whose, patient=patient, long=long)
            painted, picture = await asyncio.wait_for(drawing, seconds)
        except (TimeoutError, StudioClosed):
            log.warning("no picture of %s in time", key)
        except Exception:
            log.debug("the studio has reported why there is no picture of %s", key)
        else:
            if picture is None:
                return None
            if painted is not None:
                self.finished.keep(painted, picture)
            return renamed(picture, order.file)
        return None

    def _paint(self, order: Commission) -> Picture | None:
        """In the studio's thread, when its turn has come."""
        crowded = order.last is not None and self.studio.busy > CROWD
        return self.paints(dataclasses.replace(order, last=None) if crowded else order)


def _look_of(table: Table) -> Look:
    """In public: the palette the table has chosen."""
    return Look(str(table.game.options.get("palette") or "normal"))
