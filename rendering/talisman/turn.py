"""The part of the land that matters now: the ways a roll leaves, what lies ahead before it, the space somebody has come to.

A fight has a picture of its own (`fight.py`), and so has the end (`end.py`).
"""

from __future__ import annotations

from games.kernel.phrases import Lang
from games.talisman import odds
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted, shortened
from rendering.theme import RGB, mix, theme
from rendering.words import capital, say

from . import alt
from .end import draw_end
from .fight import draw_fight, fighting
from .land import BAND, RIM
from .news import NOTHING, Changed
from .people import numbers, panel, portrait
from .pieces import back, die, figure_of, frame, lay, plaque, stand, view_of
from .spots import Table, coins, lane_space, pieces_on
from .ways import Way, around, ringed, rolled, ways
from .words import being_words, here, initial, lying_at, marks, name_of, person, space_name

WIDTH, HEIGHT = 1200, 900
MARGIN, GAP = 16, 12
HEAD = 134
STRIP = 6  # spaces on either side of whoever goes
TEXT = 34  # what one needs in order to act: 11 px on a phone


def draw_turn(
    view: TalismanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if view.phase == "over":
        return draw_end(view, cards, lang, names, look)
    if fighting(view):
        return draw_fight(view, cards, lang, names, look)
    at = Table(view, cards, lang, names, changed)
    c = Canvas(WIDTH, HEIGHT, theme("talisman", look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    found = view.players[view.active].character
    n = rolled(view)
    if view.phase == "setup" or found is None:
        _title(c, head, at, say(lang, "pic-tm-setup"), ())
        _gathering(c, rest, at)
    elif n and ringed(view, cards, view.active):
        _title(c, head, at, _named(c, at, "pic-tm-goes", n=n), view.move.dice if view.move else ())
        _ways(c, rest, at, n)
    elif view.phase == "movement" and ringed(view, cards, view.active):
        _title(c, head, at, _named(c, at, "pic-tm-sets-out"), ())
        _ahead(c, rest, at)
    else:
        space = view.encounter.space if view.encounter else found.space
        words = _named(c, at, "pic-tm-is-at", space=space_name(space, cards, lang))
        _title(c, head, at, words, view.roll)
        _arrived(c, rest, space, at)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _named(c: Canvas, at: Table, key: str, **args: str | int) -> str:
    name = person(at.names, at.view.active, at.lang)
    return shortened(c, name, 720, lambda shown: say(at.lang, key, name=shown, **args), "title_heavy")


def _title(c: Canvas, box: Box, at: Table, words: str, dice: object) -> None:
    """Who, with their values; the dice on the right."""
    v = at.view
    rolls = [n for n in dice if isinstance(n, int)][:3] if isinstance(dice, list | tuple) else []
    with c.group("head"):
        c.card(box, "card", name="card")
        right = box.x1 - 24
        for i, n in enumerate(reversed(rolls)):
            die(c, right - 50, box.centre[1], 100, n, name=f"die{i}")
            right -= 112
        player = v.players[v.active]
        x = box.x0 + 24
        if player.character is None or v.phase == "setup":
            c.text((x, box.centre[1]), words, 54, face="title_heavy", metal=True, max_width=right - x - 10, name="title")
            return
        portrait(c, Box.at(box.x0 + 16, box.y0 + 12, 110, 110), player, at)
        x = box.x0 + 146
        c.text(
            (x, box.y0 + 44), lettering.escape(words), 46, face="title_heavy", metal=True, max_width=right - x - 10, name="title"
        )
        wide = min(right - x - 10, 560)
        numbers(c, Box(x, box.y1 - 58, x + wide, box.y1 - 18), player.character, 44, v.active, at.changed)


# -- after the roll -------------------------------------------------------------------------------------------------------


def _ways(c: Canvas, area: Box, at: Table, n: int) -> None:
    """Where the ways end, large, with what waits there; below them the spaces between."""
    found = ways(at.view, at.cards, at.view.active, n)
    main, across = [w for w in found if w.turning != "passage"], [w for w in found if w.turning == "passage"][:2]
    strip, rest = area.cut_bottom(132, GAP)
    if across:
        lane, rest = rest.cut_bottom(84, GAP)
        for way, box in zip(across, lane.columns(len(across), GAP), strict=True):
            _across(c, box, way, at)
    for way, box in zip(main, rest.columns(max(1, len(main)), GAP), strict=True):
        _end(c, box, way, at)
    _strip(c, strip, main, at)


def _across(c: Canvas, box: Box, way: Way, at: Table) -> None:
    """A third way: over the bridge, or through the Portal."""
    t = c.theme
    tone = t.icons["passage"]
    with c.group(f"way:{way.end}:passage"):
        plaque(c, box, mix(t.ink, tone, 0.1), 0.9)
        frame(c, box, tone, 5, radius=14)
        c.record("panel", "panel", box)
        what = alt.at_space(at.view, way.end, at.cards, at.lang, at.names, without=at.view.active)
        name = f"{{passage}} {lettering.escape(space_name(way.end, at.cards, at.lang))}"
        wide = box.w - 48
        if not what or c.measure(name, 38, "heavy") > wide * 0.7:
            c.text(box.centre, name, 42, face="heavy", colour=tone, icon_colour=tone, anchor="mm", max_width=wide, name="title")
            return
        end = c.text((box.x0 + 24, box.centre[1]), name, 40, face="heavy", colour=tone, icon_colour=tone, name="title")
        left = box.x1 - 20 - end.x1 - 20
        c.text((end.x1 + 20, box.centre[1]), fitted(c, what, left, 32), 32, colour=t.text_soft, max_width=left, name="what")


def _end(c: Canvas, box: Box, way: Way, at: Table) -> None:
    t, lang = c.theme, at.lang
    tone = t.icons[way.turning]
    printed = at.cards.spaces[way.end]
    with c.group(f"way:{way.end}:{way.turning}"):
        notes = waiting(way.end, at)
        line = TEXT + 12
        foot = 24 + len(notes) * line
        view_of(c, box._replace(y1=box.y1 - foot + 20), printed, 16, noted=box)
        low = Box(box.x0, box.y1 - foot, box.x1, box.y1)
        plaque(c, low, mix(BAND[printed.region], t.ink, 0.5), 1.0, 16)
        frame(c, box, tone, 8, glow=True, radius=16)
        title = Box(box.x0 + 8, box.y0 + 8, box.x1 - 8, box.y0 + 76)
        plaque(c, title, mix(BAND[printed.region], t.ink, 0.35), 0.86, 10)
        name = f"{{{way.turning}}} {lettering.escape(space_name(way.end, at.cards, lang))}"
        c.text(
            title.centre,
            name,
            46,
            face="title_heavy",
            colour=tone,
            icon_colour=tone,
            anchor="mm",
            max_width=title.w - 20,
            name="title",
        )
        room = Box(box.x0 + 14, title.y1 + 6, box.x1 - 14, low.y0 - 6)
        pieces_on(c, room, way.end, at, figure=min(230, room.h - 8), card=130)
        for i, (words, shade) in enumerate(notes):
            y = low.y0 + 12 + (i + 0.5) * line
            c.text((low.x0 + 22, y), words, TEXT, face="bold", colour=shade, max_width=low.w - 40, min_size=28, name=f"note{i}")


def waiting(space: str, at: Table) -> list[tuple[str, RGB]]:
    """What whoever ends a move here has to expect, a line each; three at the most."""
    v, lang, cards = at.view, at.lang, at.cards
    me = v.players[v.active].character
    assert me is not None
    t_lines: list[tuple[str, RGB]] = []
    soft, plain, bad = (222, 212, 190), (250, 244, 226), (255, 170, 140)
    for seat in here(v, space):
        if seat != v.active:
            other = v.players[seat].character
            assert other is not None
            t_lines.append(
                (
                    f"{{strength}} {other.total_strength} {{craft}} {other.total_craft} {lettering.escape(person(at.names, seat, lang))}",
                    plain,
                )
            )
    lying = lying_at(v, space)
    for card in lying:
        found = cards.find_being(card)
        words = lettering.escape(being_words(card, cards, lang))
        if found is not None and (found.strength or found.craft):
            mine, theirs = (me.total_strength, found.strength) if found.strength else (me.total_craft, found.craft)
            words += " · " + say(lang, "pic-tm-chance", n=odds.fight(mine, theirs))
        t_lines.append((words, plain))
    if v.gold.get(space):
        t_lines.append((f"{{gold}} {say(lang, 'pic-tm-take-gold', n=v.gold[space])}", plain))
    t_lines += [(f"{{{m}}} {capital(say(lang, f'pic-tm-{m}'))}", bad) for m in marks(v, space)]
    most = cards.spaces[space].draws(v.desert_draw)
    draw = max(0, most - len(lying))
    if draw:
        t_lines.append((f"{{cards}} {say(lang, 'pic-tm-draws', n=draw)}", soft))
    elif not t_lines or not most:
        t_lines.append((f"{{cards}} {say(lang, 'pic-tm-draws-none' if most else 'pic-tm-own-rule')}", soft))
    if len(t_lines) > 3:
        t_lines = [*t_lines[:2], (say(lang, "pic-tm-more", n=len(t_lines) - 2), soft)]
    return t_lines


def _strip(c: Canvas, area: Box, found: list[Way], at: Table) -> None:
    """The spaces on the way, from one end over where one stands to the other."""
    t, v = c.theme, at.view
    me = v.players[v.active].character
    assert me is not None
    path = {w.turning: list(enumerate(w.path, 1))[-STRIP:] for w in found}  # of a very long way the end
    before, after = path.get("counter", []), path.get("clockwise", [])
    steps = [*reversed(before), (0, me.space), *after]
    middle = len(before)
    with c.group("strip"):
        for i, ((number, space), box) in enumerate(zip(steps, area.columns(max(5, len(steps)), 4), strict=False)):
            printed = at.cards.spaces[space]
            view_of(c, box, printed, 10)
            tone = (255, 246, 214) if i == middle else t.icons["counter" if i < middle else "clockwise"]
            last = i in (0, len(steps) - 1)
            frame(c, box, tone, 6 if last or i == middle else 3, radius=10)
            if i == middle:
                high = min(box.h - 8, round(box.w * 1.4))
                letter = initial(at.names, v.active, at.lang)
                stand(c, box.centre[0], box.y1 - 12, figure_of(me), high, seat=v.active, initial=letter, active=True, name="me")
                continue
            c.badge((box.centre[0], box.y0 + 26), str(number), 40, tone, name=f"number{i}")
            _small(c, Box(box.x0 + 4, box.y0 + 50, box.x1 - 4, box.y1 - 4), space, at)


def _small(c: Canvas, room: Box, space: str, at: Table) -> None:
    """Somebody, or the topmost card."""
    seats, lying = here(at.view, space), lying_at(at.view, space)
    if seats:
        who = c.theme.seat(seats[0])
        form = "hexagon" if who.shape == "diamond" else who.shape
        c.badge(room.centre, initial(at.names, seats[0], at.lang), 44, who.colour, form, name=f"seat{seats[0]}")
    elif lying:
        w = 42
        lay(c, room.centre[0] - w / 2, room.centre[1] - w * 0.66, lying[-1], at.cards, w, "card")
    elif at.view.gold.get(space):
        coins(c, room.centre[0] - 22, room.centre[1] - 22, 40, at.view.gold[space])


# -- before the roll ------------------------------------------------------------------------------------------------------


def _ahead(c: Canvas, area: Box, at: Table) -> None:
    """The six spaces either way round, as a die would lead there."""
    t, v = c.theme, at.view
    me = v.players[v.active].character
    assert me is not None
    for turning, lane in zip(("counter", "clockwise"), area.rows(2, GAP), strict=True):
        tone = t.icons[turning]
        side, rest = lane.cut_left(64, 8)
        with c.group(turning):
            c.stamp(shapes.rounded(side.w, side.h, 14), side.x0, side.y0, mix(t.ink, tone, 0.2), 0.9)
            c.icon((side.centre[0], side.centre[1]), turning, 54, tone)
            spaces = around(at.cards, me.space, 6, turning)
            for i, (space, box) in enumerate(zip(spaces, rest.columns(6, 6), strict=True)):
                printed = at.cards.spaces[space]
                lane_space(c, box, space, at, TEXT, figure=150, card=84, under=48)
                c.badge((box.x0 + 30, box.y0 + 30), str(i + 1), 46, tone, name=f"number{i}")
                if printed.draw:
                    back(c, box.x1 - 12, box.y0 + 10, 28, printed.draw)


# -- having come somewhere ------------------------------------------------------------------------------------------------


def _arrived(c: Canvas, area: Box, space: str, at: Table) -> None:
    """The space with everybody and everything on it, and what its rule or its cards say."""
    t, v, lang = c.theme, at.view, at.lang
    printed = at.cards.spaces[space]
    lying = list(lying_at(v, space))
    tiles = [*lying][:4]
    rules = "\n".join(lettering.escape(x) for x in at.cards.text(space, lang))
    low_height = 236 if tiles or rules else 92
    low, top = area.cut_bottom(low_height, GAP)
    with c.group("here"):
        view_of(c, top, printed, 16)
        frame(c, top, RIM[printed.region], 6, radius=16)
        room = top.inset(30, 16)
        pieces_on(c, room, space, at, figure=min(320, room.h), card=170)
    if tiles:
        _tiles(c, low, tiles, len(lying), at)
    elif rules:
        c.parchment(low, name="rule", seed=3)
        c.paragraph(low.inset(34, 22), rules, 36, min_size=26, colour=t.paper_ink, valign="m", name="rule-text")
    else:
        c.panel(low, "panel", name="nothing")
        c.text(low.centre, say(lang, "pic-tm-nothing-here"), 38, anchor="mm", colour=t.text_soft, name="nothing-text")


def _tiles(c: Canvas, area: Box, tiles: list[str], n: int, at: Table) -> None:
    """The cards on a space by name, and what has been dealt with."""
    t, v = c.theme, at.view
    done = set(v.encounter.done) | set(v.encounter.evaded) if v.encounter else set()
    me = v.players[v.active].character
    for i, (card, box) in enumerate(zip(tiles, area.columns(max(2, len(tiles)), GAP), strict=False)):
        with c.group(f"tile{i}"):
            c.panel(box, "done" if card in done else "panel", name="panel")
            inner = box.inset(20, 16)
            c.paragraph(
                Box(inner.x0, inner.y0, inner.x1, inner.y0 + 84),
                ("{check} " if card in done else "") + lettering.escape(name_of(card, at.cards, at.lang)),
                42,
                min_size=30,
                face="heavy",
                valign="m",
                leading=1.04,
                name="name",
            )
            found = at.cards.find_being(card)
            lines: list[str] = []
            if found is not None and (found.strength or found.craft) and me is not None:
                icon, theirs = ("strength", found.strength) if found.strength else ("craft", found.craft)
                mine = me.total_strength if found.strength else me.total_craft
                lines = [f"{{{icon}}} {theirs} : {mine}", say(at.lang, "pic-tm-chance", n=odds.fight(mine, theirs))]
            text = "\n".join(lines) or " ".join(lettering.escape(x) for x in at.cards.text(at.cards.printed(card).id, at.lang))
            last = i == len(tiles) - 1 and n > len(tiles)
            space = Box(inner.x0, inner.y0 + 92, inner.x1, inner.y1 - (42 if last else 0))
            if lines:
                c.paragraph(space, text, 38, min_size=30, face="bold", colour=t.text, name="text")
            elif c.fits(space, text, 32, min_size=c.phone_min).clipped:
                kind = say(at.lang, f"pic-tm-kind-{at.cards.kind_of(at.cards.printed(card).id).replace('_', '-')}")
                c.paragraph(space, kind, 34, min_size=24, colour=t.text_soft, name="text")
            else:
                c.paragraph(space, text, 32, min_size=24, colour=t.text_soft, name="text")
            if last:
                c.text((inner.x0, inner.y1 - 14), say(at.lang, "pic-tm-more", n=n - len(tiles)), 32, colour=t.warn, name="more")


def _gathering(c: Canvas, area: Box, at: Table) -> None:
    """Before the first turn: everybody's panel, as far as there is somebody."""
    n = len(at.view.players)
    rows = -(-n // 2)
    for i, lane in enumerate(area.rows(max(2, rows), GAP)):
        for player, box in zip(at.view.players[i * 2 : i * 2 + 2], lane.columns(2, GAP), strict=False):
            panel(c, box, player, at)
