"""Secret questions: they reach their seats by DM, with the person's own picture and with buttons that work there.

The channel learns nothing: neither who is asked behind a cover nor what. Somebody whose DMs are closed is called in the channel
like everybody of the cover whose DMs are, asked or not, and finds the question behind "My answer" and "My hand".

Letters of the kind `whisper`, written by the presenter. One such message per seat: a newer one takes its place.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord

import db
from bot.outbox import CLOSED_DM, Sent
from bot.presenter.pings import call
from bot.presenter.sheets import Sheet, said
from bot.tables import Table
from rendering.encode import Picture

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)


class SecretQuestions:
    """Belongs to one Keeper: `keeper.secret_questions`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.postman.kinds["whisper"] = self._deliver

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        """Not if it was answered meanwhile, or somebody else sits there by now."""
        assert letter.user_id is not None
        user_id, seat, line = letter.user_id, int(letter.payload["seat"]), str(letter.payload["line"])
        lang = await self.keeper.language_of(user_id, table.lang)
        reader = table.reader(lang)
        lines = letter.payload["lines"].get(lang) or letter.payload["lines"].get(table.lang) or []
        title = table.box.title(reader)
        note = reader.say("whisper", game=title, link=self.keeper.postman.link(table), lines="\n".join(lines))
        sheet = await self.sheet(table, user_id, lang, note=note, line=line, patient=True)
        if sheet is None:
            return await self._too_late(table, letter, lines)
        try:
            channel = await self.keeper.create_dm(discord.Object(user_id))
            found = await self.keeper.postman.finding.by_question(channel, letter, line)
            if found is None:
                found = (await channel.send(**sheet.sending(), nonce=letter.nonce)).id
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            await self._replace(table, seat)  # whoever sat there before is not asked any more
            await self._shut(table, seat, user_id)
            return Sent()
        await self._replace(table, seat, found)
        post = db.Post(game_id=table.id, purpose="dm", channel_id=channel.id, message_id=found, seat=seat, user_id=user_id)
        return Sent(found, None if await self.keeper.postman.tidying.if_overtaken(table, post) else post)

    async def _too_late(self, table: Table, letter: db.Outbox, lines: list[str]) -> Sent:
        """The question is gone; what it came with is still for this person."""
        seat, line = int(letter.payload["seat"]), str(letter.payload["line"])
        if letter.attempts > 1 and letter.user_id is not None:  # it may have been posted before a crash, with what it came with
            channel = await self.keeper.create_dm(discord.Object(letter.user_id))
            found = await self.keeper.postman.finding.by_question(channel, letter, line)
            if found is not None:
                await self.keeper.postman.tidying.take_away(
                    db.Post(game_id=table.id, purpose="dm", channel_id=channel.id, message_id=found, seat=seat)
                )
                return Sent(found)
        if not lines or table.user_of(seat) != letter.user_id:
            return Sent()
        return Sent(await self.keeper.postman.direct.send_news(table, seat, letter.user_id or 0, letter))

    async def _shut(self, table: Table, seat: int, user_id: int) -> None:
        """Found out just now that their DMs are closed: they are told, and called in the channel this once.

        If it was known the presenter has called them already, with everybody else of the cover.
        """
        if table.seats[seat].dm_ok is False or table.seats[seat].user_id != user_id:
            return
        await self.keeper.postman.direct.note_closed(table, seat, user_id)
        effects = db.Effects(outbox=(call(table, user_id, seat),))
        await self.keeper.db.apply(table.id, effects, self.keeper.clock())
        self.keeper.postman.poke(table)

    async def _replace(self, table: Table, seat: int, keep: int = 0) -> None:
        for post in await self.keeper.db.posts(table.id, purpose="dm", live=True):
            if post.seat == seat and post.message_id != keep:
                await self.keeper.postman.tidying.take_away(post)

    async def sheet(
        self,
        table: Table,
        user_id: int,
        lang: str,
        *,
        note: str = "",
        line: str = "",
        most_note: int = 1000,
        above: Sequence[Picture] = (),
        patient: bool = False,
        soon: bool = False,
    ) -> Sheet | None:
        """What a person is asked, with their own picture where it is a secret. None: nothing (no longer) is."""
        look = await self.keeper.look(user_id)
        return await self.keeper.presenter.private.asked(
            table, user_id, lang, look, note=note, line=line, most_note=most_note, above=above, patient=patient, soon=soon
        )

    # After a press or a command

    @contextmanager
    def under(self, interaction: discord.Interaction[Any], table: Table) -> Iterator[None]:
        """While a press is handled its private post stays: the next board may be on its way before the post says that the answer stands,
        and a message that vanishes below one's finger looks like an answer that was lost."""
        message = interaction.message
        if message is None or not private(interaction, table):
            yield
            return
        with self.keeper.postman.tidying.under(message.id):
            yield

    async def go_on(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """After an answer from a private post: it shows the person's next question, or that it is done.

        First the post, then our note of it: a crash in between leaves a note too many, which is cleared up with the next board.
        """
        lang = await self.keeper.language(interaction)
        sheet = await self.sheet(table, interaction.user.id, lang, soon=True)
        message = interaction.message
        letter = message if message is not None and not message.flags.ephemeral else None
        try:
            if sheet is not None:
                await self.keeper.late_pictures.show(interaction, sheet)
                if letter is None:
                    self.keeper.own_sheets.shown(interaction, table, sheet)
                asks = table.questions_of(interaction.user.id)
                if letter is not None and asks:  # also if a crash came before it was noted
                    place, seat = letter.channel.id, asks[0].seat
                    post = db.Post(
                        game_id=table.id,
                        purpose="dm",
                        channel_id=place,
                        message_id=letter.id,
                        seat=seat,
                        user_id=interaction.user.id,
                    )
                    await self.keeper.db.add_post(post, self.keeper.clock())
                return
            if letter is None:
                self.keeper.own_sheets.shown(interaction, table, None)
            done = said(self.keeper.words.say(lang, "panel-answered"))
            async with self.keeper.late_pictures.instead(interaction):
                await interaction.edit_original_response(view=done, attachments=[])
            if letter is None:
                await self.keeper.private_answers.given(interaction, "sentence")
            if letter is not None:  # kept as it is: the answer stands there
                await self.keeper.db.forget_post(letter.id)
        except discord.HTTPException as error:
            log.info("a private post could not be edited: %s", error)

    async def follow(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """After an answer in the open: a secret question to the same person comes at once, where only they see it."""
        async with table.lock:
            await table.awake()
            secret = any(a.needed and not a.read_by(None) for a in table.questions_of(interaction.user.id))
        if not secret:
            return
        sheet = await self.sheet(table, interaction.user.id, await self.keeper.language(interaction), soon=True)
        if sheet is None:
            return
        try:
            await self.keeper.late_pictures.send(interaction, sheet)
        except discord.HTTPException as error:
            log.info("a secret question waits behind the button: %s", error)


def private(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Is this press on something only one person sees? (A game may be played in a DM, too: there the board is in the open.)"""
    message = interaction.message
    if message is None:
        return False
    return message.flags.ephemeral or (interaction.guild_id is None and interaction.channel_id != table.game.channel_id)
