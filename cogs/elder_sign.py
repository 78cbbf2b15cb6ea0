"""Elder Sign's own commands, for people who prefer typing: the same options and keys as on the buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import typed
from bot.commands import name_of, slash, text
from bot.keeper import Keeper
from bot.refusals import TableRefusal

GAME = "elder-sign"

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class ElderSign(
    commands.GroupCog, group_name=name_of("cmd-elder", "elder"), group_description=text("cmd-elder"), name="elder_sign"
):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def _do(self, interaction: Press, verb: str | None, option: str | None = None) -> None:
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.box.name != GAME:
            raise TableRefusal("no-other-game", game=table.box.title(await self.keeper.reader(interaction, table)))
        await typed.act(self.keeper, interaction, verb, option)

    async def _suggest(self, interaction: Press, verb: str | None, current: str) -> Choices:
        """Only what is legal now for this person; nothing at all in another game or channel."""
        try:
            table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        except TableRefusal:  # a game that cannot be opened offers nothing
            return []
        if table is None or table.box.name != GAME or table.game.status != "playing":
            return []
        reader = await self.keeper.reader(interaction, table)
        async with table.lock:
            await table.awake()
            starts = table.box.verbs[verb] if verb is not None else None
            return typed.suggest(table, interaction.user.id, starts, current, reader)

    @slash("elder", "move")
    async def move(self, interaction: Press, to: str) -> None:
        await self._do(interaction, "move", to)

    @move.autocomplete("to")
    async def _move(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "move", current)

    @slash("elder", "roll")
    async def roll(self, interaction: Press) -> None:
        await self._do(interaction, "roll")

    @slash("elder", "solve")
    async def solve(self, interaction: Press, task: str) -> None:
        await self._do(interaction, "solve", task)

    @solve.autocomplete("task")
    async def _solve(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "solve", current)

    @slash("elder", "fail")
    async def fail(self, interaction: Press, how: str | None = None) -> None:
        await self._do(interaction, "fail", how)

    @fail.autocomplete("how")
    async def _fail(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "fail", current)

    @slash("elder", "discard")
    async def discard(self, interaction: Press, what: str) -> None:
        await self._do(interaction, "discard", what)

    @discard.autocomplete("what")
    async def _discard(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "discard", current)

    @slash("elder", "focus")
    async def focus(self, interaction: Press, die: str) -> None:
        await self._do(interaction, "focus", die)

    @focus.autocomplete("die")
    async def _focus(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "focus", current)

    @slash("elder", "assist")
    async def assist(self, interaction: Press, who: str) -> None:
        await self._do(interaction, "assist", who)

    @assist.autocomplete("who")
    async def _assist(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "assist", current)

    @slash("elder", "clue")
    async def clue(self, interaction: Press) -> None:
        await self._do(interaction, "clue")

    @slash("elder", "use")
    async def use(self, interaction: Press, card: str) -> None:
        await self._do(interaction, "use", card)

    @use.autocomplete("card")
    async def _use(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "use", current)

    @slash("elder", "buy")
    async def buy(self, interaction: Press, what: str) -> None:
        await self._do(interaction, "buy", what)

    @buy.autocomplete("what")
    async def _buy(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, "buy", current)

    @slash("elder", "choose")
    async def choose(self, interaction: Press, option: str) -> None:
        await self._do(interaction, None, option)

    @choose.autocomplete("option")
    async def _choose(self, interaction: Press, current: str) -> Choices:
        return await self._suggest(interaction, None, current)

    @slash("elder", "why")
    async def why(self, interaction: Press, what: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.keeper.table_here(interaction)
        reader = await self.keeper.reader(interaction, table)
        if table.box.name != GAME:
            raise TableRefusal("no-other-game", game=table.box.title(reader))
        verb = what.strip().casefold()
        names = {reader.say(f"cmd-elder-{v}-name").casefold(): v for v in table.box.verbs}
        verb = names.get(verb, verb)
        if verb not in table.box.verbs:
            raise TableRefusal("no-such-verb", typed=what[:80], known=", ".join(names))
        async with table.lock:
            await table.awake()
            table.playable()
            mine = table.seats_of(interaction.user.id)
            if not mine:
                raise TableRefusal("no-not-seated")
            asks = table.questions_of(interaction.user.id)
            seat = asks[0].seat if asks else mine[0]
            answer = table.box.why(table.view(seat), asks, seat, verb, reader)
        await self.keeper.whisper_text(interaction, answer)

    @why.autocomplete("what")
    async def _why(self, interaction: Press, current: str) -> Choices:
        reader = await self.keeper.reader(interaction)
        verbs = self.keeper.shelf.box(GAME).verbs
        found = [app_commands.Choice(name=reader.say(f"cmd-elder-{v}-name"), value=v) for v in verbs]
        return [c for c in found if current.casefold() in c.name.casefold()][:25]


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(ElderSign(keeper))
