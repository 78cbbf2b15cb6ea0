"""Votes of a table, by buttons: undo, the end of a game, what happens when time is up, who plays for somebody who is missing.

Every seat that a person plays has one ballot; a majority of those seats decides, and nobody's silence is a yes. The person who
calls a vote has voted for it. What was voted happens in the transaction that closes the vote wherever that is possible; where
it is not, it comes first and is harmless to repeat, so a crash in between leaves a vote that can be decided again.

A kind of vote is a `Motion`: what it is called, whether it still makes sense, and what happens when it passes.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

import db
from bot import address, hours
from bot.outbox import Sent
from bot.panel import clip, quiet
from bot.reader import Reader
from bot.refusals import GameOver, NotSeated, TableRefusal
from bot.tables import Table
from bot.tables.faults import is_fault
from db.rows import Verdict
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

Choice = Literal["yes", "no"]


def verdict(yes: int, no: int, voters: int) -> Literal["passed", "failed"] | None:
    """More than half of all seats must agree; once that is impossible it has failed. None: still open."""
    if 2 * yes > voters:
        return "passed"
    if 2 * (voters - no) <= voters:
        return "failed"
    return None


@dataclass(frozen=True, slots=True)
class Tally:
    """How a vote stands among the seats that may vote now."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    missing: tuple[Seat, ...]

    @property
    def voters(self) -> int:
        return len(self.yes) + len(self.no) + len(self.missing)

    @property
    def verdict(self) -> Literal["passed", "failed"] | None:
        return verdict(len(self.yes), len(self.no), self.voters) if self.voters else "failed"


def voters_of(seats: Sequence[db.Seat], without: Seat | None = None) -> tuple[Seat, ...]:
    """Seats with a ballot: those a person plays, except the one that is voted about."""
    return tuple(s.seat for s in seats if s.user_id is not None and not s.caretaker and s.seat != without)


def tally(vote: db.Vote, seats: Sequence[db.Seat]) -> Tally:
    """Ballots count for whoever sits there now; one cast by somebody who has left the seat since does not."""
    users = {s.seat: s.user_id for s in seats}
    cast = {b.seat: b.choice for b in vote.ballots if b.user_id == users.get(b.seat)}
    voters = voters_of(seats, vote.data.get("without"))
    return Tally(
        tuple(s for s in voters if cast.get(s) == "yes"),
        tuple(s for s in voters if cast.get(s) == "no"),
        tuple(s for s in voters if s not in cast),
    )


@dataclass(frozen=True, slots=True)
class Motion:
    """A kind of vote. `words` says in the table's language what it is about; `stands` is False when the game has moved on;
    `passes` does what was voted and closes the vote (`Effects.close_vote`), or raises."""

    words: Callable[[Table, db.Vote, Reader], str]
    passes: Callable[[Table, db.Vote], Awaitable[None]]
    stands: Callable[[Table, db.Vote], bool] = lambda table, vote: True


class Votes:
    """Belongs to one Keeper: `keeper.votes`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.motions: dict[str, Motion] = {
            "end": Motion(_words_end, self._end),
            "policy": Motion(_words_policy, self._policy),
            "pace": Motion(_words_pace, self._pace),
            "stand-in": Motion(_words_stand_in, self._stand_in, _still_played),
            "replace": Motion(_words_replace, self._replace, _still_played),
        }
        keeper.postman.kinds["vote"] = self._deliver
        keeper.postman.kinds["vote-result"] = self._deliver_result
        keeper.presses.deed("vote")(self._pressed)

    # Calling a vote

    async def call(self, table: Table, kind: str, user_id: int, data: dict[str, Any] | None = None) -> Literal["passed", "open"]:
        """Ask the table. Raises TableRefusal: no seat, a vote of this kind is open, the game is over.

        "passed": those who call it are the majority (playing alone is one), nobody else need be asked.
        """
        data = data or {}
        async with table.lock:
            await table.awake()
            if table.over:
                raise GameOver
            mine = [s for s in table.seats_of(user_id) if not table.seats[s].caretaker]
            if not mine:
                raise NotSeated
            voters = voters_of(table.seats, data.get("without"))
            mine = [s for s in mine if s in voters]
        letter = db.Letter(kind="vote", payload={"kind": kind}, channel_id=table.game.channel_id)
        alone = verdict(len(mine), 0, len(voters)) == "passed" if voters else False
        vote = await self._open(table, kind, data, user_id, mine, None if alone else letter)
        if alone:
            try:
                await self.motions[kind].passes(table, vote)
            except (TableRefusal, db.Conflict):
                await self._close(table, vote, "cancelled")  # nobody sees it: left open it would be in the way for ever
                raise
            return "passed"
        self.keeper.tables.committed(table)
        return "open"

    async def _open(
        self, table: Table, kind: str, data: dict[str, Any], user_id: int, mine: Sequence[Seat], post: db.Letter | None
    ) -> db.Vote:
        """One open vote of a kind; one the game has left behind makes room."""
        now = self.keeper.clock()
        for _ in range(2):
            try:
                return await self.keeper.db.open_vote(table.id, kind, data, user_id, now, yes=mine, post=post)
            except db.VoteOpen as already:
                if not await self._outdated(table, already.vote):
                    raise TableRefusal("vote-open-already", link=self._link(table, already.vote)) from None
                await self._close(table, already.vote, "cancelled")
            except db.Conflict:
                raise GameOver from None
        raise TableRefusal("vote-moved-on")

    async def _outdated(self, table: Table, vote: db.Vote) -> bool:
        async with table.lock:
            await table.awake()
            return vote.kind not in self.motions or not self.motions[vote.kind].stands(table, vote)

    def _link(self, table: Table, vote: db.Vote) -> str:
        return self.keeper.postman.link(table, vote.message_id)

    async def _close(self, table: Table, vote: db.Vote, how: Verdict) -> None:
        try:
            await self.keeper.db.apply(table.id, self.closing(table, vote, how), self.keeper.clock())
        except db.Conflict:
            log.debug("vote %s is closed already", vote.id)
        self.keeper.tables.committed(table)

    def closing(self, table: Table, vote: db.Vote, how: Verdict = "passed", *letters: db.Letter) -> db.Effects:
        """What ends a vote: its state, what it brought, and the letter by which its post loses its buttons."""
        result = db.Letter(kind="vote-result", payload={"vote": vote.id}, channel_id=table.game.channel_id)
        return db.Effects(close_vote=(vote.id, how), outbox=(*letters, result))

    # Ballots

    async def cast(self, table: Table, vote_id: int, user_id: int, choice: Choice) -> db.Vote:
        """A ballot for all seats of this person, and what follows from it. Raises TableRefusal."""
        vote = await self.keeper.db.vote(vote_id)
        if vote is None or vote.game_id != table.id:
            raise TableRefusal("vote-unknown")
        if vote.state != "open":
            raise TableRefusal("vote-closed", state=vote.state)
        async with table.lock:
            await table.awake()
            over, seats = table.over, table.seats
            mine = [s for s in voters_of(seats, vote.data.get("without")) if s in table.seats_of(user_id)]
        if over:
            await self._close(table, vote, "cancelled")
            raise GameOver
        if not mine:
            raise TableRefusal("vote-no-ballot") if table.seats_of(user_id) else NotSeated()
        try:
            for seat in mine:
                vote = await self.keeper.db.cast(vote_id, seat, choice, self.keeper.clock(), user_id=user_id)
        except db.Conflict:
            closed = await self.keeper.db.vote(vote_id)
            raise TableRefusal("vote-closed", state=closed.state if closed else "cancelled") from None
        await self.decide(table, vote)
        return await self.keeper.db.vote(vote_id) or vote

    async def decide(self, table: Table, vote: db.Vote) -> None:
        """Close the vote if it is decided, or if the game has moved on."""
        if await self._outdated(table, vote):
            await self._close(table, vote, "cancelled")
            return
        match tally(vote, table.seats).verdict:
            case "passed":
                try:
                    await self.motions[vote.kind].passes(table, vote)
                except db.Conflict:
                    log.info("vote %s: somebody else was faster", vote.id)
                except TableRefusal:
                    await self._close(table, vote, "cancelled")
                    raise
            case "failed":
                await self._close(table, vote, "failed")
            case _:
                return

    async def catch_up(self) -> None:
        """After a start: votes whose deciding ballot was cast just before the end are decided now."""
        faults = self.keeper.tables.faults
        for game in await self.keeper.db.unfinished():
            if game.id not in faults.aside:
                async with faults.costs_only(game.id, "a vote cannot be counted"):
                    await self._decide_all(game.id)

    async def _decide_all(self, game_id: int) -> None:
        """A vote that makes Keeper fail would do so for ever: it is closed, and nothing comes of it but the fault."""
        table = await self.keeper.tables.get(game_id)
        failed: Exception | None = None
        for vote in await self.keeper.db.open_votes(game_id) if table is not None else ():
            assert table is not None
            try:
                await self.decide(table, vote)
            except TableRefusal as refusal:
                log.info("vote %s: %s", vote.id, refusal)
            except Exception as error:
                if not is_fault(error):
                    raise
                log.error("vote %s (%s) cannot be counted", vote.id, vote.kind)
                await self._close(table, vote, "cancelled")
                failed = failed or error
        if failed is not None:
            raise failed

    # The post

    def sheet(self, table: Table, vote: db.Vote) -> ui.LayoutView:
        """What is voted about and how it stands; with buttons while it is open."""
        reader = table.reader()
        counted = tally(vote, table.seats)
        names = {side: _names(table, seats) for side, seats in (("yes", counted.yes), ("no", counted.no))}
        caller = self._caller(table, vote)
        who = _names(table, () if caller is None else (caller,))
        motion = self.motions.get(vote.kind)
        lines = [reader.say("vote-called", who=who, what=motion.words(table, vote, reader) if motion else vote.kind)]
        count = {"yes": len(counted.yes), "no": len(counted.no), "need": counted.voters // 2 + 1}
        lines.append(reader.say("vote-tally", **count, supporters=names["yes"], opponents=names["no"]))
        layout = ui.LayoutView(timeout=None)
        if vote.state == "open":
            lines.append(reader.say("vote-missing", names=_names(table, counted.missing)))
        else:
            lines.append(reader.say("vote-result", state=vote.state))
        layout.add_item(ui.TextDisplay(clip("\n".join(lines), 1900)))
        if vote.state == "open":
            row: ui.ActionRow[Any] = ui.ActionRow(
                ui.Button(
                    label=reader.say("vote-yes"),
                    style=discord.ButtonStyle.primary,
                    custom_id=address.deed_button(table.id, "vote", f"{vote.id}/yes"),
                ),
                ui.Button(label=reader.say("vote-no"), custom_id=address.deed_button(table.id, "vote", f"{vote.id}/no")),
            )
            layout.add_item(row)
        return quiet(layout)

    def _caller(self, table: Table, vote: db.Vote) -> Seat | None:
        return next(iter(table.seats_of(vote.user_id)), None) if vote.user_id is not None else None

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        vote_id = int(letter.payload["vote"])
        found = await self.keeper.postman._find(table, f"{vote_id}/yes") if letter.attempts > 1 else None
        vote = await self.keeper.db.vote(vote_id)
        if vote is None or (vote.state != "open" and found is None):
            return Sent()
        if found is not None:  # posted before a crash; it may have been decided since
            await self.keeper.db.change_vote(vote.id, found)
            await self.show(table, vote_id)
            return Sent(found)
        async with table.lock:
            await table.awake()
            layout = self.sheet(table, vote)
            pings = [u for s in tally(vote, table.seats).missing if (u := table.user_of(s)) is not None]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(u) for u in dict.fromkeys(pings)])
        message = await self.keeper.postman.channel(table.game.channel_id).send(
            view=layout, nonce=letter.nonce, allowed_mentions=mentions
        )
        await self.keeper.db.change_vote(vote.id, message.id)
        return Sent(message.id)

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
        message = self.keeper.postman.channel(table.game.channel_id).get_partial_message(vote.message_id)
        try:
            await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.info("the post of vote %s stays as it is: %s", vote_id, error)

    async def _pressed(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        vote_id, _, choice = argument.partition("/")
        if not vote_id.isdigit() or choice not in ("yes", "no"):
            raise TableRefusal("no-such-button")
        try:
            vote = await self.cast(table, int(vote_id), interaction.user.id, choice)
        except TableRefusal:
            await self._redraw(interaction, table, int(vote_id))
            raise
        await self._redraw(interaction, table, vote.id)

    async def _redraw(self, interaction: discord.Interaction[Any], table: Table, vote_id: int) -> None:
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

    # The ordinary kinds

    async def _end(self, table: Table, vote: db.Vote) -> None:
        letters = [self.keeper.presenter.notice(table, "told-ended")]
        if table.live is not None:
            letters.append(self.keeper.presenter.revelation(table))
        effects = self.closing(table, vote, "passed", *letters)
        await table.set_status("ended", ("lobby", "playing", "paused"), vote.user_id, effects=effects)

    async def _policy(self, table: Table, vote: db.Vote) -> None:
        """What happens when time is up. Setting it twice is setting it once, so it may come before the vote is closed."""
        policy = vote.data["policy"]
        await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, on_deadline=policy))
        await self._passed(table, vote, self.keeper.presenter.notice(table, "told-policy", policy=str(policy)))

    async def _pace(self, table: Table, vote: db.Vote) -> None:
        seconds = vote.data["deadline"]
        await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, deadline=seconds))
        await self._passed(table, vote, self.keeper.presenter.notice(table, "told-pace", (), **hours.spoken(seconds)))

    async def _stand_in(self, table: Table, vote: db.Vote) -> None:
        """The caretaker plays for somebody who is missing, until they press "I am back"."""
        seat = int(vote.data["without"])
        row = table.seats[seat]
        if not row.caretaker:
            await table.change_seat(seat, vote.user_id, caretaker=True)
        payload = {"id": "told-stand-in", "user": row.user_id, "seat": seat, "deeds": ["back"]}
        await self._passed(table, vote, db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id))

    async def _replace(self, table: Table, vote: db.Vote) -> None:
        """The seat is offered to somebody; the caretaker plays until they take it."""
        seat = int(vote.data["without"])
        if not table.seats[seat].caretaker:
            await table.change_seat(seat, vote.user_id, caretaker=True)
        payload = {
            "id": "told-vote-replaced",
            "user": int(vote.data["to"]),
            "seat": seat,
            "deeds": [f"take:{seat}.{vote.data['to']}.{vote.data['who']}"],
        }
        await self._passed(table, vote, db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id))

    async def _passed(self, table: Table, vote: db.Vote, letter: db.Letter) -> None:
        await self.keeper.db.apply(table.id, self.closing(table, vote, "passed", letter), self.keeper.clock())
        self.keeper.tables.committed(table)


async def change_pace(keeper: Keeper, table: Table, pace: db.Pace) -> None:
    """A table gets another pace; what is open now is measured by it at once."""
    async with table.lock:
        await table.awake()
        table.game = await keeper.db.change_game(table.id, keeper.clock(), pace=pace)
    await keeper.schedule.rearm(table)


def _names(table: Table, seats: Sequence[Seat]) -> str:
    """For a line of a post: stars and underscores in a name are letters."""
    return table.names_of(seats) or "–"


def _still_played(table: Table, vote: db.Vote) -> bool:
    """The seat is still that person's, and a person's."""
    seat = int(vote.data.get("without", -1))
    return 0 <= seat < len(table.seats) and table.seats[seat].user_id == vote.data.get("who") and not table.over


def _words_end(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-end")


def _words_policy(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-policy", policy=str(vote.data["policy"]))


def _words_pace(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-pace", **hours.spoken(vote.data["deadline"]))


def _words_stand_in(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-stand-in", name=_names(table, (int(vote.data["without"]),)))


def _words_replace(table: Table, vote: db.Vote, reader: Reader) -> str:
    other = discord.utils.escape_markdown(str(vote.data["name"]))
    return reader.say("vote-replace", name=_names(table, (int(vote.data["without"]),)), other=other)
