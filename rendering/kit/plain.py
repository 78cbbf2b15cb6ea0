"""A board for any view, without a line of drawing: a headline, single values, tracks, people with what they have, lists.

It is what a game looks like before somebody paints it, and all a small one needs. What becomes of a field is said in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import BaseModel

from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted, initial, shown
from rendering.theme import PLAIN, theme
from rendering.words import FALLBACK, has, say

from .film import Film, Frame
from .news import signed
from .pictures import Pictures, Sight
from .reading import Fact, Listing, Person, Reading, plainly, read

WIDTH = 1600
MARGIN, GAP, SIDE = 34, 18, 26
TITLE, HEADLINE = 118, 64
# How high a picture may be for its width: a board is looked at, a turn stands above a question.
BOARD, TURN = 1.2, 0.75
# Letters and entries of a list, from comfortable to crowded. 42 px are 10 on a phone: smaller only when there is no other way.
CROWDED = ((48, 99), (42, 99), (42, 12), (35, 12), (35, 6), (35, 3), (35, 1))
APART = "\u2002"
MILLISECONDS = 900

V = TypeVar("V", bound=BaseModel)
Words = Callable[[Lang, str], str]
"""What a field is called in a language (`coins`), and one of its few values (`phase-night`); `title` is the game's name."""


def _plainly(_: Lang, key: str) -> str:
    return plainly(key)


def words_of(prefix: str) -> Words:
    """The messages `pic-<prefix>-<key>` of the game's `pictures.ftl`; a field's own name where there is none."""

    def word(lang: Lang, key: str) -> str:
        id = f"pic-{prefix}-{key}"
        return say(lang, id) if has(lang, id) or has(FALLBACK, id) else plainly(key)

    return word


def plain_board(
    view: BaseModel,
    title: str,
    lang: Lang,
    names: Names,
    palette: str = "standard",
    *,
    headline: str = "",
    words: Words = _plainly,
    cards: Any = None,
    mood: str = PLAIN,
    before: BaseModel | None = None,
    most: float = BOARD,
    height: int | None = None,
) -> Drawn:
    """`cards` gives ids their names, if it has a `by_id`. `before` is the view of the last picture: numbers that have changed say
    by how much. `most` is how high it may be for its width; `height` makes it exactly so high (a film's frames)."""

    def named(id: str) -> str:
        card = getattr(cards, "by_id", {}).get(id)
        return card.name.in_(lang) if card is not None else id

    def worded(key: str) -> str:
        return words(lang, key)

    reading = read(view, worded, named, sorted(names))
    was = read(before, worded, named, sorted(names)).numbers() if before is not None else {}
    sheet = _Sheet(reading, title, headline, lang, names, was)
    return sheet.draw(palette, mood, height or round(WIDTH * most), exactly=height is not None)


@dataclass(frozen=True)
class _Block:
    """A part of the sheet: how high it is, and how it is drawn into that."""

    height: int
    draw: Callable[[Canvas, Box], None]
    weight: int = 2  # what weighs least is left out first where not everything has room


class _Sheet:
    def __init__(self, reading: Reading, title: str, headline: str, lang: Lang, names: Names, was: Mapping[str, int]) -> None:
        self.reading, self.title, self.headline, self.lang, self.names, self.was = reading, title, headline, lang, names, was

    # -- in words ---------------------------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        return shown(self.names.get(seat, ""), say(self.lang, "pic-plain-seat", n=seat + 1))

    def value(self, fact: Fact, where: str = "") -> str:
        """A number of a track with its end, and by how much it has changed."""
        text = fact.value if not fact.most else f"{fact.value}/{fact.most}"
        moved = self.moved(fact, where)
        return say(self.lang, "pic-plain-moved", value=text, change=signed(moved)) if moved else text

    def moved(self, fact: Fact, where: str = "") -> int:
        old = self.was.get(where + fact.key)
        return fact.number - old if old is not None and fact.number is not None else 0

    def items(self, listing: Listing, most: int) -> str:
        """An entry that stands there twice is counted."""
        alike = {item: listing.items.count(item) for item in dict.fromkeys(listing.items)}
        kept = [f"{item} ×{n}" if n > 1 else item for item, n in list(alike.items())[:most]]
        left = len(alike) - len(kept)
        return ", ".join([*kept, *([say(self.lang, "pic-plain-more", n=left)] if left else [])])

    def alt(self) -> str:
        said = [self.title, self.headline]
        said += [f"{f.label}: {self.value(f)}" if f.label else f.value for f in self.reading.facts]
        for seat, p in self.reading.people.items():
            own = [f"{f.label} {self.value(f, f'{seat}/')}" if f.label else f.value for f in p.facts]
            own += [f"{x.label}: {self.items(x, 99)}" for x in p.lists]
            said.append(f"{'➜ ' if p.active else ''}{self.person(seat)}{': ' if own else ''}{'; '.join(own)}")
        said += [f"{x.label}: {self.items(x, 99)}" for x in self.reading.lists]
        return " ".join(f"{part}." for part in said if part)

    # -- on the sheet -----------------------------------------------------------------------------------------------------

    def draw(self, palette: str, mood: str, limit: int, *, exactly: bool) -> Drawn:
        t = theme(mood, palette)
        sizing = Canvas(WIDTH, 16, t, backdrop=False)
        blocks: list[_Block] = []
        for size, entries in CROWDED:
            blocks = self.blocks(sizing, size, entries)
            if _stacked(blocks) <= limit:
                break
        left_out = 0
        while _stacked(blocks) > limit and len(blocks) > 1:
            # Lists go first, people last; the head takes the note that something is left out.
            left_out += 1
            least = min(blocks[1:], key=lambda b: (b.weight, -blocks.index(b)))
            blocks = [self.head(left_out), *(b for b in blocks[1:] if b is not least)]
        c = Canvas(WIDTH, limit if exactly else _stacked(blocks), t)
        rest = c.frame.inset(MARGIN)
        for block in blocks:
            box, rest = rest.cut_top(block.height, GAP)
            block.draw(c, box)
        return finish(c, self.alt())

    def blocks(self, c: Canvas, size: int, entries: int) -> list[_Block]:
        """A value too long for half a line stands among the lists, as a paragraph."""
        inner = WIDTH - 2 * MARGIN
        half = (inner - GAP) // 2
        tracks = [f for f in self.reading.facts if f.most]
        single = [f for f in self.reading.facts if not f.most and self.wide(c, f, size) <= half]
        long = [f for f in self.reading.facts if not f.most and f not in single]
        lists = [*(Listing(f.key, f.label, (f.value,)) for f in long), *self.reading.lists]
        people = list(self.reading.people.values())
        found = [self.head(0)]
        if single:
            widest = max(self.wide(c, f, size) for f in single)
            columns = next((n for n in (4, 3) if n <= len(single) and widest <= (inner - (n - 1) * GAP) // n), 2)
            found += [self.values(part, columns, size) for part in _rows(single, columns)]
        if tracks:
            found += [self.tracks(part, min(2, len(tracks)), size) for part in _rows(tracks, min(2, len(tracks)))]
        columns = 1 if len(people) == 1 else 2 if len(people) <= 4 else 3 if len(people) <= 6 else 4
        found += [self.people(c, part, columns, size, entries) for part in _rows(people, columns)]
        found += [self.lists(c, part, min(2, len(lists)), size, entries) for part in _rows(lists, min(2, len(lists)))]
        return found

    def head(self, left_out: int) -> _Block:
        words = " · ".join(filter(None, [self.headline, say(self.lang, "pic-plain-more", n=left_out) if left_out else ""]))

        def draw(c: Canvas, box: Box) -> None:
            top, low = box.cut_top(TITLE)
            with c.group("head"):
                c.text(
                    (top.centre[0], top.centre[1]),
                    fitted(c, self.title, top.w - 40, 76, face="title"),
                    76,
                    face="title",
                    metal=True,
                    anchor="mm",
                    max_width=top.w - 40,
                    name="title",
                )
                c.rule(box.x0 + 200, box.x1 - 200, top.y1 - 8)
                if words:
                    c.text(
                        (low.centre[0], low.centre[1] + 2),
                        fitted(c, words, low.w - 40, 44),
                        44,
                        colour=c.theme.text_soft,
                        anchor="mm",
                        max_width=low.w - 40,
                        name="headline",
                    )

        return _Block(TITLE + (HEADLINE if words else 0), draw)

    def wide(self, c: Canvas, fact: Fact, size: int) -> int:
        """How much room a value needs with its name before it."""
        text = c.measure(lettering.escape(self.value(fact)), size, "heavy")
        return text + (c.measure(lettering.escape(fact.label), size, "body") + 30 if fact.label else 70) + 2 * SIDE

    def values(self, facts: Sequence[Fact], columns: int, size: int) -> _Block:
        def draw(c: Canvas, box: Box) -> None:
            t = c.theme
            for cell, fact in zip(box.columns(columns, GAP), facts, strict=False):
                with c.group(fact.key):
                    c.panel(cell, "active" if self.moved(fact) else "panel", name="panel")
                    room, y = cell.w - 2 * SIDE, cell.centre[1]
                    if not fact.label:
                        text = fitted(c, fact.value, room - 70, size)
                        c.text(cell.centre, "{check} " + text, size, anchor="mm", max_width=room, name="value")
                        continue
                    text = fitted(c, self.value(fact), room * 2 // 3, size, face="heavy")
                    value = c.text(
                        (cell.x1 - SIDE, y), text, size, face="heavy", anchor="rm", max_width=room * 2 // 3, name="value"
                    )
                    left = value.x0 - cell.x0 - SIDE - 24
                    label = fitted(c, fact.label, left, size, face="body")
                    c.text((cell.x0 + SIDE, y), label, size, face="body", colour=t.text_soft, max_width=left, name="label")

        return _Block(round(size * 1.1) + 42, draw)

    def tracks(self, facts: Sequence[Fact], columns: int, size: int) -> _Block:
        """Name, bar and number in a line."""

        def draw(c: Canvas, box: Box) -> None:
            t = c.theme
            for cell, fact in zip(box.columns(columns, GAP), facts, strict=False):
                with c.group(fact.key):
                    c.panel(cell, "active" if self.moved(fact) else "panel", name="panel")
                    y = cell.centre[1]
                    value = c.text((cell.x1 - SIDE, y), self.value(fact), size, face="heavy", anchor="rm", name="value")
                    left = (value.x0 - cell.x0 - SIDE) // 2
                    label = c.text(
                        (cell.x0 + SIDE, y),
                        fitted(c, fact.label, left, size, face="body"),
                        size,
                        face="body",
                        colour=t.text_soft,
                        max_width=left,
                        name="label",
                    )
                    bar = Box(label.x1 + 24, round(y - size * 0.34), value.x0 - 24, round(y + size * 0.34))
                    tone = t.icon_colour(fact.key) or t.accent
                    c.progress(bar, fact.number or 0, fact.most or 1, tone, name="bar")

        return _Block(round(size * 1.1) + 42, draw)

    def people(self, c: Canvas, people: Sequence[Person], columns: int, size: int, entries: int) -> _Block:
        """What somebody has stands below the name, and in narrow columns below the token too."""
        token, name, narrow = round(size * 2.1), round(size * 1.1), columns > 2
        wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
        room = wide - token - 76
        breadth = wide - 52 if narrow else room
        above = 28 + token + 12 if narrow else 30 + name + 14
        texts = [self.belongings(p, entries) for p in people]
        lower = max(c.fits(Box(0, 0, breadth, 9999), text, size).height if text else 0 for text in texts)
        tall = max(28 + token + 28, above + lower + 28 if lower else 0)

        def draw(c: Canvas, box: Box) -> None:
            for cell, p, text in zip(box.columns(columns, GAP), people, texts, strict=False):
                with c.group(f"seat{p.seat}"):
                    c.panel(cell, "active" if p.active else f"seat:{p.seat % len(c.theme.seats)}", name="panel")
                    who = self.person(p.seat)
                    top = cell.y0 + 28 + token / 2
                    c.token((cell.x0 + 24 + token / 2, top), token, "person", seat=p.seat, initial=initial(who), active=p.active)
                    x = cell.x0 + token + 50
                    middle = cell.y0 + 30 + name / 2 if text and not narrow else top
                    c.text((x, middle), fitted(c, who, room, name), name, max_width=room, name="name")
                    if text:
                        low = Box.at(cell.x0 + 26 if narrow else x, cell.y0 + above, breadth, cell.h - above - 20)
                        c.paragraph(low, text, size, min_size=min(size, c.phone_min), colour=c.theme.text_soft, name="has")

        return _Block(tall, draw, 3)

    def belongings(self, p: Person, entries: int) -> str:
        """What somebody has, as a paragraph."""
        where = f"{p.seat}/"
        short = f"{APART} ".join(  # a line may end at the ordinary blank only
            f"{_stuck(f.label)}\u00a0**{_stuck(self.value(f, where))}**" if f.label else f"{{check}}\u00a0{_stuck(f.value)}"
            for f in p.facts
        )
        lists = [f"{lettering.escape(x.label)}: {lettering.escape(self.items(x, entries))}" for x in p.lists]
        return "\n".join(filter(None, [short, *lists]))

    def lists(self, c: Canvas, lists: Sequence[Listing], columns: int, size: int, entries: int) -> _Block:
        wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns if len(lists) > 1 else WIDTH - 2 * MARGIN
        texts = [lettering.escape(self.items(x, entries)) for x in lists]
        height = max(c.fits(Box(0, 0, wide - 60, 9999), text, size).height for text in texts)

        def draw(c: Canvas, box: Box) -> None:
            cells = box.columns(columns, GAP) if len(lists) > 1 else [box]
            for cell, listing, text in zip(cells, lists, texts, strict=False):
                with c.group(listing.key):
                    c.panel(cell, "panel", name="panel")
                    label = fitted(c, listing.label, cell.w - 60, size, face="title")
                    at = (cell.x0 + 30, cell.y0 + 24 + size * 0.4)
                    c.text(at, label, size, face="title", colour=c.theme.brass, max_width=cell.w - 60, name="label")
                    low = Box(cell.x0 + 30, cell.y0 + 24 + round(size * 1.1) + 12, cell.x1 - 30, cell.y1 - 20)
                    c.paragraph(low, text, size, min_size=min(size, c.phone_min), name="items")

        return _Block(24 + round(size * 1.1) + 12 + height + 30, draw, 1)


def _stuck(text: str) -> str:
    """Kept on one line with what follows."""
    return lettering.escape(text).replace(" ", "\u00a0")


def _stacked(blocks: Sequence[_Block]) -> int:
    return 2 * MARGIN + sum(b.height for b in blocks) + GAP * (len(blocks) - 1)


T = TypeVar("T")


def _rows(things: Sequence[T], columns: int) -> list[Sequence[T]]:
    return [things[i : i + columns] for i in range(0, len(things), max(1, columns))]


# All pictures of a game that draws none of its own


class _Card(BaseModel):
    """What a card says, line by line."""

    text: list[str]
    flavour: str


def plain_card(
    cards: Any, id: str, lang: Lang, palette: str = "standard", *, words: Words = _plainly, mood: str = PLAIN
) -> Drawn:
    """A card of any catalogue, with its name as title. What the two parts are called is said by `text` and `flavour`."""
    card = cards.by_id[id]
    sheet = _Card(text=cards.text(id, lang), flavour=card.flavour.in_(lang))
    return plain_board(sheet, card.name.in_(lang), lang, {}, palette, words=words, mood=mood)


@dataclass(frozen=True)
class _Position:
    """In a film of positions every one is a turn."""

    number: int


def plain_pictures(
    words: Words = _plainly, *, headline: Callable[[Any, Lang], str] = lambda view, lang: "", mood: str = PLAIN
) -> Pictures[Any]:
    """Board, turn, hand, recap, film and cards of a game, all of them this board. `words` says what its fields are called, and by
    `title` the game; `headline` is a sentence above a view."""

    def board(s: Sight[Any], most: float, before: Any = None, height: int | None = None) -> Drawn:
        return plain_board(
            s.view,
            words(s.lang, "title"),
            s.lang,
            s.names,
            s.palette,
            headline=headline(s.view, s.lang),
            words=words,
            cards=s.cards,
            mood=mood,
            before=before,
            most=most,
            height=height,
        )

    def frames(views: Sequence[Any]) -> list[Frame[Any, _Position]]:
        return [Frame(view, _Position(n)) for n, view in enumerate(views, 1)]

    def frame(f: Frame[Any, _Position], cards: Any, lang: Lang, names: Names, look: str, length: int) -> Drawn:
        return board(Sight(f.view, cards, lang, names, look), TURN, height=round(WIDTH * TURN))

    def in_words(view: Any, cards: Any, lang: Lang, names: Names) -> str:
        return board(Sight(view, cards, lang, names), TURN).alt

    filming = Film(frames, frame, "pic-plain-film", in_words, MILLISECONDS)
    # What is new is found by comparing the readings, so the earlier view itself is the record of it.
    pictures = Pictures[Any](mood, changes=lambda before, after: before, filming=filming)
    for name, most in (("board", BOARD), ("turn", TURN), ("hand", BOARD), ("recap", BOARD)):

        def show(s: Sight[Any], _: str, most: float = most) -> Drawn:
            return board(s, most, s.changed)

        pictures.kind(name)(show)

    def card(s: Sight[Any], id: str) -> Drawn | None:
        known = id in getattr(s.cards, "by_id", {})
        return plain_card(s.cards, id, s.lang, s.palette, words=words, mood=mood) if known else None

    pictures.kind("card:ID")(card)
    return pictures
