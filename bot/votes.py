"""Votes of a table, by buttons: undo, the end of a game, what happens when time is up, who plays for somebody who is missing.

Every person at the table has one ballot, however many seats they hold, also whoever is voted about; a majority decides, and
nobody's silence is a yes. So of two people one decides nothing about the other. The person who calls a vote has voted for it.

A majority of whom? In votes about people (a caretaker for somebody, somebody's seat for another, the end of the game) of all
who are here: the silence of a person who is missing (`bot.presence`: overdue, or gone without a date of return) does not count,
so that the others can go on. It is looked at whenever a ballot is cast. In all other votes only those do not count for whom a
caretaker plays: being late gives nobody the right to take moves back alone. Whoever is missing may vote all the same, and then
counts; a caretaker's seat is given back to whoever presses "I am back". Whoever holds several seats is late if they are at one of
them, and played by a caretaker only if they are at all.

A vote is called off by whoever has called it, and ends by itself after three days: what has no majority by then has none.
If its post is deleted, whoever calls it again or looks at the status gets a new one.

What was voted happens in the transaction that closes the vote wherever that is possible; where
it is not, it comes first and is harmless to repeat, so a crash in between leaves a vote that can be decided again.

A kind of vote is a `Motion`: what it is called, whether it still makes sense, and what happens when it passes.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

import db
from bot import address, hours, presence
from bot.hours import DAY
from bot.outbox import Sent
from bot.panel import quiet
from bot.presenter.notices import notice, revelation
from bot.reader import Reader
from bot.refusals import GameOver, NotSeated, TableRefusal
from bot.schedule.paces import change_pace
from bot.tables import Table, combine, kept
from bot.tables.faults import is_fault
from bot.tables.results import counted
from bot.wording.text import clip
from db.rows import Verdict
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

Choice = Literal["yes", "no"]

STANDS = 3 * DAY
# How a game's end is told, by who has ended it.
TOLD_ABANDONED = {"table": "told-ended-abandoned", "management": "told-ended-admin-abandoned"}
TOLD_AHEAD = {"table": "told-ended-ahead", "management": "told-ended-admin-ahead"}


def verdict(yes: int, no: int, voters: int) -> Literal["passed", "failed"] | None:
    """More than half of all must agree; once that is impossible it has failed. None: still open."""
    if 2 * yes > voters:
        return "passed"
    if 2 * (voters - no) <= voters:
        return "failed"
    return None


@dataclass(frozen=True, slots=True)
class Tally:
    """How a vote stands among the people who may vote now, each named by the first of their seats."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    missing: tuple[Seat, ...]

    @property
    def voters(self) -> int:
        return len(self.yes) + len(self.no) + len(self.missing)

    @property
    def verdict(self) -> Literal["passed", "failed"] | None:
        return verdict(len(self.yes), len(self.no), self.voters) if self.voters else "failed"


def people(seats: Sequence[db.Seat]) -> dict[int, list[db.Seat]]:
    """Who sits at the table, and on which seats; in the order of the first of them."""
    found: dict[int, list[db.Seat]] = {}
    for seat in seats:
        if seat.user_id is not None:
            found.setdefault(seat.user_id, []).append(seat)
    return found


def voters_of(seats: Sequence[db.Seat], absent: Collection[Seat] = (), cast: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """The first seats of those whose ballots make up the whole: all people at the table, without the absent who have not voted."""
    return tuple(
        theirs[0].seat
        for theirs in people(seats).values()
        if any(s.seat in cast for s in theirs) or not all(s.seat in absent for s in theirs)
    )


def tally(vote: db.Vote, seats: Sequence[db.Seat], absent: Collection[Seat] = ()) -> Tally:
    """Ballots count for whoever sits there now; one cast by somebody who has left the seat since does not. A ballot is kept with
    each seat of its person, and their newest word counts, once."""
    users = {s.seat: s.user_id for s in seats if s.user_id is not None}
    valid = [b for b in vote.ballots if b.user_id is not None and b.user_id == users.get(b.seat)]
    voters = voters_of(seats, absent, {b.seat for b in valid})
    said = {b.user_id: b.choice for b in sorted(valid, key=lambda b: b.at)}
    return Tally(
        tuple(s for s in voters if said.get(users[s]) == "yes"),
        tuple(s for s in voters if said.get(users[s]) == "no"),
        tuple(s for s in voters if users[s] not in said),
    )


@dataclass(frozen=True, slots=True)
class Motion:
    """A kind of vote. `words` says in the table's language what it is about; `stands` is False when the game has moved on;
    `passes` does what was voted and closes the vote (`Effects.close_vote`), or raises. `of_those_here`: it is about people, and
    the silence of those who are missing does not count."""

    words: Callable[[Table, db.Vote, Reader], str]
    passes: Callable[[Table, db.Vote], Awaitable[None]]
    stands: Callable[[Table, db.Vote], bool] = lambda table, vote: True
    of_those_here: bool = False


class Votes:
    """Belongs to one Keeper: `keeper.votes`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.motions: dict[str, Motion] = {
            "end": Motion(_words_end, self._end, of_those_here=True),
            "policy": Motion(_words_policy, self._policy),
            "pace": Motion(_words_pace, self._pace),
            "stand-in": Motion(_words_stand_in, self._stand_in, _still_played, of_those_here=True),
            "replace": Motion(_words_replace, self._replace, _still_missing, of_those_here=True),
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
            mine = table.seats_of(user_id)
            if not mine:
                raise NotSeated
            alone = self.alone(table, kind, user_id)
        letter = db.Letter(kind="vote", payload={"kind": kind}, channel_id=table.game.channel_id)
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

    def absent(self, table: Table, kind: str, *, late: bool = True) -> frozenset[Seat]:
        """The seats of people whose silence does not count in a vote of this kind. Not `late`: those who are only overdue count."""
        motion = self.motions.get(kind)
        of_those_here = motion is not None and motion.of_those_here
        gone = [rows for rows in people(table.seats).values() if self._gone(table, rows, of_those_here, late)]
        return frozenset(s.seat for rows in gone for s in rows)

    def _gone(self, table: Table, rows: Sequence[db.Seat], of_those_here: bool, late: bool) -> bool:
        """Does the silence of the person on these seats not count?"""
        now, played = self.keeper.clock(), [s for s in rows if not s.caretaker]
        if not of_those_here:
            return not played
        if played:
            return late and any(presence.missing(table, s.seat, now) for s in played)
        return all(presence.missing(table, s.seat, now) for s in rows)

    def alone(self, table: Table, kind: str, user_id: int) -> bool:
        """Does this person decide such a vote by calling it?"""
        mine = table.seats_of(user_id)
        return bool(mine) and verdict(1, 0, len(voters_of(table.seats, self.absent(table, kind), mine))) == "passed"

    async def _open(
        self, table: Table, kind: str, data: dict[str, Any], user_id: int, mine: Sequence[Seat], post: db.Letter | None
    ) -> db.Vote:
        """One open vote of a kind; one the game has left behind makes room."""
        now = self.keeper.clock()
        for _ in range(2):
            try:
                return await self.keeper.db.open_vote(table.id, kind, data, user_id, now, yes=mine, post=post)
            except db.VoteOpen as already:
                if now >= already.vote.created + STANDS:
                    await self._run_out(table, already.vote)
                elif await self._outdated(table, already.vote):
                    await self._close(table, already.vote, "cancelled")
                else:
                    raise TableRefusal("vote-open-already", link=await self.posted(table, already.vote)) from None
            except db.NotTheirs:
                raise NotSeated from None
            except db.Conflict:
                raise GameOver from None
        raise TableRefusal("vote-moved-on")

    async def _outdated(self, table: Table, vote: db.Vote) -> bool:
        async with table.lock:
            await table.awake()
            return vote.kind not in self.motions or not self.motions[vote.kind].stands(table, vote)

    async def posted(self, table: Table, vote: db.Vote) -> str:
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

    async def call_off(self, table: Table, vote_id: int, user_id: int) -> db.Vote:
        """By whoever has called it. Raises TableRefusal."""
        vote = await self._of(table, vote_id)
        if vote.user_id is None or vote.user_id != user_id:
            raise TableRefusal("vote-not-yours")
        await self._close(table, vote, "cancelled")
        return await self.keeper.db.vote(vote_id) or vote

    async def run_out(self) -> None:
        """Votes that have stood for three days, also if they did so before this process began."""
        faults = self.keeper.tables.faults
        for vote in await self.keeper.db.votes_before(self.keeper.clock() - STANDS):
            if vote.game_id in faults.aside:  # it lapses when the game goes on
                continue
            async with faults.costs_only(vote.game_id, f"vote {vote.id} ({vote.kind}) cannot run out"):
                table = await self.keeper.tables.get(vote.game_id)
                seats = await self.keeper.db.seats(vote.game_id)
                # The last process did not get to it.
                decided = tally(vote, seats, {s.seat for s in seats if s.caretaker}).verdict
                if table is not None and decided is None:
                    await self._run_out(table, vote)

    async def _run_out(self, table: Table, vote: db.Vote) -> None:
        """Told once, without a ping: the word is part of what closes it."""
        await self._close(table, vote, "failed", notice(table, "told-vote-lapsed"))

    async def _close(self, table: Table, vote: db.Vote, how: Verdict, *letters: db.Letter) -> None:
        try:
            await self.keeper.db.apply(table.id, self.closing(table, vote, how, *letters), self.keeper.clock())
        except db.Conflict:
            log.debug("vote %s is closed already", vote.id)
        self.keeper.tables.committed(table)

    def closing(self, table: Table, vote: db.Vote, how: Verdict = "passed", *letters: db.Letter) -> db.Effects:
        """What ends a vote: its state, what it brought, and the letter by which its post loses its buttons."""
        result = db.Letter(kind="vote-result", payload={"vote": vote.id}, channel_id=table.game.channel_id)
        return db.Effects(close_vote=(vote.id, how), outbox=(*letters, result))

    # Ballots

    async def _of(self, table: Table, vote_id: int) -> db.Vote:
        """An open vote of this table. Raises TableRefusal."""
        vote = await self.keeper.db.vote(vote_id)
        if vote is None or vote.game_id != table.id:
            raise TableRefusal("vote-unknown")
        if vote.state == "open" and self.keeper.clock() >= vote.created + STANDS:
            await self._run_out(table, vote)
            vote = await self.keeper.db.vote(vote_id) or vote
        if vote.state != "open":
            raise TableRefusal("vote-closed", state=outcome(vote))
        return vote

    async def cast(self, table: Table, vote_id: int, user_id: int, choice: Choice) -> db.Vote:
        """A ballot for all seats of this person, and what follows from it. Raises TableRefusal."""
        vote = await self._of(table, vote_id)
        async with table.lock:
            await table.awake()
            over, mine = table.over, table.seats_of(user_id)
        if over:
            await self._close(table, vote, "cancelled")
            raise GameOver
        if not mine:
            raise NotSeated
        try:
            for seat in mine:
                vote = await self.keeper.db.cast(vote_id, seat, choice, self.keeper.clock(), user_id=user_id)
        except db.NotTheirs:
            raise NotSeated from None
        except db.Conflict:
            closed = await self.keeper.db.vote(vote_id)
            raise TableRefusal("vote-closed", state=outcome(closed) if closed else "cancelled") from None
        await self.decide(table, vote)
        return await self.keeper.db.vote(vote_id) or vote

    async def decide(self, table: Table, vote: db.Vote, *, late: bool = True) -> None:
        """Close the vote if it is decided, or if the game has moved on. Not `late`: without leaving out who is overdue."""
        if await self._outdated(table, vote):
            await self._close(table, vote, "cancelled")
            return
        match tally(vote, table.seats, self.absent(table, vote.kind, late=late)).verdict:
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
        """After a start: votes whose deciding ballot was cast just before the end are decided now. Nobody is overdue for the
        time in which nobody could answer, so that is left to the next ballot."""
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
                await self.decide(table, vote, late=False)
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
        counted = tally(vote, table.seats, self.absent(table, vote.kind) if vote.state == "open" else ())
        names = {side: _names(table, seats) for side, seats in (("yes", counted.yes), ("no", counted.no))}
        caller = self._caller(table, vote)
        who = _names(table, () if caller is None else (caller,))
        lines = [reader.say("vote-called", who=who, what=self.in_words(table, vote, reader))]
        # Who was missing when it was decided is not known afterwards: what was enough then was enough.
        need = len(counted.yes) if vote.state == "passed" else counted.voters // 2 + 1
        count = {"yes": len(counted.yes), "no": len(counted.no), "need": need}
        lines.append(reader.say("vote-tally", **count, supporters=names["yes"], opponents=names["no"]))
        layout = ui.LayoutView(timeout=None)
        if vote.state == "open":
            until = f"<t:{vote.created + STANDS}:f>"
            lines.append(reader.say("vote-missing", names=_names(table, counted.missing), until=until))
        else:
            lines.append(reader.say("vote-result", state=outcome(vote)))
        layout.add_item(ui.TextDisplay(clip("\n".join(lines), 1900)))
        if vote.state == "open":
            row: ui.ActionRow[Any] = ui.ActionRow(
                ui.Button(
                    label=reader.say("vote-yes"),
                    style=discord.ButtonStyle.primary,
                    custom_id=address.deed_button(table.id, "vote", f"{vote.id}/yes"),
                ),
                ui.Button(label=reader.say("vote-no"), custom_id=address.deed_button(table.id, "vote", f"{vote.id}/no")),
                ui.Button(label=reader.say("vote-off"), custom_id=address.deed_button(table.id, "vote", f"{vote.id}/off")),
            )
            layout.add_item(row)
        return quiet(layout)

    def in_words(self, table: Table, vote: db.Vote, reader: Reader) -> str:
        motion = self.motions.get(vote.kind)
        return motion.words(table, vote, reader) if motion is not None else vote.kind

    def _caller(self, table: Table, vote: db.Vote) -> Seat | None:
        return next(iter(table.seats_of(vote.user_id)), None) if vote.user_id is not None else None

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        vote_id = int(letter.payload["vote"])
        found = await self.keeper.postman.finding.by_sign(table, f"{vote_id}/yes") if letter.attempts > 1 else None
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
            # Whoever it is about is told in any case, also if nobody waits for their ballot.
            asked = [*tally(vote, table.seats, self.absent(table, vote.kind)).missing, *_about(vote)]
            pings = [u for s in asked if (u := table.user_of(s)) is not None and u != vote.user_id]
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
        named, _, choice = argument.partition("/")
        vote_id = address.number(named)
        if vote_id is None or choice not in ("yes", "no", "off"):
            raise TableRefusal("no-such-button")
        try:
            if choice == "off":
                await self.call_off(table, vote_id, interaction.user.id)
            else:
                await self.cast(table, vote_id, interaction.user.id, choice)
        finally:
            await self._redraw(interaction, table, vote_id)

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
        await self.end(table, vote.user_id, self.closing(table, vote, "passed"))

    async def end(
        self,
        table: Table,
        user_id: int | None,
        closing: db.Effects | None = None,
        *,
        by: Literal["table", "management"] = "table",
    ) -> None:
        """The game stops. Whoever was clearly ahead has won (`Rules.ahead`); otherwise the game is abandoned, which is nobody's
        loss. Raises db.Conflict: it is over already."""
        async with table.lock:
            await table.awake()
            ahead = table.live.ahead if table.live is not None else None
            together = by == "table" and table.together
            told = notice(table, "told-ended-together" if together else TOLD_ABANDONED[by])
            if ahead is not None:
                told = notice(table, TOLD_AHEAD[by], names=table.names_of(ahead.winners))
            effects = db.Effects(outbox=(told, revelation(table)), statistics=counted(table, ahead))
        effects = db.Effects(**combine(effects, *([closing] if closing else [])))
        await table.set_status("ended", ("playing", "paused"), user_id, outcome=kept.stopped(ahead), effects=effects)

    async def _policy(self, table: Table, vote: db.Vote) -> None:
        """What happens when time is up. Setting it twice is setting it once, so it may come before the vote is closed."""
        policy = vote.data["policy"]
        await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, on_deadline=policy))
        await self._passed(table, vote, notice(table, "told-policy", policy=str(policy)))

    async def _pace(self, table: Table, vote: db.Vote) -> None:
        seconds = vote.data["deadline"]
        await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, deadline=seconds))
        await self._passed(table, vote, notice(table, "told-pace", (), **hours.spoken(seconds)))

    async def _stand_in(self, table: Table, vote: db.Vote) -> None:
        """The caretaker plays for somebody who is missing, until they press "I am back"."""
        (seat,) = _about(vote)
        row = table.seats[seat]
        if not row.caretaker:
            await table.change_seat(seat, vote.user_id, caretaker=True)
        payload = {"id": "told-stand-in", "user": row.user_id, "seat": seat, "deeds": ["back"]}
        await self._passed(table, vote, db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id))

    async def _replace(self, table: Table, vote: db.Vote) -> None:
        """The seat is offered to somebody; the caretaker plays until they take it. Whose it is can come back until then, which
        ends the offer."""
        (seat,) = _about(vote)
        to = int(vote.data["to"])
        await self.keeper.offers.may_sit(table, seat, to)
        if not table.seats[seat].caretaker:
            await table.change_seat(seat, vote.user_id, caretaker=True)
        await self.keeper.offers.make(table, seat, to, vote.user_id, self.closing(table, vote))

    async def _passed(self, table: Table, vote: db.Vote, letter: db.Letter) -> None:
        await self.keeper.db.apply(table.id, self.closing(table, vote, "passed", letter), self.keeper.clock())
        self.keeper.tables.committed(table)


def outcome(vote: db.Vote) -> str:
    """A vote's state in words; one that has failed because its time was over has lapsed, and one can be called off."""
    if vote.state == "failed" and vote.closed is not None and vote.closed >= vote.created + STANDS:
        return "lapsed"
    return vote.state


def _about(vote: db.Vote) -> tuple[Seat, ...]:
    """The seat that is voted about, if it is about one."""
    seat = vote.data.get("without")
    return (seat,) if isinstance(seat, int) and seat >= 0 else ()


def _names(table: Table, seats: Sequence[Seat]) -> str:
    """For a line of a post: stars and underscores in a name are letters."""
    return table.names_of(seats) or "–"


def _still_played(table: Table, vote: db.Vote) -> bool:
    """The seat is still that person's, and a person's."""
    who = vote.data.get("who")
    return who is not None and not table.over and any(table.user_of(seat) == who for seat in _about(vote))


def _still_missing(table: Table, vote: db.Vote) -> bool:
    """Nobody gives away the seat of somebody who is here."""
    now = table.tables.clock()
    return _still_played(table, vote) and all(presence.missing(table, seat, now) for seat in _about(vote))


def _words_end(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-end-together" if table.together else "vote-end")


def _words_policy(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-policy", policy=str(vote.data["policy"]))


def _words_pace(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-pace", **hours.spoken(vote.data["deadline"]))


def _words_stand_in(table: Table, vote: db.Vote, reader: Reader) -> str:
    return reader.say("vote-stand-in", name=_names(table, _about(vote)))


def _words_replace(table: Table, vote: db.Vote, reader: Reader) -> str:
    other = discord.utils.escape_markdown(str(vote.data["name"]))
    return reader.say("vote-replace", name=_names(table, _about(vote)), other=other)
