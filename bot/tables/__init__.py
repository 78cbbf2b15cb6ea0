"""The tables in play: one lock and one live game each, loaded on demand, dropped when nobody has touched them for a while.

Everything that changes a game goes through a `Table` and is one transaction: the answer, the checkpoint, what is to be posted,
what is due. Presses queue at the table's lock; none is refused because another is being handled. What is posted is not sent
here: it is written into the outbox and `after_commit` is called.

What an answer brings besides itself comes from `Tables.consequences`: functions from a `Change` to `db.Effects`, called with
the lock held, before the transaction. The presenter is one (posts), the results' counter another; deadlines are a third. Two of them
also write what the table remembers of its post and of its time; `memory` says who writes what.

house         all tables of this process
table         one table: what it is, and the list of what it does; each deed is a function of the module it belongs to:
  loading       in and out of memory
  lifetime      from the lobby into play, paused, ended
  moving        one accepted answer, one transaction
  answering     answers of people, and of the table for them; what is said aside
  caretaking    seats without a person
  taking_back   undo
  seats         people come and go
memory        what a table remembers besides the game, and who writes it
change        what has happened, before it is kept
faults        what goes wrong costs one table: it is set aside, told once, tried again
kept          from the machine's data to rows of the memory and back
results       what is counted at the end of a game

From outside: `keeper.tables` (`get`, `awake`, `in_channel`, `open_lobby`, `consequences`, `committed`, `faults`) and the methods of a
`Table`.
"""

from bot.evidence import Verdict
from bot.shelf import BadWish
from bot.tables.change import Change, Consequence, combine
from bot.tables.house import IDLE_SECONDS, Tables
from bot.tables.results import count_results
from bot.tables.table import Clock, Table

__all__ = ["IDLE_SECONDS", "BadWish", "Change", "Clock", "Consequence", "Table", "Tables", "Verdict", "combine", "count_results"]
