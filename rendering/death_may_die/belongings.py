"""What lies beside somebody's board: the psychosis, cards held, tokens carried, Mythos cards kept."""

from __future__ import annotations

from dataclasses import dataclass

from games.death_may_die.view import InvestigatorView
from rendering import shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.lettering import escape
from rendering.theme import mix
from rendering.words import capital

from .emblems import HALVES, emblem, half_emblem
from .pieces import life_bar, token_glyph
from .words import Table

TEXT = 31


@dataclass(frozen=True)
class Thing:
    """Something that lies beside the board."""

    icon: str
    tone: str
    kind: str
    name: str
    text: str
    left: int = 0
    health: int = 0


def belongings(p: InvestigatorView, at: Table) -> list[Thing]:
    cards, lang = at.cards, at.lang
    found: list[Thing] = []
    if p.psychosis in cards.psychoses:
        card = cards.psychoses[p.psychosis]
        found.append(
            Thing(
                emblem(card.id, cards),
                "dmd_sanity",
                at.say("psychosis"),
                card.name.in_(lang),
                " ".join(cards.text(card.id, lang)),
            )
        )
    for held in p.cards:
        half = cards.half(held.card, held.half)  # type: ignore[arg-type]
        text = " ".join(half.rules_text(cards.words, lang))
        found.append(
            Thing(
                half_emblem(half),
                HALVES[half.kind],
                at.say(f"card-{half.kind}"),
                half.name.in_(lang),
                text,
                max(0, held.health - held.wounds),
                held.health,
            )
        )
    counts: dict[tuple[str, str], int] = {}
    for token in p.tokens:
        key = (token.id.partition(".")[0], token.side)
        counts[key] = counts.get(key, 0) + 1
    for (kind, side), n in sorted(counts.items()):
        found.append(Thing(token_glyph(kind, side), "dmd_sun", at.say("card-token"), capital(at.tokens(kind, n, side)), ""))
    for id in p.kept:
        if id in cards.mythos:
            found.append(
                Thing(
                    emblem(id, cards),
                    "dmd_event",
                    at.say("card-mythos"),
                    cards.mythos[id].name.in_(lang),
                    " ".join(cards.text(id, lang)),
                )
            )
    return found


def thing_height(c: Canvas, thing: Thing, wide: int) -> int:
    return max(128, 110 + (c.fits(Box(0, 0, wide - 44, 3000), escape(thing.text), TEXT).height + 18 if thing.text else 0))


def draw_thing(c: Canvas, box: Box, thing: Thing) -> None:
    t = c.theme
    tone = t.icons.get(thing.tone, t.brass)
    with c.group(f"thing:{thing.name}"):
        c.panel(box, "panel", name="panel", radius=14)
        c.stamp(shapes.rounded(8, box.h - 24, 4), box.x0 + 8, box.y0 + 12, tone)
        c.icon((box.x0 + 64, box.y0 + 58), thing.icon, 64, mix(tone, (255, 255, 255), 0.25))
        x = box.x0 + 112
        kind = c.text((x, box.y0 + 32), thing.kind, TEXT, colour=tone, max_width=box.x1 - 20 - x, name="kind")
        if thing.health:
            c.put(life_bar(30 + 30 * thing.health, 26, thing.left, thing.health), kind.x1 + 16, box.y0 + 19)
        c.paragraph(
            Box(x, box.y0 + 48, box.x1 - 14, box.y0 + 110),
            escape(thing.name),
            38,
            min_size=26,
            face="heavy",
            leading=0.96,
            valign="m",
            max_lines=2,
            name="name",
        )
        if thing.text:
            c.paragraph(
                Box(box.x0 + 26, box.y0 + 112, box.x1 - 18, box.y1 - 6), escape(thing.text), TEXT, min_size=26, name="text"
            )


def draw_line(c: Canvas, box: Box, thing: Thing) -> None:
    """Where there are many: its emblem and its name."""
    tone = c.theme.icons.get(thing.tone, c.theme.brass)
    with c.group(f"thing:{thing.name}"):
        c.panel(box, "panel", name="panel", radius=12)
        size = min(50, box.h - 8)
        c.icon((box.x0 + 40, box.centre[1]), thing.icon, size, mix(tone, (255, 255, 255), 0.25))
        c.paragraph(
            Box(box.x0 + 76, box.y0 + 2, box.x1 - 10, box.y1 - 2),
            escape(thing.name),
            34,
            min_size=26,
            face="heavy",
            leading=0.95,
            valign="m",
            max_lines=2,
            name="name",
        )
