"""`/game settings`: what the table has agreed on, and what each person wants for themselves.

Without parameters it shows both. The table's are the host's to set; anybody else at the table asks for a vote on the pace and
on what happens when time is up. So does the host once the game has begun, unless it only gives everybody more time: whoever sets
the time alone would decide when somebody else is late, and with that who plays their seat.
"""

from __future__ import annotations

import dataclasses
from typing import Any, get_args

import discord
from discord import app_commands

import db
from bot import hours, tongues
from bot.commands import GameCog, choice, slash
from bot.hours import HOUR, Rest
from bot.keeper import Keeper
from bot.lobby import post
from bot.presenter.letters import letters_of
from bot.presenter.notices import notice
from bot.presenter.pictures import CALM
from bot.presenter.sheets import said
from bot.reader import Reader
from bot.refusals import NotSeated, TableRefusal
from bot.schedule.paces import LEAST_PACE, LEAST_WINDOW, MOST_PACE, MOST_WINDOW, SPANS, change_pace
from bot.tables import Change, Table
from bot.tips import OPTION as TIPS
from bot.tips import wanted as tips_wanted
from bot.wording.text import clip
from db.rows import Reminders

Press = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

PALETTES = ("normal", "high_contrast", "colour_blind")
POLICIES = ("default", "caretaker", "wait")
OFF = ("off", "none", "aus", "keine", "-")


def read_pace(text: str) -> int | None:
    """Seconds, None for no deadline; raises TableRefusal."""
    wanted = text.strip().casefold()
    if wanted in SPANS:
        return SPANS[wanted]
    if wanted in OFF:
        return None
    seconds = hours.read_span(wanted)
    if seconds is None or not LEAST_PACE <= seconds <= MOST_PACE:
        raise TableRefusal("set-bad-pace", typed=clip(text, 60), least=LEAST_PACE // 3600, most=MOST_PACE // 86400)
    return seconds


def offered_paces(reader: Reader, typed: str) -> Choices:
    """What was typed, if it is a pace, and the usual ones that begin like it: whoever presses Enter takes the first, which must not be
    something else than what was typed."""
    usual = [app_commands.Choice(name=reader.say(f"pace-{name}"), value=name) for name in SPANS]
    wanted = typed.strip().casefold()
    if wanted in OFF:
        return [c for c in usual if SPANS[c.value] is None]
    found = beginning_like(usual, wanted)
    own = hours.read_span(typed) if wanted else None
    if own is None or not LEAST_PACE <= own <= MOST_PACE:
        return found
    if own in SPANS.values():
        return [c for c in usual if SPANS[c.value] == own]
    value = f"{own // HOUR}h" if own % HOUR == 0 else f"{own // 60}min"
    return [app_commands.Choice(name=reader.say("set-own-pace", **hours.spoken(own)), value=value), *found]


def beginning_like(choices: Choices, wanted: str) -> Choices:
    """Those whose value, name or a word of it begins with what was typed; all of them as long as nothing was."""
    return [c for c in choices if any(w.startswith(wanted) for w in (c.value, c.name.casefold(), *c.name.casefold().split()))]


def read_window(text: str) -> int | None:
    """Seconds a reaction window stays open, None for as long as any question; raises TableRefusal."""
    if text.strip().casefold() in OFF:
        return None
    seconds = hours.read_span(text.strip().casefold())
    if seconds is None or not LEAST_WINDOW <= seconds <= MOST_WINDOW:
        raise TableRefusal("set-bad-window", typed=clip(text, 60), least=LEAST_WINDOW // 60, most=MOST_WINDOW // 86400)
    return seconds


def read_quiet(text: str) -> tuple[int, int] | None:
    """Begin and end, None for no quiet hours; raises TableRefusal."""
    if text.strip().casefold() in OFF:
        return None
    found = hours.read_quiet(text)
    if found is None:
        raise TableRefusal("set-bad-quiet", typed=clip(text, 60))
    return found


async def change_look(keeper: Keeper, table: Table, user_id: int, changes: dict[str, Any]) -> None:
    """Columns of the game that alter nothing but how it is told; the board post follows."""
    async with table.lock:
        await keeper.db.change_game(table.id, keeper.clock(), **changes)
        table.drop()  # told again, perhaps in another language
        await table.awake()
        if table.live is not None:
            brought = letters_of(Change(table, "status", user_id=user_id))
            await keeper.db.apply(table.id, brought, keeper.clock())
    keeper.tables.committed(table)


async def show_tips(keeper: Keeper, table: Table, user_id: int, on: bool) -> None:
    """With tips or without, as anybody at the table likes."""
    await change_look(keeper, table, user_id, {"options": dict(table.game.options) | {TIPS: on}})


def _kinder(pace: db.Pace, has_pace: bool, seconds: int | None, policy: str | None) -> bool:
    """Does nobody get less time, and is no more done in their name?"""
    longer = not has_pace or seconds is None or (pace.deadline is not None and seconds >= pace.deadline)
    return longer and policy in (None, "wait", pace.on_deadline)


class SettingsCog(GameCog, name="Settings"):
    @slash("game", "settings")
    @app_commands.choices(
        on_deadline=[choice(f"set-policy-{p}", p) for p in POLICIES],
        language=[choice("language-en", "en"), choice("language-de", "de")],
        palette=[choice(f"set-palette-{p.replace('_', '-')}", p) for p in PALETTES],
        tips=[choice("set-tips-on", "on"), choice("set-tips-off", "off")],
        my_language=[choice("language-en", "en"), choice("language-de", "de"), choice("set-language-auto", "auto")],
        reminders=[choice(f"set-reminders-{r}", r) for r in get_args(Reminders)],
        my_palette=[choice(f"set-palette-{p.replace('_', '-')}", p) for p in PALETTES],
        my_motion=[choice("set-motion-on", "on"), choice("set-motion-off", "off")],
    )
    async def settings(
        self,
        interaction: Press,
        pace: str | None = None,
        on_deadline: str | None = None,
        language: str | None = None,
        palette: str | None = None,
        window: str | None = None,
        tips: str | None = None,
        my_language: str | None = None,
        reminders: str | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        my_palette: str | None = None,
        my_motion: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        # Everything is read before anything is changed: a wrong value leaves all as it was.
        person = await self._personal(interaction.user.id, my_language, reminders, timezone, quiet, my_palette, my_motion)
        seconds = read_pace(pace) if pace is not None else None
        open_for = read_window(window) if window is not None else None
        hosts = language is not None or palette is not None or window is not None
        for_table = pace is not None or on_deadline is not None or tips is not None or hosts
        table = await self.keeper.table_here(interaction) if for_table else await self._table_or_none(interaction)
        if for_table:
            assert table is not None
            self._may(table, interaction.user.id, host_only=hosts)
            if window is not None and not table.box.windows:
                raise TableRefusal("set-no-windows", game=table.box.title(await self.keeper.reader(interaction, table)))
        notes: list[tuple[str, dict[str, str | int]]] = []
        if person:
            was = await self.keeper.db.user_settings(interaction.user.id)
            now = await self.keeper.db.change_user(interaction.user.id, self.keeper.clock(), **person)  # pyright: ignore[reportArgumentType]
            await self.keeper.schedule.arming.person_changed(interaction.user.id, rest=Rest.of(was) != Rest.of(now))
            notes.append(("set-done-person", {}))
        if window is not None and table is not None:
            await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, window=open_for))
            notes.append(("set-done-table", {}))
        if tips is not None and table is not None:
            await show_tips(self.keeper, table, interaction.user.id, tips == "on")
            notes.append(("set-done-table", {}))
        if for_table and table is not None:
            notes += await self._change_table(interaction, table, pace is not None, seconds, on_deadline, language, palette)
        reader = await self.keeper.reader(interaction, table)
        lines = [reader.say(id, **args) for id, args in notes]
        lines += await self._shown(interaction.user.id, table, reader)
        await interaction.edit_original_response(view=said("\n".join(lines)))

    # Reading

    async def _personal(
        self,
        user_id: int,
        language: str | None,
        reminders: str | None,
        timezone: str | None,
        quiet: str | None,
        palette: str | None,
        motion: str | None,
    ) -> dict[str, Any]:
        changes: dict[str, Any] = {}
        if motion is not None:
            kept = dict((await self.keeper.db.user_settings(user_id)).options)
            kept.pop(CALM, None)
            changes["options"] = kept if motion == "on" else kept | {CALM: True}
        if language is not None:
            changes["language"] = None if language == "auto" else language
        if reminders is not None:
            changes["reminders"] = reminders
        if palette is not None:
            changes["palette"] = palette
            changes["high_contrast"] = palette == "high_contrast"
        if timezone is not None:
            zone = timezone.strip()
            if not hours.is_zone(zone):
                near = hours.zones_like(zone, 5)
                if len(near) != 1 and not (near and near[0].rpartition("/")[2].casefold() == zone.casefold().replace(" ", "_")):
                    raise TableRefusal("set-bad-zone", typed=clip(timezone, 60), near=", ".join(near) or "no")
                zone = near[0]
            changes["timezone"] = zone
        if quiet is not None:
            begin_end = read_quiet(quiet)
            changes["quiet_from"], changes["quiet_to"] = begin_end if begin_end is not None else (None, None)
            known = changes.get("timezone") or (await self.keeper.db.user_settings(user_id)).timezone
            if begin_end is not None and known is None:
                raise TableRefusal("set-zone-first")
        return changes

    async def _table_or_none(self, interaction: Press) -> Table | None:
        try:
            return await self.keeper.tables.in_channel(interaction.channel_id or 0)
        except TableRefusal:
            return None

    def _may(self, table: Table, user_id: int, *, host_only: bool) -> None:
        if table.game.host_id == user_id:
            return
        if not table.seats_of(user_id):
            raise NotSeated
        if host_only and table.game.host_id is not None:
            raise TableRefusal("set-only-host")

    # Changing the table

    async def _change_table(
        self,
        interaction: Press,
        table: Table,
        has_pace: bool,
        seconds: int | None,
        policy: str | None,
        language: str | None,
        palette: str | None,
    ) -> list[tuple[str, dict[str, str | int]]]:
        """What the host sets is set; what others want, and what makes it harder for others, is voted on."""
        keeper, user_id = self.keeper, interaction.user.id
        notes: list[tuple[str, dict[str, str | int]]] = []
        running = table.game.status != "lobby"
        host = table.game.host_id in (user_id, None) and (not running or _kinder(table.game.pace, has_pace, seconds, policy))
        if language is not None or palette is not None:
            changes: dict[str, Any] = {}
            options = dict(table.game.options)
            if language is not None and language != table.lang:
                changes["language"] = language
                options = tongues.changed(table.game, keeper.clock())
            changes["options"] = options | ({"palette": palette} if palette is not None else {})
            await change_look(keeper, table, user_id, changes)
            notes.append(("set-done-table", {}))
        if host and (has_pace or policy is not None):
            pace = table.game.pace
            wanted: Any = policy or pace.on_deadline
            await change_pace(
                keeper, table, dataclasses.replace(pace, deadline=seconds if has_pace else pace.deadline, on_deadline=wanted)
            )
            if running:
                letters = []
                if has_pace:
                    letters.append(notice(table, "told-pace", (), **hours.spoken(seconds)))
                if policy is not None:
                    letters.append(notice(table, "told-policy", policy=policy))
                await keeper.db.apply(table.id, db.Effects(outbox=tuple(letters)), keeper.clock())
                keeper.tables.committed(table)
            notes.append(("set-done-table", {}))
        elif has_pace or policy is not None:
            if has_pace:
                notes.append(
                    ("vote-called-done", {"result": await keeper.votes.call(table, "pace", user_id, {"deadline": seconds})})
                )
            if policy is not None:
                notes.append(
                    ("vote-called-done", {"result": await keeper.votes.call(table, "policy", user_id, {"policy": policy})})
                )
        if not running:
            await post.show(keeper, table)
        return list({id + str(args): (id, args) for id, args in notes}.values())

    # Showing

    async def _shown(self, user_id: int, table: Table | None, reader: Reader) -> list[str]:
        mine = await self.keeper.db.user_settings(user_id)
        lines: list[str] = []
        if table is not None:
            pace = table.game.pace
            lines.append(
                reader.say(
                    "set-table",
                    game=table.box.title(reader),
                    **hours.spoken(pace.deadline),
                    policy=pace.on_deadline,
                    language=table.lang,
                    palette=str(table.game.options.get("palette") or "normal"),
                )
            )
            lines.append(reader.say("set-tips", on="yes" if tips_wanted(table) else "no"))
            if table.box.windows:
                minutes = (pace.window or 0) // 60
                even = minutes % 60 == 0
                lines.append(
                    reader.say(
                        "set-windows",
                        n=minutes // 60 if even else minutes,
                        unit=("hours" if even else "minutes") if minutes else "no",
                    )
                )
        quiet = "no"
        if mine.quiet_from is not None and mine.quiet_to is not None:
            quiet = f"{hours.show_clock(mine.quiet_from)}–{hours.show_clock(mine.quiet_to)}"
        lines.append(
            reader.say(
                "set-person",
                language=mine.language or "auto",
                reminders=mine.reminders,
                zone=mine.timezone or "UTC",
                quiet=quiet,
                palette="high_contrast" if mine.high_contrast else mine.palette,
                motion="off" if mine.options.get(CALM) else "on",
            )
        )
        return lines

    # What is offered while typing

    @settings.autocomplete("pace")
    async def _paces(self, interaction: Press, current: str) -> Choices:
        return offered_paces(await self.keeper.reader(interaction), current)

    @settings.autocomplete("timezone")
    async def _zones(self, interaction: Press, current: str) -> Choices:
        now = self.keeper.clock()
        return [
            app_commands.Choice(name=clip(f"{z} · {hours.time_there(now, z)}", 100), value=z) for z in hours.zones_like(current)
        ]

    @settings.autocomplete("quiet")
    async def _quiet(self, interaction: Press, current: str) -> Choices:
        reader = await self.keeper.reader(interaction)
        found = [app_commands.Choice(name=reader.say("set-quiet-off"), value="off")]
        usual = ["22:00-07:00", "22:00-08:00", "23:00-08:00", "23:00-09:00", "00:00-09:00"]
        if current.strip().casefold() in OFF:
            return found
        if (typed := hours.read_quiet(current)) is not None:
            usual, current = [f"{hours.show_clock(typed[0])}-{hours.show_clock(typed[1])}"], ""
            found = []
        offered = [*(app_commands.Choice(name=u.replace("-", "–"), value=u) for u in usual), *found]
        return beginning_like(offered, current.strip().casefold())


async def setup(keeper: Keeper) -> None:
    await keeper.add_cog(SettingsCog(keeper))
