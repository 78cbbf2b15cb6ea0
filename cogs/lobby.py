"""The lobby's commands and buttons: `/game new|join|start`, and what is pressed on the lobby's post. What they do is in `bot.lobby`."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot import button_ids, luck_words, sequels
from bot.commands import GameCog, choice, slash
from bot.keeper import Keeper
from bot.lobby import opening, post, seats, starting, wishes, words
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.schedule.paces import PACES
from bot.tables import Table
from bot.wishes import meant, suggest
from bot.wording.text import clip

DEEDS = ("join", "again", "leave", "ready", "start", "wish", "mywish", "setmywish", "word", "setword")

Press = discord.Interaction[Any]


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
        on("mywish", private=True, asks=True)(self.press_my_wish)
        on("setmywish")(self.press_set_my_wish)
        on("word", raw=True)(self.press_word)
        on("setword")(self.press_set_word)
        keeper.postman.kinds["lobby"] = functools.partial(post.deliver, keeper)

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
        box = opening.box_called(self.keeper, game, reader)
        own = words.read(word)
        options = meant(box, wishes or "", Reader(reader.lang, reader.words, box.cards, {}))
        await opening.may_play_here(self.keeper, interaction, thread)
        settings = await keeper.db.guild_settings(interaction.guild_id) if interaction.guild_id else None
        # Nothing set for the server: the host's own language, rather than Discord's guess for the whole server.
        lang = language or (settings.language if settings else None) or await keeper.language(interaction)
        chosen_pace = PACES[pace] if pace else (settings.pace if settings and settings.pace else PACES["none"])
        there = None if thread else await opening.occupied(self.keeper, interaction.channel_id or 0)
        if there is not None:
            raise opening.taken(there, "new" if opening.thread_possible(interaction) else "no")
        if not thread:
            options = await sequels.offered(keeper.db, box, interaction.channel_id or 0, interaction.user.id, options)
        async with opening.place(self.keeper, interaction, box, lang, thread) as channel_id:
            await opening.open_lobby(
                self.keeper, interaction, box, channel_id, language=lang, options=options, pace=chosen_pace, word=own
            )

    @new.autocomplete("game")
    async def _games(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return opening.offered(self.keeper, self.keeper.shelf, await self.keeper.language(interaction), current)

    @new.autocomplete("wishes")
    async def _wishes(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        """Of the game that was chosen, or of the only one on the shelf."""
        wanted = getattr(interaction.namespace, "game", None)
        boxes = [b for b in self.keeper.shelf if not wanted or b.name == wanted]
        if len(boxes) != 1:
            return []
        lang = await self.keeper.language(interaction)
        return suggest(boxes[0], current, Reader(lang, self.keeper.words, boxes[0].cards, {}))

    # Buttons

    async def press_join(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await seats.join(self.keeper, interaction, table)
        await wishes.ask(self.keeper, interaction, table)

    async def press_again(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await seats.join(self.keeper, interaction, table, again=True)
        await wishes.ask(self.keeper, interaction, table)

    async def press_leave(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await seats.leave(self.keeper, interaction, table)

    async def press_ready(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await seats.ready(self.keeper, interaction, table)

    async def press_start(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await starting.start(self.keeper, interaction, table)

    async def press_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Something the whole table plays with; whoever sits here may choose."""
        async with table.door:  # not while somebody starts: the game is dealt from what stands here
            await wishes.set_for_all(self.keeper, interaction, table, argument, values)
        await post.show(self.keeper, table)

    async def press_my_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """A private select per seat of this person."""
        await starting.still_lobby(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-seat-yet")
        reader = await self.keeper.reader(interaction, table)
        text = f"{reader.say('lobby-mywish-which')} {wishes.left_open(table, reader)}"
        await interaction.edit_original_response(view=wishes.my_selects(table, mine, text, reader))

    async def press_set_my_wish(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        if interaction.message is None or not interaction.message.flags.ephemeral:
            raise TableRefusal(
                "no-such-button"
            )  # it answers on the sheet it stands on, and no post of everybody's may become one
        reader = await self.keeper.reader(interaction, table)
        said, refused = reader.say("lobby-mywish-done"), False
        try:
            async with table.door:
                await wishes.set_for_seat(self.keeper, interaction, table, argument, values, reader)
        except TableRefusal as refusal:
            if refusal.id not in (*wishes.ANEW, *wishes.OVER):
                raise
            said, refused = refusal.sentence(reader), True  # on the sheet itself, which shows again what is really chosen
            if (
                refusal.id in wishes.OVER
            ):  # nothing can be chosen there any more, and what was picked must not stand there as if it were
                await interaction.edit_original_response(view=wishes.my_selects(table, (), said, reader))
                return
        await post.show(self.keeper, table)
        # Whoever has more to choose finds the rest where it was, with what was noted, and with what collides while it can be changed.
        if not refused and (clash := wishes.clash(table, reader)):
            said = f"{said} {clash}"
        mine = table.seats_of(interaction.user.id)
        await interaction.edit_original_response(view=wishes.my_selects(table, mine, said, reader, refused=refused))

    async def press_word(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """A dialogue for a word of one's own. Who may give one is decided again when it comes back."""
        await starting.still_lobby(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-seat-yet")
        reader = table.reader(await self.keeper.language(interaction))
        modal = ui.Modal(
            title=clip(reader.say("lobby-word-title"), 45), custom_id=button_ids.deed_button(table.id, "setword"), timeout=900
        )
        field: ui.TextInput[Any] = ui.TextInput(custom_id="word", min_length=1, max_length=luck_words.LONGEST)
        label = clip(reader.say("lobby-word-label"), 45)
        modal.add_item(ui.Label(text=label, description=clip(reader.say("lobby-word-hint"), 100), component=field))
        await interaction.response.send_modal(modal)

    async def press_set_word(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        word = words.read(values[0] if len(values) == 1 else "")
        assert word is not None
        async with table.door:
            await words.give(self.keeper, table, interaction, word)
        await post.show(self.keeper, table)

    # The same as commands

    @slash("game", "join")
    async def join_command(self, interaction: Press, another: bool = False, word: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        own = words.read(word)
        table = await self.keeper.table_here(interaction)
        await seats.join(self.keeper, interaction, table, again=another, word=own)
        await self.keeper.reply(interaction, "lobby-joined", link=self.keeper.postman.link(table))
        await wishes.ask(self.keeper, interaction, table)

    @slash("game", "start")
    async def start_command(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.keeper.table_here(interaction)
        if table.game.status != "lobby":
            raise TableRefusal("no-started-already")
        await starting.start(self.keeper, interaction, table)
        await self.keeper.reply(interaction, "lobby-started-private")


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Lobby(keeper))
