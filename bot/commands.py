"""Slash commands as Discord knows them: their names and descriptions in every language, sent only when they have changed.

Texts are Fluent messages of `locale/*/commands.ftl` and, of a game, of its own folder. Their ids are made of the place:
`cmd-game-new` describes a command, `cmd-game-new-language` its parameter; the same with `-name` at the end is the name in that language, where it has one.

Several cogs share the group `/game`: they are `GameCog`s, whose commands go there.
"""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import json
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from games import registry
from rendering.fluent import Words, word_folders

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

DISCORD_LOCALES = {
    "en": (discord.Locale.american_english, discord.Locale.british_english),
    "de": (discord.Locale.german,),
}
LANGUAGES = {locale: lang for lang, locales in DISCORD_LOCALES.items() for locale in locales}


class BadCommands(Exception):
    """Commands of a game that Discord would not take: one line that names game and command."""


def text(id: str, words: Words | None = None) -> locale_str:
    """A translatable text of a command: shown in English where Discord speaks none of our languages."""
    return locale_str((words or own_words()).say("en", id), id=id)


def own_words() -> Words:
    """Keeper's own sentences. Descriptions are needed when a cog is imported, before there is a bot."""
    return _words_with(registry.brought())


@cache
def _words_with(brought: tuple[str, ...]) -> Words:
    """Once for the same games."""
    return Words.load(*word_folders())


def name_of(id: str, name: str) -> locale_str:
    return locale_str(name, id=f"{id}-name")


def slash(group: str, name: str, words: Words | None = None) -> Callable[[Any], Any]:
    """A command of a group ("": of none), with all its texts from the locale files, or from these words."""

    def decorate(callback: Any) -> Any:
        place = f"cmd-{group}-{name}" if group else f"cmd-{name}"
        params = list(inspect.signature(callback).parameters)[2:]  # after self and the interaction
        ids = {p: f"{place}-{p.replace('_', '-')}" for p in params}
        if params:
            callback = app_commands.describe(**{p: text(id, words) for p, id in ids.items()})(callback)
            callback = app_commands.rename(**{p: name_of(id, p) for p, id in ids.items()})(callback)
        return app_commands.command(name=name_of(place, name), description=text(place, words))(callback)

    return decorate


def choice(id: str, value: str) -> app_commands.Choice[str]:
    """A fixed value of a parameter."""
    return app_commands.Choice(name=text(id), value=value)


class GameCog(commands.Cog):
    """A cog whose commands are part of `/game`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._in_group = list(self.__cog_app_commands__)
        self.__cog_app_commands__ = []
        for command in self._in_group:
            keeper.game.add_command(command)

    async def cog_unload(self) -> None:
        for command in self._in_group:
            self.keeper.game.remove_command(command.name)


class Localised(app_commands.Translator):
    def __init__(self, words: Words) -> None:
        self.words = words

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        id = string.extras.get("id")
        lang = LANGUAGES.get(locale)
        if not id or lang is None or not self.words.has(lang, id):
            return None
        return self.words.say(lang, id)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All global commands as they are sent to Discord, with their translations."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync_if_changed(keeper: Keeper) -> bool:
    """Tell Discord our commands, unless it knows exactly these: creating commands is limited to 200 a day. The note keeps what it was
    told, and the numbers it gave."""
    told = await payload(keeper.tree)
    definition = json.dumps(told, sort_keys=True, default=str)
    print_ = hashlib.sha256(f"{keeper.application_id}\n{definition}".encode()).hexdigest()
    note = keeper.settings.state_folder / "commands.sha256"
    known, *numbers = (await asyncio.to_thread(_read, note)).split("\n")
    ids = {name: int(id) for name, _, id in (line.partition(" ") for line in numbers) if id.isdecimal()}
    if sent := known != print_ or ids.keys() != {command["name"] for command in told}:
        ids = {command["name"]: int(command["id"]) for command in await tell(keeper, told)}
        log.info("Discord has learned %s commands", len(told))
        await asyncio.to_thread(_write, note, "\n".join([print_, *(f"{name} {id}" for name, id in ids.items())]))
    keeper.command_ids |= ids
    return sent


async def tell(keeper: Keeper, told: list[dict[str, Any]]) -> list[Any]:
    """What `CommandTree.sync` does, which would word all commands once more for each of Discord's languages. Commands with their
    numbers come back."""
    assert keeper.application_id is not None
    try:
        return await keeper.http.bulk_upsert_global_commands(keeper.application_id, payload=told)
    except discord.HTTPException as error:
        if error.status == 400 and error.code == 50035:
            raise app_commands.CommandSyncFailure(error, keeper.tree.get_commands()) from None  # names the command and the field
        raise


def _read(note: Path) -> str:
    try:
        return note.read_text().strip()
    except OSError:
        return ""


def _write(note: Path, value: str) -> None:
    try:
        note.write_text(value + "\n")
    except OSError as error:
        log.warning("%s cannot be written, commands will be sent again at the next start: %s", note, error)
