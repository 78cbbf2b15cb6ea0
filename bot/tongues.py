"""Which language a table spoke when. It can be changed in the middle of a game; posts from before keep their words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import db

OPTION = "spoke"  # of the game's options: [language, until when], oldest first
MOST = 20


def changed(game: db.Game, now: int) -> dict[str, Any]:
    """The game's options once its language changes."""
    return {**game.options, OPTION: [*_before(game), [game.language, now]][-MOST:]}


def spoken(game: db.Game, at: float) -> str:
    """The table's language at this time."""
    return next((lang for lang, until in _before(game) if at <= until), game.language)


def _before(game: db.Game) -> Iterable[tuple[str, int]]:
    """Also of a game whose row is damaged: its posts are edited all the same."""
    return game.options.get(OPTION, ()) if isinstance(game.options, dict) else ()
