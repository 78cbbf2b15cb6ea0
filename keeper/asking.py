"""Everything somebody can type and press at a table, so that twins can be compared by all of it (`keeper.eyes`).

Each command and each deed of a button stands in one of two lists: what is looked at, with what is typed or pressed, or what is
left out, with the reason. Of a game's own commands both follow from what they do (`bot.shelf.Command`).
`tests/keeper/test_asking.py` fails when a new one is in neither. What is offered while typing is looked
at for every parameter that offers anything. Nothing here changes a game: where a command would, it is given words that nobody
understands, and its refusal is compared.
"""

from __future__ import annotations

import importlib
import json
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from bot import button_ids
from bot.exports import SEALED
from bot.keeper import COGS, Keeper
from bot.refusals import TableRefusal
from bot.shelf import Box, Command
from bot.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NONSENSE = "no such thing"
STALE = "0000.00000000"
ACTS = "it acts at once, and what follows is compared after each answer"
SEATS = "it changes who sits where, which everybody sees"
TABLE = "it changes the table's ways, which everybody sees"
LOBBY = "a lobby has no secrets yet"
AT_ONCE = "it announces the action before it reads what is typed behind it"
MANAGERS = "for those who manage the server; the table is told what they do"

# What is typed. Several ways of asking are several entries.
COMMANDS: dict[str, Sequence[dict[str, Any]]] = {
    "game hand": [{}],
    "game board": [{"style": "text"}],
    "game log": [{}],
    "game status": [{}],
    "game catch-up": [{}],
    "game mygames": [{}],
    "game history": [{}, {"everywhere": True}],
    "game verify": [{}],
    "game leave": [{}],
    "game settings": [{}],
    "game undo": [{"before": NONSENSE}],
    "game replay": [{}, {"film": True}, {"number": 999_999}],
    "game report": [{"what": "This cannot be right."}],
    "game replace": [{"seat": NONSENSE, "by": SimpleNamespace(id=98, bot=False, display_name="Q", name="Q")}],
    "game away": [{"until": NONSENSE}],
    "stats": [{}, {"person": SimpleNamespace(id=100, display_name="P0", name="P0")}, {"server": True}],
    "card": [{"card": "e"}, {"card": "e", "show": True}],
    "rules": [{"words": "e"}],
    "privacy show": [{}],
    "privacy export": [{}],
    "privacy forget": [{}],
    "admin health": [{}],
    "admin export": [{}],
}
COMMANDS_LEFT_OUT: dict[str, str] = {
    "game new": LOBBY,
    "game join": LOBBY,
    "game learn": LOBBY,
    "game start": LOBBY,
    "game pause": TABLE,
    "game resume": TABLE,
    "game end": "it ends the game, or calls a vote about it",
    "admin channels": MANAGERS,
    "admin defaults": MANAGERS,
    "admin end": MANAGERS,
    "admin transfer": MANAGERS,
    "admin import": MANAGERS,
}


def typed_at(keeper: Keeper) -> dict[str, Sequence[dict[str, Any]]]:
    """All commands that are looked at, with what is typed."""
    own = {f"{box.group} {c.name}": ways(box, c) for box in keeper.shelf for c in box.commands}
    return COMMANDS | {name: found for name, found in own.items() if not isinstance(found, str)}


def left_out(keeper: Keeper) -> dict[str, str]:
    """All commands that are not, with the reason."""
    own = {f"{box.group} {c.name}": ways(box, c) for box in keeper.shelf for c in box.commands}
    return COMMANDS_LEFT_OUT | {name: found for name, found in own.items() if isinstance(found, str)}


def ways(box: Box, command: Command) -> Sequence[dict[str, Any]] | str:
    """What is typed at one of a game's own commands, or why it is left out."""
    nonsense: list[dict[str, Any]] = [{field.name: NONSENSE} for field in command.fields]
    match command.does:
        case "answer" if not command.fields:
            return ACTS
        case "answer" if len(command.fields) > 1:
            return AT_ONCE
        case "answer" | "choose":
            return nonsense
        case "why":
            return [{field.name: verb} for field in command.fields for verb in [*box.answering][-1:]] + nonsense
        case "board" | "hand" | "log" | "story" | "orders" | "concede":
            return [{}, *nonsense]


# What is pressed, with the arguments of the button. "{line}" is each open question of one's own, and one that is long over.
DEEDS: dict[str, Sequence[str]] = {
    "hand": [""],
    "board": ["", "text"],
    "more": [""],
    "log": [""],
    "read": ["", "earlier"],
    "why": [""],
    "mine": [""],
    "catch-up": [""],
    "replay": ["n1", "x"],
    "watch": [""],
    "film": [""],
    "verify": [""],
    "hint": [""],
    "undo-to": [""],
    "settings": ["", "mine"],
    "sure": ["x", f"{STALE}/0000/x"],
    "set": ["x", "pace/x"],
    "away": ["", "x"],
    "page": ["{line}/0", "{line}/1"],
    "done": [STALE],
    "usual": [f"{STALE}/00000000"],
    "none": [f"{STALE}/00000000"],
    "hinted": [f"{STALE}/000000/1"],
    "orders": [""],
    "order": ["0", "1", "x"],
    "ordering": ["0", "1", "x", "0/more:"],
    "concede": [""],
    "quit-gone": [""],
    "quit-back": [""],
    "rematch": [""],
    "real": [""],
    "vote": ["1/yes", "x"],
    "undo-ask": ["x", "000000000000/000000000000"],
    "snooze": [f"{STALE}/hour", *(f"{epoch}.{n}/hour" for epoch in (0, 1) for n in range(12))],
}
DEEDS_LEFT_OUT: dict[str, str] = {
    **dict.fromkeys(
        ("join", "again", "leave", "ready", "start", "wish", "mywish", "setmywish", "word", "setword", "learn"), LOBBY
    ),
    **dict.fromkeys(
        ("take", "decline", "untake", "that-is-me", "quit-to", "quit-caretaker", "quit-sure", "back", "stand-in"), SEATS
    ),
    "undo": "it takes back at once where that is free; what it would mean is looked at (`_Gaze.undo`)",
    "go-on": "one's own order, which nobody else sees",
    "ask-all": "one's own order, which nobody else sees",
    "next": "one's own wish, which nobody else sees",
    "resume": TABLE,
    "swift": TABLE,
    "pause": TABLE,
    "tips": TABLE,
    "end": "it ends the game",
    "concede-sure": ACTS,
    "fight-on": ACTS,
}
# Buttons that belong to no table, by the beginning of their ids.
ELSEWHERE: dict[str, str] = {"kr": "the rulebook is the same for everybody", "kf": "it forgets whoever presses"}

# Who hands out files, and whether that is looked at.
FILES: dict[str, str] = {
    "cogs/replay.py": "`/game report`: looked at",
    "cogs/table.py": "`/game verify`: looked at",
    "cogs/privacy.py": "`/privacy export`: looked at",
    "cogs/admin.py": "`/admin export`: looked at; of a running game it is sealed, so all there is to compare is how long it is",
    "bot/pictures.py": "pictures: compared by what they are drawn from, and pixel by pixel (`Pair.draw`)",
}

# Everything at once would take a second for every position. The files hold most, so they are looked at each time.
TURNS = 6
ALWAYS = ("game report", "game verify", "privacy export", "admin export")

# What somebody may type; a letter finds half of everything.
TYPED = ("", "e")


async def load(keeper: Keeper) -> None:
    """All cogs, without Discord."""
    for name in COGS:
        await importlib.import_module(name).setup(keeper)


def commands_of(keeper: Keeper) -> dict[str, app_commands.Command[Any, Any, Any]]:
    return {c.qualified_name: c for c in keeper.tree.walk_commands() if isinstance(c, app_commands.Command)}


class Spoken:
    """A command or press of somebody. What they are shown is kept in `shown`; a file with its name and what is in it."""

    _ids = count(1)

    def __init__(self, keeper: Keeper, table: Table, user_id: int, lang: str, guild_id: int) -> None:
        name = f"P{user_id}"
        self.id, self.client, self.data = next(self._ids), keeper, {}
        self.user = SimpleNamespace(id=user_id, name=name, display_name=name, bot=False)
        self.channel_id, self.guild_id = table.game.channel_id, guild_id
        self.permissions = discord.Permissions.none()
        self.locale = discord.Locale.german if lang == "de" else discord.Locale.american_english
        self.namespace: Any = SimpleNamespace()
        self.type = discord.InteractionType.application_command
        self.command = None
        self.message = None
        self.response: Any = SimpleNamespace(
            defer=self._defer,
            is_done=lambda: True,
            type=discord.InteractionResponseType.deferred_channel_message,
            autocomplete=self._offer,
        )
        self.followup: Any = SimpleNamespace(send=self._show, delete_message=self._take_away)
        self.edit_original_response, self.delete_original_response = self._show, self._take_away
        self.shown: list[Any] = []

    async def _defer(self, **_: Any) -> None:
        return None

    async def _offer(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        self.shown.append([(c.name, c.value) for c in choices])

    async def _show(self, *texts: str, **what: Any) -> Any:
        self.shown.append([*texts, *(_plain(value) for value in what.values())])
        return SimpleNamespace(id=len(self.shown))

    async def _take_away(self, *_: Any) -> None:
        """That an answer makes room for the next one is seen, too (`bot.private_answers`)."""
        self.shown.append("taken away")


def _plain(value: Any) -> Any:
    if isinstance(value, ui.LayoutView):
        return value.to_components()
    if isinstance(value, discord.File):
        return value.filename, _read(value.fp.read())
    if isinstance(value, discord.AllowedMentions):
        return value.to_dict()
    if isinstance(value, list | tuple):
        return [_plain(v) for v in value]
    return value


def _read(data: bytes) -> Any:
    """A seal is another one each time; its length is what somebody without the key can see of it."""
    try:
        found = json.loads(data)
    except ValueError:
        return data
    return found | {SEALED: len(found[SEALED])} if isinstance(found, dict) and SEALED in found else found


class Asking:
    """Somebody at a table asks for everything there is."""

    def __init__(self, keeper: Keeper, table: Table, user_id: int, lang: str, guild_id: int) -> None:
        self.keeper, self.table, self.user_id, self.lang, self.guild_id = keeper, table, user_id, lang, guild_id

    def _spoken(self) -> Any:
        return Spoken(self.keeper, self.table, self.user_id, self.lang, self.guild_id)

    async def some(self, turn: int) -> dict[str, Any]:
        """What is looked at in this turn; in `TURNS` of them that is everything."""
        commands = commands_of(self.keeper)
        typing = {name: command for name, command in commands.items() if any(p.autocomplete for p in command.parameters)}
        found: dict[str, Any] = {}
        ways = typed_at(self.keeper)
        for name in self._due(ways, turn):
            for way in ways[name]:
                found[f"/{name} {sorted(f'{field}={typed}' for field, typed in way.items())}"] = await self.type(
                    commands[name], way
                )
        for name in self._due(typing, turn):
            found[f"typing /{name}"] = await self.suggest(typing[name])
        for deed in self._due(DEEDS, turn):
            for argument in DEEDS[deed]:
                buttons = [button_ids.deed_button(self.table.id, deed, meant) for meant in self._lines(argument)]
                found[f"press {deed} {argument}"] = [await self.press(button) for button in buttons]
        return found

    async def type(self, command: app_commands.Command[Any, Any, Any], way: dict[str, Any]) -> Any:
        asked = self._spoken()
        call: Any = command.callback
        try:
            await call(command.binding, asked, **way)
        except TableRefusal as refusal:
            await self.keeper.refuse(asked, self.table, refusal)
        return asked.shown

    async def suggest(self, command: app_commands.Command[Any, Any, Any]) -> Any:
        found: dict[Any, Any] = {}
        for parameter in command.parameters:
            for text in TYPED if parameter.autocomplete else ():
                asked = self._spoken()
                namespace: Any = SimpleNamespace(**{parameter.name: text})
                asked.namespace = namespace
                # What discord.py does with Discord's request, from there on.
                await command._invoke_autocomplete(asked, parameter.name, namespace)
                found[parameter.name, text] = asked.shown
        return found

    async def press(self, custom_id: str) -> Any:
        asked = self._spoken()
        await self.keeper.presses.pressed(asked, custom_id, ())
        faults = [self.keeper.words.say(self.lang, id) for id in ("no-fault", "no-memory")]
        if any(fault in repr(asked.shown) for fault in faults):
            raise AssertionError(f"{custom_id} failed")
        return asked.shown

    def _lines(self, argument: str) -> list[str]:
        if "{line}" not in argument:
            return [argument]
        lines = [self.table.line(a) for a in self.table.questions_of(self.user_id)]
        return [argument.replace("{line}", line) for line in [*lines[:1], STALE]]

    def _due(self, names: Iterable[str], turn: int) -> list[str]:
        """Whose turn it is, of those that belong to this table's game or to every game."""
        played = self.table.game.name
        of_game = {box.group: box.name for box in self.keeper.shelf if box.group}
        fitting = [n for n in names if of_game.get(n.partition(" ")[0], played) == played]
        return [n for i, n in enumerate(fitting) if n in ALWAYS or i % TURNS == turn % TURNS]
