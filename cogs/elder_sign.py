"""Elder Sign's own commands, for people who prefer typing (see `bot/verbs.py`)."""

from __future__ import annotations

from bot.commands import name_of, slash, text
from bot.keeper import Keeper
from bot.verbs import Choices, Press, VerbCog


class ElderSign(VerbCog, group_name=name_of("cmd-elder", "elder"), group_description=text("cmd-elder"), name="elder_sign"):
    game = "elder-sign"
    prefix = "cmd-elder"

    @slash("elder", "move")
    async def move(self, interaction: Press, to: str) -> None:
        await self.do(interaction, "move", to)

    @move.autocomplete("to")
    async def _move(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "move", current)

    @slash("elder", "roll")
    async def roll(self, interaction: Press) -> None:
        await self.do(interaction, "roll")

    @slash("elder", "solve")
    async def solve(self, interaction: Press, task: str) -> None:
        await self.do(interaction, "solve", task)

    @solve.autocomplete("task")
    async def _solve(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "solve", current)

    @slash("elder", "fail")
    async def fail(self, interaction: Press, how: str | None = None) -> None:
        await self.do(interaction, "fail", how)

    @fail.autocomplete("how")
    async def _fail(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "fail", current)

    @slash("elder", "discard")
    async def discard(self, interaction: Press, what: str) -> None:
        await self.do(interaction, "discard", what)

    @discard.autocomplete("what")
    async def _discard(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "discard", current)

    @slash("elder", "focus")
    async def focus(self, interaction: Press, die: str) -> None:
        await self.do(interaction, "focus", die)

    @focus.autocomplete("die")
    async def _focus(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "focus", current)

    @slash("elder", "assist")
    async def assist(self, interaction: Press, who: str) -> None:
        await self.do(interaction, "assist", who)

    @assist.autocomplete("who")
    async def _assist(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "assist", current)

    @slash("elder", "clue")
    async def clue(self, interaction: Press) -> None:
        await self.do(interaction, "clue")

    @slash("elder", "use")
    async def use(self, interaction: Press, card: str) -> None:
        await self.do(interaction, "use", card)

    @use.autocomplete("card")
    async def _use(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "use", current)

    @slash("elder", "buy")
    async def buy(self, interaction: Press, what: str) -> None:
        await self.do(interaction, "buy", what)

    @buy.autocomplete("what")
    async def _buy(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, "buy", current)

    @slash("elder", "choose")
    async def choose(self, interaction: Press, option: str) -> None:
        await self.do(interaction, None, option)

    @choose.autocomplete("option")
    async def _choose(self, interaction: Press, current: str) -> Choices:
        return await self.suggest(interaction, None, current)

    @slash("elder", "why")
    async def why(self, interaction: Press, what: str) -> None:
        await self.explain(interaction, what)

    @why.autocomplete("what")
    async def _why(self, interaction: Press, current: str) -> Choices:
        return await self.verbs(interaction, current)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(ElderSign(keeper))
