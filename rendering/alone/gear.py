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
from .screen import draw_glass

ABILITIES, ROW = 116, 40
CELL, GAP, SIGN = 52, 6, 32  # on a board 1200 wide
COMPANION: RGB = (96, 190, 150)


def draw_abilities(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Five boxes; two points unlock one. The creature that teaches it stands beside its name's icon."""
    t = c.theme
    with c.group("abilities"):
        teachers = {card.ability: card.id for card in cards.creature_cards.values()}
        for cell, a in zip(box.columns(len(view.abilities), c.px(14)), view.abilities, strict=True):
            if a.unlocked:
                draw_glass(c, cell, t.good, name=a.ability, alpha=0.22)
            else:
                c.panel(cell, "panel" if a.points else "dim", name=a.ability)
            tone = t.good if a.unlocked else t.text if a.points else t.text_faint
            x = cell.x0 + c.px(48)
            c.icon((x, cell.y0 + c.px(ROW)), emblems.ABILITIES.get(a.ability, "star"), c.px(54), tone, label=f"{a.ability}-icon")
            teacher = teachers.get(a.ability)
            pips = cell.x0 + c.px(98)
            for i in range(cards.numbers.experience):
                n = c.px(36)
                spot = Box.at(pips + i * c.px(46), cell.y0 + c.px(ROW) - n / 2, n, n)
                c.stamp(shapes.ring("circle", n, 0, 3), spot.x0, spot.y0, tone)
                if i < a.points:
                    c.stamp(shapes.shape("circle", n, 7), spot.x0, spot.y0, tone)
            c.record("pips", f"{a.ability}-points", Box.at(pips, cell.y0 + c.px(ROW) - c.px(18), c.px(46) + c.px(36), c.px(36)))
            if teacher:
                c.icon(
                    (cell.x1 - c.px(44), cell.y0 + c.px(ROW)),
                    teacher,
                    c.px(52),
                    mix(t.icons[teacher], t.ink, 0.15),
                    label=f"{a.ability}-teacher",
                )
            name = cards.words.say(lang, f"ability-{a.ability}")
            with c.squeezed(name, cell.w - c.px(20)):
                c.text(
                    (cell.centre[0], cell.y1 - c.px(28)),
                    name,
                    c.type("small"),
                    colour=tone,
                    anchor="mm",
                    max_width=cell.w - c.px(20),
                    name=f"{a.ability}-name",
                )


def height(view: AloneView) -> int:
    """One below the other; an empty inventory takes a line, too."""
    return max(1, len(view.items) + len(view.companions)) * (CELL + GAP) - GAP


def draw_gear(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    with c.group("gear"):
        things: list[SeenItem | SeenCompanion] = [*view.items, *view.companions]
        if not things:
            c.panel(box, "dim", name="panel")
            c.text(box.centre, say(lang, "pic-al-no-items"), c.type("body"), colour=c.theme.text_faint, anchor="mm", name="none")
            return
        for cell, thing in zip(box.rows(len(things), GAP), things, strict=True):
            if isinstance(thing, SeenItem):
                draw_item(c, cell, thing, cards, lang)
            else:
                draw_companion(c, cell, thing, cards, lang)


def draw_item(c: Canvas, box: Box, item: SeenItem, cards: Catalogue, lang: Lang) -> None:
    """Emblem, name, charges, what it is used for, material; a green sheet and an arrow when upgraded."""
    t = c.theme
    card = cards.items[item.card]
    with c.group(item.card):
        draw_glass(c, box, t.good if item.upgraded else t.icons[card.material], name="panel", alpha=0.2 if item.upgraded else 0.1)
        size, y = box.h - 12, box.centre[1]
        _plaque(c, (box.x0 + 16 + size / 2, y), size, emblems.emblem(item.card, cards), t.icons[card.material])
        use = card.action or "instant"
        right = box.x1 - 16
        for icon, shown in ((use, True), (card.material, True), ("upgrade", item.upgraded)):
            if shown:
                c.icon((right - SIGN / 2, y), icon, SIGN, label=icon)
            right -= SIGN + 12
        left = box.x0 + 16 + size + 14
        right = _charges(c, (right, y), item.charges) - 14
        name = card.name.in_(lang)
        with c.squeezed(name, right - left):
            c.text((left, y), name, c.phone_min, max_width=right - left, name="name")


def _charges(c: Canvas, xy: tuple[float, float], n: int) -> int:
    """A battery and how many there are, in a column that ends here; returns where they begin."""
    words, high = f"{{charge}}{n}", c.phone_min + 2
    wide = c.measure("{charge}8", high, "heavy")
    tone = c.theme.text if n else c.theme.text_faint
    c.text((xy[0] - wide, xy[1]), words, high, face="heavy", colour=tone, max_width=wide, name="charges")
    return round(xy[0] - wide)


def draw_companion(c: Canvas, box: Box, companion: SeenCompanion, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    with c.group(companion.character):
        draw_glass(c, box, COMPANION, name="panel", alpha=0.14)
        size, y = box.h - 6, box.centre[1]
        icon = emblems.emblem(companion.character, cards)
        c.token((box.x0 + 14 + size / 2, y), size, icon, colour=COMPANION, shape="arch", name="token")
        left = box.x0 + 14 + size + 14
        right = _charges(c, (box.x1 - 16, y), companion.charges) - 14
        name, kind = cards.characters[companion.character].name.in_(lang), label(lang, "pic-al-companion")
        with c.squeezed(name, right - left):
            end = c.text((left, y), name, c.phone_min, max_width=right - left, name="name").x1
        if c.measure(kind, c.phone_min) < right - end - 16:
            c.text((right, y), kind, c.phone_min, colour=t.text_faint, anchor="rm", name="kind")


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
