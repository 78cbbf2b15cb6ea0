"""How reminders and what time brings look: letters of the kinds `reminder` (to one person, in the channel or by DM) and `time`
(to the table, when time was up or somebody comes and goes)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot import button_ids, hours
from bot.outbox import CLOSED_DM, SIGN, Sent
from bot.panel import quiet
from bot.reader import Reader
from bot.schedule.deadlines import read_name
from bot.schedule.reminding import veiled
from bot.tables import Table
from bot.wording.text import clip
from games.kernel.ask import Ask

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)


class Reminders:
    """Belongs to one Keeper; registers its letters with the postman."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.postman.kinds["reminder"] = self._reminder
        keeper.postman.kinds["time"] = self._time

    async def _reminder(self, table: Table, letter: db.Outbox) -> Sent:
        """Not if the question was answered meanwhile."""
        data = letter.payload
        user_id = int(data["user"])
        postman = self.keeper.postman
        found = await postman.finding.by_sign(table, letter.nonce[:SIGN]) if letter.attempts > 1 else None
        lang = table.lang
        if letter.user_id is not None:
            lang = await self.keeper.language_of(user_id, table.lang)
        layout: ui.LayoutView | None = None
        async with table.lock:
            await table.awake()
            ask = self._open(table, data)
            if ask is not None and table.user_of(ask.seat) == user_id:
                reader = table.reader(lang)
                layout = self.sheet(table, ask, reader, data, letter.nonce[:SIGN], to_person=letter.user_id is not None)
        if ask is None or layout is None:
            await postman.tidying.withdraw(table, found)
            return Sent()
        if letter.user_id is not None:
            sent = await self._by_dm(table, ask, layout, letter)
            if sent is not None:
                return sent
            if veiled(ask):
                return Sent()  # in the channel it would tell who is asked
            layout = self.sheet(table, ask, table.reader(), data, letter.nonce[:SIGN], to_person=False)
        if found is not None:
            message_id = found
        else:
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
            message = await postman.channel(table.game.channel_id).send(
                view=layout, nonce=letter.nonce, allowed_mentions=mentions
            )
            message_id = message.id
        await postman.tidying.only(table, [user_id], message_id)
        place, seat = table.game.channel_id, ask.seat
        post = db.Post(game_id=table.id, purpose="prompt", channel_id=place, message_id=message_id, seat=seat, user_id=user_id)
        return Sent(message_id, post)

    def _open(self, table: Table, data: dict[str, Any]) -> Ask | None:
        named = read_name(data.get("question"))
        if table.live is None or named is None or table.game.status != "playing" or table.live.epoch != named[0]:
            return None
        ask = table.live.ask_numbered(named[1])
        return ask if ask is not None and ask.needed else None

    async def _by_dm(self, table: Table, ask: Ask, layout: ui.LayoutView, letter: db.Outbox) -> Sent | None:
        """None: their DMs are closed; then the channel has to do."""
        assert letter.user_id is not None
        try:
            channel = await self.keeper.create_dm(discord.Object(letter.user_id))
            message = await channel.send(view=layout, nonce=letter.nonce)
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            log.info("game %s: the DMs of seat %s are closed, reminding in the channel", table.id, ask.seat)
            return None
        user_id, seat = letter.user_id, ask.seat
        post = db.Post(game_id=table.id, purpose="dm", channel_id=channel.id, message_id=message.id, seat=seat, user_id=user_id)
        return Sent(message.id, post)

    def sheet(self, table: Table, ask: Ask, reader: Reader, data: dict[str, Any], sign: str, *, to_person: bool) -> ui.LayoutView:
        """The reminder: what is asked, until when, and buttons to answer it or to be left alone for a while."""
        # In public only what everybody may read; whoever gets it by DM may read their own question anyway.
        shown = to_person or ask.read_by(None)
        due = data.get("due")
        text = reader.say(
            "reminder",
            why=str(data.get("why", "half")),
            who=f"<@{data['user']}>",
            question=clip(table.box.question_line(ask, reader), 600) if shown else "",
            due=f"<t:{due}:R>" if due else "no",
        )
        if to_person:
            link = self.keeper.postman.link(table)
            text = reader.say("reminder-dm", text=text, game=table.box.title(reader), link=link)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(clip(text, 1500)))
        question = table.line(ask)  # its number would tell how many were put in secret
        row: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(
                label=clip(reader.say("reminder-answer"), 80),
                style=discord.ButtonStyle.primary,
                custom_id=button_ids.deed_button(table.id, "mine", sign),
            )
        )
        row.add_item(
            ui.Button(label=clip(reader.say("reminder-news"), 80), custom_id=button_ids.deed_button(table.id, "catch-up"))
        )
        for how in hours.SNOOZES:
            row.add_item(
                ui.Button(
                    label=clip(reader.say("reminder-snooze", how=how), 80),
                    custom_id=button_ids.deed_button(table.id, "snooze", f"{question}/{how}"),
                )
            )
        layout.add_item(row)
        return quiet(layout)

    async def _time(self, table: Table, letter: db.Outbox) -> Sent:
        data = letter.payload
        async with table.lock:
            await table.awake()
            reader = table.reader()
            seat: int | None = data.get("seat")  # None: it is about the whole table
            user_id = data.get("user")
            name = discord.utils.escape_markdown(table.names.get(seat, "")) if seat is not None else ""
            layout = ui.LayoutView(timeout=None)
            text = reader.say(
                data["id"],
                who=f"<@{user_id}>" if user_id else name,
                name=name,
                since=f"<t:{data['since']}:R>" if data.get("since") else "",
                text=str(data.get("text", "")),
            )
            layout.add_item(ui.TextDisplay(clip(text, 1500)))
            buttons = self._buttons(table, reader, seat, data.get("deeds", ()))
            if buttons:
                layout.add_item(ui.ActionRow(*buttons))
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(int(user_id))] if user_id else False
        )
        channel = self.keeper.postman.channel(table.game.channel_id)
        if (found := await self.keeper.postman.finding.by_words(channel, letter, clip(text, 1500))) is not None:
            return Sent(found)
        message = await channel.send(view=quiet(layout), nonce=letter.nonce, allowed_mentions=mentions)
        return Sent(message.id)

    def _buttons(self, table: Table, reader: Reader, seat: int | None, deeds: Sequence[str]) -> list[ui.Button[Any]]:
        buttons: list[ui.Button[Any]] = []
        for deed in deeds:
            name, argument = ("", "") if seat is None else (table.names.get(seat, ""), str(seat))
            label = clip(reader.say("time-deed", deed=deed, name=name), 80)
            buttons.append(ui.Button(label=label, custom_id=button_ids.deed_button(table.id, deed, argument)))
        return buttons
