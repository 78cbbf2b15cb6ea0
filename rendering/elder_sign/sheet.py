"""An investigator's sheet: who they are, what they can do, and everything they carry, with its text."""

from __future__ import annotations

from dataclasses import dataclass

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import BOARD_SHAPE, RGB, theme
from rendering.words import say

from . import alt, folk, people
from .emblems import emblem
from .people import Names
from .portrait import portrait

WIDTH = 1200
TEXT = 31  # ten pixels in a hand
MARGIN, GAP = 26, 16
HEADING = 60
UNTOLD = 92


@dataclass(frozen=True)
class _Thing:
    """A card in somebody's hands, as a tile."""

    id: str
    kind: str
    icon: str  # of its kind
    note: str = ""


def _things(player: SeenPlayer, lang: Lang) -> list[tuple[str, str, list[_Thing]]]:
    """Headings with their cards."""
    items = [_Thing(i, "common_items", "common") for i in player.common] + [
        _Thing(i, "unique_items", "unique") for i in player.unique
    ]
    spells = [_Thing(i, "spells", "spell") for i in player.spells]
    spells += [_Thing(i, "spells", "spell", say(lang, "pic-es-cast")) for i in player.cast]
    allies = [_Thing(i, "allies", "ally") for i in player.allies]
    found = [("pic-es-items", "common", items), ("pic-es-spells", "spell", spells), ("pic-es-allies", "ally", allies)]
    return [(key, icon, things) for key, icon, things in found if things]


@dataclass(frozen=True)
class _Way:
    """How much room things get, from comfortable to crowded."""

    header: int
    parted: bool  # by headings
    abreast: int
    told: bool  # with their texts; without them the names are what is asked for, and the list below the picture has the rest
    trophy: int


WAYS = (
    _Way(330, True, 2, True, 76),
    _Way(230, False, 2, True, 62),
    _Way(330, True, 3, False, 76),
    _Way(230, False, 3, False, 62),
)


@dataclass(frozen=True)
class _Laid:
    way: _Way
    sections: list[tuple[str, str, list[tuple[int, list[_Thing]]]]]
    heights: list[int]

    @property
    def height(self) -> int:
        return -(-(sum(self.heights) + GAP * (len(self.heights) - 1) + 2 * MARGIN) // 40) * 40


def _lay(c: Canvas, player: SeenPlayer, cards: Catalogue, lang: Lang, sheet: int) -> _Laid:
    """The first way that is not higher than a board may be."""
    inner = WIDTH - 2 * MARGIN
    found = _things(player, lang)
    everything = [x for _, _, things in found for x in things]
    for way in WAYS:
        parts = found if way.parted else [("", "", everything)] if everything else []
        sections = [(key, icon, _rows(c, things, cards, lang, inner, way)) for key, icon, things in parts]
        head = HEADING if way.parted else 0
        heights = [way.header, sheet]
        heights += [head + sum(h for h, _ in rows) + GAP * (len(rows) - 1) for _, _, rows in sections]
        heights.append(HEADING + max(1, _trophy_lines(player, way)) * (way.trophy + 12))
        laid = _Laid(way, sections, heights)
        if laid.height <= WIDTH * BOARD_SHAPE:
            break
    return laid


def draw_sheet(view: ElderView, seat: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("elder_sign", look)
    player = view.player(seat)
    if not player.investigator:
        return _nobody(view, seat, cards, lang, names, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    ability = "\n".join(lettering.escape(x) for x in cards.text(player.investigator, lang))
    words = sizing.fits(Box(0, 0, WIDTH - 2 * MARGIN - 90, 600), ability, 34).height
    sheet = -(-(words + 60) // 20) * 20
    laid = _lay(sizing, player, cards, lang, sheet)
    way = laid.way
    c = Canvas(WIDTH, laid.height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(way.header, GAP)
    _head(c, top, player, cards, lang, names)
    lane, rest = rest.cut_top(sheet, GAP)
    with c.group("ability"):
        c.parchment(lane, name="sheet", seed=9)
        c.paragraph(lane.inset(44, 16), ability, 36, min_size=32, colour=t.paper_ink, valign="m", name="text")
    for (key, icon, rows), h in zip(laid.sections, laid.heights[2:], strict=False):
        lane, rest = rest.cut_top(h, GAP)
        with c.group(key.rpartition("-")[2] or "things"):
            if way.parted:
                _heading(c, lane, icon, say(lang, key))
            y = lane.y0 + (HEADING if way.parted else 0)
            for tall, abreast in rows:
                columns = len(abreast) if way.told else way.abreast
                for box, thing in zip(Box(lane.x0, y, lane.x1, y + tall).columns(columns, GAP), abreast, strict=False):
                    _tile(c, box, thing, cards, lang, told=way.told)
                y += tall + GAP
    with c.group("trophies"):
        _heading(c, rest, "trophy", say(lang, "pic-es-trophies-worth", n=player.trophy_worth))
        _trophies(c, Box(rest.x0, rest.y0 + HEADING, rest.x1, rest.y1), player, cards, lang, way)
    return finish(c, alt.sheet(view, seat, cards, lang, names))


def _head(c: Canvas, box: Box, player: SeenPlayer, cards: Catalogue, lang: Lang, names: Names) -> None:
    t = c.theme
    card = cards.investigators[player.investigator]
    who = t.seat(player.seat)
    with c.group("head"):
        c.card(box, f"seat:{player.seat}", name="card")
        side = box.h - 52
        c.put(portrait(side, side, folk.face(card.id, emblem(card.id, cards)), who.colour, t), box.x0 + 26, box.y0 + 26)
        c.record("icon", "portrait", Box.at(box.x0 + 26, box.y0 + 26, side, side))
        x = box.x0 + 26 + side + 34
        wide = box.x1 - x - 30
        low = box.h < 300  # pips stand beside each other there, and counts beside the name
        title, line = (Box(x, box.y0 + 20, x + wide, box.y0 + 76), box.y0 + 100) if low else (Box(x, box.y0 + 26, x + wide, box.y0 + 88), box.y0 + 116)  # fmt: skip
        c.paragraph(title, card.name.in_(lang), 52, face="title", valign="m", shadow=True, name="investigator")
        badge = 40
        people.badge(c, (x + badge / 2, line), badge, player.seat, names, lang)
        occupation = card.occupation.in_(lang)
        room = wide - badge - 14 - 22 - c.measure(occupation, TEXT, "italic")
        name = people.fitted_name(c, people.person(names, player.seat, lang), room, 34)
        end = c.text((x + badge + 14, line), name, 34, max_width=room, name="player")
        c.text((end.x1 + 22, line), occupation, TEXT, face="italic", colour=t.text_soft, name="occupation")
        if low:
            states = f"{{sanity}} {player.sanity}/{player.max_sanity}   {{stamina}} {player.stamina}/{player.max_stamina}"
            end = c.text((x, box.y1 - 66), states, 38, face="heavy", name="state")
            c.text((x, box.y1 - 30), people.counts(player), 34, face="heavy", max_width=wide, name="counts")
            return
        c.pips((x, box.y0 + 178), player.sanity, player.max_sanity, "sanity", 42, gap=8, name="sanity")
        c.pips((x, box.y0 + 234), player.stamina, player.max_stamina, "stamina", 42, gap=8, name="stamina")
        c.text((x, box.y1 - 40), people.counts(player), 36, face="heavy", max_width=wide, name="counts")


def _heading(c: Canvas, lane: Box, icon: str, words: str) -> None:
    y = lane.y0 + HEADING / 2
    end = c.text(
        (lane.x0 + 10, y),
        f"{{{icon}}} {words}",
        38,
        face="title",
        colour=c.theme.brass_light,
        max_width=lane.w - 20,
        name="heading",
    )
    if lane.x1 - end.x1 > 120:
        c.rule(end.x1 + 24, lane.x1 - 10, round(y))


def _rows(c: Canvas, things: list[_Thing], cards: Catalogue, lang: Lang, inner: int, way: _Way) -> list[tuple[int, list[_Thing]]]:
    """Rows of tiles; all of a row are as tall as the longest text needs, in steps."""
    found: list[tuple[int, list[_Thing]]] = []
    width = (inner - GAP * (way.abreast - 1)) // way.abreast
    for i in range(0, len(things), way.abreast):
        row = things[i : i + way.abreast]
        if not way.told:
            found.append((UNTOLD, row))
            continue
        # A tile alone in its row takes all of it.
        room = width if len(row) == 2 else inner
        needed = max(c.fits(Box(0, 0, room - 150, 900), _text(x, cards, lang), TEXT).height for x in row)
        found.append((max(126, -(-(needed + 86) // 20) * 20), row))
    return found


def _text(thing: _Thing, cards: Catalogue, lang: Lang) -> str:
    return "\n".join(lettering.escape(x) for x in cards.text(thing.id, lang))


def _tile(c: Canvas, box: Box, thing: _Thing, cards: Catalogue, lang: Lang, *, told: bool = True) -> None:
    t = c.theme
    with c.group(thing.id):
        c.panel(box, "panel", name="tile")
        tone: RGB = t.icons[thing.icon]
        size = 92 if told else 70
        gap = 18 if told else 12
        c.token(
            (box.x0 + gap + size / 2, box.centre[1]), size, emblem(thing.id, cards), colour=tone, shape="square", name="token"
        )
        x = box.x0 + gap + size + gap
        name = lettering.escape(cards.by_id[thing.id].name.in_(lang)) + (f" ({thing.note})" if thing.note else "")
        if not told:
            room = Box(x, box.y0 + 4, box.x1 - 10, box.y1 - 4)
            c.paragraph(room, name, 34, min_size=TEXT - 3, face="bold", colour=tone, valign="m", leading=0.96, name="name")
            return
        c.text((x, box.y0 + 34), name, 34, colour=tone, max_width=box.x1 - x - 16, name="name")
        c.paragraph(Box(x, box.y0 + 66, box.x1 - 16, box.y1 - 12), _text(thing, cards, lang), TEXT, min_size=26, name="text")


def _per_row(way: _Way) -> int:
    return (WIDTH - 2 * MARGIN) // (way.trophy + 12)


def _trophy_lines(player: SeenPlayer, way: _Way) -> int:
    return -(-len(player.trophies) // _per_row(way))


def _trophies(c: Canvas, area: Box, player: SeenPlayer, cards: Catalogue, lang: Lang, way: _Way) -> None:
    """Won cards and markers with what each is worth."""
    t = c.theme
    if not player.trophies:
        c.text((area.x0 + 14, area.y0 + 34), say(lang, "pic-es-nothing-yet"), 32, face="italic", colour=t.text_soft, name="none")
        return
    for i, id in enumerate(player.trophies):
        row, column = divmod(i, _per_row(way))
        x = area.x0 + column * (way.trophy + 12) + way.trophy / 2 + 4
        y = area.y0 + row * (way.trophy + 12) + way.trophy / 2
        monster = id in cards.monsters
        c.token(
            (x, y),
            way.trophy,
            emblem(id, cards),
            colour=(196, 60, 56) if monster else t.icons["gate"] if id in cards.other_worlds else t.brass,
            shape="circle" if monster else "square",
            initial=str(cards.trophy(id)),
            badge_colour=t.icons["trophy"],
            name=id,
        )


def _nobody(view: ElderView, seat: int, cards: Catalogue, lang: Lang, names: Names, look: str) -> Drawn:
    c = Canvas(WIDTH, 320, theme("elder_sign", look))
    box = c.frame.inset(MARGIN)
    c.panel(box, "dim", name="panel")
    c.token(
        (box.x0 + 140, box.centre[1]),
        180,
        "devoured",
        seat=seat,
        initial=people.initial(names, seat, lang),
        dim=True,
        name="token",
    )
    x = box.x0 + 270
    name = people.fitted_name(c, people.person(names, seat, lang), box.x1 - x - 30, 48)
    c.text((x, box.centre[1] - 50), name, 48, max_width=box.x1 - x - 30, name="name")
    c.paragraph(
        Box(x, box.centre[1] - 10, box.x1 - 30, box.y1 - 20), people.status(view.player(seat), view, lang), 38, name="status"
    )
    return finish(c, alt.sheet(view, seat, cards, lang, names))
