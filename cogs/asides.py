"""What a player may say at any time, without being asked: standing orders and giving up. Which a game knows is said by its box
(`Box.standing`, `Box.concession`); the rules hear it as an aside, so that nobody else learns of an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot import button_ids
from bot.keeper import Keeper
from bot.panel import quiet
from bot.presenter.private import standing_select
from bot.presenter.sheets import said
from bot.refusals import TableRefusal
from bot.shelf import Choice
from bot.tables import Table
from bot.wording.text import clip
from games.kernel.rules import CONCEDE, FIGHT_ON

Press = discord.Interaction[Any]

DEEDS = ("orders", "order", "concede", "concede-sure", "fight-on")


class Asides(commands.Cog):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        on = keeper.presses.deed
        on("orders", private=True)(self.press_orders)
        on("order")(self.press_order)
        on("concede", private=True)(self.press_concede)
        on("concede-sure")(self.press_concede_sure)
        on("fight-on")(self.press_fight_on)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)

    async def _mine(self, interaction: Press, table: Table) -> tuple[int, ...]:
        async with table.lock:
            await table.awake()
            return table.seats_to_play(interaction.user.id)

    # Standing orders

    async def show_orders(self, interaction: Press, table: Table) -> None:
        """Which orders stand, and a select per seat to change them."""
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("orders-head")))
        selects = [s for seat in mine if (s := standing_select(table, seat, reader)) is not None]
        if not selects:
            raise TableRefusal("no-orders")
        for select in selects:
            layout.add_item(ui.ActionRow(select))
        await interaction.edit_original_response(view=quiet(layout))

    async def press_orders(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_orders(interaction, table)

    async def press_order(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        seat = button_ids.number(argument)
        if seat is None or seat not in await self._mine(interaction, table) or len(values) != 1:
            raise TableRefusal("no-bad-input")
        await self.give_order(interaction, table, seat, values[0])

    async def give_order(self, interaction: Press, table: Table, seat: int, what: str) -> None:
        """Give or withdraw an order. A window that is open now is asked anew, at once and in private."""
        reader = await self.keeper.reader(interaction, table)
        chosen = next((c for c in self.known(table, seat, reader) if c.value == what), None)
        if chosen is None:
            raise TableRefusal("no-orders")
        await table.say(seat, what, interaction.user.id, str(interaction.id))
        await self.keeper.reply(interaction, "order-noted", order=chosen.label)
        await self.keeper.secret_questions.follow(interaction, table)

    def known(self, table: Table, seat: int, reader: Any) -> Sequence[Choice]:
        return table.box.standing(table.view(seat), seat, reader)[1]

    async def order_by_name(self, interaction: Press, table: Table, typed: str) -> None:
        """From a command: what autocomplete has put there, or the beginning of an order's words."""
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        wanted = typed.strip().casefold()
        for seat in mine:
            found = [c for c in self.known(table, seat, reader) if wanted == c.value or c.label.casefold().startswith(wanted)]
            if found:
                await self.give_order(interaction, table, seat, found[0].value)
                return
        known = [c.label for seat in mine for c in self.known(table, seat, reader)]
        if not known:
            raise TableRefusal("no-orders")
        raise TableRefusal("no-such-command", typed=clip(typed, 80), known=clip(", ".join(dict.fromkeys(known)), 600))

    async def suggest(self, interaction: Press, table: Table, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.keeper.reader(interaction, table)
        async with table.lock:
            await table.awake()
            mine = table.seats_of(interaction.user.id)
            offered = [c for seat in mine for c in self.known(table, seat, reader)]
        named = {c.value: clip(c.label, 100) for c in offered if current.casefold() in c.label.casefold()}
        return [app_commands.Choice(name=label, value=value) for value, label in named.items()][:25]

    # Giving up

    async def show_concede(self, interaction: Press, table: Table) -> None:
        """Asked once more: it may end the game. Somebody who has conceded may think better of it."""
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        for seat in mine:
            words = table.box.concession(table.view(seat), seat, reader)
            if not words:
                continue
            layout.add_item(ui.TextDisplay(clip(words, 600)))
            again = self._hears(table, seat, FIGHT_ON)
            layout.add_item(
                ui.ActionRow(
                    ui.Button(
                        label=clip(reader.say("concede-not" if again else "concede-yes"), 80),
                        style=discord.ButtonStyle.secondary if again else discord.ButtonStyle.danger,
                        custom_id=button_ids.deed_button(table.id, "fight-on" if again else "concede-sure", str(seat)),
                    )
                )
            )
        if not layout.children:
            raise TableRefusal("no-concede", game=table.box.title(reader))
        await interaction.edit_original_response(view=quiet(layout))

    def _hears(self, table: Table, seat: int, what: str) -> bool:
        return table.live is not None and table.box.rules.hears(table.live.state, seat, what)

    async def press_concede(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_concede(interaction, table)

    async def press_concede_sure(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._concede(interaction, table, argument, CONCEDE)

    async def press_fight_on(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._concede(interaction, table, argument, FIGHT_ON)

    async def _concede(self, interaction: Press, table: Table, argument: str, what: str) -> None:
        seat = button_ids.number(argument)
        if seat is None or seat not in await self._mine(interaction, table):
            raise TableRefusal("no-bad-input")
        if not self._hears(table, seat, what):
            raise TableRefusal("concede-known")
        reader = await self.keeper.reader(interaction, table)
        await table.say(seat, what, interaction.user.id, str(interaction.id))
        for mate in table.box.allies(seat, len(table.seats)) if what == CONCEDE else ():
            # A caretaker does not hold a team back that wants to give up.
            away = table.seats[mate].user_id is None or table.seats[mate].caretaker
            if away and not table.over and self._hears(table, mate, what):
                await table.say(mate, what, None, f"{interaction.id}.{mate}", by="caretaker")
        done = "concede-done" if table.over else "concede-waits" if what == CONCEDE else "concede-taken-back"
        await interaction.edit_original_response(view=said(reader.say(done)))


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Asides(keeper))
