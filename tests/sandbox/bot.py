"""The small bot that the sandbox's tests drive: one of everything a discord.py bot can do with interactions."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str


def png(width: int = 4, height: int = 3) -> bytes:
    """A real, tiny picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80\x20\x20" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name: str = "board.png", alt: str = "the board") -> discord.File:
    return discord.File(io.BytesIO(png()), filename=name, description=alt)


class Translations(app_commands.Translator):
    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        return string.extras.get(locale.value)


class Buttons(ui.View):
    """Persistent: fixed custom ids, no timeout."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Roll", custom_id="roll", style=discord.ButtonStyle.primary)
    async def roll(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="rolled 6", view=self)

    @ui.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_message(f"the hand of {interaction.user.name}", ephemeral=True)

    @ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()

    @ui.button(label="Rename", custom_id="rename")
    async def rename(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Rename())

    @ui.button(label="Locked", custom_id="locked", disabled=True)
    async def locked(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(
        custom_id="pick",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message("picked " + ",".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message("chose " + select.values[0].name)

    @ui.select(cls=ui.ChannelSelect, custom_id="where")
    async def where(self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].name}")


class Mentionables(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.RoleSelect, custom_id="role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message("role " + select.values[0].name)

    @ui.select(cls=ui.MentionableSelect, custom_id="either", max_values=2)
    async def either(self, interaction: discord.Interaction, select: ui.MentionableSelect[Any]) -> None:
        await interaction.response.send_message("either " + ",".join(type(v).__name__ for v in select.values))


class Rename(ui.Modal, title="Rename"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        if interaction.message is not None:
            await interaction.response.edit_message(content=f"renamed to {self.name.value}")
        else:
            await interaction.response.send_message(f"named {self.name.value}")


class Survey(ui.Modal, title="Survey"):
    intro = ui.TextDisplay("Tell us.")
    why = ui.Label(text="Why", component=ui.TextInput(custom_id="why", style=discord.TextStyle.paragraph, required=False))
    colour = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour",
            options=[discord.SelectOption(label="Red", value="red"), discord.SelectOption(label="Blue", value="blue")],
        ),
    )
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend"))
    proof = ui.Label(text="Proof", component=ui.FileUpload(custom_id="proof", max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        why, colour, friend, proof = (label.component for label in (self.why, self.colour, self.friend, self.proof))
        read = await proof.values[0].read()
        words = [why.value, colour.values[0], friend.values[0].name, proof.values[0].filename, str(len(read))]
        await interaction.response.send_message("|".join(words))


class Quiz(ui.Modal, title="Quiz"):
    one = ui.Label(
        text="One",
        component=ui.RadioGroup(
            custom_id="one",
            options=[discord.RadioGroupOption(label="A", value="a"), discord.RadioGroupOption(label="B", value="b")],
        ),
    )
    many = ui.Label(
        text="Many",
        component=ui.CheckboxGroup(
            custom_id="many",
            max_values=2,
            options=[discord.CheckboxGroupOption(label="X", value="x"), discord.CheckboxGroupOption(label="Y", value="y")],
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        one, many, sure = (label.component for label in (self.one, self.many, self.sure))
        await interaction.response.send_message(f"{one.value}|{','.join(many.values)}|{sure.value}")


class Layout(ui.LayoutView):
    def __init__(self, presses: int = 0) -> None:
        super().__init__(timeout=None)
        box = ui.Container(accent_colour=discord.Colour(0x336633))
        box.add_item(ui.TextDisplay(f"# The table\npressed {presses} times"))
        box.add_item(ui.Section("beside a picture", accessory=ui.Thumbnail("attachment://board.png")))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board")))
        box.add_item(ui.Separator())
        row: ui.ActionRow[Any] = ui.ActionRow()
        again: ui.Button[Any] = ui.Button(label="Again", custom_id="again")

        async def pressed(interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(view=Layout(presses + 1))

        again.callback = pressed
        row.add_item(again)
        box.add_item(row)
        self.add_item(box)


class Fleeting(ui.View):
    """Not registered beforehand: works only if the press comes after discord.py knows the message."""

    @ui.button(label="Now")
    async def now(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_message("in time")


class TableBot(discord.Client):
    def __init__(self, intents: discord.Intents, **options: Any) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.1, **options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.events: list[str] = []
        self.failures: list[Exception] = []
        self.gate = asyncio.Event()
        self.taken = False  # a new game is refused
        self.kept: discord.Interaction
        add_commands(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here before it identifies again; the tests don't."""

    async def setup_hook(self) -> None:
        self.add_view(Buttons())
        self.add_view(Mentionables())
        await self.tree.set_translator(Translations())
        self.synced = await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_ready(self) -> None:
        self.events.append("ready")

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        self.events.append(f"reaction {payload.emoji}")

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.events.append(f"thread {thread.name}")


def add_commands(bot: TableBot) -> None:
    tree = bot.tree
    game = app_commands.Group(name=locale_str("game", de="spiel"), description=locale_str("A game", de="Ein Spiel"))
    deep = app_commands.Group(name="settings", description="Settings", parent=game)

    @game.command(name=locale_str("new", de="neu"), description="A new game")
    @app_commands.describe(title="which", seats="how many")
    async def new(interaction: discord.Interaction, title: str, seats: app_commands.Range[int, 1, 8] = 2) -> None:
        if bot.taken:
            await interaction.response.send_message("There is a game here already.", ephemeral=True)
            return
        embed = discord.Embed(title=title, description=f"{seats} seats").set_image(url="attachment://board.png")
        await interaction.response.send_message(
            f"{interaction.user.mention} opens {title}", embed=embed, file=picture(), view=Buttons()
        )

    @new.autocomplete("title")
    async def titles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ["elder", "talisman", "alone"]
        return [app_commands.Choice(name=locale_str(k.title(), de=k.upper()), value=k) for k in known if k.startswith(typed)]

    @deep.command(name="pace", description="Pace")
    @app_commands.choices(pace=[app_commands.Choice(name="Fast", value="fast"), app_commands.Choice(name="Slow", value="slow")])
    async def pace(interaction: discord.Interaction, pace: str, loud: bool = False) -> None:
        await interaction.response.send_message(f"pace {pace} {loud} {interaction.locale.value} {interaction.guild_locale}")

    tree.add_command(game)

    @tree.command(description="Owner's")
    @app_commands.default_permissions(manage_guild=True)
    async def owner(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"manage {interaction.permissions.manage_guild}")

    @tree.command(description="Everything an option can be")
    async def options(
        interaction: discord.Interaction,
        number: float,
        person: discord.Member,
        place: discord.TextChannel,
        role: discord.Role,
        whom: discord.Member | discord.Role,
        paper: discord.Attachment,
    ) -> None:
        words = [number, person.name, place.name, role.name, type(whom).__name__, paper.filename, len(await paper.read())]
        await interaction.response.send_message("|".join(map(str, words)))

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secret)
        await bot.gate.wait()
        await interaction.followup.send("thought")
        extra = await interaction.followup.send("and more", ephemeral=secret, wait=True)
        await extra.edit(content="and more, edited")
        await interaction.edit_original_response(content="thought again", attachments=[picture()])

    @tree.command(description="Late")
    async def late(interaction: discord.Interaction) -> None:
        await bot.gate.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as error:
            bot.failures.append(error)

    @tree.command(description="Twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        adapter = interaction.response
        adapter._response_type = None
        try:
            await adapter.send_message("twice")
        except discord.HTTPException as error:
            bot.failures.append(error)

    @tree.command(description="Keep the token")
    async def keep(interaction: discord.Interaction) -> None:
        bot.kept = interaction
        await interaction.response.send_message("kept", ephemeral=True)

    @tree.command(description="A private word")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def whisper(interaction: discord.Interaction) -> None:
        try:
            sent = await interaction.user.send("psst", file=picture("hand.png"))
        except discord.Forbidden as error:
            bot.failures.append(error)
            await interaction.response.send_message("your DMs are closed", ephemeral=True)
        else:
            await interaction.response.send_message(f"sent {sent.id}", ephemeral=True)

    @tree.command(description="A form")
    async def form(interaction: discord.Interaction, which: str) -> None:
        await interaction.response.send_modal({"rename": Rename, "survey": Survey, "quiz": Quiz}[which]())

    @tree.command(description="Components V2")
    async def layout(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Layout(), file=picture())

    @tree.command(description="Roles and people")
    async def mentionables(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Mentionables())

    @tree.command(description="A view nobody registered")
    async def fleeting(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("press", view=Fleeting())

    @tree.command(description="A thread")
    @app_commands.guild_only()
    async def thread(interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await interaction.response.send_message("opening")
        made = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        await made.send("welcome")
        found = [m.content async for m in made.history(limit=10)]
        start = await interaction.original_response()
        from_message = await (await channel.fetch_message(start.id)).create_thread(name="Table 2")
        await from_message.send("second")
        await made.edit(archived=True)
        await interaction.edit_original_response(content=f"history {found}")

    @tree.context_menu(name="Salute")
    async def salute(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"hail {member.name}")

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"said: {message.content}")
