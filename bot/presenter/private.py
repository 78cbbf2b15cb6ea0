"""What one person sees alone: their hand, their questions, the whole board, what else can be done. In their own language."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown

from bot import button_ids, hints, shortcuts, tips
from bot.panel import (
    BUTTONS_IN_A_ROW,
    LABEL,
    OPTIONS_IN_A_SELECT,
    PLACEHOLDER,
    SELECTS_AT_ONCE,
    TEXT_IN_A_LAYOUT,
    Wording,
    deeds,
)
from bot.presenter import board
from bot.presenter.pictures import Pictures
from bot.presenter.sheets import Kept, Pile, Sheet, split
from bot.reader import Reader
from bot.shelf import LEADS, Choice, Look
from bot.tables import Table
from bot.tables.kept import ASKS_ALL, GOES_ON, SWIFT, TOLD_NEXT
from bot.wording.lexicon import NARROW
from bot.wording.text import clip, width
from games.kernel.ask import Ask, Seat, mark
from rendering.encode import Picture

MOST_HANDS_DRAWN = 4
LEAST_HAND, MOST_QUESTION = 2400, 1000  # letters, of everything one has and of a question below it

MOST_ASKED = 3
ANEW = "anew"

# For so long words wait for their pictures, where the pictures may follow.
AT_ONCE_SECONDS = 0.2


def standing_select(table: Table, seat: Seat, reader: Reader, pressed: str = "") -> ui.Select[Any] | None:
    """The standing orders a seat may give and withdraw, the one that stands chosen; None where there are none. `pressed`: the argument of one that
    something was picked on. Discord keeps that on a select it knows, so this is another."""
    choices = _orders(table, seat, reader)[1]
    if not choices:
        return None
    select = _order_select(table, seat, choices, reader, "order")
    argument = f"{seat}/{ANEW}" if pressed == str(seat) else str(seat)
    select.custom_id = button_ids.deed_select(table.id, "order", argument)
    return select


def order_sheet(table: Table, seat: Seat, reader: Reader, draft: str = "") -> tuple[str, list[ui.ActionRow[Any]]]:
    """The same by itself, and step by step: what stands above it, and the rows to press. No rows: this seat has no orders."""
    head, choices = _orders(table, seat, reader, draft)
    short = [c for c in choices if len(f"{seat}/{c.value}") <= button_ids.LONGEST_KEY and width(c.label) <= NARROW]
    few = bool(draft) and len(short) == len(choices) <= BUTTONS_IN_A_ROW
    firsts = [c for c in short if c.button or few][:BUTTONS_IN_A_ROW]
    rest = [c for c in choices if c not in firsts]
    rows = [ui.ActionRow(*(_order_button(table, seat, c) for c in firsts))] if firsts else []
    for i in range(0, min(len(rest), SELECTS_AT_ONCE * OPTIONS_IN_A_SELECT), OPTIONS_IN_A_SELECT):
        part = rest[i : i + OPTIONS_IN_A_SELECT]
        rows.insert(len(rows) - bool(firsts), ui.ActionRow(_order_select(table, seat, part, reader, "ordering", i, draft)))
    return head, rows


def _orders(table: Table, seat: Seat, reader: Reader, draft: str = "") -> tuple[str, Sequence[Choice]]:
    if table.live is None or table.game.status != "playing":
        return "", ()
    return table.box.ordering(table.view(seat), seat, reader, draft)


def _order_button(table: Table, seat: Seat, choice: Choice) -> ui.Button[Any]:
    leads = choice.value.startswith(LEADS)
    return ui.Button(
        label=clip(choice.label, LABEL),
        style=discord.ButtonStyle.secondary if leads else discord.ButtonStyle.primary,
        custom_id=button_ids.deed_button(table.id, "ordering", f"{seat}/{choice.value}"),
    )


def _order_select(
    table: Table, seat: Seat, choices: Sequence[Choice], reader: Reader, deed: str, part: int = 0, draft: str = ""
) -> ui.Select[Any]:
    now = table.box.standing(table.view(seat), seat, reader)[0]
    return ui.Select(
        custom_id=button_ids.deed_select(table.id, deed, f"{seat}/{part}.{mark([draft, now, *(c.value for c in choices)])[:4]}"),
        placeholder=clip(reader.say("panel-choose" if draft else _orders_called(table, choices, reader)), PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=clip(c.label, 100), value=c.value, description=clip(c.hint, 100) or None, default=c.value == now
            )
            for c in choices[:OPTIONS_IN_A_SELECT]
        ],
    )


def _orders_called(table: Table, choices: Sequence[Choice], reader: Reader) -> str:
    """Where some of them are put together by steps, the game may say what these are."""
    own = f"orders-choose-{table.game.name}"
    steps = any(c.value.startswith(LEADS) for c in choices)
    return own if steps and reader.words.has(reader.lang, own) else "orders-choose"


def _question(table: Table, ask: Ask, user_id: int, reader: Reader, *, on_hand: bool = False) -> str:
    """What this person is asked; and where their answer stands and others are still to give theirs, what it is and whom we wait for."""
    if ask.held is None:
        return board.question(table, ask, reader, on_hand=on_hand)
    words = Wording(table.box, ask, reader)
    what = ", ".join(escape_markdown(words.label(o)) for o in ask.options if o.key in ask.held)
    names = table.names_of(table.others_waited_for(user_id))
    return f"{words.question()}\n{reader.say('panel-held', what=what, known='yes' if names else 'no', names=names)}"


def _in_order(table: Table, user_id: int) -> list[Ask]:
    """What is asked beside a plan is to be answered first. Of several plans of one person each keeps its place, however often it is asked anew."""
    asks = table.questions_of(user_id)
    plans = sorted((a for a in asks if table.box.plans(a)), key=lambda a: (not a.needed, a.seat, repr(a.args)))
    return [*(a for a in asks if a.needed and a not in plans), *plans, *(a for a in asks if not a.needed and a not in plans)]


def pictured(table: Table, asks: Sequence[Ask], views: Mapping[Seat, Any]) -> dict[Seat, str]:
    """By seat the picture that stands above its questions: of what is secret or planned always, otherwise if the post shows another one."""
    assert table.live is not None
    post = board.about(table.box, table.view(None), table.live.questions(None))
    found: dict[Seat, str] = {}
    for seat, view in views.items():
        mine = [a for a in asks if a.seat == seat]
        scene = board.about(table.box, view, mine)
        if scene != post or any(not a.read_by(None) or table.box.plans(a) for a in mine):
            found[seat] = scene
    return found


def _played_for(table: Table, seats: Sequence[Seat]) -> bool:
    """Does a caretaker play one of them? Then their person can come back."""
    return not table.over and any(table.seats[seat].caretaker for seat in seats)


@dataclass(frozen=True, slots=True)
class _Painting:
    """The pictures of a sheet: those that are there, and those that words do not wait for."""

    painted: Mapping[Seat, Picture]
    coming: frozenset[Seat] = frozenset()
    all: Awaitable[Mapping[Seat, Picture]] | None = None

    def of(self, seat: Seat) -> Picture | Kept | None:
        return Kept(seat) if seat in self.coming else self.painted.get(seat)

    def sheet(self, pile: Pile) -> Sheet:
        if self.all is None:
            return pile.sheet()
        all_ = self.all

        async def later() -> Sheet | None:
            painted = await all_
            return pile.sheet(painted) if painted else None

        return replace(pile.sheet(), later=later)


class Private:
    """Belongs to the presenter: `presenter.private`."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures

    async def _paint(
        self,
        table: Table,
        scenes: Mapping[Seat, str],
        views: Mapping[Seat, Any],
        reader: Reader,
        look: Look | None,
        *,
        patient: bool = False,
        soon: bool = False,
    ) -> _Painting:
        """`soon`: what is not there at once comes later."""

        async def every() -> dict[Seat, Picture]:
            found = {
                s: await self.pictures.of(table, scene, s, views[s], reader, look, patient=patient) for s, scene in scenes.items()
            }
            return {s: p for s, p in found.items() if p is not None}

        if not soon:
            return _Painting(await every())
        painting = asyncio.create_task(every())
        await asyncio.wait({painting}, timeout=AT_ONCE_SECONDS)
        return _Painting(painting.result()) if painting.done() else _Painting({}, frozenset(scenes), painting)

    async def hand(
        self, table: Table, user_id: int, lang: str, look: Look | None = None, *, pressed: str = "", soon: bool = False
    ) -> Sheet:
        """Everything a person's seats have, and what they are asked. `pressed`: on this select of orders, which shows again what stands.
        `soon`: without waiting for pictures (`Sheet.later`)."""
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            seats = table.seats_of(user_id)
            views = {seat: table.view(seat) for seat in seats}
            asked = len(_in_order(table, user_id)[:2])
        painting = await self._paint(table, dict.fromkeys(seats[:MOST_HANDS_DRAWN], "hand"), views, reader, look, soon=soon)
        pile = Pile()
        room = max(LEAST_HAND, TEXT_IN_A_LAYOUT - 300 - asked * MOST_QUESTION)  # of what nobody asks for the hand has the rest
        for seat in seats:
            pile.text(table.box.hand_text(views[seat], seat, reader), room // max(1, len(seats)))
            pile.picture(painting.of(seat))
            if (select := standing_select(table, seat, reader, pressed)) is not None:
                pile.rows([ui.ActionRow(select)])
        if _played_for(table, seats):
            pile.text(reader.say("hand-caretaken"))
            pile.rows([ui.ActionRow(board.coming_back(table, reader))])
        async with table.lock:
            await table.awake()
            for ask in _in_order(table, user_id)[:2]:
                rows = deeds(table, ask, reader)
                if not pile.holds(rows):
                    break
                pile.rule()
                pile.text(_question(table, ask, user_id, reader, on_hand=True), MOST_QUESTION)
                pile.rows(rows)
        return painting.sheet(pile)

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
        above: Sequence[Picture] = (),
        patient: bool = False,
        soon: bool = False,
    ) -> Sheet | None:
        """A person's open questions, with the picture as that seat may see it where the post shows another. None: nothing is asked.

        With `line`: only that question, and None if it is closed, whatever the note says. `patient`: they have not pressed for it.
        `soon`: without waiting for pictures (`Sheet.later`).
        """
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            asks = [a for a in _in_order(table, user_id) if not line or (table.is_named(a, line) and a.needed)][:MOST_ASKED]
            if line and not asks:
                return None
            views = {a.seat: table.view(a.seat) for a in asks}
            scenes = pictured(table, asks, views)
        painting = await self._paint(table, scenes, views, reader, look, patient=patient, soon=soon)
        async with table.lock:
            await table.awake()
            return self.mine(table, user_id, lang, note, line=line, most_note=most_note, painting=painting, above=above)

    def mine(
        self,
        table: Table,
        user_id: int,
        lang: str,
        note: str = "",
        page: int = 0,
        line: str = "",
        most_note: int = 1000,
        painting: _Painting | None = None,
        above: Sequence[Picture] = (),
    ) -> Sheet | None:
        """A person's open questions with their deeds; `line` shows only that one, at `page`. None: nothing is asked.

        Each seat's picture is shown above its first question, those of `above` below the note.
        """
        reader = table.reader(lang)
        asks = [a for a in _in_order(table, user_id) if not line or table.is_named(a, line)][:MOST_ASKED]
        if not asks and not note:
            return None
        painting, headed = painting or _Painting({}), set[Seat]()
        pile = Pile()
        pile.text(note, most_note)
        for picture in above:
            pile.picture(picture)
        for number, ask in enumerate(asks):
            rows = deeds(table, ask, reader, page)
            if number and not pile.holds(rows):
                break
            pile.rule()
            if ask.seat not in headed:
                pile.picture(painting.of(ask.seat))
                headed.add(ask.seat)
            pile.text(_question(table, ask, user_id, reader), 1000)
            pile.rows(rows)
            pile.text(board.meaning(table, ask, reader), 800)
        return painting.sheet(pile)

    async def whole_board(self, table: Table, seat: Seat | None, lang: str, style: str, look: Look | None = None) -> list[Sheet]:
        """The whole board, as a picture or in words; the same things either way. Many words are several messages."""
        async with table.lock:
            await table.awake()
            reader = table.reader(lang)
            view = table.view(seat)
            accent = board.accent(table)
        headline = f"### {clip(table.box.headline(view, reader), 290)}"
        picture = await self.pictures.of(table, "board", seat, view, reader, look) if style == "picture" else None
        if picture is not None:
            pile = Pile(accent)
            pile.text(headline)
            pile.picture(picture)
            return [Sheet(pile.layout(), (picture,))]
        sheets: list[Sheet] = []
        for text in split(f"{headline}\n{table.box.board_text(view, reader)}", TEXT_IN_A_LAYOUT - 100):
            pile = Pile(accent)
            pile.text(text)
            sheets.append(Sheet(pile.layout()))
        return sheets

    def more(self, table: Table, lang: str, user_id: int = 0) -> Sheet:
        """What else can be done and looked up, for whoever has pressed "More …"."""
        reader = table.reader(lang)
        deeds_ = [("foot-log", "log", ""), ("foot-why", "why", ""), ("foot-news", "catch-up", ""), ("foot-text", "board", "text")]
        if table.game.status == "playing":
            deeds_.insert(0, ("foot-undo", "undo", ""))
        asked = any(a.needed and not a.hollow for a in table.questions_of(user_id)) if user_id else False
        pile = Pile()
        pile.text(reader.say("foot-more-head"))
        pile.rows([ui.ActionRow(*(board.button(table, reader.say(id), deed, how) for id, deed, how in deeds_))])
        mine = table.seats_of(user_id) if table.game.status == "playing" else ()
        own = [board.coming_back(table, reader)] if _played_for(table, mine) else list[ui.Button[Any]]()
        if mine and asked and hints.allowed(table):
            own.append(board.button(table, reader.say("foot-hint"), "hint"))
        if any(standing_select(table, seat, reader) is not None for seat in mine):
            own.append(board.button(table, reader.say("foot-orders"), "orders"))
        if mine and table.box.going_on:
            on = any(table.seats[s].choices.get(GOES_ON) for s in mine)
            label = reader.say(table.box.going_on, on="yes" if on else "no")
            own.append(board.button(table, label, "go-on", "off" if on else "on"))
        if mine and table.box.windows:
            on = any(table.seats[s].choices.get(SWIFT) for s in mine)
            own.append(board.button(table, reader.say("foot-swift", on="yes" if on else "no"), "swift", "off" if on else "on"))
        if mine and table.box.takes_turns:
            on = any(table.seats[s].choices.get(TOLD_NEXT) for s in mine)
            own.append(board.button(table, reader.say("foot-next", on="yes" if on else "no"), "next", "off" if on else "on"))
        if mine and shortcuts.known(table):
            on = any(table.seats[s].choices.get(ASKS_ALL) for s in mine)
            own.append(
                board.button(table, reader.say("foot-asks-all", on="yes" if on else "no"), "ask-all", "off" if on else "on")
            )
        if mine:
            on = tips.wanted(table)
            own.append(board.button(table, reader.say("foot-tips", on="yes" if on else "no"), "tips", "off" if on else "on"))
        if mine:
            own.append(board.button(table, reader.say("foot-away"), "away"))
        if mine or table.game.status == "paused":
            own.append(board.button(table, reader.say("foot-settings"), "settings"))
        if any(table.box.concession(table.view(seat), seat, reader) for seat in mine):
            own.append(board.button(table, reader.say("foot-concede"), "concede"))
        for i in range(0, len(own), BUTTONS_IN_A_ROW):
            pile.rows([ui.ActionRow(*own[i : i + BUTTONS_IN_A_ROW])])
        return Sheet(pile.layout())
