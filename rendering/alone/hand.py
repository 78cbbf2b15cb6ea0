"""An evil player's hand: as a row of small cards, and in full with what each card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.alone.content import Catalogue, ReactionCard
from games.alone.view import AloneView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import BOARD_SHAPE, RGB, theme
from rendering.words import label, say

from . import alt, beasts, emblems, hero
from .screen import draw_glass
from .spaces import card_piece
from .vignette import shade

CARD = 168
WIDTHS = (1200, 1600)  # few cards have letters for a hand; of many the wider sheet is the one that is no scroll
MARGIN, GAP = 34, 16


def alike(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Equal cards once, with their number, in the order they were drawn."""
    return list(Counter(cards).items())


def height(c: Canvas, cards: Sequence[str], columns: int) -> int:
    n = -(-len(alike(cards)) // columns)
    return n * c.px(CARD) + max(0, n - 1) * c.px(12)


def draw_row(c: Canvas, box: Box, own: Sequence[str], cards: Catalogue, lang: Lang, columns: int) -> None:
    with c.group("hand"):
        for i, (id, n) in enumerate(alike(own)):
            row, col = divmod(i, columns)
            lane = Box.at(box.x0, box.y0 + row * (c.px(CARD) + c.px(12)), box.w, c.px(CARD))
            draw_small(c, lane.columns(columns, c.px(12))[col], cards.reactions[id], n, cards, lang)


LINE = 74


def draw_lines(c: Canvas, box: Box, own: Sequence[str], cards: Catalogue, lang: Lang, columns: int, most: int) -> None:
    """The cards by name, in lanes; of more than find room the last one counts the rest."""
    kinds = alike(own)
    shown = kinds if len(kinds) <= columns * most else kinds[: columns * most - 1]
    with c.group("hand"):
        for i, (id, n) in enumerate(shown):
            card = cards.reactions[id]
            marks = f"{{{emblems.trigger(card)}}}" + ("{instant}" if card.instant else "") + (f"×{n}" if n > 1 else "")
            tone = emblems.deck_colour(card.deck)
            draw_line(c, _cell(box, i, columns), emblems.emblem(id, cards), tone, card.name.in_(lang), id, marks=marks)
        if len(shown) < len(kinds):
            lane = _cell(box, len(shown), columns)
            draw_glass(c, lane, c.theme.brass, name="more")
            rest = sum(n for _, n in kinds[len(shown) :])
            c.text(lane.centre, f"{{cards}} +{rest}", 38, face="heavy", anchor="mm", name="more-words")


def _cell(box: Box, i: int, columns: int) -> Box:
    row, col = divmod(i, columns)
    return Box.at(box.x0, box.y0 + row * (LINE + 10), box.w, LINE).columns(columns, 10)[col]


def draw_line(
    c: Canvas,
    box: Box,
    icon: str,
    tone: RGB,
    words: str,
    name: str,
    *,
    marks: str = "",
    down: bool = False,
    dangerous: bool = False,
) -> None:
    """A card as a lane: its piece, its name, what it answers."""
    draw_glass(c, box, tone, name=name)
    h = box.h - 16
    w = round(h * 0.76)
    c.put(card_piece(w, h, icon, tone, c.theme, down=down, dangerous=dangerous), box.x0 + 20, box.y0 + 8)
    c.record("icon", f"{name}-piece", Box.at(box.x0 + 20, box.y0 + 8, w, h))
    right = box.x1 - 12
    if marks:
        right = c.text((right, box.centre[1]), marks, 34, face="heavy", anchor="rm", name=f"{name}-marks").x0 - 10
    lane = Box(box.x0 + 20 + w + 14, box.y0 + 4, right, box.y1 - 4)
    with c.squeezed(max(words.split(), key=len), lane.w):
        c.paragraph(
            lane, words, 34, min_size=c.phone_min, face="bold", valign="m", leading=0.98, max_lines=2, name=f"{name}-words"
        )


def draw_small(c: Canvas, box: Box, card: ReactionCard, n: int, cards: Catalogue, lang: Lang) -> None:
    """Emblem in the deck's colour, name, what it answers, whether at once; ×2 for a pair."""
    t = c.theme
    with c.group(card.id):
        c.panel(box, "panel", name="panel")
        h = box.h - c.px(32)
        w = round(h * 0.72)
        c.put(
            card_piece(w, h, emblems.emblem(card.id, cards), emblems.deck_colour(card.deck), t),
            box.x0 + c.px(16),
            box.y0 + c.px(16),
        )
        piece = Box.at(box.x0 + c.px(16), box.y0 + c.px(16), w, h)
        c.record("icon", "piece", piece)
        x = piece.x1 + c.px(14)
        marks = f"{{{emblems.trigger(card)}}}" + ("{instant}" if card.instant else "") + (f" ×{n}" if n > 1 else "")
        y = box.y1 - c.px(40)
        c.text((x, y), marks, c.type("body"), face="heavy", max_width=box.x1 - c.px(12) - x, name="marks")
        c.paragraph(
            Box(x, box.y0 + c.px(14), box.x1 - c.px(12), y - c.px(24)), card.name.in_(lang), c.type("small"), face="bold", valign="m", leading=1.02, max_lines=3,
            name="name",
        )  # fmt: skip


def draw_hand(view: AloneView, seat: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """The own cards with their texts; for anybody else only how many there are."""
    t = theme("alone", look)
    player = next(e for e in view.evil if e.seat == seat)
    own = alike(player.hand)
    head = 124
    for wide in WIDTHS:
        sizing = Canvas(wide, 16, t, backdrop=False)
        cell = (wide - 2 * MARGIN - GAP) // 2
        tall = [
            max(
                _full_height(sizing, cell if i + 1 < len(own) else wide - 2 * MARGIN, cards.reactions[id], cards, lang)
                for id, _ in own[i : i + 2]
            )
            for i in range(0, len(own), 2)
        ]
        body = sum(tall) + GAP * max(0, len(tall) - 1) if tall else 160
        high = 2 * MARGIN + head + GAP + body
        if high <= wide * BOARD_SHAPE:
            break
    c = Canvas(wide, high, t)
    top, rest = c.frame.inset(MARGIN).cut_top(head, GAP)
    with c.group("head"):
        c.panel(top, f"seat:{seat}", name="panel")
        who = t.seat(seat)
        shape = who.shape if who.shape in ("square", "hexagon", "shield", "arch", "seal", "quatrefoil") else "circle"
        c.badge((top.x0 + 66, top.centre[1]), hero.letter(names, seat, lang), 84, who.colour, shape, name="badge", over=False)
        count = c.text(
            (top.x1 - 30, top.centre[1]),
            f"{{cards}} {player.cards}/{player.limit}" + ("\u2002{leader}" if player.leader else ""),
            48,
            face="heavy",
            anchor="rm",
            name="count",
        )
        name = c.text(
            (top.x0 + 130, top.centre[1]),
            fitted(c, hero.person(names, seat, lang), count.x0 - top.x0 - 160, 48),
            48,
            face="bold",
            max_width=count.x0 - top.x0 - 160,
            name="name",
        )
        if t.texture >= 0.5:
            _lurking(c, top._replace(x0=name.x1 + 20, x1=count.x0 - 20), seat)
    if not own:
        c.panel(rest, "dim", name="panel")
        key = "pic-al-no-cards" if not player.cards else "pic-al-cards-hidden"
        c.text(rest.centre, say(lang, key, n=player.cards), 40, colour=t.text_faint, anchor="mm", name="none")
    for i, h in enumerate(tall):
        lane, rest = rest.cut_top(h, GAP)
        pair = own[2 * i : 2 * i + 2]
        for box, (id, n) in zip(lane.columns(len(pair), GAP), pair, strict=True):
            _full(c, box, cards.reactions[id], n, cards, lang)
    return finish(c, alt.hand(view, seat, cards, lang, names))


def _lurking(c: Canvas, box: Box, seat: int) -> None:
    """The creature that stands for this seat at the end, as a shadow in its light, where the name leaves room: evil has no face."""
    tone = c.theme.seat(seat).colour
    n = box.h - 18
    if box.w < n:
        return
    x = box.x1 - n / 2
    c.glow(x, box.centre[1], round(box.h * 0.9), tone, 0.4)
    c.put(shade(beasts.NAMES[(seat - 1) % len(beasts.NAMES)], n, tone), x - n / 2, box.y1 - 6 - n)


PIECE = 150


def rules(card: ReactionCard, cards: Catalogue, lang: Lang) -> str:
    """When, what, and what more where it is dangerous; each line with its icon."""
    lines = [lettering.escape(line) for line in cards.text(card.id, lang)]
    icons = ["{instant}" if card.instant else "{hourglass}", *(["•"] * (len(lines) - 2)), "{danger}"]
    return "\n".join(f"{icon}\u00a0{line}" for icon, line in zip(icons, lines, strict=True))


def _full_height(c: Canvas, width: int, card: ReactionCard, cards: Catalogue, lang: Lang) -> int:
    text = c.fits(Box(0, 0, width - 56, 2000), rules(card, cards, lang), 32).height
    return 26 + PIECE + 18 + text + 34


def _full(c: Canvas, box: Box, card: ReactionCard, n: int, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    with c.group(card.id):
        c.card(box, "card", name="card")
        tone = emblems.deck_colour(card.deck)
        w = round(PIECE * 0.72)
        piece = Box.at(box.x0 + 28, box.y0 + 26, w, PIECE)
        top = Box(box.x0 + 7, box.y0 + 7, box.x1 - 7, piece.y1 + 10)
        c.slab(top, 12, tone, 0.14)
        c.glow(*piece.centre, round(PIECE * 0.62), tone, 0.4)
        c.put(card_piece(w, PIECE, emblems.emblem(card.id, cards), tone, t), piece.x0, piece.y0)
        c.record("icon", "piece", piece)
        x = piece.x1 + 24
        c.paragraph(
            Box(x, piece.y0, box.x1 - 28, piece.y0 + 92),
            card.name.in_(lang),
            42,
            face="title",
            valign="m",
            leading=1.04,
            shadow=True,
            max_lines=2,
            name="name",
        )
        answers = label(lang, f"pic-al-answers-{card.trigger.replace('_', '-')}")
        marks = f"{{{emblems.trigger(card)}}} {answers}"
        if card.instant:
            marks += " {instant}"
        if n > 1:
            marks += f" ×{n}"
        c.text((x, piece.y1 - 26), marks, 34, colour=t.text_soft, max_width=box.x1 - 28 - x, name="marks")
        c.paragraph(Box(box.x0 + 28, piece.y1 + 18, box.x1 - 28, box.y1 - 16), rules(card, cards, lang), 32, name="text")
