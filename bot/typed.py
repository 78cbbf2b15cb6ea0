"""Answers by command: the same options and keys as on the buttons, found by what was typed.

Autocomplete offers only what the person's open questions offer now. What it puts into the field names question, meaning and
key, like a button; somebody who types by hand may also write a label, or the beginning of one, or an option's key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import button_ids
from bot.panel import Wording
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import belongs
from bot.tables import Table
from bot.wording.text import clip
from games.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from bot.keeper import Keeper

MOST_CHOICES, CHOICE_TEXT = 25, 100

Offer = tuple[Ask, Option[Any]]
# Where nothing need be picked, that can be typed, too.
NONE: Option[Any] = Option("none", None)


def offers(table: Table, user_id: int, starts: Sequence[str] | None) -> list[Offer]:
    """What a person may answer now, in the order of the questions; also that it is none of it, where that is an answer."""
    found = [(a, [o for o in a.options if belongs(o, starts)]) for a in table.questions_of(user_id)]
    return [(a, o) for a, fitting in found for o in (*fitting, *([NONE] if fitting and a.least == 0 else []))]


def label(table: Table, offer: Offer, reader: Reader) -> str:
    ask, option = offer
    return reader.say("panel-none") if option is NONE else Wording(table.box, ask, reader).label(option, CHOICE_TEXT)


def value(table: Table, offer: Offer) -> str:
    ask, option = offer
    if option is NONE:
        return f"{NONE.key}:{table.line(ask)}"
    return f"{table.line(ask)}:{button_ids.value(option.stamp, option.key)}"


def suggest(
    table: Table, user_id: int, starts: Sequence[str] | None, typed: str, reader: Reader
) -> list[app_commands.Choice[str]]:
    """What autocomplete shows. After a comma it goes on with a further pick of the same question."""
    found: list[app_commands.Choice[str]] = []
    *before, last = typed.split(",")
    picked = [p for p in (_exact(table, user_id, part.strip()) for part in before) if p is not None]
    lead = ", ".join(label(table, p, reader) for p in picked)
    for offer in offers(table, user_id, starts):
        if picked and (offer[0] is not picked[0][0] or offer[1] is NONE or offer in picked or offer[0].most <= len(picked)):
            continue
        name = label(table, offer, reader)
        if _folded(last.strip()) not in _folded(name) and last.strip() not in offer[1].key:
            continue
        shown = f"{lead}, {name}" if lead else name
        sent = ",".join([*(p[1].key for p in picked), offer[1].key]) if picked else value(table, offer)
        if len(sent) <= CHOICE_TEXT:
            found.append(app_commands.Choice(name=clip(shown, CHOICE_TEXT), value=sent))
        if len(found) == MOST_CHOICES:
            break
    return found


def _exact(table: Table, user_id: int, text: str) -> Offer | None:
    return next((o for o in offers(table, user_id, None) if o[1].key == text or value(table, o) == text), None)


def suggested(typed: str) -> tuple[str, tuple[str, str]] | None:
    """Question, and meaning and key of its option, if autocomplete wrote this."""
    line, _, rest = typed.partition(":")
    pair = button_ids.parse_value(rest)
    return (line, pair) if "." in line and pair is not None else None


def meant(table: Table, user_id: int, starts: Sequence[str] | None, typed: str, reader: Reader) -> list[Offer]:
    """The picks that were typed; raises a TableRefusal that says what is possible."""
    if (named := suggested(typed)) is not None:
        line, pair = named
        ask = table.ask_on(line)
        if ask is not None:
            for option in ask.options:
                if (option.stamp, button_ids.short(option.key)) == pair:
                    return [(ask, option)]
        raise TableRefusal("no-changed", show_question=True)
    possible = offers(table, user_id, starts)
    if (none := next((o for o in possible if o[1] is NONE and value(table, o) == typed), None)) is not None:
        return [none]
    picks: list[Offer] = []
    for part in typed.split(","):
        offer = _by_words(table, possible, part.strip(), reader)
        if offer not in picks:
            picks.append(offer)
    if any(p[0] is not picks[0][0] for p in picks):
        raise TableRefusal("no-unknown-option", show_question=True, typed=clip(typed, 80))
    return picks


def _folded(text: str) -> str:
    """As people type: in small letters, with the apostrophe of their keyboard."""
    return text.casefold().replace("’", "'")


def _by_words(table: Table, possible: Sequence[Offer], text: str, reader: Reader) -> Offer:
    wanted = _folded(text)
    named = [(o, _folded(label(table, o, reader))) for o in possible]
    for test in (
        lambda o, name: o[1].key == text or name == wanted,
        lambda o, name: name.startswith(wanted),
        lambda o, name: wanted in name,
    ):
        hits = [o for o, name in named if wanted and test(o, name)]
        if len(hits) == 1:
            return hits[0]
        if hits:
            several = ", ".join(label(table, o, reader) for o in hits[:5])
            raise TableRefusal("no-ambiguous", typed=clip(text, 80), several=clip(several, 500))
    raise TableRefusal("no-unknown-option", show_question=True, typed=clip(text, 80))


async def act(keeper: Keeper, interaction: discord.Interaction[Any], command: str | None, typed: str | None) -> None:
    """Carry out a game's own command. Without a typed option: the only one there is, or the command's first."""
    await act_through(keeper, interaction, [(command, typed)])


async def act_through(
    keeper: Keeper, interaction: discord.Interaction[Any], steps: Sequence[tuple[str | None, str | None]]
) -> None:
    """Several answers with one command, one after the other, each to what the one before has brought: (command, typed)."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await keeper.table_here(interaction)
    reader = await keeper.reader(interaction, table)
    said: list[str] = []
    for n, (command, typed) in enumerate(steps):
        id = str(interaction.id) if n == 0 else f"{interaction.id}.{n}"
        line, picks = await _read(table, interaction.user.id, command, typed, reader)
        if n == 0 and len(picks) == 1 and picks[0][1] is not NONE:
            option = picks[0][1]
            if await keeper.presses.doubted(interaction, table, line, option.stamp, button_ids.short(option.key)):
                return  # what was to follow they type again
        said.append(", ".join(label(table, p, reader) for p in picks))
        chosen = [o for _, o in picks if o is not NONE]
        await table.answer(
            interaction.user.id, line, [o.key for o in chosen], stamps=[o.stamp for o in chosen], interaction_id=id
        )
    what = clip(", ".join(said), 300)
    await keeper.reply_text(interaction, reader.say("typed-done", what=what, link=keeper.postman.link(table)))
    await keeper.secret_questions.follow(interaction, table)
    await keeper.places.tell(interaction, table)


async def _read(table: Table, user_id: int, command: str | None, typed: str | None, reader: Reader) -> tuple[str, list[Offer]]:
    """One answer: the question's name, and what was picked."""
    starts = table.box.answering.get(command) if command is not None else None
    if command is not None and starts is None:
        raise TableRefusal("no-other-game", game=table.box.title(reader))
    async with table.lock:
        await table.awake()
        table.seats_to_play(user_id)
        asks = table.questions_of(user_id)
        if not asks:
            raise table.not_asked(user_id)
        possible = offers(table, user_id, starts)
        if not possible and command is not None and not (typed and suggested(typed)):  # whatever was typed behind it
            why = table.box.why(table.view(asks[0].seat), asks, asks[0].seat, command, reader)
            raise TableRefusal("no-because", why=why, show_question=True)
        picks = meant(table, user_id, starts, typed, reader) if typed else [possible[0]]
        return table.line(picks[0][0]), picks
