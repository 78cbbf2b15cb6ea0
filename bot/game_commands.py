"""A game's own commands, for people who prefer typing: the same options and keys as on the buttons.

Each game has a group of them. Which there are and what they take is data of its box (`Box.commands`), their names and descriptions
are messages of its words; here a cog is made of both, one for each game. Autocomplete offers only what is legal now for the
person who types. What Discord would not take is found when the cog is made, before anything is sent.
"""

from __future__ import annotations

import inspect
import types
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot import typed
from bot.commands import BadCommands, name_of, slash, text
from bot.keeper import Keeper
from bot.refusals import TableRefusal
from bot.shelf import Box, Choice, Command, Field
from bot.tables import Table
from rendering.fluent import Words

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

# Discord's: commands in a group and options of a command, choices, letters of a name and of a description, letters of a whole
# group with all its texts, each in its longest language.
MOST_COMMANDS = MOST_FIELDS = MOST_CHOICES = 25
NAME_LETTERS, TEXT_LETTERS, GROUP_LETTERS = 32, 100, 8000


# What these commands answer with is a sheet.
SHOWN = ("board", "hand", "log", "story", "orders")


class VerbCog(commands.GroupCog):
    """The commands of one game. A subclass is made for each by `cog_of`."""

    game: ClassVar[str]
    group: ClassVar[str]

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.doing: dict[str, Callable[[Press, Command, dict[str, str]], Awaitable[None]]] = {
            "answer": self.answer,
            "choose": self.choose,
            "why": self.explain,
        }
        self.offering: dict[str, Callable[[Press, Command, Field, str], Awaitable[Choices]]] = {
            "answer": self.suggest,
            "choose": self.suggest,
            "why": self.suggest_commands,
        }

    async def do(self, interaction: Press, command: Command, given: dict[str, Any]) -> None:
        """A command was typed. What was left out of it is None."""
        await self.doing[command.does](interaction, command, {name: value for name, value in given.items() if value is not None})
        if command.does in SHOWN:
            await self.keeper.private_answers.given(interaction, "sheet")

    async def offer(self, interaction: Press, command: Command, field: Field, current: str) -> Choices:
        return await self.offering[command.does](interaction, command, field, current)

    # Where

    async def table_of_game(self, interaction: Press) -> Table:
        """The table here, if this game is played at it."""
        table = await self.keeper.table_here(interaction)
        await self._is_mine(interaction, table)
        return table

    async def open_table(self, interaction: Press) -> Table | None:
        """For autocomplete, which offers nothing at all in another game or channel."""
        try:
            table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        except TableRefusal:  # a game that cannot be opened offers nothing
            return None
        return table if table is not None and table.box.name == self.game and table.game.status == "playing" else None

    async def _is_mine(self, interaction: Press, table: Table) -> None:
        if table.box.name != self.game:
            raise TableRefusal("no-other-game", game=table.box.title(await self.keeper.reader(interaction, table)))

    # Answering

    async def answer(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        if len(command.fields) > 1:
            return await self._answer_at_once(interaction, command, given)
        return await self._answer(interaction, [(command.name, next(iter(given.values()), None))])

    async def choose(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        await self._answer(interaction, [(None, next(iter(given.values()), None))])

    async def _answer_at_once(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        """The action and what it then asks for; or only that, if it was announced by its button."""
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        announced = table is not None and any(a.msg == command.then for a in table.questions_of(interaction.user.id))
        start: list[tuple[str | None, str | None]] = [] if announced else [(command.name, None)]
        answers = [given[field.name] for field in command.fields if field.name in given]
        await self._answer(interaction, [*start, *((None, answer) for answer in answers)])

    async def _answer(self, interaction: Press, steps: Sequence[tuple[str | None, str | None]]) -> None:
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is not None:
            await self._is_mine(interaction, table)
        await typed.act_through(self.keeper, interaction, steps)

    async def suggest(self, interaction: Press, command: Command, field: Field, current: str) -> Choices:
        """Only what is legal now for this person, or what the field itself offers."""
        table = await self.open_table(interaction)
        if table is None:
            return []
        reader = await self.keeper.reader(interaction, table)
        if field.offers is not None:
            before = command.fields[: command.fields.index(field)]
            taken = {str(getattr(interaction.namespace, other.name, "")) for other in before}
            return fitting([c for c in field.offers(reader) if c.value not in taken], current)
        async with table.lock:
            await table.awake()
            starts = table.box.answering[command.name] if command.does == "answer" else None
            return typed.suggest(table, interaction.user.id, starts, current, reader)

    # Asking why

    async def explain(self, interaction: Press, command: Command, given: dict[str, str]) -> None:
        """Why something is possible or not, for the person who asks and from what that person may know."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_of_game(interaction)
        reader = await self.keeper.reader(interaction, table)
        what = next(iter(given.values()), "")
        names = {table.box.command_name(v, reader): v for v in table.box.answering}
        typed_name = what.strip().casefold()
        asked = next((v for name, v in names.items() if name.casefold() == typed_name), typed_name)
        if asked not in table.box.answering:
            raise TableRefusal("no-such-command", typed=what[:80], known=", ".join(names))
        async with table.lock:
            await table.awake()
            mine = table.seats_to_play(interaction.user.id)
            asks = table.questions_of(interaction.user.id)
            seat = asks[0].seat if asks else mine[0]
            answer = table.box.why(table.view(seat), asks, seat, asked, reader)
        await self.keeper.reply_text(interaction, answer)

    async def suggest_commands(self, interaction: Press, command: Command, field: Field, current: str) -> Choices:
        reader = await self.keeper.reader(interaction)
        box = self.keeper.shelf.box(self.game)
        return fitting([Choice(name, box.command_name(name, reader)) for name in box.answering], current)


def fitting(known: Sequence[Choice], current: str) -> Choices:
    """Those whose words contain what was typed."""
    found = [app_commands.Choice(name=c.label, value=c.value) for c in known if current.casefold() in c.label.casefold()]
    return found[:MOST_CHOICES]


# From data to a cog


def cog_of(box: Box, words: Words, base: type[VerbCog] = VerbCog) -> type[VerbCog]:
    """The cog with this game's commands; BadCommands if Discord would not take them."""
    check(box, words)
    place = f"cmd-{box.group}"
    folder = box.name.replace("-", "_")
    given: dict[str, Any] = {f"command_{command.name}": _slash(box.group, command, words) for command in box.commands}
    return types.new_class(
        "".join(part.capitalize() for part in folder.split("_")),
        (base,),
        {"group_name": name_of(place, box.group), "group_description": text(place, words), "name": folder},
        lambda made: made.update(game=box.name, group=box.group, __module__=base.__module__, **given),
    )


def _slash(group: str, command: Command, words: Words) -> Any:
    """One command as discord.py knows it. It reads the parameters off the function's signature, so it is given one."""

    async def typed_in(cog: VerbCog, interaction: Press, **given: Any) -> None:
        await cog.do(interaction, command, given)

    either = inspect.Parameter.POSITIONAL_OR_KEYWORD
    fields = [
        inspect.Parameter(f.name, either, annotation=str)
        if f.required
        else inspect.Parameter(f.name, either, annotation=str | None, default=None)
        for f in command.fields
    ]
    mine = [inspect.Parameter("cog", either), inspect.Parameter("interaction", either, annotation=Press)]
    typed_in.__signature__ = inspect.Signature([*mine, *fields])  # pyright: ignore[reportFunctionMemberAccess]
    typed_in.__name__, typed_in.__qualname__ = command.name, f"VerbCog.{command.name}"  # of a class: it is bound to its cog
    made = slash(group, command.name, words)(typed_in)
    for field in command.fields:
        made.autocomplete(field.name)(_autocomplete(command, field))
    return made


def _autocomplete(command: Command, field: Field) -> Any:
    async def offered(cog: VerbCog, interaction: Press, current: str) -> Choices:
        return await cog.offer(interaction, command, field, current)

    offered.__qualname__ = f"VerbCog.{command.name}_{field.name}"
    return offered


# Discord's limits


def check(box: Box, words: Words) -> None:
    """Everything Discord would refuse, and every word that is missing: the first of it, in one line."""
    place, weight = f"cmd-{box.group}", 0
    weight += _check_texts(box, f"/{box.group}", place, box.group, words)
    _check_each(box, f"/{box.group}", [c.name for c in box.commands], place, MOST_COMMANDS, "commands", words)
    for command in box.commands:
        called = f"/{box.group} {command.name}"
        weight += _check_texts(box, called, f"{place}-{command.name}", command.name, words)
        if command.does != "answer" and command.keys:
            raise BadCommands(f"{box.name}: {called}: only what answers stands for options")
        if command.does == "answer" and not command.keys:
            raise BadCommands(f"{box.name}: {called}: stands for no option at all")
        _check_each(
            box, called, [f.name for f in command.fields], f"{place}-{command.name}", MOST_FIELDS, "things to type", words
        )
        required = [f.required for f in command.fields]
        if required != sorted(required, reverse=True):
            raise BadCommands(f"{box.name}: {called}: what must be typed stands before what may be left out")
        for field in command.fields:
            id = f"{place}-{command.name}-{field.name.replace('_', '-')}"
            weight += _check_texts(box, f"{called} {field.name}", id, field.name, words)
    if weight > GROUP_LETTERS:
        raise BadCommands(f"{box.name}: /{box.group}: all texts together have {weight} letters, Discord takes {GROUP_LETTERS}")


def _check_texts(box: Box, called: str, id: str, name: str, words: Words) -> int:
    """Name and description in every language; how many letters they have in their longest."""
    names, texts = [name], list[str]()
    for lang in words.langs:
        if not words.has(lang, id):
            raise BadCommands(f"{box.name}: {called}: there is no {id} in {lang}")
        texts.append(words.say(lang, id))
        names += [words.say(lang, f"{id}-name")] if words.has(lang, f"{id}-name") else []
    for said in names:
        plain = all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in said)
        if not 1 <= len(said) <= NAME_LETTERS or not plain or said != said.lower():
            rule = f"1 to {NAME_LETTERS} small letters, numbers, - and _"
            raise BadCommands(f"{box.name}: {called}: the name {said!r} is not {rule}")
    for said in texts:
        if not 1 <= len(said) <= TEXT_LETTERS:
            raise BadCommands(f"{box.name}: {called}: {said!r} has {len(said)} letters, Discord takes 1 to {TEXT_LETTERS}")
    return max(map(len, names)) + max(map(len, texts))


def _check_each(box: Box, called: str, names: Sequence[str], place: str, most: int, what: str, words: Words) -> None:
    """Not too many, and no two with the same name in any language."""
    if len(names) > most:
        raise BadCommands(f"{box.name}: {called}: {len(names)} {what}, Discord takes {most}")
    for lang in words.langs:
        ids = {name: f"{place}-{name.replace('_', '-')}-name" for name in names}
        said = [words.say(lang, id) if words.has(lang, id) else name for name, id in ids.items()]
        doubled = [*(n for n in names if names.count(n) > 1), *(s for s in said if said.count(s) > 1)]
        if doubled:
            raise BadCommands(f"{box.name}: {called}: {doubled[0]!r} stands twice ({lang})")
