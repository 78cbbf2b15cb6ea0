"""The lobby: open a game, take seats, choose, be ready, start. One post per lobby, kept up to date by whoever presses."""

from __future__ import annotations

import contextlib
import dataclasses
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.utils import escape_markdown as escape

import db
from bot import address, hours, luck_words
from bot.commands import GameCog, choice, slash
from bot.keeper import Keeper
from bot.names import called
from bot.outbox import CLOSED_DM, Sent
from bot.panel import quiet
from bot.presenter.notices import notice
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import NeverBegan, TableRefusal
from bot.schedule.paces import PACES
from bot.shelf import BadWish, Box, Wish
from bot.tables import Table
from bot.wishes import meant, suggest
from bot.wording.text import clip

log = logging.getLogger(__name__)

DEEDS = ("join", "again", "leave", "ready", "start", "wish", "mywish", "setmywish", "word", "setword")
# What Keeper must be allowed to do where it plays.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")

Press = discord.Interaction[Any]


def _can_sit(table: Table, box: Box) -> bool:
    """Do the seats' wishes go together?"""
    try:
        box.seating([s.choices for s in table.seats])
    except BadWish:
        return False
    return True


def lobby_layout(table: Table, box: Box, reader: Reader) -> ui.LayoutView:
    """Who sits where, what was chosen, what is still missing, and the house's promise."""
    game = table.game
    people = len({s.user_id for s in table.seats})
    lines = [
        f"### {reader.say('lobby-title', game=box.title(reader))}",
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
    lines.append(_promise(table, reader))
    layout = ui.LayoutView(timeout=None)
    box_rows: list[ui.Item[Any]] = [ui.TextDisplay(clip("\n".join(line for line in lines if line), 3500))]
    for wish in box.wishes:
        options = wish.choices(reader)[:25]
        settled = wish.settled(game.options)
        now = settled or str(game.options.get(wish.name) or options[0].value)
        box_rows.append(
            ui.ActionRow(
                ui.Select(
                    custom_id=address.deed_select(table.id, "wish", wish.name),
                    placeholder=clip(reader.say(wish.title), 150),
                    disabled=bool(settled),
                    options=[
                        discord.SelectOption(
                            label=clip(f"{reader.say(wish.title)}: {c.label}", 100),
                            value=c.value or "-",
                            description=clip(c.hint, 100) or None,
                            default=c.value == now,
                        )
                        for c in options
                    ],
                )
            )
        )
    full = len(table.seats) >= box.most
    box_rows.append(
        ui.ActionRow(
            _button(table, reader.say("lobby-join"), "join", discord.ButtonStyle.primary, disabled=full),
            _button(table, reader.say("lobby-again"), "again", disabled=full),
            _button(table, reader.say("lobby-leave"), "leave"),
            _button(table, reader.say("lobby-ready"), "ready"),
            _button(table, reader.say("lobby-start"), "start", discord.ButtonStyle.success),
        )
    )
    own = [_button(table, reader.say("lobby-mywish"), "mywish")] if box.seat_wishes else []
    box_rows.append(ui.ActionRow(*own, _button(table, reader.say("lobby-word"), "word")))
    layout.add_item(ui.Container(*box_rows))
    return quiet(layout)


def _seat_line(table: Table, box: Box, seat: db.Seat, reader: Reader) -> str:
    wishes: list[str] = []
    for wish in box.seat_wishes:
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
    """Everybody's word and what the words are for, small."""
    words = luck_words.listed(table.words_given(), table.names)
    lines = [reader.say("lobby-words", words=words)] if words else []
    return "\n".join(f"-# {line}" for line in [*lines, reader.say("lobby-promise", commitment=table.game.commitment)])


def _button(
    table: Table, label: str, deed: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, disabled: bool = False
) -> ui.Button[Any]:
    return ui.Button(label=clip(label, 80), style=style, disabled=disabled, custom_id=address.deed_button(table.id, deed))


def _letter(channel_id: int) -> db.Letter:
    """The lobby is posted by letter, written with the game itself: no game stays behind that nobody can see."""
    return db.Letter(kind="lobby", payload={}, channel_id=channel_id)


def _name(interaction: Press) -> str:
    return called(interaction.user)


def _brought(interaction: Press, word: str | None) -> dict[str, Any]:
    """What a new seat's choices begin with: when it was taken, and its person's word for the luck."""
    return {"join": str(interaction.id)} | (luck_words.typed(word, interaction.id) if word is not None else {})


def _word(text: str | None) -> str | None:
    """A typed word, fit to stand in the post; None: none was typed."""
    if text is None:
        return None
    word = luck_words.cleaned(text)
    if word is None:
        raise TableRefusal("no-bad-word", most=luck_words.LONGEST)
    return word


class Lobby(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        on = keeper.presses.deed
        on("join")(self.press_join)
        on("again")(self.press_again)
        on("leave")(self.press_leave)
        on("ready")(self.press_ready)
        on("start")(self.press_start)
        on("wish")(self.press_wish)
        on("mywish", private=True)(self.press_my_wish)
        on("setmywish")(self.press_set_my_wish)
        on("word", raw=True)(self.press_word)
        on("setword")(self.press_set_word)
        keeper.postman.kinds["lobby"] = self._deliver

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        self.keeper.postman.kinds.pop("lobby", None)
        await super().cog_unload()

    # Opening

    @slash("game", "new")
    @app_commands.choices(
        language=[choice("language-en", "en"), choice("language-de", "de")],
        pace=[choice("pace-none", "none"), choice("pace-12h", "12h"), choice("pace-24h", "24h"), choice("pace-72h", "72h")],
    )
    async def new(
        self,
        interaction: Press,
        game: str,
        wishes: app_commands.Range[str, 1, 300] | None = None,
        language: str | None = None,
        pace: str | None = None,
        thread: bool = False,
        word: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        keeper = self.keeper
        reader = await keeper.reader(interaction)
        box = self._box(game, reader)
        own = _word(word)
        options = meant(box, wishes or "", Reader(reader.lang, reader.words, box.cards, {}))
        await self.may_play_here(interaction, thread)
        settings = await keeper.db.guild_settings(interaction.guild_id) if interaction.guild_id else None
        # Nothing set for the server: the host's own language, rather than Discord's guess for the whole server.
        lang = language or (settings.language if settings else None) or await keeper.language(interaction)
        chosen_pace = PACES[pace] if pace else (settings.pace if settings and settings.pace else PACES["none"])
        there = None if thread else await self._occupied(interaction.channel_id or 0)
        if there is not None:
            raise self._taken(there)
        channel_id = await self._place(interaction, box, lang, thread)
        await self.open(interaction, box, channel_id, language=lang, options=options, pace=chosen_pace, word=own)

    async def open(
        self,
        interaction: Press,
        box: Box,
        channel_id: int,
        *,
        language: str,
        options: Mapping[str, Any],
        pace: db.Pace,
        letters: Sequence[db.Letter] = (),
        word: str | None = None,
    ) -> None:
        """A lobby in which whoever asked for it has a seat; `letters` are posted below it. `word`: the host's, for the luck."""
        keeper = self.keeper
        try:
            table = await keeper.tables.open_lobby(
                box,
                channel_id=channel_id,
                guild_id=interaction.guild_id,
                host_id=interaction.user.id,
                language=language,
                options=options,
                pace=pace,
                host=db.HostSeat(user_id=interaction.user.id, name=_name(interaction), choices=_brought(interaction, word)),
                letters=(_letter(channel_id), *letters),
            )
        except db.ChannelTaken as taken:
            raise self._taken(taken.game) from None
        await keeper.postman.post_now(table)
        await table.refresh()
        await keeper.whisper(interaction, "lobby-opened", link=keeper.postman.link(table))
        await self._test_dm(interaction, table)

    @new.autocomplete("game")
    async def _games(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.keeper.reader(interaction)
        found = [app_commands.Choice(name=clip(b.title(reader), 100), value=b.name) for b in self.keeper.shelf]
        return [c for c in found if current.casefold() in c.name.casefold()][:25]

    @new.autocomplete("wishes")
    async def _wishes(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        """Of the game that was chosen, or of the only one on the shelf."""
        wanted = getattr(interaction.namespace, "game", None)
        boxes = [b for b in self.keeper.shelf if not wanted or b.name == wanted]
        if len(boxes) != 1:
            return []
        lang = await self.keeper.language(interaction)
        return suggest(boxes[0], current, Reader(lang, self.keeper.words, boxes[0].cards, {}))

    def _box(self, game: str, reader: Reader) -> Box:
        """By its name, or by its title if somebody typed that."""
        if game in self.keeper.shelf:
            return self.keeper.shelf.box(game)
        for box in self.keeper.shelf:
            for lang in self.keeper.words.langs:
                if box.title(Reader(lang, self.keeper.words, box.cards, {})).casefold() == game.strip().casefold():
                    return box
        known = ", ".join(b.title(reader) for b in self.keeper.shelf)
        raise TableRefusal("no-such-game", typed=clip(game, 80), known=clip(known, 500))

    async def may_play_here(self, interaction: Press, thread: bool) -> None:
        if interaction.guild_id is None:
            if thread:
                raise TableRefusal("no-thread-here")
            return
        settings = await self.keeper.db.guild_settings(interaction.guild_id)
        parent = getattr(interaction.channel, "parent_id", None)
        if settings.channels is not None and not {interaction.channel_id, parent} & set(settings.channels):
            places = ", ".join(f"<#{c}>" for c in settings.channels[:10])
            raise TableRefusal("no-not-in-this-channel", places=places or "–")
        allowed = interaction.app_permissions
        if isinstance(interaction.channel, discord.Thread):
            needed = [n if n != "send_messages" else "send_messages_in_threads" for n in NEEDED]
        else:
            needed = [*NEEDED, *(["create_public_threads", "send_messages_in_threads"] if thread else [])]
        lacking = [n for n in needed if not getattr(allowed, n)]
        if lacking:
            raise TableRefusal("no-rights-here", rights=", ".join(n.replace("_", " ") for n in lacking))

    async def _place(self, interaction: Press, box: Box, lang: str, thread: bool) -> int:
        """The channel's id, or that of a new thread."""
        if not thread:
            return interaction.channel_id or 0
        if not isinstance(interaction.channel, discord.TextChannel):
            raise TableRefusal("no-thread-here")
        reader = Reader(lang, self.keeper.words, box.cards, {})
        name = clip(reader.say("lobby-thread", game=box.title(reader), host=called(interaction.user)), 100)
        made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return made.id

    async def _occupied(self, channel_id: int) -> db.Game | None:
        """The unfinished game in this channel. A lobby that everybody has left keeps no place; one that was brought from a file
        waits for its people."""
        there = await self.keeper.db.game_in_channel(channel_id)
        if there is None or there.status != "lobby" or there.imported is not None:
            return there
        table = await self.keeper.tables.get(there.id)
        if table is not None and not await self.keeper.db.seats(there.id):
            await self.look_after(table)
        return await self.keeper.db.game_in_channel(channel_id)

    def _taken(self, game: db.Game) -> TableRefusal:
        place = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
        message = game.board_message_id or game.lobby_message_id
        return TableRefusal("no-channel-taken", link=f"{place}/{message}" if message else place)

    # Seats

    async def _sit(self, table: Table, interaction: Press, *, again: bool = False, word: str | None = None) -> None:
        keeper = self.keeper
        try:
            await keeper.db.join(
                table.id,
                interaction.user.id,
                _name(interaction),
                keeper.clock(),
                most=table.box.most,
                again=again,
                ready=True,  # until they say no
                choices=_brought(interaction, None if again else word),
            )
            if again and word is not None:
                await self._give_word(table, interaction, word)
        except db.AlreadySeated:
            raise TableRefusal("no-seated-already") from None
        except db.TableFull as full:
            raise TableRefusal("no-full", most=full.most) from None
        except db.Conflict:
            await self._in_lobby(table)
            raise TableRefusal("no-started-already") from None

    async def _in_lobby(self, table: Table) -> None:
        await table.refresh()
        if table.never_began:
            raise NeverBegan
        if table.game.status != "lobby":
            raise TableRefusal("no-started-already")

    async def look_after(self, table: Table, left: discord.abc.User | None = None) -> None:
        """Somebody has left. A lobby nobody sits in closes; if it was the host, whoever has sat there longest is it now. Either is
        told in a line."""
        async with table.door:
            await table.refresh()
            if table.game.status == "lobby" and not table.seats:
                with contextlib.suppress(db.Conflict):  # somebody has closed it meanwhile
                    await self.close(table, None, notice(table, "told-lobby-empty"))
            elif table.game.status == "lobby" and left is not None and left.id == table.game.host_id:
                host = table.eldest
                if host is not None and not table.seats_of(left.id):
                    who = table.names_of(table.seats_of(host)[:1])
                    told = notice(table, "told-new-host", left=escape(called(left)), who=who)
                    effects = db.Effects(outbox=(told,))
                    await self.keeper.db.change_game(table.id, self.keeper.clock(), effects, host_id=host)
                    self.keeper.tables.committed(table)
        await self.show(table)

    async def close(self, table: Table, user_id: int | None, told: db.Letter) -> None:
        """Nothing was drawn yet, so there is nothing to show of the luck. Raises db.Conflict: it is no lobby any more."""
        await table.set_status("ended", ("lobby",), user_id, effects=db.Effects(outbox=(told,)))
        await self.close_post(table, "lobby-ended")

    async def show(self, table: Table) -> None:
        """Bring the lobby's post up to date. In the order of the changes: the lock is held meanwhile."""
        async with table.lock:
            table.drop()
            await table.awake()
            message_id = table.game.lobby_message_id
            if message_id is None or table.game.status != "lobby":
                return
            layout = lobby_layout(table, table.box, table.reader())
            message = self.keeper.postman.channel(table.game.channel_id).get_partial_message(message_id)
            try:
                await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
            except discord.NotFound:
                await self.keeper.db.forget_post(message_id)
                again = db.Effects(outbox=(_letter(table.game.channel_id),))
                await self.keeper.db.apply(table.id, again, self.keeper.clock())
                self.keeper.tables.committed(table)

    async def _deliver(self, table: Table, letter: db.Outbox) -> Sent:
        """The lobby's post. The lock is held meanwhile: whoever joins just now brings it up to date when it is there."""
        postman = self.keeper.postman
        async with table.lock:
            await table.awake()
            game = table.game
            if game.lobby_message_id is not None:
                return Sent(game.lobby_message_id)
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
                await self.keeper.db.add_post(post, self.keeper.clock())
                table.game = dataclasses.replace(game, lobby_message_id=message_id)
        if game.status != "lobby":  # started or ended by command, before anybody knew of the post
            await self.close_post(table, "lobby-ended" if table.over else "lobby-started")
        return Sent(message_id)

    async def join(self, interaction: Press, table: Table, *, again: bool = False, word: str | None = None) -> None:
        if again and not table.seats_of(interaction.user.id):
            await table.refresh()
            again = bool(table.seats_of(interaction.user.id))
        async with table.door:
            await self._sit(table, interaction, again=again, word=word)
        await self.show(table)
        if not again:
            await self._test_dm(interaction, table)

    async def leave(self, interaction: Press, table: Table) -> None:
        async with table.door:
            await self._in_lobby(table)
            mine = table.seats_of(interaction.user.id)
            if not mine:
                raise TableRefusal("no-seat-yet")
            # The seat taken last goes first: whoever took a seat too many does not lose all of them.
            await self.keeper.db.leave(table.id, interaction.user.id, self.keeper.clock(), seat=mine[-1])
        await self.look_after(table, interaction.user)

    async def ready(self, interaction: Press, table: Table, value: bool | None = None) -> None:
        async with table.door:
            await self._in_lobby(table)
            mine = [s for s in table.seats if s.user_id == interaction.user.id]
            if not mine:
                raise TableRefusal("no-seat-yet")
            value = not all(s.ready for s in mine) if value is None else value
            for seat in mine:
                await self.keeper.db.change_seat(table.id, seat.seat, self.keeper.clock(), ready=value)
        await self.show(table)

    async def start(self, interaction: Press, table: Table) -> None:
        async with table.door:
            await self._begin(interaction, table)
        await self.close_post(table, "lobby-started")

    async def _begin(self, interaction: Press, table: Table) -> None:
        await self._in_lobby(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-seat-yet")
        if len(table.seats) < table.box.least:
            raise TableRefusal("no-too-few", least=table.box.least)
        missing = [discord.utils.escape_markdown(s.name) for s in table.seats if not s.ready and s.user_id != interaction.user.id]
        if missing:
            raise TableRefusal("no-not-ready", who=", ".join(dict.fromkeys(missing)))
        try:
            await table.start(interaction.user.id)
        except BadWish as bad:
            # A wish that collides with others' says how; the rest is simply not in the box.
            own = f"no-bad-wish-{bad.wish}"
            known = self.keeper.words.has("en", own)
            raise TableRefusal(own if known else "no-bad-wish", value=bad.value) from bad
        except db.Conflict:
            raise TableRefusal("no-seats-moved") from None

    async def close_post(self, table: Table, id: str) -> None:
        """The lobby's post loses its buttons. Of a game that has begun it keeps the promise; the words stand below it, in the
        post of the start."""
        message_id = table.game.lobby_message_id
        if message_id is None:
            return
        reader = table.reader()
        lines = [f"### {table.box.title(reader)}", reader.say(id, names=table.names_of(tuple(table.names)), n=len(table.seats))]
        if not table.never_began:
            lines.append(f"-# {reader.say('lobby-promised', commitment=table.game.commitment)}")
        message = self.keeper.postman.channel(table.game.channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=said("\n".join(lines)), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.info("the lobby's post of game %s stays as it is: %s", table.id, error)
        await self.keeper.db.retire_posts([message_id])

    async def _test_dm(self, interaction: Press, table: Table) -> None:
        """Do secrets reach this person? Better known now than in the middle of the game."""
        keeper = self.keeper
        reader = await keeper.reader(interaction, table)
        try:
            await interaction.user.send(
                reader.say("lobby-dm-test", game=table.box.title(reader), link=keeper.postman.link(table))
            )
            reached = True
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM:
                raise
            reached = False
        except discord.HTTPException as error:
            # Too many people at once, or trouble at Discord: whether secrets arrive is found out with the first one.
            log.info("the DMs of a person at game %s could not be tried: %s", table.id, error)
            return
        await table.refresh()
        if table.game.status != "lobby":
            return
        for seat in table.seats_of(interaction.user.id):
            await keeper.db.change_seat(table.id, seat, keeper.clock(), dm_ok=reached)
        if not reached:
            await self.show(table)
            await interaction.followup.send(reader.say("lobby-dm-closed"), ephemeral=True)

    # Buttons

    async def press_join(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.join(interaction, table)

    async def press_again(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.join(interaction, table, again=True)

    async def press_leave(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.leave(interaction, table)

    async def press_ready(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.ready(interaction, table)

    async def press_start(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.start(interaction, table)

    async def press_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Something the whole table plays with; whoever sits here may choose."""
        async with table.door:  # not while somebody starts: the game is dealt from what stands here
            await self._set_wish(interaction, table, argument, values)
        await self.show(table)

    async def _set_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._in_lobby(table)
        if interaction.user.id != table.game.host_id and not table.seats_of(interaction.user.id):
            raise TableRefusal("no-seat-yet")
        wish = next((w for w in table.box.wishes if w.name == argument), None)
        value = values[0].removeprefix("-") if len(values) == 1 else None
        if wish is None or value is None or value not in [c.value for c in wish.choices(table.reader())]:
            raise TableRefusal("no-bad-input")
        if wish.settled(table.game.options):
            raise TableRefusal("no-bad-input")  # its select is closed
        options = {**table.game.options, wish.name: value}
        settled = {w.name for w in table.box.wishes if w.settled(options)}  # these are no wishes any more
        options = {name: chosen for name, chosen in options.items() if name not in settled}
        await self.keeper.db.change_game(table.id, self.keeper.clock(), options=options)

    async def press_my_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """A private select per seat of this person."""
        await self._in_lobby(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-seat-yet")
        reader = await self.keeper.reader(interaction, table)
        text = " ".join(reader.say(id) for id in ("lobby-mywish-which", *(w.left_open for w in table.box.seat_wishes[:2])))
        await interaction.edit_original_response(view=self._my_wishes(table, mine, text, reader))

    def _my_wishes(self, table: Table, mine: Sequence[int], text: str, reader: Reader) -> ui.LayoutView:
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(clip(text, 500)))
        for which, seat in enumerate(mine[:4]):
            for wish in table.box.seat_wishes[:2]:
                layout.add_item(ui.ActionRow(self._seat_select(table, wish, which, seat, len(mine) > 1, reader)))
        return quiet(layout)

    def _seat_select(self, table: Table, wish: Wish, which: int, seat: int, several: bool, reader: Reader) -> ui.Select[Any]:
        """`which` of this person's own seats: numbers of seats move up when somebody leaves, one's own stay in their order."""
        taken = {str(s.choices.get(wish.name)) for s in table.seats if s.seat != seat and s.choices.get(wish.name)}
        now = str(table.seats[seat].choices.get(wish.name) or "")
        free = [c for c in wish.choices(reader) if not (wish.unique and c.value in taken)][:25]
        return ui.Select(
            custom_id=address.deed_select(table.id, "setmywish", f"{wish.name}/{which}"),
            placeholder=clip(f"{table.names[seat]}: {reader.say(wish.title)}", 150),
            options=[
                discord.SelectOption(
                    # What is chosen hides the placeholder: with two seats each says whose it is.
                    label=clip(f"{table.names[seat] if several else reader.say(wish.title)}: {c.label}", 100),
                    value=c.value or "-",
                    description=clip(c.hint, 100) or None,
                    default=c.value == now,
                )
                for c in free
            ],
        )

    async def press_set_my_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        reader = await self.keeper.reader(interaction, table)
        async with table.door:
            await self._set_my_wish(interaction, table, argument, values, reader)
        await self.show(table)
        # Whoever has more to choose finds the rest where it was, with what was noted.
        mine = table.seats_of(interaction.user.id)
        await interaction.edit_original_response(view=self._my_wishes(table, mine, reader.say("lobby-mywish-done"), reader))

    async def _set_my_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str], reader: Reader) -> None:
        await self._in_lobby(table)
        name, _, number = argument.partition("/")
        wish = next((w for w in table.box.seat_wishes if w.name == name), None)
        which = address.number(number)
        value = values[0].removeprefix("-") if len(values) == 1 else None
        if wish is None or value is None or value not in [c.value for c in wish.choices(reader)]:
            raise TableRefusal("no-bad-input")
        mine = table.seats_of(interaction.user.id)
        if which is None or which >= len(mine):
            raise TableRefusal("no-seat-yet")
        seat = mine[which]
        if value and wish.unique and any(s.choices.get(name) == value for s in table.seats if s.seat != seat):
            raise TableRefusal("no-wish-taken")
        choices = {**table.seats[seat].choices, name: value}
        await self.keeper.db.change_seat(table.id, seat, self.keeper.clock(), choices=choices)

    async def press_word(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """A dialogue for a word of one's own. Who may give one is decided again when it comes back."""
        await self._in_lobby(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-seat-yet")
        reader = table.reader(await self.keeper.language(interaction))
        modal = ui.Modal(
            title=clip(reader.say("lobby-word-title"), 45), custom_id=address.deed_button(table.id, "setword"), timeout=900
        )
        field: ui.TextInput[Any] = ui.TextInput(custom_id="word", min_length=1, max_length=luck_words.LONGEST)
        label = clip(reader.say("lobby-word-label"), 45)
        modal.add_item(ui.Label(text=label, description=clip(reader.say("lobby-word-hint"), 100), component=field))
        await interaction.response.send_modal(modal)

    async def press_set_word(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        word = _word(values[0] if len(values) == 1 else "")
        assert word is not None
        async with table.door:
            await self._give_word(table, interaction, word)
        await self.show(table)

    async def _give_word(self, table: Table, interaction: Press, word: str) -> None:
        """One word per person. It stays with their first seat, which they leave last. The door is held."""
        await self._in_lobby(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-seat-yet")
        choices = {**table.seats[mine[0]].choices, **luck_words.typed(word, interaction.id)}
        await self.keeper.db.change_seat(table.id, mine[0], self.keeper.clock(), choices=choices)

    # The same as commands

    @slash("game", "join")
    async def join_command(self, interaction: Press, another: bool = False, word: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        own = _word(word)
        table = await self.keeper.table_here(interaction)
        await self.join(interaction, table, again=another, word=own)
        await self.keeper.whisper(interaction, "lobby-joined", link=self.keeper.postman.link(table))

    @slash("game", "start")
    async def start_command(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.keeper.table_here(interaction)
        if table.game.status != "lobby":
            raise TableRefusal("no-started-already")
        await self.start(interaction, table)
        await self.keeper.whisper(interaction, "lobby-started-private")


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Lobby(keeper))


__all__ = ["Lobby", "lobby_layout", "setup"]
