"""A Discovery card being looked at: its story, and what can be taken."""

from __future__ import annotations

from games.death_may_die.content import Catalogue, DiscoveryCard, Half
from games.death_may_die.view import DeathView
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, headed
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.theme import RGB, mix, theme
from rendering.words import say

from . import alt
from .emblems import HALVES, emblem, half_emblem
from .foot import FOOT, draw_foot
from .look import MOOD_NAME
from .turn_head import HEAD, draw_turn_head
from .words import Table

WIDTH, MOST = 1200, 900


def tone_of(kind: str, c: Canvas) -> RGB:
    return c.theme.icons.get(HALVES[kind], c.theme.brass)


def draw_find(view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """In a turn: the card, with the investigator's tracks below."""
    at = Table(view, cards, lang, names)
    card = cards.discoveries[view.discovering[-1]]
    t = theme(MOOD_NAME, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    story = HEAD + find_height(sizing, card, cards, lang, WIDTH - 32) + FOOT + 48 <= MOST
    high = find_height(sizing, card, cards, lang, WIDTH - 32, story)
    c = Canvas(WIDTH, HEAD + high + FOOT + 48, t)
    head, rest = c.frame.inset(16).cut_top(HEAD, 8)
    box, foot = rest.cut_top(high, 8)
    draw_turn_head(c, head, at, words=f"{{dmd_find}} {at.say('find-card')}")
    draw_card_face(c, box, card, cards, lang, story)
    draw_foot(c, foot, at)
    person = alt.person(view.investigators[view.active], at)
    return finish(c, f"{describe(card, cards, lang)} {person} {alt.great(at)}")


def describe(card: DiscoveryCard, cards: Catalogue, lang: Lang) -> str:
    return f"{card.name.in_(lang)}. {card.flavour.in_(lang)} {' '.join(cards.text(card.id, lang))}"


def _halves(card: DiscoveryCard) -> list[Half]:
    return [half for half in (card.left, card.right) if half is not None]


def _text(half: Half, cards: Catalogue, lang: Lang) -> str:
    return escape(" ".join(half.rules_text(cards.words, lang)))


def _first(card: DiscoveryCard, cards: Catalogue, lang: Lang) -> str:
    return escape(" ".join(headed(cards.words, lang, "text-first", clauses(card.first, cards.words, lang)))) if card.first else ""


def _story(c: Canvas, card: DiscoveryCard, lang: Lang, width: int) -> int:
    return c.fits(Box(0, 0, width - 190, 2000), escape(card.flavour.in_(lang)), 33, face="italic").height


def _half_height(c: Canvas, card: DiscoveryCard, cards: Catalogue, lang: Lang, width: int) -> int:
    halves = _halves(card)
    wide = (width - 60 - 14 * (len(halves) - 1)) // len(halves)
    return 138 + max(c.fits(Box(0, 0, wide - 44, 2000), _text(half, cards, lang), 34).height for half in halves)


def find_height(c: Canvas, card: DiscoveryCard, cards: Catalogue, lang: Lang, width: int, story: bool = True) -> int:
    """`story` False: without it, where there is no room."""
    first = _first(card, cards, lang)
    more = c.fits(Box(0, 0, width - 80, 2000), first, 34).height + 20 if first else 0
    told = max(112, _story(c, card, lang, width)) if story else 28
    return 84 + told + 16 + more + _half_height(c, card, cards, lang, width) + 30


def draw_card_face(c: Canvas, box: Box, card: DiscoveryCard, cards: Catalogue, lang: Lang, story: bool = True) -> None:
    """Story above, the two halves beside each other below."""
    t = c.theme
    with c.group("find"):
        c.card(box, "card", name="card")
        x, y = box.x0 + 30, box.y0 + 22
        n = 112 if story else 88
        tile = Box.at(x, y + 2, n, n)
        c.stamp(shapes.rounded(n, n, 20), tile.x0, tile.y0, mix(t.brass, t.ink, 0.72))
        c.stamp(shapes.frame(n, n, 20, 3), tile.x0, tile.y0, t.brass)
        c.icon(tile.centre, emblem(card.id, cards), round(n * 0.75), t.brass_light)
        c.text(
            (x + 132, y + 28 if story else tile.centre[1]),
            escape(card.name.in_(lang)),
            48,
            face="title_heavy",
            metal=True,
            max_width=box.w - 220,
            min_size=32,
            name="name",
        )
        low = tile.y1
        if story:
            told = c.paragraph(
                Box(x + 132, y + 62, box.x1 - 28, y + 62 + max(60, _story(c, card, lang, box.w)) + 4),
                escape(card.flavour.in_(lang)),
                33,
                face="italic",
                colour=t.text_soft,
                name="story",
            )
            low = max(low, told.y1)
        y = low + 16
        first = _first(card, cards, lang)
        if first:
            line = c.paragraph(Box(x, y, box.x1 - 30, y + 400), first, 34, face="bold", colour=t.warn, name="first")
            y = line.y1 + 16
        halves = _halves(card)
        for half, part in zip(halves, Box(x, y, box.x1 - 30, box.y1 - 24).columns(len(halves), 14), strict=True):
            _half(c, part, half, cards, lang)


def _half(c: Canvas, box: Box, half: Half, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    tone = tone_of(half.kind, c)
    with c.group(half.kind + half.name.en):
        c.slab(box, 16, mix(tone, t.ink, 0.86))
        c.edge(box, 16, 3, mix(tone, t.ink, 0.25))
        c.record("panel", "panel", box)
        n = 84
        c.stamp(shapes.rounded(n, n, 16), box.x0 + 18, box.y0 + 18, mix(tone, t.ink, 0.6))
        c.icon((box.x0 + 18 + n / 2, box.y0 + 18 + n / 2), half_emblem(half), 64, mix(tone, (255, 255, 255), 0.4))
        x = box.x0 + 18 + n + 16
        c.text((x, box.y0 + 36), say(lang, f"pic-dmd-card-{half.kind}"), 32, colour=tone, max_width=box.x1 - 16 - x, name="kind")
        c.paragraph(
            Box(x, box.y0 + 54, box.x1 - 14, box.y0 + 122),
            escape(half.name.in_(lang)),
            36,
            min_size=28,
            face="heavy",
            leading=1.0,
            valign="m",
            max_lines=2,
            name="name",
        )
        c.paragraph(
            Box(box.x0 + 22, box.y0 + 124, box.x1 - 22, box.y1 - 8), _text(half, cards, lang), 34, min_size=26, name="text"
        )
