"""Looking things up: `/rules`, `/card`, `/stats`. All of it privately, unless somebody wants to show it to the others."""

from __future__ import annotations

import logging
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

import db
from bot.commands import slash
from bot.doors import those_open_to
from bot.keeper import Keeper
from bot.library import Library
from bot.names import called
from bot.painting import Commission
from bot.panel import quiet
from bot.pictures import attachment
from bot.presenter.pictures import PICTURE_SECONDS
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import Box
from bot.tables import Table
from bot.tables.results import ABANDONED
from bot.wording.text import clip, speaks
from games.kernel.rulebook import Page, Rule
from rendering.encode import Picture

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

MOST_LEADERS = 10
MOST_PAST_GAMES = 200
LONGEST_QUERY = 60
# Of a section around the sentence that was looked for: what a phone shows without much scrolling.
MOST_OF_A_SECTION = 1800
MOST_OF_A_HEADING = 40


def page_id(game: str, number: int, query: str, kind: str = "p") -> str:
    """A button that shows paragraph `number` of what `query` finds; `kind` keeps two such buttons of one post apart."""
    return f"kr:{kind}:{game}:{number}:{query[:LONGEST_QUERY]}"


class TurnedPage(ui.DynamicItem[ui.Button[Any]], template=r"kr:(?P<rest>[\s\S]*)"):
    """A button below a rule. The template takes damaged ids, too, so that they get an answer."""

    @classmethod
    async def from_custom_id(cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /):
        return cls(item)  # pyright: ignore[reportArgumentType]

    async def callback(self, interaction: Press) -> None:
        cog: Any = interaction.client.get_cog("Reading")  # pyright: ignore[reportAttributeAccessIssue]
        if cog.keeper.first_time(interaction):
            await cog.turn(interaction, self.item.custom_id or "")


# No letter that no file and no post can hold.
_PAGE = re.compile(r"kr:[a-z]:([a-z-]{1,24}):([0-9]{1,3}):([^\n\x00\ud800-\udfff]{1,60})")


class Reading(commands.Cog):
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.library = Library(keeper.shelf)

    async def cog_load(self) -> None:
        self.keeper.add_dynamic_items(TurnedPage)
        await self.library.load()

    async def cog_unload(self) -> None:
        self.keeper.remove_dynamic_items(TurnedPage)

    # Which game is meant

    async def _table(self, interaction: Press) -> Table | None:
        """The game in this channel, or the last one that was played here; None: there is none, or it cannot be opened."""
        try:
            return await self.keeper.tables.last_in_channel(interaction.channel_id or 0)
        except TableRefusal:
            return None

    async def _boxes(self, interaction: Press, game: str | None) -> list[Box]:
        """The named game, or this channel's first and then the others."""
        boxes = list(self.keeper.shelf)
        if game:
            wanted = [b for b in boxes if b.name == game or self._title(b, interaction).casefold() == game.strip().casefold()]
            if not wanted:
                known = ", ".join(self._title(b, interaction) for b in boxes)
                raise TableRefusal("no-such-game", typed=clip(game, 80), known=clip(known, 500))
            return wanted
        here = await self._here(interaction)
        return sorted(boxes, key=lambda b: b.name != here)

    async def _here(self, interaction: Press) -> str:
        """The name of this channel's game, or of the last one that was played here, "" if there is none."""
        channel_id = interaction.channel_id or 0
        game = await self.keeper.db.game_in_channel(channel_id) or await self.keeper.tables.last_over(channel_id)
        return game.name if game is not None else ""

    def _title(self, box: Box, interaction: Press) -> str:
        lang = str(interaction.locale).partition("-")[0]
        return box.title(Reader(lang if lang in self.keeper.words.langs else "en", self.keeper.words, box.cards, {}))

    async def _games(self, interaction: Press, current: str) -> Choices:
        found = [app_commands.Choice(name=clip(self._title(b, interaction), 100), value=b.name) for b in self.keeper.shelf]
        return [c for c in found if current.casefold() in c.name.casefold()][:25]

    # Rules

    @slash("", "rules")
    async def rules(
        self, interaction: Press, words: app_commands.Range[str, 1, 100], game: str | None = None, show: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=not show, thinking=True)
        reader = await self.keeper.reader(interaction)
        words = " ".join(words.split())[:LONGEST_QUERY]
        for box in await self._boxes(interaction, game):
            layout = self.page(box, words, 0, reader)
            if layout is not None:
                await interaction.edit_original_response(view=layout)
                return
        await interaction.edit_original_response(view=said(reader.say("rules-none", words=clip(words, 80))))

    @rules.autocomplete("words")
    async def _rules_words(self, interaction: Press, current: str) -> Choices:
        lang = await self.keeper.language(interaction)
        try:
            boxes = await self._boxes(interaction, getattr(interaction.namespace, "game", None))
        except TableRefusal:
            return []
        found: Choices = []
        for box in boxes:
            book = self.library.books.get(box.name)
            if book is None:
                continue
            if current.strip():
                entries = self.library.search(box.name, current, lang)
            else:
                entries = [*book.pages, *(next(r for r in book.rules if r.chapter == c.id) for c in book.chapters)]
            for entry in entries:
                label = f"{self.library.heading(box.name, entry, lang)}: {entry.in_(speaks(lang))}"
                id = "" if isinstance(entry, Page) else f" · {entry.id}"
                found.append(app_commands.Choice(name=clip(label, 100 - len(id)) + id, value=entry.id))
        return found[:25]

    @rules.autocomplete("game")
    async def _rules_games(self, interaction: Press, current: str) -> Choices:
        return await self._games(interaction, current)

    def page(self, box: Box, words: str, number: int, reader: Reader) -> ui.LayoutView | None:
        """A section of the book with the sentence that answers set off in it, what completes that, and the way to the others; its number
        comes last. None: nothing fits."""
        found = self.library.sections(box.name, words, reader.lang)
        if not found:
            return None
        number = min(max(number, 0), len(found) - 1)
        entry = found[number]
        kind = "rule" if isinstance(entry, Rule) else "card" if isinstance(entry, Page) else "ruling"
        see = self.library.seen_from(box.name, entry)
        text = self.library.section(box.name, entry, reader.lang, MOST_OF_A_SECTION)
        lines = [f"### {self.library.heading(box.name, entry, reader.lang)}", text]
        foot = reader.say(
            "rules-foot",
            n=number + 1,
            count=len(found),
            game=box.title(reader),
            words=clip(words, 60),
            sought="no" if words.upper() == entry.id else "yes",  # a suggestion that was taken is the number, which is said once
            kind=kind,
            id=entry.id,
        )
        layout = ui.LayoutView(timeout=None)
        items: list[ui.Item[Any]] = [ui.TextDisplay(clip("\n".join(lines), 3500)), ui.TextDisplay(clip(foot, 400))]
        turning: list[ui.Button[Any]] = []
        for to, label in ((number - 1, "rules-back"), (number + 1, "rules-next")):
            turning.append(
                ui.Button(
                    label=clip(reader.say(label), 80),
                    disabled=not 0 <= to < len(found),
                    custom_id=page_id(box.name, max(to, 0), words, "b" if to < number else "n"),
                )
            )
        if len(found) > 1:
            items.append(ui.ActionRow(*turning))
        if see:
            also = [
                ui.Button[Any](label=self._called(box, id, reader), custom_id=page_id(box.name, 0, id, "s")) for id in see[:5]
            ]
            items.append(ui.ActionRow(*also))
        layout.add_item(ui.Container(*items))
        return quiet(layout)

    def _called(self, box: Box, id: str, reader: Reader) -> str:
        """What stands above an entry, for a button that leads there."""
        return clip(self.library.heading(box.name, self.library.books[box.name].by_id[id], reader.lang), MOST_OF_A_HEADING)

    async def turn(self, interaction: Press, custom_id: str) -> None:
        """A press below a rule: whoever may see the post may turn its pages."""
        keeper = self.keeper
        found = _PAGE.fullmatch(custom_id)
        await interaction.response.defer()
        try:
            reader = await keeper.reader(interaction)
            layout = None
            if found is not None and found[1] in keeper.shelf:
                layout = self.page(keeper.shelf.box(found[1]), found[3], int(found[2]), reader)
            if layout is None:
                await keeper.reply(interaction, "rules-gone")
                return
            await interaction.edit_original_response(view=layout)
        except discord.HTTPException as error:
            log.warning("a page could not be turned: %s", error)
        except Exception:
            log.exception("press on %r failed", custom_id)
            await keeper.reply(interaction, "no-fault")

    # Cards

    @slash("", "card")
    async def card(
        self, interaction: Press, card: app_commands.Range[str, 1, 100], game: str | None = None, show: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=not show, thinking=True)
        reader = await self.keeper.reader(interaction)
        boxes = await self._boxes(interaction, game)
        box, id = self._meant(boxes, card, reader, await self._here(interaction))
        table = await self._table(interaction)
        if table is not None and (table.box.name != box.name or table.over or table.live is None):
            table = None
        cards = table.reader(reader.lang) if table is not None else Reader(reader.lang, reader.words, box.cards, {})
        deck = self.library.decks[box.name]
        text = deck.describe(id, cards)
        if table is not None:
            async with table.lock:
                await table.awake()
                mine = table.seats_of(interaction.user.id)
                # What is shown to all must be what all may know.
                view = table.view(mine[0] if mine and not show else None)
            where = deck.whereabouts(id, view, cards)
            text += "\n" + reader.say("card-where", places=" ".join(where)) if where else ""
        picture = await self._picture(box, id, cards, interaction.user.id)
        items: list[ui.Item[Any]] = []
        if picture is not None:
            item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt or None)
            items.append(ui.MediaGallery(item))
        items.append(ui.TextDisplay(clip(text, 3900)))
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.Container(*items))
        files = [attachment(picture)] if picture is not None else []
        await interaction.edit_original_response(view=quiet(layout), attachments=files)

    def _meant(self, boxes: list[Box], name: str, reader: Reader, here: str) -> tuple[Box, str]:
        """The card a name or an id means; raises TableRefusal with the nearest ones."""
        for box in boxes:
            if box.name in self.library.decks and name in box.cards.by_id:
                return box, name
        found = self.library.cards(boxes, name, reader.lang, here)
        if not found:
            raise TableRefusal("card-none", typed=clip(name, 80))
        return found[0]

    @card.autocomplete("card")
    async def _card_names(self, interaction: Press, current: str) -> Choices:
        lang = await self.keeper.language(interaction)
        try:
            boxes = await self._boxes(interaction, getattr(interaction.namespace, "game", None))
        except TableRefusal:
            return []
        choices: Choices = []
        for box, id in self.library.cards(boxes, current, lang, await self._here(interaction))[:25]:
            reader = Reader(lang, self.keeper.words, box.cards, {})
            label = f"{box.cards.by_id[id].name.in_(speaks(lang))} · {self.library.decks[box.name].kind(id, reader)}"
            choices.append(app_commands.Choice(name=clip(label, 100), value=id))
        return choices

    @card.autocomplete("game")
    async def _card_games(self, interaction: Press, current: str) -> Choices:
        return await self._games(interaction, current)

    async def _picture(self, box: Box, id: str, reader: Reader, user_id: int) -> Picture | None:
        if not self.keeper.settings.pictures:
            return None
        look = await self.keeper.look(user_id)
        order = Commission(box.name, "card", f"{box.name}-{id.lower()}", reader.lang, look, id)
        key = ("card", box.name, id, reader.lang, look)
        return await self.keeper.presenter.pictures.drawn(key, order, PICTURE_SECONDS)

    # Statistics

    @slash("", "stats")
    async def stats(self, interaction: Press, person: discord.User | None = None, server: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.keeper.reader(interaction)
        if server:
            if interaction.guild_id is None:
                raise TableRefusal("stats-no-server")
            text = await self._server(interaction, reader)
        else:
            who = person or interaction.user
            text = await self._person(interaction, who, reader)
        await interaction.edit_original_response(view=said(text))

    async def _person(self, interaction: Press, who: discord.abc.User, reader: Reader) -> str:
        """One's own record is whole; of somebody else's only what was played before the asker's eyes (`bot.doors`)."""
        own = who.id == interaction.user.id
        found = await self.keeper.db.statistics(who.id)
        if not own:
            results = await self._seen(interaction, await self.keeper.db.results(user_id=who.id, limit=MOST_PAST_GAMES))
            found = {game: counts[who.id] for game, counts in self._counted(results).items() if who.id in counts}
        name = discord.utils.escape_markdown(called(who))
        lines = [reader.say("stats-person", name=name)]
        for box in self.keeper.shelf:
            counts = found.get(box.name, {})
            if counts:
                lines.append(self._line(box.title(reader), counts, reader))
        if len(lines) == 1:
            return reader.say("stats-none" if own else "stats-none-seen", name=name) + " " + reader.say("stats-caretaken")
        return "\n".join([*lines, *([] if own else [reader.say("stats-seen")])])

    async def _seen(self, interaction: Press, results: list[db.Result]) -> list[db.Result]:
        """Those of these games the asker may know of."""
        open_ = {game.id for game in await those_open_to(self.keeper, interaction, [r.game for r in results])}
        return [r for r in results if r.game.id in open_]

    def _counted(self, results: list[db.Result]) -> dict[str, dict[int, dict[str, int]]]:
        """By game and person."""
        found: dict[str, dict[int, dict[str, int]]] = {}
        for result in results:
            for user_id, won in result.won.items():
                counts = found.setdefault(result.game.name, {}).setdefault(user_id, {})
                abandoned = (result.game.outcome or {}).get("reason") == ABANDONED
                for name in (ABANDONED,) if abandoned else ("played", "won" if won else "lost"):
                    counts[name] = counts.get(name, 0) + 1
        return found

    def _line(self, title: str, counts: dict[str, int], reader: Reader) -> str:
        played, won = counts.get("played", 0), counts.get("won", 0)
        share = round(100 * won / played) if played else 0
        lost, abandoned = counts.get("lost", 0), counts.get("abandoned", 0)
        return reader.say("stats-line", title=title, played=played, won=won, lost=lost, share=share, abandoned=abandoned)

    async def _server(self, interaction: Press, reader: Reader) -> str:
        """Games of this server that the asker may know of, and who won most of them."""
        memory, guild_id = self.keeper.db, interaction.guild_id
        results = await self._seen(interaction, await memory.results(guild_id=guild_id, limit=MOST_PAST_GAMES))
        going_on = [g for g in await memory.unfinished(guild_id) if g.status != "lobby"]
        running = len(await those_open_to(self.keeper, interaction, going_on))
        counted = self._counted(results)
        lines = [reader.say("stats-server", running=running)]
        for box in self.keeper.shelf:
            ends = [str((r.game.outcome or {}).get("result")) for r in results if r.game.name == box.name]
            counts = {name: ends.count(name) for name in ("won", "lost", ABANDONED)}
            counts["played"] = counts["won"] + counts["lost"]
            if ends:
                lines.append(self._line(box.title(reader), counts, reader))
            wins = [(counts.get("won", 0), user_id) for user_id, counts in counted.get(box.name, {}).items()]
            best = sorted((pair for pair in wins if pair[0]), key=lambda pair: (-pair[0], pair[1]))[:MOST_LEADERS]
            lines += [
                reader.say("stats-leader", place=place, who=f"<@{user}>", won=won) for place, (won, user) in enumerate(best, 1)
            ]
        if len(lines) == 1:
            return reader.say("stats-server-none", running=running)
        return "\n".join([*lines, reader.say("stats-seen")])


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(Reading(keeper))
