"""Any single card in full: a reaction, an item, a mission, a character, a creature, a room; and the creature table."""

from __future__ import annotations

from games.alone.content import (
    Catalogue,
    CharacterCard,
    CreatureCard,
    CreatureRow,
    ItemCard,
    MissionCard,
    ReactionCard,
    RoomCard,
)
from games.alone.view import KINDS
from games.kernel.catalogue import Card
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import mix, theme
from rendering.words import label, say

from . import alt, emblems, hand
from .hologram import hologram
from .screen import draw_glass

WIDTH = 800
MARGIN = 22
ART = 300
APART = "\u2002\u2002"


def draw_card(cards: Catalogue, id: str, lang: Lang, look: str = "standard") -> Drawn:
    """Raises KeyError for an id no card has."""
    card = cards.by_id[id]
    t = theme("alone", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    inner = WIDTH - 2 * MARGIN - 2 * 34
    text = rules(card, cards, lang)
    text_height = sizing.fits(Box(0, 0, inner, 1800), text, 30).height if text else 0
    flavour = lettering.escape(card.flavour.in_(lang))
    flavour_height = sizing.fits(Box(0, 0, inner - 60, 900), flavour, 26, face="italic").height + 54
    stats = stat_lines(card, cards, lang)
    stats_height = sum(sizing.fits(Box(0, 0, inner, 400), s, 32, face="bold").height + 14 for s in stats)
    table = 244 if isinstance(card, CreatureCard) else 0
    body = stats_height + table + text_height + (34 if text_height else 0)
    height = 2 * MARGIN + 30 + ART + 14 + 112 + 12 + body + flavour_height + 8 + 40
    height = -(-height // 40) * 40
    c = Canvas(WIDTH, height, t)
    frame = c.frame.inset(MARGIN)
    with c.group("card"):
        c.card(frame, "danger" if isinstance(card, ReactionCard | CreatureCard) else "card", name="frame")
        box = frame.inset(34, 30)
        art, rest = box.cut_top(ART, 14)
        tone = emblems.light(id, cards, t)
        c.put(hologram(art.w, art.h, emblems.emblem(id, cards), tone, t), art.x0, art.y0)
        c.record("area", "art", art._replace(y1=art.y1 - 26))  # the plate hangs over its lower edge
        kind = kind_name(card, lang)
        wide = min(art.w - 40, c.measure(kind, 28, "title") + 110)
        c.plate(Box.at(art.centre[0] - wide / 2, art.y1 - 26, wide, 46), kind, name="kind")
        title, rest = rest.cut_top(112, 12)
        c.paragraph(
            title._replace(y0=title.y0 + 14), card.name.in_(lang), 50, min_size=30, face="title", align="m", valign="m", leading=1.04, shadow=True,
            name="title",
        )  # fmt: skip
        low, rest = rest.cut_bottom(flavour_height, 8)
        draw_glass(c, low, tone, name="flavour-sheet")
        c.paragraph(
            low.inset(30, 18), flavour, 28, min_size=24, face="italic", colour=t.text_soft, align="m", valign="m", name="flavour"
        )
        y = rest.y0 + max(0, rest.h - body) // 2
        for i, line in enumerate(stats):
            used = c.paragraph(Box(rest.x0, y, rest.x1, y + 400), line, 32, face="bold", align="m", name=f"stat{i}")
            y = used.y1 + 14
        if isinstance(card, CreatureCard):
            _values(c, Box(rest.x0, y, rest.x1, y + table - 20), card, lang)
            y += table
        if text:
            c.rule(rest.x0 + 30, rest.x1 - 30, y + 4)
            c.paragraph(Box(rest.x0, y + 20, rest.x1, rest.y1), text, 30, name="rules")
    return finish(c, alt.card(card, kind, stats, cards, lang))


def kind_name(card: Card, lang: Lang) -> str:
    match card:
        case ReactionCard():
            return say(lang, f"pic-al-deck-{card.deck}")
        case MissionCard():
            return say(lang, f"pic-al-mission-{card.class_.lower()}")
        case CharacterCard():
            return card.profession.in_(lang)
        case ItemCard():
            return say(lang, "pic-al-item")
        case CreatureCard():
            return say(lang, "pic-al-creature")
        case _:
            return say(lang, "pic-al-room")


def stat_lines(card: Card, cards: Catalogue, lang: Lang) -> list[str]:
    """What every card of its kind has, in a line or two."""
    match card:
        case ReactionCard():
            words = f"{{{emblems.trigger(card)}}} {label(lang, f'pic-al-answers-{_key(card.trigger)}')}"
            return [words + (f"{APART}{{instant}} {label(lang, 'pic-al-instant')}" if card.instant else "")]
        case ItemCard():
            use = (
                f"{{{card.action}}} {say(lang, f'pic-al-answers-{card.action}')}"
                if card.action
                else f"{{instant}} {label(lang, 'pic-al-opportunity')}"
            )
            material = f"{{{card.material}}} {label(lang, f'pic-al-material-{card.material}')}"
            needs = f"{{upgrade}} {{{card.needs}}} {label(lang, f'pic-al-material-{card.needs}')}"
            return [f"{use}{APART}{{charge}}×{card.charges}", f"{material}{APART}{needs}"]
        case MissionCard():
            return (
                [APART.join(f"{{{emblems.emblem(r, cards)}}} {cards.rooms[r].name.in_(lang)}" for r in card.rooms)]
                if card.rooms
                else []
            )
        case CreatureCard():
            return [f"{{{emblems.ABILITIES.get(card.ability, 'star')}}} {cards.words.say(lang, f'ability-{card.ability}')}"]
        case RoomCard():
            return [label(lang, "pic-al-room-letter", letter=card.id)]
        case _:
            return []


def _key(name: str) -> str:
    return name.replace("_", "-")


def rules(card: Card, cards: Catalogue, lang: Lang) -> str:
    """The card's text; where its lines have set places, each with its icon."""
    if isinstance(card, ReactionCard):
        return hand.rules(card, cards, lang)
    if isinstance(card, CreatureCard):
        return ""  # its table says it all
    lines = [lettering.escape(line) for line in cards.text(card.id, lang)]
    icons: list[str] = []
    if isinstance(card, ItemCard):
        lines = lines[:2]  # the third names the material, which stands above
        icons = [f"{{{card.action or 'instant'}}}", "{upgrade}"]
    elif isinstance(card, CharacterCard):
        icons = ["{star}", "{companion}", "{devoured}"]
    elif isinstance(card, MissionCard):
        icons = ["•"] * len(lines)
    return "\n".join(f"{icon}\u00a0{line}" for icon, line in zip(icons, lines, strict=False)) if icons else "\n".join(lines)


# -- creatures ------------------------------------------------------------------------------------------------------------

COLUMNS = ("dark", "light", "wound", "kill", "composure", "distance")
HEADS = {
    "dark": "dark",
    "light": "lit",
    "wound": "wound",
    "kill": "peril",
    "composure": "composure",
    "distance": "mdi:map-marker-distance",
}


def values(row: CreatureRow) -> list[int]:
    return [getattr(row, name) for name in COLUMNS]


def _values(c: Canvas, box: Box, card: CreatureCard, lang: Lang) -> None:
    """Both sides of its line in the table."""
    t = c.theme
    head, rows = box.cut_top(70, 0)
    cells = Box(box.x0 + 200, box.y0, box.x1, box.y1).columns(len(COLUMNS))
    for cell, name in zip(cells, COLUMNS, strict=True):
        c.icon((cell.centre[0], head.centre[1]), HEADS[name], 44, t.text if name in ("wound", "distance") else None, label=name)
    for lane, (key, row) in zip(rows.rows(2, 8), (("normal", card.normal), ("nightmare", card.nightmare)), strict=True):
        tone = t.icons["nightmare"] if key == "nightmare" else t.accent
        c.slab(lane, 12, mix(t.ink, tone, 0.14))
        c.text((lane.x0 + 16, lane.centre[1]), label(lang, f"pic-al-side-{key}"), 30, colour=tone, max_width=184, name=key)
        for cell, n in zip(cells, values(row), strict=True):
            c.text((cell.centre[0], lane.centre[1]), str(n), 38, face="heavy", anchor="mm", name=f"{key}-{n}")


def draw_table(cards: Catalogue, lang: Lang, look: str = "standard", *, nightmare: bool = False) -> Drawn:
    """The creature table: all kinds, the side that is in force."""
    t = theme("alone", look)
    width, margin, line, head = 1200, 26, 124, 190
    kinds = [k for k in KINDS if k in cards.creature_cards]
    c = Canvas(width, 2 * margin + head + len(kinds) * line + 30, t)
    box = c.frame.inset(margin)
    tone = t.icons["nightmare"] if nightmare else t.accent
    with c.group("table"):
        c.card(box, "danger" if nightmare else "card", name="card")
        c.text((box.x0 + 36, box.y0 + 54), say(lang, "pic-al-creature-table"), 48, face="title", max_width=700, name="title")
        c.text(
            (box.x1 - 36, box.y0 + 54),
            label(lang, "pic-al-nightmare" if nightmare else "pic-al-side-normal"),
            36,
            colour=tone,
            anchor="rm",
            name="side",
        )
        cells = Box(box.x0 + 420, box.y0, box.x1 - 30, box.y1).columns(len(COLUMNS))
        for cell, name in zip(cells, COLUMNS, strict=True):
            c.icon((cell.centre[0], box.y0 + 122), HEADS[name], 58, t.text if name in ("wound", "distance") else None, label=name)
            c.text(
                (cell.centre[0], box.y0 + 172),
                label(lang, f"pic-al-column-{name}"),
                c.phone_min,
                colour=t.text_soft,
                anchor="mm",
                max_width=cell.w,
                name=f"{name}-word",
            )
        for i, kind in enumerate(kinds):
            card = cards.creature_cards[kind]
            y = box.y0 + head + line * (i + 0.5)
            with c.group(kind):
                lane = Box(box.x0 + 20, round(y - line / 2 + 4), box.x1 - 20, round(y + line / 2 - 4))
                c.slab(lane, 14, mix(t.ink, t.icons[kind], 0.16), 0.8)
                c.glow(box.x0 + 88, y, 104, t.icons[kind], 0.42)
                c.token((box.x0 + 88, y), 112, kind, colour=mix(t.icons[kind], (190, 40, 40), 0.28), name="token")
                c.text((box.x0 + 162, y - 22), card.name.in_(lang), 44, face="bold", max_width=254, name="name")
                c.text(
                    (box.x0 + 162, y + 26),
                    cards.words.say(lang, f"ability-{card.ability}"),
                    30,
                    colour=t.text_soft,
                    face="italic",
                    max_width=254,
                    name="ability",
                )
                row = card.nightmare if nightmare else card.normal
                for cell, name, n in zip(cells, COLUMNS, values(row), strict=True):
                    c.text(
                        (cell.centre[0], y),
                        str(n),
                        56,
                        face="heavy",
                        anchor="mm",
                        colour=t.text if n else t.text_faint,
                        name=name,
                    )
    return finish(c, alt.table(cards, lang, nightmare))
