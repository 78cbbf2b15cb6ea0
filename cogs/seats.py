"""Who sits where: `/game leave|away|replace`, and the buttons with which a seat is given up and an offered one taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

import db
from bot import button_ids, hours, presence
from bot.commands import GameCog, choice, slash
from bot.keeper import Keeper
from bot.lobby.seats import leave
from bot.names import called
from bot.panel import quiet
from bot.presenter.notices import notice
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import NotStarted, TableRefusal
from bot.tables import Table
from bot.tables.seats import LEAVE
from bot.wording.text import clip

Press = discord.Interaction[Any]

# What can be said with a press; anything else is typed.
AWAY_DAYS = ("1", "3", "7", "14")
DEEDS = ("away", "take", "decline", "untake", "quit-to", "quit-caretaker", "quit-gone", "quit-sure", "quit-back")


class Seats(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        on = keeper.presses.deed
        on("away", private=True, asks=True)(self.press_away)
        on("take")(self.press_take)
        on("decline")(self.press_decline)
        on("untake")(self.press_untake)
        on("quit-to")(self.press_quit_to)
        on("quit-caretaker")(self.press_quit_caretaker)
        on("quit-gone")(self.press_quit_gone)
        on("quit-sure")(self.press_quit_sure)
        on("quit-back")(self.press_quit_back)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    @slash("game", "leave")
    async def leave(self, interaction: Press) -> None:
        """In the lobby a seat becomes free; in play one chooses who plays on."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.keeper.table_here(interaction)
        if table.game.status == "lobby":
            await leave(self.keeper, interaction, table)
            await self.keeper.reply(interaction, "done-left")
            return
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        reader = await self.keeper.reader(interaction, table)
        await interaction.edit_original_response(view=leaving_layout(table, reader))

    async def press_quit_to(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """To somebody else: all seats of this person are offered; they change hands when they are accepted."""
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        resolved: Any = (interaction.data or {}).get("resolved") or {}
        people: dict[str, Any] = resolved.get("users") or {}
        chosen = people.get(values[0]) if len(values) == 1 else None
        to = button_ids.number(str(chosen.get("id"))) if chosen is not None else None
        if chosen is None or to is None:
            raise TableRefusal("no-bad-input")
        if chosen.get("bot"):
            raise TableRefusal("no-bots")
        if to == interaction.user.id:
            raise TableRefusal("no-sits-there", name=table.names_of(mine))
        for seat in mine:  # all of them, or none
            await self.keeper.offers.may_sit(table, seat, to)
        for seat in mine:
            await self.keeper.offers.make(table, seat, to, interaction.user.id)
        text = reader.say("done-offered", name=table.names_of(mine))
        await interaction.edit_original_response(view=said(text))

    async def press_quit_caretaker(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        mine = await self._mine(interaction, table)
        told = db.Effects(outbox=(notice(table, "told-left", who=table.names_of(mine)),))
        me = interaction.user.id
        for seat in mine:  # told before the caretaker's first deed is
            await table.change_seat(seat, me, carried=told if seat == mine[0] else None, theirs=me, caretaker=True)
        reader = await self.keeper.reader(interaction, table)
        await interaction.edit_original_response(view=said(reader.say("done-left-caretaker")))

    async def press_quit_gone(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """For good: asked once more, because nobody can come back from there."""
        await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("quit-sure")))
        layout.add_item(
            ui.ActionRow(
                ui.Button(
                    label=clip(reader.say("quit-sure-yes"), 80),
                    style=discord.ButtonStyle.danger,
                    custom_id=button_ids.deed_button(table.id, "quit-sure"),
                ),
                ui.Button(label=clip(reader.say("quit-back"), 80), custom_id=button_ids.deed_button(table.id, "quit-back")),
            )
        )
        await interaction.edit_original_response(view=quiet(layout))

    async def press_quit_back(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Not for good after all: the choice before it."""
        await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        await interaction.edit_original_response(view=leaving_layout(table, reader))

    async def press_quit_sure(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        mine = await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        told = db.Effects(outbox=(notice(table, "told-left-for-good", who=table.names_of(mine)),))
        for number, seat in enumerate(mine):
            carried = told if seat == mine[0] else None
            await table.leave(seat, interaction.user.id, f"{interaction.id}.{number}", carried=carried)
        await interaction.edit_original_response(view=said(reader.say("done-left-for-good")))

    async def _mine(self, interaction: Press, table: Table) -> tuple[int, ...]:
        await table.refresh()
        if table.game.status not in ("playing", "paused"):
            raise TableRefusal("no-over")
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        return mine

    @slash("game", "away")
    @app_commands.choices(games=[choice("away-here", "here"), choice("away-everywhere", "all")])
    async def away(
        self,
        interaction: Press,
        until: app_commands.Range[str, 1, 40] | None = None,
        caretaker: bool = False,
        games: str = "here",
    ) -> None:
        """Away for a span or until a date; 0 is back again. In this game, or in all of one's games at once. Without a word: for how long?"""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if until is None:
            await self._how_long(interaction, await self.keeper.table_here(interaction))
            return
        tables = await self._all_of(interaction.user.id) if games == "all" else [await self.keeper.table_here(interaction)]
        if not tables:
            raise TableRefusal("away-no-games")
        if games != "all" and not tables[0].seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        zone = (await self.keeper.db.user_settings(interaction.user.id)).timezone
        end = hours.read_absence(until, self.keeper.clock(), zone)
        if end is None:
            raise TableRefusal("away-when", typed=clip(until, 40))
        if games != "all":
            changed = await self._absent(tables[0], interaction.user.id, end, caretaker)
            id = "done-away" if end else "done-back" if changed else "time-here-already"
            await self.keeper.reply(interaction, id, **({"until": f"<t:{end}:f>"} if end else {}))
            return
        told: list[Table] = []
        for table in tables:
            async with self.keeper.tables.faults.costs_only(table.id, "nobody can be away there"):
                await self._absent(table, interaction.user.id, end, caretaker)
                told.append(table)
        reader = await self.keeper.reader(interaction)
        head = reader.say("done-away-all", n=len(told), away="yes" if end else "no", until=f"<t:{end}:f>" if end else "")
        lines = [f"[{table.box.title(reader)}]({self.keeper.postman.link(table)})" for table in told]
        await interaction.edit_original_response(view=said("\n".join([head, *lines])))

    async def press_away(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """For so many days, with a caretaker or without; without an argument: for how long?"""
        if not argument:
            await self._how_long(interaction, table)
            return
        days, _, how = argument.partition("/")
        if days not in AWAY_DAYS or how not in ("caretaker", "wait"):
            raise TableRefusal("no-such-button")
        await self._mine(interaction, table)
        zone = (await self.keeper.db.user_settings(interaction.user.id)).timezone
        end = hours.read_absence(days, self.keeper.clock(), zone)
        assert end
        await self._absent(table, interaction.user.id, end, how == "caretaker")
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("done-away", until=f"<t:{end}:f>")))
        layout.add_item(
            ui.ActionRow(ui.Button(label=clip(reader.say("away-back"), 80), custom_id=button_ids.deed_button(table.id, "back")))
        )
        await interaction.edit_original_response(view=quiet(layout))

    async def _how_long(self, interaction: Press, table: Table) -> None:
        await self._mine(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        for how in ("wait", "caretaker"):
            layout.add_item(ui.TextDisplay(reader.say("away-how", how=how)))
            layout.add_item(
                ui.ActionRow(
                    *(
                        ui.Button(
                            label=clip(reader.say("away-span", days=int(days)), 80),
                            custom_id=button_ids.deed_button(table.id, "away", f"{days}/{how}"),
                        )
                        for days in AWAY_DAYS
                    )
                )
            )
        await interaction.edit_original_response(view=quiet(layout))

    async def _all_of(self, user_id: int) -> list[Table]:
        """Every game that is being played with this person. One that cannot be opened any more waits for nobody."""
        found: list[Table] = []
        for game in await self.keeper.db.games_of(user_id):
            table = await self.keeper.tables.get(game.id) if game.status in ("playing", "paused") else None
            if table is None:
                continue
            try:
                async with table.lock:
                    await table.awake()
            except TableRefusal:
                continue
            if table.seats_of(user_id):
                found.append(table)
        return found

    async def _absent(self, table: Table, user_id: int, end: int, caretaker: bool) -> bool:
        """False: that is how it was already, and nobody need be told."""
        mine = table.seats_of(user_id)
        until, empty = end or None, caretaker and end > 0
        if all((table.seats[seat].away_until, table.seats[seat].caretaker) == (until, empty) for seat in mine):
            return False
        name = table.names_of(mine)
        if end:
            letter = notice(table, "told-away", who=name, until=f"<t:{end}:f>", caretaker="yes" if caretaker else "no")
        else:
            letter = notice(table, "told-back", who=name)
        told = db.Effects(outbox=(letter,))
        for seat in mine:
            carried = told if seat == mine[0] else None
            await table.change_seat(seat, user_id, carried=carried, theirs=user_id, away_until=until, caretaker=empty)
        return True

    @away.autocomplete("until")
    async def _spans(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        """What is typed if it can be read, then what begins like it; nothing for what nobody understands."""
        reader = await self.keeper.reader(interaction)
        wanted = current.strip().casefold()
        found = [
            app_commands.Choice(name=reader.say("away-back"), value="0"),
            *(app_commands.Choice(name=clip(reader.say("away-span", days=d), 100), value=str(d)) for d in (1, 2, 3, 7, 14, 30)),
        ]
        found = [c for c in found if c.name.casefold().startswith(wanted) or c.value.startswith(wanted)]
        zone = (await self.keeper.db.user_settings(interaction.user.id)).timezone
        end = hours.read_absence(current, self.keeper.clock(), zone) if current.strip() else None
        if end == 0 and not found:
            found.append(app_commands.Choice(name=reader.say("away-back"), value="0"))
        elif end:
            shown = hours.date_there(end, zone)
            found.insert(0, app_commands.Choice(name=clip(reader.say("away-date", date=shown), 100), value=current.strip()[:40]))
        return found

    @slash("game", "replace")
    async def replace(self, interaction: Press, seat: str, by: discord.User) -> None:
        """Offer a seat to somebody; it changes hands when they accept. Who may do that is told in `bot.offers`."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.keeper.table_here(interaction)
        if table.game.status not in ("playing", "paused"):
            raise NotStarted
        number = self._seat(table, seat)
        row, name, me = table.seats[number], table.names_of((number,)), interaction.user.id
        if by.bot:
            raise TableRefusal("no-bots")
        if by.id == row.user_id:
            raise TableRefusal("no-sits-there", name=name)
        if me != row.user_id and not table.seats_of(me) and not self.keeper.offers.may_give_unheld(table, number, me):
            raise TableRefusal("no-not-your-seat", name=name)
        await self.keeper.offers.may_sit(table, number, by.id)
        if me == row.user_id:
            await self.keeper.offers.make(table, number, by.id, me)
        elif row.user_id is None:
            if not self.keeper.offers.may_give_unheld(table, number, me):
                raise TableRefusal("no-their-side", name=name)
            await self.keeper.offers.make(table, number, by.id, me)
        elif presence.missing(table, number, self.keeper.clock()):
            wish = {"without": number, "who": row.user_id, "to": by.id, "name": called(by)}
            result = await self.keeper.votes.call(table, "replace", me, wish)
            await self.keeper.reply(interaction, "vote-called-done", result=result)
            return
        else:
            timed = "yes" if table.game.pace.deadline else "no"
            raise TableRefusal("no-is-here", name=name, timed=timed)
        await self.keeper.reply(interaction, "done-offered", name=name)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is None:
            return []
        mine = table.seats_of(interaction.user.id)
        return [
            app_commands.Choice(name=clip(name, 100), value=str(seat))
            for seat, name in sorted(table.names.items(), key=lambda named: named[0] not in mine)  # one's own first
            if current.casefold() in name.casefold()
        ][:25]

    def _seat(self, table: Table, typed: str) -> int:
        """By its number, as it is offered while typing, or else by its name: somebody may be called "1"."""
        wanted = typed.strip()
        if (number := button_ids.number(wanted)) is not None and number in table.names:
            return number
        for seat, name in table.names.items():
            if wanted.casefold() == name.casefold():
                return seat
        raise TableRefusal("no-such-seat", typed=clip(typed, 80), known=clip(table.names_of(tuple(table.names)), 500))

    async def press_take(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The person a seat was offered to takes it, if the offer stands."""
        offer = await self.keeper.offers.named(table, argument)
        name = called(interaction.user)
        await self.keeper.offers.take(table, offer, interaction.user.id, name)
        await interaction.edit_original_response(view=await self.keeper.offers.ended(table, offer.id))
        await self.keeper.reply(interaction, "done-taken")

    async def press_decline(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The person a seat was offered to does not want it."""
        offer = await self.keeper.offers.named(table, argument)
        await self.keeper.offers.decline(table, offer, interaction.user.id, called(interaction.user))
        await self.keeper.reply(interaction, "done-declined", name=table.names_of((offer.seat,)))

    async def press_untake(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Whoever has made it or whose seat it is calls it off."""
        offer = await self.keeper.offers.named(table, argument)
        if interaction.user.id == offer.user_id and interaction.user.id not in (offer.by_id, offer.holder_id):
            await self.press_decline(interaction, table, argument, values)
            return
        await self.keeper.offers.withdraw(table, offer, interaction.user.id)
        await self.keeper.reply(interaction, "done-withdrawn")


def leaving_layout(table: Table, reader: Reader) -> ui.LayoutView:
    """Who plays on: somebody else, a caretaker, or nobody, where the game knows of that."""
    for_good = LEAVE in table.box.rules.notes
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(reader.say("quit-choose", gone="yes" if for_good else "no")))
    layout.add_item(
        ui.ActionRow(
            ui.UserSelect(
                custom_id=button_ids.deed_select(table.id, "quit-to"), placeholder=clip(reader.say("quit-to"), 150), max_values=1
            )
        )
    )
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label=clip(reader.say("quit-caretaker"), 80), custom_id=button_ids.deed_button(table.id, "quit-caretaker"))
    )
    if for_good:
        row.add_item(
            ui.Button(
                label=clip(reader.say("quit-gone"), 80),
                style=discord.ButtonStyle.danger,
                custom_id=button_ids.deed_button(table.id, "quit-gone"),
            )
        )
    layout.add_item(row)
    return quiet(layout)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Seats(keeper))
