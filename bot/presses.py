"""Presses on buttons and selects of any age: found by what their custom id says, so they work after a restart, too.

Every press is acknowledged before anything else is done. Answers go to the table; everything else is a *deed*, handled by
whoever registered it:

    @keeper.presses.deed("hand", private=True)
    async def show_hand(interaction, table, argument, values): ...

`table` is None in no case: an id that names no table is answered here. `private` deeds are acknowledged with an ephemeral
"thinking" message, to be filled with `interaction.edit_original_response`; the others with a silent update. A handler that has
to answer with a dialogue registers with `raw=True` and acknowledges by itself; the filled-in dialogue is a deed, too, found by
its own custom id, with what was typed as `values`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db
from bot import button_ids, hints, shortcuts
from bot.doors import open_to
from bot.outbox import TROUBLE
from bot.panel import fingerprint, quiet
from bot.refusals import Broken, Decided, HeldAlready, NotSeated, OptionChanged, TableRefusal
from bot.secret_questions import private
from bot.shelf import NotOnTheShelf
from bot.tables import Table
from bot.wording.text import clip, keepable

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger(__name__)

ACKNOWLEDGED_ALREADY = 40060
# Seconds between tries while a PostgreSQL is away.
PATIENCE = (0.3, 1.0, 2.0, 4.0, 6.0)

Deed = Callable[[discord.Interaction[Any], Table, str, Sequence[str]], Awaitable[None]]


_PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


def _typed(components: Any) -> list[str]:
    """What was typed into a dialogue, field by field."""
    found: list[str] = []
    for part in components if isinstance(components, list) else [components]:
        if isinstance(part, dict):
            found += [str(part["value"])] if isinstance(part.get("value"), str) else []
            found += _typed(part.get("components") or part.get("component") or [])
    return found


@dataclass(frozen=True, slots=True)
class _Handler:
    do: Deed
    private: bool
    raw: bool
    asks: bool = False


class Presses:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._deeds: dict[str, _Handler] = {}
        keeper.add_listener(self._listen, "on_interaction")
        keeper.add_listener(self._typed, "on_app_command_completion")
        self.deed("page", private=True, asks=True)(self._turn_page)
        self.deed("done")(self._done)
        self.deed("usual")(self._usual)
        self.deed("none")(self._none)
        self.deed("sure")(self._sure)
        self.deed("hinted")(self._hinted)

    def deed(self, name: str, *, private: bool = False, raw: bool = False, asks: bool = False) -> Callable[[Deed], Deed]:
        """`asks`: what it shows in private is to be answered there (`bot.private_answers`)."""

        def register(do: Deed) -> Deed:
            if name in self._deeds:
                raise ValueError(f"two handlers for {name}")
            self._deeds[name] = _Handler(do, private, raw, asks)
            return do

        return register

    def forget(self, *names: str) -> None:
        """When a cog is unloaded."""
        for name in names:
            self._deeds.pop(name, None)

    async def _listen(self, interaction: discord.Interaction[Any]) -> None:
        """Every press on one of our ids, also a damaged one, and also one on a post that has lost its buttons meanwhile: for
        that discord.py's own dynamic items would not answer."""
        data: Any = keepable(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if interaction.type in _PRESSES and custom_id.partition(":")[0] in (button_ids.BUTTON, button_ids.SELECT):
            dialogue = interaction.type is discord.InteractionType.modal_submit
            values = _typed(data.get("components")) if dialogue else data.get("values") or ()
            if self.keeper.first_time(interaction):
                with self.keeper.late_pictures.under(interaction):
                    await self.pressed(interaction, custom_id, tuple(str(v) for v in values))
        elif interaction.type is discord.InteractionType.modal_submit and self.keeper.first_time(interaction):
            await self.keeper.reply(interaction, "no-such-button")  # all of Keeper's dialogues have ids of its own

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str, values: Sequence[str]) -> None:
        keeper = self.keeper
        where = button_ids.parse(custom_id)
        handler = self._deeds.get(where.deed) if isinstance(where, button_ids.ToTable) else None
        table: Table | None = None
        db.deed_begins()
        try:
            if handler is None or not handler.raw:
                await self._acknowledge(interaction, private=handler is not None and handler.private)
            table = await keeper.tables.get(where.game_id) if where is not None else None
            # A button says which table it belongs to, and whoever forges one could say any.
            if table is not None and not await open_to(keeper, interaction, table.game):
                table = None
            if table is None or (isinstance(where, button_ids.ToTable) and handler is None):
                await keeper.reply(interaction, "no-such-button")
            elif isinstance(where, button_ids.ToQuestion):
                await self._answer(interaction, table, where, values)
            elif handler is not None and isinstance(where, button_ids.ToTable):
                await handler.do(interaction, table, where.argument, values)
                if handler.private:
                    await keeper.private_answers.given(interaction, "question" if handler.asks else "sheet")
        except TableRefusal as refusal:
            await keeper.refuse(interaction, table, refusal)
        except NotOnTheShelf as absent:
            # The post of a lobby whose game this house was started without: nothing but its name is known.
            await keeper.refuse(interaction, table, await self._rests(table, absent))
        except discord.NotFound as error:
            # The interaction is older than three seconds or its token than fifteen minutes: there is nobody to tell.
            log.warning("a press came too late: %s", error)
        except TROUBLE as error:
            log.warning("press on %r: trouble with Discord: %s", custom_id, error)
            await keeper.reply(interaction, "no-discord")
        except db.TROUBLE as error:
            log.error("press on %r: the memory fails: %s", custom_id, error)
            await keeper.memory_fails(interaction)
        except Exception:
            log.exception("press on %r failed", custom_id)
            await keeper.reply(interaction, "no-fault")
        if table is not None:
            await self._reached(interaction, table)

    async def _rests(self, table: Table | None, absent: NotOnTheShelf) -> TableRefusal:
        if table is None:
            return TableRefusal("no-such-button")
        faults = self.keeper.tables.faults
        return Broken(faults.aside.get(table.id) or await faults.set_aside(table.id, absent, "its game is not here"))

    async def _typed(self, interaction: discord.Interaction[Any], _command: object) -> None:
        """A command is as good a sign of somebody who is there as a press. No table is woken for it."""
        try:
            game = await self.keeper.db.game_in_channel(interaction.channel_id or 0)
        except db.TROUBLE as error:
            log.info("in whose game somebody has typed cannot be told: %s", error)
            return
        table = self.keeper.tables.known(game.id) if game is not None else None
        if table is not None:
            await self._reached(interaction, table)

    async def _reached(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Whatever they pressed is done: do secrets reach them by now?"""
        try:
            await self.keeper.postman.direct.try_again(table, interaction.user.id)
        except (*TROUBLE, *db.TROUBLE) as error:
            log.info("game %s: the DMs of a person could not be tried: %s", table.id, error)

    async def _acknowledge(self, interaction: discord.Interaction[Any], *, private: bool) -> None:
        """At once. If only Discord's word about it was lost on the way, the press counts all the same."""
        try:
            if private:
                await interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await interaction.response.defer()
                self.keeper.tokens.heard(interaction)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED_ALREADY:
                raise
            thinking = discord.InteractionResponseType.deferred_channel_message
            interaction.response._response_type = thinking if private else discord.InteractionResponseType.deferred_message_update

    # Answers

    async def _answer(
        self, interaction: discord.Interaction[Any], table: Table, where: button_ids.ToQuestion, values: Sequence[str]
    ) -> None:
        if where.key:
            picks = [(where.stamp, where.key)]
        else:
            picks = [p for v in values if (p := button_ids.parse_value(v)) is not None]
            if len(picks) != len(values):
                raise OptionChanged
            part = await self._part(table, where.line)
            if part:
                return await self._draft(interaction, table, where.line, values, picks)
        if len(picks) == 1 and await self.doubted(interaction, table, where.line, *picks[0]):
            return None
        await self.give(interaction, table, where.line, picks)
        return None

    async def give(
        self, interaction: discord.Interaction[Any], table: Table, line: str, picks: Sequence[tuple[str, str]]
    ) -> None:
        """Hand (stamp, key) picks to the table; what follows is posted by the postman."""
        secrets = self.keeper.secret_questions
        with secrets.under(interaction, table):
            await self._kept(interaction, table, line, picks)
            table.drafts.pop((interaction.user.id, line), None)
            follow = secrets.go_on if private(interaction, table) else secrets.follow
            await self._afterwards(lambda: follow(interaction, table))
        await self._afterwards(lambda: self.keeper.places.tell(interaction, table))

    async def _afterwards(self, do: Callable[[], Awaitable[None]]) -> None:
        """What comes after an answer that counts. If the memory fails only now, nobody is told that nothing has changed."""
        for wait in (*self._patience, None):
            try:
                return await do()
            except db.TROUBLE as error:
                if wait is None:
                    log.error("after an answer that counts the memory fails: %s", error)
                    return None
                await asyncio.sleep(wait)
        return None

    @property
    def _patience(self) -> tuple[float, ...]:
        return () if self.keeper.db.sqlite else PATIENCE

    async def _kept(
        self, interaction: discord.Interaction[Any], table: Table, line: str, picks: Sequence[tuple[str, str]]
    ) -> None:
        """A server that is just being started again is waited for. Whether the answer was kept before it went, nobody knows but the
        memory: given once more it either counts now, or is there already."""
        keys, stamps = [key for _, key in picks], [stamp for stamp, _ in picks]
        tried = False
        for wait in (*self._patience, None):
            try:
                await table.answer(interaction.user.id, line, keys, stamps=stamps, interaction_id=str(interaction.id))
            except HeldAlready:
                if not tried:
                    raise
            except db.TROUBLE:
                if wait is None:
                    raise
                tried = True
                await asyncio.sleep(wait)
                continue
            return

    # Deeds that are asked about once more

    async def doubted(self, interaction: discord.Interaction[Any], table: Table, line: str, stamp: str, key: str) -> bool:
        """Is this unwise (`Box.doubt`)? Then nothing is answered yet: they are asked once more, where only they see it."""
        argument = f"{line}/{stamp}/{key}"
        async with table.lock:
            await table.awake()
            ask = table.ask_on(line) if table.game.status == "playing" else None
            if ask is None or ask.seat not in table.seats_of(interaction.user.id) or len(argument) > button_ids.LONGEST_KEY:
                return False
            options = {button_ids.short(o.key): o for o in (*ask.options, *shortcuts.chains(table, ask))}
            option = options.get(key)
            if option is None or option.stamp != stamp:
                return False
            reader = table.reader(await self.keeper.language(interaction))
            doubt = shortcuts.doubt(table, ask, option, reader)
            label = table.box.option_short(ask, option, reader)
        if not doubt:
            return False
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay(doubt))
        sure: ui.Button[Any] = ui.Button(
            label=clip(label, 80),
            style=discord.ButtonStyle.danger,
            custom_id=button_ids.deed_button(table.id, "sure", argument),
        )
        layout.add_item(ui.ActionRow(sure))
        sent = await interaction.followup.send(view=quiet(layout), ephemeral=True, wait=True)
        # It takes the place of no question: whoever thinks better of it chooses something else where they have pressed.
        await self.keeper.private_answers.given(interaction, "sentence", sent.id)
        return True

    async def _sure(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        """They mean it; never asked twice."""
        line, _, rest = argument.partition("/")
        stamp, _, key = rest.partition("/")
        if not stamp or not key:
            raise TableRefusal("no-such-button")
        await self._kept(interaction, table, line, [(stamp, key)])
        with contextlib.suppress(discord.HTTPException):
            await interaction.delete_original_response()
        # A secret question that follows is whispered to nobody who has just pressed: like any other press this one shows it.
        await self._afterwards(lambda: self.keeper.secret_questions.follow(interaction, table))
        await self._afterwards(lambda: self.keeper.places.tell(interaction, table))

    # Very wide questions with several picks

    async def _part(self, table: Table, line: str) -> bool:
        """Must the picks of this question be collected part by part?"""
        async with table.lock:
            await table.awake()
            ask = table.ask_on(line)
            return ask is not None and ask.most > 1 and len(ask.options) > 25

    async def _draft(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        line: str,
        values: Sequence[str],
        picks: Sequence[tuple[str, str]],
    ) -> None:
        """Kept until "Done". A draft is no answer: a restart forgets it and nothing else."""
        ask = table.ask_on(line)
        if ask is None:
            raise Decided
        if ask.seat not in table.seats_of(interaction.user.id):
            raise NotSeated
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        part = button_ids.number(custom_id.rpartition(":")[2]) or 0
        table.drafts.setdefault((interaction.user.id, line), {})[part] = tuple(picks)
        chosen = sum(len(p) for p in table.drafts[interaction.user.id, line].values())
        reader = await self.keeper.reader(interaction, table)
        if private(interaction, table):  # the button they pressed, and the one they press next, are in their own language
            reader = replace(reader, posts=reader.lang)
        await self.keeper.reply_text(interaction, reader.say("panel-drafted", n=chosen, least=ask.least, most=ask.most))

    async def _done(self, interaction: discord.Interaction[Any], table: Table, line: str, values: Sequence[str]) -> None:
        draft = table.drafts.get((interaction.user.id, line), {})
        await self.give(interaction, table, line, [p for part in sorted(draft) for p in draft[part]])

    async def _usual(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        await self._known(interaction, table, argument, usual=True)

    async def _none(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        await self._known(interaction, table, argument, usual=False)

    async def _known(self, interaction: discord.Interaction[Any], table: Table, argument: str, *, usual: bool) -> None:
        """The usual picks, or none, of a question that still looks as it did on the button."""
        line, _, seen = argument.partition("/")
        async with table.lock:
            await table.awake()
            ask = table.ask_on(line)
            if ask is not None and fingerprint(ask) != seen:
                raise OptionChanged
            picks = [(o.stamp, o.key) for o in ask.options if o.key in ask.default] if ask is not None and usual else []
        await self.give(interaction, table, line, picks)

    async def _hinted(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        """Several picks as a hint has named them, of a question that still looks as it did then."""
        line, _, rest = argument.partition("/")
        seen, _, places = rest.partition("/")
        async with table.lock:
            await table.awake()
            ask = table.ask_on(line)
            if ask is None:
                picks = list[tuple[str, str]]()  # decided: the table says by whom
            elif fingerprint(ask) != seen:
                raise OptionChanged
            else:
                try:
                    picks = hints.picked(ask, places)
                except ValueError:
                    raise TableRefusal("no-such-button") from None
        await self.give(interaction, table, line, picks)

    async def _turn_page(self, interaction: discord.Interaction[Any], table: Table, argument: str, values: Sequence[str]) -> None:
        line, _, page = argument.partition("/")
        lang = await self.keeper.language(interaction)
        async with table.lock:
            await table.awake()
            sheet = self.keeper.presenter.private.mine(
                table, interaction.user.id, lang, page=button_ids.number(page) or 0, line=line
            )
        if sheet is None:
            raise Decided
        await interaction.edit_original_response(**sheet.editing())
