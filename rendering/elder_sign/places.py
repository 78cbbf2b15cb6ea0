"""Adventures and Other Worlds on the table, and the entrance: tasks, monsters, locks, what they cost and bring, who is there."""

from __future__ import annotations

from dataclasses import dataclass

from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.view import ElderView, SeenCard
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.kit import news
from rendering.layout import Box
from rendering.words import say

from . import people, scenes, tasks
from .emblems import emblem
from .news import NOTHING, Changed
from .people import Names

CHIP, STEP = 64, 71
SIDE, TOP = 26, 22
HEAD = 86
MARKS = 50
FOOT = 50
LOCK = 44
TICK = 50
MARK_SIZE = 36


@dataclass(frozen=True)
class Plan:
    """How a card lies in a given width, before anything is drawn."""

    lines: tuple[tuple[tasks.Line, tuple[tuple[tuple[tasks.Condition, int], ...], ...]], ...]
    indent: int
    marks: str
    locks: tuple[str, ...]
    feet: tuple[str, ...]
    foot_size: int
    crowd: int
    beside: bool  # terror, midnight and locks stand beside the tasks, not below them

    @property
    def row_count(self) -> int:
        return sum(max(1, len(wrapped)) for _, wrapped in self.lines)

    @property
    def height(self) -> int:
        body = max(2, self.row_count) * STEP + (MARKS if (self.marks or self.locks) and not self.beside else 0)
        return TOP * 2 + HEAD + body + 6 + FOOT * len(self.feet)

    @property
    def has_marks(self) -> bool:
        return bool(self.marks or self.locks)


def marks_text(card: AdventureCard) -> str:
    """Terror, midnight and arrival in icons: `{terror} −{sanity}`."""
    parts = []
    for icon, effects in (("terror", card.terror), ("midnight", card.midnight)):
        if effects:
            parts.append(f"{{{icon}}}: " + tasks.effect_icons(effects, signed=True))
    return "  ".join(parts)


def plan(c: Canvas, width: int, seen: SeenCard, view: ElderView, cards: Catalogue) -> Plan:
    card = cards.adventure(seen.card)
    inner = width - 2 * SIDE
    indent = 34 if card.arrow else 0
    drawn = tasks.lines(seen, card)
    locked = tuple(view.die(d).colour for d in seen.locked_dice)
    marks = marks_text(card)
    aside = marks_width(c, marks, locked)
    # Beside the tasks if the longest row leaves room, and at most two people have to fit there too.
    longest = max((_row_width(c, line, cards) for line in drawn), default=0)
    people_width = _crowd_width(len(seen.here), len(drawn), MARKS if aside else 0)
    beside = bool(aside) and indent + longest + 12 + max(aside, people_width) <= inner and len(seen.here) <= 2
    crowd = people_width if beside else _crowd_width(len(seen.here), len(drawn), 0)
    taken = max(aside if beside else 0, crowd)
    laid = [
        (
            line,
            tuple(
                tuple(part)
                for part in tasks.wrapped(c, line, inner - indent - taken - (10 if taken else 0), CHIP, 6, _lead(line, cards))
            ),
        )
        for line in drawn
    ]
    return Plan(tuple(laid), indent, marks, locked, *feet(c, card, inner), crowd, beside)


def _lead(line: tasks.Line, cards: Catalogue) -> int:
    """What stands before a row's tiles: the monster's token and its lock, or an empty frame."""
    lead = (CHIP + 8 if line.monster or line.free_frame else 0) + (TICK if line.solved else 0)
    return lead + LOCK + 4 if line.monster and monster_lock(line.monster, cards) else lead


def _row_width(c: Canvas, line: tasks.Line, cards: Catalogue) -> int:
    tiles = [tasks.tile_width(c, tile, CHIP) + 6 for tile in line.conditions]
    return _lead(line, cards) + sum(tiles)


def _crowd_width(n: int, rows: int, above: int) -> int:
    if not n:
        return 0
    columns, _, step = people.crowd_size(n, max(2, rows) * STEP - above)
    return columns * step


def marks_width(c: Canvas, marks: str, locks: tuple[str, ...]) -> int:
    words = c.measure(marks, MARK_SIZE, "heavy") if marks else 0
    return words + len(locks) * (LOCK + 8)


def feet(c: Canvas, card: AdventureCard, width: int) -> tuple[tuple[str, ...], int]:
    """Penalties and rewards (the card itself is a trophy), on one line if they fit beside each other; and their size."""
    bad = "{cross} " + tasks.effect_icons(card.penalties) if card.penalties else "{cross} –"
    good = "{check} " + tasks.effect_icons(card.rewards) + f" {{trophy}}{card.trophy}"
    for size in (38, 36, 34):
        if c.measure(bad, size, "heavy") + c.measure(good, size, "heavy") + 20 <= width:
            return (f"{bad}    {good}",), size
    return (bad, good), 38


def monster_lock(monster: str, cards: Catalogue) -> str:
    found = cards.monsters.get(monster)
    return found.lock or "" if found else ""


def title_lines(c: Canvas, text: str, width: int, height: int, size: int = 40) -> tuple[str, int]:
    """Face and size for a card's name: engraved capitals if two lines hold it, else the narrower letters."""
    low = c.phone_min
    fitted = c.fits(Box(0, 0, width, height), text, size, min_size=min(size, round(low * 1.06)), face="title", leading=1.04)
    if not fitted.clipped and not any(line.atoms and line.atoms[-1].text.endswith("-") for line in fitted.lines[:-1]):
        return "title", size
    return "heavy", size


def draw_place(
    c: Canvas,
    box: Box,
    seen: SeenCard,
    laid: Plan,
    view: ElderView,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    letter: str,
    changed: Changed = NOTHING,
) -> None:
    t = c.theme
    card = cards.adventure(seen.card)
    world = seen.kind == "other_world"
    active = view.attempt is not None and view.attempt.card == seen.card
    with c.group(f"place{letter}"):
        c.card(box, "active" if active else "other_world" if world else "card", name="card")
        scenes.paint(c, box, cards.adventure(seen.card))
        tone = t.icons["gate"] if world else t.brass
        n = min(box.h - 150, 230)
        c.engrave(Box.at(box.x1 - n - 26, box.y0 + (box.h - n) / 2 + 8, n, n), emblem(seen.card, cards), 0.10, tone)
        inner = box.inset(SIDE, TOP)
        head, rest = inner.cut_top(HEAD)
        c.badge(
            (head.x0 + 30, head.y0 + 34),
            letter,
            60,
            t.brass if not world else t.icons["gate"],
            "shield",
            name="letter",
            over=False,
        )
        title = Box(head.x0 + 70, head.y0 - 4, head.x1 - 2, head.y1 - 8)
        face, size = title_lines(c, card.name.in_(lang), title.w, title.h)
        c.paragraph(title, card.name.in_(lang), size, face=face, valign="m", leading=1.04, shadow=True, name="title")
        low = rest
        for i, foot in enumerate(reversed(laid.feet)):
            line, low = low.cut_bottom(FOOT)
            _foot(c, line, foot, i, laid.foot_size)
        c.rule(rest.x0, rest.x1, low.y1 + 4)
        right = low
        if laid.has_marks and laid.beside:
            strip, right = low.cut_top(MARKS)
            wide = marks_width(c, laid.marks, laid.locks)
            _marks(c, strip._replace(x0=strip.x1 - wide, y0=strip.y0 + 4), laid)
        elif laid.has_marks:
            strip, low = low.cut_bottom(MARKS)
            right = low
            _marks(c, strip, laid)
        _rows(c, low, laid, cards, changed)
        if seen.here:
            people.crowd(c, Box(right.x1 - laid.crowd, right.y0, right.x1, right.y1 - 4), seen.here, view, cards, names, lang)
        if seen.card in changed.places:
            news.frame(c, box)


def _foot(c: Canvas, line: Box, foot: str, i: int, size: int) -> None:
    bad, gap, good = foot.partition("    ")
    y = line.centre[1] + 6
    c.text((line.x0, y), bad, size, face="heavy", max_width=line.w, name=f"foot{i}")
    if gap:
        c.text((line.x1, y), good, size, face="heavy", anchor="rm", name="rewards")


def _marks(c: Canvas, strip: Box, laid: Plan) -> None:
    x = strip.x0
    shade = Box.at(x - 10, strip.centre[1] - 27, marks_width(c, laid.marks, laid.locks) + 20, 54)
    c.slab(shade, 16, c.theme.ink, 0.5)  # moons and lit windows lie behind
    for i, die in enumerate(laid.locks):
        c.lock((x + LOCK // 2, strip.centre[1]), LOCK, die, name=f"lock{i}")
        x += LOCK + 8
    if laid.marks:
        c.text(
            (x, strip.centre[1]),
            laid.marks,
            MARK_SIZE,
            face="heavy",
            colour=c.theme.text_soft,
            max_width=strip.x1 - x + 2,
            name="marks",
        )


def _rows(c: Canvas, area: Box, laid: Plan, cards: Catalogue, changed: Changed) -> None:
    spare = max(0, area.h - laid.row_count * STEP)
    y = area.y0 + spare // 2
    x0 = area.x0 + laid.indent
    if laid.indent and laid.row_count > 1:
        c.arrow((area.x0 + 12, y + 6), (area.x0 + 12, y + laid.row_count * STEP - 14), 8, name="order")
    for line, wrapped in laid.lines:
        with c.group(line.id):
            x = x0
            if line.solved:
                c.icon((x + TICK / 2 - 4, y + CHIP / 2), "check", TICK - 8, label="solved")
                x += TICK
            if line.free_frame:
                box = Box.at(x, y, CHIP, CHIP)
                c.chip(box, "monster", "", "framed", name="frame", colour=_faint(c))
            if line.monster:
                tasks.monster_token(c, (x + CHIP / 2, y + CHIP / 2), CHIP, line.monster, cards, dim=line.solved)
                if line.monster in changed.monsters:
                    news.star(c, (x + CHIP - 6, y + 6), news.SMALL_STAR)
                x += CHIP + 8
                lock = monster_lock(line.monster, cards)
                if lock:
                    c.lock((x + LOCK / 2, y + CHIP / 2), LOCK, lock, name="lock")
                    x += LOCK + 4
            for part in wrapped or ((),):
                tasks.draw_tiles(c, x, y, part, CHIP, 6)
                y += STEP


def _faint(c: Canvas) -> tuple[int, int, int]:
    r, g, b = c.theme.icons["monster"]
    return (r // 2, g // 2, b // 2)


def draw_empty(c: Canvas, box: Box, letter: str) -> None:
    """A place of the museum where no card lies."""
    with c.group(f"place{letter}"):
        c.panel(box, "dim", name="card")
        c.engrave(box.inset(60, 60), "museum", 0.10)
        c.badge((box.x0 + SIDE + 30, box.y0 + TOP + 34), letter, 60, c.theme.brass_dark, "shield", name="letter", over=False)


def draw_entrance(c: Canvas, box: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang) -> None:
    """The foyer and who is in it."""
    here = tuple(p.seat for p in view.players if p.investigator and p.place == "entrance")
    with c.group("entrance"):
        c.panel(box, "panel", name="panel")
        c.engrave(Box(box.x0 + 20, box.y0 + 14, box.x0 + box.h - 8, box.y1 - 14), "entrance", 0.14)
        columns, _, step = people.crowd_size(len(here), box.h - 28)
        room = columns * step if here else 0
        c.icon((box.x0 + 52, box.y0 + 48), "entrance", 54, c.theme.brass, label="door")
        name, wide = say(lang, "pic-es-entrance"), box.x1 - room - 20 - box.x0 - 92
        face = "title" if c.measure(name, 34, "title") <= wide else "bold"
        c.text((box.x0 + 92, box.y0 + 48), name, 38, face=face, max_width=wide, name="title")
        c.text((box.x0 + 26, box.y1 - 36), "{first_aid} {lost_found} {souvenir}", 40, colour=c.theme.text_faint, name="stations")
        if here:
            people.crowd(c, Box(box.x1 - room - 14, box.y0 + 14, box.x1 - 14, box.y1 - 14), here, view, cards, names, lang)
