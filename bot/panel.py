"""From a question to buttons and selects: one way for all games, within Discord's limits whatever the rules ask.

Up to five options whose deeds can be said shortly (`NARROW`) are buttons. More: what is marked main or danger stays a button (the usual deed is one press away), the rest
is a select, or several of up to 25; more than three selects are paged. Where a game has a word for all options of a kind ("Run to …",
`Box.option_kind`) that kind has a select of its own, the largest first, until the others fit on buttons. What it proposes
(`Box.suggests`) is a button, and marked; what is seldom wanted (`Box.option_style`) never is one. What ends or declines something (`Box.closes`) stands last, below
all that does something. Several picks at once are one select; beyond 25 options they are collected part by part in a draft and confirmed.

Where several plan at once (`Box.plans`) it is a sheet of one's own: each kind of deed has its select, in the order of the rules, or shares one where
that would be more than a screen holds; what is the only one of its kind, the usual deed and what is proposed are buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.utils import escape_markdown

from bot import button_ids, lessons, shortcuts
from bot.reader import Reader
from bot.shelf import Box, Style
from bot.wording.lexicon import NARROW
from bot.wording.text import clip, clip_clause, width
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import Several, picked

if TYPE_CHECKING:
    from bot.tables import Table

# Discord's limits (documentation of August 2026).
LABEL, SELECT_TEXT, PLACEHOLDER = 80, 100, 150
BUTTONS_IN_A_ROW, OPTIONS_IN_A_SELECT = 5, 25
TEXT_IN_A_LAYOUT, COMPONENTS_IN_A_LAYOUT = 4000, 40
# Ours: what is read below a question of one button, in letters; five of them leave room for everything else.
EXPLAINED = 320
# Ours: what stands before an answer that is proposed. Colour alone would not do.
SUGGESTED = "★"
# Ours: more selects than this at once and the picture is scrolled off the screen.
SELECTS_AT_ONCE = 3
# … also on a sheet of one's own; there kinds of deeds share one, and only what no select holds together has more.
MOST_SELECTS_ON_A_SHEET = 6

# Ours, for one glance: of a phone's screen (390 wide) what is left for buttons and for what they mean, below the picture, the question and a
# tip; how high a row of buttons and a line of small letters are there, how wide a button is beside its letters, and how many letters fill a line.
GLANCE, ROW, LINE = 350, 52, 19
ACROSS, BESIDE, LETTER, LETTERS = 291, 40, 7.5, 42
# Lines for what a button means where there is no room for all of it; *Why?* has the whole.
BRIEF, WHOLE = 2, 20

# The part of a select that holds picks for answers one after the other; the others are numbered from 0.
PICKED = 900

_STYLES = {
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
    "plain": discord.ButtonStyle.secondary,
    "seldom": discord.ButtonStyle.secondary,
}


@dataclass(frozen=True, slots=True)
class Wording:
    """One question in one language, with everything cut to Discord's lengths."""

    box: Box
    ask: Ask
    reader: Reader
    view: Any = None
    suggested: str = ""  # the key of what is marked
    joined: tuple[Option[Any], ...] = ()  # several answers in one press (`bot.shortcuts`)
    hidden: frozenset[str] = frozenset()  # what they stand for
    several: Several | None = None  # picks that are given one after the other, in a select of their own

    def label(self, option: Option[Any], most: int = LABEL) -> str:
        return clip(self._marked(option, self.box.option_label(self.ask, option, self.reader)), most) or option.key[:most]

    def short(self, option: Option[Any], most: int = LABEL) -> str:
        """For a button: the label if it is short, else its shorter form."""
        full = self.label(option, most)
        if width(full) <= NARROW:
            return full
        short = self.box.option_short(self.ask, option, self.reader)
        marked = self._marked(option, short)
        if width(marked) > NARROW >= width(short) and option.key != self.suggested:
            marked = short  # what it does comes before what the picture calls it
        return clip(marked, most) or full

    def _marked(self, option: Option[Any], label: str) -> str:
        """With what it has on the picture, and with a star if it is proposed."""
        mark = self.box.mark(self.ask, option, self.view) if self.view is not None else ""
        marked = self.reader.say("panel-marked", mark=mark, label=label) if mark else label
        return f"{SUGGESTED} {marked}" if option.key == self.suggested else marked

    def style(self, option: Option[Any]) -> Style:
        """Where something is proposed, that looks like the usual deed and nothing else does."""
        usual = self.box.option_style(self.ask, option)
        if option.key == self.suggested:
            return "main"
        return "plain" if self.suggested and usual == "main" else usual

    def hint(self, option: Option[Any]) -> str | None:
        return clip(self.box.option_hint(self.ask, option, self.reader, self.view), SELECT_TEXT) or None

    def explanation(self, option: Option[Any]) -> str:
        """The same where a post has room for all of it."""
        return self.box.option_hint(self.ask, option, self.reader, self.view, EXPLAINED)

    def question(self) -> str:
        return clip(self.box.question_line(self.ask, self.reader), 600)


def fingerprint(ask: Ask) -> str:
    """Changes when what the reader sees has changed."""
    return blake2b(ask.sig().encode(), digest_size=3).hexdigest()


def deeds(table: Table, ask: Ask, reader: Reader, page: int = 0) -> list[ui.ActionRow[Any]]:
    """The rows of buttons and selects that answer this question."""
    words = wording(table, ask, reader)
    line = table.line(ask)
    if ask.most > 1:
        return _several(table, ask, words, line)
    layout = _laid_out(words)
    rows = [_buttons(table, words, line, row) for row in layout.buttons]
    parts = len(_parts(layout.rest))
    selects = [
        _select(table, words, line, parts + i, clip(name, PLACEHOLDER), options)
        for i, (name, options) in enumerate([*layout.kinds, *layout.seldom])
    ]
    rows += selects[: len(layout.kinds)]
    if words.several is not None:
        rows.append(_picked(table, words, line, words.several))
    if layout.rest:
        beside = bool(layout.buttons or layout.kinds or words.several)
        rows += _selects(table, words, line, layout.rest, page, beside=beside)
    rows += selects[len(layout.kinds) :]
    rows += [_buttons(table, words, line, layout.last)] if layout.last else []
    return [*rows, ui.ActionRow(_none(table, words, line))] if ask.least == 0 else rows


def wording(table: Table, ask: Ask, reader: Reader) -> Wording:
    """As whoever is asked sees it."""
    view = table.view(ask.seat)
    proposed = lessons.proposed(table, ask) or table.box.suggests(ask, view)
    chains, hidden = tuple(shortcuts.chains(table, ask)), shortcuts.hidden(table, ask)
    return Wording(table.box, ask, reader, view, proposed, chains, hidden, shortcuts.several(table, ask))


def _picked(table: Table, words: Wording, line: str, several: Several) -> ui.ActionRow[Any]:
    """A select whose picks are given one after the other."""
    options = [picked(o) for o in several.picks][:OPTIONS_IN_A_SELECT]
    return ui.ActionRow(
        ui.Select(
            custom_id=button_ids.answer_select(table.id, line, PICKED),
            placeholder=clip(words.reader.say(several.msg, n=several.most), PLACEHOLDER),
            min_values=several.least,
            max_values=min(several.most, len(options)),
            options=[_select_option(words, o) for o in options],
        )
    )


@dataclass(frozen=True, slots=True)
class Layout:
    """From the top: rows of buttons; selects of one kind each, with the word for all of it; what is left for a select without a name; selects nobody
    need look at (`seldom`); the buttons that end or decline something (`last`)."""

    buttons: list[list[Option[Any]]]
    kinds: list[tuple[str, list[Option[Any]]]]
    rest: list[Option[Any]]
    last: list[Option[Any]] = field(default_factory=list[Option[Any]])
    seldom: list[tuple[str, list[Option[Any]]]] = field(default_factory=list[tuple[str, list[Option[Any]]]])

    @property
    def shown(self) -> list[Option[Any]]:
        """On buttons."""
        return [*(o for row in self.buttons for o in row), *self.last]


def _laid_out(words: Wording) -> Layout:
    options = _distinct(words)
    if words.box.plans(words.ask):
        return _on_a_sheet(words, options)
    usual = [o for o in options if words.style(o) != "seldom"] or options
    seldom = _seldom(words, [o for o in options if o not in usual])
    layout = _usual(words, usual, len(seldom))
    kinds = _joined([*layout.kinds, *seldom])
    names = {name for name, _ in layout.kinds}
    return replace(layout, kinds=[k for k in kinds if k[0] in names], seldom=[k for k in kinds if k[0] not in names])


def _closing(words: Wording, options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """Those that end or decline something, if they are few, and there is anything to do instead."""
    found = [o for o in options if words.box.closes(words.ask, o)]
    return found if len(found) < len(options) and len(found) <= BUTTONS_IN_A_ROW else []


def _joined(kinds: Sequence[tuple[str, list[Option[Any]]]]) -> list[tuple[str, list[Option[Any]]]]:
    """Two selects of one name are one, if it holds all of it."""
    found: list[tuple[str, list[Option[Any]]]] = []
    for name, options in kinds:
        same = next((o for n, o in found if n == name and len(o) + len(options) <= OPTIONS_IN_A_SELECT), None)
        if same is None:
            found.append((name, list(options)))
        else:
            same.extend(options)
    return found


def _on_a_sheet(words: Wording, options: Sequence[Option[Any]]) -> Layout:
    """What is proposed also stands among its kind, so that nobody misses it there. A deed that may hurt stays among its kind: whoever chooses it
    is asked once more by the rules."""
    kinds: dict[str, list[Option[Any]]] = {}
    buttons: list[Option[Any]] = []
    # What is proposed next is not looked for below all that could be done instead: most of a round is *Ready*.
    last = [o for o in _closing(words, options) if o.key != words.suggested]
    for o in (o for o in options if o not in last):
        name = words.box.option_kind(words.ask, o, words.reader)
        if name:
            kinds.setdefault(name, []).append(o)
        if words.style(o) == "main" or not name:
            buttons.append(o)
    buttons = [*(o for o in buttons if words.style(o) == "main"), *(o for o in buttons if words.style(o) != "main")]
    buttons += [same[0] for same in kinds.values() if len(same) == 1 and same[0] not in buttons]
    buttons = buttons[: 2 * BUTTONS_IN_A_ROW]
    named = _sharing([(name, list(part)) for name, same in kinds.items() if len(same) > 1 for part in _parts(same)])
    shown = [*buttons, *last, *(o for _, part in named[:MOST_SELECTS_ON_A_SHEET] for o in part)]
    rows = [buttons[i : i + BUTTONS_IN_A_ROW] for i in range(0, len(buttons), BUTTONS_IN_A_ROW)]
    return Layout(rows, named[:MOST_SELECTS_ON_A_SHEET], [o for o in options if o not in shown], last)


def _sharing(kinds: list[tuple[str, list[Option[Any]]]]) -> list[tuple[str, list[Option[Any]]]]:
    """As few selects as a screen shows, in the order of the rules: neighbours that have the fewest options between them share one, and its name."""
    found = [*kinds]
    while len(found) > SELECTS_AT_ONCE:
        sizes = [len(a) + len(b) for (_, a), (_, b) in pairwise(found)]
        if min(sizes) > OPTIONS_IN_A_SELECT:
            break
        at = sizes.index(min(sizes))
        (first, some), (second, more) = found[at : at + 2]
        found[at : at + 2] = [(f"{first.rstrip(' …')} · {second}", [*some, *more])]
    return found


def _seldom(words: Wording, options: Sequence[Option[Any]]) -> list[tuple[str, list[Option[Any]]]]:
    """What nobody need look at: in selects of its own, below everything else that does something."""
    found: dict[str, list[Option[Any]]] = {}
    for o in options:
        name = words.box.option_kind(words.ask, o, words.reader) or words.reader.say("panel-choose")
        found.setdefault(name, []).append(o)
    return [(name, list(part)) for name, same in found.items() for part in _parts(same)]


def _usual(words: Wording, options: list[Option[Any]], below: int) -> Layout:
    """`below` them stand so many selects already."""
    last = _closing(words, options)
    doing = [o for o in options if o not in last]
    if _on_buttons(words, [*doing, *last], below):
        return Layout([doing], [], [], last) if words.several or below else Layout([[*doing, *last]], [], [])
    return replace(_doing(words, doing, below + _rows_on_a_phone([words.short(o) for o in last])), last=last)


def _doing(words: Wording, options: list[Option[Any]], below: int) -> Layout:
    """What does something, where not everything fits on buttons side by side."""
    firsts = [o for o in options if words.style(o) in ("main", "danger")][:BUTTONS_IN_A_ROW]
    rest = [o for o in options if o not in firsts]
    kinds = _kinds(words, rest)
    named: list[tuple[str, list[Option[Any]]]] = []
    while kinds and not _beside(words, firsts, rest, below + len(named)) and len(named) < SELECTS_AT_ONCE - 1:
        name = max(kinds, key=lambda k: len(kinds[k]))
        named.append((name, kinds.pop(name)))
        rest = [o for o in rest if o not in named[-1][1]]
    rows = [firsts] if firsts else []
    if rest and _beside(words, firsts, rest, below + len(named)):
        together = [*firsts, *rest]
        return Layout([together] if _on_buttons(words, together, below + len(named)) else [*rows, rest], named, [])
    return Layout(rows, named, rest)


def _on_buttons(words: Wording, options: Sequence[Option[Any]], below: int) -> bool:
    """Do they fit side by side?"""
    short = len(options) == 1 or all(width(words.short(o)) <= NARROW for o in options)
    return 0 < len(options) <= BUTTONS_IN_A_ROW and short and _at_a_glance(words, options, below)


def _beside(words: Wording, firsts: Sequence[Option[Any]], rest: Sequence[Option[Any]], below: int) -> bool:
    """Do the others fit on buttons, too, below the usual deeds? What is offered there is not looked for in a select."""
    return len(rest) == 1 or (_on_buttons(words, rest, below) and _at_a_glance(words, [*firsts, *rest], below))


def _at_a_glance(words: Wording, options: Sequence[Option[Any]], below: int, most: int = BRIEF) -> bool:
    """Does a phone show all these buttons, and what they mean in `most` lines each where that is read below the question, together with the picture
    and the selects below? A single one is no choice, and stays a button."""
    labels = [words.short(o) for o in options]
    lines = 0
    if words.box.explains:
        meant = [(label, words.explanation(o)) for label, o in zip(labels, options, strict=True)]
        lines = sum(min(most, -(-(width(label) + 3 + width(hint)) // LETTERS)) for label, hint in meant if hint)
    return len(options) == 1 or lines * LINE + (_rows_on_a_phone(labels) + below) * ROW <= GLANCE


def _rows_on_a_phone(labels: Sequence[str]) -> int:
    """Buttons stand side by side as far as they fit."""
    rows, left = 0, 0.0
    for label in labels:
        wide = min(ACROSS, BESIDE + LETTER * width(label))
        if wide > left:
            rows, left = rows + 1, float(ACROSS)
        left -= wide
    return rows


def _kinds(words: Wording, options: Sequence[Option[Any]]) -> dict[str, list[Option[Any]]]:
    """Options by the word for all of their kind, if there are several and one select holds them."""
    found: dict[str, list[Option[Any]]] = {}
    for o in options:
        if name := words.box.option_kind(words.ask, o, words.reader):
            found.setdefault(name, []).append(o)
    return {name: same for name, same in found.items() if 1 < len(same) <= OPTIONS_IN_A_SELECT}


def explained(table: Table, ask: Ask, reader: Reader) -> str:
    """What is read below an option of a select, below the question for those on buttons: where a box wants that (`Box.explains`)."""
    if not table.box.explains or ask.most > 1:
        return ""
    words = wording(table, ask, reader)
    layout = _laid_out(words)
    shown = layout.shown
    hints = [(words.short(o), words.explanation(o)) for o in shown]
    below = len(layout.kinds) + len(layout.seldom) + bool(layout.rest) + (words.several is not None)
    if not table.box.plans(ask) and not _at_a_glance(words, shown, below, WHOLE):
        hints = [(label, clip_clause(hint, max(20, BRIEF * LETTERS - width(label) - 3))) for label, hint in hints]
    return "".join(f"\n-# **{escape_markdown(label)}** – {escape_markdown(hint)}" for label, hint in hints if hint)


def _distinct(words: Wording) -> list[Option[Any]]:
    """Of options that are interchangeable the first: two buttons that read alike make people look for a difference. What one press does is not
    offered in two as well."""
    found: dict[str, Option[Any]] = {}
    mains = any(o.tone == "main" for o in words.joined) or not words.joined
    usual = [] if mains else [o for o in words.ask.options if o.tone == "main"]
    for o in (*usual, *words.joined, *words.ask.options):  # the usual deed stays the first
        if o.key not in words.hidden:
            found.setdefault(words.box.alike(words.ask, o) or f"={o.key}", o)
    return sorted(found.values(), key=lambda o: words.box.place(words.ask, o))


def _buttons(table: Table, words: Wording, line: str, options: Sequence[Option[Any]]) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        *(
            ui.Button(
                label=words.label(o) if len(options) == 1 else words.short(o),
                style=_STYLES[words.style(o)],
                custom_id=button_ids.answer_button(table.id, line, o.stamp, o.key),
            )
            for o in options
        )
    )


def _select_option(words: Wording, option: Option[Any]) -> discord.SelectOption:
    return discord.SelectOption(
        label=words.label(option, SELECT_TEXT),
        value=button_ids.value(option.stamp, option.key),
        description=words.hint(option),
    )


def _select(
    table: Table, words: Wording, line: str, number: int, placeholder: str, options: Sequence[Option[Any]]
) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        ui.Select(
            custom_id=button_ids.answer_select(table.id, line, number),
            placeholder=placeholder,
            options=[_select_option(words, o) for o in options],
        )
    )


def _selects(
    table: Table, words: Wording, line: str, options: Sequence[Option[Any]], page: int, *, beside: bool
) -> list[ui.ActionRow[Any]]:
    """`beside`: there are buttons, too, and this is the rest."""
    parts = _parts(options)
    pages = -(-len(parts) // SELECTS_AT_ONCE)
    page = min(max(page, 0), pages - 1)
    shown = list(enumerate(parts))[page * SELECTS_AT_ONCE : (page + 1) * SELECTS_AT_ONCE]
    rows = [
        _select(table, words, line, number, _placeholder(words.reader, number, len(parts), len(options), beside=beside), part)
        for number, part in shown
    ]
    if pages > 1:
        rows.append(_turning(table, words.reader, line, page, pages))
    return rows


def _parts(options: Sequence[Option[Any]]) -> list[Sequence[Option[Any]]]:
    return [options[i : i + OPTIONS_IN_A_SELECT] for i in range(0, len(options), OPTIONS_IN_A_SELECT)]


def _placeholder(reader: Reader, number: int, parts: int, count: int, *, beside: bool = False) -> str:
    if parts == 1:
        return clip(reader.say("panel-choose-other", n=count) if beside else reader.say("panel-choose"), PLACEHOLDER)
    first = number * OPTIONS_IN_A_SELECT + 1
    last = min(first + OPTIONS_IN_A_SELECT - 1, count)
    return clip(reader.say("panel-choose-part", first=first, last=last, count=count), PLACEHOLDER)


def _turning(table: Table, reader: Reader, line: str, page: int, pages: int) -> ui.ActionRow[Any]:
    """Pages open privately for whoever turns them: the public post stays as it is."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for to, name in ((page - 1, "panel-back"), (page + 1, "panel-more")):
        if 0 <= to < pages:
            row.add_item(
                ui.Button(
                    label=clip(reader.say(name, page=to + 1, pages=pages), LABEL),
                    custom_id=button_ids.deed_button(table.id, "page", f"{line}/{to}"),
                )
            )
    return row


def _several(table: Table, ask: Ask, words: Wording, line: str) -> list[ui.ActionRow[Any]]:
    """Several picks. "The usual" is one press: a select that shows it chosen could not be sent unchanged."""
    count = len(ask.options)
    least, most = min(ask.least, count), min(ask.most, count)
    rows: list[ui.ActionRow[Any]] = []
    parts = _parts(ask.options)
    whole = len(parts) == 1
    for number, part in enumerate(parts):
        placeholder = (
            words.reader.say("panel-choose-some", least=least, most=most, exact="yes" if least == most else "no")
            if whole
            else _placeholder(words.reader, number, len(parts), count)
        )
        rows.append(
            ui.ActionRow(
                ui.Select(
                    custom_id=button_ids.answer_select(table.id, line, number),
                    placeholder=clip(placeholder, PLACEHOLDER),
                    min_values=max(least, 1) if whole else 0,
                    max_values=min(most, len(part)),
                    options=[_select_option(words, o) for o in part],
                )
            )
        )
    last: list[ui.Button[Any]] = []
    if not whole:
        last.append(
            ui.Button(
                label=clip(words.reader.say("panel-done"), LABEL),
                style=discord.ButtonStyle.primary,
                custom_id=button_ids.deed_button(table.id, "done", line),
            )
        )
    usual = [o for o in ask.options if o.key in ask.default]
    if usual and least <= len(usual) <= most:
        label = words.reader.say("panel-usual", what=", ".join(words.label(o) for o in usual))
        if width(label) > NARROW:
            short = (words.box.option_short(ask, o, words.reader) for o in usual)
            label = words.reader.say("panel-usual", what=", ".join(short))
        last.append(
            ui.Button(
                label=clip(label, LABEL),
                style=discord.ButtonStyle.primary if whole else discord.ButtonStyle.secondary,
                custom_id=button_ids.deed_button(table.id, "usual", f"{line}/{fingerprint(ask)}"),
            )
        )
    if least == 0:
        last.append(_none(table, words, line))
    return [*rows, ui.ActionRow(*last)] if last else rows


def _none(table: Table, words: Wording, line: str) -> ui.Button[Any]:
    """Where nothing need be picked, that is a press, too."""
    return ui.Button(
        label=clip(words.reader.say("panel-none"), LABEL),
        custom_id=button_ids.deed_button(table.id, "none", f"{line}/{fingerprint(words.ask)}"),
    )


def fits(layout: ui.LayoutView) -> bool:
    """Is this within Discord's limits for one message?"""
    return layout.total_children_count <= COMPONENTS_IN_A_LAYOUT and layout.content_length() <= TEXT_IN_A_LAYOUT


def quiet(layout: ui.LayoutView) -> ui.LayoutView:
    """Presses are routed by their ids (`bot.presses`), not by remembered views: discord.py need not keep this one."""
    layout.stop()
    return layout
