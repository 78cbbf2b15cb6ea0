"""All places in a grid that fits a given height: name, tasks, how likely it is, what failing costs and passing brings, who is there.

A place has as much on it as there is room for: tiles become smaller first, then the tasks stand in one run with points between them, then
marks are left to the list below the picture, then tiles are as small as can be told apart, then prices are left to the list, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.view import ElderView, SeenCard
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.kit import news
from rendering.layout import Box
from rendering.words import say

from . import people, places, scenes, tasks
from .news import NOTHING, Changed
from .people import Names

GAP = 12
PAD = 16
BADGE = 50
CHIPS = (92, 84, 76, 70, 64, 58, 52, 46, 42)
LESS = (38, 34, 31)  # before what it costs and brings is left out
SMALL = (38, 34, 31, 28, 25, 22)
FOOT, MARKS, CHANCE = 42, 42, 44
LETTER = 34
PRICES = (42, 38)  # where they find room
FACE = 48  # the badge of whoever stands there
NARROW = 300
LOW = 175  # of a place that is not so high the name comes before its tasks, which the list below the picture has
ROOMY, ONE_LINE, SMALL_LINES, CLOSE_LINES, TWO_LINES, THREE_LINES = 236, 44, 60, 66, 78, 84
CHIP_GAP = 5
LARGER = 1.3  # so much larger, tiles in one run are better than a line for each task

Tiles = list[tuple[tasks.Condition, int]]


@dataclass(frozen=True)
class Row:
    """A line of tiles: what task each part belongs to, so that monsters and ticks stand before them."""

    line: tasks.Line
    tiles: Tiles
    first: bool


@dataclass(frozen=True)
class Layout:
    chip: int
    rows: list[list[Row]]  # of one run several tasks stand in a line
    marks: bool
    feet: Sequence[str]
    beside: int = 0  # room for the arrow of their order


def columns_for(n: int) -> int:
    """Three side by side, as in the museum; of more than nine four."""
    return 3 if n <= 9 else 4


def draw_places(
    c: Canvas,
    box: Box,
    view: ElderView,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    changed: Changed = NOTHING,
    chances: Mapping[str, str] | None = None,
) -> None:
    """`chances` are words for how likely each card is passed, by its id."""
    found = _in_order(view)
    columns = columns_for(len(found))
    letters = people.place_letters(view)
    lanes = box.rows(-(-len(found) // columns), GAP)
    for i, (letter, seen) in enumerate(found):
        cell = lanes[i // columns].columns(columns, GAP)[i % columns]
        if seen is None:
            places.draw_empty(c, cell, letter)
        else:
            chance = (chances or {}).get(seen.card, "")
            _place(c, cell, seen, view, cards, names, lang, letters[seen.card], changed, chance)


def spare_cell(box: Box, view: ElderView) -> Box | None:
    """What the last row of places leaves free."""
    n = count(view)
    columns = columns_for(n)
    if not has_spare(view):
        return None
    free = box.rows(-(-n // columns), GAP)[-1].columns(columns, GAP)[n % columns :]
    return free[0]._replace(x1=free[-1].x1)


def has_spare(view: ElderView) -> bool:
    """Whether the last row of places leaves some free."""
    n = count(view)
    return n % columns_for(n) > 0


def shape(view: ElderView) -> tuple[int, int]:
    """How many places stand side by side, and in how many lines."""
    n = count(view)
    return columns_for(n), -(-n // columns_for(n))


def count(view: ElderView) -> int:
    return len(_in_order(view))


def _in_order(view: ElderView) -> list[tuple[str, SeenCard | None]]:
    museum = {s.slot: s for s in view.cards if s.kind == "adventure" and s.slot < 6}
    more = [s for s in view.cards if s.kind == "adventure" and s.slot >= 6] + [s for s in view.cards if s.kind == "other_world"]
    return [(chr(ord("A") + i), museum.get(i)) for i in range(6)] + [("", s) for s in more]


def _place(
    c: Canvas,
    box: Box,
    seen: SeenCard,
    view: ElderView,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    letter: str,
    changed: Changed,
    chance: str,
) -> None:
    t = c.theme
    card = cards.adventure(seen.card)
    world = seen.kind == "other_world"
    active = view.attempt is not None and view.attempt.card == seen.card
    with c.group(f"place{letter}"):
        c.card(box, "active" if active else "other_world" if world else "card", name="card")
        scenes.paint(c, box, card)
        inner = box.inset(PAD, PAD - 2)
        wide = c.measure(chance, LETTER, "heavy") + 14 if chance else 0
        name = card.name.in_(lang)
        heads = (_head(c, name, inner, box.h), *((ONE_LINE,) if box.h >= LOW else ()))
        for high in heads:  # three monsters on one card need the room of a long name
            head, body = inner.cut_top(high, 4)
            beside = wide + 4 if box.h < LOW else 0  # there whoever is here stands beside the chance, not below it
            standing = body._replace(x1=body.x1 - beside) if beside else body._replace(y0=body.y0 + (CHANCE if chance else 0))
            crowd = _crowd(seen.here, standing)
            feet = standing.h - FACE if crowd else body.h
            laid = _laid(
                c,
                body._replace(x1=body.x1 - (crowd + beside if beside else max(crowd, wide))),
                inner.w,
                feet,
                seen,
                card,
                view,
                cards,
                spare=box.h < LOW,
            )
            if len(laid.rows) * (laid.chip + CHIP_GAP) <= body.h + CHIP_GAP:
                break
        c.badge(
            (head.x0 + BADGE / 2 - 2, head.y0 + 24),
            letter,
            BADGE,
            t.icons["gate"] if world else t.brass,
            "shield",
            name="letter",
            over=False,
        )
        title = _beside(head)
        named = _title(c, name, title)
        with c.plain() if named.small else nullcontext():
            c.paragraph(
                title,
                name if named.whole else _short(c, name, title),
                named.size,
                min_size=c.phone_min,
                face=named.face,
                leading=0.98,
                shadow=True,
                name="title",
                valign="t",
            )
        if chance:
            tone = _tone(c, chance)
            c.slab(Box(body.x1 - wide + 4, body.y0, body.x1 + 8, body.y0 + 40), 12, t.ink, 0.62)  # lit things stand behind it
            c.text((body.x1, body.y0 + 20), chance, LETTER, face="heavy", anchor="rm", colour=tone, name="chance")
        _feet(c, body, laid, card, view, seen)
        with c.plain() if laid.chip < CHIPS[-1] else nullcontext():
            _rows(c, body, laid, cards, card.arrow, changed)
        _people(c, standing, seen.here, names, lang, crowd)
        if seen.card in changed.places:
            news.frame(c, box)


def _beside(head: Box) -> Box:
    """What the letter leaves of it for the name."""
    return Box(head.x0 + BADGE + 6, head.y0 - 4, head.x1, head.y1)


def _head(c: Canvas, name: str, inner: Box, high: int) -> int:
    """Where a place is low the name has one line, or two that stand close, if it needs them: of a name that is cut nobody knows which it is."""
    if high >= ROOMY:
        return TWO_LINES
    narrow = inner.w < NARROW  # of ten and more places the tasks need the room
    found = _title(c, name, _beside(inner.cut_top(ONE_LINE)[0]))
    if found.whole and (narrow or not found.small):
        return ONE_LINE
    if not narrow:
        return CLOSE_LINES
    return SMALL_LINES if _title(c, name, _beside(inner.cut_top(SMALL_LINES)[0])).whole else THREE_LINES


@dataclass(frozen=True)
class Named:
    """How a name is written: in letters for a hand, in small ones where those do not hold it, and cut where none do."""

    face: str
    size: int
    small: bool = False
    whole: bool = True


def _title(c: Canvas, name: str, box: Box) -> Named:
    """Engraved capitals if they hold it, else narrower letters, then smaller ones."""
    for face in ("title", "heavy", "bold"):
        if _holds(c, name, box, 38, face):
            return Named(face, 38)
    with c.plain():
        for face in ("heavy", "bold"):
            if _holds(c, name, box, 30, face):
                return Named(face, 30, small=True)
        return Named("heavy", c.phone_min, small=True, whole=False)


def _holds(c: Canvas, name: str, box: Box, size: int, face: str) -> bool:
    fitted = c.fits(box, name, size, min_size=c.phone_min, face=face, leading=0.98)
    ends = [line.atoms[-1].text for line in fitted.lines[:-1] if line.atoms]
    return not fitted.clipped and not any(end.endswith("-") and end not in name for end in ends)  # no hyphens but its own


def _short(c: Canvas, name: str, box: Box) -> str:
    """As much of a name as fits, with an ellipsis, which is meant: its letter names it, too."""
    for end in range(len(name) - 1, 0, -1):
        text = name[:end].rstrip(" ,-") + "…"
        if _holds(c, text, box, c.phone_min, "heavy"):
            return text
    return "…"


def _tone(c: Canvas, chance: str) -> tuple[int, int, int]:
    t = c.theme
    digits = "".join(ch for ch in chance if ch.isdigit())
    n = int(digits or 0)
    return t.good if n >= 70 else t.warn if n >= 40 else t.bad


def _laid(
    c: Canvas,
    room: Box,
    whole: int,
    below: int,
    seen: SeenCard,
    card: AdventureCard,
    view: ElderView,
    cards: Catalogue,
    *,
    spare: bool,
) -> Layout:
    """The largest tiles with which tasks, marks and prices find room; then without marks, then without prices. `below`: how high the prices may
    be, so that nobody stands on them. `spare`: tasks that find no room at all are left out."""
    drawn = tasks.lines(seen, card)
    feet, _ = places.feet(c, card, whole)
    if any(c.measure(part, c.phone_min, "heavy") > whole for foot in feet for part in foot.split("    ")):
        feet = ()
    has_marks = bool(places.marks_text(card) or seen.locked_dice)
    indent = 30 if card.arrow and len(drawn) > 1 else 0
    known: dict[tuple[int, int], list[Measured]] = {}

    def measured(chip: int) -> list[Measured]:
        """Each size is tried with much and with little around it, and measured once."""
        key = chip, c.phone_min
        if key not in known:
            known[key] = [_measured(c, line, chip, cards) for line in drawn]
        return known[key]

    for marks, prices, chips in ((has_marks, feet, CHIPS), (False, feet, CHIPS), (False, feet, LESS), (False, (), CHIPS)):
        if FOOT * len(prices) > max(below, 0):
            continue
        low = (MARKS if marks else 0) + FOOT * len(prices)
        found: list[Layout] = []
        for run, beside in ((False, indent), (True, indent), (True, 0)):
            for chip in chips:
                width = room.w - beside
                with c.plain() if chips is LESS else nullcontext():
                    lines = measured(chip)
                if _widest(lines) > width:
                    continue
                rows = _wrapped(lines, width, chip, run)
                if len(rows) * (chip + CHIP_GAP) <= room.h - low + CHIP_GAP:
                    found.append(Layout(chip, rows, marks, prices, beside))
                    break
        if found:
            return next(way for way in found if way.chip * LARGER >= max(other.chip for other in found))
    with c.plain():  # three monsters on one card, in a full museum: the list below the picture has its tasks in letters
        for chip in SMALL:
            lines = measured(chip)
            rows = _wrapped(lines, room.w, chip, True)
            if len(rows) * (chip + CHIP_GAP) <= room.h + CHIP_GAP and _widest(lines) <= room.w:
                return Layout(chip, rows, False, ())
        return Layout(SMALL[-1], [] if spare else rows, False, ())


def _lead(line: tasks.Line, chip: int, cards: Catalogue) -> int:
    lead = (chip + 6 if line.monster or line.free_frame else 0) + (chip * 3 // 4 if line.solved else 0)
    return lead + round(chip * 0.7) + 4 if line.monster and places.monster_lock(line.monster, cards) else lead


@dataclass(frozen=True)
class Measured:
    """A task at one size of its tiles: what stands before it, and how wide each of them is."""

    line: tasks.Line
    lead: int
    widths: Sequence[int]


def _measured(c: Canvas, line: tasks.Line, chip: int, cards: Catalogue) -> Measured:
    return Measured(line, _lead(line, chip, cards), [tasks.tile_width(c, tile, chip) for tile in line.conditions])


def _widest(lines: Sequence[Measured]) -> int:
    """What never parts: a tile, with what stands before its task."""
    return max((w + (0 if n else m.lead) for m in lines for n, w in enumerate(m.widths)), default=0)


def _wrapped(lines: Sequence[Measured], width: int, chip: int, run: bool) -> list[list[Row]]:
    found: list[list[Row]] = []
    x = 0
    for m in lines:
        if not found or not run:
            found.append([])
            x = 0
        elif x:
            x += chip // 3
        row: Row | None = None
        for n, w in enumerate(m.widths or (0,)):
            need = w + (m.lead if not n else 0)
            if x and x + need > width:
                found.append([])
                x, row = 0, None
            if row is None:
                row = Row(m.line, [], not n)
                found[-1].append(row)
            if m.widths:
                row.tiles.append((m.line.conditions[n], w))
            x += need + CHIP_GAP
    return found


def _rows(c: Canvas, body: Box, laid: Layout, cards: Catalogue, arrow: bool, changed: Changed) -> None:
    chip, step = laid.chip, laid.chip + CHIP_GAP
    y, left = body.y0, body.x0
    if arrow and laid.beside:
        c.arrow((left + 10, y + 4), (left + 10, y + len(laid.rows) * step - 10), 8, name="order")
        left += laid.beside
    for row in laid.rows:
        x = left
        for i, part in enumerate(row):
            line = part.line
            with c.group(line.id):
                if i:
                    c.stamp(shapes.shape("diamond", max(8, chip // 6)), x, y + chip / 2 - chip / 12, c.theme.brass)
                    x += chip // 3
                if part.first and line.solved:
                    c.icon((x + chip * 3 / 8, y + chip / 2), "check", chip * 2 // 3, label="solved")
                    x += chip * 3 // 4
                if part.first and line.free_frame:
                    c.chip(Box.at(x, y, chip, chip), "monster", "", "framed", name="frame", colour=(124, 64, 56))
                    x += chip + 6
                if part.first and line.monster:
                    tasks.monster_token(c, (x + chip / 2, y + chip / 2), chip, line.monster, cards, dim=line.solved)
                    if line.monster in changed.monsters:
                        news.star(c, (x + chip - 6, y + 6), news.SMALL_STAR)
                    x += chip + 6
                    if lock := places.monster_lock(line.monster, cards):
                        n = round(chip * 0.7)
                        c.lock((x + n / 2, y + chip / 2), n, lock, name="lock")
                        x += n + 4
                x = tasks.draw_tiles(c, x, y, part.tiles, chip, CHIP_GAP) + CHIP_GAP
        y += step


def _feet(c: Canvas, body: Box, laid: Layout, card: AdventureCard, view: ElderView, seen: SeenCard) -> None:
    low = body.y1
    for i, foot in enumerate(reversed(laid.feet)):
        bad, gap, good = foot.partition("    ")
        y = low - FOOT / 2 + 4
        shade = Box(body.x0 - 6, round(low - FOOT + 4), body.x1 + 6, round(low + 4))
        c.slab(shade, 12, c.theme.ink, 0.45)
        size = next((n for n in PRICES if c.measure(bad + gap + good, n, "heavy") <= body.w), LETTER)
        c.text((body.x0, y), bad, size, face="heavy", max_width=body.w, name=f"foot{i}")
        if gap:
            c.text((body.x1, y), good, size, face="heavy", anchor="rm", max_width=body.w, name="rewards")
        low -= FOOT
    if laid.marks:
        n, x, y = 38, body.x0, low - MARKS / 2 + 2
        for i, id in enumerate(seen.locked_dice):
            c.lock((x + n / 2, y), n, view.die(id).colour, name=f"lock{i}")
            x += n + 6
        if words := places.marks_text(card):
            c.text((x, y), words, LETTER, face="heavy", colour=c.theme.text_soft, max_width=body.x1 - x, name="marks")


def _crowd(here: Sequence[int], body: Box) -> int:
    """How wide the column of those who are here is."""
    if not here:
        return 0
    rows = max(1, (body.h - FOOT) // 52)
    return min(2, -(-len(here) // rows)) * 52


def _people(c: Canvas, body: Box, here: Sequence[int], names: Names, lang: Lang, crowd: int) -> None:
    if not crowd:
        return
    columns = crowd // 52
    rows = max(1, (body.h - FOOT) // 52)
    shown = list(here) if len(here) <= columns * rows else list(here)[: columns * rows - 1]
    for i, seat in enumerate(shown):
        col, row = divmod(i, rows)
        people.badge(c, (body.x1 - (col + 0.5) * 52, body.y0 + (row + 0.5) * 52 - 2), 46, seat, names, lang)
    if len(shown) < len(here):
        col, row = divmod(len(shown), rows)
        at = (body.x1 - (col + 0.5) * 52, body.y0 + (row + 0.5) * 52 - 2)
        c.text(at, f"+{len(here) - len(shown)}", LETTER, face="heavy", anchor="mm", name="more")


FOYER, STANDING = 150, 104  # a foyer so high shows whoever is in it so large


def _roomy_entrance(
    c: Canvas, box: Box, here: Sequence[int], view: ElderView, cards: Catalogue, names: Names, lang: Lang
) -> None:
    with c.group("entrance"):
        c.card(box, "card", name="panel")
        scenes.paint_place(c, box, "hall")
        c.icon((box.x0 + 40, box.y0 + 40), "entrance", 44, c.theme.brass, label="door")
        title = say(lang, "pic-es-entrance")
        c.text((box.x0 + 76, box.y0 + 40), title, 38, face="title", max_width=box.w - 100, name="title")
        room = Box(box.x0 + 24, box.y0 + 72, box.x1 - 24, box.y1 - 18)

        def large(rows: int) -> int:
            return min(STANDING, room.h // rows - 8, room.w // max(1, -(-len(here) // rows)) - 12)

        rows = max((1, 2, 3), key=large)
        per, size = max(1, -(-len(here) // rows)), large(rows)
        for i, seat in enumerate(here):
            row, col = divmod(i, per)
            abreast = min(per, len(here) - row * per)
            x = room.centre[0] + (col - (abreast - 1) / 2) * (size + 12)
            y = room.y0 + (row + 0.5) * room.h / rows
            people.token(c, (x, y), size, view, seat, cards, names, lang)


def draw_entrance(c: Canvas, box: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang) -> None:
    """The foyer in one line: what is there, and who; in person where it has a place's room."""
    here = [p.seat for p in view.players if p.investigator and p.place == "entrance"]
    if box.h >= FOYER:
        _roomy_entrance(c, box, here, view, cards, names, lang)
        return
    with c.group("entrance"):
        c.panel(box, "panel", name="panel")
        y = box.centre[1]
        c.icon((box.x0 + 40, y), "entrance", 44, c.theme.brass, label="door")
        end = c.text((box.x0 + 76, y), say(lang, "pic-es-entrance"), 36, face="bold", max_width=box.w // 2, name="title")
        x = box.x1 - 16
        fit = max(0, (x - end.x1 - 20) // 50)
        shown = here if len(here) <= fit else here[: max(0, fit - 1)]
        if len(shown) < len(here):
            x = c.text((x, y), f"+{len(here) - len(shown)}", LETTER, face="heavy", anchor="rm", name="more").x0 - 6
        for seat in reversed(shown):
            people.badge(c, (x - 23, y), 46, seat, names, lang)
            x -= 50
