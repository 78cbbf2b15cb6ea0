"""The tables in play: one lock and one live game each, loaded on demand, dropped when nobody has touched them for a while.

Everything that changes a game goes through a `Table` and is one transaction: the answer, the checkpoint, what is to be posted,
what is due. Presses queue at the table's lock; none is refused because another is being handled. What is posted is not sent
here: it is written into the outbox and `after_commit` is called.

What an answer brings besides itself comes from `Tables.consequences`: functions from a `Change` to `db.Effects`, called with
the lock held, before the transaction. The presenter is one (posts), the results' counter another; deadlines are a third.

house         all tables of this process
table         one table, from the lobby to the end; it is built in layers, each of which knows those before it:
  seated        who sits here and what they are asked
  remembered    in and out of memory; luck and history
  moving        one accepted answer
  caretaking    seats without a person
  answering     answers of people, and of the table for them
  taking_back   undo
change        what has happened, before it is kept
faults        what goes wrong costs one table: it is set aside, told once, tried again
kept          from the machine's data to rows of the memory and back
results       what is counted at the end of a game
"""

from bot.evidence import Verdict
from bot.shelf import BadWish
from bot.tables.change import Change, Consequence, combine
from bot.tables.house import IDLE_SECONDS, Tables
from bot.tables.results import count_results
from bot.tables.seated import Clock
from bot.tables.table import Table

__all__ = ["IDLE_SECONDS", "BadWish", "Change", "Clock", "Consequence", "Table", "Tables", "Verdict", "combine", "count_results"]
