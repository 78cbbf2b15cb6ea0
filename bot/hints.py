"""A hint on request: what the automatic player would do now, and what speaks for it in one line. Private, and made from what the one who
asks may see. Below it is a button that does just that, by the road every answer goes: it names the question and what the picks meant.

Where people play against each other nobody has one, unless the table has said so before the game (`OPTION`, `/game settings`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord.utils import escape_markdown

from bot import button_ids
from bot.panel import Wording, fingerprint
from bot.refusals import TableRefusal

if TYPE_CHECKING:
    from bot.reader import Reader
    from bot.tables import Table
    from games.kernel.ask import Ask

OPTION = "hints"  # of the game's options: True or False once somebody has chosen


def allowed(table: Table) -> bool:
    chosen = table.game.options.get(OPTION)
    return table.together if chosen is None else bool(chosen)


async def hint(table: Table, user_id: int, reader: Reader) -> tuple[str, str]:
    """In words, and the id of the button that does it; empty: it is too much for one. Raises TableRefusal: nothing is asked of them."""
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
        return reader.say("hint-would", question=words.question(), what=what, **said), _button(table, ask, picks)


def _button(table: Table, ask: Ask, picks: Sequence[str]) -> str:
    """One pick is an answer like any other. Several are told by their places, in a question that still looks the same when it is pressed."""
    line = table.line(ask)
    chosen = [o for o in ask.options if o.key in picks]
    if ask.most == 1 and len(chosen) == 1:
        return button_ids.answer_button(table.id, line, chosen[0].stamp, chosen[0].key)
    places = sum(1 << i for i, o in enumerate(ask.options) if o.key in picks)
    argument = f"{line}/{fingerprint(ask)}/{places:x}"
    return button_ids.deed_button(table.id, "hinted", argument) if len(argument) <= button_ids.LONGEST_KEY else ""


def picked(ask: Ask, places: str) -> list[tuple[str, str]]:
    """(stamp, key) of the picks such a button names. Raises ValueError."""
    if not re.fullmatch("[0-9a-f]+", places):
        raise ValueError(places)
    chosen = int(places, 16)
    if chosen >> len(ask.options):
        raise ValueError(places)
    return [(o.stamp, o.key) for i, o in enumerate(ask.options) if chosen >> i & 1]
