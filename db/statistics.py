"""Counters per person and game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import bindparam, select

from db import tables as t
from db.effects import EffectStore
from db.rows import Count, Game

k, g, s = t.statistic.c, t.game.c, t.seat.c
# Built once, see db.store.
HAVE_PLAYED = select(k.user_id).where(
    k.game == bindparam("the_game"), k.counter == "played", k.value > 0, k.user_id.in_(bindparam("the_people", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over, and who of the people that played it to the end has won."""

    game: Game
    won: dict[int, bool]


class Statistics(EffectStore):
    async def count(self, counts: Iterable[Count]) -> None:
        """Add to counters outside a move. Those of a move belong into its `statistics`."""
        async with self.writing() as conn:
            await self.add_up(conn, counts)

    async def statistics(self, user_id: int) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        async with self.reading() as conn:
            for row in await conn.execute(
                select(k.game, k.counter, k.value).where(k.user_id == user_id).order_by(k.game, k.counter)
            ):
                found.setdefault(row.game, {})[row.counter] = row.value
        return found

    async def results(self, *, guild_id: int | None = None, user_id: int | None = None, limit: int = 200) -> list[Result]:
        """Games that are over, were played here and count, newest first: on a server, or with a person. The same that is counted
        per person (`bot.tables.results`), but game by game, so that one can leave out those that somebody must not know of."""
        query = select(t.game).where(g.status.in_(("finished", "ended")), g.outcome.is_not(None), g.imported.is_(None))
        if guild_id is not None:
            query = query.where(g.guild_id == guild_id)
        if user_id is not None:
            query = query.where(g.id.in_(select(s.game_id).where(s.user_id == user_id)))
        games = await self.rows(query.order_by(g.id.desc()).limit(limit), Game)
        won: dict[int, dict[int, bool]] = {game.id: {} for game in games}
        winners = {game.id: (game.outcome or {}).get("winners") or () for game in games}
        people = select(s.game_id, s.seat, s.user_id).where(s.user_id.is_not(None), s.caretaker.is_(False))
        async with self.reading() as conn:
            for row in await conn.execute(people.where(s.game_id.in_(tuple(won)))):
                won[row.game_id][row.user_id] = won[row.game_id].get(row.user_id, False) or row.seat in winners[row.game_id]
        return [Result(game, won[game.id]) for game in games]

    async def have_played(self, game: str, users: Iterable[int]) -> set[int]:
        """Who of these people has finished this game at least once."""
        async with self.glancing() as conn:
            return {row.user_id for row in await conn.execute(HAVE_PLAYED, {"the_game": game, "the_people": list(users)})}
