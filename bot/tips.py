"""Tips for whoever plays a game for the first time: a small line below a question that says what to think of.

They are messages `tip-<question>` of `locale/*/<game>/tips.ftl`; a question without one needs none. Whether a table shows them is the
table's own: as long as nobody has said otherwise they are there while somebody at it has never finished this game. One that has stood below
three questions of this table (of this person, where it is asked in secret) has been read: it stands there no more, unless somebody has
wished for tips. A tip is one line on a phone.
"""

from __future__ import annotations

from bot.reader import Reader
from bot.tables import Table
from games.kernel.ask import Ask

# Below so many questions of a kind a tip stands; everybody at the table has then seen it so often.
SHOWN_TIMES = 3

OPTION = "tips"  # of the game's options: True or False once somebody has chosen


def wanted(table: Table) -> bool:
    chosen = table.game.options.get(OPTION)
    return table.newcomers if chosen is None else bool(chosen)


def below(table: Table, ask: Ask, reader: Reader, *, on_hand: bool = False) -> str:
    """The line to put below this question, or nothing. Whoever may read the question may read the tip: it says nothing more. `on_hand`: the
    question stands below the reader's own things, and nobody need be told where these are."""
    id = f"tip-{ask.msg}"
    if not wanted(table) or not reader.words.has(reader.lang, id) or _faded(table, ask):
        return ""
    tip = reader.say(id, **dict(ask.args))  # by what is asked it may be silent: once a turn is enough
    if on_hand and reader.words.say(reader.posts or reader.lang, "foot-hand") in tip:  # called as on the post
        return ""
    return f"\n-# {reader.say('board-tip', tip=tip)}" if tip else ""


def _faded(table: Table, ask: Ask) -> bool:
    """Has it been read often enough? What everybody may read is counted for the table, what is asked in secret for whoever is asked: nobody else
    sees that count. Counted while Keeper runs; after a new start it is there again."""
    if table.game.options.get(OPTION):
        return False
    secret = ask.cover is not None or not ask.read_by(None)
    shown = table.tables.tips_shown.setdefault((table.id, ask.seat if secret else None, ask.msg), [])
    line = table.line(ask)
    if line in shown:
        return False
    if len(shown) >= SHOWN_TIMES:
        return True
    shown.append(line)
    return False
