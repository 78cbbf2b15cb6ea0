"""What the table plays with, and what a seat would like to play: by the selects of the lobby. Typed wishes are `bot.wishes`'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot import button_ids, sequels
from bot.lobby import post, starting
from bot.lobby.post import HOUSE_RULES
from bot.panel import quiet
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import BadWish, Choice, Wish
from bot.tables import Table
from bot.wishes import of_a_seat
from bot.wording.text import clip
from games.kernel.ask import mark

if TYPE_CHECKING:
    from bot.keeper import Keeper

Press = discord.Interaction[Any]

MOST_CHOICES = 25  # of a select: Discord's
# Refusals of what an older sheet still offers, told on the sheet itself: it is shown again as it is now, or it is over.
ANEW = ("no-wish-taken", "no-wish-outgrown")
OVER = ("no-started-already", "no-never-began", "no-seat-yet")


async def set_for_all(keeper: Keeper, interaction: Press, table: Table, argument: str, values: Sequence[str]) -> None:
    await starting.still_lobby(table)
    if interaction.user.id != table.game.host_id and not table.seats_of(interaction.user.id):
        raise TableRefusal("no-seat-yet")
    if argument.partition("/")[0] == HOUSE_RULES:
        await _set_house_rules(keeper, table, values)
        return
    if argument == sequels.OPTION:
        options = sequels.chosen(table.game.options, values)
        await keeper.db.change_game(table.id, keeper.clock(), options=options)
        return
    wish = next((w for w in table.box.wishes if w.name == argument), None)
    value = wish.together([v.removeprefix("-") for v in values], table.reader()) if wish is not None else None
    if wish is None or value is None:
        raise TableRefusal("no-bad-input")
    if wish.settled(table.game.options):
        raise TableRefusal("no-bad-input")  # its select is closed
    options = {**table.game.options, wish.name: value}
    settled = {w.name for w in table.box.wishes if w.settled(options)}  # these are no wishes any more
    options = {name: chosen for name, chosen in options.items() if name not in settled}
    await keeper.db.change_game(table.id, keeper.clock(), options=options)


async def _set_house_rules(keeper: Keeper, table: Table, values: Sequence[str]) -> None:
    """All of them at once: what is not picked is as usual. Of two values of one wish the one that did not hold before is meant."""
    rare = {w.name: [c.value for c in w.choices(table.reader())] for w in table.box.wishes if w.rare}
    before = post.house_rules(table)
    picked: dict[str, str] = {}
    for name, value in (v.split("=", 1) for v in sorted(values, key=lambda v: v in before) if "=" in v):
        picked.setdefault(name, value)
    if any("=" not in v for v in values) or any(
        value not in rare.get(name, ()) for name, value in (v.split("=", 1) for v in values)
    ):
        raise TableRefusal("no-bad-input")
    await keeper.db.change_game(table.id, keeper.clock(), options={**table.game.options, **dict.fromkeys(rare, ""), **picked})


def left_open(table: Table, reader: Reader) -> str:
    """What becomes of what is not wished for, each thing said once."""
    return " ".join(dict.fromkeys(reader.say(w.left_open) for w in of_a_seat(table.box, len(table.seats))))


async def ask(keeper: Keeper, interaction: Press, table: Table) -> None:
    """Whoever has just sat down is asked what they want to be, where only they see it."""
    mine = table.seats_of(interaction.user.id)
    if not any(post.unchosen(table, seat) for seat in mine):
        return
    reader = await keeper.reader(interaction, table)
    text = f"{reader.say('lobby-mywish-which')} {left_open(table, reader)}"
    sent = await interaction.followup.send(view=my_selects(table, mine, text, reader), ephemeral=True, wait=True)
    await keeper.private_answers.given(interaction, "question", sent.id)


def clash(table: Table, reader: Reader) -> str:
    """Which wishes of the seats do not go together, as they stand; empty: they do."""
    if len(table.seats) < table.box.least:
        return ""
    try:
        table.box.seating([s.choices for s in table.seats])
    except BadWish as bad:
        return starting.collision(table, bad, reader).sentence(reader)
    return ""


def my_selects(table: Table, mine: Sequence[int], text: str, reader: Reader, *, refused: bool = False) -> ui.LayoutView:
    """`refused`: what was picked there is not chosen. Discord keeps what somebody has picked on a select it knows, so these are others."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(clip(text, 500)))
    for which, seat in enumerate(mine[:4]):
        for wish in of_a_seat(table.box, len(table.seats))[:2]:
            for select in _selects(table, wish, which, seat, len(mine) > 1, reader, refused):
                layout.add_item(ui.ActionRow(select))
    return quiet(layout)


def _selects(
    table: Table, wish: Wish, which: int, seat: int, several: bool, reader: Reader, refused: bool
) -> list[ui.Select[Any]]:
    """`which` of this person's own seats: numbers of seats move up when somebody leaves, one's own stay in their order. What is more
    than a select holds stands in a second one."""
    now = str(table.seats[seat].choices.get(wish.name) or "")
    taken = _taken(table, wish, seat)
    sort = mark(sorted(taken))[:4] if refused else ""
    free = [c for c in wish.choices(reader) if c.value not in taken]
    parts = [free[at : at + MOST_CHOICES] for at in range(0, len(free), MOST_CHOICES)]
    return [
        ui.Select(
            custom_id=button_ids.deed_select(table.id, "setmywish", f"{wish.name}/{which}{f'/{n}{sort}' if n or sort else ''}"),
            placeholder=clip(_called(table.names[seat] if several else "", wish, part if len(parts) > 1 else (), reader), 150),
            options=[
                discord.SelectOption(
                    # What is chosen hides the placeholder: with two seats each says whose it is.
                    label=clip(f"{table.names[seat] if several else reader.say(wish.title)}: {c.label}", 100),
                    value=c.value or "-",
                    description=clip(c.hint, 100) or None,
                    default=c.value == now,
                )
                for c in part
            ],
        )
        for n, part in enumerate(parts)
    ]


def _taken(table: Table, wish: Wish, seat: int) -> set[str]:
    """What somebody else has wished for already, or this seat itself as something else."""
    others = [s.choices.get(wish.name) for s in table.seats if s.seat != seat] if wish.unique else []
    beside = [w.name for w in of_a_seat(table.box, len(table.seats)) if w.name in wish.unlike]
    return {str(value) for value in (*others, *(table.seats[seat].choices.get(name) for name in beside)) if value}


def _called(whose: str, wish: Wish, part: Sequence[Choice], reader: Reader) -> str:
    """What a select is for while nothing of it is chosen; whose it is only where somebody has several seats."""
    return f"{f'{whose}: ' if whose else ''}{reader.say(wish.title)}{_range(part)}"


def _range(part: Sequence[Choice]) -> str:
    """Which letters of a list this part of it holds. The choice of none stands before all letters."""
    named = [c.label for c in part if c.value]
    if not named:
        return ""
    first, last = named[0][:1], named[-1][:1]
    return f" ({first}–{last})" if first != last else f" ({first})"


async def set_for_seat(
    keeper: Keeper, interaction: Press, table: Table, argument: str, values: Sequence[str], reader: Reader
) -> None:
    await starting.still_lobby(table)
    name, _, rest = argument.partition("/")
    number = rest.partition("/")[0]
    wish = next((w for w in table.box.seat_wishes if w.name == name), None)
    if wish is not None and wish not in of_a_seat(table.box, len(table.seats)):
        raise TableRefusal("no-wish-outgrown", wish=reader.say(wish.title))  # others have joined since the sheet was opened
    which = button_ids.number(number)
    value = values[0].removeprefix("-") if len(values) == 1 else None
    if wish is None or value is None or value not in [c.value for c in wish.choices(reader)]:
        raise TableRefusal("no-bad-input")
    mine = table.seats_of(interaction.user.id)
    if which is None or which >= len(mine):
        raise TableRefusal("no-seat-yet")
    seat = mine[which]
    if value in _taken(table, wish, seat):
        what = next(c.label for c in wish.choices(reader) if c.value == value)
        who = next((s.seat for s in table.seats if s.seat != seat and s.choices.get(wish.name) == value), seat)
        raise TableRefusal("no-wish-taken", what=what, who=table.names_of((who,)))
    choices = {**table.seats[seat].choices, name: value}
    await keeper.db.change_seat(table.id, seat, keeper.clock(), choices=choices)
