"""What a player may say at any time, without being asked: standing orders and giving up. Which a game knows is said by its box
(`Box.standing`, `Box.concession`); the rules hear it as an aside, so that nobody else learns of an order."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from discord.utils import escape_markdown

from bot import button_ids
from bot.keeper import Keeper
from bot.panel import quiet
from bot.presenter.private import order_sheet
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.secret_questions import private
from bot.shelf import LEADS, Choice
from bot.tables import Table
from bot.tables.kept import SWIFT
from bot.wording.text import clip
from games.kernel.rules import CONCEDE, FIGHT_ON

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

MOST_SHEETS = 6  # seats of one person, within what one message holds

DEEDS = ("orders", "order", "ordering", "concede", "concede-sure", "fight-on")


class Asides(commands.Cog):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        on = keeper.presses.deed
        on("orders", private=True, asks=True)(self.press_orders)
        on("order")(self.press_order)
        on("ordering")(self.press_ordering)
        on("concede", private=True, asks=True)(self.press_concede)
        on("concede-sure")(self.press_concede_sure)
        on("fight-on")(self.press_fight_on)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)

    async def _mine(self, interaction: Press, table: Table) -> tuple[int, ...]:
        async with table.lock:
            await table.awake()
            return table.seats_to_play(interaction.user.id)

    # Standing orders

    async def show_orders(self, interaction: Press, table: Table, draft: str = "", *, seat: int = -1, note: str = "") -> None:
        """Which orders stand, and how to change them: for all seats of a person, or for one that is putting an order together."""
        mine = [s for s in await self._mine(interaction, table) if seat in (-1, s)]
        layout = await self._sheet(interaction, table, mine, draft, note)
        updates = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        if updates and not private(interaction, table):
            await interaction.followup.send(view=layout, ephemeral=True)  # what everybody sees stays as it is
        else:
            await interaction.edit_original_response(view=layout)

    async def _sheet(self, interaction: Press, table: Table, seats: Sequence[int], draft: str, note: str) -> ui.LayoutView:
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        if note:
            layout.add_item(ui.TextDisplay(clip(note, 600)))
        async with table.lock:
            await table.awake()
            sheets = [(head, rows) for seat in seats for head, rows in [order_sheet(table, seat, reader, draft)] if rows]
        if not sheets:
            raise TableRefusal("no-orders")
        said = ""
        for head, rows in sheets[:MOST_SHEETS]:
            if head and head != said:  # two seats of one person may have nothing to tell apart
                layout.add_item(ui.TextDisplay(clip(head, 1600)))
            said = head
            for row in rows:
                layout.add_item(row)
        return quiet(layout)

    async def press_orders(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_orders(interaction, table)

    async def press_order(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """On a hand, which shows then which orders stand: what was picked there was a deed, and is no choice that stays."""
        seat = button_ids.number(argument.partition("/")[0])
        if seat is None or seat not in await self._mine(interaction, table) or len(values) != 1:
            raise TableRefusal("no-bad-input")
        try:
            if values[0].startswith(LEADS):
                sheet = await self._sheet(interaction, table, [seat], values[0].removeprefix(LEADS), "")
                await interaction.followup.send(view=sheet, ephemeral=True)
            else:
                await self.give_order(interaction, table, seat, values[0])
        finally:
            await self._hand_anew(interaction, table, argument)

    async def _hand_anew(self, interaction: Press, table: Table, pressed: str) -> None:
        if interaction.message is None or not private(interaction, table):
            return
        lang, look = await self.keeper.language(interaction), await self.keeper.look(interaction.user.id)
        sheet = await self.keeper.presenter.private.hand(table, interaction.user.id, lang, look, pressed=pressed, soon=True)
        try:
            await self.keeper.late_pictures.show(interaction, sheet)
        except discord.HTTPException as error:  # closed by its reader, most likely
            log.debug("a hand stays as it is: %s", error)

    async def press_ordering(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """On the sheet of orders, which becomes the next step, or shows that the order is given."""
        named, _, pressed = argument.partition("/")
        seat, what = button_ids.number(named), next(iter(values), pressed)
        if seat is None or seat not in await self._mine(interaction, table) or not what:
            raise TableRefusal("no-bad-input")
        if what.startswith(LEADS):
            await self.show_orders(interaction, table, what.removeprefix(LEADS), seat=seat)
            return
        reader = await self.keeper.reader(interaction, table)
        label = await self._given(interaction, table, seat, what)
        await self.show_orders(interaction, table, seat=seat, note=self._noted(table, seat, label, reader))
        await self.keeper.secret_questions.follow(interaction, table)

    async def give_order(self, interaction: Press, table: Table, seat: int, what: str) -> None:
        """Give or withdraw an order. A window that is open now is asked anew, at once and in private."""
        label = await self._given(interaction, table, seat, what)
        await self.keeper.reply_text(interaction, self._noted(table, seat, label, await self.keeper.reader(interaction, table)))
        await self.keeper.secret_questions.follow(interaction, table)

    def _noted(self, table: Table, seat: int, label: str, reader: Reader) -> str:
        """What is ordered. Whoever is reached through the channel alone is called there as before, or everybody could tell that they have
        ordered something; how that ends in public is said with it."""
        row = table.seats[seat]
        stands, choices = table.box.standing(table.view(seat), seat, reader)
        ordered = bool(choices) and stands != choices[0].value  # the first is to have none
        called = ordered and table.box.windows and row.dm_ok is False and not row.choices.get(SWIFT)
        noted = reader.say("order-noted", order=label)
        return f"{noted}\n{reader.say('order-called-still', swift=reader.say('foot-swift', on='no'))}" if called else noted

    async def _given(self, interaction: Press, table: Table, seat: int, what: str) -> str:
        """The order is given, or withdrawn; how it is called. One that was put together stands among the choices it led to."""
        reader = await self.keeper.reader(interaction, table)
        offered = [*table.box.ordering(table.view(seat), seat, reader, what)[1], *self.known(table, seat, reader)]
        chosen = next((c for c in offered if c.value == what), None)
        if chosen is None:
            raise TableRefusal("no-such-order" if offered else "no-orders")
        await table.say(seat, what, interaction.user.id, str(interaction.id))
        return chosen.hint if chosen.button and chosen.hint else chosen.label

    def known(self, table: Table, seat: int, reader: Any) -> Sequence[Choice]:
        """Everything that can be typed: the first step of what is put together, then every order that is usual."""
        view = table.view(seat)
        found = [*table.box.ordering(view, seat, reader)[1], *table.box.standing(view, seat, reader)[1]]
        return list({c.value: c for c in found}.values())

    async def order_by_name(self, interaction: Press, table: Table, typed: str) -> None:
        """From a command: what autocomplete has put there, or the beginning of an order's words."""
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        wanted = typed.strip().casefold()
        for seat in mine:
            found = [c for c in self.known(table, seat, reader) if wanted == c.value or c.label.casefold().startswith(wanted)]
            if found and found[0].value.startswith(LEADS):
                return await self.show_orders(interaction, table, found[0].value.removeprefix(LEADS), seat=seat)
            if found:
                return await self.give_order(interaction, table, seat, found[0].value)
        return await self.show_orders(
            interaction, table, note=reader.say("no-order-called", typed=escape_markdown(clip(typed, 80)))
        )

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
        if not self._hears(table, seat, what) or (table.live is not None and seat in table.live.leaving):
            raise TableRefusal("concede-known")
        reader = await self.keeper.reader(interaction, table)
        await table.say(seat, what, interaction.user.id, str(interaction.id))
        team = table.box.allies(seat, len(table.seats), table.game.options)
        for mate in team if what == CONCEDE else ():
            # A caretaker does not hold a team back that wants to give up.
            away = table.seats[mate].user_id is None or table.seats[mate].caretaker
            if away and not table.over and self._hears(table, mate, what):
                await table.say(mate, what, None, f"{interaction.id}.{mate}", by="caretaker")
        given_up = "concede-waits" if team else "concede-alone"
        done = "concede-done" if table.over else given_up if what == CONCEDE else "concede-taken-back"
        await interaction.edit_original_response(view=said(reader.say(done)))


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Asides(keeper))
