"""Tips for whoever plays a game for the first time: a small line below a question that says what to think of.

They are messages `tip-<question>` of `locale/*/<game>/tips.ftl`; a question without one needs none. Whether a table shows them is the
table's own: as long as nobody has said otherwise they are there while somebody at it has never finished this game.
"""

from __future__ import annotations

from bot.reader import Reader
from bot.tables import Table
from games.kernel.ask import Ask

OPTION = "tips"  # of the game's options: True or False once somebody has chosen


def wanted(table: Table) -> bool:
    chosen = table.game.options.get(OPTION)
    return table.newcomers if chosen is None else bool(chosen)


def below(table: Table, ask: Ask, reader: Reader) -> str:
    """The line to put below this question, or nothing. Whoever may read the question may read the tip: it says nothing more."""
    id = f"tip-{ask.msg}"
    if not wanted(table) or not reader.words.has(reader.lang, id):
        return ""
    tip = reader.say(id, **dict(ask.args))  # by what is asked it may be silent: once a turn is enough
    return f"\n-# {reader.say('board-tip', tip=tip)}" if tip else ""
