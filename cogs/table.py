"""At the table: what everybody can look up and do in any game. `/game hand|board|log|status|catch-up|pause|resume|leave|replace|away|end|verify|mygames|history`, and the buttons at the foot of the board post."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

import db
from bot import address, hours
from bot.commands import GameCog, choice, slash
from bot.keeper import Keeper
from bot.panel import clip, quiet
from bot.presenter import said
from bot.reader import Reader
from bot.refusals import NotAsked, NotStarted, TableRefusal
from bot.tables import Table
from db.rows import Status
from games.kernel.live import CannotOpen

Press = discord.Interaction[Any]

DEEDS = ("hand", "board", "log", "why", "mine", "catch-up", "take", "end")


class AtTheTable(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        on = keeper.presses.deed
        on("hand", private=True)(self.press_hand)
        on("board", private=True)(self.press_board)
        on("log", private=True)(self.press_log)
        on("why", private=True)(self.press_why)
        on("mine", private=True)(self.press_mine)
        on("catch-up", private=True)(self.press_catch_up)
        on("take")(self.press_take)
        on("end")(self.press_end)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    async def _awake(self, table: Table) -> None:
        """In memory and dealt; a lobby has neither hands nor a board."""
        async with table.lock:
            await table.awake()
        if table.live is None:
            raise NotStarted

    async def _here(self, interaction: Press, *, past: bool = False) -> Table:
        """The game in this channel; `past`: or the last one that was played here."""
        if not past:
            return await self.keeper.table_here(interaction)
        table = await self.keeper.tables.last_in_channel(interaction.channel_id or 0)
        if table is None:
            raise TableRefusal("no-game-here")
        return table

    # Looking

    async def show_hand(self, interaction: Press, table: Table) -> None:
        await self._awake(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        lang = await self.keeper.language(interaction)
        sheet = await self.keeper.presenter.hand(table, interaction.user.id, lang, await self.keeper.look(interaction.user.id))
        await interaction.edit_original_response(**sheet.editing())
        await self._seen(interaction, table)

    async def _seen(self, interaction: Press, table: Table) -> None:
        """They have been shown everything up to now."""
        await self.keeper.db.seen(table.id, interaction.user.id, table.game.serial)
        await table.reseat()

    async def show_board(self, interaction: Press, table: Table, style: str) -> None:
        await self._awake(table)
        lang = await self.keeper.language(interaction)
        mine = table.seats_of(interaction.user.id)
        look = await self.keeper.look(interaction.user.id)
        first, *more = await self.keeper.presenter.whole_board(table, mine[0] if mine else None, lang, style, look)
        await interaction.edit_original_response(**first.editing())
        for sheet in more:
            await interaction.followup.send(view=sheet.sending()["view"], ephemeral=True)

    async def show_log(self, interaction: Press, table: Table) -> None:
        await self._awake(table)
        reader = await self.keeper.reader(interaction, table)
        mine = table.seats_of(interaction.user.id)
        text = await self.keeper.presenter.log(table, mine[0] if mine else None, reader.lang)
        await interaction.edit_original_response(view=said(text or reader.say("log-empty")))

    async def show_mine(self, interaction: Press, table: Table) -> None:
        await self._awake(table)
        table.playable()
        lang = await self.keeper.language(interaction)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        async with table.lock:
            await table.awake()
            sheet = self.keeper.presenter.mine(table, interaction.user.id, lang)
            waiting = table.names_of(table.waited_for())
        if sheet is None:
            raise NotAsked(waiting)
        await interaction.edit_original_response(**sheet.editing())

    async def press_hand(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_hand(interaction, table)

    async def press_board(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_board(interaction, table, "picture")

    async def press_log(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_log(interaction, table)

    async def press_mine(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_mine(interaction, table)

    async def press_why(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """What is asked and what each option does; what is not offered, and why not."""
        await self._awake(table)
        async with table.lock:
            await table.awake()
            reader = await self.keeper.reader(interaction, table)
            text = why_text(table, interaction.user.id, reader)
        await interaction.edit_original_response(view=said(text))

    @slash("game", "hand")
    async def hand(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_hand(interaction, await self._here(interaction))

    @slash("game", "board")
    @app_commands.choices(style=[choice("style-picture", "picture"), choice("style-text", "text")])
    async def board(self, interaction: Press, style: str = "picture") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_board(interaction, await self._here(interaction, past=True), style)

    @slash("game", "log")
    async def log(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_log(interaction, await self._here(interaction, past=True))

    @slash("game", "status")
    async def status(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction, past=True)
        reader = await self.keeper.reader(interaction, table)
        due = {d.seat: d.due for d in await self.keeper.db.deadlines(table.id) if d.kind == "deadline"}
        lines = [f"### {table.box.title(reader)}", reader.say("status-state", state=table.game.status)]
        if table.live is not None:
            lines.append(table.box.headline(table.view(None), reader))
        for seat in table.seats:
            lines.append(
                reader.say(
                    "status-seat",
                    name=discord.utils.escape_markdown(table.names[seat.seat]),
                    waited="yes" if seat.seat in table.waited_for() else "no",
                    who="caretaker" if seat.caretaker or seat.user_id is None else "person",
                    since=f"<t:{table.since}:R>",
                    timed="yes" if seat.seat in due else "no",
                    due=f"<t:{due[seat.seat]}:R>" if seat.seat in due else "",
                )
            )
        lines.append(reader.say("status-link", link=self.keeper.postman.link(table)))
        await interaction.edit_original_response(view=said("\n".join(lines)))

    @slash("game", "catch-up")
    async def catch_up(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_news(interaction, await self._here(interaction))

    async def press_catch_up(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_news(interaction, table)

    async def show_news(self, interaction: Press, table: Table) -> None:
        """Since you were last here."""
        await self._awake(table)
        reader = await self.keeper.reader(interaction, table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        seen = min(table.seats[s].last_seen for s in mine)
        story = await self.keeper.presenter.log(table, mine[0], reader.lang, after=seen, most=2200)
        text = f"{reader.say('catch-up')}\n{story}" if story else reader.say("catch-up-nothing")
        async with table.lock:
            await table.awake()
            sheet = self.keeper.presenter.mine(table, interaction.user.id, reader.lang, note=clip(text, 2600), most_note=2600)
        assert sheet is not None
        await interaction.edit_original_response(**sheet.editing())
        await self._seen(interaction, table)

    @slash("game", "mygames")
    async def mygames(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.keeper.reader(interaction)
        lines: list[str] = []
        for game in await self.keeper.db.games_of(interaction.user.id):
            if game.name not in self.keeper.shelf:
                continue
            state = game.status
            table = await self.keeper.tables.get(game.id)
            if table is not None and game.status == "playing":
                try:
                    async with table.lock:
                        await table.awake()
                        state = "you" if table.waits_for(interaction.user.id) else "others"
                except (TableRefusal, CannotOpen):
                    state = "playing"
            title = self.keeper.shelf.box(game.name).title(reader)
            link = self.keeper.postman.link(table) if table is not None else f"<#{game.channel_id}>"
            lines.append(reader.say("mygames-line", title=title, state=state, link=link))
        await interaction.edit_original_response(view=said("\n".join(lines) or reader.say("mygames-none")))

    @slash("game", "history")
    async def history(self, interaction: Press, everywhere: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.keeper.reader(interaction)
        here = not everywhere or interaction.guild_id is None
        games = await self.keeper.db.history(
            channel_id=interaction.channel_id if here else None, guild_id=None if here else interaction.guild_id, limit=20
        )
        lines: list[str] = []
        for game in games:
            if game.name in self.keeper.shelf:
                title = self.keeper.shelf.box(game.name).title(reader)
                result = str((game.outcome or {}).get("result", "ended"))
                when = f"<t:{game.finished or game.updated}:d>"
                lines.append(reader.say("history-line", title=title, result=result, when=when, id=game.id))
        await interaction.edit_original_response(view=said("\n".join(lines) or reader.say("history-none")))

    @slash("game", "verify")
    async def verify(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction, past=True)
        reader = await self.keeper.reader(interaction, table)
        game = table.game
        if not table.over or game.secret is None:
            text = reader.say("verify-later", commitment=game.commitment)
        else:
            found = await table.verify()
            text = reader.say(
                "verify-honest" if found.honest else "verify-differs",
                commitment=game.commitment,
                secret=game.secret.hex(),
                salt=" ".join((game.salt or "").split("\n")),
                good=found.good,
                answers=found.answers,
            )
        await interaction.edit_original_response(view=said(text))

    # Doing

    async def _status(self, interaction: Press, status: Status, was: tuple[Status, ...], done: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction)
        if not table.seats_of(interaction.user.id) and interaction.user.id != table.game.host_id:
            raise TableRefusal("no-not-seated")
        try:
            await table.set_status(status, was, interaction.user.id)
        except db.Conflict:
            raise TableRefusal(f"{done}-not") from None
        await self.keeper.whisper(interaction, done)

    @slash("game", "pause")
    async def pause(self, interaction: Press) -> None:
        await self._status(interaction, "paused", ("playing",), "done-paused")

    @slash("game", "resume")
    async def resume(self, interaction: Press) -> None:
        await self._status(interaction, "playing", ("paused",), "done-resumed")

    @slash("game", "leave")
    async def leave(self, interaction: Press) -> None:
        """In the lobby a seat becomes free; in play a caretaker takes over until somebody takes the seat."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction)
        if table.game.status == "lobby":
            lobby: Any = self.keeper.get_cog("Lobby")
            await lobby.leave(interaction, table)
            await self.keeper.whisper(interaction, "done-left")
            return
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        for seat in mine:
            await table.change_seat(seat, interaction.user.id, caretaker=True)
        await self._tell(table, "told-left", who=table.names_of(mine))
        await self.keeper.whisper(interaction, "done-left-caretaker")

    @slash("game", "away")
    async def away(self, interaction: Press, until: app_commands.Range[str, 1, 40], caretaker: bool = False) -> None:
        """Away for a span or until a date; 0 is back again."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        zone = (await self.keeper.db.user_settings(interaction.user.id)).timezone
        end = hours.read_absence(until, self.keeper.clock(), zone)
        if end is None:
            raise TableRefusal("away-when", typed=clip(until, 40))
        for seat in mine:
            await table.change_seat(seat, interaction.user.id, away_until=end or None, caretaker=caretaker and end > 0)
        name = table.names_of(mine)
        if not end:
            await self._tell(table, "told-back", who=name)
            await self.keeper.whisper(interaction, "done-back")
        else:
            await self._tell(table, "told-away", who=name, until=f"<t:{end}:f>", caretaker="yes" if caretaker else "no")
            await self.keeper.whisper(interaction, "done-away", until=f"<t:{end}:f>")

    @away.autocomplete("until")
    async def _spans(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.keeper.reader(interaction)
        found = [
            app_commands.Choice(name=reader.say("away-back"), value="0"),
            *(app_commands.Choice(name=clip(reader.say("away-span", days=d), 100), value=str(d)) for d in (1, 2, 3, 7, 14, 30)),
        ]
        zone = (await self.keeper.db.user_settings(interaction.user.id)).timezone
        end = hours.read_absence(current, self.keeper.clock(), zone) if current.strip() else None
        if end:
            shown = hours.date_there(end, zone)
            found.insert(0, app_commands.Choice(name=clip(reader.say("away-date", date=shown), 100), value=current.strip()[:40]))
        return found

    @slash("game", "replace")
    async def replace(self, interaction: Press, seat: str, by: discord.User) -> None:
        """Offer a seat to somebody; it changes hands when they accept."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction)
        if table.game.status not in ("playing", "paused"):
            raise NotStarted
        number = self._seat(table, seat)
        row = table.seats[number]
        may = interaction.user.id in (row.user_id, table.game.host_id) or (
            (row.caretaker or row.user_id is None) and bool(table.seats_of(interaction.user.id))
        )
        if by.bot:
            raise TableRefusal("no-bots")
        if by.id == row.user_id and not row.caretaker:
            raise TableRefusal("no-sits-there", name=table.names[number])
        if not may:
            if not table.seats_of(interaction.user.id):
                raise TableRefusal("no-not-your-seat", name=table.names[number])
            # Somebody else's seat, and not the host: the table decides.
            wish = {"without": number, "who": row.user_id, "to": by.id, "name": clip(by.display_name, 32)}
            result = await self.keeper.votes.call(table, "replace", interaction.user.id, wish)
            await self.keeper.whisper(interaction, "vote-called-done", result=result)
            return
        reader = table.reader()
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("offer-seat", who=by.mention, name=table.names[number])))
        layout.add_item(
            ui.ActionRow(
                ui.Button(
                    label=clip(reader.say("offer-take"), 80),
                    style=discord.ButtonStyle.primary,
                    custom_id=address.deed_button(table.id, "take", f"{number}.{by.id}.{row.user_id or 0}"),
                )
            )
        )
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[by])
        await self.keeper.postman.channel(table.game.channel_id).send(view=quiet(layout), allowed_mentions=mentions)
        await self.keeper.whisper(interaction, "done-offered", name=table.names[number])

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        table = await self.keeper.tables.in_channel(interaction.channel_id or 0)
        if table is None:
            return []
        return [
            app_commands.Choice(name=clip(name, 100), value=str(seat))
            for seat, name in table.names.items()
            if current.casefold() in name.casefold()
        ][:25]

    def _seat(self, table: Table, typed: str) -> int:
        for seat, name in table.names.items():
            if typed.strip() == str(seat) or typed.strip().casefold() == name.casefold():
                return seat
        raise TableRefusal("no-such-seat", typed=clip(typed, 80), known=clip(", ".join(table.names.values()), 500))

    async def press_take(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The person a seat was offered to takes it, if it is still held by whom it was taken from."""
        number, _, rest = argument.partition(".")
        user, _, before = rest.partition(".")
        if not (number.isdigit() and user.isdigit() and before.isdigit()):
            raise TableRefusal("no-such-button")
        if interaction.user.id != int(user):
            raise TableRefusal("no-not-for-you")
        await table.refresh()
        if table.game.status not in ("playing", "paused"):
            raise TableRefusal("no-over")
        seat = int(number)
        if seat >= len(table.seats) or (table.seats[seat].user_id or 0) != int(before):
            raise TableRefusal("no-offer-gone")
        name = clip(interaction.user.display_name, 32)
        await table.change_seat(
            seat, interaction.user.id, user_id=interaction.user.id, name=name, caretaker=False, away_until=None
        )
        reader = table.reader()
        await interaction.edit_original_response(view=said(reader.say("told-replaced", name=name)))
        await self.keeper.whisper(interaction, "done-taken")

    @slash("game", "end")
    async def end(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self._here(interaction)
        try:
            self._may_end(interaction, table)
        except TableRefusal:
            if not table.seats_of(interaction.user.id) or table.game.status == "lobby":
                raise
            result = await self.keeper.votes.call(table, "end", interaction.user.id)
            await self.keeper.whisper(interaction, "vote-called-done", result=result)
            return
        reader = await self.keeper.reader(interaction, table)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(reader.say("end-sure", game=table.box.title(reader))))
        layout.add_item(
            ui.ActionRow(
                ui.Button(
                    label=clip(reader.say("end-yes"), 80),
                    style=discord.ButtonStyle.danger,
                    custom_id=address.deed_button(table.id, "end"),
                )
            )
        )
        await interaction.edit_original_response(view=quiet(layout))

    def _may_end(self, interaction: Press, table: Table) -> None:
        if interaction.user.id == table.game.host_id or interaction.permissions.manage_guild:
            return
        if table.game.host_id is None and table.seats_of(interaction.user.id):
            return
        raise TableRefusal("no-only-host")

    async def press_end(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        self._may_end(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        try:
            await table.set_status("ended", ("lobby", "playing", "paused"), interaction.user.id)
        except db.Conflict:
            raise TableRefusal("no-over") from None
        if table.live is None:
            lobby: Any = self.keeper.get_cog("Lobby")
            await lobby.close_post(table, "lobby-ended")
        letters = (self.keeper.presenter.notice(table, "told-ended"), self.keeper.presenter.revelation(table))
        await self.keeper.db.apply(table.id, db.Effects(outbox=letters), self.keeper.clock())
        self.keeper.postman.poke(table)
        await interaction.edit_original_response(view=said(reader.say("done-ended")))

    async def _tell(self, table: Table, id: str, **args: str | int) -> None:
        """One sentence to the channel, by the outbox."""
        letter = self.keeper.presenter.notice(table, id, (), **args)
        await self.keeper.db.apply(table.id, db.Effects(outbox=(letter,)), self.keeper.clock())
        self.keeper.postman.poke(table)


def why_text(table: Table, user_id: int, reader: Reader) -> str:
    """The open question with what every option does, and every verb that is not offered with its reason."""
    mine = table.seats_of(user_id)
    asks = table.questions_of(user_id)
    lines: list[str] = []
    for ask in asks[:2]:
        lines.append(table.box.question_line(ask, reader))
        view = table.view(ask.seat)
        for option in ask.options[:25]:
            hint = table.box.option_hint(ask, option, reader, view)
            lines.append(f"· {table.box.option_label(ask, option, reader)}" + (f" – {hint}" if hint else ""))
    if not mine:
        lines.append(reader.say("no-not-seated"))
    elif not asks:
        lines.append(NotAsked(table.names_of(table.waited_for())).sentence(reader))
    else:
        seat = asks[0].seat
        offered = reader.say("why-not")
        # Several deeds often fail for one reason: it is told once, with their names before it.
        reasons: dict[str, list[str]] = {}
        for verb, starts in table.box.verbs.items():
            if not any(_belongs(o.key, starts) for a in asks for o in a.options):
                reason = table.box.why(table.view(seat), asks, seat, verb, reader)
                reasons.setdefault(reason, []).append(f"`{table.box.verb_name(verb, reader)}`")
        if reasons:
            lines += [offered, *(f"-# {' '.join(verbs)} {reason}" for reason, verbs in reasons.items())]
    return clip("\n".join(lines), 3900)


def _belongs(key: str, starts: Sequence[str]) -> bool:
    return any(key.startswith(s) if s.endswith(":") else key == s for s in starts)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(AtTheTable(keeper))
