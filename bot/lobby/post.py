"""The lobby's post: who sits where, what was chosen, what is still missing, and the house's promise. One per lobby, kept up to date."""

from __future__ import annotations

import dataclasses
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.utils import escape_markdown as escape

import db
from bot import button_ids, hours, luck_words, sequels
from bot.outbox import Sent
from bot.panel import quiet
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.shelf import BadWish, Box, Wish
from bot.tables import Table
from bot.wishes import of_a_seat
from bot.wording.text import clip
from games.kernel.ask import mark

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

# Of the promise so much stands on the post. Half as much, and whoever keeps the secret could have found two that begin alike (2³² tries), to
# choose between when everybody's words are known; this would take 2⁶⁴.
SHORT = 32
# The sandbox's guide reads from it whether the table can start.
_START = {True: discord.ButtonStyle.success, False: discord.ButtonStyle.secondary}
HOUSE_RULES = "*"  # stands for the names of all rare wishes together


def line_of(box: Box, reader: Reader) -> str:
    """The game in one sentence, for whoever does not know it; "" for one from elsewhere that says none."""
    id = f"box-{box.name}-line"
    return reader.say(id) if reader.words.has("en", id) else ""


def lobby_layout(table: Table, box: Box, reader: Reader) -> ui.LayoutView:
    """Who sits where, what was chosen, what is still missing, and the house's promise."""
    game = table.game
    people = len({s.user_id for s in table.seats})
    line = line_of(box, reader)
    lines = [
        f"### {reader.say('lobby-title', game=box.title(reader))}",
        f"-# {line}" if line else "",
        reader.say("lobby-seats", n=len(table.seats), least=box.least, most=box.most),
        *(_seat_line(table, box, seat, reader) for seat in table.seats),
    ]
    if table.seats:
        lines.append(box.lobby([s.choices for s in table.seats], [escape(n) for n in table.names.values()], reader))
    # What can be chosen shows what is chosen: the selects below.
    pace = reader.say("lobby-pace", **hours.spoken(game.pace.deadline))
    lines.append(f"{reader.say('lobby-language', language=game.language)} · {pace}")
    missing = [s for s in table.seats if not s.ready]
    if len(table.seats) < box.least:
        lines.append(reader.say("lobby-need-players", n=box.least - len(table.seats)))
    elif missing:
        who = ", ".join(dict.fromkeys(discord.utils.escape_markdown(s.name) for s in missing))
        lines.append(reader.say("lobby-need-ready", who=who))
    elif _can_sit(table, box):  # otherwise the line above says what stands in the way
        lines.append(reader.say("lobby-complete", people=people))
    if open_ := [s.seat for s in table.seats if unchosen(table, s.seat)]:
        lines.append(reader.say("lobby-unchosen", who=table.names_of(open_)))
    lines.append(_promise(table, reader))
    layout = ui.LayoutView(timeout=None)
    box_rows: list[ui.Item[Any]] = [ui.TextDisplay(clip("\n".join(line for line in lines if line), 3500))]
    if (going_on := sequels.select(table, reader)) is not None:
        box_rows.append(going_on)
    box_rows += [ui.ActionRow(_wish(table, wish, reader)) for wish in box.wishes if not wish.rare]
    if any(w.rare for w in box.wishes):
        box_rows.append(ui.ActionRow(_house_rules(table, box, reader)))
    full = len(table.seats) >= box.most
    box_rows.append(
        ui.ActionRow(
            _button(table, reader.say("lobby-join"), "join", discord.ButtonStyle.primary, disabled=full),
            _button(table, reader.say("lobby-again"), "again", disabled=full),
            _button(table, reader.say("lobby-leave"), "leave"),
            _button(table, reader.say("lobby-ready"), "ready"),
            _button(table, reader.say("lobby-start"), "start", _START[complete(table, box)]),
        )
    )
    own = [_button(table, reader.say("lobby-mywish"), "mywish")] if box.seat_wishes else []
    learn = [_button(table, reader.say("lobby-learn"), "learn")] if box.lesson is not None else []
    luck = [_button(table, reader.say("lobby-word"), "word"), _button(table, reader.say("lobby-luck"), "verify")]
    box_rows.append(ui.ActionRow(*own, *luck, *learn))
    layout.add_item(ui.Container(*box_rows))
    return quiet(layout)


def _wish(table: Table, wish: Wish, reader: Reader) -> ui.Select[Any]:
    """What is chosen stands on it; of a wish for several things perhaps nothing, then it says what could be."""
    options = [c for c in wish.choices(reader) if c.value or not wish.several][:25]
    settled = wish.settled(table.game.options)
    now = wish.values(settled or str(table.game.options.get(wish.name) or ("" if wish.several else options[0].value)))
    title = reader.say(wish.title)
    return ui.Select(
        custom_id=button_ids.deed_select(table.id, "wish", wish.name),
        placeholder=clip(title, 150),
        disabled=bool(settled),
        min_values=0 if wish.several else 1,
        max_values=len(options) if wish.several else 1,
        options=[
            discord.SelectOption(
                label=clip(c.label if wish.several else f"{title}: {c.label}", 100),
                value=c.value or "-",
                description=clip(c.hint, 100) or None,
                default=c.value in now,
            )
            for c in options
        ],
    )


def house_rules(table: Table) -> list[str]:
    """What this table plays otherwise than most, as the select calls it."""
    options = table.game.options
    return [f"{w.name}={options[w.name]}" for w in table.box.wishes if w.rare and options.get(w.name)]


def _house_rules(table: Table, box: Box, reader: Reader) -> ui.Select[Any]:
    """Of each such wish every value but the first. Two values of one wish may be picked, and only one holds: since Discord keeps what
    somebody has picked on a select it knows, it is another select whenever something has changed."""
    now = house_rules(table)
    options = [
        discord.SelectOption(
            label=clip(f"{reader.say(wish.title)}: {c.label}", 100),
            value=f"{wish.name}={c.value}",
            description=clip(c.hint, 100) or None,
            default=f"{wish.name}={c.value}" in now,
        )
        for wish in box.wishes
        if wish.rare
        for c in wish.choices(reader)
        if c.value
    ][:25]
    return ui.Select(
        custom_id=button_ids.deed_select(table.id, "wish", f"{HOUSE_RULES}/{mark(now)[:4]}"),
        placeholder=clip(reader.say("lobby-house-rules"), 150),
        min_values=0,
        max_values=len(options),
        options=options,
    )


def complete(table: Table, box: Box) -> bool:
    """Does nothing stand in the way of a start? Whoever may start needs not say that they are ready."""
    host = table.game.host_id if table.seats_of(table.game.host_id or 0) else table.eldest
    ready = all(s.ready or s.user_id == host for s in table.seats)
    return len(table.seats) >= box.least and ready and _can_sit(table, box)


def _can_sit(table: Table, box: Box) -> bool:
    """Do the seats' wishes go together?"""
    try:
        box.seating([s.choices for s in table.seats])
    except BadWish:
        return False
    return True


def _seat_line(table: Table, box: Box, seat: db.Seat, reader: Reader) -> str:
    wishes: list[str] = []
    for wish in of_a_seat(table.box, len(table.seats)):
        value = str(seat.choices.get(wish.name) or "")
        if value:
            wishes.append(next((c.label for c in wish.choices(reader) if c.value == value), value))
    return reader.say(
        "lobby-seat",
        name=escape(table.names[seat.seat]),
        ready="yes" if seat.ready else "no",
        dm="closed" if seat.dm_ok is False else "open",
        wished="yes" if wishes else "no",
        wish=", ".join(wishes),
    )


def _promise(table: Table, reader: Reader) -> str:
    """Everybody's word and what the words are for, small; the whole of the promise is a press away."""
    words = luck_words.listed(table.words_given(), table.names)
    lines = [reader.say("lobby-words", words=words)] if words else []
    return "\n".join(f"-# {line}" for line in [*lines, reader.say("lobby-promise", short=table.game.commitment[:SHORT])])


def unchosen(table: Table, seat: int) -> bool:
    """Has this seat something to choose that its person has not even left to the lot?"""
    return any(wish.name not in table.seats[seat].choices for wish in of_a_seat(table.box, len(table.seats)))


def _button(
    table: Table, label: str, deed: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, disabled: bool = False
) -> ui.Button[Any]:
    return ui.Button(label=clip(label, 80), style=style, disabled=disabled, custom_id=button_ids.deed_button(table.id, deed))


def letter(channel_id: int) -> db.Letter:
    """The lobby is posted by letter, written with the game itself: no game stays behind that nobody can see."""
    return db.Letter(kind="lobby", payload={}, channel_id=channel_id)


async def show(keeper: Keeper, table: Table) -> None:
    """Bring the lobby's post up to date. In the order of the changes: the lock is held meanwhile."""
    async with table.lock:
        table.drop()
        await table.awake()
        message_id = table.game.lobby_message_id
        if message_id is None or table.game.status != "lobby":
            return
        layout = lobby_layout(table, table.box, table.reader())
        shown = {"view": layout, "allowed_mentions": discord.AllowedMentions.none()}
        try:
            await keeper.tokens.edit(table.game.channel_id, message_id, lambda: shown)
        except discord.NotFound:
            await keeper.db.forget_post(message_id)
            again = db.Effects(outbox=(letter(table.game.channel_id),))
            await keeper.db.apply(table.id, again, keeper.clock())
            keeper.tables.committed(table)


async def deliver(keeper: Keeper, table: Table, letter: db.Outbox) -> Sent:
    """The lobby's post. The lock is held meanwhile: whoever joins just now brings it up to date when it is there. If there is one already
    it is brought up to date, and what the lobby has left behind elsewhere goes."""
    postman = keeper.postman
    await table.refresh()
    for old in await keeper.db.posts(table.id, purpose="lobby", live=True):
        if old.message_id != table.game.lobby_message_id:  # where the lobby stood before it was moved
            await postman.tidying.take_away(old)
    if table.game.lobby_message_id is not None:
        await _up_to_date(keeper, table)
        return Sent(table.game.lobby_message_id)
    async with table.lock:
        await table.awake()
        game = table.game
        channel = postman.channel(game.channel_id)
        message_id = None
        if letter.attempts > 1:  # it may have been posted before a crash
            message_id = await postman.finding.by_button(table, lambda b: b.game_id == game.id and b.deed == "join")
        if game.status == "lobby":
            layout = lobby_layout(table, table.box, table.reader())
            if message_id is None:
                message_id = (await channel.send(view=layout, nonce=letter.nonce)).id
            else:
                post = channel.get_partial_message(message_id)
                await post.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
        if message_id is not None:
            post = db.Post(game_id=game.id, purpose="lobby", channel_id=game.channel_id, message_id=message_id)
            await keeper.db.add_post(post, keeper.clock())
            table.game = dataclasses.replace(game, lobby_message_id=message_id)
    if game.status != "lobby":  # started or ended by command, before anybody knew of the post
        await _up_to_date(keeper, table)
    return Sent(message_id)


async def _up_to_date(keeper: Keeper, table: Table) -> None:
    if table.game.status == "lobby":
        await show(keeper, table)
    else:
        await close(keeper, table, "lobby-ended" if table.never_began else "lobby-started")


async def close(keeper: Keeper, table: Table, id: str) -> None:
    """The lobby's post loses its buttons. Of a game that has begun it keeps the promise; the words stand below it, in the
    post of the start."""
    message_id = table.game.lobby_message_id
    if message_id is None:
        return
    reader = table.reader()
    lines = [f"### {table.box.title(reader)}", reader.say(id, names=table.names_of(tuple(table.names)), n=len(table.seats))]
    if not table.never_began:
        lines.append(f"-# {reader.say('lobby-promised', commitment=table.game.commitment)}")
    closed = {"view": said("\n".join(lines)), "allowed_mentions": discord.AllowedMentions.none()}
    try:
        await keeper.tokens.edit(table.game.channel_id, message_id, lambda: closed)
    except discord.HTTPException as error:
        log.info("the lobby's post of game %s stays as it is: %s", table.id, error)
    await keeper.db.retire_posts([message_id])
