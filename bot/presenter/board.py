"""The board post: the living post in the channel, with picture, story, question and buttons, as it should look now."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot import button_ids, lessons, sequels, tips
from bot.panel import Wording, deeds, explained
from bot.presenter import story
from bot.presenter.sheets import HEADLINE, Pile, Sheet
from bot.reader import Reader
from bot.shelf import AnyBox
from bot.tables import Table
from bot.wording.text import clip, clip_lines, width
from games.kernel.ask import Ask
from rendering.encode import Picture

ACCENT = {"playing": 0x3A5F4B, "paused": 0x7A6F57, "won": 0xC8A951, "lost": 0x7B1E24, "ended": 0x555555}


def scene(table: Table) -> tuple[str, Any]:
    """Which picture the board post needs now, and the view to draw it from, which the table remembers as the one that was shown."""
    view = table.post.pictured = table.view(None)
    return about(table.box, view, _public(table)), view


# Pictures of cards to choose from, by their ids: several are one (`rendering.kit.offered`).
OFFERED = "offered:"


def about(box: AnyBox, view: Any, asks: Sequence[Ask]) -> str:
    """The picture above these questions. Of several people who are asked about things of their own nobody's stands for the others': the post shows
    what all of them see, and each their own behind "My answer" (`private.pictured`). What all of them choose from is shown together."""
    apart = list(dict.fromkeys(box.scene(view, (a,)) for a in asks if not a.idle))
    if len(apart) > 1 and all(scene.startswith(OFFERED) for scene in apart):
        return OFFERED + "+".join(dict.fromkeys(id for scene in apart for id in scene.removeprefix(OFFERED).split("+")))
    return box.scene(view, asks if len(apart) <= 1 else ())


def pondering(table: Table) -> Callable[[], None]:
    """To be called in a thread before the questions are laid out: hints tell chances, and a chance that nobody has asked for
    before takes longer to work out than the event loop may stand still. Whoever asks again finds it known."""
    reader = table.reader()
    asked = [a for a in _public(table) if a.needed]
    wanted = [(Wording(table.box, a, reader, table.view(a.seat)), tuple(a.options)) for a in asked]

    def ponder() -> None:
        for words, options in wanted:
            for option in options:
                with contextlib.suppress(Exception):  # whoever lays it out will meet it again, and tell
                    words.hint(option)

    return ponder


def sheet(
    table: Table,
    lines: Sequence[str],
    picture: Picture | None,
    sign: str,
    pings: Sequence[int] = (),
    *,
    above: Sequence[str] = (),
    poster: Picture | None = None,
) -> Sheet:
    """The living post as it should look now. `sign` marks it so that it can be found again after a crash; `above` its headline stands what
    no post of its own tells; `poster`: how the game ended, before everything else there is to see."""
    reader = table.reader()
    view = table.view(None)
    pile = Pile(accent(table))
    pile.text("\n".join(clip_lines(above, table.box.told_lines, story.CHARACTERS)), story.CHARACTERS)
    pile.text(f"{HEADLINE}{headline(table.box, view, reader)}", 300)
    pile.picture(poster)
    # What has happened stands above the picture: between it and the question a long turn would push one of them off the screen.
    pile.text("\n".join(clip_lines(lines, table.box.told_lines, story.CHARACTERS)), story.CHARACTERS)
    pile.picture(picture)
    if table.live is not None and table.live.over:
        outcome = table.live.outcome
        if outcome is not None:
            pile.rule()
            pile.text(f"**{table.box.outcome_line(outcome, view, reader)}**", 600)
    elif table.game.status == "ended":
        pile.text(reader.say("board-ended"), 300)
    elif table.game.status == "paused":
        pile.rule()
        pile.text(reader.say("board-paused"), 300)
        pile.rows([ui.ActionRow(button(table, reader.say("foot-resume"), "resume", style=discord.ButtonStyle.primary))])
    elif table.rests:
        pile.rule()
        pile.text(reader.say("board-resting"), 300)
        pile.rows([ui.ActionRow(coming_back(table, reader))])
    else:
        pile.rule()
        _questions(table, pile, reader)
    pile.rows([foot(table, reader, sign), *([after_the_end(table, reader)] if table.over else [])])
    if learned := lessons.ended(table):
        pile.text(learned, 900)
        pile.rows([ui.ActionRow(real_game(table, reader))] if not table.over else [])
    return Sheet(pile.layout(), tuple(p for p in (poster, picture) if p is not None), tuple(pings))


# What a phone shows of a headline in two lines.
TWO_LINES, LEAST_OF_A_NAME = 56, 6


def headline(box: AnyBox, view: Any, reader: Reader) -> str:
    """Where the game stands, in two lines on a phone: of people with long names the beginning."""
    whole = box.headline(view, reader)
    over = width(whole.replace("*", "")) - TWO_LINES
    if over <= 0:
        return whole
    longest = max((len(name) for name in reader.names.values() if name in whole), default=0)
    most = max(LEAST_OF_A_NAME, longest - over - 1)
    cut = {seat: name if len(name) <= most else f"{name[:most].rstrip()}…" for seat, name in reader.names.items()}
    return box.headline(view, replace(reader, names=cut))


def _public(table: Table) -> tuple[Ask, ...]:
    assert table.live is not None
    return table.live.questions(None)


def _questions(table: Table, pile: Pile, reader: Reader) -> None:
    """Who is asked what. One open question has its deeds here; several people answer behind "My answer"."""
    live = table.live
    assert live is not None
    if table.planning:
        _plan(table, pile, reader)
        return
    public = _public(table)
    needed = [a for a in public if not a.idle]
    alone = table.asked_on_post
    idle = [a for a in public if a.idle]
    if alone is not None:
        pile.text(question(table, alone, reader), 1200 + len(lessons.below(table, alone, reader)))
        pile.rows(deeds(table, alone, reader))
    else:
        lines = _asked(table, needed, reader)
        for wait in live.waiting(None):
            if not any(a.msg == wait.msg for a in needed):
                lines.append(reader.say("board-secret-question", names=table.names_of(wait.seats)))
        pile.text("\n".join(lines), 1200)
        pile.text(_taught(table, needed, reader), 900)
    extra: list[ui.Button[Any]] = []
    if idle:
        who = ", ".join(table.names[s] for s in dict.fromkeys(a.seat for a in idle))  # labels know no markdown
        extra.append(button(table, reader.say("foot-step-in", names=who), "mine"))
    elif alone is None:
        extra.append(button(table, reader.say("foot-mine"), "mine", style=discord.ButtonStyle.primary))
    if extra:
        pile.rows([ui.ActionRow(*extra)])
    pile.text(waiting_line(table, reader), 400)


def _asked(table: Table, asks: Sequence[Ask], reader: Reader) -> list[str]:
    """What is asked of whom, and who has answered; what is put to several in the same words, a vote, stands there once."""
    found: dict[str, list[Ask]] = {}
    for ask in asks:
        found.setdefault(Wording(table.box, ask, reader).question(), []).append(ask)

    def mark(ask: Ask) -> str:
        return "✓" if ask.held is not None else "◦"

    return [
        f"{mark(same[0])} {text}"
        if len(same) == 1
        else f"{text} {' '.join(f'{mark(a)} {table.names_of((a.seat,))}' for a in same)}"
        for text, same in found.items()
    ]


def _plan(table: Table, pile: Pile, reader: Reader) -> None:
    """What else is asked meanwhile, one way for everybody to act, on a sheet of their own, and how things stand: that grows with every deed, and
    would push the way to act off the screen."""
    pile.text("\n".join(_asked(table, [a for a in _public(table) if not table.box.plans(a)], reader)), 800)
    tip = next((t for a in table.asks if table.box.plans(a) and (t := tips.below(table, a, reader))), "")
    pile.text(_taught(table, table.asks, reader) or tip.strip(), 900)
    pile.rows([ui.ActionRow(button(table, reader.say(table.box.plan_button), "mine", style=discord.ButtonStyle.primary))])
    pile.text(table.box.plan(table.view(None), table.asks, reader), 1800)
    pile.text(waiting_line(table, reader), 400)


def _taught(table: Table, asks: Sequence[Ask], reader: Reader) -> str:
    """What a lesson says of one of these, where a post has no room for the questions themselves."""
    return next((t for a in asks if (t := lessons.below(table, a, reader))), "").strip()


def waiting_line(table: Table, reader: Reader) -> str:
    """Whom we wait for and since when, small."""
    seats = table.waited_for()
    if not seats:
        return ""
    who: list[str] = []
    for seat in seats:
        row = table.seats[seat]
        several = len([s for s in table.seats if s.user_id == row.user_id]) > 1
        if row.user_id is None or row.caretaker:
            who.append(reader.say("board-caretaker", name=table.names_of((seat,))))
        else:
            who.append(f"<@{row.user_id}>" + (f" ({table.names_of((seat,))})" if several else ""))
    line = reader.say("board-waiting", who=", ".join(who), count=len(who), since=f"<t:{table.times.since}:R>")
    if table.times.due and all(a.cover is None for a in table.asks):  # behind a cover the deadline would tell who is asked
        line += " · " + reader.say("time-until", due=f"<t:{min(table.times.due.values())}:R>")
    return f"-# {line}"


def foot(table: Table, reader: Reader, sign: str = "") -> ui.ActionRow[Any]:
    """My hand · Board · Read it (where there is a story) · More … A phone shows two or three buttons side by side: what is rare is one press further.
    After the end nothing is left to decide but whether to play again."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(table, reader.say("foot-hand"), "hand", sign), button(table, reader.say("foot-board"), "board")
    )
    if table.over:
        row.add_item(button(table, reader.say("foot-log"), "log"))
        row.add_item(button(table, _next(table, reader), "rematch", style=discord.ButtonStyle.primary))
    else:
        if table.box.tells:
            row.add_item(button(table, reader.say("foot-read"), "read"))
        row.add_item(button(table, reader.say("foot-more"), "more"))
    return row


def after_the_end(table: Table, reader: Reader) -> ui.ActionRow[Any]:
    """The game once more, for oneself or for all, and whether its luck was honest."""
    row: ui.ActionRow[Any] = ui.ActionRow(button(table, reader.say("foot-replay"), "watch"))
    if table.box.film is not None:
        row.add_item(button(table, reader.say("foot-film"), "film"))
    row.add_item(button(table, reader.say("foot-verify"), "verify"))
    return row


def _next(table: Table, reader: Reader) -> str:
    """Once more, or how the story goes on."""
    handed_on = sequels.handed_on(table.game)
    if not handed_on:
        return reader.say("foot-rematch")
    return reader.say("foot-sequel", part=table.box.sequel(handed_on, reader).label)


def button(
    table: Table,
    label: str,
    deed: str,
    argument: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[Any]:
    return ui.Button(label=clip(label, 80), style=style, custom_id=button_ids.deed_button(table.id, deed, argument))


def coming_back(table: Table, reader: Reader) -> ui.Button[Any]:
    """For whoever's seats a caretaker plays, all of them."""
    return button(table, reader.say("time-deed", deed="back", name=""), "back", style=discord.ButtonStyle.primary)


def real_game(table: Table, reader: Reader) -> ui.Button[Any]:
    """For whoever has learned enough."""
    return button(table, reader.say("lesson-real"), "real", style=discord.ButtonStyle.success)


def accent(table: Table) -> int:
    if table.live is not None and table.live.over and table.live.outcome is not None:
        return ACCENT[table.live.outcome.result]
    return ACCENT.get(table.game.status, ACCENT["playing"])


def question(table: Table, ask: Ask, reader: Reader, *, on_hand: bool = False) -> str:
    """What is asked, and below it what the deeds on buttons mean and what to think of, for whoever is new to the game. On a sheet, where one comes
    back to after each deed, the deeds stand before all that (`meaning`); only a lesson goes before them."""
    taught, on_sheet = lessons.below(table, ask, reader), table.box.plans(ask)
    asked = Wording(table.box, ask, reader).question()
    return (
        asked + taught
        if on_sheet
        else asked + explained(table, ask, reader) + (taught or tips.below(table, ask, reader, on_hand=on_hand))
    )


def meaning(table: Table, ask: Ask, reader: Reader) -> str:
    """What to think of, and what the deeds of a sheet mean, to be read below them."""
    if not table.box.plans(ask) or ask.held is not None:
        return ""
    tip = "" if lessons.below(table, ask, reader) else tips.below(table, ask, reader)
    return f"{tip.strip()}\n{explained(table, ask, reader).strip()}".strip()
