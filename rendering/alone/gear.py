"""What the hero has: abilities, items with their charges, companions."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import AloneView, SeenCompanion, SeenItem
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.theme import RGB, mix
from rendering.words import label, say

from . import emblems

ABILITIES = 134
CELL, NOTHING = 112, 76


def draw_abilities(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Five boxes; two points unlock one. The creature that teaches it stands beside its name's icon."""
    t = c.theme
    with c.group("abilities"):
        teachers = {card.ability: card.id for card in cards.creature_cards.values()}
        for cell, a in zip(box.columns(len(view.abilities), c.px(14)), view.abilities, strict=True):
            c.panel(cell, "done" if a.unlocked else "panel" if a.points else "dim", name=a.ability)
            tone = t.good if a.unlocked else t.text if a.points else t.text_faint
            x = cell.x0 + c.px(48)
            c.icon((x, cell.y0 + c.px(44)), emblems.ABILITIES.get(a.ability, "star"), c.px(60), tone, label=f"{a.ability}-icon")
            teacher = teachers.get(a.ability)
            pips = cell.x0 + c.px(98)
            for i in range(cards.numbers.experience):
                n = c.px(36)
                spot = Box.at(pips + i * c.px(46), cell.y0 + c.px(44) - n / 2, n, n)
                c.stamp(shapes.ring("circle", n, 0, 3), spot.x0, spot.y0, tone)
                if i < a.points:
                    c.stamp(shapes.shape("circle", n, 7), spot.x0, spot.y0, tone)
            c.record("pips", f"{a.ability}-points", Box.at(pips, cell.y0 + c.px(44) - c.px(18), c.px(46) + c.px(36), c.px(36)))
            if teacher:
                c.icon(
                    (cell.x1 - c.px(44), cell.y0 + c.px(44)),
                    teacher,
                    c.px(58),
                    mix(t.icons[teacher], t.ink, 0.15),
                    label=f"{a.ability}-teacher",
                )
            name = cards.words.say(lang, f"ability-{a.ability}")
            with c.squeezed(name, cell.w - c.px(20)):
                c.text(
                    (cell.centre[0], cell.y1 - c.px(32)),
                    name,
                    c.type("small"),
                    colour=tone,
                    anchor="mm",
                    max_width=cell.w - c.px(20),
                    name=f"{a.ability}-name",
                )


def rows(view: AloneView) -> int:
    """Lanes of three for items and companions; an empty inventory takes one."""
    return max(1, -(-(len(view.items) + len(view.companions)) // 3))


def height(c: Canvas, view: AloneView) -> int:
    if not view.items and not view.companions:
        return c.px(NOTHING)
    return rows(view) * c.px(CELL) + (rows(view) - 1) * c.px(14)


def draw_gear(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    with c.group("gear"):
        things: list[SeenItem | SeenCompanion] = [*view.items, *view.companions]
        if not things:
            c.panel(box, "dim", name="panel")
            c.text(box.centre, say(lang, "pic-al-no-items"), c.type("body"), colour=c.theme.text_faint, anchor="mm", name="none")
            return
        lanes = box.rows(rows(view), c.px(14))
        for i, thing in enumerate(things):
            cell = lanes[i // 3].columns(3, c.px(14))[i % 3]
            if isinstance(thing, SeenItem):
                draw_item(c, cell, thing, cards, lang)
            else:
                draw_companion(c, cell, thing, cards, lang)


def draw_item(c: Canvas, box: Box, item: SeenItem, cards: Catalogue, lang: Lang) -> None:
    """Emblem, name, what it is used for, charges, material; a green rim and an arrow when upgraded."""
    t = c.theme
    card = cards.items[item.card]
    with c.group(item.card):
        c.panel(box, "done" if item.upgraded else "panel", name="panel")
        size = box.h - c.px(32)
        x = box.x0 + c.px(18) + size / 2
        _plaque(c, (x, box.centre[1]), size, emblems.emblem(item.card, cards), t.icons[card.material])
        left = round(x + size / 2 + c.px(18))
        right = box.x1 - c.px(18)
        use = card.action or "opportunity"
        icon = use if card.action else "instant"
        n = c.px(46)
        c.icon((right - n / 2, box.y0 + c.px(34)), icon, n, label=use)
        wide = right - n - c.px(12) - left
        with c.squeezed(card.name.in_(lang), wide):
            c.text((left, box.y0 + c.px(34)), card.name.in_(lang), c.type("body"), max_width=wide, name="name")
        y = box.y1 - c.px(32)
        end = charges(c, (left, y), item.charges, c.px(40))
        tail = f"{{{card.material}}}"
        if item.upgraded:
            tail += " {upgrade}"
        c.text((right, y), tail, c.type("body"), anchor="rm", max_width=right - end - c.px(10), name="material")


def charges(c: Canvas, xy: tuple[float, float], n: int, size: int) -> int:
    """So many batteries, or one and a number when there are many; returns where they end."""
    t = c.theme
    if n <= 4:
        for i in range(n):
            mask = lettering.icon_mask("charge", size)
            c.stamp(mask, xy[0] + i * size * 0.86, xy[1] - size / 2, t.icons["charge"])
        box = Box.at(xy[0], xy[1] - size / 2, max(size, n * size * 0.86), size)
        c.record("pips", "charges", box)
        return box.x1
    return c.text(xy, f"{{charge}}{n}", max(c.phone_min, size), face="heavy", name="charges").x1


def draw_companion(c: Canvas, box: Box, companion: SeenCompanion, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    card = cards.characters[companion.character]
    with c.group(companion.character):
        c.panel(box, "seat:5", name="panel")
        size = box.h - c.px(24)
        x = box.x0 + c.px(18) + size / 2
        c.token(
            (x, box.centre[1]),
            size,
            emblems.emblem(companion.character, cards),
            colour=(96, 190, 150),
            shape="arch",
            name="token",
        )
        left = round(x + size / 2 + c.px(18))
        right = box.x1 - c.px(18)
        with c.squeezed(card.name.in_(lang), right - left):
            c.text((left, box.y0 + c.px(34)), card.name.in_(lang), c.type("body"), max_width=right - left, name="name")
        end = c.text((left, box.y1 - c.px(32)), f"{{charge}}{companion.charges}", c.type("body"), face="heavy", name="charges")
        kind, wide = label(lang, "pic-al-companion"), right - end.x1 - c.px(12)
        with c.squeezed(kind, wide):
            c.text(
                (right, box.y1 - c.px(32)), kind, c.type("small"), colour=t.text_soft, anchor="rm", max_width=wide, name="kind"
            )


def _plaque(c: Canvas, xy: tuple[float, float], size: int, icon: str, tone: RGB) -> None:
    """A lit square with an emblem."""
    box = Box.around(*xy, size, size)
    r = max(6, size // 8)
    c.image.paste(
        shapes.gradient(size, size, (0.0, mix(tone, (0, 0, 0), 0.62)), (1.0, mix(tone, (0, 0, 0), 0.86))),
        (box.x0, box.y0),
        shapes.rounded(size, size, r),
    )
    c.stamp(shapes.frame(size, size, r, 3), box.x0, box.y0, tone, 0.8)
    n = round(size * 0.66)
    c.stamp(lettering.icon_mask(icon, n), box.centre[0] - n / 2, box.centre[1] - n / 2, mix(tone, (255, 255, 255), 0.5))
    c.record("icon", "emblem", box)
