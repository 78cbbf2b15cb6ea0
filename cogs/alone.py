"""ALONE's own commands, for people who prefer typing (see `bot/verbs.py`): the hero's actions, and what evil may do.

Evil's secrets are for the person who asks alone: every answer here is private, and what autocomplete offers comes from the
person's own questions.
"""

from __future__ import annotations

from typing import cast

from discord.app_commands import Choice

from bot import typed
from bot.boxes.alone.words import capital, target_name
from bot.commands import name_of, slash, text
from bot.keeper import Keeper
from bot.refusals import TableRefusal
from bot.verbs import Choices, Press, VerbCog
from cogs.asides import Asides
from cogs.table import AtTheTable
from games.alone.rules.locating import TARGETS


class Alone(VerbCog, group_name=name_of("cmd-alone", "alone"), group_description=text("cmd-alone"), name="alone"):
    game = "alone"
    prefix = "cmd-alone"

    @slash("alone", "move")
    async def move(self, interaction: Press, to: str) -> None:
        await self.do(interaction, "move", to)

    @move.autocomplete("to")
    async def _move(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "move", current)

    @slash("alone", "block")
    async def block(self, interaction: Press, door: str) -> None:
        await self.do(interaction, "block", door)

    @block.autocomplete("door")
    async def _block(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "block", current)

    @slash("alone", "explore")
    async def explore(self, interaction: Press, way: str) -> None:
        await self.do(interaction, "explore", way)

    @explore.autocomplete("way")
    async def _explore(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "explore", current)

    @slash("alone", "attack")
    async def attack(self, interaction: Press, target: str) -> None:
        await self.do(interaction, "attack", target)

    @attack.autocomplete("target")
    async def _attack(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "attack", current)

    @slash("alone", "locate")
    async def locate(self, interaction: Press, first: str, second: str) -> None:
        """The action and both its targets at once; or only the targets, if it was announced by its button."""
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.box.name != self.game:
            raise TableRefusal("no-other-game", game=table.box.title(await self.keeper.reader(interaction, table)))
        named = table is not None and any(a.msg == "al-locate" for a in table.questions_of(interaction.user.id))
        start: list[tuple[str | None, str | None]] = [] if named else [("locate", None)]
        await typed.act_through(self.keeper, interaction, [*start, (None, first), (None, second)])

    @locate.autocomplete("first")
    async def _first(self, interaction: Press, current: str) -> Choices:
        return await self._targets(interaction, current)

    @locate.autocomplete("second")
    async def _second(self, interaction: Press, current: str) -> Choices:
        return await self._targets(interaction, current, str(getattr(interaction.namespace, "first", "")))

    async def _targets(self, interaction: Press, current: str, other: str = "") -> Choices:
        table = await self.open_table(interaction)
        if table is None:
            return []
        reader = await self.keeper.reader(interaction, table)
        named = {t: capital(target_name(t, reader)) for t in TARGETS if t != other}
        found = [Choice(name=name, value=t) for t, name in named.items() if current.casefold() in name.casefold()]
        return found[:25]

    @slash("alone", "search")
    async def search(self, interaction: Press) -> None:
        await self.do(interaction, "search")

    @slash("alone", "interact")
    async def interact(self, interaction: Press, target: str) -> None:
        await self.do(interaction, "interact", target)

    @interact.autocomplete("target")
    async def _interact(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "interact", current)

    @slash("alone", "bullet")
    async def bullet(self, interaction: Press) -> None:
        await self.do(interaction, "bullet")

    @slash("alone", "heal")
    async def heal(self, interaction: Press, track: str) -> None:
        await self.do(interaction, "heal", track)

    @heal.autocomplete("track")
    async def _heal(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "heal", current)

    @slash("alone", "use")
    async def use(self, interaction: Press, card: str) -> None:
        await self.do(interaction, "use", card)

    @use.autocomplete("card")
    async def _use(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "use", current)

    @slash("alone", "sacrifice")
    async def sacrifice(self, interaction: Press, who: str) -> None:
        await self.do(interaction, "sacrifice", who)

    @sacrifice.autocomplete("who")
    async def _sacrifice(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "sacrifice", current)

    @slash("alone", "react")
    async def react(self, interaction: Press, card: str) -> None:
        await self.do(interaction, "react", card)

    @react.autocomplete("card")
    async def _react(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "react", current)

    @slash("alone", "orders")
    async def orders(self, interaction: Press, order: str | None = None) -> None:
        """Evil's standing orders: which stand, or give or withdraw one."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_of_game(interaction)
        if order is None:
            await self._asides().show_orders(interaction, table)
        else:
            await self._asides().order_by_name(interaction, table, order)

    @orders.autocomplete("order")
    async def _orders(self, interaction: Press, current: str) -> Choices:
        table = await self.open_table(interaction)
        return await self._asides().suggest(interaction, table, current) if table is not None else []

    @slash("alone", "concede")
    async def concede(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._asides().show_concede(interaction, await self.table_of_game(interaction))

    def _asides(self) -> Asides:
        return cast(Asides, self.keeper.get_cog("Asides"))

    @slash("alone", "spawn")
    async def spawn(self, interaction: Press, what: str) -> None:
        await self.do(interaction, "spawn", what)

    @spawn.autocomplete("what")
    async def _spawn(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "spawn", current)

    @slash("alone", "danger")
    async def danger(self, interaction: Press, where: str) -> None:
        await self.do(interaction, "danger", where)

    @danger.autocomplete("where")
    async def _danger(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "danger", current)

    @slash("alone", "choose")
    async def choose(self, interaction: Press, option: str) -> None:
        await self.do(interaction, None, option)

    @choose.autocomplete("option")
    async def _choose(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, None, current)

    @slash("alone", "map")
    async def map(self, interaction: Press) -> None:
        """The base as this person may see it: evil the secret map, the hero the holowatch."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_board(interaction, await self.table_of_game(interaction), "picture")

    @slash("alone", "hand")
    async def hand(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._looking().show_hand(interaction, await self.table_of_game(interaction))

    def _looking(self) -> AtTheTable:
        return cast(AtTheTable, self.keeper.get_cog("AtTheTable"))

    @slash("alone", "why")
    async def why(self, interaction: Press, what: str) -> None:
        await self.explain(interaction, what)

    @why.autocomplete("what")
    async def _why(self, interaction: Press, current: str) -> Choices:
        return await self.verbs(interaction, current)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Alone(keeper))
