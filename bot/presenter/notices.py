"""Single sentences to the channel, as letters: one message of the locale files, in the table's language."""

from __future__ import annotations

from collections.abc import Sequence

import db
from bot import luck_words
from bot.tables import Table
from games.kernel.luck import words_in


def notice(table: Table, id: str, /, pings: Sequence[int] = (), **args: str | int) -> db.Letter:
    """One message of the locale files to the channel, in the table's language."""
    return db.Letter(kind="notice", payload={"id": id, "args": args, "pings": list(pings)}, channel_id=table.game.channel_id)


def resting(table: Table) -> db.Letter:
    """Nobody is left whom the next board post would ring for: the channel is told that nothing happens any more, and how it goes on."""
    payload = {"id": "told-resting", "user": None, "seat": None, "deeds": ["back"]}
    return db.Letter(kind="time", payload=payload, channel_id=table.game.channel_id)


def promise(table: Table) -> db.Letter:
    """At the start: the house's promise and everybody's word. A post of its own that is not edited (only somebody who
    wants to be forgotten loses their name in it): Discord would mark that, and so everybody can find at the end what the dice
    were made of."""
    words = luck_words.listed(table.words_given(), table.names)
    return notice(table, "told-luck", words=words, commitment=table.game.commitment)


def revelation(table: Table) -> db.Letter:
    """At the end the house shows what its luck was made of."""
    game = table.game
    words = words_in(game.salt)
    if words is None:  # never begun, or from before there were words: then the ids of the joins are in the file
        words = tuple(w.word for w in table.words_given()) if game.salt is None else ()
    secret = game.secret.hex() if game.secret else ""
    known = "yes" if words else "no"
    return notice(table, "told-revealed", secret=secret, commitment=game.commitment, known=known, words=luck_words.bare(words))
