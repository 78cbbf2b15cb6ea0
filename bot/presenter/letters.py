"""From a change to letters for the outbox, written in the transaction of the change.

Kinds of letters: `board` (the living post), `prompt` (a ping to somebody who is asked in the middle of another's turn),
`secret` (lines for one person), `whisper` (a secret question, see `bot.secret_questions`), `notice` (one message of the locale files).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import db
from bot import lessons
from bot.presenter import pings, story
from bot.presenter.notices import promise, resting, revelation
from bot.tables import Change
from bot.tables.kept import TOLD_NEXT
from bot.wording.text import clip_lines
from games.kernel.ask import Ask


def letters_of(change: Change) -> db.Effects:
    """Everything this change is to be posted as. Called with the table's lock held, before the transaction."""
    table = change.table
    if table.live is None:
        return db.Effects()
    letters: list[db.Letter] = []
    written = story.write_on(change)
    fresh = written.fresh
    playing = table.game.status == "playing"
    asked = [u for u in pings.asked_in_the_open(table) if not pings.here(change, u)] if playing else []
    # From outside a silent change is none: another call would tell that a further question was put behind the same cover.
    shut = pings.shut_out(change) if playing and not change.silent else {}
    if change.kind == "start" and lessons.of(table) is None:
        letters.append(promise(table))
    if change.left_alone:
        letters.append(resting(table))
    letters += _next(change) if fresh and playing else []
    letters += _secrets(change, pings.whispered(change) if playing else [])
    payload = {
        "story": clip_lines(table.post.story, table.box.told_lines, story.CHARACTERS),
        "fresh": fresh,
        "closed": clip_lines(written.closed, table.box.told_lines, story.CHARACTERS),
        "overtaken": clip_lines(table.post.overtaken, table.box.told_lines, story.CHARACTERS),
        "pings": list(dict.fromkeys([*asked, *shut])) if fresh else [],
        "silent": change.silent,
        "moved": change.moved is not None,
    }
    letters.append(db.Letter(kind="board", payload=payload, channel_id=table.game.channel_id))
    if not fresh:
        newly = [u for u in asked if not pings.was_asked(change, u)]
        planning = [u for u in newly if pings.only_plans(table, u)]
        together = planning if len(planning) > 1 else []
        letters += [pings.prompt(table, user_id) for user_id in newly if user_id not in together]
        letters += [pings.call_together(table, together)] if together else []
        letters += [pings.call(table, user_id, seat) for user_id, seat in shut.items() if user_id not in newly]
    if change.moved is not None and change.moved.over and lessons.of(table) is None:
        letters.append(revelation(table))
    return db.Effects(outbox=tuple(letters))


def _next(change: Change) -> list[db.Letter]:
    """Whoever wants is told that the turn before theirs has begun; not whoever is asked now, or looks on."""
    table = change.table
    seat = table.box.next_up(table.view(None))
    row = table.seats[seat] if seat is not None else None
    if row is None or row.user_id is None or row.caretaker or not row.choices.get(TOLD_NEXT):
        return []
    if table.waits_for(row.user_id) or pings.here(change, row.user_id):
        return []
    lines = {
        lang: [table.reader(lang).say("told-next", game=table.box.title(table.reader(lang)))] for lang in table.tables.words.langs
    }
    payload: dict[str, Any] = {"seat": row.seat, "lines": lines, "rings": True}
    return [db.Letter(kind="secret", payload=payload, user_id=row.user_id)]


def _secrets(change: Change, asks: Sequence[Ask]) -> list[db.Letter]:
    """What only some may know or are asked goes to each of them, in all languages: which one they read is known when it
    is sent. News and question are one message."""
    table = change.table
    letters: list[db.Letter] = []
    for seat in table.seats:
        if seat.user_id is None or seat.caretaker:
            continue
        private = [t for t in change.told if t.to is not None and seat.seat in t.to]
        lines = {lang: story.pack(story.lines_of(table, private, seat.seat, lang)) for lang in table.tables.words.langs}
        ask = next((a for a in asks if a.seat == seat.seat), None)
        payload: dict[str, Any] = {"seat": seat.seat, "lines": lines}
        if ask is not None:
            letters.append(db.Letter(kind="whisper", payload=payload | {"line": table.line(ask)}, user_id=seat.user_id))
        elif any(lines.values()) and not all(table.box.minor(e) for t in private if (e := t.for_viewer(seat.seat))):
            letters.append(db.Letter(kind="secret", payload=payload, user_id=seat.user_id))
    return letters
