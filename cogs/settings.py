"""`/game settings`: what the table has agreed on, and what each person wants for themselves.

Without parameters it shows both, with a press for whatever can be chosen from a few. The table's are the host's to set; anybody else at the table asks for a vote on the pace and
on what happens when time is up. So does the host once the game has begun, unless it only gives everybody more time: whoever sets
the time alone would decide when somebody else is late, and with that who plays their seat.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

import discord
from discord import app_commands, ui

import db
from bot import button_ids, hours, tongues
from bot import hints as hinting
from bot.commands import GameCog, choice, slash
from bot.hours import HOUR, Rest
from bot.keeper import Keeper
from bot.lobby import post
from bot.panel import quiet
from bot.presenter import board
from bot.presenter.letters import letters_of
from bot.presenter.notices import notice
from bot.presenter.pictures import CALM
from bot.reader import Reader
from bot.refusals import NotSeated, TableRefusal
from bot.schedule.paces import LEAST_PACE, LEAST_WINDOW, MOST_PACE, MOST_WINDOW, SPANS, change_pace
from bot.tables import Change, Table
from bot.tips import OPTION as TIPS
from bot.tips import wanted as tips_wanted
from bot.wording.text import clip
from db.rows import Reminders

Press = discord.Interaction[Any]
Note: TypeAlias = tuple[str, dict[str, str | int]]
Choices = list[app_commands.Choice[str]]

PALETTES = ("normal", "high_contrast", "colour_blind")
POLICIES = ("default", "caretaker", "wait")
ON_OFF = ("on", "off")
# What can be set by a press, and the values a button or select may bring. The rest is typed.
PRESSED: Mapping[str, Sequence[str]] = {
    "pace": tuple(SPANS),
    "time_up": POLICIES,
    "language": ("en", "de"),
    "tips": ON_OFF,
    "hints": ON_OFF,
    "reminders": get_args(Reminders),
    "my_language": ("en", "de", "auto"),
    "my_palette": PALETTES,
    "my_motion": ON_OFF,
}
OWN = ("reminders", "my_language", "my_palette", "my_motion")
DEEDS = ("settings", "set", "pause")
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
    """Columns of the game that alter nothing but how it is told; the board post follows. Nobody is asked anything new by it, so nobody is
    called."""
    async with table.lock:
        await keeper.db.change_game(table.id, keeper.clock(), **changes)
        table.drop()  # told again, perhaps in another language
        await table.awake()
        if table.live is not None:
            asked, waited = frozenset(a.n for a in table.asks), frozenset(a.seat for a in table.asks if a.needed)
            brought = letters_of(Change(table, "status", asked=asked, waited=waited, user_id=user_id))
            await keeper.db.apply(table.id, brought, keeper.clock())
    keeper.tables.committed(table)


async def show_tips(keeper: Keeper, table: Table, user_id: int, on: bool) -> None:
    """With tips or without, as anybody at the table likes."""
    await change_look(keeper, table, user_id, {"options": dict(table.game.options) | {TIPS: on}})


def _kinder(pace: db.Pace, has_pace: bool, seconds: int | None, policy: str | None) -> bool:
    """Does nobody get less time, and is no more done in their name?"""
    longer = not has_pace or seconds is None or (pace.deadline is not None and seconds >= pace.deadline)
    return longer and policy in (None, "wait", pace.on_deadline)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be changed; None stays as it is."""

    pace: str | None = None
    time_up: str | None = None
    language: str | None = None
    palette: str | None = None
    window: str | None = None
    tips: str | None = None
    hints: str | None = None
    my_language: str | None = None
    reminders: str | None = None
    timezone: str | None = None
    quiet: str | None = None
    my_palette: str | None = None
    my_motion: str | None = None


class SettingsCog(GameCog, name="Settings"):
    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        keeper.presses.deed("settings", private=True)(self.press_settings)
        keeper.presses.deed("set")(self.press_set)
        keeper.presses.deed("pause")(self.press_pause)

    async def cog_unload(self) -> None:
        self.keeper.presses.forget(*DEEDS)
        await super().cog_unload()

    @slash("game", "settings")
    @app_commands.choices(
        time_up=[choice(f"set-policy-{p}", p) for p in POLICIES],
        language=[choice("language-en", "en"), choice("language-de", "de")],
        palette=[choice(f"set-palette-{p.replace('_', '-')}", p) for p in PALETTES],
        tips=[choice("set-tips-on", "on"), choice("set-tips-off", "off")],
        hints=[choice("set-hints-on", "on"), choice("set-hints-off", "off")],
        my_language=[choice("language-en", "en"), choice("language-de", "de"), choice("set-language-auto", "auto")],
        reminders=[choice(f"set-reminders-{r}", r) for r in get_args(Reminders)],
        my_palette=[choice(f"set-palette-{p.replace('_', '-')}", p) for p in PALETTES],
        my_motion=[choice("set-motion-on", "on"), choice("set-motion-off", "off")],
    )
    async def settings(
        self,
        interaction: Press,
        pace: str | None = None,
        time_up: str | None = None,
        language: str | None = None,
        palette: str | None = None,
        window: str | None = None,
        tips: str | None = None,
        hints: str | None = None,
        my_language: str | None = None,
        reminders: str | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        my_palette: str | None = None,
        my_motion: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        for_table = any(v is not None for v in (pace, time_up, language, palette, window, tips, hints))
        table = await self.keeper.table_here(interaction) if for_table else await self._table_or_none(interaction)
        wanted = Wanted(
            pace, time_up, language, palette, window, tips, hints, my_language, reminders, timezone, quiet, my_palette, my_motion
        )
        notes = await self._apply(interaction, table, wanted)
        await self._panel(interaction, table, notes, "table" if table is not None else "mine")

    async def press_settings(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        await table.refresh()
        await self._panel(interaction, table, [], "mine" if argument == "mine" else "table")

    async def press_set(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """One setting, by a select (its value is chosen) or a button (it stands behind the name); the sheet shows how it is now."""
        field, _, pressed = argument.partition("/")
        if field not in PRESSED or (len(values) != 1 and not pressed):
            raise TableRefusal("no-such-button")
        value = pressed or values[0]
        if value not in PRESSED[field]:
            raise TableRefusal("no-bad-input")
        await table.refresh()
        notes = await self._apply(interaction, table, Wanted(**{field: value}))
        await self._panel(interaction, table, notes, "mine" if field in OWN else "table")

    async def press_pause(self, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
        """Everybody's clocks stop until somebody resumes; on or off, as the button says."""
        await table.refresh()
        if not table.seats_of(interaction.user.id) and interaction.user.id != table.game.host_id:
            raise NotSeated
        on = argument == "on"
        try:
            await table.set_status("paused" if on else "playing", ("playing" if on else "paused",), interaction.user.id)
        except db.Conflict:
            raise TableRefusal("done-paused-not" if on else "done-resumed-not") from None
        await self._panel(interaction, table, [("done-paused" if on else "done-resumed", {})], "table")

    async def _panel(self, interaction: Press, table: Table | None, notes: Sequence[Note], part: str) -> None:
        """How everything is set, and what can be changed with a press; `part`: the table's, or one's own."""
        reader = await self.keeper.reader(interaction, table)
        user_id = interaction.user.id
        lines = [reader.say(id, **args) for id, args in notes] + await self._shown(user_id, table, reader)
        layout = ui.LayoutView(timeout=None)
        layout.add_item(ui.TextDisplay("\n".join(lines)))
        if table is not None and not table.over:
            mine = await self.keeper.db.user_settings(user_id)
            theirs = bool(table.seats_of(user_id)) or table.game.host_id == user_id
            rows = (
                self._own_rows(table, mine, reader)
                if part == "mine"
                else self._table_rows(table, user_id, reader)
                if theirs
                else []
            )
            other = "table" if part == "mine" else "mine"
            rows.append(ui.ActionRow(board.button(table, reader.say(f"set-show-{other}"), "settings", other)))
            for row in rows:
                layout.add_item(row)
        await interaction.edit_original_response(view=quiet(layout))

    def _table_rows(self, table: Table, user_id: int, reader: Reader) -> list[ui.ActionRow[Any]]:
        pace, host = table.game.pace, table.game.host_id in (user_id, None)
        named = next((name for name, span in SPANS.items() if span == pace.deadline), "")
        rows = [
            self._select(table, "pace", [(n, reader.say(f"pace-{n}")) for n in SPANS], named, "set-choose-pace", reader),
            self._select(
                table,
                "time_up",
                [(p, reader.say(f"set-policy-{p}")) for p in POLICIES],
                pace.on_deadline,
                "set-choose-time-up",
                reader,
            ),
        ]
        if host:
            langs = [(lang, reader.say(f"language-{lang}")) for lang in ("en", "de")]
            rows.append(self._select(table, "language", langs, table.lang, "set-choose-language", reader))
        buttons = list[ui.Button[Any]]()
        if (status := table.game.status) in ("playing", "paused"):
            on = status == "playing"
            buttons.append(board.button(table, reader.say("set-pause" if on else "foot-resume"), "pause", "on" if on else "off"))
        tips_on = tips_wanted(table)
        buttons.append(
            board.button(
                table, reader.say("foot-tips", on="yes" if tips_on else "no"), "set", f"tips/{'off' if tips_on else 'on'}"
            )
        )
        if status == "lobby" and host and not table.together:
            on = hinting.allowed(table)
            buttons.append(
                board.button(table, reader.say("set-hints", on="yes" if on else "no"), "set", f"hints/{'off' if on else 'on'}")
            )
        return [*rows, ui.ActionRow(*buttons)]

    def _own_rows(self, table: Table, mine: db.UserSettings, reader: Reader) -> list[ui.ActionRow[Any]]:
        langs = [(lang, reader.say(f"language-{lang}")) for lang in ("en", "de")] + [("auto", reader.say("set-language-auto"))]
        reminders = [(r, reader.say(f"set-reminders-{r}")) for r in get_args(Reminders)]
        palettes = [(p, reader.say(f"set-palette-{p.replace('_', '-')}")) for p in PALETTES]
        motion = [(m, reader.say(f"set-motion-{m}")) for m in ON_OFF]
        return [
            self._select(table, "reminders", reminders, mine.reminders, "set-choose-reminders", reader),
            self._select(table, "my_language", langs, mine.language or "auto", "set-choose-my-language", reader),
            self._select(table, "my_palette", palettes, mine.palette, "set-choose-palette", reader),
            self._select(table, "my_motion", motion, "off" if mine.options.get(CALM) else "on", "set-choose-motion", reader),
        ]

    def _select(
        self, table: Table, field: str, values: Sequence[tuple[str, str]], now: str, title: str, reader: Reader
    ) -> ui.ActionRow[Any]:
        """The title stands before what is set: a select that shows only a value does not say of what."""
        name = reader.say(title)
        options = [discord.SelectOption(label=clip(f"{name}: {label}", 100), value=v, default=v == now) for v, label in values]
        custom_id = button_ids.deed_select(table.id, "set", field)
        return ui.ActionRow(ui.Select(custom_id=custom_id, placeholder=clip(f"{name} …", 150), options=options))

    async def _apply(self, interaction: Press, table: Table | None, wanted: Wanted) -> list[Note]:
        """Everything is read before anything is changed: a wrong value leaves all as it was."""
        w = wanted
        person = await self._personal(
            interaction.user.id, w.my_language, w.reminders, w.timezone, w.quiet, w.my_palette, w.my_motion
        )
        seconds = read_pace(w.pace) if w.pace is not None else None
        open_for = read_window(w.window) if w.window is not None else None
        hosts = any(v is not None for v in (w.language, w.palette, w.window, w.hints))
        for_table = hosts or any(v is not None for v in (w.pace, w.time_up, w.tips))
        if for_table:
            assert table is not None
            self._may(table, interaction.user.id, host_only=hosts)
            if w.window is not None and not table.box.windows:
                raise TableRefusal("set-no-windows", game=table.box.title(await self.keeper.reader(interaction, table)))
            if w.hints is not None and table.game.status != "lobby":
                raise TableRefusal("set-hints-late")
        notes: list[Note] = []
        if person:
            was = await self.keeper.db.user_settings(interaction.user.id)
            now = await self.keeper.db.change_user(interaction.user.id, self.keeper.clock(), **person)  # pyright: ignore[reportArgumentType]
            await self.keeper.schedule.arming.person_changed(interaction.user.id, rest=Rest.of(was) != Rest.of(now))
            notes.append(("set-done-person", {}))
        if w.window is not None and table is not None:
            await change_pace(self.keeper, table, dataclasses.replace(table.game.pace, window=open_for))
            notes.append(("set-done-table", {}))
        if w.tips is not None and table is not None:
            await show_tips(self.keeper, table, interaction.user.id, w.tips == "on")
            notes.append(("set-done-table", {}))
        if w.hints is not None and table is not None:
            options = dict(table.game.options) | {hinting.OPTION: w.hints == "on"}
            await change_look(self.keeper, table, interaction.user.id, {"options": options})
            notes.append(("set-done-table", {}))
        if for_table and table is not None:
            has_pace = w.pace is not None
            notes += await self._change_table(interaction, table, has_pace, seconds, w.time_up, w.language, w.palette)
        return list({id + str(args): (id, args) for id, args in notes}.values())

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
            host = table.game.host_id
            seats = table.seats_of(host)[:1]
            raise TableRefusal("set-only-host", who=table.names_of(seats) if seats else f"<@{host}>")

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
            paced = dataclasses.replace(pace, deadline=seconds if has_pace else pace.deadline, on_deadline=wanted)
            letters: list[db.Letter] = []
            if running and has_pace:
                letters.append(notice(table, "told-pace", (), **hours.spoken(seconds)))
            if running and policy is not None:
                letters.append(notice(table, "told-policy", policy=policy))
            await change_pace(keeper, table, paced, db.Effects(outbox=tuple(letters)))
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
