"""The whole board of Elder Sign: the Ancient One, the museum, the Other Worlds, the entrance, the dice and everybody's state."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.pilot.visits import Visits, estimate
from games.elder_sign.view import ElderView, SeenCard
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import fitted
from rendering.theme import BOARD_SHAPE, TURN_SHAPE, theme
from rendering.words import say

from . import alt, ancient, battle, halls, head, people, places, recap, supply
from .news import NOTHING, Changed
from .people import Names

WIDTH = 1600
MARGIN, GAP = 34, 16
# Cards come in few heights, so that few card bodies have to be kept. With these margins three or four in a lane are whole
# pixels wide, all alike.
LANE_STEP = 40
TURN_WIDTH, TURN_MARGIN, HEAD, ENTRANCE = 1200, 24, 122, 66


def draw_board(
    view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, detail: bool = False
) -> Drawn:
    """The whole table. `detail` adds the flavour, in letters meant for the opened picture only."""
    if not view.ancient:
        return draw_opening(view, lang, names, look)
    if view.awake and view.phase == "over":
        return _ending(view, cards, lang, names, look)
    if view.awake:
        return battle.draw_battle(view, cards, lang, names, look)
    over = view.phase == "over"
    sizing = Canvas(WIDTH, 16, theme("elder_sign", look), backdrop=False)
    rows = _grid(sizing, view, cards)
    laws = ancient.laws_height(sizing, WIDTH - 2 * MARGIN, GAP, view, cards, lang)
    # Free places in the last lane are the foyer's: with one the entrance goes there, with more the dice and decks too.
    free = sum(1 for letter, _, _ in rows[-1][0] if not letter)
    beside = free >= 2
    heights = [
        recap.HEADER if over else ancient.HEADER,
        *([] if over else [laws]),
        *(h for _, h in rows),
        *([] if beside else [supply.HEIGHT]),
        people.strip_height(len(view.players), GAP),
    ]
    if detail:
        heights.append(70)
    height = sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN
    c = Canvas(WIDTH, height, theme("elder_sign", look))
    inner = c.frame.inset(MARGIN)
    top, rest = inner.cut_top(heights[0], GAP)
    if over:  # how it ended stands where the Ancient One stood, and its laws are void
        recap.draw_head(c, top, view, (), cards, lang)
    else:
        ancient.draw_header(c, top, view, cards, lang, names)
        top, rest = rest.cut_top(laws, GAP)
        ancient.draw_laws(c, top, view, cards, lang, GAP)
    letters = people.place_letters(view)
    for cells, h in rows:
        lane, rest = rest.cut_top(h, GAP)
        _lane(c, lane, cells, view, cards, names, lang, letters)
        if free and cells is rows[-1][0]:
            room = lane._replace(x0=lane.columns(len(cells), GAP)[len(cells) - free].x0)
            if beside:
                _foyer(c, room, view, cards, names, lang)
            else:
                places.draw_entrance(c, room, view, cards, names, lang)
    if not beside:
        lane, rest = rest.cut_top(supply.HEIGHT, GAP)
        _foyer(c, lane, view, cards, names, lang, entrance=not free)
    lane, rest = rest.cut_top(people.strip_height(len(view.players), GAP), GAP)
    people.draw_strip(c, lane, view, cards, names, lang, GAP)
    if detail:
        c.paragraph(
            Box(inner.x0 + 20, rest.y0, inner.x1 - 20, inner.y1),
            cards.ancient_ones[view.ancient].flavour.in_(lang),
            c.type("detail"),
            face="italic",
            colour=c.theme.text_faint,
            align="m",
            detail=True,
            name="flavour",
        )
    return finish(c, alt.board(view, cards, lang, names))


def _ending(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str) -> Drawn:
    """After the battle nothing is left on the table but how it ended, and who saw it."""
    strip = people.strip_height(len(view.players), GAP)
    c = Canvas(WIDTH, 2 * MARGIN + recap.HEADER + GAP + strip, theme("elder_sign", look))
    top, rest = c.frame.inset(MARGIN).cut_top(recap.HEADER, GAP)
    recap.draw_head(c, top, view, (), cards, lang)
    people.draw_strip(c, rest, view, cards, names, lang, GAP)
    return finish(c, alt.board(view, cards, lang, names))


def draw_museum(
    view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", changed: Changed = NOTHING
) -> Drawn:
    """For choosing a way: all places, how likely each is passed, what it costs and brings; and how the one who chooses is doing."""
    # More than nine places are read at a desk or opened: then the picture is as high as a board may be.
    shape = TURN_SHAPE if halls.count(view) <= 9 else BOARD_SHAPE
    c = Canvas(TURN_WIDTH, round(TURN_WIDTH * shape), theme("elder_sign", look))
    with c.to_act():
        top, rest = c.frame.inset(TURN_MARGIN).cut_top(HEAD, halls.GAP)
        head.draw_short(c, top, view, cards, lang, names, changed)
        grid, foyer = rest.cut_top(rest.h - ENTRANCE - halls.GAP, halls.GAP)
        halls.draw_places(c, grid, view, cards, names, lang, changed, chances(view, cards, lang))
        halls.draw_entrance(c, foyer, view, names, lang)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def chances(view: ElderView, cards: Catalogue, lang: Lang) -> dict[str, str]:
    """How likely whoever is in turn passes each card, in the words of the list below the picture."""
    me = view.player(view.active)
    if not me.investigator:
        return {}
    found = {seen.card: Visits(cards).best_chance(view, me, seen.card) for seen in view.cards}
    return {card: say(lang, "pic-es-chance", n=estimate(chance)) for card, chance in found.items() if chance is not None}


def draw_opening(view: ElderView, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """Before the Ancient One is drawn: the title and who sits at the table."""
    c = Canvas(WIDTH, 650 if len(view.players) <= 4 else 850, theme("elder_sign", look))
    t = c.theme
    c.glow(WIDTH / 2, 170, 260, t.icons["elder_sign"], 0.5)
    c.icon((WIDTH / 2, 170), "elder_sign", 210)
    c.text(
        (WIDTH / 2, 340), say(lang, "pic-es-game"), 96, face="title", metal=True, anchor="mm", max_width=WIDTH - 200, name="title"
    )
    per = 4 if len(view.players) > 4 else max(1, len(view.players))
    lanes = [view.players[i : i + per] for i in range(0, len(view.players), per)]
    for lane, seated in zip(Box(MARGIN + 20, 424, WIDTH - MARGIN - 20, c.height - 40).rows(len(lanes)), lanes, strict=True):
        for cell, player in zip(lane.columns(len(seated)), seated, strict=True):
            who = fitted(c, people.person(names, player.seat, lang), cell.w - 30, 36)
            c.token((cell.centre[0], cell.y0 + 62), 116, "investigator", seat=player.seat, name=f"seat{player.seat}")
            c.text((cell.centre[0], cell.y0 + 156), who, 36, anchor="mm", max_width=cell.w - 30, name=f"name{player.seat}")
    words = alt.who(range(len(view.players)), names, lang)
    return finish(c, f"{say(lang, 'pic-es-game')}. {words}.")


Cell = tuple[str, SeenCard | None, places.Plan | None]


def _grid(c: Canvas, view: ElderView, cards: Catalogue) -> list[tuple[list[Cell], int]]:
    """Lanes of cards with their heights: the museum's two of three, then additional adventures and Other Worlds."""
    museum = {s.slot: s for s in view.cards if s.kind == "adventure" and s.slot < 6}
    more = [s for s in view.cards if s.kind == "adventure" and s.slot >= 6] + [s for s in view.cards if s.kind == "other_world"]
    letters = people.place_letters(view)
    inner = WIDTH - 2 * MARGIN
    lanes: list[tuple[list[Cell], int]] = []

    def lane(cells: list[tuple[str, SeenCard | None]], columns: int) -> None:
        width = (inner - GAP * (columns - 1)) // columns
        laid = [(letter, s, places.plan(c, width, s, view, cards) if s else None) for letter, s in cells]
        laid += [("", None, None)] * (columns - len(laid))
        tallest = max((p.height for _, _, p in laid if p), default=160)
        lanes.append((laid, -(-tallest // LANE_STEP) * LANE_STEP))

    for r in range(2):
        lane([(chr(ord("A") + i), museum.get(i)) for i in range(r * 3, r * 3 + 3)], 3)
    columns = 3 if len(more) <= 3 else 4
    for i in range(0, len(more), columns):
        lane([(letters[s.card], s) for s in more[i : i + columns]], columns)
    return lanes


def _lane(
    c: Canvas,
    lane: Box,
    cells: list[Cell],
    view: ElderView,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    letters: dict[str, str],
    changed: Changed = NOTHING,
) -> None:
    for box, (letter, seen, laid) in zip(lane.columns(len(cells), GAP), cells, strict=True):
        if seen and laid:
            places.draw_place(c, box, seen, laid, view, cards, names, lang, letters[seen.card], changed)
        elif letter:
            places.draw_empty(c, box, letter)


def _foyer(c: Canvas, area: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang, *, entrance: bool = True) -> None:
    """Entrance, dice and decks: side by side in a lane of their own, or the dice below beside the last cards."""
    right, rest = area.cut_right(330, GAP)
    if area.h <= supply.HEIGHT:
        if entrance:
            left, rest = rest.cut_left(470, GAP)
            places.draw_entrance(c, left, view, cards, names, lang)
        supply.draw_dice(c, rest, view)
        supply.draw_decks(c, right, view)
        return
    low = area.cut_bottom(supply.HEIGHT)[0]
    top = area.h - supply.HEIGHT - GAP
    places.draw_entrance(c, rest.cut_top(top)[0], view, cards, names, lang)
    supply.draw_decks(c, right.cut_top(top)[0], view)
    supply.draw_dice(c, low, view)
