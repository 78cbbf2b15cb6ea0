"""The whole board of Elder Sign: the Ancient One, the museum, the Other Worlds, the entrance, the dice and everybody's state."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.pilot.visits import Visits, estimate
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import fitted
from rendering.theme import BOARD_SHAPE, TURN_SHAPE, theme
from rendering.words import say

from . import alt, ancient, battle, halls, head, people, supply
from .news import NOTHING, Changed
from .people import Names

WIDTH = 1600  # of what stands without a museum: the opening
MARGIN, GAP = 34, 16
TABLE, EDGE = 1200, 10
BORDER = 24
HEAD, ENTRANCE = 122, 66
ANCIENT, LAWS, PERSON, SLIM = 138, 150, 84, 78
# How high a place is, in so many lines of them: as high as leaves the board about as high as wide where a few people sit there.
PLACE = {(3, 1): 284, (3, 2): 284, (3, 3): 190, (4, 3): 236, (4, 4): 190}
PLACE_OF_MANY = 164  # of three lines beside more than four people


def draw_board(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """The whole table, about as high as wide: a screen shows boards in a wide frame. With more than nine places the laws are left to
    their own pictures: people and places come first. How many cards the decks hold is said in words only."""
    if not view.ancient:
        return draw_opening(view, lang, names, look)
    if view.awake and view.phase == "over":
        return _ending(view, cards, lang, names, look)
    if view.awake:
        return battle.draw_battle(view, cards, lang, names, look)
    t = theme("elder_sign", look)
    rows = -(-len(view.players) // 2)
    person = PERSON if rows <= 2 else SLIM
    laws = _above(Canvas(TABLE, 16, t, backdrop=False), view, cards, lang)
    shape = halls.shape(view)
    lines = shape[1]
    # Where the foyer is among the places, only dice that lie somewhere need a lane; places have the room of blank ones.
    tray = not halls.has_spare(view) or any(die.face for die in view.dice)
    place = (PLACE_OF_MANY if shape == (3, 3) and rows > 2 else PLACE[shape]) + (0 if tray else ENTRANCE // lines)
    lanes = [ANCIENT, laws, lines * (place + halls.GAP) - halls.GAP, ENTRANCE * tray, rows * (person + EDGE) - EDGE]
    lanes = [high for high in lanes if high]
    c = Canvas(TABLE, min(2 * BORDER + sum(lanes) + EDGE * (len(lanes) - 1), round(TABLE * BOARD_SHAPE)), t)
    rest = c.frame.inset(BORDER)
    with c.to_act():
        top, rest = rest.cut_top(ANCIENT, EDGE)
        ancient.draw_short(c, top, view, cards, lang, names)
        if laws:
            top, rest = rest.cut_top(laws, EDGE)
            _draw_above(c, top, view, cards, lang)
        folk, rest = rest.cut_bottom(rows * (person + EDGE) - EDGE, EDGE)
        _people(c, folk, rows, view, cards, names, lang)
        foyer, dice = None, None
        if tray:
            dice, rest = rest.cut_bottom(ENTRANCE, EDGE)
        if halls.has_spare(view):  # the foyer takes what the last row leaves free
            foyer = halls.spare_cell(rest, view)
        elif dice:
            foyer, dice = dice.cut_left(430, EDGE)
        if foyer:
            halls.draw_entrance(c, foyer, view, cards, names, lang)
        if dice:
            with c.plain():
                supply.draw_dice(c, dice, view)
        halls.draw_places(c, rest, view, cards, names, lang)
    return finish(c, alt.board(view, cards, lang, names))


def _above(c: Canvas, view: ElderView, cards: Catalogue, lang: Lang) -> int:
    """How high the lane between the Ancient One and the museum is: how it ended, the laws, or the monster that comes; 0 without any."""
    if view.phase == "over":
        return LAWS
    if halls.count(view) > 9:
        return ancient.ARRIVING if view.arriving else 0
    with c.to_act(), c.plain():
        return ancient.laws_height(c, c.width - 2 * BORDER, EDGE, view, cards, lang)


def _draw_above(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang) -> None:
    if view.phase == "over":  # it stands where the laws stood, which are void
        _ended(c, box, view, cards, lang)
    elif halls.count(view) > 9:  # whose place is being chosen, however full the museum is
        ancient.draw_arriving(c, box, view, cards, lang)
    else:
        with c.plain():
            ancient.draw_laws(c, box, view, cards, lang, EDGE)


def _ended(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang) -> None:
    with c.group("head"):
        c.card(box, "done" if alt.won(view) else "danger", name="card")
        title, rest = box.inset(24, 14).cut_top(76)
        c.text(
            title.centre,
            alt.headline(view, lang),
            72,
            face="title",
            metal=True,
            anchor="mm",
            max_width=title.w,
            name="headline",
        )
        words = lettering.escape(alt.result(view, cards, lang))
        c.paragraph(rest, words, 36, face="italic", colour=c.theme.text_soft, align="m", valign="m", leading=1.02, name="result")


def _people(c: Canvas, box: Box, rows: int, view: ElderView, cards: Catalogue, names: Names, lang: Lang) -> None:
    """Everybody in a line of their own, two side by side; alone with the ability beside."""
    letters = people.place_letters(view)
    lanes = box.rows(rows, EDGE)
    for i, player in enumerate(view.players):
        last = i % 2 == 0 and i == len(view.players) - 1  # nobody sits beside
        cell = lanes[i // 2] if last else lanes[i // 2].columns(2, EDGE)[i % 2]
        people.draw_line(c, cell, view, player.seat, cards, names, lang, letters)


def _ending(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str) -> Drawn:
    """After the battle nothing is left on the table but how it ended, and who saw it."""
    rows = -(-len(view.players) // 2)
    c = Canvas(TABLE, 2 * BORDER + ANCIENT + LAWS + EDGE + rows * (PERSON + EDGE), theme("elder_sign", look))
    with c.to_act():
        top, rest = c.frame.inset(BORDER).cut_top(ANCIENT, EDGE)
        ancient.draw_short(c, top, view, cards, lang, names)
        top, rest = rest.cut_top(LAWS, EDGE)
        _ended(c, top, view, cards, lang)
        _people(c, rest, rows, view, cards, names, lang)
    return finish(c, alt.board(view, cards, lang, names))


def draw_museum(
    view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", changed: Changed = NOTHING
) -> Drawn:
    """For choosing a way: all places, how likely each is passed, what it costs and brings; and how the one who chooses is doing."""
    c = Canvas(TABLE, round(TABLE * TURN_SHAPE), theme("elder_sign", look))
    with c.to_act():
        top, rest = c.frame.inset(BORDER).cut_top(HEAD, halls.GAP)
        head.draw_short(c, top, view, cards, lang, names, changed)
        spare = halls.spare_cell(rest, view)  # the foyer takes what the last row leaves free
        grid, foyer = (rest, spare) if spare is not None else rest.cut_top(rest.h - ENTRANCE - halls.GAP, halls.GAP)
        halls.draw_places(c, grid, view, cards, names, lang, changed, chances(view, cards, lang))
        halls.draw_entrance(c, foyer, view, cards, names, lang)
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
