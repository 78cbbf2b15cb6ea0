"""Task rows and effects as icons: what a card asks for, costs and brings, in the notation of the cards ("L I3 !san1")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.elder_sign import effects as verbs
from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.dice import Face
from games.elder_sign.tasks import Row, needs_in_order, satisfied
from games.elder_sign.view import ElderView, SeenCard, SeenPlayer, SeenRow
from rendering import lettering, materials, pieces
from rendering.canvas import Canvas
from rendering.kit.news import MINUS
from rendering.layout import Box

from .emblems import emblem

GLUE = "\u00a0"
# Between two pairs of icon and number: plain spaces would collapse to one.
APART = "\u2002"


@dataclass(frozen=True, slots=True)
class Condition:
    """One tile of a row: an icon, several to choose from, a number in a lens, or a cost."""

    icons: Sequence[str]
    text: str = ""
    style: str = "plain"


@dataclass(frozen=True, slots=True)
class Line:
    """A task as it is drawn: what it asks for, who guards it, and how it stands."""

    id: str
    conditions: tuple[Condition, ...]
    monster: str = ""
    solved: bool = False
    open: bool = True
    free_frame: bool = False  # an empty frame: nothing to solve, but a monster may come here
    dice: tuple[str, ...] = ()


def conditions(row: Row, plain: int | None = None) -> tuple[Condition, ...]:
    """The tiles of a row; the first `plain` stand outside a monster's frame (None: there is no frame)."""
    found: list[Condition] = []
    for i, need in enumerate(row.needs):
        style = "framed" if plain is not None and i >= plain else "plain"
        if need.n:
            found.append(Condition(("investigation",), str(need.n), style))
        else:
            found.append(Condition(tuple(need.symbols), "", style))
    if row.sanity:
        found.append(Condition(("sanity",), f"{MINUS}{row.sanity}", "cost"))
    if row.stamina:
        found.append(Condition(("stamina",), f"{MINUS}{row.stamina}", "cost"))
    found += [Condition(("clock",), "", "cost")] * row.hours
    return tuple(found)


def lines(seen: SeenCard, card: AdventureCard) -> list[Line]:
    """All rows of a card on the table, top to bottom, with the empty frames between them."""
    found: list[Line] = []
    left = list(seen.rows)
    for i, task in enumerate(card.tasks):
        row = next((r for r in left if r.id == f"t{i}"), None)
        if row is None:
            if i in seen.free_frames:
                found.append(Line(f"t{i}", (), free_frame=True))
            continue
        left.remove(row)
        found.append(_line(row, None if task.framed is None else len(task.open.needs)))
    found += [_line(row, 0) for row in left]
    return found


def _line(row: SeenRow, plain: int | None) -> Line:
    tiles = conditions(Row.model_validate(row.text), plain)
    if row.solved:
        tiles = tuple(Condition(c.icons, c.text, "done") for c in tiles)
    return Line(row.id, tiles, row.monster, row.solved, row.open, dice=row.dice)


def combat_line(view: ElderView) -> Line:
    """The Ancient One's task."""
    return Line("combat", conditions(Row.model_validate(view.combat)))


def printed_lines(card: AdventureCard) -> list[Line]:
    """A card's rows as they are printed, nobody on it."""
    return [
        Line(
            f"t{i}",
            conditions(task.printed, None if task.framed is None else len(task.open.needs)),
            free_frame=task.frame == "empty",
        )
        for i, task in enumerate(card.tasks)
    ]


def usable(view: ElderView) -> list[str]:
    """Dice that may go on a task now: the roll, and what is secured by focus, a friend or a spell."""
    return [d.id for d in view.dice if d.face and ((d.at == "pool" and d.fresh) or d.at in ("focus", "assist", "spell"))]


def solvable(view: ElderView, row: SeenRow, me: SeenPlayer | None) -> bool:
    """Whether the dice on the table cover a row and the investigator could pay for it with their own tokens."""
    if view.attempt is None or not view.attempt.rolled or row.solved or not row.open:
        return False
    need = Row.model_validate(row.text)
    if me is not None and ((need.sanity and need.sanity >= me.sanity) or (need.stamina and need.stamina >= me.stamina)):
        return False
    faces: list[Face] = [f for id in usable(view) if (f := view.die(id).face)]  # type: ignore[misc]
    return satisfied(tuple(sorted(faces)), needs_in_order(need.needs))


# -- drawing --------------------------------------------------------------------------------------------------------------


def tile_width(c: Canvas, tile: Condition, h: int) -> int:
    if len(tile.icons) > 1:
        return round(h * (0.62 * len(tile.icons) + 0.62))
    if _beside(c, tile, h):
        return round(h * 0.9) + c.measure(tile.text, _letters(c, h), "heavy")
    return c.chip_width(tile.icons[0], tile.text, h)


def _beside(c: Canvas, tile: Condition, h: int) -> bool:
    """The number stands beside the lens: two digits do not fit it, and in a small one nobody could read even one."""
    wanted = tile.icons[0] == "investigation" and bool(tile.text)
    return wanted and (len(tile.text) > 1 or pieces.lens_letter(round(h * 0.88), tile.text) < c.phone_min)


def _letters(c: Canvas, h: int) -> int:
    return max(c.phone_min, round(h * 0.6))


def draw_tile(c: Canvas, box: Box, tile: Condition, name: str) -> Box:
    t = c.theme
    if len(tile.icons) == 1 and not _beside(c, tile, box.h):
        return c.chip(box, tile.icons[0], tile.text, tile.style, name=name)
    c.put(materials.chip(box.w, box.h, t, tile.style), box.x0, box.y0)
    c.record("chip", name, box)
    if len(tile.icons) == 1:
        n = round(box.h * 0.6)
        c.stamp(lettering.icon_mask(tile.icons[0], n), box.x0 + box.h * 0.14, box.centre[1] - n / 2, t.icons["investigation"])
        c.text(
            (box.x1 - round(box.h * 0.14), box.centre[1]),
            tile.text,
            _letters(c, box.h),
            face="heavy",
            anchor="rm",
            shadow=False,
            name=name + "-text",
        )
        return box
    # A split symbol: either of them; the stroke between says "or".
    n = round(box.h * 0.54)
    cells = box.inset(round(box.h * 0.12), 0).columns(len(tile.icons))
    for i, (cell, icon) in enumerate(zip(cells, tile.icons, strict=True)):
        c.stamp(lettering.icon_mask(icon, n), cell.centre[0] - n / 2, cell.centre[1] - n / 2, t.icon_colour(icon) or t.text)
        if i:
            x = cell.x0
            half = round(box.h * 0.26)
            lean = round(box.h * 0.07)
            c.stroke((x + lean, box.centre[1] - half), (x - lean, box.centre[1] + half), max(2, box.h // 22), t.text_soft)
    return box


def wrapped(c: Canvas, line: Line, width: int, h: int, gap: int, lead: int = 0) -> list[list[tuple[Condition, int]]]:
    """A row's tiles in as many lines as the width needs; `lead` is what stands before the first (a monster's token)."""
    out: list[list[tuple[Condition, int]]] = [[]]
    x = lead
    for tile in line.conditions:
        w = tile_width(c, tile, h)
        if out[-1] and x + w > width:
            out.append([])
            x = lead
        out[-1].append((tile, w))
        x += w + gap
    return out


def draw_tiles(c: Canvas, x: int, y: int, tiles: Sequence[tuple[Condition, int]], h: int, gap: int, first: int = 0) -> int:
    """Tiles side by side from x; returns where they end."""
    for i, (tile, w) in enumerate(tiles):
        draw_tile(c, Box.at(x, y, w, h), tile, f"need{first + i}")
        x += w + gap
    return x - gap if tiles else x


def monster_token(c: Canvas, xy: tuple[float, float], size: int, monster: str, cards: Catalogue, *, dim: bool = False) -> Box:
    mask = cards.monsters[monster].mask if monster in cards.monsters else False
    t = c.theme
    return c.token(
        xy,
        size,
        emblem(monster, cards),
        colour=t.icons["mask"] if mask else (196, 60, 56),
        shape="seal" if mask else "circle",
        dim=dim,
        name=f"monster:{monster}",
    )


# -- effects as icons -----------------------------------------------------------------------------------------------------

_THINGS: dict[str, str] = {
    "item": "{common}",
    "item_or_spell": "{common}/{spell}",
    "trophies": "{trophy}",
    "trophy": "{trophy}",
    "monster_trophies": "{monster}{trophy}",
    "either": "{sanity}/{stamina}",
    "both": "{sanity}{stamina}",
}


def _some(n: int, icon: str, sign: str = "") -> str:
    number = "" if n == 1 else str(n)
    return f"{sign}{number}{icon}"


def effect_icons(effects: Iterable[object], signed: bool = False) -> str:
    """Effects in markup: `2{clue} {elder_sign}`. With `signed`, losses carry a minus: where good and bad may both stand."""
    return " ".join(_effect(e, signed) for e in effects)


def _thing(kind: str) -> str:
    return _THINGS.get(kind) or f"{{{kind}}}"


def _effect(e: object, signed: bool) -> str:
    plus, minus = ("+", MINUS) if signed else ("", "")
    match e:
        case verbs.Gain():
            return _some(e.n, _thing(e.gain), plus)
        case verbs.Lose():
            return _some(e.n, _thing(e.lose), minus)
        case verbs.Restore():
            return f"+{_thing(e.restore)}" if e.n == "max" else _some(e.n, _thing(e.restore), "+")
        case verbs.Sign():
            return _some(abs(e.sign), "{elder_sign}", MINUS if e.sign < 0 else "")
        case verbs.Doom():
            return _some(abs(e.doom), "{doom}", MINUS if e.doom < 0 else plus)
        case verbs.Monster():
            return _some(e.monster, "{monster}", plus)
        case verbs.Gate():
            return _some(e.gate, "{gate}", plus)
        case verbs.Each():
            return "{ally}" + GLUE + effect_icons(e.do, signed)
        case verbs.Choose():
            return " / ".join(effect_icons(option, signed) for option in e.choose)
        case verbs.Pay():
            return effect_icons(e.pay, signed) + " / " + effect_icons(e.otherwise, signed)
        case verbs.When():
            return f"≥{e.at_least}{_counted(e.when)}: " + effect_icons(e.then, signed)
        case verbs.Per():
            every = _counted(e.per) if e.every == 1 else f"{_counted(e.per)}/{e.every}"
            return effect_icons(e.do, signed) + GLUE + "×" + GLUE + every
        case verbs.May():
            return f"({effect_icons(e.may, signed)})"
        case verbs.Fail():
            return "{cross}"
        case verbs.DiscardDice():
            return f"{minus}{{die}}{{terror}}"
        case verbs.Defeat() | verbs.Banish():
            return f"{MINUS}{{monster}}"
        case verbs.AdvanceClock():
            return _some(e.advance_clock, "{clock}", "+")
        case verbs.Devour():
            return "{devoured}"
        case verbs.NewAdventure() | verbs.Rebuild():
            return "{adventure}"
        case _:  # no card on the table has the others; the card in full says them in words
            return "{star}"


def _counted(what: str) -> str:
    return "{monster}" if what == "monsters" else "{gate}"
