"""Time at the table: the buttons below reminders and below what Keeper says when time was up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import button_ids, hours
from bot.commands import GameCog
from bot.keeper import Keeper
from bot.presenter.sheets import said
from bot.refusals import GameOver, NotSeated, NotStarted, TableRefusal
from bot.schedule.reminding import snooze
from bot.tables import Table

Press = discord.Interaction[Any]

DEEDS = ("snooze", "back", "stand-in")


class Time(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        on = keeper.presses.deed
        on("snooze", private=True)(self.press_snooze)
        on("back", private=True)(self.press_back)
        on("stand-in", private=True)(self.press_stand_in)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    async def press_snooze(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        question, _, how = argument.partition("/")
        if how not in hours.SNOOZES:
            raise TableRefusal("no-such-button")
        again, end = await snooze(self.keeper, table, interaction.user.id, question, how)
        reader = await self.keeper.reader(interaction, table)
        late = end is not None and again >= end
        text = reader.say(
            "time-snoozed",
            late="yes" if late else "no",
            again=f"<t:{again}:f>",
            due=f"<t:{end}:f>" if end else "",
            has="yes" if end else "no",
        )
        await interaction.edit_original_response(view=said(text))

    async def press_back(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Somebody takes their own seat back from the caretaker; without an argument all of theirs."""
        seats = (await self._seat(table, argument),) if argument else await self._mine(interaction, table)
        if any(table.seats[seat].user_id != interaction.user.id for seat in seats):
            raise TableRefusal("time-not-your-seat", name=table.names_of(seats))
        left = [seat for seat in seats if table.seats[seat].caretaker]
        if not left:
            raise TableRefusal("time-here-already")
        for seat in left:
            await table.change_seat(seat, interaction.user.id, theirs=interaction.user.id, caretaker=False, away_until=None)
        await self.keeper.reply(interaction, "done-back")

    async def press_stand_in(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """A vote whether the caretaker plays for somebody who does not answer."""
        seat = await self._seat(table, argument)
        if not table.seats_of(interaction.user.id):
            raise NotSeated
        row = table.seats[seat]
        if row.caretaker or row.user_id is None:
            raise TableRefusal("time-caretaken-already", name=table.names_of((seat,)))
        if row.user_id == interaction.user.id:
            raise TableRefusal("time-your-own-seat")
        data = {"without": seat, "who": row.user_id}
        result = await self.keeper.votes.call(table, "stand-in", interaction.user.id, data)
        await self.keeper.reply(interaction, "vote-called-done", result=result)

    async def _mine(self, interaction: Press, table: Table) -> tuple[int, ...]:
        await self._begun(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise NotSeated
        return mine

    async def _begun(self, table: Table) -> None:
        async with table.lock:
            await table.awake()
        if table.over:
            raise GameOver
        if table.game.status == "lobby":
            raise NotStarted

    async def _seat(self, table: Table, argument: str) -> int:
        await self._begun(table)
        seat = button_ids.number(argument)
        if seat is None or seat >= len(table.seats):
            raise TableRefusal("no-such-button")
        return seat


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Time(keeper))
