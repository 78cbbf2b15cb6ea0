"""A hint on request: what the automatic player would do now, and what speaks for it in one line. Private, and made from what the one who
asks may see.

Where people play against each other nobody has one, unless the table has said so before the game (`OPTION`, `/game settings`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from discord.utils import escape_markdown

from bot.panel import Wording
from bot.refusals import TableRefusal

if TYPE_CHECKING:
    from bot.reader import Reader
    from bot.tables import Table

OPTION = "hints"  # of the game's options: True or False once somebody has chosen


def allowed(table: Table) -> bool:
    chosen = table.game.options.get(OPTION)
    return table.together if chosen is None else bool(chosen)


async def hint(table: Table, user_id: int, reader: Reader) -> str:
    """Raises TableRefusal: nothing is asked of them."""
    async with table.lock:
        await table.awake()
        ask = next((a for a in table.questions_of(user_id) if a.needed and not a.hollow), None)
        if ask is None:
            raise table.not_asked(user_id) if table.seats_of(user_id) else TableRefusal("no-not-seated")
        # In a thread: a good player thinks longer than the event loop may wait. The lock is held, nothing moves.
        picks = await asyncio.to_thread(table.caretakers_choice, ask)
        words = Wording(table.box, ask, reader, table.view(ask.seat))
        chosen = [o for o in ask.options if o.key in picks]
        why = words.explanation(chosen[0]) if len(chosen) == 1 else ""
        pressed = Wording(table.box, ask, table.pressing(ask, reader), words.view)
        what = ", ".join(escape_markdown(pressed.label(o)) for o in chosen)
        said = {"known": "yes" if why else "no", "why": escape_markdown(why), "n": len(chosen)}
        return reader.say("hint-would", question=words.question(), what=what, **said)
