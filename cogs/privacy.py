"""`/privacy`: what Keeper knows about you, all of it as a file, and forgetting it."""

from __future__ import annotations

import io
import json
import logging
import re
from typing import Any

import discord
from discord import ui
from discord.ext import commands

import db
from bot.backups import DAY, KEPT_SECONDS
from bot.commands import name_of, slash, text
from bot.forgetting import Forgetting
from bot.keeper import Keeper
from bot.names import called
from bot.panel import quiet
from bot.presenter.sheets import said
from bot.wording.text import clip

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]


class ForgetMe(ui.DynamicItem[ui.Button[Any]], template=r"kf:(?P<rest>[\s\S]*)"):
    """The button that confirms forgetting. It names the person: nobody else's press does anything."""

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /):
        return cls(item)  # pyright: ignore[reportArgumentType]

    async def callback(self, interaction: Press) -> None:
        cog: Any = interaction.client.get_cog("privacy")  # pyright: ignore[reportAttributeAccessIssue]
        if cog.keeper.first_time(interaction):
            await cog.confirmed(interaction, self.item.custom_id or "")


class Privacy(
    commands.GroupCog, group_name=name_of("cmd-privacy", "privacy"), group_description=text("cmd-privacy"), name="privacy"
):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.forgetting = Forgetting(keeper)

    async def cog_load(self) -> None:
        self.keeper.add_dynamic_items(ForgetMe)

    async def cog_unload(self) -> None:
        self.keeper.remove_dynamic_items(ForgetMe)
        self.forgetting.stop()

    @slash("privacy", "show")
    async def show(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await self.keeper.db.everything_about(interaction.user.id)
        reader = await self.keeper.reader(interaction)
        counts = {
            name: len(found[name]) for name in ("settings", "seats", "hosted", "answers", "statistics", "ballots", "reports")
        }
        await interaction.edit_original_response(view=said(reader.say("privacy-show", **counts)))

    @slash("privacy", "export")
    async def export(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await self.keeper.db.everything_about(interaction.user.id)
        data = json.dumps(found, ensure_ascii=False, indent=1, default=str).encode()
        reader = await self.keeper.reader(interaction)
        await interaction.edit_original_response(
            content=reader.say("privacy-export"),
            attachments=[discord.File(io.BytesIO(data), filename="keeper-privacy.json")],
        )

    @slash("privacy", "forget")
    async def forget(self, interaction: Press) -> None:
        """Asks first: this cannot be taken back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.keeper.reader(interaction)
        night = self.keeper.backups
        days = night.kept if night.folder is not None else 0
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("privacy-sure", days=days, kept=KEPT_SECONDS // DAY)))
        row: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(
                label=clip(reader.say("privacy-yes"), 80),
                style=discord.ButtonStyle.danger,
                custom_id=f"kf:{interaction.user.id}",
            )
        )
        layout.add_item(row)
        await interaction.edit_original_response(view=quiet(layout))

    async def confirmed(self, interaction: Press, custom_id: str) -> None:
        keeper = self.keeper
        db.deed_begins()
        await interaction.response.defer()
        try:
            if custom_id != f"kf:{interaction.user.id}":
                await keeper.reply(interaction, "privacy-not-yours")
                return
            reader = await keeper.reader(interaction)  # before: the language is one of the things forgotten
            nobody = {lang: keeper.words.say(lang, "nobody") for lang in keeper.words.langs}
            names = {called(interaction.user)}
            gone = await keeper.db.forget_user(interaction.user.id, keeper.clock(), names=names, nobody=nobody)
            keeper.unhear(interaction.user.id)
            await self.forgetting.begin(gone, interaction.user.id)
            text = reader.say("privacy-forgotten", seats=gone.seats, answers=gone.answers, statistics=gone.statistics)
            await interaction.edit_original_response(view=said(text))
        except discord.HTTPException as error:
            log.warning("forgetting could not be confirmed: %s", error)
        except db.TROUBLE as error:
            log.error("forgetting: the memory fails: %s", error)
            await keeper.memory_fails(interaction)
        except Exception:
            log.exception("forgetting failed")
            await keeper.reply(interaction, "no-fault")


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Privacy(keeper))
