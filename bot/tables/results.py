"""Statistics at the end of a game."""

from __future__ import annotations

import db
from bot.tables.change import Change


def count_results(change: Change) -> db.Effects:
    """Statistics at the end of a game: played, won or lost, for every person once."""
    table = change.table
    if table.game.imported is not None:
        return db.Effects()  # a file says who played what; whoever wrote it could have said anything
    if change.moved is None or not change.moved.over or table.live is None or table.live.outcome is None:
        return db.Effects()
    outcome = table.live.outcome
    counts: list[db.Count] = []
    for user_id in dict.fromkeys(s.user_id for s in table.seats if s.user_id is not None and not s.caretaker):
        won = any(s in outcome.winners for s in table.seats_of(user_id))
        counts.append(db.Count(user_id=user_id, game=table.game.name, counter="played"))
        counts.append(db.Count(user_id=user_id, game=table.game.name, counter="won" if won else "lost"))
    return db.Effects(statistics=tuple(counts))
