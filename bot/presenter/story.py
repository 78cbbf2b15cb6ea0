"""What happened, in lines: the story of the board post, of private news and of the log.

A chapter is what one board post tells: usually a turn. One answer may end a chapter and begin the next, and with it chapters in which
nobody was asked anything: `write_on` cuts what was told where a chapter begins. It is the one place where playing changes what a table
remembers of its post (`Table.post`). It does so before the transaction; if that fails the table is dropped, and all of it is told again
from the log (`tell_again`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.chronicle import Page
from bot.tables import Change, Table
from bot.tables.kept import lately
from bot.wording.text import clip_lines
from games.kernel.ask import Seat
from games.kernel.table import Told

# Of the story so much stands on the board post, in at most `Box.told_lines`.
CHARACTERS = 1400

# So many answers back, of those that everybody could read, whole stories are looked for: about two turns of everybody.
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


@dataclass(frozen=True, slots=True)
class Written:
    """What a change has made of the story."""

    fresh: bool = False
    """A new post begins with it."""
    closed: tuple[str, ...] = ()
    """The whole of the chapter that has ended with it, for the post on which that stands."""


def write_on(change: Change) -> Written:
    """Add to the story of the current post, or begin that of the next one."""
    table, post = change.table, change.table.post
    if change.kind == "start":
        post.story, post.before = pack(lines_of(table, change.told, opening=True, headed=True)), None
        post.overtaken, post.posted = [], False
        return Written(fresh=True)
    ended = bool(change.moved and change.moved.over)
    *before, last = last_parts(table, change.told) if ended else chapters(table, change.told)
    if not before and not ended:
        post.story = [*post.story, *pack(lines_of(table, last))]
        return Written()
    told = [pack(lines_of(table, part)) for part in before]
    story = [*post.story, *(told[0] if told else ())]
    closed = tuple(story) if post.posted else ()
    # Chapters that no post was made for: they ended before anybody saw one.
    post.overtaken = [*post.overtaken, *(() if post.posted else story), *(line for lines in told[1:] for line in lines)]
    post.before, post.posted = post.pictured, False
    post.story = pack(lines_of(table, last, headed=not ended))
    return Written(fresh=True, closed=closed)


def last_parts(table: Table, told: Sequence[Told]) -> list[tuple[Told, ...]]:
    """The end is told on the last post, with whatever brought it about; what belongs to the chapter before stays on that one's post."""
    first, *then = chapters(table, told)
    return [first, tuple(t for part in then for t in part)] if first and then else [tuple(told)]


def chapters(table: Table, told: Sequence[Told]) -> list[tuple[Told, ...]]:
    """Cut where everybody sees a chapter begin. The first part belongs to the chapter before."""
    begins = [i for i, t in enumerate(told) if (event := t.for_viewer(None)) is not None and table.box.begins_chapter(event)]
    return [tuple(told[i:j]) for i, j in zip([0, *begins], [*begins, len(told)], strict=True)]


def lines_of(
    table: Table,
    told: Sequence[Told],
    viewer: Seat | None = None,
    lang: str | None = None,
    *,
    opening: bool = False,
    headed: bool = False,
) -> list[str]:
    """What happened, in lines: first all that counts, then one sentence of mood, then whose turn begins.

    `opening`: for the first post, where the picture shows the board as it was laid out. `headed`: for the post of the chapter that begins here,
    whose headline may say which it is (`Box.headed`).
    """
    reader = table.reader(lang)
    lines: list[str] = []
    mood = ""
    begins = [i for i, t in enumerate(told) if (e := t.for_viewer(viewer)) is not None and table.box.begins_chapter(e)]
    for i, t in enumerate(told):
        event = None if headed and table.box.headed and i in begins[-1:] else t.for_viewer(viewer)
        line = None if event is None or (opening and table.box.laid_out(event)) else table.box.event_line(event, reader)
        if event is None or not line:
            continue
        if i in begins:
            lines, mood = [*lines, *([mood] if mood else [])], ""
        what, _, story = line.partition("\n-# ")
        lines.append(what)
        mood = f"-# {story}" if story else mood
    return [*lines, *([mood] if mood else [])]


def tell_again(table: Table, pages: Sequence[Page]) -> list[str]:
    """The chapter of these pages: on the first it may begin behind the end of the one before."""
    opening = [page.serial == 0 for page in pages]
    parts = [page.told if first else chapters(table, page.told)[-1] for page, first in zip(pages, opening, strict=True)]
    headed = not table.over
    return [
        line
        for told, first in zip(parts, opening, strict=True)
        for line in pack(lines_of(table, told, opening=first, headed=headed))
    ]


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


@dataclass(frozen=True, slots=True)
class News:
    """What somebody has missed: what happened to them, what else at the table, and how many lines of that are left out."""

    mine: list[str]
    others: list[str]
    more: int


# To be read in half a minute.
NEWS_LINES = 6


async def news(table: Table, seats: Sequence[Seat], lang: str, after: int) -> News:
    """Since the answer `after`, without what these people did themselves. What names them is theirs; of the rest the newest lines."""
    names = [table.names_of((seat,)) for seat in seats]
    mine, others = list[str](), list[str]()
    for page in await table.pages(after):
        if page.seat in seats and page.by == "player":
            continue
        for line in (text for text in lines_of(table, page.told, seats[0], lang) if not text.startswith("-#")):
            (mine if any(name in line for name in names) else others).append(line)
    more = max(0, len(mine) - NEWS_LINES) + max(0, len(others) - NEWS_LINES)
    return News(mine[-NEWS_LINES:], others[-NEWS_LINES:], more)


async def stories(table: Table, seat: Seat | None, lang: str) -> list[str]:
    """All of what a post has but the first sentence of, the newest chapter first and of each the newest deed: whoever reads looks for what has just
    been told. What one deed has told stays in its order. One text for each chapter that has any, whatever was decided there in secret."""
    reader = table.reader(lang)
    after, _ = await lately(table.tables.db, table.id, table.box, LOOKED_BACK)
    found: list[list[str]] = [[]]
    for page in await table.pages(after):
        for n, part in enumerate(chapters(table, page.told)):
            told = [s for t in part if (e := t.for_viewer(seat)) is not None and (s := table.box.story(e, reader))]
            found += [[]] if n else []
            found[-1] += ["\n\n".join(told)] if told else []
    return ["\n\n".join(reversed(chapter)) for chapter in reversed(found) if chapter]


# Of stories so much is shown at once: five, with which a game may begin, in a language of long words.
MOST_READ = 7600


def readable(texts: Sequence[str]) -> str:
    """The first of these that fit together; the very first always."""
    fit = 1
    while fit < len(texts) and sum(len(t) + 2 for t in texts[: fit + 1]) <= MOST_READ:
        fit += 1
    return "\n\n".join(texts[:fit])
