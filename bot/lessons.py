"""A guided first game (`/game learn`, `games/kernel/lesson.py`): one person and caretakers at a prepared table, on the real rules.

The table is one like any other, with an option that says what it is: its luck is known to everybody who can read, so it counts in no
statistics, and nothing is promised or revealed about its dice. Below each question stands what the lesson says of it, and what it
proposes is marked. After its last step the board post says what was learned and offers a real game, and the next ones do, too: a post of its own
would be pushed up by the next turn. Whoever likes plays on. It is begun and ended in `bot/lobby/lesson.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording.text import speaks
from games.kernel.ask import Ask

if TYPE_CHECKING:
    from bot.reader import Reader
    from bot.tables import Table
    from games.kernel.lesson import Lesson

OPTION = "lesson"  # of the game's options: there, and true, if it is one


def of(table: Table) -> Lesson | None:
    """None: a real game, or one of a box that has no lesson any more."""
    return table.box.lesson if table.game.options.get(OPTION) else None


def below(table: Table, ask: Ask, reader: Reader) -> str:
    """What the lesson says of this question; empty: nothing."""
    lesson = of(table)
    if lesson is None or table.live is None or table.user_of(ask.seat) is None:
        return ""
    found = lesson.step(ask, table.live.count)
    if found is None:
        return ""
    n, step = found
    lang = speaks(reader.lang)
    intro = f"\n> {lesson.intro.in_(lang)}" if n == 1 else ""
    return f"{intro}\n> {reader.say('lesson-step', n=n, of=len(lesson.steps), text=step.say.in_(lang))}"


def proposed(table: Table, ask: Ask) -> str:
    """The key of what the lesson proposes; empty: nothing, or it is not offered."""
    lesson = of(table)
    found = lesson.step(ask, table.live.count) if lesson is not None and table.live is not None else None
    return found[1].pick if found is not None and found[1].pick in ask.keys else ""


def ended(table: Table) -> str:
    """What was learned, once its last step is done and as long as this game is played; empty before."""
    lesson = of(table)
    if lesson is None or table.live is None or table.game.status == "ended" or not lesson.over(table.live.count):
        return ""
    return table.reader().say("lesson-over", text=lesson.end.in_(speaks(table.lang)))
