"""Seats on offer: made, shown, taken, withdrawn, run out.

A seat is given to somebody else by its holder; by the table's vote where its holder is missing (`bot.presence`); and where it
is nobody's, by whoever plays on its side, or by anybody at the table if nobody does. Never to somebody who plays or has ever
played another side of this game: they have seen what that side sees. All of it is read in the memory when the button is
pressed; the button only says which offer is meant.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.utils import escape_markdown as escape

import db
from bot import button_ids
from bot.hours import DAY
from bot.outbox import Sent
from bot.panel import quiet
from bot.refusals import TableRefusal
from bot.tables import Table
from bot.wording.text import clip
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

STANDS = 3 * DAY


class Offers:
    """Belongs to one Keeper: `keeper.offers`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.postman.kinds["offer"] = self._deliver
        keeper.postman.kinds[db.OFFER_RESULT] = self._deliver_result

    async def may_sit(self, table: Table, seat: Seat, user_id: int) -> None:
        """Raises TableRefusal: this person knows, or has known, what the other side knows."""
        if not self._others(table, seat).isdisjoint(await self.keeper.db.have_sat(table.id, user_id)):
            raise TableRefusal("no-other-side", name=table.names_of((seat,)))

    def _others(self, table: Table, seat: Seat) -> set[Seat]:
        """The seats of other sides."""
        return {s.seat for s in table.seats if not table.same_side(seat, s.seat)}

    def may_give_unheld(self, table: Table, seat: Seat, user_id: int) -> bool:
        """A seat that is nobody's: it is its own side that looks for somebody, as long as one of them is there."""
        people = [s.seat for s in table.seats if s.user_id is not None]
        side = [s for s in people if table.same_side(seat, s)]
        mine = table.seats_of(user_id)
        return bool(set(mine) & set(side or people)) or (not people and user_id == table.game.host_id)

    async def make(self, table: Table, seat: Seat, to: int, by: int | None, effects: db.Effects | None = None) -> db.Offer:
        """A post in the channel with which this person can take the seat. Who may is asked before. Raises TableRefusal."""
        await self.may_sit(table, seat, to)
        now = self.keeper.clock()
        letter = db.Letter(kind="offer", payload={}, channel_id=table.game.channel_id)
        try:
            made = await self.keeper.db.make_offer(table.id, seat, to, by, now, now + STANDS, post=letter, effects=effects)
        except db.NotTheirs:
            raise TableRefusal("no-not-your-seat", name=table.names_of((seat,))) from None
        except db.Conflict:
            raise TableRefusal("no-over") from None
        self.keeper.tables.committed(table)
        return made

    async def named(self, table: Table, argument: str) -> db.Offer:
        """The offer a button means. Raises TableRefusal."""
        number = button_ids.number(argument)
        found = await self.keeper.db.offer(number) if number is not None else None
        if found is None or found.game_id != table.id:
            raise TableRefusal("no-offer-gone")
        return found

    async def take(self, table: Table, offer: db.Offer, user_id: int, name: str) -> None:
        """The person it was made to sits down. Raises TableRefusal, and then nothing has changed."""
        if offer.user_id != user_id:
            raise TableRefusal("no-not-for-you")
        await table.refresh()
        if table.game.status not in ("playing", "paused"):
            raise TableRefusal("no-over")
        if not offer.stands(self.keeper.clock()):
            raise TableRefusal("no-offer-gone")
        others = self._others(table, offer.seat)  # two offers of two sides can be taken at the same moment
        taken = db.Effects(close_offer=(offer.id, "taken"), outbox=(self._result(table, offer),))
        try:
            sits: dict[str, Any] = {"user_id": user_id, "name": name, "caretaker": False, "away_until": None}
            await table.change_seat(offer.seat, user_id, carried=taken, never_at=others, **sits)
        except db.OtherSide:
            raise TableRefusal("no-other-side", name=table.names_of((offer.seat,))) from None
        except db.Conflict:
            raise TableRefusal("no-offer-gone") from None

    async def withdraw(self, table: Table, offer: db.Offer, user_id: int) -> None:
        """By whoever has made it and by whose seat it is; what the table has voted for nobody takes back who could not have decided it alone.
        Raises TableRefusal."""
        if user_id not in (offer.by_id, offer.holder_id):
            raise TableRefusal("no-not-your-offer")
        if self._voted(offer) and user_id != offer.holder_id and not self.keeper.votes.alone(table, "replace", user_id):
            raise TableRefusal("no-the-tables-offer", name=table.names_of((offer.seat,)))
        if not offer.stands(self.keeper.clock()) or not await self._close(table, offer, "withdrawn"):
            raise TableRefusal("no-offer-gone")

    def _voted(self, offer: db.Offer) -> bool:
        """Of the seat of somebody who is missing: `by_id` has called the vote."""
        return offer.holder_id is not None and offer.by_id != offer.holder_id

    async def decline(self, table: Table, offer: db.Offer, user_id: int, name: str) -> None:
        """By whom it was made to; the table is told who does not want whose seat. Raises TableRefusal."""
        if offer.user_id != user_id:
            raise TableRefusal("no-not-for-you")
        if not offer.stands(self.keeper.clock()) or not await self._close(table, offer, "withdrawn", declined=name):
            raise TableRefusal("no-offer-gone")

    async def run_out(self) -> None:
        """Offers whose time is over, also if it was over before this process began."""
        faults = self.keeper.tables.faults
        for offer in await self.keeper.db.offers_run_out(self.keeper.clock()):
            if offer.game_id in faults.aside:  # it ends when the game goes on; by then nobody can take it anyway
                continue
            async with faults.costs_only(offer.game_id, f"offer {offer.id} cannot run out"):
                table = await self.keeper.tables.get(offer.game_id)
                if table is not None:
                    await self._close(table, offer, "expired")

    async def _close(self, table: Table, offer: db.Offer, how: db.OfferEnd, *, declined: str = "") -> bool:
        """False: somebody else was faster. `declined`: who does not want it."""
        effects = db.Effects(close_offer=(offer.id, how), outbox=(self._result(table, offer, declined),))
        try:
            await self.keeper.db.apply(table.id, effects, self.keeper.clock())
        except db.Conflict:
            return False
        self.keeper.tables.committed(table)
        return True

    def _result(self, table: Table, offer: db.Offer, declined: str = "") -> db.Letter:
        payload = {"offer": offer.id} | ({"name": declined} if declined else {})
        return db.Letter(kind=db.OFFER_RESULT, payload=payload, channel_id=table.game.channel_id)

    # The post

    async def ended(self, table: Table, offer_id: int) -> ui.LayoutView:
        """The post of an offer that has ended."""
        offer = await self.keeper.db.offer(offer_id)
        assert offer is not None
        async with table.lock:
            await table.awake()
        return self.sheet(table, offer, whose=await self._whose(table, offer))

    async def _whose(self, table: Table, offer: db.Offer) -> str:
        """Whose seat it was when it was offered: by now somebody else may sit there."""
        name = await self.keeper.db.sat_as(table.id, offer.seat, offer.holder_id) if offer.holder_id is not None else None
        return escape(name or table.reader().say("seat-nobody", n=offer.seat + 1))

    def sheet(self, table: Table, offer: db.Offer, *, whose: str = "", declined: str = "") -> ui.LayoutView:
        """`whose`: the seat's former holder, if it is another's by now; `declined`: the name of who does not want it."""
        reader = table.reader()
        state = "open" if offer.stands(self.keeper.clock()) else "expired" if offer.state == "open" else offer.state
        text = reader.say(
            "offer-seat",
            state="declined" if declined and state == "withdrawn" else state,
            who=escape(declined) if declined else f"<@{offer.user_id}>" if offer.user_id is not None else "–",
            name=table.names_of((offer.seat,)),
            whose=whose,
            by="table" if self._voted(offer) else "holder",
            until=f"<t:{offer.expires}:f>",
        )
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(clip(text, 1500)))
        if state == "open":
            row: ui.ActionRow[Any] = ui.ActionRow(
                ui.Button(
                    label=clip(reader.say("offer-take"), 80),
                    style=discord.ButtonStyle.primary,
                    custom_id=button_ids.deed_button(table.id, "take", str(offer.id)),
                ),
                ui.Button(
                    label=clip(reader.say("offer-decline"), 80),
                    custom_id=button_ids.deed_button(table.id, "decline", str(offer.id)),
                ),
                ui.Button(
                    label=clip(reader.say("offer-withdraw"), 80),
                    custom_id=button_ids.deed_button(table.id, "untake", str(offer.id)),
                ),
            )
            layout.add_item(row)
        return quiet(layout)

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        offer = await self.keeper.db.offer(int(letter.payload["offer"]))
        if offer is None:
            return Sent()
        postman = self.keeper.postman
        sign = str(offer.id)
        found = (
            await postman.finding.by_button(table, lambda b: b.deed == "take" and b.argument == sign)
            if letter.attempts > 1
            else None
        )
        if found is None and not offer.stands(self.keeper.clock()):
            return Sent()
        if found is None:
            async with table.lock:
                await table.awake()
                layout = self.sheet(table, offer)
            users = [discord.Object(offer.user_id)] if offer.user_id is not None else []
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
            message = await postman.channel(table.game.channel_id).send(
                view=layout, nonce=letter.nonce, allowed_mentions=mentions
            )
            found = message.id
        await self.keeper.db.change_offer(offer.id, found)
        await self._show(table, offer.id)
        return Sent(found)

    async def _deliver_result(self, table: Table, letter: db.Outbox) -> Sent:
        await self._show(table, int(letter.payload["offer"]), str(letter.payload.get("name", "")))
        return Sent()

    async def _show(self, table: Table, offer_id: int, declined: str = "") -> None:
        """An offer that has ended loses its buttons, once."""
        offer = await self.keeper.db.offer(offer_id)
        if offer is None or offer.message_id is None or offer.state == "open":
            return
        async with table.lock:
            await table.awake()
        layout = self.sheet(table, offer, whose=await self._whose(table, offer), declined=declined)
        message = self.keeper.postman.channel(table.game.channel_id).get_partial_message(offer.message_id)
        try:
            await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("the post of offer %s stays as it is: %s", offer_id, error)
        await self.keeper.db.change_offer(offer_id, None)
