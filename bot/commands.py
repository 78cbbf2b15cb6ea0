"""Slash commands as Discord knows them: their names and descriptions in every language, sent only when they have changed.

Texts are Fluent messages of `locale/*/commands.ftl`. The id is made of the place: `game-new` for a command's description,
`game-new-language` for a parameter's. In code a text is written as its id: `locale_str("game-new")`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.words import Words

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

DISCORD_LOCALES = {
    "en": (discord.Locale.american_english, discord.Locale.british_english),
    "de": (discord.Locale.german,),
}


def text(id: str, words: Words | None = None) -> locale_str:
    """A translatable text of a command: shown in English where Discord speaks none of our languages."""
    return locale_str((words or _english()).say("en", id), id=id)


_words: Words | None = None


def _english() -> Words:
    """Descriptions are needed when a cog is imported, before there is a bot; the files are read once."""
    global _words
    if _words is None:
        from bot.keeper import LOCALE

        _words = Words.load(LOCALE)
    return _words


class Localised(app_commands.Translator):
    def __init__(self, words: Words) -> None:
        self.words = words

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        id = string.extras.get("id")
        lang = next((lang for lang, locales in DISCORD_LOCALES.items() if locale in locales), None)
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
    """Tell Discord our commands, unless it knows exactly these: creating commands is limited to 200 a day."""
    definition = json.dumps(await payload(keeper.tree), sort_keys=True, default=str)
    print_ = hashlib.sha256(f"{keeper.application_id}\n{definition}".encode()).hexdigest()
    note = keeper.settings.state_folder / "commands.sha256"
    known = await asyncio.to_thread(_read, note)
    if known == print_:
        return False
    await keeper.tree.sync()
    log.info("Discord has learned %s commands", len(keeper.tree.get_commands()))
    await asyncio.to_thread(_write, note, print_)
    return True


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
