"""What there is to choose from: cards with their texts, in the mood of their game. Where the question comes before anything lies on the table
there is nothing else to show, and a name alone says nothing to whoever plays for the first time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

from games.kernel.phrases import Lang
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import TURN_SHAPE, hand_min, phone_min, theme

WIDTH = 1200
MARGIN, GAP, PAD = 24, 16, 24
MARKS = (150, 116, 80)
NAME = 46
ROOMY = 116  # beside a mark of this size a name may be larger
LARGE_NAME = 54
EMBLEM = 56
SIZES = (42, 38, 34, hand_min(WIDTH))
SMALL = (28, 26, phone_min(WIDTH))

Emblem = Callable[[str, Any], str]
Face = Callable[[str, str], str]


@dataclass(frozen=True)
class Way:
    """How cards are laid out: letters, cards side by side, how many rules of each are told, letters for all but the first rule, where those
    are smaller; and how large the face or the emblem is, which takes what the words leave."""

    size: int
    abreast: int
    rules: int = 99
    further: int = 0
    mark: int = MARKS[-1]


# From comfortable to crowded. The first rule of a card is the one that matters: where there is no room for all, the others are smaller, then gone.
CROWDED = (
    *(Way(size, abreast) for size in SIZES for abreast in (1, 2)),
    *(Way(SIZES[-1], abreast, further=small) for small in SMALL for abreast in (1, 2)),
    *(Way(size, abreast, rules) for rules in (1, 0) for size in SIZES for abreast in (1, 2)),
)


@dataclass(frozen=True)
class Offer:
    id: str
    name: str
    rules: tuple[str, ...]
    mark: str
    face: str = ""  # of a person; the emblem stands at the other end of the name then
    price: str = ""  # of goods

    def texts(self, way: Way) -> list[tuple[str, int]]:
        """What is told of it, in paragraphs with their letters."""
        told = self.rules[: way.rules]
        parts = [(told[:1], way.size), (told[1:], way.further)] if way.further else [(told, way.size)]
        return [(lettering.escape("\n".join(words)), size) for words, size in parts if words]


def copies_of(ids: Sequence[str], cards: Any) -> list[str]:
    """The cards these are, each once: `lantern.2` is a lantern. What no card is called is left out."""
    kinds = (id if id in cards.by_id else id.partition(".")[0] for id in ids)
    return [id for id in dict.fromkeys(kinds) if id in cards.by_id]


def draw_offered(
    ids: Sequence[str], cards: Any, lang: Lang, mood: str, look: str, emblem: Emblem, face: Face | None = None, coin: str = ""
) -> Drawn | None:
    """None: none of these is a card. `face`: what the token of somebody shows, or what it is given. Goods come with their price, as `sword=2`,
    and `coin` is the sign it is paid in."""
    priced = {id: price for id, _, price in (item.partition("=") for item in ids)}
    kinds = copies_of([*priced], cards)
    prices = {kind: price for id, price in priced.items() for kind in copies_of((id,), cards)}
    offers: list[Offer] = []
    for id in kinds:
        mark = emblem(id, cards)
        shown = face(id, "") if face is not None else ""
        offers.append(Offer(id, cards.by_id[id].name.in_(lang), tuple(cards.text(id, lang)), mark, shown, prices[id]))
    if not offers:
        return None
    t = theme(mood, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    way, rows = _laid(sizing, offers)
    c = Canvas(WIDTH, _high(rows), t)
    rest = c.frame.inset(MARGIN)
    with c.to_act():
        for i, high in enumerate(rows):
            row, rest = rest.cut_top(high, GAP)
            for offer, box in zip(offers[i * way.abreast : (i + 1) * way.abreast], row.columns(way.abreast, GAP), strict=False):
                _card(c, box, offer, way, coin)
    return finish(c, " ".join(_told(offer) for offer in offers))


def _told(offer: Offer) -> str:
    name = f"{offer.name} ({offer.price})" if offer.price else offer.name
    return f"{name}: {' '.join(offer.rules)}" if offer.rules else f"{name}."


def _laid(c: Canvas, offers: Sequence[Offer]) -> tuple[Way, list[int]]:
    """The most comfortable way that is not too high, and how high its rows are. The words come first, the marks take what is left."""
    for way in CROWDED:
        rows = _rows(c, offers, way)
        spare = (WIDTH * TURN_SHAPE - _high(rows)) / len(rows)
        if spare >= 0:
            mark = next(m for m in MARKS if m - way.mark <= spare)
            return replace(way, mark=mark), [high + mark - way.mark for high in rows]
    return CROWDED[-1], rows


def _high(rows: Sequence[int]) -> int:
    return 2 * MARGIN + sum(rows) + GAP * (len(rows) - 1)


def _rows(c: Canvas, offers: Sequence[Offer], way: Way) -> list[int]:
    wide = Box(0, 0, WIDTH - 2 * MARGIN, 9).columns(way.abreast, GAP)[0].w
    highs = [_needs(c, offer, way, wide) for offer in offers]
    return [max(highs[i : i + way.abreast]) for i in range(0, len(highs), way.abreast)]


def _inside(box: Box, mark: int) -> tuple[Box, Box]:
    """Where the name stands, beside the mark, and where the text does, below both."""
    head, text = box.inset(PAD, PAD - 4).cut_top(mark, 4)
    return head._replace(x0=head.x0 + mark + 20), text


def _needs(c: Canvas, offer: Offer, way: Way, wide: int) -> int:
    _, box = _inside(Box(0, 0, wide, 4000), way.mark)
    return 2 * (PAD - 4) + way.mark + sum(4 + c.fits(box, text, size, min_size=size).height for text, size in offer.texts(way))


def _card(c: Canvas, box: Box, offer: Offer, way: Way, coin: str) -> None:
    t = c.theme
    tone = t.brass_light
    head, below = _inside(box, way.mark)
    x, y = head.x0 - 20 - way.mark / 2, head.centre[1]
    with c.group(f"offer:{offer.id}"):
        c.card(box, "card", name="card")
        c.slab(Box(box.x0 + 8, box.y0 + 8, box.x1 - 8, head.y1 - 4), 14, t.brass, 0.10)
        c.glow(x, y, round(way.mark * 0.78), t.brass, 0.42)
        if offer.face:
            c.token((x, y), way.mark, offer.face, name="face")
            c.icon((head.x1 - EMBLEM / 2 - 2, y), offer.mark, EMBLEM, tone, label="emblem")
            head = head._replace(x1=head.x1 - EMBLEM - 12)
        else:
            disc = Box.around(x, y, way.mark - 4, way.mark - 4)
            c.put(pieces.badge_icon(offer.mark, disc.w, t.brass, t), disc.x0, disc.y0)
            c.record("badge", "emblem", disc)
        if offer.price:
            c.icon((head.x1 - EMBLEM / 2 - 2, y), coin, EMBLEM, tone, label="coin")
            c.text((head.x1 - EMBLEM - 10, y), offer.price, NAME, anchor="rm", face="title_heavy", colour=tone)
            head = head._replace(x1=head.x1 - 2 * EMBLEM - 12)
        c.paragraph(
            head,
            lettering.escape(offer.name),
            LARGE_NAME if way.mark >= ROOMY else NAME,
            min_size=hand_min(WIDTH),
            face="title_heavy",
            valign="m",
            leading=0.98,
            max_lines=2,
            colour=tone,
            shadow=True,
            name="name",
        )
        for i, (text, size) in enumerate(offer.texts(way)):
            tall = c.fits(below, text, size, min_size=size).height
            with c.plain() if i else nullcontext():
                c.paragraph(
                    below, text, size, min_size=size, colour=c.theme.text_soft if i else None, name=f"text{i}" if i else "text"
                )
            below = below._replace(y0=below.y0 + tall + 4)
