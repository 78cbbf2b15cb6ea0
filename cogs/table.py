"""At the table: what everybody can look up and do in any game. `/game hand|board|log|status|catch-up|pause|resume|end|verify|mygames|history`, and the buttons at the foot of the board post."""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

import db
from bot import addresses, button_ids, evidence, hints, luck_words, shortcuts
from bot.commands import GameCog, choice, slash
from bot.doors import those_open_to
from bot.ending import end_game, end_unopened, only_theirs
from bot.keeper import Keeper
from bot.lobby.seats import close
from bot.names import called
from bot.panel import TEXT_IN_A_LAYOUT, quiet
from bot.presenter import board, story
from bot.presenter.notices import notice
from bot.presenter.sheets import said, split
from bot.reader import Reader
from bot.refusals import Broken, NeverBegan, NotStarted, TableRefusal
from bot.tables import Table
from bot.tables.kept import ASKS_ALL, GOES_ON, SWIFT, TOLD_NEXT
from bot.wording.text import clip
from cogs.settings import show_tips
from db.rows import Status
from games.kernel.live import CannotOpen

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

# So many fit into one message, each with its link.
PAST_GAMES = 10
# Of a whole server's games, until there are so many that the reader may see.
LOOKED_THROUGH = 200
# The argument of the button that closes a lobby.
CLOSING = "lobby"
# The argument of the button to stories of before.
EARLIER = "earlier"
DEEDS = (
    "hand",
    "board",
    "more",
    "go-on",
    "ask-all",
    "tips",
    "log",
    "read",
    "why",
    "mine",
    "catch-up",
    "verify",
    "hint",
    "next",
    "swift",
    "resume",
    "end",
)


class AtTheTable(GameCog):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        on = keeper.presses.deed
        on("hand", private=True)(self.press_hand)
        on("board", private=True)(self.press_board)
        on("more", private=True)(self.press_more)
        on("go-on")(self.press_go_on)
        on("ask-all")(self.press_ask_all)
        on("tips")(self.press_tips)
        on("log", private=True)(self.press_log)
        on("read", private=True)(self.press_read)
        on("why", private=True)(self.press_why)
        on("mine", private=True, asks=True)(self.press_mine)
        on("catch-up", private=True)(self.press_catch_up)
        on("verify", private=True)(self.press_verify)
        on("hint", private=True)(self.press_hint)
        on("next")(self.press_next)
        on("swift")(self.press_swift)
        on("resume", private=True)(self.press_resume)
        on("end")(self.press_end)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    async def _awake(self, table: Table) -> None:
        """In memory and dealt; a lobby has neither hands nor a board."""
        async with table.lock:
            await table.awake()
        if table.never_began:
            raise NeverBegan
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
        sheet = await self.keeper.presenter.private.hand(
            table, interaction.user.id, lang, await self.keeper.look(interaction.user.id), soon=True
        )
        await self.keeper.late_pictures.show(interaction, sheet)
        await self._seen(interaction, table)

    async def _seen(self, interaction: Press, table: Table) -> None:
        """They have been shown everything up to now. If that cannot be noted they are shown some of it again."""
        try:
            await self.keeper.db.seen(table.id, interaction.user.id, table.game.serial)
        except db.TROUBLE as error:
            log.warning("game %s: what was shown cannot be noted: %s", table.id, error)
        await table.reseat()

    async def show_board(self, interaction: Press, table: Table, style: str) -> None:
        await self._awake(table)
        lang = await self.keeper.language(interaction)
        mine = table.seats_of(interaction.user.id)
        look = await self.keeper.look(interaction.user.id)
        first, *more = await self.keeper.presenter.private.whole_board(table, mine[0] if mine else None, lang, style, look)
        await interaction.edit_original_response(**first.editing())
        for sheet in more:
            sent = await interaction.followup.send(view=sheet.sending()["view"], ephemeral=True, wait=True)
            await self.keeper.private_answers.given(interaction, "sheet", sent.id)

    async def show_log(self, interaction: Press, table: Table) -> None:
        await self._awake(table)
        reader = await self.keeper.reader(interaction, table)
        mine = table.seats_of(interaction.user.id)
        text = await story.recent(table, mine[0] if mine else None, reader.lang)
        await interaction.edit_original_response(view=said(text or reader.say("log-empty")))

    async def show_mine(self, interaction: Press, table: Table) -> None:
        await self._awake(table)
        table.playable()
        lang = await self.keeper.language(interaction)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        sheet = await self.keeper.secret_questions.sheet(table, interaction.user.id, lang, soon=True)
        if sheet is None:
            raise table.not_asked(interaction.user.id)
        await self.keeper.late_pictures.show(interaction, sheet)
        self.keeper.own_sheets.shown(interaction, table, sheet)

    async def press_hand(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_hand(interaction, table)

    async def press_board(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_board(interaction, table, "text" if argument == "text" else "picture")

    async def press_more(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._awake(table)
        sheet = self.keeper.presenter.private.more(table, await self.keeper.language(interaction), interaction.user.id)
        await interaction.edit_original_response(**sheet.editing())

    async def press_go_on(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The standing order of everybody's own seats, on or off; the sheet it was pressed on shows how it is now."""
        await self._awake(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        if not table.box.going_on or argument not in ("on", "off"):
            raise TableRefusal("no-such-button")
        await self._chosen(interaction, table, GOES_ON, argument == "on")

    async def press_ask_all(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Whether somebody is asked also where there is one sensible answer (`bot.shortcuts`)."""
        await self._awake(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        if not shortcuts.known(table) or argument not in ("on", "off"):
            raise TableRefusal("no-such-button")
        await self._chosen(interaction, table, ASKS_ALL, argument == "on")

    async def _chosen(self, interaction: Press, table: Table, what: str, on: bool) -> None:
        """For all seats of this person; the sheet it was pressed on shows how it is now."""
        for seat in table.seats_of(interaction.user.id):
            async with table.lock:
                choices = {**table.seats[seat].choices, what: on}
                await self.keeper.db.change_seat(table.id, seat, self.keeper.clock(), choices=choices)
        await table.reseat()
        sheet = self.keeper.presenter.private.more(table, await self.keeper.language(interaction), interaction.user.id)
        await interaction.edit_original_response(**sheet.editing())

    async def press_tips(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """The whole table's, as anybody at it likes; the sheet it was pressed on shows how it is now."""
        await self._awake(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        if argument not in ("on", "off"):
            raise TableRefusal("no-such-button")
        await show_tips(self.keeper, table, interaction.user.id, argument == "on")
        sheet = self.keeper.presenter.private.more(table, await self.keeper.language(interaction), interaction.user.id)
        await interaction.edit_original_response(**sheet.editing())

    async def press_log(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_log(interaction, table)

    async def press_read(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self.show_stories(interaction, table, older=argument == EARLIER)

    async def show_stories(self, interaction: Press, table: Table, *, older: bool = False) -> None:
        """The stories of which the post has the first sentence, and behind a press those of before."""
        await self._awake(table)
        reader = await self.keeper.reader(interaction, table)
        mine = table.seats_of(interaction.user.id)
        found = await story.stories(table, mine[0] if mine else None, reader.lang)
        text = story.readable(found[1:] if older else found[:1]) or reader.say("read-nothing")
        first, *more = [said(part) for part in split(text, TEXT_IN_A_LAYOUT - 100)]
        if len(found) > 1 and not older:
            (more or [first])[-1].add_item(ui.ActionRow(board.button(table, reader.say("read-earlier"), "read", EARLIER)))
        await interaction.edit_original_response(view=first)
        for layout in more:
            sent = await interaction.followup.send(view=layout, ephemeral=True, wait=True)
            await self.keeper.private_answers.given(interaction, "sheet", sent.id)

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
        # Behind a cover the deadline would tell who is asked.
        open_ = all(a.cover is None for a in table.asks)
        due = {d.seat: d.due for d in await self.keeper.db.deadlines(table.id) if d.kind == "deadline" and open_}
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
                    since=f"<t:{table.times.since}:R>",
                    timed="yes" if seat.seat in due else "no",
                    due=f"<t:{due[seat.seat]}:R>" if seat.seat in due else "",
                )
            )
        for vote in await self.keeper.db.open_votes(table.id) if not table.over else ():
            what = self.keeper.votes.post.in_words(table, vote, reader)
            lines.append(reader.say("status-vote", what=what, link=await self.keeper.votes.post.link_to(table, vote)))
        lines.append(reader.say("status-link", link=self.keeper.postman.link(table)))
        await interaction.edit_original_response(view=said(clip("\n".join(lines), 3900)))

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
        news = await story.news(table, mine, reader.lang, seen)
        lines = [reader.say("catch-up")]
        lines += [reader.say("catch-up-you"), *news.mine] if news.mine else []
        lines += [reader.say("catch-up-table"), *news.others] if news.others else []
        lines += [reader.say("catch-up-more", n=news.more)] if news.more else []
        happened = bool(news.mine or news.others)
        text = "\n".join(lines) if happened else reader.say("catch-up-nothing")
        look = await self.keeper.look(interaction.user.id)
        pictures = await self.keeper.presenter.pictures.then_and_now(table, seen, reader, look) if happened else ()
        sheet = await self.keeper.secret_questions.sheet(
            table, interaction.user.id, reader.lang, note=clip(text, 2600), most_note=2600, above=pictures
        )
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
            lines.append(reader.say("mygames-line", title=title, state=state, link=addresses.of(game)))
        await interaction.edit_original_response(view=said("\n".join(lines) or reader.say("mygames-none")))

    @slash("game", "history")
    async def history(self, interaction: Press, everywhere: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.keeper.reader(interaction)
        here = not everywhere or interaction.guild_id is None
        games = await self.keeper.db.history(
            channel_id=interaction.channel_id if here else None,
            guild_id=None if here else interaction.guild_id,
            begun=True,
            limit=PAST_GAMES if here else LOOKED_THROUGH,
        )
        known = [game for game in games if game.name in self.keeper.shelf]
        known = (await those_open_to(self.keeper, interaction, known))[:PAST_GAMES]
        lines: list[str] = []
        for game in known:
            async with self.keeper.tables.faults.costs_only(game.id, "it cannot be told of"):
                lines.append(await self._past(game, reader))
        lines.append(reader.say("history-replay" if lines else "history-none"))
        await interaction.edit_original_response(view=said(clip("\n".join(lines), 3900)))

    async def _past(self, game: db.Game, reader: Reader) -> str:
        """Two lines on a game that has ended: who played it, how it ended, and where its last post is."""
        table = await self.keeper.tables.get(game.id)
        title = self.keeper.shelf.box(game.name).title(reader)
        seats = await self.keeper.db.seats(game.id)
        who, result = [seat.name or reader.say("seat-nobody", n=seat.seat + 1) for seat in seats], ""
        if table is not None and game.outcome is not None:
            try:
                async with table.lock:
                    await table.awake()
                    own = table.reader(reader.lang)
                    if table.live is not None and (outcome := table.live.outcome) is not None:
                        result = table.box.outcome_line(outcome, table.view(None), own)
            except (TableRefusal, CannotOpen):
                result = ""  # it is of an older box; that it has ended is known all the same
        return reader.say(
            "history-line",
            title=title,
            names=discord.utils.escape_markdown(clip(", ".join(dict.fromkeys(who)), 200)) or "–",
            result=result or str((game.outcome or {}).get("result", "ended")),
            when=f"<t:{game.finished or game.updated}:d>",
            id=game.id,
            link=addresses.of(game),
            imported="yes" if game.imported is not None else "no",
        )

    @slash("game", "verify")
    async def verify(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_luck(interaction, await self._here(interaction, past=True))

    async def press_verify(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await table.refresh()
        await self.show_luck(interaction, table)

    async def show_luck(self, interaction: Press, table: Table) -> None:
        """Was it honest? With the file by which anybody can check it."""
        if table.never_began:
            raise NeverBegan
        reader = await self.keeper.reader(interaction, table)
        found, verdict = await evidence.of_table(table)
        words = luck_words.bare(found.words) or "–"
        if verdict is None:
            text = reader.say("verify-later", commitment=found.commitment, words=words)
        else:
            text = reader.say(
                "verify-honest" if verdict.honest else "verify-differs",
                commitment=found.commitment,
                secret=found.secret or "–",
                words=words,
                good=verdict.good,
                answers=verdict.answers,
                back=verdict.taken_back,
                place=verdict.deviation.place if verdict.deviation else "",
                after=verdict.deviation.after if verdict.deviation else 0,
            )
        file = discord.File(io.BytesIO(found.written()), filename=f"keeper-luck-{table.id}.json")
        await interaction.edit_original_response(content=clip(text, 2000), attachments=[file])

    async def press_hint(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """What the automatic player would do, and what speaks for it, for whoever is asked."""
        await self._awake(table)
        table.playable()
        if not hints.allowed(table):
            raise TableRefusal("hint-not-here")
        reader = await self.keeper.reader(interaction, table)
        text, does = await hints.hint(table, interaction.user.id, reader)
        layout = said(text)
        if does:
            does_it: ui.Button[Any] = ui.Button(
                label=clip(reader.say("hint-do"), 80), style=discord.ButtonStyle.primary, custom_id=does
            )
            layout.add_item(ui.ActionRow(does_it))
        await interaction.edit_original_response(view=layout)

    async def press_next(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Whether somebody is told when the turn before theirs begins."""
        await self._awake(table)
        if not table.seats_of(interaction.user.id):
            raise TableRefusal("no-not-seated")
        if not table.box.takes_turns or argument not in ("on", "off"):
            raise TableRefusal("no-such-button")
        await self._chosen(interaction, table, TOLD_NEXT, argument == "on")

    async def press_swift(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Whether anybody waits for this person where they may only react. Said in public, so that how long a window is open tells nothing."""
        await self._awake(table)
        mine = table.seats_of(interaction.user.id)
        if not mine:
            raise TableRefusal("no-not-seated")
        on = argument == "on"
        if not table.box.windows or argument not in ("on", "off"):
            raise TableRefusal("no-such-button")
        if any(bool(table.seats[seat].choices.get(SWIFT)) != on for seat in mine):
            told = notice(table, "told-swift", who=table.names_of(mine), on="yes" if on else "no")
            await self.keeper.db.apply(table.id, db.Effects(outbox=(told,)), self.keeper.clock())
            self.keeper.tables.committed(table)
        await self._chosen(interaction, table, SWIFT, on)

    async def press_resume(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await self._set_status(interaction, table, "playing", ("paused",), "done-resumed")

    # Doing

    async def _status(self, interaction: Press, status: Status, was: tuple[Status, ...], done: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._set_status(interaction, await self._here(interaction), status, was, done)

    async def _set_status(self, interaction: Press, table: Table, status: Status, was: tuple[Status, ...], done: str) -> None:
        if not table.seats_of(interaction.user.id) and interaction.user.id != table.game.host_id:
            raise TableRefusal("no-not-seated")
        try:
            await table.set_status(status, was, interaction.user.id)
        except db.Conflict:
            raise TableRefusal(f"{done}-not") from None
        await self.keeper.reply(interaction, done)

    @slash("game", "pause")
    async def pause(self, interaction: Press) -> None:
        await self._status(interaction, "paused", ("playing",), "done-paused")

    @slash("game", "resume")
    async def resume(self, interaction: Press) -> None:
        await self._status(interaction, "playing", ("paused",), "done-resumed")

    @slash("game", "end")
    async def end(self, interaction: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            table = await self._here(interaction)
        except Broken:
            table = await self._unopened(interaction)
            if table is None:
                raise
            reader = await self.keeper.reader(interaction)
            await self._sure_to_end(interaction, table, reader.say("end-unopened-sure"), reader.say("end-yes"))
            return
        self._may_end(interaction, table)
        asked = table.game.status != "lobby" and table.seats_of(interaction.user.id)
        if asked and not self.keeper.votes.alone(table, "end", interaction.user.id):
            result = await self.keeper.votes.call(table, "end", interaction.user.id)
            await self.keeper.reply(interaction, "vote-called-done", result=result)
            return
        reader = await self.keeper.reader(interaction, table)
        lobby = table.game.status == "lobby"
        text = reader.say("close-sure" if lobby else "end-sure", game=table.box.title(reader))
        yes = reader.say("close-yes" if lobby else "end-yes")
        await self._sure_to_end(interaction, table, text, yes, CLOSING if lobby else "")

    async def _sure_to_end(self, interaction: Press, table: Table, text: str, yes: str, argument: str = "") -> None:
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(text))
        button: ui.Button[Any] = ui.Button(
            label=clip(yes, 80),
            style=discord.ButtonStyle.danger,
            custom_id=button_ids.deed_button(table.id, "end", argument),
        )
        layout.add_item(ui.ActionRow(button))
        await interaction.edit_original_response(view=quiet(layout))

    async def _unopened(self, interaction: Press) -> Table | None:
        """The game of this channel that cannot be opened, if it is this person's alone."""
        game = await self.keeper.db.game_in_channel(interaction.channel_id or 0)
        table = await self.keeper.tables.get(game.id) if game is not None else None
        return table if table is not None and await only_theirs(table, interaction.user.id) else None

    def _may_end(self, interaction: Press, table: Table) -> None:
        """A lobby is closed by its host, or by whoever has sat there longest if that one is gone, or the server's management. A game that has begun belongs to those who play it: they
        vote, and where nobody but one is here that one decides (`bot.votes`). Where nobody sits any more it is the host's."""
        me, host = interaction.user.id, table.game.host_id
        if table.game.status == "lobby":
            heir = table.eldest if not table.seats_of(host or 0) else None
            if me in (host, heir) or interaction.permissions.manage_guild:
                return
            raise TableRefusal("no-only-host")
        if not table.seats_of(me) and (me != host or any(s.user_id is not None for s in table.seats)):
            raise TableRefusal("no-end-not-seated")

    async def press_end(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        try:
            await table.refresh()
        except Broken:
            if not await only_theirs(table, interaction.user.id):
                raise
            await end_unopened(table, by="table")
            reader = await self.keeper.reader(interaction)
            await interaction.edit_original_response(view=said(reader.say("done-ended")))
            return
        if table.never_began:
            raise NeverBegan
        if table.over:
            raise TableRefusal("no-over")
        # Whoever wanted to close the lobby need not want to end the game.
        if argument == CLOSING and table.game.status != "lobby":
            raise TableRefusal("no-started-already")
        self._may_end(interaction, table)
        reader = await self.keeper.reader(interaction, table)
        try:
            if table.game.status == "lobby":
                who = discord.utils.escape_markdown(called(interaction.user))
                async with table.door:
                    await close(self.keeper, table, interaction.user.id, notice(table, "told-lobby-closed", who=who))
                await interaction.edit_original_response(view=said(reader.say("done-closed")))
                return
            elif not table.seats_of(interaction.user.id):
                await end_game(table, interaction.user.id)
            elif await self.keeper.votes.call(table, "end", interaction.user.id) == "open":
                await interaction.edit_original_response(view=said(reader.say("vote-called-done", result="open")))
                return
        except db.Conflict:
            raise TableRefusal("no-over") from None
        await interaction.edit_original_response(view=said(reader.say("done-ended")))


def why_text(table: Table, user_id: int, reader: Reader) -> str:
    """The open question with what every option does, and every command that is not offered with its reason."""
    mine = table.seats_of(user_id)
    asks = table.questions_of(user_id)
    lines: list[str] = []
    for ask in asks[:2]:
        lines.append(table.box.question_line(ask, reader))
        view, pressed = table.view(ask.seat), table.pressing(ask, reader)
        for option in ask.options[:25]:
            hint = table.box.option_hint(ask, option, reader, view)
            lines.append(f"· {table.box.option_label(ask, option, pressed)}" + (f" – {hint}" if hint else ""))
    if not mine:
        lines.append(reader.say("no-not-seated"))
        return clip("\n".join(lines), 3900)
    if not asks:
        lines.append(table.not_asked(user_id).sentence(reader))
    if not table.over:  # also for whoever is not in turn: what they wait for, and what they would lack
        seat = asks[0].seat if asks else mine[0]
        offered = reader.say("why-not")
        # Several deeds often fail for one reason: it is told once, with their names before it.
        reasons: dict[str, list[str]] = {}
        for command in table.box.answering:
            told = table.box.why_others if table.box.offered(asks, command) else table.box.why
            if reason := told(table.view(seat), asks, seat, command, reader):
                reasons.setdefault(reason, []).append(f"`{table.box.command_name(command, reader)}`")
        if reasons:
            lines += [offered, *(f"-# {' '.join(names)} {reason}" for reason, names in reasons.items())]
    return clip("\n".join(lines), 3900)


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(AtTheTable(keeper))
