"""What happened, in lines: the story of the board post, of private news and of the log.

`write_on` is the one place where playing changes what a table remembers of its post (`Table.story`, `Table.before`). It does so before
the transaction; if that fails the table is dropped, and all of it is told again from the log (`tell_again`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.chronicle import Page
from bot.tables import Change, Table
from bot.wording.text import clip_lines
from games.kernel.ask import Seat
from games.kernel.table import Told

# Of the story so much stands on the board post.
LINES, CHARACTERS = 8, 1400

# So many answers back whole stories are looked for: about two turns of everybody.
LOOKED_BACK = 60

# Two sentences of together at most so many letters stand on one line.
PACKED_CHARACTERS = 60


def pack(lines: Sequence[str]) -> list[str]:
    """Short sentences share a line: picture, story and buttons are to fit on a phone's screen together."""
    packed: list[str] = []
    for line in lines:
        ended = packed and packed[-1].rstrip("*").endswith((".", "!", "?")) and not packed[-1].startswith("-#")
        if ended and not line.startswith("-#"):
            both = f"{packed[-1]} {line}"
            if len(both.replace("*", "")) <= PACKED_CHARACTERS:
                packed[-1] = both
                continue
        packed.append(line)
    return packed


def write_on(change: Change) -> bool:
    """Add to the story of the current post; True if a new post begins."""
    table = change.table
    lines = pack(lines_of(table, change.told, opening=change.kind == "start"))
    if change.kind == "start":
        table.post.story, table.post.before = [*lines], None
        return True
    fresh = any(table.box.begins_chapter(event) for t in change.told if (event := t.for_viewer(None)) is not None) or bool(
        change.moved and change.moved.over
    )
    if fresh:
        table.post.before = table.post.pictured
        table.post.story = lines  # what was told before stands on the post before; the outbox adds it if there is none
    else:
        table.post.story = [*table.post.story, *lines]
    return fresh


def lines_of(
    table: Table, told: Sequence[Told], viewer: Seat | None = None, lang: str | None = None, *, opening: bool = False
) -> list[str]:
    """What happened, in lines: first all that counts, then one sentence of mood, then whose turn begins.

    `opening`: for the first post, where the picture shows the board as it was laid out.
    """
    reader = table.reader(lang)
    lines: list[str] = []
    mood = ""
    for t in told:
        event = t.for_viewer(viewer)
        line = None if event is None or (opening and table.box.laid_out(event)) else table.box.event_line(event, reader)
        if event is None or not line:
            continue
        if table.box.begins_chapter(event):
            lines, mood = [*lines, *([mood] if mood else [])], ""
        what, _, story = line.partition("\n-# ")
        lines.append(what)
        mood = f"-# {story}" if story else mood
    return [*lines, *([mood] if mood else [])]


def tell_again(table: Table, pages: Sequence[Page]) -> list[str]:
    return [line for page in pages for line in pack(lines_of(table, page.told, opening=page.serial == 0))]


async def recent(
    table: Table, seat: Seat | None, lang: str, after: int = -1, most: int = 3500, without: Sequence[Seat] = ()
) -> str:
    """The newest lines of the story that fit, oldest first, with their times; `without` what the people on these seats did
    themselves. A stretch that cannot be retold is one line without
    a time, however many answers it holds: some of them may have been secret."""
    reader = table.reader(lang)
    lines: list[str] = []
    told = True
    for page in await table.pages(after):
        if page.seat in without and page.by == "player":
            continue
        worded = lines_of(table, page.told, seat, lang)
        if not page.complete:
            lines += [reader.say("log-unreadable")] if told else []
        elif worded:
            worded[0] = f"<t:{page.at}:t> {worded[0]}"
            lines += worded
        told = page.complete
    return "\n".join(clip_lines(lines, 80, most))


async def whole(table: Table, seat: Seat | None, lang: str, most: int = 3500) -> str:
    """The newest stories that fit, oldest first, all of each: a post has but its first sentence."""
    reader = table.reader(lang)
    told = [e for page in await table.pages(table.game.serial - LOOKED_BACK) for e in page.events(seat)]
    stories = list[str]()
    for story in (s for e in reversed(told) if (s := table.box.story(e, reader))):
        if sum(len(s) + 2 for s in stories) + len(story) > most:
            break
        stories.insert(0, story)
    return "\n\n".join(stories)
