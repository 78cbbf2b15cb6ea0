"""Calling a vote, casting ballots, deciding, calling off, running out."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import db
from bot import presence
from bot.presenter.notices import notice
from bot.refusals import GameOver, NotSeated, TableRefusal
from bot.tables import Change, Table
from bot.tables.faults import is_fault
from bot.votes.counting import STANDS, outcome, people, tally, verdict, voters_of
from bot.votes.motions import Motion, Ordinary
from bot.votes.post import VotePost
from db.rows import Verdict
from games.kernel.ask import Seat

if TYPE_CHECKING:
    from bot.keeper import Keeper

Choice = Literal["yes", "no"]

log = logging.getLogger(__name__)


class Votes:
    """Belongs to one Keeper: `keeper.votes`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.motions: dict[str, Motion] = Ordinary(keeper).motions()
        self.post = VotePost(keeper)
        self._passing: set[int] = set()  # votes that take effect just now
        self._unseen: dict[int, tuple[Table, db.Vote]] = {}
        """Votes nobody sees and nobody was asked in, which the memory did not let take effect: they are off as soon as it can be kept."""
        keeper.tables.consequences.append(self._overtaken)
        keeper.tables.after_reseat.append(self._recount)

    def _overtaken(self, change: Change) -> db.Effects:
        """What everybody can see that the game has moved on from is not voted about any more."""
        if change.kind not in ("answer", "undo") or change.silent:
            return db.Effects()
        return db.Effects(overtakes=tuple(kind for kind, motion in self.motions.items() if motion.of_this_moment))

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
                await self._pass(table, vote)
            except (TableRefusal, db.Conflict):
                await self._close(table, vote, "cancelled")  # nobody sees it: left open it would be in the way for ever
                raise
            except db.TROUBLE:  # and take effect long after whoever called it has played on
                self._unseen[vote.id] = (table, vote)
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
        await self._forget_unseen()
        for _ in range(2):
            try:
                return await self.keeper.db.open_vote(table.id, kind, data, user_id, now, yes=mine, post=post)
            except db.VoteOpen as already:
                if now >= already.vote.created + STANDS:
                    await self._run_out(table, already.vote)
                elif await self._outdated(table, already.vote):
                    await self._close(table, already.vote, "cancelled", why=db.OVERTAKEN)
                else:
                    raise TableRefusal("vote-open-already", link=await self.post.link_to(table, already.vote)) from None
            except db.NotTheirs:
                raise NotSeated from None
            except db.Conflict:
                raise GameOver from None
        raise TableRefusal("vote-moved-on")

    async def _outdated(self, table: Table, vote: db.Vote) -> bool:
        async with table.lock:
            await table.awake()
            return vote.kind not in self.motions or not self.motions[vote.kind].stands(table, vote)

    async def call_off(self, table: Table, vote_id: int, user_id: int) -> db.Vote:
        """By whoever has called it, as long as they sit here. Raises TableRefusal."""
        vote = await self._of(table, vote_id)
        if vote.user_id is None or vote.user_id != user_id:
            raise TableRefusal("vote-not-yours")
        async with table.lock:
            await table.awake()
            if not table.seats_of(user_id):
                raise NotSeated
        await self._close(table, vote, "cancelled", why=db.CALLED_OFF)
        return await self.keeper.db.vote(vote_id) or vote

    async def _forget_unseen(self) -> None:
        for table, vote in list(self._unseen.values()):
            await self._close(table, vote, "cancelled")
            del self._unseen[vote.id]

    async def run_out(self) -> None:
        """Votes that have stood for three days, also if they did so before this process began."""
        await self._forget_unseen()
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

    async def _close(self, table: Table, vote: db.Vote, how: Verdict, *letters: db.Letter, why: str = "") -> None:
        """`why`: what its data says, if it is off."""
        effects = self.closing(table, vote, how, *letters)
        if why:
            effects = dataclasses.replace(effects, vote_note=effects.vote_note | {why: True})
        try:
            await self.keeper.db.apply(table.id, effects, self.keeper.clock())
        except db.Conflict:
            log.debug("vote %s is closed already", vote.id)
        self.keeper.tables.committed(table)

    def closing(self, table: Table, vote: db.Vote, how: Verdict = "passed", *letters: db.Letter) -> db.Effects:
        """What ends a vote: its state, what it brought, and the letter by which its post loses its buttons."""
        result = db.Letter(kind=db.VOTE_RESULT, payload={"vote": vote.id}, channel_id=table.game.channel_id)
        return db.Effects(close_vote=(vote.id, how), vote_note=self.post.standing(table, vote), outbox=(*letters, result))

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
        if vote.id in self._passing:
            return
        if await self._outdated(table, vote):
            await self._close(table, vote, "cancelled", why=db.OVERTAKEN)
            return
        match tally(vote, table.seats, self.absent(table, vote.kind, late=late)).verdict:
            case "passed":
                try:
                    await self._pass(table, vote)
                except db.Conflict:
                    log.info("vote %s: somebody else was faster", vote.id)
                except TableRefusal:
                    await self._close(table, vote, "cancelled", why=db.OVERTAKEN)
                    raise
            case "failed":
                await self._close(table, vote, "failed")
            case _:
                return

    async def _pass(self, table: Table, vote: db.Vote) -> None:
        """What comes of it may empty a seat, which has all votes counted again: not this one."""
        self._passing.add(vote.id)
        try:
            await self.motions[vote.kind].passes(table, vote)
        finally:
            self._passing.discard(vote.id)

    async def _recount(self, table: Table, seat: Seat) -> None:
        """Somebody has left, sat down or come back: those who are here now may have said enough."""
        if table.game.unfinished and table.game.status != "lobby":
            async with self.keeper.tables.faults.costs_only(table.id, "a vote cannot be counted"):
                await self._decide_all(table.id, late=True)

    async def catch_up(self) -> None:
        """After a start: votes whose deciding ballot was cast just before the end are decided now. Nobody is overdue for the
        time in which nobody could answer, so that is left to the next ballot."""
        faults = self.keeper.tables.faults
        for game_id in await self.keeper.db.voting():
            if game_id not in faults.aside:
                async with faults.costs_only(game_id, "a vote cannot be counted"):
                    await self._decide_all(game_id, late=False)

    async def _decide_all(self, game_id: int, *, late: bool) -> None:
        """A vote that makes Keeper fail would do so for ever: it is closed, and nothing comes of it but the fault."""
        table = await self.keeper.tables.get(game_id)
        failed: Exception | None = None
        for vote in await self.keeper.db.open_votes(game_id) if table is not None else ():
            assert table is not None
            try:
                await self.decide(table, vote, late=late)
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
