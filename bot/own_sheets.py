"""Sheets with what somebody is asked: where people plan at once (`Box.plans`) what somebody else does shows on everybody's, soon after it
shows on the post; any other is brought up to date when its question is over, a vote that others have decided, say.

A sheet is an answer only its reader sees. Discord lets it be edited for a quarter of an hour after its reader has opened it or pressed on it;
after that a press still works, and brings it up to date. It is edited only if something on it has changed but the picture: a select that
somebody has just unfolded should not be drawn anew for nothing.

Kept in memory alone: after a restart a sheet is brought up to date by the next press on it.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.outbox import TROUBLE
from bot.presenter.sheets import Sheet, said
from bot.tables import Table

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

EDITABLE_SECONDS = 14 * 60
SHEETS_REMEMBERED = 4096
MEDIA_GALLERY = 12


@dataclass(frozen=True, slots=True)
class _Shown:
    interaction: discord.Interaction[Any]
    said: str
    at: int
    lines: frozenset[str]
    """The questions on it, by their public names."""


class OwnSheets:
    """Belongs to one Keeper: `keeper.own_sheets`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._shown: OrderedDict[tuple[int, int], _Shown] = OrderedDict()

    def shown(self, interaction: discord.Interaction[Any], table: Table, sheet: Sheet | None) -> None:
        """This stands there now; None: something else does."""
        whose = (table.id, interaction.user.id)
        self._shown.pop(whose, None)
        if sheet is not None:
            self._shown[whose] = _Shown(interaction, _words(sheet), self.keeper.clock(), _lines(table, interaction.user.id))
            while len(self._shown) > SHEETS_REMEMBERED:
                self._shown.popitem(last=False)

    def any_of(self, table: Table) -> bool:
        return any(game_id == table.id for game_id, _ in self._shown)

    async def renew(self, table: Table) -> None:
        """Of everybody who plans here; when the plan is made they show what is asked then, or that all is noted. Of everybody else what they
        were asked is over."""
        for game_id, user_id in [whose for whose in self._shown if whose[0] == table.id]:
            try:
                await self._renew(table, user_id)
            except Exception:  # they see it anew with their next press; the game is none the worse for it
                self._shown.pop((game_id, user_id), None)
                log.exception("game %s: a sheet could not be renewed", game_id)

    async def _renew(self, table: Table, user_id: int) -> None:
        whose = (table.id, user_id)
        shown = self._shown.get(whose)
        if shown is None:
            return
        if shown.at < self.keeper.clock() - EDITABLE_SECONDS:
            self._shown.pop(whose, None)
            return
        lang = await self.keeper.language(shown.interaction)
        async with table.lock:
            await table.awake()
            planning, lines = table.planning, _lines(table, user_id)
            if not planning and shown.lines <= lines:
                return
            bare = self.keeper.presenter.private.mine(table, user_id, lang)
        if bare is not None and _words(bare) == shown.said:
            return  # before anything is painted for it
        sheet = await self.keeper.secret_questions.sheet(table, user_id, lang, patient=True)
        words = _words(sheet) if sheet is not None else ""
        if self._shown.get(whose) is not shown or words == shown.said:
            return  # they have pressed meanwhile, or nothing has changed for them
        self._shown.pop(whose, None)
        try:
            async with self.keeper.late_pictures.instead(shown.interaction):
                if sheet is not None:
                    await shown.interaction.edit_original_response(**sheet.editing())
                else:
                    done = said(self.keeper.words.say(lang, "panel-answered"))
                    await shown.interaction.edit_original_response(view=done, attachments=[])
        except TROUBLE as error:  # closed by its reader, most likely
            log.debug("a sheet stays as it is: %s", error)
            return
        if sheet is not None:
            self._shown.setdefault(whose, _Shown(shown.interaction, words, shown.at, lines))


def _lines(table: Table, user_id: int) -> frozenset[str]:
    return frozenset(table.line(ask) for ask in table.questions_of(user_id))


def _words(sheet: Sheet) -> str:
    """Everything on it but the picture."""

    def kept(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: kept(value) for name, value in part.items()}
        if isinstance(part, list):
            return [kept(p) for p in part if not (isinstance(p, dict) and p.get("type") == MEDIA_GALLERY)]
        return part

    return json.dumps(kept(sheet.layout.to_components()), sort_keys=True, default=str)
