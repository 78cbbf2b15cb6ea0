"""What players see: from a game to posts, in the table's language in public, in the reader's own in private.

A change becomes letters for the outbox, inside its transaction. The rest builds `Sheet`s, ready to send, from a table that is awake.

letters     what a change is posted as: the consequence the tables call
pings       who is rung for by it
story       what happened, in lines; what the table remembers of its post is written there
notices     single sentences to the channel
board       the living post: `scene`, `pondering`, `sheet`
private     for one person: hand, questions, whole board, "More …"
pictures    drawn off the event loop, or left out; the recap of a finished game
sheets      a message to be, ready to send

From outside: `keeper.presenter.private` and `keeper.presenter.pictures`, which need the studio; everything else is functions of a
table, called by their module.
"""

from __future__ import annotations

from bot.painters import Paints
from bot.presenter import story
from bot.presenter.letters import letters_of
from bot.presenter.pictures import Pictures
from bot.presenter.private import Private
from bot.tables import Tables
from rendering.studio import Studio


class Presenter:
    """Belongs to one Keeper: `keeper.presenter`. To be there is enough: the tables call it with every change."""

    def __init__(
        self, tables: Tables, studio: Studio, *, paints: Paints | None = None, pictures: bool = True, calm: bool = False
    ) -> None:
        self.pictures = Pictures(tables, studio, paints=paints, wanted=pictures, calm=calm)
        self.private = Private(self.pictures)
        tables.consequences.append(letters_of)
        tables.tell_story = story.tell_again
