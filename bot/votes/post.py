"""A vote's post in the channel: what is voted about and how it stands, with buttons while it is open."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot import button_ids
from bot.outbox import Sent
from bot.panel import quiet
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.tables import Table
from bot.votes.counting import STANDS, about, outcome, tally
from bot.wording.text import clip
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper


log = logging.getLogger(__name__)

# Where a closed vote's data says how it stood.
STOOD = "stood"


class VotePost:
    """Belongs to the votes: `votes.post`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.postman.kinds["vote"] = self._deliver
        keeper.postman.kinds[db.VOTE_RESULT] = self._deliver_result
        keeper.presses.deed("vote")(self.pressed)

    def sheet(self, table: Table, vote: db.Vote) -> ui.LayoutView:
        """What is voted about and how it stands; with buttons while it is open."""
        reader = table.reader()
        # As it stood when it was closed: whoever has left since, or was forgotten, has voted all the same.
        stood = (vote.data.get(STOOD) if vote.state != "open" else None) or self.standing(table, vote)[STOOD]
        names = {side: names_at(table, stood[side]) for side in ("yes", "no")}
        lines = [reader.say("vote-called", who=names_at(table, stood["by"]), what=self.in_words(table, vote, reader))]
        count = {"yes": len(stood["yes"]), "no": len(stood["no"]), "need": stood["need"]}
        lines.append(reader.say("vote-tally", **count, supporters=names["yes"], opponents=names["no"]))
        layout = ui.LayoutView(timeout=None)
        if vote.state == "open":
            until = f"<t:{vote.created + STANDS}:f>"
            lines.append(reader.say("vote-missing", names=names_at(table, stood["missing"]), until=until))
        else:
            lines.append(reader.say("vote-result", state=outcome(vote)))
        layout.add_item(ui.TextDisplay(clip("\n".join(lines), 1900)))
        if vote.state == "open":
            row: ui.ActionRow[Any] = ui.ActionRow(
                ui.Button(
                    label=reader.say("vote-yes"),
                    style=discord.ButtonStyle.primary,
                    custom_id=button_ids.deed_button(table.id, "vote", f"{vote.id}/yes"),
                ),
                ui.Button(label=reader.say("vote-no"), custom_id=button_ids.deed_button(table.id, "vote", f"{vote.id}/no")),
                ui.Button(label=reader.say("vote-off"), custom_id=button_ids.deed_button(table.id, "vote", f"{vote.id}/off")),
            )
            layout.add_item(row)
        return quiet(layout)

    def standing(self, table: Table, vote: db.Vote) -> dict[str, Any]:
        """How it stands now, by seats: it joins the vote's data when it is closed. One that was closed before it did is counted by those
        who still sit there; what was enough then was enough."""
        counted = tally(vote, table.seats, self.keeper.votes.absent(table, vote.kind) if vote.state == "open" else ())
        need = len(counted.yes) if vote.state == "passed" else counted.voters // 2 + 1
        caller = self._caller(table, vote)
        by = [] if caller is None else [caller]
        sides = {"yes": list(counted.yes), "no": list(counted.no), "missing": list(counted.missing)}
        return {STOOD: {**sides, "need": need, "by": by}}

    def in_words(self, table: Table, vote: db.Vote, reader: Reader) -> str:
        motion = self.keeper.votes.motions.get(vote.kind)
        return motion.words(table, vote, reader) if motion is not None else vote.kind

    def _caller(self, table: Table, vote: db.Vote) -> Seat | None:
        return next(iter(table.seats_of(vote.user_id)), None) if vote.user_id is not None else None

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        vote_id = int(letter.payload["vote"])
        vote = await self.keeper.db.vote(vote_id)
        found = await self._posted(table, vote) if vote is not None and letter.attempts > 1 else None
        if found is None and letter.attempts > 1:  # it may have been decided while we looked
            vote = await self.keeper.db.vote(vote_id)
            found = vote.message_id if vote is not None else None
        if vote is None or (vote.state != "open" and found is None):
            return Sent()
        if found is not None:  # posted before a crash; it may have been decided since
            await self.keeper.db.change_vote(vote.id, found)
            await self.show(table, vote_id)
            return Sent(found)
        async with table.lock:
            await table.awake()
            layout = self.sheet(table, vote)
            # Whoever it is about is told in any case, also if nobody waits for their ballot.
            asked = [*tally(vote, table.seats, self.keeper.votes.absent(table, vote.kind)).missing, *about(vote)]
            pings = [u for s in asked if (u := table.user_of(s)) is not None and u != vote.user_id]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(u) for u in dict.fromkeys(pings)])
        message = await self.keeper.postman.channel(table.game.channel_id).send(
            view=layout, nonce=letter.nonce, allowed_mentions=mentions
        )
        await self.keeper.db.change_vote(vote.id, message.id)
        return Sent(message.id)

    async def _posted(self, table: Table, vote: db.Vote) -> int | None:
        """What this letter has become before a crash. Mostly the vote knows it, from whoever posted it or from the first press on it:
        also when it was decided since and its post has lost the buttons by which it could be found."""
        return vote.message_id or await self.keeper.postman.finding.by_sign(table, f"{vote.id}/yes")

    async def _deliver_result(self, table: Table, letter: db.Outbox) -> Sent:
        """Whoever presses sees the result at once; this is for the post of a vote that was decided without a press on it."""
        await self.show(table, int(letter.payload["vote"]))
        return Sent()

    async def show(self, table: Table, vote_id: int) -> None:
        """Bring the post up to date, if there is one."""
        vote = await self.keeper.db.vote(vote_id)
        if vote is None or vote.message_id is None:
            return
        async with table.lock:
            await table.awake()
            layout = self.sheet(table, vote)
        shown = {"view": layout, "allowed_mentions": discord.AllowedMentions.none()}
        try:
            await self.keeper.tokens.edit(table.game.channel_id, vote.message_id, lambda: shown)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("the post of vote %s stays as it is: %s", vote_id, error)

    async def link_to(self, table: Table, vote: db.Vote) -> str:
        """The link to an open vote's post; one that somebody has deleted is posted again."""
        keeper = self.keeper
        if vote.message_id is None or not await self._there(table, vote.message_id):
            on_its_way = [x for x in await keeper.db.pending(table.id) if x.kind == "vote" and x.payload.get("vote") == vote.id]
            if vote.message_id is not None or not on_its_way:
                again = db.Letter(kind="vote", payload={"kind": vote.kind}, channel_id=table.game.channel_id)
                await keeper.db.repost_vote(vote.id, vote.message_id, again, keeper.clock())
            await keeper.postman.post_now(table)
            vote = await keeper.db.vote(vote.id) or vote
        return keeper.postman.link(table, vote.message_id)

    async def _there(self, table: Table, message_id: int) -> bool:
        """Only what Discord says is gone is gone: whatever else keeps us from looking, two posts would be worse."""
        try:
            await self.keeper.postman.channel(table.game.channel_id).get_partial_message(message_id).fetch()
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.info("game %s: cannot look at message %s: %s", table.id, message_id, error)
        return True

    async def pressed(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        named, _, choice = argument.partition("/")
        vote_id = button_ids.number(named)
        if vote_id is None or choice not in ("yes", "no", "off"):
            raise TableRefusal("no-such-button")
        if interaction.message is not None:
            # Whoever posted it may have died before noting where: after this press it may have no buttons to be found by.
            await self.keeper.db.vote_is_at(vote_id, table.id, interaction.message.id)
        try:
            if choice == "off":
                await self.keeper.votes.call_off(table, vote_id, interaction.user.id)
            else:
                await self.keeper.votes.cast(table, vote_id, interaction.user.id, choice)
        finally:
            await self.redraw(interaction, table, vote_id)

    async def redraw(self, interaction: discord.Interaction[Any], table: Table, vote_id: int) -> None:
        vote = await self.keeper.db.vote(vote_id)
        if vote is None or vote.game_id != table.id:
            return
        async with table.lock:
            await table.awake()
            layout = self.sheet(table, vote)
        try:
            await interaction.edit_original_response(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.info("the post of vote %s could not be redrawn: %s", vote_id, error)


def names_at(table: Table, seats: Sequence[Seat]) -> str:
    """For a line of a post: stars and underscores in a name are letters."""
    return table.names_of(seats) or "–"
