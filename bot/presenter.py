"""What players see: from a game to posts, in the table's language in public, in the reader's own in private.

`letters` turns a change into letters for the outbox (inside the transaction). The rest builds `Sheet`s, ready to send, from a
table that is awake: the board post, a person's own hand and questions, the whole board, the log. Pictures are drawn in the
studio, never on the event loop; if one cannot be drawn, the post comes without it.

Kinds of letters: `board` (the living post), `prompt` (a ping to somebody who is asked in the middle of another's turn),
`secret` (lines for one person), `whisper` (a secret question, see `bot.whispers`), `notice` (one message of the locale files).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

import db
from bot import address, luck_words, tips
from bot.chronicle import Page
from bot.panel import TEXT_IN_A_LAYOUT, Wording, deeds, quiet
from bot.pictures import attachment
from bot.reader import Reader
from bot.shelf import Box, Look
from bot.tables import Change, Table, Tables
from bot.tables.kept import GOES_ON
from bot.wording.text import clip, clip_lines
from bot.wordless import Unpainted
from games.kernel.ask import Ask, Seat
from games.kernel.live import NOTE
from games.kernel.luck import words_in
from games.kernel.table import Told
from rendering import encode
from rendering.encode import Picture
from rendering.studio import Studio, StudioClosed

log = logging.getLogger(__name__)

STORY_LINES, STORY_CHARACTERS = 8, 1400
# Two sentences of together at most so many letters stand on one line.
PACKED_CHARACTERS = 60
# What a new post keeps of the one before when a caretaker played in between: nobody was there to read it.
CARRIED_LINES = 6
ACCENT = {"playing": 0x3A5F4B, "paused": 0x7A6F57, "won": 0xC8A951, "lost": 0x7B1E24, "ended": 0x555555}
MOST_HANDS_DRAWN = 4
MOST_ASKED = 3
# A picture that takes longer than this is left out: the players wait for the buttons, not for the paint.
PICTURE_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message to send: its layout, and the pictures that belong to it."""

    layout: ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    pings: tuple[int, ...] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        users = [discord.Object(id) for id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    def sending(self) -> dict[str, Any]:
        """Keyword arguments for send."""
        return {"view": quiet(self.layout), "files": [attachment(p) for p in self.pictures], "allowed_mentions": self.mentions}

    def editing(self) -> dict[str, Any]:
        """Keyword arguments for edit; nobody is pinged by an edit."""
        none = discord.AllowedMentions.none()
        return {"view": quiet(self.layout), "attachments": [attachment(p) for p in self.pictures], "allowed_mentions": none}


@dataclass(slots=True)
class _Pile:
    """Parts of a layout, with the room that is left for text."""

    accent: int | None = None
    room: int = TEXT_IN_A_LAYOUT
    parts: list[ui.Item[Any]] = field(default_factory=list)

    def text(self, words: str, most: int = TEXT_IN_A_LAYOUT) -> None:
        words = clip(words, min(most, self.room)) if self.room > 1 else ""
        if words:
            self.room -= len(words)
            self.parts.append(ui.TextDisplay(words))

    def picture(self, picture: Picture | None) -> None:
        if picture is not None:
            item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt or None)
            self.parts.append(ui.MediaGallery(item))

    def rule(self) -> None:
        if self.parts:
            self.parts.append(ui.Separator())

    def rows(self, rows: Iterable[ui.ActionRow[Any]]) -> None:
        self.parts.extend(rows)

    def layout(self) -> ui.LayoutView:
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.Container(*self.parts, accent_colour=self.accent))
        return layout


def split(text: str, most: int) -> list[str]:
    """Cut between lines, or, where a line is longer than that, between words, into pieces of at most `most` characters."""
    pieces = [""]
    for line in (part for row in text.split("\n") for part in textwrap.wrap(row, most, replace_whitespace=False) or [""]):
        if len(pieces[-1]) + len(line) + 1 > most:
            pieces.append("")
        pieces[-1] += f"\n{line}" if pieces[-1] else line
    return pieces


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


def said(words: str) -> ui.LayoutView:
    """A single text as a layout: what a post with a layout is edited to must be one, too."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(clip(words, TEXT_IN_A_LAYOUT)))
    return quiet(layout)


def _question(table: Table, ask: Ask, reader: Reader) -> str:
    """What is asked, and below it what to think of, for whoever is new to the game."""
    return Wording(table.box, ask, reader).question() + tips.below(table, ask, reader)


def standing_select(table: Table, seat: Seat, reader: Reader) -> ui.Select[Any] | None:
    """The standing orders a seat may give and withdraw, the one that stands chosen; None where there are none."""
    if table.live is None or table.game.status != "playing":
        return None
    now, choices = table.box.standing(table.view(seat), seat, reader)
    if not choices:
        return None
    return ui.Select(
        custom_id=address.deed_select(table.id, "order", str(seat)),
        options=[
            discord.SelectOption(
                label=clip(c.label, 100), value=c.value, description=clip(c.hint, 100) or None, default=c.value == now
            )
            for c in choices[:25]
        ],
    )


class Presenter:
    def __init__(self, tables: Tables, studio: Studio, *, pictures: bool = True) -> None:
        self.tables = tables
        self.studio = studio
        self.pictures = pictures
        tables.consequences.append(self.letters)
        tables.tell_story = self.tell_again

    # From a change to letters

    def letters(self, change: Change) -> db.Effects:
        """Everything this change is to be posted as. Called with the table's lock held, before the transaction."""
        table = change.table
        if table.live is None:
            return db.Effects()
        letters: list[db.Letter] = []
        fresh = self._write_on(change)
        playing = table.game.status == "playing"
        asked = [u for u in self._people(table) if u != change.user_id] if playing else []
        # From outside a silent change is none: another call would tell that a further question was put behind the same cover.
        shut = self._shut(change) if playing and not change.silent else {}
        if change.kind == "start":
            letters.append(self.promise(table))
        letters += self._secrets(change, self._whispered(change) if playing else [])
        payload = {
            "story": clip_lines(table.story, STORY_LINES, STORY_CHARACTERS),
            "fresh": fresh,
            "pings": list(dict.fromkeys([*asked, *shut])) if fresh else [],
            "silent": change.silent,
        }
        letters.append(db.Letter(kind="board", payload=payload, channel_id=table.game.channel_id))
        if not fresh:
            newly = [u for u in asked if not self._was_asked(change, u)]
            letters += [self._prompt(table, user_id) for user_id in newly]
            letters += [self.call(table, user_id, seat) for user_id, seat in shut.items() if user_id not in newly]
        if change.moved is not None and change.moved.over:
            letters.append(self.revelation(table))
        return db.Effects(outbox=tuple(letters))

    def _was_asked(self, change: Change, user_id: int) -> bool:
        return any(change.table.user_of(s) == user_id for s in change.waited)

    def _people(self, table: Table) -> list[int]:
        """Whom we wait for in the open, without seats that a caretaker plays."""
        rows = [table.seats[a.seat] for a in table.asks if a.needed and a.read_by(None)]
        return list(dict.fromkeys(row.user_id for row in rows if row.user_id is not None and not row.caretaker))

    def _whispered(self, change: Change) -> list[Ask]:
        """New secret questions to people who are not here anyway: whoever answers sees what follows at once."""
        table = change.table
        here = None if change.kind == "seats" else change.user_id
        return [
            a
            for a in change.new_questions
            if a.needed
            and not a.hollow
            and not a.read_by(None)
            and not self._empty(table, a.seat)
            and table.user_of(a.seat) != here
        ]

    def _empty(self, table: Table, seat: Seat) -> bool:
        return table.seats[seat].user_id is None or table.seats[seat].caretaker

    def _shut(self, change: Change) -> dict[int, Seat]:
        """People of new covers whose DMs are closed, asked or not: only the channel reaches them, and it must not tell whom."""
        table = change.table
        covered = [s for a in change.new_questions if a.needed and a.cover is not None for s in a.cover.seats]
        if change.moved is not None and change.moved.answer is not None and change.moved.answer.n == NOTE:
            return {}  # nobody outside may notice an aside: what it asks anew waits where they said it
        found = {table.user_of(s): s for s in covered if table.seats[s].dm_ok is False and not self._empty(table, s)}
        return {user_id: seat for user_id, seat in found.items() if user_id is not None and user_id != change.user_id}

    def _write_on(self, change: Change) -> bool:
        """Add to the story of the current post; True if a new post begins."""
        table = change.table
        lines = pack(self._lines(table, change.told, opening=change.kind == "start"))
        by_person = change.moved is None or change.moved.answer is None or change.moved.answer.by == "player"
        if change.kind == "start":
            table.story, table.before = [*lines], None
            return True
        fresh = any(table.box.begins_chapter(event) for t in change.told if (event := t.for_viewer(None)) is not None) or bool(
            change.moved and change.moved.over
        )
        if fresh:
            table.before = table.pictured
            table.story = [*([] if by_person else table.story[-CARRIED_LINES:]), *lines]
        else:
            table.story = [*table.story, *lines]
        return fresh

    def _lines(
        self, table: Table, told: Sequence[Told], viewer: Seat | None = None, lang: str | None = None, *, opening: bool = False
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

    def tell_again(self, table: Table, pages: Sequence[Page]) -> list[str]:
        return [line for page in pages for line in pack(self._lines(table, page.told, opening=page.serial == 0))]

    def _secrets(self, change: Change, asks: Sequence[Ask]) -> list[db.Letter]:
        """What only some may know or are asked goes to each of them, in all languages: which one they read is known when it
        is sent. News and question are one message."""
        table = change.table
        letters: list[db.Letter] = []
        for seat in table.seats:
            if seat.user_id is None or seat.caretaker:
                continue
            private = [t for t in change.told if t.to is not None and seat.seat in t.to]
            lines = {lang: pack(self._lines(table, private, seat.seat, lang)) for lang in self.tables.words.langs}
            ask = next((a for a in asks if a.seat == seat.seat), None)
            payload: dict[str, Any] = {"seat": seat.seat, "lines": lines}
            if ask is not None:
                letters.append(db.Letter(kind="whisper", payload=payload | {"line": table.line(ask)}, user_id=seat.user_id))
            elif any(lines.values()) and not all(table.box.minor(e) for t in private if (e := t.for_viewer(seat.seat))):
                letters.append(db.Letter(kind="secret", payload=payload, user_id=seat.user_id))
        return letters

    def _prompt(self, table: Table, user_id: int) -> db.Letter:
        ask = next(a for a in table.questions_of(user_id) if a.needed and a.read_by(None))
        payload = {"user": user_id, "seat": ask.seat, "line": table.line(ask)}
        return db.Letter(kind="prompt", payload=payload, channel_id=table.game.channel_id)

    def call(self, table: Table, user_id: int, seat: Seat) -> db.Letter:
        """A ping in the channel that does not say what for, or whether there is a question at all."""
        payload = {"user": user_id, "seat": seat, "line": ""}
        return db.Letter(kind="prompt", payload=payload, channel_id=table.game.channel_id)

    def notice(self, table: Table, id: str, /, pings: Sequence[int] = (), **args: str | int) -> db.Letter:
        """One message of the locale files to the channel, in the table's language."""
        return db.Letter(kind="notice", payload={"id": id, "args": args, "pings": list(pings)}, channel_id=table.game.channel_id)

    def promise(self, table: Table) -> db.Letter:
        """At the start: the house's promise and everybody's word. A post of its own that is not edited (only somebody who
        wants to be forgotten loses their name in it): Discord would mark that, and so everybody can find at the end what the dice
        were made of."""
        words = luck_words.listed(table.words_given(), table.names)
        return self.notice(table, "told-luck", words=words, commitment=table.game.commitment)

    def revelation(self, table: Table) -> db.Letter:
        """At the end the house shows what its luck was made of."""
        game = table.game
        words = words_in(game.salt)
        if words is None:  # never begun, or from before there were words: then the ids of the joins are in the file
            words = tuple(w.word for w in table.words_given()) if game.salt is None else ()
        secret = game.secret.hex() if game.secret else ""
        known = "yes" if words else "no"
        return self.notice(
            table, "told-revealed", secret=secret, commitment=game.commitment, known=known, words=luck_words.bare(words)
        )

    # The board post

    def scene(self, table: Table) -> tuple[str, Any]:
        """Which picture the board post needs now, and the view to draw it from."""
        view = table.pictured = table.view(None)
        return table.box.scene(view, self._public(table)), view

    def pondering(self, table: Table) -> Callable[[], None]:
        """To be called in a thread before the questions are laid out: hints tell chances, and a chance that nobody has asked for
        before takes longer to work out than the event loop may stand still. Whoever asks again finds it known."""
        reader = table.reader()
        asked = [a for a in self._public(table) if a.needed]
        wanted = [(Wording(table.box, a, reader, table.view(a.seat)), tuple(a.options)) for a in asked]

        def ponder() -> None:
            for words, options in wanted:
                for option in options:
                    with contextlib.suppress(Exception):  # whoever lays it out will meet it again, and tell
                        words.hint(option)

        return ponder

    def board_sheet(
        self, table: Table, story: Sequence[str], picture: Picture | None, sign: str, pings: Sequence[int] = ()
    ) -> Sheet:
        """The living post as it should look now. `sign` marks it so that it can be found again after a crash."""
        reader = table.reader()
        view = table.view(None)
        pile = _Pile(self._accent(table))
        pile.text(f"### {table.box.headline(view, reader)}", 300)
        pile.picture(picture)
        pile.text("\n".join(clip_lines(story, STORY_LINES, STORY_CHARACTERS)), STORY_CHARACTERS)
        if table.live is not None and table.live.over:
            outcome = table.live.outcome
            if outcome is not None:
                pile.rule()
                pile.text(f"**{table.box.outcome_line(outcome, view, reader)}**", 600)
        elif table.game.status == "ended":
            pile.text(reader.say("board-ended"), 300)
        elif table.game.status == "paused":
            pile.rule()
            pile.text(reader.say("board-paused"), 300)
        else:
            pile.rule()
            self._questions(table, pile, reader)
        pile.rows([self.foot(table, reader, sign)])
        return Sheet(pile.layout(), (picture,) if picture else (), tuple(pings))

    def _public(self, table: Table) -> tuple[Ask, ...]:
        assert table.live is not None
        return table.live.questions(None)

    def _questions(self, table: Table, pile: _Pile, reader: Reader) -> None:
        """Who is asked what. One open question has its deeds here; several people answer behind "My answer"."""
        live = table.live
        assert live is not None
        public = self._public(table)
        needed = [a for a in public if not a.idle]
        hidden = any(a not in public and a.needed for a in table.asks)
        idle = [a for a in public if a.idle]
        if len(needed) == 1 and not hidden:
            ask = needed[0]
            pile.text(_question(table, ask, reader), 900)
            pile.rows(deeds(table, ask, reader))
        else:
            lines = [f"{'✓' if a.held is not None else '◦'} {Wording(table.box, a, reader).question()}" for a in needed]
            for wait in live.waiting(None):
                if not any(a.msg == wait.msg for a in needed):
                    lines.append(reader.say("board-secret-question", names=table.names_of(wait.seats)))
            pile.text("\n".join(lines), 1200)
        extra: list[ui.Button[Any]] = []
        if idle:
            who = ", ".join(table.names[s] for s in dict.fromkeys(a.seat for a in idle))  # labels know no markdown
            extra.append(self._button(table, reader.say("foot-step-in", names=who), "mine"))
        elif len(needed) != 1 or hidden:
            extra.append(self._button(table, reader.say("foot-mine"), "mine", style=discord.ButtonStyle.primary))
        if extra:
            pile.rows([ui.ActionRow(*extra)])
        pile.text(self.waiting_line(table, reader), 400)

    def waiting_line(self, table: Table, reader: Reader) -> str:
        """Whom we wait for and since when, small."""
        seats = table.waited_for()
        if not seats:
            return ""
        who: list[str] = []
        for seat in seats:
            row = table.seats[seat]
            several = len([s for s in table.seats if s.user_id == row.user_id]) > 1
            if row.user_id is None or row.caretaker:
                who.append(reader.say("board-caretaker", name=table.names_of((seat,))))
            else:
                who.append(f"<@{row.user_id}>" + (f" ({table.names_of((seat,))})" if several else ""))
        line = reader.say("board-waiting", who=", ".join(who), count=len(who), since=f"<t:{table.since}:R>")
        if table.due and all(a.cover is None for a in table.asks):  # behind a cover the deadline would tell who is asked
            line += " · " + reader.say("time-until", due=f"<t:{min(table.due.values())}:R>")
        return f"-# {line}"

    def foot(self, table: Table, reader: Reader, sign: str = "") -> ui.ActionRow[Any]:
        """My hand · Whole board · More … A phone shows two or three buttons side by side: what is rare is one press further.
        After the end nothing is left to decide but whether to play again."""
        row: ui.ActionRow[Any] = ui.ActionRow(
            self._button(table, reader.say("foot-hand"), "hand", sign), self._button(table, reader.say("foot-board"), "board")
        )
        if table.over:
            row.add_item(self._button(table, reader.say("foot-log"), "log"))
            row.add_item(self._button(table, reader.say("foot-rematch"), "rematch", style=discord.ButtonStyle.primary))
        else:
            row.add_item(self._button(table, reader.say("foot-more"), "more"))
        return row

    def more(self, table: Table, lang: str, user_id: int = 0) -> Sheet:
        """What else can be done and looked up, for whoever has pressed "More …"."""
        reader = table.reader(lang)
        deeds_ = [("foot-log", "log", ""), ("foot-why", "why", ""), ("foot-news", "catch-up", ""), ("foot-text", "board", "text")]
        if table.game.status == "playing":
            deeds_.insert(0, ("foot-undo", "undo", ""))
        pile = _Pile()
        pile.text(reader.say("foot-more-head"))
        pile.rows([ui.ActionRow(*(self._button(table, reader.say(id), deed, how) for id, deed, how in deeds_))])
        mine = table.seats_of(user_id) if table.game.status == "playing" else ()
        own: list[ui.Button[Any]] = []
        if any(standing_select(table, seat, reader) is not None for seat in mine):
            own.append(self._button(table, reader.say("foot-orders"), "orders"))
        if mine and table.box.going_on:
            on = any(table.seats[s].choices.get(GOES_ON) for s in mine)
            label = reader.say(table.box.going_on, on="yes" if on else "no")
            own.append(self._button(table, label, "go-on", "off" if on else "on"))
        if mine:
            on = tips.wanted(table)
            own.append(self._button(table, reader.say("foot-tips", on="yes" if on else "no"), "tips", "off" if on else "on"))
        if any(table.box.concession(table.view(seat), seat, reader) for seat in mine):
            own.append(self._button(table, reader.say("foot-concede"), "concede"))
        if own:
            pile.rows([ui.ActionRow(*own)])
        return Sheet(pile.layout())

    def _button(
        self,
        table: Table,
        label: str,
        deed: str,
        argument: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> ui.Button[Any]:
        return ui.Button(label=clip(label, 80), style=style, custom_id=address.deed_button(table.id, deed, argument))

    def _accent(self, table: Table) -> int:
        if table.live is not None and table.live.over and table.live.outcome is not None:
            return ACCENT[table.live.outcome.result]
        return ACCENT.get(table.game.status, ACCENT["playing"])

    # Private sheets

    async def hand(self, table: Table, user_id: int, lang: str, look: Look | None = None) -> Sheet:
        """Everything a person's seats have, and what they are asked."""
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            seats = table.seats_of(user_id)
            views = {seat: table.view(seat) for seat in seats}
        drawn = {s: await self.picture(table, "hand", s, views[s], reader, look) for s in seats[:MOST_HANDS_DRAWN]}
        pile = _Pile()
        for seat in seats:
            pile.text(table.box.hand_text(views[seat], seat, reader), 2400 // max(1, len(seats)))
            pile.picture(drawn.get(seat))
            if (select := standing_select(table, seat, reader)) is not None:
                pile.rows([ui.ActionRow(select)])
        async with table.lock:
            await table.awake()
            for ask in table.questions_of(user_id)[:2]:
                pile.rule()
                pile.text(_question(table, ask, reader), 700)
                pile.rows(deeds(table, ask, reader))
        return Sheet(pile.layout(), tuple(p for p in drawn.values() if p is not None))

    async def asked(
        self,
        table: Table,
        user_id: int,
        lang: str,
        look: Look | None = None,
        *,
        note: str = "",
        line: str = "",
        most_note: int = 1000,
    ) -> Sheet | None:
        """A person's open questions, secret ones with the picture as that seat may see it. None: nothing is asked.

        With `line`: only that question, and None if it is closed, whatever the note says.
        """
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            asks = [a for a in table.questions_of(user_id) if not line or (table.line(a) == line and a.needed)][:MOST_ASKED]
            if line and not asks:
                return None
            views = {a.seat: table.view(a.seat) for a in asks if not a.read_by(None)}
            live = table.live
            scenes = {s: table.box.scene(v, live.questions(s)) for s, v in views.items()} if live is not None else {}
        drawn = {s: await self.picture(table, scene, s, views[s], reader, look) for s, scene in scenes.items()}
        pictures = {s: p for s, p in drawn.items() if p is not None}
        async with table.lock:
            await table.awake()
            return self.mine(table, user_id, lang, note, line=line, most_note=most_note, pictures=pictures)

    def mine(
        self,
        table: Table,
        user_id: int,
        lang: str,
        note: str = "",
        page: int = 0,
        line: str = "",
        most_note: int = 1000,
        pictures: Mapping[Seat, Picture] | None = None,
    ) -> Sheet | None:
        """A person's open questions with their deeds; `line` shows only that one, at `page`. None: nothing is asked.

        `pictures` by seat are shown above the seat's first question.
        """
        reader = table.reader(lang)
        asks = [a for a in table.questions_of(user_id) if not line or table.line(a) == line][:MOST_ASKED]
        if not asks and not note:
            return None
        left = dict(pictures or {})
        shown: list[Picture] = []
        pile = _Pile()
        pile.text(note, most_note)
        for ask in asks:
            pile.rule()
            if (picture := left.pop(ask.seat, None)) is not None:
                pile.picture(picture)
                shown.append(picture)
            pile.text(_question(table, ask, reader), 800)
            pile.rows(deeds(table, ask, reader, page))
        return Sheet(pile.layout(), tuple(shown))

    async def whole_board(self, table: Table, seat: Seat | None, lang: str, style: str, look: Look | None = None) -> list[Sheet]:
        """The whole board, as a picture or in words; the same things either way. Many words are several messages."""
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            view = table.view(seat)
            accent = self._accent(table)
        headline = f"### {clip(table.box.headline(view, reader), 290)}"
        picture = await self.picture(table, "board", seat, view, reader, look) if style == "picture" else None
        if picture is not None:
            pile = _Pile(accent)
            pile.text(headline)
            pile.picture(picture)
            return [Sheet(pile.layout(), (picture,))]
        sheets: list[Sheet] = []
        for text in split(f"{headline}\n{table.box.board_text(view, reader)}", TEXT_IN_A_LAYOUT - 100):
            pile = _Pile(accent)
            pile.text(text)
            sheets.append(Sheet(pile.layout()))
        return sheets

    async def log(self, table: Table, seat: Seat | None, lang: str, after: int = -1, most: int = 3500) -> str:
        """The newest lines of the story that fit, oldest first, with their times."""
        reader = table.reader(lang)
        lines: list[str] = []
        for page in await table.pages(after):
            worded = self._lines(table, page.told, seat, lang)
            if not page.complete:
                worded = [reader.say("log-unreadable")]
            if worded:
                worded[0] = f"<t:{page.at}:t> {worded[0]}"
                lines += worded
        return "\n".join(clip_lines(lines, 80, most))

    # Pictures

    async def picture(
        self,
        table: Table,
        scene: str,
        seat: Seat | None,
        view: Any,
        reader: Reader,
        look: Look | None = None,
        before: Any = None,
    ) -> Picture | None:
        """Drawn off the loop. Two viewers never share a picture: the key says who may see it.

        `before` is the view (of the same viewer) that what is new is measured against.
        """
        if not self.pictures:
            return None
        look = look or Look(str(table.game.options.get("palette") or "normal"))
        box = table.box
        name = f"{box.name}-{scene}-{table.looks}" + ("" if seat is None else f"-{seat}")
        try:
            return await asyncio.wait_for(
                self.studio.draw(
                    (table.id, scene, seat, reader.lang, look), _painter(box, scene, view, seat, reader, look, name, before)
                ),
                PICTURE_SECONDS,
            )
        except (TimeoutError, StudioClosed):
            log.warning("game %s: no picture of %s in time", table.id, scene)
        except Exception:
            log.debug("game %s: the studio has reported why there is no picture of %s", table.id, scene)
        return None


def _painter(
    box: Box, scene: str, view: Any, seat: Seat | None, reader: Reader, look: Look, name: str, before: Any
) -> Callable[[], Picture | None]:
    def paint() -> Picture | None:
        try:
            drawn = box.draw(scene, view, seat, reader, look, before)
        except Unpainted:
            return None
        return encode.live(drawn.image, name, drawn.alt)

    return paint
