"""What there is to choose from: cards with their texts, in the mood of their game. Where the question comes before anything lies on the table
there is nothing else to show, and a name alone says nothing to whoever plays for the first time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import TURN_SHAPE, hand_min, theme

WIDTH = 1200
MARGIN, GAP, PAD = 24, 16, 24
MARK = 80
NAME = 46
# From comfortable to crowded: letters, cards side by side, and how many rules of each card are told. Smaller letters than the last nobody could
# read on a phone; where there is no room for all rules, the first is the one that matters.
SIZES = (42, 38, 34, hand_min(WIDTH))
CROWDED = tuple((size, abreast, rules) for rules in (99, 1, 0) for size in SIZES for abreast in (1, 2))

Emblem = Callable[[str, Any], str]


@dataclass(frozen=True)
class Offer:
    id: str
    name: str
    rules: tuple[str, ...]
    mark: str

    def text(self, rules: int) -> str:
        return lettering.escape("\n".join(self.rules[:rules]))


def copies_of(ids: Sequence[str], cards: Any) -> list[str]:
    """The cards these are, each once: `lantern.2` is a lantern. What no card is called is left out."""
    kinds = (id if id in cards.by_id else id.partition(".")[0] for id in ids)
    return [id for id in dict.fromkeys(kinds) if id in cards.by_id]


def draw_offered(ids: Sequence[str], cards: Any, lang: Lang, mood: str, look: str, emblem: Emblem) -> Drawn | None:
    """None: none of these is a card."""
    kinds = copies_of(ids, cards)
    offers = [Offer(id, cards.by_id[id].name.in_(lang), tuple(cards.text(id, lang)), emblem(id, cards)) for id in kinds]
    if not offers:
        return None
    t = theme(mood, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    laid = ((*way, _rows(sizing, offers, *way)) for way in CROWDED)
    last = (*CROWDED[-1], _rows(sizing, offers, *CROWDED[-1]))
    size, abreast, rules, rows = next((found for found in laid if _high(found[-1]) <= WIDTH * TURN_SHAPE), last)
    c = Canvas(WIDTH, _high(rows), t)
    rest = c.frame.inset(MARGIN)
    with c.to_act():
        for i, high in enumerate(rows):
            row, rest = rest.cut_top(high, GAP)
            for offer, box in zip(offers[i * abreast : (i + 1) * abreast], row.columns(abreast, GAP), strict=False):
                _card(c, box, offer, offer.text(rules), size)
    return finish(c, " ".join(f"{o.name}: {' '.join(o.rules)}" if o.rules else f"{o.name}." for o in offers))


def _high(rows: Sequence[int]) -> int:
    return 2 * MARGIN + sum(rows) + GAP * (len(rows) - 1)


def _rows(c: Canvas, offers: Sequence[Offer], size: int, abreast: int, rules: int) -> list[int]:
    wide = Box(0, 0, WIDTH - 2 * MARGIN, 9).columns(abreast, GAP)[0].w
    highs = [_needs(c, offer.text(rules), size, wide) for offer in offers]
    return [max(highs[i : i + abreast]) for i in range(0, len(highs), abreast)]


def _inside(box: Box) -> tuple[Box, Box]:
    """Where the name stands, beside the mark, and where the text does, below both."""
    head, text = box.inset(PAD, PAD - 4).cut_top(MARK, 4)
    return head._replace(x0=head.x0 + MARK + 16), text


def _needs(c: Canvas, text: str, size: int, wide: int) -> int:
    _, box = _inside(Box(0, 0, wide, 4000))
    return 2 * (PAD - 4) + MARK + (4 + c.fits(box, text, size, min_size=size).height if text else 0)


def _card(c: Canvas, box: Box, offer: Offer, text: str, size: int) -> None:
    tone = c.theme.brass_light
    head, below = _inside(box)
    with c.group(f"offer:{offer.id}"):
        c.card(box, "card", name="card")
        c.icon((head.x0 - 16 - MARK / 2, head.centre[1]), offer.mark, MARK - 6, tone)
        c.paragraph(
            head,
            lettering.escape(offer.name),
            NAME,
            min_size=hand_min(WIDTH),
            face="title_heavy",
            valign="m",
            leading=0.98,
            max_lines=2,
            colour=tone,
            name="name",
        )
        if text:
            c.paragraph(below, text, size, min_size=size, name="text")
